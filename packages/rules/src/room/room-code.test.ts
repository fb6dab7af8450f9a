import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_ALPHABET, CODE_BYTES, drawRoomCode, parseRoomCode } from './room-code.ts';

describe('a drawn code', () => {
  const anyBytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: 9 });

  test('is read as it was drawn, in upper and lower case', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const code = drawRoomCode(bytes);
        expect(parseRoomCode(code)).toBe(code);
        expect(parseRoomCode(code.toLowerCase())).toBe(code);
      }),
    );
  });

  test.each([
    { bytes: [0, 0, 0, 0, 0, 0], code: 'BBBBB' },
    { bytes: [0, 0, 0, 0, 0, 1], code: 'CBBBB' },
    { bytes: [0, 0, 0, 0, 0, 27], code: 'BCBBB' },
    { bytes: [0, 0, 0, 0, 1, 0], code: 'RMBBB' },
    { bytes: [1, 0, 0, 0, 0, 0], code: 'V96D6' },
    { bytes: [0, 0, 0, 0, 0, 1, 200], code: 'CBBBB' },
  ])('from the bytes $bytes is $code', ({ bytes, code }) => {
    expect(drawRoomCode(new Uint8Array(bytes))).toBe(code);
  });

  test('needs six bytes', () => {
    expect(() => drawRoomCode(new Uint8Array(CODE_BYTES - 1))).toThrow(
      new RangeError('a code takes 6 random bytes'),
    );
  });

  test('has no look-alikes and no vowels', () => {
    expect(CODE_ALPHABET).toHaveLength(27);
    expect(CODE_ALPHABET).not.toMatch(/[AEIOUY013]/);
  });
});

describe('a typed code', () => {
  test.each([
    'BCD24',
    'bcd24',
    ' bcd24\n',
    'b c d 2 4',
    'BCD-24',
    'https://outoften.example/join/BCD24',
    'https://outoften.example/join/bcd24/',
    'https://outoften.example/join/BCD24?from=chat',
    'https://outoften.example/join/BCD24#top',
    'outoften.example/join/BCD24',
    '/game/joining?code=BCD24',
    '/game/joining?from=chat&code=bcd24&x=1',
    'https://outoften.example/?code=BCD24#/elsewhere',
    'Join us #tonight: https://outoften.example/join/BCD24, bring snacks',
  ])('is read from %j', (text) => {
    expect(parseRoomCode(text)).toBe('BCD24');
  });

  test.each([
    '',
    'BCD2',
    'BCD245',
    'ABCDE',
    'BCD20',
    'BCD2Ä',
    'my BCD24 please',
    'https://outoften.example/',
    '/',
    '/join/BCD245',
    '/enjoin/BCD24',
    '/join?barcode=BCD24',
    '/join?code=',
    'code=BCD24',
  ])('is not read from %j', (text) => {
    expect(parseRoomCode(text)).toBeUndefined();
  });

  test('may be any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseRoomCode(text) ?? 'BBBBB').toMatch(/^[B-Z2-9]{5}$/);
      }),
    );
  });
});
