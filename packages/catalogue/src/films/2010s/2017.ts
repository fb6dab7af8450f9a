import type { CatalogueFilm } from '../film.ts';

export const films2017: readonly CatalogueFilm[] = [
  {
    id: 14564,
    title: 'Rings',
    releaseDate: '2017-02-01',
    genres: ['horror'],
    voteAverage: 5,
    voteCount: 2_603,
    overview:
      'Gabriel, a college teacher, finds the tape that kills every viewer after seven days. Soon he has students who watch it and pass it on, and Holt is one of them. To save Holt, his girlfriend Julia watches it herself. Her copy contains new pictures, which lead her to the little town where Samara was buried. Julia has seven days to end the curse, or she will die.',
    cast: [
      { name: 'Matilda Lutz', character: 'Julia' },
      { name: 'Alex Roe', character: 'Holt' },
      { name: 'Johnny Galecki', character: 'Gabriel' },
      { name: "Vincent D'Onofrio", character: 'Galen Burke' },
      { name: 'Aimee Teegarden', character: 'Skye' },
      { name: 'Bonnie Morgan', character: 'Samara' },
      { name: 'Chuck David Willis', character: 'Blue' },
      { name: 'Patrick Walker', character: 'Jamal' },
      { name: 'Zach Roerig', character: 'Carter' },
      { name: 'Laura Wiggins', character: 'Faith' },
    ],
    crew: [
      { name: 'F. Javier Gutiérrez', job: 'Director' },
      { name: 'David Loucka', job: 'Screenplay' },
      { name: 'Jacob Aaron Estes', job: 'Screenplay' },
      { name: 'Akiva Goldsman', job: 'Screenplay' },
      { name: 'Matthew Margeson', job: 'Original Music Composer' },
      { name: 'Sharone Meir', job: 'Director of Photography' },
      { name: 'Laurie MacDonald', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'rewind_your_tapes',
        writtenOn: '2017-07-04',
        content:
          "A bad horror sequel. I ran a video shop in Swindon till 2009 so you'd think I'd be the audience for it. The first one was frightening because you could hold the thing in your hand, it had a label on it, it clicked. Here it's a file. They drag it to a folder! Nobody in history has been chilled by a progress bar.\n\nStill have a soft spot for the plane at the start. Everyone's little screen going fuzzy at once, all down the aisle. I've been on Ryanair flights like that.",
      },
      {
        author: 'samara_fan_lv',
        writtenOn: '2018-11-11',
        rating: 7,
        content:
          "everybody hates this one and i kinda like it?? the plane at the beginning where all the little screens go fuzzy is awesome. i like that they explain more about samara and i like the rainy little town, vincent d'onofrio is creepy as the blind man. it's not the first american one, no way, and the characters make dumb choices all day. number three of the series for me. watched it on a night bus and slept badly after, so it did its job",
      },
      {
        author: 'screenfan_1989',
        writtenOn: '2017-02-20',
        rating: 3,
        content:
          "Who let the physics guy from the sitcom run a death club? Why does she drive hours to a town, with her boyfriend texting from the passenger seat, and the film forgets it had seven days? Every jump is an umbrella opening or a dog. By the end my own timer was running and I'd have shown the tape to my mother to get out of it. Boring.",
      },
    ],
  },
  {
    id: 419430,
    title: 'Get Out',
    releaseDate: '2017-02-24',
    genres: ['mystery', 'thriller', 'horror'],
    voteAverage: 7.6,
    voteCount: 18_780,
    overview:
      'Chris Washington, a Black photographer, goes to meet the family of his white girlfriend Rose Armitage. Her father Dean is too friendly, and her mother Missy hypnotizes Chris against his will to stop him from smoking. His friend Rod warns him on the phone. When rich guests arrive for a party and look him over, he understands that he has to leave, and that it may be too late.',
    cast: [
      { name: 'Daniel Kaluuya', character: 'Chris Washington' },
      { name: 'Allison Williams', character: 'Rose Armitage' },
      { name: 'Bradley Whitford', character: 'Dean Armitage' },
      { name: 'Catherine Keener', character: 'Missy Armitage' },
      { name: 'Caleb Landry Jones', character: 'Jeremy Armitage' },
      { name: 'Marcus Henderson', character: 'Walter' },
      { name: 'Betty Gabriel', character: 'Georgina' },
      { name: 'LaKeith Stanfield', character: 'Andre Logan King' },
      { name: 'Stephen Root', character: 'Jim Hudson' },
      { name: 'Lil Rel Howery', character: 'Rod Williams' },
    ],
    crew: [
      { name: 'Jordan Peele', job: 'Director' },
      { name: 'Jordan Peele', job: 'Writer' },
      { name: 'Jason Blum', job: 'Producer' },
      { name: 'Michael Abels', job: 'Original Music Composer' },
      { name: 'Toby Oliver', job: 'Director of Photography' },
      { name: 'Gregory Plotkin', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'jasmine_t',
        writtenOn: '2017-04-09',
        rating: 9,
        content:
          "Loved this so much! It's a horror movie, and it's also really funny, and then you notice it's about something. The garden party where every guest says one slightly wrong thing to Chris made my skin crawl. Our theater was yelling advice at the screen. Lil Rel Howery as Rod is the best friend anybody could have.",
      },
      {
        author: 'Imelda Frayne',
        writtenOn: '2019-02-17',
        rating: 6,
        content:
          "Superb for an hour; rather ordinary after that. Peele sets his trap with great patience, and the polite white family owes as much to The Stepford Wives as to Guess Who's Coming to Dinner. Kaluuya sinking through the floor of that living room, eyes brimming, is an image to set beside anything in Rosemary's Baby. Betty Gabriel does more with one smile and one tear than most actresses do with a monologue. When it has to tell us what is going on, however, it becomes a film that I have seen before, and the friend from airport security seems to be in a comedy next door. I liked it without quite joining the chorus.",
      },
      {
        author: 'JudithHorvat',
        writtenOn: '2023-10-27',
        rating: 8,
        content:
          "a brilliant horror film, and what i remember is the teacup. missy stirs it with a little silver spoon, round and round, and asks chris about his mother, and he can't get up from the chair any more. i've thought about it at breakfast for years. no jump scare in any film has done to me what that spoon did.",
      },
    ],
  },
  {
    id: 282035,
    title: 'The Mummy',
    releaseDate: '2017-06-06',
    genres: ['adventure', 'fantasy', 'horror', 'action', 'thriller'],
    voteAverage: 5.5,
    voteCount: 7_606,
    overview:
      'Nick Morton, a soldier who sells stolen antiquities, finds a tomb under a village in Iraq. The archaeologist Jenny Halsey sees that it is a prison: the Egyptian princess Ahmanet was buried there alive because she had killed for the throne. On the flight to England the plane crashes, and Nick wakes up in a morgue. Ahmanet has chosen him, and he must stop her before she gives his body to the god of death.',
    cast: [
      { name: 'Tom Cruise', character: 'Nick Morton' },
      { name: 'Annabelle Wallis', character: 'Jennifer Halsey' },
      { name: 'Sofia Boutella', character: 'Ahmanet' },
      { name: 'Jake Johnson', character: 'Chris Vail' },
      { name: 'Courtney B. Vance', character: 'Colonel Greenway' },
      { name: 'Russell Crowe', character: 'Henry Jekyll' },
      { name: 'Marwan Kenzari', character: 'Malik' },
      { name: 'Javier Botet', character: 'Set' },
    ],
    crew: [
      { name: 'Alex Kurtzman', job: 'Director' },
      { name: 'David Koepp', job: 'Screenplay' },
      { name: 'Christopher McQuarrie', job: 'Screenplay' },
      { name: 'Dylan Kussman', job: 'Screenplay' },
      { name: 'Alex Kurtzman', job: 'Producer' },
      { name: 'Chris Morgan', job: 'Producer' },
      { name: 'Sean Daniel', job: 'Producer' },
      { name: 'Sarah Bradshaw', job: 'Producer' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Ben Seresin', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'brendan_was_better',
        writtenOn: '2017-07-02',
        rating: 4,
        content:
          'Where is the FUN? I grew up with the 1999 film and know every line of it, and that one had scarabs, a library, a hero who screamed and a proper love story. This has Tom Cruise running away from his own franchise plans. In the middle everything stops so that Russell Crowe can show us a cellar full of props for six other movies. Sofia Boutella is great, with those double eyes, and they chain her up for half an hour. The plane crash is terrific. The rest let me down badly.',
      },
      {
        author: 'typossible2',
        writtenOn: '2017-07-16',
        rating: 7,
        content:
          "I don't get the hate, I had a good time! Tom Cruise falls out of a plane, gets thrown through a bus and never stops. The mummy lady is scary and cool. Jake Johnson as the buddy is super funny. It's not deep. It's popcorn, and I like popcorn. Saw it twice.",
      },
      {
        author: 'Ellen Rausch',
        writtenOn: '2018-03-11',
        rating: 5,
        content:
          "Pros: the zero gravity crash, done for real, wow. Sofia Boutella moves like nothing human. Zombies swimming after you in the dark. Under two hours.\nCons: is it horror or comedy? It never decides. Cruise is supposed to be a rat and just smiles. Zero spark with Annabelle Wallis. Dr. Jekyll explains, then explains again. London is blue and grey in every single shot. It's a long ad for sequels.\nWatchable on a plane, ironically. Not good, not the end of the world.",
      },
    ],
  },
  {
    id: 418078,
    title: 'It Comes at Night',
    releaseDate: '2017-06-09',
    genres: ['drama', 'horror', 'mystery'],
    voteAverage: 5.9,
    voteCount: 2_601,
    overview:
      'An illness has killed most people. Paul lives with his wife Sarah and their son Travis in a boarded-up house in the woods, and the only door is locked at night. One night a stranger breaks in. Will says that he only needs water for his wife and their small boy. Paul lets the three move in. If one of the six is ill, all of them may die, and neither family trusts the other.',
    cast: [
      { name: 'Joel Edgerton', character: 'Paul' },
      { name: 'Christopher Abbott', character: 'Will' },
      { name: 'Carmen Ejogo', character: 'Sarah' },
      { name: 'Riley Keough', character: 'Kim' },
      { name: 'Kelvin Harrison Jr.', character: 'Travis' },
      { name: 'Griffin Robert Faulkner', character: 'Andrew' },
      { name: 'David Pendleton', character: 'Bud' },
    ],
    crew: [
      { name: 'Trey Edward Shults', job: 'Director' },
      { name: 'Trey Edward Shults', job: 'Writer' },
      { name: 'David Kaplan', job: 'Producer' },
      { name: 'Andrea Roa', job: 'Producer' },
      { name: 'Brian McOmber', job: 'Original Music Composer' },
      { name: 'Drew Daniels', job: 'Director of Photography' },
      { name: 'Trey Edward Shults', job: 'Editor' },
      { name: 'Matthew Hannam', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Oskar Brandt',
        writtenOn: '2018-01-07',
        rating: 6,
        content:
          "The title promises a monster, and I wait the whole film for a monster. It does not come. The film is about two families who have fear of an illness and of each other, and this part is really good. The dark house with one lantern is scary, and the son Travis has bad dreams which make me jump. Joel Edgerton plays well the strict father. But I don't get any answers, and the film is over when I begin to ask. It is good made and I am not satisfied.",
      },
      {
        author: 'nightnacho24',
        writtenOn: '2017-07-09',
        rating: 7,
        content:
          "don't listen to people who wanted a creature feature. this is dread, start to finish, the slow burn kind like the witch, and i'd put it right behind that one in the a24 ranking. one lantern, one long hallway, one red door. kelvin harrison jr. walking around at night in his dreams freaked me out bad. yeah the trailer lies and yeah you get zero explanations. still the tensest dinner table i've seen in a while. liked it a lot, never again alone",
      },
      {
        author: 'Declan Moody',
        writtenOn: '2018-10-28',
        rating: 4,
        content:
          "Nothing comes at night, and I'd like that on the record. I sat up for it with my brother-in-law, who had brought his good torch for the walk home. We watched people look at a door. Then they looked down a corridor. There was a lantern, a beard and a dog that had more sense than the lot of them. Around eleven my brother-in-law said, 'It'll be the door now,' and it wasn't the door. The acting is fine and the woods are nice and dark. I was bored, and cross, and then I had to walk him home because of the torch battery.",
      },
    ],
  },
  {
    id: 374720,
    title: 'Dunkirk',
    releaseDate: '2017-07-19',
    genres: ['war', 'action', 'drama'],
    voteAverage: 7.5,
    voteCount: 17_494,
    overview:
      'May 1940. Four hundred thousand British and French soldiers are trapped on a beach in France. Tommy and Gibson try for a week to get on a ship; Commander Bolton watches one after another sink. Mr. Dawson sails from England with his son Peter and the boy George in his small boat to help. In the air the pilot Collins has fuel for an hour. Time is running out for all of them.',
    cast: [
      { name: 'Fionn Whitehead', character: 'Tommy' },
      { name: 'Tom Glynn-Carney', character: 'Peter' },
      { name: 'Jack Lowden', character: 'Collins' },
      { name: 'Harry Styles', character: 'Alex' },
      { name: 'Aneurin Barnard', character: 'Gibson' },
      { name: "James D'Arcy", character: 'Colonel Winnant' },
      { name: 'Barry Keoghan', character: 'George' },
      { name: 'Kenneth Branagh', character: 'Commander Bolton' },
      { name: 'Cillian Murphy', character: 'Shivering Soldier' },
      { name: 'Mark Rylance', character: 'Mr. Dawson' },
    ],
    crew: [
      { name: 'Christopher Nolan', job: 'Director' },
      { name: 'Christopher Nolan', job: 'Writer' },
      { name: 'Emma Thomas', job: 'Producer' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Hoyte van Hoytema', job: 'Director of Photography' },
      { name: 'Lee Smith', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ray Lowther',
        writtenOn: '2017-08-13',
        rating: 9,
        content:
          "Saw it on a boat. A proper one, the night crossing to the Hook, in the little theater next to the duty free where the seats tip when she rolls. When the Stuka came over, a truck driver in front of me put both arms over his head. Hardly a word is spoken for ten minutes at a stretch and I never missed one.\n\nMr Rylance in a knitted pullover, steering round a bomber by listening to the engine: I loved it. I've known men like that, they do the ferry's paperwork in pencil.",
      },
      {
        author: 'Greg_Bellingham',
        writtenOn: '2018-01-20',
        rating: 6,
        content:
          "Pros: planes like you've never seen them, one glides over the whole beach without a sound. Mark Rylance in his sweater. Hardly any talk, the pictures do it. The ticking music gets on your nerves in a good way.\nCons: all the young soldiers look the same, I mixed up at least three. The three timelines confused me. You don't get to know anybody. For such a huge army the beach looks empty.\nImpressive and cold. I'm glad that I saw it big, I won't rush to see it again.",
      },
      {
        author: 'Ben Russo',
        writtenOn: '2019-06-06',
        content:
          "My grandson put on the subtitles, which helped, as there's nothing to read. I was eleven in Ramsgate when they came in. They were filthy and they slept standing up. What the picture has right is how little they say, and that they won't look anybody in the eye. I remember them ashamed, you see. Nobody believes me when I tell them that. They looked at their boots. It's a good war film, and I thank them for it.",
      },
    ],
  },
  {
    id: 417320,
    title: 'Descendants 2',
    releaseDate: '2017-07-21',
    genres: ['family', 'music', 'fantasy', 'tv-movie', 'adventure', 'romance'],
    voteAverage: 7.4,
    voteCount: 1_539,
    overview:
      'Mal, the daughter of Maleficent, lives in Auradon as the girlfriend of King Ben, and she is tired of being a perfect lady. After a quarrel she runs away, back to the Isle of the Lost, where Uma and her pirates now rule. Ben and three friends go after her. Uma wants a magic wand to free her island, and Mal must stop her before every villain there gets out.',
    cast: [
      { name: 'Dove Cameron', character: 'Mal' },
      { name: 'Cameron Boyce', character: 'Carlos' },
      { name: 'Sofia Carson', character: 'Evie' },
      { name: 'Booboo Stewart', character: 'Jay' },
      { name: 'Mitchell Hope', character: 'King Ben' },
      { name: "Brenna D'Amico", character: 'Jane' },
      { name: 'Melanie Paxson', character: 'Fairy Godmother' },
      { name: 'Thomas Doherty', character: 'Harry Hook' },
      { name: 'Dylan Playfair', character: 'Gil' },
      { name: 'China Anne McClain', character: 'Uma' },
    ],
    crew: [
      { name: 'Kenny Ortega', job: 'Director' },
      { name: 'Shawn Williamson', job: 'Producer' },
      { name: 'Josann McGibbon', job: 'Writer' },
      { name: 'Sara Parriott', job: 'Writer' },
      { name: 'David Lawrence', job: 'Original Music Composer' },
      { name: 'Don Brochu', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'keziah2003',
        writtenOn: '2017-08-05',
        rating: 8,
        content:
          "Uma is the best thing that ever happened to this series! China Anne McClain walks in like a queen, and the pirate songs are so good. Mal gets her purple hair back, yes please. I loved the dancing and Evie's dresses. A bit too much romance, but I watched it twice that weekend.",
      },
      {
        author: 'Renan Tavares',
        writtenOn: '2018-01-14',
        rating: 7,
        content:
          'The second part is better than the first one, in my opinion. The Isle of the Lost looks dirty and alive, with many colors, and the pirates dance on a ship. Dove Cameron sings very well. Sofia Carson is friendly as Evie, and I believe that she and Mal are best friends. The story is simple: a boy, a girl, a misunderstanding. King Ben is a little boring. I liked it, my cousins and I sang the whole evening.',
      },
      {
        author: 'I Know All The Words',
        writtenOn: '2019-02-23',
        content:
          'Suitable for anyone from about six, and in our house it ran every day for a whole school holiday. The children are seven and ten. Nothing frightened them; Harry, with his hook and his eyeliner, got a gasp and then a giggle. The sword fights are really dances. I was glad that Mal may say aloud how unhappy she is, because the ten-year-old had good questions afterwards. The jokes are thin and the ship is plainly a set. Still, I enjoyed it more than I admit at the school gate.',
      },
    ],
  },
  {
    id: 378236,
    title: 'The Emoji Movie',
    releaseDate: '2017-07-28',
    genres: ['animation', 'family', 'comedy'],
    voteAverage: 5.4,
    voteCount: 3_304,
    overview:
      "In a teenager's phone the emojis live in a city called Textopolis, each with one expression for life. Gene, who is supposed to look bored, can't stop feeling other things, and on his first day at work he pulls the wrong face. He flees across the apps with a forgotten hand emoji and a hacker who could reprogram him. If he isn't repaired in time, he will be deleted.",
    cast: [
      { name: 'T.J. Miller', character: 'Gene (voice)' },
      { name: 'James Corden', character: 'Hi-5 (voice)' },
      { name: 'Anna Faris', character: 'Jailbreak (voice)' },
      { name: 'Maya Rudolph', character: 'Smiler (voice)' },
      { name: 'Steven Wright', character: 'Mel Meh (voice)' },
      { name: 'Jennifer Coolidge', character: 'Mary Meh (voice)' },
      { name: 'Jake T. Austin', character: 'Alex (voice)' },
      { name: 'Christina Aguilera', character: 'Akiko Glitter (voice)' },
      { name: 'Sofía Vergara', character: 'Flamenca (voice)' },
      { name: 'Patrick Stewart', character: 'Poop (voice)' },
    ],
    crew: [
      { name: 'Tony Leondis', job: 'Director' },
      { name: 'Tony Leondis', job: 'Screenplay' },
      { name: 'Eric Siegel', job: 'Screenplay' },
      { name: 'Mike White', job: 'Screenplay' },
      { name: 'Patrick Doyle', job: 'Original Music Composer' },
      { name: 'William J. Caparella', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Bev Marsden',
        writtenOn: '2017-08-13',
        rating: 7,
        content:
          'Rainy Sunday, three kids, and one of them had a voucher. They had a lovely time, and I liked this cartoon well enough! The middle one did the dance in the foyer, then in the car park, then at nursery on Monday. I looked at my own phone during the Candy Crush part, which I think means the film won. Steven Wright and Jennifer Coolidge as the married pair of mehs made me snort, at bits where nobody else in there did, of any age.',
      },
      {
        author: 'celluloid869',
        writtenOn: '2017-12-28',
        rating: 2,
        content:
          "Sir Patrick Stewart went to the Royal Shakespeare Company. I mention it because he's in this, and he is the poop.\n\nIt stops for Dropbox. I don't mean a joke about Dropbox, the characters actually hurry into it because it's safe in there. There's a moral about being yourself delivered in the middle of a shop window, and the boy who owns the phone is trying to talk to a girl by choosing a picture, which is as close as it gets to having a thought. I hated this cartoon.",
      },
      {
        author: 'was_ten_in_2017',
        writtenOn: '2024-03-10',
        rating: 7,
        content:
          "This was my tenth birthday party, eight girls and a cake with a poop emoji on it! We loved every second and danced in the parking lot. I know everybody says it's terrible, and yeah, I watched it again and it's one long ad for apps. I don't care. Jailbreak is cool, the colors are crazy, and it makes me so happy.",
      },
    ],
  },
  {
    id: 353491,
    title: 'The Dark Tower',
    releaseDate: '2017-08-03',
    genres: ['fantasy', 'action', 'science-fiction'],
    voteAverage: 5.8,
    voteCount: 5_496,
    overview:
      "Jake, a boy in New York, dreams of a tower that protects all worlds, and of a man in black who wants to destroy it with the minds of children. Then he finds a door into another world. There he meets the gunslinger Roland, who wants revenge on Walter, the man in black. But Jake's mind is strong enough to break the tower. If Walter gets him, all worlds will end.",
    cast: [
      { name: 'Idris Elba', character: 'Roland Deschain' },
      { name: 'Matthew McConaughey', character: "Walter O'Dim" },
      { name: 'Tom Taylor', character: 'Jake Chambers' },
      { name: 'Claudia Kim', character: 'Arra Champignon' },
      { name: 'Fran Kranz', character: 'Pimli Prentiss' },
      { name: 'Abbey Lee', character: 'Tirana' },
      { name: 'Jackie Earle Haley', character: 'Richard Sayre' },
      { name: 'Katheryn Winnick', character: 'Laurie Chambers' },
      { name: 'Dennis Haysbert', character: 'Steven Deschain' },
    ],
    crew: [
      { name: 'Nikolaj Arcel', job: 'Director' },
      { name: 'Akiva Goldsman', job: 'Screenplay' },
      { name: 'Jeff Pinkner', job: 'Screenplay' },
      { name: 'Anders Thomas Jensen', job: 'Screenplay' },
      { name: 'Nikolaj Arcel', job: 'Screenplay' },
      { name: 'Akiva Goldsman', job: 'Producer' },
      { name: 'Ron Howard', job: 'Producer' },
      { name: 'Erica Huggins', job: 'Producer' },
      { name: 'Tom Holkenborg', job: 'Original Music Composer' },
      { name: 'Rasmus Videbæk', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'rolands_ninth_finger',
        writtenOn: '2017-08-27',
        rating: 4,
        content:
          "Eight novels, thirty years, four thousand pages, and they made ninety-five minutes out of it. I've read the series three times, so this hurts. In the books Roland is a hard, lonely knight who will sacrifice ANYONE for his tower; here he's a grumpy uncle who likes hot dogs. Where's Eddie, where's Susannah, where is Oy? Idris Elba is right for the part, and his reloading is as fast as I had always imagined. They wasted him. I was let down, I felt sad on the tram, and I started the first book again that night.",
      },
      {
        author: 'dustin2468',
        writtenOn: '2017-09-10',
        rating: 7,
        content:
          "Never read the books so I just enjoyed it! Idris Elba is so cool with those guns. He shoots a guy by listening, with his eyes closed. The part where he comes to New York and tries soda and a hot dog made me laugh. McConaughey is creepy. It's a short and fun fantasy, and I liked it.",
      },
      {
        author: 'Jolene Barker',
        writtenOn: '2018-02-18',
        rating: 6,
        content:
          "Pros: Idris Elba, full stop. The reloading tricks. Portals, monsters, a nice old-school villain who tells people to stop breathing and they do. You are home after an hour and a half.\nCons: it feels like the last two episodes of a TV show that I missed. The tower itself is barely in it. The boy is fine and a little bland. The final duel is over before it starts. All the rules of magic are thrown at you in one kitchen scene.\nAn okay fantasy movie for a Saturday afternoon. I don't regret it.",
      },
    ],
  },
  {
    id: 372343,
    title: 'The Snowman',
    releaseDate: '2017-08-24',
    genres: ['crime', 'thriller', 'mystery', 'horror'],
    voteAverage: 5.2,
    voteCount: 2_365,
    overview:
      "In Oslo a woman disappears on the night of the first snow, and in front of her house stands a snowman. Harry Hole, a detective who drinks, has been sent a letter with the drawing of one. Katrine Bratt, new in the police, carries old files that she shouldn't have: for years mothers have vanished in the snow. Harry's own family, Rakel and her son, may be the next.",
    cast: [
      { name: 'Michael Fassbender', character: 'Harry Hole' },
      { name: 'Rebecca Ferguson', character: 'Katrine Bratt' },
      { name: 'Charlotte Gainsbourg', character: 'Rakel Fauke' },
      { name: 'Val Kilmer', character: 'Gert Rafto' },
      { name: 'J.K. Simmons', character: 'Arve Støp' },
      { name: 'Toby Jones', character: 'DC Svensson' },
      { name: 'David Dencik', character: 'Idar Vetlesen' },
      { name: 'Jonas Karlsson', character: 'Mathias Lund-Helgesen' },
      { name: 'Chloë Sevigny', character: 'Sylvia Ottersen' },
      { name: 'Ronan Vibert', character: 'Gunnar Hagen' },
    ],
    crew: [
      { name: 'Tomas Alfredson', job: 'Director' },
      { name: 'Peter Straughan', job: 'Screenplay' },
      { name: 'Hossein Amini', job: 'Screenplay' },
      { name: 'Søren Sveistrup', job: 'Screenplay' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Dion Beebe', job: 'Director of Photography' },
      { name: 'Thelma Schoonmaker', job: 'Editor' },
      { name: 'Claire Simpson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'P. Costa',
        writtenOn: '2017-11-05',
        rating: 3,
        content:
          "Where to begin. The tram goes the wrong way. The man drives from Oslo to Bergen in what seems an afternoon, and in the mountains he meets a person he'd have to have passed at home. They pronounce him 'Harry Hole' like a hole in the road. Everyone in this city is apparently English with a scarf.\n\nIt's a bad crime film, but I liked seeing my own bakery. Val Kilmer's voice belongs to another man and his mouth to a third; one felt for him. And they've bid for a sports event with a speech I could have written on the tram, the wrong-way one.",
      },
      {
        author: 'missing_reel_4',
        writtenOn: '2020-01-12',
        rating: 5,
        content:
          "The director said that some fifteen percent of the script never got filmed, and you can play along at home. Who's the cleaner taking out the mold? What happened to the boy in the car? Did I doze off? I didn't, I checked. It's an odd, cold, gorgeous heap of bits. Frozen lakes, an orange rail carriage in all that white, Fassbender folded up asleep in a playground. An average film that I didn't mind. I have watched tidier thrillers that I couldn't tell you a thing about now.",
      },
      {
        author: 'nordic_noir_nils',
        writtenOn: '2018-12-24',
        rating: 7,
        content:
          "i read all the nordic crime stuff and this one got slaughtered by the critics. ok, half the story is missing, people show up and vanish, and val kilmer's voice is really weird. but man, the mood! ice, fog, that orange train car in the white, fassbender sleeping on a bench. the kills are nasty. as winter serial killer movies go it's a solid number five for me. watched it with a blanket on and had a good creepy night",
      },
    ],
  },
  {
    id: 416160,
    title: 'The Vault',
    releaseDate: '2017-09-01',
    genres: ['horror', 'thriller'],
    voteAverage: 4.9,
    voteCount: 419,
    overview:
      'Two sisters, Leah and Vee, rob a bank to pay the debts of their brother Michael. The safe upstairs is almost empty. Ed Mass, a quiet assistant manager, tells them that there are six million dollars in a second one in the basement. They send their men down to drill. The lights flicker, and strangers appear on the cameras. The sisters must get the money and everyone out before the police storm the bank.',
    cast: [
      { name: 'Francesca Eastwood', character: 'Leah Dillon' },
      { name: 'Taryn Manning', character: 'Vee Dillon' },
      { name: 'Scott Haze', character: 'Michael Dillon' },
      { name: 'James Franco', character: 'Ed Mass' },
      { name: "Q'orianka Kilcher", character: 'Susan Cromwell' },
      { name: 'Clifton Collins Jr.', character: 'Iger' },
      { name: 'Jeff Gum', character: 'James Aiken' },
      { name: 'Keith Loneker', character: 'Cyrus' },
      { name: 'Jill Jane Clements', character: 'Mary' },
      { name: 'Michael Milford', character: 'Kramer' },
    ],
    crew: [
      { name: 'Dan Bush', job: 'Director' },
      { name: 'Dan Bush', job: 'Screenplay' },
      { name: 'Conal Byrne', job: 'Screenplay' },
    ],
    reviews: [
      {
        author: 'Trent Maxfield',
        writtenOn: '2018-01-14',
        rating: 5,
        content:
          "Pros: good idea, a heist movie that turns into a ghost movie. The first twenty minutes are tight. Taryn Manning and Francesca Eastwood fight like real sisters. Short.\nCons: you can't see much down there, it's one brown corridor. The ghosts have bags on their heads and no rules. James Franco talks as if he's reading a label. The twist was clear to me at the halfway mark. Cheap songs.\nFine for a late night with the lights off, and I've already forgotten the names. It's below average, it isn't awful.",
      },
      {
        author: 'basementdweller52',
        writtenOn: '2021-10-24',
        rating: 4,
        content:
          "Another horror film about a building, the last on a list that I had kept for years, and it did the list no favors. What holds up is the set-up: hostages, a useless safe, a man who says 'there's another one downstairs' and everybody going anyway. Franco's moustache has aged like a fine joke. Anything below street level has aged badly. Shadows run past, a drill whines, someone screams in the dark, and then again. It was all done with more fear in a film like As Above, So Below. I was bored with ten minutes to go and I didn't like where it went.",
      },
      {
        author: 'rafael41',
        writtenOn: '2019-05-26',
        rating: 5,
        content:
          "This film starts as a bank robbery and I like this part. Two sisters, one is calm and one is crazy, and they want to help their brother. Then they open the old safe in the cellar and there are ghosts of people who died there long ago. The idea is good but it is not scary enough, because it is too dark and I can't see what happens. James Franco is so quiet that I think he is tired. Francesca Eastwood is the best. It is a middle film, I don't recommend it and I don't hate it.",
      },
    ],
  },
  {
    id: 346364,
    title: 'It',
    releaseDate: '2017-09-06',
    genres: ['horror', 'thriller', 'drama'],
    voteAverage: 7.2,
    voteCount: 20_246,
    overview:
      "Derry, Maine, 1989. Children disappear in this town, and one of them is Georgie, the little brother of Bill. In the summer Bill and his friends Richie, Eddie and Stanley are joined by Ben, Beverly and Mike. Each of the seven has seen something that can't exist. The creature takes the form of their worst fears, often of a clown, Pennywise, and returns every twenty-seven years. Only together do they have a chance.",
    cast: [
      { name: 'Jaeden Martell', character: 'Bill Denbrough' },
      { name: 'Jeremy Ray Taylor', character: 'Ben Hanscom' },
      { name: 'Sophia Lillis', character: 'Beverly Marsh' },
      { name: 'Finn Wolfhard', character: 'Richie Tozier' },
      { name: 'Chosen Jacobs', character: 'Mike Hanlon' },
      { name: 'Jack Dylan Grazer', character: 'Eddie Kaspbrak' },
      { name: 'Wyatt Oleff', character: 'Stanley Uris' },
      { name: 'Bill Skarsgård', character: 'Pennywise' },
      { name: 'Nicholas Hamilton', character: 'Henry Bowers' },
      { name: 'Jackson Robert Scott', character: 'Georgie Denbrough' },
    ],
    crew: [
      { name: 'Andy Muschietti', job: 'Director' },
      { name: 'Chase Palmer', job: 'Screenplay' },
      { name: 'Cary Joji Fukunaga', job: 'Screenplay' },
      { name: 'Gary Dauberman', job: 'Screenplay' },
      { name: 'Benjamin Wallfisch', job: 'Original Music Composer' },
      { name: 'Chung-hoon Chung', job: 'Director of Photography' },
      { name: 'Jason Ballantine', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'losers_club_luis',
        writtenOn: '2017-10-08',
        rating: 8,
        content:
          'best stephen king horror movie of the last twenty years, easily top 5 ever. pennywise is so creepy, the eyes going in different directions, the drool, the dance. the projector scene!! but the real reason is the kids, they are so funny together, richie has like a joke every ten seconds. better than the old tv version, i said it. some of the jump scares are the same trick again. i watched it through a hoodie and loved it',
      },
      {
        author: 'vera_j',
        writtenOn: '2018-07-22',
        rating: 8,
        content:
          "I loved this horror film. There's a poem on a postcard, there's a big shy boy with New Kids on his headphones, and I've been that boy, and I'd go down any well for Sophia Lillis too. People forget how funny it is. My sister spent the slide projector scene inside her own T-shirt, looking out through the neck hole, and we sold her on the sequel.",
      },
      {
        author: 'Kevin W.',
        writtenOn: '2019-09-20',
        rating: 5,
        content:
          "It runs at you. That's the technique. Seven children each walk into a place on their own, look at a thing, and it runs at you, with its head wobbling, and the sound goes off like a dropped tray. By the fourth child I was doing my tax in my head. The book was about how a town agrees not to see. There's one grown man in a car, driving past, who lets us feel that. I'd hoped for more of him, and the film disappointed me.",
      },
    ],
  },
  {
    id: 398818,
    title: 'Call Me by Your Name',
    releaseDate: '2017-10-01',
    genres: ['drama', 'romance'],
    voteAverage: 8.1,
    voteCount: 12_704,
    overview:
      "Northern Italy, summer of 1983. Elio is seventeen, plays the piano and spends the holidays in the villa of his parents. His father, Professor Perlman, invites a student each year, and this time it is Oliver, an American who is handsome and sure of himself. At first Elio is annoyed by him. While he goes out with Marzia, he notices that he waits for Oliver's steps, and Oliver stays only six weeks.",
    cast: [
      { name: 'Armie Hammer', character: 'Oliver' },
      { name: 'Timothée Chalamet', character: 'Elio' },
      { name: 'Michael Stuhlbarg', character: 'Mr. Perlman' },
      { name: 'Amira Casar', character: 'Annella' },
      { name: 'Esther Garrel', character: 'Marzia' },
      { name: 'Victoire du Bois', character: 'Chiara' },
      { name: 'Vanda Capriolo', character: 'Mafalda' },
      { name: 'Antonio Rimoldi', character: 'Anchise' },
    ],
    crew: [
      { name: 'Luca Guadagnino', job: 'Director' },
      { name: 'James Ivory', job: 'Screenplay' },
      { name: 'Peter Spears', job: 'Producer' },
      { name: 'Luca Guadagnino', job: 'Producer' },
      { name: 'Emilie Georges', job: 'Producer' },
      { name: 'Rodrigo Teixeira', job: 'Producer' },
      { name: 'Marco Morabito', job: 'Producer' },
      { name: 'James Ivory', job: 'Producer' },
      { name: 'Howard Rosenman', job: 'Producer' },
      { name: 'Sayombhu Mukdeeprom', job: 'Director of Photography' },
      { name: 'Walter Fasano', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Stephen Calloway',
        writtenOn: '2018-01-28',
        rating: 9,
        content:
          'Nothing much happens in the first hour of this film, and I would not give back a minute of it. People swim, eat apricots, ride bicycles and read aloud to each other in three languages. Luca Guadagnino directs as if he had all summer. The result is that when two hands finally touch, the theater held its breath. He keeps the camera at a respectful distance when he could have been crude.\n\nTimothée Chalamet acts with his whole body; he slouches, hops and sulks like a real boy of that age, and you can watch a thought arrive. Armie Hammer is harder to read, as Oliver should be. Michael Stuhlbarg, who has been standing quietly at the side as the father, has one speech that I wish every parent would learn.\n\nIt is slow, and these are people without a single money problem. Overall I found it tender and truthful about first love, whoever it is that you loved first. It is one of my favorite movies of the decade.',
      },
      {
        author: 'peach_season',
        writtenOn: '2018-06-24',
        rating: 8,
        content:
          'What I remember is the light. Sayombhu Mukdeeprom shot the whole thing with a single lens, in a summer when it rained nearly every day, and you would swear that the heat comes off the walls. Noon is white and flat, and everybody lies down. The evenings are green. When Elio goes out on the square at night, the one streetlamp and the wet stones tell you how far apart the two of them still are. A slow film and a beautiful one; I loved looking at it.',
      },
      {
        author: 'Annika93',
        writtenOn: '2024-08-18',
        rating: 7,
        content:
          "Heat fills every minute of this, so I saved it for the hottest night of the year and opened all the windows. The holiday mood holds up: the crickets, the bikes dropped in the grass, the songs by Sufjan Stevens. Chalamet is astonishing, and you understand why he became a star. What I couldn't get past is Oliver, who is so cool and so pleased with himself that I never saw what the boy saw. It takes its time, and then it takes some more. I liked it, and the father moved me more than the lovers did.",
      },
    ],
  },
  {
    id: 354912,
    title: 'Coco',
    releaseDate: '2017-10-27',
    genres: ['family', 'animation', 'music', 'adventure'],
    voteAverage: 8.2,
    voteCount: 20_858,
    overview:
      "Miguel is twelve and wants to be a musician, but his family forbids music. On the Day of the Dead he takes the guitar of the famous singer Ernesto de la Cruz from his tomb and finds himself among the dead. His great-great-grandmother will only send him home if he gives up music. With Héctor, a poor skeleton, he looks for Ernesto. If Miguel isn't back at sunrise, he must stay with the dead.",
    cast: [
      { name: 'Anthony Gonzalez', character: 'Miguel (voice)' },
      { name: 'Gael García Bernal', character: 'Héctor (voice)' },
      { name: 'Benjamin Bratt', character: 'Ernesto de la Cruz (voice)' },
      { name: 'Alanna Ubach', character: 'Mamá Imelda (voice)' },
      { name: 'Renée Victor', character: 'Abuelita (voice)' },
      { name: 'Jaime Camil', character: 'Papá (voice)' },
      { name: 'Alfonso Arau', character: 'Papá Julio (voice)' },
      { name: 'Herbert Siguenza', character: 'Tío Oscar / Tío Felipe (voice)' },
      { name: 'Gabriel Iglesias', character: 'Clerk (voice)' },
      { name: 'Lombardo Boyar', character: 'Plaza Mariachi / Gustavo (voice)' },
    ],
    crew: [
      { name: 'Lee Unkrich', job: 'Director' },
      { name: 'Adrian Molina', job: 'Co-Director' },
      { name: 'Darla K. Anderson', job: 'Producer' },
      { name: 'Adrian Molina', job: 'Screenplay' },
      { name: 'Matthew Aldrich', job: 'Screenplay' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'Steve Bloom', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Owen R.',
        writtenOn: '2018-11-02',
        rating: 10,
        content:
          'We put up the altar on top of the freezer, because it is a small apartment in Leeds, and my housemates asked who are all these people. So I showed them this. They got the dog at once. They got the paper flags and the border guards with the scanners. At the lullaby nobody said anything and Craig, who is a scaffolder, asked if he could put up a photo of his nan. She has been next to my uncle ever since. I bring her shortbread. It is my favorite cartoon.',
      },
      {
        author: 'projectionist_lou',
        writtenOn: '2018-02-04',
        rating: 7,
        content:
          "A handsome cartoon, and a good one. What bothers me is how much running and falling off ledges is poured over it, as if kids couldn't be trusted with a story about memory unless a jaguar with wings flew past every so often. The plot is no great surprise. When it just lets a boy tune a guitar, look at the fingers: they're on the right frets. My daughter plays, she checked.",
      },
      {
        author: 'K. Wells',
        writtenOn: '2020-04-29',
        rating: 9,
        content:
          "Lockdown week five, kids finally asleep, we said we'd see ten minutes to test whether it was too scary for them. An hour and three quarters later my husband was sitting on the stairs with the phone ringing his grandma's number in Guadalajara, at what was four in the morning there. She answered! She thought somebody had died.\n\nWe adored this cartoon. Skeletons turn out to be very funny movers. So many loose parts.",
      },
    ],
  },
  {
    id: 392044,
    title: 'Murder on the Orient Express',
    releaseDate: '2017-11-03',
    genres: ['mystery', 'drama', 'crime'],
    voteAverage: 6.7,
    voteCount: 10_498,
    overview:
      'Hercule Poirot, the famous detective, takes the crowded night train from Istanbul. Edward Ratchett, a rich man with enemies, wants to hire him as a guard. In the night snow stops the train in the mountains, and in the morning Ratchett lies dead with twelve stab wounds. Among those on board are his secretary MacQueen, Princess Dragomiroff, Mary Debenham and Mrs. Hubbard. Poirot has to find the murderer before the train moves.',
    cast: [
      { name: 'Kenneth Branagh', character: 'Hercule Poirot' },
      { name: 'Penélope Cruz', character: 'Pilar Estravados' },
      { name: 'Willem Dafoe', character: 'Gerhard Hardman' },
      { name: 'Judi Dench', character: 'Princess Dragomiroff' },
      { name: 'Johnny Depp', character: 'Edward Ratchett' },
      { name: 'Josh Gad', character: 'Hector MacQueen' },
      { name: 'Derek Jacobi', character: 'Edward Henry Masterman' },
      { name: 'Leslie Odom Jr.', character: 'Dr. Arbuthnot' },
      { name: 'Michelle Pfeiffer', character: 'Caroline Hubbard' },
      { name: 'Daisy Ridley', character: 'Mary Debenham' },
    ],
    crew: [
      { name: 'Kenneth Branagh', job: 'Director' },
      { name: 'Michael Green', job: 'Screenplay' },
      { name: 'Ridley Scott', job: 'Producer' },
      { name: 'Patrick Doyle', job: 'Original Music Composer' },
      { name: 'Haris Zambarloukos', job: 'Director of Photography' },
      { name: 'Mick Audsley', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Gaston, barber',
        writtenOn: '2017-12-02',
        rating: 6,
        content:
          "Poirot's moustache is two moustaches. I speak as a barber: there's a lower storey of hair, going out to the ears, and an upper one resting on it, and one would need a sort of hammock at night. He has the hammock! I was very happy. The murder mystery around it is decent.\n\nThe story I knew from the Finney. What is new is that one looks down at the carriage from the ceiling for quite a while, as a fly might, and that Poirot can run. He oughtn't to.",
      },
      {
        author: 'Philippa Lyle',
        writtenOn: '2018-01-14',
        rating: 6,
        content:
          "Handsome, crowded and rather cool; Lumet's version of 1974 had as many stars and let each of them finish a sentence. Branagh has grown the largest moustache in the history of cinema and acts most charmingly behind it. He has also given himself a chase, a pistol and a lost love, none of which Poirot needs. Dench has her dogs, Colman has German, and Pfeiffer, who is superb, seems to be in a better picture that only she can see. The mountains are from a computer and look it. A pleasant evening, not a memorable one.",
      },
      {
        author: 'amir_f',
        writtenOn: '2020-12-27',
        rating: 8,
        content:
          'No one had ever told me who did it. Forty-four years old! My entire family sat in the room watching me not know, with their hands over their mouths. I loved it, and I got to it about a minute before he said. Best Christmas since the bike, and a great mystery if nobody has spoiled it for you.',
      },
    ],
  },
  {
    id: 406997,
    title: 'Wonder',
    releaseDate: '2017-11-13',
    genres: ['drama', 'family'],
    voteAverage: 8.1,
    voteCount: 8_082,
    overview:
      "Auggie Pullman is ten, loves space and has had twenty-seven operations on his face. He likes to hide it under an astronaut's helmet. Until now his mother Isabel has taught him at home in New York; this year he has to join a class. Most children stare or keep away, and Julian is cruel to him. Jack becomes his friend. If Auggie can't get through this year, he will hide under the helmet again.",
    cast: [
      { name: 'Jacob Tremblay', character: 'Auggie Pullman' },
      { name: 'Julia Roberts', character: 'Isabel Pullman' },
      { name: 'Owen Wilson', character: 'Nate Pullman' },
      { name: 'Izabela Vidovic', character: 'Via Pullman' },
      { name: 'Noah Jupe', character: 'Jack Will' },
      { name: 'Bryce Gheisar', character: 'Julian Albans' },
      { name: 'Danielle Rose Russell', character: 'Miranda Navas' },
      { name: 'Millie Davis', character: 'Summer Dawson' },
      { name: 'Mandy Patinkin', character: 'Mr. Tushman' },
      { name: 'Daveed Diggs', character: 'Mr. Browne' },
    ],
    crew: [
      { name: 'Stephen Chbosky', job: 'Director' },
      { name: 'Stephen Chbosky', job: 'Screenplay' },
      { name: 'Steven Conrad', job: 'Screenplay' },
      { name: 'Jack Thorne', job: 'Screenplay' },
      { name: 'David Hoberman', job: 'Producer' },
      { name: 'Todd Lieberman', job: 'Producer' },
      { name: 'Marcelo Zarvos', job: 'Original Music Composer' },
      { name: 'Don Burgess', job: 'Director of Photography' },
      { name: 'Mark Livolsi', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Kirsten Blume',
        writtenOn: '2017-12-17',
        rating: 8,
        content:
          "Take your kids to this one, all of them, even the cool one. Mine are eight, eleven and fourteen. The eight-year-old asked in the car if she had ever been a Julian, and we had the best talk of the whole year. Nothing is scary, apart from some nasty words and one sad moment at home. Auggie's face is handled with care: you get used to it in ten minutes, which is the point. I thought Julia Roberts was lovely. It's sugary near the close, and still a must for families, from seven up.",
      },
      {
        author: 'Harold Denning',
        writtenOn: '2018-02-04',
        rating: 9,
        content:
          "There are two ways to film a story like this, and the easy one is pity. Stephen Chbosky chooses the other. He tells it several times over, from the side of the boy, of his sister, of the friend who lets him down and even of the sister's friend, and each time we learn that we had judged too soon. It is a simple device, and it teaches without preaching.\n\nJacob Tremblay, under heavy make-up, gives Auggie wit and temper along with the hurt. Izabela Vidovic has the most delicate part, the good child who never asks for anything. Julia Roberts and Owen Wilson are believable parents who are tired, funny and scared.\n\nReal schools are not as quick to learn as this one, and the closing scenes are too neat. Overall, however, the film made me want to be a kinder person for at least a week, and there are not many movies of which I can say that. I loved it.",
      },
      {
        author: 'Milena K.',
        writtenOn: '2019-03-03',
        content:
          'I watch this film with my class, because I teach English in Gdańsk and the language is easy. The pupils are twelve years old and they become very quiet. It is about Auggie, who looks different, and how the school learns to see him. I like that also the sister Via has her own part, she is always forgotten. Some scenes want too much that we cry. But we talk one hour after it, also the boys who never say something. It is a good and useful film, and I liked it myself.',
      },
    ],
  },
  {
    id: 359940,
    title: 'Three Billboards Outside Ebbing, Missouri',
    releaseDate: '2017-12-01',
    genres: ['drama', 'crime'],
    voteAverage: 8.1,
    voteCount: 10_846,
    overview:
      "Months after the murder of her daughter the police of Ebbing have arrested nobody. Mildred Hayes rents three old billboards on the road into town and asks Chief Willoughby in huge letters why. The town likes Willoughby, who is seriously ill, and turns against her. Dixon, an officer with a hot temper, goes after the young man who rented out the signs. Mildred won't take them down, whatever it costs her and her son Robbie.",
    cast: [
      { name: 'Frances McDormand', character: 'Mildred' },
      { name: 'Woody Harrelson', character: 'Willoughby' },
      { name: 'Sam Rockwell', character: 'Dixon' },
      { name: 'Abbie Cornish', character: 'Anne' },
      { name: 'Lucas Hedges', character: 'Robbie' },
      { name: 'Caleb Landry Jones', character: 'Red Welby' },
      { name: 'Peter Dinklage', character: 'James' },
      { name: 'John Hawkes', character: 'Charlie' },
      { name: 'Clarke Peters', character: 'Abercrombie' },
      { name: 'Samara Weaving', character: 'Penelope' },
    ],
    crew: [
      { name: 'Martin McDonagh', job: 'Director' },
      { name: 'Martin McDonagh', job: 'Writer' },
      { name: 'Graham Broadbent', job: 'Producer' },
      { name: 'Pete Czernin', job: 'Producer' },
      { name: 'Martin McDonagh', job: 'Producer' },
      { name: 'Carter Burwell', job: 'Original Music Composer' },
      { name: 'Ben Davis', job: 'Director of Photography' },
      { name: 'Jon Gregory', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'William T. Harlow',
        writtenOn: '2018-02-11',
        rating: 9,
        content:
          "Anger is the subject of this film, and I have not seen it treated so honestly in a long time. Martin McDonagh, who came from the theater, builds it out of confrontations between two people in a room, or in a car, or on a porch. Nearly every one of them begins as a joke and ends somewhere you didn't expect. The small town looks ordinary and green, which makes the red signs burn all the more.\n\nFrances McDormand gives the performance of the year. Mildred is rude, brave, unfair and broken, often in one sentence, and she never asks to be liked. Woody Harrelson is gentle as Willoughby. Sam Rockwell takes the hardest part, a violent fool named Dixon, and somehow keeps a door open for him.\n\nSome people have objected to how much the film is willing to forgive. I understand that. Overall this is a great film about what grief does to a person, and I recommend it strongly, with the warning that the language is very rough.",
      },
      {
        author: 'Siobhan Garrity',
        writtenOn: '2018-03-18',
        rating: 7,
        content:
          "Splendidly acted, and a little too fond of its own cleverness. McDonagh's people all talk like McDonagh: it was a delight in In Bruges, where everybody was a talker, and it sits oddly on a Missouri gift shop. One hears the Coens behind it too; Fargo is in McDormand's very walk. But what a part this is for her, and how well she plays it. The quiet scenes are the ones I keep: Mildred with a deer beside the road, Willoughby coughing across a table and both of them suddenly kind. Rockwell won the prizes, and I'd have given one to Caleb Landry Jones, who is punished by everybody and still offers an orange juice. A good film; not the great one it believes it is.",
      },
      {
        author: 'ronnie.o.shea',
        writtenOn: '2019-06-30',
        rating: 8,
        content:
          "This is a very angry comedy about a mother, and I watched it with my own, which I can recommend to anyone who has been too relaxed lately. Every time Mildred told somebody what she thought of him, my mam said 'Good' out loud, in the pictures, in Sligo. By the priest she was saying it before Frances McDormand had finished. She also cried twice, at a letter and at a beetle on its back. On the way home she said that it was filthy, and that she'd like to see it again on Sunday. I thought it was brilliant, and I'm a bit more careful on the phone now.",
      },
    ],
  },
  {
    id: 353616,
    title: 'Pitch Perfect 3',
    releaseDate: '2017-12-20',
    genres: ['comedy', 'music'],
    voteAverage: 6.5,
    voteCount: 3_452,
    overview:
      "The Barden Bellas have won everything at college, and now they have bad jobs or none. Beca quits as a music producer, and Fat Amy lives on her couch. When Aubrey gets them on a tour for American troops in Europe, they meet bands with real instruments, and only one act will be chosen for a show. Meanwhile somebody from Amy's past is after her, and the group must decide whether it has a future.",
    cast: [
      { name: 'Anna Kendrick', character: 'Beca Mitchell' },
      { name: 'Rebel Wilson', character: 'Patricia "Fat Amy" Hobart' },
      { name: 'Brittany Snow', character: 'Chloe Beale' },
      { name: 'Anna Camp', character: 'Aubrey Posen' },
      { name: 'Hailee Steinfeld', character: 'Emily Junk' },
      { name: 'Ester Dean', character: 'Cynthia-Rose Adams' },
      { name: 'Hana Mae Lee', character: 'Lilly Onakurama' },
      { name: 'Ruby Rose', character: 'Calamity' },
      { name: 'John Lithgow', character: 'Fergus Hobart' },
      { name: 'Elizabeth Banks', character: 'Gail' },
    ],
    crew: [
      { name: 'Trish Sie', job: 'Director' },
      { name: 'Kay Cannon', job: 'Screenplay' },
      { name: 'Mike White', job: 'Screenplay' },
      { name: 'Paul Brooks', job: 'Producer' },
      { name: 'Max Handelman', job: 'Producer' },
      { name: 'Elizabeth Banks', job: 'Producer' },
      { name: 'Christopher Lennertz', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'acapollie',
        writtenOn: '2018-01-02',
        rating: 8,
        content:
          "Such a fun musical! My sister and I sang in the car all the way home. Beca and Fat Amy are still my favorites, and the riff-off against the bands is great. Is the story silly? Yes, very. I don't care. The last song gave me goosebumps. If you loved the first two you will be happy.",
      },
      {
        author: 'Grant Oyelaran',
        writtenOn: '2018-04-15',
        rating: 5,
        content:
          "Pros: the singing, of course. The riff-off in the hangar. Anna Kendrick keeps a straight face through everything. The two commentators still have the rudest lines. It's short.\nCons: there's suddenly an action movie in it, with a yacht. John Lithgow's accent. Half the Bellas get one joke each, and it's the same joke as before. The contest is decided in a way that makes the other bands pointless. No new song that I remember.\nIt's a weak third helping and it bored me. Fans will forgive it.",
      },
      {
        author: 'tenorline',
        writtenOn: '2019-05-19',
        rating: 6,
        content:
          "The arrangements are what you come for, and they are the best in the series. Whoever stacked the voices in 'Toxic' knew how to make ten people sound like a machine that is about to explode, and in the battle with the bands you can hear how thin a drum kit is beside a good bass singer. Between the numbers there's a plot about a father and a boat, which I could not follow and did not need. I liked it for the singing, I can't recommend it for anything else.",
      },
    ],
  },
  {
    id: 301337,
    title: 'Downsizing',
    releaseDate: '2017-12-22',
    genres: ['drama', 'science-fiction', 'comedy'],
    voteAverage: 5.4,
    voteCount: 4_088,
    overview:
      'Dr. Asbjørnsen has invented a way to make people five inches tall. Small people need little, and their money is worth a fortune. Paul Safranek and his wife Audrey decide to do it. When Paul wakes up small, Audrey has changed her mind and left him. In the little city he meets Ngoc Lan Tran, who shows him where the poor live. He can never be big again, and must find something to live for.',
    cast: [
      { name: 'Matt Damon', character: 'Paul Safranek' },
      { name: 'Christoph Waltz', character: 'Dusan Mirkovic' },
      { name: 'Hong Chau', character: 'Ngoc Lan Tran' },
      { name: 'Kristen Wiig', character: 'Audrey Safranek' },
      { name: 'Jason Sudeikis', character: 'Dave Johnson' },
      { name: 'Udo Kier', character: 'Konrad' },
      { name: 'Rolf Lassgård', character: 'Dr. Jorgen Asbjørnsen' },
      { name: 'Maribeth Monroe', character: 'Carol Johnson' },
      { name: 'Neil Patrick Harris', character: 'Jeff Lonowski' },
      { name: 'Laura Dern', character: 'Laura Lonowski' },
    ],
    crew: [
      { name: 'Alexander Payne', job: 'Director' },
      { name: 'Alexander Payne', job: 'Writer' },
      { name: 'Jim Taylor', job: 'Writer' },
      { name: 'Rolfe Kent', job: 'Original Music Composer' },
      { name: 'Phedon Papamichael', job: 'Director of Photography' },
      { name: 'Kevin Tent', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ken_G_scale',
        writtenOn: '2018-01-28',
        rating: 5,
        content:
          "Pros: the first half hour, when people get shrunk and a nurse lifts them up with a spatula, is funny and brilliant. Hong Chau steals the movie. Christoph Waltz smiling at everything. A giant rose.\nCons: once they're small you hardly see anything big any more, so what was the point? Matt Damon plays a very dull man. It turns into a different movie, then another. Preachy last part.\nIt's a great idea that gets lost in an average comedy. I was curious, then puzzled, then just waiting.",
      },
      {
        author: 'what_kind_of_review',
        writtenOn: '2018-03-11',
        content:
          "You think it's a gag about little people and it wanders off, the way a dog does, and comes back with Hong Chau in its mouth. She asks him what kind of love it was, there are eight kinds, she counts them, and that speech is worth any three of the year's well-behaved films. Waltz's laughing Serb upstairs is a delight. I liked this odd comedy more than most people did.",
      },
      {
        author: 'Marvin, Omaha',
        writtenOn: '2021-04-04',
        rating: 5,
        content:
          'Two people walked out of my living room, one before Matt Damon shrinks and one after, each asking if it was the same film. The first half is a funny satire, the second bored me. I stayed, because I do in fact treat wrists at a meat plant, and Matt Damon holds the forearm correctly.',
      },
    ],
  },
];
