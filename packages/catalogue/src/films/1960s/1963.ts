import type { CatalogueFilm } from '../film.ts';

export const films1963: readonly CatalogueFilm[] = [
  {
    id: 5925,
    title: 'The Great Escape',
    releaseDate: '1963-07-03',
    genres: ['adventure', 'drama', 'war'],
    voteAverage: 7.9,
    overview:
      'The Luftwaffe builds a camp specially for the Allied officers who keep breaking out of all the others, and puts every one of those eggs in a single basket. On the first afternoon several try the gate. Then a squadron leader arrives from the Gestapo with a scheme to take out two hundred and fifty men in one night, through three tunnels called Tom, Dick and Harry, with papers, suits and railway timetables for each.',
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
        author: 'bedslats_and_dirt',
        writtenOn: '2011-12-26',
        rating: 10,
        content:
          "On every Boxing Day after the Queen had been put away. My grandfather was in Stalag Luft III, the north compound, hut 109, he stooged (kept watch) and was number 140-odd on the list. He'd correct it in a low voice: no Americans by then, no motorbike, lovely weather for it. He'd go out to see to the coal at the part with the lorries in the field. It took me until I was thirty to notice there was no coal, we had gas.",
      },
      {
        author: 'signals_and_sugar',
        writtenOn: '2018-01-07',
        rating: 7,
        content:
          "Cheerful for nearly three hours and then it remembers. I'm in two minds if that's a fault or the whole trick. The trouser-leg business with the soil is marvellous, and so is Pleasence with his pin on the floor, trying to prove he isn't blind. McQueen is in a different film, one with a baseball. Bus queue scene: I said \"don't\" aloud and the cat got down.",
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
