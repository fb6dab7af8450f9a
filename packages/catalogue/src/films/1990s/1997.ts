import type { CatalogueFilm } from '../film.ts';

export const films1997: readonly CatalogueFilm[] = [
  {
    id: 1624,
    title: 'Liar Liar',
    releaseDate: '1997-03-21',
    genres: ['comedy'],
    voteAverage: 6.7,
    voteCount: 6_185,
    overview:
      'Fletcher Reede, a lawyer in Los Angeles, lies to everyone, most often to his small son Max. On his birthday Max asks for one day on which his father cannot tell a lie. It comes true. The next morning Fletcher has to defend Samantha Cole, who has lied to her husband for years, and his job depends on it. If he disappoints his son again, Max will move to Boston.',
    cast: [
      { name: 'Jim Carrey', character: 'Fletcher Reede' },
      { name: 'Maura Tierney', character: 'Audrey Reede' },
      { name: 'Justin Cooper', character: 'Max Reede' },
      { name: 'Cary Elwes', character: 'Jerry' },
      { name: 'Anne Haney', character: 'Greta' },
      { name: 'Amanda Donohoe', character: 'Miranda' },
      { name: 'Swoosie Kurtz', character: 'Dana Appleton' },
      { name: 'Jason Bernard', character: 'Judge Marshall Stevens' },
      { name: 'Jennifer Tilly', character: 'Samantha Cole' },
      { name: 'Mitchell Ryan', character: 'Mr. Allan' },
    ],
    crew: [
      { name: 'Tom Shadyac', job: 'Director' },
      { name: 'Brian Grazer', job: 'Producer' },
      { name: 'Paul Guay', job: 'Writer' },
      { name: 'Stephen Mazur', job: 'Writer' },
      { name: 'John Debney', job: 'Original Music Composer' },
      { name: 'Russell Boyd', job: 'Director of Photography' },
      { name: 'Don Zimmerman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Pierre K.',
        writtenOn: '2010-07-17',
        rating: 8,
        content:
          "\"The pen is r... r... r...\" ROYAL BLUE. Jim Carrey is a lawyer who can't lie, and he has a fight with a pen, on a desk, alone, for two minutes. The pen wins. I timed it against Buster Keaton's deckchair, which I happened to have on the same evening, and I'm saying it, it's up there.\n\nThe outtakes in the credits have Swoosie Kurtz calling him an overactor and the judge going to pieces. I laughed all evening.",
      },
      {
        author: 'Rosa K.',
        writtenOn: '2016-05-05',
        content:
          "Pros: a simple idea that everybody gets in one sentence. Jim Carrey's fight with a blue pen, and with himself in the men's room. Jennifer Tilly as the client. Short.\nCons: the family part is pure syrup. Jerry, the new boyfriend, is a decent guy who actually shows up for the boy, and he gets treated like a joke. Nobody in a courtroom would put up with any of it. A chase that belongs in another movie.\nVerdict: liked the comedy, didn't need the lesson. Good fun overall.",
      },
      {
        author: 'Imogen Vale',
        writtenOn: '2021-10-25',
        rating: 6,
        content:
          "\"Here she goes, she's falling apart...\" My boss does impressions of this. So that's where he got them from, Jim Carrey. The idea is worth about forty minutes: man can't lie, man tells a lady in a lift what he's thinking, man gets slapped. After that it's the same joke again and again, and a chase, because it was 1997 and they had to. An okay comedy.",
      },
    ],
  },
  {
    id: 9360,
    title: 'Anaconda',
    releaseDate: '1997-04-11',
    genres: ['adventure', 'horror', 'thriller'],
    voteAverage: 5.2,
    voteCount: 2_781,
    overview:
      'The director Terri Flores leads a film crew up the Amazon. On the river they pick up Paul Sarone, a hunter whose boat is stuck. When the scientist Steven Cale is stung by a wasp and cannot breathe, Sarone takes over and promises a short way to the hospital. In truth he wants to catch a giant snake alive. Terri must stop him before her crew becomes the bait.',
    cast: [
      { name: 'Jennifer Lopez', character: 'Terri Flores' },
      { name: 'Ice Cube', character: 'Danny Rich' },
      { name: 'Jon Voight', character: 'Paul Sarone' },
      { name: 'Eric Stoltz', character: 'Dr. Steven Cale' },
      { name: 'Jonathan Hyde', character: 'Warren Westridge' },
      { name: 'Owen Wilson', character: 'Gary Dixon' },
      { name: 'Kari Wuhrer', character: 'Denise Kalberg' },
      { name: 'Vincent Castellanos', character: 'Mateo' },
      { name: 'Danny Trejo', character: 'Poacher' },
    ],
    crew: [
      { name: 'Luis Llosa', job: 'Director' },
      { name: 'Hans Bauer', job: 'Screenplay' },
      { name: 'Jim Cash', job: 'Screenplay' },
      { name: 'Jack Epps Jr.', job: 'Screenplay' },
      { name: 'Randy Edelman', job: 'Original Music Composer' },
      { name: 'Bill Butler', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: "Colin's flatmate",
        writtenOn: '2014-08-25',
        rating: 3,
        content:
          "Notes taken during. Boat. They pick up a man who sneers at them out of the rain, and let him drive. Why. Owen Wilson, oh good. Wasp in the breathing tube?? Eric Stoltz put to bed, and I don't think we'll be seeing him. Man says there's a snake. There's a snake. Hang on, that waterfall is going UP. The snake has screamed. Colin says snakes can't, and Colin did a year of zoology. A bad film about a big snake, and Colin wants to see it again.",
      },
      {
        author: 'Ivan V.',
        writtenOn: '2018-06-16',
        rating: 8,
        content:
          "Jon Voight has a ponytail, a sneer glued on at one corner and an accent from a country that has been asked to leave the map. He chews, he leers, he hums a bit. Compare Eric Stoltz, who has the good sense to be unconscious for most of it.\n\nIce Cube looks at the rubber snake as you would at a parking ticket. It's trash and I had a great time. _Perfect_ with friends and the sound up.",
      },
    ],
  },
  {
    id: 10357,
    title: 'Volcano',
    releaseDate: '1997-04-25',
    genres: ['action', 'drama', 'science-fiction', 'thriller'],
    voteAverage: 5.9,
    voteCount: 1_658,
    overview:
      "Workers burn to death under the streets of Los Angeles, and the water in the tar pits is getting hot. Mike Roark, who runs the city's emergency office, calls in the geologist Amy Barnes. She believes that there is magma under the city, and no one else does. The next morning lava comes up on Wilshire Boulevard. Mike has to stop it, while his daughter Kelly lies in a hospital in its way.",
    cast: [
      { name: 'Tommy Lee Jones', character: 'Mike Roark' },
      { name: 'Anne Heche', character: 'Dr. Amy Barnes' },
      { name: 'Gaby Hoffmann', character: 'Kelly Roark' },
      { name: 'Don Cheadle', character: 'Emmit Reese' },
      { name: 'Jacqueline Kim', character: 'Dr. Jaye Calder' },
      { name: 'Keith David', character: 'Lt. Ed Fox' },
      { name: 'John Corbett', character: 'Norman Calder' },
      { name: 'Michael Rispoli', character: 'Gator Harris' },
      { name: 'John Carroll Lynch', character: 'Stan Olber' },
    ],
    crew: [
      { name: 'Mick Jackson', job: 'Director' },
      { name: 'Jerome Armstrong', job: 'Screenplay' },
      { name: 'Billy Ray', job: 'Screenplay' },
      { name: 'Alan Silvestri', job: 'Original Music Composer' },
      { name: 'Theo van de Sande', job: 'Director of Photography' },
      { name: 'Neal H. Moritz', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'lucasw',
        writtenOn: '2013-05-17',
        rating: 7,
        content:
          "Grew up two blocks from the tar pits, so watching the bus go up outside the museum was about the happiest I've been in a theater. They even got the right 99 Cents store. Well, a right one.\n\nTommy Lee Jones barks orders at liquid rock until it more or less does as it's told. Don Cheadle is stuck in the control room with a phone and still gets the only laughs. My block comes through all right, by the way. I stood up in my seat to check. Silly and very enjoyable.",
      },
      {
        author: 'Sigrun_Olafs',
        writtenOn: '2009-04-02',
        rating: 5,
        content:
          'I come from Iceland, so I know a little about volcanoes, and here almost nothing is right. If you stand so near to lava you burn, also when you are the hero. But Tommy Lee Jones gives orders to the lava with such a serious face that I laugh. The fire and the streets look good for 1997. The message at the end is too simple, like for small children. It is not a good movie, it is not a bad movie. I eat my popcorn and I am not angry.',
      },
    ],
  },
  {
    id: 1639,
    title: 'Speed 2: Cruise Control',
    releaseDate: '1997-06-13',
    genres: ['action', 'thriller'],
    voteAverage: 4.6,
    voteCount: 1_789,
    overview:
      "Annie Porter believes that her new boyfriend, Alex Shaw, has a quiet job with the police. When she finds out how dangerous his work is, he invites her on a cruise in the Caribbean. On board is John Geiger, who designed the ship's computer and was fired. He takes control and locks the crew out. Annie and Alex must stop the ship before it kills everyone on it.",
    cast: [
      { name: 'Sandra Bullock', character: 'Annie Porter' },
      { name: 'Jason Patric', character: 'Alex Shaw' },
      { name: 'Willem Dafoe', character: 'John Geiger' },
      { name: 'Temuera Morrison', character: 'Juliano' },
      { name: 'Brian McCardie', character: 'Merced' },
      { name: 'Glenn Plummer', character: 'Maurice' },
      { name: 'Colleen Camp', character: 'Debbie' },
      { name: 'Lois Chiles', character: 'Celeste' },
      { name: 'Mike Hagerty', character: 'Harvey' },
      { name: 'Christine Firkins', character: 'Drew' },
    ],
    crew: [
      { name: 'Jan de Bont', job: 'Director' },
      { name: 'Jan de Bont', job: 'Producer' },
      { name: 'Randall McCormick', job: 'Screenplay' },
      { name: 'Jeff Nathanson', job: 'Screenplay' },
      { name: 'Mark Mancina', job: 'Original Music Composer' },
      { name: 'Jack N. Green', job: 'Director of Photography' },
      { name: 'Alan Cody', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Stan Bremerton',
        writtenOn: '2011-08-09',
        rating: 5,
        content:
          "Pros: Willem Dafoe, who puts leeches on his chest and smiles. Sandra Bullock tries hard and is likable as ever. Real ships, real water, real stunts.\nCons: a cruise ship is slow, that's the problem with a movie called Speed. Jason Patric is no Keanu. Nobody on board thinks of switching anything off by hand, and I worked on ships, it can be done. Too much shouting in corridors.\nNot as terrible as they say. Not good, either.",
      },
      {
        author: 'Toby Wells',
        writtenOn: '2021-04-30',
        rating: 5,
        content:
          "Dafoe keeps leeches in a jar in his cabin bathroom and puts them all over himself and leans back like he's in a spa. No one asked him to do that. I mean obviously somebody did, it's in the script, but he does it like he'd been waiting all his life for the phone call.\n\nThe rest is a ship that's too slow for a thriller. Everyone runs down corridors and shouts, and the ship goes on at the speed of a bus in traffic. We were crying laughing at things that were meant to be exciting. It's a bad film and the best evening of my week, so I can't be too hard on it.",
      },
      {
        author: 'Mrs P. Waltham',
        writtenOn: '2004-10-12',
        rating: 4,
        content:
          'Having enjoyed the first thriller, with the bus, I had hopes, and I was disappointed. I missed Mr Reeves. The young man who has taken his place is handsome in the way a kitchen is handsome. Sandra Bullock is given a chainsaw, and a driving test, and nothing at all to say. There was a little deaf girl whom I liked and a dog I worried about, needlessly as it turned out.',
      },
    ],
  },
  {
    id: 415,
    title: 'Batman & Robin',
    releaseDate: '1997-06-20',
    genres: ['action', 'science-fiction', 'adventure'],
    voteAverage: 4.3,
    voteCount: 5_377,
    overview:
      "Batman and his partner Robin chase Mr. Freeze, who steals diamonds in Gotham City to keep his sick wife alive in the cold. Then Poison Ivy arrives, whose kiss kills, and turns the two partners against each other. Meanwhile Alfred, their butler, is dying of the same disease as Freeze's wife. Batman must stop both villains before the city freezes, and find a cure for Alfred.",
    cast: [
      { name: 'Arnold Schwarzenegger', character: 'Mr. Freeze / Dr. Victor Fries' },
      { name: 'George Clooney', character: 'Batman / Bruce Wayne' },
      { name: "Chris O'Donnell", character: 'Robin / Dick Grayson' },
      { name: 'Uma Thurman', character: 'Poison Ivy / Dr. Pamela Isley' },
      { name: 'Alicia Silverstone', character: 'Batgirl / Barbara Wilson' },
      { name: 'Michael Gough', character: 'Alfred Pennyworth' },
      { name: 'Pat Hingle', character: 'Commissioner Gordon' },
      { name: 'John Glover', character: 'Dr. Jason Woodrue' },
      { name: 'Elle Macpherson', character: 'Julie Madison' },
      { name: 'Jeep Swenson', character: 'Bane' },
    ],
    crew: [
      { name: 'Joel Schumacher', job: 'Director' },
      { name: 'Akiva Goldsman', job: 'Screenplay' },
      { name: 'Elliot Goldenthal', job: 'Original Music Composer' },
      { name: 'Stephen Goldblatt', job: 'Director of Photography' },
      { name: 'Dennis Virkler', job: 'Editor' },
      { name: 'Peter MacGregor-Scott', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Mark S.',
        writtenOn: '2012-07-19',
        rating: 2,
        content:
          "Batman and Robin click their heels and ice skates come out. Batman produces a credit card with his own logo on it, at an auction, to buy a date, and the expiry date says FOREVER. I was eleven and had the lunchbox and I remember looking at the lunchbox differently on Monday.\n\nClooney nods his head from side to side all the way through as if agreeing with two people. Nobody seems to have told him which was Bruce. It's awful, one of the worst I know.",
      },
      {
        author: 'Dominic Wray',
        writtenOn: '2023-02-11',
        rating: 7,
        content:
          "Okay, it's a bad Batman, but have you considered it as a comedy? I had so much fun. Uma Thurman comes out of a pink gorilla suit to a drum break. Arnold conducts his henchmen in a singalong wearing polar bear slippers. Every statue in the city is a naked man forty storeys high. People wanted brooding and got a Pride float with a budget, and they've been sulking for twenty-five years.\n\nMichael Gough, meanwhile, is acting in a sad little play about dying, and he's very good in it.",
      },
      {
        author: 'Ken Abbott',
        writtenOn: '2010-12-04',
        rating: 3,
        content:
          "I collect the comics, and the Mr. Freeze of the books is one of the SADDEST villains there is, a man who wants to save his wife. Here he makes jokes about ice for two hours. Bane is a genius in the comics and a grunting wrestler in this. There's a credit card with Batman's logo on it. Clooney smiles like he's selling coffee. Michael Gough as Alfred is touching, I'll give it that. As a fan of the character I thought it was painful.",
      },
    ],
  },
  {
    id: 128,
    title: 'Princess Mononoke',
    releaseDate: '1997-07-12',
    genres: ['adventure', 'animation', 'fantasy'],
    voteAverage: 8.3,
    voteCount: 8_918,
    overview:
      'Japan, long ago. Prince Ashitaka kills a demon that attacks his village, and is left with a deadly curse. In search of a cure he rides west, to a fortress where Lady Eboshi and her people clear the forest and make iron. The gods of the forest fight back with San, a girl raised by wolves. Ashitaka must make peace before forest and fortress are destroyed.',
    cast: [
      { name: 'Yoji Matsuda', character: 'Ashitaka (voice)' },
      { name: 'Yuriko Ishida', character: 'San / Kaya (voice)' },
      { name: 'Yuko Tanaka', character: 'Eboshi Gozen (voice)' },
      { name: 'Kaoru Kobayashi', character: 'Jikobo (voice)' },
      { name: 'Masahiko Nishimura', character: 'Kouroku (voice)' },
      { name: 'Tsunehiko Kamijo', character: 'Gonza (voice)' },
      { name: 'Sumi Shimamoto', character: 'Toki (voice)' },
      { name: 'Akihiro Miwa', character: 'Moro (voice)' },
      { name: 'Mitsuko Mori', character: 'Hii (voice)' },
      { name: 'Hisaya Morishige', character: 'Okkoto (voice)' },
    ],
    crew: [
      { name: 'Hayao Miyazaki', job: 'Director' },
      { name: 'Toshio Suzuki', job: 'Producer' },
      { name: 'Hayao Miyazaki', job: 'Screenplay' },
      { name: 'Joe Hisaishi', job: 'Original Music Composer' },
      { name: 'Atsushi Okui', job: 'Director of Photography' },
      { name: 'Takeshi Seyama', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'leonie.b',
        writtenOn: '2013-02-10',
        rating: 8,
        content:
          'In most cartoons the forest is good and the factory is bad. In this movie it is not so easy, and this I like the most. Lady Eboshi cuts the trees, but she also gives work to sick people and women whom nobody wants. San is angry and she is right too. The little white tree spirits with their rattling heads are so nice. Some arms and heads fly away, so it is not for small children. A great movie with a sad heart.',
      },
      {
        author: 'wolfgirl_dani',
        writtenOn: '2019-11-12',
        rating: 9,
        content:
          "San is the coolest heroine in any animated movie, period. She runs over rooftops with a knife and she doesn't care what anybody thinks! The wolves talk, the forest glows at night, and the music made me cry. It's a bit long. I don't mind. I loved it and then I bought a poster of it for my dorm.",
      },
      {
        author: 'Anthony Okafor',
        writtenOn: '2009-04-25',
        rating: 8,
        content:
          "Princess Mononoke is a war film, and you should know that before you show it to a child who loved Totoro. Hayao Miyazaki directs the battles with speed and anger, and then stops for a minute to look at rain on a stone. The forest is painted so deep that you seem to smell the moss. The night walker, when it first strides over the trees with stars in its body, is as strange as anything in animation.\n\nYoji Matsuda speaks Ashitaka gently, as a man who has lost too much to boast. Yuko Tanaka's Eboshi is the richest part, a leader who is kind and ruthless within the same sentence, and Akihiro Miwa gives the wolf mother a weary growl that I can't forget. Jikobo, the monk, made me laugh and distrust him at once.\n\nOverall it is a masterpiece of its kind, a little crowded in its second hour. I recommend it to adults and older children with all my heart.",
      },
    ],
  },
  {
    id: 10603,
    title: 'George of the Jungle',
    releaseDate: '1997-07-15',
    genres: ['adventure', 'comedy', 'family', 'romance'],
    voteAverage: 5.7,
    voteCount: 2_237,
    overview:
      'George grew up in the jungle with an educated ape called Ape, swings on vines and keeps hitting trees. When Ursula Stanhope, a rich young woman from San Francisco, is attacked by a lion, he takes her to his treehouse. She likes him more than her vain fiancé Lyle, and she brings him home to California. But poachers are after Ape, and George could lose both his friend and Ursula.',
    cast: [
      { name: 'Brendan Fraser', character: 'George' },
      { name: 'Leslie Mann', character: 'Ursula Stanhope' },
      { name: 'Thomas Haden Church', character: 'Lyle van de Groot' },
      { name: 'John Cleese', character: "An Ape Named 'Ape' (voice)" },
      { name: 'Richard Roundtree', character: 'Kwame' },
      { name: 'Abraham Benrubi', character: 'Thor' },
      { name: 'Holland Taylor', character: 'Beatrice Stanhope' },
      { name: 'John Bennett Perry', character: 'Arthur Stanhope' },
      { name: 'Greg Cruttwell', character: 'Max' },
      { name: 'Keith Scott', character: 'Narrator (voice)' },
    ],
    crew: [
      { name: 'Sam Weisman', job: 'Director' },
      { name: 'David Hoberman', job: 'Producer' },
      { name: 'Jordan Kerner', job: 'Producer' },
      { name: 'Jon Avnet', job: 'Producer' },
      { name: 'Dana Olsen', job: 'Screenplay' },
      { name: 'Audrey Wells', job: 'Screenplay' },
      { name: 'Marc Shaiman', job: 'Original Music Composer' },
      { name: 'Thomas E. Ackerman', job: 'Director of Photography' },
      { name: 'Stuart H. Pappé', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Lyle N.',
        writtenOn: '2015-02-22',
        rating: 8,
        content:
          'The narrator has an argument with the villain and wins it, on account of being the narrator. "Don\'t make me come down there." As a boy it rearranged my brain. You could do that? You were allowed?\n\nThere\'s a caption announcing that no one dies in this movie, they just get really big boo-boos. All of it is pitched at that height and Brendan Fraser, oiled like a salmon, plays it all straight. One of the funniest family films I know.',
      },
      {
        author: "Sharon's colleague",
        writtenOn: '2019-07-16',
        rating: 7,
        content:
          "Sharon at the office lent me this film because of Brendan Fraser, and she's right. He is running with horses, in a linen shirt, in a field by the bay, and a row of ladies at the fence stop being able to speak. That made two rows of us.\n\nElephant that thinks it's a dog, actual coffee brought down by birds, good clean stupid fun. I liked it.",
      },
      {
        author: 'Robert D.',
        writtenOn: '2006-08-28',
        rating: 3,
        content:
          "A toucan! Toucans live in the Americas. A lion that's in deep forest. Some monkeys from two other continents. I understand it is making fun of this sort of nonsense, and it also just does it. Also that he hits the tree. You get the tree within a minute, you get it again in the tenth, and after it had been an hour I could hear it coming like a bus. I was bored, and I'm fond of trees.",
      },
    ],
  },
  {
    id: 10336,
    title: 'Spawn',
    releaseDate: '1997-07-31',
    genres: ['action', 'adventure', 'fantasy', 'horror', 'science-fiction', 'thriller'],
    voteAverage: 5.4,
    voteCount: 1_467,
    overview:
      "Al Simmons kills for a secret government agency until his boss, Jason Wynn, has him murdered on a mission. In Hell he makes a deal: if he leads the devil's army, he may see his wife Wanda again. Five years later he is back in a living suit, and a demon called the Clown pushes him to kill Wynn. But his revenge would cost millions of lives.",
    cast: [
      { name: 'Michael Jai White', character: 'Al Simmons / Spawn' },
      { name: 'Martin Sheen', character: 'Jason Wynn' },
      { name: 'John Leguizamo', character: 'Clown / Violator' },
      { name: 'Theresa Randle', character: 'Wanda Blake' },
      { name: 'Nicol Williamson', character: 'Cogliostro' },
      { name: 'D. B. Sweeney', character: 'Terry Fitzgerald' },
      { name: 'Melinda Clarke', character: 'Jessica Priest' },
      { name: 'Miko Hughes', character: 'Zack' },
      { name: 'Sydni Beaudoin', character: 'Cyan' },
      { name: 'Michael Papajohn', character: "Glen, Zack's Dad" },
    ],
    crew: [
      { name: 'Mark A.Z. Dippé', job: 'Director' },
      { name: 'Clint Goldman', job: 'Producer' },
      { name: 'Alan B. McElroy', job: 'Screenplay' },
      { name: 'Mark A.Z. Dippé', job: 'Story' },
      { name: 'Graeme Revell', job: 'Original Music Composer' },
      { name: 'Guillermo Navarro', job: 'Director of Photography' },
      { name: 'Michael N. Knue', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'CapeOnly_1997',
        writtenOn: '2014-10-13',
        rating: 6,
        content:
          "ok this is trash but it's my kind of trash. the cape is the coolest effect of 1997, it's like a mile wide and it moves like it's alive. leguizamo as the clown is disgusting and hilarious. soundtrack slaps. then we go to hell and hell looks like an old video game, and the devil's mouth doesn't even move right. not in my top ten comic book movies but way more fun than people say. had a good time with it",
      },
      {
        author: 'Wanda Kerr',
        writtenOn: '2008-11-07',
        rating: 3,
        content:
          "I bought the comic from the first one, bagged, still have them. It's a man in an alley feeling bad among drunks and the rain going up. Pages of it! The movie has cut the dark parts and added a dog. Nicol Williamson, who was once the greatest Hamlet of his day, is there to explain the plot, in a hat. A dull, ugly action film, I'm sorry to say.",
      },
      {
        author: 'Silvia Vance',
        writtenOn: '2022-08-31',
        rating: 7,
        content:
          "John Leguizamo walked around on his knees in a rubber bag for months and ate a pizza with real maggots on. FOR US. He farts green. He dresses up as a cheerleader. Nobody in it is having any fun at all bar him and he has everyone's. It's a 90s soundtrack with a film taped to the back: Filter, Korn, somebody shouting over breakbeats. I liked it, my therapist says I'm drawn to noise.",
      },
    ],
  },
  {
    id: 12219,
    title: '12 Angry Men',
    releaseDate: '1997-08-17',
    genres: ['drama', 'tv-movie'],
    voteAverage: 7.7,
    voteCount: 405,
    overview:
      "Twelve jurors in New York must decide whether a young man has stabbed his father to death. Eleven of them want to vote guilty and go home. Juror 8, an older man, raises his hand against it; he isn't sure and wants to talk. Juror 3, who has trouble with his own son, fights him the hardest, and Juror 10 is full of hate. The vote must be unanimous, and a life depends on it.",
    cast: [
      { name: 'Courtney B. Vance', character: 'Juror #1' },
      { name: 'Ossie Davis', character: 'Juror #2' },
      { name: 'George C. Scott', character: 'Juror #3' },
      { name: 'Armin Mueller-Stahl', character: 'Juror #4' },
      { name: 'Dorian Harewood', character: 'Juror #5' },
      { name: 'Jack Lemmon', character: 'Juror #8' },
      { name: 'James Gandolfini', character: 'Juror #6' },
      { name: 'Tony Danza', character: 'Juror #7' },
      { name: 'Hume Cronyn', character: 'Juror #9' },
      { name: 'Mykelti Williamson', character: 'Juror #10' },
      { name: 'Edward James Olmos', character: 'Juror #11' },
      { name: 'William Petersen', character: 'Juror #12' },
    ],
    crew: [
      { name: 'William Friedkin', job: 'Director' },
      { name: 'Terence A. Donnelly', job: 'Producer' },
      { name: 'Reginald Rose', job: 'Writer' },
      { name: 'Fred Schuler', job: 'Director of Photography' },
      { name: 'Augie Hess', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Arlene Fox',
        writtenOn: '2013-05-11',
        rating: 8,
        content:
          "I've sat on two juries. What no one tells you about is the smell of twelve people and the man who wants his lunch. This has the man who wants his lunch. It's Tony Danza, chewing gum with ball game tickets in his pocket, and I could have reached in and shaken him.\n\nLemmon is older and frailer than you expect for the part, he coughs, he sits down to make his best points, and it changes the thing. You're worried he won't last. George C. Scott looks as if he could eat the table. Very good, and very true.",
      },
      {
        author: 'kinofan729',
        writtenOn: '2006-11-19',
        rating: 5,
        content:
          "Perfectly decent, and I kept asking the screen why it was there. The old one is in black and white, sweats more, and closes in on you a lens at a time. This is television with a wobble in it: Friedkin's handheld camera goes swooping about the room after whoever is talking, generally a beat late. The swearing has been brought up to date. So has the bigot, now a Nation of Islam man in a fez, or a kufi, I couldn't tell you, and I didn't care for that. Watch the old one instead.",
      },
      {
        author: 'Ricky Sala',
        writtenOn: '2020-08-02',
        rating: 9,
        content:
          "Two years before The Sopranos, and there's James Gandolfini in the corner in shirtsleeves, being decent and slow and standing up for an old man who's been shouted at. No one looks at him. And Hume Cronyn, eighty six, who sees more than the young ones. It is one room. It's people I would pay to watch wait for a bus, in one room, and I loved it from start to finish.",
      },
    ],
  },
  {
    id: 431,
    title: 'Cube',
    releaseDate: '1997-09-09',
    genres: ['thriller', 'science-fiction', 'mystery'],
    voteAverage: 6.8,
    voteCount: 4_472,
    overview:
      "Six strangers wake up in a maze of cube-shaped rooms and don't know how they got there. Some rooms hide deadly traps. Quentin, a policeman, takes the lead, and the student Leaven thinks that the numbers on the doors may show which rooms are safe. They have no food and no water. They must find the way out before the traps or their own mistrust kills them.",
    cast: [
      { name: 'Nicole de Boer', character: 'Leaven' },
      { name: 'Nicky Guadagni', character: 'Holloway' },
      { name: 'Maurice Dean Wint', character: 'Quentin' },
      { name: 'David Hewlett', character: 'Worth' },
      { name: 'Andrew Miller', character: 'Kazan' },
      { name: 'Wayne Robson', character: 'Rennes' },
      { name: 'Julian Richings', character: 'Alderson' },
    ],
    crew: [
      { name: 'Vincenzo Natali', job: 'Director' },
      { name: 'Mehra Meh', job: 'Producer' },
      { name: 'Betty Orr', job: 'Producer' },
      { name: 'Vincenzo Natali', job: 'Writer' },
      { name: 'André Bijelic', job: 'Writer' },
      { name: 'Graeme Manson', job: 'Writer' },
      { name: 'Mark Korven', job: 'Original Music Composer' },
      { name: 'Derek Rogers', job: 'Director of Photography' },
      { name: 'John Sanders', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ben L.',
        writtenOn: '2012-09-02',
        rating: 9,
        content:
          "They built only one of these cubes. One room, fourteen feet, and half another for looking into. When they needed a red one they changed the gels, and on days when they needed to climb somewhere they climbed out through a hole and came in again at the side. I teach production design and that's week one: it cost nothing, and I know where I'm standing at all times, and I don't want to be. A brilliant little thriller.",
      },
      {
        author: 'Adele Prince',
        writtenOn: '2018-03-14',
        rating: 5,
        content:
          "Factorising three-digit numbers is not astronomical. She says it's astronomical! You can do them on your fingers, you're checking whether it's a power of a prime and there're only a few dozen of those below a thousand. Write them on the wall with a button. Sorry. I know about the acid and the razors but it really took me out of it.\n\nAlso everybody acts with their eyebrows and shouts. Clever idea, disappointing thriller.",
      },
      {
        author: 'Luca_Bertolini',
        writtenOn: '2025-01-05',
        rating: 7,
        content:
          'A very clever thriller with almost no money. I think they build only one room and change the color of the light, but I believe in the whole cube. I study mathematics, so I must say that the calculation is easier than she says. The actors are not so good, the policeman plays too strong. But the idea is great: nobody knows who has built it and why. I was nervous all the time. I like it, and I show it to all people in my course.',
      },
    ],
  },
  {
    id: 782,
    title: 'Gattaca',
    releaseDate: '1997-10-24',
    genres: ['mystery', 'romance', 'science-fiction', 'thriller'],
    voteAverage: 7.6,
    voteCount: 6_882,
    overview:
      "In the near future parents choose the genes of their children. Vincent Freeman was born without such help and may only clean floors, but he wants to fly to the stars. Jerome Morrow, who has perfect genes and can no longer walk, lends him his blood and his name. A week before Vincent's flight a director is murdered, and the police find Vincent's own eyelash. If they learn whose it is, he will never fly.",
    cast: [
      { name: 'Ethan Hawke', character: 'Vincent Freeman' },
      { name: 'Uma Thurman', character: 'Irene Cassini' },
      { name: 'Alan Arkin', character: 'Detective Hugo' },
      { name: 'Jude Law', character: 'Jerome Eugene Morrow' },
      { name: 'Loren Dean', character: 'Anton Freeman' },
      { name: 'Gore Vidal', character: 'Director Josef' },
      { name: 'Ernest Borgnine', character: 'Caesar' },
      { name: 'Blair Underwood', character: 'Geneticist' },
      { name: 'Xander Berkeley', character: 'Dr. Lamar' },
      { name: 'Tony Shalhoub', character: 'German' },
    ],
    crew: [
      { name: 'Andrew Niccol', job: 'Director' },
      { name: 'Danny DeVito', job: 'Producer' },
      { name: 'Michael Shamberg', job: 'Producer' },
      { name: 'Stacey Sher', job: 'Producer' },
      { name: 'Andrew Niccol', job: 'Writer' },
      { name: 'Michael Nyman', job: 'Original Music Composer' },
      { name: 'Slawomir Idziak', job: 'Director of Photography' },
      { name: 'Lisa Zeno Churgin', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'J. Abernathy',
        writtenOn: '2006-10-11',
        rating: 8,
        content:
          'Gattaca is science fiction without a single explosion, and I was more nervous than in most films that have them. Andrew Niccol directs it like a spy story from the 1950s. Men in dark suits scrub their skin in the morning, because one loose hair can betray them. The future is made of old cars, concrete curves and a golden light, and it cost far less than it looks.\n\nEthan Hawke is controlled and a little cold as Vincent, which suits a man who may never be off guard. Jude Law walks away with the picture from a wheelchair. His Jerome is vain, witty and bitter, and the friendship between the two is the true love story. Uma Thurman has less to work with, but the concert with the twelve-fingered pianist is a lovely scene for her.\n\nOverall I was impressed and rather moved. The murder case is the weakest strand, with a few convenient accidents. I recommend the movie to anybody who has ever been told what he could not do.',
      },
      {
        author: 'K. Hoffmeister',
        writtenOn: '2018-04-28',
        content:
          'In my biology class our teacher shows this movie every year, and I think it is a good choice. The question is simple: do my genes decide what I can be? Vincent says no, and he cleans every day his keyboard so that nobody finds him. There are not many effects. It is slow and quiet, and sometimes too cold for me. I liked the swimming of the two brothers best. I like this film, and you discuss for a long time afterward.',
      },
      {
        author: 'Ewa Lind',
        writtenOn: '2003-12-06',
        rating: 8,
        content:
          "Michael Nyman's music is what I took home from this one. It hardly changes: strings that go up a little and come down again, patient and sad, while a man scrubs off his own skin every morning. Without those strings it would be a clever film about a cheat. With them it's about longing. I cried, me, who can't stand rockets. A beautiful film.",
      },
    ],
  },
  {
    id: 9823,
    title: 'Mortal Kombat: Annihilation',
    releaseDate: '1997-11-11',
    genres: ['action', 'fantasy', 'science-fiction'],
    voteAverage: 4.5,
    voteCount: 1_312,
    overview:
      "Liu Kang, Kitana, Sonya Blade and their friends have won the tournament. But Shao Kahn breaks the rules and opens a portal. In six days his world and ours will become one. Kitana's mother Sindel is fighting at his side. The thunder god Raiden splits up the group: Sonya fetches her partner Jax, and Liu Kang looks for Nightwolf. They have to learn how to stop Shao Kahn before the sixth day is over.",
    cast: [
      { name: 'Robin Shou', character: 'Liu Kang' },
      { name: 'Talisa Soto', character: 'Kitana' },
      { name: 'James Remar', character: 'Raiden' },
      { name: 'Sandra Hess', character: 'Sonya Blade' },
      { name: "Lynn 'Red' Williams", character: 'Jax' },
      { name: 'Brian Thompson', character: 'Shao Kahn' },
      { name: 'Musetta Vander', character: 'Sindel' },
      { name: 'Irina Pantaeva', character: 'Jade' },
      { name: 'Deron McBee', character: 'Motaro' },
      { name: 'Litefoot', character: 'Nightwolf' },
    ],
    crew: [
      { name: 'John R. Leonetti', job: 'Director' },
      { name: 'Lawrence Kasanoff', job: 'Producer' },
      { name: 'Brent V. Friedman', job: 'Screenplay' },
      { name: 'Bryce Zabel', job: 'Screenplay' },
      { name: 'George S. Clinton', job: 'Original Music Composer' },
      { name: 'Matthew F. Leonetti', job: 'Director of Photography' },
      { name: 'Peck Prior', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'arcade_ricky',
        writtenOn: '2015-08-22',
        rating: 3,
        content:
          "I put my whole allowance into that arcade machine, so believe me that I wanted this to be great. It has almost EVERY character from the game, and each of them gets one minute: somersault, name, kick, gone. The first film had a story and a good villain. This one has a dead mother who says lines like a cartoon, and effects that were not finished. The music still works, I'll admit. I left the theater sad and I don't like it any better now.",
      },
      {
        author: 'NoraBecker',
        writtenOn: '2009-12-28',
        rating: 7,
        content:
          'listen, I was EIGHT. It had Cyrax in it and Sheeva and Rain and Ermac and Baraka and a CENTAUR and two guys turned into dragons or like one dragon and one hydra thing at the end. The first film had about six characters. I came out and told my cousin it was the greatest film ever made and I stand by what I said in the parking lot.\n\nthe dragons are quite bad now. I checked. still had fun',
      },
      {
        author: 'H. Ford',
        writtenOn: '2018-03-07',
        rating: 3,
        content:
          "Robin Shou can fight, that is the sad thing. Give him a wide frame, a floor, an opponent with timing, and four seconds between cuts, and you'd have something. He gets a desert the color of tinned peaches and a cut on every blow, so that nobody ever hits anybody. James Remar has been told that the god of thunder is a dad at a barbecue. Half of the shots look unfinished and I was bored by every one of them.",
      },
    ],
  },
  {
    id: 8078,
    title: 'Alien Resurrection',
    releaseDate: '1997-11-12',
    genres: ['science-fiction', 'horror', 'action'],
    voteAverage: 6.2,
    voteCount: 5_509,
    overview:
      'Two hundred years after her death, army scientists under General Perez and Dr. Wren clone Ripley, because she was carrying an alien queen. They take the queen out and breed creatures on their spaceship. The new Ripley is stronger than a human. A gang of smugglers comes aboard: Elgyn, Johner, Christie, Vriess and young Call, who wants to kill Ripley. Then the aliens break out, and Ripley must destroy them before the ship reaches Earth.',
    cast: [
      { name: 'Sigourney Weaver', character: 'Ripley' },
      { name: 'Winona Ryder', character: 'Call' },
      { name: 'Dominique Pinon', character: 'Vriess' },
      { name: 'Ron Perlman', character: 'Johner' },
      { name: 'Gary Dourdan', character: 'Christie' },
      { name: 'Michael Wincott', character: 'Elgyn' },
      { name: 'Kim Flowers', character: 'Hillard' },
      { name: 'Dan Hedaya', character: 'General Perez' },
      { name: 'J.E. Freeman', character: 'Dr. Wren' },
      { name: 'Brad Dourif', character: 'Dr. Gediman' },
      { name: 'Leland Orser', character: 'Purvis' },
    ],
    crew: [
      { name: 'Jean-Pierre Jeunet', job: 'Director' },
      { name: 'Bill Badalato', job: 'Producer' },
      { name: 'Gordon Carroll', job: 'Producer' },
      { name: 'David Giler', job: 'Producer' },
      { name: 'Walter Hill', job: 'Producer' },
      { name: 'Joss Whedon', job: 'Writer' },
      { name: 'John Frizzell', job: 'Original Music Composer' },
      { name: 'Darius Khondji', job: 'Director of Photography' },
      { name: 'Hervé Schneid', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Nathan P.',
        writtenOn: '2013-03-09',
        rating: 7,
        content:
          "That basketball shot is real! Sigourney Weaver, backwards, over her shoulder, no look, on the day, and Ron Perlman nearly spoils the take by turning to the crew with his mouth open. They had to cut a frame before he does. I've watched it till I can see him start. The rest is a wild, slimy, funny space horror film, and I like it more than most people do.",
      },
      {
        author: 'dvdshelf861',
        writtenOn: '2019-06-29',
        content:
          "There's a room in which Ripley finds seven failed copies of herself, and one of them can speak. It lasts three minutes and it is so much better, so much sadder, than anything to either side of it that the picture can't recover and makes a joke about it being a waste of ammo.\n\nI liked that scene and not much else in this horror film.",
      },
      {
        author: 'Gene from Tacoma',
        writtenOn: '2007-10-18',
        rating: 5,
        content:
          'Pros: Sigourney Weaver, half human and half something else, and clearly enjoying it. Great look, dirty and golden. The underwater chase. Ron Perlman.\nCons: everyone makes jokes all the time, so nothing is scary for long. Winona Ryder seems lost. The new creature looks more sad than dangerous. It undoes a good farewell.\nBeautiful to look at, hard to care about. Okay for fans, nothing more.',
      },
    ],
  },
  {
    id: 9574,
    title: 'Flubber',
    releaseDate: '1997-11-26',
    genres: ['comedy', 'family', 'science-fiction'],
    voteAverage: 5.7,
    voteCount: 2_535,
    overview:
      'Professor Philip Brainard is so absent-minded that he has missed his own wedding twice. On the evening of the third attempt an experiment gives him a green goo that bounces harder the more it is hit. He wants to use it to rescue the bankrupt college of his fiancée, Sara, but she has had enough. If his rivals get the goo, Philip loses the college and her.',
    cast: [
      { name: 'Robin Williams', character: 'Professor Philip Brainard' },
      { name: 'Marcia Gay Harden', character: 'Dr. Sara Jean Reynolds' },
      { name: 'Christopher McDonald', character: 'Wilson Croft' },
      { name: 'Raymond J. Barry', character: 'Chester Hoenicker' },
      { name: 'Clancy Brown', character: 'Smith' },
      { name: 'Ted Levine', character: 'Wesson' },
      { name: 'Wil Wheaton', character: 'Bennett Hoenicker' },
      { name: 'Edie McClurg', character: 'Martha George' },
      { name: 'Jodi Benson', character: 'Weebo (voice)' },
      { name: 'Nancy Olson', character: 'Secretary at Ford Motor Company' },
    ],
    crew: [
      { name: 'Les Mayfield', job: 'Director' },
      { name: 'John Hughes', job: 'Producer' },
      { name: 'Ricardo Mestres', job: 'Producer' },
      { name: 'John Hughes', job: 'Screenplay' },
      { name: 'Bill Walsh', job: 'Screenplay' },
      { name: 'Danny Elfman', job: 'Original Music Composer' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Tom Beasley, dad of two',
        writtenOn: '2008-01-05',
        rating: 6,
        content:
          "The kids are six and eight, and for days they threw every ball in the house at the wall and shouted the name. They loved the goo, and even more the little yellow robot. One sad moment brought tears, so be ready for that. The bullies get bowling balls on the head, again and again. I found it slow between the tricks. Still, it's a sweet picture to watch with children, and I liked watching mine.",
      },
      {
        author: 'slimey jess',
        writtenOn: '2013-06-21',
        rating: 7,
        content:
          "I had the goo toy AND the lunchbox, so don't ask me to be fair! The mambo dance is my favorite scene, hundreds of little green guys shaking their butts. Robin Williams forgetting his wedding is so dumb and so sweet. Weebo is the best robot ever. Not a masterpiece, but I loved it as a kid and I still smile.",
      },
      {
        author: 'Annika Dahl',
        writtenOn: '2022-09-04',
        rating: 4,
        content:
          "Finally watched Flubber again after I'd had it on tape as a child, and my memory was kinder. The dance with the green blobs is as happy as ever, and Marcia Gay Harden makes a real person out of Sara. But how little there is around it! Two burglars get hurt, a basketball game goes on for ages, and Robin Williams, of all people, has hardly one funny line. It was a bit boring, I have to say. My younger self would disagree.",
      },
    ],
  },
  {
    id: 489,
    title: 'Good Will Hunting',
    releaseDate: '1997-12-05',
    genres: ['drama'],
    voteAverage: 8.2,
    voteCount: 13_743,
    overview:
      'Will Hunting, a janitor at a famous college in Boston, secretly solves a problem that Professor Lambeau has set his best students. Lambeau keeps him out of prison on two conditions: Will must work on mathematics with him and see a therapist, Sean Maguire. Will also falls in love with Skylar, a student. He must learn to trust someone, or he will lose her and his future.',
    cast: [
      { name: 'Matt Damon', character: 'Will Hunting' },
      { name: 'Robin Williams', character: 'Sean Maguire' },
      { name: 'Ben Affleck', character: 'Chuckie Sullivan' },
      { name: 'Stellan Skarsgård', character: 'Gerald Lambeau' },
      { name: 'Minnie Driver', character: 'Skylar' },
      { name: 'Casey Affleck', character: "Morgan O'Mally" },
      { name: 'Cole Hauser', character: 'Billy McBride' },
      { name: 'John Mighton', character: 'Tom' },
      { name: 'Rachel Majorowski', character: 'Krystyn' },
      { name: 'Colleen McCauley', character: 'Cathy' },
    ],
    crew: [
      { name: 'Gus Van Sant', job: 'Director' },
      { name: 'Lawrence Bender', job: 'Producer' },
      { name: 'Matt Damon', job: 'Writer' },
      { name: 'Ben Affleck', job: 'Writer' },
      { name: 'Danny Elfman', job: 'Original Music Composer' },
      { name: 'Jean-Yves Escoffier', job: 'Director of Photography' },
      { name: 'Pietro Scalia', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Sebastian_K',
        writtenOn: '2014-06-03',
        rating: 8,
        content:
          'I am a student of physics, and the mathematics on the blackboard is not so difficult as they say. It is not important, because the movie is not about mathematics. It is about a boy who is very intelligent and is afraid that people leave him. Robin Williams as the therapist is calm and sad and I believe him every word. The friends in Boston speak fast and I need subtitles. Sometimes it is a little too sweet. I am moved, and I like this movie a lot.',
      },
      {
        author: 'Southie Maureen',
        writtenOn: '2008-02-15',
        content:
          "Accents, let's go. Affleck: yes. Other Affleck: oh God yes, that's my cousin. Damon: fine till he gets sad. Robin Williams: bless him. Whoever is eating a cheeseburger on layaway in the car is a real person I went to school with.\n\nAnd I'll say it, the bit by the construction fence, when Chuckie tells him the best part of his day is the walk from the curb up to the door. I've had that said to me. I moved to Denver. No other movie knows that much about friends, and I love it.",
      },
      {
        author: 'Dr. Ruth Adler',
        writtenOn: '2021-01-29',
        rating: 9,
        content:
          "I'm a therapist and you are not to hold a patient by the throat. Please. People mention it in their first session, they're hoping. What is right is the silence. A whole hour in which neither says a word and Sean watches the clock, and then they do another one. And the story about his wife farting in her sleep, which I've heard that he made up on the day, you can see the picture shaking because the cameraman had gone. That is how it happens. A lovely drama, and a wise one.",
      },
    ],
  },
  {
    id: 9714,
    title: 'Home Alone 3',
    releaseDate: '1997-12-12',
    genres: ['comedy', 'family'],
    voteAverage: 5.3,
    voteCount: 2_779,
    overview:
      "Four spies hide a stolen computer chip in a toy car, but at the airport they lose it. The car ends up with Alex Pruitt, who is eight and at home with chickenpox. Through his telescope he sees strangers break into one house after another, and his mother Karen doesn't believe him. Alex must keep the spies out on his own, or terrorists get a chip that guides missiles.",
    cast: [
      { name: 'Alex D. Linz', character: 'Alex Pruitt' },
      { name: 'Olek Krupa', character: 'Peter Beaupre' },
      { name: 'Rya Kihlstedt', character: 'Alice Ribbons' },
      { name: 'Lenny Von Dohlen', character: 'Burton Jernigan' },
      { name: 'Scarlett Johansson', character: 'Molly Pruitt' },
      { name: 'Seth Smith', character: 'Stan Pruitt' },
      { name: 'Haviland Morris', character: 'Karen Pruitt' },
      { name: 'David Thornton', character: 'Earl Unger' },
      { name: 'Kevin Kilner', character: 'Jack Pruitt' },
      { name: 'Marian Seldes', character: 'Mrs. Hess' },
    ],
    crew: [
      { name: 'Raja Gosnell', job: 'Director' },
      { name: 'John Hughes', job: 'Producer' },
      { name: 'Hilton Green', job: 'Producer' },
      { name: 'John Hughes', job: 'Writer' },
      { name: 'Nick Glennie-Smith', job: 'Original Music Composer' },
      { name: 'Julio Macat', job: 'Director of Photography' },
      { name: 'Bruce Green', job: 'Editor' },
      { name: 'Malcolm Campbell', job: 'Editor' },
      { name: 'David Rennie', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'R. Keller',
        writtenOn: '2009-12-22',
        rating: 3,
        content:
          "There's no Kevin. There's no one left at home either, his mum just nips out to work! You can't call it that! We sat down with mince pies and all waited for the others to turn up until Laura, six, said \"is it different people.\" It's different people. For a family comedy it disappointed us all.",
      },
      {
        author: 'Ines B.',
        writtenOn: '2018-01-16',
        rating: 7,
        content:
          "Spotty, in bed, aged seven, on a mattress in front of the telly: as it happens this came on when I was exactly as ill as he was, and he's got an RC car with a camera taped to it and a parrot, AND he is right and the grown-ups are not. Best day of my childhood.\n\nI've been back to look. It's fine, a bit dull, and I still have a soft spot for it. That is little Scarlett Johansson doing the sister, being snide about milk.",
      },
      {
        author: 'chickenpox_mom',
        writtenOn: '2012-12-02',
        rating: 5,
        content:
          "My six-year-old laughed so hard at the traps that she fell off the couch, which is really all I wanted. It's the same as the first two with different people: a boy, a big house, burglars, paint and barbells. Nothing too scary; I only disliked the old lady who is locked out in the cold. My ten-year-old asked where Kevin was and lost interest. I smiled at the parrot. It's all right for small kids and a bit dull for everyone else.",
      },
    ],
  },
  {
    id: 597,
    title: 'Titanic',
    releaseDate: '1997-12-18',
    genres: ['drama', 'romance'],
    voteAverage: 7.9,
    voteCount: 27_047,
    overview:
      "In April 1912 Rose DeWitt Bukater, who is seventeen, boards a new ship to America with her mother and her rich fiancé, Cal Hockley. Her family needs Cal's money, and she feels like a prisoner. Jack Dawson, a poor artist, keeps her from jumping overboard, and they fall in love. Then the ship hits an iceberg, and there are boats for only half of the people.",
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Jack Dawson' },
      { name: 'Kate Winslet', character: 'Rose DeWitt Bukater' },
      { name: 'Billy Zane', character: "Caledon 'Cal' Hockley" },
      { name: 'Kathy Bates', character: "Margaret 'Molly' Brown" },
      { name: 'Frances Fisher', character: 'Ruth DeWitt Bukater' },
      { name: 'Gloria Stuart', character: 'Old Rose' },
      { name: 'Bill Paxton', character: 'Brock Lovett' },
      { name: 'Bernard Hill', character: 'Captain Edward James Smith' },
      { name: 'David Warner', character: 'Spicer Lovejoy' },
      { name: 'Victor Garber', character: 'Thomas Andrews' },
      { name: 'Jonathan Hyde', character: 'Bruce Ismay' },
    ],
    crew: [
      { name: 'James Cameron', job: 'Director' },
      { name: 'James Cameron', job: 'Producer' },
      { name: 'Jon Landau', job: 'Producer' },
      { name: 'James Cameron', job: 'Writer' },
      { name: 'James Horner', job: 'Original Music Composer' },
      { name: 'Russell Carpenter', job: 'Director of Photography' },
      { name: 'Conrad Buff IV', job: 'Editor' },
      { name: 'James Cameron', job: 'Editor' },
      { name: 'Richard A. Harris', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Mr. Lorimer',
        writtenOn: '2012-04-15',
        rating: 7,
        content:
          'I teach physics, and my students build that ship each spring and sink it in the diving pool. They always want to know how much of the movie is right. A good deal, I tell them.\n\nThe love story is a bit much for me, but I like this movie for all the brass in it. The pistons, the men running. Cameron so wants you to know how that engine worked, he built it for you, and then lets the water into it a deck at a time.',
      },
      {
        author: 'Mrs. Latha Menon',
        writtenOn: '2020-12-19',
        rating: 10,
        content:
          'The greatest love story of our time, everybody must watch it at least once. I saw it four times in one week in our city, with my sister, my mother-in-law, my friends and again my sister. The ship is so grand, the clothes, the music, and the two of them are so young and full of life. My mother-in-law does not like English films and she cried the most. It is three hours, nobody noticed. Take a handkerchief and go with your dear ones.',
      },
      {
        author: 'Gordon Laidlaw',
        writtenOn: '2006-04-30',
        rating: 7,
        content:
          'The second half is as good as spectacle gets; A Night to Remember told the same events with more restraint in half the time, but it could not make your feet feel wet. Cameron builds that ship for us plate by plate, so we know precisely what we are losing. Winslet is glorious. The first ninety minutes are another matter: every rich man is a brute and every poor man dances, and the talk would disgrace a greetings card, as it never did in Doctor Zhivago. I squirmed, I was thrilled, and on balance I liked it more than I had intended to.',
      },
    ],
  },
  {
    id: 6116,
    title: 'Spice World',
    releaseDate: '1997-12-19',
    genres: ['comedy', 'music', 'adventure', 'family'],
    voteAverage: 5,
    voteCount: 503,
    overview:
      'The Spice Girls, the biggest pop group in Britain, are to give their first live concert at the Albert Hall in a few days. Their manager Clifford and his boss, the Chief, make them work all the time. A newspaper has sent a photographer to break up the group. Ginger, Baby, Scary, Sporty and Posh only want a free evening with a friend who is having a baby, and must be on stage on time.',
    cast: [
      { name: 'Melanie Brown', character: 'Scary Spice' },
      { name: 'Emma Bunton', character: 'Baby Spice' },
      { name: 'Melanie Chisholm', character: 'Sporty Spice' },
      { name: 'Geri Halliwell', character: 'Ginger Spice' },
      { name: 'Victoria Beckham', character: 'Posh Spice' },
      { name: 'Richard E. Grant', character: 'Clifford' },
      { name: 'Alan Cumming', character: 'Piers Cuthbertson-Smyth' },
      { name: 'Roger Moore', character: 'The Chief' },
      { name: 'George Wendt', character: 'Martin Barnfield' },
      { name: 'Claire Rushbrook', character: 'Deborah' },
    ],
    crew: [
      { name: 'Bob Spiers', job: 'Director' },
      { name: 'Kim Fuller', job: 'Screenplay' },
      { name: 'Paul Hardcastle', job: 'Original Music Composer' },
      { name: 'Clive Tickner', job: 'Director of Photography' },
      { name: 'Uri Fruchtmann', job: 'Producer' },
      { name: 'Barnaby Thompson', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'susana',
        writtenOn: '2017-12-15',
        rating: 8,
        content:
          "There were five of us at school and I was made to be Sporty because I owned the trainers. Watched it again on a hen weekend and it's stranger than I remembered: Roger Moore feeding a piglet with a bottle and talking in proverbs, Meat Loaf refusing to fix a toilet, and aliens who want tickets. The bus jumps Tower Bridge and it is very obviously a toy bus.\n\nThey _know_ how silly it is. It's a terrible pop comedy and I love it.",
      },
      {
        author: 'Yuki W.',
        writtenOn: '2008-12-30',
        rating: 2,
        content:
          "Somebody has seen A Hard Day's Night and written it out from memory on a napkin. Five people who can't act walk into rooms and say which one they are. Richard E. Grant screams into a phone for ninety minutes and I felt close to him. It's dreadful.\n\nMy daughter, eight, has asked me to add that it is the best film in the world and I don't understand it.",
      },
    ],
  },
  {
    id: 637,
    title: 'Life Is Beautiful',
    releaseDate: '1997-12-20',
    genres: ['comedy', 'drama'],
    voteAverage: 8.4,
    voteCount: 13_930,
    overview:
      'Italy, 1939. Guido, a cheerful waiter who dreams of a bookshop, falls in love with the teacher Dora and wins her from an official. Years later they have a small son, Giosuè. Then father and son, who are Jewish, are put on a train to a camp, and Dora insists on going too. Guido tells the boy that it is a game. He must keep him hidden and hopeful, or the guards will kill him.',
    cast: [
      { name: 'Roberto Benigni', character: 'Guido' },
      { name: 'Nicoletta Braschi', character: 'Dora' },
      { name: 'Giorgio Cantarini', character: 'Giosuè' },
      { name: 'Giustino Durano', character: 'Zio' },
      { name: 'Sergio Bini Bustric', character: 'Ferruccio' },
      { name: 'Marisa Paredes', character: "Dora's Mother" },
      { name: 'Horst Buchholz', character: 'Doctor Lessing' },
      { name: 'Lidia Alfonsi', character: 'Mrs. Guicciardini' },
      { name: 'Giuliana Lojodice', character: 'School Principal' },
      { name: 'Amerigo Fontani', character: 'Rodolfo' },
    ],
    crew: [
      { name: 'Roberto Benigni', job: 'Director' },
      { name: 'Elda Ferri', job: 'Producer' },
      { name: 'Gianluigi Braschi', job: 'Producer' },
      { name: 'Vincenzo Cerami', job: 'Screenplay' },
      { name: 'Roberto Benigni', job: 'Screenplay' },
      { name: 'Nicola Piovani', job: 'Original Music Composer' },
      { name: 'Tonino Delli Colli', job: 'Director of Photography' },
      { name: 'Simona Paggi', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Renata Silva',
        writtenOn: '2012-08-25',
        rating: 9,
        content:
          'First you laugh for one hour, and it is a very light film about hats, eggs and a key that falls from a window. I almost forgot which time it is. Then the train comes. Benigni continues to make jokes, but now each joke is a wall between his child and the guards. The scene where he translates the rules of the German soldier is genius. I loved this movie and it is painful for me at the same time.',
      },
      {
        author: 'Lorraine Castellano',
        writtenOn: '2001-10-08',
        rating: 7,
        content:
          "Life Is Beautiful is two films joined in the middle, and how you feel about it depends on the seam. In the first hour Roberto Benigni directs like a silent comedian. Everything that seems to be a throwaway, a hat, a riddle, a horse, comes around again as a punch line. The small Tuscan town glows, and the romance is a delight.\n\nIn the second hour the same man does the same tricks in a camp. His energy is amazing, Nicoletta Braschi says a great deal with very few words, and little Giorgio Cantarini is perfect, curious and stubborn as real children are. Horst Buchholz has a short, strange part as a doctor who loves riddles. Some of it is too pretty for its subject. I was never quite sure how much the movie knows that.\n\nOverall, I was moved and I'm glad that it exists. It's a good movie, brave in its own way, and worth seeing and arguing about.",
      },
      {
        author: 'rajni.uncle',
        writtenOn: '2016-01-31',
        rating: 9,
        content:
          'What a father! I have seen many films about love for a child and this Italian one is at the very top. In the first part we were all smiling, the way he says good morning to his princess is pure romance. Later my wife was holding my hand so tightly. There are no songs to dance to, but that one opera melody at the window is worth ten. Everyone in the house was crying, and we loved it. Show it to your teenagers.',
      },
    ],
  },
  {
    id: 9438,
    title: 'Mr. Magoo',
    releaseDate: '1997-12-25',
    genres: ['comedy', 'family'],
    voteAverage: 4.5,
    voteCount: 415,
    overview:
      "Quincy Magoo is a millionaire who can hardly see and would never admit it. With his nephew Waldo and his bulldog he visits a museum the night that Luanne and Bob Morgan steal a huge ruby. By mistake the stone ends up in Magoo's hands. Now a gangster, Austin Cloquet, wants it, and two rival agents take the old man for a master thief. Magoo notices nothing, and could be shot or go to prison.",
    cast: [
      { name: 'Leslie Nielsen', character: 'Mr. Quincy Magoo' },
      { name: 'Kelly Lynch', character: 'Luanne LeSeur' },
      { name: 'Ernie Hudson', character: 'Agent Gus Anders' },
      { name: 'Stephen Tobolowsky', character: 'Agent Chuck Stupak' },
      { name: 'Nick Chinlund', character: 'Bob Morgan' },
      { name: 'Matt Keeslar', character: 'Waldo Magoo' },
      { name: 'Malcolm McDowell', character: 'Austin Cloquet' },
      { name: 'Miguel Ferrer', character: 'Ortega Peru' },
      { name: 'Jennifer Garner', character: 'Stacey' },
      { name: 'L. Harvey Gold', character: 'Schmitt' },
    ],
    crew: [
      { name: 'Stanley Tong Gwai-Lai', job: 'Director' },
      { name: 'Ben Myron', job: 'Producer' },
      { name: 'Pat Proft', job: 'Screenplay' },
      { name: 'Tom Sherohman', job: 'Screenplay' },
      { name: 'Michael Tavera', job: 'Original Music Composer' },
      { name: 'Arthur Wooster', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'FourKidsFran',
        writtenOn: '2004-02-21',
        rating: 6,
        content:
          "My youngest, five, fell off the couch laughing whenever Magoo took one thing for another. The older ones, nine and eleven, were polite about it. Nothing here will give anybody bad dreams; people fall into water and the dog is very clever. I did talk with mine afterward, because making fun of someone who sees badly isn't nice. It's harmless, short and okay for one evening.",
      },
      {
        author: 'Nev Sadler',
        writtenOn: '2001-08-07',
        rating: 3,
        content:
          "I grew up with the cartoons, and the joke there is that the WORLD moves out of Magoo's way. He mumbles, he is rude and proud, and he gets through by luck. In the movie poor Leslie Nielsen stumbles into things and says sorry, which is the exact opposite. They hang a jewel robbery on it that could come from any television show. The two minutes of real animation at the start are the BEST minutes. I was disappointed from there on.",
      },
      {
        author: 'mapleleafmarv',
        writtenOn: '2011-12-30',
        rating: 4,
        content:
          'Pros: Leslie Nielsen, who works hard in every scene. Angus the bulldog. Some decent stunts in the snow, since the director used to work with Jackie Chan. Clean language.\n\nCons: one joke, told for eighty-seven minutes. The spies are dull and the thieves are duller. Jennifer Garner and Malcolm McDowell have nothing to do. No rhythm.\n\nNot good. Kids under eight may like it, adults should bring a book.',
      },
    ],
  },
];
