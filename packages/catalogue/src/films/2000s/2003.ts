import type { CatalogueFilm } from '../film.ts';

export const films2003: readonly CatalogueFilm[] = [
  {
    id: 9480,
    title: 'Daredevil',
    releaseDate: '2003-02-14',
    genres: ['action', 'fantasy'],
    voteAverage: 5.3,
    voteCount: 5_433,
    overview:
      "Matt Murdock was blinded by chemical waste as a boy. By day he is a poor lawyer in Hell's Kitchen with his partner Foggy; by night he is Daredevil, who punishes those the courts let go. He falls in love with Elektra, the daughter of the millionaire Nikolas Natchios. Her father wants to break with Wilson Fisk, the Kingpin of crime. So Fisk hires the killer Bullseye, and Elektra comes to blame Daredevil.",
    cast: [
      { name: 'Ben Affleck', character: 'Matt Murdock / Daredevil' },
      { name: 'Jennifer Garner', character: 'Elektra Natchios' },
      { name: 'Colin Farrell', character: 'Bullseye' },
      { name: 'Michael Clarke Duncan', character: 'Wilson Fisk / Kingpin' },
      { name: 'Jon Favreau', character: "Franklin 'Foggy' Nelson" },
      { name: 'Joe Pantoliano', character: 'Ben Urich' },
      { name: 'Scott Terra', character: 'Young Matt Murdock' },
      { name: 'Ellen Pompeo', character: 'Karen Page' },
      { name: 'Leland Orser', character: 'Wesley Owen Welch' },
      { name: 'Erick Avari', character: 'Nikolas Natchios' },
    ],
    crew: [
      { name: 'Mark Steven Johnson', job: 'Director' },
      { name: 'Mark Steven Johnson', job: 'Screenplay' },
      { name: 'Graeme Revell', job: 'Original Music Composer' },
      { name: 'Ericson Core', job: 'Director of Photography' },
      { name: 'Dennis Virkler', job: 'Editor' },
      { name: 'Armen Minasian', job: 'Editor' },
      { name: 'Avi Arad', job: 'Producer' },
      { name: 'Gary Foster', job: 'Producer' },
      { name: 'Arnon Milchan', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'hornhead_tito',
        writtenOn: '2010-09-09',
        rating: 6,
        content:
          'not as bad as everybody says, and i\'ve read the comics since i was ten. the way he "sees" with sound is cool, especially elektra\'s face in the rain. colin farrell as bullseye is having more fun than the rest of the cast put together, and michael clarke duncan is a scary kingpin. but the playground fight on the seesaws, no. the cgi jumping, no. middle of the pack for marvel, i still enjoy it',
      },
      {
        author: 'LindaParry',
        writtenOn: '2019-05-20',
        rating: 4,
        content:
          "It was 2003, one had feelings, and here they all were. She trains by stabbing sandbags to Evanescence. There is ANOTHER Evanescence. Farrell has a bullseye carved in his forehead and kills an old lady with a peanut and he's the one person who's noticed what sort of film it is.\n\nBen's jaw is doing what it can.",
      },
      {
        author: 'directors_cut_dan',
        writtenOn: '2006-04-04',
        rating: 7,
        content:
          "Ignore the theatrical version. Get the long one: there's a whole trial in it, with Coolio, and Foggy gets funny, and the romance gets shorter, and the priest has something to do. Half an hour put back in, and it turns from a music video into a fairly bleak Catholic crime film. Nobody believes me about this. I have lent my disc out three times, and each time it's come home unwatched.",
      },
    ],
  },
  {
    id: 296,
    title: 'Terminator 3: Rise of the Machines',
    releaseDate: '2003-07-02',
    genres: ['action', 'thriller', 'science-fiction'],
    voteAverage: 6.2,
    voteCount: 7_198,
    overview:
      "John Connor lives without an address. Then a new machine, the T-X, arrives from the future in the shape of a woman and kills those who would become his officers. One of them is Kate Brewster, a vet, and a Terminator of the old kind comes to protect them both. He says that the war was only put off. Kate's father, a general, is about to switch on Skynet, and they have to stop him.",
    cast: [
      { name: 'Arnold Schwarzenegger', character: 'Terminator' },
      { name: 'Nick Stahl', character: 'John Connor' },
      { name: 'Claire Danes', character: 'Kate Brewster' },
      { name: 'Kristanna Loken', character: 'T-X' },
      { name: 'David Andrews', character: 'Robert Brewster' },
      { name: 'Mark Famiglietti', character: 'Scott Mason' },
      { name: 'Earl Boen', character: 'Dr. Peter Silberman' },
      { name: 'Moira Sinise', character: 'Betsy' },
      { name: 'Jay Acovone', character: 'Westside Street Cop' },
      { name: 'Carolyn Hennesy', character: 'Rich Woman' },
    ],
    crew: [
      { name: 'Jonathan Mostow', job: 'Director' },
      { name: 'John D. Brancato', job: 'Screenplay' },
      { name: 'John D. Brancato', job: 'Story' },
      { name: 'Michael Ferris', job: 'Screenplay' },
      { name: 'Michael Ferris', job: 'Story' },
      { name: 'Tedi Sarafian', job: 'Story' },
      { name: 'Marco Beltrami', job: 'Original Music Composer' },
      { name: 'Don Burgess', job: 'Director of Photography' },
      { name: 'Neil Travis', job: 'Editor' },
      { name: 'Mario Kassar', job: 'Producer' },
      { name: 'Andrew G. Vajna', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'dads_rental_privileges',
        writtenOn: '2009-03-29',
        rating: 7,
        content:
          "My old man's rule was he got to choose one video a month and this was June's. He fell asleep in all of them. He did NOT fall asleep when the crane goes down the high street sideways with Arnie swinging off the hook, taking out a whole glass office, and it's all real, none of your computers, a hundred tons of real crane. He sat forward. He said \"now then\".\n\nHe dropped off in the bunker, mind, and so missed the end, and it's a cracker, the last five minutes, it's better than the film it's on.",
      },
      {
        author: 'kevinn',
        writtenOn: '2012-07-07',
        rating: 3,
        content:
          'So she died between films, of leukaemia, in a line of dialogue, and was buried with guns. This is what you do with the best part any woman had in the nineties? And replace her with a vet who screams, and a robot whose bust inflates at a traffic stop.\n\n"No fate but what we make." No? Seems there is, then.',
      },
      {
        author: 'skynet_sergio',
        writtenOn: '2018-06-23',
        rating: 8,
        content:
          "ok hear me out, third best of the series and that's still a good movie. the chase with the crane is one of the best practical chases of the 2000s, they destroy a whole street for real. arnold is old but funny, the lady terminator is cold as ice. the jokes with the sunglasses are dumb. no sarah connor hurts a lot. but it's short, it moves, and it has more guts than people give it credit for. i rewatch it every year",
      },
    ],
  },
  {
    id: 8046,
    title: 'Gigli',
    releaseDate: '2003-08-01',
    genres: ['comedy', 'crime', 'romance'],
    voteAverage: 4.0,
    voteCount: 490,
    overview:
      "Larry, a small criminal in Los Angeles, is ordered by Louis to kidnap Brian, the mentally disabled brother of a prosecutor. Because Louis doesn't trust him, he sends Ricki to watch over the job. Larry likes her, and she tells him that she prefers women. The three are shut up in his apartment, and Brian only wants to see the beach. Then Louis demands the hostage's thumb, and the two must decide.",
    cast: [
      { name: 'Ben Affleck', character: 'Larry Gigli' },
      { name: 'Jennifer Lopez', character: 'Ricki' },
      { name: 'Justin Bartha', character: 'Brian' },
      { name: 'Lainie Kazan', character: "Larry's Mother" },
      { name: 'Lenny Venito', character: 'Louis' },
      { name: 'Al Pacino', character: 'Starkman' },
      { name: 'Christopher Walken', character: 'Detective Stanley Jacobellis' },
      { name: 'Missy Crider', character: 'Robin' },
    ],
    crew: [
      { name: 'Martin Brest', job: 'Director' },
      { name: 'Martin Brest', job: 'Writer' },
      { name: 'John Powell', job: 'Original Music Composer' },
      { name: 'Robert Elswit', job: 'Director of Photography' },
      { name: 'Billy Weber', job: 'Editor' },
      { name: 'Casey Silver', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Erie_Pete',
        writtenOn: '2011-01-30',
        rating: 3,
        content:
          "Finally watched the famous disaster, snowed in at a motel with nothing else on. It isn't as crazy as I had hoped, just slow: two people talk on a couch, then they talk in bed. Christopher Walken comes in for one odd scene and leaves, and that woke me up. Jennifer Lopez is relaxed and rather charming. The jokes about her being gay have aged badly, and the way Brian is played is hard to watch. I didn't like it, and it's far too long for so little.",
      },
      {
        author: 'justice4jen',
        writtenOn: '2020-07-18',
        rating: 4,
        content:
          "Alright, somebody has to stick up for it. If you'd never seen a magazine that summer you'd find a clumsy overlong comedy in which Lopez is quite warm and relaxed, and Lainie Kazan, bent over a kitchen counter waiting for her son to give her a jab, made me laugh out loud on a bus. Affleck is doing a voice from a neighbourhood I've never been to. But the brother, the way he's written like a party trick, made me want to climb inside my coat, and Ricki 'coming round' to Larry is worse. So that's not much sticking up in the end.",
      },
    ],
  },
  {
    id: 1584,
    title: 'School of Rock',
    releaseDate: '2003-10-03',
    genres: ['comedy', 'music', 'family'],
    voteAverage: 7.1,
    voteCount: 6_137,
    overview:
      'Dewey Finn has been thrown out of his own rock band and owes rent to his friend Ned. When an expensive private school calls for Ned, Dewey takes the job as a substitute teacher. Then he hears the children play music. Zack gets an electric guitar, Freddy the drums, Lawrence the keyboard, Tomika sings and Summer becomes manager. In secret they practice for the Battle of the Bands. Principal Mullins must not find out.',
    cast: [
      { name: 'Jack Black', character: 'Dewey Finn' },
      { name: 'Joan Cusack', character: 'Rosalie Mullins' },
      { name: 'Mike White', character: 'Ned Schneebly' },
      { name: 'Sarah Silverman', character: 'Patty Di Marco' },
      { name: 'Miranda Cosgrove', character: 'Summer Hathaway' },
      { name: 'Joey Gaydos Jr.', character: 'Zack Mooneyham' },
      { name: 'Kevin Alexander Clark', character: 'Freddy Jones' },
      { name: 'Rivkah Reyes', character: 'Katie' },
      { name: 'Robert Tsai', character: 'Lawrence' },
      { name: 'Maryam Hassan', character: 'Tomika' },
    ],
    crew: [
      { name: 'Richard Linklater', job: 'Director' },
      { name: 'Mike White', job: 'Writer' },
      { name: 'Craig Wedren', job: 'Original Music Composer' },
      { name: 'Rogier Stoffers', job: 'Director of Photography' },
      { name: 'Sandra Adair', job: 'Editor' },
      { name: 'Scott Rudin', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'primary_teacher_jan',
        writtenOn: '2011-11-08',
        rating: 6,
        content:
          "Fun for children from about eight up, and mine, nine and twelve, were playing air guitar before it ended. There's nothing to frighten anyone, only a few words I'd rather not hear. They loved that each child in the class gets a job that fits, the shy girl most of all. As a mother I was nervous, because nobody asks a parent about anything, and as a film it's fairly predictable. Jack Black is a lot of noise, but he is good with the kids. We had a nice evening with it.",
      },
      {
        author: 'Yuki N.',
        writtenOn: '2018-07-19',
        rating: 9,
        content:
          "Turn it on its side and, cello, you've got a bass. I was the cello. I was nine, I asked for a bass that Christmas, I'm now in a band that's played to as many as sixty people.\n\nJack Black sings his awful song to them a cappella with all the guitar noises and the lighting cues and they just look at him. It might be the best thing he has ever done. Those kids really play! You can tell from their fingers and by the way the drummer sticks his tongue out.",
      },
    ],
  },
];
