import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { ok, refuse } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { SessionName } from '@outoften/rules/room/session-name';
import { expect, test } from 'vitest';
import { createRoomCalls, type RoomNetwork } from './room-calls.ts';
import { CODE } from './testing/room-server-under-test.ts';

/** Calls to a server that refuses everything for this reason. */
function callsRefused(problem: string, refusal: string) {
  const network = { mutate: async () => ({ ok: false, problem, details: { refusal } }) };
  const clock = { set: () => undefined, ownNow: () => 0 };
  return createRoomCalls(network as unknown as RoomNetwork, clock, {
    newRequestId: () => 'request',
    report: () => undefined,
  });
}

test('a player who left for good gets that reason', async () => {
  const calls = callsRefused('NOT_SEATED', 'left-for-good');
  expect(await calls.ask(CODE, 'play')).toEqual(refuse('left-for-good'));
});

test.each(['no-audience', 'already-seated'])(
  'a refusal to watch is not taken for a lost seat: %s',
  async (refusal) => {
    const calls = callsRefused('NOT_SEATED', refusal);
    expect(await calls.ask(CODE, 'watch')).toEqual(refuse(refusal));
  },
);

test('a full audience is not taken for a full room', async () => {
  const calls = callsRefused('SESSION_FULL', 'audience-full');
  expect(await calls.ask(CODE, 'watch')).toEqual(refuse('audience-full'));
  const ofSeats = callsRefused('SESSION_FULL', 'room-full');
  expect(await ofSeats.ask(CODE, 'play')).toEqual(refuse('SESSION_FULL'));
});

test('opening a room is repeated under the same name until there is an answer, and then under another', async () => {
  const asked: unknown[] = [];
  const answers = ['timeout', 'timeout', 'opened', 'opened'];
  const network = {
    mutate: async (_document: unknown, { requestId }: { requestId: string }) => {
      asked.push(requestId);
      return answers.shift() === 'opened'
        ? ok({ createOutOfTenSession: { code: 'BCDFG', stage_key: 'key' } })
        : { ok: false, problem: 'timeout', details: {} };
    },
  };
  const drawn = ['1', '2', '3'];
  const clock = { set: () => undefined, ownNow: () => 0 };
  const calls = createRoomCalls(network as unknown as RoomNetwork, clock, {
    newRequestId: () => drawn.shift() ?? '',
    report: () => undefined,
  });
  const room = { name: 'Friday' as SessionName, settings: DEFAULT_SETTINGS, filter: ANY_FILM };
  await calls.open(room);
  await calls.open({ ...room, name: 'Saturday' as SessionName });
  expect(await calls.open({ ...room, name: 'Saturday' as SessionName })).toMatchObject({
    ok: true,
  });
  await calls.open({ ...room, name: 'Saturday' as SessionName });
  expect(asked).toEqual(['1', '2', '2', '3']);
});
