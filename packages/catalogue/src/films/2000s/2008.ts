import type { CatalogueFilm } from '../film.ts';

export const films2008: readonly CatalogueFilm[] = [
  {
    id: 7278,
    title: 'Meet the Spartans',
    releaseDate: '2008-01-24',
    genres: ['comedy', 'fantasy'],
    voteAverage: 4.1,
    voteCount: 1840,
    overview:
      'Leonidas, king of a very small and very oiled people, has married Margo. When a messenger from Persia demands that he bow to King Xerxes, he kicks him into the pit of death. The traitor Traitoro wants his throne. With Captain Sonio and only thirteen men, who skip to war hand in hand, Leonidas marches against a huge army. If he loses, Sparta belongs to Xerxes.',
    cast: [
      { name: 'Sean Maguire', character: 'Leonidas' },
      { name: 'Carmen Electra', character: 'Queen Margo' },
      { name: 'Ken Davitian', character: 'Xerxes' },
      { name: 'Kevin Sorbo', character: 'Captain' },
      { name: 'Travis Van Winkle', character: 'Sonio' },
      { name: 'Diedrich Bader', character: 'Traitoro' },
      { name: 'Method Man', character: 'Persian Emissary' },
      { name: 'Ike Barinholtz', character: 'Prophet' },
      { name: 'Jareb Dauplaise', character: 'Dilio' },
    ],
    crew: [
      { name: 'Jason Friedberg', job: 'Director' },
      { name: 'Aaron Seltzer', job: 'Director' },
      { name: 'Jason Friedberg', job: 'Screenplay' },
      { name: 'Aaron Seltzer', job: 'Screenplay' },
      { name: 'Peter Safran', job: 'Producer' },
      { name: 'Jason Friedberg', job: 'Producer' },
      { name: 'Aaron Seltzer', job: 'Producer' },
      { name: 'Christopher Lennertz', job: 'Original Music Composer' },
      { name: 'Shawn Maurer', job: 'Director of Photography' },
      { name: 'Peck Prior', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Prakash_and_cousins',
        writtenOn: '2012-05-01',
        rating: 5,
        content:
          'We cousins saw this in Pune after the exams, eight of us, only because 300 was sold out on every DVD shelf. The dance battle and the skipping soldiers made us laugh until the tea was cold. Sean Maguire is really a handsome and good comedian. But there is too much vomit and too much of American television which we do not know, and my eldest cousin walked out. With parents do not watch it. With silly boys it is okay, we enjoyed some of it.',
      },
      {
        author: 'cody_in_boise',
        writtenOn: '2010-08-30',
        rating: 6,
        content:
          "It's a stupid movie, but it's a fun kind of stupid. Sean Maguire actually looks like a real Spartan king. The pit of death part where he kicks everybody in is the best! Kevin Sorbo is a good sport. The jokes get old by the end, but I liked it. Watch it with your buddies and turn off your brain.",
      },
      {
        author: 'Isolde Kramer',
        writtenOn: '2021-09-11',
        rating: 2,
        content:
          "I watched this again to see whether it was as bad as I remembered. It's worse. Nearly all the jokes are about people who were on American television for one season, so by now you'd need footnotes. What holds up is Sean Maguire, who plays Leonidas with the straight face of a man in a better film. Nothing else does: the men are laughed at for holding hands, the women for being looked at, and the battle is a pile of cardboard. Boring, and a waste of time.",
      },
    ],
  },
  {
    id: 9502,
    title: 'Kung Fu Panda',
    releaseDate: '2008-06-04',
    genres: ['action', 'animation', 'comedy', 'drama', 'family'],
    voteAverage: 7.3,
    voteCount: 12_553,
    overview:
      "In the Valley of Peace the panda Po, who sells noodles, dreams of kung fu and of the Furious Five. By accident old Oogway picks him as the Dragon Warrior. Master Shifu wants to get rid of him. Then the snow leopard Tai Lung, Shifu's former pupil, breaks out of prison and wants the secret scroll. Po has only days to learn kung fu, or Tai Lung will take the scroll and destroy the valley.",
    cast: [
      { name: 'Jack Black', character: 'Po (voice)' },
      { name: 'Dustin Hoffman', character: 'Shifu (voice)' },
      { name: 'Angelina Jolie', character: 'Tigress (voice)' },
      { name: 'Ian McShane', character: 'Tai Lung (voice)' },
      { name: 'Jackie Chan', character: 'Monkey (voice)' },
      { name: 'Seth Rogen', character: 'Mantis (voice)' },
      { name: 'Lucy Liu', character: 'Viper (voice)' },
      { name: 'David Cross', character: 'Crane (voice)' },
      { name: 'Randall Duk Kim', character: 'Oogway (voice)' },
      { name: 'James Hong', character: 'Mr. Ping (voice)' },
    ],
    crew: [
      { name: 'Mark Osborne', job: 'Director' },
      { name: 'John Stevenson', job: 'Director' },
      { name: 'Jonathan Aibel', job: 'Screenplay' },
      { name: 'Glenn Berger', job: 'Screenplay' },
      { name: 'Ethan Reiff', job: 'Story' },
      { name: 'Cyrus Voris', job: 'Story' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Yong Duk Jhun', job: 'Director of Photography' },
      { name: 'Clare Knight', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Olga Mason',
        writtenOn: '2010-05-01',
        rating: 9,
        content:
          "My whole family speaks over films and nobody spoke over this. Funny, fast, gorgeous to look at. I'm Chinese and went in ready to be annoyed, and the details are right, the roofs, the steam, how people put their hands together, somebody cared. And the secret scroll: I thought about it on the walk home and again at New Year with my father. Ian McShane's leopard actually scared my mother. We all loved it.",
      },
      {
        author: 'Two pandas',
        writtenOn: '2011-11-11',
        rating: 7,
        content:
          "Surprisingly lovely. I'd taken it for another wisecracking-animal job, and it's got real quiet in it: the peach tree, the old tortoise, Shifu not knowing how to teach anybody he wasn't born to like. The fights are clear and you can follow them. Story you'll have seen a dozen times. Jack Black is reined in about as far as he goes. A really good cartoon.",
      },
      {
        author: 'Ramesh and family',
        writtenOn: '2018-02-20',
        rating: 7,
        content:
          'A very enjoyable film with a good teaching: believe in yourself, and respect your teacher and your father. I saw it with my wife, both sons and my old father, who liked the turtle best because he speaks like our grandfather. The animals fight so well, and the colors are like in a silk market. The panda is always eating, and my sons also wanted noodles afterward. The story is simple and a little like others. Nothing bad for children in it. Please watch it together at home.',
      },
    ],
  },
  {
    id: 8645,
    title: 'The Happening',
    releaseDate: '2008-06-11',
    genres: ['thriller', 'science-fiction', 'mystery'],
    voteAverage: 5.4,
    voteCount: 3_920,
    overview:
      "One morning people in Central Park fall silent and kill themselves, and it spreads from city to city. Elliot Moore, a science teacher in Philadelphia, flees to the country with his wife Alma and Jess, a friend's small daughter. In the fields Elliot and Alma begin to understand that something in the air does this. They must keep Jess alive, far away from all others, until it stops.",
    cast: [
      { name: 'Mark Wahlberg', character: 'Elliot Moore' },
      { name: 'Zooey Deschanel', character: 'Alma Moore' },
      { name: 'John Leguizamo', character: 'Julian' },
      { name: 'Ashlyn Sanchez', character: 'Jess' },
      { name: 'Betty Buckley', character: 'Mrs. Jones' },
      { name: 'Spencer Breslin', character: 'Josh' },
      { name: 'Robert Bailey Jr.', character: 'Jared' },
      { name: 'Frank Collison', character: 'Nursery Owner' },
      { name: 'Jeremy Strong', character: 'Private Auster' },
      { name: 'Alan Ruck', character: 'Principal' },
    ],
    crew: [
      { name: 'M. Night Shyamalan', job: 'Director' },
      { name: 'M. Night Shyamalan', job: 'Writer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Tak Fujimoto', job: 'Director of Photography' },
      { name: 'Conrad Buff IV', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'movienight90',
        writtenOn: '2009-02-08',
        rating: 4,
        content:
          'In front of us sat an elderly gentleman who had come alone. When the old lady in the movie accuses her guests of wanting her lemon drink, he folded his coat over his arm, said "good night, everybody" to our row and walked out. He had seen the best of it. The beginning is truly frightening, with the workers on the roof. After that people run away from the wind, and Mark Wahlberg speaks politely to a plastic plant. I laughed a lot for a thriller, and I can\'t call it good.',
      },
      {
        author: 'Hedge watcher',
        writtenOn: '2017-10-29',
        rating: 7,
        content:
          "I'm fairly sure it's supposed to be funny. Not all of it, but the stiffness and the wide eyes and the man who recommends hot dogs while civilization ends, that's a drive-in picture from 1958 with a really good James Newton Howard score on top. Taken that way, wet Sunday, curtains closed, I had a fine time, and later when the wind got up I did go and look at our privet. Zooey Deschanel appears to be in some other movie, one about a tiramisu.",
      },
    ],
  },
  {
    id: 13655,
    title: 'Camp Rock',
    releaseDate: '2008-06-20',
    genres: ['family', 'music', 'comedy', 'drama', 'tv-movie', 'romance'],
    voteAverage: 6.4,
    voteCount: 2_009,
    overview:
      "Mitchie Torres writes songs, and may come to an expensive music camp because her mother Connie cooks there. To impress Tess Tyler, the star of the camp, she lies that her mother is a big name in music. Shane Gray, a spoiled pop star, hears Mitchie sing through a door and looks for the unknown girl. If her lie comes out, she will lose him, her friends and her mother's trust.",
    cast: [
      { name: 'Demi Lovato', character: 'Mitchie Torres' },
      { name: 'Joe Jonas', character: 'Shane Gray' },
      { name: 'Meaghan Martin', character: 'Tess Tyler' },
      { name: 'Maria Canals-Barrera', character: 'Connie Torres' },
      { name: 'Alyson Stoner', character: 'Caitlyn Gellar' },
      { name: 'Kevin Jonas', character: 'Jason' },
      { name: 'Nick Jonas', character: 'Nate' },
      { name: 'Anna Maria Perez de Tagle', character: 'Ella' },
      { name: 'Jasmine Richards', character: 'Peggy' },
      { name: 'Daniel Fathers', character: 'Brown Cesario' },
    ],
    crew: [
      { name: 'Matthew Diamond', job: 'Director' },
      { name: 'Karin Gist', job: 'Writer' },
      { name: 'Regina Y. Hicks', job: 'Writer' },
      { name: 'Julie Brown', job: 'Writer' },
      { name: 'Paul Brown', job: 'Writer' },
      { name: 'David Lawrence', job: 'Original Music Composer' },
      { name: 'Bradford May', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Marlene (camp cook)',
        writtenOn: '2009-07-19',
        rating: 8,
        content:
          "A lovely film for girls and their mothers, and the kitchen is the heart of it, so of course I enjoyed it, as I cook for two hundred children every summer. My nieces sang with every song and made me stop it to learn the steps. A girl is ashamed of her mother's work and learns to be proud of her, what a good message. The boys are polite and there is nothing bad in it. Some acting is stiff, the music is sweet. We will see it again next holiday.",
      },
      {
        author: 'vhskid85',
        writtenOn: '2017-03-23',
        rating: 5,
        content:
          "watched at my sister's bachelorette party, where everyone knew every word and I (German, 34) knew none. So I had time to look. The boy from the band wears a scarf on the lake. In July. In a canoe! The canoe goes round in a circle because neither of them can paddle and this is filmed as love. The songs all sound the same to me. I was bored, but the party was fun.",
      },
      {
        author: 'Leeds wardrobe mirror',
        writtenOn: '2022-08-10',
        rating: 7,
        content:
          'There\'s a look when Demi Lovato sings "This Is Me": she stops being scared, and you can see it leave her shoulders. She was fifteen. I know that hard years came later for her. I used to practise that look in a wardrobe mirror in Leeds. The story is nothing special, but I love her in it.',
      },
    ],
  },
  {
    id: 12177,
    title: 'The Love Guru',
    releaseDate: '2008-06-20',
    genres: ['comedy', 'romance'],
    voteAverage: 4.1,
    voteCount: 764,
    overview:
      'Guru Pitka, an American who grew up in India, is only the second most famous guru in the world, and he suffers from it. Jane Bullard, who owns the ice hockey team of Toronto, offers him two million dollars. He must bring her best player Darren Roanoke back together with his wife Prudence, who has left with the goalkeeper Le Coq. If he fails before the final games end, he will stay second for ever.',
    cast: [
      { name: 'Mike Myers', character: 'Guru Pitka' },
      { name: 'Jessica Alba', character: 'Jane Bullard' },
      { name: 'Justin Timberlake', character: 'Jacques "Le Coq" Grandé' },
      { name: 'Romany Malco', character: 'Darren Roanoke' },
      { name: 'Meagan Good', character: 'Prudence' },
      { name: 'Verne Troyer', character: 'Coach Punch Cherkov' },
      { name: 'Manu Narayan', character: 'Rajneesh' },
      { name: 'John Oliver', character: 'Dick Pants' },
      { name: 'Stephen Colbert', character: 'Jay Kell' },
      { name: 'Jim Gaffigan', character: 'Trent Lueders' },
    ],
    crew: [
      { name: 'Marco Schnabel', job: 'Director' },
      { name: 'Mike Myers', job: 'Screenplay' },
      { name: 'Graham Gordy', job: 'Screenplay' },
      { name: 'Mike Myers', job: 'Producer' },
      { name: 'Michael De Luca', job: 'Producer' },
      { name: 'George S. Clinton', job: 'Original Music Composer' },
      { name: 'Peter Deming', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Petra V.',
        writtenOn: '2021-02-14',
        rating: 4,
        content:
          "Finally watched the film that is said to have ended the career of Mike Myers in the cinema. It's not as bad as its fame, and it's also not good. Justin Timberlake as Le Coq, with his accent and his love of Céline Dion, still made me laugh. The weak point is Pitka himself: he smiles at the camera after each joke, and the jokes are about urine, elephants and Verne Troyer's height. I liked the songs on the sitar. One evening is enough.",
      },
      {
        author: 'leafsfan_67',
        writtenOn: '2009-03-22',
        rating: 3,
        content:
          "Pros: Real hockey footage. Romany Malco tries hard as Darren. Stephen Colbert as the commentator. Someone finally made a movie in which Toronto plays in the finals.\n\nCons: Every name is a dirty joke, and they explain each of them. Jessica Alba has nothing to do. The mop fight. The elephants. Ben Kingsley with crossed eyes, which I hated. Myers repeats what he did as Austin Powers, slower.\n\nVerdict: I didn't like it. Boring for long stretches, and ninety minutes felt like triple overtime.",
      },
      {
        author: 'Lukas Brandt',
        writtenOn: '2013-07-07',
        rating: 5,
        content:
          'The film has many jokes for small boys and I am not a small boy, but sometimes I laugh. Mike Myers plays the guru Pitka who wants to be more famous than Deepak Chopra. Best is the ice hockey coach and the songs with the Indian guitar, for example "9 to 5". Bad are the jokes about the toilet, there are too many. Jessica Alba is beautiful and dances well. It is an okay comedy when you are tired.',
      },
    ],
  },
  {
    id: 10681,
    title: 'WALL·E',
    releaseDate: '2008-06-22',
    genres: ['animation', 'family', 'science-fiction'],
    voteAverage: 8.1,
    voteCount: 19556,
    overview:
      'Seven hundred years from now the Earth is covered with rubbish, and one last, lonely robot still presses it into cubes. A ship leaves EVE, a smooth white robot who searches for something green, and he falls in love. When she is taken back with a plant, he follows her into space, to the Captain and the last humans. He must save EVE and the plant, or they will never come home to Earth.',
    cast: [
      { name: 'Ben Burtt', character: 'WALL·E / M-O (voice)' },
      { name: 'Elissa Knight', character: 'EVE (voice)' },
      { name: 'Jeff Garlin', character: 'Captain (voice)' },
      { name: 'Fred Willard', character: 'Shelby Forthright, BnL CEO' },
      { name: 'John Ratzenberger', character: 'John (voice)' },
      { name: 'Kathy Najimy', character: 'Mary (voice)' },
      { name: 'Sigourney Weaver', character: "Ship's Computer (voice)" },
    ],
    crew: [
      { name: 'Andrew Stanton', job: 'Director' },
      { name: 'Andrew Stanton', job: 'Screenplay' },
      { name: 'Jim Reardon', job: 'Screenplay' },
      { name: 'Jim Morris', job: 'Producer' },
      { name: 'Lindsey Collins', job: 'Producer' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'Jeremy Lasky', job: 'Director of Photography' },
      { name: 'Danielle Feinberg', job: 'Director of Photography' },
      { name: 'Stephen Schaffer', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Kaylee M.',
        writtenOn: '2012-06-30',
        rating: 9,
        content:
          "WALL·E is the cutest thing Pixar ever made. He has no real words, just beeps, and I still knew everything he felt. I loved the part where he and EVE fly around the ship with the fire extinguisher. The music is beautiful. I cried twice and I'm not sorry!",
      },
      {
        author: 'momofthree_oh',
        writtenOn: '2010-01-17',
        rating: 8,
        content:
          "The first half hour has almost no talking, and I was sure my three (four, six and nine) would get restless. They didn't move. The four-year-old hid behind a pillow when EVE first shot her laser, and when the ship's steering wheel turned mean. Otherwise nothing to worry about. My oldest asked why the people in the chairs never stand up, and we had a good talk about screens. A great family movie, and I had as good a time as they did. Show it without fear from about five.",
      },
      {
        author: 'Julien Carpentier',
        writtenOn: '2017-11-05',
        rating: 8,
        content:
          "The sound is the whole film. Ben Burtt, who made the voice of R2-D2, built a language here out of motors, clicks and one sad whistle, and it says more than most dialogue. Listen to the tread marks on the gravel, or to the wind in the empty shop. Then Thomas Newman's harps come in for the dance among the stars. The chase on the ship is ordinary; the love story is wonderful. I recommend good headphones.",
      },
    ],
  },
  {
    id: 1735,
    title: 'The Mummy: Tomb of the Dragon Emperor',
    releaseDate: '2008-07-01',
    genres: ['adventure', 'action', 'fantasy'],
    voteAverage: 5.5,
    voteCount: 4_782,
    overview:
      "Two thousand years ago the sorceress Zi Yuan turned the cruel Emperor Han and his army to clay. In 1946 Alex O'Connell digs up the emperor's tomb. His parents Rick and Evelyn are to take a diamond back to Shanghai, where Evelyn's brother Jonathan runs a nightclub. General Yang uses the stone to wake the emperor. With Lin, who has guarded the tomb, they must stop him before he can raise his army.",
    cast: [
      { name: 'Brendan Fraser', character: "Rick O'Connell" },
      { name: 'Jet Li', character: 'Emperor Han' },
      { name: 'Maria Bello', character: "Evelyn O'Connell" },
      { name: 'John Hannah', character: 'Jonathan Carnahan' },
      { name: 'Michelle Yeoh', character: 'Zi Yuan' },
      { name: 'Luke Ford', character: "Alex O'Connell" },
      { name: 'Isabella Leong', character: 'Lin' },
      { name: 'Anthony Wong Chau-Sang', character: 'General Yang' },
      { name: 'Russell Wong', character: 'Ming Guo' },
      { name: 'Liam Cunningham', character: 'Maguire' },
    ],
    crew: [
      { name: 'Rob Cohen', job: 'Director' },
      { name: 'Alfred Gough', job: 'Screenplay' },
      { name: 'Miles Millar', job: 'Screenplay' },
      { name: 'Sean Daniel', job: 'Producer' },
      { name: 'Stephen Sommers', job: 'Producer' },
      { name: 'Randy Edelman', job: 'Original Music Composer' },
      { name: 'Simon Duggan', job: 'Director of Photography' },
      { name: 'Joel Negron', job: 'Editor' },
      { name: 'Kelly Matsumoto', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Deirdre Maguire',
        writtenOn: '2009-03-22',
        rating: 4,
        content:
          'The first of these was a pleasant imitation of Raiders of the Lost Ark; this third one is an imitation of itself, and not a good one. Maria Bello replaces Rachel Weisz, gamely and without a chance. The grown-up son looks about four years younger than his father, and when three yetis come down from the Himalayas to help out in a fight I gave up on it as a story altogether. Jet Li and Michelle Yeoh, who might have made one think of Hero, are mostly asked to stand in the wind. John Hannah raises a smile. I found it noisy, muddled and rather dull.',
      },
      {
        author: 'K. Quinn',
        writtenOn: '2012-07-30',
        content:
          "Third one of the day for us, it was raining, and honestly? Good fun. It's sillier than the other two put together. The chariot chase through Shanghai with the fireworks going off is as good as anything in the first, and I'm sorry, the yetis are brilliant. What doesn't work is Evie, it's not the actress's fault, she's playing somebody else's jokes, and the grown-up son has no spark with anyone. Jet Li should've been in it more with his own face.",
      },
      {
        author: 'Megan K.',
        writtenOn: '2020-06-30',
        rating: 7,
        content:
          "every single line John Hannah has. a yak is sick on him and he talks to it as if they were married. he owns a nightclub called Imhotep's. he's having a gorgeous time. i was ill that week and this silly mummy adventure was just right, i liked it a lot",
      },
    ],
  },
  {
    id: 11631,
    title: 'Mamma Mia!',
    releaseDate: '2008-07-03',
    genres: ['comedy', 'romance'],
    voteAverage: 7.0,
    voteCount: 6_960,
    overview:
      "Sophie Sheridan, twenty, is about to marry Sky on the Greek island where her mother Donna runs an old hotel. She doesn't know who her father is. In Donna's diary she finds three names, and she invites all of them to the wedding without telling anyone: Sam, Harry and Bill. Sophie has one day to find out which of them is her father before Donna sees them and sends them away.",
    cast: [
      { name: 'Meryl Streep', character: 'Donna Sheridan' },
      { name: 'Amanda Seyfried', character: 'Sophie Sheridan' },
      { name: 'Pierce Brosnan', character: 'Sam Carmichael' },
      { name: 'Colin Firth', character: 'Harry Bright' },
      { name: 'Stellan Skarsgård', character: 'Bill Anderson' },
      { name: 'Julie Walters', character: 'Rosie' },
      { name: 'Christine Baranski', character: 'Tanya' },
      { name: 'Dominic Cooper', character: 'Sky' },
      { name: 'Ashley Lilley', character: 'Ali' },
      { name: 'Rachel McDowall', character: 'Lisa' },
    ],
    crew: [
      { name: 'Phyllida Lloyd', job: 'Director' },
      { name: 'Catherine Johnson', job: 'Screenplay' },
      { name: 'Judy Craymer', job: 'Producer' },
      { name: 'Gary Goetzman', job: 'Producer' },
      { name: 'Benny Andersson', job: 'Original Music Composer' },
      { name: 'Haris Zambarloukos', job: 'Director of Photography' },
      { name: 'Lesley Walker', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Hen party on the ferry',
        writtenOn: '2009-08-15',
        rating: 9,
        content:
          "It's an ABBA musical on a Greek island, so I went to the island. You climb about two hundred steps up to that chapel and at the top there's a queue of hen parties from Doncaster, out of breath and singing. I was one. Sixty-three. We did The Winner Takes It All into the wind, six women, four divorces, and a German gentleman who'd been trying to photograph a lizard put down his camera and clapped. No, of course it isn't a good film. I adore it.",
      },
      {
        author: 'Nigel (choirmaster)',
        writtenOn: '2010-10-17',
        rating: 6,
        content:
          'The songs by Abba are some of the best pop music ever written, and the question is what you do to them. Meryl Streep really sings, and her "Winner Takes It All", on a cliff, is acting of the first order. Amanda Seyfried has a clear, pretty voice. Pierce Brosnan sounds as if he were moving a wardrobe, and my choir asks me about it every year. Sometimes I covered my ears and at other times I had goosebumps. I smiled more than I suffered, so yes, it\'s a pleasant film.',
      },
      {
        author: "Mother's hairbrush",
        writtenOn: '2017-12-28',
        rating: 7,
        content:
          "Meryl Streep sings \"Slipping Through My Fingers\" while she paints her daughter's toenails. Up to then I'd been rolling my eyes and passing the olives; after that nobody passed anything. Baranski on the beach with the boys, what a professional. And Streep doing the splits in mid-air off a bed at fifty-eight, I stopped it, I went back, I tried it, I'm now writing with an ice pack. I had such a good time.",
      },
    ],
  },
  {
    id: 14048,
    title: 'Man on Wire',
    releaseDate: '2008-07-25',
    genres: ['documentary', 'history', 'crime'],
    voteAverage: 7.5,
    voteCount: 956,
    overview:
      'In August 1974 a young French street performer wants to walk on a wire between the towers of the World Trade Center. He and his friends have prepared for six years, with models and forged passes. They must bring a ton of steel cable past the guards and stretch it from roof to roof in one night. Those who were there tell it like a bank robbery. If anything goes wrong, he will fall.',
    cast: [
      { name: 'Philippe Petit', character: 'Self' },
      { name: 'Jean François Heckel', character: 'Self' },
      { name: 'Jean-Louis Blondeau', character: 'Self' },
      { name: 'Annie Allix', character: 'Self' },
      { name: 'David Forman', character: 'Self' },
      { name: 'Alan Welner', character: 'Self' },
      { name: 'Barry Greenhouse', character: 'Self' },
      { name: 'Jim Moore', character: 'Self' },
      { name: 'Paul McGill', character: 'Philippe Petit (re-enactment)' },
    ],
    crew: [
      { name: 'James Marsh', job: 'Director' },
      { name: 'Igor Martinovic', job: 'Director of Photography' },
      { name: 'Jinx Godfrey', job: 'Editor' },
      { name: 'Simon Chinn', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'diana2004',
        writtenOn: '2010-01-17',
        rating: 8,
        content:
          "This documentary is about a man who walks on a rope between two towers, and I'm afraid of heights on a staircase. I watched a lot of it through a cushion. What I hadn't expected was all the sitting still, two lads under a tarpaulin for hours because a guard has come up for a look round. And his old friends still have tears in their eyes. It's as exciting as a robbery film and I loved it.",
      },
      {
        author: 'Annie R.',
        writtenOn: '2016-06-11',
        rating: 7,
        content:
          "Petit's a marvellous talker, knows it, and after an hour I wanted to swap places at the table. He hides behind a curtain to show you how he hid. He plays all the parts. Keep an eye on Annie, his girlfriend, though. She gives him years of her life and stands down in the street looking up. She tells us about it with a funny sort of smile and I've thought about that more than about the towers. I could do without the scenes with actors. But it's a beautiful documentary, and the piano music is lovely.",
      },
    ],
  },
  {
    id: 12914,
    title: 'Stargate: Continuum',
    releaseDate: '2008-07-29',
    genres: ['adventure', 'science-fiction', 'tv-movie'],
    voteAverage: 7.1,
    voteCount: 449,
    overview:
      "At the execution of Ba'al, the last of the cruel System Lords, people begin to vanish. Samantha Carter, Daniel Jackson and Cameron Mitchell escape through the Stargate and come out on Earth in another history: the gate never reached America, and nobody knows them. Ba'al has traveled back in time to change everything. Then Ba'al's ships appear over the Earth, and only they know how to stop him.",
    cast: [
      { name: 'Ben Browder', character: 'Cameron Mitchell' },
      { name: 'Amanda Tapping', character: 'Samantha Carter' },
      { name: 'Christopher Judge', character: "Teal'c" },
      { name: 'Michael Shanks', character: 'Daniel Jackson' },
      { name: 'Beau Bridges', character: 'Hank Landry' },
      { name: 'Claudia Black', character: 'Vala Mal Doran / Qetesh' },
      { name: 'Richard Dean Anderson', character: "Jack O'Neill" },
      { name: 'Cliff Simon', character: "Ba'al" },
      { name: 'Don S. Davis', character: 'George Hammond' },
      { name: 'William Devane', character: 'President Henry Hayes' },
    ],
    crew: [
      { name: 'Martin Wood', job: 'Director' },
      { name: 'Brad Wright', job: 'Writer' },
      { name: 'Brad Wright', job: 'Producer' },
      { name: 'John G. Lenic', job: 'Producer' },
      { name: 'Joel Goldsmith', job: 'Original Music Composer' },
      { name: 'Peter Woeste', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Janet H.',
        writtenOn: '2010-03-14',
        rating: 9,
        content:
          "That's a real submarine, USS Alexandria, coming up through real ice, and the men on her are her own crew, and at one point some TV actors are stood on the ice next to it blowing on their fingers for real. I made two of those trips, so of course I love this movie. The story: a time machine, a bad man with make-up, fighter planes. I wasn't really listening.",
      },
      {
        author: 'nash68',
        writtenOn: '2012-09-02',
        rating: 7,
        content:
          "My late husband and I watched the series for ten years. He always said Ba'al was the only sensible one among them, dressed well and kept his promises. So it's nice to see him have the whole film. Daniel loses part of a leg in the snow and makes a joke of it in a phone box, and telephones himself, who has written a book nobody wants. A good last adventure, and I enjoyed it with one tear.",
      },
      {
        author: 'Mike, no context',
        writtenOn: '2021-05-27',
        rating: 6,
        content:
          "Pros: a neat time travel story that works even if you've seen none of the series. A real submarine, real ice, it looks bigger than a TV movie. Richard Dean Anderson, dry as ever. A good villain who enjoys himself. A smart argument about whether you're allowed to fix history.\nCons: everybody mourns people I met two minutes before. Too many names. Slow in the middle, when they live their new lives. Flat ending.\nI went in cold and had a pretty good time. Fans will get more out of it.",
      },
    ],
  },
  {
    id: 13805,
    title: 'Disaster Movie',
    releaseDate: '2008-08-29',
    genres: ['comedy', 'science-fiction'],
    voteAverage: 3.2,
    voteCount: 1126,
    overview:
      "Will dreams of the end of the world on the very day that his ex-girlfriend Amy tells him he can't commit. The same evening meteors fall on his city and a deep frost begins. With his friends Calvin, Juney and Lisa he runs through the streets, where heroes and princesses of that summer's hits get in their way. Will has to reach Amy at the museum before everything falls to pieces.",
    cast: [
      { name: 'Matt Lanter', character: 'Will' },
      { name: 'Vanessa Lachey', character: 'Amy' },
      { name: "Gary 'G. Thang' Johnson", character: 'Calvin' },
      { name: 'Nicole Parker', character: 'Enchanted Princess' },
      { name: 'Crista Flanagan', character: 'Juney / Hannah Montana' },
      { name: 'Kim Kardashian', character: 'Lisa' },
      { name: 'Ike Barinholtz', character: 'Wolf' },
      { name: 'Carmen Electra', character: 'Beautiful Assassin' },
      { name: 'Tony Cox', character: 'Indiana Jones' },
    ],
    crew: [
      { name: 'Jason Friedberg', job: 'Director' },
      { name: 'Aaron Seltzer', job: 'Director' },
      { name: 'Jason Friedberg', job: 'Screenplay' },
      { name: 'Aaron Seltzer', job: 'Screenplay' },
      { name: 'Peter Safran', job: 'Producer' },
      { name: 'Jason Friedberg', job: 'Producer' },
      { name: 'Aaron Seltzer', job: 'Producer' },
      { name: 'Christopher Lennertz', job: 'Original Music Composer' },
      { name: 'Shawn Maurer', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'spoofking_rudy',
        writtenOn: '2012-10-06',
        rating: 5,
        content:
          "ok hear me out. third worst of the spoof movies by these two, and i still laughed maybe five times. nicole parker as the princess from the sewer is actually funny, she sings, she bites, she goes for it. crista flanagan isn't bad either. the cow falling on people got me. is it a good movie? no way. but with pizza and four friends who talk over it, it works, i kinda liked it.",
      },
      {
        author: 'Gord Pelletier',
        writtenOn: '2010-02-21',
        rating: 2,
        content:
          'Pros: It is short. Nicole Parker can sing. The end credits come early and last long.\n\nCons: The jokes are only names. Somebody dressed as the Hulk comes in, a person says "It\'s the Hulk", and then he gets hit by something. That is repeated with Hancock, with Hannah Montana, with three rabid chipmunks. Matt Lanter as Will looks embarrassed. The monologue jokes about films that were not out yet when it was written. There is no disaster on screen, only rubble in a parking lot.\n\nA waste of time. I didn\'t like anything after the first quarter hour.',
      },
      {
        author: 'notmydvd',
        writtenOn: '2016-05-14',
        rating: 3,
        content:
          "Nothing in this film leads to anything else, which makes it hard to describe. Calvin fights a superhero, then there's a dance battle, then a man in a panda suit kicks everyone for what feels like a week. My sister-in-law won the disc in a raffle at her bowling club and has been trying to give it to somebody since. We watched it to be polite. Kim Kardashian waits for her turn to speak, and I found myself waiting with her. A terrible comedy, honestly, with one good song.",
      },
    ],
  },
  {
    id: 13051,
    title: 'Max Payne',
    releaseDate: '2008-10-15',
    genres: ['crime', 'action', 'drama'],
    voteAverage: 5.4,
    voteCount: 2_253,
    overview:
      'Three years ago the policeman Max lost his wife and child to burglars, and he still looks for one of the killers. When Natasha is found dead with his wallet, her sister Mona Sax comes after him, and so do the police. The trail leads to a drug and to the company where his wife used to work. Max must find the killer before the police arrest him for murder.',
    cast: [
      { name: 'Mark Wahlberg', character: 'Max Payne' },
      { name: 'Mila Kunis', character: 'Mona Sax' },
      { name: 'Beau Bridges', character: 'BB Hensley' },
      { name: 'Ludacris', character: 'Jim Bravura' },
      { name: "Chris O'Donnell", character: 'Jason Colvin' },
      { name: 'Donal Logue', character: 'Alex Balder' },
      { name: 'Amaury Nolasco', character: 'Jack Lupino' },
      { name: 'Kate Burton', character: 'Nicole Horne' },
      { name: 'Olga Kurylenko', character: 'Natasha' },
      { name: 'Nelly Furtado', character: 'Christa' },
    ],
    crew: [
      { name: 'John Moore', job: 'Director' },
      { name: 'Beau Thorne', job: 'Screenplay' },
      { name: 'Scott Faye', job: 'Producer' },
      { name: 'Julie Yorn', job: 'Producer' },
      { name: 'John Moore', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Buck Sanders', job: 'Original Music Composer' },
      { name: 'Jonathan Sela', job: 'Director of Photography' },
      { name: 'Dan Zimmerman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Bullet Time Ben',
        writtenOn: '2009-01-31',
        rating: 3,
        content:
          "I've finished that game so many times I can do it with the monitor off, by the voice. \"The rain was coming down like all the angels in heaven had decided to take a piss.\" That. Where's that? The movie has no voice. Mark Wahlberg goes through doors and frowns, and there's one, ONE, good jump in slow motion. I love the game and I hated this.",
      },
      {
        author: 'Svetlana with the shovel',
        writtenOn: '2015-12-20',
        rating: 6,
        content:
          "Nobody explains who clears all that snow. Apart from that it's a beautiful film. Steel blue all the way, embers floating up, black things with feathers crossing behind a window where nobody's looking. Mark Wahlberg plays it like somebody waiting for a bus. The story is only so-so, and I liked looking at it.",
      },
      {
        author: 'Nico Noir',
        writtenOn: '2010-10-10',
        rating: 7,
        content:
          "as a game movie it's not bad at all, top 5 easily. it looks awesome, all snow and black and orange fire, and the shadows with wings are super creepy. mila kunis in a fur coat with a machine gun. wahlberg looks like his dog died but that's max, that's the game. they should have put the inner voice in, and way more slow motion. story is easy to guess. i'd watch it every winter, just for the mood",
      },
    ],
  },
  {
    id: 10764,
    title: 'Quantum of Solace',
    releaseDate: '2008-10-29',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 6.3,
    voteCount: 8_489,
    overview:
      'James Bond wants to know who made Vesper, the woman he loved, betray him. Mr. White, a prisoner, says that his organization has people everywhere. The trail leads Bond to Dominic Greene, a businessman who pretends to save nature. Greene is helping a general to power. Camille, whose family the general murdered, is after them too. M no longer trusts Bond. If he thinks only of revenge, Greene will get away and rule Bolivia.',
    cast: [
      { name: 'Daniel Craig', character: 'James Bond' },
      { name: 'Olga Kurylenko', character: 'Camille' },
      { name: 'Mathieu Amalric', character: 'Dominic Greene' },
      { name: 'Judi Dench', character: 'M' },
      { name: 'Giancarlo Giannini', character: 'René Mathis' },
      { name: 'Gemma Arterton', character: 'Strawberry Fields' },
      { name: 'Jeffrey Wright', character: 'Felix Leiter' },
      { name: 'David Harbour', character: 'Gregg Beam' },
      { name: 'Jesper Christensen', character: 'Mr. White' },
      { name: 'Anatole Taubman', character: 'Elvis' },
    ],
    crew: [
      { name: 'Marc Forster', job: 'Director' },
      { name: 'Paul Haggis', job: 'Screenplay' },
      { name: 'Neal Purvis', job: 'Screenplay' },
      { name: 'Robert Wade', job: 'Screenplay' },
      { name: 'Barbara Broccoli', job: 'Producer' },
      { name: 'Michael G. Wilson', job: 'Producer' },
      { name: 'David Arnold', job: 'Original Music Composer' },
      { name: 'Roberto Schaefer', job: 'Director of Photography' },
      { name: 'Matt Chesse', job: 'Editor' },
      { name: 'Richard Pearson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Extra in row 31',
        writtenOn: '2009-07-24',
        rating: 8,
        content:
          "I was an extra in the opera scene, in evening dress, four cold nights by Lake Constance, paid in sandwiches. What I remember is Mathieu Amalric, the villain, who practised a nasty smile on a swan. So I'm not neutral, but I think it's a really good Bond. It's short, it's angry, it has no jokes. I like all three.",
      },
      {
        author: 'Lorna in QA',
        writtenOn: '2008-12-07',
        rating: 5,
        content:
          "Pros: Daniel Craig, angry and wounded. Judi Dench gets more to do. A great scene at an opera on a lake. Short, for a Bond film. Olga Kurylenko has a story of her own.\nCons: the editing, oh boy. The first car chase is cut so fast that I couldn't tell which car he was in. Then the same on roofs, then in boats. The villain wants to own water and looks like a clerk. No fun anywhere.\nIt isn't terrible. It left me cold, and I had really liked the one before.",
      },
      {
        author: 'Mathis fan',
        writtenOn: '2021-10-02',
        rating: 6,
        content:
          'Daniel Craig is a sad and angry Bond, and I believe every minute of his grief. Nobody talks about how good he is here. Judi Dench too is sharper here than she ever was with better scripts. There are about forty excellent minutes in it, and the editing ruins the rest. Not bad, and not enough for me.',
      },
    ],
  },
  {
    id: 15584,
    title: 'Dear Zachary: A Letter to a Son About His Father',
    releaseDate: '2008-10-31',
    genres: ['documentary', 'crime'],
    voteAverage: 8.0,
    voteCount: 575,
    overview:
      'A young doctor is murdered in a park in Pennsylvania, and a friend from his childhood, who has filmed him since they were boys, begins to collect memories of him. He drives across the country to everyone who knew him. Then it turns out that the suspect, who has fled to Canada, expects a baby. The film becomes a letter to that child, while two grandparents fight in the courts to keep him safe.',
    cast: [
      { name: 'Kurt Kuenne', character: 'Self (voice)' },
      { name: 'Andrew Bagby', character: 'Self (archive footage)' },
      { name: 'David Bagby', character: 'Self - Father' },
      { name: 'Kathleen Bagby', character: 'Self - Mother' },
      { name: 'Shirley Turner', character: 'Self - Ex-Girlfriend (archive footage)' },
      { name: 'Zachary Andrew Turner', character: 'Self - Son (archive footage)' },
      { name: 'Heather Arnold', character: 'Self - Former Fiance' },
      { name: 'Jon Atkinson', character: 'Self - Friend' },
    ],
    crew: [
      { name: 'Kurt Kuenne', job: 'Director' },
      { name: 'Kurt Kuenne', job: 'Writer' },
      { name: 'Kurt Kuenne', job: 'Producer' },
      { name: 'Kurt Kuenne', job: 'Original Music Composer' },
      { name: 'Kurt Kuenne', job: 'Director of Photography' },
      { name: 'Kurt Kuenne', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Marjorie Ellison',
        writtenOn: '2013-04-08',
        rating: 8,
        content:
          "Kurt Kuenne made this documentary about his best friend, Andrew Bagby, and you can feel that he did not plan the film it became. He cuts very fast, almost angrily. Voices overlap, a home movie is interrupted by a court paper, and the phone messages come back again and again. At first I found it too much. Then I understood that this is how memory works when someone is in pain.\n\nThe people make it unforgettable. Andrew's parents, David and Kathleen, speak with so much love and so much patience that I wanted to reach into the screen and hold their hands. Friends from England to Newfoundland all describe the same funny, generous man.\n\nOverall I know few documentaries as powerful as this, and none that is harder. Don't look it up before you watch. The music pushes a bit more than necessary. I strongly recommend it, but not alone and not late at night.",
      },
      {
        author: 'anneli81',
        writtenOn: '2017-09-30',
        rating: 8,
        content:
          'This film is about a man who is dead and about the people who love him. The friend collects pictures and interviews for the small son, so that he knows his father. I like how many people speak, and all have something funny to tell. The work of the judges makes me very angry. The cutting is fast and sometimes loud, this I do not like so much. I cried and I could not sleep. It is an excellent documentary, everybody should see it.',
      },
      {
        author: 'Fergus of the Back Row',
        writtenOn: '2011-06-19',
        content:
          "Dear Zachary is made by a man with a camera who loved his friend, and nothing about it is neat. My brother lent it to me and wouldn't say a word about it, except that I should ring him afterwards at whatever hour. I rang him at one in the morning and we talked about our own parents until it got light. Kathleen and David Bagby are two of the finest people ever filmed. I thought it was outstanding, and I don't think I could sit through it again.",
      },
    ],
  },
  {
    id: 8966,
    title: 'Twilight',
    releaseDate: '2008-11-20',
    genres: ['fantasy', 'drama', 'romance'],
    voteAverage: 6.3,
    voteCount: 14_338,
    overview:
      "Bella Swan moves from sunny Arizona to rainy Forks, Washington, to live with her father Charlie. At school she notices Edward Cullen, who stops a sliding van with his bare hand to save her. Bella understands that Edward and his family are vampires who don't drink human blood. They fall in love. Then another vampire, James, comes to town and begins to hunt Bella. Edward must protect her or lose her.",
    cast: [
      { name: 'Kristen Stewart', character: 'Bella Swan' },
      { name: 'Robert Pattinson', character: 'Edward Cullen' },
      { name: 'Billy Burke', character: 'Charlie Swan' },
      { name: 'Peter Facinelli', character: 'Dr. Carlisle Cullen' },
      { name: 'Elizabeth Reaser', character: 'Esme Cullen' },
      { name: 'Ashley Greene', character: 'Alice Cullen' },
      { name: 'Nikki Reed', character: 'Rosalie Hale' },
      { name: 'Kellan Lutz', character: 'Emmett Cullen' },
      { name: 'Jackson Rathbone', character: 'Jasper Hale' },
      { name: 'Taylor Lautner', character: 'Jacob Black' },
    ],
    crew: [
      { name: 'Catherine Hardwicke', job: 'Director' },
      { name: 'Melissa Rosenberg', job: 'Screenplay' },
      { name: 'Carter Burwell', job: 'Original Music Composer' },
      { name: 'Elliot Davis', job: 'Director of Photography' },
      { name: 'Nancy Richardson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Aunt with a minivan',
        writtenOn: '2009-04-02',
        rating: 8,
        content:
          "I was the only grown-up available with a minivan, so I took my niece and three friends to the midnight show and brought a book. Never opened it. The _screaming_ when that family walks into the cafeteria, one pair at a time, our whole row shaking. Is it any good? I loved it. Baseball in a thunderstorm is wonderful and dumb. He carries her up a tree and I'm nearly certain I saw the string. But whoever put a first love in a town with one diner and nonstop drizzle remembers what that age feels like. I've since bought the box set, for my niece, who has asked when she's getting it.",
      },
      {
        author: 'Tom, saving it',
        writtenOn: '2013-11-24',
        rating: 5,
        content:
          "It was my girlfriend's turn to choose, and I had promised to keep my remarks until the end. I made it to the baseball game. Edward watches Bella sleep, he has repeated high school for ninety years, and he sparkles. She told me that it isn't about logic, it's about wanting something you can't have, and I will admit that the movie gets that feeling across. The father at the kitchen table is funny. It's slow and everyone mumbles. I was bored; she thought that I had been very brave.",
      },
    ],
  },
  {
    id: 10201,
    title: 'Yes Man',
    releaseDate: '2008-12-09',
    genres: ['comedy', 'romance'],
    voteAverage: 6.7,
    voteCount: 7_339,
    overview:
      "Carl works in a bank in Los Angeles, refuses loans and says no to everything since his wife left him. At a seminar Terrence Bundley makes him promise to say yes to every chance. He learns Korean, gives loans to everyone and meets Allison, a singer. Life is suddenly wonderful. But she doesn't know about the promise. If she finds out, she will think that he never really meant a yes, and leave him.",
    cast: [
      { name: 'Jim Carrey', character: 'Carl' },
      { name: 'Zooey Deschanel', character: 'Allison' },
      { name: 'Bradley Cooper', character: 'Peter' },
      { name: 'John Michael Higgins', character: 'Nick' },
      { name: 'Rhys Darby', character: 'Norman' },
      { name: 'Danny Masterson', character: 'Rooney' },
      { name: 'Fionnula Flanagan', character: 'Tillie' },
      { name: 'Terence Stamp', character: 'Terrence Bundley' },
      { name: 'Sasha Alexander', character: 'Lucy' },
      { name: 'Molly Sims', character: 'Stephanie' },
    ],
    crew: [
      { name: 'Peyton Reed', job: 'Director' },
      { name: 'Nicholas Stoller', job: 'Screenplay' },
      { name: 'Jarrad Paul', job: 'Screenplay' },
      { name: 'Andrew Mogel', job: 'Screenplay' },
      { name: 'Richard D. Zanuck', job: 'Producer' },
      { name: 'David Heyman', job: 'Producer' },
      { name: 'Lyle Workman', job: 'Original Music Composer' },
      { name: 'Mark Oliver Everett', job: 'Original Music Composer' },
      { name: 'Robert D. Yeoman', job: 'Director of Photography' },
      { name: 'Craig Alpert', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dee at the bank',
        writtenOn: '2010-02-06',
        rating: 7,
        content:
          "I work in a bank, and I've had a boss like Norman, who gives costume parties that nobody goes to. Rhys Darby plays him, and opens his own door with such hope. I gave three small loans on the Monday after, a dog groomer, a hot-food van and a lad who makes drums. A warm, silly comedy, and it did me good.",
      },
      {
        author: 'Phyllis H.',
        writtenOn: '2013-05-09',
        rating: 6,
        content:
          "Pros: a simple idea with a good heart. Zooey Deschanel and her crazy band. Rhys Darby as the lonely boss with the costume parties. Carrey pulls fewer faces than usual.\nCons: it runs out of surprises halfway. The scene with the elderly neighbor is gross and mean. The romance is by the book, including the big misunderstanding. A suicide attempt played for a song.\nHarmless and pleasant. I said yes to it and I don't regret it, and once was enough.",
      },
      {
        author: 'Ines at the bandstand',
        writtenOn: '2018-11-24',
        rating: 8,
        content:
          'soft, silly, knows when to turn the sound down. the two of them breaking into the Bowl at night and yelling Beatles from an empty stage, I did that with a girl called Ines, not there, at a bandstand in Porto, in drizzle, and she yelled better. jim carrey is calmer than usual and it suits him. my favorite romantic comedy of that year',
      },
    ],
  },
  {
    id: 10200,
    title: 'The Day the Earth Stood Still',
    releaseDate: '2008-12-10',
    genres: ['drama', 'science-fiction', 'thriller'],
    voteAverage: 5.7,
    voteCount: 3_719,
    overview:
      'A huge sphere lands in New York, and out of it comes Klaatu, who takes on human form. He wants to speak to the leaders of the world. Regina Jackson, the Secretary of Defense, locks him up and has him questioned instead. Helen Benson, a scientist, helps him escape with her stepson Jacob. Klaatu has come to save the Earth from mankind. Helen has very little time to convince him that people can change.',
    cast: [
      { name: 'Keanu Reeves', character: 'Klaatu' },
      { name: 'Jennifer Connelly', character: 'Helen Benson' },
      { name: 'Kathy Bates', character: 'Regina Jackson' },
      { name: 'Jaden Smith', character: 'Jacob Benson' },
      { name: 'John Cleese', character: 'Professor Barnhardt' },
      { name: 'Jon Hamm', character: 'Michael Granier' },
      { name: 'Kyle Chandler', character: 'John Driscoll' },
      { name: 'James Hong', character: 'Mr. Wu' },
      { name: 'Robert Knepper', character: 'Colonel' },
      { name: 'Roger Cross', character: 'General Quinn' },
    ],
    crew: [
      { name: 'Scott Derrickson', job: 'Director' },
      { name: 'David Scarpa', job: 'Screenplay' },
      { name: 'Paul Harris Boardman', job: 'Producer' },
      { name: 'Gregory Goodman', job: 'Producer' },
      { name: 'Erwin Stoff', job: 'Producer' },
      { name: 'Tyler Bates', job: 'Original Music Composer' },
      { name: 'David Tattersall', job: 'Director of Photography' },
      { name: 'Wayne Wahrman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Eleanor Hobbs',
        writtenOn: '2009-04-19',
        rating: 6,
        content:
          'Scott Derrickson begins this very well. Scientists are taken from their homes at night and nobody tells them why. The landing in the park, with light and mist, is beautiful and a little frightening, and for half an hour I was completely with it. Then the story gets into a car and drives around in the woods, and the tension leaks out.\n\nKeanu Reeves is the right man for a visitor who has never had a body before. He hardly moves his face and it makes sense. Jennifer Connelly is serious and warm, and John Cleese has one lovely scene at a blackboard. Young Jaden Smith has to be angry most of the time, and I felt for the actor. The giant robot was better when it was a man in a suit.\n\nI grew up with the film from 1951, which talks to you more and destroys less. Overall this new one is okay. I enjoyed the first part and was patient with the rest.',
      },
      {
        author: 'wanda1991',
        writtenOn: '2014-03-13',
        rating: 6,
        content:
          "I like it more than I'm meant to. It's cold and grey and nobody has any fun, but there's an atmosphere, that first half-hour particularly, scientists being collected from their homes at night and no one telling them why. Keanu is ideal. Then it gets in a car and drives around New Jersey, and what is anyone trying to tell him there? I couldn't say. The original made an argument. I'd still watch the landing again.",
      },
      {
        author: 'Felix E.',
        writtenOn: '2020-09-09',
        rating: 5,
        content:
          'Keanu Reeves is good as a man from space, because he can stand still and look as if he had just been told what a knee was. The boy is a pain. When the spheres start taking up the animals two by two, squid and frogs and all, I wanted more of that. The rest is slow and grey. Not bad, a bit boring.',
      },
    ],
  },
  {
    id: 4148,
    title: 'Revolutionary Road',
    releaseDate: '2008-12-19',
    genres: ['drama', 'romance'],
    voteAverage: 7.0,
    voteCount: 4_089,
    overview:
      'Connecticut, 1955. April Wheeler wanted to be an actress, her husband Frank wanted to be someone special. Now they have two children and a pretty house, and he is bored. April has a plan: they will move to Paris, where he can find out what he wants. For one summer they are happy. Then Frank is offered a better job. If he takes it, April will lose her last hope, and both their marriage.',
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Frank Wheeler' },
      { name: 'Kate Winslet', character: 'April Wheeler' },
      { name: 'Kathy Bates', character: 'Helen Givings' },
      { name: 'Michael Shannon', character: 'John Givings' },
      { name: 'Kathryn Hahn', character: 'Milly Campbell' },
      { name: 'David Harbour', character: 'Shep Campbell' },
      { name: 'Dylan Baker', character: 'Jack Ordway' },
      { name: 'Richard Easton', character: 'Howard Givings' },
      { name: 'Zoe Kazan', character: 'Maureen Grube' },
      { name: 'Jay O. Sanders', character: 'Bart Pollock' },
    ],
    crew: [
      { name: 'Sam Mendes', job: 'Director' },
      { name: 'Justin Haythe', job: 'Screenplay' },
      { name: 'Bobby Cohen', job: 'Producer' },
      { name: 'John N. Hart', job: 'Producer' },
      { name: 'Scott Rudin', job: 'Producer' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'Roger Deakins', job: 'Director of Photography' },
      { name: 'Tariq Anwar', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Commuter 718',
        writtenOn: '2010-01-05',
        rating: 8,
        content:
          "Kate Winslet is the whole film for me. She plays April, a housewife in 1955 who once wanted to be an actress, and you can see every thought before she says it or decides not to. DiCaprio is good as the husband who shouts; she is better because she goes quiet. In the car after her play she says almost nothing, and that frightened me more than his shouting. It isn't a fun evening. But for her performance I think this is an excellent film.",
      },
      {
        author: "Not on Valentine's Day",
        writtenOn: '2009-02-15',
        rating: 5,
        content:
          "Booked it because it's _them_, from the boat, and it was the fourteenth, and she likes Kate. Two hours of the worst row you ever overheard through a hotel wall. We shared a taxi home and the driver asked was it a good film and neither of us would go first. It's well acted, and I didn't enjoy a minute of it.",
      },
      {
        author: 'moviefan759',
        writtenOn: '2014-08-18',
        rating: 7,
        content:
          "The novel is funny, cruelly, on every page; this movie isn't. Mendes plays it as tragedy from the first quarrel by the roadside and there's nowhere to go from there but louder. Michael Shannon understood. He comes in for two scenes, says the only true things, and is amused. A good movie about an unhappy marriage, and he's the best thing in it.",
      },
    ],
  },
  {
    id: 2253,
    title: 'Valkyrie',
    releaseDate: '2008-12-25',
    genres: ['drama', 'thriller', 'war'],
    voteAverage: 7.0,
    voteCount: 4_055,
    overview:
      'Colonel Claus von Stauffenberg comes back from Africa in 1943 without an eye and a hand, and sees in Hitler the ruin of Germany. In Berlin he meets officers who want to kill the dictator. Stauffenberg has an idea. An emergency order of the regime could be used to take over power, once Hitler is dead. He must carry the bomb into the headquarters himself. If it fails, they and their families will pay.',
    cast: [
      { name: 'Tom Cruise', character: 'Colonel Claus von Stauffenberg' },
      { name: 'Kenneth Branagh', character: 'Major-General Henning von Tresckow' },
      { name: 'Bill Nighy', character: 'General Friedrich Olbricht' },
      { name: 'Tom Wilkinson', character: 'General Friedrich Fromm' },
      { name: 'Carice van Houten', character: 'Nina von Stauffenberg' },
      { name: 'Thomas Kretschmann', character: 'Major Otto Ernst Remer' },
      { name: 'Terence Stamp', character: 'Ludwig Beck' },
      { name: 'Eddie Izzard', character: 'General Erich Fellgiebel' },
      { name: 'Kevin McNally', character: 'Dr. Carl Goerdeler' },
      { name: 'Christian Berkel', character: 'Colonel Mertz von Quirnheim' },
    ],
    crew: [
      { name: 'Bryan Singer', job: 'Director' },
      { name: 'Christopher McQuarrie', job: 'Screenplay' },
      { name: 'Nathan Alexander', job: 'Screenplay' },
      { name: 'Christopher McQuarrie', job: 'Producer' },
      { name: 'Gilbert Adler', job: 'Producer' },
      { name: 'John Ottman', job: 'Original Music Composer' },
      { name: 'Newton Thomas Sigel', job: 'Director of Photography' },
      { name: 'John Ottman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Christoph in Berlin',
        writtenOn: '2010-07-20',
        rating: 7,
        content:
          'I live in Berlin and I know the place where this happens, my class visits it with the school. So I know how the story ends, and still I am nervous all the time. It is exact with the uniforms, the telephones and the orders. Tom Cruise does not look so German, but he plays it serious and with dignity. The film says nothing about what these officers did in the war before, and this I miss. All the actors speak English with British accent and it is a little strange. A good thriller, I can recommend it.',
      },
      {
        author: 'Doug R.',
        writtenOn: '2013-10-12',
        rating: 8,
        content:
          "Bill Nighy plays a general who can't decide, and you'd want to shake him. I was a secretary to men like that, lovely manners, no decision before luncheon. The women at the telephones and machines are the ones who know everything first. Wonderful. I knew how it ends, naturally, one does, and I was still on the edge of my seat. A very fine thriller.",
      },
      {
        author: 'camille1987',
        writtenOn: '2021-03-05',
        rating: 5,
        content:
          "All the German officers are famous British actors, plus Tom Cruise. They start in German and dissolve into English and nobody mentions it again. I never got used to it. Tense? Now and then; I ate a whole lemon cake without noticing. But I didn't believe Cruise for a moment, so I can't say that I liked it.",
      },
    ],
  },
  {
    id: 8285,
    title: 'The Spirit',
    releaseDate: '2008-12-25',
    genres: ['action', 'fantasy', 'thriller', 'crime'],
    voteAverage: 4.8,
    voteCount: 1061,
    overview:
      'Denny Colt, a policeman of Central City, should be dead, and yet he runs over its roofs in a mask and a red tie. His enemy, the Octopus, cannot be wounded either, and looks for a vase with the blood of Heracles. So does Sand Saref, the thief whom Denny once loved. Denny must find the vase first, because the Octopus would become immortal with the blood and rule the city.',
    cast: [
      { name: 'Gabriel Macht', character: 'The Spirit / Denny Colt' },
      { name: 'Samuel L. Jackson', character: 'Octopus' },
      { name: 'Eva Mendes', character: 'Sand Saref' },
      { name: 'Scarlett Johansson', character: 'Silken Floss' },
      { name: 'Sarah Paulson', character: 'Ellen Dolan' },
      { name: 'Dan Lauria', character: 'Dolan' },
      { name: 'Jaime King', character: 'Lorelei Rox' },
      { name: 'Paz Vega', character: 'Plaster of Paris' },
      { name: 'Stana Katic', character: 'Morgenstern' },
      { name: 'Eric Balfour', character: 'Mahmoud' },
    ],
    crew: [
      { name: 'Frank Miller', job: 'Director' },
      { name: 'Frank Miller', job: 'Screenplay' },
      { name: 'Deborah Del Prete', job: 'Producer' },
      { name: 'Gigi Pritzker', job: 'Producer' },
      { name: 'Michael E. Uslan', job: 'Producer' },
      { name: 'David Newman', job: 'Original Music Composer' },
      { name: 'Bill Pope', job: 'Director of Photography' },
      { name: 'Gregory Nussbaum', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Eisner Shelf',
        writtenOn: '2010-06-03',
        rating: 4,
        content:
          "In Will Eisner's comics Denny Colt is a decent bloke with a hole in his sock, and the city around him is the real hero. Frank Miller turns him into a growling ladies' man and paints everything black, white and RED, as in his own Sin City. Samuel L. Jackson dresses up as a Nazi for no reason at all. Some shots look terrific on pause. Eva Mendes has the right kind of glamour for Sand Saref. I waited years for this, and it's not a film I liked.",
      },
      {
        author: 'Odile F.',
        writtenOn: '2017-04-19',
        rating: 6,
        content:
          'Look at the snow. It falls in big white flakes in front of a black city, a red tie blows through it, and for a minute you are inside a drawing. Bill Pope photographed everybody on an empty green stage, and what he made of it is often stunning: soles of sneakers, a shadow on a water tower, a face lit by one match. The actors seem to play in five different movies. I enjoyed it with my eyes and forgot the rest.',
      },
      {
        author: 'Rhys Callaghan',
        writtenOn: '2009-09-09',
        rating: 4,
        content:
          "Camp needs timing, and Miller, who can draw a punch better than anyone alive, can't film a joke. Dick Tracy had the same primary colours and a tune; Sin City had the same ink and some dread. This has Samuel L. Jackson hitting Gabriel Macht with a lavatory in a swamp, which is funnier to read about. Scarlett Johansson, as the bored assistant Silken Floss, is alone in having understood the tone. I found it tiresome long before the vase was found, and I say so with regret.",
      },
    ],
  },
];
