import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok, refuse } from '../result.ts';
import { parseNickname, parsePlayerName, playerNameKey } from './player-name.ts';

describe('a player name', () => {
  test.each([
    'Ana',
    'ana_77',
    'Anna Maria',
    'Fukuda',
    'Jörg',
    'José',
    'Zoë',
    'Иван',
    'Анна Мария',
    '田中さん',
    'ラーメン',
    'नमस्ते',
    'عمر',
    '___a',
    'x'.repeat(20),
    '𠮷'.repeat(20),
  ])('"%s" is allowed', (name) => {
    expect(parsePlayerName(name)).toEqual(ok(name));
  });

  test('loses spaces at its ends, and keeps one between words', () => {
    expect(parsePlayerName(' \tAna   Maria \n')).toEqual(ok('Ana Maria'));
  });

  test('is stored in NFC, and its characters are counted in that form', () => {
    expect(parsePlayerName('Jose\u0301')).toEqual(ok('José'));
    expect(parsePlayerName('e\u0301'.repeat(20))).toEqual(ok('é'.repeat(20)));
  });

  test.each([
    { name: '', refusal: 'too-short' },
    { name: '   ', refusal: 'too-short' },
    { name: 'ab', refusal: 'too-short' },
    { name: '田中', refusal: 'too-short' },
    { name: 'x'.repeat(21), refusal: 'too-long' },
    { name: 'Ana-Maria', refusal: 'wrong-character' },
    { name: 'Ana!', refusal: 'wrong-character' },
    { name: 'Ana\nBo', refusal: 'wrong-character' },
    { name: 'Ana\u00a0Bo', refusal: 'wrong-character' },
    { name: 'Ana\u200b', refusal: 'wrong-character' },
    { name: '\u202eanA', refusal: 'wrong-character' },
    { name: '\u0301Ana', refusal: 'wrong-character' },
    { name: `A${'\u0335'.repeat(4)}na`, refusal: 'wrong-character' },
    { name: '<b>Ana</b>', refusal: 'wrong-character' },
    { name: 'Ana👍', refusal: 'wrong-character' },
    { name: '___', refusal: 'no-letter' },
    { name: '123', refusal: 'no-letter' },
    { name: 'ーーー', refusal: 'no-letter' },
    { name: 'Аna', refusal: 'mixed-scripts' },
    { name: 'Анна M', refusal: 'mixed-scripts' },
    { name: 'Ωmega', refusal: 'mixed-scripts' },
  ])('"$name" is refused: $refusal', ({ name, refusal }) => {
    expect(parsePlayerName(name)).toEqual(refuse(refusal));
  });

  test('is unchanged when it is read again', () => {
    const anyName = fc.stringMatching(/^\s*(?:[\w é]|\u0301){0,22}\s*$/);
    fc.assert(
      fc.property(anyName, (text) => {
        const name = parsePlayerName(text);
        if (name.ok) expect(parsePlayerName(name.value)).toEqual(name);
      }),
    );
  });

  test('is found in any case', () => {
    const names = ['Ana_B', 'ANA_B', 'ana_b'].map(parsePlayerName);
    const keys = names.map((name) => name.ok && playerNameKey(name.value));
    expect(keys).toEqual(['ana_b', 'ana_b', 'ana_b']);
  });
});

describe('a nickname', () => {
  test.each(['Bo', '田中', 'x'.repeat(20)])('"%s" is allowed', (name) => {
    expect(parseNickname(name)).toEqual(ok(name));
  });

  test.each([
    { name: 'B', refusal: 'too-short' },
    { name: '12', refusal: 'no-letter' },
    { name: 'x'.repeat(21), refusal: 'too-long' },
  ])('"$name" is refused: $refusal', ({ name, refusal }) => {
    expect(parseNickname(name)).toEqual(refuse(refusal));
  });
});
