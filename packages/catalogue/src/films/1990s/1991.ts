import type { CatalogueFilm } from '../film.ts';

export const films1991: readonly CatalogueFilm[] = [
  {
    id: 274,
    title: 'The Silence of the Lambs',
    releaseDate: '1991-02-14',
    genres: ['crime', 'drama', 'thriller', 'horror'],
    voteAverage: 8.3,
    voteCount: 17_152,
    overview:
      "Still in training at Quantico, Clarice is pulled off the assault course and sent on what she is told is a routine errand: bring a questionnaire to a psychiatrist held in the basement of a Baltimore hospital for the criminally insane. He wants memories of hers in exchange for answers. Meanwhile a senator's daughter has gone missing, and by the pattern of earlier cases she has about three days.",
    cast: [
      { name: 'Jodie Foster', character: 'Clarice Starling' },
      { name: 'Anthony Hopkins', character: 'Dr. Hannibal Lecter' },
      { name: 'Scott Glenn', character: 'Jack Crawford' },
      { name: 'Ted Levine', character: "Jame 'Buffalo Bill' Gumb" },
      { name: 'Anthony Heald', character: 'Dr. Frederick Chilton' },
      { name: 'Brooke Smith', character: 'Catherine Martin' },
      { name: 'Diane Baker', character: 'Senator Ruth Martin' },
      { name: 'Kasi Lemmons', character: 'Ardelia Mapp' },
      { name: 'Frankie Faison', character: 'Barney' },
      { name: 'Tracey Walter', character: 'Lamar' },
    ],
    crew: [
      { name: 'Jonathan Demme', job: 'Director' },
      { name: 'Ted Tally', job: 'Screenplay' },
      { name: 'Howard Shore', job: 'Original Music Composer' },
      { name: 'Tak Fujimoto', job: 'Director of Photography' },
      { name: 'Craig McKay', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Judit Farkas',
        writtenOn: '2017-08-09',
        rating: 10,
        content:
          "Jodie Foster gets into an elevator full of men in red shirts and they're all a head taller and nobody says a word. I'm five foot two and work at a port authority. That's the movie for me, more than the liver.\n\nCount how many men look straight down the lens at her. The sheriff's deputies, the bug scientists, the awful doctor with his hair. The only one who asks her a real question is behind glass, and she _knows_ how bad that is. The best thriller I know, and the scariest.",
      },
      {
        author: 'Clarice B.',
        writtenOn: '2011-03-18',
        rating: 7,
        content:
          "My name is Clarice and I am sixty-one. I've had men do the voice at me in banks, at christenings and once from under my own car, so out of spite I had never watched it. It's a good thriller, better than any of them led me to expect. Lecter is hardly in it! A few conversations and one very bad evening in a cage. The rest is her, going round to people's houses and being careful.\n\nThe last part I spent behind my knees. The killer is a rag-bag of whatever the writers found creepy, and that has not kept well. And nobody in it says 'Hello, Clarice'. I listened out for it.",
      },
    ],
  },
  {
    id: 31225,
    title: 'Paris Is Burning',
    releaseDate: '1991-03-13',
    genres: ['documentary'],
    voteAverage: 8,
    voteCount: 535,
    overview:
      'New York in the late eighties. Black and Latino gay men and transgender women meet at night in Harlem for balls, where they walk in front of judges as models, soldiers or business people, dance and win trophies. The members of each house live like a family under a mother. Outside, many have lost home and family and may be attacked for who they are; at the ball they can win.',
    cast: [
      { name: 'Pepper LaBeija', character: 'Self' },
      { name: 'Octavia St. Laurent', character: 'Self' },
      { name: 'Venus Xtravaganza', character: 'Self' },
      { name: 'Dorian Corey', character: 'Self' },
      { name: 'Willi Ninja', character: 'Self' },
      { name: 'Angie Xtravaganza', character: 'Self' },
      { name: 'Paris Dupree', character: 'Self' },
      { name: 'Freddie Pendavis', character: 'Self' },
      { name: 'Junior LaBeija', character: 'Self' },
      { name: 'Sol Pendavis', character: 'Self' },
    ],
    crew: [
      { name: 'Jennie Livingston', job: 'Director' },
      { name: 'Jennie Livingston', job: 'Producer' },
      { name: 'Barry Swimar', job: 'Producer' },
      { name: 'Paul Gibson', job: 'Director of Photography' },
      { name: 'Jonathan Oppenheim', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Miss Marcus',
        writtenOn: '2019-06-28',
        rating: 9,
        content:
          'Dorian Corey doing makeup and dropping wisdom is the heart of this movie. Everyone in it is funny and smart and dressed to kill, with no money at all. Willi Ninja dancing is unreal. Half of what people say online started here. It also broke my heart a little. I loved it and it should be taught in school!',
      },
      {
        author: 'Luiza Prado',
        writtenOn: '2021-09-16',
        rating: 8,
        content:
          'The movie shows the ball culture in New York and I learn many things. I know voguing only from Madonna, but here are the people who invent it. The categories are funny, for example they must look like a rich man with a real job. When Venus talks about her dreams I feel sad, because she wants only a normal life. The slang is difficult for me, but they explain it well. It is short and strong, and I am glad that I saw it. I like this movie.',
      },
      {
        author: 'Douglas Ferraro',
        writtenOn: '2011-05-08',
        rating: 7,
        content:
          "Jennie Livingston's documentary is built very simply. People sit on a bed or at a mirror and talk, then we see them walk at a ball, and white words on black name the next subject. The plan works, because the people are extraordinary talkers and because she had the patience to film them for years.\n\nDorian Corey and Pepper LaBeija are the two I will remember. Corey in particular speaks about fame and age with a calm that most philosophers would envy. Octavia St. Laurent and Venus Xtravaganza are younger and want everything at once, and the camera is fond of them.\n\nThe movie seldom asks what its subjects were paid, or who is holding the camera, and I missed that. Overall it is an important document and a very entertaining one. I liked it a great deal and recommend it to anybody over fifteen or so.",
      },
    ],
  },
  {
    id: 10020,
    title: 'Beauty and the Beast',
    releaseDate: '1991-10-22',
    genres: ['animation', 'family', 'fantasy', 'romance'],
    voteAverage: 7.7,
    voteCount: 10621,
    overview:
      'Belle loves books and is bored in her French village, where the vain Gaston wants to marry her. Her father Maurice is locked up in a castle by a terrible creature. Belle offers to stay in his place. The servants have become candlesticks, clocks and teapots. A spell lies on them all: their master must love and be loved before a magic rose fades, or they will never be human again.',
    cast: [
      { name: "Paige O'Hara", character: 'Belle (voice)' },
      { name: 'Robby Benson', character: 'Beast (voice)' },
      { name: 'Richard White', character: 'Gaston (voice)' },
      { name: 'Jerry Orbach', character: 'Lumiere (voice)' },
      { name: 'David Ogden Stiers', character: 'Cogsworth (voice)' },
      { name: 'Angela Lansbury', character: 'Mrs. Potts (voice)' },
      { name: 'Bradley Pierce', character: 'Chip (voice)' },
      { name: 'Rex Everhart', character: 'Maurice (voice)' },
      { name: 'Jesse Corti', character: 'Lefou (voice)' },
      { name: 'Hal Smith', character: 'Philippe (voice)' },
    ],
    crew: [
      { name: 'Gary Trousdale', job: 'Director' },
      { name: 'Kirk Wise', job: 'Director' },
      { name: 'Don Hahn', job: 'Producer' },
      { name: 'Linda Woolverton', job: 'Screenplay' },
      { name: 'Alan Menken', job: 'Original Music Composer' },
      { name: 'John Carnochan', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'tess_and_family',
        writtenOn: '2013-11-30',
        rating: 7,
        content:
          "For a first trip to a classic Disney, this one is nearly perfect, with two warnings. The wolves in the forest are frightening, and the Beast shouts a lot in the first half hour; my five-year-old went behind the chair twice and came out for the singing plates. I was glad to have a heroine who reads. I was less glad that she must be so patient with someone that angry, and we talked about that at bedtime. The songs are the best Disney ever had. We liked it, and I'd say from six.",
      },
      {
        author: 'Ngozi Adeyemi',
        writtenOn: '2018-04-22',
        rating: 9,
        content:
          'Love, songs, a castle and a library with a ladder: what more can a family ask for? I was ten when I first saw Belle dance in her golden gown and I wanted nothing else for my wedding, and I got it. Now my own daughters sing "Be Our Guest" with the kitchen spoons. Angela Lansbury\'s voice is like a hug. Gaston is a great villain, because we all know a man like him. The message is that kindness changes people. Must watch, again and again.',
      },
      {
        author: 'ellie97',
        writtenOn: '2022-09-09',
        rating: 8,
        content:
          "The ballroom scene still makes me shiver, every single time. Belle is my favorite princess because she wants adventure and a book. Lumiere and Cogsworth bickering is hilarious. And Gaston's song is so funny, no one eats eggs like Gaston! I cried at the end like always. A beautiful movie and I loved it.",
      },
    ],
  },
  {
    id: 4539,
    title: "Hearts of Darkness: A Filmmaker's Apocalypse",
    releaseDate: '1991-11-27',
    genres: ['documentary'],
    voteAverage: 7.9,
    voteCount: 413,
    overview:
      "In 1976 a famous American director goes to the Philippines to shoot a film about the Vietnam War. He plans sixteen weeks. A typhoon destroys the sets, the army calls back its helicopters in the middle of a scene, and the leading man is replaced. The director's wife films everything and tapes his doubts. He has put up his own house as security, and could lose it.",
    cast: [
      { name: 'Francis Ford Coppola', character: 'Self' },
      { name: 'Eleanor Coppola', character: 'Self' },
      { name: 'John Milius', character: 'Self' },
      { name: 'George Lucas', character: 'Self' },
      { name: 'Sam Bottoms', character: 'Self' },
      { name: 'Albert Hall', character: 'Self' },
      { name: 'Frederic Forrest', character: 'Self' },
      { name: 'Laurence Fishburne', character: 'Self' },
      { name: 'Dean Tavoularis', character: 'Self' },
      { name: 'Fred Roos', character: 'Self' },
    ],
    crew: [
      { name: 'Fax Bahr', job: 'Director' },
      { name: 'George Hickenlooper', job: 'Director' },
      { name: 'Eleanor Coppola', job: 'Director' },
      { name: 'George Zaloom', job: 'Producer' },
      { name: 'Les Mayfield', job: 'Producer' },
      { name: 'Fax Bahr', job: 'Writer' },
      { name: 'George Hickenlooper', job: 'Writer' },
      { name: 'Todd Boekelheide', job: 'Original Music Composer' },
      { name: 'Michael Greer', job: 'Editor' },
      { name: 'Jay Miracle', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Philip Danvers',
        writtenOn: '2009-10-31',
        rating: 8,
        content:
          "This documentary has an advantage that no other film about film-making has: Eleanor Coppola was there with a camera and a tape recorder, and her husband forgot about both. Fax Bahr and George Hickenlooper put her material together with interviews made fifteen years later, and they let each side correct the other.\n\nThe people are wonderful company. John Milius tells stories like a retired general, Dean Tavoularis is still shocked by the typhoon, and Sam Bottoms is disarmingly honest about what he was taking. Coppola himself, thin and bearded, talks about failure with a fear that you can't act.\n\nMy one complaint is that the Filipinos who built and rebuilt it all hardly get a word. Overall I found it as gripping as the picture it describes, and in places more frightening. I recommend it warmly, ideally a day after the other one.",
      },
      {
        author: 'Moira T.',
        writtenOn: '2018-06-09',
        rating: 8,
        content:
          "Never let your husband's boss near your mortgage is what my gran took from this, and she'd only come in to borrow the iron. She sat on the arm of the sofa until the end. She wanted to slap Brando over the money, she was worried sick for Martin Sheen in that hotel room, and she thought Eleanor Coppola ought to have been given a medal and a holiday. It's a brilliant film about people who can't stop. I've seen two dozen making-of films and this is the only one that I'd call great.",
      },
      {
        author: 'Jiwon_L',
        writtenOn: '2022-02-26',
        rating: 8,
        content:
          'The documentary shows how Coppola makes Apocalypse Now, and almost everything goes wrong. It rains, the actors change, and Marlon Brando arrives and did not read the book. I think it is funny and also painful. The voice of his wife is very calm and that makes it stronger. You see that a genius can also be a difficult person for his family. I know the original film only a little and I still enjoy this one. I recommend it to all people who work in a team.',
      },
    ],
  },
];
