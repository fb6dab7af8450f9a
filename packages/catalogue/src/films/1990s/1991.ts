import type { CatalogueFilm } from '../film.ts';

export const films1991: readonly CatalogueFilm[] = [
  {
    id: 274,
    title: 'The Silence of the Lambs',
    releaseDate: '1991-02-14',
    genres: ['crime', 'drama', 'thriller', 'horror'],
    voteAverage: 8.3,
    voteCount: 17_152,
    overview:
      "Still in training at Quantico, Clarice is pulled off the assault course and sent on what she is told is a routine errand: bring a questionnaire to a psychiatrist held in the basement of a Baltimore hospital for the criminally insane. He wants memories of hers in exchange for answers. Meanwhile a senator's daughter has gone missing, and by the pattern of earlier cases she has about three days.",
    cast: [
      { name: 'Jodie Foster', character: 'Clarice Starling' },
      { name: 'Anthony Hopkins', character: 'Dr. Hannibal Lecter' },
      { name: 'Scott Glenn', character: 'Jack Crawford' },
      { name: 'Ted Levine', character: "Jame 'Buffalo Bill' Gumb" },
      { name: 'Anthony Heald', character: 'Dr. Frederick Chilton' },
      { name: 'Brooke Smith', character: 'Catherine Martin' },
      { name: 'Diane Baker', character: 'Senator Ruth Martin' },
      { name: 'Kasi Lemmons', character: 'Ardelia Mapp' },
      { name: 'Frankie Faison', character: 'Barney' },
      { name: 'Tracey Walter', character: 'Lamar' },
    ],
    crew: [
      { name: 'Jonathan Demme', job: 'Director' },
      { name: 'Ted Tally', job: 'Screenplay' },
      { name: 'Howard Shore', job: 'Original Music Composer' },
      { name: 'Tak Fujimoto', job: 'Director of Photography' },
      { name: 'Craig McKay', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'farkas99',
        writtenOn: '2017-08-09',
        rating: 10,
        content:
          "She gets into an elevator full of men in red shirts and they're all a head taller and nobody says a word. I'm five foot two and work at a port authority. That's the film for me, more than the liver.\n\nCount how many men look straight down the lens at her. The sheriff's deputies, the bug scientists, the awful doctor with his hair. The only one who asks her a real question is behind glass, and she _knows_ how bad that is.",
      },
      {
        author: 'another_clarice',
        writtenOn: '2011-03-18',
        rating: 7,
        content:
          "My name is Clarice and I am sixty-one. I've had men do the voice at me in banks, at christenings and once from under my own car, so out of spite I had never watched it. It's better than any of them led me to expect. He's hardly in it! A few conversations and one very bad evening in a cage. The rest is her, going round to people's houses and being careful.\n\nThe part in the dark with the goggles I spent behind my knees. The killer is a rag-bag of whatever the writers found creepy, and that has not kept well. And nobody in it says 'Hello, Clarice'. I listened out for it.",
      },
    ],
  },
];
