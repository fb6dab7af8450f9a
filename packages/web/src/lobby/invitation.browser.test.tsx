import type { RoomCode } from '@outoften/rules/room/room-code';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { savedData } from '../saved-data/use-saved-data.ts';
import { Invitation } from './lobby.tsx';

const CODE = 'BCDFG' as RoomCode;
const address = `${location.origin}/join/BCDFG`;

const spelled = page.getByText(/B C D F G/);
const square = page.getByRole('img', { name: /^QR code/ });
const copy = page.getByRole('button', { name: 'Copy link' });
const show = page.getByRole('button', { name: 'Show the code' });

const { settings } = savedData.getState().data;

afterEach(() => {
  savedData.save({ settings });
  vi.restoreAllMocks();
});

function hideCode(): void {
  savedData.save({ settings: { ...settings, hidesRoomCode: true } });
}

async function showInvitation(): Promise<void> {
  await showWithNotices(<Invitation code={CODE} joinable="player" />);
}

test('an invitation shows the code, a QR code and the address of the game', async () => {
  await showInvitation();
  await expect.element(spelled).toBeInTheDocument();
  await expect.element(square).toBeVisible();
  await expect.element(page.getByText(location.host)).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
});

test('the link is copied, and the player is informed', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showInvitation();
  await userEvent.click(copy);
  await expect.element(page.getByText(/^The link is copied/)).toBeVisible();
  expect(copied.mock.calls).toEqual([[address]]);
});

test.each([
  {
    name: 'the address is shown',
    isHidden: false,
    words: `The link could not be copied. Here it is: ${address}`,
  },
  {
    name: 'the address of a hidden code is not shown',
    isHidden: true,
    words: 'The link could not be copied. Press “Show the code” to see it.',
  },
])('if nothing can be copied, $name', async ({ isHidden, words }) => {
  if (isHidden) hideCode();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await showInvitation();
  await userEvent.click(copy);
  await expect.element(page.getByText(words)).toBeVisible();
  if (isHidden) expect(document.body.textContent).not.toContain('BCDFG');
});

test('a hidden code is shown with one press and hidden with the next, and can be copied anyway', async () => {
  hideCode();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showInvitation();
  await expect.element(page.getByText(/Code hidden/)).toBeInTheDocument();
  await expect.element(spelled).not.toBeInTheDocument();
  await expect.element(square).not.toBeInTheDocument();
  await expect.element(show).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(show);
  await expect.element(spelled).toBeInTheDocument();
  await expect.element(square).toBeVisible();
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(show);
  await expect.element(spelled).not.toBeInTheDocument();
  await userEvent.click(copy);
  expect(copied.mock.calls).toEqual([[address]]);
  expect(document.body.innerHTML).not.toContain('BCDFG');
});

test.each(['Enter', ' '])('a hidden code is shown and hidden by the key "%s"', async (key) => {
  hideCode();
  await showInvitation();
  show.element().focus();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(spelled).toBeInTheDocument();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(spelled).not.toBeInTheDocument();
});

test('a code is sent through the system’s sharing if there is any, and a hidden one is not shown', async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const send = page.getByRole('button', { name: 'Send' });
  await showInvitation();
  await userEvent.click(send);
  expect(share.mock.calls).toEqual([[{ text: 'Guess films with us: room BCDFG.', url: address }]]);
  hideCode();
  await expect.element(send).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'share');
});
