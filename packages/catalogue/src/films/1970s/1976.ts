import type { CatalogueFilm } from '../film.ts';

export const films1976: readonly CatalogueFilm[] = [
  {
    id: 103,
    title: 'Taxi Driver',
    releaseDate: '1976-02-09',
    genres: ['crime', 'drama'],
    voteAverage: 8.1,
    voteCount: 13_355,
    overview:
      "Travis Bickle, a lonely veteran who can't sleep, drives a cab through New York by night. He admires Betsy, who works for a politician, and frightens her away on their first real date. Then Iris, a girl of twelve who works for the pimp Sport, climbs into his cab. Travis buys guns and starts to train. He wants to clean up this city, and he is ready to die for it.",
    cast: [
      { name: 'Robert De Niro', character: 'Travis Bickle' },
      { name: 'Jodie Foster', character: 'Iris' },
      { name: 'Harvey Keitel', character: 'Sport' },
      { name: 'Cybill Shepherd', character: 'Betsy' },
      { name: 'Albert Brooks', character: 'Tom' },
      { name: 'Peter Boyle', character: 'Wizard' },
      { name: 'Leonard Harris', character: 'Charles Palantine' },
      { name: 'Diahnne Abbott', character: 'Concession Girl' },
      { name: 'Harry Northup', character: 'Doughboy' },
      { name: 'Norman Matlock', character: 'Charlie T' },
    ],
    crew: [
      { name: 'Martin Scorsese', job: 'Director' },
      { name: 'Julia Phillips', job: 'Producer' },
      { name: 'Michael Phillips', job: 'Producer' },
      { name: 'Paul Schrader', job: 'Writer' },
      { name: 'Bernard Herrmann', job: 'Original Music Composer' },
      { name: 'Michael Chapman', job: 'Director of Photography' },
      { name: 'Tom Rolf', job: 'Editor' },
      { name: 'Melvin Shapiro', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Walt K.',
        writtenOn: '2007-05-06',
        rating: 9,
        content:
          "Bernard Herrmann's music is half of this movie, and it was the last score he wrote. A lazy saxophone for the lights of New York, and under it drums that sound like something coming closer. When De Niro drives through the steam at night, you hear how lonely he is long before he says so. Scorsese and his cameraman do the rest; the city is dirty and strangely beautiful. A disturbing, great movie, and I still put the record on when I drive at night.",
      },
      {
        author: 'screenfan83',
        writtenOn: '2019-11-16',
        rating: 9,
        content:
          "Travis takes Betsy to a porno. On a first date. And buys her a record she already owns, in the wrapping, which is the detail that makes me put my coat over my head. The camera can't stand it either, there's a phone call afterward where it just slides off him down an empty corridor and waits.\n\nA great movie, and a lonely, ugly one. I don't think I want to see it again soon.",
      },
      {
        author: 'Priya C.',
        writtenOn: '2014-03-28',
        rating: 5,
        content:
          'Lovely neon. I have been told all my life that this is the great crime drama and I found it slow, grubby and much too interested in its own loneliness. A woman like Cybill Shepherd would never go out with him. My flatmate has the poster, the mohawk and the army jacket, and does not own a car.',
      },
    ],
  },
  {
    id: 1366,
    title: 'Rocky',
    releaseDate: '1976-11-21',
    genres: ['drama'],
    voteAverage: 7.8,
    voteCount: 8_258,
    overview:
      'Rocky Balboa, a boxer in Philadelphia who is almost thirty, earns his money by collecting debts for the loan shark Gazzo. He talks to his turtles and tries to win the heart of Adrian, the shy sister of his friend Paulie. Then the world champion Apollo Creed needs an opponent and picks him. Mickey, an old trainer, offers his help. The boxer is not expected to win; he wants to be standing at the end.',
    cast: [
      { name: 'Sylvester Stallone', character: 'Rocky Balboa' },
      { name: 'Talia Shire', character: 'Adrian Pennino' },
      { name: 'Burt Young', character: 'Paulie Pennino' },
      { name: 'Carl Weathers', character: 'Apollo Creed' },
      { name: 'Burgess Meredith', character: 'Mickey Goldmill' },
      { name: 'Thayer David', character: 'Miles Jergens' },
      { name: 'Joe Spinell', character: 'Tony Gazzo' },
      { name: 'Jimmy Gambina', character: 'Mike' },
      { name: 'Tony Burton', character: "Apollo's Trainer" },
      { name: 'Jodi Letizia', character: 'Marie' },
    ],
    crew: [
      { name: 'John G. Avildsen', job: 'Director' },
      { name: 'Sylvester Stallone', job: 'Screenplay' },
      { name: 'Bill Conti', job: 'Original Music Composer' },
      { name: 'James Crabe', job: 'Director of Photography' },
      { name: 'Irwin Winkler', job: 'Producer' },
      { name: 'Robert Chartoff', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'nash98',
        writtenOn: '2015-12-01',
        rating: 9,
        content:
          "What nobody tells you is how little boxing there is. It's mostly a large man talking because he can't stand the quiet. He talks to turtles, he talks to a photo of himself as a kid, he walks beside Adrian on an empty ice rink while a man calls out how many minutes they've got left, and he's so happy. When she takes her glasses off in that terrible apartment with the mattress on the wall I hold my breath, and I've known for thirty five years how it goes. I love this movie.",
      },
      {
        author: 'G. Eilers',
        writtenOn: '2010-03-14',
        rating: 6,
        content:
          'Pros: Stallone, shy and funny, before he became a brand. Talia Shire. Burgess Meredith shouting through a bathroom door. That music on the stairs. It feels like a real, cold, poor city.\nCons: very slow for the first hour. Paulie is a nasty drunk and everybody just puts up with him. Not much boxing, if that is what you came for. The first date gets too pushy for today.\nI understand why people love it. I liked it fine.',
      },
      {
        author: 'ninab',
        writtenOn: '2020-05-18',
        rating: 8,
        content:
          "I tried the raw eggs. Don't. Lockdown had me running up the multi-storey behind the Asda with Bill Conti in my ears and I figured I'd better see the actual film instead of clips.\n\nIt's a lot sadder than I'd thought, and it's more of a love story than a boxing film, with two shy people and a pet shop. He tells her bad jokes about turtles, and she begins to smile. I thought it was lovely, I liked it far more than I had expected.",
      },
    ],
  },
];
