import type { CatalogueFilm } from '../film.ts';

export const films1981: readonly CatalogueFilm[] = [
  {
    id: 85,
    title: 'Raiders of the Lost Ark',
    releaseDate: '1981-06-12',
    genres: ['adventure', 'action'],
    voteAverage: 7.9,
    overview:
      'In 1936 a college lecturer who is braver abroad than in office hours gets a visit from army intelligence. The Germans have found a buried city near Cairo and are digging there for a gilded chest that nobody has seen in about three thousand years. What they lack is a brass headpiece. The last he heard, it was in Nepal, round the neck of a former girlfriend who drinks people under tables for a living.',
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
        author: 'dr_bones_actual',
        writtenOn: '2014-09-15',
        rating: 8,
        content:
          'I teach Near Eastern archaeology, and half of each year\'s intake is his fault. He destroys the site. He keeps no notebook. He\'s swapped a cultic object for a bag of sand without so much as a photograph, and my students, who know all this by week three, come to the Christmas party in the hat.\n\n"It belongs in a museum" is from the later one. Nobody believes me.',
      },
      {
        author: 'ten_year_old_me_was_right',
        writtenOn: '2020-01-11',
        rating: 10,
        content:
          "THE TRUCK. Over the bonnet, down the grille, underneath it on his back with a whip and up the tail, and nobody says a word. You can tell where everyone is at each moment, how fast it's going, which arm's hurt. I'm fifty and I showed it to a room of people who'd only seen the new ones, where it's all elastic, and at the end of those eight minutes somebody said \"can we do that again\" and we did that again.",
      },
      {
        author: 'snakes_why_did_it',
        writtenOn: '2006-02-25',
        rating: 6,
        content:
          "Enormous fun up to the well of snakes, and I mean up to: I have to be fetched again once they've all gone. My husband summarises. From his account it seems our hero doesn't affect the result in the slightest and they'd have opened the box regardless. Karen Allen begins as the best drinker in Asia and ends up in a nightie being carried about. I did like the monkey's salute.",
      },
    ],
  },
];
