import type { CatalogueFilm } from '../film.ts';

export const films1960: readonly CatalogueFilm[] = [
  {
    id: 284,
    title: 'The Apartment',
    releaseDate: '1960-06-21',
    genres: ['comedy', 'drama', 'romance'],
    voteAverage: 8.2,
    voteCount: 2483,
    overview:
      'C.C. Baxter is one of thirty thousand employees of an insurance company in New York. He lends the key to his home to four managers, who take their girlfriends there, and he waits in the cold for his promotion. Then the director, Mr. Sheldrake, wants the key too. Baxter is in love with the elevator operator Fran Kubelik, and she is the woman whom Sheldrake meets there. He must choose between his career and her.',
    cast: [
      { name: 'Jack Lemmon', character: 'C.C. Baxter' },
      { name: 'Shirley MacLaine', character: 'Fran Kubelik' },
      { name: 'Fred MacMurray', character: 'Jeff D. Sheldrake' },
      { name: 'Ray Walston', character: 'Joe Dobisch' },
      { name: 'Jack Kruschen', character: 'Dr. Dreyfuss' },
      { name: 'David Lewis', character: 'Al Kirkeby' },
      { name: 'Hope Holiday', character: 'Margie MacDougall' },
      { name: 'Joan Shawlee', character: 'Sylvia' },
      { name: 'Naomi Stevens', character: 'Mildred Dreyfuss' },
      { name: 'Edie Adams', character: 'Miss Olsen' },
    ],
    crew: [
      { name: 'Billy Wilder', job: 'Director' },
      { name: 'Billy Wilder', job: 'Producer' },
      { name: 'Billy Wilder', job: 'Screenplay' },
      { name: 'I. A. L. Diamond', job: 'Screenplay' },
      { name: 'Adolph Deutsch', job: 'Original Music Composer' },
      { name: 'Joseph LaShelle', job: 'Director of Photography' },
      { name: 'Daniel Mandell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'hannah.k',
        writtenOn: '2022-12-19',
        rating: 9,
        content:
          "Jack Lemmon and Shirley MacLaine are the cutest couple of any old movie I've seen. It's funny and then suddenly it's really sad, and both parts work. Mr. Sheldrake is such a creep. Baxter straining spaghetti with a tennis racket made my whole week. My new favorite comedy for the holidays, I loved it!",
      },
      {
        author: 'rewind1974',
        writtenOn: '2018-01-05',
        rating: 8,
        content:
          "Finally watched this after hearing about it for thirty years. What holds up is the office: rows of desks to the horizon, everyone leaving at the same second, and managers who talk about women as if they were parking spaces. Lemmon is restless and very likeable. Shirley MacLaine is even better, because Fran jokes when she is most unhappy. What doesn't hold up is the pace of the first half hour, with too many phone calls about the key. It's a darker comedy than I was told, and better for that. I liked it a lot.",
      },
      {
        author: 'Declan Moriarty',
        writtenOn: '2013-06-02',
        rating: 7,
        content:
          "Billy Wilder's office comedy has a cruelty that Some Like It Hot only hints at; nobody here is in disguise, and nobody gets away. Lemmon's Baxter is a coward with good manners, and the script is honest enough to let us see it. MacLaine plays Fran with a quiet that puts the rest of the cast to shame, and Fred MacMurray, who was so sinister in Double Indemnity, is worse here because he is so reasonable. I find the comic neighbours laboured, and the score pushes too hard. Still, it's a very good film about what a person will do for a key to the executive washroom, and I'd gladly see it again.",
      },
    ],
  },
  {
    id: 539,
    title: 'Psycho',
    releaseDate: '1960-06-22',
    genres: ['horror', 'thriller', 'mystery'],
    voteAverage: 8.4,
    voteCount: 10_534,
    overview:
      "In Phoenix the secretary Marion Crane is supposed to take forty thousand dollars to the bank. She drives off with the money instead. Rain forces her to stop at an empty motel, where the shy young owner, Norman Bates, lives with his sick mother. When Marion doesn't arrive, her lover and her sister search for her. They must find out what happened at the motel, and every question puts them in danger.",
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
        author: 'earl.vance',
        writtenOn: '2013-11-04',
        rating: 9,
        content:
          "We ran this off film two Octobers in a row, and what I noticed from the booth is how quiet the room goes in the first half hour, when nothing has happened. It's a woman driving. A cop in sunglasses looks in her window. She swaps her car and the salesman jokes that it's the first time a customer ever hurried _him_. And four hundred people stop eating. The best thriller I've ever shown.\n\nBy the time she unwraps the little motel soap they've forgotten what they bought tickets for. I still don't like to look at that bathtub.",
      },
      {
        author: 'KaraSuttonMom',
        writtenOn: '2019-10-28',
        rating: 8,
        content:
          'Watched with my 15 year old, who knew the most famous scene from about nine cartoons and was all set to be bored. Then somebody started up a staircase. She grabbed my sleeve hard enough to take a button off.\n\nMy only complaint is that the men in suits talk too much. We both thought this old thriller was great.',
      },
      {
        author: 'Markus H.',
        writtenOn: '2022-02-17',
        rating: 8,
        content:
          'This movie is older than my father, and I think before that it cannot be scary. I am wrong. At the beginning it is only a woman with stolen money in a car, and I am already nervous. The music with only violins is fantastic. Anthony Perkins is friendly and strange at the same time, I like him and I am afraid of him. The sister and her friend are a little boring. But I like the movie very much and I lock my bathroom now.',
      },
    ],
  },
  {
    id: 966,
    title: 'The Magnificent Seven',
    releaseDate: '1960-10-12',
    genres: ['action', 'adventure', 'western', 'drama'],
    voteAverage: 7.5,
    voteCount: 1_645,
    overview:
      "Every harvest the bandit Calvera and his forty men ride into the same Mexican village and take what they like. The farmers want to buy guns and meet Chris Adams, who tells them that gunmen are cheaper. For twenty dollars each he hires Vin, Bernardo O'Reilly, Britt, Harry Luck and Lee, and young Chico follows them. They teach the farmers to fight. Seven men and a frightened village must be ready when Calvera comes back.",
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
        author: 'trailerfan_1984',
        writtenOn: '2013-06-16',
        rating: 8,
        content:
          "Keep your eye on McQueen whenever Brynner is talking. He shakes a shotgun shell next to his ear. He dips his hat in the river. He'd been told to stand at the back and by God he stands there, fidgeting like a boy in church, and you can't look at anybody else. My late husband called this western \"the movie with the hat\", and we both loved it.\n\nThe tune I'd have at the funeral, only he had it at his.",
      },
      {
        author: 'Kurosawa first please',
        writtenOn: '2008-10-25',
        rating: 6,
        content:
          "It's Seven Samurai as a western, and a weaker film. Everything's clean, including the mud. Coburn throwing the knife is a wonderful minute and Vaughn's gloves are a whole character, but it has an hour less in which to make you know these farmers and you don't. Wallach on the other hand has thought about it. His bandit has gold teeth and a real sorrow about the state of religion. Enjoyable, no more.",
      },
      {
        author: 'Popcorn Paul',
        writtenOn: '2020-03-29',
        rating: 8,
        content:
          'A great first western for a kid. I watched it with my son, who is ten, and he had the tune in his head for a week. There is shooting, but no blood to speak of, and the bandit chief Calvera is more funny than scary. Steve McQueen and Yul Brynner are so cool that he wanted to walk like them. I had to explain why the farmers are ashamed of themselves, and Charles Bronson does that better than I did. It takes a while to get going. We both liked it a lot.',
      },
    ],
  },
];
