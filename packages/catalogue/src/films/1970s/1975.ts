import type { CatalogueFilm } from '../film.ts';

export const films1975: readonly CatalogueFilm[] = [
  {
    id: 762,
    title: 'Monty Python and the Holy Grail',
    releaseDate: '1975-04-03',
    genres: ['adventure', 'comedy', 'fantasy'],
    voteAverage: 7.8,
    voteCount: 6_363,
    overview:
      "England, 932. King Arthur rides without a horse while his servant Patsy bangs coconut shells together. With Sir Bedevere, Sir Lancelot, Sir Galahad and Sir Robin he receives an order from God: find the Holy Grail. On the way the knights meet peasants who don't believe in kings, rude French soldiers, a Black Knight who won't give up and the knights who say Ni. And on a bridge they must answer three questions, or die.",
    cast: [
      { name: 'Graham Chapman', character: 'King Arthur / Voice of God' },
      { name: 'John Cleese', character: 'Sir Lancelot / The Black Knight' },
      { name: 'Eric Idle', character: 'Sir Robin / Brother Maynard' },
      { name: 'Terry Gilliam', character: 'Patsy / Bridgekeeper' },
      { name: 'Terry Jones', character: 'Sir Bedevere / Prince Herbert' },
      { name: 'Michael Palin', character: 'Sir Galahad / Dennis' },
      { name: 'Connie Booth', character: 'The Witch' },
      { name: 'Carol Cleveland', character: 'Zoot / Dingo' },
      { name: 'Neil Innes', character: "Sir Robin's Minstrel" },
      { name: 'John Young', character: 'The Historian' },
    ],
    crew: [
      { name: 'Terry Gilliam', job: 'Director' },
      { name: 'Terry Jones', job: 'Director' },
      { name: 'Mark Forstater', job: 'Producer' },
      { name: 'Graham Chapman', job: 'Writer' },
      { name: 'John Cleese', job: 'Writer' },
      { name: 'Terry Bedford', job: 'Director of Photography' },
      { name: 'John Hackney', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Doune ticket seller',
        writtenOn: '2016-07-12',
        rating: 9,
        content:
          "I sold tickets at Doune Castle for three summers, where most of this was filmed, and grown professors of history would trot across the courtyard banging coconut shells together. I only understood them when I watched it myself. It's the silliest film I know and I laughed until it hurt, at the Black Knight above all, and at the guard who can't be made to understand an order. Some sketches go on too long. The mud and the cold look more like the Middle Ages than any expensive film does. I love it.",
      },
      {
        author: "Marcus's girlfriend",
        writtenOn: '2013-01-28',
        rating: 4,
        content:
          "Had I come to this comedy clean I might have laughed. I've instead shared a house with Marcus for six years. I know about the swallow. I've been told \"'tis but a scratch\" during childbirth. I didn't enjoy it. The animations gave me a headache and I've now seen enough of men in tights saying words in a high voice to last me.",
      },
      {
        author: 'matinee64',
        writtenOn: '2023-08-19',
        rating: 9,
        content:
          "I took my eleven-year-old to this comedy, who'd been raised on things that cost two hundred million, and she kept asking if they were allowed. Allowed to use the wrong subtitles. Allowed to have someone's horse be a bloke. When the Black Knight's down to a torso and calling it a draw she slid right off the seat. We both loved it, and I've never been prouder.",
      },
    ],
  },
  {
    id: 578,
    title: 'Jaws',
    releaseDate: '1975-06-20',
    genres: ['horror', 'thriller', 'adventure'],
    voteAverage: 7.7,
    voteCount: 11_463,
    overview:
      'Shortly before the Fourth of July a young woman is killed by a shark off Amity, an island that lives on its summer guests. Martin Brody, the new police chief, wants to close the beaches. The mayor refuses, and more people are attacked. Brody goes to sea with Matt Hooper, an expert on sharks, and the fisherman Quint. They must kill the shark before it kills again, or kills them.',
    cast: [
      { name: 'Roy Scheider', character: 'Chief Martin Brody' },
      { name: 'Robert Shaw', character: 'Quint' },
      { name: 'Richard Dreyfuss', character: 'Matt Hooper' },
      { name: 'Lorraine Gary', character: 'Ellen Brody' },
      { name: 'Murray Hamilton', character: 'Mayor Larry Vaughn' },
      { name: 'Carl Gottlieb', character: 'Meadows' },
      { name: 'Jeffrey Kramer', character: 'Deputy Hendricks' },
      { name: 'Susan Backlinie', character: 'Chrissie Watkins' },
      { name: 'Chris Rebello', character: 'Michael Brody' },
      { name: 'Lee Fierro', character: 'Mrs. Kintner' },
    ],
    crew: [
      { name: 'Steven Spielberg', job: 'Director' },
      { name: 'Peter Benchley', job: 'Screenplay' },
      { name: 'Carl Gottlieb', job: 'Screenplay' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Bill Butler', job: 'Director of Photography' },
      { name: 'Verna Fields', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'JanetFromTampa',
        writtenOn: '2018-08-11',
        rating: 9,
        content:
          "Still scares me out of the water, and I live in Florida. You hardly see the shark for an hour and it's terrifying anyway, all because of two notes of music. The three guys on the boat are perfect together, Robert Shaw most of all. His story about the ship gives me goosebumps. Loved it as a kid, love it now!",
      },
      {
        author: 'R. Larsen',
        writtenOn: '2013-07-05',
        rating: 5,
        content:
          "They rerun this thriller on TV every June and it's cost me business my whole working life, so I'm biased, and I don't much like it. Real sharks don't hold grudges. Also it's an hour of town council. The mayor in the anchor jacket, the town meeting, the medical examiner, more mayor. I'll admit once they're on the Orca it moves, and the yellow barrels are a smart way of not showing us a rubber fish. When they do show us the rubber fish, it looks like a couch being delivered.",
      },
      {
        author: 'mattyk_1988',
        writtenOn: '2024-06-29',
        rating: 9,
        content:
          "the dinner table bit. chief's had a horrible day, some kid's mother slapped him in front of everyone, he's just sat there, and his little boy starts copying him. folds his hands when he does, puts his face in them. and he goes give us a kiss. why? because i need it. i have a three year old now and i'm sorry but that is what i think of when somebody says this movie, not the shark, i had to go stand in the kitchen. shark's good too, it's a great thriller",
      },
    ],
  },
  {
    id: 36685,
    title: 'The Rocky Horror Picture Show',
    releaseDate: '1975-08-14',
    genres: ['comedy', 'horror', 'science-fiction', 'fantasy'],
    voteAverage: 7.4,
    voteCount: 3114,
    overview:
      'Brad Majors and Janet Weiss have just become engaged when they get a flat tire on a stormy night. They walk to a castle to use the phone, and a butler lets them in to a wild party. The master of the house, Dr. Frank-N-Furter, in corset and stockings, presents the man that he has made in his laboratory. The couple may not leave before morning, and by then they may have lost each other.',
    cast: [
      { name: 'Tim Curry', character: 'Dr. Frank-N-Furter' },
      { name: 'Susan Sarandon', character: 'Janet Weiss' },
      { name: 'Barry Bostwick', character: 'Brad Majors' },
      { name: "Richard O'Brien", character: 'Riff Raff' },
      { name: 'Patricia Quinn', character: 'Magenta' },
      { name: 'Nell Campbell', character: 'Columbia' },
      { name: 'Jonathan Adams', character: 'Dr. Everett V. Scott' },
      { name: 'Peter Hinwood', character: 'Rocky Horror' },
      { name: 'Meat Loaf', character: 'Eddie' },
      { name: 'Charles Gray', character: 'The Criminologist' },
    ],
    crew: [
      { name: 'Jim Sharman', job: 'Director' },
      { name: 'Michael White', job: 'Producer' },
      { name: 'Jim Sharman', job: 'Screenplay' },
      { name: "Richard O'Brien", job: 'Screenplay' },
      { name: 'Richard Hartley', job: 'Original Music Composer' },
      { name: 'Peter Suschitzky', job: 'Director of Photography' },
      { name: 'Graeme Clifford', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'dani.velvet',
        writtenOn: '2022-10-23',
        rating: 9,
        content:
          "Tim Curry in heels coming down in that elevator is the greatest entrance ever. I went to a midnight show with my roommates and everyone yelled at the screen and threw toast. The songs in this horror musical are amazing, I've had \"Time Warp\" in my head for a week. The story makes no sense and I don't care. I loved it so much that I'm sewing a costume!",
      },
      {
        author: 'Ger Rafferty',
        writtenOn: '2017-11-01',
        rating: 8,
        content:
          "We lost a priest to this film. He came to the student cinema in Galway to see what the fuss was about, in his collar, and was given a newspaper and a water pistol at the door. Halfway through he was doing the jump to the left with the rugby team. He told me afterwards that the plot falls to bits in the second half, and he's right, it does. But Tim Curry is tremendous, the songs are better than most musicals can manage, and I've never had such a good night at the pictures. He goes every Halloween now.",
      },
      {
        author: 'Morgan Tate',
        writtenOn: '2011-08-06',
        rating: 6,
        content:
          'Pros: Tim Curry, a star from his first line. "Time Warp", "Sweet Transvestite", Meat Loaf on a motorcycle. Susan Sarandon, funny and brave. Sets on no money at all. The dry Criminologist with his charts.\nCons: runs out of ideas around dinner. Some seduction scenes are tricks played on people who said no. Sound mix, thin. Alone on a couch it\'s half the fun.\nVerdict: go with a crowd, learn the shouts, wear something. As a musical I only liked it; as a party I\'d recommend it any time.',
      },
    ],
  },
  {
    id: 510,
    title: "One Flew Over the Cuckoo's Nest",
    releaseDate: '1975-11-19',
    genres: ['drama'],
    voteAverage: 8.4,
    voteCount: 11_378,
    overview:
      'Randle McMurphy pretends to be crazy to get out of prison and into a mental hospital. On the ward Nurse Ratched rules with a soft voice and strict rules. McMurphy plays cards with Harding, Martini and Cheswick, teaches the silent Chief Bromden basketball, encourages shy Billy Bibbit and demands to see the World Series. It becomes a fight for power. Then he learns that Ratched can keep him there for as long as she likes.',
    cast: [
      { name: 'Jack Nicholson', character: 'Randle Patrick McMurphy' },
      { name: 'Louise Fletcher', character: 'Nurse Ratched' },
      { name: 'Will Sampson', character: 'Chief Bromden' },
      { name: 'Brad Dourif', character: 'Billy Bibbit' },
      { name: 'William Redfield', character: 'Harding' },
      { name: 'Sydney Lassick', character: 'Cheswick' },
      { name: 'Danny DeVito', character: 'Martini' },
      { name: 'Christopher Lloyd', character: 'Taber' },
      { name: 'Dean R. Brooks', character: 'Dr. Spivey' },
      { name: 'Scatman Crothers', character: 'Turkle' },
    ],
    crew: [
      { name: 'Miloš Forman', job: 'Director' },
      { name: 'Saul Zaentz', job: 'Producer' },
      { name: 'Michael Douglas', job: 'Producer' },
      { name: 'Lawrence Hauben', job: 'Screenplay' },
      { name: 'Bo Goldman', job: 'Screenplay' },
      { name: 'Jack Nitzsche', job: 'Original Music Composer' },
      { name: 'Haskell Wexler', job: 'Director of Photography' },
      { name: 'Lynzee Klingman', job: 'Editor' },
      { name: 'Sheldon Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Margaret Lund',
        writtenOn: '2010-09-19',
        content:
          'Milos Forman shot this in a real hospital with some real patients, and that honesty is what I noticed first. He lets us simply sit in the group meetings and look at the faces. Some of it is very funny, like the baseball game that they watch on a dead television. The camera never tells us whom to believe, and slowly the mood gets darker.\n\nJack Nicholson is at his best as McMurphy, who is no hero and makes everyone around him a bit braver. Louise Fletcher is just as good. I was a nurse for twenty-six years and people expect me to hate her Nurse Ratched, but what makes her so frightening is that she believes she is helping. Brad Dourif and Will Sampson are unforgettable.\n\nThe fishing trip is the one part that I did not believe. Overall it is one of the finest American movies of the seventies. It made me laugh, it made me angry, and I would watch it again tomorrow.',
      },
      {
        author: 'Martini Joe',
        writtenOn: '2016-04-02',
        rating: 10,
        content:
          "DeVito at the card table. The cigarettes count ten cents each, so he snaps one in two and bets a nickel. I've been laughing at the look on him since 1978, and I love this movie. My wife reckons it's a tragedy and I reckon it's a comedy, and we have each been right on different nights. The ball game on the dead television is one of the happiest things I ever saw anybody do.",
      },
      {
        author: 'Basin Watcher',
        writtenOn: '2024-02-20',
        rating: 6,
        content:
          "A beautifully acted drama, and it isn't fair, so I liked it less than I had hoped. The women are either ward tyrants or party favors. McMurphy tells you what he did to a girl with a wink in the first interview, and then nobody brings it up again because he's fun. My book group of eleven split down the middle over that wink and one member has not been back.",
      },
    ],
  },
  {
    id: 3175,
    title: 'Barry Lyndon',
    releaseDate: '1975-12-18',
    genres: ['drama', 'history', 'romance', 'war'],
    voteAverage: 8,
    voteCount: 3008,
    overview:
      'Ireland, in the eighteenth century. Young Redmond Barry shoots at the English captain who wants to marry his cousin Nora and has to flee. He becomes a soldier, deserts and helps a cardsharp to cheat the nobility of Europe. Then he meets the rich and beautiful Lady Lyndon. He means to become a gentleman, but her young son hates him and could one day take everything from him.',
    cast: [
      { name: "Ryan O'Neal", character: 'Redmond Barry' },
      { name: 'Marisa Berenson', character: 'Lady Lyndon' },
      { name: 'Patrick Magee', character: 'The Chevalier de Balibari' },
      { name: 'Hardy Krüger', character: 'Captain Potzdorf' },
      { name: 'Diana Körner', character: 'Lischen' },
      { name: 'Gay Hamilton', character: 'Nora Brady' },
      { name: 'Frank Middlemass', character: 'Sir Charles Lyndon' },
      { name: "Arthur O'Sullivan", character: 'Captain Feeny' },
      { name: 'Godfrey Quigley', character: 'Captain Grogan' },
      { name: 'Leonard Rossiter', character: 'Captain John Quin' },
    ],
    crew: [
      { name: 'Stanley Kubrick', job: 'Director' },
      { name: 'Stanley Kubrick', job: 'Producer' },
      { name: 'Stanley Kubrick', job: 'Screenplay' },
      { name: 'Leonard Rosenman', job: 'Original Music Composer' },
      { name: 'John Alcott', job: 'Director of Photography' },
      { name: 'Tony Lawson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Marion Teasdale',
        writtenOn: '2008-11-30',
        rating: 9,
        content:
          "Stanley Kubrick directs the eighteenth century as if a camera had been left running in it. Again and again he begins on a detail, a pair of pistols or a hand of cards, and pulls back slowly until the people are small figures in a park. It tells you at once how little they matter, and how beautiful it all is. The candlelit rooms, shot with a lens made for the moon, glow like nothing else in cinema.\n\nRyan O'Neal is often blamed for being blank, and I think he is exactly right. His Barry is an ordinary young man with good legs who takes the color of every room. Leonard Rossiter's dancing captain and Patrick Magee's Chevalier are a pleasure. Marisa Berenson hardly speaks and is unforgettable.\n\nOverall it is a cold film that becomes, to my surprise, a very sad one. Three hours passed like two. I love this movie, every slow minute of it.",
      },
      {
        author: 'Handel on repeat',
        writtenOn: '2013-01-20',
        rating: 8,
        content:
          'One piece of Handel, the Sarabande, carries this whole movie on its back. You hear it on strings, on drums alone, slow as a funeral, and each time the news is worse. Between those come Irish tunes from The Chieftains, warm and careless, and a Schubert trio for the moment when Barry and Lady Lyndon look at each other by candlelight. They hardly say a word. The music is their love scene. A beautiful costume drama, and I recommend the soundtrack to everyone.',
      },
      {
        author: 'Dermot Kinsella',
        writtenOn: '2019-12-29',
        rating: 7,
        content:
          "My aunt's farm in Tipperary has the field from the first duel, or so she told every visitor, and charged a pound to see it. She fell asleep during the film itself, and woke for the card games. It's that sort of costume drama: so handsome that you forgive it for taking its time, and then you look round and an hour has gone by. Ryan O'Neal's accent wanders about like a lost calf. Leonard Rossiter's march past with that face is the best comedy in it. I enjoyed it greatly, in two goes, with a sandwich between.",
      },
    ],
  },
];
