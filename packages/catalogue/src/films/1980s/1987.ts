import type { CatalogueFilm } from '../film.ts';

export const films1987: readonly CatalogueFilm[] = [
  {
    id: 117,
    title: 'The Untouchables',
    releaseDate: '1987-06-03',
    genres: ['crime', 'history', 'thriller'],
    voteAverage: 7.8,
    overview:
      "Chicago, 1930. A young man from the Treasury with a packed lunch and a note from his wife in it leads his first liquor raid, in front of the press, and finds a crate of parasols. On a bridge that night an old beat policeman tells him how to know who can be trusted: don't go to the barrel, get it off the tree. They're four in the end. One of them is an accountant.",
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
        author: 'pram_on_the_steps',
        writtenOn: '2013-07-02',
        rating: 8,
        content:
          "I've done those stairs at Union Station with a double buggy. You bump it down backwards, a wheel at a time, and someone in a good coat goes round you.\n\nIt goes on for ever, the clock, the sailors, \"my baby\" with no sound coming out, and it's ridiculous and I was climbing up the arm of the chair. Armani did the suits; everyone looks as though they've stepped out to arrest the wallpaper.",
      },
      {
        author: 'tax_inspector_happy',
        writtenOn: '2010-04-15',
        rating: 9,
        content:
          "Forty years in Revenue and this is all we've got. One film! In which the hero's the little fellow in glasses who says, has anybody thought of his returns? He gets to fire a shotgun on a horse, and have a drink from the leak in a barrel, and I watch no further, I've made my own arrangements about the lift.",
      },
      {
        author: 'edinburgh_irish_malone',
        writtenOn: '2019-12-01',
        rating: 5,
        content:
          'Connery plays an Irishman. Let that stand. Costner is a glass of milk. De Niro came in for a fortnight with a bat. I could see the strings on all of it, the slow zooms, the harmonica, the man in the white suit you can tell is bad by the white suit, and everybody in the room but me was having the time of their lives.',
      },
    ],
  },
  {
    id: 580,
    title: 'Jaws: The Revenge',
    releaseDate: '1987-07-17',
    genres: ['adventure', 'thriller', 'horror'],
    voteAverage: 4.1,
    overview:
      'A widow on Amity Island, who has buried a husband and now has a second grave to visit, flies south to spend Christmas with her elder son. He counts sea snails in the Bahamas for a living. The water is warm, the pilot flirts, there is a small granddaughter to spoil, and she keeps waking up certain that something has swum all the way down after them.',
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
        author: 'bahamas_tax_year',
        writtenOn: '2014-08-19',
        rating: 3,
        content:
          "Michael Caine flies a small plane into the sea, climbs out of the sea, and his shirt is dry. It isn't damp or drying. It has been ironed. I went back over it twice and made my wife come and look.\n\nI would say the rest of it leaks about as much. Fish don't bear grudges. Fish don't know which of your children has moved abroad. And they certainly don't roar, which this one does, standing up on its tail next to the boat like a sealion that wants a herring.",
      },
      {
        author: 'mrs_penhaligon_reads',
        writtenOn: '2008-11-02',
        rating: 5,
        content:
          "Nobody asked me but there is quite a decent little picture hiding in here about a woman past fifty on holiday, being courted by a rogue with a pilot's licence. Lorraine Gary dances at the carnival and looks properly happy for the first time in the whole series. I could have had ninety minutes of that. Every so often a large rubber head came through and interrupted them.",
      },
      {
        author: 'gareth_cuts_keys',
        writtenOn: '2019-06-30',
        content:
          "For the record: that's the story of a shark that follows a family to the Caribbean out of spite, faster than the aeroplane. My son is eight, he draws sharks on everything including the cat's box, and he asked if we could stop it and do sums.",
      },
    ],
  },
  {
    id: 5548,
    title: 'RoboCop',
    releaseDate: '1987-07-17',
    genres: ['action', 'thriller', 'science-fiction'],
    voteAverage: 7.4,
    overview:
      "Detroit's police now belong to a company that also makes weapons, hospitals and space. Its new law-enforcement machine is shown to the board and works very well, up to a point. A junior executive has another idea waiting and only needs somebody who's signed the form. On his first day at Metro West a transferred officer, who twirls his pistol because his son likes it, follows a van to a steel mill.",
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
        author: 'dollar_for_that',
        writtenOn: '2011-05-22',
        rating: 9,
        content:
          "\"I'd buy that for a dollar!\" is on my doorbell. It's the best film about management I've ever sat through: a man gets reduced to paste in a boardroom by the product and the chairman says he's very disappointed. Dick. Then somebody proposes the fix and it's Monday again. We show new starters the clip. We've lost a few.",
      },
      {
        author: 'detroit_via_dallas',
        writtenOn: '2017-07-28',
        rating: 7,
        content:
          "It's all Dallas, I spent my childhood waiting for buses in front of OCP headquarters (city hall). Two things. The violence made me ill, that first long one with the hand; and then he walks through his empty house where a salesman on a screen tries to flog it to him, and his helmet keeps catching bits of a wife. I'd come for one sort of film.",
      },
      {
        author: 'ed209_on_stairs',
        writtenOn: '2005-08-05',
        rating: 8,
        content:
          "Can't do stairs. Sits there at the bottom on its back squealing like a piglet with its toes going. Somebody modelled those toes, moved them a bit, took a photo, moved them again. I'm in a chair myself and have cried laughing at that robot; it's the one character in the picture whose problem I recognise.",
      },
    ],
  },
  {
    id: 11411,
    title: 'Superman IV: The Quest for Peace',
    releaseDate: '1987-07-24',
    genres: ['science-fiction', 'action', 'adventure'],
    voteAverage: 4.5,
    overview:
      "A schoolboy writes a letter asking why the strongest person on Earth doesn't just take all the nuclear missiles away. After a night of thinking it over he does exactly that, to applause at the United Nations. Meanwhile the newspaper he works for by day has been sold to a man who likes bosoms on page one, and a bald convict has stolen one hair from a museum.",
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
        author: 'milton_keynes_born',
        writtenOn: '2011-05-27',
        rating: 3,
        content:
          "The United Nations building is Milton Keynes railway station. I have waited there for the 7.42 more often than I've eaten hot dinners and I can tell you the wind is authentic. He lands outside a branch of a bank. They put an American fire hydrant on the pavement and thought, that'll do it.\n\nThe flying: one shot of him coming straight at you, used again, and again, then with the moon behind. You could set a watch by it.",
      },
      {
        author: 'capesandcrochet',
        writtenOn: '2016-01-24',
        rating: 6,
        content:
          "I'm soft on it and I know I'm wrong. Christopher Reeve cared about this one, it was his idea, and when he stands up to speak to all those delegates he means every word of it while his cape hangs like a shower curtain. The double date where he has to keep nipping out and changing is honestly good farce. Then a man with long nails and a lamé waistcoat rebuilds the Great Wall of China by looking at it, and I went to put my washing out.",
      },
      {
        author: 'the_vacuum_pedant',
        writtenOn: '2022-09-12',
        rating: 2,
        content:
          "He carries a woman in an office blouse into outer space and she breathes. Curtains blow on the moon. There is an hour of material somewhere on a floor at the studio and from what's left I should say they swept up the wrong pile.",
      },
    ],
  },
  {
    id: 88,
    title: 'Dirty Dancing',
    releaseDate: '1987-08-21',
    genres: ['drama', 'music', 'romance'],
    voteAverage: 7.3,
    overview:
      "The summer of 1963, before everything. A doctor's younger daughter, on her way to Mount Holyoke and the Peace Corps, is taken with the family to a resort in the Catskills where there's charades and a wig show. She helps somebody carry a watermelon up to the staff quarters. What they're doing in there, to that music, isn't the foxtrot. Then one of the dancers is in trouble, and there's a mambo to be covered.",
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
        author: 'watermelon_carrier',
        writtenOn: '2013-08-21',
        rating: 9,
        content:
          "\"I carried a watermelon.\" I said \"I enjoy soup\" to a man like that, in Whitby, in 1989. He'd asked me the time.\n\nThat's why it works. She's clumsy, she has real hair and a real nose, she looks at her feet, and the whole film looks at him instead. Watch her face when she gets it wrong with the arm tickle and he's cross. Of course it's corny; it's set in 1963 and all the drum machines are from 1987 and I could not give a monkey's.",
      },
      {
        author: 'lift_attempted_pool',
        writtenOn: '2019-09-07',
        rating: 6,
        content:
          "Broke my wrist at a wedding with somebody's cousin who'd said \"trust me\". Run-up, jump, marquee pole. While it mended I thought I'd better see where it came from. The story underneath is about an illegal abortion and who pays for it, and not one person mentioned that to me in thirty years of singing the chorus at me.",
      },
      {
        author: 'sister_sings_hula',
        writtenOn: '2007-06-23',
        rating: 4,
        content:
          "The sister's the only honest performer in the Catskills. Hula-hana, tone deaf, full heart. The rest is a dance instructor of about thirty-five with no shirt and the daughter of a paying guest, to songs I was tired of on first hearing. Nobody puts... yes, I know what nobody puts, and where.",
      },
    ],
  },
  {
    id: 2493,
    title: 'The Princess Bride',
    releaseDate: '1987-09-25',
    genres: ['adventure', 'fantasy', 'family', 'comedy', 'romance'],
    voteAverage: 7.7,
    overview:
      'A boy home sick from school would rather play his video game, but his grandfather has brought a book. In it a farm boy goes to sea to earn his fortune and is reported dead, the girl who loved him is chosen by a prince, and three hired men carry her off: a schemer, a giant, and a swordsman who has spent twenty years looking for a six-fingered man.',
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
        author: 'lefthanded_fencer',
        writtenOn: '2014-05-11',
        rating: 9,
        content:
          "Fencing coach here. They name-drop Capo Ferro and Thibault and then mostly do nothing of the sort, but the two of them really are doing it themselves, both hands, up and down those steps, and being so _polite_ about it. Every term at least one child signs up because of this duel. I let them say the line once, and after that it's ten press-ups. I've no strong views on the remainder, apart from the giant, whom I'd have round for dinner.",
      },
      {
        author: 'overquoted_olga',
        writtenOn: '2019-03-23',
        rating: 6,
        content:
          "I married into a family that recites it. All of it, at dinner, at christenings, over the top of the film itself while it is playing, so I can't honestly tell you what the dialogue sounds like coming from the actors. The synthesiser music sounds like a hotel lobby. The giant rats are a man in a rug. Buttercup has nothing to do but be fetched.\n\nThe old man reading to the boy is lovely. They do talk over that as well.",
      },
      {
        author: 'tonsils_out_87',
        writtenOn: '2023-06-02',
        rating: 10,
        content:
          "My grandad did this voice. Not Peter Falk's, but the same trick, stopping at the good part to ask if we should leave it there for tonight. He's been gone since spring and I put this on because it was short and I'd seen it. Bad idea, good idea. Fezzik trying to think up rhymes in the boat was where I had to pause.",
      },
    ],
  },
];
