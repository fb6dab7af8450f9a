import type { CatalogueFilm } from '../film.ts';

export const films1989: readonly CatalogueFilm[] = [
  {
    id: 207,
    title: 'Dead Poets Society',
    releaseDate: '1989-06-02',
    genres: ['drama'],
    voteAverage: 8.3,
    voteCount: 11_944,
    overview:
      'In 1959 John Keating comes back to Welton, the strict school where he was a pupil, to teach English. He has the boys stand on desks and seize the day. Neil Perry, the shy Todd Anderson and their friends revive his old secret club and read poems in a cave. Neil wants to act, but his father has planned his life. He must obey or rebel, and Keating could lose his post.',
    cast: [
      { name: 'Robin Williams', character: 'John Keating' },
      { name: 'Robert Sean Leonard', character: 'Neil Perry' },
      { name: 'Ethan Hawke', character: 'Todd Anderson' },
      { name: 'Josh Charles', character: 'Knox Overstreet' },
      { name: 'Gale Hansen', character: 'Charlie Dalton' },
      { name: 'Dylan Kussman', character: 'Richard Cameron' },
      { name: 'Allelon Ruggiero', character: 'Steven Meeks' },
      { name: 'James Waterston', character: 'Gerard Pitts' },
      { name: 'Norman Lloyd', character: 'Mr. Nolan' },
      { name: 'Kurtwood Smith', character: 'Mr. Perry' },
    ],
    crew: [
      { name: 'Peter Weir', job: 'Director' },
      { name: 'Steven Haft', job: 'Producer' },
      { name: 'Paul Junger Witt', job: 'Producer' },
      { name: 'Tony Thomas', job: 'Producer' },
      { name: 'Tom Schulman', job: 'Writer' },
      { name: 'Maurice Jarre', job: 'Original Music Composer' },
      { name: 'John Seale', job: 'Director of Photography' },
      { name: 'William M. Anderson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Mr. Tavener',
        writtenOn: '2014-08-13',
        rating: 9,
        content:
          "I became a teacher on account of this film, and I still love it. I stood on a desk in my second week and it was one of the flip-top kind and I went through it to the shin. Year 9 still bring it up; they're thirty now.\n\nIt cheats, of course: nobody ever seems to mark anything. But Mr Keating whispers behind them at the trophy cabinet, and the boys lean in towards the glass, all those slicked heads, and I lean as well. The day the news came about Williams I put it on for a class and we didn't discuss it.",
      },
      {
        author: 'Theo Mason',
        writtenOn: '2009-01-22',
        rating: 5,
        content:
          "May I say a word for Dr. J. Evans Pritchard, Ph.D.? His graph is silly but he at least asks how a poem is made. Mr. Keating never reads one to the end. It's all first lines and shouting; Thoreau is quoted as if he were a brand of vitamins, and a boy's sonnet to a cheerleader counts as courage. Handsomely shot, geese especially. I was moved against my will, and I still don't think it's a good drama.",
      },
      {
        author: 'AstridCole',
        writtenOn: '2020-12-12',
        rating: 10,
        content:
          'My favorite movie since high school. Robin Williams makes you want to go out and read something! The scene where he gets shy Todd to invent a poem in front of everybody gives me chills each time. Ethan Hawke and Robert Sean Leonard are so young and so good. Bring tissues. I loved every minute.',
      },
    ],
  },
  {
    id: 709,
    title: 'Licence to Kill',
    releaseDate: '1989-06-13',
    genres: ['adventure', 'action', 'thriller'],
    voteAverage: 6.4,
    voteCount: 1_744,
    overview:
      "On his friend Felix Leiter's wedding day James Bond helps arrest the drug lord Franz Sanchez. Sanchez gets out, kills Felix's wife and feeds Felix to a shark. When London orders Bond to leave it alone, he resigns and goes after Sanchez on his own. With the help of the pilot Pam Bouvier and of Lupe he wins the man's trust. If Sanchez finds out why Bond came, he will kill him.",
    cast: [
      { name: 'Timothy Dalton', character: 'James Bond' },
      { name: 'Carey Lowell', character: 'Pam Bouvier' },
      { name: 'Robert Davi', character: 'Franz Sanchez' },
      { name: 'Talisa Soto', character: 'Lupe Lamora' },
      { name: 'Anthony Zerbe', character: 'Milton Krest' },
      { name: 'Frank McRae', character: 'Sharkey' },
      { name: 'Everett McGill', character: 'Killifer' },
      { name: 'Wayne Newton', character: 'Professor Joe Butcher' },
      { name: 'Benicio del Toro', character: 'Dario' },
      { name: 'David Hedison', character: 'Felix Leiter' },
    ],
    crew: [
      { name: 'John Glen', job: 'Director' },
      { name: 'Albert R. Broccoli', job: 'Producer' },
      { name: 'Michael G. Wilson', job: 'Producer' },
      { name: 'Michael G. Wilson', job: 'Writer' },
      { name: 'Richard Maibaum', job: 'Writer' },
      { name: 'Michael Kamen', job: 'Original Music Composer' },
      { name: 'Alec Mills', job: 'Director of Photography' },
      { name: 'John Grover', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Fleming First',
        writtenOn: '2015-11-07',
        rating: 8,
        content:
          "Timothy Dalton is the only Bond who ever looked as though he'd killed somebody and it had stayed with him. Dalton plays it with a clenched stomach. He sits down among a man's friends, tells him quietly which of them is stealing, and lets him do the rest. People in 1989 said he was no fun. Well, no. I think it's one of the best.\n\nThe stunts with the lorries are real. A very young Benicio del Toro smiling at a shredder.",
      },
      {
        author: 'moviefan668',
        writtenOn: '2009-06-14',
        rating: 5,
        content:
          "I could have watched Miami Vice at home for nothing. It's the same chap, the same yacht, the same pastel pink blood, a man being inflated until he pops. It's a dull Bond. Q turns up with a broom and it's like someone opened a window in a sickroom.",
      },
      {
        author: 'Val_Ortega',
        writtenOn: '2023-03-11',
        rating: 6,
        content:
          "Finally watched the Bond that my father always called too violent, and he had a point. Somebody gets fed to a shark, somebody else explodes. What held up is Timothy Dalton, who is angry, tired and believable, years before Daniel Craig did the same. Robert Davi is a good villain, and young Benicio del Toro is scarier. Pam and Lupe are better characters than most. It looks like an eighties TV show, though, and it's too long. I found it decent and a bit joyless.",
      },
    ],
  },
  {
    id: 639,
    title: 'When Harry Met Sally...',
    releaseDate: '1989-07-21',
    genres: ['comedy', 'romance', 'drama'],
    voteAverage: 7.4,
    voteCount: 4_199,
    overview:
      "In 1977 Harry Burns and Sally Albright share a car from Chicago to New York. He says that men and women can't be friends, she finds him rude. Five years later they meet on a plane, and five years after that in a bookstore, when both have just been left. They become best friends after all. If they now fall in love, each could lose the best friend they have.",
    cast: [
      { name: 'Billy Crystal', character: 'Harry Burns' },
      { name: 'Meg Ryan', character: 'Sally Albright' },
      { name: 'Carrie Fisher', character: 'Marie' },
      { name: 'Bruno Kirby', character: 'Jess' },
      { name: 'Steven Ford', character: 'Joe' },
      { name: 'Lisa Jane Persky', character: 'Alice' },
      { name: 'Michelle Nicastro', character: 'Amanda Reese' },
      { name: 'Estelle Reiner', character: 'Older Woman Customer' },
      { name: 'Harley Jane Kozak', character: 'Helen Hillson' },
      { name: 'Kevin Rooney', character: 'Ira Stone' },
    ],
    crew: [
      { name: 'Rob Reiner', job: 'Director' },
      { name: 'Rob Reiner', job: 'Producer' },
      { name: 'Andrew Scheinman', job: 'Producer' },
      { name: 'Nora Ephron', job: 'Writer' },
      { name: 'Marc Shaiman', job: 'Original Music Composer' },
      { name: 'Barry Sonnenfeld', job: 'Director of Photography' },
      { name: 'Robert Leighton', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'rowten80',
        writtenOn: '2012-02-14',
        rating: 9,
        content:
          "The best romantic comedy there is! I order exactly like Sally and I've been teased about it for years. Meg Ryan and Billy Crystal talk and talk and you never want them to stop. New York in the fall looks gorgeous. The deli scene is still the funniest thing. I adore this movie and watch it every December.",
      },
      {
        author: 'filmguy332',
        writtenOn: '2018-11-18',
        rating: 8,
        content:
          "In between the story there are old couples on a couch, talking straight at you; I have read that each is a true story told by an actor. I'd gladly sit through two hours of those. Katz's was full when we went so we had the sandwich on a bench, and Diane did the noise, in January, at a pigeon.\n\nIt copies Woody Allen, the jazz, the leaves, the white lettering. A very nice copy, and I enjoyed it.",
      },
      {
        author: 'duarte79',
        writtenOn: '2021-09-26',
        rating: 5,
        content:
          "The wagon wheel coffee table is beautiful and I won't hear otherwise. It got this romantic comedy's only laugh from me. Two well-off people in knitwear telling one another how they feel for ten years, and I was bored by both of them, I am sorry to say. Bruno Kirby, rest him, is wasted on that table.",
      },
    ],
  },
  {
    id: 10283,
    title: 'Friday the 13th Part VIII: Jason Takes Manhattan',
    releaseDate: '1989-07-28',
    genres: ['horror', 'thriller'],
    voteAverage: 4.9,
    voteCount: 936,
    overview:
      "A graduating class from Crystal Lake goes on a cruise to New York on board the Lazarus. Rennie Wickham is afraid of water and doesn't know why. Her uncle, the strict principal, didn't want her to come, but her boyfriend Sean Robertson did. Then passengers are found dead. The killer Jason Voorhees has come up from the lake and is on the ship. The others must stay alive until they reach land.",
    cast: [
      { name: 'Jensen Daggett', character: 'Rennie Wickham' },
      { name: 'Scott Reeves', character: 'Sean Robertson' },
      { name: 'Peter Mark Richman', character: 'Charles McCulloch' },
      { name: 'Barbara Bingham', character: 'Colleen Van Deusen' },
      { name: 'Kane Hodder', character: 'Jason Voorhees' },
      { name: 'V.C. Dupree', character: 'Julius Gaw' },
      { name: 'Sharlene Martin', character: 'Tamara Mason' },
      { name: 'Kelly Hu', character: 'Eva Watanabe' },
      { name: 'Martin Cummins', character: 'Wayne Webber' },
      { name: 'Alex Diakun', character: 'Deck Hand' },
    ],
    crew: [
      { name: 'Rob Hedden', job: 'Director' },
      { name: 'Randolph Cheveldave', job: 'Producer' },
      { name: 'Rob Hedden', job: 'Writer' },
      { name: 'Fred Mollin', job: 'Original Music Composer' },
      { name: 'Bryan England', job: 'Director of Photography' },
      { name: 'Steve Mirkovich', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'crystal_lake_counselor',
        writtenOn: '2014-06-13',
        rating: 7,
        content:
          "ok the title is a lie, it should be jason takes a boat. but kane hodder is my favorite jason, nobody breathes and turns his head like that guy. the boxing match on the roof is an all timer. the way he waits at the end of a corridor is worth the ticket alone. my ranking puts it middle of the pack, above five and nine, below four and six. the lead girl's hallucinations are dull. the rest is cheese with extra cheese. i had a great time",
      },
      {
        author: 'Troy Vandenberg',
        writtenOn: '2010-08-13',
        rating: 3,
        content:
          "They promised Manhattan, and I waited a YEAR for it. The poster had him cutting through the skyline. What you get is an hour on a ship that looks like a factory, then some alleys in Vancouver, then a few minutes of the real Times Square. Every rule of the earlier films is thrown out; Jason teleports, and he's a boy one minute and a zombie the next. Kane Hodder does what he can with his shoulders. The guy with the boxing gloves is the only good idea. A waste of time from a series I love.",
      },
      {
        author: 'Alan Kopp',
        writtenOn: '2021-03-13',
        rating: 5,
        content:
          "Pros: Kane Hodder, big and patient. New setting, at least on paper. Julius the boxer, who has guts. Nice shots of the harbor at night. Rock song over the credits, catchy.\nCons: sixty minutes on a boat with three corridors. Teenagers who split up for no reason, again. The principal is a cartoon. Visions of a drowning child, different each time. New York arrives when you've stopped waiting. Hardly any blood, because the censors cut it.\nMildly entertaining with friends. Alone I was bored, and I can't recommend it unless you collect them.",
      },
    ],
  },
  {
    id: 10144,
    title: 'The Little Mermaid',
    releaseDate: '1989-11-17',
    genres: ['animation', 'family', 'fantasy'],
    voteAverage: 7.4,
    voteCount: 8_371,
    overview:
      "Ariel, the youngest daughter of the sea king Triton, collects things that humans have lost and dreams of living among them. Her father tells the crab Sebastian to watch her. In a storm she saves Prince Eric from drowning and falls in love with him. The sea witch Ursula makes her an offer: legs for three days, in exchange for her voice. If Eric doesn't kiss her by then, Ariel belongs to Ursula forever.",
    cast: [
      { name: 'Jodi Benson', character: 'Ariel (voice)' },
      { name: 'Samuel E. Wright', character: 'Sebastian (voice)' },
      { name: 'Rene Auberjonois', character: 'Louis (voice)' },
      { name: 'Christopher Daniel Barnes', character: 'Eric (voice)' },
      { name: 'Pat Carroll', character: 'Ursula (voice)' },
      { name: 'Paddi Edwards', character: 'Flotsam & Jetsam (voice)' },
      { name: 'Buddy Hackett', character: 'Scuttle (voice)' },
      { name: 'Jason Marin', character: 'Flounder (voice)' },
      { name: 'Kenneth Mars', character: 'Triton (voice)' },
      { name: 'Edie McClurg', character: 'Carlotta (voice)' },
    ],
    crew: [
      { name: 'Ron Clements', job: 'Director' },
      { name: 'John Musker', job: 'Director' },
      { name: 'Howard Ashman', job: 'Producer' },
      { name: 'John Musker', job: 'Producer' },
      { name: 'John Musker', job: 'Screenplay' },
      { name: 'Ron Clements', job: 'Screenplay' },
      { name: 'Alan Menken', job: 'Original Music Composer' },
      { name: 'Mark A. Hester', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Hannah Ort',
        writtenOn: '2014-06-07',
        rating: 9,
        content:
          '"Part of Your World" is still my favorite Disney song, and I\'ve heard it probably a thousand times. Ariel is stubborn and curious and so much fun. Ursula is the best villain, big and purple and she enjoys every second of it! The animation is lovely and it\'s over way too fast. I loved it as a little girl and I love it now.',
      },
      {
        author: 'Todd K.',
        writtenOn: '2010-01-10',
        rating: 4,
        content:
          "\"I'm sixteen, I'm not a child!\" You are, though. You've signed a contract without reading it, traded your voice for a lad you've never spoken to and left home; your dad ends up paying. As the father of two I was on her father Triton's side from his first bubble. This cartoon annoyed me. My girls wanted to know if the chef's all right. He murders crabs to an accordion. They liked him best.",
      },
      {
        author: 'Calypso Crab',
        writtenOn: '2019-05-26',
        rating: 8,
        content:
          'I\'d forgotten how short this cartoon is, 80 minutes and not a wasted flick. "Part of Your World" is a girl in a cave with a shelf, that\'s the set, and she reaches up, and I love it as much as I did then. You can hear how much fun somebody\'s having rhyming "flippin\' your fins". I put it on for the children and they wandered off in the storm, and I stayed where I was with the biscuits.',
      },
    ],
  },
];
