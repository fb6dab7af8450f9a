import { expect, test } from 'vitest';
import { aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { standingRows } from '../standings/standing-rows.ts';
import { placeWords } from './round-words.ts';

const say = (id: string, values?: object) => `${id} ${Object.values(values ?? {}).join(' ')}`;

function wordsOf(scores: readonly [ana: number, ben: number]) {
  const seats = [aSeat('ana', { score: scores[0] }), aSeat('ben', { order: 1, score: scores[1] })];
  return placeWords(standingRows(seats, { own: seatId('ben'), round: undefined }), say);
}

test.each([
  {
    when: 'another leads',
    scores: [165, 80],
    words: 'scores.your-place 2 2 none 0 scores.leads ana 85',
  },
  { when: 'the player leads', scores: [80, 165], words: 'scores.your-place 1 2 none 0' },
  { when: 'both are level', scores: [80, 80], words: 'scores.your-place 1 2 none 0' },
  { when: 'no one has points yet', scores: [0, 0], words: '' },
] as const)('the place is said, with the leader, when $when', ({ scores, words }) => {
  expect(wordsOf(scores)).toBe(words);
});
