import type { CatalogueFilm } from '../film.ts';

export const films1978: readonly CatalogueFilm[] = [
  {
    id: 621,
    title: 'Grease',
    releaseDate: '1978-06-16',
    genres: ['romance', 'comedy'],
    voteAverage: 7.4,
    overview:
      "They met on a beach in the summer of 1958 and said goodbye on the assumption that Australia was far away. Then her parents stay on, and on the first day of senior year she turns up at his school, where he has a leather jacket, a comb and a gang to be seen by. She's put among the girls in pink. There's a car to be rebuilt and a national television dance.",
    cast: [
      { name: 'John Travolta', character: 'Danny Zuko' },
      { name: 'Olivia Newton-John', character: 'Sandy Olsson' },
      { name: 'Stockard Channing', character: 'Rizzo' },
      { name: 'Jeff Conaway', character: 'Kenickie' },
      { name: 'Didi Conn', character: 'Frenchy' },
      { name: 'Barry Pearl', character: 'Doody' },
      { name: 'Michael Tucci', character: 'Sonny' },
      { name: 'Kelly Ward', character: 'Putzie' },
      { name: 'Jamie Donnelly', character: 'Jan' },
      { name: 'Eve Arden', character: 'Principal McGee' },
    ],
    crew: [
      { name: 'Randal Kleiser', job: 'Director' },
      { name: 'Robert Stigwood', job: 'Producer' },
      { name: 'Allan Carr', job: 'Producer' },
      { name: 'Bronte Woodard', job: 'Screenplay' },
      { name: 'Bill Butler', job: 'Director of Photography' },
      { name: 'John F. Burnett', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'thirty_five_and_at_school',
        writtenOn: '2008-05-17',
        rating: 6,
        content:
          "Stockard Channing was thirty-three. There's a boy in the gang with crow's feet. If that lot had come up our drive to take me to a dance my mother would've asked which of them was the driver.\n\nIt doesn't matter as they can all sing it. Rizzo on her own outside the school with her books, that one song with no joke in it, holds the roof up. I do mind the lesson at the end. Take up smoking, love, and get sewn into some trousers.",
      },
      {
        author: 'singalong_row_m',
        writtenOn: '2018-09-29',
        rating: 10,
        content:
          "Curzon sing-along, six hundred people, my sister in a curler cap, my mother, seventy-four, on the handles of someone's mobility scooter for the hand jive. At \"tell me more\" the men do one half and the women do the other and it's the nearest thing to church I've got. The car takes off! Into the sky! Nobody has ever explained it and nobody there would want it explained.",
      },
      {
        author: 'peroxide_dropout',
        writtenOn: '2013-03-07',
        rating: 7,
        content:
          "Watched it first as a kid, and thought it was about cars. Then again doing hair at college: Beauty School Dropout played in our staff room on the day results came out, from a cupboard, by the principal. Pink's hard, she's right, you've to strip it right back. Some of the boys' jokes have gone off like milk.",
      },
    ],
  },
  {
    id: 948,
    title: 'Halloween',
    releaseDate: '1978-10-24',
    genres: ['horror', 'thriller'],
    voteAverage: 7.6,
    overview:
      "Fifteen years to the night after a small boy in a clown suit picked up a kitchen knife, his doctor drives out through the rain to move him and finds patients walking about on the lawn. In Haddonfield, Illinois, a girl with too many schoolbooks has agreed to babysit. Someone's parked across the road from her class. Someone's standing among the washing, and then isn't.",
    cast: [
      { name: 'Jamie Lee Curtis', character: 'Laurie Strode' },
      { name: 'Donald Pleasence', character: 'Dr. Sam Loomis' },
      { name: 'Nancy Kyes', character: 'Annie Brackett' },
      { name: 'P.J. Soles', character: 'Lynda' },
      { name: 'Charles Cyphers', character: 'Sheriff Leigh Brackett' },
      { name: 'Kyle Richards', character: 'Lindsey Wallace' },
      { name: 'Brian Andrews', character: 'Tommy Doyle' },
      { name: 'John Michael Graham', character: 'Bob' },
      { name: 'Nancy Stephens', character: 'Marion Chambers' },
      { name: 'Nick Castle', character: 'The Shape' },
    ],
    crew: [
      { name: 'John Carpenter', job: 'Director' },
      { name: 'Debra Hill', job: 'Producer' },
      { name: 'Debra Hill', job: 'Writer' },
      { name: 'John Carpenter', job: 'Writer' },
      { name: 'John Carpenter', job: 'Original Music Composer' },
      { name: 'Dean Cundey', job: 'Director of Photography' },
      { name: 'Tommy Lee Wallace', job: 'Editor' },
      { name: 'Charles Bornstein', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'hedge_on_orange_grove',
        writtenOn: '2014-10-31',
        rating: 9,
        content:
          "It's the hedge for me. She's walking home, he steps out from behind it a long way off, she looks, he's stepped back. Her friend runs up to have a go at whoever it is and there's only a pavement. Shot in full sunshine! I have moved to a street with railings.\n\nThree notes on the piano, in five time. The man couldn't write an orchestra so he wrote that.",
      },
      {
        author: 'pumpkin_economy',
        writtenOn: '2020-11-01',
        rating: 6,
        content:
          "It's June. You can see that it's June, the trees are as green as salad and they've chucked a bag of painted leaves in front of the car, then run round and picked them up for the next shot. They had four pumpkins. I find all this more cheering than the film, which is people saying \"totally\" till they're killed. Pleasence hides behind a shrub and frightens children, he knows what he is about.",
      },
      {
        author: 'closet_with_slats',
        writtenOn: '2007-10-12',
        rating: 8,
        content:
          "Ours had the same slatted doors. I was ten and my cousins put it on while the grown-ups were at a wedding. I'd like it minuted that I slept in the bath for a week, with the shower curtain open, so as to see.",
      },
    ],
  },
  {
    id: 74849,
    title: 'The Star Wars Holiday Special',
    releaseDate: '1978-11-17',
    genres: ['adventure', 'comedy', 'science-fiction', 'tv-movie'],
    voteAverage: 3.4,
    overview:
      "On a planet of treehouses a mother, a grandfather and a small son are getting ready for Life Day and worrying about Dad, a smuggler's large hairy co-pilot, who is being chased across space by the Empire. While they wait they watch television: a cooking lesson, a cartoon, a rock group, some acrobats. Stormtroopers come to search the house and end up watching too.",
    cast: [
      { name: 'Mark Hamill', character: 'Luke Skywalker' },
      { name: 'Harrison Ford', character: 'Han Solo' },
      { name: 'Carrie Fisher', character: 'Princess Leia Organa' },
      { name: 'Anthony Daniels', character: 'C-3PO' },
      { name: 'Peter Mayhew', character: 'Chewbacca' },
      { name: 'James Earl Jones', character: 'Darth Vader (voice)' },
      { name: 'Beatrice Arthur', character: 'Ackmena' },
      { name: 'Art Carney', character: 'Saun Dann' },
      { name: 'Diahann Carroll', character: 'Mermeia' },
      { name: 'Harvey Korman', character: 'Chef Gormaanda / Krelman' },
    ],
    crew: [
      { name: 'Steve Binder', job: 'Director' },
      { name: 'Pat Proft', job: 'Writer' },
      { name: 'Leonard Ripps', job: 'Writer' },
      { name: 'Bruce Vilanch', job: 'Writer' },
      { name: 'Ian Fraser', job: 'Original Music Composer' },
    ],
    reviews: [
      {
        author: 'lumpys_therapist',
        writtenOn: '2009-12-20',
        rating: 1,
        content:
          "Nothing prepares you for the opening. It's ten minutes, near enough, of three people in yak suits growling at one another in a living room, about chores, with **no subtitles**. The boy won't take the bins out, I think? Then Grandpa is strapped into a chair to watch something from Diahann Carroll that I'm not going to describe on a website my children can find. I turned it off, felt I was being unfair, turned it on again, and it was a man in four-armed drag whisking.",
      },
      {
        author: 'tapetrader_mn',
        writtenOn: '2015-11-17',
        rating: 4,
        content:
          "Mine's about a sixth generation dub off a station in the midwest with all the ads left in and I'd ask everyone to see it that way. The ads are the best paced part. But come on, the cartoon is properly good, wobbly and strange, and it's got Boba Fett riding a dinosaur before anyone knew who he was. And when Bea Arthur is shutting up the cantina and gives every last monster a drink and a little song... I was tired, it was snowing, and I sang along.",
      },
      {
        author: 'unwrapped_early',
        writtenOn: '2022-12-26',
        content:
          "My boyfriend's family does this as an annual tradition, you have to wear a robe. Here is what I saw. Harrison Ford trying to leave through the side of the screen. Mark Hamill in more foundation than me. Jefferson Starship, in a box, on a table, being enjoyed by an imperial officer. Carrie Fisher sang a song to that music and the mother-in-law took my hand. I think I'm engaged now.",
      },
    ],
  },
];
