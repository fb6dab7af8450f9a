import type { CatalogueFilm } from '../film.ts';

export const films1984: readonly CatalogueFilm[] = [
  {
    id: 10823,
    title: 'Children of the Corn',
    releaseDate: '1984-03-09',
    genres: ['horror', 'thriller'],
    voteAverage: 5.7,
    overview:
      'One Sunday after church the coffee in a Nebraska diner is drunk by everybody over nineteen. Three years on a doctor and his girlfriend, driving to his new job and bickering about marriage, hit something in the road, and the nearest town on the signs keeps moving. When they get there the calendars are old, the phones are stuffed with husks, and a little girl is drawing at a table.',
    cast: [
      { name: 'Peter Horton', character: 'Burt' },
      { name: 'Linda Hamilton', character: 'Vicky' },
      { name: 'R.G. Armstrong', character: 'Diehl' },
      { name: 'John Franklin', character: 'Isaac' },
      { name: 'Courtney Gains', character: 'Malachai' },
      { name: 'Robby Kiger', character: 'Job' },
      { name: 'Anne Marie McEvoy', character: 'Sarah' },
      { name: 'Julie Maddalena', character: 'Rachel' },
      { name: 'John Philbin', character: 'Amos' },
      { name: 'Jonas Marlowe', character: 'Joseph' },
    ],
    crew: [
      { name: 'Fritz Kiersch', job: 'Director' },
      { name: 'Donald P. Borchers', job: 'Producer' },
      { name: 'Terence Kirby', job: 'Producer' },
      { name: 'George Goldsmith', job: 'Screenplay' },
      { name: 'Jonathan Elias', job: 'Original Music Composer' },
      { name: 'Raoul Lomas', job: 'Director of Photography' },
      { name: 'Harry Keramidas', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'gatlin_seed_and_feed',
        writtenOn: '2015-10-24',
        rating: 4,
        content:
          "Agronomist. That's sweetcorn in August. It's had no cultivation for three years, no spray, no nitrogen, and there's not a weed in it and the ears are filled to the tip. Whatever walks behind the rows is worth sixty bushels an acre and I'd like to talk to it.\n\nFirst ten minutes in the café: brrr. After that a good deal of running, in corn, which as a landscape is all one thing.",
      },
      {
        author: 'outlander_outlander',
        writtenOn: '2009-08-27',
        rating: 6,
        content:
          'Malachai\'s FACE. That boy with the red hair and a jaw like a coal scuttle bellowing "OUTLANDER" scared me at nine worse than any demon, as there was a boy at my school, Keith. Isaac sounds as if he swallowed a bagpipe. And Linda Hamilton tied up on a cross of maize the same year as the other thing! She can\'t have had a day off. It falls apart when something starts digging about under the soil like a mole with a grudge.',
      },
      {
        author: 'long_drive_short_story',
        writtenOn: '2021-03-30',
        content:
          "The story it comes from is thirty pages and ends badly for all concerned. Here they add two nice children, an explanation and petrol. I was listening more than watching, on a coach across Iowa in the dark, with the stuff going by on both sides of the window, and I can report that those are ideal conditions, you needn't look at the screen at all.",
      },
    ],
  },
  {
    id: 311,
    title: 'Once Upon a Time in America',
    releaseDate: '1984-05-23',
    genres: ['drama', 'crime'],
    voteAverage: 8.4,
    overview:
      'An old man gets off a bus in Manhattan in 1968 because a cemetery has written to him about moving three graves that he never knew had a tomb. He takes a room over the bar of a friend from boyhood. Behind a loose tile in its washroom there is still a spyhole, and through it come the Lower East Side of the twenties, five boys with a suitcase of shared money, and a girl practising to a gramophone.',
    cast: [
      { name: 'Robert De Niro', character: "David 'Noodles' Aaronson" },
      { name: 'James Woods', character: "Maximilian 'Max' Bercovicz" },
      { name: 'Elizabeth McGovern', character: 'Deborah Gelly' },
      { name: 'Joe Pesci', character: 'Frankie Monaldi' },
      { name: 'Burt Young', character: 'Joe' },
      { name: 'Tuesday Weld', character: 'Carol' },
      { name: 'Treat Williams', character: "James Conway O'Donnell" },
      { name: 'William Forsythe', character: "Philip 'Cockeye' Stein" },
      { name: 'James Hayden', character: "Patrick 'Patsy' Goldberg" },
      { name: 'Jennifer Connelly', character: 'Young Deborah' },
    ],
    crew: [
      { name: 'Sergio Leone', job: 'Director' },
      { name: 'Arnon Milchan', job: 'Producer' },
      { name: 'Sergio Leone', job: 'Screenplay' },
      { name: 'Leonardo Benvenuti', job: 'Screenplay' },
      { name: 'Piero De Bernardi', job: 'Screenplay' },
      { name: 'Enrico Medioli', job: 'Screenplay' },
      { name: 'Ennio Morricone', job: 'Original Music Composer' },
      { name: 'Tonino Delli Colli', job: 'Director of Photography' },
      { name: 'Nino Baragli', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'charlotte_russe_recipe',
        writtenOn: '2008-03-15',
        rating: 10,
        content:
          "There is a little boy who buys a cream cake to give to a girl, so that she will let him... well. He sits down on the stairs to wait, and he looks at it. A lick. A finger round the edge. Then the cherry. Leone gives that four minutes and I'd give him forty. I have baked that cake with my grandchildren, paper collar and all, and every one of them sits on the step with it and starts at the side.\n\nFour hours? I had ironing. It flew.",
      },
      {
        author: 'exit_row_14c',
        writtenOn: '2017-03-04',
        rating: 5,
        content:
          "Watched over two flights and a layover in Doha. Gorgeous coats. The telephone at the start rings, I counted, over twenty times, and the man in 14B took out an earbud and looked for it. My trouble is the hero, who does something in the back of a car from which I don't think a film can walk on whistling pan pipes. It wanted me to be sad for him by the final reel. I was looking at the map.",
      },
      {
        author: 'slow_reader_ruben',
        writtenOn: '2023-09-05',
        rating: 8,
        content:
          "Don't rent the short one, my uncle says the cut they showed in America put everything in order like a shoe rack and it made no sense at all. In the long one you get lost on purpose. A frisbee sails in from one decade and he flinches in another. James Woods has never had so few teeth and been so frightening.",
      },
    ],
  },
  {
    id: 927,
    title: 'Gremlins',
    releaseDate: '1984-06-08',
    genres: ['fantasy', 'horror', 'comedy'],
    voteAverage: 7.1,
    overview:
      'Rand Peltzer, an inventor whose gadgets never work, buys a small furry animal in Chinatown as a Christmas present for his son Billy. Gizmo can sing, and he comes with three rules: no bright light, no water, and no food after midnight. Billy breaks them by accident. Soon the little town of Kingston Falls is overrun by hundreds of vicious creatures. On Christmas Eve Billy, his girlfriend Kate and Gizmo must stop them before they spread any further.',
    cast: [
      { name: 'Zach Galligan', character: 'Billy Peltzer' },
      { name: 'Phoebe Cates', character: 'Kate Beringer' },
      { name: 'Hoyt Axton', character: 'Rand Peltzer' },
      { name: 'Frances Lee McCain', character: 'Lynn Peltzer' },
      { name: 'Polly Holliday', character: 'Ruby Deagle' },
      { name: 'Corey Feldman', character: 'Pete Fountaine' },
      { name: 'Dick Miller', character: 'Murray Futterman' },
      { name: 'Keye Luke', character: 'Mr. Wing' },
      { name: 'Judge Reinhold', character: 'Gerald Hopkins' },
      { name: 'Howie Mandel', character: 'Gizmo (voice)' },
    ],
    crew: [
      { name: 'Joe Dante', job: 'Director' },
      { name: 'Michael Finnell', job: 'Producer' },
      { name: 'Chris Columbus', job: 'Writer' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'John Hora', job: 'Director of Photography' },
      { name: 'Tina Hirsch', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Mogwai_Max',
        writtenOn: '2011-12-19',
        rating: 8,
        content:
          "best christmas horror movie, easy. gizmo is cute for exactly the right amount of time and then stripe and his gang wreck the town. the kitchen scene!! billy's mom alone with a mixer and a microwave, she's a better fighter than most action heroes. love the puppets, love the bar full of drunk gremlins. way nastier than i remembered from when i was eight. second one is crazier but this one has the scares",
      },
      {
        author: 'why_kate_hates_xmas',
        writtenOn: '2017-12-24',
        rating: 7,
        content:
          "There's a speech about a chimney that nobody would let you keep today. The studio wanted it out, Spielberg wanted it out, and it sits there in the middle of the puppets like a stone in a bun. I can't tell if it's a joke. I've asked people. My gran laughed, and she'd laid out the dead.",
      },
      {
        author: 'petshop_returns_policy',
        writtenOn: '2006-12-10',
        content:
          "Our boy was seven, he'd got the plush, he'd got the lunch box. He sat through till they come out of the pods. We had eleven months of a light on, no baths unless with the door open and no eating after six to be on the safe side. Who's it for? Clever, I'm sure. It's always after midnight somewhere, as my wife told the school.",
      },
    ],
  },
  {
    id: 279,
    title: 'Amadeus',
    releaseDate: '1984-09-19',
    genres: ['drama', 'history', 'music'],
    voteAverage: 8,
    overview:
      'An old man in a Vienna asylum makes his confession to a young priest. Decades ago he was court composer to the emperor, respected, chaste and content in his bargain with God. Then a giggling prodigy from Salzburg arrived, crude at parties and behind on the rent, writing out perfect music without a single correction, and only the court composer had ears good enough to know it.',
    cast: [
      { name: 'F. Murray Abraham', character: 'Antonio Salieri' },
      { name: 'Tom Hulce', character: 'Wolfgang Amadeus Mozart' },
      { name: 'Elizabeth Berridge', character: 'Constanze Mozart' },
      { name: 'Simon Callow', character: 'Emanuel Schikaneder' },
      { name: 'Roy Dotrice', character: 'Leopold Mozart' },
      { name: 'Christine Ebersole', character: 'Katerina Cavalieri' },
      { name: 'Jeffrey Jones', character: 'Emperor Joseph II' },
      { name: 'Charles Kay', character: 'Count Orsini-Rosenberg' },
      { name: 'Vincent Schiavelli', character: "Salieri's Valet" },
    ],
    crew: [
      { name: 'Miloš Forman', job: 'Director' },
      { name: 'Peter Shaffer', job: 'Screenplay' },
      { name: 'Miroslav Ondříček', job: 'Director of Photography' },
      { name: 'Nena Danevic', job: 'Editor' },
      { name: 'Michael Chandler', job: 'Editor' },
      { name: 'Saul Zaentz', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'second_desk_viola',
        writtenOn: '2018-04-27',
        rating: 9,
        content:
          "Yes, yes, Salieri didn't do it, he taught Beethoven, he had a family, I've heard it from every cellist I ever sat near. None of them can explain why they cry at the bit where he reads the loose manuscript pages and lets them fall.\n\nThe dictation scene is what rehearsal feels like on the two good days a year. Bassoons, then the tenors, then you hear it all at once. I'm a violist. I am Salieri in _most_ rooms.",
      },
      {
        author: 'powdered_wigs_no',
        writtenOn: '2010-08-16',
        rating: 6,
        content:
          'Three hours, if you get the long version, which I did by accident. _The laugh._ I kept thinking someone would take him aside about the laugh. And everyone in eighteenth-century Vienna is from somewhere around New Jersey.\n\nThe emperor is great though, the one who says there are too many notes. I have had that manager. My wife, who knows opera, cried twice and told me to stop sighing.',
      },
    ],
  },
  {
    id: 218,
    title: 'The Terminator',
    releaseDate: '1984-10-26',
    genres: ['action', 'thriller', 'science-fiction'],
    voteAverage: 7.7,
    overview:
      "Two naked men arrive in Los Angeles on the same night in 1984, in a crackle of light. One takes a tramp's trousers. The other takes a punk's jacket, some guns and the page of a phone book with three women of one name on it, and starts at the top. The third is a waitress with a moped and an iguana who has just been stood up, and is watching the news in a pizza place.",
    cast: [
      { name: 'Arnold Schwarzenegger', character: 'The Terminator' },
      { name: 'Michael Biehn', character: 'Kyle Reese' },
      { name: 'Linda Hamilton', character: 'Sarah Connor' },
      { name: 'Paul Winfield', character: 'Lieutenant Ed Traxler' },
      { name: 'Lance Henriksen', character: 'Detective Hal Vukovich' },
      { name: 'Bess Motta', character: 'Ginger Ventura' },
      { name: 'Rick Rossovich', character: 'Matt Buchanan' },
      { name: 'Earl Boen', character: 'Dr. Peter Silberman' },
      { name: 'Dick Miller', character: 'Pawnshop Clerk' },
      { name: 'Bill Paxton', character: 'Punk Leader' },
    ],
    crew: [
      { name: 'James Cameron', job: 'Director' },
      { name: 'Gale Anne Hurd', job: 'Producer' },
      { name: 'James Cameron', job: 'Screenplay' },
      { name: 'Gale Anne Hurd', job: 'Screenplay' },
      { name: 'Brad Fiedel', job: 'Original Music Composer' },
      { name: 'Adam Greenberg', job: 'Director of Photography' },
      { name: 'Mark Goldblatt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'tech_noir_cloakroom',
        writtenOn: '2014-07-19',
        rating: 9,
        content:
          "I love the cheapness. The future's a car park with skulls on it. They couldn't afford permits, so some of that is simply Cameron and a camera out of a van at 4 a.m. And it moves like nothing else: he's coming, you run, he's coming.\n\nThe nightclub in slow motion, the red dot walking up to her forehead. He'd never been so good as with seventeen lines and no eyebrows.",
      },
      {
        author: 'iguana_named_pugsley',
        writtenOn: '2020-10-10',
        rating: 8,
        content:
          "Everybody talks about him and it's her film. She begins by spilling coffee on a man and having a kid drop ice cream in her apron (\"in a hundred years who's going to care?\") and by the petrol station at the end she's got a dog, a jeep, a bandana and a tape recorder and you would follow her anywhere. I named my daughter for her. She works in IT, I know, I know.",
      },
      {
        author: 'stop_motion_knees',
        writtenOn: '2007-04-04',
        rating: 6,
        content:
          "Second half of it's fine, first-rate even. When the flesh comes off, though, and it limps down the corridor like something from a Sinbad, all five of us laughed, in 1984, and I had high hopes for the evening. Biehn does his love scene as if reporting a burglary. But the synthesiser, dun dun dun, da-dun. My washing machine does that now on spin.\n\nI'd put against that the best piece of storytelling in any of these pictures, which is the police station. You've been told he can't be bargained with. There's a sergeant at a desk behind glass who tells him to take a seat, it may be a while, and he looks round the room, politely, at the walls, as if he's thinking of renting it. Then he says what he says. You know what he says. We all turned to each other in the dark with our mouths open, five lads, one Cortina.",
      },
    ],
  },
  {
    id: 377,
    title: 'A Nightmare on Elm Street',
    releaseDate: '1984-11-09',
    genres: ['horror'],
    voteAverage: 7.3,
    overview:
      "Tina wakes up with four slashes in her nightdress and a mother who tells her to cut her nails or stop dreaming. At school it turns out that Nancy had the same dream: a boiler room, a dirty striped jersey, a scraping noise on the pipes. Their parents won't talk about it and have bars put on the windows. There is coffee, there are pills, and there's how long a girl of fifteen can stay awake.",
    cast: [
      { name: 'John Saxon', character: 'Lieutenant Don Thompson' },
      { name: 'Ronee Blakley', character: 'Marge Thompson' },
      { name: 'Heather Langenkamp', character: 'Nancy Thompson' },
      { name: 'Amanda Wyss', character: 'Tina Gray' },
      { name: 'Jsu Garcia', character: 'Rod Lane' },
      { name: 'Johnny Depp', character: 'Glen Lantz' },
      { name: 'Robert Englund', character: 'Fred Krueger' },
      { name: 'Charles Fleischer', character: 'Dr. King' },
      { name: 'Joseph Whipp', character: 'Sergeant Parker' },
      { name: 'Lin Shaye', character: 'Teacher' },
    ],
    crew: [
      { name: 'Wes Craven', job: 'Director' },
      { name: 'Robert Shaye', job: 'Producer' },
      { name: 'Wes Craven', job: 'Writer' },
      { name: 'Charles Bernstein', job: 'Original Music Composer' },
      { name: 'Jacques Haitkin', job: 'Director of Photography' },
      { name: 'Patrick McMahon', job: 'Editor' },
      { name: 'Rick Shaine', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'no_doz_nadia',
        writtenOn: '2012-10-05',
        rating: 8,
        content:
          "Junior doctor, 36-hour on-call. I watched this in the mess at 3 a.m. with an actual coffee pot under the actual chair as she does, and if you've been up for a day and a half the stairs really do go soft like that. It was porridge, I read, pancake mix. It's the truest thing in cinema about nights.\n\nShe sets traps from a library book! Nobody rescues her. I like that the parents are worse than he is.",
      },
      {
        author: 'bathwater_was_cold',
        writtenOn: '2018-02-02',
        rating: 6,
        content:
          "Scared of baths (the hand), beds (the fountain), phones (the tongue, ugh), my own jumper. That's value. Half the acting's from a catalogue and the mum plays it as though she is about to fall off something. There's an ending, then they've stuck another ending on it with a doll being yanked through a window, and the second time I saw it there were titters.",
      },
      {
        author: 'woke_before_the_end',
        writtenOn: '2005-10-31',
        rating: 5,
        content:
          "He shows off, doesn't he? Nobody in this that he kills is asleep for longer than it takes to boil an egg and he wastes most of it on making his arms long. The start's great: somebody's hands building something in a cellar and you don't know what it's for. The girl is good. Everyone over thirty is dreadful. The skipping song is better than the film, and I've caught my niece doing it, and she's never seen it, so where's she had it from?",
      },
    ],
  },
  {
    id: 1884,
    title: 'The Ewok Adventure',
    releaseDate: '1984-11-25',
    genres: ['family', 'fantasy', 'adventure', 'science-fiction', 'tv-movie'],
    voteAverage: 5.9,
    overview:
      "Their star cruiser has come down in a wood on a strange moon, their parents went out and haven't come back, and the girl has a fever. Mace is a teenager with a blaster and a temper; Cindel is about five. Small furry people with spears take the two of them in, find the bracelet their mother wore on a wild beast's back, and hold a council about what can be done.",
    cast: [
      { name: 'Eric Walker', character: 'Mace' },
      { name: 'Warwick Davis', character: 'Wicket' },
      { name: 'Fionnula Flanagan', character: 'Catarine' },
      { name: 'Guy Boyd', character: 'Jeremitt' },
      { name: 'Aubree Miller', character: 'Cindel' },
      { name: 'Dan Frishman', character: 'Deej' },
      { name: 'Debbie Lee Carrington', character: 'Weechee' },
      { name: 'Tony Cox', character: 'Widdle' },
      { name: 'Kevin Thompson', character: 'Chukha-Trok' },
      { name: 'Burl Ives', character: 'Narrator' },
    ],
    crew: [
      { name: 'John Korty', job: 'Director' },
      { name: 'George Lucas', job: 'Producer' },
      { name: 'Bob Carrau', job: 'Screenplay' },
      { name: 'George Lucas', job: 'Story' },
      { name: 'Peter Bernstein', job: 'Original Music Composer' },
      { name: 'John Korty', job: 'Director of Photography' },
      { name: 'John Nutt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'caravan_holiday84',
        writtenOn: '2013-12-05',
        rating: 7,
        content:
          "Recorded off the television on to a tape that began with eleven minutes of snooker. I was six. The little white pony, the candle of pure light, the spider cave with my brother's hand over my eyes. I could have drawn you the giant with the axe from memory and when I saw him again at thirty-five he was a bloke in leggings and I still didn't care for him.\n\nBurl Ives explains what everyone is feeling. You need him to, as they have zippers where their faces stop moving.",
      },
      {
        author: 'spreadsheet_of_endor',
        writtenOn: '2018-05-04',
        rating: 4,
        content:
          'In release order this is where they discovered that you can point a camera at plush for an hour and a half. It does have a real forest, I think those are the redwoods north of San Francisco, and a good matte painting or two. The boy shouts at his sister, at the teddies, at a lake. He shouts at the lake quite a lot. Ewok medicine turns out to be nagging.',
      },
      {
        author: 'nan_of_nine',
        writtenOn: '2007-07-21',
        content:
          "Nice clean film for under-sevens with a tea break in it, when they dance. The lad has a pudding basin haircut and needs a nap. Mine wanted to know why the mummy and daddy were in a cage and whether they'd been naughty and I said it was a long story.",
      },
    ],
  },
];
