import type { Caller, WalkIns } from './caller.ts';

/** The permissions of callers. Every request needs one of these. */
export type Action =
  /** Use films and people: all that a solo game or the daily needs. */
  | 'play-alone'
  /** Read a room's invitation by its code. */
  | 'see-invitation'
  /** Take a seat in a room or a place in its audience, and do what players do there. */
  | 'join-room'
  /** Open a room. */
  | 'host-room'
  /** List players with their public data. */
  | 'list-players'
  /** See which account another player belongs to. */
  | 'see-owners'
  /** Have a unique name, and read and delete one's own data. */
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
