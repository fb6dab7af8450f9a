import type { CatalogueFilm } from '../film.ts';

export const films1996: readonly CatalogueFilm[] = [
  {
    id: 9536,
    title: 'Bio-Dome',
    releaseDate: '1996-01-12',
    genres: ['comedy'],
    voteAverage: 4.6,
    voteCount: 400,
    overview:
      'Bud and Doyle are two lazy friends from Arizona who would rather eat and burp than go to an environmental rally with their girlfriends, Monique and Jen. Looking for a bathroom they walk into a sealed glass dome, where five scientists under Dr. Noah Faulkner are about to live for a year. The doors close. The experiment can only be saved if the two learn to behave.',
    cast: [
      { name: 'Pauly Shore', character: 'Bud Macintosh' },
      { name: 'Stephen Baldwin', character: 'Doyle Johnson' },
      { name: 'William Atherton', character: 'Dr. Noah Faulkner' },
      { name: 'Joey Lauren Adams', character: 'Monique' },
      { name: 'Teresa Hill', character: 'Jen' },
      { name: 'Henry Gibson', character: 'William Leaky' },
      { name: 'Kevin West', character: 'T.C. Romulus' },
      { name: 'Denise Dowse', character: 'Olivia Biggs' },
      { name: 'Dara Tomanovich', character: 'Mimi Simkins' },
      { name: 'Rose McGowan', character: 'Denise' },
    ],
    crew: [
      { name: 'Jason Bloom', job: 'Director' },
      { name: 'Brad Krevoy', job: 'Producer' },
      { name: 'Steven Stabler', job: 'Producer' },
      { name: 'Brad Jenkel', job: 'Producer' },
      { name: 'Kip Koenig', job: 'Screenplay' },
      { name: 'Scott Marcano', job: 'Screenplay' },
      { name: 'Andrew Gross', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Shannon M.',
        writtenOn: '2009-04-18',
        rating: 3,
        content:
          "My boys picked this because of the cover, and I wish I'd read up on it first. They're eight and eleven. There's licking, groping, a lot of bathroom humor and two grown men who touch women who have told them to stop. The message about recycling is in there somewhere, under the toenails. The eleven-year-old laughed at the hair. The little one asked when the scientists would get a turn. I didn't like it one bit, and I'd say fifteen and up, if at all.",
      },
      {
        author: 'weasel4life',
        writtenOn: '2016-06-11',
        rating: 7,
        content:
          "pauly shore hater club can leave now. encino man is his best, son in law second, and this is a strong third place, stephen baldwin matches him grunt for grunt. two idiots loose in a greenhouse full of serious people, william atherton slowly losing his mind, kylie minogue randomly in a lab coat. tenacious d show up!! is it smart? no dude. it's sunday morning cereal in film form and i laugh every time i put it on",
      },
      {
        author: 'Philippa Grant',
        writtenOn: '2020-07-04',
        rating: 4,
        content:
          "Pros: the dome, a nice set with real plants. William Atherton, who suffers beautifully. Henry Gibson in anything. One good party scene. It's short.\nCons: the two leads scream every line. Jokes about bodies, one after the other, none with a point. Women exist to be stared at or to be angry. The environmental theme is used like a hall pass. No one changes until the script needs it.\nI smiled a few times, mostly at Atherton. A dumb comedy that wasted a funny idea, and I was bored long before the year was up.",
      },
    ],
  },
  {
    id: 755,
    title: 'From Dusk Till Dawn',
    releaseDate: '1996-01-19',
    genres: ['horror', 'action', 'thriller', 'crime'],
    voteAverage: 7,
    voteCount: 6456,
    overview:
      'After a bank robbery in Texas the Gecko brothers, cool Seth and mad Richard, must get across the border to Mexico. They take the preacher Jacob Fuller and his children Kate and Scott hostage and hide in their motor home. Seth has agreed to meet a man at dawn in the Titty Twister, a bar for truckers and bikers in the desert. They only have to hold out there for one night.',
    cast: [
      { name: 'Harvey Keitel', character: 'Jacob Fuller' },
      { name: 'George Clooney', character: 'Seth Gecko' },
      { name: 'Quentin Tarantino', character: 'Richard Gecko' },
      { name: 'Juliette Lewis', character: 'Kate Fuller' },
      { name: 'Ernest Liu', character: 'Scott Fuller' },
      { name: 'Salma Hayek Pinault', character: 'Santanico Pandemonium' },
      { name: 'Cheech Marin', character: 'Border Guard / Chet / Carlos' },
      { name: 'Danny Trejo', character: 'Razor Charlie' },
      { name: 'Tom Savini', character: 'Sex Machine' },
      { name: 'Fred Williamson', character: 'Frost' },
    ],
    crew: [
      { name: 'Robert Rodriguez', job: 'Director' },
      { name: 'Gianni Nunnari', job: 'Producer' },
      { name: 'Meir Teper', job: 'Producer' },
      { name: 'Quentin Tarantino', job: 'Screenplay' },
      { name: 'Robert Kurtzman', job: 'Story' },
      { name: 'Graeme Revell', job: 'Original Music Composer' },
      { name: 'Guillermo Navarro', job: 'Director of Photography' },
      { name: 'Robert Rodriguez', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Tex Mauricio',
        writtenOn: '2015-10-30',
        rating: 9,
        content:
          "two movies for the price of one and both rule. first half is a mean little crime flick with clooney and tarantino in a liquor store and a motel, tense as hell. then they walk into that bar and it goes completely nuts. salma's snake dance, tom savini and his special belt, danny trejo behind the counter. practical effects, buckets of goo. best thing rodriguez did after desperado, no contest. don't let anybody spoil the second half",
      },
      {
        author: 'brooke.ann',
        writtenOn: '2021-10-15',
        rating: 8,
        content:
          "George Clooney has never been cooler than in this movie, with the neck tattoo and the black suit. I had no idea where it was going and I screamed at the TV. As horror it's gross and loud and really funny. Harvey Keitel as the tired preacher is so good too. I had a great time. Watch it with friends and with the lights off!",
      },
      {
        author: 'Neil Abernathy',
        writtenOn: '2010-02-18',
        rating: 5,
        content:
          "Pros: the opening in the liquor store. Clooney, clearly a star already. Keitel and Juliette Lewis, more serious than the movie needs. Great bar set. Cheech Marin in three parts.\nCons: Tarantino's character, a sex offender played for giggles. The change of style in the middle feels like a dare. Rubber make-up that hides the actors. Characters stop mattering once the shooting starts.\nHonest verdict: loved forty-five minutes, put up with the rest. Worth one look.",
      },
    ],
  },
  {
    id: 11867,
    title: 'Barb Wire',
    releaseDate: '1996-05-02',
    genres: ['adventure', 'action', 'science-fiction'],
    voteAverage: 4.1,
    voteCount: 484,
    overview:
      'America in 2017, during the second civil war. Barb Kopetski owns a nightclub in Steel Harbor, the last free city, and takes no side. Then Axel Hood, the man who left her, asks for help. He wants to bring Corrina Devonshire, a scientist on the run, across the border, and for that they need special contact lenses. Barb must choose: sell the lenses, or risk her life for Corrina.',
    cast: [
      { name: 'Pamela Anderson', character: "Barbara 'Barb' Kopetski" },
      { name: 'Temuera Morrison', character: 'Axel Hood' },
      { name: 'Victoria Rowell', character: 'Dr. Corrina Devonshire' },
      { name: 'Jack Noseworthy', character: 'Charlie Kopetski' },
      { name: 'Xander Berkeley', character: 'Alexander Willis' },
      { name: 'Udo Kier', character: 'Curly' },
      { name: 'Steve Railsback', character: 'Colonel Pryzer' },
      { name: 'John Paxton', character: 'Smooth' },
      { name: 'Joey Sagal', character: 'Fred' },
      { name: 'Candace Kita', character: 'Dancer' },
    ],
    crew: [
      { name: 'David Hogan', job: 'Director' },
      { name: 'Mike Richardson', job: 'Producer' },
      { name: 'Todd Moyer', job: 'Producer' },
      { name: 'Brad Wyman', job: 'Producer' },
      { name: 'Chuck Pfarrer', job: 'Screenplay' },
      { name: 'Ilene Chaiken', job: 'Screenplay' },
      { name: 'Michel Colombier', job: 'Original Music Composer' },
      { name: 'Rick Bota', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'DarkHorseDan',
        writtenOn: '2009-06-05',
        rating: 2,
        content:
          'The Dark Horse comic was no masterpiece, but its heroine was TOUGH and funny and had a city worth saving. The movie has Pamela Anderson reading threats off a card and a plot copied from Casablanca, with contact lenses instead of letters of transit. I\'m not joking. Temuera Morrison, so great in Once Were Warriors, looks as if he wants to apologize. The action is dark, the jokes fall flat, the one-liner about "babe" comes back until you hate it. I wanted to like this. A waste of time.',
      },
      {
        author: 'friday trash night',
        writtenOn: '2018-07-20',
        rating: 6,
        content:
          "don't listen to the haters, this is prime b-movie fuel. pam in leather on a triumph, udo kier as the bar manager in glasses, a digger with a fat man in the bucket, the whole thing is casablanca with explosions and nobody told the actors. every line is delivered like a dare. is she good? no. is she having a better time than anybody in waterworld? yes. put it next to tank girl and double dragon and call some friends. i had a blast",
      },
      {
        author: 'Sheila Brogan',
        writtenOn: '2014-03-01',
        rating: 4,
        content:
          "A bar near the docks in our town showed this every Thursday, with the sound off, because the owner said it improved it. He's right about the dialogue. As a silent action film you get a handsome industrial harbour, a lot of smoke and a woman who walks through it in heels that must have been murder. Then somebody turned up the volume, and Pamela Anderson and Temuera Morrison talked about their past like two people reading a bus timetable. It's a bad film and I was bored, but I've seen worse with bigger names.",
      },
    ],
  },
  {
    id: 9894,
    title: 'The Cable Guy',
    releaseDate: '1996-06-10',
    genres: ['comedy', 'drama', 'thriller'],
    voteAverage: 6,
    voteCount: 2_650,
    overview:
      'Steven Kovacs has just been left by his girlfriend Robin and moves into an apartment of his own. He offers fifty dollars to Chip Douglas, who installs his cable TV, to get more channels. Chip takes that for the start of a great friendship. When Steven says that he wants no more of it, Chip turns his boss, his family and Robin against him. Steven must stop him before he has lost them all.',
    cast: [
      { name: 'Jim Carrey', character: 'Chip Douglas' },
      { name: 'Matthew Broderick', character: 'Steven Kovacs' },
      { name: 'Leslie Mann', character: 'Robin Harris' },
      { name: 'Jack Black', character: 'Rick' },
      { name: 'George Segal', character: "Steven's Father" },
      { name: 'Diane Baker', character: "Steven's Mother" },
      { name: 'Ben Stiller', character: 'Sam Sweet' },
      { name: 'Eric Roberts', character: 'Eric Roberts' },
      { name: 'Janeane Garofalo', character: 'Medieval Times Waitress' },
      { name: 'Owen Wilson', character: "Robin's Date" },
    ],
    crew: [
      { name: 'Ben Stiller', job: 'Director' },
      { name: 'Andrew Licht', job: 'Producer' },
      { name: 'Jeffrey A. Mueller', job: 'Producer' },
      { name: 'Judd Apatow', job: 'Producer' },
      { name: 'Lou Holtz Jr.', job: 'Writer' },
      { name: 'John Ottman', job: 'Original Music Composer' },
      { name: 'Robert Brinkmann', job: 'Director of Photography' },
      { name: 'Steven Weisberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Pierre Grant',
        writtenOn: '2012-10-19',
        rating: 8,
        content:
          "I worked at Medieval Times, where the best scene plays (Buena Park, serving girl, two summers). No forks. No knives. \"There were no utensils in medieval times, hence there are no utensils AT Medieval Times. Would you like a refill on that Pepsi?\" Janeane says this in the exact voice. I have been dead inside that dress, with a pitcher in either hand, under a boy on a horse who was doing pharmacology.\n\nBut then Carrey comes out with a mace, humming the fight music from Star Trek, and he's so happy. He's got someone to play with. You see that it's the best night of his entire life and that the other fellow would rather be at home with his tapes, and I thought, oh no, I know who I like. The lisp goes in and out. The thing on the wedding video goes on too long. It's a lonely, horrible, marvelous comedy and I love it. In 1996 everybody wanted Ace Ventura again.",
      },
      {
        author: 'Lucy Zeller',
        writtenOn: '2008-05-15',
        rating: 3,
        content:
          "I rented this for a birthday, nine boys aged nine, because of Jim Carrey. By the basketball they'd gone quiet and by that lisp and the prostitute I was on my feet. It's a comedy and it isn't funny. Carrey has a sort of sweat on him. One of the boys told his father we'd shown them a stalker film, and I'd say that was a fair summary.",
      },
      {
        author: 'Rachel H.',
        writtenOn: '2020-12-12',
        rating: 6,
        content:
          "In this comedy from 1996 Jim Carrey stands on a satellite dish and says: soon every home will have a telephone, a computer and a shopping center in one set, you'll play games with a friend in Vietnam. He was right, and that's the smartest minute in it. A little later he puts chicken skin on his face. Leslie Mann has nothing to do. It's an odd, dark film and I liked about half.",
      },
    ],
  },
  {
    id: 9327,
    title: 'The Nutty Professor',
    releaseDate: '1996-06-28',
    genres: ['fantasy', 'comedy', 'romance', 'science-fiction'],
    voteAverage: 5.6,
    voteCount: 3_101,
    overview:
      'Sherman Klump, a kind and very fat professor of genetics, is working on a formula that makes hamsters thin. He falls in love with his new colleague Carla Purty, but the comedian Reggie makes fun of him in front of her. In despair Sherman drinks the formula. As the slim and loud Buddy Love he takes revenge and charms Carla and Dean Richmond. But Buddy grows stronger every time, and Sherman could disappear for good.',
    cast: [
      {
        name: 'Eddie Murphy',
        character:
          'Sherman Klump / Buddy Love / Lance Perkins / Papa Klump / Mama Klump / Grandma Klump / Ernie Klump',
      },
      { name: 'Jada Pinkett Smith', character: 'Carla Purty' },
      { name: 'James Coburn', character: 'Harlan Hartley' },
      { name: 'Larry Miller', character: 'Dean Richmond' },
      { name: 'Dave Chappelle', character: 'Reggie Warrington' },
      { name: 'John Ales', character: 'Jason' },
      { name: 'Patricia Wilson', character: "Dean's Secretary" },
      { name: 'Jamal Mixon', character: 'Ernie Klump Jr.' },
      { name: 'Nichole McAuley', character: 'Fit Woman' },
      { name: 'Hamilton von Watts', character: 'Health Instructor' },
    ],
    crew: [
      { name: 'Tom Shadyac', job: 'Director' },
      { name: 'Brian Grazer', job: 'Producer' },
      { name: 'Russell Simmons', job: 'Producer' },
      { name: 'David Sheffield', job: 'Screenplay' },
      { name: 'Barry W. Blaustein', job: 'Screenplay' },
      { name: 'Tom Shadyac', job: 'Screenplay' },
      { name: 'Steve Oedekerk', job: 'Screenplay' },
      { name: 'David Newman', job: 'Original Music Composer' },
      { name: 'Julio Macat', job: 'Director of Photography' },
      { name: 'Don Zimmerman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Tanya Reese',
        writtenOn: '2010-11-25',
        rating: 9,
        content:
          "That dinner. Eddie Murphy is Mama and Papa and Grandma and Ernie AND him, passing the chicken to himself, interrupting himself, sulking at himself. It's a family, I could tell you who is whose favorite. All that wind they pass, oh fine, I was raised at that table and it's accurate.\n\nWhen Mama leans over and tells Sherman he's beautiful I quit laughing every time. She means it. I love this movie, and I'd take that table over most dramas.",
      },
      {
        author: 'Joan Ellis',
        writtenOn: '2018-04-08',
        rating: 4,
        content:
          "So Eddie Murphy is a lovely fat man, and being fat is the worst thing that's ever happened to anybody. Both of those, all the way. Chairs break. The lab floods. We're told to love ourselves, after all the falling over.\n\nRick Baker's rubber is extraordinary, his cheeks shake when they ought. I laughed at the family dinner and disliked the rest.",
      },
      {
        author: 'Arjun L.',
        writtenOn: '2006-12-27',
        rating: 5,
        content:
          "Pros: Eddie Murphy plays a whole family at one dinner table, and you forget that it's one man. The makeup by Rick Baker is amazing. Sherman is a really sweet guy. Larry Miller as the nasty dean.\nCons: a fart joke every other minute. It tells us to love ourselves after ninety minutes of fat jokes. Buddy Love is only loud. The effects at the end look cheap.\nHalf of it is wonderful and half made me cringe. I came out in the middle.",
      },
    ],
  },
  {
    id: 9306,
    title: 'The Island of Dr. Moreau',
    releaseDate: '1996-08-23',
    genres: ['science-fiction', 'horror', 'thriller'],
    voteAverage: 4.9,
    voteCount: 559,
    overview:
      "After a plane crash Edward Douglas is picked up by Montgomery and taken to an island in the Java Sea. It belongs to Dr. Moreau, a famous scientist who disappeared years ago. Douglas discovers that the doctor's servants are animals that have been made half human. They obey because an implant gives them pain. When one of them removes it, Douglas must get off the island alive.",
    cast: [
      { name: 'Marlon Brando', character: 'Dr. Moreau' },
      { name: 'Val Kilmer', character: 'Montgomery' },
      { name: 'David Thewlis', character: 'Edward Douglas' },
      { name: 'Fairuza Balk', character: 'Aissa' },
      { name: 'Ron Perlman', character: 'Sayer of the Law' },
      { name: 'Marco Hofschneider', character: "M'Ling" },
      { name: 'Temuera Morrison', character: 'Azazello' },
      { name: 'William Hootkins', character: 'Kiril' },
      { name: 'Daniel Rigney', character: 'Hyena-Swine' },
      { name: 'Nelson de la Rosa', character: 'Majai' },
    ],
    crew: [
      { name: 'John Frankenheimer', job: 'Director' },
      { name: 'Richard Stanley', job: 'Screenplay' },
      { name: 'Ron Hutchinson', job: 'Screenplay' },
      { name: 'Gary Chang', job: 'Original Music Composer' },
      { name: 'William A. Fraker', job: 'Director of Photography' },
      { name: 'Edward R. Pressman', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Colm Daly',
        writtenOn: '2019-01-13',
        rating: 6,
        content:
          "There's a scene where Brando plays a grand piano while a tiny man dressed the same plays a tiny piano on top of it. Nobody remarks on this. A little later he wears an ice bucket on his head. Nobody remarks on that.\n\nI can't call it good horror. Kilmer gives up about halfway and starts doing an impression of Brando, possibly out of spite. But I enjoyed it, and I've forgotten a great many better films since.",
      },
      {
        author: 'tanaka88',
        writtenOn: '2008-09-21',
        rating: 2,
        content:
          'Wells wrote a short, horrible book about pain. Somebody has taken out the vivisection and put in a remote control, some gunfire and a panther lady who dances. The rules that the creatures chant, which ought to freeze the blood, are bleated at a sort of garden party. David Thewlis looks as if he wanted to go home, and so did I. A terrible horror film.',
      },
      {
        author: 'monster rosa',
        writtenOn: '2016-10-29',
        rating: 6,
        content:
          "is it a mess? yes. is it boring? never. the creature makeup is by stan winston and it's fantastic, hyena faces that really move, a dog man, a tiny guy who dresses like brando. and brando, white face, bucket of ice on his head, completely out of his mind. kilmer doesn't care at all. as a monster movie it's way below the old one with charles laughton, second place out of three for me. i had a great time with this disaster",
      },
    ],
  },
  {
    id: 454,
    title: 'Romeo + Juliet',
    releaseDate: '1996-11-01',
    genres: ['drama', 'romance'],
    voteAverage: 6.8,
    voteCount: 5_325,
    overview:
      "In Verona Beach the families Montague and Capulet hate each other. Romeo, a Montague, goes to a party of the Capulets in disguise, sees Juliet through a fish tank and loves her at once. Her parents want her to marry Dave Paris. With the help of the Nurse, Father Laurence marries the two in secret and hopes for peace. Then Juliet's cousin Tybalt wants to fight Romeo, and one death could part the lovers forever.",
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Romeo' },
      { name: 'Claire Danes', character: 'Juliet' },
      { name: 'Vondie Curtis-Hall', character: 'Captain Prince' },
      { name: 'Brian Dennehy', character: 'Ted Montague' },
      { name: 'John Leguizamo', character: 'Tybalt' },
      { name: 'Miriam Margolyes', character: 'The Nurse' },
      { name: 'Harold Perrineau', character: 'Mercutio' },
      { name: 'Pete Postlethwaite', character: 'Father Laurence' },
      { name: 'Paul Sorvino', character: 'Fulgencio Capulet' },
      { name: 'Paul Rudd', character: 'Dave Paris' },
      { name: 'Diane Venora', character: 'Gloria Capulet' },
    ],
    crew: [
      { name: 'Baz Luhrmann', job: 'Director' },
      { name: 'Gabriella Martinelli', job: 'Producer' },
      { name: 'Craig Pearce', job: 'Screenplay' },
      { name: 'Baz Luhrmann', job: 'Screenplay' },
      { name: 'Nellee Hooper', job: 'Original Music Composer' },
      { name: 'Donald McAlpine', job: 'Director of Photography' },
      { name: 'Jill Bilcock', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'N. Larsen',
        writtenOn: '2011-02-14',
        rating: 9,
        content:
          "Everybody in my class had a crush on Leo after this, and nobody had liked Shakespeare before! The first look through the fish tank is the most romantic thing ever. They keep the old words but there are guns and Hawaiian shirts and it somehow makes sense. It's loud and crazy and so sad. Loved it then, love it now.",
      },
      {
        author: 'Martin Shaw',
        writtenOn: '2018-10-02',
        rating: 4,
        content:
          "Cut, cut, zoom, choir, gunshot, cut. Someone has left the editor alone with a lot of coffee. They shout the poetry as though it were being taken away from them, apart from Postlethwaite, who just says it, like a man talking. Tybalt has silver heels on his boots. I'd pay for those. The rest gave me a headache; I disliked it.",
      },
      {
        author: 'Evelyn Lovelock',
        writtenOn: '2023-05-08',
        rating: 7,
        content:
          "At eighty-two I'd expected to loathe it. I have seen eleven Juliets, two of them my own pupils. It's vulgar, it's hysterical, hot, full of plaster Madonnas; I went to Naples once on my honeymoon and all of that's in it. The play is about people of fifteen. One forgets, with actresses of forty. I liked it very much, to my surprise. Claire Danes has a way of taking in what's been said a half second late that I would not have known how to teach.",
      },
    ],
  },
  {
    id: 2300,
    title: 'Space Jam',
    releaseDate: '1996-11-15',
    genres: ['family', 'animation', 'science-fiction', 'fantasy', 'comedy'],
    voteAverage: 6.8,
    voteCount: 6_382,
    overview:
      "Swackhammer owns an amusement park on another planet and sends five tiny aliens to kidnap Bugs Bunny and the other Looney Tunes. Bugs talks them into a basketball game for their freedom. But the aliens steal the talent of five professional players and turn into giants. So Bugs fetches the greatest player of all, who has just given up the sport. If they lose, the Looney Tunes will be Swackhammer's slaves.",
    cast: [
      { name: 'Michael Jordan', character: 'Michael Jordan' },
      { name: 'Wayne Knight', character: 'Stan Podolak' },
      { name: 'Theresa Randle', character: 'Juanita Jordan' },
      { name: 'Manner Washington', character: 'Jeffery Jordan' },
      { name: 'Eric Gordon', character: 'Marcus Jordan' },
      { name: 'Bill Murray', character: 'Bill Murray' },
      { name: 'Charles Barkley', character: 'Charles Barkley' },
      { name: 'Danny DeVito', character: 'Swackhammer (voice)' },
      { name: 'Billy West', character: 'Bugs Bunny / Elmer Fudd (voice)' },
      { name: 'Dee Bradley Baker', character: 'Daffy Duck / Tazmanian Devil / Bull (voice)' },
    ],
    crew: [
      { name: 'Joe Pytka', job: 'Director' },
      { name: 'Ivan Reitman', job: 'Producer' },
      { name: 'Joe Medjuck', job: 'Producer' },
      { name: 'Daniel Goldberg', job: 'Producer' },
      { name: 'Leo Benvenuti', job: 'Writer' },
      { name: 'Steve Rudnick', job: 'Writer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Michael Chapman', job: 'Director of Photography' },
      { name: 'Sheldon Kahn', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Giulia B.',
        writtenOn: '2013-11-13',
        rating: 8,
        content:
          "A few facts about this cartoon with Michael Jordan. He didn't miss a shot in there the whole time, they had a full court put up for him on the lot and everybody who was anybody came by at night to run. So you've a man doing tennis balls and green screen all day acting with nobody, and he is stiff as a mop, and then in the dark he's back to being the best who ever lived. I think about that while I'm watching, and I enjoy every minute. Pump up the jam.",
      },
      {
        author: 'Ron Teague',
        writtenOn: '2007-02-03',
        rating: 4,
        content:
          "I grew up on the old Looney Tunes shorts and I know them by heart, so this was hard to watch. Bugs Bunny NEVER needs help, that's his whole character. Here he listens to a pep talk, he panics, and he has a girlfriend who is only there to look cute. The jokes are ads for shoes. Michael Jordan is a nice man and stiff as a board. I'll say that Bill Murray is funny and the song is good. For a fan of the originals it's a sad thing, and I didn't like it.",
      },
      {
        author: 'Todd S.',
        writtenOn: '2020-04-20',
        rating: 7,
        content:
          "pandemic day 30 something, kids picked. it's 88 minutes of shoe ad with a banging soundtrack and you know exactly how you feel about it from what year you were born in. I'm '89. so. yes. Bill Murray strolling in with no explanation, asking if anyone's up for golf, is the only adult who has ever behaved like I want to. dumb, fun, worked on the kids too",
      },
    ],
  },
  {
    id: 11674,
    title: '101 Dalmatians',
    releaseDate: '1996-11-27',
    genres: ['family', 'comedy'],
    voteAverage: 5.9,
    voteCount: 3_616,
    overview:
      "The Dalmatians Pongo and Perdy bring their owners together: Roger, who invents video games, and Anita, who draws fashion. Anita's boss, Cruella de Vil, sees a sketch with black spots and dreams of a coat of Dalmatian fur. When Anita refuses to sell her the fifteen puppies, Cruella has Jasper and Horace steal them and sends them to Skinner with eighty-four others. The dogs of England have to find them before they are killed.",
    cast: [
      { name: 'Glenn Close', character: 'Cruella de Vil' },
      { name: 'Jeff Daniels', character: 'Roger' },
      { name: 'Joely Richardson', character: 'Anita' },
      { name: 'Joan Plowright', character: 'Nanny' },
      { name: 'Hugh Laurie', character: 'Jasper' },
      { name: 'Mark Williams', character: 'Horace' },
      { name: 'John Shrapnel', character: 'Skinner' },
      { name: 'Tim McInnerny', character: 'Alonzo' },
      { name: 'Hugh Fraser', character: 'Frederick' },
      { name: 'Zohren Weiss', character: 'Herbert' },
    ],
    crew: [
      { name: 'Stephen Herek', job: 'Director' },
      { name: 'John Hughes', job: 'Producer' },
      { name: 'Ricardo Mestres', job: 'Producer' },
      { name: 'John Hughes', job: 'Screenplay' },
      { name: 'Michael Kamen', job: 'Original Music Composer' },
      { name: 'Adrian Biddle', job: 'Director of Photography' },
      { name: 'Trudy Ship', job: 'Editor' },
      { name: 'Larry Bock', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Sue Hartley',
        writtenOn: '2009-12-08',
        rating: 5,
        content:
          "My kids, five and eight, laughed for the last half hour without a break, at the mud, the pigs and the burglars who get hit in all the usual places. The smaller one was afraid of Skinner, the man with the scar, so keep that in mind. Glenn Close is wonderful in her black and white coats. I found the story thin and the two owners dull, and I missed hearing the dogs talk. All right for one rainy afternoon. And please don't buy a Dalmatian because of it.",
      },
      {
        author: 'George Young',
        writtenOn: '2017-12-26',
        rating: 7,
        content:
          "It's Glenn Close and it's the clothes. White one side, black the other, red gloves, a hat that's a crow; she comes into the office in a fog of her own smoke, throws a coat at someone without checking that there's someone there. She's in a different film from Jeff Daniels, who appears to have been cast by raffle.\n\nLater on they've got Home Alone in. Pigs, mud, an electric fence. Hugh Laurie gets it in the trousers. That part's dull, she's terrific, and I'd watch it again for her.",
      },
      {
        author: 'Kerry Lamb',
        writtenOn: '2014-06-01',
        rating: 6,
        content:
          "This is a decent family film, and hear me out: the dogs don't talk. All the other ones they do talk. In this they bark and look at one another, and pass things on down the country from kennel to kennel over the roofs, horses, a raccoon (in Britain? anyway), and you can follow every bit of it. My two, five and seven, supplied the speech. There was a long one from the five year old in the barn, I think he was the mother.",
      },
    ],
  },
];
