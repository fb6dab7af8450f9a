import type { CatalogueFilm } from '../film.ts';

export const films1966: readonly CatalogueFilm[] = [
  {
    id: 2661,
    title: 'Batman',
    releaseDate: '1966-07-30',
    genres: ['adventure', 'comedy', 'action'],
    voteAverage: 6.3,
    voteCount: 985,
    overview:
      'Bruce Wayne and Dick Grayson, the masked protectors of Gotham City, fly out to save a yacht, and it vanishes before their eyes. The Joker, the Penguin, the Riddler and Catwoman have joined forces in a submarine. Catwoman charms Bruce under a false name and sets a trap for him. The four want to kidnap the delegates of the United World. Bruce and Dick must stop them, or the four will rule the world.',
    cast: [
      { name: 'Adam West', character: 'Batman / Bruce Wayne' },
      { name: 'Burt Ward', character: 'Robin / Dick Grayson' },
      { name: 'Lee Meriwether', character: 'Catwoman / Kitka' },
      { name: 'Cesar Romero', character: 'The Joker' },
      { name: 'Burgess Meredith', character: 'The Penguin' },
      { name: 'Frank Gorshin', character: 'The Riddler' },
      { name: 'Alan Napier', character: 'Alfred' },
      { name: 'Neil Hamilton', character: 'Commissioner Gordon' },
      { name: 'Stafford Repp', character: "Chief O'Hara" },
      { name: 'Madge Blake', character: 'Aunt Harriet Cooper' },
    ],
    crew: [
      { name: 'Leslie H. Martinson', job: 'Director' },
      { name: 'Lorenzo Semple Jr.', job: 'Writer' },
      { name: 'Nelson Riddle', job: 'Original Music Composer' },
      { name: 'Howard Schwartz', job: 'Director of Photography' },
      { name: 'William Dozier', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'Ducklings Ahoy',
        writtenOn: '2014-05-22',
        rating: 8,
        content:
          "The funniest scene in any Batman film is the one on the pier. Adam West, in grey tights, runs up and down a waterfront with a fizzing bomb over his head and can't put it anywhere, because there's nuns, and a brass band, and a pram, and lovers in a rowing boat, and then ducklings. He looks at the ducklings and you can see him think about it.\n\nThe rest is nearly as good. I love it.",
      },
      {
        author: 'eva1978',
        writtenOn: '2012-08-03',
        rating: 4,
        content:
          "My cousin told me this was 'basically the same guy' as the Christian Bale films and I have stopped listening to my cousin. Everything in the cave has a sign on it. The shark repellent is in a rack with the other fish repellents. They solve riddles by shouting whatever comes into their heads and it's always right.\n\nOK, I laughed at the exploding shark, and I was bored by the rest. But it's a half hour TV episode blown up like a lilo, and by the time they're all in the submarine you can hear the air going out.",
      },
      {
        author: 'Mrs. Quillfeather',
        writtenOn: '2023-01-14',
        rating: 7,
        content:
          "Frank Gorshin never stops moving. Even at the back of the shot, when it's Meredith's line, he's back there bouncing on his toes and giggling at something in a corner of the set. Romero hasn't bothered to shave off his moustache and it shows white under the paint. My late brother and I used to fight about who got to be which villain, and it was always me that ended up as the henchman in the striped jumper. Lovely silly colours. It's dull when there's romance, and otherwise I enjoy it.",
      },
    ],
  },
  {
    id: 429,
    title: 'The Good, the Bad and the Ugly',
    releaseDate: '1966-12-22',
    genres: ['western'],
    voteAverage: 8.5,
    voteCount: 9_189,
    overview:
      'During the American Civil War three men hunt for two hundred thousand dollars in stolen gold. Tuco, a bandit, knows the name of the cemetery where it is buried. Blondie, once his partner, knows the name on the grave. So they have to travel together and keep each other alive. Angel Eyes, a hired killer, is after the same money. Each of them must reach the grave alive.',
    cast: [
      { name: 'Clint Eastwood', character: 'Blondie' },
      { name: 'Eli Wallach', character: 'Tuco Ramirez' },
      { name: 'Lee Van Cleef', character: 'Sentenza / Angel Eyes' },
      { name: 'Aldo Giuffrè', character: 'Alcoholic Union Captain' },
      { name: 'Luigi Pistilli', character: 'Father Pablo Ramirez' },
      { name: 'Rada Rassimov', character: 'Maria' },
      { name: 'Enzo Petito', character: 'Storekeeper' },
      { name: 'Mario Brega', character: 'Corporal Wallace' },
      { name: 'Antonio Casale', character: 'Jackson / Bill Carson' },
      { name: 'Al Mulock', character: 'One-Armed Bounty Hunter' },
    ],
    crew: [
      { name: 'Sergio Leone', job: 'Director' },
      { name: 'Sergio Leone', job: 'Screenplay' },
      { name: 'Luciano Vincenzoni', job: 'Screenplay' },
      { name: 'Ennio Morricone', job: 'Original Music Composer' },
      { name: 'Tonino Delli Colli', job: 'Director of Photography' },
      { name: 'Alberto Grimaldi', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'spaghetti_sergio66',
        writtenOn: '2017-06-11',
        rating: 10,
        content:
          "best western ever made and it isn't close. three guys, one grave, a lot of sweat and the greatest soundtrack of all time. eastwood looks cool but tuco is the real hero, eli wallach is hilarious and dirty and sad. leone holds on a face so long you start counting the flies, and then somebody draws. three hours and i'd take four. second place is once upon a time in the west, also leone. you need to see this loud",
      },
      {
        author: 'Wendy Alcott',
        writtenOn: '2020-11-02',
        rating: 9,
        content:
          "Check which version you've got before you sit down. Mine is the long one, with the scenes that never had an English track at the time, so in 2003 they fetched Eastwood and Wallach back in to do the voices. One minute Tuco is a bandit of fifty, the next he's in a cave talking in the voice of a man of eighty-seven. My husband put it down to the dust.\n\nYou don't need any of those extra bits. You need Tuco and that music, which I have up so loud the plates move. The best western I know.",
      },
      {
        author: 'Tomasz R.',
        writtenOn: '2010-01-25',
        rating: 6,
        content:
          "Dozed off on the recliner while they were crossing the desert, woke up, they were crossing the desert. My wife says I missed nothing but a wagon. It's a good western and Wallach in the bathtub had me laughing, but somebody should have told this man he could have a man get off a horse without showing me the _whole_ of it. Three hours near enough. I've been on shorter cattle drives and I'm only slightly joking, I grew up in Amarillo.",
      },
    ],
  },
];
