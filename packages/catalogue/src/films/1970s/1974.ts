import type { CatalogueFilm } from '../film.ts';

export const films1974: readonly CatalogueFilm[] = [
  {
    id: 4923,
    title: 'Zardoz',
    releaseDate: '1974-02-06',
    genres: ['science-fiction', 'fantasy', 'adventure'],
    voteAverage: 5.8,
    overview:
      "In 2293 bored immortals live behind an invisible wall with all the world's paintings and not one new idea. Outside it, masked horsemen kill in the name of a huge stone head that flies about vomiting rifles. One of the horsemen hides in its mouth and is carried in. The residents take a vote on whether to study him, destroy him or beg him for something.",
    cast: [
      { name: 'Sean Connery', character: 'Zed' },
      { name: 'Charlotte Rampling', character: 'Consuella' },
      { name: 'Sara Kestelman', character: 'May' },
      { name: 'John Alderton', character: 'Friend' },
      { name: 'Sally Anne Newton', character: 'Avalow' },
      { name: 'Niall Buggy', character: 'Arthur Frayn' },
      { name: 'Bosco Hogan', character: 'George Saden' },
      { name: 'Jessica Swift', character: 'Apathetic' },
      { name: 'Bairbre Dowling', character: 'Star' },
      { name: 'Christopher Casson', character: 'Old Scientist' },
    ],
    crew: [
      { name: 'John Boorman', job: 'Director' },
      { name: 'John Boorman', job: 'Writer' },
      { name: 'John Boorman', job: 'Producer' },
      { name: 'David Munrow', job: 'Original Music Composer' },
      { name: 'Geoffrey Unsworth', job: 'Director of Photography' },
      { name: 'John Merritt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'flat4b_movienight',
        writtenOn: '2016-10-12',
        rating: 3,
        content:
          "Lads put it on for the red nappy and by God there is a red nappy. And thigh boots, and a ponytail, and a wedding dress later on. For half an hour it was the best night we'd had all term. Then everyone started explaining crystals to each other. Owen went to make toast and came back and asked what had happened and not one of us could tell him, and we're _doing_ philosophy, three of us.",
      },
      {
        author: 'bray_head_walker',
        writtenOn: '2021-03-17',
        rating: 7,
        content:
          "A cousin of my mother's is in this. She's one of the old ones in evening dress, shuffling round that awful ballroom, and she got paid in cash and a hot dinner somewhere above Enniskerry in the summer of '73. She used to say that nobody on the set would tell them what it was about, and that she asked one of the horsemen once and he said, love, I'm only wearing it.\n\nI find it rather beautiful now, especially the hall of mirrors. There's a proper terror of never dying in it. It's also very silly, and I don't see why it can't be both.",
      },
      {
        author: 'mise_en_shane',
        writtenOn: '2009-12-02',
        content:
          "The consensus that this is camp and nothing else is lazy. Boorman is at least attempting a full argument about stagnation, property and death, he shoots half of it through glass and prisms on a pitiful budget, and the Beethoven (second movement of the Seventh) is placed with real intelligence. That said I cannot defend the floating head in the prologue with the moustache drawn on in what I believe is eyeliner. I've tried. I had a whole paragraph on it in my dissertation and my supervisor wrote 'no' in the margin.",
      },
    ],
  },
  {
    id: 11072,
    title: 'Blazing Saddles',
    releaseDate: '1974-02-07',
    genres: ['western', 'comedy'],
    voteAverage: 7.2,
    overview:
      "There's a railroad to be built and a frontier town in its path. To scare the residents off their land, a crooked attorney general talks the governor into sending them a Black track-layer as their new sheriff, certain that they'll either lynch him or pack up and go. The sheriff keeps his badge and his temper, and finds his one ally upside down on a bunk in the drunk tank.",
    cast: [
      { name: 'Cleavon Little', character: 'Bart' },
      { name: 'Gene Wilder', character: 'Jim' },
      { name: 'Slim Pickens', character: 'Taggart' },
      { name: 'Harvey Korman', character: 'Hedley Lamarr' },
      { name: 'Madeline Kahn', character: 'Lili Von Shtupp' },
      { name: 'Mel Brooks', character: 'Governor William J. Le Petomane' },
      { name: 'Burton Gilliam', character: 'Lyle' },
      { name: 'Alex Karras', character: 'Mongo' },
      { name: 'David Huddleston', character: 'Olson Johnson' },
      { name: 'Dom DeLuise', character: 'Buddy Bizarre' },
    ],
    crew: [
      { name: 'Mel Brooks', job: 'Director' },
      { name: 'Andrew Bergman', job: 'Screenplay' },
      { name: 'Richard Pryor', job: 'Screenplay' },
      { name: 'Norman Steinberg', job: 'Screenplay' },
      { name: 'John Morris', job: 'Original Music Composer' },
      { name: 'Joseph F. Biroc', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'tulsa_tabitha',
        writtenOn: '2011-05-30',
        rating: 8,
        content:
          "My grandmother ironed her dish towels. She once left a church because of a guitar. And at the campfire, when the cowboys have had their beans, that woman laughed until she had to be walked to the bathroom. I was nine and it rearranged how I thought about adults. I've seen it a good many times since and these days it's Madeline Kahn I wait for, so tired, dropping half her consonants and leaning on anything that'll hold her up.",
      },
      {
        author: 'film_soc_treasurer',
        writtenOn: '2022-11-24',
        rating: 6,
        content:
          "Screened it for the society, average age about twenty. First ten minutes you could feel people checking each other's faces to see whether laughing was on. Cleavon Little sorted that out. Once he holds himself hostage and the townsfolk _fall for it_, the room was his. The joke is always on the idiots and he lets you in on it with one eyebrow.\n\nAbout half the gags are dead on arrival though. Korman shouting at his secretary, the governor with his bat and ball, all that. And when it runs out of western it just sort of runs down the street.",
      },
    ],
  },
  {
    id: 829,
    title: 'Chinatown',
    releaseDate: '1974-06-20',
    genres: ['crime', 'drama', 'mystery', 'thriller'],
    voteAverage: 7.9,
    overview:
      "Los Angeles, a drought in the thirties. A private eye with good suits and a line in divorce work is hired by a wife to photograph her husband, the chief engineer of the water department, who spends his days looking at dry riverbeds and his evenings at the sea. When the pictures are in the paper, the engineer's wife calls with her lawyer. She's never seen the detective before in her life.",
    cast: [
      { name: 'Jack Nicholson', character: 'J.J. Gittes' },
      { name: 'Faye Dunaway', character: 'Evelyn Mulwray' },
      { name: 'John Huston', character: 'Noah Cross' },
      { name: 'Perry Lopez', character: 'Escobar' },
      { name: 'John Hillerman', character: 'Yelburton' },
      { name: 'Darrell Zwerling', character: 'Hollis Mulwray' },
      { name: 'Diane Ladd', character: 'Ida Sessions' },
      { name: 'Roy Jenson', character: 'Mulvihill' },
      { name: 'Roman Polanski', character: 'Man with Knife' },
      { name: 'Richard Bakalyan', character: 'Loach' },
    ],
    crew: [
      { name: 'Roman Polanski', job: 'Director' },
      { name: 'Robert Evans', job: 'Producer' },
      { name: 'Robert Towne', job: 'Writer' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'John A. Alonzo', job: 'Director of Photography' },
      { name: "Sam O'Steen", job: 'Editor' },
    ],
    reviews: [
      {
        author: 'water_board_ret',
        writtenOn: '2011-08-27',
        rating: 9,
        content:
          'Thirty-one years with a water authority, and this is the only thriller that has ever got a run-off channel right. You release at night, it makes exactly that noise, and nobody ever asks. I could\'ve told him by the second reel to look up who bought in the valley.\n\nTwo thirds of it he goes about with a plaster on his nose, a leading man! And Huston calling him "Mr Gits". He isn\'t mispronouncing it.',
      },
      {
        author: 'suit_of_cream_linen',
        writtenOn: '2019-03-30',
        rating: 8,
        content:
          "That score's got four pianos, four harps and one trumpet, and the trumpet's had some bad news. Dunaway keeps starting a sentence and lighting a second cigarette. I won't say what it's about, in case, only that when it finally comes out, a slap at a time, you'd give a lot to go back to it being about irrigation.",
      },
      {
        author: 'couldnt_follow_the_water',
        writtenOn: '2007-05-29',
        rating: 5,
        content:
          "It's slow and I got lost in the Hall of Records. Who is Ida? There's a lake, a fish club, some sheep. He gets beaten up by people in an orange grove with a crutch. I stayed for the frocks. The end left me so flat that I sat in the car park for a bit with the radio off and that isn't what I go out for.",
      },
    ],
  },
  {
    id: 240,
    title: 'The Godfather Part II',
    releaseDate: '1974-12-20',
    genres: ['drama', 'crime'],
    voteAverage: 8.6,
    overview:
      'A boy of nine comes through Ellis Island alone with a tag pinned to his coat and is given the name of his village by mistake. Forty years on, his youngest son holds court beside Lake Tahoe during a first communion party, negotiating over casinos in Nevada and Havana. The two stories take turns, one man adding to his household and the other counting who is left in his.',
    cast: [
      { name: 'Al Pacino', character: 'Don Michael Corleone' },
      { name: 'Robert Duvall', character: 'Tom Hagen' },
      { name: 'Diane Keaton', character: 'Kay Corleone' },
      { name: 'Robert De Niro', character: 'Vito Corleone' },
      { name: 'John Cazale', character: 'Fredo Corleone' },
      { name: 'Talia Shire', character: 'Connie Corleone' },
      { name: 'Lee Strasberg', character: 'Hyman Roth' },
      { name: 'Michael V. Gazzo', character: 'Frankie Pentangeli' },
      { name: 'G. D. Spradlin', character: 'Senator Pat Geary' },
      { name: 'Richard Bright', character: 'Al Neri' },
    ],
    crew: [
      { name: 'Francis Ford Coppola', job: 'Director' },
      { name: 'Francis Ford Coppola', job: 'Producer' },
      { name: 'Francis Ford Coppola', job: 'Screenplay' },
      { name: 'Mario Puzo', job: 'Screenplay' },
      { name: 'Nino Rota', job: 'Original Music Composer' },
      { name: 'Gordon Willis', job: 'Director of Photography' },
      { name: 'Peter Zinner', job: 'Editor' },
      { name: 'Barry Malkin', job: 'Editor' },
      { name: 'Richard Marks', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'zia_carmela_bologna',
        writtenOn: '2009-02-27',
        rating: 10,
        content:
          "Mio padre arrived in New York in 1921 with the same kind of paper on his coat, so I cried at the beginning and then had nothing left for the ending, where everybody else was crying. That boy singing to himself on the chair in quarantine with the window behind! They never show you his face again so small.\n\nDe Niro's Sicilian is excellent, better than some Sicilians. He unwraps the gun in the towel as my aunt used to unwrap a fish.",
      },
      {
        author: 'unpopular_at_parties',
        writtenOn: '2015-10-08',
        rating: 7,
        content:
          "Lake, boathouse, dim man in chair. Every time the old half gets going (the fruit, the rooftops, the carpet they steal between them) we're pulled back to Nevada to watch somebody decide not to raise his voice. I admire that. It's three hours and twenty minutes of not raising it. I had to rewind the Senate hearing as I had begun thinking about grouting.\n\nCazale, though. In the reclining chair, unable to get up out of it, saying he's smart. Nobody ever got so much out of bad furniture.",
      },
      {
        author: 'cigarbox_hernan',
        writtenOn: '2021-12-31',
        rating: 9,
        content:
          'My grandmother left Havana on that New Year\'s Eve and never took down the streamers, so she told us, and the film gets it: the announcement in the middle of the dancing, and the rich people understanding first and running for the boats. She hated the kiss. "At a party," she\'d say. I watch it each 31st December at half past eleven, which in my time zone puts the kiss about where it should be.',
      },
    ],
  },
];
