import type { CatalogueFilm } from '../film.ts';

export const films1964: readonly CatalogueFilm[] = [
  {
    id: 935,
    title: 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
    releaseDate: '1964-01-29',
    genres: ['comedy', 'war'],
    voteAverage: 8.1,
    voteCount: 5_899,
    overview:
      "General Jack D. Ripper believes that the communists have poisoned America's water. He seals off his air base and sends his bombers to attack the Soviet Union. Group Captain Mandrake tries to get the code that can call them back. In the War Room President Muffley and his generals argue about what to do. They must stop every plane. If one drops its bombs, the whole world could be destroyed.",
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
        author: 'latenightfilm99',
        writtenOn: '2011-07-19',
        rating: 9,
        content:
          "I was a radar tech at a base in North Dakota in the early eighties and somebody had a tape of this in the day room. We laughed in different places than civilians do. Slim Pickens reading out the survival kit (nylons, lipstick, chewing gum) isn't even a joke, the checklists were all like that. A fellow in an office had thought of everything except should you go.\n\nAnd the colonel who won't let anyone shoot the Coke machine because it's private property? I worked for that man. Twice. Best comedy about war ever made.",
      },
      {
        author: 'Carla P.',
        writtenOn: '2016-12-30',
        rating: 7,
        content:
          "Three Peter Sellerses and I enjoyed one and a half of them. Mandrake is lovely, all good manners and dread, scrabbling for change to ring the White House. The doctor in the wheelchair has been ruined for me by my father-in-law, who does the arm at Christmas and was doing it before I met his daughter.\n\nBut General Turgidson falls flat on his back, gets up, and doesn't lose his place in the sentence. I rewound it four times. So yes, on the whole a good comedy.",
      },
      {
        author: 'Edmund Farrar',
        writtenOn: '2020-03-08',
        rating: 8,
        content:
          "Still the blackest of comedies; set beside it, Fail-Safe, made in the same year with much the same plot, looks like homework. Kubrick plays everything straight and lets the idiocy speak for itself. Sellers has three parts, and I would give two of them for the President's telephone call to Moscow, a small masterpiece of bad manners between polite people. Scott, mugging like a bear with toothache, is a surprise to anyone who knows only Patton. The scenes in the aeroplane could be shorter. I laughed a great deal and did not sleep especially well.",
      },
    ],
  },
  {
    id: 658,
    title: 'Goldfinger',
    releaseDate: '1964-09-20',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 7.3,
    voteCount: 3_350,
    overview:
      "James Bond watches Auric Goldfinger, who smuggles gold out of England. When he seduces Goldfinger's assistant Jill Masterson, she pays for it with her life. Bond follows him and his bodyguard Oddjob across Switzerland and is caught. At a stud farm in Kentucky, guarded by the pilot Pussy Galore, he learns of the plan: an attack on the gold of Fort Knox, with a gas that would kill thousands. He has to warn someone outside.",
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
        author: 'lucas_p',
        writtenOn: '2012-07-09',
        rating: 9,
        content:
          "Best golf ever put on film and I'll fight any man in the bar on it. Bond plays against Goldfinger, and both of them cheat. I love this film, and the golf is more exciting than the laser. The caddie's face! I tried to talk like Connery at our club and was asked by the committee to stop.",
      },
      {
        author: 'Barn scene, no',
        writtenOn: '2021-10-16',
        rating: 4,
        content:
          "Shirley Bassey: yes. The car: yes please. That woman in gold lying on the bed is a picture I must have seen a thousand times before I ever saw it move, and it doesn't. But I'd been told this is the classic, and nobody mentioned the barn. He doesn't win Pussy Galore over in that straw. He holds her down until she stops saying no. I hated that, and the movie with it.",
      },
      {
        author: 'bond_ranker_007',
        writtenOn: '2016-05-20',
        rating: 8,
        content:
          "number two of all bonds for me, right behind from russia with love. this is the one where it all comes together: the car, the song, the laser, the guy with the hat. oddjob is still the best henchman and he never says a word. connery has never been cooler. the stuff in the barn is hard to watch today, not gonna lie. the plan makes no sense either. still love it, it's pure fun from the first scene",
      },
    ],
  },
  {
    id: 433,
    title: 'Mary Poppins',
    releaseDate: '1964-12-17',
    genres: ['comedy', 'family', 'fantasy'],
    voteAverage: 7.6,
    voteCount: 4_441,
    overview:
      "London, 1910. Jane and Michael Banks have driven away one nanny after another. Their father, who works at the bank and wants order, looks for a strict one. The next day the east wind brings Mary Poppins, who can do magic. With Bert, the pavement artist, she shows the children wonders. But Mr. Banks is about to lose his job, and he may lose his children's love without noticing.",
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
        author: 'AnnaJordan',
        writtenOn: '2015-12-27',
        rating: 8,
        content:
          "I love this musical and I defend Dick Van Dyke's accent. I'm from the East End of London. My nan, born within hearing of the actual bells, laughed till she was helpless at that accent once a year and asked for it again on her birthday; it gave more pleasure to more cockneys than any correct one has. He dances on those roofs as if he's got no bones in him at all.\n\nAnd the father's walk through the empty city, at night, I never noticed until I'd a mortgage.",
      },
      {
        author: 'Tomasz Hughes',
        writtenOn: '2007-11-04',
        rating: 6,
        content:
          'What a peculiar governess. She lies to the employer, slips the children something out of an unlabelled bottle, leaves them on a roof with sweeps and denies all of it the next morning with a straight face. My granddaughter said she was "gaslighting them" and I had to have that explained. Julie Andrews\' top notes could cut glass. It\'s a nice musical and forty minutes too long.',
      },
      {
        author: 'Martin85',
        writtenOn: '2024-04-01',
        rating: 9,
        content:
          'My two, four and seven, asked to see it again as soon as it was over. Nothing in it is frightening, apart from a dark street in the middle where the children run away from the bank, and that passes quickly. They loved the penguins, the tea party on the ceiling and the sweeps dancing on the roofs. It\'s long for a four-year-old, so we stopped halfway for supper. I had forgotten how beautiful "Feed the Birds" is and I cried a little. A lovely film for the whole family.',
      },
    ],
  },
];
