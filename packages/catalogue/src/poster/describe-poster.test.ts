import { expect, test } from 'vitest';
import { POSTERS } from '../posters/posters.ts';
import { colourName } from './colour-name.ts';
import { describePoster } from './describe-poster.ts';

test.each([
  { colour: '#E4502B', name: 'red' },
  { colour: '#EBAA38', name: 'orange' },
  { colour: '#4E8A4A', name: 'green' },
  { colour: '#2F7478', name: 'teal' },
  { colour: '#5B2A17', name: 'brown' },
  { colour: '#142A33', name: 'dark blue' },
  { colour: '#808080', name: 'grey' },
  { colour: '#0A0A0A', name: 'black' },
])('$colour is called $name', ({ colour, name }) => {
  expect(colourName(colour)).toBe(name);
});

test('a description names the main thing first, and the colours of the print', () => {
  const recipe = POSTERS[9325];
  if (recipe === undefined) throw new Error('no poster of the film under test');
  expect(describePoster(recipe)).toMatch(/^Tiger sun, frond, person, and leaf, in .*green.*\.$/);
});

test('every poster of the catalogue has a description in plain words', () => {
  for (const recipe of Object.values(POSTERS)) {
    expect(describePoster(recipe)).toMatch(/^[A-Z][a-z ,-]+, in [a-z, ]+\.$/);
  }
});
