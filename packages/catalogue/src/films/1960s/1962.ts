import type { CatalogueFilm } from '../film.ts';

export const films1962: readonly CatalogueFilm[] = [
  {
    id: 947,
    title: 'Lawrence of Arabia',
    releaseDate: '1962-12-11',
    genres: ['adventure', 'history', 'war'],
    voteAverage: 8,
    voteCount: 3394,
    overview:
      'Cairo, during the First World War. Lieutenant T.E. Lawrence, an odd young officer whom his superiors dislike, is sent into the desert to find out what Prince Feisal and his tribes are planning. With Sherif Ali and fifty men he crosses the Nefud to attack the Turks at Aqaba from the land side. He promises the Arabs their freedom, and if Britain breaks his word, his friends will have died for nothing.',
    cast: [
      { name: "Peter O'Toole", character: 'T.E. Lawrence' },
      { name: 'Alec Guinness', character: 'Prince Feisal' },
      { name: 'Anthony Quinn', character: 'Auda Abu Tayi' },
      { name: 'Jack Hawkins', character: 'General Allenby' },
      { name: 'Omar Sharif', character: 'Sherif Ali' },
      { name: 'José Ferrer', character: 'Turkish Bey' },
      { name: 'Anthony Quayle', character: 'Colonel Harry Brighton' },
      { name: 'Claude Rains', character: 'Mr. Dryden' },
      { name: 'Arthur Kennedy', character: 'Jackson Bentley' },
      { name: 'Donald Wolfit', character: 'General Murray' },
    ],
    crew: [
      { name: 'David Lean', job: 'Director' },
      { name: 'Sam Spiegel', job: 'Producer' },
      { name: 'Robert Bolt', job: 'Screenplay' },
      { name: 'Michael Wilson', job: 'Screenplay' },
      { name: 'Maurice Jarre', job: 'Original Music Composer' },
      { name: 'Freddie Young', job: 'Director of Photography' },
      { name: 'Anne V. Coates', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Walter Haskins',
        writtenOn: '2007-08-26',
        rating: 9,
        content:
          "David Lean directs the desert as if it were the leading actor. Long before anyone speaks you see how small a man is in it, and how a man like Lawrence could fall in love with that. The first appearance of Sherif Ali, a dot in the shimmering air that takes minutes to become a rider, is still the best entrance I have ever seen.\n\nPeter O'Toole is blue-eyed, vain, brave and frightened of himself, often in the same shot. Omar Sharif gives Ali a dignity that the hero does not always have. Alec Guinness and Anthony Quinn would be cast differently today, but they play Feisal and Auda as clever politicians and not as decoration.\n\nOverall this is one of the great films, and I say so as somebody who rarely enjoys epics. The second half is slower and more bitter than the first. See it on the largest screen you can find.",
      },
      {
        author: 'desertlens62',
        writtenOn: '2015-04-11',
        rating: 9,
        content:
          "Freddie Young's photography is the reason to see this war epic, and it's reason enough. He shot on film so wide and so sharp that you can follow a single camel on the other side of a valley. The mirage, the match and the red sunrise, the ship that seems to sail through sand: each of those is a lesson. The talk in Cairo is ordinary by comparison. I loved every minute spent outdoors.",
      },
      {
        author: 'Beatriz Moura',
        writtenOn: '2024-01-20',
        rating: 7,
        content:
          "Finally watched this war epic, in two evenings, because it's almost four hours. The first evening was wonderful. O'Toole walks through those tents in his white robe like a film star who has found his audience, and the march across the Nefud is more exciting than most action scenes. The second evening was hard work. Lawrence gets darker, the politics get complicated, and there isn't one woman who speaks. I liked it, I admired it, and next time I'll stop at Aqaba.",
      },
    ],
  },
  {
    id: 595,
    title: 'To Kill a Mockingbird',
    releaseDate: '1962-12-20',
    genres: ['drama'],
    voteAverage: 8,
    voteCount: 2736,
    overview:
      'Maycomb, Alabama, in the 1930s. Six-year-old Scout Finch, her brother Jem and their friend Dill spend their summers spying on the house of Boo Radley, who never comes out. Their father Atticus, a lawyer, defends Tom Robinson, a black man accused of attacking a white woman. The town turns against the family. Atticus must convince a jury of white men, or Tom will be put to death, and his own children are in danger too.',
    cast: [
      { name: 'Gregory Peck', character: 'Atticus Finch' },
      { name: 'Mary Badham', character: 'Scout Finch' },
      { name: 'Phillip Alford', character: 'Jem Finch' },
      { name: 'John Megna', character: 'Dill Harris' },
      { name: 'Brock Peters', character: 'Tom Robinson' },
      { name: 'Frank Overton', character: 'Sheriff Heck Tate' },
      { name: 'Rosemary Murphy', character: 'Maudie Atkinson' },
      { name: 'Ruth White', character: 'Mrs. Dubose' },
      { name: 'Estelle Evans', character: 'Calpurnia' },
      { name: 'Paul Fix', character: 'Judge Taylor' },
    ],
    crew: [
      { name: 'Robert Mulligan', job: 'Director' },
      { name: 'Alan J. Pakula', job: 'Producer' },
      { name: 'Horton Foote', job: 'Screenplay' },
      { name: 'Elmer Bernstein', job: 'Original Music Composer' },
      { name: 'Russell Harlan', job: 'Director of Photography' },
      { name: 'Aaron Stell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Joyce Abbott',
        writtenOn: '2006-09-10',
        rating: 9,
        content:
          "Robert Mulligan tells this story from about four feet above the ground. The porch, the tire, the hole in the tree and the dark house at the corner are as large as they are to a child, and the adult world comes in slowly, at first only as voices after bedtime. Elmer Bernstein's piano, like a child picking out notes, is perfect for it.\n\nGregory Peck was never better. His Atticus is tired, fair and a little shy, and the long speech in the courtroom works because he hardly raises his voice. Mary Badham and Phillip Alford do not behave like child actors at all; they quarrel and sulk like children. Brock Peters has one great scene on the witness stand, and he will break your heart.\n\nOverall I believe this is one of the finest films about conscience ever made in America. I taught it for many years, and it never failed to silence a room.",
      },
      {
        author: 'Chidinma Eze',
        writtenOn: '2018-10-14',
        rating: 9,
        content:
          'A father like Atticus Finch is what every child should have, and Gregory Peck plays him with such dignity. We watched it as a family, three generations on one carpet, and my grandfather kept saying "this man, this man". When he speaks in the court, all of us were crying. Little Scout is a delight with her fists and her questions. There is no color in it and little noise, but nobody left the room. Must watch, and please watch it with your children.',
      },
      {
        author: 'paperback noelle',
        writtenOn: '2014-03-23',
        rating: 6,
        content:
          "In the book Scout's voice is funny on every page, and in the movie she mostly WATCHES. So many people are gone or reduced to a minute: Aunt Alexandra, Miss Maudie's cakes, Mrs. Dubose and what Jem learns from her. Calpurnia, who half raises these kids, gets to pour coffee. Peck is wonderful, I won't argue with that, and the trial is better on the screen than I imagined it. It's a good drama. I was hoping for my favorite book, and I was a bit disappointed.",
      },
    ],
  },
];
