import { expect, test } from 'vitest';
import { showApp } from '../../testing/show-app.tsx';
import { answerOperation, askedOperations, installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor, signIn } from '../../testing/visitor.ts';
import { savedData } from '../saved-data/use-saved-data.ts';

installStubServer();
installNewVisitor();

const GUEST = `guest-${'be'.repeat(12)}`;

function playAsGuest(): void {
  savedData.save({ userData: { userId: GUEST, walkIn: { name: 'Bea', avatar: 3 as never } } });
}

/** Returns the operations about players, in the order of the requests. */
function asked(): readonly string[] {
  const names = askedOperations().map(({ operation }) => operation);
  return names.filter((name) => name === 'TakeOverGuest' || name === 'FindOwnPlayer');
}

test('a guest’s seats go to the account after sign-in, before the player is loaded', async () => {
  playAsGuest();
  signIn();
  answerOperation('TakeOverGuest', { data: { takeOverGuest: { id: 'player-1' } } });
  await showApp('/game/home');
  await expect.poll(asked).toEqual(['TakeOverGuest', 'FindOwnPlayer']);
  expect(savedData.getState().data.userData).toEqual({
    userId: undefined,
    walkIn: { name: 'Bea', avatar: 3 },
  });
});

test('a guest’s seats stay the guest’s while the server cannot be reached, and go to the account later', async () => {
  playAsGuest();
  signIn();
  answerOperation('TakeOverGuest', 'offline');
  await showApp('/game/home');
  await expect.poll(asked).toEqual(['TakeOverGuest', 'FindOwnPlayer']);
  expect(savedData.getState().data.userData.userId).toBe(GUEST);
});

test('a browser that was never in a room as a guest only loads the player', async () => {
  signIn();
  await showApp('/game/home');
  await expect.poll(asked).toEqual(['FindOwnPlayer']);
});
