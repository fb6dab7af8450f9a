import type { CatalogueFilm } from '../film.ts';

export const films2008: readonly CatalogueFilm[] = [
  {
    id: 9502,
    title: 'Kung Fu Panda',
    releaseDate: '2008-06-04',
    genres: ['action', 'animation', 'comedy', 'drama', 'family'],
    voteAverage: 7.3,
    overview:
      "In the Valley of Peace a noodle cook's son knows every move of the five masters on the mountain and can barely climb the steps to see them. He arrives at the ceremony by firework, lands where the old tortoise is pointing, and is declared the warrior foretold. The trainer is appalled. So are the Five. And in a prison built for one, a snow leopard has got hold of a feather.",
    cast: [
      { name: 'Jack Black', character: 'Po (voice)' },
      { name: 'Dustin Hoffman', character: 'Shifu (voice)' },
      { name: 'Angelina Jolie', character: 'Tigress (voice)' },
      { name: 'Ian McShane', character: 'Tai Lung (voice)' },
      { name: 'Jackie Chan', character: 'Monkey (voice)' },
      { name: 'Seth Rogen', character: 'Mantis (voice)' },
      { name: 'Lucy Liu', character: 'Viper (voice)' },
      { name: 'David Cross', character: 'Crane (voice)' },
      { name: 'Randall Duk Kim', character: 'Oogway (voice)' },
      { name: 'James Hong', character: 'Mr. Ping (voice)' },
    ],
    crew: [
      { name: 'Mark Osborne', job: 'Director' },
      { name: 'John Stevenson', job: 'Director' },
      { name: 'Jonathan Aibel', job: 'Screenplay' },
      { name: 'Glenn Berger', job: 'Screenplay' },
      { name: 'Ethan Reiff', job: 'Story' },
      { name: 'Cyrus Voris', job: 'Story' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Yong Duk Jhun', job: 'Director of Photography' },
      { name: 'Clare Knight', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'brother_of_a_goose',
        writtenOn: '2010-05-01',
        rating: 9,
        content:
          "My whole family speaks over films and nobody spoke over this. Funny, fast, gorgeous to look at. I'm Chinese and went in ready to be annoyed, and the details are right, the roofs, the steam, how people put their hands together, somebody cared. And the secret, what's in the scroll: I thought about it on the walk home and again at New Year with my father, who never gave a recipe to anyone. Ian McShane's leopard actually scared my mother.",
      },
      {
        author: 'two_pandas_in_a_coat',
        writtenOn: '2011-11-11',
        rating: 7,
        content:
          "Surprisingly lovely. I'd taken it for another wisecracking-animal job, and it's got real quiet in it: the peach tree, the old tortoise going off in the petals, Shifu not knowing how to teach anybody he wasn't born to like. The fights are clear and you can follow them. Story you'll have seen a dozen times. Jack Black is reined in about as far as he goes. Looks better than anything that studio had done.",
      },
      {
        author: 'not_a_fat_joke',
        writtenOn: '2018-02-20',
        rating: 5,
        content:
          "He eats when he's upset, they say, and train him with food, and it's meant kindly; I know it is. I was that kid though. The room laughs before the lesson arrives. Handsome thing to look at, the opening drawn like paper puppets especially. Mantis made me smile. I don't put it on for mine.",
      },
    ],
  },
  {
    id: 8645,
    title: 'The Happening',
    releaseDate: '2008-06-11',
    genres: ['thriller', 'science-fiction', 'mystery'],
    voteAverage: 5.4,
    overview:
      "One morning people out walking in Central Park stop where they are, fall silent and harm themselves with whatever is nearest. As it spreads from cities to towns, a Philadelphia science teacher, his distant wife and a colleague's small daughter make for the Pennsylvania countryside by train, by car and finally on foot, trying to work out what sets it off before the wind changes.",
    cast: [
      { name: 'Mark Wahlberg', character: 'Elliot Moore' },
      { name: 'Zooey Deschanel', character: 'Alma Moore' },
      { name: 'John Leguizamo', character: 'Julian' },
      { name: 'Ashlyn Sanchez', character: 'Jess' },
      { name: 'Betty Buckley', character: 'Mrs. Jones' },
      { name: 'Spencer Breslin', character: 'Josh' },
      { name: 'Robert Bailey Jr.', character: 'Jared' },
      { name: 'Frank Collison', character: 'Nursery Owner' },
      { name: 'Jeremy Strong', character: 'Private Auster' },
      { name: 'Alan Ruck', character: 'Principal' },
    ],
    crew: [
      { name: 'M. Night Shyamalan', job: 'Director' },
      { name: 'M. Night Shyamalan', job: 'Writer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Tak Fujimoto', job: 'Director of Photography' },
      { name: 'Conrad Buff IV', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'lemondrink_survivor',
        writtenOn: '2009-02-08',
        rating: 3,
        content:
          "Mark Wahlberg negotiates with a houseplant and it's plastic. I'd heard about that scene and thought people were exaggerating. They all talk as though they learnt English off a leaflet. There was a chap in front of us who, when the old lady accused them of eyeing her lemon drink, folded his coat over his arm and simply left, no fuss, and I've thought of him fondly ever since. I will say the start is properly horrible, the builders stepping off the scaffold one after the other. But you can't then spend an hour running away from a breeze.",
      },
      {
        author: 'hedgewatcher58',
        writtenOn: '2017-10-29',
        rating: 7,
        content:
          "I'm fairly sure it's supposed to be funny. Not all of it, but the stiffness and the wide eyes and the man who recommends hot dogs while civilization ends, that's a drive-in picture from 1958 with a really good James Newton Howard score on top. Taken that way, wet Sunday, curtains closed, I had a fine time, and later when the wind got up I did go and look at our privet. Zooey Deschanel appears to be in some other movie, one about a tiramisu. I can't account for her.",
      },
    ],
  },
  {
    id: 13655,
    title: 'Camp Rock',
    releaseDate: '2008-06-20',
    genres: ['family', 'music', 'comedy', 'drama', 'tv-movie', 'romance'],
    voteAverage: 6.4,
    overview:
      "Mitchie's mother is hired to cook for a summer camp where the children of the famous learn guitar, and so Mitchie gets to go, as long as she chops onions before breakfast. On the first day she tells the popular table that her mum runs a music channel in China. Meanwhile a spoilt boy-band singer, sent back there to teach, has heard a voice through a door and wants to know whose.",
    cast: [
      { name: 'Demi Lovato', character: 'Mitchie Torres' },
      { name: 'Joe Jonas', character: 'Shane Gray' },
      { name: 'Meaghan Martin', character: 'Tess Tyler' },
      { name: 'Maria Canals-Barrera', character: 'Connie Torres' },
      { name: 'Alyson Stoner', character: 'Caitlyn Gellar' },
      { name: 'Kevin Jonas', character: 'Jason' },
      { name: 'Nick Jonas', character: 'Nate' },
      { name: 'Anna Maria Perez de Tagle', character: 'Ella' },
      { name: 'Jasmine Richards', character: 'Peggy' },
      { name: 'Daniel Fathers', character: 'Brown Cesario' },
    ],
    crew: [
      { name: 'Matthew Diamond', job: 'Director' },
      { name: 'Karin Gist', job: 'Writer' },
      { name: 'Regina Y. Hicks', job: 'Writer' },
      { name: 'Julie Brown', job: 'Writer' },
      { name: 'Paul Brown', job: 'Writer' },
      { name: 'David Lawrence', job: 'Original Music Composer' },
      { name: 'Bradford May', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'camp_cook_marlene',
        writtenOn: '2009-07-19',
        rating: 8,
        content:
          "Twenty-two summers I've fed campers, two hundred and ten at a sitting, and at last one where the kitchen is the home base. She's right to be ashamed and right to get over it. Technical notes: nobody washes a lettuce, that hair would be in a net, and you can't do burgers for that crowd on a six-ring. But the mother lifting the big pots with her back straight, somebody told her. The final song had me banging a ladle.",
      },
      {
        author: 'two_jonases_too_few',
        writtenOn: '2017-03-23',
        rating: 5,
        content:
          "watched at my sister's hen do where everyone knew every word and I (German, 34) knew none. So I had time to look. He wears a scarf on the lake. In July. On a canoe! The canoe goes round in a circle because neither of them can paddle and this is filmed as love. One of the brothers wants someone to build him a birdhouse, he says it twice, and it's the single line that stayed with me.",
      },
      {
        author: 'lemonlovato',
        writtenOn: '2022-08-10',
        rating: 7,
        content:
          "There's a look in the last number, This Is Me, where she stops being scared about four bars in, you can see it leave her shoulders. She was fifteen. I know what came later, we all do, it isn't in the film and it's all over the film. I used to practise that look in a wardrobe mirror in Leeds.",
      },
    ],
  },
  {
    id: 1735,
    title: 'The Mummy: Tomb of the Dragon Emperor',
    releaseDate: '2008-07-01',
    genres: ['adventure', 'action', 'fantasy'],
    voteAverage: 5.5,
    overview:
      "A Chinese emperor wanted to live for ever and a sorceress baked him and his army in clay. In 1946 a young man who has dropped out of college without telling his parents digs them up near Ningxia. The parents, retired in Oxfordshire and bored with fishing and novels, agree to take one diamond back to Shanghai for the Foreign Office. It's New Year, the fireworks are ready, and a general needs the stone.",
    cast: [
      { name: 'Brendan Fraser', character: "Rick O'Connell" },
      { name: 'Jet Li', character: 'Emperor Han' },
      { name: 'Maria Bello', character: "Evelyn O'Connell" },
      { name: 'John Hannah', character: 'Jonathan Carnahan' },
      { name: 'Michelle Yeoh', character: 'Zi Yuan' },
      { name: 'Luke Ford', character: "Alex O'Connell" },
      { name: 'Isabella Leong', character: 'Lin' },
      { name: 'Anthony Wong Chau-Sang', character: 'General Yang' },
      { name: 'Russell Wong', character: 'Ming Guo' },
      { name: 'Liam Cunningham', character: 'Maguire' },
    ],
    crew: [
      { name: 'Rob Cohen', job: 'Director' },
      { name: 'Alfred Gough', job: 'Screenplay' },
      { name: 'Miles Millar', job: 'Screenplay' },
      { name: 'Sean Daniel', job: 'Producer' },
      { name: 'Stephen Sommers', job: 'Producer' },
      { name: 'Randy Edelman', job: 'Original Music Composer' },
      { name: 'Simon Duggan', job: 'Director of Photography' },
      { name: 'Joel Negron', job: 'Editor' },
      { name: 'Kelly Matsumoto', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'weisz_or_nothing',
        writtenOn: '2009-03-22',
        rating: 3,
        content:
          "A woman stands up at a book reading and is asked whether the heroine's based on her. \"I can honestly say she's a completely different person.\" Yes. We noticed. And the son's about four years younger than his father, and taller. Three yetis come down out of the Himalayas and one kicks a man over a gatepost and the others hold up their arms like referees. I turned to see if my husband had seen that. He'd gone to get the washing in.",
      },
      {
        author: 'mummy_marathon_3',
        writtenOn: '2012-07-30',
        rating: 6,
        content:
          "Third one of the day for us, it was raining, and honestly? Good fun. It's sillier than the other two put together. The chariot chase through Shanghai with the fireworks going off is as good as anything in the first, and I'm sorry, the yetis are brilliant. What doesn't work is Evie, it's not the actress's fault, she's playing somebody else's jokes, and the grown-up son has no spark with anyone. Jet Li should've been in it more with his own face.",
      },
      {
        author: 'jonathan_stan_account',
        writtenOn: '2020-06-30',
        rating: 7,
        content:
          "every single line John Hannah has. a yak is sick on him and he talks to it for the rest of the scene like a wife. he owns a nightclub called Imhotep's. he's the only one still in the film I signed up for and he's having a gorgeous time in a dinner jacket, and I was ill that week and it was exactly as much film as I could lift",
      },
    ],
  },
  {
    id: 11631,
    title: 'Mamma Mia!',
    releaseDate: '2008-07-03',
    genres: ['comedy', 'romance'],
    voteAverage: 7.0,
    overview:
      "On a Greek island with a leaking hotel, a bride-to-be has read her mother's diary for the summer she was conceived and found three names in it. She invites all three to the wedding. Her mother, on a ladder in dungarees with a drill, hasn't spoken to any of them for twenty years, and two old friends from the band have just come in on the ferry with the platform boots.",
    cast: [
      { name: 'Meryl Streep', character: 'Donna Sheridan' },
      { name: 'Amanda Seyfried', character: 'Sophie Sheridan' },
      { name: 'Pierce Brosnan', character: 'Sam Carmichael' },
      { name: 'Colin Firth', character: 'Harry Bright' },
      { name: 'Stellan Skarsgård', character: 'Bill Anderson' },
      { name: 'Julie Walters', character: 'Rosie' },
      { name: 'Christine Baranski', character: 'Tanya' },
      { name: 'Dominic Cooper', character: 'Sky' },
      { name: 'Ashley Lilley', character: 'Ali' },
      { name: 'Rachel McDowall', character: 'Lisa' },
    ],
    crew: [
      { name: 'Phyllida Lloyd', job: 'Director' },
      { name: 'Catherine Johnson', job: 'Screenplay' },
      { name: 'Judy Craymer', job: 'Producer' },
      { name: 'Gary Goetzman', job: 'Producer' },
      { name: 'Benny Andersson', job: 'Original Music Composer' },
      { name: 'Haris Zambarloukos', job: 'Director of Photography' },
      { name: 'Lesley Walker', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'skopelos_ferry_deck',
        writtenOn: '2009-08-15',
        rating: 9,
        content:
          "You climb about two hundred steps up to that chapel and at the top there's a queue of hen parties from Doncaster out of breath and singing. I was one. Sixty-three. We did The Winner Takes It All into the wind, six women, four divorces, and a German gentleman who'd been trying to photograph a lizard put down his camera and clapped. No, of course it isn't a good film. What's that got to do with it?",
      },
      {
        author: 'choirmaster_in_pain',
        writtenOn: '2010-10-17',
        rating: 3,
        content:
          "Mr Brosnan. I have taught boys with streaming colds, I've had a bass who was legally deaf, and I wasn't prepared for S.O.S. It's the sound of a man moving a wardrobe. Next to him Firth strums a guitar that isn't plugged into the same year. And the camera bobs about like a dinghy, no two shots in the same weather. Andersson and Ulvaeus wrote some of the best-made tunes of the century and they've been thrown in the sea with everyone's clothes on.",
      },
      {
        author: 'mothers_hairbrush',
        writtenOn: '2017-12-28',
        rating: 7,
        content:
          "Slipping Through My Fingers. She's painting her daughter's toenails. Up to then I'd been rolling my eyes and passing the olives; after that nobody passed anything. Baranski on the beach with the boys, what a professional. And Streep doing the splits in mid-air off a bed at fifty-eight, I stopped it, I went back, I tried it, I'm now writing with an ice pack.",
      },
    ],
  },
  {
    id: 14048,
    title: 'Man on Wire',
    releaseDate: '2008-07-25',
    genres: ['documentary', 'history', 'crime'],
    voteAverage: 7.5,
    overview:
      'It takes six years of scale models, forged passes and false starts before a young French street performer and his friends can smuggle steel cable, ropes and a balancing pole past the guards of the World Trade Center. In August 1974 they mean to have it all strung from roof to roof by dawn. Those who were there tell it like a bank job, and have not quite finished arguing about it.',
    cast: [
      { name: 'Philippe Petit', character: 'Self' },
      { name: 'Jean François Heckel', character: 'Self' },
      { name: 'Jean-Louis Blondeau', character: 'Self' },
      { name: 'Annie Allix', character: 'Self' },
      { name: 'David Forman', character: 'Self' },
      { name: 'Alan Welner', character: 'Self' },
      { name: 'Barry Greenhouse', character: 'Self' },
      { name: 'Jim Moore', character: 'Self' },
      { name: 'Paul McGill', character: 'Philippe Petit (re-enactment)' },
    ],
    crew: [
      { name: 'James Marsh', job: 'Director' },
      { name: 'Igor Martinovic', job: 'Director of Photography' },
      { name: 'Jinx Godfrey', job: 'Editor' },
      { name: 'Simon Chinn', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'holdsthebanister',
        writtenOn: '2010-01-17',
        rating: 8,
        content:
          "I hold the handrail in Debenhams. So the end of this I watched mostly through a cushion, and there isn't even any film of the walk, just photographs, and it _still_ got me behind the knees. He lies down on it! What I hadn't expected was all the sitting still, two lads under a tarpaulin for hours because a guard has come up for a look round. And then Jean-Louis, so dry and exact the whole way through, stops in the middle of a sentence and can't go on, and you see that nothing since has been as big for any of them.",
      },
      {
        author: 'rue_annie',
        writtenOn: '2016-06-11',
        rating: 7,
        content:
          "Petit's a marvellous talker, knows it, and after an hour I wanted to swap places at the table. He hides behind a curtain to show you how he hid. He plays all the parts. Keep an eye on Annie, though. She gives him years of her life and stands down in the street looking up, and then, the very same day, somebody else offers and off he goes. She tells us about it with a funny sort of smile and I've thought about that more than about the towers. Re-enactments are a bit men-with-moustaches for me. When the Satie came in I forgave it the lot.",
      },
    ],
  },
  {
    id: 12914,
    title: 'Stargate: Continuum',
    releaseDate: '2008-07-29',
    genres: ['adventure', 'science-fiction', 'tv-movie'],
    voteAverage: 7.1,
    overview:
      'At the execution of the last of the System Lords the prisoner laughs, and people in the room start to vanish, then the room. Three of the team find themselves aboard a freighter locked in Arctic ice, in a year in which the Egyptian ring never reached America and nobody has heard of them. They are given new names, flats in separate states and orders not to meet.',
    cast: [
      { name: 'Ben Browder', character: 'Cameron Mitchell' },
      { name: 'Amanda Tapping', character: 'Samantha Carter' },
      { name: 'Christopher Judge', character: "Teal'c" },
      { name: 'Michael Shanks', character: 'Daniel Jackson' },
      { name: 'Beau Bridges', character: 'Hank Landry' },
      { name: 'Claudia Black', character: 'Vala Mal Doran / Qetesh' },
      { name: 'Richard Dean Anderson', character: "Jack O'Neill" },
      { name: 'Cliff Simon', character: "Ba'al" },
      { name: 'Don S. Davis', character: 'George Hammond' },
      { name: 'William Devane', character: 'President Henry Hayes' },
    ],
    crew: [
      { name: 'Martin Wood', job: 'Director' },
      { name: 'Brad Wright', job: 'Writer' },
      { name: 'Brad Wright', job: 'Producer' },
      { name: 'John G. Lenic', job: 'Producer' },
      { name: 'Joel Goldsmith', job: 'Original Music Composer' },
      { name: 'Peter Woeste', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'submariner_kowalczyk',
        writtenOn: '2010-03-14',
        rating: 9,
        content:
          "Those aren't sets. That's a real boat, USS Alexandria, up through real ice, and the lads on her are her own crew, and at one point some TV actors are stood on the ice next to it blowing on their fingers for real. I did two of those trips. We'd have sold a kidney to have Richard Dean Anderson come aboard. Plot: time machine, bad man with eyeliner, F-15s. I wasn't really listening. Look at that sail.",
      },
      {
        author: 'season_ten_widow',
        writtenOn: '2012-09-02',
        rating: 7,
        content:
          "Ten years of Tuesdays, my late husband and I. He always said Ba'al was the only sensible one among them, dressed well and kept his promises. So it's nice to see him have the whole film. Daniel loses part of a leg in the snow and makes a joke of it in a phone box, and telephones himself, who has written a book nobody wants. I'd have liked one more scene on the dock. There never is.",
      },
      {
        author: 'mike_no_context',
        writtenOn: '2021-05-27',
        rating: 5,
        content:
          "Came in cold, no episodes, on a recommendation off a forum. Who's she? Why's her eyes gone? Everybody's grieving for people I met ninety seconds earlier. As a straight time tangle it's decent though, done for about the price of a garage, and it moves. The bit where the government simply tells them no, you may not repair history, people live in this one now: that's a properly good argument. They get round it by flying faster.",
      },
    ],
  },
  {
    id: 13051,
    title: 'Max Payne',
    releaseDate: '2008-10-15',
    genres: ['crime', 'action', 'drama'],
    voteAverage: 5.4,
    overview:
      'Three years ago the policeman Max lost his wife and child to burglars, and one of the killers got away. Now he works in a New York basement among old cases and looks for that man at night. When Natasha, a woman he met at a party, is found dead with his wallet, her sister Mona Sax comes after him, and so do the police. The trail leads to a drug that makes people see wings, and to the company where his wife used to work.',
    cast: [
      { name: 'Mark Wahlberg', character: 'Max Payne' },
      { name: 'Mila Kunis', character: 'Mona Sax' },
      { name: 'Beau Bridges', character: 'BB Hensley' },
      { name: 'Ludacris', character: 'Jim Bravura' },
      { name: "Chris O'Donnell", character: 'Jason Colvin' },
      { name: 'Donal Logue', character: 'Alex Balder' },
      { name: 'Amaury Nolasco', character: 'Jack Lupino' },
      { name: 'Kate Burton', character: 'Nicole Horne' },
      { name: 'Olga Kurylenko', character: 'Natasha' },
      { name: 'Nelly Furtado', character: 'Christa' },
    ],
    crew: [
      { name: 'John Moore', job: 'Director' },
      { name: 'Beau Thorne', job: 'Screenplay' },
      { name: 'Scott Faye', job: 'Producer' },
      { name: 'Julie Yorn', job: 'Producer' },
      { name: 'John Moore', job: 'Producer' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Buck Sanders', job: 'Original Music Composer' },
      { name: 'Jonathan Sela', job: 'Director of Photography' },
      { name: 'Dan Zimmerman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'bullet_time_2001',
        writtenOn: '2009-01-31',
        rating: 3,
        content:
          "I've finished that game so many times I can do it with the monitor off, by the voice. \"The rain was coming down like all the angels in heaven had decided to take a piss.\" That. Where's that? There isn't any voice. There's a man going through doors frowning and one, ONE, slow-motion jump, over backwards, with a shotgun, at the hundredth minute, as though they'd been told the union allows one.",
      },
      {
        author: 'snow_blower_svetlana',
        writtenOn: '2015-12-20',
        rating: 6,
        content:
          "It is never explained who clears all that snow. That aside: beautiful. Steel blue all the way, embers floating up, black things with feathers crossing behind a window where nobody's looking. My brother dealt with people who saw things, and the shaking, the way the big soldier keeps talking to the air above your shoulder, was well observed. Wahlberg plays it like somebody waiting for a bus that he's going to shoot.",
      },
      {
        author: 'trailer_guy_regrets',
        writtenOn: '2010-10-10',
        rating: 4,
        content:
          'Best trailer of that year. Marilyn Manson song, wings, a man falling past a window on fire. I showed it to everyone at work. So it was me who bought the eight tickets and me they looked at in the lift on the Monday.',
      },
    ],
  },
  {
    id: 10764,
    title: 'Quantum of Solace',
    releaseDate: '2008-10-29',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 6.3,
    overview:
      "It begins an hour after the last one ended, with a man in the boot of an Aston Martin above Lake Garda. He belongs to an organisation the service hasn't heard of, although it has people in the room. The trail runs by way of Haiti and a floating opera stage in Bregenz to Bolivia, where an environmentalist is buying desert from a general, and a woman with a burned back is after the general.",
    cast: [
      { name: 'Daniel Craig', character: 'James Bond' },
      { name: 'Olga Kurylenko', character: 'Camille' },
      { name: 'Mathieu Amalric', character: 'Dominic Greene' },
      { name: 'Judi Dench', character: 'M' },
      { name: 'Giancarlo Giannini', character: 'René Mathis' },
      { name: 'Gemma Arterton', character: 'Strawberry Fields' },
      { name: 'Jeffrey Wright', character: 'Felix Leiter' },
      { name: 'David Harbour', character: 'Gregg Beam' },
      { name: 'Jesper Christensen', character: 'Mr. White' },
      { name: 'Anatole Taubman', character: 'Elvis' },
    ],
    crew: [
      { name: 'Marc Forster', job: 'Director' },
      { name: 'Paul Haggis', job: 'Screenplay' },
      { name: 'Neal Purvis', job: 'Screenplay' },
      { name: 'Robert Wade', job: 'Screenplay' },
      { name: 'Barbara Broccoli', job: 'Producer' },
      { name: 'Michael G. Wilson', job: 'Producer' },
      { name: 'David Arnold', job: 'Original Music Composer' },
      { name: 'Roberto Schaefer', job: 'Director of Photography' },
      { name: 'Matt Chesse', job: 'Editor' },
      { name: 'Richard Pearson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'bregenz_row_31_seat_9',
        writtenOn: '2009-07-24',
        rating: 8,
        content:
          "I was at that Tosca, as audience, in evening dress, paid in sandwiches, four nights till dawn with Lake Constance up our sleeves. The great eye! Everybody remembers the shooting through the kitchen without sound, and the music going on over it. What I remember is Amalric waiting for his cue in a folding chair, practising a disagreeable smile on a swan. So I've got a soft spot. It's short, it's angry, it has no jokes. I count those as virtues.",
      },
      {
        author: 'cut_cut_cut_cut',
        writtenOn: '2008-12-07',
        rating: 4,
        content:
          "Car? Car. Tunnel, quarry, door's gone, a hand, a gear, a lorry, Italian man, hand, which car is he in, hand, quarry. I'm not an old woman, I've played shooters for a living (tester, six years), and I couldn't have told you who was overtaking. Then it's rooftops, the same. Then it's boats. Bond doesn't sleep, doesn't flirt, and the villain wants to put up a water bill.",
      },
      {
        author: 'mathis_deserved_a_grave',
        writtenOn: '2021-10-02',
        rating: 6,
        content:
          '"They\'d know what to do with it": a friend, in a skip, in La Paz, and he takes the cash out of his wallet. Saddest thing in the lot of them and nobody talks about it. Dench too is sharper here than she ever was with better scripts. I make it about forty excellent minutes that somebody\'s kicked downstairs.',
      },
    ],
  },
  {
    id: 8966,
    title: 'Twilight',
    releaseDate: '2008-11-20',
    genres: ['fantasy', 'drama', 'romance'],
    voteAverage: 6.3,
    overview:
      'Seventeen and used to Arizona sun, Bella moves in with her policeman father in Forks, Washington, where it rains most days. Her lab partner in biology looks at her as though she smells bad, stops a skidding van with one hand and never touches his lunch. Working out what he and his pale, handsome family are takes her a week or two. Deciding whether to mind is quicker.',
    cast: [
      { name: 'Kristen Stewart', character: 'Bella Swan' },
      { name: 'Robert Pattinson', character: 'Edward Cullen' },
      { name: 'Billy Burke', character: 'Charlie Swan' },
      { name: 'Peter Facinelli', character: 'Dr. Carlisle Cullen' },
      { name: 'Elizabeth Reaser', character: 'Esme Cullen' },
      { name: 'Ashley Greene', character: 'Alice Cullen' },
      { name: 'Nikki Reed', character: 'Rosalie Hale' },
      { name: 'Kellan Lutz', character: 'Emmett Cullen' },
      { name: 'Jackson Rathbone', character: 'Jasper Hale' },
      { name: 'Taylor Lautner', character: 'Jacob Black' },
    ],
    crew: [
      { name: 'Catherine Hardwicke', job: 'Director' },
      { name: 'Melissa Rosenberg', job: 'Screenplay' },
      { name: 'Carter Burwell', job: 'Original Music Composer' },
      { name: 'Elliot Davis', job: 'Director of Photography' },
      { name: 'Nancy Richardson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'aunt_with_a_minivan',
        writtenOn: '2009-04-02',
        rating: 8,
        content:
          "I was the only grown-up available with a minivan, so I took my niece and three friends to the midnight show and brought a book. Never opened it. The _screaming_ when that family walks into the cafeteria, one pair at a time, our whole row shaking. Is it any good? The van stunt is. Baseball in a thunderstorm is wonderful and dumb. He carries her up a tree and I'm nearly certain I saw the string. But whoever put a first love in a town with one diner and nonstop drizzle remembers what that age feels like. I've since bought the box set, for my niece, who has asked when she's getting it.",
      },
      {
        author: 'save_it_tom',
        writtenOn: '2013-11-24',
        rating: 4,
        content:
          "My girlfriend's turn to pick, and I'd promised to save my remarks for here. He watches her sleep. He has been at it for months, in through the window, and he's over a hundred, and with all that time on his hands he has chosen to sit biology again. She tells me I'm missing it, it's about _wanting_. All right. The dad's good, snapping a shotgun shut at the kitchen table when the boy comes to call. He gets more out of that than the rest of them do out of their hair.",
      },
    ],
  },
  {
    id: 10201,
    title: 'Yes Man',
    releaseDate: '2008-12-09',
    genres: ['comedy', 'romance'],
    voteAverage: 6.7,
    overview:
      "Carl approves or refuses small loans, mostly refuses, and spends his evenings telling friends over the phone that he is somewhere else. An old colleague drags him to a seminar where a man in white makes him promise to agree to everything. First a homeless man's lift, then flying lessons, Korean, a Persian bride catalogue, a guitar. Out of petrol at the top of a park, he meets a woman on a scooter.",
    cast: [
      { name: 'Jim Carrey', character: 'Carl' },
      { name: 'Zooey Deschanel', character: 'Allison' },
      { name: 'Bradley Cooper', character: 'Peter' },
      { name: 'John Michael Higgins', character: 'Nick' },
      { name: 'Rhys Darby', character: 'Norman' },
      { name: 'Danny Masterson', character: 'Rooney' },
      { name: 'Fionnula Flanagan', character: 'Tillie' },
      { name: 'Terence Stamp', character: 'Terrence Bundley' },
      { name: 'Sasha Alexander', character: 'Lucy' },
      { name: 'Molly Sims', character: 'Stephanie' },
    ],
    crew: [
      { name: 'Peyton Reed', job: 'Director' },
      { name: 'Nicholas Stoller', job: 'Screenplay' },
      { name: 'Jarrad Paul', job: 'Screenplay' },
      { name: 'Andrew Mogel', job: 'Screenplay' },
      { name: 'Richard D. Zanuck', job: 'Producer' },
      { name: 'David Heyman', job: 'Producer' },
      { name: 'Lyle Workman', job: 'Original Music Composer' },
      { name: 'Mark Oliver Everett', job: 'Original Music Composer' },
      { name: 'Robert D. Yeoman', job: 'Director of Photography' },
      { name: 'Craig Alpert', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'branch_manager_dee',
        writtenOn: '2010-02-06',
        rating: 7,
        content:
          'Norman. NORMAN. I\'ve had that man. He\'d come down from regional in a Harry Potter scarf and say he was "having a wee do" and nobody would go. Rhys Darby in red hair and the 300 outfit, answering his own door with such hope. I gave three small loans on the Monday after, a dog groomer, a hot-food van and a lad who makes drums. Two of them are current.',
      },
      {
        author: 'no_thank_you_actually',
        writtenOn: '2013-05-09',
        rating: 4,
        content:
          "A man on a bridge wants to jump and gets sung at till he doesn't; you'd be struck off. And the elderly neighbour, and her teeth, and that being his reward for putting up her shelf. I said no to finishing it. Which I understand means something terrible was supposed to happen to my car, and eleven years on I'm still waiting. It was a Corsa.",
      },
      {
        author: 'hollywood_bowl_trespasser',
        writtenOn: '2018-11-24',
        rating: 8,
        content:
          "soft, silly, knows when to turn the sound down. the two of them breaking into the Bowl at night and yelling Beatles from an empty stage, I did that with a girl called Ines, not there, at a bandstand in Porto, in drizzle, and she yelled better. Carrey's face has stopped trying to leave his head in this one and it suits him. Munchausen By Proxy are a great band and I'd buy the record",
      },
    ],
  },
  {
    id: 10200,
    title: 'The Day the Earth Stood Still',
    releaseDate: '2008-12-10',
    genres: ['drama', 'science-fiction', 'thriller'],
    voteAverage: 5.7,
    overview:
      "An object the size of a stadium is due over Manhattan in seventy-eight minutes. It slows down. Out of the light steps something that grows into a man in hospital, speaks when asked, and would like to address the United Nations; he is given to the Secretary of Defense instead. A biologist lets him go. She has a stepson who isn't speaking to her, and one night to argue for everybody.",
    cast: [
      { name: 'Keanu Reeves', character: 'Klaatu' },
      { name: 'Jennifer Connelly', character: 'Helen Benson' },
      { name: 'Kathy Bates', character: 'Regina Jackson' },
      { name: 'Jaden Smith', character: 'Jacob Benson' },
      { name: 'John Cleese', character: 'Professor Barnhardt' },
      { name: 'Jon Hamm', character: 'Michael Granier' },
      { name: 'Kyle Chandler', character: 'John Driscoll' },
      { name: 'James Hong', character: 'Mr. Wu' },
      { name: 'Robert Knepper', character: 'Colonel' },
      { name: 'Roger Cross', character: 'General Quinn' },
    ],
    crew: [
      { name: 'Scott Derrickson', job: 'Director' },
      { name: 'David Scarpa', job: 'Screenplay' },
      { name: 'Paul Harris Boardman', job: 'Producer' },
      { name: 'Gregory Goodman', job: 'Producer' },
      { name: 'Erwin Stoff', job: 'Producer' },
      { name: 'Tyler Bates', job: 'Original Music Composer' },
      { name: 'David Tattersall', job: 'Director of Photography' },
      { name: 'Wayne Wahrman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'barada_nikto_1951',
        writtenOn: '2009-04-19',
        rating: 3,
        content:
          "In ours he came down in daylight, walked into a boarding house and helped a boy with his sums. That's how you knew us: in the kitchen, at breakfast, someone reading the paper. This one arrests him, cuts him up, and he sits in a McDonald's at night with another foreigner, being sorry for us in Mandarin. It rains a good deal. The robot's now a cloud of small metal flies and it eats a lorry. I saw the first with my late brother from the ninepennies.",
      },
      {
        author: 'gort_size_large',
        writtenOn: '2014-03-13',
        rating: 6,
        content:
          "I like it more than I'm meant to. It's cold and grey and nobody has any fun, but there's an atmosphere, that first half-hour particularly, scientists being collected from their homes at night and no one telling them why. Keanu is ideal. Then it gets in a car and drives around New Jersey till it's time to change his mind, and why does he change it? Because she cried, and Bach. The original made an argument. I'd still watch the landing again.",
      },
      {
        author: 'soup_of_the_day_9',
        writtenOn: '2020-09-09',
        rating: 5,
        content:
          "He was always going to be good at this, wasn't he. Stand still, look as though you'd been told what a knee was. The boy's a pain, but then his dad's dead, so we'll let him be. When the spheres start taking up the animals two by two, squid and frogs and all, I wanted it to go on with that, with what they left out. I had the tomato.",
      },
    ],
  },
  {
    id: 4148,
    title: 'Revolutionary Road',
    releaseDate: '2008-12-19',
    genres: ['drama', 'romance'],
    voteAverage: 7.0,
    overview:
      'April studied to be an actress, Frank was going to feel things, and by 1955 they have a white house with a picture window in Connecticut and he has turned thirty in his cubicle at the firm that employed his father. She has a plan: Paris, she will earn, he will find out who he is. They tell everyone. For one summer they are the happiest couple on the road.',
    cast: [
      { name: 'Leonardo DiCaprio', character: 'Frank Wheeler' },
      { name: 'Kate Winslet', character: 'April Wheeler' },
      { name: 'Kathy Bates', character: 'Helen Givings' },
      { name: 'Michael Shannon', character: 'John Givings' },
      { name: 'Kathryn Hahn', character: 'Milly Campbell' },
      { name: 'David Harbour', character: 'Shep Campbell' },
      { name: 'Dylan Baker', character: 'Jack Ordway' },
      { name: 'Richard Easton', character: 'Howard Givings' },
      { name: 'Zoe Kazan', character: 'Maureen Grube' },
      { name: 'Jay O. Sanders', character: 'Bart Pollock' },
    ],
    crew: [
      { name: 'Sam Mendes', job: 'Director' },
      { name: 'Justin Haythe', job: 'Screenplay' },
      { name: 'Bobby Cohen', job: 'Producer' },
      { name: 'John N. Hart', job: 'Producer' },
      { name: 'Scott Rudin', job: 'Producer' },
      { name: 'Thomas Newman', job: 'Original Music Composer' },
      { name: 'Roger Deakins', job: 'Director of Photography' },
      { name: 'Tariq Anwar', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'commuter_718',
        writtenOn: '2010-01-05',
        rating: 8,
        content:
          "Kate Winslet is the whole film for me. She plays April, a housewife in 1955 who once wanted to be an actress, and you can see every thought before she says it or decides not to. DiCaprio is good as the husband who shouts; she is better because she goes quiet. There is a breakfast scene, so calm and polite, that frightened me more than the fights. It isn't a fun evening. But for her performance I think this is an excellent film.",
      },
      {
        author: 'not_on_valentines_pls',
        writtenOn: '2009-02-15',
        rating: 5,
        content:
          "Booked it because it's _them_, from the boat, and it was the fourteenth, and she likes Kate. Two hours of the worst row you ever overheard through a hotel wall. We shared a taxi home and the driver asked was it a good film and neither of us would go first. Got engaged in the June, mind, so either it's a stress test or we weren't paying attention.",
      },
      {
        author: 'yates_by_the_bed',
        writtenOn: '2014-08-18',
        rating: 7,
        content:
          "The novel is funny, cruelly, on every page; it knows how Frank holds his jaw when he thinks he's being looked at. Mendes plays it as tragedy from the first quarrel by the roadside and there's nowhere to go from there but louder. Michael Shannon understood. He comes in with his hat in his hand, out for the afternoon from the hospital, says the only true things, and is amused. When he leaves, the air goes with him.",
      },
    ],
  },
  {
    id: 2253,
    title: 'Valkyrie',
    releaseDate: '2008-12-25',
    genres: ['drama', 'thriller', 'war'],
    voteAverage: 7.0,
    overview:
      "A German colonel comes back from Tunisia without one eye, one hand and two fingers of the other. In Berlin he finds officers who mean to kill Hitler and have drawn up a plan to use the government's own emergency order against it, with the reserve army and two brown briefcases. Somebody has to carry them into the room in East Prussia, and somebody else must make the telephone call.",
    cast: [
      { name: 'Tom Cruise', character: 'Colonel Claus von Stauffenberg' },
      { name: 'Kenneth Branagh', character: 'Major-General Henning von Tresckow' },
      { name: 'Bill Nighy', character: 'General Friedrich Olbricht' },
      { name: 'Tom Wilkinson', character: 'General Friedrich Fromm' },
      { name: 'Carice van Houten', character: 'Nina von Stauffenberg' },
      { name: 'Thomas Kretschmann', character: 'Major Otto Ernst Remer' },
      { name: 'Terence Stamp', character: 'Ludwig Beck' },
      { name: 'Eddie Izzard', character: 'General Erich Fellgiebel' },
      { name: 'Kevin McNally', character: 'Dr. Carl Goerdeler' },
      { name: 'Christian Berkel', character: 'Colonel Mertz von Quirnheim' },
    ],
    crew: [
      { name: 'Bryan Singer', job: 'Director' },
      { name: 'Christopher McQuarrie', job: 'Screenplay' },
      { name: 'Nathan Alexander', job: 'Screenplay' },
      { name: 'Christopher McQuarrie', job: 'Producer' },
      { name: 'Gilbert Adler', job: 'Producer' },
      { name: 'John Ottman', job: 'Original Music Composer' },
      { name: 'Newton Thomas Sigel', job: 'Director of Photography' },
      { name: 'John Ottman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'bendlerblock_guide',
        writtenOn: '2010-07-20',
        rating: 6,
        content:
          "Four days a week I take groups across that courtyard, and since this film they ask where Tom Cruise stood. He stood where the man stood. They were allowed to shoot it there at night, there had been months of argument about it in our newspapers, and my mother thought it indecent and then bought two tickets.\n\nIt's exact about the teleprinters, and about the fact that a coup is mostly waiting for a colleague to find the courage to pick up a telephone. The uniforms are very good. The eye is very good, in its little box. I had not expected to be nervous, I know to the minute who is arrested and when, and I was nervous.\n\nIt tells you nothing of what most of these gentlemen had been doing between 1939 and 1943, in Poland, in Russia, in those same uniforms. They come into it clean. I do that part on the stairs, free of charge, and some of the group always go on ahead to the café.",
      },
      {
        author: 'typewriter_pool_beryl',
        writtenOn: '2013-10-12',
        rating: 8,
        content:
          "Bill Nighy, for three hours, doesn't press the button. You'd want to shake him. I was a secretary to men like that, lovely manners, no decision before luncheon. The women at the machines are the ones who know first: one of them takes the message down, reads it, stands up, and the whole room puts its hand up after her. Wonderful. I knew how it ends, naturally, one does, and I was still willing that table leg to be thinner.",
      },
      {
        author: 'eyepatch_gag_reel',
        writtenOn: '2021-03-05',
        rating: 5,
        content:
          'German army, entirely staffed by the Royal Shakespeare Company, plus one man from Syracuse, New York. They start in German and dissolve into English and nobody mentions it again. You get used to it around the time he says the salute with the stump. Tense? Yes. I ate a whole lemon drizzle loaf without noticing.',
      },
    ],
  },
];
