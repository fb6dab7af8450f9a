import type { CatalogueFilm } from '../film.ts';

export const films2006: readonly CatalogueFilm[] = [
  {
    id: 10947,
    title: 'High School Musical',
    releaseDate: '2006-01-20',
    genres: ['comedy', 'family', 'music', 'tv-movie'],
    voteAverage: 6.6,
    voteCount: 4_407,
    overview:
      "Troy Bolton, the captain of the basketball team, and Gabriella Montez, who is shy and good at science, meet on a ski trip and then again at school. When both try out for the school musical, nobody is pleased: Troy's father, who is the coach, his friend Chad, Gabriella's friend Taylor, and above all Sharpay and Ryan, who have always had the leads. They must choose between their friends and what they love.",
    cast: [
      { name: 'Zac Efron', character: 'Troy Bolton' },
      { name: 'Vanessa Hudgens', character: 'Gabriella Montez' },
      { name: 'Ashley Tisdale', character: 'Sharpay Evans' },
      { name: 'Lucas Grabeel', character: 'Ryan Evans' },
      { name: 'Corbin Bleu', character: 'Chad Danforth' },
      { name: 'Monique Coleman', character: 'Taylor McKessie' },
      { name: 'Alyson Reed', character: 'Ms. Darbus' },
      { name: 'Bart Johnson', character: 'Coach Jack Bolton' },
      { name: 'Olesya Rulin', character: 'Kelsi Nielsen' },
      { name: 'Chris Warren', character: 'Zeke Baylor' },
    ],
    crew: [
      { name: 'Kenny Ortega', job: 'Director' },
      { name: 'Peter Barsocchini', job: 'Writer' },
      { name: 'David Lawrence', job: 'Original Music Composer' },
      { name: 'Gordon Lonsdale', job: 'Director of Photography' },
      { name: 'Seth Flaum', job: 'Editor' },
      { name: 'Don Schain', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'M. Dawson',
        writtenOn: '2021-01-20',
        rating: 7,
        content:
          "Sleepover, autumn 2006, five girls and one working heater. By Sunday lunch we had done the cafeteria number on my mum's stairs with an actual tray of chips. I had the dance mat, I had the pillowcase. As a grown woman I notice the lip sync, and that it's hardly even Zac's voice, and that moving an audition by a day is treated like a coup d'état. Don't care. Ryan's hats alone. And Sharpay had a point the whole time, she _rehearsed_, those two wandered in late and didn't fill out the form. I love this silly film.",
      },
      {
        author: 'Patricia Nolan',
        writtenOn: '2012-11-08',
        rating: 7,
        content:
          "Kenny Ortega comes from dance, and you can see it in every number. A basketball practice turns into choreography, and lunch in a cafeteria becomes a small opera about who may sit where. The story is as old as Romeo and Juliet, with happier parents. He keeps it quick and bright, and he never makes fun of the kids.\n\nZac Efron and Vanessa Hudgens are sweet together, though he doesn't sing much of it himself. Ashley Tisdale is the best actress in the cast and seems to know it. As Sharpay she gets the laughs and the hats. The adults are drawn with a thick pencil, and the drama teacher is funny once.\n\nI teach drama, and real schools have never looked like this one. Everyone is clean and nobody has homework. Overall it is a cheerful little movie with songs that stay in your ear, and I liked it more than I wanted to.",
      },
    ],
  },
  {
    id: 10073,
    title: 'Date Movie',
    releaseDate: '2006-02-17',
    genres: ['comedy', 'romance'],
    voteAverage: 4.3,
    voteCount: 1045,
    overview:
      "Julia Jones works in her father Frank's diner, has never had a boyfriend and eats too much ice cream. The date doctor Hitch has her overhauled in a garage. On a television show she wins Grant, the man of her dreams, and he takes her home to his parents, the Funkyerdoders. Then Andy turns up, Grant's beautiful best friend, who has decided to marry him herself and will use every trick to stop the wedding.",
    cast: [
      { name: 'Alyson Hannigan', character: 'Julia Jones' },
      { name: 'Adam Campbell', character: 'Grant Funkyerdoder' },
      { name: 'Sophie Monk', character: 'Andy' },
      { name: 'Jennifer Coolidge', character: 'Roz Funkyerdoder' },
      { name: 'Fred Willard', character: 'Bernie Funkyerdoder' },
      { name: 'Eddie Griffin', character: 'Frank Jones' },
      { name: 'Tony Cox', character: 'Hitch' },
      { name: 'Carmen Electra', character: 'Anne' },
      { name: 'Meera Simhan', character: 'Linda Jones' },
      { name: 'Judah Friedlander', character: 'Nicky' },
    ],
    crew: [
      { name: 'Aaron Seltzer', job: 'Director' },
      { name: 'Jason Friedberg', job: 'Screenplay' },
      { name: 'Aaron Seltzer', job: 'Screenplay' },
      { name: 'Jason Friedberg', job: 'Producer' },
      { name: 'Paul Schiff', job: 'Producer' },
      { name: 'David Kitay', job: 'Original Music Composer' },
      { name: 'Shawn Maurer', job: 'Director of Photography' },
      { name: 'Paul Hirsch', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Jenna from Fresno',
        writtenOn: '2011-02-12',
        rating: 6,
        content:
          "Okay, it's super dumb, but Alyson Hannigan makes it watchable. She's so sweet as Julia that I actually wanted her to get the guy. The dance at the start cracked me up. Sophie Monk is a great mean girl. The cat part is disgusting! I still liked it, good for a girls' night with popcorn.",
      },
      {
        author: 'Marv Oleson',
        writtenOn: '2009-08-23',
        rating: 3,
        content:
          'Pros: Alyson Hannigan. Fred Willard, for about a minute. Short, at least.\n\nCons: It copies scenes from Hitch, Meet the Parents and My Big Fat Greek Wedding and only makes them louder. Every second joke is about fat, hair or gas. The cat in the bathroom goes on forever. Eddie Griffin repeats one joke. It looks cheap, like a sketch on TV.\n\nVerdict: not funny. I love romantic comedies and I love parodies, and I still felt my time was wasted.',
      },
      {
        author: 'Dominika Hajduk',
        writtenOn: '2014-02-14',
        rating: 4,
        content:
          "I watched this on Valentine's Day with two friends because we were all single. In the beginning it is funny, when Julia dances on the street and all men run away. After twenty minutes it is only disgusting, with pimples, hair and a cat on the toilet. It shows many other films, but it does nothing new with them. The main actress is nice and works hard. It is a bad comedy; we laughed more about our own dates.",
      },
    ],
  },
  {
    id: 10067,
    title: 'The Shaggy Dog',
    releaseDate: '2006-03-09',
    genres: ['comedy', 'family'],
    voteAverage: 4.9,
    voteCount: 585,
    overview:
      "Dave Douglas is a prosecutor who works so much that he misses the birthdays of his own family. A three-hundred-year-old sheepdog from Tibet, stolen by Dr. Kozak's firm, bites him. Soon Dave growls at the judge, chases cats and wakes up with fur. As a dog he hears what Rebecca, Carly and Josh really think of him. He must stop Kozak and become human again, or lose them.",
    cast: [
      { name: 'Tim Allen', character: 'Dave Douglas' },
      { name: 'Kristin Davis', character: 'Rebecca Douglas' },
      { name: 'Zena Grey', character: 'Carly Douglas' },
      { name: 'Spencer Breslin', character: 'Josh Douglas' },
      { name: 'Danny Glover', character: 'Ken Hollister' },
      { name: 'Robert Downey Jr.', character: 'Dr. Kozak' },
      { name: 'Joshua Leonard', character: 'Justin Forrester' },
      { name: 'Shawn Pyfrom', character: 'Trey' },
      { name: 'Jarrad Paul', character: 'Larry' },
      { name: 'Bess Wohl', character: 'Dr. Gwen Lichtman' },
    ],
    crew: [
      { name: 'Brian Robbins', job: 'Director' },
      { name: 'Cormac Wibberley', job: 'Screenplay' },
      { name: 'Marianne Wibberley', job: 'Screenplay' },
      { name: 'Geoff Rodkey', job: 'Screenplay' },
      { name: 'Jack Amiel', job: 'Screenplay' },
      { name: 'Michael Begler', job: 'Screenplay' },
      { name: 'David Hoberman', job: 'Producer' },
      { name: 'Tim Allen', job: 'Producer' },
      { name: 'Alan Menken', job: 'Original Music Composer' },
      { name: 'Gabriel Beristain', job: 'Director of Photography' },
      { name: 'Ned Bastille', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Heather in Tulsa',
        writtenOn: '2009-10-17',
        rating: 5,
        content:
          "My girls were six and eight when we saw this, and anything with a dog wins in our house. They loved it when Tim Allen ate cereal with his face and chased a cat in his suit. Some lab animals, a frog with a bulldog's head for example, are a bit creepy, and the six-year-old didn't like the needles. Whenever the dog is away it's slow, and the message about busy dads comes with a hammer. I found it okay, good for one rainy Saturday.",
      },
      {
        author: 'Brendan T.',
        writtenOn: '2012-05-26',
        rating: 6,
        content:
          "Cute movie if you like dogs. The sheepdog is the real star and the cobra part was funny. Tim Allen barking in court made me laugh out loud! Robert Downey Jr. goes totally nuts in it, which I didn't expect. The middle drags. Still a fun one with my little brother.",
      },
      {
        author: 'retired_bloodhound',
        writtenOn: '2015-12-28',
        rating: 4,
        content:
          "Every dog owner will notice that the animal in this film is acting rings around the people. Dave Douglas is told that he has no time for his family, and then he's told again, by everyone, in every room. We put it on at my aunt's for the sake of her spaniel, who watched five minutes, sighed, and went to lie in the hall. Robert Downey Jr. as the mad chemist is worth a look. The rest is a weak remake that needed more bark.",
      },
    ],
  },
  {
    id: 950,
    title: 'Ice Age: The Meltdown',
    releaseDate: '2006-03-29',
    genres: ['animation', 'family', 'comedy', 'adventure'],
    voteAverage: 6.7,
    voteCount: 10_302,
    overview:
      'Manny the mammoth, Sid the sloth and Diego the saber-toothed tiger live in a valley that has become warm. Then the wall of ice around it begins to melt, and they set out for a boat that is said to lie at the other end. On the way Manny meets Ellie, another mammoth, who believes that she is an opossum. In three days all those who are not on the boat will drown.',
    cast: [
      { name: 'Ray Romano', character: 'Manny (voice)' },
      { name: 'John Leguizamo', character: 'Sid (voice)' },
      { name: 'Denis Leary', character: 'Diego (voice)' },
      { name: 'Queen Latifah', character: 'Ellie (voice)' },
      { name: 'Seann William Scott', character: 'Crash (voice)' },
      { name: 'Josh Peck', character: 'Eddie (voice)' },
      { name: 'Will Arnett', character: 'Lone Gunslinger Vulture (voice)' },
      { name: 'Jay Leno', character: 'Fast Tony (voice)' },
      { name: 'Chris Wedge', character: 'Scrat (voice)' },
      { name: 'Tom Fahn', character: 'Stu (voice)' },
    ],
    crew: [
      { name: 'Carlos Saldanha', job: 'Director' },
      { name: 'Peter Gaulke', job: 'Screenplay' },
      { name: 'Peter Gaulke', job: 'Story' },
      { name: 'Gerry Swallow', job: 'Screenplay' },
      { name: 'Gerry Swallow', job: 'Story' },
      { name: 'Jim Hecht', job: 'Screenplay' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Harry Hitner', job: 'Editor' },
      { name: 'Lori Forte', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'eva2002',
        writtenOn: '2011-04-06',
        rating: 6,
        content:
          "Take only the scenes with the squirrel and you've got a great silent comedy. Scrat climbs the ice. He plants the nut. Water. He puts a toe in the hole, another hole, a nose. It's as good as Buster Keaton.\n\nThen it's back to the mammoth learning to share, and I was bored. An average cartoon with a brilliant squirrel.",
      },
      {
        author: 'Lucy71',
        writtenOn: '2008-01-20',
        rating: 9,
        content:
          "I liked Ellie because she hangs off the tree and the tree bends and she has three pretend brothers, no two. I didn't like the fish with teeth, they came out of the ice and I was on Grandad's knee by then. The vultures sing about food and _we_ are the food. I love this film. Grandad says to put that he slept but he didn't, he jumped.",
      },
      {
        author: 'Mikkel from Aarhus',
        writtenOn: '2017-02-02',
        rating: 6,
        content:
          'I look at this film with my little brother. It is a nice adventure with animals, the colors are good and it goes fast. The squirrel Scrat is the best again, every time he comes we laugh, and he does not speak one word. The mammoth Ellie who thinks she is a small animal is also funny. The rest of the story is not so interesting and I forget it. It has not the heart of the first part. I think it is okay and good for families.',
      },
    ],
  },
  {
    id: 591,
    title: 'The Da Vinci Code',
    releaseDate: '2006-05-17',
    genres: ['thriller', 'mystery'],
    voteAverage: 6.7,
    voteCount: 10_009,
    overview:
      "A curator is murdered in the Louvre and leaves a coded message. The police ask the professor Robert Langdon to explain it. Sophie Neveu, the dead man's granddaughter, warns Langdon that he is the suspect. The two flee, and Sir Leigh Teabing, a scholar, tells them what the code protects: a secret about the Holy Grail. They must find it before the monk Silas, who kills for it, and before the police find them.",
    cast: [
      { name: 'Tom Hanks', character: 'Robert Langdon' },
      { name: 'Audrey Tautou', character: 'Sophie Neveu' },
      { name: 'Ian McKellen', character: 'Sir Leigh Teabing' },
      { name: 'Jean Reno', character: 'Captain Fache' },
      { name: 'Paul Bettany', character: 'Silas' },
      { name: 'Alfred Molina', character: 'Bishop Aringarosa' },
      { name: 'Jürgen Prochnow', character: 'Vernet' },
      { name: 'Etienne Chicot', character: 'Lt. Collet' },
      { name: 'Jean-Yves Berteloot', character: 'Remy Jean' },
      { name: 'Jean-Pierre Marielle', character: 'Jacques Saunière' },
    ],
    crew: [
      { name: 'Ron Howard', job: 'Director' },
      { name: 'Akiva Goldsman', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Salvatore Totino', job: 'Director of Photography' },
      { name: 'Daniel P. Hanley', job: 'Editor' },
      { name: 'Mike Hill', job: 'Editor' },
      { name: 'Brian Grazer', job: 'Producer' },
      { name: 'John Calley', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Bea65',
        writtenOn: '2009-10-05',
        rating: 7,
        content:
          "I'm a guide at Rosslyn Chapel, which is in the film. We had forty thousand visitors a year before the book, and far more after the film. They've mended the roof. So I'll not hear a bad word about it, not even about Tom Hanks's hair.\n\nIn the queue they'd whisper, \"Where's the line on the floor?\" There is no line on the floor. I told one lady, and she said of course I'd have to say that. I found it a good, silly thriller.",
      },
      {
        author: 'Beatriz S.',
        writtenOn: '2015-12-09',
        rating: 4,
        content:
          "The novel at least made you feel clever between Heathrow and Faro. On screen Tom Hanks looks at a word and golden letters float off and rearrange themselves and then he says the answer, sadly. That's not a puzzle, and I was bored.\n\nEverything is explained in moving cars, vans and planes. Then Ian McKellen turns up with a teapot, and for twenty minutes somebody is enjoying himself. A big disappointment after the book.",
      },
      {
        author: 'Sister Grace O.',
        writtenOn: '2006-07-16',
        rating: 8,
        content:
          "A very exciting film, and everybody should watch it with an open mind. Our whole family group saw it together after church, my uncle the catechist also, and the discussion afterward was as long as the film. Tom Hanks and Audrey Tautou run from one puzzle to the next and there is hardly time to breathe. Ian McKellen made us laugh. It's a story and not a sermon, so nobody should be afraid of it. Paris at night is beautiful. We enjoyed it a lot.",
      },
    ],
  },
  {
    id: 1781,
    title: 'An Inconvenient Truth',
    releaseDate: '2006-05-24',
    genres: ['documentary'],
    voteAverage: 7.0,
    voteCount: 971,
    overview:
      'A man who nearly became President of the United States travels from city to city and gives the same talk. On a huge screen he shows glaciers then and now, and a curve of carbon dioxide. In between he returns to the farm where he grew up. He wants to convince his listeners that ten years are left to act, or rising seas will drive millions from their homes.',
    cast: [
      { name: 'Al Gore', character: 'Self' },
      { name: 'Billy West', character: 'Cartoon voice (archive footage)' },
      { name: 'George W. Bush', character: 'Self (archive footage)' },
      { name: 'Ronald Reagan', character: 'Self (archive footage)' },
      { name: 'George H. W. Bush', character: 'Self (archive footage)' },
    ],
    crew: [
      { name: 'Davis Guggenheim', job: 'Director' },
      { name: 'Lawrence Bender', job: 'Producer' },
      { name: 'Laurie David', job: 'Producer' },
      { name: 'Scott Z. Burns', job: 'Producer' },
      { name: 'Michael Brook', job: 'Original Music Composer' },
      { name: 'Jay Cassidy', job: 'Editor' },
      { name: 'Dan Swietlik', job: 'Editor' },
      { name: 'Bob Richman', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Glaciologist on leave',
        writtenOn: '2010-12-12',
        rating: 7,
        content:
          "I study glaciers, and Al Gore gets it mostly right. I'd have left out the drowned polar bear. But I've given that talk, with slides like those, for two decades to rooms of forty people, and Gore gets onto a lift, and the line goes up and he goes with it, and everyone in the place finally sees what a _slope_ is. I was furious that I'd never thought of the lift. A dry film, and a very good one.",
      },
      {
        author: 'keynote_template_7',
        writtenOn: '2014-09-24',
        rating: 5,
        content:
          "It's a slideshow. I don't care how good the cause is, I have sat through enough of them at work, and I was bored. And then between the slides Al Gore gazes from the window of a car and remembers his sister, with a piano on, as if he wanted to be president again.\n\nThe shots of him wheeling his bag along on his own are rather lonely and I liked those best.",
      },
      {
        author: 'Tim Wagner',
        writtenOn: '2021-01-15',
        rating: 8,
        content:
          'Our teacher shows us this film in geography, and I think it will be boring because it is only a man with slides. But it is not boring. Al Gore speaks clearly and sometimes he is funny. When the line of CO2 goes up so high that he needs a lift, all the class is quiet. The parts about his family are not necessary for me. I learn many things and I like it. It is a pity that it is still true today.',
      },
    ],
  },
  {
    id: 36668,
    title: 'X-Men: The Last Stand',
    releaseDate: '2006-05-24',
    genres: ['adventure', 'action', 'science-fiction', 'thriller'],
    voteAverage: 6.4,
    voteCount: 10_321,
    overview:
      "A company has found a cure for mutants: Leech, a boy whose nearness takes away every power. Some, like Rogue, think about taking it. Magneto gathers an army against it. At Professor Xavier's school Logan and the others mourn Jean Grey, until she comes back, stronger than ever. Both Xavier and Magneto want her on their side. If Magneto wins her, no one can stop his war against the humans.",
    cast: [
      { name: 'Hugh Jackman', character: 'Logan / Wolverine' },
      { name: 'Halle Berry', character: 'Ororo Munroe / Storm' },
      { name: 'Ian McKellen', character: 'Erik Lehnsherr / Magneto' },
      { name: 'Patrick Stewart', character: 'Professor Charles Xavier' },
      { name: 'Famke Janssen', character: 'Jean Grey / Phoenix' },
      { name: 'Anna Paquin', character: 'Marie / Rogue' },
      { name: 'Kelsey Grammer', character: "Dr. Henry 'Hank' McCoy / Beast" },
      { name: 'James Marsden', character: 'Scott Summers / Cyclops' },
      { name: 'Rebecca Romijn', character: 'Raven Darkholme / Mystique' },
      { name: 'Elliot Page', character: 'Kitty Pryde' },
    ],
    crew: [
      { name: 'Brett Ratner', job: 'Director' },
      { name: 'Simon Kinberg', job: 'Screenplay' },
      { name: 'Zak Penn', job: 'Screenplay' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Dante Spinotti', job: 'Director of Photography' },
      { name: 'Mark Helfrich', job: 'Editor' },
      { name: 'Lauren Shuler Donner', job: 'Producer' },
      { name: 'Avi Arad', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Ben M.',
        writtenOn: '2008-02-29',
        rating: 6,
        content:
          "I collected tolls on the Golden Gate Bridge for years, so I came for the bridge. What Magneto does with it is the finest thing in the movie. It's daylight when he starts and night when he's done, which, to be fair, is how I remember the traffic. Too many mutants, too little time, and nobody gets more than two lines. I found it okay.",
      },
      {
        author: 'Dave, longboxes',
        writtenOn: '2010-09-03',
        rating: 5,
        content:
          "The comic story this is based on is about a woman who becomes so powerful that she could end the world, and it made me cry when I was fourteen. Here Jean Grey gets maybe ten minutes. She stands behind Magneto and stares. There is ANOTHER whole plot about a cure, which is a good idea, but the two don't fit into one film. Kelsey Grammer is perfect as Beast and the scene on the bridge looks amazing. I wanted to love it and I came out disappointed.",
      },
      {
        author: 'Rogue was right',
        writtenOn: '2024-02-06',
        rating: 7,
        content:
          "Everyone moans about this. I've got a skin condition and no desire whatsoever to be told it makes me special, so Rogue, who stands in the queue for the cure, felt like the only honest bit in three films. Storm says there's nothing to cure. Fine for her, she can fly. I liked it.",
      },
    ],
  },
  {
    id: 9767,
    title: 'The Break-Up',
    releaseDate: '2006-06-01',
    genres: ['romance', 'comedy'],
    voteAverage: 5.9,
    voteCount: 2815,
    overview:
      "Gary Grobowski and Brooke Meyers have bought a flat in Chicago together. After a quarrel over lemons and dirty dishes she ends it, in the hope that he will miss her. He doesn't understand. Neither wants to move out, so they divide the rooms. Their friends take sides, and the flat is put up for sale. Once it is sold, Brooke and Gary have lost each other, unless one of them gives in.",
    cast: [
      { name: 'Vince Vaughn', character: 'Gary Grobowski' },
      { name: 'Jennifer Aniston', character: 'Brooke Meyers' },
      { name: 'Joey Lauren Adams', character: 'Addie' },
      { name: 'Jon Favreau', character: 'Johnny O' },
      { name: 'Jason Bateman', character: 'Riggleman' },
      { name: 'Judy Davis', character: 'Marilyn Dean' },
      { name: 'Cole Hauser', character: 'Lupus Grobowski' },
      { name: "Vincent D'Onofrio", character: 'Dennis Grobowski' },
      { name: 'John Michael Higgins', character: 'Richard Meyers' },
      { name: 'Ann-Margret', character: 'Wendy Meyers' },
    ],
    crew: [
      { name: 'Peyton Reed', job: 'Director' },
      { name: 'Jeremy Garelick', job: 'Screenplay' },
      { name: 'Jay Lavender', job: 'Screenplay' },
      { name: 'Vince Vaughn', job: 'Producer' },
      { name: 'Scott Stuber', job: 'Producer' },
      { name: 'Jon Brion', job: 'Original Music Composer' },
      { name: 'Eric Edwards', job: 'Director of Photography' },
      { name: 'David Rosenbloom', job: 'Editor' },
      { name: 'Dan Lebental', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Nathalie Roux',
        writtenOn: '2020-06-14',
        rating: 6,
        content:
          "I rewatched this during the lockdown, which gave it a new edge: two people who can't leave a flat. The arguments hold up very well. \"I want you to want to do the dishes\" is still the truest line in any comedy of that time, and Jennifer Aniston plays Brooke's hurt without a wink. Less good are the pranks between, the strip poker and the brother's choir. Advertised as a romantic comedy, it's really a sad little drama. I liked it better than the first time.",
      },
      {
        author: 'washing-up rota',
        writtenOn: '2011-01-08',
        content:
          "Gary and Brooke fall out over twelve lemons, of which he brought home three, and I've never understood a film so quickly. My husband and I stopped it after that scene to discuss who had done the dishes on Sunday, and we came back to it on Tuesday. Jon Favreau as the friend at the bar gives the worst advice and the best performance. It's uncomfortable in long stretches and it isn't all that funny. I thought it was honest, though, and worth seeing with someone you trust.",
      },
      {
        author: 'Vernon Tate',
        writtenOn: '2014-03-29',
        rating: 6,
        content:
          'Peyton Reed directs this as if it were a normal romantic comedy, with sunny pictures of Chicago and a light score by Jon Brion, and then he lets the couple hurt each other for real. It is a strange mix of flavors. The first big argument is written and filmed so well that I felt I should leave the room. After that the movie returns to practical jokes, and they are weaker.\n\nJennifer Aniston gives one of her best performances. Her face, when she sits through a concert next to an empty seat, says it all. Vince Vaughn talks fast and is brave enough to be selfish. Judy Davis is great fun as the owner of the gallery, and Jason Bateman makes a lot of one scene.\n\nOverall I liked it, although it made me sad. It is not a date movie. I would recommend it to couples who can laugh about themselves.',
      },
    ],
  },
  {
    id: 1452,
    title: 'Superman Returns',
    releaseDate: '2006-06-28',
    genres: ['science-fiction', 'action', 'adventure'],
    voteAverage: 5.8,
    voteCount: 4_531,
    overview:
      "Superman comes back to Earth after five years. As Clark Kent he works at the newspaper in Metropolis again. Lois Lane, whom he left without a goodbye, has a fiancé, a small son and a prize for an article that says the world doesn't need him. Lex Luthor, out of prison, has stolen crystals with which he can grow a new continent in the sea. If Superman can't stop him, millions will drown.",
    cast: [
      { name: 'Brandon Routh', character: 'Clark Kent / Superman' },
      { name: 'Kate Bosworth', character: 'Lois Lane' },
      { name: 'Kevin Spacey', character: 'Lex Luthor' },
      { name: 'James Marsden', character: 'Richard White' },
      { name: 'Parker Posey', character: 'Kitty Kowalski' },
      { name: 'Frank Langella', character: 'Perry White' },
      { name: 'Sam Huntington', character: 'Jimmy Olsen' },
      { name: 'Eva Marie Saint', character: 'Martha Kent' },
      { name: 'Kal Penn', character: 'Stanford' },
      { name: 'Tristan Lake Leabu', character: 'Jason White' },
    ],
    crew: [
      { name: 'Bryan Singer', job: 'Director' },
      { name: 'Bryan Singer', job: 'Story' },
      { name: 'Bryan Singer', job: 'Producer' },
      { name: 'Michael Dougherty', job: 'Screenplay' },
      { name: 'Michael Dougherty', job: 'Story' },
      { name: 'Dan Harris', job: 'Screenplay' },
      { name: 'Dan Harris', job: 'Story' },
      { name: 'John Ottman', job: 'Original Music Composer' },
      { name: 'John Ottman', job: 'Editor' },
      { name: 'Newton Thomas Sigel', job: 'Director of Photography' },
      { name: 'Jon Peters', job: 'Producer' },
      { name: 'Gilbert Adler', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Carys in Leeds',
        writtenOn: '2007-04-22',
        rating: 7,
        content:
          "Superman saves a plane, and after the plane I'd have been happy to go home. The engine goes, a wing goes, everybody's on the ceiling, he has hold of the tail and it comes off in his hands, and with about a second left he gets under the nose and it _crumples_, and then this enormous quiet and he's standing in a baseball ground with an airliner on his hands. The entire cinema in Leeds breathed out.\n\nThe rest is two hours of a man hovering outside his ex's house. But that plane is so good that I like the whole film.",
      },
      {
        author: 'Collin from Krypton',
        writtenOn: '2013-06-28',
        rating: 4,
        content:
          "I know the comics and I know the first films by heart, and this one copies the look and forgets the FUN. Superman lifts a plane, then a boat, then a globe. He doesn't hit anyone in two and a half hours! Most of the time he is sad and watches Lois from the outside, which is a bit creepy. The rescue of the airplane is fantastic, I have to say. After that my excitement went down and down, and I felt cheated.",
      },
      {
        author: 'Earl D.',
        writtenOn: '2018-05-16',
        rating: 6,
        content:
          "What moved me, at my age, is that somebody tries to bring back the Superman of 1978. Brandon Routh looks and sounds like Christopher Reeve. Kate Bosworth as Lois looks nineteen, poor girl. Parker Posey gets the only laughs, with the little dogs.\n\nStill, when the old music plays over those blue letters I was a boy again. It's a slow film and a sweet one, and I half liked it.",
      },
    ],
  },
  {
    id: 350,
    title: 'The Devil Wears Prada',
    releaseDate: '2006-06-29',
    genres: ['comedy', 'drama'],
    voteAverage: 7.4,
    voteCount: 13_029,
    overview:
      "Andy Sachs wants to be a serious journalist and takes a job at the fashion magazine Runway as second assistant to Miranda Priestly, whom everyone fears. Emily, the first assistant, looks down on her clothes. With Nigel's help Andy becomes good at it. Her friends hardly know her any more. When Miranda wants her to come to Paris instead of Emily, she has to choose between her career and the people she loves.",
    cast: [
      { name: 'Meryl Streep', character: 'Miranda Priestly' },
      { name: 'Anne Hathaway', character: 'Andy Sachs' },
      { name: 'Emily Blunt', character: 'Emily' },
      { name: 'Stanley Tucci', character: 'Nigel' },
      { name: 'Simon Baker', character: 'Christian Thompson' },
      { name: 'Adrian Grenier', character: 'Nate' },
      { name: 'Tracie Thoms', character: 'Lilly' },
      { name: 'Rich Sommer', character: 'Doug' },
      { name: 'Daniel Sunjata', character: 'James Holt' },
      { name: 'David Marshall Grant', character: 'Richard Sachs' },
    ],
    crew: [
      { name: 'David Frankel', job: 'Director' },
      { name: 'Aline Brosh McKenna', job: 'Screenplay' },
      { name: 'Theodore Shapiro', job: 'Original Music Composer' },
      { name: 'Florian Ballhaus', job: 'Director of Photography' },
      { name: 'Mark Livolsi', job: 'Editor' },
      { name: 'Wendy Finerman', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'popcorn56',
        writtenOn: '2009-01-08',
        rating: 8,
        content:
          "The way Streep throws her coat at people! My old boss threw hers at a hook from ten feet, and if it missed, I'd moved the hook.\n\nStreep never once shouts. She says \"that's all\" as if she's breathing out, and I sat up straight in my own living room with my feet together. Everyone quotes the blue sweater speech. I nearly forgave my old boss. A wonderful comedy.",
      },
      {
        author: 'Karl Kemp',
        writtenOn: '2020-08-08',
        rating: 7,
        content:
          "HER BOYFRIEND IS THE VILLAIN. He's a grown chef who sulks because she missed his birthday for work, and in a kitchen, in New York! He'd have missed hers. He would've been plating scallops. I said it out loud to the dog.\n\nEmily Blunt with the flu, on the other hand. I love her so. A smart, funny movie, and I enjoyed the rest of it.",
      },
      {
        author: "Corduroy's daughter",
        writtenOn: '2012-03-18',
        rating: 8,
        content:
          'I could watch Meryl Streep whisper "that\'s all" for hours! She never raises her voice and I was terrified. Emily Blunt is hilarious, Stanley Tucci is a sweetheart, and the clothes, wow. My dad slept, my sisters and I loved it. It\'s about a job, but everybody who has had a mean boss will get it.',
      },
    ],
  },
  {
    id: 9708,
    title: 'The Wicker Man',
    releaseDate: '2006-08-31',
    genres: ['horror', 'mystery', 'thriller'],
    voteAverage: 4.3,
    voteCount: 1330,
    overview:
      "Edward Malus, a highway policeman in California, cannot forget an accident on the road. Then a letter comes from Willow, who left him years ago: her daughter Rowan has disappeared. He flies to the island of Summersisle, where women keep bees, men do not speak and Sister Summersisle rules. Everybody says that they don't know the child. Edward has only until the feast to find her.",
    cast: [
      { name: 'Nicolas Cage', character: 'Edward Malus' },
      { name: 'Ellen Burstyn', character: 'Sister Summersisle' },
      { name: 'Kate Beahan', character: 'Sister Willow' },
      { name: 'Frances Conroy', character: 'Dr. Moss' },
      { name: 'Molly Parker', character: 'Sister Rose / Sister Thorn' },
      { name: 'Leelee Sobieski', character: 'Sister Honey' },
      { name: 'Diane Delano', character: 'Sister Beech' },
      { name: 'Erika-Shaye Gair', character: 'Rowan Woodward' },
      { name: 'Michael Wiseman', character: 'Officer Pete' },
    ],
    crew: [
      { name: 'Neil LaBute', job: 'Director' },
      { name: 'Neil LaBute', job: 'Screenplay' },
      { name: 'Nicolas Cage', job: 'Producer' },
      { name: 'Norm Golightly', job: 'Producer' },
      { name: 'Angelo Badalamenti', job: 'Original Music Composer' },
      { name: 'Paul Sarossy', job: 'Director of Photography' },
      { name: 'Joel Plotch', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Gareth Pugh',
        writtenOn: '2008-01-12',
        rating: 3,
        content:
          "Robin Hardy's original was a musical with teeth; LaBute has taken out the songs, the sex and the religion, and kept the island. What remains is Nicolas Cage cycling from house to house and shouting at women in linen. Ellen Burstyn deserves better, as does Badalamenti, whose score belongs in a calmer picture. I could forgive the silliness if it were frightening, as Don't Look Now is frightening even when nothing happens. It isn't; the dread leaks away in daylight. I disliked it, and laughed at the wrong places with everyone else in the room.",
      },
      {
        author: 'caged4life',
        writtenOn: '2019-04-27',
        rating: 6,
        content:
          "top five unhinged cage, easy. he steals a bike at gunpoint, he bullies a whole classroom, he yells at a lady about a sack that drips. as horror it's a dud, i was never scared and the bees look fake. but as a party movie it's great. sister beech is a legend. watch it with friends who know what they're in for, then watch the 1973 one alone at night.",
      },
      {
        author: 'two sheds',
        writtenOn: '2013-09-08',
        rating: 4,
        content:
          "Edward Malus must be the worst policeman in any film, and I say that as somebody who was once given a parking ticket while sitting in the car. He shows everyone his badge, which is from the wrong state, and then he's surprised that they don't help. The honey farms are lovely to look at. Leelee Sobieski wanders in and out as if she had another appointment. I was entertained, but never for the reasons intended. As a thriller it's weak; as an afternoon with a beekeeping uncle it was rather good fun.",
      },
    ],
  },
  {
    id: 1417,
    title: "Pan's Labyrinth",
    releaseDate: '2006-10-11',
    genres: ['fantasy', 'drama', 'war'],
    voteAverage: 7.8,
    voteCount: 11_383,
    overview:
      'Spain, 1944. Captain Vidal hunts the last rebels in the mountains. His pregnant wife Carmen comes to live with him and brings her daughter Ofelia. In a labyrinth in the forest Ofelia meets a faun, who tells her that she is a lost princess and gives her three tasks. She has until the full moon, or she can never return to her kingdom, and meanwhile her mother grows weaker and Vidal more cruel.',
    cast: [
      { name: 'Ivana Baquero', character: 'Ofelia' },
      { name: 'Maribel Verdú', character: 'Mercedes' },
      { name: 'Sergi López', character: 'Captain Vidal' },
      { name: 'Doug Jones', character: 'Pan / Pale Man' },
      { name: 'Ariadna Gil', character: 'Carmen' },
      { name: 'Álex Angulo', character: 'Doctor Ferreiro' },
      { name: 'Manolo Solo', character: 'Garcés' },
      { name: 'César Vea', character: 'Serrano' },
      { name: 'Roger Casamajor', character: 'Pedro' },
      { name: 'Federico Luppi', character: 'King of the Underworld' },
    ],
    crew: [
      { name: 'Guillermo del Toro', job: 'Director' },
      { name: 'Guillermo del Toro', job: 'Writer' },
      { name: 'Guillermo del Toro', job: 'Producer' },
      { name: 'Javier Navarrete', job: 'Original Music Composer' },
      { name: 'Guillermo Navarro', job: 'Director of Photography' },
      { name: 'Bernat Vilaplana', job: 'Editor' },
      { name: 'Alfonso Cuarón', job: 'Producer' },
      { name: 'Bertha Navarro', job: 'Producer' },
      { name: 'Frida Torresblanco', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'F. Kemp',
        writtenOn: '2013-04-14',
        rating: 9,
        content:
          "In my grandmother's village they still don't say the name of the captain who was billeted there. Everyone remembers how he shaved. So for me the captain in this film was the monster, and the other one, with eyes in his hands, I could look at quite calmly.\n\nAll the real courage is with the women in the kitchen. It's a dark fairy tale about the years after the war in Spain, and I think it's a masterpiece.",
      },
      {
        author: 'N. Wells',
        writtenOn: '2010-08-22',
        rating: 6,
        content:
          "YOU HAD ONE RULE. The fairies are pulling at her sleeve, there's a heap of children's shoes, and she eats the grapes! I've heard the theories, I know it's disobedience as a virtue and all that, I still shouted in the middle of the theater.\n\nAnd I had to look away from what the captain does with a bottle. A beautiful movie, too cruel for me. I admired it more than I liked it.",
      },
      {
        author: 'Milagros from Lima',
        writtenOn: '2020-01-26',
        content:
          'I am from Peru, so I see it in Spanish and it is very beautiful and very sad. It is a fairy tale, but it is not for children. The monster with the eyes in his hands is scary, and still the captain is worse, because men like him existed. The girl is brave and alone and I want to help her all the time. The lullaby stays in my head. There is much violence, in two scenes I close my eyes. I like it, and I cannot see it often.',
      },
    ],
  },
  {
    id: 496,
    title: 'Borat: Cultural Learnings of America for Make Benefit Glorious Nation of Kazakhstan',
    releaseDate: '2006-11-01',
    genres: ['comedy'],
    voteAverage: 6.8,
    voteCount: 5_920,
    overview:
      'The television reporter Borat Sagdiyev is sent from Kazakhstan to New York with his producer Azamat and a hen, to learn from America. He sees an actress on television and falls in love. So he persuades Azamat to drive to California, where she lives. On the way he interviews people of all kinds. If Azamat learns the real reason for the trip, Borat will lose his only friend and his film.',
    cast: [
      { name: 'Sacha Baron Cohen', character: 'Borat Sagdiyev' },
      { name: 'Ken Davitian', character: 'Azamat Bagatov' },
      { name: 'Luenell', character: 'Luenell' },
      { name: 'Pamela Anderson', character: 'Self' },
      { name: 'Bob Barr', character: 'Self' },
      { name: 'Alan Keyes', character: 'Self' },
      { name: 'Pat Haggerty', character: 'Self' },
      { name: 'Mike Psenicska', character: 'Self' },
    ],
    crew: [
      { name: 'Larry Charles', job: 'Director' },
      { name: 'Sacha Baron Cohen', job: 'Screenplay' },
      { name: 'Anthony Hines', job: 'Screenplay' },
      { name: 'Peter Baynham', job: 'Screenplay' },
      { name: 'Erran Baron Cohen', job: 'Original Music Composer' },
      { name: 'Jay Roach', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Popcorn Pete',
        writtenOn: '2010-10-02',
        rating: 9,
        content:
          "Full house on a Friday, and the man beside me laughed so hard at the hotel fight that he kicked his popcorn over the people below. They didn't even turn round. I have not been in a room like that since. What stays with me is mostly _other_ people: the driving instructor being patient, the humor coach explaining where the pause goes, the antiques dealer totting up the damage. And the rodeo, everyone cheering along, further and further, until they begin to listen. I could not watch it with my mother. It's the funniest movie of its decade.",
      },
      {
        author: 'Paul Hennessy',
        writtenOn: '2018-05-24',
        rating: 6,
        content:
          "Half prank, half satire; it has the nerve of the early Candid Camera and a good deal less of its kindness. When Baron Cohen says almost nothing and lets a van full of students fill the silence, it is as revealing as anything in Louis Theroux, and the scene at the rodeo, where a cheering crowd slowly begins to listen, is masterly. When he bullies an elderly couple whose only crime is hospitality, I looked away. I laughed loudly four or five times, and I wasn't proud of all of them. Clever, uneven, often nasty; I liked it with one eye shut.",
      },
      {
        author: 'cpt_wawaweewa',
        writtenOn: '2023-02-19',
        rating: 6,
        content:
          "In 2007 every boy in my year spoke like this for about eight months and two were suspended, so it's hard to see it fresh. The half that everyone quoted has gone off. The other half, where he says hardly anything and some frat lad in a camper van fills the silence for him, is scarier now than when I was thirteen. Still a good film, just less fun.",
      },
    ],
  },
  {
    id: 9836,
    title: 'Happy Feet',
    releaseDate: '2006-11-16',
    genres: ['animation', 'family', 'comedy'],
    voteAverage: 6.2,
    voteCount: 5_434,
    overview:
      "Every emperor penguin has a heartsong and finds a mate by it, except one. Mumble can't hold a note, but his feet won't keep still. The elders blame him for the missing fish and send him away. With Ramón and other short, loud friends he crosses the ice to find out who takes the fish. If he fails, his people will starve, and he can never go home to Gloria.",
    cast: [
      { name: 'Elijah Wood', character: 'Mumble (voice)' },
      { name: 'Robin Williams', character: 'Ramón / Lovelace (voice)' },
      { name: 'Brittany Murphy', character: 'Gloria (voice)' },
      { name: 'Hugh Jackman', character: 'Memphis (voice)' },
      { name: 'Nicole Kidman', character: 'Norma Jean (voice)' },
      { name: 'Hugo Weaving', character: 'Noah the Elder (voice)' },
      { name: 'Anthony LaPaglia', character: 'Boss Skua (voice)' },
      { name: 'Magda Szubanski', character: 'Miss Viola (voice)' },
      { name: 'Miriam Margolyes', character: 'Mrs. Astrakhan (voice)' },
      { name: 'Carlos Alazraqui', character: 'Nestor (voice)' },
    ],
    crew: [
      { name: 'George Miller', job: 'Director' },
      { name: 'George Miller', job: 'Screenplay' },
      { name: 'George Miller', job: 'Producer' },
      { name: 'Warren Coleman', job: 'Screenplay' },
      { name: 'John Collee', job: 'Screenplay' },
      { name: 'Judy Morris', job: 'Screenplay' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Bill Miller', job: 'Producer' },
      { name: 'Doug Mitchell', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Savion fan in Newark',
        writtenOn: '2013-08-27',
        rating: 8,
        content:
          "All the tap dancing is by Savion Glover, in a suit with sensors, and you can hear that it's him. If you've ever tried to keep up with Savion you'll know they could have drawn a hat stand over the top and it'd still be worth the money. Listen with decent speakers. The ice answers.\n\nThe plot I couldn't follow. The dancing penguins I loved.",
      },
      {
        author: 'Mom of a penguin fan',
        writtenOn: '2006-12-29',
        rating: 5,
        content:
          'The trailer promised us fluffy penguins who dance, and my five-year-old had her penguin hat on. She got the dancing, and she loved it. She also got a leopard seal that jumps at you with its mouth wide open, a bird caught in plastic, and a very sad part, and she spent those on my lap. From seven or eight on it should be fine. The tap dancing and the ice are beautiful, and the message about fishing is heavy for little ones. I thought it was too much of everything, and only fair.',
      },
      {
        author: 'Two in the morning',
        writtenOn: '2019-03-03',
        rating: 6,
        content:
          'I respect that the man who made Mad Max made a family cartoon about penguins and put such strange ideas into it. The camera never stops swooping. The songs come eight to a minute. Robin Williams twice! Once was plenty. I watched it at two in the morning with a baby on my arm and I liked it well enough, but it made me tired.',
      },
    ],
  },
  {
    id: 2486,
    title: 'Eragon',
    releaseDate: '2006-12-14',
    genres: ['fantasy', 'action', 'adventure', 'family'],
    voteAverage: 5.1,
    voteCount: 3_433,
    overview:
      'Eragon, a farm boy, finds a blue stone in the forest. It is an egg, and a dragon hatches from it, Saphira, who can speak in his thoughts. King Galbatorix, who once killed the dragon riders, learns of it and sends the sorcerer Durza. Brom, an old storyteller, teaches the boy to fight and to use magic. Together they must reach the rebels before Durza catches them and kills the last dragon.',
    cast: [
      { name: 'Ed Speleers', character: 'Eragon' },
      { name: 'Jeremy Irons', character: 'Brom' },
      { name: 'Sienna Guillory', character: 'Arya' },
      { name: 'Robert Carlyle', character: 'Durza' },
      { name: 'Djimon Hounsou', character: 'Ajihad' },
      { name: 'Garrett Hedlund', character: 'Murtagh' },
      { name: 'Rachel Weisz', character: 'Saphira (voice)' },
      { name: 'John Malkovich', character: 'Galbatorix' },
      { name: 'Alun Armstrong', character: 'Garrow' },
      { name: 'Joss Stone', character: 'Angela' },
    ],
    crew: [
      { name: 'Stefen Fangmeier', job: 'Director' },
      { name: 'Peter Buchman', job: 'Screenplay' },
      { name: 'Patrick Doyle', job: 'Original Music Composer' },
      { name: 'Hugh Johnson', job: 'Director of Photography' },
      { name: 'Roger Barton', job: 'Editor' },
      { name: 'John Davis', job: 'Producer' },
      { name: 'Wyck Godfrey', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Kel, dragon rider',
        writtenOn: '2007-02-02',
        rating: 4,
        content:
          'I read the book three times before this came out, and I waited for it like for Christmas. They cut the dwarves, they cut half of the journey, and the dragon goes from baby to adult inside ONE cloud. In the book Eragon has to learn for months, here it takes about a day. Saphira herself is beautiful, blue and proud, and I was happy whenever she flew. Jeremy Irons is a good Brom. They had a great story in their hands and threw most of it away. I was so disappointed.',
      },
      {
        author: 'Pike man from Budapest',
        writtenOn: '2015-11-17',
        rating: 6,
        content:
          "I'm in it! Third row, with a pike, at a big fight at night. We did five weeks at a quarry near Budapest and it was so cold the glue in the beards went stiff. Robert Carlyle was very nice.\n\nPerhaps for this reason I watch it kindly. It is not a great film, but I like it. It runs along, it's short, and the dragon is lovely and blue. Malkovich says one sentence about suffering without his stone as if he was ordering soup, and my family says it every Christmas.",
      },
      {
        author: 'Elena P.',
        writtenOn: '2010-03-30',
        content:
          "Seen it before? A farm boy with an uncle. An old hermit with a sword. A princess in a cell. A bad man dressed in black. It's Star Wars with turnips and a dragon, and without the fun. Jeremy Irons explains the story as if a taxi were waiting for him. The dragon looks nice. I was bored by everything else and wouldn't watch it again.",
      },
    ],
  },
];
