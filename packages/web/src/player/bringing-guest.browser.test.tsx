import type { RoomCode } from '@outoften/rules/room/room-code';
import type { SeatId } from '@outoften/rules/room/seat';
import { expect, test } from 'vitest';
import { showApp } from '../../testing/show-app.tsx';
import { answerOperation, askedOperations, installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor, signIn } from '../../testing/visitor.ts';
import { keptSeats, owner } from '../room/use-room.ts';
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
  answerOperation('TakeOverGuest', { data: { takeOverGuest: { connections: [] } } });
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

test('a guest who watched without a name is brought along, and only places that the account has are kept', async () => {
  savedData.save({ userData: { userId: GUEST } });
  for (const code of ['K7WBX', 'BBBBB'])
    keptSeats.keep({
      code: code as RoomCode,
      roomName: '',
      connectionId: 'guests' as SeatId,
      secret: 'guests',
      owner: GUEST,
    });
  signIn();
  const connections = [{ id: 'own', session_code: 'K7WBX', seat_secret: 'owns' }];
  answerOperation('TakeOverGuest', { data: { takeOverGuest: { connections } } });
  await showApp('/game/home');
  await expect.poll(asked).toEqual(['TakeOverGuest', 'FindOwnPlayer']);
  expect(keptSeats.list(owner() ?? '')).toMatchObject([
    { code: 'K7WBX', connectionId: 'own', secret: 'owns' },
  ]);
  expect(keptSeats.list(GUEST)).toEqual([]);
});

test('a browser that was never in a room as a guest only loads the player', async () => {
  signIn();
  await showApp('/game/home');
  await expect.poll(asked).toEqual(['FindOwnPlayer']);
});
