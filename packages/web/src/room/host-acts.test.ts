import { ok } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { aRound, aSession, enterRoom, resumed } from './room-server-under-test.ts';

test.each([
  { seen: 'in the lobby', session: aSession(), number: 1 },
  {
    seen: 'after the second',
    session: {
      ...aSession(),
      phase: 'REVEALED' as const,
      round: aRound({ round_number: 2, correct_answer: 7.3 }),
    },
    number: 3,
  },
])('a round is asked for by its number, so that no press opens two: $seen', async (shown) => {
  const { room, lastAsked } = await enterRoom({
    ResumeSession: () => resumed({ public_session: shown.session }),
    StartRound: () => ({ createSessionRound: { id: 'round' } }),
  });
  await room.startRound();
  const { number } = shown;
  expect(lastAsked()).toMatchObject({ name: 'StartRound', variables: { id: 'room', number } });
});

test('the host’s wishes go to the server as it knows them', async () => {
  const { room, lastAsked, answers } = await enterRoom();
  answers.ChangeRoom = () => ({});
  answers.RemovePlayer = () => ({});
  expect(await room.setApproval('by-hand')).toEqual(ok(undefined));
  expect(lastAsked()).toEqual({ name: 'ChangeRoom', variables: { id: 'room', approve: false } });
  await room.remove('room.ben' as never, { bar: true });
  expect(lastAsked()).toEqual({ name: 'RemovePlayer', variables: { id: 'room.ben', bar: true } });
});
