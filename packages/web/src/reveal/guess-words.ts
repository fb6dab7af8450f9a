import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { formatTenths } from '../messages/format-tenths.ts';
import type { Say } from '../messages/use-messages.ts';

type SaidGuess = Readonly<{ name: string; guess: Rating; answer: Rating }>;

/** Describes a guess for screen readers: "You: 7.0, 0.9 too low". */
export function guessWords(say: Say, { name, guess, answer }: SaidGuess): string {
  return say('play.line.guess', {
    name,
    rating: formatTenths(guess),
    way: guess === answer ? 'exact' : guess < answer ? 'low' : 'high',
    distance: formatTenths(distance(guess, answer)),
  });
}
