import type { CatalogueFilm } from '../film.ts';

export const films1996: readonly CatalogueFilm[] = [
  {
    id: 9894,
    title: 'The Cable Guy',
    releaseDate: '1996-06-10',
    genres: ['comedy', 'drama', 'thriller'],
    voteAverage: 6,
    overview:
      "Steven's girlfriend has turned him down and he has taken a flat. He tips the man who installs his television fifty dollars, as a friend advised, in the hope of the film channels for nothing. What he gets is the man: eleven messages on the machine, a karaoke party, a new sound system, dinner with jousting, and a favour that he will need to return.",
    cast: [
      { name: 'Jim Carrey', character: 'Chip Douglas' },
      { name: 'Matthew Broderick', character: 'Steven Kovacs' },
      { name: 'Leslie Mann', character: 'Robin Harris' },
      { name: 'Jack Black', character: 'Rick' },
      { name: 'George Segal', character: "Steven's Father" },
      { name: 'Diane Baker', character: "Steven's Mother" },
      { name: 'Ben Stiller', character: 'Sam Sweet' },
      { name: 'Eric Roberts', character: 'Eric Roberts' },
      { name: 'Janeane Garofalo', character: 'Medieval Times Waitress' },
      { name: 'Owen Wilson', character: "Robin's Date" },
    ],
    crew: [
      { name: 'Ben Stiller', job: 'Director' },
      { name: 'Andrew Licht', job: 'Producer' },
      { name: 'Jeffrey A. Mueller', job: 'Producer' },
      { name: 'Judd Apatow', job: 'Producer' },
      { name: 'Lou Holtz Jr.', job: 'Writer' },
      { name: 'John Ottman', job: 'Original Music Composer' },
      { name: 'Robert Brinkmann', job: 'Director of Photography' },
      { name: 'Steven Weisberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'medieval_times_staff',
        writtenOn: '2012-10-19',
        rating: 8,
        content:
          "Worked there (Buena Park, serving wench, two summers). No forks. No knives. \"There were no utensils in medieval times, hence there are no utensils AT Medieval Times. Would you like a refill on that Pepsi?\" Janeane says this in the exact voice. I have been dead inside that dress, with a pitcher in either hand, under a boy on a horse who was doing pharmacology.\n\nBut then Carrey comes out with a mace, humming the fight music from Star Trek, and he's so happy. He's got someone to play with. You see that it's the best night of his entire life and that the other fellow would rather be at home with his tapes, and I thought, oh no, I know who I like. The lisp goes in and out. The thing on the wedding video goes on too long. It's a lonely, horrible, marvellous film and in 1996 everybody wanted him to talk out of his bottom again.",
      },
      {
        author: 'mum_turned_it_off',
        writtenOn: '2008-05-15',
        rating: 3,
        content:
          "Rented for a birthday, nine boys aged nine, on the strength of the fellow from the pet detective. By the basketball they'd gone quiet and by that lisp and the prostitute I was on my feet. It isn't funny and it is not meant to be not funny either. He has a sort of sweat on him. One of the boys told his father we'd shown them a stalker film, and I'd say that was a fair summary.",
      },
      {
        author: 'babysitter_was_tv',
        writtenOn: '2020-12-12',
        rating: 6,
        content:
          "Somebody ought to be embarrassed that he says, up there on the dish, in a storm, in '96: soon every home will have a telephone, a computer and a shopping centre in one set, you'll play games with a friend in Vietnam. Everyone treats it as raving. I'm in my bed with the whole lot on my chest. So I went looking for more, but he's off again: he slaps himself with chicken skin. Leslie Mann could have been given a door to walk through.",
      },
    ],
  },
  {
    id: 9327,
    title: 'The Nutty Professor',
    releaseDate: '1996-06-28',
    genres: ['fantasy', 'comedy', 'romance', 'science-fiction'],
    voteAverage: 5.6,
    overview:
      'Sherman teaches genetics at Wellman College, kindly and at four hundred pounds, and has just let several thousand hamsters out over the lawn. A new colleague likes him for his work. After a night at a comedy club where the comic likes him for his size, he drinks the blue stuff meant for hamsters. The thin man who goes out in his clothes is charming for quite a while.',
    cast: [
      {
        name: 'Eddie Murphy',
        character:
          'Sherman Klump / Buddy Love / Lance Perkins / Papa Klump / Mama Klump / Grandma Klump / Ernie Klump',
      },
      { name: 'Jada Pinkett Smith', character: 'Carla Purty' },
      { name: 'James Coburn', character: 'Harlan Hartley' },
      { name: 'Larry Miller', character: 'Dean Richmond' },
      { name: 'Dave Chappelle', character: 'Reggie Warrington' },
      { name: 'John Ales', character: 'Jason' },
      { name: 'Patricia Wilson', character: "Dean's Secretary" },
      { name: 'Jamal Mixon', character: 'Ernie Klump Jr.' },
      { name: 'Nichole McAuley', character: 'Fit Woman' },
      { name: 'Hamilton von Watts', character: 'Health Instructor' },
    ],
    crew: [
      { name: 'Tom Shadyac', job: 'Director' },
      { name: 'Brian Grazer', job: 'Producer' },
      { name: 'Russell Simmons', job: 'Producer' },
      { name: 'David Sheffield', job: 'Screenplay' },
      { name: 'Barry W. Blaustein', job: 'Screenplay' },
      { name: 'Tom Shadyac', job: 'Screenplay' },
      { name: 'Steve Oedekerk', job: 'Screenplay' },
      { name: 'David Newman', job: 'Original Music Composer' },
      { name: 'Julio Macat', job: 'Director of Photography' },
      { name: 'Don Zimmerman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'klump_table_seat6',
        writtenOn: '2010-11-25',
        rating: 9,
        content:
          "That dinner. One man and he is Mama and Papa and Grandma and Ernie AND him, passing the chicken to himself, interrupting himself, sulking at himself. It's a family, I could tell you who is whose favourite. All that wind they pass, oh fine, I was raised at that table and it's accurate.\n\nWhen Mama leans over and tells Sherman he's beautiful I quit laughing every time. She means it and she's a man in a bag.",
      },
      {
        author: 'size_22_and_seen_it',
        writtenOn: '2018-04-08',
        rating: 4,
        content:
          "So he's a lovely fat man, and being fat is the worst thing that's ever happened to anybody. Both of those, all the way. Chairs break. The lab floods. We're told to love ourselves, in the last four minutes, at a lectern, after all the falling over.\n\nRick Baker's rubber is extraordinary, his cheeks shake when they ought. I would like the doctor's science to have been about anything else. He's clever! Couldn't he have cured something?",
      },
      {
        author: 'slim_fast_1996',
        writtenOn: '2006-12-27',
        rating: 6,
        content:
          "Larry Miller as the dean. \"Can I kill him? Is there a law?\" He is the only nasty man I've ever wanted as an uncle. I've got this one on a tape after some of a Christmas service, so that it goes from the vicar to a hamster up a lady's skirt. I prefer Jerry Lewis for the change and Murphy for everyone else.",
      },
    ],
  },
  {
    id: 9306,
    title: 'The Island of Dr. Moreau',
    releaseDate: '1996-08-23',
    genres: ['science-fiction', 'horror', 'thriller'],
    voteAverage: 4.9,
    overview:
      'Adrift after a plane crash in the Java Sea, a United Nations negotiator is picked up by a passing boat and put ashore at a compound in the jungle. His host, a Nobel laureate who vanished years ago, appears in white robes and heavy sun cream among servants with odd hands and odd faces. They call him Father, and he carries a device that keeps them obedient.',
    cast: [
      { name: 'Marlon Brando', character: 'Dr. Moreau' },
      { name: 'Val Kilmer', character: 'Montgomery' },
      { name: 'David Thewlis', character: 'Edward Douglas' },
      { name: 'Fairuza Balk', character: 'Aissa' },
      { name: 'Ron Perlman', character: 'Sayer of the Law' },
      { name: 'Marco Hofschneider', character: "M'Ling" },
      { name: 'Temuera Morrison', character: 'Azazello' },
      { name: 'William Hootkins', character: 'Kiril' },
      { name: 'Daniel Rigney', character: 'Hyena-Swine' },
      { name: 'Nelson de la Rosa', character: 'Majai' },
    ],
    crew: [
      { name: 'John Frankenheimer', job: 'Director' },
      { name: 'Richard Stanley', job: 'Screenplay' },
      { name: 'Ron Hutchinson', job: 'Screenplay' },
      { name: 'Gary Chang', job: 'Original Music Composer' },
      { name: 'William A. Fraker', job: 'Director of Photography' },
      { name: 'Edward R. Pressman', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'icebucket_hat',
        writtenOn: '2019-01-13',
        rating: 6,
        content:
          "There's a scene where Brando plays a grand piano while a tiny man dressed the same plays a tiny piano on top of it. Nobody remarks on this. A little later he wears an ice bucket on his head. Nobody remarks on that.\n\nI can't call it good. Kilmer gives up about halfway and starts doing an impression of Brando, possibly out of spite. But I've forgotten a great many competent films since and I could draw you that bucket.",
      },
      {
        author: 'hgw_society_leeds',
        writtenOn: '2008-09-21',
        rating: 2,
        content:
          'Wells wrote a short, horrible book about pain. Somebody has taken out the vivisection and put in a remote control, some gunfire and a panther lady who dances. The rules that the creatures chant, which ought to freeze the blood, are bleated at a sort of garden party. David Thewlis wears the look of a man reading the small print on his contract.',
      },
      {
        author: 'latexandyakhair',
        writtenOn: '2016-10-29',
        content:
          "Watch it for the makeup, please, somebody. Hyena faces that sneer, a dog-man whose lip actually catches on his teeth, all practical, all glued on people in Queensland heat. Then it's lit like a supermarket and cut so that you get a second of each.\n\nThe last half hour is those poor performers running about with machine guns. I wanted a film about the M'Ling fellow reading poetry, he seemed the only one there with a hobby.",
      },
    ],
  },
  {
    id: 454,
    title: 'Romeo + Juliet',
    releaseDate: '1996-11-01',
    genres: ['drama', 'romance'],
    voteAverage: 6.8,
    overview:
      'Verona Beach has two skyscrapers, two families and a newsreader who speaks in verse. The sons wear loud shirts and carry pistols engraved with the word sword. On the night of a fancy dress party a boy in chain mail, who has been moping over somebody else, puts his head under a tap in the washroom, looks through a fish tank, and sees a girl with wings looking back.',
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Romeo' },
      { name: 'Claire Danes', character: 'Juliet' },
      { name: 'Vondie Curtis-Hall', character: 'Captain Prince' },
      { name: 'Brian Dennehy', character: 'Ted Montague' },
      { name: 'John Leguizamo', character: 'Tybalt' },
      { name: 'Miriam Margolyes', character: 'The Nurse' },
      { name: 'Harold Perrineau', character: 'Mercutio' },
      { name: 'Pete Postlethwaite', character: 'Father Laurence' },
      { name: 'Paul Sorvino', character: 'Fulgencio Capulet' },
      { name: 'Paul Rudd', character: 'Dave Paris' },
      { name: 'Diane Venora', character: 'Gloria Capulet' },
    ],
    crew: [
      { name: 'Baz Luhrmann', job: 'Director' },
      { name: 'Gabriella Martinelli', job: 'Producer' },
      { name: 'Craig Pearce', job: 'Screenplay' },
      { name: 'Baz Luhrmann', job: 'Screenplay' },
      { name: 'Nellee Hooper', job: 'Original Music Composer' },
      { name: 'Donald McAlpine', job: 'Director of Photography' },
      { name: 'Jill Bilcock', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'year_nine_wept',
        writtenOn: '2011-02-14',
        rating: 9,
        content:
          "Thirty girls, one television on a trolley, last period on a Thursday, and when Leo looked up through the angelfish a sound came out of us. Miss Adeyemi had to stop the tape. She'd been teaching that play for twenty years with the Zeffirelli, and nobody'd ever made the sound. She rewound it to be sure and we made it again.\n\nAfter that we couldn't be got out of the library. We did all the swords, we'd biros for swords. Kemi did the Nurse and Steph P. did Mercutio in her brother's school tie with eyeliner on and was sent home and came back in as Mercutio, and died on the stairs outside the science block at some length with a plague on both of the year tens. I know it by heart still, not from reading. I say it to the cat. It's too loud, it has a helicopter, somebody's cut the best speech in half, I don't care, nothing I was ever taught went in like that went in.",
      },
      {
        author: 'petrol_station_tybalt',
        writtenOn: '2018-10-02',
        rating: 4,
        content:
          "Cut, cut, zoom, choir, gunshot, cut. Someone has left the editor alone with a lot of coffee. They shout the poetry as though it were being taken away from them, apart from Postlethwaite, who just says it, like a man talking. Tybalt has silver heels on his boots. I'd pay for those.",
      },
      {
        author: 'e_lovelock_retired',
        writtenOn: '2023-05-08',
        rating: 7,
        content:
          "At eighty-two I'd expected to loathe it. I have seen eleven Juliets, two of them my own pupils. It's vulgar, it's hysterical, hot, full of plaster Madonnas; I went to Naples once on my honeymoon and all of that's in it. The play is about people of fifteen. One forgets, with actresses of forty. The girl has a way of taking in what's been said a half second late that I would not have known how to teach.",
      },
    ],
  },
  {
    id: 2300,
    title: 'Space Jam',
    releaseDate: '1996-11-15',
    genres: ['family', 'animation', 'science-fiction', 'fantasy', 'comedy'],
    voteAverage: 6.8,
    overview:
      'An amusement park on another planet is losing money, and its owner sends five tiny aliens to fetch new attractions from Earth: a rabbit, a duck, a pig and their friends. The rabbit talks them into settling it by basketball. That seems safe until the tiny aliens go to an NBA game and come out large. There is one great player left, and this year he plays baseball, badly.',
    cast: [
      { name: 'Michael Jordan', character: 'Michael Jordan' },
      { name: 'Wayne Knight', character: 'Stan Podolak' },
      { name: 'Theresa Randle', character: 'Juanita Jordan' },
      { name: 'Manner Washington', character: 'Jeffery Jordan' },
      { name: 'Eric Gordon', character: 'Marcus Jordan' },
      { name: 'Bill Murray', character: 'Bill Murray' },
      { name: 'Charles Barkley', character: 'Charles Barkley' },
      { name: 'Danny DeVito', character: 'Swackhammer (voice)' },
      { name: 'Billy West', character: 'Bugs Bunny / Elmer Fudd (voice)' },
      { name: 'Dee Bradley Baker', character: 'Daffy Duck / Tazmanian Devil / Bull (voice)' },
    ],
    crew: [
      { name: 'Joe Pytka', job: 'Director' },
      { name: 'Ivan Reitman', job: 'Producer' },
      { name: 'Joe Medjuck', job: 'Producer' },
      { name: 'Daniel Goldberg', job: 'Producer' },
      { name: 'Leo Benvenuti', job: 'Writer' },
      { name: 'Steve Rudnick', job: 'Writer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Michael Chapman', job: 'Director of Photography' },
      { name: 'Sheldon Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'sheboygan_ymca',
        writtenOn: '2013-11-13',
        rating: 8,
        content:
          "Facts. He didn't miss a shot in there the whole time, they had a full court put up for him on the lot and everybody who was anybody came by at night to run. So you've a man doing tennis balls and green screen all day acting with nobody, and he is stiff as a mop, and then in the dark he's back to being the best who ever lived. That's the film I think about while watching this one. Pump up the jam.",
      },
      {
        author: 'termite_terrace_fan',
        writtenOn: '2007-02-03',
        rating: 3,
        content:
          "Bugs Bunny doesn't ask anyone for help. It's the whole of his character: he has a carrot and he isn't worried. You come at him with a gun and he'll sell you the bullets. Here he stands in a huddle! He listens to a pep talk! He's got a girlfriend with hips, who plays basketball and says \"don't ever call me doll\", and he swoons, the same rabbit who in 1950 was a better girlfriend than anybody. Daffy kisses a logo on his own bottom and I hope that the ones who drew it were ashamed. Nobody's on model for two shots together, they've all been shaded like bath toys so they'd sit on top of the photography, and they're given catchphrases in turn, roll-call fashion, and stood in a line. Chuck Jones, when they asked him, said it would've taken Bugs seven minutes and he would not have needed a basketball player. I own, and this is only to show my good faith, eleven cels.",
      },
      {
        author: 'murray_stan_account',
        writtenOn: '2020-04-20',
        rating: 7,
        content:
          "pandemic day 30 something, kids picked. it's 88 minutes of shoe advert with a banging soundtrack and you know exactly how you feel about it from what year you were born in. I'm '89. so. yes. Bill Murray strolling on at the end with no explanation, asking if anyone's up for golf, is the only adult who has ever behaved like I want to",
      },
    ],
  },
  {
    id: 11674,
    title: '101 Dalmatians',
    releaseDate: '1996-11-27',
    genres: ['family', 'comedy'],
    voteAverage: 5.9,
    overview:
      "Two dogs drag their owners, one a designer of video games and one a designer of clothes, into the lake of St James's Park, and both couples marry. Fifteen puppies come of it. Anita's employer, who runs a fashion house and smokes pink cigarettes in a holder, looks at the drawing of a spotted coat on Anita's desk, then at Anita's dog, and begins to do a sum.",
    cast: [
      { name: 'Glenn Close', character: 'Cruella de Vil' },
      { name: 'Jeff Daniels', character: 'Roger' },
      { name: 'Joely Richardson', character: 'Anita' },
      { name: 'Joan Plowright', character: 'Nanny' },
      { name: 'Hugh Laurie', character: 'Jasper' },
      { name: 'Mark Williams', character: 'Horace' },
      { name: 'John Shrapnel', character: 'Skinner' },
      { name: 'Tim McInnerny', character: 'Alonzo' },
      { name: 'Hugh Fraser', character: 'Frederick' },
      { name: 'Zohren Weiss', character: 'Herbert' },
    ],
    crew: [
      { name: 'Stephen Herek', job: 'Director' },
      { name: 'John Hughes', job: 'Producer' },
      { name: 'Ricardo Mestres', job: 'Producer' },
      { name: 'John Hughes', job: 'Screenplay' },
      { name: 'Michael Kamen', job: 'Original Music Composer' },
      { name: 'Adrian Biddle', job: 'Director of Photography' },
      { name: 'Trudy Ship', job: 'Editor' },
      { name: 'Larry Bock', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'rescue_kennel_sue',
        writtenOn: '2009-12-08',
        rating: 3,
        content:
          "Every time. Every single time they make one of these. We'd eleven dalmatians in by the following September, all under a year, all bouncing off the walls, half of them deaf, handed in by families who'd been promised a cushion with spots. It should've had a warning at the end, and an address.\n\nGlenn Close I've nothing against. At least she was honest as to what she wanted them for.",
      },
      {
        author: 'molasses_vat_fan',
        writtenOn: '2017-12-26',
        rating: 7,
        content:
          "It's Glenn Close and it's the clothes. White one side, black the other, red gloves, a hat that's a crow; she comes into the office in a fog of her own smoke, throws a coat at someone without checking that there's someone there. She's in a different film from Jeff Daniels, who appears to have been cast by raffle.\n\nLater on they've got Home Alone in. Pigs, mud, an electric fence. Hugh Laurie gets it in the trousers.",
      },
      {
        author: 'no_talking_dogs_plz',
        writtenOn: '2014-06-01',
        rating: 6,
        content:
          "Hear me out: the dogs don't talk. All the other ones they do talk. In this they bark and look at one another, and pass things on down the country from kennel to kennel over the roofs, horses, a raccoon (in Britain? anyway), and you can follow every bit of it. My two, five and seven, supplied the speech. There was a long one from the five year old in the barn, I think he was the mother.",
      },
    ],
  },
];
