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
      "Butch Cassidy, who thinks, and the Sundance Kid, who shoots, lead a gang in Wyoming and rob the same train twice. The owner of the railroad hires the best trackers, who follow the two day and night. So they run to Bolivia with Etta Place, Sundance's girlfriend. They would like to go straight, but robbing is all they know, and if the trackers find them, they will die.",
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
        author: 'Fell Walker Dan',
        writtenOn: '2017-01-15',
        rating: 10,
        content:
          "I adore this western. The chase takes up a third of the film, you hardly see the men who're chasing and I'd not lose a minute; two friends get tired and scared and go on being funny because what else have they got. \"The fall'll probably kill you.\" Best line anyone ever shouted on a cliff.",
      },
      {
        author: 'filmbuff_1966',
        writtenOn: '2009-04-24',
        rating: 6,
        content:
          "It's 1899. Out comes a bicycle and a Burt Bacharach song about a man whose feet are too big for his bed. My parents courted to that tune so I'm not permitted to say more. A western with a lot of charm, too much if you ask me, so I liked it well enough and no more. Katharine Ross, as the woman, has very little to do.",
      },
      {
        author: 'Mateo_G',
        writtenOn: '2021-05-21',
        rating: 8,
        content:
          'Finally watched the movie my parents quote all the time. I expected an old western and got something closer to a comedy about two best friends. Newman and Redford are as good together as everyone says, and the bank robbery with the Spanish phrases on a piece of paper is very funny for a Spanish speaker. The song with the bicycle stops the movie, and it shows its age there. Etta gets too little to do. Everything else still feels young. I liked it very much.',
      },
    ],
  },
  {
    id: 15383,
    title: 'Army of Shadows',
    releaseDate: '1969-09-10',
    genres: ['drama', 'history', 'thriller', 'war'],
    voteAverage: 7.9,
    voteCount: 744,
    overview:
      'France, 1942. The engineer Philippe Gerbier leads a network of the Resistance and is locked up in a camp by the police of Vichy. He escapes, and with Félix, Le Bison and Le Masque he has to deal with the boy who betrayed him. Jean-François joins them as a courier, and Mathilde, a housewife, turns out to be the bravest of all. Every mission can be their last, and they must keep their names secret.',
    cast: [
      { name: 'Lino Ventura', character: 'Philippe Gerbier' },
      { name: 'Paul Meurisse', character: 'Luc Jardie' },
      { name: 'Jean-Pierre Cassel', character: 'Jean-François Jardie' },
      { name: 'Simone Signoret', character: 'Mathilde' },
      { name: 'Claude Mann', character: "Claude Ullmann 'Le Masque'" },
      { name: 'Paul Crauchet', character: 'Félix Lepercq' },
      { name: 'Christian Barbier', character: "Guillaume Vermersch 'Le Bison'" },
      { name: 'Serge Reggiani', character: 'The hairdresser' },
      { name: 'Alain Libolt', character: 'Paul Dounat' },
      { name: 'Jean-Marie Robain', character: 'Baron de Ferté-Talloire' },
    ],
    crew: [
      { name: 'Jean-Pierre Melville', job: 'Director' },
      { name: 'Jacques Dorfmann', job: 'Producer' },
      { name: 'Jean-Pierre Melville', job: 'Screenplay' },
      { name: 'Éric Demarsan', job: 'Original Music Composer' },
      { name: 'Pierre Lhomme', job: 'Director of Photography' },
      { name: 'Françoise Bonnot', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Leonard Baskin',
        writtenOn: '2010-06-18',
        rating: 8,
        content:
          "Jean-Pierre Melville was in the Resistance himself, and he made this movie twenty-five years later without a single heroic gesture. There are no explosions and hardly a shot. Men in raincoats wait in cars, in cells, on beaches and in rented rooms. The colors are those of wet slate, and Pierre Lhomme's camera stays as calm as the people it is looking at.\n\nLino Ventura plays Gerbier as a man who has decided not to feel anything until it is over, and who does not quite succeed. Simone Signoret's Mathilde interested me more than anybody: practical, quick and without vanity. Paul Crauchet makes Félix so decent that you worry about him from the start.\n\nIt is long, and cold by design, so not everybody will enjoy the two hours and twenty minutes. Overall I think it is among the best films ever made about courage. I was shaken by it, and I recommend it without reservation.",
      },
      {
        author: 'FionaLeask58',
        writtenOn: '2016-11-13',
        rating: 7,
        content:
          'Melville dresses his Resistance like the gangsters of Le Samouraï, and after a while one sees that the comparison is his argument; these people hide, lie and kill in the same hats. The opening, with German troops on the Champs-Élysées, is unforgettable, and the scene in the rented house, where nobody knows how the thing should be done, is harder to watch than anything in The Battle of Algiers. Ventura is granite. Signoret, with her handbag and her plans, is superb. I found the trip to London and back stiff, with models that would shame a toy shop. A grave, magnificent picture, and I liked its refusal to console me.',
      },
      {
        author: 'Pawel.Dudek',
        writtenOn: '2021-05-03',
        rating: 9,
        content:
          'This is a war film almost without war, and big battles are less exciting than this. The people of the Resistance are afraid all the time, and they must do terrible things also to their own friends. Lino Ventura speaks little, but I see everything in his face. When he sits on the bench in the German headquarters and waits, I do not breathe. The colors are blue and gray, like a cold morning. In my country we know such stories from our grandparents. For me it is one of the greatest films, and I recommend it to everybody.',
      },
    ],
  },
  {
    id: 668,
    title: "On Her Majesty's Secret Service",
    releaseDate: '1969-12-18',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 6.6,
    voteCount: 2127,
    overview:
      'James Bond saves Tracy, a countess, from the sea in Portugal. Her father Draco, the head of a crime syndicate, would like Bond to marry her, and in return he helps him to find Blofeld. Bond travels to a clinic in the Swiss Alps under a false name. There Blofeld is treating twelve young women. Bond must find out what he plans to do with them before he is recognized.',
    cast: [
      { name: 'George Lazenby', character: 'James Bond' },
      { name: 'Diana Rigg', character: 'Tracy Di Vicenzo' },
      { name: 'Telly Savalas', character: 'Ernst Stavro Blofeld' },
      { name: 'Gabriele Ferzetti', character: 'Marc Ange Draco' },
      { name: 'Ilse Steppat', character: 'Irma Bunt' },
      { name: 'Lois Maxwell', character: 'Miss Moneypenny' },
      { name: 'George Baker', character: 'Sir Hilary Bray' },
      { name: 'Bernard Lee', character: 'M' },
      { name: 'Bernard Horsfall', character: 'Campbell' },
      { name: 'Desmond Llewelyn', character: 'Q' },
    ],
    crew: [
      { name: 'Peter R. Hunt', job: 'Director' },
      { name: 'Albert R. Broccoli', job: 'Producer' },
      { name: 'Harry Saltzman', job: 'Producer' },
      { name: 'Richard Maibaum', job: 'Screenplay' },
      { name: 'John Barry', job: 'Original Music Composer' },
      { name: 'Michael Reed', job: 'Director of Photography' },
      { name: 'John Glen', job: 'Editor' },
    ],
    reviews: [
      {
        author: "Ian's Fleming shelf",
        writtenOn: '2010-08-15',
        rating: 5,
        content:
          'The plot is the closest any of these films came to the book, and I was longing to love it. What the book HAS is a tired man who falls in love. Lazenby was a model who had never acted, and in the quiet scenes you can see him waiting for his turn. Diana Rigg carries both halves of the romance by herself. The casino, the clinic and the skiing are exactly as I had pictured them, so full marks to Peter Hunt. With Connery it might have been the best of all. As it is, I felt let down.',
      },
      {
        author: 'stereosid71',
        writtenOn: '2017-12-10',
        rating: 8,
        content:
          "John Barry's score is his finest for the series, no contest. There's the main theme with the big Moog bass under the trumpets, like a ski run put into music. Then comes Louis Armstrong singing \"We Have All the Time in the World\", so relaxed and so sad that it makes the romance believable all by itself. Even the silence on the mountain is well chosen. I'd listen to this movie with my eyes closed, and I love it with them open.",
      },
      {
        author: 'Amy Castellano',
        writtenOn: '2020-11-29',
        rating: 7,
        content:
          "Pros: Diana Rigg, an equal for once. Ski chases, still thrilling, filmed by a man skiing backwards. Piz Gloria, great location. Blofeld as a sports type who joins the chase himself. A real love story. John Barry.\nCons: Lazenby is stiff, and dubbed for a long stretch in the middle. Bond in a kilt, with lipstick on his leg. The clinic goes on and on. Fast cutting in the fist fights that makes me dizzy.\nBetter than its reputation. I liked it, and I'd put it ahead of most of the Moore ones.",
      },
    ],
  },
];
