import type { Caller } from './caller.ts';

/** What can be asked for. Everything a request may do is one of these. */
export type Action =
  /** Films and people: all that a solo game or the daily needs. */
  | 'play-alone'
  /** Rooms: to host one, to have a seat in one, or to be in its audience. */
  | 'play-together'
  /** Find players, as others may see them. */
  | 'list-players'
  /** See which account a player belongs to, beside one's own. */
  | 'see-owners'
  /** A player, its name, and the data kept about oneself. */
  | 'keep-profile';

/** The whole of it. An API key belongs to a program, which can't have a profile. */
const PERMISSIONS = {
  anonymous: ['play-alone'],
  guest: ['play-alone'],
  account: ['play-alone', 'play-together', 'list-players', 'keep-profile'],
  'api-key': ['play-alone', 'list-players', 'see-owners'],
} as const satisfies Record<Caller['type'], readonly Action[]>;

export function isAllowed(caller: Caller, action: Action): boolean {
  const allowed: readonly Action[] = PERMISSIONS[caller.type];
  return allowed.includes(action);
}
