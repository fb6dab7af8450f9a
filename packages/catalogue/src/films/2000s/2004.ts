import type { CatalogueFilm } from '../film.ts';

export const films2004: readonly CatalogueFilm[] = [
  {
    id: 9372,
    title: 'Super Size Me',
    releaseDate: '2004-01-17',
    genres: ['documentary'],
    voteAverage: 6.7,
    overview:
      "For thirty days a healthy man in New York, who lives with a vegan chef, will eat nothing that isn't sold over the counter of one hamburger chain. He must try everything on the menu once and say yes whenever the cashier offers the larger portion. Three doctors weigh him, take his blood and start to argue with him around the second week.",
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
        author: 'drive_thru_lane_2',
        writtenOn: '2006-08-14',
        rating: 5,
        content:
          "I worked the window for six years. Nobody eats there three times a day. Fellas came in twice, tops, and they were roofers. So it's a stunt, and he's a showman, with that moustache, being sick out of the car into the parking lot of a place I could practically name for you.\n\nThe school lunch bit was the real film. Kids with a tray that's just fries, and a lady who says they probably ate something else at home. You could make a whole picture out of her face.",
      },
      {
        author: 'school_lunch_karen',
        writtenOn: '2012-02-28',
        rating: 8,
        content:
          "We watched this with our kids, ten and thirteen, and it did more than all my speeches about vegetables. A man eats only fast food for thirty days and his doctors can't believe what happens to his blood. It is funny and sometimes gross (he throws up in a parking lot, and there's an operation I'd skip with younger ones). The part about school lunches made me angry. It's a stunt, sure. I still think it's a really good documentary, and we cook more now.",
      },
      {
        author: 'Steve_healthclass',
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
    overview:
      'Shanghai in the 1940s belongs to the Axe Gang, led by Brother Sum. Only the poorest slums have peace. Sing, a small-time crook who would love to join, pretends to be an Axe in Pig Sty Alley and picks a quarrel with the tenants. The real gang arrives and is beaten back by a tailor, a coolie and a cook, all of them hidden masters, and by the Landlady and the Landlord, who are better still. So the gang frees the Beast, the most dangerous killer of all.',
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
        author: 'tokyo_fist_ken',
        writtenOn: '2008-10-05',
        rating: 8,
        content:
          'wildest kung fu comedy ever, like bugs bunny directed by bruce lee. landlady with the curlers and the cigarette is my favorite fighter in any movie, she can scream a building down. the two guys with the harp are super cool. stephen chow better than in shaolin soccer, and that one i love too. some jokes are very stupid, the knife scene i laughed so much i had to pause. top 5 martial arts for me',
      },
      {
        author: 'sifu_or_so_he_says',
        writtenOn: '2015-06-29',
        rating: 7,
        content:
          "I came up through Hung Gar so let me just bow to the tailor with the iron rings. Those are real old masters he cast, men who hadn't worked for years, and for a few minutes each they get to be gods in an alley. The two blind harpists whose music turns into blades are a marvel.\n\nHe should stop with the cartoons. When they chase each other with their legs whirling it's Road Runner and I want the floor back. Also I don't care about the ice cream girl or her lollipop, and he does, terribly.",
      },
      {
        author: 'nonstop_to_naha',
        writtenOn: '2022-04-18',
        rating: 8,
        content:
          "Knives. He throws a knife, it bounces, it comes back into his shoulder, his friend throws one, other shoulder, then there's a basket of snakes. I laughed so hard on the Okinawa ferry that a man took a picture of me.",
      },
    ],
  },
  {
    id: 1824,
    title: '50 First Dates',
    releaseDate: '2004-02-13',
    genres: ['comedy', 'romance'],
    voteAverage: 6.9,
    overview:
      'A vet at a Hawaiian sea park, who only ever dates women with a return ticket, meets one at breakfast building a house out of waffles. They get on splendidly. Next day she calls for the cook. Since a car crash a year ago Lucy wakes up each morning to the same Sunday in October, and her father and brother have been wrapping the same birthday present every day since.',
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
        author: 'tbi_club_secretary',
        writtenOn: '2014-10-15',
        rating: 7,
        content:
          "There isn't a condition like that, I'll get it out of the way, I run a head injury group and we're asked. But our members vote for it each Christmas. Her brother and dad repaint the garage wall white every night so that she can paint it again. Nobody in the group laughs at that. They've all got someone with a roller.",
      },
      {
        author: 'walrus_sick_hater',
        writtenOn: '2007-02-18',
        rating: 4,
        content:
          "The walrus is sick. On a person. At length. I didn't come out of the house for a walrus, I came for Drew Barrymore, who is like being handed a warm towel, and who's stuck in a nice sad film that keeps being interrupted by Rob Schneider with a bad eye and by jokes about somebody's bottom. If I could have her morning-after memory for about a third of it, fine.",
      },
      {
        author: 'ukulele_iz_fan',
        writtenOn: '2021-04-30',
        rating: 9,
        content:
          "the ending on the boat!!! i'm not telling. the tape, the slippers, the window, and who's in the doorway. my boyfriend paused it to say \"hang on, that's actually quite disturbing\" and i said GET OUT and he did, he watched the rest from the hall",
      },
    ],
  },
  {
    id: 13700,
    title: 'Home on the Range',
    releaseDate: '2004-04-02',
    genres: ['animation', 'family', 'western', 'music'],
    voteAverage: 6.0,
    overview:
      'Patch of Heaven is a small dairy farm with a debt of seven hundred and fifty dollars and three days to find it. That happens to be the price on the head of Alameda Slim, a cattle thief who yodels herds into following him. A show cow with a mouth on her, a prim Englishwoman of a cow and one who sings out of tune go off to collect.',
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
        author: 'herd_of_forty_jerseys',
        writtenOn: '2011-09-18',
        rating: 7,
        content:
          "Dairy man here. Udders at the front of a children's film, drawn with some candour. Good. My granddaughter asked me if ours yodel.\n\nThe yodel number is the best thing in it: he sings and the cows go in a trance and turn pink and green and march round in patterns like a swimming show. They've put in The William Tell overture somewhere in there. It's over before you want it to be, and the horse who thinks he knows karate is not over soon enough.",
      },
      {
        author: 'pencil_test_paula',
        writtenOn: '2018-03-29',
        rating: 5,
        content:
          "So this was the one that closed the studio. They'd told the animators it was their last drawn picture and then made it about a farm being auctioned off, and I find I can't watch it for the jokes. Every background has these flat slabs of orange like a printed tin, somebody really cared about those rocks.\n\nWhat they cared about less is anyone on top of the rocks. Judi Dench sounds like she's in a cardigan in a booth in London, which I expect she was.",
      },
    ],
  },
  {
    id: 10625,
    title: 'Mean Girls',
    releaseDate: '2004-04-30',
    genres: ['comedy', 'drama'],
    voteAverage: 7.2,
    overview:
      'Sixteen and raised by zoologists in Africa, Cady has never been to a school, and on her first day eats her lunch in a toilet cubicle. Two outsiders draw her a map of the cafeteria by species. They would like her to sit with the three girls at the centre of it, who wear pink on Wednesdays, and report back. At the watering hole it turns out she has a gift.',
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
        author: 'gretchens_hair_secrets',
        writtenOn: '2012-10-03',
        rating: 9,
        content:
          "Today's date. You know why I'm posting.\n\nNobody gives Lacey Chabert enough. \"I'm sorry that people are so jealous of me\": tears, a tiny foot stamp. And the essay about Brutus that isn't about Brutus! I was a Gretchen. I held the bag. Ten years on, I still find myself walking half a step behind.",
      },
      {
        author: 'burn_book_in_pencil',
        writtenOn: '2016-01-22',
        rating: 7,
        content:
          "We had one. Ours was a red exercise book with a horse on it and it lived behind a radiator in the art block. I was on page nine, and I was also, and I have told nobody this in thirty years, the handwriting on page fourteen.\n\nSo I laughed at the phone call with three people on it until I noticed I'd stopped. Then the whole gym sits down and everybody says sorry and falls off a stage into each other's arms, and I'm afraid I didn't believe a second of that.",
      },
      {
        author: 'not_a_regular_dad',
        writtenOn: '2024-01-19',
        rating: 5,
        content:
          "I have driven four thirteen-year-olds home, they did the entire script, both ways. I believe that I could now sit an exam. \"Fetch\" isn't a thing. It's quick and it's clever and I'm worn out by it, like having a wasp that went to a good university.",
      },
    ],
  },
  {
    id: 652,
    title: 'Troy',
    releaseDate: '2004-05-13',
    genres: ['war', 'action', 'history'],
    voteAverage: 7.2,
    overview:
      "A peace feast in Sparta ends with the king's young wife hidden below deck on the ship of a prince of Troy. Her husband wants her back, his brother wants an empire, and a thousand ships are found. Everything then hangs on two men who have nothing against each other: a warrior who fights for no king and would like to be remembered, and a prince who has a baby at home and would not.",
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
        author: 'hexameter_hattie',
        writtenOn: '2007-10-20',
        rating: 5,
        content:
          "No gods. Ten years in about a fortnight. Menelaus dies, Agamemnon dies, in the _wrong play_, by a woman's hairpin or thereabouts, and Patroclus is a cousin. A cousin! I've marked the essays that followed.\n\nAnd after all that Peter O'Toole walks into a tent at night and kisses the hands of the man who killed his son, and it's simply Book Twenty-four, there it is, and I was a wreck. He's about a hundred years old and does it in a whisper.",
      },
      {
        author: 'gym_poster_dazza',
        writtenOn: '2012-06-07',
        rating: 9,
        content:
          "The jump. He runs up, hops, sword down the side of the neck, done, big lad drops, the army goes quiet. I've tried that jump at the leisure centre. You need a step.\n\nHector's the real hero of it, and I say that with the Pitt poster on my wall. Bana just looks tired and decent and he knows. That duel outside the gates with only a drum going. My missus, who came for legs, cried at the helmet coming off.",
      },
      {
        author: 'airbus_a340_row_31',
        writtenOn: '2005-02-15',
        rating: 6,
        content:
          "Seat 31K, no reclining, baby behind. I couldn't hear Orlando Bloom and gather that I was spared. The ships go back and back and back to the edge of the little screen and even at that size I sat up.",
      },
    ],
  },
  {
    id: 809,
    title: 'Shrek 2',
    releaseDate: '2004-05-19',
    genres: ['animation', 'family', 'comedy', 'fantasy', 'romance'],
    voteAverage: 7.3,
    overview:
      'Home from honeymoon, the ogre and his wife are summoned to meet her parents, the King and Queen of Far Far Away, seven hundred miles off by onion carriage with a donkey asking whether they are there yet. The King had somebody taller in mind. So did the Fairy Godmother, who has a factory, a son and an old agreement, and there is a cat in boots for hire at the Poison Apple.',
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
        author: 'holding_out_for_jen',
        writtenOn: '2013-10-10',
        rating: 9,
        content:
          "Jennifer Saunders singing \"Holding Out for a Hero\" while a gingerbread man the size of a tower block wades the moat. I don't know how you'd improve on that. I've sung it at two weddings and a leaving do, in the frock once.",
      },
      {
        author: 'dinner_scene_dad',
        writtenOn: '2009-06-21',
        rating: 7,
        content:
          'The meal with her parents: everybody says the other one\'s name, faster and faster, round the table, till the pig goes up. I went through that exact dinner in Guildford. Nobody was green.\n\nIt\'s a big heap of jokes about shops and I expect in thirty years someone will need to have "Farbucks" explained. But the cat does the eyes, and the whole row of us, grown men on a lads\' holiday in Faliraki sheltering from the heat, went "aww".',
      },
      {
        author: 'serious_about_grimm',
        writtenOn: '2021-11-12',
        rating: 5,
        content:
          "The first had a heart under its sneering. This one is faster and shinier and keeps elbowing you. Pop song, advert, pop song. I did like the old king sneaking off to a tavern at night with his collar up, since for a minute there was a person worried about something. Then it's back to the shops.",
      },
    ],
  },
  {
    id: 8193,
    title: 'Napoleon Dynamite',
    releaseDate: '2004-06-11',
    genres: ['comedy'],
    voteAverage: 6.8,
    overview:
      "Preston, Idaho. A tall boy with a perm and moon boots lives with his grandmother, her llama and an older brother who is always chatting online with babes. He draws animals that don't exist and keeps potato snacks in his trouser pocket for later. When the new kid from Juárez, who has the only moustache in the school, decides to run for president, he at last has something to practise for.",
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
        author: 'preston_class_of_97',
        writtenOn: '2008-12-03',
        rating: 8,
        content:
          "It's our school and our chicken farm, and I can tell you the talons question is a legitimate one. My cousin Dale is the farmer who drinks the egg juice. He'd never acted. He hasn't since.\n\nPeople from elsewhere think that it's making fun. We just thought, well, there it is.",
      },
      {
        author: 'waiting_for_a_plot_90',
        writtenOn: '2005-07-04',
        rating: 2,
        content:
          "Nothing happens. A boy sighs. A man throws a steak at a boy on a bicycle. Then it's lunch. I kept looking at the friend who'd brought me, who was crying with laughter, a person I have known for eleven years and trusted with a key.",
      },
      {
        author: 'tetherball_zen',
        writtenOn: '2018-02-25',
        rating: 7,
        content:
          "Shot for the price of a used truck and each frame's as flat and square as a school photograph. Hess puts someone in the middle of all that sky and lets them be bad at something. Then there is a dance. Heder made most of it up, they had one roll of film left and he'd do it three times, and he does it with his mouth hanging open and goes straight off, and I felt my arms prickle.",
      },
    ],
  },
  {
    id: 1777,
    title: 'Fahrenheit 9/11',
    releaseDate: '2004-06-25',
    genres: ['documentary'],
    voteAverage: 7.1,
    overview:
      'Florida, election night, and one network changes its mind. From that call to the second year of a war, a filmmaker from Flint goes back through the footage: a president reading to second-graders, the friendships of oil men, recruiters working the poorer of two malls, and a mother who hangs out her flag every morning and has a son in Iraq.',
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
        author: 'goat_book_reader',
        writtenOn: '2005-01-19',
        rating: 9,
        content:
          'Seven minutes in that little chair with the children reading about the goat, and a clock in the corner counting. Whatever your politics you start looking for the exit on his behalf. We saw it in a packed house in Des Moines, and the woman beside me, a stranger, took hold of my wrist and kept it until the end.',
      },
      {
        author: 'col_bristow_ret',
        writtenOn: '2011-07-04',
        rating: 3,
        content:
          "I served thirty years under presidents of either stripe. I object to the kites. He shows Baghdad before the war as a playground, with kites and weddings and a barber, as though a torture cell were never dug under it. That's a lie by cutting. When he chases congressmen down a sidewalk asking them to sign up their children, he knows you can't enlist somebody else.\n\nThe lady from Flint, reading out her son's letter, I have nothing to say about except that she has my respect. I wish she'd been given to a more careful man.",
      },
      {
        author: 'mixtape_2004_mona',
        writtenOn: '2022-10-10',
        rating: 6,
        content:
          "Funny what dates. I was twenty, I went on the march, I thought this would change the election. The pop songs under everything now sound like somebody nudging you. The tricks are on the outside. But those young soldiers plugging a CD into the tank and telling you which track they like to hear while they shoot, that's just a camera, left running, and it has got worse every year.",
      },
    ],
  },
  {
    id: 11036,
    title: 'The Notebook',
    releaseDate: '2004-06-25',
    genres: ['romance', 'drama'],
    voteAverage: 7.9,
    overview:
      'Every day in a nursing home an old man reads to a woman who has asked him, politely, who he is. The story in his faded book begins at a carnival in South Carolina in 1940: a boy from the lumber yard hangs from a Ferris wheel until a girl from the big white house agrees to go out with him. Her parents are sending her to New York in the autumn.',
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
        author: 'memory_ward_night_staff',
        writtenOn: '2012-11-25',
        rating: 6,
        content:
          "I look after people like her. It doesn't come back at sunset with the candles lit. It might come back on a Tuesday, in the lift, about a dog.\n\nBut when she goes again, in the middle of that dance, and she's suddenly frightened of this strange man with his arms around her, and James Garner stands there with his hands in the air, that's it. They got it. I had to turn it off and finish it the next week.",
      },
      {
        author: 'swans_or_geese_whichever',
        writtenOn: '2016-03-07',
        rating: 4,
        content:
          "He threatens to drop off a big wheel unless she says yes!! He writes every single day for a year!! In my town there's a form you fill in for that. And the rain, I grant you, is excellent rain, they're both as good-looking as horses and it's excellent rain. I'd have married the other one. James Marsden's got a uniform and a kind face and doesn't shout about what you want at the side of the road.",
      },
      {
        author: 'widower_of_eleven_months',
        writtenOn: '2019-08-31',
        rating: 10,
        content:
          "She made me promise I'd watch it and I said yes, yes, and I never did. So that was Saturday. I've put the box back where she had it.\n\nI'll say only that Gena Rowlands is the director's mother, and he knows how to look at her.",
      },
    ],
  },
  {
    id: 9477,
    title: 'King Arthur',
    releaseDate: '2004-07-07',
    genres: ['adventure', 'war', 'history', 'action', 'drama'],
    voteAverage: 6.3,
    overview:
      "Britain, 467, and Rome is packing up. A half-Roman officer and his six remaining Sarmatian horsemen have served fifteen years on Hadrian's Wall and are due their papers in the morning. Instead a bishop hands them one last ride north, through woods full of painted Woads and ahead of a Saxon army, to bring back a family that doesn't wish to leave.",
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
        author: 'vindolanda_digger',
        writtenOn: '2010-08-16',
        rating: 4,
        content:
          "I've dug on the Wall for eleven summers and I'd ask the Saxons to explain what they're doing north of it. They came by sea, to Kent. It's as if the Vikings arrived from Switzerland.\n\nKeira Knightley fights in three leather belts, in snow. I had thermals on watching it. The dirt's good, I'll say that for them. Proper dirt.",
      },
      {
        author: 'ray_winstone_is_bors',
        writtenOn: '2017-01-30',
        rating: 7,
        content:
          "Winstone's got eleven kids and gives them numbers instead of names. That's my whole argument. Put him in a pub garden with Mads Mikkelsen, who has a hawk and says about nine words, and Ray Stevenson not saying anything at all, and I don't need a round table. These are lads finishing their national service who want to go home.\n\nThe business on the frozen lake, where you can hear it thinking about breaking, holds up with any battle you like. Clive Owen gives speeches as if reading the ferry times. Somehow it works on me. I was on leave when I saw it, mind.",
      },
    ],
  },
  {
    id: 314,
    title: 'Catwoman',
    releaseDate: '2004-07-22',
    genres: ['action', 'fantasy', 'crime'],
    voteAverage: 4.6,
    overview:
      'A mousy graphic designer at a cosmetics firm delivers her artwork to the wrong building on the wrong night, overhears what the new face cream does to faces, and is flushed out through a pipe. She comes to on a mudbank with an Egyptian cat on her chest. Afterwards she can land on her feet, cannot resist tuna, and has a policeman to meet for coffee.',
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
        author: 'basketball_at_42_minutes',
        writtenOn: '2008-05-17',
        rating: 3,
        content:
          "If you only have three minutes, go to the basketball. It's a date. They're on a city court, children are watching, there is R&B on, and he passes to her and she sort of slinks, and there are I should think seventy shots in it from every direction including the ball's. Neither of them bounces it twice in the same shot. She hangs off the rim. She drops down and lands on him and the kids cheer, and what are the kids cheering? What did they see?\n\nI had to sit down again, I had stood up to see round it. Otherwise it's about moisturiser.",
      },
      {
        author: 'concealer_noir',
        writtenOn: '2019-06-03',
        rating: 6,
        content:
          "Sharon Stone has skin like _marble_ because of an evil moisturiser and you can only hurt her by making her miss an application. I'm sorry, how is that not the best villain of the decade. I work on a beauty counter in Leeds. I've met her twice.\n\nIt's edited by somebody shaking a biscuit tin, fine. Put it on with the sound down while you do your nails and it's two hours of perfume advert with burglaries in.",
      },
      {
        author: 'monsieur_pixel_75',
        writtenOn: '2005-03-22',
        rating: 2,
        content:
          "As a Frenchman, I apologise. He was a very good effects man. They gave him a person, and he treated the person as an effect.\n\nI had counted up to a hundred and twelve cuts before she'd properly changed clothes, after that my beer arrived, and I found I no longer wished to know.",
      },
    ],
  },
  {
    id: 10555,
    title: 'Shark Tale',
    releaseDate: '2004-09-20',
    genres: ['animation', 'action', 'comedy', 'family'],
    voteAverage: 6.0,
    overview:
      'Oscar scrubs tongues at the Whale Wash on a coral reef that looks like Times Square, owes five thousand clams and dreams of the penthouse. When an anchor falls on the son of the shark Godfather, he is the only one swimming beside the body. He lets people think what they like. The dead shark has a brother, who is vegetarian and would quite like to go missing.',
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
        author: 'fish_with_eyebrows',
        writtenOn: '2008-06-05',
        rating: 3,
        content:
          "They've got lips. Fish, with the actors' own lips, Will Smith's ears even, and it's been twenty minutes and I'm looking at Martin Scorsese as a puffer with his real eyebrows. That's not drawing, it's taxidermy.\n\nAll the gags are for fathers. Coral-Cola. Gup. My boy is five, he wanted to know what an interest rate was.",
      },
      {
        author: 'lennys_lettuce',
        writtenOn: '2019-09-14',
        rating: 8,
        content:
          "I'm a vegetarian from a family of butchers in Calabria. So you may imagine.\n\nWhen Lenny spits the shrimp out and hides it, and his father sits at the end of that long table looking at him with De Niro's mole. It's a daft cartoon with car wash in it. I was twelve and it's how I told them, I put on the DVD and pointed.",
      },
      {
        author: 'reef_check_diver_52',
        writtenOn: '2014-03-08',
        rating: 5,
        content:
          "A cleaner wrasse doesn't become a celebrity but it does cheat, there's been work on it. Watched in the saloon of a dive boat off Sharm with a force six outside. Colours excellent. Two passengers sick. I cannot in fairness say that these were connected.",
      },
    ],
  },
  {
    id: 1966,
    title: 'Alexander',
    releaseDate: '2004-11-21',
    genres: ['war', 'history', 'action', 'drama'],
    voteAverage: 5.9,
    overview:
      "Forty years after the conqueror's death, old Ptolemy dictates what he can bear to remember: a Macedonian prince raised between a one-eyed drunk of a father and a mother who keeps snakes in her bed, who beats Persia in his twenties and then will not turn round. The further east the army walks, the less his own generals can say what it is all for.",
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
        author: 'miss_hartnell_greek',
        writtenOn: '2017-03-16',
        rating: 5,
        content:
          "I teach Greek to fourteen-year-olds and every year one of them asks me whether it's any good. Gaugamela is. The dust, the eagle, that long sideways ride to pull the Persian line apart: somebody had read their Arrian, and I show the class that half hour with a clear conscience. Then it's home to Pella, where Angelina Jolie, one year older than the man playing her son, is doing Transylvania with a python, and every Macedonian comes from Dublin. Hopkins potters about on a terrace explaining what we have just seen. There are four different cuts. I own three of them, so perhaps don't take advice from me.",
      },
      {
        author: 'four_evenings_lou',
        writtenOn: '2009-12-28',
        rating: 4,
        content:
          "We took it in instalments with our tea, like a serial. Monday: snakes, and Val Kilmer shouting with his one eye and having a better time than the lot of them. Tuesday, dust. I couldn't tell you who won Tuesday. On the Wednesday Jared Leto gazed at people in eyeliner and there was a wedding that got out of hand. Thursday it was elephants, then the screen went all hot pink and I got up to hit the telly, and it turns out that's on purpose. Friday we watched the snooker.",
      },
      {
        author: 'synth_and_sandal',
        writtenOn: '2015-07-22',
        rating: 8,
        content:
          "Vangelis did the music, which was enough to get me in. I stayed because it's the one sword and sandal picture where the hero seems properly unwell. He wants so much, from everybody, from the mountains even, and you can see his friends getting tired of loving him. The dinner where he kills Cleitus is drunk and ugly and nobody strikes a pose. Try the _Final Cut_ if you can find it, the one that hops about in time; with the father's story dropped into the middle of the march it makes twice the sense it did in theaters. It's also longer, so clear a day.",
      },
    ],
  },
  {
    id: 163,
    title: "Ocean's Twelve",
    releaseDate: '2004-12-09',
    genres: ['thriller', 'crime'],
    voteAverage: 6.6,
    overview:
      'Somebody has broken the first rule and told the casino owner, who visits all eleven of them in turn with a cane and two bodyguards: a hundred and sixty million dollars, with interest, in a fortnight. They are too well known to work in America. In Amsterdam they find that a French gentleman burglar has been there an evening before them, left a small black owl and wants a contest.',
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
        author: 'holiday_snaps_bore',
        writtenOn: '2005-08-24',
        rating: 3,
        content:
          "Look where they all went. Lake Como! Look at their shirts! And we paid for the film to be developed.\n\nThey sit in rooms and finish each other's sentences. When there's finally a robbery it turns out the robbery happened previously, off screen, on a train, while we were watching the other robbery. If the waiter did that with my dinner I'd have a word.",
      },
      {
        author: 'laser_capoeira',
        writtenOn: '2016-11-09',
        rating: 8,
        content:
          "Third time through it clicked for me: it's a comedy about how a sequel is a con. Julia Roberts plays a woman forced to impersonate Julia Roberts, to whom Bruce Willis turns up, and everyone's so embarrassed. Cassel dances through a field of moving lasers in white trousers to what I believe is a French hip-hop flute. Soderbergh shoots it like he nicked the camera. No stakes whatsoever; I could live in it.",
      },
      {
        author: 'anti_ponytail_league',
        writtenOn: '2010-02-03',
        rating: 5,
        content:
          "I was fine till the hologram egg. Matt Damon's the only one who looks like he was told there'd be a plot. They lift a house in Amsterdam, the entire house, on jacks, by some inches, from under water, so that a crossbow can. I'll stop there. I went with a structural engineer and we've drifted apart.",
      },
    ],
  },
  {
    id: 693,
    title: 'Meet the Fockers',
    releaseDate: '2004-12-22',
    genres: ['comedy', 'romance'],
    voteAverage: 6.3,
    overview:
      'Jack, retired from the CIA, has built a motor home with bulletproof glass and a dairy attachment for his infant grandson, and in it the in-laws drive from Long Island to Florida to meet the other side. The other side are a lawyer who stayed at home to raise his boy and a therapist who teaches pensioners about sex. They have kept all his ninth-place ribbons, on a wall, lit.',
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
        author: 'boca_raton_bernice',
        writtenOn: '2007-12-26',
        rating: 8,
        content:
          "Streisand on a mattress on the patio, showing four elderly couples how it's done! I've been in that class. It was called Limber Living and the man who ran it went off with the treasurer.\n\nMy late husband cried at the wall of ribbons. He said his own father hadn't kept so much as a report card.",
      },
      {
        author: 'surname_fatigue',
        writtenOn: '2012-08-15',
        rating: 3,
        content:
          "I make it fifty-one uses of the surname as a joke. The baby says a swear word, and then says it again. There is an artificial breast. A cat flushes a dog. I'm not proud of how much of this I can list, it was a ferry and they'd bolted the television high up.",
      },
      {
        author: 'method_in_his_madness',
        writtenOn: '2018-11-11',
        rating: 6,
        content:
          "De Niro and Hoffman, forty years after they changed acting, wrestling on a lawn about fondue. One could mourn. I preferred to watch Hoffman, who's having a holiday in there, bare feet, touching people, licking things, a man who decided at breakfast that nobody would be able to embarrass him. He isn't playing the jokes at all. The rest plays nothing but.",
      },
    ],
  },
];
