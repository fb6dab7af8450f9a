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
    'https://outoften.example/join/BCD24 bring snacks',
    'BCD24&brid=AbC123',
    'BCD24.',
    'BCD24, bring snacks',
    '(BCD24)',
    '“BCD24”',
    'BCD24\u200b',
    'BCD24%E2%80%8B',
    'BCD24%E2%80',
    '%20BCD%2024%20',
    'ＢＣＤ２４',
    'bcd‑24',
    '_BCD24_',
  ])('is read from %j', (text) => {
    expect(parseRoomCode(text)).toBe('BCD24');
  });

  test.each([
    '',
    'BCD2',
    'BCD245',
    'BCD24 5',
    'BCD2 45, 6',
    'BCDß',
    'ﬀCD2',
    'ſBCD2',
    'BCD24é',
    'BCD24٣',
    'BCD24 please',
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

  const code = fc.stringMatching(new RegExp(`^[${CODE_ALPHABET}]{5}$`));
  const sign = fc.constantFrom(...' .,;:!?)]}>"\'”“»«„’*_/~#&|-…。）\u200b\u00a0\u2060\ufeff\n');
  const signs = fc.array(sign, { maxLength: 4 }).map((all) => all.join(''));
  const typing = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toLowerCase(),
    (text) => encodeURIComponent(text),
    (text) => encodeURI(text),
    (text) => text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
    (text) => text.replace(/[B-Z2-9]{3}/, '$& '),
    (text) => text.replace(/[B-Z2-9]{2}/, '$&-'),
  );
  const place = fc.constantFrom('', 'https://outoften.example/join/', '/game/joining?code=');

  test('is read with any signs around it, in any typing and place', () => {
    fc.assert(
      fc.property(code, signs, signs, typing, place, (drawn, before, after, type, from) => {
        expect(parseRoomCode(from + type(before + drawn + after))).toBe(drawn);
      }),
    );
  });

  test('is not read with a letter or figure too many, or with another one', () => {
    const other = fc.constantFrom(...'AEIOUYaeiouy013ÄßЖ田');
    fc.assert(
      fc.property(
        code,
        other,
        fc.nat(5),
        signs,
        typing,
        place,
        (drawn, one, at, after, type, from) => {
          const longer = drawn.slice(0, at) + one + drawn.slice(at);
          const changed = drawn.slice(0, Math.min(at, 4)) + one + drawn.slice(Math.min(at, 4) + 1);
          for (const text of [longer, changed, drawn.slice(1)]) {
            expect(parseRoomCode(from + type(text + after))).toBeUndefined();
          }
        },
      ),
    );
  });

  test('may be any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseRoomCode(text) ?? 'BBBBB').toMatch(/^[B-Z2-9]{5}$/);
      }),
    );
  });
});
