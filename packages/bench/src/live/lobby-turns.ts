/** Chooses who may guess now, lobby by lobby. */
export type LobbyTurns = Readonly<{
  /** A seat that has yet to guess in an open round, of the lobby whose turn it is; undefined if none may now. */
  next: () => NextGuess | undefined;
  /** The seats that have yet to guess in the round that the lobby plays; none between two rounds. */
  yetToGuess: (lobby: number) => Readonly<{ room: number; members: readonly number[] }>;
  /** A lobby has been sent this many more of its guesses. */
  arrive: (lobby: number, guesses: number) => void;
  /** The room's next round is open. */
  open: (room: RoomPlace) => void;
  /** Rooms in which all have guessed. */
  usedUp: () => readonly RoomPlace[];
  /** False if all rooms are used up. */
  isAnyLeft: () => boolean;
}>;

export type RoomPlace = Readonly<{ lobby: number; room: number }>;

export type NextGuess = Readonly<{
  lobby: number;
  room: number;
  member: number;
  /** True if all in the room have guessed after this one. */
  isLast: boolean;
}>;

export type LobbyTurnsParts = Readonly<{
  lobbies: number;
  players: number;
  /** How many rooms a lobby plays in, one after the other. */
  rooms: number;
}>;

/**
 * Lobbies take turns guess by guess, so that none guesses faster than the others. Each plays one round after the other.
 * It goes on when it has been sent all guesses of the round before, as people do who see its end. All rooms begin with
 * an open round.
 */
export function createLobbyTurns({ lobbies, players, rooms }: LobbyTurnsParts): LobbyTurns {
  const left = new Array<number>(lobbies * rooms).fill(players);
  const playedIn = new Array<number>(lobbies).fill(0);
  const unheard = new Array<number>(lobbies).fill(0);
  const isBetweenRounds = new Array<boolean>(lobbies).fill(false);
  let turn = 0;

  const nextIn = (lobby: number): NextGuess | undefined => {
    if (isBetweenRounds[lobby]) return undefined;
    for (let tried = 0; tried < rooms; tried++) {
      const room = playedIn[lobby] ?? 0;
      const seats = left[lobby * rooms + room] ?? 0;
      if (seats > 0) {
        left[lobby * rooms + room] = seats - 1;
        unheard[lobby] = (unheard[lobby] ?? 0) + 1;
        isBetweenRounds[lobby] = seats === 1;
        return { lobby, room, member: players - seats, isLast: seats === 1 };
      }
      playedIn[lobby] = (room + 1) % rooms;
    }
    return undefined;
  };
  return {
    next: () => {
      for (let tried = 0; tried < lobbies; tried++) {
        const next = nextIn(turn);
        turn = (turn + 1) % lobbies;
        if (next !== undefined) return next;
      }
      return undefined;
    },
    yetToGuess: (lobby) => {
      const room = playedIn[lobby] ?? 0;
      const seats = isBetweenRounds[lobby] ? 0 : (left[lobby * rooms + room] ?? 0);
      return { room, members: Array.from({ length: seats }, (_, n) => players - seats + n) };
    },
    arrive: (lobby, guesses) => {
      unheard[lobby] = (unheard[lobby] ?? 0) - guesses;
      if (unheard[lobby] === 0) isBetweenRounds[lobby] = false;
    },
    open: ({ lobby, room }) => {
      left[lobby * rooms + room] = players;
    },
    usedUp: () =>
      left.flatMap((seats, n) =>
        seats === 0 ? [{ lobby: Math.floor(n / rooms), room: n % rooms }] : [],
      ),
    isAnyLeft: () => left.some((seats) => seats > 0),
  };
}
