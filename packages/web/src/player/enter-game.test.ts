import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { ok, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import type { SignInTrouble } from '../sign-in/sign-in-flow.ts';
import { enterGame } from './login-screen.tsx';
import { createPlayerStore, type FindPlayer } from './own-player.ts';

const SUBJECT = 'account-1';

/** Enters the game with the player that `find` returns. Returns what happened, in order. */
async function enter(find: FindPlayer) {
  const happened: (string | SignInTrouble)[] = [];
  await enterGame(SUBJECT, {
    load: createPlayerStore(find).load,
    giveUpSession: async () => void happened.push('signed out'),
    refuseSignIn: (trouble) => happened.push(trouble),
  });
  return happened;
}

test.each([
  { name: 'can’t be requested', find: async () => refuse('offline') },
  { name: 'arrives with an error', find: () => Promise.reject(new TypeError('not fetched')) },
] as const)('an account whose player $name is signed out with a message', async ({ find }) => {
  expect(await enter(find)).toEqual(['signed out', { type: 'no-player' }]);
});

test('an account with a player, or with none yet, stays signed in', async () => {
  const ana = { id: '1', name: 'Ana', avatar: FIRST_AVATAR };
  expect(await enter(async () => ok(ana))).toEqual([]);
  expect(await enter(async () => ok(undefined))).toEqual([]);
});
