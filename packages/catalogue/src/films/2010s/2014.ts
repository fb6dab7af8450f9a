import type { CatalogueFilm } from '../film.ts';

export const films2014: readonly CatalogueFilm[] = [
  {
    id: 79316,
    title: "Devil's Due",
    releaseDate: '2014-01-08',
    genres: ['horror'],
    voteAverage: 4.7,
    voteCount: 567,
    overview:
      'Zach McCall films everything: the wedding with Samantha, the honeymoon in Santo Domingo, the new house. On their last night in the Caribbean they go to a party under the city, and in the morning neither remembers it. At home Samantha is pregnant. She begins to eat raw meat, and strangers watch the house. Zach must find out what was done to her before the child is born.',
    cast: [
      { name: 'Allison Miller', character: 'Samantha McCall' },
      { name: 'Zach Gilford', character: 'Zach McCall' },
      { name: 'Sam Anderson', character: 'Father Thomas' },
      { name: 'Roger Payano', character: 'Cab Driver' },
      { name: 'Vanessa Ray', character: 'Suzie' },
      { name: 'Bill Martin Williams', character: 'Ken' },
      { name: 'Geraldine Singer', character: 'Sally' },
      { name: 'Julia Denton', character: 'Natalie' },
      { name: 'Colin Walker', character: 'Stanley' },
      { name: 'Madison Wolfe', character: 'Brittany' },
    ],
    crew: [
      { name: 'Matt Bettinelli-Olpin', job: 'Director' },
      { name: 'Tyler Gillett', job: 'Director' },
      { name: 'Lindsay Devlin', job: 'Screenplay' },
      { name: 'John Davis', job: 'Producer' },
      { name: 'Justin Martinez', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Monique Baptiste',
        writtenOn: '2014-08-10',
        rating: 4,
        content:
          "Pros: Allison Miller and Zach Gilford are a believable young couple, funny together, and I was sorry for them. Santo Domingo at night. A good scare in a supermarket, another at a first communion. Cons: Rosemary's Baby did all of it in 1968 with less shaking. Zach never looks at his own recordings until it's too late. Who edited this material, and why? The strangers outside only stand there. Verdict: weak, only for people who collect found footage.",
      },
      {
        author: 'Lukas Dörfler',
        writtenOn: '2016-05-29',
        rating: 5,
        content:
          'I like horror with a camera in the hand, but here I asked myself all the time why he is filming this. The beginning is the best: the wedding and the travel look real, like the video of a friend. Allison Miller changes slowly from a happy woman to something strange, and she does it very well. Then come the usual things, blood, shadows, people in the garden. It is not bad and not special. I was a little bored after one hour.',
      },
      {
        author: 'HandheldHarriet',
        writtenOn: '2017-11-18',
        rating: 5,
        content:
          "Allison Miller is who you should watch here, and she's in nearly every shot. As Samantha she starts with a big easy laugh, and then the laugh comes half a second late, and then not at all. In the supermarket, with a packet of mince, she's funny and awful together. The film around her is ordinary; the camera shakes, the doors bang. A very good actress in an average horror, so it was all right.",
      },
    ],
  },
  {
    id: 188207,
    title: 'The Legend of Hercules',
    releaseDate: '2014-01-10',
    genres: ['action', 'adventure'],
    voteAverage: 4.8,
    voteCount: 1399,
    overview:
      "Queen Alcmene hates the wars of her husband, King Amphitryon of Tiryns, and prays to Hera for help. Zeus gives her a son who is to bring peace. Twenty years later the young man loves Hebe, the princess of Crete, but the King promises her to his elder son Iphicles and sends the younger to a battle in Egypt. Sold as slaves, he and Sotiris must fight in arenas to come home before Hebe's wedding.",
    cast: [
      { name: 'Kellan Lutz', character: 'Hercules' },
      { name: 'Gaia Weiss', character: 'Hebe' },
      { name: 'Scott Adkins', character: 'King Amphitryon' },
      { name: 'Roxanne McKee', character: 'Queen Alcmene' },
      { name: 'Liam Garrigan', character: 'Iphicles' },
      { name: 'Liam McIntyre', character: 'Sotiris' },
      { name: 'Rade Šerbedžija', character: 'Chiron' },
      { name: 'Johnathon Schaech', character: 'Tarak' },
      { name: 'Luke Newberry', character: 'Agamemnon' },
      { name: 'Kenneth Cranham', character: 'Lucius' },
    ],
    crew: [
      { name: 'Renny Harlin', job: 'Director' },
      { name: 'Sean Hood', job: 'Screenplay' },
      { name: 'Daniel Giat', job: 'Screenplay' },
      { name: 'Renny Harlin', job: 'Screenplay' },
      { name: 'Danny Lerner', job: 'Producer' },
      { name: 'Les Weldon', job: 'Producer' },
      { name: 'Boaz Davidson', job: 'Producer' },
      { name: 'Renny Harlin', job: 'Producer' },
      { name: 'Tuomas Kantelinen', job: 'Original Music Composer' },
      { name: 'Sam McCurdy', job: 'Director of Photography' },
      { name: 'Vincent Tabaillon', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Amaka Nwosu',
        writtenOn: '2015-02-08',
        rating: 7,
        content:
          'What I enjoyed most was the love between Hercules and Hebe, by the waterfall and with the necklace, it reminded me of the old Indian films my mother used to rent. My nephews wanted fighting and got plenty, in slow motion, with lions too. Kellan Lutz is strong like a wall and smiles like a good boy. The King is a wicked man and we booed him together. Not a clever film, but clean fun, and we all liked it.',
      },
      {
        author: 'Brendan Voss',
        writtenOn: '2014-05-25',
        rating: 3,
        content:
          "TWELVE labours, that's the story, and this film has about one and a half. A lion turns up, gets strangled in two minutes and that's your lot. In the myths he's a drunk, a killer and a hero who pays for it, and no two poets agree about him. Here he's a nice bloke from a gym. I read Robert Graves at school in Perth and I've been waiting for a proper version ever since. The bread oven glow on everything doesn't help. Hated it, mate.",
      },
      {
        author: 'Cuthbert Lyle',
        writtenOn: '2016-12-18',
        rating: 4,
        content:
          "Harlin directs with one eye on 300 and the other on Gladiator, and he sees neither clearly; spears hang in the air, petals hang in the air, Kellan Lutz's expression hangs in the air. There is a cheerful naivety to some of it. Scott Adkins bellows as the wicked king as if the cameras were in the next valley; Rade Šerbedžija wanders in as Chiron and lends it, briefly, a grown-up's voice. One could smile at a cardboard Greece if the thing moved, and it seldom does. Poor, on the whole, though too harmless to be angry with.",
      },
    ],
  },
  {
    id: 76649,
    title: 'Pompeii',
    releaseDate: '2014-02-18',
    genres: ['action', 'adventure', 'history', 'romance', 'drama'],
    voteAverage: 5.5,
    voteCount: 3374,
    overview:
      'As a child the Celt Milo saw the Roman Corvus kill his family. In the year 79 he comes to a rich city at the foot of Vesuvius as a gladiator. There he meets Cassia, the daughter of a merchant. Corvus, now a senator, wants her for his wife. The ground begins to shake, and Milo must get her out of the city before the mountain explodes.',
    cast: [
      { name: 'Kit Harington', character: 'Milo' },
      { name: 'Carrie-Anne Moss', character: 'Aurelia' },
      { name: 'Emily Browning', character: 'Cassia' },
      { name: 'Adewale Akinnuoye-Agbaje', character: 'Atticus' },
      { name: 'Jessica Lucas', character: 'Ariadne' },
      { name: 'Jared Harris', character: 'Severus' },
      { name: 'Joe Pingue', character: 'Graecus' },
      { name: 'Kiefer Sutherland', character: 'Corvus' },
      { name: 'Currie Graham', character: 'Bellator' },
      { name: 'Sasha Roiz', character: 'Proculus' },
    ],
    crew: [
      { name: 'Paul W. S. Anderson', job: 'Director' },
      { name: 'Janet Scott Batchler', job: 'Screenplay' },
      { name: 'Lee Batchler', job: 'Screenplay' },
      { name: 'Michael Robert Johnson', job: 'Screenplay' },
      { name: 'Jeremy Bolt', job: 'Producer' },
      { name: 'Paul W. S. Anderson', job: 'Producer' },
      { name: 'Robert Kulzer', job: 'Producer' },
      { name: 'Don Carmody', job: 'Producer' },
      { name: 'Clinton Shorter', job: 'Original Music Composer' },
      { name: 'Glen MacPherson', job: 'Director of Photography' },
      { name: 'Michele Conroy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'ClaireV_1979',
        writtenOn: '2014-07-19',
        rating: 5,
        content:
          "Pros: the city, seen from above, looks real and was built from plans. Adewale Akinnuoye-Agbaje gives Atticus a dignity the script doesn't have. Good arena fights. No boring minute once the mountain wakes up. Cons: everything before that is Gladiator again, only smaller. Milo and Cassia fall in love over a horse in one evening. Kiefer Sutherland has an accent from nowhere. Hardly any blood for a story like this. Verdict: average, fine for a rainy Sunday.",
      },
      {
        author: 'LavaLampLouise',
        writtenOn: '2017-09-08',
        rating: 5,
        content:
          "Kit Harington has more muscles in this than lines, and he's careful with both. I'd been to the real place a week before, with a guide called Enzo who cried at every oven, so I was ready to be moved. What I got was Kiefer Sutherland being wicked in a breastplate while the countryside explodes. There's a chase with a chariot through the streets that Enzo would have hated and I rather liked. It isn't good. It's never boring either, and I've sat through worse with my eyes open.",
      },
      {
        author: 'Folasade A.',
        writtenOn: '2016-06-05',
        rating: 7,
        content:
          'If you like love and danger together, this film has plenty. My brothers came for the fighting and I came for Milo and Cassia, and all of us were satisfied! The friendship between Milo and Atticus touched me the most, they begin as enemies and share one chain. The fire coming from the mountain is wonderful on a large screen. Senator Corvus is so bad that our whole room was shouting at him. I liked it very much and we watched it twice.',
      },
    ],
  },
  {
    id: 86834,
    title: 'Noah',
    releaseDate: '2014-03-07',
    genres: ['drama', 'adventure'],
    voteAverage: 5.7,
    voteCount: 6579,
    overview:
      'In a ruined world the last descendant of Seth lives with Naameh and their sons Shem, Ham and Japheth far from the cities of Cain. He dreams that everything will drown. His grandfather gives him a seed, and from the forest that grows he builds an ark for the animals. Before the rain comes it must be finished and held against King Tubal-cain, who wants it for himself.',
    cast: [
      { name: 'Russell Crowe', character: 'Noah' },
      { name: 'Jennifer Connelly', character: 'Naameh' },
      { name: 'Ray Winstone', character: 'Tubal-cain' },
      { name: 'Anthony Hopkins', character: 'Methuselah' },
      { name: 'Emma Watson', character: 'Ila' },
      { name: 'Logan Lerman', character: 'Ham' },
      { name: 'Douglas Booth', character: 'Shem' },
      { name: 'Nick Nolte', character: 'Samyaza (voice)' },
      { name: 'Mark Margolis', character: 'Magog (voice)' },
      { name: 'Kevin Durand', character: 'Rameel (voice)' },
    ],
    crew: [
      { name: 'Darren Aronofsky', job: 'Director' },
      { name: 'Darren Aronofsky', job: 'Screenplay' },
      { name: 'Ari Handel', job: 'Screenplay' },
      { name: 'Scott Franklin', job: 'Producer' },
      { name: 'Darren Aronofsky', job: 'Producer' },
      { name: 'Mary Parent', job: 'Producer' },
      { name: 'Arnon Milchan', job: 'Producer' },
      { name: 'Clint Mansell', job: 'Original Music Composer' },
      { name: 'Matthew Libatique', job: 'Director of Photography' },
      { name: 'Andrew Weisblum', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Deborah Lindgren',
        writtenOn: '2014-06-22',
        rating: 7,
        content:
          "Darren Aronofsky treats a story every child knows as if nobody had ever heard it, and I admire that. The world before the flood looks like another planet, burned and black, with stars in the daytime sky. The direction is bold, sometimes wild. The story of the creation, told in the dark as a rush of pictures from the first light to the first murder, is the best thing in the movie.\n\nRussell Crowe plays Noah as a man who is frightened by what he has been asked to do, and he gets harder with every year. Jennifer Connelly has one scene of begging that I won't forget. Emma Watson surprised me. Logan Lerman's Ham, jealous and lonely, is the one I understood best. The stone angels look like something from a toy store.\n\nOverall it is uneven, gloomy and never lazy. People in my church were angry about the changes. I was glad that somebody took the old questions seriously, and I would recommend it to patient viewers of any faith or none.",
      },
      {
        author: 'Trent Bowditch',
        writtenOn: '2015-04-05',
        rating: 4,
        content:
          "ROCK MONSTERS. That's what I told my Bible group when they asked. In the book there are four chapters, eight people and a dove, and it's all the drama you need. Aronofsky adds walking stones, a war at the door and a magic snakeskin. Russell Crowe is strong, I'll say that, and the animals arriving by air are lovely. But Ham's story is invented from start to finish and it takes over everything. I love the original and I was let down.",
      },
      {
        author: 'Katrin Vogel',
        writtenOn: '2019-03-31',
        content:
          'I am not religious and I saw this film because of the director. It is not the story that I know from school, it is darker and more strange. The pictures of the dead land and the great rain are impressive. Russell Crowe is convincing as a man who believes too much, and Jennifer Connelly as Naameh shows how hard it is to live with such a man. Some battles are too long and look like a fantasy game. All in all I liked it, because it made me think.',
      },
    ],
  },
  {
    id: 188161,
    title: 'A Million Ways to Die in the West',
    releaseDate: '2014-05-22',
    genres: ['comedy', 'western'],
    voteAverage: 6.1,
    voteCount: 4_385,
    overview:
      "Old Stump, Arizona, 1882. Albert, a sheep farmer, is afraid of everything in the West and talks his way out of a gunfight. His girlfriend Louise leaves him for Foy, who owns the mustache shop. Then a stranger, Anna, saves his life and teaches him to shoot, because he has challenged Foy to a duel. She hasn't told him that her husband is Clinch, the most dangerous gunman around, and Clinch is on his way.",
    cast: [
      { name: 'Seth MacFarlane', character: 'Albert' },
      { name: 'Charlize Theron', character: 'Anna' },
      { name: 'Amanda Seyfried', character: 'Louise' },
      { name: 'Liam Neeson', character: 'Clinch' },
      { name: 'Giovanni Ribisi', character: 'Edward' },
      { name: 'Neil Patrick Harris', character: 'Foy' },
      { name: 'Sarah Silverman', character: 'Ruth' },
      { name: 'Christopher Hagen', character: 'George Stark' },
      { name: 'Wes Studi', character: 'Cochise' },
      { name: 'Evan Jones', character: 'Lewis' },
    ],
    crew: [
      { name: 'Seth MacFarlane', job: 'Director' },
      { name: 'Seth MacFarlane', job: 'Writer' },
      { name: 'Alec Sulkin', job: 'Writer' },
      { name: 'Wellesley Wild', job: 'Writer' },
      { name: 'Seth MacFarlane', job: 'Producer' },
      { name: 'Scott Stuber', job: 'Producer' },
      { name: 'Jason Clark', job: 'Producer' },
      { name: 'Joel McNeely', job: 'Original Music Composer' },
      { name: 'Michael Barrett', job: 'Director of Photography' },
      { name: 'Jeff Freeman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Tess Hargreave',
        writtenOn: '2015-04-04',
        rating: 7,
        content:
          "Went in with the lowest expectations of my life and laughed more than at anything that year. It's crude, half of it doesn't land, it doesn't matter, I had a great time. The photograph gag, where somebody smiles in one and the town can't get over it! The fair! Theron has real chemistry with him, God knows how, and Neeson does the whole thing in an Irish accent because he wouldn't do another. Don't watch with parents.",
      },
      {
        author: 'Everett Lowe',
        writtenOn: '2014-10-26',
        rating: 5,
        content:
          "Monument Valley is beautifully photographed and the score is a fine pastiche of Elmer Bernstein; in front of both stands a television comedian with excellent teeth, complaining about the nineteenth century. It's a good joke, and Blazing Saddles told it forty years ago in half the time. Theron is enchanting. She laughs as though she and MacFarlane had slipped away from a dull party, and whenever she leaves I counted the sheep. A scene with a hat I shall try to forget. I laughed five or six times in two hours, which isn't nothing, and isn't enough.",
      },
      {
        author: 'projector_1982',
        writtenOn: '2018-06-02',
        rating: 6,
        content:
          "List of people who come out of this well: Theron, who seems to be having an afternoon off with a mate. The man under the block of ice. Neil Patrick Harris's moustache. The song about the moustache. List of people who don't: whoever thought it could be nearly two hours. I liked the first hour of this western comedy. I was on a coach to Aberdeen and we'd only got to Perth.",
      },
    ],
  },
  {
    id: 91314,
    title: 'Transformers: Age of Extinction',
    releaseDate: '2014-06-25',
    genres: ['science-fiction', 'action', 'adventure'],
    voteAverage: 6.0,
    voteCount: 8_701,
    overview:
      "Five years after the battle of Chicago the government agent Harold Attinger hunts all Transformers, good or bad. Cade Yeager, an inventor in Texas, buys an old truck: it is Optimus Prime, badly damaged. Attinger's men attack the farm, and Cade flees with his daughter. A businessman builds his own Transformers out of dead ones. They must stop him before the last of Optimus's kind are killed.",
    cast: [
      { name: 'Mark Wahlberg', character: 'Cade Yeager' },
      { name: 'Stanley Tucci', character: 'Joshua Joyce' },
      { name: 'Kelsey Grammer', character: 'Harold Attinger' },
      { name: 'Nicola Peltz', character: 'Tessa Yeager' },
      { name: 'Jack Reynor', character: 'Shane Dyson' },
      { name: 'Sophia Myles', character: 'Darcy Tirrel' },
      { name: 'Li Bingbing', character: 'Su Yueming' },
      { name: 'Titus Welliver', character: 'James Savoy' },
      { name: 'T.J. Miller', character: 'Lucas Flannery' },
      { name: 'Peter Cullen', character: 'Optimus Prime (voice)' },
    ],
    crew: [
      { name: 'Michael Bay', job: 'Director' },
      { name: 'Ehren Kruger', job: 'Screenplay' },
      { name: 'Lorenzo di Bonaventura', job: 'Producer' },
      { name: 'Tom DeSanto', job: 'Producer' },
      { name: 'Don Murphy', job: 'Producer' },
      { name: 'Ian Bryce', job: 'Producer' },
      { name: 'Steve Jablonsky', job: 'Original Music Composer' },
      { name: 'Amir Mokri', job: 'Director of Photography' },
      { name: 'William Goldenberg', job: 'Editor' },
      { name: 'Roger Barton', job: 'Editor' },
      { name: 'Paul Rubell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Alice80',
        writtenOn: '2014-12-31',
        rating: 7,
        content:
          "The best one since the first, for me. Wahlberg's a much better fit than the other lad, you believe he can mend things and throw a punch. Lockdown's a real villain for once, cold, nothing to say, with that gun that comes out of his face. It's far too long and I won't defend the daughter's shorts. But a robot riding a robot dinosaur with a sword through Hong Kong, on a big screen, with a large drink: I was grinning like a child and so was my brother-in-law, who's an accountant.",
      },
      {
        author: 'Margaux K.',
        writtenOn: '2015-03-08',
        rating: 5,
        content:
          "Pros: Mark Wahlberg is easier to like than the last guy. Stanley Tucci gets the laughs, especially in Hong Kong. Robots riding robot dinosaurs, finally. Lockdown is a cool villain.\nCons: a hundred and sixty-five minutes! It ends, and then it ends again. Product placement everywhere. The creepy bit about the daughter's boyfriend and the law. I couldn't follow who was hitting whom.\nThere's an okay ninety-minute movie in there somewhere. I was bored by the rest, and my legs fell asleep.",
      },
      {
        author: 'Serge Lambert',
        writtenOn: '2019-09-09',
        rating: 5,
        content:
          "Nobody will believe this, but there's a good comedy in there. It begins around the two-hour mark, and is Stanley Tucci in a pale suit running through Chinese lifts with a bomb in a bag, drinking somebody's carton of milk on a roof. He alone has noticed what sort of film he's in. Bay has the eye of a great painter of lorries and no interest in people. I liked that half hour, and the rest bored me.",
      },
    ],
  },
  {
    id: 240832,
    title: 'Lucy',
    releaseDate: '2014-07-25',
    genres: ['action', 'science-fiction'],
    voteAverage: 6.5,
    voteCount: 16_985,
    overview:
      "Lucy, a student in Taipei, is forced by her boyfriend Richard to deliver a case to the gangster Mr. Jang. He has a bag of a new drug sewn into her body. When a guard kicks her the bag breaks. Her brain grows more and more powerful. She has only hours left. She calls Professor Norman in Paris and the policeman Del Rio, while Jang's men come after her.",
    cast: [
      { name: 'Scarlett Johansson', character: 'Lucy' },
      { name: 'Morgan Freeman', character: 'Professor Norman' },
      { name: 'Choi Min-sik', character: 'Mr. Jang' },
      { name: 'Amr Waked', character: 'Pierre Del Rio' },
      { name: 'Julian Rhind-Tutt', character: 'The Limey' },
      { name: 'Pilou Asbæk', character: 'Richard' },
      { name: 'Analeigh Tipton', character: 'Caroline' },
      { name: 'Nicolas Phongpheth', character: 'Jii' },
      { name: 'Jan Oliver Schroeder', character: 'German Mule' },
      { name: 'Luca Angeletti', character: 'Italian Mule' },
    ],
    crew: [
      { name: 'Luc Besson', job: 'Director' },
      { name: 'Luc Besson', job: 'Writer' },
      { name: 'Virginie Besson-Silla', job: 'Producer' },
      { name: 'Éric Serra', job: 'Original Music Composer' },
      { name: 'Thierry Arbogast', job: 'Director of Photography' },
      { name: 'Julien Rey', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Joost, taxi 14',
        writtenOn: '2015-02-05',
        rating: 4,
        content:
          "Passenger of mine asked me how much of her brain she was using, and as it happens I did two years of it at Utrecht before the taxi. All of it, madam. All of it all the time, that's what the scan's for, even you, at the Amstel station, finding your purse. I then had to hear the plot as far as Schiphol. So I watched it, an action film with a bit of philosophy, and I didn't like it. There's a cheetah in it. When somebody's in danger they show you a cheetah.",
      },
      {
        author: 'Carol91',
        writtenOn: '2016-07-07',
        rating: 8,
        content:
          "I love this daft action film, and no one ever brings up the phone call. Lucy's on the table, they're cutting it out of her with no anaesthetic, and she has the surgeon's mobile between her shoulder and her cheek and tells her mother she remembers the taste of her milk. She remembers the cat. \"What cat?\" It's ridiculous and I'd a lump in my throat like an egg. Then she takes a plane, looks at a telephone wire growing in a tree, goes off. It's eighty-nine minutes! It doesn't care if I believe it, it's whistling.",
      },
      {
        author: 'tessa_oh_wow',
        writtenOn: '2020-12-19',
        rating: 8,
        content:
          "Ninety minutes of Scarlett Johansson getting smarter and cooler, yes please! The science is total nonsense and I didn't care for a second. The phone call with her mom actually made me cry. The car chase in Paris is great, and then it gets really trippy. Never boring, super short. I had so much fun.",
      },
    ],
  },
  {
    id: 98566,
    title: 'Teenage Mutant Ninja Turtles',
    releaseDate: '2014-08-07',
    genres: ['science-fiction', 'action', 'adventure', 'comedy'],
    voteAverage: 5.9,
    voteCount: 7158,
    overview:
      "The Foot Clan terrorizes New York, and the reporter April O'Neil, who has to do cheerful stories, wants to be taken seriously. At the harbor she sees a stranger drive off a whole gang in the dark. She finds Leonardo, Raphael, Donatello and Michelangelo, four turtles who live in the sewers and love pizza. Their enemies want their blood, and with it they could poison New York.",
    cast: [
      { name: 'Megan Fox', character: "April O'Neil" },
      { name: 'Will Arnett', character: 'Vern Fenwick' },
      { name: 'William Fichtner', character: 'Eric Sacks' },
      { name: 'Alan Ritchson', character: 'Raphael' },
      { name: 'Noel Fisher', character: 'Michelangelo' },
      { name: 'Pete Ploszek', character: 'Leonardo' },
      { name: 'Johnny Knoxville', character: 'Leonardo (voice)' },
      { name: 'Jeremy Howard', character: 'Donatello' },
      { name: 'Danny Woodburn', character: 'Splinter' },
      { name: 'Tony Shalhoub', character: 'Splinter (voice)' },
    ],
    crew: [
      { name: 'Jonathan Liebesman', job: 'Director' },
      { name: 'Josh Appelbaum', job: 'Screenplay' },
      { name: 'André Nemec', job: 'Screenplay' },
      { name: 'Evan Daugherty', job: 'Screenplay' },
      { name: 'Michael Bay', job: 'Producer' },
      { name: 'Andrew Form', job: 'Producer' },
      { name: 'Bradley Fuller', job: 'Producer' },
      { name: 'Galen Walker', job: 'Producer' },
      { name: 'Scott Mednick', job: 'Producer' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Lula Carvalho', job: 'Director of Photography' },
      { name: 'Joel Negron', job: 'Editor' },
      { name: 'Glen Scantlebury', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Angela Brightman',
        writtenOn: '2014-12-14',
        rating: 6,
        content:
          "Four huge turtles with nostrils gave my six-year-old a bad night, I should say that first. His brother is ten and thought it was the best thing ever made. The snow slide with the truck had both of them out of their seats, and the lift scene, where the turtles start drumming, had me laughing too. Shredder, a man made of knives, is too much for small children. I'd wait until eight or nine. It's noisy and silly, and we all quite liked it.",
      },
      {
        author: 'cowabungled',
        writtenOn: '2015-05-10',
        rating: 4,
        content:
          "In the comics Splinter learns from a master in Japan, and in the cartoon too, in their own ways. In this film he learns ninjutsu from a BOOK he finds in a sewer. That's the level of care. April gets the whole story, the turtles come in after half an hour, and then they're seven feet tall with sunglasses and seashells. Mikey is right, I give them that. The hallway and the snow chase are good fun. I had the lunchbox, the bed sheets and the van, and I walked out sad. I didn't like it.",
      },
      {
        author: 'pizza.rat.nyc',
        writtenOn: '2016-07-02',
        rating: 8,
        content:
          "The elevator beatbox scene alone is worth it! These are my turtles since I never saw the old ones. They're like real brothers, teasing each other all day. Mikey is hilarious and Raph is secretly a softie. Megan Fox is fine. I loved the truck chase in the snow so much that I watched it twice.",
      },
    ],
  },
  {
    id: 210577,
    title: 'Gone Girl',
    releaseDate: '2014-10-01',
    genres: ['mystery', 'thriller', 'drama'],
    voteAverage: 7.9,
    voteCount: 19_860,
    overview:
      "On the morning of his fifth wedding anniversary Nick Dunne comes home to a smashed glass table, and his wife Amy is gone. The cameras arrive fast, and Nick smiles at the wrong moment. Amy's diary tells the marriage from its happy beginning, and with each page Nick looks more like a murderer. If he can't find Amy, he will be tried for her death.",
    cast: [
      { name: 'Ben Affleck', character: 'Nick Dunne' },
      { name: 'Rosamund Pike', character: 'Amy Dunne' },
      { name: 'Neil Patrick Harris', character: 'Desi Collings' },
      { name: 'Tyler Perry', character: 'Tanner Bolt' },
      { name: 'Carrie Coon', character: 'Margo Dunne' },
      { name: 'Kim Dickens', character: 'Detective Rhonda Boney' },
      { name: 'Patrick Fugit', character: 'Officer Jim Gilpin' },
      { name: 'David Clennon', character: 'Rand Elliott' },
      { name: 'Lisa Banes', character: 'Marybeth Elliott' },
      { name: 'Missi Pyle', character: 'Ellen Abbott' },
    ],
    crew: [
      { name: 'David Fincher', job: 'Director' },
      { name: 'Gillian Flynn', job: 'Screenplay' },
      { name: 'Trent Reznor', job: 'Original Music Composer' },
      { name: 'Atticus Ross', job: 'Original Music Composer' },
      { name: 'Jeff Cronenweth', job: 'Director of Photography' },
      { name: 'Kirk Baxter', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'helen_w92',
        writtenOn: '2014-10-19',
        content:
          'Loved it! We saw it on our anniversary, which was a strange choice, and neither of us had read the book. It starts as a missing person case and then it keeps pulling the rug out. Rosamund Pike is incredible. I did not look at my phone once in two and a half hours.',
      },
      {
        author: 'Rosalind Oake',
        writtenOn: '2016-03-30',
        rating: 7,
        content:
          "Fincher's coldest film since Zodiac and his most amusing; half of it is a mystery, the other half a very black comedy about marriage. Affleck is well cast as a man whose smile gets him into trouble, and Pike, who had been wasted for years, is a revelation. Carrie Coon as the twin sister is the single warm person in it, and the film knows it. It is about twenty minutes too long, and the police seem to me less curious than the Boston officers of Gone Baby Gone. I was entertained throughout, slightly chilled, and glad to go home to an ordinary house.",
      },
      {
        author: 'Laura Greco',
        writtenOn: '2021-08-12',
        rating: 8,
        content:
          "A superb thriller. Fincher parks the camera, lets Affleck stand next to the missing poster with that awful obliging grin, and cuts half a second before you're ready. The score sounds like spa music with something rotting under the floor. Tyler Perry strolls in laughing and throws gummy bears at his client and for ten minutes I'd have followed him anywhere.",
      },
    ],
  },
  {
    id: 250546,
    title: 'Annabelle',
    releaseDate: '2014-10-01',
    genres: ['horror'],
    voteAverage: 5.8,
    voteCount: 6_524,
    overview:
      "Santa Monica, 1969. Mia is pregnant, and her husband John gives her an old doll in a white wedding dress for her collection. That night two strangers break in and attack them, and one dies with the doll in her arms. After the birth strange things happen, and the family moves away. The doll turns up again. Something wants Mia's child, and she must protect it.",
    cast: [
      { name: 'Annabelle Wallis', character: 'Mia' },
      { name: 'Ward Horton', character: 'John' },
      { name: 'Tony Amendola', character: 'Father Perez' },
      { name: 'Alfre Woodard', character: 'Evelyn' },
      { name: "Kerry O'Malley", character: 'Sharon Higgins' },
      { name: 'Brian Howe', character: 'Pete Higgins' },
      { name: 'Eric Ladin', character: 'Detective Clarkin' },
      { name: 'Ivar Brogger', character: 'Dr. Burgher' },
      { name: 'Gabriel Bateman', character: 'Robert' },
      { name: 'Shiloh Nelson', character: 'Nancy' },
    ],
    crew: [
      { name: 'John R. Leonetti', job: 'Director' },
      { name: 'Gary Dauberman', job: 'Writer' },
      { name: 'Peter Safran', job: 'Producer' },
      { name: 'James Wan', job: 'Producer' },
      { name: 'Joseph Bishara', job: 'Original Music Composer' },
      { name: 'James Kniest', job: 'Director of Photography' },
      { name: 'Tom Elkins', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'evac',
        writtenOn: '2015-09-05',
        rating: 5,
        content:
          'I collect old dolls, so my husband bought tickets as a surprise and told nobody else in the family what the film was about. The doll in it is so ugly that no mother would put it in a nursery, and he whispered "that one is cheaper than yours" at the worst moment. Two scenes are really frightening, one in an elevator and one seen through the neighbors\' window. The rest is slow, and the young couple are as stiff as my shelf. I thought it was average. At home I turned all of mine to the wall.',
      },
      {
        author: 'verag',
        writtenOn: '2017-02-19',
        rating: 7,
        content:
          "Better than people say, I enjoyed it! The elevator scene is one of the great jump sequences of the last ten years and there's another with a baby carriage and a truck that had me off the sofa. It takes its time, the period's nicely done, the husband's useless in a believable way. Falls to bits when the priest gets involved. I've seen all of these films now and I'd put it third. Don't watch with popcorn on your lap.",
      },
      {
        author: 'Noah B.',
        writtenOn: '2014-12-27',
        rating: 4,
        content:
          "The mother is called Mia, as in Mia Farrow. It's the sixties, there's an apartment building, a pram, a cult, a solicitous husband. You oughtn't to remind the audience of a great film every four minutes unless you plan on doing something yourself. Leonetti was the cameraman and the first home invasion, seen from one bedroom window across into another in a single take, is really nasty and good. After that the doll sits there like a paperweight. I was bored.",
      },
    ],
  },
  {
    id: 218043,
    title: 'Left Behind',
    releaseDate: '2014-10-03',
    genres: ['thriller', 'action', 'science-fiction'],
    voteAverage: 4.3,
    voteCount: 1389,
    overview:
      'The student Chloe Steele comes home to surprise her father Rayford, an airline pilot, but he is about to fly to London with the flight attendant Hattie. Over the Atlantic a part of the passengers suddenly vanish, and only their clothes remain. On the ground Chloe loses her little brother in the same second. While she searches a city in panic, Rayford and the reporter Buck Williams must keep a damaged airliner in the air.',
    cast: [
      { name: 'Nicolas Cage', character: 'Rayford Steele' },
      { name: 'Chad Michael Murray', character: 'Buck Williams' },
      { name: 'Cassi Thomson', character: 'Chloe Steele' },
      { name: 'Nicky Whelan', character: 'Hattie Durham' },
      { name: 'Jordin Sparks', character: 'Shasta Carvell' },
      { name: 'Lea Thompson', character: 'Irene Steele' },
      { name: 'Martin Klebba', character: 'Melvin Weir' },
      { name: 'Quinton Aaron', character: 'Simon' },
      { name: 'Gary Grubbs', character: 'Dennis' },
      { name: 'William Ragsdale', character: 'Chris Smith' },
    ],
    crew: [
      { name: 'Vic Armstrong', job: 'Director' },
      { name: 'Paul Lalonde', job: 'Screenplay' },
      { name: 'John Patus', job: 'Screenplay' },
      { name: 'Paul Lalonde', job: 'Producer' },
      { name: 'Michael Walker', job: 'Producer' },
      { name: 'Ed Clydesdale', job: 'Producer' },
      { name: 'Jack Lenz', job: 'Original Music Composer' },
      { name: 'Jack N. Green', job: 'Director of Photography' },
      { name: 'Michael J. Duthie', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Kayla R.',
        writtenOn: '2014-12-30',
        rating: 2,
        content:
          "So much was cut that I hardly knew the story. In the book there is a whole WORLD: the reporters, the bankers, the man from Romania who wants to rule everybody. Here we sit in a plane with Nicolas Cage for an hour and meet a rude gambler and a woman who thinks she's on television. Chloe runs around a mall. She runs around a bridge. I read the novels with my grandmother and we both wanted this to be good. What a waste of time, and of a great first chapter.",
      },
      {
        author: 'Chidi_from_Enugu',
        writtenOn: '2015-08-16',
        rating: 7,
        content:
          'We watched this after church, nine of us with the aunties, and the jollof rice went cold. When the children vanish from the mall and only the small shoes stay, my sister shouted. Captain Rayford is a weak man who flirts with Hattie and then he must become strong, and Nicolas Cage did it well. The other passengers are not good actors. Still it is a film with a message and I enjoyed it. Must watch with family, and talk about it afterwards.',
      },
      {
        author: 'FlightMode747',
        writtenOn: '2021-03-27',
        rating: 4,
        content:
          "Nobody flies a plane less than Nicolas Cage does here; he mostly holds his chin. I put it on during a six-hour wait at Gatwick, which is a daft place to watch a disaster in the air, and the woman beside me asked if I could turn the screen away, then changed her mind and took one of my earphones. We were both delighted by the empty clothes, folded as neatly as in a shop. It's a bad film. The acting is wooden and the ground scenes look like a car advert. We did have a lovely time mocking it.",
      },
    ],
  },
  {
    id: 244786,
    title: 'Whiplash',
    releaseDate: '2014-10-10',
    genres: ['drama', 'music'],
    voteAverage: 8.4,
    voteCount: 16_525,
    overview:
      "Andrew Neiman, nineteen, plays the drums at the best music school in New York and wants to be one of the greats. Terence Fletcher takes him into the top band, throws a chair at him and makes him cry in front of everyone. Andrew practices until his hands bleed. He must decide how much of himself he'll give up to keep his place in the band.",
    cast: [
      { name: 'Miles Teller', character: 'Andrew Neiman' },
      { name: 'J.K. Simmons', character: 'Terence Fletcher' },
      { name: 'Paul Reiser', character: 'Jim Neiman' },
      { name: 'Melissa Benoist', character: 'Nicole' },
      { name: 'Austin Stowell', character: 'Ryan Connolly' },
      { name: 'Nate Lang', character: 'Carl Tanner' },
      { name: 'Chris Mulkey', character: 'Uncle Frank' },
      { name: 'Damon Gupton', character: 'Mr. Kramer' },
      { name: 'Suanne Spoke', character: 'Aunt Emma' },
    ],
    crew: [
      { name: 'Damien Chazelle', job: 'Director' },
      { name: 'Damien Chazelle', job: 'Writer' },
      { name: 'Justin Hurwitz', job: 'Original Music Composer' },
      { name: 'Sharone Meir', job: 'Director of Photography' },
      { name: 'Tom Cross', job: 'Editor' },
      { name: 'Jason Blum', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Patrick N.',
        writtenOn: '2015-02-08',
        rating: 6,
        content:
          "Drum teacher, thirty-one years. Nobody good holds the sticks that tight, blood on the cymbals means your grip is wrong, and no band in the land rehearses by being slapped in four. If a colleague behaved like Fletcher I'd have rung someone by lunch.\n\nAnd I've watched it three times. Each time the band begins to play and Fletcher lifts his fist, I am holding on to the armrest of my own sofa. It's wrong about drums and it's a very good film.",
      },
      {
        author: 'isla1956',
        writtenOn: '2016-11-14',
        rating: 10,
        content:
          "One of the best films I've seen, and the scariest teacher: J.K. Simmons shouts at a young drummer until his hands bleed. I put it on during finals week, which I don't recommend, because I then studied until four in the morning out of pure fear. 'Not quite my tempo' has entered our apartment as a thing we say over pasta. The bit I can't rewatch is the dinner table, his cousins and their soccer, everyone being slightly wrong about each other and passing things. I have those cousins. I've said those things back.",
      },
      {
        author: 'hi_hat_henry',
        writtenOn: '2014-12-30',
        rating: 9,
        content:
          "The drums are the whole film. The editing follows every stroke, so that you feel a solo like a fight, with sweat and blood on the cymbals and a foot that won't stop. I play a little, and I know that nobody holds the sticks like that, and after ten minutes I had forgotten it. J.K. Simmons conducts with one fist and you're afraid of it. When the music was over I noticed that I had been holding my breath. I think it's fantastic, and I went home and practiced.",
      },
    ],
  },
  {
    id: 293310,
    title: 'Citizenfour',
    releaseDate: '2014-10-10',
    genres: ['documentary'],
    voteAverage: 7.7,
    voteCount: 1_404,
    overview:
      'A filmmaker in Berlin receives encrypted messages from a stranger who uses a code name and says he works inside American intelligence. In June 2013 she flies with two journalists to Hong Kong to meet him. For eight days she films him in a hotel room as it happens. He wants the world to know who is spied on, and he may go to prison for life for it.',
    cast: [
      { name: 'Edward Snowden', character: 'Self' },
      { name: 'Glenn Greenwald', character: 'Self' },
      { name: 'Laura Poitras', character: 'Self (voice)' },
      { name: 'William Binney', character: 'Self' },
      { name: 'Jacob Appelbaum', character: 'Self' },
      { name: 'Ewen MacAskill', character: 'Self' },
      { name: 'Julian Assange', character: 'Self' },
      { name: 'Jeremy Scahill', character: 'Self' },
    ],
    crew: [
      { name: 'Laura Poitras', job: 'Director' },
      { name: 'Laura Poitras', job: 'Producer' },
      { name: 'Mathilde Bonnefoy', job: 'Producer' },
      { name: 'Dirk Wilutzky', job: 'Producer' },
      { name: 'Mathilde Bonnefoy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Hugo Reed',
        writtenOn: '2015-03-01',
        rating: 9,
        content:
          "He puts a blanket over his head to type his password. A red one, right over him and the laptop, like a boy reading after bedtime, and MacAskill of the Guardian looks on with such politeness. A superb documentary. Then the fire alarm goes, a routine test, and none of them breathes. I've seen spy pictures with car chases all over Europe which had less in them. Snowden sits on an unmade bed and does his hair with gel because he knows that from tomorrow everyone will be looking at it.",
      },
      {
        author: 'yukir',
        writtenOn: '2017-11-11',
        rating: 6,
        content:
          "An important documentary and I'm glad I saw it. I wouldn't call it gripping. Once the first two days are over we are mostly looking at the backs of heads, and the last third wanders off to other cities and other people. Poitras keeps herself out of it to a fault; I'd have liked to know how she felt when she read that first message, since she got it. But he's very clear and very composed, I trusted him, and the scene where the two of them write on scraps of paper so the room can't hear has a properly sick feeling to it.",
      },
      {
        author: 'Jo_Neukoelln',
        writtenOn: '2022-02-24',
        rating: 8,
        content:
          'We see this film in Berlin with a group, and after it everybody takes the battery out of the phone and looks at it. It is only a man in a hotel room who talks with journalists, and it is more exciting than a spy film, because it is real and it happens now. He is very young and very calm, he irons his shirt before all the world looks at him. In the last part there are too many other cities. I like it, and I am a little afraid since then.',
      },
    ],
  },
  {
    id: 254474,
    title: 'Zombeavers',
    releaseDate: '2014-10-20',
    genres: ['horror', 'action', 'comedy'],
    voteAverage: 4.9,
    voteCount: 767,
    overview:
      "Mary, Zoe and Jenn drive to a cabin on a lake for a weekend without men and without a telephone signal. Sam, Tommy and Buck turn up all the same. Shortly before, a barrel of poison floated down the river to the beavers' dam. Now the beavers are green, hungry and very hard to kill. The six must find a way back to the road before it is dark.",
    cast: [
      { name: 'Rachel Melvin', character: 'Mary' },
      { name: 'Cortney Palm', character: 'Zoe' },
      { name: 'Lexi Atkins', character: 'Jenn' },
      { name: 'Hutch Dano', character: 'Sam' },
      { name: 'Jake Weary', character: 'Tommy' },
      { name: 'Peter Gilroy', character: 'Buck' },
      { name: 'Rex Linn', character: 'Smythe' },
      { name: 'Brent Briscoe', character: 'Winston Gregorson' },
      { name: 'Phyllis Katz', character: 'Myrne Gregorson' },
      { name: 'Bill Burr', character: 'Joseph' },
    ],
    crew: [
      { name: 'Jordan Rubin', job: 'Director' },
      { name: 'Al Kaplan', job: 'Screenplay' },
      { name: 'Jordan Rubin', job: 'Screenplay' },
      { name: 'Jon Kaplan', job: 'Screenplay' },
      { name: 'Evan Astrowsky', job: 'Producer' },
      { name: 'Chris Bender', job: 'Producer' },
      { name: 'JC Spink', job: 'Producer' },
      { name: 'Al Kaplan', job: 'Original Music Composer' },
      { name: 'Jon Kaplan', job: 'Original Music Composer' },
      { name: 'Jonathan Hall', job: 'Director of Photography' },
      { name: 'Ed Marx', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Damnation_Dave',
        writtenOn: '2015-04-25',
        rating: 5,
        content:
          "Real puppets, not computers, and you can practically see the arm. That's the best thing about it. We had beavers at the bottom of our land in Ontario when I was small, and my father fought a war with one for a summer; he lost a footbridge and most of a canoe. So I've waited all my life for this film. It's about half as funny as its title. Zoe gets the good lines, Smythe the hunter gets the rest. I enjoyed the raft and the song, and I got through the rest. My father wouldn't have laughed.",
      },
      {
        author: 'gorehound_ana',
        writtenOn: '2016-02-06',
        rating: 6,
        content:
          "dam good, ok sorry. creature comedy ranking: tremors, slither, black sheep, then these guys, well ahead of any sharknado. practical fx for the win, they look like angry slippers and i love it. bill burr and john mayer arguing in the truck is the funniest two minutes. characters are jerks on purpose. it runs out of jokes after an hour and it's only about seventy minutes anyway. watch it drunk, recommended",
      },
      {
        author: 'Camila Rocha',
        writtenOn: '2018-10-13',
        rating: 4,
        content:
          'The title tells you everything, so nobody can say that he did not know. Some students are in a house, animals come, they scream. The beavers are funny because they look so cheap. But the jokes are mostly about sex and they are not good. I laughed maybe three times. It is short, this I liked. With friends it is okay, alone it is a waste of time.',
      },
    ],
  },
  {
    id: 242512,
    title: 'Ouija',
    releaseDate: '2014-10-24',
    genres: ['horror'],
    voteAverage: 5.1,
    voteCount: 2_768,
    overview:
      "As children Laine and her best friend Debbie played with a spirit board, and one rule was never to play alone. Years later Debbie does, and is found dead. Laine meets her friends in Debbie's house to say goodbye over the same board. Someone answers. Soon each of them gets a message, and Laine must find out whom they woke before they die like Debbie.",
    cast: [
      { name: 'Olivia Cooke', character: 'Laine Morris' },
      { name: 'Ana Coto', character: 'Sarah Morris' },
      { name: 'Daren Kagasoff', character: 'Trevor' },
      { name: 'Bianca A. Santos', character: 'Isabelle' },
      { name: 'Douglas Smith', character: 'Pete' },
      { name: 'Shelley Hennig', character: 'Debbie Galardi' },
      { name: 'Sierra Heuermann', character: 'Doris Zander' },
      { name: 'Lin Shaye', character: 'Paulina Zander' },
      { name: 'Matthew Settle', character: 'Anthony Morris' },
      { name: 'Vivis Colombetti', character: 'Nona' },
      { name: 'Robyn Lively', character: 'Mrs. Galardi' },
    ],
    crew: [
      { name: 'Stiles White', job: 'Director' },
      { name: 'Juliet Snowden', job: 'Screenplay' },
      { name: 'Stiles White', job: 'Screenplay' },
      { name: 'Michael Bay', job: 'Producer' },
      { name: 'Jason Blum', job: 'Producer' },
      { name: 'Anton Sanko', job: 'Original Music Composer' },
      { name: 'David Emmerichs', job: 'Director of Photography' },
      { name: 'Ken Blackwell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'tilly_seen_better',
        writtenOn: '2015-03-13',
        rating: 4,
        content:
          "So tame, and a disappointment. I don't need gore but I'd like to be worried, and you can tell to the second when the thing's going to pop up since the music stops first. Olivia Cooke is much too good for it. She does grief convincingly for about ten minutes at the beginning, in that big house with the Christmas lights, and I thought we were getting a better film than we got. Everybody else is hair. One twist is all right.",
      },
      {
        author: 'S. Young',
        writtenOn: '2014-11-08',
        rating: 7,
        content:
          "FIVE OF US HELD HANDS. Best sleepover horror ever! Ok so it is rated like a baby film so nobody gets properly chopped up but when she looks through the little glass thing and there's suddenly the girl?? Maddie threw her drink, the actual cup. Her mum had to be told. I loved it. After, we went back to mine and would we play it, no we would not, we did each other's fringes.",
      },
      {
        author: 'doorbell_dana',
        writtenOn: '2016-10-31',
        rating: 5,
        content:
          "Pros: Olivia Cooke acts as if it were a better movie, and her grief feels true. A creepy old house with Christmas lights. Lin Shaye in a small part. No gore, so younger teenagers can watch it.\nCons: the scares are loud noises, and most of them are friends or doors. A ghost who spells out every word is slow. No parent is ever home. The other kids are just haircuts.\nNot scary and not awful. It's an average movie for a rainy Sunday.",
      },
    ],
  },
  {
    id: 157336,
    title: 'Interstellar',
    releaseDate: '2014-11-05',
    genres: ['adventure', 'drama', 'science-fiction'],
    voteAverage: 8.5,
    voteCount: 40_778,
    overview:
      "In the near future the crops are dying. Cooper, once a pilot and now a farmer, lives with his children Murph and Tom. Strange signs in Murph's room lead him to the last people of NASA. They ask him to fly through a hole near Saturn and look for a new home for mankind. If he fails, his daughter's generation will be the last on Earth.",
    cast: [
      { name: 'Matthew McConaughey', character: 'Cooper' },
      { name: 'Anne Hathaway', character: 'Brand' },
      { name: 'Michael Caine', character: 'Professor Brand' },
      { name: 'Jessica Chastain', character: 'Murph' },
      { name: 'Casey Affleck', character: 'Tom' },
      { name: 'Wes Bentley', character: 'Doyle' },
      { name: 'Topher Grace', character: 'Getty' },
      { name: 'Mackenzie Foy', character: 'Murph (10 Yrs.)' },
      { name: 'Ellen Burstyn', character: 'Murph (older)' },
      { name: 'John Lithgow', character: 'Donald' },
    ],
    crew: [
      { name: 'Christopher Nolan', job: 'Director' },
      { name: 'Jonathan Nolan', job: 'Writer' },
      { name: 'Christopher Nolan', job: 'Writer' },
      { name: 'Emma Thomas', job: 'Producer' },
      { name: 'Lynda Obst', job: 'Producer' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Hoyte van Hoytema', job: 'Director of Photography' },
      { name: 'Lee Smith', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dermot K.',
        writtenOn: '2015-02-11',
        rating: 10,
        content:
          "I drive to Bucharest and back. Ten days, usually, longer at Christmas, and I've three at home. So the scene where Cooper sits down in front of the screen and there's twenty-three years of messages waiting, his boy with a moustache all of a sudden, his boy giving up on him. I was in the sleeper cab outside Győr with it propped on the wheel. I had to get out and walk round the lorry.\n\nDon't ask me about the physics. I don't care about the physics. I love this film.",
      },
      {
        author: 'Dr. Una Corrigan',
        writtenOn: '2014-12-20',
        rating: 7,
        content:
          'The black hole is the most beautiful thing in any science fiction film since 2001, and a good deal more accurate; two scientific papers came out of it. Whatever happens within four feet of a human being is shakier. Nolan wants the awe of Kubrick and the tears of Spielberg, he reaches both now and then, and the joins creak. Hathaway is asked to explain love as a force of nature, which is hard on her. The organ drowns some of the dialogue, mercifully or not. McConaughey in front of a screen, watching years go by, broke my heart. Magnificent in places; I liked it very much.',
      },
      {
        author: 'camille.becker',
        writtenOn: '2023-03-02',
        rating: 9,
        content:
          "tick. tick. tick. you know the planet. knee deep water, mountains on the horizon, she says those aren't mountains and i said out loud on a full train oh NO\n\ni had seen it before, too. that was my fourth time. my favorite movie of all, the waves, the organ, the clock, the dad and the girl",
      },
    ],
  },
  {
    id: 205596,
    title: 'The Imitation Game',
    releaseDate: '2014-11-14',
    genres: ['history', 'drama', 'thriller', 'war'],
    voteAverage: 8.0,
    voteCount: 17_996,
    overview:
      "In 1939 the mathematician Alan Turing joins a secret group that is to read the coded messages of the German army. He is rude, and the others don't want him. Turing builds a machine that can search faster than any human, and brings in Joan Clarke, the cleverest of all. They must break the code before the war is lost. Turing also has a secret that could send him to prison.",
    cast: [
      { name: 'Benedict Cumberbatch', character: 'Alan Turing' },
      { name: 'Keira Knightley', character: 'Joan Clarke' },
      { name: 'Matthew Goode', character: 'Hugh Alexander' },
      { name: 'Rory Kinnear', character: 'Detective Robert Nock' },
      { name: 'Allen Leech', character: 'John Cairncross' },
      { name: 'Matthew Beard', character: 'Peter Hilton' },
      { name: 'Charles Dance', character: 'Commander Denniston' },
      { name: 'Mark Strong', character: 'Stewart Menzies' },
      { name: 'James Northcote', character: 'Jack Good' },
      { name: 'Tom Goodman-Hill', character: 'Sergeant Staehl' },
    ],
    crew: [
      { name: 'Morten Tyldum', job: 'Director' },
      { name: 'Graham Moore', job: 'Screenplay' },
      { name: 'Nora Grossman', job: 'Producer' },
      { name: 'Ido Ostrowsky', job: 'Producer' },
      { name: 'Teddy Schwarzman', job: 'Producer' },
      { name: 'Alexandre Desplat', job: 'Original Music Composer' },
      { name: 'Óscar Faura', job: 'Director of Photography' },
      { name: 'William Goldenberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Lillian Marsh',
        writtenOn: '2015-01-31',
        rating: 8,
        content:
          "Morten Tyldum tells three stories at the same time: a lonely boy at school, a race against a German code, and a police case after the war. He cuts between them very smoothly, and it stays exciting although we know how the war ended. The film looks warm and elegant. You could call it old-fashioned, and I mean that as praise.\n\nBenedict Cumberbatch is excellent. He makes Turing arrogant and helpless, and he never asks for sympathy. Keira Knightley has the best lines and a lot of spirit. Charles Dance and Mark Strong each get a coat and a few sharp remarks. The boy who plays young Alan has one scene in a headmaster's office that is as good as anything here.\n\nMy grandmother worked there, and she would have asked where the other ten thousand people were. Overall it is a gripping and very moving picture. I enjoyed it and I was angry at the end, as I should be.",
      },
      {
        author: 'E. Tanaka',
        writtenOn: '2015-11-22',
        rating: 9,
        content:
          "Nobody told me it was about the boy. You think it's submarines, then it's two lads at school passing notes in cipher under a tree, and one of them is so lonely that the other is his whole world. That child actor! He hides all of it and does it with his jaw. Cumberbatch has the same jaw thirty years on. I loved it. I walked home the long way, by the canal.",
      },
      {
        author: 'Owen D.',
        writtenOn: '2018-03-09',
        rating: 7,
        content:
          "A solid, good film. It's got the shape of every film about a difficult clever man, you can set your watch, and every good idea comes to him exactly when it would in a film. But it holds you. I thought the middle timeline better than the other two and Mark Strong better than anyone, popping up in corners in a beautiful coat to say something alarming. What they did to him afterwards gets about six minutes and a caption, and I'd gladly have traded a bit of Enigma for more of that.",
      },
    ],
  },
  {
    id: 267806,
    title: 'V/H/S: Viral',
    releaseDate: '2014-11-21',
    genres: ['horror', 'thriller'],
    voteAverage: 4.8,
    voteCount: 694,
    overview:
      "A police chase through Los Angeles passes Kevin's house, and everyone runs out to film it. Suddenly his girlfriend Iris vanishes, and he follows the chase on his bicycle. In between, other recordings are seen: a magician owns a cloak that really works, an inventor opens a door to another world, and skaters cross the border. Kevin must catch up with the chase before Iris is lost for good.",
    cast: [
      { name: 'Patrick Lawrie', character: 'Kevin (segment "Vicious Circles")' },
      { name: 'Emilia Ares', character: 'Iris (segment "Vicious Circles")' },
      { name: 'Justin Welborn', character: 'Dante (segment "Dante the Great")' },
      { name: 'Emmy Argo', character: 'Scarlett (segment "Dante the Great")' },
      { name: 'Gustavo Salmerón', character: 'Alfonso (segment "Parallel Monsters")' },
      { name: 'Marian Álvarez', character: 'Marta (segment "Parallel Monsters")' },
      { name: 'Celia K. Milius', character: 'Grandma (segment "Vicious Circles")' },
      { name: 'Steve Berens', character: 'Cop (segment "Vicious Circles")' },
      { name: 'Garrett Bales', character: 'Spooked Guy (segment "Vicious Circles")' },
      { name: 'Stephanie Silver', character: 'Eva (segment "Vicious Circles")' },
    ],
    crew: [
      { name: 'Marcel Sarmiento', job: 'Director' },
      { name: 'Gregg Bishop', job: 'Director' },
      { name: 'Nacho Vigalondo', job: 'Director' },
      { name: 'Justin Benson', job: 'Director' },
      { name: 'Aaron Moorhead', job: 'Director' },
      { name: 'Brad Miska', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'tracking_error_95',
        writtenOn: '2015-03-14',
        rating: 6,
        content:
          "worst of the three, sure. vhs 2 is number one, then the first, then this. but parallel monsters by vigalondo is top tier madness and i've shown it to everyone i know. the skate kids with the day of the dead guys is basically a video game, dumb and fast. dante looks like a tv show. the bits in between are garbage. average it out and i still had fun",
      },
      {
        author: 'Wendell Amos',
        writtenOn: '2014-12-27',
        rating: 5,
        content:
          "Pros: Nacho Vigalondo's story about Alfonso and the door in his cellar, strange and really nasty. Good idea behind the magician's cloak. The skaters in Tijuana get the best helmet-camera shots. Cons: hardly any video tape in it, in spite of the name. The chase that connects the parts is confusing and shouted. Dante's story cheats with cameras that couldn't be there. Uneven acting. No scares, only shocks. Verdict: mixed, see the second story and skip the rest.",
      },
      {
        author: 'Birgit Halvorsen',
        writtenOn: '2022-10-28',
        rating: 4,
        content:
          "A man in a Spanish cellar says hello to his own double, and neither of them asks enough questions. That is the one good story on this third tape, which I saw eight years late and after many warnings, because I love the first two. The parts from Los Angeles are full of phones and of people who film instead of helping; we've understood. The picture breaks up every few seconds until my eyes hurt. It felt like an old man complaining about the internet. I was let down and wouldn't recommend it.",
      },
    ],
  },
];
