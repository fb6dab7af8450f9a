import type { CatalogueFilm } from '../film.ts';

export const films2005: readonly CatalogueFilm[] = [
  {
    id: 1667,
    title: 'March of the Penguins',
    releaseDate: '2005-01-26',
    genres: ['documentary', 'family'],
    voteAverage: 7.1,
    voteCount: 1_209,
    overview:
      'Every autumn the emperor penguins of Antarctica leave the sea and walk seventy miles over the ice to the place where they were born. There each mother penguin finds a mate and lays a single egg. She passes it to the father and walks back to the sea. For two months the fathers stand together with the eggs on their feet. If the mothers come back too late, the chicks will starve.',
    cast: [
      { name: 'Charles Berling', character: 'The Father Penguin (voice)' },
      { name: 'Romane Bohringer', character: 'The Mother Penguin (voice)' },
      { name: 'Jules Sitruk', character: 'The Baby Penguin (voice)' },
      { name: 'Morgan Freeman', character: 'Narrator (English version)' },
      { name: 'Amitabh Bachchan', character: 'Narrator (Hindi version)' },
    ],
    crew: [
      { name: 'Luc Jacquet', job: 'Director' },
      { name: 'Luc Jacquet', job: 'Screenplay' },
      { name: 'Michel Fessler', job: 'Screenplay' },
      { name: 'Jordan Roberts', job: 'Screenplay' },
      { name: 'Émilie Simon', job: 'Original Music Composer' },
      { name: 'Laurent Chalet', job: 'Director of Photography' },
      { name: 'Jérôme Maison', job: 'Director of Photography' },
      { name: 'Sabine Emiliani', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'linda_85',
        writtenOn: '2008-07-02',
        rating: 8,
        content:
          "I did two winters at a station down there as a diesel mechanic. You can't hold a spanner. The French boys who shot this had to change film with their gloves off and I'd like someone to make the film about that.\n\nThey've got the sound right, which I hadn't expected. It isn't wind. It's this creak from everywhere.",
      },
      {
        author: 'Karl N.',
        writtenOn: '2012-05-13',
        rating: 6,
        content:
          "Took both of mine on a contact Sunday. The egg handover: two birds shuffling, they've only a few seconds, and another pair fumbles it and it rolls and you watch it frost over and crack. My lad says, \"Is it dead? Was it the dad's fault?\" and I said no, mate, it was nobody's.\n\nApart from that, it's a lot of ice. They do walk a lot. Freeman could read me the parking regulations.",
      },
      {
        author: 'Anil & family, Pune',
        writtenOn: '2017-12-27',
        rating: 8,
        content:
          "We watched the Hindi version, with the great voice of Amitabh Bachchan, and even my mother, who sleeps in every film, stayed awake. What a story of parents! They walk so far, they stand in the storm, they don't eat for months, all for one egg. My small daughter asked if I would also do that for her. One or two moments are sad, when a chick does not survive, so hold your children close. The pictures are beautiful beyond words. A must watch for every family.",
      },
    ],
  },
  {
    id: 12142,
    title: 'Alone in the Dark',
    releaseDate: '2005-01-28',
    genres: ['action', 'fantasy', 'horror'],
    voteAverage: 3.3,
    voteCount: 657,
    overview:
      'Edward Carnby lives alone and investigates the supernatural. He cannot remember what was done to him and nineteen other children in an orphanage. When he brings home an object of the Abkani, a people who disappeared ten thousand years ago, he is attacked. The scientist Aline Cedrac, his former girlfriend, finds out what it can open. Commander Burke of the bureau needs his help against creatures that live in the dark.',
    cast: [
      { name: 'Christian Slater', character: 'Edward Carnby' },
      { name: 'Tara Reid', character: 'Aline Cedrac' },
      { name: 'Stephen Dorff', character: 'Commander Richard Burke' },
      { name: 'Frank C. Turner', character: 'Sam Fischer' },
      { name: 'Will Sanderson', character: 'Agent Miles' },
      { name: 'Matthew Walker', character: 'Professor Hudgens' },
      { name: 'Karin Konoval', character: 'Sister Clara' },
      { name: 'Françoise Yip', character: 'Agent Cheung' },
      { name: 'Daniel Cudmore', character: 'Agent Barr' },
    ],
    crew: [
      { name: 'Uwe Boll', job: 'Director' },
      { name: 'Elan Mastai', job: 'Screenplay' },
      { name: 'Michael Roesch', job: 'Screenplay' },
      { name: 'Peter Scheerer', job: 'Screenplay' },
      { name: 'Mathias Neumann', job: 'Director of Photography' },
      { name: 'Reinhard Besser', job: 'Original Music Composer' },
      { name: 'Bernd Spauke', job: 'Original Music Composer' },
      { name: 'Shawn Williamson', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Yuki G.',
        writtenOn: '2009-10-12',
        rating: 2,
        content:
          'Before the film there\'s text. It scrolls up the screen and a man reads it to you, the whole lot, slowly: the Abkani, the bureau, Section 713, the gold, the orphans, the professor, the gate. You can read faster than him, so you finish a line and wait. He finishes it. Next line.\n\nI went and made a sandwich. He was still going when I came back. I ate the sandwich. Then Tara Reid put some glasses on, to be a scientist, and said "Newfoundland" as three separate words.',
      },
      {
        author: 'Irene Ivanova',
        writtenOn: '2021-08-30',
        rating: 3,
        content:
          "I loved the old game, a SLOW game with an empty house, a lamp and your own footsteps. I waited for this film. There's no house, there's no lamp, and there's almost no being alone: a whole army shoots at computer monsters to heavy metal, and it's so dark that you can't see who is hit. Tara Reid plays a museum scientist by putting on glasses. Christian Slater does what he can. I was not scared for one second and I'm still annoyed.",
      },
      {
        author: 'rowten70',
        writtenOn: '2014-01-25',
        rating: 4,
        content:
          "Screening no. 88 of our club, attendance fourteen, two walk-outs, one proposal of marriage (declined). Awarded points for the love scene that comes out of absolutely nowhere with a pop ballad on it. She arrives, he's asleep, cut, shoes. Members rose to their feet.\n\nIt hasn't got the mad sincerity of the greats, I regret to report. You keep sensing a man who's thinking about the tax form. Slater gives it fair effort and runs well in a coat.",
      },
    ],
  },
  {
    id: 8968,
    title: 'Boogeyman',
    releaseDate: '2005-02-04',
    genres: ['thriller', 'horror', 'drama', 'mystery'],
    voteAverage: 5.0,
    voteCount: 797,
    overview:
      'As a boy Tim saw his father dragged into a bedroom wardrobe, or so he tells his doctor; everyone else says that his father left. He is grown now and his flat in the city has no closet doors, no space under the bed and a fridge made of glass. When his mother dies he drives back to the family house to spend one single night in it.',
    cast: [
      { name: 'Barry Watson', character: 'Tim' },
      { name: 'Emily Deschanel', character: 'Kate Houghton' },
      { name: 'Lucy Lawless', character: "Tim's Mother" },
      { name: 'Skye McCole Bartusiak', character: 'Franny Roberts' },
      { name: 'Tory Mussett', character: 'Jessica' },
      { name: 'Charles Mesure', character: "Tim's Father" },
      { name: 'Philip Gordon', character: 'Uncle Mike' },
      { name: 'Robyn Malcolm', character: 'Dr. Matheson' },
      { name: 'Andrew Glover', character: 'Boogeyman' },
    ],
    crew: [
      { name: 'Stephen Kay', job: 'Director' },
      { name: 'Eric Kripke', job: 'Screenplay' },
      { name: 'Eric Kripke', job: 'Story' },
      { name: 'Juliet Snowden', job: 'Screenplay' },
      { name: 'Stiles White', job: 'Screenplay' },
      { name: 'Joseph LoDuca', job: 'Original Music Composer' },
      { name: 'Bobby Bukowski', job: 'Director of Photography' },
      { name: 'John Axelrad', job: 'Editor' },
      { name: 'Sam Raimi', job: 'Producer' },
      { name: 'Rob Tapert', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Wesley_VDB',
        writtenOn: '2010-10-24',
        rating: 4,
        content:
          'The idea is good: a man is afraid of closets and doors, so he lives in a flat without doors and has a fridge of glass. This I find interesting and also sad. But then he goes to the house of his parents, and there is always the same: quiet, a door, the camera runs to the door, a loud noise, nothing. After the fifth time I am not afraid. The first minutes with the child are really scary. The monster at the end is a bad computer picture. It is a weak film.',
      },
      {
        author: 'ninth_sleepover_kit',
        writtenOn: '2016-02-20',
        rating: 7,
        content:
          "PG-13 and we were eleven so this was THE one. Dani's basement, four sleeping bags, the pause button held like a grenade. You know the beginning where the toys on the chair look like a person? That got every single one of us and it's only a dressing gown. I'd give the first five minutes full marks.\n\nThe creature at the end looks like somebody dropped a cartoon. We all pretended it hadn't and slept with the lamp on.",
      },
    ],
  },
  {
    id: 10214,
    title: 'Son of the Mask',
    releaseDate: '2005-02-11',
    genres: ['fantasy', 'comedy', 'family', 'adventure'],
    voteAverage: 4.2,
    voteCount: 1_953,
    overview:
      'Tim Avery, who draws cartoons and is afraid of becoming a father, wears a green mask to the office party. Nine months later his wife Tonya has a baby, Alvey, who can spin, fly and change his shape. The jealous dog puts on the mask too, and Tim is alone at home with both. Then Loki appears, the god of mischief, whom his father Odin has ordered to bring back the mask.',
    cast: [
      { name: 'Jamie Kennedy', character: 'Tim Avery' },
      { name: 'Alan Cumming', character: 'Loki' },
      { name: 'Traylor Howard', character: 'Tonya Avery' },
      { name: 'Kal Penn', character: 'Jorge' },
      { name: 'Steven Wright', character: 'Daniel Moss' },
      { name: 'Bob Hoskins', character: 'Odin' },
      { name: 'Ben Stein', character: 'Dr. Arthur Neuman' },
      { name: 'Ryan Falconer', character: 'Alvey Avery' },
      { name: 'Liam Falconer', character: 'Alvey Avery' },
      { name: 'Magda Szubanski', character: 'Betty' },
    ],
    crew: [
      { name: 'Lawrence Guterman', job: 'Director' },
      { name: 'Lance Khazei', job: 'Screenplay' },
      { name: 'Randy Edelman', job: 'Original Music Composer' },
      { name: 'Greg Gardiner', job: 'Director of Photography' },
      { name: 'Malcolm Campbell', job: 'Editor' },
      { name: 'Erica Huggins', job: 'Producer' },
      { name: 'Scott Kroopf', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'twins_at_home',
        writtenOn: '2006-11-09',
        rating: 5,
        content:
          "We have twins of five, and they screamed with joy at a baby who bounces off the walls and sings with a frog's voice. It's loud, bright and completely crazy, and they've asked for it again twice. I found it exhausting. The computer baby looks creepy to a grown-up, there's a joke about peeing that goes on for a minute, and the dad is hard to like. Nothing scared them, not even Loki. Small children will have a good time. The rest of the family can do the laundry.",
      },
      {
        author: 'MargauxKemp',
        writtenOn: '2013-04-01',
        rating: 4,
        content:
          "The baby learns to be a cartoon from watching a real cartoon on TV, the frog with the top hat, in secret, so that his dad will look mad. That's a clever notion! That is a seven-minute short from 1955, and it's sitting in the middle of this like a pearl in a drain.\n\nEverything around it is rubber. Bob Hoskins as the All-Father appears on a motorbike helmet or a cloud or something, I'd gone to fetch the washing. Kennedy in the mask has the hair of a newsreader and sings a party number that lasts until I was older.",
      },
    ],
  },
  {
    id: 953,
    title: 'Madagascar',
    releaseDate: '2005-05-25',
    genres: ['family', 'animation', 'adventure', 'comedy'],
    voteAverage: 6.9,
    voteCount: 11_669,
    overview:
      'Alex the lion is the star of the Central Park Zoo in New York. His best friend, Marty the zebra, turns ten and wants to see the wild. One night he walks out, and Alex, Gloria the hippo and Melman the giraffe run after him to bring him back. All four are put on a ship to Africa. The friends wash up on an island of lemurs under King Julien. There Alex gets hungry.',
    cast: [
      { name: 'Ben Stiller', character: 'Alex (voice)' },
      { name: 'Chris Rock', character: 'Marty (voice)' },
      { name: 'David Schwimmer', character: 'Melman (voice)' },
      { name: 'Jada Pinkett Smith', character: 'Gloria (voice)' },
      { name: 'Sacha Baron Cohen', character: 'Julien (voice)' },
      { name: 'Cedric the Entertainer', character: 'Maurice (voice)' },
      { name: 'Andy Richter', character: 'Mort (voice)' },
      { name: 'Tom McGrath', character: 'Skipper (voice)' },
      { name: 'Chris Miller', character: 'Kowalski (voice)' },
      { name: 'Christopher Knights', character: 'Private (voice)' },
    ],
    crew: [
      { name: 'Eric Darnell', job: 'Director' },
      { name: 'Eric Darnell', job: 'Screenplay' },
      { name: 'Tom McGrath', job: 'Director' },
      { name: 'Tom McGrath', job: 'Screenplay' },
      { name: 'Mark Burton', job: 'Screenplay' },
      { name: 'Billy Frolick', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'H. Lee Peterson', job: 'Editor' },
      { name: 'Mireille Soria', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'moviemom_1997',
        writtenOn: '2014-11-30',
        rating: 8,
        content:
          'Four penguins tunnel out with a spoon, overpower a ship\'s crew and turn it round, because Antarctica. They get there. Wind. "Well, this sucks." Nine minutes of film, all told, and for my money they could\'ve let the big ones drown.',
      },
      {
        author: "Tolu's noisy house",
        writtenOn: '2009-02-14',
        rating: 7,
        content:
          'In our house in Ibadan this film has been on every day since Christmas and we are not tired of it. The children are lemurs now. They sing "I Like to Move It" at breakfast, and even Grandma moves her shoulders. It\'s a happy film about friends who stay together when one of them has a problem, and that is a good lesson. The story is small and it ends too soon. The penguins are the cleverest people in it. We enjoyed it very much, all ages.',
      },
      {
        author: 'angular_on_purpose',
        writtenOn: '2020-03-28',
        rating: 7,
        content:
          "People forget that in 2005 everything else was trying to do pores. Here come hips like ironing boards, palm trees like hair, motion snapped from pose to pose as if by a hand with a pencil. It's the old Warner cartoons in a computer. Story's thin. I can live with thin if it's _drawn_.",
      },
    ],
  },
  {
    id: 787,
    title: 'Mr. & Mrs. Smith',
    releaseDate: '2005-06-07',
    genres: ['action', 'comedy', 'drama', 'thriller'],
    voteAverage: 6.7,
    voteCount: 11_153,
    overview:
      'John and Jane Smith have been married five or six years, and they are bored. Neither knows that the other is a professional killer. Then both are sent into the desert to get the same man, Benjamin, and they recognize each other. Their employers give each of them forty-eight hours to kill the other. The Smiths start to shoot up their own house, and find that they have never liked each other more.',
    cast: [
      { name: 'Brad Pitt', character: 'John Smith' },
      { name: 'Angelina Jolie', character: 'Jane Smith' },
      { name: 'Vince Vaughn', character: 'Eddie' },
      { name: 'Adam Brody', character: 'Benjamin' },
      { name: 'Kerry Washington', character: 'Jasmine' },
      { name: 'Keith David', character: 'Father' },
      { name: 'Chris Weitz', character: 'Martin Coleman' },
      { name: 'Rachael Huntley', character: 'Suzy Coleman' },
      { name: 'Michelle Monaghan', character: 'Gwen' },
      { name: 'Stephanie March', character: 'Julie' },
    ],
    crew: [
      { name: 'Doug Liman', job: 'Director' },
      { name: 'Simon Kinberg', job: 'Writer' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Bojan Bazelli', job: 'Director of Photography' },
      { name: 'Michael Tronick', job: 'Editor' },
      { name: 'Lucas Foster', job: 'Producer' },
      { name: 'Akiva Goldsman', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'vhskid76',
        writtenOn: '2010-07-09',
        rating: 8,
        content:
          "So much fun! Brad and Angelina are ridiculously good-looking and you can tell they're having a great time. The dinner after they both find out is my favorite scene, he drops the bottle and she catches it without thinking. The action gets too loud at the end. My husband and I watch it every anniversary.",
      },
      {
        author: 'T. Ford',
        writtenOn: '2006-10-28',
        rating: 4,
        content:
          "They demolish a fully furnished colonial with shotguns, and somewhere inside a real script had been hiding as well. Two beautiful mannequins fire at each other until one of them giggles. The last third's in a DIY warehouse with about thirty men who can't aim. I enjoyed Vince Vaughn, who lives with his mum and seems to have strolled in to use the phone.",
      },
      {
        author: 'Sean G.',
        writtenOn: '2021-06-12',
        rating: 7,
        content:
          "The tango's where you see it, isn't it. Patting each other down for guns. You can call that acting. The whole of row J had read the same magazines as me, and there was a kind of hush. I couldn't tell you who was shooting at them in the end or why.",
      },
    ],
  },
  {
    id: 6957,
    title: 'The 40 Year Old Virgin',
    releaseDate: '2005-08-11',
    genres: ['comedy', 'romance'],
    voteAverage: 6.4,
    voteCount: 7_174,
    overview:
      "Andy Stitzer works in an electronics store, lives alone with his collection of toy figures and is polite to everyone. At a poker game his colleagues David, Jay and Cal find out that he has never slept with a woman. From now on they want to help with bad advice. Then Andy meets Trish, who has a shop and three children, and really likes her. He doesn't dare to tell her the truth.",
    cast: [
      { name: 'Steve Carell', character: 'Andy Stitzer' },
      { name: 'Catherine Keener', character: 'Trish Piedmont' },
      { name: 'Paul Rudd', character: 'David' },
      { name: 'Romany Malco', character: 'Jay' },
      { name: 'Seth Rogen', character: 'Cal' },
      { name: 'Elizabeth Banks', character: 'Beth' },
      { name: 'Leslie Mann', character: 'Nicky' },
      { name: 'Jane Lynch', character: 'Paula' },
      { name: 'Gerry Bednob', character: 'Mooj' },
      { name: 'Kat Dennings', character: 'Marla Piedmont' },
    ],
    crew: [
      { name: 'Judd Apatow', job: 'Director' },
      { name: 'Judd Apatow', job: 'Writer' },
      { name: 'Judd Apatow', job: 'Producer' },
      { name: 'Steve Carell', job: 'Writer' },
      { name: 'Lyle Workman', job: 'Original Music Composer' },
      { name: 'Jack N. Green', job: 'Director of Photography' },
      { name: 'Brent White', job: 'Editor' },
      { name: 'Shauna Robertson', job: 'Producer' },
      { name: 'Clayton Townsend', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'mint_in_box_gerald',
        writtenOn: '2010-04-16',
        rating: 5,
        content:
          "She sells his collection. I'd like everyone to look at that again. A woman sets up a shop to auction a man's sealed 1970s figures off to strangers, and there's music, as though a fever had broken. Some of those had the original bubble! I had to go and stand in my own spare room for a while.\n\nVery well acted otherwise.",
      },
      {
        author: 'NoahWalsh',
        writtenOn: '2017-09-09',
        rating: 8,
        content:
          "That is his own real chest and those are real strips. The woman doing it had no training and you can see her deciding to laugh. I've had it done, for a bet, at a place above a kebab shop, and what I shouted was not Kelly Clarkson but it rhymed.\n\nSomewhere around the eBay shop with Catherine Keener it stops being about the title at all, and they just like each other. I'd forgotten a film could do that with the swearing left in.",
      },
      {
        author: 'Beryl Stokes',
        writtenOn: '2006-01-14',
        rating: 6,
        content:
          "Coarser than Four Weddings and kinder than Porky's; it begins as a long smutty joke and ends, rather to my surprise, as a film about loneliness. Carell is the reason. He has the shy dignity of the old silent clowns, and when four strips of wax are pulled off his chest the pain is real and so is the laughter. His friends talk too much, and every scene with them seems to have been left to run until somebody got tired. I took my mother, which was a mistake. On the whole I was amused, now and then touched, and about twenty minutes ahead of it.",
      },
    ],
  },
  {
    id: 501,
    title: 'Grizzly Man',
    releaseDate: '2005-08-12',
    genres: ['documentary'],
    voteAverage: 7.5,
    voteCount: 949,
    overview:
      'For thirteen summers a man from California lived among the brown bears of Alaska without a weapon. In the last five years he filmed himself with them. He gave the bears names and told them that he loved them. Friends, the pilot who flew him in and a doctor now speak about him, while the director, who admires his pictures, argues with his words. What was he looking for among animals that could kill him?',
    cast: [
      { name: 'Timothy Treadwell', character: 'Self (archive footage)' },
      { name: 'Amie Huguenard', character: 'Self (archive footage)' },
      { name: 'Werner Herzog', character: 'Self / Narrator (voice)' },
      { name: 'Jewel Palovak', character: 'Self' },
      { name: 'Willy Fulton', character: 'Self' },
      { name: 'Sam Egli', character: 'Self' },
      { name: 'Warren Queeney', character: 'Self' },
      { name: 'Marc Gaede', character: 'Self' },
      { name: 'Larry Van Daele', character: 'Self' },
      { name: 'Sven Haakanson', character: 'Self' },
    ],
    crew: [
      { name: 'Werner Herzog', job: 'Director' },
      { name: 'Werner Herzog', job: 'Writer' },
      { name: 'Richard Thompson', job: 'Original Music Composer' },
      { name: 'Peter Zeitlinger', job: 'Director of Photography' },
      { name: 'Joe Bini', job: 'Editor' },
      { name: 'Erik Nelson', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'L. Mason',
        writtenOn: '2013-09-30',
        rating: 7,
        content:
          "Guided on the Kenai eleven years so folks always ask me about this one. I went in mad at the guy and I'm still a little mad. You don't call one of them Mr. Chocolate, and you sure don't have your girlfriend camped in the alders come October. But then that fox runs off with his cap and he goes tearing after it cussing a blue streak, and you see he's just a big lonesome kid with a tent. The German fella's narration is something else. When he says all he sees in those faces is wondering about lunch, I'd sign that. The coroner I would not want at my funeral.",
      },
      {
        author: 'two_cars_down',
        writtenOn: '2019-04-07',
        rating: 8,
        content:
          "The voice is what I remember best. Werner Herzog speaks over another man's pictures, calmly, with his German accent, and says that he does not agree: where Treadwell saw friends, he sees only hunger in the eyes of the bears. It's like listening to a conversation between two filmmakers of whom one can no longer answer. There are foxes, wonderful wide shots and some terrible facts, which are handled with respect. I found it strange, sad and fascinating, and I think it's a great documentary.",
      },
    ],
  },
  {
    id: 791,
    title: 'The Fog',
    releaseDate: '2005-10-14',
    genres: ['horror', 'mystery'],
    voteAverage: 4.6,
    voteCount: 822,
    overview:
      "The town of Antonio Bay is about to honor its four founders with a statue. Nick Castle's boat tears open an old bag on the sea floor, and strange things wash up. The same night Elizabeth, Nick's former girlfriend, comes home. Stevie Wayne in the lighthouse sees a bank of fog move against the wind, and those it reaches die. Something happened here over a hundred years ago. The founders' children are to pay for it.",
    cast: [
      { name: 'Tom Welling', character: 'Nick Castle' },
      { name: 'Maggie Grace', character: 'Elizabeth Williams' },
      { name: 'Selma Blair', character: 'Stevie Wayne' },
      { name: 'DeRay Davis', character: 'Spooner' },
      { name: 'Kenneth Welsh', character: 'Tom Malone' },
      { name: 'Adrian Hough', character: 'Father Malone' },
      { name: 'Sara Botsford', character: 'Kathy Williams' },
      { name: 'Cole Heppell', character: 'Andy Wayne' },
      { name: 'Mary Black', character: 'Aunt Connie' },
      { name: 'Jonathon Young', character: 'Dan The Weatherman' },
    ],
    crew: [
      { name: 'Rupert Wainwright', job: 'Director' },
      { name: 'Cooper Layne', job: 'Screenplay' },
      { name: 'Graeme Revell', job: 'Original Music Composer' },
      { name: 'Nathan Hope', job: 'Director of Photography' },
      { name: 'Dennis Virkler', job: 'Editor' },
      { name: 'John Carpenter', job: 'Producer' },
      { name: 'Debra Hill', job: 'Producer' },
      { name: 'David Foster', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'matinee866',
        writtenOn: '2009-11-15',
        rating: 3,
        content:
          "What I wanted: to be a bit frightened, with the lights off, on a Friday. What I got: a boy with very good hair looking out of windows.\n\nThe fog comes under the door like something out of a nightclub and does whatever it's told, it can knock, it can burn people, it can put handprints on glass. Then it can't get through a cupboard. I said out loud, \"Well, can it or can't it?\" In the old one it was a bank of cloud with some men standing in it and I slept at my sister's.",
      },
      {
        author: 'carpenter_1980_tom',
        writtenOn: '2006-02-11',
        rating: 4,
        content:
          "The original by John Carpenter is one of my favorites: an old man tells a ghost story at a fire, and you're already cold. This remake has TWICE the money and half of the mood. You see the ghosts too early and too often, everything gets explained, and the two young stars look like a shampoo commercial. The music is all wrong. Selma Blair in the lighthouse is good, I'll give it that, and there's one decent scene on a boat. Being a fan, I was let down.",
      },
      {
        author: 'Olga W.',
        writtenOn: '2020-10-21',
        rating: 6,
        content:
          "Selma Blair, in a lighthouse, in a jumper, playing records at night in that low bored voice. I would have taken ninety minutes of it and no ghosts. I'd have listened to the weather. She drives a car into the sea and gets out and just carries on! As a horror film it's useless. As a radio station I'd tune in.",
      },
    ],
  },
  {
    id: 8814,
    title: 'Doom',
    releaseDate: '2005-10-20',
    genres: ['action', 'horror', 'science-fiction'],
    voteAverage: 5.2,
    voteCount: 2_418,
    overview:
      'On Mars something has got loose in a research station, and six scientists no longer answer. A squad of marines under Sarge is sent to close it off: Goat, Duke, Portman, the Kid and Destroyer. John Grimm, called Reaper, could stay behind, but his sister Samantha works at the station. She wants to save the data; the men find Dr. Carmack, who has lost his mind.',
    cast: [
      { name: 'Dwayne Johnson', character: 'Sarge' },
      { name: 'Karl Urban', character: "John 'Reaper' Grimm" },
      { name: 'Rosamund Pike', character: 'Dr. Samantha Grimm' },
      { name: 'Deobia Oparei', character: 'Destroyer' },
      { name: 'Ben Daniels', character: 'Goat' },
      { name: 'Razaaq Adoti', character: 'Duke' },
      { name: 'Richard Brake', character: 'Portman' },
      { name: 'Al Weaver', character: 'The Kid' },
      { name: 'Dexter Fletcher', character: 'Pinky' },
      { name: 'Doug Jones', character: 'Dr. Carmack' },
    ],
    crew: [
      { name: 'Andrzej Bartkowiak', job: 'Director' },
      { name: 'David Callaham', job: 'Screenplay' },
      { name: 'David Callaham', job: 'Story' },
      { name: 'Wesley Strick', job: 'Screenplay' },
      { name: 'Clint Mansell', job: 'Original Music Composer' },
      { name: 'Tony Pierce-Roberts', job: 'Director of Photography' },
      { name: 'Derek Brechin', job: 'Editor' },
      { name: 'Lorenzo di Bonaventura', job: 'Producer' },
      { name: 'John Wells', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'idkfa_1993',
        writtenOn: '2008-03-18',
        rating: 4,
        content:
          "The game: you're on Mars, a door to Hell opens. The film: you're on Mars, there's a spare chromosome. How do you option something with HELL in it and come back with genetics?\n\nThen for about five minutes the camera goes inside his head and it's the gun at the bottom of the frame and things jump out from the side and I was fifteen, in a cold bedroom, with a Sound Blaster. I stood up. Five minutes. I'd have paid for that on its own.",
      },
      {
        author: 'bfg_karl',
        writtenOn: '2018-10-26',
        rating: 7,
        content:
          "it's aliens on mars with the rock, what do you want. dark corridors, big guns, a squad where everybody has a cool name, and karl urban is always good. the part where you see everything through his eyes like in the game is five minutes of pure joy, i yelled. as a game movie it's in my top ten, and yes that list is sad. they changed hell into some dna stuff which is lame. still a really fun one with beer",
      },
    ],
  },
  {
    id: 9982,
    title: 'Chicken Little',
    releaseDate: '2005-11-04',
    genres: ['animation', 'family', 'comedy'],
    voteAverage: 5.8,
    voteCount: 4_127,
    overview:
      'Chicken Little once rang the alarm because a piece of the sky had hit him on the head. Since then the whole town laughs at him. His father, Buck Cluck, is ashamed. With his friends Abby and Runt he joins the baseball team and at last makes his father proud. Then another piece falls through his ceiling. It belongs to a spaceship, and he must make his father believe him this time.',
    cast: [
      { name: 'Zach Braff', character: 'Chicken Little (voice)' },
      { name: 'Garry Marshall', character: 'Buck Cluck (voice)' },
      { name: 'Joan Cusack', character: 'Abby Mallard (voice)' },
      { name: 'Steve Zahn', character: 'Runt of the Litter (voice)' },
      { name: 'Amy Sedaris', character: 'Foxy Loxy (voice)' },
      { name: 'Don Knotts', character: 'Mayor Turkey Lurkey (voice)' },
      { name: 'Harry Shearer', character: 'Dog Announcer (voice)' },
      { name: 'Patrick Stewart', character: 'Mr. Woolensworth (voice)' },
      { name: 'Wallace Shawn', character: 'Principal Fetchit (voice)' },
      { name: 'Fred Willard', character: 'Melvin (voice)' },
    ],
    crew: [
      { name: 'Mark Dindal', job: 'Director' },
      { name: 'Steve Bencich', job: 'Screenplay' },
      { name: 'Ron J. Friedman', job: 'Screenplay' },
      { name: 'John Debney', job: 'Original Music Composer' },
      { name: 'Dan Molina', job: 'Editor' },
      { name: 'Randy Fullmer', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'five_and_eight',
        writtenOn: '2009-08-21',
        rating: 5,
        content:
          "The children (see name) laughed at the pig. That is the whole of their review and I pass it on for balance. Mine: the dad does not believe his own son, in front of the entire town, for most of the running time, and it isn't really played for laughs, it just sits there being sad beside a fish in a diving helmet and a karaoke duet of the Spice Girls. Then it's War of the Worlds. I did like the beginning, where it can't decide how to begin and has a go at the lion one. And the Adam West business right at the end got a proper snort out of me.",
      },
      {
        author: 'runtstan04',
        writtenOn: '2020-03-30',
        rating: 7,
        content:
          "I had the duvet, the toothbrush and the video game, so this is my childhood! It's super short, it's silly, and Runt the pig singing is still the funniest thing. The dad makes me mad and then he makes me cry. The animation looks like plastic today. I watched it with a fever last week and it made me really happy.",
      },
    ],
  },
];
