import type { CatalogueFilm } from '../film.ts';

export const films2019: readonly CatalogueFilm[] = [
  {
    id: 438650,
    title: 'Cold Pursuit',
    releaseDate: '2019-02-07',
    genres: ['action', 'crime'],
    voteAverage: 5.9,
    voteCount: 2_787,
    overview:
      'Nels Coxman drives the snow plow in a ski resort in the Rocky Mountains. Then his son is found dead, and Nels learns that a gang from Denver has murdered him by mistake. With a sawn-off rifle and no experience he looks for the men one by one. Their boss, Viking, blames a rival gang, and a war begins. Nels must reach Viking before both gangs find out who he is.',
    cast: [
      { name: 'Liam Neeson', character: 'Nels Coxman' },
      { name: 'Laura Dern', character: 'Grace Coxman' },
      { name: 'Tom Bateman', character: "Trevor 'Viking' Calcote" },
      { name: 'Tom Jackson', character: 'White Bull Legrew' },
      { name: 'Emmy Rossum', character: 'Kim Dash' },
      { name: 'Domenick Lombardozzi', character: 'Mustang' },
      { name: 'Julia Jones', character: 'Aya' },
      { name: 'John Doman', character: 'John Gipsky' },
      { name: 'William Forsythe', character: "Brock 'Wingman' Coxman" },
      { name: 'Nicholas Holmes', character: 'Ryan' },
    ],
    crew: [
      { name: 'Hans Petter Moland', job: 'Director' },
      { name: 'Frank Baldwin', job: 'Screenplay' },
      { name: 'Michael Shamberg', job: 'Producer' },
      { name: 'Ameet Shukla', job: 'Producer' },
      { name: 'George Fenton', job: 'Original Music Composer' },
      { name: 'Philip Øgaard', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Lorcan Devaney',
        writtenOn: '2019-03-24',
        rating: 5,
        content:
          "A Norwegian black comedy, remade by its own director for people who dislike reading. In Order of Disappearance had Stellan Skarsgård, who looks like a man to whom nothing has ever happened; Liam Neeson looks like a man who has been avenging relatives since 2008, and the joke melts away. What remains is a lesser Fargo: quirky crooks, white landscape, small-town police with time on their hands. Tom Bateman's health-food gangster is amusing, once. Laura Dern is sent home after twenty minutes, which ought to be a crime. The little obituary cards that follow each departure are neatly done; by the twelfth, I confess, I had begun to wish for one with the film's own name on it. Dull, I'm afraid, though handsomely snowed upon.",
      },
      {
        author: 'grit_and_salt_gus',
        writtenOn: '2019-12-15',
        rating: 7,
        content:
          "The snow plough is the star of this film, and I drove one for the council outside Aviemore for eleven winters, so you may ignore me. She's a beauty. She has a blade on her like a cathedral door. I'm told that there's also a plot, about gangsters with daft names who are polite to each other in between the shootings, and it made me laugh out loud several times. Liam Neeson barely says a word, and that's how plough drivers are. Not once does he check his grit. I enjoyed it a great deal and I have written to the council about the blade.",
      },
      {
        author: 'Ewa Malinowska',
        writtenOn: '2020-02-16',
        rating: 6,
        content:
          "I expect a normal revenge film with Liam Neeson, and I get something more strange. Every time when a person is dead, the film shows his name and a cross, and this is funny in a black way. The gangster with his healthy food and his clever small son is the best part. The snow is very beautiful. But there are too many people, and I forget who works for whom. Laura Dern has nothing to do. I like it a little, for a winter evening it is okay, but I don't need to see it again.",
      },
    ],
  },
  {
    id: 549559,
    title: 'Apollo 11',
    releaseDate: '2019-03-01',
    genres: ['documentary', 'history', 'drama'],
    voteAverage: 7.9,
    voteCount: 699,
    overview:
      'Film from July 1969, unseen for fifty years, shows a huge rocket on its slow way to the launch pad in Florida. There is no narrator, and there are no interviews. Families wait on the other side of the water, rows of men in white shirts sit at their screens, and three astronauts put on their suits. They are the first who are to land on the Moon, and they must come home alive.',
    cast: [
      { name: 'Neil Armstrong', character: 'Self (archive footage)' },
      { name: 'Buzz Aldrin', character: 'Self (archive footage)' },
      { name: 'Michael Collins', character: 'Self (archive footage)' },
      { name: 'Walter Cronkite', character: 'Self (archive footage)' },
      { name: 'Bruce McCandless II', character: 'Self (archive footage)' },
      { name: 'Charlie Duke', character: 'Self (archive footage)' },
      { name: 'Gene Kranz', character: 'Self (archive footage)' },
      { name: 'Janet Armstrong', character: 'Self (archive footage)' },
      { name: 'John F. Kennedy', character: 'Self (archive footage)' },
      { name: 'Richard Nixon', character: 'Self (archive footage)' },
    ],
    crew: [
      { name: 'Todd Douglas Miller', job: 'Director' },
      { name: 'Todd Douglas Miller', job: 'Producer' },
      { name: 'Thomas Petersen', job: 'Producer' },
      { name: 'Todd Douglas Miller', job: 'Editor' },
      { name: 'Matt Morton', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Yuki J.',
        writtenOn: '2019-07-20',
        rating: 10,
        content:
          "About twenty minutes in, among all those people on the shore with their folding chairs, a woman in a yellow headscarf shades her eyes. I'm not going to claim it's my mother. My mother was there in a yellow headscarf, that is all I know, and she was carrying me.\n\nA wonderful film about the moon landing. I have rarely heard a theater make so little noise. When the fuel reading goes down and they still haven't found a flat place my husband took my wrist, to feel my pulse I believe.",
      },
      {
        author: 'Terry Nash',
        writtenOn: '2019-09-01',
        rating: 8,
        content:
          "What got me is a chap on the tower with a spanner. Hours to go, biggest firework ever built, full to the top, and there's a leaking hydrogen valve, so up goes a crew to tighten the bolts. It's a marvellous film about people at work. They chew pens. They've got ashtrays. It could have lost the synthesiser here and there, but the composer used only instruments that existed at the time, and that's fair enough. I loved it.",
      },
      {
        author: 'Norman Platt',
        writtenOn: '2021-03-15',
        rating: 6,
        content:
          "A beautiful, respectful documentary and, after the launch, really rather a lot of men reading numbers. My fault, I suppose: I like to be told who somebody is. Buzz hums. Collins alone on the far side gets about as long as the quarantine caravan. I'd have traded ten minutes of split screens for one of them saying he was frightened. Good, not gripping.",
      },
    ],
  },
  {
    id: 527641,
    title: 'Five Feet Apart',
    releaseDate: '2019-03-14',
    genres: ['drama', 'romance'],
    voteAverage: 8.2,
    voteCount: 5_899,
    overview:
      "Stella Grant is seventeen, has cystic fibrosis and has spent much of her life in hospitals. She plans her treatment to the minute. Will Newman, a new patient with a dangerous infection, doesn't care for rules or medicine. Stella makes him follow both, and they fall in love. But patients like them must keep their distance, and a touch could cost her the new lungs that she is waiting for.",
    cast: [
      { name: 'Haley Lu Richardson', character: 'Stella Grant' },
      { name: 'Cole Sprouse', character: 'Will Newman' },
      { name: 'Moisés Arias', character: 'Poe Ramírez' },
      { name: 'Kimberly Hébert Gregory', character: 'Barbara' },
      { name: 'Parminder Nagra', character: 'Dr. Noor Hamid' },
      { name: 'Claire Forlani', character: 'Meredith Newman' },
      { name: 'Emily Baldoni', character: 'Julie' },
      { name: 'Cynthia Evans', character: 'Erin Grant' },
      { name: 'Gary Weeks', character: 'Tom Grant' },
    ],
    crew: [
      { name: 'Justin Baldoni', job: 'Director' },
      { name: 'Mikki Daughtry', job: 'Writer' },
      { name: 'Tobias Iaconis', job: 'Writer' },
      { name: 'Cathy Schulman', job: 'Producer' },
      { name: 'Justin Baldoni', job: 'Producer' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Breton Vivian', job: 'Original Music Composer' },
      { name: 'Frankie DeMarco', job: 'Director of Photography' },
      { name: 'Angela M. Catanzaro', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Abby Lindgren',
        writtenOn: '2019-03-31',
        rating: 9,
        content:
          'I loved Stella and Will so much, and I used up a whole pack of tissues. She counts her pills and he draws cartoons of her. The pool cue between them is so romantic! Poe is the best friend you could wish for. Haley Lu Richardson deserves every award. Totally worth seeing.',
      },
      {
        author: 'Deepika1997',
        writtenOn: '2019-07-14',
        rating: 9,
        content:
          'Such a pure love story, do watch it with someone you care for. My cousin sister and I saw it on her birthday in Kochi and we both had red eyes for the dinner. The two young people cannot even hold hands, they can only walk with a stick between them, and still the feeling is more than in ten kissing films. Nurse Barb is strict like my own aunty and I loved her. The songs are soft and suit the mood. I learned about this illness also. A very good film for the heart.',
      },
      {
        author: 'Owen Trask',
        writtenOn: '2024-06-02',
        rating: 7,
        content:
          "A teen romance that feels different since we have all had to keep our distance. I only saw it this year, and what was a plot device in 2019 is now something I know: the tape on the floor, the gloves, talking through glass. That part has aged well and so has Haley Lu Richardson, who makes a bossy planner into somebody you'd want as a friend. Cole Sprouse mopes nicely. The last act throws far too much at the two of them. I liked it, I sniffed a little, and I didn't believe all of it.",
      },
    ],
  },
  {
    id: 157433,
    title: 'Pet Sematary',
    releaseDate: '2019-04-04',
    genres: ['horror'],
    voteAverage: 5.7,
    voteCount: 3_416,
    overview:
      'Louis Creed, a doctor, moves to Maine with his wife Rachel and their two children. Behind the house his daughter Ellie finds a cemetery where the children of the town bury their animals. When the cat Church is run over, the neighbor Jud shows Louis a place deeper in the woods. What is buried there comes back evil. Louis must leave that place alone, however much it tempts him, or he will lose his family.',
    cast: [
      { name: 'Jason Clarke', character: 'Louis Creed' },
      { name: 'Amy Seimetz', character: 'Rachel Creed' },
      { name: 'John Lithgow', character: 'Jud Crandall' },
      { name: 'Jeté Laurence', character: 'Ellie Creed' },
      { name: 'Hugo Lavoie', character: 'Gage Creed' },
      { name: 'Obssa Ahmed', character: 'Victor Pascow' },
      { name: 'Alyssa Brooke Levine', character: 'Zelda Goldman' },
      { name: 'Maria Herrera', character: 'Marcella' },
    ],
    crew: [
      { name: 'Dennis Widmyer', job: 'Director' },
      { name: 'Kevin Kölsch', job: 'Director' },
      { name: 'Jeff Buhler', job: 'Screenplay' },
      { name: 'Lorenzo di Bonaventura', job: 'Producer' },
      { name: 'Mark Vahradian', job: 'Producer' },
      { name: 'Steven Schneider', job: 'Producer' },
      { name: 'Christopher Young', job: 'Original Music Composer' },
      { name: 'Laurie Rose', job: 'Director of Photography' },
      { name: 'Sarah Broshar', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'maine_reader_jo',
        writtenOn: '2019-04-28',
        rating: 4,
        content:
          "King's novel scared me so badly at fifteen that I kept it in the freezer, and this film didn't scare me once. In the book it takes a hundred pages until anything goes wrong, and by then you LOVE that family. Here they've barely unpacked. The big change from the story is clever on paper, and the trailer gave it away, thank you very much. The children in animal masks are on the poster and then hardly appear. John Lithgow is a kind, sad Jud and I'd have watched two hours of him. A let-down.",
      },
      {
        author: 'Lena Hartwig',
        writtenOn: '2019-06-16',
        rating: 6,
        content:
          "I don't know the book and the old film, so for me the story is new. A family comes to a house in the forest and there is an old place where the dead come back, but they come back wrong. The first half is good, with fog and with a cat that looks really evil. Also the wife, who has a bad memory of her sister, is interesting and gives me goose skin. The second half is more normal, with jumping and with knives. John Lithgow plays very nice. It is an okay horror film for one evening.",
      },
      {
        author: 'church_the_cat',
        writtenOn: '2020-10-25',
        rating: 6,
        content:
          "The cat gives the performance. Several animals played Church, all long-haired and dirty grey, and between them they have one stare that the director keeps in the picture just a second longer than you can stand. Watch the moment on the bed: no effect, no music, only a cat who has decided something about you. Christopher Young's score knows when to be quiet, too. The people around it are good actors in a hurry. I was never truly frightened by them. For the cat alone I'd say it is worth a rainy night.",
      },
    ],
  },
  {
    id: 299534,
    title: 'Avengers: Endgame',
    releaseDate: '2019-04-24',
    genres: ['adventure', 'action', 'science-fiction'],
    voteAverage: 8.2,
    voteCount: 28_342,
    overview:
      'Half of all living beings vanished when Thanos snapped his fingers. Five years later Steve Rogers leads a group for the bereaved, Thor drinks, and Tony Stark lives at a lake with a small daughter. Then Scott Lang returns from a place where time runs differently and has an idea how everything might be undone. They have one chance, and each of them would have to risk what is left.',
    cast: [
      { name: 'Robert Downey Jr.', character: 'Tony Stark / Iron Man' },
      { name: 'Chris Evans', character: 'Steve Rogers / Captain America' },
      { name: 'Mark Ruffalo', character: 'Bruce Banner / Hulk' },
      { name: 'Chris Hemsworth', character: 'Thor' },
      { name: 'Scarlett Johansson', character: 'Natasha Romanoff / Black Widow' },
      { name: 'Jeremy Renner', character: 'Clint Barton / Hawkeye' },
      { name: 'Don Cheadle', character: 'James Rhodes / War Machine' },
      { name: 'Paul Rudd', character: 'Scott Lang / Ant-Man' },
      { name: 'Karen Gillan', character: 'Nebula' },
      { name: 'Josh Brolin', character: 'Thanos' },
    ],
    crew: [
      { name: 'Anthony Russo', job: 'Director' },
      { name: 'Joe Russo', job: 'Director' },
      { name: 'Christopher Markus', job: 'Screenplay' },
      { name: 'Stephen McFeely', job: 'Screenplay' },
      { name: 'Kevin Feige', job: 'Producer' },
      { name: 'Alan Silvestri', job: 'Original Music Composer' },
      { name: 'Trent Opaloch', job: 'Director of Photography' },
      { name: 'Jeffrey Ford', job: 'Editor' },
      { name: 'Matthew Schmidt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'tyler3000',
        writtenOn: '2019-04-28',
        rating: 10,
        content:
          'Best night of my life in a movie theater! People screamed, people hugged strangers. I laughed at Thor and his beer belly and I cried like a baby. Scott Lang with the taco is so funny. Three hours felt like one to me. If you grew up with these heroes you will love it.',
      },
      {
        author: 'Everett Nash',
        writtenOn: '2019-08-18',
        rating: 9,
        content:
          "The surprise of this film is how quiet it dares to be. For nearly an hour the Russo brothers stay with people who have lost, in diners, in support groups and in a cabin by a lake, and they let the sadness breathe. The middle is a series of heists through earlier films, lighter in tone and very funny. The direction keeps a dozen stories in the air, and I always knew where everybody was and why.\n\nAs to the acting, Robert Downey Jr. has never been better in the part of Tony Stark. Chris Evans finds new sides of a man who used to be simple, and Karen Gillan's Nebula, long a side character, becomes the secret center of the plan.\n\nThere are holes in the logic if you look for them, and newcomers will be lost completely. Overall, though, I think it is a worthy and moving finish to more than twenty films, and I can't imagine how it could have been done with more care. I loved it.",
      },
      {
        author: 'longbox1981',
        writtenOn: '2019-05-26',
        rating: 5,
        content:
          "I have collected these comics since 1981 and I was let down. In the comics Thanos does all of it for LOVE, which makes him tragic and strange; on screen he's a farmer with a theory. Then the film turns Thor, a god, into a fat joke with a headset, and Hulk into a man who takes selfies. The time travel makes no sense and they tell you so themselves. I enjoyed Nebula, and the scenes with Stark and his girl. Everything else is a victory lap for people who have seen every movie twice.",
      },
    ],
  },
  {
    id: 535581,
    title: "The Dead Don't Die",
    releaseDate: '2019-05-15',
    genres: ['comedy', 'horror'],
    voteAverage: 5.4,
    voteCount: 2_835,
    overview:
      'Something has pushed the Earth out of its path, and in the little town of Centerville the days are too long. Then the dead come out of their graves and look for what they loved in life, coffee, wine or the internet. Chief Cliff Robertson drives around with the officers Ronnie Peterson and Mindy Morrison. Ronnie says that this will end badly, but the three must keep the town alive until morning.',
    cast: [
      { name: 'Bill Murray', character: 'Chief Cliff Robertson' },
      { name: 'Adam Driver', character: 'Officer Ronnie Peterson' },
      { name: 'Tom Waits', character: 'Hermit Bob' },
      { name: 'Chloë Sevigny', character: 'Officer Mindy Morrison' },
      { name: 'Steve Buscemi', character: 'Farmer Frank Miller' },
      { name: 'Danny Glover', character: 'Hank Thompson' },
      { name: 'Caleb Landry Jones', character: 'Bobby Wiggins' },
      { name: 'Tilda Swinton', character: 'Zelda Winston' },
      { name: 'Selena Gomez', character: 'Zoe' },
      { name: 'Iggy Pop', character: 'Coffee Zombie' },
    ],
    crew: [
      { name: 'Jim Jarmusch', job: 'Director' },
      { name: 'Jim Jarmusch', job: 'Writer' },
      { name: 'Sqürl', job: 'Original Music Composer' },
      { name: 'Frederick Elmes', job: 'Director of Photography' },
      { name: 'Affonso Gonçalves', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'erik1980',
        writtenOn: '2019-07-07',
        rating: 6,
        content:
          "Adam Driver getting out of a Smart car. It goes on for a good while and he's so long and the car is so small and nobody in it remarks on it. That's the humor. If you didn't smile you'll hate the other hundred minutes of this zombie film, in which people look at a mess on a diner floor and ask if it was a wild animal. Several wild animals?\n\nWe were nine in the theater. Three smiled. I was one, and I liked it.",
      },
      {
        author: 'trailerfan109',
        writtenOn: '2020-10-28',
        rating: 3,
        content:
          "Bill Murray has made a career of not bothering and here's where it caught up. Everyone is above it. They tell you they're in a film, they say the title song is the title song, they know how it ends, and I thought, well, if none of you are staying then neither am I, and made a pie. I could hear it from the kitchen: Tilda Swinton being Scottish with a sword. Should've been better than pie. As a zombie comedy it bored me.",
      },
      {
        author: 'Clyde Barker',
        writtenOn: '2022-06-19',
        rating: 7,
        content:
          "I enjoyed this deadpan little zombie comedy. The dead walk and no one raises his voice. Bill Murray drives round in the patrol car as if a cat had got lost, Adam Driver explains zombies the way you'd explain parking, and up in the wood old Tom Waits watches all of it through binoculars, eating bugs, and he isn't wrong, is he?",
      },
    ],
  },
  {
    id: 496243,
    title: 'Parasite',
    releaseDate: '2019-05-30',
    genres: ['comedy', 'thriller', 'drama'],
    voteAverage: 8.5,
    voteCount: 20_493,
    overview:
      'Ki-taek, his wife Chung-sook and their two grown children fold pizza boxes in a dark half-basement in Seoul. Through a friend the son, Ki-woo, becomes English tutor to the daughter of the rich Parks, who live up the hill in a house of glass. Soon his sister Ki-jung teaches art there, and the parents want to work there too. If the Parks find out that they are one family, all four will lose everything.',
    cast: [
      { name: 'Song Kang-ho', character: 'Kim Ki-taek' },
      { name: 'Lee Sun-kyun', character: 'Park Dong-ik' },
      { name: 'Cho Yeo-jeong', character: 'Yeon-kyo' },
      { name: 'Choi Woo-shik', character: 'Ki-woo' },
      { name: 'Park So-dam', character: 'Ki-jung' },
      { name: 'Jang Hye-jin', character: 'Chung-sook' },
      { name: 'Lee Jung-eun', character: 'Moon-gwang' },
      { name: 'Park Myung-hoon', character: 'Geun-sae' },
      { name: 'Jung Ji-so', character: 'Da-hye' },
      { name: 'Jung Hyeon-jun', character: 'Da-song' },
    ],
    crew: [
      { name: 'Bong Joon-ho', job: 'Director' },
      { name: 'Bong Joon-ho', job: 'Screenplay' },
      { name: 'Han Jin-won', job: 'Screenplay' },
      { name: 'Jung Jae-il', job: 'Original Music Composer' },
      { name: 'Hong Kyung-pyo', job: 'Director of Photography' },
      { name: 'Yang Jin-mo', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'no_subtitles_norman',
        writtenOn: '2020-02-16',
        rating: 9,
        content:
          "This is a Korean film with subtitles, and I tell everyone I don't do subtitles. My daughter sat me down in front of it and said that I could leave after half an hour. After half an hour I told her to be quiet, because I wanted to see what the family would try next. It is very funny, then nasty, then so tense that I ate an entire bag of crisps without noticing. The father, Song Kang-ho, is a wonderful actor. One of the best films I have seen in years. I have had to apologise to my daughter.",
      },
      {
        author: 'Min-jae L.',
        writtenOn: '2019-11-10',
        rating: 10,
        content:
          'I live two years in such a half-basement in Seoul when I am a student, so for me this film is very real. The toilet is high because of the pipes, and we also shout at the drunk people at the window. The film is funny and sad in the same minute. All actors are good, best is Park So-dam as the clever sister. In the cinema in Hamburg people laugh a lot, and later nobody laughs. I think it is a masterpiece and I tell all my friends.',
      },
      {
        author: 'adam.walsh',
        writtenOn: '2020-03-05',
        rating: 6,
        content:
          "A clever thriller that I didn't love. The con in the first hour is a joy, like watching good pickpockets. After that the pitch goes up and up and I found I'd stopped minding what happened to any of them, and I believed less and less of it. Are the rich couple even bad? They're just a bit dim. I said so in the pub and had it explained to me at some volume.",
      },
    ],
  },
  {
    id: 522924,
    title: 'The Art of Racing in the Rain',
    releaseDate: '2019-08-08',
    genres: ['drama', 'romance'],
    voteAverage: 8.2,
    voteCount: 1_664,
    overview:
      "Enzo is a dog who believes that he'll be born again as a man, and he studies people for it. His master Denny Swift drives race cars in Seattle. Denny marries Eve, and they have a daughter, Zoë, whom Enzo promises to protect. When Eve falls ill and her parents want to take the child, Enzo has to find some way to help without words.",
    cast: [
      { name: 'Kevin Costner', character: 'Enzo (voice)' },
      { name: 'Milo Ventimiglia', character: 'Denny Swift' },
      { name: 'Amanda Seyfried', character: 'Eve Swift' },
      { name: 'Ryan Kiera Armstrong', character: 'Zoë Swift' },
      { name: 'Martin Donovan', character: 'Maxwell' },
      { name: 'Kathy Baker', character: 'Trish' },
      { name: 'Gary Cole', character: 'Don Kitch' },
      { name: 'McKinley Belcher III', character: 'Mark Finn' },
      { name: 'Ian Lake', character: 'Mike' },
      { name: 'Andres Joseph', character: 'Tony' },
    ],
    crew: [
      { name: 'Simon Curtis', job: 'Director' },
      { name: 'Mark Bomback', job: 'Screenplay' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'Patrick Dempsey', job: 'Producer' },
      { name: 'Tania Landau', job: 'Producer' },
      { name: "Dustin O'Halloran", job: 'Original Music Composer' },
      { name: 'Volker Bertelmann', job: 'Original Music Composer' },
      { name: 'Ross Emery', job: 'Director of Photography' },
      { name: 'Adam Recht', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'goldenretrieverclub',
        writtenOn: '2019-08-25',
        rating: 9,
        content:
          "Bring tissues, bring a friend and hug your dog after! Enzo is the smartest, sweetest dog and I loved how he thinks about everything. Milo Ventimiglia made me cry just like on TV. The zebra scene is so weird and funny. I'm not a racing fan and I loved the racing too.",
      },
      {
        author: 'Katrin Seidl',
        writtenOn: '2019-10-20',
        rating: 8,
        content:
          'The film is told by a dog, and first I think this is silly, but it works. Enzo has the deep voice of Kevin Costner, and he speaks like an old philosopher. He loves the cars and he hates the zebra from cloth, there I laugh a lot. The family has much bad luck, perhaps too much for one film, and the grandfather is a bit black and white. But I think that the love between Denny and his dog is real. My husband says he has something in the eye. We both like it.',
      },
      {
        author: 'Frances McEvoy',
        writtenOn: '2020-04-12',
        rating: 7,
        content:
          "A dog tells the story here, so I watched it with a dog. Ours is a lurcher called Trevor, who has no interest in films, but he sat up at the first bark and stayed up. Whenever Enzo said something wise about the human condition, Trevor looked at me to see if I was taking it in. It's shameless, there is hardly a misfortune it leaves out, and Martin Donovan as the grandfather does everything but twirl a moustache. I wept all the same, and I liked the racing talk. Trevor has been treated with far more respect since.",
      },
    ],
  },
  {
    id: 635744,
    title: 'Jarhead: Law of Return',
    releaseDate: '2019-10-01',
    genres: ['war'],
    voteAverage: 6.5,
    voteCount: 3_323,
    overview:
      "Major Ronan Jackson, an American senator's son who flies fighter jets for Israel, is shot down over Syria and captured by militiamen. His father presses the politicians, but officially nobody may go in. So a small team of elite soldiers, led by Sergeant Dave Flores, crosses the border. They don't know the man they are looking for, and they have little time before he is moved out of reach.",
    cast: [
      { name: 'Devon Sawa', character: 'Major Ronan Jackson' },
      { name: 'Amaury Nolasco', character: 'Sergeant Dave Flores' },
      { name: 'Yael Eitan', character: 'Neta Lurie' },
      { name: 'Robert Patrick', character: 'Senator Jackson' },
      { name: 'Ben Cross', character: 'USMC General Betz' },
      { name: 'Tsahi Halevi', character: 'Sergeant Razor' },
      { name: 'Jeff Pierre', character: 'Sergeant Johnson' },
      { name: 'Nicholas Aaron', character: 'Benedetti' },
    ],
    crew: [
      { name: 'Don Michael Paul', job: 'Director' },
      { name: 'Don Michael Paul', job: 'Writer' },
      { name: 'Jeffery Beach', job: 'Producer' },
      { name: 'Phillip J. Roth', job: 'Producer' },
      { name: 'Frederik Wiedmann', job: 'Original Music Composer' },
      { name: 'Alexander Krumov', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'semperfi03',
        writtenOn: '2020-02-09',
        rating: 8,
        content:
          "straight to video sequel number three and honestly the best of them after the gyllenhaal one, which is a totally different kind of movie anyway. this is boots, dust and rescue, that's it. amaury nolasco runs the squad and you'd follow him. the rescue part is tense as hell for the money they had. devon sawa mostly gets beaten up by the other side, poor guy. low budget jet crash, who cares. solid friday night action, i liked it a lot",
      },
      {
        author: 'Wade Kessler',
        writtenOn: '2020-05-17',
        rating: 5,
        content:
          "Pros: short, moves along. The desert looks right and the gear looks right. Robert Patrick as the senator can do this kind of part asleep, and he stays awake. Yael Eitan is good, I wanted more of her.\nCons: the jet is a computer game. The politics are explained by men at desks. Every militiaman is the same militiaman. Nothing at all to do with the first Jarhead, not the mood and not one person.\nIt's okay. I didn't turn it off and I won't watch it again.",
      },
      {
        author: 'Piotr Zalewski',
        writtenOn: '2021-11-21',
        rating: 6,
        content:
          'I watch this film because I like the first Jarhead, and it is completely different. The first one is about soldiers who wait, here they shoot all the time. A pilot is caught in Syria and a group of Marines must find him. It is simple and I always understand who is who. The actors are not bad, Amaury Nolasco is the best. Some effects look cheap, and the speeches are too long. For one evening it is good enough.',
      },
    ],
  },
  {
    id: 501170,
    title: 'Doctor Sleep',
    releaseDate: '2019-10-30',
    genres: ['fantasy', 'horror'],
    voteAverage: 7.1,
    voteCount: 4_849,
    overview:
      'Danny Torrance, who survived a winter in the Overlook Hotel as a child, has become a drinker like his father. In a small town he gets sober and sits with dying people. A girl named Abra speaks to him in his thoughts; she has the same gift, only stronger. Rose the Hat and her band of travelers kill such children and live on their gift. Danny has to stop hiding, or they will kill Abra.',
    cast: [
      { name: 'Ewan McGregor', character: 'Danny Torrance' },
      { name: 'Rebecca Ferguson', character: 'Rose the Hat' },
      { name: 'Kyliegh Curran', character: 'Abra Stone' },
      { name: 'Cliff Curtis', character: 'Billy Freeman' },
      { name: 'Zahn McClarnon', character: 'Crow Daddy' },
      { name: 'Emily Alyn Lind', character: 'Snakebite Andi' },
      { name: 'Carl Lumbly', character: 'Dick Hallorann' },
      { name: 'Carel Struycken', character: 'Grampa Flick' },
      { name: 'Robert Longstreet', character: 'Barry the Chunk' },
      { name: 'Bruce Greenwood', character: 'Dr. John' },
    ],
    crew: [
      { name: 'Mike Flanagan', job: 'Director' },
      { name: 'Mike Flanagan', job: 'Screenplay' },
      { name: 'Trevor Macy', job: 'Producer' },
      { name: 'Jon Berg', job: 'Producer' },
      { name: 'Andrew Grush', job: 'Original Music Composer' },
      { name: 'Taylor Stewart', job: 'Original Music Composer' },
      { name: 'Michael Fimognari', job: 'Director of Photography' },
      { name: 'Mike Flanagan', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'constantreader77',
        writtenOn: '2019-12-01',
        rating: 5,
        content:
          'A film that tries to please King and Kubrick at once, and I only wanted King. In the book EVERYTHING is about family and forgiveness, and about not drinking for one more day. The film keeps looking over its shoulder at the famous one from 1980 and bends the story to fit. Rebecca Ferguson as Rose is better than on the page, I give them that. Ewan McGregor is fine. But it is slow and I sat there correcting it. Disappointed, if not surprised.',
      },
      {
        author: 'redrum1980',
        writtenOn: '2020-02-16',
        rating: 8,
        content:
          "nobody talks about how good rebecca ferguson is in this. rose the hat sitting on a roof and flying across the country in her mind to get into a kid's head, top three king villain on film for me. abra fights back like a tiny superhero. there's one scene with a baseball boy that is the hardest thing i've watched in years, be careful with that one. it's long and i didn't mind. underrated, i loved it, and it's better than most of the king movies since misery",
      },
      {
        author: 'G. Marchetti',
        writtenOn: '2023-10-29',
        rating: 8,
        content:
          "Saw this four years late, on a long flight, and not expecting much from a sequel to one of my favorite horror movies. The first two hours are excellent. Danny at the bedsides of old people, with a cat that knows who is next, is a gentle idea that I had never seen in this kind of film. Ferguson's top hat shouldn't work and it does. The actors who imitate other actors from the old movie didn't work as well for me. Overall it holds up as a sad, serious film about drinking, and I liked it a lot.",
      },
    ],
  },
  {
    id: 508965,
    title: 'Klaus',
    releaseDate: '2019-11-08',
    genres: ['adventure', 'fantasy', 'animation', 'comedy', 'family'],
    voteAverage: 8.2,
    voteCount: 4_363,
    overview:
      'Jesper, the spoiled son of the head of the postal service, is sent to a frozen island town. He may come home once six thousand letters have passed through his office. But the two families of the town only fight each other and never write. Then he finds a lonely woodsman with a house full of toys, and children write to ask for them. If the families stop the letters, Jesper must stay forever.',
    cast: [
      { name: 'Jason Schwartzman', character: 'Jesper (voice)' },
      { name: 'J.K. Simmons', character: 'Klaus (voice)' },
      { name: 'Rashida Jones', character: 'Alva (voice)' },
      { name: 'Joan Cusack', character: 'Mrs. Krum (voice)' },
      { name: 'Norm Macdonald', character: 'Mogens (voice)' },
      { name: 'Will Sasso', character: 'Mr. Ellingboe (voice)' },
      { name: 'Neda Margrethe Labba', character: 'Margu (voice)' },
      { name: 'Sergio Pablos', character: 'Pumpkin / Olaf (voice)' },
    ],
    crew: [
      { name: 'Sergio Pablos', job: 'Director' },
      { name: 'Sergio Pablos', job: 'Screenplay' },
      { name: 'Jim Mahoney', job: 'Screenplay' },
      { name: 'Zach Lewis', job: 'Screenplay' },
      { name: 'Sergio Pablos', job: 'Story' },
      { name: 'Sergio Pablos', job: 'Producer' },
      { name: 'Gustavo Ferrada', job: 'Producer' },
      { name: 'Mercedes Gamero', job: 'Producer' },
      { name: 'Marisa Román', job: 'Producer' },
      { name: 'Mikel Lejarza', job: 'Producer' },
      { name: 'Alfonso G. Aguilar', job: 'Original Music Composer' },
      { name: 'Pablo García Revert', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Heather Doyle',
        writtenOn: '2019-12-22',
        rating: 8,
        content:
          "A Christmas cartoon that isn't sticky, which is rare, and we all liked it. My girls are five and nine. The first twenty minutes of the fighting town worried the little one, because there are axes and a very mean lady, Mrs. Krum, and the tall man with the beard looks frightening until you know him. After that she sat on the rug with her mouth open. There's one sad story about his wife, told softly. I'd show it from five, with a parent on the couch. Keep some paper ready: both of mine wrote letters the same evening.",
      },
      {
        author: 'Jonas1988',
        writtenOn: '2020-12-13',
        rating: 9,
        content:
          'For me this is the best Christmas film of the last years. It is drawn by hand, but the light looks like in a painting, warm and soft. Jesper is lazy and selfish in the beginning, and he becomes better step by step, so you believe it. I like the little Sámi girl Margu most, she speaks her own language and nobody translates it, and you still understand everything. It is funny, and at the end I have wet eyes. In Germany we watch it now every December.',
      },
      {
        author: 'greta.halloran',
        writtenOn: '2023-12-26',
        rating: 8,
        content:
          "Came to this four years late, after my sister swore at me for skipping it. What has held up is the picture: a grey little town where the only warm color is a lamp in a workshop, and bit by bit the light spreads. J.K. Simmons says maybe two hundred words and every one counts. Less good is a liar-is-found-out scene that arrives on schedule, as it does in every cartoon. I forgave it. It's a great movie and I'll be back next winter.",
      },
    ],
  },
  {
    id: 546554,
    title: 'Knives Out',
    releaseDate: '2019-11-27',
    genres: ['comedy', 'crime', 'mystery'],
    voteAverage: 7.8,
    voteCount: 13_923,
    overview:
      "Harlan Thrombey, a rich writer of crime novels, is found with his throat cut on the morning after his eighty-fifth birthday. The police think that it was suicide. But someone has hired the detective Benoit Blanc, who finds out that the whole family had a reason to kill him. Marta Cabrera, Harlan's nurse and friend, knows the most about that night. If she tells it, her mother, who has no papers, may be sent away.",
    cast: [
      { name: 'Daniel Craig', character: 'Benoit Blanc' },
      { name: 'Chris Evans', character: 'Hugh Ransom Drysdale' },
      { name: 'Ana de Armas', character: 'Marta Cabrera' },
      { name: 'Jamie Lee Curtis', character: 'Linda Drysdale' },
      { name: 'Michael Shannon', character: 'Walt Thrombey' },
      { name: 'Don Johnson', character: 'Richard Drysdale' },
      { name: 'Toni Collette', character: 'Joni Thrombey' },
      { name: 'LaKeith Stanfield', character: 'Lieutenant Elliott' },
      { name: 'Katherine Langford', character: 'Meg Thrombey' },
      { name: 'Christopher Plummer', character: 'Harlan Thrombey' },
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
        author: 'Bríd, knitwear',
        writtenOn: '2019-12-15',
        rating: 8,
        content:
          "I manage a knitwear concession in Galway and can report that in the second week of December men came in, one after the other, pretending to browse. 'Something in a cream cable.' There's a moth hole at Chris Evans's elbow; a couple of them asked for it too.\n\nAs to the murder I had it completely wrong twice. Three generations shouting about who's self-made on a sofa somebody else paid for, I'd watch that without any corpse. A great evening out.",
      },
      {
        author: 'Winifred Hart',
        writtenOn: '2020-08-31',
        rating: 7,
        content:
          "A proper country-house murder, such as Christie might have written if she had lived to read the newspapers; sharper than the recent Orient Express and better humoured than Gosford Park. The plot ties itself into knots and, very neatly, out of them again. Craig's accent comes from no state that I could find on a map, and he enjoys it so much that I gave in. Ana de Armas holds it all together with her good, frightened face. Plummer should have had more to do. I guessed about half, and was thoroughly entertained.",
      },
      {
        author: 'G. Fischer',
        writtenOn: '2022-01-03',
        rating: 9,
        content:
          "Fourth viewing, and I still find new details, that's how much I love this movie. My boyfriend now does the speech about the hole in the doughnut's hole over breakfast, in the voice, with an actual doughnut, and I still haven't thrown him out.",
      },
    ],
  },
  {
    id: 551808,
    title: 'Black Christmas',
    releaseDate: '2019-12-11',
    genres: ['horror', 'mystery'],
    voteAverage: 4.6,
    voteCount: 602,
    overview:
      "Most students have gone home for the holidays, and snow lies on the campus of Hawthorne College. Riley stays in her sorority house with her friends Kris, Marty and Jesse. At a party they sing a song about what a fraternity boy did to Riley. Soon they get threats, and one woman after another disappears. The campus police don't listen. Riley and her friends must fight for their lives without help.",
    cast: [
      { name: 'Imogen Poots', character: 'Riley Stone' },
      { name: 'Aleyse Shannon', character: 'Kris Waterson' },
      { name: 'Lily Donoghue', character: 'Marty Coolidge' },
      { name: "Brittany O'Grady", character: 'Jesse Bolton-Sinclair' },
      { name: 'Caleb Eberhardt', character: 'Landon' },
      { name: 'Cary Elwes', character: 'Professor Gelson' },
      { name: 'Simon Mead', character: 'Nate' },
      { name: 'Madeleine Adams', character: 'Helena Ritterhouse' },
      { name: 'Nathalie Morris', character: 'Fran Abrams' },
      { name: 'Ben Black', character: 'Phil McIllaney' },
    ],
    crew: [
      { name: 'Sophia Takal', job: 'Director' },
      { name: 'Sophia Takal', job: 'Screenplay' },
      { name: 'April Wolfe', job: 'Screenplay' },
      { name: 'Jason Blum', job: 'Producer' },
      { name: 'Will Blair', job: 'Original Music Composer' },
      { name: 'Brooke Blair', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'slashersally',
        writtenOn: '2020-01-12',
        rating: 6,
        content:
          "everyone dumped on this and i had a pretty good time? it's nothing like the 74 one, which is a top five slasher for me, and it's better than the 2006 goo fest. imogen poots sells all of it. the christmas song they sing at the frat is a banger and the icicle scene at the start is neat. too clean though, it's pg-13 and they cut away from everything, come on. the lore with the black slime is dumb. still, snow, fairy lights, masks, i'm easy",
      },
      {
        author: 'Ruthanne Cole',
        writtenOn: '2020-02-23',
        rating: 5,
        content:
          "Pros: you like the four friends. Imogen Poots is sad and tough. The campus in the snow looks great. It has something to say about how nobody believes girls, and it says it without shame.\nCons: it says it in speeches. Hardly any blood and hardly a scare. You see every turn coming. The villains might as well wear name tags. The magic part belongs in another movie.\nNot as awful as they told me. I was never bored, never scared, and I won't be back.",
      },
      {
        author: 'mulled_whine',
        writtenOn: '2020-12-20',
        rating: 3,
        content:
          "The second remake of a Canadian shocker, and I put it on while wrapping presents, as one does with a film that promises not to need one's eyes. It kept its promise. I wrapped eleven parcels, including a bicycle, and looked up twice: once for Cary Elwes, who was glaring at a class as if he had been asked to act in a cave, and once because it had gone quiet and I thought that it was over. There's a decent idea about angry women and rotten old colleges. The film shouts it until it's hoarse. I was bored, and the bicycle looked like a bicycle.",
      },
    ],
  },
  {
    id: 536869,
    title: 'Cats',
    releaseDate: '2019-12-19',
    genres: ['fantasy', 'comedy', 'drama', 'music'],
    voteAverage: 4.1,
    voteCount: 1_042,
    overview:
      "Victoria, a white kitten, is thrown into an alley in London in a sack. The Jellicles, who live there, take her in, with Mr. Mistoffelees, a shy magician, as her guide. It's the night of their ball, when Old Deuteronomy chooses one who may begin a new life. They all sing to be chosen. But Macavity, a criminal, makes the others disappear, and they must stop him before dawn.",
    cast: [
      { name: 'Francesca Hayward', character: 'Victoria' },
      { name: 'Judi Dench', character: 'Old Deuteronomy' },
      { name: 'Ian McKellen', character: 'Gus the Theatre Cat' },
      { name: 'Idris Elba', character: 'Macavity' },
      { name: 'Jennifer Hudson', character: 'Grizabella' },
      { name: 'James Corden', character: 'Bustopher Jones' },
      { name: 'Jason Derulo', character: 'Rum Tum Tugger' },
      { name: 'Taylor Swift', character: 'Bombalurina' },
      { name: 'Rebel Wilson', character: 'Jennyanydots' },
      { name: 'Laurie Davidson', character: 'Mr. Mistoffelees' },
    ],
    crew: [
      { name: 'Tom Hooper', job: 'Director' },
      { name: 'Lee Hall', job: 'Screenplay' },
      { name: 'Andrew Lloyd Webber', job: 'Original Music Composer' },
      { name: 'Christopher Ross', job: 'Director of Photography' },
      { name: 'Melanie Oliver', job: 'Editor' },
      { name: 'Debra Hayward', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'elenab',
        writtenOn: '2020-01-04',
        rating: 2,
        content:
          "At my screening a man laughed once, when Idris Elba took off his coat, and then apologised to the room. Otherwise silence. Rebel Wilson unzips her own fur and there is more fur underneath, with a costume on it. The mice have children's faces. She eats the cockroaches, which also have faces, while they're dancing.\n\nAt one point Judi Dench looks straight down the lens and lectures us about dogs for what felt like a whole weekend. An awful musical.",
      },
      {
        author: 'Earl N.',
        writtenOn: '2020-05-22',
        rating: 7,
        content:
          "Be as cross as you like, I've had the London cast tape since I was six and I was always going to love some of it, and I did. The tap number along the railway line is a proper thrill, McKellen lapping from a saucer is a man having the time of his life, and Francesca Hayward can actually dance, when the camera lets you see her legs. Hudson sang the big one with her nose running and I ran along with it.",
      },
      {
        author: 'Javier V.',
        writtenOn: '2022-11-19',
        rating: 3,
        content:
          "The scale! One minute they're the size of a cat, the next a ring fits on a wrist like a bangle, then they're on a bed that belongs to giants. Nobody on the production seems to have agreed how big a cat is. I became so taken up with the cutlery that I lost what plot there was. When it went quiet during the milk bar the stranger next to me whispered 'whose spoon is that?' and I wanted to hug her. A bad musical to look at and worse to follow.",
      },
    ],
  },
  {
    id: 606856,
    title: 'Togo',
    releaseDate: '2019-12-20',
    genres: ['adventure', 'family'],
    voteAverage: 8.1,
    voteCount: 2_135,
    overview:
      'Alaska, winter of 1925. In the town of Nome the children fall ill with diphtheria, and the serum is more than six hundred miles away. No plane can fly in the storm. Leonhard Seppala is the best musher in the country, but his lead dog is twelve years old. His wife Constance fears for them both. The shortest way leads over breaking ice, and if they come too late, the children will die.',
    cast: [
      { name: 'Willem Dafoe', character: 'Leonhard Seppala' },
      { name: 'Julianne Nicholson', character: 'Constance Seppala' },
      { name: 'Christopher Heyerdahl', character: 'George Maynard' },
      { name: 'Richard Dormer', character: 'Dr. Curtis Welch' },
      { name: 'Adrien Dorval', character: 'Bill Clark' },
      { name: 'Madeline Wickins', character: 'Sally Burdett' },
      { name: 'Michael Greyeyes', character: 'Amituk' },
      { name: 'Nive Nielsen', character: 'Atiqtalik' },
      { name: 'Nikolai Nikolaeff', character: 'Dan Murphy' },
    ],
    crew: [
      { name: 'Ericson Core', job: 'Director' },
      { name: 'Tom Flynn', job: 'Screenplay' },
      { name: 'Kim Zubick', job: 'Producer' },
      { name: 'Mark Isham', job: 'Original Music Composer' },
      { name: 'Ericson Core', job: 'Director of Photography' },
      { name: 'Martin Pensa', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Laurel P.',
        writtenOn: '2020-01-12',
        rating: 8,
        content:
          "Beautiful dog movie, and a tense one, so know your kid. Mine are seven and ten. The run across the ice had the younger one behind the couch, and both kept asking every five minutes if the dog would be okay. I'll only say that we needed hugs. Between the hard parts there are puppy scenes that made them roll on the floor, because nothing could keep that little troublemaker in a kennel. No bad language, nothing nasty. I thought Willem Dafoe was perfect, and I'd show it from eight. Everybody here loved it.",
      },
      {
        author: 'huskymom2020',
        writtenOn: '2020-02-02',
        rating: 9,
        content:
          'I have two huskies and I bawled my eyes out! Togo as a puppy is the cutest thing, always breaking out and running after the team. Willem Dafoe shouting Shakespeare at the dogs on the ice gave me chills. My huskies watched it too and howled along. Loved it, loved it, loved it.',
      },
      {
        author: 'R.J. Penrose',
        writtenOn: '2023-01-29',
        rating: 8,
        content:
          "A sled dog film that nobody had told me about; for years I'd known only the statue of the other dog in Central Park. It holds up very well for something made for television screens: real snow, real dogs, wide valleys in blue light, and only now and then a backdrop that looks painted. Dafoe and Julianne Nicholson play a marriage in which people tease each other because they can't say the rest, and I believed in it. The flashbacks break the pace a bit. A fine old-fashioned adventure. I had planned to do the ironing and I did none of it, because I enjoyed this too much.",
      },
    ],
  },
];
