import type { CatalogueFilm } from '../film.ts';

export const films1963: readonly CatalogueFilm[] = [
  {
    id: 422,
    title: '8½',
    releaseDate: '1963-02-14',
    genres: ['drama'],
    voteAverage: 8.1,
    voteCount: 2517,
    overview:
      'The film director Guido Anselmi is staying at a spa because he is exhausted. The set of his next film, a huge launch tower, is already being built, and Guido has no idea what the film is about. His producer and his actresses want answers. His mistress Carla arrives, then his wife Luisa. Before the first day of shooting he must find a story, or he loses his film and perhaps Luisa.',
    cast: [
      { name: 'Marcello Mastroianni', character: 'Guido Anselmi' },
      { name: 'Claudia Cardinale', character: 'Claudia' },
      { name: 'Anouk Aimée', character: 'Luisa Anselmi' },
      { name: 'Sandra Milo', character: 'Carla' },
      { name: 'Rossella Falk', character: 'Rossella' },
      { name: 'Barbara Steele', character: 'Gloria Morin' },
      { name: 'Madeleine Lebeau', character: 'Madeleine' },
      { name: 'Caterina Boratto', character: 'Mysterious Lady' },
      { name: 'Eddra Gale', character: 'La Saraghina' },
      { name: 'Guido Alberti', character: 'Pace' },
    ],
    crew: [
      { name: 'Federico Fellini', job: 'Director' },
      { name: 'Angelo Rizzoli', job: 'Producer' },
      { name: 'Federico Fellini', job: 'Screenplay' },
      { name: 'Ennio Flaiano', job: 'Screenplay' },
      { name: 'Tullio Pinelli', job: 'Screenplay' },
      { name: 'Brunello Rondi', job: 'Screenplay' },
      { name: 'Nino Rota', job: 'Original Music Composer' },
      { name: 'Gianni Di Venanzo', job: 'Director of Photography' },
      { name: 'Leo Catozzo', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'N. Fairweather',
        writtenOn: '2008-02-23',
        rating: 8,
        content:
          "Fellini's film about a man who can't make a film is a good deal livelier than its subject suggests. Where Bergman in Wild Strawberries walks solemnly into the past, Fellini runs, trips over a nun and starts a parade; Day for Night, which owes it a lot, looks polite beside it. Mastroianni is ideal as Guido, charming and evasive, with those glasses sliding down his nose whenever a question comes. Anouk Aimée's Luisa is the one adult in the building. The women exist mainly as Guido sees them, which the film knows and doesn't quite solve. I was dazzled by it, occasionally worn out, and very glad I went.",
      },
      {
        author: 'Karsten75',
        writtenOn: '2017-03-30',
        rating: 8,
        content:
          'This movie is not easy, because you often do not know if you see a dream or the reality. After half an hour I stop to ask and then I enjoy it. Mastroianni plays a director who lies to everybody, to his wife, to his producer and to himself, and still he is likeable. The black and white pictures are wonderful and the music of Nino Rota sounds like a circus. The scene in the car at the beginning I never forget. A great movie for people with patience.',
      },
      {
        author: 'LeftyRewatches',
        writtenOn: '2023-08-12',
        rating: 8,
        content:
          "Rewatched it after twenty years, and it has become a comedy. At twenty I thought it was deep. At forty-four I laughed at the critic who follows Guido around and explains why his ideas are bad, and at the producer with his countdown. The memories of the farmhouse and of La Saraghina on the beach are as beautiful as ever. The harem scene has aged badly, even as a joke about him. I still love it, and I'd recommend a coffee first.",
      },
    ],
  },
  {
    id: 571,
    title: 'The Birds',
    releaseDate: '1963-03-28',
    genres: ['horror'],
    voteAverage: 7.5,
    voteCount: 3818,
    overview:
      'Melanie Daniels, a rich young woman from San Francisco, follows the lawyer Mitch Brenner to Bodega Bay with a pair of lovebirds, as a joke. A seagull strikes her on the forehead. Soon flocks of gulls and crows attack the town and the house in which Mitch lives with his mother and his little sister. Melanie and the family must live through the attacks until they can get out of the town.',
    cast: [
      { name: 'Tippi Hedren', character: 'Melanie Daniels' },
      { name: 'Rod Taylor', character: 'Mitch Brenner' },
      { name: 'Jessica Tandy', character: 'Lydia Brenner' },
      { name: 'Suzanne Pleshette', character: 'Annie Hayworth' },
      { name: 'Veronica Cartwright', character: 'Cathy Brenner' },
      { name: 'Ethel Griffies', character: 'Mrs. Bundy' },
      { name: 'Charles McGraw', character: 'Sebastian Sholes' },
      { name: 'Ruth McDevitt', character: 'Mrs. MacGruder' },
      { name: 'Lonny Chapman', character: 'Deke Carter' },
      { name: 'Joe Mantell', character: 'Traveling Salesman' },
    ],
    crew: [
      { name: 'Alfred Hitchcock', job: 'Director' },
      { name: 'Alfred Hitchcock', job: 'Producer' },
      { name: 'Evan Hunter', job: 'Screenplay' },
      { name: 'Robert Burks', job: 'Director of Photography' },
      { name: 'George Tomasini', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ingrid Sand',
        writtenOn: '2012-10-31',
        rating: 8,
        content:
          "There isn't a note of film music in The Birds, and you only notice when you start to hear wings in your own house. Bernard Herrmann worked on the sounds, which were made on an electronic instrument, and they scrape and flutter and then stop. The stop is worst. Children sing a counting song in the schoolroom while the crows collect behind Melanie, one by one. That's the best use of quiet in all of Hitchcock. I was scared and I loved it.",
      },
      {
        author: 'finally_hitchcock',
        writtenOn: '2023-06-17',
        rating: 7,
        content:
          'Finally watched this, after a lifetime of jokes about it. It begins as a romantic comedy in a green suit, and I enjoyed that more than I expected: Tippi Hedren rowing across the bay to leave a present is great fun. The attacks hold up too, even where you can see the trick, because Hitchcock gives you time to be afraid. The gas station and the jungle gym are superb. Rod Taylor is wooden, and some talk about mothers is of its time. I liked it very much. Pigeons look different to me now.',
      },
      {
        author: 'Oonagh Kerr',
        writtenOn: '2015-05-09',
        rating: 7,
        content:
          "Our neighbour fed gulls from her kitchen window in Portrush until the week they showed this in the parish hall. After that she'd still throw the bread, but she closed the window first. It's slow to begin with, all smiles and lovebirds and a mother with a cold eye, and nobody else acts as well as Jessica Tandy. Then a chimney fills with sparrows. I had my scarf over my mouth for the schoolroom scene and I'm not easily frightened. Very good, and it stops exactly where it ought to.",
      },
    ],
  },
  {
    id: 5925,
    title: 'The Great Escape',
    releaseDate: '1963-07-03',
    genres: ['adventure', 'drama', 'war'],
    voteAverage: 7.9,
    voteCount: 2_689,
    overview:
      'In 1943 the Germans put the Allied officers who escape most often into one new camp. Roger Bartlett, called Big X, wants to take out two hundred and fifty men in one night through three tunnels. Danny digs, Hendley steals what they need, Blythe forges the papers, and the American Hilts, who keeps trying alone, is asked to help. If they are caught outside the fence again, they will be shot.',
    cast: [
      { name: 'Steve McQueen', character: "Captain Hilts 'The Cooler King'" },
      { name: 'James Garner', character: "Hendley 'The Scrounger'" },
      { name: 'Richard Attenborough', character: "Bartlett 'Big X'" },
      { name: 'James Donald', character: "Ramsey 'The SBO'" },
      { name: 'Charles Bronson', character: "Danny 'Tunnel King'" },
      { name: 'Donald Pleasence', character: "Blythe 'The Forger'" },
      { name: 'James Coburn', character: "Sedgwick 'Manufacturer'" },
      { name: 'Hannes Messemer', character: "Von Luger 'The Kommandant'" },
      { name: 'David McCallum', character: "Ashley-Pitt 'Dispersal'" },
      { name: 'Gordon Jackson', character: "MacDonald 'Intelligence'" },
    ],
    crew: [
      { name: 'John Sturges', job: 'Director' },
      { name: 'John Sturges', job: 'Producer' },
      { name: 'James Clavell', job: 'Screenplay' },
      { name: 'W.R. Burnett', job: 'Screenplay' },
      { name: 'Elmer Bernstein', job: 'Original Music Composer' },
      { name: 'Daniel L. Fapp', job: 'Director of Photography' },
      { name: 'Ferris Webster', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Janet J.',
        writtenOn: '2011-12-26',
        rating: 10,
        content:
          "It was on television every Christmas, and I adore this war film. My grandfather was in that very prison camp and helped to dig. He'd correct the film in a low voice: no Americans by then, no motorbike, lovely weather for it. When it got sad he went out to see to the coal. It took me until I was thirty to notice that there was no coal, we had gas.",
      },
      {
        author: 'Walter Pruitt',
        writtenOn: '2018-01-07',
        content:
          "John Sturges directs this long story with a very light hand. The first half is almost a comedy, with men hiding dirt in their pants and stealing a guard's papers, and I was amazed how well he explains the plan. You always know which tunnel they are in and how far it has to go. The mood changes later, and that change is the reason the movie stays with you.\n\nThe cast is one of the best ever put together. Steve McQueen gets the motorcycle and the baseball. James Garner has the charm. I liked Donald Pleasence most, as the forger who is losing his sight and pretends that he isn't. Charles Bronson, as a digger who is afraid of tunnels, is very good too.\n\nIt is almost three hours long, and I wouldn't cut much. Overall it's a wonderful adventure, and I had forgotten how serious it becomes.",
      },
      {
        author: 'Harold from Hull',
        writtenOn: '2006-08-13',
        rating: 5,
        content:
          "Too long, this film about prisoners who dig a tunnel, and I was bored by the middle. I know that men of my age get sentimental when the whistling begins, it was on the record player in our house as well, but put the tune to one side and it's a lot of chaps in roll-necks with clever plans. My wife asked where the women were and I had to say the war had taken them.",
      },
    ],
  },
  {
    id: 936,
    title: 'The Pink Panther',
    releaseDate: '1963-12-18',
    genres: ['comedy', 'crime'],
    voteAverage: 6.8,
    voteCount: 1070,
    overview:
      "The largest diamond in the world belongs to Princess Dala, who is on a skiing vacation in Italy. Sir Charles Lytton, a charming playboy, is also the Phantom, a jewel thief. Inspector Jacques Clouseau follows him to the hotel with his wife Simone, and doesn't know that she is the Phantom's partner. Clouseau must catch the thief before the diamond is gone, or he will lose his good name and his wife.",
    cast: [
      { name: 'David Niven', character: 'Sir Charles Lytton' },
      { name: 'Peter Sellers', character: 'Inspector Jacques Clouseau' },
      { name: 'Robert Wagner', character: 'George Lytton' },
      { name: 'Capucine', character: 'Simone Clouseau' },
      { name: 'Claudia Cardinale', character: 'Princess Dala' },
      { name: 'Brenda De Banzie', character: 'Angela Dunning' },
      { name: 'Colin Gordon', character: 'Tucker' },
      { name: 'John Le Mesurier', character: 'Defense Attorney' },
      { name: 'James Lanphier', character: 'Saloud' },
      { name: 'Guy Thomajan', character: 'Artoff' },
    ],
    crew: [
      { name: 'Blake Edwards', job: 'Director' },
      { name: 'Martin Jurow', job: 'Producer' },
      { name: 'Maurice Richlin', job: 'Screenplay' },
      { name: 'Blake Edwards', job: 'Screenplay' },
      { name: 'Henry Mancini', job: 'Original Music Composer' },
      { name: 'Philip Lathrop', job: 'Director of Photography' },
      { name: 'Ralph E. Winters', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Giles Attwater',
        writtenOn: '2007-12-29',
        rating: 6,
        content:
          "Blake Edwards made this comedy as a vehicle for David Niven, in the manner of To Catch a Thief, and watched it being stolen by a man falling over a violin. Peter Sellers is the only reason anyone remembers the story; his Clouseau has such trust in his own dignity that every door becomes a tragedy. The bedroom scene, with lovers under the bed and in the bath, is as precise as anything in Feydeau. Between such moments there is a great deal of après-ski, and Niven's seduction of the tipsy princess goes on until one looks at the wallpaper. A Shot in the Dark, a year later, is twice as funny. I liked it, in parts.",
      },
      {
        author: 'Kavita R.',
        writtenOn: '2019-03-17',
        rating: 8,
        content:
          'Such a stylish comedy, with snow, sweaters and that tune which my father used to whistle when he shaved. My whole family knows Clouseau from the later films, so it was a surprise that he is almost a side character here. But each time Peter Sellers enters the room something breaks, and my nieces were shrieking with joy. Capucine is so elegant, and the way she fools her husband is wicked. There is a fine song by the fireside too. We loved it. Watch it with your parents, they will sing the theme for a week.',
      },
      {
        author: 'Snowed-in Landlady',
        writtenOn: '2022-01-02',
        content:
          "Our landlady kept this on tape for guests who were snowed in, and in nine winters it only failed once. The Swedish gentleman asked why the clever people were so dull. He had a point, there's far too much of Niven pouring champagne. Then Sellers put his hand on a globe that was spinning, and the Swedish gentleman made a noise like a kettle. It's half an hour too long and I still enjoyed it a lot, because you are never more than five minutes away from Clouseau and a piece of furniture.",
      },
    ],
  },
];
