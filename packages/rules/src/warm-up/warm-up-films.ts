export type WarmUpFilm = Readonly<{
  /** Its id in The Movie Database, as films of the game have. */
  id: number;
  title: string;
  year: number;
  directors: readonly string[];
}>;

/** Films whose posters are guessed in a lobby. All are older than any film that can be drawn. */
export const WARM_UP_FILMS: readonly [WarmUpFilm, ...WarmUpFilm[]] = [
  { id: 138, title: 'Dracula', year: 1931, directors: ['Tod Browning'] },
  {
    id: 244,
    title: 'King Kong',
    year: 1933,
    directors: ['Merian C. Cooper', 'Ernest B. Schoedsack'],
  },
  { id: 288, title: 'High Noon', year: 1952, directors: ['Fred Zinnemann'] },
  { id: 289, title: 'Casablanca', year: 1942, directors: ['Michael Curtiz'] },
  { id: 346, title: 'Seven Samurai', year: 1954, directors: ['Akira Kurosawa'] },
  { id: 389, title: '12 Angry Men', year: 1957, directors: ['Sidney Lumet'] },
  { id: 408, title: 'Snow White and the Seven Dwarfs', year: 1937, directors: ['David Hand'] },
  { id: 567, title: 'Rear Window', year: 1954, directors: ['Alfred Hitchcock'] },
  { id: 630, title: 'The Wizard of Oz', year: 1939, directors: ['Victor Fleming'] },
  { id: 872, title: "Singin' in the Rain", year: 1952, directors: ['Gene Kelly', 'Stanley Donen'] },
  { id: 1678, title: 'Godzilla', year: 1954, directors: ['Ishiro Honda'] },
  { id: 3082, title: 'Modern Times', year: 1936, directors: ['Charlie Chaplin'] },
];
