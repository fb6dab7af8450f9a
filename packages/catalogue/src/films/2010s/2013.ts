import type { CatalogueFilm } from '../film.ts';

export const films2013: readonly CatalogueFilm[] = [
  {
    id: 47964,
    title: 'A Good Day to Die Hard',
    releaseDate: '2013-02-06',
    genres: ['action', 'thriller'],
    voteAverage: 5.3,
    voteCount: 6_729,
    overview:
      "The New York policeman John McClane flies to Moscow, because his son Jack, who hasn't spoken to him for years, is on trial for murder. The courthouse explodes, and Jack, who works for the CIA, flees with another prisoner, Yuri Komarov. Komarov has a file that could destroy a powerful politician. Father and son must get him out of Moscow before the politician's killers find them.",
    cast: [
      { name: 'Bruce Willis', character: 'John McClane' },
      { name: 'Jai Courtney', character: 'Jack McClane' },
      { name: 'Sebastian Koch', character: 'Yuri Komarov' },
      { name: 'Mary Elizabeth Winstead', character: 'Lucy McClane' },
      { name: 'Yuliya Snigir', character: 'Irina Komarov' },
      { name: 'Radivoje Bukvić', character: 'Alik' },
      { name: 'Cole Hauser', character: 'Mike Collins' },
      { name: 'Amaury Nolasco', character: 'Murphy' },
      { name: 'Sergei Kolesnikov', character: 'Viktor Chagarin' },
      { name: 'Roman Luknár', character: 'Anton' },
    ],
    crew: [
      { name: 'John Moore', job: 'Director' },
      { name: 'Skip Woods', job: 'Writer' },
      { name: 'Alex Young', job: 'Producer' },
      { name: 'Wyck Godfrey', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Jonathan Sela', job: 'Director of Photography' },
      { name: 'Dan Zimmerman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'petra.duarte',
        writtenOn: '2013-05-17',
        rating: 3,
        content:
          "He used to bleed. He used to be scared! He sat on the sink picking glass from his feet and telling a man he'd never met to find his wife and say sorry. In this he falls through the roof, a floor, scaffolding, and another roof, gets up, says \"I'm on vacation\". He isn't, it's not a vacation, he came to see his lad. A bad action sequel. I do nights in a forty-storey block and I've always felt he was one of ours.",
      },
      {
        author: 'Yuri M.',
        writtenOn: '2014-02-09',
        content:
          "Moscow is Budapest, naturally; I enjoyed looking for the trams. From there they drive to Chernobyl in an evening. Seven hundred kilometers with a border, and one doesn't even stop for gas; then they clear the radiation with a spray, pssht, like for the bathroom. The first chase is eleven minutes, a real armored truck over real Mercedes, flattening them by the dozen. For that I forgave much. A bad film with one great chase. My own car is still paying off.",
      },
      {
        author: 'mcclane_4_ever',
        writtenOn: '2018-01-04',
        rating: 7,
        content:
          "ok it's number five of five, i'm not crazy. but the car chase through moscow is bonkers, like ten minutes of real trucks crushing real cars, and i'd put it up there with the best of the series. bruce willis makes grumpy faces and says he's on vacation. the son is a tank. bad guys have no personality and you can see the twist coming from the airport. watched it with my dad and we yelled at the screen the whole time. good times",
      },
    ],
  },
  {
    id: 109431,
    title: 'Identity Thief',
    releaseDate: '2013-02-07',
    genres: ['comedy', 'crime'],
    voteAverage: 5.9,
    voteCount: 3504,
    overview:
      "Sandy Patterson, a careful accountant in Denver, tells a friendly caller his birthday and his number. Soon a woman in Florida is living well on his name, and the police arrest him for what she has done. To keep his new job he has one week to bring Diana to Denver himself. She won't fly, she lies about everything, and two killers and a bounty hunter want her as well.",
    cast: [
      { name: 'Jason Bateman', character: 'Sandy Patterson' },
      { name: 'Melissa McCarthy', character: 'Diana' },
      { name: 'Jon Favreau', character: 'Harold Cornish' },
      { name: 'Amanda Peet', character: 'Trish Patterson' },
      { name: 'T.I.', character: 'Julian' },
      { name: 'Genesis Rodriguez', character: 'Marisol' },
      { name: 'Morris Chestnut', character: 'Detective Reilly' },
      { name: 'John Cho', character: 'Daniel Casey' },
      { name: 'Robert Patrick', character: 'Skiptracer' },
      { name: 'Eric Stonestreet', character: 'Big Chuck' },
    ],
    crew: [
      { name: 'Seth Gordon', job: 'Director' },
      { name: 'Craig Mazin', job: 'Screenplay' },
      { name: 'Scott Stuber', job: 'Producer' },
      { name: 'Jason Bateman', job: 'Producer' },
      { name: 'Pamela Abdy', job: 'Producer' },
      { name: 'Christopher Lennertz', job: 'Original Music Composer' },
      { name: 'Javier Aguirresarobe', job: 'Director of Photography' },
      { name: 'Peter Teschner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'jess_loves_popcorn',
        writtenOn: '2013-05-11',
        rating: 7,
        content:
          'Melissa McCarthy can make me laugh with just her elbow. The throat punching got me every single time! Jason Bateman is perfect as boring Sandy. The bounty hunter parts are kind of pointless. Diana gets sad near the middle and I felt for her. It is a good comedy and my whole row was laughing out loud.',
      },
      {
        author: 'Kenneth Abara',
        writtenOn: '2014-08-31',
        rating: 5,
        content:
          "Pros: two leads who work well together. Bateman suffers quietly, McCarthy makes noise, and the scene where they sing in the car is a pleasure. Robert Patrick is funny as a tired bounty hunter. Cons: at least twenty minutes too long. Two criminals with guns who belong in another movie. Jokes about Diana's weight that get old. The motel scene with Big Chuck goes on forever. No bank, policeman or boss behaves like one. Verdict: average, worth a look on TV, not worth a ticket.",
      },
      {
        author: 'Graham Pettifer',
        writtenOn: '2021-01-23',
        rating: 6,
        content:
          "Melissa McCarthy is better than the film around her, and I'm saying so eight years after everybody else. The whole office had told me the plot, so I was free to watch her face. In the restaurant she tells a waitress an invented life story and begins to believe it, and there is real loneliness in her Diana. The car chases, the snake and a bank without a telephone I could do without. Bateman does his usual decent man, and does it well. I laughed more than I'd planned to. A good comedy for a Friday with chips.",
      },
    ],
  },
  {
    id: 81005,
    title: 'Jack the Giant Slayer',
    releaseDate: '2013-02-27',
    genres: ['fantasy', 'action', 'adventure', 'drama'],
    voteAverage: 5.9,
    voteCount: 5_193,
    overview:
      'Jack, a farm boy, gets a handful of magic beans from a monk. That night the runaway princess Isabelle asks for shelter. It rains, and a huge beanstalk carries the house and her into the clouds. The King sends a knight up after her, with Jack and her fiancé, Roderick. Giants live up there, and Jack must bring Isabelle home before they march on the kingdom.',
    cast: [
      { name: 'Nicholas Hoult', character: 'Jack' },
      { name: 'Eleanor Tomlinson', character: 'Isabelle' },
      { name: 'Ewan McGregor', character: 'Elmont' },
      { name: 'Stanley Tucci', character: 'Roderick' },
      { name: 'Bill Nighy', character: 'General Fallon (voice)' },
      { name: 'Ian McShane', character: 'King Brahmwell' },
      { name: 'Eddie Marsan', character: 'Crawe' },
      { name: 'Ewen Bremner', character: 'Wicke' },
      { name: 'John Kassir', character: "General Fallon's Small Head (voice)" },
      { name: 'Christopher Fairbank', character: 'Uncle' },
    ],
    crew: [
      { name: 'Bryan Singer', job: 'Director' },
      { name: 'Darren Lemke', job: 'Screenplay' },
      { name: 'Christopher McQuarrie', job: 'Screenplay' },
      { name: 'Dan Studney', job: 'Screenplay' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'David Dobkin', job: 'Producer' },
      { name: 'John Ottman', job: 'Original Music Composer' },
      { name: 'Newton Thomas Sigel', job: 'Director of Photography' },
      { name: 'Bob Ducsay', job: 'Editor' },
      { name: 'John Ottman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Len Farrow',
        writtenOn: '2014-05-11',
        rating: 6,
        content:
          'I grow them on eight-foot canes at the allotment and lose a third to the wind. So I did take an interest. The root coming up through the floorboards and the house going off like a lift is very well done, and when they fell it, and it comes down across the fields for what feels like a minute, my wife said "timber" and I said shush. Ewan McGregor gets rolled up in pastry with two pigs. I was well entertained by this fairy tale. You\'d not want to read more into it than is there.',
      },
      {
        author: 'fee_fi_fo_mom',
        writtenOn: '2015-01-25',
        rating: 7,
        content:
          'The giants are gross, and that is exactly what my boys, eight and eleven, wanted. One picks his nose and eats it, one has two heads. A couple of people get eaten just out of sight, so I would not take a sensitive six-year-old. The older one was thrilled by the beanstalk and covered his eyes at the kissing. Ewan McGregor is funny as the knight with perfect hair. The story is simple and a bit long. We had a good time, all three of us.',
      },
      {
        author: 'Kelly Newton',
        writtenOn: '2013-07-14',
        rating: 4,
        content:
          "Couldn't tell who it's for. It's too violent for small ones (heads get bitten off, just out of shot) and too simple for anyone else, and the giants have that greyish computer look. McGregor's having fun, with that hair. Nicholas Hoult seems a nice lad. The siege at the end goes on and on. I was bored, and I remember thinking about the bus.",
      },
    ],
  },
  {
    id: 146203,
    title: 'The Last Exorcism Part II',
    releaseDate: '2013-02-28',
    genres: ['horror', 'thriller'],
    voteAverage: 4.7,
    voteCount: 601,
    overview:
      "Nell Sweetzer is found alone in a stranger's house in Louisiana, the only one left of her family. In a home for girls in New Orleans she learns to believe that there was no demon. She becomes a hotel maid and makes friends. But masked people watch her, and a voice speaks from the radio. The demon wants her back, and Nell must find help before it gets her.",
    cast: [
      { name: 'Ashley Bell', character: 'Nell Sweetzer' },
      { name: 'Julia Garner', character: 'Gwen' },
      { name: 'Spencer Treat Clark', character: 'Chris' },
      { name: 'Muse Watson', character: 'Frank' },
      { name: 'Judd Lormand', character: 'Jared' },
      { name: 'Tarra Riggs', character: 'Cecile' },
      { name: 'Raeden Greer', character: 'Steph' },
      { name: 'Erica Michelle Singleton', character: 'Daphne' },
      { name: 'Joe Chrest', character: 'Pastor' },
      { name: 'Andrew Sensenig', character: 'Doctor' },
    ],
    crew: [
      { name: 'Ed Gass-Donnelly', job: 'Director' },
      { name: 'Damien Chazelle', job: 'Screenplay' },
      { name: 'Ed Gass-Donnelly', job: 'Screenplay' },
      { name: 'Eric Newman', job: 'Producer' },
      { name: 'Eli Roth', job: 'Producer' },
      { name: 'Marc Abraham', job: 'Producer' },
      { name: 'Thomas A. Bliss', job: 'Producer' },
      { name: 'Michael Wandmacher', job: 'Original Music Composer' },
      { name: 'Brendan Steacy', job: 'Director of Photography' },
      { name: 'Ed Gass-Donnelly', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'nightshift nico',
        writtenOn: '2014-03-30',
        rating: 6,
        content:
          "no more shaky cam, which half the fans hate and i don't. it's slower than the first, so second place of two, but ashley bell is insanely good. she bends, she whispers, she smiles and i got chills. the living statue at the carnival is the scare i remember. title is the stupidest of all time, how is there a part two of the last one. i liked it, way too low on most lists",
      },
      {
        author: 'Paula Trask',
        writtenOn: '2013-09-15',
        rating: 4,
        content:
          'Ed Gass-Donnelly gives up the fake documentary of the first film and tells this one as an ordinary drama. For half an hour that is a good decision. He follows Nell through a house full of girls, an ordinary job and a first walk with a boy, and I was curious to see a horror movie about somebody who tries to get well. New Orleans during the carnival is used nicely, all masks and dirty light.\n\nAshley Bell deserves everything good I can say. Her Nell is so shy that a hello costs her an effort, and when something moves inside her you see it first in her wrists. Julia Garner, as her roommate Gwen, is lively and a little mean.\n\nOverall, though, the movie runs out of ideas and falls back on loud noises and radios that switch themselves on. People explain the demon instead of showing it. I was disappointed, because a better picture is visible underneath. I would see the lead actress in almost anything, and not this again.',
      },
      {
        author: 'Karl Ove H.',
        writtenOn: '2020-11-07',
        content:
          "Finally watched it after noticing Damien Chazelle's name in the credits, and no, you couldn't tell. What holds up: Ashley Bell, who acts as if this were a serious film about fear, and the early scenes in the girls' home, quiet and sad. Julia Garner before she was famous. What doesn't: every scare you can see from the street, the radio, the phone, the mirror. The sect in the masks is silly. I was rather bored by the end and only Nell kept me on the sofa.",
      },
    ],
  },
  {
    id: 68728,
    title: 'Oz the Great and Powerful',
    releaseDate: '2013-03-07',
    genres: ['fantasy', 'adventure', 'family'],
    voteAverage: 5.9,
    voteCount: 6_775,
    overview:
      'Oscar Diggs, a cheap magician and a liar, flees from a circus in Kansas in a balloon, and a storm carries him to the land of Oz. Two sisters, Theodora and Evanora, take him for the wizard of an old prophecy. He is promised the throne and the gold if he kills the wicked witch. Oscar knows only tricks, and a whole people trusts him to save them.',
    cast: [
      { name: 'James Franco', character: 'Oscar Diggs' },
      { name: 'Mila Kunis', character: 'Theodora' },
      { name: 'Rachel Weisz', character: 'Evanora' },
      { name: 'Michelle Williams', character: 'Annie / Glinda' },
      { name: 'Zach Braff', character: 'Frank / Finley (voice)' },
      { name: 'Bill Cobbs', character: 'Master Tinker' },
      { name: 'Joey King', character: 'Girl in Wheelchair / China Girl (voice)' },
      { name: 'Tony Cox', character: 'Knuck' },
      { name: 'Stephen R. Hart', character: 'Winkie General' },
      { name: 'Abigail Spencer', character: 'May' },
    ],
    crew: [
      { name: 'Sam Raimi', job: 'Director' },
      { name: 'Mitchell Kapner', job: 'Screenplay' },
      { name: 'David Lindsay-Abaire', job: 'Screenplay' },
      { name: 'Joe Roth', job: 'Producer' },
      { name: 'Danny Elfman', job: 'Original Music Composer' },
      { name: 'Peter Deming', job: 'Director of Photography' },
      { name: 'Bob Murawski', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'moviemom75',
        writtenOn: '2013-09-21',
        rating: 8,
        content:
          "I loved this film. The wizard mends a doll's legs. It's a pot of glue, a teapot village smashed to bits and a china girl the height of a wine bottle, and the conman kneels down and mends her legs, the very thing he couldn't do for the girl in the wheelchair back home. I restore porcelain for a museum. I've seen four thousand broken feet. The way the light goes through the ankle!! Somebody loves what I love.",
      },
      {
        author: 'ozbooks_delia',
        writtenOn: '2015-11-29',
        rating: 4,
        content:
          "I've read all FOURTEEN Oz books, most of them aloud to my kids, and in those books girls run the place: queens, generals, good witches, bad witches. This movie makes a whole country wait for a man with a mustache, and three witches can't do a thing until he lands! I was so annoyed. The China Girl is lovely, and the moment when the picture opens up and turns to color is magic. Franco just grins. As a fan I felt let down.",
      },
      {
        author: 'Jean P.',
        writtenOn: '2019-03-30',
        rating: 6,
        content:
          "I do like it when the picture goes wide. You're peering at this little square, in grey, and snow and birds spill out over the edges, and you think the projectionist's made an error and then the sides simply slide open and it's all poppies. After that it's a bit of a theme park. The monkey carries his bag. James Franco grins like somebody in a toothpaste ad. A pretty film, and only half a good one.",
      },
    ],
  },
  {
    id: 4258,
    title: 'Scary Movie 5',
    releaseDate: '2013-04-11',
    genres: ['comedy'],
    voteAverage: 4.8,
    voteCount: 3_008,
    overview:
      'Jody and Dan Sanders take in three wild children who were found in a cabin in the woods. Dan, a scientist, works with apes; Jody dances and wants the lead in Swan Lake. At night strange things happen in the house. Cameras are put up everywhere, and Blaine, a psychic, is no help. A mother from beyond has followed the children and wants them back, and Jody must find out how to break the curse.',
    cast: [
      { name: 'Ashley Tisdale', character: 'Jody Campbell' },
      { name: 'Simon Rex', character: 'Dan Sanders' },
      { name: 'Charlie Sheen', character: 'Charlie' },
      { name: 'Gracie Whitton', character: 'Kathy' },
      { name: 'Ava Kolker', character: 'Lily' },
      { name: 'Heather Locklear', character: 'Barbara' },
      { name: 'Molly Shannon', character: 'Heather Darcy' },
      { name: 'Erica Ash', character: 'Kendra Brooks' },
      { name: 'Katt Williams', character: 'Blaine Fulda' },
    ],
    crew: [
      { name: 'Malcolm D. Lee', job: 'Director' },
      { name: 'David Zucker', job: 'Screenplay' },
      { name: 'Pat Proft', job: 'Screenplay' },
      { name: 'David Zucker', job: 'Producer' },
      { name: 'Phil Dornfeld', job: 'Producer' },
      { name: 'James L. Venable', job: 'Original Music Composer' },
      { name: 'Steven Douglas Smith', job: 'Director of Photography' },
      { name: 'Sam Seig', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Robert Okoro',
        writtenOn: '2013-09-09',
        rating: 3,
        content:
          "A parody needs you to remember the thing. I'd seen Mama and couldn't place half of what they did with it, and a month later I couldn't place Mama either. People get hit by a frying pan, then by a car, then by a different frying pan. The swimming pool robots having a rave at 3 a.m. made me smile into my sandwich. I was at work, there was nobody about, it's the only smile I'll own up to. A bad comedy.",
      },
      {
        author: 'spoof_king_leo',
        writtenOn: '2014-04-16',
        rating: 6,
        content:
          "not a good spoof, last place of the five, no discussion, but i still laughed like ten times so what. the pool robots having a party at night killed me. simon rex is so good at being stupid. the ape stuff is funny. if you haven't seen mama and black swan you won't get half of it. the start with charlie sheen is weak and people getting hit by pans gets old. put it on with friends and pizza, never alone",
      },
      {
        author: 'couch_goblin',
        writtenOn: '2019-10-31',
        rating: 6,
        content:
          "Look, four of us, one bag of those orange crisps, Halloween, too old for costumes. Simon Rex committing completely to being the stupidest man in California is a skill, and I won't hear otherwise. The bit where each of them runs out of the house and gets hit by the next thing went on so long it stopped being funny and then came round again. Is it as good a spoof as the third one, with the aliens? God no. Nor is much. But we had a great night with it.",
      },
    ],
  },
  {
    id: 82700,
    title: 'After Earth',
    releaseDate: '2013-05-30',
    genres: ['science-fiction', 'action', 'adventure'],
    voteAverage: 5.2,
    voteCount: 6_843,
    overview:
      "A thousand years after mankind left the Earth, a spaceship crashes there. Only General Cypher Raige and his son Kitai survive. Cypher's legs are broken, and the signal that could call for help lies in the tail of the ship, far away. Kitai has to go alone. The nights freeze, and something that can smell fear has escaped from the ship. Without the signal both will die.",
    cast: [
      { name: 'Jaden Smith', character: 'Kitai Raige' },
      { name: 'Will Smith', character: 'Cypher Raige' },
      { name: 'Sophie Okonedo', character: 'Faia Raige' },
      { name: 'Zoë Kravitz', character: 'Senshi Raige' },
      { name: 'Glenn Morshower', character: 'Commander Velan' },
      { name: 'Kristofer Hivju', character: 'Security Chief' },
      { name: 'Sacha Dhawan', character: 'Hesper Pilot' },
      { name: 'Chris Geere', character: 'Hesper Navigator' },
      { name: 'Diego Klattenhoff', character: 'Veteran Ranger' },
      { name: 'David Denman', character: 'Private McQuarrie' },
    ],
    crew: [
      { name: 'M. Night Shyamalan', job: 'Director' },
      { name: 'Gary Whitta', job: 'Screenplay' },
      { name: 'M. Night Shyamalan', job: 'Screenplay' },
      { name: 'Will Smith', job: 'Story' },
      { name: 'Will Smith', job: 'Producer' },
      { name: 'Caleeb Pinkett', job: 'Producer' },
      { name: 'Jada Pinkett Smith', job: 'Producer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Peter Suschitzky', job: 'Director of Photography' },
      { name: 'Steven Rosenblum', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'BenHughes',
        writtenOn: '2013-10-26',
        rating: 3,
        content:
          "Two of the most likeable people on the planet and nobody smiles. What's the accent? Where did they get the accent? Shyamalan used to be able to frighten me with a corn field and here he has a whole earth full of baboons and leeches and falling temperatures, and it's got the tension of a swimming lesson. The son's crying scene on the rock, shouting back at his dad through a wrist radio, is decent, I give it a point for that one. Dull, dull, dull.",
      },
      {
        author: 'kemp94',
        writtenOn: '2014-04-30',
        content:
          "I expected a catastrophe from what people said. It's a small, odd space film about a father who only knows how to give orders and has to sit in a chair and watch a screen. Will Smith without one joke, without moving, grey in the face, losing blood. There's a scene where the son lies to him about how many capsules remain, looks into the camera on his wrist and lies, and the father knows. I liked it. That would've been enough for me, I didn't need the monkeys.",
      },
      {
        author: 'Emeka and Junior',
        writtenOn: '2020-02-03',
        rating: 7,
        content:
          'I went to see this space adventure with my son, who is thirteen, like the boy in the film, and for us it was just right. A father cannot walk, so the son must do the big thing, and the father must learn to trust him. We were both quiet in the car. It is slow, it is not as funny as other films of Will Smith, and the accent is strange. But the nature is wonderful, and the lesson about fear is a good one. I enjoyed it and so did he. Watch it with your boy.',
      },
    ],
  },
  {
    id: 77987,
    title: 'Only God Forgives',
    releaseDate: '2013-05-30',
    genres: ['drama', 'thriller', 'crime'],
    voteAverage: 5.8,
    voteCount: 2569,
    overview:
      "Julian runs a boxing club in Bangkok as a front for his family's drug business. His brother Billy murders a girl, and the police officer Chang lets her father take revenge. When Julian learns what Billy did, he spares the man. Then his mother Crystal flies in and demands blood for her favorite son. Julian must obey her or lose her, although Chang has never been beaten.",
    cast: [
      { name: 'Ryan Gosling', character: 'Julian' },
      { name: 'Kristin Scott Thomas', character: 'Crystal' },
      { name: 'Vithaya Pansringarm', character: 'Chang' },
      { name: 'Rhatha Phongam', character: 'Mai' },
      { name: 'Gordon Brown', character: 'Gordon' },
      { name: 'Tom Burke', character: 'Billy' },
      { name: 'Sahajak Boonthanakit', character: 'Kim' },
      { name: 'Byron Gibson', character: 'Byron' },
      { name: 'Charlie Ruedpokanon', character: 'Daeng' },
      { name: 'Wannisa Peungpa', character: 'Kanita' },
    ],
    crew: [
      { name: 'Nicolas Winding Refn', job: 'Director' },
      { name: 'Nicolas Winding Refn', job: 'Screenplay' },
      { name: 'Lene Børglum', job: 'Producer' },
      { name: 'Sidonie Dumas', job: 'Producer' },
      { name: 'Vincent Maraval', job: 'Producer' },
      { name: 'Cliff Martinez', job: 'Original Music Composer' },
      { name: 'Larry Smith', job: 'Director of Photography' },
      { name: 'Matthew Newman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'RedRoomRadio',
        writtenOn: '2014-01-26',
        rating: 7,
        content:
          "Cliff Martinez wrote the music, and for long stretches nobody else says anything. Organ, Thai pop sung on a karaoke stage, then one deep synthesizer note for the fight in the boxing club, which I've listened to on its own a hundred times. Chang's songs are strange and calm and frightening. The film itself moves like a sleepwalker. I liked it, mostly with my ears, and I'd buy the album before the disc.",
      },
      {
        author: 'Alasdair Crombie',
        writtenOn: '2013-11-09',
        rating: 5,
        content:
          "Refn and Gosling made Drive, which had a pulse; this has wallpaper. Every corridor is red, every man stands in it for half a minute, and then somebody loses an arm. One thinks of Lynch, and of Melville's silent killers; but their silence held something, and Julian's may be empty. Two people refuse to be furniture: Kristin Scott Thomas, in a blonde wig, insulting everyone at dinner with enormous relish, and Vithaya Pansringarm as Chang, who sings as solemnly as he kills. For those two, and for Larry Smith's lighting, I'm glad I saw it. I can't honestly say I enjoyed it.",
      },
      {
        author: 'Bartek Zieliński',
        writtenOn: '2017-04-14',
        rating: 5,
        content:
          'The film looks fantastic, each picture is like a painting with red and blue light. Ryan Gosling speaks maybe twenty sentences. I like slow thrillers, but here I did not know what the people feel and after one hour I did not care. Kristin Scott Thomas is the best, she is terrible and funny as the mother. The violence is very hard, I looked away two times. I can recommend it only to people who love style more than story.',
      },
    ],
  },
  {
    id: 158999,
    title: 'Blackfish',
    releaseDate: '2013-06-07',
    genres: ['documentary'],
    voteAverage: 7.8,
    voteCount: 1_183,
    overview:
      'In February 2010 the most experienced trainer at a Florida marine park is killed in front of the guests by the orca Tilikum. He weighs more than five tonnes, and she is his third victim. Former colleagues and a diver who caught calves in 1970 tell his story from the first tank in British Columbia. They want the truth told before another trainer dies.',
    cast: [
      { name: 'John Jett', character: 'Self' },
      { name: 'Jeffrey Ventre', character: 'Self' },
      { name: 'John Hargrove', character: 'Self' },
      { name: 'Samantha Berg', character: 'Self' },
      { name: 'Mark Simmons', character: 'Self' },
      { name: 'Kim Ashdown', character: 'Self' },
      { name: 'Dean Gomersall', character: 'Self' },
      { name: 'Carol Ray', character: 'Self' },
      { name: 'Dave Duffus', character: 'Self' },
      { name: 'Howard Garrett', character: 'Self' },
    ],
    crew: [
      { name: 'Gabriela Cowperthwaite', job: 'Director' },
      { name: 'Gabriela Cowperthwaite', job: 'Producer' },
      { name: 'Manny Oteyza', job: 'Producer' },
      { name: 'Gabriela Cowperthwaite', job: 'Writer' },
      { name: 'Eli B. Despres', job: 'Writer' },
      { name: 'Jeff Beal', job: 'Original Music Composer' },
      { name: 'Eli B. Despres', job: 'Editor' },
      { name: 'Jonathan Ingalls', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'priya2000',
        writtenOn: '2013-11-30',
        rating: 10,
        content:
          "There's a man with a beard and tattoos, he has been in revolutions, he says so, and he cries over one thing: the sound the mothers made on the boat side of the net in Puget Sound. They'd gone round by the other channel to hide the calves. The planes saw them. He's crying forty years later on a mooring somewhere. I have a photograph of me at six in the splash zone, soaked, delighted. I used to have it on the fridge. This documentary is a masterpiece and I cried all through it.",
      },
      {
        author: 'trailerfan99',
        writtenOn: '2014-07-07',
        rating: 7,
        content:
          "We had tickets. That's the thing, non-refundable, four of us, Orlando in August, and my wife put this on the week before. The kids made a placard. Now is it one-sided? Course it is, the park wouldn't come to the interview and then complained it wasn't asked. I'd have liked one fella who still works there. But you can't watch a killer whale hold its trainer by the foot at the bottom of the pool, him breathing so slow, deciding not to panic, and go and clap at it. A good documentary, and we lost the money.",
      },
      {
        author: 'cerys_m',
        writtenOn: '2019-01-16',
        rating: 6,
        content:
          "An effective, manipulative documentary, and our lecturer made us list both columns. MRI of an orca brain: great. Slow piano under an empty pool at dusk: come on. They cut footage of one whale into a story about another, if you know your fins. I wrote nine hundred words on that and then ended up in the conclusion agreeing with it entirely, which is annoying. I'd still say it's worth seeing.",
      },
    ],
  },
  {
    id: 96936,
    title: 'The Bling Ring',
    releaseDate: '2013-06-12',
    genres: ['drama', 'crime'],
    voteAverage: 5.4,
    voteCount: 3136,
    overview:
      'Marc is new at a high school near Los Angeles and finds a friend in Rebecca, who loves fashion and is bored. She looks up when stars are away from home, and the two walk into their houses. Soon more friends come along, take jewelry and post pictures of it all. The more they are admired, the less careful they are, and the pictures could send them all to prison.',
    cast: [
      { name: 'Katie Chang', character: 'Rebecca' },
      { name: 'Israel Broussard', character: 'Marc' },
      { name: 'Emma Watson', character: 'Nicki' },
      { name: 'Claire Julien', character: 'Chloe' },
      { name: 'Taissa Farmiga', character: 'Sam' },
      { name: 'Georgia Rock', character: 'Emily' },
      { name: 'Leslie Mann', character: 'Laurie' },
      { name: 'Carlos Miranda', character: 'Rob' },
      { name: 'Gavin Rossdale', character: 'Ricky' },
      { name: 'Stacy Edwards', character: "Marc's Mom" },
    ],
    crew: [
      { name: 'Sofia Coppola', job: 'Director' },
      { name: 'Sofia Coppola', job: 'Screenplay' },
      { name: 'Roman Coppola', job: 'Producer' },
      { name: 'Sofia Coppola', job: 'Producer' },
      { name: 'Youree Henley', job: 'Producer' },
      { name: 'Brian Reitzell', job: 'Original Music Composer' },
      { name: 'Daniel Lopatin', job: 'Original Music Composer' },
      { name: 'Harris Savides', job: 'Director of Photography' },
      { name: 'Christopher Blauvelt', job: 'Director of Photography' },
      { name: 'Sarah Flack', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Lorraine Decker',
        writtenOn: '2014-02-16',
        rating: 5,
        content:
          "Sofia Coppola watches her teenage burglars the way a scientist watches mice. She never scolds and never explains, and at first that feels fresh. The best shot is a whole robbery seen from a hill, through the glass walls of a house, with no sound except the city. After that the movie repeats itself: a party, a house, a closet, a picture, and another party.\n\nAmong the actors Emma Watson has the most fun, and so did I when she was talking. Her Nicki speaks in slogans about growth and karma with a perfectly straight face. Israel Broussard makes Marc the only one who seems to feel anything. Leslie Mann is funny as the mother who teaches at home from a self-help book. Katie Chang is given very little to play, although Rebecca starts it all.\n\nOverall I found it good to look at and hard to care about. Perhaps that is the point, but a point isn't a story. I didn't hate it, I just wouldn't recommend it over her earlier films.",
      },
      {
        author: 'Bernard Quilligan',
        writtenOn: '2015-05-03',
        rating: 4,
        content:
          "Coppola made Marie Antoinette about a girl drowning in shoes, and here she has made it again without the girl. The thieves have no insides; that may be deliberate, and it is certainly dull. Spring Breakers came out the same year, with the same guns-and-glitter surface, and at least it was in a fever. What I did enjoy: Harris Savides's last photographs, all pale mornings, and Emma Watson's accent. What I missed: one thought nobody had expected. Rebecca and Marc rob the same house several times; so, I'm afraid, does the film. I was disappointed.",
      },
      {
        author: 'sunny_in_socal',
        writtenOn: '2018-08-09',
        rating: 7,
        content:
          "People hate on this crime movie and I don't get it. Nicki is an icon! Emma Watson saying she wants to rob is the best line of that whole year. The soundtrack is amazing and the closets are crazy. It's about dumb rich kids and it knows it. I liked it a lot and would watch it again with friends.",
      },
    ],
  },
  {
    id: 72190,
    title: 'World War Z',
    releaseDate: '2013-06-19',
    genres: ['action', 'horror', 'science-fiction', 'thriller'],
    voteAverage: 6.8,
    voteCount: 16_436,
    overview:
      'Gerry Lane, who used to work for the United Nations, is stuck in traffic with his wife and two girls when people begin to bite each other. Twelve seconds later each victim is a raging monster. The family is brought to a ship at sea. In return Gerry must find out how it began. If he fails, his family loses its place on the ship, and mankind its last chance.',
    cast: [
      { name: 'Brad Pitt', character: 'Gerry Lane' },
      { name: 'Mireille Enos', character: 'Karin Lane' },
      { name: 'Daniella Kertesz', character: 'Segen' },
      { name: 'James Badge Dale', character: 'Captain Speke' },
      { name: 'Ludi Boeken', character: 'Jurgen Warmbrunn' },
      { name: 'Matthew Fox', character: 'Parajumper' },
      { name: 'Fana Mokoena', character: 'Thierry Umutoni' },
      { name: 'David Morse', character: 'Ex-CIA Agent' },
      { name: 'Elyes Gabel', character: 'Andrew Fassbach' },
      { name: 'Peter Capaldi', character: 'W.H.O. Doctor' },
    ],
    crew: [
      { name: 'Marc Forster', job: 'Director' },
      { name: 'Matthew Michael Carnahan', job: 'Screenplay' },
      { name: 'Drew Goddard', job: 'Screenplay' },
      { name: 'Damon Lindelof', job: 'Screenplay' },
      { name: 'Brad Pitt', job: 'Producer' },
      { name: 'Dede Gardner', job: 'Producer' },
      { name: 'Jeremy Kleiner', job: 'Producer' },
      { name: 'Ian Bryce', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Ben Seresin', job: 'Director of Photography' },
      { name: 'Roger Barton', job: 'Editor' },
      { name: 'Matt Chesse', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'moviefan65',
        writtenOn: '2020-04-26',
        rating: 7,
        content:
          "Watched under the obvious circumstances. Contact rates preposterous, incubation laughable, no one washes a hand. But a civil servant with a notebook who goes from place to place asking when was the first case, who saw it, what was different about the ones who weren't bitten: that's the job! That's my job, there's never been a film of it, and he has lovely hair. The young virologist is far too sure of himself, as they all are. The zombies I can't judge, but I enjoyed it. I laughed till I had to mute myself.",
      },
      {
        author: 'brooks_oral_history',
        writtenOn: '2013-07-30',
        rating: 5,
        content:
          "The book has NO hero. It's a collection of interviews after the war, with a doctor, a soldier, a blind gardener, and it's really about governments and lies. I think it's one of the smartest horror books ever written. They bought the title and made a film about Brad Pitt flying around. The wall in Jerusalem is a terrific scene and I held my breath. Two minutes with David Morse in a prison feel like the book. The rest is exciting enough, and not what I love.",
      },
      {
        author: 'Anneke P.',
        writtenOn: '2017-10-28',
        rating: 7,
        content:
          "You know how ants come out of a nest when you pour water on it. The zombies in this don't climb, they pour, and then they heap up, and they're people, someone's got a rucksack on. And it was singing that did it: everyone's safe, they've got microphones, and the singing's what brings them. I went to bed thinking about that. Really scary, and I liked it. And in the plane there's a little dog who hears it first.",
      },
    ],
  },
  {
    id: 62211,
    title: 'Monsters University',
    releaseDate: '2013-06-19',
    genres: ['animation', 'family'],
    voteAverage: 7.0,
    voteCount: 11263,
    overview:
      'Mike Wazowski has dreamed of becoming a scarer since he was small, and he studies harder than anyone. James P. Sullivan has a famous name and a loud roar and never studies. After a quarrel Dean Hardscrabble throws both out of the course. Their only way back is to win the Scare Games with Oozma Kappa, the weakest team on campus. If they lose, they have to leave for good.',
    cast: [
      { name: 'Billy Crystal', character: 'Mike (voice)' },
      { name: 'John Goodman', character: 'Sullivan (voice)' },
      { name: 'Steve Buscemi', character: 'Randy (voice)' },
      { name: 'Helen Mirren', character: 'Dean Hardscrabble (voice)' },
      { name: 'Peter Sohn', character: 'Squishy (voice)' },
      { name: 'Joel Murray', character: 'Don (voice)' },
      { name: 'Sean Hayes', character: 'Terri (voice)' },
      { name: 'Dave Foley', character: 'Terry (voice)' },
      { name: 'Charlie Day', character: 'Art (voice)' },
      { name: 'Alfred Molina', character: 'Professor Knight (voice)' },
    ],
    crew: [
      { name: 'Dan Scanlon', job: 'Director' },
      { name: 'Daniel Gerson', job: 'Screenplay' },
      { name: 'Robert L. Baird', job: 'Screenplay' },
      { name: 'Dan Scanlon', job: 'Screenplay' },
      { name: 'Kori Rae', job: 'Producer' },
      { name: 'Randy Newman', job: 'Original Music Composer' },
      { name: 'Matt Aspbury', job: 'Director of Photography' },
      { name: 'Jean-Claude Kalache', job: 'Director of Photography' },
      { name: 'Greg Snyder', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Joanna Pike',
        writtenOn: '2013-08-25',
        rating: 7,
        content:
          "Mike and Sulley at college turned out to be a safe choice for nearly everybody in our row. My two are five and nine. The five-year-old hid from Dean Hardscrabble, who has wings and a hundred legs and a voice like a cold bath, and came back out for Squishy's mum. The nine-year-old got all the jokes about fraternities, which I then had to explain. It isn't as clever as the first cartoon. It's funny and kind, though. I liked it, and I'd happily show it from about six.",
      },
      {
        author: 'brandon_h17',
        writtenOn: '2016-05-07',
        rating: 8,
        content:
          'So much fun, honestly. Mike is the ultimate nerd and Sulley is the lazy guy everybody knows from the dorm. The Scare Games are hilarious, especially the library one. Art is my hero! It hit different in my freshman year because I was failing chemistry. I loved it more than most Pixar sequels.',
      },
      {
        author: 'Petra Nováková',
        writtenOn: '2023-02-11',
        rating: 6,
        content:
          "Finally watched it, ten years after everyone, because I love the first one and I was afraid of it. What holds up: the campus in autumn colors, Helen Mirren as the Dean, and the idea that hard work may not be enough. That's a brave thing to tell kids. What doesn't: the contest, which I've seen in twenty college comedies, and Randy, who is hardly there. Boo is missing. It's a good movie without a heart as big as the old one. I liked it, and I wouldn't need it again.",
      },
    ],
  },
  {
    id: 93456,
    title: 'Despicable Me 2',
    releaseDate: '2013-06-26',
    genres: ['animation', 'comedy', 'family'],
    voteAverage: 6.9,
    voteCount: 11_959,
    overview:
      'Gru has given up crime to raise his daughters Margo, Edith and Agnes, and makes terrible jam. The agent Lucy Wilde takes him to the Anti-Villain League, because a secret laboratory has been stolen. The trail leads to a mall, and Gru is to pose as a baker there. What was stolen turns living things into monsters, and Gru must find it before it is used.',
    cast: [
      { name: 'Steve Carell', character: 'Gru (voice)' },
      { name: 'Kristen Wiig', character: 'Lucy Wilde (voice)' },
      { name: 'Benjamin Bratt', character: 'Eduardo Perez / El Macho (voice)' },
      { name: 'Miranda Cosgrove', character: 'Margo (voice)' },
      { name: 'Russell Brand', character: 'Dr. Nefario (voice)' },
      { name: 'Ken Jeong', character: 'Floyd Eaglesan (voice)' },
      { name: 'Steve Coogan', character: 'Silas Ramsbottom (voice)' },
      { name: 'Elsie Fisher', character: 'Agnes (voice)' },
      { name: 'Dana Gaier', character: 'Edith (voice)' },
      { name: 'Moises Arias', character: 'Antonio (voice)' },
    ],
    crew: [
      { name: 'Pierre Coffin', job: 'Director' },
      { name: 'Chris Renaud', job: 'Director' },
      { name: 'Ken Daurio', job: 'Screenplay' },
      { name: 'Cinco Paul', job: 'Screenplay' },
      { name: 'Janet Healy', job: 'Producer' },
      { name: 'Christopher Meledandri', job: 'Producer' },
      { name: 'Heitor Pereira', job: 'Original Music Composer' },
      { name: 'Gregory Perler', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'minion_mandy',
        writtenOn: '2014-02-02',
        rating: 8,
        content:
          "Such a cute and funny cartoon, I loved it! Agnes reading her poem in that flat little voice is the best thing ever, and the Minions singing made my whole row laugh. Gru falling in love is adorable. The bad guy isn't very scary and the plot is nothing special. I'm twenty-four, I went alone, and I regret nothing.",
      },
      {
        author: 'aaron_74',
        writtenOn: '2013-08-08',
        rating: 9,
        content:
          "Steve Coogan's character is called Ramsbottom and the Minions laugh at the second half of it. That's the joke. My son, seven, has autism and mostly doesn't laugh at what others do, and he laughed at that till he was lying in the aisle, and a lady moved her bag to make room for him and laughed as well, at him laughing. I've the ticket in my wallet. So I love this cartoon, and you must ask someone else for a fair opinion.",
      },
      {
        author: 'maria.becker',
        writtenOn: '2017-06-18',
        rating: 5,
        content:
          "Everything to do with the Mexican restaurant owner, the chest hair, the dancing, the hat made of tortilla: two hours of my cousins going \"is this us?\" It isn't even the right music. I'll grant the lipstick taser. Wiig is a joy, all elbows, like a flamingo who has been told that it's in charge. The rest of the cartoon annoyed me.",
      },
    ],
  },
  {
    id: 57201,
    title: 'The Lone Ranger',
    releaseDate: '2013-07-03',
    genres: ['action', 'adventure', 'western'],
    voteAverage: 6.1,
    voteCount: 6_129,
    overview:
      "Texas, 1869. The lawyer John Reid comes home to his brother Dan, a ranger. The outlaw Butch Cavendish kills Dan and his men in an ambush. John survives, and Tonto, a Comanche, finds him. Since everyone thinks he's dead, John puts on a mask, and they hunt Cavendish together. Settlers blame the Comanche for raids, and the two must catch him before a war begins.",
    cast: [
      { name: 'Johnny Depp', character: 'Tonto' },
      { name: 'Armie Hammer', character: 'John Reid / The Lone Ranger' },
      { name: 'William Fichtner', character: 'Butch Cavendish' },
      { name: 'Tom Wilkinson', character: 'Cole' },
      { name: 'Ruth Wilson', character: 'Rebecca Reid' },
      { name: 'Helena Bonham Carter', character: 'Red Harrington' },
      { name: 'James Badge Dale', character: 'Dan Reid' },
      { name: 'Bryant Prince', character: 'Danny' },
      { name: 'Barry Pepper', character: 'Fuller' },
      { name: 'Mason Cook', character: 'Will' },
    ],
    crew: [
      { name: 'Gore Verbinski', job: 'Director' },
      { name: 'Justin Haythe', job: 'Screenplay' },
      { name: 'Ted Elliott', job: 'Screenplay' },
      { name: 'Terry Rossio', job: 'Screenplay' },
      { name: 'Jerry Bruckheimer', job: 'Producer' },
      { name: 'Gore Verbinski', job: 'Producer' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Bojan Bazelli', job: 'Director of Photography' },
      { name: 'James Haygood', job: 'Editor' },
      { name: 'Craig Wood', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Clive Parrish',
        writtenOn: '2014-02-22',
        rating: 8,
        content:
          'The last twenty-five minutes is the finest train sequence since Keaton and they built the engines. Real ones, two hundred and fifty tons, on five miles of oval they laid in New Mexico themselves. Ladder between two trains on parallel roads; a horse along the carriage roofs and in through the side; Rossini at full tilt. I could weep that it was a flop, because I loved that part. Of the two hours of western before it I remember a rabbit with too many teeth, and Mr Depp feeding a bird that has passed on.',
      },
      {
        author: 'yellowhammer_red',
        writtenOn: '2016-05-19',
        rating: 3,
        content:
          "I'm Choctaw, and we weren't asked, and it isn't even about us, so take this for what it is.\n\nHe gets adopted by one family. That was in the papers, they had a ceremony, I've no quarrel with those people. Then he puts white paint on and does Buster Keaton for two and a half hours, and in the middle of it whole villages are machine-gunned so that the picture can have a serious bit between the funny bits. It goes straight from bodies in a river to the horse wearing a hat.\n\nWhat I would have liked is more of the old man in the tent, who isn't sure what he remembers, with the boy and the peanuts. There's a film in that. It gets about six minutes, and I swear it's the best thing in it. My uncle laughed at the horse. I didn't like this western.",
      },
      {
        author: 'usher_from_nine',
        writtenOn: '2013-12-30',
        rating: 6,
        content:
          "Pros: the last half hour, two trains, real ones, with the old William Tell music, one of the best action scenes of that year. Monument Valley. The horse is funny. Helena Bonham Carter's ivory leg.\nCons: two hours before you get there. Johnny Depp playing a Comanche, with a bird on his head. Silly jokes right next to massacres. A heart gets eaten in a Disney movie, and parents left with their kids.\nMuch better than they said and far too long. I liked a third of it a lot.",
      },
    ],
  },
  {
    id: 205321,
    title: 'Sharknado',
    releaseDate: '2013-07-11',
    genres: ['horror', 'tv-movie', 'science-fiction', 'action'],
    voteAverage: 3.9,
    voteCount: 1_479,
    overview:
      "A hurricane drives thousands of sharks to the coast of Los Angeles. Fin Shepard, a surfer who owns a bar by the beach, sees his guests being eaten. With Nova, who works for him, his friend Baz and the regular guest George he drives inland to save his former wife April and his daughter Claudia, who don't believe a word. The streets are flooded, and three tornadoes full of sharks are heading for the city.",
    cast: [
      { name: 'Ian Ziering', character: 'Fin Shepard' },
      { name: 'Tara Reid', character: 'April Wexler' },
      { name: 'John Heard', character: 'George' },
      { name: 'Cassie Scerbo', character: 'Nova Clarke' },
      { name: 'Jaason Simmons', character: 'Baz Hogan' },
      { name: 'Chuck Hittinger', character: 'Matt' },
      { name: 'Aubrey Peeples', character: 'Claudia' },
      { name: 'Alex Arleo', character: 'Bobby' },
    ],
    crew: [
      { name: 'Anthony C. Ferrante', job: 'Director' },
      { name: 'Thunder Levin', job: 'Writer' },
      { name: 'Ramin Kousha', job: 'Original Music Composer' },
      { name: 'Ben Demaree', job: 'Director of Photography' },
      { name: 'William Boodell', job: 'Editor' },
      { name: 'David Michael Latt', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Aoife in Perth',
        writtenOn: '2014-08-01',
        rating: 6,
        content:
          "My sister and I watch things together down the phone. She's in Cork and I'm in Perth, so one of us is always up at a daft hour, and mostly it's baking. This was her pick. I don't believe either of us finished a sentence. John Heard goes at a shark with a bar stool. There's a living room flooded to the ceiling while the street outside is bone dry, and Maureen said you have to admire the double glazing. When he got the chainsaw out all I could hear was wheezing at the other end. It's rubbish from beginning to end and I had a stitch. The worst film we ever enjoyed.",
      },
      {
        author: 'window_seat_kirsty',
        writtenOn: '2013-10-20',
        rating: 3,
        content:
          "Pick any conversation in a car and look out of the window behind it. Sunny. Raining. Sunny, with a wet road. Flooded to the wheel arches, then dry again before he's got to the end of his line. I began by finding it funny and ended with the headache you get from reading on a bus. The sharks growl like dogs and half of them are library pictures of other sharks, in nicer light. Ian Ziering, fair play to him, behaves as though it is all really happening and he has a bar to think of. Ten minutes of fun, then a bad film.",
      },
      {
        author: 'Raymond Tully',
        writtenOn: '2015-07-23',
        rating: 3,
        content:
          'There used to be an honest kind of bad film; Roger Corman had no money either, but in Attack of the Crab Monsters one feels that somebody wished to frighten us. Here a title was invented, and everyone went home. The weather changes with every cut, the sharks are borrowed from other, better-lit sharks, and not one joke is told as well as in Piranha. Ziering plays it as if lives were at stake, which is rather noble. I smiled at a chainsaw. On the whole I disliked it, and disliked being told that this was the idea.',
      },
    ],
  },
  {
    id: 164558,
    title: 'One Direction: This Is Us',
    releaseDate: '2013-08-20',
    genres: ['documentary', 'music'],
    voteAverage: 8.2,
    voteCount: 1064,
    overview:
      'Five boys from England and Ireland apply alone to a talent show on television, are put together as a band and come only third. Two years later they sing in stadiums all over the world. The camera goes with them on a long tour, from the concerts in London to Tokyo and Mexico, and home to parents who hardly see them any more. They must find out how to stay friends and stay themselves.',
    cast: [
      { name: 'Niall Horan', character: 'Self' },
      { name: 'Zayn Malik', character: 'Self' },
      { name: 'Liam Payne', character: 'Self' },
      { name: 'Harry Styles', character: 'Self' },
      { name: 'Louis Tomlinson', character: 'Self' },
      { name: 'Simon Cowell', character: 'Self' },
      { name: 'Martin Scorsese', character: 'Self' },
      { name: 'Chris Rock', character: 'Self' },
      { name: 'Jon Shone', character: 'Self' },
      { name: 'Dan Richards', character: 'Self' },
    ],
    crew: [
      { name: 'Morgan Spurlock', job: 'Director' },
      { name: 'Simon Cowell', job: 'Producer' },
      { name: 'Adam Milano', job: 'Producer' },
      { name: 'Morgan Spurlock', job: 'Producer' },
      { name: 'Ben Winston', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'lexi.1d.forever',
        writtenOn: '2014-01-19',
        rating: 10,
        content:
          "I smiled through this whole concert film. It has the big concert at the O2 and all the silly stuff behind the stage, like Niall dancing and Harry dressed as an old man. Zayn buying his mom a house made me cry! It's funny and sweet and they sound great live. I loved it so much.",
      },
      {
        author: 'Alison Cartwright',
        writtenOn: '2013-10-13',
        rating: 7,
        content:
          "Morgan Spurlock's film about the five lads was our first trip to the cinema as a family without a cartoon. The girls are eight and eleven. There is nothing in it to worry about: no drink, no swearing that I noticed, bare chests and a lot of running about. What surprised me were the parents. Liam's mum and dad stand beside a cardboard figure of their son and it's very sad for a moment. It's an advert, of course, but a warm one. The girls were thrilled and I quite liked it.",
      },
      {
        author: 'Ngozi Eze',
        writtenOn: '2017-07-30',
        rating: 8,
        content:
          "All the songs are here and we sang each one in our sitting room, my cousins, my younger aunt and me. I enjoyed that the boys carry their own bags, fish in a lake and talk about home like normal children. Zayn is my favorite, his voice is from heaven. Some parts are only screaming fans. But it gives you joy and good manners together, which isn't common. Must watch for anyone who loved this band, and we will surely watch it again.",
      },
    ],
  },
  {
    id: 76203,
    title: '12 Years a Slave',
    releaseDate: '2013-10-18',
    genres: ['drama', 'history'],
    voteAverage: 7.9,
    voteCount: 11_934,
    overview:
      'In 1841 Solomon Northup, a free man and a violinist, lives in Saratoga, New York, with his wife and children. Two men invite him to play in a circus; he wakes up in chains and is sold to the South as a slave named Platt. After a fight with Tibeats he comes to Edwin Epps, who torments Patsey. He must hide that he can write, and stay alive until someone helps him.',
    cast: [
      { name: 'Chiwetel Ejiofor', character: 'Solomon Northup' },
      { name: 'Michael Fassbender', character: 'Edwin Epps' },
      { name: "Lupita Nyong'o", character: 'Patsey' },
      { name: 'Benedict Cumberbatch', character: 'Ford' },
      { name: 'Paul Dano', character: 'Tibeats' },
      { name: 'Paul Giamatti', character: 'Freeman' },
      { name: 'Sarah Paulson', character: 'Mistress Epps' },
      { name: 'Brad Pitt', character: 'Bass' },
      { name: 'Adepero Oduye', character: 'Eliza' },
      { name: 'Alfre Woodard', character: 'Mistress Shaw' },
    ],
    crew: [
      { name: 'Steve McQueen', job: 'Director' },
      { name: 'John Ridley', job: 'Screenplay' },
      { name: 'Brad Pitt', job: 'Producer' },
      { name: 'Dede Gardner', job: 'Producer' },
      { name: 'Steve McQueen', job: 'Producer' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Sean Bobbitt', job: 'Director of Photography' },
      { name: 'Joe Walker', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Esi, second violin',
        writtenOn: '2014-02-23',
        rating: 9,
        content:
          "I remember his toes. Solomon is hung from a tree on tiptoe in the mud, and it isn't cut, and behind him people come out of their doors and get on with the day. Children are playing. The cicadas go on. I counted my own breath. A friend of mine left at that point and I don't think less of her.\n\nLater on he tunes the fiddle too tight and breaks it, string by string. I've held one of those every day since I was six, and I made a noise. A great film, and very hard to watch.",
      },
      {
        author: 'J. Whitmore',
        writtenOn: '2016-09-04',
        rating: 6,
        content:
          "Steve McQueen the artist is in it, the long takes, paddle wheel churning, a letter burning down to one orange worm. So is a prestige picture with an Oscar-shaped hole in it, and the two aren't on speaking terms. Zimmer's strings insist. Famous faces turn up for a day each, are vile or decent, and go. Brad Pitt, producer, has given himself an Amish beard and the reasonable lines. The man's own book is drier and to my mind more terrible. I admired parts of the film and was disappointed by the whole.",
      },
      {
        author: 'Lorna Kerr',
        writtenOn: '2019-10-16',
        rating: 10,
        content:
          "I put it off for six years. A friend sat next to me in the end, with the lights on. It isn't the cruelty that has stayed, I was prepared for that, it's how ordinary the people are in between: the mistress throwing a decanter across the dancing and going back to bed, Ford with his Bible and his debts, being kind, and doing nothing. And Ejiofor looking at nothing for a full minute near the end, then nearly straight into the lens. The best film I know about slavery. I'd call it necessary if that word hadn't been ruined.",
      },
    ],
  },
  {
    id: 64686,
    title: '47 Ronin',
    releaseDate: '2013-12-06',
    genres: ['drama', 'action', 'fantasy'],
    voteAverage: 6.2,
    voteCount: 4_117,
    overview:
      'In old Japan the orphan Kai, half English, grows up on the estate of Lord Asano and loves his daughter Mika. Lord Kira and his Witch bewitch Asano, and the Shogun orders him to die. Oishi and the other samurai lose their master and are forbidden to take revenge. After a year Oishi asks Kai to fight at his side. Even if they win, the punishment is death.',
    cast: [
      { name: 'Keanu Reeves', character: 'Kai' },
      { name: 'Hiroyuki Sanada', character: 'Oishi' },
      { name: 'Ko Shibasaki', character: 'Mika' },
      { name: 'Tadanobu Asano', character: 'Lord Kira' },
      { name: 'Rinko Kikuchi', character: 'Witch' },
      { name: 'Min Tanaka', character: 'Lord Asano' },
      { name: 'Jin Akanishi', character: 'Chikara' },
      { name: 'Masayoshi Haneda', character: 'Yasuno' },
      { name: 'Hiroshi Sogabe', character: 'Hazama' },
      { name: 'Cary-Hiroyuki Tagawa', character: 'Shogun Tsunayoshi' },
    ],
    crew: [
      { name: 'Carl Rinsch', job: 'Director' },
      { name: 'Chris Morgan', job: 'Screenplay' },
      { name: 'Hossein Amini', job: 'Screenplay' },
      { name: 'Pamela Abdy', job: 'Producer' },
      { name: 'Eric McLeod', job: 'Producer' },
      { name: 'Ilan Eshkeri', job: 'Original Music Composer' },
      { name: 'John Mathieson', job: 'Director of Photography' },
      { name: 'Stuart Baird', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'H. Sakai',
        writtenOn: '2014-08-02',
        rating: 5,
        content:
          "Each December I go and light incense at the graves, it's near my office. The story has no witch in it. It has a salt field, a corridor, an insult, two years of pretending to be drunk, and that's why it has lasted three hundred. Here a fox becomes a woman becomes a ribbon becomes a dragon. Mr Reeves is humble about it, he stands well back; they seem to have added him afterwards with scissors. As a samurai film it disappointed me. Sanada deserved the film to himself.",
      },
      {
        author: 'filmbuff981',
        writtenOn: '2015-10-10',
        rating: 7,
        content:
          "Better than people say, and I liked it. It's a big handsome samurai adventure with a serious heart, in a year when nobody else would have dared. Costumes are out of this world. Sanada's magnificent, Kikuchi has a whale of a time being wicked, and if Keanu's a bit wooden, so's the character. Monsters could go. I'd watch a version without the monsters tomorrow. Saw it at home with the good speakers and jumped at the cannon.",
      },
      {
        author: 'raisin_count_ann',
        writtenOn: '2018-12-14',
        rating: 6,
        content:
          "Pros: fantastic costumes and colors. Hiroyuki Sanada, full of dignity. Rinko Kikuchi as the witch, having a great time. Serious and moving in places, I hadn't expected that.\nCons: dragons and monsters that the old story doesn't need. Keanu Reeves seems to be in it by accident. Everyone speaks English with pauses. The middle is slow. My nephews counted, and there are never forty-seven of them.\nA good-looking film that could have been a great one. I was fairly entertained.",
      },
    ],
  },
];
