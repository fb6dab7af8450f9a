import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import scores from '../../messages/en/scores.json' with { type: 'json' };
import { aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { seatNote, winnerWords } from './game-words.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: { ...scores } }));

const [ana, bo, cy] = [aSeat('ana'), aSeat('bo'), aSeat('cy')];
const say = (id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`;

test.each([
  { name: 'one other', winners: [bo], words: 'scores.won.one {"name":"bo"}' },
  { name: 'you alone', winners: [ana], words: 'scores.won.you {}' },
  { name: 'you and two others', winners: [ana, bo, cy], words: 'scores.won.you-too {"others":2}' },
  { name: 'two others', winners: [bo, cy], words: 'scores.won.two {"first":"bo","second":"cy"}' },
  { name: 'many others', winners: [bo, cy, bo], words: 'scores.won.many {"count":3}' },
  { name: 'no one if all have left', winners: [], words: 'scores.won.nobody {}' },
])('the heading names the winner: $name', ({ winners, words }) => {
  expect(winnerWords(winners, seatId('ana'), say)).toBe(words);
});

test.each([
  {
    name: 'beating the House first',
    seat: { beatHouse: 6, exact: 2, error: 41 },
    words: 'scores.note.beat-house {"times":6}',
  },
  {
    name: 'exact guesses next',
    seat: { exact: 2, error: 41 },
    words: 'scores.note.exact-times {"times":2}',
  },
  {
    name: 'the total error otherwise',
    seat: { error: 41 },
    words: 'scores.note.error {"distance":"4.1"}',
  },
])('a podium names the reason: $name', ({ seat, words }) => {
  expect(seatNote(aSeat('ana', seat), say)).toBe(words);
});
