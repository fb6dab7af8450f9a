import type { CatalogueFilm } from '../film.ts';

export const films2011: readonly CatalogueFilm[] = [
  {
    id: 54518,
    title: 'Justin Bieber: Never Say Never',
    releaseDate: '2011-02-11',
    genres: ['music', 'documentary', 'family'],
    voteAverage: 5.2,
    overview:
      "Ten days before a sold-out night at Madison Square Garden the star has swollen tonsils and has been ordered not to speak. The countdown is cut with home video from Stratford, Ontario: a toddler drumming on kitchen chairs, a boy busking on the theatre steps, a hundred visits to radio stations with a guitar and a manager in a hired car. He's sixteen. Millions of girls have already seen the clips.",
    cast: [
      { name: 'Justin Bieber', character: 'Self' },
      { name: 'Usher', character: 'Self' },
      { name: 'Scooter Braun', character: 'Self' },
      { name: 'Ludacris', character: 'Self' },
      { name: 'Miley Cyrus', character: 'Self' },
      { name: 'Jaden Smith', character: 'Self' },
      { name: 'Pattie Mallette', character: 'Self' },
      { name: 'Diane Dale', character: 'Self' },
      { name: 'Bruce Dale', character: 'Self' },
    ],
    crew: [
      { name: 'Jon M. Chu', job: 'Director' },
      { name: 'Scooter Braun', job: 'Producer' },
      { name: 'Justin Bieber', job: 'Producer' },
      { name: 'Antonio Reid', job: 'Producer' },
      { name: 'Usher', job: 'Producer' },
      { name: 'Dan Cutforth', job: 'Producer' },
      { name: 'Jane Lipsitz', job: 'Producer' },
      { name: 'Deborah Lurie', job: 'Original Music Composer' },
      { name: 'Reed Smoot', job: 'Director of Photography' },
      { name: 'Jay Cassidy', job: 'Editor' },
      { name: 'Jillian Twigger Moul', job: 'Editor' },
      { name: 'Avi Youabian', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'xx_belieber4lyfe_98',
        writtenOn: '2011-02-20',
        rating: 10,
        content:
          'I have seen it 6 times, 2 in purple glasses. When they come out in the crowd and give the girl at the back the free tickets that is LITERALLY me except it was not me, it was a girl in the row below. He goes to his old house and his bedroom is so small!!! And his grandpa cries and then I cried and Mum had to find a tissue and had only a receipt. If you rated this low you have not got tonsils.',
      },
      {
        author: 'xx_belieber4lyfe_98_mum',
        writtenOn: '2011-02-27',
        rating: 4,
        content:
          "She's asked me to write one too, so it's fair. The drumming when he's two is remarkable, I'd never have let mine near my pans. I liked the nan. The rest is a lad being pushed through corridors by six grown men with lanyards and no one telling him to sit down and have a proper tea. Slow-motion hair, in three dimensions, coming at me. I felt I should pay for it by the strand.",
      },
      {
        author: 'docs_and_biscuits',
        writtenOn: '2020-12-01',
        rating: 6,
        content:
          "Better made than it had any need to be. Chu understands screens, and that the story isn't the singing, it's a boy, a webcam and two hundred small radio rooms in the Midwest with a bored man in each. You can watch the machine being assembled around him, piece by smiling piece, and the film is one of the pieces. I noted who on the tour bus ever looks at him when he's not speaking. The vocal coach. That's it.",
      },
    ],
  },
  {
    id: 44896,
    title: 'Rango',
    releaseDate: '2011-03-02',
    genres: ['animation', 'comedy', 'family', 'western', 'adventure'],
    voteAverage: 6.9,
    overview:
      'A pet chameleon with a plastic palm, a headless doll and acting ambitions is thrown from a car window into the Mojave. The town of Dirt needs a hero and he has just enough costume to claim he is one. They pin the badge on him. The bank keeps its reserves in a water-cooler bottle, there are six days left in it, and every Wednesday the townsfolk dance to a dry tap.',
    cast: [
      { name: 'Johnny Depp', character: 'Rango / Lars (voice)' },
      { name: 'Isla Fisher', character: 'Beans (voice)' },
      { name: 'Abigail Breslin', character: 'Priscilla (voice)' },
      { name: 'Ned Beatty', character: 'Mayor (voice)' },
      { name: 'Alfred Molina', character: 'Roadkill (voice)' },
      { name: 'Bill Nighy', character: 'Rattlesnake Jake (voice)' },
      { name: 'Stephen Root', character: 'Doc / Merrimack / Mr. Snuggles (voice)' },
      { name: 'Harry Dean Stanton', character: 'Balthazar (voice)' },
      { name: 'Timothy Olyphant', character: 'Spirit of the West (voice)' },
      { name: 'Ray Winstone', character: 'Bad Bill (voice)' },
    ],
    crew: [
      { name: 'Gore Verbinski', job: 'Director' },
      { name: 'John Logan', job: 'Writer' },
      { name: 'Gore Verbinski', job: 'Story' },
      { name: 'James Ward Byrkit', job: 'Story' },
      { name: 'Graham King', job: 'Producer' },
      { name: 'Gore Verbinski', job: 'Producer' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Craig Wood', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'spurs_and_scales',
        writtenOn: '2011-09-17',
        rating: 9,
        content:
          "What a strange and beautiful thing to put in front of children. It's ugly on purpose, everyone in it looks sun-dried, and I haven't seen light like that in an animated film before or since. The hero has no name and makes one up on the spot off the bottom of a cider bottle. Plays like a comedy for an hour, then he walks across a motorway at night, among the lights, and it's about as lonely as pictures get. Jake the rattlesnake is the best villain of that year, cartoon or not.",
      },
      {
        author: 'mum_who_checked_the_box',
        writtenOn: '2011-05-08',
        rating: 4,
        content:
          "It says for all the family, does it. Which? There's an armadillo with a car-shaped hole through him. They drink, spit, swear at a slant, threaten to take a girl's soul, and there's a joke about a mammogram. Mine's five and he went very quiet at the snake and asked if we could go home, from home. Beautifully made, I'm sure.",
      },
      {
        author: 'gore_v_apologist',
        writtenOn: '2024-03-15',
        rating: 8,
        content:
          "Took me three goes. First time I thought it too long and too pleased with itself, all those references. Second time with my brother, who likes westerns, and he laughed at different things from me. Third time on my own I noticed how sad the desert is in it, and that the owls, who keep promising that he'll die, are the only ones telling the truth. I've stopped minding the chase with the bats.",
      },
    ],
  },
  {
    id: 55721,
    title: 'Bridesmaids',
    releaseDate: '2011-05-13',
    genres: ['comedy', 'romance'],
    voteAverage: 6.5,
    overview:
      "Annie's bakery went under with the recession, her flatmates read her diary, and the man she sleeps with tells her to leave before breakfast. When her oldest friend gets engaged she is asked to be in charge of the other four: a mother of sons, a newlywed, the groom's blunt sister, and Helen, who has money, champagne and a better speech. A fitting follows lunch in a Brazilian restaurant.",
    cast: [
      { name: 'Kristen Wiig', character: 'Annie' },
      { name: 'Maya Rudolph', character: 'Lillian' },
      { name: 'Rose Byrne', character: 'Helen' },
      { name: 'Melissa McCarthy', character: 'Megan' },
      { name: 'Wendi McLendon-Covey', character: 'Rita' },
      { name: 'Ellie Kemper', character: 'Becca' },
      { name: "Chris O'Dowd", character: 'Rhodes' },
      { name: 'Jill Clayburgh', character: "Annie's Mom" },
      { name: 'Jon Hamm', character: 'Ted' },
      { name: 'Matt Lucas', character: 'Gil' },
    ],
    crew: [
      { name: 'Paul Feig', job: 'Director' },
      { name: 'Kristen Wiig', job: 'Writer' },
      { name: 'Annie Mumolo', job: 'Writer' },
      { name: 'Judd Apatow', job: 'Producer' },
      { name: 'Barry Mendel', job: 'Producer' },
      { name: 'Clayton Townsend', job: 'Producer' },
      { name: 'Michael Andrews', job: 'Original Music Composer' },
      { name: 'Robert D. Yeoman', job: 'Director of Photography' },
      { name: 'William Kerr', job: 'Editor' },
      { name: 'Mike Sale', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'one_perfect_cupcake',
        writtenOn: '2012-01-07',
        rating: 9,
        content:
          "She makes a single cupcake. Has all the flour out, does the petals by hand, it's late, she's nobody to give it to, and she looks at it, and eats it. My shop in Headingley shut in March 2009 and I did that precise thing. Mine was a lemon one.\n\nEverybody goes on about the dress shop and the sink. And I laughed till I'd a stitch, I had to hold on to a stranger's armrest! The aeroplane too, and Jon Hamm being such a perfect pig in bed. But my friend and I, in the car after, only talked about the cupcake, and that awful party with the chocolate fountain, and how it feels when your best mate gets a new best mate who's richer than you and (this is the killer) quite nice.\n\nMcCarthy biting her on the settee to make her fight back: they should do that on the NHS. It's too long. I don't care, I'd have stayed for another hour of those women in a car.",
      },
      {
        author: 'grandad_was_warned',
        writtenOn: '2011-08-27',
        rating: 3,
        content:
          "It was described to me on the telephone as \"about a wedding\". There's a lady in the road in a gown, crouching. I'm eighty-one. I've been at sea, I don't shock, but nor do I see why I should pay to be reminded of Port Said. The Irish policeman seemed a nice sort and I'm glad that he got his tail light seen to.",
      },
      {
        author: 'speech_after_speech',
        writtenOn: '2019-05-13',
        rating: 7,
        content:
          "Feig lets it run. The microphone duel at the engagement party: a toast, another, a bit of Thai, a song, each woman going back up for one more, and it doesn't stop at funny, it keeps on until it's a kind of illness. Byrne's the find; there's panic behind that hair. Two hours and five minutes, though, and the aeroplane's a sketch, a good one, circling.",
      },
    ],
  },
  {
    id: 49013,
    title: 'Cars 2',
    releaseDate: '2011-06-11',
    genres: ['animation', 'family', 'adventure', 'comedy'],
    voteAverage: 6.2,
    overview:
      'A race in three countries is meant to show the world a new fuel. The champion from Radiator Springs enters because his best friend, a tow truck, has phoned a chat show to defend him. In Tokyo the truck eats a bowl of wasabi, leaks in public and is taken by two British agents for an American spy with a very good disguise. Engines keep blowing up on the track.',
    cast: [
      { name: 'Larry the Cable Guy', character: 'Mater (voice)' },
      { name: 'Owen Wilson', character: 'Lightning McQueen (voice)' },
      { name: 'Michael Caine', character: 'Finn McMissile (voice)' },
      { name: 'Emily Mortimer', character: 'Holley Shiftwell (voice)' },
      { name: 'Eddie Izzard', character: 'Sir Miles Axlerod (voice)' },
      { name: 'John Turturro', character: 'Francesco Bernoulli (voice)' },
      { name: 'Brent Musburger', character: 'Brent Mustangburger (voice)' },
      { name: 'Joe Mantegna', character: 'Grem (voice)' },
      { name: 'Thomas Kretschmann', character: 'Professor Zündapp (voice)' },
      { name: 'Peter Jacobson', character: 'Acer (voice)' },
    ],
    crew: [
      { name: 'John Lasseter', job: 'Director' },
      { name: 'Ben Queen', job: 'Screenplay' },
      { name: 'Denise Ream', job: 'Producer' },
      { name: 'Michael Giacchino', job: 'Original Music Composer' },
      { name: 'Sharon Calahan', job: 'Director of Photography' },
      { name: 'Jeremy Lasky', job: 'Director of Photography' },
      { name: 'Stephen Schaffer', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'lakeside_karting',
        writtenOn: '2012-03-11',
        rating: 7,
        content:
          "Everyone says it's the bad one. Is it? It's a daft spy film with cars, my boys adore it, the races are thrilling and Michael Caine opens it on an oil rig like it's 1965. I'll take that over the one about feelings in the desert. Mater's a lot, I'll give you Mater. But the Tokyo scenes are the most gorgeous thing they'd drawn till then, neon on wet bonnets, and Giacchino's guitar tune has been in my head since half-term.",
      },
      {
        author: 'questions_from_a_pram',
        writtenOn: '2014-08-30',
        rating: 4,
        content:
          "There is a Popemobile, containing a Pope, who is a car. So there's a Vatican. So there was a Peter, who was a car? In a bathroom in Tokyo there are stalls. A car is tortured to death, on a screen, with other cars looking on. They've killed one! In a film with lunchboxes! I go round with all this while she naps. I don't believe that anybody there sat down and thought; they were busy drawing London, which is beautiful.",
      },
      {
        author: 'tow_truck_alabama',
        writtenOn: '2011-09-05',
        rating: 8,
        content:
          "Folks been mean to this one and I know why, it's him. He talks like where I'm from. He hears everybody laughing on the big screen when he thought they were laughing with him, and his face falls, dents and all. And he says he'll keep the dents. I do recovery on I-65, nights, I'm on my second transmission and my third back. I liked that about the dents.",
      },
    ],
  },
  {
    id: 44912,
    title: 'Green Lantern',
    releaseDate: '2011-06-14',
    genres: ['action', 'adventure', 'science-fiction'],
    voteAverage: 5.2,
    overview:
      "A test pilot who cannot finish anything crashes a jet to win an exercise and goes home to his nephew's birthday party late. That night a purple man in a wrecked craft hands him a ring and a lamp. It will make solid whatever he imagines, provided that he isn't afraid. Three thousand six hundred others have one, few of them think he should, and a yellow cloud is on its way.",
    cast: [
      { name: 'Ryan Reynolds', character: 'Hal Jordan' },
      { name: 'Blake Lively', character: 'Carol Ferris' },
      { name: 'Peter Sarsgaard', character: 'Hector Hammond' },
      { name: 'Mark Strong', character: 'Sinestro' },
      { name: 'Tim Robbins', character: 'Senator Hammond' },
      { name: 'Jay O. Sanders', character: 'Carl Ferris' },
      { name: 'Taika Waititi', character: 'Thomas Kalmaku' },
      { name: 'Angela Bassett', character: 'Amanda Waller' },
      { name: 'Mike Doyle', character: 'Jack Jordan' },
      { name: 'Temuera Morrison', character: 'Abin Sur' },
    ],
    crew: [
      { name: 'Martin Campbell', job: 'Director' },
      { name: 'Greg Berlanti', job: 'Screenplay' },
      { name: 'Michael Green', job: 'Screenplay' },
      { name: 'Marc Guggenheim', job: 'Screenplay' },
      { name: 'Michael Goldenberg', job: 'Screenplay' },
      { name: 'Donald De Line', job: 'Producer' },
      { name: 'Greg Berlanti', job: 'Producer' },
      { name: 'James Newton Howard', job: 'Original Music Composer' },
      { name: 'Dion Beebe', job: 'Director of Photography' },
      { name: 'Stuart Baird', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'moth_to_a_lamp_61',
        writtenOn: '2012-01-15',
        rating: 4,
        content:
          "He can have anything he can think of. _Anything_. And he thinks of a Hot Wheels track, a spring and a big fist. I'm sixty-one, I'm on a waiting list for a knee, I lay there on the settee and in five minutes thought of nine better things, one of them a knee. Sarsgaard has a fine time with the forehead. The cloud looked like something that'd come up in a drain.",
      },
      {
        author: 'one_oath_daily',
        writtenOn: '2011-09-29',
        rating: 8,
        content:
          "Everyone in my store hates it and I've been in costume twice.\n\nListen. The oath gives me chills, I don't care how it's lit. In brightest day! Tomar-Re's beak is right. Kilowog calls everyone poozer, as he should. Oa's lit up like the inside of a bottle and there are, I've counted with a pause button, over a hundred different Lanterns in the big assembly, every one of which some poor soul had to design, including the squirrel, and the one who's a sort of crystal, and the fly. They shot for the moon and parts of it are rubber. The mask is not good. I've made three and I know what goes wrong with the edges.\n\nWhat I get from it is somebody scared of everything getting picked regardless. I was twenty-four and working in a store. Mark Strong is so right in that makeup that I'm waiting for part two with the patience of a fool.",
      },
      {
        author: 'hal_no',
        writtenOn: '2019-05-24',
        rating: 3,
        content:
          "Nothing connects. He gets the ring, goes to the planet, is trained for what feels like a lunch hour, comes home, mopes on a sofa, wins. Every time it might become a space adventure they bring him back to Earth to look at a hangar. The green suit's a cartoon and you never forget it. Strong is good, they've put the one interesting character in for about seven minutes. I've sat through it twice because my partner fell asleep on me.",
      },
    ],
  },
  {
    id: 49849,
    title: 'Cowboys & Aliens',
    releaseDate: '2011-07-29',
    genres: ['action', 'science-fiction', 'western', 'adventure'],
    voteAverage: 5.6,
    overview:
      'Out in the scrub, some years after the Civil War, a man wakes with a wound in his side, no memory, and a metal cuff locked on his wrist. The nearest town has a warrant for him and a cattle baron who wants his gold back. Then lights come over the ridge and people are roped out of the street into the sky.',
    cast: [
      { name: 'Daniel Craig', character: 'Jake Lonergan' },
      { name: 'Harrison Ford', character: 'Woodrow Dolarhyde' },
      { name: 'Olivia Wilde', character: 'Ella Swenson' },
      { name: 'Sam Rockwell', character: 'Doc' },
      { name: 'Adam Beach', character: 'Nat Colorado' },
      { name: 'Paul Dano', character: 'Percy Dolarhyde' },
      { name: 'Noah Ringer', character: 'Emmett Taggart' },
      { name: 'Keith Carradine', character: 'Sheriff John Taggart' },
      { name: 'Clancy Brown', character: 'Meacham' },
      { name: 'Walton Goggins', character: 'Hunt' },
    ],
    crew: [
      { name: 'Jon Favreau', job: 'Director' },
      { name: 'Damon Lindelof', job: 'Screenplay' },
      { name: 'Harry Gregson-Williams', job: 'Original Music Composer' },
      { name: 'Matthew Libatique', job: 'Director of Photography' },
      { name: 'Dan Lebental', job: 'Editor' },
      { name: 'Jim May', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'dustbowl_dave',
        writtenOn: '2011-08-09',
        rating: 6,
        content:
          "First twenty minutes: proper western. Craig says nothing, kicks three men off their horses, has his side stitched by the preacher, acquires a dog. By then I was so content I'd forgotten about the other half of the title. Ford grumbles and is clearly enjoying the hat.\n\nThen it turns out the aliens crossed the galaxy for gold, and nobody in the picture so much as raises an eyebrow. A paddle steamer upside down in the desert is the best thing in it and they camp in it for one wet night.",
      },
      {
        author: 'denver_via_ohare',
        writtenOn: '2012-01-15',
        content:
          "Watched on a flight to Denver with the sound leaking out of one ear of the airline headphones. With that title I'd expected to laugh, and it is so _serious_. Everybody squints as if at a funeral. Sam Rockwell gets glasses and a nice scene learning to shoot a bottle, and I felt bad for him. We landed before the end and I was not curious until about a week later.",
      },
    ],
  },
  {
    id: 71689,
    title: 'Phineas and Ferb: The Movie: Across the 2nd Dimension',
    releaseDate: '2011-08-05',
    genres: ['animation', 'comedy', 'family', 'tv-movie', 'music', 'adventure', 'science-fiction'],
    voteAverage: 7.0,
    overview:
      "Two stepbrothers who build something impossible every day of their holidays help a clumsy chemist mend his portal, not knowing he is their pet's arch-enemy. On the other side is a city with no summer: same streets, grey coats, robot patrols, and a second version of everyone, one of whom has been in charge for years and is very good at it. The platypus finally has to explain himself.",
    cast: [
      { name: 'Vincent Martella', character: 'Phineas Flynn (voice)' },
      { name: 'Ashley Tisdale', character: 'Candace Flynn (voice)' },
      { name: 'Thomas Brodie-Sangster', character: 'Ferb Fletcher (voice)' },
      { name: 'Caroline Rhea', character: 'Mom (voice)' },
      { name: "Richard O'Brien", character: 'Dad (voice)' },
      { name: 'Dan Povenmire', character: 'Dr. Heinz Doofenshmirtz (voice)' },
      { name: 'Dee Bradley Baker', character: 'Perry the Platypus (voice)' },
      { name: 'Alyson Stoner', character: 'Isabella (voice)' },
      { name: 'Maulik Pancholy', character: 'Baljeet (voice)' },
      { name: 'Bobby Gaylor', character: 'Buford (voice)' },
    ],
    crew: [
      { name: 'Dan Povenmire', job: 'Director' },
      { name: 'Robert Hughes', job: 'Director' },
      { name: 'Dan Povenmire', job: 'Writer' },
      { name: "Jeff 'Swampy' Marsh", job: 'Writer' },
      { name: 'Jon Colton Barry', job: 'Writer' },
      { name: 'Danny Jacob', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'agent_p_for_president',
        writtenOn: '2012-05-25',
        rating: 9,
        content:
          "As good as the best episodes and it's three and a half times as long, how often does that happen? Songs are great (Everything's Better with Perry, the robot one, Summer Belongs to You it isn't but still). Loved that the other dimension Candace is a resistance leader and our Candace just wants to know if she looks good in the coat. The two Doofs comparing childhoods is the bit everyone quotes and everyone's right. I got surprisingly upset about the goodbye.",
      },
      {
        author: 'grumpy_animator_ron',
        writtenOn: '2013-01-11',
        rating: 6,
        content:
          "Triangle head, rectangle head, flat backgrounds, limited everything: and still more timing in its little finger than most of what's at the pictures. It's a long episode. You feel the seams where there'd be a break. The giant army at the end goes on, and I got tired of robots as I get tired of robots. Ferb speaks, I think, four times.",
      },
      {
        author: 'platy_bus_stop',
        writtenOn: '2020-08-16',
        rating: 8,
        content:
          "We've a rule in this house, whoever has the temperature picks. So five days of this, morning and evening. I can sing the one about your brand-new best friend. I can do the Doofenshmirtz jingle in the shower, evil, incorporated, with the harmony. Both kids are fine now and I've put it on again, by myself, with a sandwich.",
      },
    ],
  },
  {
    id: 71880,
    title: 'Jack and Jill',
    releaseDate: '2011-11-11',
    genres: ['comedy', 'family'],
    voteAverage: 4.4,
    overview:
      "Every Thanksgiving the sister of a Los Angeles adman flies in from the Bronx with a cockatoo, a grievance and her brother's exact nose. This year the visit keeps being extended. At work he has a doughnut chain that will walk unless a certain very famous actor agrees to sell its coffee, and that actor, seated courtside at a Lakers game, turns out to have eyes only for her.",
    cast: [
      { name: 'Adam Sandler', character: 'Jack Sadelstein / Jill Sadelstein' },
      { name: 'Al Pacino', character: 'Al Pacino' },
      { name: 'Katie Holmes', character: 'Erin Sadelstein' },
      { name: 'Elodie Tougne', character: 'Sofia Sadelstein' },
      { name: 'Rohan Chand', character: 'Gary Sadelstein' },
      { name: 'Eugenio Derbez', character: 'Felipe' },
      { name: 'David Spade', character: 'Monica' },
      { name: 'Nick Swardson', character: 'Todd' },
      { name: 'Tim Meadows', character: 'Ted' },
      { name: 'Allen Covert', character: 'Otto' },
    ],
    crew: [
      { name: 'Dennis Dugan', job: 'Director' },
      { name: 'Steve Koren', job: 'Screenplay' },
      { name: 'Adam Sandler', job: 'Screenplay' },
      { name: 'Adam Sandler', job: 'Producer' },
      { name: 'Todd Garner', job: 'Producer' },
      { name: 'Tom Costain', job: 'Editor' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'mrs_p_teaches_drama',
        writtenOn: '2012-03-04',
        rating: 2,
        content:
          "Thirty-one years of teaching teenagers to act, and the first thing I tell them is that a funny voice is a coat, you still need someone to wear it. Here is a whole film of coat. She shouts, she sweats through the bedclothes, she falls on a pony and the pony gives way. I laughed once, at Pacino screaming at a man in the stalls for a ringing telephone that's his own. He alone seems to be acting, and he's acting as if the building were on fire.",
      },
      {
        author: 'dunkacino_forever',
        writtenOn: '2021-09-14',
        rating: 7,
        content:
          "Okay but consider. The greatest living actor, who did Michael Corleone, does a rap about iced coffee, in a tracksuit, with backing dancers, and then watches himself do it and says to burn it. Somebody wrote that down. Somebody got him to say yes. It's four minutes at the end of a film that's otherwise a man in a wig eating too much at the table, and I have shown it at two weddings.",
      },
      {
        author: 'uncle_of_real_twins',
        writtenOn: '2011-12-28',
        rating: 4,
        content:
          "My nieces (identical, eleven) noticed that in the scenes with both of them on the sofa neither one ever quite looks at the other's eyes. After that it's all any of us could see. They quite liked the actual twins in between who talk at the start in their own language, and would've taken ninety minutes of those. Quite so.",
      },
    ],
  },
];
