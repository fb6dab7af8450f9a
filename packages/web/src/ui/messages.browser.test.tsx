import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Banner } from './banner.tsx';
import { Toast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A message until it closes. */
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

/** How many messages wait for their time to close: one that is held does not. */
function expectWaiting(count: 0 | 1): Promise<void> {
  return expect.poll(() => vi.getTimerCount()).toBe(count);
}

async function showAndPointElsewhere(kind: 'banner' | 'toast'): Promise<void> {
  await userEvent.hover(document.documentElement, { position: { x: 350, y: 700 } });
  await show(<Shown kind={kind} />);
}

test.each(['banner', 'toast'] as const)('a %s closes after three seconds', async (kind) => {
  await showAndPointElsewhere(kind);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(message).not.toBeInTheDocument();
});

test.each(['banner', 'toast'] as const)(
  'a %s that is pointed at stays, and closes some time after that',
  async (kind) => {
    await showAndPointElsewhere(kind);
    await userEvent.hover(message);
    await expectWaiting(0);
    await expect.element(message).toBeVisible();
    await page.getByRole('button', { name: 'Elsewhere' }).hover();
    // Each look lets a little of the time pass.
    await expectWaiting(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(message).not.toBeInTheDocument();
  },
);

test('a banner stays as long as its button has the focus, and closes by it', async () => {
  await showAndPointElsewhere('banner');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close this message' })).toHaveFocus();
  await expectWaiting(0);
  await expect.element(page.getByRole('alert')).toMatchTextContent('It broke.');
  await userEvent.keyboard('{Enter}');
  await expect.element(message).not.toBeInTheDocument();
});

test('a message that is only spoken is not seen', async () => {
  await show(<Toast text="Ana is in." isSpoken close={() => undefined} />);
  const { width, height } = page.getByText('Ana is in.').element().getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});
