import { CAST_SLOTS, POINTS_PER_NAME } from './cast-slots.ts';

/** The host's choices about scoring. */
export type LobbyScoring = Readonly<{
  /** Hints and cast naming. It includes `allowHints` and never has a free poster. */
  advancedMode: boolean;
  allowHints: boolean;
  /** The poster is free. */
  allowImage: boolean;
}>;

/** The kind of game that a round belongs to, as far as scoring goes. */
export type GameMode = Readonly<
  { type: 'solo' } | { type: 'daily' } | { type: 'lobby'; scoring: LobbyScoring }
>;

/** The points for an exact guess. */
export const GUESS_POINTS = 100;

/** The points at the start of a game that sells hints: the price of all three. */
const HINT_POINTS = 100;

const CAST_POINTS = CAST_SLOTS * POINTS_PER_NAME;

/** True if posters, overviews and reviews can be bought. */
export function sellsHints(mode: GameMode): boolean {
  if (mode.type !== 'lobby') return true;
  return mode.scoring.allowHints || mode.scoring.advancedMode;
}

/** True if players name the cast for points, which keeps the cast hidden until the round is over. */
export function hasCastNaming(mode: GameMode): boolean {
  return mode.type !== 'lobby' || mode.scoring.advancedMode;
}

/** True if the poster is open from the start and costs nothing. */
export function hasFreePoster(mode: GameMode): boolean {
  return mode.type === 'lobby' && mode.scoring.allowImage && !mode.scoring.advancedMode;
}

/** Points left when a film begins, before anything is spent or earned. */
export function startingPoints(mode: GameMode): number {
  return sellsHints(mode) ? HINT_POINTS : 0;
}

/** The most points one film can bring. @see docs/rules.md#scoring */
export function maximumScore(mode: GameMode): number {
  return GUESS_POINTS + startingPoints(mode) + (hasCastNaming(mode) ? CAST_POINTS : 0);
}
