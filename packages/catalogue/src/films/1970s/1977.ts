import type { CatalogueFilm } from '../film.ts';

export const films1977: readonly CatalogueFilm[] = [
  {
    id: 703,
    title: 'Annie Hall',
    releaseDate: '1977-04-19',
    genres: ['comedy', 'drama', 'romance'],
    voteAverage: 7.7,
    voteCount: 4_056,
    overview:
      'The New York comedian Alvy Singer, twice divorced, wants to understand why his love for Annie went wrong. He tells us how they met after a tennis match with his friend Rob, how badly she drives and how she sang in a noisy club. He complains to strangers in the street. She is a shy singer who grows braver. She begins to like California, and Alvy, who hates it, must let her go or change.',
    cast: [
      { name: 'Woody Allen', character: 'Alvy Singer' },
      { name: 'Diane Keaton', character: 'Annie Hall' },
      { name: 'Tony Roberts', character: 'Rob' },
      { name: 'Carol Kane', character: 'Allison' },
      { name: 'Paul Simon', character: 'Tony Lacey' },
      { name: 'Shelley Duvall', character: 'Pam' },
      { name: 'Janet Margolin', character: 'Robin' },
      { name: 'Colleen Dewhurst', character: 'Mom Hall' },
      { name: 'Christopher Walken', character: 'Duane Hall' },
      { name: 'Donald Symington', character: 'Dad Hall' },
    ],
    crew: [
      { name: 'Woody Allen', job: 'Director' },
      { name: 'Woody Allen', job: 'Screenplay' },
      { name: 'Marshall Brickman', job: 'Screenplay' },
      { name: 'Gordon Willis', job: 'Director of Photography' },
      { name: 'Ralph Rosenblum', job: 'Editor' },
      { name: 'Charles H. Joffe', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Priya M.',
        writtenOn: '2016-02-14',
        rating: 9,
        content:
          "There are two scenes with lobsters. In the first Alvy and Annie have got them all over the kitchen floor, she's laughing so much she can hardly hold the camera. Later on he tries it again with somebody else, same pots, same jokes, and the woman stands there smoking and asks him if he's serious. I was seventeen at the time and thought the first one was what the movie was about. I'm forty-four and divorced and now it's the second. A wonderful, sad comedy. Diane Keaton singing in a noisy club makes me cry as well.",
      },
      {
        author: 'flicks79',
        writtenOn: '2012-06-20',
        rating: 5,
        content:
          "Woody Allen complains for an hour and a half and we're shut in with him. I got tired of this comedy. New York is good, Los Angeles is bad, his tennis partner is a traitor, everyone in line for a movie is wrong. Some of the tricks are terrific and I'd steal them (the subtitles saying what they're really thinking on the balcony, the split screen with the two therapists) and Christopher Walken is in it for three minutes as the frightening brother and walks off with the whole thing. But I was on Annie's side from the start.",
      },
      {
        author: 'AdamBaker',
        writtenOn: '2019-09-03',
        rating: 9,
        content:
          "I saw it in an old theater, with a man behind us loudly explaining it to his date. I swear on my life. He got as far as Fellini's influence, and then on the screen comes the _other_ man, in the queue, loudly explaining Fellini to his date, and it took him a good ten seconds to go silent. The rest of us were crying. The date moved her coat. I've never laughed so much, and I love this comedy.",
      },
    ],
  },
  {
    id: 11,
    title: 'Star Wars',
    releaseDate: '1977-05-25',
    genres: ['adventure', 'action', 'science-fiction'],
    voteAverage: 8.2,
    voteCount: 22_671,
    overview:
      'Princess Leia has stolen the plans of the Death Star and hides them in the robot R2-D2 before Darth Vader takes her prisoner. R2-D2 and C-3PO land on a desert planet and are sold to the farm boy Luke Skywalker. He finds her message for Obi-Wan Kenobi, an old Jedi knight. With the smuggler Han Solo and Chewbacca they must free her and bring the plans to the rebels before the Death Star destroys them.',
    cast: [
      { name: 'Mark Hamill', character: 'Luke Skywalker' },
      { name: 'Harrison Ford', character: 'Han Solo' },
      { name: 'Carrie Fisher', character: 'Princess Leia Organa' },
      { name: 'Peter Cushing', character: 'Grand Moff Tarkin' },
      { name: 'Alec Guinness', character: 'Ben (Obi-Wan) Kenobi' },
      { name: 'Anthony Daniels', character: 'C-3PO' },
      { name: 'Kenny Baker', character: 'R2-D2' },
      { name: 'Peter Mayhew', character: 'Chewbacca' },
      { name: 'David Prowse', character: 'Darth Vader' },
      { name: 'Phil Brown', character: 'Uncle Owen' },
    ],
    crew: [
      { name: 'George Lucas', job: 'Director' },
      { name: 'Gary Kurtz', job: 'Producer' },
      { name: 'George Lucas', job: 'Writer' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Gilbert Taylor', job: 'Director of Photography' },
      { name: 'Richard Chew', job: 'Editor' },
      { name: 'Paul Hirsch', job: 'Editor' },
      { name: 'Marcia Lucas', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Clive Barton',
        writtenOn: '2015-12-14',
        rating: 10,
        content:
          "I've loved it since Leicester Square, Boxing Day week, 1977, three times round the block in sleet and my brother's duffel coat over both our heads. Then that ship starts coming in over the top of the screen and it keeps on coming. Someone behind us said a word I'd only heard from my uncle.\n\nPeople go on about the battle. For me it's that everything's dirty! The robots have dents. A farm has a rubbish corner. I had never before thought that the future would need hoovering.",
      },
      {
        author: 'kinofan87',
        writtenOn: '2009-08-30',
        rating: 8,
        content:
          "A fairy tale assembled with great good cheer from Kurosawa, Flash Gordon and the RAF. The dialogue is dreadful, and Guinness handles it like a man carrying someone else's umbrella through a drawing room. What is underrated is the cutting. One battle in space is put together from almost nothing, a few corridors and some men in helmets looking left, and my heart beat like mad. I enjoyed it enormously.",
      },
      {
        author: 'Ines Haller',
        writtenOn: '2022-05-03',
        rating: 7,
        content:
          "Finally watched it at forty-one, next to my partner, who has loved it since she was five and looked at me more than at the screen. I know so many jokes about it that I felt I had seen it already. The middle drags a little, with two robots walking through a desert. But the old ships with their scratches look wonderful, Harrison Ford is great fun, and when Luke looks at the two suns I understood it all at once. It's a simple, happy adventure. I really liked it.",
      },
    ],
  },
  {
    id: 11586,
    title: 'Exorcist II: The Heretic',
    releaseDate: '1977-06-17',
    genres: ['horror', 'thriller'],
    voteAverage: 4.5,
    voteCount: 638,
    overview:
      'Four years after her exorcism Regan MacNeil lives in New York and says that she remembers nothing. Dr. Gene Tuskin treats her with a machine that puts two people into the same trance. Father Lamont, whose faith is shaken, is told by the Church to find out how Father Merrin died. In a trance he learns of Kokumo, a boy in Africa whom Merrin once healed. He must find him before the demon comes back.',
    cast: [
      { name: 'Linda Blair', character: 'Regan MacNeil' },
      { name: 'Richard Burton', character: 'Father Philip Lamont' },
      { name: 'Louise Fletcher', character: 'Dr. Gene Tuskin' },
      { name: 'Max von Sydow', character: 'Father Lankester Merrin' },
      { name: 'Kitty Winn', character: 'Sharon Spencer' },
      { name: 'Paul Henreid', character: 'The Cardinal' },
      { name: 'James Earl Jones', character: 'Kokumo' },
      { name: 'Ned Beatty', character: 'Edwards' },
      { name: 'Belinda Beatty', character: 'Liz' },
      { name: 'Rose Portillo', character: 'Spanish Girl' },
    ],
    crew: [
      { name: 'John Boorman', job: 'Director' },
      { name: 'William Goodhart', job: 'Writer' },
      { name: 'Ennio Morricone', job: 'Original Music Composer' },
      { name: 'William A. Fraker', job: 'Director of Photography' },
      { name: 'Tom Priestley', job: 'Editor' },
      { name: 'Richard Lederer', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Hastings and wool',
        writtenOn: '2013-10-31',
        rating: 2,
        content:
          "The sequel to The Exorcist, and it's terrible. Richard Burton sits opposite Louise Fletcher with a rubber band round his head while two light bulbs flash, and they are _going deeper_. He gives it the full Hamlet. There's a later scene where James Earl Jones is dressed as a locust. I'd planned this for Halloween with my sister, who can't go near the first one. She knitted most of a sleeve.",
      },
      {
        author: 'Rosa V.',
        writtenOn: '2018-05-09',
        rating: 6,
        content:
          "A strange film, half bad and half beautiful, and I like it. I own the music by Morricone on vinyl. There's a choir in it that barks and a lovely lullaby for the girl, and it deserved a film where you could tell what the director was after. And yet. The swooping shots from the back of the locust over red rock, and the monastery wedged into a cliff with everyone climbing up inside a crack. Boorman wanted to make something about goodness rather than vomit and I can respect that.\n\nThen it's back to Linda Blair on the roof of a skyscraper with some pigeons, and people discussing it in offices.",
      },
      {
        author: 'vhs_val_1979',
        writtenOn: '2008-11-22',
        rating: 4,
        content:
          "Not scary for a horror film, not once, and I'm someone who's scared of the dishwasher. It's too shiny. Glass clinic with glass walls, penthouse, plane, another plane. I counted four planes. Whenever it's about to get anywhere somebody has to travel. Poor Linda Blair's obviously been told to be wholesome and she's like a girl in an orange juice commercial who happens to have had a demon. I was bored from the first plane to the last.",
      },
    ],
  },
  {
    id: 11319,
    title: 'The Rescuers',
    releaseDate: '1977-06-22',
    genres: ['fantasy', 'family', 'animation', 'adventure'],
    voteAverage: 6.8,
    voteCount: 2_352,
    overview:
      'A bottle with a call for help reaches the Rescue Aid Society, a club of mice in New York. The elegant Miss Bianca takes the case and picks Bernard, the shy caretaker, as her partner. They learn that Penny, an orphan girl, has been kidnapped by Madame Medusa, who keeps her in a swamp and lowers her into a cave to look for a diamond. The two mice must free her.',
    cast: [
      { name: 'Bob Newhart', character: 'Bernard (voice)' },
      { name: 'Eva Gabor', character: 'Miss Bianca (voice)' },
      { name: 'Geraldine Page', character: 'Madame Medusa (voice)' },
      { name: 'Joe Flynn', character: 'Mr. Snoops (voice)' },
      { name: 'Jeanette Nolan', character: 'Ellie Mae (voice)' },
      { name: 'Pat Buttram', character: 'Luke (voice)' },
      { name: 'Jim Jordan', character: 'Orville (voice)' },
      { name: 'John McIntire', character: 'Rufus (voice)' },
      { name: 'Michelle Stacy', character: 'Penny (voice)' },
      { name: 'Bernard Fox', character: 'The Chairman (voice)' },
    ],
    crew: [
      { name: 'Wolfgang Reitherman', job: 'Director' },
      { name: 'John Lounsbery', job: 'Director' },
      { name: 'Art Stevens', job: 'Director' },
      { name: 'Wolfgang Reitherman', job: 'Producer' },
      { name: 'Larry Clemmons', job: 'Writer' },
      { name: 'Artie Butler', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Kelly B. (mom)',
        writtenOn: '2012-01-21',
        rating: 7,
        content:
          "A quiet, rather sad little Disney movie, with a fantastic albatross in it. My five-year-old shrieked with laughter when Orville ran along the roof and fell off the building with the mice on his back. The rest was harder for him. Penny is an orphan, she's alone, and the dark cave with the rising water made him ask for the light on. I'd say six and older. I liked it a good deal myself, Bernard and Bianca are a sweet couple, and the songs are soft and pretty.",
      },
      {
        author: 'Martin Pask',
        writtenOn: '2019-10-05',
        rating: 6,
        content:
          "At Disney the old artists were just leaving and the young ones arriving, and you can see both kinds of drawing in the same shot. Medusa taking off her false eyelashes was drawn by a man who'd been at it for forty years and is enjoying himself to a degree that ought to be illegal. Bernard and Bianca are sweet in the manner of people who run a good hotel. The songs belong in a dentist's waiting room. Nice to look at, a bit boring.",
      },
      {
        author: 'astrid_h',
        writtenOn: '2015-08-30',
        rating: 8,
        content:
          "In the Netherlands we had it as a long-playing record with the story told by an actor, before any of us saw the movie, so I know the voices in Dutch and the American ones are all wrong. My sister was the crocodiles and I was the dragonfly who's out of breath. He's the engine for a boat made of a leaf. I have thought about this dragonfly in some hard years at the office.\n\nNow I've seen it complete and I was surprised by how sad the girl is. She sits on a bed in the orphanage and nobody chose her that day, they chose one with red hair. It's said very quietly. Then a cat with a mustache tells her to have faith, which is easy for a cat. The villain lady removes her make-up in a mirror and it is disgusting, and we loved it. A good movie for children, and a sad one.",
      },
    ],
  },
  {
    id: 691,
    title: 'The Spy Who Loved Me',
    releaseDate: '1977-07-07',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 6.8,
    voteCount: 1833,
    overview:
      'A British and a Soviet submarine vanish with their nuclear missiles. London sends James Bond and Moscow sends Major Anya Amasova after a microfilm that is for sale in Cairo. The two rivals must work together, hunted by Jaws, a giant with steel teeth. The trail leads to Karl Stromberg, who lives under the sea. They must stop him before he starts a war with the missiles, and destroys the world above.',
    cast: [
      { name: 'Roger Moore', character: 'James Bond' },
      { name: 'Barbara Bach', character: 'Major Anya Amasova' },
      { name: 'Curd Jürgens', character: 'Karl Stromberg' },
      { name: 'Richard Kiel', character: 'Jaws' },
      { name: 'Caroline Munro', character: 'Naomi' },
      { name: 'Walter Gotell', character: 'General Anatol Gogol' },
      { name: 'Geoffrey Keen', character: 'Sir Frederick Gray' },
      { name: 'Bernard Lee', character: 'M' },
      { name: 'George Baker', character: 'Captain Benson' },
      { name: 'Michael Billington', character: 'Sergei Barsov' },
    ],
    crew: [
      { name: 'Lewis Gilbert', job: 'Director' },
      { name: 'Albert R. Broccoli', job: 'Producer' },
      { name: 'Christopher Wood', job: 'Screenplay' },
      { name: 'Richard Maibaum', job: 'Screenplay' },
      { name: 'Marvin Hamlisch', job: 'Original Music Composer' },
      { name: 'Claude Renoir', job: 'Director of Photography' },
      { name: 'John Glen', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Lotus Esprit Stu',
        writtenOn: '2013-04-27',
        rating: 9,
        content:
          "moore's best, hands down, and top three of the whole series. that ski jump off the cliff with the flag parachute is the greatest opening stunt of all time. the car goes UNDER WATER and nobody stops the movie to explain it. jaws is the perfect henchman, he bites through a chain and then straightens his jacket. carly simon song, ken adam sets, pyramids at night. bach can't act much, don't care. if you only watch one moore bond make it this one",
      },
      {
        author: 'Jean-Luc P.',
        writtenOn: '2019-10-19',
        rating: 6,
        content:
          "Pros: the ski jump. Ken Adam's sets, above all the inside of that tanker. Egypt by night with the light show. The white car. Jaws, menacing and funny. Roger Moore at his most relaxed. Title song.\nCons: Barbara Bach is beautiful and sounds half asleep. Stromberg sits, presses buttons and says little. The battle on the ship is endless and hard to follow. Disco music in the chase, awful. Plot borrowed from an earlier film with rockets.\nGood fun, uneven. I liked the first hour best.",
      },
      {
        author: 'Tassie Paperbacks',
        writtenOn: '2016-01-30',
        rating: 5,
        content:
          "In the book there's no Stromberg, no submarine and hardly any Bond; it's told by a young WOMAN in a motel, and it's one of the oddest things Fleming ever wrote. He hated it so much that he only sold them the title. So you can't complain that they changed it, and I'm going to anyway. What they put in its place is You Only Live Twice with water. The stunt on the skis is marvellous, Jaws is a good giant, and the endless shooting bored me.",
      },
    ],
  },
  {
    id: 11009,
    title: 'Saturday Night Fever',
    releaseDate: '1977-12-16',
    genres: ['drama', 'music'],
    voteAverage: 6.7,
    voteCount: 1_797,
    overview:
      'Tony Manero is nineteen and sells paint in a Brooklyn hardware store. On Saturday nights, at the 2001 disco, he is the king of the dance floor. He drops his partner Annette for Stephanie, who works in Manhattan and wants to leave the neighborhood behind. They train for the big contest. His friends drift into fights, and Tony must find a way out of Brooklyn, or he will sell paint there all his life.',
    cast: [
      { name: 'John Travolta', character: 'Tony Manero' },
      { name: 'Karen Lynn Gorney', character: 'Stephanie Mangano' },
      { name: 'Barry Miller', character: 'Bobby C.' },
      { name: 'Joseph Cali', character: 'Joey' },
      { name: 'Paul Pape', character: 'Double J.' },
      { name: 'Donna Pescow', character: 'Annette' },
      { name: 'Bruce Ornstein', character: 'Gus' },
      { name: 'Julie Bovasso', character: 'Flo Manero' },
      { name: 'Martin Shakar', character: 'Frank Manero Jr.' },
      { name: 'Val Bisoglio', character: 'Frank Manero Sr.' },
    ],
    crew: [
      { name: 'John Badham', job: 'Director' },
      { name: 'Robert Stigwood', job: 'Producer' },
      { name: 'Norman Wexler', job: 'Screenplay' },
      { name: 'Barry Gibb', job: 'Original Music Composer' },
      { name: 'Ralf D. Bode', job: 'Director of Photography' },
      { name: 'David Rawlins', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Joanne from Bay Ridge',
        writtenOn: '2010-12-04',
        rating: 8,
        content:
          "I was at that club, we could have been in the back of a shot. So I'm going to tell you what people forget who only own the record: it's a sad picture and a very good one. Tony's going nowhere in platform shoes. The boys in the car are pigs, and the thing that happens to Annette in it, with the music playing, I have to leave the room.\n\nBut the walk! With the paint can! A whole city's worth of boys got themselves a walk off that.",
      },
      {
        author: 'Marjorie_W',
        writtenOn: '2017-05-13',
        rating: 6,
        content:
          "Finally watched this after forty years of hearing the songs at weddings, and it isn't at all what I expected. I expected glitter. What I got is an angry little drama about boys with nowhere to go, with a lot of shouting around a table full of spaghetti. How they treat Annette is very hard to watch now. What holds up is Travolta: the walk, the pride, the way he combs his hair. The dancing is terrific. I was impressed rather than happy, and I'd call it good, not great.",
      },
      {
        author: 'monicap',
        writtenOn: '2022-08-20',
        content:
          "Travolta's solo dance is filmed in long shots so you can see his feet. He fought for that, I've read, and it's why this one still stands up after all those others that cut away to a face just as something's about to happen. I rewound it until the tape went snowy in that one place. His partner can't dance. I say it with love. The story is rough and sad, the dancing is superb, and I'd see it again for that.",
      },
    ],
  },
];
