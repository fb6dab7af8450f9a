import type { CatalogueFilm } from '../film.ts';

export const films1968: readonly CatalogueFilm[] = [
  {
    id: 871,
    title: 'Planet of the Apes',
    releaseDate: '1968-02-07',
    genres: ['science-fiction', 'adventure', 'drama', 'action'],
    voteAverage: 7.6,
    overview:
      "Three astronauts, asleep for eighteen months while some two thousand years went by outside, come down in a lake among red cliffs. One plants a little flag and the captain laughs till he chokes. Beyond the desert there are orchards and mute people stealing fruit, then horns, then riders with nets and rifles. The captain, shot in the throat, cannot tell those who put him in a cage that he's able to speak.",
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
        author: 'goldsmith_ram_horn',
        writtenOn: '2013-03-03',
        rating: 9,
        content:
          "Mixing bowls! Jerry Goldsmith scored the hunt with stainless steel mixing bowls and a ram's horn, and had the clarinets blow without mouthpieces. Try it with the picture off. You get insects, or a factory with something loose in it. Then put the screen on and it's a gorilla on a horse in purple leather, and you don't laugh. That's the score's doing. Otherwise it's Heston, a beard and a speech at the top of his voice every quarter of an hour, and I wouldn't lose one.",
      },
      {
        author: 'zoo_volunteer_thurs',
        writtenOn: '2019-07-20',
        rating: 7,
        content:
          "I clean out the chimps on Thursdays and can confirm that Zira has the handshake right, and the lip business before a kiss. Heston does all his acting through his teeth with hardly anything on. Parts of the trial drag something awful, though three orang-utans covering eyes, ears and mouth is the cheapest gag in the film and I barked.\n\nIf by some miracle nobody's told you where it ends, switch off your phone and see it TODAY.",
      },
      {
        author: 'rubber_chin_report',
        writtenOn: '2009-09-09',
        rating: 5,
        content:
          "Great beach. You can see the join on the president's muzzle. It's like a school debating society in a suede shop, and the women's lib lasts as long as it takes to hand him a girl who can't talk. My son (12) guessed it from the horses: \"where'd they get horses then?\"",
      },
    ],
  },
  {
    id: 62,
    title: '2001: A Space Odyssey',
    releaseDate: '1968-04-02',
    genres: ['science-fiction', 'mystery', 'adventure'],
    voteAverage: 8.1,
    overview:
      "At the dawn of mankind a smooth black slab teaches starving apes to use tools. Millions of years later Dr. Heywood Floyd flies to the Moon, where a second slab has been dug up, and it sends a signal toward Jupiter. Eighteen months after that the astronauts Dave Bowman and Frank Poole are on the way there, with three sleeping colleagues and the computer HAL 9000, which has never made a mistake. Then HAL reports a fault that isn't there, and the two must decide whether to switch it off.",
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
          "Stanley Kubrick takes his time like no other director. For long stretches nobody speaks, and space is as silent as it really is. The ships turn to a waltz, a stewardess walks up a wall and over the top, and I still don't know how some of it was done in 1968. I was lucky to see it on 70mm, and I'd say the bigger the screen the better.\n\nPeople complain that the actors are cold. I think that is the joke. Keir Dullea and Gary Lockwood talk about nothing and eat paste, while HAL, the computer, voiced by Douglas Rain, has the manners, the pride and the fear. The scenes between Bowman and HAL are as tense as any thriller.\n\nIt is slow, and the last part explains nothing at all, so it isn't for everybody. Overall I was amazed. It is one of the few movies that gave me the feeling of having really been somewhere else.",
      },
      {
        author: 'stubborn_ted',
        writtenOn: '2014-03-01',
        rating: 5,
        content:
          "Twenty-five minutes before anyone opens his mouth, and then it's pleasantries. Floyd rings his daughter, she'd like a bush baby. I've had livelier talks with my dentist while numb. Then a lot of docking. I understand it was all very new and that the ships are marvellous models, I'm a model railway man and I take my cap off to them, but I don't make visitors watch a goods train reverse for nine minutes to Strauss.",
      },
      {
        author: 'uhura_lite',
        writtenOn: '2022-05-27',
        rating: 9,
        content:
          "Fell asleep during the waltz, twice, a month apart. Third go I watched standing up at the kitchen counter so that I couldn't.\n\nGlad I did, because nobody had warned me about the part where the computer is being unplugged and it tells him it's _afraid_. In that same nice voice! And he just keeps turning the little key, and you hear him breathing. I'd been rooting for the machine for an hour I think. It's got more small talk than the humans. No clue about the bedroom.",
      },
    ],
  },
  {
    id: 10331,
    title: 'Night of the Living Dead',
    releaseDate: '1968-10-04',
    genres: ['horror', 'thriller', 'science-fiction'],
    voteAverage: 7.6,
    overview:
      "A brother and sister drive three hours to put a wreath on a grave in rural Pennsylvania, and he teases her about the man shuffling between the headstones. By dark she is in a stranger's farmhouse with six other people, a hammer, some doors to take off their hinges and a radio. They can't agree on one thing: whether it's safer upstairs with the windows or in the cellar with one way out.",
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
        author: 'evans_city_cemetery',
        writtenOn: '2016-10-30',
        rating: 9,
        content:
          "I am from there. Chapel's still up, we fundraised. Half the dead folks in that field were somebody's insurance man. My aunt did her own eyes.\n\nPeople come from Japan to fall over in our graveyard. What they say when they've done it is always the same, that they'd expected to laugh. It's the news man who does it, reading out a list of rescue stations in that flat voice while they nail up the door. You used to hear that voice for blizzards.",
      },
      {
        author: 'cellar_is_safer',
        writtenOn: '2012-02-25',
        rating: 7,
        content:
          "Cooper was right. There, I've said it. He's loathsome, he's bald with spite, he hides behind the door while a man fights for his life, and he was right about the cellar from the very start.\n\nDuane Jones should have had a whole career off the back of this and it's a scandal that he taught school. Not one character remarks on his colour all night, and you think, how modern. Then it's morning and men come over the field with dogs.",
      },
      {
        author: 'petrol_station_dvd',
        writtenOn: '2008-06-11',
        rating: 4,
        content:
          "Could hardly see it. Our disc was grey on grey with a hum, it must be one of those they give away with petrol because somebody forgot to put the copyright on. Girl stares at a doily for an hour. My brother, who's a butcher, said the ham was good.",
      },
    ],
  },
  {
    id: 8069,
    title: 'Barbarella',
    releaseDate: '1968-10-10',
    genres: ['science-fiction', 'fantasy', 'adventure', 'comedy'],
    voteAverage: 6.0,
    overview:
      'Earth has been at peace for so many centuries that its best agent is baffled by the idea of a weapon. She is sent across the galaxy in a fur-lined rocket to find a lost scientist who has invented one. After a bad landing come children with biting dolls, a blind angel who has given up flying, and a city afloat on a lake of liquid wickedness.',
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
        author: 'underlay_uk',
        writtenOn: '2013-02-18',
        rating: 6,
        content:
          "I fit carpets for a living and I need to talk about the spaceship. Shagpile floor, walls AND ceiling, with no visible joins round a compound curve. In 1967. Whoever did that had hands like a surgeon and nobody's ever put his name on a poster.\n\nThe film is daft. She gets captured, she gets rescued, she thanks the fellow, there's a different outfit. I drifted during the bit with the organ, mostly to have another look at the skirting.",
      },
      {
        author: 'halfterm_hattie',
        writtenOn: '2020-06-07',
        content:
          "Marcel Marceau TALKS in this. That's the sort of film it is, they hire the most famous mime on the planet and give him dialogue about labyrinths. I adore it. I adore Jane Fonda playing every scene as if she were a very well brought up exchange student, and David Hemmings as the rebel leader whose every gadget breaks at the wrong moment, and the doll attack, which gave me real nightmares aged ten when my sister told me it was a film about a princess.",
      },
      {
        author: 'r_vandijk',
        writtenOn: '2011-10-29',
        rating: 4,
        content:
          "Rented because the poster hung over the till in our record shop for years. The poster has more plot. Every idea is left on screen about three times as long as it can stand, the angel acts like a coat stand with feathers, and the songs over it sound like an airline that's fond of you. Ninety-eight minutes and I looked at the clock at 20, 31, 33 and 50. The titles, with the zero gravity undressing, are clever, and they're done inside five minutes.",
      },
    ],
  },
];
