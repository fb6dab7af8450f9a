import type { CatalogueFilm } from '../film.ts';

export const films1963: readonly CatalogueFilm[] = [
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
