import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { aResult, aSeat, seatId } from '../scores/seats-under-test.ts';
import type { PlayedRound } from './round-play.ts';
import { roundShapes, shareWords } from './share-words.ts';

const ana = seatId('ana');

function aRound(number: number, guess: number | undefined): PlayedRound {
  const results = [aResult('ana', { guess }), aResult('bo', { guess: 20 })];
  return { number, title: 'The Lamp Room', answer: tenths(77), results, house: undefined };
}

test('each round has the shape of how close one was, in the order they were played', () => {
  const rounds = [aRound(5, undefined), aRound(1, 77), aRound(2, 72), aRound(3, 62), aRound(4, 61)];
  expect(roundShapes(rounds, ana)).toBe('★ ◆ ● ○ –');
});

test('a round before one joined has no shape', () => {
  expect(roundShapes([aRound(1, 77)], seatId('cy'))).toBe('');
});

test('what is shared tells winner, place and rounds, and neither film nor rating', () => {
  const said: unknown[] = [];
  const words = shareWords(
    {
      room: 'Friday on the sofa',
      seats: [aSeat('ana', { score: 300 }), aSeat('bo', { score: 410 })],
      own: ana,
      rounds: 2,
      played: [aRound(1, 74), aRound(2, 40)],
    },
    (id, values) => {
      said.push(values);
      return `<${id}>`;
    },
  );
  expect(words).toBe('<round.share.won>\n<round.share.place>\n◆ ○');
  expect(said).toEqual([
    { room: 'Friday on the sofa', rounds: 2, winners: 1, name: 'bo', points: 410 },
    { rank: 2, seats: 2, points: 300 },
  ]);
  expect(JSON.stringify([words, said])).not.toMatch(/Lamp|7\.7|77/);
});
