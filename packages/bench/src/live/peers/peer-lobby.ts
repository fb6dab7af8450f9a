/** As much of a film as our server sends at the end of a round. */
const FILM = {
  id: '49529',
  title: 'The Lighthouse Keepers of Tall Water',
  releaseDate: '1987-10-02',
  poster: '/round-posters/3eHpFg840wfas1dk4EIUFw.svg',
  overview: 'Two sisters keep a light that no ship has needed for years. '.repeat(7),
  rating: 6.4,
  review: {
    author: 'salt_on_my_glasses',
    createdAt: '2014-03-01',
    content: 'Slow for the first forty minutes, and then the weather turns. '.repeat(7),
    rating: 5,
  },
  crew: Array.from({ length: 10 }, (_, n) => ({
    id: `well-known-${n}`,
    name: 'Wella Known',
    originalName: 'Wella Known',
    job: 'Screenplay',
  })),
  cast: Array.from({ length: 10 }, (_, n) => ({
    id: `well-seen-${n}`,
    name: `Wella Seen ${n}`,
    originalName: `Wella Seen ${n}`,
    character: 'Keeper',
  })),
};

/** A seat's result of a round, and its totals. */
type SeatResult = Readonly<{
  seat: string;
  guess: number;
  score: number;
  accuracy: number;
  pointsSpent: number;
  pointsCredited: number;
  distance: number;
  hints: Readonly<{ poster: boolean; overview: boolean; review: boolean }>;
  named: readonly string[];
  hasBeatenHouse: boolean;
  isAway: boolean;
  hasGuessed: boolean;
  total: number;
  totalError: number;
  exactGuesses: number;
  totalSpent: number;
  beatHouse: number;
}>;

export type RoundEnd = Readonly<{
  number: number;
  answer: number;
  film: typeof FILM;
  results: readonly SeatResult[];
}>;

export type PeerNews = Readonly<{
  version: number;
  phase: 'guessing' | 'revealed';
  guessed: number;
  seat: Readonly<{
    id: string;
    /** Identifies a guess for the load: its seat, and its number. */
    mark: string;
    score: number;
    error: number;
    beatHouse: number;
    hasGuessed: boolean;
  }>;
  /** Only with the last guess of a round. */
  ended: RoundEnd | null;
}>;

/**
 * A peer's lobby, which only counts the guesses. It stores nothing. Its messages are as long as ours: for a guess its
 * seat, for the end of a round the film and all results. The next guess is the first of the next round.
 */
export function createPeerLobby({ players }: Readonly<{ players: number }>) {
  const guesses = new Array<number>(players).fill(0);
  const drafts = new Array<number>(players).fill(0);
  let version = 0;
  let guessed = 0;
  let number = 1;
  const endRound = (): RoundEnd => ({
    number: number++,
    answer: 6.4,
    film: FILM,
    results: guesses.map((times, seat) => resultOf(seat, times)),
  });
  return {
    /** The slider's value, kept in memory and not sent. */
    draft(seat: number, value: number): void {
      drafts[seat] = value;
    },
    guess(seat: number): PeerNews {
      version++;
      guessed = (guessed % players) + 1;
      const times = (guesses[seat] ?? 0) + 1;
      guesses[seat] = times;
      const isLast = guessed === players;
      return {
        version,
        phase: isLast ? 'revealed' : 'guessing',
        guessed,
        seat: {
          id: idOf(seat),
          mark: `~${seat}.${times}~`,
          score: 100 * times,
          error: times,
          beatHouse: 0,
          hasGuessed: true,
        },
        ended: isLast ? endRound() : null,
      };
    },
  };
}

function idOf(seat: number): string {
  return `0b8f5a4c-2d7e-4f1a-9c3b-8e6d5f4a3b2c.${String(seat).padStart(16, '0')}`;
}

function resultOf(seat: number, times: number): SeatResult {
  return {
    seat: idOf(seat),
    guess: 7.3,
    score: 55,
    accuracy: 55,
    pointsSpent: 0,
    pointsCredited: 0,
    distance: 0.9,
    hints: { poster: false, overview: false, review: false },
    named: [],
    hasBeatenHouse: false,
    isAway: false,
    hasGuessed: true,
    total: 55 * times,
    totalError: 0.9,
    exactGuesses: 0,
    totalSpent: 0,
    beatHouse: 0,
  };
}

export type PeerLobby = ReturnType<typeof createPeerLobby>;

/** The lobbies of a server, created when the first member connects. */
export function keepPeerLobbies<Kept>(make: (lobby: PeerLobby) => Kept) {
  const players = Number(process.env.PLAYERS);
  const lobbies = new Map<string, Kept>();
  return (id: string): Kept => {
    const kept = lobbies.get(id) ?? make(createPeerLobby({ players }));
    lobbies.set(id, kept);
    return kept;
  };
}
