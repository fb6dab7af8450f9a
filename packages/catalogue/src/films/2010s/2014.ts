import type { CatalogueFilm } from '../film.ts';

export const films2014: readonly CatalogueFilm[] = [
  {
    id: 188161,
    title: 'A Million Ways to Die in the West',
    releaseDate: '2014-05-22',
    genres: ['comedy', 'western'],
    voteAverage: 6.1,
    overview:
      "Old Stump, Arizona, 1882. A sheep farmer who can't fight, can't shoot and doesn't see why anybody lives on the frontier talks his way out of a duel and so loses his girlfriend to the owner of the moustache parlour. A stranger who handles a pistol far too well offers to teach him in a week. She hasn't mentioned her husband. At the fair, somebody dies every year.",
    cast: [
      { name: 'Seth MacFarlane', character: 'Albert' },
      { name: 'Charlize Theron', character: 'Anna' },
      { name: 'Amanda Seyfried', character: 'Louise' },
      { name: 'Liam Neeson', character: 'Clinch' },
      { name: 'Giovanni Ribisi', character: 'Edward' },
      { name: 'Neil Patrick Harris', character: 'Foy' },
      { name: 'Sarah Silverman', character: 'Ruth' },
      { name: 'Christopher Hagen', character: 'George Stark' },
      { name: 'Wes Studi', character: 'Cochise' },
      { name: 'Evan Jones', character: 'Lewis' },
    ],
    crew: [
      { name: 'Seth MacFarlane', job: 'Director' },
      { name: 'Seth MacFarlane', job: 'Writer' },
      { name: 'Alec Sulkin', job: 'Writer' },
      { name: 'Wellesley Wild', job: 'Writer' },
      { name: 'Seth MacFarlane', job: 'Producer' },
      { name: 'Scott Stuber', job: 'Producer' },
      { name: 'Jason Clark', job: 'Producer' },
      { name: 'Joel McNeely', job: 'Original Music Composer' },
      { name: 'Michael Barrett', job: 'Director of Photography' },
      { name: 'Jeff Freeman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'cheap_tuesday_tess',
        writtenOn: '2015-04-04',
        rating: 7,
        content:
          "Went in with the lowest expectations of my life and laughed more than at anything that year. It's crude, half of it doesn't land, it doesn't matter. The photograph gag, where somebody smiles in one and the town can't get over it! The fair! Theron has real chemistry with him, God knows how, and Neeson does the whole thing in an Irish accent because he wouldn't do another. Don't watch with parents.",
      },
      {
        author: 'fordian_1956',
        writtenOn: '2014-10-26',
        rating: 3,
        content:
          "Monument Valley, handsomely shot, a fine big score in the Bernstein manner, and standing in front of it a television presenter in modern teeth complaining about the century. It's one observation. He makes it in the saloon, he makes it at the fair, he makes it up a hill. Then a hat is filled with something unspeakable. I thought of Liberty Valance and went to find my coat.",
      },
      {
        author: 'ice_block_tragedy',
        writtenOn: '2018-06-02',
        rating: 6,
        content:
          "List of people who come out of this well: Theron, who seems to be having an afternoon off with a mate. The man under the block of ice. Neil Patrick Harris's moustache. The song about the moustache. List of people who don't: whoever thought it could be nearly two hours. I was on a coach to Aberdeen and we'd only got to Perth.",
      },
    ],
  },
  {
    id: 91314,
    title: 'Transformers: Age of Extinction',
    releaseDate: '2014-06-25',
    genres: ['science-fiction', 'action', 'adventure'],
    voteAverage: 6.0,
    overview:
      "An inventor in Texas who can't pay his electricity buys a wrecked lorry out of an old cinema, and it begins to talk. The machines that saved Chicago five years ago are being hunted down and melted by a firm that prints its own. Men in black cars come to the farm. With his daughter, and a driving boyfriend he's just found out about, he goes to see the man who has the factory.",
    cast: [
      { name: 'Mark Wahlberg', character: 'Cade Yeager' },
      { name: 'Stanley Tucci', character: 'Joshua Joyce' },
      { name: 'Kelsey Grammer', character: 'Harold Attinger' },
      { name: 'Nicola Peltz', character: 'Tessa Yeager' },
      { name: 'Jack Reynor', character: 'Shane Dyson' },
      { name: 'Sophia Myles', character: 'Darcy Tirrel' },
      { name: 'Li Bingbing', character: 'Su Yueming' },
      { name: 'Titus Welliver', character: 'James Savoy' },
      { name: 'T.J. Miller', character: 'Lucas Flannery' },
      { name: 'Peter Cullen', character: 'Optimus Prime (voice)' },
    ],
    crew: [
      { name: 'Michael Bay', job: 'Director' },
      { name: 'Ehren Kruger', job: 'Screenplay' },
      { name: 'Lorenzo di Bonaventura', job: 'Producer' },
      { name: 'Tom DeSanto', job: 'Producer' },
      { name: 'Don Murphy', job: 'Producer' },
      { name: 'Ian Bryce', job: 'Producer' },
      { name: 'Steve Jablonsky', job: 'Original Music Composer' },
      { name: 'Amir Mokri', job: 'Director of Photography' },
      { name: 'William Goldenberg', job: 'Editor' },
      { name: 'Roger Barton', job: 'Editor' },
      { name: 'Paul Rubell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'autobot_brother_in_law',
        writtenOn: '2014-12-31',
        rating: 7,
        content:
          "Best since the first, for me. Wahlberg's a much better fit than the other lad, you believe he can mend things and throw a punch. Lockdown's a real villain for once, cold, nothing to say, with that gun that comes out of his face. It's far too long and I won't defend the daughter's shorts. But a robot riding a robot dinosaur with a sword through Hong Kong, on a big screen, with a large drink: I was grinning like a child and so was my brother-in-law, who's an accountant.",
      },
      {
        author: 'bladder_of_iron_kate',
        writtenOn: '2015-03-08',
        rating: 3,
        content:
          "165 minutes. In which: a laminated card proving it's legal to go out with a schoolgirl. He carries it. The card's in close-up! Kelsey Grammer, who did Frasier, wants money. Eleven endings, of which the ship's one, the magnet's another, and then Hong Kong. I came out and my parking had gone into a second day.",
      },
      {
        author: 'tucci_on_a_scooter',
        writtenOn: '2019-09-09',
        rating: 5,
        content:
          "Nobody will believe this, but there's a good comedy in there. It begins around the two-hour mark, and is Stanley Tucci in a pale suit running through Chinese lifts with a bomb in a bag, drinking somebody's carton of milk on a roof. He alone has noticed what sort of film he's in. Bay has the eye of a great painter of lorries, and no idea what a Tuesday is.",
      },
    ],
  },
  {
    id: 240832,
    title: 'Lucy',
    releaseDate: '2014-07-25',
    genres: ['action', 'science-fiction'],
    voteAverage: 6.5,
    overview:
      "A student in Taipei is handcuffed to a briefcase by her boyfriend of a week and wakes with a bag of blue crystals sewn into her stomach. When a guard kicks her it leaks. People are said to use a tenth of their brains, and a professor is giving a lecture in Paris on what might come after. She's at twenty per cent by the time she's had the thing taken out, and rings him up.",
    cast: [
      { name: 'Scarlett Johansson', character: 'Lucy' },
      { name: 'Morgan Freeman', character: 'Professor Norman' },
      { name: 'Choi Min-sik', character: 'Mr. Jang' },
      { name: 'Amr Waked', character: 'Pierre Del Rio' },
      { name: 'Julian Rhind-Tutt', character: 'The Limey' },
      { name: 'Pilou Asbæk', character: 'Richard' },
      { name: 'Analeigh Tipton', character: 'Caroline' },
      { name: 'Nicolas Phongpheth', character: 'Jii' },
      { name: 'Jan Oliver Schroeder', character: 'German Mule' },
      { name: 'Luca Angeletti', character: 'Italian Mule' },
    ],
    crew: [
      { name: 'Luc Besson', job: 'Director' },
      { name: 'Luc Besson', job: 'Writer' },
      { name: 'Virginie Besson-Silla', job: 'Producer' },
      { name: 'Éric Serra', job: 'Original Music Composer' },
      { name: 'Thierry Arbogast', job: 'Director of Photography' },
      { name: 'Julien Rey', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'neuroscience_taxi',
        writtenOn: '2015-02-05',
        rating: 4,
        content:
          "Passenger of mine asked me how much of her brain she was using, and as it happens I did two years of it at Utrecht before the taxi. All of it, madam. All of it all the time, that's what the scan's for, even you, at the Amstel station, finding your purse. I then had to hear the plot as far as Schiphol. There's a cheetah in it. When somebody's in danger they show you a cheetah.",
      },
      {
        author: 'phone_call_to_mum',
        writtenOn: '2016-07-07',
        rating: 8,
        content:
          "No one ever brings up the phone call. She's on the table, they're cutting it out of her with no anaesthetic, and she has the surgeon's mobile between her shoulder and her cheek and tells her mother she remembers the taste of her milk. She remembers the cat. \"What cat?\" It's ridiculous and I'd a lump in my throat like an egg. Then she takes a plane, looks at a telephone wire growing in a tree, goes off. It's eighty-nine minutes! It doesn't care if I believe it, it's whistling.",
      },
      {
        author: 'usb_stick_of_all_things',
        writtenOn: '2020-12-19',
        rating: 5,
        content:
          "Beginning of life, end of time, she's a chair, she's a computer made of tar, she's shaking hands with an ape; the whole universe is understood by someone for the first time; and then it's handed to Morgan Freeman on a _memory stick_. Twinkly one. I've got eleven of those in a drawer and not one's got what I thought on it.",
      },
    ],
  },
  {
    id: 210577,
    title: 'Gone Girl',
    releaseDate: '2014-10-01',
    genres: ['mystery', 'thriller', 'drama'],
    voteAverage: 7.9,
    overview:
      "On the morning of his fifth wedding anniversary Nick Dunne comes home to a smashed glass table, and his wife Amy is gone. She was the model for a famous series of children's books, so the cameras arrive fast, and Nick smiles at the wrong moment. Amy's diary tells the marriage from its happy beginning. Detective Boney reads it too, and with each page Nick looks more like a murderer, until only his twin sister Margo believes him.",
    cast: [
      { name: 'Ben Affleck', character: 'Nick Dunne' },
      { name: 'Rosamund Pike', character: 'Amy Dunne' },
      { name: 'Neil Patrick Harris', character: 'Desi Collings' },
      { name: 'Tyler Perry', character: 'Tanner Bolt' },
      { name: 'Carrie Coon', character: 'Margo Dunne' },
      { name: 'Kim Dickens', character: 'Detective Rhonda Boney' },
      { name: 'Patrick Fugit', character: 'Officer Jim Gilpin' },
      { name: 'David Clennon', character: 'Rand Elliott' },
      { name: 'Lisa Banes', character: 'Marybeth Elliott' },
      { name: 'Missi Pyle', character: 'Ellen Abbott' },
    ],
    crew: [
      { name: 'David Fincher', job: 'Director' },
      { name: 'Gillian Flynn', job: 'Screenplay' },
      { name: 'Trent Reznor', job: 'Original Music Composer' },
      { name: 'Atticus Ross', job: 'Original Music Composer' },
      { name: 'Jeff Cronenweth', job: 'Director of Photography' },
      { name: 'Kirk Baxter', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'helen_w92',
        writtenOn: '2014-10-19',
        rating: 9,
        content:
          'Loved it! We saw it on our anniversary, which was a strange choice, and neither of us had read the book. It starts as a missing person case and then it keeps pulling the rug out. Rosamund Pike is incredible. I did not look at my phone once in two and a half hours.',
      },
      {
        author: 'Rosalind Oake',
        writtenOn: '2016-03-30',
        rating: 7,
        content:
          "Fincher's coldest film since Zodiac and his most amusing; half of it is a mystery, the other half a very black comedy about marriage. Affleck is well cast as a man whose smile gets him into trouble, and Pike, who had been wasted for years, is a revelation. Carrie Coon as the twin sister is the single warm person in it, and the film knows it. It is about twenty minutes too long, and the police seem to me less curious than the Boston officers of Gone Baby Gone. I was entertained throughout, slightly chilled, and glad to go home to an ordinary house.",
      },
      {
        author: 'lowlight_sam',
        writtenOn: '2021-08-12',
        rating: 8,
        content:
          "Watch how few shots move. Fincher parks the camera, lets Affleck stand next to the missing poster with that awful obliging grin, and cuts half a second before you're ready. The score sounds like spa music with something rotting under the floor. Tyler Perry strolls in laughing and throws gummy bears at his client and for ten minutes I'd have followed him anywhere.",
      },
    ],
  },
  {
    id: 250546,
    title: 'Annabelle',
    releaseDate: '2014-10-01',
    genres: ['horror'],
    voteAverage: 5.8,
    overview:
      'Santa Monica, 1969. A medical student gives his expectant wife the last piece for her collection, an antique in a white wedding dress and red ribbons, three feet tall. Then the neighbours are attacked by their own runaway daughter and a friend, and one of the pair dies in the nursery with it in her arms. They put it out with the rubbish. They move to Pasadena. The sewing machine keeps starting up.',
    cast: [
      { name: 'Annabelle Wallis', character: 'Mia' },
      { name: 'Ward Horton', character: 'John' },
      { name: 'Tony Amendola', character: 'Father Perez' },
      { name: 'Alfre Woodard', character: 'Evelyn' },
      { name: "Kerry O'Malley", character: 'Sharon Higgins' },
      { name: 'Brian Howe', character: 'Pete Higgins' },
      { name: 'Eric Ladin', character: 'Detective Clarkin' },
      { name: 'Ivar Brogger', character: 'Dr. Burgher' },
      { name: 'Gabriel Bateman', character: 'Robert' },
      { name: 'Shiloh Nelson', character: 'Nancy' },
    ],
    crew: [
      { name: 'John R. Leonetti', job: 'Director' },
      { name: 'Gary Dauberman', job: 'Writer' },
      { name: 'Peter Safran', job: 'Producer' },
      { name: 'James Wan', job: 'Producer' },
      { name: 'Joseph Bishara', job: 'Original Music Composer' },
      { name: 'James Kniest', job: 'Director of Photography' },
      { name: 'Tom Elkins', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'porcelain_collector_jo',
        writtenOn: '2015-09-05',
        rating: 5,
        content:
          "As a collector I must protest. Nobody would have bought this. Composition head, crude paint, the eyes set wrong, cracked at the lip: it's not 1850s and it isn't charming, and he says it's the one she's been looking for! A sound German bisque of that size has a very sweet expression. Mine have never moved. I should add that they didn't watch it with me, I turned them to the wall.",
      },
      {
        author: 'pasadena_pram',
        writtenOn: '2017-02-19',
        rating: 7,
        content:
          "Better than people say! The lift scene is one of the great jump sequences of the last ten years and there's another with a pram and a lorry that had me off the sofa. It takes its time, the period's nicely done, the husband's useless in a believable way. Falls to bits when the priest gets involved. I've seen all of these films now and I'd put it third. Don't watch with popcorn on your lap.",
      },
      {
        author: 'polanski_rewound',
        writtenOn: '2014-12-27',
        rating: 4,
        content:
          "She's called Mia. It's the sixties, there's a block of flats, a pram, a cult, a solicitous husband. You oughtn't to remind the audience of a great film every four minutes unless you plan on doing something yourself. Leonetti was the cameraman and the first home invasion, seen from one bedroom window across into another in a single take, is really nasty and good. After that the doll sits there like a paperweight.",
      },
    ],
  },
  {
    id: 244786,
    title: 'Whiplash',
    releaseDate: '2014-10-10',
    genres: ['drama', 'music'],
    voteAverage: 8.4,
    overview:
      'At a Manhattan conservatory a nineteen-year-old drummer is noticed practising late by the man who conducts the top jazz band. Being picked turns out to mean insults, thrown furniture and three players fighting over one chair. His father thinks there are other things to be. He tapes his blisters, breaks up with a girl he has barely started seeing, and counts himself in again.',
    cast: [
      { name: 'Miles Teller', character: 'Andrew Neiman' },
      { name: 'J.K. Simmons', character: 'Terence Fletcher' },
      { name: 'Paul Reiser', character: 'Jim Neiman' },
      { name: 'Melissa Benoist', character: 'Nicole' },
      { name: 'Austin Stowell', character: 'Ryan Connolly' },
      { name: 'Nate Lang', character: 'Carl Tanner' },
      { name: 'Chris Mulkey', character: 'Uncle Frank' },
      { name: 'Damon Gupton', character: 'Mr. Kramer' },
      { name: 'Suanne Spoke', character: 'Aunt Emma' },
    ],
    crew: [
      { name: 'Damien Chazelle', job: 'Director' },
      { name: 'Damien Chazelle', job: 'Writer' },
      { name: 'Justin Hurwitz', job: 'Original Music Composer' },
      { name: 'Sharone Meir', job: 'Director of Photography' },
      { name: 'Tom Cross', job: 'Editor' },
      { name: 'Jason Blum', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'paradiddle_pat',
        writtenOn: '2015-02-08',
        rating: 6,
        content:
          "Drum teacher, thirty-one years. Nobody good holds the sticks that tight, blood on the cymbals means your grip is wrong, and no band in the land rehearses by being slapped in four. If a colleague behaved like Fletcher I'd have rung someone by lunch.\n\nAnd I've watched it three times. The last stretch, where he takes the tempo down to nothing on the snare and brings it up again, I was holding on to the armrest of my own sofa.",
      },
      {
        author: 'juniper_hall_2b',
        writtenOn: '2016-11-14',
        rating: 10,
        content:
          "Put it on during finals week, which I don't recommend, because I then revised until four in the morning out of pure fear. 'Not quite my tempo' has entered our flat as a thing we say over pasta. The bit I can't rewatch is the dinner table, his cousins and their football, everyone being slightly wrong about each other and passing things. I have those cousins. I've said those things back.",
      },
      {
        author: 'ushers_torch',
        writtenOn: '2014-12-30',
        rating: 9,
        content:
          "I work the late shows. You learn a film by the back of people's heads, and in this one nobody's moves. At the car crash there's a groan, he gets up, and then it's dead quiet again. One chap stayed right through the credits on the Sunday, came down, and asked me if I thought it was meant to be a happy ending. We stood there with the hoover for a quarter of an hour.",
      },
    ],
  },
  {
    id: 293310,
    title: 'Citizenfour',
    releaseDate: '2014-10-10',
    genres: ['documentary'],
    voteAverage: 7.7,
    overview:
      "A filmmaker in Berlin starts receiving encrypted messages from somebody who signs with a code name and says he works inside American intelligence. In June 2013 she flies to Hong Kong with two journalists, who are told to look for a man with a Rubik's Cube. What follows is eight days in one hotel room with the phone unplugged, and she films it as it happens.",
    cast: [
      { name: 'Edward Snowden', character: 'Self' },
      { name: 'Glenn Greenwald', character: 'Self' },
      { name: 'Laura Poitras', character: 'Self (voice)' },
      { name: 'William Binney', character: 'Self' },
      { name: 'Jacob Appelbaum', character: 'Self' },
      { name: 'Ewen MacAskill', character: 'Self' },
      { name: 'Julian Assange', character: 'Self' },
      { name: 'Jeremy Scahill', character: 'Self' },
    ],
    crew: [
      { name: 'Laura Poitras', job: 'Director' },
      { name: 'Laura Poitras', job: 'Producer' },
      { name: 'Mathilde Bonnefoy', job: 'Producer' },
      { name: 'Dirk Wilutzky', job: 'Producer' },
      { name: 'Mathilde Bonnefoy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'unplugged_the_kettle',
        writtenOn: '2015-03-01',
        rating: 9,
        content:
          "He puts a blanket over his head to type his password. A red one, right over him and the laptop, like a boy reading after bedtime, and MacAskill of the Guardian looks on with such politeness. Then the fire alarm goes, a routine test, and none of them breathes. I've seen spy pictures with car chases all over Europe which had less in them. It's a man on an unmade bed doing his hair with gel because he knows that from tomorrow everyone will be looking at it.",
      },
      {
        author: 'snowdrift_lee',
        writtenOn: '2017-11-11',
        rating: 6,
        content:
          "Important, yes. I wouldn't call it gripping. Once the first two days are over we are mostly looking at the backs of heads, and the last third wanders off to other cities and other people. Poitras keeps herself out of it to a fault; I'd have liked to know how she felt when she read that first message, since she got it. But he's very clear and very composed, I trusted him, and the final scene where the two of them write on scraps of paper so the room can't hear has a properly sick feeling to it.",
      },
      {
        author: 'berlin_neukoelln_jo',
        writtenOn: '2022-02-24',
        content:
          'We went in a group, afterwards everyone in the foyer was taking the battery out of their telephone and then standing there with it in their hand, not sure what comes next. I think of that foyer more often than of the film. What remains is how young he is. And that he irons.',
      },
    ],
  },
  {
    id: 242512,
    title: 'Ouija',
    releaseDate: '2014-10-24',
    genres: ['horror'],
    voteAverage: 5.1,
    overview:
      "Laine and Debbie played with the board when they were small, with three rules, one of them never to play alone. Debbie has. After the funeral Laine gathers her sister, her boyfriend and two others round the same board in the dead girl's dining room to say goodbye properly. Something with the initial D answers. In the following days each of them comes across the same two words of greeting.",
    cast: [
      { name: 'Olivia Cooke', character: 'Laine Morris' },
      { name: 'Ana Coto', character: 'Sarah Morris' },
      { name: 'Daren Kagasoff', character: 'Trevor' },
      { name: 'Bianca A. Santos', character: 'Isabelle' },
      { name: 'Douglas Smith', character: 'Pete' },
      { name: 'Shelley Hennig', character: 'Debbie Galardi' },
      { name: 'Sierra Heuermann', character: 'Doris Zander' },
      { name: 'Lin Shaye', character: 'Paulina Zander' },
      { name: 'Matthew Settle', character: 'Anthony Morris' },
      { name: 'Vivis Colombetti', character: 'Nona' },
      { name: 'Robyn Lively', character: 'Mrs. Galardi' },
    ],
    crew: [
      { name: 'Stiles White', job: 'Director' },
      { name: 'Juliet Snowden', job: 'Screenplay' },
      { name: 'Stiles White', job: 'Screenplay' },
      { name: 'Michael Bay', job: 'Producer' },
      { name: 'Jason Blum', job: 'Producer' },
      { name: 'Anton Sanko', job: 'Original Music Composer' },
      { name: 'David Emmerichs', job: 'Director of Photography' },
      { name: 'Ken Blackwell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'tilly_seen_better',
        writtenOn: '2015-03-13',
        rating: 4,
        content:
          "So tame. I don't need gore but I'd like to be worried, and you can tell to the second when the thing's going to pop up since the music stops first. Olivia Cooke is much too good for it. She does grief convincingly for about ten minutes at the beginning, in that big house with the Christmas lights, and I thought we were getting a better film than we got. Everybody else is hair. The twist in the asylum is all right.",
      },
      {
        author: 'mia_and_the_mollies',
        writtenOn: '2014-11-08',
        rating: 7,
        content:
          "FIVE OF US HELD HANDS. Ok so it is rated like a baby film so nobody gets properly chopped up but when she looks through the little glass thing and there's suddenly the girl?? Maddie threw her drink, the actual cup. Her mum had to be told. After, we went back to mine and would we play it, no we would not, we did each other's fringes.",
      },
      {
        author: 'jump_scare_auditor',
        writtenOn: '2016-10-31',
        rating: 3,
        content:
          "Sixteen loud noises. Four are doors, three are friends. Two are a gas ring. The trouble with a spirit who spells things out is that she's slow: P, L, A, Y, I could have made tea. Nobody's parents are ever in, they have enormous kitchens and go away for work in the very week of the funeral. The sequel, I'm told by people I trust, is excellent, which I find spookier than anything here.",
      },
    ],
  },
  {
    id: 157336,
    title: 'Interstellar',
    releaseDate: '2014-11-05',
    genres: ['adventure', 'drama', 'science-fiction'],
    voteAverage: 8.5,
    overview:
      "Nothing grows any more but corn, and the dust lies on the plates before supper. A former test pilot who farms because somebody has to finds co-ordinates written in the dirt on his daughter's bedroom floor. They lead to a bunker, the last of a space agency, and a ship. The trip might save everybody. He can't say when he will be back: where they are going, an hour costs seven years at home.",
    cast: [
      { name: 'Matthew McConaughey', character: 'Cooper' },
      { name: 'Anne Hathaway', character: 'Brand' },
      { name: 'Michael Caine', character: 'Professor Brand' },
      { name: 'Jessica Chastain', character: 'Murph' },
      { name: 'Casey Affleck', character: 'Tom' },
      { name: 'Wes Bentley', character: 'Doyle' },
      { name: 'Topher Grace', character: 'Getty' },
      { name: 'Mackenzie Foy', character: 'Murph (10 Yrs.)' },
      { name: 'Ellen Burstyn', character: 'Murph (older)' },
      { name: 'John Lithgow', character: 'Donald' },
    ],
    crew: [
      { name: 'Christopher Nolan', job: 'Director' },
      { name: 'Jonathan Nolan', job: 'Writer' },
      { name: 'Christopher Nolan', job: 'Writer' },
      { name: 'Emma Thomas', job: 'Producer' },
      { name: 'Lynda Obst', job: 'Producer' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Hoyte van Hoytema', job: 'Director of Photography' },
      { name: 'Lee Smith', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'long_haul_dermot',
        writtenOn: '2015-02-11',
        rating: 10,
        content:
          "I drive to Bucharest and back. Ten days, usually, longer at Christmas, and I've three at home. So the scene where he sits down in front of the screen and there's twenty-three years of messages waiting, his boy with a moustache all of a sudden, his boy giving up on him. I was in the sleeper cab outside Győr with it propped on the wheel. I had to get out and walk round the lorry.\n\nDon't ask me about the bookcase. I don't care about the bookcase.",
      },
      {
        author: 'wave_equation',
        writtenOn: '2014-12-20',
        rating: 6,
        content:
          'The black hole is the best thing of its kind ever put on film, and I do this for a living: that thin bright line across the front, the halo bent up over the top, they got two papers out of it. Everything within four feet of a human being is shakier. Hathaway is made to explain love as though it were a dimension. Chastain shouts a Greek word and throws paper off a balcony. And the organ! Whole conversations went under it. I understood the tidal forces better than the plot.',
      },
      {
        author: 'miller_tide',
        writtenOn: '2023-03-02',
        rating: 9,
        content:
          "tick. tick. tick. you know the planet. knee deep water, mountains on the horizon, she says those aren't mountains and i said out loud on a full train oh NO\n\ni had seen it before, too. that was my fourth time",
      },
    ],
  },
  {
    id: 205596,
    title: 'The Imitation Game',
    releaseDate: '2014-11-14',
    genres: ['history', 'drama', 'thriller', 'war'],
    voteAverage: 8.0,
    overview:
      "A burglary in Manchester in 1951 and a householder who doesn't want it looked into. Under questioning the professor offers the detective a game. Twelve years earlier, in a hut in Buckinghamshire, he was the rudest of a group put together to read German messages whose settings change every midnight. He is building a machine for it, out of wire and drums, with somebody else's hundred thousand pounds.",
    cast: [
      { name: 'Benedict Cumberbatch', character: 'Alan Turing' },
      { name: 'Keira Knightley', character: 'Joan Clarke' },
      { name: 'Matthew Goode', character: 'Hugh Alexander' },
      { name: 'Rory Kinnear', character: 'Detective Robert Nock' },
      { name: 'Allen Leech', character: 'John Cairncross' },
      { name: 'Matthew Beard', character: 'Peter Hilton' },
      { name: 'Charles Dance', character: 'Commander Denniston' },
      { name: 'Mark Strong', character: 'Stewart Menzies' },
      { name: 'James Northcote', character: 'Jack Good' },
      { name: 'Tom Goodman-Hill', character: 'Sergeant Staehl' },
    ],
    crew: [
      { name: 'Morten Tyldum', job: 'Director' },
      { name: 'Graham Moore', job: 'Screenplay' },
      { name: 'Nora Grossman', job: 'Producer' },
      { name: 'Ido Ostrowsky', job: 'Producer' },
      { name: 'Teddy Schwarzman', job: 'Producer' },
      { name: 'Alexandre Desplat', job: 'Original Music Composer' },
      { name: 'Óscar Faura', job: 'Director of Photography' },
      { name: 'William Goldenberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'hut_six_granddaughter',
        writtenOn: '2015-01-31',
        rating: 5,
        content:
          'Gran was there, 1942 to the end, and never told Grandad, they were married fifty-one years. She\'d have said: where is everybody? Ten thousand people worked at Bletchley and I count five, in a shed. It was mostly girls. There were dances. And the Poles get half of one line. But when Keira puts down the crossword in under six minutes, and the man at the door has just told her the secretaries are upstairs, I heard Gran quite distinctly go "ha".',
      },
      {
        author: 'sunday_double_bill',
        writtenOn: '2015-11-22',
        rating: 9,
        content:
          "Nobody told me it was about the boy. You think it's submarines, then it's two lads at school passing notes in cipher under a tree, and one of them doesn't come back after Christmas and the headmaster asks how well he knew him. \"Not very well.\" That child actor! He does it with his jaw. Cumberbatch has the same jaw thirty years on. I walked home the long way, by the canal.",
      },
      {
        author: 'gareth_liked_it_mostly',
        writtenOn: '2018-03-09',
        rating: 7,
        content:
          "Solid. It's got the shape of every film about a difficult clever man, you can set your watch, and they have him solve the thing at a dance because that's when it'd be in a film. But it holds you. I thought the middle timeline better than the other two and Mark Strong better than anyone, popping up in corners in a beautiful coat to say something alarming. What they did to him afterwards gets about six minutes and a caption, and I'd gladly have traded a bit of Enigma for more of that.",
      },
    ],
  },
];
