import { ok } from '@outoften/rules/result';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { advanceTo } from '../../testing/advance-to.ts';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { anOpenRound } from '../room/testing/open-round-under-test.ts';
import { aSeat } from '../room/testing/seats-under-test.ts';
import { anAttempt, aPlay, aRoom } from './parts/play-under-test.ts';
import { RoundView } from './round-view.tsx';

const LONG_NAME = 'MW'.repeat(10);
const ana = aSeat('ana', { name: LONG_NAME });
const ben = aSeat('ben', { order: 1 });
const PAUSED_AT = 42_000;
const SCORING = { advancedMode: false, allowHints: true, allowImage: false };

/** A round of a minute, paused with 18 seconds left, as Ben sees it. */
function aPausedPlay(parts: Partial<Parameters<typeof aPlay>[0]> = {}) {
  const pause = { since: PAUSED_AT, by: ana.id };
  const round = anOpenRound({ deadline: 60_000, pause });
  return aPlay({
    ...aRoom({ scoring: SCORING }),
    seats: [ana, ben],
    progress: { phase: 'guessing', round },
    attempt: anAttempt({ timeMs: 60_000 }),
    clock: Date.now,
    ...parts,
  });
}

const timer = page.getByRole('timer');

afterEach(() => void vi.useRealTimers());

describe('a paused round', () => {
  test('shows who paused it over a stopped countdown', async () => {
    await show(<RoundView play={aPausedPlay()} />);
    await expect.element(page.getByText(`Paused by ${LONG_NAME}`)).toBeVisible();
    await expect.element(timer).toHaveAccessibleName('Paused. 18 seconds left');
  });

  test('accepts no guess and sells no hint, and says why', async () => {
    const submit = vi.fn(async () => ok(undefined));
    const unlock = vi.fn(async () => ok(undefined));
    await show(<RoundView play={aPausedPlay({ acts: { guess: submit, unlock } })} />);
    const why = `Paused by ${LONG_NAME}`;
    for (const name of [/^Paused$/, /^Overview/, /^Review/, /^Lift curtain/]) {
      const button = page.getByRole('button', { name });
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await expect.element(button).toHaveAccessibleDescription(why);
      await userEvent.click(button, { force: true });
    }
    await userEvent.fill(page.getByRole('textbox', { name: /^Your guess/ }), '6.3');
    await userEvent.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
    expect(unlock).not.toHaveBeenCalled();
  });

  test('leaves the slider movable', async () => {
    const saveDraft = vi.fn(async () => ok(undefined));
    await show(<RoundView play={aPausedPlay({ acts: { saveDraft } })} />);
    await userEvent.click(page.getByRole('button', { name: 'A tenth more' }));
    await vi.waitFor(() => expect(saveDraft.mock.calls).toEqual([[51, 'round']]));
  });

  test('submits nothing at the old deadline, but at the later one', async () => {
    vi.useFakeTimers({ now: PAUSED_AT, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const submit = vi.fn(async () => ok(undefined));
    const shown = await show(<RoundView play={aPausedPlay({ acts: { guess: submit } })} />);
    await page.getByRole('button', { name: 'A tenth more' }).click();
    await advanceTo(100_000);
    expect(submit).not.toHaveBeenCalled();
    const later = 100_000 - PAUSED_AT;
    const round = anOpenRound({ startedAt: later, deadline: 60_000 + later });
    const going = aPausedPlay({ progress: { phase: 'guessing', round }, acts: { guess: submit } });
    await shown.rerender(<RoundView play={going} />);
    await expect.element(timer).toHaveAccessibleName('18 seconds left');
    await advanceTo(100_000 + 17_999);
    expect(submit).not.toHaveBeenCalled();
    await advanceTo(100_000 + 18_000);
    expect(submit).toHaveBeenCalledOnce();
  });

  test('tells a player who names an actor to try again later', async () => {
    const nameCast = vi.fn(async () => ok({ state: 'open', wrongNames: [] } as const));
    const play = aPausedPlay({
      ...aRoom({ scoring: { ...SCORING, advancedMode: true } }),
      acts: { nameCast },
    });
    await show(<RoundView play={play} />);
    await userEvent.fill(page.getByRole('combobox', { name: /1/ }), 'Ida Lupino');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^The game is paused. Try Ida Lupino/)).toBeVisible();
    expect(nameCast).not.toHaveBeenCalled();
  });

  test('is visible to a player who waits for the next round', async () => {
    await show(<RoundView play={aPausedPlay({ attempt: undefined })} />);
    await expect.element(page.getByText(`Paused by ${LONG_NAME}`)).toBeVisible();
    await expect.element(timer).toHaveAccessibleName('Paused. 18 seconds left');
  });

  test('shows a guest no Go on', async () => {
    await show(<RoundView play={aPausedPlay()} />);
    await expect.element(page.getByText(`Paused by ${LONG_NAME}`)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
  });

  test('is resumed by the host without opening the options', async () => {
    const resumeRound = vi.fn(async () => ok(undefined));
    await show(<RoundView play={aPausedPlay({ own: ana.id, acts: { resumeRound } })} />);
    await userEvent.click(page.getByRole('button', { name: 'Go on' }));
    expect(resumeRound).toHaveBeenCalledOnce();
  });

  test('is accessible', async () => {
    await show(<RoundView play={aPausedPlay({ own: ana.id })} />);
    await expectAccessible('a paused round');
  });

  test.each(['en', 'de', 'es'] as const)('is readable in %s', async (language) => {
    await show(<RoundView play={aPausedPlay({ own: ana.id })} />, { language });
    await expectUncut('a paused round', [LONG_NAME, 'ben']);
    await expectReadableTwiceAsLarge('a paused round');
  });
});

describe('the options of a host', () => {
  const dialog = page.getByRole('dialog');

  test('contain a button that pauses the round for everyone', async () => {
    const pauseRound = vi.fn(async () => ok(undefined));
    const progress = { phase: 'guessing', round: anOpenRound({ deadline: 60_000 }) } as const;
    const play = aPausedPlay({ own: ana.id, progress, clock: () => 0, acts: { pauseRound } });
    await show(<RoundView play={play} />);
    await userEvent.click(page.getByRole('button', { name: 'Room options' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause for everyone' }));
    expect(pauseRound).toHaveBeenCalledOnce();
  });

  test('contain a button that resumes a paused round', async () => {
    const resumeRound = vi.fn(async () => ok(undefined));
    await show(<RoundView play={aPausedPlay({ own: ana.id, acts: { resumeRound } })} />);
    await userEvent.click(page.getByRole('button', { name: 'Room options' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Go on for everyone' }));
    expect(resumeRound).toHaveBeenCalledOnce();
  });
});
