import { expect, test } from 'vitest';
import { POSTERS, WARM_UP_POSTERS } from '../posters.ts';
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

test('the name of a motif and a colour is translated', () => {
  const recipe = POSTERS[9325];
  if (recipe === undefined) throw new Error('no poster of the film under test');
  expect(describePoster(recipe, 'de')).toMatch(
    /^Sonne als Tiger, Wedel, Person und Blatt, in .*grün/i,
  );
  expect(describePoster(recipe, 'es')).toMatch(
    /^Sol como tigre, fronda, persona y hoja, en .*verde/,
  );
  expect(colourName('#142A33', 'de')).toBe('Dunkelblau');
  expect(colourName('#142A33', 'es')).toBe('azul oscuro');
});

test.each(['de', 'es'] as const)('every poster has a description in %s', (language) => {
  for (const recipe of [...Object.values(POSTERS), ...Object.values(WARM_UP_POSTERS)]) {
    const description = describePoster(recipe, language);
    expect(description).toMatch(/^\p{Lu}[\p{L} ,-]+, (in|en) [\p{L} ,]+\.$/u);
    expect(description).not.toMatch(/\b(with|like|and|the|above|tower|hat|dark|pale)\b/);
  }
});
