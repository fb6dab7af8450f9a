import { expect, test } from 'vitest';
import { areNamesAlike, nameKeys } from './name-likeness.ts';

test.each([
  ['Ana', 'ana'],
  ['Ana', 'Аna'],
  ['Ana', 'Ａna'],
  ['Ana', '𝐀na'],
  ['Ana', 'ɑnɑ'],
  ['Ana', 'Ꭺna'],
  ['José', 'Jose\u0301'],
  ['Tom', 'Torn'],
  ['Bob1', 'Bobl'],
  ['O0', '00'],
  ['I', 'ı'],
  ['Ian', 'lan'],
  ['IAN', 'ian'],
  ['Groß', 'gross'],
  ['GROẞ', 'Gross'],
  ['Анна Мария', 'АННА МАРИЯ'],
  ['Сорокин', 'Coрокин'],
  ['Ana', 'ᴀɴᴀ'],
  ['Frank', 'ꜰʀᴀɴᴋ'],
  ['Ana', 'A\u0332n\u0332a\u0332'],
  ['Ana', 'A\u0336na'],
  ['øla', 'o\u0338la'],
  ['Ana', 'Ana_'],
  ['Ana', 'Ana\u20dd'],
  ['Ana', 'A\u20den\u20dea\u20de'],
  ['Ana', 'Ana\u{e0100}'],
  ['Ana', 'Anaǃ'],
  ['Ana', 'Anaː'],
  ['Ana', 'Anaˍ'],
  ['Mr', 'Mr.'],
  ['O’Brien', 'Oʻbrien'],
  ['O’Brien', 'Oꞌbrien'],
  ['می\u200cخواهم', 'میخواهم'],
])('%s and %s look alike', (one, other) => {
  expect(areNamesAlike(one, other)).toBe(true);
  expect(areNamesAlike(other, one)).toBe(true);
});

test.each([
  ['Zoë', 'Zoe'],
  ['José', 'Jose'],
  ['vvalter', 'walter'],
  ['clara', 'dara'],
  ['Kai', 'Kal'],
  ['Иван', 'Ивана'],
  ['Ana_1', 'Ana_2'],
  ['Ana Maria', 'AnaMaria'],
  ['Anne-Marie', 'Anne Marie'],
  ['O’Brien', 'OBrien'],
  ['_Ana', 'Ana'],
  ['Łukasz', 'Lukasz'],
])('%s and %s differ', (one, other) => {
  expect(areNamesAlike(one, other)).toBe(false);
  expect(areNamesAlike(other, one)).toBe(false);
});

test('a name has one key, or two if it looks different in lower case', () => {
  expect(nameKeys('ana')).toHaveLength(1);
  expect(nameKeys('Ian')).toEqual(['ian', 'lan']);
});
