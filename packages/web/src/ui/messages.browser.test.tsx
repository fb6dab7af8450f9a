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

/** Lets the time pass once what was done before is drawn, and what closes by it be drawn. */
async function wait(milliseconds: number): Promise<void> {
  await drawn();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await drawn();
}

function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test.each(['banner', 'toast'] as const)('a %s closes after three seconds', async (kind) => {
  await show(<Shown kind={kind} />);
  await wait(2_999);
  await expect.element(message).toBeVisible();
  await wait(1);
  await expect.element(message).not.toBeInTheDocument();
});

test.each(['banner', 'toast'] as const)(
  'a %s that is pointed at stays, and has three seconds from then on',
  async (kind) => {
    await show(<Shown kind={kind} />);
    await userEvent.hover(message);
    await wait(60_000);
    await expect.element(message).toBeVisible();
    await userEvent.unhover(message);
    await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
    await wait(2_999);
    await expect.element(message).toBeVisible();
    await wait(1);
    await expect.element(message).not.toBeInTheDocument();
  },
);

test('a banner stays as long as its button has the focus, and closes by it', async () => {
  await show(<Shown kind="banner" />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close this message' })).toHaveFocus();
  await wait(60_000);
  await expect.element(page.getByRole('alert')).toMatchTextContent('It broke.');
  await userEvent.keyboard('{Enter}');
  await expect.element(message).not.toBeInTheDocument();
});

test('a message that is only spoken is not seen', async () => {
  await show(<Toast text="Ana is in." isSpoken close={() => undefined} />);
  const { width, height } = page.getByText('Ana is in.').element().getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});
