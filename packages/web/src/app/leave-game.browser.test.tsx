import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { enterRoom, installStubRoom, keepSeat } from '../../testing/stub-room.ts';
import { askedOperations } from '../../testing/stub-server.ts';
import { tabRoom } from '../room/room-link.ts';
import { CODE } from '../room/testing/room-server-under-test.ts';
import { room } from '../room/use-room.ts';

installStubRoom();

beforeEach(() => keepSeat('Ana’s room'));
afterEach(() => history.replaceState(null, '', '/'));

/** Opens the app at an address, which the browser shows as well. */
async function openApp(path: string): Promise<void> {
  history.replaceState(null, '', path);
  await showApp(path);
}

test('the code of the tab’s own room leads back into it, without asking for the seat again', async () => {
  await enterRoom();
  await openApp(`/join/${CODE}`);
  await expect.poll(shownAddress).toBe('/game/host-waiting');
  const resumed = askedOperations().filter(({ operation }) => operation === 'ResumeSession');
  expect(resumed).toHaveLength(1);
  expect(tabRoom.read()).toBe(CODE);
});

test('the code of another room leaves the tab’s room', async () => {
  await enterRoom();
  await openApp('/join/KWBX7');
  await expect.poll(() => room.getState().phase).toBe('outside');
  expect(tabRoom.read()).toBeUndefined();
});

test('a tab that goes home leaves its room', async () => {
  await enterRoom();
  await openApp('/game/home');
  await expect.poll(() => room.getState().phase).toBe('outside');
  expect(tabRoom.read()).toBeUndefined();
});
