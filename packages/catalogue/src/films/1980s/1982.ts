import type { CatalogueFilm } from '../film.ts';

export const films1982: readonly CatalogueFilm[] = [
  {
    id: 601,
    title: 'E.T. the Extra-Terrestrial',
    releaseDate: '1982-06-11',
    genres: ['science-fiction', 'adventure', 'family', 'fantasy'],
    voteAverage: 7.5,
    voteCount: 11_370,
    overview:
      "When botanists from another planet have to flee from a forest in California, one of them is left behind. Elliott, a boy of ten, finds him in the shed and lures him into his room with candy. Elliott's brother Michael and little sister Gertie help him hide E.T. from their mother Mary. But the visitor grows weaker, and so does Elliott. The children must help him call his ship before both of them die.",
    cast: [
      { name: 'Henry Thomas', character: 'Elliott' },
      { name: 'Dee Wallace', character: 'Mary' },
      { name: 'Robert MacNaughton', character: 'Michael' },
      { name: 'Drew Barrymore', character: 'Gertie' },
      { name: 'Peter Coyote', character: 'Keys' },
      { name: 'K.C. Martel', character: 'Greg' },
      { name: 'Sean Frye', character: 'Steve' },
      { name: 'C. Thomas Howell', character: 'Tyler' },
      { name: 'Erika Eleniak', character: 'Pretty Girl' },
      { name: 'Pat Welsh', character: 'E.T. (voice)' },
    ],
    crew: [
      { name: 'Steven Spielberg', job: 'Director' },
      { name: 'Kathleen Kennedy', job: 'Producer' },
      { name: 'Steven Spielberg', job: 'Producer' },
      { name: 'Melissa Mathison', job: 'Screenplay' },
      { name: 'John Williams', job: 'Original Music Composer' },
      { name: 'Allen Daviau', job: 'Director of Photography' },
      { name: 'Carol Littleton', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Rowten',
        writtenOn: '2016-03-22',
        rating: 9,
        content:
          "Divorced child here, 1982, bang on target. \"Dad's shirt\", they smell the after-shave on it in the garage and argue what brand. No one before had put that in a film for kids. I love this movie for that. I wasn't crying over a puppet, I'd like that known; my parents, one each side of me, were, and had come in separate cars.\n\nThe grown-ups are filmed from the waist down for an hour. That's what they looked like that year.",
      },
      {
        author: 'Marta T.',
        writtenOn: '2009-12-26',
        rating: 6,
        content:
          "Our living room on Boxing Day, fourteen persons, four generations, one box of tissues. I was the only dry eye. E.T. looks like a potato that has had some news. I liked it a little, no more than that. It's beautifully lit, all those rays through blinds, and I resent being played like a cello, and by John Williams of all people, who could do it in his sleep.",
      },
      {
        author: 'Don from Illinois',
        writtenOn: '2022-06-11',
        rating: 8,
        content:
          "I saw it with my kids in 1982 and now with their kids, and it worked on all of them. It starts out a little spooky in the dark, and there is a part with men in white suits that had my six-year-old granddaughter in tears, so keep a hand free. The funniest scenes are the ones with Gertie. Everybody wanted candy afterward. It's a warm and beautiful movie about a lonely boy and a friend, and it's still my favorite for a whole family.",
      },
    ],
  },
  {
    id: 1091,
    title: 'The Thing',
    releaseDate: '1982-06-25',
    genres: ['horror', 'mystery', 'science-fiction'],
    voteAverage: 8.1,
    voteCount: 7_474,
    overview:
      'In the Antarctic winter a Norwegian helicopter chases a sled dog to an American research station, shooting at it. The pilot MacReady and Dr. Copper fly to the Norwegian camp and find it burned out, with something dug from the ice. By then the dog is loose in the station. The creature can imitate any living being. The twelve men must find out who is still human before it gets out into the world.',
    cast: [
      { name: 'Kurt Russell', character: 'R.J. MacReady' },
      { name: 'Wilford Brimley', character: 'Dr. Blair' },
      { name: 'Keith David', character: 'Childs' },
      { name: 'Richard Dysart', character: 'Dr. Copper' },
      { name: 'Richard Masur', character: 'Clark' },
      { name: 'Donald Moffat', character: 'Garry' },
      { name: 'T.K. Carter', character: 'Nauls' },
      { name: 'David Clennon', character: 'Palmer' },
      { name: 'Charles Hallahan', character: 'Vance Norris' },
      { name: 'Peter Maloney', character: 'George Bennings' },
    ],
    crew: [
      { name: 'John Carpenter', job: 'Director' },
      { name: 'David Foster', job: 'Producer' },
      { name: 'Lawrence Turman', job: 'Producer' },
      { name: 'Bill Lancaster', job: 'Screenplay' },
      { name: 'Ennio Morricone', job: 'Original Music Composer' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
      { name: 'Todd C. Ramsay', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Mike Rubber',
        writtenOn: '2012-06-21',
        rating: 10,
        content:
          "top 3 horror movie of all time, maybe number one. all done with rubber, slime and wires in 1982 and nothing a computer has made since is this disgusting. the dog kennel. the chest. the scene with the hot wire and the blood, where nobody in my living room was breathing. kurt russell with that beard and that hat. what really makes it work is that nobody trusts anybody and you don't either. if you like horror at all you have to see this",
      },
      {
        author: 'Linda F.',
        writtenOn: '2018-10-27',
        rating: 7,
        content:
          'Have to be honest, I sort of watched it between my fingers and through the steam on a cup of tea. The chest. THE CHEST. And the head that grows legs and tiptoes off like a guest leaving early... I laughed so hard I hurt myself. A hot wire and some saucers is the most tense thing ever put in a film about monsters. I enjoyed it, with one eye.\n\nNot one woman on the base, unless you count the voice in the chess machine, and he pours his drink into that.',
      },
      {
        author: 'Susan H.',
        writtenOn: '2005-10-30',
        rating: 8,
        content:
          "Saw it in 1982, hated it, and finally watched it again last winter. What a difference. Back then I only noticed the gore, and it is still the most revolting thing I have ever sat through. This time I noticed the men: tired, bored, a little drunk, and slowly scared of each other. Carpenter keeps everything so quiet between the shocks. The effects have held up and the snow makes you cold. I wouldn't call it pleasant company. But I was wrong about it, it's a terrific film.",
      },
    ],
  },
  {
    id: 78,
    title: 'Blade Runner',
    releaseDate: '1982-06-25',
    genres: ['science-fiction', 'drama', 'thriller'],
    voteAverage: 7.9,
    voteCount: 14_900,
    overview:
      "Los Angeles, November 2019. Four replicants, artificial people, have come to Earth illegally, and the retired policeman Rick Deckard is ordered to find and kill them. They were built to live only four years, and their leader Roy Batty wants more time from their maker, Dr. Tyrell. At Tyrell's office Deckard meets Rachael, who doesn't know that she isn't human. He must decide whether he can go on killing.",
    cast: [
      { name: 'Harrison Ford', character: 'Rick Deckard' },
      { name: 'Rutger Hauer', character: 'Roy Batty' },
      { name: 'Sean Young', character: 'Rachael' },
      { name: 'Edward James Olmos', character: 'Gaff' },
      { name: 'M. Emmet Walsh', character: 'Bryant' },
      { name: 'Daryl Hannah', character: 'Pris' },
      { name: 'William Sanderson', character: 'J.F. Sebastian' },
      { name: 'Brion James', character: 'Leon Kowalski' },
      { name: 'Joe Turkel', character: 'Dr. Eldon Tyrell' },
      { name: 'Joanna Cassidy', character: 'Zhora' },
    ],
    crew: [
      { name: 'Ridley Scott', job: 'Director' },
      { name: 'Michael Deeley', job: 'Producer' },
      { name: 'Hampton Fancher', job: 'Screenplay' },
      { name: 'David Webb Peoples', job: 'Screenplay' },
      { name: 'Vangelis', job: 'Original Music Composer' },
      { name: 'Jordan Cronenweth', job: 'Director of Photography' },
      { name: 'Terry Rawlings', job: 'Editor' },
      { name: 'Marsha Nakashima', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Lightstick Nao',
        writtenOn: '2013-11-20',
        rating: 9,
        content:
          "Somebody thought to make the handles of the umbrellas light up, so in the rain a crowd of them looks like a shoal of fish. They didn't have to do that. There's a magazine stand in the back of one shot with real made-up magazines on it. I could live in the first ten minutes and never need to meet anyone.\n\nStory? A tired detective walks into rooms. I love this movie for its world.",
      },
      {
        author: "Dennis O'Kane",
        writtenOn: '2018-10-13',
        rating: 7,
        content:
          'Finally watched it to the end; I had fallen asleep in two earlier tries, and in two different versions. It is slow. Deckard walks into rooms, looks at photographs and drinks, and the way he treats Rachael in one scene I find ugly today. But what a city! The rain, the neon, the crowds with their glowing umbrellas, all of it looks better than most new films. Rutger Hauer takes over the whole second half. I liked it more than I expected, mainly for the world and for him.',
      },
      {
        author: "Brenda's husband",
        writtenOn: '2024-11-02',
        rating: 8,
        content:
          "My wife works in a hospice, and she says Batty is the one correct portrait she's come across. He's an android with very little time left, and he's angry and sad about it. We saw it the week we lost her dad, and we both loved it. The date on screen's now in the past, and still no one's cars fly. I don't follow half the plot and never have, there's a photograph he keeps zooming into until it shows what he needs, like my nephew does with the taxman. It doesn't matter. It's a film you go and stand in.",
      },
    ],
  },
  {
    id: 1368,
    title: 'First Blood',
    releaseDate: '1982-10-22',
    genres: ['action', 'adventure', 'thriller', 'war'],
    voteAverage: 7.5,
    voteCount: 5_844,
    overview:
      "John Rambo, a veteran of the war in Vietnam, comes to a small town in the mountains to visit a friend and learns that he is dead. Sheriff Will Teasle doesn't want drifters and arrests him. The deputies beat Rambo, and he remembers his captivity. Rambo escapes into the woods. Teasle hunts him with more and more men, and Rambo must fight for his life against his own country.",
    cast: [
      { name: 'Sylvester Stallone', character: 'John Rambo' },
      { name: 'Richard Crenna', character: 'Colonel Trautman' },
      { name: 'Brian Dennehy', character: 'Sheriff Will Teasle' },
      { name: 'Bill McKinney', character: 'Kern' },
      { name: 'Jack Starrett', character: 'Galt' },
      { name: 'Michael Talbott', character: 'Balford' },
      { name: 'Chris Mulkey', character: 'Ward' },
      { name: 'John McLiam', character: 'Orval' },
      { name: 'Alf Humphreys', character: 'Lester' },
      { name: 'David Caruso', character: 'Mitch' },
    ],
    crew: [
      { name: 'Ted Kotcheff', job: 'Director' },
      { name: 'Buzz Feitshans', job: 'Producer' },
      { name: 'Michael Kozoll', job: 'Screenplay' },
      { name: 'William Sackheim', job: 'Screenplay' },
      { name: 'Sylvester Stallone', job: 'Screenplay' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'Andrew Laszlo', job: 'Director of Photography' },
      { name: 'Joan E. Chapman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Fort Lewis Ray',
        writtenOn: '2011-11-11',
        rating: 9,
        content:
          "Forget the parrots and the headband posters, that was later. Here Rambo kills hardly anybody. He wants something to eat.\n\nI came through Seattle in '71. A fella in uniform, my own brother-in-law, asked would I mind not wearing the jacket to the house. Stallone plays a man like the ones I came home with, who can't say it and can't sleep. Nobody had put that up there before, from someone with those arms. For me it's a great action movie.",
      },
      {
        author: 'Ridge and Ravine',
        writtenOn: '2019-02-23',
        rating: 6,
        content:
          'Who lets go of a cliff on purpose and trusts to a spruce? My wife said "him" without looking up. Good wet forest, you can smell the tarpaulin. Dennehy is a proper stubborn pig of a sheriff. I liked the thriller as long as it stays in the woods. When it goes back to town it gets loud and I lost interest.',
      },
      {
        author: 'Neil Ashby',
        writtenOn: '2023-11-11',
        rating: 7,
        content:
          "Finally watched it with my stepson, who only knows Rambo from a video game, and we were both surprised. It isn't the big shooting match I expected. It's a sad, tense little film about a man who wants something to eat and a sheriff who can't let it go. The forest looks cold and wet and real. The police are drawn a little too simply, and the part in town gets loud. Stallone, who hardly speaks, is really good. I liked it much more than its reputation.",
      },
    ],
  },
];
