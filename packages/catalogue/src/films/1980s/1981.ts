import type { CatalogueFilm } from '../film.ts';

export const films1981: readonly CatalogueFilm[] = [
  {
    id: 85,
    title: 'Raiders of the Lost Ark',
    releaseDate: '1981-06-12',
    genres: ['adventure', 'action'],
    voteAverage: 7.9,
    voteCount: 13_561,
    overview:
      'In 1936 the archaeologist Indiana Jones learns from army intelligence that the Nazis are digging near Cairo for the Ark of the Covenant, which is said to make an army invincible. To find it they need a brass headpiece. It hangs around the neck of Marion Ravenwood, an old girlfriend who runs a bar in Nepal. Together with his friend Sallah they must reach the Ark before his rival Belloq does.',
    cast: [
      { name: 'Harrison Ford', character: 'Indiana Jones' },
      { name: 'Karen Allen', character: 'Marion Ravenwood' },
      { name: 'Paul Freeman', character: 'Rene Belloq' },
      { name: 'Ronald Lacey', character: 'Toht' },
      { name: 'John Rhys-Davies', character: 'Sallah' },
      { name: 'Wolf Kahler', character: 'Dietrich' },
      { name: 'Denholm Elliott', character: 'Marcus Brody' },
      { name: 'Alfred Molina', character: 'Satipo' },
      { name: 'Vic Tablian', character: 'Barranca' },
      { name: 'Anthony Higgins', character: 'Gobler' },
    ],
    crew: [
      { name: 'Steven Spielberg', job: 'Director' },
      { name: 'Frank Marshall', job: 'Producer' },
      { name: 'Lawrence Kasdan', job: 'Screenplay' },
      { name: 'George Lucas', job: 'Story' },
      { name: 'Philip Kaufman', job: 'Story' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Douglas Slocombe', job: 'Director of Photography' },
      { name: 'Michael Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Brad T.',
        writtenOn: '2014-09-15',
        rating: 7,
        content:
          'Pros: the opening in the temple, the giant rolling stone. Harrison Ford, tired and funny and never too cool. Karen Allen, who drinks a man under the table before she says hello. The truck chase, all real stunts. John Williams.\nCons: Marion gets a lot less to do in the second half. Some of the effects show their age. The Cairo scenes treat the locals like furniture.\nBottom line: a great adventure that I enjoyed from start to finish. Not the perfect movie some people say it is, but close.',
      },
      {
        author: 'Ten-year-old me',
        writtenOn: '2020-01-11',
        rating: 10,
        content:
          "THE TRUCK. Indy goes over the bonnet, down the grille, underneath it on his back with a whip and up the tail, and nobody says a word. You can tell where everyone is at each moment, how fast it's going, which arm's hurt. I'm fifty and I showed it to a room of people who'd only seen the new ones, where it's all elastic, and at the end of those eight minutes somebody said \"can we do that again\" and we did that again. The best adventure film there is.",
      },
      {
        author: 'R. Tanaka',
        writtenOn: '2006-02-25',
        rating: 8,
        content:
          "We showed it to our boys, nine and eleven, and it was a hit. They hid behind a pillow at the snakes, and the spiders in the first scene were almost too much for the younger one. There are also some scary moments with bones and a man with a burned hand, so I'd wait until ten. They wanted a whip afterward. I liked it as much as they did, because Karen Allen is so tough and the chases are easy to follow. It's a wonderful movie to watch together.",
      },
    ],
  },
];
