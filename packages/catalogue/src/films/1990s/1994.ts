import type { CatalogueFilm } from '../film.ts';

export const films1994: readonly CatalogueFilm[] = [
  {
    id: 3049,
    title: 'Ace Ventura: Pet Detective',
    releaseDate: '1994-02-04',
    genres: ['comedy', 'mystery'],
    voteAverage: 6.6,
    voteCount: 5_456,
    overview:
      "Two weeks before the Super Bowl someone steals Snowflake, the dolphin of the Miami football team. Melissa Robinson hires Ace Ventura, a man who finds missing animals, lives with forty of them and drives with his head out of the window. His only clue is a small orange stone from a ring. Then the team's quarterback disappears too, and Ace must find both before the game, while Lieutenant Einhorn does everything to stop him.",
    cast: [
      { name: 'Jim Carrey', character: 'Ace Ventura' },
      { name: 'Courteney Cox', character: 'Melissa Robinson' },
      { name: 'Sean Young', character: 'Lt. Lois Einhorn' },
      { name: 'Tone Loc', character: 'Emilio' },
      { name: 'Dan Marino', character: 'Dan Marino' },
      { name: 'Noble Willingham', character: 'Riddle' },
      { name: 'Troy Evans', character: 'Podacter' },
      { name: 'Raynor Scheine', character: 'Woodstock' },
      { name: 'Udo Kier', character: 'Camp' },
      { name: 'Frank Adonis', character: 'Vinnie' },
    ],
    crew: [
      { name: 'Tom Shadyac', job: 'Director' },
      { name: 'James G. Robinson', job: 'Producer' },
      { name: 'Jack Bernstein', job: 'Screenplay' },
      { name: 'Tom Shadyac', job: 'Screenplay' },
      { name: 'Jim Carrey', job: 'Screenplay' },
      { name: 'Ira Newborn', job: 'Original Music Composer' },
      { name: 'Julio Macat', job: 'Director of Photography' },
      { name: 'Don Zimmerman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'H. Grant',
        writtenOn: '2018-12-06',
        rating: 3,
        content:
          "I was ten and this pet detective made me laugh until I was ill. Watched it again with my kid sister's girlfriend on the sofa, who's trans, and too many of the jokes are about people like her, and go on for minutes. She was nice about it. She's used to it. I wasn't, they used to be the best jokes I knew. I don't like the film any more.",
      },
      {
        author: 'Keith Rowley',
        writtenOn: '2011-04-22',
        rating: 8,
        content:
          "A landlord. \"Ventura!\" Yes, Satan? — oh, I'm sorry sir, you sounded like someone else. I'm forty-four with a responsible job in drainage and I've done that down the phone to the mayor's office.\n\nNobody has ever been let off the lead like Jim Carrey here. He eats sunflower seeds and it's a performance. He kicks a parcel for the length of a street, and it's the opening credits, and somebody's going to have to sign for that. Very silly and very funny.",
      },
      {
        author: 'Jo Rivera',
        writtenOn: '2007-07-30',
        rating: 8,
        content:
          "One of the funniest movies of the nineties, period. Jim Carrey walks, talks and even eats like a cartoon. I've seen it maybe twenty times and the mental hospital scene with the tutu still kills me. Courteney Cox keeps a straight face next to him, I don't know how. Some jokes have aged badly. The rest I love!",
      },
    ],
  },
  {
    id: 8587,
    title: 'The Lion King',
    releaseDate: '1994-06-15',
    genres: ['family', 'animation', 'drama', 'adventure'],
    voteAverage: 8.3,
    voteCount: 19_062,
    overview:
      'Simba will one day rule the Pride Lands after his father Mufasa. His uncle Scar wants the throne for himself. With a cruel trick he gets rid of Mufasa and makes Simba believe that it was his own fault. Simba runs away, and in the jungle Timon and Pumbaa teach him to live without worries. But at home the Pride Lands are dying. He must face Scar, or his family and friends will starve.',
    cast: [
      { name: 'Matthew Broderick', character: 'Simba (voice)' },
      { name: 'Moira Kelly', character: 'Nala (voice)' },
      { name: 'Nathan Lane', character: 'Timon (voice)' },
      { name: 'Ernie Sabella', character: 'Pumbaa (voice)' },
      { name: 'Robert Guillaume', character: 'Rafiki (voice)' },
      { name: 'Rowan Atkinson', character: 'Zazu (voice)' },
      { name: 'James Earl Jones', character: 'Mufasa (voice)' },
      { name: 'Jeremy Irons', character: 'Scar (voice)' },
      { name: 'Jonathan Taylor Thomas', character: 'Young Simba (voice)' },
      { name: 'Whoopi Goldberg', character: 'Shenzi (voice)' },
    ],
    crew: [
      { name: 'Roger Allers', job: 'Director' },
      { name: 'Rob Minkoff', job: 'Director' },
      { name: 'Don Hahn', job: 'Producer' },
      { name: 'Irene Mecchi', job: 'Screenplay' },
      { name: 'Jonathan Roberts', job: 'Screenplay' },
      { name: 'Linda Woolverton', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Ivan Bilancio', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Helen Marsh',
        writtenOn: '2008-04-23',
        rating: 9,
        content:
          'I teach Hamlet to fifteen-year-olds every autumn and have stopped pretending they don\'t already know it from this film. Ghost on the battlements, uncle, two clowns. "So who is Ophelia, sir?" Nala, I say, had she had any sense and a decent right hook.\n\nWhat Shakespeare hasn\'t got is the wildebeest. That stampede comes over the lip of the gorge so small at first, like something spilt. A wonderful film, and a better lesson than most of mine.',
      },
      {
        author: 'Emma Ford',
        writtenOn: '2015-07-02',
        rating: 6,
        content:
          "I've looked after big cats for fourteen years. The lionesses would have sorted this out in an afternoon. Nobody asks the lionesses anything! They do all the hunting, they sit about under Scar getting thin for years, and then a lad with a hairdo who's been living on beetles is supposed to be the king.\n\nBeetles, on that growth. No. Great songs, wept like a tap, so I enjoyed it. My objections are to the nutrition.",
      },
      {
        author: 'diego.becker',
        writtenOn: '2024-01-19',
        rating: 10,
        content:
          'A beautiful story about a father and his son, and a must watch for the whole family. The opening song gives me goosebumps every time, because it is sung in Zulu and we can sing along. I have seen it with my children, my nieces and my mother, and everyone had a favorite: the little ones Timon and Pumbaa, my mother Rafiki. There is one very sad part, so hold the small hands. The music is wonderful from beginning to end. I love this movie with my whole heart.',
      },
    ],
  },
  {
    id: 13,
    title: 'Forrest Gump',
    releaseDate: '1994-06-23',
    genres: ['comedy', 'drama', 'romance'],
    voteAverage: 8.5,
    voteCount: 29_603,
    overview:
      "Forrest Gump sits at a bus stop in Savannah and tells strangers his life. He isn't clever. He runs so fast that he gets into college, and then he goes to war in Vietnam, where he meets Bubba and Lieutenant Dan. Through it all he loves Jenny, the girl from the school bus, who keeps leaving. She is all that he wants, and he could lose her for good.",
    cast: [
      { name: 'Tom Hanks', character: 'Forrest Gump' },
      { name: 'Robin Wright', character: 'Jenny Curran' },
      { name: 'Gary Sinise', character: 'Lt. Dan Taylor' },
      { name: 'Sally Field', character: 'Mrs. Gump' },
      { name: 'Mykelti Williamson', character: "Pvt. Benjamin Buford 'Bubba' Blue" },
      { name: 'Michael Conner Humphreys', character: 'Young Forrest' },
      { name: 'Hanna Hall', character: 'Young Jenny' },
      { name: 'Haley Joel Osment', character: 'Forrest Junior' },
      { name: 'Sam Anderson', character: 'Principal Hancock' },
      { name: 'Peter Dobson', character: 'Elvis Presley' },
    ],
    crew: [
      { name: 'Robert Zemeckis', job: 'Director' },
      { name: 'Wendy Finerman', job: 'Producer' },
      { name: 'Steve Tisch', job: 'Producer' },
      { name: 'Eric Roth', job: 'Screenplay' },
      { name: 'Alan Silvestri', job: 'Original Music Composer' },
      { name: 'Don Burgess', job: 'Director of Photography' },
      { name: 'Arthur Schmidt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Walt from Savannah',
        writtenOn: '2011-03-20',
        rating: 10,
        content:
          "My late brother was, as they said then, slow, like Forrest. Worked forty years at the same nursery. Knew every customer and their dogs. So I don't come to this as a picture about history, I can't tell you if the Nixon part's clever. I love this movie for one thing. I watch how the people on the bench look at him. There's a big woman reading a magazine who isn't listening and then is. I've known that look my entire life, both kinds.",
      },
      {
        author: 'Donna Whitfield',
        writtenOn: '2018-11-08',
        rating: 9,
        content:
          "Robert Zemeckis takes forty years of American history and lets one simple man walk through the middle of it. That could have been just a clever trick, with presidents and rock songs. What makes it work is the quiet tone. Each time you think that it's going to be too sweet, there is a joke, and each time you laugh, something true comes after it. The effects are so good that you forget them.\n\nTom Hanks never asks us to pity Forrest, and that's his secret. Gary Sinise is just as strong as the bitter Lieutenant Dan, and their friendship is my favorite part. Robin Wright has the hardest role. I know people who think the movie is unfair to Jenny, and I can see why. Sally Field is wonderful as the mother.\n\nThe soundtrack is a bit of a greatest hits album. Overall I loved it, I laughed and cried, and I've seen it with my parents and with my kids.",
      },
      {
        author: 'Astrid N.',
        writtenOn: '2020-05-01',
        rating: 7,
        content:
          "I coach table tennis. Forrest's grip is penholder for one shot and shakehand the next and nobody noticed. There was no ball, they drew it in afterwards, so he's swinging at air, pretty well on the beat. I show it to my under-twelves. They always ask did he really meet the presidents and I say yes. It's long. Four of them had gone home before he got round to the running. I like the film a lot and so did the ones who stayed, and Deborah's boy asked whether you could have a shrimp business in Leicester.",
      },
    ],
  },
  {
    id: 854,
    title: 'The Mask',
    releaseDate: '1994-07-29',
    genres: ['romance', 'comedy', 'crime', 'fantasy'],
    voteAverage: 6.9,
    voteCount: 9_648,
    overview:
      "Stanley Ipkiss, a shy bank clerk, gets pushed around by all the people he meets. One night he finds an old wooden mask in the harbor. When he puts it on, he turns into a green-faced joker who can do anything. He dances with the singer Tina Carlyle and makes an enemy of her boyfriend, the gangster Dorian Tyrell. If Dorian gets the mask's power, Stanley, Tina and the whole city are lost.",
    cast: [
      { name: 'Jim Carrey', character: 'Stanley Ipkiss / The Mask' },
      { name: 'Peter Greene', character: 'Dorian Tyrell' },
      { name: 'Cameron Diaz', character: 'Tina Carlyle' },
      { name: 'Amy Yasbeck', character: 'Peggy Brandt' },
      { name: 'Peter Riegert', character: 'Lt. Mitch Kellaway' },
      { name: 'Richard Jeni', character: 'Charlie Schumaker' },
      { name: 'Orestes Matacena', character: 'Niko' },
      { name: 'Tim Bagley', character: 'Irv' },
      { name: 'Nancy Fish', character: 'Mrs. Peenman' },
      { name: 'Johnny Williams', character: 'Burt' },
    ],
    crew: [
      { name: 'Chuck Russell', job: 'Director' },
      { name: 'Bob Engelman', job: 'Producer' },
      { name: 'Mike Werb', job: 'Screenplay' },
      { name: 'Randy Edelman', job: 'Original Music Composer' },
      { name: 'John R. Leonetti', job: 'Director of Photography' },
      { name: 'Arthur Coburn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Gail Simms',
        writtenOn: '2013-08-19',
        rating: 8,
        content:
          "THE DOG. I'm mad about this comedy because of the dog. Let me tell you about Milo, a Jack Russell, who fetches keys, and cheese, and gets the thing on his own head and does more with it than anyone. My own Jack Russell saw it on our old set and barked right at him with his tail going, the only time he's barked at a dog on television. He's not barked at the sequel.",
      },
      {
        author: 'Ray Pruett',
        writtenOn: '2019-02-14',
        content:
          "Jim Carrey, in his green mask, gets an entire cordon of armed policemen doing the conga. You know how it will go from the first maraca and it goes there and then gets to the chorus. The effects look like chewing gum nowadays, and that's fine, it's meant to be a cartoon.\n\nAs soon as he's plain Stanley I looked at the time. Half great fun, half a dull crime story.",
      },
      {
        author: 'Des Hurley',
        writtenOn: '2008-10-03',
        rating: 5,
        content:
          "Whole reels of this are three crooks quarreling about a nightclub. Carrey is out there on the roof somewhere being forty feet wide, and we're in an office with a gangster called Niko. For a comedy it mostly bored me. I was sixteen, I'd gone because of Cameron Diaz coming through the door of that bank in the wet, as had all of the boys in my row. She's good. The rest is noise.",
      },
    ],
  },
  {
    id: 680,
    title: 'Pulp Fiction',
    releaseDate: '1994-09-10',
    genres: ['thriller', 'crime', 'comedy'],
    voteAverage: 8.5,
    voteCount: 30_063,
    overview:
      "Three stories from Los Angeles, told out of order. The hired killers Vincent and Jules collect a briefcase for the gangster Marsellus Wallace. Vincent has to take out Marsellus's wife Mia for an evening. Pumpkin and Honey Bunny decide to rob a diner. The boxer Butch, paid by Marsellus to lose a fight, wins it. Butch must fetch his father's watch and get away, or Marsellus will have him killed.",
    cast: [
      { name: 'John Travolta', character: 'Vincent Vega' },
      { name: 'Samuel L. Jackson', character: 'Jules Winnfield' },
      { name: 'Uma Thurman', character: 'Mia Wallace' },
      { name: 'Bruce Willis', character: 'Butch Coolidge' },
      { name: 'Ving Rhames', character: 'Marsellus Wallace' },
      { name: 'Harvey Keitel', character: 'Winston Wolf' },
      { name: 'Eric Stoltz', character: 'Lance' },
      { name: 'Tim Roth', character: 'Pumpkin' },
      { name: 'Amanda Plummer', character: 'Honey Bunny' },
      { name: 'Maria de Medeiros', character: 'Fabienne' },
      { name: 'Christopher Walken', character: 'Captain Koons' },
      { name: 'Rosanna Arquette', character: 'Jody' },
    ],
    crew: [
      { name: 'Quentin Tarantino', job: 'Director' },
      { name: 'Lawrence Bender', job: 'Producer' },
      { name: 'Quentin Tarantino', job: 'Writer' },
      { name: 'Roger Avary', job: 'Story' },
      { name: 'Andrzej Sekuła', job: 'Director of Photography' },
      { name: 'Sally Menke', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Randall Pike',
        writtenOn: '2007-12-14',
        rating: 9,
        content:
          "Quentin Tarantino tells three crime stories and mixes them up, so that you start in a diner and don't know for two hours why. It sounds complicated. It isn't, because each scene is such fun to watch for itself. He lets gangsters talk about burgers, foot massages and television, and the longer they talk, the more nervous you get about what will happen next.\n\nJohn Travolta and Samuel L. Jackson are the funniest pair of killers I know, and Jackson could read the Bible to me all day. Uma Thurman is mysterious and then suddenly very human. Bruce Willis is better than he had been in years, and Christopher Walken has one crazy speech about a watch. Only the part in the basement of the store was too ugly for my taste.\n\nThe music is great and the language is strong, so it's not for kids. Overall I think it's one of the most entertaining movies of its decade. I enjoyed it from the first minute to the last.",
      },
      {
        author: 'Ruth Ann D.',
        writtenOn: '2019-08-18',
        rating: 6,
        content:
          "Fabienne wants her blueberry pancakes, and I'd watch an hour of her, and everyone else in this house hits skip when the motel comes on.\n\nI'm sixty-seven, I was a court stenographer, and the amount of talk I've had to take down from men like those two! None of it that good, and much of it about hamburgers, so he has an ear. But the pawnshop basement is nasty in a giggling way. I took my glasses off for it. I liked the talk and not the cruelty.",
      },
      {
        author: 'helen_h',
        writtenOn: '2023-06-06',
        rating: 10,
        content:
          "Saw it for the first time last night with the sound going through a shower speaker because the telly's broken. I get it. I get why everybody's dad does the voice. I had to stop it after the adrenaline needle to walk around the kitchen, and my flatmate came in and said \"oh, _Zed_ yet?\" and went out again with a yoghurt. How does a film have this many parts where you think that's the famous part. Even the gold watch speech. Especially the gold watch speech!! Loved every minute of this gangster film",
      },
    ],
  },
  {
    id: 101,
    title: 'Léon: The Professional',
    releaseDate: '1994-09-14',
    genres: ['crime', 'drama', 'action'],
    voteAverage: 8.3,
    voteCount: 16_010,
    overview:
      "Léon is a professional killer in New York. Down the corridor lives Mathilda, who is twelve. While she is out for groceries, the corrupt policeman Norman Stansfield kills her whole family over stolen drugs. She rings Léon's bell, and after a long moment he lets her in. He teaches her his work, she teaches him to read. She wants revenge on Stansfield, and Léon must keep her alive.",
    cast: [
      { name: 'Jean Reno', character: 'Léon' },
      { name: 'Natalie Portman', character: 'Mathilda Lando' },
      { name: 'Gary Oldman', character: 'Norman Stansfield' },
      { name: 'Danny Aiello', character: 'Tony' },
      { name: 'Peter Appel', character: 'Malky' },
      { name: 'Michael Badalucco', character: "Mathilda's Father" },
      { name: 'Ellen Greene', character: "Mathilda's Mother" },
      { name: 'Willi One Blood', character: '1st Stansfield Man' },
      { name: 'Don Creech', character: '2nd Stansfield Man' },
      { name: 'Samy Naceri', character: '1st SWAT' },
    ],
    crew: [
      { name: 'Luc Besson', job: 'Director' },
      { name: 'Patrice Ledoux', job: 'Producer' },
      { name: 'Luc Besson', job: 'Writer' },
      { name: 'Éric Serra', job: 'Original Music Composer' },
      { name: 'Thierry Arbogast', job: 'Director of Photography' },
      { name: 'Sylvie Landra', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dave Lomax',
        writtenOn: '2012-08-07',
        content:
          "The killer in this film has a plant, and it's an Aglaonema, a Chinese evergreen. Everyone asks, I run a stall. They like a bit of shade, so putting it out on a Manhattan window ledge all day is frankly attempted murder, but it's his best friend and he wipes the leaves and I won't split hairs.\n\nOldman cracking his pill and rolling his neck. The milk. The way Reno watches Gene Kelly in an empty cinema with his mouth open and looks about for someone to share it with. A fine thriller, odd and touching, and good for business.",
      },
      {
        author: 'Vera M.',
        writtenOn: '2018-05-16',
        rating: 7,
        content:
          "Pros: Natalie Portman at twelve, already better than most adults. Jean Reno, a killer who's a child himself. Gary Oldman, completely crazy. The opening job in the hotel. Streets of New York with a European eye.\nCons: the way Mathilda's crush is filmed made me uncomfortable, more now than back then. Oldman goes too far at times. The song at the end is not for me.\nA stylish, sad, strange thriller. I like a lot of it, and I also understand anyone who can't watch it.",
      },
      {
        author: 'eva s',
        writtenOn: '2024-02-02',
        rating: 10,
        content:
          "\"bring me everyone.\" what do you mean everyone. EV. REE. ONE. it's been my alarm for three years and my boyfriend is going to move out. i know he's chewing it. chew it! gary oldman forever!! best thriller i know. the plant's good too, hi plant. i cried about the plant on a train",
      },
    ],
  },
  {
    id: 278,
    title: 'The Shawshank Redemption',
    releaseDate: '1994-09-23',
    genres: ['drama', 'crime'],
    voteAverage: 8.7,
    voteCount: 30_206,
    overview:
      "Maine, 1947. The banker Andy Dufresne gets two life sentences for shooting his wife and her lover. In Shawshank prison he becomes friends with Red, who can get things. He suffers under Bogs and his gang until he helps Captain Hadley with his taxes, and soon he keeps the books for Warden Norton's dirty money. He has his whole life to get through there, and if Norton stops needing him, he loses all protection.",
    cast: [
      { name: 'Tim Robbins', character: 'Andy Dufresne' },
      { name: 'Morgan Freeman', character: "Ellis Boyd 'Red' Redding" },
      { name: 'Bob Gunton', character: 'Warden Norton' },
      { name: 'William Sadler', character: 'Heywood' },
      { name: 'Clancy Brown', character: 'Captain Byron Hadley' },
      { name: 'Gil Bellows', character: 'Tommy Williams' },
      { name: 'James Whitmore', character: 'Brooks Hatlen' },
      { name: 'Mark Rolston', character: 'Bogs Diamond' },
      { name: 'Jeffrey DeMunn', character: '1946 D.A.' },
      { name: 'Larry Brandenburg', character: 'Skeet' },
    ],
    crew: [
      { name: 'Frank Darabont', job: 'Director' },
      { name: 'Niki Marvin', job: 'Producer' },
      { name: 'Frank Darabont', job: 'Screenplay' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'Roger Deakins', job: 'Director of Photography' },
      { name: 'Richard Francis-Bruce', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Luca A.',
        writtenOn: '2009-03-03',
        rating: 10,
        content:
          "I run the book cart in a county facility, six years now, volunteer. We get the six letters a week part right down to the stamps. What they ask for is westerns, law, and anything with a map in it. There is a man on B who's read every Louis L'Amour twice and reviews them for the others.\n\nWhen old Brooks goes out and sits on the bed in that rented room and can't go to the toilet without permission, I have met him. I have met about nine of him. It's the truest prison movie there is, and I love it.",
      },
      {
        author: 'Glenn Foley',
        writtenOn: '2016-12-28',
        rating: 6,
        content:
          "I know, I know. Put down the pitchforks. I think it's fine! It's warm, it's handsomely lit, and Morgan Freeman reads the whole of it to you so that you're never left alone with anything for as much as a minute. Every convict is a peach, bar three who are marked on entry. Nothing in there is as good as the beers on the tar, men sitting with the sun on their arms, and he doesn't drink his. _That's_ a film. I'd have ended about there.",
      },
      {
        author: 'mike.tn',
        writtenOn: '2022-09-10',
        rating: 10,
        content:
          "I have seen this at least fifteen times on TV and I can never turn it off. Morgan Freeman could read me the phone book. The scene where Andy plays the opera record over the loudspeakers and all the prisoners stop and look up is beautiful. It's about friendship and hope, and it's perfect. Loved it!",
      },
    ],
  },
  {
    id: 6280,
    title: 'Junior',
    releaseDate: '1994-11-22',
    genres: ['comedy', 'science-fiction'],
    voteAverage: 5.2,
    voteCount: 1_517,
    overview:
      'Dr. Alex Hesse and Dr. Larry Arbogast have developed a drug to help women who lose their babies early, but Noah Banes stops the tests. Larry talks Alex, who has never cared for children, into trying it on himself, with an egg that belongs to Dr. Diana Reddin. After three months Alex is supposed to end the experiment. But he wants to keep the baby, and if Banes finds out, he could lose it.',
    cast: [
      { name: 'Arnold Schwarzenegger', character: 'Dr. Alex Hesse' },
      { name: 'Danny DeVito', character: 'Dr. Larry Arbogast' },
      { name: 'Emma Thompson', character: 'Dr. Diana Reddin' },
      { name: 'Frank Langella', character: 'Noah Banes' },
      { name: 'Pamela Reed', character: 'Angela' },
      { name: 'Aida Turturro', character: 'Louise' },
      { name: 'James Eckhouse', character: 'Ned Sneller' },
      { name: 'Welker White', character: 'Jenny' },
      { name: 'Kathleen Chalfant', character: 'Casitas Madres Receptionist' },
      { name: 'Judy Collins', character: 'Naomi' },
    ],
    crew: [
      { name: 'Ivan Reitman', job: 'Director' },
      { name: 'Ivan Reitman', job: 'Producer' },
      { name: 'Kevin Wade', job: 'Writer' },
      { name: 'Chris Conrad', job: 'Writer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Adam Greenberg', job: 'Director of Photography' },
      { name: 'Sheldon Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Trish Nolan',
        writtenOn: '2012-03-14',
        rating: 6,
        content:
          "\"My nipples are very sensitive.\" I had to leave the tearoom. Arnold Schwarzenegger is pregnant, that's the joke. None of it's possible and most of it's sentimental, but he cries at an advert, he eats, he minds what people say about his weight, and he is so _polite_ about it all. I've known fathers take up less room and give me a good deal more trouble.\n\nEmma Thompson walks into things with loo paper on her shoe. She's the best thing in it. Not a great comedy, but I had a nice time.",
      },
      {
        author: 'Gary Whitlock',
        writtenOn: '2017-11-25',
        rating: 4,
        content:
          "Same director as Twins, same two blokes, one is big and one is small. Last time they'd a plot as well. This has a thing, a single thing, and they have put it on the poster, and it'll be eighty minutes before anything else occurs. I laughed at him going in disguise in a frock to a home for expectant mothers and explaining he was an East German athlete. Otherwise it's a weak comedy and I was bored.",
      },
      {
        author: 'Peter Farkas',
        writtenOn: '2024-06-20',
        rating: 5,
        content:
          "Thirty-four weeks, can't sleep, someone at antenatal said this would cheer me up. It did, a bit. It's kind of sweet how Arnold goes round touching his tummy. It's kind of not how a woman's egg is nicked out of a freezer and used without asking, and she finds out, and she's cross for one scene. One! So it's a so-so comedy. I did get hiccups. Both of us did.",
      },
    ],
  },
  {
    id: 8011,
    title: 'Highlander III: The Sorcerer',
    releaseDate: '1994-11-29',
    genres: ['fantasy', 'action', 'adventure'],
    voteAverage: 4.8,
    voteCount: 545,
    overview:
      'Four hundred years ago the immortal warrior Kane was buried alive when a cave in Japan collapsed. He has the magic of the sorcerer Nakano. In the present the archaeologist Alexandra Johnson digs up the cave and Kane walks free. Connor MacLeod, who lives with his adopted son John, had believed that no immortal was left. He must fight Kane in New York, or he will lose the boy and his own head.',
    cast: [
      { name: 'Christopher Lambert', character: 'Connor MacLeod / Russell Nash' },
      { name: 'Mario Van Peebles', character: 'Kane' },
      { name: 'Deborah Kara Unger', character: 'Dr. Alexandra Johnson / Sarah Barrington' },
      { name: 'Mako', character: 'Nakano' },
      { name: 'Martin Neufeld', character: 'Lt. John Stenn' },
      { name: 'Daniel Dõ', character: 'Takamura' },
      { name: 'Louis Bertignac', character: 'Pierre Bouchet' },
      { name: 'Raoul Max Trujillo', character: 'Warrior #1' },
      { name: 'Jean-Pierre Pérusse', character: 'Warrior #2' },
      { name: 'Gabriel Kakon', character: 'John MacLeod' },
    ],
    crew: [
      { name: 'Andrew Morahan', job: 'Director' },
      { name: 'Claude Léger', job: 'Producer' },
      { name: 'Paul Ohl', job: 'Screenplay' },
      { name: 'J. Peter Robinson', job: 'Original Music Composer' },
      { name: 'Steven Chivers', job: 'Director of Photography' },
      { name: 'Yves Langlois', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'vance88',
        writtenOn: '2013-02-17',
        rating: 4,
        content:
          "So it wasn't over after the first one? The Highlander won. He got The Prize, he could hear everybody's thoughts, credits. Then there was the one about the ozone layer, which this one pretends didn't happen, and who'd blame it. What they've done is make the first film again with the labels changed: old Asian master where Connery was, big bald loon where the other big loon was, girl with a sword in a museum.\n\nI counted one new idea. The villain turns into a bird. A lazy fantasy sequel, skip it.",
      },
      {
        author: 'Craig McPhail',
        writtenOn: '2019-11-03',
        rating: 6,
        content:
          "Mario Van Peebles has a ring through his nose and a voice like somebody gargling a motorbike, and I will not hear a word against him. He licks things. He goes to a brothel in New Jersey and does a magic trick with a condom. Every other person in this seems to have been told the story is sad.\n\nFights in the refinery go off like a fuse box. My bass player and I put it on after rehearsal about twice a year, and we do the laugh. It's a bad fantasy and I enjoy it.",
      },
      {
        author: 'Fiona McLeod',
        writtenOn: '2007-05-20',
        rating: 4,
        content:
          "I love the first Highlander, I have it on tape, disc and poster, and its rule is simple: there can be only ONE. The fight was over. Now we learn that three more were sitting in a cave. Kane is a copy of the old villain, Nakano is a copy of Sean Connery, and there's a copy of the love story. The Scottish scenes are pretty and Mario Van Peebles at least has fun. As a fan I felt cheated, and it isn't good enough to make up for that.",
      },
    ],
  },
  {
    id: 4476,
    title: 'Legends of the Fall',
    releaseDate: '1994-12-23',
    genres: ['drama', 'western', 'romance', 'war'],
    voteAverage: 7.4,
    voteCount: 2_830,
    overview:
      'Colonel Ludlow has left the army in disgust at how it treats the Indians and brings up three sons in Montana: Alfred, who does his duty, Tristan, who is wild, and young Samuel. In 1914 Samuel comes home with his fiancée Susannah, and both brothers fall for her. Then Samuel volunteers for the war in Europe, and his brothers go with him. They must bring him home alive, or the family will break apart.',
    cast: [
      { name: 'Brad Pitt', character: 'Tristan Ludlow' },
      { name: 'Anthony Hopkins', character: 'Colonel Ludlow' },
      { name: 'Aidan Quinn', character: 'Alfred' },
      { name: 'Julia Ormond', character: 'Susannah' },
      { name: 'Henry Thomas', character: 'Samuel' },
      { name: 'Karina Lombard', character: 'Isabel Two' },
      { name: 'Gordon Tootoosis', character: 'One Stab' },
      { name: 'Tantoo Cardinal', character: 'Pet' },
      { name: 'Paul Desmond', character: 'Decker' },
      { name: 'Christina Pickles', character: 'Isabel' },
    ],
    crew: [
      { name: 'Edward Zwick', job: 'Director' },
      { name: 'Edward Zwick', job: 'Producer' },
      { name: 'Marshall Herskovitz', job: 'Producer' },
      { name: 'Susan Shilliday', job: 'Screenplay' },
      { name: 'Bill Wittliff', job: 'Screenplay' },
      { name: 'James Horner', job: 'Original Music Composer' },
      { name: 'John Toll', job: 'Director of Photography' },
      { name: 'Steven Rosenblum', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'filmstudent370',
        writtenOn: '2013-02-10',
        rating: 8,
        content:
          "Girls. Brad Pitt's HAIR. It arrives before he does, it has its own light. It comes back from Africa or wherever and rides over the hill in front of a herd of horses and the woman two seats along from my mother said \"oh for heaven's sake\" as though she had been insulted.\n\nThree brothers, one woman, a bear, lots of telegrams. I adore this big weepy western. I am fifty and I've got the soundtrack in the car and I will not be talked to about it.",
      },
      {
        author: 'Rossi D.',
        writtenOn: '2018-03-31',
        rating: 5,
        content:
          "Consider Alfred, the dull brother. Gets up, does the books, enlists because his brother did, is wounded, goes into town and builds a business. Writes! Pays! And his father spits on his shoes, on account of the other one's cheekbones.\n\nHopkins plays the father at the top of his voice and is enjoying himself. I wasn't. It's a long soap opera in front of very pretty mountains, and John Toll shot those well.",
      },
      {
        author: 'Sunita R.',
        writtenOn: '2022-07-05',
        rating: 9,
        content:
          'So much love, so much heartbreak, I finished one full packet of tissues. I watched it with my sister and my mother on a rainy Sunday, and we still discuss which brother Susannah should choose. My mother says Alfred, of course. Brad Pitt is very handsome and very sad, and Anthony Hopkins is a father from the old days, strict and proud. The mountains and the music are out of this world. A bit long, like a good family drama should be. Please watch it, it is beautiful.',
      },
    ],
  },
];
