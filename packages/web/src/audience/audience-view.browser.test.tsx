import { type Rating, tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { POSTER } from '../../testing/movies.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { show, shownAddress } from '../../testing/show.tsx';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { recordSpoken } from '../../testing/spoken.ts';
import { textBox } from '../../testing/text-box.ts';
import { aClosedRound } from '../room/testing/closed-round-under-test.ts';
import { aFilmView, aLongFilmView } from '../room/testing/film-view-under-test.ts';
import { anOpenRound } from '../room/testing/open-round-under-test.ts';
import { aResult, aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { aView } from '../room/testing/view-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import type { AudiencePlay } from './audience-play.ts';
import { AudienceView } from './audience-view.tsx';

forgetSavedData();

const done = async () => ok(undefined);
const LONG_NAME = 'MW'.repeat(10);
const ROOM_NAME = 'MW'.repeat(20) as SessionName;

const seats = [
  aSeat(LONG_NAME, { score: 90, error: 20 }),
  aSeat('ben', { order: 1, score: 65, error: 30 }),
];
const results = [aResult(LONG_NAME, { guess: 64 }), aResult('ben', { guess: 74 })].map((each) => ({
  ...each,
  beatHouse: true,
}));
const house = { rating: tenths(60), guesses: 5, score: 15 };
const closed = aClosedRound({ results, house });
const guessing = { phase: 'guessing', round: anOpenRound({ deadline: 600_000 }) } as const;
const revealed = { phase: 'revealed', round: closed, nextAt: undefined } as const;
const over = { phase: 'over', rounds: 1 } as const;

type PlayParts = Partial<Omit<AudiencePlay, 'view' | 'acts'>> &
  Readonly<{ progress: ProgressView; acts?: Partial<AudiencePlay['acts']> }>;

/** A room with the longest possible name, as one of five audience members sees it. */
function anAudiencePlay({ progress, acts, ...parts }: PlayParts): AudiencePlay {
  const settings = { ...DEFAULT_SETTINGS, maxRounds: 3, timeLimit: 600, isAudienceSession: true };
  return {
    view: aView({ progress, seats, meta: { settings, name: ROOM_NAME } }),
    film: aLongFilmView(),
    guess: undefined,
    allowance: 1,
    standing: undefined,
    figures: { members: 5, guessed: 0, reactions: {} },
    house: undefined,
    played: [],
    clock: () => 0,
    acts: { guess: done, react: done, leave: done, ...acts },
    ...parts,
  };
}

const played = [{ ...closed, title: aLongFilmView().title, poster: POSTER }];
const placed = {
  type: 'placed',
  place: 2,
  score: 15,
  guesses: [{ round: 1, guess: tenths(60) }],
} as const;
const total = { score: 15, guesses: 5 };

const PHASES = [
  { phase: 'guessing', play: anAudiencePlay({ progress: guessing }), heading: /Jesse James/ },
  {
    phase: 'guessed',
    play: anAudiencePlay({ progress: guessing, guess: tenths(60) }),
    heading: /Jesse James/,
  },
  {
    phase: 'a result',
    play: anAudiencePlay({ progress: revealed, guess: tenths(60), house: total, played }),
    heading: /1[.,]7/,
  },
  {
    phase: 'the end',
    play: anAudiencePlay({ progress: over, standing: placed, house: total, played }),
    heading: /wins|gewinnt|Gana|share/,
  },
];

afterEach(() => void vi.useRealTimers());

async function showAudience(play: AudiencePlay, options: Parameters<typeof show>[1] = {}) {
  return show(<AudienceView play={play} />, options);
}

test.each(PHASES)(
  '$phase in the audience is accessible, and its heading has the focus',
  async ({ phase, play, heading }) => {
    await showAudience(play);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
    await expectAccessible(`${phase} in the audience`);
  },
);

test.each(
  PHASES.flatMap((each) =>
    (['en', 'de', 'es'] as const).map((language) => ({ ...each, language })),
  ),
)('$phase in the audience is readable in $language', async ({ phase, play, language }) => {
  await showAudience(play, { language });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expectUncut(phase, [LONG_NAME, 'ben', ROOM_NAME]);
  await expectReadableTwiceAsLarge(phase);
});

test('a very long room name covers no button beside it', async () => {
  await showAudience(anAudiencePlay({ progress: over }));
  const name = textBox(page.getByText(ROOM_NAME).element());
  const leave = page.getByRole('button', { name: 'Leave' }).element().getBoundingClientRect();
  const [sound] = [...document.querySelectorAll('header svg')].slice(-1);
  expect(name.left).toBeGreaterThanOrEqual(leave.right);
  expect(name.right).toBeLessThanOrEqual(sound?.getBoundingClientRect().left ?? 0);
});

test('a member guesses once, without seeing others, and is counted at once', async () => {
  const submit = vi.fn(async (_: Rating) => ok(undefined));
  const play = anAudiencePlay({ progress: guessing, acts: { guess: submit } });
  const shown = await showAudience(play);
  await expect.element(page.getByText('No one in the audience has guessed yet')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Who is in it' })).toBeVisible();
  await expect.element(page.getByText('Guess before the round ends.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Your guess/ }), '6.0');
  const ticket = page.getByRole('button', { name: 'Submit 6.0' });
  await userEvent.click(ticket);
  expect(submit.mock.calls).toEqual([[tenths(60)]]);
  await shown.rerender(<AudienceView play={{ ...play, guess: tenths(60) }} />);
  const words = page.getByText(
    'Your 6.0 is locked in. It counts for the House and can’t be changed.',
  );
  await expect.element(words).toBeVisible();
  await expect.element(words.element().parentElement).toHaveFocus();
  await expect.element(ticket).not.toBeInTheDocument();
  await expect
    .element(page.getByText('1 of 5 in the audience has guessed').first())
    .toBeInTheDocument();
  await expect.element(page.getByText(/The House said/)).not.toBeInTheDocument();
});

test('a member whose guess was given from a seat reads that they can guess the next film', async () => {
  await showAudience(anAudiencePlay({ progress: guessing, guess: 'spent' }));
  await expect.element(page.getByText(/^You have guessed this film already/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Submit/ })).not.toBeInTheDocument();
});

test('a member reads that the film database is away', async () => {
  await showAudience(
    anAudiencePlay({ progress: guessing, film: aFilmView({ notice: 'catalogue-films' }) }),
  );
  await expect
    .element(
      page.getByText('The film database cannot be reached. This film is from our own catalogue.'),
    )
    .toBeVisible();
});

test('a result shows the member’s distance, and the House with its place among the players', async () => {
  await showAudience(
    anAudiencePlay({
      progress: revealed,
      guess: tenths(74),
      house: { score: 70, guesses: 5 },
      film: aFilmView(),
    }),
  );
  await expect.element(page.getByRole('heading', { level: 1, name: '0.3 off' })).toBeVisible();
  await expect
    .element(page.getByText('ben is closest, 0.3 off. The House said 6.0, and 2 of 2 beat it.'))
    .toBeVisible();
  const rows = page.getByRole('region', { name: 'Standings' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(3);
  await expect.element(rows.nth(1)).toMatchTextContent(/The House.*70$/);
});

test('a result without an own guess begins with the rating', async () => {
  await showAudience(anAudiencePlay({ progress: revealed, film: aFilmView() }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Viewers: 7.7' })).toBeVisible();
});

test('after a reaction, no other can be sent for about two seconds', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const react = vi.fn(async (_: string) => ok(undefined));
  await showAudience(anAudiencePlay({ progress: guessing, acts: { react } }));
  const applause = page
    .getByRole('button', { name: 'Send applause' })
    .element() as HTMLButtonElement;
  const gasp = page.getByRole('button', { name: 'Send a gasp' });
  // A press by the test browser takes a while, in which fake time passes as well.
  applause.click();
  await vi.advanceTimersByTimeAsync(1999);
  expect(applause.dataset.sent).toBe('true');
  expect(gasp.element().ariaDisabled).toBe('true');
  (gasp.element() as HTMLButtonElement).click();
  expect(react.mock.calls).toEqual([['applause']]);
  await vi.advanceTimersByTimeAsync(401);
  await expect.element(gasp).not.toHaveAttribute('aria-disabled');
  (gasp.element() as HTMLButtonElement).click();
  expect(react.mock.calls).toEqual([['applause'], ['gasp']]);
});

test.each([
  { refusal: 'ROUND_OPEN', words: 'Guess first, then you can react.' },
  { refusal: 'TOO_MANY_REQUESTS', words: 'Slow down: one reaction every two seconds.' },
  { refusal: 'offline', words: /^The server cannot be reached/ },
])('a reaction that is refused with $refusal says why', async ({ refusal, words }) => {
  const react = async () => refuse(refusal);
  await showWithNotices(
    <AudienceView play={anAudiencePlay({ progress: guessing, acts: { react } })} />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Send applause' }));
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
});

test('reactions are counted on the buttons, and disappear automatically', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const play = anAudiencePlay({ progress: guessing });
  const shown = await showAudience(play);
  const applause = page.getByRole('listitem').filter({ hasText: 'Send applause' });
  await expect.element(applause).toHaveTextContent('Send applause');
  const sent = { ...play, figures: { ...play.figures, reactions: { applause: 1 } } };
  await shown.rerender(<AudienceView play={sent} />);
  await expect.element(applause).toMatchTextContent(/Applause, sent once just now$/);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(applause).toHaveTextContent('Send applause');
});

test('leaving the audience needs a confirmation, and leads home', async () => {
  const leave = vi.fn(done);
  await showAudience(anAudiencePlay({ progress: guessing, acts: { leave } }));
  await userEvent.click(page.getByRole('button', { name: 'Leave' }));
  const question = page.getByRole('dialog', { name: 'Leave the audience?' });
  await expect.element(question).toMatchTextContent(/your points start at zero/);
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await expect.poll(shownAddress).toBe('/game/home');
  expect(leave).toHaveBeenCalledOnce();
});

test('a member with twice the time sees and hears its own countdown', async () => {
  const spoken = recordSpoken();
  const round = anOpenRound({ deadline: 40_000 });
  const progress = { phase: 'guessing', round } as const;
  await showWithNotices(
    <AudienceView
      play={anAudiencePlay({ progress, film: aFilmView(), allowance: 2, clock: () => 10_000 })}
    />,
  );
  await expect.element(page.getByRole('timer', { name: '70 seconds left' })).toBeVisible();
  await expect
    .poll(() => spoken)
    .toContainEqual(expect.stringMatching(/The Lamp Room.*\b70 seconds/));
});

test('the rules open in a tab of their own from the audience', async () => {
  await showAudience(anAudiencePlay({ progress: guessing }));
  const rules = page.getByRole('link', { name: 'How to play (new tab)' });
  await expect.element(rules).toHaveAttribute('target', '_blank');
});

test('a member chooses more time in a room with a time limit', async () => {
  await showAudience(anAudiencePlay({ progress: guessing }));
  await userEvent.click(page.getByRole('radio', { name: '2x time' }));
  expect(savedData.getState().data.settings.allowance).toBe(2);
});

test('a paused round accepts no guess from the audience, and its countdown stands still', async () => {
  const pause = { since: 582_000, by: seatId('ben') };
  const progress = { phase: 'guessing', round: anOpenRound({ deadline: 600_000, pause }) } as const;
  const submit = vi.fn(done);
  await show(<AudienceView play={anAudiencePlay({ progress, acts: { guess: submit } })} />);
  await expect.element(page.getByText('Paused by ben')).toBeVisible();
  const timer = page.getByRole('timer', { name: 'Paused. 18 seconds left' });
  await expect.element(timer).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Paused' }), { force: true });
  expect(submit).not.toHaveBeenCalled();
});
