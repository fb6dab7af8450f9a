import type { CatalogueFilm } from '../film.ts';

export const films2024: readonly CatalogueFilm[] = [
  {
    id: 634492,
    title: 'Madame Web',
    releaseDate: '2024-02-14',
    genres: ['action', 'fantasy', 'science-fiction'],
    voteAverage: 5.3,
    voteCount: 2_547,
    overview:
      'New York, 2003. Cassandra, a paramedic who likes to be alone, nearly drowns at work, and since then she sees things before they happen. In a train she sees how a man will murder three girls, Julia, Anya and Mattie. She makes them get off and flees with them. The man, Ezekiel Sims, has dreamed that these girls will kill him. Cassandra must learn to use what she sees before he finds them.',
    cast: [
      { name: 'Dakota Johnson', character: 'Cassandra Webb' },
      { name: 'Sydney Sweeney', character: 'Julia Cornwall' },
      { name: 'Isabela Merced', character: 'Anya Corazon' },
      { name: "Celeste O'Connor", character: 'Mattie Franklin' },
      { name: 'Tahar Rahim', character: 'Ezekiel Sims' },
      { name: 'Mike Epps', character: "O'Neil" },
      { name: 'Emma Roberts', character: 'Mary Parker' },
      { name: 'Adam Scott', character: 'Ben Parker' },
      { name: 'Kerry Bishé', character: 'Constance Webb' },
      { name: 'Zosia Mamet', character: 'Amaria' },
    ],
    crew: [
      { name: 'S.J. Clarkson', job: 'Director' },
      { name: 'Matt Sazama', job: 'Screenplay' },
      { name: 'Burk Sharpless', job: 'Screenplay' },
      { name: 'Johan Söderqvist', job: 'Original Music Composer' },
      { name: 'Mauro Fiore', job: 'Director of Photography' },
      { name: 'Leigh Folsom Boyd', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Pepsi Sam',
        writtenOn: '2024-03-01',
        rating: 3,
        content:
          "One of the worst superhero films I've seen. Count how many times the villain's mouth is moving when you hear his voice; you'll need one hand. She drives a stolen cab around the city for days and nobody looks for it, leaves three kids in the woods, flies to Peru, comes back, and they've hardly finished their chips.",
      },
      {
        author: 'clairvoyant_claire',
        writtenOn: '2024-05-18',
        rating: 7,
        content:
          'Cousins over, lots of wine, top evening. Dakota Johnson plays every line like somebody forced to attend her own surprise party and I found that very relatable. She does CPR lessons in a motel! To Britney in the diner! I liked that it was four women being snippy in a car and hardly any capes. Is it a good superhero film? No. Did I enjoy it? Very much.',
      },
      {
        author: 'Steinway_Sal',
        writtenOn: '2024-09-07',
        rating: 5,
        content:
          "Pros: New York in 2003, flip phones and low jeans, I lived there and it made me smile. Dakota Johnson is so bored by everything that it becomes funny. Adam Scott and the ambulance scenes. Four women arguing in a car.\nCons: the villain's voice doesn't match his mouth. Every vision is shown twice. She flies to Peru in the middle, and nobody misses her. You wait and wait for the costumes.\nNot the disaster people say it is, and not a good movie. I shrugged.",
      },
    ],
  },
  {
    id: 693134,
    title: 'Dune: Part Two',
    releaseDate: '2024-02-27',
    genres: ['science-fiction', 'adventure'],
    voteAverage: 8.1,
    voteCount: 7_839,
    overview:
      "Paul Atreides, whose family has been destroyed by the Harkonnens, hides with his mother Jessica among the Fremen of the desert planet Arrakis. Stilgar believes that Paul is the savior of an old prophecy; Chani, a fighter, loves him and doesn't believe in prophets. Paul learns to ride the giant worms and attacks the Harkonnens. He can win back the planet, but he has seen in his dreams that billions would die in his name.",
    cast: [
      { name: 'Timothée Chalamet', character: 'Paul Atreides' },
      { name: 'Zendaya', character: 'Chani' },
      { name: 'Rebecca Ferguson', character: 'Jessica' },
      { name: 'Javier Bardem', character: 'Stilgar' },
      { name: 'Josh Brolin', character: 'Gurney Halleck' },
      { name: 'Austin Butler', character: 'Feyd-Rautha' },
      { name: 'Florence Pugh', character: 'Princess Irulan' },
      { name: 'Dave Bautista', character: 'Beast Rabban' },
      { name: 'Christopher Walken', character: 'Emperor' },
      { name: 'Léa Seydoux', character: 'Lady Margot Fenring' },
    ],
    crew: [
      { name: 'Denis Villeneuve', job: 'Director' },
      { name: 'Denis Villeneuve', job: 'Screenplay' },
      { name: 'Jon Spaihts', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Greig Fraser', job: 'Director of Photography' },
      { name: 'Joe Walker', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'kevin.farkas',
        writtenOn: '2024-03-10',
        rating: 10,
        content:
          'I read the paperback at thirteen under a desk, and every film of it since has made me wince somewhere. Here is the desert planet as I saw it then, huge and hot and frightening, and I winced at nothing. When Paul stands on the dune waiting for his first worm, and the sand begins to slump away beneath him, I could feel it through the floor of the theater and my drink walked an inch along the armrest. My wife asked me on the way out if I was all right. I said I was thirteen. I loved it, my favorite film of the year.',
      },
      {
        author: 'T. Varga',
        writtenOn: '2024-04-22',
        rating: 7,
        content:
          "A good film and better than the first, and I know the novel too well to be calm about it. Half of the people I like in it are missing, and Paul's little sister only talks from inside her mother. I understand why. Making Chani the one who doubts is the best change anybody has made to Herbert, because it lets Zendaya's face do the job his footnotes did. Against that, the last act is in such a rush that Christopher Walken's Emperor appears to have stopped by on his way somewhere warmer.",
      },
      {
        author: 'flicks71',
        writtenOn: '2024-08-03',
        rating: 8,
        content:
          "My partner had waited two years for this space epic, and my price was a big dinner first, after which I meant to close my eyes. I never got the chance. There's an arena in black and white, with fireworks like spilled ink, and I sat up so fast that I lost a shoe. Javier Bardem is funny, which nobody had told me. I was on the boy's side and a little afraid of him too. My partner says that this is the whole point. It's a great film, and I've had to say so twice.",
      },
    ],
  },
  {
    id: 1022789,
    title: 'Inside Out 2',
    releaseDate: '2024-06-11',
    genres: ['animation', 'adventure', 'comedy', 'family'],
    voteAverage: 7.5,
    voteCount: 6_616,
    overview:
      "Riley is thirteen and off to a three-day hockey camp where the high school's coach will be watching. During the night new emotions move into her head, led by Anxiety, who has a plan for everything. She shuts Joy, Sadness and the others away, and Riley turns her back on her two best friends. Joy must get back to headquarters before the camp is over and Riley is no longer herself.",
    cast: [
      { name: 'Amy Poehler', character: 'Joy (voice)' },
      { name: 'Maya Hawke', character: 'Anxiety (voice)' },
      { name: 'Kensington Tallman', character: 'Riley (voice)' },
      { name: 'Liza Lapira', character: 'Disgust (voice)' },
      { name: 'Tony Hale', character: 'Fear (voice)' },
      { name: 'Lewis Black', character: 'Anger (voice)' },
      { name: 'Phyllis Smith', character: 'Sadness (voice)' },
      { name: 'Ayo Edebiri', character: 'Envy (voice)' },
      { name: 'Adèle Exarchopoulos', character: 'Ennui (voice)' },
      { name: 'Paul Walter Hauser', character: 'Embarrassment (voice)' },
    ],
    crew: [
      { name: 'Kelsey Mann', job: 'Director' },
      { name: 'Meg LeFauve', job: 'Screenplay' },
      { name: 'Dave Holstein', job: 'Screenplay' },
      { name: 'Mark Nielsen', job: 'Producer' },
      { name: 'Andrea Datzman', job: 'Original Music Composer' },
      { name: 'Adam Habib', job: 'Director of Photography' },
      { name: 'Maurissa Horwitz', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Alice91',
        writtenOn: '2024-07-14',
        rating: 9,
        content:
          "Anxiety moves into a girl's head in this one, and I know no better picture of worry. On the way home, from the back seat, in the dark, my daughter spoke, who has answered 'fine' to everything since about February: 'That's what it's like when the orange one goes round and round.' I drove past our exit. I'd have driven to Wales.\n\nSo I can't be fair about it. It's funny and quick and somebody who made it has been there. I loved it.",
      },
      {
        author: 'grant96',
        writtenOn: '2024-09-08',
        rating: 6,
        content:
          "Handsome sequel that's built exactly on the plan of the first: thrown out of headquarters, long walk back, useful stranger. I missed being surprised. The video-game hero who can only roll sideways and the cartoon dog with his pouch are better company than any of the new Emotions except boredom, who is French, lies on a sofa and operates the console from her telephone. Give her the next one. A good film, no more than that.",
      },
      {
        author: 'Nana_Bev74',
        writtenOn: '2025-01-19',
        rating: 8,
        content:
          "A sweet, clever film about being thirteen, and I saw it with two granddaughters who are twelve and fifteen. The younger one squeezed my hand when Anxiety took over and Riley couldn't stop. The older one said that it was exactly like that. Nothing here is too frightening, I'd take anyone from seven on. I laughed most at the tiny old lady called Nostalgia, who is always told that it's too early. It isn't quite as fresh as the first. All three of us loved it anyway.",
      },
    ],
  },
  {
    id: 945961,
    title: 'Alien: Romulus',
    releaseDate: '2024-08-13',
    genres: ['horror', 'science-fiction'],
    voteAverage: 7.2,
    voteCount: 4_716,
    overview:
      "Rain works on a mining colony where the sun never shines, and she isn't allowed to leave. With her is Andy, a faulty android whom she calls her brother. Her friend Tyler has found a deserted station in orbit with sleeping pods that could take them to a better planet. Only Andy can open its doors. Something is still on board, and they have thirty-six hours before the station crashes into the planet's rings.",
    cast: [
      { name: 'Cailee Spaeny', character: 'Rain' },
      { name: 'David Jonsson', character: 'Andy' },
      { name: 'Archie Renaux', character: 'Tyler' },
      { name: 'Isabela Merced', character: 'Kay' },
      { name: 'Spike Fearn', character: 'Bjorn' },
      { name: 'Aileen Wu', character: 'Navarro' },
    ],
    crew: [
      { name: 'Fede Álvarez', job: 'Director' },
      { name: 'Fede Álvarez', job: 'Screenplay' },
      { name: 'Rodo Sayagues', job: 'Screenplay' },
      { name: 'Ridley Scott', job: 'Producer' },
      { name: 'Michael A. Pruss', job: 'Producer' },
      { name: 'Walter Hill', job: 'Producer' },
      { name: 'Benjamin Wallfisch', job: 'Original Music Composer' },
      { name: 'Galo Olivares', job: 'Director of Photography' },
      { name: 'Jake Roberts', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'facehugger86',
        writtenOn: '2024-08-25',
        rating: 9,
        content:
          "fede alvarez gets it. real sets, real puppets, real slime. the room full of facehuggers where they have to match their body heat to the air is the most stressed i've been since the 1979 one. my ranking: alien, aliens, this one, and then a long way nothing. david jonsson as andy is the best synthetic since bishop, he switches his whole face with one chip. one digital cameo looks awful and they quote too many old lines. don't care, loved it, i went back in imax",
      },
      {
        author: 'savepoint2014',
        writtenOn: '2024-09-15',
        rating: 5,
        content:
          "Such a letdown for anyone who has played Isolation. In the game there is ONE creature, you can't kill it, and you crawl under desks for fifteen hours. Here they come by the dozen and get shot like cans off a wall. The station is gorgeous, the old computers beep as they should, and Cailee Spaeny is fine. But the kids make dumb choices, and every ten minutes somebody repeats a famous line from the old films, as if I'd clap. I was scared for half an hour and then I was only loud-noised.",
      },
      {
        author: 'Thiago1993',
        writtenOn: '2024-10-06',
        rating: 8,
        content:
          'This Alien film is for me the most scary since the first two. A group of young workers wants only to leave the bad planet, so I understand them well. Andy, the android, is my favorite figure, he is sweet, and after an update he becomes cold, and the actor shows this only with the eyes. The flooded room with the small creatures is a fantastic scene. The last part goes a bit too far. In São Paulo the people in the hall screamed and laughed together. I recommend it for the big screen.',
      },
    ],
  },
  {
    id: 1184918,
    title: 'The Wild Robot',
    releaseDate: '2024-09-12',
    genres: ['adventure', 'animation', 'science-fiction', 'family'],
    voteAverage: 8.3,
    voteCount: 6_473,
    overview:
      'After a storm a crate is washed up on an island without people, and Roz, a robot built to help in households, wakes up among animals that fear her. By accident she crushes a goose nest, and the one egg that is left hatches. The gosling Brightbill takes her for his mother. With the fox Fink she has to teach him to eat, swim and fly before the geese leave for the winter.',
    cast: [
      { name: "Lupita Nyong'o", character: 'Roz (voice)' },
      { name: 'Pedro Pascal', character: 'Fink (voice)' },
      { name: 'Kit Connor', character: 'Brightbill (voice)' },
      { name: 'Bill Nighy', character: 'Longneck (voice)' },
      { name: 'Stephanie Hsu', character: 'Vontra (voice)' },
      { name: 'Matt Berry', character: 'Paddler (voice)' },
      { name: 'Ving Rhames', character: 'Thunderbolt (voice)' },
      { name: 'Mark Hamill', character: 'Thorn (voice)' },
      { name: "Catherine O'Hara", character: 'Pinktail (voice)' },
    ],
    crew: [
      { name: 'Chris Sanders', job: 'Director' },
      { name: 'Chris Sanders', job: 'Screenplay' },
      { name: 'Jeff Hermann', job: 'Producer' },
      { name: 'Kris Bowers', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Ngozi A.',
        writtenOn: '2024-10-27',
        rating: 9,
        content:
          'Must watch, all families, and please carry tissues. I saw it in Lagos with my mother, my sister and four children, and all of us cried, even my mother who says cartoons are not serious. Roz does not know how to be a mother, and which of us did? The music lifts you when the small goose learns to fly. Fink the fox made the children laugh too much. Thank you to the people who made this, it is beautiful and kind.',
      },
      {
        author: 'Tom Westgate',
        writtenOn: '2024-11-10',
        rating: 8,
        content:
          "My daughter is six and she held my sleeve for most of it. The cartoon is lovely to look at and gentle at heart, but animals do die here, mostly out of view and once as a joke about possums. One loud part was too much for her and we went out to the foyer for five minutes. At home she has been Roz ever since: she walks stiffly and asks if I need assistance. I thought it was wonderful. I'd wait until seven.",
      },
      {
        author: 'oil_on_pixels',
        writtenOn: '2025-02-16',
        content:
          "Look at the brushwork. Nearly every frame of the island seems to be painted by hand, with loose strokes for the leaves and the fur, and only Roz is smooth and clean when she arrives. As the seasons pass she gets scratches, moss and a paint that matches the rest. That is the whole story told in texture, and no line of dialogue has to say it. The last act is noisier than it should be. It's still the best looking animated film I've seen in years, and a moving one.",
      },
    ],
  },
  {
    id: 889737,
    title: 'Joker: Folie à Deux',
    releaseDate: '2024-10-01',
    genres: ['drama', 'crime', 'thriller', 'music'],
    voteAverage: 5.4,
    voteCount: 3_025,
    overview:
      'Two years after he shot a man on live television, Arthur Fleck is thin, silent and waiting for trial in Arkham, where guards trade him cigarettes for jokes. Allowed into a singing class, he meets Lee, a patient who loves the killer in make-up and wants him back. His lawyer wants the jury to see a sick man. If he plays the clown in court, he will be sentenced to death.',
    cast: [
      { name: 'Joaquin Phoenix', character: 'Arthur Fleck / Joker' },
      { name: 'Lady Gaga', character: 'Lee Quinzel' },
      { name: 'Brendan Gleeson', character: 'Jackie Sullivan' },
      { name: 'Catherine Keener', character: 'Maryanne Stewart' },
      { name: 'Zazie Beetz', character: 'Sophie Dumond' },
      { name: 'Steve Coogan', character: 'Paddy Meyers' },
      { name: 'Harry Lawtey', character: 'Harvey Dent' },
      { name: 'Leigh Gill', character: 'Gary Puddles' },
      { name: 'Ken Leung', character: 'Dr. Victor Liu' },
      { name: 'Jacob Lofland', character: 'Ricky Meline' },
    ],
    crew: [
      { name: 'Todd Phillips', job: 'Director' },
      { name: 'Todd Phillips', job: 'Screenplay' },
      { name: 'Scott Silver', job: 'Screenplay' },
      { name: 'Hildur Guðnadóttir', job: 'Original Music Composer' },
      { name: 'Lawrence Sher', job: 'Director of Photography' },
      { name: 'Jeff Groth', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Declan R.',
        writtenOn: '2024-10-06',
        rating: 3,
        content:
          "Opening Friday, full house, lads in purple suits. About forty minutes in they began going for drinks and not coming back. It is a courtroom drama in which we're told what happened in the other film, by witnesses, with songs in between, and the songs are mumbled. They hired Lady Gaga and asked her to sing as if someone was asleep next door. I was bored. One suit was still there at the end and he looked about twelve.",
      },
      {
        author: 'old_standards_olive',
        writtenOn: '2025-01-25',
        rating: 7,
        content:
          "I'm seventy-four and bought my ticket for the songbook. 'Bewitched', 'For Once in My Life', 'That's Life'! He croaks them the way my father did over the washing up, badly and meaning it, and I was touched. The young people hated it, I gather, since the clown doesn't do anything clownish. But the little man who worked with him, giving evidence and shaking, had me in tears. I liked it very much.",
      },
      {
        author: 'T. K. Olsen',
        writtenOn: '2024-11-17',
        rating: 5,
        content:
          "There's a film in here about a person who is only liked when he's wearing the face, and it'd be a sharp one at ninety minutes. The camera loves Arkham: wet concrete, that overhead of colored umbrellas in the yard. Then we go inside and sit down for another hour of objections. I came out of this courtroom musical disappointed and wondering who they'd imagined on the other side of the screen. Gleeson being jolly with the prisoners gave me the creeps, so that's something.",
      },
    ],
  },
];
