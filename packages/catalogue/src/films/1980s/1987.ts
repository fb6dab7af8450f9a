import type { CatalogueFilm } from '../film.ts';

export const films1987: readonly CatalogueFilm[] = [
  {
    id: 117,
    title: 'The Untouchables',
    releaseDate: '1987-06-03',
    genres: ['crime', 'history', 'thriller'],
    voteAverage: 7.8,
    voteCount: 5_944,
    overview:
      "Chicago, 1930. Alcohol is forbidden, Al Capone rules the city, and the police are on his payroll. The young Treasury agent Eliot Ness makes a fool of himself with his first raid. Then he meets Jim Malone, an honest old policeman, and two more men who can't be bought. They must bring Capone to court before his killer, Frank Nitti, reaches them and Ness's family.",
    cast: [
      { name: 'Kevin Costner', character: 'Eliot Ness' },
      { name: 'Sean Connery', character: 'Jim Malone' },
      { name: 'Charles Martin Smith', character: 'Agent Oscar Wallace' },
      { name: 'Andy Garcia', character: 'Agent George Stone' },
      { name: 'Robert De Niro', character: 'Al Capone' },
      { name: 'Richard Bradford', character: 'Police Chief Mike Dorsett' },
      { name: 'Jack Kehoe', character: 'Walter Payne' },
      { name: 'Brad Sullivan', character: 'George' },
      { name: 'Billy Drago', character: 'Frank Nitti' },
      { name: 'Patricia Clarkson', character: 'Catherine Ness' },
    ],
    crew: [
      { name: 'Brian De Palma', job: 'Director' },
      { name: 'Art Linson', job: 'Producer' },
      { name: 'David Mamet', job: 'Writer' },
      { name: 'Ennio Morricone', job: 'Original Music Composer' },
      { name: 'Stephen H. Burum', job: 'Director of Photography' },
      { name: 'Gerald B. Greenberg', job: 'Editor' },
      { name: 'Bill Pankow', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Antoine Young',
        writtenOn: '2013-07-02',
        rating: 8,
        content:
          "A fine, silly gangster film, and I enjoyed every second. I've done those stairs at Union Station with a double buggy. You bump it down backwards, a wheel at a time, and someone in a good coat goes round you.\n\nThe shooting on the stairs goes on for ever, the clock, the sailors, \"my baby\" with no sound coming out, and it's ridiculous and I was climbing up the arm of the chair. Armani did the suits; everyone looks as though they've stepped out to arrest the wallpaper.",
      },
      {
        author: 'tommy_k_chicago',
        writtenOn: '2010-04-15',
        rating: 9,
        content:
          'Great old-school gangster movie! Sean Connery steals the whole thing as Malone, and De Niro is terrifying with a baseball bat. The scene with the baby carriage on the station steps had me holding my breath. Beautiful suits, beautiful music, good guys you can root for. I grew up ten minutes from that station and I love this one.',
      },
      {
        author: 'cinefan577',
        writtenOn: '2019-12-01',
        rating: 5,
        content:
          'Connery plays an Irishman, with that accent. Costner is a glass of milk. De Niro came in for a fortnight with a bat. I could see the strings on this gangster film, the slow zooms, the harmonica, the man in the white suit you can tell is bad by the white suit, and everybody in the room but me was having the time of their lives. I was bored.',
      },
    ],
  },
  {
    id: 580,
    title: 'Jaws: The Revenge',
    releaseDate: '1987-07-17',
    genres: ['adventure', 'thriller', 'horror'],
    voteAverage: 4.1,
    voteCount: 929,
    overview:
      "Ellen Brody, the widow of Amity's police chief, loses her younger son Sean to a shark just before Christmas. She is convinced that it came for her family. Her older son Michael takes her to the Bahamas, where no great white has ever been seen. Hoagie, a pilot, courts her. Then a great white turns up at Michael's boat. Ellen must stop it before it kills the rest of her family.",
    cast: [
      { name: 'Lorraine Gary', character: 'Ellen Brody' },
      { name: 'Lance Guest', character: 'Michael Brody' },
      { name: 'Mario Van Peebles', character: 'Jake' },
      { name: 'Karen Young', character: 'Carla Brody' },
      { name: 'Michael Caine', character: 'Hoagie' },
      { name: 'Judith Barsi', character: 'Thea Brody' },
      { name: 'Lynn Whitfield', character: 'Louisa' },
      { name: 'Mitchell Anderson', character: 'Sean Brody' },
      { name: 'Jay Mello', character: 'Young Sean' },
      { name: 'Cedric Scott', character: 'Clarence' },
    ],
    crew: [
      { name: 'Joseph Sargent', job: 'Director' },
      { name: 'Joseph Sargent', job: 'Producer' },
      { name: 'Michael De Guzman', job: 'Screenplay' },
      { name: 'Michael Small', job: 'Original Music Composer' },
      { name: 'John McPherson', job: 'Director of Photography' },
      { name: 'Michael Brown', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Frank Dilworth',
        writtenOn: '2014-08-19',
        rating: 3,
        content:
          "Michael Caine flies a small plane into the sea, climbs out of the sea, and his shirt is dry. It isn't damp or drying. It has been ironed. I went back over it twice and made my wife come and look.\n\nI would say the rest of it leaks about as much. Fish don't bear grudges. Fish don't know which of your children has moved abroad. And they certainly don't roar, which this one does. It's a terrible film.",
      },
      {
        author: 'rachelt',
        writtenOn: '2008-11-02',
        rating: 5,
        content:
          "Nobody asked me but there is quite a decent little picture hiding in here about a woman past fifty on holiday, being courted by a rogue with a pilot's licence. Lorraine Gary dances at the carnival and looks properly happy for the first time in the whole series. I could have had ninety minutes of that. Every so often a large rubber shark came and interrupted them. So: a poor film with a good one in it.",
      },
      {
        author: 'Gareth K.',
        writtenOn: '2019-06-30',
        rating: 4,
        content:
          "My son is eight and draws sharks on everything, including the cat's basket, so this was going to be his big night. After half an hour he asked how a fish can swim to the Bahamas faster than an airplane, and he wanted paper to work it out. I had no answer. The movie is silly, the shark looks like rubber, and it roars. Michael Caine is charming and clearly on vacation. I can't say that it's good. We had a nice evening, thanks to the arithmetic.",
      },
    ],
  },
  {
    id: 5548,
    title: 'RoboCop',
    releaseDate: '1987-07-17',
    genres: ['action', 'thriller', 'science-fiction'],
    voteAverage: 7.4,
    voteCount: 5_687,
    overview:
      "In Detroit the police belong to OCP, a company that also builds weapons. When Dick Jones's new robot kills a man in a meeting, Bob Morton gets his chance. Alex Murphy and Anne Lewis chase the gang of Clarence Boddicker into a steel mill, where Murphy is shot to pieces. Morton turns him into a machine without memories. But Murphy begins to remember. He must find his killers before the company switches him off.",
    cast: [
      { name: 'Peter Weller', character: 'Alex Murphy / RoboCop' },
      { name: 'Nancy Allen', character: 'Anne Lewis' },
      { name: "Dan O'Herlihy", character: 'The Old Man' },
      { name: 'Ronny Cox', character: 'Dick Jones' },
      { name: 'Kurtwood Smith', character: 'Clarence Boddicker' },
      { name: 'Miguel Ferrer', character: 'Bob Morton' },
      { name: 'Robert DoQui', character: 'Sergeant Reed' },
      { name: 'Ray Wise', character: 'Leon Nash' },
      { name: 'Paul McCrane', character: 'Emil' },
      { name: 'Felton Perry', character: 'Johnson' },
    ],
    crew: [
      { name: 'Paul Verhoeven', job: 'Director' },
      { name: 'Arne Schmidt', job: 'Producer' },
      { name: 'Edward Neumeier', job: 'Writer' },
      { name: 'Michael Miner', job: 'Writer' },
      { name: 'Basil Poledouris', job: 'Original Music Composer' },
      { name: 'Jost Vacano', job: 'Director of Photography' },
      { name: 'Frank J. Urioste', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dollar Bill',
        writtenOn: '2011-05-22',
        rating: 9,
        content:
          "\"I'd buy that for a dollar!\" is on my doorbell. It's the best film about management I've ever sat through: the new robot shoots one of the managers in a meeting, and the chairman says only that he's very disappointed. Violent, funny and very clever, I love it. We show that clip to new colleagues. We've lost a few.",
      },
      {
        author: 'Dallas_Wade',
        writtenOn: '2017-07-28',
        rating: 6,
        content:
          "Pros: smart and mean satire of big business and TV. Peter Weller under all that metal, a sad walk through an empty house. Kurtwood Smith as a really nasty villain. The clumsy robot that can't use the stairs.\nCons: too violent for me, one early scene made me sick and I skip it now. Everyone shouts. It says Detroit and it's obviously Dallas, I waited for the bus there for years.\nClever and rough. I respect it, I enjoy about two thirds of it.",
      },
      {
        author: 'Colin Peel',
        writtenOn: '2005-08-05',
        rating: 8,
        content:
          "The big robot, ED-209, can't do stairs. It sits there at the bottom on its back squealing like a piglet with its toes going. Somebody modelled those toes, moved them a bit, took a photo, moved them again. I'm in a chair myself and have cried laughing at that robot; it's the one character whose problem I recognise. Very good action film, by the way, and very bloody.",
      },
    ],
  },
  {
    id: 11411,
    title: 'Superman IV: The Quest for Peace',
    releaseDate: '1987-07-24',
    genres: ['science-fiction', 'action', 'adventure'],
    voteAverage: 4.5,
    voteCount: 1_126,
    overview:
      "A schoolboy named Jeremy writes to Superman and asks him to rid the world of nuclear weapons. Superman throws all the missiles into the sun. Meanwhile David Warfield buys Clark Kent's newspaper, and his daughter Lacy likes Clark. Lex Luthor escapes from prison with the help of his nephew Lenny. From one of Superman's hairs he creates Nuclear Man. Superman must defeat him, or Luthor will arm the world again.",
    cast: [
      { name: 'Christopher Reeve', character: 'Superman / Clark Kent' },
      { name: 'Gene Hackman', character: 'Lex Luthor' },
      { name: 'Jackie Cooper', character: 'Perry White' },
      { name: 'Marc McClure', character: 'Jimmy Olsen' },
      { name: 'Jon Cryer', character: 'Lenny Luthor' },
      { name: 'Sam Wanamaker', character: 'David Warfield' },
      { name: 'Mark Pillow', character: 'Nuclear Man' },
      { name: 'Mariel Hemingway', character: 'Lacy Warfield' },
      { name: 'Margot Kidder', character: 'Lois Lane' },
      { name: 'Damian McLawhorn', character: 'Jeremy' },
    ],
    crew: [
      { name: 'Sidney J. Furie', job: 'Director' },
      { name: 'Menahem Golan', job: 'Producer' },
      { name: 'Yoram Globus', job: 'Producer' },
      { name: 'Lawrence Konner', job: 'Screenplay' },
      { name: 'Mark Rosenthal', job: 'Screenplay' },
      { name: 'Christopher Reeve', job: 'Story' },
      { name: 'Ernest Day', job: 'Director of Photography' },
      { name: 'John Shirley', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'YukiYates',
        writtenOn: '2011-05-27',
        rating: 3,
        content:
          "The United Nations building is Milton Keynes railway station. I have waited there for the 7.42 more often than I've eaten hot dinners and I can tell you the wind is authentic. Superman lands outside a branch of a bank. They put an American fire hydrant on the pavement and thought, that'll do it.\n\nThe flying: one shot of him coming straight at you, used again, and again, then with the moon behind. You could set a watch by it. A cheap, sad sequel, and I was bored.",
      },
      {
        author: 'diego.ivanova',
        writtenOn: '2016-01-24',
        rating: 6,
        content:
          "I like this one and I know it's bad. Christopher Reeve cared about this one, it was his idea, and when he stands up to speak to all those delegates he means every word of it while his cape hangs like a shower curtain. The double date where he has to keep nipping out and changing is honestly good farce. Then a man with long nails and a lamé waistcoat rebuilds the Great Wall of China by looking at it, and I went to put my washing out.",
      },
      {
        author: 'metropolis_mark',
        writtenOn: '2022-09-12',
        rating: 4,
        content:
          'I have read Superman comics since I was six and I adore Christopher Reeve, so this HURTS. The idea is a good one, a hero who takes away all the bombs. But you can see the money running out on screen. The same flying shot comes again and again, a woman breathes in outer space, and Nuclear Man has long nails and no personality. Reeve is as good and decent as always. He deserved better, and so did we. I was disappointed from beginning to end.',
      },
    ],
  },
  {
    id: 88,
    title: 'Dirty Dancing',
    releaseDate: '1987-08-21',
    genres: ['drama', 'music', 'romance'],
    voteAverage: 7.3,
    voteCount: 5_810,
    overview:
      "In the summer of 1963 Frances Houseman, called Baby, goes to a resort in the mountains with her sister Lisa and her parents. In the staff quarters she sees how Johnny Castle and his partner Penny really dance. Penny is pregnant by Robbie, a waiter, and needs money and a free evening. Baby gets the money from her father, takes Penny's place, and has only a few days to learn the dance.",
    cast: [
      { name: 'Jennifer Grey', character: 'Baby Houseman' },
      { name: 'Patrick Swayze', character: 'Johnny Castle' },
      { name: 'Jerry Orbach', character: 'Jake Houseman' },
      { name: 'Cynthia Rhodes', character: 'Penny Johnson' },
      { name: 'Jack Weston', character: 'Max Kellerman' },
      { name: 'Jane Brucker', character: 'Lisa Houseman' },
      { name: 'Kelly Bishop', character: 'Marjorie Houseman' },
      { name: 'Lonny Price', character: 'Neil Kellerman' },
      { name: 'Max Cantor', character: 'Robbie Gould' },
      { name: 'Charles Coles', character: 'Tito Suarez' },
    ],
    crew: [
      { name: 'Emile Ardolino', job: 'Director' },
      { name: 'Linda Gottlieb', job: 'Producer' },
      { name: 'Eleanor Bergstein', job: 'Writer' },
      { name: 'John Morris', job: 'Original Music Composer' },
      { name: 'Jeffrey Jur', job: 'Director of Photography' },
      { name: 'Peter C. Frank', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Beth Rigby',
        writtenOn: '2013-08-21',
        rating: 9,
        content:
          "\"I carried a watermelon,\" Baby says to the man she likes. I said \"I enjoy soup\" to a man like that, in Whitby, in 1989. He'd asked me the time.\n\nThat's why I love this film. She's clumsy, she has real hair and a real nose, she looks at her feet, and the whole film looks at him instead. Watch her face when she gets it wrong with the arm tickle and he's cross. Of course it's corny; it's set in 1963 and all the drum machines are from 1987 and I don't care.",
      },
      {
        author: 'elena_l',
        writtenOn: '2019-09-07',
        rating: 6,
        content:
          "I broke my wrist at a wedding with somebody's cousin who'd said \"trust me\". Run-up, jump, marquee pole. While it mended I thought I'd better see where it came from. The story underneath is about an illegal abortion and who pays for it, and not one person mentioned that to me in thirty years of singing the chorus at me. It's better than the lift, and a bit too sweet. I quite liked it.",
      },
      {
        author: 'Angie M.',
        writtenOn: '2007-06-23',
        rating: 7,
        content:
          'The soundtrack made this movie what it is. Half of the songs are real oldies from 1963, the other half are pure 1987, and somehow nobody cares. "Hungry Eyes," "Be My Baby," the big one at the end: I owned the cassette long before I saw a single scene. The story is simple, the dialogue corny. Jennifer Grey is natural and clumsy and lovely, and Patrick Swayze can really dance. It\'s a warm, happy film, and because of the music I like it very much.',
      },
    ],
  },
  {
    id: 2493,
    title: 'The Princess Bride',
    releaseDate: '1987-09-25',
    genres: ['adventure', 'fantasy', 'family', 'comedy', 'romance'],
    voteAverage: 7.7,
    voteCount: 4_832,
    overview:
      'A grandfather reads a book to his sick grandson. In it the beautiful Buttercup loves Westley, who is said to have been killed by pirates. Five years later she must marry Prince Humperdinck, and is kidnapped by Vizzini, the giant Fezzik and the swordsman Inigo Montoya. A masked man in black follows them. If the kidnappers succeed, Buttercup dies; if the prince saves her, she must marry him.',
    cast: [
      { name: 'Cary Elwes', character: 'Westley' },
      { name: 'Robin Wright', character: 'Buttercup' },
      { name: 'Mandy Patinkin', character: 'Inigo Montoya' },
      { name: 'Chris Sarandon', character: 'Prince Humperdinck' },
      { name: 'Christopher Guest', character: 'Count Rugen' },
      { name: 'Wallace Shawn', character: 'Vizzini' },
      { name: 'André the Giant', character: 'Fezzik' },
      { name: 'Fred Savage', character: 'The Grandson' },
      { name: 'Peter Falk', character: 'The Grandfather' },
      { name: 'Billy Crystal', character: 'Miracle Max' },
    ],
    crew: [
      { name: 'Rob Reiner', job: 'Director' },
      { name: 'William Goldman', job: 'Screenplay' },
      { name: 'Mark Knopfler', job: 'Original Music Composer' },
      { name: 'Adrian Biddle', job: 'Director of Photography' },
      { name: 'Robert Leighton', job: 'Editor' },
      { name: 'Andrew Scheinman', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Phil Post',
        writtenOn: '2014-05-11',
        rating: 7,
        content:
          "Pros: the sword fight, both hands, up and down the stairs, and so polite. Mandy Patinkin and Andre the Giant. Every second line is worth remembering. Romance that boys can stand.\nCons: cheap-looking sets. The music sounds like a hotel lobby. Buttercup waits around to be rescued. The giant rats are obviously guys in costumes.\nVery charming and easy to like. I wouldn't call it one of the greatest, but I've never met anyone who hated it, and I smiled all the way.",
      },
      {
        author: 'George C.',
        writtenOn: '2019-03-23',
        rating: 6,
        content:
          "It's a nice enough fairy tale with jokes, and I like it a bit. I married into a family that recites it. All of it, at dinner, at christenings, over the top of the film itself while it is playing, so I can't honestly tell you what the dialogue sounds like coming from the actors. The synthesiser music sounds like a hotel lobby. The giant rats are a man in a rug. Buttercup has nothing to do but be fetched.\n\nThe old man reading to the boy is lovely. They do talk over that as well.",
      },
      {
        author: 'Tonsils Tim',
        writtenOn: '2023-06-02',
        rating: 10,
        content:
          "My grandad did this voice. Not Peter Falk's, but the same trick, stopping at the good part to ask if we should leave it there for tonight. He's been gone since spring and I put this on because it was short and I'd seen it. Bad idea, good idea. Fezzik trying to think up rhymes in the boat was where I had to pause. I love this film more than any other.",
      },
    ],
  },
];
