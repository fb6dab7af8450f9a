import type { RoomCode } from '@outoften/rules/room/room-code';
import { afterEach, expect, test } from 'vitest';
import { tabStorage } from '../saved-data/safe-storage.ts';
import {
  dropInvitation,
  INVITATION_KEY,
  invitedPath,
  keepHosting,
  keepInvitation,
} from './room-address.ts';

afterEach(dropInvitation);

test('who was invited before signing in goes to that room afterwards, once', () => {
  expect(invitedPath()).toBeUndefined();
  keepInvitation('K7WBX' as RoomCode);
  expect(invitedPath()).toBe('/join/K7WBX');
  dropInvitation();
  expect(invitedPath()).toBeUndefined();
});

test('who signed in to open a room goes there afterwards', () => {
  keepInvitation('K7WBX' as RoomCode);
  keepHosting();
  expect(invitedPath()).toBe('/game/host-create');
});

test('what is no code leads nowhere', () => {
  tabStorage.setItem(INVITATION_KEY, 'https://elsewhere.example');
  expect(invitedPath()).toBeUndefined();
});
