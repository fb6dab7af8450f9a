import type { CatalogueFilm } from '../film.ts';

export const films1985: readonly CatalogueFilm[] = [
  {
    id: 1369,
    title: 'Rambo: First Blood Part II',
    releaseDate: '1985-05-21',
    genres: ['action', 'adventure', 'thriller', 'war'],
    voteAverage: 6.6,
    overview:
      "A convict breaking stones in a quarry is offered a pardon if he'll parachute back into the country where he was once a prisoner and take photographs of a camp. Photographs only, nobody is to be touched. He loses most of his equipment on the way out of the plane and is left with a knife, a bow and a local contact who pays river pirates for a boat. The camp's supposed to be empty.",
    cast: [
      { name: 'Sylvester Stallone', character: 'John Rambo' },
      { name: 'Richard Crenna', character: 'Colonel Trautman' },
      { name: 'Charles Napier', character: 'Murdock' },
      { name: 'Steven Berkoff', character: 'Podovsky' },
      { name: 'Julia Nickson', character: 'Co Bao' },
      { name: 'Martin Kove', character: 'Ericson' },
      { name: 'George Cheung', character: 'Tay' },
      { name: 'Andy Wood', character: 'Banks' },
      { name: 'William Ghent', character: 'Captain Vinh' },
      { name: 'Voyo Goric', character: 'Yushin' },
    ],
    crew: [
      { name: 'George P. Cosmatos', job: 'Director' },
      { name: 'Buzz Feitshans', job: 'Producer' },
      { name: 'Sylvester Stallone', job: 'Screenplay' },
      { name: 'James Cameron', job: 'Screenplay' },
      { name: 'Kevin Jarre', job: 'Story' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'Jack Cardiff', job: 'Director of Photography' },
      { name: 'Mark Goldblatt', job: 'Editor' },
      { name: 'Mark Helfrich', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'bow_and_pulley',
        writtenOn: '2012-08-04',
        rating: 5,
        content:
          "Compound bow, about an 80 lb draw by the look of it. He carries four arrows. I paused and counted what he shoots and it's nearer thirty. The explosive ones take out a bridge, a rice field and one man standing on a rock, who goes up as if he'd been filled with petrol.\n\nAs a war film it's a beer advert. But Jack Cardiff shot it, who did Black Narcissus, and there's steam and a green in that jungle you could drink.",
      },
      {
        author: 'nightschool_tran',
        writtenOn: '2018-04-30',
        rating: 3,
        content:
          "We rented it in San Jose the year it came out, my uncle, who'd been three years in one of those camps, and everyone. He laughed the whole way through. He laughed at the hats, and he laughed at the language, it isn't any language. Then she says her one nice thing about going to America and is shot four seconds later, and he got up and went to wash the car.",
      },
      {
        author: 'mudman_in_the_wall',
        writtenOn: '2006-11-18',
        rating: 8,
        content:
          "The mud bank opens its eyes. I was thirteen in a row of thirteen-year-olds and we lost our minds. I've got a mortgage, a bad hip and opinions about foreign policy that are the reverse of everything in this picture, and when he ties that strip of red round his head I'm a menace to the furniture.",
      },
    ],
  },
  {
    id: 9355,
    title: 'Mad Max Beyond Thunderdome',
    releaseDate: '1985-06-29',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 6.2,
    overview:
      "Max Rockatansky's camels have been stolen, and he follows the thief to Bartertown, a market in the desert after the nuclear war. Aunty Entity, who founded the town, offers him a deal. He is to fight Blaster, the giant who carries Master, the small man who runs the power plant underground and defies her. The fight is in a dome and only one may leave alive. When Max breaks the bargain he is sent into the desert, where a tribe of lost children takes him for their savior.",
    cast: [
      { name: 'Mel Gibson', character: 'Mad Max Rockatansky' },
      { name: 'Tina Turner', character: 'Aunty Entity' },
      { name: 'Bruce Spence', character: 'Jedediah the Pilot' },
      { name: 'Adam Cockburn', character: 'Jedediah Jr.' },
      { name: 'Frank Thring', character: 'The Collector' },
      { name: 'Angelo Rossitto', character: 'The Master' },
      { name: 'Paul Larsson', character: 'The Blaster' },
      { name: 'Angry Anderson', character: 'Ironbar' },
      { name: 'Robert Grubb', character: 'Pig Killer' },
      { name: 'Helen Buday', character: 'Savannah Nix' },
    ],
    crew: [
      { name: 'George Miller', job: 'Director' },
      { name: 'George Ogilvie', job: 'Director' },
      { name: 'George Miller', job: 'Producer' },
      { name: 'Terry Hayes', job: 'Screenplay' },
      { name: 'George Miller', job: 'Screenplay' },
      { name: 'Maurice Jarre', job: 'Original Music Composer' },
      { name: 'Dean Semler', job: 'Director of Photography' },
      { name: 'Richard Francis-Bruce', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'aunty_entitys_earrings',
        writtenOn: '2015-05-18',
        rating: 7,
        content:
          "Tina. Seventy pounds of chain mail, made partly out of dog muzzles, in forty-five degrees, in heels. \"Ain't we a pair, raggedy man.\" I'd have followed that woman into any dome you like and taken my shoes off.\n\nThe bungee fight on elastic with chainsaws up on the wall is a proper new idea; how many fights are? After that he's found by some children, and about there I usually do the ironing.",
      },
      {
        author: 'Gaz_Adelaide',
        writtenOn: '2020-08-30',
        rating: 5,
        content:
          "Finally watched the third one, straight after the second, and that was a mistake. Bartertown is a great place, dirty and full of ideas, and the fight on elastic ropes has held up really well. Tina Turner is having the time of her life. Then sixty children turn up and it becomes another film, something like Peter Pan with sand. There is hardly a car in it before the end. I didn't dislike it, but as a Mad Max film it let me down.",
      },
      {
        author: 'wheel_of_misfortune_',
        writtenOn: '2009-02-15',
        rating: 6,
        content:
          "Half of it's the best one and the other half's a school play. Everything in the town is wonderful, you keep wanting the camera to go down some other alley: the water seller with the Geiger counter, the wheel for the punishments that's plainly been mended, the pigs. Two bits of Maurice Jarre with a choir. Then we leave! Nobody asked to leave. I went with my ex and we broke up over which half.",
      },
    ],
  },
  {
    id: 105,
    title: 'Back to the Future',
    releaseDate: '1985-07-03',
    genres: ['adventure', 'comedy', 'science-fiction'],
    voteAverage: 8.3,
    overview:
      "Hill Valley, California. Marty, seventeen, plays guitar too loudly and has a family he'd rather not discuss. An inventor friend's experiment with a sports car leaves him stranded in 1955, where his parents are still at school and, thanks to him, might never get together.",
    cast: [
      { name: 'Michael J. Fox', character: 'Marty McFly' },
      { name: 'Christopher Lloyd', character: 'Dr. Emmett Brown' },
      { name: 'Lea Thompson', character: 'Lorraine Baines' },
      { name: 'Crispin Glover', character: 'George McFly' },
      { name: 'Thomas F. Wilson', character: 'Biff Tannen' },
      { name: 'Claudia Wells', character: 'Jennifer Parker' },
      { name: 'Marc McClure', character: 'Dave McFly' },
      { name: 'Wendie Jo Sperber', character: 'Linda McFly' },
      { name: 'George DiCenzo', character: 'Sam Baines' },
      { name: 'James Tolkan', character: 'Mr. Strickland' },
    ],
    crew: [
      { name: 'Robert Zemeckis', job: 'Director' },
      { name: 'Robert Zemeckis', job: 'Writer' },
      { name: 'Bob Gale', job: 'Writer' },
      { name: 'Alan Silvestri', job: 'Original Music Composer' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
      { name: 'Neil Canton', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'flux_dad',
        writtenOn: '2015-10-21',
        rating: 10,
        content:
          "Watched with my twelve-year-old, who now finds 1985 exactly as quaint as Marty finds 1955, and laughed at the Walkman harder than at any of the jokes. That _hurt_.\n\nEverything in the first twenty minutes comes back. The flyer, the clock, the uncle in the playpen, even the number of pine trees at the mall. My kid spotted the trees before I did and I've owned this on four formats.",
      },
      {
        author: 'script_doctor_no_licence',
        writtenOn: '2012-06-05',
        rating: 8,
        content:
          "We were made to beat this out in screenwriting class, page by page, with index cards, and you'd think that would kill it. It nearly did. What survived was Crispin Glover, who doesn't seem to be in the same film as anybody and whose every line comes out as though he'd been given it on a slip of paper that second.\n\nPoints off for the Libyans, which the class went a bit silent about, and for giving Chuck Berry his own riff down the telephone.",
      },
      {
        author: 'marjorie.delacroix',
        writtenOn: '2009-12-28',
        content:
          "The mother falls for her own son and everyone in the theater around me was eating popcorn as if that was fine! I was forty when this was new and I sat there with my sister and we looked at each other. It is very cleverly got out of, I will give them that. The dog was nice. I'd have liked more of the dog.",
      },
    ],
  },
  {
    id: 1374,
    title: 'Rocky IV',
    releaseDate: '1985-11-21',
    genres: ['drama'],
    voteAverage: 7.1,
    overview:
      'The Soviet Union sends an amateur to America: six foot five, blond, with a swimmer for a wife and a team of scientists who can tell you how hard he hits. A retired champion misses the noise and takes the exhibition in Las Vegas, with a band. What comes of it sends his best friend to a cottage in the snow on the wrong side of the world, to train for Christmas Day without any equipment.',
    cast: [
      { name: 'Sylvester Stallone', character: 'Rocky Balboa' },
      { name: 'Talia Shire', character: 'Adrian' },
      { name: 'Burt Young', character: 'Paulie' },
      { name: 'Carl Weathers', character: 'Apollo Creed' },
      { name: 'Brigitte Nielsen', character: 'Ludmilla' },
      { name: 'Tony Burton', character: 'Duke' },
      { name: 'Michael Pataki', character: 'Nicoli Koloff' },
      { name: 'Dolph Lundgren', character: 'Drago' },
      { name: 'R.J. Adams', character: 'Sports Announcer' },
      { name: 'Al Bandiero', character: 'American Commentator' },
    ],
    crew: [
      { name: 'Sylvester Stallone', job: 'Director' },
      { name: 'Irwin Winkler', job: 'Producer' },
      { name: 'Robert Chartoff', job: 'Producer' },
      { name: 'Sylvester Stallone', job: 'Writer' },
      { name: 'Vince DiCola', job: 'Original Music Composer' },
      { name: 'Bill Butler', job: 'Director of Photography' },
      { name: 'Don Zimmerman', job: 'Editor' },
      { name: 'John W. Wheeler', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'paulies_robot',
        writtenOn: '2014-12-25',
        rating: 5,
        content:
          "They give Burt Young a robot. It brings him a beer on a cake. It's got a lady's voice by the second scene and I think they're married. In a boxing film!\n\nNinety minutes of which I make it thirty-five to be music video. There's one where he just drives about at night being sad over clips from the previous three. It's a trailer for itself, and I'd seen it four times before I was old enough to shave.",
      },
      {
        author: 'lake_baikal_cousin',
        writtenOn: '2017-01-07',
        rating: 7,
        content:
          'We saw it in Irkutsk on a tape of a tape with one man doing every voice, Adrian as well. Everybody cheered for the fellow with the wooden sledge; he lived like my grandfather. Drago had carpets! Nobody we knew had such shoes.\n\n"If I can change, you can change." The man with the one voice left a long pause there. Somebody said "sit down, Mikhail."',
      },
      {
        author: 'treadmill_incline_12',
        writtenOn: '2021-02-11',
        rating: 9,
        content:
          "there are two kinds of people in the world: those who have run up something with HEARTS ON FIRE in their ears, and liars. he lifts a cart with his family in it. he chops a tree for no reason. i did the beard. i did the beard for a 10k in stevenage and came in behind a man dressed as a fridge and i'd do the beard again",
      },
    ],
  },
  {
    id: 15196,
    title: 'Clue',
    releaseDate: '1985-12-13',
    genres: ['comedy', 'mystery', 'crime', 'thriller'],
    voteAverage: 7.2,
    overview:
      'On a stormy night in 1954 New England, six strangers with assumed names arrive for dinner at a hilltop mansion, greeted by a very busy butler. Each is being blackmailed, and each is handed a gift-wrapped weapon. When the lights come back on there is a body in the study, the doors are locked, and the police will be there in three quarters of an hour.',
    cast: [
      { name: 'Eileen Brennan', character: 'Mrs. Peacock' },
      { name: 'Tim Curry', character: 'Wadsworth' },
      { name: 'Madeline Kahn', character: 'Mrs. White' },
      { name: 'Christopher Lloyd', character: 'Professor Plum' },
      { name: 'Michael McKean', character: 'Mr. Green' },
      { name: 'Martin Mull', character: 'Colonel Mustard' },
      { name: 'Lesley Ann Warren', character: 'Miss Scarlet' },
      { name: 'Colleen Camp', character: 'Yvette' },
      { name: 'Lee Ving', character: 'Mr. Boddy' },
      { name: 'Bill Henderson', character: 'The Cop' },
    ],
    crew: [
      { name: 'Jonathan Lynn', job: 'Director' },
      { name: 'Jonathan Lynn', job: 'Screenplay' },
      { name: 'John Landis', job: 'Story' },
      { name: 'John Morris', job: 'Original Music Composer' },
      { name: 'Victor J. Kemper', job: 'Director of Photography' },
      { name: 'Debra Hill', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'conservatory.rope',
        writtenOn: '2021-11-07',
        rating: 9,
        content:
          "My college house had this on VHS and no aerial, so I've watched it perhaps sixty times. We used to be assigned parts on Sunday nights. I was always Mustard because I was slow.\n\nTim Curry running the entire evening backwards through the house, being everybody, sweating through his tailcoat, is about the hardest anyone has ever worked for a board game. And then Madeline Kahn says _flames_ and he might as well not have bothered.",
      },
      {
        author: 'gerald_prefers_christie',
        writtenOn: '2014-02-02',
        rating: 4,
        content:
          "As a puzzle it is worthless. I took notes. You cannot solve it from what you're shown, and they prove as much by having several solutions which all work equally badly. People hurry from room to room as though the rooms were funny. The maid is photographed like a pair of balloons and that's her character.\n\nI did laugh at the singing telegram, and was annoyed with myself.",
      },
    ],
  },
];
