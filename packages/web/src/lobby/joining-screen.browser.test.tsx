import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectUncut } from '../../testing/look.ts';
import { show, shownAddress } from '../../testing/show.tsx';
import { installStubRoom, keepSeat } from '../../testing/stub-room.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { JoiningScreen } from './joining-screen.tsx';

installStubRoom();

const { settings } = savedData.getState().data;

const field = page.getByRole('textbox', { name: 'Room code' });
const join = page.getByRole('button', { name: 'Join' });

afterEach(() => savedData.save({ settings }));

async function showJoining(
  path = '/game/joining',
  options: Parameters<typeof show>[1] = {},
): Promise<void> {
  await show(
    <main>
      <JoiningScreen />
    </main>,
    { path, ...options },
  );
}

test('the screen is accessible', async () => {
  keepSeat('Friday film night');
  await showJoining();
  await expect.element(join).toBeVisible();
  await expectAccessible('joining');
});

test.each(['de', 'es'] as const)('no text of the joining screen is cut in %s', async (language) => {
  await showJoining('/game/joining', { language });
  await expect.element(page.getByRole('textbox')).toBeInTheDocument();
  await expectUncut('joining');
});

test('a code in small letters leads to its room', async () => {
  await showJoining();
  await userEvent.fill(field, 'k7wbx');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shownAddress).toBe('/join/K7WBX');
});

test('a pasted link is replaced by its code', async () => {
  await showJoining();
  await userEvent.fill(field, 'https://example.com/join/K7WBX');
  await expect.element(field).toHaveValue('K7WBX');
});

test('a link of an earlier version leads to its room', async () => {
  await showJoining('/game/joining?code=K7WBX');
  await expect.poll(shownAddress).toBe('/join/K7WBX');
});

test('a saved seat leads back to its room', async () => {
  keepSeat('Friday film night');
  await showJoining();
  await userEvent.click(page.getByRole('link', { name: /^Friday film night.*Room K7WBX$/ }));
  await expect.poll(shownAddress).toBe('/join/K7WBX');
});

test('saved seats appear below the button, so that it does not move', async () => {
  keepSeat('Friday film night');
  await showJoining();
  const seat = page.getByRole('link', { name: /^Friday film night/ });
  await expect.element(seat).toBeVisible();
  const bottomOf = join.element().getBoundingClientRect().bottom;
  expect(seat.element().getBoundingClientRect().top).toBeGreaterThan(bottomOf);
});

test('the screen shows no codes if the player hides them', async () => {
  savedData.save({ settings: { ...settings, hidesRoomCode: true } });
  keepSeat('Friday film night');
  await showJoining();
  await expect
    .element(page.getByRole('link', { name: /^Friday film night.*Code hidden$/ }))
    .toBeVisible();
});
