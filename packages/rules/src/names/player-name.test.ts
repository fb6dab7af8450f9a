import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok, refuse } from '../result.ts';
import {
  findWrongCharacter,
  parseNickname,
  parsePlayerName,
  playerNameKey,
} from './player-name.ts';

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
    'Anne-Marie',
    'Mr. T',
    'St. John',
    'Ana & Ben',
    'AT&T',
    'J.-P. Sartre',
    'Mr. & Mrs. X',
    'Rock ’n’ Roll',
    'Sammy Davis Jr.',
    'Анна-Мария',
    'می\u200cخواهم',
    '田',
    '김',
    'あ',
    '田中',
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
    { name: 'x'.repeat(21), refusal: 'too-long' },
    { name: 'Ana!', refusal: 'wrong-character' },
    { name: 'Ana™', refusal: 'wrong-character' },
    { name: 'Ana\nBo', refusal: 'invisible-character' },
    { name: 'Ana\u200b', refusal: 'invisible-character' },
    { name: 'An\u200ca', refusal: 'invisible-character' },
    { name: '\u202eanA', refusal: 'invisible-character' },
    { name: 'Ana\u3164', refusal: 'invisible-character' },
    { name: '\uffa0\u115f\u1160', refusal: 'invisible-character' },
    { name: 'A\u034fna', refusal: 'invisible-character' },
    { name: 'عمر\u200c', refusal: 'invisible-character' },
    { name: '-Ana', refusal: 'misplaced-sign' },
    { name: 'Ana-', refusal: 'misplaced-sign' },
    { name: 'Ana--Maria', refusal: 'misplaced-sign' },
    { name: 'Ana..', refusal: 'misplaced-sign' },
    { name: '& Ana', refusal: 'misplaced-sign' },
    { name: '\u0301Ana', refusal: 'wrong-character' },
    { name: `A${'\u0335'.repeat(4)}na`, refusal: 'wrong-character' },
    { name: '<b>Ana</b>', refusal: 'wrong-character' },
    { name: 'Ana👍', refusal: 'emoji' },
    { name: 'Ana❤️', refusal: 'emoji' },
    { name: '👩‍👩‍👧', refusal: 'emoji' },
    { name: '🇪🇸', refusal: 'emoji' },
    { name: 'A1\ufe0f\u20e3', refusal: 'emoji' },
    { name: '___', refusal: 'no-letter' },
    { name: '123', refusal: 'no-letter' },
    { name: 'ーーー', refusal: 'no-letter' },
    { name: 'Аna', refusal: 'mixed-scripts' },
    { name: 'Анна M', refusal: 'mixed-scripts' },
    { name: 'Ωmega', refusal: 'mixed-scripts' },
  ])('"$name" is refused: $refusal', ({ name, refusal }) => {
    expect(parsePlayerName(name)).toEqual(refuse(refusal));
  });

  test.each([
    { typed: "O'Brien", name: 'O’Brien' },
    { typed: 'DʼArtagnan', name: 'D’Artagnan' },
    { typed: 'O´Brien', name: 'O’Brien' },
    { typed: 'Anne‑Marie', name: 'Anne-Marie' },
    { typed: 'Anna–Maria', name: 'Anna-Maria' },
    { typed: '田中　太郎', name: '田中 太郎' },
    { typed: 'Ana\u00a0Bo', name: 'Ana Bo' },
    { typed: 'Ana ＆ Bo', name: 'Ana & Bo' },
  ])('"$typed" is stored as "$name", whichever keyboard typed it', ({ typed, name }) => {
    expect(parsePlayerName(typed)).toEqual(ok(name));
  });

  test.each([
    { text: 'Ana!?', character: '!' },
    { text: 'A<b>', character: '<' },
    { text: '\u0301Ana', character: '\u0301' },
    { text: 'A😀', character: '😀' },
    { text: 'Anne-Marie O’Brien', character: undefined },
  ])('names $character as the first wrong character of $text', ({ text, character }) => {
    expect(findWrongCharacter(text)).toBe(character);
  });

  test('of any parts people have is allowed, and is the same in any typing', () => {
    const word = fc.constantFrom('Ana', 'Ö', 'De', 'la', 'T', 'Zoë', 'B2', 'X_');
    const sign = fc.constantFrom(' ', '-', '’', '. ', '.', ' & ', '&', ' - ');
    const parts = fc.tuple(word, fc.array(fc.tuple(sign, word), { maxLength: 3 }));
    fc.assert(
      fc.property(parts, ([first, rest]) => {
        const name = first + rest.flat().join('');
        const typed = ` ${name.replaceAll('’', "'").replaceAll(' ', '\u00a0 ').normalize('NFD')}`;
        fc.pre([...name].length >= 3);
        const expected = [...name].length > 20 ? refuse('too-long') : ok(name);
        expect([parsePlayerName(name), parsePlayerName(typed)]).toEqual([expected, expected]);
      }),
    );
  });

  test('never shows nothing, whatever was typed', () => {
    const unseen = fc.constantFrom(
      ...'\u200b\u200c\u200d\u2060\u3164\u115f\u034f\ufe0f\u00ad\u{13441}',
    );
    const text = fc.array(fc.oneof(unseen, fc.constantFrom(...'Anaعم田')), { maxLength: 9 });
    fc.assert(
      fc.property(text, (characters) => {
        const name = parseNickname(characters.join(''));
        if (name.ok)
          expect(name.value.replaceAll(/(?<=[عم])\u200c(?=[عم])/g, '')).toMatch(/^[Anaعم田]+$/u);
      }),
    );
  });

  test('is unchanged when it is read again', () => {
    const anyName = fc.stringMatching(/^\s*(?:[\w é'’.&-]|\u0301){0,22}\s*$/);
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
  test.each(['Bo', '田中', '李', 'ㅋ', 'x'.repeat(20)])('"%s" is allowed', (name) => {
    expect(parseNickname(name)).toEqual(ok(name));
  });

  test.each([
    { name: 'B', refusal: 'too-short' },
    { name: '12', refusal: 'no-letter' },
    { name: 'ー', refusal: 'too-short' },
    { name: 'x'.repeat(21), refusal: 'too-long' },
  ])('"$name" is refused: $refusal', ({ name, refusal }) => {
    expect(parseNickname(name)).toEqual(refuse(refusal));
  });
});
