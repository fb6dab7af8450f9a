import type { CatalogueFilm } from '../film.ts';

export const films2012: readonly CatalogueFilm[] = [
  {
    id: 76487,
    title: 'The Devil Inside',
    releaseDate: '2012-01-06',
    genres: ['horror', 'thriller'],
    voteAverage: 4.7,
    voteCount: 839,
    overview:
      'In 1989 Maria Rossi killed three people during an exorcism and was brought to a hospital in Rome. Twenty years later her daughter Isabella flies there with a filmmaker to learn whether her mother is ill or possessed. Two young priests, who carry out exorcisms without permission, agree to examine Maria. If she is possessed, what they wake can go over into any of them.',
    cast: [
      { name: 'Fernanda Andrade', character: 'Isabella Rossi' },
      { name: 'Simon Quarterman', character: 'Ben' },
      { name: 'Evan Helmuth', character: 'David' },
      { name: 'Ionut Grama', character: 'Michael' },
      { name: 'Suzan Crowley', character: 'Maria Rossi' },
      { name: 'Bonnie Morgan', character: 'Rosa' },
      { name: 'Brian D. Johnson', character: 'Lieutenant Dreyfus' },
      { name: 'John Prosky', character: 'Father Christopher Aimes' },
      { name: 'Claudiu Istodor', character: 'Doctor Antonio Costa' },
      { name: 'Claudiu Trandafir', character: 'Father Robert Gallo' },
    ],
    crew: [
      { name: 'William Brent Bell', job: 'Director' },
      { name: 'William Brent Bell', job: 'Screenplay' },
      { name: 'Matthew Peterman', job: 'Screenplay' },
      { name: 'Matthew Peterman', job: 'Producer' },
      { name: 'Morris Paulson', job: 'Producer' },
      { name: 'Brett Detar', job: 'Original Music Composer' },
      { name: 'Ben Romans', job: 'Original Music Composer' },
      { name: 'Gonzalo Amat', job: 'Director of Photography' },
      { name: 'Tim Mirkovich', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Ricardo Lima',
        writtenOn: '2013-06-08',
        rating: 5,
        content:
          'The film pretends to be a documentary, and in the beginning this works well. The police call, the hospital in Rome and the mother who sings a song are really frightening. Suzan Crowley as Maria is fantastic and I wanted to see more of her. The two priests argue too much and the camera shakes all the time, so I got a headache. The end comes so suddenly that I looked at my friend and asked if something is broken. It is average for me.',
      },
      {
        author: 'VicarOfDribley',
        writtenOn: '2012-07-14',
        rating: 3,
        content:
          "Rome hasn't looked this drab since somebody filmed it through a sock. I went with my aunt, who taught catechism for thirty years and had views, and she whispered corrections to the Latin until a boy in front turned round and asked her to do it louder. That was the high point. Bonnie Morgan, as the bendy girl Rosa in the cellar, is properly alarming. The rest of this exorcism film is people in cars discussing what we have just seen, and it simply stops. I didn't like it at all and my aunt wants her money back.",
      },
      {
        author: 'possessedpete66',
        writtenOn: '2016-11-01',
        rating: 6,
        content:
          'everyone trashes this one and ok, the ending is a scandal. but rank the found footage exorcisms and it lands third, behind the last exorcism and rec. bonnie morgan bends in ways a human should not. the mom drawing crosses on her own arm got me. the priests with their cameras and gadgets are a fun idea. camera guy michael is useless. i liked it way more than i should have',
      },
    ],
  },
  {
    id: 49529,
    title: 'John Carter',
    releaseDate: '2012-03-07',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 6.4,
    voteCount: 6_057,
    overview:
      'John Carter, a tired soldier of the American Civil War, wakes up on Mars, where he can jump higher than a house. The four-armed Tharks under Tars Tarkas take him prisoner, and Sola looks after him. Dejah Thoris, the princess of Helium, is supposed to marry Sab Than to save her city from him, and flees. Carter only wants to go home, but without his help her city will fall.',
    cast: [
      { name: 'Taylor Kitsch', character: 'John Carter' },
      { name: 'Lynn Collins', character: 'Dejah Thoris' },
      { name: 'Samantha Morton', character: 'Sola' },
      { name: 'Willem Dafoe', character: 'Tars Tarkas' },
      { name: 'Thomas Haden Church', character: 'Tal Hajus' },
      { name: 'Mark Strong', character: 'Matai Shang' },
      { name: 'Ciarán Hinds', character: 'Tardos Mors' },
      { name: 'Dominic West', character: 'Sab Than' },
      { name: 'James Purefoy', character: 'Kantos Kan' },
      { name: 'Bryan Cranston', character: 'Powell' },
    ],
    crew: [
      { name: 'Andrew Stanton', job: 'Director' },
      { name: 'Andrew Stanton', job: 'Screenplay' },
      { name: 'Mark Andrews', job: 'Screenplay' },
      { name: 'Michael Chabon', job: 'Screenplay' },
      { name: 'Jim Morris', job: 'Producer' },
      { name: 'Lindsey Collins', job: 'Producer' },
      { name: 'Colin Wilson', job: 'Producer' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'Dan Mindel', job: 'Director of Photography' },
      { name: 'Eric Zumbrunnen', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'silva77',
        writtenOn: '2012-12-22',
        rating: 9,
        content:
          "I had the whole set, with the muscles on the covers, from a spinner rack in a drugstore in Terre Haute, ages ten to thirteen, and I've carried Woola around in my head for fifty years. The dog in this film is exactly right, a bull terrier crossed with a toad, quick as a bullet, with his tongue out. I loved it, and I don't mind telling you that I cried.\n\nNow, people say it's been done. Well, sure. Everybody's been lifting from those books since 1912, the desert planet and the princess and the sword on the flying boat, so that when the real one finally came in the door it looked like it was wearing its children's clothes. And they took \"of Mars\" off the title! Whoever thought of it should be made to stand outside the picture houses and apologize to each of us one at a time.\n\nThere were eight people in mine. Two were asleep and the other five, I went round and asked them, had the paperbacks.",
      },
      {
        author: 'moviemom684',
        writtenOn: '2014-03-01',
        rating: 5,
        content:
          "Confusing. I'd no idea who wanted what for the first forty minutes, there were about three sets of baddies, and everyone's called something like Tal or Tars or Tardos. Kitsch glowers. But once it settles down there's a likeable old-fashioned space romp in it, the creatures are wonderful, Lynn Collins gives it everything she's got and I liked about half of it.",
      },
      {
        author: 'Oskar_Lindqvist',
        writtenOn: '2020-05-04',
        rating: 6,
        content:
          'I watch this with a broken foot and nothing else to do, maybe it helps. At the beginning there are so many names, Tharks and Therns and Helium, that I press pause and read in the internet. But the hero can jump over a house, and every time he jumps I am happy. The strange dog with ten legs is the best. The princess is stronger and more clever than he is. It is a good old adventure with a slow start, I like it more than I expect.',
      },
    ],
  },
  {
    id: 62764,
    title: 'Mirror Mirror',
    releaseDate: '2012-03-15',
    genres: ['adventure', 'fantasy', 'comedy', 'family'],
    voteAverage: 5.9,
    voteCount: 3277,
    overview:
      "Since the King disappeared, his second wife has wasted the land's money on parties. On her eighteenth birthday Snow White steals out of the palace and sees how hungry the people are. She meets Prince Alcott, whom the Queen needs for his money. Sent away into the forest, she learns to fight from seven bandits. She has to win back the kingdom before the Queen marries the Prince.",
    cast: [
      { name: 'Julia Roberts', character: 'Evil Queen' },
      { name: 'Lily Collins', character: 'Snow White' },
      { name: 'Armie Hammer', character: 'Prince Andrew Alcott' },
      { name: 'Nathan Lane', character: 'Brighton' },
      { name: 'Mare Winningham', character: 'Baker Margaret' },
      { name: 'Michael Lerner', character: 'Baron' },
      { name: 'Sean Bean', character: 'King' },
      { name: 'Martin Klebba', character: 'Butcher' },
      { name: 'Joe Gnoffo', character: 'Grub' },
      { name: 'Ronald Lee Clark', character: 'Chuckles' },
    ],
    crew: [
      { name: 'Tarsem Singh', job: 'Director' },
      { name: 'Marc Klein', job: 'Screenplay' },
      { name: 'Jason Keller', job: 'Screenplay' },
      { name: 'Bernie Goldmann', job: 'Producer' },
      { name: 'Ryan Kavanaugh', job: 'Producer' },
      { name: 'Brett Ratner', job: 'Producer' },
      { name: 'Alan Menken', job: 'Original Music Composer' },
      { name: 'Brendan Galvin', job: 'Director of Photography' },
      { name: 'Robert Duffy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Priya Ramanathan',
        writtenOn: '2013-04-21',
        rating: 7,
        content:
          'The dresses in this film are like a wedding in every scene! My daughter and my two nieces sat with their mouths open, and when the song at the close came, with dancing like in our own films, all of us got up and danced too. Julia Roberts is so funny as the Queen, with the bird mess on her face. The little bandits are the best friends Snow White could have. Lovely film, must watch with girls, and with their grandmothers.',
      },
      {
        author: 'Helen Arkwright',
        writtenOn: '2012-10-07',
        rating: 6,
        content:
          'Snow White learns sword fighting here, so my seven-year-old came home from the cinema and took the broom. She was frightened once, by two wooden puppets on strings that smash up a cottage; her brother, ten, pretended not to be. Nothing else would worry anyone over five. Julia Roberts has the good lines, and the mums in our row laughed at those. The children laughed at the Prince behaving like a puppy. It drags in the middle. A nice outing, and I liked it more than they did.',
      },
      {
        author: 'Wes Tanaka',
        writtenOn: '2016-09-03',
        rating: 5,
        content:
          'Pros: costumes by Eiko Ishioka, her last, each one worth the ticket. The seven bandits get names, jokes and dignity. Armie Hammer is willing to look foolish. Julia Roberts clearly has fun. Cons: the palace looks like a plastic toy. Lily Collins is sweet and not much else. Jokes from a sitcom, with pauses for the laughter. The story has no danger until very late. Songs by nobody until the credits, which is odd with Alan Menken around. Verdict: average, pretty, okay for kids.',
      },
    ],
  },
  {
    id: 44833,
    title: 'Battleship',
    releaseDate: '2012-04-11',
    genres: ['thriller', 'action', 'adventure', 'science-fiction'],
    voteAverage: 5.9,
    voteCount: 5_909,
    overview:
      'Alex Hopper, a Navy lieutenant, is about to be thrown out of the service by Admiral Shane, whose daughter Sam he wants to marry. During a naval exercise off Hawaii five alien ships come down in the sea and put a dome over the islands. Soon Alex is the senior officer left. With Captain Nagata and Raikes he has to fight an enemy that no radar can see, before the aliens call for more ships.',
    cast: [
      { name: 'Taylor Kitsch', character: 'Lieutenant Alex Hopper' },
      { name: 'Alexander Skarsgård', character: 'Commander Stone Hopper' },
      { name: 'Rihanna', character: "Petty Officer Cora 'Weps' Raikes" },
      { name: 'Brooklyn Decker', character: 'Sam' },
      { name: 'Tadanobu Asano', character: 'Captain Yugi Nagata' },
      { name: 'Liam Neeson', character: 'Admiral Shane' },
      { name: 'Hamish Linklater', character: 'Cal Zapata' },
      { name: 'Peter MacNicol', character: 'Secretary of Defense' },
      { name: 'John Tui', character: "Chief Petty Officer Walter 'The Beast' Lynch" },
      { name: 'Jesse Plemons', character: "Boatswain Mate Seaman Jimmy 'Ordy' Ord" },
    ],
    crew: [
      { name: 'Peter Berg', job: 'Director' },
      { name: 'Jon Hoeber', job: 'Screenplay' },
      { name: 'Erich Hoeber', job: 'Screenplay' },
      { name: 'Brian Goldner', job: 'Producer' },
      { name: 'Scott Stuber', job: 'Producer' },
      { name: 'Peter Berg', job: 'Producer' },
      { name: 'Sarah Aubrey', job: 'Producer' },
      { name: 'Duncan Henderson', job: 'Producer' },
      { name: 'Bennett Schneir', job: 'Producer' },
      { name: 'Steve Jablonsky', job: 'Original Music Composer' },
      { name: 'Tobias Schliessler', job: 'Director of Photography' },
      { name: 'Colby Parker Jr.', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'mighty_mo_dan',
        writtenOn: '2013-09-02',
        rating: 8,
        content:
          "leave your brain at home and this rocks. giant ships, giant guns, aliens with razor balls, ac/dc on the soundtrack. way better than most of the transformers movies if you ask me. yes it's based on a board game, and they even found a way to call out the squares, i laughed out loud. there are real navy veterans in it and i got goosebumps. total popcorn movie and i enjoyed all of it",
      },
      {
        author: 'Nathan C.',
        writtenOn: '2012-09-25',
        rating: 4,
        content:
          'First ten minutes: the hero breaks into a shop through its ceiling for a burrito, gets tasered, to the Pink Panther. I said to my girlfriend, hang on, this might be a masterpiece. It wasn\'t, it turned out to be about the pegs. They actually say the squares. "Echo one one." Miss! "Foxtrot..." Miss! And the aliens never once shoot at anything that isn\'t pointing a gun, so strictly speaking we started it. A stupid action film, and less fun than it sounds.',
      },
      {
        author: 'Jean Ashby',
        writtenOn: '2022-11-18',
        rating: 5,
        content:
          "The game is better: squared paper, two pens, a caravan table and my sister cheating. This is a war film against aliens, and I was bored by the noise. This is very shiny and some of it floats. Rihanna's perfectly all right, I don't know what the fuss was.",
      },
    ],
  },
  {
    id: 71668,
    title: 'Piranha 3DD',
    releaseDate: '2012-05-11',
    genres: ['horror', 'thriller', 'comedy'],
    voteAverage: 4.3,
    voteCount: 1143,
    overview:
      'Maddy comes home from college for the summer and finds that her stepfather Chet has turned the water park, half of which is hers, into a place for adults. He also pumps water secretly from an underground river. In the lake nearby Shelby and her boyfriend are attacked by prehistoric fish with sharp teeth. Maddy and shy Barry find out where the fish will come next. They have until the grand opening to stop Chet.',
    cast: [
      { name: 'Danielle Panabaker', character: 'Maddy' },
      { name: 'Matt Bush', character: 'Barry' },
      { name: 'Katrina Bowden', character: 'Shelby' },
      { name: 'Jean-Luc Bilodeau', character: 'Josh' },
      { name: 'David Koechner', character: 'Chet' },
      { name: 'Chris Zylka', character: 'Kyle' },
      { name: 'Adrian Martinez', character: 'Big Dave' },
      { name: 'Paul James Jordan', character: 'Travis' },
      { name: 'Meagan Tandy', character: 'Ashley' },
      { name: 'David Hasselhoff', character: 'David Hasselhoff' },
    ],
    crew: [
      { name: 'John Gulager', job: 'Director' },
      { name: 'Patrick Melton', job: 'Screenplay' },
      { name: 'Marcus Dunstan', job: 'Screenplay' },
      { name: 'Joel Soisson', job: 'Screenplay' },
      { name: 'Mark Canton', job: 'Producer' },
      { name: 'Marc Toberoff', job: 'Producer' },
      { name: 'Joel Soisson', job: 'Producer' },
      { name: 'Elia Cmiral', job: 'Original Music Composer' },
      { name: 'Alexandre Lehmann', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'bitey mcbiteface',
        writtenOn: '2012-10-19',
        rating: 6,
        content:
          "not half as good as the one by aja, nowhere near joe dante's, but in the bottom league of killer fish this wins. hasselhoff plays himself as a lifeguard who hates water and he's the best thing in it. christopher lloyd shouts for two minutes and leaves. effects are cheap, gore is fine, plot is an excuse. i had a blast with beer and three friends. alone it would be rough",
      },
      {
        author: 'Denise Fournier',
        writtenOn: '2013-02-24',
        rating: 4,
        content:
          'Pros: short, about seventy minutes before the credits begin. David Hasselhoff laughs at himself. Danielle Panabaker tries to act as if Maddy were a person. A water park is a good place for a fish movie. Cons: the fish look unfinished. Jokes about body parts every minute. Barry and Maddy have no spark at all. The extras scream before anything bites them. The 3D adds nothing. Verdict: not recommended. The first one had real shocks and a real budget, and this feels like its leftovers.',
      },
      {
        author: 'WetWilliamOfHull',
        writtenOn: '2019-08-03',
        rating: 3,
        content:
          "David Koechner as Chet fills a swimming pool from a river nobody has looked into, and that's the cleverest part of the plot. My brother chose it for his stag weekend, in a caravan, in the rain, and we'd paid for two nights. By the time Hasselhoff arrived half of us were playing dominoes. Someone asked why the fish make a noise under water. Nobody knew. It isn't scary, it isn't funny often enough, and it's proud of both. Avoid it, unless it's raining on your caravan too.",
      },
    ],
  },
  {
    id: 58595,
    title: 'Snow White and the Huntsman',
    releaseDate: '2012-05-30',
    genres: ['adventure', 'fantasy', 'drama'],
    voteAverage: 6.0,
    voteCount: 8_198,
    overview:
      "Snow White has been locked in a tower since the night Queen Ravenna murdered her father. Ravenna stays young by stealing the youth of others, and only Snow White's heart can make her immortal. The girl escapes into the Dark Forest. The Huntsman is sent after her and changes sides. With him and a band of dwarfs, she must raise an army before Ravenna finds her.",
    cast: [
      { name: 'Kristen Stewart', character: 'Snow White' },
      { name: 'Chris Hemsworth', character: 'The Huntsman' },
      { name: 'Charlize Theron', character: 'Ravenna' },
      { name: 'Sam Claflin', character: 'William' },
      { name: 'Sam Spruell', character: 'Finn' },
      { name: 'Ian McShane', character: 'Beith' },
      { name: 'Bob Hoskins', character: 'Muir' },
      { name: 'Ray Winstone', character: 'Gort' },
      { name: 'Nick Frost', character: 'Nion' },
      { name: 'Toby Jones', character: 'Coll' },
    ],
    crew: [
      { name: 'Rupert Sanders', job: 'Director' },
      { name: 'Evan Daugherty', job: 'Screenplay' },
      { name: 'John Lee Hancock', job: 'Screenplay' },
      { name: 'Hossein Amini', job: 'Screenplay' },
      { name: 'Joe Roth', job: 'Producer' },
      { name: 'Sam Mercer', job: 'Producer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Greig Fraser', job: 'Director of Photography' },
      { name: 'Conrad Buff IV', job: 'Editor' },
      { name: 'Neil Smith', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'ArjunBaker',
        writtenOn: '2013-06-01',
        rating: 7,
        content:
          "Come for the Queen and you'll be happy. Theron is enormous in it, shrieking one second and dead quiet the next, crawling over a marble floor in tar and feathers. The film looks fantastic all the way, grim woods, black glass soldiers that shatter. There's no romance to speak of and I liked that, as I liked the film. Stewart hasn't much to say, spends a lot of it muddy and out of breath, and does muddy and out of breath well. Dwarfs underused.",
      },
      {
        author: 'mirror_mirror_meg',
        writtenOn: '2012-10-20',
        rating: 5,
        content:
          "Pros: Charlize Theron, screaming one moment and whispering the next. Beautiful dresses, a beautiful dark forest, a white stag that gave me chills. The dwarfs, played by great old actors. Chris Hemsworth is likable.\nCons: Kristen Stewart looks worried all the time and gives a speech that made no sense to me. Too long, two endings' worth of battle. Two men love her and the movie forgets about it. Not enough jokes.\nA pretty fantasy, a bit empty, and on the whole just okay.",
      },
      {
        author: 'Hana Sato',
        writtenOn: '2014-01-03',
        rating: 6,
        content:
          "The middle of this fairy tale is beautiful, as if somebody else had made it, a dreamer. Moss on a tortoise. Fairies that climb out of magpies. A white stag with a whole tree for antlers, he bows to her and it's so quiet. I thought, keep going, please, twenty minutes of that. An arrow, of course. Bob Hoskins was ill already, this was the last of him, he plays a blind dwarf who hears that she's the one, and I believed him and not much else. I liked an hour of it.",
      },
    ],
  },
  {
    id: 84334,
    title: 'Searching for Sugar Man',
    releaseDate: '2012-06-30',
    genres: ['music', 'documentary'],
    voteAverage: 7.9,
    voteCount: 1_017,
    overview:
      "A Detroit builder's labourer makes two records around 1970, sells almost none and is dropped by Christmas. In South Africa, cut off by boycott, a girl brings in a tape, and half a million people come to know every word. They also know a story of how he died on stage. Twenty years on, two fans want to learn the truth, and have only his lyrics to go by.",
    cast: [
      { name: 'Rodriguez', character: 'Self' },
      { name: 'Stephen Segerman', character: 'Self' },
      { name: 'Dennis Coffey', character: 'Self' },
      { name: 'Mike Theodore', character: 'Self' },
      { name: 'Steve Rowland', character: 'Self' },
      { name: 'Craig Bartholomew-Strydom', character: 'Self' },
      { name: 'Clarence Avant', character: 'Self' },
      { name: 'Eva Rodriguez', character: 'Self' },
      { name: 'Regan Rodriguez', character: 'Self' },
      { name: 'Sandra Rodriguez-Kennedy', character: 'Self' },
    ],
    crew: [
      { name: 'Malik Bendjelloul', job: 'Director' },
      { name: 'Malik Bendjelloul', job: 'Writer' },
      { name: 'Simon Chinn', job: 'Producer' },
      { name: 'Malik Bendjelloul', job: 'Producer' },
      { name: 'Camilla Skagerström', job: 'Director of Photography' },
      { name: 'Malik Bendjelloul', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'sofacinema218',
        writtenOn: '2012-12-16',
        rating: 10,
        content:
          "In the army everybody had the tape. Copied off a copy, the hiss was louder than he was. We didn't know it was unknown, you understand. We thought he was as big as the Stones and that the rest of the world had the posters. So to sit in a cinema in my fifties in Claremont and find out we were the only ones: I can't describe that. The old chap next to me sang the whole of I Wonder under his breath and no one told him to stop. My favorite documentary.",
      },
      {
        author: 'Irma B.',
        writtenOn: '2015-10-03',
        rating: 8,
        content:
          "I liked this documentary about a forgotten singer very much. Go and look at the fellow at work who says he did this or that when he was young. Three of his mates on the demolition talk about him here, in a bar, and one of them says he came to work in a tuxedo. To clear rubbish. He would put on a good coat to sweep out a house. I've thought about my own coat since.",
      },
      {
        author: 'footnote_australia',
        writtenOn: '2020-06-21',
        rating: 5,
        content:
          "A lovely fairy tale with a page torn out, and it annoyed me. He toured Australia in 1979 and again two years later, to big crowds, live album and all, and you'd have no idea from this. Nor do we learn what became of the money; the record man gets cross on his sofa, the camera retreats, end of enquiry. The songs are excellent. The snow is excellent. I don't like being led up to a mystery by somebody who has the answer in his pocket.",
      },
    ],
  },
  {
    id: 79694,
    title: 'The Apparition',
    releaseDate: '2012-08-23',
    genres: ['horror', 'thriller'],
    voteAverage: 4.5,
    voteCount: 456,
    overview:
      "Kelly and her boyfriend Ben move into an empty house on a new estate in the California desert. Mold grows on the walls, locked doors stand open in the morning, and heavy furniture moves at night. Ben doesn't tell Kelly that as a student he helped to call up a spirit. It has found him and grows stronger when people believe in it. They must send it back before it kills them.",
    cast: [
      { name: 'Ashley Greene', character: 'Kelly' },
      { name: 'Sebastian Stan', character: 'Ben Curtis' },
      { name: 'Tom Felton', character: 'Patrick' },
      { name: 'Julianna Guill', character: 'Lydia' },
      { name: 'Luke Pasqualino', character: 'Greg' },
      { name: 'Rick Gomez', character: 'Mike' },
      { name: 'Anna Clark', character: 'Maggie' },
      { name: 'Suzanne Ford', character: 'Mrs. Henley' },
    ],
    crew: [
      { name: 'Todd Lincoln', job: 'Director' },
      { name: 'Todd Lincoln', job: 'Screenplay' },
      { name: 'Joel Silver', job: 'Producer' },
      { name: 'Andrew Rona', job: 'Producer' },
      { name: 'Alex Heineman', job: 'Producer' },
      { name: 'Todd Lincoln', job: 'Producer' },
      { name: 'Daniel Pearl', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Sandra Whitlock',
        writtenOn: '2012-12-08',
        rating: 4,
        content:
          "Pros: a new housing estate in the desert is a fresh place for a ghost. Daniel Pearl's camera makes empty rooms look cold. One nasty moment with a bed sheet. Only eighty minutes. Cons: Kelly and Ben are so dull that the mold has more character. Tom Felton explains everything in one long speech about machines. The advertising shows the best picture of the film. Nothing is ever at stake. Verdict: boring, skip it, even at Halloween.",
      },
      {
        author: 'ghosthunter_mx',
        writtenOn: '2015-02-13',
        rating: 6,
        content:
          "ok i know it's bottom tier on every list but this is better than half the ghost stuff from that year. the experiment with the helmets is cool, tom felton with a van full of gadgets is cool, the sheet scene is legit scary. sebastian stan looks lost, same. they waste the ending of every scene. still ranks over the devil inside for me. i kind of liked it, sue me",
      },
      {
        author: 'Colm Devaney',
        writtenOn: '2013-05-17',
        rating: 3,
        content:
          "Todd Lincoln has seen Poltergeist, and Pulse, the Japanese one; he has understood the furniture of the first and the wallpaper of the second. Ashley Greene walks through an empty house in a vest; Sebastian Stan buys cameras; black mould spreads across a wall and nobody telephones a builder. There is the germ of an idea here, that a ghost feeds on being believed in, and one scene with a bed sheet where it might have been frightening. Nothing comes of it. It is a short film and it felt like a long one. I didn't like it and cannot recommend it.",
      },
    ],
  },
  {
    id: 84330,
    title: 'Room 237',
    releaseDate: '2012-10-26',
    genres: ['documentary'],
    voteAverage: 6.1,
    voteCount: 525,
    overview:
      "Five people who have watched Stanley Kubrick's The Shining again and again explain what it is really about. One sees the murder of the Native Americans in tins on a shelf, one the Holocaust in a typewriter, one the moon landing in a boy's pullover. Scenes from the film run slowly and backwards. Each has given years to a theory, and if it is wrong, those years were wasted.",
    cast: [
      { name: 'Bill Blakemore', character: 'Self' },
      { name: 'Geoffrey Cocks', character: 'Self' },
      { name: 'Juli Kearns', character: 'Self' },
      { name: 'John Fell Ryan', character: 'Self' },
      { name: 'Jay Weidner', character: 'Self' },
    ],
    crew: [
      { name: 'Rodney Ascher', job: 'Director' },
      { name: 'Tim Kirk', job: 'Producer' },
      { name: 'Jonathan Snipes', job: 'Original Music Composer' },
      { name: 'William Hutson', job: 'Original Music Composer' },
      { name: 'Rodney Ascher', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Rory MacLeish',
        writtenOn: '2013-01-13',
        rating: 5,
        content:
          "Ascher lets his five guests talk over Kubrick's pictures and never once asks whether they have heard of coincidence. Juli Kearns, who has drawn plans of the hotel and found a window that cannot exist, is worth a film of her own; Jay Weidner on the moon landing is worth a cup of tea and a change of subject. F for Fake played this game with more wit, and Los Angeles Plays Itself with more knowledge. The documentary entertained me for an hour and tired me after that; one theory interrupts another, the voices are hard to tell apart, and nobody is ever contradicted. Mildly recommended, to people who already own a poster of the carpet.",
      },
      {
        author: 'finallysawit88',
        writtenOn: '2020-10-30',
        rating: 7,
        content:
          "Finally watched this, the night after The Shining, and that is the right order. What holds up: the maps of the hotel, John Fell Ryan's idea of running the film forwards and backwards at the same time, and the creepy synthesizer music. What doesn't: the moon stuff, which goes on and on. I don't believe a word of any of it and I still liked the documentary a lot. It's really about how people look at movies, and I caught myself searching the corners of the screen.",
      },
      {
        author: 'Theo Lindqvist',
        writtenOn: '2016-04-09',
        rating: 6,
        content:
          "Pros: a great idea, to stay inside the clips and never show who is talking. Very good editing by Rodney Ascher. Juli Kearns and her impossible window. The two prints of The Shining laid over each other, one of them backwards. Cons: speakers are not labeled often enough. Bill Blakemore repeats his point about the baking powder. Ends without any conclusion. No opinion from anybody who worked on the set. Verdict: a documentary worth seeing once for fans of Kubrick, skip it if you haven't seen The Shining.",
      },
    ],
  },
  {
    id: 72976,
    title: 'Lincoln',
    releaseDate: '2012-11-09',
    genres: ['history', 'drama'],
    voteAverage: 6.8,
    voteCount: 4_038,
    overview:
      'January 1865. The Civil War is nearly over, and the President wants to end slavery forever before peace comes. For that he needs twenty more votes in the House. He has men win them with jobs and promises, while the fierce Thaddeus Stevens must learn to keep quiet. Others want peace talks at once, and if peace comes before the vote, slavery may stay.',
    cast: [
      { name: 'Daniel Day-Lewis', character: 'Abraham Lincoln' },
      { name: 'Sally Field', character: 'Mary Todd Lincoln' },
      { name: 'David Strathairn', character: 'William Seward' },
      { name: 'Joseph Gordon-Levitt', character: 'Robert Lincoln' },
      { name: 'James Spader', character: 'W.N. Bilbo' },
      { name: 'Hal Holbrook', character: 'Preston Blair' },
      { name: 'Tommy Lee Jones', character: 'Thaddeus Stevens' },
      { name: 'John Hawkes', character: 'Robert Latham' },
      { name: 'Jackie Earle Haley', character: 'Alexander Stephens' },
      { name: 'Bruce McGill', character: 'Edwin Stanton' },
    ],
    crew: [
      { name: 'Steven Spielberg', job: 'Director' },
      { name: 'Tony Kushner', job: 'Screenplay' },
      { name: 'Kathleen Kennedy', job: 'Producer' },
      { name: 'Steven Spielberg', job: 'Producer' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Janusz Kamiński', job: 'Director of Photography' },
      { name: 'Michael Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'luciaf',
        writtenOn: '2013-02-10',
        rating: 9,
        content:
          "I got a bus shelter through my council by exactly these methods. You go and see each man by himself. You find out what his brother-in-law wants. So I loved every candlelit minute, and if you ask me the real star's Spader with his waistcoat undone, running across a lawn. Stevens stood there with the whole chamber baiting him to say what he believes, and he doesn't say it, and that's the bravest thing in the film. Politics! Give me four hours.",
      },
      {
        author: 'Ewa_Historyk',
        writtenOn: '2014-05-30',
        rating: 6,
        content:
          'It is a film where men with beards talk in dark rooms, for two and a half hours, and I think before that I will sleep. In the first part I am close to it, because there are so many names. Then I understand that they must find twenty votes, and it becomes like a sport, I count with them. Daniel Day-Lewis is wonderful, he has a high voice and tells little stories. For me it is too long and a little like school. I respect it, and I quite like it.',
      },
      {
        author: 'Paolo70',
        writtenOn: '2020-06-19',
        rating: 6,
        content:
          "Kushner's sentences, yes, I could eat them. But I live eight streets away, and that city was full of Black people organising, publishing, petitioning; Elizabeth Keckley wrote a book and Slade ran half the house. Here they open doors and wait on the gallery for the result. It's a chamber play of white men's consciences, superbly lit. Day-Lewis has the voice high and cracked, like a hinge, and he puts a log on the fire himself, on his knees. A good film with a hole in it. I do think about that log.",
      },
    ],
  },
  {
    id: 68718,
    title: 'Django Unchained',
    releaseDate: '2012-12-25',
    genres: ['drama', 'western'],
    voteAverage: 8.2,
    voteCount: 27_890,
    overview:
      'Texas, 1858. Dr. King Schultz, who hunts criminals for rewards, frees the slave Django, because he can recognize three men Schultz is looking for. They become partners and friends. Django wants to find his wife Broomhilda, who was sold away from him. She belongs to Calvin Candie, a cruel planter, and they visit him under a false name. If he finds out who they are, they may all die.',
    cast: [
      { name: 'Jamie Foxx', character: 'Django' },
      { name: 'Christoph Waltz', character: 'Dr. King Schultz' },
      { name: 'Leonardo DiCaprio', character: 'Calvin Candie' },
      { name: 'Kerry Washington', character: 'Broomhilda von Shaft' },
      { name: 'Samuel L. Jackson', character: 'Stephen' },
      { name: 'Walton Goggins', character: 'Billy Crash' },
      { name: 'Dennis Christopher', character: 'Leonide Moguy' },
      { name: 'James Remar', character: 'Butch Pooch / Ace Speck' },
      { name: 'David Steen', character: 'Mr. Stonesipher' },
      { name: 'Don Johnson', character: 'Big Daddy' },
    ],
    crew: [
      { name: 'Quentin Tarantino', job: 'Director' },
      { name: 'Quentin Tarantino', job: 'Writer' },
      { name: 'Reginald Hudlin', job: 'Producer' },
      { name: 'Stacey Sher', job: 'Producer' },
      { name: 'Robert Richardson', job: 'Director of Photography' },
      { name: 'Fred Raskin', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Dr. Zahn',
        writtenOn: '2013-03-27',
        rating: 9,
        content:
          "Fourth generation in dentistry and we have waited a long time for a hero. He's courteous, he overpays, he brings his own beer glass. The tooth on the spring is historically a bit much, my grandfather had a wooden one over the door but it didn't wobble. When Waltz pours two pilsners and scrapes the foam off with a little stick while a whole town stands outside with rifles, I nearly applauded. I loved his half of this western, and most of the rest.",
      },
      {
        author: 'thandi_okafor_w',
        writtenOn: '2016-02-14',
        rating: 6,
        content:
          "I'm glad it exists and I don't want to see it again. Two things in my stomach the whole way: I'm enjoying this western, I shouldn't be enjoying it, and the film standing behind me going \"you are, though, aren't you\".\n\nJackson as Stephen is the bravest acting in it. He's worked out exactly what that man has traded away and what for: the limp that comes and goes, the laughing a half-second late at his master's jokes. Nobody else in the picture is that frightening by a fireplace, DiCaprio included, cut hand and all.\n\nBut Broomhilda gets a hot box, a towel and a fainting spell. Kerry Washington! All that revenge is on her behalf, people cross three states for her, and when she finally has a scene with her own husband she hardly gets a word in. I wanted to know what she'd been thinking all that time. She was the one who ran. A good film, and an uncomfortable one.",
      },
      {
        author: 'jamal_atx',
        writtenOn: '2013-01-19',
        rating: 9,
        content:
          "What a western! Christoph Waltz is so funny and polite while he's shooting people, and Jamie Foxx gets cooler every minute. DiCaprio is the scariest I've ever seen him. It's brutal, some scenes really hurt, and then the next one has you laughing out loud. The soundtrack is amazing. Long movie, didn't feel long. Loved it.",
      },
    ],
  },
];
