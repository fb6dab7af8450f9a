import type { CatalogueFilm } from '../film.ts';

export const films1963: readonly CatalogueFilm[] = [
  {
    id: 422,
    title: '8½',
    releaseDate: '1963-02-14',
    genres: ['drama'],
    voteAverage: 8.1,
    voteCount: 2517,
    overview:
      'The film director Guido Anselmi is staying at a spa because he is exhausted. The set of his next film, a huge launch tower for a spaceship, is already being built, and Guido has no idea what the film is about. His producer, his actresses and a critic want answers. His mistress Carla arrives, then his wife Luisa. He escapes into memories and dreams, and the first day of shooting comes closer.',
    cast: [
      { name: 'Marcello Mastroianni', character: 'Guido Anselmi' },
      { name: 'Claudia Cardinale', character: 'Claudia' },
      { name: 'Anouk Aimée', character: 'Luisa Anselmi' },
      { name: 'Sandra Milo', character: 'Carla' },
      { name: 'Rossella Falk', character: 'Rossella' },
      { name: 'Barbara Steele', character: 'Gloria Morin' },
      { name: 'Madeleine Lebeau', character: 'Madeleine' },
      { name: 'Caterina Boratto', character: 'Mysterious Lady' },
      { name: 'Eddra Gale', character: 'La Saraghina' },
      { name: 'Guido Alberti', character: 'Pace' },
    ],
    crew: [
      { name: 'Federico Fellini', job: 'Director' },
      { name: 'Angelo Rizzoli', job: 'Producer' },
      { name: 'Federico Fellini', job: 'Screenplay' },
      { name: 'Ennio Flaiano', job: 'Screenplay' },
      { name: 'Tullio Pinelli', job: 'Screenplay' },
      { name: 'Brunello Rondi', job: 'Screenplay' },
      { name: 'Nino Rota', job: 'Original Music Composer' },
      { name: 'Gianni Di Venanzo', job: 'Director of Photography' },
      { name: 'Leo Catozzo', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'N. Fairweather',
        writtenOn: '2008-02-23',
        rating: 8,
        content:
          "Fellini's film about a man who can't make a film is a good deal livelier than its subject suggests. Where Bergman in Wild Strawberries walks solemnly into the past, Fellini runs, trips over a nun and starts a parade; Day for Night, which owes it a lot, looks polite beside it. Mastroianni is ideal as Guido, charming and evasive, with those glasses sliding down his nose whenever a question comes. Anouk Aimée's Luisa is the one adult in the building. The women exist mainly as Guido sees them, which the film knows and doesn't quite solve. I was dazzled by it, occasionally worn out, and very glad I went.",
      },
      {
        author: 'Karsten75',
        writtenOn: '2017-03-30',
        rating: 8,
        content:
          'This film is not easy, because you often do not know if you see a dream or the reality. After half an hour I stop to ask and then I enjoy it. Mastroianni plays a director who lies to everybody, to his wife, to his producer and to himself, and still he is likeable. The black and white pictures are wonderful and the music of Nino Rota sounds like a circus. The scene in the car at the beginning I never forget. A great film for people with patience.',
      },
      {
        author: 'lefty_rewatches',
        writtenOn: '2023-08-12',
        rating: 8,
        content:
          "Rewatched it after twenty years, and it has become a comedy. At twenty I thought it was deep. At forty-four I laughed at the critic who follows Guido around and explains why his ideas are bad, and at the producer with his countdown. The memories of the farmhouse and of La Saraghina on the beach are as beautiful as ever. The harem scene has aged badly, even as a joke about him. I still love it, and I'd recommend a coffee first.",
      },
    ],
  },
  {
    id: 5925,
    title: 'The Great Escape',
    releaseDate: '1963-07-03',
    genres: ['adventure', 'drama', 'war'],
    voteAverage: 7.9,
    voteCount: 2_689,
    overview:
      'In 1943 the Germans put the Allied officers who escape most often into one new camp. Roger Bartlett, called Big X, wants to take out two hundred and fifty men in one night through three tunnels. Danny digs, Hendley steals what they need, Blythe forges the papers, and the American Hilts, who keeps trying alone, is asked to help. If they are caught outside the fence again, they will be shot.',
    cast: [
      { name: 'Steve McQueen', character: "Captain Hilts 'The Cooler King'" },
      { name: 'James Garner', character: "Hendley 'The Scrounger'" },
      { name: 'Richard Attenborough', character: "Bartlett 'Big X'" },
      { name: 'James Donald', character: "Ramsey 'The SBO'" },
      { name: 'Charles Bronson', character: "Danny 'Tunnel King'" },
      { name: 'Donald Pleasence', character: "Blythe 'The Forger'" },
      { name: 'James Coburn', character: "Sedgwick 'Manufacturer'" },
      { name: 'Hannes Messemer', character: "Von Luger 'The Kommandant'" },
      { name: 'David McCallum', character: "Ashley-Pitt 'Dispersal'" },
      { name: 'Gordon Jackson', character: "MacDonald 'Intelligence'" },
    ],
    crew: [
      { name: 'John Sturges', job: 'Director' },
      { name: 'John Sturges', job: 'Producer' },
      { name: 'James Clavell', job: 'Screenplay' },
      { name: 'W.R. Burnett', job: 'Screenplay' },
      { name: 'Elmer Bernstein', job: 'Original Music Composer' },
      { name: 'Daniel L. Fapp', job: 'Director of Photography' },
      { name: 'Ferris Webster', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Janet J.',
        writtenOn: '2011-12-26',
        rating: 10,
        content:
          "On every Boxing Day after the Queen had been put away. My grandfather was in Stalag Luft III, the north compound, hut 109, he stooged (kept watch) and was number 140-odd on the list. He'd correct it in a low voice: no Americans by then, no motorbike, lovely weather for it. He'd go out to see to the coal at the part with the lorries in the field. It took me until I was thirty to notice there was no coal, we had gas.",
      },
      {
        author: 'Walter Pruitt',
        writtenOn: '2018-01-07',
        content:
          "John Sturges directs this long story with a very light hand. The first half is almost a comedy, with men hiding dirt in their pants and stealing a guard's papers, and I was amazed how well he explains the plan. You always know which tunnel they are in and how far it has to go. The mood changes later, and that change is the reason the movie stays with you.\n\nThe cast is one of the best ever put together. Steve McQueen gets the motorcycle and the baseball. James Garner has the charm. I liked Donald Pleasence most, as the forger who is losing his sight and pretends that he isn't. Charles Bronson, as a digger who is afraid of tunnels, is very good too.\n\nIt is almost three hours long, and I wouldn't cut much. Overall it's a wonderful adventure, and I had forgotten how serious it becomes.",
      },
      {
        author: 'overheard_in_hull',
        writtenOn: '2006-08-13',
        rating: 5,
        content:
          "Too long by a tunnel. They could've lost Dick. I appreciate men of my age get a lump when the whistling begins, it was on the record player in our house as well, but put the tune to one side and it's a lot of chaps in roll-necks being resourceful at each other. My wife asked where the women were and I had to say the war had taken them.",
      },
    ],
  },
];
