import { ok, refuse } from '@outoften/rules/result';
import { describe, expect, test } from 'vitest';
import { anEmail } from '../../../testing/identity/sign-in-under-test.ts';
import { parseNewPassword } from './password.ts';

const owner = { email: anEmail('wanda.maria@example.com'), playerName: 'Wanda the Great' };

describe('a password that attackers try first is refused:', () => {
  test.each([
    'password',
    'PassWord1',
    'p a s s w o r d',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'hallo123',
    'fussball',
    'contraseña',
    'Out of Ten',
    'aaaaaaaaaa',
    '        ',
    '😀😀😀😀😀😀😀😀',
    'abcdabcd',
    'Password123!',
    'p@ssword',
    '$unshine2024',
    '!!P@ssw0rd!!',
    'OutOfTen1',
    'outoften123',
  ])('"%s"', async (typed) => {
    expect(await parseNewPassword(typed, owner)).toEqual(refuse('password-common'));
  });
});

describe('a password that contains its owner’s name or address is refused:', () => {
  test.each([
    'wanda.maria@example.com',
    'Wanda.Maria',
    'wandathegreat',
    ' Wanda  the Great ',
    'wandathegr3at1',
  ])('"%s"', async (typed) => {
    expect(await parseNewPassword(typed, owner)).toEqual(refuse('password-own'));
  });
});

test.each([
  { typed: '', refusal: 'password-empty' },
  { typed: 'short', refusal: 'password-too-short' },
  { typed: 'x y'.repeat(100), refusal: 'password-too-long' },
] as const)('a new password must have an allowed length: $refusal', async ({ typed, refusal }) => {
  expect(await parseNewPassword(typed, owner)).toEqual(refuse(refusal));
});

test.each([
  'wizard of ten',
  'aaaaaaab cd',
  'love8204917365',
  'wanda.maria likes films',
  'zwölf Äpfel im Mai',
])('a password that is on no list is accepted: "%s"', async (typed) => {
  expect(await parseNewPassword(typed, owner)).toEqual(ok(typed));
});

test('for an account without a player, only the address is checked', async () => {
  const unnamed = { email: undefined, playerName: undefined };
  expect(await parseNewPassword('wandathegreat', unnamed)).toEqual(ok('wandathegreat'));
});
