import type { CatalogueFilm } from '../film.ts';

export const films1969: readonly CatalogueFilm[] = [
  {
    id: 642,
    title: 'Butch Cassidy and the Sundance Kid',
    releaseDate: '1969-01-15',
    genres: ['western'],
    voteAverage: 7.6,
    overview:
      'Banks have new locks, trains have new safes and somebody is selling bicycles in the street as the future. Two robbers, one who thinks and one who shoots, hold up the same express twice and use too much dynamite. Afterwards six riders come out of a boxcar and follow them day and night, over bare rock, without stopping to eat. There remains Bolivia, which neither can find on a map, and a schoolteacher who speaks Spanish.',
    cast: [
      { name: 'Paul Newman', character: 'Butch Cassidy' },
      { name: 'Robert Redford', character: 'The Sundance Kid' },
      { name: 'Katharine Ross', character: 'Etta Place' },
      { name: 'Strother Martin', character: 'Percy Garris' },
      { name: 'Henry Jones', character: 'Bike Salesman' },
      { name: 'Jeff Corey', character: 'Sheriff Bledsoe' },
      { name: 'George Furth', character: 'Woodcock' },
      { name: 'Cloris Leachman', character: 'Agnes' },
      { name: 'Ted Cassidy', character: 'Harvey Logan' },
      { name: 'Kenneth Mars', character: 'Marshal' },
    ],
    crew: [
      { name: 'George Roy Hill', job: 'Director' },
      { name: 'John Foreman', job: 'Producer' },
      { name: 'William Goldman', job: 'Writer' },
      { name: 'Burt Bacharach', job: 'Original Music Composer' },
      { name: 'Conrad L. Hall', job: 'Director of Photography' },
      { name: 'John C. Howard', job: 'Editor' },
      { name: 'Richard C. Meyer', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'who_are_those_guys_',
        writtenOn: '2017-01-15',
        rating: 10,
        content:
          "I lead walks. When we've a straggler coming up the far side of the valley someone says it, every time, and that's it for the afternoon. The chase takes up a third of the film, you hardly see the men who're chasing and I'd not lose a minute; two friends get tired and scared and go on being funny because what else have they got. \"The fall'll probably kill you.\" Best line anyone ever shouted on a ledge.",
      },
      {
        author: 'raindrops_my_foot',
        writtenOn: '2009-04-24',
        rating: 6,
        content:
          "It's 1899. Out comes a bicycle and a Burt Bacharach song about a man whose feet are too big for his bed. My parents courted to that tune so I'm not permitted to say more. A lot of charm, too much if you ask me, I felt winked at for an hour and three quarters. The woman gets a plain good line about not watching them die. Then the film mostly doesn't watch her.",
      },
      {
        author: 'crib_sheet_in_my_hat',
        writtenOn: '2021-05-21',
        rating: 8,
        content:
          "Robbing a bank in a language you can't speak, from a card! \"Manos arriba!\" They got 'em up! Skip on down! I have ordered whole dinners on that principle. It's a film that's happy to stop and do a bit, and then in the last half hour every bit has a shadow on it, and I never notice the point at which it got dark. Good hats. Too much bicycle.",
      },
    ],
  },
];
