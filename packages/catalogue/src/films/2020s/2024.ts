import type { CatalogueFilm } from '../film.ts';

export const films2024: readonly CatalogueFilm[] = [
  {
    id: 634492,
    title: 'Madame Web',
    releaseDate: '2024-02-14',
    genres: ['action', 'fantasy', 'science-fiction'],
    voteAverage: 5.3,
    overview:
      "New York, 2003. After drowning for a few minutes on the job, a prickly paramedic keeps seeing things before they occur: a pigeon, a crash, a man crawling along a train's ceiling to murder three teenage girls who don't know each other. She steals a taxi and takes them with her. The killer knew her mother, years ago, in the Amazon.",
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
        author: 'pepsi_sign_survivor',
        writtenOn: '2024-03-01',
        rating: 3,
        content:
          "A villain is defeated in part by a letter off a soft drink sign. I sat up for that. For the rest, count the number of times his mouth is moving when you hear his voice; you'll need one hand. She drives a stolen cab around the city for days and nobody looks for it, leaves three kids in the woods, _flies to Peru_, comes back, and they've hardly finished their chips.",
      },
      {
        author: 'clairvoyant_claire',
        writtenOn: '2024-05-18',
        rating: 7,
        content:
          "Cousins over, lots of wine, top evening. Dakota Johnson plays every line like somebody forced to attend her own surprise party and I found that very relatable. She does CPR lessons in a motel! To Britney in the diner! I liked that it was four women being snippy in a car and hardly any capes. Would I defend it in court? I'd turn up.",
      },
      {
        author: 'steinway_st_2003',
        writtenOn: '2024-09-07',
        rating: 4,
        content:
          "They want you to know that it's 2003. Phones that flip, jeans that don't come up far enough, Toxic playing in the diner some months before any of us had heard it. I was nineteen that year and living off Steinway Street, so for a while I was happy just spotting things. Then it dawned on me I'd been watching the backgrounds. The early ambulance shifts with Adam Scott have an easy, tired sort of banter and I liked them both in it, but soon he's mostly away at a baby shower. And each vision gets shown twice, in case you were in the bathroom.",
      },
    ],
  },
  {
    id: 693134,
    title: 'Dune: Part Two',
    releaseDate: '2024-02-27',
    genres: ['science-fiction', 'adventure'],
    voteAverage: 8.1,
    overview:
      "Presumed dead by the family that destroyed his own, a young nobleman hides with the desert people and learns to walk without rhythm, raid spice harvesters and call a worm. A fighter named Chani likes him and doesn't believe in prophets. His pregnant mother is busy making sure everybody else does. Off-world, a bald nephew has a birthday in the arena.",
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
        author: 'stillsuit_stu',
        writtenOn: '2024-03-10',
        rating: 10,
        content:
          'Read the paperback at thirteen under a desk, and every version since has made me wince somewhere. Here I winced at nothing. When he stands on the dune planting the thumper, and the sand begins to slump away beneath him, I could feel it through the floor of the cinema and my drink walked an inch along the armrest. My wife asked me on the way out if I was all right. I said I was thirteen.',
      },
      {
        author: 'appendix_iv',
        writtenOn: '2024-04-22',
        rating: 7,
        content:
          "No Guild, no mentats, no toddler with a knife: Alia has become a fetus with opinions. I understand why. Chani as the one sceptic in the room is the best change anybody has made to Herbert, because it lets Zendaya's face do the job his footnotes did. Against that, the last act is in such a rush that the Great Houses get roughly a sentence, and Walken appears to have stopped by on his way somewhere warmer.",
      },
      {
        author: 'gravel_and_tea',
        writtenOn: '2024-08-03',
        content:
          "My partner's thing, not mine, and my price was a big dinner first, after which I'd planned to shut my eyes. The black-and-white arena with the fireworks like spilt ink put paid to that. Bardem made me laugh, which nobody had told me was allowed. By the speech to the southern tribes I was on the boy's side and frightened of him too, and I asked in the lobby whether that was right. Apparently it's _the entire point_, and he'd like it noted that he'd said so over the starters.",
      },
    ],
  },
  {
    id: 1022789,
    title: 'Inside Out 2',
    releaseDate: '2024-06-11',
    genres: ['animation', 'adventure', 'comedy', 'family'],
    voteAverage: 7.5,
    overview:
      "Riley is thirteen, has a brace and two best friends, and is off to a three-day hockey camp where the high school's coach will be watching. During the night an alarm marked Puberty goes off and workmen knock down half of headquarters. In the morning four newcomers are at the console, led by a jittery orange one with six plans ready. Joy's given a jar to sit in. At the back of the mind they start on a different Riley.",
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
        author: 'u14_goalkeeper_mum',
        writtenOn: '2024-07-14',
        rating: 9,
        content:
          "On the way home, from the back seat, in the dark, from somebody who has answered 'fine' to everything since about February: 'That's what it's like, the orange one, when she goes round and round.' I drove past our exit. I'd have driven to Wales.\n\nSo I can't be fair about it. The little box with the breathing, the bench, one hand on the wood. They got that from someone who'd been there.",
      },
      {
        author: 'bing_bong_mourner',
        writtenOn: '2024-09-08',
        rating: 6,
        content:
          "Handsome sequel that's built exactly on the plan of the first: thrown out of headquarters, long walk back, useful stranger. I missed being surprised. The video-game hero who can only roll sideways and the cartoon dog with his pouch are better company than any of the new Emotions except boredom, who is French, lies on a sofa and operates the console from her telephone. Give her the next one.",
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
    id: 889737,
    title: 'Joker: Folie à Deux',
    releaseDate: '2024-10-01',
    genres: ['drama', 'crime', 'thriller', 'music'],
    voteAverage: 5.4,
    overview:
      "Two years after he shot a man on live television, Arthur Fleck is thin, silent and waiting for trial in Arkham, where guards trade him cigarettes for jokes. Allowed into a singing class, he meets a patient who has watched the film of his crimes more than once. She'd like the make-up back on. His lawyer needs the jury to see somebody else.",
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
        author: 'stairs_were_better',
        writtenOn: '2024-10-06',
        rating: 3,
        content:
          "Opening Friday, full house, lads in purple suits. About forty minutes in they began going for drinks and not coming back. It is a courtroom drama in which we're told what happened in the other film, by witnesses, with songs in between, and the songs are mumbled. They hired Lady Gaga and asked her to sing as if someone was asleep next door. One suit was still there at the end and he looked about twelve.",
      },
      {
        author: 'old_standards_olive',
        writtenOn: '2025-01-25',
        rating: 7,
        content:
          "I'm seventy-four and bought my ticket for the songbook. 'Bewitched', 'For Once in My Life', 'That's Life'! He croaks them the way my father did over the washing up, badly and meaning it, and I was touched. The young people hated it, I gather, since the clown doesn't do anything clownish. But the little man who worked with him, giving evidence and shaking, **he** had me in tears, and I didn't see one purple suit laughing.",
      },
      {
        author: 'yellow_umbrella_tk',
        writtenOn: '2024-11-17',
        rating: 5,
        content:
          "There's a film in here about a person who is only liked when he's wearing the face, and it'd be a sharp one at ninety minutes. The camera loves Arkham: wet concrete, that overhead of coloured umbrellas in the yard. Then we go inside and sit down for another hour of objections. I came out not angry, just wondering who they'd imagined on the other side of the screen. Gleeson being jolly with the prisoners gave me the creeps, so that's something.",
      },
    ],
  },
];
