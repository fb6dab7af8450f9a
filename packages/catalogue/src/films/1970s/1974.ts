import type { CatalogueFilm } from '../film.ts';

export const films1974: readonly CatalogueFilm[] = [
  {
    id: 4923,
    title: 'Zardoz',
    releaseDate: '1974-02-06',
    genres: ['science-fiction', 'fantasy', 'adventure'],
    voteAverage: 5.8,
    voteCount: 472,
    overview:
      'In the year 2293 a small group of immortals lives behind an invisible wall with nothing left to wish for. Outside, the horsemen called Exterminators kill in the name of a flying stone head. One of them, Zed, hides in it and is carried in. Consuella wants him destroyed, May wants to study him, others hope that he can bring them death. Zed must learn who made his god before they vote on his life.',
    cast: [
      { name: 'Sean Connery', character: 'Zed' },
      { name: 'Charlotte Rampling', character: 'Consuella' },
      { name: 'Sara Kestelman', character: 'May' },
      { name: 'John Alderton', character: 'Friend' },
      { name: 'Sally Anne Newton', character: 'Avalow' },
      { name: 'Niall Buggy', character: 'Arthur Frayn' },
      { name: 'Bosco Hogan', character: 'George Saden' },
      { name: 'Jessica Swift', character: 'Apathetic' },
      { name: 'Bairbre Dowling', character: 'Star' },
      { name: 'Christopher Casson', character: 'Old Scientist' },
    ],
    crew: [
      { name: 'John Boorman', job: 'Director' },
      { name: 'John Boorman', job: 'Writer' },
      { name: 'John Boorman', job: 'Producer' },
      { name: 'David Munrow', job: 'Original Music Composer' },
      { name: 'Geoffrey Unsworth', job: 'Director of Photography' },
      { name: 'John Merritt', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Owen from 4B',
        writtenOn: '2016-10-12',
        rating: 4,
        content:
          "Finally watched it, because of the famous photograph of Sean Connery in his red swimming trunks and long boots. The first half hour is fun: a huge stone head flies over the hills and shouts about guns. Then everybody starts to explain things to each other, and it never really stops. A few ideas about living forever are good and the Irish countryside is lovely. The costumes and the trick photography have aged terribly. I wanted to find it a forgotten science fiction classic. I didn't like it, and I was tired at the end.",
      },
      {
        author: 'Sorcha Breen',
        writtenOn: '2021-03-17',
        rating: 7,
        content:
          "A cousin of my mother's is in this. She's one of the old ones in evening dress, shuffling round that awful ballroom, and she got paid in cash and a hot dinner somewhere above Enniskerry in the summer of '73. She used to say that nobody on the set would tell them what it was about, and that she asked one of the horsemen once and he said, love, I'm only wearing it.\n\nAs science fiction I find it rather beautiful now, especially the hall of mirrors. There's a proper terror of never dying in it. It's also very silly, and I don't see why it can't be both.",
      },
      {
        author: 'filmguy69',
        writtenOn: '2009-12-02',
        rating: 6,
        content:
          "Most people laugh at this science fiction film; I found it interesting and rather good. Boorman is at least attempting a full argument about stagnation, property and death, he shoots half of it through glass and prisms on a pitiful budget, and the Beethoven (second movement of the Seventh) is placed with real intelligence. That said I cannot defend the floating head in the prologue with the mustache drawn on in what I believe is eyeliner. I've tried. I had a whole paragraph on it in my dissertation and my supervisor wrote 'no' in the margin.",
      },
    ],
  },
  {
    id: 11072,
    title: 'Blazing Saddles',
    releaseDate: '1974-02-07',
    genres: ['western', 'comedy'],
    voteAverage: 7.2,
    voteCount: 1_724,
    overview:
      'A railroad has to be built through the town of Rock Ridge. Hedley Lamarr, the crooked attorney general, wants to scare the people away, so he talks the governor into sending them a Black sheriff. Bart comes to a town that points its guns at him. His only ally is Jim, a drunk who was once the fastest gun in the West. Bart must win over Rock Ridge before Taggart and his gang ride in.',
    cast: [
      { name: 'Cleavon Little', character: 'Bart' },
      { name: 'Gene Wilder', character: 'Jim' },
      { name: 'Slim Pickens', character: 'Taggart' },
      { name: 'Harvey Korman', character: 'Hedley Lamarr' },
      { name: 'Madeline Kahn', character: 'Lili Von Shtupp' },
      { name: 'Mel Brooks', character: 'Governor William J. Le Petomane' },
      { name: 'Burton Gilliam', character: 'Lyle' },
      { name: 'Alex Karras', character: 'Mongo' },
      { name: 'David Huddleston', character: 'Olson Johnson' },
      { name: 'Dom DeLuise', character: 'Buddy Bizarre' },
    ],
    crew: [
      { name: 'Mel Brooks', job: 'Director' },
      { name: 'Andrew Bergman', job: 'Screenplay' },
      { name: 'Richard Pryor', job: 'Screenplay' },
      { name: 'Norman Steinberg', job: 'Screenplay' },
      { name: 'John Morris', job: 'Original Music Composer' },
      { name: 'Joseph F. Biroc', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Tabitha from Tulsa',
        writtenOn: '2011-05-30',
        rating: 8,
        content:
          "My grandmother once left a church because of a guitar. And at the campfire in this western comedy, when the cowboys have had their beans, that woman laughed until she had to be walked to the bathroom. I was nine and it rearranged how I thought about adults. I've seen it a good many times since. I love it, and these days it's Madeline Kahn I wait for, so tired, dropping half her consonants and leaning on anything that'll hold her up.",
      },
      {
        author: 'ray1967',
        writtenOn: '2022-11-24',
        rating: 6,
        content:
          "I showed it to our film society, average age about twenty. First ten minutes you could feel people checking each other's faces to see whether laughing was on. Cleavon Little sorted that out. Once he holds himself hostage and the townsfolk _fall for it_, the room was his. The joke is always on the idiots and he lets you in on it with one eyebrow.\n\nAbout half the gags are dead on arrival though. Korman shouting at his secretary, the governor with his bat and ball, all that. A good comedy, half of it.",
      },
    ],
  },
  {
    id: 829,
    title: 'Chinatown',
    releaseDate: '1974-06-20',
    genres: ['crime', 'drama', 'mystery', 'thriller'],
    voteAverage: 7.9,
    voteCount: 4_038,
    overview:
      "Los Angeles in the 1930s. A woman hires the private detective J.J. Gittes to photograph her husband, Hollis Mulwray of the water department, with his mistress. Then the real Mrs. Mulwray, Evelyn, appears. Soon Hollis is found drowned in the middle of a drought. Someone is stealing the city's water, and Evelyn's father Noah Cross has his own questions. Gittes must find out who used him before the killers silence him too.",
    cast: [
      { name: 'Jack Nicholson', character: 'J.J. Gittes' },
      { name: 'Faye Dunaway', character: 'Evelyn Mulwray' },
      { name: 'John Huston', character: 'Noah Cross' },
      { name: 'Perry Lopez', character: 'Escobar' },
      { name: 'John Hillerman', character: 'Yelburton' },
      { name: 'Darrell Zwerling', character: 'Hollis Mulwray' },
      { name: 'Diane Ladd', character: 'Ida Sessions' },
      { name: 'Roy Jenson', character: 'Mulvihill' },
      { name: 'Roman Polanski', character: 'Man with Knife' },
      { name: 'Richard Bakalyan', character: 'Loach' },
    ],
    crew: [
      { name: 'Roman Polanski', job: 'Director' },
      { name: 'Robert Evans', job: 'Producer' },
      { name: 'Robert Towne', job: 'Writer' },
      { name: 'Jerry Goldsmith', job: 'Original Music Composer' },
      { name: 'John A. Alonzo', job: 'Director of Photography' },
      { name: "Sam O'Steen", job: 'Editor' },
    ],
    reviews: [
      {
        author: 'diego1979',
        writtenOn: '2011-08-27',
        rating: 9,
        content:
          'Thirty-one years with a water authority, and this is the only thriller that has ever got a run-off channel right. You release at night, it makes exactly that noise, and nobody ever asks. I loved it.\n\nFor most of it Jack Nicholson goes about with a bandage on his nose, a leading man! And John Huston is the politest villain I know.',
      },
      {
        author: 'mendes89',
        writtenOn: '2019-03-30',
        rating: 8,
        content:
          "That score's got four pianos, four harps and one trumpet, and the trumpet's had some bad news. Dunaway keeps starting a sentence and lighting a second cigarette. I won't say what her secret is. A dark detective story, slow and very good.",
      },
      {
        author: 'Beatriz L.',
        writtenOn: '2007-05-29',
        rating: 7,
        content:
          "Finally watched the movie that every book on screenwriting talks about. It is slow, and I had to stop twice to think about who owned which land. But the mood is wonderful: bright sun, beautiful suits, a trumpet, and everybody lies. Jack Nicholson with a bandage on his nose for half the movie is a great idea. Faye Dunaway made me nervous in a good way. The women are only victims, which feels old today. It impressed me a lot and I liked it, though I can't say that I enjoyed the end.",
      },
    ],
  },
  {
    id: 240,
    title: 'The Godfather Part II',
    releaseDate: '1974-12-20',
    genres: ['drama', 'crime'],
    voteAverage: 8.6,
    voteCount: 13_237,
    overview:
      'In 1901 the orphan Vito Andolini flees from Sicily to New York, where he is called Corleone. As a young man he learns to rule by favors and fear. In 1958 his son Michael, now head of the family, does business in Cuba with the old gangster Hyman Roth. After an attempt on his life he knows that someone close betrayed him. He must find out who, before he loses his power and his family.',
    cast: [
      { name: 'Al Pacino', character: 'Don Michael Corleone' },
      { name: 'Robert Duvall', character: 'Tom Hagen' },
      { name: 'Diane Keaton', character: 'Kay Corleone' },
      { name: 'Robert De Niro', character: 'Vito Corleone' },
      { name: 'John Cazale', character: 'Fredo Corleone' },
      { name: 'Talia Shire', character: 'Connie Corleone' },
      { name: 'Lee Strasberg', character: 'Hyman Roth' },
      { name: 'Michael V. Gazzo', character: 'Frankie Pentangeli' },
      { name: 'G. D. Spradlin', character: 'Senator Pat Geary' },
      { name: 'Richard Bright', character: 'Al Neri' },
    ],
    crew: [
      { name: 'Francis Ford Coppola', job: 'Director' },
      { name: 'Francis Ford Coppola', job: 'Producer' },
      { name: 'Francis Ford Coppola', job: 'Screenplay' },
      { name: 'Mario Puzo', job: 'Screenplay' },
      { name: 'Nino Rota', job: 'Original Music Composer' },
      { name: 'Gordon Willis', job: 'Director of Photography' },
      { name: 'Peter Zinner', job: 'Editor' },
      { name: 'Barry Malkin', job: 'Editor' },
      { name: 'Richard Marks', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Tunde V.',
        writtenOn: '2009-02-27',
        rating: 10,
        content:
          "Mio padre arrived in New York in 1921 with the same kind of paper on his coat, so I cried at the beginning. I love this gangster movie even more than the first. That boy singing to himself on the chair in quarantine with the window behind! They never show you his face again so small.\n\nDe Niro's Sicilian is excellent, better than some Sicilians. He unwraps the gun in the towel as my aunt used to unwrap a fish.",
      },
      {
        author: 'Niall Garvey',
        writtenOn: '2015-10-08',
        rating: 8,
        content:
          'I still prefer the first, for its warmth; this is the greater achievement, though, and there is nothing in Casino or Once Upon a Time in America to match its nerve. Coppola tells two stories side by side. In one De Niro, hardly raising his voice, climbs over the roofs of Little Italy; in the other Pacino sits in dark rooms and turns to stone. Each time I had settled into the sunlit half I was hauled back to Lake Tahoe, and that is the point. Cazale, as poor Fredo, is superb. It asks for three hours and twenty minutes; I gave them gladly, and I think it a magnificent film.',
      },
      {
        author: 'Robert E.',
        writtenOn: '2021-12-31',
        content:
          "My grandmother left Havana on that New Year's Eve and never took down the streamers, so she told us, and this great gangster film gets it right: the announcement in the middle of the dancing, and the rich people understanding first and running for the boats. She hated that Michael does business there. \"At a party,\" she'd say. I watch it each New Year's Eve, and I never get tired of it.",
      },
    ],
  },
];
