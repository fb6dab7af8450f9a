import type { CatalogueFilm } from '../film.ts';

export const films2023: readonly CatalogueFilm[] = [
  {
    id: 739405,
    title: 'Operation Fortune: Ruse de Guerre',
    releaseDate: '2023-01-04',
    genres: ['action', 'comedy', 'thriller', 'adventure'],
    voteAverage: 6.5,
    overview:
      "Something called the Handle has been stolen, a case full of it, and nobody in Whitehall can say what it is, only that an arms broker is selling it for ten billion. The man for the job demands a plane, claret and a doctor's note. To get near the broker he needs the film star whom the broker adores; and so a vain actor is blackmailed into playing himself, at a charity ball in Cannes, with two spies for an entourage.",
    cast: [
      { name: 'Jason Statham', character: 'Orson Fortune' },
      { name: 'Aubrey Plaza', character: 'Sarah Fidel' },
      { name: 'Josh Hartnett', character: 'Danny Francesco' },
      { name: 'Cary Elwes', character: 'Nathan Jasmine' },
      { name: 'Bugzy Malone', character: 'J.J.' },
      { name: 'Hugh Grant', character: 'Greg Simmonds' },
      { name: 'Eddie Marsan', character: 'Knighton' },
      { name: 'Peter Ferdinando', character: 'Mike Hook' },
      { name: 'Lourdes Faberes', character: 'Emilia' },
      { name: 'Max Beesley', character: 'Ben Harris' },
    ],
    crew: [
      { name: 'Guy Ritchie', job: 'Director' },
      { name: 'Guy Ritchie', job: 'Writer' },
      { name: 'Ivan Atkinson', job: 'Writer' },
      { name: 'Marn Davies', job: 'Writer' },
      { name: 'Chris Benstead', job: 'Original Music Composer' },
      { name: 'Alan Stewart', job: 'Director of Photography' },
      { name: 'James Herbert', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'antalya_hotel_lobby',
        writtenOn: '2023-03-12',
        rating: 7,
        content:
          "They filmed in our hotel! I am at the reception desk in it for two seconds, I hand a key to nobody. So I'm biased, but Hugh Grant as a billionaire from the East End with tinted glasses, so in love with a film actor that he blushes when the actor admires his shirts, that's a man having a better week than any of our guests. Statham ate porridge every day. He holds doors.",
      },
      {
        author: 'the_handle_of_what',
        writtenOn: '2023-05-21',
        rating: 4,
        content:
          "Two hours and I never did learn what the thing was. They don't know, we don't, it's a joke about not knowing, and then it stops being a joke and is just missing. Everyone talks in that Ritchie way, with each sentence wearing a little hat. Aubrey Plaza's been handed the remarks column of another script. I've seen parking adverts with higher stakes; on the credit side, the tailoring.",
      },
    ],
  },
  {
    id: 980078,
    title: 'Winnie the Pooh: Blood and Honey',
    releaseDate: '2023-01-27',
    genres: ['horror', 'thriller'],
    voteAverage: 5,
    overview:
      'A boy brought food to some odd companions in the forest, then grew up and left for college, and one winter they starved. Years later he returns with his fiancée to show her where he played. The bear and the pig have given up speaking. Nearby, five friends have rented a house for a weekend without phones.',
    cast: [
      { name: 'Nikolai Leon', character: 'Christopher Robin' },
      { name: 'Craig David Dowsett', character: 'Winnie-the-Pooh' },
      { name: 'Chris Cordell', character: 'Piglet' },
      { name: 'Maria Taylor', character: 'Maria' },
      { name: 'Amber Doig-Thorne', character: 'Alice' },
      { name: 'Natasha Rose Mills', character: 'Jessica' },
      { name: 'Danielle Ronald', character: 'Zoe' },
      { name: 'Natasha Tosini', character: 'Lara' },
      { name: 'Paula Coiz', character: 'Mary' },
      { name: 'May Kelly', character: 'Tina' },
    ],
    crew: [
      { name: 'Rhys Frake-Waterfield', job: 'Director' },
      { name: 'Rhys Frake-Waterfield', job: 'Screenplay' },
      { name: 'Andrew Scott Bell', job: 'Original Music Composer' },
      { name: 'Vince Knight', job: 'Director of Photography' },
      { name: 'Scott Jeffrey', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'hundred_acre_hector',
        writtenOn: '2023-03-12',
        rating: 3,
        content:
          "The opening two minutes, told in scratchy pencil drawings, are eerie and rather sad. If the rest were that, I'd be recommending it to you. The rest is a large man in a rubber mask and a lumberjack shirt walking slowly through somebody's holiday let in the dark. He could be anybody! Take the ears off and it's a man with a hammer.",
      },
      {
        author: 'slasher_sundays',
        writtenOn: '2023-05-28',
        rating: 7,
        content:
          "Came for a daft night with mates and got one. It was shot in about ten days for the price of a used van and I've seen far worse with far more. Swimming pool bit is properly unpleasant, the beehive score is clever (they stuck bees in a violin or something, look it up), and when the honey dribbled out of the mask our whole row went 'eurgh'. Nobody should be marking this against Kubrick.",
      },
      {
        author: 'librarian_on_leave',
        writtenOn: '2023-10-31',
        content:
          "A boy in year six told me he'd seen it and that Eeyore was dead, and would I read them the chapter about his birthday again, so I felt I ought to look. I watched it with the sound low and the big light on. It isn't wicked, it's mostly dim, in the sense that I could not see it. The girls keep running back to the same hot tub. I read them the birthday chapter on Tuesday and we all felt better.",
      },
    ],
  },
  {
    id: 804150,
    title: 'Cocaine Bear',
    releaseDate: '2023-02-22',
    genres: ['comedy', 'thriller', 'crime'],
    voteAverage: 6,
    overview:
      'Georgia, 1985: a smuggler throws duffel bags out of a plane over the national forest and then hits his head. A black bear finds the first brick. Into the same woods come two children skipping school, a nurse looking for them, a ranger in love, some teenage muggers, and the men sent by a St. Louis dealer to recover the goods.',
    cast: [
      { name: 'Keri Russell', character: 'Sari' },
      { name: "O'Shea Jackson Jr.", character: 'Daveed' },
      { name: 'Christian Convery', character: 'Henry' },
      { name: 'Alden Ehrenreich', character: 'Eddie' },
      { name: 'Brooklynn Prince', character: 'Dee Dee' },
      { name: 'Isiah Whitlock Jr.', character: 'Bob' },
      { name: 'Kristofer Hivju', character: 'Olaf' },
      { name: 'Margo Martindale', character: 'Ranger Liz' },
      { name: 'Jesse Tyler Ferguson', character: 'Peter' },
      { name: 'Ray Liotta', character: 'Syd' },
    ],
    crew: [
      { name: 'Elizabeth Banks', job: 'Director' },
      { name: 'Jimmy Warden', job: 'Writer' },
      { name: 'Mark Mothersbaugh', job: 'Original Music Composer' },
      { name: 'John Guleserian', job: 'Director of Photography' },
      { name: 'Joel Negron', job: 'Editor' },
      { name: 'Christopher Miller', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'park_ranger_gwen',
        writtenOn: '2023-03-04',
        rating: 8,
        content:
          "Worked nineteen seasons in the Smokies and I laughed till I coughed. Margo Martindale with the badge, the perfume and the gun she can't aim is every third supervisor I ever had. And the ambulance! You can see that gag coming down the road with its lights on and it still beats you to it.\n\nFor the young people: black bears are shy, please do not feed them anything.",
      },
      {
        author: 'two_pints_terry',
        writtenOn: '2023-04-21',
        rating: 5,
        content:
          "It's all in the name, isn't it, and once you've read the name you've had most of the fun. There must be nine storylines, and they take turns at standing in front of the bear. I never did find out what the lad grieving for his wife was doing there, wandering about with wet eyes. Good leg, though. When that leg comes down from the tree the fellow next to me lost his nachos.",
      },
    ],
  },
  {
    id: 594767,
    title: 'Shazam! Fury of the Gods',
    releaseDate: '2023-03-15',
    genres: ['comedy', 'action', 'fantasy'],
    voteAverage: 6.4,
    overview:
      "Billy Batson says a word and becomes a grown man in a cape, and so do his five foster siblings; Philadelphia calls them fiascos. He is nearly eighteen, worried about ageing out of the only home that kept him, and holding team meetings nobody wants. Then three sisters walk into a museum in Athens in gold helmets and take back a staff. It was their father's power to begin with. They've also got a dragon.",
    cast: [
      { name: 'Zachary Levi', character: 'Shazam' },
      { name: 'Asher Angel', character: 'Billy Batson' },
      { name: 'Jack Dylan Grazer', character: 'Freddy Freeman' },
      { name: 'Rachel Zegler', character: 'Anthea' },
      { name: 'Helen Mirren', character: 'Hespera' },
      { name: 'Lucy Liu', character: 'Kalypso' },
      { name: 'Djimon Hounsou', character: 'Wizard' },
      { name: 'Adam Brody', character: 'Super Hero Freddy' },
      { name: 'Grace Caroline Currey', character: 'Mary Bromfield' },
      { name: 'Meagan Good', character: 'Super Hero Darla' },
    ],
    crew: [
      { name: 'David F. Sandberg', job: 'Director' },
      { name: 'Henry Gayden', job: 'Screenplay' },
      { name: 'Chris Morgan', job: 'Screenplay' },
      { name: 'Peter Safran', job: 'Producer' },
      { name: 'Christophe Beck', job: 'Original Music Composer' },
      { name: 'Gyula Pados', job: 'Director of Photography' },
      { name: 'Michel Aller', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'steve_the_pen',
        writtenOn: '2023-04-09',
        rating: 6,
        content:
          "There's a magic pen that takes dictation and writes down everything you say, the ums as well, and they send the letter. Dame Helen Mirren has to read it out, in a helmet, without a flicker. 'Gatorade.' That's the whole of my review, I'd go again for the pen. I took four kids and they all wanted to be the one with the doors.",
      },
      {
        author: 'taste_the_rainbow_tm',
        writtenOn: '2023-04-30',
        rating: 4,
        content:
          "In its hour of greatest need the city is saved by a bag of sweets, with the maker's name on it, while a girl says the slogan at a unicorn. I've sat through product placement since the seventies, I remember when it was cigarettes. At least no one rode a camel into battle.\n\nThe first had a lonely boy who talked like a boy. Here the man talks like a boy half his age, and the boy's hardly in it.",
      },
      {
        author: 'freddys_crutch',
        writtenOn: '2024-06-02',
        rating: 7,
        content:
          "Jack Dylan Grazer gets the film and he earns it, flirting on a roof with a goddess who's pretending to be new at school. You'd watch those two do their homework. When he has to go on without the cape, with the crutch, up against something with wings, my own lad, who has a stick, put it across his knees and leaned forward.",
      },
    ],
  },
  {
    id: 649609,
    title: 'Renfield',
    releaseDate: '2023-04-07',
    genres: ['comedy', 'fantasy', 'horror'],
    voteAverage: 6.5,
    overview:
      "For ninety years he has fetched the dinners and eaten insects, which give him strength, and lately he's been going to a church hall in New Orleans on Tuesdays, where people talk about partners who take too much. Their awful exes make handy groceries for his employer, who's convalescing in a derelict hospital. A traffic cop with no patience gives him another idea. He rents a flat with pastel walls.",
    cast: [
      { name: 'Nicholas Hoult', character: 'R.M. Renfield' },
      { name: 'Nicolas Cage', character: 'Count Dracula' },
      { name: 'Awkwafina', character: 'Rebecca Quincy' },
      { name: 'Ben Schwartz', character: 'Teddy Lobo' },
      { name: 'Shohreh Aghdashloo', character: 'Bellafrancesca Lobo' },
      { name: 'Brandon Scott Jones', character: 'Mark' },
      { name: 'Adrian Martinez', character: 'Chris Marcos' },
      { name: 'Camille Chen', character: 'Kate Quincy' },
      { name: 'Bess Rous', character: 'Caitlyn' },
      { name: 'Caroline Williams', character: 'Vanessa' },
    ],
    crew: [
      { name: 'Chris McKay', job: 'Director' },
      { name: 'Ryan Ridley', job: 'Screenplay' },
      { name: 'Robert Kirkman', job: 'Story' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Mitchell Amundsen', job: 'Director of Photography' },
      { name: 'Mako Kamitsuna', job: 'Editor' },
      { name: 'Giancarlo Ganziano', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'codependents_anon_nola',
        writtenOn: '2023-06-04',
        rating: 7,
        content:
          "Our circle meets Wednesdays, not Tuesdays, but the stackable chairs and the urn are right to the last dent. Mark who runs it with his cardigan and his affirmations is somebody I've met in four states. When the boss walks in and wants to _share_, in a velvet suit, and everyone's so supportive, I laughed till my sponsor moved seats. It's also true that I once worked for a man like that. He sold carpets.",
      },
      {
        author: 'cage_teeth_dept',
        writtenOn: '2023-08-13',
        rating: 5,
        content:
          "Every time Nicolas Cage leaves the room the air goes out of it, and he's kept out for something like seventy of its ninety minutes in favour of a gang war. Arms come off in the manner of bread rolls. It's got that computer blood which never lands on a carpet. But him, with the ring and the purr and three sets of teeth, half Lugosi and half somebody's divorced uncle: bottle that.",
      },
    ],
  },
  {
    id: 385687,
    title: 'Fast X',
    releaseDate: '2023-05-17',
    genres: ['action', 'crime', 'thriller'],
    voteAverage: 7,
    overview:
      "Somewhere in the fifth one of these a drug lord lost a vault and his life on a bridge in Rio, and his son was in one of the cars. Now he paints his nails, hums, and wants Dominic Toretto to suffer before he dies. A rolling bomb through Rome is the introduction. With the crew scattered and wanted from London to the Antarctic, the boy Brian is sent off with his uncle in a canoe that isn't one.",
    cast: [
      { name: 'Vin Diesel', character: 'Dominic Toretto' },
      { name: 'Michelle Rodriguez', character: 'Letty' },
      { name: 'Tyrese Gibson', character: 'Roman' },
      { name: 'Ludacris', character: 'Tej' },
      { name: 'John Cena', character: 'Jakob' },
      { name: 'Nathalie Emmanuel', character: 'Ramsey' },
      { name: 'Jordana Brewster', character: 'Mia' },
      { name: 'Sung Kang', character: 'Han' },
      { name: 'Jason Momoa', character: 'Dante' },
      { name: 'Scott Eastwood', character: 'Little Nobody' },
    ],
    crew: [
      { name: 'Louis Leterrier', job: 'Director' },
      { name: 'Dan Mazeau', job: 'Screenplay' },
      { name: 'Justin Lin', job: 'Screenplay' },
      { name: 'Brian Tyler', job: 'Original Music Composer' },
      { name: 'Stephen F. Windon', job: 'Director of Photography' },
      { name: 'Dylan Highsmith', job: 'Editor' },
      { name: 'Kelly Matsumoto', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'vatican_traffic_warden',
        writtenOn: '2023-06-18',
        rating: 7,
        content:
          "I live off the Via Cavour and I can tell you what takes the most suspending of disbelief: he parks. The bomb rolling down past the obelisk on fire, knocking buses over like skittles, we've had worse on a match day.\n\nMomoa's in another film entirely, in lilac, with scrunchies, painting a dead man's toenails in a garden chair and chatting with him. I came for the cars and left whistling because of him.",
      },
      {
        author: 'dad_says_family',
        writtenOn: '2023-07-23',
        rating: 4,
        content:
          "Word count, taken on my sleeve: family, fourteen. Barbecue, one. Everyone who has ever been shot, drowned or blown up in these films is alive again and has been in the next room. It doesn't so much finish as run out of road at a dam, in the middle, like a phone dying. I paid for a whole one. My lad says there are two more coming and I said then they can send me the rest of this.",
      },
      {
        author: 'row_12_transmission',
        writtenOn: '2024-01-14',
        rating: 8,
        content:
          "TWO HELICOPTERS. He's harpooned by two helicopters, on purpose, and swings them at each other, using a Dodge. my mate Gaz stood up and saluted. there's no arguing with that, don't bring your physics in here, Gaz failed physics. We sat through all the names",
      },
    ],
  },
  {
    id: 747188,
    title: 'Asteroid City',
    releaseDate: '2023-06-08',
    genres: ['comedy', 'drama', 'science-fiction'],
    voteAverage: 6.5,
    overview:
      "A television host presents a new play and shows how it was made. In the play it is 1955, and the war photographer Augie Steenbeck's car breaks down in a tiny desert town. His son Woodrow is to receive a prize at a convention for young inventors, and Augie has not yet told his children that their mother died. In the next cabin lives the film star Midge Campbell. Then something comes down from the sky, and General Gibson locks everyone in until further notice.",
    cast: [
      { name: 'Jason Schwartzman', character: 'Augie Steenbeck / Jones Hall' },
      { name: 'Scarlett Johansson', character: 'Midge Campbell / Mercedes Ford' },
      { name: 'Tom Hanks', character: 'Stanley Zak' },
      { name: 'Jeffrey Wright', character: 'General Gibson' },
      { name: 'Tilda Swinton', character: 'Dr. Hickenlooper' },
      { name: 'Bryan Cranston', character: 'Host' },
      { name: 'Edward Norton', character: 'Conrad Earp' },
      { name: 'Adrien Brody', character: 'Schubert Green' },
      { name: 'Liev Schreiber', character: 'J.J. Kellogg' },
      { name: 'Jake Ryan', character: 'Woodrow' },
    ],
    crew: [
      { name: 'Wes Anderson', job: 'Director' },
      { name: 'Wes Anderson', job: 'Screenplay' },
      { name: 'Alexandre Desplat', job: 'Original Music Composer' },
      { name: 'Robert Yeoman', job: 'Director of Photography' },
      { name: 'Barney Pilling', job: 'Editor' },
      { name: 'Jeremy Dawson', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'tupperware_ashes',
        writtenOn: '2023-07-02',
        rating: 9,
        content:
          "Three little girls bury their mother in a plastic box beside a motel shower and hold a witches' funeral for it, and their grandfather, in golfing clothes, lets them. I lost my mum in the spring. Everybody says these films are all wallpaper. Well, somebody stands in front of the wallpaper and can't say the thing, and I know a bit about that at the moment.\n\nAlso the alien poses for its photo. I'd forgotten I could laugh like that.",
      },
      {
        author: 'flatpack_philip',
        writtenOn: '2023-08-15',
        rating: 4,
        content:
          "You know the dolls' house your aunt had that you weren't allowed to touch? A hundred and five minutes of that. Each time I'd begun to follow the family in the desert we were hauled off into black and white so that an actor could ask what the play meant. If _he_ doesn't know, and he's in it, what chance have I got in row M with a cold?",
      },
      {
        author: 'roadrunner_meep',
        writtenOn: '2024-01-09',
        content:
          'Streamed it in two halves and would suggest the same to you. The vending machine that sells plots of land, the on-ramp to nowhere, the cops chasing robbers through town at odd intervals: I could look at those all day. Johansson behind a window with greasepaint on her eye is wonderful. But I admired it from over here, if you follow me, and it stayed over there.',
      },
    ],
  },
  {
    id: 872585,
    title: 'Oppenheimer',
    releaseDate: '2023-07-19',
    genres: ['drama', 'history'],
    voteAverage: 8.1,
    overview:
      "In a cramped Washington room in 1954 a physicist's loyalty is picked over by a board, and he answers with his life: homesick at Cambridge, charming at Berkeley, careless about his politics and about women, then put in charge of a secret town in New Mexico by an impatient general. In another room, years later, a senator asks his old patron about a grudge.",
    cast: [
      { name: 'Cillian Murphy', character: 'J. Robert Oppenheimer' },
      { name: 'Emily Blunt', character: 'Kitty Oppenheimer' },
      { name: 'Matt Damon', character: 'Leslie Groves' },
      { name: 'Robert Downey Jr.', character: 'Lewis Strauss' },
      { name: 'Florence Pugh', character: 'Jean Tatlock' },
      { name: 'Josh Hartnett', character: 'Ernest Lawrence' },
      { name: 'Casey Affleck', character: 'Boris Pash' },
      { name: 'Rami Malek', character: 'David Hill' },
      { name: 'Kenneth Branagh', character: 'Niels Bohr' },
      { name: 'Benny Safdie', character: 'Edward Teller' },
    ],
    crew: [
      { name: 'Christopher Nolan', job: 'Director' },
      { name: 'Christopher Nolan', job: 'Screenplay' },
      { name: 'Ludwig Göransson', job: 'Original Music Composer' },
      { name: 'Hoyte van Hoytema', job: 'Director of Photography' },
      { name: 'Jennifer Lame', job: 'Editor' },
      { name: 'Emma Thomas', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'barbie_was_full',
        writtenOn: '2023-08-06',
        rating: 9,
        content:
          "Barbie was sold out. So that was six of us in pink, one in a cowboy hat, filing into three hours of hearings on two glasses of prosecco each. I can report that we behaved. When the light comes and there's no sound with it, only breathing, Shanice took my hand, and the bang was so long in coming that she nearly broke it. The gymnasium after that, with everyone stamping and cheering for him while his face goes white, I don't think I blinked.\n\nWe went for chips like that, in sequins, and argued about _the Senate_.",
      },
      {
        author: 'one_bar_of_signal',
        writtenOn: '2023-07-30',
        rating: 6,
        content:
          "Three hours of men coming into rooms. They're very fine rooms and very good men, half of whom I know from something, and I spent a silly amount of time going 'is that the lad from Drake & Josh?' It is. The music doesn't stop to breathe, I couldn't catch a third of what was said over it, and the women get a bed and a bottle between them. Downey is terrific, once you work out it's him.",
      },
      {
        author: 'dr_h_isotope',
        writtenOn: '2024-02-25',
        rating: 8,
        content:
          "I teach sixth-form physics and had to fight to get a seat at my own school trip. Good: Bohr, the marbles filling the goldfish bowl, the worry about the atmosphere, Rabi handing him an orange. Missing: practically all the actual physics, and anyone living downwind. My students argued about Teller's handshake the whole way home on the bus, though, until the driver told them what he thought.",
      },
    ],
  },
  {
    id: 615656,
    title: 'Meg 2: The Trench',
    releaseDate: '2023-08-02',
    genres: ['action', 'science-fiction', 'horror'],
    voteAverage: 6.4,
    overview:
      "Jonas Taylor now spends his days boarding ships that dump waste; between times he goes down with an oceanographic institute to map a trench beneath a cold layer that keeps the old things in. His stepdaughter stows away. On the bottom, at twenty-five thousand feet, the two submersibles come across a lit mining station which isn't on any chart. Somebody detonates it. What lives under the layer has a way up now, and near the top there's a holiday island.",
    cast: [
      { name: 'Jason Statham', character: 'Jonas Taylor' },
      { name: 'Wu Jing', character: 'Jiuming Zhang' },
      { name: 'Sophia Cai', character: 'Meiying' },
      { name: 'Page Kennedy', character: 'DJ' },
      { name: 'Cliff Curtis', character: "James 'Mac' Mackreides" },
      { name: 'Skyler Samuels', character: 'Jess' },
      { name: 'Sergio Peris-Mencheta', character: 'Montes' },
      { name: 'Melissanthi Mahut', character: 'Rigas' },
      { name: 'Sienna Guillory', character: 'Driscoll' },
      { name: 'Kiran Sonia Sawar', character: 'Sal' },
    ],
    crew: [
      { name: 'Ben Wheatley', job: 'Director' },
      { name: 'Jon Hoeber', job: 'Screenplay' },
      { name: 'Erich Hoeber', job: 'Screenplay' },
      { name: 'Dean Georgaris', job: 'Screenplay' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Haris Zambarloukos', job: 'Director of Photography' },
      { name: 'Jonathan Amos', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'sinus_squeeze',
        writtenOn: '2023-09-03',
        rating: 3,
        content:
          "He goes for a swim at the bottom of the ocean. Without a suit. Because he has 'filled his sinuses', a thing I've tried to picture from several angles. I was a saturation diver for nine years on the Brents and at that depth he'd have been a stain. The man next to me on the rig bus, to whom I explained all this, said that it's also got a giant octopus in it, and he had a point.",
      },
      {
        author: 'kicks_shark_in_face',
        writtenOn: '2023-08-20',
        rating: 8,
        content:
          "The first hour is people walking in the dark in diving suits and I'm going to be honest I did my nails. And then FUN ISLAND. Statham on a jet ski, with spears he has made himself, using his FOOT to hold a prehistoric shark's nose away. A little dog called Pippin, same dog? same dog. Lizards. The Chinese guy's got one on a clicker. It knows precisely how stupid to be, only it takes its time getting there.",
      },
      {
        author: 'free_the_trench',
        writtenOn: '2024-03-10',
        rating: 5,
        content:
          "as a marine biology undergrad: no. as a person with a hangover: mostly. the pressure, the lights, the plants growing where there's no sun, I shouted at all of it, in bed, with toast. then Wu Jing winked at the shark and I thought fine, pass the crisps.",
      },
    ],
  },
  {
    id: 466420,
    title: 'Killers of the Flower Moon',
    releaseDate: '2023-10-18',
    genres: ['crime', 'history', 'drama'],
    voteAverage: 7.4,
    overview:
      "Oil came up under the Osage reservation and by the twenties its people were, per head, the richest on earth, each with a white guardian to sign for the groceries. Ernest comes back from the war to work for his uncle, a cattleman who speaks the language and calls himself the tribe's friend. He drives a cab, and marries one of his passengers. Her sisters start dying, of a wasting illness, of a bullet, of a bomb.",
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Ernest Burkhart' },
      { name: 'Robert De Niro', character: 'William King Hale' },
      { name: 'Lily Gladstone', character: 'Mollie Burkhart' },
      { name: 'Jesse Plemons', character: 'Tom White' },
      { name: 'Tantoo Cardinal', character: 'Lizzie Q' },
      { name: 'John Lithgow', character: 'Peter Leaward' },
      { name: 'Brendan Fraser', character: 'W.S. Hamilton' },
      { name: 'Cara Jade Myers', character: 'Anna Brown' },
      { name: 'JaNae Collins', character: 'Rita' },
      { name: 'Jillian Dion', character: 'Minnie' },
    ],
    crew: [
      { name: 'Martin Scorsese', job: 'Director' },
      { name: 'Eric Roth', job: 'Screenplay' },
      { name: 'Martin Scorsese', job: 'Screenplay' },
      { name: 'Robbie Robertson', job: 'Original Music Composer' },
      { name: 'Rodrigo Prieto', job: 'Director of Photography' },
      { name: 'Thelma Schoonmaker', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'pawhuska_third_street',
        writtenOn: '2023-11-19',
        rating: 8,
        content:
          "Grew up two streets from where they rebuilt the town. The blankets are right, I know the aunties who lent them. My grandmother's sister is one of the names that never got a trial and isn't in the book either.\n\nIt should have been Mollie's film and everybody in the room here knew it, you could feel the air change each time Lily sat still and let him talk. I'd have given him half as long and that chin a rest. But I can't think who else would've got them to spend the money. The drums at the end, from above, that's us now.",
      },
      {
        author: 'bladder_of_iron',
        writtenOn: '2023-10-29',
        rating: 4,
        content:
          "Three hours twenty-six and no interval. They used to give you an interval and an ice cream. You know who did it within twenty minutes and then you watch him do it, slowly, with a face like a bulldog licking a thistle. I went twice and missed nothing; on each return another relation was poorly. Worthy, it surely is. I'd sooner have read it.",
      },
      {
        author: 'foley_artist_hank',
        writtenOn: '2024-02-25',
        content:
          "Talk about nerve: after all that death it cuts to a radio show, men in dinner jackets making hoofbeats with coconut shells, sponsored by cigarettes. It's about how we get told this kind of thing, for fun. Then a certain old gentleman steps up to the microphone himself and reads out one last paragraph, and I've seldom seen anyone look so sorry on purpose.",
      },
    ],
  },
  {
    id: 609681,
    title: 'The Marvels',
    releaseDate: '2023-11-08',
    genres: ['science-fiction', 'adventure', 'action'],
    voteAverage: 5.9,
    overview:
      "Carol is inspecting a damaged jump point, Monica is on a spacewalk outside a station, Kamala is doing homework in Jersey City and drawing herself into her heroine's adventures. Two of them touch something. From then on, whenever they use their powers at the same time they trade places, mid-fight, mid-sentence, ending up in each other's kitchens. Somebody with the other bangle is stealing air, water and sun from worlds that Carol loves.",
    cast: [
      { name: 'Brie Larson', character: 'Carol Danvers / Captain Marvel' },
      { name: 'Teyonah Parris', character: 'Monica Rambeau' },
      { name: 'Iman Vellani', character: 'Kamala Khan / Ms. Marvel' },
      { name: 'Zawe Ashton', character: 'Dar-Benn' },
      { name: 'Samuel L. Jackson', character: 'Nick Fury' },
      { name: 'Park Seo-jun', character: 'Prince Yan' },
      { name: 'Zenobia Shroff', character: 'Muneeba Khan' },
      { name: 'Mohan Kapur', character: 'Yusuf Khan' },
      { name: 'Saagar Shaikh', character: 'Aamir Khan' },
      { name: 'Gary Lewis', character: "Emperor Dro'ge" },
    ],
    crew: [
      { name: 'Nia DaCosta', job: 'Director' },
      { name: 'Nia DaCosta', job: 'Writer' },
      { name: 'Megan McDonnell', job: 'Writer' },
      { name: 'Elissa Karasik', job: 'Writer' },
      { name: 'Laura Karpman', job: 'Original Music Composer' },
      { name: 'Sean Bobbitt', job: 'Director of Photography' },
      { name: 'Catrin Hedström', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'flerken_rescue_centre',
        writtenOn: '2023-12-10',
        rating: 7,
        content:
          "Forty kittens eat the crew of a space station, one by one, to evacuate them, to Memory from Cats. I run an actual cat rescue in Swansea and I've never been so proud of the species. And the mum! Kamala's mum arms herself with a wooden spoon and won't leave the room. It's short and it is silly and those three skipping ropes in a spaceship to practise swapping were having a nicer time than anybody's had in one of these for years. I don't know what people wanted.",
      },
      {
        author: 'did_you_do_homework',
        writtenOn: '2023-11-26',
        rating: 4,
        content:
          "I hadn't seen the series. Nor the other series. Nor, it turned out, a third. At one stage a planet of people sing everything and she's married to its prince, that's the good bit, five minutes, then off again before he's got his jacket buttoned. The baddie has a hammer and a grievance, and I agreed with the grievance. You can feel where twenty minutes have been taken out, as with a sofa that's lost a leg.",
      },
      {
        author: 'kamala_fan_club_7',
        writtenOn: '2024-04-07',
        rating: 6,
        content:
          "Iman Vellani watching her idol's face the first time she's told off by it! She plays the entire thing as if she'd won a competition, and I suppose she had. The rest is wallpaper, but nobody has ever enjoyed wallpaper so much.",
      },
    ],
  },
  {
    id: 753342,
    title: 'Napoleon',
    releaseDate: '2023-11-22',
    genres: ['history', 'war', 'drama', 'romance'],
    voteAverage: 6.4,
    overview:
      'From the guillotine in Paris to an island in the South Atlantic, a Corsican gunner climbs by way of cannon and nerve: Toulon, Egypt, a coronation where he handles the crown himself. Between campaigns he writes needy letters to a widow with cropped hair who is less impressed than the rest of Europe, and who has not given him an heir.',
    cast: [
      { name: 'Joaquin Phoenix', character: 'Napoleon Bonaparte' },
      { name: 'Vanessa Kirby', character: 'Joséphine de Beauharnais' },
      { name: 'Tahar Rahim', character: 'Paul Barras' },
      { name: 'Rupert Everett', character: 'Duke of Wellington' },
      { name: 'Mark Bonnar', character: 'Jean-Andoche Junot' },
      { name: 'Paul Rhys', character: 'Talleyrand' },
      { name: 'Ben Miles', character: 'Caulaincourt' },
      { name: 'Ludivine Sagnier', character: 'Thérésa Cabarrus' },
      { name: 'Miles Jupp', character: 'Francis II' },
      { name: 'Sinéad Cusack', character: 'Letizia Bonaparte' },
    ],
    crew: [
      { name: 'Ridley Scott', job: 'Director' },
      { name: 'David Scarpa', job: 'Screenplay' },
      { name: 'Martin Phipps', job: 'Original Music Composer' },
      { name: 'Dariusz Wolski', job: 'Director of Photography' },
      { name: 'Claire Simpson', job: 'Editor' },
      { name: 'Sam Restivo', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'cuirassier_1809',
        writtenOn: '2023-12-03',
        rating: 4,
        content:
          "Wargamer for thirty years, so I'll keep it short. He did not shell the pyramids. He did not lead a cavalry charge with a sabre at Waterloo like a subaltern. There weren't trenches. Spain isn't there at all, nor Leipzig, nor any reason a soul would have followed this sulky fellow to the end of the street. I will grant the ice at Austerlitz, horse and rider going down into green water with the blood trailing, magnificent.",
      },
      {
        author: 'chops_of_destiny',
        writtenOn: '2024-03-16',
        rating: 8,
        content:
          "People missed that it's a comedy? He shouts 'you think you're so great because you have boats' at an Englishman. He has a coup and falls down the stairs. He stamps his feet at his wife to be let into bed. Phoenix plays the conqueror of Europe like a boy at somebody else's birthday, and Kirby watches him over the soup with total calm. Moscow could have waited, as far as I was concerned.",
      },
      {
        author: 'bernadette_p_1950',
        writtenOn: '2023-11-29',
        rating: 6,
        content:
          "The tall gentleman in front kept his hat on until Egypt, so I can vouch only for the upper half of the first act. It's grand, no question, with real mud, real horses and hundreds of hats. It's also gallop, battle, caption, gallop, like being driven round a country by someone who won't stop the car. The cannonball that goes into the horse at Toulon was, I'm sorry to say, in my half.",
      },
    ],
  },
];
