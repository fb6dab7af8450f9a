import type { Rating } from '../rating.ts';

/** The film whose rating the landing page shows. No game draws it. */
export const EXAMPLE_FILM = {
  id: '194',
  title: 'Amélie',
  rating: 79 as Rating,
} as const;
