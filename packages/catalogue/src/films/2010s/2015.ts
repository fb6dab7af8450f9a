import type { CatalogueFilm } from '../film.ts';

export const films2015: readonly CatalogueFilm[] = [
  {
    id: 307663,
    title: 'Vice',
    releaseDate: '2015-01-16',
    genres: ['thriller', 'science-fiction', 'action', 'adventure'],
    voteAverage: 4.3,
    voteCount: 513,
    overview:
      "Julian owns a resort in which guests may do anything they like to its inhabitants, because these are artificial. Each night their memory is wiped. One of them, Kelly, suddenly remembers how often she has been hurt, and she flees into the city. Julian's men are after her, and so is the policeman Roy, who wants to shut the place down. If she is caught, it will all start again.",
    cast: [
      { name: 'Ambyr Childers', character: 'Kelly' },
      { name: 'Thomas Jane', character: 'Roy' },
      { name: 'Bryan Greenberg', character: 'Evan' },
      { name: 'Bruce Willis', character: 'Julian' },
      { name: 'Johnathon Schaech', character: 'Chris' },
      { name: 'Charlotte Kirk', character: 'Melissa' },
      { name: 'Brett Granstaff', character: 'James' },
      { name: "Ryan O'Nan", character: 'Det. Matthews' },
      { name: 'Colin Egglesfield', character: 'Reiner' },
    ],
    crew: [
      { name: 'Brian A. Miller', job: 'Director' },
      { name: 'Andre Fabrizio', job: 'Screenplay' },
      { name: 'Jeremy Passmore', job: 'Screenplay' },
      { name: 'Randall Emmett', job: 'Producer' },
      { name: 'George Furla', job: 'Producer' },
      { name: 'Adam Goldworm', job: 'Producer' },
      { name: 'Yaron Levy', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'NeoTijuana2049',
        writtenOn: '2015-06-13',
        rating: 5,
        content:
          "cheap westworld with guns. ranks way under westworld and blade runner, but above most of what bruce willis did that year. ambyr childers actually tries, her kelly is the only one with a pulse and she's the robot lol. thomas jane looks like he slept in the car. the shootouts in the hallway are ok. the world looks like three nightclubs and a parking lot. it's ok if you love this stuff. i do, so i was never mad",
      },
      {
        author: 'Tobias Kern',
        writtenOn: '2018-11-22',
        rating: 4,
        content:
          'The idea of this thriller is interesting: what do people do when nobody punishes them? But the film asks this question only in the first ten minutes. Then there is a lot of running and shooting in dark streets. Bruce Willis stands in an office and speaks to a screen, he looks bored. Ambyr Childers is good as Kelly and I was on her side. The music is too loud and the colors are always blue. I was disappointed and I do not recommend it.',
      },
      {
        author: 'WillisCompletist',
        writtenOn: '2020-04-18',
        rating: 4,
        content:
          "Bruce Willis is in this for perhaps fifteen minutes, and he spends nearly all of them in one room with one glass. As Julian he sells a town where every crime is allowed, and the voice is still wonderful, low and amused. Then the thriller goes back to Thomas Jane as Roy, who shouts. I watched it for Willis only. I didn't like it, and he deserved a better villain than this.",
      },
    ],
  },
  {
    id: 241251,
    title: 'The Boy Next Door',
    releaseDate: '2015-01-23',
    genres: ['thriller'],
    voteAverage: 4.9,
    voteCount: 2_110,
    overview:
      "Claire Peterson, a teacher, lives apart from her husband Garrett, who cheated on her, and brings up her shy son Kevin. Noah, nineteen, moves in next door with his great-uncle, repairs her garage and becomes Kevin's friend. Claire spends a night with him and tells him that it was a mistake. He doesn't accept it. He turns up in her class, and when she tries to save her marriage, he threatens everyone she loves.",
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
        author: 'Fred_Antiquariat',
        writtenOn: '2016-02-27',
        rating: 4,
        content:
          'I watch this because of Jennifer Lopez, and she is good, better than the story. A teacher makes a mistake with the young neighbor and then he becomes dangerous. You know after ten minutes how it goes. He gives her an old book, he says it is the first edition of the Iliad, and I sell old books, so I laugh very loud, because this is not possible. It is a short and sometimes exciting thriller. But it is stupid too, and I do not recommend it.',
      },
      {
        author: 'donna_on_nights',
        writtenOn: '2019-09-14',
        rating: 6,
        content:
          "Is it a good film? No, Donna, it is not, but you were on the sofa with a Baileys by ten past nine and shouting by half past. She teaches in heels like that. He punches a locker and nobody minds. Kristin Chenoweth walks off with it as the best friend in the good coats, and some of it is far nastier than I expected, I watched it through a cushion. Ninety minutes of trash, and I enjoyed it. I've paid more for less on the bingo.",
      },
    ],
  },
  {
    id: 76757,
    title: 'Jupiter Ascending',
    releaseDate: '2015-02-04',
    genres: ['science-fiction', 'fantasy', 'action'],
    voteAverage: 5.5,
    voteCount: 7_074,
    overview:
      "Jupiter Jones cleans houses in Chicago and hates her life. When creatures from space try to kill her, Caine Wise, a hunter with the genes of a wolf, carries her off. She has the same genes as a dead queen, so she inherits the Earth. The queen's children, Balem, Kalique and Titus, harvest whole planets to stay young. Each wants Jupiter on their side or dead, and Earth is the next planet on the list.",
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
        author: 'Ellie M.',
        writtenOn: '2015-06-21',
        rating: 7,
        content:
          "Half man half wolf in rocket skates. An heiress whom bees obey. A lizard in a leather coat. Space has a registry office and it's all rubber stamps and queues with Terry Gilliam behind one of the counters! If a fourteen-year-old girl had written this in an exercise book I'd have kept that exercise book for life. Somebody gave it a hundred and seventy-six million dollars. I love this film, I can't tell you how much.",
      },
      {
        author: 'Bronagh Tully',
        writtenOn: '2015-03-08',
        rating: 4,
        content:
          'Flash Gordon with a costume budget, and without the sense of humour; one keeps waiting for Brian Blessed. The Wachowskis pile up spaceships like cathedrals, lizards in leather coats and a hero on flying boots, and in the middle of it all Mila Kunis falls off things and is caught. Redmayne, in the year of his Oscar, whispers, whispers and then screams, which gave my row great pleasure. A scene about cosmic bureaucracy, straight out of Brazil, shows what might have been. I rather admired the wallpaper, and disliked the film.',
      },
      {
        author: 'giulia_80',
        writtenOn: '2020-05-12',
        rating: 5,
        content:
          "As wallpaper it's outstanding. Every ship has filigree on it like a cathedral had relations with a lobster. I turned the sound off at forty minutes, put some Brahms on and ironed nine shirts, and around shirt six there was a battle that fit the third movement very well. With dialogue I'd got up to two shirts and a headache. Beautiful to look at and a bad film.",
      },
    ],
  },
  {
    id: 270303,
    title: 'It Follows',
    releaseDate: '2015-02-04',
    genres: ['horror', 'mystery'],
    voteAverage: 6.6,
    voteCount: 6873,
    overview:
      'Jay, a student in a suburb of Detroit, goes out with Hugh. After their night together he ties her to a chair and explains what he has passed on to her. From now on something will walk towards her, slowly, wherever she is. It can look like anyone, and no one else can see it. Jay must find a way to stop it before it reaches her and kills her.',
    cast: [
      { name: 'Maika Monroe', character: 'Jay Height' },
      { name: 'Keir Gilchrist', character: 'Paul' },
      { name: 'Olivia Luccardi', character: 'Yara' },
      { name: 'Lili Sepe', character: 'Kelly Height' },
      { name: 'Daniel Zovatto', character: 'Greg Hannigan' },
      { name: 'Jake Weary', character: 'Hugh' },
      { name: 'Bailey Spry', character: 'Annie' },
      { name: 'Carollette Phillips', character: 'Woman with Groceries' },
      { name: 'Loren Bass', character: "Annie's Father" },
      { name: 'Charles Gertner', character: 'Neighbor Boy' },
    ],
    crew: [
      { name: 'David Robert Mitchell', job: 'Director' },
      { name: 'David Robert Mitchell', job: 'Screenplay' },
      { name: 'Rebecca Green', job: 'Producer' },
      { name: 'Laura D. Smith', job: 'Producer' },
      { name: 'David Robert Mitchell', job: 'Producer' },
      { name: 'David Kaplan', job: 'Producer' },
      { name: 'Erik Rommesmo', job: 'Producer' },
      { name: 'Disasterpeace', job: 'Original Music Composer' },
      { name: 'Mike Gioulakis', job: 'Director of Photography' },
      { name: 'Julio Perez IV', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'synthwave1987',
        writtenOn: '2015-10-11',
        rating: 8,
        content:
          "The music by Disasterpeace starts before you see anything wrong, and that's how you know where to look. It's all synthesizers, deep and wobbling, like a video game that wants to hurt you. In the scene on the beach it drops out and you only hear the wind. I've played the album at home and my cat left. One of the best horror scores in years, and the movie around it is great too.",
      },
      {
        author: 'Hector Salcido',
        writtenOn: '2016-10-30',
        rating: 7,
        content:
          "slow zombie rules, modern style. it walks, you run, and the walking is scarier. i'd rank it top ten for its decade, under the babadook and the witch, way over any ghost nun. that tall guy in the doorway made me throw a pillow. maika monroe is a great final girl. points off because the friends' big plan makes no sense and the pace drags before it. still loved the mood, watched it with all the lights on",
      },
      {
        author: 'Agnieszka Wrona',
        writtenOn: '2019-02-23',
        rating: 5,
        content:
          'Many people told me that this film is very scary, so I expected too much. The idea is clever, because every person in the background can be dangerous, and I looked always at the edges of the picture. The young actors are natural, most of all Maika Monroe as Jay. But the film is slow, the friends do strange things and the rules are not clear for me. I was not bored, but I was also not afraid. It is okay.',
      },
    ],
  },
  {
    id: 76341,
    title: 'Mad Max: Fury Road',
    releaseDate: '2015-05-13',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 7.6,
    voteCount: 23_974,
    overview:
      'In a desert after the end of the world Immortan Joe owns the water and rules with an army of young men. His driver Furiosa turns her huge truck off the road and flees with his five wives hidden inside. Joe follows with all his cars, and Max, a prisoner, is tied to one of them. He must get free, and Furiosa must save the women before Joe takes them back.',
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
        author: 'erik_85',
        writtenOn: '2015-05-30',
        rating: 10,
        content:
          "A blind man in red pajamas hangs off a wall of speakers playing a guitar that shoots fire, and the film treats him like plumbing. He's the bugler. Of course an army would have one. Every daft object in it has been thought about like that, the steering wheels on the altar, the chrome spray, the boots nailed to stilts in the bog.\n\nMy dad took me to the second one when I was too young. I took him to this, and we both loved it. He's deaf in one ear now and for once that wasn't a problem.",
      },
      {
        author: 'margit_w',
        writtenOn: '2015-08-02',
        rating: 4,
        content:
          "They drive, and then they drive some more. I'm told this is genius. My son bought me the ticket, and in fairness he warned me, but I was hoping for a conversation at some point and the leading man has a fork strapped to his face for the first half hour. Theron is good with almost no lines. I had sand in my teeth by the end, or felt I did, and a headache from the drums. I didn't like it.",
      },
      {
        author: 'IvanCole',
        writtenOn: '2017-01-21',
        rating: 9,
        content:
          "A masterpiece of editing: your eye never has to hunt. Two thousand-odd cuts and the thing you need is dead center each time, so it can go very fast and still be clear. I've tried it with the sound off and you still know who wants what. The day-for-night swamp is the only stretch that sags a little, and even there you've got a man walking back out of blue fog carrying a steering wheel with no explanation given.",
      },
    ],
  },
  {
    id: 158852,
    title: 'Tomorrowland',
    releaseDate: '2015-05-19',
    genres: ['adventure', 'family', 'mystery', 'science-fiction'],
    voteAverage: 6.3,
    voteCount: 7_329,
    overview:
      'In 1964 a girl named Athena shows young Frank Walker a shining city of the future. Fifty years later Casey Newton finds a pin, and when she touches it she sees the same city. Robots hunt her, and Athena brings her to Frank, now a bitter man in a house full of traps. They must get back to the city, because the world will end in fifty-eight days.',
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
        author: 'Pierre P.',
        writtenOn: '2015-07-11',
        rating: 7,
        content:
          "This is an adventure about the shiny future that people used to believe in. I worked summers on a people mover in Florida, in a polyester jumpsuit the color of a pumpkin, and we did believe in it. When Casey's got hold of the pin and steps onto the train with the swimming pools dropping one into another I was nineteen again with a walkie-talkie.\n\nYes, it preaches, and I liked it anyway. Hugh Laurie gives it rather well, and he's right, and nobody in the lobby wanted to hear it.",
      },
      {
        author: 'pin_trader_mom',
        writtenOn: '2016-01-30',
        rating: 6,
        content:
          "Our ten-year-old left it wanting to build a rocket, and for that alone I'm grateful. He loved the house with all the traps and the girl robot, who is the best actor in it. There's some robot violence, heads coming off and so on, that was too much for his seven-year-old sister. It takes a very long time until they get to the city, and both kids asked when it would start. I found it hopeful, a bit preachy, and I liked it well enough. From nine or ten.",
      },
    ],
  },
  {
    id: 87101,
    title: 'Terminator Genisys',
    releaseDate: '2015-06-23',
    genres: ['science-fiction', 'action', 'thriller'],
    voteAverage: 6,
    voteCount: 8_928,
    overview:
      'In 2029 John Connor sends his best soldier, Kyle Reese, back to 1984, to protect his mother Sarah from a Terminator. But Sarah knows everything: an older Terminator, whom she calls Pops, has raised and trained her since she was nine. The war has been moved to 2017, when a program called Genisys will connect every phone. They travel there and must stop it before it wakes up and starts the war against mankind.',
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
        author: 'Harold Lind',
        writtenOn: '2015-07-19',
        rating: 7,
        content:
          "I got a new knee in May. So when Schwarzenegger flexes his hand and it sticks and he says what he says about being old, I thumped the armrest. My grandson looked round. Say what you like, the man walks into a fight with himself at thirty-seven and it's hard to tell who's wearing whom.\n\nCouldn't draw you the timeline. Didn't try. There is a helicopter chase that goes through the middle of itself. The bus on the bridge stands on its nose. I had a great time.",
      },
      {
        author: 'tminus_tony',
        writtenOn: '2015-09-02',
        rating: 7,
        content:
          'yeah the timeline makes no sense, bring a whiteboard. but i had more fun than with the last one. old arnold fighting young arnold is awesome, the bus flipping on the bridge is awesome, emilia clarke is pretty good as sarah. never watch the trailer, it spoils everything!! third or fourth best of the series for me depending on the day. jai courtney has the charm of a brick. old but not obsolete, that line got me. liked it',
      },
      {
        author: 'R. Dubois',
        writtenOn: '2022-10-10',
        rating: 5,
        content:
          "Rebuilding the 1984 scenes shot for shot and then breaking them, that bit is fun, like someone drawing a mustache on a banknote. After they leave 1984 it's only another bridge. I was mostly bored. Schwarzenegger still can't smile, they still do the smiling joke, and it still got me, by the fourth time of asking, when the sun was in his eyes.",
      },
    ],
  },
  {
    id: 331781,
    title: 'Amy',
    releaseDate: '2015-07-02',
    genres: ['documentary', 'music'],
    voteAverage: 7.6,
    voteCount: 1_313,
    overview:
      "A friend's camera is running when a fourteen-year-old singer performs the last line of Happy Birthday at a party in Southgate. Phone clips, answering machine messages and notebooks tell the rest, and those who loved her, managed her or made money from her speak without being shown. They tell how she became famous, and how she had to fight for her life against drugs, drink and cameras.",
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
        author: 'astrid1956',
        writtenOn: '2015-08-30',
        rating: 9,
        content:
          "Pulled pints for her twice, 2005, and she put the change in the lifeboat box. So I don't come to this documentary neutral. I thought it was superb. The lyrics come up in her own handwriting while she sings, little hearts on the i's, and you realize every line was just what had happened that week.\n\nThe flashbulbs near the end are so loud they made the man beside me flinch. I've been somebody who clicked on those pictures. Everybody in that theater had.",
      },
      {
        author: 'Len_trumpet',
        writtenOn: '2018-05-06',
        rating: 7,
        content:
          "Listen to the scene with Tony Bennett in the studio; it's the best thing in the film. She makes a mistake, she says sorry, she's afraid of the old man, and he waits for her as if they had all day. Then she sings, and you hear how much she knew about jazz, every breath in the right place. Her words appear on the screen in her own handwriting. Some of the private phone calls I didn't want to hear. A sad, very good documentary about a voice.",
      },
      {
        author: 'Ollie Marr',
        writtenOn: '2024-04-23',
        rating: 8,
        content:
          "good documentary, sad documentary. our music teacher put it on in the last week before exams and left to do photocopying. it's mostly blurry and there's loads of blokes talking over it. But there's one bit where she's in a taxi, no makeup, just being really funny about nothing, she does a whole tour of a holiday flat as a Spanish maid, and you like her so much. Nobody in our class was on their phone by then. the bell went before the end and about half of us stayed.",
      },
    ],
  },
  {
    id: 299245,
    title: 'The Gallows',
    releaseDate: '2015-07-09',
    genres: ['horror'],
    voteAverage: 4.9,
    voteCount: 986,
    overview:
      "In 1993 a boy named Charlie died on stage at a school in Nebraska, when a trick with a gallows went wrong. Twenty years later the school puts on the same play, and Reese has the lead. The night before the opening he and three others are in the theater. The doors won't open, and someone else is there. They must find a way out before one of them hangs too.",
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
        author: 'Joan_springplay',
        writtenOn: '2016-10-12',
        rating: 3,
        content:
          "Finally watched it, because my drama students kept asking me about it. It's filmed by one of the boys with his phone, and he is so unpleasant to the kids who build the set that I was on the ghost's side. For half an hour four people rattle at locked doors. One picture, with a girl in red light and something standing behind her, is truly scary. The rest is running and shaking. It's short, at least. I didn't like it, and no school would allow a rope like that.",
      },
      {
        author: 'alice_79',
        writtenOn: '2020-01-19',
        rating: 6,
        content:
          "Okay but the red corridor. She's sitting against the wall crying, it's all lit by one emergency lamp, totally silent, and there's this shape just standing in the dark behind her neck, and you see it way before she does. Great shot. I rewound it twice. I enjoyed that, and the rest is only okay. Whole movie cost about as much as a used truck and it's eighty minutes of kids rattling locked doors, so if shaky flashlights make you seasick then stay away. But that one shot has been on my wallpaper ever since.",
      },
    ],
  },
  {
    id: 257344,
    title: 'Pixels',
    releaseDate: '2015-07-16',
    genres: ['action', 'comedy', 'science-fiction'],
    voteAverage: 5.8,
    voteCount: 8002,
    overview:
      'In 1982 Sam Brenner was nearly world champion at arcade games. Now he installs televisions, while his best friend Cooper has become President of the United States. Aliens have taken a video of that contest for a declaration of war and attack the Earth with giant figures out of old games. So Cooper sends for Brenner, for the lonely Ludlow and for the boastful Eddie. They have three lives for the whole planet.',
    cast: [
      { name: 'Adam Sandler', character: 'Brenner' },
      { name: 'Kevin James', character: 'Cooper' },
      { name: 'Michelle Monaghan', character: 'Violet' },
      { name: 'Peter Dinklage', character: 'Eddie' },
      { name: 'Josh Gad', character: 'Ludlow' },
      { name: 'Matt Lintz', character: 'Matty' },
      { name: 'Brian Cox', character: 'Admiral Porter' },
      { name: 'Sean Bean', character: 'Corporal Hill' },
      { name: 'Jane Krakowski', character: 'First Lady Jane Cooper' },
      { name: 'Denis Akiyama', character: 'Professor Iwatani' },
    ],
    crew: [
      { name: 'Chris Columbus', job: 'Director' },
      { name: 'Tim Herlihy', job: 'Screenplay' },
      { name: 'Timothy Dowling', job: 'Screenplay' },
      { name: 'Adam Sandler', job: 'Producer' },
      { name: 'Chris Columbus', job: 'Producer' },
      { name: 'Mark Radcliffe', job: 'Producer' },
      { name: 'Allen Covert', job: 'Producer' },
      { name: 'Michael Barnathan', job: 'Producer' },
      { name: 'Henry Jackman', job: 'Original Music Composer' },
      { name: 'Amir Mokri', job: 'Director of Photography' },
      { name: 'Hughes Winborne', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Carrie Osgood',
        writtenOn: '2015-11-21',
        rating: 7,
        content:
          "Bright, loud and much nicer than its star's other comedies, Pixels kept my three glued to the couch. They are six, nine and thirteen. Nobody was scared, since things that are hit turn into cubes of light. There's some kissing and a few crude jokes about women that I didn't need, and I told my son so. The yellow guy in the streets of New York was everybody's favorite. I'd show it to kids from about eight, and I had a good time remembering quarters and pizza.",
      },
      {
        author: 'highscore_hank',
        writtenOn: '2016-03-20',
        rating: 4,
        content:
          "I grew up in an arcade in Adelaide, so this was made for me, and they got the GAMES wrong. You don't beat a maze by driving anywhere you like. You don't fight a centipede with a RIFLE! In the short film it's based on, the pixels just eat New York without one joke, and it's brilliant in two minutes. Here Adam Sandler insults people for an hour and forty. Dinklage with a mullet is fun. The cubes look gorgeous. As a fan I felt used. I'd call it a bad movie with good cubes.",
      },
      {
        author: 'owen.mp4',
        writtenOn: '2018-02-24',
        rating: 7,
        content:
          "Honestly a super fun movie if you don't think too hard. The Donkey Kong level is amazing and Josh Gad screaming at soldiers is the best part. Q*bert is so cute! My dad explained every game to me and then we played them online until midnight. I liked it way more than the internet told me to.",
      },
    ],
  },
  {
    id: 331446,
    title: 'Sharknado 3: Oh Hell No!',
    releaseDate: '2015-07-22',
    genres: ['action', 'tv-movie', 'science-fiction', 'comedy', 'adventure'],
    voteAverage: 4.6,
    voteCount: 464,
    overview:
      "Fin Shepard has fought off storms full of sharks in two cities, and in Washington the President gives him a medal for it. During the ceremony a new storm drops sharks on the White House. More of them form all along the East Coast. Fin's pregnant wife April and his daughter Claudia are at a theme park in Florida. Fin must reach them before the storms do.",
    cast: [
      { name: 'Ian Ziering', character: 'Fin Shepard' },
      { name: 'Tara Reid', character: 'April Wexler' },
      { name: 'Cassandra Scerbo', character: 'Nova Clarke' },
      { name: 'Frankie Muniz', character: 'Lucas Stevens' },
      { name: 'Ryan Whitney Newman', character: 'Claudia Shepard' },
      { name: 'Jack Griffo', character: 'Billy' },
      { name: 'Mark Cuban', character: 'President Marcus Robbins' },
      { name: 'Bo Derek', character: 'May Wexler' },
      { name: 'David Hasselhoff', character: 'Gilbert Grayson Shepard' },
    ],
    crew: [
      { name: 'Anthony C. Ferrante', job: 'Director' },
      { name: 'David Michael Latt', job: 'Producer' },
      { name: 'Thunder Levin', job: 'Writer' },
      { name: 'Chris Ridenhour', job: 'Original Music Composer' },
      { name: 'Christopher Cano', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'TiburonTito88',
        writtenOn: '2015-08-01',
        rating: 7,
        content:
          "third one and still the dumbest fun on tv. ranks above part two for me, below the first because nothing beats the first. sharks on the white house stairs, sharks on a roller coaster, bo derek as tara reid's mom, sure why not. nova is back with a van full of guns and steals the movie. the effects are trash and i love them. pizza, friends, loud room, great night",
      },
      {
        author: 'Pro Con Ron',
        writtenOn: '2016-10-09',
        rating: 4,
        content:
          "Pros: the opening in Washington, pure nonsense at a good speed. Ian Ziering as Fin, who plays all of it with a straight face. Nova's return. Famous people in small parts, a new one every minute.\nCons: the joke from the first movie, again and again. Advertising: a long stretch is a commercial for one theme park. Frankie Muniz wasted as Lucas. Sharks that change size between shots. Scenes between Fin and April that want to be serious. Runs out of energy after an hour.\nI didn't like it much. Parts one and two had more surprises.",
      },
      {
        author: 'Gales Of Haddock',
        writtenOn: '2020-08-22',
        rating: 3,
        content:
          "The third lot of flying sharks has run out of new places to bite. We watched it at my brother-in-law's in Hull, with a rule that everybody eats a crisp whenever a famous face turns up; two family bags were empty before Fin had even left Washington. That was the best part. David Hasselhoff looks pleased to be invited, Tara Reid looks lost, and the sharks look like stickers. The first film was silly by accident. This one tries so hard that it made me tired. A waste of an evening.",
      },
    ],
  },
  {
    id: 277217,
    title: 'Descendants',
    releaseDate: '2015-07-31',
    genres: ['family', 'music', 'adventure', 'comedy', 'fantasy', 'tv-movie'],
    voteAverage: 7.1,
    voteCount: 2_198,
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
        author: 'Shelby, Cabin 4',
        writtenOn: '2017-07-22',
        rating: 8,
        content:
          "Six summers at sleepaway camp, and there was not one rainy night when Cabin 4 did not vote for this. I can do the rap about the king and queen's son with hand movements. I can do all of Rotten to the Core on the stairs. Ask any eight-year-old who Carlos is and they'll tell you about the dog, how scared he was of it and how brave it was to hold it.\n\nThe musical looks like a theme park and the wigs could survive a hurricane. Cabin 4 does not care, and at this point I don't either. I like it as much as they do.",
      },
      {
        author: 'anna.greco',
        writtenOn: '2016-03-03',
        rating: 5,
        content:
          "My granddaughters, seven and ten, know all the dances, and the house has been purple since the summer. It's a nice idea, the children of the villains go to school with the children of the heroes, and there's a good lesson about choosing who you want to be. Nothing frightened them. For a grown-up it looks like a theme park, with wigs, and the grown-up fairy tale people are mostly silly. The girl who plays Mal is very good. I'd say fine for six to eleven and a long evening for me.",
      },
      {
        author: 'noah.r',
        writtenOn: '2022-08-02',
        rating: 9,
        content:
          "dyed my hair with food coloring because of Mal when I was nine, ruined a pillow and a school photo, zero regrets. I'm old enough to see the green screen now! Doesn't matter. She sings If Only sitting on her own by the water and it's just a girl working out that her mom doesn't like her very much, and I remember going very quiet on the carpet. Still my favorite musical. For Cameron, always.",
      },
    ],
  },
  {
    id: 166424,
    title: 'Fantastic Four',
    releaseDate: '2015-08-05',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 4.4,
    voteCount: 6_374,
    overview:
      'As a boy Reed Richards and his friend Ben Grimm build a machine that can send things to another dimension. Years later Reed builds a large one for Dr. Storm, together with Sue and Johnny Storm and the bitter Victor Von Doom. A secret first trip goes wrong and changes them. The army wants to use them as weapons, and Reed must find a way to change them back.',
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
        author: 'baxter_building_al',
        writtenOn: '2015-11-28',
        rating: 3,
        content:
          "This was Marvel's FIRST family, they love each other and fight and make up, and that's why I've read them for thirty years. Here they hardly talk. It's an hour of sad people in a dark laboratory, then the words \"one year later\", and then a fight with a villain who looks like a crash test dummy. Two or three minutes, when they wake up and find out what has happened to them, are really creepy and good. The rest is gray and empty. I was so let down.",
      },
      {
        author: 'emma1958',
        writtenOn: '2021-06-15',
        rating: 5,
        content:
          "Twenty minutes of it are really good. The waking up. Reed strapped to a table with his arm stretched the length of the room, hearing his best friend call out from inside a heap of rock. It's body horror, it's sad, nobody's cracking wise, and I thought hello, here's something. Then a caption reads 'One Year Later' and the film I was enjoying has been put in a drawer. Jamie Bell made me care about a landslide and has nothing to do after that but lift things. So in the end, a disappointment.",
      },
    ],
  },
  {
    id: 249070,
    title: 'Hitman: Agent 47',
    releaseDate: '2015-08-20',
    genres: ['action', 'crime', 'thriller'],
    voteAverage: 5.9,
    voteCount: 3272,
    overview:
      'In a secret program Dr. Litvenko bred assassins who feel neither fear nor pain, and then he disappeared. In Berlin young Katia looks for him without knowing who he is. Two men are after her: John Smith, who says that he will protect her, and a killer with only a number for a name. The Syndicate wants the program, and Katia must find out whom to trust before it gets her.',
    cast: [
      { name: 'Rupert Friend', character: 'Agent 47' },
      { name: 'Hannah Ware', character: 'Katia' },
      { name: 'Zachary Quinto', character: 'John Smith' },
      { name: 'Ciarán Hinds', character: 'Litvenko' },
      { name: 'Thomas Kretschmann', character: 'Le Clerq' },
      { name: 'Dan Bakkedahl', character: 'Sanders' },
      { name: 'Emilio Rivera', character: 'Fabian' },
      { name: 'Rolf Kanies', character: 'Dr. Delriego' },
    ],
    crew: [
      { name: 'Aleksander Bach', job: 'Director' },
      { name: 'Skip Woods', job: 'Screenplay' },
      { name: 'Michael Finch', job: 'Screenplay' },
      { name: 'Adrian Askarieh', job: 'Producer' },
      { name: 'Charles Gordon', job: 'Producer' },
      { name: 'Alex Young', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Óttar Guðnason', job: 'Director of Photography' },
      { name: 'Nicolas de Toth', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'silentassassin_vic',
        writtenOn: '2015-12-12',
        rating: 3,
        content:
          "STEALTH. That is the whole game. You put on a waiter's jacket, you poison the soup, you leave through the front door and nobody knows. In the movie Agent 47 shoots his way down every street in Singapore with a gun in each hand, in daylight, bald and in a red tie, like a man who wants to be arrested. Rupert Friend looks right and sounds right. I've finished all the games, some of them without being seen once. I didn't like this, and neither would he.",
      },
      {
        author: 'Kenji W.',
        writtenOn: '2016-08-27',
        rating: 8,
        content:
          "way better than people say. of the two hitman films this one wins by a mile, and i'd put its car fight with the cables in my top five of that year. rupert friend moves like a machine. zachary quinto as a guy you can't hurt, fun. hannah ware gets real fights too. story is nonsense, who cares. clean shots, audi commercials, bodies. great popcorn action, i had a blast",
      },
      {
        author: 'Douglas Prewitt',
        writtenOn: '2018-03-08',
        rating: 6,
        content:
          "Pros: Berlin and Singapore, both well filmed. Rupert Friend has a calm, cold presence. Katia is more than a victim and Hannah Ware is good in the part. Early twist about who is on which side. Marco Beltrami's score keeps it moving. Cons: too much computer blood. The same gunfight three times. Thomas Kretschmann sits at a desk. The science is explained twice and makes less sense each time. Verdict: decent, worth seeing for action fans, forgotten the next day.",
      },
    ],
  },
  {
    id: 347969,
    title: 'The Ridiculous 6',
    releaseDate: '2015-12-11',
    genres: ['comedy', 'western'],
    voteAverage: 5.2,
    voteCount: 1_307,
    overview:
      'Tommy, called White Knife, was raised by Apaches after his mother was murdered. One day the robber Frank Stockburn turns up and says that he is his father. Will Patch and his gang kidnap Frank and want fifty thousand dollars. Tommy sets out to rob people who deserve it. On the way he finds five half-brothers, Ramon, Pete, Herm, Chico and Danny. They must learn to work together before the money is due.',
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
        author: 'Hank, Santa Fe',
        writtenOn: '2016-01-11',
        rating: 3,
        content:
          "They shot some of this forty miles from my place, and I rented them the mules. So, to business. Mules: excellent. The gray one, Duchess, hits every mark and is the only performer who seems to know what she's there for. Western: bad. The burro with the stomach complaint is not mine and I would like that known. My wife's people are Pueblo and she left when she heard the women's names, and I can't say I went after it much longer, except Duchess had a scene at the end.",
      },
      {
        author: 'Brian Fogarty',
        writtenOn: '2018-12-26',
        rating: 6,
        content:
          "Boxing Day. There are five of us boys, all in our forties, one telly, and nobody had the remote. Taylor Lautner with those teeth had my eldest brother actually crying. John Turturro invents baseball, making up the rules as he goes so that he never loses, and that's a proper sketch, I'd have paid for that. I liked this western spoof more than it deserves. It goes on for about a week. But there's something in a lot of grown men finding out they've got the same rotten father and being rather pleased about it, and it went a bit quiet in our front room.",
      },
      {
        author: 'saddle_sore_sam',
        writtenOn: '2015-12-19',
        rating: 6,
        content:
          "i watch every western, good and bad, and this one's bad and i laughed a lot. taylor lautner with the teeth is something else. the baseball scene where the guy makes up the rules while they play is really great. nick nolte, harvey keitel, danny trejo, how did they get all of them? two hours is too long, the donkey jokes are terrible and the jokes about native people should have stayed out. low on my list, still had a good friday with it",
      },
    ],
  },
  {
    id: 281957,
    title: 'The Revenant',
    releaseDate: '2015-12-25',
    genres: ['western', 'drama', 'adventure'],
    voteAverage: 7.5,
    voteCount: 19229,
    overview:
      'In the winter of 1823 the scout Hugh Glass leads fur trappers through the wilderness, together with his son Hawk. After an attack only a few of them are left. Then a bear tears Glass to pieces, and he is too heavy to carry. John Fitzgerald is paid to stay with him to the end. Fitzgerald wants to leave, and only Hawk can protect his father, who cannot move.',
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Hugh Glass' },
      { name: 'Tom Hardy', character: 'John Fitzgerald' },
      { name: 'Domhnall Gleeson', character: 'Captain Andrew Henry' },
      { name: 'Will Poulter', character: 'Jim Bridger' },
      { name: 'Forrest Goodluck', character: 'Hawk' },
      { name: 'Duane Howard', character: 'Elk Dog' },
      { name: 'Arthur Redcloud', character: 'Hikuc' },
      { name: "Melaw Nakehk'o", character: 'Powaqa' },
      { name: 'Grace Dove', character: "Hugh Glass' Wife" },
      { name: 'Lukas Haas', character: 'Jones' },
    ],
    crew: [
      { name: 'Alejandro González Iñárritu', job: 'Director' },
      { name: 'Alejandro González Iñárritu', job: 'Screenplay' },
      { name: 'Mark L. Smith', job: 'Screenplay' },
      { name: 'Arnon Milchan', job: 'Producer' },
      { name: 'Steve Golin', job: 'Producer' },
      { name: 'Mary Parent', job: 'Producer' },
      { name: 'Ryuichi Sakamoto', job: 'Original Music Composer' },
      { name: 'Alva Noto', job: 'Original Music Composer' },
      { name: 'Emmanuel Lubezki', job: 'Director of Photography' },
      { name: 'Stephen Mirrione', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'GoldenHour61',
        writtenOn: '2016-04-02',
        rating: 8,
        content:
          "Emmanuel Lubezki's camera is why you should see this. It hardly uses anything but daylight, so everything was shot in the short hours around sunset, and it goes so near to DiCaprio that his breath fogs the lens. In the first attack it follows one man, then his enemy, then a horse, without a cut. I can't think of a colder film, or of a more beautiful one. The story is thin and the picture is great.",
      },
      {
        author: 'Gordon Tillery',
        writtenOn: '2016-02-14',
        rating: 8,
        content:
          "Iñárritu has made a Western that feels closer to the stone age than to John Wayne. A man lies in the mud, and then he crawls, and the film takes the time that crawling needs. I found the pace right for most of it, although the dreams of the dead wife come back too often and explain what the landscape already says.\n\nLeonardo DiCaprio does most of his acting with his eyes and his lungs, and I believed each frozen finger. For me Tom Hardy is even better. His Fitzgerald, half scalped and always muttering, isn't a monster. He is a tired man who counts what things cost, and that makes him worse. Will Poulter gives young Bridger a conscience that shows in his face like a fever.\n\nOverall this is a hard movie to watch and an easy one to admire. The fight with the bear is terrifying. It's worth seeing once, in a dark room with the sound up, and I wouldn't blame anyone for not going back.",
      },
      {
        author: 'Iain Cruikshank',
        writtenOn: '2017-01-29',
        rating: 6,
        content:
          'DiCaprio suffers for two and a half hours, and the film is so proud of his suffering that it forgets to make him anybody in particular. Herzog went up a river with Aguirre and came back with a character; Jeremiah Johnson crossed the same mountains and had time for a joke. What Iñárritu has is Lubezki, and Lubezki is astonishing: the river, the smoke, the bear. Hardy mumbles splendidly as Fitzgerald. I respected it, I was cold, and I was a bit bored between the great scenes. Good, then, rather than the masterpiece it takes itself for.',
      },
    ],
  },
  {
    id: 174751,
    title: 'Jane Got a Gun',
    releaseDate: '2015-12-31',
    genres: ['western', 'action', 'drama'],
    voteAverage: 5.8,
    voteCount: 866,
    overview:
      "In New Mexico, some years after the Civil War, Jane Hammond's husband comes home with bullets in his back and says that the Bishop boys are coming. Years ago Jane escaped from that gang with his help. She brings her daughter to safety and rides to Dan Frost, to whom she was engaged before the war. If he refuses, she must fight the whole gang almost alone.",
    cast: [
      { name: 'Natalie Portman', character: 'Jane Hammond' },
      { name: 'Joel Edgerton', character: 'Dan Frost' },
      { name: 'Ewan McGregor', character: 'John Bishop' },
      { name: 'Noah Emmerich', character: 'Bill Hammond' },
      { name: 'Rodrigo Santoro', character: 'Fitchum' },
      { name: 'Boyd Holbrook', character: 'Vic Owen' },
      { name: 'Alex Manette', character: 'Buck' },
      { name: 'Todd Stashwick', character: "O'Dowd" },
      { name: 'James Burnett', character: 'Cunny Charlie' },
      { name: 'Sam Quinn', character: 'Slow Jeremiah' },
    ],
    crew: [
      { name: "Gavin O'Connor", job: 'Director' },
      { name: 'Brian Duffield', job: 'Screenplay' },
      { name: 'Anthony Tambakis', job: 'Screenplay' },
      { name: 'Joel Edgerton', job: 'Screenplay' },
      { name: 'Natalie Portman', job: 'Producer' },
      { name: 'Aleen Keshishian', job: 'Producer' },
      { name: 'Scott Steindorff', job: 'Producer' },
      { name: 'Scott LaStaiti', job: 'Producer' },
      { name: 'Terry Dougas', job: 'Producer' },
      { name: 'Lisa Gerrard', job: 'Original Music Composer' },
      { name: 'Marcello De Francisci', job: 'Original Music Composer' },
      { name: 'Mandy Walker', job: 'Director of Photography' },
      { name: 'Alan Cody', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Randall Keene',
        writtenOn: '2016-07-24',
        rating: 6,
        content:
          "Gavin O'Connor took over this Western at very short notice, and for a rescue job it is remarkably calm. He keeps close to one house and three people and lets the waiting do the work. The past comes in pieces, some of them as short as a breath, some sunny and rather sweet. I liked the quiet and could have done with fewer pieces, since the story stops each time they arrive.\n\nNatalie Portman plays Jane with her jaw set, and it is good to see a woman in a Western who has already lost everything and got up again. Joel Edgerton gives Dan Frost a bitterness that is almost funny. Ewan McGregor, in a black mustache, smiles where another actor would shout, and I wanted much more of him.\n\nOverall it's a modest, serious film that deserved a kinder fate than empty theaters. The gunfight takes place in the dark and is hard to follow. I liked it, and people who miss this kind of picture should look for it.",
      },
      {
        author: 'Miriam Ostrowski',
        writtenOn: '2017-10-08',
        rating: 6,
        content:
          'This is a quiet western about a woman who waits for bad men. Natalie Portman is strong as Jane and she does not talk much. The best part for me are the scenes between her and Dan, because they loved each other and then came the war. The landscape is beautiful and empty. The villain is good but we see him too little. I missed some tension in the middle. I liked it, and it is better than people say.',
      },
      {
        author: 'DustAndLace1871',
        writtenOn: '2019-01-06',
        rating: 5,
        content:
          "Mandy Walker photographed New Mexico in brown, gold and bone, and her pictures are the reason to see it. A lamp in a window, a rider as small as a fly, Jane's face half in the shade of her hat. Outdoors it's as handsome as any Western of its time. At night the screen goes so dark that I lost track of who was shooting. Lovely to look at, dull to follow, so only okay from me.",
      },
    ],
  },
];
