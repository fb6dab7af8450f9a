import { expect, test } from 'vitest';
import { readLanguages } from './own-language.ts';

test('the chosen language comes before those of the browser', () => {
  expect(readLanguages('es', ['de-DE', 'es', 'en'])).toEqual(['es', 'de-DE', 'en']);
  expect(readLanguages(undefined, ['fr', 'de'])).toEqual(['fr', 'de']);
});
