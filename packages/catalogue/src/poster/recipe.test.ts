import * as v from 'valibot';
import { expect, test } from 'vitest';
import { POSTER_FILMS, POSTERS } from '../posters.ts';
import { drawPoster } from './draw-poster.ts';
import { type PosterRecipe, recipeSchema } from './recipe.ts';

const [film] = POSTER_FILMS;
const recipe = film && POSTERS[film.id];
if (recipe === undefined) throw new Error('no poster of the film under test');

const person = { motif: 'person', ink: 'key' } as const;

test.each([
  { field: 'palette', wrong: { palette: 'eightiesGild' } },
  { field: 'composition.sky', wrong: { composition: { kind: 'low-horizon', sky: 'blue' } } },
  { field: 'composition.kind', wrong: { composition: { kind: 'high-horizon' } } },
  { field: 'main.motif', wrong: { main: { ...person, motif: 'persn' } } },
  { field: 'main.at', wrong: { main: { ...person, at: 12 } } },
  {
    field: 'front.0.planes.0.motif',
    wrong: { front: [{ motif: 'together', planes: [{ motif: 'persn' }] }] },
  },
  { field: 'behind.0.radius', wrong: { behind: [{ motif: 'bloom', x: 1, y: 1, ink: 'key' }] } },
  { field: 'title.face', wrong: { title: { face: 'rie', ink: 'key' } } },
  { field: 'smallLine.colour', wrong: { smallLine: { ...recipe.smallLine, colour: 'key' } } },
])('a recipe is refused for a wrong $field', ({ field, wrong }) => {
  const { issues = [] } = v.safeParse(recipeSchema, { ...recipe, ...wrong });
  expect(issues.map((issue) => v.getDotPath(issue))).toContain(field);
});

test('a motif that does not exist is named', () => {
  const { issues = [] } = v.safeParse(recipeSchema, { ...recipe, main: { motif: 'persn' } });
  expect(issues.map(({ message }) => message)).toEqual(['there is no motif "persn"']);
});

test.each([
  { main: { ...person, ink: 'blue' }, fault: 'there is no ink "blue"' },
  { main: { motif: 'person' }, fault: 'person lacks an option' },
  { main: { ...person, hta: 'cap' }, fault: 'person has no option hta' },
  { main: { ...person, hat: 'bowlre' }, fault: '"bowlre" is none of none, bowler, wide' },
  { main: { motif: 'box', x: 0, y: 0, width: 9, ink: 'key' }, fault: 'height is no number' },
])('a poster is not printed where $fault', ({ main, fault }) => {
  const wrong = { ...recipe, main } as PosterRecipe;
  expect(() => film && drawPoster(film, wrong)).toThrow(fault);
});
