/** As much is told of a film as a round of ours tells. */
const FILM = {
  title: 'The Lighthouse Keepers of Tall Water',
  releaseDate: '1987-10-02',
  overview: 'Two sisters keep a light that no ship has needed for years. '.repeat(8),
  crew: ['Directing', 'Writing', 'Production'].map((job) => ({ job, name: 'Somebody Wellknown' })),
  cast: Array.from({ length: 8 }, (_, n) => ({
    name: `Somebody Seen the ${n}th`,
    character: 'Keeper',
  })),
};

type PeerPhase = 'guessing' | 'revealed';

export type GuessNews = Readonly<{
  version: number;
  phase: PeerPhase;
  guessed: number;
  seat: Readonly<{
    id: string;
    /** By which the load knows its guesses again: whose, and how many it were by then. */
    mark: string;
    order: number;
    name: string;
    avatar: number;
    state: string;
    score: number;
    error: number;
    exact: number;
    spent: number;
    beatHouse: number;
    hasGuessed: boolean;
  }>;
}>;

export type TurnNews = Readonly<{
  version: number;
  phase: PeerPhase;
  number: number;
  film: typeof FILM;
}>;

/** All a peer knows of a lobby: how many have guessed. It stores nothing. Its news are about as long as ours. */
export function createPeerLobby({ players }: Readonly<{ players: number }>) {
  const guesses = new Array<number>(players).fill(0);
  let version = 0;
  let guessed = 0;
  let number = 1;
  return {
    guess(seat: number): GuessNews {
      version++;
      guessed++;
      const times = (guesses[seat] ?? 0) + 1;
      guesses[seat] = times;
      return {
        version,
        phase: guessed === players ? 'revealed' : 'guessing',
        guessed,
        seat: {
          id: `0b8f5a4c2d7e4f1a.${String(seat).padStart(16, '0')}`,
          mark: `~${seat}.${times}~`,
          order: seat,
          name: `Player_${seat}`,
          avatar: seat,
          state: 'seated',
          score: 100 * times,
          error: times,
          exact: 0,
          spent: 0,
          beatHouse: 0,
          hasGuessed: true,
        },
      };
    },
    turn(): TurnNews {
      version++;
      number++;
      guessed = 0;
      return { version, phase: 'guessing', number, film: FILM };
    },
  };
}

export type PeerLobby = ReturnType<typeof createPeerLobby>;

/** The lobbies of a server, made when somebody first comes. */
export function keepPeerLobbies<Kept>(make: (lobby: PeerLobby) => Kept) {
  const players = Number(process.env.PLAYERS);
  const lobbies = new Map<string, Kept>();
  return (id: string): Kept => {
    const kept = lobbies.get(id) ?? make(createPeerLobby({ players }));
    lobbies.set(id, kept);
    return kept;
  };
}
