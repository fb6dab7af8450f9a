/** How many play together. */
export type Shape = Readonly<{
  lobbies: number;
  /** The members of a lobby, each on a separate socket. */
  members: number;
  /** How many members guess. The others watch. */
  players: number;
}>;

export const ROOMS: Shape = { lobbies: 250, members: 8, players: 8 };

/** As many players as a room may have. The others are its audience. */
export const CROWD: Shape = { lobbies: 1, members: 1000, players: 100 };

/** Shapes for measuring the memory of sockets at rest. One has a thousand members more than the other. */
export const FEW_RESTING: Shape = { ...ROOMS, lobbies: 25 };
export const MANY_RESTING: Shape = { ...ROOMS, lobbies: 150 };

/** A member of a lobby. Players come first, then viewers. The first one is the host. */
export type Place = Readonly<{ lobby: number; member: number }>;

/** The lobbies of one of several loads: every `of`th, from the `nth` on. */
export type Part = Readonly<{ nth: number; of: number }>;

export const ALL: Part = { nth: 0, of: 1 };

export function placesOf(
  { lobbies, members }: Pick<Shape, 'lobbies' | 'members'>,
  part = ALL,
): readonly Place[] {
  return Array.from({ length: lobbies * members }, (_, n) => ({
    lobby: Math.floor(n / members),
    member: n % members,
  })).filter(({ lobby }) => lobby % part.of === part.nth);
}
