import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { TurnedAway } from './room-ended.tsx';
import { CODE } from './testing/room-server-under-test.ts';

const NOW = 1_000_000;

type Parts = Parameters<typeof TurnedAway>[0];

function aDenial(parts: Partial<Parts> = {}, ending: Partial<Parts['ending']> = {}) {
  const nothing = () => undefined;
  return (
    <main>
      <h1>No</h1>
      <TurnedAway
        ending={{ type: 'turned-away', askAgainAt: NOW + 22_500, hasAudience: false, ...ending }}
        code={CODE}
        clock={() => NOW}
        ask={nothing}
        watch={nothing}
        leave={nothing}
        {...parts}
      />
    </main>
  );
}

const again = page.getByRole('button', { name: 'Ask again' });

test('a guest whom the host denied reads how long to wait', async () => {
  const ask = vi.fn();
  await show(aDenial({ ask }));
  await expect.element(page.getByRole('timer')).toMatchTextContent('You can ask again in 23 s.');
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(again, { force: true });
  expect(ask).not.toHaveBeenCalled();
  await expectAccessible('a denied request');
});

test('a guest asks again once the time is over', async () => {
  const ask = vi.fn();
  await show(aDenial({ ask }, { askAgainAt: NOW }));
  await expect.element(page.getByRole('status')).toMatchTextContent('You can ask again now.');
  await userEvent.click(again);
  expect(ask.mock.calls).toEqual([[CODE]]);
});

test('after the last denial a guest can only go home', async () => {
  await show(aDenial({}, { askAgainAt: undefined }));
  await expect.element(page.getByText(/so this is final\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('after the last denial a guest may watch if there is an audience', async () => {
  const watch = vi.fn();
  await show(aDenial({ watch }, { askAgainAt: undefined, hasAudience: true }));
  await userEvent.click(page.getByRole('button', { name: 'Just watch' }));
  expect(watch.mock.calls).toEqual([[CODE]]);
  await expectAccessible('the last denial');
});

test.each(['en', 'de', 'es'] as const)('a denial is readable in %s', async (language) => {
  await show(aDenial({}, { askAgainAt: undefined, hasAudience: true }), { language });
  await expectUncut('the last denial', []);
  await expectReadableTwiceAsLarge('the last denial');
});
