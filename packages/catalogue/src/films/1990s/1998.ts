import type { CatalogueFilm } from '../film.ts';

export const films1998: readonly CatalogueFilm[] = [
  {
    id: 2666,
    title: 'Dark City',
    releaseDate: '1998-02-27',
    genres: ['mystery', 'science-fiction'],
    voteAverage: 7.3,
    voteCount: 3_169,
    overview:
      'John Murdoch wakes in a hotel bath in a city where it is always night. He remembers nothing, there is a dead woman in the room, and Inspector Bumstead wants him for murder. Pale men in long coats, the Strangers, are after him as well. With Emma, who says that she is his wife, and Dr. Schreber, John must find out who he is before he is caught.',
    cast: [
      { name: 'Rufus Sewell', character: 'John Murdoch' },
      { name: 'William Hurt', character: 'Inspector Frank Bumstead' },
      { name: 'Kiefer Sutherland', character: 'Dr. Daniel P. Schreber' },
      { name: 'Jennifer Connelly', character: 'Emma Murdoch' },
      { name: "Richard O'Brien", character: 'Mr. Hand' },
      { name: 'Ian Richardson', character: 'Mr. Book' },
      { name: 'Bruce Spence', character: 'Mr. Wall' },
      { name: 'Colin Friels', character: 'Det. Eddie Walenski' },
      { name: 'John Bluthal', character: 'Karl Harris' },
      { name: 'Mitchell Butel', character: 'Officer Husselbeck' },
    ],
    crew: [
      { name: 'Alex Proyas', job: 'Director' },
      { name: 'Andrew Mason', job: 'Producer' },
      { name: 'Alex Proyas', job: 'Producer' },
      { name: 'Alex Proyas', job: 'Story' },
      { name: 'Alex Proyas', job: 'Screenplay' },
      { name: 'Lem Dobbs', job: 'Screenplay' },
      { name: 'David S. Goyer', job: 'Screenplay' },
      { name: 'Trevor Jones', job: 'Original Music Composer' },
      { name: 'Dariusz Wolski', job: 'Director of Photography' },
      { name: 'Dov Hoenig', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Pete from Winnipeg',
        writtenOn: '2012-11-09',
        rating: 7,
        content:
          "Dark City, director's cut.\n\nPros: the buildings, which move like furniture. Great sets, great hats. Richard O'Brien as Mr. Hand, very creepy. A mystery that plays fair. Under two hours.\n\nCons: Kiefer Sutherland speaks as if he had run up the stairs before every line. Jennifer Connelly has little to do except sing. The theatrical version opens with a voice that explains far too much, so start with the other one.\n\nGood movie. I liked it and I'd see it again.",
      },
      {
        author: 'Nadine H.',
        writtenOn: '2001-03-30',
        rating: 8,
        content:
          "The city is the star of this science fiction movie. Every street is from another decade: a cafeteria from 1940, cars from 1955, lamps from my grandmother's hall, all under the same wet black sky. Nothing matches, and that is a clue. I kept looking behind the actors at the windows and the signs. Rufus Sewell is fine. The sets are a wonder, and worth your evening by themselves.",
      },
      {
        author: 'barry nocturnal',
        writtenOn: '2021-10-17',
        content:
          "You wake up in the bath and you don't know your own name: I had that once after my cousin's wedding in Leeds, though without the pale gentlemen in the coats. Dark City does it better. The first half hour is a superb bad dream, with Murdoch running about in a long coat and William Hurt playing his accordion. The fights later on are less to my taste. I was never bored, I liked it, and I've checked the clock at midnight ever since.",
      },
    ],
  },
  {
    id: 10494,
    title: 'Perfect Blue',
    releaseDate: '1998-02-28',
    genres: ['animation', 'thriller'],
    voteAverage: 8.3,
    voteCount: 3_146,
    overview:
      "Mima Kirigoe sings in a trio of pop idols in Tokyo. Her agency wants her to become an actress, and she takes a part in a television thriller. Some admirers can't forgive her, and a stranger writes a diary in her name on the internet. Mima starts to see her former self, and people around her are attacked. She must find out who is behind it before she loses her mind.",
    cast: [
      { name: 'Junko Iwao', character: 'Mima Kirigoe (voice)' },
      { name: 'Rica Matsumoto', character: 'Rumi (voice)' },
      { name: 'Shinpachi Tsuji', character: 'Tadokoro (voice)' },
      { name: 'Masaaki Okura', character: 'Mamoru Uchida (voice)' },
      { name: 'Yosuke Akimoto', character: 'Tejima (voice)' },
      { name: 'Yoku Shioya', character: 'Takao Shibuya (voice)' },
      { name: 'Hideyuki Hori', character: 'Sakuragi (voice)' },
      { name: 'Emi Shinohara', character: 'Eri Ochiai (voice)' },
      { name: 'Emiko Furukawa', character: 'Yukiko (voice)' },
      { name: 'Shiho Niiyama', character: 'Rei (voice)' },
    ],
    crew: [
      { name: 'Satoshi Kon', job: 'Director' },
      { name: 'Sadayuki Murai', job: 'Screenplay' },
      { name: 'Yoshikazu Takeuchi', job: 'Novel' },
      { name: 'Masahiro Ikumi', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'otakuricardo',
        writtenOn: '2014-05-03',
        rating: 9,
        content:
          'best anime thriller of the 90s, no discussion. satoshi kon cuts from dream to tv show to real life in the middle of a sentence and your brain falls over. the other mima hopping from lamp to lamp in that pink dress is scarier than any slasher. some scenes are really hard to watch, be warned, not for kids. my ranking of kon: this, paprika, millennium actress. masterpiece and it is only 80 minutes',
      },
      {
        author: 'Jisoo from Daegu',
        writtenOn: '2021-06-14',
        rating: 8,
        content:
          'I am a fan of idol groups, and because of that this movie hurts me. Mima smiles on the stage, and at home she feeds her fish alone in a very small room. The fans think they own her. I see such people on the internet every day, and the movie is from 1998! It is confusing in the middle, so I watched some parts two times. The end song still plays in my head. Great film, I liked it and I was also angry.',
      },
      {
        author: 'Marcus Feldt',
        writtenOn: '2010-11-20',
        rating: 8,
        content:
          'Perfect Blue looks like a modest production, and it says more about fame than most expensive ones. Satoshi Kon directs animation as if he had a real camera and a ruthless editor. Again and again a scene ends, a voice calls "cut", and we learn that we were watching a rehearsal. After half an hour I trusted nothing, which is exactly where Mima is.\n\nJunko Iwao gives her a soft public voice and a smaller private one. Rica Matsumoto is warm as Rumi, the manager who wanted a different career for her. The drawings are plain at times, with still crowds and flat streets, but the faces are alive, and the shy fan with the long hair is an unforgettable figure.\n\nOverall, this is a gripping thriller for adults, with scenes of violence that stay with you. I found one of them too long. I still recommend it strongly, also to viewers who think they don\'t like anime.',
      },
    ],
  },
  {
    id: 2157,
    title: 'Lost in Space',
    releaseDate: '1998-04-03',
    genres: ['science-fiction', 'adventure'],
    voteAverage: 5.4,
    voteCount: 1_305,
    overview:
      'In 2058 the Earth is dying. Professor John Robinson is sent to another planet with his wife Maureen, his daughters and his son Will. They are to sleep for ten years while Major Don West flies the ship. Dr. Smith, who was paid to destroy the mission, is trapped on board by mistake. To escape from the sun they jump through space. They must find the way back, or mankind has no new home.',
    cast: [
      { name: 'William Hurt', character: 'Prof. John Robinson' },
      { name: 'Matt LeBlanc', character: 'Maj. Don West' },
      { name: 'Mimi Rogers', character: 'Maureen Robinson' },
      { name: 'Heather Graham', character: 'Judy Robinson' },
      { name: 'Gary Oldman', character: 'Dr. Zachary Smith / Spider Smith' },
      { name: 'Lacey Chabert', character: 'Penny Robinson' },
      { name: 'Jack Johnson', character: 'Will Robinson' },
      { name: 'Jared Harris', character: 'Older Will Robinson' },
      { name: 'Lennie James', character: 'Jeb Walker' },
      { name: 'Dick Tufeld', character: 'The Robot (voice)' },
    ],
    crew: [
      { name: 'Stephen Hopkins', job: 'Director' },
      { name: 'Akiva Goldsman', job: 'Producer' },
      { name: 'Mark W. Koch', job: 'Producer' },
      { name: 'Akiva Goldsman', job: 'Writer' },
      { name: 'Bruce Broughton', job: 'Original Music Composer' },
      { name: 'Peter Levy', job: 'Director of Photography' },
      { name: 'Ray Lovejoy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Andrea_Kos',
        writtenOn: '2011-01-24',
        rating: 5,
        content:
          'I do not know the old series, I watch it only because my boyfriend likes space films. The beginning is good: the ship, the robot, the nice boy who builds things. Gary Oldman is the bad doctor and he is funny. Then they fly through time, there are spiders and a small monkey from the computer, and I do not understand who is where. The effects look old today. It is all right for an evening, but I forget it very quickly.',
      },
      {
        author: 'Ted Mallory',
        writtenOn: '2016-02-07',
        rating: 7,
        content:
          "Model maker here. First hour: gorgeous. The ship opens like an artichoke. Suits that zip themselves in carbon, a robot you'd really run from, little Will steering it by hologram from another room. I've built its hull twice.\n\nThen they go through a time door and it gets dull. Everyone's sad and it's two decades on, there's dust everywhere, I lost my place and have never honestly got it back. Good half, bad half, and on the whole I liked it. Theme tune at the end slaps.",
      },
      {
        author: 'Gina Portillo',
        writtenOn: '2003-05-19',
        rating: 5,
        content:
          "Matt LeBlanc in space, being Joey, that's the pitch, he calls a woman \"cold fish\" after she's told him no. Poor Mimi Rogers had one scene in which she orders the men to stop it and then she's put back in her drawer. There is an idea here about fathers and time which needed only somebody who would sit still to hear it out. The little girl with the camera diary gave me a laugh. It's a mess, watchable once.",
      },
    ],
  },
  {
    id: 8656,
    title: 'Deep Impact',
    releaseDate: '1998-05-08',
    genres: ['action', 'drama', 'science-fiction'],
    voteAverage: 6.2,
    voteCount: 3_288,
    overview:
      "The schoolboy Leo Biederman sees an unknown dot in the sky. A year later the reporter Jenny Lerner learns the secret of President Beck: a comet is on its way to Earth. A ship under the old astronaut Spurgeon Tanner is sent to blow it up. In case it fails, caves are being built for a million people, chosen by lottery. Everyone else, Jenny's divided family too, has a few months left.",
    cast: [
      { name: 'Robert Duvall', character: "Captain Spurgeon 'Fish' Tanner" },
      { name: 'Téa Leoni', character: 'Jenny Lerner' },
      { name: 'Elijah Wood', character: 'Leo Biederman' },
      { name: 'Vanessa Redgrave', character: 'Robin Lerner' },
      { name: 'Morgan Freeman', character: 'President Tom Beck' },
      { name: 'Maximilian Schell', character: 'Jason Lerner' },
      { name: 'James Cromwell', character: 'Alan Rittenhouse' },
      { name: 'Ron Eldard', character: 'Oren Monash' },
      { name: 'Jon Favreau', character: 'Gus Partenza' },
      { name: 'Leelee Sobieski', character: 'Sarah Hotchner' },
      { name: 'Blair Underwood', character: 'Mark Simon' },
    ],
    crew: [
      { name: 'Mimi Leder', job: 'Director' },
      { name: 'David Brown', job: 'Producer' },
      { name: 'Richard D. Zanuck', job: 'Producer' },
      { name: 'Bruce Joel Rubin', job: 'Writer' },
      { name: 'Michael Tolkin', job: 'Writer' },
      { name: 'James Horner', job: 'Original Music Composer' },
      { name: 'Dietrich Lohmann', job: 'Director of Photography' },
      { name: 'David Rosenbloom', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Becky P.',
        writtenOn: '2014-05-09',
        rating: 8,
        content:
          "Two films about a rock from space came out that summer, and this is the sad one. It's the better one, too, and I love it. It's all goodbyes. Vanessa Redgrave puts on her pearls. A daughter tells her father that she's angry with him. Everybody has somebody to forgive.\n\nI worked nights at a call centre. You get to know what folk say when it's the last thing.",
      },
      {
        author: 'Theresa Boyle',
        writtenOn: '2019-02-18',
        rating: 6,
        content:
          'Mimi Leder does something unusual with a disaster movie. For most of the time nothing breaks. She shows us people who have to decide what to do with the last months of their lives, and she lets them be quiet. I liked that very much. The scenes in space are tense, and the big effects, when they come, still look good.\n\nThe problem is that there are too many people. Robert Duvall is excellent as the old astronaut, and Morgan Freeman is a President anyone would trust. Vanessa Redgrave does a lot with a few minutes. Tea Leoni, who has the main part, seemed strangely cold to me. The story of the two teenagers who marry could have been a whole movie, and here it gets fifteen minutes.\n\nOverall it is a decent, serious film that made me think about my own family. I was moved a couple of times and I looked at my watch a couple of times.',
      },
      {
        author: 'Lena L.',
        writtenOn: '2023-07-30',
        rating: 6,
        content:
          "Can you get past a whole city in a traffic jam on a small motorbike, uphill, with a girl on the back? I ride, I've run it past the club and we say: two up, those hills, yes, but you'd have wanted to set out at breakfast. Enjoyed it all the same, for a disaster film. I cried, and so did Gaz.",
      },
    ],
  },
  {
    id: 929,
    title: 'Godzilla',
    releaseDate: '1998-05-20',
    genres: ['science-fiction', 'action', 'thriller'],
    voteAverage: 5.6,
    voteCount: 4_204,
    overview:
      "After nuclear tests in the Pacific a giant lizard comes out of the sea and heads for New York. The Army asks the biologist Niko Tatopoulos for help, and he finds out that the animal has come to lay eggs. The Army doesn't believe him. Only Philippe Roaché, a Frenchman with secrets of his own, takes his side. They must find the eggs before hundreds of lizards hatch.",
    cast: [
      { name: 'Matthew Broderick', character: 'Dr. Niko Tatopoulos' },
      { name: 'Jean Reno', character: 'Philippe Roaché' },
      { name: 'Maria Pitillo', character: 'Audrey Timmonds' },
      { name: 'Hank Azaria', character: "Victor 'Animal' Palotti" },
      { name: 'Kevin Dunn', character: 'Colonel Hicks' },
      { name: 'Michael Lerner', character: 'Mayor Ebert' },
      { name: 'Harry Shearer', character: 'Charles Caiman' },
      { name: 'Arabella Field', character: 'Lucy Palotti' },
      { name: 'Vicki Lewis', character: 'Dr. Elsie Chapman' },
      { name: 'Doug Savant', character: "Sergeant O'Neal" },
      { name: 'Malcolm Danare', character: 'Dr. Mendel Craven' },
    ],
    crew: [
      { name: 'Roland Emmerich', job: 'Director' },
      { name: 'Dean Devlin', job: 'Producer' },
      { name: 'Dean Devlin', job: 'Screenplay' },
      { name: 'Roland Emmerich', job: 'Screenplay' },
      { name: 'David Arnold', job: 'Original Music Composer' },
      { name: 'Ueli Steiger', job: 'Director of Photography' },
      { name: 'Peter Amundson', job: 'Editor' },
      { name: 'David Siegel', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'kaiju_club_osaka',
        writtenOn: '2010-08-06',
        rating: 7,
        content:
          "i know every godzilla movie from japan, and ok, this is not godzilla, this is a big fast iguana. if you forget the name it's a good monster movie! the first hour is great, only a foot, a tail, rain, cars jumping on the street. jean reno is super cool. the babies are too much like jurassic park. in my ranking of all of them it's low, maybe number twenty, but i watched it five times. more fun than people want to say",
      },
      {
        author: 'Nora N.',
        writtenOn: '2017-05-17',
        rating: 6,
        content:
          "\"No croissants?\" Four French secret agents chewing gum so as to pass for American, and Reno doing Elvis at a checkpoint. They're the funniest part of this monster film.\n\nAnd it rains! From beginning to end! It rained so much that you can't see what he looks like, just a leg, a tail going round a corner, and for half an hour that's pretty exciting, on the big screen, with the floor shaking and some guy's Sprite coming down the slope. A silly film, and I had a good evening.",
      },
      {
        author: 'Carl Dupree',
        writtenOn: '2021-01-22',
        rating: 4,
        content:
          "The babies. Two hundred of them hatch in Madison Square Garden and slip about on gumballs. Was nobody told to stop? It's Jurassic Park again, with worse doors, for what felt like an entire ice hockey season. They make fun of a famous critic, but you have to be good first. I was bored and a bit deaf.",
      },
    ],
  },
  {
    id: 37165,
    title: 'The Truman Show',
    releaseDate: '1998-06-04',
    genres: ['comedy', 'drama'],
    voteAverage: 8.2,
    voteCount: 20_076,
    overview:
      "Truman Burbank sells insurance on the pretty island of Seahaven, has a cheerful wife, Meryl, and an old friend, Marlon. He doesn't know that everyone around him is an actor and that his life has been a television show since his birth, directed by Christof. Then a lamp falls from the heavens, and Truman thinks of Sylvia, who once tried to warn him. He wants to leave, and Christof does everything to keep him.",
    cast: [
      { name: 'Jim Carrey', character: 'Truman Burbank' },
      { name: 'Laura Linney', character: 'Meryl Burbank / Hannah Gill' },
      { name: 'Noah Emmerich', character: 'Marlon / Louis Coltrane' },
      { name: 'Natascha McElhone', character: 'Lauren Garland / Sylvia' },
      { name: 'Holland Taylor', character: 'Angela Burbank / Alanis Montclair' },
      { name: 'Ed Harris', character: 'Christof' },
      { name: 'Paul Giamatti', character: 'Simeon' },
      { name: 'Brian Delate', character: 'Kirk Burbank / Walter Moore' },
      { name: 'Peter Krause', character: 'Lawrence' },
      { name: 'Blair Slater', character: 'Young Truman' },
    ],
    crew: [
      { name: 'Peter Weir', job: 'Director' },
      { name: 'Scott Rudin', job: 'Producer' },
      { name: 'Andrew Niccol', job: 'Producer' },
      { name: 'Andrew Niccol', job: 'Writer' },
      { name: 'Burkhard Dallwitz', job: 'Original Music Composer' },
      { name: 'Peter Biziou', job: 'Director of Photography' },
      { name: 'William M. Anderson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Rafael Z.',
        writtenOn: '2010-10-10',
        rating: 9,
        content:
          "All natural cocoa beans from the upper slopes of Mount Nicaragua, no artificial sweeteners. My sister and I scream that speech at each other. We're in our forties, and this sad comedy about a man whose life is a TV show is our favorite film.\n\nLaura Linney, never mentioned, doing three jobs: the actress who's sick of him, the wife he thinks she is, and the one who's frightened he's going to drive the car into the sea. You can see all of them in her teeth.",
      },
      {
        author: 'Ricardo_PT',
        writtenOn: '2015-01-08',
        rating: 7,
        content:
          'A man lives in a perfect town and does not know that it is television. This idea is so good that I ask myself why nobody has it before. Jim Carrey is not so crazy as in other films, and I like him much more like this. His wife makes advertising for cocoa in the middle of a fight, this is very funny and also terrible. In the middle it becomes a little slow for me. Today, with the internet, I think the movie is even more true. I like it.',
      },
      {
        author: 'Tom P.',
        writtenOn: '2022-04-18',
        rating: 10,
        content:
          "Seven months without leaving my flat and then I watch this. _Well._ Anyhow. I'd forgotten how much I love this film. And there's something I'd never caught in the shots through the dashboard and the ring and the pencil sharpener, those dark round corners: whoever's looking is always a bit too close and always from below, like a child at a grown-up's party. Poor Truman, everyone watches him and nobody is near. I had a good howl. I walked to the postbox with nothing to post.",
      },
    ],
  },
  {
    id: 3050,
    title: 'Doctor Dolittle',
    releaseDate: '1998-06-26',
    genres: ['comedy', 'family', 'fantasy'],
    voteAverage: 5.7,
    voteCount: 3_269,
    overview:
      'As a boy John Dolittle could talk to animals, until the grown-ups drove it out of him. Now he is a surgeon in San Francisco and has little time for his wife and daughters. One night he understands what a dog, Lucky, says to him. Soon rats, owls and a sick tiger come to him for help. If he treats them, he may lose his job and be called insane.',
    cast: [
      { name: 'Eddie Murphy', character: 'Dr. John Dolittle' },
      { name: 'Ossie Davis', character: 'Grandpa Archer Dolittle' },
      { name: 'Oliver Platt', character: 'Dr. Mark Weller' },
      { name: 'Peter Boyle', character: 'Calloway' },
      { name: 'Richard Schiff', character: 'Dr. Gene Reiss' },
      { name: 'Kristen Wilson', character: 'Lisa Dolittle' },
      { name: 'Jeffrey Tambor', character: 'Dr. Fish' },
      { name: 'Kyla Pratt', character: 'Maya Dolittle' },
      { name: 'Raven-Symoné', character: 'Charisse Dolittle' },
      { name: 'Norm Macdonald', character: 'Lucky (voice)' },
      { name: 'Chris Rock', character: 'Rodney (voice)' },
    ],
    crew: [
      { name: 'Betty Thomas', job: 'Director' },
      { name: 'John Davis', job: 'Producer' },
      { name: 'David T. Friendly', job: 'Producer' },
      { name: 'Joseph Singer', job: 'Producer' },
      { name: 'Nat Mauldin', job: 'Screenplay' },
      { name: 'Larry Levin', job: 'Screenplay' },
      { name: 'Richard Gibbs', job: 'Original Music Composer' },
      { name: 'Russell Boyd', job: 'Director of Photography' },
      { name: 'Peter Teschner', job: 'Editor' },
    ],
    reviews: [
      {
        author: "Norm's biggest fan",
        writtenOn: '2013-06-13',
        rating: 7,
        content:
          'Norm Macdonald as a mutt, saying everything like he\'s reading it off the back of his hand. That dog gets his temperature taken in the usual place and what he says about it, "this is the wet one," I can\'t repeat in front of my sister without us both going. RIP to a legend. A dumb, funny movie and I like it a lot.',
      },
      {
        author: 'Hilary Peake',
        writtenOn: '2009-07-01',
        rating: 4,
        content:
          "Lofting's Doctor lived in Puddleby-on-the-Marsh, wore a high hat, learned his languages from a parrot with a great deal of study, and was poor because he was kind. He did not shout. This one is a rich man with a nice car who's embarrassed at first. I count eleven jokes about rear ends, after which I went and saw to the hens. I disliked it, and so would he.",
      },
      {
        author: 'Valerie Ostrom',
        writtenOn: '2020-02-25',
        content:
          "My daughters, six and ten, laughed at every animal, above all at Lucky the dog and at the two rats who fight all the time. There are a lot of jokes about bottoms, so know your family. Nothing is scary; the sick tiger made the small one a little sad. Eddie Murphy is calmer than usual and is nice to watch as a dad who learns something. I could have done without the business talk. It's a harmless, fairly funny movie and we had a good afternoon.",
      },
    ],
  },
  {
    id: 73,
    title: 'American History X',
    releaseDate: '1998-07-01',
    genres: ['drama'],
    voteAverage: 8.3,
    voteCount: 12_497,
    overview:
      'In Venice Beach the schoolboy Danny Vinyard hands in an essay in praise of Hitler. Principal Bob Sweeney gives him one night to write another, about his older brother Derek. Derek became the leader of a skinhead gang after their father was shot, and he went to prison for killing two men. He comes home that same day a changed man. Now he has to get Danny away from Cameron and the gang.',
    cast: [
      { name: 'Edward Norton', character: 'Derek Vinyard' },
      { name: 'Edward Furlong', character: 'Danny Vinyard' },
      { name: "Beverly D'Angelo", character: 'Doris Vinyard' },
      { name: 'Jennifer Lien', character: 'Davina Vinyard' },
      { name: 'Ethan Suplee', character: 'Seth Ryan' },
      { name: 'Fairuza Balk', character: 'Stacey' },
      { name: 'Avery Brooks', character: 'Bob Sweeney' },
      { name: 'Elliott Gould', character: 'Murray' },
      { name: 'Stacy Keach', character: 'Cameron Alexander' },
      { name: 'Guy Torry', character: 'Lamont' },
    ],
    crew: [
      { name: 'Tony Kaye', job: 'Director' },
      { name: 'John Morrissey', job: 'Producer' },
      { name: 'David McKenna', job: 'Writer' },
      { name: 'Anne Dudley', job: 'Original Music Composer' },
      { name: 'Tony Kaye', job: 'Director of Photography' },
      { name: 'Jerry Greenberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'T. Wells',
        writtenOn: '2012-11-11',
        rating: 9,
        content:
          "Shown it to lads in custody perhaps sixty times. They all go dead at the kerb. Then someone always says it out loud, the thing I'm listening out for, which is that he looks good. Edward Norton does, he's been lit like a statue, muscles, white shorts, slow motion, a choir. Half of my hour goes on that shot. Who wanted him to look good? Why does it work on you? It's a powerful film about hate and very well made, but I'd never put it on and leave the room.",
      },
      {
        author: 'MartaRossi',
        writtenOn: '2019-07-23',
        rating: 5,
        content:
          "I was disappointed, this is as subtle as a brick. Racism: there's a dad at a breakfast table and he says one sentence, so that is where it comes from. Redemption: he folds sheets with a funny guy. A dozen violins tell you whenever it's sad. I do not see how someone that quick is turned around by laundry.\n\nNorton is phenomenal and I'd have watched him do something else. The table scene with poor Elliott Gould, the roast, the sister's hair, I held my breath from beginning to end of it, so I know what they might have made.",
      },
      {
        author: 'Tori M.',
        writtenOn: '2023-12-01',
        rating: 10,
        content:
          "This movie about a neo-Nazi and his little brother hit me so hard. Edward Norton is terrifying and then he breaks your heart. The past is in black and white and the present is in color, so it's easy to follow. I hated that I was cheering during the basketball game. It's brutal, be warned. Everybody should see it once!",
      },
    ],
  },
  {
    id: 544,
    title: "There's Something About Mary",
    releaseDate: '1998-07-15',
    genres: ['romance', 'comedy'],
    voteAverage: 6.6,
    voteCount: 5_310,
    overview:
      'In 1985 Mary Jensen, the most beautiful girl at school, asks shy Ted Stroehmann to the prom. An accident with his zipper sends him to the hospital instead. Thirteen years later he hires the detective Pat Healy, who finds her in Miami, falls in love and tells Ted that she is fat and has four kids. When Ted learns the truth, he must win her before a liar does, and hide that he hired Healy.',
    cast: [
      { name: 'Cameron Diaz', character: 'Mary Jensen' },
      { name: 'Matt Dillon', character: 'Pat Healy' },
      { name: 'Ben Stiller', character: 'Ted Stroehmann' },
      { name: 'Lee Evans', character: 'Tucker' },
      { name: 'Chris Elliott', character: 'Dom Woganowski' },
      { name: 'Lin Shaye', character: 'Magda' },
      { name: 'Jeffrey Tambor', character: 'Sully' },
      { name: 'Markie Post', character: 'Sheila Jensen' },
      { name: 'Keith David', character: 'Charlie Jensen' },
      { name: 'W. Earl Brown', character: 'Warren Jensen' },
    ],
    crew: [
      { name: 'Bobby Farrelly', job: 'Director' },
      { name: 'Peter Farrelly', job: 'Director' },
      { name: 'Frank Beddor', job: 'Producer' },
      { name: 'Michael Steinberg', job: 'Producer' },
      { name: 'Ed Decter', job: 'Screenplay' },
      { name: 'John J. Strauss', job: 'Screenplay' },
      { name: 'Peter Farrelly', job: 'Screenplay' },
      { name: 'Bobby Farrelly', job: 'Screenplay' },
      { name: 'Jonathan Richman', job: 'Original Music Composer' },
      { name: 'Mark Irwin', job: 'Director of Photography' },
      { name: 'Christopher Greenbury', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'tanaka82',
        writtenOn: '2011-08-18',
        rating: 8,
        content:
          "When poor Ben Stiller gets stuck in his zip, and the policeman's in the bathroom window, and the fireman comes, and someone says \"is it the frank or the beans?\" I was on the floor of a Vue between two rows. They'd never show it, I thought. They show it! It's up for about a second and a half, I've never been the same with zips.\n\nJonathan Richman strumming in a tree. More films need somebody strumming in a tree. Funniest comedy of its year, easily.",
      },
      {
        author: 'Hattie Crane',
        writtenOn: '2018-07-12',
        rating: 5,
        content:
          "Count them up: five men following one woman about, with binoculars, false legs, false teeth and a false name, listening in on her, going through her friends, and the hero has paid for the first of them. It's all done very sunnily. She laughs at everything, she's got beer and a hot dog, she's not so much a person as a day off.\n\nI did snort at the dog in plaster. Otherwise I didn't enjoy this comedy much.",
      },
      {
        author: 'Stephen Arkwright',
        writtenOn: '2023-01-27',
        rating: 6,
        content:
          "Half of this is among the coarsest things I have sat through and the other half has the heart of a Lubitsch; the joins show, yet I laughed oftener than at any comedy since A Fish Called Wanda. Stiller suffers beautifully. Diaz, who is asked to be every man's dream, plays it with such good cheer that one almost doesn't mind that five men are lying to her. A minstrel in a tree comments on the plot, for which many sins may be forgiven. The jokes about the disabled brother I could have spared. Vulgar, uneven, oddly sweet; I enjoyed it rather against my better judgement.",
      },
    ],
  },
  {
    id: 857,
    title: 'Saving Private Ryan',
    releaseDate: '1998-07-24',
    genres: ['war', 'drama', 'history'],
    voteAverage: 8.2,
    voteCount: 17_107,
    overview:
      'June 1944. Three of four brothers from an Iowa farm have been killed, and the Army wants to send the last one, Private James Ryan, home to his mother. He has jumped into Normandy with the wrong regiment, and no one knows where he is. Captain Miller leads seven men behind the enemy lines to find him. They must risk eight lives to bring back one.',
    cast: [
      { name: 'Tom Hanks', character: 'Captain John H. Miller' },
      { name: 'Tom Sizemore', character: 'Sergeant Mike Horvath' },
      { name: 'Edward Burns', character: 'Private Richard Reiben' },
      { name: 'Barry Pepper', character: 'Private Daniel Jackson' },
      { name: 'Adam Goldberg', character: 'Private Stanley Mellish' },
      { name: 'Vin Diesel', character: 'Private Adrian Caparzo' },
      { name: 'Giovanni Ribisi', character: 'T-4 Medic Irwin Wade' },
      { name: 'Jeremy Davies', character: 'Corporal Timothy P. Upham' },
      { name: 'Matt Damon', character: 'Private James Francis Ryan' },
      { name: 'Ted Danson', character: 'Captain Fred Hamill' },
      { name: 'Paul Giamatti', character: 'Sergeant William Hill' },
    ],
    crew: [
      { name: 'Steven Spielberg', job: 'Director' },
      { name: 'Ian Bryce', job: 'Producer' },
      { name: 'Mark Gordon', job: 'Producer' },
      { name: 'Robert Rodat', job: 'Writer' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Janusz Kamiński', job: 'Director of Photography' },
      { name: 'Michael Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ivan A.',
        writtenOn: '2008-06-06',
        rating: 10,
        content:
          "My grandfather was in the second wave on Omaha Beach. He never went to the movies, but he asked to be driven to this one, and he sat with his cap on his knee and didn't say a word. Afterward, over dinner, he said that they had got the sound right. The landing is the most frightening thing I have ever seen on a screen, and the story that follows, eight men looking for one, is simple and strong. I can't be neutral about it. I think it's a great movie.",
      },
      {
        author: 'Leon Hatch',
        writtenOn: '2014-08-31',
        rating: 6,
        content:
          "Brooklyn wiseacre, praying southern sniper, Jewish kid, medic with a mother, coward who reads. You could cast it out of a cereal box. That first landing is the most frightening thing I've ever paid for, nobody could say otherwise. So how does the same man go straight on to a speech in every ruin, with the light coming in, and a flag at either end to hold it up?\n\nHalf a great war film, half a bad one.",
      },
      {
        author: 'Clara Yates',
        writtenOn: '2021-02-17',
        rating: 8,
        content:
          "Turn off the picture of this war film and listen to the church. They've stopped for the night, someone's dripping, someone writes out a dead boy's letter so the blood won't show, and underneath, miles away, guns, so soft that it's more in the pew than in your ear. Then Horvath and Hanks laughing about a man called Vecchio and his drawings. I mix radio plays. I've stolen that distance for about eleven of them. A very fine film, above all for the ear.",
      },
    ],
  },
  {
    id: 9320,
    title: 'The Avengers',
    releaseDate: '1998-08-13',
    genres: ['action', 'adventure', 'thriller', 'science-fiction', 'comedy'],
    voteAverage: 4.5,
    voteCount: 777,
    overview:
      'London is hit by snow in summer and by sudden storms: someone controls the weather. The secret agent John Steed has to find out who it is, together with Dr. Emma Peel, a scientist who is a suspect herself. The trail leads to Sir August de Wynter, who wants the world to pay him for good weather. Steed and Peel must stop him before London is frozen to death.',
    cast: [
      { name: 'Ralph Fiennes', character: 'John Steed' },
      { name: 'Uma Thurman', character: 'Emma Peel' },
      { name: 'Sean Connery', character: 'Sir August de Wynter' },
      { name: 'Patrick Macnee', character: 'Invisible Jones' },
      { name: 'Jim Broadbent', character: 'Mother' },
      { name: 'Fiona Shaw', character: 'Father' },
      { name: 'Suzy Eddie Izzard', character: 'Bailey' },
      { name: 'Eileen Atkins', character: 'Alice' },
      { name: 'John Wood', character: 'Trubshaw' },
      { name: 'Carmen Ejogo', character: 'Brenda' },
    ],
    crew: [
      { name: 'Jeremiah S. Chechik', job: 'Director' },
      { name: 'Jerry Weintraub', job: 'Producer' },
      { name: 'Don MacPherson', job: 'Screenplay' },
      { name: 'Joel McNeely', job: 'Original Music Composer' },
      { name: 'Roger Pratt', job: 'Director of Photography' },
      { name: 'Mick Audsley', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Hiro G.',
        writtenOn: '2016-01-31',
        rating: 3,
        content:
          "The villains hold a board meeting in teddy bear costumes. Full-size furry bears, one pink, one blue, Sean Connery inside a big brown one, and he delivers a blackmail plan to them with the head off. I sat up and I thought, all right, somebody here is mad, this may yet be fun.\n\nBut no! Those nine minutes are the only good ones in a terrible spy comedy. Everything round it has been cut down with shears, so that people arrive in places we never saw them set off for, and Fiennes and Thurman swap remarks about tea like two people reading each other's crosswords out.",
      },
      {
        author: 'Catriona Bell',
        writtenOn: '2005-06-18',
        rating: 3,
        content:
          'I have loved the old TV series since I was a girl. It was light, it was clever, and Steed and Mrs. Peel were FRIENDS. In this movie they read lines at each other as if from two different rooms. The story has been cut so much that people turn up in places we never saw them go to. Patrick Macnee, the real Steed, is in it, and he is INVISIBLE, can you believe that? The teddy bear meeting made me smile. Apart from that I felt nothing but embarrassment.',
      },
      {
        author: 'Paolo Cole',
        writtenOn: '2020-07-14',
        rating: 6,
        content:
          "I know everybody hates this spy film, and I like it. Empty London with no extras in it, because apparently it was too dear to fill the streets, so it's all white squares and one red phone box and mechanical wasps. There is a house where the stairs go round and come back to where you started and she runs up and down them in black for a good while. It's like a perfume advert that's mislaid the bottle. Mute it, put on some Broadcast, lovely.",
      },
    ],
  },
  {
    id: 36647,
    title: 'Blade',
    releaseDate: '1998-08-21',
    genres: ['action', 'horror'],
    voteAverage: 6.8,
    voteCount: 6_646,
    overview:
      "Blade's mother was bitten by a vampire just before he was born. He has the strength of vampires, can walk in daylight, and hunts them with old Abraham Whistler. One night he saves Karen, a doctor who has been bitten. Meanwhile Deacon Frost, a young vampire, has read in the old books how to become a god. The hunter must stop him before all people are turned into vampires.",
    cast: [
      { name: 'Wesley Snipes', character: 'Blade' },
      { name: 'Stephen Dorff', character: 'Deacon Frost' },
      { name: 'Kris Kristofferson', character: 'Abraham Whistler' },
      { name: "N'Bushe Wright", character: 'Karen' },
      { name: 'Donal Logue', character: 'Quinn' },
      { name: 'Udo Kier', character: 'Dragonetti' },
      { name: 'Arly Jover', character: 'Mercury' },
      { name: 'Traci Lords', character: 'Racquel' },
      { name: 'Kevin Patrick Walls', character: 'Krieger' },
      { name: 'Tim Guinee', character: 'Dr. Curtis Webb' },
      { name: 'Sanaa Lathan', character: 'Vanessa' },
    ],
    crew: [
      { name: 'Stephen Norrington', job: 'Director' },
      { name: 'Peter Frankfurt', job: 'Producer' },
      { name: 'Wesley Snipes', job: 'Producer' },
      { name: 'Robert Engelman', job: 'Producer' },
      { name: 'David S. Goyer', job: 'Writer' },
      { name: 'Mark Isham', job: 'Original Music Composer' },
      { name: 'Theo van de Sande', job: 'Director of Photography' },
      { name: 'Paul Rubell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Megan G.',
        writtenOn: '2014-08-21',
        rating: 9,
        content:
          "A guy gets taken by a girl in this vampire movie through a fridge of meat into a club where it's that track, you know the track, and everyone's got their arms up, and you think oh he's in for a weird one, and a drop falls on his hand. Then they turn the sprinklers on. If you weren't sat up straight by then I can't help you. Best first five minutes of any film ever!!!! And then it just keeps going, I love it. We played it off my cousin's laptop at his wedding.",
      },
      {
        author: 'Dre Vaughn',
        writtenOn: '2019-12-11',
        rating: 7,
        content:
          "before all the big superhero movies there was this and it's still cooler than most of them. that opening in the club with the blood coming from the ceiling?? top 5 opening of the nineties. wesley snipes has the coat, the sword, the attitude, he says like forty words. kris kristofferson is great. the middle is slow and the cgi blood is bad even for 1998. second one is better, this one is close behind. love it",
      },
      {
        author: 'Haem student Ravi',
        writtenOn: '2022-10-29',
        rating: 5,
        content:
          "EDTA is an anticoagulant, granted, we've tubes of it with purple lids, but you don't blow up. I held one and thought about it. The doctor gets bitten on a Tuesday and by Thursday she's invented a cure with one centrifuge in a shed! I wish. The middle goes slack: a fat man under UV lamps, a library like a data centre, lots of talk on bloodlines from Stephen Dorff in a vest. But the coat hangs well. A vampire film with a great start and a disappointing middle.",
      },
    ],
  },
  {
    id: 39345,
    title: 'Casper Meets Wendy',
    releaseDate: '1998-09-08',
    genres: ['family', 'fantasy', 'tv-movie'],
    voteAverage: 6,
    voteCount: 358,
    overview:
      'The warlock Desmond Spellman wants to stay the greatest of his kind, but an oracle says that a little witch, Wendy, will be greater one day. Her three aunts hide with her in a hotel in the desert. There Wendy meets Casper, a friendly ghost on vacation with his uncles. Witches and ghosts are supposed to be enemies, and only together can they stop Spellman before he destroys her.',
    cast: [
      { name: 'Cathy Moriarty', character: 'Geri' },
      { name: 'Shelley Duvall', character: 'Gabby' },
      { name: 'Teri Garr', character: 'Fanny' },
      { name: 'George Hamilton', character: 'Desmond Spellman' },
      { name: 'Hilary Duff', character: 'Wendy' },
      { name: 'Jeremy Foley', character: 'Casper (voice)' },
      { name: 'Pauly Shore', character: 'The Oracle' },
      { name: 'Richard Moll', character: 'Jules' },
      { name: 'Vincent Schiavelli', character: 'Vincent' },
      { name: 'Blake Foster', character: 'Josh Jackman' },
    ],
    crew: [
      { name: 'Sean McNamara', job: 'Director' },
      { name: 'Mike Elliott', job: 'Producer' },
      { name: 'Jymn Magon', job: 'Screenplay' },
      { name: 'Udi Harpaz', job: 'Original Music Composer' },
      { name: 'Christian Sebaldt', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Vera Hayes',
        writtenOn: '2014-09-13',
        rating: 8,
        content:
          "We rented it every single sleepover, four girls, one VCR, and we had parts. I was always Teri Garr because I had the voice. I didn't know that those aunts were _people_. Imagine finding out in college that you'd been raised partly by Shelley Duvall in a purple hat.\n\nHilary Duff is so little! She already does the thing with her eyebrows. The ghost and her go on a sort of date at a hotel dance and nobody stops to think how that would go. Yes, the graphics. It's on a tape that's mostly fuzz now, so you can't really see the graphics. It's a sweet movie and I'll always love it.",
      },
      {
        author: 'Uncle Frank S.',
        writtenOn: '2017-10-27',
        rating: 4,
        content:
          "A friendly dead child makes friends with a witch. Fine. My niece put it on. I asked how he died and got shushed, I asked what the plan was supposed to be long-term and got shushed harder. Whoever paid for it got George Hamilton's tan and Pauly Shore's head in a mirror and ran out of money before the special effects. It's boring, and my niece says I'm wrong.",
      },
      {
        author: 'Kim Albright',
        writtenOn: '2023-10-05',
        content:
          'A sturdy little film for children from five to nine. I run an after-school club, and thirty of them watched it without a fight, which is rare. The uncles burp, the three aunts bicker, and young Hilary Duff as Wendy is bright and natural. The man in the mirror was a bit spooky for two of the smaller ones. You can see how cheap it is, especially the ghosts. The message, that you can make friends across a line, is said plainly and is nice. Fine, nothing special.',
      },
    ],
  },
  {
    id: 11508,
    title: 'Addams Family Reunion',
    releaseDate: '1998-09-22',
    genres: ['family', 'comedy', 'fantasy', 'tv-movie'],
    voteAverage: 4.8,
    voteCount: 251,
    overview:
      "Gomez and Morticia Addams are worried about Gomez's grandparents: a strange illness makes them cheerful, tidy and normal. Gomez hopes that a distant relative knows a cure. By mistake the Addamses are invited to the meeting of another clan, the well-mannered Adamses with one D, at a holiday resort. Wednesday, Pugsley and Lurch alarm the guests, while Phillip Adams is after the money of old Walter. Gomez must find his cure before it's too late.",
    cast: [
      { name: 'Daryl Hannah', character: 'Morticia Addams' },
      { name: 'Tim Curry', character: 'Gomez Addams' },
      { name: 'Nicole Fugere', character: 'Wednesday Addams' },
      { name: 'Jerry Messing', character: 'Pugsley Addams' },
      { name: 'Carel Struycken', character: 'Lurch' },
      { name: 'Patrick Thomas', character: 'Uncle Fester' },
      { name: 'Alice Ghostley', character: 'Grandmama' },
      { name: 'Ed Begley Jr.', character: 'Phillip Adams' },
      { name: 'Ray Walston', character: 'Walter Adams' },
      { name: 'Christopher Hart', character: 'Thing' },
    ],
    crew: [
      { name: 'Dave Payne', job: 'Director' },
      { name: 'Mike Elliott', job: 'Producer' },
      { name: 'Rob Kerchner', job: 'Screenplay' },
      { name: 'Scott Sandin', job: 'Screenplay' },
      { name: 'Amotz Plessner', job: 'Original Music Composer' },
      { name: 'Christian Sebaldt', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'dadoftwo76',
        writtenOn: '2009-10-31',
        rating: 6,
        content:
          "Harmless fun for kids under ten, and that's about it. Ours are six and nine. The younger one was scared of Lurch for a minute and then walked around the house like him. Both of them laughed whenever Thing ran across a floor. There are jokes about poison and knives, nothing bloody. Tim Curry clearly has a good time as Gomez. Grown-ups will check the clock, because the scenes at the resort drag. I liked it okay, my kids loved it.",
      },
      {
        author: 'PugsleyWasRight',
        writtenOn: '2002-03-16',
        rating: 3,
        content:
          "In the old series, and in Charles Addams's cartoons before it, this family is ELEGANT. That's the joke: they are happier and kinder than their neighbours, in a palace of dust. Here the house looks like a shop window in October, and Morticia speaks as if she were reading out a menu. Daryl Hannah has the hair and nothing else. Tim Curry tries everything as Gomez, and Nicole Fugere's Wednesday is fine, but the plot about a rich uncle could belong to ANY sitcom. Raul Julia and Anjelica Huston are badly missed. I was disappointed, and bored long before the end.",
      },
      {
        author: 'Stellan K.',
        writtenOn: '2022-11-27',
        rating: 5,
        content:
          "Finally watched the third Addams film, the one that went straight to video and that everybody warned me about. What held up: Tim Curry, who enjoys every syllable, and Carel Struycken, back as Lurch and still funny without a word. Nicole Fugere has the right stare for Wednesday. What didn't: cheap sets, silly noises on the soundtrack, and Ed Begley Jr. as a villain without a good line. It isn't the disaster I had heard of. It's a weak TV episode that goes on too long, and I can't recommend it.",
      },
    ],
  },
  {
    id: 8916,
    title: 'Antz',
    releaseDate: '1998-10-02',
    genres: ['animation', 'comedy', 'adventure'],
    voteAverage: 6.2,
    voteCount: 4_715,
    overview:
      'Z is a worker among millions of ants, and he feels useless. One night Princess Bala slips into a bar and dances with him. To see her again he changes places with his friend Weaver, a soldier, and is sent to war against the termites. Meanwhile General Mandible plans to get rid of all the weak workers. Z must come back in time to save them, and win Bala.',
    cast: [
      { name: 'Woody Allen', character: 'Z (voice)' },
      { name: 'Sharon Stone', character: 'Bala (voice)' },
      { name: 'Dan Aykroyd', character: 'Chip (voice)' },
      { name: 'Anne Bancroft', character: 'Queen (voice)' },
      { name: 'Danny Glover', character: 'Barbatus (voice)' },
      { name: 'Gene Hackman', character: 'Mandible (voice)' },
      { name: 'Jane Curtin', character: 'Muffy (voice)' },
      { name: 'Sylvester Stallone', character: 'Weaver (voice)' },
      { name: 'Jennifer Lopez', character: 'Azteca (voice)' },
      { name: 'Christopher Walken', character: 'Cutter (voice)' },
      { name: 'John Mahoney', character: 'Drunk Scout (voice)' },
    ],
    crew: [
      { name: 'Eric Darnell', job: 'Director' },
      { name: 'Tim Johnson', job: 'Director' },
      { name: 'Brad Lewis', job: 'Producer' },
      { name: 'Aron Warner', job: 'Producer' },
      { name: 'Patty Wooton', job: 'Producer' },
      { name: 'Todd Alcott', job: 'Writer' },
      { name: 'Chris Weitz', job: 'Writer' },
      { name: 'Paul Weitz', job: 'Writer' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Stan Webb', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dana Reeve-Holt',
        writtenOn: '2010-09-29',
        rating: 7,
        content:
          "The funniest cartoon of the year, if you're not a child: an ant in therapy, a bar joke about aphid beer (he won't drink from another creature's behind), a head on a battlefield that goes on talking to him. There was a nine o'clock showing full of small children, and me, and I was the only one making any noise. One father moved his lot along a bit.\n\nLooks like everything's been carved out of toffee. And the colony swinging down as one enormous ball of ants on the end of themselves, really something.",
      },
      {
        author: 'Pete Lindqvist',
        writtenOn: '2017-03-30',
        rating: 5,
        content:
          "Be careful, this is not the cute ant movie you think it is. Our six-year-old was upset by the battle with the termites, where soldiers melt and a kind one loses his head, and we had to take a break. Our nine-year-old liked the dance and the picnic. Most jokes are about feeling worthless and seeing a therapist, so they're for the parents. Everything underground is brown. The voices are good, Stallone's most of all. I thought it was clever and not much fun, and I'd say ten and up.",
      },
      {
        author: 'Oscar Trent',
        writtenOn: '2021-11-14',
        rating: 6,
        content:
          "Two ant pictures in six weeks, one studio boss who used to work for the other, I'm told there was a telephone call nobody's forgiven. This is the grumpy elder. Its hero's a neurotic of sixty in the body of a worker with a waist, and everybody he knows is a film star, you can hear them reading in their separate booths. Funny in places, not much fun overall. Hackman as a general, good; Stallone, better than good, sweet.",
      },
    ],
  },
  {
    id: 3600,
    title: 'I Still Know What You Did Last Summer',
    releaseDate: '1998-11-13',
    genres: ['horror', 'mystery', 'thriller'],
    voteAverage: 5.4,
    voteCount: 1_712,
    overview:
      "A year after the murders Julie James is at college in Boston and still can't sleep. Her roommate Karla wins a trip to the Bahamas in a radio quiz and takes her along, with Tyrell and the shy Will. A storm closes in and most of the staff leaves. Then Julie reads a message meant for her. The four must stay alive until a boat can come.",
    cast: [
      { name: 'Freddie Prinze Jr.', character: 'Ray Bronson' },
      { name: 'Jennifer Love Hewitt', character: 'Julie James' },
      { name: 'Matthew Settle', character: 'Will Benson' },
      { name: 'Brandy Norwood', character: 'Karla Wilson' },
      { name: 'Mekhi Phifer', character: 'Tyrell Martin' },
      { name: 'Muse Watson', character: 'Ben Willis / Fisherman' },
      { name: 'Jennifer Esposito', character: 'Nancy' },
      { name: 'Bill Cobbs', character: 'Estes' },
      { name: 'Jeffrey Combs', character: 'Mr. Brooks' },
      { name: 'John Hawkes', character: 'Dave' },
      { name: 'Jack Black', character: 'Titus Telesco' },
    ],
    crew: [
      { name: 'Danny Cannon', job: 'Director' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'Stokely Chaffin', job: 'Producer' },
      { name: 'Erik Feig', job: 'Producer' },
      { name: 'Trey Callaway', job: 'Writer' },
      { name: 'John Frizzell', job: 'Original Music Composer' },
      { name: 'Vernon Layton', job: 'Director of Photography' },
      { name: 'Peck Prior', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Kowalski',
        writtenOn: '2012-03-30',
        rating: 4,
        content:
          "Four students win a trip to the Bahamas from a radio station, and they arrive in an empty hotel in the storm season. I'd have asked for the money. My girlfriend guessed everything in this slasher sequel before I'd opened the crisps. After that it's a long storm, and I was bored.",
      },
      {
        author: 'Toni R.',
        writtenOn: '2018-10-26',
        rating: 7,
        content:
          "KARAOKE. Jennifer Love Hewitt is up there with the mic doing \"I Will Survive\" having an okay time for once, and where the words should be the words change, and it's the title. We screamed. I know it's dumb, I know a man of fifty in oilskins has to have bought a ticket to the Bahamas and learned how to hack a Laserdisc, but when you're fourteen with five girls in a den, and Brandy is running through a greenhouse, it's a perfect night. Dumb, scary, fun.",
      },
      {
        author: 'CraigM_2',
        writtenOn: '2006-11-08',
        content:
          "Pros: a good location, an empty hotel in a tropical storm. Brandy is likable and works hard. Jeffrey Combs as the rude manager. The karaoke scene is a neat idea.\nCons: everyone walks off alone to check out a noise. The scene in the tanning bed makes no sense, you can just lift the lid. A killer in a raincoat who must have bought a plane ticket. Jack Black with dreadlocks.\nLess scary than the first one and a lot dumber. I wasn't bored, I also wouldn't recommend it.",
      },
    ],
  },
  {
    id: 9487,
    title: "A Bug's Life",
    releaseDate: '1998-11-25',
    genres: ['family', 'animation', 'adventure', 'comedy'],
    voteAverage: 7,
    voteCount: 9_684,
    overview:
      'Every summer the ants collect food for the grasshoppers of cruel Hopper. This time Flik, a clumsy inventor, knocks it all into the river. Hopper demands twice as much before the last leaf falls. Flik goes to find warriors for Princess Atta. In the city he hires Slim, Heimlich and Francis, whom he takes for fighters; they are circus clowns. When the truth comes out, the colony has only days to save itself from Hopper.',
    cast: [
      { name: 'Dave Foley', character: 'Flik (voice)' },
      { name: 'Kevin Spacey', character: 'Hopper (voice)' },
      { name: 'Julia Louis-Dreyfus', character: 'Princess Atta (voice)' },
      { name: 'Hayden Panettiere', character: 'Dot (voice)' },
      { name: 'Phyllis Diller', character: 'Queen (voice)' },
      { name: 'Richard Kind', character: 'Molt (voice)' },
      { name: 'David Hyde Pierce', character: 'Slim (voice)' },
      { name: 'Joe Ranft', character: 'Heimlich (voice)' },
      { name: 'Denis Leary', character: 'Francis (voice)' },
      { name: 'Jonathan Harris', character: 'Manny (voice)' },
      { name: 'Madeline Kahn', character: 'Gypsy Moth (voice)' },
    ],
    crew: [
      { name: 'John Lasseter', job: 'Director' },
      { name: 'Darla K. Anderson', job: 'Producer' },
      { name: 'Kevin Reher', job: 'Producer' },
      { name: 'Andrew Stanton', job: 'Screenplay' },
      { name: 'Don McEnery', job: 'Screenplay' },
      { name: 'Bob Shaw', job: 'Screenplay' },
      { name: 'Randy Newman', job: 'Original Music Composer' },
      { name: 'Sharon Calahan', job: 'Director of Photography' },
      { name: 'Lee Unkrich', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'celluloid970',
        writtenOn: '2015-04-12',
        content:
          "Heimlich the caterpillar eats all day because he's going to be \"a beautiful butterfly,\" and he's as hard to move as a piano. I'm a big lad. I took ballet. That is all I've got to say about that.\n\nPT Flea sets fire to himself for the public. The bird! It's only a small bird, but the ants look at it from below. My favourite Pixar film, no contest.",
      },
      {
        author: 'seven_samurai_jr',
        writtenOn: '2008-12-01',
        rating: 7,
        content:
          "Kurosawa for the under-tens, as nobody needs telling: peasants, bandits, hired swords. What I'd missed in the theater was how well it has been lit. Light comes through things. Each blade of grass has the sun behind it, so that you are looking up into green glass, and rain falls as bombs would. The ants are a bit plain, it's their neighbors you remember.\n\nMy son and I both liked it, he for the fake outtakes at the end.",
      },
      {
        author: "Kwame's three ants",
        writtenOn: '2019-05-18',
        rating: 7,
        content:
          "Small ants stand up together against the big bullies, what a good lesson for children! I watched it with my three and their cousins from next door, and at the end of every scene they shouted for Flik. The fat caterpillar Heimlich is everybody's favorite in our house, they speak like him at dinner. It is bright and colorful, the music is cheerful, and nobody is too frightened, only of the bird a little. A sweet film with good values, we enjoyed it and will watch it again.",
      },
    ],
  },
  {
    id: 1934,
    title: 'Shakespeare in Love',
    releaseDate: '1998-12-11',
    genres: ['romance', 'history', 'comedy'],
    voteAverage: 6.8,
    voteCount: 3_192,
    overview:
      "London, 1593. Will Shakespeare owes the theater owner Philip Henslowe a comedy and cannot write. Viola de Lesseps, a rich merchant's daughter, loves the stage, but women may not act, so she auditions dressed as a boy. Will finds out and falls in love, and his writing comes back. But Viola must marry Lord Wessex, and if she is discovered, Will loses her and his play.",
    cast: [
      { name: 'Joseph Fiennes', character: 'William Shakespeare' },
      { name: 'Gwyneth Paltrow', character: 'Viola de Lesseps' },
      { name: 'Geoffrey Rush', character: 'Philip Henslowe' },
      { name: 'Tom Wilkinson', character: 'Hugh Fennyman' },
      { name: 'Judi Dench', character: 'Queen Elizabeth' },
      { name: 'Imelda Staunton', character: 'Nurse' },
      { name: 'Colin Firth', character: 'Lord Wessex' },
      { name: 'Ben Affleck', character: 'Ned Alleyn' },
      { name: 'Simon Callow', character: 'Tilney, Master of the Revels' },
      { name: 'Martin Clunes', character: 'Richard Burbage' },
    ],
    crew: [
      { name: 'John Madden', job: 'Director' },
      { name: 'David Parfitt', job: 'Producer' },
      { name: 'Edward Zwick', job: 'Producer' },
      { name: 'Marc Norman', job: 'Writer' },
      { name: 'Tom Stoppard', job: 'Writer' },
      { name: 'Stephen Warbeck', job: 'Original Music Composer' },
      { name: 'Richard Greatrex', job: 'Director of Photography' },
      { name: 'David Gamble', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Karl B.',
        writtenOn: '2009-01-18',
        rating: 8,
        content:
          "I've done forty years in rep, and the bit that's truest has no kissing in it. \"How will it?\" \"I don't know. It's a mystery.\" Every opening I have been near was exactly that: a stutterer for prologue, the bailiffs in, somebody's voice breaking, and at half past two it went up. When the stammering tailor gets his line out I blubbed into my cardigan.\n\nAffleck is splendid in it. I'm not joking. He strides. I adored every minute of this comedy.",
      },
      {
        author: 'Margo Stills',
        writtenOn: '2014-03-02',
        rating: 6,
        content:
          "Finally watched it again, without thinking about which film it beat that year. It's a charming romantic comedy. The backstage scenes are the best, with Geoffrey Rush running around in a panic, and Judi Dench is on screen for eight minutes and owns all of them. The jokes for people who have studied English got old for me. Joseph Fiennes has nice eyes and not much else. Gwyneth Paltrow is better than I remembered. Light, pretty, a little pleased with itself; I had a pleasant evening.",
      },
      {
        author: 'N. Berger',
        writtenOn: '2020-09-09',
        rating: 7,
        content:
          "Judi Dench as Queen Elizabeth, eight minutes, blackened teeth, and every word of hers is a blow. I'd give her whatever she likes. Of Paltrow's moustache the less said. A cupboard could see it was her. But she's tremendous when she has got it off: bound up in all that linen, being spun out of it. I was doing the ironing and I held on to one pillowcase for quite some time. A charming romance, I enjoyed it.",
      },
    ],
  },
  {
    id: 8741,
    title: 'The Thin Red Line',
    releaseDate: '1998-12-23',
    genres: ['drama', 'history', 'war'],
    voteAverage: 7.4,
    voteCount: 3_273,
    overview:
      'Guadalcanal, 1942. Private Witt has run away and lives with the people of an island, until Sergeant Welsh finds him and brings him back to Charlie Company. The company is to take a grassy hill that is defended by Japanese bunkers. Lieutenant Colonel Tall wants it at any price. Captain Staros must send his men straight into the fire or lose his command, and Witt must decide what he would give his life for.',
    cast: [
      { name: 'Jim Caviezel', character: 'Pvt. Robert Witt' },
      { name: 'Nick Nolte', character: 'Lt. Col. Gordon Tall' },
      { name: 'Sean Penn', character: '1st Sgt. Edward Welsh' },
      { name: 'Ben Chaplin', character: 'Pvt. Jack Bell' },
      { name: 'Elias Koteas', character: 'Capt. James Staros' },
      { name: 'John Cusack', character: 'Capt. John Gaff' },
      { name: 'John C. Reilly', character: 'Sgt. Maynard Storm' },
      { name: 'Woody Harrelson', character: 'Sgt. William Keck' },
      { name: 'Adrien Brody', character: 'Cpl. Geoffrey Fife' },
      { name: 'George Clooney', character: 'Capt. Charles Bosche' },
    ],
    crew: [
      { name: 'Terrence Malick', job: 'Director' },
      { name: 'Robert Michael Geisler', job: 'Producer' },
      { name: 'Grant Hill', job: 'Producer' },
      { name: 'Terrence Malick', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'John Toll', job: 'Director of Photography' },
      { name: 'Billy Weber', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Frank H.',
        writtenOn: '2011-12-05',
        rating: 10,
        content:
          "Wind goes over the hill and the whole slope turns silver, then green, then a man you have just been introduced to isn't there. I couldn't have told you half of the names. Neither could they, maybe. It made a Buddhist of my roommate for about three weeks. For me it's the most beautiful war film ever made.\n\nNolte though! All those veins. A colonel shouting Homer down a phone, Greek Homer, with a dead boy on the ground beside him waiting to be stepped round.",
      },
      {
        author: 'Doug Perrin',
        writtenOn: '2006-03-19',
        rating: 4,
        content:
          "Crocodile. Tree. Light through tree. A voice asks what is this war in the heart of nature. Nobody answers him, it was raised with no one in particular. George Clooney turns up at two hours thirty-five, gives an order and goes home. I paid to see George Clooney.\n\nWhen there's a battle it is an exceptional battle, you're down in the stalks with them and can't see a yard. Then a bird. Then another bird. I was bored for most of three hours.",
      },
      {
        author: 'johntoll_fan',
        writtenOn: '2019-05-22',
        content:
          "Nobody has ever photographed grass like John Toll in this movie. The wind runs over the hill, the slope turns from silver to green, and somewhere in it there are men with guns. The camera crawls with them, so that you can't see two yards ahead, and then it looks up into the trees as if the war didn't exist. The voices that think aloud got too much for me sometimes. But Nick Nolte shouting into a telephone is unforgettable. A slow, strange, wonderful film to look at, and I loved looking.",
      },
    ],
  },
];
