import type { CatalogueFilm } from '../film.ts';

export const films1960: readonly CatalogueFilm[] = [
  {
    id: 539,
    title: 'Psycho',
    releaseDate: '1960-06-22',
    genres: ['horror', 'thriller', 'mystery'],
    voteAverage: 8.4,
    overview:
      'On a Friday afternoon in Phoenix a secretary is handed forty thousand dollars in cash to put in the bank, and drives off with it instead. Heavy rain pushes her off the main road to an empty motel, where the shy young man at the desk makes sandwiches, stuffs birds, and can be heard arguing with his mother in the house up the hill.',
    cast: [
      { name: 'Anthony Perkins', character: 'Norman Bates' },
      { name: 'Janet Leigh', character: 'Marion Crane' },
      { name: 'Vera Miles', character: 'Lila Crane' },
      { name: 'John Gavin', character: 'Sam Loomis' },
      { name: 'Martin Balsam', character: 'Milton Arbogast' },
      { name: 'John McIntire', character: 'Sheriff Al Chambers' },
      { name: 'Simon Oakland', character: 'Dr. Fred Richman' },
      { name: 'Vaughn Taylor', character: 'George Lowery' },
      { name: 'Frank Albertson', character: 'Tom Cassidy' },
      { name: 'Patricia Hitchcock', character: 'Caroline' },
    ],
    crew: [
      { name: 'Alfred Hitchcock', job: 'Director' },
      { name: 'Joseph Stefano', job: 'Screenplay' },
      { name: 'Bernard Herrmann', job: 'Original Music Composer' },
      { name: 'John L. Russell', job: 'Director of Photography' },
      { name: 'George Tomasini', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'booth_two',
        writtenOn: '2013-11-04',
        rating: 9,
        content:
          "We ran this off film two Octobers in a row, and what I noticed from the booth is how quiet the room goes in the first half hour, when nothing has happened. It's a woman driving. A cop in sunglasses looks in her window. She swaps her car and the salesman jokes that it's the first time a customer ever hurried _him_. And four hundred people stop eating.\n\nBy the time she unwraps the little motel soap they've forgotten what they bought tickets for. I use the drain to check focus and I still don't like looking at it.",
      },
      {
        author: 'KaraSuttonMom',
        writtenOn: '2019-10-28',
        rating: 8,
        content:
          "Watched with my 15 year old, who'd had the shower spoiled by about nine cartoons and was all set to be bored. Then the detective started up the staircase. She grabbed my sleeve hard enough to take a button off.\n\nMy only complaint is the gentleman in the suit near the end who explains everything we have just watched. We got it! Put him out in the corridor and go straight to that face and the blanket.",
      },
      {
        author: 'p.dunmore71',
        writtenOn: '2022-02-17',
        rating: 6,
        content:
          "Brilliant first half, no argument. Then we're left with John Gavin and the sister, who between them have about as much life as one of the owls on the parlour wall, poking around a motel looking for something I already knew was there because I've been alive since 1971 and people talk. Perkins chewing sweets while he lies to the detective is worth the evening though. He eats like a bird too, if you watch.",
      },
    ],
  },
  {
    id: 966,
    title: 'The Magnificent Seven',
    releaseDate: '1960-10-12',
    genres: ['action', 'adventure', 'western', 'drama'],
    voteAverage: 7.5,
    overview:
      'Every harvest forty bandits ride into the same Mexican village and take what they like, leaving just enough for it to be worth planting again. Three farmers cross the border with a gold watch and the price of some guns. What they can get for it, at twenty dollars each with meals, is a man in black who once drove a hearse up to Boot Hill, and six others between jobs.',
    cast: [
      { name: 'Yul Brynner', character: 'Chris Adams' },
      { name: 'Eli Wallach', character: 'Calvera' },
      { name: 'Steve McQueen', character: 'Vin' },
      { name: 'Horst Buchholz', character: 'Chico' },
      { name: 'Charles Bronson', character: "Bernardo O'Reilly" },
      { name: 'Robert Vaughn', character: 'Lee' },
      { name: 'Brad Dexter', character: 'Harry Luck' },
      { name: 'James Coburn', character: 'Britt' },
      { name: 'Jorge Martínez de Hoyos', character: 'Hilario' },
      { name: 'Vladimir Sokoloff', character: 'Old man' },
    ],
    crew: [
      { name: 'John Sturges', job: 'Director' },
      { name: 'John Sturges', job: 'Producer' },
      { name: 'William Roberts', job: 'Screenplay' },
      { name: 'Elmer Bernstein', job: 'Original Music Composer' },
      { name: 'Charles Lang', job: 'Director of Photography' },
      { name: 'Ferris Webster', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'hattrick_herbert',
        writtenOn: '2013-06-16',
        rating: 8,
        content:
          "Keep your eye on McQueen whenever Brynner is talking. He shakes a shotgun shell next to his ear. He dips his hat in the river. He'd been told to stand at the back and by God he stands there, fidgeting like a boy in church, and you can't look at anybody else. My late husband called this \"the film with the hat\".\n\nThe tune I'd have at the funeral, only he had it at his.",
      },
      {
        author: 'kurosawa_first_please',
        writtenOn: '2008-10-25',
        rating: 6,
        content:
          "Seven Samurai with the rain taken out. Everything's clean, including the mud. Coburn throwing the knife is a wonderful minute and Vaughn's gloves are a whole character, but it has an hour less in which to make you know these farmers and you don't. Wallach on the other hand has thought about it. His bandit has gold teeth, overheads and a real sorrow about the state of religion.",
      },
      {
        author: 'tobias_drove_bus_9',
        writtenOn: '2020-03-29',
        rating: 9,
        content:
          "Bronson giving the village boys a hiding for calling their fathers cowards. There it is. Sixty years and I haven't seen it bettered as a speech, and he does it with a kid across his knee. Dad took me at nine, he unloaded coal, and neither of us looked at the other.",
      },
    ],
  },
];
