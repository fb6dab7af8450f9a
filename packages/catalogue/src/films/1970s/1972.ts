import type { CatalogueFilm } from '../film.ts';

export const films1972: readonly CatalogueFilm[] = [
  {
    id: 238,
    title: 'The Godfather',
    releaseDate: '1972-03-14',
    genres: ['drama', 'crime'],
    voteAverage: 8.7,
    overview:
      "The summer of 1945: while his daughter's wedding party dances on the lawn, an aging crime boss sits in a shuttered study hearing requests. His youngest son, a Marine with medals, tells his girlfriend that it's his family and not him. By Christmas a rival has come asking for help with narcotics, the old man has said no, and somebody has taken it badly.",
    cast: [
      { name: 'Marlon Brando', character: 'Don Vito Corleone' },
      { name: 'Al Pacino', character: 'Michael Corleone' },
      { name: 'James Caan', character: 'Sonny Corleone' },
      { name: 'Robert Duvall', character: 'Tom Hagen' },
      { name: 'Richard S. Castellano', character: 'Clemenza' },
      { name: 'Diane Keaton', character: 'Kay Adams' },
      { name: 'Talia Shire', character: 'Connie Corleone Rizzi' },
      { name: 'Gianni Russo', character: 'Carlo Rizzi' },
      { name: 'Sterling Hayden', character: 'Captain McCluskey' },
      { name: 'John Cazale', character: 'Fredo Corleone' },
    ],
    crew: [
      { name: 'Francis Ford Coppola', job: 'Director' },
      { name: 'Francis Ford Coppola', job: 'Screenplay' },
      { name: 'Mario Puzo', job: 'Screenplay' },
      { name: 'Nino Rota', job: 'Original Music Composer' },
      { name: 'Gordon Willis', job: 'Director of Photography' },
      { name: 'Albert S. Ruddy', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'seat_41K',
        writtenOn: '2017-01-29',
        rating: 10,
        content:
          "Saw it on the back of a headrest somewhere over Greenland, one earphone dead, and it still shut me up. You know the restaurant, when Michael has come back from the toilet and the other two are talking and you hear the train getting louder over his face? The drinks trolley stopped right between me and the screen. I leaned so far round it that I was practically in the lap of a man from Leeds, and he'd paused his own film to watch mine.",
      },
      {
        author: 'zia_concetta_cooks',
        writtenOn: '2014-11-16',
        rating: 9,
        content:
          "My aunt objects to the sugar. Clemenza stands there teaching that boy to make sauce for twenty men and in goes the wine and in goes the sugar, and every single time she says to the television, if your tomatoes are any good, what is the sugar _for_. Then she goes quiet, since the next part is the part with the men and the guns and she lost a brother in Palermo. We've watched this together for maybe thirty years. Somewhere in the second hour there's always a row about whether anybody in that house ever gave Tom Hagen a proper plate. She says an Irishman wouldn't have known what to do with it.",
      },
      {
        author: 'mumblecorps',
        writtenOn: '2023-05-06',
        rating: 6,
        content:
          "Can't see it, can't hear it. I'm sure it's a masterpiece. Half of the men are called something ending in O and they all conduct business in a cupboard with the lamp off, and Brando's got what sounds like a sandwich in there. Subtitles helped. The middle in Sicily is a very long holiday with one good bang at the end of it. But I'll grant that I was sat forward from the hospital steps on, when the baker's lad can't work his lighter for shaking, and Michael looks at his own hand.",
      },
    ],
  },
];
