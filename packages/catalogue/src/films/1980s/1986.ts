import type { CatalogueFilm } from '../film.ts';

export const films1986: readonly CatalogueFilm[] = [
  {
    id: 10658,
    title: 'Howard the Duck',
    releaseDate: '1986-08-01',
    genres: ['comedy', 'science-fiction', 'adventure', 'action'],
    voteAverage: 5.4,
    voteCount: 916,
    overview:
      "Howard, a duck from a planet of ducks, is pulled through space and lands in Cleveland. He saves the rock singer Beverly from two attackers, and she takes him in. Her friend Phil introduces him to Dr. Jenning. It was Jenning's laser that brought Howard to Earth, and it could send him home. But the laser has also brought something from the dark part of space, and it has taken over Jenning's body.",
    cast: [
      { name: 'Lea Thompson', character: 'Beverly Switzler' },
      { name: 'Jeffrey Jones', character: 'Dr. Walter Jenning' },
      { name: 'Tim Robbins', character: 'Phil Blumburtt' },
      { name: 'Ed Gale', character: 'Howard T. Duck' },
      { name: 'Chip Zien', character: 'Howard T. Duck (voice)' },
      { name: 'Paul Guilfoyle', character: 'Lieutenant Welker' },
      { name: 'Liz Sagal', character: 'Ronette' },
      { name: 'Dominique Davalos', character: 'Cal' },
      { name: 'Holly Robinson Peete', character: 'K.C.' },
      { name: 'Tommy Swerdlow', character: 'Ginger Moss' },
    ],
    crew: [
      { name: 'Willard Huyck', job: 'Director' },
      { name: 'Willard Huyck', job: 'Screenplay' },
      { name: 'Gloria Katz', job: 'Screenplay' },
      { name: 'Gloria Katz', job: 'Producer' },
      { name: 'John Barry', job: 'Original Music Composer' },
      { name: 'Richard H. Kline', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Trey_44109',
        writtenOn: '2012-09-30',
        rating: 4,
        content:
          "Finally watched this famous flop, and I wanted to like it, because I'm from Cleveland. The first thing I noticed is that it wasn't filmed there. The duck cost a fortune and his face hardly moves, and the bedroom scene with Lea Thompson is as uncomfortable as people say. On the plus side, Jeffrey Jones is really creepy when the evil thing gets into him, and the band isn't bad. Some of the old-school effects have aged well. All in all I didn't enjoy it.",
      },
      {
        author: 'monica.farkas',
        writtenOn: '2018-08-05',
        rating: 8,
        content:
          'Rented every other Friday from the petrol station, until the man there just sold us the tape. You can all stop typing. Jeffrey Jones going slowly rotten in the diner, with his voice dropping and his eyes boiling, scared me more than anything with an 18 on the box, and the microlight chase goes on for about a week in the best way. The song at the end is a proper banger and we had the moves.',
      },
      {
        author: 'sensible_shoes_sal',
        writtenOn: '2010-01-17',
        rating: 4,
        content:
          "Why does the duck planet have duck nudity? Who is that for? It comes in the first three minutes and I had a seven year old on either side of me.\n\nThey liked the truck crash. One of them asked why Howard wasn't just a man, since everything he does is what a man would do, and I thought that was a better note than anyone at the studio seems to have given.",
      },
    ],
  },
  {
    id: 792,
    title: 'Platoon',
    releaseDate: '1986-12-19',
    genres: ['drama', 'war', 'action'],
    voteAverage: 7.7,
    voteCount: 4_835,
    overview:
      'In September 1967 Chris Taylor, who left college to volunteer, joins an infantry unit near the Cambodian border. The men are split between two sergeants: Barnes, for whom everything is allowed in war, and Elias, who still has a conscience. In a village they take revenge for a dead comrade, and Elias reports it. Chris must choose a side, while the real enemy is waiting in the jungle.',
    cast: [
      { name: 'Charlie Sheen', character: 'Chris Taylor' },
      { name: 'Tom Berenger', character: 'Sergeant Barnes' },
      { name: 'Willem Dafoe', character: 'Sergeant Elias' },
      { name: 'Kevin Dillon', character: 'Bunny' },
      { name: 'Forest Whitaker', character: 'Big Harold' },
      { name: 'John C. McGinley', character: "Sergeant O'Neill" },
      { name: 'Keith David', character: 'King' },
      { name: 'Richard Edson', character: 'Sal' },
      { name: 'Francesco Quinn', character: 'Rhah' },
      { name: 'Johnny Depp', character: 'Lerner' },
    ],
    crew: [
      { name: 'Oliver Stone', job: 'Director' },
      { name: 'Arnold Kopelson', job: 'Producer' },
      { name: 'Oliver Stone', job: 'Writer' },
      { name: 'Georges Delerue', job: 'Original Music Composer' },
      { name: 'Robert Richardson', job: 'Director of Photography' },
      { name: 'Claire Simpson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'projector126',
        writtenOn: '2008-11-11',
        rating: 9,
        content:
          "Same division, same spot, a year later. My daughter bought tickets and I said no and I went. What he has is the tiredness. You're carrying too much, you've done a thing wrong with the straps, you fall asleep on watch with your eyes open and when you look up there they are walking past you in the moonlight with leaves on. I hadn't told that to anyone. I said to her in the car, \"like that\".",
      },
      {
        author: 'Samuel Kemp',
        writtenOn: '2016-03-30',
        rating: 6,
        content:
          "That Barber piece, each time. He could have trusted us. There's a narrator writing home to his grandma who tells you the meaning of what you've just been shown with perfectly good actors, and a good father and a bad father, labelled. In the village, though, in the daytime, with the pig and the lame boy, it's unbearable since it starts from everyone being hot. The shot everyone knows, arms up, slow, from the helicopter, I'd like to have met without having seen it on a wall. Berenger frightened me, mind. He speaks so softly. He comes into the bunker where they're all smoking and being brave about him, and picks up a bottle, and asks them very reasonably what they know about death, and not one boy in there can look higher than his belt.",
      },
      {
        author: 'Jonas_Richter',
        writtenOn: '2022-04-17',
        rating: 8,
        content:
          'My older brother says this is the most realistic film about Vietnam, so we watch it together. It is hot, wet and dark, the soldiers are tired all the time, and in the fights I do not see who shoots. I think this is how it is. Willem Dafoe and Tom Berenger are like a good and a bad father for the young soldier. The scene in the village is very hard. It is not a film for fun. I find it very strong and I think about it for a long time.',
      },
    ],
  },
];
