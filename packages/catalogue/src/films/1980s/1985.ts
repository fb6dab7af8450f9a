import type { CatalogueFilm } from '../film.ts';

export const films1985: readonly CatalogueFilm[] = [
  {
    id: 1369,
    title: 'Rambo: First Blood Part II',
    releaseDate: '1985-05-21',
    genres: ['action', 'adventure', 'thriller', 'war'],
    voteAverage: 6.6,
    voteCount: 3_637,
    overview:
      'John Rambo is breaking stones in prison when Colonel Trautman offers him freedom. He is to jump into Vietnam and take pictures of a camp where American prisoners may still be held. Murdock, who leads the mission, forbids him to rescue them. With his guide Co Bao Rambo finds living prisoners after all and brings one of them out. He must get himself and the prisoner out of the jungle alive.',
    cast: [
      { name: 'Sylvester Stallone', character: 'John Rambo' },
      { name: 'Richard Crenna', character: 'Colonel Trautman' },
      { name: 'Charles Napier', character: 'Murdock' },
      { name: 'Steven Berkoff', character: 'Podovsky' },
      { name: 'Julia Nickson', character: 'Co Bao' },
      { name: 'Martin Kove', character: 'Ericson' },
      { name: 'George Cheung', character: 'Tay' },
      { name: 'Andy Wood', character: 'Banks' },
      { name: 'William Ghent', character: 'Captain Vinh' },
      { name: 'Voyo Goric', character: 'Yushin' },
    ],
    crew: [
      { name: 'George P. Cosmatos', job: 'Director' },
      { name: 'Buzz Feitshans', job: 'Producer' },
      { name: 'Sylvester Stallone', job: 'Screenplay' },
      { name: 'James Cameron', job: 'Screenplay' },
      { name: 'Kevin Jarre', job: 'Story' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'Jack Cardiff', job: 'Director of Photography' },
      { name: 'Mark Goldblatt', job: 'Editor' },
      { name: 'Mark Helfrich', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Hank Trudeau',
        writtenOn: '2012-08-04',
        rating: 5,
        content:
          "Rambo has a bow. He carries four arrows. I paused and counted what he shoots and it's nearer thirty. The explosive ones take out a bridge, a rice field and one man standing on a rock, who goes up as if he'd been filled with gas.\n\nAs a war film it's a beer ad, and the story bored me. But Jack Cardiff shot it, who did Black Narcissus, and there's steam and a green in that jungle you could drink.",
      },
      {
        author: 'Chidi from Enugu',
        writtenOn: '2018-04-30',
        rating: 8,
        content:
          "Action of the highest class! This is the movie of my childhood, every boy on our street tied a red cloth around his head. We saw it at my uncle's house, more than twenty people in front of one small television, and everyone clapped when Rambo came out of the mud. The story is simple, one brave man against many, and he keeps his promise to the prisoners. My auntie covered her eyes, my uncle did not. It's a must watch if you like a strong hero, and I still enjoy it.",
      },
      {
        author: 'Mudman Joe',
        writtenOn: '2006-11-18',
        rating: 8,
        content:
          "Rambo hides in a bank of mud, and the mud opens its eyes. I was thirteen in a row of thirteen-year-olds and we lost our minds. I've got a mortgage, a bad hip and opinions about foreign policy that are the reverse of everything in this picture, and when he ties that strip of red round his head I still love it. Best dumb action movie of the eighties.",
      },
    ],
  },
  {
    id: 11645,
    title: 'Ran',
    releaseDate: '1985-06-01',
    genres: ['action', 'drama', 'history'],
    voteAverage: 8,
    voteCount: 1798,
    overview:
      "Japan in the sixteenth century. Lord Hidetora, seventy years old and tired of war, divides his land and his three castles among his sons. The eldest, Taro, is to rule, Jiro and Saburo are to support him. Saburo calls it madness and is banished. Soon Hidetora is an unwanted guest, and Lady Kaede, Taro's wife, wants revenge for what he did to her family. He could lose his castles, his sons and his mind.",
    cast: [
      { name: 'Tatsuya Nakadai', character: 'Lord Hidetora Ichimonji' },
      { name: 'Akira Terao', character: 'Taro Takatora Ichimonji' },
      { name: 'Jinpachi Nezu', character: 'Jiro Masatora Ichimonji' },
      { name: 'Daisuke Ryū', character: 'Saburo Naotora Ichimonji' },
      { name: 'Mieko Harada', character: 'Lady Kaede' },
      { name: 'Yoshiko Miyazaki', character: 'Lady Sue' },
      { name: 'Mansai Nomura', character: 'Tsurumaru' },
      { name: 'Hisashi Igawa', character: 'Shuri Kurogane' },
      { name: 'Shinnosuke Ikehata', character: 'Kyoami' },
      { name: 'Masayuki Yui', character: 'Tango Hirayama' },
    ],
    crew: [
      { name: 'Akira Kurosawa', job: 'Director' },
      { name: 'Masato Hara', job: 'Producer' },
      { name: 'Serge Silberman', job: 'Producer' },
      { name: 'Akira Kurosawa', job: 'Screenplay' },
      { name: 'Hideo Oguni', job: 'Screenplay' },
      { name: 'Masato Ide', job: 'Screenplay' },
      { name: 'Tōru Takemitsu', job: 'Original Music Composer' },
      { name: 'Akira Kurosawa', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Constance Behr',
        writtenOn: '2014-05-11',
        content:
          "The costumes took two years to make by hand, and they tell the whole story by color. Yellow for Taro, red for Jiro, blue for Saburo, and an old man in white whom nobody owns any more. When three armies cross a gray slope of ash you can follow a battle as if it were written down. Even Lady Kaede's silk whispers before she does. A great movie. I've never seen clothes used so intelligently, and I was overwhelmed by it.",
      },
      {
        author: 'RafaelM76',
        writtenOn: '2018-09-02',
        rating: 9,
        content:
          'Ran is the story of King Lear, but with samurai and with three sons. I read Shakespeare in school and it was boring, this is not boring for one minute. The battle at the third castle has no sound of weapons, only sad music, and I think it is the best battle in any film. The old lord with his white face looks like a ghost. Lady Kaede is very dangerous and I love every scene with her. It is long and slow at the start. A very great film.',
      },
      {
        author: 'Hamish Roe',
        writtenOn: '2009-10-04',
        rating: 7,
        content:
          "Kurosawa's Lear is grander than his Macbeth, Throne of Blood, and a degree less alive; the camera stands so far back that men become chessmen, which is the idea and also the problem. Nakadai, under a mask of paint, plays in the style of Noh for two hours and forty minutes, and one admires it as one admires a cathedral. Mieko Harada, with a knife and a smile, is the only person who seems to be enjoying herself. And then come the burning castle and the arrows, and one has no objections left. I was impressed from beginning to end, and moved rather later than I'd hoped. Very much worth seeing, on the biggest screen available.",
      },
    ],
  },
  {
    id: 9355,
    title: 'Mad Max Beyond Thunderdome',
    releaseDate: '1985-06-29',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 6.2,
    voteCount: 2_564,
    overview:
      "Max Rockatansky's camels have been stolen, and he follows the thief to Bartertown, a market in the desert. Aunty Entity, who founded the town, offers him a bargain. He is to fight Blaster, a giant who protects Master, the small man who runs the power plant. The fight is in a dome and only one may leave alive. Max must win, or he will lose his camels and his life.",
    cast: [
      { name: 'Mel Gibson', character: 'Mad Max Rockatansky' },
      { name: 'Tina Turner', character: 'Aunty Entity' },
      { name: 'Bruce Spence', character: 'Jedediah the Pilot' },
      { name: 'Adam Cockburn', character: 'Jedediah Jr.' },
      { name: 'Frank Thring', character: 'The Collector' },
      { name: 'Angelo Rossitto', character: 'The Master' },
      { name: 'Paul Larsson', character: 'The Blaster' },
      { name: 'Angry Anderson', character: 'Ironbar' },
      { name: 'Robert Grubb', character: 'Pig Killer' },
      { name: 'Helen Buday', character: 'Savannah Nix' },
    ],
    crew: [
      { name: 'George Miller', job: 'Director' },
      { name: 'George Ogilvie', job: 'Director' },
      { name: 'George Miller', job: 'Producer' },
      { name: 'Terry Hayes', job: 'Screenplay' },
      { name: 'George Miller', job: 'Screenplay' },
      { name: 'Maurice Jarre', job: 'Original Music Composer' },
      { name: 'Dean Semler', job: 'Director of Photography' },
      { name: 'Richard Francis-Bruce', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'BeaSilva',
        writtenOn: '2015-05-18',
        rating: 7,
        content:
          'Tina Turner. Seventy pounds of chain mail, made partly out of dog muzzles, in forty-five degrees, in heels. "Ain\'t we a pair, raggedy man." I\'d have followed that woman into any dome you like and taken my shoes off.\n\nThe bungee fight on elastic with chainsaws up on the wall is a really new idea. After that Max is found by some children, and about there I usually do the ironing. I like the movie for Tina and the first hour.',
      },
      {
        author: 'Gaz_Adelaide',
        writtenOn: '2020-08-30',
        rating: 5,
        content:
          "Finally watched the third one, straight after the second, and that was a mistake. Bartertown is a great place, dirty and full of ideas, and the fight on elastic ropes has held up really well. Tina Turner is having the time of her life. Then sixty children turn up and it becomes another film, something like Peter Pan with sand. There is hardly a car in it before the end. I didn't dislike it, but as a Mad Max film it let me down.",
      },
      {
        author: 'Wheel of Misfortune',
        writtenOn: '2009-02-15',
        rating: 6,
        content:
          "Half of it's the best Mad Max and the other half's a school play. Everything in the town is wonderful, you keep wanting the camera to go down some other alley: the water seller with the Geiger counter, the wheel for the punishments that's plainly been mended, the pigs. Two bits of Maurice Jarre with a choir. Then the story leaves town for the children in the desert, and it gets boring. Nobody asked to leave. I liked exactly half.",
      },
    ],
  },
  {
    id: 105,
    title: 'Back to the Future',
    releaseDate: '1985-07-03',
    genres: ['adventure', 'comedy', 'science-fiction'],
    voteAverage: 8.3,
    voteCount: 21_670,
    overview:
      'Hill Valley, California, 1985. Marty McFly is seventeen and has a weak father, George, who lets Biff Tannen push him around, and an unhappy mother, Lorraine. His friend Doc Brown has built a time machine, and Marty drives it to 1955 by accident. There young Lorraine falls in love with him instead of with George. Marty has one week to bring his parents together, or he will never be born.',
    cast: [
      { name: 'Michael J. Fox', character: 'Marty McFly' },
      { name: 'Christopher Lloyd', character: 'Dr. Emmett Brown' },
      { name: 'Lea Thompson', character: 'Lorraine Baines' },
      { name: 'Crispin Glover', character: 'George McFly' },
      { name: 'Thomas F. Wilson', character: 'Biff Tannen' },
      { name: 'Claudia Wells', character: 'Jennifer Parker' },
      { name: 'Marc McClure', character: 'Dave McFly' },
      { name: 'Wendie Jo Sperber', character: 'Linda McFly' },
      { name: 'George DiCenzo', character: 'Sam Baines' },
      { name: 'James Tolkan', character: 'Mr. Strickland' },
    ],
    crew: [
      { name: 'Robert Zemeckis', job: 'Director' },
      { name: 'Robert Zemeckis', job: 'Writer' },
      { name: 'Bob Gale', job: 'Writer' },
      { name: 'Alan Silvestri', job: 'Original Music Composer' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
      { name: 'Neil Canton', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'G. Hayes',
        writtenOn: '2015-10-21',
        rating: 10,
        content:
          "Watched with my twelve-year-old, who now finds 1985 exactly as quaint as Marty finds 1955, and laughed at the Walkman harder than at any of the jokes. That _hurt_.\n\nEverything in the first twenty minutes comes back. The flyer, the clock, the uncle in the playpen, even the number of pine trees at the mall. My kid spotted the trees before I did and I've owned this on four formats. The most perfect comedy I know.",
      },
      {
        author: 'Index Card Phil',
        writtenOn: '2012-06-05',
        content:
          "We were made to beat this out in screenwriting class, page by page, with index cards, and you'd think that would kill it. I still like this time travel comedy. The best thing is Crispin Glover, who doesn't seem to be in the same movie as anybody and whose every line comes out as though he'd been given it on a slip of paper that second.\n\nWhat I don't like are the Libyans, and the joke that a white boy teaches Chuck Berry his own music.",
      },
      {
        author: 'Marjorie Delacroix',
        writtenOn: '2009-12-28',
        rating: 7,
        content:
          "A very neat piece of clockwork, and I mean that as praise with a small reservation; like Some Like It Hot it is a farce in which every prop pays off, and like Groundhog Day it makes a difficult idea look easy. Nothing in the first twenty minutes is wasted. Fox has the timing of a born comedian, Lloyd the hair of a mad conductor, and Glover, twitching away as the father, seems to have arrived from another planet altogether. The business of the mother's crush made me squirm, as it is meant to. It wants to please rather more than it wants to be loved, but I was delighted all the same.",
      },
    ],
  },
  {
    id: 25237,
    title: 'Come and See',
    releaseDate: '1985-10-17',
    genres: ['drama', 'war'],
    voteAverage: 8.2,
    voteCount: 1818,
    overview:
      'Byelorussia, 1943. Flyora, a village boy, digs a rifle out of the sand so that he can join the partisans against the Germans. Kosach, their commander, leaves him behind in the forest camp, where he meets Glasha, a girl of about his age. Bombs fall, and Flyora can hardly hear any more. The two set out for his village through the bogs. He must find out whether his family is alive, and stay alive himself.',
    cast: [
      { name: 'Aleksei Kravchenko', character: 'Flyora Gayshun' },
      { name: 'Olga Mironova', character: 'Glasha' },
      { name: 'Liubomiras Laucevičius', character: 'Kosach' },
      { name: 'Vladas Bagdonas', character: 'Rubezh' },
      { name: 'Jüri Lumiste', character: 'Obersturmführer' },
      { name: 'Viktors Lorencs', character: 'Sturmbannführer' },
      { name: 'Kazimir Rabetsky', character: 'Village Headman' },
      { name: 'Yevgeni Tilicheyev', character: 'Gezhel' },
    ],
    crew: [
      { name: 'Elem Klimov', job: 'Director' },
      { name: 'Ales Adamovich', job: 'Screenplay' },
      { name: 'Elem Klimov', job: 'Screenplay' },
      { name: 'Oleg Yanchenko', job: 'Original Music Composer' },
      { name: 'Aleksei Rodionov', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Gosia Wrona',
        writtenOn: '2014-10-09',
        rating: 9,
        content:
          'Come and See is the strongest film about the war that I know. It is not like American war films, there is no hero and no adventure. The boy Flyora is happy at the beginning because he has a gun, and then we see how his face changes and becomes old. I want to look away many times. My grandfather comes from this region and he never speaks about it, now I understand him better. It is a great movie but I can watch it only once.',
      },
      {
        author: 'Henry Colquitt',
        writtenOn: '2010-09-05',
        content:
          "Elem Klimov directs this as if he had only one film left to make, and he films war from the height of a child. The camera walks behind Flyora, in front of him, into the mud with him, and faces look straight into the lens until you feel accused. It begins almost as a boy's adventure, with a cow, a stork and a girl dancing on a suitcase in the rain.\n\nAleksei Kravchenko was a teenager without experience, and I have never seen anyone age like this on film. Olga Mironova as Glasha is as good, laughing and crying at the same time. The partisans around them look like men who slept in those clothes for a year.\n\nOverall I find it hard to use the word recommend. It is a masterpiece, it is honest, and it made me feel sick. Choose the evening carefully and do not watch it alone.",
      },
      {
        author: 'lowpass filter',
        writtenOn: '2020-06-22',
        rating: 8,
        content:
          "The sound is what makes this unbearable, which is the highest praise I have. After the bombs fall on the camp you hear what Flyora hears: a high whistle, voices as if under water, birds that aren't there, a bit of Mozart and a drone that never stops. Klimov keeps that up for a very long time. I've never been so aware of my own ears. A brilliant film, and the most frightening use of sound in any war movie.",
      },
    ],
  },
  {
    id: 1374,
    title: 'Rocky IV',
    releaseDate: '1985-11-21',
    genres: ['drama'],
    voteAverage: 7.1,
    voteCount: 4_143,
    overview:
      'The Soviet boxer Ivan Drago comes to America with his wife Ludmilla and challenges the world. Apollo Creed, who has retired, wants to beat him in an exhibition match. It ends in disaster, and Rocky Balboa blames himself. Against the will of Adrian he agrees to fight Drago in Moscow on Christmas Day. In the Russian snow he trains for a fight that could leave Adrian a widow.',
    cast: [
      { name: 'Sylvester Stallone', character: 'Rocky Balboa' },
      { name: 'Talia Shire', character: 'Adrian' },
      { name: 'Burt Young', character: 'Paulie' },
      { name: 'Carl Weathers', character: 'Apollo Creed' },
      { name: 'Brigitte Nielsen', character: 'Ludmilla' },
      { name: 'Tony Burton', character: 'Duke' },
      { name: 'Michael Pataki', character: 'Nicoli Koloff' },
      { name: 'Dolph Lundgren', character: 'Drago' },
      { name: 'R.J. Adams', character: 'Sports Announcer' },
      { name: 'Al Bandiero', character: 'American Commentator' },
    ],
    crew: [
      { name: 'Sylvester Stallone', job: 'Director' },
      { name: 'Irwin Winkler', job: 'Producer' },
      { name: 'Robert Chartoff', job: 'Producer' },
      { name: 'Sylvester Stallone', job: 'Writer' },
      { name: 'Vince DiCola', job: 'Original Music Composer' },
      { name: 'Bill Butler', job: 'Director of Photography' },
      { name: 'Don Zimmerman', job: 'Editor' },
      { name: 'John W. Wheeler', job: 'Editor' },
    ],
    reviews: [
      {
        author: "Paulie's Robot",
        writtenOn: '2014-12-25',
        rating: 5,
        content:
          "In the fourth Rocky they give Burt Young a robot. It brings him a beer on a cake. It's got a lady's voice by the second scene and I think they're married. In a boxing film!\n\nIt lasts ninety minutes, and I make it thirty-five of music video. There's one where Rocky just drives about at night being sad over clips from the previous three. It's a trailer for itself. I had some fun, but it isn't good.",
      },
      {
        author: 'Pavel_Irk',
        writtenOn: '2017-01-07',
        content:
          'We see this movie in Irkutsk on a very bad video, and one man speaks all the roles, also Adrian. All people in the room are for Rocky, because he trains in the snow with wood and stones like my grandfather. The Russians in the movie are not real Russians, they have carpets and computers. It is a simple film with much music and it is a little like a long music video. But it is exciting and I like it, and the training is the best part.',
      },
      {
        author: 'Gav Sykes',
        writtenOn: '2021-02-11',
        rating: 9,
        content:
          "there are two kinds of people in the world: those who have run up something with HEARTS ON FIRE in their ears, and liars. rocky lifts a cart with his family in it. he chops a tree for no reason. i did the beard. i did the beard for a 10k in stevenage and came in behind a man dressed as a fridge and i'd do it again. love this film, it's the best one",
      },
    ],
  },
  {
    id: 15196,
    title: 'Clue',
    releaseDate: '1985-12-13',
    genres: ['comedy', 'mystery', 'crime', 'thriller'],
    voteAverage: 7.2,
    voteCount: 1_578,
    overview:
      'On a stormy night in 1954 six strangers come to dinner at a lonely mansion, where the butler Wadsworth gives them false names, such as Mrs. Peacock, Miss Scarlet and Colonel Mustard. All six are being blackmailed by Mr. Boddy, who hands each of them a weapon. The light goes out, and then Mr. Boddy lies dead on the floor. They must find the murderer before they are killed as well.',
    cast: [
      { name: 'Eileen Brennan', character: 'Mrs. Peacock' },
      { name: 'Tim Curry', character: 'Wadsworth' },
      { name: 'Madeline Kahn', character: 'Mrs. White' },
      { name: 'Christopher Lloyd', character: 'Professor Plum' },
      { name: 'Michael McKean', character: 'Mr. Green' },
      { name: 'Martin Mull', character: 'Colonel Mustard' },
      { name: 'Lesley Ann Warren', character: 'Miss Scarlet' },
      { name: 'Colleen Camp', character: 'Yvette' },
      { name: 'Lee Ving', character: 'Mr. Boddy' },
      { name: 'Bill Henderson', character: 'The Cop' },
    ],
    crew: [
      { name: 'Jonathan Lynn', job: 'Director' },
      { name: 'Jonathan Lynn', job: 'Screenplay' },
      { name: 'John Landis', job: 'Story' },
      { name: 'John Morris', job: 'Original Music Composer' },
      { name: 'Victor J. Kemper', job: 'Director of Photography' },
      { name: 'Debra Hill', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Omar77',
        writtenOn: '2021-11-07',
        rating: 9,
        content:
          "My college house had this on VHS and no aerial, so I've watched it perhaps sixty times. We used to be assigned parts on Sunday nights. I was always Mustard because I was slow.\n\nTim Curry running the entire evening backwards through the house, being everybody, sweating through his tailcoat, is about the hardest anyone has ever worked for a board game. And then Madeline Kahn says _flames_ and steals the scene. My favorite comedy ever.",
      },
      {
        author: 'Gerald Pym',
        writtenOn: '2014-02-02',
        rating: 6,
        content:
          "Pros: Tim Curry, who runs through the entire house at the end of his breath and never misses a line. Madeline Kahn. Fast talking, doors opening and closing, a great set. Short.\nCons: you can't solve it, there isn't enough to go on. Half the jokes are about the maid's dress. It takes half an hour before anything happens.\nAs a mystery it's weak, as a comedy it's pretty good. I had fun, more than I planned to.",
      },
    ],
  },
];
