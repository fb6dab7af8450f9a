import type { CatalogueFilm } from '../film.ts';

export const films2001: readonly CatalogueFilm[] = [
  {
    id: 56715,
    title: 'Just Visiting',
    releaseDate: '2001-04-06',
    genres: ['comedy', 'fantasy', 'science-fiction'],
    voteAverage: 4.8,
    voteCount: 713,
    overview:
      "In the twelfth century Thibault, a French count, is about to marry Princess Rosalind when an enemy's potion ruins the feast. A wizard offers to send him back to the hour before. The spell fails, and Thibault and his servant Andre land in Chicago, in the year 2000. There they meet Julia, who looks just like Rosalind and is their only hope. If Thibault can't get back and save Rosalind, Julia will never be born.",
    cast: [
      { name: 'Jean Reno', character: 'Thibault' },
      { name: 'Christina Applegate', character: 'Rosalind / Julia' },
      { name: 'Christian Clavier', character: 'Andre' },
      { name: 'Matt Ross', character: 'Hunter' },
      { name: 'Tara Reid', character: 'Angelique' },
      { name: 'Bridgette Wilson-Sampras', character: 'Amber' },
      { name: 'John Aylward', character: 'Byron' },
      { name: 'George Plimpton', character: 'Dr. Brady' },
      { name: 'Malcolm McDowell', character: 'Wizard' },
      { name: 'Sarah Badel', character: 'Queen' },
    ],
    crew: [
      { name: 'Jean-Marie Poiré', job: 'Director' },
      { name: 'Christian Clavier', job: 'Screenplay' },
      { name: 'Jean-Marie Poiré', job: 'Screenplay' },
      { name: 'John Hughes', job: 'Screenplay' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Ueli Steiger', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Nuala Fitzgerald',
        writtenOn: '2002-06-08',
        rating: 4,
        content:
          "Poiré made Les Visiteurs in France with the same two actors, and it was coarse, quick and very funny; now he makes it again in Chicago, and it's only coarse. The trick works best, as it does in Time Bandits, when the knights are really dirty and really frightening. Here they have been washed. Reno keeps his dignity beside a washbasin; Clavier shrieks. Christina Applegate is charming, and she is asked to be surprised for an hour and a half. I laughed at the lift and the lapdog. A tired remake, and I can't recommend it over the original.",
      },
      {
        author: 'Janek from Lublin',
        writtenOn: '2015-02-22',
        rating: 5,
        content:
          'The film is about a knight and his servant who come to our time, so everything is new for them: cars, telephones, toilets. These jokes are old, but I laughed sometimes, when they eat with the whole family and wash in the wrong place. I know the French film and it is faster. The wizard is good, Malcolm McDowell has fun. It is not a clever comedy and it is not a bad one. You can watch it when you iron shirts.',
      },
      {
        author: 'Gwen P. (three boys)',
        writtenOn: '2012-10-28',
        rating: 6,
        content:
          "Swords, horses, chewing gum: mine were seven, nine and twelve and had a lovely time. There is a poisoned banquet at the start with nasty visions and heads that turn into monsters, and the youngest came under my jumper for that. Some toilet humour, a few lines about girlfriends they didn't notice. Andre getting his freedom led to a good talk about servants. I liked it better than I'd feared. Fine for a half-term afternoon.",
      },
    ],
  },
  {
    id: 13166,
    title: 'Freddy Got Fingered',
    releaseDate: '2001-04-20',
    genres: ['comedy'],
    voteAverage: 4.7,
    voteCount: 479,
    overview:
      "Gord Brody, twenty-eight, leaves his parents' basement in Oregon for Hollywood, where he wants to sell his drawings as a cartoon series. The head of a studio finds them senseless, so Gord goes home. His father Jim wants him to get a job, and Gord answers with wild pranks. Only Betty, who builds rockets, believes in him. He must sell his drawings before his father throws him out.",
    cast: [
      { name: 'Tom Green', character: 'Gord Brody' },
      { name: 'Rip Torn', character: 'Jim Brody' },
      { name: 'Marisa Coughlan', character: 'Betty' },
      { name: 'Eddie Kaye Thomas', character: 'Freddy Brody' },
      { name: 'Harland Williams', character: 'Darren' },
      { name: 'Anthony Michael Hall', character: 'Mr. Davidson' },
      { name: 'Julie Hagerty', character: 'Julie Brody' },
      { name: 'Jackson Davies', character: 'Mr. Malloy' },
      { name: 'Connor Widdows', character: 'Andy Malloy' },
    ],
    crew: [
      { name: 'Tom Green', job: 'Director' },
      { name: 'Larry Brezner', job: 'Producer' },
      { name: 'Lauren Lloyd', job: 'Producer' },
      { name: 'Tom Green', job: 'Screenplay' },
      { name: 'Derek Harvie', job: 'Screenplay' },
      { name: 'Mike Simpson', job: 'Original Music Composer' },
      { name: 'Mark Irwin', job: 'Director of Photography' },
      { name: 'Jacqueline Cambas', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'daddy would you like',
        writtenOn: '2017-09-14',
        content:
          "My flatmate once played the sausage song on a keyboard with actual sausages, at his own engagement party, and she married him anyway. That's the sort of person who needs this film. I am not that person. I watched it with one hand in front of my eyes: Tom Green does things near animals that I'll never describe to my mother. And yet Rip Torn, purple with rage, made me laugh until it hurt. I didn't like it, and I've told everybody about it.",
      },
      {
        author: 'skaterboi_mitch',
        writtenOn: '2009-01-25',
        rating: 8,
        content:
          'The most insane comedy ever made and I love it! The backwards man, the cheese sandwiches, the sausages on strings, what is happening?! My friends and I quote it every single day. Girls leave the room. Rip Torn should have won all the awards. If you think Tom Green is annoying, stay far away from this one.',
      },
      {
        author: 'Glen in Ottawa',
        writtenOn: '2013-10-10',
        rating: 2,
        content:
          "Pros: Rip Torn goes all in. Anthony Michael Hall plays it straight. It's like nothing else, I'll give it that. The skateboard chase through the mall at the beginning.\n\nCons: a newborn, a horse, a deer, and you don't want to know. Screaming instead of jokes. Cruel to the girl in the wheelchair. Eighty-seven minutes feel like three hours.\n\nHated it. A waste of a good cast and of my evening.",
      },
    ],
  },
  {
    id: 194,
    title: 'Amélie',
    releaseDate: '2001-04-25',
    genres: ['comedy', 'romance'],
    voteAverage: 7.9,
    voteCount: 12_342,
    overview:
      'Amélie Poulain, a shy waitress in Paris, finds a box of toys that a boy hid behind a tile forty years ago. She returns it, and the man is so happy that she decides to help others too, such as her lonely father and the guests of her café. Then she falls for Nino, who collects torn photos. If she is too shy to meet him, she will lose him.',
    cast: [
      { name: 'Audrey Tautou', character: 'Amélie Poulain' },
      { name: 'Mathieu Kassovitz', character: 'Nino Quincampoix' },
      { name: 'Rufus', character: 'Raphaël Poulain' },
      { name: 'Lorella Cravotta', character: 'Amandine Poulain' },
      { name: 'Serge Merlin', character: 'Raymond Dufayel' },
      { name: 'Jamel Debbouze', character: 'Lucien' },
      { name: 'Claire Maurier', character: 'Suzanne' },
      { name: 'Isabelle Nanty', character: 'Georgette' },
      { name: 'Dominique Pinon', character: 'Joseph' },
      { name: 'Yolande Moreau', character: 'Madeleine Wallace' },
    ],
    crew: [
      { name: 'Jean-Pierre Jeunet', job: 'Director' },
      { name: 'Guillaume Laurant', job: 'Screenplay' },
      { name: 'Yann Tiersen', job: 'Original Music Composer' },
      { name: 'Bruno Delbonnel', job: 'Director of Photography' },
      { name: 'Hervé Schneid', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Doug P.',
        writtenOn: '2014-02-15',
        rating: 6,
        content:
          "My wife owns this on DVD, on Blu-ray and, somehow, as a lampshade. So I have sat through it perhaps nine times and can report that the travelling gnome is still funny and the narrator is still telling me what everybody likes and dislikes as if I'd enquired. What gets me, and I would deny it to her, is the old boy in the phone box opening his tin. His whole face goes. The rest of this romance is too sweet for me. A nice film, but nine times is eight too many.",
      },
      {
        author: 'mlle.vitre',
        writtenOn: '2021-08-03',
        rating: 10,
        content:
          "our french teacher left this on while she did her marking and half the class was asleep by the crème brûlée. i was fifteen, i counted things and made up lives for people on the bus, and it had honestly never occurred to me that somebody would make a film about that kind of girl and then give her a _boyfriend_. it's the most romantic film i know and i adore it. have been to the café since. the coffee's overpriced and i cried in the toilets",
      },
    ],
  },
  {
    id: 676,
    title: 'Pearl Harbor',
    releaseDate: '2001-05-21',
    genres: ['war', 'history', 'romance', 'action'],
    voteAverage: 6.9,
    voteCount: 6_963,
    overview:
      'Rafe McCawley and Danny Walker are old friends and become Army pilots. Rafe falls in love with Evelyn Johnson, a nurse, and is shot down over England. Danny and Evelyn, who have both been sent to Hawaii, fall in love. One day Rafe stands at her door, alive. The friends have just begun to hate each other when, on December 7, 1941, Japanese planes attack the harbor. All three must fight for their lives.',
    cast: [
      { name: 'Ben Affleck', character: 'Captain Rafe McCawley' },
      { name: 'Kate Beckinsale', character: 'Nurse Lieutenant Evelyn Johnson' },
      { name: 'Josh Hartnett', character: 'Captain Danny Walker' },
      { name: 'Cuba Gooding Jr.', character: 'Petty Officer Doris Miller' },
      { name: 'Jon Voight', character: 'President Franklin Delano Roosevelt' },
      { name: 'Alec Baldwin', character: 'Lieutenant Colonel James Doolittle' },
      { name: 'Tom Sizemore', character: 'Sergeant Earl Sistern' },
      { name: 'William Lee Scott', character: 'Lieutenant Billy Thompson' },
      { name: 'Ewen Bremner', character: 'Lieutenant Red Winkle' },
      { name: 'Mako', character: 'Admiral Isoroku Yamamoto' },
    ],
    crew: [
      { name: 'Michael Bay', job: 'Director' },
      { name: 'Michael Bay', job: 'Producer' },
      { name: 'Randall Wallace', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'John Schwartzman', job: 'Director of Photography' },
      { name: 'Jerry Bruckheimer', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Shanti and Appa',
        writtenOn: '2002-12-07',
        rating: 7,
        content:
          'I saw this with my father, who served thirty years in the air force, and he held my hand during the attack. The love story is like in our own films: one girl, two friends, many tears, and songs that stay with you. The planes and the ships are shown in such a grand way that nobody in our row ate anything. Some talk is too sweet, and the last hour could be shorter. But it is about friendship and duty, and it touched us. A good watch for the whole family.',
      },
      {
        author: 'Hiro E.',
        writtenOn: '2013-06-18',
        rating: 9,
        content:
          "YES it's long. YES they kiss in a parachute hangar with red silk all over the place and yes I wanted to be her so badly at thirteen that I learnt to do my hair in rolls and went to school like that. I've since read history at university. I know. I'll still stop folding towels when the planes come over the boys playing baseball and the one kid just stands there, because that shot is plain brilliant, and then I'll cry on the towels. I love it, every silly minute.",
      },
      {
        author: 'Norman Ashby',
        writtenOn: '2018-01-14',
        rating: 5,
        content:
          'The forty minutes of the attack are as good as anything in a war film. You follow one bomb all the way down, nose first, through the deck of a ship. My word.\n\nThe other two hours and twenty are an advertisement for wristwatches, and I was bored. There are modern destroyers parked at the back, President Roosevelt gets out of his chair to make a point, and Affleck flies over from England with a tan.',
      },
    ],
  },
  {
    id: 1995,
    title: 'Lara Croft: Tomb Raider',
    releaseDate: '2001-06-15',
    genres: ['action', 'adventure', 'fantasy'],
    voteAverage: 5.9,
    voteCount: 6_483,
    overview:
      'Lara Croft, an English lady who digs up the past with two pistols, still mourns her father. When the planets move into line, she finds a clock that he hid. It points to a triangle that gives power over time, broken in two and hidden at two ends of the earth. Manfred Powell wants it for a secret society. Lara must find both halves before he does, or his society will rule the world.',
    cast: [
      { name: 'Angelina Jolie', character: 'Lara Croft' },
      { name: 'Jon Voight', character: 'Lord Richard Croft' },
      { name: 'Iain Glen', character: 'Manfred Powell' },
      { name: 'Noah Taylor', character: 'Bryce' },
      { name: 'Daniel Craig', character: 'Alex West' },
      { name: 'Richard Johnson', character: 'Distinguished Gentleman' },
      { name: 'Chris Barrie', character: 'Hillary' },
      { name: 'Julian Rhind-Tutt', character: 'Mr. Pimms' },
      { name: 'Leslie Phillips', character: 'Wilson' },
      { name: 'Robert Phillips', character: 'Julius' },
    ],
    crew: [
      { name: 'Simon West', job: 'Director' },
      { name: 'Lawrence Gordon', job: 'Producer' },
      { name: 'Lloyd Levin', job: 'Producer' },
      { name: 'Colin Wilson', job: 'Producer' },
      { name: 'Patrick Massett', job: 'Screenplay' },
      { name: 'John Zinman', job: 'Screenplay' },
      { name: 'Graeme Revell', job: 'Original Music Composer' },
      { name: 'Peter Menzies Jr.', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Polly P.',
        writtenOn: '2003-01-11',
        rating: 4,
        content:
          "Angelina Jolie IS Lara, the walk, the smile, the accent, everything. I'll give them that with both hands. But in the games you are alone. You hear your own steps, you push blocks, you read a room for an hour until the door opens. In the film a statue comes alive, everybody shoots, next country please. No puzzle that a child couldn't solve! Where are the WOLVES? I was so looking forward to it, and it's a bad film of a great game.",
      },
      {
        author: 'Tasha L.',
        writtenOn: '2011-02-20',
        rating: 8,
        content:
          'Lara is my hero, I wanted to be her so bad when I was nine. The bungee ballet when the bad guys break into her house is still the coolest thing! Angelina looks amazing, and Daniel Craig is in it with a funny accent. The story is nonsense about planets. I loved it anyway and I always will.',
      },
      {
        author: 'Joaquín Prats',
        writtenOn: '2021-08-15',
        rating: 6,
        content:
          "Finally watched it, because my flatmate refused to believe that I hadn't. Jolie is better than I expected: she looks as if all this were a private joke, and it carries her past a lot of silly talk about time and triangles. The temple in Cambodia, with real roots on real walls, still looks good. The robots, the techno and the fog don't. It moves quickly and it's forgotten quickly. I liked it enough, on a hot evening, with the window open.",
      },
    ],
  },
  {
    id: 10808,
    title: 'Dr. Dolittle 2',
    releaseDate: '2001-06-22',
    genres: ['comedy', 'family', 'fantasy', 'romance'],
    voteAverage: 5.3,
    voteCount: 1_757,
    overview:
      'Dr. John Dolittle, famous as the man who talks with animals, has little time for his wife Lisa and their daughters, least of all Charisse, who is sixteen. A beaver asks him to save a forest from the saw. The law protects it only if a rare bear there, Ava, finds a mate. Dolittle knows just one: Archie, who rides a tricycle in a circus and has a month to become a wild bear.',
    cast: [
      { name: 'Eddie Murphy', character: 'Dr. John Dolittle' },
      { name: 'Kristen Wilson', character: 'Lisa Dolittle' },
      { name: 'Raven-Symoné', character: 'Charisse Dolittle' },
      { name: 'Kyla Pratt', character: 'Maya Dolittle' },
      { name: "Lil' Zane", character: 'Eric' },
      { name: 'Denise Dowse', character: 'Secretary' },
      { name: 'James Avery', character: 'Eldon' },
      { name: 'Andy Richter', character: 'Eugene Wilson' },
      { name: 'Steve Zahn', character: 'Archie (voice)' },
      { name: 'Lisa Kudrow', character: 'Ava (voice)' },
    ],
    crew: [
      { name: 'Steve Carr', job: 'Director' },
      { name: 'John Davis', job: 'Producer' },
      { name: 'Larry Levin', job: 'Screenplay' },
      { name: 'David Newman', job: 'Original Music Composer' },
      { name: 'Daryn Okada', job: 'Director of Photography' },
      { name: 'Craig Herring', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ruth in Leicester',
        writtenOn: '2005-04-03',
        rating: 5,
        content:
          "Our three, aged five to ten, enjoyed the bears no end, above all Archie in the restaurant and his trouble in the lavatory. I could have done with fewer jokes from that end of the animal. Nobody gets hurt, and the loggers are about as frightening as a wet dog. There's some talk of dating that went over the heads of the little ones. Pleasant enough, a bit noisy; we'll keep the disc for the caravan.",
      },
      {
        author: 'Folake & family',
        writtenOn: '2010-12-30',
        rating: 7,
        content:
          "Good clean fun for everybody in our house, from Grandma down to the baby. The bear singing to win his lady's heart made us fall about, he tries so hard! I liked it that a busy father learns to listen to his own daughter, not only to raccoons. Some things are silly, the lizard is silly, okay. We laughed and nobody asked for the phone. Must watch when cousins are visiting.",
      },
      {
        author: 'robbie_2009',
        writtenOn: '2018-07-08',
        rating: 4,
        content:
          "Meh. I liked the first one way more. Archie the bear is cute and Steve Zahn does a funny voice. The raccoons acting like gangsters made me smile too. But it's mostly fart jokes, and Eddie Murphy is just standing next to animals being annoyed! I got bored and I'm not even picky.",
      },
    ],
  },
  {
    id: 10992,
    title: 'Cats & Dogs',
    releaseDate: '2001-06-23',
    genres: ['family', 'comedy', 'fantasy', 'adventure'],
    voteAverage: 5.4,
    voteCount: 1_730,
    overview:
      'Professor Brody is close to a cure for people who are allergic to dogs. The cats want to stop him, because then people would love dogs even more; their leader is Mr. Tinkles, a white Persian. The dogs have a secret service to protect the Brodys. By mistake the beagle puppy Lou is chosen as their guard instead of a trained agent. Butch has to teach him the job before the cats strike.',
    cast: [
      { name: 'Jeff Goldblum', character: 'Professor Brody' },
      { name: 'Elizabeth Perkins', character: 'Mrs. Brody' },
      { name: 'Alexander Pollock', character: 'Scotty Brody' },
      { name: 'Miriam Margolyes', character: 'Sophie' },
      { name: 'Tobey Maguire', character: 'Lou (voice)' },
      { name: 'Alec Baldwin', character: 'Butch (voice)' },
      { name: 'Sean Hayes', character: 'Mr. Tinkles (voice)' },
      { name: 'Susan Sarandon', character: 'Ivy (voice)' },
      { name: 'Joe Pantoliano', character: 'Peek (voice)' },
      { name: 'Michael Clarke Duncan', character: 'Sam (voice)' },
    ],
    crew: [
      { name: 'Lawrence Guterman', job: 'Director' },
      { name: 'John Requa', job: 'Screenplay' },
      { name: 'Glenn Ficarra', job: 'Screenplay' },
      { name: 'John Debney', job: 'Original Music Composer' },
      { name: 'Julio Macat', job: 'Director of Photography' },
      { name: 'Chris Lebenzon', job: 'Producer' },
      { name: 'Andrew Lazar', job: 'Producer' },
      { name: 'Warren Zide', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'beagle_mom_tess',
        writtenOn: '2009-04-27',
        rating: 5,
        content:
          "Dogs with computers, cats with parachutes, what more does a seven-year-old need. Mine laughed at the fight in the kitchen until she had the hiccups. The white cat who is dressed up as a doll by his nurse is really funny, for parents too. No blood, no bad words, and only the big gray cat frightened our youngest a bit. The human story is dull, and the moving mouths look fake. I wouldn't watch it on my own. For six to nine it's fine.",
      },
      {
        author: 'Ninja Siamese',
        writtenOn: '2016-05-08',
        rating: 7,
        content:
          "Two Siamese parachute into a suburban garden in black pyjamas and fight a beagle in a kitchen. I was six and it was the greatest thing that had ever been done by anybody. It has ruined spy films for me: you keep waiting for James Bond to cough something up.\n\nWent back last month, hungover. The mouths look like they've been put on with a stapler. But the white cat in the little hospital frock, being dressed by the nice housekeeper and hating her, I still laughed till I cried. Great fun.",
      },
      {
        author: 'Sunday Sofa',
        writtenOn: '2022-09-12',
        rating: 5,
        content:
          "There is a Russian Blue who coughs up weapons, hairball by hairball, throwing stars and a bomb and all sorts, in a kitchen, at night, while the puppy cowers. I remembered that scene as being about twenty minutes long and the best thing in cinema. It's perhaps three. Jeff Goldblum plays the father, sniffing a sock. The rest is a noisy children's comedy about spying pets, and I found it just okay this time.",
      },
    ],
  },
  {
    id: 8835,
    title: 'Legally Blonde',
    releaseDate: '2001-07-13',
    genres: ['comedy'],
    voteAverage: 6.8,
    voteCount: 4_504,
    overview:
      'Elle Woods, president of her sorority in Los Angeles, expects a ring from Warner Huntington III. Instead he leaves her, because he wants a serious wife for his career. So Elle studies day and night, gets into Harvard Law School and arrives all in pink. But Warner is engaged to Vivian, and only Emmett, a young lawyer, believes in Elle. She must show that she belongs there, or give up.',
    cast: [
      { name: 'Reese Witherspoon', character: 'Elle Woods' },
      { name: 'Luke Wilson', character: 'Emmett Richmond' },
      { name: 'Selma Blair', character: 'Vivian Kensington' },
      { name: 'Matthew Davis', character: 'Warner Huntington III' },
      { name: 'Victor Garber', character: 'Professor Callahan' },
      { name: 'Jennifer Coolidge', character: 'Paulette' },
      { name: 'Holland Taylor', character: 'Professor Stromwell' },
      { name: 'Ali Larter', character: 'Brooke Taylor Windham' },
      { name: 'Jessica Cauffiel', character: 'Margot' },
      { name: 'Alanna Ubach', character: 'Serena' },
    ],
    crew: [
      { name: 'Robert Luketic', job: 'Director' },
      { name: 'Karen McCullah', job: 'Screenplay' },
      { name: 'Kirsten Smith', job: 'Screenplay' },
      { name: 'Rolfe Kent', job: 'Original Music Composer' },
      { name: 'Anthony B. Richmond', job: 'Director of Photography' },
      { name: 'Anita Brandt-Burgoyne', job: 'Editor' },
      { name: 'Marc Platt', job: 'Producer' },
      { name: 'Ric Kidney', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Priya, barrister',
        writtenOn: '2015-05-05',
        rating: 8,
        content:
          "\"What, like it's hard?\" is written on a card above my desk at the Crown Prosecution Service. It was hard. I did it because of a comedy about a blonde and her dog at law school, and I still adore it.\n\nLegally the thing's a catastrophe, no first-year would be let near a witness, and a pink suit isn't an argument. I've tried.",
      },
      {
        author: 'Grumpy Art',
        writtenOn: '2008-01-29',
        rating: 6,
        content:
          "Pros: Reese Witherspoon, quick and sunny, never stupid. Jennifer Coolidge as the manicurist. A heroine who wins without becoming mean. Bright and fast, ninety minutes.\nCons: the two men are made of cardboard. No court in the world works like that. One dance number that stops everything. The message is repeated about five times.\nMy wife wants me to add that I was smiling. I was. It's a nice little comedy and I had a good time.",
      },
      {
        author: 'pablo1978',
        writtenOn: '2020-02-14',
        rating: 7,
        content:
          "What I notice at sixty-eight is how kind this comedy is. Vivian is horrible to Elle at first, and then the two of them sit on a bed laughing about the boyfriend, and they're friends, just like that. There's a manicurist and she gets her dog back. I enjoyed it more than my granddaughter did.",
      },
    ],
  },
  {
    id: 129,
    title: 'Spirited Away',
    releaseDate: '2001-07-20',
    genres: ['animation', 'family', 'fantasy'],
    voteAverage: 8.5,
    voteCount: 18_206,
    overview:
      'Chihiro, who is ten, is moving house with her parents when they come to a deserted row of restaurants. Her parents start to eat and are turned into pigs. At night the place fills with spirits. A boy named Haku helps her: to survive she must find work in the bathhouse of the witch Yubaba, who takes her name away. If she forgets her real name, she can never go home.',
    cast: [
      { name: 'Rumi Hiiragi', character: 'Chihiro Ogino / Sen (voice)' },
      { name: 'Miyu Irino', character: 'Haku (voice)' },
      { name: 'Mari Natsuki', character: 'Yubaba / Zeniba (voice)' },
      { name: 'Takashi Naito', character: 'Akio Ogino (voice)' },
      { name: 'Yasuko Sawaguchi', character: 'Yuko Ogino (voice)' },
      { name: 'Tatsuya Gashuin', character: 'Aogaeru (voice)' },
      { name: 'Ryunosuke Kamiki', character: 'Boh (voice)' },
      { name: 'Yumi Tamai', character: 'Lin (voice)' },
      { name: 'Yo Oizumi', character: 'Bandai-gaeru (voice)' },
      { name: 'Bunta Sugawara', character: 'Kamaji (voice)' },
    ],
    crew: [
      { name: 'Hayao Miyazaki', job: 'Director' },
      { name: 'Hayao Miyazaki', job: 'Writer' },
      { name: 'Joe Hisaishi', job: 'Original Music Composer' },
      { name: 'Toshio Suzuki', job: 'Producer' },
      { name: 'Takeshi Seyama', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Mo and daughter',
        writtenOn: '2013-06-09',
        rating: 9,
        content:
          'Rented for my daughter, then six, on the strength of the cover. She went very quiet when the parents turned round with snouts and I had my thumb on the stop button. "No," she said, "I want to see if she gets the job." And it turned out that was what she watched from there on: a kid learning to haul coal, bow to the right people, hold her breath and pull a bicycle out of a mud monster. Nobody makes a speech at her about it. The girl is seventeen now and works in a hotel on weekends. We both think it\'s the best animated movie there is.',
      },
      {
        author: 'silvia.jansen',
        writtenOn: '2018-10-27',
        rating: 10,
        content:
          "I hardly ever watch the whole of it any more. I put on the train. Two carriages running over shallow water, see-through passengers getting down with their cases at platforms in the middle of nowhere, and for three minutes or so nobody needs anything from anybody. There's a child behind the railings on one of those platforms and I've been wondering about her since university.\n\nMy boyfriend said it was like eating only the middle of a sandwich. But he's started coming in from the kitchen when he hears the piano, and the other night he moved my feet and sat down. It's the most beautiful cartoon I own.",
      },
      {
        author: 'Chiara R.',
        writtenOn: '2022-01-11',
        rating: 8,
        content:
          'I see this movie in the theater with my little cousin and I am more surprised than she is. So many ideas: a man with six arms, small black balls that carry coal, a train over the water. Sometimes I do not understand the rules of this world, and in the second part many things happen too quickly. But Chihiro is a real child. First she is afraid of everything, and then she works and becomes brave. The pictures and the piano music are wonderful. I love it, and after it I was hungry.',
      },
    ],
  },
  {
    id: 1933,
    title: 'The Others',
    releaseDate: '2001-08-02',
    genres: ['horror', 'mystery', 'thriller'],
    voteAverage: 7.6,
    voteCount: 7_120,
    overview:
      'Jersey, 1945. Grace Stewart waits for her husband to come back from the war, in a big house where the curtains stay drawn because her children Anne and Nicholas cannot bear daylight. Three servants arrive. Soon Anne speaks of a boy whom no one else sees, and a locked piano starts to play. Grace must find out who is there before someone opens the curtains and the light kills the children.',
    cast: [
      { name: 'Nicole Kidman', character: 'Grace Stewart' },
      { name: 'Fionnula Flanagan', character: 'Mrs. Bertha Mills' },
      { name: 'Christopher Eccleston', character: 'Charles Stewart' },
      { name: 'Alakina Mann', character: 'Anne Stewart' },
      { name: 'James Bentley', character: 'Nicholas Stewart' },
      { name: 'Eric Sykes', character: 'Mr. Edmund Tuttle' },
      { name: 'Elaine Cassidy', character: 'Lydia' },
      { name: 'Renée Asherson', character: 'Old Lady' },
      { name: 'Keith Allen', character: 'Mr. Marlish' },
      { name: 'Michelle Fairley', character: 'Mrs. Marlish' },
    ],
    crew: [
      { name: 'Alejandro Amenábar', job: 'Director' },
      { name: 'Alejandro Amenábar', job: 'Writer' },
      { name: 'Fernando Bovaira', job: 'Producer' },
      { name: 'José Luis Cuerda', job: 'Producer' },
      { name: 'Sunmin Park', job: 'Producer' },
      { name: 'Alejandro Amenábar', job: 'Original Music Composer' },
      { name: 'Javier Aguirresarobe', job: 'Director of Photography' },
      { name: 'Nacho Ruiz Capillas', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'megan_popcorn',
        writtenOn: '2010-10-30',
        rating: 8,
        content:
          "So creepy, and there's no blood at all! Nicole Kidman is amazing as the strict mom. I loved the part with the little girl in the white dress, I screamed and my roommate laughed at me. It's slow but it never gets boring. Perfect for Halloween with the lights off. I want to see it again already.",
      },
      {
        author: 'Margaret Doyle',
        writtenOn: '2002-01-20',
        content:
          'Amenábar has read his Henry James and seen The Innocents more than once; he has learned from both that a closed door is worth ten monsters. The house in Jersey is all keys, candles and fog, and Kidman walks through it as stiff as a candlestick herself. She is very good. So is Fionnula Flanagan, whose Mrs. Mills smiles half a second too long; beside them Eccleston has little to play. I admired the craft more than I was frightened. A handsome ghost story, well worth seeing once; it is a shade too pleased with its own good manners.',
      },
      {
        author: 'Stellan94',
        writtenOn: '2022-12-02',
        rating: 8,
        content:
          "Finally watched this one without knowing anything, which is a small miracle after twenty years, and I'm so happy that I did. What holds up: the candles, the two children, the way every key has to turn before the next door may be opened. What doesn't: Grace shouts a bit much. It gave me a real chill twice, in broad daylight, with coffee. Great film. Don't read about it first.",
      },
    ],
  },
];
