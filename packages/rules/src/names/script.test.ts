import { expect, test } from 'vitest';
import { isOneScript } from './script.ts';

test.each([
  '',
  '100',
  'Fukuda',
  'José',
  'Zoë',
  'Jörg 2',
  'Иван',
  'Анна Мария',
  'Ελένη',
  '田中さん',
  'タナカ',
  'ポケモン大好き',
  '한국',
  '金선생',
  'ㄅㄆ中',
  'عمر',
  'नमस्ते',
  'שרה',
  'สมชาย',
  'ᏣᎳᎩ',
  'Ａna',
  '𝐀na',
  '𐤀𐤁',
])('"%s" is written in one script', (text) => {
  expect(isOneScript(text)).toBe(true);
});

test.each(['Аna', 'Анна M', 'Ωmega', '김かな', 'Pokémonポ', 'Ꭺna', 'ㄅの', '𝐀нна', 'Ana१', '𐤀na'])(
  '"%s" mixes scripts',
  (text) => {
    expect(isOneScript(text)).toBe(false);
  },
);
