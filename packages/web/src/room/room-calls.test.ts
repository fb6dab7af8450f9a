import { ok, refuse } from '@outoften/rules/result';
import type { SeatId } from '@outoften/rules/room/seat';
import { expect, test } from 'vitest';
import { createRoomCalls } from './room-calls.ts';
import type { RoomNetwork } from './room-network.ts';

const ben = 'room.ben' as SeatId;

/** Calls to a server that refuses everything for this reason. */
function callsRefused(problem: string, refusal: string) {
  const network = { mutate: async () => ({ ok: false, problem, details: { refusal } }) };
  const clock = { set: () => undefined, ownNow: () => 0 };
  return createRoomCalls(network as unknown as RoomNetwork, clock);
}

test('letting in somebody who has just been let in is done', async () => {
  const calls = callsRefused('NOT_SEATED', 'not-waiting');
  expect(await calls.approve(ben)).toEqual(ok(undefined));
  expect(await calls.deny(ben)).toEqual(refuse('not-waiting'));
});

test('letting in somebody who is not there is not', async () => {
  const calls = callsRefused('NOT_SEATED', 'no-such-seat');
  expect(await calls.approve(ben)).toEqual(refuse('NOT_SEATED'));
});
