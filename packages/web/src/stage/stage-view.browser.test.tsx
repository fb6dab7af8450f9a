import { tenths } from '@outoften/rules/rating';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { ProgressView, SeatView } from '@outoften/rules/room/view/view-room';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { advanceTo } from '../../testing/advance-to.ts';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
  setSize,
} from '../../testing/look.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { show } from '../../testing/show.tsx';
import { aClosedRound } from '../room/testing/closed-round-under-test.ts';
import { aFilmView, aLongFilmView } from '../room/testing/film-view-under-test.ts';
import { anOpenRound } from '../room/testing/open-round-under-test.ts';
import { aResult, aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { aView } from '../room/testing/view-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import type { StagePlay } from './stage-play.ts';
import { StageView } from './stage-view.tsx';

const LONG_NAME = 'MW'.repeat(10);
const ROOM_NAME = 'MW'.repeat(20) as SessionName;

const pair = [
  aSeat(LONG_NAME, { score: 120, error: 20 }),
  aSeat('ben', { order: 1, score: 65, error: 30 }),
];
const house = { score: 70, guesses: 5 };
const guessing = { phase: 'guessing', round: anOpenRound({ deadline: 600_000 }) } as const;
const closed = aClosedRound({
  closedAt: 0,
  results: [
    { ...aResult(LONG_NAME, { guess: 77 }), beatHouse: true },
    { ...aResult('ben', { guess: 61 }), beatHouse: true },
  ],
  house: { rating: tenths(60), guesses: 5, score: 70 },
});
const revealed = { phase: 'revealed', round: closed, nextAt: undefined } as const;
const over = { phase: 'over', rounds: 1 } as const;

type PlayParts = Partial<Omit<StagePlay, 'view'>> &
  Readonly<{ progress: ProgressView; seats?: readonly SeatView[] }>;

/** A full room of two seats with an audience and the longest possible names. */
function aStagePlay({ progress, seats = pair, ...parts }: PlayParts): StagePlay {
  const settings = { ...DEFAULT_SETTINGS, maxRounds: 3, isAudienceSession: true };
  return {
    view: aView({ progress, seats, meta: { settings, name: ROOM_NAME } }),
    film: aLongFilmView(),
    audience: { members: 5, guessed: 3, reactions: { applause: 2, tears: 40 } },
    house,
    // The moment at which a reveal has just ended.
    clock: () => 4000,
    joinAddress: { url: 'https://example.com/join/BCDFG', host: 'example.com' },
    ...parts,
  };
}

const PHASES = [
  { phase: 'the lobby', play: aStagePlay({ progress: { phase: 'lobby' } }) },
  { phase: 'a round', play: aStagePlay({ progress: guessing }) },
  { phase: 'a reveal', play: aStagePlay({ progress: revealed }) },
  {
    phase: 'the standings',
    play: aStagePlay({ progress: revealed, clock: () => 7000 }),
  },
  { phase: 'the end', play: aStagePlay({ progress: over }) },
];

const truth = page.getByText('7.7', { exact: true });
const standings = page.getByRole('heading', { name: 'Standings' });

forgetSavedData();
afterEach(() => void vi.useRealTimers());

test('the stage is silent until its button turns sound on', async () => {
  await show(<StageView play={aStagePlay({ progress: guessing })} />);
  const soundOn = page.getByRole('button', { name: 'Sound on' });
  expect(savedData.getState().data.settings.isAudioMuted).toBe(true);
  await userEvent.click(soundOn);
  expect(savedData.getState().data.settings.isAudioMuted).toBe(false);
  await expect.element(soundOn).not.toBeInTheDocument();
});

test.each(PHASES)('$phase on the stage is accessible', async ({ phase, play }) => {
  await show(<StageView play={play} />);
  await expect.element(page.getByRole('main')).toBeVisible();
  await expectAccessible(`${phase} on the stage`);
});

test.each(
  PHASES.flatMap((each) =>
    (['en', 'de', 'es'] as const).map((language) => ({ ...each, language })),
  ),
)('$phase on the stage is readable in $language', async ({ phase, play, language }) => {
  await show(<StageView play={play} />, { language });
  await expect.element(page.getByRole('main')).toBeVisible();
  await expectUncut(phase, [LONG_NAME, 'ben', ROOM_NAME]);
  if (phase === 'the lobby') await expectReadableTwiceAsLarge(phase);
});

test('the lobby of a full room says so, and points to the audience', async () => {
  await show(<StageView play={aStagePlay({ progress: { phase: 'lobby' } })} />);
  await expect
    .element(page.getByRole('heading', { name: '2 of 2 seats taken. 5 in the audience.' }))
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Join the audience' })).toBeVisible();
});

test('a round shows the film, the count of its players, and who plays from the next round on', async () => {
  const seats = [
    aSeat('ana', { hasGuessed: true }),
    aSeat('ben', { order: 1 }),
    aSeat('cyd', { order: 2, sitsOut: true }),
  ];
  await show(<StageView play={aStagePlay({ progress: guessing, seats, film: aFilmView() })} />);
  await expect.element(page.getByRole('heading', { name: 'The Lamp Room' })).toBeVisible();
  await expect.element(page.getByText('Round 1 of 3')).toBeVisible();
  await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Audience: 3 of 5')).toBeVisible();
  const rows = page.getByRole('listitem');
  await expect
    .element(rows.filter({ hasText: 'cyd' }))
    .toMatchTextContent(/In from the next round$/);
  await expect.element(rows.filter({ hasText: 'ana' })).toMatchTextContent(/Locked in$/);
  await expect.element(rows.filter({ hasText: 'ben' })).toMatchTextContent(/Thinking$/);
});

test.each([
  {
    notice: 'stored-films',
    words: 'The film database cannot be reached. This film was stored earlier.',
  },
  {
    notice: 'catalogue-films',
    words: 'The film database cannot be reached. This film is from our own catalogue.',
  },
] as const)('the stage shows the notice $notice', async ({ notice, words }) => {
  await show(<StageView play={aStagePlay({ progress: guessing, film: aFilmView({ notice }) })} />);
  await expect.element(page.getByText(words)).toBeVisible();
});

test('the standings appear six and a half seconds after the rating', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await show(<StageView play={aStagePlay({ progress: revealed, clock: Date.now })} />);
  await expect.element(page.getByText('All 2 are locked in')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/closest|The House said/);
  await advanceTo(4000);
  await expect.element(truth.first()).toBeVisible();
  await expect.element(page.getByText(/is closest, spot on\./)).toBeVisible();
  await expect.element(page.getByText('The House said 6.0, and 2 of 2 beat it.')).toBeVisible();
  await advanceTo(6400);
  expect(standings.query()).toBeNull();
  await advanceTo(6500);
  await expect.element(standings).toBeVisible();
  await expect.element(page.getByText(/is closest/)).not.toBeInTheDocument();
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(new RegExp(LONG_NAME));
  await expect.element(rows.nth(1)).toMatchTextContent(/The House/);
  await expect.element(rows.nth(2)).toMatchTextContent(/ben/);
});

test('the next round has its own reveal', async () => {
  const clock = vi.fn(() => 4000);
  const shown = await show(<StageView play={aStagePlay({ progress: revealed, clock })} />);
  clock.mockReturnValue(11_000);
  const next = { ...revealed, round: { ...closed, id: 'round-2', number: 2, closedAt: 7000 } };
  await shown.rerender(<StageView play={aStagePlay({ progress: next, clock })} />);
  await expect.element(page.getByText('Round 2 of 3')).toBeVisible();
  await expect.element(standings).not.toBeInTheDocument();
});

/** The standings of this many players, as they appear after a reveal. */
function standingsOf(seats: number): StagePlay {
  const all = Array.from({ length: seats }, (_, order) =>
    aSeat(`seat${order}.`, { order, score: 1000 - order }),
  );
  return aStagePlay({ progress: revealed, seats: all, clock: () => 7000, house: undefined });
}

const rows = page.getByRole('region', { name: 'Standings' }).getByRole('listitem');

test('up to seven players are in one column, with the film beside them', async () => {
  await show(<StageView play={standingsOf(7)} />);
  await expect.element(rows).toHaveLength(7);
  await expect.element(page.getByText(/^Places/)).not.toBeInTheDocument();
  await expect.element(truth).toBeVisible();
});

test('with more than twelve players each page is shown for five seconds, and the first one stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await show(<StageView play={standingsOf(15)} />);
  await expect.element(page.getByText('Places 1 to 12 of 15')).toBeVisible();
  await expect.element(rows).toHaveLength(12);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(page.getByText('Places 13 to 15 of 15')).toBeVisible();
  await expect.element(rows.nth(0)).toMatchTextContent(/seat12\./);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(page.getByText('Places 1 to 12 of 15')).toBeVisible();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(page.getByText('Places 1 to 12 of 15')).toBeVisible();
});

test('no row of a crowd grows into the next one, however long its text is', async () => {
  const seats = Array.from({ length: 30 }, (_, order) =>
    aSeat(`${order} ${'Wanderwort'.repeat(2)}`, {
      order,
      state: 'away',
      score: 900 - 10 * Math.floor(order / 3),
      error: 20,
      joinedInRound: 7,
      joinedWith: 480,
    }),
  );
  const play = aStagePlay({ progress: revealed, seats, clock: () => 7000, house: undefined });
  await show(<StageView play={play} />);
  await expect.element(rows).toHaveLength(12);
  const boxes = rows.elements().map((row) => row.getBoundingClientRect());
  const bottoms = rows.elements().map((row) => {
    const parts = [...row.querySelectorAll('strong, strong + span')];
    return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
  });
  for (const [place, bottom] of bottoms.entries()) {
    expect(bottom).toBeLessThanOrEqual((boxes[place]?.bottom ?? 0) + 1);
  }
});

test('of two players the leader is shown with the lead in points', async () => {
  await show(<StageView play={aStagePlay({ progress: revealed, clock: () => 7000 })} />);
  await expect.element(page.getByText(`${LONG_NAME} leads by 55. Two films to go.`)).toBeVisible();
});

test('the end shows the winner, and the House among those behind the podium', async () => {
  const seats = [120, 65, 60, 75, 40].map((score, order) => aSeat(`p${order}`, { order, score }));
  await show(
    <StageView play={aStagePlay({ progress: over, seats, house: { score: 50, guesses: 5 } })} />,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'p0 wins' })).toBeVisible();
  await expect.element(rows.nth(0)).toMatchTextContent(/p2/);
  await expect.element(rows.nth(1)).toMatchTextContent(/The House/);
  await expect.element(rows.nth(2)).toMatchTextContent(/p4/);
});

test('the audience’s reactions are added up on the stage', async () => {
  await show(<StageView play={aStagePlay({ progress: guessing })} />);
  const reactions = page.getByRole('list', { name: 'Reactions' }).getByRole('listitem');
  await expect.element(reactions).toHaveLength(2);
  await expect.element(reactions.nth(0)).toMatchTextContent(/^Applause, sent 2 times just now/);
  await expect.element(reactions.nth(1)).toMatchTextContent(/^Tears, sent 40 times just now/);
});

test('a paused round stops on the stage, and says who paused it', async () => {
  const pause = { since: 582_000, by: seatId(LONG_NAME) };
  const progress = { phase: 'guessing', round: anOpenRound({ deadline: 600_000, pause }) } as const;
  await show(<StageView play={aStagePlay({ progress })} />);
  await expect.element(page.getByText(`Paused by ${LONG_NAME}`)).toBeVisible();
  const timer = page.getByRole('timer', { name: 'Paused. 18 seconds left' });
  await expect.element(timer).toBeVisible();
  await expectUncut('a paused stage', [LONG_NAME, 'ben']);
});

test('the notice of a pause is as large as a television', async () => {
  await setSize({ width: 1920, height: 1080 });
  const pause = { since: 582_000, by: seatId('ben') };
  const progress = { phase: 'guessing', round: anOpenRound({ deadline: 600_000, pause }) } as const;
  await show(<StageView play={aStagePlay({ progress })} />);
  const words = page.getByText('Paused by ben');
  await expect.element(words).toBeVisible();
  expect(getComputedStyle(words.element()).fontSize).toBe('38.4px');
});

test('the winner’s name stands beside the podium on a television', async () => {
  await setSize({ width: 1920, height: 1080 });
  await show(<StageView play={aStagePlay({ progress: over })} />);
  const winner = page.getByRole('heading', { level: 1 });
  await expect.element(winner).toBeVisible();
  const { right } = winner.element().getBoundingClientRect();
  const steps = document.querySelectorAll('[data-rank]');
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(step.getBoundingClientRect().left).toBeGreaterThan(right);
});
