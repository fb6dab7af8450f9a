import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { formatTenths } from '../messages/format-tenths.ts';
import type { Say } from '../messages/use-messages.ts';

type SaidGuess = Readonly<{ name: string; guess: Rating; answer: Rating }>;

/** "You: 7.0, 0.9 too low", as a screen reader reads a guess on a line. */
export function guessWords(say: Say, { name, guess, answer }: SaidGuess): string {
  return say('play.line.guess', {
    name,
    rating: formatTenths(guess),
    way: guess === answer ? 'exact' : guess < answer ? 'low' : 'high',
    distance: formatTenths(distance(guess, answer)),
  });
}
