import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  END,
  JOIN,
  openRoomOf,
  openSessions,
  PLACE,
  type SessionsUnderTest,
  START,
  UPDATE_SESSION,
} from '../../../../testing/rooms/sessions-under-test.ts';
import { NO_REACTIONS } from '../../audience/audience-news.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

test('a person can react once in two seconds', async () => {
  const { id } = await openRoomOf(sessions, {});
  expect((await react('ben', id)).code).toBeUndefined();
  expect((await react('ben', id)).code).toBe('TOO_MANY_REQUESTS');
  await sessions.pass(1_999);
  expect((await react('ben', id)).code).toBe('TOO_MANY_REQUESTS');
  await sessions.pass(1);
  expect((await react('ben', id)).code).toBeUndefined();
});

test('of many warm-up answers and reactions in one request only the first counts', async () => {
  const { id } = await openRoomOf(sessions, {});
  const told: unknown[] = [];
  const unsubscribe = await sessions.parts.bus.subscribe(id, (news) => {
    if (news.type === 'audience') told.push(news.reactions);
  });
  const flood = ['warm_up_right', 'warm_up_right', 'warm_up_wrong', 'laugh'].map(
    (kind, n) =>
      `r${n}: commandRoom(command: { type: "react", room: "${id}", reaction: "${kind}" })`,
  );
  const answer = await sessions.ask('ben', `mutation { ${flood.join(' ')} }`);
  expect(answer.code).toBe('TOO_MANY_REQUESTS');
  await sessions.rooms.rooms.newsroom.settle();
  unsubscribe();
  expect(told).toEqual([{ ...NO_REACTIONS, warm_up_right: 1 }]);
});

test('a stranger and a guest who waits for a seat cannot react', async () => {
  const { id, code } = await openRoomOf(sessions, {});
  expect((await react('dora', id)).code).toBe('NOT_SEATED');
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, auto_approve: false } });
  const waiting = await sessions.ask('carl', JOIN, { code, asAudience: false });
  expect(waiting.data.createPlayerSessionConnection.host_approved).toBe(false);
  expect((await react('carl', id)).code).toBe('NOT_SEATED');
});

test('a seat reacts after its own guess, and everyone once the round is over', async () => {
  const { id } = await openRoomOf(sessions, {});
  const started = await sessions.ask('ana', START, { id });
  expect(await react('ben', id)).toMatchObject({ code: 'ROUND_OPEN', refusal: 'guess-first' });
  await sessions.ask('ben', PLACE, { id, value: 7 });
  expect((await react('ben', id)).code).toBeUndefined();
  expect((await react('ana', id)).refusal).toBe('guess-first');
  await sessions.ask('ana', END, { id: started.data.createSessionRound.id });
  expect((await react('ana', id)).code).toBeUndefined();
});

test('a closed room accepts no reaction', async () => {
  const { id } = await openRoomOf(sessions, {});
  await sessions.ask('ana', UPDATE_SESSION, { input: { id, session_is_closed: true } });
  expect((await react('ben', id)).refusal).toBe('room-closed');
});

function react(who: string, room: string) {
  return sessions.command(who, { type: 'react', room, reaction: 'laugh' });
}
