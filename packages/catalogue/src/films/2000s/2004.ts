import type { CatalogueFilm } from '../film.ts';

export const films2004: readonly CatalogueFilm[] = [
  {
    id: 9372,
    title: 'Super Size Me',
    releaseDate: '2004-01-17',
    genres: ['documentary'],
    voteAverage: 6.7,
    voteCount: 1_766,
    overview:
      "For thirty days a healthy man in New York, who lives with a vegan chef, will eat nothing that isn't sold over the counter of one hamburger chain. He must try everything on the menu once and say yes whenever the cashier offers the larger portion. Three doctors weigh him and take his blood. In the second week they warn him that his liver is in danger and that he should stop.",
    cast: [
      { name: 'Morgan Spurlock', character: 'Self' },
      { name: 'Daryl Isaacs', character: 'Self (internist)' },
      { name: 'Lisa Ganjhu', character: 'Self (gastroenterologist)' },
      { name: 'Stephen Siegel', character: 'Self (cardiologist)' },
      { name: 'Bridget Bennett', character: 'Self (nutritionist)' },
      { name: 'Eric Rowley', character: 'Self (exercise physiologist)' },
      { name: 'Alexandra Jamieson', character: 'Self' },
      { name: 'John Banzhaf', character: 'Self (law professor)' },
      { name: 'David Satcher', character: 'Self (former Surgeon General)' },
    ],
    crew: [
      { name: 'Morgan Spurlock', job: 'Director' },
      { name: 'Morgan Spurlock', job: 'Writer' },
      { name: 'Morgan Spurlock', job: 'Producer' },
      { name: 'Scott Ambrozy', job: 'Director of Photography' },
      { name: 'Steve Horowitz', job: 'Original Music Composer' },
      { name: 'Julie Lombardi', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Daniel E.',
        writtenOn: '2006-08-14',
        rating: 5,
        content:
          "I worked at the window of a burger place for six years. Nobody eats there three times a day. Fellas came in twice, tops, and they were roofers. So Spurlock's month of burgers is a stunt, and he's a showman, being sick out of his car in the parking lot. That half of the movie annoyed me.\n\nThe part about school lunches is the other half, and I liked that one. Kids with a tray that's just fries, and a lady who says they probably ate something else at home. You could make a whole picture out of her face.",
      },
      {
        author: 'Karen, lunch mom',
        writtenOn: '2012-02-28',
        rating: 8,
        content:
          "We watched this with our kids, ten and thirteen, and it did more than all my speeches about vegetables. A man eats only fast food for thirty days and his doctors can't believe what happens to his blood. It is funny and sometimes gross (he throws up in a parking lot, and there's an operation I'd skip with younger ones). The part about school lunches made me angry. It's a stunt, sure. I still think it's a really good documentary, and we cook more now.",
      },
      {
        author: 'Steve, health class',
        writtenOn: '2019-11-05',
        rating: 6,
        content:
          "Finally watched it again after showing it to ninth graders for years, and I see it differently now. The idea still works: one man, one month, nothing but burgers. It moves fast and the cartoon about the chicken is still disgusting. But later Spurlock said that he had been drinking heavily for years, and then you have to wonder about his liver numbers. The interviews in the schools are the strongest part. Entertaining and worth a look; I just don't trust it the way I did.",
      },
    ],
  },
  {
    id: 9470,
    title: 'Kung Fu Hustle',
    releaseDate: '2004-02-10',
    genres: ['action', 'comedy', 'crime', 'fantasy'],
    voteAverage: 7.5,
    voteCount: 3_143,
    overview:
      'Shanghai in the 1940s belongs to the Axe Gang, led by Brother Sum. Sing, a crook who would love to join, pretends to be an Axe in Pig Sty Alley. The real gang arrives and is beaten back by the tenants. So the gang frees the Beast, the most dangerous killer of all. If he wins, the alley is lost, and Sing has to decide whose side he is on.',
    cast: [
      { name: 'Stephen Chow', character: 'Sing' },
      { name: 'Yuen Qiu', character: 'Landlady' },
      { name: 'Yuen Wah', character: 'Landlord' },
      { name: 'Bruce Leung Siu-Lung', character: 'The Beast' },
      { name: 'Danny Chan Kwok-Kwan', character: 'Brother Sum' },
      { name: 'Lam Tze-Chung', character: "Sing's Sidekick" },
      { name: 'Chiu Chi-Ling', character: 'Tailor' },
      { name: 'Xing Yu', character: 'Coolie' },
      { name: 'Zhihua Dong', character: 'Donut' },
    ],
    crew: [
      { name: 'Stephen Chow', job: 'Director' },
      { name: 'Stephen Chow', job: 'Writer' },
      { name: 'Stephen Chow', job: 'Producer' },
      { name: 'Tsang Kan-Cheung', job: 'Writer' },
      { name: 'Raymond Wong', job: 'Original Music Composer' },
      { name: 'Poon Hang-Sang', job: 'Director of Photography' },
      { name: 'Angie Lam', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ken from Osaka',
        writtenOn: '2008-10-05',
        rating: 8,
        content:
          'wildest kung fu comedy ever, like bugs bunny directed by bruce lee. landlady with the curlers and the cigarette is my favorite fighter in any movie, she can scream a building down. the two guys with the harp are super cool. stephen chow better than in shaolin soccer, and that one i love too. some jokes are very stupid, the knife scene i laughed so much i had to pause. top 5 martial arts for me',
      },
      {
        author: 'George Duarte',
        writtenOn: '2015-06-29',
        rating: 7,
        content:
          "I've trained in kung fu all my life, so let me just bow to the tailor with the iron rings. Those are real old masters he cast, men who hadn't worked for years, and for a few minutes each they get to be gods in an alley. The two blind harpists whose music turns into blades are a marvel.\n\nStephen Chow should stop with the cartoons. When they chase each other with their legs whirling it's Road Runner. I don't care about the ice cream girl either. A very good fight movie with too many jokes.",
      },
      {
        author: 'Naha ferry',
        writtenOn: '2022-04-18',
        rating: 8,
        content:
          "The scene with the knives! The hero throws a knife, it bounces, it comes back into his shoulder, his friend throws one, other shoulder, then there's a basket of snakes. I laughed so hard on the Okinawa ferry that a man took a picture of me. I loved every crazy minute.",
      },
    ],
  },
  {
    id: 1824,
    title: '50 First Dates',
    releaseDate: '2004-02-13',
    genres: ['comedy', 'romance'],
    voteAverage: 6.9,
    voteCount: 7_679,
    overview:
      "Henry Roth, a vet in Hawaii, only dates tourists, so that nobody can stay. Then he falls for Lucy Whitmore, and the next day she doesn't know him. Since a car accident Lucy forgets each day as she sleeps, and her father Marlin and her brother Doug play the same Sunday for her over and over, to spare her the truth. Henry must win her heart again every morning.",
    cast: [
      { name: 'Adam Sandler', character: 'Henry Roth' },
      { name: 'Drew Barrymore', character: 'Lucy Whitmore' },
      { name: 'Rob Schneider', character: 'Ula' },
      { name: 'Sean Astin', character: 'Doug Whitmore' },
      { name: 'Blake Clark', character: 'Marlin Whitmore' },
      { name: 'Lusia Strus', character: 'Alexa' },
      { name: 'Dan Aykroyd', character: 'Dr. Keats' },
      { name: 'Amy Hill', character: 'Sue' },
      { name: 'Allen Covert', character: 'Ten Second Tom' },
      { name: 'Maya Rudolph', character: 'Stacy' },
    ],
    crew: [
      { name: 'Peter Segal', job: 'Director' },
      { name: 'George Wing', job: 'Writer' },
      { name: 'Teddy Castellucci', job: 'Original Music Composer' },
      { name: 'Jack N. Green', job: 'Director of Photography' },
      { name: 'Jeff Gourson', job: 'Editor' },
      { name: 'Jack Giarraputo', job: 'Producer' },
      { name: 'Nancy Juvonen', job: 'Producer' },
      { name: 'Steve Golin', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Moira (head injury group)',
        writtenOn: '2014-10-15',
        rating: 7,
        content:
          "There isn't a condition like that, I run a group for people with head injuries and we're asked. But our members vote for this comedy each Christmas, and I like it as much as they do. Drew Barrymore's brother and dad repaint the garage wall white every night so that she can paint it again. Nobody in the group laughs at that. They've all got someone like that at home.",
      },
      {
        author: 'Agata from Elbląg',
        writtenOn: '2007-02-18',
        rating: 4,
        content:
          "A walrus is sick on a person. I didn't go out for a walrus, I went for Drew Barrymore, who is warm and lovely, and who's stuck in a nice sad film that keeps being interrupted by Rob Schneider with a bad eye and by jokes about somebody's bottom. I didn't like it, and I wanted to.",
      },
      {
        author: 'Megan with a ukulele',
        writtenOn: '2021-04-30',
        rating: 9,
        content:
          "The sweetest Adam Sandler movie by far! Drew Barrymore is adorable and the idea is so romantic, he has to make her fall in love with him every single day. Hawaii looks amazing, the music is so relaxing. Some gross jokes, there's a walrus. I laughed, I cried, my boyfriend cried too and denies it. Love it.",
      },
    ],
  },
  {
    id: 38,
    title: 'Eternal Sunshine of the Spotless Mind',
    releaseDate: '2004-03-19',
    genres: ['drama', 'romance', 'science-fiction'],
    voteAverage: 8.1,
    voteCount: 16_246,
    overview:
      'Joel Barish learns that his girlfriend Clementine has had him erased from her memory by a small company. Hurt, he asks Dr. Mierzwiak to do the same for him. That night two technicians work on the sleeping Joel and remove Clementine piece by piece. Halfway through he finds that he still loves her. He must hide her somewhere in his head, or by morning he will not know that she exists.',
    cast: [
      { name: 'Jim Carrey', character: 'Joel Barish' },
      { name: 'Kate Winslet', character: 'Clementine Kruczynski' },
      { name: 'Kirsten Dunst', character: 'Mary' },
      { name: 'Mark Ruffalo', character: 'Stan' },
      { name: 'Elijah Wood', character: 'Patrick' },
      { name: 'Tom Wilkinson', character: 'Dr. Mierzwiak' },
      { name: 'Jane Adams', character: 'Carrie' },
      { name: 'David Cross', character: 'Rob' },
      { name: "Deirdre O'Connell", character: 'Hollis' },
      { name: 'Thomas Jay Ryan', character: 'Frank' },
    ],
    crew: [
      { name: 'Michel Gondry', job: 'Director' },
      { name: 'Steve Golin', job: 'Producer' },
      { name: 'Anthony Bregman', job: 'Producer' },
      { name: 'Charlie Kaufman', job: 'Screenplay' },
      { name: 'Charlie Kaufman', job: 'Story' },
      { name: 'Michel Gondry', job: 'Story' },
      { name: 'Pierre Bismuth', job: 'Story' },
      { name: 'Jon Brion', job: 'Original Music Composer' },
      { name: 'Ellen Kuras', job: 'Director of Photography' },
      { name: 'Valdís Óskarsdóttir', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Greta Sandoval',
        writtenOn: '2009-02-14',
        rating: 9,
        content:
          'Jim Carrey has never been this quiet in a movie, and it is the best work he has done. He keeps his hands in his pockets and his eyes on the floor, and you can see Joel thinking about every word before he says half of it. When his face opens up beside Clementine on the frozen river, it means something. I loved him here, and I loved the movie because of him.',
      },
      {
        author: 'Cormac Brady',
        writtenOn: '2013-10-05',
        rating: 7,
        content:
          "A science fiction film with the budget of a student flat, and all the better for it; Gondry does with torches and trapdoors what others do with computers. It belongs beside Annie Hall, which it out-argues, and Being John Malkovich, which is funnier. Kate Winslet's Clementine is rude, warm and tiring, as people are. I could do without the technicians; whenever Stan and Mary dance on the bed, Joel's story waits outside in the cold, and I waited with it. Still, I admired the film very much, and the scene in the bookshop where the titles fade from the spines is one I'd see again tomorrow.",
      },
      {
        author: 'joanna.szym',
        writtenOn: '2020-05-30',
        rating: 8,
        content:
          'The film is a little difficult at the beginning, because the time jumps and the hair of Clementine is sometimes blue and sometimes orange. Then I understand that the hair tells me where I am. I like this idea. Joel runs through his own memories and the rooms become dark behind him. It is sad and beautiful, and not only for couples. I liked it very much and I recommend to watch it two times.',
      },
    ],
  },
  {
    id: 13700,
    title: 'Home on the Range',
    releaseDate: '2004-04-02',
    genres: ['animation', 'family', 'western', 'music'],
    voteAverage: 6.0,
    voteCount: 2_142,
    overview:
      "Pearl and the animals on her farm have three days to find 750 dollars, or the farm will be sold. That is the reward for catching the yodeling thief Alameda Slim. So three cows set out after him: the loud Maggie, the proper Mrs. Caloway and Grace, who can't sing. The bounty hunter Rico is after Slim as well. If he gets the reward, the cows and Pearl will lose their home.",
    cast: [
      { name: 'Roseanne Barr', character: 'Maggie (voice)' },
      { name: 'Judi Dench', character: 'Mrs. Caloway (voice)' },
      { name: 'Jennifer Tilly', character: 'Grace (voice)' },
      { name: 'Cuba Gooding Jr.', character: 'Buck (voice)' },
      { name: 'Randy Quaid', character: 'Alameda Slim (voice)' },
      { name: 'Charles Dennis', character: 'Rico (voice)' },
      { name: 'Steve Buscemi', character: 'Wesley (voice)' },
      { name: 'Carole Cook', character: 'Pearl Gesner (voice)' },
      { name: 'Charles Haid', character: 'Lucky Jack (voice)' },
      { name: 'Joe Flaherty', character: 'Jeb the Goat (voice)' },
    ],
    crew: [
      { name: 'Will Finn', job: 'Director' },
      { name: 'Will Finn', job: 'Screenplay' },
      { name: 'Will Finn', job: 'Story' },
      { name: 'John Sanford', job: 'Director' },
      { name: 'John Sanford', job: 'Screenplay' },
      { name: 'John Sanford', job: 'Story' },
      { name: 'Alan Menken', job: 'Original Music Composer' },
      { name: 'Alice Dewey', job: 'Producer' },
      { name: 'Michael Kelly', job: 'Story' },
    ],
    reviews: [
      {
        author: 'Frank T.',
        writtenOn: '2011-09-18',
        rating: 7,
        content:
          "I'm a dairy farmer and took my granddaughter to this cartoon about three cows. She asked me if ours yodel.\n\nThe yodel number is the best thing in it: he sings and the cows go in a trance and turn pink and green and march round in patterns like a swimming show. They've put in The William Tell overture somewhere in there. The horse who thinks he knows karate is a pain. But we both had a good time.",
      },
      {
        author: 'Paula at the easel',
        writtenOn: '2018-03-29',
        rating: 5,
        content:
          "The backgrounds are the best thing here, flat orange cliffs and blue shadows, like an old poster of the Wild West. You can see that people who loved drawing made this, and it was one of Disney's last films done by hand. I wish the story were half as good. It's three cows, one chase and a lot of jokes that tire you out. The yodeling number, when the cattle turn pink and green, is a small miracle. I enjoyed looking at it more than watching it, and was a bit bored.",
      },
    ],
  },
  {
    id: 10625,
    title: 'Mean Girls',
    releaseDate: '2004-04-30',
    genres: ['comedy', 'drama'],
    voteAverage: 7.2,
    voteCount: 9_398,
    overview:
      'Cady Heron, sixteen, grew up in Africa and has never been to school. She makes friends with two outsiders, Janis and Damian. When Regina George, the queen of the school, invites her to sit with Gretchen and Karen, Janis asks her to spy on them. Regina takes Aaron, whom Cady loves. Cady takes revenge with the same tricks, and if she goes on, she will lose her real friends and become a second Regina.',
    cast: [
      { name: 'Lindsay Lohan', character: 'Cady Heron' },
      { name: 'Rachel McAdams', character: 'Regina George' },
      { name: 'Lizzy Caplan', character: 'Janis Ian' },
      { name: 'Lacey Chabert', character: 'Gretchen Wieners' },
      { name: 'Amanda Seyfried', character: 'Karen Smith' },
      { name: 'Daniel Franzese', character: 'Damian' },
      { name: 'Jonathan Bennett', character: 'Aaron Samuels' },
      { name: 'Rajiv Surendra', character: 'Kevin Gnapoor' },
      { name: 'Tina Fey', character: 'Ms. Norbury' },
      { name: 'Tim Meadows', character: 'Mr. Duvall' },
      { name: 'Amy Poehler', character: 'Mrs. George' },
    ],
    crew: [
      { name: 'Mark Waters', job: 'Director' },
      { name: 'Tina Fey', job: 'Screenplay' },
      { name: 'Rolfe Kent', job: 'Original Music Composer' },
      { name: 'Daryn Okada', job: 'Director of Photography' },
      { name: 'Wendy Greene Bricmont', job: 'Editor' },
      { name: 'Lorne Michaels', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'T. Dawson',
        writtenOn: '2012-10-03',
        rating: 9,
        content:
          "October third! Fans know why I'm posting.\n\nNobody gives Lacey Chabert enough. \"I'm sorry that people are so jealous of me\": tears, a tiny foot stamp. I was a Gretchen at school, always half a step behind the pretty one. It's the funniest movie about girls I know, and I love it.",
      },
      {
        author: 'Pierre Nash',
        writtenOn: '2016-01-22',
        content:
          "We had a book like the girls in this film, full of mean things about everybody. Ours was red, with a horse on it, and it lived behind a radiator in the art block. I was on page nine, and I was also, and I have told nobody this in thirty years, the handwriting on page fourteen.\n\nSo I laughed at the phone call with three people on it until I noticed I'd stopped. The kind ending I didn't believe for a second. The rest is sharp, true and very good.",
      },
      {
        author: 'Emma Horvat',
        writtenOn: '2024-01-19',
        rating: 6,
        content:
          "I drive four thirteen-year-olds home from school and they can say this entire film, so I finally sat down with them. It is fast and clever, and there's a good point in it about how girls hurt each other with smiles. Some jokes about sex made me study the carpet, and I would wait until twelve or thirteen. Rachel McAdams is terrific as the mean one. The teachers are funnier than the kids, I thought. The last part is too nice to be true. I liked it and my passengers love it.",
      },
    ],
  },
  {
    id: 11058,
    title: 'Godsend',
    releaseDate: '2004-04-30',
    genres: ['drama', 'horror', 'science-fiction', 'thriller'],
    voteAverage: 4.9,
    voteCount: 528,
    overview:
      'Adam Duncan, eight, is killed in an accident. A doctor, Richard Wells, offers his parents, Paul and Jessie, to make a second Adam from a few cells. They accept and tell no one. The boy grows up happily until he is eight. Then he has nightmares about things that never happened to him, and grows cruel. Paul must find out what Wells has done, or he will lose his son a second time.',
    cast: [
      { name: 'Greg Kinnear', character: 'Paul Duncan' },
      { name: 'Rebecca Romijn', character: 'Jessie Duncan' },
      { name: 'Robert De Niro', character: 'Richard Wells' },
      { name: 'Cameron Bright', character: 'Adam Duncan' },
      { name: 'Zoie Palmer', character: 'Susan Pierce' },
      { name: 'Munro Chambers', character: 'Max Shaw' },
      { name: 'Marcia Bennett', character: 'Principal Hersch' },
      { name: 'Jake Simons', character: 'Dan Sandler' },
      { name: 'Devon Bostick', character: 'Zachary Clark Wells' },
    ],
    crew: [
      { name: 'Nick Hamm', job: 'Director' },
      { name: 'Cathy Schulman', job: 'Producer' },
      { name: "Sean O'Keefe", job: 'Producer' },
      { name: 'Mark Bomback', job: 'Screenplay' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Kramer Morgenthau', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Philippa Stroud',
        writtenOn: '2008-02-19',
        rating: 5,
        content:
          "Godsend asks a serious question, and for forty minutes it looks as if it would answer it. Nick Hamm directs the grief of the parents with patience. The quiet house, the untouched room, the kind doctor who says the unthinkable in a soft voice: these scenes could belong to a good drama. Then the boy has his first vision, a door creaks, and a much more ordinary film takes over.\n\nGreg Kinnear is sincere throughout and makes a believable father. Rebecca Romijn has fewer chances and uses them. Cameron Bright has that still, adult face which is alarming even when he only eats his cereal. Robert De Niro, on the other hand, seems to read his part from a card behind the camera, politely and in a hurry.\n\nOverall I can't quite recommend it, although I didn't hate it. It's a shame, because the first half deserved a better second one. I was interested, then impatient, then glad to see the credits.",
      },
      {
        author: 'spare key under pot',
        writtenOn: '2016-06-30',
        rating: 5,
        content:
          "Twins run in my family, so we watched this for the pleasure of shouting at it. My brother says he'd have done what the Duncans do; I say you don't order a person again like a lamp. We argued so loudly that we missed De Niro's big speech, and had to go back, and it wasn't worth it. Cameron Bright is properly eerie in the school corridor. The rest creaks. It's a middling film that gave us a great quarrel, and I'd call that half a success.",
      },
      {
        author: 'Bruna Tavares',
        writtenOn: '2020-01-16',
        rating: 5,
        content:
          'The theme is interesting: a couple loses the son and a doctor makes the same son again. I ask myself the whole time what I would do. The beginning is sad and good. Later come nightmares, fire, strange rooms, and it becomes like other films with a strange child. Robert De Niro is surprisingly weak. The boy plays very well. I was not bored, but after it I felt a little disappointed, because the question stays open.',
      },
    ],
  },
  {
    id: 10710,
    title: 'Envy',
    releaseDate: '2004-04-30',
    genres: ['comedy'],
    voteAverage: 4.9,
    voteCount: 549,
    overview:
      "Tim Dingman and Nick Vanderpark are neighbors, best friends and colleagues. One evening Nick offers Tim half of his newest idea: a spray that makes dog droppings vanish. Careful Tim says no. A year later Nick is rich and builds a palace across the street. Tim can't sleep, and his wife Debbie can't forgive him. A drifter talks him into revenge, and Tim stands to lose his family, his job and his best friend.",
    cast: [
      { name: 'Ben Stiller', character: 'Tim Dingman' },
      { name: 'Jack Black', character: 'Nick Vanderpark' },
      { name: 'Rachel Weisz', character: 'Debbie Dingman' },
      { name: 'Amy Poehler', character: 'Natalie Vanderpark' },
      { name: 'Christopher Walken', character: 'J-Man' },
      { name: 'Ariel Gade', character: 'Lula Dingman' },
      { name: 'Sam Lerner', character: 'Michael Dingman' },
      { name: 'Lily Jackson', character: 'Nellie Vanderpark' },
      { name: 'Connor Matheus', character: 'Nathan Vanderpark' },
      { name: 'Hector Elias', character: 'Eduardo' },
    ],
    crew: [
      { name: 'Barry Levinson', job: 'Director' },
      { name: 'Barry Levinson', job: 'Producer' },
      { name: 'Paula Weinstein', job: 'Producer' },
      { name: 'Steve Adams', job: 'Screenplay' },
      { name: 'Mark Mothersbaugh', job: 'Original Music Composer' },
      { name: 'Tim Maurice-Jones', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Rosalind Keane',
        writtenOn: '2005-03-06',
        rating: 4,
        content:
          "Levinson has made sharp films about men and money, Tin Men above all; this is a blunt one, and not for want of a theme. Envy between friends is something that Molière would have dined on, or the Coens; here it ends up in a ditch with a horse. Stiller simmers, Black beams, each as usual; only Christopher Walken, as a philosopher of the bar stool, seems to act in the odd, sad comedy that this could have been. The song that explains the plot is awful. I smiled now and then and looked at my watch more often; I can't recommend it.",
      },
      {
        author: 'Stefan Wuttke',
        writtenOn: '2012-05-27',
        rating: 5,
        content:
          'The idea is really funny: one man says no to a stupid invention, and then he must look at the castle of his friend every morning. Everybody knows this feeling. I laughed when Nick sends presents and his white horse stands in front of the window. After one hour the film does not know where it wants to go. Christopher Walken is great, as always. It is not a good comedy and I have seen worse.',
      },
      {
        author: 'hannah_late_again',
        writtenOn: '2023-07-19',
        rating: 5,
        content:
          "Finally watched this after years of hearing that it was unwatchable, and it isn't. What works: Nick, who is so happy that he wants to share all of it, Walken's speeches, and Rachel Weisz, who is much funnier than anyone lets her be. What doesn't: long stretches at night with shovels, and jokes about droppings, which you can't make better with a budget. It's an odd little film, neither good nor terrible. I liked bits of it and I wouldn't go back.",
      },
    ],
  },
  {
    id: 652,
    title: 'Troy',
    releaseDate: '2004-05-13',
    genres: ['war', 'action', 'history'],
    voteAverage: 7.2,
    voteCount: 11_239,
    overview:
      "Paris, a Trojan prince, takes Helen away from her husband, King Menelaus. Menelaus's brother Agamemnon lands with a thousand ships and Achilles, the greatest warrior, who fights only for fame. Hector, Paris's older brother, has to defend the city. When Achilles falls in love with Briseis and refuses to fight, the Greeks begin to lose. If he comes back to the war, Hector must face him to save his family and his city.",
    cast: [
      { name: 'Brad Pitt', character: 'Achilles' },
      { name: 'Orlando Bloom', character: 'Paris' },
      { name: 'Eric Bana', character: 'Hector' },
      { name: 'Brian Cox', character: 'Agamemnon' },
      { name: 'Sean Bean', character: 'Odysseus' },
      { name: 'Brendan Gleeson', character: 'Menelaus' },
      { name: 'Diane Kruger', character: 'Helen' },
      { name: 'Rose Byrne', character: 'Briseis' },
      { name: "Peter O'Toole", character: 'Priam' },
      { name: 'Saffron Burrows', character: 'Andromache' },
    ],
    crew: [
      { name: 'Wolfgang Petersen', job: 'Director' },
      { name: 'Wolfgang Petersen', job: 'Producer' },
      { name: 'David Benioff', job: 'Screenplay' },
      { name: 'James Horner', job: 'Original Music Composer' },
      { name: 'Roger Pratt', job: 'Director of Photography' },
      { name: 'Peter Honess', job: 'Editor' },
      { name: 'Diana Rathbun', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Miriam Adler',
        writtenOn: '2007-10-20',
        content:
          "Finally watched it after years of teaching the real story, and I was ready to hate it. There are no gods, and ten years become two weeks. And yet I had a good time. Eric Bana's Hector is noble and tired and you want him to win, Brian Cox enjoys being greedy, and Peter O'Toole is the best of them all. The ships look great. Orlando Bloom doesn't hold up. A decent big film, and a poor lesson.",
      },
      {
        author: 'Gym Dazza',
        writtenOn: '2012-06-07',
        rating: 9,
        content:
          "Brad Pitt's jump at the start! He runs up, hops, one stroke of the sword, the giant drops, the army goes quiet. I've tried that jump at the leisure centre. You need a step.\n\nHector's the real hero of it, and I say that with the Pitt poster on my wall. Eric Bana just looks tired and decent. My missus, who came for the legs, cried her eyes out. Brilliant film.",
      },
      {
        author: 'Row 31',
        writtenOn: '2005-02-15',
        rating: 6,
        content:
          "I saw this on a plane, with a baby behind me. I couldn't hear Orlando Bloom and I'm told that I was lucky. The Greek ships go back and back to the edge of the little screen, and even at that size I sat up. I quite enjoyed it, though it's too long for one flight.",
      },
    ],
  },
  {
    id: 809,
    title: 'Shrek 2',
    releaseDate: '2004-05-19',
    genres: ['animation', 'family', 'comedy', 'fantasy', 'romance'],
    voteAverage: 7.3,
    voteCount: 13_355,
    overview:
      "Shrek and Fiona are invited to meet her parents. Her father, King Harold, is shocked to see an ogre. He once promised Fiona to Prince Charming, and Charming's mother, the Fairy Godmother, reminds him of it. So he hires Puss in Boots to get rid of Shrek. Shrek, who thinks that Fiona would like him better as a human, steals a potion with Donkey. If it goes wrong, he will lose her to Charming.",
    cast: [
      { name: 'Mike Myers', character: 'Shrek (voice)' },
      { name: 'Eddie Murphy', character: 'Donkey (voice)' },
      { name: 'Cameron Diaz', character: 'Princess Fiona (voice)' },
      { name: 'Julie Andrews', character: 'Queen Lillian (voice)' },
      { name: 'Antonio Banderas', character: 'Puss in Boots (voice)' },
      { name: 'John Cleese', character: 'King Harold (voice)' },
      { name: 'Rupert Everett', character: 'Prince Charming (voice)' },
      { name: 'Jennifer Saunders', character: 'Fairy Godmother (voice)' },
      { name: 'Aron Warner', character: 'Wolf (voice)' },
      { name: 'Conrad Vernon', character: 'Gingerbread Man (voice)' },
    ],
    crew: [
      { name: 'Andrew Adamson', job: 'Director' },
      { name: 'Andrew Adamson', job: 'Screenplay' },
      { name: 'Andrew Adamson', job: 'Story' },
      { name: 'Kelly Asbury', job: 'Director' },
      { name: 'Conrad Vernon', job: 'Director' },
      { name: 'Joe Stillman', job: 'Screenplay' },
      { name: 'J. David Stem', job: 'Screenplay' },
      { name: 'David N. Weiss', job: 'Screenplay' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Aron Warner', job: 'Producer' },
      { name: 'David Lipman', job: 'Producer' },
      { name: 'John H. Williams', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Holding Out for Jen',
        writtenOn: '2013-10-10',
        rating: 9,
        content:
          "Jennifer Saunders singing \"Holding Out for a Hero\" is the best song in any cartoon. I don't know how you'd improve on that. I've sung it at two weddings and a leaving do, in the frock once. The whole film is a joy, funnier than the first one.",
      },
      {
        author: 'Bill72',
        writtenOn: '2009-06-21',
        rating: 7,
        content:
          'The meal with her parents: everybody says the other one\'s name, faster and faster, round the table, till the pig goes up. I went through that exact dinner in Guildford.\n\nIt\'s a big heap of jokes about shops and I expect in thirty years someone will need to have "Farbucks" explained. But the cat does the eyes, and the whole row of us, grown men on a lads\' holiday in Faliraki sheltering from the heat, went "aww". A very funny film, we all enjoyed it.',
      },
      {
        author: 'Teun from Arnhem',
        writtenOn: '2021-11-12',
        rating: 6,
        content:
          'The first Shrek is one of my favorite films, so I am a little disappointed. This one is faster and louder, and many jokes are about shops and American television, I don\'t know all of them. But Puss in Boots is great, when he makes the big eyes all the people in the theater say "oh". The dinner with the parents is very funny. The songs are good, especially at the end in the castle. It is a nice film, I like it, only the heart is smaller than before.',
      },
    ],
  },
  {
    id: 8920,
    title: 'Garfield',
    releaseDate: '2004-06-10',
    genres: ['comedy', 'family'],
    voteAverage: 5.7,
    voteCount: 4_223,
    overview:
      "Jon Arbuckle's fat orange cat lives like a king: he sleeps, watches television and eats lasagna. Then Liz, the vet whom Jon has loved since high school, asks him to take in a puppy, Odie. The cat locks the dog out for a night, and Odie runs off. Happy Chapman, a vain television host, finds him and needs him for his act. The laziest cat in town must go and bring him home.",
    cast: [
      { name: 'Breckin Meyer', character: 'Jon Arbuckle' },
      { name: 'Jennifer Love Hewitt', character: 'Liz' },
      { name: 'Stephen Tobolowsky', character: 'Happy Chapman' },
      { name: 'Bill Murray', character: 'Garfield (voice)' },
      { name: 'Evan Arnold', character: 'Wendell' },
      { name: 'Mark Christopher Lawrence', character: 'Christopher Mello' },
      { name: 'Nick Cannon', character: 'Louis (voice)' },
      { name: 'Alan Cumming', character: 'Persnikitty (voice)' },
      { name: 'Jimmy Kimmel', character: 'Spanky (voice)' },
      { name: 'Debra Messing', character: 'Arlene (voice)' },
    ],
    crew: [
      { name: 'Peter Hewitt', job: 'Director' },
      { name: 'John Davis', job: 'Producer' },
      { name: 'Joel Cohen', job: 'Screenplay' },
      { name: 'Alec Sokolow', job: 'Screenplay' },
      { name: 'Christophe Beck', job: 'Original Music Composer' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Claire and the tabby',
        writtenOn: '2009-07-26',
        rating: 6,
        content:
          "It's a good one for about four to eight. Ours giggled at the dancing, at the lasagne and at the cat on the trains, and the four-year-old wanted to adopt Odie by teatime. The collar that gives shocks upset her, so we explained that. Grown-ups have Bill Murray's voice, which sounds as if he'd been woken for it, and that is right for the cat. Don't expect wit. We had a nice hour and a bit, and I'd put it on again.",
      },
      {
        author: 'mondayhater78',
        writtenOn: '2004-10-04',
        rating: 4,
        content:
          "In the comic strip nothing happens, and that is the WHOLE point. He lies there, he insults Jon, he eats. The movie makes him run through a city and rescue a dog, like any hero in any kids' picture! Odie is a real dog, and Nermal is a real cat, and only Garfield is a cartoon, so they never seem to be in the same room. Bill Murray is perfect and gets three good lines. I was let down, and I own all the books.",
      },
      {
        author: 'Sunita Aunty',
        writtenOn: '2017-05-14',
        rating: 7,
        content:
          'What a sweet entertainer for the summer holidays. My grandson has a fat cat also, so he was shouting at the screen, it is our Motu! The friendship between the cat and the little dog comes slowly, and that is the nicest part; they dance together like two brothers at a wedding. The villain is overacting, but children like that. Light, colorful, no bad words. We enjoyed it with plenty of pasta.',
      },
    ],
  },
  {
    id: 8193,
    title: 'Napoleon Dynamite',
    releaseDate: '2004-06-11',
    genres: ['comedy'],
    voteAverage: 6.8,
    voteCount: 2_135,
    overview:
      'Napoleon lives in Preston, Idaho, with his grandmother and his older brother Kip, who chats on the internet all day. When Grandma has an accident, their Uncle Rico moves in, who lives in the past. At school nobody takes him seriously. Only shy Deb and Pedro, who is new from Mexico, become his friends. Pedro wants to be class president, against the popular Summer, and Napoleon must help him in front of the whole school.',
    cast: [
      { name: 'Jon Heder', character: 'Napoleon Dynamite' },
      { name: 'Efren Ramirez', character: 'Pedro' },
      { name: 'Jon Gries', character: 'Uncle Rico' },
      { name: 'Aaron Ruell', character: 'Kip' },
      { name: 'Diedrich Bader', character: 'Rex' },
      { name: 'Tina Majorino', character: 'Deb' },
      { name: 'Haylie Duff', character: 'Summer Wheatley' },
      { name: 'Sandy Martin', character: 'Grandma' },
      { name: 'Shondrella Avery', character: 'LaFawnduh' },
      { name: 'Emily Kennard Dunn', character: 'Trisha' },
    ],
    crew: [
      { name: 'Jared Hess', job: 'Director' },
      { name: 'Jared Hess', job: 'Writer' },
      { name: 'Jerusha Hess', job: 'Writer' },
      { name: 'John Swihart', job: 'Original Music Composer' },
      { name: 'Munn Powell', job: 'Director of Photography' },
      { name: 'Jeremy Coon', job: 'Editor' },
      { name: 'Jeremy Coon', job: 'Producer' },
      { name: 'Chris Wyatt', job: 'Producer' },
      { name: 'Sean Covel', job: 'Producer' },
    ],
    reviews: [
      {
        author: "Preston, class of '97",
        writtenOn: '2008-12-03',
        rating: 8,
        content:
          "They filmed this at our school and on our chicken farm in Idaho. My cousin Dale is the farmer who drinks the raw eggs. He'd never acted. He hasn't since.\n\nPeople from elsewhere think that this comedy laughs at us. We think it's funny because it's all true. We love it here.",
      },
      {
        author: 'Kathy from Boise',
        writtenOn: '2005-07-04',
        rating: 5,
        content:
          "Pros: it looks like nothing else, flat and wide with all that Idaho sky. Jon Heder never smiles and never breaks. Uncle Rico and his football. A dance scene that I really loved. Short.\nCons: nothing happens for long stretches. It repeats its jokes. I wasn't sure if it likes these people or makes fun of them, and I'm from around here. Everybody talks with their mouth half closed.\nMy kids think it's hilarious. I thought it was odd and okay.",
      },
      {
        author: 'Zen and tetherball',
        writtenOn: '2018-02-25',
        rating: 7,
        content:
          "Shot for the price of a used truck and each frame's as flat and square as a school photograph. Hess puts someone in the middle of all that sky and lets them be bad at something. Jon Heder does it all with his mouth hanging open. I watched the first half hour without a smile, and then I couldn't stop laughing. A strange and lovely movie.",
      },
    ],
  },
  {
    id: 1777,
    title: 'Fahrenheit 9/11',
    releaseDate: '2004-06-25',
    genres: ['documentary'],
    voteAverage: 7.1,
    voteCount: 1_516,
    overview:
      'A filmmaker from Flint follows the new president from the election night of 2000 into the second year of the war in Iraq. He looks at the minutes in which the president goes on reading with schoolchildren, at friendships of oil men and at army recruiters in poor districts. He says that soldiers risk their lives for a lie. One of them is the son of a proud mother in Flint.',
    cast: [
      { name: 'Michael Moore', character: 'Self' },
      { name: 'Lila Lipscomb', character: 'Self' },
      { name: 'Abdul Henderson', character: 'Self' },
      { name: 'Craig Unger', character: 'Self' },
      { name: 'John Conyers', character: 'Self' },
      { name: 'George W. Bush', character: 'Self (archive footage)' },
      { name: 'Donald Rumsfeld', character: 'Self (archive footage)' },
      { name: 'Larry King', character: 'Self (archive footage)' },
    ],
    crew: [
      { name: 'Michael Moore', job: 'Director' },
      { name: 'Michael Moore', job: 'Writer' },
      { name: 'Michael Moore', job: 'Producer' },
      { name: 'Jeff Gibbs', job: 'Original Music Composer' },
      { name: 'Mike Desjarlais', job: 'Director of Photography' },
      { name: 'Kurt Engfehr', job: 'Editor' },
      { name: 'Jim Czarnecki', job: 'Producer' },
      { name: 'Kathleen Glynn', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'mei.hughes',
        writtenOn: '2005-01-19',
        rating: 9,
        content:
          "The president sits in a classroom for seven minutes after he has been told about the attack, and Moore puts a clock in the corner. You can hardly bear it. We saw it in a packed house in Des Moines, and the woman beside me, a stranger, took hold of my wrist and kept it until the end. It's the most powerful documentary I've seen.",
      },
      {
        author: 'Colonel A. Pryce',
        writtenOn: '2011-07-04',
        rating: 6,
        content:
          'Effective, and not quite honest; next to the sober Why We Fight it is a cartoon, though a very skilful one. The seven minutes in which a president goes on sitting in a classroom need no comment, and for once there is none. Elsewhere Moore nudges: pop songs, funny faces, Baghdad before the war as a playground with kites. Then he finds Lila Lipscomb, a proud mother from his home town, and has the sense to let her talk; that is worth all his jokes together. I distrust the film and it moved me, so I suppose I must call it good with a bad conscience.',
      },
      {
        author: "Mona, class of '04",
        writtenOn: '2022-10-10',
        rating: 6,
        content:
          'I was twenty, I marched against the war, and I thought this documentary would change the election. The pop songs under everything now sound like somebody nudging you. But those young soldiers plugging a CD into the tank and telling you which track they like to hear while they shoot, that still frightens me. Half of it is a good movie, and half of it is a speech.',
      },
    ],
  },
  {
    id: 11036,
    title: 'The Notebook',
    releaseDate: '2004-06-25',
    genres: ['romance', 'drama'],
    voteAverage: 7.9,
    voteCount: 12_465,
    overview:
      "In a nursing home old Duke reads to a woman who has lost her memory. In his story, set in 1940, Noah Calhoun falls for Allie Hamilton, a rich girl on vacation. Her mother thinks that he is not good enough and takes her away. Years later Allie is about to marry Lon Hammond when she sees Noah's picture in a newspaper. She has a few days left to choose between the two men.",
    cast: [
      { name: 'Ryan Gosling', character: 'Noah Calhoun' },
      { name: 'Rachel McAdams', character: 'Allie Hamilton' },
      { name: 'James Garner', character: 'Duke' },
      { name: 'Gena Rowlands', character: 'Older Allie' },
      { name: 'Joan Allen', character: 'Anne Hamilton' },
      { name: 'James Marsden', character: 'Lon Hammond' },
      { name: 'Sam Shepard', character: 'Frank Calhoun' },
      { name: 'David Thornton', character: 'John Hamilton' },
      { name: 'Kevin Connolly', character: 'Fin' },
      { name: 'Starletta DuPois', character: 'Nurse Esther' },
    ],
    crew: [
      { name: 'Nick Cassavetes', job: 'Director' },
      { name: 'Jeremy Leven', job: 'Screenplay' },
      { name: 'Jan Sardi', job: 'Screenplay' },
      { name: 'Aaron Zigman', job: 'Original Music Composer' },
      { name: 'Robert Fraisse', job: 'Director of Photography' },
      { name: 'Alan Heim', job: 'Editor' },
      { name: 'Mark Johnson', job: 'Producer' },
      { name: 'Lynn Harris', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Carol, night staff',
        writtenOn: '2012-11-25',
        rating: 7,
        content:
          "Finally watched it, because the residents of the home where I work wanted it for movie night. The love story of the two young people is pretty and a little too perfect, with a lot of rain. Ryan Gosling and Rachel McAdams are so alive together that you forgive it. What really got me is James Garner and Gena Rowlands, who don't do anything for show. I liked it, and my residents liked it even more.",
      },
      {
        author: 'Meera, Mom and Didi',
        writtenOn: '2016-03-07',
        rating: 8,
        content:
          'Please keep tissues ready, this is true love that waits for many years. I watched it with my mother and my elder sister, and we all cried at different places. Noah builds a house for her, which man would do that today? There is a rich boy and a poor boy like in our old Hindi films, only the songs are missing. Very beautiful, please watch it with the person you love. All three of us liked it so much.',
      },
      {
        author: 'Erik Yates',
        writtenOn: '2019-08-31',
        content:
          "My wife made me promise I'd watch it and I said yes, yes, and never did while I had her. So that was Saturday. I've put the box back where she had it.\n\nIt's a love story, too sweet for me most of the time. I still liked it, because Gena Rowlands is wonderful in it, and I'm glad I kept my promise.",
      },
    ],
  },
  {
    id: 9477,
    title: 'King Arthur',
    releaseDate: '2004-07-07',
    genres: ['adventure', 'war', 'history', 'action', 'drama'],
    voteAverage: 6.3,
    voteCount: 2_909,
    overview:
      'Britain, 467. Arthur, half Roman and half British, commands the last knights from Sarmatia who serve Rome, among them Lancelot. Before they are free, they have to bring back a Roman family from the far north, where the Saxon king Cerdic is advancing. There they free Guinevere from a dungeon. Arthur must choose: ride home with his knights, or stay and fight for her people, whom the Saxons want to wipe out.',
    cast: [
      { name: 'Clive Owen', character: 'Arthur' },
      { name: 'Ioan Gruffudd', character: 'Lancelot' },
      { name: 'Keira Knightley', character: 'Guinevere' },
      { name: 'Mads Mikkelsen', character: 'Tristan' },
      { name: 'Joel Edgerton', character: 'Gawain' },
      { name: 'Hugh Dancy', character: 'Galahad' },
      { name: 'Ray Winstone', character: 'Bors' },
      { name: 'Ray Stevenson', character: 'Dagonet' },
      { name: 'Stephen Dillane', character: 'Merlin' },
      { name: 'Stellan Skarsgård', character: 'Cerdic' },
    ],
    crew: [
      { name: 'Antoine Fuqua', job: 'Director' },
      { name: 'David Franzoni', job: 'Writer' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Slawomir Idziak', job: 'Director of Photography' },
      { name: 'Conrad Buff IV', job: 'Editor' },
      { name: 'Jamie Pearson', job: 'Editor' },
      { name: 'Jerry Bruckheimer', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Vindolanda digger',
        writtenOn: '2010-08-16',
        rating: 5,
        content:
          "I dig on Hadrian's Wall every summer, with a spoon and a brush, and my whole team went to see this in our muddy boots. The woman at the cash desk thought we were in costume. We laughed a lot in the wrong places: the Saxons come from the wrong end of the country, and Keira Knightley fights in the snow in three leather belts. The battle on the ice is exciting, though, and Ray Winstone is fun. I can't say it's good. I enjoyed it all the same, and the mud was very realistic.",
      },
      {
        author: 'frank_c',
        writtenOn: '2017-01-30',
        rating: 7,
        content:
          "Ray Winstone plays a knight with eleven kids, and gives them numbers instead of names. Put him in a pub garden with Mads Mikkelsen, who has a hawk and says about nine words, and Ray Stevenson not saying anything at all, and I don't need a round table. These are lads finishing their national service who want to go home.\n\nThe business on the frozen lake, where you can hear it thinking about breaking, holds up with any battle you like. Clive Owen gives speeches as if reading the ferry times. I like it anyway, and I don't care about the history.",
      },
    ],
  },
  {
    id: 314,
    title: 'Catwoman',
    releaseDate: '2004-07-22',
    genres: ['action', 'fantasy', 'crime'],
    voteAverage: 4.6,
    voteCount: 3_562,
    overview:
      'Patience Phillips, a shy designer, works for the cosmetics company of George and Laurel Hedare. She overhears that the new cream destroys the skin of those who stop using it. The guards drown her. An Egyptian cat brings her back to life. Detective Tom Lone loves Patience by day and hunts her by night, when she wears a mask. She must stop the cream before it is sold and before he arrests her.',
    cast: [
      { name: 'Halle Berry', character: 'Patience Phillips / Catwoman' },
      { name: 'Benjamin Bratt', character: 'Tom Lone' },
      { name: 'Sharon Stone', character: 'Laurel Hedare' },
      { name: 'Lambert Wilson', character: 'George Hedare' },
      { name: 'Frances Conroy', character: 'Ophelia Powers' },
      { name: 'Alex Borstein', character: 'Sally' },
      { name: 'Michael Massee', character: 'Armando' },
      { name: 'Byron Mann', character: 'Wesley' },
      { name: 'Kim Smith', character: 'Drina' },
      { name: 'Christopher Heyerdahl', character: 'Rocker' },
    ],
    crew: [
      { name: 'Pitof', job: 'Director' },
      { name: 'Theresa Rebeck', job: 'Story' },
      { name: 'John Brancato', job: 'Screenplay' },
      { name: 'John Brancato', job: 'Story' },
      { name: 'Michael Ferris', job: 'Screenplay' },
      { name: 'Michael Ferris', job: 'Story' },
      { name: 'John Rogers', job: 'Screenplay' },
      { name: 'Klaus Badelt', job: 'Original Music Composer' },
      { name: 'Thierry Arbogast', job: 'Director of Photography' },
      { name: 'Sylvie Landra', job: 'Editor' },
      { name: 'Denise Di Novi', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Sitting in row ten',
        writtenOn: '2008-05-17',
        content:
          "If you only have three minutes, watch the basketball scene. Halle Berry and the policeman play on a city court, children are watching, and there are I should think seventy shots in it from every direction, including the ball's. Neither of them bounces it twice in the same shot. The kids cheer, and what are they cheering? What did they see?\n\nThe rest is about evil face cream. A terrible film, and I couldn't look away.",
      },
      {
        author: 'Leeds beauty counter',
        writtenOn: '2019-06-03',
        rating: 6,
        content:
          "Sharon Stone has skin like _marble_ because of an evil moisturiser and you can only hurt her by making her miss an application. I'm sorry, how is that not the best villain of the decade. I work on a beauty counter in Leeds. I've met her twice.\n\nIt's edited far too fast, fine. It's a bad film and I like it. Put it on with the sound down while you do your nails and it's two hours of perfume advert with burglaries in.",
      },
      {
        author: 'Sandrine V.',
        writtenOn: '2005-03-22',
        rating: 4,
        content:
          "Finally watched it, twenty years late, out of curiosity. The editing is as bad as everyone says; there is a basketball scene that is cut so fast that I couldn't see the ball. Halle Berry tries hard and moves well, and Sharon Stone, as a woman with skin as hard as stone, understood that this is a comedy. The computer cat has aged terribly, and the costume was never a good idea. I wasn't angry, only tired. I didn't like it, and I've seen much worse since.",
      },
    ],
  },
  {
    id: 10555,
    title: 'Shark Tale',
    releaseDate: '2004-09-20',
    genres: ['animation', 'action', 'comedy', 'family'],
    voteAverage: 6.0,
    voteCount: 6_677,
    overview:
      "Oscar owes money to his boss Sykes. Sykes's men are about to hurt him when a shark, the son of the mob boss Don Lino, is killed by an anchor next to him. Oscar lets everyone believe that he did it, and becomes a star. Lenny, Lino's gentle vegetarian son, knows the truth. If it comes out, Oscar will lose his fame and Angie, who loves him, and Lino's sharks already want revenge.",
    cast: [
      { name: 'Will Smith', character: 'Oscar (voice)' },
      { name: 'Robert De Niro', character: 'Don Lino (voice)' },
      { name: 'Renée Zellweger', character: 'Angie (voice)' },
      { name: 'Jack Black', character: 'Lenny (voice)' },
      { name: 'Angelina Jolie', character: 'Lola (voice)' },
      { name: 'Martin Scorsese', character: 'Sykes (voice)' },
      { name: 'Ziggy Marley', character: 'Ernie (voice)' },
      { name: 'Doug E. Doug', character: 'Bernie (voice)' },
      { name: 'Michael Imperioli', character: 'Frankie (voice)' },
      { name: 'Vincent Pastore', character: 'Luca (voice)' },
    ],
    crew: [
      { name: 'Bibo Bergeron', job: 'Director' },
      { name: 'Vicky Jenson', job: 'Director' },
      { name: 'Rob Letterman', job: 'Director' },
      { name: 'Rob Letterman', job: 'Screenplay' },
      { name: 'Michael J. Wilson', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Nick Fletcher', job: 'Editor' },
      { name: 'Bill Damaschke', job: 'Producer' },
      { name: 'Janet Healy', job: 'Producer' },
      { name: 'Allison Lyon Segan', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Rob and the aquarium',
        writtenOn: '2008-06-05',
        rating: 5,
        content:
          "Our kids, five and eight, had fun with the colors, the music and the jellyfish, and nobody was scared of the sharks, who behave like old uncles. Lenny, the shark who won't eat meat, was the favorite of both. The trouble is that half of the jokes are about gangster movies, brands and money, and I spent a lot of time explaining what a mob boss is. The fish have the faces of the actors, which I found a bit creepy. Okay once. We didn't buy it.",
      },
      {
        author: "Lenny's Lettuce",
        writtenOn: '2019-09-14',
        rating: 8,
        content:
          "I'm a vegetarian from a family of butchers in Calabria. So you may imagine.\n\nLenny is a shark who won't eat meat. He spits out a shrimp and hides it from his father, who has De Niro's voice and De Niro's mole. It's a silly cartoon, and I love it. I was twelve and it's how I told them, I put on the DVD and pointed.",
      },
      {
        author: 'Diver Dale',
        writtenOn: '2014-03-08',
        rating: 5,
        content:
          "I watched this cartoon about a little fish who becomes famous on a dive boat off Sharm, with a storm outside. The colours are excellent. The jokes are old and the fish look like film stars, which is horrible. Two passengers were sick, but I can't blame the film for that. I found it so-so.",
      },
    ],
  },
  {
    id: 176,
    title: 'Saw',
    releaseDate: '2004-10-01',
    genres: ['crime', 'horror', 'mystery'],
    voteAverage: 7.4,
    voteCount: 9_993,
    overview:
      "Adam, a photographer, wakes in an old washroom, chained to a pipe by his foot. On the other side, in chains as well, is a surgeon, Lawrence Gordon, and between them lies a dead man with a tape recorder. Detective Tapp has been after the maker of such games for months. The tapes set out the rules: Gordon must kill Adam by six o'clock, or lose his wife and his daughter.",
    cast: [
      { name: 'Cary Elwes', character: 'Dr. Lawrence Gordon' },
      { name: 'Leigh Whannell', character: 'Adam' },
      { name: 'Danny Glover', character: 'David Tapp' },
      { name: 'Ken Leung', character: 'Detective Steven Sing' },
      { name: 'Dina Meyer', character: 'Allison Kerry' },
      { name: 'Michael Emerson', character: 'Zep Hindle' },
      { name: 'Shawnee Smith', character: 'Amanda Young' },
      { name: 'Makenzie Vega', character: 'Diana Gordon' },
      { name: 'Monica Potter', character: 'Alison Gordon' },
      { name: 'Tobin Bell', character: 'John Kramer' },
    ],
    crew: [
      { name: 'James Wan', job: 'Director' },
      { name: 'Gregg Hoffman', job: 'Producer' },
      { name: 'Oren Koules', job: 'Producer' },
      { name: 'Mark Burg', job: 'Producer' },
      { name: 'Leigh Whannell', job: 'Screenplay' },
      { name: 'James Wan', job: 'Story' },
      { name: 'Leigh Whannell', job: 'Story' },
      { name: 'Charlie Clouser', job: 'Original Music Composer' },
      { name: 'David A. Armstrong', job: 'Director of Photography' },
      { name: 'Kevin Greutert', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'rustyhacksaw',
        writtenOn: '2013-10-25',
        rating: 9,
        content:
          "first one is still the best of the whole franchise and it isn't even that gory, people forget that. it's basically two dudes in a nasty bathroom solving an escape room before escape rooms were a thing. amanda with that jaw trap on her head, the puppet on the tricycle, the music, all classic. acting is kinda goofy when cary elwes cries. don't care. ranking: 1, 6, 2, 3. love it",
      },
      {
        author: 'NickyFrights',
        writtenOn: '2008-11-03',
        rating: 8,
        content:
          "Whoa. This movie messed me up and I loved it! I watched it at my cousin's place with a blanket over half my face. You keep trying to work out how you would get out of there. Jigsaw is a really cool idea for a bad guy. Some acting is bad, but I didn't care at all.",
      },
      {
        author: 'G. Thibodeau',
        writtenOn: '2015-03-08',
        rating: 6,
        content:
          "Pros: a first-rate idea, made for little money. One room, two men, one saw each. The flash photographs in the dark apartment, a real fright. The clues are all in plain sight.\n\nCons: the speeded-up pictures with loud metal music look old already. The police story keeps leaving the bathroom, where the tension is. Elwes and Whannell are both stronger in the quiet half.\n\nA good thriller. Worth a look even if you don't normally watch horror.",
      },
    ],
  },
  {
    id: 1970,
    title: 'The Grudge',
    releaseDate: '2004-10-22',
    genres: ['horror', 'mystery', 'thriller'],
    voteAverage: 5.9,
    voteCount: 3_167,
    overview:
      "Karen Davis, an American student in Tokyo, stands in for a nurse who didn't come to work. Her patient Emma lives in a quiet suburban house and hardly speaks. Upstairs, behind a door that is sealed with tape, sits a pale boy with a cat. Something full of rage follows everyone who enters this house. Karen and her boyfriend Doug must learn what happened to the Saeki family before it kills them too.",
    cast: [
      { name: 'Sarah Michelle Gellar', character: 'Karen Davis' },
      { name: 'Jason Behr', character: 'Doug McCarthy' },
      { name: 'William Mapother', character: 'Matthew Williams' },
      { name: 'Clea DuVall', character: 'Jennifer Williams' },
      { name: 'KaDee Strickland', character: 'Susan Williams' },
      { name: 'Grace Zabriskie', character: 'Emma Williams' },
      { name: 'Bill Pullman', character: 'Peter Kirk' },
      { name: 'Rosa Blasi', character: 'Maria Kirk' },
      { name: 'Takako Fuji', character: 'Kayako Saeki' },
      { name: 'Yuya Ozeki', character: 'Toshio Saeki' },
    ],
    crew: [
      { name: 'Takashi Shimizu', job: 'Director' },
      { name: 'Sam Raimi', job: 'Producer' },
      { name: 'Rob Tapert', job: 'Producer' },
      { name: 'Taka Ichise', job: 'Producer' },
      { name: 'Stephen Susco', job: 'Screenplay' },
      { name: 'Christopher Young', job: 'Original Music Composer' },
      { name: 'Hideo Yamamoto', job: 'Director of Photography' },
      { name: 'Jeff Betancourt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'nagoya_nightlight',
        writtenOn: '2012-08-13',
        rating: 7,
        content:
          "ju-on fans complain but shimizu remade his own movie and most scares are as good as before. the croaking sound is number one horror sound, i do it to my brother behind the door. the thing under the blanket, no thank you, i sleep with light on since then. gellar is ok. the original is creepier because it's poor and ugly. i love this one anyway, only the ring is a better american remake",
      },
      {
        author: 'Mateusz 82',
        writtenOn: '2009-11-01',
        rating: 6,
        content:
          'The house is a normal house with a normal staircase, and this is the good idea of the film. I look at my own stairs differently now. The story is told in pieces and jumps from person to person, so I did not care very much about anybody. Somebody opens a door, looks too long, screams; then it happens again to the next one. The atmosphere is strong. I was scared four times and bored in between. For one evening it is okay.',
      },
      {
        author: 'phil the lodger',
        writtenOn: '2023-10-30',
        rating: 4,
        content:
          "Finally caught up with this on a Sunday in an empty house, which I'd thought was clever. Sarah Michelle Gellar is a good guide, and the office scene with the security camera and the lift, with KaDee Strickland, is a superb piece of fright. What has dated is the rest: grey light, a loud noise, a girl with hair over her face, and we've seen a hundred since. The order of events made my head hurt. I'd hoped for more and was disappointed.",
      },
    ],
  },
  {
    id: 4935,
    title: "Howl's Moving Castle",
    releaseDate: '2004-11-20',
    genres: ['adventure', 'animation', 'fantasy'],
    voteAverage: 8.4,
    voteCount: 10_990,
    overview:
      'Sophie makes hats while her country prepares for war. The wizard Howl saves her from soldiers, and the jealous Witch of the Waste turns her into a woman of ninety. Sophie becomes the cleaner in a house of iron that walks on legs. Calcifer, the fire in its stove, offers a bargain: he will break her spell if she breaks the one that ties him to Howl. If she fails, she stays ninety.',
    cast: [
      { name: 'Chieko Baisho', character: 'Sophie (voice)' },
      { name: 'Takuya Kimura', character: 'Howl (voice)' },
      { name: 'Akihiro Miwa', character: 'Witch of the Waste (voice)' },
      { name: 'Tatsuya Gashuin', character: 'Calcifer (voice)' },
      { name: 'Ryunosuke Kamiki', character: 'Markl (voice)' },
      { name: 'Mitsunori Isaki', character: 'Kosho (voice)' },
      { name: 'Yo Oizumi', character: 'Prince Justin / Turnip Head (voice)' },
      { name: 'Akio Otsuka', character: 'King of Ingary (voice)' },
      { name: 'Daijiro Harada', character: 'Heen (voice)' },
      { name: 'Haruko Kato', character: 'Madame Suliman (voice)' },
    ],
    crew: [
      { name: 'Hayao Miyazaki', job: 'Director' },
      { name: 'Toshio Suzuki', job: 'Producer' },
      { name: 'Hayao Miyazaki', job: 'Screenplay' },
      { name: 'Diana Wynne Jones', job: 'Novel' },
      { name: 'Joe Hisaishi', job: 'Original Music Composer' },
      { name: 'Atsushi Okui', job: 'Director of Photography' },
      { name: 'Takeshi Seyama', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'ghibligabby',
        writtenOn: '2017-04-01',
        rating: 10,
        content:
          "My comfort movie! I have seen it maybe thirty times and I still love everything about it. Howl is the prettiest wizard ever, and so dramatic about his hair. Calcifer makes me laugh, and I want that bacon and eggs so bad. Old Sophie is a queen. If you're sad, put this on and you'll feel better.",
      },
      {
        author: 'Ngozi & the twins',
        writtenOn: '2020-12-27',
        rating: 8,
        content:
          'We watched it on the day after Boxing Day, three generations on two sofas, and it was beautiful for each of us. My girls loved the fire that talks and the little boy with the false beard. My mother loved that an old woman is the heroine, and that she does not stop complaining about her back. The story jumps about, and in the second hour I lost the thread of the war. The colours and the waltz more than make up for it. Must watch with your mothers.',
      },
      {
        author: 'Peter Aldous',
        writtenOn: '2008-09-16',
        rating: 7,
        content:
          "Joe Hisaishi wrote one waltz for this film, and it is nearly enough. First a piano plays it alone, slowly, like someone humming at the sink. Then it comes back for brass, for strings, for a walk in the air above the roofs. Each time it says what the people can't. The plot is a tangle, I'm afraid. With that tune I forgave it, and I enjoyed the film very much.",
      },
    ],
  },
  {
    id: 1966,
    title: 'Alexander',
    releaseDate: '2004-11-21',
    genres: ['war', 'history', 'action', 'drama'],
    voteAverage: 5.9,
    voteCount: 3_488,
    overview:
      "Alexander grows up between Philip, his hard-drinking father, and Olympias, who tells him that he is the son of a god. After Philip's murder he becomes king of Macedonia at twenty, defeats the Persians and marches on to the east. His friend Hephaistion stands by him. His men want to go home, and if he leads them on into India, he may lose their loyalty, his friend and his life's work.",
    cast: [
      { name: 'Colin Farrell', character: 'Alexander' },
      { name: 'Angelina Jolie', character: 'Olympias' },
      { name: 'Val Kilmer', character: 'Philip' },
      { name: 'Jared Leto', character: 'Hephaistion' },
      { name: 'Anthony Hopkins', character: 'Old Ptolemy' },
      { name: 'Rosario Dawson', character: 'Roxane' },
      { name: 'Christopher Plummer', character: 'Aristotle' },
      { name: 'Jonathan Rhys Meyers', character: 'Cassander' },
      { name: 'Gary Stretch', character: 'Cleitus' },
      { name: 'Rory McCann', character: 'Crateros' },
    ],
    crew: [
      { name: 'Oliver Stone', job: 'Director' },
      { name: 'Oliver Stone', job: 'Screenplay' },
      { name: 'Christopher Kyle', job: 'Screenplay' },
      { name: 'Laeta Kalogridis', job: 'Screenplay' },
      { name: 'Vangelis', job: 'Original Music Composer' },
      { name: 'Rodrigo Prieto', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Miss Hartnell',
        writtenOn: '2017-03-16',
        rating: 5,
        content:
          "I teach Greek to fourteen-year-olds and every year one of them asks me whether it's any good. Gaugamela is. The dust, the eagle, that long sideways ride to pull the Persian line apart: somebody had read their Arrian, and I show the class that half hour with a clear conscience. Then it's home to Pella, where Angelina Jolie, one year older than the man playing her son, talks like Dracula and carries a python, and every Macedonian comes from Dublin. Hopkins potters about on a terrace explaining what we have just seen. There are four different cuts and I own three of them. It's a failure, and I'm fond of it.",
      },
      {
        author: 'Lou, in four evenings',
        writtenOn: '2009-12-28',
        rating: 5,
        content:
          "We watched this in four evenings with our supper on our knees, like a serial, because nobody told us how long it was. On Monday there were snakes, and Val Kilmer shouting with one eye. On Tuesday there was a battle in so much dust that we argued about who had won. On Wednesday people looked deep into each other's eyes. By Thursday, with the elephants, we had got fond of it. It's confused and too long, and parts are very beautiful. I thought it was middling, my husband is still waiting for the horse.",
      },
      {
        author: 'Paolo H.',
        writtenOn: '2015-07-22',
        rating: 8,
        content:
          "Vangelis did the music, which was enough to get me in. I stayed because it's the one sword and sandal picture where the hero seems properly unwell. He wants so much, from everybody, from the mountains even, and you can see his friends getting tired of loving him. I loved it. Try the _Final Cut_ if you can find it, the one that hops about in time; with the father's story dropped into the middle of the march it makes twice the sense it did in theaters. It's also longer.",
      },
    ],
  },
  {
    id: 36648,
    title: 'Blade: Trinity',
    releaseDate: '2004-12-08',
    genres: ['action', 'horror', 'science-fiction'],
    voteAverage: 5.9,
    voteCount: 4_277,
    overview:
      "Blade, half man and half vampire, shoots a human being in a trap of Danica Talos, and now the police hunt him too. Two young hunters, Abigail Whistler and Hannibal King, free him. They need him, because the vampires have dug up their forefather, Drake, who walks in daylight. With Drake's blood the hunters could finish a virus that kills every vampire on Earth, and it may kill Blade as well.",
    cast: [
      { name: 'Wesley Snipes', character: 'Eric Brooks / Blade' },
      { name: 'Kris Kristofferson', character: 'Abraham Whistler' },
      { name: 'Jessica Biel', character: 'Abigail Whistler' },
      { name: 'Ryan Reynolds', character: 'Hannibal King' },
      { name: 'Parker Posey', character: 'Danica Talos' },
      { name: 'Dominic Purcell', character: 'Dracula / Drake' },
      { name: 'John Michael Higgins', character: 'Dr. Edgar Vance' },
      { name: 'James Remar', character: 'Ray Cumberland' },
      { name: 'Natasha Lyonne', character: 'Sommerfield' },
      { name: 'Patton Oswalt', character: 'Hedges' },
    ],
    crew: [
      { name: 'David S. Goyer', job: 'Director' },
      { name: 'Wesley Snipes', job: 'Producer' },
      { name: 'Peter Frankfurt', job: 'Producer' },
      { name: 'David S. Goyer', job: 'Producer' },
      { name: 'Lynn Harris', job: 'Producer' },
      { name: 'David S. Goyer', job: 'Writer' },
      { name: 'Ramin Djawadi', job: 'Original Music Composer' },
      { name: 'RZA', job: 'Original Music Composer' },
      { name: 'Gabriel Beristain', job: 'Director of Photography' },
      { name: 'Howard E. Smith', job: 'Editor' },
      { name: 'Conrad Smart', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'daywalker_memo',
        writtenOn: '2017-02-25',
        rating: 7,
        content:
          'weakest of the trilogy and still more fun than half the marvel stuff now. ryan reynolds is basically deadpool ten years early, insulting vampires while they beat him up. vampire pomeranian!!! parker posey chewing every line. snipes looks like he wants to go home but the sword fights are sick. dracula in a silk shirt, no. ranking 2, 1, 3 and i like all of them',
      },
      {
        author: 'Ron Hatfield',
        writtenOn: '2006-04-18',
        rating: 5,
        content:
          "Pros: Hannibal King's jokes. Jessica Biel with the bow. Loud, quick opening. Kristofferson's gravel voice.\n\nCons: Blade is a guest in his own movie. Dominic Purcell has no menace; he could be the bouncer. Every fight is cut to the same beat. Advertising for a music player in the middle of a hunt.\n\nOkay on a Friday, forgotten by Sunday. I neither liked nor hated it.",
      },
      {
        author: 'ashlynn_says',
        writtenOn: '2012-10-20',
        rating: 6,
        content:
          "Not as good as the second one but I had fun! Abigail makes a playlist before she goes hunting and that's so me. Ryan Reynolds is hot and hilarious. Dracula was a letdown, he just looks like a grumpy gym guy. I liked it enough to watch it twice. Pizza movie for sure.",
      },
    ],
  },
  {
    id: 163,
    title: "Ocean's Twelve",
    releaseDate: '2004-12-09',
    genres: ['thriller', 'crime'],
    voteAverage: 6.6,
    voteCount: 7_846,
    overview:
      'Terry Benedict, the casino owner, finds Danny Ocean and his ten partners and gives them two weeks to pay back everything they stole. Danny, Rusty and the others try their luck in Amsterdam. There François Toulour, a rich thief, challenges them to steal a famous egg in Rome before he does. Isabel Lahiri, a detective who used to love Rusty, is on their trail. If they lose, Benedict will have them killed.',
    cast: [
      { name: 'George Clooney', character: 'Danny Ocean' },
      { name: 'Brad Pitt', character: 'Rusty Ryan' },
      { name: 'Matt Damon', character: 'Linus Caldwell' },
      { name: 'Catherine Zeta-Jones', character: 'Isabel Lahiri' },
      { name: 'Julia Roberts', character: 'Tess Ocean' },
      { name: 'Andy Garcia', character: 'Terry Benedict' },
      { name: 'Don Cheadle', character: 'Basher Tarr' },
      { name: 'Bernie Mac', character: 'Frank Catton' },
      { name: 'Vincent Cassel', character: 'François Toulour' },
      { name: 'Casey Affleck', character: 'Virgil Malloy' },
    ],
    crew: [
      { name: 'Steven Soderbergh', job: 'Director' },
      { name: 'George Nolfi', job: 'Writer' },
      { name: 'David Holmes', job: 'Original Music Composer' },
      { name: 'Stephen Mirrione', job: 'Editor' },
      { name: 'Jerry Weintraub', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'vinyl_holmes',
        writtenOn: '2005-08-24',
        rating: 7,
        content:
          "David Holmes's music is cooler than anyone in this film, and that's saying something. Hammond organ, old French and Italian records, a drummer who never hurries: you could take the pictures away and dance. The plot makes little sense and doesn't want to. I enjoyed the clothes, Lake Como, and Vincent Cassel dancing through laser beams to a wild bit of electronic music. People who want a clever robbery will be annoyed. I just sat back, tapped my foot and had a lovely time.",
      },
      {
        author: 'matinee93',
        writtenOn: '2016-11-09',
        rating: 8,
        content:
          "Third time through it clicked for me: it's a comedy about how every sequel is a trick. Matt Damon begs for a bigger part in the plan, and then he sits in a meeting where everyone else speaks in a code that he was never taught. Cassel dances through a field of moving lasers in white trousers to electronic music. Nothing is at stake and everybody looks wonderful. I liked it a lot.",
      },
      {
        author: 'Henrik60',
        writtenOn: '2010-02-03',
        rating: 5,
        content:
          "Matt Damon's the only one who looks as if someone had told him the plot. To steal one piece of paper, they lift a whole house in Amsterdam out of the water by some inches. I went with an engineer, and he laughed at the wrong moment. The clothes and the music are great. The movie is a mess, and it disappointed me after the first one.",
      },
    ],
  },
  {
    id: 693,
    title: 'Meet the Fockers',
    releaseDate: '2004-12-22',
    genres: ['comedy', 'romance'],
    voteAverage: 6.3,
    voteCount: 5_125,
    overview:
      "Greg and Pam want to get married, and her parents, the former CIA man Jack Byrnes and his wife Dina, insist on meeting the Fockers first. All of them travel to Florida in Jack's armored motor home. Bernie, Greg's father, hugs everyone; Roz, his mother, teaches old people about sex. Jack is horrified. He suspects that Greg has a grown-up son. Greg must keep both families together until the wedding.",
    cast: [
      { name: 'Ben Stiller', character: 'Greg Focker' },
      { name: 'Robert De Niro', character: 'Jack Byrnes' },
      { name: 'Dustin Hoffman', character: 'Bernie Focker' },
      { name: 'Barbra Streisand', character: 'Roz Focker' },
      { name: 'Blythe Danner', character: 'Dina Byrnes' },
      { name: 'Teri Polo', character: 'Pam Byrnes' },
      { name: 'Owen Wilson', character: 'Kevin Rawley' },
      { name: 'Tim Blake Nelson', character: 'Officer LeFlore' },
      { name: 'Alanna Ubach', character: 'Isabel' },
      { name: 'Ray Santiago', character: 'Jorge Villalobos' },
    ],
    crew: [
      { name: 'Jay Roach', job: 'Director' },
      { name: 'Jay Roach', job: 'Producer' },
      { name: 'Jim Herzfeld', job: 'Screenplay' },
      { name: 'Jim Herzfeld', job: 'Story' },
      { name: 'John Hamburg', job: 'Screenplay' },
      { name: 'Marc Hyman', job: 'Story' },
      { name: 'Randy Newman', job: 'Original Music Composer' },
      { name: 'John Schwartzman', job: 'Director of Photography' },
      { name: 'Jane Rosenthal', job: 'Producer' },
      { name: 'Robert De Niro', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'carol.fischer',
        writtenOn: '2007-12-26',
        rating: 8,
        content:
          "Barbra Streisand on a mattress on the patio, teaching four elderly couples about love! I've been in that class.\n\nMy late husband cried at the wall where the proud parents keep every ribbon of their son. We laughed all evening. A great comedy about families.",
      },
      {
        author: 'Nora Mason',
        writtenOn: '2012-08-15',
        rating: 5,
        content:
          "They showed this on a night ferry, on a television that was screwed to the ceiling, so forty of us watched it with our heads back like baby birds. After an hour my neck gave up before the film did. It repeats the family's name as a joke until a small boy near me asked if it was a bad word. The baby and the cat are overused. Hoffman and Streisand, though, are so warm and shameless that I kept smiling. I'd call it mediocre, and I would visit those two any time.",
      },
      {
        author: 'Javier Hughes',
        writtenOn: '2018-11-11',
        content:
          "De Niro and Hoffman, forty years after they changed acting, wrestling on a lawn about fondue. It's sad, in a way. I preferred to watch Hoffman, who's on vacation in there: bare feet, touching people, licking things, and he makes me laugh without telling a joke. The rest of this comedy is one tired joke about a name. I was bored whenever he left.",
      },
    ],
  },
];
