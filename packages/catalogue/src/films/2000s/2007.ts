import type { CatalogueFilm } from '../film.ts';

export const films2007: readonly CatalogueFilm[] = [
  {
    id: 9760,
    title: 'Epic Movie',
    releaseDate: '2007-01-25',
    genres: ['comedy', 'adventure', 'fantasy'],
    voteAverage: 3.9,
    voteCount: 1667,
    overview:
      "Four orphans who don't know each other, Lucy, Edward, Susan and Peter, find golden tickets. All of them are invited to Willy's chocolate factory, where the sweets are made of something unpleasant. They hide in a wardrobe and come out in the land of Gnarnia. The White Bitch rules there and takes Edward prisoner. The others must free him and overthrow her before she destroys the country.",
    cast: [
      { name: 'Kal Penn', character: 'Edward' },
      { name: 'Adam Campbell', character: 'Peter' },
      { name: 'Jayma Mays', character: 'Lucy' },
      { name: 'Faune Chambers Watkins', character: 'Susan' },
      { name: 'Jennifer Coolidge', character: 'White Bitch' },
      { name: 'Crispin Glover', character: 'Willy' },
      { name: 'Tony Cox', character: 'Bink' },
      { name: 'Héctor Jiménez', character: 'Mr. Tumnus' },
      { name: 'Darrell Hammond', character: 'Captain Jack Swallows' },
      { name: 'Carmen Electra', character: 'Mystique' },
    ],
    crew: [
      { name: 'Jason Friedberg', job: 'Director' },
      { name: 'Aaron Seltzer', job: 'Director' },
      { name: 'Jason Friedberg', job: 'Screenplay' },
      { name: 'Aaron Seltzer', job: 'Screenplay' },
      { name: 'Paul Schiff', job: 'Producer' },
      { name: 'Edward Shearmur', job: 'Original Music Composer' },
      { name: 'Shawn Maurer', job: 'Director of Photography' },
      { name: 'Peck Prior', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'tyler_wins04',
        writtenOn: '2011-12-29',
        rating: 7,
        content:
          "People hate this movie but I laughed a lot. Jennifer Coolidge is hilarious as the evil queen, and Crispin Glover as Willy is super creepy. The beaver got me. Yeah, it's dumb, and some jokes are gross. We still quote the beaver at school. Not smart, just fun!",
      },
      {
        author: 'Narnia Since Age Seven',
        writtenOn: '2008-03-30',
        rating: 2,
        content:
          "The books by C. S. Lewis deserve a good parody, and there are things in them to laugh about. This is NOT it. The wardrobe, the lamp post, Mr. Tumnus with the scarf: it copies the pictures of the film of 2005 and then adds vomit. Willy's factory is already one of the better ideas. Poor Jayma Mays keeps smiling as Lucy. I hated it and I left my copy on a train in Geelong.",
      },
      {
        author: 'Colette Fournier',
        writtenOn: '2015-01-18',
        rating: 3,
        content:
          'Pros: Jennifer Coolidge, whose timing is better than her lines. Sets and costumes cost more than you would expect. A decent Johnny Depp impression by Darrell Hammond. Short.\n\nCons: No story, only a list of hits from that year. Superman, Borat and the pirates walk through and get kicked. A lot of body fluids. Kal Penn looks tired. Rap numbers that stop the film dead. It explains each reference aloud, in case you missed it.\n\nI laughed twice. Not recommended, not even for fans of Scary Movie.',
      },
    ],
  },
  {
    id: 559,
    title: 'Spider-Man 3',
    releaseDate: '2007-05-01',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 6.5,
    voteCount: 15_579,
    overview:
      "Peter Parker is happy: New York loves Spider-Man, and he wants to ask Mary Jane Watson to marry him. But his friend Harry Osborn blames him for his father's death. Flint Marko, an escaped prisoner, falls into a machine and becomes the Sandman. A black substance from space creeps into Peter's suit. It makes him stronger, but also cruel. Peter must get rid of it before he loses Mary Jane.",
    cast: [
      { name: 'Tobey Maguire', character: 'Peter Parker / Spider-Man' },
      { name: 'Kirsten Dunst', character: 'Mary Jane Watson' },
      { name: 'James Franco', character: 'Harry Osborn / New Goblin' },
      { name: 'Thomas Haden Church', character: 'Flint Marko / Sandman' },
      { name: 'Topher Grace', character: 'Eddie Brock / Venom' },
      { name: 'Bryce Dallas Howard', character: 'Gwen Stacy' },
      { name: 'Rosemary Harris', character: 'May Parker' },
      { name: 'J.K. Simmons', character: 'J. Jonah Jameson' },
      { name: 'James Cromwell', character: 'Captain Stacy' },
      { name: 'Dylan Baker', character: 'Dr. Curt Connors' },
    ],
    crew: [
      { name: 'Sam Raimi', job: 'Director' },
      { name: 'Sam Raimi', job: 'Screenplay' },
      { name: 'Sam Raimi', job: 'Story' },
      { name: 'Ivan Raimi', job: 'Screenplay' },
      { name: 'Ivan Raimi', job: 'Story' },
      { name: 'Alvin Sargent', job: 'Screenplay' },
      { name: 'Christopher Young', job: 'Original Music Composer' },
      { name: 'Bill Pope', job: 'Director of Photography' },
      { name: 'Bob Murawski', job: 'Editor' },
      { name: 'Laura Ziskin', job: 'Producer' },
      { name: 'Avi Arad', job: 'Producer' },
      { name: 'Grant Curtis', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Hugo E.',
        writtenOn: '2019-04-27',
        rating: 8,
        content:
          "The silly dance is on purpose! Spider-Man has been infected by pure evil and the worst this boy from Queens can think of is to comb his bangs down, buy a suit, point at ladies and play the piano. That's what a nerd thinks cool is. It's the truest character moment in the trilogy and you all laughed _at_ it and not with it. I love this movie.",
      },
      {
        author: 'webhead_1974',
        writtenOn: '2007-09-30',
        rating: 5,
        content:
          'I own a box full of the comics, and in there Venom is the BIGGEST enemy of them all, with years of history. In this film he gets fifteen minutes. There are three villains and two girlfriends, and no time for any of them. The birth of the Sandman is wonderful, I give them that, a scene without a word. And the emo dance, well. I love the second one so much that this hurts. It has good pieces and I was disappointed all the same.',
      },
      {
        author: 'Cerys N.',
        writtenOn: '2014-02-20',
        rating: 6,
        content:
          "Sandman tries to stand up for the first time. It takes two and a half minutes without a word: the sand gathers, a hand forms and crumbles over his daughter's locket, he falls, he tries again with a spine this time. If you'd shown me only this I'd have told you it was a masterpiece from Prague. The other two hours are only okay.",
      },
    ],
  },
  {
    id: 810,
    title: 'Shrek the Third',
    releaseDate: '2007-05-17',
    genres: ['fantasy', 'adventure', 'animation', 'comedy', 'family'],
    voteAverage: 6.3,
    voteCount: 9_729,
    overview:
      'King Harold of Far Far Away is dying and leaves his throne to Shrek, who only wants to go back to his swamp. The only other heir is Artie, a schoolboy. Shrek sails off to fetch him, and learns that Fiona is pregnant. While they are away Prince Charming attacks the castle with all the fairy-tale villains. Shrek must bring Artie home in time, or lose Fiona and the kingdom.',
    cast: [
      { name: 'Mike Myers', character: 'Shrek (voice)' },
      { name: 'Eddie Murphy', character: 'Donkey (voice)' },
      { name: 'Cameron Diaz', character: 'Princess Fiona (voice)' },
      { name: 'Antonio Banderas', character: 'Puss in Boots (voice)' },
      { name: 'Julie Andrews', character: 'Queen Lillian (voice)' },
      { name: 'John Cleese', character: 'King Harold (voice)' },
      { name: 'Rupert Everett', character: 'Prince Charming (voice)' },
      { name: 'Eric Idle', character: 'Merlin (voice)' },
      { name: 'Justin Timberlake', character: 'Artie (voice)' },
      { name: 'Amy Poehler', character: 'Snow White (voice)' },
    ],
    crew: [
      { name: 'Chris Miller', job: 'Director' },
      { name: 'Chris Miller', job: 'Screenplay' },
      { name: 'Andrew Adamson', job: 'Story' },
      { name: 'Jeffrey Price', job: 'Screenplay' },
      { name: 'Peter S. Seaman', job: 'Screenplay' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Michael Andrews', job: 'Editor' },
      { name: 'Aron Warner', job: 'Producer' },
    ],
    reviews: [
      {
        author: "Matt's minivan",
        writtenOn: '2008-11-04',
        rating: 6,
        content:
          "Fine for kids, a little tired for anyone who loved the first two. Our seven-year-old laughed the hardest at Shrek's nightmare with all the babies, and nothing scared her. The frog king has a long death scene that is played for laughs, and my son asked if he was allowed to laugh, so you may get questions. The princesses who fight back are the highlight. I smiled a few times, checked the clock a few times. An okay movie for a Sunday, good from six up.",
      },
      {
        author: 'Monica M.',
        writtenOn: '2013-08-03',
        rating: 7,
        content:
          'I liked this one, because of the princesses. They\'re in the tower waiting to be rescued out of habit, filing their nails, until the queen head-butts through a wall. Then Snow White sings sweetly to the birdies and when there are enough of them she screams the start of "Immigrant Song" and sends them at the guards. I was eight, and I wanted to be her. Good fun.',
      },
      {
        author: 'Second-time dad in Hull',
        writtenOn: '2022-05-29',
        rating: 6,
        content:
          "Shrek's nightmare with the babies coming out of everything, hundreds, down the chimney, dribbling. I saw it nine days before our due date in an otherwise empty matinée in Hull. The usher asked if I was all right.\n\nI'd call it a middling film with one extremely good nightmare in it. The rest I sat through quietly, without a laugh.",
      },
    ],
  },
  {
    id: 4964,
    title: 'Knocked Up',
    releaseDate: '2007-06-01',
    genres: ['comedy', 'romance', 'drama'],
    voteAverage: 6.3,
    voteCount: 4_246,
    overview:
      "Alison Scott celebrates her promotion in a club and goes home with Ben Stone, who has no job. Eight weeks later she is pregnant. She decides to keep the child, and the two try to get to know each other, while her sister Debbie and Debbie's husband Pete show them how hard a marriage can be. Ben has until the birth to grow up, or Alison will bring up the child without him.",
    cast: [
      { name: 'Seth Rogen', character: 'Ben Stone' },
      { name: 'Katherine Heigl', character: 'Alison Scott' },
      { name: 'Paul Rudd', character: 'Pete' },
      { name: 'Leslie Mann', character: 'Debbie' },
      { name: 'Jason Segel', character: 'Jason' },
      { name: 'Jay Baruchel', character: 'Jay' },
      { name: 'Jonah Hill', character: 'Jonah' },
      { name: 'Martin Starr', character: 'Martin' },
      { name: 'Lo Mutuc', character: 'Jodi' },
      { name: 'Harold Ramis', character: "Ben's Dad" },
    ],
    crew: [
      { name: 'Judd Apatow', job: 'Director' },
      { name: 'Judd Apatow', job: 'Writer' },
      { name: 'Judd Apatow', job: 'Producer' },
      { name: 'Loudon Wainwright III', job: 'Original Music Composer' },
      { name: 'Eric Edwards', job: 'Director of Photography' },
      { name: 'Brent White', job: 'Editor' },
      { name: 'Craig Alexander', job: 'Editor' },
      { name: 'Shauna Robertson', job: 'Producer' },
      { name: 'Clayton Townsend', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Martin B.',
        writtenOn: '2009-11-17',
        rating: 6,
        content:
          "The main couple, a lazy boy and a blonde with a career, bored me. I have now seen this comedy three times and I only watch the other couple, her sister and Paul Rudd. She follows him in the car at night because she thinks that there's a woman, and she bursts in, and it's a fantasy baseball draft, eight men and some chips. And she's _more_ hurt. That's as true as anything in a serious film, and then someone does a joke about drugs.\n\nI don't buy for a moment that those two who have the baby like each other. Half a good film.",
      },
      {
        author: 'Gabriela from Porto',
        writtenOn: '2016-06-30',
        rating: 5,
        content:
          'I find this comedy only half funny. The men play, smoke and make jokes the whole day, and the women must be serious and angry. This is a little unfair, because Katherine Heigl can be funny too. The scenes with the sister and her husband are the best, they fight like a real couple. Paul Rudd I like always. It is more than two hours and it needs only ninety minutes. I laugh sometimes, but I do not believe in the love of these two persons.',
      },
      {
        author: 'Gary reads the books',
        writtenOn: '2021-09-19',
        rating: 8,
        content:
          "lost it at the earthquake, seth rogen saves his drugs first and then his pregnant girlfriend!! that was me. mine's twelve now. did read the baby books in the end. did not tell anyone where i kept them.\n\nhonestly the best scene is harold ramis telling his useless son that he's the best thing that ever happened to him. funniest movie about becoming a dad, i love it",
      },
    ],
  },
  {
    id: 298,
    title: "Ocean's Thirteen",
    releaseDate: '2007-06-05',
    genres: ['crime', 'thriller'],
    voteAverage: 6.7,
    voteCount: 6_844,
    overview:
      "Reuben Tishkoff's partner Willy Bank cheats him out of his share in a new casino. Reuben has a heart attack. His friend Danny Ocean brings the crew together. They want every game in Bank's hotel to pay out on its opening night. For that they need money from Terry Benedict, their enemy. If one of them is caught, all will go to prison, and Reuben may not live to see his share.",
    cast: [
      { name: 'George Clooney', character: 'Danny Ocean' },
      { name: 'Brad Pitt', character: 'Rusty Ryan' },
      { name: 'Matt Damon', character: 'Linus Caldwell' },
      { name: 'Al Pacino', character: 'Willy Bank' },
      { name: 'Ellen Barkin', character: 'Abigail Sponder' },
      { name: 'Andy Garcia', character: 'Terry Benedict' },
      { name: 'Don Cheadle', character: 'Basher Tarr' },
      { name: 'Bernie Mac', character: 'Frank Catton' },
      { name: 'Elliott Gould', character: 'Reuben Tishkoff' },
      { name: 'Casey Affleck', character: 'Virgil Malloy' },
      { name: 'Carl Reiner', character: 'Saul Bloom' },
    ],
    crew: [
      { name: 'Steven Soderbergh', job: 'Director' },
      { name: 'Brian Koppelman', job: 'Writer' },
      { name: 'David Levien', job: 'Writer' },
      { name: 'David Holmes', job: 'Original Music Composer' },
      { name: 'Stephen Mirrione', job: 'Editor' },
      { name: 'Jerry Weintraub', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Friend of the hotel inspector',
        writtenOn: '2012-04-22',
        rating: 8,
        content:
          'The running joke of the poor hotel inspector is worth the rental alone. They gas his room, they give him a rash, they put something in the bed, his dinner comes back up, and David Paymer takes each new thing with the tiny sigh of a man who has had a career of this. You wait the entire movie for somebody to be nice to him. I laughed out loud, and I was alone, and ironing. A light, funny crime movie, and I loved it.',
      },
      {
        author: 'Mathilde in Reno',
        writtenOn: '2017-07-17',
        rating: 5,
        content:
          "Brad and George sit on a hotel bed with red wine and watch Oprah, and they've been crying, and each pretends that it's nothing. It's such a lazy little scene and I'd watch those two do that all evening.\n\nThe robbery itself bored me. A giant drill, loaded dice, an earthquake: fourteen things have to work, and I stopped following at number six. Pacino shouts less than he might.",
      },
      {
        author: 'Hugh Lacey',
        writtenOn: '2010-01-09',
        rating: 6,
        content:
          "A pleasant, weightless entertainment, smoother than Ocean's Twelve and less surprising than the first; one could say that everyone in it is wearing a better suit and nobody has anything to lose. The plan is so complicated that I stopped following it somewhere around the drilling machine. What I did enjoy were the margins: Casey Affleck starting a strike in a Mexican dice factory, Clooney and Pitt in tears in front of a talk show. Pacino, who could have eaten the scenery as he did in Heat, behaves himself. I enjoyed it for two hours and had forgotten most of it by breakfast.",
      },
    ],
  },
  {
    id: 2698,
    title: 'Evan Almighty',
    releaseDate: '2007-06-09',
    genres: ['fantasy', 'comedy', 'family'],
    voteAverage: 5.6,
    voteCount: 4_536,
    overview:
      'Evan Baxter, a TV newsman, is elected to Congress with the promise to change the world, and moves to Virginia with his wife Joan and their three sons. Wood and old tools are delivered to his door, and God tells him to build an ark. Animals follow him in pairs. Congressman Long needs his vote. Evan must choose between his career and a flood that only he expects.',
    cast: [
      { name: 'Steve Carell', character: 'Evan Baxter' },
      { name: 'Morgan Freeman', character: 'God' },
      { name: 'Lauren Graham', character: 'Joan Baxter' },
      { name: 'John Goodman', character: 'Congressman Chuck Long' },
      { name: 'Wanda Sykes', character: 'Rita' },
      { name: 'Jonah Hill', character: 'Eugene' },
      { name: 'John Michael Higgins', character: 'Marty' },
      { name: 'Jimmy Bennett', character: 'Ryan Baxter' },
      { name: 'Johnny Simmons', character: 'Dylan Baxter' },
      { name: 'Graham Phillips', character: 'Jordan Baxter' },
    ],
    crew: [
      { name: 'Tom Shadyac', job: 'Director' },
      { name: 'Tom Shadyac', job: 'Producer' },
      { name: 'Steve Oedekerk', job: 'Screenplay' },
      { name: 'Steve Oedekerk', job: 'Story' },
      { name: 'Joel Cohen', job: 'Story' },
      { name: 'Alec Sokolow', job: 'Story' },
      { name: 'John Debney', job: 'Original Music Composer' },
      { name: 'Ian Baker', job: 'Director of Photography' },
      { name: 'Scott Hill', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Lena Kemp',
        writtenOn: '2008-10-12',
        rating: 6,
        content:
          'Our minibus seats sixteen and all sixteen voted to see it. Opinions afterwards in the car park, as near as I could take them down. Jean: lovely giraffes. Mr. Pruitt: a bird did its business on a congressman six times, which was five over. The Hadley boys: boring until the elephants, then not. Miss Oake: Morgan Freeman is how she has always pictured Him. Pastor: no comment on doctrine, but what a very nice boat. Myself, I enjoyed it, though I thought that the wife believed him rather fast.',
      },
      {
        author: 'ark_builder_dad',
        writtenOn: '2014-07-23',
        rating: 5,
        content:
          "Nice and clean, and you can watch it with grandma and with your youngest. Our boys, six and nine, loved the animals and shouted at each bird that did its business on a politician's suit. There is nothing to be afraid of. I like that the family builds something together. But the beard joke comes ten times, and Steve Carell, who can be so funny, isn't given much. Wanda Sykes has the only sharp lines. A good-hearted movie that I found a bit boring.",
      },
    ],
  },
  {
    id: 3021,
    title: '1408',
    releaseDate: '2007-06-22',
    genres: ['horror', 'mystery'],
    voteAverage: 6.7,
    voteCount: 4852,
    overview:
      "Mike Enslin writes guides to haunted hotels and has never seen a ghost. A postcard sends him to the Dolphin in New York with a warning: don't enter the room on the thirteenth floor. Mr. Olin, the manager, tells him that no one has lasted an hour there. Mike takes the key. Soon the clock radio begins to count down sixty minutes. He must find a way out before they are over.",
    cast: [
      { name: 'John Cusack', character: 'Mike Enslin' },
      { name: 'Samuel L. Jackson', character: 'Gerald Olin' },
      { name: 'Mary McCormack', character: 'Lilly Enslin' },
      { name: 'Jasmine Jessica Anthony', character: 'Katie' },
      { name: 'Tony Shalhoub', character: 'Sam Farrell' },
      { name: 'Len Cariou', character: "Mike's Father" },
      { name: 'Isiah Whitlock Jr.', character: 'Hotel Engineer' },
      { name: 'Noah Lee Margetts', character: 'Bellboy' },
    ],
    crew: [
      { name: 'Mikael Håfström', job: 'Director' },
      { name: 'Matt Greenberg', job: 'Screenplay' },
      { name: 'Scott Alexander', job: 'Screenplay' },
      { name: 'Larry Karaszewski', job: 'Screenplay' },
      { name: 'Lorenzo di Bonaventura', job: 'Producer' },
      { name: 'Gabriel Yared', job: 'Original Music Composer' },
      { name: 'Benoît Delhomme', job: 'Director of Photography' },
      { name: 'Peter Boyle', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Tanya from Ballarat',
        writtenOn: '2009-05-02',
        rating: 5,
        content:
          "In the story by Stephen King you never learn what is wrong with the room, and that's the horror of it: the door is crooked, then it isn't, then it is. The film explains FAR too much. Mike gets a failed marriage and a reason for everything, the walls bleed, the walls freeze, the rain comes in. John Cusack is good company and the talk with Samuel L. Jackson is straight from the page. After that I was disappointed. Read it first, with the light on.",
      },
      {
        author: 'hauntedluis',
        writtenOn: '2014-10-31',
        rating: 8,
        content:
          'best haunted room movie since the shining and way better than most king adaptations. no gore, one guy, one room, and cusack carries it alone. the radio that keeps playing the carpenters gave me chills. the window across the street, where somebody copies his moves, is an all-timer. drags a little when it gets emotional. still a great scare, lights off, volume up.',
      },
      {
        author: 'Nils Aaberg',
        writtenOn: '2018-03-16',
        rating: 7,
        content:
          "John Cusack does almost everything alone here, and it's his best work. He talks into his little recorder, first bored and clever, then faster, then with a voice that cracks, and you can follow the whole hour with your eyes closed. Jackson has only two scenes and makes the room famous before we see it. The effects near the finish are too big. But for an actor talking to furniture, I was gripped. Worth seeing.",
      },
    ],
  },
  {
    id: 10253,
    title: 'Dragon Wars: D-War',
    releaseDate: '2007-08-01',
    genres: ['fantasy', 'drama', 'horror', 'action', 'thriller', 'science-fiction'],
    voteAverage: 4.6,
    voteCount: 451,
    overview:
      "As a boy Ethan Kendrick heard from the old dealer Jack that he had lived before, five hundred years ago in Korea, and that he would have to protect a girl. Now he is a television reporter, and a giant snake called Buraki is digging its way through Los Angeles. It is looking for Sarah Daniels, who carries the mark of a dragon on her shoulder. Ethan must find her before the snake's armies do.",
    cast: [
      { name: 'Jason Behr', character: 'Ethan Kendrick' },
      { name: 'Amanda Brooks', character: 'Sarah Daniels' },
      { name: 'Robert Forster', character: 'Jack' },
      { name: 'Craig Robinson', character: 'Bruce' },
      { name: 'Aimee Garcia', character: 'Brandy' },
      { name: 'Chris Mulkey', character: 'Agent Frank Pinsky' },
      { name: 'Elizabeth Peña', character: 'Agent Linda Perez' },
      { name: 'John Ales', character: 'Agent Judah Campbell' },
      { name: 'Billy Gardell', character: 'Zoo Guard' },
      { name: 'Holmes Osborne', character: 'Hypnotherapist' },
    ],
    crew: [
      { name: 'Shim Hyung-rae', job: 'Director' },
      { name: 'Shim Hyung-rae', job: 'Screenplay' },
      { name: 'Steve Jablonsky', job: 'Original Music Composer' },
      { name: 'Hubert Taczanowski', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'kaiju_hector',
        writtenOn: '2012-03-03',
        rating: 6,
        content:
          "the attack on the city, that's the movie. giant snake wraps a skyscraper, helicopters vs flying lizards, tanks in downtown LA, and it goes on and on. for a korean monster flick with that budget it ranks way above the hollywood godzilla for me. the humans? ethan and sarah fall in love in about nine minutes. robert forster looks lost. don't care, the fights are awesome and i had a blast.",
      },
      {
        author: 'Jiwon from Daegu',
        writtenOn: '2009-06-20',
        rating: 5,
        content:
          'In Korea everybody went to see this film, and everybody argued about it. The legend of the Imoogi, who wants to become a dragon, is a nice idea for children. The pictures from the computer are very good, mostly when the big snake is in the city. But the people speak like in a school theater, and Ethan explains the same story two times. I was proud of the monsters and the rest was boring for me.',
      },
      {
        author: "harbour pilot's nephew",
        writtenOn: '2018-11-11',
        rating: 3,
        content:
          'I counted one actor in this who had clearly read the script, and it was the elephant at the zoo. The plot comes in a speech, inside a memory, inside another speech, in an antiques shop. My uncle, who sleeps through everything, woke up when the snake went round the tower and asked what he had missed; I told him nothing, and it was true. Good snake, to be fair to it. Everything else was dreadful, and nobody who is awake should watch it.',
      },
    ],
  },
  {
    id: 5174,
    title: 'Rush Hour 3',
    releaseDate: '2007-08-08',
    genres: ['action', 'comedy', 'crime'],
    voteAverage: 6.5,
    voteCount: 3_679,
    overview:
      'Chief Inspector Lee is guarding Ambassador Han in Los Angeles when Han is shot, just as he wants to name the heads of the Triads. The gunman is Kenji, who grew up with Lee in an orphanage. James Carter, now a traffic policeman, comes along to Paris. Genevieve, a singer, knows the secret list of names. Lee and Carter must get to her before Kenji kills her too.',
    cast: [
      { name: 'Chris Tucker', character: 'James Carter' },
      { name: 'Jackie Chan', character: 'Chief Inspector Lee' },
      { name: 'Hiroyuki Sanada', character: 'Kenji' },
      { name: 'Max von Sydow', character: 'Varden Reynard' },
      { name: 'Yvan Attal', character: 'George' },
      { name: 'Noémie Lenoir', character: 'Genevieve' },
      { name: 'Youki Kudoh', character: 'Dragon Lady' },
      { name: 'Zhang Jingchu', character: 'Soo Yung' },
      { name: 'Tzi Ma', character: 'Ambassador Han' },
      { name: 'Roman Polanski', character: 'Detective Revi' },
    ],
    crew: [
      { name: 'Brett Ratner', job: 'Director' },
      { name: 'Jeff Nathanson', job: 'Writer' },
      { name: 'Lalo Schifrin', job: 'Original Music Composer' },
      { name: 'James Muro', job: 'Director of Photography' },
      { name: 'Arthur M. Sarkissian', job: 'Producer' },
      { name: 'Roger Birnbaum', job: 'Producer' },
      { name: 'Jay Stern', job: 'Producer' },
      { name: 'Jonathan Glickman', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Tom M.',
        writtenOn: '2011-03-13',
        rating: 5,
        content:
          "I drive a taxi in Paris, like the man whom Yvan Attal plays here. He begins by hating America, and soon he wants to shoot somebody and eat a cheeseburger. My daughter finds that offensive. I find it quick and a little stupid.\n\nThe tower at night is always nice, they hang from it, they swing on a flag. I smiled three times. It isn't a good comedy, but it isn't long.",
      },
      {
        author: 'cinema_kid91',
        writtenOn: '2015-01-02',
        rating: 6,
        content:
          "We sit through ninety minutes to get to the outtakes, where Chris Tucker can't say the line and Jackie Chan laughs till he has to hold on to someone. That's the friendship.\n\nHe's past fifty here, Jackie, you can see the cuts helping. Even so: a chair, a flagpole, a fan. He can fight with anything. The jokes are weak and I still enjoyed it.",
      },
      {
        author: 'Chan the man (MX)',
        writtenOn: '2008-06-10',
        rating: 8,
        content:
          "weakest of the three but i don't care, carter and lee together are always a good time. the fight on the eiffel tower is crazy, jackie is over fifty there and still jumps around with a chair and a flag like it's nothing. chris tucker never shuts up and i love it. the french taxi driver is a funny new guy. the who's on first joke with the names is old as dirt and i laughed anyway. bloopers at the end are the best part as always",
      },
    ],
  },
  {
    id: 14144,
    title: 'Daddy Day Camp',
    releaseDate: '2007-08-08',
    genres: ['family', 'comedy'],
    voteAverage: 4.9,
    voteCount: 503,
    overview:
      'Charlie Hinton and his friend Phil run a nursery. They find Camp Driftwood, where they spent a summer as boys, in ruins and take it over without a plan or money. Across the lake lies rich Camp Canola, led by Lance, who once beat Charlie. When the toilet explodes, the parents take their children home. Charlie must win them back, or the camp will belong to Lance.',
    cast: [
      { name: 'Cuba Gooding Jr.', character: 'Charlie Hinton' },
      { name: 'Paul Rae', character: 'Phil' },
      { name: 'Lochlyn Munro', character: 'Lance' },
      { name: 'Richard Gant', character: 'Buck' },
      { name: 'Tamala Jones', character: 'Kim Hinton' },
      { name: 'Brian Doyle-Murray', character: 'Uncle Morty' },
      { name: 'Taggart Hurtubise', character: 'Carl' },
      { name: 'Frank Gerrish', character: 'Plumber' },
    ],
    crew: [
      { name: 'Fred Savage', job: 'Director' },
      { name: 'Geoff Rodkey', job: 'Screenplay' },
      { name: 'J. David Stem', job: 'Screenplay' },
      { name: 'David N. Weiss', job: 'Screenplay' },
      { name: 'William Sherak', job: 'Producer' },
      { name: 'Jason Shuman', job: 'Producer' },
      { name: 'James Dooley', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'tired_in_toledo',
        writtenOn: '2010-07-31',
        rating: 5,
        content:
          "Rented this for a sleepover of six boys, seven to nine years old. They laughed at everything that came out of a body, which is about half of the movie: a skunk, a burning outhouse, a boy who throws up on each ride. Nobody was frightened and nobody learned a bad word. Charlie's strict dad, the Colonel, is a nice touch. I was bored, and the bully next door is in every camp film ever made. Okay for that age, no older.",
      },
      {
        author: "Mrs. Adebayo's Saturday",
        writtenOn: '2013-08-24',
        rating: 7,
        content:
          'We watched this with the children from our street, eleven of them on one mat, and they were shouting with joy. They liked the pranks between the two camps and the small boy with the glasses. Cuba Gooding Jr. has a good heart as Charlie, you can see that he loves the kids. The grandfather, who is a colonel, teaches discipline, and this one my husband praised. The jokes of the toilet are many, but children are children. A happy film, let your small ones watch it.',
      },
      {
        author: 'lake view, no lake',
        writtenOn: '2019-06-29',
        rating: 3,
        content:
          "This is a sequel that has lost Eddie Murphy, the house, the city and the jokes, and has replaced them with a lavatory. I went to a camp like Driftwood once. The canoe leaked, the sausages were grey, and I remember more plot. Cuba Gooding Jr. smiles at each child as though one of them might be holding his Oscar. Lochlyn Munro, as the rich man across the water, at least enjoys being horrid. It isn't offensive. It's simply bad, and a waste of a summer's day.",
      },
    ],
  },
  {
    id: 14456,
    title: 'Shrooms',
    releaseDate: '2007-08-16',
    genres: ['horror', 'mystery'],
    voteAverage: 4.9,
    voteCount: 404,
    overview:
      'Tara flies from America to Ireland with four friends. Jake, an Irish student whom she likes, takes them camping in a forest to collect magic mushrooms. He warns them of one kind with a black cap. Tara eats it by mistake and from then on sees things before they happen. In the morning one of the tents is empty. Tara must make the others believe what she sees before more of them die.',
    cast: [
      { name: 'Lindsey Haun', character: 'Tara' },
      { name: 'Jack Huston', character: 'Jake' },
      { name: 'Max Kasch', character: 'Troy' },
      { name: 'Maya Hazen', character: 'Lisa' },
      { name: 'Alice Greczyn', character: 'Holly' },
      { name: 'Robert Hoffman', character: 'Bluto' },
      { name: 'Don Wycherley', character: 'Ernie' },
      { name: 'Sean McGinley', character: 'Bernie' },
      { name: 'Toby Sedgwick', character: 'Black Brother' },
    ],
    crew: [
      { name: 'Paddy Breathnach', job: 'Director' },
      { name: 'Pearse Elliott', job: 'Screenplay' },
      { name: 'Paddy McDonald', job: 'Producer' },
      { name: 'Robert Walpole', job: 'Producer' },
      { name: 'Dario Marianelli', job: 'Original Music Composer' },
      { name: 'Nanu Segal', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'woodsandwitches',
        writtenOn: '2014-10-20',
        rating: 6,
        content:
          "irish backwoods slasher with drugs, i'm in. a talking cow, for real, a COW tells a guy about his car. the black monk looks great whenever he's out of focus and the old children's home is properly creepy. the american kids are annoying so you won't miss them. it borrows from blair witch all over the place. not top tier, not close, but as a weird midnight watch i had a good time.",
      },
      {
        author: 'Conor who lives near there',
        writtenOn: '2012-03-17',
        rating: 4,
        content:
          "Shrooms promises that the most frightening thing in an Irish wood is a monk, and anybody from the county could tell it that it's the midges. Six people walk into the trees, eat something black and lose each other. My cousin was hired for two days to carry branches, and he says that the branches had the better parts. The fog is nice and Jack Huston has a pleasant voice. I wasn't scared, I was mildly confused, and I was quite bored by the last tent.",
      },
      {
        author: 'Orla Devane',
        writtenOn: '2009-04-03',
        content:
          "Paddy Breathnach made I Went Down, one of the sharpest Irish comedies of its day; here he borrows the shaking trees of The Blair Witch Project and the rude locals of Deliverance, and gives both a bad trip. Stay for Nanu Segal's camera: the greens turn sour, the edges swim, the trees seem to lean in and listen. The dialogue, alas, was written by the campfire, late. As a mood piece I rather liked it; as a horror film it rarely frightens.",
      },
    ],
  },
  {
    id: 8363,
    title: 'Superbad',
    releaseDate: '2007-08-17',
    genres: ['comedy'],
    voteAverage: 7.3,
    voteCount: 8_015,
    overview:
      'Seth and Evan are best friends and will go to different colleges in the fall. Seth promises Jules to bring the alcohol to her party; Evan hopes to see Becca there. Fogell has a fake ID with the single name McLovin. While he buys, the store is robbed, and two policemen take him for a ride. Seth and Evan must reach the party with the drinks, or lose their last chance with the girls.',
    cast: [
      { name: 'Jonah Hill', character: 'Seth' },
      { name: 'Michael Cera', character: 'Evan' },
      { name: 'Christopher Mintz-Plasse', character: 'Fogell' },
      { name: 'Bill Hader', character: 'Officer Slater' },
      { name: 'Seth Rogen', character: 'Officer Michaels' },
      { name: 'Martha MacIsaac', character: 'Becca' },
      { name: 'Emma Stone', character: 'Jules' },
      { name: 'Aviva Baumann', character: 'Nicola' },
      { name: 'Joe Lo Truglio', character: 'Francis the Driver' },
      { name: 'Kevin Corrigan', character: 'Mark' },
    ],
    crew: [
      { name: 'Greg Mottola', job: 'Director' },
      { name: 'Seth Rogen', job: 'Writer' },
      { name: 'Evan Goldberg', job: 'Writer' },
      { name: 'Lyle Workman', job: 'Original Music Composer' },
      { name: 'Russ T. Alsobrook', job: 'Director of Photography' },
      { name: 'William Kerr', job: 'Editor' },
      { name: 'Judd Apatow', job: 'Producer' },
      { name: 'Shauna Robertson', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Hannah at the door',
        writtenOn: '2011-05-27',
        rating: 8,
        content:
          "I check IDs at the door of a bar in Tucson. You would not believe them: I've been handed a library card. A kid once gave me a laminated photo of his brother. So the shop scene, where the poor boy tries to buy beer with a fake ID, made me cry with laughter.\n\nWhat no one mentions is how sweet it is about two friends who will soon go to different colleges. I love it.",
      },
      {
        author: 'Wendy L.',
        writtenOn: '2009-01-02',
        rating: 6,
        content:
          "Finally watched what my sons laughed at all those years ago behind a closed door. I had counted on bad language, and there's a great deal of it, so much that I stopped hearing it. What I hadn't counted on was how fond I got of these two boys, who are terrified of losing each other and would rather die than say it. The police story goes on forever and some jokes about girls have aged badly. I liked it better than I can tell my sons. Decent, sweet under the dirt, and too long.",
      },
      {
        author: 'McLovin 2007',
        writtenOn: '2020-06-14',
        rating: 9,
        content:
          "Me and Ashwin were supposed to go to the same uni. We didn't. So this film about two best mates in their last weeks at school made me cry, and I love it for that.\n\nalso the cops shooting the car is still the hardest i have laughed at anything ok bye",
      },
    ],
  },
  {
    id: 5176,
    title: '3:10 to Yuma',
    releaseDate: '2007-09-06',
    genres: ['western'],
    voteAverage: 7.2,
    voteCount: 3994,
    overview:
      "Dan Evans, a rancher in Arizona with many debts, helps to catch the robber Ben Wade. For two hundred dollars he joins the men who must take Wade to the town of Contention and put him on the prison train. Charlie Prince and the rest of the gang ride after them, and Dan's son William follows too. If Dan gives up he loses his ranch; if he goes on, he and William may die.",
    cast: [
      { name: 'Russell Crowe', character: 'Ben Wade' },
      { name: 'Christian Bale', character: 'Dan Evans' },
      { name: 'Logan Lerman', character: 'William Evans' },
      { name: 'Ben Foster', character: 'Charlie Prince' },
      { name: 'Peter Fonda', character: 'Byron McElroy' },
      { name: 'Dallas Roberts', character: 'Grayson Butterfield' },
      { name: 'Vinessa Shaw', character: 'Emmy Nelson' },
      { name: 'Alan Tudyk', character: 'Doc Potter' },
      { name: 'Gretchen Mol', character: 'Alice Evans' },
      { name: 'Kevin Durand', character: 'Tucker' },
    ],
    crew: [
      { name: 'James Mangold', job: 'Director' },
      { name: 'Halsted Welles', job: 'Screenplay' },
      { name: 'Michael Brandt', job: 'Screenplay' },
      { name: 'Derek Haas', job: 'Screenplay' },
      { name: 'Cathy Konrad', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Phedon Papamichael', job: 'Director of Photography' },
      { name: 'Michael McCusker', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Walter J. Hobbs',
        writtenOn: '2011-03-19',
        rating: 8,
        content:
          'James Mangold directs this western the way they used to be directed: clear geography, dust on every hat, and a camera that waits for the actors. The holdup of the stagecoach is exciting, but the best scenes are the quiet ones. People sit at a table or around a fire and talk, and you understand that each of them is measuring the others. The color of the desert is almost gray, which suits the mood.\n\nRussell Crowe plays Ben Wade as a man who is bored with being the smartest person in the room. Christian Bale is just as good as Dan, who is tired and poor and will not bend. Logan Lerman holds his own between them, and Ben Foster is frightening as Charlie Prince in his white jacket.\n\nOverall I liked this movie very much. It asks what a man owes to his family and to himself, and it lets you answer. A few chases run long. Try it even if you think that westerns are dull.',
      },
      {
        author: 'tomek1979',
        writtenOn: '2014-08-02',
        rating: 7,
        content:
          'I do not watch many westerns, but this one is good. Russell Crowe is the bandit Wade. He is polite, he draws birds in a small book, and you forget that he kills people. Christian Bale is the poor farmer who must bring him to the train. I like most the talks between the two men. The shooting is loud and a little too much for me. It is a strong film and I can recommend it.',
      },
      {
        author: 'Aoife Brennan',
        writtenOn: '2009-11-28',
        rating: 6,
        content:
          "The 1957 version needed a hotel room, two chairs and a clock; this one adds Apaches, a tunnel and dynamite, and is half an hour longer for it. Mangold is good with faces, less good with knowing when to stop. Still, Crowe and Bale are well matched. Wade's charm works on us as it works on young William, and Ben Foster's Prince has the dead-eyed devotion that I remember from Rio Bravo's hired guns. I enjoyed most of it; I only wished for the older film's patience, and for fewer bullets that miss everyone who matters.",
      },
    ],
  },
  {
    id: 7347,
    title: 'Elite Squad',
    releaseDate: '2007-10-05',
    genres: ['drama', 'action', 'crime'],
    voteAverage: 8.1,
    voteCount: 2688,
    overview:
      'Rio de Janeiro, 1997. Captain Nascimento leads a team of BOPE, the police unit that goes into the slums. His wife Rosane expects a child, and he must find a man to replace him. Neto and Matias, two honest young officers, are disgusted by their corrupt battalion and apply. If neither of them proves hard enough, Nascimento must stay, and his marriage and his mind will not survive it.',
    cast: [
      { name: 'Wagner Moura', character: 'Capitão Nascimento' },
      { name: 'Caio Junqueira', character: 'Neto' },
      { name: 'André Ramiro', character: 'André Matias' },
      { name: 'Maria Ribeiro', character: 'Rosane' },
      { name: 'Fernanda Machado', character: 'Maria' },
      { name: 'Milhem Cortaz', character: 'Capitão Fabio' },
      { name: 'Fábio Lago', character: 'Baiano' },
      { name: 'Paulo Vilela', character: 'Edu' },
      { name: 'Fernanda de Freitas', character: 'Roberta' },
      { name: 'André Di Mauro', character: 'Pedro Rodrigues' },
    ],
    crew: [
      { name: 'José Padilha', job: 'Director' },
      { name: 'José Padilha', job: 'Screenplay' },
      { name: 'Bráulio Mantovani', job: 'Screenplay' },
      { name: 'Rodrigo Pimentel', job: 'Screenplay' },
      { name: 'José Padilha', job: 'Producer' },
      { name: 'Marcos Prado', job: 'Producer' },
      { name: 'Pedro Bromfman', job: 'Original Music Composer' },
      { name: 'Lula Carvalho', job: 'Director of Photography' },
      { name: 'Daniel Rezende', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Thiago Azevedo',
        writtenOn: '2012-11-03',
        rating: 9,
        content:
          'In Brazil all people know the sentences of Captain Nascimento, even those who do not like the police. Wagner Moura is fantastic, you hear his voice and you are on his side, and then you see what he does with a plastic bag and you feel bad. This is the intelligent part of the film. The training in the camp is hard and also funny. It shows our corruption very well. I love this film and I love Captain Nascimento, and I am a bit ashamed of that.',
      },
      {
        author: 'Douglas Freeland',
        writtenOn: '2015-05-23',
        rating: 8,
        content:
          'José Padilha shot this police drama like a documentary, with a nervous camera that seems to be running behind the men. The favelas at night, the parties with funk music and machine guns, the offices where every form has its price: it all feels reported rather than invented. The editing is fast but I always knew where I was.\n\nWagner Moura makes the movie. His Nascimento tells us the story in a tired, sarcastic voice, and he is a hero, a torturer and a patient with panic attacks, sometimes within one scene. André Ramiro is also very good as Matias, the law student who carries two lives.\n\nOverall this is an excellent movie that leaves you in an uncomfortable place. Some people read it as praise for brutality. I read it as a warning, but I admit that the film lets you choose. I recommend it to adults only.',
      },
      {
        author: 'bogotablaze90',
        writtenOn: '2019-02-16',
        content:
          'city of god gets all the love but for raw action i\'d put this first. the raids are insane, no music video stuff, you feel lost in those alleys like the cops do. the bootcamp part is full metal jacket in portuguese, "pede pra sair" lives in my head. nascimento is a scary dude and you still root for him. part two is smarter, this one hits harder. loved it.',
      },
    ],
  },
  {
    id: 6977,
    title: 'No Country for Old Men',
    releaseDate: '2007-11-09',
    genres: ['crime', 'thriller', 'western'],
    voteAverage: 8.0,
    voteCount: 13_212,
    overview:
      'West Texas, 1980. Out hunting, Llewelyn Moss finds shot-up pickup trucks, dead men and a case with two million dollars, and he takes the money home. When he goes back that night to bring water to a dying man, he is seen. Anton Chigurh, a killer who decides some lives with a coin, comes after him. Llewelyn sends his wife away. Ed Tom Bell, an old sheriff, must find Llewelyn before Chigurh does.',
    cast: [
      { name: 'Tommy Lee Jones', character: 'Ed Tom Bell' },
      { name: 'Javier Bardem', character: 'Anton Chigurh' },
      { name: 'Josh Brolin', character: 'Llewelyn Moss' },
      { name: 'Woody Harrelson', character: 'Carson Wells' },
      { name: 'Kelly Macdonald', character: 'Carla Jean Moss' },
      { name: 'Garret Dillahunt', character: 'Wendell' },
      { name: 'Tess Harper', character: 'Loretta Bell' },
      { name: 'Barry Corbin', character: 'Ellis' },
      { name: 'Stephen Root', character: 'Man who hires Wells' },
      { name: 'Gene Jones', character: 'Gas Station Proprietor' },
    ],
    crew: [
      { name: 'Joel Coen', job: 'Director' },
      { name: 'Joel Coen', job: 'Screenplay' },
      { name: 'Joel Coen', job: 'Producer' },
      { name: 'Ethan Coen', job: 'Director' },
      { name: 'Ethan Coen', job: 'Screenplay' },
      { name: 'Ethan Coen', job: 'Producer' },
      { name: 'Carter Burwell', job: 'Original Music Composer' },
      { name: 'Roger Deakins', job: 'Director of Photography' },
      { name: 'Scott Rudin', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'counter_wiper',
        writtenOn: '2013-06-06',
        rating: 9,
        content:
          "I ran a filling station outside Ballinasloe for forty-one years, and I can tell you that nobody has ever filmed a counter so well. A stranger buys nuts and asks the owner what time he closes, and the whole cinema stopped breathing. Javier Bardem hardly raises his voice and I couldn't look at him. Hardly any music, either; you hear boots, wind and a phone. It's slow, and it's the most exciting film I have seen in years. I thought it was superb.",
      },
      {
        author: "Where's my money",
        writtenOn: '2008-03-04',
        rating: 6,
        content:
          "Pros: Javier Bardem, the scariest guy in a long time. The motel scenes with the light under the door. Josh Brolin never wastes a word. Desert shots like paintings. The silence.\nCons: it builds up and up and then it doesn't give you what you came for. Long talks with old men about the old days. I had to ask my son what it meant.\nFor ninety minutes this was going to be one of my favorites. After that, not so much. Still good, just frustrating.",
      },
      {
        author: 'C. Shaw',
        writtenOn: '2015-01-29',
        rating: 9,
        content:
          "I thought our telly had gone. I turned it up twice. It's just that there's nothing on the soundtrack, hardly a note, only socks on a motel carpet and somebody unscrewing the lightbulb in the corridor. Then the shadow of two feet under the door, and the light goes out.\n\nMy husband said he'd like to pause it and check that our back door was locked, and that he wasn't scared.\n\nA brilliant thriller.",
      },
    ],
  },
  {
    id: 6479,
    title: 'I Am Legend',
    releaseDate: '2007-12-12',
    genres: ['drama', 'science-fiction', 'thriller'],
    voteAverage: 7.2,
    voteCount: 16_743,
    overview:
      'Three years after a virus emptied New York, the scientist Robert Neville believes he is the last healthy man in the city. By day he hunts deer with his dog Sam. Before dark he locks himself in, because the infected come out at night. In his cellar he goes on testing cures on animals. He must stay alive until the cure is found, or mankind will die out with him.',
    cast: [
      { name: 'Will Smith', character: 'Robert Neville' },
      { name: 'Alice Braga', character: 'Anna Montez' },
      { name: 'Charlie Tahan', character: 'Ethan' },
      { name: 'Salli Richardson-Whitfield', character: 'Zoe' },
      { name: 'Willow Smith', character: 'Marley' },
      { name: 'Darrell Foster', character: 'Mike' },
      { name: 'April Grace', character: 'TV Personality' },
      { name: 'Dash Mihok', character: 'Alpha Male' },
      { name: 'Joanna Numata', character: 'Alpha Female' },
      { name: 'Emma Thompson', character: 'Dr. Alice Krippin' },
    ],
    crew: [
      { name: 'Francis Lawrence', job: 'Director' },
      { name: 'Akiva Goldsman', job: 'Screenplay' },
      { name: 'Akiva Goldsman', job: 'Producer' },
      { name: 'Mark Protosevich', job: 'Screenplay' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Andrew Lesnie', job: 'Director of Photography' },
      { name: 'Wayne Wahrman', job: 'Editor' },
      { name: 'James Lassiter', job: 'Producer' },
      { name: 'Neal H. Moritz', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Stella M.',
        writtenOn: '2010-12-18',
        rating: 8,
        content:
          "Finally watched it, years after everybody else. The first hour is wonderful: a car racing through empty streets, grass on Times Square, and Will Smith alone with a shepherd dog called Sam, whom he talks to as if she were his daughter. I'm a dog person and was tense from the start. It holds up because the city still looks real. The creatures don't, they move like rubber. I liked it very much for Smith and for the quiet, and less whenever something jumped at the camera.",
      },
      {
        author: 'mathesonreader54',
        writtenOn: '2016-10-31',
        rating: 5,
        content:
          'In the book Neville is an ordinary worker who drinks too much and teaches himself what a virus is, and that is the whole point: he could be you. Here Will Smith is a colonel AND a top scientist AND built like an athlete. The novel\'s big idea, what the word "legend" means, has gone missing. The infected look like they came out of a PlayStation. I\'ll admit that the deserted city is impressive and the dog is great. As a fan of the story I was let down.',
      },
      {
        author: 'Sue on Fifth',
        writtenOn: '2020-04-05',
        rating: 8,
        content:
          'The empty city is the star of this movie. Grass grows between the cars on Times Square, deer run down the avenues, and it is so quiet that you can hear a traffic light change. I live in New York and I know those corners, and they look completely real. Will Smith fits into that silence better than I expected. The monsters are a letdown next to all this. For the first hour alone, and for the pictures, I think it is a very good film.',
      },
    ],
  },
  {
    id: 440,
    title: 'Aliens vs Predator: Requiem',
    releaseDate: '2007-12-25',
    genres: ['action', 'science-fiction', 'thriller', 'horror'],
    voteAverage: 5.2,
    voteCount: 3_291,
    overview:
      'A Predator ship crashes in the woods near Gunnison, Colorado, and a creature gets out that is half Alien, half Predator. Within a day Aliens are in the sewers and in the town. A lone Predator lands to hunt them down, and the people are in his way. Among them are Dallas, just out of prison, his brother Ricky, Sheriff Morales and Kelly, a soldier. They must get out before the Army bombs the place.',
    cast: [
      { name: 'Steven Pasquale', character: 'Dallas' },
      { name: 'Reiko Aylesworth', character: 'Kelly' },
      { name: 'John Ortiz', character: 'Morales' },
      { name: 'Johnny Lewis', character: 'Ricky' },
      { name: 'Ariel Gade', character: 'Molly' },
      { name: 'Kristen Hager', character: 'Jesse' },
      { name: 'Sam Trammell', character: 'Tim' },
      { name: 'Robert Joy', character: 'Colonel Stevens' },
      { name: 'David Paetkau', character: 'Dale' },
      { name: 'Tom Woodruff Jr.', character: 'Alien' },
    ],
    crew: [
      { name: 'Colin Strause', job: 'Director' },
      { name: 'Greg Strause', job: 'Director' },
      { name: 'Shane Salerno', job: 'Writer' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Daniel Pearl', job: 'Director of Photography' },
      { name: 'Dan Zimmerman', job: 'Editor' },
      { name: 'John Davis', job: 'Producer' },
      { name: 'David Giler', job: 'Producer' },
      { name: 'Walter Hill', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Brightness at maximum',
        writtenOn: '2009-08-19',
        rating: 2,
        content:
          "I've tried this film on three televisions, with the curtains closed. It's raining, it's night, the lights are out, both monsters are black and shiny, and they fight in a sewer. At one point I was fairly certain that I was looking at a shoulder.\n\nMy girlfriend said \"who's winning\" and I could not tell her. A terrible film, I think. I haven't really seen it.",
      },
      {
        author: 'Lupe Xeno',
        writtenOn: '2012-10-30',
        rating: 6,
        content:
          "listen, it's better than its reputation. more aliens, more blood, a predator with a whip who works alone, that's what i came for. the mixed creature is cool. i'd put it last in both series and still i watched it twice. big problem: it's so dark you can't tell who is eating who, turn your screen up. the people in the town are cardboard, and the hospital scene goes too far even for me. dumb fun, i liked it",
      },
      {
        author: 'MeiSilva',
        writtenOn: '2019-12-27',
        rating: 7,
        content:
          "Hear me out. This is the only one where the Predator behaves like a plumber. He arrives alone, looks at the mess, gets out a bottle of blue acid and cleans up room by room. He's fed up, and it's Christmas. Best hunter in the series. It's a dumb, dark horror movie and I like it.",
      },
    ],
  },
];
