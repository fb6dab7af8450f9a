import type { CatalogueFilm } from '../film.ts';

export const films1961: readonly CatalogueFilm[] = [
  {
    id: 12230,
    title: 'One Hundred and One Dalmatians',
    releaseDate: '1961-01-25',
    genres: ['adventure', 'animation', 'comedy', 'family'],
    voteAverage: 7.2,
    voteCount: 5_957,
    overview:
      "In London the Dalmatian Pongo brings his owner Roger together with Anita, who owns the lovely Perdita. Soon there are fifteen puppies in the house. Anita's old school friend Cruella De Vil, who is mad about fur, wants to buy them all, and Roger says no. Then the puppies are stolen. When the police find nothing, Pongo and Perdita must rescue them on their own, with the help of every dog in England.",
    cast: [
      { name: 'Rod Taylor', character: 'Pongo (voice)' },
      { name: 'Betty Lou Gerson', character: 'Cruella De Vil (voice)' },
      { name: "J. Pat O'Malley", character: 'Colonel / Jasper (voice)' },
      { name: 'Martha Wentworth', character: 'Nanny / Queenie / Lucy (voice)' },
      { name: 'Ben Wright', character: 'Roger Radcliff (voice)' },
      { name: 'Cate Bauer', character: 'Perdita (voice)' },
      { name: 'Lisa Davis', character: 'Anita Radcliff (voice)' },
      { name: 'Frederick Worlock', character: 'Horace / Inspector Craven (voice)' },
      { name: 'David Frankham', character: 'Sergeant Tibbs (voice)' },
      { name: 'Barbara Luddy', character: 'Rover (voice)' },
    ],
    crew: [
      { name: 'Wolfgang Reitherman', job: 'Director' },
      { name: 'Clyde Geronimi', job: 'Director' },
      { name: 'Hamilton Luske', job: 'Director' },
      { name: 'Walt Disney', job: 'Producer' },
      { name: 'Bill Peet', job: 'Writer' },
      { name: 'George Bruns', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'marcod',
        writtenOn: '2010-04-17',
        rating: 9,
        content:
          "I love this film, and above all I love its lines. They'd just got hold of a copying machine that put the animators' pencil straight on the cel, so everyone has a fuzz on them, the colors slide out of their outlines, and London looks like a quick drawing by a man on a bus. Then Cruella's car comes round a bend like a bad dream. They say one poor man counted all the spots, and he was a bit strange by the spring.",
      },
      {
        author: 'Lucy H.',
        writtenOn: '2017-09-02',
        rating: 5,
        content:
          "We breed Dalmatians, and I don't much like this cartoon. They're deaf one in ten, they shed like Christmas trees and they'll eat a sofa from the inside, and after every re-release of this picture we would get them handed back by the carload in March with a note. Nanny would have been on her knees with a cloth from the first reel to the last. I'll say this for it, the telly programme with the criminal game show is funny, and the cow was kind.",
      },
      {
        author: 'Tess and the Labrador',
        writtenOn: '2022-12-18',
        rating: 8,
        content:
          "Our four-year-old watched the whole thing without moving, which has never happened before. Cruella scared her a bit, and she wanted to know why that lady smokes all the time. The puppies' long walk through the snow is really exciting for a film this old, and our dog left the room. It has beautiful drawings of London and one great song. I'd show it to any child from four up. I enjoyed it just as much as she did.",
      },
    ],
  },
  {
    id: 1725,
    title: 'West Side Story',
    releaseDate: '1961-12-13',
    genres: ['crime', 'drama', 'romance'],
    voteAverage: 7.2,
    voteCount: 1_917,
    overview:
      "Manhattan, 1957. The Jets and the Sharks from Puerto Rico fight over the same few blocks. At a dance Tony, who once founded the Jets with Riff, meets Maria, the sister of the Sharks' leader Bernardo, and they fall in love at first sight. Anita, Bernardo's girlfriend, tries to protect her. That night the two gangs agree on a fight, and Maria begs Tony to stop it before someone gets hurt.",
    cast: [
      { name: 'Natalie Wood', character: 'Maria' },
      { name: 'Richard Beymer', character: 'Tony' },
      { name: 'Russ Tamblyn', character: 'Riff' },
      { name: 'Rita Moreno', character: 'Anita' },
      { name: 'George Chakiris', character: 'Bernardo' },
      { name: 'Simon Oakland', character: 'Lieutenant Schrank' },
      { name: 'Ned Glass', character: 'Doc' },
      { name: 'William Bramley', character: 'Officer Krupke' },
      { name: 'Tucker Smith', character: 'Ice' },
      { name: 'David Winters', character: 'A-rab' },
    ],
    crew: [
      { name: 'Robert Wise', job: 'Director' },
      { name: 'Jerome Robbins', job: 'Director' },
      { name: 'Robert Wise', job: 'Producer' },
      { name: 'Ernest Lehman', job: 'Screenplay' },
      { name: 'Leonard Bernstein', job: 'Original Music Composer' },
      { name: 'Daniel L. Fapp', job: 'Director of Photography' },
      { name: 'Thomas Stanford', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'flicks84',
        writtenOn: '2014-11-23',
        rating: 6,
        content:
          "I put my hands over my ears for the accents and took them away again for Rita Moreno. She's the one real Puerto Rican in a whole gang, and she's better than all the rest. When she lifts her skirt and argues with the boys on the roof in \"America\", I've never once stayed sitting down.\n\nA musical with great dancing and a weak love story. I liked half of it.",
      },
      {
        author: 'hiro_r',
        writtenOn: '2009-05-31',
        rating: 10,
        content:
          'The best dance film ever made. Ballet boys in tight trousers leaping over chain-link on West 68th, on streets with the wreckers waiting at the corner. I danced "Cool" at nineteen, eight shows a week at a theatre on a pier, in a garage made of plywood. There\'s not a dancer alive who sees that low ceiling and those headlights and doesn\'t get hot knees.\n\nBeymer, alas, looks like a man who is waiting for a bus.',
      },
      {
        author: 'Laurel S.',
        writtenOn: '2019-02-02',
        rating: 6,
        content:
          'Pros: the dancing, from the first finger snap. Rita Moreno and George Chakiris, both on fire. "America" on the roof. Colors you don\'t see anymore, that red in the gym.\nCons: the two lovers. Richard Beymer is pleasant and nothing else, Natalie Wood is not singing and not Puerto Rican. The dark makeup on the Sharks. Two and a half hours with an overture.\nI respect it more than I enjoy it. Good, with a great second couple and a dull first one.',
      },
    ],
  },
];
