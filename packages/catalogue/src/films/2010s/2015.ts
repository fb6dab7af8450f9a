import type { CatalogueFilm } from '../film.ts';

export const films2015: readonly CatalogueFilm[] = [
  {
    id: 241251,
    title: 'The Boy Next Door',
    releaseDate: '2015-01-23',
    genres: ['thriller'],
    voteAverage: 4.9,
    overview:
      "A classics teacher in suburban California, separated from a husband who strayed, is glad when the old man across the fence takes in his nineteen-year-old great-nephew. He mends her garage door, makes a friend of her shy son and knows his Homer. After one rainy weekend she says it can't happen again. On the first day of term he is sitting in her classroom.",
    cast: [
      { name: 'Jennifer Lopez', character: 'Claire Peterson' },
      { name: 'Ryan Guzman', character: 'Noah Sandborn' },
      { name: 'Ian Nelson', character: 'Kevin Peterson' },
      { name: 'John Corbett', character: 'Garrett Peterson' },
      { name: 'Kristin Chenoweth', character: 'Vicky Lansing' },
      { name: 'Lexi Atkins', character: 'Allie Callahan' },
      { name: 'Hill Harper', character: 'Principal Edward Warren' },
      { name: 'Jack Wallace', character: 'Mr. Sandborn' },
      { name: 'Adam Hicks', character: 'Jesse' },
      { name: 'François Chau', character: 'Detective Johnny Chou' },
    ],
    crew: [
      { name: 'Rob Cohen', job: 'Director' },
      { name: 'Barbara Curry', job: 'Writer' },
      { name: 'Randy Edelman', job: 'Original Music Composer' },
      { name: 'Nathan Barr', job: 'Original Music Composer' },
      { name: 'Michel Aller', job: 'Editor' },
      { name: 'Jason Blum', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'first_edition_fred',
        writtenOn: '2016-02-27',
        rating: 3,
        content:
          "I sell antiquarian books for a living. When the boy gives her a first edition of the Iliad, bought for a dollar at a garage sale, I made a noise that brought my wife in from the yard. A first edition! Of something sung by a fire around 700 BC! It looks about 1910 and it's in English.\n\nThere is other foolishness, a printer that will not stop and an EpiPen used for good, but it all fades beside that book. I have it framed as a still above the till now and customers ask.",
      },
      {
        author: 'donna_on_nights',
        writtenOn: '2019-09-14',
        rating: 6,
        content:
          "Is it a good film? No, Donna, it is not, but you were on the sofa with a Baileys by ten past nine and shouting by half past. She teaches in heels like that. He punches a locker and _nobody minds_. Kristin Chenoweth walks off with it as the best friend in the good coats, and the barn at the end is far nastier than I expected, I watched the eye through a cushion. Ninety minutes. I've paid more for less on the bingo.",
      },
    ],
  },
  {
    id: 76757,
    title: 'Jupiter Ascending',
    releaseDate: '2015-02-04',
    genres: ['science-fiction', 'fantasy', 'action'],
    voteAverage: 5.5,
    overview:
      "She gets up at a quarter to five to clean other people's toilets in Chicago, and hates her life out loud while scrubbing. Then a hunter with wolf's genes and flying boots plucks her off an operating table. It seems her DNA matches that of a murdered space dynast, which makes three quarrelling siblings her children by inheritance, and the Earth a crop she happens to own. It is due for harvest.",
    cast: [
      { name: 'Mila Kunis', character: 'Jupiter Jones' },
      { name: 'Channing Tatum', character: 'Caine Wise' },
      { name: 'Sean Bean', character: 'Stinger Apini' },
      { name: 'Eddie Redmayne', character: 'Balem Abrasax' },
      { name: 'Douglas Booth', character: 'Titus Abrasax' },
      { name: 'Tuppence Middleton', character: 'Kalique Abrasax' },
      { name: 'Nikki Amuka-Bird', character: 'Diomika Tsing' },
      { name: 'Christina Cole', character: 'Gemma Chatterjee' },
      { name: 'Doona Bae', character: 'Razo' },
      { name: "James D'Arcy", character: 'Maximilian Jones' },
    ],
    crew: [
      { name: 'Lana Wachowski', job: 'Director' },
      { name: 'Lilly Wachowski', job: 'Director' },
      { name: 'Lana Wachowski', job: 'Writer' },
      { name: 'Lilly Wachowski', job: 'Writer' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'John Toll', job: 'Director of Photography' },
      { name: 'Alexander Berner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'bees_know_royalty',
        writtenOn: '2015-06-21',
        rating: 7,
        content:
          "Half man half wolf in rocket skates. An heiress whom bees obey. A lizard in a leather coat. Space has a registry office and it's all rubber stamps and queues with Terry Gilliam behind one of the counters! If a fourteen-year-old girl had written this in an exercise book I'd have kept that exercise book for life. Somebody gave it a hundred and seventy-six million dollars. I'm so glad, I can't tell you.",
      },
      {
        author: 'whisper_SHOUT',
        writtenOn: '2015-03-08',
        rating: 3,
        content:
          "Eddie Redmayne won an Oscar that same winter and I hope he keeps it in the room where he stores this. he whispers. he whispers. HE SCREAMS. he whispers. My brother did it all the way home on the tram asking for a ticket.\n\nShe falls off things and is caught, I counted eight times. Chicago gets smashed and mended over lunch. There's a wedding I still couldn't explain.",
      },
      {
        author: 'sofa_cosmonaut',
        writtenOn: '2020-05-12',
        rating: 5,
        content:
          "As wallpaper it's outstanding. Every ship has filigree on it like a cathedral had relations with a lobster. I turned the sound off at forty minutes, put some Brahms on and ironed nine shirts, and around shirt six there was a battle that fit the third movement very well. With dialogue I'd got up to two shirts and a headache.",
      },
    ],
  },
  {
    id: 76341,
    title: 'Mad Max: Fury Road',
    releaseDate: '2015-05-13',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 7.6,
    overview:
      'In a desert where one masked warlord owns the water, a driver with a steel arm turns her war rig off the road and runs for it. Hidden aboard are five women he regards as property. Chained to the front of a pursuing car, as a living blood bag for a sick young soldier, is a drifter who wants only his own vehicle back.',
    cast: [
      { name: 'Tom Hardy', character: 'Max Rockatansky' },
      { name: 'Charlize Theron', character: 'Imperator Furiosa' },
      { name: 'Nicholas Hoult', character: 'Nux' },
      { name: 'Hugh Keays-Byrne', character: 'Immortan Joe' },
      { name: 'Rosie Huntington-Whiteley', character: 'The Splendid Angharad' },
      { name: 'Riley Keough', character: 'Capable' },
      { name: 'Zoë Kravitz', character: 'Toast the Knowing' },
      { name: 'Abbey Lee', character: 'The Dag' },
      { name: 'Courtney Eaton', character: 'Cheedo the Fragile' },
      { name: 'Nathan Jones', character: 'Rictus Erectus' },
    ],
    crew: [
      { name: 'George Miller', job: 'Director' },
      { name: 'Brendan McCarthy', job: 'Writer' },
      { name: 'Nico Lathouris', job: 'Writer' },
      { name: 'Tom Holkenborg', job: 'Original Music Composer' },
      { name: 'John Seale', job: 'Director of Photography' },
      { name: 'Margaret Sixel', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'nobody_drives_a_datsun',
        writtenOn: '2015-05-30',
        rating: 10,
        content:
          "A blind man in red pyjamas hangs off a wall of speakers playing a guitar that shoots fire, and the film treats him like plumbing. He's the bugler. Of course an army would have one. Every daft object in it has been thought about like that, the steering wheels on the altar, the chrome spray, the boots nailed to stilts in the bog.\n\nMy dad took me to the second one when I was too young. I took _him_ to this. He's deaf in one ear now and for once that wasn't a problem.",
      },
      {
        author: 'margit_w',
        writtenOn: '2015-08-02',
        rating: 4,
        content:
          "They drive there. They drive back. I'm told this is genius. My son bought me the ticket, and in fairness he warned me, but I was hoping for a conversation at some point and the leading man has a fork strapped to his face for the first half hour. Theron is good with almost no lines. I had sand in my teeth by the end, or felt I did, and a headache from the drums.",
      },
      {
        author: 'celluloid_hank',
        writtenOn: '2017-01-21',
        rating: 9,
        content:
          "Notice that your eye never has to hunt. Two thousand-odd cuts and the thing you need is dead centre each time, so it can go like the clappers and still be legible. I've tried it with the sound off and you still know who wants what. The day-for-night swamp is the only stretch that sags a little, and even there you've got a man walking back out of blue fog carrying a steering wheel with no explanation given.",
      },
    ],
  },
  {
    id: 158852,
    title: 'Tomorrowland',
    releaseDate: '2015-05-19',
    genres: ['adventure', 'family', 'mystery', 'science-fiction'],
    voteAverage: 6.3,
    overview:
      "At the 1964 World's Fair a boy with a homemade jetpack is slipped a badge by a freckled girl. Fifty years on Casey, who sabotages the cranes pulling down the launch pads where her father works, finds the same badge among her things at a police station: touch it and you stand in a wheat field, with towers on the horizon. It lasts two minutes. The one man who's been there has a house full of traps and won't come to the door.",
    cast: [
      { name: 'George Clooney', character: 'Frank Walker' },
      { name: 'Britt Robertson', character: 'Casey Newton' },
      { name: 'Hugh Laurie', character: 'Nix' },
      { name: 'Raffey Cassidy', character: 'Athena' },
      { name: 'Tim McGraw', character: 'Eddie Newton' },
      { name: 'Kathryn Hahn', character: 'Ursula' },
      { name: 'Keegan-Michael Key', character: 'Hugo' },
      { name: 'Thomas Robinson', character: 'Young Frank Walker' },
      { name: 'Pierce Gagnon', character: 'Nate Newton' },
      { name: 'Chris Bauer', character: "Frank's Dad" },
    ],
    crew: [
      { name: 'Brad Bird', job: 'Director' },
      { name: 'Brad Bird', job: 'Screenplay' },
      { name: 'Damon Lindelof', job: 'Screenplay' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'Claudio Miranda', job: 'Director of Photography' },
      { name: 'Walter Murch', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'monorail_hector',
        writtenOn: '2015-07-11',
        rating: 7,
        content:
          "I worked summers on a people mover in Florida, in a polyester jumpsuit the colour of orange squash, and we believed it. That's the film's whole argument, that we used to. When she's got hold of the pin and steps onto the train with the swimming pools dropping one into another I was nineteen again with a walkie-talkie.\n\nYes it ends in a lecture. Hugh Laurie gives it rather well, and he's right, and nobody in the lobby wanted to hear it.",
      },
      {
        author: 'where_was_the_land',
        writtenOn: '2016-01-30',
        rating: 4,
        content:
          "Ninety minutes driving to a place. Ninety! A shop explodes, a bath flies off the roof, the Eiffel Tower opens like a pencil case, still not there. When we do arrive it's shut. I felt exactly as I did in Skegness in 1987 and at least there my mother let us have chips.\n\nOne thing though, the little robot girl is excellent, and what they do with her and George Clooney is odder than anyone seems to have noticed.",
      },
    ],
  },
  {
    id: 87101,
    title: 'Terminator Genisys',
    releaseDate: '2015-06-23',
    genres: ['science-fiction', 'action', 'thriller'],
    voteAverage: 6,
    overview:
      'Sent back to 1984 to shield a waitress, the sergeant lands in an alley where everything that was supposed to happen has happened differently. The waitress drives an armoured truck and tells him to get in. She was raised from the age of nine by an ageing machine she calls Pops. The end of the world has been moved too, to 2017, when a new operating system goes live on every phone.',
    cast: [
      { name: 'Arnold Schwarzenegger', character: 'Guardian' },
      { name: 'Jason Clarke', character: 'John Connor' },
      { name: 'Emilia Clarke', character: 'Sarah Connor' },
      { name: 'Jai Courtney', character: 'Kyle Reese' },
      { name: 'J.K. Simmons', character: "O'Brien" },
      { name: 'Dayo Okeniyi', character: 'Danny Dyson' },
      { name: 'Matt Smith', character: 'Alex' },
      { name: 'Courtney B. Vance', character: 'Miles Dyson' },
      { name: 'Lee Byung-hun', character: 'Cop' },
      { name: 'Michael Gladis', character: 'Lt. Matias' },
    ],
    crew: [
      { name: 'Alan Taylor', job: 'Director' },
      { name: 'Laeta Kalogridis', job: 'Writer' },
      { name: 'Patrick Lussier', job: 'Writer' },
      { name: 'Lorne Balfe', job: 'Original Music Composer' },
      { name: 'Kramer Morgenthau', job: 'Director of Photography' },
      { name: 'Roger Barton', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'old_not_obsolete',
        writtenOn: '2015-07-19',
        rating: 7,
        content:
          "Got a new knee in May. So when he flexes his hand and it sticks and he says what he says about being old, I thumped the armrest. My grandson looked round. Say what you like, the man walks into a fight with himself at thirty-seven and it's hard to tell who's wearing whom.\n\nCouldn't draw you the timeline. Didn't try. There is a helicopter chase that goes through the middle of itself. The bus on the bridge stands on its nose.",
      },
      {
        author: 'flowchart_needed',
        writtenOn: '2015-09-02',
        rating: 4,
        content:
          "They gave away the twist on the poster, on the bus stop right by our cinema, so my friends and I spent an hour waiting for the heroes to catch up with a bus stop. And who spelled that? Every scene is somebody standing in a corridor saying 'it's a paradox' in a worried voice. Smith off Doctor Who gets third billing or thereabouts and perhaps four minutes. I suppose he was going to be in the next one. Poor lad.",
      },
      {
        author: 'naked_arrival_fan',
        writtenOn: '2022-10-10',
        rating: 5,
        content:
          "Rebuilding the 1984 scenes shot for shot and then breaking them, that bit is fun, like someone drawing a moustache on a banknote. After they leave 1984 it's only another bridge. He still can't smile, they still do the smiling joke, and it still got me, by the fourth time of asking, when the sun was in his eyes.",
      },
    ],
  },
  {
    id: 331781,
    title: 'Amy',
    releaseDate: '2015-07-02',
    genres: ['documentary', 'music'],
    voteAverage: 7.6,
    overview:
      "A fourteen-year-old at a birthday party in Southgate opens her mouth for the last line of Happy Birthday, and a friend's camera happens to be running. From there the story is put together out of phone clips, answering machine messages, notebooks and paparazzi footage, while those who loved her, managed her or made money from her speak without ever being shown.",
    cast: [
      { name: 'Amy Winehouse', character: 'Self (archive footage)' },
      { name: 'Mitch Winehouse', character: 'Self' },
      { name: 'Nick Shymansky', character: 'Self' },
      { name: 'Mark Ronson', character: 'Self' },
      { name: 'Tony Bennett', character: 'Self' },
      { name: 'Juliette Ashby', character: 'Self' },
      { name: 'Lauren Gilbert', character: 'Self' },
      { name: 'Blake Fielder-Civil', character: 'Self' },
      { name: 'Salaam Remi', character: 'Self' },
      { name: 'Yasiin Bey', character: 'Self' },
    ],
    crew: [
      { name: 'Asif Kapadia', job: 'Director' },
      { name: 'James Gay-Rees', job: 'Producer' },
      { name: 'Chris King', job: 'Editor' },
      { name: 'Antônio Pinto', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'camden_lock_barmaid',
        writtenOn: '2015-08-30',
        rating: 9,
        content:
          "Pulled pints for her twice, 2005, and she put the change in the lifeboat box. So I don't come to this neutral. The lyrics come up in her own handwriting while she sings, little hearts on the i's, and you realise every line was just what had happened that week.\n\nThe flashbulbs near the end are so loud they made the man beside me flinch. I've been somebody who clicked on those pictures. Everybody in that cinema had.",
      },
      {
        author: 'jazz_at_the_bowls_club',
        writtenOn: '2018-05-06',
        rating: 7,
        content:
          "Tony Bennett is what I'd keep. She fluffs it, she apologises, she is terrified of the old man, and he waits for her as if he had the whole afternoon. You hear two people who both care about where the beat is. For the rest I felt I was reading a stranger's post. No narrator, no talking heads, very well, but somebody still picked which voicemail we get to hear, and they know how to make a father look bad by choosing when to stop the tape.",
      },
      {
        author: 'ollie_marr_04',
        writtenOn: '2024-04-23',
        rating: 8,
        content:
          "our music teacher put it on in the last week before exams and left to do photocopying. it's mostly blurry and there's loads of blokes talking over it. But there's one bit where she's in a taxi, no makeup, just being really funny about nothing, she does a whole tour of a holiday flat as a Spanish maid, and you like her so much. Nobody in our class was on their phone by then. the bell went before the end and about half of us stayed.",
      },
    ],
  },
  {
    id: 299245,
    title: 'The Gallows',
    releaseDate: '2015-07-09',
    genres: ['horror'],
    voteAverage: 4.9,
    overview:
      "In 1993 a prop failed during a school play in Beatrice, Nebraska, and a boy called Charlie died on stage with his parents in the audience. Twenty years on the drama club revives the same piece. The leading man can't act and would rather not try, so the night before, he and three others creep in through a broken door to wreck the set, filming themselves as they do.",
    cast: [
      { name: 'Reese Mishler', character: 'Reese' },
      { name: 'Pfeifer Brown', character: 'Pfeifer' },
      { name: 'Ryan Shoos', character: 'Ryan' },
      { name: 'Cassidy Gifford', character: 'Cassidy' },
      { name: 'Travis Cluff', character: 'Schwendiman' },
      { name: 'Price Morgan', character: 'Price' },
      { name: 'Alexis Schneider', character: 'Alexis' },
      { name: 'Theo Burkhardt', character: 'Rick Houser' },
      { name: 'David Herrera', character: 'Janitor' },
      { name: 'Mackie Burt', character: 'Cheerleader' },
    ],
    crew: [
      { name: 'Travis Cluff', job: 'Director' },
      { name: 'Chris Lofing', job: 'Director' },
      { name: 'Zach Lemmon', job: 'Original Music Composer' },
      { name: 'Edd Lukas', job: 'Director of Photography' },
      { name: 'Jason Blum', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'mrs_pruitt_drama',
        writtenOn: '2016-10-12',
        rating: 2,
        content:
          "I have directed the spring play at a public school for twenty-six years, and no fire marshal in the Midwest would let you hang a working noose over minors. That's before we get to whoever gave the lead to a football player who hasn't learnt his lines by dress rehearsal. The boy holding the camera is so unpleasant to the stage crew, those dear children in black who do all the work, that I was on the ghost's side inside four minutes. Then the ghost turned out to be dull as well.",
      },
      {
        author: 'basement_dvd_kyle',
        writtenOn: '2020-01-19',
        rating: 6,
        content:
          "Okay but the red corridor. She's sitting against the wall crying, it's all lit by one emergency lamp, totally silent, and there's this shape just standing in the dark behind her neck, and you see it way before she does. Great shot. I rewound it twice. Whole movie cost about as much as a used truck and it's eighty minutes of kids rattling locked doors, so if shaky flashlights make you seasick then stay away. But that one shot has been on my wallpaper ever since.",
      },
    ],
  },
  {
    id: 277217,
    title: 'Descendants',
    releaseDate: '2015-07-31',
    genres: ['family', 'music', 'adventure', 'comedy', 'fantasy', 'tv-movie'],
    voteAverage: 7.1,
    overview:
      'Sixteen-year-old Prince Ben makes his first royal proclamation: four children from the island where fairy tale villains are kept may come and study with everyone else. Mal, Evie, Jay and Carlos arrive in purple leather with instructions from home to steal a wand. Between goodness lessons, a love potion baked into cookies and a sport played with cannons, the plan has to be ready by coronation day.',
    cast: [
      { name: 'Dove Cameron', character: 'Mal' },
      { name: 'Sofia Carson', character: 'Evie' },
      { name: 'Booboo Stewart', character: 'Jay' },
      { name: 'Cameron Boyce', character: 'Carlos' },
      { name: 'Mitchell Hope', character: 'Ben' },
      { name: 'Kristin Chenoweth', character: 'Maleficent' },
      { name: 'Kathy Najimy', character: 'Evil Queen' },
      { name: 'Maz Jobrani', character: 'Jafar' },
      { name: 'Wendy Raquel Robinson', character: 'Cruella de Vil' },
      { name: 'Melanie Paxson', character: 'Fairy Godmother' },
    ],
    crew: [
      { name: 'Kenny Ortega', job: 'Director' },
      { name: 'Josann McGibbon', job: 'Writer' },
      { name: 'Sara Parriott', job: 'Writer' },
      { name: 'David Lawrence', job: 'Original Music Composer' },
      { name: 'Kenny Ortega', job: 'Executive Producer' },
    ],
    reviews: [
      {
        author: 'hydrated_camp_counselor',
        writtenOn: '2017-07-22',
        rating: 8,
        content:
          "Six summers at sleepaway camp, and there was not one rainy night when Cabin 4 did not vote for this. I can do the rap about the king and queen's son with hand movements. I can do all of Rotten to the Core on the stairs. Ask any eight-year-old who Carlos is and they'll tell you about the dog, how scared he was of it and how brave it was to hold it.\n\nIt looks like a theme park and the wigs could survive a hurricane. Cabin 4 does not care, and at this point I don't either.",
      },
      {
        author: 'rosalind_gruber',
        writtenOn: '2016-03-03',
        rating: 4,
        content:
          "Belle and the Beast are in their forties, apparently, and run a constitutional monarchy in pastels. I had questions about the penal system. Twenty years of people locked on a rock without magic or fresh fruit, their children included, and it's presented as a bit of a shame. Kristin Chenoweth plays Sleeping Beauty's fairy as a stage mother and is having a lovely holiday. My granddaughter told me to stop writing things down, so the notes end about there.",
      },
      {
        author: 'purple_streak_meg',
        writtenOn: '2022-08-02',
        rating: 9,
        content:
          "dyed my hair with food colouring because of Mal when I was nine, ruined a pillow and a school photo, zero regrets. I'm old enough to see the green screen now! Doesn't matter. She sings If Only sitting on her own by the water and it's just a girl working out that her mum doesn't like her very much, and I remember going very quiet on the carpet. For Cameron, always.",
      },
    ],
  },
  {
    id: 166424,
    title: 'Fantastic Four',
    releaseDate: '2015-08-05',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 4.4,
    overview:
      "Reed builds a machine in his parents' garage that sends a toy car somewhere else and brings back strange sand. Years later, in a lab in Manhattan, a full-sized version is ready for its first crew. The engineers who built it get drunk, decide not to leave the honour to astronauts and climb in at night. What comes home again is not quite what left, and the army wants it.",
    cast: [
      { name: 'Miles Teller', character: 'Reed Richards' },
      { name: 'Michael B. Jordan', character: 'Johnny Storm' },
      { name: 'Kate Mara', character: 'Sue Storm' },
      { name: 'Jamie Bell', character: 'Ben Grimm' },
      { name: 'Toby Kebbell', character: 'Victor Von Doom' },
      { name: 'Reg E. Cathey', character: 'Dr. Franklin Storm' },
      { name: 'Tim Blake Nelson', character: 'Dr. Allen' },
      { name: 'Dan Castellaneta', character: 'Mr. Kenny' },
      { name: 'Owen Judge', character: 'Young Reed' },
      { name: 'Tim Heidecker', character: 'Mr. Richards' },
    ],
    crew: [
      { name: 'Josh Trank', job: 'Director' },
      { name: 'Simon Kinberg', job: 'Screenplay' },
      { name: 'Jeremy Slater', job: 'Screenplay' },
      { name: 'Josh Trank', job: 'Screenplay' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Philip Glass', job: 'Original Music Composer' },
      { name: 'Matthew Jensen', job: 'Director of Photography' },
      { name: 'Elliot Greenberg', job: 'Editor' },
      { name: 'Stephen E. Rivkin', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'wig_continuity_dept',
        writtenOn: '2015-11-28',
        rating: 2,
        content:
          "I do hair on low-budget television, so I know a reshoot wig when I meet one. Kate Mara's changes length, colour and mood, sometimes across a single conversation, and you can date each scene by it like tree rings. Real hair: a slow, glum picture about clever kids in a lab. Wig: somebody is explaining the plot in front of a grey sheet.\n\nTowards the end it's wig, wig, wig, a sky beam, and we're out on the street with ten minutes of daylight left.",
      },
      {
        author: 'tender_mushroom',
        writtenOn: '2021-06-15',
        rating: 5,
        content:
          "I'll go out to bat for twenty minutes of it. The waking up. Reed strapped to a table with his arm stretched the length of the room, hearing his best friend call out from inside a heap of rock. It's body horror, it's sad, nobody's cracking wise, and I thought hello, here's something. Then a caption reads 'One Year Later' and the film I was enjoying has been put in a drawer. Jamie Bell made me care about a landslide and has nothing to do after that but lift things.",
      },
    ],
  },
  {
    id: 347969,
    title: 'The Ridiculous 6',
    releaseDate: '2015-12-11',
    genres: ['comedy', 'western'],
    voteAverage: 5.2,
    overview:
      "Raised by Apache after his mother's murder, a knife-thrower known as White Knife meets the bank robber who fathered him, just before bandits drag the old man off for fifty thousand dollars' ransom. To scrape it together he sets out to rob only from those who deserve it, and every few days another half-brother turns up: a burro keeper, a mountain man, a saloon pianist, a simpleton, a bodyguard with a bad record.",
    cast: [
      { name: 'Adam Sandler', character: "Tommy 'White Knife' Stockburn" },
      { name: 'Terry Crews', character: 'Chico' },
      { name: 'Jorge Garcia', character: 'Herm' },
      { name: 'Taylor Lautner', character: "Lil' Pete" },
      { name: 'Rob Schneider', character: 'Ramon' },
      { name: 'Luke Wilson', character: 'Danny' },
      { name: 'Will Forte', character: 'Will Patch' },
      { name: 'Steve Zahn', character: 'Clem' },
      { name: 'Harvey Keitel', character: 'Smiley Harris' },
      { name: 'Nick Nolte', character: 'Frank Stockburn' },
    ],
    crew: [
      { name: 'Frank Coraci', job: 'Director' },
      { name: 'Tim Herlihy', job: 'Writer' },
      { name: 'Adam Sandler', job: 'Writer' },
      { name: 'Rupert Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Elmo Weber', job: 'Original Music Composer' },
      { name: 'Dean Semler', job: 'Director of Photography' },
      { name: 'Tom Costain', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'santa_fe_wrangler',
        writtenOn: '2016-01-11',
        rating: 3,
        content:
          "They shot some of this forty miles from my place, and I rented them the mules. So, to business. Mules: excellent. The grey one, Duchess, hits every mark and is the only performer who seems to know what she's there for. The burro with the stomach complaint is not mine and I would like that known. My wife's people are Pueblo and she left when she heard the women's names, and I can't say I went after it much longer, except Duchess had a scene at the end.",
      },
      {
        author: 'brother_seven',
        writtenOn: '2018-12-26',
        rating: 6,
        content:
          "Boxing Day. There are five of us boys, all in our forties, one telly, and nobody had the remote. Taylor Lautner with those teeth had my eldest brother actually crying. John Turturro invents baseball, making up the rules as he goes so that he never loses, and that's a proper sketch, I'd have paid for that. It goes on for about a week. But there's something in a lot of grown men finding out they've got the same rotten father and being rather pleased about it, and it went a bit quiet in our front room.",
      },
      {
        author: 'no_thanks_netflix',
        writtenOn: '2015-12-19',
        rating: 1,
        content:
          "Two hours! The donkey goes off like a garden hose in the first fifteen minutes, and then again, in case you'd been in the kitchen. Whoever thought of it should be made to tell his mother. I've seen Nick Nolte in great things and here he looks like he woke up in the costume. Vanilla Ice plays Mark Twain. I'm not making that up, I wish I were clever enough to.",
      },
    ],
  },
];
