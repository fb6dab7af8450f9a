import type { CatalogueFilm } from '../film.ts';

export const films2016: readonly CatalogueFilm[] = [
  {
    id: 379170,
    title: 'Sherlock: The Abominable Bride',
    releaseDate: '2016-01-01',
    genres: ['crime', 'drama', 'mystery', 'thriller', 'tv-movie'],
    voteAverage: 7.8,
    overview:
      "Gaslight, hansom cabs and a moustache for the doctor. In the winter of 1895 a woman in her wedding dress fires at passers-by from a balcony, turns the gun on herself, and that same night, after her body has been laid out, shoots her husband in the street. Baker Street is consulted. When further men receive orange pips in the post, the case starts to trouble the detective for reasons he can't place in his own century.",
    cast: [
      { name: 'Benedict Cumberbatch', character: 'Sherlock Holmes' },
      { name: 'Martin Freeman', character: 'Dr. John Watson' },
      { name: 'Una Stubbs', character: 'Mrs. Hudson' },
      { name: 'Rupert Graves', character: 'Inspector Lestrade' },
      { name: 'Mark Gatiss', character: 'Mycroft Holmes' },
      { name: 'Louise Brealey', character: 'Molly Hooper' },
      { name: 'Amanda Abbington', character: 'Mary Watson' },
      { name: 'Andrew Scott', character: 'Jim Moriarty' },
      { name: "Natasha O'Keeffe", character: 'Emelia Ricoletti' },
      { name: 'Catherine McCormack', character: 'Lady Carmichael' },
    ],
    crew: [
      { name: 'Douglas Mackinnon', job: 'Director' },
      { name: 'Mark Gatiss', job: 'Writer' },
      { name: 'Steven Moffat', job: 'Writer' },
      { name: 'David Arnold', job: 'Original Music Composer' },
      { name: 'Michael Price', job: 'Original Music Composer' },
      { name: 'Suzie Lavelle', job: 'Director of Photography' },
      { name: 'Andrew McClelland', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'violet_hunter_1891',
        writtenOn: '2016-01-09',
        rating: 9,
        content:
          "New Year's night, the whole family plus a neighbour who'd never seen an episode. By the time Mycroft was betting on his own death over a plum pudding we were all in love. The hats! The Diogenes Club where nobody may talk and Watson has to do it in sign language, badly! Halfway in, the carpet is pulled and the neighbour said 'hang on, is that an aeroplane?' and I laughed so much I missed the explanation. He has since watched all of it, in order, twice.",
      },
      {
        author: 'prof_em_haldane',
        writtenOn: '2017-09-21',
        rating: 6,
        content:
          "Forty minutes of it is the best Victorian ghost story that television had given us in years: the veil, the whisper, the maze at night with a lamp. I'd have been content with the other fifty being the same. Instead it begins to admire itself, and the mystery becomes a box in which we find, as usual, only Sherlock. As for the secret society, I teach the suffrage movement. They did not wear pointed hoods, and they'd not have waited for a gentleman to come in and explain them to each other.",
      },
    ],
  },
  {
    id: 270487,
    title: 'Hail, Caesar!',
    releaseDate: '2016-02-05',
    genres: ['comedy', 'crime', 'drama', 'mystery', 'history'],
    voteAverage: 5.9,
    overview:
      "Capitol Pictures, around 1951. Eddie Mannix runs the studio by day and goes to confession by night. This week a swimming star is pregnant and unmarried, a singing cowboy has been put into a drawing-room comedy he can't pronounce, twin gossip columnists smell something, and the leading man of the big Roman picture has vanished from the set in his sandals. A note asks for a hundred thousand dollars. It is signed 'The Future'.",
    cast: [
      { name: 'Josh Brolin', character: 'Eddie Mannix' },
      { name: 'George Clooney', character: 'Baird Whitlock' },
      { name: 'Alden Ehrenreich', character: 'Hobie Doyle' },
      { name: 'Ralph Fiennes', character: 'Laurence Laurentz' },
      { name: 'Scarlett Johansson', character: 'DeeAnna Moran' },
      { name: 'Tilda Swinton', character: 'Thora Thacker / Thessaly Thacker' },
      { name: 'Channing Tatum', character: 'Burt Gurney' },
      { name: 'Frances McDormand', character: 'C. C. Calhoun' },
      { name: 'Jonah Hill', character: 'Joseph Silverman' },
      { name: 'Veronica Osorio', character: 'Carlotta Valdez' },
    ],
    crew: [
      { name: 'Joel Coen', job: 'Director' },
      { name: 'Ethan Coen', job: 'Director' },
      { name: 'Joel Coen', job: 'Writer' },
      { name: 'Ethan Coen', job: 'Writer' },
      { name: 'Carter Burwell', job: 'Original Music Composer' },
      { name: 'Roger Deakins', job: 'Director of Photography' },
      { name: 'Ethan Coen', job: 'Editor' },
      { name: 'Joel Coen', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'moviola_marge',
        writtenOn: '2016-05-29',
        rating: 8,
        content:
          "As a retired cutting-room assistant I can confirm the scarf will get you. Every one of us had a scarf story; mine was a cardigan. So you may imagine my joy at Frances McDormand in her smoky little box.\n\nThen 'would that it were so simple'. Fiennes, with endless courtesy, trying to get five words out of a cowboy, for as long as it takes. Our projectionist came down from his booth to see what the noise was. I don't say the kidnapping holds any water, I just didn't look.",
      },
      {
        author: 'left_after_the_sub',
        writtenOn: '2016-02-20',
        rating: 4,
        content:
          "Like being shown round a very nice house by somebody who won't let you sit down. Water ballet, next room. Sailors dancing, next room. Communists, next room. Clooney gets slapped. The whole row in front got up during the debate about God with the rabbi and the patriarch, which I thought was the one funny thing. Where's the story? A man worries whether to change jobs. I do that every Sunday evening, for nothing.",
      },
      {
        author: 'hobie_lasso_fan',
        writtenOn: '2021-08-08',
        rating: 7,
        content:
          "Alden Ehrenreich twirls a noodle of spaghetti into a lasso on a dinner date, because he is bored waiting and she is pretty, and it's the sweetest thing in any movie of that decade. Everyone else is doing a bit.",
      },
    ],
  },
  {
    id: 209112,
    title: 'Batman v Superman: Dawn of Justice',
    releaseDate: '2016-03-23',
    genres: ['action', 'adventure', 'fantasy'],
    voteAverage: 6,
    overview:
      "From the pavement a billionaire sees his tower come down while two beings from the sky throw each other through it. Eighteen months later he has decided that if there's one chance in a hundred the survivor is an enemy, it's a certainty. The survivor, across the bay, writes articles about a vigilante who brands criminals. A jittery young man with a green rock and a theory of God helps them to meet.",
    cast: [
      { name: 'Ben Affleck', character: 'Bruce Wayne / Batman' },
      { name: 'Henry Cavill', character: 'Clark Kent / Superman' },
      { name: 'Gal Gadot', character: 'Diana Prince / Wonder Woman' },
      { name: 'Jesse Eisenberg', character: 'Lex Luthor' },
      { name: 'Amy Adams', character: 'Lois' },
      { name: 'Diane Lane', character: 'Martha Kent' },
      { name: 'Laurence Fishburne', character: 'Perry White' },
      { name: 'Jeremy Irons', character: 'Alfred' },
      { name: 'Holly Hunter', character: 'Senator Finch' },
      { name: 'Scoot McNairy', character: 'Wallace Keefe' },
    ],
    crew: [
      { name: 'Zack Snyder', job: 'Director' },
      { name: 'Chris Terrio', job: 'Screenplay' },
      { name: 'David S. Goyer', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Junkie XL', job: 'Original Music Composer' },
      { name: 'Larry Fong', job: 'Director of Photography' },
      { name: 'David Brenner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'two_mums_one_name',
        writtenOn: '2016-04-17',
        rating: 3,
        content:
          "I share a first name with both their mothers. I'm sixty-eight and I have never stopped a fight by it, and I've tried, at two weddings.\n\nWhat a gloomy evening. Everyone's in the rain. A jar is put on a table in front of a Senator and that's the only suspense there is, as the fighting goes on and on between two men who could've telephoned. My nephew says there's a version with another half hour. He's welcome to it.",
      },
      {
        author: 'granny_peach_tea_89',
        writtenOn: '2016-08-25',
        rating: 8,
        content:
          "The extended cut, in the dark, loud, alone: that's the film. It's an opera about two men who can't stop looking at a falling building. Opening from the ground, Affleck running _into_ the dust, is still the best thing any of these movies has put on a screen, and the warehouse fight looks like the games we grew up on. Was the theatrical version a mess? It was. They cut out Clark doing his job. Of course he seems like a sulk.",
      },
      {
        author: 'lex_needs_ritalin',
        writtenOn: '2017-02-05',
        rating: 5,
        content:
          "e-mails. She finds out about the other superheroes because somebody attaches their trailers to an e-mail. They've even got logos already!! there's a stock photo of a fish man blinking in a hole, and I'm supposed to be thrilled, and she shuts the laptop like someone who's looked at a gas bill",
      },
    ],
  },
  {
    id: 291805,
    title: 'Now You See Me 2',
    releaseDate: '2016-06-02',
    genres: ['crime', 'thriller'],
    voteAverage: 6.8,
    overview:
      "A year in hiding has made three stage magicians restless, and there's a vacancy for a fourth. Their comeback at a phone company's launch in New York is hijacked; they jump down a chute on a rooftop and come out in the kitchen of a restaurant in Macau. There a dead man who isn't offers them a job: one computer chip, no bigger than a playing card, from the best-guarded room in the East.",
    cast: [
      { name: 'Jesse Eisenberg', character: 'J. Daniel Atlas' },
      { name: 'Mark Ruffalo', character: 'Dylan Rhodes' },
      { name: 'Woody Harrelson', character: 'Merritt McKinney / Chase McKinney' },
      { name: 'Dave Franco', character: 'Jack Wilder' },
      { name: 'Daniel Radcliffe', character: 'Walter Mabry' },
      { name: 'Lizzy Caplan', character: 'Lula' },
      { name: 'Jay Chou', character: 'Li' },
      { name: 'Sanaa Lathan', character: 'Natalie Austin' },
      { name: 'Michael Caine', character: 'Arthur Tressler' },
      { name: 'Morgan Freeman', character: 'Thaddeus Bradley' },
    ],
    crew: [
      { name: 'Jon M. Chu', job: 'Director' },
      { name: 'Ed Solomon', job: 'Screenplay' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Peter Deming', job: 'Director of Photography' },
      { name: 'Stan Salfas', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'rabbit_in_a_bag',
        writtenOn: '2016-08-14',
        rating: 5,
        content:
          "Twenty-two years of children's parties as The Great Bernardo, and I can palm a card, thank you. You can't do it up the sleeve, over the shoulder, behind a guard's neck and under a colleague's chin with the card going round corners like a starling. It's a cartoon. It's a marvellous cartoon, that one search in the lab, and I clapped. But magic where the computer does the trick is just a computer. Caplan is good. She pulls off her own arm, which is a gag I sold her kind for £40 in the nineties.",
      },
      {
        author: 'popcorn_physics_ta',
        writtenOn: '2018-03-25',
        rating: 8,
        content:
          "does any of it make sense? the RAIN STOPS. He makes the rain stop, and go up, in Greenwich, with his hands. there's an explanation with strobe lights and I know for a fact it wouldn't work on that scale, I did the sums on the night bus, and I have never cared less. Woody Harrelson plays his own twin with a perm. Best film on the night bus.",
      },
      {
        author: 'seven_of_diamonds',
        writtenOn: '2023-06-18',
        rating: 6,
        content:
          "They explain everything in a big circle at the end, and then reveal a further thing that makes the explanation nonsense. I had a nice time twice, in each direction. Radcliffe, with a beard, as somebody who is rotten at magic, has the most fun; he keeps asking what's in the box.",
      },
    ],
  },
  {
    id: 47933,
    title: 'Independence Day: Resurgence',
    releaseDate: '2016-06-22',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 5.4,
    overview:
      'It is twenty years since the invaders were beaten and the world has used their leftovers well: fighters that hover, a base on the Moon, no wars to speak of. On the eve of the anniversary the old prisoners in Area 51 wake up cheering, the former president sees a circle whenever he shuts his eyes, and something three thousand miles wide lands on the Atlantic, with legs.',
    cast: [
      { name: 'Liam Hemsworth', character: 'Jake Morrison' },
      { name: 'Jeff Goldblum', character: 'David Levinson' },
      { name: 'Jessie T. Usher', character: 'Dylan Hiller' },
      { name: 'Bill Pullman', character: 'President Whitmore' },
      { name: 'Maika Monroe', character: 'Patricia Whitmore' },
      { name: 'Sela Ward', character: 'President Lanford' },
      { name: 'William Fichtner', character: 'General Adams' },
      { name: 'Judd Hirsch', character: 'Julius Levinson' },
      { name: 'Brent Spiner', character: 'Dr. Brakish Okun' },
      { name: 'Charlotte Gainsbourg', character: 'Dr. Catherine Marceaux' },
    ],
    crew: [
      { name: 'Roland Emmerich', job: 'Director' },
      { name: 'Dean Devlin', job: 'Screenplay' },
      { name: 'Nicolas Wright', job: 'Screenplay' },
      { name: 'James Vanderbilt', job: 'Screenplay' },
      { name: 'Roland Emmerich', job: 'Screenplay' },
      { name: 'Harald Kloser', job: 'Original Music Composer' },
      { name: 'Markus Förderer', job: 'Director of Photography' },
      { name: 'Adam Wolfe', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'landmark_insurance',
        writtenOn: '2016-07-16',
        rating: 4,
        content:
          "In the claims department we do a sweepstake. I had St Paul's, Moira had the Petronas Towers, and Moira won, because they pick up Singapore or is it Kuala Lumpur and drop it on London. 'They like to get the landmarks,' Jeff says. He looks as if he'd been told on the morning.\n\nNot one of the young ones could I pick out of a line-up. There's a school bus in the desert full of children who don't appear to have parents, nor does anybody ask. It's very big. It is terribly, terribly big, and it weighs nothing.",
      },
      {
        author: 'okun_in_pyjamas',
        writtenOn: '2019-07-04',
        rating: 7,
        content:
          "My partner and I do a double bill every Fourth, with hot dogs. This one always gets the bigger laughs! Brent Spiner wakes from twenty years of coma, asks for his glasses, and there's his fella, who has been knitting him things all that time. It's the sweetest couple in any alien invasion and they slipped it right past everyone. The queen running across the salt flat after a school bus is proper monster movie stuff. Bring mustard.",
      },
    ],
  },
  {
    id: 258489,
    title: 'The Legend of Tarzan',
    releaseDate: '2016-06-29',
    genres: ['fantasy', 'action', 'adventure'],
    voteAverage: 5.9,
    overview:
      "Since he took his seat in the Lords he has been John Clayton, who holds his cup properly and doesn't climb. In 1890 he is invited to the Congo as a guest of King Leopold; an American who has fought in three wars begs him to accept, because he'd like to see with his own eyes what's being done there for rubber and ivory. Jane comes along. On the quay stands a Belgian with a rosary of spider silk and a bargain to keep.",
    cast: [
      { name: 'Alexander Skarsgård', character: 'John Clayton / Tarzan' },
      { name: 'Margot Robbie', character: 'Jane Clayton' },
      { name: 'Samuel L. Jackson', character: 'George Washington Williams' },
      { name: 'Christoph Waltz', character: 'Leon Rom' },
      { name: 'Djimon Hounsou', character: 'Chief Mbonga' },
      { name: 'Jim Broadbent', character: 'Prime Minister' },
      { name: 'Casper Crump', character: 'Major Kerckhover' },
      { name: 'Simon Russell Beale', character: 'Mr. Frum' },
      { name: 'Ben Chaplin', character: 'Captain Moulle' },
      { name: 'Sidney Ralitsoele', character: 'Wasimbu' },
    ],
    crew: [
      { name: 'David Yates', job: 'Director' },
      { name: 'Adam Cozad', job: 'Screenplay' },
      { name: 'Craig Brewer', job: 'Screenplay' },
      { name: 'Rupert Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Henry Braham', job: 'Director of Photography' },
      { name: 'Mark Day', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'orthopaedics_dundee',
        writtenOn: '2016-08-07',
        rating: 6,
        content:
          "Knuckles shaped by walking on all fours as a child: a proper clinical detail, sensibly observed, and I sat up. He then falls about two hundred feet through a canopy, catches a creeper one-handed and doesn't dislocate a thing.\n\nSamuel L. Jackson asks, as any sane man would, whether there mightn't be a path. I'd like to have followed the historical George Washington Williams, who really did go and write it all down, for the entire length of a film. Preferably one with no stampede in it.",
      },
      {
        author: 'vine_street_girl',
        writtenOn: '2017-05-20',
        rating: 7,
        content:
          "Look, I came for the abs. I've got a spreadsheet. He keeps a shirt on for forty-one minutes, which is a scandal, but when he first lies down nose to nose with the lions he grew up with, they know him, and the camera just lets him be quiet, I forgot about the spreadsheet. Romantic in a way they don't make now. Margot spitting in Waltz's face was good also. Gorillas a bit rubber.",
      },
      {
        author: 'unbothered_by_apes',
        writtenOn: '2016-11-30',
        rating: 4,
        content:
          "grey. Everything in it's grey. A jungle. How do you get a jungle to be grey? It had the colours of a wet Tuesday in Slough, and I was in Slough, it was Tuesday. The ostriches were good. I had a jacket potato afterwards and it's the potato I'd recommend.",
      },
    ],
  },
  {
    id: 43074,
    title: 'Ghostbusters',
    releaseDate: '2016-07-14',
    genres: ['action', 'fantasy', 'comedy'],
    voteAverage: 5.3,
    overview:
      "A physicist about to get tenure at Columbia is embarrassed by an old book of hers that has turned up online; the friend who wrote it with her is still hunting spectres from a college nobody's heard of, alongside an engineer who licks things. A subway worker who knows what she saw brings the hearse. Someone in a hotel basement is charging up the ley lines of Manhattan, and the mayor would prefer they went on being laughed at.",
    cast: [
      { name: 'Melissa McCarthy', character: 'Abby Yates' },
      { name: 'Kristen Wiig', character: 'Erin Gilbert' },
      { name: 'Kate McKinnon', character: 'Jillian Holtzmann' },
      { name: 'Leslie Jones', character: 'Patty Tolan' },
      { name: 'Charles Dance', character: 'Harold Filmore' },
      { name: 'Michael K. Williams', character: 'Agent Hawkins' },
      { name: 'Chris Hemsworth', character: 'Kevin' },
      { name: 'Neil Casey', character: 'Rowan North' },
      { name: 'Andy Garcia', character: 'Mayor Bradley' },
      { name: 'Cecily Strong', character: 'Jennifer Lynch' },
    ],
    crew: [
      { name: 'Paul Feig', job: 'Director' },
      { name: 'Katie Dippold', job: 'Screenplay' },
      { name: 'Paul Feig', job: 'Screenplay' },
      { name: 'Ivan Reitman', job: 'Producer' },
      { name: 'Theodore Shapiro', job: 'Original Music Composer' },
      { name: 'Robert Yeoman', job: 'Director of Photography' },
      { name: 'Brent White', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'holtzmann_halloween',
        writtenOn: '2016-11-06',
        rating: 8,
        content:
          "At our school in Leicester there were eleven small girls in tan boiler suits this Halloween with yellow goggles and hoover hose, and one boy in a pair of glasses with no lenses, as Kevin. So whatever the grown men were on about all summer, you can tell them that. When she licks the pistol and the music starts, my two stood up on their seats. I didn't make them sit down.",
      },
      {
        author: 'improv_night_refugee',
        writtenOn: '2016-08-02',
        rating: 4,
        content:
          "There's a shape to a joke. You say it and then you stop. Here someone says it, someone else says it a bit differently, there's a bit about soup, they look at each other, and somewhere in another take it was surely very funny. Wontons come up four times! The ghosts are lovely, though, like neon signs come loose. And I'll allow the fellow who can't answer a telephone through glass. I have employed him, under various names.",
      },
      {
        author: 'ray_parker_ghostwriter',
        writtenOn: '2018-10-31',
        rating: 5,
        content:
          "It keeps stopping for somebody old to come in and be recognised. Each time our room went 'ah' and lost the thread again. By the third taxi driver I'd have liked a list at the start, so as to wave at them all and get on. The new four were doing nicely on their own.",
      },
    ],
  },
  {
    id: 297761,
    title: 'Suicide Squad',
    releaseDate: '2016-08-03',
    genres: ['action', 'adventure', 'fantasy'],
    voteAverage: 5.9,
    overview:
      "An intelligence official has a thick folder and a steak in front of her: why not use the worst people in custody for jobs the state can't be seen doing? A marksman with a daughter, a psychiatrist who fell for her patient, a man of fire who has sworn off it, a thief, a climber, a crocodile. Each gets a bomb the size of a rice grain in the neck. The first job turns out to be one of the official's own.",
    cast: [
      { name: 'Will Smith', character: 'Deadshot' },
      { name: 'Jared Leto', character: 'The Joker' },
      { name: 'Margot Robbie', character: 'Harley Quinn' },
      { name: 'Joel Kinnaman', character: 'Rick Flag' },
      { name: 'Viola Davis', character: 'Amanda Waller' },
      { name: 'Jai Courtney', character: 'Boomerang' },
      { name: 'Jay Hernandez', character: 'Diablo' },
      { name: 'Adewale Akinnuoye-Agbaje', character: 'Killer Croc' },
      { name: 'Cara Delevingne', character: 'June Moone / Enchantress' },
      { name: 'Karen Fukuhara', character: 'Katana' },
    ],
    crew: [
      { name: 'David Ayer', job: 'Director' },
      { name: 'David Ayer', job: 'Writer' },
      { name: 'Steven Price', job: 'Original Music Composer' },
      { name: 'Roman Vasyanov', job: 'Director of Photography' },
      { name: 'John Gilroy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'jukebox_invoice',
        writtenOn: '2016-09-11',
        rating: 3,
        content:
          "Rolling Stones. Eleven seconds. White Stripes, eight seconds. Eminem. Queen. Creedence. I run a wedding disco and if I mixed like that I'd be dragged off by the bride's uncles. Everyone is introduced, with writing on the screen, and then introduced again by someone at dinner, and then one of them dies before you've put your coat on.\n\nAfter which they go down a street, in the dark, for an hour. The villain does a hula.",
      },
      {
        author: 'property_of_nobody',
        writtenOn: '2017-10-31',
        rating: 8,
        content:
          "I dyed one side red and one side blue in our bathroom with the door locked and it came out purple and green and I wore it to school for a month. Harley steals a handbag out of a shop window in the middle of everything because 'we're bad guys, it's what we do', that is my favourite line of anything. Then in the bar when Diablo tells what he did and no one knows where to look. It's a mess! So was my hair.",
      },
      {
        author: 'waller_for_mayor',
        writtenOn: '2021-08-20',
        rating: 5,
        content:
          "Viola Davis eats that steak as though it owed her money and not another soul in the picture scares me. Thirty minutes of good trailer, ninety of rubble. I'd watch her do performance reviews, two hours of them, with Will Smith across the table trying to get his parking paid.",
      },
    ],
  },
  {
    id: 313369,
    title: 'La La Land',
    releaseDate: '2016-11-29',
    genres: ['comedy', 'drama', 'romance', 'music'],
    voteAverage: 7.9,
    overview:
      'She makes coffee on a studio lot and keeps being cut off mid-audition; he is fired from a restaurant for playing jazz instead of carols. After a traffic jam, a bad party and a long walk to find a parked car, they fall for each other over four seasons in Los Angeles, and the jobs they wanted begin, awkwardly, to turn up.',
    cast: [
      { name: 'Ryan Gosling', character: 'Sebastian' },
      { name: 'Emma Stone', character: 'Mia' },
      { name: 'John Legend', character: 'Keith' },
      { name: 'Rosemarie DeWitt', character: 'Laura' },
      { name: 'J.K. Simmons', character: 'Bill' },
      { name: 'Finn Wittrock', character: 'Greg' },
      { name: 'Callie Hernandez', character: 'Tracy' },
      { name: 'Sonoya Mizuno', character: 'Caitlin' },
      { name: 'Jessica Rothe', character: 'Alexis' },
      { name: 'Tom Everett Scott', character: 'David' },
    ],
    crew: [
      { name: 'Damien Chazelle', job: 'Director' },
      { name: 'Damien Chazelle', job: 'Writer' },
      { name: 'Justin Hurwitz', job: 'Original Music Composer' },
      { name: 'Linus Sandgren', job: 'Director of Photography' },
      { name: 'Tom Cross', job: 'Editor' },
      { name: 'Jordan Horowitz', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'yellow_dress_nadia',
        writtenOn: '2017-01-29',
        rating: 10,
        content:
          "The planetarium made me roll my eyes and then, about eight seconds later, not. I'm a sucker. But what finished me was the audition, just her in a plain jumper and the room going dark around her, singing about an aunt who jumped in the Seine. And the last ten minutes are _cruel_. We'd run out of napkins, so there was a sock involved, and it was my sister's, and she offered.",
      },
      {
        author: 'old_hoofer',
        writtenOn: '2017-03-06',
        rating: 5,
        content:
          "I danced in summer stock for nine years. These are two charming people who have had some lessons. Fred and Ginger rehearsed till her shoes filled with blood and you saw their feet the whole time, that was the contract with the audience. Here on the hilltop it's pleasant, they shuffle a bit, they swing round a lamppost. The voices are small. He tells everyone what jazz is, at length, and John Legend has to play the fellow who's wrong for making a living.",
      },
      {
        author: 'rewind_rewind',
        writtenOn: '2022-02-14',
        content:
          'Came round to it. In 2017 I was sick of the trailer and the whole Oscars envelope business, so I skipped it. Finally saw it on a Monday, alone, with soup. The ceiling stain in her flat, the burnt dinner while the record runs out and clicks: that row is the realest thing in the film and nobody sings.',
      },
    ],
  },
  {
    id: 381284,
    title: 'Hidden Figures',
    releaseDate: '2016-12-10',
    genres: ['drama', 'history'],
    voteAverage: 8,
    overview:
      "The Langley Research Center in Virginia, 1961. Computers are people there, and those in the west wing are women, black and paid less. One of them is sent across the campus to check the sums of the Space Task Group; the nearest washroom she may use is half a mile back. Another eyes the machine IBM has just delivered, a third needs a judge's leave to attend night school. Overhead, the Russians are ahead.",
    cast: [
      { name: 'Taraji P. Henson', character: 'Katherine G. Johnson' },
      { name: 'Octavia Spencer', character: 'Dorothy Vaughan' },
      { name: 'Janelle Monáe', character: 'Mary Jackson' },
      { name: 'Kevin Costner', character: 'Al Harrison' },
      { name: 'Kirsten Dunst', character: 'Vivian Mitchell' },
      { name: 'Jim Parsons', character: 'Paul Stafford' },
      { name: 'Mahershala Ali', character: 'Colonel Jim Johnson' },
      { name: 'Aldis Hodge', character: 'Levi Jackson' },
      { name: 'Glen Powell', character: 'John Glenn' },
      { name: 'Kimberly Quinn', character: 'Ruth' },
    ],
    crew: [
      { name: 'Theodore Melfi', job: 'Director' },
      { name: 'Allison Schroeder', job: 'Screenplay' },
      { name: 'Theodore Melfi', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Pharrell Williams', job: 'Original Music Composer' },
      { name: 'Benjamin Wallfisch', job: 'Original Music Composer' },
      { name: 'Mandy Walker', job: 'Director of Photography' },
      { name: 'Peter Teschner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'slide_rule_pearl',
        writtenOn: '2017-02-19',
        rating: 9,
        content:
          "I was hired in 1968 as a keypunch operator in Hampton, and some of those ladies were still in the building. They wore gloves to work. So when Taraji P. Henson finally lets go in front of the whole office, soaked to the skin, about the coffee pot, I heard a sort of hum go round our theater, mostly from women my age.\n\nDid Mr. Costner's fellow really knock down that sign with a crowbar? He did not, there was no such fellow. I forgave it. They needed someone to hold the crowbar.",
      },
      {
        author: 'calc_ii_dropout',
        writtenOn: '2019-11-02',
        rating: 7,
        content:
          "My high school showed this instead of teaching the unit. It moves like a train on time: setback, speech, small victory, Pharrell song, next. You could set your watch. But Octavia Spencer taking a Fortran manual out of the library under her coat, then bringing all thirty of her colleagues along down that corridor to meet the IBM, that got me. And Euler's Method! Old, but it works! I have since failed calculus and think about that line a lot.",
      },
    ],
  },
  {
    id: 121856,
    title: "Assassin's Creed",
    releaseDate: '2016-12-21',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 5.4,
    overview:
      "Executed by injection in Texas, a convicted killer wakes in a glass laboratory near Madrid. A scientist straps him into a mechanical arm that lets him move as his ancestor did: in Andalusia in 1492, hooded, with a blade where a finger used to be, guarding an apple that her father's order has sought for centuries. Others with such ancestors live in the ward. They watch him at meals and don't share his opinion of the doctors.",
    cast: [
      { name: 'Michael Fassbender', character: 'Cal Lynch / Aguilar de Nerha' },
      { name: 'Marion Cotillard', character: 'Sofia Rikkin' },
      { name: 'Jeremy Irons', character: 'Alan Rikkin' },
      { name: 'Brendan Gleeson', character: 'Joseph Lynch' },
      { name: 'Charlotte Rampling', character: 'Ellen Kaye' },
      { name: 'Michael K. Williams', character: 'Moussa' },
      { name: 'Denis Ménochet', character: 'McGowen' },
      { name: 'Ariane Labed', character: 'Maria' },
      { name: 'Khalid Abdalla', character: 'Sultan Muhammad XII' },
      { name: 'Essie Davis', character: 'Mary Lynch' },
    ],
    crew: [
      { name: 'Justin Kurzel', job: 'Director' },
      { name: 'Michael Lesslie', job: 'Screenplay' },
      { name: 'Adam Cooper', job: 'Screenplay' },
      { name: 'Bill Collage', job: 'Screenplay' },
      { name: 'Jed Kurzel', job: 'Original Music Composer' },
      { name: 'Adam Arkapaw', job: 'Director of Photography' },
      { name: 'Christopher Tellefsen', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'press_x_to_nap',
        writtenOn: '2017-01-15',
        rating: 4,
        content:
          "Played every one of these, platinum on four. What's good about them is that you're _in_ Venice. Or Paris. You buy a hat. So they've made it into a film set three-quarters in a corridor. Each time he gets on a rooftop at last, with the eagle, the dust, the washing lines, it cuts back to a Frenchwoman looking at him through a window.\n\nThe leap off the tower was done by a real stuntman, a hundred and twenty-five feet. I'd have stayed for the making-of.",
      },
      {
        author: 'macbeth_reunion_tour',
        writtenOn: '2017-08-08',
        rating: 6,
        content:
          "Same director, same two leads and the same cameraman as the Scottish play the year before, and they approach it in the very same spirit: smoke, murmuring, doom, light coming in sideways. It's far too solemn for anything with a magic apple. I couldn't help admiring it. In the canteen Fassbender sings Patsy Cline at a guard, strapped in, off his head, and it seems to have blown in from a braver film.",
      },
      {
        author: 'tia_from_almeria',
        writtenOn: '2019-04-28',
        content:
          "We went eleven in the family, as my cousin was a monk at the burning. You see his elbow. We cheered the elbow, and after it we didn't cheer again. He says they sat four days in wool in August, and that Mr Fassbender brought everybody ice lollies.",
      },
    ],
  },
  {
    id: 274870,
    title: 'Passengers',
    releaseDate: '2016-12-21',
    genres: ['drama', 'romance', 'science-fiction'],
    voteAverage: 7,
    overview:
      "Of the five thousand asleep aboard the Avalon, one mechanic wakes, because of a fault, ninety years too early. He has a robot barman to talk to, all the food his ticket class allows and a ship that insists the pods can't fail. After a year of it he is unshaven, drunk and reading the file of a writer from New York, who lies behind glass in row after row of sleepers. He knows how the pods open.",
    cast: [
      { name: 'Jennifer Lawrence', character: 'Aurora Lane' },
      { name: 'Chris Pratt', character: 'Jim Preston' },
      { name: 'Michael Sheen', character: 'Arthur' },
      { name: 'Laurence Fishburne', character: 'Gus Mancuso' },
      { name: 'Andy Garcia', character: 'Captain Norris' },
      { name: 'Vince Foster', character: 'Executive Officer' },
      { name: 'Kara Flowers', character: 'Communications Officer' },
      { name: 'Conor Brophy', character: 'Crew Member' },
      { name: 'Julee Cerda', character: 'Instructor' },
      { name: 'Aurora Perrineau', character: 'Best Friend' },
    ],
    crew: [
      { name: 'Morten Tyldum', job: 'Director' },
      { name: 'Jon Spaihts', job: 'Writer' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'Rodrigo Prieto', job: 'Director of Photography' },
      { name: 'Maryann Brandon', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'long_haul_purser',
        writtenOn: '2017-03-02',
        rating: 8,
        content:
          "Twenty-six years in cabin crew, so the gold-class coffee slot, the wristband that says no, the machine that calls you sir while declining you: documentary. And I know what a person looks like after fourteen hours of nobody. Of course what he does is unforgivable. We argued about it from Doha to Perth, all of economy it felt like, and the chap in 31K said he'd have held out two years and his wife said 'you'd have woken me by Tuesday.'\n\nThe swimming pool when gravity goes is the best minute. I still look at hotel pools differently.",
      },
      {
        author: 'start_it_with_her',
        writtenOn: '2018-05-13',
        rating: 4,
        content:
          "Try this. Begin when _she_ opens her eyes, show us him only as she meets him, nice, funny, a bit too ready with breakfast, and find out when she finds out. There: a thriller, you're welcome. Instead it's a romance by a man with a crowbar, scored with twinkling, and every woman I know came out of it with her arms crossed. Michael Sheen polishes one glass for two hours and is the only one on that boat who behaves.",
      },
      {
        author: 'pod_sixteen_25',
        writtenOn: '2020-04-11',
        rating: 7,
        content:
          "Watched it in week four of lockdown, alone, in a studio flat, having grown the same beard. I felt seen and then I felt told off. On day nineteen I'd also tried to make friends with a man behind a bar, by post, but that's another story. Would I have opened the pod? Please don't ask me before summer.",
      },
    ],
  },
];
