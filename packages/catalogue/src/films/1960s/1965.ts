import type { CatalogueFilm } from '../film.ts';

export const films1965: readonly CatalogueFilm[] = [
  {
    id: 15121,
    title: 'The Sound of Music',
    releaseDate: '1965-03-29',
    genres: ['drama', 'family', 'music', 'romance'],
    voteAverage: 7.7,
    voteCount: 3_603,
    overview:
      'Salzburg, 1938. Maria, a novice who is too lively for her convent, is sent as governess to the seven children of Captain von Trapp, a strict widower. She makes them clothes out of curtains, teaches them to sing and wins them over, even Liesl, the eldest. The captain, who plans to marry the Baroness, begins to look at Maria with other eyes. Then the Nazis take over Austria and want him in their navy.',
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
        author: 'omara',
        writtenOn: '2018-04-02',
        rating: 8,
        content:
          'Nearly three hours plus an intermission card, so plan the snacks. My six-year-old sat still through the thunderstorm, wandered away when the Baroness turned up, galloped back for the puppet goats, and at the end wanted to know why the boy with the bicycle had turned mean. That one took us all of bedtime and a map.\n\nI had remembered a film about curtains.',
      },
      {
        author: 'J. Keller',
        writtenOn: '2015-04-06',
        rating: 5,
        content:
          "My wife's people put this on every Easter and join in with it. I sit by the radiator. Nineteen Easters in, here's what I'll concede: Plummer has the expression of someone left holding a stranger's handbag, and it suits the part. The Baroness has all the wit in the house and deserved a nicer send-off. The nuns with the car parts made me laugh out loud in 2011. Otherwise it's people skipping up and down steps, and it's **long**.",
      },
      {
        author: 'Mrs. Adaeze Obi',
        writtenOn: '2021-08-15',
        rating: 9,
        content:
          'A must watch for every family, and I mean every generation. Ours sat down with grandmother, five cousins and a big pot of rice, and by the second song all of us were singing. Julie Andrews has the sweetest voice. The children are well behaved and funny, the mountains are like heaven, and the captain is a strict man with a good heart. It is long, but we wanted it longer. So much love and courage in one film. We enjoyed it from beginning to end.',
      },
    ],
  },
];
