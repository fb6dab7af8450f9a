import type { CatalogueFilm } from '../film.ts';

export const films1986: readonly CatalogueFilm[] = [
  {
    id: 10658,
    title: 'Howard the Duck',
    releaseDate: '1986-08-01',
    genres: ['comedy', 'science-fiction', 'adventure', 'action'],
    voteAverage: 5.4,
    overview:
      'Snatched from his armchair on a world where evolution favoured waterfowl, a cigar-smoking bachelor three feet tall crashes into an alley in Cleveland. A rock singer he rescues takes him in, and a museum janitor with scientific ambitions tries to help. But the laser experiment that dragged him across space has been pointed at something else as well, and it has begun to arrive.',
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
        author: 'cleveland_native_44109',
        writtenOn: '2012-09-30',
        rating: 3,
        content:
          "It is supposed to be Cleveland and I didn't recognise one brick. The duck costs a fortune and has the facial range of a bath toy. There's a bedroom scene between him and Lea Thompson that my uncle fast-forwarded in 1988 and I, as an adult, fast-forwarded too.\n\nThen right at the end there's a giant scorpion monster, animated a frame at a time by somebody who loved his work. He must have sat in the premiere wanting to die.",
      },
      {
        author: 'quackfu_master',
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
    overview:
      'September 1967, near the Cambodian border. He dropped out of college to volunteer because he thought it unfair that only poor kids went, which makes the others laugh. Nobody learns his name. There are ants, leeches, three hundred and some days to go, and two sergeants: one with a scarred cheek who has been shot seven times, one who goes ahead barefoot down the holes. The men have begun to divide.',
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
        author: 'bravo_25th_medic',
        writtenOn: '2008-11-11',
        rating: 9,
        content:
          "Same division, same spot, a year later. My daughter bought tickets and I said no and I went. What he has is the tiredness. You're carrying too much, you've done a thing wrong with the straps, you fall asleep on watch with your eyes open and when you look up there they are walking past you in the moonlight with leaves on. I hadn't told that to anyone. I said to her in the car, \"like that\".",
      },
      {
        author: 'adagio_overplayed',
        writtenOn: '2016-03-30',
        rating: 6,
        content:
          "That Barber piece, each time. He could have trusted us. There's a narrator writing home to his grandma who tells you the meaning of what you've just been shown with perfectly good actors, and a good father and a bad father, labelled. In the village, though, in the daytime, with the pig and the lame boy, it's unbearable since it starts from everyone being hot. The shot everyone knows, arms up, slow, from the helicopter, I'd like to have met without having seen it on a wall. Berenger frightened me, mind. He speaks so softly. He comes into the bunker where they're all smoking and being brave about him, and picks up a bottle, and asks them very reasonably what they know about death, and not one boy in there can look higher than his belt.",
      },
      {
        author: 'ears_ringing_screen_2',
        writtenOn: '2022-04-17',
        content:
          "Nineteen, first time, restored print, knew nothing. I could not tell who was shooting or from where and after a bit I understood that neither could they. It's Johnny Depp for about a minute! My mate asked at the end which of the two sergeants he was supposed to be scared of in real life.",
      },
    ],
  },
];
