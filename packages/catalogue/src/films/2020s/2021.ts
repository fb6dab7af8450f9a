import type { CatalogueFilm } from '../film.ts';

export const films2021: readonly CatalogueFilm[] = [
  {
    id: 602269,
    title: 'The Little Things',
    releaseDate: '2021-01-28',
    genres: ['drama', 'crime', 'thriller'],
    voteAverage: 6.3,
    voteCount: 2_805,
    overview:
      'Joe Deacon was a detective in Los Angeles until a case broke his heart and his marriage. Now he is a deputy in the country. In 1990 he is sent to the city for some evidence, and his successor, Jim Baxter, asks him to look at the murder of a young woman. The two follow Albert Sparma, who enjoys being suspected. They must find proof, or more women will die.',
    cast: [
      { name: 'Denzel Washington', character: "Joe 'Deke' Deacon" },
      { name: 'Rami Malek', character: 'Jim Baxter' },
      { name: 'Jared Leto', character: 'Albert Sparma' },
      { name: 'Natalie Morales', character: 'Detective Jamie Estrada' },
      { name: 'Terry Kinney', character: 'Captain Farris' },
      { name: 'Chris Bauer', character: 'Detective Sal Rizoli' },
      { name: 'Joris Jarsky', character: 'Detective Sergeant Rogers' },
      { name: 'Isabel Arraiza', character: 'Ana Baxter' },
      { name: 'Michael Hyatt', character: 'Flo Dunigan' },
      { name: 'Sofia Vassilieva', character: 'Tina Salvatore' },
    ],
    crew: [
      { name: 'John Lee Hancock', job: 'Director' },
      { name: 'John Lee Hancock', job: 'Writer' },
      { name: 'Mark Johnson', job: 'Producer' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'John Schwartzman', job: 'Director of Photography' },
      { name: 'Robert Frazen', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'RosaIrwin',
        writtenOn: '2021-03-13',
        rating: 7,
        content:
          "This film knows the job, and I did homicide for nine years. Most of it's parking outside a house with cold fries, so I had no trouble with the pace. When Denzel Washington sits in a motel room and talks to the pictures of the dead girls, we don't discuss that in the trade, but go to any leaving do. That's the truest thing here, and I liked the film for it.\n\nLeto I could've done without. Real ones aren't so interesting, nor do they walk like that.",
      },
      {
        author: 'Alan Whitcomb',
        writtenOn: '2021-02-06',
        rating: 6,
        content:
          "John Lee Hancock wrote this story almost thirty years before he could film it, and it feels like a visitor from the nineties. There are no cell phones and no computers. A girl runs down a dark road with a car behind her, and he takes ten minutes for it without a word. In such moments it is excellent. He likes to wait, though, and now and then I waited longer than I wanted.\n\nDenzel Washington is heavy, slow and haunted, and he is the main reason to watch. Rami Malek, in neat suits, is his opposite, and I never quite believed in him as a cop. Jared Leto plays a man who enjoys being suspected. He walks and talks so strangely that you stop being afraid.\n\nDon't come for easy answers. Overall it is a moody, well-made crime film that is less clever than it wants to be. I liked it more than my wife did, and we talked about it for an hour.",
      },
      {
        author: 'B. Tully',
        writtenOn: '2022-11-17',
        rating: 6,
        content:
          "No mobile phones! What a difference. A girl jogging off down a dark road, a payphone that's no good, a man driving slow behind with his lights on. Ten minutes with not one word and I had hold of the dog. It never gets back up there, though it's always nice to see Denzel in a sweater. Decent thriller, no more.",
      },
    ],
  },
  {
    id: 587807,
    title: 'Tom & Jerry',
    releaseDate: '2021-02-10',
    genres: ['animation', 'comedy', 'family'],
    voteAverage: 6.8,
    voteCount: 2_345,
    overview:
      "Kayla has lost her job and talks her way into a grand hotel in New York with another woman's papers. The wedding of the year is days away, and Jerry the mouse has just moved into the walls. To get rid of him, Kayla hires Tom, the cat who has chased him for years. The two wreck one floor after another. If the wedding goes wrong, Kayla will be found out and lose everything.",
    cast: [
      { name: 'Chloë Grace Moretz', character: 'Kayla Forrester' },
      { name: 'Michael Peña', character: 'Terence Mendoza' },
      { name: 'Colin Jost', character: 'Ben' },
      { name: 'Rob Delaney', character: 'Henry Dubros' },
      { name: 'Ken Jeong', character: 'Chef Jackie' },
      { name: 'Pallavi Sharda', character: 'Preeta' },
      { name: 'Jordan Bolger', character: 'Cameron' },
      { name: 'Patsy Ferran', character: 'Joy the Bell Girl' },
      { name: 'Bobby Cannavale', character: 'Spike (voice)' },
      { name: 'Nicky Jam', character: 'Butch (voice)' },
    ],
    crew: [
      { name: 'Tim Story', job: 'Director' },
      { name: 'Kevin Costello', job: 'Writer' },
      { name: 'Christopher DeFaria', job: 'Producer' },
      { name: 'Christopher Lennertz', job: 'Original Music Composer' },
      { name: 'Alan Stewart', job: 'Director of Photography' },
      { name: 'Peter S. Elliot', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Carla Jimenez',
        writtenOn: '2021-03-21',
        rating: 7,
        content:
          'If your kids like frying pans to the head, this is their movie. Mine are six and eight, and they laughed until one of them fell off the bed. Nothing is scary; the dog Spike has an upset stomach in one scene and that was voted the highlight. The human story with Kayla and the wedding bored them, and me, so I used it to make popcorn. Okay from five and up, just have a talk about electric shocks. I liked it after all, mainly because of their giggling.',
      },
      {
        author: 'hannabarbera1940',
        writtenOn: '2021-04-11',
        rating: 4,
        content:
          'The old cartoons need seven minutes and hardly a word, and this takes an hour and forty with an influencer wedding. I grew up on the originals in Adelaide, every day after school, and I know each piano gag by heart. The first fight in the hotel room is drawn with real love, I admit. Then they send the two stars OFF SCREEN so that we can follow Michael Peña and his clipboard. Who asked for rapping pigeons? I was disappointed, and not even angry, just bored.',
      },
      {
        author: 'Farida K.',
        writtenOn: '2021-06-06',
        rating: 8,
        content:
          "Children will be too happy with this one, and so will papa. We watched on the projector at our flat in Mumbai with the neighbours' kids, nine of them, and there was one laugh every half minute. Tom playing piano in the park is so sweet. There is a big Indian wedding with elephants and peacocks inside a New York hotel, what more do you want? Pallavi Sharda looks lovely as the bride. The story is simple, but for a family evening it is good clean fun. I enjoyed it, and grandmother also.",
      },
    ],
  },
  {
    id: 791373,
    title: "Zack Snyder's Justice League",
    releaseDate: '2021-03-18',
    genres: ['adventure', 'fantasy', 'action'],
    voteAverage: 8.1,
    voteCount: 10_425,
    overview:
      'Superman is dead, and Bruce Wayne believes that something worse is coming. With Diana Prince he looks for people with unusual powers: Arthur Curry, Barry Allen, and Victor Stone, half of whom is machine. Meanwhile Steppenwolf comes to Earth to collect three boxes that can turn it into another world for his master. Two he finds quickly. If he gets the third, which Victor has hidden, mankind is lost.',
    cast: [
      { name: 'Ben Affleck', character: 'Bruce Wayne / Batman' },
      { name: 'Henry Cavill', character: 'Clark Kent / Superman' },
      { name: 'Amy Adams', character: 'Lois Lane' },
      { name: 'Gal Gadot', character: 'Diana Prince / Wonder Woman' },
      { name: 'Ray Fisher', character: 'Victor Stone / Cyborg' },
      { name: 'Jason Momoa', character: 'Arthur Curry / Aquaman' },
      { name: 'Ezra Miller', character: 'Barry Allen / The Flash' },
      { name: 'Jeremy Irons', character: 'Alfred Pennyworth' },
      { name: 'Diane Lane', character: 'Martha Kent' },
      { name: 'Connie Nielsen', character: 'Queen Hippolyta' },
    ],
    crew: [
      { name: 'Zack Snyder', job: 'Director' },
      { name: 'Chris Terrio', job: 'Screenplay' },
      { name: 'Zack Snyder', job: 'Story' },
      { name: 'Chris Terrio', job: 'Story' },
      { name: 'Will Beall', job: 'Story' },
      { name: 'Charles Roven', job: 'Producer' },
      { name: 'Deborah Snyder', job: 'Producer' },
      { name: 'Tom Holkenborg', job: 'Original Music Composer' },
      { name: 'Fabian Wagner', job: 'Director of Photography' },
      { name: 'David Brenner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'cutreleaser4',
        writtenOn: '2021-03-21',
        rating: 9,
        content:
          "four hours and i'd take two more. forget the 2017 version, this is a different movie. cyborg is suddenly the heart of it all, flash has a moment at the end of the... no, i won't spoil it, but i stood up in my own living room. steppenwolf looks like a walking knife drawer and is finally scary. my dc list: dark knight, this, man of steel. too much slow motion? yes. people singing while a guy walks into the sea? also yes. worth the years of waiting, loved it",
      },
      {
        author: 'Gordon Mayfield',
        writtenOn: '2021-05-16',
        rating: 8,
        content:
          "Few directors are given a second chance at a film, and it is fascinating to see what one does with it. Zack Snyder works on the scale of a myth. He divides the story into chapters, shows it in a nearly square frame and lets scenes run as long as he pleases. That patience is the main gain: each of the heroes arrives with a family, a loss and a reason.\n\nRay Fisher gains most. His Victor Stone was a sidekick in the earlier version and here he is the tragic center, with a fine Joe Morton as the father who cannot say he is sorry. Ben Affleck is tired and human. Ezra Miller's jokes work about half of the time.\n\nIt is far too long, the picture is so grey that I adjusted my set, and the epilogue goes on for ages about films that were never made. Overall I was surprised how much I cared. I would recommend it over two evenings, with the original version forgotten.",
      },
      {
        author: 'Clive Ormond',
        writtenOn: '2021-06-27',
        rating: 6,
        content:
          "Longer than Lawrence of Arabia, and it feels the difference. I do not wish to be unkind, for there is an honest conviction here which the version of 2017 quite lacked; that film was an argument between two directors, and this is one man's voice, however thunderous. Snyder borrows his solemnity from The Lord of the Rings, down to the ancient battle told by firelight, and his colours from a wet pavement. Ray Fisher is touching. Gadot is accompanied by a wailing choir each time she enters a room. Half an hour could be saved by showing the slow motion at normal speed; by the fourth hour one simply admires the stamina, one's own included. It is rather a slog, then, and I liked it better than I had feared.",
      },
    ],
  },
  {
    id: 602734,
    title: 'Spiral: From the Book of Saw',
    releaseDate: '2021-05-12',
    genres: ['horror', 'mystery'],
    voteAverage: 5.9,
    voteCount: 2_264,
    overview:
      "Detective Zeke Banks once reported a partner for murder, and his colleagues have hated him since then. On the Fourth of July a man's remains are found in a subway tunnel. A box arrives with a tongue, a badge and a sign known from older cases. More boxes follow. Each is addressed to Zeke and holds a piece of a policeman. He must find the sender before he loses all his colleagues, or his father.",
    cast: [
      { name: 'Chris Rock', character: "Det. Ezekiel 'Zeke' Banks" },
      { name: 'Max Minghella', character: 'Det. William Schenk' },
      { name: 'Samuel L. Jackson', character: 'Marcus Banks' },
      { name: 'Marisol Nichols', character: 'Capt. Angie Garza' },
      { name: 'Zoie Palmer', character: 'Kara Bozwick' },
      { name: 'Dan Petronijevic', character: 'Det. Marv Bozwick' },
      { name: 'Richard Zeppieri', character: 'Det. Fitch' },
      { name: 'Patrick McManus', character: 'Peter Dunleavy' },
      { name: 'Ali Johnson', character: 'Lisa Banks' },
      { name: 'Edie Inksetter', character: 'Det. Kraus' },
    ],
    crew: [
      { name: 'Darren Lynn Bousman', job: 'Director' },
      { name: 'Josh Stolberg', job: 'Screenplay' },
      { name: 'Pete Goldfinger', job: 'Screenplay' },
      { name: 'Charlie Clouser', job: 'Original Music Composer' },
      { name: 'Jordan Oram', job: 'Director of Photography' },
      { name: 'Dev Singh', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ruth Maier',
        writtenOn: '2021-06-06',
        rating: 5,
        content:
          "I build marionettes for a living and I've got to say the pig is a nice piece of work. Good joints. He comes jerking along on his strings and does all that can be asked of a pig. Of the people I couldn't say as much: everybody shouts. They shout hello. Rock squints through the whole thing like a man reading a menu without his glasses, but he's got a bit about Forrest Gump at the top that beats most of the acting after it. Not a good film, though I've seen worse ones in the series.",
      },
      {
        author: 'cerys_g',
        writtenOn: '2021-10-29',
        rating: 7,
        content:
          "Saw people, listen, it's a decent one. Traps are back to being mean rather than engineering. The tongue one in the subway, with the train coming! I had to put my milkshake under the seat. Guessed who in the first twenty minutes and so will you, but when the old music kicks in at double speed I was bouncing. Nine films in and I still love that tune.",
      },
    ],
  },
  {
    id: 423108,
    title: 'The Conjuring: The Devil Made Me Do It',
    releaseDate: '2021-05-25',
    genres: ['horror', 'mystery', 'thriller'],
    voteAverage: 7.4,
    voteCount: 6_489,
    overview:
      "In 1981 Ed and Lorraine Warren try to free David Glatzel, who is eight, from a demon. Arne Johnson, the boyfriend of David's sister Debbie, asks it to take him instead. Months later Arne stabs a man to death and says that he wasn't himself. The Warrens look for proof and find a sign under the Glatzels' house: someone has cursed the boy on purpose. If they can't break the curse, Arne will die.",
    cast: [
      { name: 'Patrick Wilson', character: 'Ed Warren' },
      { name: 'Vera Farmiga', character: 'Lorraine Warren' },
      { name: "Ruairi O'Connor", character: 'Arne Cheyenne Johnson' },
      { name: 'Sarah Catherine Hook', character: 'Debbie Glatzel' },
      { name: 'Julian Hilliard', character: 'David Glatzel' },
      { name: 'John Noble', character: 'Kastner' },
      { name: 'Eugenie Bondurant', character: 'The Occultist' },
      { name: 'Shannon Kook', character: 'Drew Thomas' },
      { name: 'Ronnie Gene Blevins', character: 'Bruno Sauls' },
      { name: 'Steve Coulter', character: 'Father Gordon' },
    ],
    crew: [
      { name: 'Michael Chaves', job: 'Director' },
      { name: 'David Leslie Johnson-McGoldrick', job: 'Screenplay' },
      { name: 'James Wan', job: 'Producer' },
      { name: 'Peter Safran', job: 'Producer' },
      { name: 'Joseph Bishara', job: 'Original Music Composer' },
      { name: 'Michael Burgess', job: 'Director of Photography' },
      { name: 'Peter Gvozdas', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'warren_files_abby',
        writtenOn: '2021-06-27',
        rating: 8,
        content:
          "third best conjuring, not as good as james wan's two but i'll fight for it. the start is insane, that kid twisting like a pretzel while everybody screams. the waterbed scene!!! i love that it turns into a detective story with the two of them in old cardigans. patrick wilson and vera farmiga are still the cutest couple in horror. less of a haunted house, not as scary at the end. way better than the nun and all the annabelles",
      },
      {
        author: 'Lorraine E.',
        writtenOn: '2022-02-14',
        rating: 8,
        content:
          "This is a love story and I'll fight you. Thirty years they've got, and since his heart attack he can't take the stairs without his pills, so she crawls under the floorboards alone, in a good blouse, and he waits and hates it. It's properly frightening too, the boy on the waterbed had me under the blanket. Valentine's Day, bottle of red. My husband said 'would you crawl in there for me' and I said it depends what's in there. Loved it.",
      },
      {
        author: 'peter1976',
        writtenOn: '2023-10-08',
        rating: 6,
        content:
          "They copy the famous picture from The Exorcist, the man under the street lamp outside the house, with hat, bag and fog. The rest isn't copied from anything as good. The boy in the shower is worth a yelp. It's an average horror film, and I was a little bored.",
      },
    ],
  },
  {
    id: 337404,
    title: 'Cruella',
    releaseDate: '2021-05-26',
    genres: ['drama', 'comedy', 'crime'],
    voteAverage: 8,
    voteCount: 10_003,
    overview:
      'London in the 1970s. Estella, an orphan whose hair is half black and half white, lives from small thefts with Jasper and Horace and dreams of making clothes. She gets a place at the fashion house of the merciless Baroness. When Estella discovers that her employer has a part in her own past, she invents a crueler self to destroy her. If she goes too far, she will lose Jasper and Horace, her only family.',
    cast: [
      { name: 'Emma Stone', character: 'Estella / Cruella' },
      { name: 'Emma Thompson', character: 'The Baroness' },
      { name: 'Joel Fry', character: 'Jasper' },
      { name: 'Paul Walter Hauser', character: 'Horace' },
      { name: 'John McCrea', character: 'Artie' },
      { name: 'Emily Beecham', character: 'Catherine' },
      { name: 'Mark Strong', character: 'John the Valet' },
      { name: 'Kayvan Novak', character: 'Roger' },
      { name: 'Kirby Howell-Baptiste', character: 'Anita Darling' },
      { name: 'Jamie Demetriou', character: 'Gerald' },
    ],
    crew: [
      { name: 'Craig Gillespie', job: 'Director' },
      { name: 'Dana Fox', job: 'Screenplay' },
      { name: 'Tony McNamara', job: 'Screenplay' },
      { name: 'Aline Brosh McKenna', job: 'Story' },
      { name: 'Kelly Marcel', job: 'Story' },
      { name: 'Steve Zissis', job: 'Story' },
      { name: 'Andrew Gunn', job: 'Producer' },
      { name: 'Marc Platt', job: 'Producer' },
      { name: 'Kristin Burr', job: 'Producer' },
      { name: 'Nicholas Britell', job: 'Original Music Composer' },
      { name: 'Nicolas Karakatsanis', job: 'Director of Photography' },
      { name: 'Tatiana S. Riegel', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'punkfashiongirl',
        writtenOn: '2021-06-06',
        rating: 9,
        content:
          'Obsessed with this crime comedy! Emma Stone has so much fun and so did I. Every dress is crazy, especially the one that comes out of a garbage truck. The two Emmas being mean to each other is the best part. Great songs, too. I already want to see it again.',
      },
      {
        author: 'seamripper',
        writtenOn: '2021-07-25',
        rating: 8,
        content:
          'The clothes do all the talking, and Jenny Beavan made them. The Baroness is cut like a building, stiff, gold and brown, always a shade behind the times; Cruella answers with newspaper, safety pins and a red gown that was something else a minute before. You could turn off the sound and still follow who is winning. The film itself is too long and it plays a famous song about every four minutes. I forgive it for the coat and the motorbike. Great fun, and a great costume film.',
      },
      {
        author: 'Edmund Pryce',
        writtenOn: '2022-01-09',
        rating: 7,
        content:
          'Much livelier than one feared of a company that now gives every villain a childhood. In outline it is The Devil Wears Prada with burglary; in temper it owes something to All About Eve, and Emma Thompson, slicing a cucumber out of her way with one look, is well aware of it. Stone is nimble and her accent holds. The songs, however, never stop: each is well known and each is cut off just as one begins to hum. It runs a good half hour past its natural end, and I never for one moment believed that this girl would harm a dog. Nevertheless I had a much better time than I meant to; the party at which a white cape turns red is a proper piece of theatre.',
      },
    ],
  },
  {
    id: 631843,
    title: 'Old',
    releaseDate: '2021-07-21',
    genres: ['thriller', 'mystery', 'horror'],
    voteAverage: 6.3,
    voteCount: 4_843,
    overview:
      'Guy and Prisca, a couple close to separating, take their children Trent and Maddox to a tropical resort. The manager recommends a private cove, and they go there with the surgeon Charles, his family and a few other guests. Nobody can leave through the rocks without passing out. Within hours the children are teenagers. Everyone on the beach ages about a lifetime in a day, and they have until night to find a way off.',
    cast: [
      { name: 'Gael García Bernal', character: 'Guy' },
      { name: 'Vicky Krieps', character: 'Prisca' },
      { name: 'Rufus Sewell', character: 'Charles' },
      { name: 'Alex Wolff', character: 'Trent Aged 15' },
      { name: 'Thomasin McKenzie', character: 'Maddox Aged 16' },
      { name: 'Abbey Lee', character: 'Chrystal' },
      { name: 'Nikki Amuka-Bird', character: 'Patricia' },
      { name: 'Ken Leung', character: 'Jarin' },
      { name: 'Eliza Scanlen', character: 'Kara Aged 15' },
      { name: 'Aaron Pierre', character: 'Mid-Sized Sedan' },
    ],
    crew: [
      { name: 'M. Night Shyamalan', job: 'Director' },
      { name: 'M. Night Shyamalan', job: 'Screenplay' },
      { name: 'Trevor Gureckis', job: 'Original Music Composer' },
      { name: 'Mike Gioulakis', job: 'Director of Photography' },
      { name: 'Brett M. Reed', job: 'Editor' },
      { name: 'Ashwin Rajan', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'celluloid71',
        writtenOn: '2021-08-30',
        rating: 6,
        content:
          "Nobody in this talks like a person. Everyone says their job within a minute of arriving, in case we need a nurse later, and we do. There is a famous rapper and his name is Mid-Sized Sedan and that's just left there.\n\nAnd still, the idea got me in the stomach. Parents who get old next to their children in one afternoon on the sand. So I liked it, badly written as it is. My parents are that age. I rang them from the parking lot.",
      },
      {
        author: 'M. Kowalchuk',
        writtenOn: '2022-07-03',
        rating: 5,
        content:
          "Pros: a great idea. A beach where you grow old in one day, who hasn't thought of something like that on vacation. The kids changing actors is well cast. Thomasin McKenzie really plays a child in a bigger body. Pretty location.\nCons: nobody talks like a human being. Everyone announces their job when they meet. The camera keeps wandering off right when something happens. Too many explanations, too slow after the first hour.\nI was never bored and never really convinced. Okay for one evening.",
      },
      {
        author: 'Peter W.',
        writtenOn: '2021-11-14',
        rating: 8,
        content:
          "Watched it on our second day at an all-inclusive, which my wife now brings up at dinners. It's nasty fun and I loved it. I'd say go along with the rules and stop doing the arithmetic on fingernails and hair, which the film answers anyway, sort of. Rufus Sewell asking which picture had Brando and Nicholson in it, over and over with a knife in his hand, was more frightening to me than the beach.",
      },
    ],
  },
  {
    id: 523638,
    title: 'Prisoners of the Ghostland',
    releaseDate: '2021-08-31',
    genres: ['fantasy', 'horror', 'action', 'western', 'thriller'],
    voteAverage: 5,
    voteCount: 662,
    overview:
      'The Governor, a man in a white suit, rules a town that is half Wild West and half old Japan. His adopted granddaughter Bernice has run away to a place from which no one returns. He takes the bank robber Hero out of jail and puts him in a leather suit with small bombs on it. Hero has five days to find Bernice and bring her back, or the bombs will go off.',
    cast: [
      { name: 'Nicolas Cage', character: 'Hero' },
      { name: 'Sofia Boutella', character: 'Bernice' },
      { name: 'Nick Cassavetes', character: 'Psycho' },
      { name: 'Bill Moseley', character: 'Governor' },
      { name: 'Tak Sakaguchi', character: 'Yasujiro' },
      { name: 'Young Dais', character: 'Ratman' },
      { name: 'Charles Glover', character: 'Enoch' },
      { name: 'Cici Zhou', character: 'Chimera' },
      { name: 'Louis Kurihara', character: 'Curi' },
      { name: 'Tetsu Watanabe', character: 'Nabe' },
    ],
    crew: [
      { name: 'Sion Sono', job: 'Director' },
      { name: 'Aaron Hendry', job: 'Screenplay' },
      { name: 'Reza Sixo Safai', job: 'Screenplay' },
      { name: 'Joseph Trapanese', job: 'Original Music Composer' },
      { name: 'Sôhei Tanikawa', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'cagerage_kyle',
        writtenOn: '2021-10-10',
        rating: 7,
        content:
          "cowboys, samurai, ghosts and nic cage in a suit that blows up one body part at a time, you're either in or you're out. i'm in. he rides off on a kid's bicycle instead of the car they gave him, that alone. tak sakaguchi with the sword is the real deal, wish he had more fights. it's way slower than mandy and not as crazy as it thinks it is, sits mid table in my cage ranking. the sets are nuts though. good time with beer and three friends",
      },
      {
        author: 'Moira Felton',
        writtenOn: '2022-05-22',
        rating: 4,
        content:
          "Caught up with this because I adore Sion Sono's long film Love Exposure, and it made me a bit sad. There are wonderful pictures: people in masks holding back the hand of a giant clock with ropes, a street of cherry blossom and neon. They aren't connected by anything. Everybody explains the world to Cage again and again, and he answers by shouting one word. Sofia Boutella has to be silent for half of it. After an hour I was checking how much was left. I'd call it a beautiful bore, and only for collectors.",
      },
      {
        author: 'Darnell Price',
        writtenOn: '2021-12-05',
        rating: 4,
        content:
          'Pros: costumes and colors, you could hang any frame on a wall. Nicolas Cage never holds back. Bill Moseley as a greasy governor. A choir of kids with a creepy song.\nCons: no story to speak of. The rules of the suit are set up and mostly forgotten. Nothing is at stake, since nothing makes sense. The fights come too late. It wants to be a cult movie, and you can feel it wanting that all the time.\nI was tired by the end. I disliked it. Half a point for the bicycle.',
      },
    ],
  },
  {
    id: 749274,
    title: 'Cry Macho',
    releaseDate: '2021-09-16',
    genres: ['drama', 'western'],
    voteAverage: 5.9,
    voteCount: 1_117,
    overview:
      "Texas, 1980. Mike Milo was a rodeo star until he broke his back. His former boss Howard, to whom he owes a favor, sends him to Mexico City to fetch his son Rafo from the boy's mother Leta. Rafo lives on the street with a fighting rooster. The two drive north and get stuck in a village. Mike must bring the boy over the border before Leta's men find them.",
    cast: [
      { name: 'Clint Eastwood', character: 'Mike Milo' },
      { name: 'Eduardo Minett', character: 'Rafo' },
      { name: 'Natalia Traven', character: 'Marta' },
      { name: 'Dwight Yoakam', character: 'Howard Polk' },
      { name: 'Fernanda Urrejola', character: 'Leta' },
      { name: 'Horacio García Rojas', character: 'Aurelio' },
      { name: 'Marco Rodríguez', character: 'Porfirio' },
      { name: 'Amber Lynn Ashley', character: 'Hippie Girl' },
    ],
    crew: [
      { name: 'Clint Eastwood', job: 'Director' },
      { name: 'Nick Schenk', job: 'Screenplay' },
      { name: 'N. Richard Nash', job: 'Screenplay' },
      { name: 'Clint Eastwood', job: 'Producer' },
      { name: 'Albert S. Ruddy', job: 'Producer' },
      { name: 'Tim Moore', job: 'Producer' },
      { name: 'Jessica Meier', job: 'Producer' },
      { name: 'Mark Mancina', job: 'Original Music Composer' },
      { name: 'Ben Davis', job: 'Director of Photography' },
      { name: 'Joel Cox', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Hugo Penhallow',
        writtenOn: '2021-11-14',
        rating: 5,
        content:
          "A very old man, a boy and a cockerel drive across Mexico at the speed of a Sunday walk. Eastwood is ninety-one and doesn't hide it; he moves like someone carrying a tray. There is dignity in that, and there was more in Gran Torino, where age had a purpose and the script had teeth. A Perfect World told the same journey in 1993, with danger in it; here the pursuers are so lazy that one wonders whether they are paid by the hour. The boy is stiff, the women throw themselves at our hero, and scenes end simply because they have stopped. Still, the dance in the cantina is tender; I was rather disappointed, and not sorry that I had gone.",
      },
      {
        author: 'chicken_dinner_ted',
        writtenOn: '2022-04-10',
        rating: 7,
        content:
          "The finest actor here is a rooster, and I say that as someone who kept hens for twenty years in County Clare. He enters on time, he hits his mark, and he is the only one in the picture who is ever in a hurry. Clint Eastwood is a gentle ruin of a cowboy and I could have watched him shave. Nothing much goes on. They eat, they mend a fence, he teaches the boy to ride, a woman with kind eyes gives them soup. I found that I was smiling. It's slow, it's creaky and I liked it, and my own hens would never have got the part.",
      },
      {
        author: 'desertdrive66',
        writtenOn: '2024-03-24',
        rating: 5,
        content:
          "Late to this, on a hotel television, and I watched it all the way through, which took some patience. What holds up: the light over the road, the horses, Natalia Traven as Marta talking with her hands to her granddaughter. What doesn't: the talk. People say exactly what they think in full sentences, and young Eduardo Minett gets the worst of them. I love Eastwood's westerns, I have seen Unforgiven a dozen times, so it hurts to say that this one is dull. Two or three good minutes in the church, then back to the car.",
      },
    ],
  },
  {
    id: 580489,
    title: 'Venom: Let There Be Carnage',
    releaseDate: '2021-09-30',
    genres: ['science-fiction', 'action', 'adventure'],
    voteAverage: 6.7,
    voteCount: 11_123,
    overview:
      "The reporter Eddie Brock shares his body with an alien who would like to eat brains and has to make do with chocolate. The two quarrel all day. On death row the murderer Cletus Kasady bites Eddie's hand and takes in some of the alien's blood. It turns him into a more savage monster, and he breaks out. Eddie and the alien have just parted. They must make up, or Kasady will kill many people.",
    cast: [
      { name: 'Tom Hardy', character: 'Eddie Brock / Venom' },
      { name: 'Woody Harrelson', character: 'Cletus Kasady / Carnage' },
      { name: 'Michelle Williams', character: 'Anne Weying' },
      { name: 'Naomie Harris', character: 'Frances Barrison / Shriek' },
      { name: 'Reid Scott', character: 'Dr. Dan Lewis' },
      { name: 'Stephen Graham', character: 'Detective Mulligan' },
      { name: 'Peggy Lu', character: 'Mrs. Chen' },
      { name: 'Sian Webber', character: 'Dr. Pazzo' },
      { name: 'Larry Olubamiwo', character: 'Ravencroft Guard' },
    ],
    crew: [
      { name: 'Andy Serkis', job: 'Director' },
      { name: 'Kelly Marcel', job: 'Screenplay' },
      { name: 'Avi Arad', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Robert Richardson', job: 'Director of Photography' },
      { name: 'Maryann Brandon', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Pauline Webb',
        writtenOn: '2021-10-24',
        content:
          "I keep bantams so I was nervous. They're fine! Both hens get through it without a scratch and one has a line, sort of. The whole middle is a break-up: Eddie smashes the TV, they say things, the black one moves out and goes to a rave with glowsticks round his neck and takes the microphone and tells everybody to be who they are. A good laugh, this one. I haven't laughed like that since our Keith's wedding. Then there's a cathedral, and monsters, and I went and let the dog out.",
      },
      {
        author: 'theo.irwin',
        writtenOn: '2021-11-07',
        rating: 8,
        content:
          "This is basically a romantic comedy with a monster and I am here for it! Eddie and Venom break up, Venom goes to a party alone, they miss each other, it's hilarious. Tom Hardy arguing with himself never gets old. It's only ninety minutes and it flies. The big fight is a blur, whatever. So much fun, saw it twice.",
      },
      {
        author: 'Beatriz Grant',
        writtenOn: '2022-05-01',
        rating: 6,
        content:
          "I'm the same age as the lady in the corner shop, and Venom takes her over for ten seconds, the teeth, the lot. Ten! I'd have paid for a film of just that, with the till, and those two arguing by the chocolate. Not bad fun, all in all.",
      },
    ],
  },
  {
    id: 568124,
    title: 'Encanto',
    releaseDate: '2021-10-13',
    genres: ['fantasy', 'animation', 'comedy', 'family'],
    voteAverage: 7.6,
    voteCount: 10_153,
    overview:
      'In the mountains of Colombia the Madrigal family lives in a magic house, and each child is given a gift: one sister is as strong as ten men, another makes flowers grow. Only Mirabel got nothing. When cracks run through the walls and the gifts begin to fail, her grandmother Alma denies it. Mirabel has to find out what is wrong, or the family will lose its magic and its home.',
    cast: [
      { name: 'Stephanie Beatriz', character: 'Mirabel Madrigal (voice)' },
      { name: 'María Cecilia Botero', character: 'Abuela Alma Madrigal (voice)' },
      { name: 'John Leguizamo', character: 'Bruno Madrigal (voice)' },
      { name: 'Diane Guerrero', character: 'Isabela Madrigal (voice)' },
      { name: 'Jessica Darrow', character: 'Luisa Madrigal (voice)' },
      { name: 'Carolina Gaitán', character: 'Pepa Madrigal (voice)' },
      { name: 'Angie Cepeda', character: 'Julieta Madrigal (voice)' },
      { name: 'Mauro Castillo', character: 'Félix Madrigal (voice)' },
      { name: 'Ravi Cabot-Conyers', character: 'Antonio Madrigal (voice)' },
      { name: 'Rhenzy Feliz', character: 'Camilo Madrigal (voice)' },
    ],
    crew: [
      { name: 'Jared Bush', job: 'Director' },
      { name: 'Byron Howard', job: 'Director' },
      { name: 'Charise Castro Smith', job: 'Co-Director' },
      { name: 'Charise Castro Smith', job: 'Screenplay' },
      { name: 'Jared Bush', job: 'Screenplay' },
      { name: 'Yvett Merino', job: 'Producer' },
      { name: 'Clark Spencer', job: 'Producer' },
      { name: 'Germaine Franco', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Aunty Funke',
        writtenOn: '2022-01-16',
        rating: 9,
        content:
          "Every big family must see this cartoon! There is a grandmother who holds everything together with fear, an uncle we do not mention at table, and a cousin who is perfect and secretly tired. I am telling you, this is my father's house in Ibadan with more flowers. My nieces know all the songs, and the one about Bruno has been playing here since Christmas. Luisa carrying donkeys and crying that it is too heavy, I felt that one. The colours are joyful, and I left happy.",
      },
      {
        author: 'pete_and_the_twins',
        writtenOn: '2022-02-05',
        rating: 7,
        content:
          "A bright, crowded musical, and one of the few films my four-year-olds have watched to the end. There is no villain at all, which suits them. A walk through a dark tower with sand and a man in a hood made one of them hide, for about a minute, and then there were rats and he was happy again. I got a bit lost among so many relatives and I can't say that much happens. But I liked it, most of all the point it makes about favourite children. Fine from three upwards. You will be singing, so make your peace with that.",
      },
      {
        author: 'Megan Tully',
        writtenOn: '2022-05-29',
        rating: 7,
        content:
          "Pros: the house is a character, the tiles wave and the stairs turn into a slide. A heroine with glasses and no superpower. Several of the songs are stuck in my head for good. A grandma who is wrong and isn't evil.\nCons: fast talking, so the names fly by. Everything happens in one place. The ending ties up in a minute what has hurt for fifty years. I missed a real adventure.\nGood Disney, not great Disney. My nephew loved it, I liked it enough.",
      },
    ],
  },
  {
    id: 600583,
    title: 'The Power of the Dog',
    releaseDate: '2021-10-25',
    genres: ['drama', 'western'],
    voteAverage: 6.7,
    voteCount: 2_936,
    overview:
      'Montana, 1925. The brothers Phil and George Burbank have run a ranch together for twenty-five years. George is gentle and lonely; Phil is hard and mocks everything weak. When George marries Rose, a widow, Phil torments her until she starts to drink. In the summer her son Peter comes to stay, who makes paper flowers. Phil suddenly takes an interest in him, and Rose is afraid of losing her son to him too.',
    cast: [
      { name: 'Benedict Cumberbatch', character: 'Phil Burbank' },
      { name: 'Kirsten Dunst', character: 'Rose Gordon' },
      { name: 'Jesse Plemons', character: 'George Burbank' },
      { name: 'Kodi Smit-McPhee', character: 'Peter Gordon' },
      { name: 'Thomasin McKenzie', character: 'Lola' },
      { name: 'Genevieve Lemon', character: 'Mrs. Lewis' },
      { name: 'Keith Carradine', character: 'Governor Edward' },
      { name: 'Frances Conroy', character: 'Old Lady' },
      { name: 'Peter Carroll', character: 'Old Gent' },
      { name: 'Adam Beach', character: 'Edward Nappo' },
    ],
    crew: [
      { name: 'Jane Campion', job: 'Director' },
      { name: 'Jane Campion', job: 'Screenplay' },
      { name: 'Emile Sherman', job: 'Producer' },
      { name: 'Jonny Greenwood', job: 'Original Music Composer' },
      { name: 'Ari Wegner', job: 'Director of Photography' },
      { name: 'Peter Sciberras', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Graham T.',
        writtenOn: '2021-12-12',
        rating: 8,
        content:
          "Finally watched it after everyone had stopped talking about it. For the first half I thought it was only a slow western about a bully, Cumberbatch's Phil, who makes life hell for his brother's new wife. Then I began to notice how much goes on in the looks. The mountains are New Zealand and don't pretend very hard. Kirsten Dunst is heartbreaking as Rose. It asks for patience, and I was glad I gave it. A very good film that got better in my head over the following days.",
      },
      {
        author: 'Norbert, Amarillo',
        writtenOn: '2022-03-29',
        rating: 3,
        content:
          "Western, it said. Two hours, nobody's shot. A man washes in a pond with a scarf. A lady gets whipped by a banjo, that is to say he plays the same tune at her through a door until she drinks. My buddy Carl who never complains asked whether it had started. I see what it's up to, I'm no fool, there's feelings under the chaps. You can say so with a horse moving. I was bored stiff.",
      },
      {
        author: 'Ilse Radtke',
        writtenOn: '2023-07-16',
        rating: 9,
        content:
          'Kirsten Dunst practising the same four bars, wrong, and from upstairs a banjo repeating them, right. No other scene of that year had so much violence in it, and nobody touches anyone. I give lessons at home, in a room with a thin wall, and I had to get up and check there was nobody on the landing. A great western.',
      },
    ],
  },
  {
    id: 512195,
    title: 'Red Notice',
    releaseDate: '2021-11-04',
    genres: ['action', 'comedy', 'crime'],
    voteAverage: 6.8,
    voteCount: 5_355,
    overview:
      "John Hartley, an FBI agent, stops the art thief Nolan Booth from stealing a golden egg of Cleopatra's. But the egg disappears, and Inspector Das thinks that Hartley took it. He lands in a Russian prison, in the same cell as Booth. The Bishop, the best thief in the world, wants all three eggs. To clear his name, Hartley must break out with Booth and find the second egg before she does.",
    cast: [
      { name: 'Dwayne Johnson', character: 'John Hartley' },
      { name: 'Ryan Reynolds', character: 'Nolan Booth' },
      { name: 'Gal Gadot', character: 'The Bishop' },
      { name: 'Ritu Arya', character: 'Inspector Urvashi Das' },
      { name: 'Chris Diamantopoulos', character: 'Sotto Voce' },
      { name: 'Ivan Mbakop', character: 'Tambwe' },
      { name: 'Vincenzo Amato', character: 'Director Gallo' },
      { name: 'Rafael Petardi', character: 'Security Chief Ricci' },
    ],
    crew: [
      { name: 'Rawson Marshall Thurber', job: 'Director' },
      { name: 'Rawson Marshall Thurber', job: 'Writer' },
      { name: 'Beau Flynn', job: 'Producer' },
      { name: 'Steve Jablonsky', job: 'Original Music Composer' },
      { name: 'Markus Förderer', job: 'Director of Photography' },
      { name: 'Michael L. Sale', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'samuel1956',
        writtenOn: '2021-12-05',
        rating: 8,
        content:
          "Full entertainment, three big stars and not one dull minute. We were eleven cousins on one sofa after a wedding, and even the aunties stopped talking. The Rock and Ryan Reynolds fight like two brothers, Gal Gadot is so beautiful and she beats both of them, and there is a dance scene, what else do you want? The story goes from Rome to Bali to Russia like a good masala film. Don't search for logic. It is clean enough for the family, and we enjoyed it very much.",
      },
      {
        author: 'susanl',
        writtenOn: '2022-03-20',
        rating: 4,
        content:
          "I'm an auctioneer, and I didn't like this comedy about art thieves. Cleopatra never had any eggs; if she had, one wouldn't test them by pouring Coke over them, and one would not pack the world's costliest object loose in a rucksack to go through a jungle, a bullring and a mine with a Mercedes in it. Every place they visit is the same gray-green wall with a different label at the bottom in big letters. Two hundred million dollars, and I doubt whether any of the three was in the room when the other two were.",
      },
      {
        author: 'Ewan T.',
        writtenOn: '2023-01-02',
        rating: 7,
        content:
          "fun action film, and it knows it's nonsense. The Ed Sheeran arrest killed me. my gran watched it with us, she thinks The Rock is a lovely size for a man, and when Gal Gadot floored the pair of them in the vault she put down her knitting to clap. My gran isn't wrong about much.",
      },
    ],
  },
  {
    id: 537116,
    title: 'tick, tick... BOOM!',
    releaseDate: '2021-11-11',
    genres: ['drama', 'music'],
    voteAverage: 7.6,
    voteCount: 2_194,
    overview:
      "New York, 1990. Jonathan Larson writes musicals and waits tables in a diner, and in a week he will be thirty. For eight years he has worked on a show about the future, and now it gets one reading before producers. One song is missing, and he can't write it. His girlfriend Susan wants to leave the city, and their friends are dying of AIDS. If the reading fails, he has lost eight years.",
    cast: [
      { name: 'Andrew Garfield', character: 'Jonathan Larson' },
      { name: 'Alexandra Shipp', character: 'Susan Wilson' },
      { name: 'Robin de Jesús', character: 'Michael' },
      { name: 'Vanessa Hudgens', character: 'Karessa Johnson' },
      { name: 'Joshua Henry', character: 'Roger Bart' },
      { name: 'Jonathan Marc Sherman', character: 'Ira Weitzman' },
      { name: 'Michaela Jaé Rodriguez', character: 'Carolyn' },
      { name: 'Ben Levi Ross', character: 'Freddy' },
      { name: 'Judith Light', character: 'Rosa Stevens' },
      { name: 'Bradley Whitford', character: 'Stephen Sondheim' },
    ],
    crew: [
      { name: 'Lin-Manuel Miranda', job: 'Director' },
      { name: 'Steven Levenson', job: 'Screenplay' },
      { name: 'Brian Grazer', job: 'Producer' },
      { name: 'Ron Howard', job: 'Producer' },
      { name: 'Julie Oh', job: 'Producer' },
      { name: 'Lin-Manuel Miranda', job: 'Producer' },
      { name: 'Alice Brooks', job: 'Director of Photography' },
      { name: 'Myron Kerstein', job: 'Editor' },
      { name: 'Andrew Weisblum', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dana Whitlock',
        writtenOn: '2021-12-05',
        rating: 8,
        content:
          "Andrew Garfield learned to sing for this, and you can't tell that he ever couldn't. He sings with his elbows, his eyebrows and that huge hair, a man who is in a hurry even at the piano. In the diner number about Sunday brunch he looks at the counter full of Broadway stars as if he were the luckiest waiter on earth. The film around him is a bit too in love with theater people. His performance is a joy, and I'd recommend it for that alone.",
      },
      {
        author: 'Raymond Osei',
        writtenOn: '2022-03-13',
        rating: 8,
        content:
          "What does it cost to make something nobody has asked for? Lin-Manuel Miranda's first film as a director takes that question seriously. He cuts between a small stage, where Larson tells his own story to an audience, and the events themselves, and the two keep pulling at each other. A fight between lovers becomes a duet with puppets' gestures, funny on the stage and ugly in the apartment. The direction is busy, but it has a purpose.\n\nAndrew Garfield is wonderful and exhausting, which is right. Robin de Jesús, as the friend who has given up acting, does the finest work, mostly by listening. Alexandra Shipp makes Susan much more than the girlfriend who complains.\n\nI am not a lover of musicals and some of the songs went by me. Overall, this is a warm and honest movie about fear, about being nearly thirty with nothing to show, and about friends who were sick when nobody wanted to talk about it. It moved me, and I liked it more than any other film about writing songs.",
      },
      {
        author: 'overdue_rent_jim',
        writtenOn: '2022-09-18',
        content:
          "A composer can't finish a song in this musical, which I liked far too well for a failed songwriter. I was one for six years in Leeds, above a launderette. We had the same keyboard and the same neighbours. When Jonathan writes a whole song about the sugar on a diner table rather than the one he needs, I laughed so loudly that the cat left. Garfield is terrific, and so is Bradley Whitford as a slouching Sondheim. It drags where it explains New York to itself. I rang my old writing partner afterwards and neither of us mentioned the musical.",
      },
    ],
  },
  {
    id: 460458,
    title: 'Resident Evil: Welcome to Raccoon City',
    releaseDate: '2021-11-24',
    genres: ['action', 'horror', 'science-fiction'],
    voteAverage: 5.9,
    voteCount: 2_672,
    overview:
      "Nearly all the people have left Raccoon City: the company that fed the town is moving away, and those left behind are losing their hair and bleeding from the eyes. Claire Redfield comes back to her brother Chris, a policeman, with proof that its water was poisoned. That evening half the squad goes to the Spencer mansion and doesn't return. Claire must find Chris and get out, for at six the town will be destroyed.",
    cast: [
      { name: 'Kaya Scodelario', character: 'Claire Redfield' },
      { name: 'Robbie Amell', character: 'Chris Redfield' },
      { name: 'Hannah John-Kamen', character: 'Jill Valentine' },
      { name: 'Avan Jogia', character: 'Leon S. Kennedy' },
      { name: 'Tom Hopper', character: 'Albert Wesker' },
      { name: 'Lily Gao', character: 'Ada Wong' },
      { name: 'Neal McDonough', character: 'William Birkin' },
      { name: 'Donal Logue', character: 'Chief Irons' },
      { name: 'Marina Mazepa', character: 'Lisa Trevor' },
      { name: 'Chad Rook', character: 'Richard Aiken' },
    ],
    crew: [
      { name: 'Johannes Roberts', job: 'Director' },
      { name: 'Johannes Roberts', job: 'Writer' },
      { name: 'Mark Korven', job: 'Original Music Composer' },
      { name: 'Maxime Alexandre', job: 'Director of Photography' },
      { name: 'Dev Singh', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'sarah_l',
        writtenOn: '2021-12-12',
        rating: 7,
        content:
          "The lobby. The staircase in the police station. The door sound, near enough. Somebody made these sets who has stood in that hall with two bullets and no ink ribbons, as I did, at fifteen, in my cousin's box room, with a curtain over the TV. I got a lump in my throat from a typewriter. As a horror story it's two games in one bag with the handles tearing, and they've made Leon a nitwit, and the monster at the end looks like bad plasticine. I was so happy, though, I really liked it.",
      },
      {
        author: 'truckstop_hank',
        writtenOn: '2022-06-30',
        rating: 5,
        content:
          'Pros: it really looks like the old games, the mansion, the police station with its huge hall, always raining. Practical monsters in some scenes. Donal Logue as the nasty police chief. Kaya Scodelario holds it together.\nCons: so dark that everyone in a vest looks the same. Two stories squeezed into one. A truck explodes and a cop sleeps through it. Leon is a joke here. The last monster is a bad computer effect.\nFans will find a lot to smile at. I thought it was an average zombie movie.',
      },
    ],
  },
  {
    id: 624860,
    title: 'The Matrix Resurrections',
    releaseDate: '2021-12-16',
    genres: ['science-fiction', 'action', 'adventure'],
    voteAverage: 6.3,
    voteCount: 6_419,
    overview:
      'Thomas Anderson has designed three famous games about a false world. He takes blue pills from his analyst, because he sometimes believes that it was all true. In a coffee place he meets Tiffany, a mother of two who seems familiar. Then Bugs, a rebel, says that he is Neo and still a prisoner of the machines. If he goes with her, he gives up the only life he knows, and Tiffany.',
    cast: [
      { name: 'Keanu Reeves', character: 'Thomas Anderson / Neo' },
      { name: 'Carrie-Anne Moss', character: 'Tiffany / Trinity' },
      { name: 'Yahya Abdul-Mateen II', character: 'Morpheus / Agent Smith' },
      { name: 'Jonathan Groff', character: 'Smith' },
      { name: 'Jessica Henwick', character: 'Bugs' },
      { name: 'Neil Patrick Harris', character: 'The Analyst' },
      { name: 'Jada Pinkett Smith', character: 'Niobe' },
      { name: 'Priyanka Chopra Jonas', character: 'Sati' },
      { name: 'Christina Ricci', character: 'Gwyn de Vere' },
      { name: 'Lambert Wilson', character: 'The Merovingian' },
    ],
    crew: [
      { name: 'Lana Wachowski', job: 'Director' },
      { name: 'Lana Wachowski', job: 'Screenplay' },
      { name: 'David Mitchell', job: 'Screenplay' },
      { name: 'Aleksandar Hemon', job: 'Screenplay' },
      { name: 'Johnny Klimek', job: 'Original Music Composer' },
      { name: 'Tom Tykwer', job: 'Original Music Composer' },
      { name: 'Daniele Massaccesi', job: 'Director of Photography' },
      { name: 'Joseph Jett Sally', job: 'Editor' },
    ],
    reviews: [
      {
        author: "Jude's colleague",
        writtenOn: '2022-01-16',
        rating: 8,
        content:
          "Neo works for a games company in this one. A room of young people with lanyards sits around saying what the first film was about. 'It's trans politics.' 'It's guns. Lots of guns.' 'Bullet time!' and Keanu Reeves is there in the corner with his beard, unable to breathe. I work in games. I have been in that room, there's always a Jude. I loved the film. It's so rude about the people paying for it, and then so soppy about two folk in their fifties having a coffee.\n\nThe fights are bad. I think Lana Wachowski had stopped caring about fights.",
      },
      {
        author: 'hugo_was_missed',
        writtenOn: '2022-02-19',
        rating: 5,
        content:
          "Finally watched it, after seeing the first three in a week, and that makes it look worse. They play scenes from the old film on a wall behind the new one, and you can't help looking at the wall. The beginning is smart: a man who has made a famous game is ordered to make a fourth. Carrie-Anne Moss and Keanu Reeves have aged wonderfully and are sweet together. The fights haven't, they're short and blurred. I respected the idea and was rather bored by the rest.",
      },
      {
        author: 'sofacinema131',
        writtenOn: '2022-07-07',
        content:
          "Carrie-Anne Moss is in it far too little. Most of it is a lecture about sequels, with fights that I couldn't make out, and each time she comes in for a coffee and looks at Keanu Reeves it turns into a love story. I liked her scenes very much and was bored by the others. My son asked me why I only sat up when somebody ordered a coffee.",
      },
    ],
  },
];
