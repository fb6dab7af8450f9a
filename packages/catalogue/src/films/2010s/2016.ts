import type { CatalogueFilm } from '../film.ts';

export const films2016: readonly CatalogueFilm[] = [
  {
    id: 379170,
    title: 'Sherlock: The Abominable Bride',
    releaseDate: '2016-01-01',
    genres: ['crime', 'drama', 'mystery', 'thriller', 'tv-movie'],
    voteAverage: 7.8,
    voteCount: 2_292,
    overview:
      "London, 1895. A bride shoots at people from a balcony and kills herself, and that same night she murders her husband in the street. Inspector Lestrade asks Sherlock Holmes and Dr. Watson for help. Months later Lady Carmichael comes to Baker Street: her husband has been sent orange seeds and is afraid of the dead bride. Holmes doesn't believe in ghosts. He must find out who she is before she comes for the husband too.",
    cast: [
      { name: 'Benedict Cumberbatch', character: 'Sherlock Holmes' },
      { name: 'Martin Freeman', character: 'Dr. John Watson' },
      { name: 'Una Stubbs', character: 'Mrs. Hudson' },
      { name: 'Rupert Graves', character: 'Inspector Lestrade' },
      { name: 'Mark Gatiss', character: 'Mycroft Holmes' },
      { name: 'Louise Brealey', character: 'Molly Hooper' },
      { name: 'Amanda Abbington', character: 'Mary Watson' },
      { name: 'Andrew Scott', character: 'Jim Moriarty' },
      { name: "Natasha O'Keeffe", character: 'Emelia Ricoletti' },
      { name: 'Catherine McCormack', character: 'Lady Carmichael' },
    ],
    crew: [
      { name: 'Douglas Mackinnon', job: 'Director' },
      { name: 'Mark Gatiss', job: 'Writer' },
      { name: 'Steven Moffat', job: 'Writer' },
      { name: 'David Arnold', job: 'Original Music Composer' },
      { name: 'Michael Price', job: 'Original Music Composer' },
      { name: 'Suzie Lavelle', job: 'Director of Photography' },
      { name: 'Andrew McClelland', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Violet H.',
        writtenOn: '2016-01-09',
        rating: 9,
        content:
          "I loved it. New Year's night, the whole family plus a neighbor who'd never seen an episode. By the time Mycroft was betting on his own death over a plum pudding we were all in love. The hats! The Diogenes Club where nobody may talk and Watson has to do it in sign language, badly! Halfway in, the neighbor had three theories about the bride and I laughed so much at them that I missed a clue. He has since watched all of it, in order, twice.",
      },
      {
        author: 'Prof. J. Haldane',
        writtenOn: '2017-09-21',
        rating: 7,
        content:
          'For forty minutes this is the best Victorian ghost story on television since The Woman in Black: a veil, a whisper, a maze by lamplight, and Cumberbatch slipping into the nineteenth century as if into his own dressing gown. After that it becomes fond of its own cleverness, and the bride has to wait while Holmes admires himself. Freeman, with a splendid moustache, is the calm centre. I was charmed, then teased, then a trifle tired. I did enjoy it.',
      },
    ],
  },
  {
    id: 329440,
    title: 'The Forest',
    releaseDate: '2016-01-07',
    genres: ['horror', 'thriller', 'mystery'],
    voteAverage: 5.2,
    voteCount: 1848,
    overview:
      'Sara Price feels that her twin sister Jess is in danger. Jess, a teacher in Tokyo, was last seen going into Aokigahara, a forest at the foot of Mount Fuji in which many people have looked for death. Sara flies to Japan, and a guide takes her in. He warns her never to leave the path. She must find Jess before the place turns her own mind against her.',
    cast: [
      { name: 'Natalie Dormer', character: 'Sara Price / Jess Price' },
      { name: 'Taylor Kinney', character: 'Aiden' },
      { name: 'Yukiyoshi Ozawa', character: 'Michi' },
      { name: 'Eoin Macken', character: 'Rob' },
      { name: 'Stephanie Vogt', character: 'Valerie' },
      { name: 'Noriko Sakura', character: 'Mayumi' },
      { name: 'Yasuo Tobishima', character: 'Sushi Chef' },
      { name: 'Ibuki Kaneda', character: 'Mei (Schoolgirl)' },
      { name: 'Akiko Iwase', character: 'Head Teacher' },
      { name: 'Kikuo Ichikawa', character: 'Businessman' },
    ],
    crew: [
      { name: 'Jason Zada', job: 'Director' },
      { name: 'Nick Antosca', job: 'Screenplay' },
      { name: 'Sarah Cornwell', job: 'Screenplay' },
      { name: 'Ben Ketai', job: 'Screenplay' },
      { name: 'David S. Goyer', job: 'Producer' },
      { name: 'David Linde', job: 'Producer' },
      { name: 'Tory Metzger', job: 'Producer' },
      { name: 'Bear McCreary', job: 'Original Music Composer' },
      { name: 'Mattias Troelstrup', job: 'Director of Photography' },
      { name: 'Jim Flynn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Seo-yeon Lim',
        writtenOn: '2016-09-17',
        rating: 5,
        content:
          'The forest in this film is dark, wet and beautiful, and it could be a great place for horror. Natalie Dormer plays two sisters with different hair and she is good in both. But the film needs always a loud noise to scare me, and after some time I knew when it comes. Also it is sad that a real place with so much pain is only a decoration for an American story. It is okay for one time, not more.',
      },
      {
        author: 'emma_after_dark',
        writtenOn: '2017-10-21',
        rating: 6,
        content:
          'Creepy trees, creepy schoolgirl, creepy old lady in the hallway, so yes, I screamed! Natalie Dormer is my queen since Game of Thrones and she carries it alone. You never know if Aiden is a good guy, and that kept me guessing. Some of it is cheesy. I liked it, and my cat had to sleep on my bed.',
      },
      {
        author: 'Eleanor Fitzgibbon',
        writtenOn: '2016-04-30',
        rating: 4,
        content:
          'Zada has a setting that needs no help, and he helps it at every turn with faces that jump from behind a tree. Gus Van Sant went into the same forest a year earlier and came out with something worse, The Sea of Trees, so perhaps it is cursed for visitors; Nakata, in Dark Water, could frighten one with a damp ceiling. Natalie Dormer works with great discipline as both sisters; Taylor Kinney, as the helpful stranger, is pleasantly hard to read. The doubt between them is the only suspense. I was seldom scared and often impatient; disappointing.',
      },
    ],
  },
  {
    id: 270487,
    title: 'Hail, Caesar!',
    releaseDate: '2016-02-05',
    genres: ['comedy', 'crime', 'drama', 'mystery', 'history'],
    voteAverage: 5.9,
    voteCount: 3_987,
    overview:
      "Hollywood in the early 1950s. Eddie Mannix solves problems for Capitol Pictures. The swimming star DeeAnna Moran is pregnant and not married, and the singing cowboy Hobie Doyle has been put into an elegant drama and can't say his lines. Then Baird Whitlock, the star of the big Roman picture, is kidnapped from the set by people who call themselves the Future. Eddie has to get him back before the newspapers print it.",
    cast: [
      { name: 'Josh Brolin', character: 'Eddie Mannix' },
      { name: 'George Clooney', character: 'Baird Whitlock' },
      { name: 'Alden Ehrenreich', character: 'Hobie Doyle' },
      { name: 'Ralph Fiennes', character: 'Laurence Laurentz' },
      { name: 'Scarlett Johansson', character: 'DeeAnna Moran' },
      { name: 'Tilda Swinton', character: 'Thora Thacker / Thessaly Thacker' },
      { name: 'Channing Tatum', character: 'Burt Gurney' },
      { name: 'Frances McDormand', character: 'C. C. Calhoun' },
      { name: 'Jonah Hill', character: 'Joseph Silverman' },
      { name: 'Veronica Osorio', character: 'Carlotta Valdez' },
    ],
    crew: [
      { name: 'Joel Coen', job: 'Director' },
      { name: 'Ethan Coen', job: 'Director' },
      { name: 'Joel Coen', job: 'Writer' },
      { name: 'Ethan Coen', job: 'Writer' },
      { name: 'Carter Burwell', job: 'Original Music Composer' },
      { name: 'Roger Deakins', job: 'Director of Photography' },
      { name: 'Ethan Coen', job: 'Editor' },
      { name: 'Joel Coen', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'noah1993',
        writtenOn: '2016-05-29',
        rating: 8,
        content:
          "As a retired cutting-room assistant I can confirm the scene with the scarf in the film-cutting machine is close to life. Every one of us had a scarf story; mine was a cardigan. So you may imagine my joy at Frances McDormand in her smoky little box.\n\nThen 'would that it were so simple'. Fiennes, with endless courtesy, trying to get five words out of a cowboy, for as long as it takes. Our projectionist came down from his booth to see what the noise was. I don't say the kidnapping holds any water, I just didn't look. A lovely comedy about the old studios.",
      },
      {
        author: 'flicks90',
        writtenOn: '2016-02-20',
        rating: 4,
        content:
          "As a comedy it disappointed me. It's like being shown round a very nice house by somebody who won't let you sit down. Water ballet, next room. Sailors dancing, next room. Communists, next room. Clooney gets slapped. The whole row in front got up during the debate about God with the rabbi and the patriarch, which I thought was the one funny thing. Where's the story? A man worries whether to change jobs. I do that every Sunday evening, for nothing.",
      },
      {
        author: 'agata1966',
        writtenOn: '2021-08-08',
        rating: 7,
        content:
          "Alden Ehrenreich twirls a noodle of spaghetti into a lasso on a dinner date, because he is bored waiting and she is pretty, and it's the sweetest thing in any movie of that decade. Everyone else is doing a bit. I laughed now and then in the rest of this Hollywood comedy, and I'd call it a decent film.",
      },
    ],
  },
  {
    id: 329833,
    title: 'Zoolander 2',
    releaseDate: '2016-02-06',
    genres: ['comedy', 'adventure', 'action'],
    voteAverage: 4.9,
    voteCount: 2371,
    overview:
      "The former models Derek Zoolander and Hansel have hidden from the world for years, one in the snow, the other in the desert. A fashion house in Rome invites them to a show. Meanwhile pop stars are murdered, and all die with Derek's famous look. Valentina of Interpol needs his help. Derek wants to win back his son, and must prove that he can be a father.",
    cast: [
      { name: 'Ben Stiller', character: 'Derek Zoolander' },
      { name: 'Owen Wilson', character: 'Hansel' },
      { name: 'Penélope Cruz', character: 'Valentina Valencia' },
      { name: 'Will Ferrell', character: 'Jacobim Mugatu' },
      { name: 'Kristen Wiig', character: 'Alexanya Atoz' },
      { name: 'Fred Armisen', character: 'VIP' },
      { name: 'Kyle Mooney', character: 'Don Atari' },
      { name: 'Milla Jovovich', character: 'Katinka' },
      { name: 'Christine Taylor', character: 'Matilda Jeffries' },
      { name: 'Justin Theroux', character: 'Evil DJ' },
    ],
    crew: [
      { name: 'Ben Stiller', job: 'Director' },
      { name: 'Justin Theroux', job: 'Screenplay' },
      { name: 'Ben Stiller', job: 'Screenplay' },
      { name: 'Nicholas Stoller', job: 'Screenplay' },
      { name: 'John Hamburg', job: 'Screenplay' },
      { name: 'Stuart Cornfeld', job: 'Producer' },
      { name: 'Scott Rudin', job: 'Producer' },
      { name: 'Ben Stiller', job: 'Producer' },
      { name: 'Clayton Townsend', job: 'Producer' },
      { name: 'Theodore Shapiro', job: 'Original Music Composer' },
      { name: 'Dan Mindel', job: 'Director of Photography' },
      { name: 'Greg Hayden', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Yvonne Marsh',
        writtenOn: '2021-05-15',
        rating: 5,
        content:
          "Zoolander 2 leans on other people's faces, and it shows when you come straight from the first one, as I did. Forty celebrities wave at the camera, each of them stops the story, and there wasn't much story to stop. Penélope Cruz throws herself at every joke, Owen Wilson is lovely company as Hansel, and Kyle Mooney's young designer is a nasty, accurate portrait of 2016. Will Ferrell arrives too late. I smiled a few times and laughed twice. Compared with the original it's a disappointment.",
      },
      {
        author: 'BlueSteelworker',
        writtenOn: '2016-06-18',
        rating: 4,
        content:
          "Derek Zoolander has lost his wife, his son and his hand cream, and the film has lost its sense of rhythm. I took my nan, who thought it was about a zoo. She stayed cheerful until a pop singer was shot about a hundred times on a doorstep, and then she asked me, very loudly, which one was the zookeeper. That got the biggest laugh of the evening. Stiller has money and Rome and everyone's telephone number, and no idea what to do with them. I was bored, Nan had a nice ice cream.",
      },
      {
        author: 'carterb_2000',
        writtenOn: '2017-01-14',
        rating: 6,
        content:
          "Okay it's dumb, but it's my kind of dumb. Hansel and Derek being best friends again made me so happy! Kristen Wiig is unrecognizable and I could barely understand her, which is the joke. The plot is a mess. I liked it anyway and I still quote Don Atari with my roommate.",
      },
    ],
  },
  {
    id: 209112,
    title: 'Batman v Superman: Dawn of Justice',
    releaseDate: '2016-03-23',
    genres: ['action', 'adventure', 'fantasy'],
    voteAverage: 6,
    voteCount: 18_903,
    overview:
      "Bruce Wayne saw from the street how Superman and his enemy destroyed a whole city. He decides that a being with such power must be stopped. Clark Kent, a reporter, thinks that the masked man of Gotham is a criminal. Lex Luthor, young and rich, hates gods and sets them against each other. If the two heroes don't see through him, one will kill the other.",
    cast: [
      { name: 'Ben Affleck', character: 'Bruce Wayne / Batman' },
      { name: 'Henry Cavill', character: 'Clark Kent / Superman' },
      { name: 'Gal Gadot', character: 'Diana Prince / Wonder Woman' },
      { name: 'Jesse Eisenberg', character: 'Lex Luthor' },
      { name: 'Amy Adams', character: 'Lois' },
      { name: 'Diane Lane', character: 'Martha Kent' },
      { name: 'Laurence Fishburne', character: 'Perry White' },
      { name: 'Jeremy Irons', character: 'Alfred' },
      { name: 'Holly Hunter', character: 'Senator Finch' },
      { name: 'Scoot McNairy', character: 'Wallace Keefe' },
    ],
    crew: [
      { name: 'Zack Snyder', job: 'Director' },
      { name: 'Chris Terrio', job: 'Screenplay' },
      { name: 'David S. Goyer', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Junkie XL', job: 'Original Music Composer' },
      { name: 'Larry Fong', job: 'Director of Photography' },
      { name: 'David Brenner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Martha_K_68',
        writtenOn: '2016-04-17',
        rating: 5,
        content:
          "Pros: the beginning, seen from the ground with all the dust. Ben Affleck, older and angry, is better than I'd feared. Gal Gadot gets a cheer in one minute. Great music.\nCons: two and a half hours of rain and bad moods. The two heroes could have talked on the phone. Jesse Eisenberg twitches. One big turn made me laugh, and it wasn't meant to. Dreams inside dreams.\nBig, dark and tiring. Okay for the pictures, I wouldn't sit through it twice.",
      },
      {
        author: 'granny_peach_tea_89',
        writtenOn: '2016-08-25',
        rating: 8,
        content:
          "The extended cut, in the dark, loud, alone: that's the film, and I love it. It's an opera about two men who can't stop looking at a falling building. Opening from the ground, Affleck running into the dust, is still the best thing any of these movies has put on a screen, and the warehouse fight looks like the games we grew up on. Was the theatrical version a mess? It was. They cut out Clark doing his job. Of course he seems like a sulk.",
      },
      {
        author: 'ingrid.keller',
        writtenOn: '2017-02-05',
        rating: 5,
        content:
          "the e-mails are when I gave up on this film. Wonder Woman finds out about the other superheroes because somebody attaches their trailers to an e-mail. They've even got logos already!! there's a stock photo of a fish man blinking in a hole, and I'm supposed to be thrilled, and she shuts the laptop like someone who's looked at a gas bill. boring and far too serious",
      },
    ],
  },
  {
    id: 257345,
    title: 'The Darkness',
    releaseDate: '2016-05-13',
    genres: ['horror', 'thriller'],
    voteAverage: 4.8,
    voteCount: 643,
    overview:
      "On a trip to the Grand Canyon young Michael Taylor, who has autism, falls into a hidden cave and takes home five black stones. Soon taps run on their own in the Taylors' house, and sooty handprints appear on the walls. Michael talks to a friend named Jenny, who lives in his wall and wants to take him away. His parents must stop her before they lose him.",
    cast: [
      { name: 'Kevin Bacon', character: 'Peter Taylor' },
      { name: 'Radha Mitchell', character: 'Bronny Taylor' },
      { name: 'David Mazouz', character: 'Michael Taylor' },
      { name: 'Lucy Fry', character: 'Stephanie Taylor' },
      { name: 'Matt Walsh', character: 'Gary Carter' },
      { name: 'Jennifer Morrison', character: 'Joy Carter' },
      { name: 'Parker Mack', character: 'Andrew Carter' },
      { name: 'Ming-Na Wen', character: 'Wendy' },
      { name: 'Paul Reiser', character: 'Simon Richards' },
      { name: 'Sara Mornell', character: 'Dr. Jones' },
    ],
    crew: [
      { name: 'Greg McLean', job: 'Director' },
      { name: 'Shayne Armstrong', job: 'Screenplay' },
      { name: 'S.P. Krause', job: 'Screenplay' },
      { name: 'Greg McLean', job: 'Screenplay' },
      { name: 'Jason Blum', job: 'Producer' },
      { name: 'Bianca Martino', job: 'Producer' },
      { name: 'Matthew Kaplan', job: 'Producer' },
      { name: 'Johnny Klimek', job: 'Original Music Composer' },
      { name: 'Toby Oliver', job: 'Director of Photography' },
      { name: 'Timothy Alverson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Jill Vandenberg',
        writtenOn: '2017-02-12',
        rating: 4,
        content:
          "Michael is the reason I picked this, because my son is also autistic and also collects stones. It annoyed me more than it scared me. The boy is there to be spooky, and the family's real worries get two minutes each. My fourteen-year-old daughter watched along and was never frightened, though she hated the scene with her favorite subject, girls and food. Handprints, growling dogs, a running tap, that's it. I'd let a twelve-year-old see it and I'd expect a yawn. Boring, I'm sorry to say.",
      },
      {
        author: 'Cliff Samuelson',
        writtenOn: '2016-10-09',
        rating: 5,
        content:
          "Pros: Kevin Bacon and Radha Mitchell play a tired marriage better than the script asks. Black handprints on white walls are a simple, effective picture. David Mazouz is natural. The cave at the beginning promises a lot. Cons: it copies Poltergeist, step by step. Legends are read aloud from a website. The daughter's illness is brought up and dropped. Nothing happens that the dog hasn't announced. Verdict: watchable on an empty evening, neither good nor terrible.",
      },
      {
        author: 'HauntedByBacon',
        writtenOn: '2019-06-29',
        content:
          "Kevin Bacon looks at a wall, and the wall has a hand on it, and he goes back to work. I know the feeling. We once had a damp patch in the hall shaped exactly like Portugal, and it took us three years to ring anybody. So I found the Taylors believable, if nothing else. They're rich, they're unhappy, the tap won't stop. The scares come when you expect them and then apologise. I didn't hate it. I did pause it to look up the price of damp proofing, and I wasn't in a hurry to press play.",
      },
    ],
  },
  {
    id: 291805,
    title: 'Now You See Me 2',
    releaseDate: '2016-06-02',
    genres: ['crime', 'thriller'],
    voteAverage: 6.8,
    voteCount: 11_523,
    overview:
      'After a year in hiding the magicians Daniel Atlas, Merritt McKinney, Jack Wilder and Lula return to the stage to expose a phone company. A stranger hijacks the show and brings them to Macau. There Walter Mabry, whom the world thinks dead, forces them to steal a chip that opens every computer in the world. Their leader, Dylan Rhodes, must find them before Mabry can use it.',
    cast: [
      { name: 'Jesse Eisenberg', character: 'J. Daniel Atlas' },
      { name: 'Mark Ruffalo', character: 'Dylan Rhodes' },
      { name: 'Woody Harrelson', character: 'Merritt McKinney / Chase McKinney' },
      { name: 'Dave Franco', character: 'Jack Wilder' },
      { name: 'Daniel Radcliffe', character: 'Walter Mabry' },
      { name: 'Lizzy Caplan', character: 'Lula' },
      { name: 'Jay Chou', character: 'Li' },
      { name: 'Sanaa Lathan', character: 'Natalie Austin' },
      { name: 'Michael Caine', character: 'Arthur Tressler' },
      { name: 'Morgan Freeman', character: 'Thaddeus Bradley' },
    ],
    crew: [
      { name: 'Jon M. Chu', job: 'Director' },
      { name: 'Ed Solomon', job: 'Screenplay' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Peter Deming', job: 'Director of Photography' },
      { name: 'Stan Salfas', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'great_bernardo',
        writtenOn: '2016-08-14',
        rating: 6,
        content:
          "I did magic at children's parties for twenty-two years, so my grandchildren watched me more than the film. They wanted to know if I could also throw a playing card around a policeman's neck. I said that I could have, once. In truth a computer did it, and that takes some of the fun away. But the scene with the card is as pretty as a dance, Lizzy Caplan is funny, and everybody moves fast. It makes no sense at all. I had a nice time, and they have asked me to show them.",
      },
      {
        author: 'Ravi, night bus',
        writtenOn: '2018-03-25',
        rating: 8,
        content:
          "does any of it make sense? the RAIN STOPS. A magician makes the rain stop, and go up, with his hands. there's an explanation with strobe lights and I know for a fact it wouldn't work on that scale, I did the sums on the night bus, and I have never cared less. Woody Harrelson in a perm. I love this film, it's the best one on the night bus.",
      },
      {
        author: 'DiegoEllis',
        writtenOn: '2023-06-18',
        rating: 6,
        content:
          "They explain every trick, and then reveal a further thing that makes the explanation nonsense. I enjoyed this film anyway, as silly entertainment about magicians. Radcliffe, with a beard, as somebody who is rotten at magic, has the most fun; he keeps asking what's in the box.",
      },
    ],
  },
  {
    id: 47933,
    title: 'Independence Day: Resurgence',
    releaseDate: '2016-06-22',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 5.4,
    voteCount: 6_419,
    overview:
      'Twenty years after the war against the aliens mankind lives in peace and uses their technology. David Levinson and Dr. Marceaux find signs that they are coming back. At Area 51 Dr. Okun wakes up from a coma. Then a ship as wide as an ocean lands on the Earth and begins to drill. The pilots Jake Morrison, Dylan Hiller and Patricia Whitmore have to attack the queen before the core is reached.',
    cast: [
      { name: 'Liam Hemsworth', character: 'Jake Morrison' },
      { name: 'Jeff Goldblum', character: 'David Levinson' },
      { name: 'Jessie T. Usher', character: 'Dylan Hiller' },
      { name: 'Bill Pullman', character: 'President Whitmore' },
      { name: 'Maika Monroe', character: 'Patricia Whitmore' },
      { name: 'Sela Ward', character: 'President Lanford' },
      { name: 'William Fichtner', character: 'General Adams' },
      { name: 'Judd Hirsch', character: 'Julius Levinson' },
      { name: 'Brent Spiner', character: 'Dr. Brakish Okun' },
      { name: 'Charlotte Gainsbourg', character: 'Dr. Catherine Marceaux' },
    ],
    crew: [
      { name: 'Roland Emmerich', job: 'Director' },
      { name: 'Dean Devlin', job: 'Screenplay' },
      { name: 'Nicolas Wright', job: 'Screenplay' },
      { name: 'James Vanderbilt', job: 'Screenplay' },
      { name: 'Roland Emmerich', job: 'Screenplay' },
      { name: 'Harald Kloser', job: 'Original Music Composer' },
      { name: 'Markus Förderer', job: 'Director of Photography' },
      { name: 'Adam Wolfe', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'moira_won_again',
        writtenOn: '2016-07-16',
        rating: 4,
        content:
          "At our office we bet on which famous building will be destroyed first; I took St Paul's, and Moira, who took something in Kuala Lumpur, won sixteen pounds. That was the most exciting part. The ship is so big that nothing means anything any more, a city falls on another city, and nobody seems to mind. I couldn't tell the young heroes apart. Jeff Goldblum and Brent Spiner are fun, as if they'd wandered in from the old film. I didn't like this alien invasion film. Moira bought cake.",
      },
      {
        author: 'Peter01',
        writtenOn: '2019-07-04',
        rating: 7,
        content:
          "My partner and I do a double bill every Fourth, with hot dogs. This one always gets the bigger laughs! Brent Spiner wakes from twenty years of coma, asks for his glasses, and there's his fella, who has been knitting him things all that time. It's the sweetest couple in any alien invasion and they slipped it right past everyone. The queen running across the salt flat after a school bus is proper monster movie stuff. I love it. Bring mustard.",
      },
    ],
  },
  {
    id: 258489,
    title: 'The Legend of Tarzan',
    releaseDate: '2016-06-29',
    genres: ['fantasy', 'action', 'adventure'],
    voteAverage: 5.9,
    voteCount: 6_488,
    overview:
      'John Clayton, once Tarzan, lives in London as a lord with his wife Jane. In 1890 he is invited to the Congo as a guest of the King of Belgium. It is a trap. Leon Rom has promised to deliver John to Chief Mbonga, who has hated him for years, and will get diamonds in return. Rom kidnaps Jane, and John must go back to what he was to save her.',
    cast: [
      { name: 'Alexander Skarsgård', character: 'John Clayton / Tarzan' },
      { name: 'Margot Robbie', character: 'Jane Clayton' },
      { name: 'Samuel L. Jackson', character: 'George Washington Williams' },
      { name: 'Christoph Waltz', character: 'Leon Rom' },
      { name: 'Djimon Hounsou', character: 'Chief Mbonga' },
      { name: 'Jim Broadbent', character: 'Prime Minister' },
      { name: 'Casper Crump', character: 'Major Kerckhover' },
      { name: 'Simon Russell Beale', character: 'Mr. Frum' },
      { name: 'Ben Chaplin', character: 'Captain Moulle' },
      { name: 'Sidney Ralitsoele', character: 'Wasimbu' },
    ],
    crew: [
      { name: 'David Yates', job: 'Director' },
      { name: 'Adam Cozad', job: 'Screenplay' },
      { name: 'Craig Brewer', job: 'Screenplay' },
      { name: 'Rupert Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Henry Braham', job: 'Director of Photography' },
      { name: 'Mark Day', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Leila B.',
        writtenOn: '2016-08-07',
        rating: 6,
        content:
          "Knuckles shaped by walking on all fours as a child: a proper clinical detail, sensibly observed, and I sat up. Alexander Skarsgård then falls about two hundred feet through a canopy, catches a creeper one-handed and doesn't dislocate a thing.\n\nSamuel L. Jackson asks, as any sane man would, whether there mightn't be a path. I'd like to have followed the historical George Washington Williams, who really did go and write it all down, for the entire length of a film. This one I found all right. I'd prefer one with no stampede in it.",
      },
      {
        author: 'sophie.tanaka',
        writtenOn: '2017-05-20',
        rating: 7,
        content:
          "Look, I came for the abs. I've got a spreadsheet. He keeps a shirt on for forty-one minutes, which is a scandal. But then he lies down nose to nose with the lions he grew up with, and they know him, and the camera lets him be quiet. I forgot about the spreadsheet. I liked it a lot. Romantic in a way they don't make now. Margot spitting in Waltz's face was good also. Gorillas a bit rubber.",
      },
      {
        author: 'grey_jungle_greta',
        writtenOn: '2016-11-30',
        rating: 5,
        content:
          "The colors spoiled this for me. How can a jungle be gray? Everything looks as if it had been washed too often, the trees, the animals, even the sky, and the apes from the computer are gray too. It's a pity, because a few pictures are great, like the first meeting with the lions, nose to nose and very quiet. Samuel L. Jackson brings some life. I thought about the light more than about the story, and that is never a good sign. Average, and a little sad to look at.",
      },
    ],
  },
  {
    id: 400411,
    title: 'Satanic',
    releaseDate: '2016-07-01',
    genres: ['horror', 'mystery', 'thriller'],
    voteAverage: 4.3,
    voteCount: 414,
    overview:
      'On their way to a festival Chloe, her boyfriend David and another couple, Seth and Elise, stop in Los Angeles. Seth and Elise want to see the places where famous murders happened. They follow a man home, disturb a ritual and meet Alice, a girl who seems to need help. By taking her in they let something in with her, and they must get rid of it before it kills them.',
    cast: [
      { name: 'Sarah Hyland', character: 'Chloe' },
      { name: 'Steven Krueger', character: 'David' },
      { name: 'Justin Chon', character: 'Seth' },
      { name: 'Clara Mamet', character: 'Elise' },
      { name: 'Sophie Dalah', character: 'Alice' },
      { name: 'Anthony Carrigan', character: 'Sexy Bald Goth' },
      { name: 'Devanny Pinn', character: 'Goth' },
      { name: 'Marc Barnes', character: 'James the Hotel Clerk' },
      { name: 'Stevin Knight', character: 'Satanist' },
    ],
    crew: [
      { name: 'Jeffrey G. Hunt', job: 'Director' },
      { name: 'Anthony Jaswinski', job: 'Screenplay' },
    ],
    reviews: [
      {
        author: 'Marisol V.',
        writtenOn: '2016-12-04',
        rating: 6,
        content:
          "low budget devil stuff, and i kinda dig it. no masterpiece, somewhere in the middle of the cult ranking, far below house of the devil. four annoying kids on a murder tour get what's coming. sophie dalah as alice is super creepy just standing there. anthony carrigan is in it for one scene and owns it. first half is all driving and arguing, second half gets weird. good enough for a late night",
      },
      {
        author: 'Paul Guthrie',
        writtenOn: '2017-05-26',
        rating: 4,
        content:
          "Pros: real corners of Los Angeles, not the usual postcard. Sarah Hyland takes it seriously. Short. One good scene with a locked hotel bathroom. Cons: nobody to like. Seth and Elise are rude to every person they meet and we are supposed to fear for them. Long talks in a car. Lighting so dark that I turned up the television twice. Few scares, all of them loud. Verdict: boring for an hour, then confusing. I wouldn't recommend it, except to somebody who has already seen everything else on the shelf.",
      },
      {
        author: 'late2theseance',
        writtenOn: '2022-10-15',
        rating: 3,
        content:
          'The tour of crime scenes that opens Satanic is a nasty, clever start, and Clara Mamet is believable as Elise, the friend who always goes one step too far. I came to it six years late because I like Sarah Hyland in Modern Family. Once they have followed the stranger home the cleverness is over. People hear a noise and say so. They go back to a place they were right to leave. It looks cheap and gray, and I was disappointed. A waste of a good horror idea.',
      },
    ],
  },
  {
    id: 43074,
    title: 'Ghostbusters',
    releaseDate: '2016-07-14',
    genres: ['action', 'fantasy', 'comedy'],
    voteAverage: 5.3,
    voteCount: 6_756,
    overview:
      'Erin Gilbert wants to become a professor and is ashamed of a book about ghosts that she wrote with her friend Abby Yates. Abby still hunts them, with the wild inventor Jillian Holtzmann. When a real ghost appears in an old house, Erin loses her job and joins in. Patty Tolan joins them, and Kevin answers the phone. Rowan North is calling up the dead of New York, and they have to stop him.',
    cast: [
      { name: 'Melissa McCarthy', character: 'Abby Yates' },
      { name: 'Kristen Wiig', character: 'Erin Gilbert' },
      { name: 'Kate McKinnon', character: 'Jillian Holtzmann' },
      { name: 'Leslie Jones', character: 'Patty Tolan' },
      { name: 'Charles Dance', character: 'Harold Filmore' },
      { name: 'Michael K. Williams', character: 'Agent Hawkins' },
      { name: 'Chris Hemsworth', character: 'Kevin' },
      { name: 'Neil Casey', character: 'Rowan North' },
      { name: 'Andy Garcia', character: 'Mayor Bradley' },
      { name: 'Cecily Strong', character: 'Jennifer Lynch' },
    ],
    crew: [
      { name: 'Paul Feig', job: 'Director' },
      { name: 'Katie Dippold', job: 'Screenplay' },
      { name: 'Paul Feig', job: 'Screenplay' },
      { name: 'Ivan Reitman', job: 'Producer' },
      { name: 'Theodore Shapiro', job: 'Original Music Composer' },
      { name: 'Robert Yeoman', job: 'Director of Photography' },
      { name: 'Brent White', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Niamh Kowalski',
        writtenOn: '2016-11-06',
        rating: 8,
        content:
          "At our school in Leicester there were eleven small girls in tan boiler suits this Halloween with yellow goggles and hoover hose, and one boy in a pair of glasses with no lenses, as Kevin. So whatever the grown men were on about all summer, you can tell them that. We loved this ghost comedy. When Kate McKinnon licks the pistol and the music starts, my two stood up on their seats. I didn't make them sit down.",
      },
      {
        author: 'sven.jordan',
        writtenOn: '2016-08-02',
        rating: 4,
        content:
          "I didn't find this funny. There's a shape to a joke. You say it and then you stop. Here someone says it, someone else says it a bit differently, there's a bit about soup, they look at each other, and somewhere in another take it was surely very funny. Wontons come up four times! The ghosts are lovely, though, like neon signs come loose. And I'll allow the fellow who can't answer a telephone through glass. I have employed him, under various names.",
      },
      {
        author: 'ray_parker_jr_jr',
        writtenOn: '2018-10-31',
        rating: 4,
        content:
          "The original is on my top shelf, I can quote it for an hour, so yes, I was nervous. And I didn't mind four women AT ALL, they're a good team. What I minded was that nobody ever finishes a joke, they go on and on. Then an old star walks in to be recognized and the story stops again. The first film was dry and a bit scary and this one is neither. Kate McKinnon is great and the ghosts look pretty. I still left disappointed.",
      },
    ],
  },
  {
    id: 297761,
    title: 'Suicide Squad',
    releaseDate: '2016-08-03',
    genres: ['action', 'adventure', 'fantasy'],
    voteAverage: 5.9,
    voteCount: 22_027,
    overview:
      'Amanda Waller wants to use criminals for secret missions: Deadshot, who never misses, Harley Quinn, who loves the Joker, and several more. Each of them gets a small bomb in the neck, and the soldier Rick Flag leads them. The Enchantress, a witch, breaks free and turns people into monsters. The squad is sent in. Anyone who runs away will die, and if they fail, so will the city.',
    cast: [
      { name: 'Will Smith', character: 'Deadshot' },
      { name: 'Jared Leto', character: 'The Joker' },
      { name: 'Margot Robbie', character: 'Harley Quinn' },
      { name: 'Joel Kinnaman', character: 'Rick Flag' },
      { name: 'Viola Davis', character: 'Amanda Waller' },
      { name: 'Jai Courtney', character: 'Boomerang' },
      { name: 'Jay Hernandez', character: 'Diablo' },
      { name: 'Adewale Akinnuoye-Agbaje', character: 'Killer Croc' },
      { name: 'Cara Delevingne', character: 'June Moone / Enchantress' },
      { name: 'Karen Fukuhara', character: 'Katana' },
    ],
    crew: [
      { name: 'David Ayer', job: 'Director' },
      { name: 'David Ayer', job: 'Writer' },
      { name: 'Steven Price', job: 'Original Music Composer' },
      { name: 'Roman Vasyanov', job: 'Director of Photography' },
      { name: 'John Gilroy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'wedding_disco_dan',
        writtenOn: '2016-09-11',
        rating: 5,
        content:
          'The songs in this film made me nervous. In the first half hour there are Creedence, the Rolling Stones, the White Stripes, Eminem and Queen, each for about ten seconds, as if somebody sat on the remote. I play at weddings, and I know that you must let a song breathe. Every character is introduced with one, and then again by somebody talking. Margot Robbie and Viola Davis are terrific. After that they walk down a dark street for an hour. A jukebox and not much of an action film; so-so.',
      },
      {
        author: 'Owen A.',
        writtenOn: '2017-10-31',
        rating: 8,
        content:
          "I dyed one side red and one side blue in our bathroom with the door locked and it came out purple and green and I wore it to school for a month. Harley steals a handbag out of a shop window in the middle of everything because 'we're bad guys, it's what we do', that is my favorite line of anything. Then in the bar when Diablo tells what he did and no one knows where to look. It's a mess and I love it! So was my hair.",
      },
      {
        author: 'waller_for_mayor',
        writtenOn: '2021-08-20',
        rating: 5,
        content:
          "Viola Davis eats that steak as though it owed her money and not another soul in the picture scares me. Thirty minutes of good trailer, ninety of rubble, and the rubble bored me. I'd watch her do performance reviews in a better action film, two hours of them, with Will Smith across the table trying to get his parking paid.",
      },
    ],
  },
  {
    id: 293452,
    title: 'The Disappointments Room',
    releaseDate: '2016-09-09',
    genres: ['horror', 'thriller'],
    voteAverage: 4.5,
    voteCount: 475,
    overview:
      'After a loss in the family the architect Dana Barrow leaves Brooklyn with her husband David and her small son Lucas for an old manor in the country. In the attic she finds a room that is not on any plan. Rich families used to hide children in such rooms. She begins to see the judge who built the house, and must find out what is real before Lucas is hurt.',
    cast: [
      { name: 'Kate Beckinsale', character: 'Dana Barrow' },
      { name: 'Mel Raido', character: 'David Barrow' },
      { name: 'Duncan Joiner', character: 'Lucas Barrow' },
      { name: 'Lucas Till', character: 'Ben Phillips Jr.' },
      { name: 'Gerald McRaney', character: 'Judge Ernest Blacker' },
      { name: 'Michaela Conlin', character: 'Jules' },
      { name: 'Michael Landes', character: 'Teddy' },
      { name: 'Marcia De Rousse', character: 'Ms. Judith' },
      { name: 'Celia Weston', character: 'Marti Morrison' },
      { name: 'Ella Jones', character: 'Laura Blacker' },
    ],
    crew: [
      { name: 'D.J. Caruso', job: 'Director' },
      { name: 'D.J. Caruso', job: 'Screenplay' },
      { name: 'Wentworth Miller', job: 'Screenplay' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Rogier Stoffers', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Heike Sommerfeld',
        writtenOn: '2017-03-19',
        rating: 5,
        content:
          'The house is the best actor in this film. It is big, grey and sad, and the idea of the hidden room is terrible because such rooms were real. Kate Beckinsale plays a mother who does not sleep, and I believed her. But the film forgets its own story. There is a young handyman, a dinner, a dog, and nothing comes from it. At the end I had more questions than fear. As horror it is not so bad as people write, only half finished.',
      },
      {
        author: 'Ruth Castellano',
        writtenOn: '2021-09-25',
        rating: 4,
        content:
          "Kate Beckinsale works harder as Dana than this film deserves. The title had been making me laugh for years, so at last I gave it an evening. Gerald McRaney is good as the judge, with a walking stick and a voice like gravel, and the locked attic room is a strong, ugly idea. Then the editing throws away one thread after another, Lucas Till flirts and vanishes, and after the first half hour I wasn't scared any more. I was disappointed, and yes, I know.",
      },
      {
        author: 'AtticStairsAnnie',
        writtenOn: '2018-01-12',
        rating: 4,
        content:
          "Dana finds a locked door in her attic and spends two days looking for the key, and that I understood completely. We have a cupboard in our hall that nobody has opened since 1998. My husband says it's the boiler. During this film he got up, fetched a screwdriver, and opened it; it was coats. So we missed about ten minutes, and I can tell you it made no difference at all. Beckinsale is good, the judge is creepy, the story is a mess. Not worth seeing. Do check your cupboards.",
      },
    ],
  },
  {
    id: 378064,
    title: 'A Silent Voice: The Movie',
    releaseDate: '2016-09-17',
    genres: ['animation', 'drama', 'romance'],
    voteAverage: 8.4,
    voteCount: 4447,
    overview:
      'In the sixth grade Shouya Ishida bullies Shouko Nishimiya, a deaf girl who is new in his class, until she leaves the school. Then his friends turn against him, and he grows up without any. Years later he has learned sign language, and he looks for Shouko to say that he is sorry. Her sister Yuzuru guards the door. Shouya must win back the trust of people he can hardly look at.',
    cast: [
      { name: 'Miyu Irino', character: 'Shouya Ishida (voice)' },
      { name: 'Saori Hayami', character: 'Shouko Nishimiya (voice)' },
      { name: 'Aoi Yuuki', character: 'Yuzuru Nishimiya (voice)' },
      { name: 'Kensho Ono', character: 'Tomohiro Nagatsuka (voice)' },
      { name: 'Yuki Kaneko', character: 'Naoka Ueno (voice)' },
      { name: 'Yui Ishikawa', character: 'Miyoko Sahara (voice)' },
      { name: 'Megumi Han', character: 'Miki Kawai (voice)' },
      { name: 'Toshiyuki Toyonaga', character: 'Satoshi Mashiba (voice)' },
      { name: 'Mayu Matsuoka', character: 'Shouya Ishida as a boy (voice)' },
    ],
    crew: [
      { name: 'Naoko Yamada', job: 'Director' },
      { name: 'Reiko Yoshida', job: 'Screenplay' },
      { name: 'Kensuke Ushio', job: 'Original Music Composer' },
      { name: 'Kazuya Takao', job: 'Director of Photography' },
      { name: 'Kengo Shigemura', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'mochi2004',
        writtenOn: '2019-06-22',
        rating: 9,
        content:
          'The prettiest anime I know and also the one that hurts the most. Shouya was so mean to Shouko as a kid that I wanted to hate him. By the middle I was hoping for him in every scene! Yuzuru with her camera is my favorite. I loved this movie and I cried twice.',
      },
      {
        author: 'Jiwon Park',
        writtenOn: '2017-11-05',
        rating: 9,
        content:
          'This film shows bullying in school exactly as it is. The teacher looks away, the friends laugh, and later nobody did anything. Shouya does not ask for pity and this I respect. The animation is beautiful, above all the water, the fish and the hands that speak. Some friends in the group are not necessary for the story. But I think everyone in school should see it, and I recommend it very much.',
      },
      {
        author: 'Niamh Brennan',
        writtenOn: '2018-02-18',
        rating: 7,
        content:
          "Yamada's film has the patience of Ozu and, in places, the sentiment of a greetings card; the first is stronger. She shoots faces as Shouya sees them, or rather refuses to: big blue crosses cover everybody he is afraid of, and it is a joy whenever one peels off. Compared with Your Name, its great rival of that year, it has less sparkle and far more to say about shame. It is also too long; two hours and ten minutes, with a circle of school friends who quarrel on a bridge more than once. Miyu Irino is very good as the older boy. I liked it a good deal, and I'd have loved a version that trusted its silences.",
      },
    ],
  },
  {
    id: 324786,
    title: 'Hacksaw Ridge',
    releaseDate: '2016-10-07',
    genres: ['drama', 'history', 'war'],
    voteAverage: 8.2,
    voteCount: 14764,
    overview:
      'Desmond Doss from Virginia wants to serve in the Second World War as a medic, but he has sworn never to touch a weapon. In training Sergeant Howell and the other recruits take him for a coward and try to drive him out of the army. His father Tom, a veteran who drinks, and his fiancée Dorothy fear for him. A court-martial must decide whether Doss may go to Okinawa without a rifle.',
    cast: [
      { name: 'Andrew Garfield', character: 'Desmond T. Doss' },
      { name: 'Sam Worthington', character: 'Captain Glover' },
      { name: 'Luke Bracey', character: 'Smitty Ryker' },
      { name: 'Teresa Palmer', character: 'Dorothy Schutte' },
      { name: 'Hugo Weaving', character: 'Tom Doss' },
      { name: 'Rachel Griffiths', character: 'Bertha Doss' },
      { name: 'Vince Vaughn', character: 'Sergeant Howell' },
      { name: 'Ryan Corr', character: 'Lieutenant Manville' },
      { name: 'Richard Roxburgh', character: 'Colonel Stelzer' },
    ],
    crew: [
      { name: 'Mel Gibson', job: 'Director' },
      { name: 'Robert Schenkkan', job: 'Screenplay' },
      { name: 'Andrew Knight', job: 'Screenplay' },
      { name: 'Bill Mechanic', job: 'Producer' },
      { name: 'David Permut', job: 'Producer' },
      { name: 'Bruce Davey', job: 'Producer' },
      { name: 'Paul Currie', job: 'Producer' },
      { name: 'Rupert Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Simon Duggan', job: 'Director of Photography' },
      { name: 'John Gilbert', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'TylerFromTulsa',
        writtenOn: '2017-03-04',
        rating: 9,
        content:
          "Best war movie I've seen in years. Andrew Garfield is so good as Desmond Doss, shy and stubborn, and I can't believe he was a real guy. Vince Vaughn as the sergeant made me laugh out loud. Then the battle starts and nobody laughs. I loved it, and I called my grandpa right after!",
      },
      {
        author: 'Elaine Hutchins',
        writtenOn: '2018-05-28',
        rating: 8,
        content:
          "Mel Gibson tells the story of a man of peace with more blood than any film needs, and it works better than it should. The first hour is old-fashioned: a small town in Virginia, a kind nurse, a father ruined by the First World War. The direction is plain there, almost too sweet. When the company reaches Okinawa the picture changes completely, and the smoke, the mud and the speed of it made me hold the arm of my seat.\n\nAndrew Garfield is the right choice for Doss. He smiles at people who hit him, and you see that it is strength and not foolishness. Hugo Weaving, as the father, has one scene in uniform that moved me more than all the fighting. Teresa Palmer does what she can with a part that mostly waits.\n\nOverall it's a great film with a heavy hand here and there. I don't like violence and I'm glad I stayed. It made me think about what I would refuse to do, and how long I could.",
      },
      {
        author: 'dadof3_nebraska',
        writtenOn: '2019-11-12',
        rating: 8,
        content:
          "The Okinawa half of Hacksaw Ridge is brutal, with fire, rats and men torn apart, so this is nothing for children. My oldest is sixteen and I watched it with her after a long talk. The training camp and Desmond's promise about the rifle led to the best conversation at our table in months. The two younger ones will wait some years. My daughter covered her eyes twice and thanked me at the end. A great movie about courage, and I recommend it from about sixteen up.",
      },
    ],
  },
  {
    id: 313369,
    title: 'La La Land',
    releaseDate: '2016-11-29',
    genres: ['comedy', 'drama', 'romance', 'music'],
    voteAverage: 7.9,
    voteCount: 18_016,
    overview:
      'Mia serves coffee at a film studio in Los Angeles and runs from one audition to the next. Sebastian plays Christmas songs in a restaurant and dreams of a jazz club of his own. They fall in love and encourage each other. Then Sebastian is offered a place in a successful band. Success would take them to different places, and they may lose each other.',
    cast: [
      { name: 'Ryan Gosling', character: 'Sebastian' },
      { name: 'Emma Stone', character: 'Mia' },
      { name: 'John Legend', character: 'Keith' },
      { name: 'Rosemarie DeWitt', character: 'Laura' },
      { name: 'J.K. Simmons', character: 'Bill' },
      { name: 'Finn Wittrock', character: 'Greg' },
      { name: 'Callie Hernandez', character: 'Tracy' },
      { name: 'Sonoya Mizuno', character: 'Caitlin' },
      { name: 'Jessica Rothe', character: 'Alexis' },
      { name: 'Tom Everett Scott', character: 'David' },
    ],
    crew: [
      { name: 'Damien Chazelle', job: 'Director' },
      { name: 'Damien Chazelle', job: 'Writer' },
      { name: 'Justin Hurwitz', job: 'Original Music Composer' },
      { name: 'Linus Sandgren', job: 'Director of Photography' },
      { name: 'Tom Cross', job: 'Editor' },
      { name: 'Jordan Horowitz', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'monicaf',
        writtenOn: '2017-01-29',
        rating: 10,
        content:
          "I love this musical. The planetarium made me roll my eyes and then, about eight seconds later, not. I'm a sucker. But what finished me was the audition, just her in a plain sweater and the room going dark around her, singing about an aunt who jumped in the Seine. We'd run out of napkins, so there was a sock involved, and it was my sister's, and she offered.",
      },
      {
        author: 'movienight_1965',
        writtenOn: '2017-03-06',
        rating: 5,
        content:
          "I was disappointed. I danced in summer stock for nine years. These are two charming people who have had some lessons. Fred and Ginger rehearsed till her shoes filled with blood and you saw their feet the whole time, that was the contract with the audience. Here on the hilltop it's pleasant, they shuffle a bit, they swing round a lamppost. The voices are small. He tells everyone what jazz is, at length, and John Legend has to play the fellow who's wrong for making a living.",
      },
      {
        author: 'monday_with_soup',
        writtenOn: '2022-02-14',
        content:
          "Finally watched it, five years late, because I had been so sick of the trailers and the whole Oscar business. The first number, in a traffic jam, didn't convince me, and the two of them are no great dancers. Then I was won over. Emma Stone's last audition is wonderful, and a quarrel over a burned dinner, with the record running out, is as honest as anything in a film without songs. The colors have aged beautifully. His speeches about jazz haven't. I liked it very much, and I've bought the music.",
      },
    ],
  },
  {
    id: 381284,
    title: 'Hidden Figures',
    releaseDate: '2016-12-10',
    genres: ['drama', 'history'],
    voteAverage: 8,
    voteCount: 10_368,
    overview:
      'Virginia, 1961. Katherine Johnson, Dorothy Vaughan and Mary Jackson are mathematicians at NASA, where black women work apart from the rest. Katherine is sent to the group that must bring an astronaut into space before the Russians do. A colleague hides the numbers from her, and the only toilet she may use is half a mile away. If her numbers are wrong, a man will die in space.',
    cast: [
      { name: 'Taraji P. Henson', character: 'Katherine G. Johnson' },
      { name: 'Octavia Spencer', character: 'Dorothy Vaughan' },
      { name: 'Janelle Monáe', character: 'Mary Jackson' },
      { name: 'Kevin Costner', character: 'Al Harrison' },
      { name: 'Kirsten Dunst', character: 'Vivian Mitchell' },
      { name: 'Jim Parsons', character: 'Paul Stafford' },
      { name: 'Mahershala Ali', character: 'Colonel Jim Johnson' },
      { name: 'Aldis Hodge', character: 'Levi Jackson' },
      { name: 'Glen Powell', character: 'John Glenn' },
      { name: 'Kimberly Quinn', character: 'Ruth' },
    ],
    crew: [
      { name: 'Theodore Melfi', job: 'Director' },
      { name: 'Allison Schroeder', job: 'Screenplay' },
      { name: 'Theodore Melfi', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Pharrell Williams', job: 'Original Music Composer' },
      { name: 'Benjamin Wallfisch', job: 'Original Music Composer' },
      { name: 'Mandy Walker', job: 'Director of Photography' },
      { name: 'Peter Teschner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Sean Okoro',
        writtenOn: '2017-02-19',
        rating: 9,
        content:
          "I was hired in 1968 as a keypunch operator in Hampton, and some of those ladies were still in the building. They wore gloves to work. So when Taraji P. Henson finally lets go in front of the whole office, soaked to the skin, about the coffee pot, I heard a sort of hum go round our theater, mostly from women my age.\n\nDid Mr. Costner's fellow really knock down that sign with a crowbar? He did not, there was no such fellow. I forgave it, because I loved the movie. They needed someone to hold the crowbar.",
      },
      {
        author: 'Lakshmi, class topper',
        writtenOn: '2019-11-02',
        rating: 8,
        content:
          'Every girl must watch this film, and her father also. We saw it in our school hall, more than three hundred girls, and when Dorothy took the book out of the library everybody clapped. Three women are cleverer than the men around them, and they stay polite and strong. The songs are happy, you want to walk faster. Some things happen too easily, my maths teacher said. But she also wiped her eyes. A warm and proud drama, I enjoyed it so much, and I will study harder now.',
      },
    ],
  },
  {
    id: 121856,
    title: "Assassin's Creed",
    releaseDate: '2016-12-21',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 5.4,
    voteCount: 8_087,
    overview:
      "Cal Lynch, a murderer, is executed and wakes up in a laboratory in Madrid. The scientist Sofia Rikkin connects him to a machine that lets him live through the memories of his ancestor Aguilar. In 1492 Aguilar guarded an apple that holds the secret of free will. Sofia's father wants it to rule mankind. If Cal finds it, he goes free, and no one else ever will be.",
    cast: [
      { name: 'Michael Fassbender', character: 'Cal Lynch / Aguilar de Nerha' },
      { name: 'Marion Cotillard', character: 'Sofia Rikkin' },
      { name: 'Jeremy Irons', character: 'Alan Rikkin' },
      { name: 'Brendan Gleeson', character: 'Joseph Lynch' },
      { name: 'Charlotte Rampling', character: 'Ellen Kaye' },
      { name: 'Michael K. Williams', character: 'Moussa' },
      { name: 'Denis Ménochet', character: 'McGowen' },
      { name: 'Ariane Labed', character: 'Maria' },
      { name: 'Khalid Abdalla', character: 'Sultan Muhammad XII' },
      { name: 'Essie Davis', character: 'Mary Lynch' },
    ],
    crew: [
      { name: 'Justin Kurzel', job: 'Director' },
      { name: 'Michael Lesslie', job: 'Screenplay' },
      { name: 'Adam Cooper', job: 'Screenplay' },
      { name: 'Bill Collage', job: 'Screenplay' },
      { name: 'Jed Kurzel', job: 'Original Music Composer' },
      { name: 'Adam Arkapaw', job: 'Director of Photography' },
      { name: 'Christopher Tellefsen', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'press_x_to_nap',
        writtenOn: '2017-01-15',
        rating: 4,
        content:
          "Played every one of these, platinum on four. What's good about them is that you're IN Venice. Or Paris. You buy a hat. So they've made it into a film set three-quarters in a corridor. Each time he gets on a rooftop at last, with the eagle, the dust, the washing lines, it cuts back to a Frenchwoman looking at him through a window.\n\nThe leap off the tower was done by a real stuntman, a hundred and twenty-five feet. I was bored. I'd have stayed for the making-of.",
      },
      {
        author: 'moviedad74',
        writtenOn: '2017-08-08',
        rating: 6,
        content:
          "Same director, same two leads and the same cameraman as their Macbeth the year before, and they approach it in the very same spirit: smoke, murmuring, doom, light coming in sideways. It's far too solemn for anything with a magic apple. I couldn't help liking it. In the canteen Fassbender sings Patsy Cline at a guard, strapped in, off his head, and it seems to have blown in from a braver film.",
      },
      {
        author: 'screenfan572',
        writtenOn: '2019-04-28',
        rating: 7,
        content:
          "they filmed some of it where my family lives, my cousin is in the burning scene, you see his elbow. as a game movie it's solid top 10. the parts in old spain look amazing, the hoods, the blades, that jump from the tower is a REAL jump. wish they stayed there, because the lab stuff with everybody whispering is so slow. fassbender is great as always. critics hated it, i liked it and watched it twice. way better than most of them",
      },
    ],
  },
  {
    id: 274870,
    title: 'Passengers',
    releaseDate: '2016-12-21',
    genres: ['drama', 'romance', 'science-fiction'],
    voteAverage: 7,
    voteCount: 14_162,
    overview:
      "The spaceship Avalon is carrying five thousand sleeping people to a new planet. Because of an accident Jim Preston, a mechanic, wakes up ninety years too early and can't go back to sleep. For a year his only company is Arthur, a robot behind a bar. Jim falls in love with a sleeping writer, Aurora Lane, and knows how her pod can be opened. If he does it, he will take her life away.",
    cast: [
      { name: 'Jennifer Lawrence', character: 'Aurora Lane' },
      { name: 'Chris Pratt', character: 'Jim Preston' },
      { name: 'Michael Sheen', character: 'Arthur' },
      { name: 'Laurence Fishburne', character: 'Gus Mancuso' },
      { name: 'Andy Garcia', character: 'Captain Norris' },
      { name: 'Vince Foster', character: 'Executive Officer' },
      { name: 'Kara Flowers', character: 'Communications Officer' },
      { name: 'Conor Brophy', character: 'Crew Member' },
      { name: 'Julee Cerda', character: 'Instructor' },
      { name: 'Aurora Perrineau', character: 'Best Friend' },
    ],
    crew: [
      { name: 'Morten Tyldum', job: 'Director' },
      { name: 'Jon Spaihts', job: 'Writer' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'Rodrigo Prieto', job: 'Director of Photography' },
      { name: 'Maryann Brandon', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Denise, crew',
        writtenOn: '2017-03-02',
        rating: 8,
        content:
          "Twenty-six years in cabin crew, so on this spaceship the gold-class coffee slot, the wristband that says no, the machine that calls you sir while declining you: documentary. And I know what a person looks like after fourteen hours of nobody. We argued from Doha to Perth, all of economy it felt like, about what we'd do in Jim's place. The chap in 31K said he'd manage two years alone and his wife gave him until Tuesday.\n\nThe swimming pool when gravity goes is the best minute. A good film to argue about. I still look at hotel pools differently.",
      },
      {
        author: 'Nadia_Toulouse',
        writtenOn: '2018-05-13',
        rating: 6,
        content:
          'The idea is very strong: one man wakes up alone on a spaceship and must be alone until he dies. The first half hour I like so much. Then the film becomes a love story, and it makes this too easy for him, and here I have a problem. The ship is beautiful and the swimming pool without gravity is the best scene. Both actors are nice to look at. I would prefer to see it from her side. It is interesting, not bad, and I discuss it the whole evening.',
      },
      {
        author: 'Pod sixteen',
        writtenOn: '2020-04-11',
        rating: 7,
        content:
          "Watched it in week four of lockdown, alone, in a studio flat, having grown the same beard. This is a film about a man alone on a spaceship; I felt seen, then I felt told off, and I liked it. On day nineteen I'd also tried to make friends with a man behind a bar, by post, but that's another story. Would I have opened a pod for company? Please don't ask me before summer.",
      },
    ],
  },
];
