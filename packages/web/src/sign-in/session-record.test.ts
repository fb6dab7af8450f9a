import { expect, test } from 'vitest';
import { decodeSessionRecord, encodeSessionRecord, type SessionRecord } from './session.ts';

const user = { subject: 'ana-1', email: 'ana@example.com' };
const tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: 2, renewedAt: 1 };

test.each<{ name: string; record: SessionRecord }>([
  {
    name: 'no player was ever signed in',
    record: { type: 'none', lastUser: undefined, wasEndedElsewhere: false },
  },
  {
    name: 'a player was signed in',
    record: { type: 'none', lastUser: user, wasEndedElsewhere: false },
  },
  {
    name: 'the session was ended elsewhere',
    record: { type: 'none', lastUser: user, wasEndedElsewhere: true },
  },
  { name: 'a player is signed in', record: { type: 'signed-in', user, tokens } },
  {
    name: 'the issuer gives no refresh tokens',
    record: { type: 'signed-in', user, tokens: { ...tokens, refresh: null } },
  },
])('a stored session is read back: $name', ({ record }) => {
  expect(decodeSessionRecord(encodeSessionRecord(record))).toEqual(record);
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"user":null}',
  '{"user":{"subject":1,"email":2},"tokens":{}}',
  `{"user":null,"tokens":${JSON.stringify(tokens)}}`,
])('no one is signed in by %j', (text) => {
  expect(decodeSessionRecord(text)).toEqual({
    type: 'none',
    lastUser: undefined,
    wasEndedElsewhere: false,
  });
});
