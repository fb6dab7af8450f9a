import type { CatalogueFilm } from '../film.ts';

export const films2003: readonly CatalogueFilm[] = [
  {
    id: 9480,
    title: 'Daredevil',
    releaseDate: '2003-02-14',
    genres: ['action', 'fantasy'],
    voteAverage: 5.3,
    voteCount: 5_433,
    overview:
      'Matt Murdock was blinded by chemical waste as a boy. By day he is a poor lawyer; by night he is Daredevil, who punishes those the courts let go. He falls in love with Elektra Natchios, whose father wants to break with the gangster Wilson Fisk. Fisk sends the killer Bullseye, and Elektra takes the masked man for the murderer. Matt must show her that she is wrong before Bullseye comes for her too.',
    cast: [
      { name: 'Ben Affleck', character: 'Matt Murdock / Daredevil' },
      { name: 'Jennifer Garner', character: 'Elektra Natchios' },
      { name: 'Colin Farrell', character: 'Bullseye' },
      { name: 'Michael Clarke Duncan', character: 'Wilson Fisk / Kingpin' },
      { name: 'Jon Favreau', character: "Franklin 'Foggy' Nelson" },
      { name: 'Joe Pantoliano', character: 'Ben Urich' },
      { name: 'Scott Terra', character: 'Young Matt Murdock' },
      { name: 'Ellen Pompeo', character: 'Karen Page' },
      { name: 'Leland Orser', character: 'Wesley Owen Welch' },
      { name: 'Erick Avari', character: 'Nikolas Natchios' },
    ],
    crew: [
      { name: 'Mark Steven Johnson', job: 'Director' },
      { name: 'Mark Steven Johnson', job: 'Screenplay' },
      { name: 'Graeme Revell', job: 'Original Music Composer' },
      { name: 'Ericson Core', job: 'Director of Photography' },
      { name: 'Dennis Virkler', job: 'Editor' },
      { name: 'Armen Minasian', job: 'Editor' },
      { name: 'Avi Arad', job: 'Producer' },
      { name: 'Gary Foster', job: 'Producer' },
      { name: 'Arnon Milchan', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'hornhead_tito',
        writtenOn: '2010-09-09',
        rating: 6,
        content:
          'not as bad as everybody says, and i\'ve read the comics since i was ten. the way he "sees" with sound is cool, especially elektra\'s face in the rain. colin farrell as bullseye is having more fun than the rest of the cast put together, and michael clarke duncan is a scary kingpin. but the playground fight on the seesaws, no. the cgi jumping, no. middle of the pack for marvel, i still enjoy it',
      },
      {
        author: 'LindaParry',
        writtenOn: '2019-05-20',
        rating: 4,
        content:
          "It's the most 2003 film there is. Jennifer Garner trains by stabbing sandbags to Evanescence. There is ANOTHER Evanescence. Farrell has a bullseye carved in his forehead and kills an old lady with a peanut and he's the one person who's noticed what sort of film it is.\n\nBen Affleck just looks sad. I didn't like it at all, though I laughed at it a lot.",
      },
      {
        author: "Dan, director's cut",
        writtenOn: '2006-04-04',
        rating: 7,
        content:
          "Ignore the theatrical version. Get the long one: there's a whole trial in it, with Coolio, and Foggy gets funny, and the romance gets shorter, and the priest has something to do. That version is a good movie: half an hour put back in, and it turns from a music video into a fairly bleak Catholic crime film. Nobody believes me about this. I have lent my disc out three times, and each time it's come home unwatched.",
      },
    ],
  },
  {
    id: 11059,
    title: 'House of the Dead',
    releaseDate: '2003-04-11',
    genres: ['action', 'horror', 'thriller'],
    voteAverage: 3.1,
    voteCount: 421,
    overview:
      'Simon, Alicia and their friends miss the ferry to a rave on an island near Seattle and pay a smuggler, Captain Kirk, to take them over. The stage is broken, the tents are torn and no one is dancing. Rudy and a few others hide in an old house. The dead come out of the woods, and those who are still alive must get back to the boat before the night is over.',
    cast: [
      { name: 'Jonathan Cherry', character: 'Rudy' },
      { name: 'Tyron Leitso', character: 'Simon' },
      { name: 'Clint Howard', character: 'Salish' },
      { name: 'Ona Grauer', character: 'Alicia' },
      { name: 'Ellie Cornell', character: 'Casper' },
      { name: 'Will Sanderson', character: 'Greg' },
      { name: 'Enuka Okuma', character: 'Karma' },
      { name: 'Sonya Salomaa', character: 'Cynthia' },
      { name: 'Michael Eklund', character: 'Hugh' },
      { name: 'Jürgen Prochnow', character: 'Kirk' },
    ],
    crew: [
      { name: 'Uwe Boll', job: 'Director' },
      { name: 'Uwe Boll', job: 'Producer' },
      { name: 'Wolfgang Herold', job: 'Producer' },
      { name: 'Shawn Williamson', job: 'Producer' },
      { name: 'Mark A. Altman', job: 'Screenplay' },
      { name: 'Dave Parker', job: 'Screenplay' },
      { name: 'Mathias Neumann', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Brisbane Lightgun',
        writtenOn: '2005-06-02',
        rating: 2,
        content:
          "In the game you shoot zombies in a mansion and shout nonsense with a friend, and it is BRILLIANT. Someone decided that the film needed a rave, a boat and twelve minutes of slow circles around people with guns. There isn't even a proper house until late! And they cut in pictures from the actual game, with the words on them, so that I sat there wishing for a controller. I spent a fortune on that arcade machine. I hated this film.",
      },
      {
        author: 'zed_head_tommy',
        writtenOn: '2016-08-21',
        rating: 5,
        content:
          "worst zombie movie i own and i've watched it five times. the big shootout at the graveyard has everybody spinning in bullet time, even the girl in the american flag suit doing kung fu, and it goes on foreverrr. captain kirk is called captain kirk. clint howard in a raincoat. it's so bad it's fun with beer and friends. below resident evil, above the sequel with no budget",
      },
      {
        author: 'Colm with the oar',
        writtenOn: '2023-02-15',
        rating: 2,
        content:
          "A friend from our rowing club played a corpse in a film once and was so proud that he made us all watch a dozen zombie pictures as research. House of the Dead was number nine. We had stopped talking by number eight, and this one brought the conversation back: is that a doll? Is that the same tree? Why does nobody run? We counted sixty bullets out of one shotgun. A rotten film and a great night, though I'd still call it a waste of time.",
      },
    ],
  },
  {
    id: 10152,
    title: 'Dumb and Dumberer: When Harry Met Lloyd',
    releaseDate: '2003-06-13',
    genres: ['comedy'],
    voteAverage: 4.1,
    voteCount: 900,
    overview:
      'Providence, 1986. Harry Dunne goes to school for the first time and makes friends with Lloyd Christmas. Principal Collins invents a special class to win a grant, and the two are to find its pupils. Jessica of the school paper smells a fraud. Both boys fall in love with her, so they could lose each other, and if no one stops Collins he will run off with the money.',
    cast: [
      { name: 'Derek Richardson', character: 'Harry Dunne' },
      { name: 'Eric Christian Olsen', character: 'Lloyd Christmas' },
      { name: 'Mimi Rogers', character: 'Mrs. Dunne' },
      { name: 'Luis Guzmán', character: 'Ray' },
      { name: 'Rachel Nichols', character: 'Jessica' },
      { name: 'Eugene Levy', character: 'Principal Collins' },
      { name: 'Cheri Oteri', character: 'Ms. Heller' },
      { name: 'Elden Henson', character: 'Turk' },
      { name: 'Shia LaBeouf', character: 'Lewis' },
      { name: 'Lin Shaye', character: 'Margie' },
    ],
    crew: [
      { name: 'Troy Miller', job: 'Director' },
      { name: 'Troy Miller', job: 'Screenplay' },
      { name: 'Robert Brener', job: 'Screenplay' },
      { name: 'Robert Brener', job: 'Story' },
      { name: 'Eban Schletter', job: 'Original Music Composer' },
      { name: 'Anthony B. Richmond', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Trevor_sk',
        writtenOn: '2008-02-11',
        rating: 3,
        content:
          "Pros: Eric Christian Olsen has studied Jim Carrey's Lloyd very closely, the laugh, the teeth, the walk. Eugene Levy is Eugene Levy. Short.\n\nCons: an impression isn't a character. Derek Richardson gets less to do as Harry. The bathroom joke with the melted chocolate lasts forever. Few lines that you want to repeat on Monday. Bob Saget screaming is the high point, and he is on screen for a minute.\n\nDidn't like it. See the first one.",
      },
      {
        author: 'tyler05',
        writtenOn: '2012-07-19',
        rating: 6,
        content:
          "I know everyone says this is awful but me and my brother laughed so hard. The scene in the slushie store kills me every time! It's a dumb movie about two dumb guys and I liked it. The original is way better, duh. This one is still fun at a sleepover with lots of candy. The parade float looks hilarious.",
      },
      {
        author: 'Una Gallagher',
        writtenOn: '2004-01-29',
        rating: 3,
        content:
          "Prequels explain what nobody wondered about, and this one explains it slowly. The Farrelly brothers, who stayed away, knew that their two fools had to be innocent; here they are only loud. Olsen's mimicry is astonishing for ten minutes and tiring after that; Richardson is amiable. For school comedy there is Rushmore, and for stupidity raised to an art there is Airplane!, and both were already on the shelf beside it in my video shop. I smiled at Levy's principal twice. It was boring otherwise; a lazy film made from somebody else's good one.",
      },
    ],
  },
  {
    id: 296,
    title: 'Terminator 3: Rise of the Machines',
    releaseDate: '2003-07-02',
    genres: ['action', 'thriller', 'science-fiction'],
    voteAverage: 6.2,
    voteCount: 7_198,
    overview:
      "John Connor lives without an address. Then a new machine, the T-X, arrives from the future in the shape of a woman and kills those who would become his officers. One of them is Kate Brewster, a vet, and a Terminator of the old kind comes to protect them both. He says that the war was only put off. Kate's father, a general, is about to switch on Skynet, and they have to stop him.",
    cast: [
      { name: 'Arnold Schwarzenegger', character: 'Terminator' },
      { name: 'Nick Stahl', character: 'John Connor' },
      { name: 'Claire Danes', character: 'Kate Brewster' },
      { name: 'Kristanna Loken', character: 'T-X' },
      { name: 'David Andrews', character: 'Robert Brewster' },
      { name: 'Mark Famiglietti', character: 'Scott Mason' },
      { name: 'Earl Boen', character: 'Dr. Peter Silberman' },
      { name: 'Moira Sinise', character: 'Betsy' },
      { name: 'Jay Acovone', character: 'Westside Street Cop' },
      { name: 'Carolyn Hennesy', character: 'Rich Woman' },
    ],
    crew: [
      { name: 'Jonathan Mostow', job: 'Director' },
      { name: 'John D. Brancato', job: 'Screenplay' },
      { name: 'John D. Brancato', job: 'Story' },
      { name: 'Michael Ferris', job: 'Screenplay' },
      { name: 'Michael Ferris', job: 'Story' },
      { name: 'Tedi Sarafian', job: 'Story' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Don Burgess', job: 'Director of Photography' },
      { name: 'Neil Travis', job: 'Editor' },
      { name: 'Mario Kassar', job: 'Producer' },
      { name: 'Andrew G. Vajna', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Video Wayne',
        writtenOn: '2009-03-29',
        rating: 7,
        content:
          "My old man's rule was he got to choose one video a month and this was June's. He fell asleep in all of them. He did NOT fall asleep when the crane goes down the high street sideways with Arnie swinging off the hook, taking out a whole glass office, and it's all real, none of your computers, a hundred tons of real crane. He sat forward. He said \"now then\".\n\nI like it too. It's a good loud action film, and the last five minutes are better than all the rest, but he was asleep by then.",
      },
      {
        author: 'kevinn',
        writtenOn: '2012-07-07',
        rating: 3,
        content:
          'So Sarah Connor is simply gone, with one line of dialogue to explain it. This is what you do with the best part any woman had in the nineties? And replace her with a vet who screams, and a robot whose bust inflates at a traffic stop.\n\nThe chases are loud and empty. I love the first two Terminators, and I hated this.',
      },
      {
        author: 'skynet_sergio',
        writtenOn: '2018-06-23',
        rating: 8,
        content:
          "ok hear me out, third best of the series and that's still a good movie. the chase with the crane is one of the best practical chases of the 2000s, they destroy a whole street for real. arnold is old but funny, the lady terminator is cold as ice. the jokes with the sunglasses are dumb. no sarah connor hurts a lot. but it's short, it moves, and it has more guts than people give it credit for. i rewatch it every year",
      },
    ],
  },
  {
    id: 8046,
    title: 'Gigli',
    releaseDate: '2003-08-01',
    genres: ['comedy', 'crime', 'romance'],
    voteAverage: 4.0,
    voteCount: 490,
    overview:
      "Larry, a small criminal in Los Angeles, is ordered by Louis to kidnap Brian, the mentally disabled brother of a prosecutor. Because Louis doesn't trust him, he sends Ricki to watch over the job. Larry likes her, and she tells him that she prefers women. The three are shut up in his apartment. Then Louis demands the hostage's thumb. Larry and Ricki must cut it off, or save Brian and have the gangsters after them.",
    cast: [
      { name: 'Ben Affleck', character: 'Larry Gigli' },
      { name: 'Jennifer Lopez', character: 'Ricki' },
      { name: 'Justin Bartha', character: 'Brian' },
      { name: 'Lainie Kazan', character: "Larry's Mother" },
      { name: 'Lenny Venito', character: 'Louis' },
      { name: 'Al Pacino', character: 'Starkman' },
      { name: 'Christopher Walken', character: 'Detective Stanley Jacobellis' },
      { name: 'Missy Crider', character: 'Robin' },
    ],
    crew: [
      { name: 'Martin Brest', job: 'Director' },
      { name: 'Martin Brest', job: 'Writer' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Robert Elswit', job: 'Director of Photography' },
      { name: 'Billy Weber', job: 'Editor' },
      { name: 'Casey Silver', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Pete from Erie',
        writtenOn: '2011-01-30',
        rating: 3,
        content:
          "Finally watched the famous disaster, snowed in at a motel with nothing else on. It isn't as crazy as I had hoped, just slow: two people talk on a couch, then they talk in bed. Christopher Walken comes in for one odd scene and leaves, and that woke me up. Jennifer Lopez is relaxed and rather charming. The jokes about her being gay have aged badly, and the way Brian is played is hard to watch. I didn't like it, and it's far too long for so little.",
      },
      {
        author: 'justice4jen',
        writtenOn: '2020-07-18',
        rating: 4,
        content:
          "Alright, somebody has to stick up for it. If you'd never seen a magazine that summer you'd find a clumsy overlong comedy in which Lopez is quite warm and relaxed, and Lainie Kazan, bent over a kitchen counter waiting for her son to give her a jab, made me laugh out loud on a bus. Affleck is doing a voice from a neighbourhood I've never been to. But the brother, the way he's written like a party trick, made me want to climb inside my coat, and Ricki 'coming round' to Larry is worse. So it's not a good film, but it's not the worst ever made.",
      },
    ],
  },
  {
    id: 1584,
    title: 'School of Rock',
    releaseDate: '2003-10-03',
    genres: ['comedy', 'music', 'family'],
    voteAverage: 7.1,
    voteCount: 6_137,
    overview:
      'Dewey Finn has been thrown out of his own rock band and owes rent to his friend Ned. When an expensive private school calls for Ned, Dewey takes the job as a substitute teacher. Then he hears the children play music. In secret they practice for the Battle of the Bands. If Principal Mullins finds out, Dewey will be arrested and the children will lose their band.',
    cast: [
      { name: 'Jack Black', character: 'Dewey Finn' },
      { name: 'Joan Cusack', character: 'Rosalie Mullins' },
      { name: 'Mike White', character: 'Ned Schneebly' },
      { name: 'Sarah Silverman', character: 'Patty Di Marco' },
      { name: 'Miranda Cosgrove', character: 'Summer Hathaway' },
      { name: 'Joey Gaydos Jr.', character: 'Zack Mooneyham' },
      { name: 'Kevin Alexander Clark', character: 'Freddy Jones' },
      { name: 'Rivkah Reyes', character: 'Katie' },
      { name: 'Robert Tsai', character: 'Lawrence' },
      { name: 'Maryam Hassan', character: 'Tomika' },
    ],
    crew: [
      { name: 'Richard Linklater', job: 'Director' },
      { name: 'Mike White', job: 'Writer' },
      { name: 'Craig Wedren', job: 'Original Music Composer' },
      { name: 'Rogier Stoffers', job: 'Director of Photography' },
      { name: 'Sandra Adair', job: 'Editor' },
      { name: 'Scott Rudin', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Jan, mum of two',
        writtenOn: '2011-11-08',
        rating: 6,
        content:
          "Fun for children from about eight up, and mine, nine and twelve, were playing air guitar before it ended. There's nothing to frighten anyone, only a few words I'd rather not hear. They loved that each child in the class gets a job that fits, the shy girl most of all. As a mother I was nervous, because nobody asks a parent about anything, and as a film it's fairly predictable. Jack Black is a lot of noise, but he is good with the kids. I liked it, and we had a nice evening with it.",
      },
      {
        author: 'Yuki N.',
        writtenOn: '2018-07-19',
        rating: 9,
        content:
          "Jack Black tells the girl with the cello to turn it on its side, and, cello, you've got a bass! I was that girl. I was nine, I asked for a bass that Christmas, I'm now in a band that's played to as many as sixty people.\n\nJack Black sings his awful song to them a cappella with all the guitar noises and the lighting cues and they just look at him. It might be the best thing he has ever done. Those kids really play! You can tell from their fingers and by the way the drummer sticks his tongue out. My favorite comedy.",
      },
    ],
  },
  {
    id: 670,
    title: 'Oldboy',
    releaseDate: '2003-11-21',
    genres: ['action', 'drama', 'mystery', 'thriller'],
    voteAverage: 8.2,
    voteCount: 9_764,
    overview:
      'One night in Seoul Oh Dae-su, a loud drunk with a wife and a small daughter, disappears. He wakes in a locked room, and no one tells him why. After fifteen years he is set free as suddenly, with money and a telephone. A young cook, Mi-do, takes him in. Dae-su has five days to find out who did this to him and why. If he fails, Mi-do will be killed.',
    cast: [
      { name: 'Choi Min-sik', character: 'Oh Dae-su' },
      { name: 'Yoo Ji-tae', character: 'Lee Woo-jin' },
      { name: 'Kang Hye-jung', character: 'Mi-do' },
      { name: 'Kim Byeong-ok', character: 'Mr. Han' },
      { name: 'Ji Dae-han', character: 'No Joo-hwan' },
      { name: 'Oh Dal-su', character: 'Park Cheol-woong' },
      { name: 'Lee Seung-shin', character: 'Hypnotist' },
      { name: 'Yoon Jin-seo', character: 'Lee Soo-ah' },
      { name: 'Oh Tae-kyung', character: 'Young Dae-su' },
      { name: 'Yoo Yeon-seok', character: 'Young Woo-jin' },
    ],
    crew: [
      { name: 'Park Chan-wook', job: 'Director' },
      { name: 'Park Chan-wook', job: 'Screenplay' },
      { name: 'Chung Chung-hoon', job: 'Director of Photography' },
      { name: 'Kim Sang-bum', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'hallwayhammer88',
        writtenOn: '2010-06-19',
        rating: 9,
        content:
          'the corridor fight is the best fight scene ever shot, one take, sideways like an old arcade game, and the guy gets tired!! he has to lean on the wall!! dae-su with that hair is my favorite revenge hero, way ahead of anybody in sympathy for mr vengeance. brutal and gross in places (the octopus, respect to the actor). loved it. never watch the american remake',
      },
      {
        author: 'Fergus Moran',
        writtenOn: '2006-04-22',
        rating: 7,
        content:
          "Revenge films usually ask who; this one has the wit to ask why, and keeps asking. Park Chan-wook's camera is restless and elegant, nearer to Hitchcock's Vertigo than to the gangster films of John Woo with which the posters put it. Choi Min-sik is tremendous; from the first police station to the last corridor he looks like a man dragged behind a car. I found some of the cruelty hard to defend; a dentist's visit with a claw hammer goes on far longer than the story requires. An impressive film, then, which I liked rather than loved; see it once, and not after dinner.",
      },
      {
        author: 'Felipe N.',
        writtenOn: '2019-09-08',
        rating: 9,
        content:
          'I watch many Korean films now, and this is the one that started it. The story is like a cage: the man is free, but somebody still watches him, and he does not know the reason. I was nervous from the beginning. The music is almost elegant, like a waltz, and the pictures are violent. That contrast works very well. It is not for children and not for sensitive people. For me it is a great film.',
      },
    ],
  },
  {
    id: 10588,
    title: 'The Cat in the Hat',
    releaseDate: '2003-11-21',
    genres: ['adventure', 'comedy', 'family', 'fantasy'],
    voteAverage: 5.3,
    voteCount: 1_772,
    overview:
      'Conrad breaks every rule, and his sister Sally invents more of them. Their mother gives a party tonight and has told them to keep the house spotless. Then a tall cat with a striped hat brings a crate that has to stay shut. Conrad opens it, and two Things wreck the house. It must be spotless again before the party, or the neighbor will have Conrad sent away to military school.',
    cast: [
      { name: 'Mike Myers', character: 'The Cat' },
      { name: 'Alec Baldwin', character: 'Larry Quinn' },
      { name: 'Kelly Preston', character: 'Joan Walden' },
      { name: 'Dakota Fanning', character: 'Sally Walden' },
      { name: 'Spencer Breslin', character: 'Conrad Walden' },
      { name: 'Amy Hill', character: 'Mrs. Kwan' },
      { name: 'Sean Hayes', character: 'Mr. Humberfloob / Fish (voice)' },
      { name: 'Danielle Chuchran', character: 'Thing One' },
      { name: 'Brittany Oaks', character: 'Thing Two' },
    ],
    crew: [
      { name: 'Bo Welch', job: 'Director' },
      { name: 'Brian Grazer', job: 'Producer' },
      { name: 'Alec Berg', job: 'Screenplay' },
      { name: 'David Mandel', job: 'Screenplay' },
      { name: 'Jeff Schaffer', job: 'Screenplay' },
      { name: 'David Newman', job: 'Original Music Composer' },
      { name: 'Emmanuel Lubezki', job: 'Director of Photography' },
      { name: 'Don Zimmerman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Miss Doreen, year one',
        writtenOn: '2007-03-02',
        rating: 4,
        content:
          "I read the book aloud about forty times a year, and it's a perfect machine: small words, big trouble, home by teatime. In the film the Cat has become a comedian in Las Vegas who winks at the fathers. He swears without swearing, he sells things, he NEVER rhymes when he should. The street of purple houses is lovely, and Dakota Fanning could be a drawing of Sally. But the heart of the book isn't there, and I was cross. I didn't like it.",
      },
      {
        author: 'Jill Harmon',
        writtenOn: '2010-11-26',
        rating: 6,
        content:
          'Mine are five, seven and ten, and they were delighted by the mess: purple goo, a house that turns into a ride, the Things jumping on everything. It is loud enough for a headache. There are a good many rude jokes for adults that I hoped nobody would ask about, and somebody did. Nobody was frightened. We stopped for one talk about why you ask before you open a box. They loved it, I liked it a little, and we had a cozy evening.',
      },
      {
        author: 'Theodore Blum',
        writtenOn: '2018-12-08',
        rating: 5,
        content:
          'The Cat in the Hat is a feast for the eyes and a trial for the patience. Bo Welch was a production designer before he directed, and you see that in every frame. The town has lilac houses and matching cars, the lawn looks combed, and once the mess begins, the rooms swell and melt like candy. Emmanuel Lubezki photographs all of it as if it were a jewel box.\n\nMike Myers is the problem at the center. He plays the Cat with a New York accent and a hundred asides, and he rarely looks at the two children beside him. Dakota Fanning and Spencer Breslin are good sports. Alec Baldwin has fun as the neighbor with the false hair, and Amy Hill gets a laugh by sleeping.\n\nOverall, I admired the decoration and did not care for the guest of honor. Small children may be happy with it. I can recommend the pictures, not the jokes.',
      },
    ],
  },
  {
    id: 122,
    title: 'The Lord of the Rings: The Return of the King',
    releaseDate: '2003-12-17',
    genres: ['action', 'adventure', 'fantasy'],
    voteAverage: 8.5,
    voteCount: 26_381,
    overview:
      'Frodo and Sam climb towards Mordor with the Ring, led by Gollum, who has plans of his own. Meanwhile the armies of Sauron march on Minas Tirith, the white city of Gondor. Gandalf rides there with Pippin to prepare its defense, and Aragorn looks for an army that could save it. All of it only buys time for Frodo: unless he throws the Ring into the fire, Sauron will rule the world.',
    cast: [
      { name: 'Elijah Wood', character: 'Frodo' },
      { name: 'Ian McKellen', character: 'Gandalf' },
      { name: 'Viggo Mortensen', character: 'Aragorn' },
      { name: 'Sean Astin', character: 'Sam' },
      { name: 'Andy Serkis', character: 'Gollum / Sméagol' },
      { name: 'Dominic Monaghan', character: 'Merry' },
      { name: 'Billy Boyd', character: 'Pippin' },
      { name: 'John Noble', character: 'Denethor' },
      { name: 'David Wenham', character: 'Faramir' },
      { name: 'Miranda Otto', character: 'Éowyn' },
    ],
    crew: [
      { name: 'Peter Jackson', job: 'Director' },
      { name: 'Peter Jackson', job: 'Producer' },
      { name: 'Barrie M. Osborne', job: 'Producer' },
      { name: 'Fran Walsh', job: 'Producer' },
      { name: 'Fran Walsh', job: 'Screenplay' },
      { name: 'Philippa Boyens', job: 'Screenplay' },
      { name: 'Peter Jackson', job: 'Screenplay' },
      { name: 'Howard Shore', job: 'Original Music Composer' },
      { name: 'Andrew Lesnie', job: 'Director of Photography' },
      { name: 'Jamie Selkirk', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'kaylee_reel',
        writtenOn: '2011-08-02',
        rating: 10,
        content:
          'This is the best movie of the three and my favorite movie ever. I loved all of it! The beacons lighting up from mountain to mountain give me goosebumps every time. Sam is the real hero, nobody can tell me otherwise. Shelob is so creepy. I cried like a baby and started the trilogy again the next day.',
      },
      {
        author: 'Warren Tillman',
        writtenOn: '2016-01-17',
        rating: 9,
        content:
          "The Return of the King has the hardest job of the trilogy, because it has to finish three stories at once. Peter Jackson's direction is clearest when the scale is largest. You always know where Minas Tirith lies, where the enemy stands and how far away help is. Howard Shore's score holds the parts together, and the lighting of the beacons is five minutes of pure cinema.\n\nThe acting is better than it gets credit for. Sean Astin gives Sam a stubborn kindness that never turns sweet. Andy Serkis plays Gollum as two people in one body, and John Noble makes Denethor frightening at the dinner table, with nothing but tomatoes and a chicken leg. Only Aragorn and Arwen feel rushed to me.\n\nOverall I think it is a great film and a fitting end to a huge project. It is long, and it needs most of that length. I recommend seeing the extended version after you know this one.",
      },
      {
        author: 'Hugh Pemberton',
        writtenOn: '2023-03-11',
        rating: 7,
        content:
          "Finally watched all three in one weekend, twenty years after everyone else, and this is the one I like least, though I still liked it. Gollum leading the two hobbits up those stairs is wonderful, and so is Gandalf shouting at soldiers on the wall. The ghosts look like green fog, and then the film says goodbye for what felt like an hour. I'm glad I saw it. My favourite remains the first.",
      },
    ],
  },
];
