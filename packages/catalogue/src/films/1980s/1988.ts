import type { CatalogueFilm } from '../film.ts';

export const films1988: readonly CatalogueFilm[] = [
  {
    id: 4011,
    title: 'Beetlejuice',
    releaseDate: '1988-03-30',
    genres: ['fantasy', 'comedy'],
    voteAverage: 7.4,
    voteCount: 7_859,
    overview:
      'Adam and Barbara Maitland are on vacation in their old house in Connecticut when their car goes off a bridge. They come home as ghosts and cannot leave. Soon the loud Deetz family from New York moves in and starts to tear everything apart, and only Lydia, the daughter, can see them. The Maitlands must drive them out or lose their home, and the only help on offer is Betelgeuse, a dangerous ghost for hire.',
    cast: [
      { name: 'Michael Keaton', character: 'Betelgeuse' },
      { name: 'Alec Baldwin', character: 'Adam Maitland' },
      { name: 'Geena Davis', character: 'Barbara Maitland' },
      { name: 'Winona Ryder', character: 'Lydia Deetz' },
      { name: "Catherine O'Hara", character: 'Delia Deetz' },
      { name: 'Jeffrey Jones', character: 'Charles Deetz' },
      { name: 'Glenn Shadix', character: 'Otho' },
      { name: 'Sylvia Sidney', character: 'Juno' },
      { name: 'Robert Goulet', character: 'Maxie Dean' },
      { name: 'Dick Cavett', character: 'Bernard' },
    ],
    crew: [
      { name: 'Tim Burton', job: 'Director' },
      { name: 'Michael Bender', job: 'Producer' },
      { name: 'Larry Wilson', job: 'Producer' },
      { name: 'Michael McDowell', job: 'Screenplay' },
      { name: 'Warren Skaaren', job: 'Screenplay' },
      { name: 'Danny Elfman', job: 'Original Music Composer' },
      { name: 'Thomas E. Ackerman', job: 'Director of Photography' },
      { name: 'Jane Kurson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Keaton Minutes',
        writtenOn: '2016-09-06',
        rating: 7,
        content:
          "Michael Keaton is on the screen for about a quarter of an hour, and he is the reason to watch this. He spits, he scratches, he changes his voice every few seconds, and you can't tell what was written and what he made up. When he's gone the movie is a nice, odd comedy about two polite ghosts, with a very funny waiting room for the dead. Winona Ryder is sweet as the sad girl in black. It's uneven and inventive. I liked it, and I loved Keaton.",
      },
      {
        author: 'Hilde Marsh',
        writtenOn: '2022-10-22',
        rating: 6,
        content:
          "Catherine O'Hara is the best thing in this ghost comedy. I like it better in bits than from front to back, it's like a drawer of very good toys where somebody's lost the game. Poor Geena Davis and Alec Baldwin have got nothing to do but be nice in a cardigan. Some jokes about the schoolgirl made me uneasy. So I liked half.",
      },
      {
        author: 'Strange Lydia',
        writtenOn: '2019-10-13',
        rating: 10,
        content:
          "ok so i was fourteen, i'd moved schools, i wore my dad's old suit jacket with the sleeves pushed up and i'd cut my fringe with the kitchen scissors. and there's a girl in this in a black hat with a camera who is sad ON PURPOSE and her whole house is full of adults making noise about sculptures, and the only people who are nice to her are dead. do you know what that was. \"I myself am strange and unusual.\" i wrote it on everything i owned. i wrote it on the bus.\n\nthe animation is bad and i love it that it's bad, the snake has a face like a thumb. the football team that doesn't know it's dead. the afterlife being one long corridor at the council. and the dinner party, obviously, i've done every arm of that. i'm an auntie now. i've sent her the hat.",
      },
    ],
  },
  {
    id: 8392,
    title: 'My Neighbor Totoro',
    releaseDate: '1988-04-16',
    genres: ['fantasy', 'animation', 'family'],
    voteAverage: 8.1,
    voteCount: 8421,
    overview:
      'Satsuki and her little sister Mei move to an old house in the Japanese countryside with their father, to be near the hospital where their mother is being treated. The house is full of small black soot spirits. Mei follows a strange little animal into a huge camphor tree and meets a big, sleepy forest creature there. Then bad news comes from the hospital, and the sisters are afraid that they will lose their mother.',
    cast: [
      { name: 'Noriko Hidaka', character: 'Satsuki Kusakabe (voice)' },
      { name: 'Chika Sakamoto', character: 'Mei Kusakabe (voice)' },
      { name: 'Hitoshi Takagi', character: 'Totoro (voice)' },
      { name: 'Shigesato Itoi', character: 'Tatsuo Kusakabe (voice)' },
      { name: 'Sumi Shimamoto', character: 'Yasuko Kusakabe (voice)' },
      { name: 'Tanie Kitabayashi', character: 'Granny (voice)' },
      { name: 'Toshiyuki Amagasa', character: 'Kanta Ogaki (voice)' },
      { name: 'Yuko Maruyama', character: "Kanta's Mother (voice)" },
    ],
    crew: [
      { name: 'Hayao Miyazaki', job: 'Director' },
      { name: 'Toru Hara', job: 'Producer' },
      { name: 'Hayao Miyazaki', job: 'Writer' },
      { name: 'Joe Hisaishi', job: 'Original Music Composer' },
      { name: 'Takeshi Seyama', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'momoftwins06',
        writtenOn: '2012-05-13',
        rating: 8,
        content:
          "Two little girls, a forest and no bad guy at all: this is the calmest kids' movie we own. My twins saw it at four and sat still for all of it, which never happens. The soot spirits in the dark house scared one of them for a minute, and the mother's illness made them sad, so stay in the room. I liked that their father listens to them and that Satsuki and Mei fight like real sisters. Not much happens, and that's what I love about it.",
      },
      {
        author: 'Jenny Tran',
        writtenOn: '2019-07-30',
        rating: 9,
        content:
          "The bus stop scene is the best thing ever animated, I'm not kidding. It's just rain, an umbrella and a big furry guy who loves the sound of drops. Mei is exactly like my baby cousin. The cat bus is so weird and I want to ride it. I've seen it maybe fifteen times and I love it more with each one!",
      },
      {
        author: 'Adaeze2004',
        writtenOn: '2022-04-18',
        rating: 8,
        content:
          'I watched this with my small brothers on a Sunday after church and it was a blessing. No fighting, no insults, only two good sisters, a kind father and a granny who gives them cucumbers. When Mei roars back at the big creature, the boys fell off the couch laughing. I worried about the mother in the hospital the whole time, because we had that at home once. The song is still going round the house. A must watch for children, and their parents will love it too.',
      },
    ],
  },
  {
    id: 9602,
    title: 'Coming to America',
    releaseDate: '1988-06-29',
    genres: ['comedy', 'romance'],
    voteAverage: 6.9,
    voteCount: 4_073,
    overview:
      "Prince Akeem of Zamunda has servants for everything, and his father presents him with a bride who obeys every word. Akeem wants a woman with a mind of her own. He flies to New York with his friend Semmi, and they work in a fast food restaurant. Akeem falls in love with Lisa, the owner's daughter. He must win her as a poor man before his father comes to fetch him.",
    cast: [
      { name: 'Eddie Murphy', character: 'Prince Akeem / Clarence / Randy Watson / Saul' },
      { name: 'Arsenio Hall', character: 'Semmi / Morris / Reverend Brown' },
      { name: 'James Earl Jones', character: 'King Jaffe Joffer' },
      { name: 'John Amos', character: 'Cleo McDowell' },
      { name: 'Madge Sinclair', character: 'Queen Aoleon' },
      { name: 'Shari Headley', character: 'Lisa McDowell' },
      { name: 'Paul Bates', character: 'Oha' },
      { name: 'Eriq La Salle', character: 'Darryl Jenks' },
      { name: 'Frankie Faison', character: 'Landlord' },
      { name: 'Vanessa Bell Calloway', character: 'Imani Izzi' },
    ],
    crew: [
      { name: 'John Landis', job: 'Director' },
      { name: 'Robert D. Wachs', job: 'Producer' },
      { name: 'George Folsey Jr.', job: 'Producer' },
      { name: 'David Sheffield', job: 'Screenplay' },
      { name: 'Barry W. Blaustein', job: 'Screenplay' },
      { name: 'Eddie Murphy', job: 'Story' },
      { name: 'Nile Rodgers', job: 'Original Music Composer' },
      { name: 'Woody Omens', job: 'Director of Photography' },
      { name: 'Malcolm Campbell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'adam1987',
        writtenOn: '2012-06-29',
        content:
          "Every barber's shop has these three old men. Mine's on Rye Lane. One's called Clarence, he'll tell you he once met Joe Louis; one says \"sit down\"; and there's an old gent who only comes in to read the paper and cause trouble. The first time I saw this I did not know that most of them are Eddie Murphy. My barber paused it and told me and I called him a liar in front of people.\n\nThe funniest comedy he ever made.",
      },
      {
        author: 'Cleo B.',
        writtenOn: '2018-03-05',
        rating: 6,
        content:
          "John Amos runs a burger restaurant that looks exactly like McDonald's, and he's the funniest thing here, dead serious in a paper hat. A sweet comedy and only an okay one. It drags as a love story, she's lovely and hasn't a joke. What stays with me is Amos in his living room when the limousines come: he's a snob, he loves his girls, and he's scared to death of that king.",
      },
      {
        author: "Auntie Bisi's niece",
        writtenOn: '2022-02-19',
        rating: 7,
        content:
          "We saw this in Lagos in my mother's sitting room with a house full of aunties, and they talked back to the screen the whole time. Which country is this? Why is there an elephant in the garden? But they laughed, all of them, at the barbers most of all. Eddie Murphy is a very fine prince, James Earl Jones is a proper father, and love wins over money. The accents are not from anywhere. Take it as a fairy tale and watch it with your family, it is good fun.",
      },
    ],
  },
  {
    id: 562,
    title: 'Die Hard',
    releaseDate: '1988-07-15',
    genres: ['action', 'thriller'],
    voteAverage: 7.8,
    voteCount: 12_204,
    overview:
      'On Christmas Eve the New York policeman John McClane flies to Los Angeles to see his wife Holly at her office party. While he is in the washroom with his shoes off, Hans Gruber and twelve armed men take over the building and everyone in it. McClane has a pistol, a radio and one friend on the other end, Sergeant Al Powell. He has to save thirty hostages, and his wife is one of them.',
    cast: [
      { name: 'Bruce Willis', character: 'John McClane' },
      { name: 'Alan Rickman', character: 'Hans Gruber' },
      { name: 'Alexander Godunov', character: 'Karl' },
      { name: 'Bonnie Bedelia', character: 'Holly Gennaro McClane' },
      { name: 'Reginald VelJohnson', character: 'Sgt. Al Powell' },
      { name: 'Paul Gleason', character: 'Dwayne T. Robinson' },
      { name: 'William Atherton', character: 'Richard Thornburg' },
      { name: 'Hart Bochner', character: 'Harry Ellis' },
      { name: 'James Shigeta', character: 'Joseph Takagi' },
      { name: "De'voreaux White", character: 'Argyle' },
    ],
    crew: [
      { name: 'John McTiernan', job: 'Director' },
      { name: 'Jeb Stuart', job: 'Screenplay' },
      { name: 'Steven E. de Souza', job: 'Screenplay' },
      { name: 'Michael Kamen', job: 'Original Music Composer' },
      { name: 'Jan de Bont', job: 'Director of Photography' },
      { name: 'Joel Silver', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'John from Yonkers',
        writtenOn: '2017-12-23',
        rating: 9,
        content:
          "the best action movie ever made, sorry not sorry. one guy, one building, no shoes. you always know where he is, which floor, how many bullets, how bad his feet are. mcclane gets dirtier and more tired with every scene and you feel all of it. alan rickman is the best bad guy of the eighties in the best suit of the eighties. number one in the series by a mile, no contest. yes it's a christmas movie",
      },
      {
        author: 'bigscreen701',
        writtenOn: '2020-12-27',
        rating: 6,
        content:
          "Our household settled the argument: it IS a Christmas film, because my brother-in-law shouts about it every Christmas. As for the film itself, it's good fun. Alan Rickman's having a lovely evening, all tailoring and magazine articles, and each time they cut away to a policeman being stupid on the ground I wanted to go back up to him.\n\n**Very** loud. Granny slept through from the first helicopter to the second and said on waking that it seemed sad about the feet.",
      },
    ],
  },
  {
    id: 7520,
    title: 'Cocktail',
    releaseDate: '1988-07-29',
    genres: ['drama', 'comedy', 'romance'],
    voteAverage: 6,
    voteCount: 1_527,
    overview:
      'Brian Flanagan comes home from the army and wants to get rich in New York, but no company takes him. As a bartender he learns from Doug Coughlin to throw bottles and to distrust love. They quarrel over Coral, a photographer. Three years later Brian is working in Jamaica and falls in love with Jordan Mooney. Doug turns up with a rich wife and makes a bet with Brian that could cost him Jordan.',
    cast: [
      { name: 'Tom Cruise', character: 'Brian Flanagan' },
      { name: 'Bryan Brown', character: 'Doug Coughlin' },
      { name: 'Elisabeth Shue', character: 'Jordan Mooney' },
      { name: 'Lisa Banes', character: 'Bonnie' },
      { name: 'Laurence Luckinbill', character: 'Mr. Mooney' },
      { name: 'Kelly Lynch', character: 'Kerry Coughlin' },
      { name: 'Gina Gershon', character: 'Coral' },
      { name: 'Ron Dean', character: 'Uncle Pat' },
      { name: 'Ellen Foley', character: 'Eleanor' },
    ],
    crew: [
      { name: 'Roger Donaldson', job: 'Director' },
      { name: 'Heywood Gould', job: 'Screenplay' },
      { name: 'J. Peter Robinson', job: 'Original Music Composer' },
      { name: 'Dean Semler', job: 'Director of Photography' },
      { name: 'Neil Travis', job: 'Editor' },
      { name: 'Ted Field', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'IreneTully',
        writtenOn: '2013-04-06',
        rating: 4,
        content:
          "Twenty-two years behind a bar and not one guest has ever put down their money and asked for a poem. And notice how long everybody _waits_! There are people four deep in that place and these two are juggling the gin. I'd have fired both by nine o'clock.\n\nBryan Brown is the real thing, I've worked with several of him. Tom Cruise grins at everyone like he's about to sell them a boat. I didn't like him and I didn't like the romance.",
      },
      {
        author: 'paolo.duarte',
        writtenOn: '2016-11-12',
        rating: 7,
        content:
          "We only had the cassette. Mum played it in the van every summer all the way to Brittany, both sides, and from the songs and the picture on the box I'd built an entire film in my head, with a lot more swimming. Then I saw the real one at thirty-four. It goes along flipping bottles as promised, and about two thirds through it turns dark, with yachts, and I wasn't ready. Elisabeth Shue is owed an apology by everyone in it. But when he catches the shaker behind his back and grins I'm seven again with my feet up on the dashboard. Not a good romance, and I like it a lot.",
      },
    ],
  },
  {
    id: 10585,
    title: "Child's Play",
    releaseDate: '1988-11-09',
    genres: ['horror'],
    voteAverage: 6.7,
    voteCount: 3_057,
    overview:
      "The murderer Charles Lee Ray is shot in a toy store in Chicago and speaks a spell over a doll. Karen Barclay buys that doll from a street seller for her son Andy, who turns six. Soon her friend falls out of the window. Andy says that Chucky, his doll, did it, and the police don't believe him. Karen must stop the doll before it kills Andy.",
    cast: [
      { name: 'Catherine Hicks', character: 'Karen Barclay' },
      { name: 'Chris Sarandon', character: 'Detective Mike Norris' },
      { name: 'Alex Vincent', character: 'Andy Barclay' },
      { name: 'Brad Dourif', character: 'Charles Lee Ray' },
      { name: 'Dinah Manoff', character: 'Maggie Peterson' },
      { name: 'Tommy Swerdlow', character: 'Jack Santos' },
      { name: 'Jack Colvin', character: 'Dr. Ardmore' },
      { name: 'Neil Giuntoli', character: 'Eddie Caputo' },
      { name: 'Juan Ramírez', character: 'Peddler' },
      { name: 'Tyler Hard', character: 'Mona' },
    ],
    crew: [
      { name: 'Tom Holland', job: 'Director' },
      { name: 'David Kirschner', job: 'Producer' },
      { name: 'Don Mancini', job: 'Screenplay' },
      { name: 'John Lafia', job: 'Screenplay' },
      { name: 'Tom Holland', job: 'Screenplay' },
      { name: 'Joe Renzetti', job: 'Original Music Composer' },
      { name: 'Bill Butler', job: 'Director of Photography' },
      { name: 'Edward Warschilka', job: 'Editor' },
      { name: 'Roy E. Peterson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'dubois71',
        writtenOn: '2014-02-22',
        rating: 8,
        content:
          "This film about a murderous doll scared me to bits, and I loved it. My favourite moment: the boy's mother shakes the carton, and the batteries drop out. Still packed. And the doll's been chatting for two days. She turns him round, lifts up the little dungarees, the flap's empty... I was at university, we'd hired it for a laugh, and there was a Teddy Ruxpin belonging to a girl called Fi on top of the video. By general agreement it went into the car overnight.",
      },
      {
        author: 'celluloid81',
        writtenOn: '2019-08-23',
        rating: 5,
        content:
          "The boy is good, he really cries, so it wasn't much fun for me. Breakfast tray he makes his mum at the beginning, cereal everywhere: adorable. As for the doll, up to when he moves it's scary and once he moves it's a man in Illinois shouting swear words out of a Cabbage Patch. The cop drives about with him under the seat going stab, stab. I giggled. A so-so horror film.",
      },
      {
        author: 'GoodGuyGinger',
        writtenOn: '2006-10-27',
        rating: 8,
        content:
          "og chucky and still my number one, part two is close. what i like is how long they hide it. little footsteps, a shadow, a babysitter who feels something behind her. then the mom checks for batteries, and that moment is perfect horror. brad dourif's voice is evil. the little boy can really act which makes it kind of sad too. i had red hair and overalls as a kid so halloween was easy. really great slasher with a great villain",
      },
    ],
  },
  {
    id: 11216,
    title: 'Cinema Paradiso',
    releaseDate: '1988-11-17',
    genres: ['drama', 'romance'],
    voteAverage: 8.4,
    voteCount: 4801,
    overview:
      "In a small Sicilian town after the war, the boy Totò spends every free hour at the local movie house. Alfredo, the projectionist, chases him out of his booth at first, then teaches him the trade. The priest has every kiss cut from the reels. Years later Totò falls in love with Elena, a banker's daughter, and has to choose between her, his town and the life Alfredo wants for him.",
    cast: [
      { name: 'Philippe Noiret', character: 'Alfredo' },
      { name: 'Jacques Perrin', character: "Salvatore 'Totò' Di Vita (adult)" },
      { name: 'Marco Leonardi', character: "Salvatore 'Totò' Di Vita (teenager)" },
      { name: 'Salvatore Cascio', character: "Salvatore 'Totò' Di Vita (child)" },
      { name: 'Agnese Nano', character: 'Elena Mendola' },
      { name: 'Antonella Attili', character: 'Maria Di Vita (young)' },
      { name: 'Pupella Maggio', character: 'Maria Di Vita (old)' },
      { name: 'Enzo Cannavale', character: 'Spaccafico' },
      { name: 'Isa Danieli', character: 'Anna' },
      { name: 'Leo Gullotta', character: 'Ignazio' },
    ],
    crew: [
      { name: 'Giuseppe Tornatore', job: 'Director' },
      { name: 'Franco Cristaldi', job: 'Producer' },
      { name: 'Giuseppe Tornatore', job: 'Screenplay' },
      { name: 'Ennio Morricone', job: 'Original Music Composer' },
      { name: 'Blasco Giurato', job: 'Director of Photography' },
      { name: 'Mario Morra', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Carol Wexler',
        writtenOn: '2009-03-14',
        rating: 9,
        content:
          "Giuseppe Tornatore's film is about a boy, an old man and a projector, and it treats all three with the same tenderness. The first hour belongs to little Totò and to the audience of the Paradiso: the man who sleeps, the man who spits from the balcony, the priest with his bell. Tornatore keeps all of them in focus, and the town square becomes as familiar as your own street.\n\nPhilippe Noiret plays Alfredo without a single false note. He is grumpy, uneducated and wise, and his friendship with Salvatore Cascio's Totò is one of the most believable in any movie I know. Ennio Morricone's music does the rest.\n\nThe love story with Elena is the weaker part, because she has little to do except be looked at. Overall, though, I loved this movie. It is warm without being stupid, and I recommend it to anyone who ever sat in the dark and was happy.",
      },
      {
        author: 'TomaszK83',
        writtenOn: '2016-11-21',
        rating: 8,
        content:
          'Cinema Paradiso is a very beautiful film, and I like it from the first minute. The small boy Totò is funny and clever, and Philippe Noiret as Alfredo is like a grandfather that everybody wants to have. I like that we see so many old films on the screen, and the people in the theater laugh and cry loudly. The middle with the girl Elena is a little too long for me. But the music of Morricone is fantastic and I recommend it.',
      },
      {
        author: 'Priyanka Nair',
        writtenOn: '2021-02-07',
        rating: 9,
        content:
          "If your family loves the movies, this one is a must watch. I saw it with my father, who grew up next to a one-screen theater in Thrissur, and he held my hand through the whole thing. It has everything: friendship, first love, a mother who waits, a full house that whistles at the hero. Totò and Alfredo are so sweet together that you forget the subtitles. Morricone's melody has stayed with me for days. We both cried and we both loved it.",
      },
    ],
  },
  {
    id: 12233,
    title: 'Oliver & Company',
    releaseDate: '1988-11-18',
    genres: ['animation', 'comedy', 'family'],
    voteAverage: 6.7,
    voteCount: 1686,
    overview:
      'Oliver, the last kitten in the cardboard box, finds no home. On the streets of New York he follows Dodger, a cool stray dog, to a houseboat where a gang of dogs steals for Fagin, who owes money to the cruel Mr. Sykes. During a job Oliver is found by Jenny, a lonely rich girl, who gives him a home. If Sykes learns about her money, Oliver could lose her and his life.',
    cast: [
      { name: 'Joey Lawrence', character: 'Oliver (voice)' },
      { name: 'Billy Joel', character: 'Dodger (voice)' },
      { name: 'Cheech Marin', character: 'Tito (voice)' },
      { name: 'Richard Mulligan', character: 'Einstein (voice)' },
      { name: 'Roscoe Lee Browne', character: 'Francis (voice)' },
      { name: 'Sheryl Lee Ralph', character: 'Rita (voice)' },
      { name: 'Dom DeLuise', character: 'Fagin (voice)' },
      { name: 'Taurean Blacque', character: 'Roscoe (voice)' },
      { name: 'Robert Loggia', character: 'Sykes (voice)' },
      { name: 'Bette Midler', character: 'Georgette (voice)' },
      { name: 'Natalie Gregory', character: 'Jenny (voice)' },
    ],
    crew: [
      { name: 'George Scribner', job: 'Director' },
      { name: 'Jim Cox', job: 'Screenplay' },
      { name: 'Tim Disney', job: 'Screenplay' },
      { name: 'James Mangold', job: 'Screenplay' },
      { name: 'J.A.C. Redford', job: 'Original Music Composer' },
      { name: 'Jim Melton', job: 'Editor' },
      { name: 'Mark A. Hester', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Sunita & the boys',
        writtenOn: '2017-12-28',
        rating: 8,
        content:
          'The songs make this little film worth it, and my sons had "Why Should I Worry?" on repeat for a month. Billy Joel as the street dog Dodger is pure swagger, hopping from car to car like one of our own heroes. Tito the chihuahua had my mother-in-law laughing until she needed water. There is a lonely girl, a loyal gang and a villain with fierce dogs, so everybody at home found somebody to love. Must watch on a rainy weekend.',
      },
      {
        author: 'rachel.okeefe',
        writtenOn: '2010-05-30',
        rating: 7,
        content:
          "Kittens and singing dogs are an easy sell with a four-year-old, and Oliver is the sweetest kitten Disney ever drew. Georgette the poodle, with Bette Midler's voice, got the biggest laughs from me. Be warned about Sykes and his two Dobermans, because every scene with them had my daughter on my lap. It's short, it's kind, and the New York backgrounds are lovely, a bit scribbly and warm. Not one of the great ones, but I liked it and she has asked for it again.",
      },
      {
        author: 'Hugh Penrose',
        writtenOn: '2015-02-11',
        rating: 5,
        content:
          "Dickens wrote a book about hunger, and in the book Oliver has to ASK for more. This kitten is hungry for one song. Fagin has become a sad clown with a debt, Nancy has gone missing altogether, and Dodger sells sunglasses. I'd forgive all that if the movie had a story of its own, but it hurries from number to number for seventy minutes and then has a car chase. Billy Joel and the painted streets are enjoyable. I was disappointed, and my nephews were bored by half past.",
      },
    ],
  },
  {
    id: 9493,
    title: 'Twins',
    releaseDate: '1988-12-09',
    genres: ['comedy'],
    voteAverage: 6,
    voteCount: 2_323,
    overview:
      'Scientists once mixed the genes of six fathers to create a perfect human being. Julius Benedict, raised on an island, is strong, educated and knows nothing of the world. At thirty-five he learns that he has a twin. He finds Vincent in a Los Angeles jail, a small-time crook who owes money to gangsters. They drive off to find their mother, and a killer is close behind them.',
    cast: [
      { name: 'Arnold Schwarzenegger', character: 'Julius Benedict' },
      { name: 'Danny DeVito', character: 'Vincent Benedict' },
      { name: 'Kelly Preston', character: 'Marnie Mason' },
      { name: 'Chloe Webb', character: 'Linda Mason' },
      { name: 'Bonnie Bartlett', character: 'Mary Ann Benedict' },
      { name: 'David Caruso', character: 'Al Greco' },
      { name: 'Trey Wilson', character: 'Beetroot McKinley' },
      { name: 'Marshall Bell', character: 'Webster' },
      { name: "Hugh O'Brian", character: 'Granger' },
      { name: 'Maury Chaykin', character: 'Burt Klane' },
    ],
    crew: [
      { name: 'Ivan Reitman', job: 'Director' },
      { name: 'Ivan Reitman', job: 'Producer' },
      { name: 'William Davies', job: 'Writer' },
      { name: 'Timothy Harris', job: 'Writer' },
      { name: 'William Osborne', job: 'Writer' },
      { name: 'Herschel Weingrod', job: 'Writer' },
      { name: 'Georges Delerue', job: 'Original Music Composer' },
      { name: 'Randy Edelman', job: 'Original Music Composer' },
      { name: 'Andrzej Bartkowiak', job: 'Director of Photography' },
      { name: 'Sheldon Kahn', job: 'Editor' },
      { name: 'Donn Cambern', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'G. Wells',
        writtenOn: '2010-03-07',
        rating: 5,
        content:
          "The joke's on the poster and they're wearing it: two suits. There's some of it left for the first half hour, since Schwarzenegger walks into things so politely, eats like a horse, has never seen a microwave. Then somebody remembers there must be a stolen engine, a hit man and a drive to Texas. I did like when they both wash their hands the same way without noticing. It needed nine more of those and no engine. A weak comedy with a good idea.",
      },
      {
        author: 'Kayla the twin',
        writtenOn: '2017-04-25',
        rating: 8,
        content:
          "I'm a twin: I'm five one, he's six four. At school they had us stand back to back for the newspaper. We watch this comedy on every birthday, and we love it.\n\nWhat people miss, laughing, is that DeVito's one was told he's what was left over. \"The crap that was left over\", that's in it, and the camera stays on him. My brother always goes out for ice at that part so I can have it on my own.",
      },
      {
        author: 'Lavinia Marsh',
        writtenOn: '2011-12-29',
        rating: 6,
        content:
          "My husband had sworn it would be Dangerous Liaisons. At the box office there was a queue, a sold-out sign, a shrug, and in we went to see the big one and the small one. I folded my arms.\n\nIt's not a good film. There are two gangsters from some other script and a scientist who explains things beside a filing cabinet. However, around the time when Arnold sings Yakety Yak on the aeroplane with his headphones on, at the top of his lungs, flat as a board, beaming like a baby that's found its foot, I made a noise. I laughed, and I was happy for a minute. My husband turned his head very slowly, like an owl, and has brought it up at each anniversary since.\n\nI've never seen the other one. I'm told everyone's unhappy in it.",
      },
    ],
  },
];
