import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePlayerName, playerNameKey } from './player-name.ts';
import { ok, refuse } from './result.ts';

describe('a player name', () => {
  test.each(['Ana', 'ana_77', '___', '123', 'x'.repeat(20)])('"%s" is right', (name) => {
    expect(parsePlayerName(name)).toEqual(ok(name));
  });

  test('loses the spaces at its ends', () => {
    expect(parsePlayerName(' \tAna \n')).toEqual(ok('Ana'));
  });

  test.each([
    { name: '', refusal: 'too-short' },
    { name: '   ', refusal: 'too-short' },
    { name: 'ab', refusal: 'too-short' },
    { name: 'x'.repeat(21), refusal: 'too-long' },
    { name: 'Ana Maria', refusal: 'wrong-character' },
    { name: 'Ana-Maria', refusal: 'wrong-character' },
    { name: 'Ana!', refusal: 'wrong-character' },
    { name: 'Ana\nBo', refusal: 'wrong-character' },
    { name: 'José', refusal: 'wrong-character' },
    { name: 'Аnna', refusal: 'wrong-character' },
    { name: 'Ana１', refusal: 'wrong-character' },
    { name: 'أحمد', refusal: 'wrong-character' },
    { name: 'Ana\u200b', refusal: 'wrong-character' },
    { name: '\u202eanA', refusal: 'wrong-character' },
    { name: '<b>Ana</b>', refusal: 'wrong-character' },
    { name: 'shit', refusal: 'profane' },
    { name: 'Sh_1t', refusal: 'profane' },
  ])('"$name" is refused: $refusal', ({ name, refusal }) => {
    expect(parsePlayerName(name)).toEqual(refuse(refusal));
  });

  test('that was read is read again unchanged', () => {
    const anyName = fc.stringMatching(/^\s*\w{0,22}\s*$/);
    fc.assert(
      fc.property(anyName, (text) => {
        const name = parsePlayerName(text);
        if (name.ok) expect(parsePlayerName(name.value)).toEqual(name);
      }),
    );
  });

  test('is one name in any case', () => {
    const names = ['Ana_B', 'ANA_B', 'ana_b'].map(parsePlayerName);
    const keys = names.map((name) => name.ok && playerNameKey(name.value));
    expect(keys).toEqual(['ana_b', 'ana_b', 'ana_b']);
  });
});
