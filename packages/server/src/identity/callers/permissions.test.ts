import { describe, expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { type Action, isAllowed } from './permissions.ts';

const CALLERS = {
  anonymous: { type: 'anonymous' },
  'walk-in who may host': { type: 'guest', owner: 'guest', walkIns: 'host' },
  'walk-in who may join': { type: 'guest', owner: 'guest', walkIns: 'join' },
  guest: { type: 'guest', owner: 'guest', walkIns: 'off' },
  account: {
    type: 'account',
    account: { subject: 'ana', issuer: 'a', email: undefined, emailVerified: false },
    owner: 'ana',
    isOurs: true,
  },
  'api-key': { type: 'api-key', name: 'stage' },
} as const satisfies Record<string, Caller>;

type Name = keyof typeof CALLERS;

const TABLE = {
  'play-alone': [
    'anonymous',
    'walk-in who may host',
    'walk-in who may join',
    'guest',
    'account',
    'api-key',
  ],
  'see-invitation': ['walk-in who may host', 'walk-in who may join', 'guest', 'account'],
  'join-room': ['walk-in who may host', 'walk-in who may join', 'account'],
  'host-room': ['walk-in who may host', 'account'],
  'list-players': ['account', 'api-key'],
  'see-owners': ['api-key'],
  'keep-profile': ['account'],
} as const satisfies Record<Action, readonly Name[]>;

const cells = Object.entries(TABLE).flatMap(([action, may]) =>
  Object.entries(CALLERS).map(([name, caller]) => {
    const allowed = (may as readonly string[]).includes(name);
    return { action: action as Action, name, caller, allowed };
  }),
);

describe('permissions', () => {
  test.each(cells)('of $name for $action: $allowed', ({ action, caller, allowed }) => {
    expect(isAllowed(caller, action)).toBe(allowed);
  });
});
