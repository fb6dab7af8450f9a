import type { CatalogueFilm } from '../film.ts';

export const films1972: readonly CatalogueFilm[] = [
  {
    id: 238,
    title: 'The Godfather',
    releaseDate: '1972-03-14',
    genres: ['drama', 'crime'],
    voteAverage: 8.7,
    voteCount: 22_815,
    overview:
      'Summer 1945. While his daughter Connie celebrates her wedding in the garden, Don Vito Corleone, the head of a Mafia family, grants favors. His youngest son Michael, a war hero, tells his girlfriend Kay that he wants nothing to do with that business. Then Vito refuses to help a rival sell drugs, and he is shot in the street. Michael has to decide how far he will go to save his father.',
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
        author: 'Seat 41K',
        writtenOn: '2017-01-29',
        rating: 10,
        content:
          "Saw it on the back of a headrest somewhere over Greenland, one earphone dead, and it still shut me up. You know the restaurant, when Michael has come back from the toilet and the other two are talking and you hear the train getting louder over his face? The drinks trolley stopped right between me and the screen. I leaned so far round it that I was practically in the lap of a man from Leeds, and he'd paused his own film to watch mine. The best gangster film ever made, even that small.",
      },
      {
        author: "Zia Concetta's nephew",
        writtenOn: '2014-11-16',
        content:
          "My aunt and I love this gangster movie, and she has one objection. Clemenza stands there teaching that boy to make sauce for twenty men and in goes the wine and in goes the sugar, and every single time she says to the television, if your tomatoes are any good, what is the sugar _for_. Then she goes quiet, since the next part is the part with the men and the guns and she lost a brother in Palermo. We've watched this together for maybe thirty years. Somewhere in the second hour there's always a row about whether anybody in that house ever gave Tom Hagen a proper plate. She says an Irishman wouldn't have known what to do with it.",
      },
      {
        author: 'Thiago Moreira',
        writtenOn: '2023-05-06',
        rating: 8,
        content:
          'Everybody says this is the best gangster film of all, so my expectation is very high. It is long and slow, and in the beginning I confuse the names, because many men end with O. After the wedding it becomes very exciting. Al Pacino is the best for me: he says little and you see in his eyes how he changes. Marlon Brando is hard to understand without subtitles. The Sicily part is a bit like holiday. I like the movie a lot and I respect it even more.',
      },
    ],
  },
];
