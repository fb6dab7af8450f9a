import people from './film-people.json' with { type: 'json' };

/** Further screen actors, so that a suggestion does not show who is in a film of the catalogue. */
export const FILM_PEOPLE: readonly string[] = people;
