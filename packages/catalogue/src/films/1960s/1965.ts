import type { CatalogueFilm } from '../film.ts';

export const films1965: readonly CatalogueFilm[] = [
  {
    id: 15121,
    title: 'The Sound of Music',
    releaseDate: '1965-03-29',
    genres: ['drama', 'family', 'music', 'romance'],
    voteAverage: 7.7,
    voteCount: 3_603,
    overview:
      'Salzburg, 1938. Maria, a lively novice, is sent as governess to the seven children of Captain von Trapp, a strict widower. She makes them clothes out of curtains, teaches them to sing and wins them over. The captain, who plans to marry the Baroness, begins to love Maria. Then the Nazis take over Austria and want him in their navy. The family must serve them or give up its home.',
    cast: [
      { name: 'Julie Andrews', character: 'Maria' },
      { name: 'Christopher Plummer', character: 'Captain Georg von Trapp' },
      { name: 'Eleanor Parker', character: 'The Baroness' },
      { name: 'Richard Haydn', character: 'Max Detweiler' },
      { name: 'Peggy Wood', character: 'Mother Abbess' },
      { name: 'Charmian Carr', character: 'Liesl' },
      { name: 'Heather Menzies-Urich', character: 'Louisa' },
      { name: 'Nicholas Hammond', character: 'Friedrich' },
      { name: 'Duane Chase', character: 'Kurt' },
      { name: 'Angela Cartwright', character: 'Brigitta' },
    ],
    crew: [
      { name: 'Robert Wise', job: 'Director' },
      { name: 'Ernest Lehman', job: 'Screenplay' },
      { name: 'Richard Rodgers', job: 'Original Music Composer' },
      { name: 'Ted D. McCord', job: 'Director of Photography' },
      { name: 'William Reynolds', job: 'Editor' },
      { name: 'Robert Wise', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'omara',
        writtenOn: '2018-04-02',
        rating: 8,
        content:
          "Nearly three hours plus an intermission card, so plan the snacks. My six-year-old sat still through the thunderstorm, wandered away when the Baroness turned up, galloped back for the puppet goats, and then wanted to know who the men in uniform were. That one took us all of bedtime and a map.\n\nI had remembered a film about curtains. It's a lovely musical, better than I'd thought.",
      },
      {
        author: 'J. Keller',
        writtenOn: '2015-04-06',
        rating: 5,
        content:
          "My wife's people put this on every Easter and join in with it. I sit by the radiator. Nineteen Easters in, here's what I'll concede: Plummer has the expression of someone left holding a stranger's handbag, and it suits the part. The Baroness has all the wit in the house and deserved a nicer send-off. The song about Maria and the nuns made me smile in 2011. Otherwise I'm bored: it's people skipping up and down steps, and it's **long**.",
      },
      {
        author: 'Mrs. Adaeze Obi',
        writtenOn: '2021-08-15',
        rating: 9,
        content:
          'A must watch for every family, and I mean every generation. Ours sat down with grandmother, five cousins and a big pot of rice, and by the second song all of us were singing. Julie Andrews has the sweetest voice. The children are well behaved and funny, the mountains are like heaven, and the captain is a strict man with a good heart. It is long, but we wanted it longer. So much love and courage in one film. We enjoyed it from beginning to end.',
      },
    ],
  },
  {
    id: 8072,
    title: 'Alphaville',
    releaseDate: '1965-05-05',
    genres: ['drama', 'science-fiction', 'mystery'],
    voteAverage: 6.9,
    voteCount: 612,
    overview:
      "The secret agent Lemmy Caution drives into a city of the future. He says that he is a reporter, and he is looking for a missing agent and for Professor von Braun, who built Alpha 60. This computer rules the city and forbids feelings. Natacha, the professor's daughter, becomes his guide. He must stop the computer and get her out, or she will never learn to love.",
    cast: [
      { name: 'Eddie Constantine', character: 'Lemmy Caution' },
      { name: 'Anna Karina', character: 'Natacha von Braun' },
      { name: 'Akim Tamiroff', character: 'Henri Dickson' },
      { name: 'Howard Vernon', character: 'Professor von Braun' },
      { name: 'László Szabó', character: 'Chief Engineer' },
      { name: 'Jean-Louis Comolli', character: 'Professor Jeckell' },
      { name: 'Michel Delahaye', character: "Von Braun's Assistant" },
      { name: 'Christa Lang', character: 'First Seductress' },
      { name: 'Valérie Boisgel', character: 'Second Seductress' },
      { name: 'Jean-Pierre Léaud', character: 'Breakfast Waiter' },
    ],
    crew: [
      { name: 'Jean-Luc Godard', job: 'Director' },
      { name: 'André Michelin', job: 'Producer' },
      { name: 'Jean-Luc Godard', job: 'Screenplay' },
      { name: 'Paul Misraki', job: 'Original Music Composer' },
      { name: 'Raoul Coutard', job: 'Director of Photography' },
      { name: 'Agnès Guillemot', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Colm Devane',
        writtenOn: '2009-12-06',
        rating: 6,
        content:
          "Godard's science fiction was shot in the Paris of its own day, without a single set, and that remains its best joke; a motorway, some office blocks and a desk fan do what Metropolis needed an army of carpenters for. Eddie Constantine stomps through it like a man who has wandered in from a cheaper film, which is exactly the point, and Anna Karina reading from a book of poems is as lovely as anything in Bande à part. Then the computer talks. It talks in a croak, at length, about time and logic, and I began to look at the exit signs. Clever, beautiful, and too often a lecture. I liked about half of it.",
      },
      {
        author: 'Henrique82',
        writtenOn: '2016-05-07',
        rating: 7,
        content:
          'The movie is a detective story in the future, but everything looks like the sixties. That is strange and I like it. The detective has a face like an old boxer and he shoots first and asks later. The computer has a horrible voice, for me the most scary thing. I do not understand all the philosophy. But the night pictures with the neon signs are beautiful, and Anna Karina is wonderful when she tries to learn the word "love". Interesting and a little slow.',
      },
      {
        author: 'Yves Renaud',
        writtenOn: '2020-11-20',
        rating: 8,
        content:
          "Raoul Coutard shot almost all of this at night with the light that was there, and the pictures are a miracle. Hotel lobbies shine like ice. A lift goes up through a glass tower and the lamps slide over Constantine's hat. Even a swimming pool becomes something terrible. Blinking arrows and formulas do the rest. The story is thin, the ideas come and go. For the photography alone I loved it, and I'd recommend it to everyone who carries a camera.",
      },
    ],
  },
  {
    id: 13187,
    title: 'A Charlie Brown Christmas',
    releaseDate: '1965-12-09',
    genres: ['animation', 'family', 'comedy', 'tv-movie'],
    voteAverage: 7.7,
    voteCount: 733,
    overview:
      "Christmas is near and all the children look forward to it, except Charlie Brown. He feels sad and doesn't know why. Lucy, who sells advice for five cents, makes him the director of the school's nativity play. But the actors would rather dance, and his dog Snoopy decorates a kennel for a prize. Charlie Brown must save the play before the show, and find out what Christmas is about.",
    cast: [
      { name: 'Peter Robbins', character: 'Charlie Brown (voice)' },
      { name: 'Christopher Shea', character: 'Linus van Pelt (voice)' },
      { name: 'Tracy Stratford', character: 'Lucy van Pelt (voice)' },
      { name: 'Cathy Steinberg', character: 'Sally Brown (voice)' },
      { name: 'Bill Melendez', character: 'Snoopy (voice)' },
      { name: 'Chris Doran', character: 'Schroeder (voice)' },
      { name: 'Sally Dryer', character: 'Violet (voice)' },
      { name: 'Ann Altieri', character: 'Frieda (voice)' },
    ],
    crew: [
      { name: 'Bill Melendez', job: 'Director' },
      { name: 'Lee Mendelson', job: 'Executive Producer' },
      { name: 'Bill Melendez', job: 'Producer' },
      { name: 'Charles M. Schulz', job: 'Writer' },
      { name: 'Vince Guaraldi', job: 'Original Music Composer' },
      { name: 'Robert T. Gillis', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Niamh Corrigan',
        writtenOn: '2014-12-21',
        rating: 6,
        content:
          "This Peanuts special lasts twenty-five minutes and is gloomier than anything else on television at Christmas; beside it, the Grinch cartoon of the following year is a polished West End show, and Rudolph is a toy shop in motion. Bill Melendez's animation is plain, sometimes clumsy, and the children speak as though each line had been handed to them a word at a time. I admire its honesty. Charlie Brown asks why he isn't happy; Lucy charges five cents for the answer. Yet the story stops and starts, Snoopy's dance fills a gap, and the rehearsal takes an age to go anywhere. I liked it; I don't share the worship.",
      },
      {
        author: 'Kasia91',
        writtenOn: '2019-12-08',
        rating: 8,
        content:
          'The film is short and quiet, very different from the Christmas films I know in Poland. Charlie Brown has a problem of many adults: it is Christmas and he feels sad. The children have real child voices, not perfect, and this is sweet. Sally writes a letter to Santa Claus and asks for money, I laughed a lot. The drawings are simple, but the snow is beautiful. I liked it very much and I will watch it again next December.',
      },
      {
        author: 'Brushes On Snare',
        writtenOn: '2021-12-12',
        rating: 9,
        content:
          'Vince Guaraldi\'s piano does half of the work in this cartoon. With a bass and a pair of brushes it makes the skating scene float, and when "Linus and Lucy" starts, a whole stage of children dances, each of them with only one step. Jazz in a show for kids was a bold choice in 1965. The rest is sad, funny and a little bumpy. I love it, and I play the record until spring.',
      },
    ],
  },
  {
    id: 660,
    title: 'Thunderball',
    releaseDate: '1965-12-11',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 6.7,
    voteCount: 2153,
    overview:
      "Emilio Largo, number two of the organization SPECTRE, steals a NATO bomber with two atomic bombs on board and hides it under the sea. SPECTRE demands a hundred million pounds, or a city will be destroyed. James Bond follows a trail to Nassau in the Bahamas. There he meets Domino, Largo's companion, whose brother was on that plane. Bond has four days to find the bombs.",
    cast: [
      { name: 'Sean Connery', character: 'James Bond' },
      { name: 'Claudine Auger', character: "Dominique 'Domino' Derval" },
      { name: 'Adolfo Celi', character: 'Emilio Largo' },
      { name: 'Luciana Paluzzi', character: 'Fiona Volpe' },
      { name: 'Rik Van Nutter', character: 'Felix Leiter' },
      { name: 'Guy Doleman', character: 'Count Lippe' },
      { name: 'Molly Peters', character: 'Patricia Fearing' },
      { name: 'Martine Beswick', character: 'Paula Caplan' },
      { name: 'Bernard Lee', character: 'M' },
      { name: 'Desmond Llewelyn', character: 'Q' },
    ],
    crew: [
      { name: 'Terence Young', job: 'Director' },
      { name: 'Kevin McClory', job: 'Producer' },
      { name: 'Richard Maibaum', job: 'Screenplay' },
      { name: 'John Hopkins', job: 'Screenplay' },
      { name: 'Kevin McClory', job: 'Story' },
      { name: 'Jack Whittingham', job: 'Story' },
      { name: 'John Barry', job: 'Original Music Composer' },
      { name: 'Ted Moore', job: 'Director of Photography' },
      { name: 'Ernest Hosler', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'M. Okafor',
        writtenOn: '2016-10-03',
        rating: 7,
        content:
          "Pros: Connery relaxed and dangerous at the same time. Nassau looks fantastic, real sun and real water. John Barry's score. Fiona Volpe, the first woman in the series who laughs at Bond's opinion of himself. The jet pack, short but fun. Adolfo Celi's eye patch and white hair.\nCons: underwater fights, slow and far too many. Everybody wears a mask, so you lose track of who is who. The health farm goes on for ages and Bond's behavior with the nurse is ugly. Two hours ten.\nA good Bond, not a great one. I liked it with breaks.",
      },
      {
        author: 'KiwiFlemingFan',
        writtenOn: '2012-07-08',
        rating: 4,
        content:
          "Largo's plan was better in the book, where it had some TENSION. Fleming gives you a clever villain, a Domino with a real story about the sailor on her cigarette pack, and a fight at sea that's over in a few pages. The movie gives you a quarter of an hour of divers pulling out each other's hoses. Connery is great as always, and I don't blame him. But it's slow, it's too long, and every new scene starts with another boat. I was disappointed, and bored by the end.",
      },
      {
        author: 'shakennotstirred88',
        writtenOn: '2020-04-05',
        rating: 9,
        content:
          "top five connery bond easily and i'll fight you underwater about it. largo throws people to sharks in his own swimming pool, come on. fiona volpe is the best henchwoman they ever did, that speech to bond is ice cold. claudine auger in that black and white swimsuit, iconic. goldfinger is tighter, dr no is leaner, this one is the biggest. it's the one i put on every summer and i love it",
      },
    ],
  },
];
