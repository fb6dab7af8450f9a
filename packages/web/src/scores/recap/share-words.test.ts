import { expect, test } from 'vitest';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aResult, aSeat } from '../../room/testing/seats-under-test.ts';
import { roundShapes, shareWords } from './game-words.ts';
import { type PlayedRound, tallyOfSeat } from './played-round.ts';

function aRound(number: number, guess: number | undefined): PlayedRound {
  const results = [aResult('ana', { guess }), aResult('bo', { guess: 20 })];
  return { ...aClosedRound({ number, results }), title: 'The Lamp Room', poster: undefined };
}

function shapesFor(name: string, played: readonly PlayedRound[]): string {
  return roundShapes(tallyOfSeat(played, aSeat(name))?.tries ?? []);
}

test('each round has a shape that shows how close the player was', () => {
  const rounds = [aRound(1, 77), aRound(2, 72), aRound(3, 62), aRound(4, 61), aRound(5, undefined)];
  expect(shapesFor('ana', rounds)).toBe('★ ◆ ● ○ –');
});

test('a round before the player joined has no shape', () => {
  expect(shapesFor('cy', [aRound(1, 77)])).toBe('');
});

test('the shared text has winner, place and rounds, but neither film nor rating', () => {
  const said: unknown[] = [];
  const ana = aSeat('ana', { score: 300 });
  const words = shareWords(
    {
      room: 'Friday on the sofa',
      seats: [ana, aSeat('bo', { score: 410 })],
      rounds: 2,
      place: 'Second of two',
      tally: tallyOfSeat([aRound(1, 74), aRound(2, 40)], ana),
    },
    (id, values) => {
      said.push(values);
      return `<${id}>`;
    },
  );
  expect(words).toBe('<scores.share.won>\nSecond of two\n◆ ○');
  expect(said).toEqual([
    { room: 'Friday on the sofa', rounds: 2, winners: 1, name: 'bo', points: 410 },
  ]);
  expect(JSON.stringify([words, said])).not.toMatch(/Lamp|7\.7|77/);
});
