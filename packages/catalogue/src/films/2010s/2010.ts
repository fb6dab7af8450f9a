import type { CatalogueFilm } from '../film.ts';

export const films2010: readonly CatalogueFilm[] = [
  {
    id: 23023,
    title: 'Tooth Fairy',
    releaseDate: '2010-01-14',
    genres: ['comedy', 'family', 'fantasy'],
    voteAverage: 5.5,
    voteCount: 2096,
    overview:
      "Derek Thompson plays ice hockey and is famous for knocking out other men's teeth. He tells Tess, the daughter of his girlfriend Carly, that no one collects lost teeth at night. That night Lily, queen of those who do, sentences him to two weeks of service with real wings. Derek must keep it secret from Carly, and if he goes on crushing the dreams of children, he will lose her.",
    cast: [
      { name: 'Dwayne Johnson', character: 'Derek Thompson / Tooth Fairy' },
      { name: 'Ashley Judd', character: 'Carly' },
      { name: 'Stephen Merchant', character: 'Tracy' },
      { name: 'Julie Andrews', character: 'Lily' },
      { name: 'Billy Crystal', character: 'Jerry' },
      { name: 'Chase Ellison', character: 'Randy' },
      { name: 'Destiny Whitlock', character: 'Tess' },
      { name: 'Ryan Sheckler', character: 'Mick Donnelly' },
      { name: 'Seth MacFarlane', character: 'Ziggy' },
    ],
    crew: [
      { name: 'Michael Lembeck', job: 'Director' },
      { name: 'Lowell Ganz', job: 'Screenplay' },
      { name: 'Babaloo Mandel', job: 'Screenplay' },
      { name: 'Joshua Sternin', job: 'Screenplay' },
      { name: 'Jeffrey Ventimilia', job: 'Screenplay' },
      { name: 'Randi Mayem Singer', job: 'Screenplay' },
      { name: 'Jason Blum', job: 'Producer' },
      { name: 'Mark Ciardi', job: 'Producer' },
      { name: 'Gordon Gray', job: 'Producer' },
      { name: 'George S. Clinton', job: 'Original Music Composer' },
      { name: 'David Tattersall', job: 'Director of Photography' },
      { name: 'David Finfer', job: 'Editor' },
    ],
    reviews: [
      {
        author: "Nora's and Ben's mom",
        writtenOn: '2011-03-20',
        rating: 6,
        content:
          "Our seven-year-old had just lost a front tooth, so this was a must. She adored it: the shrinking paste, the amnesia dust, Julie Andrews with a wand. Be warned that someone says out loud that the tooth fairy isn't real, before the story has started, and my five-year-old turned to me at once. The cat in the bedroom made him jump. Dwayne Johnson in a pink tutu is funny for a while, and Stephen Merchant is better than the script. A sweet, average family movie. I'd show it, with an answer ready.",
      },
      {
        author: 'Kyle from Spokane',
        writtenOn: '2015-07-04',
        rating: 7,
        content:
          "The Rock in tights with wings, what else do you need? He's really funny when he tries to get the teeth without waking people up. Stephen Merchant as the tall guy is hilarious. It's cheesy and the hockey isn't realistic. I liked the part where he teaches Randy to play guitar. An easy family comedy!",
      },
      {
        author: 'Connie Tran',
        writtenOn: '2012-09-16',
        rating: 4,
        content:
          "Pros: Dwayne Johnson commits to it. Julie Andrews, still magic. Stephen Merchant's puns. Billy Crystal in a small part.\n\nCons: Five writers and the same puns again and again. Derek is mean to kids for most of the movie and then he's sorry. Ashley Judd waits in kitchens. The wings look fake. It teaches you to follow your dreams about nine times.\n\nI didn't like this comedy, although it's never unpleasant. Kids under eight will be fine.",
      },
    ],
  },
  {
    id: 22971,
    title: 'Dear John',
    releaseDate: '2010-02-04',
    genres: ['drama', 'romance', 'war'],
    voteAverage: 6.8,
    voteCount: 4273,
    overview:
      'John Tyree, a soldier on leave, meets the student Savannah Curtis on a beach in South Carolina in the spring of 2001. They have two weeks. She gets along with his silent father, who collects coins. Then his unit leaves, and the two write letters to each other. They count the months until he can come home for good. After the attacks of September 11 John must choose between his comrades and Savannah.',
    cast: [
      { name: 'Channing Tatum', character: 'John Tyree' },
      { name: 'Amanda Seyfried', character: 'Savannah Lynn Curtis' },
      { name: 'Richard Jenkins', character: 'Mr. Tyree' },
      { name: 'Henry Thomas', character: 'Tim Wheddon' },
      { name: 'D.J. Cotrona', character: 'Noodles' },
      { name: 'Cullen Moss', character: 'Rooster' },
      { name: 'Gavin McCulley', character: 'Starks' },
      { name: 'Jose Lucena Jr.', character: 'Berry' },
      { name: 'Keith D. Robinson', character: 'Captain Stone' },
      { name: 'Scott Porter', character: 'Randy' },
    ],
    crew: [
      { name: 'Lasse Hallström', job: 'Director' },
      { name: 'Jamie Linden', job: 'Screenplay' },
      { name: 'Marty Bowen', job: 'Producer' },
      { name: 'Wyck Godfrey', job: 'Producer' },
      { name: 'Ryan Kavanaugh', job: 'Producer' },
      { name: 'Deborah Lurie', job: 'Original Music Composer' },
      { name: 'Terry Stacey', job: 'Director of Photography' },
      { name: 'Kristina Boden', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ashlyn R.',
        writtenOn: '2013-02-14',
        rating: 9,
        content:
          "This love story broke my heart in the best way. Channing Tatum and Amanda Seyfried are so sweet together, especially in the rain at the house with no roof. I loved the letters. John's dad and his coins made me sob. Bring tissues, seriously!",
      },
      {
        author: 'pages_before_pictures',
        writtenOn: '2011-08-21',
        rating: 5,
        content:
          "In Nicholas Sparks's novel you understand Savannah, even when you'd like to shake her. In the film she makes her big decision between two letters and NOBODY tells us why. Seyfried does what she can with it. The one thing that's better than on paper is Richard Jenkins as John's father; he barely speaks and I couldn't look away. A romance with pretty beaches, pretty people. I was disappointed, but I know plenty of readers who weren't.",
      },
      {
        author: 'Chidinma Okoro',
        writtenOn: '2016-03-06',
        rating: 7,
        content:
          "My two sisters and I watched this in Enugu on a rainy night and we were all wiping our eyes by the middle. It's clean and gentle, a story of love and of waiting, and the songs on the guitar are very nice. Mr. Tyree with his coins reminded us of our late uncle, so quiet and so good. John is a soldier with a temper, yet he respects his father. The ending made us argue until midnight. We enjoyed it, a good film to see with family.",
      },
    ],
  },
  {
    id: 32856,
    title: "Valentine's Day",
    releaseDate: '2010-02-10',
    genres: ['comedy', 'romance'],
    voteAverage: 5.9,
    voteCount: 3154,
    overview:
      'One February morning in Los Angeles the florist Reed Bennett proposes to his girlfriend Morley, and she says yes. His best friend Julia is in love with a doctor about whom she knows too little. Jason has just met Liz, who earns money on the phone in a way that she hides. Captain Kate Hazeltine flies home for a single night. Until midnight all of them must say what they feel, or lose somebody.',
    cast: [
      { name: 'Ashton Kutcher', character: 'Reed Bennett' },
      { name: 'Jennifer Garner', character: 'Julia Fitzpatrick' },
      { name: 'Julia Roberts', character: 'Captain Kate Hazeltine' },
      { name: 'Bradley Cooper', character: 'Holden Wilson' },
      { name: 'Anne Hathaway', character: 'Liz Curran' },
      { name: 'Topher Grace', character: 'Jason Morris' },
      { name: 'Jamie Foxx', character: 'Kelvin Moore' },
      { name: 'Jessica Biel', character: 'Kara Monahan' },
      { name: 'Eric Dane', character: 'Sean Jackson' },
      { name: 'Jessica Alba', character: 'Morley Clarkson' },
    ],
    crew: [
      { name: 'Garry Marshall', job: 'Director' },
      { name: 'Katherine Fugate', job: 'Screenplay' },
      { name: 'Mike Karz', job: 'Producer' },
      { name: 'Wayne Rice', job: 'Producer' },
      { name: 'John Debney', job: 'Original Music Composer' },
      { name: 'Charles Minsky', job: 'Director of Photography' },
      { name: 'Bruce Green', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Lexi B.',
        writtenOn: '2014-02-15',
        rating: 7,
        content:
          "So many stars in one romantic comedy! My favorite couple was Jennifer Garner and Ashton Kutcher, they have real chemistry. Anne Hathaway's phone voices are hilarious. The little boy with the flowers is too cute. It's predictable, I won't lie. But it made me happy and I'd watch it again every February.",
      },
      {
        author: 'Ewa from Gdynia',
        writtenOn: '2021-02-12',
        rating: 5,
        content:
          "Every year somebody suggested this, and now I've seen it. Half of the love stories could go and nobody would miss them. What holds up is Julia Roberts and Bradley Cooper next to each other on a plane, two people being kind to a stranger. Anne Hathaway is lively too. What hasn't held up: the teenagers, who are played by singers of that year and seem to have one scene that is repeated. It's sweet, it's too long, and by sunset I was bored.",
      },
      {
        author: 'card shop, aisle three',
        writtenOn: '2016-02-14',
        content:
          "Valentine's Day has so many famous people in it that the plot is mostly parking. Somebody walks in, is recognised, buys flowers and leaves. My neighbour and I watched it with a tin of toffees and a rule: one toffee for each star. We had to stop before Shirley MacLaine, for our teeth. Jamie Foxx as a sports reporter who hates the day is the only grown man in it who seems to have a job. I liked bits of this romantic comedy, the way I like bits of a box of chocolates.",
      },
    ],
  },
  {
    id: 11324,
    title: 'Shutter Island',
    releaseDate: '2010-02-14',
    genres: ['drama', 'thriller', 'mystery'],
    voteAverage: 8.2,
    voteCount: 25_706,
    overview:
      'In 1954 US Marshal Teddy Daniels and his new partner Chuck Aule take the ferry to a hospital for the criminally insane in Boston Harbor. A patient has vanished from a locked room, barefoot, past several guards. Dr. Cawley, who runs the place, is polite and hides his files. A hurricane cuts the island off, and Teddy must find out what is done to the people there before he loses his grip.',
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Teddy Daniels' },
      { name: 'Mark Ruffalo', character: 'Chuck Aule' },
      { name: 'Ben Kingsley', character: 'Dr. Cawley' },
      { name: 'Max von Sydow', character: 'Dr. Naehring' },
      { name: 'Michelle Williams', character: 'Dolores' },
      { name: 'Emily Mortimer', character: 'Rachel 1' },
      { name: 'Patricia Clarkson', character: 'Rachel 2' },
      { name: 'Jackie Earle Haley', character: 'George Noyce' },
      { name: 'Ted Levine', character: 'Warden' },
      { name: 'John Carroll Lynch', character: 'Deputy Warden McPherson' },
    ],
    crew: [
      { name: 'Martin Scorsese', job: 'Director' },
      { name: 'Laeta Kalogridis', job: 'Screenplay' },
      { name: 'Mike Medavoy', job: 'Producer' },
      { name: 'Arnold Messer', job: 'Producer' },
      { name: 'Robert Richardson', job: 'Director of Photography' },
      { name: 'Thelma Schoonmaker', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Kevin Malone',
        writtenOn: '2011-05-15',
        rating: 8,
        content:
          'Martin Scorsese is best known for gangsters, but here he makes a real old-fashioned thriller, and he clearly enjoys it. The island feels like a prison from the first minute. There are cliffs, rain, iron gates, and music that is almost too loud. He keeps you as confused as the marshal is, and he does it on purpose.\n\nThe acting is strong all around. DiCaprio sweats and shakes his way through it and you can see how tired Teddy is. Mark Ruffalo is easygoing as his partner. My favorite is Ben Kingsley, who plays the doctor so calmly that I never knew if I should trust him. Michelle Williams appears in the dream scenes, and those are the most beautiful part.\n\nIt runs a little long, and some of the dreams could have been shorter. Overall I liked it very much. It kept me guessing and it stayed in my head the next day.',
      },
      {
        author: 'rewatch_claire',
        writtenOn: '2020-04-08',
        rating: 9,
        content:
          "Finally watched it again after ten years and it is even better when you aren't just waiting for answers. You can look at the rooms, the faces of the nurses, the way the patients talk to Teddy, and everything has been thought about. The storm still looks great. One or two computer backgrounds on the ferry look cheap now. DiCaprio has rarely been this good. I love this thriller and would tell anyone to see it once without reading a word about it, and then once more.",
      },
      {
        author: 'T. Gale',
        writtenOn: '2010-06-02',
        content:
          "Scorsese has a cupboard full of Val Lewton and Sam Fuller, and for two hours he empties it over us: thunder, rats, a lighthouse, a string section having a breakdown. It is more fun than Cape Fear and not nearly as frightening as The Innocents; the camera announces each shock a second too early. The memories of Dachau, with their neat snow, I thought were in poor taste. What saves it is the casting. Kingsley and von Sydow could make a weather forecast sound like a threat, and Michelle Williams turning to ash in her husband's arms has real feeling in it. A good thriller, then, rather than a great one, and I enjoyed it with reservations.",
      },
    ],
  },
  {
    id: 39452,
    title: 'Exit Through the Gift Shop',
    releaseDate: '2010-03-05',
    genres: ['documentary'],
    voteAverage: 7.5,
    voteCount: 957,
    overview:
      "A Frenchman with a clothes shop in Los Angeles can't stop filming everything. He follows the artists who paint walls at night and promises them a film. At last he meets the most mysterious of them. The film is hopeless, so the painter advises him to make art of his own. He puts all his money into one huge show. If no one comes, he will have lost everything his family owns.",
    cast: [
      { name: 'Banksy', character: 'Self' },
      { name: 'Thierry Guetta', character: 'Self' },
      { name: 'Rhys Ifans', character: 'Narrator (voice)' },
      { name: 'Debora Guetta', character: 'Self' },
      { name: 'Space Invader', character: 'Self' },
      { name: 'Shepard Fairey', character: 'Self' },
      { name: 'Monsieur André', character: 'Self' },
      { name: 'Zeus', character: 'Self' },
      { name: 'Ron English', character: 'Self' },
      { name: 'Borf', character: 'Self' },
    ],
    crew: [
      { name: 'Banksy', job: 'Director' },
      { name: "Jaimie D'Cruz", job: 'Producer' },
      { name: 'Geoff Barrow', job: 'Original Music Composer' },
      { name: 'Roni Size', job: 'Original Music Composer' },
      { name: 'Chris King', job: 'Editor' },
      { name: 'Tom Fulford', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Gil Ferrante',
        writtenOn: '2010-09-12',
        rating: 8,
        content:
          "The funniest documentary I've seen about wanting to be somebody. First half you think it's about Banksy; then the little Frenchman is told to go home and make some art of his own, and he takes it as an order. I loved it. From there I was watching through my fingers. Rhys Ifans reads the narration as though it were a nature programme. Loses a bit of steam around the preparations for the show, picks it up again with the queue round the block. See it with someone who'll argue.",
      },
      {
        author: 'Rosa D.',
        writtenOn: '2016-02-28',
        rating: 9,
        content:
          "Note how kind everybody is to him until he sells something. Then the faces! Fairey doing arithmetic behind his eyes. The disguised voice in the hood, choosing each word as if handling a wet cat: he used to encourage everybody to make art, he says, he doesn't do that so much any more. I ran openings for fifteen years, I've poured that wine, I've hung a thing upside down and had it praised. Whether any of it happened I neither know nor mind. I loved this documentary.",
      },
      {
        author: 'Pawel_plaster',
        writtenOn: '2019-04-11',
        rating: 6,
        content:
          "I know this artist from posters, so I look at the film to know more. It begins like a normal documentary about people who paint on walls in the night, and this is exciting. Then the Frenchman with the camera becomes an artist himself and sells for much money, and I do not know if it is true or a joke. Everybody is funny, also when they are angry. I don't like the elephant, the poor animal. It is clever and a little cold, and I like it.",
      },
    ],
  },
  {
    id: 27573,
    title: 'The Bounty Hunter',
    releaseDate: '2010-03-16',
    genres: ['action', 'comedy', 'romance'],
    voteAverage: 5.8,
    voteCount: 3037,
    overview:
      "Milo Boyd used to be a policeman in New York and now catches people who don't appear in court. Next he is sent after his ex-wife Nicole Hurley, a reporter, who was after a story. He puts her into the trunk of his car. Milo needs the reward, because he has dangerous debts. But the people in her story are after them too, and they will kill Nicole before they let her write it.",
    cast: [
      { name: 'Jennifer Aniston', character: 'Nicole Hurley' },
      { name: 'Gerard Butler', character: 'Milo Boyd' },
      { name: 'Jason Sudeikis', character: 'Stewart' },
      { name: 'Christine Baranski', character: 'Kitty Hurley' },
      { name: 'Jeff Garlin', character: 'Sid' },
      { name: 'Cathy Moriarty', character: 'Irene' },
      { name: 'Ritchie Coster', character: 'Ray' },
      { name: 'Peter Greene', character: 'Earl Mahler' },
      { name: 'Dorian Missick', character: 'Bobby Jenkins' },
      { name: 'Siobhan Fallon Hogan', character: 'Teresa' },
    ],
    crew: [
      { name: 'Andy Tennant', job: 'Director' },
      { name: 'Sarah Thorp', job: 'Screenplay' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'George Fenton', job: 'Original Music Composer' },
      { name: 'Oliver Bokelberg', job: 'Director of Photography' },
      { name: 'Troy Takaki', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Rafael Pinheiro',
        writtenOn: '2012-04-18',
        rating: 6,
        content:
          'It is an action comedy for an evening when you do not want to think. Gerard Butler is a hunter of people and his ex-wife is Jennifer Aniston, and he is happy that he may arrest her. They fight in the car, in the casino and in the hotel. The story with the drugs is not interesting. But both actors have good humor and I like the old couple in the hotel with the hearts. I was entertained, nothing more.',
      },
      {
        author: 'Shelly Ann Kowalczyk',
        writtenOn: '2011-01-30',
        rating: 5,
        content:
          "Pros: Jennifer Aniston is quick and looks great. Christine Baranski as her mother, a casino singer, steals her scenes. Atlantic City at night. One good chase with a golf cart.\n\nCons: Almost two hours. Gerard Butler shouts. The crime plot is boring and nobody could care who stole what. Jason Sudeikis is tortured with a golf club for a joke that isn't one. They argue, make up, argue.\n\nAn okay romantic comedy for a flight, no better. Paying for it twice would be silly.",
      },
      {
        author: 'dad_in_duluth',
        writtenOn: '2014-06-15',
        rating: 6,
        content:
          "We let our daughters (thirteen and fifteen) pick, and they picked this because of the poster. It's mostly bickering. Milo locks Nicole in a car trunk, cuffs her to a bed and gets tased for it; nothing explicit, some swearing and a fair amount of talk about sex. The younger one was bored by the gangsters, the older one liked the dinner where they start to be nice. I smiled more than I laughed. Fine for teenagers, too long for everybody.",
      },
    ],
  },
  {
    id: 29426,
    title: 'Survival of the Dead',
    releaseDate: '2010-05-06',
    genres: ['horror', 'comedy', 'drama', 'thriller'],
    voteAverage: 4.9,
    voteCount: 503,
    overview:
      "The dead walk, and on Plum Island two Irish families quarrel about what to do with them. Patrick O'Flynn wants to shoot them all; Seamus Muldoon keeps his dead relatives in chains and waits for a cure. Driven off, O'Flynn lies to strangers that the island is safe. Sergeant Crockett, a deserter with three soldiers, believes him and lands in the middle of the feud. He must get his people off the island alive.",
    cast: [
      { name: 'Alan van Sprang', character: 'Sarge Nicotine Crockett' },
      { name: 'Kenneth Welsh', character: "Patrick O'Flynn" },
      { name: 'Kathleen Munroe', character: "Janet / Jane O'Flynn" },
      { name: 'Richard Fitzpatrick', character: 'Seamus Muldoon' },
      { name: 'Devon Bostick', character: 'Boy' },
      { name: 'Athena Karkanis', character: 'Tomboy' },
      { name: 'Stefano DiMatteo', character: 'Francisco' },
      { name: 'Joris Jarsky', character: 'Chuck' },
      { name: 'Julian Richings', character: "James O'Flynn" },
      { name: 'Wayne Robson', character: "Tawdry O'Flynn" },
    ],
    crew: [
      { name: 'George A. Romero', job: 'Director' },
      { name: 'George A. Romero', job: 'Screenplay' },
      { name: 'Paula Devonshire', job: 'Producer' },
      { name: 'Robert Carli', job: 'Original Music Composer' },
      { name: 'Adam Swica', job: 'Director of Photography' },
      { name: 'Michael Doherty', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'ghoulbert_1968',
        writtenOn: '2013-06-08',
        rating: 6,
        content:
          "it's romero's sixth dead film and yeah it's sixth of six, but the worst romero still beats most zombie stuff. it's basically a western: two stubborn old guys, hats, horses, a feud. kenneth welsh as o'flynn is a riot. some kills are cartoon silly, the fire extinguisher one had me howling, others look cheap. the dead lady on the horse is a great image. not scary, kinda fun, i liked it, rest in peace george.",
      },
      {
        author: 'Tobias Lindgren',
        writtenOn: '2022-10-31',
        rating: 4,
        content:
          "This was the last of Romero's zombie films that I hadn't seen, and I can see why I'd put it off. The idea holds up: two old men would rather be right than alive, and it feels more up to date now than in its year. Kenneth Welsh has fun with O'Flynn's wicked smile. The rest is thin, above all blood made by computer and soldiers who talk in wisecracks. No scene frightened me. I didn't like it much, and I was sad that the series ended with something so flat.",
      },
      {
        author: 'Marek Sobczyk',
        writtenOn: '2016-01-23',
        rating: 5,
        content:
          'On a small island there are two families who hate each other, and there are also zombies. For me this is more a western than a horror film. I like the old men with the hats, and I like that the dead people do again and again what they did before, for example one brings the mail. It is sometimes funny. But the accents are strange, it is never scary, and the soldiers are boring. It is an average film from a great director.',
      },
    ],
  },
  {
    id: 9543,
    title: 'Prince of Persia: The Sands of Time',
    releaseDate: '2010-05-19',
    genres: ['adventure', 'fantasy', 'action'],
    voteAverage: 6.3,
    voteCount: 7_129,
    overview:
      'Dastan, a street boy whom King Sharaman adopted, takes a strange dagger when Persia conquers the holy city of Alamut. That evening the king is murdered and Dastan is blamed. He flees into the desert with Tamina, the princess of the city, who only wants the dagger back. Its jewel can turn back time for a minute. Dastan must prove his innocence before his brothers catch him, and keep the dagger from the murderer.',
    cast: [
      { name: 'Jake Gyllenhaal', character: 'Dastan' },
      { name: 'Gemma Arterton', character: 'Tamina' },
      { name: 'Ben Kingsley', character: 'Nizam' },
      { name: 'Alfred Molina', character: 'Sheik Amar' },
      { name: 'Steve Toussaint', character: 'Seso' },
      { name: 'Toby Kebbell', character: 'Garsiv' },
      { name: 'Richard Coyle', character: 'Tus' },
      { name: 'Ronald Pickup', character: 'King Sharaman' },
      { name: 'Reece Ritchie', character: 'Bis' },
      { name: 'Gísli Örn Garðarsson', character: 'Hassansin Leader' },
    ],
    crew: [
      { name: 'Mike Newell', job: 'Director' },
      { name: 'Boaz Yakin', job: 'Screenplay' },
      { name: 'Doug Miro', job: 'Screenplay' },
      { name: 'Carlo Bernard', job: 'Screenplay' },
      { name: 'Jordan Mechner', job: 'Story' },
      { name: 'Jerry Bruckheimer', job: 'Producer' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'John Seale', job: 'Director of Photography' },
      { name: 'Michael Kahn', job: 'Editor' },
      { name: 'Martin Walsh', job: 'Editor' },
      { name: 'Mick Audsley', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Roland Kemp',
        writtenOn: '2011-01-16',
        rating: 7,
        content:
          "It's a silly adventure and I had a good time. Alfred Molina plays a sheik who runs illegal ostrich races and complains about taxes. When the dust settles over this century and they ask what it was all for, I shall say: that man, kohl around his eyes, hugging a depressed ostrich. The remainder's perfectly jolly. People run along walls. It reminded me of Tony Curtis on Saturday mornings at the Regal. He wasn't from Baghdad, and these people aren't from Persia.",
      },
      {
        author: 'Agata F.',
        writtenOn: '2010-06-20',
        rating: 4,
        content:
          "Count the Persians in Prince of Persia! I'll save you time. There's a Swede's grandson with a London accent and a London rose with a spray tan, and Gandhi, as a Persian with perfect English vowels. We invade a city on false reports of hidden weapons, I suppose that's satire for somebody. I'd looked forward to it so much. I'd rung my mother. The film let me down.",
      },
      {
        author: 'sands_speedrunner',
        writtenOn: '2018-04-22',
        rating: 7,
        content:
          'one of the better game movies, top 5 for sure. they really got the wall running and the jumping from roof to roof, and the dagger that rewinds time looks exactly right. jake is ripped and funny, him and gemma arterton fight like cats. alfred molina with the ostrich race is the best thing in it. story is basic and you know who did it after ten minutes. i miss the lonely mood of the game a bit. still a great saturday adventure, had fun',
      },
    ],
  },
  {
    id: 10192,
    title: 'Shrek Forever After',
    releaseDate: '2010-05-20',
    genres: ['comedy', 'adventure', 'fantasy', 'animation', 'family'],
    voteAverage: 6.4,
    voteCount: 7_901,
    overview:
      "Shrek has a wife, three babies and tourists at his door, and wants to be a feared ogre again. Rumpelstiltskin offers him a deal: one day of his old life for a day from his childhood. He takes the day Shrek was born. Now Fiona leads a secret army and doesn't know him, and Donkey is afraid of him. By sunrise he must win her love again, or he will be gone for ever.",
    cast: [
      { name: 'Mike Myers', character: 'Shrek (voice)' },
      { name: 'Eddie Murphy', character: 'Donkey (voice)' },
      { name: 'Cameron Diaz', character: 'Fiona (voice)' },
      { name: 'Antonio Banderas', character: 'Puss in Boots (voice)' },
      { name: 'Walt Dohrn', character: 'Rumpelstiltskin (voice)' },
      { name: 'Julie Andrews', character: 'Queen (voice)' },
      { name: 'Jon Hamm', character: 'Brogan (voice)' },
      { name: 'Jane Lynch', character: 'Gretched (voice)' },
      { name: 'Craig Robinson', character: 'Cookie (voice)' },
      { name: 'John Cleese', character: 'King Harold (voice)' },
    ],
    crew: [
      { name: 'Mike Mitchell', job: 'Director' },
      { name: 'Josh Klausner', job: 'Writer' },
      { name: 'Darren Lemke', job: 'Writer' },
      { name: 'Gina Shay', job: 'Producer' },
      { name: 'Teresa Cheng', job: 'Producer' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Nick Fletcher', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'new_dad_third_time',
        writtenOn: '2011-01-09',
        rating: 8,
        content:
          "The scene's the cake. Shrek hasn't slept, some fella wants him to do the roar for his lad, there's a pig licking the icing, and it goes round and round and faster, same faces, and you can hear the blood in his ears. I've three under four. I had to stop it and look out of the window at the bins. And before that there's the morning, which is the same morning five times over, the nappies, the coach party, the privy's blocked, and each time round they've drawn his smile a bit lower.\n\nSo he wants one day off! I don't see that he's the villain, I think it's a fair ask. What they do with it afterwards, the witches and the resistance and that, passes the time and the fat cat's a hoot. My wife watched it the following night while I did bedtime. I thought it was a lovely cartoon. She came up after and took the baby off me without a word.",
      },
      {
        author: 'YukiFischer',
        writtenOn: '2010-12-15',
        rating: 5,
        content:
          "Pros: a real story this time, about a dad who has had enough. Rumpelstiltskin is a great little pest. Fiona as a fighter. Fat Puss in Boots. Nicer to look at than the third.\nCons: the idea is borrowed from It's a Wonderful Life. Not many laughs. The witches all look the same. You know how it will go.\nBetter than number three, a long way from one and two. It's a fine cartoon for the kids, and I was half asleep. I didn't really like it.",
      },
      {
        author: 'shreky_monday',
        writtenOn: '2016-02-13',
        rating: 6,
        content:
          "After the mess that was the third one this feels like an apology, and a decent one. Smaller, moodier, has an actual story, even if it's been lent by Frank Capra. Rumpelstiltskin's an excellent nuisance. What I missed was jokes; I smiled along and laughed properly about twice, both times at the goose. It finishes things kindly, and I liked it in a quiet way. If you've grown up with them, and I did, there's a lump at the credits when they run through the old pictures.",
      },
    ],
  },
  {
    id: 20533,
    title: 'Jonah Hex',
    releaseDate: '2010-06-18',
    genres: ['western', 'fantasy', 'thriller'],
    voteAverage: 5.0,
    voteCount: 1_538,
    overview:
      'Quentin Turnbull once made the soldier Jonah watch his family burn; since then Jonah can touch the dead and make them talk. Now he hunts criminals for money. Turnbull, who was believed dead, is robbing trains to build a weapon that could destroy Washington, and President Grant wants Jonah to stop him. If he thinks only of revenge, he may lose Leila, who loves him, and the whole city.',
    cast: [
      { name: 'Josh Brolin', character: 'Jonah Hex' },
      { name: 'John Malkovich', character: 'Quentin Turnbull' },
      { name: 'Megan Fox', character: 'Leila' },
      { name: 'Michael Fassbender', character: 'Burke' },
      { name: 'Will Arnett', character: 'Lieutenant Grass' },
      { name: 'John Gallagher Jr.', character: 'Lieutenant Evan' },
      { name: 'Tom Wopat', character: 'Colonel Slocum' },
      { name: 'Michael Shannon', character: 'Doc Cross Williams' },
      { name: 'Wes Bentley', character: 'Adleman Lusk' },
      { name: 'Aidan Quinn', character: 'President Grant' },
    ],
    crew: [
      { name: 'Jimmy Hayward', job: 'Director' },
      { name: 'Neveldine', job: 'Screenplay' },
      { name: 'Taylor', job: 'Screenplay' },
      { name: 'Akiva Goldsman', job: 'Producer' },
      { name: 'Andrew Lazar', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Mitchell Amundsen', job: 'Director of Photography' },
      { name: 'Kent Beyda', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'vertigo_vic_tx',
        writtenOn: '2010-11-02',
        rating: 7,
        content:
          "everybody dumps on this and ok it's only seventy something minutes, you can feel that half of it was cut out. but josh brolin IS jonah hex, the voice, the hat, the face. guns on a horse! talking corpses! michael fassbender with tattoos and a bowler hat having the time of his life. soundtrack by mastodon rules. best weird western? no. bottom of the dc list? also no. give me that two hour version and i'm happy. i liked it",
      },
      {
        author: 'hannah_reads_vertigo',
        writtenOn: '2016-07-23',
        rating: 5,
        content:
          "I own the comics, all of them, the seventies ones in bags. Brolin got the voice right, that's what stings. He's dry and done with everything and has trouble drinking because of the hole in his face, a tiny good touch. He raises the dead by holding them by the neck, and they burn up as they talk: also good. Then somebody in an office said a doomsday weapon, and Mastodon on the soundtrack, and the part I wanted, a bitter man with one dollar and a horse, was over before the popcorn. I was let down: a waste of a good western hero.",
      },
      {
        author: 'doug_k',
        writtenOn: '2022-01-30',
        rating: 4,
        content:
          'Michael Fassbender plays one of the killers in this western, and he has a bowler hat, tattoos up the neck, an accent from no county in Ireland and by the looks of it a terrific time. He whistles. Watch it for him with your thumb on the button. The rest of the film is bad: loud, short and hard to follow.',
      },
    ],
  },
  {
    id: 10196,
    title: 'The Last Airbender',
    releaseDate: '2010-06-30',
    genres: ['action', 'adventure', 'family', 'fantasy'],
    voteAverage: 4.7,
    voteCount: 4_243,
    overview:
      'Four nations each command one element, and the Fire Nation is conquering the others. In the southern ice Katara and her brother Sokka free Aang, a boy asleep for a century. He commands the air, and he alone can learn the other three elements. Zuko, a banished prince, must catch him to be allowed home. Aang must learn to command water before the Fire Nation takes the last free city in the north.',
    cast: [
      { name: 'Noah Ringer', character: 'Aang' },
      { name: 'Dev Patel', character: 'Prince Zuko' },
      { name: 'Nicola Peltz', character: 'Katara' },
      { name: 'Jackson Rathbone', character: 'Sokka' },
      { name: 'Shaun Toub', character: 'Uncle Iroh' },
      { name: 'Aasif Mandvi', character: 'Commander Zhao' },
      { name: 'Cliff Curtis', character: 'Fire Lord Ozai' },
      { name: 'Seychelle Gabriel', character: 'Princess Yue' },
      { name: 'Francis Guinan', character: 'Master Pakku' },
    ],
    crew: [
      { name: 'M. Night Shyamalan', job: 'Director' },
      { name: 'M. Night Shyamalan', job: 'Screenplay' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Andrew Lesnie', job: 'Director of Photography' },
      { name: 'Conrad Buff IV', job: 'Editor' },
      { name: 'Frank Marshall', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'momo_deserved_better',
        writtenOn: '2012-06-17',
        rating: 3,
        content:
          "The cartoon is one of my favorite shows of ALL time, funny and sad and full of heart. They took three seasons of love and made a film in which nobody smiles. They even say Aang's name wrong, every time! Sokka used to make me laugh and here he just frowns. Six people do a whole dance to move one rock. The music is beautiful and the flying bison looks right, for the two minutes he gets. I've rarely been so disappointed by anything.",
      },
      {
        author: "Patrick O'Hara",
        writtenOn: '2010-09-04',
        rating: 5,
        content:
          "Took my nephew, who is eight and had never seen the series. He liked the flying bison and was furious it got about two minutes. The ice city at the end looked handsome and the music was doing far more than anyone on screen. My trouble was that people kept stopping to explain what had happened, or what was about to, and then we'd cut away before it did. The 3D made it look as if somebody had turned the lamp down. Not a good fantasy film.",
      },
      {
        author: 'Gantry',
        writtenOn: '2019-11-02',
        rating: 5,
        content:
          'There is one shot I would defend, the long sideways take in the courtyard where the boy fights his way along without a cut. Everything around it is exposition. Characters announce feelings to each other in complete sentences, from about a foot away, in close-up, with the tops of their heads cropped off. I assume that was an idea. I would love to know whose. A weak fantasy film, on the whole.',
      },
    ],
  },
  {
    id: 40264,
    title: 'Vampires Suck',
    releaseDate: '2010-08-18',
    genres: ['comedy', 'fantasy'],
    voteAverage: 4.4,
    voteCount: 1389,
    overview:
      "Becca Crane moves from her mother's home to her father Frank, the sheriff of rainy Sporks, who still treats her as a small child. At school nobody interests her except pale Edward Sullen, who sparkles in the sun. Her old friend Jacob likes her as well, and lately has a lot of hair. Both want to take her to the prom, while three strangers from out of town want to eat her.",
    cast: [
      { name: 'Jenn Proske', character: 'Becca Crane' },
      { name: 'Matt Lanter', character: 'Edward' },
      { name: 'Chris Riggi', character: 'Jacob White' },
      { name: 'Diedrich Bader', character: 'Frank Crane' },
      { name: 'Anneliese Van Der Pol', character: 'Jennifer' },
      { name: 'Ken Jeong', character: 'Daro' },
      { name: 'Arielle Kebbel', character: 'Rachel' },
      { name: 'Kelsey Ledgin', character: 'Iris Sullen' },
      { name: 'Crista Flanagan', character: 'Eden' },
      { name: 'Emily Brobst', character: 'June' },
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
        author: 'team_nobody_13',
        writtenOn: '2013-11-30',
        rating: 7,
        content:
          "As a huge Twilight fan I was ready to hate this and I laughed the whole time. Jenn Proske does the lip biting and the stuttering perfectly. She should be famous! The dad with the doll is so funny. Some jokes are just people getting hit. But it's the best of these spoof movies by far.",
      },
      {
        author: 'Harold Nguyen',
        writtenOn: '2011-05-07',
        rating: 3,
        content:
          "Pros: Jenn Proske is a gifted mimic. Diedrich Bader as the clueless sheriff. It tells one story from start to finish, which these directors had never done before.\n\nCons: A punch, a fall or a fart about every thirty seconds. Jokes about stars that nobody remembers now. Ken Jeong shows up for a minute and is wasted. Werewolves who dance in shorts. Makes fun of two movies that were already funny by themselves.\n\nSlightly less awful than their other spoofs. I still can't recommend it.",
      },
      {
        author: 'carpool_captain',
        writtenOn: '2014-10-25',
        rating: 4,
        content:
          "My daughters, thirteen and fourteen, own all the Twilight books, so they begged for this spoof. They giggled through the first half and were on their phones for the second. There's no real gore, but plenty of crude jokes about sex, a good deal of hitting, and a scene with a wheelchair that I found mean. Jenn Proske as Becca made even me laugh, I admit. On the whole I was disappointed, and it's not for the younger brother on the couch.",
      },
    ],
  },
  {
    id: 46738,
    title: 'Incendies',
    releaseDate: '2010-09-17',
    genres: ['drama', 'war', 'mystery'],
    voteAverage: 8.1,
    voteCount: 3239,
    overview:
      'In Montreal the will of Nawal Marwan is read to her twins, Jeanne and Simon. She has left two letters: one for their father, whom they believed dead, and one for an unknown brother. Simon refuses. Jeanne flies to the country in the Middle East where her mother was born. No one there wants to remember Nawal or the war. Until both letters are delivered, her grave must stay without a name.',
    cast: [
      { name: 'Lubna Azabal', character: 'Nawal' },
      { name: 'Mélissa Désormeaux-Poulin', character: 'Jeanne Marwan' },
      { name: 'Maxim Gaudette', character: 'Simon Marwan' },
      { name: 'Rémy Girard', character: 'Notary Lebel' },
      { name: 'Abdelghafour Elaaziz', character: 'Abou Tarek' },
      { name: 'Allen Altman', character: 'Notaire Maddad' },
      { name: 'Dominique Briand', character: 'Professor Niv Cohen' },
      { name: 'John Dunn-Hill', character: 'Professor Said Haidar' },
      { name: 'Ahmad Massad', character: 'Bassem Marwan' },
    ],
    crew: [
      { name: 'Denis Villeneuve', job: 'Director' },
      { name: 'Denis Villeneuve', job: 'Screenplay' },
      { name: 'Wajdi Mouawad', job: 'Theatre Play' },
      { name: 'Luc Déry', job: 'Producer' },
      { name: 'Kim McCraw', job: 'Producer' },
      { name: 'Grégoire Hetzel', job: 'Original Music Composer' },
      { name: 'André Turpin', job: 'Director of Photography' },
      { name: 'Monique Dartonne', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Leonard Abramson',
        writtenOn: '2014-10-05',
        rating: 9,
        content:
          'Denis Villeneuve made this before Hollywood called him, and it may still be his best movie. It begins with boys having their heads shaved to a song by Radiohead, and it does not explain who they are. After that he moves between the daughter who asks and the mother who lived it, with red titles on the screen like chapters. The direction is calm even when the events are terrible.\n\nLubna Azabal is extraordinary as Nawal. She ages decades, hardly speaks, and you see a young woman become stone. Mélissa Désormeaux-Poulin plays Jeanne as a mathematician, careful and stubborn, and Rémy Girard is a kind notary who keeps his promises.\n\nOverall this is a tragedy in the old sense of the word, and it hit me very hard. The scene with the bus on a country road is among the most upsetting I know. Keep it away from children and from light evenings. I recommend it with all my heart.',
      },
      {
        author: 'Sébastien Caron',
        writtenOn: '2012-09-29',
        rating: 8,
        content:
          "Lubna Azabal's walk is what stays with me. As the young Nawal she takes small quick steps, with a suitcase, on the dusty side of a road; years later she crosses a prison yard as if every stone were hers. She was not twenty or sixty when they filmed this, and you would swear to both. There's almost no music under her. The mathematics of the story is a bit too perfect. It's a great performance in a great drama.",
      },
      {
        author: 'Katharina W.',
        writtenOn: '2016-06-12',
        rating: 8,
        content:
          'Two grown-up children look for the past of their mother. They travel to a country with no name, I think it is Lebanon, and they find out what the war made with her. The film is slow and very serious. I like that it does not say who is good and who is bad, because everybody loses. The picture with the bus I will not forget. It is hard to watch, and I think few films are better.',
      },
    ],
  },
  {
    id: 37799,
    title: 'The Social Network',
    releaseDate: '2010-10-01',
    genres: ['drama'],
    voteAverage: 7.4,
    voteCount: 13_086,
    overview:
      'In 2003 Erica Albright leaves Mark Zuckerberg. In his anger he writes a program overnight that compares the girls of Harvard. The Winklevoss twins and Divya Narendra want him to build a website for them. Instead he builds his own, with money from his only friend, Eduardo Saverin. It grows enormous, and Sean Parker comes between the two. Soon Mark could lose a fortune in court, and his only friend.',
    cast: [
      { name: 'Jesse Eisenberg', character: 'Mark Zuckerberg' },
      { name: 'Andrew Garfield', character: 'Eduardo Saverin' },
      { name: 'Justin Timberlake', character: 'Sean Parker' },
      { name: 'Armie Hammer', character: 'Cameron Winklevoss / Tyler Winklevoss' },
      { name: 'Max Minghella', character: 'Divya Narendra' },
      { name: 'Josh Pence', character: 'Tyler Winklevoss' },
      { name: 'Brenda Song', character: 'Christy Lee' },
      { name: 'Rashida Jones', character: 'Marylin Delpy' },
      { name: 'John Getz', character: 'Sy' },
      { name: 'Rooney Mara', character: 'Erica Albright' },
    ],
    crew: [
      { name: 'David Fincher', job: 'Director' },
      { name: 'Aaron Sorkin', job: 'Screenplay' },
      { name: 'Scott Rudin', job: 'Producer' },
      { name: 'Dana Brunetti', job: 'Producer' },
      { name: 'Michael De Luca', job: 'Producer' },
      { name: 'Ceán Chaffin', job: 'Producer' },
      { name: 'Trent Reznor', job: 'Original Music Composer' },
      { name: 'Atticus Ross', job: 'Original Music Composer' },
      { name: 'Jeff Cronenweth', job: 'Director of Photography' },
      { name: 'Kirk Baxter', job: 'Editor' },
      { name: 'Angus Wall', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'peter.v',
        writtenOn: '2011-07-09',
        rating: 7,
        content:
          'One had gone in for the rowing. They did it in that toy-town focus, all tilted, with the Grieg on electric something, and our blazers do look absurd in it, quite right. The rest is a drama of lawyers one had to keep up with. They speak like a sewing machine. By the second deposition I\'d grasped that nobody in the room wanted the money, and they were all going to get it. My grandson liked it, as I did, and explained afterwards what a "wall" was.',
      },
      {
        author: 'Niamh76',
        writtenOn: '2016-12-04',
        rating: 9,
        content:
          "it's 4:10 and i've just finished my own stupid project and put this on as a reward. the bit where he's running back to his room across the snow in sandals with the piano going. two notes. and a hum. no dialogue. it's the loneliest music i know and it's for someone going to write some perl. two hours of boys typing facebook, and it feels like a thriller. i love this movie. anyway my bug was a missing bracket. good night",
      },
      {
        author: 'Erik Fischer',
        writtenOn: '2022-10-01',
        rating: 6,
        content:
          "Finally watched it again, this time with a fifteen-year-old, and it has become a different drama. The talk is still brilliant; the first scene, with a couple breaking up in a bar, is the best five minutes of dialogue I know. Jesse Eisenberg is icy and Andrew Garfield breaks your heart. But women are only decoration here, and back then we felt sorry for a lonely genius, which I can't do any more. She asked me who the good guy was. Well made, less likable each year, and I still liked most of it.",
      },
    ],
  },
  {
    id: 58496,
    title: 'Senna',
    releaseDate: '2010-10-07',
    genres: ['documentary'],
    voteAverage: 8.1,
    voteCount: 1_183,
    overview:
      "A young karting champion from São Paulo comes to Europe and reaches Formula One. At McLaren his fiercest rival has the garage next to his, and the head of the sport seems to be on the rival's side. The film is made wholly of pictures of the time. For ten seasons he fights for the world title, in the rain, against the politics, and in cars that can kill him in any corner.",
    cast: [
      { name: 'Ayrton Senna', character: 'Self (archive footage)' },
      { name: 'Alain Prost', character: 'Self (archive footage)' },
      { name: 'Frank Williams', character: 'Self (archive footage)' },
      { name: 'Ron Dennis', character: 'Self (archive footage)' },
      { name: 'Viviane Senna', character: 'Self' },
      { name: 'Milton da Silva', character: 'Self (archive footage)' },
      { name: 'Neide Senna', character: 'Self (archive footage)' },
      { name: 'Jackie Stewart', character: 'Self (archive footage)' },
      { name: 'Sid Watkins', character: 'Self' },
    ],
    crew: [
      { name: 'Asif Kapadia', job: 'Director' },
      { name: 'Manish Pandey', job: 'Writer' },
      { name: 'Antonio Pinto', job: 'Original Music Composer' },
      { name: 'Chris King', job: 'Editor' },
      { name: 'Gregers Sall', job: 'Editor' },
      { name: 'James Gay-Rees', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'rita_from_accounts',
        writtenOn: '2011-07-11',
        rating: 8,
        content:
          "I can't drive and had never sat through a race in my life; my husband chose this documentary, and I brought my knitting. After ten minutes I had put it down. There's nobody explaining things in an armchair, only the old pictures and the voices, and Senna looks straight at you, so shy and so stubborn. I cared about a man in a car for the first time. It's gripping and very sad, and I'd recommend it to anyone who thinks sport is boring. That was me.",
      },
      {
        author: 'Rafael L.',
        writtenOn: '2013-02-26',
        rating: 7,
        content:
          "Superbly cut documentary, and the onboard lap of Monaco alone is worth the ticket. But Prost has been cast as the villain's henchman, and he wasn't one. Balestre gets a pantomime entrance every time, and the collision at Suzuka in 1990 is treated rather gently considering who turned in. Nothing of Prost and him patching it up gets near enough weight either. Watch it, then read something.",
      },
      {
        author: 'Tadeu A.',
        writtenOn: '2018-05-01',
        rating: 10,
        content:
          "My grandfather kept a transistor radio on the wall of the workshop only for Sunday mornings. When this film got to Interlagos '91, the one where the gearbox dies and he is shouting in the car with his shoulders locked, I could hear the radio. My wife is Danish and asked me what I was crying about, it was only a gearbox. I love this documentary about our Senna.",
      },
    ],
  },
  {
    id: 44639,
    title: 'Inside Job',
    releaseDate: '2010-10-08',
    genres: ['documentary', 'crime'],
    voteAverage: 7.7,
    voteCount: 1_030,
    overview:
      'It opens in Iceland, where three banks borrowed ten times what the whole country earned in a year. From there the trail goes to Wall Street, Washington and the economics faculties of famous universities. Bankers, regulators, professors and one madam are asked simple questions about 2008, when millions lost their homes and their jobs. Those who did it are still in power, so it could all happen again.',
    cast: [
      { name: 'Matt Damon', character: 'Narrator (voice)' },
      { name: 'Bill Ackman', character: 'Self' },
      { name: 'Jonathan Alpert', character: 'Self' },
      { name: 'Christine Lagarde', character: 'Self' },
      { name: 'Daniel Alpert', character: 'Self' },
      { name: 'Sigridur Benediktsdottir', character: 'Self' },
      { name: 'Andri Snær Magnason', character: 'Self' },
      { name: 'Paul Volcker', character: 'Self' },
      { name: 'Barney Frank', character: 'Self' },
    ],
    crew: [
      { name: 'Charles Ferguson', job: 'Director' },
      { name: 'Charles Ferguson', job: 'Producer' },
      { name: 'Audrey Marrs', job: 'Producer' },
      { name: 'Charles Ferguson', job: 'Writer' },
      { name: 'Alex Heffes', job: 'Original Music Composer' },
      { name: 'Svetlana Cvetko', job: 'Director of Photography' },
      { name: 'Kalyanee Mam', job: 'Director of Photography' },
      { name: 'Chad Beck', job: 'Editor' },
      { name: 'Adam Bolt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Maureen, window 3',
        writtenOn: '2011-03-20',
        rating: 9,
        content:
          'A documentary about the bank crash that made me furious, and I loved it. Watch for the dean. Business school, nice tie, paid to write a paper about how sound Iceland was, and when asked about it he turns pink and tells Ferguson he has three minutes left, "give it your best shot". I rewound that until my husband took the controller off me. I stood behind a counter for nineteen years and was disciplined, in writing, for being four pounds out.',
      },
      {
        author: 'sofa_taxpayer',
        writtenOn: '2012-01-18',
        rating: 7,
        content:
          "I paused it twice to explain to my boyfriend what a swap was and once so he could explain it back. Very watchable considering. Angry in a good way, orderly, doesn't shout. It's at its best simply asking people \"do you have a conflict of interest\" and waiting. I'd have cut the Manhattan helicopter shots and the speech at the very end, which tells you what to feel when you've been feeling it for an hour and a half already. A good documentary all the same.",
      },
      {
        author: 'Todd N.',
        writtenOn: '2012-11-05',
        rating: 7,
        content:
          "My wife came out of this so angry that she wrote a letter to our bank, and they sent us a calendar. I understood more than I had feared. It goes step by step through how the great crash of 2008 was made, with a calm voice and polite questions, and you watch professors and bankers begin to sweat. The part with all the charts is hard, and I closed my eyes for some of it. It's a clear, sharp and very good documentary. The calendar has horses on it.",
      },
    ],
  },
  {
    id: 41436,
    title: 'Paranormal Activity 2',
    releaseDate: '2010-10-20',
    genres: ['horror', 'mystery'],
    voteAverage: 5.8,
    voteCount: 2619,
    overview:
      "Kristi and Daniel Rey come home to their house with their baby, Hunter. When everything has been turned upside down but almost nothing stolen, Daniel has cameras fixed in every room. At first they show small things. Daniel's daughter Ali begins to read about demons. Kristi and her sister Katie remember something from their childhood and won't talk about it. Ali must find out what the demon wants before it takes the baby.",
    cast: [
      { name: 'Sprague Grayden', character: 'Kristi Rey' },
      { name: 'Brian Boland', character: 'Daniel Rey' },
      { name: 'Molly Ephraim', character: 'Ali Rey' },
      { name: 'Katie Featherston', character: 'Katie Featherston' },
      { name: 'Micah Sloat', character: 'Micah Sloat' },
      { name: 'Seth Ginsberg', character: 'Brad' },
      { name: 'Vivis Colombetti', character: 'Martine' },
      { name: 'William Juan Prieto', character: 'Hunter Rey' },
      { name: 'Jackson Xenia Prieto', character: 'Hunter Rey' },
    ],
    crew: [
      { name: 'Tod Williams', job: 'Director' },
      { name: 'Michael R. Perry', job: 'Screenplay' },
      { name: 'Christopher Landon', job: 'Screenplay' },
      { name: 'Tom Pabst', job: 'Screenplay' },
      { name: 'Jason Blum', job: 'Producer' },
      { name: 'Oren Peli', job: 'Producer' },
      { name: 'Michael Simmonds', job: 'Director of Photography' },
      { name: 'Gregory Plotkin', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'kitchencabinet_kev',
        writtenOn: '2013-10-12',
        rating: 7,
        content:
          'second best of the paranormals for me, right behind the first. you KNOW which scene in the kitchen, i yelled so loud my neighbor knocked. having six cameras is smart, you keep checking the corners, the crib, the dog. ali is the only one in this family with a brain and martine deserved better. slow, yeah, but the slow is why it works. scary as hell, loved it, watch it alone if you dare.',
      },
      {
        author: 'Beata Lis',
        writtenOn: '2015-12-02',
        rating: 6,
        content:
          'The film shows pictures from cameras in a house, always the same pictures every night. You wait and look at the pool, the kitchen, the door, and the room of the baby. This is boring for some people, for me it was exciting. I like that the dog and the baby see more than the adults. Daniel is a stupid man who believes nothing. It is less new than the first film, but I was afraid when I went to the toilet afterwards.',
      },
      {
        author: 'Simon Achterberg',
        writtenOn: '2020-11-07',
        rating: 5,
        content:
          "I finally caught up with this, long after everyone stopped talking about it. The idea of fixed cameras holds up: an empty kitchen at three in the morning is still a good picture, and Molly Ephraim as Ali acts so naturally that I believed the whole family. The waiting hasn't aged well, night after night, with a date on the screen. There are perhaps four real scares in it, and one of them is a saucepan. I was a little disappointed and a little jumpy.",
      },
    ],
  },
  {
    id: 39451,
    title: 'Little Fockers',
    releaseDate: '2010-12-21',
    genres: ['comedy', 'romance'],
    voteAverage: 5.7,
    voteCount: 3432,
    overview:
      "Greg and Pam Focker have twins who will soon be five. Pam's father, Jack Byrnes, has a weak heart and decides that Greg shall follow him as head of the family. So he watches him closely. Greg has taken a second job with a drug company whose young saleswoman, Andi, likes him too much. By the day of the birthday party Greg must show that he can be trusted, or lose Pam.",
    cast: [
      { name: 'Robert De Niro', character: 'Jack Byrnes' },
      { name: 'Ben Stiller', character: 'Greg Focker' },
      { name: 'Owen Wilson', character: 'Kevin Rawley' },
      { name: 'Dustin Hoffman', character: 'Bernie Focker' },
      { name: 'Barbra Streisand', character: 'Rozalin Focker' },
      { name: 'Blythe Danner', character: 'Dina Byrnes' },
      { name: 'Teri Polo', character: 'Pam Byrnes-Focker' },
      { name: 'Jessica Alba', character: 'Andi Garcia' },
      { name: 'Laura Dern', character: 'Prudence' },
      { name: 'Kevin Hart', character: 'Nurse Louis' },
    ],
    crew: [
      { name: 'Paul Weitz', job: 'Director' },
      { name: 'John Hamburg', job: 'Screenplay' },
      { name: 'Larry Stuckey', job: 'Screenplay' },
      { name: 'Jane Rosenthal', job: 'Producer' },
      { name: 'Robert De Niro', job: 'Producer' },
      { name: 'Jay Roach', job: 'Producer' },
      { name: 'John Hamburg', job: 'Producer' },
      { name: 'Stephen Trask', job: 'Original Music Composer' },
      { name: 'Remi Adefarasin', job: 'Director of Photography' },
      { name: 'Greg Hayden', job: 'Editor' },
      { name: 'Leslie Jones', job: 'Editor' },
      { name: 'Myron Kerstein', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Trish Beaulieu',
        writtenOn: '2012-01-02',
        rating: 5,
        content:
          "Pros: The cast is huge and pleasant. Laura Dern as the head of a fancy preschool. Owen Wilson as perfect Kevin, every time he appears. Some laughs with the carving knife at dinner.\n\nCons: Third time for the same jokes about a last name. Dustin Hoffman and Barbra Streisand are hardly in it. The twins have no characters. A scene with a needle that I couldn't watch. Jessica Alba's story goes nowhere.\n\nNot a terrible comedy, not needed, and I didn't laugh much. The first movie is still the one to watch.",
      },
      {
        author: 'Uncle Suresh, Kochi',
        writtenOn: '2014-04-13',
        rating: 7,
        content:
          'All fathers-in-law should watch this comedy, and mine did, sitting right next to me on the sofa! Robert De Niro as Jack is just like him, checking the bank account and the house and the toilet. Whenever Ben Stiller got into trouble, the old man looked at me and nodded. The children laughed at the twins and the strange school. There are one or two scenes with medicine that are not for small ones. We had a very happy evening, and family is family everywhere.',
      },
      {
        author: 'seating_plan_b',
        writtenOn: '2017-12-22',
        content:
          "Little Fockers needs De Niro to stare at Stiller from start to finish, and staring is something De Niro can do. It made me think of my brother's wedding, where the bride's father inspected my shoes and then my teeth. The film has the same mood: everyone is polite, nobody is at ease, and the food is late. Kevin Hart is in it for one minute and gets the best laugh. I found the comedy mildly enjoyable and mostly tired, like a third helping of the same pudding.",
      },
    ],
  },
];
