import { foldName } from '@outoften/rules/names/name-folding';
import { MOST_SUGGESTIONS } from '@outoften/rules/names/people-search';
import type { Person } from './film-source.ts';

/** Returns the first people of all lists, in their order, without repeated names. */
export function mergePeople(...lists: readonly (readonly Person[])[]): readonly Person[] {
  const people = new Map<string, Person>();
  for (const person of lists.flat()) {
    const key = foldName(person.name);
    if (!people.has(key)) people.set(key, person);
  }
  return [...people.values()].slice(0, MOST_SUGGESTIONS);
}
