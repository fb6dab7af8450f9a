import type { RoomCode } from '@outoften/rules/room/room-code';
import { expect, test } from 'vitest';
import { aStorage } from '../sign-in/storage-under-test.ts';
import { dropInvitation, invitedPath, keepHosting, keepInvitation } from './room-address.ts';

test('who was invited before signing in goes to that room afterwards, once', () => {
  const storage = aStorage();
  expect(invitedPath(storage)).toBeUndefined();
  keepInvitation(storage, 'K7WBX' as RoomCode);
  expect(invitedPath(storage)).toBe('/join/K7WBX');
  dropInvitation(storage);
  expect(invitedPath(storage)).toBeUndefined();
});

test('who signed in to open a room goes there afterwards', () => {
  const storage = aStorage();
  keepInvitation(storage, 'K7WBX' as RoomCode);
  keepHosting(storage);
  expect(invitedPath(storage)).toBe('/game/host-create');
});

test('what is no code leads nowhere', () => {
  expect(invitedPath({ getItem: () => 'https://elsewhere.example' })).toBeUndefined();
  expect(
    invitedPath({
      getItem: () => {
        throw new Error('nothing is kept here');
      },
    }),
  ).toBeUndefined();
});
