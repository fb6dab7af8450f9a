import type { CatalogueFilm } from '../film.ts';

export const films2019: readonly CatalogueFilm[] = [
  {
    id: 549559,
    title: 'Apollo 11',
    releaseDate: '2019-03-01',
    genres: ['documentary', 'history', 'drama'],
    voteAverage: 7.9,
    voteCount: 699,
    overview:
      'Wide-format reels that nobody had looked at since 1969 open on a crawler the size of a house carrying a rocket to the pad at walking pace. No narrator comes in and nobody is interviewed afterwards. There are the picnickers on car bonnets across the water, the rows of men in white shirts with headsets, the three in the suit room, and clocks counting nine days out and back.',
    cast: [
      { name: 'Neil Armstrong', character: 'Self (archive footage)' },
      { name: 'Buzz Aldrin', character: 'Self (archive footage)' },
      { name: 'Michael Collins', character: 'Self (archive footage)' },
      { name: 'Walter Cronkite', character: 'Self (archive footage)' },
      { name: 'Bruce McCandless II', character: 'Self (archive footage)' },
      { name: 'Charlie Duke', character: 'Self (archive footage)' },
      { name: 'Gene Kranz', character: 'Self (archive footage)' },
      { name: 'Janet Armstrong', character: 'Self (archive footage)' },
      { name: 'John F. Kennedy', character: 'Self (archive footage)' },
      { name: 'Richard Nixon', character: 'Self (archive footage)' },
    ],
    crew: [
      { name: 'Todd Douglas Miller', job: 'Director' },
      { name: 'Todd Douglas Miller', job: 'Producer' },
      { name: 'Thomas Petersen', job: 'Producer' },
      { name: 'Todd Douglas Miller', job: 'Editor' },
      { name: 'Matt Morton', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'Yuki J.',
        writtenOn: '2019-07-20',
        rating: 10,
        content:
          "About twenty minutes in, among all those people on the shore with their folding chairs, a woman in a yellow headscarf shades her eyes. I'm not going to claim it's my mother. My mother was there in a yellow headscarf, that is all I know, and she was carrying me.\n\nI have rarely heard a theater make so little noise. When the fuel reading goes down and they still haven't found a flat place my husband took my wrist, to feel my pulse I believe.",
      },
      {
        author: 'valve_leak_terry',
        writtenOn: '2019-09-01',
        rating: 8,
        content:
          "What got me is a chap on the tower with a spanner. Hours to go, biggest firework ever built, full to the top, and there's a leaking hydrogen valve, so up goes a crew to nip up the bolts. We've all had that job. It's a marvellous film about people at work. They chew pens. They've got ashtrays. It could have lost the synthesiser here and there, but I gather the composer used only instruments that existed at the time, and you can't say fairer.",
      },
      {
        author: 'fell_asleep_at_tli',
        writtenOn: '2021-03-15',
        rating: 6,
        content:
          "Beautiful, respectful and, after the launch, really rather a lot of men reading numbers. My fault, I suppose: I like to be told who somebody is. Buzz hums. Collins alone on the far side gets about as long as the quarantine caravan. I'd have traded ten minutes of split screens for one of them saying he was frightened.",
      },
    ],
  },
  {
    id: 535581,
    title: "The Dead Don't Die",
    releaseDate: '2019-05-15',
    genres: ['comedy', 'horror'],
    voteAverage: 5.4,
    voteCount: 2_835,
    overview:
      'Something has pushed the Earth out of its path, and in the little town of Centerville the days are too long. Then the dead come out of their graves and look for what they loved in life, coffee, wine or the internet. Chief Cliff Robertson and the officers Ronnie Peterson and Mindy Morrison drive around and wonder. Hermit Bob watches from the woods. Ronnie says that this will end badly, and nobody has a plan.',
    cast: [
      { name: 'Bill Murray', character: 'Chief Cliff Robertson' },
      { name: 'Adam Driver', character: 'Officer Ronnie Peterson' },
      { name: 'Tom Waits', character: 'Hermit Bob' },
      { name: 'Chloë Sevigny', character: 'Officer Mindy Morrison' },
      { name: 'Steve Buscemi', character: 'Farmer Frank Miller' },
      { name: 'Danny Glover', character: 'Hank Thompson' },
      { name: 'Caleb Landry Jones', character: 'Bobby Wiggins' },
      { name: 'Tilda Swinton', character: 'Zelda Winston' },
      { name: 'Selena Gomez', character: 'Zoe' },
      { name: 'Iggy Pop', character: 'Coffee Zombie' },
    ],
    crew: [
      { name: 'Jim Jarmusch', job: 'Director' },
      { name: 'Jim Jarmusch', job: 'Writer' },
      { name: 'Sqürl', job: 'Original Music Composer' },
      { name: 'Frederick Elmes', job: 'Director of Photography' },
      { name: 'Affonso Gonçalves', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'erik1980',
        writtenOn: '2019-07-07',
        rating: 6,
        content:
          "Adam Driver getting out of a Smart car. It goes on for a good while and he's so long and the car is so small and nobody in it remarks on it. That's the humour. If you didn't smile you'll hate the other hundred minutes, in which people look at a mess on a diner floor and ask if it was a wild animal. Several wild animals?\n\nWe were nine in the cinema. Three smiled.",
      },
      {
        author: 'trailerfan109',
        writtenOn: '2020-10-28',
        rating: 3,
        content:
          "Bill Murray has made a career of not bothering and here's where it caught up. Everyone is above it. They tell you they're in a film, they say the title song is the title song, they know how it ends, and I thought, well, if none of you are staying then neither am I, and made a pie. I could hear it from the kitchen: Tilda Swinton being Scottish with a sword. Should've been better than pie.",
      },
      {
        author: 'sturgill_on_repeat',
        writtenOn: '2022-06-19',
        rating: 7,
        content:
          "A deadpan little hymn about the end of everything. The tourists get it in the neck, the boys in the home for delinquents slip away across a field unharmed, and up in the wood old Tom Waits watches all of us through binoculars, eating bugs, and he isn't wrong, is he?",
      },
    ],
  },
  {
    id: 496243,
    title: 'Parasite',
    releaseDate: '2019-05-30',
    genres: ['comedy', 'thriller', 'drama'],
    voteAverage: 8.5,
    voteCount: 20_493,
    overview:
      "Ki-taek, his wife Chung-sook and their two grown children fold pizza boxes in a half-basement where the wifi only reaches the toilet. Through a friend the son, Ki-woo, becomes English tutor to the rich Parks, who live up the hill in a house of glass and lawn. Soon his sister Ki-jung teaches art there, and the parents want to work there too. The Parks mustn't know that they are one family.",
    cast: [
      { name: 'Song Kang-ho', character: 'Kim Ki-taek' },
      { name: 'Lee Sun-kyun', character: 'Park Dong-ik' },
      { name: 'Cho Yeo-jeong', character: 'Yeon-kyo' },
      { name: 'Choi Woo-shik', character: 'Ki-woo' },
      { name: 'Park So-dam', character: 'Ki-jung' },
      { name: 'Jang Hye-jin', character: 'Chung-sook' },
      { name: 'Lee Jung-eun', character: 'Moon-gwang' },
      { name: 'Park Myung-hoon', character: 'Geun-sae' },
      { name: 'Jung Ji-so', character: 'Da-hye' },
      { name: 'Jung Hyeon-jun', character: 'Da-song' },
    ],
    crew: [
      { name: 'Bong Joon-ho', job: 'Director' },
      { name: 'Bong Joon-ho', job: 'Screenplay' },
      { name: 'Han Jin-won', job: 'Screenplay' },
      { name: 'Jung Jae-il', job: 'Original Music Composer' },
      { name: 'Hong Kyung-pyo', job: 'Director of Photography' },
      { name: 'Yang Jin-mo', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'no_subtitles_norman',
        writtenOn: '2020-02-16',
        rating: 9,
        content:
          "This is a Korean film with subtitles, and I tell everyone I don't do subtitles. My daughter sat me down in front of it and said that I could leave after half an hour. After half an hour I told her to be quiet, because I wanted to see what the family would try next. It is very funny, then nasty, then so tense that I ate an entire bag of crisps without noticing. The father, Song Kang-ho, is a wonderful actor. One of the best films I have seen in years. I have had to apologise to my daughter.",
      },
      {
        author: 'Min-jae L.',
        writtenOn: '2019-11-10',
        rating: 10,
        content:
          'I live two years in such a half-basement in Seoul when I am a student, so for me this film is very real. The toilet is high because of the pipes, and we also shout at the drunk people at the window. The film is funny and sad in the same minute. All actors are good, best is Park So-dam as the clever sister. In the cinema in Hamburg people laugh a lot, and later nobody laughs. I think it is a masterpiece and I tell all my friends.',
      },
      {
        author: 'adam.walsh',
        writtenOn: '2020-03-05',
        rating: 6,
        content:
          "Clever, and ever so pleased with it. The con in the first hour is a joy, like watching good pickpockets. After that the pitch goes up and up and I found I'd stopped minding what happened to any of them, and I believed the garden party least of all. Are the rich couple even bad? They're just a bit dim. I said so in the pub and had it explained to me at some volume.",
      },
    ],
  },
  {
    id: 546554,
    title: 'Knives Out',
    releaseDate: '2019-11-27',
    genres: ['comedy', 'crime', 'mystery'],
    voteAverage: 7.8,
    voteCount: 13_923,
    overview:
      'Harlan Thrombey, a rich writer of crime novels, is found with his throat cut on the morning after his eighty-fifth birthday. Lieutenant Elliott thinks that it was suicide. But someone has hired the detective Benoit Blanc, who finds out that the whole family had a reason to kill him: Linda and Richard, Walt, Joni, and Ransom, the grandson who does nothing. Marta Cabrera, his nurse and friend, knows the most about that night.',
    cast: [
      { name: 'Daniel Craig', character: 'Benoit Blanc' },
      { name: 'Chris Evans', character: 'Hugh Ransom Drysdale' },
      { name: 'Ana de Armas', character: 'Marta Cabrera' },
      { name: 'Jamie Lee Curtis', character: 'Linda Drysdale' },
      { name: 'Michael Shannon', character: 'Walt Thrombey' },
      { name: 'Don Johnson', character: 'Richard Drysdale' },
      { name: 'Toni Collette', character: 'Joni Thrombey' },
      { name: 'LaKeith Stanfield', character: 'Lieutenant Elliott' },
      { name: 'Katherine Langford', character: 'Meg Thrombey' },
      { name: 'Christopher Plummer', character: 'Harlan Thrombey' },
    ],
    crew: [
      { name: 'Rian Johnson', job: 'Director' },
      { name: 'Rian Johnson', job: 'Writer' },
      { name: 'Ram Bergman', job: 'Producer' },
      { name: 'Nathan Johnson', job: 'Original Music Composer' },
      { name: 'Steve Yedlin', job: 'Director of Photography' },
      { name: 'Bob Ducsay', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'aran_jumper_sales',
        writtenOn: '2019-12-15',
        rating: 8,
        content:
          "I manage a knitwear concession in Galway and can report that in the second week of December men came in, one after the other, pretending to browse. 'Something in a cream cable.' There's a moth hole at Chris Evans's elbow; a couple of them asked for it with.\n\nAs to the murder I had it completely wrong twice. Three generations shouting about who's self-made on a sofa somebody else paid for, I'd watch that without any corpse.",
      },
      {
        author: 'Winifred Hart',
        writtenOn: '2020-08-31',
        rating: 7,
        content:
          "A proper country-house murder, such as Christie might have written if she had lived to read the newspapers; sharper than the recent Orient Express and better humoured than Gosford Park. The answer is handed to us early and then, very neatly, wrapped up again. Craig's accent comes from no state that I could find on a map, and he enjoys it so much that I gave in. Ana de Armas holds it all together with her good, frightened face. Plummer should have had more to do. I guessed about half, and was thoroughly entertained.",
      },
      {
        author: 'G. Fischer',
        writtenOn: '2022-01-03',
        rating: 9,
        content:
          "Fourth viewing and I finally noticed what's printed on the mug in the first shot and again in the last. Show-offs. I love them. My boyfriend now does the speech about the hole in the doughnut's hole over breakfast, in the voice, with an actual doughnut, and I still haven't thrown him out.",
      },
    ],
  },
  {
    id: 536869,
    title: 'Cats',
    releaseDate: '2019-12-19',
    genres: ['fantasy', 'comedy', 'drama', 'music'],
    voteAverage: 4.1,
    voteCount: 1_042,
    overview:
      "Victoria, a white kitten, is thrown into an alley in London in a sack. The Jellicles, who live there, take her in, with Mr. Mistoffelees, a shy magician, as her guide. It's the night of their ball, when Old Deuteronomy chooses one who may begin a new life. Jennyanydots, Bustopher Jones, Gus and the others sing to be chosen. Macavity, a criminal, wants to win too, and makes the rest disappear.",
    cast: [
      { name: 'Francesca Hayward', character: 'Victoria' },
      { name: 'Judi Dench', character: 'Old Deuteronomy' },
      { name: 'Ian McKellen', character: 'Gus the Theatre Cat' },
      { name: 'Idris Elba', character: 'Macavity' },
      { name: 'Jennifer Hudson', character: 'Grizabella' },
      { name: 'James Corden', character: 'Bustopher Jones' },
      { name: 'Jason Derulo', character: 'Rum Tum Tugger' },
      { name: 'Taylor Swift', character: 'Bombalurina' },
      { name: 'Rebel Wilson', character: 'Jennyanydots' },
      { name: 'Laurie Davidson', character: 'Mr. Mistoffelees' },
    ],
    crew: [
      { name: 'Tom Hooper', job: 'Director' },
      { name: 'Lee Hall', job: 'Screenplay' },
      { name: 'Andrew Lloyd Webber', job: 'Original Music Composer' },
      { name: 'Christopher Ross', job: 'Director of Photography' },
      { name: 'Melanie Oliver', job: 'Editor' },
      { name: 'Debra Hayward', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'elenab',
        writtenOn: '2020-01-04',
        rating: 2,
        content:
          "At my screening a man laughed once, when Idris Elba took off his coat, and then apologised to the room. Otherwise silence. Rebel Wilson unzips her own fur and there is more fur underneath, with a costume on it. The mice have children's faces. She eats the cockroaches, _which also have faces_, while they're dancing.\n\nNear the end Judi Dench looks straight down the lens and lectures us about dogs for what felt like a bank holiday.",
      },
      {
        author: 'Earl N.',
        writtenOn: '2020-05-22',
        rating: 7,
        content:
          "Be as cross as you like, I've had the London cast tape since I was six and I was always going to love some of it. The tap number along the railway line is a proper thrill, McKellen lapping from a saucer is a man having the time of his life, and Francesca Hayward can actually dance, when the camera lets you see her legs. Hudson sang the big one with her nose running and I ran along with it.",
      },
      {
        author: 'Javier V.',
        writtenOn: '2022-11-19',
        rating: 3,
        content:
          "The scale! One minute they're the size of a cat, the next a ring fits on a wrist like a bangle, then they're on a bed that belongs to giants. Nobody on the production seems to have agreed how big a cat is. I became so taken up with the cutlery that I lost what plot there was. When it went quiet during the milk bar the stranger next to me whispered 'whose spoon is that?' and I wanted to hug her.",
      },
    ],
  },
];
