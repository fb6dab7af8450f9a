import type { Caller, WalkIns } from './caller.ts';

/** What can be asked for. Everything a request may do is one of these. */
export type Action =
  /** Films and people: all that a solo game or the daily needs. */
  | 'play-alone'
  /** Look at a room's invitation by its code. */
  | 'see-invitation'
  /** A seat in a room, or a place in its audience, with all that players do there. */
  | 'join-room'
  /** Open a room. */
  | 'host-room'
  /** Find players, as others may see them. */
  | 'list-players'
  /** See which account a player belongs to, beside one's own. */
  | 'see-owners'
  /** A name that is unique, and the data kept about oneself. */
  | 'keep-profile';

const ALONE = ['play-alone', 'see-invitation'] as const;

/** All permissions. An API key belongs to a program, which can't have a profile. */
const PERMISSIONS = {
  anonymous: ['play-alone'],
  guest: {
    host: [...ALONE, 'join-room', 'host-room'],
    join: [...ALONE, 'join-room'],
    off: ALONE,
  },
  account: [...ALONE, 'join-room', 'host-room', 'list-players', 'keep-profile'],
  'api-key': ['play-alone', 'list-players', 'see-owners'],
} as const satisfies Record<Exclude<Caller['type'], 'guest'>, readonly Action[]> & {
  guest: Record<WalkIns, readonly Action[]>;
};

export function isAllowed(caller: Caller, action: Action): boolean {
  const allowed: readonly Action[] =
    caller.type === 'guest' ? PERMISSIONS.guest[caller.walkIns] : PERMISSIONS[caller.type];
  return allowed.includes(action);
}
