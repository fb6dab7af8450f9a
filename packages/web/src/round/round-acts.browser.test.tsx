import { type Rating, tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { advanceTo } from '../../testing/advance-to.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { answerOperation, askedOperations, installStubServer } from '../../testing/stub-server.ts';
import { aClosedRound } from '../room/testing/closed-round-under-test.ts';
import { aFilmView } from '../room/testing/film-view-under-test.ts';
import { anOpenRound } from '../room/testing/open-round-under-test.ts';
import { aResult, aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { anAttempt, aPlay, aRoom } from './parts/play-under-test.ts';
import type { RoundPlay } from './parts/round-parts.tsx';
import { RoundView } from './round-view.tsx';

installStubServer();

const ana = aSeat('ana');
const ben = aSeat('ben', { order: 1 });

/** The host, Ana. */
const host = { own: ana.id };
const guessing = { phase: 'guessing', round: anOpenRound() } as const;
const results = [aResult('ana', { guess: 60 }), aResult('ben', { guess: 70 })];

function revealed(number: number, nextAt?: number) {
  return { phase: 'revealed', round: aClosedRound({ number, results }), nextAt } as const;
}

const landing = {
  phase: 'revealed',
  round: aClosedRound({ results, closedAt: 0 }),
  nextAt: undefined,
} as const;

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

afterEach(() => void vi.useRealTimers());

/** A command that succeeds. */
function anAct<T extends unknown[]>() {
  return vi.fn(async (..._values: T) => ok(undefined));
}

async function showRound(
  play: RoundPlay,
  options: Parameters<typeof showWithNotices>[1] = {},
): Promise<(next: RoundPlay) => Promise<void>> {
  const shown = await showWithNotices(<RoundView play={play} />, options);
  return async (next) => {
    await shown.rerender(<RoundView play={next} />);
  };
}

test('a typed guess is submitted once by the ticket', async () => {
  const submit = vi.fn((_: Rating) => new Promise<never>(() => {}));
  await showRound(aPlay({ progress: guessing, attempt: anAttempt(), acts: { guess: submit } }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Your guess/ }), '7.3');
  await press('Submit 7.3');
  const ticket = page.getByRole('button', { name: 'Submit 7.3' });
  await expect.element(ticket).toHaveAttribute('aria-disabled', 'true');
  (ticket.element() as HTMLElement).click();
  expect(submit.mock.calls).toEqual([[tenths(73)]]);
});

test('a guess that failed is reported and can be submitted again', async () => {
  const submit = vi.fn(async (_: Rating) => refuse('offline'));
  await showRound(aPlay({ progress: guessing, attempt: anAttempt(), acts: { guess: submit } }));
  await press('A tenth more');
  await press('Submit 5.1');
  await expect.element(page.getByText(/^The server cannot be reached/)).toBeVisible();
  await press('Submit 5.1');
  await expect.poll(() => submit.mock.calls.length).toBe(2);
});

test.each([
  { name: 'where it was moved to', typed: '6.3', about: {}, handedIn: [[tenths(63)]] },
  {
    name: 'where it began, after a hint',
    typed: undefined,
    about: { hints: { poster: 'locked', overview: 'bought', review: 'locked' } } as const,
    handedIn: [[tenths(50)]],
  },
  {
    name: 'where it began, after a wrong name',
    typed: undefined,
    about: { slots: [{ state: 'open', wrongNames: ['No One'] }] } as const,
    handedIn: [[tenths(50)]],
  },
  { name: 'not at all by a player who did nothing', typed: undefined, about: {}, handedIn: [] },
])('at the deadline the slider is submitted $name', async ({ typed, about, handedIn }) => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const submit = anAct<[Rating]>();
  const round = anOpenRound({ deadline: 60_000 });
  await showRound(
    aPlay({
      progress: { phase: 'guessing', round },
      attempt: anAttempt({ timeMs: 60_000, ...about }),
      acts: { guess: submit },
      clock: Date.now,
    }),
  );
  const field = page.getByRole('textbox', { name: /^Your guess/ });
  if (typed !== undefined) await userEvent.fill(field, typed);
  await advanceTo(59_999);
  expect(submit).not.toHaveBeenCalled();
  await advanceTo(60_000);
  expect(submit.mock.calls).toEqual(handedIn);
});

test.each([
  { typed: 'keanu reeves', tried: ['keanu reeves'], isCounted: 'counts as tried' },
  { typed: 'Keanu Ree', tried: [], isCounted: 'does not count' },
])('at the deadline the text "$typed" in a field $isCounted', async ({ typed, tried }) => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  answerOperation('SearchPeople', { data: { searchPeople: ['Keanu Reeves'] } });
  const acts: string[] = [];
  const slot = { state: 'open', wrongNames: [] } as const;
  await showRound(
    aPlay({
      progress: { phase: 'guessing', round: anOpenRound({ deadline: 60_000 }) },
      ...aRoom({ scoring: { ...DEFAULT_SETTINGS.scoring, advancedMode: true } }),
      attempt: anAttempt({ timeMs: 60_000, draft: tenths(63), slots: [slot] }),
      acts: {
        nameCast: async ({ name }) => {
          acts.push(name);
          return ok(slot);
        },
        guess: async (guess) => {
          acts.push(`guess ${guess}`);
          return ok(undefined);
        },
      },
      clock: Date.now,
    }),
  );
  const field = page.getByRole('combobox', { name: /^Name an actor/ });
  await userEvent.fill(field, typed);
  await advanceTo(1000);
  await expect.poll(() => askedOperations().length).toBeGreaterThan(0);
  await advanceTo(60_000);
  await expect.poll(() => acts).toEqual([...tried, 'guess 63']);
});

test('the slider begins at the server’s value, and its moves are saved', async () => {
  const saveDraft = anAct<[Rating, string]>();
  await showRound(
    aPlay({ progress: guessing, attempt: anAttempt({ draft: tenths(81) }), acts: { saveDraft } }),
  );
  const slider = page.getByRole('slider', { name: 'Your guess' });
  await expect.element(slider).toHaveValue('81');
  expect(saveDraft).not.toHaveBeenCalled();
  await press('A tenth more');
  await expect.poll(() => saveDraft.mock.calls).toEqual([[tenths(82), 'round']]);
});

test('the slider’s last value is saved at once when the page is hidden or left', async () => {
  const saveDraft = anAct<[Rating, string]>();
  const play = aPlay({ progress: guessing, attempt: anAttempt(), acts: { saveDraft } });
  const rerender = await showRound(play);
  await press('A tenth more');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  expect(saveDraft.mock.calls).toEqual([[tenths(51), 'round']]);
  await press('A tenth more');
  await rerender(aPlay({ progress: revealed(1), acts: { saveDraft } }));
  expect(saveDraft.mock.calls.slice(1)).toEqual([[tenths(52), 'round']]);
});

test('a hint is opened for its points, and can be read again without a request', async () => {
  const unlock = anAct<[string]>();
  const locked = anAttempt();
  const play = aPlay({
    ...aRoom({ scoring: { advancedMode: true, allowHints: false, allowImage: false } }),
    progress: guessing,
    attempt: locked,
    acts: { unlock },
  });
  const rerender = await showRound(play);
  await press(/^Overview/);
  expect(unlock.mock.calls).toEqual([['overview']]);
  await rerender({
    ...play,
    attempt: {
      ...locked,
      hints: { ...locked.hints, overview: 'bought' },
      film: aFilmView({ overview: 'A reel shows tomorrow.' }),
    },
  });
  const sheet = page.getByRole('dialog');
  await expect.element(sheet).toMatchTextContent(/A reel shows tomorrow/);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await press(/^Overview/);
  await expect.element(sheet).toBeVisible();
  expect(unlock).toHaveBeenCalledOnce();
});

test('a hint that could not be opened is not shown', async () => {
  const unlock = async () => refuse('offline');
  await showRound(
    aPlay({
      ...aRoom({ scoring: { advancedMode: false, allowHints: true, allowImage: false } }),
      progress: guessing,
      attempt: anAttempt(),
      acts: { unlock },
    }),
  );
  await press(/^Review/);
  await expect.element(page.getByText(/^The server cannot be reached/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  { name: 'once a guess is in', seats: [ana, { ...ben, hasGuessed: true }], deadline: undefined },
  { name: 'not before a guess is in', seats: [ana, ben], deadline: undefined },
  { name: 'not with a countdown', seats: [ana, { ...ben, hasGuessed: true }], deadline: 60_000 },
])('the host may end the round $name', async ({ name, seats, deadline }) => {
  const closeRound = anAct();
  const round = anOpenRound({ deadline });
  const progress = { phase: 'guessing', round } as const;
  await showRound(aPlay({ ...host, progress, seats, attempt: anAttempt(), acts: { closeRound } }));
  const end = page.getByRole('button', { name: 'End the round' });
  if (name.startsWith('not')) {
    await expect.element(end).not.toBeInTheDocument();
  } else {
    await userEvent.click(end);
    expect(closeRound).toHaveBeenCalledOnce();
  }
});

test('after a round the host starts the next one', async () => {
  const acts = { startRound: anAct(), finishGame: anAct() };
  await showRound(aPlay({ ...host, progress: revealed(1), acts }));
  await press('Next round');
  expect(acts.startRound).toHaveBeenCalledOnce();
  expect(acts.finishGame).not.toHaveBeenCalled();
});

test('after the last round the host opens the podium for everyone, and has no other button to finish', async () => {
  const acts = { startRound: anAct(), finishGame: anAct() };
  await showRound(aPlay({ ...host, progress: revealed(3), acts }));
  await expect.element(page.getByRole('button', { name: 'Finish here' })).not.toBeInTheDocument();
  await press('To the podium');
  expect(acts.finishGame).toHaveBeenCalledOnce();
  expect(acts.startRound).not.toHaveBeenCalled();
});

test('the host may finish a game early after a question', async () => {
  const finish = anAct();
  await showRound(aPlay({ ...host, progress: revealed(1), acts: { finishGame: finish } }));
  await press('Finish here');
  const question = page.getByRole('dialog', { name: 'Finish the game here?' });
  await expect.element(question).toMatchTextContent(/2 rounds are not played\./);
  await userEvent.click(question.getByRole('button', { name: 'Keep playing' }));
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Finish here' })).toHaveFocus();
  expect(finish).not.toHaveBeenCalled();
  await press('Finish here');
  await userEvent.click(question.getByRole('button', { name: 'Finish here' }));
  expect(finish).toHaveBeenCalledOnce();
});

test('if rounds follow automatically, everyone reads when, and the host may be quicker', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const nextRound = anAct();
  const meta = { ...aRoom({}).meta, pace: 'by-itself' } as const;
  const progress = revealed(1, 12_000);
  await showRound(
    aPlay({ ...host, meta, progress, acts: { startRound: nextRound }, clock: Date.now }),
  );
  await expect.element(page.getByText(/^Next round in 1\d seconds\.$/)).toBeVisible();
  await advanceTo(11_000);
  await expect.element(page.getByText('Next round in one second.')).toBeVisible();
  await press('Next round');
  expect(nextRound).toHaveBeenCalledOnce();
});

test('a guest has none of the host’s controls', async () => {
  await showRound(aPlay({ progress: revealed(1) }));
  await expect.element(page.getByText('ana starts the next round.')).toBeVisible();
  for (const name of ['Next round', 'Finish here', 'Room options']) {
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('at the end the host chooses between another game and ending the session', async () => {
  const acts = { rematch: anAct(), close: anAct() };
  await showRound(aPlay({ ...host, progress: { phase: 'over', rounds: 3 }, acts }));
  await press('Play Again!');
  expect(acts.rematch).toHaveBeenCalledOnce();
  await press('Close the room');
  const question = page.getByRole('dialog', { name: 'Close the room?' });
  expect(acts.close).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Close the room' }));
  expect(acts.close).toHaveBeenCalledOnce();
  await expect.poll(shownAddress).toBe('/game/home');
});

test('at the end a guest waits for the host', async () => {
  await showRound(aPlay({ progress: { phase: 'over', rounds: 3 } }));
  await expect
    .element(page.getByText('ana can start another game with the same people.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play Again!' })).not.toBeInTheDocument();
});

test('leaving a game says that it costs the seat before it does', async () => {
  const leave = anAct();
  await showRound(aPlay({ progress: revealed(1), acts: { leave } }), { path: '/game/active' });
  await press('Leave');
  const question = page.getByRole('dialog', { name: 'Leave the room?' });
  await expect.element(question).toMatchTextContent(/you cannot rejoin/);
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  expect(leave).not.toHaveBeenCalled();
  expect(shownAddress()).toBe('/game/active');
  await press('Leave');
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await expect.poll(shownAddress).toBe('/game/home');
  expect(leave).toHaveBeenCalledOnce();
});

test('if a seat could not be given up, the player stays and reads why', async () => {
  const leave = async () => refuse('timeout');
  await showRound(aPlay({ progress: revealed(1), acts: { leave } }), { path: '/game/active' });
  await press('Leave');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Leave' }));
  await expect.element(page.getByText(/^The server took too long/)).toBeVisible();
  expect(shownAddress()).toBe('/game/active');
});

test('a player who came late reads when they can play', async () => {
  const seats = [ana, ben, aSeat('cyd', { order: 2, sitsOut: true })];
  await showRound(aPlay({ progress: guessing, seats, own: seatId('cyd'), film: aFilmView() }));
  await expect
    .element(page.getByText('You’re in from the next round. For now, watch.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Submit/ })).not.toBeInTheDocument();
});

test('a hidden code appears nowhere on the screen of a round', async () => {
  const { settings } = savedData.getState().data;
  const rerender = await showRound(aPlay({ progress: revealed(1), attempt: anAttempt() }));
  await expect.element(page.getByText('Room BCDFG')).toBeVisible();
  savedData.save({ settings: { ...settings, hidesRoomCode: true } });
  await expect.element(page.getByText('Code hidden')).toBeVisible();
  for (const { progress, words } of [
    { progress: { phase: 'over', rounds: 1 } as const, words: 'Code hidden' },
    { progress: revealed(1), words: 'Code hidden' },
    // A phone shows the count of guesses there, and no code.
    { progress: guessing, words: 'Round 1 of 3' },
  ]) {
    await rerender(aPlay({ progress, attempt: anAttempt() }));
    await expect.element(page.getByText(words).first()).toBeVisible();
    expect(document.body.innerHTML).not.toContain('BCDFG');
  }
  savedData.save({ settings });
});

test('a player who waits for others can react, once at a time, and sees the counts', async () => {
  const react = anAct<[string]>();
  const attempt = anAttempt({ guess: { value: tenths(69), score: undefined } });
  await showRound(
    aPlay({ progress: guessing, attempt, reactions: { popcorn: 3 }, acts: { react } }),
  );
  await expect.element(page.getByRole('button', { name: 'Send popcorn' })).toBeVisible();
  const popcorn = page.getByRole('listitem').filter({ hasText: 'Popcorn, sent 3 times just now' });
  await expect.element(popcorn).toBeVisible();
  await press(/^Send a gasp/);
  // During its pause the button stays enabled, and a press does nothing.
  (page.getByRole('button', { name: 'Send applause' }).element() as HTMLElement).click();
  expect(react.mock.calls).toEqual([['gasp']]);
});

test.each([
  { when: 'before the landing', at: 2_599, progress: landing, canReact: false },
  { when: 'from the landing on', at: 2_600, progress: landing, canReact: true },
  { when: 'on the podium', at: 0, progress: { phase: 'over', rounds: 3 }, canReact: true },
] as const)(
  'a player can react to the answer $when: $canReact',
  async ({ at, progress, canReact }) => {
    const react = anAct<[string]>();
    await showRound(aPlay({ progress, acts: { react }, clock: () => at }));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
    if (canReact) await press('Send laughter');
    expect(page.getByRole('button', { name: 'Send laughter' }).elements()).toHaveLength(
      canReact ? 1 : 0,
    );
    expect(react.mock.calls).toEqual(canReact ? [['laugh']] : []);
  },
);

test('a hint costs nothing after the guess', async () => {
  const unlock = anAct<[string]>();
  const attempt = anAttempt({ guess: { value: tenths(69), score: undefined } });
  await showRound(aPlay({ progress: guessing, attempt, acts: { unlock } }));
  await press(/^Overview/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await press(/^Lift curtain/);
  expect(unlock.mock.calls).toEqual([['overview'], ['poster']]);
});
