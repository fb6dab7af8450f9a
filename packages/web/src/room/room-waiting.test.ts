import { expect, test } from 'vitest';
import { aRoomView, CODE, enterRoom, resumed, settled } from './testing/room-server-under-test.ts';
import { aSeat, seatId } from './testing/seats-under-test.ts';

const code = CODE;
const OUTSIDE = { view: null, hasAudience: true };
const WAITING = { id: seatId('ben'), place: { state: 'waiting' } } as const;
const DENIED_BY_HOST = {
  ...OUTSIDE,
  place: { state: 'denied', reason: 'by-host' },
  askAgainAt: 70_000,
} as const;
const LET_IN = {
  id: seatId('ben'),
  view: aRoomView({ seats: [aSeat('ana'), aSeat('ben', { order: 1 })] }),
};

test('a waiting guest sees how many are inside', async () => {
  const view = aRoomView({ seats: [aSeat('host')], meta: { playersInside: 3 } });
  const { room, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ ...WAITING, view }),
  });
  expect(room.getState()).toMatchObject({ phase: 'waiting', view: { meta: { playersInside: 3 } } });
  await tellPatch({ version: 2, meta: { ...view.meta, playersInside: 4 } });
  expect(room.getState()).toMatchObject({ phase: 'waiting', view: { meta: { playersInside: 4 } } });
});

test('a guest waits until the host has decided', async () => {
  const { room, answers, tellPatch } = await enterRoom({
    AskForSeat: () => ({
      createPlayerSessionConnection: { id: 'room.ben', seat_secret: 'secret' },
    }),
    ResumeSession: () => resumed(WAITING),
  });
  expect(room.getState()).toMatchObject({ phase: 'waiting' });
  await tellPatch({ version: 2, seats: [{ id: seatId('ana'), state: 'away' }] });
  expect(room.getState()).toMatchObject({ phase: 'waiting' });
  answers.ResumeSession = () => resumed(LET_IN);
  await tellPatch({ version: 3, seats: [aSeat('ben', { order: 1 })] });
  expect(room.getState()).toMatchObject({ phase: 'inside' });
});

test('a guest whom the host denies reads when to ask again, also after a reload', async () => {
  const { room, answers, endSubscription, openTab, asked } = await enterRoom({
    ResumeSession: () => resumed(WAITING),
  });
  answers.ResumeSession = () => resumed(DENIED_BY_HOST);
  await endSubscription('NOT_SEATED');
  const ending = { type: 'turned-away', askAgainAt: 70_000, hasAudience: true };
  expect(room.getState()).toEqual({ phase: 'ended', code, ending });
  const before = asked().length;
  const reloaded = openTab();
  reloaded.comeBackAfterReload();
  await settled();
  expect(reloaded.getState()).toEqual({ phase: 'ended', code, ending });
  expect(asked().slice(before)).toEqual(['ResumeSession']);
  await reloaded.enter(code);
  expect(asked().slice(before + 1)).toEqual(['AskForSeat', 'ResumeSession']);
});

test.each(['ask-later', 'denied-for-good'])(
  'a denied guest who enters the code again sees the denial: %s',
  async (refusal) => {
    const { room, answers } = await enterRoom();
    await room.leave();
    answers.AskForSeat = () => refusal;
    answers.ResumeSession = () => resumed(DENIED_BY_HOST);
    await room.enter(code);
    expect(room.getState()).toMatchObject({
      ending: { type: 'turned-away', askAgainAt: 70_000, hasAudience: true },
    });
  },
);

test('a guest who was let back in asks for the seat after a reload', async () => {
  const { room, answers, openTab } = await enterRoom({
    ResumeSession: () => resumed(DENIED_BY_HOST),
  });
  expect(room.getState()).toMatchObject({ ending: { type: 'turned-away' } });
  let isBack = false;
  answers.AskForSeat = () => {
    isBack = true;
    return { createPlayerSessionConnection: { id: 'room.ben', seat_secret: 'secret' } };
  };
  answers.ResumeSession = () =>
    isBack ? resumed() : resumed({ ...OUTSIDE, place: { state: 'gone', reason: 'let-back' } });
  const reloaded = openTab();
  reloaded.comeBackAfterReload();
  await settled();
  await settled();
  expect(reloaded.getState()).toMatchObject({ phase: 'inside' });
});

test.each(['full', 'too-late'] as const)(
  'a guest for whom a room has no seat joins its audience: %s',
  async (reason) => {
    const view = aRoomView({ settings: { isAudienceSession: true } });
    const { room, answers, endSubscription, asked } = await enterRoom({
      ResumeSession: () => resumed({ ...WAITING, view }),
    });
    expect(room.getState()).toMatchObject({ phase: 'waiting' });
    answers.ResumeSession = () => resumed({ ...OUTSIDE, place: { state: 'denied', reason } });
    answers.AskForSeat = () => {
      answers.ResumeSession = () => resumed({ view, place: { state: 'audience' } });
      return { createPlayerSessionConnection: { id: 'room.a.ben', seat_secret: 'secret' } };
    };
    await endSubscription('NOT_SEATED');
    await settled();
    expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'audience' } });
    expect(asked().filter((name) => name === 'AskForSeat')).toHaveLength(2);
  },
);

test.each([
  ['a player', {}, 'inside'],
  ['a guest who waits', WAITING, 'waiting'],
] as const)('%s stays in the same phase while the server is away', async (_, seen, phase) => {
  const { room, answers, endSubscription, subscriptions } = await enterRoom({
    ResumeSession: () => resumed(seen),
  });
  const phases: string[] = [];
  const problems = ['offline', 'server-error'];
  answers.ResumeSession = () => {
    phases.push(room.getState().phase);
    return problems.shift() ?? resumed(seen);
  };
  await endSubscription('INTERNAL');
  await settled();
  await settled();
  expect(phases).toEqual([phase, phase, phase]);
  expect(room.getState()).toMatchObject({ phase });
  expect(subscriptions).toHaveLength(1);
});

test('a guest who is approved while the server fails enters once the server works again', async () => {
  const { room, answers, tellPatch } = await enterRoom({
    ResumeSession: () => resumed(WAITING),
  });
  answers.ResumeSession = () => {
    answers.ResumeSession = () => resumed(LET_IN);
    return 'server-error';
  };
  await tellPatch({ version: 2, seats: [aSeat('ben', { order: 1 })] });
  await settled();
  expect(room.getState()).toMatchObject({ phase: 'inside' });
});

test('a subscription of a waiting guest that keeps ending is repeated with growing pauses', async () => {
  const { endSubscription, pauses } = await enterRoom({
    ResumeSession: () => resumed(WAITING),
  });
  for (let n = 0; n < 4; n++) {
    await endSubscription('TOO_MANY_REQUESTS');
    await settled();
  }
  expect(pauses).toEqual([500, 1000, 2000]);
});
