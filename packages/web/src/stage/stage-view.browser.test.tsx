import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { tenths } from '@outoften/rules/rating';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { ProgressView, SeatView } from '@outoften/rules/room/view/view-room';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { advanceTo } from '../../testing/advance-to.ts';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
  setSize,
} from '../../testing/look.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { show } from '../../testing/show.tsx';
import { textBox } from '../../testing/text-box.ts';
import { aClosedRound } from '../room/testing/closed-round-under-test.ts';
import { aFilmView, aLongFilmView } from '../room/testing/film-view-under-test.ts';
import { anOpenRound } from '../room/testing/open-round-under-test.ts';
import { aResult, aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { aView } from '../room/testing/view-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import type { StagePlay } from './stage-parts.tsx';
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
    played: [],
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
  await expect.element(page.getByText('Both are locked in')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/closest|The House said/);
  await advanceTo(4000);
  await expect.element(truth.first()).toBeVisible();
  await expect.element(page.getByText(/is spot on\./)).toBeVisible();
  await expect.element(page.getByText('The House said 6.0, and 2 of 2 beat it.')).toBeVisible();
  await advanceTo(6400);
  expect(standings.query()).toBeNull();
  await advanceTo(6500);
  await expect.element(standings).toBeVisible();
  await expect.element(page.getByText(/is spot on/)).not.toBeInTheDocument();
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

test('the rows of four players fill the height, with a bar for the gap to the leader', async () => {
  await setSize({ width: 1920, height: 1080 });
  await show(<StageView play={standingsOf(4)} />);
  await expect.element(rows).toHaveLength(4);
  const heights = rows.elements().map((row) => row.getBoundingClientRect().height);
  expect(heights.every((height) => height >= 195)).toBe(true);
  const face = rows.nth(0).element().querySelector('img');
  expect(face?.getBoundingClientRect().width).toBeGreaterThanOrEqual(145);
  const bars = rows.elements().flatMap((row) => [...row.querySelectorAll('[style*="--share"]')]);
  expect(bars).toHaveLength(4);
});

test('eight players are in two columns of four', async () => {
  await setSize({ width: 1920, height: 1080 });
  await show(<StageView play={standingsOf(8)} />);
  await expect.element(rows).toHaveLength(8);
  const left = (place: number) => rows.nth(place).element().getBoundingClientRect().left;
  expect(left(3)).toBe(left(0));
  expect(left(4)).toBeGreaterThan(left(0));
});

/** A revealed round of this many players with the longest names and notes. */
function aWideRoom(count: number): PlayParts {
  const names = Array.from(
    { length: count },
    (_, order) => `${'MW'.repeat(9)}${String.fromCharCode(65 + order)}W`,
  );
  const results = names.map((name, order) => aResult(name, { guess: 77 - 6 * order }));
  const seats = names.map((name, order) =>
    aSeat(name, { order, score: 9000 - order, joinedInRound: 2, joinedWith: 40 }),
  );
  const round = aClosedRound({ ...closed, number: 2, results });
  return { progress: { ...revealed, round }, seats, house: { score: 8000, guesses: 5 } };
}

/** A revealed round of players whose guesses are close together. All have beaten the House. */
function aCrowd(count: number): PlayParts {
  const names = Array.from({ length: count }, (_, order) => `popcorn_pat${order}`);
  const results = names.map((name, order) => ({
    ...aResult(name, { guess: 70 + ((3 * order) % 10) }),
    beatHouse: true,
  }));
  const seats = names.map((name, order) => aSeat(name, { order, score: 900 - order }));
  return { progress: { ...revealed, round: { ...closed, results } }, seats };
}

test.each([3, 4, 5, 7, 8, 12])(
  'names of twenty wide letters and their notes stay in their rows of %s players',
  async (count) => {
    await setSize({ width: 1920, height: 1080 });
    await show(<StageView play={aStagePlay({ ...aWideRoom(count), clock: () => 7000 })} />);
    const players = rows.filter({ hasText: 'MW' });
    await expect.element(players).toHaveLength(count);
    for (const row of players.elements()) {
      const name = row.querySelector('strong[style]') ?? row;
      expect.soft(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1);
      const points = row.lastElementChild ?? row;
      const { right } = name.getBoundingClientRect();
      expect.soft(right).toBeLessThanOrEqual(points.getBoundingClientRect().left);
      const last = name.parentElement?.lastElementChild ?? row;
      const { bottom } = last.getBoundingClientRect();
      expect.soft(bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom);
    }
  },
);

test.each([8, 12, 25])(
  'of %s players those who beat the House have its whole mark',
  async (count) => {
    await setSize({ width: 1920, height: 1080 });
    await show(<StageView play={aStagePlay({ ...aCrowd(count), clock: () => 7000 })} />);
    const marks = rows.getByText('Beat the House');
    await expect.element(marks).toHaveLength(Math.min(count, 12));
    for (const mark of marks.elements()) {
      const { right } = mark.parentElement?.getBoundingClientRect() ?? { right: 0 };
      const words = document.createRange();
      words.selectNodeContents(mark);
      expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
);

test.each(
  [8, 12, 25].flatMap((count) =>
    (['en', 'de', 'es'] as const).map((language) => ({ count, language })),
  ),
)(
  'the flags of $count players do not cover the sentence of the House in $language',
  async ({ count, language }) => {
    await setSize({ width: 1920, height: 1080 });
    await show(<StageView play={aStagePlay(aCrowd(count))} />, { language });
    const sentence = page.getByText(new RegExp(`^\\D+ 6[.,]0\\D+${count} .*${count}\\D+$`));
    await expect.element(sentence).toBeVisible();
    const { bottom } = sentence.element().getBoundingClientRect();
    const flags = () => document.querySelectorAll('[data-way]');
    await expect.poll(() => flags().length).toBeGreaterThan(0);
    for (const flag of flags()) {
      expect(flag.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    }
  },
);

test('a long closest name stays beside the code, and its flags below the words', async () => {
  await setSize({ width: 1920, height: 1080 });
  await show(<StageView play={aStagePlay(aWideRoom(4))} />);
  const closest = page.getByText(/is spot on\.$/);
  await expect.element(closest).toBeVisible();
  const { right } = closest.element().getBoundingClientRect();
  const code = page.getByRole('region', { name: 'Join the audience' }).element();
  expect(right).toBeLessThanOrEqual(code.getBoundingClientRect().left);
  const { bottom } = page
    .getByText(/^The House said.*beat/)
    .element()
    .getBoundingClientRect();
  const flags = document.querySelectorAll('[data-way][data-cut]');
  expect(flags.length).toBeGreaterThan(0);
  for (const flag of flags) expect(flag.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test.each(
  [30, 100].flatMap((count) => [
    { count, progress: { phase: 'lobby' } as const },
    { count, progress: guessing },
  ]),
)('$count players have faces in the phase $progress.phase', async ({ count, progress }) => {
  await setSize({ width: 1920, height: 1080 });
  const seats = Array.from({ length: count }, (_, order) => aSeat(`p${order}`, { order }));
  const { container } = await show(<StageView play={aStagePlay({ progress, seats })} />);
  const faces = () => container.querySelectorAll('svg + span > img');
  await expect.poll(() => faces().length).toBe(count);
  for (const face of faces()) expect(face.getBoundingClientRect().bottom).toBeLessThan(1080);
});

test.each([aFilmView(), aLongFilmView()])(
  'the countdown of $title is as large as a television needs',
  async (film) => {
    await setSize({ width: 1920, height: 1080 });
    await show(<StageView play={aStagePlay({ progress: guessing, film })} />);
    const timer = page.getByRole('timer');
    await expect.element(timer).toBeVisible();
    expect(timer.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(300);
  },
);

test('bulbs that run for an exact guess do not cover the numbers', async () => {
  await setSize({ width: 1920, height: 1080 });
  await show(<StageView play={aStagePlay({ progress: revealed, clock: () => 4400 })} />);
  await expect.element(page.getByText(/is spot on\./)).toBeVisible();
  const [top, foot, left, right] = document.querySelectorAll(
    '[data-ceremony] [aria-hidden] > div:empty',
  );
  if (top === undefined || foot === undefined || left === undefined || right === undefined) {
    throw new Error('No bulbs.');
  }
  for (const at of ['0', '5', '10']) {
    const number = page.getByRole('figure').getByText(at, { exact: true }).last();
    const box = textBox(number.element());
    expect(box.bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top + 6);
    expect(box.left).toBeGreaterThanOrEqual(left.getBoundingClientRect().right);
    expect(box.right).toBeLessThanOrEqual(right.getBoundingClientRect().left);
  }
});

test('the code sets its tiles in the lobby only', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  const seats = pair.slice(0, 1);
  const animationOf = (letter: string) =>
    getComputedStyle(
      page.getByText(letter, { exact: true }).element().parentElement ?? document.body,
    ).animationName;
  const shown = await show(
    <StageView play={aStagePlay({ progress: { phase: 'lobby' }, seats })} />,
  );
  expect(animationOf('D')).not.toBe('none');
  await shown.rerender(<StageView play={aStagePlay({ progress: guessing, seats })} />);
  await expect.element(page.getByText('Round 1 of 3')).toBeVisible();
  expect(animationOf('D')).toBe('none');
  await commands.emulateMedia({ reducedMotion: 'reduce' });
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

/** Turns motion on or off until the end of the test. */
function setMotion(motion: 'full' | 'less'): void {
  const { dataset } = document.documentElement;
  const { motion: before } = dataset;
  dataset.motion = motion;
  onTestFinished(() => {
    dataset.motion = before ?? 'full';
  });
}

/** What a stage with motion shows before any time passes. */
async function firstLook(play: StagePlay): Promise<string> {
  await show(<p />);
  setMotion('full');
  const box = document.createElement('div');
  const root = createRoot(box);
  const stage = (
    <I18nProvider i18n={i18n}>
      <StageView play={play} />
    </I18nProvider>
  );
  flushSync(() => root.render(stage));
  const text = box.textContent;
  root.unmount();
  return text;
}

test('places, arrows and points of the standings are old until the rows move', async () => {
  const guesses = { ana: 20, ben: 77, cy: 20 };
  const results = Object.entries(guesses).map(([name, guess]) => aResult(name, { guess }));
  const seats = [
    aSeat('ana', { score: 60, error: 60 }),
    aSeat('ben', { order: 1, score: 100, error: 10 }),
    aSeat('cy', { order: 2, score: 20, error: 90 }),
  ];
  const round = aClosedRound({ number: 2, closedAt: 0, results });
  const progress = { phase: 'revealed', round, nextAt: undefined } as const;
  const play = aStagePlay({ progress, seats, clock: () => 7000, house: undefined });
  const before = await firstLook(play);
  expect(before).toMatch(/Place 33ben7.7, spot on.*in this round0\+100/);
  expect(before).not.toMatch(/places/);
  await show(<StageView play={play} />);
  await expect.element(rows.nth(0)).toMatchTextContent(/Place 1.*up 2 places.*ben.*100\+100/);
});

test('no row has a place before the first points', async () => {
  const play = aStagePlay({ progress: revealed, clock: () => 7000 });
  expect(await firstLook(play)).not.toMatch(/Place/);
  await show(<StageView play={play} />);
  await expect.element(rows.nth(0)).toMatchTextContent(/Place 1/);
});

test('the standings show one review, and who liked the film', async () => {
  const results = [
    aResult('ana', { guess: 20, answer: 30 }),
    aResult('ben', { guess: 90, answer: 30 }),
    aResult('cy', { guess: 30, answer: 30 }),
  ];
  const seats = ['ana', 'ben', 'cy'].map((name, order) => aSeat(name, { order }));
  const round = aClosedRound({ closedAt: 0, answer: tenths(30), results });
  const review = { author: 'ruth', createdAt: '', rating: undefined };
  const film = aFilmView({
    title: 'Cats',
    reviews: [
      { ...review, content: 'Nobody in the row behind us stayed.' },
      { ...review, content: 'We are not getting a cat.' },
    ],
  });
  const progress = { phase: 'revealed', round, nextAt: undefined } as const;
  await show(<StageView play={aStagePlay({ progress, seats, film, clock: () => 7000 })} />);
  await expect.element(page.getByText('ben loved Cats.')).toBeVisible();
  await expect.element(page.getByText('We are not getting a cat.')).toBeVisible();
  expect(document.body.textContent).not.toContain('Nobody in the row');
});

test.each(['less', 'full'] as const)(
  'after the podium each title is shown for four seconds, and then the code for a rematch (motion: %s)',
  async (motion) => {
    setMotion(motion);
    vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const seats = ['ana', 'ben'].map((name, order) => aSeat(name, { order, score: 50 - order }));
    const results = [aResult('ana', { guess: 77 }), aResult('ben', { guess: 67 })];
    const played = [{ ...aClosedRound({ results }), title: 'Cats', poster: undefined }];
    const progress = { phase: 'over', rounds: 1, endedAt: 0 } as const;
    await show(<StageView play={aStagePlay({ progress, seats, played, clock: Date.now })} />);
    const titles = page.getByRole('region', { name: 'Titles' });
    await advanceTo(6900);
    await expect.element(titles).not.toBeInTheDocument();
    await advanceTo(7100);
    await expect.element(titles).toMatchTextContent(/^Closest guessana/);
    await advanceTo(11_100);
    await expect.element(titles).toMatchTextContent(/^Boldest guessben/);
    expect(page.getByText('For the rematch').query()).toBeNull();
    await advanceTo(15_100);
    await expect.element(titles).not.toBeInTheDocument();
    await expect.element(page.getByText('For the rematch')).toBeVisible();
  },
);
