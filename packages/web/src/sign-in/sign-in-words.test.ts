import { expect, test } from 'vitest';
import type { Say } from '../messages/use-messages.ts';
import { sayTrouble } from './sign-in-progress.ts';

const say: Say = (id, values) => [id, ...Object.values(values ?? {})].join(': ');

test('the issuer’s description is shown if it is not too long', () => {
  const trouble = { type: 'provider-error', description: 'Back at noon.' } as const;
  expect(sayTrouble(trouble, say)).toBe('login.trouble.provider-error: Back at noon.');
  const long = sayTrouble({ ...trouble, description: 'x'.repeat(5000) }, say);
  expect(long).toHaveLength('login.trouble.provider-error: '.length + 200);
});

test('a player at another address reads where to sign in', () => {
  const trouble = { type: 'other-address', address: 'http://192.168.1.20:3000' } as const;
  expect(sayTrouble(trouble, say)).toBe('login.trouble.other-address: http://192.168.1.20:3000');
});

test('every other problem has its own message', () => {
  expect(sayTrouble({ type: 'cancelled' }, say)).toBe('login.trouble.cancelled');
});
