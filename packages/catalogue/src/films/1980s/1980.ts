import type { CatalogueFilm } from '../film.ts';

export const films1980: readonly CatalogueFilm[] = [
  {
    id: 4488,
    title: 'Friday the 13th',
    releaseDate: '1980-05-09',
    genres: ['horror'],
    voteAverage: 6.4,
    voteCount: 3_037,
    overview:
      'Steve Christy wants to reopen Camp Crystal Lake, which has been closed since two counselors were murdered there in 1958. Alice, Bill, Marcie, Jack and the other young counselors laugh at the warnings of the locals and paint the cabins. On the first night a storm comes in and the power fails. Someone is watching them from the woods, and one after another disappears. The others must stay alive until morning.',
    cast: [
      { name: 'Betsy Palmer', character: 'Mrs. Voorhees' },
      { name: 'Adrienne King', character: 'Alice' },
      { name: 'Harry Crosby', character: 'Bill' },
      { name: 'Laurie Bartram', character: 'Brenda' },
      { name: 'Jeannine Taylor', character: 'Marcie' },
      { name: 'Kevin Bacon', character: 'Jack' },
      { name: 'Mark Nelson', character: 'Ned' },
      { name: 'Robbi Morgan', character: 'Annie' },
      { name: 'Peter Brouwer', character: 'Steve Christy' },
      { name: 'Walt Gorney', character: 'Crazy Ralph' },
    ],
    crew: [
      { name: 'Sean S. Cunningham', job: 'Director' },
      { name: 'Sean S. Cunningham', job: 'Producer' },
      { name: 'Victor Miller', job: 'Writer' },
      { name: 'Harry Manfredini', job: 'Original Music Composer' },
      { name: 'Barry Abrams', job: 'Director of Photography' },
      { name: 'Bill Freda', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'slasher_pete80',
        writtenOn: '2013-09-13',
        rating: 8,
        content:
          "the one that started it all and still one of the three best in the series imo. no mask, no zombie, just a summer camp, rain and somebody out there in the trees. tom savini's makeup is gross in the best way, and young kevin bacon is in it. the music (ki ki ki ma ma) still gets under my skin. yeah the middle is slow and they play strip monopoly forever. don't care, i love this cheap little movie",
      },
      {
        author: 'Theo Berger',
        writtenOn: '2019-12-13',
        rating: 4,
        content:
          "horror film? it's the point of view of a tree for an hour!! somebody breathes behind a tree and looks at a girl in shorts and then you cut to the girl and then back to the tree. they play strip monopoly. STRIP MONOPOLY. the banker was winning and i have never been so bored by pants. one good jump which i spoiled for myself by going for crisps",
      },
      {
        author: "Peggy's nephew",
        writtenOn: '2023-07-14',
        rating: 7,
        content:
          "I saw this at a drive-in in Sussex County, New Jersey, not twenty miles from the camp where they shot it. My Aunt Peg had brought me because she thought it was about canoes. At the first scare she threw a full cup of orange soda over the windshield of her own Buick, and we watched the rest through a pink fog. Even so I had a really good time. It's simple and slow in places, but the lake at night is creepy, and for once you feel how dark the woods are.",
      },
    ],
  },
  {
    id: 1891,
    title: 'The Empire Strikes Back',
    releaseDate: '1980-05-20',
    genres: ['adventure', 'action', 'science-fiction'],
    voteAverage: 8.4,
    voteCount: 17_729,
    overview:
      "The rebels are hiding on the ice planet Hoth when Darth Vader finds them and attacks. Han Solo and Princess Leia escape in a broken ship and look for shelter with Han's old friend Lando Calrissian. Luke Skywalker flies to a swamp to find Yoda, the last Jedi teacher. Yoda warns him that he is not ready. Luke must choose: finish his training, or save his friends from Vader and perhaps die with them.",
    cast: [
      { name: 'Mark Hamill', character: 'Luke Skywalker' },
      { name: 'Harrison Ford', character: 'Han Solo' },
      { name: 'Carrie Fisher', character: 'Princess Leia' },
      { name: 'Billy Dee Williams', character: 'Lando Calrissian' },
      { name: 'Anthony Daniels', character: 'C-3PO' },
      { name: 'David Prowse', character: 'Darth Vader' },
      { name: 'Peter Mayhew', character: 'Chewbacca' },
      { name: 'Kenny Baker', character: 'R2-D2' },
      { name: 'Frank Oz', character: 'Yoda (voice)' },
      { name: 'Alec Guinness', character: 'Ben (Obi-Wan) Kenobi' },
    ],
    crew: [
      { name: 'Irvin Kershner', job: 'Director' },
      { name: 'Gary Kurtz', job: 'Producer' },
      { name: 'Leigh Brackett', job: 'Screenplay' },
      { name: 'Lawrence Kasdan', job: 'Screenplay' },
      { name: 'George Lucas', job: 'Story' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Peter Suschitzky', job: 'Director of Photography' },
      { name: 'Paul Hirsch', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'F. Larsen',
        writtenOn: '2013-10-10',
        rating: 9,
        content:
          "Yoda is a puppet. He's a man's arm up to the elbow in rubber and I have been moved by it more often than by my own graduation. Watch what the ears do when Luke says he's not afraid. When it hauls the plane out of the water the movie stops cracking jokes and lets you have a look at how tired the old thing is.\n\nThe best of the Star Wars films. Snow walkers fantastic, obviously. I could watch them fall over all day.",
      },
      {
        author: 'SkywalkerSis',
        writtenOn: '2020-05-09',
        rating: 10,
        content:
          "My favorite Star Wars of them all! The snow battle, the asteroids, Yoda in the swamp, the city in the clouds, it just keeps giving you one great place after another. Han and Leia arguing is so much fun. It's darker than the first one and I love that. My sister and I know every single line.",
      },
      {
        author: 'Marge Tolan',
        writtenOn: '2011-01-30',
        rating: 6,
        content:
          "Nicer to look at than the first and less fun, sorry. Luke hangs upside down in a cave; then he stands on his head in a bog. Half the running time is the same ship failing to start. Then it ends on a shrug and asks us back in three years, and I'd paid for a babysitter. I was let down. That orange city in the clouds though, with everybody's cloaks matching. I would live there and keep my mouth shut.",
      },
    ],
  },
  {
    id: 694,
    title: 'The Shining',
    releaseDate: '1980-05-23',
    genres: ['horror', 'thriller'],
    voteAverage: 8.2,
    voteCount: 18_225,
    overview:
      'Jack Torrance, a writer who used to drink, takes a job as winter caretaker of the Overlook, a hotel in the mountains. His wife Wendy and small son Danny come along. Danny has a gift that the cook, Dick Hallorann, calls shining: he sees terrible things that happened here long ago. The snow cuts the family off from the world. Jack becomes a danger to his own family, and Wendy must get Danny out alive.',
    cast: [
      { name: 'Jack Nicholson', character: 'Jack Torrance' },
      { name: 'Shelley Duvall', character: 'Wendy Torrance' },
      { name: 'Danny Lloyd', character: 'Danny Torrance' },
      { name: 'Scatman Crothers', character: 'Dick Hallorann' },
      { name: 'Barry Nelson', character: 'Stuart Ullman' },
      { name: 'Philip Stone', character: 'Delbert Grady' },
      { name: 'Joe Turkel', character: 'Lloyd' },
      { name: 'Anne Jackson', character: 'Doctor' },
      { name: 'Tony Burton', character: 'Larry Durkin' },
    ],
    crew: [
      { name: 'Stanley Kubrick', job: 'Director' },
      { name: 'Stanley Kubrick', job: 'Screenplay' },
      { name: 'Diane Johnson', job: 'Screenplay' },
      { name: 'Wendy Carlos', job: 'Original Music Composer' },
      { name: 'John Alcott', job: 'Director of Photography' },
      { name: 'Ray Lovejoy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'doug.jansen',
        writtenOn: '2016-01-19',
        rating: 9,
        content:
          "I did two winters as caretaker of a ski lodge in Vermont and I can report that Jack Nicholson never once does any caretaking here. Wendy checks the boiler. Wendy makes the meals. Wendy gets on the radio to the rangers. He throws a tennis ball at a wall and gets mad when she walks in.\n\nThe sound of that tricycle going from carpet to floorboard to carpet is the most frightening thing in it and it's just a kid playing. My dog left the room at the elevator doors. A terrific horror movie.",
      },
      {
        author: 'SandraKowalski',
        writtenOn: '2011-10-30',
        rating: 5,
        content:
          "Read the book first, which was obviously my mistake. In the novel Jack is a decent father who gets ground down bit by bit. Here he has the eyebrows going in the car on the way up, before anybody's even checked in, so where is he supposed to go from there? Beautiful carpet. Poor Shelley Duvall looks as if she needs a week off and a hot meal. I admired a lot of it and didn't believe a word, so I was disappointed. Stephen King was, too.",
      },
      {
        author: 'Arjun F.',
        writtenOn: '2022-03-08',
        rating: 10,
        content:
          "Try drawing the hotel. I did, for a second-year assignment, and it can't be done: the manager's office has a window where there ought to be a corridor, and Danny's route around the kitchen ends up on the wrong floor. My tutor said it was just how sets get built. I got a low mark and I'm still convinced. You spend two hours lost in a place with all the lights on, and hardly any horror film since has dared to be this _bright_. It's my favorite.",
      },
    ],
  },
  {
    id: 525,
    title: 'The Blues Brothers',
    releaseDate: '1980-06-16',
    genres: ['music', 'comedy', 'action', 'crime'],
    voteAverage: 7.7,
    voteCount: 4_385,
    overview:
      'Jake Blues gets out of prison, and his brother Elwood picks him up in an old police car. The orphanage where they grew up needs five thousand dollars or will close. In a church Jake sees the light: they must bring their old band back together and earn the money. They have eleven days, and the police, a group of Nazis and a woman with a rocket launcher are after them.',
    cast: [
      { name: 'John Belushi', character: "'Joliet' Jake Blues" },
      { name: 'Dan Aykroyd', character: 'Elwood Blues' },
      { name: 'James Brown', character: 'Reverend Cleophus James' },
      { name: 'Cab Calloway', character: 'Curtis' },
      { name: 'Ray Charles', character: 'Ray' },
      { name: 'Aretha Franklin', character: 'Mrs. Murphy' },
      { name: 'Carrie Fisher', character: 'Mystery Woman' },
      { name: 'Henry Gibson', character: 'Head Nazi' },
      { name: 'John Candy', character: 'Burton Mercer' },
      { name: 'Kathleen Freeman', character: 'Sister Mary Stigmata' },
    ],
    crew: [
      { name: 'John Landis', job: 'Director' },
      { name: 'Robert K. Weiss', job: 'Producer' },
      { name: 'John Landis', job: 'Screenplay' },
      { name: 'Dan Aykroyd', job: 'Screenplay' },
      { name: 'Stephen M. Katz', job: 'Director of Photography' },
      { name: 'George Folsey Jr.', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'AstridKemp',
        writtenOn: '2010-06-20',
        rating: 9,
        content:
          'I bought my school shoes in that mall! It had closed by then and they filled it up again with Toys R Us just to drive through it. "This place has got everything." My mother worked at the actual wig shop. She said they did it no worse than the January sales.\n\nAretha in her slippers, with the gravy on her apron, telling that man to think. She couldn\'t lip-synch, she sang it different every time, and they cut it together out of sheer love. I love every minute of this musical.',
      },
      {
        author: 'R. Kowalski',
        writtenOn: '2015-11-05',
        rating: 8,
        content:
          "Those are real players, and that's why this is the best film about a band. Donald Dunn with the pipe, Steve Cropper, Matt Murphy: half of Stax behind chicken wire doing Rawhide to flying bottles. I've played that gig, in Doncaster, without the wire. Is there a plot? No, there's a list. I like a list. They cross them off.",
      },
      {
        author: 'Deb from Joliet',
        writtenOn: '2021-04-10',
        rating: 6,
        content:
          "Pros: Aretha Franklin in a diner, Ray Charles in a music store, James Brown in a church, Cab Calloway. Chicago in 1980, real streets, real cold. The shopping mall chase. Deadpan all the way.\nCons: between the songs it drags. One crashed police car is funny, fifty aren't. The brothers never take off the glasses, so you don't get to know them. Carrie Fisher's joke gets repeated too often.\nI liked the music a lot more than the movie. Together that makes a good evening.",
      },
    ],
  },
  {
    id: 813,
    title: 'Airplane!',
    releaseDate: '1980-07-02',
    genres: ['comedy'],
    voteAverage: 7.3,
    voteCount: 4_190,
    overview:
      'Ted Striker, once a fighter pilot, has not touched a plane since the war, but he buys a ticket to Chicago because the stewardess Elaine is leaving him. On board everyone who chose the fish falls ill, among them Captain Oveur and the whole crew. Dr. Rumack says that they need a hospital. Ted must land the plane, talked down by his old commander Kramer, whom he hates, or everyone on board will die.',
    cast: [
      { name: 'Robert Hays', character: 'Ted Striker' },
      { name: 'Julie Hagerty', character: 'Elaine Dickinson' },
      { name: 'Lloyd Bridges', character: 'Steve McCroskey' },
      { name: 'Leslie Nielsen', character: 'Dr. Rumack' },
      { name: 'Robert Stack', character: 'Rex Kramer' },
      { name: 'Peter Graves', character: 'Captain Clarence Oveur' },
      { name: 'Kareem Abdul-Jabbar', character: 'Roger Murdock' },
      { name: 'Lorna Patterson', character: 'Randy' },
      { name: 'Stephen Stucker', character: 'Johnny' },
      { name: 'Barbara Billingsley', character: 'Jive Lady' },
    ],
    crew: [
      { name: 'Jim Abrahams', job: 'Director' },
      { name: 'David Zucker', job: 'Director' },
      { name: 'Jerry Zucker', job: 'Director' },
      { name: 'Jon Davison', job: 'Producer' },
      { name: 'Jim Abrahams', job: 'Writer' },
      { name: 'David Zucker', job: 'Writer' },
      { name: 'Jerry Zucker', job: 'Writer' },
      { name: 'Elmer Bernstein', job: 'Original Music Composer' },
      { name: 'Joseph F. Biroc', job: 'Director of Photography' },
      { name: 'Patrick Kennedy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Becky A.',
        writtenOn: '2012-05-05',
        content:
          "I'm a flight attendant, and for twenty-five years passengers have quoted this comedy at me, with the pause, with the eyebrows, on the night flight out of Denver.\n\nKnow what? I still howl. It's Leslie Nielsen, who never smiles at his own jokes. The nun with the guitar is a thing I've personally wanted to see. Funniest movie ever.",
      },
      {
        author: 'Graham Tully',
        writtenOn: '2017-03-12',
        rating: 8,
        content:
          "I made a spreadsheet (lockdown, no, before lockdown, I've no excuse): 223 gags, 87 minutes, of which I thought 140 were good, 30 awful and the rest I'd have to ask my dad about. He was no help, he was under the coffee table, laughing. It's a very funny film.",
      },
      {
        author: 'K. Baker',
        writtenOn: '2009-10-29',
        rating: 7,
        content:
          "Silly from the first second to the last, and our fourteen-year-old, who laughs at nothing, laughed. There's a joke every ten seconds, in the background too. A few of them are not for children at all (the captain's questions to the little boy, some nudity, a couple of lines about race), so I wouldn't go below thirteen. The trick is that Leslie Nielsen says everything with a serious face. About a third of the jokes didn't work for me. The others did, and I had a good time.",
      },
    ],
  },
  {
    id: 1955,
    title: 'The Elephant Man',
    releaseDate: '1980-10-09',
    genres: ['drama', 'history'],
    voteAverage: 8.1,
    voteCount: 3739,
    overview:
      'London in the 1880s. The surgeon Frederick Treves discovers John Merrick in a side show, where Bytes, his owner, exhibits him for money because of his deformed body. Treves brings him to the London Hospital and presents him to his colleagues. Then he finds out that Merrick can read, speak and feel like anybody else. Merrick wants a quiet home, but the hospital may send him away, and Bytes wants him back in the show.',
    cast: [
      { name: 'Anthony Hopkins', character: 'Frederick Treves' },
      { name: 'John Hurt', character: 'John Merrick' },
      { name: 'Anne Bancroft', character: 'Mrs. Kendal' },
      { name: 'John Gielgud', character: 'Carr Gomm' },
      { name: 'Wendy Hiller', character: 'Mothershead' },
      { name: 'Freddie Jones', character: 'Bytes' },
      { name: 'Michael Elphick', character: 'Night Porter' },
      { name: 'Hannah Gordon', character: 'Mrs. Treves' },
      { name: 'Helen Ryan', character: 'Princess Alex' },
      { name: 'John Standing', character: 'Fox' },
    ],
    crew: [
      { name: 'David Lynch', job: 'Director' },
      { name: 'Jonathan Sanger', job: 'Producer' },
      { name: 'Christopher De Vore', job: 'Screenplay' },
      { name: 'Eric Bergren', job: 'Screenplay' },
      { name: 'David Lynch', job: 'Screenplay' },
      { name: 'John Morris', job: 'Original Music Composer' },
      { name: 'Freddie Francis', job: 'Director of Photography' },
      { name: 'Anne V. Coates', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ulrike P.',
        writtenOn: '2011-01-16',
        content:
          'It is a very sad film and also a film with a lot of respect. David Lynch does not show the face of John Merrick for a long time, and I am ashamed because I am curious like all the people in the side show. When he says the psalm, I must cry. John Hurt speaks so gently under all this mask. Anthony Hopkins is young and very good too. The black and white and the smoke of the factories give me the feeling of an old photograph. I like it very much.',
      },
      {
        author: 'edwinmarsh51',
        writtenOn: '2008-04-19',
        rating: 9,
        content:
          'David Lynch had made one strange film in a stable when he was given this, and he kept just enough of the strangeness. The factories breathe, the gas lamps hiss, and the crowds push forward like water. Everything else he tells as plainly as a Victorian novel, and that restraint is why it moves me so much.\n\nJohn Hurt is buried under make-up and acts with his voice, his hand and the angle of his head. His Merrick is polite, frightened and curious about cathedrals. Anthony Hopkins plays Treves as a good man who begins to wonder whether he is one. Wendy Hiller, as the nurse who bathes Merrick while others write papers about him, is the quiet hero.\n\nOverall it is a film about manners in the deepest sense. A few scenes with the night porter are too cruel for my taste. I loved it, and I have never met anyone who was bored by it.',
      },
      {
        author: 'Wim Aerts',
        writtenOn: '2023-03-05',
        rating: 7,
        content:
          "Finally watched it, after avoiding it for years because I thought it would be a horror movie. It isn't. It's tender, slow and very English, and the first tea with Mrs. Treves was when I gave in. Hopkins with one tear on his cheek is still astonishing. What has held up less well is the night porter and his drunk friends, who are written like cartoon villains. Lynch's dreams with the elephants didn't do anything for me either. I really liked it, and once is enough for me.",
      },
    ],
  },
  {
    id: 11335,
    title: 'Popeye',
    releaseDate: '1980-12-12',
    genres: ['comedy', 'adventure', 'family', 'music'],
    voteAverage: 5.6,
    voteCount: 640,
    overview:
      'A sailor with one eye and huge forearms rows into Sweethaven to look for the father who left him as a baby. He rents a room with the Oyl family, whose daughter Olive is engaged to the bully Bluto. On the night of her engagement party Olive runs away. She meets the sailor, and the two find an abandoned baby. Bluto wants revenge, and they must keep the child safe from him.',
    cast: [
      { name: 'Robin Williams', character: 'Popeye' },
      { name: 'Shelley Duvall', character: 'Olive Oyl' },
      { name: 'Ray Walston', character: 'Poopdeck Pappy' },
      { name: 'Paul Dooley', character: 'Wimpy' },
      { name: 'Paul L. Smith', character: 'Bluto' },
      { name: 'Richard Libertini', character: 'Geezil' },
      { name: 'Donald Moffat', character: 'The Taxman' },
      { name: 'MacIntyre Dixon', character: 'Cole Oyl' },
      { name: 'Roberta Maxwell', character: 'Nana Oyl' },
      { name: 'Donovan Scott', character: 'Castor Oyl' },
    ],
    crew: [
      { name: 'Robert Altman', job: 'Director' },
      { name: 'Jules Feiffer', job: 'Screenplay' },
      { name: 'Harry Nilsson', job: 'Original Music Composer' },
      { name: 'Giuseppe Rotunno', job: 'Director of Photography' },
      { name: 'Robert Evans', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Judith S.',
        writtenOn: '2019-09-14',
        rating: 7,
        content:
          "We went round the set in Malta without one of us having seen the film. It's still standing, they charge you to get in and there's a man dressed as Bluto. So we came home and put it on and spent the whole time pointing at stairs.\n\nAs a film it mumbles. Half the jokes are said by Robin Williams into his own collar while somebody else is talking. But Shelley Duvall doesn't play Olive Oyl so much as turn up already being her, and when she sings He Needs Me in the dark, tripping over her own boots, my husband stopped pointing. An odd film, and we both liked it.",
      },
      {
        author: 'paolo.a',
        writtenOn: '2009-07-22',
        rating: 4,
        content:
          'A musical where nobody can sing, a cartoon where nobody hits anybody for an hour, and a Popeye who DOES NOT LIKE SPINACH. Who was in the room when that was agreed? My grandson asked if the man had something wrong with his mouth. We made it as far as the octopus, which appears to be a beach toy, and then he asked for the tablet. I was bored too.',
      },
    ],
  },
];
