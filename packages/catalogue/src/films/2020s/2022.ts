import type { CatalogueFilm } from '../film.ts';

export const films2022: readonly CatalogueFilm[] = [
  {
    id: 899082,
    title: 'Harry Potter 20th Anniversary: Return to Hogwarts',
    releaseDate: '2022-01-01',
    genres: ['documentary'],
    voteAverage: 7.3,
    voteCount: 3_151,
    overview:
      'Twenty years after the first film opened, the children of the magic school come back to its great hall as grown-ups. They walk through the old sets with their directors and teachers, and remember what it was like to grow up before a camera. They also talk about colleagues who have died, and about the moment when one of them nearly left. They must say what those ten years gave them, and what they lost.',
    cast: [
      { name: 'Daniel Radcliffe', character: 'Self' },
      { name: 'Emma Watson', character: 'Self' },
      { name: 'Rupert Grint', character: 'Self' },
      { name: 'Tom Felton', character: 'Self' },
      { name: 'Helena Bonham Carter', character: 'Self' },
      { name: 'Matthew Lewis', character: 'Self' },
      { name: 'Bonnie Wright', character: 'Self' },
      { name: 'James Phelps', character: 'Self' },
      { name: 'Oliver Phelps', character: 'Self' },
      { name: 'Evanna Lynch', character: 'Self' },
    ],
    crew: [
      { name: 'Eran Creevy', job: 'Director' },
      { name: 'Joe Pearlman', job: 'Director' },
      { name: 'Giorgio Testi', job: 'Director' },
      { name: 'Casey Patterson', job: 'Director' },
      { name: 'Charlie Mole', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Haley Jean',
        writtenOn: '2022-01-02',
        rating: 9,
        content:
          "I'm a Hufflepuff and I cried happy tears at this documentary! Seeing Emma, Daniel and Rupert on that couch felt like a family reunion. The story about Emma's crush on Tom Felton is so cute. I loved the part about Alan Rickman too. It made me start all the movies again the same night.",
      },
      {
        author: 'quillandparchment9',
        writtenOn: '2023-08-20',
        rating: 6,
        content:
          "A reunion show rather than a documentary, and I only got round to it this summer, when the children wanted to know who everyone was. The good parts still work: Helena Bonham Carter reading out a love note, Chris Columbus explaining how you keep a dozen children awake, the three leads being honest about fame at the end of a long day. Much of the rest is people stepping off a train and gasping at candles. Nobody asks a hard question, and the author is hardly there. I found it pleasant, and I wouldn't watch it twice.",
      },
      {
        author: 'platform_nine_and_a_bit',
        writtenOn: '2022-03-06',
        rating: 7,
        content:
          "Two hours of actors being fond of each other: I enjoyed it far more than I had planned to. My sister and I queued in the rain for the fourth book dressed as one and the same owl, so we are not impartial. When Rupert Grint told Emma Watson that he loved her, as a friend, and went red, my sister threw a cushion at the television. She is a magistrate now. You learn little that the fans don't know. It is warm, well cut and a bit sugary, and anybody who has ever owned a scarf in house colours should see it.",
      },
    ],
  },
  {
    id: 646385,
    title: 'Scream',
    releaseDate: '2022-01-12',
    genres: ['horror', 'mystery'],
    voteAverage: 6.7,
    voteCount: 3_837,
    overview:
      "In Woodsboro a masked caller asks Tara Carpenter to play a quiz about horror films, and she barely survives the attack. Her estranged sister Sam comes home with her boyfriend Richie to protect her. Sam has a secret that makes her a target too. They ask Dewey Riley, once the sheriff here, for help. Someone among Tara's friends must be Ghostface, and Sam must find out who before they are all dead.",
    cast: [
      { name: 'Melissa Barrera', character: 'Sam Carpenter' },
      { name: 'Jenna Ortega', character: 'Tara Carpenter' },
      { name: 'Jack Quaid', character: 'Richie Kirsch' },
      { name: 'Neve Campbell', character: 'Sidney Prescott' },
      { name: 'Courteney Cox', character: 'Gale Weathers' },
      { name: 'David Arquette', character: 'Dewey Riley' },
      { name: 'Mikey Madison', character: 'Amber Freeman' },
      { name: 'Jasmin Savoy Brown', character: 'Mindy Meeks-Martin' },
      { name: 'Mason Gooding', character: 'Chad Meeks-Martin' },
      { name: 'Dylan Minnette', character: 'Wes Hicks' },
    ],
    crew: [
      { name: 'Matt Bettinelli-Olpin', job: 'Director' },
      { name: 'Tyler Gillett', job: 'Director' },
      { name: 'James Vanderbilt', job: 'Writer' },
      { name: 'Guy Busick', job: 'Writer' },
      { name: 'Kevin Williamson', job: 'Executive Producer' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Brett Jutkiewicz', job: 'Director of Photography' },
      { name: 'Michel Aller', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'ghostface_gabe',
        writtenOn: '2022-02-12',
        rating: 8,
        content:
          "honestly a top 3 scream for me, behind the first two. the new kids are good, jenna ortega especially, and the kills are mean again. there's a scene where wes goes around the kitchen opening cupboards and the fridge, and every time he closes a door you KNOW something will be behind it, and the movie plays with you for like five minutes. i love that. it makes fun of people like me the whole time and i'm fine with it",
      },
      {
        author: 'Javier M.',
        writtenOn: '2022-03-06',
        rating: 5,
        content:
          "A film in which fans of a film are told off for being fans, by a film made for them. I get it. They explain that I get it. There's a girl on the sofa whose only job is explaining, and she's good! But David Arquette, with his limp and his urn and the morning show on so that he can look at his ex-wife, from the old films, is the single thing on that screen which isn't in inverted commas, and I'd have watched a whole film about him. The rest of this horror film left me cold.",
      },
      {
        author: 'Luca Zeller',
        writtenOn: '2022-10-29',
        rating: 7,
        content:
          'The fifth film has the same title as the first one, so my grandmother bought us the wrong DVD, and we ended up watching both in one night with her in the middle and a bottle of sherry on the table. The old one is better. But the new one is fast, bloody and quite funny, and the two sisters, Sam and Tara, are easy to worry about. I was scared twice and I really liked it. My grandmother named the killer after half an hour, and she wants it known that she guessed right.',
      },
    ],
  },
  {
    id: 505026,
    title: 'Death on the Nile',
    releaseDate: '2022-02-09',
    genres: ['mystery', 'crime', 'thriller'],
    voteAverage: 6.4,
    voteCount: 4_157,
    overview:
      'In 1937 Jacqueline de Bellefort presents her fiancé Simon Doyle to her rich friend Linnet Ridgeway. Six weeks later Simon has married Linnet, and the wedding party is traveling through Egypt. Jacqueline follows them everywhere, with a small pistol in her bag. Linnet asks Hercule Poirot, who is on vacation, for protection. Many of the guests have a reason to hate her. Poirot must find out who is dangerous before one of them is killed.',
    cast: [
      { name: 'Kenneth Branagh', character: 'Hercule Poirot' },
      { name: 'Tom Bateman', character: 'Bouc' },
      { name: 'Annette Bening', character: 'Euphemia Bouc' },
      { name: 'Russell Brand', character: 'Linus Windlesham' },
      { name: 'Ali Fazal', character: 'Andrew Katchadourian' },
      { name: 'Dawn French', character: 'Bowers' },
      { name: 'Gal Gadot', character: 'Linnet Ridgeway Doyle' },
      { name: 'Armie Hammer', character: 'Simon Doyle' },
      { name: 'Rose Leslie', character: 'Louise Bourget' },
      { name: 'Emma Mackey', character: 'Jacqueline de Bellefort' },
    ],
    crew: [
      { name: 'Kenneth Branagh', job: 'Director' },
      { name: 'Michael Green', job: 'Screenplay' },
      { name: 'Ridley Scott', job: 'Producer' },
      { name: 'Patrick Doyle', job: 'Original Music Composer' },
      { name: 'Haris Zambarloukos', job: 'Director of Photography' },
      { name: 'Úna Ní Dhonghaíle', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Karim_Aswan',
        writtenOn: '2022-04-10',
        rating: 7,
        content:
          "I am from Aswan, so I look at this film with special eyes. The river is made with a computer, and no fly comes, this makes me laugh. But the old ship is wonderful and the people have beautiful clothes, like in the time of my grandfather's father. The story is exciting, I do not know the book, and I do not guess the murderer. Emma Mackey in the red dress is the best of all. It takes a long time until something happens. After that it is good, and I like it.",
      },
      {
        author: 'Kofi Irwin',
        writtenOn: '2022-09-04',
        rating: 7,
        content:
          "They tell us where Poirot's moustache comes from! In black and white, with the trenches of Flanders and a nurse! It's the maddest idea anyone ever had about Poirot, and I enjoyed it. The middle's a lot of people in wigs on a set, waiting to be accused in turn. Dawn French and Jennifer Saunders sharing a cabin is worth the ticket.",
      },
      {
        author: 'Gwen Harker',
        writtenOn: '2023-02-18',
        rating: 4,
        content:
          "There's no murder for an hour and six minutes, I looked. By then I could cheerfully have done any of them in myself, beginning with the one who dances. Poirot is fussy about his desserts and rude about a vegetable, and then everything happens in the space of a lunch. I felt rushed, having waited, and I was bored for most of it.",
      },
    ],
  },
  {
    id: 396194,
    title: 'Ennio',
    releaseDate: '2022-02-17',
    genres: ['history', 'documentary', 'music'],
    voteAverage: 8.3,
    voteCount: 377,
    overview:
      "A composer from Rome sits at home and tells how it began: with a father who made him play the trumpet, and teachers who despised the cinema. For decades he wrote for westerns, thrillers and love stories, and was ashamed of it before his old professor. Directors, singers and musicians remember how he put whistles, whips and a coyote's howl into an orchestra. He had to prove that music for films can be great music.",
    cast: [
      { name: 'Ennio Morricone', character: 'Self' },
      { name: 'Silvano Agosti', character: 'Self' },
      { name: 'Alessandro Alessandroni', character: 'Self' },
      { name: 'Dario Argento', character: 'Self' },
      { name: 'Joan Baez', character: 'Self' },
      { name: 'Marco Bellocchio', character: 'Self' },
      { name: 'Bernardo Bertolucci', character: 'Self' },
      { name: 'Clint Eastwood', character: 'Self' },
      { name: 'Quentin Tarantino', character: 'Self' },
      { name: 'Hans Zimmer', character: 'Self' },
    ],
    crew: [
      { name: 'Giuseppe Tornatore', job: 'Director' },
      { name: 'Giuseppe Tornatore', job: 'Writer' },
    ],
    reviews: [
      {
        author: 'humming_in_row_f',
        writtenOn: '2022-05-08',
        rating: 9,
        content:
          'You come out humming, and that is the review. Tornatore lets Morricone sing his own parts at the kitchen table, trumpet, bassoon, whip crack and all, and then cuts to the full orchestra playing exactly what we just heard. It works every time. My favorite is the story of the guitar that imitates a horse for Sergio Leone. The line of famous people praising him goes on too long. As a film about how music is made, I know nothing better.',
      },
      {
        author: 'Sabine Kröger',
        writtenOn: '2022-12-28',
        rating: 8,
        content:
          'I know only the music of the westerns, and now I know that Ennio Morricone writes more than four hundred others. In this film he sits in his flat and explains it, he is modest and also a little proud. The best moment is when he is moved and has to stop. Bruce Springsteen and Hans Zimmer speak also about him. It is long, more than two hours and a half, but I am never bored and I like it very much. After it I listen the whole week to his records.',
      },
      {
        author: 'Martin Oakes',
        writtenOn: '2023-04-16',
        rating: 8,
        content:
          "A portrait of an artist succeeds when you understand not only that he was great but how he worked, and this one does. Giuseppe Tornatore directed Cinema Paradiso, for which his subject wrote one of the tenderest themes of all, and he films his old friend with patience: a man of eighty-eight on a carpet, doing his exercises, before the first note sounds.\n\nThe interviews are many. Joan Baez and Bernardo Bertolucci have real stories, and the whistler Alessandro Alessandroni shows in ten seconds what a whole era sounded like. The composer's own voice is the treasure. He talks about his shame before his teacher, and about his wife Maria, who had to hear each melody first.\n\nIt is too long, and the final stretch is mostly applause. Overall I recommend it warmly, also to people who believe that they don't care for film music. I would be surprised if they still believed it afterwards.",
      },
    ],
  },
  {
    id: 760104,
    title: 'X',
    releaseDate: '2022-03-17',
    genres: ['horror', 'thriller'],
    voteAverage: 6.7,
    voteCount: 3_915,
    overview:
      "In 1979 six people drive from Houston to a farm in Texas to make a dirty movie. Wayne is the producer, and Maxine is sure that she'll be a star. They haven't told Howard, the old man who rents them the cabin, what they are doing. His wife Pearl watches them from her window and remembers that she was young. When night comes, they must fight to leave the farm alive.",
    cast: [
      { name: 'Mia Goth', character: 'Maxine / Pearl' },
      { name: 'Jenna Ortega', character: 'Lorraine' },
      { name: 'Brittany Snow', character: 'Bobby-Lynne' },
      { name: 'Kid Cudi', character: 'Jackson Hole' },
      { name: 'Martin Henderson', character: 'Wayne' },
      { name: 'Owen Campbell', character: 'RJ' },
      { name: 'Stephen Ure', character: 'Howard' },
      { name: 'James Gaylyn', character: 'Sheriff Dentler' },
      { name: 'Simon Prast', character: 'Televangelist' },
    ],
    crew: [
      { name: 'Ti West', job: 'Director' },
      { name: 'Ti West', job: 'Writer' },
      { name: 'Tyler Bates', job: 'Original Music Composer' },
      { name: 'Chelsea Wolfe', job: 'Original Music Composer' },
      { name: 'Eliot Rockett', job: 'Director of Photography' },
      { name: 'David Kashevaroff', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'cinema_kid90',
        writtenOn: '2022-05-22',
        rating: 8,
        content:
          "At sundown, after work, they sit about on the porch of that hut with a guitar and Brittany Snow sings the Fleetwood Mac one, and the picture splits in half: her singing on the left and, on the right, an old lady at her mirror, brushing out what hair she's got. Nothing jumps out. It made me so sad I'd have been content to go home.\n\nYou're not allowed home, of course. There's the alligator from above, that white shape coming across while she does her backstroke, ever so slow. I've been off lakes. One of the best horror films I know.",
      },
      {
        author: 'night_shift_Paulette',
        writtenOn: '2022-08-16',
        rating: 5,
        content:
          "Finally watched it, because everyone at work talked about Mia Goth, and she really is extraordinary. The first hour is patient and looks like a film from the seventies, with a lovely moment when they sing on the porch. An alligator seen from above made me lift my feet. What I can't get over is how it looks at old bodies; I look after people of that age, and the audience laughed at them. It's clever and well made. I was impressed, and I didn't enjoy it much.",
      },
      {
        author: 'grain_elevator_gus',
        writtenOn: '2023-03-12',
        rating: 7,
        content:
          'Looks like it was left in a barn for forty years, in a good way. The kid who says it is possible to make a good dirty movie is exactly me with my student shorts. And he faints at lunch when his girlfriend wants a part, which is also me. Good, nasty horror fun.',
      },
    ],
  },
  {
    id: 752623,
    title: 'The Lost City',
    releaseDate: '2022-03-23',
    genres: ['action', 'adventure', 'comedy'],
    voteAverage: 6.5,
    voteCount: 3_960,
    overview:
      'Loretta Sage writes romantic adventure novels and hardly leaves her house since her husband died. Her publisher sends her on a tour with Alan, the handsome model from her book covers. Fairfax, a spoiled billionaire, has her kidnapped because she can find a crown on a lost island. Alan goes after her, and then the two are alone in the jungle. They must get off the island before its volcano erupts.',
    cast: [
      { name: 'Sandra Bullock', character: 'Loretta Sage' },
      { name: 'Channing Tatum', character: 'Alan' },
      { name: 'Daniel Radcliffe', character: 'Fairfax' },
      { name: "Da'Vine Joy Randolph", character: 'Beth Hatten' },
      { name: 'Oscar Nuñez', character: 'Oscar' },
      { name: 'Patti Harrison', character: 'Allison' },
      { name: 'Bowen Yang', character: 'Ray the Moderator' },
      { name: 'Joan Pringle', character: 'Nana' },
      { name: 'Brad Pitt', character: 'Jack Trainer' },
      { name: 'Stephen Lang', character: 'Dashiell' },
    ],
    crew: [
      { name: 'Aaron Nee', job: 'Director' },
      { name: 'Adam Nee', job: 'Director' },
      { name: 'Oren Uziel', job: 'Screenplay' },
      { name: 'Dana Fox', job: 'Screenplay' },
      { name: 'Seth Gordon', job: 'Story' },
      { name: 'Pinar Toprak', job: 'Original Music Composer' },
      { name: 'Jonathan Sela', job: 'Director of Photography' },
      { name: 'Craig Alpert', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ray Delgado',
        writtenOn: '2022-05-08',
        rating: 7,
        content:
          "I was in a very itchy cast from the hip down and this was perfect. She has to pull leeches off Channing Tatum's behind and finds it more awkward than he does. He's got eczema! He cries! He learns the word for what she is and keeps it. As for Brad Pitt, he's in it for as long as a sneeze, all hair, he ties five knots in a corner of the picture while the two of them are arguing and I'd have run off with him too. A great adventure comedy.",
      },
      {
        author: 'Robert J.',
        writtenOn: '2022-06-25',
        rating: 5,
        content:
          "There used to be one of these a year, with Kathleen Turner, and they smelled of mud. This smells of a nice hotel. The jungle's clean, the volcano's on a timer. Bullock plays it as if apologizing to you personally for the situation, which is her gift, and the jumpsuit was surely funnier at the fitting. I didn't dislike it, but it's a weak copy. Hazel next door borrowed it and thought that it was the sequel to something.",
      },
      {
        author: "Amara's book club",
        writtenOn: '2023-09-16',
        rating: 7,
        content:
          'Our reading club of nine ladies chose this for our end-of-year evening, with jollof and small chops, and we laughed until the neighbors knocked. Sandra Bullock in her shiny purple suit cannot even sit down, imagine that in the bush! The model is vain at first, but he is kind and he listens, we want such a man. Brad Pitt comes for a few minutes and everybody shouted. It is light like a wedding cake and you will not remember it next year. We enjoyed it so much together.',
      },
    ],
  },
  {
    id: 545611,
    title: 'Everything Everywhere All at Once',
    releaseDate: '2022-03-24',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 7.8,
    voteCount: 7_863,
    overview:
      'Evelyn Wang runs a laundry that is close to failing and is in trouble with the tax office. Her husband Waymond wants to talk about divorce, and she quarrels with her daughter Joy. In the elevator Waymond turns into another man. He says that there are countless universes, and that a being called Jobu Tupaki wants to destroy them all. Evelyn must stop it, or she will lose her family in every one of them.',
    cast: [
      { name: 'Michelle Yeoh', character: 'Evelyn Wang' },
      { name: 'Stephanie Hsu', character: 'Joy Wang / Jobu Tupaki' },
      { name: 'Ke Huy Quan', character: 'Waymond Wang' },
      { name: 'James Hong', character: 'Gong Gong' },
      { name: 'Jamie Lee Curtis', character: 'Deirdre Beaubeirdre' },
      { name: 'Tallie Medel', character: 'Becky Sregor' },
      { name: 'Jenny Slate', character: 'Big Nose' },
      { name: 'Harry Shum Jr.', character: 'Chad' },
      { name: 'Biff Wiff', character: 'Rick' },
    ],
    crew: [
      { name: 'Daniel Kwan', job: 'Director' },
      { name: 'Daniel Scheinert', job: 'Director' },
      { name: 'Daniel Kwan', job: 'Writer' },
      { name: 'Son Lux', job: 'Original Music Composer' },
      { name: 'Larkin Seiple', job: 'Director of Photography' },
      { name: 'Paul Rogers', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Linda Chau',
        writtenOn: '2022-05-08',
        rating: 10,
        content:
          "My parents had a dry cleaner's in Sacramento. The receipts in shoeboxes, the customers who come back about a button, the Lunar New Year decorations taped over a broken light, somebody has been there. My favorite action comedy. I went with my mother. She said nothing for two hours, laughed at the two rocks, and in the car she told me I was getting fat. If you've seen it you'll understand why I had to pull over.",
      },
      {
        author: 'Dorothy Bing',
        writtenOn: '2023-03-20',
        rating: 5,
        content:
          "After the awards my bridge four wanted to see what it was about. We're none the wiser. Hot dog fingers, a raccoon under a chef's hat, two gentlemen jumping onto an office trophy in a manner I'd rather not describe. The husband is a dear, and his speech about being kind when we don't know what's going on was the first thing I could hold on to. By then we were an hour and a half in. I didn't like this science fiction, and Doreen had gone to see about the bus.",
      },
      {
        author: 'Kelvin Tran',
        writtenOn: '2022-12-02',
        rating: 8,
        content:
          "The two directors, who call themselves Daniels, throw everything at the screen: kung fu, a raccoon, hot dog fingers, rocks that talk. For half an hour I thought it was just showing off. Then I noticed that each crazy idea comes back later and means something. You laugh at a joke about a cartoon, and some time later it makes you cry. I don't know how they edited this without losing their minds.\n\nMichelle Yeoh can do it all here, comedy, fighting and sadness. Ke Huy Quan is even better, a soft man who turns out to be the strongest person in the story. Stephanie Hsu is funny and sad as the daughter. Jamie Lee Curtis must have had the time of her life.\n\nIt's too long and it has about three endings. Overall it is one of the most original movies I have seen, and at heart a simple story about a family. I loved most of it, and then I called my mother.",
      },
    ],
  },
  {
    id: 526896,
    title: 'Morbius',
    releaseDate: '2022-03-30',
    genres: ['action', 'science-fiction', 'fantasy'],
    voteAverage: 6,
    voteCount: 4_788,
    overview:
      'Michael Morbius, like his rich friend Milo, has suffered since childhood from a disease of the blood. He has become a famous doctor. With his colleague Martine Bancroft he makes a cure from the blood of bats and tries it on himself. He becomes strong and fast, and a monster that needs human blood. Then Milo takes the same cure and enjoys killing. Michael must stop him before he becomes a killer himself.',
    cast: [
      { name: 'Jared Leto', character: 'Dr. Michael Morbius' },
      { name: 'Matt Smith', character: 'Milo' },
      { name: 'Adria Arjona', character: 'Martine Bancroft' },
      { name: 'Jared Harris', character: 'Dr. Emil Nicholas' },
      { name: 'Al Madrigal', character: 'Agent Rodriguez' },
      { name: 'Tyrese Gibson', character: 'Agent Stroud' },
      { name: 'Michael Keaton', character: 'Adrian Toomes' },
      { name: 'Corey Johnson', character: 'Mr. Fox' },
      { name: 'Charlie Shotwell', character: 'Young Michael' },
      { name: 'Joseph Esson', character: 'Young Milo' },
    ],
    crew: [
      { name: 'Daniel Espinosa', job: 'Director' },
      { name: 'Matt Sazama', job: 'Screenplay' },
      { name: 'Burk Sharpless', job: 'Screenplay' },
      { name: 'Jon Ekstrand', job: 'Original Music Composer' },
      { name: 'Oliver Wood', job: 'Director of Photography' },
      { name: 'Pietro Scalia', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Nate Silverio',
        writtenOn: '2022-06-12',
        rating: 4,
        content:
          "Yes, I went because of the jokes. The jokes are better. What you have here is a 2004 superhero film found down the back of a sofa: purple smoke, a subway fight you can't see, two cops whose entire job is holding a box of evidence. Matt Smith puts on a suit and dances at a mirror, and for half a minute it wakes up. Then more smoke. Bad and, worse, boring.",
      },
      {
        author: 'vinnie_reads_comics',
        writtenOn: '2022-04-09',
        rating: 7,
        content:
          "I don't get the hate, I liked it. It's a hundred minutes, it has a man turn into a bat thing on a ship, the face changes are gnarly and Leto plays it straight, I thought the crutches stuff at the start was done with care. I've been reading the character since the seventies reprints and this is roughly what he's like, mopey and thirsty. The bits after the credits make no sense, fine, stand up and leave before them.",
      },
      {
        author: 'corkboard_carla',
        writtenOn: '2023-01-17',
        rating: 6,
        content:
          'I slept through twenty minutes of this on a bus and asked the lady beside me what had happened. She thought about it for a while and said "a bat." I have since watched those minutes, and she had left nothing out. It is a short film with purple smoke in it, and I don\'t understand all the anger. Matt Smith dances in front of a mirror and has a wonderful time. Leto is serious and rather good at being ill. I found it all right, and so did she.',
      },
    ],
  },
  {
    id: 361743,
    title: 'Top Gun: Maverick',
    releaseDate: '2022-05-21',
    genres: ['action', 'drama'],
    voteAverage: 8.2,
    voteCount: 10_805,
    overview:
      "After thirty-six years in the Navy Pete Mitchell, called Maverick, is still a captain. On the order of his old rival Iceman he returns to the flying school in San Diego to teach. Twelve of the best pilots, among them Hangman, Phoenix and Bob, have three weeks to train for an attack that nobody might survive. One of them is Rooster, whose father died in Pete's plane. Pete must decide who flies.",
    cast: [
      { name: 'Tom Cruise', character: "Capt. Pete 'Maverick' Mitchell" },
      { name: 'Miles Teller', character: "Lt. Bradley 'Rooster' Bradshaw" },
      { name: 'Jennifer Connelly', character: 'Penny Benjamin' },
      { name: 'Jon Hamm', character: "Adm. Beau 'Cyclone' Simpson" },
      { name: 'Glen Powell', character: "Lt. Jake 'Hangman' Seresin" },
      { name: 'Monica Barbaro', character: "Lt. Natasha 'Phoenix' Trace" },
      { name: 'Lewis Pullman', character: "Lt. Robert 'Bob' Floyd" },
      { name: 'Ed Harris', character: "Rear Adm. Chester 'Hammer' Cain" },
      { name: 'Val Kilmer', character: "Adm. Tom 'Iceman' Kazansky" },
      { name: 'Charles Parnell', character: "Adm. Solomon 'Warlock' Bates" },
    ],
    crew: [
      { name: 'Joseph Kosinski', job: 'Director' },
      { name: 'Ehren Kruger', job: 'Screenplay' },
      { name: 'Eric Warren Singer', job: 'Screenplay' },
      { name: 'Christopher McQuarrie', job: 'Screenplay' },
      { name: 'Jerry Bruckheimer', job: 'Producer' },
      { name: 'Harold Faltermeyer', job: 'Original Music Composer' },
      { name: 'Claudio Miranda', job: 'Director of Photography' },
      { name: 'Eddie Hamilton', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Martin E.',
        writtenOn: '2022-07-03',
        rating: 10,
        content:
          "Bass in the seats, third row, took my father-in-law who flew a desk at an air base for twenty years and hasn't been to a movie theater since they banned smoking. At the run through the canyon he was leaning into the turns. So was I. So was a nun, and I'm not exaggerating, two along.\n\nAnd then Iceman types on a screen because he can't speak, and stands up, and the whole loud machine goes soft for four minutes. I loved every minute. Father-in-law had something in his eye, he said popcorn.",
      },
      {
        author: 'Rupert Glaister',
        writtenOn: '2022-08-21',
        rating: 7,
        content:
          "Better than the first, which was a shampoo commercial with afterburners; nearer in spirit to The Dam Busters, whose last half hour it borrows almost whole. The flying is real. One sees cheeks slide back and necks give way, and no computer has ever made my own stomach drop like that. On the ground everything comes out of a tin: the bar, the bell in the bar, the enemy without a name or a flag. Cruise, at sixty, climbs out of a window like a naughty schoolboy. Kilmer's single scene is very moving indeed. I enjoyed it enormously, and believed in the sky alone.",
      },
      {
        author: 'Julia Silva',
        writtenOn: '2023-05-27',
        rating: 8,
        content:
          "These are fighter pilots, so everyone has a callsign like Hangman or Payback or Fanboy and then there's a quiet lad in glasses and his callsign is Bob. 'Bob.' That's it. I laughed every time. When they're all in oil on the beach he keeps the score with his shirt on. Great film. I have been Bob at every job I've had.",
      },
    ],
  },
  {
    id: 616037,
    title: 'Thor: Love and Thunder',
    releaseDate: '2022-07-06',
    genres: ['fantasy', 'action', 'comedy'],
    voteAverage: 6.4,
    voteCount: 8_504,
    overview:
      "Gorr's daughter has died of thirst although he prayed, and when his god laughs at him he swears to kill all gods. Thor hurries home to New Asgard. Someone is fighting there with his old hammer: Jane Foster, whom he still loves. She is very ill, and the hammer gives her strength. Gorr kidnaps the children of the town. Thor and Jane must free them before Gorr can wipe out every god.",
    cast: [
      { name: 'Chris Hemsworth', character: 'Thor' },
      { name: 'Natalie Portman', character: 'Jane Foster / The Mighty Thor' },
      { name: 'Christian Bale', character: 'Gorr' },
      { name: 'Tessa Thompson', character: 'King Valkyrie' },
      { name: 'Taika Waititi', character: 'Korg (voice)' },
      { name: 'Russell Crowe', character: 'Zeus' },
      { name: 'Jaimie Alexander', character: 'Sif' },
      { name: 'Kat Dennings', character: 'Darcy Lewis' },
      { name: 'Chris Pratt', character: 'Peter Quill / Star-Lord' },
      { name: 'India Rose Hemsworth', character: 'Love' },
    ],
    crew: [
      { name: 'Taika Waititi', job: 'Director' },
      { name: 'Taika Waititi', job: 'Screenplay' },
      { name: 'Jennifer Kaytin Robinson', job: 'Screenplay' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'Barry Idoine', job: 'Director of Photography' },
      { name: 'Matthew Schmidt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'twelve_goats_later',
        writtenOn: '2022-07-31',
        rating: 5,
        content:
          "Finally watched it, after my nephew had told me all the jokes, and I counted the screaming goats for him; there are eleven screams too many. Christian Bale, white as a candle, is wonderful, and his scene with the kidnapped children gave me the shivers. One battle in black and white is beautiful. But whenever it gets sad somebody makes a face, and a story about cancer and a story about a jealous axe don't fit together. The first one by this director had the balance. This I found only so-so.",
      },
      {
        author: 'rachel_j',
        writtenOn: '2022-09-18',
        rating: 8,
        content:
          "I had chemo on a Thursday and my lot took me on the Saturday with a bucket just in case. Everyone says the jokes ruin the cancer. Love, the jokes are what you do. Jane explains wormholes with a magazine to the man in the next chair, she hides it under a helmet, and every time she picks up the hammer it's costing her. I knew exactly what that was. I'd have picked it up as well. My bucket and I cried, and laughed at Zeus's skirt. I loved this film.",
      },
      {
        author: 'noah.farkas',
        writtenOn: '2023-04-23',
        rating: 6,
        content:
          "That planet without color, all black and white till somebody swings a hammer and a bit of it goes blue! One scene with an idea and they were in and out of there in six minutes. I'd have stayed, and left the goats outside. The rest was fair fun.",
      },
    ],
  },
  {
    id: 762975,
    title: 'Purple Hearts',
    releaseDate: '2022-07-29',
    genres: ['drama', 'romance'],
    voteAverage: 8.1,
    voteCount: 2_753,
    overview:
      "Cassie Salazar sings in bars in Texas, waits tables and can't pay for the insulin that she needs. Luke Marrow, a young Marine, owes money to a dealer from his past. A soldier's wife gets health insurance and her husband gets more pay. So they marry, days before Luke is sent to Iraq, although they can't stand each other. If the fraud is discovered, he faces a court martial.",
    cast: [
      { name: 'Sofia Carson', character: 'Cassie Salazar' },
      { name: 'Nicholas Galitzine', character: 'Luke Marrow' },
      { name: 'Chosen Jacobs', character: 'Frankie' },
      { name: 'John Harlan Kim', character: 'Toby' },
      { name: 'Anthony Ippolito', character: 'Johnno' },
      { name: 'Linden Ashby', character: 'Jacob Marrow' },
      { name: 'Kat Cunning', character: 'Nora' },
      { name: 'Scott Deckert', character: 'Jacob Marrow Jr.' },
    ],
    crew: [
      { name: 'Elizabeth Allen Rosenbaum', job: 'Director' },
      { name: 'Kyle Jarrow', job: 'Screenplay' },
      { name: 'Liz W. Garcia', job: 'Screenplay' },
      { name: 'Elysa Koplovitz Dutton', job: 'Producer' },
      { name: 'Leslie Morgenstein', job: 'Producer' },
      { name: 'Matt Sakatani Roe', job: 'Director of Photography' },
      { name: 'Ishai Setton', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Brianna G.',
        writtenOn: '2022-08-07',
        rating: 9,
        content:
          "I have watched this three times this week and I loved it every time. Cassie is stubborn and Luke is so closed off, and then they slowly melt. The songs are on my phone now. The video calls made me cry! Sofia Carson can really sing. It's my new comfort movie.",
      },
      {
        author: 'meenu21',
        writtenOn: '2022-08-21',
        rating: 9,
        content:
          "A contract marriage story, we Indians know this from a hundred films and we never get tired of it. I watched with my hostel friends in Jaipur at night, and there was so much screaming at every small smile of the hero. The heroine sings nicely and her songs are with feeling, not only for show. The hero's father scene is strong. I liked also the small things about medicine being so costly. Please watch it with your girls and some snacks.",
      },
      {
        author: 'Dale Hutchins',
        writtenOn: '2022-11-13',
        rating: 6,
        content:
          "Pros: two attractive leads who spark once they stop yelling. Real songs, sung by the actress. It brings up insulin prices, which movies never do. The scenes of waiting at home feel true, and I come from a military family.\nCons: nobody in uniform talks like that. The dealer is from a worse movie. She insults his friends at dinner and it's never settled. You see every turn coming a mile away.\nDecent romance for a rainy day. My wife liked it more than I did, and I didn't hate it.",
      },
    ],
  },
  {
    id: 882598,
    title: 'Smile',
    releaseDate: '2022-09-23',
    genres: ['horror', 'mystery'],
    voteAverage: 6.7,
    voteCount: 4_008,
    overview:
      "Rose Cotter is a doctor in a psychiatric hospital. A student, Laura, says that something is following her which looks like people with a terrible grin, and then kills herself in front of Rose. Soon Rose sees it too. Her fiancé and her sister think that she's losing her mind, as their mother did. Joel, a policeman, finds others who died like this, within a week. Rose has only days to stop it.",
    cast: [
      { name: 'Sosie Bacon', character: 'Dr. Rose Cotter' },
      { name: 'Kyle Gallner', character: 'Joel' },
      { name: 'Jessie T. Usher', character: 'Trevor' },
      { name: 'Robin Weigert', character: 'Dr. Madeline Northcott' },
      { name: 'Caitlin Stasey', character: 'Laura Weaver' },
      { name: 'Kal Penn', character: 'Dr. Morgan Desai' },
      { name: 'Rob Morgan', character: 'Robert Talley' },
      { name: 'Gillian Zinser', character: 'Holly' },
      { name: 'Judy Reyes', character: 'Victoria Munoz' },
      { name: 'Nick Arapoglou', character: 'Greg' },
    ],
    crew: [
      { name: 'Parker Finn', job: 'Director' },
      { name: 'Parker Finn', job: 'Writer' },
      { name: 'Cristobal Tapia de Veer', job: 'Original Music Composer' },
      { name: 'Charlie Sarroff', job: 'Director of Photography' },
      { name: 'Elliot Greenberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dr. Bowen',
        writtenOn: '2022-10-23',
        rating: 7,
        content:
          "Straight from a Saturday surgery with a bag of popcorn I shouldn't have been seen with. Caitlin Stasey has a lovely arch, no crowding at all, and I'll be seeing it over my bed for the rest of my life.\n\nThe present at the child's birthday party is the nastiest thing in any mainstream film for years. I should also like to mention the neck through the car window. My assistant, who came with me, left at that point and still says good morning in an odd way. A good horror film, I enjoyed being afraid.",
      },
      {
        author: 'Gloria Espinoza',
        writtenOn: '2022-11-27',
        rating: 6,
        content:
          "For a first movie Parker Finn shows a lot of control. The camera turns upside down, the rooms are too big and too empty, and the music sounds like somebody scratching on the inside of a box. There are many loud shocks. The better ones are quiet, like a birthday present that a child opens while everyone is singing.\n\nSosie Bacon carries the whole film and she is excellent. You see her stop sleeping, and you feel sorry for her from the first minute. Kyle Gallner is calm and kind as the policeman. The others, a fiance, a sister and a boss, turn against her so quickly that it's hard to believe.\n\nI volunteer on a crisis line, and the idea that pain is something you catch from other people bothered me. Overall it is an effective horror movie with a story that I don't like very much. I was really scared, and I slept badly for two nights.",
      },
      {
        author: 'Sgt. Muñoz',
        writtenOn: '2023-10-31',
        rating: 7,
        content:
          "the camera goes upside down over the highway and my stomach went with it. Best use of a car alarm. Best use of a CAT, unfortunately. Slept with the hall light on, I'm a sergeant. My wife did the face at breakfast, over the toast, and I have not forgiven her. good scary movie.",
      },
    ],
  },
  {
    id: 661374,
    title: 'Glass Onion: A Knives Out Mystery',
    releaseDate: '2022-11-23',
    genres: ['comedy', 'crime', 'mystery'],
    voteAverage: 7,
    voteCount: 6_745,
    overview:
      "In May 2020 the billionaire Miles Bron invites his oldest friends to his private Greek island, where they are supposed to solve his own murder as a weekend game. Andi Brand, the partner whom Miles cheated, has come as well. So has the detective Benoit Blanc, although Miles didn't invite him. Blanc sees that all of the guests have a reason to kill Miles, and must stop the game before it becomes real.",
    cast: [
      { name: 'Daniel Craig', character: 'Benoit Blanc' },
      { name: 'Edward Norton', character: 'Miles Bron' },
      { name: 'Janelle Monáe', character: 'Andi Brand' },
      { name: 'Kathryn Hahn', character: 'Claire Debella' },
      { name: 'Leslie Odom Jr.', character: 'Lionel Toussaint' },
      { name: 'Jessica Henwick', character: 'Peg' },
      { name: 'Madelyn Cline', character: 'Whiskey' },
      { name: 'Kate Hudson', character: 'Birdie Jay' },
      { name: 'Dave Bautista', character: 'Duke Cody' },
      { name: 'Noah Segan', character: 'Derol' },
    ],
    crew: [
      { name: 'Rian Johnson', job: 'Director' },
      { name: 'Rian Johnson', job: 'Writer' },
      { name: 'Ram Bergman', job: 'Producer' },
      { name: 'Nathan Johnson', job: 'Original Music Composer' },
      { name: 'Steve Yedlin', job: 'Director of Photography' },
      { name: 'Bob Ducsay', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Leo61',
        writtenOn: '2022-12-31',
        rating: 8,
        content:
          "A murder mystery we could watch with our twelve-year-olds, and all of us had a great time. There is a bit of swearing and one shock that made them jump, nothing that kept them awake. They loved the puzzle box at the beginning and tried to guess along. Daniel Craig in his striped swimsuit is funny in every scene, and Kate Hudson nearly steals it as Birdie. It's louder than the first one and not as cozy. Still a really good family evening, I'd say from eleven up.",
      },
      {
        author: 'Eleni_P',
        writtenOn: '2023-01-22',
        rating: 7,
        content:
          'I watch this film because it is made in my country, and I like it. The island is beautiful and the glass house is a funny idea. Daniel Craig plays the detective Blanc with a strange accent and he is very good. Edward Norton is also good as the rich man who loves to hear himself talk. The middle part is a little long for me, because the film explains much. But it is clever, it has color, and I laugh many times.',
      },
      {
        author: 'Gil Novak',
        writtenOn: '2023-02-05',
        rating: 5,
        content:
          'The first one had a house and weather and a girl you worried about. This one has an island, a dome of glass and a celebrity through every door, and I worried about none of them. Most of the jokes were old by the time they landed. Craig in his striped swimsuit is fun, and the puzzle box is a nice piece of carpentry. I was disappointed.',
      },
    ],
  },
  {
    id: 315162,
    title: 'Puss in Boots: The Last Wish',
    releaseDate: '2022-12-07',
    genres: ['adventure', 'fantasy', 'animation', 'comedy', 'family'],
    voteAverage: 8.2,
    voteCount: 8_758,
    overview:
      "A doctor warns Puss in Boots, a hero and outlaw, that he has used up eight of his nine lives. A wolf with two sickles hunts him, and for the first time Puss knows fear. He goes to find a star that grants one wish, with Kitty Softpaws and Perrito, a stray dog. Goldilocks and Jack Horner want the same star. If he doesn't get there first, his next death will be his last.",
    cast: [
      { name: 'Antonio Banderas', character: 'Puss in Boots (voice)' },
      { name: 'Salma Hayek Pinault', character: 'Kitty Softpaws (voice)' },
      { name: 'Harvey Guillén', character: 'Perrito (voice)' },
      { name: 'Wagner Moura', character: 'Wolf (voice)' },
      { name: 'Florence Pugh', character: 'Goldilocks (voice)' },
      { name: 'Olivia Colman', character: 'Mama Bear (voice)' },
      { name: 'Ray Winstone', character: 'Papa Bear (voice)' },
      { name: 'Samson Kayo', character: 'Baby Bear (voice)' },
      { name: 'John Mulaney', character: 'Jack Horner (voice)' },
      { name: "Da'Vine Joy Randolph", character: 'Mama Luna (voice)' },
    ],
    crew: [
      { name: 'Joel Crawford', job: 'Director' },
      { name: 'Paul Fisher', job: 'Screenplay' },
      { name: 'Tommy Swerdlow', job: 'Screenplay' },
      { name: 'Tommy Swerdlow', job: 'Story' },
      { name: 'Tom Wheeler', job: 'Story' },
      { name: 'Mark Swift', job: 'Producer' },
      { name: 'Heitor Pereira', job: 'Original Music Composer' },
      { name: 'James Ryan', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'catmomjess',
        writtenOn: '2023-01-08',
        rating: 9,
        content:
          'Why is a Shrek spinoff this good? I laughed, I got scared, and I cried when the little dog put his head on Puss during the panic attack. The wolf is the best villain in years. His whistle gave me chills! Loved the fights too, they look like paintings. Go see it.',
      },
      {
        author: 'Rohan M.',
        writtenOn: '2023-02-19',
        rating: 9,
        content:
          "Full family entertainer, must watch in theatre only. We were eleven people in Pune, from my grandfather to my cousin's baby, and all phones stayed in the pockets. The opening song of Puss for the whole village had us clapping like at a wedding. Kitty and Puss have such nice chemistry, and Perrito is pure heart. The wolf gave my small cousin a fright, so she sat with grandfather. A good message also: value the one life you have. Paisa vasool, as we say, worth every rupee.",
      },
      {
        author: 'Giles Bosworth',
        writtenOn: '2023-03-26',
        rating: 7,
        content:
          "Better than the fifth outing of anything has a right to be. DreamWorks has plainly been studying Into the Spider-Verse: the fights drop to a jerky, painted style, and the effect is thrilling, if borrowed. The surprise is the subject. Here is a cartoon about the fear of dying, with a hooded wolf who steps out of the crowd like the knight's opponent in The Seventh Seal; when he whistles, the audience of small children goes silent. Florence Pugh and Ray Winstone, as a family of cockney burglars, are a delight. The Jack Horner subplot is noisy, one joke told many times. I came as a duty and I had a very good time; my godson asked to see it again, and I didn't object.",
      },
    ],
  },
];
