import type { CatalogueFilm } from '../film.ts';

export const films2023: readonly CatalogueFilm[] = [
  {
    id: 739405,
    title: 'Operation Fortune: Ruse de Guerre',
    releaseDate: '2023-01-04',
    genres: ['action', 'comedy', 'thriller', 'adventure'],
    voteAverage: 6.5,
    voteCount: 1_916,
    overview:
      'Something called the Handle has been stolen, and the arms dealer Greg Simmonds is going to sell it for billions. The British government needs the agent Orson Fortune to find out what it is. With Sarah Fidel, who knows computers, he has to get close to Simmonds. The dealer admires the film star Danny Francesco, so they force Danny to play himself. Fortune must get it before it is sold and used.',
    cast: [
      { name: 'Jason Statham', character: 'Orson Fortune' },
      { name: 'Aubrey Plaza', character: 'Sarah Fidel' },
      { name: 'Josh Hartnett', character: 'Danny Francesco' },
      { name: 'Cary Elwes', character: 'Nathan Jasmine' },
      { name: 'Bugzy Malone', character: 'J.J.' },
      { name: 'Hugh Grant', character: 'Greg Simmonds' },
      { name: 'Eddie Marsan', character: 'Knighton' },
      { name: 'Peter Ferdinando', character: 'Mike Hook' },
      { name: 'Lourdes Faberes', character: 'Emilia' },
      { name: 'Max Beesley', character: 'Ben Harris' },
    ],
    crew: [
      { name: 'Guy Ritchie', job: 'Director' },
      { name: 'Guy Ritchie', job: 'Writer' },
      { name: 'Ivan Atkinson', job: 'Writer' },
      { name: 'Marn Davies', job: 'Writer' },
      { name: 'Chris Benstead', job: 'Original Music Composer' },
      { name: 'Alan Stewart', job: 'Director of Photography' },
      { name: 'James Herbert', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'helenj',
        writtenOn: '2023-03-12',
        rating: 7,
        content:
          "They filmed in our hotel! I am at the reception desk in it for two seconds, I hand a key to nobody. So I'm biased, but Hugh Grant as a billionaire from the East End with tinted glasses, so in love with a film actor that he blushes when the actor admires his shirts, that's a man having a better week than any of our guests. Statham ate porridge every day. He holds doors. It's good fun, as spy films go.",
      },
      {
        author: 'Milan F.',
        writtenOn: '2023-05-21',
        rating: 5,
        content:
          "Finally watched this, the one that was put off for a year. Nobody in the film knows what was stolen, and for two hours that is supposed to be the joke. What works is Hugh Grant, who plays an arms dealer in love with a movie star and blushes like a girl. Jason Statham does what he always does, in better suits. Aubrey Plaza's lines sound as if they'd been written for somebody else. The locations are pretty, the danger is never real. It's okay while you iron, and no more than that.",
      },
    ],
  },
  {
    id: 980078,
    title: 'Winnie the Pooh: Blood and Honey',
    releaseDate: '2023-01-27',
    genres: ['horror', 'thriller'],
    voteAverage: 5,
    voteCount: 1_555,
    overview:
      'As a boy Christopher Robin played with strange creatures in the forest and brought them food. Then he left for college, and in a hard winter they starved. Pooh and Piglet became wild and swore to hate all humans. Five years later Christopher returns with his fiancée Mary, and the two attack them. Maria rents a house nearby with her friends, and they must get out of the forest before they are killed too.',
    cast: [
      { name: 'Nikolai Leon', character: 'Christopher Robin' },
      { name: 'Craig David Dowsett', character: 'Winnie-the-Pooh' },
      { name: 'Chris Cordell', character: 'Piglet' },
      { name: 'Maria Taylor', character: 'Maria' },
      { name: 'Amber Doig-Thorne', character: 'Alice' },
      { name: 'Natasha Rose Mills', character: 'Jessica' },
      { name: 'Danielle Ronald', character: 'Zoe' },
      { name: 'Natasha Tosini', character: 'Lara' },
      { name: 'Paula Coiz', character: 'Mary' },
      { name: 'May Kelly', character: 'Tina' },
    ],
    crew: [
      { name: 'Rhys Frake-Waterfield', job: 'Director' },
      { name: 'Rhys Frake-Waterfield', job: 'Screenplay' },
      { name: 'Andrew Scott Bell', job: 'Original Music Composer' },
      { name: 'Vince Knight', job: 'Director of Photography' },
      { name: 'Scott Jeffrey', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'jonas.dubois',
        writtenOn: '2023-03-12',
        rating: 3,
        content:
          "The opening two minutes, told in scratchy pencil drawings, are eerie and rather sad. If the rest were that, I'd recommend it. The rest is a large man in a rubber mask and a lumberjack shirt walking slowly through somebody's holiday let in the dark. He could be anybody! Take the ears off and it's a man with a hammer. I was bored stiff.",
      },
      {
        author: 'slasher_sundays',
        writtenOn: '2023-05-28',
        rating: 7,
        content:
          "Came for a daft night with mates and got one. It was shot in about ten days for the price of a used van and I've seen far worse with far more. Swimming pool bit is properly unpleasant, the beehive score is clever (they stuck bees in a violin or something, look it up), and when the honey dribbled out of the mask our whole row went 'eurgh'. It's trash and I enjoyed it.",
      },
      {
        author: 'Miss Lacey, Year Six',
        writtenOn: '2023-10-31',
        content:
          "A boy in year six told me he'd seen it and that Eeyore was dead, and would I read them the chapter about his birthday again, so I felt I ought to look. I watched it with the sound low and the big light on. It isn't wicked, it's mostly dim, in the sense that I could not see it. The girls keep running back to the same hot tub. I read them the birthday chapter on Tuesday and we all felt better. The film is not worth your time.",
      },
    ],
  },
  {
    id: 804150,
    title: 'Cocaine Bear',
    releaseDate: '2023-02-22',
    genres: ['comedy', 'thriller', 'crime'],
    voteAverage: 6,
    voteCount: 2_421,
    overview:
      'Georgia, 1985. A smuggler throws bags of cocaine out of a plane over a forest and dies. A black bear eats some of it and goes mad. Dee Dee and her friend Henry have skipped school to go there, and her mother Sari looks for them. The drug dealer Syd sends his grieving son Eddie to collect the bags. Sari must find the children before the bear does.',
    cast: [
      { name: 'Keri Russell', character: 'Sari' },
      { name: "O'Shea Jackson Jr.", character: 'Daveed' },
      { name: 'Christian Convery', character: 'Henry' },
      { name: 'Alden Ehrenreich', character: 'Eddie' },
      { name: 'Brooklynn Prince', character: 'Dee Dee' },
      { name: 'Isiah Whitlock Jr.', character: 'Bob' },
      { name: 'Kristofer Hivju', character: 'Olaf' },
      { name: 'Margo Martindale', character: 'Ranger Liz' },
      { name: 'Jesse Tyler Ferguson', character: 'Peter' },
      { name: 'Ray Liotta', character: 'Syd' },
    ],
    crew: [
      { name: 'Elizabeth Banks', job: 'Director' },
      { name: 'Jimmy Warden', job: 'Writer' },
      { name: 'Mark Mothersbaugh', job: 'Original Music Composer' },
      { name: 'John Guleserian', job: 'Director of Photography' },
      { name: 'Joel Negron', job: 'Editor' },
      { name: 'Christopher Miller', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Marco66',
        writtenOn: '2023-03-04',
        rating: 8,
        content:
          "Worked nineteen seasons in the Smokies and I laughed till I coughed. Margo Martindale with the badge, the perfume and the gun she can't aim is every third supervisor I ever had. And the ambulance! You can see that gag coming down the road with its lights on and it still beats you to it.\n\nLoved it. For the young people: black bears are shy, please do not feed them anything.",
      },
      {
        author: 'anna.okoro',
        writtenOn: '2023-04-21',
        rating: 5,
        content:
          "It's all in the name, isn't it, and once you've read the name you've had most of the fun. There must be nine storylines, and they take turns at standing in front of the bear. I never did find out what the lad grieving for his wife was doing there, wandering about with wet eyes. Good leg, though. When that leg comes down from the tree the fellow next to me lost his nachos. I was bored between the bites.",
      },
    ],
  },
  {
    id: 594767,
    title: 'Shazam! Fury of the Gods',
    releaseDate: '2023-03-15',
    genres: ['comedy', 'action', 'fantasy'],
    voteAverage: 6.4,
    voteCount: 3_614,
    overview:
      "Billy Batson says a word and becomes a grown man in a cape, and so do his five foster siblings. The people of Philadelphia make fun of them. He is nearly eighteen and afraid of losing the only home that kept him. Then three sisters, the daughters of a god, come with a dragon to win their father's power back. If Billy can't stop them, he will lose his powers, his family and the city.",
    cast: [
      { name: 'Zachary Levi', character: 'Shazam' },
      { name: 'Asher Angel', character: 'Billy Batson' },
      { name: 'Jack Dylan Grazer', character: 'Freddy Freeman' },
      { name: 'Rachel Zegler', character: 'Anthea' },
      { name: 'Helen Mirren', character: 'Hespera' },
      { name: 'Lucy Liu', character: 'Kalypso' },
      { name: 'Djimon Hounsou', character: 'Wizard' },
      { name: 'Adam Brody', character: 'Super Hero Freddy' },
      { name: 'Grace Caroline Currey', character: 'Mary Bromfield' },
      { name: 'Meagan Good', character: 'Super Hero Darla' },
    ],
    crew: [
      { name: 'David F. Sandberg', job: 'Director' },
      { name: 'Henry Gayden', job: 'Screenplay' },
      { name: 'Chris Morgan', job: 'Screenplay' },
      { name: 'Peter Safran', job: 'Producer' },
      { name: 'Christophe Beck', job: 'Original Music Composer' },
      { name: 'Gyula Pados', job: 'Director of Photography' },
      { name: 'Michel Aller', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'frank_e',
        writtenOn: '2023-04-09',
        rating: 6,
        content:
          "There's a magic pen that takes dictation and writes down everything you say, the ums as well, and they send the letter. Dame Helen Mirren has to read it out, in a helmet, without a flicker. 'Gatorade.' That's the whole of my review, I'd go again for the pen. The rest is decent superhero stuff. I took four kids and they all wanted to be the one with the doors.",
      },
      {
        author: 'Nisha, mother of two',
        writtenOn: '2023-04-30',
        rating: 7,
        content:
          'A nice film for a Sunday with children, and the best thing is that the heroes are one big foster family who eat together and fight together. My two, nine and eleven, shouted "Shazam" from the balcony until the watchman came. Helen Mirren is a queen in every costume. The small unicorn part is funny, though it is clearly advertising for sweets, and my son asked for them at once. The grown-up hero behaves more childish than the boy. We enjoyed it, the dragon most of all.',
      },
      {
        author: 'flicks98',
        writtenOn: '2024-06-02',
        rating: 7,
        content:
          "Jack Dylan Grazer gets the film and he earns it, flirting on a roof with a goddess who's pretending to be new at school. You'd watch those two do their homework. When he has to go on without the cape, with the crutch, up against something with wings, my own boy, who has a stick, put it across his knees and leaned forward. We both liked it.",
      },
    ],
  },
  {
    id: 649609,
    title: 'Renfield',
    releaseDate: '2023-04-07',
    genres: ['comedy', 'fantasy', 'horror'],
    voteAverage: 6.5,
    voteCount: 2_108,
    overview:
      "Renfield, Count Dracula's servant, has brought him his victims for ninety years and eaten insects, which make him strong. Now Dracula is recovering in an empty hospital, and his servant goes to a support group for people in bad relationships. He begins to think that he could leave. In a restaurant he saves Rebecca Quincy, an honest policewoman, from a gang. If he leaves Dracula, everyone he has come to like will die.",
    cast: [
      { name: 'Nicholas Hoult', character: 'R.M. Renfield' },
      { name: 'Nicolas Cage', character: 'Count Dracula' },
      { name: 'Awkwafina', character: 'Rebecca Quincy' },
      { name: 'Ben Schwartz', character: 'Teddy Lobo' },
      { name: 'Shohreh Aghdashloo', character: 'Bellafrancesca Lobo' },
      { name: 'Brandon Scott Jones', character: 'Mark' },
      { name: 'Adrian Martinez', character: 'Chris Marcos' },
      { name: 'Camille Chen', character: 'Kate Quincy' },
      { name: 'Bess Rous', character: 'Caitlyn' },
      { name: 'Caroline Williams', character: 'Vanessa' },
    ],
    crew: [
      { name: 'Chris McKay', job: 'Director' },
      { name: 'Ryan Ridley', job: 'Screenplay' },
      { name: 'Robert Kirkman', job: 'Story' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Mitchell Amundsen', job: 'Director of Photography' },
      { name: 'Mako Kamitsuna', job: 'Editor' },
      { name: 'Giancarlo Ganziano', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'javier_p',
        writtenOn: '2023-06-04',
        rating: 7,
        content:
          "Our circle meets Wednesdays, not Tuesdays, but the stackable chairs and the urn are right to the last dent. Mark who runs it with his cardigan and his affirmations is somebody I've met in four states. When Dracula, the boss, walks in and wants to share, in a velvet suit, and everyone's so supportive, I laughed till my sponsor moved seats. It's also true that I once worked for a man like that. He sold carpets. I had a great time.",
      },
      {
        author: 'Toni Marsh',
        writtenOn: '2023-08-13',
        rating: 6,
        content:
          "Nicolas Cage is why you watch this. He plays Dracula with three sets of teeth, rings on every finger and a voice like a cat, half an old movie star and half somebody's rude uncle. Each time he enters the room the film stands up straight. When he leaves there's a gang war with a lot of computer blood and arms that come off like bread rolls, and I looked at the clock. Nicholas Hoult is sweet. For Cage alone I had a good time, and I wish he'd had more.",
      },
    ],
  },
  {
    id: 385687,
    title: 'Fast X',
    releaseDate: '2023-05-17',
    genres: ['action', 'crime', 'thriller'],
    voteAverage: 7,
    voteCount: 6_273,
    overview:
      "Years ago Dominic Toretto and his family stole a drug lord's vault in Rio, and the man died. His son Dante saw it happen. Now Dante wants Dom to suffer. He lures Roman and the crew into a trap in Rome, where a bomb rolls through the streets, and the police take them for terrorists. Dante hunts Dom's little son Brian, who flees with his uncle Jakob. Dom must reach the boy before Dante does.",
    cast: [
      { name: 'Vin Diesel', character: 'Dominic Toretto' },
      { name: 'Michelle Rodriguez', character: 'Letty' },
      { name: 'Tyrese Gibson', character: 'Roman' },
      { name: 'Ludacris', character: 'Tej' },
      { name: 'John Cena', character: 'Jakob' },
      { name: 'Nathalie Emmanuel', character: 'Ramsey' },
      { name: 'Jordana Brewster', character: 'Mia' },
      { name: 'Sung Kang', character: 'Han' },
      { name: 'Jason Momoa', character: 'Dante' },
      { name: 'Scott Eastwood', character: 'Little Nobody' },
    ],
    crew: [
      { name: 'Louis Leterrier', job: 'Director' },
      { name: 'Dan Mazeau', job: 'Screenplay' },
      { name: 'Justin Lin', job: 'Screenplay' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Stephen F. Windon', job: 'Director of Photography' },
      { name: 'Dylan Highsmith', job: 'Editor' },
      { name: 'Kelly Matsumoto', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'todd1985',
        writtenOn: '2023-06-18',
        rating: 7,
        content:
          "I live off the Via Cavour and I can tell you what takes the most suspending of disbelief: he parks. The bomb rolling down past the obelisk on fire, knocking buses over like skittles, we've had worse on a match day.\n\nMomoa's in another film entirely, in lilac, with scrunchies, painting toenails in a garden chair and chatting. I came for the cars and left whistling because of him. A really good action film.",
      },
      {
        author: 'family_fourteen_times',
        writtenOn: '2023-07-23',
        rating: 6,
        content:
          'Finally watched number ten with my boys, who can explain to me who has died and who has come back. I counted the word "family" fourteen times. What held my attention is Jason Momoa, who dances, giggles and paints his nails, and seems to be having more fun than the rest of them together. The chase in Rome is really good. Everyone who was ever an enemy is now a cousin, and in the middle of the biggest scene it simply stops. Silly, too long, and I was decently entertained.',
      },
      {
        author: 'tomasz1967',
        writtenOn: '2024-01-14',
        rating: 8,
        content:
          "TWO HELICOPTERS. He's harpooned by two helicopters, on purpose, and swings them at each other, using a Dodge. my mate Gaz stood up and saluted. there's no arguing with that, don't bring your physics in here, Gaz failed physics. best film night in ages. We sat through all the names",
      },
    ],
  },
  {
    id: 569094,
    title: 'Spider-Man: Across the Spider-Verse',
    releaseDate: '2023-05-31',
    genres: ['adventure', 'animation', 'action', 'science-fiction'],
    voteAverage: 8.3,
    voteCount: 8_882,
    overview:
      "Miles Morales is fifteen, hides from his parents that he is the masked hero of Brooklyn, and misses Gwen Stacy, who lives in another universe. When she visits him, he follows her through a portal and meets a society of hundreds of heroes like himself. Their leader, Miguel O'Hara, guards the rules that hold all worlds together. One of these rules concerns Miles's own family, and he won't accept it.",
    cast: [
      { name: 'Shameik Moore', character: 'Miles Morales (voice)' },
      { name: 'Hailee Steinfeld', character: 'Gwen Stacy (voice)' },
      { name: 'Brian Tyree Henry', character: 'Jeff Morales (voice)' },
      { name: 'Luna Lauren Vélez', character: 'Rio Morales (voice)' },
      { name: 'Jake Johnson', character: 'Peter B. Parker (voice)' },
      { name: 'Oscar Isaac', character: "Miguel O'Hara (voice)" },
      { name: 'Jason Schwartzman', character: 'Spot (voice)' },
      { name: 'Issa Rae', character: 'Jessica Drew (voice)' },
      { name: 'Daniel Kaluuya', character: 'Hobie Brown (voice)' },
      { name: 'Karan Soni', character: 'Pavitr Prabhakar (voice)' },
    ],
    crew: [
      { name: 'Joaquim Dos Santos', job: 'Director' },
      { name: 'Kemp Powers', job: 'Director' },
      { name: 'Justin K. Thompson', job: 'Director' },
      { name: 'Phil Lord', job: 'Writer' },
      { name: 'Christopher Miller', job: 'Writer' },
      { name: 'Dave Callaham', job: 'Writer' },
      { name: 'Phil Lord', job: 'Producer' },
      { name: 'Christopher Miller', job: 'Producer' },
      { name: 'Amy Pascal', job: 'Producer' },
      { name: 'Avi Arad', job: 'Producer' },
      { name: 'Christina Steinberg', job: 'Producer' },
      { name: 'Daniel Pemberton', job: 'Original Music Composer' },
      { name: 'Michael Andrews', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'hobiefan138',
        writtenOn: '2023-06-18',
        rating: 9,
        content:
          "ok this is the best spidey movie ever made and i've seen all of them, live action too. hobie brown looks like somebody cut him out of a magazine and glued him on the film, and he changes color when he's annoyed. every world has its own style, gwen's one is like wet watercolor. the chase with a few hundred spider people after miles is insane. ends on a cliffhanger, be warned. still number one for me, sorry tobey",
      },
      {
        author: 'Craig Lindqvist',
        writtenOn: '2023-09-04',
        rating: 8,
        content:
          "Pros: every universe is drawn in another way, so you always know where you are. Gwen's story gets as much room as Miles's. Spot starts out as a silly villain and slowly becomes a scary one. Great talks between parents and kids, in English and Spanish.\nCons: it stops in the middle. Well over two hours, and I felt it in the last part. In our theater the music was so loud that I lost some lines.\nA really good film, and half of one. I recommend watching it with subtitles.",
      },
      {
        author: 'lateshow77',
        writtenOn: '2025-01-11',
        rating: 8,
        content:
          "Finally watched this, two years after everybody told me to, on a good screen and with the phone in another room. You need both, because there is so much in every picture. What holds up is the quiet stuff: Gwen and Miles sitting upside down under a ledge, looking at the skyline, and his mother's talk on the roof. What doesn't is the ending, which is no ending at all. I'd have been furious in 2023. I loved it all the same and want the next one now.",
      },
    ],
  },
  {
    id: 747188,
    title: 'Asteroid City',
    releaseDate: '2023-06-08',
    genres: ['comedy', 'drama', 'science-fiction'],
    voteAverage: 6.5,
    voteCount: 2_455,
    overview:
      "It is 1955, and the war photographer Augie Steenbeck's car breaks down in a tiny desert town. His son Woodrow is to receive a prize there, and Augie has not yet told his children that their mother died. In the next cabin lives the film star Midge Campbell. Then something comes down from the sky, and the army locks everyone in. Augie must face his children and a life without his wife.",
    cast: [
      { name: 'Jason Schwartzman', character: 'Augie Steenbeck / Jones Hall' },
      { name: 'Scarlett Johansson', character: 'Midge Campbell / Mercedes Ford' },
      { name: 'Tom Hanks', character: 'Stanley Zak' },
      { name: 'Jeffrey Wright', character: 'General Gibson' },
      { name: 'Tilda Swinton', character: 'Dr. Hickenlooper' },
      { name: 'Bryan Cranston', character: 'Host' },
      { name: 'Edward Norton', character: 'Conrad Earp' },
      { name: 'Adrien Brody', character: 'Schubert Green' },
      { name: 'Liev Schreiber', character: 'J.J. Kellogg' },
      { name: 'Jake Ryan', character: 'Woodrow' },
    ],
    crew: [
      { name: 'Wes Anderson', job: 'Director' },
      { name: 'Wes Anderson', job: 'Screenplay' },
      { name: 'Alexandre Desplat', job: 'Original Music Composer' },
      { name: 'Robert Yeoman', job: 'Director of Photography' },
      { name: 'Barney Pilling', job: 'Editor' },
      { name: 'Jeremy Dawson', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'nathang',
        writtenOn: '2023-07-02',
        rating: 9,
        content:
          "Three little girls bury their mother in a plastic box beside a motel shower and hold a witches' funeral for it, and their grandfather, in golfing clothes, lets them. I lost my mom in the spring. Everybody says these films are all wallpaper. Well, somebody stands in front of the wallpaper and can't say the thing, and I know a bit about that at the moment.\n\nAlso the alien poses for its photo. I'd forgotten I could laugh like that. I love this comedy.",
      },
      {
        author: 'Judith V.',
        writtenOn: '2023-08-15',
        rating: 4,
        content:
          "You know the dolls' house your aunt had that you weren't allowed to touch? A hundred and five minutes of that. Each time I'd begun to follow the family in the desert we were hauled off into black and white so that an actor could ask what the play meant. If he doesn't know, and he's in it, what chance have I got in row M with a cold? I didn't enjoy this comedy.",
      },
      {
        author: 'roadrunner_meep',
        writtenOn: '2024-01-09',
        content:
          "Streamed it in two halves and would suggest the same to you. The vending machine that sells plots of land, the on-ramp to nowhere, the cops chasing robbers through town at odd intervals: I could look at those all day. Johansson behind a window with greasepaint on her eye is wonderful. But I only looked, and I felt nothing. It's a pretty and clever comedy, and it left me cold.",
      },
    ],
  },
  {
    id: 976573,
    title: 'Elemental',
    releaseDate: '2023-06-14',
    genres: ['fantasy', 'animation', 'comedy', 'romance', 'family'],
    voteAverage: 7.6,
    voteCount: 5_253,
    overview:
      "In Element City everyone is made of fire, water, earth or air. One day Ember is to run her parents' shop, if she controls her temper. When a pipe bursts, Wade is washed in, a water man who cries easily and works as a city inspector. He has to report the shop. They look for the leak, although fire and water must not mix. If they don't find it, the shop will be closed.",
    cast: [
      { name: 'Leah Lewis', character: 'Ember (voice)' },
      { name: 'Mamoudou Athie', character: 'Wade (voice)' },
      { name: 'Ronnie del Carmen', character: 'Bernie (voice)' },
      { name: 'Shila Ommi', character: 'Cinder (voice)' },
      { name: 'Wendi McLendon-Covey', character: 'Gale (voice)' },
      { name: "Catherine O'Hara", character: 'Brook (voice)' },
      { name: 'Mason Wertheimer', character: 'Clod (voice)' },
      { name: 'Joe Pera', character: 'Fern (voice)' },
    ],
    crew: [
      { name: 'Peter Sohn', job: 'Director' },
      { name: 'John Hoberg', job: 'Screenplay' },
      { name: 'Kat Likkel', job: 'Screenplay' },
      { name: 'Brenda Hsueh', job: 'Screenplay' },
      { name: 'Peter Sohn', job: 'Story' },
      { name: 'John Hoberg', job: 'Story' },
      { name: 'Kat Likkel', job: 'Story' },
      { name: 'Brenda Hsueh', job: 'Story' },
      { name: 'Denise Ream', job: 'Producer' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'David Juan Bianchi', job: 'Director of Photography' },
      { name: 'Jean-Claude Kalache', job: 'Director of Photography' },
      { name: 'Stephen Schaffer', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Shalini Rao',
        writtenOn: '2023-07-02',
        rating: 9,
        content:
          "So sweet and so true, please see it with your parents. My father opened a shop in Leicester forty years back, after coming from Gujarat with two suitcases, and when Ember's father showed her his shop I could not look at mine. He pretended that he was cleaning his glasses. Wade's family crying at everything was us laughing at everything. The music of Thomas Newman has some Indian sounds, which we enjoyed. It is a romance and a family story, lovely to look at, and three generations liked it.",
      },
      {
        author: 'glenn440',
        writtenOn: '2023-07-16',
        rating: 7,
        content:
          "A pretty, gentle cartoon, a little slow for little ones. My son is five and started asking for the snack bar after an hour, because so much of it is two grown-ups falling in love. My daughter is nine and was glued to it. No scares worth the name except when water comes through a wall. What they both liked was Clod, a small dirt kid who picks a flower from his armpit. I liked how the father looks at his shop. I'd say seven and up, and I'd happily see it again.",
      },
      {
        author: 'Mackenzie Roy',
        writtenOn: '2023-11-05',
        rating: 7,
        content:
          "Pros: I have never seen water and fire look like that. The date at the flooded garden. A love story in a Pixar movie, about time. Catherine O'Hara in one dinner scene. Nobody is evil.\nCons: the leak is the dullest mystery ever. The city is gorgeous and we see four places. Jokes for kids are few, puns are many. You know from the poster that they'll hold hands.\nI cried once, so it works. Solid and warm, and not one of their greats. I liked it.",
      },
    ],
  },
  {
    id: 872585,
    title: 'Oppenheimer',
    releaseDate: '2023-07-19',
    genres: ['drama', 'history'],
    voteAverage: 8.1,
    voteCount: 12_074,
    overview:
      'In 1954 a committee in Washington questions J. Robert Oppenheimer, the father of the atomic bomb, about his loyalty. He tells his life: his love for Jean Tatlock, and his marriage to Kitty. During the war General Leslie Groves put him in charge of a secret town in the desert, where he built the bomb. Now Lewis Strauss wants to see him fall. If he loses, he will have no more say over the bomb.',
    cast: [
      { name: 'Cillian Murphy', character: 'J. Robert Oppenheimer' },
      { name: 'Emily Blunt', character: 'Kitty Oppenheimer' },
      { name: 'Matt Damon', character: 'Leslie Groves' },
      { name: 'Robert Downey Jr.', character: 'Lewis Strauss' },
      { name: 'Florence Pugh', character: 'Jean Tatlock' },
      { name: 'Josh Hartnett', character: 'Ernest Lawrence' },
      { name: 'Casey Affleck', character: 'Boris Pash' },
      { name: 'Rami Malek', character: 'David Hill' },
      { name: 'Kenneth Branagh', character: 'Niels Bohr' },
      { name: 'Benny Safdie', character: 'Edward Teller' },
    ],
    crew: [
      { name: 'Christopher Nolan', job: 'Director' },
      { name: 'Christopher Nolan', job: 'Screenplay' },
      { name: 'Ludwig Göransson', job: 'Original Music Composer' },
      { name: 'Hoyte van Hoytema', job: 'Director of Photography' },
      { name: 'Jennifer Lame', job: 'Editor' },
      { name: 'Emma Thomas', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Ray V.',
        writtenOn: '2023-08-06',
        rating: 9,
        content:
          "Barbie was sold out. So that was six of us in pink, one in a cowboy hat, filing in after two glasses of prosecco each to see three hours about the man who built the bomb. I can report that we behaved. During the countdown in the desert Shanice took my hand and nearly broke it, and Cillian Murphy is so thin and so proud that I wanted to feed him and then shake him. I don't think I blinked.\n\nWe went for chips like that, in sequins, and argued about whether he should have done it. I loved it, a great film, and nobody had told us.",
      },
      {
        author: 'Frederick Osei',
        writtenOn: '2023-07-30',
        content:
          "Christopher Nolan tells the life of a scientist like a thriller with a clock in it. He jumps between three times, some in color, some in black and white, and after twenty minutes it feels natural. The music hardly ever stops. The test in the desert is the center of the movie, and the silence there is the most powerful sound of the year.\n\nCillian Murphy is thin, proud and full of doubt, and the camera stays so close that you see every thought. Robert Downey Jr. makes you forget all his other parts. Emily Blunt gets one great scene late, and before that much too little. Half of the men around the table are famous, which pulled me out of it now and then.\n\nIt's three hours long, with a lot of hearings, and I lost some of what was said under the music. Overall it is an impressive and disturbing film. A great one, I'd say. I was tired afterward and I kept thinking about it for days.",
      },
      {
        author: 'Dr. H. Simmons',
        writtenOn: '2024-02-25',
        rating: 8,
        content:
          "I teach sixth-form physics and had to fight to get a seat at my own school trip. Good: Cillian Murphy, the marbles filling the goldfish bowl, the worry that the first bomb might set fire to the air. Missing: practically all the actual physics, and anyone living downwind. Still, a very good film, and I liked it a lot. My students argued the whole way home on the bus about whether they'd have built the bomb, until the driver told them what he thought.",
      },
    ],
  },
  {
    id: 615656,
    title: 'Meg 2: The Trench',
    releaseDate: '2023-08-02',
    genres: ['action', 'science-fiction', 'horror'],
    voteAverage: 6.4,
    voteCount: 3_931,
    overview:
      'Jonas Taylor works for an oceanographic institute that explores a trench in the Pacific. A layer of cold water keeps giant sharks down there. His stepdaughter Meiying hides in his submersible and comes along. At the bottom, at twenty-five thousand feet, they find a secret mining station. An explosion opens a way up for the sharks. Jonas must bring his people home alive and save a holiday island before the sharks reach it.',
    cast: [
      { name: 'Jason Statham', character: 'Jonas Taylor' },
      { name: 'Wu Jing', character: 'Jiuming Zhang' },
      { name: 'Sophia Cai', character: 'Meiying' },
      { name: 'Page Kennedy', character: 'DJ' },
      { name: 'Cliff Curtis', character: "James 'Mac' Mackreides" },
      { name: 'Skyler Samuels', character: 'Jess' },
      { name: 'Sergio Peris-Mencheta', character: 'Montes' },
      { name: 'Melissanthi Mahut', character: 'Rigas' },
      { name: 'Sienna Guillory', character: 'Driscoll' },
      { name: 'Kiran Sonia Sawar', character: 'Sal' },
    ],
    crew: [
      { name: 'Ben Wheatley', job: 'Director' },
      { name: 'Jon Hoeber', job: 'Screenplay' },
      { name: 'Erich Hoeber', job: 'Screenplay' },
      { name: 'Dean Georgaris', job: 'Screenplay' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Haris Zambarloukos', job: 'Director of Photography' },
      { name: 'Jonathan Amos', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Roald_Bergen',
        writtenOn: '2023-09-03',
        rating: 6,
        content:
          'I work on a platform in the North Sea and was a diver before, so I know what pressure is. In this film a man swims on the bottom of the ocean without a suit, and everybody on our bus laughs about it until today. The first hour is dark and a little boring. Then they come to the island, and there is a giant octopus, a small dog and Jason Statham who kicks a shark with his foot. It is nonsense, but happy nonsense. I like it with friends.',
      },
      {
        author: 'Bianca Ruiz',
        writtenOn: '2023-08-20',
        rating: 8,
        content:
          "The first hour is people walking in the dark in diving suits and I'm going to be honest I did my nails. And then FUN ISLAND. Statham on a jet ski, with spears he has made himself, using his FOOT to hold a prehistoric shark's nose away. A little dog called Pippin, same dog? same dog. Lizards. The Chinese guy's got one on a clicker. Loved it. It knows precisely how stupid to be, only it takes its time getting there.",
      },
      {
        author: 'omar1987',
        writtenOn: '2024-03-10',
        rating: 5,
        content:
          "as a marine biology undergrad: no. as a person with a hangover: mostly. the pressure, the lights, the plants growing where there's no sun, I shouted at all of it, in bed, with toast. then Wu Jing winked at the shark and I thought fine, pass the chips. dumb, half fun, half boring.",
      },
    ],
  },
  {
    id: 466420,
    title: 'Killers of the Flower Moon',
    releaseDate: '2023-10-18',
    genres: ['crime', 'history', 'drama'],
    voteAverage: 7.4,
    voteCount: 4_084,
    overview:
      "Oklahoma in the 1920s. Oil has made the Osage people the richest in the world, but each has a white guardian who controls the money. Ernest Burkhart comes back from the war to his uncle William Hale, the tribe's friend, and marries Mollie, an Osage. Then her sisters and her mother die, one after another, and the police don't investigate. Mollie may be the next, and she doesn't know whom to trust.",
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Ernest Burkhart' },
      { name: 'Robert De Niro', character: 'William King Hale' },
      { name: 'Lily Gladstone', character: 'Mollie Burkhart' },
      { name: 'Jesse Plemons', character: 'Tom White' },
      { name: 'Tantoo Cardinal', character: 'Lizzie Q' },
      { name: 'John Lithgow', character: 'Peter Leaward' },
      { name: 'Brendan Fraser', character: 'W.S. Hamilton' },
      { name: 'Cara Jade Myers', character: 'Anna Brown' },
      { name: 'JaNae Collins', character: 'Rita' },
      { name: 'Jillian Dion', character: 'Minnie' },
    ],
    crew: [
      { name: 'Martin Scorsese', job: 'Director' },
      { name: 'Eric Roth', job: 'Screenplay' },
      { name: 'Martin Scorsese', job: 'Screenplay' },
      { name: 'Robbie Robertson', job: 'Original Music Composer' },
      { name: 'Rodrigo Prieto', job: 'Director of Photography' },
      { name: 'Thelma Schoonmaker', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Carla Red Elk',
        writtenOn: '2023-11-19',
        rating: 8,
        content:
          "This is a crime film about what was done to us Osage, and I grew up two streets from where they rebuilt the town. The blankets are right, I know the aunties who lent them. My grandmother's sister is one of the names that never got a trial and isn't in the book either.\n\nIt should have been Mollie's film and everybody in the room here knew it, you could feel the air change each time Lily Gladstone sat still and let DiCaprio talk. I'd have given him half the time. But I can't think who else would've got them to spend the money. It's a good film, and a hard one for us.",
      },
      {
        author: 'Ewan K.',
        writtenOn: '2023-10-29',
        rating: 5,
        content:
          "Three hours twenty-six and no interval. They used to give you an interval and an ice cream. You know who did it within twenty minutes and then you watch him do it, slowly, with a face like a bulldog licking a thistle. I went twice and missed nothing; on each return another relation was poorly. Worthy, it surely is, and I was bored. I'd sooner have read it.",
      },
      {
        author: 'Thomas Redcorn',
        writtenOn: '2024-02-25',
        rating: 8,
        content:
          "Martin Scorsese takes three and a half hours for this crime, and he doesn't hide who is behind it. He isn't interested in a puzzle. He wants us to sit in the same room with these men, hear them joke and pray, and understand how a whole town could look away. The pictures of the prairie and of the Osage ceremonies are beautiful, made with respect.\n\nLily Gladstone is the heart of it. As Mollie she says little, and she sees more than anyone around her. Robert De Niro has not been so good for a long time. Leonardo DiCaprio pulls his face down and plays a weak man. I would have given him less time and her more.\n\nYou need patience, and a break would have helped. Overall I think it is an important and very sad film. I admired it deeply and I won't forget her eyes.",
      },
    ],
  },
  {
    id: 609681,
    title: 'The Marvels',
    releaseDate: '2023-11-08',
    genres: ['science-fiction', 'adventure', 'action'],
    voteAverage: 5.9,
    voteCount: 3_327,
    overview:
      'Carol is inspecting damage in space, Monica is outside a space station, and Kamala is at home in Jersey City, where she dreams of being a heroine like Carol. Two of them touch something. From then on, they trade places whenever they use their powers at the same time. A warrior is stealing air, water and sun from worlds that Carol loves. The three must learn to fight together before the Earth is next.',
    cast: [
      { name: 'Brie Larson', character: 'Carol Danvers / Captain Marvel' },
      { name: 'Teyonah Parris', character: 'Monica Rambeau' },
      { name: 'Iman Vellani', character: 'Kamala Khan / Ms. Marvel' },
      { name: 'Zawe Ashton', character: 'Dar-Benn' },
      { name: 'Samuel L. Jackson', character: 'Nick Fury' },
      { name: 'Park Seo-jun', character: 'Prince Yan' },
      { name: 'Zenobia Shroff', character: 'Muneeba Khan' },
      { name: 'Mohan Kapur', character: 'Yusuf Khan' },
      { name: 'Saagar Shaikh', character: 'Aamir Khan' },
      { name: 'Gary Lewis', character: "Emperor Dro'ge" },
    ],
    crew: [
      { name: 'Nia DaCosta', job: 'Director' },
      { name: 'Nia DaCosta', job: 'Writer' },
      { name: 'Megan McDonnell', job: 'Writer' },
      { name: 'Elissa Karasik', job: 'Writer' },
      { name: 'Laura Karpman', job: 'Original Music Composer' },
      { name: 'Sean Bobbitt', job: 'Director of Photography' },
      { name: 'Catrin Hedström', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'reelgirl57',
        writtenOn: '2023-12-10',
        rating: 7,
        content:
          "Forty kittens eat the crew of a space station, one by one, to evacuate them, to Memory from Cats. I run an actual cat rescue in Swansea and I've never been so proud of the species. And the mum! Kamala's mum arms herself with a wooden spoon and won't leave the room. It's short and it is silly and those three skipping ropes in a spaceship to practise swapping were having a nicer time than anybody's had in one of these for years. I don't know what people wanted. I enjoyed it no end.",
      },
      {
        author: 'Craig Tolley',
        writtenOn: '2023-11-26',
        rating: 4,
        content:
          "I hadn't seen the series. Nor the other series. Nor, it turned out, a third. At one stage a planet of people sing everything and she's married to its prince, that's the good bit, five minutes, then off again before he's got his jacket buttoned. I was lost and didn't enjoy it. The villain has a hammer and a grievance, and I agreed with the grievance. You can feel where twenty minutes have been taken out, as with a sofa that's lost a leg.",
      },
      {
        author: 'Mark H.',
        writtenOn: '2024-04-07',
        rating: 6,
        content:
          "Iman Vellani watching her idol's face the first time she's told off by it! She plays the entire thing as if she'd won a competition, and I suppose she had. The rest is wallpaper, but nobody has ever enjoyed wallpaper so much. I liked her and found the superhero film average.",
      },
    ],
  },
  {
    id: 753342,
    title: 'Napoleon',
    releaseDate: '2023-11-22',
    genres: ['history', 'war', 'drama', 'romance'],
    voteAverage: 6.4,
    voteCount: 3_062,
    overview:
      "France after the Revolution. The young artillery officer Bonaparte drives the British out of Toulon. He falls for Joséphine de Beauharnais, a widow who was in prison, and marries her. While he fights in Egypt she is unfaithful, and he leaves his army to come home. He wants to rule France, and goes on writing her desperate letters. But she can't give him a son, and he may lose her for that.",
    cast: [
      { name: 'Joaquin Phoenix', character: 'Napoleon Bonaparte' },
      { name: 'Vanessa Kirby', character: 'Joséphine de Beauharnais' },
      { name: 'Tahar Rahim', character: 'Paul Barras' },
      { name: 'Rupert Everett', character: 'Duke of Wellington' },
      { name: 'Mark Bonnar', character: 'Jean-Andoche Junot' },
      { name: 'Paul Rhys', character: 'Talleyrand' },
      { name: 'Ben Miles', character: 'Caulaincourt' },
      { name: 'Ludivine Sagnier', character: 'Thérésa Cabarrus' },
      { name: 'Miles Jupp', character: 'Francis II' },
      { name: 'Sinéad Cusack', character: 'Letizia Bonaparte' },
    ],
    crew: [
      { name: 'Ridley Scott', job: 'Director' },
      { name: 'David Scarpa', job: 'Screenplay' },
      { name: 'Martin Phipps', job: 'Original Music Composer' },
      { name: 'Dariusz Wolski', job: 'Director of Photography' },
      { name: 'Claire Simpson', job: 'Editor' },
      { name: 'Sam Restivo', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Horst, wargamer',
        writtenOn: '2023-12-03',
        rating: 4,
        content:
          "Wargamer for thirty years, so I'll keep it short. He did not shell the pyramids. He did not lead a cavalry charge with a sabre at Waterloo like a subaltern. There weren't trenches. Spain isn't there at all, nor Leipzig, nor any reason a soul would have followed this sulky fellow to the end of the street. A bad history lesson and a dull film. I will grant the ice at Austerlitz, horse and rider going down into green water with the blood trailing, magnificent.",
      },
      {
        author: 'Ben95',
        writtenOn: '2024-03-16',
        rating: 8,
        content:
          "People missed that it's a comedy? He shouts 'you think you're so great because you have boats' at an Englishman. He has a coup and falls down the stairs. He stamps his feet at his wife to be let into bed. Phoenix plays the conqueror of Europe like a boy at somebody else's birthday, and Kirby watches him over the soup with total calm. I laughed a lot and loved it. Moscow could have waited, as far as I was concerned.",
      },
      {
        author: 'Bernadette P.',
        writtenOn: '2023-11-29',
        rating: 6,
        content:
          "The tall gentleman in front kept his hat on until Egypt, so I can vouch only for the upper half of the first act. It's grand, no question, with real mud, real horses and hundreds of hats. It's also gallop, battle, caption, gallop, like being driven round a country by someone who won't stop the car. The cannonball that goes into the horse at Toulon was, I'm sorry to say, in my half. Worth a look, not two.",
      },
    ],
  },
  {
    id: 467244,
    title: 'The Zone of Interest',
    releaseDate: '2023-12-15',
    genres: ['drama', 'history', 'war'],
    voteAverage: 7,
    voteCount: 2_572,
    overview:
      'Poland, 1943. Rudolf Höss commands the camp of Auschwitz and lives with his wife Hedwig and five children in a house right beside its wall. She has laid out a garden with dahlias, a pool and a greenhouse. The children swim in the river, and behind the wall there are shots, shouting and smoke that nobody mentions. When Rudolf is to be transferred, Hedwig refuses to give up this life.',
    cast: [
      { name: 'Christian Friedel', character: 'Rudolf Höss' },
      { name: 'Sandra Hüller', character: 'Hedwig Höss' },
      { name: 'Johann Karthaus', character: 'Claus Höss' },
      { name: 'Luis Noah Witte', character: 'Hans Höss' },
      { name: 'Nele Ahrensmeier', character: 'Inge-Brigit Höss' },
      { name: 'Lilli Falk', character: 'Heideraud Höss' },
      { name: 'Medusa Knopf', character: 'Elfriede' },
    ],
    crew: [
      { name: 'Jonathan Glazer', job: 'Director' },
      { name: 'Jonathan Glazer', job: 'Screenplay' },
      { name: 'James Wilson', job: 'Producer' },
      { name: 'Ewa Puszczyńska', job: 'Producer' },
      { name: 'Mica Levi', job: 'Original Music Composer' },
      { name: 'Łukasz Żal', job: 'Director of Photography' },
      { name: 'Paul Watts', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Leonard Abrams',
        writtenOn: '2024-02-25',
        rating: 8,
        content:
          'You never see the crime in this film, and you never stop hearing it. Jonathan Glazer puts fixed cameras into a family home and simply watches breakfast, laundry and a birthday, while the sound brings in trains, dogs and screams from over the wall. It is a cold method, and I believe that it is the right one. After ten minutes I caught myself no longer noticing the noise, and I was ashamed.\n\nSandra Hüller is extraordinary as Hedwig. She walks through her garden with heavy steps, proud as a queen, and tries on a fur coat that belonged to somebody else. Christian Friedel makes Höss polite, tired and ambitious, a man who could work in any office.\n\nThere is little story, and some viewers in our theater left. The scenes of a girl filmed as if in negative need some thought. Overall, this is a hard and important movie. Enjoyment is the wrong word; I was impressed, and I recommend it.',
      },
      {
        author: 'Agnieszka W.',
        writtenOn: '2024-03-10',
        rating: 7,
        content:
          'I come from Kraków, our school takes us to the museum, and I know this house from outside. The film shows the family of Höss in the garden, and on the other side of the wall is the camp. It is a strong idea. The sound is terrible in a good meaning, I hear it still. Sandra Hüller plays very well, she is so normal. For me the film says everything in the first half hour and then it repeats. It is important that people see it, and I have respect for it, not love.',
      },
      {
        author: 'R. Thistlewood',
        writtenOn: '2024-04-07',
        content:
          "An admirable film, and a severe one. Glazer's Under the Skin watched human beings as an insect might; here the same cool eye is turned upon a family who have made themselves blind. One thinks of The White Ribbon, with its tidy cruelty, and of Son of Saul, which stood on the other side of this very wall with its eyes half shut. The best scenes are nearly nothing: a boy in bed sorting teeth, a grandmother who looks out of her window at night. Mica Levi's opening, minutes of dark with a choir sinking through it, tells us to use our ears. I did wish for a little less design; the exercise becomes visible, and I began to admire where I should have trembled. It is worth seeing, once, in silence.",
      },
    ],
  },
  {
    id: 906126,
    title: 'Society of the Snow',
    releaseDate: '2023-12-15',
    genres: ['drama', 'history'],
    voteAverage: 8,
    voteCount: 3_267,
    overview:
      'October 1972. A rugby team from Montevideo flies to Chile with friends and relatives. Numa Turcatti hardly knows the others. In the Andes the plane hits a ridge and breaks apart. The survivors sit in the rest of it in deadly cold, without food. On the radio they hear that the search is over. Roberto, Nando and the others must decide how far they will go to live.',
    cast: [
      { name: 'Enzo Vogrincic', character: 'Numa Turcatti' },
      { name: 'Agustín Pardella', character: 'Nando Parrado' },
      { name: 'Matías Recalt', character: 'Roberto Canessa' },
      { name: 'Esteban Bigliardi', character: 'Javier Methol' },
      { name: 'Diego Vegezzi', character: 'Marcelo Pérez del Castillo' },
      { name: 'Fernando Contigiani García', character: 'Arturo Nogueira' },
      { name: 'Esteban Kukuriczka', character: 'Fito Strauch' },
      { name: 'Francisco Romero', character: 'Daniel Fernández Strauch' },
      { name: 'Rafael Federman', character: 'Eduardo Strauch' },
      { name: 'Valentino Alonso', character: 'Pancho Delgado' },
    ],
    crew: [
      { name: 'J.A. Bayona', job: 'Director' },
      { name: 'J.A. Bayona', job: 'Screenplay' },
      { name: 'Bernat Vilaplana', job: 'Screenplay' },
      { name: 'Jaime Marques', job: 'Screenplay' },
      { name: 'Nicolás Casariego', job: 'Screenplay' },
      { name: 'Belén Atienza', job: 'Producer' },
      { name: 'Sandra Hermida', job: 'Producer' },
      { name: 'J.A. Bayona', job: 'Producer' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'Pedro Luque', job: 'Director of Photography' },
      { name: 'Jaume Martí', job: 'Editor' },
      { name: 'Andrés Gil', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Camila Ferreira',
        writtenOn: '2024-01-14',
        rating: 9,
        content:
          'This film makes me cold in my own warm room in Porto Alegre. I know the story from school, but never I saw it so near. The crash is terrible, one minute only, and I hold the arm of my husband. After it the film is quiet, and it shows how the boys keep each other alive, with jokes, with prayers and with small poems. The question of the food is treated with much respect. All the actors are unknown for me and all are excellent. I have not seen a better film this year.',
      },
      {
        author: 'Elliot Sandberg',
        writtenOn: '2024-02-18',
        rating: 8,
        content:
          'What separates this film from earlier ones about the same disaster is whom it listens to. J.A. Bayona gives the story not to the most famous survivors but to Numa, a young law student who came along by chance, and his gentle voice keeps asking what all of it was for. The direction is physical and exact. You learn the mountain as these people did: where the sun falls, how thin the air is, what a metal wall sounds like at night.\n\nEnzo Vogrincic has a face that seems to become older by the hour. Matías Recalt and Agustín Pardella are very good as the two strongest, and the group scenes never feel acted. The names of the lost appear on the screen one by one, which is simple and hard to bear.\n\nIt is long and it is punishing, so choose your evening. Overall this is a serious, humane piece of work. I admired it greatly, and it stayed with me for weeks.',
      },
      {
        author: 'thermal_socks_ann',
        writtenOn: '2024-03-03',
        rating: 7,
        content:
          "The cold in this film is so good that you'll want a hat. I put one on after half an hour, and my husband, who had been laughing at the hat, went and fetched his own. We sat there on our sofa in Galway like two mountaineers and said nothing until it was finished. It is a very decent film about very decent young men. They keep apologising to each other, which broke my heart. I couldn't always tell them apart under the beards, and it could be shorter. I was glad to have seen it, I wouldn't put myself through it again, and soup has never tasted better.",
      },
    ],
  },
];
