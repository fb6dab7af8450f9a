import type { CatalogueFilm } from '../film.ts';

export const films1995: readonly CatalogueFilm[] = [
  {
    id: 76,
    title: 'Before Sunrise',
    releaseDate: '1995-01-27',
    genres: ['drama', 'romance'],
    voteAverage: 8,
    voteCount: 4648,
    overview:
      'On a train from Budapest the American Jesse and the French student Céline begin to talk. He has to get off in Vienna, because his flight home leaves the next morning and he has no money for a hotel. He persuades her to come along. They walk through the city all night and tell each other what they believe and fear. In the morning they must part, and they may never meet again.',
    cast: [
      { name: 'Ethan Hawke', character: 'Jesse' },
      { name: 'Julie Delpy', character: 'Céline' },
      { name: 'Andrea Eckert', character: 'Wife on Train' },
      { name: 'Hanno Pöschl', character: 'Husband on Train' },
      { name: 'Karl Bruckschwaiger', character: 'Guy on Bridge' },
      { name: 'Tex Rubinowitz', character: 'Guy on Bridge' },
      { name: 'Erni Mangold', character: 'Palm Reader' },
      { name: 'Dominik Castell', character: 'Street Poet' },
      { name: 'Haymon Maria Buttinger', character: 'Bartender' },
      { name: 'Harold Waiglein', character: 'Guitarist in Club' },
    ],
    crew: [
      { name: 'Richard Linklater', job: 'Director' },
      { name: 'Anne Walker-McBay', job: 'Producer' },
      { name: 'Richard Linklater', job: 'Screenplay' },
      { name: 'Kim Krizan', job: 'Screenplay' },
      { name: 'Fred Frith', job: 'Original Music Composer' },
      { name: 'Lee Daniel', job: 'Director of Photography' },
      { name: 'Sandra Adair', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'nora_lake',
        writtenOn: '2020-02-14',
        rating: 9,
        content:
          "The record store booth, where they keep looking when the other one looks away, is the most romantic thing I have ever seen. It's two people talking all night and I never got bored. Julie Delpy is so smart and so pretty. Now I want to take a train across Europe and miss my stop. I smiled, I cried, I loved it!",
      },
      {
        author: 'Anjali Menon',
        writtenOn: '2016-06-26',
        content:
          "No songs, no families, no wedding, and still there is hardly a more romantic film to watch with your husband. We chose it for our anniversary, and then we sat on the balcony until two o'clock and talked like Jesse and Céline. They are so young and think they know everything. The fake phone calls in the café are adorable, where each pretends to be the other's friend. There is a little too much philosophy for my taste. Do watch it, and not alone.",
      },
      {
        author: 'Ruben Castellanos',
        writtenOn: '2024-05-19',
        rating: 7,
        content:
          "Finally watched this at fifty, which is probably thirty years too late. What holds up: the two of them. Hawke is full of himself and knows it, Delpy listens with her whole face, and you believe that they can't stop. Vienna looks lovely and a bit shabby, before everyone carried a phone. What held me back: Jesse's theories. I've met him at parties, and I looked for my coat. But then comes a quiet scene in a church, or the booth with the listening wall, and I was completely with them. I liked the movie, and it made me feel my age.",
      },
    ],
  },
  {
    id: 9737,
    title: 'Bad Boys',
    releaseDate: '1995-04-07',
    genres: ['action', 'comedy', 'crime', 'thriller'],
    voteAverage: 6.8,
    voteCount: 6_910,
    overview:
      "A hundred million dollars' worth of heroin is stolen from the Miami police. Julie Mott has seen the thieves murder her friend, and she will only talk to Detective Mike Lowrey, a rich bachelor. Mike is out, so his partner Marcus Burnett pretends to be him. Now each has to live the other's life. They must find the drugs and keep Julie alive, because the killers are hunting for her.",
    cast: [
      { name: 'Will Smith', character: 'Detective Mike Lowrey' },
      { name: 'Martin Lawrence', character: 'Detective Marcus Burnett' },
      { name: 'Téa Leoni', character: 'Julie Mott' },
      { name: 'Tchéky Karyo', character: 'Fouchet' },
      { name: 'Joe Pantoliano', character: 'Captain Howard' },
      { name: 'Theresa Randle', character: 'Theresa Burnett' },
      { name: 'Marg Helgenberger', character: 'Capt. Alison Sinclair' },
      { name: 'Nestor Serrano', character: 'Detective Sanchez' },
      { name: 'Julio Oscar Mechoso', character: 'Detective Ruiz' },
      { name: 'Saverio Guerra', character: 'Chet' },
    ],
    crew: [
      { name: 'Michael Bay', job: 'Director' },
      { name: 'Don Simpson', job: 'Producer' },
      { name: 'Jerry Bruckheimer', job: 'Producer' },
      { name: 'Michael Barrie', job: 'Screenplay' },
      { name: 'Jim Mulholland', job: 'Screenplay' },
      { name: 'Doug Richardson', job: 'Screenplay' },
      { name: 'Mark Mancina', job: 'Original Music Composer' },
      { name: 'Howard Atherton', job: 'Director of Photography' },
      { name: 'Christian Wagner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Andre W.',
        writtenOn: '2015-07-07',
        rating: 8,
        content:
          "NO eating in the car. We open on a French fry, for God's sake, two grown detectives fighting about one fry on the leather of a Porsche 911 while they're being carjacked, and from there they do not stop talking for two hours. That's it, that's the movie. I could do with five more of them and I've had three.\n\nSomeone told me half of it was made up on the day because nobody liked the script. You can tell and I am thankful. One of my favorite cop movies.",
      },
      {
        author: 'Simon Pell',
        writtenOn: '2009-09-01',
        rating: 5,
        content:
          "Michael Bay's first film, and you see him learning to be himself: circling camera, low, two men getting up slowly from behind a car, sunset by the gallon. A hangar blows up and the hangar was in the way of another bang. For a first go it's rather trim. An average action film, and I was neither bored nor impressed. There's a comedy of mistaken identity in the middle of it, with photos on the wall and a dog in the flat, done by somebody who has heard a joke described.",
      },
      {
        author: 'tired marcus',
        writtenOn: '2021-08-27',
        rating: 7,
        content:
          "tired dad of three here, this was a fun evening & I would like it known that Martin Lawrence is ME. Everyone is shooting and he's worried who is at home with his wife. He wants some, quality time, is how he puts it. Quality time!! Will Smith runs after a car, shirt open, uphill, and he's not even out of puff, whereas Marcus has to sit on a wall. good cop comedy",
      },
    ],
  },
  {
    id: 197,
    title: 'Braveheart',
    releaseDate: '1995-05-24',
    genres: ['action', 'drama', 'history', 'war'],
    voteAverage: 7.9,
    voteCount: 11_037,
    overview:
      "Scotland around 1300. King Edward I of England rules the country with cruelty. William Wallace, a farmer's son, comes home and secretly marries Murron, to hide her from the English lords. When she is killed by their sheriff, Wallace takes revenge, and his revenge becomes a war. He needs the Scottish nobles, above all Robert the Bruce; if they can be bought, he will die and Scotland stays under Edward.",
    cast: [
      { name: 'Mel Gibson', character: 'William Wallace' },
      { name: 'Catherine McCormack', character: 'Murron MacClannough' },
      { name: 'Sophie Marceau', character: 'Princess Isabelle' },
      { name: 'Patrick McGoohan', character: 'Longshanks - King Edward I' },
      { name: 'Angus Macfadyen', character: 'Robert the Bruce' },
      { name: 'Brendan Gleeson', character: 'Hamish Campbell' },
      { name: 'James Cosmo', character: 'Campbell' },
      { name: "David O'Hara", character: 'Stephen, Irish Fighter' },
      { name: 'Ian Bannen', character: 'The Leper' },
      { name: 'Peter Hanly', character: 'Prince Edward' },
    ],
    crew: [
      { name: 'Mel Gibson', job: 'Director' },
      { name: 'Mel Gibson', job: 'Producer' },
      { name: 'Alan Ladd Jr.', job: 'Producer' },
      { name: 'Randall Wallace', job: 'Writer' },
      { name: 'James Horner', job: 'Original Music Composer' },
      { name: 'John Toll', job: 'Director of Photography' },
      { name: 'Steven Rosenblum', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Katarina_M',
        writtenOn: '2009-09-11',
        rating: 8,
        content:
          'I know that this is not real history, my friend from Edinburgh told me ten mistakes before it starts. But as a film it is great. The battles are big and you always understand who fights where. The mountains are green and wet and the music makes me sad. Mel Gibson looks a little old in the first part, and the English are only bad people. The love story is simple and beautiful. It is long, some scenes are cruel, and I like it very much.',
      },
      {
        author: 'Sean57',
        writtenOn: '2016-05-24',
        rating: 9,
        content:
          "Cried off a whole face of makeup at the Gaumont and went back on the Thursday to do it again. I don't care what year kilts are. There's a thistle that goes from a wee girl's hand to a boy's at a graveside, and twenty years later he gives it her back in a bit of cloth, pressed, and if that isn't cinema you may keep your cinema. I adored this epic.\n\nAlso there's a shot of several hundred bare backsides. My late husband was in it, second row. I've paused it.",
      },
      {
        author: 'Susan Dubois',
        writtenOn: '2021-08-08',
        rating: 7,
        content:
          "For horse people: the ones that fall on the stakes are mechanical, on a rail, they went at thirty mile an hour with nitrogen behind. I looked it up since I'd been sick. Grand battles, then, you can follow them, you always know which way is downhill. Nearly three hours though, half of it Gibson dying to have himself admired. McGoohan throws a man from a window mid-sentence as though shutting a drawer, and he's the best thing in it. Too long, and still a good movie.",
      },
    ],
  },
  {
    id: 414,
    title: 'Batman Forever',
    releaseDate: '1995-06-16',
    genres: ['action', 'crime', 'fantasy'],
    voteAverage: 5.5,
    voteCount: 5_553,
    overview:
      "Edward Nygma invents a box that sits on the television and sucks the viewer's brain waves into his own head. When Bruce Wayne forbids it, Nygma becomes the Riddler and joins forces with Two-Face, who blames Batman for his burned face. At the circus Two-Face kills the family of the acrobat Dick Grayson. Bruce takes Dick in, and both must decide whether revenge is what they want before the Riddler learns Batman's name.",
    cast: [
      { name: 'Val Kilmer', character: 'Bruce Wayne / Batman' },
      { name: 'Tommy Lee Jones', character: 'Harvey Dent / Two-Face' },
      { name: 'Jim Carrey', character: 'Edward Nygma / The Riddler' },
      { name: 'Nicole Kidman', character: 'Dr. Chase Meridian' },
      { name: "Chris O'Donnell", character: 'Dick Grayson / Robin' },
      { name: 'Michael Gough', character: 'Alfred Pennyworth' },
      { name: 'Pat Hingle', character: 'Commissioner Gordon' },
      { name: 'Drew Barrymore', character: 'Sugar' },
      { name: 'Debi Mazar', character: 'Spice' },
      { name: 'Elizabeth Sanders', character: 'Gossip Gerty' },
    ],
    crew: [
      { name: 'Joel Schumacher', job: 'Director' },
      { name: 'Tim Burton', job: 'Producer' },
      { name: 'Peter MacGregor-Scott', job: 'Producer' },
      { name: 'Lee Batchler', job: 'Screenplay' },
      { name: 'Janet Scott Batchler', job: 'Screenplay' },
      { name: 'Akiva Goldsman', job: 'Screenplay' },
      { name: 'Elliot Goldenthal', job: 'Original Music Composer' },
      { name: 'Stephen Goldblatt', job: 'Director of Photography' },
      { name: 'Dennis Virkler', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Chris Tandy',
        writtenOn: '2010-02-08',
        rating: 4,
        content:
          "\"I'll get drive-thru.\" Batman's first line, to Alfred, about a sandwich, and I could hear the advertising. Everything's lit like a fruit machine. Statues the size of tower blocks, everywhere, holding up nothing.\n\nTommy Lee Jones cackles and hops. They say he couldn't stand Carrey; what he seems to have done about it is Carrey. Nobody in it is frightening. I was let down.",
      },
      {
        author: 'Neil Rowe',
        writtenOn: '2016-06-16',
        rating: 7,
        content:
          "Good Batman, bad film, and I enjoy it more than the good ones. Val Kilmer's got the mouth for it! He's melancholy, he has a nice pair of spectacles. Kidman shines the actual bat signal, on the roof of the actual police, to ask him out.\n\nWas eleven years old, had the four glass mugs. I've still got three. My wife broke the Riddler in our first week and I told her it was fine, and it was not.",
      },
      {
        author: 'Grandma Ruth',
        writtenOn: '2023-09-17',
        rating: 5,
        content:
          "Bright, loud and rubbery, and made for boys of about nine, so I took my grandson, who is exactly that. He was not afraid for a second, though a family dies at the circus and I had to explain that. He loved Jim Carrey's green suit and asked me why the gang in the alley glowed in the dark. I found it tiring, a bit like two hours inside a pinball machine. Nicole Kidman looks lovely. It was fine for a rainy Saturday and I wouldn't watch it without a child.",
      },
    ],
  },
  {
    id: 10530,
    title: 'Pocahontas',
    releaseDate: '1995-06-16',
    genres: ['adventure', 'animation', 'family', 'romance'],
    voteAverage: 6.9,
    voteCount: 6_045,
    overview:
      'In 1607 an English ship lands in Virginia, and Governor Ratcliffe has his men dig for gold, of which there is none. Captain John Smith, who explores the forest, meets Pocahontas, the daughter of Chief Powhatan. Her father wants her to marry the serious warrior Kocoum. But the settlers and her people are getting ready for war, and she must stop it before Smith or her father is killed.',
    cast: [
      { name: 'Irene Bedard', character: 'Pocahontas (voice)' },
      { name: 'Mel Gibson', character: 'John Smith (voice)' },
      { name: 'David Ogden Stiers', character: 'Governor Ratcliffe / Wiggins (voice)' },
      { name: 'John Kassir', character: 'Meeko (voice)' },
      { name: 'Christian Bale', character: 'Thomas (voice)' },
      { name: 'Judy Kuhn', character: 'Pocahontas (singing voice)' },
      { name: 'Billy Connolly', character: 'Ben (voice)' },
      { name: 'Russell Means', character: 'Powhatan (voice)' },
      { name: 'Linda Hunt', character: 'Grandmother Willow (voice)' },
      { name: 'Danny Mann', character: 'Percy (voice)' },
    ],
    crew: [
      { name: 'Mike Gabriel', job: 'Director' },
      { name: 'Eric Goldberg', job: 'Director' },
      { name: 'James Pentecost', job: 'Producer' },
      { name: 'Carl Binder', job: 'Writer' },
      { name: 'Susannah Grant', job: 'Writer' },
      { name: 'Philip LaZebnik', job: 'Writer' },
      { name: 'Alan Menken', job: 'Original Music Composer' },
      { name: 'H. Lee Peterson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Amy Gaines',
        writtenOn: '2014-11-27',
        rating: 5,
        content:
          "The real Pocahontas was a CHILD when she met John Smith, about eleven years old, and there was no romance. I grew up close to Jamestown, so that is hard for me to forget, and I wish they had just made up a new name and a new place. The animals are there to sell toys. To be fair, the colors are gorgeous, the music is strong, and my niece loved her because she is brave. As history it's a mess and as a movie I thought it was only OK.",
      },
      {
        author: 'P. Larsen',
        writtenOn: '2019-08-04',
        rating: 7,
        content:
          "I like this cartoon purely as pictures. Everything leans: tall thin trees, flat pink dusks, cliffs in three planes, and a heroine drawn almost without a nose. The leaves go round her and on a good print you could eat it. The story is thin, true, and the two funny animals are there like the cookies at a meeting. I'd see it again for the colors.",
      },
      {
        author: 'Sheila Marlow',
        writtenOn: '2008-06-22',
        rating: 8,
        content:
          '"Colors of the Wind" is one of the best songs Disney ever had, and the film around it is lovely to look at. My class of eight-year-olds watched it and asked clever questions about who the land belonged to. Nobody was frightened; Ratcliffe is too vain to be scary, and Meeko the raccoon is there for the little ones. You should tell children afterwards that the true story went differently. I enjoyed it very much, and so did they. Fine from six years up.',
      },
    ],
  },
  {
    id: 9482,
    title: 'Judge Dredd',
    releaseDate: '1995-06-30',
    genres: ['science-fiction', 'action'],
    voteAverage: 5.9,
    voteCount: 2717,
    overview:
      'In the year 2139 most people live in Mega-City One. Order is kept by the Judges, who are police, jury and executioner in one, and Joseph Dredd is the strictest of them. Then he is accused of a murder that he did not commit, and is found guilty. Rico, a criminal Judge, has escaped from prison and is planning a new order. Dredd must clear his name with the help of a petty thief, Fergee.',
    cast: [
      { name: 'Sylvester Stallone', character: 'Judge Joseph Dredd' },
      { name: 'Armand Assante', character: 'Rico' },
      { name: 'Diane Lane', character: 'Judge Hershey' },
      { name: 'Rob Schneider', character: "Herman 'Fergee' Ferguson" },
      { name: 'Joan Chen', character: 'Dr. Ilsa Hayden' },
      { name: 'Jürgen Prochnow', character: 'Judge Griffin' },
      { name: 'Max von Sydow', character: 'Chief Justice Fargo' },
      { name: 'Joanna Miles', character: 'Judge McGruder' },
      { name: 'Balthazar Getty', character: 'Olmeyer' },
      { name: 'Christopher Adamson', character: 'Mean Machine' },
    ],
    crew: [
      { name: 'Danny Cannon', job: 'Director' },
      { name: 'Charles M. Lippincott', job: 'Producer' },
      { name: 'Beau Marks', job: 'Producer' },
      { name: 'William Wisher', job: 'Screenplay' },
      { name: 'Steven E. de Souza', job: 'Screenplay' },
      { name: 'Michael De Luca', job: 'Story' },
      { name: 'William Wisher', job: 'Story' },
      { name: 'Alan Silvestri', job: 'Original Music Composer' },
      { name: 'Adrian Biddle', job: 'Director of Photography' },
      { name: 'Alex Mackie', job: 'Editor' },
      { name: 'Harry Keramidas', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Perth Boy Andy',
        writtenOn: '2010-02-06',
        rating: 4,
        content:
          "In the comic he NEVER takes off the helmet. That's the whole character: the law has no face. Here it's gone after a quarter of an hour, because Stallone's face cost money. He also gets a comedy sidekick, a kiss and a sad past. What hurts is that the city is right, straight off the page, with the bikes and the robot and Mean Machine looking perfect. All that work for a film that hasn't understood its hero. I was let down as a teenager, and I was let down again tonight.",
      },
      {
        author: 'BlockWar Vic',
        writtenOn: '2017-09-15',
        rating: 8,
        content:
          "it's 1995, the sets are HUGE, stallone is yelling I AM THE LAW in a codpiece by versace and armand assante is chewing on the walls. how can you not enjoy this. abc robot is one of the best props of the decade. it's not the 2012 one, that's the better movie. this is the better party. demolition man still wins the sly-in-the-future ranking and this is a proud second. popcorn, friends, volume up. had so much fun",
      },
      {
        author: 'Erica Dunmore',
        writtenOn: '2021-11-10',
        rating: 6,
        content:
          "Pros: production design, still impressive, with real models and real scale. Max von Sydow in a serious mood. Diane Lane, who deserved more. Alan Silvestri's march. Flying bike chase, clumsy and fun. Under a hundred minutes.\nCons: Rob Schneider, whose jokes land like bricks. A hero who shouts his catchphrase too often. The plot gets silly fast. Rated for adults, written for kids.\nNot as bad as I'd been told. As science fiction I liked looking at it, and I didn't care about anybody in it.",
      },
    ],
  },
  {
    id: 629,
    title: 'The Usual Suspects',
    releaseDate: '1995-07-19',
    genres: ['drama', 'crime', 'thriller'],
    voteAverage: 8.2,
    voteCount: 11_332,
    overview:
      'A ship burns in San Pedro harbor, and twenty-seven men are dead. Verbal Kint came off it without a scratch, and customs agent Dave Kujan has two hours to question him before bail. Verbal begins six weeks earlier in New York, where he, the ex-cop Keaton, McManus, Fenster and Hockney were arrested over a stolen truck. Before Verbal goes free, Kujan must find out who ordered the killing, and whether Keaton is really dead.',
    cast: [
      { name: 'Stephen Baldwin', character: 'McManus' },
      { name: 'Gabriel Byrne', character: 'Keaton' },
      { name: 'Benicio del Toro', character: 'Fenster' },
      { name: 'Kevin Pollak', character: 'Hockney' },
      { name: 'Kevin Spacey', character: 'Verbal' },
      { name: 'Chazz Palminteri', character: 'Dave Kujan, US Customs' },
      { name: 'Pete Postlethwaite', character: 'Kobayashi' },
      { name: 'Suzy Amis', character: 'Edie' },
      { name: 'Giancarlo Esposito', character: 'Jack Baer, FBI' },
      { name: 'Dan Hedaya', character: 'Sgt. Rabin' },
    ],
    crew: [
      { name: 'Bryan Singer', job: 'Director' },
      { name: 'Michael McDonnell', job: 'Producer' },
      { name: 'Christopher McQuarrie', job: 'Writer' },
      { name: 'John Ottman', job: 'Original Music Composer' },
      { name: 'Newton Thomas Sigel', job: 'Director of Photography' },
      { name: 'John Ottman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Felix Moran',
        writtenOn: '2013-04-19',
        rating: 9,
        content:
          "What is Benicio saying? Flip ya. Flip ya for real. Nobody on screen can tell either, you can see them deciding to laugh. Supposedly he worked out that Fenster's lines didn't matter to the story and so he might as well talk like a man with a plum in each cheek.\n\nThe line-up's all real giggles, that's why it's so good, five grown men who can't stop laughing over one rude sentence. I love this movie and I'd rather have that scene than most whole thrillers.",
      },
      {
        author: 'nora.k',
        writtenOn: '2007-09-25',
        content:
          'Finally caught up with this one, and I was lucky that nobody had told me anything. It is mostly five crooks talking, but what talk! Byrne, Pollak, Baldwin and del Toro have a great time insulting each other in the cells. Spacey tells the story with a soft voice and Palminteri keeps pushing him. I lost track of who had hired whom once or twice. The suits and phones are very 1995. Everything else holds up, and I enjoyed it a lot. Avoid the internet before you see it.',
      },
      {
        author: 'Conor Daly',
        writtenOn: '2020-11-30',
        rating: 7,
        content:
          "A very well made crime film that I admire more than I love. Singer builds it like Double Indemnity crossed with Reservoir Dogs: one man in a police office, talking, and five crooks in his story. Ottman cut the picture as well as scoring it, and you feel that; the jewel robbery moves like a piece of music. Pete Postlethwaite, silky as the lawyer Kobayashi, is worth the price of admission alone. My complaint is that hardly anybody in it is a person; they are attitudes in good coats, apart from Byrne's tired Keaton. Still, I liked it, and there are far worse ways to spend a hundred minutes.",
      },
    ],
  },
  {
    id: 9804,
    title: 'Waterworld',
    releaseDate: '1995-07-28',
    genres: ['adventure', 'action', 'science-fiction'],
    voteAverage: 6.2,
    voteCount: 4_048,
    overview:
      'The ice has melted, and no one alive has ever seen dry land. The Mariner, a loner with gills, trusts only himself. In a floating town he is to be drowned, when the Smokers attack, pirates under the Deacon. Helen frees him; he must take her and the girl Enola along. Enola has a map on her back that is said to show the way to land, and the Deacon will kill for it.',
    cast: [
      { name: 'Kevin Costner', character: 'Mariner' },
      { name: 'Dennis Hopper', character: 'Deacon' },
      { name: 'Jeanne Tripplehorn', character: 'Helen' },
      { name: 'Tina Majorino', character: 'Enola' },
      { name: 'R. D. Call', character: 'Enforcer' },
      { name: 'Gerard Murphy', character: 'Nord' },
      { name: 'Michael Jeter', character: 'Old Gregor' },
      { name: 'Kim Coates', character: 'Drifter #2' },
      { name: 'John Toles-Bey', character: 'Plane Pilot' },
      { name: 'Robert Joy', character: 'Ledger Guy' },
    ],
    crew: [
      { name: 'Kevin Reynolds', job: 'Director' },
      { name: 'Charles Gordon', job: 'Producer' },
      { name: 'Kevin Costner', job: 'Producer' },
      { name: 'Peter Rader', job: 'Writer' },
      { name: 'David Twohy', job: 'Writer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Dean Semler', job: 'Director of Photography' },
      { name: 'Peter Boyle', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Pete Garrod',
        writtenOn: '2009-05-10',
        rating: 7,
        content:
          "I want the boat. Ever since, I have wanted the boat. He pulls one lever and the mast comes up out of the cabin and the hulls go out on their arms, there's a sort of harpoon, a crow's nest on the end of a hinge, and she just _lifts_, one man, no crew, coffee in the other hand as near as makes no odds. Sixty foot. They had two of them built by proper French racing people and by all accounts one could do thirty knots with a film camera on. Mine does eight. I've spent eleven winters under mine in a shed in Brightlingsea with a heat lamp and my wife says the name of that picture as other people's wives say a woman's.\n\nStory? It's Mad Max at sea, and I enjoy it. Costner is short with everybody and I don't blame him. He throws a child over the side because she draws on things, and I rather like him for it.",
      },
      {
        author: 'Lyle Becker',
        writtenOn: '2017-07-29',
        rating: 4,
        content:
          "Two hundred million, or whatever it was, and where'd they put it? Dennis Hopper is on an oil tanker with one eye, a dirty vicar, driving a car around the deck. Fine, there's some. Then it's jet skis. Those people have no earth, no paper, no lemons, they've never seen a tree. They have got several hundred jet skis and cigarettes and all of them are clean-shaven. A silly, tiring film and a waste of a good ocean.",
      },
      {
        author: 'Jo Penrose',
        writtenOn: '2022-08-13',
        rating: 8,
        content:
          "People made jokes about fish, people who hadn't gone. It's a gorgeous adventure and I love it! Real sea, real sky, that atoll was a real thing out in Hawaii that real storms knocked about, and there isn't a shot you'd get now without it being cooked up in an office in Vancouver. The dive down with the bell, past the ski lift and the drowned streets, no talking, for a good three minutes. I work in coastal planning. I've paused it there at conferences.",
      },
    ],
  },
  {
    id: 807,
    title: 'Se7en',
    releaseDate: '1995-09-22',
    genres: ['crime', 'mystery', 'thriller'],
    voteAverage: 8.4,
    voteCount: 22_951,
    overview:
      'Detective Somerset has seven days left before he retires and no hope for the city. His young successor Mills has moved there by choice with his wife Tracy. On Monday they find a man who was forced to eat until he died, on Tuesday a murdered lawyer with the word greed written beside him. Someone is killing for the seven deadly sins. Five are still to come, and the two men have to stop him.',
    cast: [
      { name: 'Morgan Freeman', character: 'Somerset' },
      { name: 'Brad Pitt', character: 'Mills' },
      { name: 'Gwyneth Paltrow', character: 'Tracy' },
      { name: 'John Cassini', character: 'Officer Davis' },
      { name: 'Peter Crombie', character: "Dr. O'Neill" },
      { name: 'Reg E. Cathey', character: 'Dr. Santiago' },
      { name: 'R. Lee Ermey', character: 'Police Captain' },
      { name: 'Daniel Zacapa', character: 'Detective Taylor' },
      { name: 'Richard Roundtree', character: 'Talbot' },
      { name: 'John C. McGinley', character: 'California' },
      { name: 'Kevin Spacey', character: 'John Doe' },
    ],
    crew: [
      { name: 'David Fincher', job: 'Director' },
      { name: 'Arnold Kopelson', job: 'Producer' },
      { name: 'Phyllis Carlyle', job: 'Producer' },
      { name: 'Andrew Kevin Walker', job: 'Writer' },
      { name: 'Howard Shore', job: 'Original Music Composer' },
      { name: 'Darius Khondji', job: 'Director of Photography' },
      { name: 'Richard Francis-Bruce', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Lena F.',
        writtenOn: '2011-10-28',
        rating: 9,
        content:
          "The light is what makes this movie. Nobody seems to own a lamp, so the detectives walk through every apartment with flashlights, it rains outside, and the walls look wet and sick. Darius Khondji shot it, and you could recognize his city from any single frame. Then there is the library at night, green lamps, Bach, Morgan Freeman alone with his books, and for three minutes it's peaceful. It is a hard film to watch and I think it's brilliant. Nobody has made darkness look this good.",
      },
      {
        author: 'Steven R. Hall',
        writtenOn: '2017-02-20',
        rating: 9,
        content:
          'David Fincher takes a story that sounds like a hundred others, two detectives hunting a killer who follows the seven deadly sins, and makes it feel new. We almost never see the violence itself. We see what is left in the room afterward, and our imagination does the rest. The city has no name and it never stops raining. I have rarely felt so trapped by a movie.\n\nThe two leads are a perfect match. Morgan Freeman plays Somerset as a man who has seen too much, and Brad Pitt plays Mills as someone who has not seen enough. Gwyneth Paltrow has only a few scenes, but the dinner at her apartment gives the whole story a heart.\n\nI should warn people that it is very grim and I would not show it to anybody under seventeen. Overall it is one of the best thrillers of the nineties. I admire it a great deal, even if I need a few years between viewings.',
      },
      {
        author: 'Irene Castle',
        writtenOn: '2023-03-12',
        rating: 8,
        content:
          "A moral film, very nearly a Victorian one, about whether you may give up on people. Freeman's old detective thinks he has. He throws his metronome across the bedroom. Pitt bounces about with a busted hand, mispronouncing de Sade, and he's the believer of the two, isn't he? Nobody mentions that Paltrow has possibly four scenes and that the dinner, when the subway makes the plates rattle and they all start to giggle, is the only happy one. It's grim and I think it's excellent.",
      },
    ],
  },
  {
    id: 862,
    title: 'Toy Story',
    releaseDate: '1995-11-22',
    genres: ['animation', 'family', 'comedy', 'adventure'],
    voteAverage: 8,
    voteCount: 19_774,
    overview:
      "Whenever six-year-old Andy leaves his room, his toys come to life. Woody, a cowboy, has always been his favorite. Then Andy gets the space ranger Buzz Lightyear for his birthday, who doesn't know that he is a toy. Woody is jealous, and a quarrel between the two leaves both of them lost outside. They end up with Sid next door, who tortures toys, and must get back before Andy's family moves away.",
    cast: [
      { name: 'Tom Hanks', character: 'Woody (voice)' },
      { name: 'Tim Allen', character: 'Buzz Lightyear (voice)' },
      { name: 'Don Rickles', character: 'Mr. Potato Head (voice)' },
      { name: 'Jim Varney', character: 'Slinky Dog (voice)' },
      { name: 'Wallace Shawn', character: 'Rex (voice)' },
      { name: 'John Ratzenberger', character: 'Hamm (voice)' },
      { name: 'Annie Potts', character: 'Bo Peep (voice)' },
      { name: 'John Morris', character: 'Andy (voice)' },
      { name: 'Erik von Detten', character: 'Sid (voice)' },
      { name: 'Laurie Metcalf', character: "Andy's Mom (voice)" },
    ],
    crew: [
      { name: 'John Lasseter', job: 'Director' },
      { name: 'Joss Whedon', job: 'Screenplay' },
      { name: 'Andrew Stanton', job: 'Screenplay' },
      { name: 'Randy Newman', job: 'Original Music Composer' },
      { name: 'Ralph Guggenheim', job: 'Producer' },
      { name: 'Bonnie Arnold', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Marty Voss',
        writtenOn: '2020-11-22',
        rating: 9,
        content:
          'I light shots for a living and have to tell you the humans look like boiled ham, and the dog is a crime. They knew! So the camera stays down with the plastic, because plastic was what they could do, and it turns out a story about plastic was all they needed.\n\nLook at the scuffs along the bottom of the bedroom door. Someone sat and decided where a kid would kick it. I love the whole cartoon for that door.',
      },
      {
        author: 'Astrid M.',
        writtenOn: '2012-02-19',
        rating: 7,
        content:
          "Four hundred viewings, minimum. It's eighty minutes, which is exactly one lasagne, and I'm grateful for that alone. My middle one identifies with Sid, and we are keeping an eye on it.\n\nWoody is a nasty piece of work for the first half, does anyone else notice? He's a middle manager who pushes the new hire out of a window. I had to explain jealousy to a three year old using a potato. A very good film, even the four hundredth time.",
      },
      {
        author: 'Uncle Barney',
        writtenOn: '2009-10-10',
        rating: 8,
        content:
          "I went in with the grandchildren, fully planning to sleep, and I stayed awake for all eighty minutes. It's fast and very funny, and Mr. Potato Head sounds like a man I used to work with. I sold vacuum cleaners for thirty-one years, so the scene where Buzz sees himself in a TV commercial, one of thousands on a shelf, went right to my heart. A toy had made me sad. A wonderful movie, and not only for children.",
      },
    ],
  },
];
