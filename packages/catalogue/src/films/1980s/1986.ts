import type { CatalogueFilm } from '../film.ts';

export const films1986: readonly CatalogueFilm[] = [
  {
    id: 8009,
    title: 'Highlander',
    releaseDate: '1986-03-07',
    genres: ['adventure', 'fantasy', 'action'],
    voteAverage: 6.9,
    voteCount: 2431,
    overview:
      "Scotland, 1536. Connor MacLeod is stabbed in battle by a huge knight, the Kurgan, and doesn't die. His clan drives him out. The Spaniard Ramirez teaches him to fight, because they are immortals who can only be killed by losing their heads. Four and a half centuries later the last of them meet in New York. Connor must beat the Kurgan, or all people will be in the Kurgan's power.",
    cast: [
      { name: 'Christophe Lambert', character: 'Connor MacLeod' },
      { name: 'Roxanne Hart', character: 'Brenda J. Wyatt' },
      { name: 'Clancy Brown', character: 'Victor Kruger / The Kurgan' },
      { name: 'Sean Connery', character: 'Juan Sánchez Villa-Lobos Ramírez' },
      { name: 'Beatie Edney', character: 'Heather MacLeod' },
      { name: 'Alan North', character: 'Lieutenant Frank Moran' },
      { name: 'Jon Polito', character: 'Detective Walter Bedsoe' },
      { name: 'Sheila Gish', character: 'Rachel Ellenstein' },
      { name: 'Hugh Quarshie', character: 'Sunda Kastagir' },
      { name: 'Peter Diamond', character: 'Iman Fasil' },
    ],
    crew: [
      { name: 'Russell Mulcahy', job: 'Director' },
      { name: 'Peter S. Davis', job: 'Producer' },
      { name: 'William N. Panzer', job: 'Producer' },
      { name: 'Gregory Widen', job: 'Screenplay' },
      { name: 'Peter Bellwood', job: 'Screenplay' },
      { name: 'Larry Ferguson', job: 'Screenplay' },
      { name: 'Michael Kamen', job: 'Original Music Composer' },
      { name: 'Gerry Fisher', job: 'Director of Photography' },
      { name: 'Peter Honess', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'quickening_85',
        writtenOn: '2011-09-24',
        rating: 9,
        content:
          "there can be only one and it's the first one, the rest of the series never happened. sword fights in a parking garage, a scotsman with a french accent, a spaniard with a scottish accent, and QUEEN on the soundtrack. clancy brown's kurgan is a top ten eighties villain easy, he licks a priest's hand in church lol. the cuts from new york to the highlands are so slick. is it good? it's awesome. i love this movie with my whole heart",
      },
      {
        author: 'Eamonn Carty',
        writtenOn: '2016-02-14',
        rating: 5,
        content:
          'Russell Mulcahy came from pop videos and directs as if each shot had to sell a single; after The Duellists, where swords have weight, these throw off sparks like faulty toasters. So good a fantasy deserves better dialogue than it gets. Connery enjoys himself enormously as a Spaniard from Edinburgh, and for the twenty minutes of his lessons the picture has wit. Christophe Lambert has a remarkable stare and an accent from no known country. Clancy Brown, pierced and cackling, belongs to a nastier and more amusing film. I was entertained and disappointed about equally, and I still hum the songs.',
      },
      {
        author: 'Sandor1978',
        writtenOn: '2021-05-16',
        content:
          'Highlander is a film with a big idea and many mistakes. The men live for hundreds of years and must fight until only one is left. I like very much the part in old Scotland, with the wife Heather and the song "Who Wants to Live Forever", there I am really sad. The part in New York is louder and has less heart. Christophe Lambert does not say much, but he has good eyes for a man who is so old. The music of Queen is great. I recommend it.',
      },
    ],
  },
  {
    id: 679,
    title: 'Aliens',
    releaseDate: '1986-07-18',
    genres: ['action', 'thriller', 'science-fiction'],
    voteAverage: 8,
    voteCount: 10355,
    overview:
      "Ripley, the only survivor of the Nostromo, has drifted through space for fifty-seven years. The company doesn't believe her story of the creature, and families already live on the planet where it was found. Then the contact with the colony breaks off, and Ripley goes back as an adviser to a unit of marines. They find one little girl, Newt. Ripley must get her off the planet before the creatures come for them all.",
    cast: [
      { name: 'Sigourney Weaver', character: 'Ripley' },
      { name: 'Carrie Henn', character: 'Newt' },
      { name: 'Michael Biehn', character: 'Corporal Hicks' },
      { name: 'Paul Reiser', character: 'Burke' },
      { name: 'Lance Henriksen', character: 'Bishop' },
      { name: 'Bill Paxton', character: 'Private Hudson' },
      { name: 'William Hope', character: 'Lieutenant Gorman' },
      { name: 'Jenette Goldstein', character: 'Private Vasquez' },
      { name: 'Al Matthews', character: 'Sergeant Apone' },
      { name: 'Mark Rolston', character: 'Private Drake' },
    ],
    crew: [
      { name: 'James Cameron', job: 'Director' },
      { name: 'Gale Anne Hurd', job: 'Producer' },
      { name: 'James Cameron', job: 'Screenplay' },
      { name: 'James Cameron', job: 'Story' },
      { name: 'David Giler', job: 'Story' },
      { name: 'Walter Hill', job: 'Story' },
      { name: 'James Horner', job: 'Original Music Composer' },
      { name: 'Adrian Biddle', job: 'Director of Photography' },
      { name: 'Ray Lovejoy', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'hudson_sir_86',
        writtenOn: '2013-09-20',
        rating: 10,
        content:
          "best sequel of all time and i will die on that dropship. cameron took a haunted house and turned it into a war movie without losing one bit of the fear. the motion tracker going beep beep beep in the dark, nothing has topped it since. vasquez, hudson, hicks, apone, you know every marine after five minutes. newt is a great kid part and weaver is the toughest person in any universe. stan winston's creatures are unreal. perfect action film, love it to death",
      },
      {
        author: 'cassie.j',
        writtenOn: '2021-08-15',
        rating: 9,
        content:
          "Ripley is my hero, period. It takes a while to start and then it does not let go of you for an hour. Bill Paxton freaking out is so funny and so real. I had my knees up the whole time. The scenes with Ripley and Newt made me tear up, didn't expect that. Loved this space action movie even more than the first!",
      },
      {
        author: 'Alasdair Boyd',
        writtenOn: '2012-04-22',
        rating: 6,
        content:
          "Ridley Scott made a film about a thing in the dark; James Cameron has made one about equipment. It is very good equipment, and it's lit and cut with a precision that puts Predator and most of its other nephews in the shade. Sigourney Weaver gives an action heroine something new, which is tiredness. But the marines talk like the walls of a gymnasium, the child is used rather shamelessly, and a creature that was once a nightmare has become a supply of targets. The scene with two sleepers in the medical room is the exception and is first-rate. I was thrilled, and slightly sorry. I liked it less than everybody I know.",
      },
    ],
  },
  {
    id: 10658,
    title: 'Howard the Duck',
    releaseDate: '1986-08-01',
    genres: ['comedy', 'science-fiction', 'adventure', 'action'],
    voteAverage: 5.4,
    voteCount: 916,
    overview:
      "Howard, a duck from a planet of ducks, is pulled through space and lands in Cleveland. He saves the rock singer Beverly from two attackers, and she takes him in. The laser of Dr. Jenning brought Howard to Earth, and it could send him home. But it has also brought something from the dark part of space, which takes over Jenning's body. Howard must stop it before it kills Beverly and many others.",
    cast: [
      { name: 'Lea Thompson', character: 'Beverly Switzler' },
      { name: 'Jeffrey Jones', character: 'Dr. Walter Jenning' },
      { name: 'Tim Robbins', character: 'Phil Blumburtt' },
      { name: 'Ed Gale', character: 'Howard T. Duck' },
      { name: 'Chip Zien', character: 'Howard T. Duck (voice)' },
      { name: 'Paul Guilfoyle', character: 'Lieutenant Welker' },
      { name: 'Liz Sagal', character: 'Ronette' },
      { name: 'Dominique Davalos', character: 'Cal' },
      { name: 'Holly Robinson Peete', character: 'K.C.' },
      { name: 'Tommy Swerdlow', character: 'Ginger Moss' },
    ],
    crew: [
      { name: 'Willard Huyck', job: 'Director' },
      { name: 'Willard Huyck', job: 'Screenplay' },
      { name: 'Gloria Katz', job: 'Screenplay' },
      { name: 'Gloria Katz', job: 'Producer' },
      { name: 'John Barry', job: 'Original Music Composer' },
      { name: 'Richard H. Kline', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Trey_44109',
        writtenOn: '2012-09-30',
        rating: 4,
        content:
          "Finally watched this famous flop, and I wanted to like it, because I'm from Cleveland. The first thing I noticed is that it wasn't filmed there. The duck cost a fortune and his face hardly moves, and the bedroom scene with Lea Thompson is as uncomfortable as people say. On the plus side, Jeffrey Jones is really creepy when the evil thing gets into him, and the band isn't bad. Some of the old-school effects have aged well. All in all I didn't enjoy it.",
      },
      {
        author: 'monica.farkas',
        writtenOn: '2018-08-05',
        rating: 8,
        content:
          'Rented every other Friday from the petrol station, until the man there just sold us the tape. I know everybody hates this film about a duck from space, and I love it. Jeffrey Jones going slowly rotten in the diner, with his voice dropping and his eyes boiling, scared me more than any film for adults, and the microlight chase goes on for about a week in the best way. The song at the end is a proper banger and we had the moves.',
      },
      {
        author: 'Sensible Sal',
        writtenOn: '2010-01-17',
        rating: 4,
        content:
          "Why does the duck planet have duck nudity? Who is that for? It comes in the first three minutes and I had a seven year old on either side of me.\n\nThey liked the truck crash. One of them asked why Howard wasn't just a man, since everything he does is what a man would do, and I thought that was a very good question. We didn't like it.",
      },
    ],
  },
  {
    id: 792,
    title: 'Platoon',
    releaseDate: '1986-12-19',
    genres: ['drama', 'war', 'action'],
    voteAverage: 7.7,
    voteCount: 4_835,
    overview:
      'In September 1967 Chris Taylor, who left college to volunteer, joins an infantry unit near the Cambodian border. The men are split between two sergeants: Barnes, for whom everything is allowed in war, and Elias, who still has a conscience. In a village they take revenge for a dead comrade, and Elias reports it. Chris must choose a side, while the real enemy is waiting in the jungle.',
    cast: [
      { name: 'Charlie Sheen', character: 'Chris Taylor' },
      { name: 'Tom Berenger', character: 'Sergeant Barnes' },
      { name: 'Willem Dafoe', character: 'Sergeant Elias' },
      { name: 'Kevin Dillon', character: 'Bunny' },
      { name: 'Forest Whitaker', character: 'Big Harold' },
      { name: 'John C. McGinley', character: "Sergeant O'Neill" },
      { name: 'Keith David', character: 'King' },
      { name: 'Richard Edson', character: 'Sal' },
      { name: 'Francesco Quinn', character: 'Rhah' },
      { name: 'Johnny Depp', character: 'Lerner' },
    ],
    crew: [
      { name: 'Oliver Stone', job: 'Director' },
      { name: 'Arnold Kopelson', job: 'Producer' },
      { name: 'Oliver Stone', job: 'Writer' },
      { name: 'Georges Delerue', job: 'Original Music Composer' },
      { name: 'Robert Richardson', job: 'Director of Photography' },
      { name: 'Claire Simpson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'projector126',
        writtenOn: '2008-11-11',
        rating: 9,
        content:
          "I was in Vietnam, in the same division, a year later than this movie. My daughter bought tickets and I said no and I went. What Oliver Stone gets right is the tiredness. You're carrying too much, you've done a thing wrong with the straps, you fall asleep on watch with your eyes open and when you look up there they are walking past you in the moonlight with leaves on. I hadn't told that to anyone. I said to her in the car, \"it was like that\". It's the best war movie I know, and I won't see it twice.",
      },
      {
        author: 'Samuel Kemp',
        writtenOn: '2016-03-30',
        rating: 6,
        content:
          "A mixed film, half very good, half a sermon. That sad piece by Barber, each time. There's a narrator writing home to his grandma who tells you the meaning of what you've just been shown with perfectly good actors, and a good father and a bad father, labeled. In the village, though, in the daytime, with the pig and the lame boy, it's unbearable since it starts from everyone being hot. Berenger frightened me, mind. He speaks so softly. He comes into the bunker where they're all smoking and being brave about him, and picks up a bottle, and asks them very reasonably what they know about death, and not one boy in there can look higher than his belt.",
      },
      {
        author: 'Jonas_Richter',
        writtenOn: '2022-04-17',
        rating: 8,
        content:
          'My older brother says this is the most realistic film about Vietnam, so we watch it together. It is hot, wet and dark, the soldiers are tired all the time, and in the fights I do not see who shoots. I think this is how it is. Willem Dafoe and Tom Berenger are like a good and a bad father for the young soldier. The scene in the village is very hard. It is not a film for fun. I find it a great film and I think about it for a long time.',
      },
    ],
  },
];
