import { ok } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
} from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { anOpenRound } from '../../room/testing/open-round-under-test.ts';
import { aSeat } from '../../room/testing/seats-under-test.ts';
import { savedData } from '../../saved-data/use-saved-data.ts';
import { aPlay, aRoom } from '../parts/play-under-test.ts';
import { RoundView } from '../round-view.tsx';

const ana = aSeat('ana');
const removed = aSeat('trapdoor', { order: 1, state: 'gone', reason: 'removed', sentOutIn: 2 });
const barred = aSeat('D'.repeat(20), {
  order: 2,
  state: 'gone',
  reason: 'barred',
  sentOutIn: 1,
});
const left = aSeat('ben', { order: 3, state: 'gone', reason: 'left' });
const { meta } = aRoom({});
const { settings: savedSettings } = savedData.getState().data;

afterEach(() => {
  savedData.save({ settings: savedSettings });
  vi.restoreAllMocks();
});

function aHostPlay(parts: Partial<Parameters<typeof aPlay>[0]> = {}) {
  const progress = { phase: 'guessing', round: anOpenRound() } as const;
  return aPlay({
    ...aRoom({}),
    seats: [ana, removed, barred, left],
    own: ana.id,
    progress,
    ...parts,
  });
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
  await userEvent.click(page.getByRole('button', { name: 'Skip film 2 of 3 left' }));
  expect(skipFilm).toHaveBeenCalledOnce();
});

test('a host without skips left cannot skip a film', async () => {
  const skipFilm = vi.fn(async () => ok(undefined));
  await openOptions(aHostPlay({ meta: { ...meta, skipsLeft: 0 }, acts: { skipFilm } }));
  const skip = page.getByRole('button', { name: 'Skip film None left' });
  await expect.element(skip).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(skip, { force: true });
  expect(skipFilm).not.toHaveBeenCalled();
});

test('the host lets a player back in who was removed', async () => {
  const letBackIn = vi.fn(async () => ok(undefined));
  await openOptions(aHostPlay({ acts: { letBackIn } }));
  const sentOut = page.getByRole('region', { name: 'Removed players' });
  await expect.element(sentOut.getByRole('listitem')).toHaveLength(2);
  await expect.element(sentOut.getByText('In round 2')).toBeVisible();
  await expect.element(sentOut.getByText('For good, in round 1')).toBeVisible();
  await userEvent.click(sentOut.getByRole('button', { name: 'Let back in: trapdoor' }));
  expect(letBackIn.mock.calls).toEqual([[removed.id]]);
});

test('without removed players there is no list of them', async () => {
  await openOptions(aHostPlay({ seats: [ana, left] }));
  await expect.element(page.getByText('Removed players', { exact: true })).not.toBeInTheDocument();
});

test('the host copies the links of the room and of the stage', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const play = aHostPlay({ stageKey: 'key' });
  await openOptions(play);
  const invite = page.getByRole('region', { name: 'Invite' });
  await expect.element(invite.getByRole('img')).toBeVisible();
  await userEvent.click(invite.getByRole('button', { name: 'Copy link' }));
  const television = page.getByRole('region', { name: 'Show on a television' });
  await userEvent.click(television.getByRole('button', { name: 'Copy link' }));
  expect(write.mock.calls.map(([address]) => address.replace(location.origin, ''))).toEqual([
    `/join/${play.view.meta.code}`,
    `/stage/${play.view.id}#key`,
  ]);
});

test('a deputy does not get the link to the stage', async () => {
  await openOptions(aHostPlay());
  await expect.element(page.getByText('Show on a television')).not.toBeInTheDocument();
});

test.each([
  {
    name: 'full',
    settings: { maxPlayers: 2 },
    says: 'Every seat is taken. No one can join until one is free.',
  },
  { name: 'late', settings: { maxRounds: 1 }, says: 'It is too late to join this game.' },
])('the host reads why no one can join: $name', async ({ settings, says }) => {
  const { settings: before } = meta ?? {};
  const seats = [ana, aSeat('ben', { order: 4 })];
  const changed = { settings: { ...DEFAULT_SETTINGS, ...before, ...settings } };
  await openOptions(aHostPlay({ seats, meta: changed }));
  const invite = page.getByRole('region', { name: 'Invite' });
  await expect.element(invite.getByText(says)).toBeVisible();
  await expect.element(invite.getByRole('img')).not.toBeInTheDocument();
});

test('a hidden code stays hidden in the room options', async () => {
  savedData.save({ settings: { ...savedSettings, hidesRoomCode: true } });
  await openOptions(aHostPlay());
  const invite = page.getByRole('region', { name: 'Invite' });
  await expect.element(invite.getByRole('img')).not.toBeInTheDocument();
  await expect.element(invite).toMatchTextContent(/Code hidden/);
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
