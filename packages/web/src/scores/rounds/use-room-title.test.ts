import { expect, test } from 'vitest';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { anOpenRound } from '../../room/testing/open-round-under-test.ts';
import { aView } from '../../room/testing/view-under-test.ts';
import { roomTitle } from './room-play.ts';

/** Messages as their keys, followed by their values. */
const say = (id: string, values = {}) => [id, ...Object.values(values)].join(' ');
const guessing = aView({ progress: { phase: 'guessing', round: anOpenRound({ number: 2 }) } });
const round = aClosedRound({ number: 2 });
const revealed = aView({ progress: { phase: 'revealed', round, nextAt: undefined } });

test('a round’s page title is its number and its film', () => {
  expect(roomTitle(guessing, 'Alien', say)).toBe('play.title.film scores.recap.round 2 Alien');
  expect(roomTitle(guessing, undefined, say)).toBe('scores.recap.round 2');
});

test('a result’s page title is its film, without a rating', () => {
  expect(roomTitle(revealed, 'Alien', say)).toBe('play.title.result Alien');
  expect(roomTitle(revealed, undefined, say)).toBe('scores.recap.round 2');
});

test('the end of a game has the podium’s title, and a lobby keeps the title of its screen', () => {
  const over = aView({ progress: { phase: 'over', rounds: 2 } });
  expect(roomTitle(over, 'Alien', say)).toBe('scores.podium.title');
  expect(roomTitle(aView({ progress: { phase: 'lobby' } }), undefined, say)).toBeUndefined();
});
