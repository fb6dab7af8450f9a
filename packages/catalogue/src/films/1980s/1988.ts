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
      'Adam and Barbara Maitland are spending a quiet vacation in their old house in Connecticut when their car goes off a bridge. They come home as ghosts and cannot leave. Soon the loud Deetz family from New York moves in and starts to tear everything apart, and only Lydia, the daughter, can see them. Juno, their case worker, warns them not to ask for Betelgeuse, a ghost for hire.',
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
        author: 'keaton_minutes',
        writtenOn: '2016-09-06',
        rating: 7,
        content:
          "Michael Keaton is on the screen for about a quarter of an hour, and he is the reason to watch this. He spits, he scratches, he changes his voice every few seconds, and you can't tell what was written and what he made up. When he's gone the film is a nice, odd comedy about two polite ghosts, with a very funny waiting room for the dead. Winona Ryder is sweet as the sad girl in black. It's uneven and inventive. I liked it, and I loved Keaton.",
      },
      {
        author: 'handbook_page_one',
        writtenOn: '2022-10-22',
        rating: 6,
        content:
          "Catherine O'Hara ought to be on the money. I like it better in bits than from front to back, it's like a drawer of very good toys where somebody's lost the game. Poor Geena and Alec have got nothing to do but be nice in a cardigan. It wanted to marry a schoolgirl to a corpse for laughs and I've one of that age with a fringe, so I was less relaxed than the rest of the sofa.",
      },
      {
        author: 'strange_and_unusual_99',
        writtenOn: '2019-10-13',
        rating: 10,
        content:
          "ok so i was fourteen, i'd moved schools, i wore my dad's old suit jacket with the sleeves pushed up and i'd cut my fringe with the kitchen scissors. and there's a girl in this in a black hat with a camera who is sad ON PURPOSE and her whole house is full of adults making noise about sculptures, and the only people who are nice to her are dead. do you know what that was. \"I myself am strange and unusual.\" i wrote it on everything i owned. i wrote it on the bus.\n\nthe animation is bad and i love it that it's bad, the snake has a face like a thumb. the football team that doesn't know it's dead. the afterlife being one long corridor at the council. and the dinner party, obviously, i've done every arm of that. i'm an auntie now. i've sent her the hat.",
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
      "Prince Akeem of Zamunda has servants for everything, and King Jaffe Joffer presents him with a bride who obeys every word. Akeem wants a woman with a mind of her own. He persuades his father to let him travel, and flies to New York with his friend Semmi. They work in the fast food restaurant of Cleo McDowell. Akeem falls in love with Lisa, the owner's daughter.",
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
          "Every shop has these three. Mine's on Rye Lane. One's Clarence, he'll tell you he once met Joe Louis; one says \"sit down\"; and there's an old gent who only comes in to read the paper and cause trouble. The first time I saw this I did not know it was all the same fella in the chairs. My barber paused it and told me and I called him a liar in front of people.\n\nSexual Chocolate. I've booked worse.",
      },
      {
        author: 'golden_arcs_defence',
        writtenOn: '2018-03-05',
        rating: 6,
        content:
          "They got the Golden Arches, his is the Golden Arcs, and theirs have sesame seeds. That's the funniest two minutes and it's John Amos's, dead serious in a paper hat. Sweet-natured, for Eddie Murphy. It drags as a love story, she's lovely and hasn't a joke. What stays with me is Amos in his living room when the limousines come: he's a snob, he loves his girls, and he's scared stiff of that king.",
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
        author: 'yippee_kai_81',
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
          "Our household settled the argument: it IS a Christmas film, because my brother-in-law shouts about it every Christmas. As for the thing itself, Rickman's having a lovely evening, all tailoring and magazine articles, and each time they cut away to a policeman being stupid on the ground I wanted to go back up to him.\n\n**Very** loud. Granny slept through from the first helicopter to the second and said on waking that it seemed sad about the feet.",
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
      "Brian Flanagan comes home from the army and wants to get rich in New York, but no company takes him. As a bartender he learns from Doug Coughlin to throw bottles and to distrust love. They quarrel over Coral, a photographer. Three years later Brian is working in Jamaica and falls in love with Jordan Mooney. Doug turns up with a rich wife and a bet that Brian can't resist.",
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
          "Twenty-two years behind a bar and not one guest has ever put down their money and asked for a poem. And notice how long everybody _waits_! There are people four deep in that place and these two are juggling the gin. I'd have fired both by nine o'clock.\n\nBryan Brown is the real thing, I've worked with several of him. The kid grins at everyone like he's about to sell them a boat.",
      },
      {
        author: 'paolo.duarte',
        writtenOn: '2016-11-12',
        rating: 7,
        content:
          "We only had the cassette. Mum played it in the van every summer all the way to Brittany, both sides, and from the songs and the picture on the box I'd built an entire film in my head, with a lot more swimming. Then I saw the real one at thirty-four. It goes along flipping bottles as promised, and about two thirds through it turns dark, with yachts, and I wasn't ready. Elisabeth Shue is owed an apology by everyone in it. But when he catches the shaker behind his back and grins I'm seven again with my feet up on the dashboard.",
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
      "The murderer Charles Lee Ray is shot in a toy store in Chicago and speaks a spell over a doll. Karen Barclay buys that doll from a street seller for her son Andy, who turns six. Soon her friend Maggie falls out of the window. Andy says that Chucky, his doll, did it, and Detective Mike Norris doesn't believe him. Then Karen notices that the doll talks without batteries.",
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
          "My favourite bit of any horror film: she shakes the carton, and the batteries drop out. Still packed. And he's been chatting for two days. She turns him round, lifts up the little dungarees, the flap's empty... I was at university, we'd hired it for a laugh, and there was a Teddy Ruxpin belonging to a girl called Fi on top of the video. By general agreement it went into the car overnight.",
      },
      {
        author: 'celluloid81',
        writtenOn: '2019-08-23',
        rating: 5,
        content:
          "The kid is good, he truly bawls; that's what stops it being a lark for me, I kept wanting to ring someone. Breakfast tray he makes his mum at the beginning, cereal everywhere: adorable. As for the doll, up to when he moves it's scary and once he moves it's a man in Illinois shouting swear words out of a Cabbage Patch. The cop drives about with him under the seat going stab, stab. I giggled.",
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
    id: 9493,
    title: 'Twins',
    releaseDate: '1988-12-09',
    genres: ['comedy'],
    voteAverage: 6,
    voteCount: 2_323,
    overview:
      'Scientists once mixed the genes of six fathers to create a perfect human being. Julius Benedict, raised on an island, is strong, educated and knows nothing of the world. At thirty-five he learns that he has a twin. He finds Vincent in a Los Angeles jail, a small-time crook who owes money to gangsters. With the sisters Marnie and Linda they drive off to look for their mother.',
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
          "The joke's on the poster and they're wearing it: two suits. There's some of it left for the first half hour, since he walks into things so politely, eats like a horse, has never seen a microwave. Then somebody remembers there must be a stolen engine, a hit man and a drive to Texas. I did like when they both wash their hands the same way without noticing. It needed nine more of those and no engine.",
      },
      {
        author: 'movienight88',
        writtenOn: '2017-04-25',
        rating: 8,
        content:
          "I'm a twin: I'm five one, he's six four. At school they had us stand back to back for the newspaper. We have seen this as many times as we've had birthdays.\n\nWhat people miss, laughing, is that DeVito's one was told he's what was left over. \"The crap that was left over\", that's in it, and the camera stays on him. My brother always goes out for ice at that part so I can have it on my own.",
      },
      {
        author: 'promised_dangerous_liaisons',
        writtenOn: '2011-12-29',
        rating: 6,
        content:
          "My husband had sworn it would be Dangerous Liaisons. At the box office there was a queue, a sold-out sign, a shrug, and in we went to see the big one and the small one. I folded my arms. I had earrings on.\n\nIt's not a good film. There are two gangsters from some other script and a scientist who explains things beside a filing cabinet. However, around the time when Arnold sings Yakety Yak on the aeroplane with his headphones on, at the top of his lungs, flat as a board, beaming like a baby that's found its foot, I made a noise. I'd not have called it laughing. My husband turned his head very slowly, like an owl, and has brought it up at each anniversary since.\n\nI've never seen the other one. I'm told everyone's unhappy in it.",
      },
    ],
  },
];
