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
        author: 'Linda, mechanic',
        writtenOn: '2008-07-02',
        rating: 8,
        content:
          "I worked two winters in Antarctica as a mechanic. You can't hold a wrench. The French guys who shot this had to change film with their gloves off, and I'd like to see a movie about that.\n\nThey've got the sound right, which I hadn't expected. It isn't wind. It's this creak from everywhere. A beautiful documentary.",
      },
      {
        author: 'Karl N.',
        writtenOn: '2012-05-13',
        rating: 6,
        content:
          "Took both my kids on my Sunday with them. The penguin mother gives the egg to the father: two birds shuffling, they've only a few seconds, and another pair fumbles it and it rolls and you watch it frost over and crack. My lad says, \"Is it dead? Was it the dad's fault?\" and I said no, mate, it was nobody's.\n\nApart from that, it's a lot of ice. They do walk a lot. I could listen to Morgan Freeman all night, and I quite liked it, but once is enough.",
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
      'Edward Carnby, who investigates the supernatural, cannot remember what was done to him in an orphanage. When he brings home an object of the Abkani, a lost people, he is attacked. The scientist Aline Cedrac, his former girlfriend, finds out what it can open: a gate for creatures that live in the dark. With her and Commander Burke he must keep it shut, or no city will be safe at night.',
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
          'Before the film there\'s text. It scrolls up the screen and a man reads it to you, the whole lot, slowly, for minutes. You can read faster than him, so you finish a line and wait. He finishes it. Next line.\n\nI went and made a sandwich. The man was still reading when I came back. Then Tara Reid put some glasses on, to be a scientist, and said "Newfoundland" as three separate words. One of the worst films I\'ve ever seen.',
      },
      {
        author: 'Irene Ivanova',
        writtenOn: '2021-08-30',
        rating: 3,
        content:
          "I loved the old game, a SLOW game with an empty house, a lamp and your own footsteps. I waited for this film. There's no house, there's no lamp, and there's almost no being alone: a whole army shoots at computer monsters to heavy metal, and it's so dark that you can't see who is hit. Tara Reid plays a museum scientist by putting on glasses. Christian Slater does what he can. I was not scared for one second. A bad film, and I'm still annoyed.",
      },
      {
        author: 'Bad Film Club, row 10',
        writtenOn: '2014-01-25',
        rating: 4,
        content:
          "Our bad film club watched this horror film: fourteen guests, two of whom walked out. The love scene comes out of absolutely nowhere, with a pop ballad on it, and we stood up and clapped.\n\nChristian Slater tries hard and runs well in a coat. But it isn't even a funny bad film. It's mostly dark and dull, and I can't recommend it.",
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
      'As a boy Tim saw his father dragged into a bedroom wardrobe, or so he tells his doctor; everyone else says that his father left. He is grown now, and his flat has no closet doors. When his mother dies, he drives back to the family house for one night. He must find out whether the thing in the wardrobe is real before it takes him and the people he loves.',
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
        author: 'Wesley from Ghent',
        writtenOn: '2010-10-24',
        rating: 4,
        content:
          'The idea is good: a man is afraid of closets and doors, so he lives in a flat without doors and has a fridge of glass. This I find interesting and also sad. But then he goes to the house of his parents, and there is always the same: quiet, a door, the camera runs to the door, a loud noise, nothing. After the fifth time I am not afraid. The first minutes with the child are really scary. The monster is a bad computer picture. It is a weak film.',
      },
      {
        author: "Kit's sleepover",
        writtenOn: '2016-02-20',
        rating: 7,
        content:
          "PG-13 and we were eleven so this was THE one. Dani's basement, four sleeping bags, one finger on the pause button. You know the beginning where the toys on the chair look like a person? That got every single one of us and it's only a dressing gown. I'd give the first five minutes full marks.\n\nThe creature looks like somebody dropped a cartoon. We slept with the lamp on anyway. I know it's dumb and I love it.",
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
      'Tim Avery, who draws cartoons and is afraid of becoming a father, wears a green mask to the office party. Nine months later his wife Tonya has a baby, Alvey, who can spin, fly and change his shape. The jealous dog puts on the mask too. Then Loki appears, the god of mischief, whom his father Odin has ordered to bring back the mask. Tim must protect the boy from a god, or lose him.',
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
        author: 'Two at home, both five',
        writtenOn: '2006-11-09',
        rating: 5,
        content:
          "We have twins of five, and they screamed with joy at a baby who bounces off the walls and sings with a frog's voice. It's loud, bright and completely crazy, and they've asked for it again twice. I found it exhausting and didn't laugh once. The computer baby looks creepy to a grown-up, there's a joke about peeing that goes on for a minute, and the dad is hard to like. Nothing scared them, not even Loki. Small children will have a good time. The rest of the family can do the laundry.",
      },
      {
        author: 'Margaux Kemp',
        writtenOn: '2013-04-01',
        rating: 4,
        content:
          "The baby learns to be a cartoon from watching a real cartoon on TV, the frog with the top hat, in secret, so that his dad will look mad. That's a clever notion! That is a seven-minute short from 1955, and it's sitting in the middle of a bad movie.\n\nEverything around it is rubber. Bob Hoskins shouts as a god. Jamie Kennedy in the mask sings a party song that doesn't end. I was bored and a bit disgusted.",
      },
    ],
  },
  {
    id: 10320,
    title: 'The Ring Two',
    releaseDate: '2005-03-10',
    genres: ['drama', 'horror', 'thriller'],
    voteAverage: 5.8,
    voteCount: 2441,
    overview:
      "Six months after the videotape, Rachel Keller has moved with her son Aidan from Seattle to a quiet town in Oregon and works for the local paper. Then a teenager dies there, and she finds a copy of the tape and burns it. It is too late. Aidan grows cold, and bruises appear on his arms. Rachel must learn who Samara's real mother was before the dead girl takes possession of her son.",
    cast: [
      { name: 'Naomi Watts', character: 'Rachel Keller' },
      { name: 'Simon Baker', character: 'Max Rourke' },
      { name: 'David Dorfman', character: 'Aidan Keller' },
      { name: 'Elizabeth Perkins', character: 'Dr. Emma Temple' },
      { name: 'Gary Cole', character: 'Martin Savide' },
      { name: 'Sissy Spacek', character: 'Evelyn' },
      { name: 'Ryan Merriman', character: 'Jake' },
      { name: 'Emily VanCamp', character: 'Emily' },
      { name: 'Kelly Overton', character: 'Betsy' },
      { name: 'James Lesure', character: 'Doctor' },
    ],
    crew: [
      { name: 'Hideo Nakata', job: 'Director' },
      { name: 'Ehren Kruger', job: 'Screenplay' },
      { name: 'Walter F. Parkes', job: 'Producer' },
      { name: 'Laurie MacDonald', job: 'Producer' },
      { name: 'Henning Lohner', job: 'Original Music Composer' },
      { name: 'Martin Tillman', job: 'Original Music Composer' },
      { name: 'Gabriel Beristain', job: 'Director of Photography' },
      { name: 'Michael N. Knue', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Haruka 1998',
        writtenOn: '2016-08-13',
        rating: 7,
        content:
          "not as scary as the japanese ones, not as stylish as the american first one, but people are too mean to it. hideo nakata directing his own remake's sequel, come on, that's cool. the water going UP in the bathroom is my favorite shot of the whole series. and the deer attack on the car!! so random, so creepy. samara is more sad than scary here. i liked it a lot.",
      },
      {
        author: 'Corey Whitlam',
        writtenOn: '2009-07-01',
        rating: 4,
        content:
          "In the novels by Koji Suzuki, and in the first film, there's a RULE: you watch the tape and you have seven days. The sequel throws its own rule away after ten minutes and becomes a film about a possessed kid, like fifty others. Naomi Watts is as good as before and Sissy Spacek is on screen for a heartbeat. There are deer, for some reason. I'm a fan and I felt cheated. A disappointing hour and three quarters with good lighting.",
      },
      {
        author: 'Annette Driscoll',
        writtenOn: '2013-01-19',
        rating: 6,
        content:
          "Hideo Nakata, who made the Japanese original, directs this sequel with more interest in sadness than in shocks. The house in Astoria is gray and damp, and the colors are nearly gone. He likes to hold a shot of a doorway until you begin to search it. A few of those moments are truly frightening, and the scene with the bathtub is beautiful in its own cold way.\n\nNaomi Watts carries the whole movie. She makes Rachel's guilt and exhaustion believable, even when the script asks her to do foolish things. David Dorfman, as Aidan, is one of the eeriest children on film, and Elizabeth Perkins brings some welcome common sense as the doctor.\n\nOverall it works better as a story about a mother than as horror. It is too long and explains too much. I liked it with reservations; fans of the first one may be let down.",
      },
    ],
  },
  {
    id: 11679,
    title: 'xXx: State of the Union',
    releaseDate: '2005-04-27',
    genres: ['action', 'adventure', 'crime', 'thriller'],
    voteAverage: 5.1,
    voteCount: 2019,
    overview:
      'Unknown soldiers attack the secret base of Augustus Gibbons in Virginia, and he needs a new agent. His choice is Darius Stone, who once served under him and sits in a military prison. Stone breaks out. The trail leads to General Deckert, the Secretary of Defense, who wants to seize power on the night when the President speaks to Congress. Stone has until then to stop him.',
    cast: [
      { name: 'Ice Cube', character: 'Darius Stone / xXx' },
      { name: 'Samuel L. Jackson', character: 'Agent Augustus Gibbons' },
      { name: 'Willem Dafoe', character: 'Gen. George Octavius Deckert' },
      { name: 'Scott Speedman', character: 'Agent Kyle Steele' },
      { name: 'Peter Strauss', character: 'President James Sandford' },
      { name: 'Xzibit', character: 'Zeke' },
      { name: 'Michael Roof', character: 'Toby Lee Shavers' },
      { name: 'Sunny Mabrey', character: 'Charlie Mayweather' },
      { name: 'Nona Gaye', character: 'Lola Jackson' },
    ],
    crew: [
      { name: 'Lee Tamahori', job: 'Director' },
      { name: 'Simon Kinberg', job: 'Screenplay' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'David Tattersall', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'MotorCityMarv77',
        writtenOn: '2014-09-13',
        rating: 7,
        content:
          "yeah i'm one of the three people who like this better than the vin diesel one. cube just scowls and steals cars and it rules. xzibit with a garage full of rides, a prison break, a tank fight on an AIRCRAFT CARRIER. is it believable? no. it's last in most rankings of the series but second in mine. turn it up loud, great dumb action.",
      },
      {
        author: 'Wayne Desrosiers',
        writtenOn: '2010-07-08',
        rating: 5,
        content:
          'Pros: Never slow. Real cars, real stunts in the first half. Willem Dafoe as the general, who enjoys himself. Samuel L. Jackson doing pushups. Good soundtrack if you like rap metal.\n\nCons: Computer effects from an old video game. Ice Cube is not built for climbing. The senators are told everything by a man with a milkshake. Women only stand next to cars.\n\nVerdict: average. Watchable once, forgotten by Monday.',
      },
      {
        author: 'Ingrid Solheim',
        writtenOn: '2022-03-19',
        rating: 4,
        content:
          "I had never seen this sequel and watched it because of Willem Dafoe. He holds up, as ever; he plays Deckert quite seriously, as if the film were about something. The plot, soldiers marching on the Capitol, is stranger to watch now than it was then. What hasn't aged well is everything digital; half of the chases look like a screensaver. Ice Cube has two expressions and uses one. I was bored after an hour, which is odd for a film with so many explosions.",
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
      'Alex the lion is the star of the Central Park Zoo. His best friend, Marty the zebra, wants to see the wild. One night he walks out, and Alex, Gloria the hippo and Melman the giraffe run after him. All four are put on a ship and wash up on an island of lemurs. Alex gets so hungry there that his friends look like food. He must learn to control himself, or lose Marty.',
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
        author: 'Movie mom of four',
        writtenOn: '2014-11-30',
        rating: 8,
        content:
          'Four penguins dig a tunnel out of the zoo with a spoon and take over a ship, because they want to see Antarctica. They are on the screen for nine minutes, all told, and those are the best nine minutes in any cartoon. The lion and the zebra are fine. My kids love it and so do I.',
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
          "In 2005 every other cartoon tried to look real. Here come hips like ironing boards, palm trees like hair, motion snapped from pose to pose as if by a hand with a pencil. It's the old Warner cartoons in a computer. Story's thin. I can live with that if it's _drawn_ so well. Fun to look at, and I enjoyed it.",
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
      'John and Jane Smith are married and bored. Neither knows that the other is a professional killer. Then both are sent into the desert to get the same man, and they recognize each other. Their employers give each of them forty-eight hours to kill the other. They shoot up their own house, and find that they have never liked each other more. If each lets the other live, both firms will hunt them.',
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
          "They demolish a fully furnished colonial with shotguns, and the script goes with it. Two beautiful dolls fire at each other until one of them giggles. I enjoyed Vince Vaughn, who lives with his mum. I didn't enjoy anything else.",
      },
      {
        author: 'Sean G.',
        writtenOn: '2021-06-12',
        rating: 7,
        content:
          "You see it in the tango, when Brad and Angelina search each other for guns. You can call that acting. Everybody in the theater had read the same magazines as me, and nobody breathed. I couldn't tell you who was shooting at them or why. I had a great time.",
      },
    ],
  },
  {
    id: 11451,
    title: 'Herbie Fully Loaded',
    releaseDate: '2005-06-19',
    genres: ['comedy', 'family', 'adventure', 'fantasy', 'romance'],
    voteAverage: 5.8,
    voteCount: 2408,
    overview:
      'Maggie Peyton comes from a family of racing drivers, but since an accident her father Ray has forbidden her to drive. In a junkyard an old white Volkswagen chooses her. It does as it likes, and once she has repaired it, it beats Trip Murphy, the champion. Now Trip wants a rematch. Maggie could lose her car to him, and the trust of her father, who must not know that she races.',
    cast: [
      { name: 'Lindsay Lohan', character: 'Maggie Peyton' },
      { name: 'Justin Long', character: 'Kevin' },
      { name: 'Breckin Meyer', character: 'Ray Peyton Jr.' },
      { name: 'Matt Dillon', character: 'Trip Murphy' },
      { name: 'Michael Keaton', character: 'Ray Peyton Sr.' },
      { name: 'Cheryl Hines', character: 'Sally' },
      { name: 'Jimmi Simpson', character: 'Crash' },
      { name: 'Jill Ritchie', character: 'Charisma' },
      { name: 'Thomas Lennon', character: 'Larry Murphy' },
      { name: 'Scoot McNairy', character: 'Augie' },
    ],
    crew: [
      { name: 'Angela Robinson', job: 'Director' },
      { name: 'Thomas Lennon', job: 'Screenplay' },
      { name: 'Robert Ben Garant', job: 'Screenplay' },
      { name: 'Alfred Gough', job: 'Screenplay' },
      { name: 'Miles Millar', job: 'Screenplay' },
      { name: 'Robert Simonds', job: 'Producer' },
      { name: 'Christophe Beck', job: 'Original Music Composer' },
      { name: 'Greg Gardiner', job: 'Director of Photography' },
      { name: 'Wendy Greene Bricmont', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Claire, mum of Alfie',
        writtenOn: '2013-08-09',
        rating: 6,
        content:
          "Alfie was five when we watched this, and for a fortnight he talked to our car. Herbie winks, sulks, squirts oil at nasty people and falls in love with a yellow Beetle; there's nothing in it to frighten a small child, except perhaps the night with the monster trucks. Lindsay Lohan is sunny and believable as Maggie. The racing at the end goes on rather long for grown-ups. I'd happily show it again. A nice, old-fashioned family film, and he still asks for it.",
      },
      {
        author: 'madison_rae',
        writtenOn: '2010-06-11',
        rating: 8,
        content:
          "I loved this movie as a kid and it's still so much fun. Lindsay Lohan is adorable and Herbie has more personality than most people. The skateboard trick with the car is awesome! Great songs too. Matt Dillon makes a perfect bad guy. Feel-good from start to finish.",
      },
      {
        author: 'Dermot Fahy',
        writtenOn: '2008-10-25',
        rating: 4,
        content:
          "The Love Bug of 1968 had San Francisco's hills, a few good gags and a car that merely happened to be odd; this one gives the headlamps eyelids, and lets a computer do the winking. Cars, a year later, made better use of the same idea. Lohan is likeable, and Michael Keaton, as the worried father, underplays to such a degree that he seems to be visiting. It's bright and quick and it bored me. Children won't mind; parents may look at their watches.",
      },
    ],
  },
  {
    id: 9722,
    title: 'Bewitched',
    releaseDate: '2005-06-21',
    genres: ['comedy', 'fantasy', 'romance'],
    voteAverage: 5.1,
    voteCount: 1643,
    overview:
      'Isabel Bigelow is a real witch who wants a normal life without spells in Los Angeles; her father Nigel doubts it. In a bookshop the actor Jack Wyatt sees her wiggle her nose. He needs an unknown for the old television series that is to save his career, so he hires her to play Samantha. When Isabel learns why he chose her, she has to decide between revenge and love.',
    cast: [
      { name: 'Nicole Kidman', character: 'Isabel Bigelow' },
      { name: 'Will Ferrell', character: 'Jack Wyatt' },
      { name: 'Shirley MacLaine', character: 'Iris Smythson / Endora' },
      { name: 'Michael Caine', character: 'Nigel Bigelow' },
      { name: 'Jason Schwartzman', character: 'Ritchie' },
      { name: 'Kristin Chenoweth', character: 'Maria Kelly' },
      { name: 'Heather Burns', character: 'Nina' },
      { name: 'Jim Turner', character: 'Larry' },
      { name: 'Stephen Colbert', character: 'Stu Robison' },
      { name: 'David Alan Grier', character: 'Jim Fields' },
    ],
    crew: [
      { name: 'Nora Ephron', job: 'Director' },
      { name: 'Nora Ephron', job: 'Screenplay' },
      { name: 'Delia Ephron', job: 'Screenplay' },
      { name: 'Nora Ephron', job: 'Producer' },
      { name: 'Penny Marshall', job: 'Producer' },
      { name: 'Douglas Wick', job: 'Producer' },
      { name: 'Lucy Fisher', job: 'Producer' },
      { name: 'George Fenton', job: 'Original Music Composer' },
      { name: 'John Lindley', job: 'Director of Photography' },
      { name: 'Tia Nolan', job: 'Editor' },
      { name: 'Stephen A. Rotter', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Samantha Stephens Society',
        writtenOn: '2007-10-31',
        rating: 4,
        content:
          'I grew up on the series, every afternoon after school, and all I wanted was Samantha, Darrin and a meddling mother. Instead we get a film about people MAKING the series, and a Darrin who is horrible to everyone. Nicole Kidman has the nose and the wardrobe exactly right, it must be said, and Shirley MacLaine would be a perfect Endora if they gave her lines. Will Ferrell shouts his way through every room. The warmth of the old living room is gone. I was let down.',
      },
      {
        author: 'Gwen P., two girls',
        writtenOn: '2012-10-27',
        rating: 6,
        content:
          "Nothing scary here at all, so I could cook while our girls (seven and ten) watched. They liked Isabel's house, the instant garden, and the trick with Jack's script where everything comes out wrong. The romance bored the younger one. There's a little swearing and one talk about an ex-wife that I didn't have to explain. I came in now and then and enjoyed Michael Caine popping up on food labels. A light and pleasant movie for a Friday night, if you expect no more.",
      },
      {
        author: 'Carolina Bastos',
        writtenOn: '2021-05-30',
        rating: 5,
        content:
          "I rewatched this for the first time since the cinema. Kidman holds up: she speaks in a little breathy voice, is delighted by everything, and she's far better at silliness than people remember. The houses and dresses are still lovely. Will Ferrell doesn't hold up, since he seems to be in another film, one where the loudest wins. And in the middle they rewind the story, which made me feel cheated as it did then. It's a so-so comedy with a charming first half hour.",
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
      "Andy Stitzer works in an electronics store and lives alone with his collection of toy figures. His colleagues David, Jay and Cal find out that he has never slept with a woman, and help with bad advice. Then Andy meets Trish, who has a shop and three children, and really likes her. He doesn't dare to tell her the truth, and the longer he waits, the surer he is to lose her.",
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
        author: 'Gerald, mint in box',
        writtenOn: '2010-04-16',
        rating: 5,
        content:
          "In this comedy a woman talks a man into selling his toys, and I collect toys. She sells his sealed 1970s figures off to strangers, and there's happy music! Some of those had the original bubble! I had to go and stand in my own spare room for a while.\n\nVery well acted otherwise, and some of it is funny. But I couldn't laugh along, and I came away disappointed.",
      },
      {
        author: 'NoahWalsh',
        writtenOn: '2017-09-09',
        rating: 8,
        content:
          "The scene where they pull the hair off Steve Carell's chest is real. I've had it done, for a bet, at a place above a kebab shop, and what I shouted was not Kelly Clarkson but it rhymed.\n\nSomewhere around the eBay shop with Catherine Keener it stops being about the title at all, and they just like each other. I'd forgotten a comedy could be so rude and so sweet. I love this one.",
      },
      {
        author: 'Beryl Stokes',
        writtenOn: '2006-01-14',
        rating: 6,
        content:
          "Coarser than Four Weddings and kinder than Porky's; it begins as a long smutty joke and ends, rather to my surprise, as a film about loneliness. Carell is the reason. He has the shy dignity of the old silent clowns, and when four strips of wax are pulled off his chest the pain is real and so is the laughter. His friends talk too much, and every scene with them seems to have been left to run until somebody got tired. I took my mother, which was a mistake. On the whole I enjoyed it, but it is twenty minutes too long.",
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
      'For thirteen summers a man from California lived among the brown bears of Alaska without a weapon. In the last five years he filmed himself with them. He gave the bears names and told them that he loved them. Now his friends speak about him. The director admires his pictures, argues with his words and wants to know why a man risks his life for animals that could kill him any day.',
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
          "I was a bear guide in Alaska for eleven years, so folks always ask me about this documentary. I went in mad at Treadwell and I'm still a little mad. You don't call one of them Mr. Chocolate, and you sure don't camp there with your girlfriend in October. But then that fox runs off with his cap and he goes tearing after it cussing a blue streak, and you see he's just a big lonesome kid with a tent. Werner Herzog says that all he sees in the bears' faces is hunger, and he's right. A good movie, hard to shake off.",
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
    id: 4348,
    title: 'Pride & Prejudice',
    releaseDate: '2005-09-16',
    genres: ['drama', 'romance'],
    voteAverage: 8.0,
    voteCount: 8712,
    overview:
      'Elizabeth Bennet lives with four sisters in a country house that they cannot inherit. Rich Mr. Bingley rents the house nearby and falls for Jane, the eldest. His friend Mr. Darcy refuses to dance and says something about Elizabeth that she hears. She decides to dislike him for good. When their father dies, the sisters will have no home, and her pride and his could cost Elizabeth and Jane the men they love.',
    cast: [
      { name: 'Keira Knightley', character: 'Elizabeth Bennet' },
      { name: 'Matthew Macfadyen', character: 'Mr. Darcy' },
      { name: 'Brenda Blethyn', character: 'Mrs. Bennet' },
      { name: 'Donald Sutherland', character: 'Mr. Bennet' },
      { name: 'Rosamund Pike', character: 'Jane Bennet' },
      { name: 'Jena Malone', character: 'Lydia Bennet' },
      { name: 'Carey Mulligan', character: 'Kitty Bennet' },
      { name: 'Talulah Riley', character: 'Mary Bennet' },
      { name: 'Simon Woods', character: 'Mr. Bingley' },
      { name: 'Judi Dench', character: 'Lady Catherine de Bourgh' },
    ],
    crew: [
      { name: 'Joe Wright', job: 'Director' },
      { name: 'Deborah Moggach', job: 'Screenplay' },
      { name: 'Tim Bevan', job: 'Producer' },
      { name: 'Eric Fellner', job: 'Producer' },
      { name: 'Paul Webster', job: 'Producer' },
      { name: 'Dario Marianelli', job: 'Original Music Composer' },
      { name: 'Roman Osin', job: 'Director of Photography' },
      { name: 'Paul Tothill', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Marguerite D.',
        writtenOn: '2018-02-10',
        rating: 8,
        content:
          "The piano of Dario Marianelli plays over the first shot, Elizabeth walking home with her book, and it never really leaves. Sometimes a sister in the next room is practicing the same tune, so you can't say where the score ends and the house begins. Roman Osin's camera does the same at the ball: one long walk through rooms in which everybody is busy. Those two things make it the best Austen film for me.",
      },
      {
        author: 'brooke2001',
        writtenOn: '2020-05-24',
        rating: 10,
        content:
          'This is my comfort movie and I love every second of it. Keira Knightley is so funny as Elizabeth, and Matthew Macfadyen plays Darcy like a guy who is just painfully shy. The rain scene? The hand? I had to pause. The music and the fields at sunrise are gorgeous. My favorite romance ever!',
      },
      {
        author: 'Hugh Tennant',
        writtenOn: '2007-04-15',
        rating: 7,
        content:
          "Anyone raised on the six hours of the 1995 serial will miss half of the jokes and most of Mr. Wickham; Moggach's script has two hours and spends them on feeling. The Bennets live among pigs and wet washing, which is a welcome change after the polished rooms of Sense and Sensibility. Knightley is quick and likeable, Sutherland is sly, and Judi Dench eats everyone in her one great scene. I found the sunrise a little much. A very good film all the same; a reader might object, a cinemagoer has no reason to.",
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
      "The town of Antonio Bay is about to honor its founders. Nick Castle's boat tears open an old bag on the sea floor. That night Elizabeth, whom he used to love, comes home. Then a bank of fog moves in against the wind, and those it reaches die. Nick and Elizabeth must find out what happened here a hundred years ago, or the descendants of the founders will pay with their lives.",
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
          "What I wanted: to be a bit frightened, with the lights off, on a Friday. What I got: a boy with very good hair looking out of windows.\n\nThe fog comes under the door like something out of a nightclub and does whatever the ghosts want. Then it can't get through a cupboard. I said out loud, \"Well, can it or can't it?\" After the old film I was so scared that I slept at my sister's. This one is just boring.",
      },
      {
        author: 'Tom likes Carpenter',
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
          "Selma Blair, in a lighthouse, in a sweater, playing records at night in that low bored voice. I would have taken ninety minutes of it and no ghosts. I'd have listened to the weather. She drives a car into the sea and gets out and just carries on! As a horror film it's useless. I enjoyed it anyway, because of her.",
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
      'On Mars something has got loose in a research station, and six scientists no longer answer. A squad of marines under Sarge is sent to close it off: Goat, Duke, Portman, the Kid and Destroyer. John Grimm, called Reaper, could stay behind, but his sister Samantha works at the station. She wants to save the data. The men must kill what is hunting them before it gets through the gate to Earth.',
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
        author: 'God mode Greg',
        writtenOn: '2008-03-18',
        rating: 4,
        content:
          "In the game you're on Mars and a door to Hell opens. In the movie you're on Mars and there's something wrong with people's genes. How do you buy a game with HELL in it and make a movie about genetics?\n\nThen for about five minutes you see everything through the hero's eyes, with the gun at the bottom of the picture, and things jump out from the side and I was fifteen, in a cold bedroom, in front of my computer. I liked those five minutes. The rest is a bad copy of Aliens.",
      },
      {
        author: 'Karl BFG',
        writtenOn: '2018-10-26',
        rating: 7,
        content:
          "it's aliens on mars with the rock, what do you want. dark corridors, big guns, a squad where everybody has a cool name, and karl urban is always good. the part where you see everything through his eyes like in the game is five minutes of pure joy, i yelled. as a game movie it's in my top ten, and yes that list is sad. they changed hell into some dna stuff which is lame. still a really fun one with beer",
      },
    ],
  },
  {
    id: 168705,
    title: 'BloodRayne',
    releaseDate: '2005-10-22',
    genres: ['fantasy', 'horror', 'action'],
    voteAverage: 4.1,
    voteCount: 615,
    overview:
      "In eighteenth-century Romania Rayne is shown at a fair: her mother was human, her father a vampire. She breaks out, and a fortune teller sends her after the parts of a dead vampire that give power. Vladimir and other hunters don't know if they can trust her. She must find the parts before her father, King Kagan, has them, because then no one will be able to kill him.",
    cast: [
      { name: 'Kristanna Loken', character: 'Rayne' },
      { name: 'Ben Kingsley', character: 'Kagan' },
      { name: 'Michael Madsen', character: 'Vladimir' },
      { name: 'Matthew Davis', character: 'Sebastian' },
      { name: 'Michelle Rodriguez', character: 'Katarin' },
      { name: 'Will Sanderson', character: 'Domastir' },
      { name: 'Meat Loaf', character: 'Leonid' },
      { name: 'Geraldine Chaplin', character: 'Fortune Teller' },
      { name: 'Udo Kier', character: 'Regal Monk' },
      { name: 'Michael Paré', character: 'Iancu' },
    ],
    crew: [
      { name: 'Uwe Boll', job: 'Director' },
      { name: 'Guinevere Turner', job: 'Screenplay' },
      { name: 'Uwe Boll', job: 'Producer' },
      { name: 'Shawn Williamson', job: 'Producer' },
      { name: 'Dan Clarke', job: 'Producer' },
      { name: 'Henning Lohner', job: 'Original Music Composer' },
      { name: 'Mathias Neumann', job: 'Director of Photography' },
      { name: 'David M. Richardson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Jarrod from Wagga',
        writtenOn: '2008-06-28',
        rating: 2,
        content:
          "In the game Rayne is rude, fast and funny, and she cuts her way through NAZIS with blades on her arms. Here it's Romania, nobody is funny, and she carries the blades like shopping bags. The swords bend. Michael Madsen fights as though he'd been woken up for it, in a wig that was not. Kristanna Loken is at least athletic. It's a rubbish film and a rubbish adaptation, and I say so as a man who finished the game twice.",
      },
      {
        author: 'fangs4thememories',
        writtenOn: '2016-09-04',
        rating: 6,
        content:
          "come on, this is prime trash. ben kingsley sits in a throne room like a man at the dentist's, meat loaf has a harem with actual romanian women, billy zane writes letters in a bad wig. the blood is buckets, old school pumps, respect. kristanna loken looks the part of a half vampire. best uwe boll movie, not that it's a contest. loved it with a loud crowd at a midnight show.",
      },
      {
        author: 'Mr. Pettifer, ex-fencing club',
        writtenOn: '2011-10-15',
        rating: 4,
        content:
          "Nobody in BloodRayne has ever held a sword before, and I include the men who made them. I fenced badly for eleven years and I wanted to climb in and correct their feet. Michelle Rodriguez tries an accent, puts it down, and picks up a different one later. The castles and the Carpathian snow are real, and very fine. Kingsley seems to be thinking about his pension. It's a poor film, yet I laughed more than at most comedies that year, and I'd sooner see it again than a good lecture.",
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
        author: 'Dad of two',
        writtenOn: '2009-08-21',
        rating: 5,
        content:
          "My children, five and eight, laughed at the pig and liked it. I didn't much. The dad does not believe his own son, in front of the entire town, for most of the running time, and it isn't really played for laughs, it just sits there being sad beside a fish in a diving helmet and a karaoke duet of the Spice Girls. Then aliens arrive. I did like the beginning, where the film can't decide how to begin. A middling cartoon.",
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
  {
    id: 8202,
    title: 'Æon Flux',
    releaseDate: '2005-11-30',
    genres: ['science-fiction', 'action', 'thriller'],
    voteAverage: 5.6,
    voteCount: 2437,
    overview:
      'Four hundred years after a virus killed almost everyone, the last humans live in the walled city of Bregna. Æon is the best fighter of the rebels. When her sister Una is shot, she is sent to kill the ruler, Trevor Goodchild. But as she stands before him he calls her by another name, and she lets him live. Now both sides want her dead, and she must find out who she is.',
    cast: [
      { name: 'Charlize Theron', character: 'Æon Flux' },
      { name: 'Marton Csokas', character: 'Trevor Goodchild' },
      { name: 'Jonny Lee Miller', character: 'Oren Goodchild' },
      { name: 'Sophie Okonedo', character: 'Sithandra' },
      { name: 'Frances McDormand', character: 'Handler' },
      { name: 'Pete Postlethwaite', character: 'Keeper' },
      { name: 'Amelia Warner', character: 'Una Flux' },
      { name: 'Caroline Chikezie', character: 'Freya' },
      { name: 'Nikolai Kinski', character: 'Claudius' },
      { name: 'Paterson Joseph', character: 'Giroux' },
    ],
    crew: [
      { name: 'Karyn Kusama', job: 'Director' },
      { name: 'Phil Hay', job: 'Screenplay' },
      { name: 'Matt Manfredi', job: 'Screenplay' },
      { name: 'Gale Anne Hurd', job: 'Producer' },
      { name: 'David Gale', job: 'Producer' },
      { name: 'Gary Lucchesi', job: 'Producer' },
      { name: 'Gregory Goodman', job: 'Producer' },
      { name: 'Martin Griffin', job: 'Producer' },
      { name: 'Graeme Revell', job: 'Original Music Composer' },
      { name: 'Stuart Dryburgh', job: 'Director of Photography' },
      { name: 'Peter Honess', job: 'Editor' },
      { name: 'Plummy Tucker', job: 'Editor' },
      { name: 'Jeff Gullo', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Late Night Animation, Perth',
        writtenOn: '2008-12-06',
        rating: 4,
        content:
          "In Peter Chung's cartoons Æon hardly speaks, dies at the end of most episodes and never explains ANYTHING. The film explains everything, twice, through a floating old man in a robe. Trevor was a charming monster; now he's a sad scientist. Charlize Theron moves beautifully and the fly-and-eyelash shot gets a wave from the back row, but the wit and the nastiness are gone. As science fiction it's average. As Æon Flux it was a letdown for me.",
      },
      {
        author: 'Yvette Lambrecht',
        writtenOn: '2018-05-07',
        rating: 7,
        content:
          'The buildings play the main part. They filmed in Berlin and Potsdam, in the animal shelter with its round concrete pools, in a crematorium with columns, at the Bauhaus archive, and never has a dictatorship looked so clean and so leafy. Sithandra has hands for feet and runs over a lawn of knives; in those streets it seems quite normal. The story between Æon and Trevor is cold soup. I liked it a lot as a walk through architecture, best with the sound low.',
      },
      {
        author: 'Ray Villanueva',
        writtenOn: '2013-04-27',
        rating: 6,
        content:
          "Pros: Charlize Theron did much of the physical stuff and it shows. Clever gadgets, for example metal balls that come when she whistles. Costumes. Sophie Okonedo. It's short.\n\nCons: Frances McDormand in an orange wig. Flat villains. A big idea that arrives late and in a hurry. Fights cut so fast that you lose who is where. No humor at all.\n\nVerdict: better than people say. A stylish B movie that I liked.",
      },
    ],
  },
];
