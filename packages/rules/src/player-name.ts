import { isProfane } from './profanity.ts';
import { ok, type Result, refuse } from './result.ts';

/** 3 to 20 letters, digits and underscores, clean of profanity; a walk-in's may have 2. */
export type PlayerName = string & { readonly kind: 'player-name' };

export type PlayerNameRefusal = 'too-short' | 'too-long' | 'wrong-character' | 'profane';

const SHORTEST_PLAYER_NAME = 3;
const SHORTEST_NICKNAME = 2;
export const LONGEST_PLAYER_NAME = 20;

/**
 * Reads a name as typed, spaces at its ends aside. Letters and digits are those of ASCII, so that no name is
 * passed off as another by letters of another alphabet.
 *
 * @see docs/rules.md#names
 */
export function parsePlayerName(text: string): Result<PlayerName, PlayerNameRefusal> {
  return parseName(text, SHORTEST_PLAYER_NAME);
}

/** Reads the name of a walk-in, as {@link parsePlayerName} does, from two characters on. */
export function parseNickname(text: string): Result<PlayerName, PlayerNameRefusal> {
  return parseName(text, SHORTEST_NICKNAME);
}

function parseName(text: string, shortest: number): Result<PlayerName, PlayerNameRefusal> {
  const name = text.trim();
  if (!/^\w*$/.test(name)) return refuse('wrong-character');
  if (name.length < shortest) return refuse('too-short');
  if (name.length > LONGEST_PLAYER_NAME) return refuse('too-long');
  if (isProfane(name)) return refuse('profane');
  return ok(name as PlayerName);
}

/** The form in which names are unique: two names that differ only by case are one. */
export function playerNameKey(name: PlayerName): string {
  return name.toLowerCase();
}
