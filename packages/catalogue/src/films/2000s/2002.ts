import type { CatalogueFilm } from '../film.ts';

export const films2002: readonly CatalogueFilm[] = [
  {
    id: 608,
    title: 'Men in Black II',
    releaseDate: '2002-07-03',
    genres: ['action', 'comedy', 'science-fiction'],
    voteAverage: 6.4,
    overview:
      'Agent J has run out of partners, having wiped the memory of every one that cried. When a creature that looks like an underwear model flies in to ask for the Light of Zartha, only one man knows where it was hidden, and he is now postmaster of Truro, Massachusetts, with no idea that he ever wore a better suit. A pug, meanwhile, has been promoted.',
    cast: [
      { name: 'Tommy Lee Jones', character: 'Kevin Brown / Agent K' },
      { name: 'Will Smith', character: 'James Edwards / Agent J' },
      { name: 'Rip Torn', character: 'Zed' },
      { name: 'Lara Flynn Boyle', character: 'Serleena' },
      { name: 'Johnny Knoxville', character: 'Scrad / Charlie' },
      { name: 'Rosario Dawson', character: 'Laura Vasquez' },
      { name: 'Tony Shalhoub', character: 'Jack Jeebs' },
      { name: 'Patrick Warburton', character: 'Agent T' },
      { name: 'Jack Kehler', character: 'Ben' },
      { name: 'David Cross', character: 'Newton' },
    ],
    crew: [
      { name: 'Barry Sonnenfeld', job: 'Director' },
      { name: 'Robert Gordon', job: 'Screenplay' },
      { name: 'Robert Gordon', job: 'Story' },
      { name: 'Barry Fanaro', job: 'Screenplay' },
      { name: 'Danny Elfman', job: 'Original Music Composer' },
      { name: 'Greg Gardiner', job: 'Director of Photography' },
      { name: 'Walter F. Parkes', job: 'Producer' },
      { name: 'Laurie MacDonald', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'neuralyze_me_barry',
        writtenOn: '2006-08-21',
        rating: 3,
        content:
          "Perhaps I have been flashed. I remember going in and I remember the car park. In between there was a pug singing, that I'm sure of, and a locker.\n\nMy brother-in-law says we saw it twice. He has the stubs. Eighty-eight minutes including names, two of the funniest men alive looking at their watches, and the plot from last time with the numbers filed off.",
      },
      {
        author: 'all_hail_j',
        writtenOn: '2017-03-12',
        rating: 8,
        content:
          "The people in the left-luggage locker at Grand Central who worship whoever opens it. They've got a clock for a sun! A video shop card for scripture! That's a whole religion and it lasts ninety seconds and I think about it when I'm on the night bus looking up at the lit-up flats.\n\nSo who cares about Serleena. Short, daft, two worms playing Twister, home by nine.",
      },
      {
        author: 'zed_says_no_sequels',
        writtenOn: '2013-12-23',
        rating: 6,
        content:
          "He's at his best sorting parcels. Ten minutes of Tommy Lee Jones in Post Office shorts telling a woman that her string isn't regulation, without a flicker, and I'd have watched him do the entire Christmas rush. As soon as they give him back his memory and the suit it turns into the first one, only with everybody a bit fatter and the dog promoted. I smiled the whole time, and I couldn't have told you why by the time we found the car.",
      },
    ],
  },
  {
    id: 598,
    title: 'City of God',
    releaseDate: '2002-08-30',
    genres: ['drama', 'crime'],
    voteAverage: 8.4,
    overview:
      'Buscapé grows up in a Rio housing project where boys his age carry guns before they can shave; he would sooner carry a camera. Around him, from the sixties into the eighties, petty hold-ups give way to a drug trade ruled by Zé Pequeno, a neighbour who has enjoyed killing since he was small. Knowing people on every side might finish him, or get him into a newspaper.',
    cast: [
      { name: 'Alexandre Rodrigues', character: 'Buscapé' },
      { name: 'Leandro Firmino', character: 'Zé Pequeno' },
      { name: 'Phellipe Haagensen', character: 'Bené' },
      { name: 'Douglas Silva', character: 'Dadinho' },
      { name: 'Jonathan Haagensen', character: 'Cabeleira' },
      { name: 'Matheus Nachtergaele', character: 'Sandro Cenoura' },
      { name: 'Seu Jorge', character: 'Mané Galinha' },
      { name: 'Alice Braga', character: 'Angélica' },
      { name: 'Roberta Rodrigues', character: 'Berenice' },
      { name: 'Darlan Cunha', character: 'Filé com Fritas' },
    ],
    crew: [
      { name: 'Fernando Meirelles', job: 'Director' },
      { name: 'Bráulio Mantovani', job: 'Screenplay' },
      { name: 'Antonio Pinto', job: 'Original Music Composer' },
      { name: 'César Charlone', job: 'Director of Photography' },
      { name: 'Daniel Rezende', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'chickenrun_sideways',
        writtenOn: '2010-03-28',
        rating: 9,
        content:
          "It opens with a knife on a whetstone and a chicken that has worked out what the knife is for, and it doesn't slow to a walk for the next two hours. Every time you settle into one boy's story it brakes, backs up, and tells you hang on, you'll need to know about this _other_ kid first. I came out still going sideways through people on the pavement. The flat where they deal, seen from one fixed corner while the tenants change and the walls go to ruin, is about the smartest storytelling I know.",
      },
      {
        author: 'carol_from_lisboa',
        writtenOn: '2016-09-05',
        rating: 8,
        content:
          "My cousin in Niterói refuses to watch it because abroad it's all anyone ever asks her about. So I watched alone, and when the two tiny boys are told to choose, hand or foot, I stopped the disc and walked around my kitchen. I have no idea how you get a child to cry like that for a camera and I'm not sure I want to know.\n\nSometimes the editing is too pleased with itself for what it is showing, a bit music video, everybody dancing while a man bleeds. But Bené's farewell party, with that strobe light going, I watched with my hand over my mouth.",
      },
    ],
  },
  {
    id: 423,
    title: 'The Pianist',
    releaseDate: '2002-09-17',
    genres: ['drama', 'war'],
    voteAverage: 8.4,
    overview:
      'On 23 September 1939 a man is playing Chopin live on Warsaw radio when the studio wall comes in. Over the next five years the city around him is walled, emptied, set alight and flattened, and he moves through it from one borrowed room to another, sometimes with a piano he dares not touch, always listening for the stairs.',
    cast: [
      { name: 'Adrien Brody', character: 'Władysław Szpilman' },
      { name: 'Thomas Kretschmann', character: 'Captain Wilm Hosenfeld' },
      { name: 'Frank Finlay', character: 'Father' },
      { name: 'Maureen Lipman', character: 'Mother' },
      { name: 'Emilia Fox', character: 'Dorota' },
      { name: 'Ed Stoppard', character: 'Henryk' },
      { name: 'Julia Rayner', character: 'Regina' },
      { name: 'Jessica Kate Meyer', character: 'Halina' },
      { name: 'Michał Żebrowski', character: 'Jurek' },
    ],
    crew: [
      { name: 'Roman Polanski', job: 'Director' },
      { name: 'Roman Polanski', job: 'Producer' },
      { name: 'Ronald Harwood', job: 'Screenplay' },
      { name: 'Wojciech Kilar', job: 'Original Music Composer' },
      { name: 'Paweł Edelman', job: 'Director of Photography' },
      { name: 'Hervé de Luze', job: 'Editor' },
      { name: 'Robert Benmussa', job: 'Producer' },
      { name: 'Alain Sarde', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'wola_granddaughter',
        writtenOn: '2014-08-01',
        rating: 10,
        content:
          "My grandmother was eleven and lived two streets from one of his hiding places. She saw it once, in a cinema in Łódź, and said only that the caramel was true. One sweet, bought for far too much, cut into six with a penknife. She said everybody's father had cut something into six.\n\nI've no other opinion on it. It's the caramel.",
      },
      {
        author: 'metronome_at_60',
        writtenOn: '2019-02-22',
        rating: 7,
        content:
          "It keeps its distance, on purpose, and there were stretches where I wanted somebody to push me. He watches from a window, and so do we: a wheelchair, a raid, a wall. He isn't brave. He isn't much of anything except hungry and careful, and the film won't dress that up. I respect it more than I can say I was moved by it.\n\nThen he opens the tin of cucumbers. And I should add that, as a teacher of the instrument, I checked his hands, and the fingering in the G minor ballade is honest work.",
      },
      {
        author: 'nightporter_halina',
        writtenOn: '2004-11-02',
        rating: 9,
        content:
          "No music for ages and ages, and then when it's there he mimes it in the air above the keys so the neighbours won't hear. I work nights with headphones in and I took them out for that. Bring a coat, somehow. You feel the cold in it.",
      },
    ],
  },
  {
    id: 1430,
    title: 'Bowling for Columbine',
    releaseDate: '2002-10-09',
    genres: ['documentary', 'drama'],
    voteAverage: 7.5,
    overview:
      'A man in a baseball cap opens an account at a Michigan bank because it gives away a rifle to new customers, and walks out carrying it. From there he goes round asking why his country shoots so many of its own: militiamen at target practice, a rock singer backstage, Canadians with unlocked front doors, and two students with bullets still in them and a plan for the store that sold them.',
    cast: [
      { name: 'Michael Moore', character: 'Self' },
      { name: 'Charlton Heston', character: 'Self' },
      { name: 'Dick Clark', character: 'Self' },
      { name: 'Marilyn Manson', character: 'Self' },
      { name: 'Richard Castaldo', character: 'Self' },
      { name: 'Mike Bradley', character: 'Self (mayor of Sarnia, Ontario)' },
      { name: 'Arthur A. Busch', character: 'Self (county prosecutor)' },
      { name: 'George W. Bush', character: 'Self (archive footage)' },
    ],
    crew: [
      { name: 'Michael Moore', job: 'Director' },
      { name: 'Michael Moore', job: 'Writer' },
      { name: 'Michael Moore', job: 'Producer' },
      { name: 'Jeff Gibbs', job: 'Original Music Composer' },
      { name: 'Kurt Engfehr', job: 'Editor' },
      { name: 'Brian Danitz', job: 'Director of Photography' },
      { name: 'Michael McDonough', job: 'Director of Photography' },
      { name: 'Charles Bishop', job: 'Producer' },
      { name: 'Kathleen Glynn', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'flint_lifer_62',
        writtenOn: '2008-04-09',
        rating: 8,
        content:
          "I'm from Flint and he gets Flint right, which is rarer than you'd think. The bank is real. I know a fellow who has that rifle.\n\nWhat stayed with me wasn't the big interview with the old actor, which felt like pestering a man on his own doorstep. It was the K-Mart business. Two boys go into a head office with the bullets still inside them, just politely going up in the lift, over and over, until somebody in a suit comes down and says all right. I had to rewind it because I didn't believe it'd worked.",
      },
      {
        author: 'footnote_or_else',
        writtenOn: '2013-12-16',
        rating: 4,
        content:
          "Cut the Heston speech together from two speeches a year apart, play sad music under it, and you can make anybody a monster. I am on his side and it still made me want to count the edits. Homicides as raw totals with no population! A cartoon history of the United States in about three minutes!\n\nMy students love it. That's the trouble. I show it in week nine and spend week ten on what he left out.",
      },
      {
        author: 'ontario_dave_unlocked',
        writtenOn: '2021-03-02',
        rating: 7,
        content:
          "He walks into people's houses in Toronto to prove they don't lock the door. Yes hello, I'm one of those people, not that house but that street. We started locking it after the movie came out, in case of Michael Moore.",
      },
    ],
  },
  {
    id: 9012,
    title: 'Jackass: The Movie',
    releaseDate: '2002-10-25',
    genres: ['documentary', 'comedy', 'action'],
    voteAverage: 6.3,
    overview:
      'A shopping trolley the size of a bus, a golf course at dawn with air horns hidden in the bushes, a rental car entered in a demolition derby: seven grown men and their friends hurt themselves and each other, without plot or purpose, in Japan, in Florida and in front of their parents, with a warning at the beginning asking you not to.',
    cast: [
      { name: 'Johnny Knoxville', character: 'Self' },
      { name: 'Bam Margera', character: 'Self' },
      { name: 'Steve-O', character: 'Self' },
      { name: 'Chris Pontius', character: 'Self' },
      { name: 'Ryan Dunn', character: 'Self' },
      { name: "Jason 'Wee Man' Acuña", character: 'Self' },
      { name: 'Preston Lacy', character: 'Self' },
      { name: 'Dave England', character: 'Self' },
      { name: 'Ehren McGhehey', character: 'Self' },
      { name: 'Brandon DiCamillo', character: 'Self' },
    ],
    crew: [
      { name: 'Jeff Tremaine', job: 'Director' },
      { name: 'Jeff Tremaine', job: 'Producer' },
      { name: 'Spike Jonze', job: 'Producer' },
      { name: 'Johnny Knoxville', job: 'Producer' },
      { name: 'Dimitry Elyashkevich', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'er_triage_deb',
        writtenOn: '2005-09-26',
        rating: 8,
        content:
          "Twenty-two years on triage. I've removed the object from the person, I've written down the story they told me about the object, and I kept my face straight. So believe me that the X-ray doctor in this, looking at the film with the toy car on it, trying to be professional, is the finest performance of the decade and he wasn't acting.\n\nThe paper cuts I couldn't do. Fingers over the eyes, me, at my age and in my line of work.",
      },
      {
        author: 'prof_em_aesthetics',
        writtenOn: '2015-10-08',
        rating: 7,
        content:
          "One hesitates to say so at high table, but it descends in a straight line from Keaton: a body, a device, gravity, a locked-off wide shot, no cut until the consequence. The trolley prologue, in slow motion to Carl Orff, is a _Medusa's Raft_ with more plaster. I am less persuaded by the excrement in the bathroom showroom, though the shop assistant's grief is nicely observed.\n\nWhat nobody warns you of is the tenderness. They fall and the others run towards them.",
      },
      {
        author: 'bams_mums_sofa',
        writtenOn: '2010-07-12',
        rating: 2,
        content:
          "His poor mother. She comes downstairs in her nightie and there's a live alligator in the kitchen, and everybody thinks it's hilarious. I've raised three sons. I didn't laugh, I wanted to go round there and help her clean up. My youngest paid for the ticket so I stayed put and did my list for the week.",
      },
    ],
  },
  {
    id: 7342,
    title: 'Carrie',
    releaseDate: '2002-11-04',
    genres: ['horror', 'drama', 'tv-movie'],
    voteAverage: 6.1,
    overview:
      'The police have a town to account for and begin with a table, a tape recorder and the girls who are left. What they describe is an ordinary senior year in Maine: the clothes, the gym showers, the quiet one whose mother prays at her, a boy asked to do a kindness, and stones that once fell out of a clear sky onto a single bungalow.',
    cast: [
      { name: 'Angela Bettis', character: 'Carrie White' },
      { name: 'Patricia Clarkson', character: 'Margaret White' },
      { name: 'Rena Sofer', character: 'Miss Desjarden' },
      { name: 'Kandyse McClure', character: 'Sue Snell' },
      { name: 'Emilie de Ravin', character: 'Chris Hargensen' },
      { name: 'Tobias Mehler', character: 'Tommy Ross' },
      { name: 'David Keith', character: 'Detective John Mulcahey' },
      { name: 'Katharine Isabelle', character: 'Tina Blake' },
      { name: 'Jesse Cadotte', character: 'Billy Nolan' },
      { name: 'Chelan Simmons', character: 'Helen Shyres' },
    ],
    crew: [
      { name: 'David Carson', job: 'Director' },
      { name: 'Bryan Fuller', job: 'Teleplay' },
      { name: 'Bryan Fuller', job: 'Producer' },
      { name: 'Laura Karpman', job: 'Original Music Composer' },
      { name: 'Victor Goss', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'vhs_taped_over_golf',
        writtenOn: '2007-10-31',
        rating: 5,
        content:
          "Recorded this off NBC, adverts and all, over the last day of somebody's golf. It's three hours with the shampoo commercials, and the shampoo looks better. The prom fire was made on a computer that could do about four flames.\n\nBut the mother! Patricia Clarkson hardly lifts her voice. She just pours the water and explains, and I found that worse than any amount of wailing. She's in a different league and a different room. Then it turns into a pilot for a series nobody made, with a car and a road, and I was left holding the remote.",
      },
      {
        author: 'knees_together_marnie',
        writtenOn: '2017-02-11',
        rating: 8,
        content:
          "Finally somebody cast a Carrie who would have been bullied at my school. Bettis walks as if she's trying not to wake the floor. When she gets excited about a dress she goes quite odd and quick and funny, and you think oh, she could've been all right, there was a person in there with jokes.\n\nThe police interviews are clumsy. The special effects I can't defend. I keep her, and the way she says \"they\" about people.",
      },
    ],
  },
  {
    id: 65,
    title: '8 Mile',
    releaseDate: '2002-11-08',
    genres: ['music', 'drama'],
    voteAverage: 7.1,
    overview:
      "Detroit, 1995. A young man called Rabbit works the late shift stamping car bumpers, sleeps in his mother's trailer on the wrong side of the road that divides the city, and writes on his palm during the bus ride. On Friday nights, in a converted church they call the Shelter, two rappers get forty-five seconds each to destroy one another. Last week he opened his mouth and nothing came.",
    cast: [
      { name: 'Eminem', character: "Jimmy 'B-Rabbit' Smith" },
      { name: 'Kim Basinger', character: 'Stephanie Smith' },
      { name: 'Mekhi Phifer', character: 'Future' },
      { name: 'Brittany Murphy', character: 'Alex' },
      { name: 'Evan Jones', character: 'Cheddar Bob' },
      { name: 'Omar Benson Miller', character: 'Sol George' },
      { name: "De'Angelo Wilson", character: 'DJ Iz' },
      { name: 'Eugene Byrd', character: 'Wink' },
      { name: 'Taryn Manning', character: 'Janeane' },
      { name: 'Anthony Mackie', character: 'Papa Doc' },
    ],
    crew: [
      { name: 'Curtis Hanson', job: 'Director' },
      { name: 'Curtis Hanson', job: 'Producer' },
      { name: 'Scott Silver', job: 'Writer' },
      { name: 'Eminem', job: 'Original Music Composer' },
      { name: 'Luis Resto', job: 'Original Music Composer' },
      { name: 'Rodrigo Prieto', job: 'Director of Photography' },
      { name: 'Jay Rabinowitz', job: 'Editor' },
      { name: 'Brian Grazer', job: 'Producer' },
      { name: 'Jimmy Iovine', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'stamping_plant_ron',
        writtenOn: '2009-03-11',
        rating: 8,
        content:
          "Second shift at a Sterling Heights stamping plant, eighteen years. Nobody in a picture has ever got the line right before, how you can't hear, so the jokes are all with your hands. And the fella with the lunch truck and the queue rapping at each other, we didn't rap, we did cracks about wives. Same thing exactly.\n\nHe goes back and finishes his shift. I told everybody about that.",
      },
      {
        author: 'third_act_only_please',
        writtenOn: '2016-05-02',
        rating: 6,
        content:
          "Take away the final quarter of an hour and you've got a sulky boy in a woolly hat staring at a rusty city while Kim Basinger attempts poverty. The romance up against the factory machinery: no thanks.\n\nOh, but that last battle. He says every shameful thing about himself first, in rhyme, the trailer, the mum, the girl, all of it, and hands the microphone over. The other guy just stands there holding it like a wet umbrella. I've rewound that face more than any car chase.",
      },
      {
        author: 'mumspaghettiforever',
        writtenOn: '2023-12-28',
        rating: 9,
        content:
          "Knees weak etc. My entire knowledge of this was the meme. Then on a coach to Gdańsk I finally saw it and the song isn't even _in_ it until the end, he's just scribbling bits of it on a bus, scrap by scrap, and honestly?? shivers.",
      },
    ],
  },
];
