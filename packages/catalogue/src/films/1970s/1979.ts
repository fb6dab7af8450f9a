import type { CatalogueFilm } from '../film.ts';

export const films1979: readonly CatalogueFilm[] = [
  {
    id: 28,
    title: 'Apocalypse Now',
    releaseDate: '1979-05-19',
    genres: ['drama', 'war'],
    voteAverage: 8.3,
    voteCount: 9_023,
    overview:
      'During the war in Vietnam Captain Willard gets a secret mission: go up the river into Cambodia and kill Colonel Kurtz, an American who has his own army in the jungle and is worshiped like a god. A patrol boat takes him, with the surfer Lance on board. They meet Lieutenant Colonel Kilgore, who attacks a village because he likes the waves there. If Willard reaches Kurtz alive, he must decide whether to kill him.',
    cast: [
      { name: 'Martin Sheen', character: 'Captain Benjamin L. Willard' },
      { name: 'Marlon Brando', character: 'Colonel Walter E. Kurtz' },
      { name: 'Robert Duvall', character: 'Lieutenant Colonel Bill Kilgore' },
      { name: 'Frederic Forrest', character: "Jay 'Chef' Hicks" },
      { name: 'Sam Bottoms', character: 'Lance B. Johnson' },
      { name: 'Laurence Fishburne', character: "Tyrone 'Clean' Miller" },
      { name: 'Albert Hall', character: 'Chief Phillips' },
      { name: 'Harrison Ford', character: 'Colonel Lucas' },
      { name: 'Dennis Hopper', character: 'Photojournalist' },
      { name: 'G. D. Spradlin', character: 'General Corman' },
    ],
    crew: [
      { name: 'Francis Ford Coppola', job: 'Director' },
      { name: 'Francis Ford Coppola', job: 'Producer' },
      { name: 'Francis Ford Coppola', job: 'Screenplay' },
      { name: 'John Milius', job: 'Screenplay' },
      { name: 'Carmine Coppola', job: 'Original Music Composer' },
      { name: 'Vittorio Storaro', job: 'Director of Photography' },
      { name: 'Walter Murch', job: 'Editor' },
      { name: 'Lisa Fruchtman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Richard Dolan',
        writtenOn: '2010-11-11',
        rating: 9,
        content:
          "Francis Ford Coppola went into the jungle to film a war and nearly lost his mind there, and you can feel it in every scene. The helicopter attack with Wagner on the loudspeakers is the most exciting battle I have ever seen, and then you remember what they are doing down there and feel ashamed. Vittorio Storaro's camera turns smoke, flares and water into something out of a dream.\n\nMartin Sheen hardly does anything and he is perfect, because we look at everything through his tired eyes. Robert Duvall has fifteen minutes as Kilgore and you never forget him. Sam Bottoms, Frederic Forrest and a very young Laurence Fishburne make the boat feel like a home. Brando arrives late and mumbles, and I could have used less of that.\n\nIt is long and it slows down toward the end. Overall it is a masterpiece, and the only war movie that made me feel lost. I was exhausted afterward and very impressed.",
      },
      {
        author: 'subwoofer_stefan',
        writtenOn: '2017-07-28',
        rating: 8,
        content:
          "This war film has the best sound ever made, and I love it for that. A ceiling fan becomes a helicopter, the helicopter circles the room, your neighbor knocks on the wall. After the tiger it gets strange and the bass goes away, and Brando reads aloud in the dark. I can't say that I know what he is talking about. I never switch off, though.",
      },
      {
        author: 'Kasia_Nowak',
        writtenOn: '2005-04-12',
        rating: 8,
        content:
          'I see this movie with my father, who loves old war films. It is very long but I am never bored until the boat arrives. The attack with the helicopters and the music of Wagner is incredible, I never see something like this before. The soldiers on the boat are like normal boys and this makes me sad. Marlon Brando speaks too much in the dark. The colors and the jungle are beautiful. I like it a lot, even if I do not understand all.',
      },
    ],
  },
  {
    id: 348,
    title: 'Alien',
    releaseDate: '1979-05-25',
    genres: ['horror', 'science-fiction'],
    voteAverage: 8.2,
    voteCount: 16_251,
    overview:
      'The seven crew members of the cargo ship Nostromo are woken early on their way home, because the computer, Mother, has heard a signal from an unknown moon. Dallas, Lambert and Kane go out to look. Kane comes back with a creature over his face. Ripley wants to keep him outside, but Ash opens the door. What grows inside Kane gets loose on the ship, and they must destroy it before it kills them all.',
    cast: [
      { name: 'Sigourney Weaver', character: 'Ripley' },
      { name: 'Tom Skerritt', character: 'Dallas' },
      { name: 'Veronica Cartwright', character: 'Lambert' },
      { name: 'Harry Dean Stanton', character: 'Brett' },
      { name: 'John Hurt', character: 'Kane' },
      { name: 'Ian Holm', character: 'Ash' },
      { name: 'Yaphet Kotto', character: 'Parker' },
      { name: 'Bolaji Badejo', character: 'Alien' },
      { name: 'Helen Horton', character: 'Mother (voice)' },
    ],
    crew: [
      { name: 'Ridley Scott', job: 'Director' },
      { name: "Dan O'Bannon", job: 'Screenplay' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'Derek Vanlint', job: 'Director of Photography' },
      { name: 'Terry Rawlings', job: 'Editor' },
      { name: 'Gordon Carroll', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'doug1997',
        writtenOn: '2014-08-26',
        rating: 10,
        content:
          "I worked on cargo ships and this is the only spaceship in the movies I'd recognize. Everything drips. The two guys from below deck want to discuss the bonus situation before they'll discuss anything else, the officers find this vulgar, and there's a nodding plastic bird on the mess table because someone bought it in a port. You could have left the creature out and I'd have sat there quite happy. Then you put it in, and it's _those_ pipes it is hiding among, the ones I used to go and check alone at four in the morning. Best horror film I know.",
      },
      {
        author: 'cat_lady_dana',
        writtenOn: '2021-10-09',
        rating: 9,
        content:
          "I watched half of this from behind a pillow and I loved it! It's so quiet and dark and wet. Ripley is the smartest person on that ship and nobody listens to her. I was worried about Jonesy the cat the whole time. You almost never see the monster, that's what makes it so scary. Best space horror ever.",
      },
      {
        author: 'B. K. Wright',
        writtenOn: '2017-06-03',
        rating: 6,
        content:
          "Slow. I know, I know, everybody loves it. But we have a good three quarters of an hour of people in headphones flicking switches and saying 'roger' before John Hurt has his dinner. After which they do what people always do in these, they split up and look for it in the dark. Harry Dean Stanton goes off on his own to fetch a pet and stands under the dripping chains letting the water run on his cap. Lovely image, daft man. It's a good film, not a great one.",
      },
    ],
  },
  {
    id: 1367,
    title: 'Rocky II',
    releaseDate: '1979-06-15',
    genres: ['drama'],
    voteAverage: 7.3,
    voteCount: 4_104,
    overview:
      "Rocky Balboa has become famous by lasting fifteen rounds with the world champion. He marries Adrian, and soon the money is gone. He can hardly read and he finds no job. Meanwhile Apollo Creed insults Rocky in public to make him fight again. Adrian, who is pregnant, doesn't want it. Rocky needs the money and his pride, but he could go blind in one eye.",
    cast: [
      { name: 'Sylvester Stallone', character: 'Rocky Balboa' },
      { name: 'Talia Shire', character: 'Adrian' },
      { name: 'Burt Young', character: 'Paulie' },
      { name: 'Carl Weathers', character: 'Apollo Creed' },
      { name: 'Burgess Meredith', character: 'Mickey' },
      { name: 'Tony Burton', character: 'Duke' },
      { name: 'Joe Spinell', character: 'Gazzo' },
      { name: 'Sylvia Meals', character: 'Mary Anne Creed' },
      { name: 'Leonard Gaines', character: 'Agent' },
      { name: 'John Pleshette', character: 'Director' },
    ],
    crew: [
      { name: 'Sylvester Stallone', job: 'Director' },
      { name: 'Irwin Winkler', job: 'Producer' },
      { name: 'Robert Chartoff', job: 'Producer' },
      { name: 'Sylvester Stallone', job: 'Writer' },
      { name: 'Bill Conti', job: 'Original Music Composer' },
      { name: 'Bill Butler', job: 'Director of Photography' },
      { name: 'Stanford C. Allen', job: 'Editor' },
      { name: 'Janice Hampton', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ivan N.',
        writtenOn: '2011-02-19',
        content:
          "I enjoyed this second Rocky, and the best thing in it is the hen. I keep hens myself. A Rhode Island Red at full tilt will do about nine miles an hour with a turn of speed at the corner, and Rocky has to catch one with his hands. That's the training montage that I believe.\n\nThe commercial is a good scene, too: Rocky in a cave man outfit, reading the card one word at a time while they laugh. I'd a brother like that. The boxing gets silly.",
      },
      {
        author: 'TheoOkoro',
        writtenOn: '2018-12-29',
        rating: 8,
        content:
          "Adrian says one word from a hospital bed and it's as though somebody's plugged Rocky in at the wall. My wife and I have used it for nineteen years: moving house, kidney stone, the time with the marrow. \"Win.\" You don't get two films with a title like that unless the same thing happens twice. It's nearly the same film again, and we loved it again.",
      },
      {
        author: 'Burt_from_Buffalo',
        writtenOn: '2006-01-30',
        rating: 6,
        content:
          "Pros: same people, same city, same music, and I like all of them. The commercial Rocky can't read is funny and painful. Chasing a chicken as training. Carl Weathers gets a bigger part and deserves it.\nCons: slow start, lots of shopping. The hospital part is heavy soap opera. It tells almost the same story a second time. In the ring nobody ever blocks a punch.\nEnjoyable if you liked the first one, and you should really see that one first. Decent sequel.",
      },
    ],
  },
];
