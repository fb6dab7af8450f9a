import type { CatalogueFilm } from '../film.ts';

export const films2011: readonly CatalogueFilm[] = [
  {
    id: 54518,
    title: 'Justin Bieber: Never Say Never',
    releaseDate: '2011-02-11',
    genres: ['music', 'documentary', 'family'],
    voteAverage: 5.2,
    voteCount: 427,
    overview:
      "Ten days before a sold-out night at Madison Square Garden, the sixteen-year-old star has swollen tonsils and has been ordered not to speak. Home videos show how he got there: a toddler drums on kitchen chairs, a boy sings on the theatre steps, and he visits a hundred radio stations with a guitar. If his voice doesn't come back in time, the biggest night of his life will be called off.",
    cast: [
      { name: 'Justin Bieber', character: 'Self' },
      { name: 'Usher', character: 'Self' },
      { name: 'Scooter Braun', character: 'Self' },
      { name: 'Ludacris', character: 'Self' },
      { name: 'Miley Cyrus', character: 'Self' },
      { name: 'Jaden Smith', character: 'Self' },
      { name: 'Pattie Mallette', character: 'Self' },
      { name: 'Diane Dale', character: 'Self' },
      { name: 'Bruce Dale', character: 'Self' },
    ],
    crew: [
      { name: 'Jon M. Chu', job: 'Director' },
      { name: 'Scooter Braun', job: 'Producer' },
      { name: 'Justin Bieber', job: 'Producer' },
      { name: 'Antonio Reid', job: 'Producer' },
      { name: 'Usher', job: 'Producer' },
      { name: 'Dan Cutforth', job: 'Producer' },
      { name: 'Jane Lipsitz', job: 'Producer' },
      { name: 'Deborah Lurie', job: 'Original Music Composer' },
      { name: 'Reed Smoot', job: 'Director of Photography' },
      { name: 'Jay Cassidy', job: 'Editor' },
      { name: 'Jillian Twigger Moul', job: 'Editor' },
      { name: 'Avi Youabian', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'xx_belieber_98',
        writtenOn: '2011-02-20',
        rating: 8,
        content:
          'I saw this concert film six times, and two of those with the purple 3D glasses! The part where they give the girl in the back row a free ticket makes me cry every time. You see how hard he worked, with just a guitar, going from one radio station to the next. His grandpa is the sweetest. I love it so much.',
      },
      {
        author: "Belieber's mom",
        writtenOn: '2011-02-27',
        rating: 4,
        content:
          "My daughter has asked me to write one too, so it's fair. The drumming when he's two is remarkable, I'd never have let mine near my pans. I liked the grandma. The rest of this documentary is a boy being pushed through corridors by six grown men with lanyards and no one telling him to sit down and have a proper supper. Slow-motion hair, in three dimensions, coming at me. I felt I should pay for it by the strand. Not my thing.",
      },
      {
        author: 'helen.kowalski',
        writtenOn: '2020-12-01',
        rating: 5,
        content:
          "Better made than it had any need to be. Chu understands screens, and that the story isn't the singing, it's a boy, a webcam and two hundred small radio rooms in the Midwest with a bored man in each. You can watch the machine being assembled around him, piece by smiling piece, and the film is one of the pieces. I noted who on the tour bus ever looks at him when he's not speaking. The vocal coach. That's it. An interesting documentary, and I didn't warm to it.",
      },
    ],
  },
  {
    id: 44896,
    title: 'Rango',
    releaseDate: '2011-03-02',
    genres: ['animation', 'comedy', 'family', 'western', 'adventure'],
    voteAverage: 6.9,
    voteCount: 7_043,
    overview:
      'A pet chameleon who dreams of acting falls out of a car in the desert. In Dirt, a little town of animals, he pretends to be a hero. By pure luck he kills a hawk, and the Mayor makes him sheriff. The water in the bank is nearly gone. Then Rattlesnake Jake, a real killer, comes to town. The sheriff must find the water before his lie comes out.',
    cast: [
      { name: 'Johnny Depp', character: 'Rango / Lars (voice)' },
      { name: 'Isla Fisher', character: 'Beans (voice)' },
      { name: 'Abigail Breslin', character: 'Priscilla (voice)' },
      { name: 'Ned Beatty', character: 'Mayor (voice)' },
      { name: 'Alfred Molina', character: 'Roadkill (voice)' },
      { name: 'Bill Nighy', character: 'Rattlesnake Jake (voice)' },
      { name: 'Stephen Root', character: 'Doc / Merrimack / Mr. Snuggles (voice)' },
      { name: 'Harry Dean Stanton', character: 'Balthazar (voice)' },
      { name: 'Timothy Olyphant', character: 'Spirit of the West (voice)' },
      { name: 'Ray Winstone', character: 'Bad Bill (voice)' },
    ],
    crew: [
      { name: 'Gore Verbinski', job: 'Director' },
      { name: 'John Logan', job: 'Writer' },
      { name: 'Gore Verbinski', job: 'Story' },
      { name: 'James Ward Byrkit', job: 'Story' },
      { name: 'Graham King', job: 'Producer' },
      { name: 'Gore Verbinski', job: 'Producer' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Craig Wood', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'cinema_kid725',
        writtenOn: '2011-09-17',
        content:
          "What a strange and beautiful thing to put in front of children. It's ugly on purpose, everyone in it looks sun-dried, and I haven't seen light like that in an animated film before or since. The hero has no name and makes one up on the spot off the bottom of a cider bottle. Plays like a comedy for an hour, then he walks across a motorway at night, among the lights, and it's about as lonely as pictures get. Jake the rattlesnake is the best villain of that year, cartoon or not. I loved it.",
      },
      {
        author: 'box_said_family',
        writtenOn: '2011-05-08',
        rating: 5,
        content:
          "The box said it was for the whole family, so I put it on for our five-year-old, and that was a mistake. They drink, spit and shoot, an armadillo has been run over, and the rattlesnake scared him so much that he wanted to go home while sitting at home. Our twelve-year-old enjoyed it a lot. It looks fantastic, like an old western with scales, and I laughed at the owls. For under ten I'd leave it. For me it was beautiful and odd, and I didn't enjoy it with a crying child.",
      },
      {
        author: 'Dominic Dawson',
        writtenOn: '2024-03-15',
        rating: 8,
        content:
          "Took me three goes. First time I thought it too long and too pleased with itself, all those references. Second time with my brother, who likes westerns, and he laughed at different things from me. Third time on my own I noticed how sad the desert is in it, and that the owls, who keep promising that he'll die, are the only ones telling the truth. A great animated western. I've stopped minding the chase with the bats.",
      },
    ],
  },
  {
    id: 43935,
    title: 'Dylan Dog: Dead of Night',
    releaseDate: '2011-03-16',
    genres: ['action', 'comedy', 'fantasy', 'horror', 'mystery'],
    voteAverage: 4.7,
    voteCount: 527,
    overview:
      "In New Orleans, vampires, werewolves and zombies live hidden among the people. Dylan Dog used to keep the peace between them and now only photographs unfaithful husbands. Then a beast tears Elizabeth's father to pieces, and Dylan takes her case. The trail leads to a family of werewolves and to a vampires' club. Dylan must find an old artifact before one of them uses it to start a war.",
    cast: [
      { name: 'Brandon Routh', character: 'Dylan Dog' },
      { name: 'Anita Briem', character: 'Elizabeth' },
      { name: 'Sam Huntington', character: 'Marcus' },
      { name: 'Taye Diggs', character: 'Vargus' },
      { name: 'Kurt Angle', character: 'Wolfgang' },
      { name: 'Peter Stormare', character: 'Gabriel' },
      { name: 'Andrew Sensenig', character: 'Rosenberg' },
      { name: 'Randal Reeder', character: 'Bob the Mechanic' },
      { name: 'Courtney James Clark', character: 'Ally' },
    ],
    crew: [
      { name: 'Kevin Munroe', job: 'Director' },
      { name: 'Thomas Dean Donnelly', job: 'Screenplay' },
      { name: 'Joshua Oppenheimer', job: 'Screenplay' },
      { name: 'Gilbert Adler', job: 'Producer' },
      { name: 'Scott Mitchell Rosenberg', job: 'Producer' },
      { name: 'Klaus Badelt', job: 'Original Music Composer' },
      { name: 'Geoffrey Hall', job: 'Director of Photography' },
      { name: 'Paul Hirsch', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Groucho_was_robbed',
        writtenOn: '2011-09-24',
        rating: 2,
        content:
          "No London, no Groucho, no Inspector Bloch, no Dylan. In the comics he is a sad romantic who is afraid of bats and flies, falls in love on every tenth page and lives with an assistant who tells awful jokes. Here he is a tough guy in New Orleans with a gun the size of a dog. WHY buy the name? Brandon Routh has the red shirt and the black jacket, and that's all they kept. I've collected the comics since school and I was angry for a week. A terrible horror comedy.",
      },
      {
        author: 'fangs4thememory',
        writtenOn: '2014-10-29',
        rating: 7,
        content:
          "never read the comic so no tears from me. as monster detective movies go it sits above r.i.p.d. and below constantine. sam huntington carries it, a new zombie who can't stand worms and goes to a self-help group, i laughed so hard. peter stormare as a werewolf boss, yes please. the cgi beast is awful and brandon routh's voice-over never shuts up. b movie comfort food, i liked it",
      },
      {
        author: 'Giulia Marchetti',
        writtenOn: '2016-01-17',
        rating: 5,
        content:
          'It is a strange mixture of detective story and monsters, more funny than scary. Brandon Routh looks good but he is a little stiff as Dylan. The best one is Sam Huntington as Marcus, I always waited for his next scene. The story has too many names and families and I forgot who wants what. The effects look like television. When you do not think of the Italian comic, it is okay for one evening. I would not see it a second time.',
      },
    ],
  },
  {
    id: 55721,
    title: 'Bridesmaids',
    releaseDate: '2011-05-13',
    genres: ['comedy', 'romance'],
    voteAverage: 6.5,
    voteCount: 4_652,
    overview:
      "Annie has lost her bakery, lives with two awful roommates and sees a man who doesn't love her. Then her best friend Lillian gets engaged and asks her to be the maid of honor. Another bridesmaid, Helen, is rich, beautiful and does everything better, and she wants to plan the wedding herself. The two begin to compete, and Annie could lose the one friend she has left.",
    cast: [
      { name: 'Kristen Wiig', character: 'Annie' },
      { name: 'Maya Rudolph', character: 'Lillian' },
      { name: 'Rose Byrne', character: 'Helen' },
      { name: 'Melissa McCarthy', character: 'Megan' },
      { name: 'Wendi McLendon-Covey', character: 'Rita' },
      { name: 'Ellie Kemper', character: 'Becca' },
      { name: "Chris O'Dowd", character: 'Rhodes' },
      { name: 'Jill Clayburgh', character: "Annie's Mom" },
      { name: 'Jon Hamm', character: 'Ted' },
      { name: 'Matt Lucas', character: 'Gil' },
    ],
    crew: [
      { name: 'Paul Feig', job: 'Director' },
      { name: 'Kristen Wiig', job: 'Writer' },
      { name: 'Annie Mumolo', job: 'Writer' },
      { name: 'Judd Apatow', job: 'Producer' },
      { name: 'Barry Mendel', job: 'Producer' },
      { name: 'Clayton Townsend', job: 'Producer' },
      { name: 'Michael Andrews', job: 'Original Music Composer' },
      { name: 'Robert D. Yeoman', job: 'Director of Photography' },
      { name: 'William Kerr', job: 'Editor' },
      { name: 'Mike Sale', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Bev Armitage',
        writtenOn: '2012-01-07',
        rating: 9,
        content:
          "She makes a single cupcake. Has all the flour out, does the petals by hand, it's late, she's nobody to give it to, and she looks at it, and eats it. My own shop shut in 2009 and I did that precise thing.\n\nEverybody goes on about the dress shop and the sink. And I laughed till I'd a stitch, I had to hold on to a stranger's armrest! The aeroplane too, and Jon Hamm being such a perfect pig in bed. But my friend and I, in the car after, only talked about the cupcake, and that awful party with the chocolate fountain, and how it feels when your best mate gets a new best mate who's richer than you and (this is the killer) quite nice.\n\nMcCarthy biting her on the settee to make her fight back: they should do that on the NHS. It's too long. I loved it all the same, I'd have stayed for another hour of those women in a car.",
      },
      {
        author: 'Walter, 81',
        writtenOn: '2011-08-27',
        rating: 4,
        content:
          "My daughter told me on the telephone that it was about a wedding, so I put on a tie. I'm eighty-one and was at sea for twenty years, and still there's a scene with food poisoning in a bridal shop that I would have liked to be spared. The lady next to me laughed so much that she lost an earring, and we looked for it together. Some of it is touching, when the two old friends fall out, and the Irish policeman is a nice man. The comedy was too rude for me. She wants to see it again. I didn't.",
      },
      {
        author: 'flicks601',
        writtenOn: '2019-05-13',
        rating: 7,
        content:
          "Feig lets it run. A good comedy. The microphone duel at the engagement party: a toast, another, a bit of Thai, a song, each woman going back up for one more, and it doesn't stop at funny, it keeps on until it's a kind of illness. Byrne's the find; there's panic behind that hair. Two hours and five minutes, though, and the airplane scene, though funny, goes round and round.",
      },
    ],
  },
  {
    id: 52449,
    title: 'Bad Teacher',
    releaseDate: '2011-05-16',
    genres: ['comedy'],
    voteAverage: 5.6,
    voteCount: 4938,
    overview:
      'Elizabeth Halsey teaches at a middle school only until she can marry money. When her rich fiancé leaves her, she has to go back, and sleeps through her lessons. Then Scott, young, nice and heir to a fortune, joins the school. Elizabeth decides that she needs an operation to win him, and cheats and steals to pay for it. A colleague wants proof to have her fired.',
    cast: [
      { name: 'Cameron Diaz', character: 'Elizabeth Halsey' },
      { name: 'Justin Timberlake', character: 'Scott Delacorte' },
      { name: 'Lucy Punch', character: 'Amy Squirrel' },
      { name: 'Jason Segel', character: 'Russell Gettis' },
      { name: 'Phyllis Smith', character: 'Lynn Davies' },
      { name: 'John Michael Higgins', character: 'Principal Wally Snur' },
      { name: 'Thomas Lennon', character: 'Carl Halabi' },
      { name: 'Molly Shannon', character: 'Melody' },
      { name: 'Kaitlyn Dever', character: 'Sasha Abernathy' },
      { name: 'Kathryn Newton', character: 'Chase Rubin-Rossi' },
    ],
    crew: [
      { name: 'Jake Kasdan', job: 'Director' },
      { name: 'Gene Stupnitsky', job: 'Screenplay' },
      { name: 'Lee Eisenberg', job: 'Screenplay' },
      { name: 'Jimmy Miller', job: 'Producer' },
      { name: 'David Householter', job: 'Producer' },
      { name: 'Michael Andrews', job: 'Original Music Composer' },
      { name: 'Alar Kivilo', job: 'Director of Photography' },
      { name: 'Tara Timpone', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'DetentionDebs',
        writtenOn: '2012-04-22',
        rating: 6,
        content:
          "Cameron Diaz throws a basketball at a child who answers wrongly, and I regret to say I clapped. I taught French in Coventry for a year, and a boy called Lee ate my register; I never did anything about it, so this felt like a holiday. She's fearless and horrible and doesn't learn anything, which is a relief. Lucy Punch as Miss Squirrel, so cheerful that she's shaking, steals the film. Timberlake is a good sport. The story wanders. I liked it, I laughed, I won't be showing it to Lee.",
      },
      {
        author: 'Walter Jennings',
        writtenOn: '2012-01-08',
        rating: 5,
        content:
          "Jake Kasdan directs this comedy as a row of sketches, and some of the sketches are very good. The car wash, the lesson with the balls, the state test: each has a clear idea and a joke at its end. Between them the movie has no plan. Elizabeth wants an operation, then a man, then a bonus, and I never felt that any of it mattered to her or to the school.\n\nCameron Diaz plays the part without asking to be liked, and I respect that. Lucy Punch is even better as her rival, with a grin that grows as her nerves give way. Justin Timberlake is asked to be dull and manages it. Jason Segel, as the gym teacher who sees through her, has the few human scenes, and he is so relaxed that the film seems to breathe whenever he comes in.\n\nOverall I laughed perhaps ten times and forgot it by morning. It's rude without being sharp. I wouldn't call it bad, only lazy, which suits the heroine more than the audience.",
      },
      {
        author: 'mandy.k.07',
        writtenOn: '2014-06-19',
        rating: 6,
        content:
          "My favorite teacher movie because she's the worst! Elizabeth sleeping behind sunglasses in class is literally my chemistry teacher. Jason Segel yelling at a kid about LeBron is hilarious. Not everything works and Justin Timberlake's character is weird. Still, I liked it, and Amy Squirrel stressing out never gets old.",
      },
    ],
  },
  {
    id: 49013,
    title: 'Cars 2',
    releaseDate: '2011-06-11',
    genres: ['animation', 'family', 'adventure', 'comedy'],
    voteAverage: 6.2,
    voteCount: 8_431,
    overview:
      'Lightning McQueen is racing against Francesco Bernoulli in the World Grand Prix, which Sir Miles Axlerod has started to show off a new fuel, and takes his best friend along, the tow truck Mater. In Tokyo Mater embarrasses him in front of everyone. The British agents Finn McMissile and Holley Shiftwell take Mater for an American spy. Someone is making the engines of the racers explode, and Lightning could be next.',
    cast: [
      { name: 'Larry the Cable Guy', character: 'Mater (voice)' },
      { name: 'Owen Wilson', character: 'Lightning McQueen (voice)' },
      { name: 'Michael Caine', character: 'Finn McMissile (voice)' },
      { name: 'Emily Mortimer', character: 'Holley Shiftwell (voice)' },
      { name: 'Eddie Izzard', character: 'Sir Miles Axlerod (voice)' },
      { name: 'John Turturro', character: 'Francesco Bernoulli (voice)' },
      { name: 'Brent Musburger', character: 'Brent Mustangburger (voice)' },
      { name: 'Joe Mantegna', character: 'Grem (voice)' },
      { name: 'Thomas Kretschmann', character: 'Professor Zündapp (voice)' },
      { name: 'Peter Jacobson', character: 'Acer (voice)' },
    ],
    crew: [
      { name: 'John Lasseter', job: 'Director' },
      { name: 'Ben Queen', job: 'Screenplay' },
      { name: 'Denise Ream', job: 'Producer' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'Sharon Calahan', job: 'Director of Photography' },
      { name: 'Jeremy Lasky', job: 'Director of Photography' },
      { name: 'Stephen Schaffer', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'lakeside_karting',
        writtenOn: '2012-03-11',
        rating: 7,
        content:
          "Everyone says it's the bad one. Is it? It's a daft spy film with cars, my boys adore it, the races are thrilling and Michael Caine opens it on an oil rig like it's 1965. I'll take that over the one about feelings in the desert. Mater's a lot, I'll give you Mater. But the Tokyo scenes are the most gorgeous thing they'd drawn till then, neon on wet bonnets, and Giacchino's guitar tune has been in my head since half-term. I enjoyed all of it.",
      },
      {
        author: 'questions_from_row_c',
        writtenOn: '2014-08-30',
        rating: 5,
        content:
          "My five-year-old loves cars, any cars, and was happy for two hours. My eight-year-old had questions: why is there a Pope who is a car, and did they really just kill that one? They did, and one is tortured too, which I didn't expect in a film with lunch boxes. Most of the cartoon is chases and gadgets, with Mater making the same joke. London and Tokyo look gorgeous. There's less heart in it than in the first, so I was bored and they weren't.",
      },
      {
        author: 'MarkLarsen',
        writtenOn: '2011-09-05',
        rating: 8,
        content:
          "Folks been mean to this one and I know why, it's him. He talks like where I'm from. He hears everybody laughing on the big screen when he thought they were laughing with him, and his face falls, dents and all. And he says he'll keep the dents. I do recovery on I-65, nights, I'm on my second transmission and my third back. I liked that about the dents. I loved this cartoon.",
      },
    ],
  },
  {
    id: 44912,
    title: 'Green Lantern',
    releaseDate: '2011-06-14',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 5.2,
    voteCount: 7_620,
    overview:
      'Hal Jordan is a test pilot who runs away from everything hard. A dying alien gives him a ring that makes real whatever he imagines, if his will is strong enough. He is taken to a far planet where thousands of Lanterns guard the universe. The evil that killed the alien is on its way to Earth, and Hal must stop running to save the people there.',
    cast: [
      { name: 'Ryan Reynolds', character: 'Hal Jordan' },
      { name: 'Blake Lively', character: 'Carol Ferris' },
      { name: 'Peter Sarsgaard', character: 'Hector Hammond' },
      { name: 'Mark Strong', character: 'Sinestro' },
      { name: 'Tim Robbins', character: 'Senator Hammond' },
      { name: 'Jay O. Sanders', character: 'Carl Ferris' },
      { name: 'Taika Waititi', character: 'Thomas Kalmaku' },
      { name: 'Angela Bassett', character: 'Amanda Waller' },
      { name: 'Mike Doyle', character: 'Jack Jordan' },
      { name: 'Temuera Morrison', character: 'Abin Sur' },
    ],
    crew: [
      { name: 'Martin Campbell', job: 'Director' },
      { name: 'Greg Berlanti', job: 'Screenplay' },
      { name: 'Michael Green', job: 'Screenplay' },
      { name: 'Marc Guggenheim', job: 'Screenplay' },
      { name: 'Michael Goldenberg', job: 'Screenplay' },
      { name: 'Donald De Line', job: 'Producer' },
      { name: 'Greg Berlanti', job: 'Producer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Dion Beebe', job: 'Director of Photography' },
      { name: 'Stuart Baird', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Moira Bell',
        writtenOn: '2012-01-15',
        content:
          "Hal's magic ring can make anything he can think of. Anything. And he thinks of a Hot Wheels track, a spring and a big fist. I'm sixty-one, I'm on a waiting list for a knee, I lay there on the settee and in five minutes thought of nine better things, one of them a knee. Sarsgaard has a fine time with the forehead. The cloud looked like something that'd come up in a drain. A superhero film, and I was bored.",
      },
      {
        author: 'tomaszc',
        writtenOn: '2011-09-29',
        rating: 8,
        content:
          "Everyone in my store hates it and I've been in costume twice.\n\nListen. The oath gives me chills, I don't care how it's lit. In brightest day! Tomar-Re's beak is right. Kilowog calls everyone poozer, as he should. Oa's lit up like the inside of a bottle and there are, I've counted with a pause button, over a hundred different Lanterns in the big assembly, every one of which some poor soul had to design, including the squirrel, and the one who's a sort of crystal, and the fly. They shot for the moon and parts of it are rubber. The mask is not good. I've made three and I know what goes wrong with the edges.\n\nI love this superhero film. What I get from it is somebody scared of everything getting picked regardless. I was twenty-four and working in a store. Mark Strong is so right in that makeup that I'm waiting for part two with the patience of a fool.",
      },
      {
        author: 'sector_2814_ben',
        writtenOn: '2019-05-24',
        rating: 3,
        content:
          "I've got about twenty years of these comics, and they're pure SPACE: thousands of heroes, strange planets, big feelings. Here Hal gets his ring, visits the planet for the length of a lunch break and goes home to sit on a couch. He could imagine anything, and what does he make? A toy race track. The suit is a cartoon painted on an actor. Mark Strong as Sinestro is perfect and gets about seven minutes. I had waited for this since I was ten, and it's bad.",
      },
    ],
  },
  {
    id: 49849,
    title: 'Cowboys & Aliens',
    releaseDate: '2011-07-29',
    genres: ['action', 'science-fiction', 'western', 'adventure'],
    voteAverage: 5.6,
    voteCount: 5_376,
    overview:
      "Arizona, 1873. A man wakes up in the desert with a metal band on his wrist and no memory. In town he is recognized as Jake Lonergan, who stole gold from the hard Colonel Dolarhyde. Then flying machines attack and pull people up into the sky, among them the Colonel's son. The two men must free the kidnapped before the machines come back for everyone else.",
    cast: [
      { name: 'Daniel Craig', character: 'Jake Lonergan' },
      { name: 'Harrison Ford', character: 'Woodrow Dolarhyde' },
      { name: 'Olivia Wilde', character: 'Ella Swenson' },
      { name: 'Sam Rockwell', character: 'Doc' },
      { name: 'Adam Beach', character: 'Nat Colorado' },
      { name: 'Paul Dano', character: 'Percy Dolarhyde' },
      { name: 'Noah Ringer', character: 'Emmett Taggart' },
      { name: 'Keith Carradine', character: 'Sheriff John Taggart' },
      { name: 'Clancy Brown', character: 'Meacham' },
      { name: 'Walton Goggins', character: 'Hunt' },
    ],
    crew: [
      { name: 'Jon Favreau', job: 'Director' },
      { name: 'Damon Lindelof', job: 'Screenplay' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Matthew Libatique', job: 'Director of Photography' },
      { name: 'Dan Lebental', job: 'Editor' },
      { name: 'Jim May', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'dustbowl_dave',
        writtenOn: '2011-08-09',
        rating: 6,
        content:
          "First twenty minutes: proper western. Craig says nothing, kicks three men off their horses, has his side stitched by the preacher, acquires a dog. By then I was so content I'd forgotten about the other half of the title. Ford grumbles and is clearly enjoying the hat.\n\nThen the aliens come, and when we learn what they want, nobody in the picture so much as raises an eyebrow. A paddle steamer upside down in the desert is the best thing in it and they camp in it for one wet night. I enjoyed the first half much more than the second.",
      },
      {
        author: 'denver_flight_88',
        writtenOn: '2012-01-15',
        rating: 5,
        content:
          "Pros: Daniel Craig as a cowboy, he hardly speaks and it works. Harrison Ford, grumpy and good. A ship lying upside down in the desert. The western half looks great.\nCons: with that title I expected fun, and it's dead serious. You never learn much about the aliens, and they look like every other alien. Sam Rockwell and Olivia Wilde are wasted. The big fight is long and brown.\nHalf of a good western and half of nothing much. I was neither happy nor angry.",
      },
    ],
  },
  {
    id: 71689,
    title: 'Phineas and Ferb: The Movie: Across the 2nd Dimension',
    releaseDate: '2011-08-05',
    genres: ['animation', 'comedy', 'family', 'tv-movie', 'music', 'adventure', 'science-fiction'],
    voteAverage: 7.0,
    voteCount: 493,
    overview:
      "Phineas and Ferb help Dr. Doofenshmirtz to repair his machine, a gate into another dimension. They don't know that he is an enemy of their pet, Perry the Platypus, who is a secret agent. On the other side a second, far more evil Doofenshmirtz rules the city with an army of robots. The boys must get home and save Perry before the robots come through the gate.",
    cast: [
      { name: 'Vincent Martella', character: 'Phineas Flynn (voice)' },
      { name: 'Ashley Tisdale', character: 'Candace Flynn (voice)' },
      { name: 'Thomas Brodie-Sangster', character: 'Ferb Fletcher (voice)' },
      { name: 'Caroline Rhea', character: 'Mom (voice)' },
      { name: "Richard O'Brien", character: 'Dad (voice)' },
      { name: 'Dan Povenmire', character: 'Dr. Heinz Doofenshmirtz (voice)' },
      { name: 'Dee Bradley Baker', character: 'Perry the Platypus (voice)' },
      { name: 'Alyson Stoner', character: 'Isabella (voice)' },
      { name: 'Maulik Pancholy', character: 'Baljeet (voice)' },
      { name: 'Bobby Gaylor', character: 'Buford (voice)' },
    ],
    crew: [
      { name: 'Dan Povenmire', job: 'Director' },
      { name: 'Robert Hughes', job: 'Director' },
      { name: 'Dan Povenmire', job: 'Writer' },
      { name: "Jeff 'Swampy' Marsh", job: 'Writer' },
      { name: 'Jon Colton Barry', job: 'Writer' },
      { name: 'Danny Jacob', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Leo C.',
        writtenOn: '2012-05-25',
        rating: 9,
        content:
          "As good as the best episodes of the cartoon and it's three and a half times as long, how often does that happen? Songs are great (Everything's Better with Perry, the robot one, Summer Belongs to You it isn't but still). Loved that the other dimension Candace is a resistance leader and our Candace just wants to know if she looks good in the coat. The two Doofs comparing childhoods is the bit everyone quotes and everyone's right. I loved it, and I got surprisingly upset about a platypus.",
      },
      {
        author: 'Ron Dyer',
        writtenOn: '2013-01-11',
        rating: 6,
        content:
          "Triangle head, rectangle head, flat backgrounds, limited everything: and still more timing in its little finger than most of what's at the pictures. It's a long episode. You feel the seams where there'd be a break. The giant army at the end goes on, and I got tired of robots as I get tired of robots. I enjoyed most of it. Ferb speaks, I think, four times.",
      },
      {
        author: 'temperature_picks',
        writtenOn: '2020-08-16',
        rating: 7,
        content:
          "In our house the child with the temperature may choose, so I have seen this for five days in a row. Our two are six and nine. The robots were a little exciting for the younger one, and when the boys find out that their pet has a secret, both were quite upset, in a good way. The songs are great, and there are as many jokes for me as for them. It's long for an episode and short for a movie. I really like it, and I watched it alone once.",
      },
    ],
  },
  {
    id: 56288,
    title: 'Spy Kids: All the Time in the World',
    releaseDate: '2011-08-18',
    genres: ['adventure', 'action', 'comedy', 'family'],
    voteAverage: 4.7,
    voteCount: 1054,
    overview:
      'Marissa Wilson gives up spying to be a mother, without ever telling her husband Wilbur or his children Rebecca and Cecil what she did. The twins find her boring. Then the Time Keeper begins to steal time, so that the days run faster and faster, and men in masks break into the house. Rebecca and Cecil learn the truth from a talking robot dog. The world runs out of time, and the spies need them.',
    cast: [
      { name: 'Jessica Alba', character: 'Marissa Wilson' },
      { name: 'Joel McHale', character: 'Wilbur Wilson' },
      { name: 'Alexa PenaVega', character: 'Carmen Cortez' },
      { name: 'Daryl Sabara', character: 'Juni Cortez' },
      { name: 'Rowan Blanchard', character: 'Rebecca Wilson' },
      { name: 'Mason Cook', character: 'Cecil Wilson' },
      { name: 'Ricky Gervais', character: 'Argonaut (voice)' },
      { name: 'Jeremy Piven', character: "Danger D'Amo / Tick Tock / Time Keeper" },
      { name: 'Danny Trejo', character: 'Uncle Machete' },
    ],
    crew: [
      { name: 'Robert Rodriguez', job: 'Director' },
      { name: 'Robert Rodriguez', job: 'Screenplay' },
      { name: 'Robert Rodriguez', job: 'Producer' },
      { name: 'Elizabeth Avellan', job: 'Producer' },
      { name: 'Robert Rodriguez', job: 'Original Music Composer' },
      { name: 'Carl Thiel', job: 'Original Music Composer' },
      { name: 'Jimmy Lindsey', job: 'Director of Photography' },
      { name: 'Dan Zimmerman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Monica Estrada',
        writtenOn: '2012-03-03',
        rating: 5,
        content:
          "Diapers, burps and a robot dog who talks like a tired comedian: my boys, four and seven, were in heaven. Nothing in it is scary. The Time Keeper has a clock for a head and sounds like a cartoon. I liked that the stepmom wins the kids over by being good at something, and that Cecil's hearing aids are treated as a superpower. Everything else is loud and looks like it was made on a phone. OK for kids under eight, boring for their mom.",
      },
      {
        author: 'Duncan Fairlie',
        writtenOn: '2020-06-13',
        rating: 4,
        content:
          "The fourth Spy Kids got its chance nine years late, when my nephew found the box. Carmen and Juni are grown up and still bickering, which is a pleasure, and a villain who steals minutes is a fine notion. But the effects were poor in their day and are painful now, and there is an incredible number of jokes about nappies. Jessica Alba fights in heels with a baby strapped to her and looks as if she'd like to go home. Jeremy Piven plays too many parts. Next to the inventive first film it was a disappointment, and my nephew left to play football.",
      },
      {
        author: 'SniffAndScratchSid',
        writtenOn: '2011-12-11',
        rating: 5,
        content:
          "They gave us a card with eight numbers on it, and when a number came up you were meant to scratch and sniff. So there we sat, forty grown people and some children, in the dark, smelling cardboard. Every single number smelled of the same sweet. A man behind me said it was the drains. The film is about a stepmother who's a spy, and a talking dog, voiced by Ricky Gervais, who is the only one enjoying himself. It's silly, cheap and too long. I can't call it good, but I did have a nice afternoon with my nose.",
      },
    ],
  },
  {
    id: 59965,
    title: 'Abduction',
    releaseDate: '2011-09-22',
    genres: ['thriller', 'action', 'mystery'],
    voteAverage: 5.8,
    voteCount: 3011,
    overview:
      'Nathan Harper, a high school senior near Pittsburgh, has never felt that he belongs to his parents. For homework with his neighbor Karen he looks at a website for missing children and finds a picture of himself as a small boy. The next day armed men are at the door. His therapist, Dr. Bennett, helps the two to flee, and Nathan must find his real father before the CIA or the agent Kozlow finds him.',
    cast: [
      { name: 'Taylor Lautner', character: 'Nathan Harper' },
      { name: 'Lily Collins', character: 'Karen Murphy' },
      { name: 'Alfred Molina', character: 'Frank Burton' },
      { name: 'Jason Isaacs', character: 'Kevin Harper' },
      { name: 'Maria Bello', character: 'Mara Harper' },
      { name: 'Sigourney Weaver', character: 'Dr. Geraldine Bennett' },
      { name: 'Michael Nyqvist', character: 'Nikola Kozlow' },
      { name: 'Denzel Whitaker', character: 'Gilly' },
      { name: 'Dermot Mulroney', character: 'Martin Price' },
      { name: 'Elisabeth Röhm', character: 'Lorna Price' },
    ],
    crew: [
      { name: 'John Singleton', job: 'Director' },
      { name: 'Shawn Christensen', job: 'Screenplay' },
      { name: 'Ellen Goldsmith-Vein', job: 'Producer' },
      { name: 'Lee Stollman', job: 'Producer' },
      { name: 'Doug Davison', job: 'Producer' },
      { name: 'Dan Lautner', job: 'Producer' },
      { name: 'Patrick Crowley', job: 'Producer' },
      { name: 'Edward Shearmur', job: 'Original Music Composer' },
      { name: 'Peter Menzies Jr.', job: 'Director of Photography' },
      { name: 'Bruce Cannon', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'teamjacob_tiffany',
        writtenOn: '2012-02-25',
        rating: 8,
        content:
          "Super exciting thriller from the moment Nathan finds his own picture! Taylor Lautner does his own stunts and the fight on the train is awesome. Karen isn't just standing around, which I liked. The therapist with the balloons is the coolest. My sister and I loved it and we were guessing the whole way home.",
      },
      {
        author: 'Fergus Hanratty',
        writtenOn: '2012-11-18',
        rating: 4,
        content:
          'Taylor Lautner has been hired to be Jason Bourne with homework, and he can do everything that is asked of him except speak. Singleton, who once made Boyz n the Hood, shoots it like a long advertisement for sportswear; Hitchcock made the same story with Cary Grant and remembered the jokes. Around the boy stand Sigourney Weaver, Alfred Molina, Jason Isaacs and Maria Bello, all good, all gone too soon. The opening has a fine idea in it, a child who finds himself on a list of the missing; the rest is trains and telephones. I was bored, I must admit.',
      },
      {
        author: 'PittsburghPhil412',
        writtenOn: '2017-08-20',
        rating: 5,
        content:
          "Pittsburgh is the real star of Abduction, and hardly any thriller uses it so much. You get the inclines, the rivers, the diner, the yellow bridges and a whole ball game. Director John Singleton filmed in the actual stadium with an actual crowd. Lautner's Nathan runs past all of it with one expression. The plot is weak and the city looks wonderful, so for me it was okay, nothing more.",
      },
    ],
  },
  {
    id: 77338,
    title: 'The Intouchables',
    releaseDate: '2011-11-02',
    genres: ['drama', 'comedy'],
    voteAverage: 8.3,
    voteCount: 18337,
    overview:
      "Philippe, a rich widower in Paris, has been paralyzed from the neck down since an accident and needs a new carer. Driss, who is just out of prison, applies only to get a signature for his unemployment benefit. Philippe hires him, because Driss feels no pity at all. But Driss's own family is in trouble. If he goes back to them, Philippe loses the one person who treats him as a man.",
    cast: [
      { name: 'François Cluzet', character: 'Philippe' },
      { name: 'Omar Sy', character: 'Driss' },
      { name: 'Anne Le Ny', character: 'Yvonne' },
      { name: 'Audrey Fleurot', character: 'Magalie' },
      { name: 'Clotilde Mollet', character: 'Marcelle' },
      { name: 'Alba Gaïa Bellugi', character: 'Elisa' },
      { name: 'Cyril Mendy', character: 'Adama' },
      { name: 'Salimata Kamate', character: 'Fatou' },
      { name: 'Absa Diatou Toure', character: 'Mina' },
    ],
    crew: [
      { name: 'Olivier Nakache', job: 'Director' },
      { name: 'Éric Toledano', job: 'Director' },
      { name: 'Olivier Nakache', job: 'Screenplay' },
      { name: 'Éric Toledano', job: 'Screenplay' },
      { name: 'Nicolas Duval-Adassovsky', job: 'Producer' },
      { name: 'Yann Zenou', job: 'Producer' },
      { name: 'Laurent Zeitoun', job: 'Producer' },
      { name: 'Ludovico Einaudi', job: 'Original Music Composer' },
      { name: 'Mathieu Vadepied', job: 'Director of Photography' },
      { name: 'Dorian Rigal-Ansous', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ananya Deshpande',
        writtenOn: '2013-07-28',
        rating: 10,
        content:
          'What a beautiful comedy, in our house it is watched every year. My grandfather also sits in a wheelchair and he laughed until we had to wipe his eyes, because Driss talks to Philippe like a friend and not like to a sick person. The birthday concert, where the orchestra plays and then Driss puts on Earth, Wind & Fire and all the guests dance, is pure joy. French with subtitles, but even my mother forgot them. Must watch, with everyone you love.',
      },
      {
        author: 'Steffi aus Ulm',
        writtenOn: '2012-03-11',
        rating: 8,
        content:
          'This funny drama is about two men who have nothing in common except that nobody expects anything from them. Omar Sy is wonderful as Driss, he is loud and honest and full of energy. Francois Cluzet can only move his head and he plays so much with his eyes. Sometimes the story is a little too easy, problems disappear very fast. But I laughed a lot and I liked it very much. It is a film that makes you feel good without being stupid.',
      },
      {
        author: 'MarcusAtTheMovies',
        writtenOn: '2014-09-20',
        rating: 7,
        content:
          "Directors Olivier Nakache and Éric Toledano took a true friendship and made a crowd-pleaser out of it, and I mean that mostly as praise. The movie opens with a police chase through Paris at night and then goes back to show how Philippe, who can't move below the neck, met Driss. The rhythm is excellent. Scenes are short, jokes land, and Ludovico Einaudi's piano keeps the sadness close without pushing it.\n\nThe acting carries everything. Omar Sy has a laugh that fills the theater, and François Cluzet answers with nothing but his face. Anne Le Ny is a delight as Yvonne, who runs the household and pretends to disapprove. Driss's own family in the suburbs deserves more than the few minutes it gets.\n\nOverall the story follows a path we know: the poor man teaches the rich man to live. The details make it fresh, like the visit to the opera or the painting that Driss makes. I enjoyed it very much and have recommended it to everybody at home.",
      },
    ],
  },
  {
    id: 71880,
    title: 'Jack and Jill',
    releaseDate: '2011-11-11',
    genres: ['comedy', 'family'],
    voteAverage: 4.4,
    voteCount: 2_211,
    overview:
      "Every Thanksgiving Jill comes from the Bronx to visit her twin brother Jack, who makes commercials in Los Angeles and finds her unbearable. His wife Erin is nicer to her. At work Jack must get a famous actor for a doughnut company, or he'll lose his biggest client. The actor meets Jill at a basketball game and falls madly in love with her. She isn't interested, and suddenly Jack needs his sister.",
    cast: [
      { name: 'Adam Sandler', character: 'Jack Sadelstein / Jill Sadelstein' },
      { name: 'Al Pacino', character: 'Al Pacino' },
      { name: 'Katie Holmes', character: 'Erin Sadelstein' },
      { name: 'Elodie Tougne', character: 'Sofia Sadelstein' },
      { name: 'Rohan Chand', character: 'Gary Sadelstein' },
      { name: 'Eugenio Derbez', character: 'Felipe' },
      { name: 'David Spade', character: 'Monica' },
      { name: 'Nick Swardson', character: 'Todd' },
      { name: 'Tim Meadows', character: 'Ted' },
      { name: 'Allen Covert', character: 'Otto' },
    ],
    crew: [
      { name: 'Dennis Dugan', job: 'Director' },
      { name: 'Steve Koren', job: 'Screenplay' },
      { name: 'Adam Sandler', job: 'Screenplay' },
      { name: 'Adam Sandler', job: 'Producer' },
      { name: 'Todd Garner', job: 'Producer' },
      { name: 'Tom Costain', job: 'Editor' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'mrs_p_teaches_drama',
        writtenOn: '2012-03-04',
        rating: 2,
        content:
          "Thirty-one years of teaching teenagers to act, and the first thing I tell them is that a funny voice is a coat, you still need someone to wear it. Here is a whole film of coat. Adam Sandler as Jill shouts, sweats through the bedclothes, falls on a pony and the pony gives way. I laughed once, at Pacino screaming at a man in the stalls for a ringing telephone that's his own. A terrible comedy. He alone seems to be acting, and he's acting as if the building were on fire.",
      },
      {
        author: 'Irene B.',
        writtenOn: '2021-09-14',
        rating: 7,
        content:
          "Not a good comedy, and I love it for one scene. Al Pacino, who did Michael Corleone, does a rap about iced coffee, in a tracksuit, with backing dancers, and then watches himself do it and says to burn it. Somebody wrote that down. Somebody got him to say yes. It's a few minutes in a film that's otherwise a man in a wig eating too much at the table, and I have shown it at two weddings.",
      },
      {
        author: 'HugoBecker',
        writtenOn: '2011-12-28',
        rating: 5,
        content:
          "My nieces are eleven and identical twins, so this was going to be their film. They laughed at the pony and at the big fights, and they noticed that the two on the sofa never really look at each other. After that we all saw it. There's a lot of burping and a few jokes about poor people and Mexicans that I talked about with them on the way home. Nothing is scary. They liked the real twins at the beginning most. For me it was a long, bad comedy with three laughs.",
      },
    ],
  },
];
