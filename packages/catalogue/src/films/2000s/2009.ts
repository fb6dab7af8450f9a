import type { CatalogueFilm } from '../film.ts';

export const films2009: readonly CatalogueFilm[] = [
  {
    id: 21634,
    title: 'Prayers for Bobby',
    releaseDate: '2009-01-24',
    genres: ['drama', 'history', 'tv-movie'],
    voteAverage: 8.1,
    voteCount: 600,
    overview:
      "California, around 1980. Mary Griffith, a devout Christian, has four children. Her son Bobby tells his brother Ed that he is gay, and soon Mary knows it too. She takes him to a psychiatrist, fills the house with verses from the Bible and hopes that prayer will change him. Bobby tries to please her and can't. Mother and son grow apart, and the Griffiths must decide whether they can accept him as he is.",
    cast: [
      { name: 'Ryan Kelley', character: 'Bobby Griffith' },
      { name: 'Sigourney Weaver', character: 'Mary Griffith' },
      { name: 'Henry Czerny', character: 'Bob Griffith' },
      { name: 'Dan Butler', character: 'Reverend Whitsell' },
      { name: 'Austin Nichols', character: 'Ed Griffith' },
      { name: 'Carly Schroeder', character: 'Joy Griffith' },
      { name: 'Shannon Eagen', character: 'Nancy Griffith' },
      { name: 'Scott Bailey', character: 'David' },
      { name: 'Rebecca Louise Miller', character: 'Jeanette' },
      { name: 'Susan Ruttan', character: 'Betty Lambert' },
    ],
    crew: [
      { name: 'Russell Mulcahy', job: 'Director' },
      { name: 'Daniel Sladek', job: 'Executive Producer' },
      { name: 'Chris Taaffe', job: 'Executive Producer' },
      { name: 'David Permut', job: 'Executive Producer' },
      { name: 'Katie Ford', job: 'Teleplay' },
    ],
    reviews: [
      {
        author: 'Gregory P. Lang',
        writtenOn: '2011-06-19',
        rating: 8,
        content:
          'Prayers for Bobby tells a true story from California, and Russell Mulcahy directs it with more restraint than I expected from a movie made for cable. Bobby Griffith is a teenager who knows that he is gay. His mother Mary believes that the Bible asks her to change him. Mulcahy lets us see both of them at the kitchen table, and he never turns the mother into a monster.\n\nThe acting lifts everything. Sigourney Weaver plays Mary as a woman who loves her son and hurts him with every verse she pins up for him to read; I have seldom seen her so open. Ryan Kelley is gentle as Bobby. Henry Czerny, as the father who would rather not talk, says a lot by keeping still.\n\nThe music presses too hard, and some dialogue explains what the actors have already shown. Overall, I found this deeply moving. It treats faith with respect and asks it a hard question. I recommend it, above all to parents.',
      },
      {
        author: 'mallory0412',
        writtenOn: '2013-02-02',
        rating: 9,
        content:
          'Bobby broke my heart in this movie! Ryan Kelley is so real that you just want somebody in that house to hug him. Sigourney Weaver is amazing as the mom, even when I was mad at her. I cried a lot, then I called my own mom. Loved it, everybody should see it.',
      },
      {
        author: 'Folake A.',
        writtenOn: '2018-09-30',
        rating: 8,
        content:
          'A must watch for every mother who goes to church. My two sisters and I saw it together in Lagos, and afterwards we talked until midnight. Mary reads her Bible, she prays, she means well, and still her boy Bobby is alone at her table. Sigourney Weaver is wonderful, there is love and fear in the same face. It is a painful story, so keep the little ones away. A family must listen first. I was very moved and I thank the people who made it.',
      },
    ],
  },
  {
    id: 15268,
    title: 'Street Fighter: The Legend of Chun-Li',
    releaseDate: '2009-02-27',
    genres: ['action', 'adventure'],
    voteAverage: 4.3,
    voteCount: 487,
    overview:
      'Chun-Li grows up in Hong Kong as a pianist, until men break into her home and take away her father, Xiang. Years later a scroll sends her to Bangkok, where a master named Gen teaches her to fight. Bison, who holds her father, is buying up the slums of the city. Charlie Nash of Interpol and Detective Maya Sunee hunt him too. She must free her father before Bison has no more use for him.',
    cast: [
      { name: 'Kristin Kreuk', character: 'Chun-Li' },
      { name: 'Neal McDonough', character: 'Bison' },
      { name: 'Chris Klein', character: 'Charlie Nash' },
      { name: 'Michael Clarke Duncan', character: 'Balrog' },
      { name: 'Moon Bloodgood', character: 'Det. Maya Sunee' },
      { name: 'Robin Shou', character: 'Gen' },
      { name: 'Taboo', character: 'Vega' },
      { name: 'Josie Ho', character: 'Cantana' },
      { name: 'Cheng Pei-Pei', character: 'Zhilan' },
      { name: 'Edmund Chen', character: 'Xiang' },
    ],
    crew: [
      { name: 'Andrzej Bartkowiak', job: 'Director' },
      { name: 'Justin Marks', job: 'Screenplay' },
      { name: 'Patrick Aiello', job: 'Producer' },
      { name: 'Ashok Amritraj', job: 'Producer' },
      { name: 'Stephen Endelman', job: 'Original Music Composer' },
      { name: 'Geoff Boyle', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'quarter_circle_back',
        writtenOn: '2010-05-15',
        rating: 3,
        content:
          "In the game Chun-Li wears blue, has thighs like tree trunks and kicks a hundred times a second. In the film she's a very pretty girl with a piano who does it ONCE. No spinning bird kick worth the name, Bison is an Irishman in a grey suit, Balrog carries a rocket launcher, and Vega is gone as soon as he's shown his mask. Chris Klein acts as if he had a bet running. The old Van Damme film was daft but it knew it. I was so disappointed.",
      },
      {
        author: 'DragonPunchDave84',
        writtenOn: '2015-11-21',
        rating: 6,
        content:
          'unpopular take, it\'s a decent c-grade kung fu movie if you forget the games. bangkok looks great, robin shou from mortal kombat as the teacher is a fun bit of casting, the nightclub fight in the bathroom is solid. chris klein is so bad that he becomes a reason to watch, "nash OUT". behind the \'94 one, way ahead of the anime-length fan junk. beer recommended. i had fun.',
      },
      {
        author: 'Henrik Maurer',
        writtenOn: '2012-01-14',
        rating: 4,
        content:
          'A girl plays piano, her father disappears, she learns Kung Fu and looks for revenge. I have seen this story many times and often better. Kristin Kreuk is nice, but you do not believe that she can hit a big man. The pictures of Bangkok are beautiful, and the food on the street looks good. The policeman from Interpol is not funny and not cool. The fights are short with too many cuts. It is a weak film and I was bored.',
      },
    ],
  },
  {
    id: 14164,
    title: 'Dragonball Evolution',
    releaseDate: '2009-03-12',
    genres: ['action', 'adventure', 'fantasy', 'science-fiction'],
    voteAverage: 2.9,
    voteCount: 2_190,
    overview:
      'Goku learned to fight from his grandfather, who gives him a smooth amber orb on his eighteenth birthday. There are six more orbs; together they summon a dragon that grants one wish. With Bulma, an inventor, and the old Master Roshi he sets out to find them. The green warlord Piccolo is after them too, and if Goku is not faster, he will destroy the Earth at the next eclipse.',
    cast: [
      { name: 'Justin Chatwin', character: 'Goku' },
      { name: 'Chow Yun-fat', character: 'Master Roshi' },
      { name: 'Emmy Rossum', character: 'Bulma' },
      { name: 'Jamie Chung', character: 'Chi-Chi' },
      { name: 'James Marsters', character: 'Lord Piccolo' },
      { name: 'Joon Park', character: 'Yamcha' },
      { name: 'Eriko Tamura', character: 'Mai' },
      { name: 'Randall Duk Kim', character: 'Grandpa Gohan' },
      { name: 'Ernie Hudson', character: 'Sifu Norris' },
      { name: 'Texas Battle', character: 'Carey Fuller' },
    ],
    crew: [
      { name: 'James Wong', job: 'Director' },
      { name: 'Ben Ramsey', job: 'Screenplay' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Robert McLachlan', job: 'Director of Photography' },
      { name: 'Stephen Chow', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'ten_to_five_kid',
        writtenOn: '2011-07-06',
        rating: 2,
        content:
          "Every day after school I ran home to watch the cartoon, and later I read all the books, TWICE. In them Goku is a happy, hungry boy with a tail who loves to fight. Here he's a sad teenager at an American high school who gets bullied because of his bike. Nobody trains, nobody eats, and the great villain Piccolo is a man in green paint who stands on an airship. Chow Yun-fat at least seems to be on vacation. It's one of the worst films I know, and I'm not angry any more, only tired.",
      },
      {
        author: 'Tyre Bay Terry',
        writtenOn: '2010-08-13',
        rating: 4,
        content:
          "It was on at the tyre place with three cars ahead of mine, so I've seen nearly all of it. And it was okay? Never read the comic, mind you. Chow Yun-fat has a Hawaiian shirt on and is plainly on his holidays. The hero crosses a lava pit by chucking monsters into it and hopping over on their backs, and the lad at the till stopped typing. Then he caught me enjoying it and told me, at length, what they'd done to somebody called Piccolo. He looked so hurt. I'd call it bad, and I wasn't bored.",
      },
    ],
  },
  {
    id: 15512,
    title: 'Monsters vs Aliens',
    releaseDate: '2009-03-19',
    genres: ['animation', 'family', 'adventure', 'science-fiction'],
    voteAverage: 6.2,
    voteCount: 4_930,
    overview:
      "On her wedding day Susan Murphy is hit by a meteorite and grows to a height of fifty feet. The government locks her up as Ginormica, with Dr. Cockroach, the Missing Link and B.O.B., a blue jelly. When a giant robot lands, General Monger promises the monsters their freedom for defeating it. The robot's master, Gallaxhar, wants the power that made her grow. If Susan can't stop him, he will conquer the Earth with it.",
    cast: [
      { name: 'Reese Witherspoon', character: 'Susan Murphy / Ginormica (voice)' },
      { name: 'Seth Rogen', character: 'B.O.B. (voice)' },
      { name: 'Hugh Laurie', character: 'Dr. Cockroach Ph.D. (voice)' },
      { name: 'Will Arnett', character: 'The Missing Link (voice)' },
      { name: 'Kiefer Sutherland', character: 'General W.R. Monger (voice)' },
      { name: 'Rainn Wilson', character: 'Gallaxhar (voice)' },
      { name: 'Stephen Colbert', character: 'President Hathaway (voice)' },
      { name: 'Paul Rudd', character: 'Derek Dietl (voice)' },
      { name: 'Julie White', character: 'Wendy Murphy (voice)' },
      { name: 'Jeffrey Tambor', character: 'Carl Murphy (voice)' },
    ],
    crew: [
      { name: 'Rob Letterman', job: 'Director' },
      { name: 'Conrad Vernon', job: 'Director' },
      { name: 'Maya Forbes', job: 'Screenplay' },
      { name: 'Wallace Wolodarsky', job: 'Screenplay' },
      { name: 'Rob Letterman', job: 'Screenplay' },
      { name: 'Lisa Stewart', job: 'Producer' },
      { name: 'Henry Jackman', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Sadie (six foot two)',
        writtenOn: '2010-03-28',
        rating: 8,
        content:
          "I'm very tall and I've spent weddings sitting down for the photo. So the part where Susan, the giant woman, finds out that she isn't too big for her life, her life was too small? I loved it. Her fiancé Derek is every man who ever told me not to wear heels. The rest is jokes about jelly for my nephew, and he was sick with laughing, really sick, in a cup holder.",
      },
      {
        author: "Mel's drive-in",
        writtenOn: '2013-07-17',
        rating: 5,
        content:
          "They've seen the right ones: the Blob, the Fly, the Creature, the fifty-footer, a code on the keypad from Close Encounters. But they only laugh at them, all the time, and those old movies were serious, so they scared me. I was a bit bored. It's bright and loud and moves along and the paddle ball at the start comes right out at you, that I enjoyed, we paid extra.",
      },
      {
        author: 'Carla, mom of two',
        writtenOn: '2021-04-02',
        rating: 6,
        content:
          'Good family fun, with a heroine for a change who turns out to be stronger than her awful fiancé, and my daughter, nine, noticed that. My son, six, laughed until he cried about B.O.B., the jelly who falls in love with a plate of food. The big robot on the bridge was exciting and just scary enough for him. There are plenty of jokes about old monster movies that only Grandpa understood. The villain is weak and the middle drags. All in all a nice evening, from about six years on.',
      },
    ],
  },
  {
    id: 534,
    title: 'Terminator Salvation',
    releaseDate: '2009-05-20',
    genres: ['action', 'science-fiction', 'thriller'],
    voteAverage: 6.1,
    voteCount: 6_991,
    overview:
      "2018, fourteen years after the bombs. John Connor fights the machines. In the ruins of Los Angeles Marcus Wright, a man who was executed in 2003, walks out of a crater and learns from a teenager, Kyle Reese, to survive. Then the machines catch the boy. Kyle is to become John's father in the past, and John must get him out alive, or he himself will never be born.",
    cast: [
      { name: 'Christian Bale', character: 'John Connor' },
      { name: 'Sam Worthington', character: 'Marcus Wright' },
      { name: 'Anton Yelchin', character: 'Kyle Reese' },
      { name: 'Moon Bloodgood', character: 'Blair Williams' },
      { name: 'Bryce Dallas Howard', character: 'Kate Connor' },
      { name: 'Common', character: 'Barnes' },
      { name: 'Jane Alexander', character: 'Virginia' },
      { name: 'Helena Bonham Carter', character: 'Dr. Serena Kogan' },
      { name: 'Jadagrace', character: 'Star' },
      { name: "Ivan G'Vera", character: 'General Losenko' },
    ],
    crew: [
      { name: 'McG', job: 'Director' },
      { name: 'John D. Brancato', job: 'Writer' },
      { name: 'Michael Ferris', job: 'Writer' },
      { name: 'Moritz Borman', job: 'Producer' },
      { name: 'Jeffrey Silver', job: 'Producer' },
      { name: 'Victor Kubicek', job: 'Producer' },
      { name: 'Derek Anderson', job: 'Producer' },
      { name: 'Danny Elfman', job: 'Original Music Composer' },
      { name: 'Shane Hurlbut', job: 'Director of Photography' },
      { name: 'Conrad Buff IV', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Judgement Wednesday',
        writtenOn: '2010-01-10',
        content:
          "Half of a really good war film, and half of a dull one. The noise is incredible, proper low metal groaning, and that petrol station attack is better than anything in the third one. I believed in the ruined world and I didn't believe in the people, apart from Yelchin and the kid. Bale shouts into a radio for two hours. You can feel where the ending was swapped for another. Worthington's accent goes home to Australia whenever he's upset.",
      },
      {
        author: 'For Anton',
        writtenOn: '2017-06-19',
        rating: 8,
        content:
          "Anton Yelchin was twenty when he played young Kyle Reese. He runs just like Michael Biehn in the first one: chin down, elbows in. And he's kind to that little girl, he keeps checking where she is in every shot even when the shot isn't about him. Look for it. Everyone else is growling at each other in a helicopter and there's one live boy. For him I love this movie, and it makes me sad.",
      },
      {
        author: 'Doug in Spokane',
        writtenOn: '2009-06-30',
        rating: 5,
        content:
          "Pros: the machines, heavy and loud, with real weight. Anton Yelchin as young Kyle Reese. The attack on the gas station. A dusty, bleached look of its own.\nCons: for twenty-five years I waited for that war at night with purple lasers, and here it's bright daylight. Christian Bale growls from start to finish. John Connor isn't even the main character. Why do the robots throw people around when they could just shoot?\nIt's watchable action and nothing more. Middle of the road, a bit of a waste.",
      },
    ],
  },
  {
    id: 14160,
    title: 'Up',
    releaseDate: '2009-05-28',
    genres: ['animation', 'adventure', 'family', 'comedy'],
    voteAverage: 8.0,
    voteCount: 21573,
    overview:
      'Carl Fredricksen is seventy-eight and alone. He and his wife Ellie always wanted to see Paradise Falls in South America, and now builders want his house. He ties thousands of balloons to the chimney and flies away with it. Russell, a boy scout, is on the porch. They land on the wrong side of a mountain, and must pull the house to the falls in three days, before the balloons lose their air.',
    cast: [
      { name: 'Ed Asner', character: 'Carl Fredricksen (voice)' },
      { name: 'Christopher Plummer', character: 'Muntz (voice)' },
      { name: 'Jordan Nagai', character: 'Russell (voice)' },
      { name: 'Bob Peterson', character: 'Dug / Alpha (voice)' },
      { name: 'Delroy Lindo', character: 'Beta (voice)' },
      { name: 'Jerome Ranft', character: 'Gamma (voice)' },
      { name: 'John Ratzenberger', character: 'Construction Foreman Tom (voice)' },
      { name: 'Elie Docter', character: 'Young Ellie (voice)' },
      { name: 'Jeremy Leary', character: 'Young Carl (voice)' },
    ],
    crew: [
      { name: 'Pete Docter', job: 'Director' },
      { name: 'Bob Peterson', job: 'Screenplay' },
      { name: 'Pete Docter', job: 'Screenplay' },
      { name: 'Pete Docter', job: 'Story' },
      { name: 'Bob Peterson', job: 'Story' },
      { name: 'Tom McCarthy', job: 'Story' },
      { name: 'Jonas Rivera', job: 'Producer' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'Patrick Lin', job: 'Director of Photography' },
      { name: 'Jean-Claude Kalache', job: 'Director of Photography' },
      { name: 'Kevin Nolting', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'two_boys_one_couch',
        writtenOn: '2012-07-22',
        rating: 8,
        content:
          "Have the tissues ready after ten minutes, and be ready for questions. Our boys are five and eight. The little one asked why Ellie wasn't in the house anymore, the bigger one explained it to him, and my husband left to get popcorn that we already had. After that it's pure fun, with Dug the talking dog as the favorite. The storm and the pack of dogs scared the five-year-old a bit. A great film for the whole family, and a good first talk about losing someone.",
      },
      {
        author: 'Farhan & Nusrat, Hyderabad',
        writtenOn: '2014-01-26',
        rating: 9,
        content:
          'What a beautiful story for grandparents and grandchildren together! My mother, my wife and three children watched it on Republic Day. That small music which comes again and again with Carl and Ellie is now the ringtone in our home. Russell is so chubby and so sweet, and he talks without stopping, just like our youngest. When Dug said "I have just met you and I love you" the children fell from the sofa. One must watch it with the elders. We loved it fully.',
      },
      {
        author: 'Patricia Lindqvist',
        writtenOn: '2010-12-11',
        rating: 8,
        content:
          'Pete Docter opens this animated film with a short marriage told almost without words, and it is some of the finest directing I have seen in any kind of movie. A blue bird in the clouds, a tie, a jar of coins: everything is said with objects. After that the picture has to become an adventure, and it does so with a lot of color and invention.\n\nThe voices are excellent. Ed Asner makes Carl grumpy without making him a cartoon, and Jordan Nagai sounds like a real boy and not like a child actor. Bob Peterson is a joy as Dug. Christopher Plummer gives Muntz a cold elegance.\n\nOverall I think the first part is stronger than the jungle, where there is one chase too many. But it has a big heart, and it says that an adventure may be somebody to sit on the curb with. I recommend it to every age.',
      },
    ],
  },
  {
    id: 18785,
    title: 'The Hangover',
    releaseDate: '2009-06-02',
    genres: ['comedy'],
    voteAverage: 7.3,
    voteCount: 18_007,
    overview:
      "Two days before his wedding Doug drives to Las Vegas with his friends Phil and Stu and his future brother-in-law Alan. In the morning there's a tiger in the bathroom and a baby in the closet, and Doug is gone. None of them remembers anything. They follow the traces to a hospital, a wedding chapel and the angry Mr. Chow. They have one day to find Doug and bring him to his wedding.",
    cast: [
      { name: 'Bradley Cooper', character: 'Phil' },
      { name: 'Ed Helms', character: 'Stu' },
      { name: 'Zach Galifianakis', character: 'Alan' },
      { name: 'Justin Bartha', character: 'Doug' },
      { name: 'Heather Graham', character: 'Jade' },
      { name: 'Sasha Barrese', character: 'Tracy' },
      { name: 'Jeffrey Tambor', character: 'Sid' },
      { name: 'Ken Jeong', character: 'Mr. Chow' },
      { name: 'Rachael Harris', character: 'Melissa' },
      { name: 'Mike Tyson', character: 'Himself' },
    ],
    crew: [
      { name: 'Todd Phillips', job: 'Director' },
      { name: 'Jon Lucas', job: 'Screenplay' },
      { name: 'Scott Moore', job: 'Screenplay' },
      { name: 'Todd Phillips', job: 'Producer' },
      { name: 'Daniel Goldberg', job: 'Producer' },
      { name: 'Christophe Beck', job: 'Original Music Composer' },
      { name: 'Lawrence Sher', job: 'Director of Photography' },
      { name: 'Debra Neil-Fisher', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Sven B.',
        writtenOn: '2010-07-03',
        rating: 9,
        content:
          "We went to Kraków before a wedding. We lost Gaz for four hours and found him in a church with some nuns. So I believe this film. What they've got dead right is the quiet in that hotel room in the morning before the first one speaks. You count the heads. And Galifianakis in the lift with his satchel, asking whether the real Caesar lived here! The funniest film of its year.",
      },
      {
        author: 'Meg M.',
        writtenOn: '2013-02-14',
        rating: 6,
        content:
          "Finally watched it, long after every man I know had quoted it to me. The construction has held up brilliantly: three men, no memory, and each silly clue gets an answer that I didn't see coming. Zach Galifianakis is very strange and very funny, and Ed Helms singing to the tiger made me cry with laughter. The women are a nag, a stripper and a bride on the phone, and that hasn't aged well; neither have the jokes about Mr. Chow. I had fun, I rolled my eyes, and fun won.",
      },
      {
        author: 'Ivan K.',
        writtenOn: '2019-08-17',
        rating: 8,
        content:
          "Seen it five or six times and it holds up because it's put together so neatly. Every stupid thing they find in that suite gets explained, and not one of the explanations is what you'd guess. Cooper's the straight man and nobody gives him credit for it. Helms at the piano, singing to the tiger! A few jokes are unpleasant today, mostly the ones about Stu's girlfriend and most of what Chow's given to say. It's a great comedy. Skip the two that came after.",
      },
    ],
  },
  {
    id: 19458,
    title: 'Princess Protection Program',
    releaseDate: '2009-06-26',
    genres: ['family', 'tv-movie', 'comedy'],
    voteAverage: 6.6,
    voteCount: 1_637,
    overview:
      'Princess Rosalinda must flee from her small country, because General Kane has taken over the palace. Major Joe Mason brings her to his home in Louisiana, where she has to pass as Rosie, an ordinary girl. His daughter Carter finds her impossible. The two learn from each other, while Kane holds her mother prisoner. If he finds Rosalinda, she will lose her mother, her freedom and her country.',
    cast: [
      { name: 'Selena Gomez', character: 'Carter Mason' },
      { name: 'Demi Lovato', character: 'Princess Rosalinda / Rosie Gonzalez' },
      { name: 'Tom Verica', character: 'Major Joe Mason' },
      { name: 'Jamie Chung', character: 'Chelsea Barnes' },
      { name: 'Robert Adamson', character: 'Donny Wilson' },
      { name: 'Molly Hagan', character: 'Helen Digenerstet' },
      { name: 'Johnny Ray Rodríguez', character: 'General Magnus Kane' },
      { name: 'Nicholas Braun', character: 'Ed' },
      { name: 'Samantha Droke', character: 'Brooke Angels' },
      { name: 'Sully Diaz', character: 'Queen Sophia' },
    ],
    crew: [
      { name: 'Allison Liddi-Brown', job: 'Director' },
      { name: 'Annie DeYoung', job: 'Writer' },
      { name: 'David Morgasen', job: 'Story' },
      { name: 'Annie DeYoung', job: 'Story' },
      { name: 'Danielle Weinstock', job: 'Producer' },
      { name: 'John Van Tongeren', job: 'Original Music Composer' },
      { name: 'David A. Makin', job: 'Director of Photography' },
      { name: 'Mark Conte', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'philipa',
        writtenOn: '2010-07-02',
        rating: 7,
        content:
          "Family's had a bait shop in Terrebonne parish since my grandfather and I've not seen one on the television before or since. They got the freezer right in this Disney comedy. Crickets on the counter, right. That girl picks a worm up like she's done it. They made the rich girls mean and the yogurt machine explode, sure, but when the princess goes in to work beside her and says she's never earned anything, in front of the minnow tank, my own daughter turned and gave me a look. She started Saturdays after that. I liked it too.",
      },
      {
        author: 'Guy L.',
        writtenOn: '2014-11-09',
        rating: 5,
        content:
          "A question. This agency keeps a great hall of rescued princesses, at whose expense? Who elected the major? The dictator wants to marry the mother, design his own uniform and hold a fitting; he is by far the most hard-working person in the country. As a family comedy it passes. Two friends in a kitchen with homecoming dresses, one awkward tall boy called Ed who films everything, sunshine. I was amused, not more than that. I don't think the constitutional side was gone into.",
      },
      {
        author: 'AntoineZeller',
        writtenOn: '2019-02-17',
        rating: 7,
        content:
          'A clean and friendly film about two girls who learn to respect each other, and seven grandchildren of mine have seen it, most of them many times. Nobody is rude to grown-ups except the villain, and he is too silly to frighten even the smallest. The princess learns to work and the shy girl learns to stand up straight, and I like both ideas. The story has no surprises and the country is made of cardboard. We always have a good time with it. For six to eleven.',
      },
    ],
  },
  {
    id: 11322,
    title: 'Public Enemies',
    releaseDate: '2009-07-01',
    genres: ['crime', 'history', 'drama'],
    voteAverage: 6.7,
    voteCount: 4_803,
    overview:
      'In 1933 John Dillinger robs banks in the Midwest and is a star in the newspapers. In a restaurant in Chicago he meets Billie Frechette and promises to take care of her. J. Edgar Hoover puts Melvin Purvis, the best agent of his new bureau, on his trail. Dillinger could still disappear. But he has made a promise to Billie, and if he goes back for her, he may never be free again.',
    cast: [
      { name: 'Johnny Depp', character: 'John Dillinger' },
      { name: 'Christian Bale', character: 'Melvin Purvis' },
      { name: 'Marion Cotillard', character: 'Billie Frechette' },
      { name: 'Billy Crudup', character: 'J. Edgar Hoover' },
      { name: 'Stephen Dorff', character: 'Homer Van Meter' },
      { name: 'Stephen Lang', character: 'Charles Winstead' },
      { name: 'Rory Cochrane', character: 'Agent Carter Baum' },
      { name: 'James Russo', character: 'Walter Dietrich' },
      { name: 'David Wenham', character: "Harry 'Pete' Pierpont" },
      { name: 'Christian Stolte', character: 'Charles Makley' },
      { name: 'Jason Clarke', character: "John 'Red' Hamilton" },
    ],
    crew: [
      { name: 'Michael Mann', job: 'Director' },
      { name: 'Ronan Bennett', job: 'Screenplay' },
      { name: 'Ann Biderman', job: 'Screenplay' },
      { name: 'Michael Mann', job: 'Screenplay' },
      { name: 'Kevin Misher', job: 'Producer' },
      { name: 'Michael Mann', job: 'Producer' },
      { name: 'Elliot Goldenthal', job: 'Original Music Composer' },
      { name: 'Dante Spinotti', job: 'Director of Photography' },
      { name: 'Paul Rubell', job: 'Editor' },
      { name: 'Jeffrey Ford', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Oshkosh extra',
        writtenOn: '2010-08-14',
        rating: 8,
        content:
          "I'm in it, for one second, in a hat, left of the bank steps. They paid seventy-five dollars and a sandwich. So I'm prejudiced. But I was there at Little Bohemia for the night shoot, and the noise of those guns in the pines, and I can tell you the movie has it exactly. It was the same lodge. There are holes in the window yet. A really good gangster movie.",
      },
      {
        author: 'Klaus on film',
        writtenOn: '2009-12-09',
        rating: 6,
        content:
          "The camera is the thing you'll argue about. Michael Mann shot the 1930s on digital video, so the gunfights at night look like something from the evening news, with white flashes and deep black woods. At Little Bohemia it's breathtaking; you hear every shot and you could be lying in the leaves. In the daytime scenes it often looks cheap, and hats and faces get smeared. Depp stays a handsome mystery, Marion Cotillard has the warmth. I was fascinated more than moved. A good film with an odd skin.",
      },
      {
        author: 'Blackbird fan',
        writtenOn: '2017-07-22',
        rating: 7,
        content:
          "Stephen Lang plays an old policeman from Texas. He says about forty words and you remember thirty-nine. Marion Cotillard is wonderful too, as the girl who waits for the gangster. The rest is a handsome muddle, and I couldn't tell you which of the robbers got shot where. But those two made it a good film for me, and I'd see it again for them.",
      },
    ],
  },
  {
    id: 14869,
    title: 'G.I. Joe: The Rise of Cobra',
    releaseDate: '2009-08-03',
    genres: ['adventure', 'action', 'thriller', 'science-fiction'],
    voteAverage: 5.8,
    voteCount: 4_888,
    overview:
      'Duke and Ripcord are guarding a transport of new weapons, tiny machines that eat metal, when it is attacked. Duke recognizes one of the attackers: Ana, whom he once wanted to marry, now the Baroness. General Hawk takes the two into G.I. Joe, a secret team of the best soldiers. McCullen, who built the weapons, wants to destroy a great city with them. Duke must stop him, even if Ana is in the way.',
    cast: [
      { name: 'Channing Tatum', character: 'Duke' },
      { name: 'Adewale Akinnuoye-Agbaje', character: 'Heavy Duty' },
      { name: 'Marlon Wayans', character: 'Ripcord' },
      { name: 'Sienna Miller', character: 'Ana / Baroness' },
      { name: 'Joseph Gordon-Levitt', character: 'The Doctor / Rex' },
      { name: 'Christopher Eccleston', character: 'McCullen / Destro' },
      { name: 'Dennis Quaid', character: 'General Hawk' },
      { name: 'Rachel Nichols', character: 'Scarlett' },
      { name: 'Ray Park', character: 'Snake Eyes' },
      { name: 'Lee Byung-hun', character: 'Storm Shadow' },
      { name: 'Saïd Taghmaoui', character: 'Breaker' },
    ],
    crew: [
      { name: 'Stephen Sommers', job: 'Director' },
      { name: 'Stuart Beattie', job: 'Screenplay' },
      { name: 'David Elliot', job: 'Screenplay' },
      { name: 'Paul Lovett', job: 'Screenplay' },
      { name: 'Lorenzo di Bonaventura', job: 'Producer' },
      { name: 'Bob Ducsay', job: 'Producer' },
      { name: 'Alan Silvestri', job: 'Original Music Composer' },
      { name: 'Mitchell Amundsen', job: 'Director of Photography' },
      { name: 'Bob Ducsay', job: 'Editor' },
      { name: 'Jim May', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'General of the sandpit',
        writtenOn: '2010-04-30',
        rating: 7,
        content:
          "This is how I played with my toy soldiers in the sandpit. Two ninjas, one in white, one in black, they've hated each other since they were ten; then the lady with the glasses; then the Eiffel Tower gets dissolved because I said so; then everybody's in submarines and the ice sinks. Ice doesn't sink. It did at ours. It's a stupid film and I enjoyed it like a child.",
      },
      {
        author: 'Yo Joe',
        writtenOn: '2014-10-15',
        rating: 4,
        content:
          "I had EVERY one of these figures as a kid, the jeep and the base too, so I was the target. What did they do? They put everybody in black rubber, gave them suits that run as fast as cars, and made the Baroness a lovesick scientist. In the comics Snake Eyes is cool because he's mysterious; here he has lips on his mask. Christopher Eccleston shouts with an accent from nowhere. The chase in Paris is fun, I admit it, about ten minutes of good nonsense. I was bored and a bit sad.",
      },
      {
        author: 'laurac',
        writtenOn: '2009-11-05',
        rating: 6,
        content:
          "I saw it on a plane, on a screen the size of a postcard. Running suits through Paris: jolly good, I spilt something. Then I fell asleep, and woke at the North Pole. The Australian next to me was watching it eleven seconds behind and laughed each time just after I did, and we've exchanged cards at Christmas ever since. I liked it as cheerful nonsense, just good enough for a flight.",
      },
    ],
  },
  {
    id: 23706,
    title: 'All About Steve',
    releaseDate: '2009-08-06',
    genres: ['comedy'],
    voteAverage: 5.0,
    voteCount: 1_050,
    overview:
      'Mary Horowitz makes crossword puzzles for a newspaper and knows something about every word. On a blind date she falls for Steve, a television cameraman; he flees, and says out of politeness that she should come along. She makes a puzzle only about him, loses her job and follows him from one news story to the next. She has given up everything for Steve, and must find out whether he is worth it.',
    cast: [
      { name: 'Sandra Bullock', character: 'Mary Horowitz' },
      { name: 'Thomas Haden Church', character: 'Hartman Hughes' },
      { name: 'Bradley Cooper', character: 'Steve' },
      { name: 'Ken Jeong', character: 'Angus' },
      { name: 'DJ Qualls', character: 'Howard' },
      { name: 'Katy Mixon', character: 'Elizabeth' },
      { name: 'Howard Hesseman', character: 'Mr. Horowitz' },
      { name: 'Beth Grant', character: 'Mrs. Horowitz' },
      { name: 'Keith David', character: 'Corbitt' },
      { name: 'M.C. Gainey', character: 'Norm' },
    ],
    crew: [
      { name: 'Phil Traill', job: 'Director' },
      { name: 'Kim Barker', job: 'Writer' },
      { name: 'Sandra Bullock', job: 'Producer' },
      { name: 'Mary McLaglen', job: 'Producer' },
      { name: 'Christophe Beck', job: 'Original Music Composer' },
      { name: 'Tim Suhrstedt', job: 'Director of Photography' },
      { name: 'Rod Dean', job: 'Editor' },
      { name: 'Virginia Katz', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ray, seven down',
        writtenOn: '2010-02-19',
        rating: 3,
        content:
          "I make crosswords for a newspaper, and we do not talk like this. We barely talk. And no editor alive would print a puzzle whose every answer is about a boy. You'd be fired by lunchtime, which to be fair she is. The rest is Sandra Bullock, whom I like, being loud and following some embarrassed men around. It's a comedy and I didn't laugh once.",
      },
      {
        author: 'Lonely planetarium',
        writtenOn: '2018-05-06',
        rating: 6,
        content:
          "There's something in this nobody wanted to see in 2009. They gave it a prize for being bad, and she went along in person and collected it, with a wagon full of DVDs for everyone in the room, which I think about often.\n\nShe isn't a stalker joke, not underneath. She's a person who knows forty things about any word you say and has learned that people leave the room after the third, so she gets them out fast. I was that at school. With me it was moons. You can see Bullock knows that girl, she's found how she stands, weight on the wrong foot, ready to be thrilled. DJ Qualls and Katy Mixon pick her up at the roadside and simply like her, and those bits, the three of them in that rotten little car with the apple-head dolls, are lovely.\n\nThe last part is a mess. But I like this movie, and I like her.",
      },
      {
        author: 'Blessing and her mum',
        writtenOn: '2013-08-01',
        rating: 7,
        content:
          'People say bad things about this film, but we had a sweet evening with it, my mum and I. Sandra Bullock plays a woman who talks too much and knows everything, and she has a pure heart; I know aunties like that, and nobody listens to them. We laughed at her red boots and at her two friends on the road. The man she follows is not worth it, Mum said so after ten minutes. Some parts are silly. It teaches you to be yourself and to find people who like you so.',
      },
    ],
  },
  {
    id: 25376,
    title: 'The Secret in Their Eyes',
    releaseDate: '2009-08-13',
    genres: ['drama', 'thriller', 'mystery'],
    voteAverage: 8.0,
    voteCount: 2838,
    overview:
      "Benjamín Espósito has retired from the courts of Buenos Aires and tries to write a novel about a case that he can't forget. In 1974 a young woman, Liliana Coloto, was murdered, and her husband Morales waited at the stations every day for the killer. Benjamín shows his pages to Irene, who was his superior then and whom he never told that he loved her. He must find out how the case really ended.",
    cast: [
      { name: 'Ricardo Darín', character: 'Benjamín Espósito' },
      { name: 'Soledad Villamil', character: 'Irene Menéndez Hastings' },
      { name: 'Guillermo Francella', character: 'Pablo Sandoval' },
      { name: 'Pablo Rago', character: 'Ricardo Morales' },
      { name: 'Javier Godino', character: 'Isidoro Gómez' },
      { name: 'Mario Alarcón', character: 'Judge Fortuna Lacalle' },
      { name: 'Carla Quevedo', character: 'Liliana Coloto' },
      { name: 'Rudy Romano', character: 'Ordóñez' },
      { name: 'Alejandro Abelenda', character: 'Pinche Mariano' },
    ],
    crew: [
      { name: 'Juan José Campanella', job: 'Director' },
      { name: 'Eduardo Sacheri', job: 'Screenplay' },
      { name: 'Juan José Campanella', job: 'Screenplay' },
      { name: 'Juan José Campanella', job: 'Producer' },
      { name: 'Mariela Besuievski', job: 'Producer' },
      { name: 'Federico Jusid', job: 'Original Music Composer' },
      { name: 'Félix Monti', job: 'Director of Photography' },
      { name: 'Juan José Campanella', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Eleanor Whitcombe',
        writtenOn: '2011-02-05',
        rating: 7,
        content:
          "Campanella learnt his trade on American television, and it shows in the best sense: the story moves, the jokes land, and the famous shot that falls from the sky into a football crowd is as bold as anything in Touch of Evil. It's a love story pretending to be a police film; I believed the first more than the second. Francella, as the clever drunk Sandoval, is superb, and Darín and Villamil say more with a closed door than most couples do in bed. It rhymes rather too neatly at times, but I admired it greatly.",
      },
      {
        author: 'Piotr Zielonka',
        writtenOn: '2013-05-27',
        rating: 9,
        content:
          'This is an Argentine film about a murder, but it is also about two people who do not say what they feel for twenty-five years. Ricardo Darín is wonderful, he has very sad eyes. His friend Sandoval drinks and makes jokes and then he has the best idea of all. I like the scene in the stadium and the scene in the elevator, where I forgot to breathe. The old and the young faces are well made. For me it is a masterpiece.',
      },
      {
        author: 'Curtis Bellamy',
        writtenOn: '2019-08-14',
        rating: 8,
        content:
          'This is a patient film, and patience pays. Juan José Campanella goes back and forth between the seventies and the nineties, and he trusts you to notice the small things, like a typewriter that is missing one letter, or who keeps the office door open. When he does show off, in the chase through the soccer stadium, it takes your breath away.\n\nThe cast is perfect. Ricardo Darín plays Benjamín as a smart man who has been afraid all his life, and Soledad Villamil makes Irene warm and proud in the same glance. Guillermo Francella, a comedian at home in Argentina, is both the funniest and the most touching person in it. Pablo Rago as the widower stayed with me for days.\n\nOverall I was completely absorbed. There is one ugly scene of violence at the beginning, and the politics will be clearer if you know a little history. I highly recommend it, subtitles and all.',
      },
    ],
  },
  {
    id: 16869,
    title: 'Inglourious Basterds',
    releaseDate: '2009-08-19',
    genres: ['drama', 'thriller', 'war'],
    voteAverage: 8.2,
    voteCount: 24_046,
    overview:
      'Occupied France, 1944. Shosanna Dreyfus, whose family was murdered by Colonel Hans Landa, runs a cinema in Paris under another name. When a German film opens there, she plans to burn the place down with the Nazi leaders inside. Aldo Raine and his Jewish American soldiers want to attack the premiere too. Landa is in charge of security. If he recognizes Shosanna, both plans fail, and all who took part will die.',
    cast: [
      { name: 'Brad Pitt', character: 'Lt. Aldo Raine' },
      { name: 'Mélanie Laurent', character: 'Shosanna Dreyfus' },
      { name: 'Christoph Waltz', character: 'Col. Hans Landa' },
      { name: 'Eli Roth', character: 'Sgt. Donny Donowitz' },
      { name: 'Michael Fassbender', character: 'Lt. Archie Hicox' },
      { name: 'Diane Kruger', character: 'Bridget von Hammersmark' },
      { name: 'Daniel Brühl', character: 'Fredrick Zoller' },
      { name: 'Til Schweiger', character: 'Sgt. Hugo Stiglitz' },
      { name: 'Gedeon Burkhard', character: 'Cpl. Wilhelm Wicki' },
      { name: 'Jacky Ido', character: 'Marcel' },
    ],
    crew: [
      { name: 'Quentin Tarantino', job: 'Director' },
      { name: 'Quentin Tarantino', job: 'Writer' },
      { name: 'Robert Richardson', job: 'Director of Photography' },
      { name: 'Sally Menke', job: 'Editor' },
      { name: 'Lawrence Bender', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Flapjack in row three',
        writtenOn: '2012-06-03',
        rating: 9,
        content:
          "Everyone talks about the scene with the milk. The one with the cake is worse. Landa, the Nazi, orders for the girl, he makes her wait for the cream, and you can hear the fork. I was in row three with a flapjack I'd smuggled in and I held it in my lap the entire scene, because I didn't dare be caught chewing. For a war film it's nearly all people at tables ordering things and remembering their manners. The Basterds themselves hardly matter, they turn up now and then like adverts. I loved it and I was scared the whole time.",
      },
      {
        author: 'Alastair Crewe',
        writtenOn: '2014-08-25',
        rating: 7,
        content:
          "Two of these scenes, a farmhouse kitchen and a cellar bar, are as good as anything of their sort since Hitchcock put a bomb under the table in Sabotage; people are courteous to each other at length, and one's stomach turns to water. Waltz, purring in four languages, is a great screen villain. The Basterds themselves I could have spared, and Pitt's jaw with them; whenever they turn up it's The Dirty Dozen as told by a schoolboy. It is too long, it's too fond of itself, and I was gripped. A very good film by a man who could make a perfect one.",
      },
      {
        author: 'Konrad K.',
        writtenOn: '2019-09-14',
        rating: 10,
        content:
          "I interpret for a living, German and French mainly, and I can't think of another American film where which language somebody picks is what gets people killed. Landa asks the dairy farmer, so courteously, if they might switch to English, and you take it for the usual Hollywood convenience and relax a bit. Then you understand why he did it. I nearly said something aloud. We've used the scene in the cellar bar to train young interpreters. Perfect, for me, and the best thing he has made.",
      },
    ],
  },
  {
    id: 19912,
    title: 'The Final Destination',
    releaseDate: '2009-08-26',
    genres: ['horror', 'mystery'],
    voteAverage: 5.6,
    voteCount: 3_872,
    overview:
      "At a car race Nick O'Bannon sees in a vision how an accident kills him and the people around him. He gets his girlfriend Lori, his friends Hunt and Janet and a few strangers out, and a moment later it happens. Then those who escaped begin to die in strange accidents. With George Lanter, a security guard, Nick tries to break the chain before it reaches Lori and him.",
    cast: [
      { name: 'Bobby Campo', character: "Nick O'Bannon" },
      { name: 'Shantel VanSanten', character: 'Lori Milligan' },
      { name: 'Nick Zano', character: 'Hunt Wynorski' },
      { name: 'Haley Webb', character: 'Janet Cunningham' },
      { name: 'Mykelti Williamson', character: 'George Lanter' },
      { name: 'Krista Allen', character: 'Samantha' },
      { name: 'Andrew Fiscella', character: 'Andy Kewzer' },
      { name: 'Justin Welborn', character: 'Carter Daniels' },
      { name: 'Stephanie Honoré', character: 'Nadia Monroy' },
      { name: 'Jackson Walker', character: 'Cowboy' },
    ],
    crew: [
      { name: 'David R. Ellis', job: 'Director' },
      { name: 'Eric Bress', job: 'Writer' },
      { name: 'Craig Perry', job: 'Producer' },
      { name: 'Warren Zide', job: 'Producer' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Glen MacPherson', job: 'Director of Photography' },
      { name: 'Mark Stevens', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Inspector from Bolton',
        writtenOn: '2010-09-30',
        rating: 5,
        content:
          "I inspect buildings for safety, and everything in this horror film would be closed by me: a drain in a public pool without a cover, a ceiling fan on one screw, spray cans beside a flame, all in the one town. It's a poor film, not scary, and I laughed a lot. My wife says there's something wrong with me, and she holds the banister.",
      },
      {
        author: 'Samuel R.',
        writtenOn: '2009-10-11',
        rating: 7,
        content:
          "In 3D!!! tyres, a nail gun, a length of somebody, right over the row in front. That's what I paid extra for and that's what I got. Great fun. You don't go to this for acting, the guy with the visions looks like he's trying to remember his PIN. Everyone yelled at the cinema scene cos it's a cinema in 3D where a 3D film's on. My cousin Jay lost a shoe.",
      },
      {
        author: 'david.greco',
        writtenOn: '2017-04-13',
        rating: 5,
        content:
          "Pros: short, eighty minutes. The race track at the start is good and nasty. Some of the traps are clever, you look at ten things in a room and wonder which one it'll be. The 3D was fun in a theater.\nCons: nobody in it has a personality. The blood is obviously computer made. No real suspense, it used to be scary and now it's only a countdown. The lead guy looks bored. They promised it would be the last one.\nIt's fast food. I didn't mind it, and I've had better from the same kitchen.",
      },
    ],
  },
  {
    id: 26736,
    title: 'Wizards of Waverly Place: The Movie',
    releaseDate: '2009-08-28',
    genres: ['family', 'tv-movie', 'adventure', 'comedy', 'drama', 'fantasy', 'action'],
    voteAverage: 6.6,
    voteCount: 1_347,
    overview:
      'On a vacation in the Caribbean Alex Russo, a young wizard, quarrels with her mother Theresa and wishes that her parents had never met. It comes true. Jerry and Theresa are strangers, and Alex, Justin and Max will soon disappear. Archie, a former wizard, knows of a stone in the jungle that can undo every spell. Alex and Justin must find the stone, or none of the three will ever have been born.',
    cast: [
      { name: 'Selena Gomez', character: 'Alex Russo' },
      { name: 'David Henrie', character: 'Justin Russo' },
      { name: 'Jake T. Austin', character: 'Max Russo' },
      { name: 'Jennifer Stone', character: 'Harper Finkle' },
      { name: 'Maria Canals-Barrera', character: 'Theresa Russo' },
      { name: 'David DeLuise', character: 'Jerry Russo' },
      { name: 'Steve Valentine', character: 'Archie' },
      { name: 'Xavier Enrique Torres', character: 'Javier' },
      { name: 'Jennifer Alden', character: 'Giselle' },
      { name: 'Janelle Giumarra', character: 'Helen' },
    ],
    crew: [
      { name: 'Lev L. Spiro', job: 'Director' },
      { name: 'Dan Berendsen', job: 'Writer' },
      { name: 'Kevin Lafferty', job: 'Producer' },
      { name: 'Kenneth Burgomaster', job: 'Original Music Composer' },
      { name: 'David A. Makin', job: 'Director of Photography' },
      { name: 'Matthew Colonna', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Frank Berger',
        writtenOn: '2010-01-24',
        rating: 7,
        content:
          "I teach, and I showed this to forty-one children on a school trip, with rain on the roof of the hostel. It worked. They loved the magic and the jungle, and they went very quiet when the parents don't know their own children any more. A lad called Dominic put his hand up, in a film, to ask if that could happen. I expected rubbish, and I liked it.",
      },
      {
        author: 'Grandpa Lew',
        writtenOn: '2016-08-05',
        rating: 5,
        content:
          "My granddaughter is nine and gave this the highest marks she knows, and she'd want me to start with that. It's clean, there's nothing scary but a rope bridge and some bubbling mud, and the idea that your own parents don't know you got her very quiet. For a grown-up the jungle part goes around in circles and the effects look tired. Selena Gomez is a natural, and the boy who plays her older brother is good too. I dozed off once. It's an average TV movie with a nice heart.",
      },
      {
        author: 'Owen from Tampa',
        writtenOn: '2023-10-13',
        rating: 8,
        content:
          "The best thing the Disney Channel ever made, and I'll debate anyone, bring snacks. It's Back to the Future with sunscreen, fine. But in the movie _they took the laugh track off_, and you notice how much sadder these four people always were. Selena Gomez is really good in it.",
      },
    ],
  },
  {
    id: 24150,
    title: 'Halloween II',
    releaseDate: '2009-08-28',
    genres: ['horror'],
    voteAverage: 5.3,
    voteCount: 1529,
    overview:
      "A year has passed since Michael Myers came home to Haddonfield. Laurie Strode lives with Sheriff Brackett and his daughter Annie and has nightmares. Dr. Loomis, who once treated Michael, has written a book about the case. It tells something about Laurie that no one has told her. Michael's body was never found. He is on his way back to her, and those who protect her will have to fight for their lives.",
    cast: [
      { name: 'Scout Taylor-Compton', character: 'Laurie Strode' },
      { name: 'Tyler Mane', character: 'Michael Myers' },
      { name: 'Malcolm McDowell', character: 'Dr. Samuel Loomis' },
      { name: 'Brad Dourif', character: 'Sheriff Lee Brackett' },
      { name: 'Danielle Harris', character: 'Annie Brackett' },
      { name: 'Sheri Moon Zombie', character: 'Deborah Myers' },
      { name: 'Brea Grant', character: 'Mya Rockwell' },
      { name: 'Howard Hesseman', character: 'Uncle Meat' },
      { name: 'Angela Trimbur', character: 'Harley David' },
      { name: 'Mary Birdsong', character: 'Nancy McDonald' },
    ],
    crew: [
      { name: 'Rob Zombie', job: 'Director' },
      { name: 'Rob Zombie', job: 'Screenplay' },
      { name: 'Malek Akkad', job: 'Producer' },
      { name: 'Andy Gould', job: 'Producer' },
      { name: 'Rob Zombie', job: 'Producer' },
      { name: 'Tyler Bates', job: 'Original Music Composer' },
      { name: 'Brandon Trost', job: 'Director of Photography' },
      { name: 'Glenn Garland', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'october_ernesto',
        writtenOn: '2017-10-29',
        rating: 7,
        content:
          "controversial but i'd put this in the top half of the halloweens. the hospital opening is brutal, best twenty minutes in any of them since '78. michael as a huge bearded hobo grunting in a field, yes please. brad dourif breaks your heart as the sheriff. the white horse stuff is pretentious, i get why people hate it. it's mean, ugly and loud, and it actually cares what happened to laurie. liked it.",
      },
      {
        author: 'Graham Sowerby',
        writtenOn: '2011-11-05',
        rating: 4,
        content:
          "Carpenter's Halloween frightened us with an empty pavement; Zombie's sequel prefers a full one, and all of it is screaming. He wants to make a film about grief, like Don't Look Now, and a film in which heads are stamped on, like nothing I wish to see again. Brad Dourif and Danielle Harris are touching as father and daughter; Malcolm McDowell, playing a vain author on a book tour, is in a comedy that I'd have preferred. Handsome on its grainy stock, but I found it unpleasant and, in the end, tiring.",
      },
      {
        author: 'Rosalind McKee',
        writtenOn: '2013-10-30',
        rating: 5,
        content:
          'Rob Zombie was free to do what he wanted in this sequel, and you can tell. He filmed it on grainy stock in dark browns and greens, and the first act in the hospital, with rain on every window, is a frightening piece of direction. Later he brings in a white horse and a dream dinner with pumpkins, and those scenes look like a music video.\n\nThe acting is better than in most slashers. Scout Taylor-Compton does not try to make Laurie likable. She is angry and falling apart, as a real survivor would be. Brad Dourif is excellent as the sheriff who cooks pizza and worries. Malcolm McDowell overdoes it as Loomis.\n\nOverall I respect this movie more than I enjoyed it. The violence goes on too long and the swearing never stops. If you are a fan of the series you should see it once. Everyone else will be exhausted.',
      },
    ],
  },
  {
    id: 18501,
    title: 'Gamer',
    releaseDate: '2009-09-03',
    genres: ['action', 'science-fiction', 'thriller'],
    voteAverage: 5.7,
    voteCount: 2609,
    overview:
      "The billionaire Ken Castle has invented a cell for the brain and two games: one is a kind of doll's house, in the other men sentenced to death fight with real guns. Kable has won twenty-seven battles, and after thirty he would be free. But Castle can't let Kable live. He must break out before the last battle to free his wife Angie, who is controlled by a player in the other game.",
    cast: [
      { name: 'Gerard Butler', character: 'Kable' },
      { name: 'Amber Valletta', character: 'Angie' },
      { name: 'Michael C. Hall', character: 'Ken Castle' },
      { name: 'Logan Lerman', character: 'Simon' },
      { name: 'Kyra Sedgwick', character: 'Gina Parker Smith' },
      { name: 'Terry Crews', character: 'Hackman' },
      { name: 'Alison Lohman', character: 'Trace' },
      { name: 'Ludacris', character: 'Humanz Brother' },
      { name: 'Johnny Whitworth', character: 'Scotch' },
      { name: 'Ramsey Moore', character: 'Gorge' },
    ],
    crew: [
      { name: 'Mark Neveldine', job: 'Director' },
      { name: 'Brian Taylor', job: 'Director' },
      { name: 'Mark Neveldine', job: 'Screenplay' },
      { name: 'Brian Taylor', job: 'Screenplay' },
      { name: 'Gary Lucchesi', job: 'Producer' },
      { name: 'Tom Rosenberg', job: 'Producer' },
      { name: 'Skip Williamson', job: 'Producer' },
      { name: 'Richard Wright', job: 'Producer' },
      { name: 'Robert Williamson', job: 'Original Music Composer' },
      { name: 'Geoff Zanelli', job: 'Original Music Composer' },
      { name: 'Ekkehart Pollack', job: 'Director of Photography' },
      { name: 'Peter Amundson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Pete Lachance',
        writtenOn: '2011-12-10',
        rating: 6,
        content:
          "Pros: A really good idea, closer to real life each year. Michael C. Hall as Castle, smooth and quite mad. The battles feel like being inside a shooter. Never boring. Cameos everywhere.\n\nCons: The camera shakes until you feel sick. Nearly every woman is half naked. Gerard Butler mumbles. Simon, the kid who plays, is dropped when it gets interesting. It shouts about violence and enjoys it too much.\n\nSolid B action. I'd recommend it to gamers, not to their moms.",
      },
      {
        author: 'Xavier_2k',
        writtenOn: '2012-08-19',
        rating: 7,
        content:
          'This movie is insane and I loved it. The war scenes look like a real video game, with the lag and everything. Terry Crews is terrifying! Michael C. Hall is the best part. The plot is kind of a mess. Still one of the coolest ideas for an action flick.',
      },
      {
        author: 'Anja Vestergaard',
        writtenOn: '2019-11-03',
        rating: 4,
        content:
          "The editing does everything here. No shot in the first battle lasts two seconds; the picture breaks into blocks, jumps, drops frames as if the connection were bad. For a few minutes that's a clever joke about computer games, and I admired it. Then it goes on like this in kitchens, in offices, in a conversation between Angie and a social worker. My eyes gave up before Kable did. There's a sharp satire buried in it. I didn't enjoy digging.",
      },
    ],
  },
  {
    id: 14161,
    title: '2012',
    releaseDate: '2009-10-10',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 5.9,
    voteCount: 12_673,
    overview:
      'In 2009 the scientist Adrian Helmsley warns President Wilson that the core of the Earth is heating up, and the governments secretly start to build ships. Three years later Jackson Curtis, a writer, takes his children camping and hears what is coming. When California breaks into the sea, he saves them and his former wife Kate in a small plane. They have to reach those ships before the sea covers the last mountains.',
    cast: [
      { name: 'John Cusack', character: 'Jackson Curtis' },
      { name: 'Amanda Peet', character: 'Kate Curtis' },
      { name: 'Chiwetel Ejiofor', character: 'Adrian Helmsley' },
      { name: 'Thandiwe Newton', character: 'Laura Wilson' },
      { name: 'Oliver Platt', character: 'Carl Anheuser' },
      { name: 'Tom McCarthy', character: 'Gordon Silberman' },
      { name: 'Woody Harrelson', character: 'Charlie Frost' },
      { name: 'Danny Glover', character: 'President Thomas Wilson' },
      { name: 'Liam James', character: 'Noah Curtis' },
      { name: 'Morgan Lily', character: 'Lilly Curtis' },
    ],
    crew: [
      { name: 'Roland Emmerich', job: 'Director' },
      { name: 'Roland Emmerich', job: 'Writer' },
      { name: 'Harald Kloser', job: 'Writer' },
      { name: 'Harald Kloser', job: 'Producer' },
      { name: 'Mark Gordon', job: 'Producer' },
      { name: 'Larry J. Franco', job: 'Producer' },
      { name: 'Thomas Wanker', job: 'Original Music Composer' },
      { name: 'Dean Semler', job: 'Director of Photography' },
      { name: 'David Brenner', job: 'Editor' },
      { name: 'Peter S. Elliot', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Peter Parry',
        writtenOn: '2010-05-22',
        rating: 8,
        content:
          "I drive long cars for weddings. That sequence where John Cusack takes a Lincoln through Los Angeles with the road folding up behind him, under a falling freeway, through a building as it goes past: I was on my feet, in my own lounge. They don't turn like that. They don't turn. I loved it. The planes after that I could do without.",
      },
      {
        author: 'Disaster bingo Hal',
        writtenOn: '2013-10-08',
        rating: 4,
        content:
          "Bingo card, full house by the hour: estranged wife, her nice new boyfriend, a dog, the White House, a scientist nobody listened to, a plane taking off as the runway goes, then again, then a third time. First time it's a thrill. By the third I was looking at my phone, and the water had only got to India. The effects on the small screen look like a very clean video game. Far too long, and I was bored. Only Woody Harrelson is fun.",
      },
      {
        author: 'Bogdan from Cluj',
        writtenOn: '2021-02-27',
        rating: 6,
        content:
          'The whole world breaks, and I eat a big popcorn. It is not logical, the hero is always one second faster than the earth under him, with car, with plane and again with plane. But the pictures of Los Angeles which falls into the sea are incredible, I never see this before. The people speak too many big words in the last hour and then it is long. There is a small dog, and everybody in the cinema worries about it. It is a stupid film with much fun, I like it.',
      },
    ],
  },
  {
    id: 13576,
    title: 'This Is It',
    releaseDate: '2009-10-28',
    genres: ['music', 'documentary'],
    voteAverage: 7.2,
    voteCount: 978,
    overview:
      'Fifty nights in London are sold out. Through the spring of 2009 a singer of fifty rehearses for them in a Los Angeles arena without an audience, sparing his voice and slowing a bass line with one hand. The cameras are meant for his private library. He calls these concerts his last. By the first night in July everything must be ready, and his voice and his body must hold.',
    cast: [
      { name: 'Michael Jackson', character: 'Self' },
      { name: 'Kenny Ortega', character: 'Self' },
      { name: 'Orianthi', character: 'Self' },
      { name: 'Dorian Holley', character: 'Self' },
      { name: 'Jonathan Moffett', character: 'Self' },
      { name: 'Tommy Organ', character: 'Self' },
      { name: 'Michael Bearden', character: 'Self' },
      { name: 'Judith Hill', character: 'Self' },
      { name: 'Mekia Cox', character: 'Self' },
    ],
    crew: [
      { name: 'Kenny Ortega', job: 'Director' },
      { name: 'Kenny Ortega', job: 'Producer' },
      { name: 'Paul Gongaware', job: 'Producer' },
      { name: 'Randy Phillips', job: 'Producer' },
      { name: 'Michael Bearden', job: 'Original Music Composer' },
      { name: 'Don Brochu', job: 'Editor' },
      { name: 'Brandon Key', job: 'Editor' },
      { name: 'Tim Patterson', job: 'Editor' },
      { name: 'Kevin Stitt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'larsen60',
        writtenOn: '2010-02-03',
        rating: 8,
        content:
          "I've played in orchestras for thirty years, and I can tell that Michael Jackson hears everything in these rehearsals. The keyboard man comes in a hair early on The Way You Make Me Feel and he doesn't shout, he says let it simmer, you're not letting it simmer. I had feared a sad afternoon. It's a wonderful film about work, and I went home and practised.",
      },
      {
        author: 'Seat 214',
        writtenOn: '2009-11-21',
        rating: 7,
        content:
          "I had a ticket for the fourteenth of July, and I kept it in its envelope and never asked for the money. So I went to the cinema that autumn with my ticket in my pocket, feeling a bit foolish, and the girl at the door asked to see it and then tore my other one very gently. He saves his voice, it's only rehearsals, and everyone is polite. But he knows each note and each step, and when he dances you see all of it. I was sad and I enjoyed every minute. A good film to say goodbye with.",
      },
      {
        author: 'Kitchen moonwalk',
        writtenOn: '2018-08-30',
        rating: 7,
        content:
          "Never a fan, came to it late, put it on while cooking and ended up standing there with the spoon. Michael Jackson is fifty here! He barely raises his voice and everyone in the place leans in. Human Nature is just him and a few lights, noodling about, finding where it goes, and it's prettier than any record he made. I do think somebody made money they shouldn't have. But I really liked it.",
      },
    ],
  },
  {
    id: 18239,
    title: 'The Twilight Saga: New Moon',
    releaseDate: '2009-11-18',
    genres: ['adventure', 'fantasy', 'drama', 'romance'],
    voteAverage: 6.0,
    voteCount: 9_706,
    overview:
      'When Bella turns eighteen, she cuts her finger, and the blood makes one of the Cullen vampires attack her. Edward leaves Forks for her own good. For months she sits at the window. Then she finds that she can see him if she does something dangerous, so she brings two old motorbikes to Jacob, who loves her and hides something. Bella risks her life each time, and Jacob could leave her too.',
    cast: [
      { name: 'Kristen Stewart', character: 'Bella Swan' },
      { name: 'Robert Pattinson', character: 'Edward Cullen' },
      { name: 'Taylor Lautner', character: 'Jacob Black' },
      { name: 'Billy Burke', character: 'Charlie Swan' },
      { name: 'Ashley Greene', character: 'Alice Cullen' },
      { name: 'Rachelle Lefevre', character: 'Victoria' },
      { name: 'Michael Sheen', character: 'Aro' },
      { name: 'Dakota Fanning', character: 'Jane' },
      { name: 'Anna Kendrick', character: 'Jessica' },
      { name: 'Nikki Reed', character: 'Rosalie Hale' },
    ],
    crew: [
      { name: 'Chris Weitz', job: 'Director' },
      { name: 'Melissa Rosenberg', job: 'Screenplay' },
      { name: 'Wyck Godfrey', job: 'Producer' },
      { name: 'Karen Rosenfelt', job: 'Producer' },
      { name: 'Alexandre Desplat', job: 'Original Music Composer' },
      { name: 'Javier Aguirresarobe', job: 'Director of Photography' },
      { name: 'Peter Lambert', job: 'Editor' },
    ],
    reviews: [
      {
        author: "Bella fan '09",
        writtenOn: '2010-05-08',
        rating: 9,
        content:
          "I loved this one even more than the first! It's so sad when Edward leaves and Bella just sits at the window while the months go by. And then there's Jacob with the motorcycles, sorry, I was Team Jacob from that day on. The wolves look awesome and the music is gorgeous. My friends and I saw it twice in one weekend.",
      },
      {
        author: 'October November Dec',
        writtenOn: '2016-11-05',
        rating: 6,
        content:
          "okay the chair. bella sits in a chair because edward has left, the camera goes round her, and every time it passes behind her head it's another month outside. I was nineteen and six weeks into one of those myself. best thirty seconds of the five films. and then jacob takes his shirt off and all of us in the room screamed. the rest is slow and a bit silly and i had fun anyway",
      },
      {
        author: 'Jenny, not Bella',
        writtenOn: '2012-08-19',
        rating: 3,
        content:
          "She mopes, and I'm sorry but there are two hours of it. The first one was silly too, but it had a bit of mystery; here he leaves and the film goes with him. Jacob's sweet until he takes up shouting in the rain. Everything's muttered. I was bored. I perked up when the good actors came, very late, and it was over. My book group loved it so I have kept this to myself until now.",
      },
    ],
  },
  {
    id: 23398,
    title: 'Alvin and the Chipmunks: The Squeakquel',
    releaseDate: '2009-12-21',
    genres: ['comedy', 'family', 'animation', 'fantasy', 'music'],
    voteAverage: 5.7,
    voteCount: 3_112,
    overview:
      'When Dave Seville has to stay in a hospital, his cousin Toby takes care of Alvin, Simon and Theodore. The three must go to high school, where Dr. Rubin, the principal, asks them to sing in a contest. Meanwhile Brittany, Jeanette and Eleanor, three singing sisters, have fallen into the hands of Ian Hawke, who wants revenge on the boys. If the boys quarrel and lose, the school loses its music lessons.',
    cast: [
      { name: 'Zachary Levi', character: 'Toby Seville' },
      { name: 'David Cross', character: 'Ian Hawke' },
      { name: 'Jason Lee', character: 'Dave Seville' },
      { name: 'Justin Long', character: 'Alvin (voice)' },
      { name: 'Matthew Gray Gubler', character: 'Simon (voice)' },
      { name: 'Jesse McCartney', character: 'Theodore (voice)' },
      { name: 'Amy Poehler', character: 'Eleanor (voice)' },
      { name: 'Anna Faris', character: 'Jeanette (voice)' },
      { name: 'Christina Applegate', character: 'Brittany (voice)' },
      { name: 'Wendie Malick', character: 'Dr. Rubin' },
    ],
    crew: [
      { name: 'Betty Thomas', job: 'Director' },
      { name: 'Jon Vitti', job: 'Screenplay' },
      { name: 'Jonathan Aibel', job: 'Screenplay' },
      { name: 'Glenn Berger', job: 'Screenplay' },
      { name: 'Janice Karman', job: 'Producer' },
      { name: 'Ross Bagdasarian Jr.', job: 'Producer' },
      { name: 'David Newman', job: 'Original Music Composer' },
      { name: 'Anthony B. Richmond', job: 'Director of Photography' },
      { name: 'Matthew Friedman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Sven57',
        writtenOn: '2010-04-05',
        rating: 5,
        content:
          "I took three children, four to seven, and all of them danced in the aisle when the girl chipmunks sang. That's the good news. The voices are so high that one boy put his mittens over his ears, and I envied him. There's nothing to frighten anyone, and little Theodore, who gets lost at the zoo, made them worry in a sweet way. The grown-ups in it are dull and Jason Lee is hardly there. The kids want it again. I thought it was just okay: harmless, and very, very squeaky.",
      },
      {
        author: 'theodore_is_baby',
        writtenOn: '2012-12-27',
        rating: 8,
        content:
          "My sister is six. She asked can the small green one sleep in our house. When he hides in the meerkats at the zoo because his brothers fought, she cried and had to be shown that he is a drawing. I'm supposed to be too old (12) but the dodgeball is good. And Toby with the hair is funny. And I know all the dance. I think it's the best one.",
      },
      {
        author: 'carlak',
        writtenOn: '2019-10-06',
        rating: 5,
        content:
          "Played it for two under-fives on a wet half-term and got through a whole tax return in the next room, undisturbed, with only high little voices coming through the wall. I looked in once and Jason Lee was falling off something in a wheelchair. I looked in again, at the end, and everyone was in sequins. The children liked it. I thought it was silly, and I've rarely been so grateful to a silly film.",
      },
    ],
  },
  {
    id: 20453,
    title: '3 Idiots',
    releaseDate: '2009-12-23',
    genres: ['drama', 'comedy'],
    voteAverage: 8.0,
    voteCount: 2681,
    overview:
      "Farhan and Raju have not seen their friend Rancho since college. Then Chatur, who once made a bet with him, calls them to the college, and the three set out to find him. On the way Farhan remembers how Rancho laughed at learning by heart, fought the director they called Virus and met his daughter Pia. If they don't find him, Chatur has won, and they will never know why their best friend left them.",
    cast: [
      { name: 'Aamir Khan', character: 'Ranchoddas "Rancho" Chanchad' },
      { name: 'R. Madhavan', character: 'Farhan Qureshi' },
      { name: 'Sharman Joshi', character: 'Raju Rastogi' },
      { name: 'Kareena Kapoor Khan', character: 'Pia Sahastrabudhhe' },
      { name: 'Boman Irani', character: 'Viru "Virus" Sahastrabudhhe' },
      { name: 'Omi Vaidya', character: 'Chatur "Silencer" Ramalingam' },
      { name: 'Mona Singh', character: 'Mona Sahastrabuddhe' },
      { name: 'Rahul Kumar', character: 'Millimeter' },
      { name: 'Parikshat Sahni', character: 'Mr. Qureshi' },
    ],
    crew: [
      { name: 'Rajkumar Hirani', job: 'Director' },
      { name: 'Abhijat Joshi', job: 'Screenplay' },
      { name: 'Rajkumar Hirani', job: 'Screenplay' },
      { name: 'Vidhu Vinod Chopra', job: 'Producer' },
      { name: 'Shantanu Moitra', job: 'Original Music Composer' },
      { name: 'C. K. Muraleedharan', job: 'Director of Photography' },
      { name: 'Rajkumar Hirani', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Sunita & Ramesh, Nagpur',
        writtenOn: '2012-08-15',
        rating: 10,
        content:
          'What a film for the whole family! We saw it in a full hall, and when the students danced in their towels to "Aal Izz Well" even the uncles in the back row were singing. Aamir Khan is so fresh as Rancho, and Boman Irani with his lisp made my mother laugh until she cried. Then comes Raju\'s poor family and you really cry. Every parent who wants an engineer in the house must watch it. We loved it, we have the DVD, and my son still studies photography because of it.',
      },
      {
        author: 'Minjun Kang',
        writtenOn: '2015-10-11',
        rating: 8,
        content:
          'In my country the students also learn for exams day and night, so this film speaks to me. Rancho asks why we study, and the professor Virus hates the question. It is very funny, for example the speech of Chatur, who does not understand his own words. It is also sad, because one student is under too much pressure. Three hours is long and there are songs, but I was never bored. I like this film very much, every student should see it.',
      },
      {
        author: "Deirdre O'Malley",
        writtenOn: '2022-01-09',
        rating: 7,
        content:
          "I watched this twelve years late, after a colleague had asked me every month. The friendship holds up: Aamir Khan, Madhavan and Sharman Joshi are plainly too old for a dormitory, and it doesn't matter at all. Boman Irani's Virus, writing with both hands, is a fine villain. What has aged is the big speech of Chatur, where the joke hangs on a word that nobody should laugh at, and some of the coincidences are a great deal to swallow. I still enjoyed it, and my colleague was right.",
      },
    ],
  },
];
