import type { RoomCode } from '@outoften/rules/room/room-code';
import { afterEach, expect, test } from 'vitest';
import { tabStorage } from '../saved-data/safe-storage.ts';
import {
  dropInvitation,
  INVITATION_KEY,
  invitedPath,
  keepHosting,
  keepInvitation,
} from './room-link.ts';

afterEach(dropInvitation);

test('signing in leads back to the room of an invitation, once', () => {
  expect(invitedPath()).toBeUndefined();
  keepInvitation('K7WBX' as RoomCode);
  expect(invitedPath()).toBe('/join/K7WBX');
  dropInvitation();
  expect(invitedPath()).toBeUndefined();
});

test('signing in to open a room leads back to that form', () => {
  keepInvitation('K7WBX' as RoomCode);
  keepHosting();
  expect(invitedPath()).toBe('/game/host-create');
});

test('an invitation with an invalid code is ignored', () => {
  tabStorage.setItem(INVITATION_KEY, 'https://elsewhere.example');
  expect(invitedPath()).toBeUndefined();
});
