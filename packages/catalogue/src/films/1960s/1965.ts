import type { CatalogueFilm } from '../film.ts';

export const films1965: readonly CatalogueFilm[] = [
  {
    id: 15121,
    title: 'The Sound of Music',
    releaseDate: '1965-03-29',
    genres: ['drama', 'family', 'music', 'romance'],
    voteAverage: 7.7,
    overview:
      "Too loud for the convent and late for chapel, a young novice is sent off to be governess to the seven children of a widowed naval officer, who calls them to attention with a whistle. Curtains become play clothes and the house outside Salzburg gets noisy again. Over the border, the men who want the captain back in uniform aren't singing.",
    cast: [
      { name: 'Julie Andrews', character: 'Maria' },
      { name: 'Christopher Plummer', character: 'Captain Georg von Trapp' },
      { name: 'Eleanor Parker', character: 'The Baroness' },
      { name: 'Richard Haydn', character: 'Max Detweiler' },
      { name: 'Peggy Wood', character: 'Mother Abbess' },
      { name: 'Charmian Carr', character: 'Liesl' },
      { name: 'Heather Menzies-Urich', character: 'Louisa' },
      { name: 'Nicholas Hammond', character: 'Friedrich' },
      { name: 'Duane Chase', character: 'Kurt' },
      { name: 'Angela Cartwright', character: 'Brigitta' },
    ],
    crew: [
      { name: 'Robert Wise', job: 'Director' },
      { name: 'Ernest Lehman', job: 'Screenplay' },
      { name: 'Richard Rodgers', job: 'Original Music Composer' },
      { name: 'Ted D. McCord', job: 'Director of Photography' },
      { name: 'William Reynolds', job: 'Editor' },
      { name: 'Robert Wise', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'tall_oak_family',
        writtenOn: '2018-04-02',
        rating: 8,
        content:
          'Nearly three hours plus an intermission card, so plan the snacks. My six-year-old sat still through the thunderstorm, wandered away when the Baroness turned up, galloped back for the puppet goats, and at the end wanted to know why the boy with the bicycle had turned mean. That one took us all of bedtime and a map.\n\nI had remembered a film about curtains.',
      },
      {
        author: 'crossword_by_radiator',
        writtenOn: '2015-04-06',
        rating: 5,
        content:
          "My wife's people put this on every Easter and join in with it. I sit by the radiator. Nineteen Easters in, here's what I'll concede: Plummer has the expression of someone left holding a stranger's handbag, and it suits the part. The Baroness has all the wit in the house and deserved a nicer send-off. The nuns with the car parts made me laugh out loud in 2011. Otherwise it's people skipping up and down steps, and it's **long**.",
      },
      {
        author: 'pedals_and_stops',
        writtenOn: '2021-08-15',
        rating: 9,
        content:
          "Church organist here. Every third bride wants the processional from this film, the one where the silly tune about what's to be done with Maria comes back as a wedding march with the full organ. I tell them gently that it needs a cathedral.\n\nWhat I love in that scene is the gate. The sisters dress her, walk her to it, and stay on their side while she goes up the aisle without them. Robert Wise came up as an editor, so I sat there the first time waiting for him to cut to the groom, and he took his time about it.",
      },
    ],
  },
];
