import { expect, test } from 'vitest';
import { indexPeople, MOST_SUGGESTIONS } from './people-search.ts';

const NAMES = [
  'Arnold Schwarzenegger',
  'Brendan Gleeson',
  'Elton John',
  'John Cazale',
  'John Travolta',
  'Leonardo DiCaprio',
  'Marlon Brando',
  'Mads Mikkelsen',
  'Nikolaj Coster-Waldau',
  'Penélope Cruz',
  'Renée Zellweger',
  'Robert De Niro',
  "Peter O'Toole",
  'Samuel L. Jackson',
  'Søren Malling',
  'Zbigniew Zamachowski',
];

const search = indexPeople([
  ...NAMES.map((name) => ({ id: name, name, originalName: name })),
  { id: 'tony', name: 'Tony Leung Chiu-wai', originalName: '梁朝偉大' },
]);

test.each([
  { what: 'the beginning of a name', typed: 'marl', found: 'Marlon Brando' },
  { what: 'a last name', typed: 'zellweger', found: 'Renée Zellweger' },
  { what: 'upper case', typed: 'MARLON BRANDO', found: 'Marlon Brando' },
  { what: 'no accents', typed: 'penelope', found: 'Penélope Cruz' },
  { what: 'accents too many', typed: 'Märlon', found: 'Marlon Brando' },
  { what: 'a letter that only looks accented', typed: 'soren', found: 'Søren Malling' },
  { what: 'the words the other way round', typed: 'brando marlon', found: 'Marlon Brando' },
  { what: 'beginnings of both names', typed: 'leo dica', found: 'Leonardo DiCaprio' },
  { what: 'words run together', typed: 'deniro', found: 'Robert De Niro' },
  { what: 'a word taken apart', typed: 'di caprio', found: 'Leonardo DiCaprio' },
  { what: 'a missing apostrophe', typed: 'otoole', found: "Peter O'Toole" },
  { what: 'a missing hyphen', typed: 'coster waldau', found: 'Nikolaj Coster-Waldau' },
  { what: 'a slip', typed: 'schwarzeneger', found: 'Arnold Schwarzenegger' },
  { what: 'a slip in an unfinished name', typed: 'schawr', found: 'Arnold Schwarzenegger' },
  { what: 'a slip in each word', typed: 'arnlod schwarzanegger', found: 'Arnold Schwarzenegger' },
  { what: 'the original name', typed: '梁朝偉大', found: 'Tony Leung Chiu-wai' },
])('$what finds the person', ({ typed, found }) => {
  expect(search(typed)[0]?.name).toBe(found);
});

test.each(['', '   ', 'joh', ' joh ', '....', 'xqzwvk', 'john travolta cazale'])(
  '"%s" finds no one',
  (typed) => {
    expect(search(typed)).toEqual([]);
  },
);

test('exact matches come before slips, then names are sorted', () => {
  const names = search('john').map((person) => person.name);
  expect(names).toEqual(['John Cazale', 'John Travolta', 'Elton John']);
});

test('with a slip, a first name comes before a last name', () => {
  const names = search('jhon').map((person) => person.name);
  expect(names).toEqual(['John Cazale', 'John Travolta', 'Elton John']);
});

test('each typed word needs a different word of the name', () => {
  expect(search('john john')).toEqual([]);
});

test('a person found by both names is suggested once', () => {
  const both = indexPeople([
    { id: '1', name: 'Jackie Chan', originalName: 'Jackie Chan Kong-sang' },
  ]);
  expect(both('jackie')).toHaveLength(1);
});

test('at most eight people are suggested', () => {
  const crowd = Array.from({ length: 20 }, (_, index) => `Johnny Number${index}`);
  const found = indexPeople(crowd.map((name) => ({ id: name, name, originalName: name })))(
    'johnny',
  );
  expect(found).toHaveLength(MOST_SUGGESTIONS);
});

test('without people there are no suggestions', () => {
  expect(indexPeople([])('john')).toEqual([]);
});
