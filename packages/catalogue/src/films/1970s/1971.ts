import type { CatalogueFilm } from '../film.ts';

export const films1971: readonly CatalogueFilm[] = [
  {
    id: 839,
    title: 'Duel',
    releaseDate: '1971-11-13',
    genres: ['action', 'thriller', 'tv-movie'],
    voteAverage: 7.4,
    overview:
      "Late for an appointment and half listening to the radio, a salesman in a red car passes a filthy tanker on a two-lane desert highway. The tanker passes him back. What starts as bad manners gets worse over one hot day of cafes, phone booths and steep grades, and he can't complain to anyone, since all he has seen of the driver is an arm and a pair of boots.",
    cast: [
      { name: 'Dennis Weaver', character: 'David Mann' },
      { name: 'Jacqueline Scott', character: 'Mrs. Mann' },
      { name: 'Eddie Firestone', character: 'Cafe Owner' },
      { name: 'Lou Frizzell', character: 'Bus Driver' },
      { name: 'Gene Dynarski', character: 'Man in Cafe' },
      { name: 'Lucille Benson', character: 'Lady at Snakerama' },
      { name: 'Tim Herbert', character: 'Gas Station Attendant' },
      { name: 'Charles Seel', character: 'Old Man' },
      { name: "Shirley O'Hara", character: 'Waitress' },
      { name: 'Carey Loftin', character: 'The Truck Driver' },
    ],
    crew: [
      { name: 'Steven Spielberg', job: 'Director' },
      { name: 'Richard Matheson', job: 'Screenplay' },
      { name: 'Billy Goldenberg', job: 'Original Music Composer' },
      { name: 'Jack A. Marta', job: 'Director of Photography' },
      { name: 'Frank Morriss', job: 'Editor' },
      { name: 'George Eckstein', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'retired_cdl_1956',
        writtenOn: '2012-09-08',
        rating: 8,
        content:
          "I hauled fuel for 22 years and no Peterbilt that old, loaded, is catching a Valiant on that hill. Doesn't matter. They got the sound right. You feel a rig like that in your seat before you see it in your mirror, and the kid who directed this knew it. What bothered me is I kept siding with the truck for the first ten minutes. He got cut off! Then the railroad crossing happened and I was ashamed of myself. Check your radiator hoses, folks.",
      },
      {
        author: 'lowvolume_lou',
        writtenOn: '2019-03-23',
        rating: 6,
        content:
          "Dennis Weaver does more with a wet upper lip than most actors manage with a monologue, so why the voice in his head telling us what the lip just said? In the cafe it goes on for ages. He's staring at a row of cowboy boots wondering which man it is, we are all staring at the boots, we do not need it read aloud to us. Turn the sound down for that part and it's as good as anything of the kind. The school bus in the middle is padding, and you can tell it was made for telly.",
      },
    ],
  },
  {
    id: 681,
    title: 'Diamonds Are Forever',
    releaseDate: '1971-12-14',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 6.4,
    overview:
      "Stones are leaving the South African mines in dentists' molars and not turning up for sale anywhere. A British agent takes the place of a smuggler in Amsterdam and carries the goods to Las Vegas inside a coffin. Everyone along the line has been murdered by two polite gentlemen who hold hands. At the top of a hotel lives a recluse nobody has seen in five years and whose voice comes over an intercom.",
    cast: [
      { name: 'Sean Connery', character: 'James Bond' },
      { name: 'Jill St. John', character: 'Tiffany Case' },
      { name: 'Charles Gray', character: 'Blofeld' },
      { name: 'Lana Wood', character: "Plenty O'Toole" },
      { name: 'Jimmy Dean', character: 'Willard Whyte' },
      { name: 'Bruce Cabot', character: 'Saxby' },
      { name: 'Putter Smith', character: 'Mr. Kidd' },
      { name: 'Bruce Glover', character: 'Mr. Wint' },
      { name: 'Norman Burton', character: 'Felix Leiter' },
      { name: 'Joseph Fürst', character: 'Dr. Metz' },
    ],
    crew: [
      { name: 'Guy Hamilton', job: 'Director' },
      { name: 'Albert R. Broccoli', job: 'Producer' },
      { name: 'Harry Saltzman', job: 'Producer' },
      { name: 'Richard Maibaum', job: 'Screenplay' },
      { name: 'Tom Mankiewicz', job: 'Screenplay' },
      { name: 'John Barry', job: 'Original Music Composer' },
      { name: 'Ted Moore', job: 'Director of Photography' },
      { name: 'Bert Bates', job: 'Editor' },
      { name: 'John W. Holmes', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'tilted_mustang',
        writtenOn: '2014-06-08',
        rating: 5,
        content:
          "Car goes into the alley on its right-hand wheels and comes out on its left. They noticed. They filmed a bit of Connery leaning over to cover it up, and it makes it worse. I've a soft spot for anything which gets caught like that.\n\nAs for him, he's thickened, he's bored, he wears a pink tie that stops at the third button, and I'd rather watch him not trying than most who do. The moon buggy should have had its own series.",
      },
      {
        author: 'wint_and_kidd_fan',
        writtenOn: '2020-02-29',
        rating: 7,
        content:
          "me and my boyfriend were these two for halloween. they finish each other's sentences, they smell nice, they're the only couple in the whole run of these who seem happy, and naturally they're set on fire with a kebab. Filthy tacky Vegas film that looks like the inside of a fruit machine. Blofeld drags up to get to his car!! I can't be angry at it i've tried.",
      },
      {
        author: 'geiger_and_sons',
        writtenOn: '2006-03-19',
        rating: 4,
        content:
          "An oil rig, at the last, which someone attacks with helicopters in no particular order. I couldn't tell you who was winning. The villain keeps his world-ending cassette among marching music and it ends up in a lady's bikini. I was a boy of eleven and it was the first time I came out of a cinema feeling I had been sold something.",
      },
    ],
  },
  {
    id: 185,
    title: 'A Clockwork Orange',
    releaseDate: '1971-12-19',
    genres: ['science-fiction', 'crime', 'drama'],
    voteAverage: 8.2,
    overview:
      'In a shabby Britain of tower blocks and milk bars, a teenager who lives with his parents goes out at night with three friends to beat strangers, and comes home to Beethoven. When he is caught, the government offers him a shortcut out of a fourteen-year sentence: a new treatment lasting a fortnight, with films, eye drops, and a guarantee that he will be good.',
    cast: [
      { name: 'Malcolm McDowell', character: 'Alex' },
      { name: 'Patrick Magee', character: 'Mr. Alexander' },
      { name: 'Michael Bates', character: 'Chief Guard' },
      { name: 'Warren Clarke', character: 'Dim' },
      { name: 'Adrienne Corri', character: 'Mrs. Alexander' },
      { name: 'Carl Duering', character: 'Dr. Brodsky' },
      { name: 'Miriam Karlin', character: 'Catlady' },
      { name: 'Godfrey Quigley', character: 'Prison Chaplain' },
      { name: 'Anthony Sharp', character: 'Minister' },
      { name: 'Aubrey Morris', character: 'P.R. Deltoid' },
    ],
    crew: [
      { name: 'Stanley Kubrick', job: 'Director' },
      { name: 'Stanley Kubrick', job: 'Producer' },
      { name: 'Stanley Kubrick', job: 'Screenplay' },
      { name: 'Wendy Carlos', job: 'Original Music Composer' },
      { name: 'John Alcott', job: 'Director of Photography' },
      { name: 'Bill Butler', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'thamesmead_flat_19',
        writtenOn: '2012-03-09',
        rating: 9,
        content:
          "I grew up by that lake. The walkway where he pushes them in was where we ate our chips, and for years I couldn't see the film here at all because he'd pulled it, so we knew it as a rumour about our own front steps. First saw it in Paris with subtitles. French for \"a bit of the old ultraviolence\" is not as good.\n\nIt's a horrible funny bright-coloured thing. The music does something to you that you don't agree to. I've never heard the Ode to Joy at a wedding since without checking who's holding a stick.",
      },
      {
        author: 'j_okonjo_llb',
        writtenOn: '2018-06-14',
        rating: 6,
        content:
          "Adored in my first year by exactly the men you would expect, one of whom came to the law ball in the braces and the bowler. So, I am not neutral. The prison scenes are the best: the chaplain is the only person arguing a case, and they've made him a sweating buffoon. Everyone is a buffoon, aside from the boy. That is a thumb on the scale, and a heavy one. The women are furniture, in one bar literally.\n\nI concede the prosecution's point that I have seen it five times.",
      },
      {
        author: 'eyedrops_twice_daily',
        writtenOn: '2023-01-17',
        content:
          "Had cataract surgery with my lids clamped like that and the nurse, who was about twenty-four, said \"just like the movie\" and asked which symphony I'd like. I picked the Seventh to be safe.\n\nRewatched it with the patch off. Sharper than I'd have chosen. The cat lady's health farm is filmed as if by someone being hit.",
      },
    ],
  },
];
