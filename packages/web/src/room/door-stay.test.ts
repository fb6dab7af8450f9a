import { expect, test } from 'vitest';
import {
  aConnection,
  aSession,
  CODE,
  enterRoom,
  resumed,
  settled,
} from './room-server-under-test.ts';

const code = CODE;
const WAITING = aConnection({ host_approved: false, order: 1, id: 'room.ben' });
const DENIED_BY_HOST = {
  ...WAITING,
  host_denied: true,
  denial_reason: 'by-host',
  ask_again_at: 70,
};
const DENIED = { public_session: null, has_audience: true };

test('who waits at the door is told how many are in', async () => {
  const fromDoor = { connected_players: [aConnection({ id: 'room.host' })] };
  const { room, tell } = await enterRoom({
    ResumeSession: () =>
      resumed({ connection: WAITING, public_session: aSession({ ...fromDoor, player_count: 3 }) }),
  });
  expect(room.getState()).toMatchObject({ phase: 'waiting', view: { meta: { playersInside: 3 } } });
  await tell({ version: 2, session_facts: aSession({ ...fromDoor, player_count: 4 }) });
  expect(room.getState()).toMatchObject({ phase: 'waiting', view: { meta: { playersInside: 4 } } });
});

test('a guest waits at the door until the host has decided', async () => {
  let connection = WAITING;
  const { room, tell } = await enterRoom({
    AskForSeat: () => ({
      createPlayerSessionConnection: { id: 'room.ben', seat_secret: 'secret' },
    }),
    ResumeSession: () => resumed({ connection }),
  });
  expect(room.getState()).toMatchObject({ phase: 'waiting' });
  await tell({ version: 2, changed_players: [aConnection({ is_away: true })] });
  expect(room.getState()).toMatchObject({ phase: 'waiting' });
  connection = { ...WAITING, host_approved: true };
  await tell({ version: 3, changed_players: [connection] });
  expect(room.getState()).toMatchObject({ phase: 'inside' });
});

test('a guest whom the host denies reads when to ask again, also after a reload', async () => {
  let connection: object = WAITING;
  const { room, endLine, openTab, asked } = await enterRoom({
    ResumeSession: () => resumed({ connection, ...(connection !== WAITING && DENIED) }),
  });
  connection = DENIED_BY_HOST;
  await endLine('NOT_SEATED');
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
  'a guest who asks again by the code is shown the denial: %s',
  async (refusal) => {
    const { room, answers } = await enterRoom();
    await room.leave();
    answers.AskForSeat = () => refusal;
    answers.ResumeSession = () => resumed({ connection: DENIED_BY_HOST, ...DENIED });
    await room.enter(code);
    expect(room.getState()).toMatchObject({
      ending: { type: 'turned-away', askAgainAt: 70_000, hasAudience: true },
    });
  },
);

test('a guest who was let back in meanwhile asks for the seat after a reload', async () => {
  const { room, answers, openTab } = await enterRoom({
    ResumeSession: () => resumed({ connection: DENIED_BY_HOST, ...DENIED }),
  });
  expect(room.getState()).toMatchObject({ ending: { type: 'turned-away' } });
  let isBack = false;
  answers.AskForSeat = () => {
    isBack = true;
    return { createPlayerSessionConnection: { id: 'room.ben', seat_secret: 'secret' } };
  };
  answers.ResumeSession = () =>
    isBack
      ? resumed()
      : resumed({
          connection: { ...WAITING, connection_is_closed: true, closing_reason: 'let-back' },
          public_session: null,
        });
  const reloaded = openTab();
  reloaded.comeBackAfterReload();
  await settled();
  await settled();
  expect(reloaded.getState()).toMatchObject({ phase: 'inside' });
});

test.each(['full', 'too-late'])(
  'a guest for whom a room with an audience has no seat is let into that: %s',
  async (denial_reason) => {
    let connection = WAITING;
    const { settings } = aSession();
    const open = aSession({ settings: { ...settings, is_audience_session: true } });
    const { room, answers, endLine, asked } = await enterRoom({
      ResumeSession: () => resumed({ connection, public_session: open }),
    });
    expect(room.getState()).toMatchObject({ phase: 'waiting' });
    connection = { ...WAITING, host_denied: true, denial_reason };
    answers.AskForSeat = () => {
      connection = aConnection({ id: 'room.a.ben', is_audience: true });
      return { createPlayerSessionConnection: { id: 'room.a.ben', seat_secret: 'secret' } };
    };
    await endLine('NOT_SEATED');
    await settled();
    expect(room.getState()).toMatchObject({ phase: 'inside', visitor: { type: 'audience' } });
    expect(asked().filter((name) => name === 'AskForSeat')).toHaveLength(2);
  },
);

test.each([
  ['who plays', aConnection(), 'inside'],
  ['who waits at the door', WAITING, 'waiting'],
])('%s stays where they are while the server is away', async (_, connection, phase) => {
  const { room, answers, endLine, lines } = await enterRoom({
    ResumeSession: () => resumed({ connection }),
  });
  const seen: string[] = [];
  const problems = ['offline', 'server-error'];
  answers.ResumeSession = () => {
    seen.push(room.getState().phase);
    return problems.shift() ?? resumed({ connection });
  };
  await endLine('INTERNAL');
  await settled();
  await settled();
  expect(seen).toEqual([phase, phase, phase]);
  expect(room.getState()).toMatchObject({ phase });
  expect(lines).toHaveLength(1);
});

test('a guest who is let in while the server falters comes in once it does not', async () => {
  const { room, answers, tell } = await enterRoom({
    ResumeSession: () => resumed({ connection: WAITING }),
  });
  const connection = { ...WAITING, host_approved: true };
  answers.ResumeSession = () => {
    answers.ResumeSession = () => resumed({ connection });
    return 'server-error';
  };
  await tell({ version: 2, changed_players: [connection] });
  await settled();
  expect(room.getState()).toMatchObject({ phase: 'inside' });
});

test('a line to the door that the server keeps ending is followed anew with growing pauses', async () => {
  const { endLine, pauses } = await enterRoom({
    ResumeSession: () => resumed({ connection: WAITING }),
  });
  for (let n = 0; n < 4; n++) {
    await endLine('TOO_MANY_REQUESTS');
    await settled();
  }
  expect(pauses).toEqual([500, 1000, 2000]);
});
