/** How many play together, and in how many rooms. */
export type Shape = Readonly<{
  name: string;
  lobbies: number;
  /** The members of a lobby, each on a separate socket. */
  members: number;
  /** How many members guess. The others watch. */
  players: number;
  /**
   * If a seat guesses once a round, each lobby plays in this many rooms. All have an open round when measuring begins,
   * so there are enough guesses for most of a step at the highest rate.
   */
  rooms: number;
}>;

export const SMALL: Shape = { name: '100x8', lobbies: 100, members: 8, players: 8, rooms: 20 };
export const MANY: Shape = { name: '250x8', lobbies: 250, members: 8, players: 8, rooms: 8 };
/** As many players as a room may have. The others are its audience. */
export const CROWD: Shape = {
  name: '1x1000',
  lobbies: 1,
  members: 1000,
  players: 100,
  rooms: 8,
};

/** A member of a lobby. Players come first, then viewers. The first one is the host. */
export type Place = Readonly<{ lobby: number; member: number }>;

/**
 * Shapes for measuring the memory of sockets. No member plays, and one shape has a thousand members more than the
 * other.
 */
export const FEW_RESTING: Shape = { ...SMALL, name: 'few', lobbies: 25, rooms: 1 };
export const MANY_RESTING: Shape = { ...SMALL, name: 'many', lobbies: 150, rooms: 1 };

export function membersOf({ lobbies, members }: Shape): number {
  return lobbies * members;
}

export function placesOf(shape: Shape): readonly Place[] {
  return Array.from({ length: membersOf(shape) }, (_, n) => ({
    lobby: Math.floor(n / shape.members),
    member: n % shape.members,
  }));
}
