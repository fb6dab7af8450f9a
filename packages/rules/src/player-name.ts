import { isProfane } from './profanity.ts';
import { ok, type Result, refuse } from './result.ts';

/** 3 to 20 letters, digits and underscores, clean of profanity. */
export type PlayerName = string & { readonly kind: 'player-name' };

export type PlayerNameRefusal = 'too-short' | 'too-long' | 'wrong-character' | 'profane';

const SHORTEST_PLAYER_NAME = 3;
export const LONGEST_PLAYER_NAME = 20;

/**
 * Reads a name as typed, spaces at its ends aside. Letters and digits are those of ASCII, so that no name is
 * passed off as another by letters of another alphabet.
 *
 * @see docs/rules.md#names
 */
export function parsePlayerName(text: string): Result<PlayerName, PlayerNameRefusal> {
  const name = text.trim();
  if (!/^\w*$/.test(name)) return refuse('wrong-character');
  if (name.length < SHORTEST_PLAYER_NAME) return refuse('too-short');
  if (name.length > LONGEST_PLAYER_NAME) return refuse('too-long');
  if (isProfane(name)) return refuse('profane');
  return ok(name as PlayerName);
}

/** The form in which names are unique: two names that differ only by case are one. */
export function playerNameKey(name: PlayerName): string {
  return name.toLowerCase();
}
