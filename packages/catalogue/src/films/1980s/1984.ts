import type { CatalogueFilm } from '../film.ts';

export const films1984: readonly CatalogueFilm[] = [
  {
    id: 10823,
    title: 'Children of the Corn',
    releaseDate: '1984-03-09',
    genres: ['horror', 'thriller'],
    voteAverage: 5.7,
    voteCount: 1_116,
    overview:
      'In Gatlin, Nebraska, the boy preacher Isaac has ordered the children to murder everyone over nineteen. Three years later Burt, a young doctor, and his girlfriend Vicky are driving to his new job when they hit a boy near Gatlin. Only little Job and his sister Sarah are not with Isaac and the brutal Malachai. Burt and Vicky must get out of town, or they will be sacrificed to the one in the corn.',
    cast: [
      { name: 'Peter Horton', character: 'Burt' },
      { name: 'Linda Hamilton', character: 'Vicky' },
      { name: 'R.G. Armstrong', character: 'Diehl' },
      { name: 'John Franklin', character: 'Isaac' },
      { name: 'Courtney Gains', character: 'Malachai' },
      { name: 'Robby Kiger', character: 'Job' },
      { name: 'Anne Marie McEvoy', character: 'Sarah' },
      { name: 'Julie Maddalena', character: 'Rachel' },
      { name: 'John Philbin', character: 'Amos' },
      { name: 'Jonas Marlowe', character: 'Joseph' },
    ],
    crew: [
      { name: 'Fritz Kiersch', job: 'Director' },
      { name: 'Donald P. Borchers', job: 'Producer' },
      { name: 'Terence Kirby', job: 'Producer' },
      { name: 'George Goldsmith', job: 'Screenplay' },
      { name: 'Jonathan Elias', job: 'Original Music Composer' },
      { name: 'Raoul Lomas', job: 'Director of Photography' },
      { name: 'Harry Keramidas', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Wade Harlan',
        writtenOn: '2015-10-24',
        rating: 4,
        content:
          "I grow corn. That field has had no cultivation for three years, no spray, no nitrogen, and there's not a weed in it and the ears are filled to the tip. Whatever walks behind the rows is good for sixty bushels an acre.\n\nThe first ten minutes in the café are really scary. After that people run through corn, and I was bored, and I like corn.",
      },
      {
        author: 'Sandra Pym',
        writtenOn: '2009-08-27',
        rating: 6,
        content:
          'Malachai\'s FACE. That boy with the red hair and a huge jaw shouting "OUTLANDER" scared me at nine worse than any demon, as there was a boy at my school, Keith. Isaac sounds as if he swallowed a bagpipe. And Linda Hamilton tied up on a cross of maize the same year as The Terminator! She can\'t have had a day off. A horror film I liked for an hour, and then it falls apart, when something starts digging about under the soil.',
      },
      {
        author: 'gatlin_kid_omaha',
        writtenOn: '2021-03-30',
        rating: 7,
        content:
          "first one is still the best corn movie, and there are like ten of them, i've seen them all so you don't have to. the opening in the diner is brutal. isaac and malachai are two of the creepiest kids of the eighties, that red hair, OUTLANDER!! linda hamilton is good. yeah it gets goofy when the thing under the ground shows up and the effects are bad. i grew up around cornfields. this messed me up for years and i love it",
      },
    ],
  },
  {
    id: 9336,
    title: 'Police Academy',
    releaseDate: '1984-03-22',
    genres: ['comedy', 'crime'],
    voteAverage: 6.7,
    voteCount: 2487,
    overview:
      'The new mayor has opened the school for policemen to all who want to join. Carey Mahoney is given the choice between prison and training, so he signs up and tries to be thrown out. Around him are the giant Hightower, the gun lover Tackleberry and rich Karen Thompson. Lieutenant Harris wants all of them to quit. But Mahoney begins to like it there, and must finish or go to prison.',
    cast: [
      { name: 'Steve Guttenberg', character: 'Carey Mahoney' },
      { name: 'G.W. Bailey', character: 'Lt. Harris' },
      { name: 'George Gaynes', character: 'Commandant Lassard' },
      { name: 'Kim Cattrall', character: 'Karen Thompson' },
      { name: 'Bubba Smith', character: 'Moses Hightower' },
      { name: 'Michael Winslow', character: 'Larvell Jones' },
      { name: 'Andrew Rubin', character: 'George Martin' },
      { name: 'David Graf', character: 'Tackleberry' },
      { name: 'Leslie Easterbrook', character: 'Sgt. Callahan' },
      { name: 'Donovan Scott', character: 'Leslie Barbara' },
    ],
    crew: [
      { name: 'Hugh Wilson', job: 'Director' },
      { name: 'Paul Maslansky', job: 'Producer' },
      { name: 'Neal Israel', job: 'Screenplay' },
      { name: 'Pat Proft', job: 'Screenplay' },
      { name: 'Hugh Wilson', job: 'Screenplay' },
      { name: 'Robert Folk', job: 'Original Music Composer' },
      { name: 'Michael D. Margulies', job: 'Director of Photography' },
      { name: 'Robert Brown', job: 'Editor' },
      { name: 'Zach Staenberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'vhs_cop_fan90',
        writtenOn: '2013-02-10',
        rating: 8,
        content:
          'the first one is the best one, and i say that as a guy who owns all seven. tackleberry, hightower, hooks with her tiny voice, jones making machine gun noises, what a squad. harris is a perfect idiot boss. some jokes are way over the line today and the blue oyster bar got old the second time. but the driving lesson in the tiny car? still makes me cry laughing. dumb fun, i loved it at twelve and nothing has changed',
      },
      {
        author: 'Marijke D.',
        writtenOn: '2021-01-24',
        rating: 5,
        content:
          "Rewatched this with a pizza, because everyone in my class quoted it in 1985. What holds up is Michael Winslow: the sounds he makes are a real talent, and the movie stops to admire him every time. Guttenberg is easy company. What doesn't hold up is nearly everything about women and gay people, and some gags go on for minutes after the laugh. I smiled about eight times and I cringed about eight times. It's okay if you were there, and disappointing if you weren't.",
      },
      {
        author: 'Emeka O.',
        writtenOn: '2016-08-27',
        rating: 7,
        content:
          "We rented this so often when I was a boy in Enugu that the tape went gray, and my uncle could do all of Jones's noises. Last Christmas I put it on again and the whole sitting room was laughing before the first lesson was over. Hightower driving the small car with the seats torn out is a classic. It is rude in places, so send the small ones to bed. A warm film about people nobody expected anything from. I enjoyed it very much.",
      },
    ],
  },
  {
    id: 311,
    title: 'Once Upon a Time in America',
    releaseDate: '1984-05-23',
    genres: ['drama', 'crime'],
    voteAverage: 8.4,
    voteCount: 5_754,
    overview:
      'In 1968 an old man called Noodles comes back to New York because of a letter about the graves of his friends. He remembers how he, Max and two others became a gang in the 1920s, how he loved Deborah, and how they grew rich selling alcohol. Noodles believes that his betrayal killed his friends. He must find out who has called him back and what that person wants.',
    cast: [
      { name: 'Robert De Niro', character: "David 'Noodles' Aaronson" },
      { name: 'James Woods', character: "Maximilian 'Max' Bercovicz" },
      { name: 'Elizabeth McGovern', character: 'Deborah Gelly' },
      { name: 'Joe Pesci', character: 'Frankie Monaldi' },
      { name: 'Burt Young', character: 'Joe' },
      { name: 'Tuesday Weld', character: 'Carol' },
      { name: 'Treat Williams', character: "James Conway O'Donnell" },
      { name: 'William Forsythe', character: "Philip 'Cockeye' Stein" },
      { name: 'James Hayden', character: "Patrick 'Patsy' Goldberg" },
      { name: 'Jennifer Connelly', character: 'Young Deborah' },
    ],
    crew: [
      { name: 'Sergio Leone', job: 'Director' },
      { name: 'Arnon Milchan', job: 'Producer' },
      { name: 'Sergio Leone', job: 'Screenplay' },
      { name: 'Leonardo Benvenuti', job: 'Screenplay' },
      { name: 'Piero De Bernardi', job: 'Screenplay' },
      { name: 'Enrico Medioli', job: 'Screenplay' },
      { name: 'Ennio Morricone', job: 'Original Music Composer' },
      { name: 'Tonino Delli Colli', job: 'Director of Photography' },
      { name: 'Nino Baragli', job: 'Editor' },
    ],
    reviews: [
      {
        author: "Charlotte's gran",
        writtenOn: '2008-03-15',
        rating: 10,
        content:
          "There is a little boy who buys a cream cake to give to a girl, so that she will let him... well. He sits down on the stairs to wait, and he looks at it. A lick. A finger round the edge. Then the cherry. Leone gives that four minutes and I'd give him forty. I love this gangster film. I have baked that cake with my grandchildren, paper collar and all, and every one of them sits on the step with it and starts at the side.\n\nFour hours? I had ironing. It flew.",
      },
      {
        author: 'Dermot Quill',
        writtenOn: '2017-03-04',
        rating: 7,
        content:
          "Leone's farewell; slower than The Good, the Bad and the Ugly, sadder than The Godfather, and a good deal harder to love than either. The childhood scenes are as fine as anything of their kind, and there's a small boy with a cream cake on a staircase whom I shall not forget. Morricone's pan pipes I could have done with less of. De Niro and Woods are both splendid. The film's treatment of its women is another matter; there is a scene in a car that I found close to unwatchable, and I was not in the mood for sympathy afterwards. A flawed, beautiful gangster film, which I admired for nearly four hours and liked for about three.",
      },
      {
        author: 'Ruben Slow',
        writtenOn: '2023-09-05',
        rating: 8,
        content:
          "Don't rent the short one, my uncle says the cut they showed in America put everything in order like a shoe rack and it made no sense at all. In the long one you get lost on purpose, and it's a wonderful gangster film. A frisbee flies in one decade and De Niro looks up in another. James Woods has never had so few teeth and been so frightening.",
      },
    ],
  },
  {
    id: 927,
    title: 'Gremlins',
    releaseDate: '1984-06-08',
    genres: ['fantasy', 'horror', 'comedy'],
    voteAverage: 7.1,
    voteCount: 6_614,
    overview:
      'Rand Peltzer, an inventor whose gadgets never work, buys a small furry animal in Chinatown as a Christmas present for his son Billy. Gizmo can sing, and he comes with three rules: no bright light, no water, and no food after midnight. Billy breaks them by accident. Soon the little town of Kingston Falls is overrun by hundreds of vicious creatures. On Christmas Eve Billy, his girlfriend Kate and Gizmo must stop them.',
    cast: [
      { name: 'Zach Galligan', character: 'Billy Peltzer' },
      { name: 'Phoebe Cates', character: 'Kate Beringer' },
      { name: 'Hoyt Axton', character: 'Rand Peltzer' },
      { name: 'Frances Lee McCain', character: 'Lynn Peltzer' },
      { name: 'Polly Holliday', character: 'Ruby Deagle' },
      { name: 'Corey Feldman', character: 'Pete Fountaine' },
      { name: 'Dick Miller', character: 'Murray Futterman' },
      { name: 'Keye Luke', character: 'Mr. Wing' },
      { name: 'Judge Reinhold', character: 'Gerald Hopkins' },
      { name: 'Howie Mandel', character: 'Gizmo (voice)' },
    ],
    crew: [
      { name: 'Joe Dante', job: 'Director' },
      { name: 'Michael Finnell', job: 'Producer' },
      { name: 'Chris Columbus', job: 'Writer' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'John Hora', job: 'Director of Photography' },
      { name: 'Tina Hirsch', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Mogwai_Max',
        writtenOn: '2011-12-19',
        rating: 8,
        content:
          "best christmas horror movie, easy. gizmo is cute for exactly the right amount of time and then stripe and his gang wreck the town. the kitchen scene!! billy's mom alone with a mixer and a microwave, she's a better fighter than most action heroes. love the puppets, love the bar full of drunk gremlins. way nastier than i remembered from when i was eight. second one is crazier but this one has the scares",
      },
      {
        author: 'trailerfan376',
        writtenOn: '2017-12-24',
        rating: 7,
        content:
          "In the middle of this horror comedy there's a speech about a chimney that nobody would let you keep today. The studio wanted it out, Spielberg wanted it out, and it sits there among the puppets like a stone in a bun. I can't tell if it's a joke. I've asked people. My gran laughed. I like the film a lot, that speech included.",
      },
      {
        author: 'E. Jordan',
        writtenOn: '2006-12-10',
        content:
          "Too scary for children, and I didn't like it. Our boy was seven, he'd got the toy, he'd got the lunch box. He watched until the nasty ones hatched. We had eleven months of a light on, no baths unless with the door open and no eating after six to be on the safe side. Who's it for? Clever, I'm sure, but not funny in our house.",
      },
    ],
  },
  {
    id: 279,
    title: 'Amadeus',
    releaseDate: '1984-09-19',
    genres: ['drama', 'history', 'music'],
    voteAverage: 8,
    voteCount: 4_727,
    overview:
      'In Vienna the old composer Antonio Salieri confesses to a priest that he destroyed Mozart. He served the emperor and asked God for nothing but music. Then Wolfgang Mozart arrives, who giggles, swears and writes perfect music without a correction. Salieri is the only one at court who understands how good it is. He must choose: save the music he loves, or destroy the man he hates.',
    cast: [
      { name: 'F. Murray Abraham', character: 'Antonio Salieri' },
      { name: 'Tom Hulce', character: 'Wolfgang Amadeus Mozart' },
      { name: 'Elizabeth Berridge', character: 'Constanze Mozart' },
      { name: 'Simon Callow', character: 'Emanuel Schikaneder' },
      { name: 'Roy Dotrice', character: 'Leopold Mozart' },
      { name: 'Christine Ebersole', character: 'Katerina Cavalieri' },
      { name: 'Jeffrey Jones', character: 'Emperor Joseph II' },
      { name: 'Charles Kay', character: 'Count Orsini-Rosenberg' },
      { name: 'Vincent Schiavelli', character: "Salieri's Valet" },
    ],
    crew: [
      { name: 'Miloš Forman', job: 'Director' },
      { name: 'Peter Shaffer', job: 'Screenplay' },
      { name: 'Miroslav Ondříček', job: 'Director of Photography' },
      { name: 'Nena Danevic', job: 'Editor' },
      { name: 'Michael Chandler', job: 'Editor' },
      { name: 'Saul Zaentz', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Second viola',
        writtenOn: '2018-04-27',
        rating: 9,
        content:
          "Yes, yes, the real Salieri was a nice man, I've heard it from every cellist I ever sat near. None of them can explain why they cry when this Salieri reads the loose manuscript pages and lets them fall.\n\nThe dictation scene is what rehearsal feels like on the two good days a year. Bassoons, then the tenors, then you hear it all at once. I'm a violist. I am Salieri in _most_ rooms, and I love this costume drama.",
      },
      {
        author: 'Joanna_Wisniewska',
        writtenOn: '2010-08-16',
        rating: 7,
        content:
          'I play the piano since I am six years old, so I am curious about this movie. It is very long, but it is beautiful: the costumes, Prague, and of course the music. I do not like how Mozart laughs, it is too much. But Salieri is great, because he hates Mozart and at the same time he cries when he reads his notes. The history is not correct, our teacher says. It does not matter for me. A good movie, and after it I practice more.',
      },
    ],
  },
  {
    id: 24128,
    title: 'Stop Making Sense',
    releaseDate: '1984-10-19',
    genres: ['documentary', 'music'],
    voteAverage: 8.3,
    voteCount: 357,
    overview:
      'Hollywood, December 1983. A singer walks onto an empty stage with a tape player and a guitar and sings alone. With every song one more musician joins him, while stagehands roll in the drums, the keyboards and the lamps. Soon nine people are running, dancing and sweating together. There is no story and no interview, so the songs alone must keep a whole hall on its feet for an hour and a half.',
    cast: [
      { name: 'David Byrne', character: 'Self - Vocals, Guitar' },
      { name: 'Tina Weymouth', character: 'Self - Bass, Vocals' },
      { name: 'Chris Frantz', character: 'Self - Drums' },
      { name: 'Jerry Harrison', character: 'Self - Guitar, Keyboards' },
      { name: 'Bernie Worrell', character: 'Self - Keyboards' },
      { name: 'Alex Weir', character: 'Self - Guitar' },
      { name: 'Steven Scales', character: 'Self - Percussion' },
      { name: 'Lynn Mabry', character: 'Self - Backing Vocals' },
      { name: 'Ednah Holt', character: 'Self - Backing Vocals' },
    ],
    crew: [
      { name: 'Jonathan Demme', job: 'Director' },
      { name: 'Gary Goetzman', job: 'Producer' },
      { name: 'Jordan Cronenweth', job: 'Director of Photography' },
      { name: 'Lisa Day', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Fretless Tom',
        writtenOn: '2014-08-23',
        rating: 9,
        content:
          'Jordan Cronenweth lights this concert like a stage play, and that\'s why it beats all the others. No colored spots, no smoke, hardly a shot of the crowd until late on. White light on Byrne\'s shoes, a standing lamp for "This Must Be the Place", huge shadows on the back wall for "Girlfriend Is Better". You always see who is playing what. I\'ve watched a lot of rock films for the camera work and this is my favorite of them.',
      },
      {
        author: 'Moira Shaughnessy',
        writtenOn: '2024-01-13',
        rating: 8,
        content:
          "The plan of it is so simple that I explained it to my dad on the bus: one man, one tape player, then two people, then three. He's seventy-six and likes Jim Reeves. By \"Burning Down the House\" he had his coat off and was drumming on the seat in front, and the woman in that seat turned round and thanked him. David Byrne jogs laps round the stage for an entire song, Tina Weymouth grins at everybody, and Alex Weir dances with a guitar as if it weighed nothing. I loved it. It's the happiest film I've seen in a cinema for years, and dad wants the record.",
      },
      {
        author: 'zoe.r',
        writtenOn: '2023-10-02',
        rating: 9,
        content:
          "The big suit!! I knew it from pictures but it's so much funnier when it moves. David Byrne dancing with a lamp made me smile until my face hurt. Everyone on that stage looks like they're having the best night of their lives. I knew two songs going in and now I love all of them. So good.",
      },
    ],
  },
  {
    id: 218,
    title: 'The Terminator',
    releaseDate: '1984-10-26',
    genres: ['action', 'thriller', 'science-fiction'],
    voteAverage: 7.7,
    voteCount: 13_886,
    overview:
      'Two naked men appear in Los Angeles in 1984. One is a machine that looks like a man and kills every Sarah Connor in the phone book. The other is Kyle Reese, a soldier from the future, who finds the right Sarah, a waitress, just in time. He tells her that her son will lead mankind against the machines. Sarah must escape from the machine, or mankind has no future.',
    cast: [
      { name: 'Arnold Schwarzenegger', character: 'The Terminator' },
      { name: 'Michael Biehn', character: 'Kyle Reese' },
      { name: 'Linda Hamilton', character: 'Sarah Connor' },
      { name: 'Paul Winfield', character: 'Lieutenant Ed Traxler' },
      { name: 'Lance Henriksen', character: 'Detective Hal Vukovich' },
      { name: 'Bess Motta', character: 'Ginger Ventura' },
      { name: 'Rick Rossovich', character: 'Matt Buchanan' },
      { name: 'Earl Boen', character: 'Dr. Peter Silberman' },
      { name: 'Dick Miller', character: 'Pawnshop Clerk' },
      { name: 'Bill Paxton', character: 'Punk Leader' },
    ],
    crew: [
      { name: 'James Cameron', job: 'Director' },
      { name: 'Gale Anne Hurd', job: 'Producer' },
      { name: 'James Cameron', job: 'Screenplay' },
      { name: 'Gale Anne Hurd', job: 'Screenplay' },
      { name: 'Brad Fiedel', job: 'Original Music Composer' },
      { name: 'Adam Greenberg', job: 'Director of Photography' },
      { name: 'Mark Goldblatt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Wes Latimer',
        writtenOn: '2014-07-19',
        rating: 9,
        content:
          "I love how cheap this science fiction is. The future's a parking lot with skulls on it. They couldn't afford permits, so some of that is simply Cameron and a camera out of a van at 4 a.m. And it moves like nothing else: he's coming, you run, he's coming.\n\nThe nightclub in slow motion, the red dot that climbs up to her forehead. Schwarzenegger has never been so good as with seventeen lines.",
      },
      {
        author: 'Denise Alvarez',
        writtenOn: '2020-10-10',
        rating: 8,
        content:
          "James Cameron did not have much money when he made this, and I think that helped. The story starts running in the first minutes and never sits down. A man is coming to kill a woman, another man tries to stop him, and that's all you need. The Los Angeles of 1984 is dirty and dark, and the short scenes of the future look like a nightmare. Brad Fiedel's music sounds like a heart made of metal.\n\nArnold Schwarzenegger has very few lines and uses his face and body like a machine. It is the perfect part for him. But for me this is Linda Hamilton's movie. Sarah begins as a waitress who can't carry three plates, and step by step she finds out how strong she is. Michael Biehn is intense and a little sad.\n\nSome effects look old, mostly when the machine has no skin. Overall it's a terrific thriller, smarter than it looks, and I enjoyed it as much as I did at fifteen.",
      },
      {
        author: 'Stop-motion Dave',
        writtenOn: '2007-04-04',
        rating: 6,
        content:
          "A good action film, not as great as people say. Some of the effects are jerky puppets out of an old Sinbad film, and all five of us laughed at those, in 1984. Biehn does his love scene as if reporting a burglary. But the synthesiser, dun dun dun, da-dun. My washing machine does that.\n\nI'd put against that the best piece of storytelling in any of these pictures, which is the police station. There's a sergeant at a desk behind glass who tells him to take a seat, it may be a while, and he looks round the room, politely, as if he's thinking of renting it, and says \"I'll be back.\" We all turned to each other in the dark with our mouths open, five lads, one Cortina.",
      },
    ],
  },
  {
    id: 377,
    title: 'A Nightmare on Elm Street',
    releaseDate: '1984-11-09',
    genres: ['horror'],
    voteAverage: 7.3,
    voteCount: 5_284,
    overview:
      'Four teenagers on Elm Street have the same nightmare, in which a burned man with knives on his fingers hunts them through a boiler room. Tina is killed in her sleep. Nancy Thompson finds out that a person who dies in the dream is really dead. Her mother finally tells her who Fred Krueger was. Nancy and her boyfriend Glen have to stay awake until they find a way to fight back.',
    cast: [
      { name: 'John Saxon', character: 'Lieutenant Don Thompson' },
      { name: 'Ronee Blakley', character: 'Marge Thompson' },
      { name: 'Heather Langenkamp', character: 'Nancy Thompson' },
      { name: 'Amanda Wyss', character: 'Tina Gray' },
      { name: 'Jsu Garcia', character: 'Rod Lane' },
      { name: 'Johnny Depp', character: 'Glen Lantz' },
      { name: 'Robert Englund', character: 'Fred Krueger' },
      { name: 'Charles Fleischer', character: 'Dr. King' },
      { name: 'Joseph Whipp', character: 'Sergeant Parker' },
      { name: 'Lin Shaye', character: 'Teacher' },
    ],
    crew: [
      { name: 'Wes Craven', job: 'Director' },
      { name: 'Robert Shaye', job: 'Producer' },
      { name: 'Wes Craven', job: 'Writer' },
      { name: 'Charles Bernstein', job: 'Original Music Composer' },
      { name: 'Jacques Haitkin', job: 'Director of Photography' },
      { name: 'Patrick McMahon', job: 'Editor' },
      { name: 'Rick Shaine', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Nadia, night doctor',
        writtenOn: '2012-10-05',
        rating: 8,
        content:
          "Junior doctor, 36-hour on-call. I watched this horror film at the hospital at 3 a.m. with a coffee pot under my chair, as Nancy does, and if you've been up for a day and a half the stairs really do go soft like that. I thought it was great. It's the truest thing in cinema about nights.\n\nShe sets traps from a library book! I like that the parents are no help at all.",
      },
      {
        author: 'krueger_kid_tj',
        writtenOn: '2018-02-02',
        rating: 8,
        content:
          "freddy before he became a comedian, and that's why it's the best of the whole series. he hides in the dark and scrapes his knives on the pipes and that's enough. the bathtub, the stairs that turn to glue, the phone, all time classics. johnny depp in a crop top. nancy is one of the smartest final girls, she builds traps! the acting of the mom is wild. i saw it at eleven and didn't sleep for a week, best decision ever",
      },
      {
        author: 'Imelda Roe',
        writtenOn: '2005-10-31',
        rating: 5,
        content:
          "Freddy shows off too much to be scary, and I was disappointed. He wastes half his time on making his arms long. The start's great: somebody's hands building something in a cellar and you don't know what it's for. The girl is good. Everyone over thirty is dreadful. The skipping song is better than the film, and my niece knows it, and she's never seen this.",
      },
    ],
  },
  {
    id: 1884,
    title: 'The Ewok Adventure',
    releaseDate: '1984-11-25',
    genres: ['family', 'fantasy', 'adventure', 'science-fiction', 'tv-movie'],
    voteAverage: 5.9,
    voteCount: 317,
    overview:
      "The Towani family's spaceship has crashed on the forest moon of Endor. The parents, Jeremitt and Catarine, are captured by the giant Gorax. Their children Mace and Cindel are found by the Ewoks. Young Wicket becomes friends with Cindel, who falls ill. When the Ewoks find a bracelet of their mother's, Mace is sure that she's alive. With Wicket, Deej and Chukha-Trok they must cross the mountains and free their parents from the giant.",
    cast: [
      { name: 'Eric Walker', character: 'Mace' },
      { name: 'Warwick Davis', character: 'Wicket' },
      { name: 'Fionnula Flanagan', character: 'Catarine' },
      { name: 'Guy Boyd', character: 'Jeremitt' },
      { name: 'Aubree Miller', character: 'Cindel' },
      { name: 'Dan Frishman', character: 'Deej' },
      { name: 'Debbie Lee Carrington', character: 'Weechee' },
      { name: 'Tony Cox', character: 'Widdle' },
      { name: 'Kevin Thompson', character: 'Chukha-Trok' },
      { name: 'Burl Ives', character: 'Narrator' },
    ],
    crew: [
      { name: 'John Korty', job: 'Director' },
      { name: 'George Lucas', job: 'Producer' },
      { name: 'Bob Carrau', job: 'Screenplay' },
      { name: 'George Lucas', job: 'Story' },
      { name: 'Peter Bernstein', job: 'Original Music Composer' },
      { name: 'John Korty', job: 'Director of Photography' },
      { name: 'John Nutt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Caravan Kev',
        writtenOn: '2013-12-05',
        rating: 7,
        content:
          "Recorded off the television on to a tape that began with eleven minutes of snooker. I was six and loved it. The little white pony, the candle of pure light, the spider cave with my brother's hand over my eyes. I could have drawn you the giant with the axe from memory and when I saw him again at thirty-five he was a bloke in leggings. The film is slow, and I'm still fond of it.\n\nBurl Ives explains what everyone is feeling. You need him to, as they have zippers where their faces stop moving.",
      },
      {
        author: 'carolr',
        writtenOn: '2018-05-04',
        rating: 4,
        content:
          'In release order this is where they discovered that you can point a camera at plush for an hour and a half. It does have a real forest, I think those are the redwoods north of San Francisco, and a good matte painting or two. The boy shouts at his sister, at the teddies, at a lake. He shouts at the lake quite a lot. As an adventure it bored me most of the time.',
      },
      {
        author: 'reed83',
        writtenOn: '2007-07-21',
        rating: 6,
        content:
          "A gentle adventure for the smallest Star Wars fans, and that is how we used it. My grandchildren, five and seven, loved Wicket and the pony. The giant and the big spiders scared the five-year-old for a minute, and both were worried about the mom and dad in the cage. It's slow for grown-ups, the boy is always angry, and a narrator explains every feeling. But it is kind and has nice forests. I found it pleasant enough, and they would watch it again tomorrow.",
      },
    ],
  },
];
