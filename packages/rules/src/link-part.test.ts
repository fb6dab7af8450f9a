import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLinkPart } from './link-part.ts';

test.each([
  { text: '697', part: '697' },
  { text: '697.', part: '697' },
  { text: '697)…', part: '697' },
  { text: '“697”,', part: '697' },
  { text: '697%E2%80%8B', part: '697' },
  { text: '697%E2%80', part: '697' },
  { text: '697%E', part: '697' },
  { text: '697%', part: '697' },
  { text: '%37%E2%80%8B697%E2', part: '7697' },
  { text: '６９７', part: '697' },
  { text: '690.5', part: '690.5' },
  { text: 'tok-en_1&utm=x', part: 'tok-en_1' },
  { text: '', part: '' },
])('of $text the part is $part', ({ text, part }) => {
  expect(readLinkPart(text)).toBe(part);
});

test('a token is read with any signs around it, and unchanged without', () => {
  const token = fc.stringMatching(/^[\w-]{1,60}$/);
  const signs = fc
    .array(fc.constantFrom(...' .,;:!?)]}>"\'”»’*/#&…。\u200b\n'), { maxLength: 4 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(token, signs, (sent, after) => {
      expect(readLinkPart(sent)).toBe(sent);
      expect(readLinkPart(sent + after)).toBe(sent);
      expect(readLinkPart(sent + encodeURIComponent(after))).toBe(sent);
    }),
  );
});

test('any text is read without a fault', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readLinkPart(text)).not.toMatch(/[\s&?#/]/);
    }),
  );
});
