import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { RoomMeta, StageView } from '@outoften/rules/room/view-room';
import { expect, test } from 'vitest';
import { aSeat } from '../scores/seats-under-test.ts';
import { isJoinable } from './joining.ts';

const settings = { ...DEFAULT_SETTINGS, maxPlayers: 3, maxRounds: 4 };
const meta = { settings } as RoomMeta;
const two = [aSeat('ana'), aSeat('bo', { state: 'away' })];
const three = [...two, aSeat('cy')];
const withGone = [...two, aSeat('cy', { state: 'gone', reason: 'left' })];

function guessing(number: number): StageView {
  return {
    phase: 'guessing',
    round: {
      id: 'round',
      number,
      startedAt: 0,
      deadline: undefined,
      isOver: false,
      attempts: 2,
    },
  };
}

test.each([
  { name: 'in the lobby', seats: two, stage: { phase: 'lobby' }, shown: true },
  { name: 'in a full lobby', seats: three, stage: { phase: 'lobby' }, shown: false },
  {
    name: 'where a seat became free again',
    seats: withGone,
    stage: { phase: 'lobby' },
    shown: true,
  },
  { name: 'in the first half of the rounds', seats: two, stage: guessing(2), shown: true },
  { name: 'in the second half', seats: two, stage: guessing(3), shown: false },
  { name: 'after the game', seats: two, stage: { phase: 'over', rounds: 4 }, shown: false },
] as const)('the code on the stage $name: shown is $shown', ({ seats, stage, shown }) => {
  expect(isJoinable({ meta, seats, stage })).toBe(shown);
});

test('an audience is let in however late and full it is', () => {
  const open = { settings: { ...settings, isAudienceSession: true } } as RoomMeta;
  expect(isJoinable({ meta: open, seats: three, stage: guessing(4) })).toBe(true);
  expect(
    isJoinable({ meta: open, seats: three, stage: { phase: 'closed', reason: 'by-host' } }),
  ).toBe(false);
});
