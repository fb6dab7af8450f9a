import { ok } from '@outoften/rules/result';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
} from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { anOpenRound } from '../../scores/open-round-under-test.ts';
import { aSeat } from '../../scores/seats-under-test.ts';
import { aPlay, aRoom } from '../play-under-test.ts';
import { RoundView } from '../round-view.tsx';

const ana = aSeat('ana');
const removed = aSeat('trapdoor', { order: 1, state: 'gone', reason: 'removed' });
const barred = aSeat('D'.repeat(20), { order: 2, state: 'gone', reason: 'barred' });
const left = aSeat('ben', { order: 3, state: 'gone', reason: 'left' });
const { meta } = aRoom({});

function aHostPlay(parts: Partial<Parameters<typeof aPlay>[0]> = {}) {
  const stage = { phase: 'guessing', round: anOpenRound() } as const;
  return aPlay({ ...aRoom({}), seats: [ana, removed, barred, left], own: ana.id, stage, ...parts });
}

async function openOptions(
  play: ReturnType<typeof aHostPlay>,
  {
    language = 'en',
    open = 'Room options',
  }: Readonly<{ language?: 'en' | 'de' | 'es'; open?: string }> = {},
) {
  await show(<RoundView play={play} />, { language });
  await userEvent.click(page.getByRole('button', { name: open }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

test('the host skips the film, and reads how many skips are left', async () => {
  const skipFilm = vi.fn(async () => ok(undefined));
  await openOptions(aHostPlay({ meta: { ...meta, skipsLeft: 2 }, acts: { skipFilm } }));
  await expect.element(page.getByText('2 of 3 left in this game.', { exact: false })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Skip film' }));
  expect(skipFilm).toHaveBeenCalledOnce();
});

test('a host without skips left cannot skip a film', async () => {
  const skipFilm = vi.fn(async () => ok(undefined));
  await openOptions(aHostPlay({ meta: { ...meta, skipsLeft: 0 }, acts: { skipFilm } }));
  await expect.element(page.getByText('None left in this game.')).toBeVisible();
  const skip = page.getByRole('button', { name: 'Skip film' });
  await expect.element(skip).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(skip, { force: true });
  expect(skipFilm).not.toHaveBeenCalled();
});

test('the host lets a player back in who was sent out', async () => {
  const letBackIn = vi.fn(async () => ok(undefined));
  await openOptions(aHostPlay({ acts: { letBackIn } }));
  const sentOut = page.getByRole('region', { name: 'Sent out' });
  await expect.element(sentOut.getByRole('listitem')).toHaveLength(2);
  await userEvent.click(sentOut.getByRole('button', { name: 'Let back in: trapdoor' }));
  expect(letBackIn.mock.calls).toEqual([[removed.id]]);
});

test('the list of players who were sent out is absent without any', async () => {
  await openOptions(aHostPlay({ seats: [ana, left] }));
  await expect.element(page.getByText('Sent out', { exact: true })).not.toBeInTheDocument();
});

test('skipping and letting back in are accessible', async () => {
  await openOptions(aHostPlay());
  await expectAccessible('room options with players who were sent out');
});

test.each([
  { language: 'en', open: 'Room options' },
  { language: 'de', open: 'Der Saal' },
  { language: 'es', open: 'La sala' },
] as const)('skipping and letting back in are readable in $language', async (shown) => {
  await openOptions(aHostPlay(), shown);
  await expectUncut('room options', ['D'.repeat(20), 'trapdoor']);
  await expectReadableTwiceAsLarge('room options');
});
