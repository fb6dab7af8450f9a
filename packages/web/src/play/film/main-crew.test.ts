import type { CrewEntry } from '@outoften/rules/film/film';
import { expect, test } from 'vitest';
import { mainCrew, wholeCrew } from './film-crew.tsx';

function working(job: string, ...names: string[]): CrewEntry[] {
  return names.map((name) => ({ id: name, name, originalName: name, job }));
}

test('director and composer come first, in any order of the credits', () => {
  const crew = [
    ...working('Editor', 'Eve'),
    ...working('Original Music Composer', 'Mo'),
    ...working('Director', 'Dee'),
  ];
  expect(mainCrew(crew)).toEqual([
    { message: 'play.crew.directed', names: ['Dee'] },
    { message: 'play.crew.music', names: ['Mo'] },
  ]);
});

test('without a composer the writers come second, each named once', () => {
  const crew = [
    ...working('Director', 'Dee'),
    ...working('Screenplay', 'Wil', 'Wanda'),
    ...working('Story', 'Wil'),
  ];
  expect(mainCrew(crew)[1]).toEqual({ message: 'play.crew.written', names: ['Wil', 'Wanda'] });
});

test('of five directors three are named', () => {
  expect(mainCrew(working('Director', 'A', 'B', 'C', 'D', 'E'))[0]?.names).toEqual(['A', 'B', 'C']);
});

test('a crew with unknown jobs is not shown', () => {
  expect(mainCrew(working('Catering', 'Cat'))).toEqual([]);
});

test('the whole crew is listed by job, and jobs without a translation come last', () => {
  const crew = [
    ...working('Novel', 'Nell'),
    ...working('Writer', 'Wes'),
    ...working('Screenplay', 'Wes', 'Sky'),
    ...working('Director', 'Dee'),
  ];
  expect(wholeCrew(crew)).toEqual([
    { message: 'play.crew.directed', job: 'Director', names: ['Dee'] },
    { message: 'play.crew.written', job: 'Screenplay', names: ['Wes', 'Sky'] },
    { message: 'play.crew.other', job: 'Novel', names: ['Nell'] },
  ]);
});
