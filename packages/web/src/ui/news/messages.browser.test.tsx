import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { showLanguage } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useSpoken } from './announcements.ts';
import { Announcer } from './announcer.tsx';
import { Banner } from './banner.tsx';
import { Toast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows a message until it closes. */
function Shown({ kind }: Readonly<{ kind: 'banner' | 'toast' }>) {
  const [isShown, setShown] = useState(true);
  const close = () => setShown(false);
  return (
    <main>
      <button type="button">Elsewhere</button>
      {isShown && kind === 'banner' && <Banner text="It broke." close={close} />}
      {isShown && kind === 'toast' && <Toast text="It broke." isSpoken={false} close={close} />}
    </main>
  );
}

const message = page.getByText('It broke.');

/** Expects this many running timers. A message that is held has none. */
function expectWaiting(count: 0 | 1): Promise<void> {
  return expect.poll(() => vi.getTimerCount()).toBe(count);
}

async function showAndPointElsewhere(kind: 'banner' | 'toast'): Promise<void> {
  await userEvent.hover(document.documentElement, { position: { x: 350, y: 700 } });
  await show(<Shown kind={kind} />);
}

test('a message closes after six seconds', async () => {
  await showAndPointElsewhere('toast');
  await vi.advanceTimersByTimeAsync(5_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(message).not.toBeInTheDocument();
});

test('a message under the pointer stays, and closes some time after that', async () => {
  await showAndPointElsewhere('toast');
  await userEvent.hover(message);
  await expectWaiting(0);
  await expect.element(message).toBeVisible();
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  // Each check takes some of the fake time.
  await expectWaiting(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(message).not.toBeInTheDocument();
});

test('an error stays until its button is pressed, and the button is not part of the alert', async () => {
  await showAndPointElsewhere('banner');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await expect.element(page.getByRole('alert')).toHaveTextContent('It broke.');
  await expect.element(page.getByRole('alert').getByRole('button')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close this message' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(message).not.toBeInTheDocument();
});

test('a message for screen readers only is not visible', async () => {
  await show(<Toast text="Ana is in." isSpoken close={() => undefined} />);
  const { width, height } = page.getByText('Ana is in.').element().getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});

function Spoken({ number }: Readonly<{ number: number }>) {
  const say = useMessages();
  useSpoken(say('daily.title', { number }));
  return <Announcer />;
}

test('a change of language removes what was said before, and says nothing again', async () => {
  const { container, rerender } = await show(<Spoken number={690} />);
  const said = () => container.querySelector('[data-announcer]')?.textContent;
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(said).toBe('Daily film 690');
  await showLanguage('de');
  await expect.poll(said).toBe('');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said()).toBe('');
  await rerender(<Spoken number={691} />);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(said).toBe('Tagesfilm 691');
});
