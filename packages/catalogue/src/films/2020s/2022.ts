import type { CatalogueFilm } from '../film.ts';

export const films2022: readonly CatalogueFilm[] = [
  {
    id: 646385,
    title: 'Scream',
    releaseDate: '2022-01-12',
    genres: ['horror', 'mystery'],
    voteAverage: 6.7,
    overview:
      "In Woodsboro a masked caller asks Tara Carpenter to play a quiz about horror films, and she barely survives the attack. Her estranged sister Sam comes home with her boyfriend Richie to protect her. Sam has a secret that makes her a target too. They ask Dewey Riley, once the sheriff here, for his rules, and he warns Sidney Prescott and Gale Weathers. Someone among Tara's friends must be Ghostface, and they have to find out who before the next call.",
    cast: [
      { name: 'Melissa Barrera', character: 'Sam Carpenter' },
      { name: 'Jenna Ortega', character: 'Tara Carpenter' },
      { name: 'Jack Quaid', character: 'Richie Kirsch' },
      { name: 'Neve Campbell', character: 'Sidney Prescott' },
      { name: 'Courteney Cox', character: 'Gale Weathers' },
      { name: 'David Arquette', character: 'Dewey Riley' },
      { name: 'Mikey Madison', character: 'Amber Freeman' },
      { name: 'Jasmin Savoy Brown', character: 'Mindy Meeks-Martin' },
      { name: 'Mason Gooding', character: 'Chad Meeks-Martin' },
      { name: 'Dylan Minnette', character: 'Wes Hicks' },
    ],
    crew: [
      { name: 'Matt Bettinelli-Olpin', job: 'Director' },
      { name: 'Tyler Gillett', job: 'Director' },
      { name: 'James Vanderbilt', job: 'Writer' },
      { name: 'Guy Busick', job: 'Writer' },
      { name: 'Kevin Williamson', job: 'Executive Producer' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Brett Jutkiewicz', job: 'Director of Photography' },
      { name: 'Michel Aller', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'ghostface_gabe',
        writtenOn: '2022-02-12',
        rating: 8,
        content:
          "honestly a top 3 scream for me, behind the first two. the new kids are good, jenna ortega especially, and the kills are mean again. there's a scene where wes goes around the kitchen opening cupboards and the fridge, and every time he closes a door you KNOW something will be behind it, and the movie plays with you for like five minutes. love that. it makes fun of people like me the whole time and i'm fine with it",
      },
      {
        author: 'dewey_deserved_better',
        writtenOn: '2022-03-06',
        rating: 5,
        content:
          "A film in which fans of a film are told off for being fans, by a film made for them. I get it. They explain that I get it. There's a girl on the sofa whose only job is explaining, and she's good! But David Arquette, with his limp and his urn and the morning show on so that he can look at his ex-wife, is the single thing on that screen which isn't in inverted commas, and I'm not over it.",
      },
      {
        author: 'drawer_of_knives',
        writtenOn: '2022-10-29',
        rating: 7,
        content:
          'The fifth film has the same title as the first one, so my grandmother bought us the wrong DVD, and we ended up watching both in one night with her in the middle and a bottle of sherry on the table. The old one is better. But the new one is fast, bloody and quite funny, and the two sisters, Sam and Tara, are easy to worry about. I was scared twice and pleased with my evening. My grandmother named the killer after half an hour, and she wants it known that she guessed right.',
      },
    ],
  },
  {
    id: 505026,
    title: 'Death on the Nile',
    releaseDate: '2022-02-09',
    genres: ['mystery', 'crime', 'thriller'],
    voteAverage: 6.4,
    overview:
      "A dance floor in London, 1937: she introduces her fiancé to her rich best friend. Six weeks after, the friend has married him, and the honeymoon party sails from Aswan on a paddle steamer with everybody's champagne paid. The jilted one turns up wherever they dock, a small pistol in her bag. The bride asks a Belgian gentleman on holiday to keep an eye open. One of them is dead by the second temple.",
    cast: [
      { name: 'Kenneth Branagh', character: 'Hercule Poirot' },
      { name: 'Tom Bateman', character: 'Bouc' },
      { name: 'Annette Bening', character: 'Euphemia Bouc' },
      { name: 'Russell Brand', character: 'Linus Windlesham' },
      { name: 'Ali Fazal', character: 'Andrew Katchadourian' },
      { name: 'Dawn French', character: 'Bowers' },
      { name: 'Gal Gadot', character: 'Linnet Ridgeway Doyle' },
      { name: 'Armie Hammer', character: 'Simon Doyle' },
      { name: 'Rose Leslie', character: 'Louise Bourget' },
      { name: 'Emma Mackey', character: 'Jacqueline de Bellefort' },
    ],
    crew: [
      { name: 'Kenneth Branagh', job: 'Director' },
      { name: 'Michael Green', job: 'Screenplay' },
      { name: 'Ridley Scott', job: 'Producer' },
      { name: 'Patrick Doyle', job: 'Original Music Composer' },
      { name: 'Haris Zambarloukos', job: 'Director of Photography' },
      { name: 'Úna Ní Dhonghaíle', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'purser_ss_sudan',
        writtenOn: '2022-04-10',
        content:
          "Twenty years on the river, of which eleven with tourists who had read the book. The Karnak is a handsome boat and can't float; there isn't a river under her, it is all a computer's, and no one is ever once bothered by a fly. At Abu Simbel they moor beside the temple as though it were a bus stop. I was missing heat. Murder on board in August, nobody would argue about the motive.\n\nEmma Mackey burns well, however. When she walks into the hotel in red even I looked for the manager.",
      },
      {
        author: 'trench_moustache',
        writtenOn: '2022-09-04',
        rating: 7,
        content:
          "An origin story for a moustache! In black and white, with the trenches of Flanders and a nurse! I thought I'd imagined it. It's the barmiest idea anyone ever had about Poirot, and by the end, in a jazz cellar with his lip bare, blow me if it hadn't paid off. The middle's a lot of people with wigs on a set, waiting to be accused in turn. French and Saunders sharing a cabin is worth the fare.",
      },
      {
        author: 'over_forty_minutes_late',
        writtenOn: '2023-02-18',
        rating: 4,
        content:
          "Nobody dies for an hour and six minutes, I looked. By then I could cheerfully have done any of them in myself, beginning with the one who dances. He counts every cocoa, he is rude about a vegetable, and then in the space of a lunch it's three bodies and he's weeping. I felt rushed, having waited.",
      },
    ],
  },
  {
    id: 760104,
    title: 'X',
    releaseDate: '2022-03-17',
    genres: ['horror', 'thriller'],
    voteAverage: 6.7,
    overview:
      "Six people in a van marked Plowing Service drive out of Houston in 1979 to make a dirty picture, with a director who's heard about the French New Wave. They have rented the bunkhouse on a farm, from an old man who answers the door with a shotgun and hasn't been told what it's for. His wife watches them from an upstairs window. There's an alligator in the pond and a preacher on every television.",
    cast: [
      { name: 'Mia Goth', character: 'Maxine / Pearl' },
      { name: 'Jenna Ortega', character: 'Lorraine' },
      { name: 'Brittany Snow', character: 'Bobby-Lynne' },
      { name: 'Kid Cudi', character: 'Jackson Hole' },
      { name: 'Martin Henderson', character: 'Wayne' },
      { name: 'Owen Campbell', character: 'RJ' },
      { name: 'Stephen Ure', character: 'Howard' },
      { name: 'James Gaylyn', character: 'Sheriff Dentler' },
      { name: 'Simon Prast', character: 'Televangelist' },
    ],
    crew: [
      { name: 'Ti West', job: 'Director' },
      { name: 'Ti West', job: 'Writer' },
      { name: 'Tyler Bates', job: 'Original Music Composer' },
      { name: 'Chelsea Wolfe', job: 'Original Music Composer' },
      { name: 'Eliot Rockett', job: 'Director of Photography' },
      { name: 'David Kashevaroff', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'landslide_singalong',
        writtenOn: '2022-05-22',
        rating: 8,
        content:
          "At sundown, after work, they sit about on the porch of that hut with a guitar and Brittany Snow sings the Fleetwood Mac one, and the picture splits in half: her singing on the left and, on the right, an old lady at her mirror, brushing out what hair she's got. Nothing jumps out. It made me so sad I'd have been content to go home.\n\nYou're not allowed home, of course. There's the alligator from above, that white shape coming across while she does her backstroke, ever so slow. I've been off lakes.",
      },
      {
        author: 'care_home_night_shift',
        writtenOn: '2022-08-16',
        rating: 3,
        content:
          "I look after people in their nineties. I'm tired of bodies like theirs being the monster. Put a young actress in eight hours of rubber wrinkles and have the audience shriek because two pensioners want to touch each other! They giggled round me. In my place there's a couple who'd been married sixty-six years and pushed the beds together. Nobody got a pitchfork in the face, they just asked for the door to be shut.",
      },
      {
        author: 'grain_elevator_gus',
        writtenOn: '2023-03-12',
        rating: 7,
        content:
          'Looks like it was left in a barn for forty years, in a good way. The kid who says it is possible to make a good dirty movie is exactly me with my student shorts. And he faints at lunch when his girlfriend wants a part, which is also me. The two roles for one actress I missed entirely; read about it on the train home.',
      },
    ],
  },
  {
    id: 752623,
    title: 'The Lost City',
    releaseDate: '2022-03-23',
    genres: ['action', 'adventure', 'comedy'],
    voteAverage: 6.5,
    overview:
      "Loretta used to be an archaeologist and now writes romances about one; since her husband died she prefers baths. On her book tour she is zipped into a purple sequinned jumpsuit to share the stage with the long-haired model from her covers. An heir with a grievance has noticed that she can read a dead language, and puts her on his jet. The model isn't brave, but he hires someone who is, and packs snacks.",
    cast: [
      { name: 'Sandra Bullock', character: 'Loretta Sage' },
      { name: 'Channing Tatum', character: 'Alan' },
      { name: 'Daniel Radcliffe', character: 'Fairfax' },
      { name: "Da'Vine Joy Randolph", character: 'Beth Hatten' },
      { name: 'Oscar Nuñez', character: 'Oscar' },
      { name: 'Patti Harrison', character: 'Allison' },
      { name: 'Bowen Yang', character: 'Ray the Moderator' },
      { name: 'Joan Pringle', character: 'Nana' },
      { name: 'Brad Pitt', character: 'Jack Trainer' },
      { name: 'Stephen Lang', character: 'Dashiell' },
    ],
    crew: [
      { name: 'Aaron Nee', job: 'Director' },
      { name: 'Adam Nee', job: 'Director' },
      { name: 'Oren Uziel', job: 'Screenplay' },
      { name: 'Dana Fox', job: 'Screenplay' },
      { name: 'Seth Gordon', job: 'Story' },
      { name: 'Pinar Toprak', job: 'Original Music Composer' },
      { name: 'Jonathan Sela', job: 'Director of Photography' },
      { name: 'Craig Alpert', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'leech_removal_tech',
        writtenOn: '2022-05-08',
        rating: 7,
        content:
          "I was in a very itchy cast from the hip down and this was perfect. She has to pull leeches off Channing Tatum's behind and finds it more awkward than he does. He's got eczema! He cries! He learns the word for what she is and keeps it. As for Brad Pitt, he's in it for as long as a sneeze, all hair, he ties five knots in a corner of the picture while the two of them are arguing and I'd have run off with him too.",
      },
      {
        author: 'romancing_the_rerun',
        writtenOn: '2022-06-25',
        rating: 5,
        content:
          "There used to be one of these a year, with Kathleen Turner, and they smelled of mud. This smells of a nice hotel. The jungle's clean, the volcano's on a timer. Bullock plays it as if apologising to you personally for the situation, which is her gift, and the jumpsuit was surely funnier at the fitting. Hazel next door borrowed it and thought that it was the sequel to something.",
      },
      {
        author: 'cheese_board_villain',
        writtenOn: '2023-09-16',
        rating: 6,
        content:
          "Radcliffe kidnaps a woman and offers her a really excellent cheese board. That's all, that's the review, I wanted it noted. I paused to look at the grapes. He's called Abigail because it's a unisex name, he says, and nobody in the film can let that go, least of all him.",
      },
    ],
  },
  {
    id: 545611,
    title: 'Everything Everywhere All at Once',
    releaseDate: '2022-03-24',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 7.8,
    overview:
      "Evelyn runs a laundromat that is being audited, her father has flown in for a party, her husband is carrying divorce papers and her daughter would like to introduce a girlfriend. In the tax office elevator her husband opens an umbrella and speaks like a different man. There are other versions of her, he says, and she is needed because she's the one who failed at the most things.",
    cast: [
      { name: 'Michelle Yeoh', character: 'Evelyn Wang' },
      { name: 'Stephanie Hsu', character: 'Joy Wang / Jobu Tupaki' },
      { name: 'Ke Huy Quan', character: 'Waymond Wang' },
      { name: 'James Hong', character: 'Gong Gong' },
      { name: 'Jamie Lee Curtis', character: 'Deirdre Beaubeirdre' },
      { name: 'Tallie Medel', character: 'Becky Sregor' },
      { name: 'Jenny Slate', character: 'Big Nose' },
      { name: 'Harry Shum Jr.', character: 'Chad' },
      { name: 'Biff Wiff', character: 'Rick' },
    ],
    crew: [
      { name: 'Daniel Kwan', job: 'Director' },
      { name: 'Daniel Scheinert', job: 'Director' },
      { name: 'Daniel Kwan', job: 'Writer' },
      { name: 'Son Lux', job: 'Original Music Composer' },
      { name: 'Larkin Seiple', job: 'Director of Photography' },
      { name: 'Paul Rogers', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'spin_cycle_lin',
        writtenOn: '2022-05-08',
        rating: 10,
        content:
          "My parents had a dry cleaner's in Sacramento. The receipts in shoeboxes, the customers who come back about a button, the Lunar New Year decorations taped over a broken light, somebody has _been_ there. I went with my mother. She said nothing for two hours, laughed at the two rocks, and in the car she told me I was getting fat. If you've seen it you'll understand why I had to pull over.",
      },
      {
        author: 'beige_cardigan',
        writtenOn: '2023-03-20',
        rating: 5,
        content:
          "After the awards my bridge four wanted to see what it was about. We're none the wiser. Hot dog fingers, a raccoon under a chef's hat, two gentlemen jumping onto an office trophy in a manner I'd rather not describe. The husband is a dear, and his speech about being kind when we don't know what's going on was the first thing I could hold on to. By then we were an hour and a half in and Doreen had gone to see about the bus.",
      },
      {
        author: 'bagel_sceptic',
        writtenOn: '2022-12-02',
        content:
          "What impresses me is that the silliest stuff is the load-bearing stuff. You laugh at the Ratatouille gag, and half an hour later you're upset about it. Where I part from the fans is length: it has three emotional climaxes and I'd cried at the first, so the other two had to queue. Best fight with a bum bag ever filmed.",
      },
    ],
  },
  {
    id: 526896,
    title: 'Morbius',
    releaseDate: '2022-03-30',
    genres: ['action', 'science-fiction', 'fantasy'],
    voteAverage: 6,
    overview:
      'Dying slowly of a blood disorder since childhood, a celebrated doctor turns down a Nobel for his synthetic plasma and takes his own research onto a freighter in international waters. The cure is spliced from vampire bats. He gets strong legs and sonar hearing, and wakes among dead mercenaries. His oldest friend, just as ill and much richer, wants the same injection.',
    cast: [
      { name: 'Jared Leto', character: 'Dr. Michael Morbius' },
      { name: 'Matt Smith', character: 'Milo' },
      { name: 'Adria Arjona', character: 'Martine Bancroft' },
      { name: 'Jared Harris', character: 'Dr. Emil Nicholas' },
      { name: 'Al Madrigal', character: 'Agent Rodriguez' },
      { name: 'Tyrese Gibson', character: 'Agent Stroud' },
      { name: 'Michael Keaton', character: 'Adrian Toomes' },
      { name: 'Corey Johnson', character: 'Mr. Fox' },
      { name: 'Charlie Shotwell', character: 'Young Michael' },
      { name: 'Joseph Esson', character: 'Young Milo' },
    ],
    crew: [
      { name: 'Daniel Espinosa', job: 'Director' },
      { name: 'Matt Sazama', job: 'Screenplay' },
      { name: 'Burk Sharpless', job: 'Screenplay' },
      { name: 'Jon Ekstrand', job: 'Original Music Composer' },
      { name: 'Oliver Wood', job: 'Director of Photography' },
      { name: 'Pietro Scalia', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'its_not_even_a_meme',
        writtenOn: '2022-06-12',
        rating: 4,
        content:
          "Yes, I went because of the jokes. The jokes are better. What you have here is a 2004 superhero film found down the back of a sofa: purple smoke, a subway fight you can't see, two cops whose entire job is holding a box of evidence. Matt Smith puts on a suit and _dances_ at a mirror, and for half a minute it wakes up. Then more smoke.",
      },
      {
        author: 'vinnie_reads_comics',
        writtenOn: '2022-04-09',
        rating: 7,
        content:
          "Don't get the hate. It's a hundred minutes, it has a man turn into a bat thing on a ship, the face changes are gnarly and Leto plays it straight, I thought the crutches stuff at the start was done with care. I've been reading the character since the seventies reprints and this is roughly what he's like, mopey and thirsty. The bits after the credits make no sense, fine, stand up and leave before them.",
      },
      {
        author: 'corkboard_carla',
        writtenOn: '2023-01-17',
        content:
          "Slept through part of it on a coach and asked the stranger beside me what I'd missed. She thought and said 'a bat'. Having since rewatched the gap I can confirm she was thorough. Jared Harris is in there being gentle and wasted. The big finish arrives so quickly that I was still waiting for the fight before it.",
      },
    ],
  },
  {
    id: 361743,
    title: 'Top Gun: Maverick',
    releaseDate: '2022-05-21',
    genres: ['action', 'drama'],
    voteAverage: 8.2,
    overview:
      'Thirty-six years in and still a captain, a test pilot is sent back to the school in San Diego to teach instead of fly. His twelve students are the best of recent classes and have three weeks. The job is a canyon, a climb and a hole three metres wide, at a height where one mistake is all you get. One of the twelve has a moustache, a grudge and the same surname as a dead friend.',
    cast: [
      { name: 'Tom Cruise', character: "Capt. Pete 'Maverick' Mitchell" },
      { name: 'Miles Teller', character: "Lt. Bradley 'Rooster' Bradshaw" },
      { name: 'Jennifer Connelly', character: 'Penny Benjamin' },
      { name: 'Jon Hamm', character: "Adm. Beau 'Cyclone' Simpson" },
      { name: 'Glen Powell', character: "Lt. Jake 'Hangman' Seresin" },
      { name: 'Monica Barbaro', character: "Lt. Natasha 'Phoenix' Trace" },
      { name: 'Lewis Pullman', character: "Lt. Robert 'Bob' Floyd" },
      { name: 'Ed Harris', character: "Rear Adm. Chester 'Hammer' Cain" },
      { name: 'Val Kilmer', character: "Adm. Tom 'Iceman' Kazansky" },
      { name: 'Charles Parnell', character: "Adm. Solomon 'Warlock' Bates" },
    ],
    crew: [
      { name: 'Joseph Kosinski', job: 'Director' },
      { name: 'Ehren Kruger', job: 'Screenplay' },
      { name: 'Eric Warren Singer', job: 'Screenplay' },
      { name: 'Christopher McQuarrie', job: 'Screenplay' },
      { name: 'Jerry Bruckheimer', job: 'Producer' },
      { name: 'Harold Faltermeyer', job: 'Original Music Composer' },
      { name: 'Claudio Miranda', job: 'Director of Photography' },
      { name: 'Eddie Hamilton', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'popcorn_on_ceiling',
        writtenOn: '2022-07-03',
        rating: 10,
        content:
          "Bass in the seats, third row, took my father-in-law who flew a desk at an air base for twenty years and hasn't been to the pictures since they banned smoking. At the run through the canyon he was leaning into the turns. So was I. So was a nun, and I'm not exaggerating, two along.\n\nAnd then Iceman types on a screen because he can't speak, and stands up, and the whole loud machine goes soft for four minutes. Father-in-law had something in his eye, he said popcorn.",
      },
      {
        author: 'who_are_they_bombing',
        writtenOn: '2022-08-21',
        rating: 5,
        content:
          "Which country is it? It has snow, uranium and old American jets, and no people whatsoever, just helmets. I asked this in the car and was told to enjoy things for once. Fine: the flying is real and you can see their cheeks slide back, magnificent. Everything on the ground comes out of a tin. There's a bar, there's a bell in the bar, there is a sailboat. He leaves by her window at sixty and lands like a cat.",
      },
      {
        author: 'bob_appreciation_club',
        writtenOn: '2023-05-27',
        rating: 8,
        content:
          "Everyone has a callsign like Hangman or Payback or Fanboy and then there's a quiet lad in glasses and his callsign is Bob. 'Bob.' That's it. I laughed every time. When they're all in oil on the beach he keeps the score with his shirt on. I have been Bob at every job I've had.",
      },
    ],
  },
  {
    id: 616037,
    title: 'Thor: Love and Thunder',
    releaseDate: '2022-07-06',
    genres: ['fantasy', 'action', 'comedy'],
    voteAverage: 6.4,
    overview:
      "A man who prayed in a desert till his daughter died of thirst finds his god having lunch, and a sword that would like a word. When the gods start turning up dead, Thor, who has been getting back into shape by saving things he then knocks down, goes home to New Asgard and finds somebody else in the outfit, with the hammer he broke. It's his ex. She is in stage four. The children of the town have been taken.",
    cast: [
      { name: 'Chris Hemsworth', character: 'Thor' },
      { name: 'Natalie Portman', character: 'Jane Foster / The Mighty Thor' },
      { name: 'Christian Bale', character: 'Gorr' },
      { name: 'Tessa Thompson', character: 'King Valkyrie' },
      { name: 'Taika Waititi', character: 'Korg (voice)' },
      { name: 'Russell Crowe', character: 'Zeus' },
      { name: 'Jaimie Alexander', character: 'Sif' },
      { name: 'Kat Dennings', character: 'Darcy Lewis' },
      { name: 'Chris Pratt', character: 'Peter Quill / Star-Lord' },
      { name: 'India Rose Hemsworth', character: 'Love' },
    ],
    crew: [
      { name: 'Taika Waititi', job: 'Director' },
      { name: 'Taika Waititi', job: 'Screenplay' },
      { name: 'Jennifer Kaytin Robinson', job: 'Screenplay' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'Barry Idoine', job: 'Director of Photography' },
      { name: 'Matthew Schmidt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'screaming_goat_ringtone',
        writtenOn: '2022-07-31',
        rating: 4,
        content:
          "First time: yes, the goats scream, I laughed. They scream eleven times after that. I counted because my nephew had promised me a pound for every one and now I'm out by twelve.\n\nIt's two films fighting in a sack. In one Christian Bale, white as a candle, has lost a child and is telling other people's children a bedtime story that makes them cry. In the other a weapon is jealous of a weapon. Any time the first one got me by the throat, the second blew a raspberry.",
      },
      {
        author: 'oncology_ward_b',
        writtenOn: '2022-09-18',
        rating: 8,
        content:
          "I had chemo on a Thursday and my lot took me on the Saturday with a bucket just in case. Everyone says the jokes ruin the cancer. Love, the jokes are what you do. She explains wormholes with a magazine to the man in the next chair, she hides it under a helmet, and every time she picks up the hammer it's costing her. I knew exactly what that was. I'd have picked it up as well. My bucket and I cried at the end, and laughed at Zeus's skirt.",
      },
      {
        author: 'bronze_lightning_bolt',
        writtenOn: '2023-04-23',
        rating: 6,
        content:
          "That planet without colour, all black and white till somebody swings a hammer and a bit of it goes blue! One scene with an idea and they were in and out of there in six minutes. I'd have stayed, and left the goats outside.",
      },
    ],
  },
  {
    id: 882598,
    title: 'Smile',
    releaseDate: '2022-09-23',
    genres: ['horror', 'mystery'],
    voteAverage: 6.7,
    overview:
      "On the psychiatric emergency ward a student tells Dr. Cotter what has followed her since she saw her professor die: something wearing people's faces, happy in a way that's wrong. Minutes later she shows her. Rose, who works eighty hours a week and doesn't discuss her mother, goes home and starts to see strangers grinning at the end of the drive. She looks into it. They all had four to seven days.",
    cast: [
      { name: 'Sosie Bacon', character: 'Dr. Rose Cotter' },
      { name: 'Kyle Gallner', character: 'Joel' },
      { name: 'Jessie T. Usher', character: 'Trevor' },
      { name: 'Robin Weigert', character: 'Dr. Madeline Northcott' },
      { name: 'Caitlin Stasey', character: 'Laura Weaver' },
      { name: 'Kal Penn', character: 'Dr. Morgan Desai' },
      { name: 'Rob Morgan', character: 'Robert Talley' },
      { name: 'Gillian Zinser', character: 'Holly' },
      { name: 'Judy Reyes', character: 'Victoria Munoz' },
      { name: 'Nick Arapoglou', character: 'Greg' },
    ],
    crew: [
      { name: 'Parker Finn', job: 'Director' },
      { name: 'Parker Finn', job: 'Writer' },
      { name: 'Cristobal Tapia de Veer', job: 'Original Music Composer' },
      { name: 'Charlie Sarroff', job: 'Director of Photography' },
      { name: 'Elliot Greenberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'orthodontist_in_row_d',
        writtenOn: '2022-10-23',
        rating: 7,
        content:
          "Straight from a Saturday surgery with a bag of popcorn I shouldn't have been seen with. Caitlin Stasey has a lovely arch, no crowding at all, and I'll be seeing it over my bed for the rest of my life.\n\nThe present at the child's birthday party is the nastiest thing in any mainstream film for years. I should also like to mention the neck through the car window. My assistant, who came with me, left at that point and still says good morning in an odd way.",
      },
      {
        author: 'crisis_line_volunteer',
        writtenOn: '2022-11-27',
        rating: 4,
        content:
          "I wish they hadn't hung it on this. Whoever lives with someone that suffered catches it, goes mad and passes it on: it's a neat engine and a rotten thing to say. Sosie Bacon deserved kinder, she's wide open from the first minute. And everyone she tells, the fiancé, the boss, the sister, reacts so badly so quickly that I suspected the script of needing her to be alone by Thursday.",
      },
      {
        author: 'upside_down_drone',
        writtenOn: '2023-10-31',
        rating: 7,
        content:
          "the camera goes upside down over the highway and my stomach went with it. Best use of a car alarm. Best use of a CAT, unfortunately. Slept with the hall light on, I'm a sergeant. My wife did the face at breakfast, over the toast, and I'd like it noted here that I have not forgiven her.",
      },
    ],
  },
  {
    id: 661374,
    title: 'Glass Onion: A Knives Out Mystery',
    releaseDate: '2022-11-23',
    genres: ['comedy', 'crime', 'mystery'],
    voteAverage: 7,
    overview:
      'In May 2020 the billionaire Miles Bron invites his oldest friends to his private Greek island, where they are supposed to solve his own murder as a weekend game. Among them are Claire, a governor, Birdie, a former model, and Duke, who streams with a gun in his trunks. Andi Brand, the partner Miles cheated, has come as well. So has the detective Benoit Blanc, whom nobody invited, and he soon fears that one of the guests is in real danger.',
    cast: [
      { name: 'Daniel Craig', character: 'Benoit Blanc' },
      { name: 'Edward Norton', character: 'Miles Bron' },
      { name: 'Janelle Monáe', character: 'Andi Brand' },
      { name: 'Kathryn Hahn', character: 'Claire Debella' },
      { name: 'Leslie Odom Jr.', character: 'Lionel Toussaint' },
      { name: 'Jessica Henwick', character: 'Peg' },
      { name: 'Madelyn Cline', character: 'Whiskey' },
      { name: 'Kate Hudson', character: 'Birdie Jay' },
      { name: 'Dave Bautista', character: 'Duke Cody' },
      { name: 'Noah Segan', character: 'Derol' },
    ],
    crew: [
      { name: 'Rian Johnson', job: 'Director' },
      { name: 'Rian Johnson', job: 'Writer' },
      { name: 'Ram Bergman', job: 'Producer' },
      { name: 'Nathan Johnson', job: 'Original Music Composer' },
      { name: 'Steve Yedlin', job: 'Director of Photography' },
      { name: 'Bob Ducsay', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Jen_and_the_twins',
        writtenOn: '2022-12-31',
        rating: 8,
        content:
          "A murder mystery we could watch with our twelve-year-olds, and all of us had a great time. There is a bit of swearing and one shock that made them jump, nothing that kept them awake. They loved the puzzle box at the beginning and tried to guess along. Daniel Craig in his striped swimsuit is funny in every scene, and Kate Hudson nearly steals it as Birdie. It's louder than the first one and not as cozy. Still a really good family evening, I'd say from eleven up.",
      },
      {
        author: 'Eleni_P',
        writtenOn: '2023-01-22',
        rating: 7,
        content:
          'I watch this film because it is made in my country, and I like it. The island is beautiful and the glass house is a funny idea. Daniel Craig plays the detective Blanc with a strange accent and he is very good. Edward Norton is also good as the rich man who thinks he is a genius. The middle part is a little long for me, because the film explains much. But it is clever, it has color, and I laugh many times.',
      },
      {
        author: 'sweater_was_better',
        writtenOn: '2023-02-05',
        rating: 5,
        content:
          "The first one had a house and weather and a girl you worried about. This has jokes that were old by the time they landed, a celebrity through every door, and it's set so far up its own dome that when it started smashing things I thought, good.",
      },
    ],
  },
];
