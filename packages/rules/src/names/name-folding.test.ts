import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName } from './name-folding.ts';

describe('the same name', () => {
  test.each([
    { one: 'Penélope  CRUZ', other: 'penelope cruz', because: 'accents, case and spaces' },
    { one: ' Ada\tQuill\n', other: 'Ada Quill', because: 'spaces around and within' },
    { one: 'Joseph Gordon-Levitt', other: 'joseph gordon levitt', because: 'a hyphen' },
    { one: 'Jean‑Luc', other: 'jean–luc', because: 'two kinds of hyphen' },
    { one: "Peter O'Toole", other: 'peter otoole', because: 'an apostrophe' },
    { one: 'Peter O’Toole', other: 'Peter OʼToole', because: 'two kinds of apostrophe' },
    { one: 'Samuel L. Jackson', other: 'samuel l jackson', because: 'a full stop' },
    { one: 'Stellan Skarsgård', other: 'stellan skarsgard', because: 'å' },
    { one: 'Mads Mikkelsøn', other: 'mads mikkelson', because: 'ø' },
    { one: 'Łukasz Đorđe Ðora', other: 'lukasz dorde dora', because: 'letters with a stroke' },
    { one: 'Jürgen Groß', other: 'JURGEN GROSS', because: 'ß' },
    { one: 'GROẞ', other: 'gross', because: 'a capital ß' },
    { one: 'Æsa Œdipe Þór', other: 'aesa oedipe thor', because: 'letters that are two' },
    { one: 'İbrahim Işık', other: 'ibrahim isik', because: 'a dotted and a dotless i' },
    { one: 'Ｊｏｈｎ', other: 'john', because: 'wide letters' },
    { one: 'Ａmélie\u0301', other: 'amelie', because: 'a mark of its own' },
    { one: 'Ada\u200b Qui\u00adll', other: 'ada quill', because: 'characters that cannot be seen' },
    { one: '\u202eAda Quill\u202c', other: 'ada quill', because: 'a change of direction' },
    { one: 'Σοφία ΛΌΡΕΝ', other: 'σοφια λορεν', because: 'Greek case and accents' },
  ])('"$one" and "$other": $because', ({ one, other }) => {
    expect(foldName(one)).toBe(foldName(other));
  });
});

test.each([
  { one: 'Ada Quill', other: 'Аda Quill', because: 'one A is Cyrillic' },
  { one: 'Adaquill', other: 'Ada Quill', because: 'a space makes two words' },
  { one: 'Ada Quill', other: 'Quill Ada', because: 'the order counts' },
  { one: '三船 敏郎', other: '三船 俊郎', because: 'the letters differ' },
])('"$one" and "$other" are two names: $because', ({ one, other }) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

test.each([
  { name: 'Ada  QUILL-Stern 3', folded: 'ada quill stern 3' },
  { name: 'محمد', folded: 'محمد' },
  { name: '三船 敏郎', folded: '三船 敏郎' },
  { name: "'’.-\u200b!?🎬", folded: '' },
  { name: '', folded: '' },
])('"$name" is compared as "$folded"', ({ name, folded }) => {
  expect(foldName(name)).toBe(folded);
});

test('a folded name folds to itself', () => {
  const anyText = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldName(foldName(text))).toBe(foldName(text));
    }),
    { numRuns: 500 },
  );
});
