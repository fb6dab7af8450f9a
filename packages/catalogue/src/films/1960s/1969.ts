import type { CatalogueFilm } from '../film.ts';

export const films1969: readonly CatalogueFilm[] = [
  {
    id: 642,
    title: 'Butch Cassidy and the Sundance Kid',
    releaseDate: '1969-01-15',
    genres: ['western'],
    voteAverage: 7.6,
    voteCount: 2_037,
    overview:
      "Butch Cassidy, who thinks, and the Sundance Kid, who shoots, lead a gang in Wyoming and rob the same train twice. The owner of the railroad hires the best trackers, who follow the two day and night. So they run to Bolivia with Etta Place, Sundance's girlfriend, who teaches them the Spanish they need to rob a bank. They would like to go straight, but the world has no more room for outlaws.",
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
        author: 'filmbuff_1966',
        writtenOn: '2009-04-24',
        rating: 6,
        content:
          "It's 1899. Out comes a bicycle and a Burt Bacharach song about a man whose feet are too big for his bed. My parents courted to that tune so I'm not permitted to say more. A lot of charm, too much if you ask me, I felt winked at for an hour and three quarters. The woman gets a plain good line about not watching them die. Then the film mostly doesn't watch her.",
      },
      {
        author: 'Mateo_G',
        writtenOn: '2021-05-21',
        rating: 8,
        content:
          'Finally watched the film my parents quote all the time. I expected an old western and got something closer to a comedy about two best friends. Newman and Redford are as good together as everyone says, and the bank robbery with the Spanish phrases on a piece of paper is very funny for a Spanish speaker. The song with the bicycle stops the film, and it shows its age there. Etta gets too little to do. Everything else still feels young. I liked it very much.',
      },
    ],
  },
];
