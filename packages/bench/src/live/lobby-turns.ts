/** Chooses the seat that guesses next, lobby by lobby. */
export type LobbyTurns = Readonly<{
  /**
   * Returns a seat that has not guessed in an open round, from the lobby whose turn it is; undefined if there is none.
   */
  next: () => NextGuess | undefined;
  /** The seats that have not guessed in the lobby's current round; none between two rounds. */
  yetToGuess: (lobby: number) => Readonly<{ room: number; members: readonly number[] }>;
  /** Notes that the lobby received this many more of its guesses. */
  arrive: (lobby: number, guesses: number) => void;
  /** Notes that the room's next round is open. */
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
 * Lobbies take turns guess by guess, so that none guesses faster than the others. A lobby begins its next round when it
 * has received all guesses of the round before, like people who see its end. All rooms begin with an open round.
 */
export function createLobbyTurns({ lobbies, players, rooms }: LobbyTurnsParts): LobbyTurns {
  const left = new Array<number>(lobbies * rooms).fill(players);
  const playedIn = new Array<number>(lobbies).fill(0);
  const undelivered = new Array<number>(lobbies).fill(0);
  const isBetweenRounds = new Array<boolean>(lobbies).fill(false);
  let turn = 0;

  const nextIn = (lobby: number): NextGuess | undefined => {
    if (isBetweenRounds[lobby]) return undefined;
    for (let tried = 0; tried < rooms; tried++) {
      const room = playedIn[lobby] ?? 0;
      const seats = left[lobby * rooms + room] ?? 0;
      if (seats > 0) {
        left[lobby * rooms + room] = seats - 1;
        undelivered[lobby] = (undelivered[lobby] ?? 0) + 1;
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
      undelivered[lobby] = (undelivered[lobby] ?? 0) - guesses;
      if (undelivered[lobby] === 0) isBetweenRounds[lobby] = false;
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
