import { tenths } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
} from '../../../testing/look.ts';
import { forgetSavedData } from '../../../testing/saved.ts';
import { show } from '../../../testing/show.tsx';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { anOpenRound } from '../../room/testing/open-round-under-test.ts';
import { aResult, aSeat } from '../../room/testing/seats-under-test.ts';
import { savedData } from '../../saved-data/use-saved-data.ts';
import { anAttempt, aPlay, aRoom } from '../parts/play-under-test.ts';
import type { RoundPlay } from '../parts/round-parts.tsx';
import { RoundView } from '../round-view.tsx';

forgetSavedData();

const ana = aSeat('ana');
const ben = aSeat('ben', { order: 1 });
const round = anOpenRound({ deadline: 600_000 });
const guessed = anAttempt({
  guess: { value: tenths(70), score: { accuracy: 65, start: 0, spent: 0, credited: 0, total: 65 } },
  answer: tenths(77),
});

const options = page.getByRole('dialog', { name: 'Room options' });

/** A round with a time limit, as its host Ana sees it after her guess. */
function aHostPlay(parts: Partial<Parameters<typeof aPlay>[0]> = {}): RoundPlay {
  const progress = { phase: 'guessing', round } as const;
  return aPlay({ ...aRoom({}), own: ana.id, progress, attempt: guessed, ...parts });
}

async function openOptions(play: RoundPlay) {
  const shown = await show(<RoundView play={play} />);
  await userEvent.click(page.getByRole('button', { name: 'Room options' }));
  return shown;
}

test('the options of a host are accessible', async () => {
  await openOptions(aHostPlay());
  await expectAccessible('room options');
});

test.each([
  { language: 'de', open: 'Jemand möchte einen Platz' },
  { language: 'es', open: 'Alguien pide un asiento' },
] as const)('the options of a host are readable in $language', async ({ language, open }) => {
  const asking = aSeat('M'.repeat(20), { order: 2, state: 'waiting' });
  await show(<RoundView play={aHostPlay({ seats: [ana, ben, asking] })} />, { language });
  await userEvent.click(page.getByRole('button', { name: open }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectUncut('room options', ['M'.repeat(20), 'ana', 'ben']);
  await expectReadableTwiceAsLarge('room options');
});

test('more time is saved in the browser', async () => {
  await openOptions(aHostPlay());
  await expect.element(page.getByRole('radio', { name: 'Normal time' })).toBeChecked();
  const twice = page.getByRole('radio', { name: '2x time' });
  await userEvent.click(twice);
  await expect.element(twice).toBeChecked();
  expect(savedData.getState().data.settings.allowance).toBe(2);
});

test('a guest can set only their own time', async () => {
  await openOptions(aHostPlay({ own: ben.id }));
  await expect.element(options.getByRole('radio')).toHaveLength(3);
  await expect.element(options.getByRole('switch')).not.toBeInTheDocument();
  await expect.element(options.getByRole('button')).toHaveLength(1);
});

test('without a time limit no time can be set, and a guest has no options', async () => {
  const play = aHostPlay({ ...aRoom({ timeLimit: 0 }) });
  const shown = await openOptions(play);
  await expect.element(options.getByRole('radio')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await shown.rerender(<RoundView play={{ ...play, own: ben.id }} />);
  await expect.element(page.getByRole('button', { name: 'Room options' })).not.toBeInTheDocument();
});

test.each([
  { pace: 'by-hand', wanted: 'by-itself' },
  { pace: 'by-itself', wanted: 'by-hand' },
] as const)('the host changes the pace from $pace to $wanted', async ({ pace, wanted }) => {
  const setPace = vi.fn(async () => ok(undefined));
  const { meta } = aRoom({});
  await openOptions(aHostPlay({ meta: { ...meta, pace }, acts: { setPace } }));
  const itself = options.getByRole('switch', { name: 'Next round automatically' });
  await expect.element(itself).toHaveAttribute('aria-checked', String(pace === 'by-itself'));
  await userEvent.click(itself);
  expect(setPace.mock.calls).toEqual([[wanted]]);
});

test('the button shows the host how many ask for a seat', async () => {
  const asking = [2, 3].map((order) => aSeat(`guest${order}`, { order, state: 'waiting' }));
  await show(<RoundView play={aHostPlay({ seats: [ana, ben, ...asking] })} />);
  await userEvent.click(page.getByRole('button', { name: '2 want a seat' }));
  await expect.element(options.getByRole('button', { name: 'Approve guest3' })).toBeVisible();
});

test('the options stay open after a cancelled question, and when the round ends', async () => {
  const play = aHostPlay();
  const shown = await openOptions(play);
  await userEvent.click(options.getByText('Remove a player'));
  await userEvent.click(options.getByRole('button', { name: 'ben' }));
  const question = page.getByRole('dialog', { name: 'Remove ben?' });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(options).toBeVisible();

  const results = [aResult('ana', { guess: 70 }), aResult('ben', { guess: 60 })];
  const progress = {
    phase: 'revealed',
    round: aClosedRound({ results }),
    nextAt: undefined,
  } as const;
  await shown.rerender(<RoundView play={aHostPlay({ progress })} />);
  await expect
    .element(page.getByRole('heading', { name: 'Standings', includeHidden: true }))
    .toBeInTheDocument();
  await expect.element(options).toBeVisible();
});

test('the session is ended for everyone only after a question', async () => {
  const endSession = vi.fn(async () => ok(undefined));
  await openOptions(aHostPlay({ acts: { close: endSession } }));
  await userEvent.click(options.getByRole('button', { name: 'Close the room' }));
  const question = page.getByRole('dialog', { name: 'Close the room?' });
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(endSession).not.toHaveBeenCalled();
  await userEvent.click(options.getByRole('button', { name: 'Close the room' }));
  await userEvent.click(question.getByRole('button', { name: 'Close the room' }));
  expect(endSession).toHaveBeenCalledOnce();
});
