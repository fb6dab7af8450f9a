import type { CatalogueFilm } from '../film.ts';

export const films1967: readonly CatalogueFilm[] = [
  {
    id: 12208,
    title: 'Casino Royale',
    releaseDate: '1967-04-13',
    genres: ['comedy', 'adventure', 'action'],
    voteAverage: 5.3,
    voteCount: 654,
    overview:
      'The real Sir James Bond has retired to his country house when agents of every nation begin to disappear. He takes command and, to confuse the enemy, names all his agents James Bond. Among them are his daughter Mata, the rich Vesper Lynd and Evelyn Tremble, who has written a book about baccarat. Tremble must beat the banker Le Chiffre at cards, while a mysterious Dr. Noah plans to take over the world.',
    cast: [
      { name: 'Peter Sellers', character: 'Evelyn Tremble' },
      { name: 'Ursula Andress', character: 'Vesper Lynd' },
      { name: 'David Niven', character: 'Sir James Bond' },
      { name: 'Orson Welles', character: 'Le Chiffre' },
      { name: 'Joanna Pettet', character: 'Mata Bond' },
      { name: 'Daliah Lavi', character: 'The Detainer' },
      { name: 'Woody Allen', character: 'Jimmy Bond' },
      { name: 'Deborah Kerr', character: 'Agent Mimi' },
      { name: 'William Holden', character: 'Ransome' },
      { name: 'Charles Boyer', character: 'Le Grand' },
    ],
    crew: [
      { name: 'John Huston', job: 'Director' },
      { name: 'Ken Hughes', job: 'Director' },
      { name: 'Val Guest', job: 'Director' },
      { name: 'Robert Parrish', job: 'Director' },
      { name: 'Joseph McGrath', job: 'Director' },
      { name: 'Wolf Mankowitz', job: 'Screenplay' },
      { name: 'Burt Bacharach', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Howard Lisle',
        writtenOn: '2009-09-13',
        rating: 4,
        content:
          "In the book there is ONE card game, one villain, one cold and lonely spy, and it's the best thing Fleming wrote. Here you get a spoof with five directors, a flying saucer and about seven James Bonds, and nothing connects to anything. Peter Sellers disappears in the middle as if he had gone out for lunch. I did laugh at David Niven once or twice, and the music by Burt Bacharach is great. But I love that novel and I didn't like what they did to it.",
      },
      {
        author: 'BacharachAtTheBar',
        writtenOn: '2018-02-09',
        content:
          "Buy the record, then watch with the sound up and the brain down. Herb Alpert's trumpet over those curly titles! Dusty Springfield singing while Andress and Sellers drift about behind a tropical fish tank! For about four minutes you're in the most glamorous room of 1967.\n\nAround it is a spy comedy without a plot, and I can't call it good. Niven is charming, Niven always is. I like it for the music.",
      },
      {
        author: 'j_t_oconnell',
        writtenOn: '2022-10-21',
        rating: 6,
        content:
          "Watch the baccarat game closely and you'll notice how seldom Welles and Sellers are in the same frame. It plays like two people posting each other letters. Then Sellers is simply not in the movie any more and everybody carries on as though he'd popped out for milk.\n\nA mess, and I liked it more than not. Joanna Pettet's Berlin spy school is a real set with a real idea behind it, all crooked like a German silent, and Woody Allen in front of the firing squad got me.",
      },
    ],
  },
  {
    id: 9325,
    title: 'The Jungle Book',
    releaseDate: '1967-10-18',
    genres: ['family', 'animation', 'adventure'],
    voteAverage: 7.3,
    voteCount: 5_932,
    overview:
      'The panther Bagheera finds the baby Mowgli, and wolves bring him up. Ten years later the tiger Shere Khan, who hates humans, comes back to the jungle, and Bagheera has to take the boy to the nearest village. Mowgli wants to stay. He runs away and makes friends with the lazy bear Baloo. Bagheera must bring him to safety before Shere Khan finds and kills him.',
    cast: [
      { name: 'Phil Harris', character: 'Baloo (voice)' },
      { name: 'Sebastian Cabot', character: 'Bagheera (voice)' },
      { name: 'Bruce Reitherman', character: 'Mowgli (voice)' },
      { name: 'George Sanders', character: 'Shere Khan (voice)' },
      { name: 'Sterling Holloway', character: 'Kaa (voice)' },
      { name: 'Louis Prima', character: 'King Louie (voice)' },
      { name: "J. Pat O'Malley", character: 'Colonel Hathi / Buzzie (voice)' },
      { name: 'Verna Felton', character: 'Winifred (voice)' },
      { name: 'Clint Howard', character: 'Junior (voice)' },
      { name: 'Chad Stuart', character: 'Flaps (voice)' },
    ],
    crew: [
      { name: 'Wolfgang Reitherman', job: 'Director' },
      { name: 'Larry Clemmons', job: 'Writer' },
      { name: 'Ralph Wright', job: 'Writer' },
      { name: 'George Bruns', job: 'Original Music Composer' },
      { name: 'Walt Disney', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Sven L.',
        writtenOn: '2016-04-20',
        rating: 8,
        content:
          "I draw for a living because of this cartoon, and I still love it. What made me pick up a pencil was a bear scratching his back on a palm tree. The tree comes out of the ground. He keeps it! Every pound of him is there, you can see the stray construction lines round his ears that nobody rubbed out, and I knelt at the television aged nine with tracing paper taped over the glass, getting the elbow wrong. My mother thought I was ill.\n\nAlso George Sanders barely raises his voice as the tiger and doesn't need to. One claw on that snake's throat, so politely.",
      },
      {
        author: 'ines.f',
        writtenOn: '2021-12-05',
        rating: 8,
        content:
          'I have now seen this around thirty times with a four-year-old, always at five in the morning, and I still like it. He waits for the elephants. Shere Khan and the snake make him move closer to me, but he has never been really scared. There isn\'t much of a story: a boy walks through the jungle and meets one animal after another. The songs are what counts, above all "The Bare Necessities" and Louis Prima\'s number. A happy, relaxed film, good from about four years on.',
      },
      {
        author: 'kiplingreader1894',
        writtenOn: '2010-08-30',
        rating: 5,
        content:
          "If you own the actual stories, be warned that this cartoon has emptied them out and left the names on the door. Kaa, who in the book is old and wise and on the boy's side, is a lisping buffoon who falls out of trees. Hathi is a retired colonel from a sitcom. Nobody hunts, nobody starves, there is no Law. Granted, my granddaughters adored it and now walk about the house trunk to tail. I was disappointed. I have put the book on their shelf and I'm waiting.",
      },
    ],
  },
  {
    id: 37247,
    title: 'The Graduate',
    releaseDate: '1967-12-21',
    genres: ['comedy', 'drama', 'romance'],
    voteAverage: 7.6,
    voteCount: 3_653,
    overview:
      "Benjamin Braddock comes home to California from college with top marks and no plans, and hides from the advice of his parents' friends. One of them, Mrs. Robinson, seduces him, and all summer he meets her in a hotel under a false name. Then her daughter Elaine returns from Berkeley. For the first time Benjamin knows what he wants. Mrs. Robinson forbids it, and if Elaine learns the truth, he loses her.",
    cast: [
      { name: 'Dustin Hoffman', character: 'Benjamin Braddock' },
      { name: 'Anne Bancroft', character: 'Mrs. Robinson' },
      { name: 'Katharine Ross', character: 'Elaine Robinson' },
      { name: 'William Daniels', character: 'Mr. Braddock' },
      { name: 'Murray Hamilton', character: 'Mr. Robinson' },
      { name: 'Elizabeth Wilson', character: 'Mrs. Braddock' },
      { name: 'Buck Henry', character: 'Room Clerk' },
      { name: 'Brian Avery', character: 'Carl Smith' },
      { name: 'Walter Brooke', character: 'Mr. McGuire' },
      { name: 'Norman Fell', character: 'Mr. McCleery' },
    ],
    crew: [
      { name: 'Mike Nichols', job: 'Director' },
      { name: 'Lawrence Turman', job: 'Producer' },
      { name: 'Calder Willingham', job: 'Screenplay' },
      { name: 'Buck Henry', job: 'Screenplay' },
      { name: 'Dave Grusin', job: 'Original Music Composer' },
      { name: 'Robert Surtees', job: 'Director of Photography' },
      { name: "Sam O'Steen", job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Milan E.',
        writtenOn: '2010-07-28',
        rating: 9,
        content:
          "I love this movie and I have seen it at four ages. At seventeen I was him. At twenty-eight I was him and ashamed. At forty I felt sorry for Mrs. Robinson, who wanted to study art, once, and got this life instead. Now I'm older than she's meant to be by a good way, and I'm the father with the barbecue fork, showing off the boy in his diving suit to the neighbors. Funny and sad in equal parts.",
      },
      {
        author: 'Paula J.',
        writtenOn: '2018-08-22',
        rating: 7,
        content:
          "A friend of the family tells young Benjamin to go into plastics. It was very good advice. I did, in '69, and paid off a house.\n\nThe boy's a bore, he's rude to everyone who feeds him and he follows that girl round a campus in a way you'd ring somebody about. Bancroft is superb. The songs come round as if the jukebox only had the three. When he's in the scuba gear and all you can hear is breathing, that's what those parties were like. I liked this comedy, mostly for her.",
      },
      {
        author: 'Florian_S',
        writtenOn: '2005-11-19',
        rating: 8,
        content:
          "We see this movie in my English class and I like it very much. Benjamin finishes college, lies in the pool and does not know what to do, and I know this feeling. Dustin Hoffman is funny because he is so stiff and polite, even in the hotel. Mrs. Robinson is the strongest person in the movie. I don't understand why Benjamin falls in love so quickly later. The songs by Simon and Garfunkel are beautiful and I listen to them since then.",
      },
    ],
  },
];
