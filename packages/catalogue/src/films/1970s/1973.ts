import type { CatalogueFilm } from '../film.ts';

export const films1973: readonly CatalogueFilm[] = [
  {
    id: 11886,
    title: 'Robin Hood',
    releaseDate: '1973-11-08',
    genres: ['animation', 'family'],
    voteAverage: 7.3,
    voteCount: 4_126,
    overview:
      "In an England where all people are animals, Robin Hood, a fox, and Little John, a bear, rob the rich to feed the poor. Prince John has taken King Richard's throne and squeezes taxes out of the people. Robin loves Maid Marian, whom he hasn't seen for years. To win a kiss from her he enters an archery contest. It is a trap, and if he is caught, he will lose his head.",
    cast: [
      { name: 'Brian Bedford', character: 'Robin Hood (voice)' },
      { name: 'Phil Harris', character: 'Little John (voice)' },
      { name: 'Peter Ustinov', character: 'Prince John (voice)' },
      { name: 'Terry-Thomas', character: 'Sir Hiss (voice)' },
      { name: 'Monica Evans', character: 'Maid Marian (voice)' },
      { name: 'Andy Devine', character: 'Friar Tuck (voice)' },
      { name: 'Roger Miller', character: 'Allan-a-Dale (voice)' },
      { name: 'Pat Buttram', character: 'Sheriff of Nottingham (voice)' },
      { name: 'Carole Shelley', character: 'Lady Kluck (voice)' },
      { name: 'Barbara Luddy', character: 'Mother Rabbit (voice)' },
    ],
    crew: [
      { name: 'Wolfgang Reitherman', job: 'Director' },
      { name: 'Wolfgang Reitherman', job: 'Producer' },
      { name: 'Larry Clemmons', job: 'Writer' },
      { name: 'George Bruns', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Rachel R.',
        writtenOn: '2018-11-11',
        rating: 8,
        content:
          "Let's get it over with: the fox is handsome. A whole generation of us had a crush on that fox. We have careers now. We don't bring it up.\n\nThey copied one dance from Snow White, I know. But the rain song in the prison with everybody's chains, and the little mouse handing over the church's last farthing. I love it, and I'd take it over several better cartoons.",
      },
      {
        author: 'VHS dad from Ottawa',
        writtenOn: '2011-03-13',
        rating: 6,
        content:
          'Pros: likable animals. Peter Ustinov as Prince John, who sucks his thumb and cries for his mother. Relaxed country songs. Short, kind, nothing too scary for small kids.\nCons: it looks cheap. The bear is Baloo again, the snake is Kaa again, and one dance is copied from older films. Not much of a plot. American accents all over Nottingham.\nMy kids adored it and watched it four times in one week. I thought it was nice, no more than that.',
      },
      {
        author: 'Jenn Clamshell',
        writtenOn: '2020-07-05',
        content:
          "I'll admit up front that this was the only cartoon my grandparents owned, in the big white clamshell, so between 1991 and maybe 1998 I saw it a hundred times and I can't be objective. What I notice now, with kids of my own, is how little goes on in it, and how much I like that. There's a stretch where a bear lies on a riverbank with his hands behind his head. There's a stretch where a rabbit gets a present. For what feels like half an hour, no one is chased.\n\nThe love song has some real ugly yellow in it. But when the sheriff came round in the rain and shook the poor box out of the blacksmith's leg cast, my daughter got so mad she stood up on the couch. She's five. She asked where the police were, and I had to say, honey, that _is_ the police.",
      },
    ],
  },
  {
    id: 9040,
    title: 'Serpico',
    releaseDate: '1973-12-18',
    genres: ['drama', 'history', 'crime'],
    voteAverage: 7.5,
    voteCount: 1781,
    overview:
      'Frank is a young policeman in New York who loves his job and wears a beard. In every precinct his colleagues collect money from gamblers, and only Frank refuses his share. With his friend Bob Blair he tries to report it, and the chiefs promise to look into it. The other officers, who should protect him, begin to hate him. He must find someone who acts before they let him die on duty.',
    cast: [
      { name: 'Al Pacino', character: 'Frank Serpico' },
      { name: 'John Randolph', character: 'Sidney Green' },
      { name: 'Jack Kehoe', character: 'Tom Keough' },
      { name: 'Biff McGuire', character: 'Captain McClain' },
      { name: 'Barbara Eda-Young', character: 'Laurie' },
      { name: 'Cornelia Sharpe', character: 'Leslie Lane' },
      { name: 'Tony Roberts', character: 'Bob Blair' },
      { name: 'John Medici', character: 'Pasquale' },
      { name: 'Allan Rich', character: 'D.A. Tauber' },
      { name: 'Norman Ornellas', character: 'Rubello' },
    ],
    crew: [
      { name: 'Sidney Lumet', job: 'Director' },
      { name: 'Martin Bregman', job: 'Producer' },
      { name: 'Waldo Salt', job: 'Screenplay' },
      { name: 'Norman Wexler', job: 'Screenplay' },
      { name: 'Mikis Theodorakis', job: 'Original Music Composer' },
      { name: 'Arthur J. Ornitz', job: 'Director of Photography' },
      { name: 'Dede Allen', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'gregp1969',
        writtenOn: '2012-11-17',
        content:
          "Pros: Pacino, every minute. The hats and the beard, which get wilder as his colleagues get colder. Real streets, real trash, real winter. The precinct scenes, where envelopes are handed over like sandwiches. Tony Roberts as the well-connected friend. The sheepdog.\nCons: the two girlfriends are written as one long complaint. You lose track of the captains and inspectors, there are so many. Sentimental music that doesn't belong there.\nStill one of the best cop movies of its time, and I recommend it to people who only know the loud ones.",
      },
      {
        author: 'Vera Lindqvist',
        writtenOn: '2019-01-09',
        rating: 8,
        content:
          "Pacino's hands are what I watched this time. At the beginning Frank holds his cap with both of them like a boy at a wedding. Later they never stop: they pet the dog, throw a chair, grab a lapel, count money that he won't take. Sidney Lumet keeps the camera back so that you can see him from head to foot, and that's the right distance. It's a wonderful piece of acting, and for me it's better than his famous gangsters.",
      },
      {
        author: 'Slow Uptake Matt',
        writtenOn: '2022-08-28',
        rating: 7,
        content:
          "Finally watched this because my brother joined the force and told me not to. What held up: the fear. You know from the first minute that somebody is going to get hurt, and Lumet never lets you forget it. Pacino in a butcher's apron, chasing a guy down an alley, is fun as well. What didn't hold up: it repeats itself, meeting after meeting, always with the same promise. I understand why, since that's how it must have felt. I liked it, it made me angry, and I've stopped arguing with my brother.",
      },
    ],
  },
  {
    id: 9277,
    title: 'The Sting',
    releaseDate: '1973-12-25',
    genres: ['comedy', 'crime', 'drama'],
    voteAverage: 8,
    voteCount: 2778,
    overview:
      "Joliet, Illinois, 1936. The young con man Johnny Hooker cheats a stranger out of an envelope of cash without knowing that it belongs to the gangster Doyle Lonnegan. Lonnegan has Hooker's old partner Luther killed. Hooker flees to Chicago and finds Henry Gondorff, once the best in the business, who now hides from the FBI behind a carousel. Together they plan to take everything from Lonnegan, and he must never notice it.",
    cast: [
      { name: 'Paul Newman', character: 'Henry Gondorff' },
      { name: 'Robert Redford', character: 'Johnny Hooker' },
      { name: 'Robert Shaw', character: 'Doyle Lonnegan' },
      { name: 'Charles Durning', character: 'Lt. William Snyder' },
      { name: 'Ray Walston', character: 'J.J. Singleton' },
      { name: 'Eileen Brennan', character: 'Billie' },
      { name: 'Harold Gould', character: 'Kid Twist' },
      { name: 'John Heffernan', character: 'Eddie Niles' },
      { name: 'Dana Elcar', character: 'Agent Polk' },
      { name: 'Jack Kehoe', character: 'Erie Kid' },
    ],
    crew: [
      { name: 'George Roy Hill', job: 'Director' },
      { name: 'Tony Bill', job: 'Producer' },
      { name: 'Michael Phillips', job: 'Producer' },
      { name: 'Julia Phillips', job: 'Producer' },
      { name: 'David S. Ward', job: 'Writer' },
      { name: 'Marvin Hamlisch', job: 'Original Music Composer' },
      { name: 'Robert Surtees', job: 'Director of Photography' },
      { name: 'William Reynolds', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'dylan_harte',
        writtenOn: '2021-01-09',
        rating: 9,
        content:
          'Newman and Redford are the coolest duo in movie history, no debate. The poker game on the train had me laughing out loud, with Newman pretending to be drunk. I tried to guess every trick and got none of them. The piano music is so catchy. Great con movie, great hats, great suits, great ending. Loved it!',
      },
      {
        author: 'Ruth Sandoval',
        writtenOn: '2014-09-28',
        rating: 8,
        content:
          "Pros: a script that works like a watch. Paul Newman cheating at cards on the train. Robert Shaw, limping and humorless, an ideal victim. Chapter cards with painted pictures. Scott Joplin's rags. Wardrobe to die for. Dozens of crooks with names like Kid Twist, each with a face.\nCons: Redford, thirty-six, plays a beginner. Women have next to nothing to do. Ragtime belongs to an earlier time than the story. You have to pay attention, don't go for popcorn.\nA delight from start to finish. I recommend it to anybody who likes to be fooled.",
      },
      {
        author: 'Marty Devlin',
        writtenOn: '2017-11-05',
        rating: 7,
        content:
          "My grandfather lost a bicycle to a man with three cards at Epsom, and he watched this with a notebook, hoping to learn how. He learned nothing and had a wonderful evening. Newman deals from a deck like somebody buttering toast, and Redford runs over rooftops in a suit that never creases. It's all so good-natured that you forget these are thieves. I'd have liked one woman with a proper part, and a little less of that piano. But it's a clever, handsome, very funny picture and he's asked for it again.",
      },
    ],
  },
  {
    id: 9552,
    title: 'The Exorcist',
    releaseDate: '1973-12-26',
    genres: ['horror', 'drama'],
    voteAverage: 7.7,
    voteCount: 8_583,
    overview:
      "Chris MacNeil, an actress filming in Georgetown, notices that something is wrong with her daughter Regan, who is twelve. The bed shakes, the girl speaks with a stranger's voice and hurts herself and others. Dozens of doctors find nothing. In her despair Chris turns to Father Karras, a priest who is losing his faith. With old Father Merrin, who has met this demon before, he must fight for the girl's life.",
    cast: [
      { name: 'Ellen Burstyn', character: 'Chris MacNeil' },
      { name: 'Max von Sydow', character: 'Father Merrin' },
      { name: 'Lee J. Cobb', character: 'Lieutenant Kinderman' },
      { name: 'Kitty Winn', character: 'Sharon' },
      { name: 'Jack MacGowran', character: 'Burke Dennings' },
      { name: 'Jason Miller', character: 'Father Karras' },
      { name: 'Linda Blair', character: 'Regan MacNeil' },
      { name: "William O'Malley", character: 'Father Dyer' },
      { name: 'Barton Heyman', character: 'Dr. Klein' },
      { name: 'Mercedes McCambridge', character: 'Demon (voice)' },
    ],
    crew: [
      { name: 'William Friedkin', job: 'Director' },
      { name: 'William Peter Blatty', job: 'Producer' },
      { name: 'William Peter Blatty', job: 'Screenplay' },
      { name: 'Owen Roizman', job: 'Director of Photography' },
      { name: 'Norman Gay', job: 'Editor' },
      { name: 'Evan A. Lottman', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Hank Odom',
        writtenOn: '2009-10-31',
        rating: 9,
        content:
          "still the scariest one. not because of the head or the pea soup, everybody knows those by now. it's how normal the first forty minutes are. a mom, a kid, noises in the attic, doctors with needles (the hospital scene made me look away, the demon didn't). linda blair and that voice, man. everything that came after, like a hundred possession flicks, copies this and none gets close. number one of its kind and i love it",
      },
      {
        author: 'Rory Keane',
        writtenOn: '2015-04-03',
        rating: 9,
        content:
          "I stopped going to Mass at fifteen and this is the nearest I've been to wanting it back. Karras, the young priest, sits in a bar and shouts over the noise that he has lost his faith. I know that bar. The head going round is a fairground thing. What frightens me is an old man who takes his pills with a shaking hand. A great horror film, and a sad one.",
      },
      {
        author: 'Giggling Gemma',
        writtenOn: '2022-10-29',
        rating: 5,
        content:
          "Came to it late, through about forty parodies, and it was like meeting someone whose impression you already do. I got the giggles at the pea soup and couldn't recover. Long quiet first hour in which a mum wears excellent coats. Everyone else in the room was silent and my date moved one seat away. It's all right as horror, it just didn't scare me.",
      },
    ],
  },
];
