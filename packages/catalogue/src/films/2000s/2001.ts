import type { CatalogueFilm } from '../film.ts';

export const films2001: readonly CatalogueFilm[] = [
  {
    id: 194,
    title: 'Amélie',
    releaseDate: '2001-04-25',
    genres: ['comedy', 'romance'],
    voteAverage: 7.9,
    overview:
      'Behind a tile in her Montmartre bathroom a waitress finds a tin of toys that some boy hid forty years ago. Returning it goes so well that she takes up secret meddling as a vocation, starting with her father, her concierge and the regulars at the café. Her own life proves harder to arrange, especially once it includes a man who collects torn-up photo booth pictures.',
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
        author: 'leftsideofthesofa',
        writtenOn: '2014-02-15',
        rating: 6,
        content:
          "My wife owns this on DVD, on Blu-ray and, somehow, as a lampshade. So I have sat through it perhaps nine times and can report that the travelling gnome is still funny and the narrator is still telling me what everybody likes and dislikes as if I'd enquired. What gets me, and I would deny it to her, is the old boy in the phone box opening his tin. His whole face goes. Then it's back to skimming stones on the canal and I get up and put the kettle on.",
      },
      {
        author: 'mlle.vitre',
        writtenOn: '2021-08-03',
        rating: 10,
        content:
          "our french teacher left this on while she did her marking and half the class was asleep by the crème brûlée. i was fifteen, i counted things and made up lives for people on the bus, and it had honestly never occurred to me that somebody would make a film about that kind of girl and then give her a _boyfriend_. the bit where he walks out of the café and she's said nothing and she just goes to water, splat, all over the floor? yeah. have been to the café since. the coffee's overpriced and i cried in the toilets",
      },
    ],
  },
  {
    id: 676,
    title: 'Pearl Harbor',
    releaseDate: '2001-05-21',
    genres: ['war', 'history', 'romance', 'action'],
    voteAverage: 6.9,
    overview:
      'Two boys who learnt to fly in a Tennessee crop duster grow up to be Army pilots. One falls for a nurse with a needle in her hand and then volunteers for the war in England; the other is sent to Hawaii, where the days are long, the shirts are loud and she is stationed too. That leaves a telegram, a parachute full of sand, and a Sunday in December.',
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
        author: 'uss_nobody_1941',
        writtenOn: '2002-12-07',
        rating: 3,
        content:
          'My father was on the Nevada and didn\'t care to discuss it. He came with me, in a tie. For an hour and a half two handsome boys took turns at the same nurse and he looked at his watch. When the ships started to go he looked at the floor. Afterwards in the car he said, "There was less talking," and that\'s his whole review, and mine.',
      },
      {
        author: 'laundry_night_jess',
        writtenOn: '2013-06-18',
        rating: 9,
        content:
          "YES it's long. YES they kiss in a parachute hangar with red silk all over the place and yes I wanted to be her so badly at thirteen that I learnt to do my hair in rolls and went to school like that. I've since read history at university. I know. I'll still stop folding towels when the planes come over the boys playing baseball and the one kid just stands there, because that shot is plain brilliant, and then I'll cry on the towels.",
      },
      {
        author: 'slide_rule_norman',
        writtenOn: '2018-01-14',
        rating: 5,
        content:
          "Forty minutes of it I'd put beside anything. That bomb you follow all the way down, nose first, through the deck, and it stops, and something ticks. The Arizona lifting. My word.\n\nThe other two hours and twenty are a wristwatch advertisement. There are modern destroyers parked at the back, President Roosevelt gets out of his chair to make a point, and Affleck flies over from England with a tan.",
      },
    ],
  },
  {
    id: 10992,
    title: 'Cats & Dogs',
    releaseDate: '2001-06-23',
    genres: ['family', 'comedy', 'fantasy', 'adventure'],
    voteAverage: 5.4,
    overview:
      "A professor who forgets his son's soccer games is close to a cure for people who are allergic to dogs. This is of interest to a Persian called Mr. Tinkles, who would like cats to run the world again, and to the beagle puppy whom a mix-up has made the household's guard. Behind the dog house there is a lift, and a great deal of equipment.",
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
        author: 'eleven_cats_esther',
        writtenOn: '2009-04-27',
        rating: 3,
        content:
          "I've eleven. None would work with the others. The notion that they'd sit in rows at a rally for a Persian! Mine can't share a window.\n\nIt is anti-cat from end to end, if you look. The dogs are brave and say sorry and the cats are foreign.",
      },
      {
        author: 'ninja_siamese_99',
        writtenOn: '2016-05-08',
        rating: 7,
        content:
          "Two Siamese parachute into a suburban garden in black pyjamas and fight a beagle in a kitchen. I was six and it was the greatest thing that had ever been done by anybody. It has ruined spy films for me: you keep waiting for James Bond to cough something up.\n\nWent back last month, hungover. The mouths look like they've been put on with a stapler. But the white cat in the little hospital frock, being dressed by the nice housekeeper and hating her, I still lost it.",
      },
      {
        author: 'brown_sofa_sundays',
        writtenOn: '2022-09-12',
        rating: 5,
        content:
          "There is a Russian Blue who coughs up weapons, hairball by hairball, throwing stars and a bomb and all sorts, in a kitchen, at night, while the puppy cowers. I remembered that scene as being about twenty minutes long and the best thing in cinema. It's perhaps three. I was on the same sofa, too, we've just had it re-covered. Jeff Goldblum's in it, sniffing a sock.",
      },
    ],
  },
  {
    id: 8835,
    title: 'Legally Blonde',
    releaseDate: '2001-07-13',
    genres: ['comedy'],
    voteAverage: 6.8,
    overview:
      'Elle Woods, president of her sorority and an authority on perms, expects a ring at dinner and gets a speech about being serious. He is off to Harvard Law. So she films an application in a swimming pool, scores 179 on the entrance test and arrives in Massachusetts with a Chihuahua, a fluffy pen and a pink résumé, scented. Then there is a murder.',
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
        author: 'called_to_the_bar_2009',
        writtenOn: '2015-05-05',
        rating: 8,
        content:
          "\"What, like it's hard?\" is written on a card above my desk at the Crown Prosecution Service. It was hard. I did it because of a film with a dog in a jumper.\n\nLegally the thing's a catastrophe, no first-year would be let near a witness, and cracking someone over shampoo isn't a method. I've tried.",
      },
      {
        author: 'grumpus_maximus_ii',
        writtenOn: '2008-01-29',
        rating: 4,
        content:
          "Pleasant enough. She's a good actress giving it both barrels. But it's an advert for its own wardrobe, the boyfriend's made of ham, the nice one is made of paler ham, and a whole post office bends over to pick something up for reasons of song. My wife asks me to add that I was smiling. I'd had a mint.",
      },
      {
        author: 'bend_and_snap_betty',
        writtenOn: '2020-02-14',
        rating: 7,
        content:
          "What I notice at sixty-eight is how kind it is. Vivian starts off a cow and then the two of them are on a bed eating something and laughing at him, and it's settled, just like that, no grovelling. There's a manicurist and she gets her dog back. Everyone seems to get their dog back.",
      },
    ],
  },
  {
    id: 129,
    title: 'Spirited Away',
    releaseDate: '2001-07-20',
    genres: ['animation', 'family', 'fantasy'],
    voteAverage: 8.5,
    overview:
      "Moving house goes wrong for ten-year-old Chihiro when her father takes a short cut to a deserted row of food stalls and her parents sit down to eat what isn't theirs. By dusk they are pigs. To stay near them she must get work scrubbing tubs in a bathhouse for gods, run by a witch who binds her staff by taking away their names.",
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
        author: 'mo_and_the_girl',
        writtenOn: '2013-06-09',
        rating: 9,
        content:
          'Rented for my daughter, then six, on the strength of the cover. She went very quiet when the parents turned round with snouts and I had my thumb on the stop button. "No," she said, "I want to see if she gets the job." And it turned out that was what she watched from there on: a kid learning to haul coal, bow to the right people, hold her breath and drag a bicycle out of the mud god. Nobody makes a speech at her about it. The girl is seventeen now, washes pots in a hotel at weekends, and tells me the kitchen porter is a total Kamaji.',
      },
      {
        author: 'last_tram_ines',
        writtenOn: '2018-10-27',
        rating: 10,
        content:
          "I hardly ever watch the whole of it any more. I put on the train. Two carriages running over shallow water, see-through passengers getting down with their cases at platforms in the middle of nowhere, and for three minutes or so nobody needs anything from anybody. There's a child behind the railings on one of those platforms and I've been wondering about her since university.\n\nMy boyfriend said it was like eating only the middle of a sandwich. But he's started coming in from the kitchen when he hears the piano, and the other night he moved my feet and sat down. Yes, the last stretch rushes, the stolen seal is dealt with in a blink. I've usually switched off by then.",
      },
      {
        author: 'dazzler_of_hull',
        writtenOn: '2022-01-11',
        rating: 6,
        content:
          "Beautiful, obviously. But can I be the one to admit I had no idea what the rules were? There's a slug, a swarm of paper birds, three green heads bouncing about going oi, a twin sister nobody mentioned. Eat a berry or you vanish. Any time she's stuck some old person turns out to be nice. My mates looked at me like I'd kicked a dog. I did love the soot things lugging coal and getting paid in sweets, I'd watch two hours of them clocking on and off. **And the food.** It was half eleven at night and I had to fry an egg.",
      },
    ],
  },
];
