import type { CatalogueFilm } from '../film.ts';

export const films1993: readonly CatalogueFilm[] = [
  {
    id: 137,
    title: 'Groundhog Day',
    releaseDate: '1993-02-11',
    genres: ['romance', 'fantasy', 'comedy'],
    voteAverage: 7.6,
    voteCount: 8832,
    overview:
      "The weatherman Phil Connors hates Punxsutawney, where he has to report every second of February on a groundhog that predicts the spring. With his producer Rita he gets stuck there in a blizzard. When his alarm clock rings the next morning, it is the same day again, and only Phil remembers anything. He tries everything to get out. If he can't find what has to change, he will live this day forever.",
    cast: [
      { name: 'Bill Murray', character: 'Phil Connors' },
      { name: 'Andie MacDowell', character: 'Rita Hanson' },
      { name: 'Chris Elliott', character: 'Larry' },
      { name: 'Stephen Tobolowsky', character: 'Ned Ryerson' },
      { name: 'Brian Doyle-Murray', character: 'Buster Green' },
      { name: 'Marita Geraghty', character: 'Nancy Taylor' },
      { name: 'Angela Paton', character: 'Mrs. Lancaster' },
      { name: 'Rick Ducommun', character: 'Gus' },
      { name: 'Rick Overton', character: 'Ralph' },
      { name: 'Robin Duke', character: 'Doris' },
    ],
    crew: [
      { name: 'Harold Ramis', job: 'Director' },
      { name: 'Trevor Albert', job: 'Producer' },
      { name: 'Harold Ramis', job: 'Producer' },
      { name: 'Danny Rubin', job: 'Screenplay' },
      { name: 'Harold Ramis', job: 'Screenplay' },
      { name: 'Danny Rubin', job: 'Story' },
      { name: 'George Fenton', job: 'Original Music Composer' },
      { name: 'John Bailey', job: 'Director of Photography' },
      { name: 'Pembroke J. Herring', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'sam_hollis',
        writtenOn: '2019-02-02',
        rating: 9,
        content:
          "Bill Murray waking up to that song is the funniest running joke in any movie. Ned Ryerson! Bing! I laughed so hard at the insurance guy. It's silly at first and then it gets weirdly deep and sweet. Rita is lovely. I've seen it about as many times as Phil lived that day and I still love it.",
      },
      {
        author: 'Verena.H',
        writtenOn: '2015-01-25',
        rating: 7,
        content:
          'The idea of the movie is simple and very clever: a man lives the same day again and again. At the beginning he is rude to all people, and Bill Murray is very good in this. I laugh a lot when he knows what everybody will say. Then it becomes more serious, because he is so lonely. The love story with Rita is nice, but I do not see much between them. In Germany people say the title when the same thing happens every day at work. I like it.',
      },
      {
        author: 'thirdtimeforme',
        writtenOn: '2023-02-05',
        rating: 7,
        content:
          "Rewatched it with a son of fifteen, to whom everything old is embarrassing. He stopped looking at his phone at about the third morning. What holds up: the script, which never explains anything, and Murray, who lets you see the tiredness under the jokes. Stephen Tobolowsky is a gift. What doesn't: the long part in which Phil collects facts about Rita in order to get her into bed is creepier than it was meant to be. We both liked it, and he asked whether there's another one.",
      },
    ],
  },
  {
    id: 329,
    title: 'Jurassic Park',
    releaseDate: '1993-06-11',
    genres: ['adventure', 'science-fiction'],
    voteAverage: 8,
    voteCount: 17_753,
    overview:
      'John Hammond has built a park on an island off Costa Rica with living dinosaurs, bred from old DNA. Before it opens he invites the fossil hunters Alan Grant and Ellie Sattler and the mathematician Ian Malcolm. His grandchildren Tim and Lex join them on the tour in electric cars. Dennis Nedry switches off the fences to steal embryos in a storm. Grant must bring the children home through a park without barriers.',
    cast: [
      { name: 'Sam Neill', character: 'Dr. Alan Grant' },
      { name: 'Laura Dern', character: 'Dr. Ellie Sattler' },
      { name: 'Jeff Goldblum', character: 'Dr. Ian Malcolm' },
      { name: 'Richard Attenborough', character: 'John Hammond' },
      { name: 'Bob Peck', character: 'Robert Muldoon' },
      { name: 'Martin Ferrero', character: 'Donald Gennaro' },
      { name: 'BD Wong', character: 'Dr. Henry Wu' },
      { name: 'Joseph Mazzello', character: 'Tim Murphy' },
      { name: 'Ariana Richards', character: 'Lex Murphy' },
      { name: 'Samuel L. Jackson', character: 'Ray Arnold' },
      { name: 'Wayne Knight', character: 'Dennis Nedry' },
    ],
    crew: [
      { name: 'Steven Spielberg', job: 'Director' },
      { name: 'Kathleen Kennedy', job: 'Producer' },
      { name: 'Gerald R. Molen', job: 'Producer' },
      { name: 'Michael Crichton', job: 'Screenplay' },
      { name: 'David Koepp', job: 'Screenplay' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
      { name: 'Michael Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Paul Dawes',
        writtenOn: '2009-06-11',
        rating: 10,
        content:
          "I was nine, in the third row, because we were late. When the water in the cup began to shake I grabbed the hand of the person next to me, who was a stranger, a big man with a shopping bag, and he held on as hard as I did. He only let go when the lights came on. I have watched it about thirty times since then and it has never lost its power: you really believe in those dinosaurs. It's the movie that made me love films.",
      },
      {
        author: 'M. Yates',
        writtenOn: '2016-09-30',
        rating: 8,
        content:
          "Let's review this dinosaur park for safety. One IT contractor with sole admin access, a grudge and his lunch on the keyboard. No UPS on the perimeter fence. The backup generator is in a shed at the far end of a predator enclosure and the breakers have to be primed by hand, in the dark, by a doctor of palaeobotany. Doors that unlock when the power goes: for a fire, good practice, I grant you. Otherwise no. Feeding by crane. A helipad at the bottom of a waterfall. An incident with a death in it on page one, and the response to that is that a lawyer is sent, and he comes by raft.\n\n\"Spared no expense,\" he says, again and again, and then over melting ice cream, and doesn't he look small. I've worked for that man. I have worked for him four times. He's always so excited about the gift shop. Fantastic and very scary film, we show it to new colleagues and stop it every few minutes.",
      },
      {
        author: 'Ned Travers',
        writtenOn: '2021-10-17',
        rating: 5,
        content:
          "Velociraptors were the size of a turkey. Dilophosaurus didn't spit or have a frill. T. rex could see you perfectly well, it had eyes like grapefruit. And once they're off the lawn with the brachiosaur it's two kids being chased through fittings, up a fence, along a duct, over a worktop. Laura Dern's shorts, Goldblum's chest. Fine score. The sick triceratops breathing under Sam Neill's cheek is what I'd keep, and that's a puppet. I was disappointed, and I so wanted dinosaurs.",
      },
    ],
  },
  {
    id: 9479,
    title: 'The Nightmare Before Christmas',
    releaseDate: '1993-10-09',
    genres: ['fantasy', 'animation', 'family'],
    voteAverage: 7.8,
    voteCount: 10283,
    overview:
      "Jack Skellington, the Pumpkin King, is tired of scaring people in Halloween Town year after year. In the woods he finds a door to another town, full of snow, lights and presents. He decides that this year he will bring the presents himself, and has Santa Claus kidnapped. Only Sally, a rag doll who loves Jack, sees that it will go wrong. If she can't stop him, Christmas is ruined.",
    cast: [
      { name: 'Danny Elfman', character: 'Jack Skellington (singing) / Barrel (voice)' },
      { name: 'Chris Sarandon', character: 'Jack Skellington (voice)' },
      { name: "Catherine O'Hara", character: 'Sally / Shock (voice)' },
      { name: 'William Hickey', character: 'Dr. Finkelstein (voice)' },
      { name: 'Glenn Shadix', character: 'Mayor (voice)' },
      { name: 'Paul Reubens', character: 'Lock (voice)' },
      { name: 'Ken Page', character: 'Oogie Boogie (voice)' },
      { name: 'Edward Ivory', character: 'Santa Claus (voice)' },
      { name: 'Susan McBride', character: 'Big Witch (voice)' },
      { name: 'Debi Durst', character: 'Corpse Kid (voice)' },
    ],
    crew: [
      { name: 'Henry Selick', job: 'Director' },
      { name: 'Tim Burton', job: 'Producer' },
      { name: 'Denise Di Novi', job: 'Producer' },
      { name: 'Caroline Thompson', job: 'Screenplay' },
      { name: 'Tim Burton', job: 'Story' },
      { name: 'Danny Elfman', job: 'Original Music Composer' },
      { name: 'Pete Kozachik', job: 'Director of Photography' },
      { name: 'Stan Webb', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Laura Petty',
        writtenOn: '2014-12-02',
        rating: 6,
        content:
          "Halloween Town is charming for grown-ups and quite a lot for a small child. Our six-year-old hid when the Mayor turned his head round to the sad face, and Oogie Boogie with his bugs was too much for her. Her brother, who is nine, loved all of it and has been singing ever since. The puppets are beautiful and it's over in an hour and a quarter, which helps. I'd wait until they are eight. I liked it, though I wished Sally had more to do than worry.",
      },
      {
        author: 'spooky liv',
        writtenOn: '2023-10-29',
        rating: 10,
        content:
          'This is two holidays in one movie and it never gets old! Jack is the best skeleton ever. The songs are all bangers and I know every word of "What\'s This?". Sally deserves the world. I love how every puppet looks handmade and a bit crooked. I watch it every October and again in December. Perfect.',
      },
      {
        author: 'Rohan Desai',
        writtenOn: '2018-11-11',
        rating: 8,
        content:
          "What a lovely little musical this is. My sister and I put it on during Diwali week, with half the cousins on the floor, and nobody talked until the end. Danny Elfman's songs are short and clever, and Jack is a hero who makes a big mistake out of a good heart, so you forgive him. The romance with Sally is very sweet. The children asked for the toy snake three times. A must watch for the family, as long as nobody minds a few skeletons.",
      },
    ],
  },
  {
    id: 424,
    title: "Schindler's List",
    releaseDate: '1993-12-15',
    genres: ['drama', 'history', 'war'],
    voteAverage: 8.6,
    voteCount: 16_747,
    overview:
      'Kraków, 1939. Oskar Schindler comes to make money out of the occupation. He takes over a factory and employs Jews, because they cost less. His accountant Itzhak Stern quietly decides who counts as an essential worker. Then the ghetto is emptied and Amon Göth, a new camp commandant, shoots prisoners from the balcony of his villa. A place in the factory now means life, and Schindler must choose between his money and his workers.',
    cast: [
      { name: 'Liam Neeson', character: 'Oskar Schindler' },
      { name: 'Ben Kingsley', character: 'Itzhak Stern' },
      { name: 'Ralph Fiennes', character: 'Amon Göth' },
      { name: 'Caroline Goodall', character: 'Emilie Schindler' },
      { name: 'Jonathan Sagall', character: 'Poldek Pfefferberg' },
      { name: 'Embeth Davidtz', character: 'Helen Hirsch' },
      { name: 'Małgorzata Gebel', character: 'Wiktoria Klonowska' },
      { name: 'Shmuel Levy', character: 'Wilek Chilowicz' },
      { name: 'Mark Ivanir', character: 'Marcel Goldberg' },
      { name: 'Béatrice Macola', character: 'Ingrid' },
    ],
    crew: [
      { name: 'Steven Spielberg', job: 'Director' },
      { name: 'Steven Zaillian', job: 'Screenplay' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Janusz Kamiński', job: 'Director of Photography' },
      { name: 'Michael Kahn', job: 'Editor' },
      { name: 'Branko Lustig', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Ronnie Sharpe',
        writtenOn: '2010-01-27',
        rating: 10,
        content:
          "I was projecting when it came out, six weeks, twice a day. Usually at the end of a show you hear seats going up and people hunting for coats. With this one there was nothing, and I'd look through the port to check that they were still there.\n\nIt's the typewriters I remember. All those names being struck one at a time, and Kingsley's face when he works out what he is typing. It's the best and saddest film about the war I ever showed.",
      },
      {
        author: 'Petra Ford',
        writtenOn: '2019-05-29',
        rating: 7,
        content:
          "There's a case against it, and I've had to grade forty essays making it: that it gives us a rescuer, and a villain on a balcony, and suspense where there ought not to be suspense. I agree with a good part of that. Some of the weeping I find false.\n\nBut the ghetto being cleared, the piano, the boots on the stairs, the suitcases sorted afterward into piles by men bored with the job. I haven't got an essay against those. It's a very good film with a few bad ideas.",
      },
      {
        author: 'Anja Z.',
        writtenOn: '2021-03-14',
        content:
          'My grandmother lives in Kraków in this time and she never wants to see the movie. I see it alone, and I think it is very important and very well made. It is black and white, so it looks like real pictures from the war. For me the strongest thing is the paper: lists, stamps, cards with colors, and a wrong card means death. Ben Kingsley is wonderful and quiet. Ralph Fiennes makes me really afraid. It is three hours and I do not notice it.',
      },
    ],
  },
];
