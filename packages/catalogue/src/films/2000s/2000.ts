import type { CatalogueFilm } from '../film.ts';

export const films2000: readonly CatalogueFilm[] = [
  {
    id: 1907,
    title: 'The Beach',
    releaseDate: '2000-02-03',
    genres: ['drama', 'adventure', 'romance', 'thriller'],
    voteAverage: 6.5,
    voteCount: 4_685,
    overview:
      'In a cheap guest house in Bangkok the young American Richard gets a hand-drawn map of an island with a hidden lagoon. He goes there with the French couple next door, Étienne and Françoise, but first he gives a copy to some surfers. On the island a secret community lives next to armed farmers who want no more guests. If the surfers follow the map, everyone is in danger.',
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Richard' },
      { name: 'Virginie Ledoyen', character: 'Françoise' },
      { name: 'Guillaume Canet', character: 'Étienne' },
      { name: 'Tilda Swinton', character: 'Sal' },
      { name: 'Robert Carlyle', character: 'Daffy' },
      { name: 'Paterson Joseph', character: 'Keaty' },
      { name: 'Lars Arentz-Hansen', character: 'Bugs' },
      { name: 'Peter Youngblood Hills', character: 'Zeph' },
      { name: 'Jerry Swindall', character: 'Sammy' },
      { name: 'Staffan Kihlbom', character: 'Christo' },
    ],
    crew: [
      { name: 'Danny Boyle', job: 'Director' },
      { name: 'John Hodge', job: 'Screenplay' },
      { name: 'Angelo Badalamenti', job: 'Original Music Composer' },
      { name: 'Darius Khondji', job: 'Director of Photography' },
      { name: 'Masahiro Hirakubo', job: 'Editor' },
      { name: 'Andrew Macdonald', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Nate from Khao San',
        writtenOn: '2011-02-26',
        rating: 5,
        content:
          'Every single person in my hostel had the paperback. We all thought we were Richard, the hero, and that the others were the tourists.\n\nThe movie gets that smugness nearly right and then panics. DiCaprio goes wild in the jungle for about twenty minutes and turns into a video game, with a little counter. A beautiful beach and a confused movie. It let me down.',
      },
      {
        author: 'Porcelain DJ',
        writtenOn: '2022-01-07',
        rating: 8,
        content:
          'The soundtrack is the best thing about this film and maybe the best of its year. When Moby\'s "Porcelain" comes in as they wade into the lagoon, I would have signed up to live there. All Saints, Leftfield, Angelo Badalamenti\'s dark strings under the jungle: every piece makes the place more beautiful or more wrong. The story loses its way for a while, when Richard runs around alone. DiCaprio is fine, Tilda Swinton is better. I like the film a lot and I love listening to it.',
      },
      {
        author: 'hughes91',
        writtenOn: '2016-08-18',
        rating: 6,
        content:
          "A man has been bitten by a shark and won't stop groaning, so they carry him out of earshot in a tent and go back to the volleyball. That is a superb, horrible idea, and worth the trip. Swinton strides about in a sarong like the headmistress of paradise. What a shame they spend so long on whether Leo gets the French girl. I never doubted it, he's got the teeth. Still, I mostly enjoyed it.",
      },
    ],
  },
  {
    id: 1359,
    title: 'American Psycho',
    releaseDate: '2000-04-13',
    genres: ['thriller', 'drama', 'crime'],
    voteAverage: 7.4,
    voteCount: 12_198,
    overview:
      'New York in the 1980s. Patrick Bateman is twenty-seven, rich and handsome, and works on Wall Street. He is engaged to Evelyn, sleeps with Courtney and hardly notices Jean, his secretary. He compares business cards with his colleagues. At night he kills. When Paul Allen shows a better card than his, Patrick kills him too, and the detective Donald Kimball begins to ask questions. He is losing control, and could be caught at any moment.',
    cast: [
      { name: 'Christian Bale', character: 'Patrick Bateman' },
      { name: 'Justin Theroux', character: 'Timothy Bryce' },
      { name: 'Josh Lucas', character: 'Craig McDermott' },
      { name: 'Bill Sage', character: 'David Van Patten' },
      { name: 'Chloë Sevigny', character: 'Jean' },
      { name: 'Reese Witherspoon', character: 'Evelyn Williams' },
      { name: 'Samantha Mathis', character: 'Courtney Rawlinson' },
      { name: 'Matt Ross', character: 'Luis Carruthers' },
      { name: 'Jared Leto', character: 'Paul Allen' },
      { name: 'Willem Dafoe', character: 'Donald Kimball' },
    ],
    crew: [
      { name: 'Mary Harron', job: 'Director' },
      { name: 'Mary Harron', job: 'Screenplay' },
      { name: 'Guinevere Turner', job: 'Screenplay' },
      { name: 'John Cale', job: 'Original Music Composer' },
      { name: 'Andrzej Sekula', job: 'Director of Photography' },
      { name: 'Andrew Marcus', job: 'Editor' },
      { name: 'Edward R. Pressman', job: 'Producer' },
      { name: 'Chris Hanley', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'MartinWalsh',
        writtenOn: '2013-07-30',
        rating: 8,
        content:
          "Look at the business cards that these bankers are so proud of: there's a spelling mistake on every one of them. \"Aquisitions\". All four cards! I like to believe it's a joke about men who would kill over a typeface and never read it. I have pointed it out at parties and watched people look for the door. It's a nasty, clever movie, and I love it.",
      },
      {
        author: 'Carol B.',
        writtenOn: '2009-05-14',
        rating: 7,
        content:
          "Two women took a novel I couldn't finish and threw out most of what made me stop, and what was left over turned out to be about vanity. Bateman admires his own muscles in the mirror in bed. He lectures two hired girls on Phil Collins, in the manner of a man giving a toast. Christian Bale gives the funniest performance I know by someone who never once smiles at his own joke.\n\nI couldn't follow it all the way to the end, and the blood made me tired. A good movie, though, and much better than the book.",
      },
      {
        author: 'Alyssa K.',
        writtenOn: '2023-11-02',
        rating: 8,
        content:
          "Funny, creepy and so smart! Christian Bale is unbelievable as this guy who's all skin care and no soul. The scene with the business cards made me laugh out loud, and two minutes later I was scared of him. It's bloody, but less than you'd think. The eighties music is great. I liked it way more than I expected.",
      },
    ],
  },
  {
    id: 889,
    title: 'The Flintstones in Viva Rock Vegas',
    releaseDate: '2000-04-28',
    genres: ['comedy', 'family', 'romance'],
    voteAverage: 4.8,
    voteCount: 802,
    overview:
      'Fred Flintstone and Barney Rubble have just finished their training as crane drivers. They meet Betty and her friend Wilma, who has run away from her rich mother, and Fred falls in love before he knows who Wilma is. Chip Rockefeller, her former boyfriend, invites all four to his casino in Rock Vegas, and he cheats at every game. Fred could lose all his money, and Wilma.',
    cast: [
      { name: 'Mark Addy', character: 'Fred Flintstone' },
      { name: 'Stephen Baldwin', character: 'Barney Rubble' },
      { name: 'Kristen Johnston', character: 'Wilma Slaghoople' },
      { name: 'Jane Krakowski', character: "Betty O'Shale" },
      { name: 'Joan Collins', character: 'Pearl Slaghoople' },
      { name: 'Thomas Gibson', character: 'Chip Rockefeller' },
      { name: 'Alan Cumming', character: 'The Great Gazoo / Mick Jagged' },
      { name: 'Harvey Korman', character: 'Colonel Slaghoople' },
      { name: 'Alex Meneses', character: 'Roxie' },
      { name: 'John Taylor', character: 'Keith Rockhard' },
    ],
    crew: [
      { name: 'Brian Levant', job: 'Director' },
      { name: 'Deborah Kaplan', job: 'Screenplay' },
      { name: 'Harry Elfont', job: 'Screenplay' },
      { name: 'Jim Cash', job: 'Screenplay' },
      { name: 'Jack Epps Jr.', job: 'Screenplay' },
      { name: 'David Newman', job: 'Original Music Composer' },
      { name: 'Jamie Anderson', job: 'Director of Photography' },
      { name: 'Bruce Cohen', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Steve from Sheffield',
        writtenOn: '2011-01-23',
        rating: 4,
        content:
          "Watched for one reason, that Fred is Mark Addy off The Full Monty and my cousin once sold him a fridge. He's doing his level best. Nice big lad, good yell. But they've had him and Stephen Baldwin say \"rock\" in front of every noun in the English language and you can see the light go out of him after half an hour.\n\nAlan Cumming plays a floating green spaceman _and_ a rock star in a fur. Poor stuff, and I wouldn't watch it again.",
      },
      {
        author: 'Dino Marsh',
        writtenOn: '2016-07-30',
        rating: 7,
        content:
          "Look, the puppets! Nobody looks at the puppets. There's a baby dinosaur that hatches and rolls over and does that slow blink, and the vacuum elephant, and the whole boulevard of torches and stone neon lit for real on a backlot. People built that with glue. My daughter is four and said the little green man was rude, and laughed whenever anything fell on anybody. It's a silly kids' movie, and I liked it.",
      },
      {
        author: 'Dagmar Lind',
        writtenOn: '2009-05-17',
        rating: 4,
        content:
          "I watch this film with the children of my sister on a holiday in the mountains. For small children it is okay, they laugh when somebody falls. The city of stone and the little dinosaur are made with much work and look nice. But the jokes are always the same joke with the word rock, and I do not find Fred so funny as in the old cartoon. The love story is boring. I don't like it so much and I am happy that it is short.",
      },
    ],
  },
  {
    id: 98,
    title: 'Gladiator',
    releaseDate: '2000-05-04',
    genres: ['action', 'drama', 'adventure'],
    voteAverage: 8.2,
    voteCount: 20_770,
    overview:
      "Maximus, Rome's best general, has won his last battle and wants to go home to his wife and son. The old emperor Marcus Aurelius asks him to rule after him. His son Commodus, passed over, murders his father, takes the throne and has Maximus's family killed. Maximus escapes and is sold as a slave to Proximo, who trains gladiators. He must stay alive in the arena until he can face Commodus and avenge his family.",
    cast: [
      { name: 'Russell Crowe', character: 'Maximus' },
      { name: 'Joaquin Phoenix', character: 'Commodus' },
      { name: 'Connie Nielsen', character: 'Lucilla' },
      { name: 'Oliver Reed', character: 'Proximo' },
      { name: 'Richard Harris', character: 'Marcus Aurelius' },
      { name: 'Derek Jacobi', character: 'Gracchus' },
      { name: 'Djimon Hounsou', character: 'Juba' },
      { name: 'David Schofield', character: 'Falco' },
      { name: 'John Shrapnel', character: 'Gaius' },
      { name: 'Tomas Arana', character: 'Quintus' },
    ],
    crew: [
      { name: 'Ridley Scott', job: 'Director' },
      { name: 'David Franzoni', job: 'Screenplay' },
      { name: 'David Franzoni', job: 'Story' },
      { name: 'John Logan', job: 'Screenplay' },
      { name: 'William Nicholson', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'John Mathieson', job: 'Director of Photography' },
      { name: 'Pietro Scalia', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'CarlaEllis',
        writtenOn: '2012-08-19',
        rating: 9,
        content:
          "I farm, so let me say it: Russell Crowe's hand going through the wheat is right. You do it without thinking, you're checking how dry the heads are, and a man who'd been away from home three years would do it in his sleep. Everything else in there could be invented for all I know. I believed he had a farm.\n\nJoaquin Phoenix is horrible in the best way as the young emperor. You want to leave the room when he talks to a child. One of the best movies I know.",
      },
      {
        author: 'Malcolm Tranter',
        writtenOn: '2006-03-30',
        rating: 7,
        content:
          "The old sword-and-sandal picture in a new coat; as a story it is The Fall of the Roman Empire told again, with a hero out of Spartacus, and as history it's a joke. One forgives it a good deal. The opening battle, all mud, fire and breath in the cold air, is magnificent. After that the camera begins to shake in every fight, so that I couldn't tell whose arm had been cut off, a thing that never happened to me in Ben-Hur. Crowe has weight and sorrow. Phoenix, pale and whining, is better still, and Oliver Reed gives a lovely farewell. I liked it very much, with a few objections.",
      },
      {
        author: 'Lee from the Odeon',
        writtenOn: '2020-05-11',
        rating: 10,
        content:
          'I tore tickets the whole summer this was out. You could hear the "my name is" speech through two doors, and at that moment, four times a day, nobody in there was eating. I\'ve never known that with any other film. I must have seen all that sand and sandal leather thirty times, and I still think it\'s a magnificent film.',
      },
    ],
  },
  {
    id: 5491,
    title: 'Battlefield Earth',
    releaseDate: '2000-05-12',
    genres: ['science-fiction', 'action', 'adventure'],
    voteAverage: 3.2,
    voteCount: 928,
    overview:
      'In the year 3000 the few free humans hide in the mountains, and all others are slaves of the Psychlos, huge aliens who conquered the Earth. Jonnie Goodboy Tyler leaves his village and is caught. The alien Terl plans to let humans dig for gold in secret, and for that a machine teaches Jonnie all that the aliens know. Jonnie must free mankind before Terl kills him.',
    cast: [
      { name: 'John Travolta', character: 'Terl' },
      { name: 'Barry Pepper', character: 'Jonnie Goodboy Tyler' },
      { name: 'Forest Whitaker', character: 'Ker' },
      { name: 'Kim Coates', character: 'Carlo' },
      { name: 'Sabine Karsenti', character: 'Chrissy' },
      { name: 'Richard Tyson', character: 'Robert the Fox' },
      { name: 'Michael Byrne', character: 'Parson Staffer' },
      { name: 'Christian Tessier', character: 'Mickey' },
      { name: 'Kelly Preston', character: 'Chirk' },
      { name: 'Shaun Austin-Olsen', character: 'Planetship' },
    ],
    crew: [
      { name: 'Roger Christian', job: 'Director' },
      { name: 'Corey Mandell', job: 'Screenplay' },
      { name: 'J.D. Shapiro', job: 'Screenplay' },
      { name: 'Elia Cmíral', job: 'Original Music Composer' },
      { name: 'Giles Nuttgens', job: 'Director of Photography' },
      { name: 'Robin Russell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Row J Reporter',
        writtenOn: '2012-05-14',
        rating: 3,
        content:
          "Half an hour into this, on opening weekend in Ohio, a man from our row went out to tell them that the picture was crooked. He came back with a soda and said that it was meant to be like that. Nearly every shot is tilted, so the whole row leaned to the left, then to the right, and that was the most fun we had. Travolta laughs and laughs in long hair and big boots. The rest is dark, loud and confused. It's one of the worst films I've ever paid for.",
      },
      {
        author: 'Sophie B.',
        writtenOn: '2019-11-20',
        rating: 3,
        content:
          "Picked for bad movie night after a house vote that I now think was rigged. It delivers for maybe forty minutes: the platform boots, all that cackling about leverage, Forest Whitaker peering out from under the hair as if he's waiting for a bus. Barry Pepper shouts every line and I respect it. Then it just gets murky and loud, blue or green all over, every scene wiping open from the middle like curtains, and we ended up talking about the rent.\n\nWe did call each other man-animal for a month, so I can't pretend it gave us nothing. But it's a terrible movie, and not even the fun kind for long.",
      },
    ],
  },
  {
    id: 9600,
    title: "Big Momma's House",
    releaseDate: '2000-06-02',
    genres: ['comedy', 'crime'],
    voteAverage: 5.8,
    voteCount: 2_451,
    overview:
      "Malcolm Turner, an FBI agent and a master of disguise, is after a bank robber who has broken out of prison. The man's former girlfriend Sherry and her son Trent are expected at her grandmother's in Georgia. When the old lady leaves town, Malcolm puts on her dress and a rubber face, and he falls in love with Sherry. If she finds out who he is, he will lose her and the robber.",
    cast: [
      { name: 'Martin Lawrence', character: 'Malcolm Turner' },
      { name: 'Nia Long', character: 'Sherry Pierce' },
      { name: 'Paul Giamatti', character: 'John' },
      { name: 'Jascha Washington', character: 'Trent Pierce' },
      { name: 'Terrence Howard', character: 'Lester Vesco' },
      { name: 'Anthony Anderson', character: 'Nolan' },
      { name: 'Carl Wright', character: 'Ben Rawley' },
      { name: 'Phyllis Applegate', character: 'Sadie' },
      { name: 'Starletta DuPois', character: 'Miss Patterson' },
      { name: 'Nicole Prescott', character: 'Lena' },
    ],
    crew: [
      { name: 'Raja Gosnell', job: 'Director' },
      { name: 'David T. Friendly', job: 'Producer' },
      { name: 'Michael Green', job: 'Producer' },
      { name: 'Darryl Quarles', job: 'Screenplay' },
      { name: 'Don Rhymer', job: 'Screenplay' },
      { name: 'Richard Gibbs', job: 'Original Music Composer' },
      { name: "Michael D. O'Shea", job: 'Director of Photography' },
      { name: 'Kent Beyda', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Blessing O.',
        writtenOn: '2014-04-20',
        rating: 7,
        content:
          'Big Momma is every auntie in my church, the handbag, the hips, the eye that sees who came late! We laughed so much when Malcolm has to cook for everybody and cannot boil water, and again at the basketball with the boys. The gospel song made us stand up in the parlor. Some bathroom scenes are too much in front of elders. It is a warm, silly film with a nice romance, and a must watch after Easter lunch.',
      },
      {
        author: 'dre_comedyclub',
        writtenOn: '2010-03-13',
        rating: 7,
        content:
          "Martin Lawrence in a fat suit whooping teenagers at basketball, come on, that's gold! I grew up on this movie and I know it by heart. The karate class is my favorite part. Yes, it's dumb. Nia Long is gorgeous and the little boy is cute. I liked it then and I like it now.",
      },
      {
        author: 'Paul & Denise W.',
        writtenOn: '2006-08-08',
        rating: 4,
        content:
          "Our two, eight and twelve, had seen the cover and begged. The older one laughed at the church and the kitchen, the younger asked why a policeman would spy on a lady in her bath towel, and we had no answer. There is a birth, played for laughs, some guns, and much more toilet than needed. It's good-natured, we'll admit. As parents we were bored and a little embarrassed, and would leave it for teenagers.",
      },
    ],
  },
  {
    id: 146,
    title: 'Crouching Tiger, Hidden Dragon',
    releaseDate: '2000-07-06',
    genres: ['adventure', 'drama', 'action', 'romance'],
    voteAverage: 7.4,
    voteCount: 3_538,
    overview:
      'The swordsman Li Mu Bai is tired of killing and gives away his famous sword. Yu Shu Lien, whom he loves in silence, brings it to Peking, where a masked fighter steals it. Shu Lien suspects Jen, a young noblewoman with a dangerous teacher, Jade Fox. Li Mu Bai must get the sword back, and win the girl over before she becomes a killer like her teacher.',
    cast: [
      { name: 'Chow Yun-Fat', character: 'Li Mu Bai' },
      { name: 'Michelle Yeoh', character: 'Yu Shu Lien' },
      { name: 'Zhang Ziyi', character: 'Jen Yu' },
      { name: 'Chang Chen', character: 'Lo' },
      { name: 'Lung Sihung', character: 'Sir Te' },
      { name: 'Cheng Pei-Pei', character: 'Jade Fox' },
      { name: 'Li Fazeng', character: 'Governor Yu' },
      { name: "Gao Xi'an", character: 'Bo' },
      { name: 'Hai Yan', character: 'Madam Yu' },
      { name: 'Wang Deming', character: 'Tsai' },
    ],
    crew: [
      { name: 'Ang Lee', job: 'Director' },
      { name: 'Ang Lee', job: 'Producer' },
      { name: 'James Schamus', job: 'Screenplay' },
      { name: 'Wang Hui-ling', job: 'Screenplay' },
      { name: 'Tsai Kuo-jung', job: 'Screenplay' },
      { name: 'Tan Dun', job: 'Original Music Composer' },
      { name: 'Peter Pau', job: 'Director of Photography' },
      { name: 'Tim Squyres', job: 'Editor' },
      { name: 'Bill Kong', job: 'Producer' },
      { name: 'Hsu Li-Kong', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Uncle Shaw',
        writtenOn: '2007-10-11',
        rating: 6,
        content:
          'At my theater in Kowloon people laughed. Four stars, four accents, two of them speaking Mandarin like tourists, and my uncle, who knows every kung fu movie, said: so slow, so much tea.\n\nI like about half of it. The teahouse fight, one girl dressed as a boy against thirty men, is as good as the old classics. But King Hu did the bamboo forest in 1971 with hardly any wires, and better.',
      },
      {
        author: 'Ewan W.',
        writtenOn: '2018-12-02',
        rating: 10,
        content:
          "Chow Yun-fat and Michelle Yeoh sit at a table, and he takes her hand and puts it to his face, and that's all these two get. Twenty years of love and good manners, and it's all they get. I had thought I was buying a ticket to people running up walls. They do that too, and it's gorgeous, but the love story is why I think it's perfect.\n\nI've loved somebody in that way since 1994. We work on the same corridor.",
      },
      {
        author: 'Sofie from Antwerp',
        writtenOn: '2004-03-15',
        rating: 7,
        content:
          'In the beginning I laugh a little, because they fly over the roofs and nobody says why. After ten minutes I accept it, it is like a fairy tale. The fights look like dance, most of all in the green bamboo trees. I like the two older heroes very much, they love each other and are too polite to say it. The part in the desert is too long for my taste. The music with the cello is beautiful. It is a sad and elegant film and I enjoy it.',
      },
    ],
  },
  {
    id: 12211,
    title: 'Highlander: Endgame',
    releaseDate: '2000-09-01',
    genres: ['action', 'adventure', 'fantasy'],
    voteAverage: 4.8,
    voteCount: 454,
    overview:
      'Connor MacLeod was born in Scotland almost five hundred years ago and cannot die unless he loses his head. Tired of burying those he loved, he hides from the world. His kinsman Duncan, another immortal, searches for him and meets Jacob Kell, an old enemy who breaks every rule of their secret war. Neither can stop Kell alone, and if they fail, he will kill all the others.',
    cast: [
      { name: 'Christopher Lambert', character: 'Connor MacLeod' },
      { name: 'Adrian Paul', character: 'Duncan MacLeod' },
      { name: 'Bruce Payne', character: 'Jacob Kell' },
      { name: 'Lisa Barbuscia', character: 'Kate MacLeod / Faith' },
      { name: 'Donnie Yen', character: 'Jin Ke' },
      { name: 'Jim Byrnes', character: 'Joe Dawson' },
      { name: 'Peter Wingfield', character: 'Methos' },
      { name: 'Beatie Edney', character: 'Heather MacLeod' },
      { name: 'David J. Nicholls', character: 'Drunk Friend' },
      { name: 'John Medlen', character: 'Monk' },
    ],
    crew: [
      { name: 'Douglas Aarniokoski', job: 'Director' },
      { name: 'Peter S. Davis', job: 'Producer' },
      { name: 'William N. Panzer', job: 'Producer' },
      { name: 'Joel Soisson', job: 'Screenplay' },
      { name: 'Doug Milsome', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Kirsty in Perth',
        writtenOn: '2003-03-22',
        rating: 3,
        content:
          "I watched the series every week for six years and I know my Immortals. Duncan and Connor in one film, that was ALL I ever asked for! They get a few fine minutes together, and for those I'm thankful. But Methos appears for about as long as it takes to boil an egg, the rules are thrown out, and Kell collects heads like stamps. Holy ground means something in the show. Here it's scenery. It hurt to watch it, I was so let down.",
      },
      {
        author: 'Quique D.',
        writtenOn: '2014-08-02',
        rating: 6,
        content:
          "donnie yen vs adrian paul, that's why you watch. proper fast sword fight with hands and feet, best fight in all highlander movies. the story is spaghetti, flashbacks in flashbacks, and bruce payne screams like he is in dungeons & dragons already. i still get goosebumps with the lightning. better than part 2 obviously, my rank is 1, this, 3. liked it",
      },
      {
        author: 'Declan M.',
        writtenOn: '2021-11-29',
        rating: 5,
        content:
          "Finally got round to the one where film and television shake hands. It's nicer than its reputation in some respects: Christopher Lambert looks worn out in a way that suits Connor, and the old Scottish scenes have mud and feeling. Otherwise I needed a chart. People turn up, tell each other what happened in 1715, and fight in a ruin. The gang of villains on motorbikes is very much of its year. I was half bored and half fond of it.",
      },
    ],
  },
  {
    id: 12212,
    title: 'Urban Legends: Final Cut',
    releaseDate: '2000-09-22',
    genres: ['horror', 'mystery'],
    voteAverage: 4.9,
    voteCount: 518,
    overview:
      'Amy Mayfield studies film at Alpine University and hopes to win the Hitchcock prize, which means a career in Hollywood. Reese, the security guard, tells her about murders that followed urban legends, and Amy decides to shoot a thriller about them. Then her crew begins to disappear. Travis, a student with a twin brother, is said to have killed himself. Only Amy doubts it, and she must find the killer before he gets to her.',
    cast: [
      { name: 'Jennifer Morrison', character: 'Amy Mayfield' },
      { name: 'Matthew Davis', character: 'Travis / Trevor' },
      { name: 'Hart Bochner', character: 'Professor Solomon' },
      { name: 'Loretta Devine', character: 'Reese' },
      { name: 'Joey Lawrence', character: 'Graham' },
      { name: 'Anson Mount', character: 'Toby' },
      { name: 'Eva Mendes', character: 'Vanessa' },
      { name: 'Jessica Cauffiel', character: 'Sandra' },
      { name: 'Anthony Anderson', character: 'Stan' },
      { name: 'Michael Bacall', character: 'Dirk' },
    ],
    crew: [
      { name: 'John Ottman', job: 'Director' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'Gina Matthews', job: 'Producer' },
      { name: 'Richard Luke Rothschild', job: 'Producer' },
      { name: 'Paul Harris Boardman', job: 'Screenplay' },
      { name: 'Scott Derrickson', job: 'Screenplay' },
      { name: 'John Ottman', job: 'Original Music Composer' },
      { name: 'Brian Pearson', job: 'Director of Photography' },
      { name: 'John Ottman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Petra, prom queen',
        writtenOn: '2016-10-22',
        rating: 7,
        content:
          "give me a slasher at a film school and i'm happy. killer with a fencing mask and a camera, that's a cool costume, way better than the parka in part one. the kidney in the bathtub kills... i watched that through my fingers. reese is back with her foxy brown poster, love her. eva mendes before she was famous! it's silly at the end of the hour. liked it. ranking: the first, this, and nobody needs the third",
      },
      {
        author: 'W. Kessler',
        writtenOn: '2004-12-01',
        rating: 4,
        content:
          "Pros: nice campus in the snow. Loretta Devine. The chase in the fake coal mine of a fairground is well lit. Hitchcock jokes for those who like to spot them.\n\nCons: the legends are hardly used after the bathtub. Flat dialogue, many people who exist to be found later. Some ideas are from a soap opera. Jennifer Morrison is good, and alone with it.\n\nA weak sequel. I didn't hate it, and I wouldn't pay for it.",
      },
      {
        author: 'Roswitha K.',
        writtenOn: '2011-05-06',
        rating: 4,
        content:
          'John Ottman directed this, cut it and wrote its music, and only the music is a success. It has a big old-fashioned orchestra with horns that creep up the stairs, close to the scores of the 1950s, and it promises an elegant thriller. The pictures below it are an ordinary slasher with pretty people in a dark tunnel. I closed my eyes a few times and had a better film in my head. As a whole it disappointed me.',
      },
    ],
  },
  {
    id: 11531,
    title: 'Book of Shadows: Blair Witch 2',
    releaseDate: '2000-10-27',
    genres: ['horror', 'mystery'],
    voteAverage: 4.4,
    voteCount: 915,
    overview:
      "The town of Burkittsville in Maryland is full of tourists since a film about its witch was shot there. Jeff takes four of them into the woods: Stephen, Tristen, Erica and Kim. In the morning none of them remembers five hours of the night, so they search the tapes from Jeff's cameras. They must find out what happened before they go mad or are arrested for murder.",
    cast: [
      { name: 'Kim Director', character: 'Kim Diamond' },
      { name: 'Jeffrey Donovan', character: 'Jeff Patterson' },
      { name: 'Erica Leerhsen', character: 'Erica Geerson' },
      { name: 'Tristine Skyler', character: 'Tristen Ryler' },
      { name: 'Stephen Barker Turner', character: 'Stephen Ryan Parker' },
      { name: 'Lanny Flaherty', character: 'Sheriff Cravens' },
      { name: 'Lauren Hulsey', character: 'Eileen Treacle' },
      { name: 'Raynor Scheine', character: 'Rustin Parr' },
      { name: 'Kennen Sisco', character: 'Peggy' },
    ],
    crew: [
      { name: 'Joe Berlinger', job: 'Director' },
      { name: 'Bill Carraro', job: 'Producer' },
      { name: 'Dick Beebe', job: 'Screenplay' },
      { name: 'Joe Berlinger', job: 'Screenplay' },
      { name: 'Carter Burwell', job: 'Original Music Composer' },
      { name: 'Nancy Schreiber', job: 'Director of Photography' },
      { name: 'Sarah Flack', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'coffinrock_carl',
        writtenOn: '2018-10-06',
        rating: 6,
        content:
          "everybody hates this sequel and i think everybody is a bit wrong. it's not found footage, it's about people who saw the found footage, and that is a smart idea for the year 2000. kim is the best goth girl in any horror movie, fight me. the owl, the tree in the house, the tapes, all good and weird. acting is rough and the editing is a mess. third best witch movie in my book, liked it more the second time",
      },
      {
        author: 'Lachlan T.',
        writtenOn: '2001-04-15',
        rating: 3,
        content:
          "The first film scared me with a pile of stones and a map. This one has a rock soundtrack, flashes of knives every ten minutes and a sheriff from a cartoon. I was a HUGE fan, I had read the dossier and the fake police files, and none of that matters here. The witch hardly matters either! Five people in a warehouse accuse each other and rewind tapes. Some of it is clever on paper. I didn't like it, and as a fan I felt cheated.",
      },
      {
        author: 'dana_rewind',
        writtenOn: '2010-09-27',
        rating: 4,
        content:
          "Pros:\n- The opening, with the real tourists and the real woman who sells stick men out of her front yard.\n- Erica Leerhsen gives it everything.\n- The house, with that bridge in front of the door.\n\nCons:\n- Hardly scary. The woods are gone after half an hour.\n- Jump cuts to gore that someone clearly added late.\n- Everybody shouts.\n\nNot as terrible as people say, and still not good. I'd skip it unless you collect sequels.",
      },
    ],
  },
  {
    id: 11849,
    title: 'Dungeons & Dragons',
    releaseDate: '2000-12-08',
    genres: ['fantasy', 'adventure', 'drama'],
    voteAverage: 4.4,
    voteCount: 681,
    overview:
      "In the Empire of Izmer only the mages may rule. Empress Savina wants the people to be free, and the evil mage Profion wants her throne. Two thieves, Ridley and Snails, break into the school of magic and have to flee with Marina, a student. They have a map to a rod that commands red dragons. Together with the dwarf Elwood and the elf Norda they must find it before Profion's captain, Damodar, does.",
    cast: [
      { name: 'Justin Whalin', character: 'Ridley Freeborn' },
      { name: 'Jeremy Irons', character: 'Profion' },
      { name: 'Thora Birch', character: 'Empress Savina' },
      { name: 'Bruce Payne', character: 'Damodar' },
      { name: 'Zoe McLellan', character: 'Marina Pretensa' },
      { name: 'Marlon Wayans', character: 'Snails' },
      { name: 'Lee Arenberg', character: 'Elwood Gutworthy' },
      { name: 'Kristen Wilson', character: 'Norda' },
      { name: "Richard O'Brien", character: 'Xilus' },
      { name: 'Tom Baker', character: 'Halvarth' },
    ],
    crew: [
      { name: 'Courtney Solomon', job: 'Director' },
      { name: 'Courtney Solomon', job: 'Producer' },
      { name: 'Topper Lilien', job: 'Screenplay' },
      { name: 'Carroll Cartwright', job: 'Screenplay' },
      { name: 'Justin Caine Burnett', job: 'Original Music Composer' },
      { name: 'Douglas Milsome', job: 'Director of Photography' },
      { name: 'Caroline Ross', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Gary, dungeon master',
        writtenOn: '2003-06-14',
        rating: 3,
        content:
          "We play this game every Thursday in a village hall, so five of us went together: a fighter, a priest, two wizards and Keith, who can never decide. After ten minutes Keith was reading the fire instructions on the wall. The story is thin, the thief's friend makes one bad joke after another, and the monsters from the rule book behave all wrong. Jeremy Irons shouts with his whole body and is very funny. Keith has asked me not to organise anything again. It's a bad film, and I'm sorry to say that it hurts more if you love the game.",
      },
      {
        author: 'irons_curtain',
        writtenOn: '2018-09-05',
        rating: 6,
        content:
          "A bad film, and I love it. Jeremy Irons acts as if he wanted to be heard in the next town. He has one speech with both hands clawing upward that I have on my phone and have shown to a dentist.\n\nAround Irons: Tom Baker as an elf for ninety seconds, Richard O'Brien running a maze with flame jets like he'd never left the telly, and an empress in a crown that appears to be hurting her. The dragons look like they were poured. I have never once been bored by it.",
      },
    ],
  },
];
