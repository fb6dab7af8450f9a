import type { CatalogueFilm } from '../film.ts';

export const films1992: readonly CatalogueFilm[] = [
  {
    id: 2005,
    title: 'Sister Act',
    releaseDate: '1992-05-28',
    genres: ['comedy', 'music'],
    voteAverage: 6.8,
    voteCount: 3005,
    overview:
      "Deloris Van Cartier sings in a casino in Reno until she sees her lover, the gangster Vince LaRocca, order a murder. Lieutenant Souther hides her in a convent in San Francisco. Reverend Mother is horrified, and Deloris hates the silence, the food and the early mornings. Then she is put into the choir, which can't sing, and teaches Sister Mary Robert and the others. If Vince finds her before the trial, he will kill her.",
    cast: [
      { name: 'Whoopi Goldberg', character: 'Deloris Van Cartier / Sister Mary Clarence' },
      { name: 'Maggie Smith', character: 'Mother Superior' },
      { name: 'Kathy Najimy', character: 'Sister Mary Patrick' },
      { name: 'Wendy Makkena', character: 'Sister Mary Robert' },
      { name: 'Mary Wickes', character: 'Sister Mary Lazarus' },
      { name: 'Harvey Keitel', character: 'Vince LaRocca' },
      { name: 'Bill Nunn', character: 'Lt. Eddie Souther' },
      { name: 'Robert Miranda', character: 'Joey' },
      { name: 'Richard Portnow', character: 'Willy' },
      { name: 'Ellen Albertini Dow', character: 'Choir Nun' },
    ],
    crew: [
      { name: 'Emile Ardolino', job: 'Director' },
      { name: 'Teri Schwartz', job: 'Producer' },
      { name: 'Paul Rudnick', job: 'Writer' },
      { name: 'Marc Shaiman', job: 'Original Music Composer' },
      { name: 'Adam Greenberg', job: 'Director of Photography' },
      { name: 'Richard Halsey', job: 'Editor' },
      { name: 'Colleen Halsey', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Blessing_Okoro',
        writtenOn: '2015-12-26',
        rating: 8,
        content:
          'The day the choir sings "Hail Holy Queen" and the drums come in, you will stand up in your own parlor. I did, and so did my mother, who has led our church choir for thirty years and has strong opinions about tempo. Whoopi Goldberg is a joy as Deloris, cheeky and generous, and shy little Mary Robert with that giant voice made us cry. The gangsters are silly. It doesn\'t matter at all, because you come for the singing. Must watch for every family.',
      },
      {
        author: 'carly.b',
        writtenOn: '2019-08-04',
        rating: 8,
        content:
          "Whoopi in a nun's outfit trying to be holy is comedy gold. Maggie Smith's face every time she does something wrong, I can't! The songs are so good that I bought the soundtrack the next day. Kathy Najimy is the sunniest person alive. It's a feel-good movie that really makes you feel good. Loved it!",
      },
      {
        author: 'Bernadette Lyne',
        writtenOn: '2011-02-27',
        rating: 5,
        content:
          "The joke is one of the oldest in the shop, a sinner among saints; Some Like It Hot did it with a band, and We're No Angels with convicts. Here it's polished until nothing sharp is left. Whoopi Goldberg, who was remarkable in The Color Purple, has been given attitude instead of dialogue, and Maggie Smith does with one raised eyebrow what the script fails to do in pages. Harvey Keitel appears to be making a different film. And yet the choir's three numbers are irresistible; I tapped my foot, and I resented it. Pleasant, harmless, rather dull between songs.",
      },
    ],
  },
  {
    id: 33,
    title: 'Unforgiven',
    releaseDate: '1992-08-07',
    genres: ['western'],
    voteAverage: 7.9,
    voteCount: 4_695,
    overview:
      'In Big Whiskey, Wyoming, two cowboys cut up the face of a prostitute, and Sheriff Little Bill Daggett lets them off with a fine. The other women offer a thousand dollars for the death of the two. The Schofield Kid brings the news to William Munny, once a feared killer, now a farmer. Munny needs the money for his children, but he may become a killer again.',
    cast: [
      { name: 'Clint Eastwood', character: 'William Munny' },
      { name: 'Gene Hackman', character: 'Little Bill Daggett' },
      { name: 'Morgan Freeman', character: 'Ned Logan' },
      { name: 'Richard Harris', character: 'English Bob' },
      { name: 'Jaimz Woolvett', character: 'The Schofield Kid' },
      { name: 'Saul Rubinek', character: 'W.W. Beauchamp' },
      { name: 'Frances Fisher', character: 'Strawberry Alice' },
      { name: 'Anna Levine', character: 'Delilah Fitzgerald' },
      { name: 'David Mucci', character: 'Quick Mike' },
      { name: 'Rob Campbell', character: 'Davey Bunting' },
    ],
    crew: [
      { name: 'Clint Eastwood', job: 'Director' },
      { name: 'Clint Eastwood', job: 'Producer' },
      { name: 'David Webb Peoples', job: 'Writer' },
      { name: 'Lennie Niehaus', job: 'Original Music Composer' },
      { name: 'Jack N. Green', job: 'Director of Photography' },
      { name: 'Joel Cox', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Bill Hendry',
        writtenOn: '2015-07-04',
        rating: 9,
        content:
          "Little Bill's roof leaks. That's what I come back for. Hackman built that house himself and there isn't a straight angle in it, and he's so proud, and there's a pan under every drip and he goes on telling the writer fella what really happened in some saloon in Wichita. You nearly like him. Then he decides who's guilty, all by himself, and out comes the whip.\n\nMy own porch has a lean to it and after this I left it a whole year before I took a level to it. A great western, tough and sad.",
      },
      {
        author: 'Ollie R.',
        writtenOn: '2022-11-26',
        rating: 6,
        content:
          "My dad's choice on our film night. He talked through the first forty minutes explaining who Eastwood used to play and why it mattered that he falls off the horse. I'm nineteen, I've not seen those. Without the footnotes it's a slow western with some amazing skies and a man shot in the gut behind some rocks asking for water, which did upset me. I found it okay, no more.\n\nDad rewound the last bit in the rain to watch it again, so one of us was pleased. Next week it's my turn and he's getting _Mamma Mia_.",
      },
    ],
  },
  {
    id: 500,
    title: 'Reservoir Dogs',
    releaseDate: '1992-09-02',
    genres: ['crime', 'thriller'],
    voteAverage: 8.1,
    voteCount: 14_874,
    overview:
      'Six criminals who know each other only by colors are to rob a jewelry store for Joe Cabot. It is a trap. Mr. White brings Mr. Orange, who has been shot, to an empty warehouse, and Mr. Pink arrives with a suspicion: one of them must work for the police. They must find the traitor before the police come, and Mr. Orange is bleeding to death.',
    cast: [
      { name: 'Harvey Keitel', character: 'Mr. White / Larry Dimmick' },
      { name: 'Tim Roth', character: 'Mr. Orange / Freddy Newandyke' },
      { name: 'Michael Madsen', character: 'Mr. Blonde / Vic Vega' },
      { name: 'Chris Penn', character: '"Nice Guy" Eddie Cabot' },
      { name: 'Steve Buscemi', character: 'Mr. Pink' },
      { name: 'Lawrence Tierney', character: 'Joe Cabot' },
      { name: 'Randy Brooks', character: 'Detective Holdaway' },
      { name: 'Kirk Baltz', character: 'Officer Marvin Nash' },
      { name: 'Edward Bunker', character: 'Mr. Blue' },
      { name: 'Quentin Tarantino', character: 'Mr. Brown' },
    ],
    crew: [
      { name: 'Quentin Tarantino', job: 'Director' },
      { name: 'Lawrence Bender', job: 'Producer' },
      { name: 'Quentin Tarantino', job: 'Writer' },
      { name: 'Andrzej Sekuła', job: 'Director of Photography' },
      { name: 'Sally Menke', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Darlene K.',
        writtenOn: '2010-09-05',
        content:
          "Mr Pink, I have met you. You have sat in my section in every state I ever worked. You drink six refills and lecture me about society and I'm the one who has to smile.\n\nSo it was a joy to watch him in a robbery that goes wrong. It's nearly all talk, and the talk is nearly all men showing off to men, and I did laugh. I left the room for the policeman in the chair. I could hear the radio through the door. Good movie, mean movie.",
      },
      {
        author: 'kinofan_1982',
        writtenOn: '2018-01-24',
        rating: 9,
        content:
          "You never see the robbery. First-timers always wait for it and around the hour they get that look. There's a before, there's an after, and Tarantino has taken out the middle with an ice-cream scoop, partly because he couldn't afford it, I suppose, and now I can't think of the genre without thinking about the missing jewel store. The camera wanders off to look at a doorway at the worst moment. Keitel, driving with one hand and holding a bleeding man's fingers with the other, is the best acting class I ever attended. I think it's brilliant.",
      },
      {
        author: 'Henrik_Malmo',
        writtenOn: '2022-03-06',
        rating: 8,
        content:
          'Seven men in black suits talk about a song and about money for the waitress, and then everything goes wrong. I like that we never see the robbery, only before and after. It is almost like a theater play in one room. Harvey Keitel and Tim Roth are fantastic together. One scene with a knife and music is too much for me and I look at the floor. They say many bad words. But the talking is so good that I want to see it again.',
      },
    ],
  },
];
