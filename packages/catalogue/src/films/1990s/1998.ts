import type { CatalogueFilm } from '../film.ts';

export const films1998: readonly CatalogueFilm[] = [
  {
    id: 2157,
    title: 'Lost in Space',
    releaseDate: '1998-04-03',
    genres: ['science-fiction', 'adventure'],
    voteAverage: 5.4,
    overview:
      'In 2058 the Earth has twenty years left, and a family is to sleep for ten of them on the way to another planet: a professor who works too much, his wife, two daughters, a boy who builds things. A doctor who has been paid to wreck the mission is left aboard by mistake. The robot wakes up early and the nearest way out is through the sun.',
    cast: [
      { name: 'William Hurt', character: 'Prof. John Robinson' },
      { name: 'Matt LeBlanc', character: 'Maj. Don West' },
      { name: 'Mimi Rogers', character: 'Maureen Robinson' },
      { name: 'Heather Graham', character: 'Judy Robinson' },
      { name: 'Gary Oldman', character: 'Dr. Zachary Smith / Spider Smith' },
      { name: 'Lacey Chabert', character: 'Penny Robinson' },
      { name: 'Jack Johnson', character: 'Will Robinson' },
      { name: 'Jared Harris', character: 'Older Will Robinson' },
      { name: 'Lennie James', character: 'Jeb Walker' },
      { name: 'Dick Tufeld', character: 'The Robot (voice)' },
    ],
    crew: [
      { name: 'Stephen Hopkins', job: 'Director' },
      { name: 'Akiva Goldsman', job: 'Producer' },
      { name: 'Mark W. Koch', job: 'Producer' },
      { name: 'Akiva Goldsman', job: 'Writer' },
      { name: 'Bruce Broughton', job: 'Original Music Composer' },
      { name: 'Peter Levy', job: 'Director of Photography' },
      { name: 'Ray Lovejoy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'danger_will_rob',
        writtenOn: '2011-01-24',
        rating: 4,
        content:
          "Gary Oldman, hammy as a deli, gets all the lines, and then turns up again as a giant spider person, I couldn't say why, my attention had gone to a CGI monkey. It's got a CGI monkey. It changes colour, for the toy.",
      },
      {
        author: 'jupiter_two_model',
        writtenOn: '2016-02-07',
        rating: 7,
        content:
          "Model maker here. First hour: gorgeous. The ship opens like an artichoke. Suits that zip themselves in carbon, a robot you'd really run from, little Will steering it by hologram from another room. I've built its hull twice.\n\nThey go through a time door then. Everyone's sad and it's two decades on, there's dust everywhere, I lost my place and have never honestly got it back. Theme tune at the end slaps.",
      },
      {
        author: 'friday_joey_no_more',
        writtenOn: '2003-05-19',
        rating: 5,
        content:
          "Matt LeBlanc in space, being Joey, that's the pitch, he calls a woman \"cold fish\" after she's told him no. Poor Mimi Rogers had one scene in which she orders the men to stop it and then she's put back in her drawer. There is an idea here about fathers and time which needed only somebody who would sit still to hear it out. The little girl with the camera diary gave me a laugh.",
      },
    ],
  },
  {
    id: 8656,
    title: 'Deep Impact',
    releaseDate: '1998-05-08',
    genres: ['action', 'drama', 'science-fiction'],
    voteAverage: 6.2,
    overview:
      "A schoolboy in an astronomy club sees a dot that should not be there. A year on, a television reporter chasing what she takes for a minister's mistress, called Ellie, finds that the name is written with three letters and that the President would like a word. A ship is sent up with bombs. A million people have places in the caves in Missouri, most of them by lottery.",
    cast: [
      { name: 'Robert Duvall', character: "Captain Spurgeon 'Fish' Tanner" },
      { name: 'Téa Leoni', character: 'Jenny Lerner' },
      { name: 'Elijah Wood', character: 'Leo Biederman' },
      { name: 'Vanessa Redgrave', character: 'Robin Lerner' },
      { name: 'Morgan Freeman', character: 'President Tom Beck' },
      { name: 'Maximilian Schell', character: 'Jason Lerner' },
      { name: 'James Cromwell', character: 'Alan Rittenhouse' },
      { name: 'Ron Eldard', character: 'Oren Monash' },
      { name: 'Jon Favreau', character: 'Gus Partenza' },
      { name: 'Leelee Sobieski', character: 'Sarah Hotchner' },
      { name: 'Blair Underwood', character: 'Mark Simon' },
    ],
    crew: [
      { name: 'Mimi Leder', job: 'Director' },
      { name: 'David Brown', job: 'Producer' },
      { name: 'Richard D. Zanuck', job: 'Producer' },
      { name: 'Bruce Joel Rubin', job: 'Writer' },
      { name: 'Michael Tolkin', job: 'Writer' },
      { name: 'James Horner', job: 'Original Music Composer' },
      { name: 'Dietrich Lohmann', job: 'Director of Photography' },
      { name: 'David Rosenbloom', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'mimi_leder_fan_no1',
        writtenOn: '2014-05-09',
        rating: 8,
        content:
          "The other one, that same summer, had oilmen and a power ballad. This has a woman directing it and it's got goodbyes. Vanessa Redgrave puts on her pearls. A father and a daughter stand on a beach and talk about a photograph. The traffic, oh, all those people just sitting in their cars with the doors open.\n\nI worked nights at a call centre. You get to know what folk say when it's the last thing.",
      },
      {
        author: 'ellie_is_an_acronym',
        writtenOn: '2019-02-18',
        rating: 5,
        content:
          "Two hours, at least six main characters, and of the lot I'd save Robert Duvall reading Moby-Dick to a blind man. Téa Leoni reads out the end of the world as if from a parking ticket. There's a wedding for two fourteen year olds so that the girl qualifies for the cave. Morgan Freeman says what he says. And a wave, which I had been promised by the trailer, comes at about a minute to midnight and takes its time over New York.",
      },
      {
        author: 'dirtbike_uphill',
        writtenOn: '2023-07-30',
        rating: 6,
        content:
          "Can you outride a tsunami on a 125cc with a girl and a baby on the back, uphill, in traffic? I ride, I've run it past the club and we say: two up, those hills, yes, but you'd have wanted to set out at breakfast. Cried at the mum though. So did Gaz.",
      },
    ],
  },
  {
    id: 929,
    title: 'Godzilla',
    releaseDate: '1998-05-20',
    genres: ['science-fiction', 'action', 'thriller'],
    voteAverage: 5.6,
    overview:
      'A man who studies worms at Chernobyl is flown to Panama and stood in a footprint; it takes him some time to notice that he is. Whatever made it wrecked a Japanese cannery ship, crossed Jamaica and is swimming north. In the rain, at the Fulton fish market, an old man with a rod gets a bite. The French have sent somebody to buy decent coffee and say nothing.',
    cast: [
      { name: 'Matthew Broderick', character: 'Dr. Niko Tatopoulos' },
      { name: 'Jean Reno', character: 'Philippe Roaché' },
      { name: 'Maria Pitillo', character: 'Audrey Timmonds' },
      { name: 'Hank Azaria', character: "Victor 'Animal' Palotti" },
      { name: 'Kevin Dunn', character: 'Colonel Hicks' },
      { name: 'Michael Lerner', character: 'Mayor Ebert' },
      { name: 'Harry Shearer', character: 'Charles Caiman' },
      { name: 'Arabella Field', character: 'Lucy Palotti' },
      { name: 'Vicki Lewis', character: 'Dr. Elsie Chapman' },
      { name: 'Doug Savant', character: "Sergeant O'Neal" },
      { name: 'Malcolm Danare', character: 'Dr. Mendel Craven' },
    ],
    crew: [
      { name: 'Roland Emmerich', job: 'Director' },
      { name: 'Dean Devlin', job: 'Producer' },
      { name: 'Dean Devlin', job: 'Screenplay' },
      { name: 'Roland Emmerich', job: 'Screenplay' },
      { name: 'David Arnold', job: 'Original Music Composer' },
      { name: 'Ueli Steiger', job: 'Director of Photography' },
      { name: 'Peter Amundson', job: 'Editor' },
      { name: 'David Siegel', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'gojira_1954_ltd',
        writtenOn: '2010-08-06',
        rating: 2,
        content:
          "He has no breath. He runs away. He's killed by some missiles on a bridge, like anybody. My late father, who'd been in Yokohama with the Navy, took me to the real one at the Roxy in Takoma Park when I was seven, the cut-about one with Raymond Burr in, I didn't know any better: it came up over that hill and everyone in the place leaned back, and it was sorrowful, it was the war walking, even I could tell. There's a choir of schoolgirls. There's a scientist with one eye who burns his notes. My father didn't say anything about it and bought me a second popcorn, which had not happened before.\n\nWhat's in this is an iguana that wants somewhere to lay eggs. It has no quarrel with us. It hides in a subway! They should have called it by its own name, whatever that is, and I'd have gone along for the rain and the helicopters and been content.",
      },
      {
        author: 'jean_reno_croissant',
        writtenOn: '2017-05-17',
        rating: 6,
        content:
          "\"No croissants?\" Four French secret agents chewing gum so as to pass for American, and Reno doing Elvis at a checkpoint. A whole other film was going on with them, with jokes. I'd cheerfully follow that car.\n\nAnd it rains! From beginning to end! It rained so much that you can't see what he looks like, just a leg, a tail going round a corner, and for half an hour that's pretty exciting, on the big screen, with the floor shaking and some guy's Sprite coming down the slope.",
      },
      {
        author: 'msg_parking_dept',
        writtenOn: '2021-01-22',
        rating: 4,
        content:
          "The babies. Two hundred of them hatch in Madison Square Garden and slip about on gumballs. Was nobody told to stop? It's Jurassic Park again, with worse doors, for what felt like an entire ice hockey season. They've named the mayor after a critic and given him a thumb to stick up, and it's meant for a sting but you have to be good first.",
      },
    ],
  },
  {
    id: 37165,
    title: 'The Truman Show',
    releaseDate: '1998-06-04',
    genres: ['comedy', 'drama'],
    voteAverage: 8.2,
    overview:
      'An insurance salesman in a spotless seaside town says good morning to the same neighbours each day, and has a terror of water that keeps him on the island. His wife talks about cocoa as if to somebody over his shoulder. When a studio lamp drops out of a clear sky onto his street, the car radio has an explanation ready, and for the first time in ten thousand days he wants a better one.',
    cast: [
      { name: 'Jim Carrey', character: 'Truman Burbank' },
      { name: 'Laura Linney', character: 'Meryl Burbank / Hannah Gill' },
      { name: 'Noah Emmerich', character: 'Marlon / Louis Coltrane' },
      { name: 'Natascha McElhone', character: 'Lauren Garland / Sylvia' },
      { name: 'Holland Taylor', character: 'Angela Burbank / Alanis Montclair' },
      { name: 'Ed Harris', character: 'Christof' },
      { name: 'Paul Giamatti', character: 'Simeon' },
      { name: 'Brian Delate', character: 'Kirk Burbank / Walter Moore' },
      { name: 'Peter Krause', character: 'Lawrence' },
      { name: 'Blair Slater', character: 'Young Truman' },
    ],
    crew: [
      { name: 'Peter Weir', job: 'Director' },
      { name: 'Scott Rudin', job: 'Producer' },
      { name: 'Andrew Niccol', job: 'Producer' },
      { name: 'Andrew Niccol', job: 'Writer' },
      { name: 'Burkhard Dallwitz', job: 'Original Music Composer' },
      { name: 'Peter Biziou', job: 'Director of Photography' },
      { name: 'William M. Anderson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'nicamochagirl',
        writtenOn: '2010-10-10',
        rating: 9,
        content:
          "All natural cocoa beans from the upper slopes of Mount Nicaragua, no artificial sweeteners. Who on earth are you talking to?? I scream it at my sister. She screams it at me. We're in our forties.\n\nLaura Linney, never mentioned, doing three jobs: the actress who's sick of him, the wife he thinks she is, and the one who's frightened he's going to drive the car into the sea. You can see all of them in her teeth.",
      },
      {
        author: 'estate_agent_fl',
        writtenOn: '2015-01-08',
        rating: 5,
        content:
          "I sell houses twenty minutes from where they shot it and yes, it's real, and yes, it's like that, and you can't have a gate of any other height. Lovely place. Two point four and up.\n\nMovie's cute. Got the point at the elevator with no back to it, and after that I'd rather been hoping for Ace Ventura. He's a good boy in it. Lots of people in bathtubs and bars watching him, which is us, I understood that it was us.",
      },
      {
        author: 'bolton_bath_watcher',
        writtenOn: '2022-04-18',
        rating: 10,
        content:
          "Seven months without leaving my flat and then I watch this. _Well._ Anyhow. There's something I'd never caught in the shots through the dashboard and the ring and the pencil sharpener, those dark round corners: whoever's looking is always a bit too close and always from below, like a child at a grown-up's party. And then near the end he is only a tiny thing on water, and nobody is close. I had a good howl. I walked to the postbox with nothing to post.",
      },
    ],
  },
  {
    id: 3050,
    title: 'Doctor Dolittle',
    releaseDate: '1998-06-26',
    genres: ['comedy', 'family', 'fantasy'],
    voteAverage: 5.7,
    overview:
      'As a boy he understood the dog next door, until a minister was brought in to cure it. Now he is a San Francisco surgeon with partners who want to sell the practice. One night he swerves for a stray, which calls him a bonehead. By the weekend there are owls with splinters, a drunken monkey, two quarrelling rats and an unhappy tiger from the circus at his door.',
    cast: [
      { name: 'Eddie Murphy', character: 'Dr. John Dolittle' },
      { name: 'Ossie Davis', character: 'Grandpa Archer Dolittle' },
      { name: 'Oliver Platt', character: 'Dr. Mark Weller' },
      { name: 'Peter Boyle', character: 'Calloway' },
      { name: 'Richard Schiff', character: 'Dr. Gene Reiss' },
      { name: 'Kristen Wilson', character: 'Lisa Dolittle' },
      { name: 'Jeffrey Tambor', character: 'Dr. Fish' },
      { name: 'Kyla Pratt', character: 'Maya Dolittle' },
      { name: 'Raven-Symoné', character: 'Charisse Dolittle' },
      { name: 'Norm Macdonald', character: 'Lucky (voice)' },
      { name: 'Chris Rock', character: 'Rodney (voice)' },
    ],
    crew: [
      { name: 'Betty Thomas', job: 'Director' },
      { name: 'John Davis', job: 'Producer' },
      { name: 'David T. Friendly', job: 'Producer' },
      { name: 'Joseph Singer', job: 'Producer' },
      { name: 'Nat Mauldin', job: 'Screenplay' },
      { name: 'Larry Levin', job: 'Screenplay' },
      { name: 'Richard Gibbs', job: 'Original Music Composer' },
      { name: 'Russell Boyd', job: 'Director of Photography' },
      { name: 'Peter Teschner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'thermometer_norm',
        writtenOn: '2013-06-13',
        rating: 7,
        content:
          'Norm Macdonald as a mutt, saying everything like he\'s reading it off the back of his hand. That dog gets his temperature taken in the usual place and what he says about it, "this is the wet one," I can\'t repeat in front of my sister without us both going. RIP to a legend. Best dog acting I ever heard, he did no acting.',
      },
      {
        author: 'proper_dolittle_1920',
        writtenOn: '2009-07-01',
        rating: 4,
        content:
          "Lofting's Doctor lived in Puddleby-on-the-Marsh, wore a high hat, learned his languages from a parrot with a great deal of study, and was poor because he was kind. He did not shout. This one is a rich man with a nice car who's embarrassed at first. I count eleven jokes about rear ends, after which I went and saw to the hens, who had nothing to add.",
      },
      {
        author: 'mri_tech_val',
        writtenOn: '2020-02-25',
        rating: 5,
        content:
          "They wheel a full-grown tiger in for a scan at a people hospital, and no one's checked it for metal. I'd have thought a circus animal might have swallowed anything. Kids like it. My kids liked it plenty. Eddie's the straight man for once, he mostly stands there while guinea pigs get the lines, and it's a strange thing to see a fast car used to pull a caravan.",
      },
    ],
  },
  {
    id: 73,
    title: 'American History X',
    releaseDate: '1998-07-01',
    genres: ['drama'],
    voteAverage: 8.3,
    overview:
      'In Venice Beach the schoolboy Danny Vinyard hands in an essay in praise of Hitler. Principal Bob Sweeney gives him one night to write another, about his older brother Derek. Derek, a bright pupil, became the leader of a skinhead gang after their father was shot, and he went to prison for killing two men. He comes home that same day a changed man. Now he has to get Danny away from Cameron and the gang, who want Derek back.',
    cast: [
      { name: 'Edward Norton', character: 'Derek Vinyard' },
      { name: 'Edward Furlong', character: 'Danny Vinyard' },
      { name: "Beverly D'Angelo", character: 'Doris Vinyard' },
      { name: 'Jennifer Lien', character: 'Davina Vinyard' },
      { name: 'Ethan Suplee', character: 'Seth Ryan' },
      { name: 'Fairuza Balk', character: 'Stacey' },
      { name: 'Avery Brooks', character: 'Bob Sweeney' },
      { name: 'Elliott Gould', character: 'Murray' },
      { name: 'Stacy Keach', character: 'Cameron Alexander' },
      { name: 'Guy Torry', character: 'Lamont' },
    ],
    crew: [
      { name: 'Tony Kaye', job: 'Director' },
      { name: 'John Morrissey', job: 'Producer' },
      { name: 'David McKenna', job: 'Writer' },
      { name: 'Anne Dudley', job: 'Original Music Composer' },
      { name: 'Tony Kaye', job: 'Director of Photography' },
      { name: 'Jerry Greenberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'youth_worker_essex',
        writtenOn: '2012-11-11',
        rating: 9,
        content:
          "Shown it to lads in custody perhaps sixty times. They all go dead at the kerb. Then someone always says it out loud, the thing I'm listening out for, which is that he looks good. He does, he's been lit like a statue, muscles, white shorts, slow motion, a choir. Half of my hour goes on that shot. Who wanted him to look good? Why does it work on you? So it earns its keep in my bag, but I'd never put it on and leave the room.",
      },
      {
        author: 'dudley_strings_ok',
        writtenOn: '2019-07-23',
        rating: 5,
        content:
          "Subtle as a brick with BRICK on it. Racism: there's a dad at a breakfast table and he says one sentence, so that is where it comes from. Redemption: he folds sheets with a funny guy. A dozen violins tell you whenever it's sad. I do not see how someone that quick is turned around by laundry.\n\nNorton is phenomenal and I'd have watched him do something else. The table scene with poor Elliott Gould, the roast, the sister's hair, I held my breath from beginning to end of it, so I know what they might have made.",
      },
      {
        author: 'tori_m',
        writtenOn: '2023-12-01',
        rating: 10,
        content:
          "This movie hit me so hard. Edward Norton is terrifying and then he breaks your heart. The past is in black and white and the present is in color, so it's easy to follow. I hated that I was cheering during the basketball game. It's brutal, be warned. Everybody should see it once!",
      },
    ],
  },
  {
    id: 544,
    title: "There's Something About Mary",
    releaseDate: '1998-07-15',
    genres: ['romance', 'comedy'],
    voteAverage: 6.6,
    overview:
      'Rhode Island, 1985: the prettiest girl in school asks a boy with braces to the prom, and he never gets there, on account of a zip. Thirteen years later he still thinks about it and hires a man with a moustache to find her. The man finds her in Miami, where she mends bones and drives golf balls, and reports back that she weighs two hundred and fifty pounds.',
    cast: [
      { name: 'Cameron Diaz', character: 'Mary Jensen' },
      { name: 'Matt Dillon', character: 'Pat Healy' },
      { name: 'Ben Stiller', character: 'Ted Stroehmann' },
      { name: 'Lee Evans', character: 'Tucker' },
      { name: 'Chris Elliott', character: 'Dom Woganowski' },
      { name: 'Lin Shaye', character: 'Magda' },
      { name: 'Jeffrey Tambor', character: 'Sully' },
      { name: 'Markie Post', character: 'Sheila Jensen' },
      { name: 'Keith David', character: 'Charlie Jensen' },
      { name: 'W. Earl Brown', character: 'Warren Jensen' },
    ],
    crew: [
      { name: 'Bobby Farrelly', job: 'Director' },
      { name: 'Peter Farrelly', job: 'Director' },
      { name: 'Frank Beddor', job: 'Producer' },
      { name: 'Michael Steinberg', job: 'Producer' },
      { name: 'Ed Decter', job: 'Screenplay' },
      { name: 'John J. Strauss', job: 'Screenplay' },
      { name: 'Peter Farrelly', job: 'Screenplay' },
      { name: 'Bobby Farrelly', job: 'Screenplay' },
      { name: 'Jonathan Richman', job: 'Original Music Composer' },
      { name: 'Mark Irwin', job: 'Director of Photography' },
      { name: 'Christopher Greenbury', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'frank_and_beans',
        writtenOn: '2011-08-18',
        rating: 8,
        content:
          "When the policeman's in the bathroom window, and the fireman comes, and a crowd has got in round that poor boy at the sink and someone says \"is it the frank or the beans?\" I was on the floor of a Vue between two rows. They'd never show it, I thought. They show it! It's up for about a second and a half, I've never been the same with zips.\n\nJonathan Richman strumming in a tree. More films need somebody strumming in a tree.",
      },
      {
        author: 'every_man_lies_to_her',
        writtenOn: '2018-07-12',
        rating: 5,
        content:
          "Count them up: five men following one woman about, with binoculars, false legs, false teeth and a false name, listening in on her, going through her friends, and the hero has paid for the first of them. It's all done very sunnily. She laughs at everything, she's got beer and a hot dog, she's not so much a person as a day off.\n\nMind you I did snort at the dog in plaster.",
      },
      {
        author: 'hair_gel_reg_sales',
        writtenOn: '2023-01-27',
        content:
          "We stock nine kinds and there isn't a week goes by that some wag doesn't stand at the rack and say it. Twenty-five years. He'll nudge his mate. I say \"the strong hold's on offer, sir.\" I did go and see it, in the end, for self-defence, and the brother with the ear muffs was sweet. My wife says it's vile and has watched it three times to be certain.",
      },
    ],
  },
  {
    id: 857,
    title: 'Saving Private Ryan',
    releaseDate: '1998-07-24',
    genres: ['war', 'drama', 'history'],
    voteAverage: 8.2,
    overview:
      'June 1944. Three of four brothers from an Iowa farm have been killed, and the Army wants to send the last one, Private James Ryan, home to his mother. He has jumped into Normandy with the wrong regiment and nobody knows where he is. Captain Miller, who has just survived Omaha Beach, takes Sergeant Horvath, Reiben, Jackson, the medic Wade and the interpreter Upham behind the lines to find him. Along the way they ask why one man should be worth eight.',
    cast: [
      { name: 'Tom Hanks', character: 'Captain John H. Miller' },
      { name: 'Tom Sizemore', character: 'Sergeant Mike Horvath' },
      { name: 'Edward Burns', character: 'Private Richard Reiben' },
      { name: 'Barry Pepper', character: 'Private Daniel Jackson' },
      { name: 'Adam Goldberg', character: 'Private Stanley Mellish' },
      { name: 'Vin Diesel', character: 'Private Adrian Caparzo' },
      { name: 'Giovanni Ribisi', character: 'T-4 Medic Irwin Wade' },
      { name: 'Jeremy Davies', character: 'Corporal Timothy P. Upham' },
      { name: 'Matt Damon', character: 'Private James Francis Ryan' },
      { name: 'Ted Danson', character: 'Captain Fred Hamill' },
      { name: 'Paul Giamatti', character: 'Sergeant William Hill' },
    ],
    crew: [
      { name: 'Steven Spielberg', job: 'Director' },
      { name: 'Ian Bryce', job: 'Producer' },
      { name: 'Mark Gordon', job: 'Producer' },
      { name: 'Robert Rodat', job: 'Writer' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Janusz Kamiński', job: 'Director of Photography' },
      { name: 'Michael Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'grandson_of_dog_green',
        writtenOn: '2008-06-06',
        rating: 10,
        content:
          "My grandfather was in the second wave on Omaha Beach. He never went to the movies, but he asked to be driven to this one, and he sat with his cap on his knee and didn't say a word. Afterward, over dinner, he said that they had got the sound right. The landing is the most frightening thing I have ever seen on a screen, and the story that follows, eight men looking for one, is simple and strong. I can't be neutral about it. I think it's a great film.",
      },
      {
        author: 'ambush_of_cliches',
        writtenOn: '2014-08-31',
        rating: 6,
        content:
          "Brooklyn wiseacre, praying southern sniper, Jewish kid, medic with a mother, coward who reads. You could cast it out of a cereal box. That first landing is the most frightening thing I've ever paid for, nobody could say otherwise. So how does the same man go straight on to a speech in every ruin, with the light coming in, and a flag at either end to hold it up?\n\nUpham on the stairs, all right. Upham on those stairs I can't argue with.",
      },
      {
        author: 'sound_desk_maggi',
        writtenOn: '2021-02-17',
        rating: 8,
        content:
          "Turn the picture off and listen to the church. They've stopped for the night, someone's dripping, someone writes out a dead boy's letter so the blood won't show, and underneath, miles away, guns, so soft that it's more in the pew than in your ear. Then Horvath and Hanks laughing about a man called Vecchio and his drawings. I mix radio plays. I've stolen that distance for about eleven of them.",
      },
    ],
  },
  {
    id: 9320,
    title: 'The Avengers',
    releaseDate: '1998-08-13',
    genres: ['action', 'adventure', 'thriller', 'science-fiction', 'comedy'],
    voteAverage: 4.5,
    overview:
      "Britain's weather has been stolen. Snow falls on London in summer, and the man who used to run the Ministry's climate shield, an insufferable Scottish knight, would like ten per cent of the gross national product to put it back. A gentleman with a rolled umbrella and a lady doctor in leather, suspected of sabotage because she was seen doing it, are sent round to have tea with him.",
    cast: [
      { name: 'Ralph Fiennes', character: 'John Steed' },
      { name: 'Uma Thurman', character: 'Emma Peel' },
      { name: 'Sean Connery', character: 'Sir August de Wynter' },
      { name: 'Patrick Macnee', character: 'Invisible Jones' },
      { name: 'Jim Broadbent', character: 'Mother' },
      { name: 'Fiona Shaw', character: 'Father' },
      { name: 'Suzy Eddie Izzard', character: 'Bailey' },
      { name: 'Eileen Atkins', character: 'Alice' },
      { name: 'John Wood', character: 'Trubshaw' },
      { name: 'Carmen Ejogo', character: 'Brenda' },
    ],
    crew: [
      { name: 'Jeremiah S. Chechik', job: 'Director' },
      { name: 'Jerry Weintraub', job: 'Producer' },
      { name: 'Don MacPherson', job: 'Screenplay' },
      { name: 'Joel McNeely', job: 'Original Music Composer' },
      { name: 'Roger Pratt', job: 'Director of Photography' },
      { name: 'Mick Audsley', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'mr_bun_the_baker',
        writtenOn: '2016-01-31',
        rating: 3,
        content:
          "The villains hold a board meeting in teddy bear costumes. Full-size furry bears, one pink, one blue, Sean Connery inside a big brown one, and he delivers a blackmail plan to them with the head off. I sat up and I thought, all right, somebody here is mad, we may yet be saved.\n\nBut no! It was the only nine minutes. Everything round it has been cut down with shears, so that people arrive in places we never saw them set off for, and Fiennes and Thurman swap remarks about tea like two people reading each other's crosswords out.",
      },
      {
        author: 'emma_peel_club_sec',
        writtenOn: '2005-06-18',
        rating: 1,
        content:
          "The Society took a coach. Thirty-one of us, nine in catsuits, one gentleman of eighty in a bowler he has had since the second series. On the way home nobody sang.\n\nThey have Macnee himself in it and he is _invisible_. One hears him. I really don't think any comment of mine could add to that.",
      },
      {
        author: 'ghost_of_wembley_arcade',
        writtenOn: '2020-07-14',
        rating: 6,
        content:
          "Contrary view, on a hangover: I like it. Empty London with no extras in it, because apparently it was too dear to fill the streets, so it's all white squares and one red phone box and mechanical wasps. There is a house where the stairs go round and come back to where you started and she runs up and down them in black for a good while. It's like a perfume advert that's mislaid the bottle. Mute it, put on some Broadcast, lovely.",
      },
    ],
  },
  {
    id: 36647,
    title: 'Blade',
    releaseDate: '1998-08-21',
    genres: ['action', 'horror'],
    voteAverage: 6.8,
    overview:
      'His mother was bitten while she was carrying him, so he has their strength and their hunger, and can walk about at noon. He keeps the hunger down with a serum that is wearing off and hunts them with silver, out of a workshop kept by an old man with a limp. The elders wear good suits and want peace. A young one who was not born to it has other plans.',
    cast: [
      { name: 'Wesley Snipes', character: 'Blade' },
      { name: 'Stephen Dorff', character: 'Deacon Frost' },
      { name: 'Kris Kristofferson', character: 'Abraham Whistler' },
      { name: "N'Bushe Wright", character: 'Karen' },
      { name: 'Donal Logue', character: 'Quinn' },
      { name: 'Udo Kier', character: 'Dragonetti' },
      { name: 'Arly Jover', character: 'Mercury' },
      { name: 'Traci Lords', character: 'Racquel' },
      { name: 'Kevin Patrick Walls', character: 'Krieger' },
      { name: 'Tim Guinee', character: 'Dr. Curtis Webb' },
      { name: 'Sanaa Lathan', character: 'Vanessa' },
    ],
    crew: [
      { name: 'Stephen Norrington', job: 'Director' },
      { name: 'Peter Frankfurt', job: 'Producer' },
      { name: 'Wesley Snipes', job: 'Producer' },
      { name: 'Robert Engelman', job: 'Producer' },
      { name: 'David S. Goyer', job: 'Writer' },
      { name: 'Mark Isham', job: 'Original Music Composer' },
      { name: 'Theo van de Sande', job: 'Director of Photography' },
      { name: 'Paul Rubell', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'sprinklers_on_full',
        writtenOn: '2014-08-21',
        rating: 9,
        content:
          "A guy gets taken by a girl through a fridge of meat into a club where it's that track, you know the track, and everyone's got their arms up, and you think oh he's in for a weird one, and a drop falls on his hand. Then they turn the sprinklers on. If you weren't sat up straight by then I can't help you. First five minutes of any film ever!!!! We played it off my cousin's laptop at his wedding.",
      },
      {
        author: 'ice_skate_uphill',
        writtenOn: '2019-12-11',
        rating: 6,
        content:
          '"Some m— are always trying to ice skate uphill." He says it dead serious, having just killed a god made out of tomatoes. What is it supposed to mean? I asked a Finnish colleague and he thought about it for an entire coffee break and said that it\'s difficult, but there are people who do.\n\nWesley\'s poses, lovely. Some of the blood came off a very early computer and you can tell which.',
      },
      {
        author: 'haematology_2nd_yr',
        writtenOn: '2022-10-29',
        rating: 5,
        content:
          "EDTA is an anticoagulant, granted, we've tubes of it with purple lids, but you don't blow up. I held one and thought about it. The doctor gets bitten on a Tuesday and by Thursday she's invented a cure with one centrifuge in a shed! I wish. The middle goes slack: a fat man under UV lamps, a library like a data centre, lots of talk on bloodlines from Stephen Dorff in a vest. But the coat hangs well.",
      },
    ],
  },
  {
    id: 39345,
    title: 'Casper Meets Wendy',
    releaseDate: '1998-09-08',
    genres: ['family', 'fantasy', 'tv-movie'],
    voteAverage: 6,
    overview:
      'A warlock who is the greatest in the land, and means to go on being it, hears from the oracle in his mirror about a girl who will outdo him. She is ten, lives with three quarrelling aunts and goes about in a red hood. The family hides at a desert resort, which a young ghost and his uncles have just picked for their summer holiday.',
    cast: [
      { name: 'Cathy Moriarty', character: 'Geri' },
      { name: 'Shelley Duvall', character: 'Gabby' },
      { name: 'Teri Garr', character: 'Fanny' },
      { name: 'George Hamilton', character: 'Desmond Spellman' },
      { name: 'Hilary Duff', character: 'Wendy' },
      { name: 'Jeremy Foley', character: 'Casper (voice)' },
      { name: 'Pauly Shore', character: 'The Oracle' },
      { name: 'Richard Moll', character: 'Jules' },
      { name: 'Vincent Schiavelli', character: 'Vincent' },
      { name: 'Blake Foster', character: 'Josh Jackman' },
    ],
    crew: [
      { name: 'Sean McNamara', job: 'Director' },
      { name: 'Mike Elliott', job: 'Producer' },
      { name: 'Jymn Magon', job: 'Screenplay' },
      { name: 'Udi Harpaz', job: 'Original Music Composer' },
      { name: 'Christian Sebaldt', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'sleepover_vhs',
        writtenOn: '2014-09-13',
        rating: 8,
        content:
          "We rented it every single sleepover, four girls, one VCR, and we had parts. I was always Teri Garr because I had the voice. I didn't know that those aunts were _people_. Imagine finding out in college that you'd been raised partly by Shelley Duvall in a purple hat.\n\nHilary Duff is so little! She already does the thing with her eyebrows. The ghost and her go on a sort of date at a hotel dance and nobody stops to think how that would go. Yes, the graphics. It's on a tape that's mostly fuzz now, so you can't really see the graphics.",
      },
      {
        author: 'grumbling_uncle_4',
        writtenOn: '2017-10-27',
        rating: 4,
        content:
          "A friendly dead child makes friends with a witch. Fine. My niece put it on. I asked how he died and got shushed, I asked what the plan was supposed to be long-term and got shushed harder. Whoever paid for it got George Hamilton's tan and Pauly Shore's head in a mirror and ran out of money before the vortex, which looks like a bath emptying.",
      },
      {
        author: 'halloween_every_day',
        writtenOn: '2023-10-05',
        content:
          "For the under-eights, a sturdy little thing. The uncles burp, the witches bicker, someone is turned into something, and the message (you can be friends with a sort you were told to run from) is said plainly and more than once. I run an after-school club in a church hall with a beam projector, and this year they asked for it a second time. Nobody cried, bar one, who'd trapped a finger.",
      },
    ],
  },
  {
    id: 8916,
    title: 'Antz',
    releaseDate: '1998-10-02',
    genres: ['animation', 'comedy', 'adventure'],
    voteAverage: 6.2,
    overview:
      'The middle child of five million lies on a leaf and tells his analyst that he feels insignificant; the analyst calls that a breakthrough. He digs. He dances out of step at the bar with a girl who turns out to be the princess, and to see her again swaps places with a soldier on what should be a parade. It is a war, against the termites, and there is one survivor.',
    cast: [
      { name: 'Woody Allen', character: 'Z (voice)' },
      { name: 'Sharon Stone', character: 'Bala (voice)' },
      { name: 'Dan Aykroyd', character: 'Chip (voice)' },
      { name: 'Anne Bancroft', character: 'Queen (voice)' },
      { name: 'Danny Glover', character: 'Barbatus (voice)' },
      { name: 'Gene Hackman', character: 'Mandible (voice)' },
      { name: 'Jane Curtin', character: 'Muffy (voice)' },
      { name: 'Sylvester Stallone', character: 'Weaver (voice)' },
      { name: 'Jennifer Lopez', character: 'Azteca (voice)' },
      { name: 'Christopher Walken', character: 'Cutter (voice)' },
      { name: 'John Mahoney', character: 'Drunk Scout (voice)' },
    ],
    crew: [
      { name: 'Eric Darnell', job: 'Director' },
      { name: 'Tim Johnson', job: 'Director' },
      { name: 'Brad Lewis', job: 'Producer' },
      { name: 'Aron Warner', job: 'Producer' },
      { name: 'Patty Wooton', job: 'Producer' },
      { name: 'Todd Alcott', job: 'Writer' },
      { name: 'Chris Weitz', job: 'Writer' },
      { name: 'Paul Weitz', job: 'Writer' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Stan Webb', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'shrink_on_a_leaf',
        writtenOn: '2010-09-29',
        rating: 7,
        content:
          "An ant in therapy, a bar joke about aphid beer (he can't drink from another creature's, you know), a head on a battlefield that goes on talking to him. There was a nine o'clock showing full of small children, and me, and I was the only one making any noise. One father moved his lot along a bit.\n\nLooks like everything's been carved out of toffee. And the colony swinging down as one enormous ball of ants on the end of themselves, really something.",
      },
      {
        author: 'termite_battle_trauma',
        writtenOn: '2017-03-30',
        rating: 4,
        content:
          "Who was that for? I was six. It's Starship Troopers! They melt! A kind old soldier, Danny Glover, is lying there without a body asking if it's bad, and it's a PG. I'd gone in for the picnic, which is the bit they showed on the cereal packet.\n\nIt's brown, that's the other thing, for half the length. Ants, soil, brown. When they get up to the grass I remember thinking colour, thank you.",
      },
      {
        author: 'which_came_first_98',
        writtenOn: '2021-11-14',
        rating: 6,
        content:
          "Two ant pictures in six weeks, one studio boss who used to work for the other, I'm told there was a telephone call nobody's forgiven. This is the grumpy elder. Its hero's a neurotic of sixty in the body of a worker with a waist, and everybody he knows is a film star, you can hear them reading in their separate booths. Hackman as a general, good; Stallone, better than good, sweet.",
      },
    ],
  },
  {
    id: 3600,
    title: 'I Still Know What You Did Last Summer',
    releaseDate: '1998-11-13',
    genres: ['horror', 'mystery', 'thriller'],
    voteAverage: 5.4,
    overview:
      "A year after the murders Julie James is at college in Boston and still can't sleep. Her roommate Karla wins a trip to the Bahamas for four in a radio quiz. Her boyfriend Ray can't come at first, so they go with Tyrell and the shy Will. It is the last day of the season, a storm closes in and the staff leaves. Then Julie reads a message meant for her, and the first body turns up. The Fisherman is on the island with them.",
    cast: [
      { name: 'Freddie Prinze Jr.', character: 'Ray Bronson' },
      { name: 'Jennifer Love Hewitt', character: 'Julie James' },
      { name: 'Matthew Settle', character: 'Will Benson' },
      { name: 'Brandy Norwood', character: 'Karla Wilson' },
      { name: 'Mekhi Phifer', character: 'Tyrell Martin' },
      { name: 'Muse Watson', character: 'Ben Willis / Fisherman' },
      { name: 'Jennifer Esposito', character: 'Nancy' },
      { name: 'Bill Cobbs', character: 'Estes' },
      { name: 'Jeffrey Combs', character: 'Mr. Brooks' },
      { name: 'John Hawkes', character: 'Dave' },
      { name: 'Jack Black', character: 'Titus Telesco' },
    ],
    crew: [
      { name: 'Danny Cannon', job: 'Director' },
      { name: 'Neal H. Moritz', job: 'Producer' },
      { name: 'Stokely Chaffin', job: 'Producer' },
      { name: 'Erik Feig', job: 'Producer' },
      { name: 'Trey Callaway', job: 'Writer' },
      { name: 'John Frizzell', job: 'Original Music Composer' },
      { name: 'Vernon Layton', job: 'Director of Photography' },
      { name: 'Peck Prior', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'brasilia_was_free',
        writtenOn: '2012-03-30',
        rating: 4,
        content:
          "It's BRASÍLIA. It has been since 1960. I turned to my girlfriend in the second minute and told her they're being had, and that was the entire mystery, so thanks to Mr Ferreira, geography, lower sixth. It's rather a long storm after that.",
      },
      {
        author: 'karaoke_screen_hook',
        writtenOn: '2018-10-26',
        rating: 7,
        content:
          "KARAOKE. She is up there with the mic doing \"I Will Survive\" having an okay time for once, and where the words should be the words change, and it's the title. We screamed. I know it's dumb, I know a man of fifty in oilskins has to have bought a ticket to the Bahamas and learned how to hack a Laserdisc, but when you're fourteen with five girls in a den, and Brandy is running through a greenhouse, it's cinema.",
      },
      {
        author: 'CraigM_2',
        writtenOn: '2006-11-08',
        rating: 5,
        content:
          "Pros: a good location, an empty hotel in a tropical storm. Brandy is likable and works hard. Jeffrey Combs as the rude manager. The karaoke scene is a neat idea.\nCons: everyone walks off alone to check out a noise. The scene in the tanning bed makes no sense, you can just lift the lid. A killer in a raincoat who must have bought a plane ticket. Jack Black with dreadlocks.\nLess scary than the first one and a lot dumber. I wasn't bored, I also wouldn't recommend it.",
      },
    ],
  },
  {
    id: 9487,
    title: "A Bug's Life",
    releaseDate: '1998-11-25',
    genres: ['family', 'animation', 'adventure', 'comedy'],
    voteAverage: 7,
    overview:
      'Every summer the ants heap up an offering on a leaf-covered stone, and every summer the grasshoppers come and eat it. This year an inventor has tipped the lot into the stream. They are given until the last leaf falls. He sets off across the dry riverbed for some fighters, and in the city, under a caravan, he hires nine: a stick, a ladybird with a temper, a fat caterpillar. They are clowns.',
    cast: [
      { name: 'Dave Foley', character: 'Flik (voice)' },
      { name: 'Kevin Spacey', character: 'Hopper (voice)' },
      { name: 'Julia Louis-Dreyfus', character: 'Princess Atta (voice)' },
      { name: 'Hayden Panettiere', character: 'Dot (voice)' },
      { name: 'Phyllis Diller', character: 'Queen (voice)' },
      { name: 'Richard Kind', character: 'Molt (voice)' },
      { name: 'David Hyde Pierce', character: 'Slim (voice)' },
      { name: 'Joe Ranft', character: 'Heimlich (voice)' },
      { name: 'Denis Leary', character: 'Francis (voice)' },
      { name: 'Jonathan Harris', character: 'Manny (voice)' },
      { name: 'Madeline Kahn', character: 'Gypsy Moth (voice)' },
    ],
    crew: [
      { name: 'John Lasseter', job: 'Director' },
      { name: 'Darla K. Anderson', job: 'Producer' },
      { name: 'Kevin Reher', job: 'Producer' },
      { name: 'Andrew Stanton', job: 'Screenplay' },
      { name: 'Don McEnery', job: 'Screenplay' },
      { name: 'Bob Shaw', job: 'Screenplay' },
      { name: 'Randy Newman', job: 'Original Music Composer' },
      { name: 'Sharon Calahan', job: 'Director of Photography' },
      { name: 'Lee Unkrich', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'heimlich_wings_yes',
        writtenOn: '2015-04-12',
        rating: 8,
        content:
          "He finally gets his wings and they're the size of a sweet wrapper and he doesn't mind, he's \"a beautiful butterfly,\" and two others have to haul him into the air like a piano. I'm a big lad. I took ballet. That is all I've got to say about that.\n\nPT Flea setting fire to himself for the second house. The bird! It's only a bird, a little one probably, but from down there.",
      },
      {
        author: 'seven_samurai_jr',
        writtenOn: '2008-12-01',
        rating: 7,
        content:
          "Kurosawa for the under-tens, as nobody needs telling: peasants, bandits, hired swords. What I'd missed in the cinema was how well it has been lit. Light comes through things. Each blade of grass has the sun behind it, so that you are looking up into green glass, and rain falls as bombs would. The ants are a bit plain, it's their neighbours you remember.\n\nMy son liked the fake outtakes best, we were the last ones out.",
      },
      {
        author: 'lawnmower_saturdays',
        writtenOn: '2019-05-18',
        rating: 5,
        content:
          "ok so it's about how if everybody stands up together the ones with the money and the wings have to go. \"They outnumber us a hundred to one.\" right on. Then she's a princess and he's marrying the princess and they go back to picking. I watched it three times in one weekend with chickens. children. I meant children, I'm so tired",
      },
    ],
  },
  {
    id: 1934,
    title: 'Shakespeare in Love',
    releaseDate: '1998-12-11',
    genres: ['romance', 'history', 'comedy'],
    voteAverage: 6.8,
    overview:
      "London, 1593. A theatre manager with his boots in a brazier owes money and has been promised a comedy with a pirate's daughter in it. Its author cannot get past the title. Then a boy named Thomas Kent auditions, speaks the verse as though he meant it and flees across the river to the house of a rich merchant, whose daughter is to marry a lord with a plantation.",
    cast: [
      { name: 'Joseph Fiennes', character: 'William Shakespeare' },
      { name: 'Gwyneth Paltrow', character: 'Viola de Lesseps' },
      { name: 'Geoffrey Rush', character: 'Philip Henslowe' },
      { name: 'Tom Wilkinson', character: 'Hugh Fennyman' },
      { name: 'Judi Dench', character: 'Queen Elizabeth' },
      { name: 'Imelda Staunton', character: 'Nurse' },
      { name: 'Colin Firth', character: 'Lord Wessex' },
      { name: 'Ben Affleck', character: 'Ned Alleyn' },
      { name: 'Simon Callow', character: 'Tilney, Master of the Revels' },
      { name: 'Martin Clunes', character: 'Richard Burbage' },
    ],
    crew: [
      { name: 'John Madden', job: 'Director' },
      { name: 'David Parfitt', job: 'Producer' },
      { name: 'Edward Zwick', job: 'Producer' },
      { name: 'Marc Norman', job: 'Writer' },
      { name: 'Tom Stoppard', job: 'Writer' },
      { name: 'Stephen Warbeck', job: 'Original Music Composer' },
      { name: 'Richard Greatrex', job: 'Director of Photography' },
      { name: 'David Gamble', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'understudy_ogden',
        writtenOn: '2009-01-18',
        rating: 8,
        content:
          "I've done forty years in rep, and the bit that's truest has no kissing in it. \"How will it?\" \"I don't know. It's a mystery.\" Every opening I have been near was exactly that: a stutterer for prologue, the bailiffs in, somebody's voice breaking, and at half past two it went up. When the stammering tailor gets his line out I blubbed into my cardigan.\n\nAffleck is splendid in it. I'm not joking. He strides.",
      },
      {
        author: 'ryan_was_robbed_99',
        writtenOn: '2014-03-02',
        rating: 5,
        content:
          "It's okay!! It's a nice costumes film with in-jokes for people who did English. There's a mug from Stratford, hahaha. He goes to a shrink, hahaha. But as for what it won that year and over what, I had a beach landing in my ears for a month, and nobody's ever come away from this with anything in their ears.",
      },
      {
        author: 'moth_in_the_wardrobe',
        writtenOn: '2020-09-09',
        rating: 7,
        content:
          "Judi Dench, eight minutes, blackened teeth, stops at a puddle and says \"too late, too late\" to the gentlemen throwing down cloaks. I'd give her whatever she likes. Of Paltrow's moustache the less said. A cupboard could see it was her. But she's tremendous when she has got it off: bound up in all that linen, being spun out of it. I was doing the ironing and I held on to one pillowcase for quite some time.",
      },
    ],
  },
  {
    id: 8741,
    title: 'The Thin Red Line',
    releaseDate: '1998-12-23',
    genres: ['drama', 'history', 'war'],
    voteAverage: 7.4,
    overview:
      'Guadalcanal, 1942. A private who has been living with villagers on the beach is fetched back to his company, which is to take a grass-covered hill with a bunker on top. A colonel who was passed over for promotion is on the field telephone, wanting it before lunch. The captain at the other end asks how many men that is worth.',
    cast: [
      { name: 'Jim Caviezel', character: 'Pvt. Robert Witt' },
      { name: 'Nick Nolte', character: 'Lt. Col. Gordon Tall' },
      { name: 'Sean Penn', character: '1st Sgt. Edward Welsh' },
      { name: 'Ben Chaplin', character: 'Pvt. Jack Bell' },
      { name: 'Elias Koteas', character: 'Capt. James Staros' },
      { name: 'John Cusack', character: 'Capt. John Gaff' },
      { name: 'John C. Reilly', character: 'Sgt. Maynard Storm' },
      { name: 'Woody Harrelson', character: 'Sgt. William Keck' },
      { name: 'Adrien Brody', character: 'Cpl. Geoffrey Fife' },
      { name: 'George Clooney', character: 'Capt. Charles Bosche' },
    ],
    crew: [
      { name: 'Terrence Malick', job: 'Director' },
      { name: 'Robert Michael Geisler', job: 'Producer' },
      { name: 'Grant Hill', job: 'Producer' },
      { name: 'Terrence Malick', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'John Toll', job: 'Director of Photography' },
      { name: 'Billy Weber', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'grass_1998_grass',
        writtenOn: '2011-12-05',
        rating: 10,
        content:
          "Wind goes over the hill and the whole slope turns silver, then green, then a man you have just been introduced to isn't there. I couldn't have told you half of the names. Neither could they, maybe. It made a Buddhist of my flatmate for about three weeks.\n\nNolte though! All those veins. A colonel shouting Homer down a phone, Greek Homer, with a dead boy on the ground beside him waiting to be stepped round.",
      },
      {
        author: 'popcorn_by_minute_40',
        writtenOn: '2006-03-19',
        rating: 4,
        content:
          "Crocodile. Tree. Light through tree. A voice asks what is this war in the heart of nature. Nobody answers him, it was raised with no one in particular. George Clooney turns up at two hours thirty-five, gives an order and goes home. I paid to see George Clooney.\n\nWhen there's a battle it is an exceptional battle, you're down in the stalks with them and can't see a yard. Then a bird. Somebody counted the birds surely.",
      },
      {
        author: 'adrien_b_apologist',
        writtenOn: '2019-05-22',
        content:
          "Think of Adrien Brody, who shot for months as the lead and went to the premiere with his parents. He has, what, two lines and a very frightened pair of eyes. I look for him whenever it's on. It's become another film for me, about a man who believes it is about him, lying in the tall grass with everybody else.",
      },
    ],
  },
];
