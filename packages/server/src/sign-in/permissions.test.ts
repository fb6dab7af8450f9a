import { describe, expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { type Action, isAllowed } from './permissions.ts';

const CALLERS = {
  anonymous: { type: 'anonymous' },
  guest: { type: 'guest', id: 'guest-1' },
  account: {
    type: 'account',
    account: { subject: 'ana', issuer: 'a', email: undefined, emailVerified: false },
    owner: 'ana',
    isOurs: true,
  },
  'api-key': { type: 'api-key', name: 'stage' },
} as const satisfies { [T in Caller['type']]: Extract<Caller, { type: T }> };

const TABLE = {
  'play-alone': { anonymous: true, guest: true, account: true, 'api-key': true },
  'play-together': { anonymous: false, guest: false, account: true, 'api-key': false },
  'list-players': { anonymous: false, guest: false, account: true, 'api-key': true },
  'see-owners': { anonymous: false, guest: false, account: false, 'api-key': true },
  'keep-profile': { anonymous: false, guest: false, account: true, 'api-key': false },
} as const satisfies Record<Action, Record<Caller['type'], boolean>>;

const cells = Object.entries(TABLE).flatMap(([action, row]) =>
  Object.entries(row).map(([type, allowed]) => ({ action, type, allowed })),
);

describe('what each caller may do', () => {
  test.each(cells)('$type, $action: $allowed', ({ action, type, allowed }) => {
    expect(isAllowed(CALLERS[type as Caller['type']], action as Action)).toBe(allowed);
  });
});
