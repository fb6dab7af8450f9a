import type { CatalogueFilm } from '../film.ts';

export const films2002: readonly CatalogueFilm[] = [
  {
    id: 11535,
    title: 'Rollerball',
    releaseDate: '2002-02-08',
    genres: ['action', 'science-fiction', 'thriller'],
    voteAverage: 3.9,
    voteCount: 507,
    overview:
      'Jonathan Cross is in trouble with the police. His friend Marcus Ridley takes him to Central Asia, where a new sport on skates and motorcycles pays fortunes. Jonathan becomes its star and falls in love with Aurora, a teammate. Then he notices that the owner Petrovich gains viewers when a player bleeds, and that the accidents are planned. Jonathan must escape before the next one is planned for him.',
    cast: [
      { name: 'Chris Klein', character: 'Jonathan Cross' },
      { name: 'Jean Reno', character: 'Alexi Petrovich' },
      { name: 'LL Cool J', character: 'Marcus Ridley' },
      { name: 'Rebecca Romijn', character: 'Aurora' },
      { name: 'Naveen Andrews', character: 'Sanjay' },
      { name: 'Oleg Taktarov', character: 'Denekin' },
      { name: 'David Hemblen', character: 'Serokin' },
      { name: 'Janet Wright', character: 'Coach Olga' },
      { name: 'Eugene Lipinski', character: 'Yuri Kotlev' },
    ],
    crew: [
      { name: 'John McTiernan', job: 'Director' },
      { name: 'John McTiernan', job: 'Producer' },
      { name: 'Charles Roven', job: 'Producer' },
      { name: 'Beau St. Clair', job: 'Producer' },
      { name: 'Larry Ferguson', job: 'Screenplay' },
      { name: 'John Pogue', job: 'Screenplay' },
      { name: 'Éric Serra', job: 'Original Music Composer' },
      { name: 'Steve Mason', job: 'Director of Photography' },
      { name: 'John Wright', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dermot Kiely',
        writtenOn: '2002-11-17',
        rating: 3,
        content:
          "Norman Jewison's film of 1975 had something to say about crowds and companies, and said it in a cold white silence; McTiernan's has guitars. It's hard to believe that he made Die Hard, where you always know which floor you are on. Here I couldn't tell which team had the ball, who was ahead or what the rules were, although a man explains them at length. A chase across the desert is shown in green night vision, like a lost tape; Chris Klein is a nice boy in the wrong queue. A mess, loud and dull in equal parts; I regretted the ticket.",
      },
      {
        author: 'gridiron_gus',
        writtenOn: '2013-05-26',
        rating: 6,
        content:
          'ok so the original is deep, this one is slipknot and motorbikes. i like that too. crashes are real stuntmen on a real track and they hurt. jean reno screaming at his accountants is hilarious. romijn with the scar looks mean on a bike. editing is a blender, they cut out the blood, get the r rated one. not as good as death race but i had a good time with it',
      },
      {
        author: 'Leonard Moss',
        writtenOn: '2007-09-02',
        rating: 3,
        content:
          "Rollerball has a promising subject, a television owner who learns that injuries raise his ratings, and does almost nothing with it. John McTiernan's direction is the strangest thing about it. The sport is cut into pieces so small that the eye can't put them together. Outside the arena the film hurries from party to party, and one long chase is printed in grainy green, as if the lights had failed.\n\nChris Klein is likable and far too mild for a daredevil. LL Cool J has more presence in fewer lines, and Rebecca Romijn tries to find a person beneath the leather. Jean Reno gives up on subtlety at once and shouts. I can't blame him, because it is the only sign of life in a good many scenes. Éric Serra's score fights with the songs.\n\nOverall, I found it confusing and, strangely for such noise, boring. The older film is far better. My recommendation is to see that one and leave this alone.",
      },
    ],
  },
  {
    id: 2022,
    title: 'Mr. Deeds',
    releaseDate: '2002-06-28',
    genres: ['comedy', 'romance'],
    voteAverage: 5.9,
    voteCount: 2_507,
    overview:
      'Longfellow Deeds runs a pizzeria in Mandrake Falls, New Hampshire. Then he inherits the company of a billionaire he never met, and its manager, Chuck Cedar, flies him to New York to sign it away. Deeds meets Pam, a school nurse from a small town. In truth she is Babe Bennett, a television reporter with a hidden camera. Deeds could lose his money, his good name and the woman he loves.',
    cast: [
      { name: 'Adam Sandler', character: 'Longfellow Deeds' },
      { name: 'Winona Ryder', character: 'Babe Bennett' },
      { name: 'John Turturro', character: 'Emilio Lopez' },
      { name: 'Allen Covert', character: 'Marty' },
      { name: 'Peter Gallagher', character: 'Chuck Cedar' },
      { name: 'Jared Harris', character: 'Mac McGrath' },
      { name: 'Erick Avari', character: 'Cecil Anderson' },
      { name: 'Peter Dante', character: 'Murph' },
      { name: 'Conchata Ferrell', character: 'Jan' },
      { name: 'Harve Presnell', character: 'Preston Blake' },
    ],
    crew: [
      { name: 'Steven Brill', job: 'Director' },
      { name: 'Sidney Ganis', job: 'Producer' },
      { name: 'Jack Giarraputo', job: 'Producer' },
      { name: 'Tim Herlihy', job: 'Screenplay' },
      { name: 'Teddy Castellucci', job: 'Original Music Composer' },
      { name: 'Peter Lyons Collister', job: 'Director of Photography' },
      { name: 'Jeff Gourson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'jaydenk2001',
        writtenOn: '2016-02-06',
        rating: 8,
        content:
          "Super funny and super sweet. John Turturro as the sneaky butler is the best thing ever, he just appears out of nowhere and I lose it every time! Deeds is such a nice guy. I want to eat pizza in Mandrake Falls and hug people. My sister hates it, I loved it. Great movie when you're home sick.",
      },
      {
        author: 'Meera Krishnan',
        writtenOn: '2013-08-18',
        rating: 7,
        content:
          'Such a simple and warm story, the kind my parents enjoy: a good boy from a small place comes to the big city and does not change. It is like our old Hindi films, only with fewer songs, though the singing in the helicopter made all of us laugh. The girl who lies to him and then is ashamed is also very familiar. There is some rough language and fighting, so we skipped a little. We all liked it, it made a nice family evening.',
      },
      {
        author: 'the second Emilio',
        writtenOn: '2021-04-09',
        rating: 3,
        content:
          "My father-in-law owns one DVD, this one, and he puts it on at Christmas the way other people light a pudding. So I have seen Mr. Deeds eight times. I know every poem for every card, and I know when Turturro will step out of the wardrobe, and I still don't find Sandler punching people charming. Winona Ryder seems to wait for a better film, and so do I. It's a weak remake of a lovely old comedy, and I can't recommend it.",
      },
    ],
  },
  {
    id: 11442,
    title: 'Halloween: Resurrection',
    releaseDate: '2002-07-01',
    genres: ['horror', 'thriller'],
    voteAverage: 4.6,
    voteCount: 1_395,
    overview:
      'Freddie Harris makes a show for the internet. He gives six students cameras and locks them for Halloween night in the ruined house where Michael Myers grew up. Sara Moyer, who is shy, came only because of her friends. The viewers think that it is staged. But Michael has come home. The six must get out of the locked house alive, and no one outside believes that they need help.',
    cast: [
      { name: 'Jamie Lee Curtis', character: 'Laurie Strode' },
      { name: 'Brad Loree', character: 'Michael Myers' },
      { name: 'Busta Rhymes', character: 'Freddie Harris' },
      { name: 'Bianca Kajlich', character: 'Sara Moyer' },
      { name: 'Sean Patrick Thomas', character: 'Rudy' },
      { name: 'Katee Sackhoff', character: 'Jen' },
      { name: 'Daisy McCrackin', character: 'Donna' },
      { name: 'Thomas Ian Nicholas', character: 'Bill' },
      { name: 'Ryan Merriman', character: 'Myles Barton' },
      { name: 'Tyra Banks', character: 'Nora' },
    ],
    crew: [
      { name: 'Rick Rosenthal', job: 'Director' },
      { name: 'Paul Freeman', job: 'Producer' },
      { name: 'Larry Brand', job: 'Screenplay' },
      { name: 'Sean Hood', job: 'Screenplay' },
      { name: 'Larry Brand', job: 'Story' },
      { name: 'Danny Lux', job: 'Original Music Composer' },
      { name: 'David Geddes', job: 'Director of Photography' },
      { name: 'Robert A. Ferretti', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'haddonfield_hector',
        writtenOn: '2019-10-31',
        rating: 6,
        content:
          "busta rhymes does kung fu at michael myers and yells trick or treat at him, how can you be mad?? this is the dumbest halloween and i have a soft spot for it. the webcams are so 2002, everything freezes and looks like soup. the mask is bad, with eyebrows like my uncle's. katee sackhoff before starbuck! below 4 and h20, above the one with the thorn cult. fun trash, i like it",
      },
      {
        author: 'Simone Tadman',
        writtenOn: '2022-11-05',
        rating: 4,
        content:
          "Finally watched the one that everybody warned me about, and they were right. The opening in the hospital with Laurie feels like another film, tense and sad, and it is by far the strongest part. Then it's six students with cameras on their heads walking round the same dark rooms. The idea of a live show has aged surprisingly well; the jokes and the picture quality haven't. I didn't like it much. My cat left the room, and she normally stays for anything.",
      },
      {
        author: 'Aidan from Limerick',
        writtenOn: '2003-05-14',
        rating: 4,
        content:
          "Rosenthal directed the first sequel in 1981, which was a decent shadow of Carpenter's original; twenty-one years on he directs a shadow of The Blair Witch Project. The students wear cameras, and the cameras show carpets. Now and then a good notion blinks through: Michael walks past a man dressed as Michael, and is told off for being in the wrong place; that got a laugh in a half-empty cinema. Busta Rhymes enjoys himself, which is more than I did. It's a boring film with one good prologue. Go home after that.",
      },
    ],
  },
  {
    id: 608,
    title: 'Men in Black II',
    releaseDate: '2002-07-03',
    genres: ['action', 'comedy', 'science-fiction'],
    voteAverage: 6.4,
    voteCount: 10_596,
    overview:
      "Agent J is happy with none of his new partners. Then Serleena, an alien, searches for the Light of Zartha. Only J's old partner K knew where it was hidden, and his memory has been wiped. J has to bring him back and restore his memory before Serleena, who takes over headquarters, finds the Light. Otherwise the Earth will be destroyed, and with it Laura Vasquez, a witness whom J likes.",
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
        author: 'Barry in Thunder Bay',
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
          "In a locker at Grand Central live tiny people who worship whoever opens the door. They've got a clock for a sun! Their holy book is a card from a video shop! That's a whole religion and it lasts ninety seconds and I think about it when I'm on the night bus looking up at the lit-up flats.\n\nSo who cares about the villain. It's short and daft and I loved it.",
      },
      {
        author: 'Kevin04',
        writtenOn: '2013-12-23',
        rating: 6,
        content:
          'Tommy Lee Jones works in a post office now, and for ten minutes he explains the rules about string to a woman, very seriously. I could have watched that for an hour. As soon as he has his memory and his black suit back, it turns into the first one, only with everybody a bit fatter and the dog promoted. I smiled the whole time and forgot it by the time we found the car. I liked it, no more than that.',
      },
    ],
  },
  {
    id: 9544,
    title: 'FearDotCom',
    releaseDate: '2002-08-09',
    genres: ['crime', 'horror', 'thriller'],
    voteAverage: 3.8,
    voteCount: 407,
    overview:
      "In New York people die with blood in their eyes. Detective Mike Reilly and Terry Huston of the health department find what the dead share: two days before, each had opened a website where a girl's voice asks if they want to play. Then both of them see the page. They have forty-eight hours to learn what it wants, or they will die like the others.",
    cast: [
      { name: 'Stephen Dorff', character: 'Mike Reilly' },
      { name: 'Natascha McElhone', character: 'Terry Huston' },
      { name: 'Stephen Rea', character: 'Alistair Pratt' },
      { name: 'Udo Kier', character: 'Polidori' },
      { name: 'Amelia Curtis', character: 'Denise' },
      { name: 'Jeffrey Combs', character: 'Styles' },
      { name: 'Nigel Terry', character: 'Turnbull' },
      { name: 'Gesine Cukrowski', character: 'Jeannine' },
      { name: 'Michael Sarrazin', character: 'Frank Bryant' },
    ],
    crew: [
      { name: 'William Malone', job: 'Director' },
      { name: 'Moshe Diamant', job: 'Producer' },
      { name: 'Moshe Diamant', job: 'Story' },
      { name: 'Josephine Coyle', job: 'Screenplay' },
      { name: 'Nicholas Pike', job: 'Original Music Composer' },
      { name: 'Christian Sebaldt', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'dialup_dracula',
        writtenOn: '2015-10-13',
        rating: 6,
        content:
          'ok hear me out, this is a bad movie with a great look. everything is blue, wet and rotten like a nine inch nails video, and the ghost girl with the white ball is creepy. udo kier in the subway is a killer opening. story makes zero sense and stephen rea just whispers. way below ringu and pulse, above most of the web horror that came later. i kinda like it',
      },
      {
        author: 'Curtis Lambert',
        writtenOn: '2009-03-04',
        rating: 3,
        content:
          "Pros: a few good pictures, like the old steel mill. Jeffrey Combs, for the four scenes he gets. The old computers.\n\nCons: so dark that I could not tell who was in the room. The rules of the website change twice. Stephen Dorff and Natascha McElhone talk to each other as if through a wall. Long torture scenes that lead nowhere. An hour in, I was looking at my own phone.\n\nI didn't like it. Rent The Ring instead.",
      },
      {
        author: 'agnieszkam86',
        writtenOn: '2017-11-21',
        rating: 3,
        content:
          'This film has one good question: what happens if a website is alive and angry? Then it forgets the question. The two main persons walk through wet cellars with small lamps, and I do not understand why the police in New York has no light. Natascha McElhone is a good actress, but here she can only look worried. It is not scary, it is only dirty and slow. I was disappointed.',
      },
    ],
  },
  {
    id: 11692,
    title: 'The Adventures of Pluto Nash',
    releaseDate: '2002-08-16',
    genres: ['action', 'comedy', 'science-fiction'],
    voteAverage: 4.4,
    voteCount: 528,
    overview:
      'The Moon, 2087. Pluto Nash, once a smuggler, owns the best nightclub in Little America. The mysterious Rex Crater wants it for his casinos and sends two men with an offer. Pluto says no, and the club goes up in flames. With Bruno, his outdated robot bodyguard, and the singer Dina Lake he flees across the gray plains. He has to find out who Crater is before the killers find them.',
    cast: [
      { name: 'Eddie Murphy', character: 'Pluto Nash' },
      { name: 'Randy Quaid', character: 'Bruno' },
      { name: 'Rosario Dawson', character: 'Dina Lake' },
      { name: 'Joe Pantoliano', character: 'Mogan' },
      { name: 'Jay Mohr', character: 'Tony Francis' },
      { name: 'Luis Guzmán', character: 'Felix Laranga' },
      { name: 'James Rebhorn', character: 'Belcher' },
      { name: 'Peter Boyle', character: 'Rowland' },
      { name: 'Burt Young', character: 'Gino' },
      { name: 'Miguel A. Núñez Jr.', character: 'Miguel' },
    ],
    crew: [
      { name: 'Ron Underwood', job: 'Director' },
      { name: 'Martin Bregman', job: 'Producer' },
      { name: 'Michael Bregman', job: 'Producer' },
      { name: 'Louis A. Stroller', job: 'Producer' },
      { name: 'Neil Cuthbert', job: 'Screenplay' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Oliver Wood', job: 'Director of Photography' },
      { name: 'Paul Hirsch', job: 'Editor' },
      { name: 'Alan Heim', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Gerald Finch',
        writtenOn: '2006-01-23',
        rating: 3,
        content:
          "Somebody spent a fortune on the Moon and forgot to buy a joke for it. Underwood made Tremors, which did wonders with some worms and a desert; he has a desert again, and no worms. As a comedy set in space it's a long way behind Galaxy Quest; as a gangster pastiche it's behind Bugsy Malone. Rosario Dawson looks lost; Randy Quaid, who plays the robot as a wind-up toy, is the one actor with an idea. Murphy strolls through it, amiable and half asleep. I was bored within twenty minutes, and sorry about it.",
      },
      {
        author: 'Bev from Saskatoon',
        writtenOn: '2014-06-05',
        rating: 5,
        content:
          "Pros: bright sets, plenty of neon. Robot Bruno with his old parts. The taxi and car chases on the gray dust. Luis Guzmán as the biggest fan of Pluto. A good soul and disco soundtrack.\n\nCons: Eddie Murphy seldom gets to be fast or rude. Jokes about plastic surgery that die on the floor. The villain's secret takes ages.\n\nIt isn't the disaster it's called. I liked it a little, as background for ironing.",
      },
      {
        author: 'moon bar regular',
        writtenOn: '2020-03-14',
        rating: 4,
        content:
          "My brother-in-law once opened a bar on a ring road, and it had more customers than this film had viewers. So I felt for Pluto, who only wants to sell drinks in peace. There is a lovely film somewhere in here about a landlord on the Moon. It pops up when he polishes his glasses and when Jay Mohr croons in a kilt. Then men with guns come back, and they come back a lot. I wanted to like it. I didn't, much.",
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
      'Buscapé grows up in the City of God, a poor settlement outside Rio, and wants to be a photographer. Dadinho later calls himself Zé Pequeno and takes over the drug trade. Only his friend Bené can hold him back. When Zé Pequeno attacks the girlfriend of the peaceful Mané Galinha, a war begins that no one can stop. Buscapé stands between all sides with a camera, and a picture could cost his life.',
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
        author: 'Rafael from Recife',
        writtenOn: '2010-03-28',
        rating: 9,
        content:
          'I am Brazilian and I know this movie by heart, but I see it again with friends from other countries. It is very fast and full of life, with music and jokes, and in the next moment somebody is dead and he is only a child. Almost all actors are boys from the real favela, and you feel it. For me the best character is Bené, everyone wants a friend like him. It is hard to look at some scenes. It is one of the best films of my country and I am proud of it.',
      },
      {
        author: 'parry64',
        writtenOn: '2016-09-05',
        rating: 8,
        content:
          "My cousin in Niterói refuses to watch it because abroad it's all anyone ever asks her about. So I watched alone, and when the two tiny boys are told to choose, hand or foot, I stopped the disc and walked around my kitchen. I have no idea how you get a child to cry like that for a camera and I'm not sure I want to know.\n\nSometimes the editing is too pleased with itself for what it is showing, a bit music video, everybody dancing while a man bleeds. But it's a great movie about boys with guns, and I'll never watch it twice.",
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
      'Warsaw, September 1939. Władysław Szpilman is playing the piano on the radio when German bombs hit the building. With his family he is forced into the ghetto. When they are put on a train to a death camp, a policeman pulls Szpilman out of the crowd. From then on he hides in one empty apartment after another. If a neighbor hears a single sound from him, he will be shot.',
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
        author: 'Halina W.',
        writtenOn: '2014-08-01',
        rating: 9,
        content:
          "The piano is silent for most of this film, and that is its great idea. At the beginning a man plays Chopin on the radio, and then there are years in which he may not touch a key, even when one stands in front of him. He moves his fingers above the keyboard without making a sound. Adrien Brody really plays with his face what he may not play with his hands. There is hardly any other music. It's cold, quiet and terribly sad. I think it's a great film.",
      },
      {
        author: 'Adele, piano teacher',
        writtenOn: '2019-02-22',
        rating: 7,
        content:
          "It keeps its distance, on purpose, and there were stretches where I wanted somebody to push me. Szpilman watches the war from a window, and so do we: a wheelchair, a raid, a wall. He isn't brave. He isn't much of anything except hungry and careful, and the movie won't dress that up. I respect it more than I can say I was moved by it.\n\nI should add that I teach the piano, so I checked Adrien Brody's hands, and they are right. It's a good movie about the war, and a cold one.",
      },
      {
        author: 'Night Shift Kev',
        writtenOn: '2004-11-02',
        rating: 9,
        content:
          "No music for ages and ages, and then Adrien Brody is hiding in a flat with a piano and plays in the air above the keys, so the neighbours won't hear. I stopped breathing. You feel the cold and the hunger in it. One of the best films about the war I've seen.",
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
      'A man in a baseball cap opens an account at a bank that gives new customers a rifle. After the killings at a high school in Colorado he travels round and asks why his country shoots so many of its own. He talks to militiamen, a rock singer and Canadians. Two wounded students go with him to the store that sold the bullets, to make it stop before more students die.',
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
        author: 'Flint lifer',
        writtenOn: '2008-04-09',
        rating: 8,
        content:
          "I'm from Flint, and Michael Moore gets Flint right in this documentary about guns, which is rarer than you'd think. The bank is real. I know a fellow who has that rifle.\n\nWhat stayed with me wasn't the big interview with the old actor, which felt like pestering a man on his own doorstep. It was the K-Mart business. Two boys go into a head office with the bullets still inside them, just politely going up in the elevator, over and over, until somebody in a suit comes down to talk. I had to rewind it. A very good movie.",
      },
      {
        author: 'Linda57',
        writtenOn: '2013-12-16',
        content:
          "The part I remember best is the short cartoon about the history of the United States, where scared people keep buying guns. It is quick and very funny. Then come the pictures from the school's own cameras, with only the phone calls to the police over them, and I stopped laughing. Michael Moore asks a good question about fear and guns in America. He cheats a bit with his editing, and he likes to be in the picture himself. I was angry, I laughed, and I thought it was really good.",
      },
      {
        author: 'Paolo Baker',
        writtenOn: '2021-03-02',
        rating: 7,
        content:
          "Michael Moore walks into people's houses in Toronto to prove that Canadians don't lock the door. Yes hello, I live on that street. We started locking it after the movie came out, in case of Michael Moore. It's a sad movie about guns and a very funny one. I liked it, even the parts where he cheats.",
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
      'Seven grown men and their friends hurt themselves and each other for laughs, in Japan, in Florida and in front of their parents. They race down a hill in a shopping trolley the size of a bus, hide in the bushes of a golf course with air horns and enter a rental car in a demolition derby. None of it is faked, and each stunt can end with broken bones or with the police.',
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
          "I've been a nurse in an emergency room for twenty-two years. So believe me that the doctor in this, looking at an X-ray with a toy car in it and trying to stay serious, is the finest performance of the decade, and he wasn't acting.\n\nI couldn't watch the paper cuts, me, in my line of work. Stupid men hurt themselves for ninety minutes and I laughed until I cried. I loved it.",
      },
      {
        author: 'Leo P.',
        writtenOn: '2015-10-08',
        rating: 7,
        content:
          'I teach film history, and this descends in a straight line from Keaton: a body, a device, gravity, a locked-off wide shot, no cut until the consequence. The trolley prologue, in slow motion to Carl Orff, is a great opening. I am less fond of the toilet jokes.\n\nWhat nobody warns you of is the tenderness. They fall and the others run towards them. I enjoyed it far more than I should admit.',
      },
      {
        author: 'Mom of three boys',
        writtenOn: '2010-07-12',
        rating: 5,
        content:
          "My sons are fifteen and seventeen and begged for this, so I sat down with them, and I'm glad that I did. Please don't let anybody under sixteen see it, and say the words \"don't try this\" out loud. Some of the stunts are so silly that I laughed, like the golf course with the air horns. Others, with paper cuts and toilets, made me leave the room. What surprised me is how much these men like each other. My boys loved it. I liked the funny half and could have done without the disgusting half.",
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
      'Margaret White sees sin in everything and locks her shy daughter in a closet. At school the girl is laughed at, above all by Chris Hargensen. Sue Snell, who is ashamed, asks her boyfriend Tommy to take the girl to the prom. Chris is planning a cruel joke there. But the girl can move things with her mind, and the joke could cost everyone at the prom their lives.',
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
        author: 'Bill from Taunton',
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
          "Finally somebody cast a Carrie who would have been bullied at my school. Bettis walks as if she's trying not to wake the floor. When she gets excited about a dress she goes quite odd and quick and funny, and you think oh, she could've been all right, there was a person in there with jokes.\n\nThe police interviews are clumsy. The special effects I can't defend. But I loved Bettis, and for her alone this remake is worth seeing.",
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
      'Detroit, 1995. Jimmy Smith, called Rabbit, works in a car factory, lives in a trailer with his mother Stephanie, and writes rhymes on scraps of paper. His friend Future runs the rap battles at a club. Wink promises him a recording. Papa Doc and his gang are the champions, and at his first battle Rabbit could not say a word. He must face them again, or stay in the factory and the trailer.',
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
        author: 'Ron from the plant',
        writtenOn: '2009-03-11',
        rating: 8,
        content:
          "Second shift at a Sterling Heights stamping plant, eighteen years. Nobody in a picture has ever got the line right before, how you can't hear, so the jokes are all with your hands. And the guys in line at the lunch truck rapping insults at each other: we didn't rap, we made jokes about our wives. Same thing exactly.\n\nEminem is the real thing. I told everybody at work to go and see it. Great picture.",
      },
      {
        author: 'martin.larsen',
        writtenOn: '2016-05-02',
        rating: 6,
        content:
          "Pros: real Detroit, gray and rusty, you can feel the cold. Eminem is a natural. The guys in the car joking around are like people I know. The battles at the club, fast, mean and funny.\nCons: the romance, mostly. Kim Basinger as a poor trailer mom, no. The story goes exactly where you think it will go. Everyone mumbles.\nI don't even like rap and it got me. A good, honest movie with some dead spots.",
      },
      {
        author: 'Sandra from Sopot',
        writtenOn: '2023-12-28',
        rating: 8,
        content:
          "All I knew of this was the song about the sweaty palms. Then on a coach to Gdańsk I finally saw it and the song isn't even _in_ it until the end, Eminem's just scribbling bits of it on a bus, scrap by scrap, and honestly?? shivers. I loved it.",
      },
    ],
  },
];
