import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { ok, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import type { Player } from '../api/players.ts';
import { createPlayerStore, type FindPlayer } from './own-player.ts';

const ana: Player = { id: '1', name: 'Ana', avatar: FIRST_AVATAR };
const SUBJECT = 'account-1';

test('the player is unknown before a sign-in', () => {
  expect(createPlayerStore(async () => ok(ana)).getState()).toEqual({ type: 'unknown' });
});

test('the player of an account is known once it was loaded', async () => {
  const store = createPlayerStore(async () => ok(ana));
  const loaded = store.load(SUBJECT);
  expect(store.getState()).toEqual({ type: 'loading', subject: SUBJECT });
  expect(await loaded).toEqual({ type: 'there', subject: SUBJECT, player: ana });
  expect(store.getState()).toEqual(await loaded);
});

test('an account may have no player yet', async () => {
  const store = createPlayerStore(async () => ok(undefined));
  expect(await store.load(SUBJECT)).toEqual({ type: 'none', subject: SUBJECT });
});

test('a player is requested once for all callers', async () => {
  const asked: string[] = [];
  const store = createPlayerStore(async (subject) => {
    asked.push(subject);
    return ok(ana);
  });
  await Promise.all([store.load(SUBJECT), store.load(SUBJECT)]);
  await store.load(SUBJECT);
  expect(asked).toEqual([SUBJECT]);
});

test('after a failure the player is requested again', async () => {
  let isReachable = false;
  const store = createPlayerStore(async () => (isReachable ? ok(ana) : refuse('offline')));
  expect(await store.load(SUBJECT)).toEqual({
    type: 'failed',
    subject: SUBJECT,
    problem: 'offline',
  });
  isReachable = true;
  expect(await store.load(SUBJECT)).toMatchObject({ type: 'there' });
});

test('code that cannot be fetched counts as a server that cannot be reached', async () => {
  const store = createPlayerStore(() => Promise.reject(new TypeError('not fetched')));
  expect(await store.load(SUBJECT)).toMatchObject({ type: 'failed', problem: 'offline' });
});

test('an answer after signing out sets no player', async () => {
  const { find, answer } = findLater();
  const store = createPlayerStore(find);
  const loaded = store.load(SUBJECT);
  store.forget();
  answer();
  expect(await loaded).toEqual({ type: 'unknown' });
});

test('an answer for an earlier account is not taken for the next one’s', async () => {
  const bea: Player = { ...ana, id: '2', name: 'Bea' };
  const first = findLater();
  const store = createPlayerStore((subject) =>
    subject === SUBJECT ? first.find(subject) : Promise.resolve(ok(bea)),
  );
  const ofAna = store.load(SUBJECT);
  await store.load('account-2');
  first.answer();
  await ofAna;
  expect(store.getState()).toMatchObject({ type: 'there', player: bea });
});

test('a player that was created or renamed is known at once', async () => {
  const store = createPlayerStore(async () => ok(undefined));
  await store.load(SUBJECT);
  store.keep(ana);
  expect(await store.load(SUBJECT)).toEqual({ type: 'there', subject: SUBJECT, player: ana });
});

function findLater(): Readonly<{ find: FindPlayer; answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<FindPlayer>>>();
  return { find: () => promise, answer: () => resolve(ok(ana)) };
}
