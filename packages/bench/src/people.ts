import { foldName } from '@outoften/rules/names/name-folding';
import { indexPeople } from '@outoften/rules/names/people-search';
import type { Person } from '@outoften/server/src/films/sources/film-source.ts';
import { makeNames } from './names.ts';
import { measureP99, type Sample } from './rounds.ts';
import { type Row, ratioRow, timeRow } from './row.ts';

const PEOPLE = 10_000;
const BUDGET_MS = 5;

/**
 * Measures the search among 10,000 names, and the simplest possible search: fold every name and check whether it
 * contains the text.
 */
export async function measurePeopleSearch(): Promise<readonly Row[]> {
  const people = makeNames(PEOPLE).map((name): Person => ({ id: name, name, originalName: name }));
  const search = indexPeople(people);
  const typed = typeNames(people.map(({ name }) => name));
  const { searching, scanning } = await measureP99(
    {
      searching: timed(typed, search),
      scanning: timed(typed, (text) => {
        const folded = foldName(text);
        return people.filter(({ name }) => foldName(name).includes(folded)).slice(0, 8);
      }),
    },
    { samplesEach: 300 },
  );
  return [
    timeRow('people search, 10,000 names, p99', { measured: searching, below: BUDGET_MS }),
    ratioRow('beside a plain scan of all names', { measured: searching, peer: scanning }),
  ];
}

function timed(typed: readonly string[], search: (text: string) => readonly Person[]): Sample {
  const next = takeInTurn(typed);
  return () => {
    const text = next();
    const start = performance.now();
    search(text);
    return performance.now() - start;
  };
}

function takeInTurn(texts: readonly string[]): () => string {
  let taken = 0;
  return () => texts[taken++ % texts.length] ?? '';
}

/** Text that players type for names: beginnings, whole names, names without accents, slips, and unknown names. */
function typeNames(names: readonly string[]): readonly string[] {
  return names
    .filter((_, index) => index % 97 === 0)
    .flatMap((name) => {
      const plain = foldName(name);
      const middle = Math.floor(plain.length / 2);
      return [
        name.slice(0, 4),
        plain.slice(0, 7),
        plain,
        plain.split(' ').reverse().join(' '),
        `${plain.slice(0, middle)}${plain.slice(middle + 1)}`,
        'xqzwv kjhgf',
      ];
    });
}
