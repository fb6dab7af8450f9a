import type { CatalogueFilm } from '../film.ts';

export const films1978: readonly CatalogueFilm[] = [
  {
    id: 621,
    title: 'Grease',
    releaseDate: '1978-06-16',
    genres: ['romance', 'comedy'],
    voteAverage: 7.4,
    voteCount: 7_641,
    overview:
      "Danny Zuko and Sandy Olsson fell in love in the summer of 1958 and said goodbye. Then Sandy's parents stay in America, and on the first day of school she stands in front of him. Danny, the leader of the T-Birds, acts cool before them. Sandy is hurt and joins the Pink Ladies of sharp-tongued Rizzo. One of them has to risk being laughed at, or they will lose each other for good.",
    cast: [
      { name: 'John Travolta', character: 'Danny Zuko' },
      { name: 'Olivia Newton-John', character: 'Sandy Olsson' },
      { name: 'Stockard Channing', character: 'Rizzo' },
      { name: 'Jeff Conaway', character: 'Kenickie' },
      { name: 'Didi Conn', character: 'Frenchy' },
      { name: 'Barry Pearl', character: 'Doody' },
      { name: 'Michael Tucci', character: 'Sonny' },
      { name: 'Kelly Ward', character: 'Putzie' },
      { name: 'Jamie Donnelly', character: 'Jan' },
      { name: 'Eve Arden', character: 'Principal McGee' },
    ],
    crew: [
      { name: 'Randal Kleiser', job: 'Director' },
      { name: 'Robert Stigwood', job: 'Producer' },
      { name: 'Allan Carr', job: 'Producer' },
      { name: 'Bronte Woodard', job: 'Screenplay' },
      { name: 'Bill Butler', job: 'Director of Photography' },
      { name: 'John F. Burnett', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'niamh_66',
        writtenOn: '2008-05-17',
        rating: 6,
        content:
          "Stockard Channing was thirty-three. There's a boy in the gang with crow's feet. They're all far too old for a school.\n\nIt doesn't matter in a musical, as they can all sing, and I had a nice time. Rizzo on her own outside the school with her books, that one song with no joke in it, holds the roof up. I do mind what it teaches girls.",
      },
      {
        author: 'Sheila from Row M',
        writtenOn: '2018-09-29',
        rating: 10,
        content:
          "The musical that's the most fun in a cinema. Sing-along evening, six hundred people, my sister in a curler cap, my mother, seventy-four, on the handles of someone's mobility scooter for the hand jive. At \"tell me more\" the men do one half and the women do the other and it's the nearest thing to church I've got. Nobody can sit still, and nobody wants to go home.",
      },
      {
        author: 'Lea_Hoffmann',
        writtenOn: '2013-03-07',
        rating: 7,
        content:
          'My mother knows all the songs, so I watch it with her. The actors are too old for a school, you see it at once, but after ten minutes it does not matter. "Summer Nights" and "Greased Lightnin\'" stay in my head for days. My favorite person is Rizzo, because she is hard outside and sad inside. I don\'t like everything that it says about girls. It is not a deep musical. It makes a good mood and I like it.',
      },
    ],
  },
  {
    id: 948,
    title: 'Halloween',
    releaseDate: '1978-10-24',
    genres: ['horror', 'thriller'],
    voteAverage: 7.6,
    voteCount: 6_141,
    overview:
      'At six, Michael Myers killed his sister with a kitchen knife. Fifteen years later he escapes from the hospital where he has never said a word. His doctor, Sam Loomis, is sure that he is on the way home to Haddonfield. There Laurie Strode babysits Tommy, while her friends meet their boyfriends. A man in a white mask has followed them all day, and at night Laurie must protect the children and herself from him.',
    cast: [
      { name: 'Jamie Lee Curtis', character: 'Laurie Strode' },
      { name: 'Donald Pleasence', character: 'Dr. Sam Loomis' },
      { name: 'Nancy Kyes', character: 'Annie Brackett' },
      { name: 'P.J. Soles', character: 'Lynda' },
      { name: 'Charles Cyphers', character: 'Sheriff Leigh Brackett' },
      { name: 'Kyle Richards', character: 'Lindsey Wallace' },
      { name: 'Brian Andrews', character: 'Tommy Doyle' },
      { name: 'John Michael Graham', character: 'Bob' },
      { name: 'Nancy Stephens', character: 'Marion Chambers' },
      { name: 'Nick Castle', character: 'The Shape' },
    ],
    crew: [
      { name: 'John Carpenter', job: 'Director' },
      { name: 'Debra Hill', job: 'Producer' },
      { name: 'Debra Hill', job: 'Writer' },
      { name: 'John Carpenter', job: 'Writer' },
      { name: 'John Carpenter', job: 'Original Music Composer' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
      { name: 'Tommy Lee Wallace', job: 'Editor' },
      { name: 'Charles Bornstein', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Cindy Marlowe',
        writtenOn: '2014-10-31',
        rating: 9,
        content:
          "It's the hedge for me. Jamie Lee Curtis is walking home, a man in a mask steps out from behind a hedge, she looks, he's gone. Her friend runs up to have a go at whoever it is and there's only a sidewalk. In full sunshine! I have never been so scared by so little, it's the best horror film I know.\n\nThree notes on the piano, in five time. Carpenter wrote that himself.",
      },
      {
        author: 'K. Hughes',
        writtenOn: '2020-11-01',
        rating: 6,
        content:
          "It's June. You can see that it's June, the trees are as green as salad and they've thrown a bag of painted leaves in front of the car. They had four pumpkins. I liked that more than the film, which is people saying \"totally\" till they're killed. Pleasence hides behind a shrub and frightens children, and he's good. The rest is only okay.",
      },
      {
        author: 'Christine Bauer',
        writtenOn: '2007-10-12',
        rating: 8,
        content:
          'John Carpenter proves that you don\'t need much money to scare people. He has a mask, a quiet street, a piano tune that he wrote himself and a camera that moves like somebody who follows you. There is very little blood. Most of the time we only look at the edge of the picture and wait, and the first half takes place in bright daylight, which I found even more creepy.\n\nJamie Lee Curtis, in her first movie, makes Laurie a real girl. She is a bit shy, a bit bored, and a lot smarter than her friends. Donald Pleasence gives the doctor a big voice for big lines. The other teenagers are not great actors, and they say "totally" too often.\n\nYou can see that it wasn\'t filmed in the fall, because the trees are green. Overall it is still one of the best horror movies there are. I was ten when I saw it first and I slept with the lights on, and at forty I did the same.',
      },
    ],
  },
  {
    id: 74849,
    title: 'The Star Wars Holiday Special',
    releaseDate: '1978-11-17',
    genres: ['adventure', 'comedy', 'science-fiction', 'tv-movie'],
    voteAverage: 3.4,
    voteCount: 482,
    overview:
      "The planet Kashyyyk is preparing for Life Day, and Chewbacca's wife, father and little son are waiting for him. He and Han Solo are being chased across space by Imperial ships. To pass the time the family watches television: a cooking show with Chef Gormaanda, a cartoon with Luke Skywalker, songs and acrobats. Then stormtroopers come to search the house for rebels, and the family must keep them busy until Chewbacca is home.",
    cast: [
      { name: 'Mark Hamill', character: 'Luke Skywalker' },
      { name: 'Harrison Ford', character: 'Han Solo' },
      { name: 'Carrie Fisher', character: 'Princess Leia Organa' },
      { name: 'Anthony Daniels', character: 'C-3PO' },
      { name: 'Peter Mayhew', character: 'Chewbacca' },
      { name: 'James Earl Jones', character: 'Darth Vader (voice)' },
      { name: 'Beatrice Arthur', character: 'Ackmena' },
      { name: 'Art Carney', character: 'Saun Dann' },
      { name: 'Diahann Carroll', character: 'Mermeia' },
      { name: 'Harvey Korman', character: 'Chef Gormaanda / Krelman' },
    ],
    crew: [
      { name: 'Steve Binder', job: 'Director' },
      { name: 'Pat Proft', job: 'Writer' },
      { name: 'Leonard Ripps', job: 'Writer' },
      { name: 'Bruce Vilanch', job: 'Writer' },
      { name: 'Ian Fraser', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Tomasz J.',
        writtenOn: '2009-12-20',
        rating: 2,
        content:
          "Nothing prepares you for the opening. It's ten minutes, near enough, of three people in yak suits growling at one another in a living room, about chores, with **no subtitles**. The boy won't take the bins out, I think? Then Grandpa is strapped into a chair to watch something from Diahann Carroll that I'm not going to describe on a website my children can find. I turned it off, felt I was being unfair, turned it on again, and it was a man dressed as a cook with four arms. It's the worst thing I've ever seen on television.",
      },
      {
        author: 'Dale from Duluth',
        writtenOn: '2015-11-17',
        rating: 5,
        content:
          "I know it's bad, and I'm fond of it. Mine's about a sixth generation dub off a station in the midwest with all the ads left in and I'd ask everyone to see it that way. The ads are the best paced part. But come on, the cartoon is properly good, wobbly and strange, and it's got Boba Fett riding a dinosaur before anyone knew who he was. And when Bea Arthur is shutting up the cantina and gives every last monster a drink and a little song... I was tired, it was snowing, and I sang along.",
      },
      {
        author: 'Boba Ben',
        writtenOn: '2022-12-26',
        rating: 3,
        content:
          "I am a HUGE Star Wars fan, I own the figures and the novels, and even I couldn't get through this in one sitting. The first ten minutes are three Wookiees growling in a living room WITHOUT subtitles. Then come acrobats, a cooking lesson and a rock band in a box. Harrison Ford looks like he's planning his escape. The cartoon with Boba Fett is the one good part and I'd keep that. The rest hurt my feelings. Really bad.",
      },
    ],
  },
  {
    id: 11778,
    title: 'The Deer Hunter',
    releaseDate: '1978-12-08',
    genres: ['drama', 'war'],
    voteAverage: 8,
    voteCount: 4032,
    overview:
      "Clairton, a steel town in Pennsylvania. Michael, Nick and Steven work at the mill, drink at John's bar and go hunting in the mountains. Before they leave for Vietnam, Steven marries Angela, and Nick asks Linda to wait for him. In the war all three are captured, and their guards force the prisoners to play with a loaded revolver. All three have to get out alive and find their way back home.",
    cast: [
      { name: 'Robert De Niro', character: 'Michael Vronsky' },
      { name: 'John Cazale', character: 'Stan' },
      { name: 'John Savage', character: 'Steven Pushkov' },
      { name: 'Christopher Walken', character: 'Nick Chevotarevich' },
      { name: 'Meryl Streep', character: 'Linda' },
      { name: 'George Dzundza', character: 'John' },
      { name: 'Chuck Aspegren', character: 'Axel' },
      { name: 'Rutanya Alda', character: 'Angela' },
      { name: 'Pierre Segui', character: 'Julien' },
      { name: 'Amy Wright', character: 'Bridesmaid' },
    ],
    crew: [
      { name: 'Michael Cimino', job: 'Director' },
      { name: 'Barry Spikings', job: 'Producer' },
      { name: 'Michael Deeley', job: 'Producer' },
      { name: 'Michael Cimino', job: 'Producer' },
      { name: 'John Peverall', job: 'Producer' },
      { name: 'Deric Washburn', job: 'Screenplay' },
      { name: 'Stanley Myers', job: 'Original Music Composer' },
      { name: 'Vilmos Zsigmond', job: 'Director of Photography' },
      { name: 'Peter Zinner', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'R. J. Kowalski',
        writtenOn: '2009-11-11',
        rating: 9,
        content:
          "Michael Cimino takes an hour to show us a wedding, and without that hour nothing that follows would hurt. We learn how these men drink, dance, tease each other and avoid saying what they feel. Vilmos Zsigmond films the mill, the onion domes of the church and the mountains as one home. Then there is a cut, and we are in Vietnam.\n\nRobert De Niro plays Michael as a man who can only talk in rules. Christopher Walken's Nick is softer and more open, and you fear for him from the start. Meryl Streep, very young, finds a whole life in a few scenes at a supermarket. John Cazale is funny and pathetic as Stan.\n\nOne can argue about the history, and about how the Vietnamese are shown. I have done so myself. Overall it is a great movie about friendship and the place you come from. I admire it deeply and I need a week before I see it again.",
      },
      {
        author: 'Pat Gilhooly',
        writtenOn: '2015-10-18',
        rating: 8,
        content:
          "The wedding goes on so long that my wife asked whether we ought to send a present. That's how well it's done: I knew the best man, I knew the drunk, I'd danced with that bride's aunt. We saw it above a pub in Leitrim with forty people and one heater. Then the same friends are in Vietnam, and when the revolver came out the whole pub sat still for ten minutes. De Niro is magnificent, Walken is better, and that guitar tune had me swallowing hard every time it came back. A hard film, and a very good one.",
      },
      {
        author: 'Trevor Bell',
        writtenOn: '2020-05-30',
        rating: 7,
        content:
          "Pros: the cast, best of the decade. The wedding, warm and loud. The mountains and that guitar. Walken's face. Streep making much out of a small part. A prison scene so tense that I stood up.\nCons: three hours and it knows it. The wedding could lose twenty minutes. Every Vietnamese person is a sadist or a victim. A snowy peak in Pennsylvania that is obviously somewhere else.\nA heavy, serious, flawed movie. Worth seeing once, and I was glad that I did.",
      },
    ],
  },
  {
    id: 1924,
    title: 'Superman',
    releaseDate: '1978-12-14',
    genres: ['adventure', 'action', 'science-fiction'],
    voteAverage: 7.1,
    voteCount: 3565,
    overview:
      'The planet Krypton is about to explode, and the scientist Jor-El sends his baby son to Earth. Farmers in Kansas raise the boy as Clark Kent. He grows up to be a shy reporter in Metropolis who works beside Lois Lane, and in secret he can fly and lift trucks. Below the streets the criminal Lex Luthor is planning a land deal that will cost millions of lives, and only Clark can stop him.',
    cast: [
      { name: 'Marlon Brando', character: 'Jor-El' },
      { name: 'Gene Hackman', character: 'Lex Luthor' },
      { name: 'Christopher Reeve', character: 'Clark Kent / Superman' },
      { name: 'Ned Beatty', character: 'Otis' },
      { name: 'Jackie Cooper', character: 'Perry White' },
      { name: 'Glenn Ford', character: 'Pa Kent' },
      { name: 'Trevor Howard', character: '1st Elder' },
      { name: 'Margot Kidder', character: 'Lois Lane' },
      { name: "Jack O'Halloran", character: 'Non' },
      { name: 'Valerie Perrine', character: 'Eve Teschmacher' },
    ],
    crew: [
      { name: 'Richard Donner', job: 'Director' },
      { name: 'Pierre Spengler', job: 'Producer' },
      { name: 'Mario Puzo', job: 'Screenplay' },
      { name: 'David Newman', job: 'Screenplay' },
      { name: 'Leslie Newman', job: 'Screenplay' },
      { name: 'Robert Benton', job: 'Screenplay' },
      { name: 'Mario Puzo', job: 'Story' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Geoffrey Unsworth', job: 'Director of Photography' },
      { name: 'Stuart Baird', job: 'Editor' },
      { name: 'Michael Ellis', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'dadof3inOhio',
        writtenOn: '2013-06-20',
        rating: 7,
        content:
          "For kids this works better than any of the new superhero movies. Mine are four, eight and eleven, and they sat through the long beginning on Krypton because I promised them flying. Then he catches Lois AND the helicopter and the whole couch cheered. Nothing is too scary, although the youngest didn't like the cracking planet. Christopher Reeve is a true gentleman, and I liked hearing my boys say that being strong and being nice can go together. Two hours and twenty minutes is long, so plan a break. We all liked it.",
      },
      {
        author: 'GoldenAgeGary',
        writtenOn: '2019-11-02',
        rating: 5,
        content:
          "The comics gave us a Luthor who was a GENIUS. Here he lives in a basement with a swimming pool and an idiot, and wants to sell real estate. Gene Hackman is funny, but nobody could be afraid of him. Brando reads his lines like a man who is double parked. Reeve, on the other hand, is the best casting in the history of capes, and his Clark is even better than his hero. John Williams gives me goosebumps. I was still disappointed, because a great hero needs a great enemy and this movie hasn't got one.",
      },
      {
        author: 'Kelsey M',
        writtenOn: '2021-07-12',
        rating: 9,
        content:
          "Christopher Reeve is so charming that I forgot this movie is older than my mom. The flight with Lois over the city is pure romance. I love how he changes his whole body when he's Clark, the glasses almost aren't needed. Margot Kidder is so funny and so fast. The effects are cute now, who cares. Loved it!",
      },
    ],
  },
];
