import type { CatalogueFilm } from '../film.ts';

export const films2018: readonly CatalogueFilm[] = [
  {
    id: 299536,
    title: 'Avengers: Infinity War',
    releaseDate: '2018-04-25',
    genres: ['adventure', 'action', 'science-fiction'],
    voteAverage: 8.2,
    voteCount: 32_593,
    overview:
      "Thanos, a giant from a dead planet, wants to wipe out half of all living beings, because he believes that there is not enough for everyone. He needs six stones for it, and two are on Earth. Tony Stark and Steve Rogers, who guard the planet, haven't spoken for two years. Gamora fears him, her own father. The heroes must keep the stones from him, or half of all life will end.",
    cast: [
      { name: 'Robert Downey Jr.', character: 'Tony Stark / Iron Man' },
      { name: 'Chris Hemsworth', character: 'Thor' },
      { name: 'Mark Ruffalo', character: 'Bruce Banner / Hulk' },
      { name: 'Chris Evans', character: 'Steve Rogers / Captain America' },
      { name: 'Scarlett Johansson', character: 'Natasha Romanoff / Black Widow' },
      { name: 'Benedict Cumberbatch', character: 'Doctor Strange' },
      { name: 'Tom Holland', character: 'Peter Parker / Spider-Man' },
      { name: 'Chadwick Boseman', character: "T'Challa / Black Panther" },
      { name: 'Zoe Saldaña', character: 'Gamora' },
      { name: 'Josh Brolin', character: 'Thanos' },
    ],
    crew: [
      { name: 'Anthony Russo', job: 'Director' },
      { name: 'Joe Russo', job: 'Director' },
      { name: 'Christopher Markus', job: 'Screenplay' },
      { name: 'Stephen McFeely', job: 'Screenplay' },
      { name: 'Kevin Feige', job: 'Producer' },
      { name: 'Alan Silvestri', job: 'Original Music Composer' },
      { name: 'Trent Opaloch', job: 'Director of Photography' },
      { name: 'Jeffrey Ford', job: 'Editor' },
      { name: 'Matthew Schmidt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'marveljosh',
        writtenOn: '2018-05-06',
        rating: 9,
        content:
          'I loved every minute and I left in shock! So many heroes and all of them get a cool moment. Doctor Strange and Tony being rude to each other is hilarious. Rocket and Groot with Thor is the funniest team. Thanos is a great villain because he is calm. See it before someone tells you what happens.',
      },
      {
        author: 'kenji1995',
        writtenOn: '2018-05-20',
        rating: 9,
        content:
          "biggest crossover ever and somehow it works, i did not believe it would. thanos carries the whole film, he is the main character really. my ranking of the mcu: winter soldier, this, ragnarok. the first fight in new york, with strange and wong throwing spells down a street, is like a page from a manga. some of the armies look a bit like grey soup, sorry. but there is no boring minute, and it's long. number two, and that's only because i love winter soldier too much",
      },
      {
        author: 'Cathal Brophy',
        writtenOn: '2018-09-23',
        rating: 7,
        content:
          "Somebody large and purple collects stones in this one, and nobody had explained the other eighteen films to me. I went because my nephew had a spare ticket in Limerick, and he whispered the whole time like a man translating at the United Nations. 'That's his brother. That's a tree. He's from space, she's from space, he's from Queens.' I gave up and enjoyed it. Josh Brolin is sadder than any of the good ones, and the raccoon had me in fits. I liked it, a bit dazed, and at the end I asked my nephew to explain, and he couldn't speak.",
      },
    ],
  },
  {
    id: 439015,
    title: 'Slender Man',
    releaseDate: '2018-05-17',
    genres: ['horror', 'mystery', 'thriller'],
    voteAverage: 4.3,
    voteCount: 2_145,
    overview:
      'In a small town in Massachusetts Hallie, Wren, Chloe and Katie watch a video that is said to call the Slender Man. A week later Katie disappears on a class trip. Someone on the internet tells them to give up something they love, if they want her back. They try it in the woods at night. From then on each of them sees him, and Hallie must keep him from taking her little sister Lizzie.',
    cast: [
      { name: 'Joey King', character: 'Wren' },
      { name: 'Julia Goldani Telles', character: 'Hallie' },
      { name: 'Jaz Sinclair', character: 'Chloe' },
      { name: 'Annalise Basso', character: 'Katie' },
      { name: 'Alex Fitzalan', character: 'Tom' },
      { name: 'Taylor Richardson', character: 'Lizzie' },
      { name: 'Javier Botet', character: 'Slender Man' },
      { name: 'Jessica Blank', character: "Hallie's Mother" },
      { name: 'Michael Reilly Burke', character: "Hallie's Father" },
      { name: 'Kevin Chapman', character: 'Mr. Jensen' },
    ],
    crew: [
      { name: 'Sylvain White', job: 'Director' },
      { name: 'David Birke', job: 'Screenplay' },
      { name: 'Ramin Djawadi', job: 'Original Music Composer' },
      { name: 'Brandon Campbell', job: 'Original Music Composer' },
      { name: 'Luca Del Puppo', job: 'Director of Photography' },
      { name: 'Jake York', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Mick_streetlights',
        writtenOn: '2018-10-30',
        rating: 3,
        content:
          "Finally watched it with the brightness of the television turned up as far as it would go, and I still couldn't see much. Girls investigate a library in the dark and have breakfast in the dark. The story jumps, as if somebody had cut pieces out, and a boyfriend simply vanishes from it. One scene with a video call and trees growing out of the ceiling works well. The young actresses try hard. I didn't like it, and I was never once afraid of a man in a clean suit.",
      },
      {
        author: 'creepypasta_orphan',
        writtenOn: '2020-08-15',
        rating: 3,
        content:
          "it was OUR ghost. somebody photoshopped him into two playground pictures on a forum and a thousand kids wrote the rest for nothing, in their bedrooms, at night, and it was so good because nobody ever explained it. Then a studio bought him and took out every scene that was in the trailer.\n\nthere's a boy who's in love with one of the girls and then just isn't in the film any more. Same, Tom. not scary, just a waste.",
      },
      {
        author: 'theo.moreno',
        writtenOn: '2022-10-31',
        rating: 6,
        content:
          'People are cruel to this horror film, but I thought it was all right. The library bit, when her face goes on the video call and the trees start coming out of the ceiling, made me put my feet up on the couch. I liked that, and I liked how the girls are horrible to one another in a normal way. Needed a better ending, and about six more lightbulbs.',
      },
    ],
  },
  {
    id: 490003,
    title: "Won't You Be My Neighbor?",
    releaseDate: '2018-06-29',
    genres: ['documentary'],
    voteAverage: 8,
    voteCount: 588,
    overview:
      'For more than thirty years Fred Rogers, a minister from Pittsburgh in sneakers and a cardigan, spoke slowly to small children on television. With a few hand puppets and a toy trolley he talked about anger, divorce and war, and told them that he liked them as they are. His wife, his sons and the people from the studio ask what is left of his idea of kindness.',
    cast: [
      { name: 'Joanne Rogers', character: "Self - Fred's Wife" },
      { name: 'Margaret Whitmer', character: 'Self - TV Producer' },
      { name: 'Tom Junod', character: 'Self - Journalist' },
      { name: 'Jim Rogers', character: "Self - Fred's Son" },
      { name: 'Max King', character: "Self - Fred's Biographer" },
      { name: 'Hedda Sharapan', character: 'Self - Child Development Advisor' },
      { name: 'Betty Seamans', character: 'Self - Mrs. McFeely' },
      { name: 'Junlei Li', character: 'Self - Fred Rogers Center Co-director' },
      { name: 'Joe Negri', character: 'Self - Handyman Negri' },
      { name: 'David Newell', character: 'Self - Mr. McFeely' },
    ],
    crew: [
      { name: 'Morgan Neville', job: 'Director' },
      { name: 'Caryn Capotosto', job: 'Producer' },
      { name: 'Nicholas Ma', job: 'Producer' },
      { name: 'Morgan Neville', job: 'Producer' },
      { name: 'Jonathan Kirkscey', job: 'Original Music Composer' },
      { name: 'Graham Willoughby', job: 'Director of Photography' },
      { name: 'Jeff Malmberg', job: 'Editor' },
      { name: 'Aaron Wickenden', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Calvin Rhodes',
        writtenOn: '2018-08-05',
        rating: 9,
        content:
          "Goodness is harder to film than wickedness, because nothing seems to happen. Morgan Neville has found the way. He shows a man on a small set who changes his shoes, feeds his fish and waits, for a whole minute once, so that children can feel how long a minute is. Then the film shows us what went into that calm: the study of child psychology, the fights for money, the doubts that he gave to a shabby tiger puppet named Daniel.\n\nThe interviews are excellent. Joanne Rogers is merry and frank about her husband, and François Clemmons, who played a policeman on the show, tells a story about a wading pool that ought to be in schoolbooks. The clip from the Senate, where a few plain sentences save public television, is better than most drama.\n\nIt doesn't dig for dirt, and some viewers will miss that. Overall I found it a moving, useful and quietly radical documentary. I walked home from the theater in a better mood about people, and I recommend it without any reservation.",
      },
      {
        author: 'Sunniva T.',
        writtenOn: '2021-11-28',
        rating: 7,
        content:
          "A film about an American television host, seen by an outsider: I grew up in Bergen and never saw the program as a child. I'm glad to report that it works without nostalgia. At first he seemed strange to me, nobody talks so slowly. After half an hour I wanted him to go on talking. The puppet who asks if he is a mistake made me put my coffee down. The drawings that show him as a small tiger are a bit sweet, and they are the only thing that I would cut. It's a lovely film and I liked him.",
      },
      {
        author: 'SteveAndTheKids',
        writtenOn: '2019-02-10',
        content:
          "Not really for children, although it's all about them. I showed it to my two, nine and twelve, and the nine-year-old drifted away to her Legos. The older one stayed. There is news footage about shootings and assassinations, so sit with them. What got me was how he never lied to kids: when a fish was dead in the tank, he buried it and talked about it. My son asked why nobody on TV is like that now, and I didn't have a good answer. A great one for parents. I cried, and he patted my back.",
      },
    ],
  },
  {
    id: 439079,
    title: 'The Nun',
    releaseDate: '2018-09-05',
    genres: ['horror'],
    voteAverage: 5.9,
    voteCount: 7_137,
    overview:
      'In 1952 a nun kills herself at a lonely abbey in Romania. The Vatican sends Father Burke, who knows about demons, and Sister Irene, a young woman who sees visions. Frenchie, a farmer, shows them the way. Irene learns that the nuns must never stop praying, because something is locked up in the cellar. It looks like one of them, and Irene must stop it before it gets out into the world.',
    cast: [
      { name: 'Taissa Farmiga', character: 'Sister Irene' },
      { name: 'Demián Bichir', character: 'Father Burke' },
      { name: 'Jonas Bloquet', character: 'Frenchie' },
      { name: 'Bonnie Aarons', character: 'The Nun' },
      { name: 'Ingrid Bisu', character: 'Sister Oana' },
      { name: 'Charlotte Hope', character: 'Sister Victoria' },
      { name: 'Sandra Teles', character: 'Sister Ruth' },
      { name: 'August Maturo', character: 'Daniel' },
      { name: 'Jack Falk', character: 'Old Villager' },
      { name: 'Lynnette Gaza', character: 'Mother Superior' },
    ],
    crew: [
      { name: 'Corin Hardy', job: 'Director' },
      { name: 'Gary Dauberman', job: 'Screenplay' },
      { name: 'James Wan', job: 'Producer' },
      { name: 'Peter Safran', job: 'Producer' },
      { name: 'Abel Korzeniowski', job: 'Original Music Composer' },
      { name: 'Maxime Alexandre', job: 'Director of Photography' },
      { name: 'Michel Aller', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Sister Mary, ret.',
        writtenOn: '2018-11-01',
        rating: 6,
        content:
          "Forty-one years professed, Dominican, and five of us went, in mufti, with Maltesers. We screamed like schoolgirls and had a very merry evening, though it isn't a great film. The habits are wrong for the order and no abbess alive would let a door stand open in that draught.\n\nBut the young one is good. She has the face. When all the sisters kneel round her to pray and something comes down the aisle in a black veil, Sr Bernadette took my hand, and she is ninety-two and afraid of nothing but stairs.",
      },
      {
        author: 'conjuring_verse_kev',
        writtenOn: '2018-12-09',
        rating: 7,
        content:
          "middle of the conjuring movies for me, above annabelle one, below conjuring two. story is whatever: hear a noise, go to the noise, nun. but that castle, the fog, the crosses, it looks like an old hammer movie and i'm a sucker for that. the coffin with the bell is one of the best ideas of the whole series. taissa farmiga is great. could use a lamp or two. jumped like five times, had fun, would visit romania again",
      },
      {
        author: 'bell_on_my_grave',
        writtenOn: '2021-10-13',
        rating: 5,
        content:
          "The burying alive is the good one. Coffin, a string, a little bell up top, and then every bell in the yard starts ringing at the same time and he's got to guess. Write a whole film of that. The rest bored me, and I couldn't see it, owing to its being night.",
      },
    ],
  },
  {
    id: 346910,
    title: 'The Predator',
    releaseDate: '2018-09-05',
    genres: ['action', 'thriller', 'science-fiction'],
    voteAverage: 5.6,
    voteCount: 5_118,
    overview:
      "A spaceship crashes near the sniper Quinn McKenna, who saves parts of the pilot's armor and mails them home. His son Rory, a gifted boy without friends, opens the parcel and switches something on. The biologist Casey Brackett sees how the captured hunter breaks out of a laboratory. McKenna, on a bus with five soldiers who are thought to be mad, has to reach his son before the hunter kills him.",
    cast: [
      { name: 'Boyd Holbrook', character: 'Quinn McKenna' },
      { name: 'Trevante Rhodes', character: 'Nebraska Williams' },
      { name: 'Jacob Tremblay', character: 'Rory McKenna' },
      { name: 'Keegan-Michael Key', character: 'Coyle' },
      { name: 'Olivia Munn', character: 'Casey Brackett' },
      { name: 'Sterling K. Brown', character: 'Traeger' },
      { name: 'Thomas Jane', character: 'Baxley' },
      { name: 'Alfie Allen', character: 'Lynch' },
      { name: 'Augusto Aguilera', character: 'Nettles' },
      { name: 'Yvonne Strahovski', character: 'Emily McKenna' },
    ],
    crew: [
      { name: 'Shane Black', job: 'Director' },
      { name: 'Fred Dekker', job: 'Screenplay' },
      { name: 'Shane Black', job: 'Screenplay' },
      { name: 'John Davis', job: 'Producer' },
      { name: 'Henry Jackman', job: 'Original Music Composer' },
      { name: 'Larry Fong', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'vicente1313',
        writtenOn: '2018-09-23',
        rating: 7,
        content:
          "i know, i know, everybody hates it, but it's a shane black movie with aliens and i laughed so hard. the loonies on the bus are the best squad since the original, keegan michael key and thomas jane together are gold. tons of blood, practical suit looks mean. then the huge cgi one shows up and it gets dumb. i rank it under predator and prey and over the avp stuff. story makes no sense at all. watched it with my brothers, high fives all round",
      },
      {
        author: 'thermalvision_87',
        writtenOn: '2018-10-07',
        rating: 4,
        content:
          "They took the scariest hunter in the movies and gave him a school bus. I've read the comics and played the games, and what makes it work is SILENCE: one hunter, one jungle, men who slowly understand. Shane Black was IN the first film, for heaven's sake. Here everybody cracks jokes while their friends are being ripped apart, there are alien dogs, and a child's autism is treated like a superpower. Sterling K. Brown chews gum beautifully. I was let down by all the rest of it, and the last thirty seconds made me groan.",
      },
      {
        author: 'Hollis Grady',
        writtenOn: '2022-08-14',
        rating: 5,
        content:
          "Rewatched this after liking Prey so much, to see if I'd been unfair in 2018. A little. The banter holds up, in a nervous way: Trevante Rhodes is cool, Olivia Munn enjoys herself, and the first forty minutes move. The editing is worse than I remembered: people are in one place and then in another, and someone leaves the picture so fast that I had to wind back. You can see where they shot things again. A noisy B movie that lost an argument with itself: hatred would be too much, and I wouldn't recommend it to anyone sober.",
      },
    ],
  },
  {
    id: 515042,
    title: 'Free Solo',
    releaseDate: '2018-09-28',
    genres: ['documentary', 'adventure'],
    voteAverage: 7.9,
    voteCount: 1_501,
    overview:
      'El Capitan is a wall of granite nine hundred meters high, and climbers use ropes on it. A young man who lives in his van wants to be the first to climb it without one. For two years his friends film how he practices every move and falls in love. They are afraid that their cameras could distract him. One slip would kill him.',
    cast: [
      { name: 'Alex Honnold', character: 'Self' },
      { name: 'Tommy Caldwell', character: 'Self' },
      { name: 'Jimmy Chin', character: 'Self' },
      { name: 'Sanni McCandless', character: 'Self' },
      { name: 'Dierdre Wolownick', character: 'Self' },
      { name: 'Cheyne Lempe', character: 'Self' },
      { name: 'Mikey Schaefer', character: 'Self' },
      { name: 'Clair Popkin', character: 'Self' },
      { name: 'Peter Croft', character: 'Self' },
    ],
    crew: [
      { name: 'Jimmy Chin', job: 'Director' },
      { name: 'Elizabeth Chai Vasarhelyi', job: 'Director' },
      { name: 'Evan Hayes', job: 'Producer' },
      { name: 'Shannon Dill', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Bob Eisenhardt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Deborah Lowe',
        writtenOn: '2019-03-09',
        rating: 9,
        content:
          "From the first minute on the wall to the last I sat with my scarf in my mouth. There's a place called the Boulder Problem where he must karate-kick sideways across nothing onto a thumb's width. The cameraman on the valley floor turns his back. He just can't look. I was with him, I studied the exit sign for what seemed a month.\n\nPhysically I was in row M. My hands have never been so wet. A fantastic documentary.",
      },
      {
        author: 'Ulla Brandt',
        writtenOn: '2019-07-18',
        rating: 6,
        content:
          "A good film about a climber, and not the best one possible. But I kept thinking about the woman measuring up for curtains in that new house while he says, not unkindly, that he's got no obligation to maximise his lifespan. She laughs. She asks him whether she comes into it at all and he thinks about it as though it were a hold. The film lets it pass because it has got a mountain to climb. There was a braver documentary in the kitchen, when they bought the refrigerator.",
      },
      {
        author: 'rafael1982',
        writtenOn: '2023-01-25',
        rating: 8,
        content:
          "A great documentary. I read brain scans for a living. They show him photographs that make everyone's amygdala light up and his stays as dark as a garage. He's delighted and a bit worried. The climbing has hardly any music on it, and you notice that it's the least frantic part of the film; he is the only person in it who's enjoying himself.",
      },
    ],
  },
  {
    id: 332562,
    title: 'A Star Is Born',
    releaseDate: '2018-10-03',
    genres: ['music', 'drama', 'romance'],
    voteAverage: 7.5,
    voteCount: 12_197,
    overview:
      "Jackson Maine is a famous singer who drinks, takes pills and is slowly losing his hearing. After a concert he lands in a bar where Ally, a waitress, sings, and he can't forget her voice. He brings her on stage, and they fall in love. Rez, a manager, wants to make her a pop star. The higher she rises, the deeper he falls, and his brother Bobby can't hold him any more.",
    cast: [
      { name: 'Lady Gaga', character: 'Ally' },
      { name: 'Bradley Cooper', character: 'Jackson Maine' },
      { name: 'Sam Elliott', character: 'Bobby' },
      { name: 'Rafi Gavron', character: 'Rez' },
      { name: 'Andrew Dice Clay', character: 'Lorenzo' },
      { name: 'Anthony Ramos', character: 'Ramon' },
      { name: 'Dave Chappelle', character: "George 'Noodles' Stone" },
      { name: 'Alec Baldwin', character: 'Alec Baldwin' },
      { name: 'Marlon Williams', character: 'Marlon Williams' },
      { name: 'Brandi Carlile', character: 'Brandi Carlile' },
    ],
    crew: [
      { name: 'Bradley Cooper', job: 'Director' },
      { name: 'Eric Roth', job: 'Screenplay' },
      { name: 'Bradley Cooper', job: 'Screenplay' },
      { name: 'Will Fetters', job: 'Screenplay' },
      { name: 'Matthew Libatique', job: 'Director of Photography' },
      { name: 'Jay Cassidy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Isla G.',
        writtenOn: '2018-12-01',
        rating: 9,
        content:
          "I loved the first hour, it's perfect. The moment when Lady Gaga walks to the microphone and covers her face with her hands! I went back the next day only for that hour, then got up and went for tacos before she turns into a pop star with orange hair. The second half is too long and too sad for me.\n\nThe dog is Bradley Cooper's own dog, and he's great too.",
      },
      {
        author: 'ewan_b',
        writtenOn: '2019-05-17',
        rating: 7,
        content:
          "Drummed in a showband for thirty-one years and can't hear a kettle any more. So I'd like to thank the sound people. That whine that comes up whenever he's on his own, that's the thing exactly, and how he cocks his head so as to be on the good side of her. No one ever put that in a picture before. Sam Elliott reversing the truck with his eyes filling says more than the last half hour does. A good film. It's too long and Cooper mumbles, though maybe that's me.",
      },
      {
        author: 'Adanna & her sisters',
        writtenOn: '2021-02-11',
        rating: 7,
        content:
          'The songs, my sister, the songs! We were singing "Shallow" in the car, at home and in church by mistake. Lady Gaga without makeup is so natural, and you feel with her from the first minute. The man has a good heart and a bad sickness, we have an uncle like that, so two of us could not stop crying. My eldest sister was angry at him the whole time. It is long, and he speaks like he has rice in his mouth. A strong love story, we were touched by it.',
      },
    ],
  },
  {
    id: 470044,
    title: 'The Hate U Give',
    releaseDate: '2018-10-19',
    genres: ['drama', 'crime'],
    voteAverage: 8.1,
    voteCount: 2_213,
    overview:
      "Starr Carter is sixteen and lives in two worlds: in a poor Black neighborhood where her father Maverick has a store, and at a private school with mostly white pupils. One night Khalil, a friend since childhood, drives her home. A police officer stops the car and shoots him. Starr is the only witness. If she speaks, her family is in danger, and if she doesn't, the officer will go free.",
    cast: [
      { name: 'Amandla Stenberg', character: 'Starr Carter' },
      { name: 'Regina Hall', character: 'Lisa Carter' },
      { name: 'Russell Hornsby', character: 'Maverick Carter' },
      { name: 'KJ Apa', character: 'Chris Bryant' },
      { name: 'Common', character: 'Uncle Carlos' },
      { name: 'Anthony Mackie', character: 'King' },
      { name: 'Algee Smith', character: 'Khalil Harris' },
      { name: 'Lamar Johnson', character: 'Seven Carter' },
      { name: 'Issa Rae', character: 'April Ofrah' },
      { name: 'Sabrina Carpenter', character: 'Hailey Grant' },
    ],
    crew: [
      { name: 'George Tillman Jr.', job: 'Director' },
      { name: 'Audrey Wells', job: 'Screenplay' },
      { name: 'Marty Bowen', job: 'Producer' },
      { name: 'Wyck Godfrey', job: 'Producer' },
      { name: 'Robert Teitel', job: 'Producer' },
      { name: 'George Tillman Jr.', job: 'Producer' },
      { name: "Dustin O'Halloran", job: 'Original Music Composer' },
      { name: 'Mihai Malaimare Jr.', job: 'Director of Photography' },
      { name: 'Alex Blatt', job: 'Editor' },
      { name: 'Craig Hayes', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Theodore Banks',
        writtenOn: '2018-11-18',
        rating: 9,
        content:
          'The opening scene tells you what kind of film this will be. A father sits his small children down at the table, puts his hands flat on the wood and teaches them how to behave when the police stop a car. George Tillman Jr. films it calmly, almost like a lesson in manners, and it chilled me more than any thriller this year.\n\nAmandla Stenberg carries everything that follows. She plays Starr as two girls, one for each half of her life, and lets us see the seconds in which she changes from one to the other. Russell Hornsby, as Maverick, gives one of the finest portraits of a father that I know, strict, funny and scared to death. Regina Hall matches him.\n\nThe gang story is simpler than the rest, and a few speeches sound like speeches. Overall it is a brave, warm and very well acted drama. I took my students, we talked for two hours afterwards, and I recommend it to adults as well.',
      },
      {
        author: 'keisha404',
        writtenOn: '2018-12-02',
        rating: 9,
        content:
          'This movie had me crying, laughing and crying again. Starr feels like a girl I know. Her dad is the best movie dad ever! I loved how the family jokes around even when things are bad. The traffic stop scene is so hard to watch. Everybody should see this one, for real.',
      },
      {
        author: 'dogeared_pages',
        writtenOn: '2019-01-13',
        rating: 5,
        content:
          "The novel by Angie Thomas is one of my favourites, so I went in hopeful and came out flat. In the book DeVante, a boy who wants out of the gang, has a whole story of his own. Here he DOESN'T EXIST. Starr's thoughts were sharp and funny on the page, and they turn into a voice that explains what we can see anyway. The last confrontation is much bigger than it was, and I didn't believe it. Amandla Stenberg and Russell Hornsby are superb, no complaint there. Disappointed on behalf of the book.",
      },
    ],
  },
  {
    id: 543580,
    title: 'They Shall Not Grow Old',
    releaseDate: '2018-11-09',
    genres: ['documentary', 'history', 'war'],
    voteAverage: 7.8,
    voteCount: 662,
    overview:
      "For decades a museum in London kept a hundred hours of film from the First World War, scratched and silent. Now the pictures have color, and actors speak the words on the soldiers' lips. Young men drink tea, laugh and show their bad teeth. About a hundred and twenty veterans tell how they enlisted, some under age, and how they lived in the trenches. They had to survive, and nearly a million others did not.",
    cast: [
      { name: 'Thomas Adlam', character: 'Self (archive sound)' },
      { name: 'William Argent', character: 'Self (archive sound)' },
      { name: 'John Ashby', character: 'Self (archive sound)' },
      { name: 'Attwood', character: 'Self (archive sound)' },
      { name: 'Donald Bain', character: 'Self (archive sound)' },
      { name: 'Frank Baber', character: 'Self (archive sound)' },
      { name: 'Arthur Betteridge', character: 'Self (archive sound)' },
      { name: 'Peter Jackson', character: 'Self' },
    ],
    crew: [
      { name: 'Peter Jackson', job: 'Director' },
      { name: 'Clare Olssen', job: 'Producer' },
      { name: 'Peter Jackson', job: 'Producer' },
      { name: 'Jabez Olssen', job: 'Editor' },
      { name: 'David Donaldson', job: 'Original Music Composer' },
      { name: 'Steve Roche', job: 'Original Music Composer' },
      { name: 'Janet Roddick', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Janet S.',
        writtenOn: '2018-12-09',
        rating: 9,
        content:
          "I've been deaf since I was four and for once I had the advantage over a full house. Most of what those boys say to the camera I could read before the actors' voices came in, and they got it right, bar one swear word they'd tidied. 'We're in the pictures!'\n\nWhen the frame widens and the color floods up I forgot to breathe. They're so small, and they've such terrible teeth, and every one of them is laughing at something. I loved this film.",
      },
      {
        author: 'Leila87',
        writtenOn: '2020-11-11',
        rating: 6,
        content:
          "My colleagues in the archive fought about this for a month and I'll put my side. The faces are pink like boiled ham. Grass is the same green in March as in August. A face that moved at sixteen frames has been given eight more that never existed, and now school classes believe they've seen the Somme. The men's testimony needs no colouring, and the hour would be every bit as moving with one's eyes shut. I tried it, the second time. It is. So I liked what I heard in this film, and I disliked what I saw.",
      },
      {
        author: 'Cpl. Kendrick',
        writtenOn: '2022-11-13',
        content:
          "A very good documentary about soldiers. One man says that when it was over it was like losing your job. I was in Basra, not France, and I laughed out loud in an empty front room, because that's what it was like. Also the bit about the tea tasting of petrol.",
      },
    ],
  },
  {
    id: 490132,
    title: 'Green Book',
    releaseDate: '2018-11-16',
    genres: ['drama', 'comedy', 'history'],
    voteAverage: 8.2,
    voteCount: 12_788,
    overview:
      "New York, 1962. Tony Lip throws out drunk guests at a nightclub, and when it closes he needs work. Don Shirley, a Black pianist, looks for a driver for a concert tour through the South. Tony gets a guide that lists the hotels where Don may sleep. Tony is loud, and Don is proud and alone. Tony must bring Don to every concert safe and on time, or he won't be paid.",
    cast: [
      { name: 'Viggo Mortensen', character: 'Tony Lip' },
      { name: 'Mahershala Ali', character: 'Dr. Don Shirley' },
      { name: 'Linda Cardellini', character: 'Dolores' },
      { name: 'Sebastian Maniscalco', character: 'Johnny Venere' },
      { name: 'Dimiter D. Marinov', character: 'Oleg' },
      { name: 'Mike Hatton', character: 'George' },
      { name: 'P.J. Byrne', character: 'Record Exec' },
      { name: 'Joe Cortese', character: 'Gio Loscudo' },
    ],
    crew: [
      { name: 'Peter Farrelly', job: 'Director' },
      { name: 'Nick Vallelonga', job: 'Writer' },
      { name: 'Brian Hayes Currie', job: 'Writer' },
      { name: 'Peter Farrelly', job: 'Writer' },
      { name: 'Jim Burke', job: 'Producer' },
      { name: 'Charles B. Wessler', job: 'Producer' },
      { name: 'Brian Hayes Currie', job: 'Producer' },
      { name: 'Peter Farrelly', job: 'Producer' },
      { name: 'Nick Vallelonga', job: 'Producer' },
      { name: 'Kris Bowers', job: 'Original Music Composer' },
      { name: 'Sean Porter', job: 'Director of Photography' },
      { name: 'Patrick J. Don Vito', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Prakash Iyer',
        writtenOn: '2019-02-03',
        rating: 9,
        content:
          "A very heart touching film, take your whole family without worry. My father and I saw it in Chennai on his retirement day, and he laughed like a boy at the fried chicken in the car. Two people who cannot understand each other become brothers, it is a simple story and told so nicely. The piano music is outstanding, I have been searching for those records. There is one swimming pool scene where I felt shame for the world. My father said, 'Good people are everywhere, only they are shy.' Must watch.",
      },
      {
        author: 'pizza_folded_in_half',
        writtenOn: '2019-03-24',
        content:
          "A road movie with a great deal of food in it, and I made the mistake of going before dinner. Viggo Mortensen eats hot dogs by the dozen, a bucket of chicken, and finally a whole pizza folded over like a letter. By Kentucky I could hear my own stomach, and so could the nun in the next seat. Mahershala Ali is marvellous as Shirley, all straight back and cold fingers, a lonely man who corrects your grammar because nobody has ever asked how he is. It's old-fashioned and it settles things too kindly. I loved it, I have to say, and the nun gave me a mint.",
      },
      {
        author: 'Jonathan Eames',
        writtenOn: '2019-04-14',
        rating: 7,
        content:
          "Polished, likeable, and more comfortable than its subject. One recognises the machine at once: it is Driving Miss Daisy with the seats exchanged, and now and then The Odd Couple on wheels. What lifts it is the playing; Mortensen, heavier by two stone, makes a real man of a music-hall Italian, and Ali suggests whole rooms of solitude behind a fur collar. Their quarrel in the rain, about belonging nowhere, is as good as anything this season. But racism here is always somebody else, a red-faced sheriff or a club manager in a bow tie, and it is cured by being driven past. I enjoyed the journey a good deal; I didn't, on reflection, trust the map.",
      },
    ],
  },
  {
    id: 324857,
    title: 'Spider-Man: Into the Spider-Verse',
    releaseDate: '2018-12-06',
    genres: ['adventure', 'animation', 'action', 'science-fiction'],
    voteAverage: 8.4,
    voteCount: 17_498,
    overview:
      "Miles Morales, a teenager from Brooklyn, is bitten by a spider in a subway tunnel and finds that he can stick to walls. At the same place the crime boss Kingpin tears a hole between universes with a giant machine. Peter B. Parker, an older hero who has let himself go, falls into Miles's world, and Gwen Stacy soon follows. They will die if they can't get home.",
    cast: [
      { name: 'Shameik Moore', character: 'Miles Morales (voice)' },
      { name: 'Jake Johnson', character: 'Peter B. Parker (voice)' },
      { name: 'Hailee Steinfeld', character: 'Gwen Stacy (voice)' },
      { name: 'Mahershala Ali', character: 'Uncle Aaron (voice)' },
      { name: 'Brian Tyree Henry', character: 'Jefferson Davis (voice)' },
      { name: 'Lily Tomlin', character: 'Aunt May (voice)' },
      { name: 'Luna Lauren Vélez', character: 'Rio Morales (voice)' },
      { name: 'John Mulaney', character: 'Spider-Ham (voice)' },
      { name: 'Kimiko Glenn', character: 'Peni Parker (voice)' },
      { name: 'Nicolas Cage', character: 'Spider-Man Noir (voice)' },
    ],
    crew: [
      { name: 'Bob Persichetti', job: 'Director' },
      { name: 'Peter Ramsey', job: 'Director' },
      { name: 'Rodney Rothman', job: 'Director' },
      { name: 'Phil Lord', job: 'Screenplay' },
      { name: 'Rodney Rothman', job: 'Screenplay' },
      { name: 'Phil Lord', job: 'Producer' },
      { name: 'Christopher Miller', job: 'Producer' },
      { name: 'Amy Pascal', job: 'Producer' },
      { name: 'Avi Arad', job: 'Producer' },
      { name: 'Christina Steinberg', job: 'Producer' },
      { name: 'Daniel Pemberton', job: 'Original Music Composer' },
      { name: 'Robert Fisher Jr.', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'brooklynkid14',
        writtenOn: '2019-01-06',
        rating: 9,
        content:
          'I loved this movie so much! Miles is shy and funny, and he feels like a real kid from Brooklyn. The colors look like a comic book that learned to move. Gwen is the coolest person on screen. My favorite scene is Miles with his hand stuck in her hair.',
      },
      {
        author: 'Alasdair Finch',
        writtenOn: '2019-04-22',
        rating: 7,
        content:
          "Handsome, generous and about one villain too long. The drawing is the thing: dots of printer's ink in the shadows, thought boxes that hang in the air, a frame rate that stumbles exactly as long as Miles does. Toy Story changed how cartoons were lit; this one changes how they are allowed to look, and I left the cinema quite dizzy with it. The story is plainer. A boy finds his powers much as Tobey Maguire found his in 2002, a mentor sighs, a machine hums under the city. Jake Johnson, as a Peter Parker in tracksuit bottoms who has given up on himself, is the best joke and the most human person here. I liked it very much; I was not, as my neighbour was, in tears.",
      },
      {
        author: 'Denise H.',
        writtenOn: '2020-03-29',
        rating: 8,
        content:
          "A superhero film that I enjoyed as much as my boys, who are seven and ten. The older one had been afraid that it was for babies, and he hasn't stopped drawing Miles since. Two scenes are sad, both about family, and the big man Kingpin is quite frightening when he loses his temper. There is flashing light, so be careful if your child reacts to that. I'd show it from about seven. We laughed most at Spider-Ham and his mallet.",
      },
    ],
  },
  {
    id: 426563,
    title: 'Holmes & Watson',
    releaseDate: '2018-12-25',
    genres: ['comedy', 'mystery', 'crime'],
    voteAverage: 4.3,
    voteCount: 927,
    overview:
      "A body falls out of Queen Victoria's birthday cake, with a note: in four days the Queen herself will be dead. Scotland Yard believes that Professor Moriarty is behind it, but Sherlock Holmes does not. His friend Dr. Watson would like to be called a detective too. Dr. Grace Hart, who comes from America, helps them. If Holmes doesn't find the murderer in time, the Queen will die.",
    cast: [
      { name: 'Will Ferrell', character: 'Sherlock Holmes' },
      { name: 'John C. Reilly', character: 'Dr. John Watson' },
      { name: 'Ralph Fiennes', character: 'Professor James Moriarty' },
      { name: 'Rebecca Hall', character: 'Dr. Grace Hart' },
      { name: 'Rob Brydon', character: 'Inspector Lestrade' },
      { name: 'Kelly Macdonald', character: 'Mrs. Hudson' },
      { name: 'Lauren Lapkus', character: 'Millicent' },
      { name: 'Pam Ferris', character: 'Queen Victoria' },
      { name: 'Steve Coogan', character: 'Gustav Klinger' },
      { name: 'Hugh Laurie', character: 'Mycroft Holmes' },
    ],
    crew: [
      { name: 'Etan Cohen', job: 'Director' },
      { name: 'Etan Cohen', job: 'Writer' },
      { name: 'Mark Mothersbaugh', job: 'Original Music Composer' },
      { name: 'Oliver Wood', job: 'Director of Photography' },
      { name: 'Dean Zimmerman', job: 'Editor' },
      { name: 'Will Ferrell', job: 'Producer' },
      { name: 'Adam McKay', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'matinee96',
        writtenOn: '2019-01-13',
        rating: 2,
        content:
          'There were nine of us at the start. Two left over the sick bucket, and my son-in-law during a joke about a red hat that says what you think it says. By the time the Queen was being stuffed into a trunk it was me and a lady from Stoke. We nodded to each other across the empty rows, like two people at a bus stop, and stayed, I believe out of politeness to the projectionist.\n\nHugh Laurie is in it for a minute and has the look of someone being driven to the airport. A terrible comedy.',
      },
      {
        author: 'rossi80',
        writtenOn: '2020-06-07',
        rating: 6,
        content:
          "ok but have you been to the one where they take a drunk selfie, with the huge old camera on legs, holding still for the exposure? Or Ferrell working out in his mind, in numbers, how to hit a bee with a cricket bat and being wrong about all of it? I quite liked this comedy. I've been in a bad way lately and watched this with one eye on a wet afternoon. Some of it's desperately unfunny. It's the sort of unfunny my friends are.",
      },
      {
        author: 'Bramwell Moss',
        writtenOn: '2019-12-29',
        rating: 4,
        content:
          "Billy Wilder made fun of the great detective in 1970, with wit and some sorrow, and Without a Clue had the happy notion that Watson was the clever one; this film's notion is that a hat is funny. It tries several. Ferrell and Reilly have been delightful together, in Step Brothers for instance, and every quarter of an hour a gleam of that returns: a drunken photograph taken with an enormous camera is a good joke. The others arrive late and stay too long. I didn't like it, though I can't pretend that I never laughed.",
      },
    ],
  },
  {
    id: 569547,
    title: 'Black Mirror: Bandersnatch',
    releaseDate: '2018-12-28',
    genres: ['science-fiction', 'mystery', 'drama', 'thriller', 'tv-movie'],
    voteAverage: 6.8,
    voteCount: 3_726,
    overview:
      'England, July 1984. Stefan, nineteen, wants to turn a book in which the reader chooses the story into a computer game. A company makes him an offer, and there he meets his hero, the programmer Colin Ritman. The viewer decides what Stefan has for breakfast, and soon much more. The nearer his deadline comes, the surer he is that someone controls him. He must finish the game before he loses his mind.',
    cast: [
      { name: 'Fionn Whitehead', character: 'Stefan Butler' },
      { name: 'Will Poulter', character: 'Colin Ritman' },
      { name: 'Craig Parkinson', character: 'Peter Butler' },
      { name: 'Alice Lowe', character: 'Dr Haynes' },
      { name: 'Asim Chaudhry', character: 'Mohan Thakur' },
      { name: 'Tallulah Haddon', character: 'Kitty' },
      { name: 'Catriona Knox', character: 'Leslie' },
      { name: 'Jonathan Aris', character: 'Crispin' },
      { name: 'Paul M Bradley', character: 'Robin' },
      { name: 'Laura Evelyn', character: "Colin's Daughter" },
    ],
    crew: [
      { name: 'David Slade', job: 'Director' },
      { name: 'Charlie Brooker', job: 'Writer' },
      { name: 'Russell McLean', job: 'Producer' },
      { name: 'Brian Reitzell', job: 'Original Music Composer' },
      { name: 'Aaron Morton', job: 'Director of Photography' },
      { name: 'Tony Kearns', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'G. Quinn',
        writtenOn: '2019-01-02',
        rating: 8,
        content:
          "You choose what happens in this film, and I loved it. I picked Frosties. Then four hours went by, I had eleven pages of biro arrows and my wife had gone to bed in a huff because I'd poured tea over the computer twice.\n\nYou need to have sat through a tape loading, in 1984, with your finger on the volume, to know how right the screech is. There's a hidden one at the end of one branch that you can play on a real Spectrum. I got mine down from the loft. It ran! I had a small lie-down.",
      },
      {
        author: 'five_people_one_remote',
        writtenOn: '2020-11-19',
        rating: 5,
        content:
          "We played this as a family, five people with one remote, and the kids were thirteen and sixteen. Each choice gives you ten seconds, so there was a lot of shouting, and that was the best part. It gets dark: there's blood, drugs and a murder that you pick yourself, so not for anybody under fifteen, I misjudged that. When you choose wrong it sends you back, and after two hours we were all a bit tired of it. It's a clever toy. As a thriller I thought it was only fair.",
      },
      {
        author: 'Rachel A.',
        writtenOn: '2022-05-08',
        rating: 7,
        content:
          "Only one scene in here truly upset me and there's hardly a choice in it: a little boy, a toy rabbit, a train that goes at 8:45 or the later one. Pick whichever you like. I liked it. Everything around that's clever, Will Poulter with his peroxide hair is having the best party, and I did enjoy the fight at the clinic with no reason to exist whatsoever.",
      },
    ],
  },
];
