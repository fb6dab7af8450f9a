import type { CatalogueFilm } from '../film.ts';

export const films1964: readonly CatalogueFilm[] = [
  {
    id: 935,
    title: 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
    releaseDate: '1964-01-29',
    genres: ['comedy', 'war'],
    voteAverage: 8.1,
    overview:
      'Convinced that the communists have got at the drinking water, an American general seals off his air base and sends his bombers to attack Russia. In a huge underground room the president, his staff and the Soviet ambassador squabble over how to call the planes back, while one crew with a ruined radio flies doggedly on toward its target.',
    cast: [
      {
        name: 'Peter Sellers',
        character: 'Group Captain Lionel Mandrake / President Merkin Muffley / Dr. Strangelove',
      },
      { name: 'George C. Scott', character: "General 'Buck' Turgidson" },
      { name: 'Sterling Hayden', character: 'Brigadier General Jack D. Ripper' },
      { name: 'Keenan Wynn', character: "Colonel 'Bat' Guano" },
      { name: 'Slim Pickens', character: "Major T. J. 'King' Kong" },
      { name: 'Peter Bull', character: 'Ambassador Alexi de Sadesky' },
      { name: 'James Earl Jones', character: 'Lieutenant Lothar Zogg' },
      { name: 'Tracy Reed', character: 'Miss Scott' },
      { name: 'Jack Creley', character: 'Mr. Staines' },
    ],
    crew: [
      { name: 'Stanley Kubrick', job: 'Director' },
      { name: 'Stanley Kubrick', job: 'Screenplay' },
      { name: 'Terry Southern', job: 'Screenplay' },
      { name: 'Peter George', job: 'Screenplay' },
      { name: 'Laurie Johnson', job: 'Original Music Composer' },
      { name: 'Gilbert Taylor', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'minot_radar',
        writtenOn: '2011-07-19',
        rating: 9,
        content:
          "I was a radar tech at a base in North Dakota in the early eighties and somebody had a tape of this in the day room. We laughed in different places than civilians do. Slim Pickens reading out the survival kit (nylons, lipstick, chewing gum) isn't even a joke, the checklists were all like that. A fellow in an office had thought of everything except should you go.\n\nAnd the colonel who has to be talked into shooting the Coke machine because it's private property? I worked for that man. Twice.",
      },
      {
        author: 'gareth_not_gary',
        writtenOn: '2016-12-30',
        rating: 7,
        content:
          "Three Peter Sellerses and I enjoyed one and a half of them. Mandrake is lovely, all good manners and dread, scrabbling for change to ring the White House. The fellow in the wheelchair has been ruined for me by my father-in-law, who does the arm at Christmas and was doing it before I met his daughter.\n\nBut General Turgidson falls flat on his back, gets up, and doesn't lose his place in the sentence. I rewound it four times.",
      },
      {
        author: 'seminar_row_c',
        writtenOn: '2020-03-08',
        content:
          "Set for our Cold War module. I took careful notes about deterrence for twenty minutes, and stopped when the president of the United States had to ring a drunk premier and couldn't tell him about the bombers because they were busy disputing which of them was _more sorry_. It's exactly how my parents phone each other. After that I just watched. Got a bad mark on the essay because I only wrote about the telephone.",
      },
    ],
  },
  {
    id: 658,
    title: 'Goldfinger',
    releaseDate: '1964-09-20',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 7.3,
    overview:
      "An English agent on leave in Miami spoils a rich man's cheating at gin rummy and wakes up to find what that costs. The Bank of England would like to know how the same man moves his bullion abroad. There's a round of golf for a bar of it, a silver car with an ejector seat, a manservant whose bowler takes the heads off statues, and a map of Kentucky with one building marked.",
    cast: [
      { name: 'Sean Connery', character: 'James Bond' },
      { name: 'Honor Blackman', character: 'Pussy Galore' },
      { name: 'Gert Fröbe', character: 'Auric Goldfinger' },
      { name: 'Shirley Eaton', character: 'Jill Masterson' },
      { name: 'Tania Mallet', character: 'Tilly Masterson' },
      { name: 'Harold Sakata', character: 'Oddjob' },
      { name: 'Bernard Lee', character: "'M'" },
      { name: 'Martin Benson', character: 'Solo' },
      { name: 'Cec Linder', character: 'Felix Leiter' },
      { name: 'Desmond Llewelyn', character: "'Q'" },
    ],
    crew: [
      { name: 'Guy Hamilton', job: 'Director' },
      { name: 'Albert R. Broccoli', job: 'Producer' },
      { name: 'Harry Saltzman', job: 'Producer' },
      { name: 'Richard Maibaum', job: 'Screenplay' },
      { name: 'Paul Dehn', job: 'Screenplay' },
      { name: 'John Barry', job: 'Original Music Composer' },
      { name: 'Ted Moore', job: 'Director of Photography' },
      { name: 'Peter R. Hunt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'the_19th_hole_bore',
        writtenOn: '2012-07-09',
        rating: 9,
        content:
          "Best golf ever put on film and I'll fight any man in the bar on it. He plays the wrong ball. Strict rules of golf! The fat man in the plus-fours goes purple over a Slazenger 1 and it's worth more tension than the laser. The caddie's face. I've tried saying \"you play it, sir\" in that tone and was asked by the committee to stop.",
      },
      {
        author: 'barn_scene_no',
        writtenOn: '2021-10-16',
        rating: 4,
        content:
          "Shirley Bassey: yes. The car: yes please. That woman in gold lying on the bed is a picture I must have seen a thousand times before I ever saw it move, and it doesn't. But I'd been told this is the classic, and nobody mentioned the barn. He doesn't win her over in that straw. He pins her down until she stops saying no and next thing she's changed sides. I looked about to check if the others were seeing it. One of them was eating a Twix.",
      },
      {
        author: 'brass_section_bev',
        writtenOn: '2016-05-20',
        rating: 8,
        content:
          "That trumpet with the plunger mute, wah, going off like a sneer each time anything yellow comes on. We do it in the works band. I've no idea what the scheme is for, he doesn't even want to steal it. Do I look as if I care? Everybody in it's enjoying their trousers.",
      },
    ],
  },
  {
    id: 433,
    title: 'Mary Poppins',
    releaseDate: '1964-12-17',
    genres: ['comedy', 'family', 'fantasy'],
    voteAverage: 7.6,
    overview:
      "The east wind blows a whole street of job applicants out of Cherry Tree Lane and lets down just one, by umbrella. She has written references from nobody and a bag with a hat stand in it. The children, who've seen off six nannies in four months, find that medicine can taste of lime cordial and that you can step into a pavement drawing. Their father, at the bank, would like things back in order.",
    cast: [
      { name: 'Julie Andrews', character: 'Mary Poppins' },
      { name: 'Dick Van Dyke', character: 'Bert / Mr. Dawes Senior' },
      { name: 'David Tomlinson', character: 'Mr. Banks' },
      { name: 'Glynis Johns', character: 'Mrs. Banks' },
      { name: 'Hermione Baddeley', character: 'Ellen' },
      { name: 'Reta Shaw', character: 'Mrs. Brill' },
      { name: 'Karen Dotrice', character: 'Jane Banks' },
      { name: 'Matthew Garber', character: 'Michael Banks' },
      { name: 'Elsa Lanchester', character: 'Katie Nanna' },
      { name: 'Ed Wynn', character: 'Uncle Albert' },
    ],
    crew: [
      { name: 'Robert Stevenson', job: 'Director' },
      { name: 'Walt Disney', job: 'Producer' },
      { name: 'Bill Walsh', job: 'Screenplay' },
      { name: 'Don DaGradi', job: 'Screenplay' },
      { name: 'Richard M. Sherman', job: 'Original Music Composer' },
      { name: 'Robert B. Sherman', job: 'Original Music Composer' },
      { name: 'Edward Colman', job: 'Director of Photography' },
      { name: 'Cotton Warburton', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'chim_chim_charterhouse',
        writtenOn: '2015-12-27',
        rating: 8,
        content:
          "I defend the accent. I'm from Bow. My nan, born within hearing of the actual bells, laughed till she was helpless at that accent once a year and asked for it again on her birthday; it gave more pleasure to more cockneys than any correct one has. He dances on those roofs as if he's got no bones in him at all.\n\nThe walk the father takes through the empty city, at night, to be sacked. I never noticed until I'd a mortgage.",
      },
      {
        author: 'prim_but_right',
        writtenOn: '2007-11-04',
        rating: 6,
        content:
          'What a peculiar governess. She lies to the employer, slips the children something out of an unlabelled bottle, leaves them on a roof with sweeps and denies all of it the next morning with a straight face. My granddaughter said she was "gaslighting them" and I had to have that explained. Julie Andrews\' top notes could cut glass. Forty minutes could come out, and I know which penguins.',
      },
      {
        author: 'feed_the_birds_tuppence',
        writtenOn: '2024-04-01',
        rating: 10,
        content:
          "There was a snowglobe on our piano and we weren't to touch it and I did. That song. Nothing happens in it: an old woman, some steps, some pigeons. Forty years later I bought my mother another just like it, off the internet, from Ohio, and it came with no water left in it. She keeps it by the bed. She says you can see the pigeons better.",
      },
    ],
  },
];
