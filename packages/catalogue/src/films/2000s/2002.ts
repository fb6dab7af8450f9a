import type { CatalogueFilm } from '../film.ts';

export const films2002: readonly CatalogueFilm[] = [
  {
    id: 608,
    title: 'Men in Black II',
    releaseDate: '2002-07-03',
    genres: ['action', 'comedy', 'science-fiction'],
    voteAverage: 6.4,
    voteCount: 10_596,
    overview:
      "Agent J has had one partner after another and is happy with none of them. Then Serleena, an alien, searches for the Light of Zartha. Only J's old partner K knew where it was hidden, and his memory has been wiped. J has to bring him back and restore his memory, while Serleena takes over headquarters. Laura Vasquez, a witness whom J likes too much, is in danger.",
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
        author: 'Barry_Thunder_Bay',
        writtenOn: '2006-08-21',
        rating: 5,
        content:
          "Pros: Tommy Lee Jones behind a post office counter, deadly serious. The little people in the locker. Frank, the talking pug. Only eighty-eight minutes.\nCons: it's the first movie again with less energy. Will Smith has to do all the work. The villain is boring, she only wears black and stretches. The effects haven't aged well. I had forgotten half of it on the way to the car.\nIt's watchable. I smiled here and there, and I can't recommend it to anyone who hasn't run out of other movies.",
      },
      {
        author: 'shaw62',
        writtenOn: '2017-03-12',
        rating: 8,
        content:
          "The people in the left-luggage locker at Grand Central who worship whoever opens it. They've got a clock for a sun! A video shop card for scripture! That's a whole religion and it lasts ninety seconds and I think about it when I'm on the night bus looking up at the lit-up flats.\n\nSo who cares about Serleena. Short, daft, two worms playing Twister, home by nine.",
      },
      {
        author: 'Kevin04',
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
    voteCount: 8_126,
    overview:
      'Buscapé grows up in the City of God, a poor settlement outside Rio, and wants to be a photographer. Dadinho later calls himself Zé Pequeno and takes over the drug trade. Only his friend Bené, whom everyone likes, can hold him back. When Zé Pequeno attacks the girlfriend of the peaceful Mané Galinha, a war begins that no one can stop. Buscapé stands between all sides with a camera, and a picture could cost his life.',
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
        author: 'Rafael_Recife',
        writtenOn: '2010-03-28',
        rating: 9,
        content:
          'I am Brazilian and I know this film by heart, but I see it again with friends from other countries. It is very fast and full of life, with music and jokes, and in the next moment somebody is dead and he is only a child. Almost all actors are boys from the real favela, and you feel it. For me the best character is Bené, everyone wants a friend like him. It is hard to look at some scenes. It is one of the best films of my country and I am proud of it.',
      },
      {
        author: 'parry64',
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
    voteCount: 10_077,
    overview:
      'Warsaw, September 1939. Władysław Szpilman is playing the piano on the radio when German bombs hit the building. With his parents and his brother Henryk he is forced into the ghetto. When the family is put on a train to a death camp, a policeman pulls Szpilman out of the crowd. From then on he hides in one empty apartment after another with the help of Dorota, and may not make a sound.',
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
        author: 'Halina_W',
        writtenOn: '2014-08-01',
        rating: 9,
        content:
          "The piano is silent for most of this film, and that is its great idea. At the beginning a man plays Chopin on the radio, and then there are years in which he may not touch a key, even when one stands in front of him. He moves his fingers above the keyboard without making a sound. Adrien Brody really plays with his face what he may not play with his hands. There is hardly any other music. It's cold, quiet and terribly sad. I think it's a great film.",
      },
      {
        author: 'metronome_at_60',
        writtenOn: '2019-02-22',
        rating: 7,
        content:
          "It keeps its distance, on purpose, and there were stretches where I wanted somebody to push me. He watches from a window, and so do we: a wheelchair, a raid, a wall. He isn't brave. He isn't much of anything except hungry and careful, and the film won't dress that up. I respect it more than I can say I was moved by it.\n\nThen he opens the tin of cucumbers. And I should add that, as a teacher of the instrument, I checked his hands, and the fingering in the G minor ballade is honest work.",
      },
      {
        author: 'cinema_kid_1997',
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
    voteCount: 1_682,
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
        author: 'Linda57',
        writtenOn: '2013-12-16',
        content:
          "There's a scene where Michael Moore walks into houses in Canada to prove that nobody locks the door, and one of those streets is two away from mine. My neighbor is still upset that they didn't pick hers. We lock our doors now, in case he comes back. The film itself is funny and then very sad, and it asks a good question about fear and guns in America. He cheats a bit with his editing, and the visit to the old actor is unfair. I was angry, I laughed, and I thought it was really good.",
      },
      {
        author: 'Paolo Baker',
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
    voteCount: 1_722,
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
        author: 'OliverDawson',
        writtenOn: '2005-09-26',
        rating: 8,
        content:
          "Twenty-two years on triage. I've removed the object from the person, I've written down the story they told me about the object, and I kept my face straight. So believe me that the X-ray doctor in this, looking at the film with the toy car on it, trying to be professional, is the finest performance of the decade and he wasn't acting.\n\nThe paper cuts I couldn't do. Fingers over the eyes, me, at my age and in my line of work.",
      },
      {
        author: 'Leo P.',
        writtenOn: '2015-10-08',
        rating: 7,
        content:
          "One hesitates to say so at high table, but it descends in a straight line from Keaton: a body, a device, gravity, a locked-off wide shot, no cut until the consequence. The trolley prologue, in slow motion to Carl Orff, is a _Medusa's Raft_ with more plaster. I am less persuaded by the excrement in the bathroom showroom, though the shop assistant's grief is nicely observed.\n\nWhat nobody warns you of is the tenderness. They fall and the others run towards them.",
      },
      {
        author: 'Mom of three boys',
        writtenOn: '2010-07-12',
        rating: 5,
        content:
          "My sons are fifteen and seventeen and begged for this, so I sat down with them, and I'm glad that I did. Please don't let anybody under sixteen see it, and say the words \"don't try this\" out loud. Some of the stunts are so silly that I laughed, like the golf course with the air horns. Others, with paper cuts and toilets, made me leave the room. What surprised me is how much these men like each other. My boys loved it, and I thought it was half funny and half disgusting.",
      },
    ],
  },
  {
    id: 7342,
    title: 'Carrie',
    releaseDate: '2002-11-04',
    genres: ['horror', 'drama', 'tv-movie'],
    voteAverage: 6.1,
    voteCount: 437,
    overview:
      'In a town in Maine many people have died. The survivors tell Detective Mulcahey about the White girl, whose mother Margaret sees sin in everything and locks her in a closet. At school she is laughed at, above all by Chris Hargensen. Sue Snell, who is ashamed of what they did, asks her boyfriend Tommy to take the girl to the prom. She can move things with her mind, and Chris is planning a cruel joke.',
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
        author: 'Bill_Taunton',
        writtenOn: '2007-10-31',
        rating: 5,
        content:
          "Finally watched the TV version, because I love the book and the first film. It's three hours with all the talking, and it looks like television: flat light, and a fire from a very old computer. The interviews with the police slow everything down. What held up are the two women. Angela Bettis is so shy and strange that she makes you uncomfortable, and Patricia Clarkson, as the mother, is scary without raising her voice. They deserved a better production. I found it only so-so, and worth a look for those two.",
      },
      {
        author: 'chris.nilsen',
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
    voteCount: 7_776,
    overview:
      'Detroit, 1995. Jimmy Smith, called Rabbit, works in a car factory, lives in a trailer with his mother Stephanie and his little sister, and writes rhymes on scraps of paper. His friend Future runs the rap battles at a club. He meets Alex, who wants to leave the city too, and Wink, who promises him a recording. Papa Doc and his gang are the champions, and Rabbit has one more chance.',
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
        author: 'martin.larsen',
        writtenOn: '2016-05-02',
        rating: 6,
        content:
          "Pros: real Detroit, gray and rusty, you can feel the cold. Eminem is a natural. The guys in the car joking around are like people I know. The battles at the club, fast, mean and funny.\nCons: the romance, mostly. Kim Basinger as a poor trailer mom, no. The story goes exactly where you think it will go. Everyone mumbles.\nI don't even like rap and it got me. A good, honest movie with some dead spots.",
      },
      {
        author: 'sandra_65',
        writtenOn: '2023-12-28',
        rating: 8,
        content:
          "Knees weak etc. My entire knowledge of this was the meme. Then on a coach to Gdańsk I finally saw it and the song isn't even _in_ it until the end, he's just scribbling bits of it on a bus, scrap by scrap, and honestly?? shivers.",
      },
    ],
  },
];
