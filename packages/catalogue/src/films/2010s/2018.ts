import type { CatalogueFilm } from '../film.ts';

export const films2018: readonly CatalogueFilm[] = [
  {
    id: 439015,
    title: 'Slender Man',
    releaseDate: '2018-05-17',
    genres: ['horror', 'mystery', 'thriller'],
    voteAverage: 4.3,
    overview:
      "With nothing to do on a weeknight in small-town Massachusetts, four school friends follow instructions on a website: shut your eyes, listen for three bells, don't open them. A week later Katie slips away from a class trip to a graveyard and isn't seen again. On her computer the others find drawings of a tall man with no features among trees, and someone online who says they should have left it alone.",
    cast: [
      { name: 'Joey King', character: 'Wren' },
      { name: 'Julia Goldani Telles', character: 'Hallie' },
      { name: 'Jaz Sinclair', character: 'Chloe' },
      { name: 'Annalise Basso', character: 'Katie' },
      { name: 'Alex Fitzalan', character: 'Tom' },
      { name: 'Taylor Richardson', character: 'Lizzie' },
      { name: 'Javier Botet', character: 'Slender Man' },
      { name: 'Jessica Blank', character: "Hallie's Mother" },
      { name: 'Michael Reilly Burke', character: "Hallie's Father" },
      { name: 'Kevin Chapman', character: 'Mr. Jensen' },
    ],
    crew: [
      { name: 'Sylvain White', job: 'Director' },
      { name: 'David Birke', job: 'Screenplay' },
      { name: 'Ramin Djawadi', job: 'Original Music Composer' },
      { name: 'Brandon Campbell', job: 'Original Music Composer' },
      { name: 'Luca Del Puppo', job: 'Director of Photography' },
      { name: 'Jake York', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'lamp_standard_ltd',
        writtenOn: '2018-10-30',
        rating: 2,
        content:
          "I fit street lighting. Never in all my life have I seen people need it more. They investigate a library in the dark. They eat breakfast in the dark! There's a switch by the door, love, every house has them, it's regulations. I turned the brightness to full and could then make out that it was a school. As for the long fella, he turns up in an absolutely spotless suit, stands in a wood and waves some branches about, and I've had worse from apprentices.",
      },
      {
        author: 'creepypasta_orphan',
        writtenOn: '2020-08-15',
        rating: 3,
        content:
          "it was OUR ghost. somebody photoshopped him into two playground pictures on a forum and a thousand kids wrote the rest for nothing, in their bedrooms, at night, and it was so good because nobody ever explained it. Then a studio bought him and took out every scene that was in the trailer.\n\nthere's a boy who's in love with one of the girls and then just isn't in the film any more. Same, Tom.",
      },
      {
        author: 'hallie_was_right',
        writtenOn: '2022-10-31',
        rating: 6,
        content:
          'People are cruel to this. The library bit, when her face goes on the video call and the trees start coming out of the ceiling, put my feet up on the couch. I like that the girls are horrible to one another in a normal way. Needed a better ending, and about six more lightbulbs.',
      },
    ],
  },
  {
    id: 439079,
    title: 'The Nun',
    releaseDate: '2018-09-05',
    genres: ['horror'],
    voteAverage: 5.9,
    overview:
      "In 1952 a young sister is found dead on the steps of a Romanian abbey that the villagers won't go near; they spit when it's mentioned. The Vatican sends a priest with experience of such things and a novice who hasn't taken her vows, and a French-Canadian who delivers vegetables shows them the road. The abbess receives them veiled and in the dark. There's a door in the crypt with a sentence on it in Latin.",
    cast: [
      { name: 'Taissa Farmiga', character: 'Sister Irene' },
      { name: 'Demián Bichir', character: 'Father Burke' },
      { name: 'Jonas Bloquet', character: 'Frenchie' },
      { name: 'Bonnie Aarons', character: 'The Nun' },
      { name: 'Ingrid Bisu', character: 'Sister Oana' },
      { name: 'Charlotte Hope', character: 'Sister Victoria' },
      { name: 'Sandra Teles', character: 'Sister Ruth' },
      { name: 'August Maturo', character: 'Daniel' },
      { name: 'Jack Falk', character: 'Old Villager' },
      { name: 'Lynnette Gaza', character: 'Mother Superior' },
    ],
    crew: [
      { name: 'Corin Hardy', job: 'Director' },
      { name: 'Gary Dauberman', job: 'Screenplay' },
      { name: 'James Wan', job: 'Producer' },
      { name: 'Peter Safran', job: 'Producer' },
      { name: 'Abel Korzeniowski', job: 'Original Music Composer' },
      { name: 'Maxime Alexandre', job: 'Director of Photography' },
      { name: 'Michel Aller', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'sister_mary_ret',
        writtenOn: '2018-11-01',
        rating: 6,
        content:
          "Forty-one years professed, Dominican, and five of us went, in mufti, with Maltesers. We screamed like schoolgirls and had a very merry evening. The habits are wrong for the order and no abbess alive would let a door stand open in that draught.\n\nBut the young one is good. She has the face. When all the sisters kneel round her to pray and one by one there's nobody there, Sr Bernadette took my hand, and she is ninety-two and afraid of nothing but stairs.",
      },
      {
        author: 'romania_has_lamps',
        writtenOn: '2018-12-09',
        rating: 3,
        content:
          "You hear a noise. You go toward the noise. You see a nun from behind. It turns around. Now again in the corridor! I come from Sibiu, an hour and something from where they filmed; the castle is very beautiful with normal lighting. In this movie there is fog indoors. And our peasants don't spit so much. They've dentists.",
      },
      {
        author: 'bell_on_my_grave',
        writtenOn: '2021-10-13',
        rating: 5,
        content:
          "The burying alive is the good one. Coffin, a string, a little bell up top, and then every bell in the yard starts ringing at the same time and he's got to guess. Write a whole film of that. The rest I couldn't see, owing to its being night.",
      },
    ],
  },
  {
    id: 515042,
    title: 'Free Solo',
    releaseDate: '2018-09-28',
    genres: ['documentary', 'adventure'],
    voteAverage: 7.9,
    overview:
      'El Capitan is nine hundred metres of granite, and those who climb it take ropes. Alex Honnold lives in a van, eats from the pan with the spatula and has written each move of one route into a notebook. For two years his friends film him preparing to do it with nothing but shoes and chalk, while he falls in love, sprains an ankle, has his brain scanned, and the camera crew wonders whether it ought to be there at all.',
    cast: [
      { name: 'Alex Honnold', character: 'Self' },
      { name: 'Tommy Caldwell', character: 'Self' },
      { name: 'Jimmy Chin', character: 'Self' },
      { name: 'Sanni McCandless', character: 'Self' },
      { name: 'Dierdre Wolownick', character: 'Self' },
      { name: 'Cheyne Lempe', character: 'Self' },
      { name: 'Mikey Schaefer', character: 'Self' },
      { name: 'Clair Popkin', character: 'Self' },
      { name: 'Peter Croft', character: 'Self' },
    ],
    crew: [
      { name: 'Jimmy Chin', job: 'Director' },
      { name: 'Elizabeth Chai Vasarhelyi', job: 'Director' },
      { name: 'Evan Hayes', job: 'Producer' },
      { name: 'Shannon Dill', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Bob Eisenhardt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'sweaty_palms_deb',
        writtenOn: '2019-03-09',
        rating: 9,
        content:
          "Knowing perfectly well he lives, having seen him on a chat show _that week_, I still sat with my scarf in my mouth. There's a place called the Boulder Problem where he must karate-kick sideways across nothing onto a thumb's width. The cameraman on the valley floor turns his back. He just can't look. I was with him, I studied the exit sign for what seemed a month.\n\nPhysically I was in row M. My hands have never been so wet.",
      },
      {
        author: 'sanni_deserves_a_fridge',
        writtenOn: '2019-07-18',
        rating: 6,
        content:
          "Lovely rock. But I kept thinking about the woman measuring up for curtains in that new house while he says, not unkindly, that he's got no obligation to maximise his lifespan. She laughs. She asks him whether she comes into it at all and he thinks about it as though it were a hold. The film lets it pass because it has got a mountain to climb. There was a braver documentary in the kitchen, when they bought the refrigerator.",
      },
      {
        author: 'anaesthetist_on_call',
        writtenOn: '2023-01-25',
        rating: 8,
        content:
          "The scan interested me professionally. They show him photographs that make everyone's amygdala light up and his stays as dark as a garage. He's delighted and a bit worried. Afterwards comes the ascent, under four hours, cut down to about twenty minutes with hardly any music, and you notice it's been the least frantic part of the film; he is the only person in it who's enjoying himself.",
      },
    ],
  },
  {
    id: 332562,
    title: 'A Star Is Born',
    releaseDate: '2018-10-03',
    genres: ['music', 'drama', 'romance'],
    voteAverage: 7.5,
    overview:
      'Jackson Maine plays stadiums full of gin and pills, with a ringing in his ears that is getting worse. Between the show and the car he stops at the first bar with a light on, where a waitress called Ally sings Piaf on drag night. By dawn they are in a supermarket car park with frozen peas on her knuckles, and she has sung him something of hers. He sends a driver round the following evening.',
    cast: [
      { name: 'Lady Gaga', character: 'Ally' },
      { name: 'Bradley Cooper', character: 'Jackson Maine' },
      { name: 'Sam Elliott', character: 'Bobby' },
      { name: 'Rafi Gavron', character: 'Rez' },
      { name: 'Andrew Dice Clay', character: 'Lorenzo' },
      { name: 'Anthony Ramos', character: 'Ramon' },
      { name: 'Dave Chappelle', character: "George 'Noodles' Stone" },
      { name: 'Alec Baldwin', character: 'Alec Baldwin' },
      { name: 'Marlon Williams', character: 'Marlon Williams' },
      { name: 'Brandi Carlile', character: 'Brandi Carlile' },
    ],
    crew: [
      { name: 'Bradley Cooper', job: 'Director' },
      { name: 'Eric Roth', job: 'Screenplay' },
      { name: 'Bradley Cooper', job: 'Screenplay' },
      { name: 'Will Fetters', job: 'Screenplay' },
      { name: 'Matthew Libatique', job: 'Director of Photography' },
      { name: 'Jay Cassidy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'frozen_peas_forever',
        writtenOn: '2018-12-01',
        rating: 9,
        content:
          "First hour: perfect, leave me alone. The walk to the microphone when she covers her face with her hands and he holds the door of the whole world open. I'd stand by any of that in court. I went back the next day only for that hour, then got up and went for tacos before she turns into a pop star with the orange hair, and I can recommend it as a way of watching.\n\nThe dog is credited, and is his actual dog.",
      },
      {
        author: 'tinnitus_tony',
        writtenOn: '2019-05-17',
        rating: 7,
        content:
          "Drummed in a showband for thirty-one years and can't hear a kettle any more. So I'd like to thank the sound people. That whine that comes up whenever he's on his own, that's the thing exactly, and how he cocks his head so as to be on the good side of her. No one ever put that in a picture before. Sam Elliott reversing the truck with his eyes filling says more than the last half hour does. It's too long and Cooper mumbles, though maybe that's me.",
      },
      {
        author: 'petra_grumbles',
        writtenOn: '2021-02-11',
        rating: 4,
        content:
          "Everyone I know cried. I spent it being annoyed on her behalf: he proposes with a guitar string, wets himself on her big night, tells her she's ugly in the bath, and then we're all supposed to be sad for _him_ in close-up, with good lighting, for ages. The songs she's meant to have sold out with are catchier than his, by the way. I've had the one about the butt in my head since Tuesday.",
      },
    ],
  },
  {
    id: 543580,
    title: 'They Shall Not Grow Old',
    releaseDate: '2018-11-09',
    genres: ['documentary', 'history', 'war'],
    voteAverage: 7.8,
    overview:
      "A hundred hours of film from the Western Front had lain in a London museum, jerky, scratched and silent. Slowed to walking pace, coloured and given voices read off the soldiers' lips, it shows young men queueing for tea, showing bad teeth, sitting on a pole over a latrine. On the soundtrack only veterans speak, some hundred and twenty of them, from enlisting under age to nobody wanting to hear about it afterwards.",
    cast: [
      { name: 'Thomas Adlam', character: 'Self (archive sound)' },
      { name: 'William Argent', character: 'Self (archive sound)' },
      { name: 'John Ashby', character: 'Self (archive sound)' },
      { name: 'Attwood', character: 'Self (archive sound)' },
      { name: 'Donald Bain', character: 'Self (archive sound)' },
      { name: 'Frank Baber', character: 'Self (archive sound)' },
      { name: 'Arthur Betteridge', character: 'Self (archive sound)' },
      { name: 'Peter Jackson', character: 'Self' },
    ],
    crew: [
      { name: 'Peter Jackson', job: 'Director' },
      { name: 'Clare Olssen', job: 'Producer' },
      { name: 'Peter Jackson', job: 'Producer' },
      { name: 'Jabez Olssen', job: 'Editor' },
      { name: 'David Donaldson', job: 'Original Music Composer' },
      { name: 'Steve Roche', job: 'Original Music Composer' },
      { name: 'Janet Roddick', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'lipreader_wendy',
        writtenOn: '2018-12-09',
        rating: 9,
        content:
          "I've been deaf since I was four and for once I had the advantage over a full house. Most of what those boys say to the camera I could read before the actors' voices came in, and they got it right, bar one swear word they'd tidied. 'We're in the pictures!'\n\nWhen the frame widens and the colour floods up I forgot to breathe. They're so small, and they've such terrible teeth, and every one of them is laughing at something.",
      },
      {
        author: 'keep_it_grey',
        writtenOn: '2020-11-11',
        content:
          "My colleagues in the archive fought about this for a month and I'll put my side. The faces are pink like boiled ham. Grass is the same green in March as in August. A face that moved at sixteen frames has been given eight more that never existed, and now school classes believe they've seen the Somme. The men's testimony needs no colouring, and the hour would be every bit as moving with one's eyes shut. I tried it, the second time. It is.",
      },
      {
        author: 'corporal_dunnage',
        writtenOn: '2022-11-13',
        rating: 8,
        content:
          "Fella says that when it was over it was like being made redundant. I was in Basra, not France, and I laughed out loud in an empty front room, because that's what it was like. Also the bit about the tea tasting of petrol.",
      },
    ],
  },
  {
    id: 426563,
    title: 'Holmes & Watson',
    releaseDate: '2018-12-25',
    genres: ['comedy', 'mystery', 'crime'],
    voteAverage: 4.3,
    overview:
      "Baker Street at its height: bees, a birthday, and a body that falls out of the Queen's cake. A note promises Her Majesty will be next, inside four days. The world's most famous detective, who believes he knows who did it, and his doctor, who would like just once to be called a co-detective, look into it with the help of an American lady physician and her companion, said to have been raised by feral cats.",
    cast: [
      { name: 'Will Ferrell', character: 'Sherlock Holmes' },
      { name: 'John C. Reilly', character: 'Dr. John Watson' },
      { name: 'Ralph Fiennes', character: 'Professor James Moriarty' },
      { name: 'Rebecca Hall', character: 'Dr. Grace Hart' },
      { name: 'Rob Brydon', character: 'Inspector Lestrade' },
      { name: 'Kelly Macdonald', character: 'Mrs. Hudson' },
      { name: 'Lauren Lapkus', character: 'Millicent' },
      { name: 'Pam Ferris', character: 'Queen Victoria' },
      { name: 'Steve Coogan', character: 'Gustav Klinger' },
      { name: 'Hugh Laurie', character: 'Mycroft Holmes' },
    ],
    crew: [
      { name: 'Etan Cohen', job: 'Director' },
      { name: 'Etan Cohen', job: 'Writer' },
      { name: 'Mark Mothersbaugh', job: 'Original Music Composer' },
      { name: 'Oliver Wood', job: 'Director of Photography' },
      { name: 'Dean Zimmerman', job: 'Editor' },
      { name: 'Will Ferrell', job: 'Producer' },
      { name: 'Adam McKay', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'boxing_day_bungalow',
        writtenOn: '2019-01-13',
        rating: 1,
        content:
          'There were nine of us at the start. Two left over the sick bucket, and my son-in-law during a joke about a red hat that says what you think it says. By the time the Queen was being stuffed into a trunk it was me and a lady from Stoke. We nodded to each other across the empty rows, like two people at a bus stop, and stayed, I believe out of politeness to the projectionist.\n\nHugh Laurie is in it for a minute and has the look of someone being driven to the airport.',
      },
      {
        author: 'step_brother_three',
        writtenOn: '2020-06-07',
        rating: 6,
        content:
          "ok but have you been to the one where they take a drunk selfie, with the huge old camera on legs, holding still for the exposure? Or Ferrell working out in his mind, in numbers, how to hit a bee with a cricket bat and being wrong about all of it? I've been in a bad way lately and watched this with one eye on a wet afternoon. Some of it's desperately unfunny. It's the sort of unfunny my friends are.",
      },
      {
        author: 'prof_bramwell_moss',
        writtenOn: '2019-12-29',
        content:
          'Billy Wilder made this film in 1970, with wit, and Thom Eberhardt in 1988 with the happy notion that Watson had all the brains. This version has a notion as well. It is that a deerstalker is a silly hat, and it tries several others on him to be sure.',
      },
    ],
  },
  {
    id: 569547,
    title: 'Black Mirror: Bandersnatch',
    releaseDate: '2018-12-28',
    genres: ['science-fiction', 'mystery', 'drama', 'thriller', 'tv-movie'],
    voteAverage: 6.8,
    overview:
      "Croydon, July 1984: Stefan, nineteen, is adapting a fat branching novel into a computer game and shows a demo at a software house. First, though, his father holds up two cereal packets, and it's you who must pick. So it goes on. Which tape for the bus? Accept the offer of a desk? Take the pills? As the deadline nears he gets a feeling that somebody else is deciding for him.",
    cast: [
      { name: 'Fionn Whitehead', character: 'Stefan Butler' },
      { name: 'Will Poulter', character: 'Colin Ritman' },
      { name: 'Craig Parkinson', character: 'Peter Butler' },
      { name: 'Alice Lowe', character: 'Dr Haynes' },
      { name: 'Asim Chaudhry', character: 'Mohan Thakur' },
      { name: 'Tallulah Haddon', character: 'Kitty' },
      { name: 'Catriona Knox', character: 'Leslie' },
      { name: 'Jonathan Aris', character: 'Crispin' },
      { name: 'Paul M Bradley', character: 'Robin' },
      { name: 'Laura Evelyn', character: "Colin's Daughter" },
    ],
    crew: [
      { name: 'David Slade', job: 'Director' },
      { name: 'Charlie Brooker', job: 'Writer' },
      { name: 'Russell McLean', job: 'Producer' },
      { name: 'Brian Reitzell', job: 'Original Music Composer' },
      { name: 'Aaron Morton', job: 'Director of Photography' },
      { name: 'Tony Kearns', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'spectrum48k_neil',
        writtenOn: '2019-01-02',
        rating: 8,
        content:
          "Picked Frosties. Then four hours went by, I had eleven pages of biro arrows and my wife had gone to bed in a huff because I'd poured tea over the computer twice.\n\nYou need to have sat through a tape loading, in 1984, with your finger on the volume, to know how right the screech is. There's a hidden one at the end of one branch that you can _play_ on a real Spectrum. I got mine down from the loft. It ran! I had a small lie-down.",
      },
      {
        author: 'dad_pressed_the_buttons',
        writtenOn: '2020-11-19',
        content:
          "Family vote on every choice, five people, one remote, and it gives you ten seconds. Ten! We fought over a Thompson Twins cassette. We then chopped up somebody's father by three to two, my mother abstaining, and got told to go back and try again because it was the wrong kind of chopping.\n\nA story ought to know where it's going. If I'm driving, don't shout at me for the route.",
      },
      {
        author: 'therapist_alice_fan',
        writtenOn: '2022-05-08',
        rating: 7,
        content:
          "Only one scene in here truly upset me and there's hardly a choice in it: a little boy, a toy rabbit, a train that goes at 8:45 or the later one. Pick whichever you like. Everything around that's clever, Will Poulter with his peroxide hair is having the best party, and I did enjoy the fight at the clinic with no reason to exist whatsoever.",
      },
    ],
  },
];
