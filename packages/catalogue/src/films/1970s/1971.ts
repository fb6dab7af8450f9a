import type { CatalogueFilm } from '../film.ts';

export const films1971: readonly CatalogueFilm[] = [
  {
    id: 252,
    title: 'Willy Wonka & the Chocolate Factory',
    releaseDate: '1971-06-29',
    genres: ['fantasy', 'comedy', 'family'],
    voteAverage: 7.5,
    voteCount: 3292,
    overview:
      'For years no visitor has been inside the greatest chocolate factory. Then its owner, Willy Wonka, hides golden tickets in five of his bars; each lets a child in with one relative. Charlie Bucket, who lives in a shack with his mother and four bedridden grandparents, finds the last. He enters with Grandpa Joe and four other children. A child that breaks the rules has to leave, and Charlie is tempted as well.',
    cast: [
      { name: 'Gene Wilder', character: 'Willy Wonka' },
      { name: 'Jack Albertson', character: 'Grandpa Joe' },
      { name: 'Peter Ostrum', character: 'Charlie Bucket' },
      { name: 'Roy Kinnear', character: 'Mr. Salt' },
      { name: 'Julie Dawn Cole', character: 'Veruca Salt' },
      { name: 'Leonard Stone', character: 'Mr. Beauregarde' },
      { name: 'Denise Nickerson', character: 'Violet Beauregarde' },
      { name: 'Nora Denney', character: 'Mrs. Teevee' },
      { name: 'Paris Themmen', character: 'Mike Teevee' },
      { name: 'Ursula Reit', character: 'Mrs. Gloop' },
    ],
    crew: [
      { name: 'Mel Stuart', job: 'Director' },
      { name: 'David L. Wolper', job: 'Producer' },
      { name: 'Stan Margulies', job: 'Producer' },
      { name: 'Roald Dahl', job: 'Screenplay' },
      { name: 'Walter Scharf', job: 'Original Music Composer' },
      { name: 'Leslie Bricusse', job: 'Original Music Composer' },
      { name: 'Anthony Newley', job: 'Original Music Composer' },
      { name: 'Arthur Ibbetson', job: 'Director of Photography' },
      { name: 'David Saxon', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Mrs. Pike',
        writtenOn: '2011-11-25',
        rating: 8,
        content:
          "The chocolate room is still the place every child wants to live in, and ours stopped breathing when Wonka bit into the cup. Ages six to thirteen, all four of them happy, which is a record. Please know that the boat ride through the tunnel is really creepy, with flashing pictures, and my six-year-old cried until it stopped. We loved that bratty kids get what they deserve and that Charlie is decent without making a speech about it. Gene Wilder is a bit frightening and I think that's why they adore him. A family favorite here.",
      },
      {
        author: 'Dahlia Dahl',
        writtenOn: '2017-08-13',
        rating: 5,
        content:
          "Roald Dahl couldn't stand what they did to it and I'm with him. In the book the star is CHARLIE, and it's funny and fast and mean. On screen he's a sweet boy with nothing to say, his father is gone, his mother gets a slow sad song, and half the movie is over before anyone sees a gate. Gene Wilder is superb, I'll give him that. But the squirrels have become geese, the factory looks like a shed with balloons, and I was disappointed as a child and again last week.",
      },
      {
        author: 'Mackenzie T.',
        writtenOn: '2020-04-12',
        rating: 9,
        content:
          "Gene Wilder is magic from the second he limps out with the cane and does that somersault! You never know if he's kind or crazy. \"Pure Imagination\" is the prettiest song in any kids' movie. Veruca's tantrum is my favorite. I want the wallpaper that tastes like fruit so bad. I watch it every Easter and I love it more each time.",
      },
    ],
  },
  {
    id: 839,
    title: 'Duel',
    releaseDate: '1971-11-13',
    genres: ['action', 'thriller', 'tv-movie'],
    voteAverage: 7.4,
    voteCount: 1_916,
    overview:
      'David Mann, a salesman, is driving through the California desert to a meeting when he overtakes an old tanker truck. The truck overtakes him, slows down and will not let him pass. At first he thinks it is bad manners. Then the driver, whose face he never sees, waves him into oncoming traffic. David finds no help. The truck keeps coming back, and he understands that the man at the wheel wants to kill him.',
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
        author: 'Retired trucker Len',
        writtenOn: '2012-09-08',
        rating: 8,
        content:
          "I hauled fuel for 22 years and no Peterbilt that old, loaded, is catching a Valiant on that hill. Doesn't matter. They got the sound right. You feel a rig like that in your seat before you see it in your mirror, and the young Spielberg knew it. What bothered me is I kept siding with the truck for the first ten minutes. The truck got cut off! Then came the railroad crossing and I was ashamed of myself. A simple, excellent thriller.",
      },
      {
        author: 'Piotr_W',
        writtenOn: '2019-03-23',
        rating: 7,
        content:
          'It is an old TV film and it has almost no story: one man, one car, one truck. But I am nervous from the beginning to the end. The truck is dirty and loud and we never see the driver, only his arm, and this is a very good idea. Sometimes we hear what the man thinks and this is not necessary. For a film that Spielberg makes in two weeks it is great work. I recommend it.',
      },
    ],
  },
  {
    id: 681,
    title: 'Diamonds Are Forever',
    releaseDate: '1971-12-14',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 6.4,
    voteCount: 1_893,
    overview:
      'Diamonds are disappearing on their way from the South African mines, and all who carry them are murdered. James Bond takes the place of a smuggler in Amsterdam and brings the stones to Las Vegas with Tiffany Case. They lead him to the hotel of Willard Whyte, a billionaire who has not been seen for years. A weapon is being built with them, and Bond must stop it before it is fired.',
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
        author: 'javier1990',
        writtenOn: '2014-06-08',
        rating: 6,
        content:
          "Bond's car goes into the alley on its right-hand wheels and comes out on its left. They noticed. They filmed a bit of Connery leaning over to cover it up, and it makes it worse. Not a good Bond, and I like it.\n\nAs for Connery, he's thickened, he's bored, he wears a pink tie that stops at the third button, and I'd still rather watch him than most. The moon buggy should have had its own series.",
      },
      {
        author: 'Jamie and Rob',
        writtenOn: '2020-02-29',
        rating: 7,
        content:
          "me and my boyfriend were the two killers, wint and kidd, for halloween. they finish each other's sentences, they smell nice, they're the only couple in the whole run of these who seem happy. Filthy tacky Vegas film that looks like the inside of a fruit machine. it's trash and i enjoy every second",
      },
      {
        author: 'Ron in Vegas',
        writtenOn: '2006-03-19',
        rating: 6,
        content:
          "Pros: Connery is back, a bit heavy but still funny. Mr. Wint and Mr. Kidd, the oddest killers of the series. The fight in the tiny elevator. Shirley Bassey. Seventies Las Vegas with all its lights.\nCons: Blofeld used to be scary, here he's a host at a party. Tiffany Case starts out smart and gets dumber. The moon buggy. The big finish is a mess of helicopters.\nI had an OK time. It's a lazy Bond and I'd put it in the lower half.",
      },
    ],
  },
  {
    id: 185,
    title: 'A Clockwork Orange',
    releaseDate: '1971-12-19',
    genres: ['science-fiction', 'crime', 'drama'],
    voteAverage: 8.2,
    voteCount: 13_378,
    overview:
      'In a Britain of the near future Alex, a teenager who loves violence and Beethoven, goes out at night with Dim and his other friends to beat up strangers. They attack the writer Mr. Alexander and his wife. After a murder his friends leave Alex to the police. In prison he hears of a new treatment by Dr. Brodsky that would set him free, and takes away his freedom to choose.',
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
        author: 'Thamesmead Lou',
        writtenOn: '2012-03-09',
        rating: 9,
        content:
          "I grew up by that lake. The walkway where Alex pushes his friends into the water was where we ate our chips, and for years nobody could see the film in England, because Kubrick had withdrawn it. First saw it in Paris with subtitles. French for \"a bit of the old ultraviolence\" is not as good.\n\nIt's a horrible, funny, bright-coloured satire, and I think it's a great one. The music does something to you that you don't agree to. I've never heard the Ode to Joy at a wedding since without checking who's holding a stick.",
      },
      {
        author: 'Judith Okonjo',
        writtenOn: '2018-06-14',
        rating: 6,
        content:
          "A satire about crime and punishment, adored in my first year by exactly the men you would expect. One of them came to the law ball in the braces and the bowler, so I am not neutral. The prison scenes are the best: the chaplain is the only person arguing a case, and they've made him a sweating buffoon. Everyone is a buffoon, aside from the boy. That is a thumb on the scale, and a heavy one. The women are furniture, in one bar literally.\n\nI disagree with nearly all of it, and I have to admit that I like it. I have seen it five times.",
      },
      {
        author: 'Leonard Voss',
        writtenOn: '2023-01-17',
        rating: 9,
        content:
          "Stanley Kubrick has a very cold eye, and I don't think he has ever used it better. The rooms are beautiful and ugly at the same time, the music is by Beethoven and by a synthesizer, and the violence is staged like a dance. That makes it worse, of course. You notice that you are enjoying something you should not enjoy, and I believe he wants you to notice.\n\nMalcolm McDowell is in every scene and he is amazing. He talks to us as if we were his friends, and for a while he gets away with it. The other people are drawn as fools on purpose, even the prison chaplain, the only one with a serious question. I would have liked one normal person in this world.\n\nI should say that the first half hour is very hard to watch. Overall I think it is a great movie about whether you can force a man to be good. I admire it more every time, and I still wouldn't call it pleasant.",
      },
    ],
  },
];
