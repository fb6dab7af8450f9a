import type { CatalogueFilm } from '../film.ts';

export const films1968: readonly CatalogueFilm[] = [
  {
    id: 871,
    title: 'Planet of the Apes',
    releaseDate: '1968-02-07',
    genres: ['science-fiction', 'adventure', 'drama', 'action'],
    voteAverage: 7.6,
    voteCount: 3_762,
    overview:
      "The astronaut George Taylor and two companions crash in a desert on a strange planet in the future. Behind it they find humans who cannot speak, and apes on horseback who hunt them. Taylor is shot in the throat and put in a cage. The scientists Zira and Cornelius notice that he understands them. But Dr. Zaius, who guards the apes' faith, wants this human silenced. Taylor must escape before they cut into his brain.",
    cast: [
      { name: 'Charlton Heston', character: 'George Taylor' },
      { name: 'Roddy McDowall', character: 'Cornelius' },
      { name: 'Kim Hunter', character: 'Zira' },
      { name: 'Maurice Evans', character: 'Dr. Zaius' },
      { name: 'James Whitmore', character: 'President of the Assembly' },
      { name: 'James Daly', character: 'Honorious' },
      { name: 'Linda Harrison', character: 'Nova' },
      { name: 'Robert Gunner', character: 'Landon' },
      { name: 'Lou Wagner', character: 'Lucius' },
      { name: 'Woodrow Parfrey', character: 'Dr. Maximus' },
    ],
    crew: [
      { name: 'Franklin J. Schaffner', job: 'Director' },
      { name: 'Arthur P. Jacobs', job: 'Producer' },
      { name: 'Michael Wilson', job: 'Screenplay' },
      { name: 'Rod Serling', job: 'Screenplay' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'Leon Shamroy', job: 'Director of Photography' },
      { name: 'Hugh S. Fowler', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'noah_a',
        writtenOn: '2013-03-03',
        rating: 9,
        content:
          "Mixing bowls! Jerry Goldsmith scored the hunt with stainless steel mixing bowls and a ram's horn, and had the clarinets blow without mouthpieces. You see a gorilla on a horse in purple leather, and you don't laugh. That's the music's doing. I love this movie for it. Otherwise it's Heston, a beard and a speech at the top of his voice every quarter of an hour, and I wouldn't lose one.",
      },
      {
        author: 'sarah1985',
        writtenOn: '2019-07-20',
        rating: 7,
        content:
          'I look after chimps at a zoo and can confirm that Zira has the handshake right, and the lip business before a kiss. Heston does all his acting through his teeth with hardly anything on. Parts of the trial drag something awful, though three orang-utans covering eyes, ears and mouth is the cheapest joke in the movie and I laughed. A good, clever adventure.\n\nIf nobody has told you how it ends, see it TODAY.',
      },
      {
        author: 'flicks_1987',
        writtenOn: '2009-09-09',
        rating: 6,
        content:
          "Pros: a really clever idea, humans as the animals. Great music, all bangs and horns. Dr. Zaius, a villain with reasons. Makeup that was years ahead of its time. That last scene, if you don't know it, don't look it up.\nCons: Charlton Heston shouts his way through it. The trial is long. Nova exists to be looked at. And nobody asks why the apes speak English.\nDated but smart. I liked it, I didn't love it, and I think the newer ones are more fun.",
      },
    ],
  },
  {
    id: 62,
    title: '2001: A Space Odyssey',
    releaseDate: '1968-04-02',
    genres: ['science-fiction', 'mystery', 'adventure'],
    voteAverage: 8.1,
    voteCount: 12_064,
    overview:
      "At the dawn of mankind a smooth black slab teaches starving apes to use tools. Millions of years later Dr. Heywood Floyd flies to the Moon, where a second slab sends a signal toward Jupiter. The astronauts Dave Bowman and Frank Poole are on the way there with the computer HAL 9000, which has never made a mistake. Then HAL reports a fault that isn't there. They must decide whether to switch it off.",
    cast: [
      { name: 'Keir Dullea', character: 'Dr. David Bowman' },
      { name: 'Gary Lockwood', character: 'Dr. Frank Poole' },
      { name: 'William Sylvester', character: 'Dr. Heywood Floyd' },
      { name: 'Douglas Rain', character: 'HAL 9000 (voice)' },
      { name: 'Daniel Richter', character: 'Moon-Watcher' },
      { name: 'Leonard Rossiter', character: 'Dr. Andrei Smyslov' },
      { name: 'Margaret Tyzack', character: 'Elena' },
      { name: 'Robert Beatty', character: 'Dr. Ralph Halvorsen' },
      { name: 'Sean Sullivan', character: 'Dr. Bill Michaels' },
      { name: 'Vivian Kubrick', character: "Floyd's Daughter" },
    ],
    crew: [
      { name: 'Stanley Kubrick', job: 'Director' },
      { name: 'Stanley Kubrick', job: 'Screenplay' },
      { name: 'Arthur C. Clarke', job: 'Screenplay' },
      { name: 'Geoffrey Unsworth', job: 'Director of Photography' },
      { name: 'Ray Lovejoy', job: 'Editor' },
      { name: 'Stanley Kubrick', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Paul Whitaker',
        writtenOn: '2018-07-15',
        rating: 9,
        content:
          "Stanley Kubrick takes his time like no other director. For long stretches nobody speaks, and space is as silent as it really is. The ships turn to a waltz, a stewardess walks up a wall and over the top, and I still don't know how some of it was done in 1968. I was lucky to see it on 70mm, and I'd say the bigger the screen the better.\n\nPeople complain that the actors are cold. I think that is the joke. Keir Dullea and Gary Lockwood talk about nothing and eat paste, while HAL, the computer, voiced by Douglas Rain, has the manners, the pride and the fear. The scenes between Bowman and HAL are as tense as any thriller.\n\nIt is slow, and the last part explains nothing at all, so it isn't for everybody. Overall I was amazed, and I love it. It is one of the few movies that gave me the feeling of having really been somewhere else.",
      },
      {
        author: 'Julia J.',
        writtenOn: '2014-03-01',
        rating: 5,
        content:
          "Twenty-five minutes of science fiction before anyone opens his mouth, and then it's pleasantries. Floyd rings his daughter, she'd like a bush baby. I've had livelier talks with my dentist while numb. Then a lot of docking. I understand it was all very new and that the ships are marvellous models, I'm a model railway man and I take my cap off to them, but I was bored stiff.",
      },
      {
        author: 'Carol A.',
        writtenOn: '2022-05-27',
        rating: 9,
        content:
          "Fell asleep during the waltz, twice, a month apart. Third go I watched standing up at the kitchen counter so that I couldn't.\n\nGlad I did, because nobody had warned me about HAL, the computer that runs the spaceship. He has that _nice_ voice, and it frightened me more than any monster in any science fiction film. I don't understand the end. I still think it's wonderful.",
      },
    ],
  },
  {
    id: 10331,
    title: 'Night of the Living Dead',
    releaseDate: '1968-10-04',
    genres: ['horror', 'thriller', 'science-fiction'],
    voteAverage: 7.6,
    voteCount: 2_707,
    overview:
      "Barbra and her brother Johnny visit their father's grave in Pennsylvania and are attacked. Barbra escapes to an empty farmhouse and finds Ben, who is boarding up the windows. The dead are walking, and they eat the living. In the cellar hide Harry and Helen Cooper with their injured daughter. Ben wants to defend the house, Harry wants to hide. They must work together, or they will all die before morning.",
    cast: [
      { name: 'Duane Jones', character: 'Ben' },
      { name: "Judith O'Dea", character: 'Barbra' },
      { name: 'Karl Hardman', character: 'Harry Cooper' },
      { name: 'Marilyn Eastman', character: 'Helen Cooper' },
      { name: 'Keith Wayne', character: 'Tom' },
      { name: 'Judith Ridley', character: 'Judy' },
      { name: 'Kyra Schon', character: 'Karen Cooper' },
      { name: 'Russell Streiner', character: 'Johnny' },
      { name: 'Charles Craig', character: 'Newscaster' },
      { name: 'George Kosana', character: 'Sheriff McClelland' },
    ],
    crew: [
      { name: 'George A. Romero', job: 'Director' },
      { name: 'Russell Streiner', job: 'Producer' },
      { name: 'Karl Hardman', job: 'Producer' },
      { name: 'John A. Russo', job: 'Writer' },
      { name: 'George A. Romero', job: 'Writer' },
      { name: 'George A. Romero', job: 'Director of Photography' },
      { name: 'George A. Romero', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'moviefan128',
        writtenOn: '2016-10-30',
        rating: 9,
        content:
          "I am from the town where they made it. Half the zombies in that field were somebody's insurance man. My aunt did her own make-up.\n\nPeople come from Japan to fall over in our graveyard. What they say when they've done it is always the same, that they'd expected to laugh. It's the news man who frightens them, reading out a list of rescue stations in that flat voice while they nail up the door. It's cheap, and it's the best zombie film of all.",
      },
      {
        author: 'Fintan Bray',
        writtenOn: '2012-02-25',
        rating: 7,
        content:
          "Made for the price of a decent car, and more frightening than most of what Hollywood spent millions on in the same decade; only Psycho and Repulsion have as much nerve. Romero was clearly short of light, actors and time, so he used what he had: a farmhouse, a radio, a newsreader's flat voice. Duane Jones, calm and quick, is a hero such as American films did not have in 1968. Barbra is a bore, and Harry Cooper shouts a good deal. I admired it enormously; I can't say I was comfortable for a single minute.",
      },
      {
        author: 'deadhead_ruiz',
        writtenOn: '2008-06-11',
        rating: 8,
        content:
          "where it all started, every zombie movie you ever saw comes from this one. slow, black and white, cheap as hell and it still gets you. the real problem is the people in the house, they won't stop arguing about the stupid cellar. ben is the man. get a good copy, the free ones on the internet are too dark. third best romero for me after dawn and day, and that's still a very high place",
      },
    ],
  },
  {
    id: 8069,
    title: 'Barbarella',
    releaseDate: '1968-10-10',
    genres: ['science-fiction', 'fantasy', 'adventure', 'comedy'],
    voteAverage: 6.0,
    voteCount: 637,
    overview:
      'In the year 40,000 the President of Earth sends his best agent into space. She has to find Durand Durand, a scientist who has invented a weapon. After a crash she is attacked by children with biting dolls and meets Pygar, a blind angel. With him she reaches the wicked city of the Great Tyrant. She must find Durand before he uses his weapon against Earth.',
    cast: [
      { name: 'Jane Fonda', character: 'Barbarella' },
      { name: 'John Phillip Law', character: 'Pygar' },
      { name: 'Anita Pallenberg', character: 'The Great Tyrant' },
      { name: "Milo O'Shea", character: 'Concierge' },
      { name: 'Marcel Marceau', character: 'Professor Ping' },
      { name: 'Claude Dauphin', character: 'President of Earth' },
      { name: 'David Hemmings', character: 'Dildano' },
      { name: 'Ugo Tognazzi', character: 'Mark Hand' },
      { name: 'Véronique Vendell', character: 'Captain Moon' },
      { name: 'Serge Marquand', character: 'Captain Sun' },
    ],
    crew: [
      { name: 'Roger Vadim', job: 'Director' },
      { name: 'Terry Southern', job: 'Screenplay' },
      { name: 'Charles Fox', job: 'Original Music Composer' },
      { name: 'Claude Renoir', job: 'Director of Photography' },
      { name: 'Victoria Mercanton', job: 'Editor' },
      { name: 'Dino De Laurentiis', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Connie Blum',
        writtenOn: '2013-02-18',
        content:
          "Pros: the spaceship with fur on the floor, the walls and the ceiling. Jane Fonda, who keeps a straight face and looks like she's having fun. Crazy costumes, a new one every ten minutes. The dolls with teeth. Marcel Marceau, a mime, talking.\nCons: no real plot. She's captured, somebody saves her, then it happens again. The angel is stiff. Gets slow in the city.\nIt's silly and colorful. I had a decent time with it, mostly because of the design, and I won't need to see it twice.",
      },
      {
        author: 'vhskid209',
        writtenOn: '2020-06-07',
        rating: 8,
        content:
          "Marcel Marceau TALKS in this. That's the sort of space comedy it is, they hire the most famous mime on the planet and give him dialogue about labyrinths. I adore it. I adore Jane Fonda playing every scene as if she were a very well brought up exchange student, and David Hemmings as the rebel leader whose every gadget breaks at the wrong moment, and the doll attack, which gave me real nightmares aged ten when my sister told me it was a film about a princess.",
      },
      {
        author: 'r_vandijk',
        writtenOn: '2011-10-29',
        rating: 4,
        content:
          "Rented because the poster hung over the till in our record shop for years. The poster has more plot. Every idea is left on screen about three times as long as it can stand, the angel acts like a coat stand with feathers, and the songs over it sound like an airline that's fond of you. Ninety-eight minutes of science fiction and I looked at the clock at 20, 31, 33 and 50. The titles are clever, and they're over in five minutes. I was bored by the rest.",
      },
    ],
  },
];
