import type { CatalogueFilm } from '../film.ts';

export const films1999: readonly CatalogueFilm[] = [
  {
    id: 10207,
    title: 'Message in a Bottle',
    releaseDate: '1999-02-22',
    genres: ['romance', 'drama'],
    voteAverage: 6.3,
    voteCount: 824,
    overview:
      'Theresa Osborne, a divorced researcher at a Chicago newspaper, finds a bottle on a beach with a love letter to a woman named Catherine. She traces the writer to the coast of North Carolina. He is Garret Blake, who rebuilds boats and has not got over the death of his wife. Theresa falls in love with him. If he learns why she came, she could lose him.',
    cast: [
      { name: 'Kevin Costner', character: 'Garret Blake' },
      { name: 'Robin Wright', character: 'Theresa Osborne' },
      { name: 'Paul Newman', character: 'Dodge Blake' },
      { name: 'John Savage', character: 'Johnny Land' },
      { name: 'Illeana Douglas', character: 'Lina Paul' },
      { name: 'Robbie Coltrane', character: 'Charlie Toschi' },
      { name: 'Jesse James', character: 'Jason' },
      { name: 'Bethel Leslie', character: 'Marta Land' },
      { name: 'Tom Aldredge', character: 'Hank Land' },
      { name: 'Viveka Davis', character: 'Alva' },
    ],
    crew: [
      { name: 'Luis Mandoki', job: 'Director' },
      { name: 'Denise Di Novi', job: 'Producer' },
      { name: 'Kevin Costner', job: 'Producer' },
      { name: 'Jim Wilson', job: 'Producer' },
      { name: 'Gerald Di Pego', job: 'Screenplay' },
      { name: 'Gabriel Yared', job: 'Original Music Composer' },
      { name: 'Caleb Deschanel', job: 'Director of Photography' },
      { name: 'Steven Weisberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Owen56',
        writtenOn: '2010-01-30',
        rating: 6,
        content:
          "Paul Newman is the reason to watch this romance. He sits on a chair, peels something, tells his son that he'd choose to live if it was him, and each time he goes indoors the picture goes with him. At seventy-four! In a cardigan! I'd have followed that cardigan up the road and let the others write to each other.\n\nIt's beautiful, mind. The sea's beautiful, so's she, everyone has excellent knitwear. Nice enough, and far too slow.",
      },
      {
        author: 'Ngozi and sisters',
        writtenOn: '2006-02-14',
        rating: 8,
        content:
          'A real love story for ladies, and a must watch with a box of tissues. I saw it with my three sisters and our aunt, and all five of us were crying before the middle. Kevin Costner is a quiet man with a broken heart, and the letters he writes are so beautiful. Paul Newman as the old father made us laugh in between. It is a little slow, but love takes time. The sea, the boat, the music, everything is lovely. We enjoyed it very much.',
      },
      {
        author: 'Sophie P.',
        writtenOn: '2022-04-24',
        rating: 4,
        content:
          "Glass on a beach. Three bottles of it, that we know of. He's a man of the sea, he sails, and has gone out there at his worst and thrown litter in, and for this he gets his letters printed and a lady from Chicago. I'd have trodden on it. Two and a quarter hours, and I was bored by most of it. There's a scene with paint where they fight about the dead wife's pictures that's good and human, everybody behaving rottenly. I woke up for it.",
      },
    ],
  },
  {
    id: 796,
    title: 'Cruel Intentions',
    releaseDate: '1999-03-05',
    genres: ['drama', 'romance'],
    voteAverage: 6.8,
    voteCount: 3_542,
    overview:
      'It is summer on the Upper East Side, and the rich step-siblings Kathryn Merteuil and Sebastian Valmont are bored. Annette Hargrove is waiting for true love, and they make a bet on her. If Sebastian fails to seduce her, Kathryn gets his 1956 Jaguar; if he succeeds, he gets Kathryn. While he plays with the naive Cecile, he begins to fall in love with Annette. If she hears of the bet, he will lose her.',
    cast: [
      { name: 'Sarah Michelle Gellar', character: 'Kathryn Merteuil' },
      { name: 'Ryan Phillippe', character: 'Sebastian Valmont' },
      { name: 'Reese Witherspoon', character: 'Annette Hargrove' },
      { name: 'Selma Blair', character: 'Cecile Caldwell' },
      { name: 'Louise Fletcher', character: 'Helen Rosemond' },
      { name: 'Joshua Jackson', character: 'Blaine Tuttle' },
      { name: 'Eric Mabius', character: 'Greg McConnell' },
      { name: 'Sean Patrick Thomas', character: 'Ronald Clifford' },
      { name: 'Swoosie Kurtz', character: 'Dr. Greenbaum' },
      { name: 'Christine Baranski', character: 'Bunny Caldwell' },
      { name: 'Tara Reid', character: 'Marci Greenbaum' },
    ],
    crew: [
      { name: 'Roger Kumble', job: 'Director' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'Roger Kumble', job: 'Writer' },
      { name: 'Ed Shearmur', job: 'Original Music Composer' },
      { name: 'Theo van de Sande', job: 'Director of Photography' },
      { name: 'Jeff Freeman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'keller77',
        writtenOn: '2009-03-25',
        rating: 7,
        content:
          "It's remarkable how much of the novel survives the journey from 1782. Letters, mostly gone, apart from one; the convent girl now lives opposite the park; the cello teacher gets a very fine moment with Christine Baranski about his race, and hers. They're children, is what is new, and they say the lines as though they'd found them in a drawer of their mother's. Gellar grasps it's a comedy. Phillippe sulks. A wicked, clever film, and I had a good time.",
      },
      {
        author: 'Katie B.',
        writtenOn: '2017-08-02',
        rating: 9,
        content:
          'Obsessed with this movie since I was fifteen! Sarah Michelle Gellar is so mean and so much fun, Ryan Phillippe has the little glasses, and the soundtrack is perfect. The escalator scene with "Colorblind" gives me goosebumps every single time. It\'s a trashy romance and it knows it. I love it.',
      },
      {
        author: 'margaux_n',
        writtenOn: '2013-10-09',
        rating: 3,
        content:
          "Nobody in it has a parent on the premises. I'm not a prude, I'm just asking. That one's lawn parties, that one's always in Bali, and the therapist has a book out. A girl of what, fifteen, is got drunk by two others for a bet and it's played as a romp with a spider game. My daughter said I was missing the satire. I told her I'd missed nothing. A nasty drama, I disliked it.",
      },
    ],
  },
  {
    id: 22345,
    title: 'Baby Geniuses',
    releaseDate: '1999-03-12',
    genres: ['comedy', 'family', 'science-fiction'],
    voteAverage: 4.1,
    voteCount: 409,
    overview:
      "Dr. Elena Kinder believes that babies know everything and forget it when they learn to talk. In a laboratory under her theme park she and Dr. Heep raise infants and test them. The brightest, Sly, keeps escaping. Outside lives his twin Whit, whom Elena's niece Robin and her husband Dan have adopted. When Sly reaches the city, the boys are mixed up, and Sly must free his brother before Elena has both.",
    cast: [
      { name: 'Kathleen Turner', character: 'Elena Kinder' },
      { name: 'Christopher Lloyd', character: 'Heep' },
      { name: 'Kim Cattrall', character: 'Robin' },
      { name: 'Peter MacNicol', character: 'Dan' },
      { name: 'Dom DeLuise', character: 'Lenny' },
      { name: 'Ruby Dee', character: 'Margo' },
      { name: 'Kyle Howard', character: 'Dickie' },
      { name: 'Kaye Ballard', character: 'Mayor' },
      { name: 'Leo Fitzgerald', character: 'Sly / Whit' },
      { name: 'Myles Fitzgerald', character: 'Sly / Whit' },
    ],
    crew: [
      { name: 'Bob Clark', job: 'Director' },
      { name: 'Steven Paul', job: 'Producer' },
      { name: 'Bob Clark', job: 'Screenplay' },
      { name: 'Greg Michael', job: 'Screenplay' },
      { name: 'Paul Zaza', job: 'Original Music Composer' },
      { name: 'Stephen M. Katz', job: 'Director of Photography' },
      { name: 'Stan Cole', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Becky Ostrander',
        writtenOn: '2007-05-12',
        rating: 6,
        content:
          "My boys are four and six and they laughed at this from start to finish, mostly when the baby in the diaper beats up grown men. For adults it is hard work. The computer mouths on the babies look strange, and my little one asked why the baby's lips were broken. Nothing scary except the lady from the lab, who is mean in a cartoon way. Fine for a rainy day while you fold laundry.",
      },
      {
        author: 'Donald Pruitt',
        writtenOn: '2003-09-30',
        rating: 3,
        content:
          'Baby Geniuses begins with a thought that could carry a gentle fantasy: small children understand everything, and forget it once they can speak. Bob Clark, who made A Christmas Story, ought to be the right director for it. He treats it as an action picture instead. There are chases, guards, a department store and a great many falls, and the camera seems to stand wherever it was left.\n\nThe grown-ups are wasted. Kathleen Turner and Christopher Lloyd stalk about in white coats and raise their eyebrows. Kim Cattrall and Peter MacNicol are pleasant as the parents and have one joke between them. As for the twins, they are lovely to look at, until their faces are stretched by a computer and a tough adult voice comes out of them.\n\nOverall, it is a poor film and often an ugly one to watch. I laughed once, at the dancing. I was bored for most of the remainder and cannot recommend it, even to patient parents.',
      },
      {
        author: 'unlicensed nanny',
        writtenOn: '2019-07-23',
        rating: 3,
        content:
          "There's a scene in this movie where a toddler in a white suit dances like John Travolta, and I saw it at two in the morning with a real toddler on my arm who would not sleep. She looked at the screen, looked at me, and began to cry. I have never agreed so much with a critic. Turner deserves danger money, Lloyd seems to have wandered in from another studio. A waste of time, even at an hour when you have nothing else.",
      },
    ],
  },
  {
    id: 603,
    title: 'The Matrix',
    releaseDate: '1999-03-31',
    genres: ['action', 'science-fiction'],
    voteAverage: 8.2,
    voteCount: 27_726,
    overview:
      'Thomas Anderson writes software by day and is the hacker Neo by night. He feels that something is wrong with the world. Agent Smith arrests him, and a woman named Trinity brings him to Morpheus, who offers him two pills. One of them will show him the truth, and there is no way back. Neo must choose, and learn to fight before the agents find and kill them.',
    cast: [
      { name: 'Keanu Reeves', character: 'Neo' },
      { name: 'Laurence Fishburne', character: 'Morpheus' },
      { name: 'Carrie-Anne Moss', character: 'Trinity' },
      { name: 'Hugo Weaving', character: 'Agent Smith' },
      { name: 'Joe Pantoliano', character: 'Cypher' },
      { name: 'Marcus Chong', character: 'Tank' },
      { name: 'Gloria Foster', character: 'Oracle' },
      { name: 'Julian Arahanga', character: 'Apoc' },
      { name: 'Matt Doran', character: 'Mouse' },
      { name: 'Belinda McClory', character: 'Switch' },
    ],
    crew: [
      { name: 'Lana Wachowski', job: 'Director' },
      { name: 'Lilly Wachowski', job: 'Director' },
      { name: 'Lana Wachowski', job: 'Writer' },
      { name: 'Lilly Wachowski', job: 'Writer' },
      { name: 'Don Davis', job: 'Original Music Composer' },
      { name: 'Bill Pope', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'zion_zach',
        writtenOn: '2011-06-20',
        rating: 9,
        content:
          "Still blows my mind! The slow-motion bullets, the black coats, the green numbers, everybody copied it and nobody did it better. I love that it makes you think and it kicks butt at the same time. Keanu is perfect because he's as confused as we are. The lobby scene is pure joy. Watch it loud.",
      },
      {
        author: 'Rafael Mason',
        writtenOn: '2016-04-14',
        rating: 6,
        content:
          "The explanation in this science fiction film doesn't add up, any engineer will tell you. I raised this in the car park in 1999 and have raised it since.\n\nAlso it's a film about freeing your mind in which the free people eat porridge in a sewer, wear jumpers with holes, and take orders from a man on a leather chair. One of them eats that porridge and misses steak. I see his point, and I am a vegetarian.\n\nThe kung fu is very nice and Hugo Weaving talks like a speaking clock that hates you. It's good fun and not half as clever as it thinks.",
      },
      {
        author: 'simon.hayes',
        writtenOn: '2024-10-03',
        rating: 9,
        content:
          "Showed it to my son, sixteen, and he had questions that I did not expect. Why do they need to be near a phone on a wall. What _is_ a phone on a wall. Why doesn't the office have any colors.\n\nThen they started bending backwards and he shut up. Afterward he said all the games he plays had stolen from it, and he sounded cross with them, as if they'd taken it from him personally. He calls it the best science fiction film he's seen, and so do I.",
      },
    ],
  },
  {
    id: 11355,
    title: 'Never Been Kissed',
    releaseDate: '1999-04-09',
    genres: ['romance', 'comedy', 'drama'],
    voteAverage: 6.2,
    voteCount: 1_572,
    overview:
      'Josie Geller is twenty-five, works at a Chicago newspaper and has never really been in love. The owner sends her back to high school undercover to write about the life of teenagers. Her brother Rob enrolls too, to help her. Josie makes friends with the clever Aldys and falls for her teacher, Sam Coulson. Her boss wants a scandal about Sam, and Josie must choose between him and her job.',
    cast: [
      { name: 'Drew Barrymore', character: 'Josie Geller' },
      { name: 'David Arquette', character: 'Rob Geller' },
      { name: 'Molly Shannon', character: 'Anita Olesky' },
      { name: 'Michael Vartan', character: 'Sam Coulson' },
      { name: 'Jessica Alba', character: 'Kirsten Liosis' },
      { name: 'John C. Reilly', character: "Augustus 'Gus' Strauss" },
      { name: 'James Franco', character: 'Jason Way' },
      { name: 'Garry Marshall', character: 'Rigfort' },
      { name: 'Leelee Sobieski', character: 'Aldys' },
      { name: 'Jeremy Jordan', character: 'Guy Perkins' },
      { name: 'Marley Shelton', character: 'Kristin Davis' },
    ],
    crew: [
      { name: 'Raja Gosnell', job: 'Director' },
      { name: 'Sandy Isaac', job: 'Producer' },
      { name: 'Nancy Juvonen', job: 'Producer' },
      { name: 'Abby Kohn', job: 'Screenplay' },
      { name: 'Marc Silverstein', job: 'Screenplay' },
      { name: 'David Newman', job: 'Original Music Composer' },
      { name: 'Alex Nepomniaschy', job: 'Director of Photography' },
      { name: 'Debra Chiate', job: 'Editor' },
      { name: 'Marcelo Sansevieri', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'susan_c',
        writtenOn: '2012-05-16',
        rating: 7,
        content:
          "I've been a copy editor for thirty years, and Drew Barrymore plays one here. Somebody is insulting her at the lunch tables, gets the grammar wrong, and she corrects it, she can't not, and I stood up in an empty lounge with my fist in the air. We never get films. Firefighters get all of them. I've watched an awful lot of firefighters.\n\nShe really goes for it, Drew, flat shoes, a honk when she laughs, pratfalls into lockers as if there's no one to see. The flashback, where she's fifteen with the braces and the shiny dress on, standing out by the curb waiting for him to come round with the car: I had to put down my tea. And there's John C. Reilly in a bad tie being an editor and worrying about the budget, who's every editor. I didn't believe in the teacher. But \"had gone\"! A sweet comedy, and I was happy for ninety minutes.",
      },
      {
        author: 'Judith P.',
        writtenOn: '2020-06-03',
        content:
          "Pros: Drew Barrymore, who throws herself into every embarrassing moment. The flashback with the braces is really sad. David Arquette eating coleslaw to become popular. Leelee Sobieski as the smart girl.\nCons: the teacher thinks she's seventeen and flirts with her, and the movie finds that romantic. The newspaper plot makes no sense. Big speech, as always. The ending is a fairy tale for people who never went to school.\nA romantic comedy, cute in places. I liked her and I didn't like the story.",
      },
      {
        author: 'Rufus Gell',
        writtenOn: '2015-11-19',
        rating: 6,
        content:
          "David Arquette eats an entire tub of coleslaw in front of a lunch room for a crowd of strangers and by the final bell he's the king of the place. It's the truest thing anybody's said about school. One lunch! I was there six years and never once thought of the coleslaw. Everything else is what you expect: a makeover, the big speech. It's okay, and Arquette makes it better than that.",
      },
    ],
  },
  {
    id: 1844,
    title: 'Entrapment',
    releaseDate: '1999-04-29',
    genres: ['romance', 'drama', 'mystery'],
    voteAverage: 6.2,
    voteCount: 2_214,
    overview:
      'A Rembrandt has been stolen from a skyscraper in Manhattan. Virginia Baker, called Gin, from an insurance company suspects Robert MacDougal, an aging thief with a castle in Scotland. She offers herself to him as a partner, to catch him in the act. Neither tells the other everything. Their greatest robbery must be done on the last night of 1999, and each could send the other to prison.',
    cast: [
      { name: 'Catherine Zeta-Jones', character: "Virginia 'Gin' Baker" },
      { name: 'Sean Connery', character: "Robert 'Mac' MacDougal" },
      { name: 'Will Patton', character: 'Hector Cruz' },
      { name: 'Maury Chaykin', character: 'Conrad Greene' },
      { name: 'Ving Rhames', character: 'Aaron Thibadeaux' },
      { name: 'Kevin McNally', character: 'Haas' },
      { name: "Terry O'Neill", character: 'Quinn' },
      { name: 'Madhav Sharma', character: 'Security Chief' },
      { name: 'David Yip', character: 'Chief of Police' },
      { name: 'Tim Potter', character: 'Millennium Man' },
    ],
    crew: [
      { name: 'Jon Amiel', job: 'Director' },
      { name: 'Sean Connery', job: 'Producer' },
      { name: 'Michael Hertzberg', job: 'Producer' },
      { name: 'Rhonda Tollefson', job: 'Producer' },
      { name: 'Ronald Bass', job: 'Screenplay' },
      { name: 'William Broyles Jr.', job: 'Screenplay' },
      { name: 'Christopher Young', job: 'Original Music Composer' },
      { name: 'Phil Méheux', job: 'Director of Photography' },
      { name: 'Terry Rawlings', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Meera Physio',
        writtenOn: '2011-05-03',
        rating: 6,
        content:
          "Everyone at work has seen the laser bit of this heist film and no one has seen the rest. It's red wool strung across a barn for practice, and Catherine Zeta-Jones goes under it and over it with a blindfold on. I'm a physiotherapist. I watched for hip flexion. Superb, I'd say, and an arch in that back that I could build a lecture round, and my colleagues say that I was watching it wrong. The movie is fine, a bit slow.",
      },
      {
        author: 'Mathilde Age',
        writtenOn: '2018-12-31',
        rating: 5,
        content:
          "Connery is sixty-nine, Zeta-Jones is twenty-nine. The movie knows, it's embarrassed and gives him a rule about it, keeping hands off, then takes up two hours watching him decide. Nobody's got a motive so much as a hairdo. There are so many tricks and double tricks that I stopped caring. A rather dull heist.\n\nVing Rhames, as ever, deserves to be told more.",
      },
      {
        author: 'Kelsey Dunn',
        writtenOn: '2023-09-04',
        rating: 7,
        content:
          "Super fun heist movie! Everyone remembers Catherine Zeta-Jones and the laser beams, and yes, that scene is great. Sean Connery is charming even when he's grumpy. I love all the gadgets and the castle and the hanging from a skyscraper at the end of 1999. The romance is weird, they're so far apart in age. Didn't care, had a blast.",
      },
    ],
  },
  {
    id: 509,
    title: 'Notting Hill',
    releaseDate: '1999-05-21',
    genres: ['romance', 'comedy', 'drama'],
    voteAverage: 7.3,
    voteCount: 6_685,
    overview:
      "William Thacker, divorced and shy, owns a small travel bookshop in west London and shares a house with the half-dressed Spike. One day Anna Scott, the most famous actress in the world, walks into the shop, and they like each other. She comes to the birthday dinner of his sister Honey, where Max, Bella and Bernie can't believe it. But Anna has a boyfriend, and William must risk being hurt again or let her go.",
    cast: [
      { name: 'Julia Roberts', character: 'Anna Scott' },
      { name: 'Hugh Grant', character: 'William Thacker' },
      { name: 'Rhys Ifans', character: 'Spike' },
      { name: 'Emma Chambers', character: 'Honey' },
      { name: 'Tim McInnerny', character: 'Max' },
      { name: 'Gina McKee', character: 'Bella' },
      { name: 'Hugh Bonneville', character: 'Bernie' },
      { name: 'James Dreyfus', character: 'Martin' },
      { name: 'Richard McCabe', character: 'Tony' },
      { name: 'Dylan Moran', character: 'Rufus the Thief' },
    ],
    crew: [
      { name: 'Roger Michell', job: 'Director' },
      { name: 'Richard Curtis', job: 'Writer' },
      { name: 'Trevor Jones', job: 'Original Music Composer' },
      { name: 'Michael Coulter', job: 'Director of Photography' },
      { name: 'Nick Moore', job: 'Editor' },
      { name: 'Duncan Kenworthy', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Desmond_W11',
        writtenOn: '2018-10-21',
        rating: 6,
        content:
          "Finally watched it again, now that I no longer live around the corner. The walk through the market, with four seasons in one shot, is still the loveliest thing in it. So is the birthday dinner, where everyone competes for the saddest life. What struck me this time is how white and how rich this neighborhood is, which it wasn't, and how a shop that sells nothing pays for such a house. Grant stammers a bit too much. Roberts is better than I remembered. A nice romantic comedy, and not more.",
      },
      {
        author: 'Priya W.',
        writtenOn: '2014-02-13',
        rating: 9,
        content:
          "Anyone who has ever done a press junket will need to lie down after the hotel scene, where he has to pretend to be from a magazine about horses and asks whether there are any in the film, which is set in space. I've asked worse.\n\nA lovely romantic comedy, with a lovely supporting cast. The last brownie being fought over by who has the saddest life, and Julia Roberts putting in a bid and very nearly being believed. Rhys Ifans in his pants. I've seen it on four Valentine's Days, two of them with someone.",
      },
    ],
  },
  {
    id: 11779,
    title: 'Buena Vista Social Club',
    releaseDate: '1999-06-04',
    genres: ['documentary', 'music'],
    voteAverage: 7.5,
    voteCount: 374,
    overview:
      'Havana in the late 1990s. An American guitarist comes back to the city where he recorded an album with musicians whom the world had forgotten, many of them very old. One had been shining shoes, one no longer owned a piano. Between sessions they walk through their streets and tell how they learned to play. Now they have one late chance to play on great stages abroad, and the oldest of them is over ninety.',
    cast: [
      { name: 'Compay Segundo', character: 'Self' },
      { name: 'Ibrahim Ferrer', character: 'Self' },
      { name: 'Rubén González', character: 'Self' },
      { name: 'Omara Portuondo', character: 'Self' },
      { name: 'Eliades Ochoa', character: 'Self' },
      { name: "Orlando 'Cachaíto' López", character: 'Self' },
      { name: "Manuel 'Guajiro' Mirabal", character: 'Self' },
      { name: 'Amadito Valdés', character: 'Self' },
      { name: 'Ry Cooder', character: 'Self' },
      { name: 'Joachim Cooder', character: 'Self' },
    ],
    crew: [
      { name: 'Wim Wenders', job: 'Director' },
      { name: 'Ulrich Felsberg', job: 'Producer' },
      { name: 'Deepak Nayar', job: 'Producer' },
      { name: 'Jörg Widmer', job: 'Director of Photography' },
      { name: 'Brian Johnson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Tres Guitarra',
        writtenOn: '2005-07-02',
        rating: 8,
        content:
          'Rubén González plays the piano in an empty gymnasium and little girls in leotards stop their exercises and begin to dance around him. That one scene is the whole movie for me. His hands are eighty years old and they giggle. I have played for a living since I was nineteen, and I would give my apartment for his left hand. A great documentary; buy the record as well.',
      },
      {
        author: 'Heiko1971',
        writtenOn: '2015-11-28',
        rating: 8,
        content:
          'I am no expert of Cuban music, I only like to cook with it. After this documentary I know the faces. Ibrahim Ferrer shows his kitchen and a small figure of a saint, and he sings so softly that you want to be quiet. Compay Segundo explains a soup against a bad head. The camera turns around the people too much for my taste. But the old men are so happy, and I was happy too. I recommend it to everybody.',
      },
      {
        author: 'Shoeshine Winston',
        writtenOn: '2000-11-12',
        content:
          "My grandfather drove a bus through Kilburn and sang on it, so this film had me from its first street corner. Wenders points a camera at some elderly gentlemen in splendid hats, asks when they were born, and lets them talk and smoke and play. That's all. Mr. Segundo is over ninety and flirts with half of Havana. I'd have liked to hear more songs from beginning to end. Otherwise I loved it, and I danced in my hall, in socks.",
      },
    ],
  },
  {
    id: 9032,
    title: 'Big Daddy',
    releaseDate: '1999-06-25',
    genres: ['comedy', 'drama'],
    voteAverage: 6.5,
    voteCount: 3_520,
    overview:
      "Sonny Koufax hardly works, and his girlfriend Vanessa leaves him because he won't grow up. The next morning Julian, who is five, stands at the door; he is the son of Sonny's roommate Kevin, who is abroad. To impress Vanessa, Sonny pretends to be Kevin and takes the boy in. He grows fond of him. If the social worker, Mr. Brooks, finds out, Sonny will lose Julian.",
    cast: [
      { name: 'Adam Sandler', character: 'Sonny Koufax' },
      { name: 'Cole Sprouse', character: 'Julian' },
      { name: 'Dylan Sprouse', character: 'Julian' },
      { name: 'Joey Lauren Adams', character: 'Layla Maloney' },
      { name: 'Josh Mostel', character: 'Arthur Brooks' },
      { name: 'Leslie Mann', character: 'Corinne Maloney' },
      { name: 'Jon Stewart', character: 'Kevin Gerrity' },
      { name: 'Allen Covert', character: 'Phil' },
      { name: 'Rob Schneider', character: 'Nazo, Delivery Guy' },
      { name: 'Kristy Swanson', character: 'Vanessa' },
      { name: 'Joe Bologna', character: 'Mr. Koufax' },
      { name: 'Steve Buscemi', character: 'Homeless Guy' },
    ],
    crew: [
      { name: 'Dennis Dugan', job: 'Director' },
      { name: 'Sid Ganis', job: 'Producer' },
      { name: 'Jack Giarraputo', job: 'Producer' },
      { name: 'Steve Franks', job: 'Screenplay' },
      { name: 'Tim Herlihy', job: 'Screenplay' },
      { name: 'Adam Sandler', job: 'Screenplay' },
      { name: 'Steve Franks', job: 'Story' },
      { name: 'Teddy Castellucci', job: 'Original Music Composer' },
      { name: 'Theo van de Sande', job: 'Director of Photography' },
      { name: 'Jeff Gourson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Foster dad Glen',
        writtenOn: '2010-06-20',
        rating: 7,
        content:
          "We were on our third foster placement and he'd not spoken for nine days. I'd got this on for me, if I'm honest, with my feet up. He came and stood in the doorway for the scene where Adam Sandler trips the rollerbladers with a stick. Then \"again.\" He said \"again\"! So I'm fond of this silly comedy, and I'll hear nothing against it.",
      },
      {
        author: 'Tony Scalise',
        writtenOn: '2016-09-17',
        rating: 6,
        content:
          "Adam Sandler with a small boy, so our two, eight and ten, were happy from the start. They loved the wet floor with the newspaper on it and the name the boy picks for himself. You should know that he teaches the kid to trip people and to pee on a wall, and the language is rough, so I'd wait until eleven. There are cheap jokes about nearly everybody. What I didn't expect is that it gets tender later on. I thought it was okay and, in two scenes, really sweet.",
      },
      {
        author: 'Steve Pickles',
        writtenOn: '2022-01-09',
        rating: 6,
        content:
          'Half asleep on an overnight coach to Gdańsk, dubbed by one man, the way they do, one bored man doing everyone, and so for me Adam Sandler and a five year old have the same deep, sad voice. "I wipe my own ass." In Polish, by this man. That way I really enjoyed it. I\'ve since seen it in English, and as a comedy it\'s only so-so.',
      },
    ],
  },
  {
    id: 8487,
    title: 'Wild Wild West',
    releaseDate: '1999-06-30',
    genres: ['action', 'comedy', 'science-fiction', 'western'],
    voteAverage: 5.3,
    voteCount: 3_564,
    overview:
      "In 1869 America's best scientists are being kidnapped. President Grant gives the case to two men who can't stand each other: Captain James West, who shoots first, and Artemus Gordon, who prefers disguises. The man behind it all is Dr. Arliss Loveless, who lost half his body in the war and has built a giant machine. They have one week to stop him before he takes over the country.",
    cast: [
      { name: 'Will Smith', character: 'Captain James West' },
      { name: 'Kevin Kline', character: 'Artemus Gordon / President Ulysses S. Grant' },
      { name: 'Kenneth Branagh', character: 'Dr. Arliss Loveless' },
      { name: 'Salma Hayek', character: 'Rita Escobar' },
      { name: 'M. Emmet Walsh', character: 'Coleman' },
      { name: 'Ted Levine', character: "General 'Bloodbath' McGrath" },
      { name: 'Frederique van der Wal', character: 'Amazonia' },
      { name: 'Musetta Vander', character: 'Munitia' },
      { name: 'Sofia Eng', character: 'Miss Lippenrieder' },
      { name: 'Bai Ling', character: 'Miss East' },
    ],
    crew: [
      { name: 'Barry Sonnenfeld', job: 'Director' },
      { name: 'S.S. Wilson', job: 'Screenplay' },
      { name: 'Brent Maddock', job: 'Screenplay' },
      { name: 'Elmer Bernstein', job: 'Original Music Composer' },
      { name: 'Michael Ballhaus', job: 'Director of Photography' },
      { name: 'Jon Peters', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Ross Tillman',
        writtenOn: '2010-05-24',
        rating: 3,
        content:
          "I grew up with the old TV show, and there the two agents LIKED each other, that was the charm of it. Here they insult each other for an hour and a half. Kevin Kline in a dress, jokes about breasts, jokes about the villain's missing legs: who thought that this was funny? The giant metal spider is a good effect, I admit it, and the train is neat. Will Smith deserved a better western. As a fan I was sad, and as a moviegoer I was bored.",
      },
      {
        author: "Summer '99 Jo",
        writtenOn: '2021-07-09',
        rating: 7,
        content:
          "The song. THE SONG. I knew the whole rap before I'd seen a frame, and made my cousin be the Kool Moe Dee part. So the movie only ever had to be somewhere for that song to live.\n\nAnd I like it, bad as it is!! Branagh goes wheeling about in half a chair with a beard like garden edging, chewing a Southern accent until it squeaks. The train has a pool table that flips. It's a toy box tipped out on a carpet and I was nine, what did you want me to do.",
      },
    ],
  },
  {
    id: 2105,
    title: 'American Pie',
    releaseDate: '1999-07-09',
    genres: ['comedy', 'romance'],
    voteAverage: 6.6,
    voteCount: 8_248,
    overview:
      'Jim, Oz, Kevin and Finch are about to finish school in Michigan, and none of them has slept with a girl. They make a pact to change that before the prom in three weeks. Kevin hopes for his girlfriend Vicky, and Oz joins the choir because of Heather. Jim likes Nadia, an exchange student, but cannot talk to girls. Each must find a date, or he breaks the pact.',
    cast: [
      { name: 'Jason Biggs', character: 'Jim Levenstein' },
      { name: 'Chris Klein', character: "Chris 'Oz' Ostreicher" },
      { name: 'Thomas Ian Nicholas', character: 'Kevin Myers' },
      { name: 'Alyson Hannigan', character: 'Michelle Flaherty' },
      { name: 'Shannon Elizabeth', character: 'Nadia' },
      { name: 'Tara Reid', character: 'Vicky Lathum' },
      { name: 'Eddie Kaye Thomas', character: 'Paul Finch' },
      { name: 'Seann William Scott', character: 'Steve Stifler' },
      { name: 'Eugene Levy', character: "Jim's Father" },
      { name: 'Natasha Lyonne', character: 'Jessica' },
      { name: 'Mena Suvari', character: 'Heather' },
    ],
    crew: [
      { name: 'Paul Weitz', job: 'Director' },
      { name: 'Warren Zide', job: 'Producer' },
      { name: 'Craig Perry', job: 'Producer' },
      { name: 'Chris Moore', job: 'Producer' },
      { name: 'Adam Herz', job: 'Writer' },
      { name: 'David Lawrence', job: 'Original Music Composer' },
      { name: 'Richard Crudo', job: 'Director of Photography' },
      { name: 'Priscilla Nedd-Friendly', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Brit Hanley',
        writtenOn: '2009-07-09',
        rating: 8,
        content:
          "I laughed so hard I missed half the lines! It's gross, sure, but these four guys are actually sweet and scared, that's why it works. Eugene Levy as Jim's dad is the best dad ever in a comedy. Alyson Hannigan's band camp stories, oh my God. Some of it would not fly today. Still love it.",
      },
      {
        author: "Jim's other dad",
        writtenOn: '2014-06-15',
        rating: 7,
        content:
          "Forget the pie. Eugene Levy comes into his boy's room with a paper bag of magazines and shows him the pictures, and explains, page by page, with those eyebrows. He is mortified, he goes on, because somebody has to talk to the boy. I'd four sons. I never said one word to any of them. A coarse comedy with a kind heart, and I liked it.",
      },
      {
        author: 'Webcam Girl Zoe',
        writtenOn: '2019-10-02',
        rating: 4,
        content:
          "An exchange student is filmed changing without knowing it and it's sent to the whole school, she's the one that's put on the plane, and the story is his embarrassment. I'm twenty-two. We did get taught about it in assembly with a policeman. I laughed at some of the rest, Finch and the toilets, Stifler's cup. But after that scene nobody on our sofa looked at anyone. I didn't like this comedy.",
      },
    ],
  },
  {
    id: 2667,
    title: 'The Blair Witch Project',
    releaseDate: '1999-07-14',
    genres: ['horror', 'mystery'],
    voteAverage: 6.4,
    voteCount: 5_388,
    overview:
      "In October 1994 the film students Heather, Josh and Mike drive to Burkittsville, Maryland, to make a documentary about the Blair Witch. They walk into the woods, and after two days they can't find the way back. At night there are noises around the tent, and in the morning they find piles of stones. They must get out before the thing that follows them catches up.",
    cast: [
      { name: 'Heather Donahue', character: 'Heather Donahue' },
      { name: 'Joshua Leonard', character: 'Joshua Leonard' },
      { name: 'Michael C. Williams', character: 'Michael Williams' },
      { name: 'Bob Griffin', character: 'Short Fisherman' },
      { name: 'Jim King', character: 'Interviewee' },
      { name: 'Sandra Sánchez', character: 'Waitress' },
      { name: 'Ed Swanson', character: 'Fisherman with Glasses' },
      { name: 'Patricia DeCou', character: 'Mary Brown' },
    ],
    crew: [
      { name: 'Daniel Myrick', job: 'Director' },
      { name: 'Eduardo Sánchez', job: 'Director' },
      { name: 'Daniel Myrick', job: 'Writer' },
      { name: 'Eduardo Sánchez', job: 'Writer' },
      { name: 'Antonio Cora', job: 'Original Music Composer' },
      { name: 'Neal Fredericks', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Anna C.',
        writtenOn: '2013-09-08',
        rating: 4,
        content:
          "I found this horror film more annoying than scary. Follow the river! You are in Maryland. Follow it downstream and in an afternoon you'll be at somebody's back garden. I shouted this at the screen from about the second night onwards and I'm told I was heard in the foyer.\n\nMost of it is three young people swearing at each other over a map in weather I'd call perfectly decent. My husband got motion sick and spent the second half looking at his shoes.",
      },
      {
        author: 'blairwitch_believer',
        writtenOn: '2019-10-31',
        rating: 8,
        content:
          'you had to be there in 1999. the website, the missing posters, half my school thought it was REAL. but even without that it still works for me. no monster, no music, three kids who lose the map and scream at each other, and something outside the tent at night. the laughing children, dude. best found footage movie by far, number one, the rest are copies with better cameras. watch it alone in the dark',
      },
      {
        author: 'Emma the operator',
        writtenOn: '2009-01-15',
        content:
          "As a camera operator I should hate it, and I think it's a great horror film. No horizon, no headroom, half the shots are of leaf litter. And yet the person holding that camera is frightened, and you can see it in every frame. She keeps filming because it's easier to look through a lens. For thirty years I was paid to keep exactly that shake out of pictures. Somebody snored in the row behind me until the last five minutes, when he stopped.",
      },
    ],
  },
  {
    id: 332,
    title: 'Inspector Gadget',
    releaseDate: '1999-07-23',
    genres: ['action', 'adventure', 'comedy', 'family'],
    voteAverage: 4.5,
    voteCount: 1_311,
    overview:
      'John Brown is a guard at a robot laboratory in Riverton, Ohio, and wants to be a real policeman. Sanford Scolex steals an invention, John chases him and is blown up. The scientist Brenda Bradford saves him with machine parts: a helicopter in his hat, springs in his legs. Scolex now calls himself Claw and builds an evil copy to ruin his name. John must stop both, or be switched off as a failure.',
    cast: [
      { name: 'Matthew Broderick', character: 'Inspector Gadget / RoboGadget / John Brown' },
      { name: 'Rupert Everett', character: 'Sanford Scolex / Dr. Claw' },
      { name: 'Joely Fisher', character: 'Brenda Bradford / RoboBrenda' },
      { name: 'Michelle Trachtenberg', character: 'Penny' },
      { name: 'Andy Dick', character: 'Kramer' },
      { name: 'Cheri Oteri', character: 'Mayor Wilson' },
      { name: 'Mike Hagerty', character: 'Sikes' },
      { name: 'Dabney Coleman', character: 'Chief Quimby' },
      { name: 'D.L. Hughley', character: 'Gadgetmobile' },
      { name: 'René Auberjonois', character: 'Artemus Bradford' },
    ],
    crew: [
      { name: 'David Kellogg', job: 'Director' },
      { name: 'Jordan Kerner', job: 'Producer' },
      { name: 'Kerry Ehrin', job: 'Screenplay' },
      { name: 'Zak Penn', job: 'Screenplay' },
      { name: 'John Debney', job: 'Original Music Composer' },
      { name: 'Adam Greenberg', job: 'Director of Photography' },
      { name: 'Thom Noble', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dad of Lottie',
        writtenOn: '2012-03-25',
        rating: 3,
        content:
          'The legs. They sort of telescope out of his trousers and he goes wobbling over the traffic on them. My daughter, five, hid behind me. She likes the cartoon, where Gadget is a daft old stick and the girl and the dog do all the work. Here the girl has eleven lines and the dog is a dog.\n\nA car tells him to buy Skittles. Seventy eight minutes, I had the coats on by seventy five. Dreadful.',
      },
      {
        author: 'Javier Pons',
        writtenOn: '2019-02-09',
        rating: 5,
        content:
          "Two stars of the thing are the hat and Rupert Everett, who is purring around in a bad wig, naming himself after what's at the end of his arm, and seems to be in on some joke that has been kept from the others. \"One word. Claw.\" I quote it whenever I drop something.\n\nI don't hate it, I don't like it much either. It's loud and about nine colors and it ends before you've noticed that nothing followed from anything. It was a rainy camp day comedy and on a rainy camp day I'd have it over the ping pong table, because the ping pong table had no net.",
      },
      {
        author: 'Pam from Pittsburgh',
        writtenOn: '2008-08-16',
        rating: 5,
        content:
          "My son was six and thought this was the best movie ever made, because a man's legs turned into springs and a hose came out of his arm. It's very short, very loud and full of bright colors. Nothing in it is scary, Claw is more silly than mean. Grown-ups will notice that the girl and the dog, who do all the work in the cartoon, hardly get a scene. Rupert Everett seems to enjoy himself. I was bored, he was in heaven. Okay for under eight.",
      },
    ],
  },
  {
    id: 11618,
    title: 'The Haunting',
    releaseDate: '1999-07-23',
    genres: ['horror', 'thriller', 'fantasy', 'mystery'],
    voteAverage: 5.5,
    voteCount: 1_514,
    overview:
      'Eleanor Vance, called Nell, nursed her sick mother for years and now has nowhere to live. She answers an advertisement of Dr. David Marrow and drives to Hill House, a huge mansion. There she meets the elegant Theo and Luke. The doctor really wants to study fear and has told them a ghost story. But Nell hears children crying in the walls. She must find out what the house wants before it kills someone.',
    cast: [
      { name: 'Liam Neeson', character: 'Dr. David Marrow' },
      { name: 'Lili Taylor', character: "Eleanor 'Nell' Vance" },
      { name: 'Catherine Zeta-Jones', character: 'Theo' },
      { name: 'Owen Wilson', character: 'Luke Sanderson' },
      { name: 'Bruce Dern', character: 'Mr. Dudley' },
      { name: 'Marian Seldes', character: 'Mrs. Dudley' },
      { name: 'Alix Koromzay', character: 'Mary Lambetta' },
      { name: 'Todd Field', character: 'Todd Hackett' },
      { name: 'Virginia Madsen', character: 'Jane Vance' },
      { name: 'Michael Cavanaugh', character: 'Dr. Malcolm Keogh' },
    ],
    crew: [
      { name: 'Jan de Bont', job: 'Director' },
      { name: 'Susan Arnold', job: 'Producer' },
      { name: 'Donna Roth', job: 'Producer' },
      { name: 'Colin Wilson', job: 'Producer' },
      { name: 'David Self', job: 'Screenplay' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'Karl Walter Lindenlaub', job: 'Director of Photography' },
      { name: 'Michael Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Wise Old Fan',
        writtenOn: '2008-10-31',
        rating: 3,
        content:
          "In the old film of 1963 you never saw a ghost, and I didn't sleep for a week. This one has a bed with claws, a fireplace with a mouth, statues which climb out, and cherubs pulling faces, each with its own noise, until it's like being shouted at by a wedding cake. Somebody had the novel in his hand! One of the coldest ghost stories there is, with a lonely woman in the middle of it, and they made this. I was annoyed and not scared for a second.",
      },
      {
        author: 'Marta P.',
        writtenOn: '2015-02-18',
        rating: 6,
        content:
          "See it for the sets, they're superb. Eugenio Zanetti built a hall of mirrors that turns, a flooded corridor with books for stepping stones, a conservatory, doors of bronze twelve feet high with souls on. I've taken stills of the bannisters. There isn't a corner of it a human being could sit in with a cup of tea, and that's the creepiest thing in it.\n\nAs a ghost story it's only so-so.",
      },
      {
        author: 'Hank Orvis',
        writtenOn: '2021-10-12',
        rating: 7,
        content:
          "the book fans hate it, the sixties movie fans hate it, i think it's a cool haunted house ride. that HOUSE. doors like a church, a room of mirrors that turns, a fireplace with lions. lili taylor is too good for it and catherine zeta-jones has amazing boots. owen wilson says wow. yes the ghost is a bad computer effect and yes it gets louder and louder. maybe number eight of my haunted houses, i've seen it four times and it's always fun",
      },
    ],
  },
  {
    id: 14,
    title: 'American Beauty',
    releaseDate: '1999-09-15',
    genres: ['drama'],
    voteAverage: 8,
    voteCount: 12_977,
    overview:
      "Lester Burnham is forty-two and says at the start that he will be dead within a year. His wife Carolyn despises him, and his daughter Jane hardly talks to him. When he sees Jane's friend Angela dance, he wakes up and quits his job. Next door live a strict colonel and his son Ricky, who watches Jane. Lester's new life could cost him his family.",
    cast: [
      { name: 'Kevin Spacey', character: 'Lester Burnham' },
      { name: 'Annette Bening', character: 'Carolyn Burnham' },
      { name: 'Thora Birch', character: 'Jane Burnham' },
      { name: 'Wes Bentley', character: 'Ricky Fitts' },
      { name: 'Mena Suvari', character: 'Angela Hayes' },
      { name: 'Peter Gallagher', character: 'Buddy Kane' },
      { name: 'Allison Janney', character: 'Barbara Fitts' },
      { name: 'Chris Cooper', character: 'Col. Frank Fitts, U.S.M.C.' },
      { name: 'Scott Bakula', character: 'Jim Olmeyer' },
      { name: 'Sam Robards', character: 'Jim Berkley' },
    ],
    crew: [
      { name: 'Sam Mendes', job: 'Director' },
      { name: 'Bruce Cohen', job: 'Producer' },
      { name: 'Dan Jinks', job: 'Producer' },
      { name: 'Alan Ball', job: 'Writer' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'Conrad L. Hall', job: 'Director of Photography' },
      { name: 'Tariq Anwar', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Naperville Nancy',
        writtenOn: '2010-04-26',
        rating: 9,
        content:
          "Annette Bening gives the best performance in this movie and she never got enough credit for it. Carolyn sells houses, clips her roses and tells herself that today she'll make it, and when she fails she slaps her own face behind the blinds. In the first five minutes you laugh at her; later I understood her better than her husband. Kevin Spacey has the funnier lines. The roses and the light are beautiful. It's a sharp, sad comedy, and because of Bening I love it.",
      },
      {
        author: 'Priya N.',
        writtenOn: '2020-02-29',
        rating: 6,
        content:
          "Finally watched it again, twenty years after we all had it on the wall at college, and it has become a strange experience. What held up: Annette Bening, the dinner scene, Conrad Hall's light, the piano music. What didn't: a man of forty-two who dreams of his daughter's friend, with rose petals on top, and a boy who films girls through windows and is supposed to be a poet. I used to think this movie was deep. Now I think it's well made, well acted, and I only like half of it.",
      },
      {
        author: 'moviedad63',
        writtenOn: '2017-06-15',
        rating: 8,
        content:
          "I love this movie, and I'll defend the plastic bag that the boy films. It was a windy day, about to snow, there was that electricity in the air, the boy's seventeen, of course he has filmed a bag. You never did? I've a whole roll of a puddle. And it is beautiful, I've just looked at it again, with the brick and the leaves and those plinky marimbas, and then I put on dinner. The dinner scene with the asparagus is on the same disc, it's a scream.",
      },
    ],
  },
  {
    id: 550,
    title: 'Fight Club',
    releaseDate: '1999-10-15',
    genres: ['drama', 'thriller'],
    voteAverage: 8.4,
    voteCount: 32_411,
    overview:
      "A man who can't sleep works for a car company and feels nothing. He visits support groups for the sick, where healthy Marla Singer turns up. On a flight he meets Tyler Durden, who needs nothing, and he moves in with him. One night the two start to fight for fun, and other men join in. The fights could cost him his job and his health, and he must decide how far to follow Tyler.",
    cast: [
      { name: 'Edward Norton', character: 'Narrator' },
      { name: 'Brad Pitt', character: 'Tyler Durden' },
      { name: 'Helena Bonham Carter', character: 'Marla Singer' },
      { name: 'Meat Loaf', character: 'Robert Paulson' },
      { name: 'Jared Leto', character: 'Angel Face' },
      { name: 'Zach Grenier', character: 'Richard Chesler' },
      { name: 'Holt McCallany', character: 'The Mechanic' },
      { name: 'Eion Bailey', character: 'Ricky' },
      { name: 'Richmond Arquette', character: 'Intern' },
      { name: 'Thom Gossom Jr.', character: 'Detective Stern' },
    ],
    crew: [
      { name: 'David Fincher', job: 'Director' },
      { name: 'Art Linson', job: 'Producer' },
      { name: 'Ceán Chaffin', job: 'Producer' },
      { name: 'Jim Uhls', job: 'Screenplay' },
      { name: 'The Dust Brothers', job: 'Original Music Composer' },
      { name: 'Jeff Cronenweth', job: 'Director of Photography' },
      { name: 'James Haygood', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Scout hut Simon',
        writtenOn: '2011-09-14',
        rating: 9,
        content:
          "A brief history of me and this film. 17: I start one, in a scout hut, we're asked to leave. 19: poster. 23: I realise you're meant to laugh. 30: I realise you're meant to laugh at _me_. 36, mortgage, sofa in the green stripe pattern: it goes off in my living room like something left behind by the builders.\n\nA brilliant, nasty comedy, and it took me twenty years to see that it's a comedy.",
      },
      {
        author: 'Brandon Keller',
        writtenOn: '2006-07-20',
        rating: 9,
        content:
          "David Fincher made a movie that never stands still. The camera flies through walls and down into a trash can, prices appear in the air over the furniture, and somebody talks to you the whole time as if you were his only friend. It's dirty, dark green and brown, and you can almost smell that old house. Under all the noise there is a real question about what men do when they have everything and feel empty.\n\nEdward Norton is perfect as a tired office worker, funny and a little pathetic. Brad Pitt has never been so alive. Helena Bonham Carter, smoking through every scene, is the one who sees things clearly, and I like her more each time. Meat Loaf is surprisingly touching.\n\nIt is violent, and some fans have understood it in the wrong way, so I wouldn't give it to a fourteen-year-old. Overall I think it is a brilliant, nasty comedy. I enjoyed it even more the second time.",
      },
      {
        author: 'MarkMason',
        writtenOn: '2019-10-15',
        rating: 8,
        content:
          "I've never known a dark comedy that you can smell like this one. That house on Paper Street with brown water and magazines gone to pulp; lye; the fat in the bags catching on the wire. I'm not persuaded by the back third. Bald men in a basement being noisy is the thing they warn you of in chapter one. But the catalogue, when the prices float up over his furniture as he walks past it in his pants. I liked it a lot, and then I had a shower.",
      },
    ],
  },
  {
    id: 10047,
    title: 'The Messenger: The Story of Joan of Arc',
    releaseDate: '1999-10-27',
    genres: ['adventure', 'drama', 'action', 'history', 'war'],
    voteAverage: 6.4,
    voteCount: 1_583,
    overview:
      "France, 1429. Joan, a farmer's daughter, has always heard voices. At seventeen she tells the uncrowned prince Charles that God wants him to be king. His mother-in-law Yolande believes that such a girl could be useful. Joan gets armor and an army and rides to the besieged city of Orléans, where Dunois and La Hire don't want to take orders from her. She must free the city, or be called a liar and a witch.",
    cast: [
      { name: 'Milla Jovovich', character: 'Joan of Arc' },
      { name: 'John Malkovich', character: 'Charles VII' },
      { name: 'Faye Dunaway', character: 'Yolande of Aragon' },
      { name: 'Dustin Hoffman', character: 'The Conscience' },
      { name: 'Pascal Greggory', character: 'The Duke of Alençon' },
      { name: 'Vincent Cassel', character: 'Gilles de Rais' },
      { name: 'Tchéky Karyo', character: 'Dunois' },
      { name: 'Richard Ridings', character: 'La Hire' },
      { name: 'Desmond Harrington', character: 'Aulon' },
      { name: 'Timothy West', character: 'Pierre Cauchon' },
    ],
    crew: [
      { name: 'Luc Besson', job: 'Director' },
      { name: 'Patrice Ledoux', job: 'Producer' },
      { name: 'Andrew Birkin', job: 'Screenplay' },
      { name: 'Luc Besson', job: 'Screenplay' },
      { name: 'Éric Serra', job: 'Original Music Composer' },
      { name: 'Thierry Arbogast', job: 'Director of Photography' },
      { name: 'Sylvie Landra', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'moviefan_2000',
        writtenOn: '2010-07-14',
        rating: 7,
        content:
          'Trebuchets, hedgehog things on wheels, a great big fork to push ladders with. If you collect siege kit then the middle hour is Christmas. The politics before and after are too long.\n\nMilla Jovovich runs up and down as Joan and shouts "follow me!" till her voice goes and, you know what? I\'d have followed. Good big battles, good film.',
      },
      {
        author: 'Fergus Whelan',
        writtenOn: '2016-05-30',
        rating: 5,
        content:
          'Dreyer needed a wall and a face, Bresson not even that; Besson needs smoke, mud, four hundred horses and a heroine who trembles as if she had been plugged in. The siege of Orléans is splendidly noisy. Malkovich pouts amusingly under a succession of hats, and Hoffman, who comes late and speaks softly, is a relief. But the screenplay cannot believe that anyone should simply believe, and so it gives Joan a murdered sister to be angry about. One leaves knowing less of her than before. I was not bored, and I cannot call it good.',
      },
      {
        author: 'hostel Benny',
        writtenOn: '2022-11-02',
        rating: 6,
        content:
          "watched on my phone in a hostel three streets from where they burned her, which felt rude, so I stopped and walked over there and it's next to a bakery. Went back and did the rest. Malkovich counts his money and pouts in a hat with ear flaps. He's the one I believed. The sword lying in the field and all the ways that it could have come to be there was clever. A better war film than I'd feared, too loud, and in the end I liked it a little.",
      },
    ],
  },
  {
    id: 9481,
    title: 'The Bone Collector',
    releaseDate: '1999-11-04',
    genres: ['crime', 'thriller', 'drama', 'mystery'],
    voteAverage: 6.8,
    voteCount: 3_841,
    overview:
      'Lincoln Rhyme was the best crime scene expert in New York until a beam fell on him. Now he can move only his head and one finger and wants to die. Then Amelia Donaghy, a young policewoman, finds a buried body beside the railroad. Rhyme wants her as his eyes and legs. From his bed, with his nurse Thelma at his side, he leads her from clue to clue, to find the next victim alive.',
    cast: [
      { name: 'Denzel Washington', character: 'Lincoln Rhyme' },
      { name: 'Angelina Jolie', character: 'Amelia Donaghy' },
      { name: 'Queen Latifah', character: 'Thelma' },
      { name: 'Michael Rooker', character: 'Captain Howard Cheney' },
      { name: 'Michael McGlone', character: 'Detective Kenny Solomon' },
      { name: 'Luis Guzmán', character: 'Eddie Ortiz' },
      { name: 'Leland Orser', character: 'Richard Thompson' },
      { name: 'John Benjamin Hickey', character: 'Dr. Barry Lehman' },
      { name: 'Bobby Cannavale', character: 'Steve' },
      { name: "Ed O'Neill", character: 'Detective Paulie Sellitto' },
    ],
    crew: [
      { name: 'Phillip Noyce', job: 'Director' },
      { name: 'Martin Bregman', job: 'Producer' },
      { name: 'Louis A. Stroller', job: 'Producer' },
      { name: 'Michael Bregman', job: 'Producer' },
      { name: 'Jeremy Iacone', job: 'Screenplay' },
      { name: 'Craig Armstrong', job: 'Original Music Composer' },
      { name: 'Dean Semler', job: 'Director of Photography' },
      { name: 'William Hoy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Alan Rudge',
        writtenOn: '2013-07-16',
        rating: 8,
        content:
          "I can't move below the neck either, like Denzel Washington's detective here. I can tell you that the bed's right and the carer's right, Queen Latifah's so right I'd give her keys. People in my line get two parts in films, the saint and the one who's better off dead, and this man gets interested in a case instead. I liked that very much. A good puzzle and a falcon at the window.\n\nThe rest, killers, taxis, old books, is hokum, with rats.",
      },
      {
        author: 'Marcel_Bruns',
        writtenOn: '2006-06-05',
        rating: 7,
        content:
          'A detective who lies in bed and can only move one finger, this is a very interesting idea for a thriller. Denzel Washington plays only with the face and the voice and he is excellent. Angelina Jolie must go alone into dark tunnels and I do not want to be there. It is a little similar to Seven, with the clues and the rain. The murders are cruel. You can guess some things before the police. But I am on the edge of my chair many times, and I recommend it.',
      },
      {
        author: 'Yellow cab Lou',
        writtenOn: '2019-04-08',
        rating: 6,
        content:
          "I drove nights in this city for thirty-one years and I'll tell you what's scary, it's the doors with no handles. That first ride in from the airport he just keeps on going past the exit. Doesn't turn round. She raps on the glass and you see him not hear it. I had women count the turns out loud in my cab after that came out, one of them had her keys through her fingers from LaGuardia to Ninetieth Street, and what do you say? You say nothing, you leave the dome light on. I put the kids' school picture up on the dash. The rest of it's a lot of running down to places where nobody in his right mind has been since the Dodgers left. Old slaughterhouses. Piers. And always one minute too late, with that traffic I believe it. It's a decent thriller. Denzel does the whole picture from the neck up, he's better lying down than most of them are on a horse.",
      },
    ],
  },
  {
    id: 497,
    title: 'The Green Mile',
    releaseDate: '1999-12-10',
    genres: ['crime', 'drama', 'fantasy'],
    voteAverage: 8.5,
    voteCount: 19_141,
    overview:
      'Louisiana, 1935. Paul Edgecomb is in charge of death row at Cold Mountain, where the corridor has a floor the color of limes. A new prisoner arrives, John Coffey, a giant who was found with two dead girls in his arms and is afraid of the dark. Then Coffey does something for Paul that no doctor can explain. Paul begins to doubt that he is guilty, while the date of the execution is already set.',
    cast: [
      { name: 'Tom Hanks', character: 'Paul Edgecomb' },
      { name: 'David Morse', character: "Brutus 'Brutal' Howell" },
      { name: 'Bonnie Hunt', character: 'Jan Edgecomb' },
      { name: 'Michael Clarke Duncan', character: 'John Coffey' },
      { name: 'James Cromwell', character: 'Warden Hal Moores' },
      { name: 'Michael Jeter', character: 'Eduard Delacroix' },
      { name: 'Graham Greene', character: 'Arlen Bitterbuck' },
      { name: 'Doug Hutchison', character: 'Percy Wetmore' },
      { name: 'Sam Rockwell', character: "'Wild Bill' Wharton" },
      { name: 'Barry Pepper', character: 'Dean Stanton' },
    ],
    crew: [
      { name: 'Frank Darabont', job: 'Director' },
      { name: 'Frank Darabont', job: 'Producer' },
      { name: 'David Valdes', job: 'Producer' },
      { name: 'Frank Darabont', job: 'Screenplay' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'David Tattersall', job: 'Director of Photography' },
      { name: 'Richard Francis-Bruce', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Brandon J.',
        writtenOn: '2014-12-28',
        rating: 10,
        content:
          "My mom made me watch this and I loved it. Three hours went by like nothing. Michael Clarke Duncan breaks your heart as Coffey. The mouse is adorable. Percy is the worst person in any movie I've seen, I wanted to throw my shoe at the TV. Bring tissues! One of the best Stephen King movies.",
      },
      {
        author: 'Eleanor Whitby',
        writtenOn: '2004-07-06',
        rating: 8,
        content:
          "The Green Mile takes its time, and that is the first thing to know about it. Frank Darabont directs as if he were reading aloud on a porch. We learn the routine of the block, the rehearsals, the names of the guards, the way the chairs are set out. By the time something impossible happens, I believed in that corridor so completely that I believed in the miracle as well.\n\nTom Hanks is steady and decent as Paul, and he is generous enough to give the best moments away. Michael Clarke Duncan plays John Coffey without one false note. Michael Jeter and his mouse are funny and touching, and David Morse is the friend everybody would want at work. The villains, Percy and Wild Bill, are drawn with a thicker brush.\n\nOverall, this is an old-fashioned prison drama with a large heart, and I enjoyed it very much. It could lose twenty minutes. I wouldn't know which, however, and I recommend it warmly.",
      },
      {
        author: 'Adaeze from Enugu',
        writtenOn: '2018-03-25',
        rating: 8,
        content:
          'This is a prison drama to watch with the people you love, and with a box of tissues. We were seven in the sitting room and even my uncle, who talks through everything, kept quiet. Big John Coffey is so gentle that you want to take him home and feed him. Tom Hanks did well, and the wife too. It has cruel scenes, so send small children to bed. Must watch! We spoke about God and justice until midnight.',
      },
    ],
  },
];
