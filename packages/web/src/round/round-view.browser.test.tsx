import { tenths } from '@outoften/rules/rating';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findLostText } from '../../testing/find-lost-text.ts';
import {
  expectAccessible,
  expectReadableSpacedOut,
  expectReadableTwiceAsLarge,
  expectUncut,
  SIZES,
  setSize,
} from '../../testing/look.ts';
import { POSTER } from '../../testing/movies.ts';
import { show } from '../../testing/show.tsx';
import { aClosedRound } from '../room/testing/closed-round-under-test.ts';
import { aFilmView, aLongFilmView } from '../room/testing/film-view-under-test.ts';
import { anOpenRound } from '../room/testing/open-round-under-test.ts';
import { aResult, aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { announcements, forgetAnnouncements } from '../ui/news/announcements.ts';
import { anAttempt, aPlay, aRoom } from './parts/play-under-test.ts';
import type { RoundPlay } from './parts/round-parts.tsx';
import { RoundView } from './round-view.tsx';

const HOST = 'MWMWMWMWMWMWMWMWMWMW';
const GUEST = 'Wolfeschlegelsteinha';

/** Phones held sideways. */
const LOW_SIZES = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
];

/** A room with the longest texts and the host's controls: advanced mode and a time limit. */
const long = {
  ...aRoom({
    scoring: { advancedMode: true, allowHints: false, allowImage: false },
    isAudienceSession: true,
  }),
  own: seatId(HOST),
};
const seats = [
  aSeat(HOST, { score: 1240, error: 30 }),
  aSeat(GUEST, { order: 1, score: 1110, error: 60, joinedInRound: 2, joinedWith: 140 }),
];
const running = anOpenRound({ number: 3, deadline: 600_000 });
const attempt = anAttempt({ timeMs: 600_000, film: aLongFilmView({ cast: undefined }) });
const spent = { accuracy: 50, start: 100, spent: 25, credited: 100, total: 225 };
const guessed = {
  ...attempt,
  hints: { poster: 'given', overview: 'bought', review: 'locked' },
  slots: [
    { state: 'credited', name: 'Chukwudi Akinnuoye-Agbaje', wrongNames: ['Wrong One'] },
    { state: 'spent', wrongNames: ['Wrong Two', 'Wrong Three', 'Wrong Four'] },
    ...attempt.slots.slice(2),
  ],
  guess: { value: tenths(67), score: spent },
  answer: tenths(77),
} as const;
const closed = aClosedRound({
  number: 3,
  results: [
    { ...aResult(HOST, { guess: 67 }), score: spent, beatHouse: true },
    aResult(GUEST, { guess: undefined }),
  ],
  house: { rating: tenths(61), guesses: 12, score: 20 },
});

/** The host's screen in each phase of a game. */
const PHASES: readonly Readonly<{ phase: string; play: RoundPlay; heading: RegExp }>[] = [
  {
    phase: 'guessing',
    play: aPlay({ ...long, seats, progress: { phase: 'guessing', round: running }, attempt }),
    heading: /Jesse James/,
  },
  {
    phase: 'waiting for the others',
    play: aPlay({
      ...long,
      seats: seats.map((seat, place) => ({ ...seat, hasGuessed: place === 0 })),
      progress: { phase: 'guessing', round: running },
      attempt: { ...guessed, guess: { value: tenths(67), score: undefined }, answer: undefined },
    }),
    heading: /6[.,]7/,
  },
  {
    phase: 'a result',
    play: aPlay({
      ...long,
      seats,
      progress: { phase: 'revealed', round: closed, nextAt: 12_000 },
      film: aLongFilmView(),
      attempt: { ...guessed, guess: { ...guessed.guess, isDraft: true } },
      played: [{ ...closed, title: aLongFilmView().title, poster: POSTER }],
      reactions: { applause: 3, popcorn: 120 },
    }),
    heading: /off$|daneben$|de la nota$|^(Exactly|Genau|Exactamente) /,
  },
  {
    phase: 'podium and recap',
    play: aPlay({
      ...long,
      seats,
      progress: { phase: 'over', rounds: 3 },
      played: [{ ...closed, title: aLongFilmView().title, poster: POSTER }],
    }),
    heading: /./,
  },
  {
    phase: 'watching a round',
    play: aPlay({
      ...long,
      seats: [...seats, aSeat('ben', { order: 2, sitsOut: true })],
      own: seatId('ben'),
      progress: { phase: 'guessing', round: running },
      film: aLongFilmView(),
    }),
    heading: /Jesse James/,
  },
];

async function showRound(
  play: RoundPlay,
  options: Parameters<typeof show>[1] = {},
): ReturnType<typeof show> {
  return show(<RoundView play={play} />, options);
}

test.each(PHASES)(
  '$phase is accessible, and its heading has the focus',
  async ({ phase, play, heading }) => {
    await showRound(play);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
    await expectAccessible(phase);
  },
);

test.each(
  PHASES.flatMap((each) =>
    (['en', 'de', 'es'] as const).map((language) => ({ ...each, language })),
  ),
)('$phase is readable in $language, with the longest names', async ({ phase, play, language }) => {
  const names = [HOST, GUEST, 'Wrong ', 'Chukwudi'];
  const shown = await showRound(play, { language });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expectUncut(phase, names);
  await expectReadableTwiceAsLarge(phase);
  await shown.rerender(<RoundView play={{ ...play, own: seatId(GUEST) }} />);
  await expectUncut(`${phase} of a guest`, names);
});

test('with text of twice the size a phone shows the film across its width, and nothing is lost', async () => {
  await showRound(PHASES[0]?.play as RoundPlay);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  await document.fonts.ready;
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  for (const size of [...LOW_SIZES, { width: 360, height: 740 }, { width: 320, height: 640 }]) {
    await setSize(size);
    await expect.poll(findLostText, { message: `${size.width}` }).toEqual([]);
  }
  expect(heading.element().getBoundingClientRect().width).toBeGreaterThan(280);
});

test.each(PHASES)('$phase is readable with spaced text', async ({ phase, play }) => {
  await showRound(play);
  await expectReadableSpacedOut(phase);
});

test.each(PHASES.slice(0, 2))(
  'the rules open in a tab of their own at every width: $phase',
  async ({ play }) => {
    await showRound(play);
    for (const size of [...SIZES, { width: 1024, height: 768 }]) {
      await setSize(size);
      const rules = page.getByRole('link', { name: 'How to play (new tab)' });
      await expect.element(rules).toHaveAttribute('target', '_blank');
      await expect.element(rules).toHaveAttribute('href', '/landing#rules');
    }
  },
);

test.each([2600, 3200])(
  'a result that is entered %i ms after the round is said by its heading alone',
  async (now) => {
    forgetAnnouncements();
    const round = { ...closed, closedAt: 0 };
    const progress = { phase: 'revealed', round, nextAt: 12_000 } as const;
    const film = aLongFilmView();
    await showRound(aPlay({ ...long, seats, progress, attempt: guessed, film, clock: () => now }));
    const heading = page.getByRole('heading', { level: 1, name: '1.0 off' });
    await expect.element(heading).toHaveFocus();
    expect(announcements.get()).toEqual([]);
  },
);

test('a locked guess says on a phone too that it can’t be changed', async () => {
  await setSize(SIZES[0]);
  await showRound(PHASES[1]?.play as RoundPlay);
  const final = page.getByText(/Your guess can’t be changed\.$/);
  await expect.element(final).toBeVisible();
});

test('while the player’s part is loading, the screen says so, and is busy', async () => {
  const [, { play }] = PHASES as [unknown, (typeof PHASES)[number]];
  await showRound({ ...play, attempt: undefined, isAttemptKnown: false });
  await expect.element(page.getByText('Loading your film.')).toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
});

test.each(
  (['en', 'de'] as const).flatMap((language) =>
    (['dark', 'light'] as const).map((theme) => ({ language, theme })),
  ),
)(
  'a phone held sideways shows the whole number line of five guesses above all buttons: $language, $theme',
  async ({ language, theme }) => {
    document.documentElement.dataset.theme = theme;
    onTestFinished(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const names = ['ana', 'ben', 'cyd', 'dot'];
    const results = names.map((name, place) => aResult(name, { guess: 61 + 4 * place }));
    const round = aClosedRound({ results, house: { rating: tenths(40), guesses: 12, score: 20 } });
    const progress = { phase: 'revealed', round, nextAt: 12_000 } as const;
    const inOrder = names.map((name, order) => aSeat(name, { order }));
    const play = aPlay({ own: seatId('ana'), seats: inOrder, progress, film: aFilmView() });
    await showRound(play, { language });
    const line = page.getByRole('figure');
    await expect.element(line).toMatchTextContent(/dot/);
    await document.fonts.ready;
    const dock = document.querySelector('[data-arriving]');
    for (const size of LOW_SIZES) {
      await setSize(size);
      await expect
        .poll(() => line.element().getBoundingClientRect().bottom, { message: `${size.width}` })
        .toBeLessThanOrEqual(dock?.getBoundingClientRect().top ?? 0);
    }
    await setSize({ width: 844, height: 390 });
    await expect.poll(() => dock?.getBoundingClientRect().bottom).toBeLessThanOrEqual(390);
  },
);

test.each([
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])('a phone of $width by $height held sideways shows the figure of the own guess', async (size) => {
  await setSize(size);
  const { film } = anAttempt();
  const waiting = anAttempt({ film, guess: { value: tenths(67), score: undefined } });
  const inOrder = ['ana', 'ben'].map((name, order) => aSeat(name, { order }));
  await showRound(
    aPlay({ seats: inOrder, progress: { phase: 'guessing', round: running }, attempt: waiting }),
  );
  const figure = page.getByRole('figure').getByText('6.7');
  await expect.element(figure).toBeVisible();
  await document.fonts.ready;
  expect(figure.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(size.height);
  const { x, y, width, height } = figure.element().getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(figure.element().contains(seen)).toBe(true);
});

test('on a small phone the last name field is above the dock', async () => {
  const crew = ['Director', 'Original Music Composer', 'Screenplay'].map((job, place) => {
    return { id: `crew-${place}`, name: 'Ada Lo', originalName: 'Ada Lo', job };
  });
  const film = aFilmView({ title: 'Alien', cast: undefined, crew });
  await showRound(
    aPlay({
      ...aRoom({ scoring: { advancedMode: true, allowHints: false, allowImage: false } }),
      progress: { phase: 'guessing', round: running },
      attempt: { ...attempt, film },
    }),
  );
  await setSize(SIZES[0]);
  await expect.element(page.getByRole('combobox')).toHaveLength(4);
  const dock = page.getByRole('region', { name: 'Your guess' }).element();
  const field = page.getByRole('combobox').last().element();
  expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    dock.getBoundingClientRect().top,
  );
});

test('on a phone of 360 by 740 a round with six actors shows all controls without scrolling', async () => {
  const crew = [
    { job: 'Director', name: 'Terry Gilliam' },
    { job: 'Director', name: 'Terry Jones' },
    { job: 'Original Music Composer', name: 'Neil Innes' },
  ].map(({ job, name }, place) => ({ id: `crew-${place}`, name, originalName: name, job }));
  const names = [
    'ben',
    'saturday_night_films',
    'kernel',
    'trapdoor',
    'reel_to_reel',
    'box_office_betty',
  ];
  const film = aFilmView({ title: 'Monty Python and the Holy Grail', cast: undefined, crew });
  await showRound(
    aPlay({
      ...aRoom({ scoring: { advancedMode: true, allowHints: false, allowImage: false } }),
      seats: names.map((name, order) => aSeat(name, { order, hasGuessed: order % 2 === 1 })),
      progress: { phase: 'guessing', round: running },
      attempt: { ...attempt, film },
    }),
  );
  await setSize({ width: 360, height: 740 });
  await expect.element(page.getByRole('banner')).toMatchTextContent(/3 of 6 have guessed/);
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: /^Lift curtain/ }),
    page.getByRole('button', { name: /^Overview/ }),
    page.getByRole('button', { name: /^Reviews/ }),
    page.getByRole('combobox').first(),
    page.getByRole('combobox').last(),
    page.getByRole('slider'),
    page.getByRole('button', { name: /^Submit/ }),
  ]) {
    const { left, right, top, bottom } = part.element().getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isSeen =
      seen !== null && (part.element().contains(seen) || seen.contains(part.element()));
    expect(isSeen && bottom <= 740, `${part.selector} is in sight`).toBe(true);
  }
  const dock = page.getByRole('region', { name: 'Your guess' }).element();
  const last = page.getByRole('combobox').last().element();
  const spare = dock.getBoundingClientRect().top - last.getBoundingClientRect().bottom;
  expect(spare).toBeGreaterThanOrEqual(20);
  await expectUncut('a round of six', []);
});

test('reactions have a separate strip below everything else', async () => {
  const shown = PHASES.find(({ phase }) => phase === 'a result');
  if (shown === undefined) throw new Error('There is no result');
  await showRound(shown.play);
  const reactions = page.getByRole('list', { name: 'Reactions' });
  await expect.element(reactions).toMatchTextContent(/Applause, sent 3 times just now/);
  scrollTo(0, document.documentElement.scrollHeight);
  const ends = [...document.querySelectorAll('main > *')].map(
    (part) => part.getBoundingClientRect().bottom,
  );
  const { top } = reactions.element().getBoundingClientRect();
  expect(Math.max(...ends)).toBeLessThanOrEqual(top);
});

test('a finished game is shown from its top, and a film opens to show all guesses', async () => {
  const [result, over] = PHASES.slice(2) as [(typeof PHASES)[number], (typeof PHASES)[number]];
  const shown = await showRound(result.play);
  scrollTo(0, document.documentElement.scrollHeight);
  await shown.rerender(<RoundView play={over.play} />);
  const heading = page.getByRole('heading', { level: 1, name: `You win` });
  await expect.element(heading).toBeInViewport();
  const film = page.getByRole('region', { name: 'Recap' }).getByRole('group');
  await expect.element(film.getByRole('listitem')).not.toBeInTheDocument();
  const summary = document.querySelector('summary');
  summary?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(film.getByRole('listitem')).toHaveLength(3);
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
] as const)('players read the notice $notice while they guess', async ({ notice, words }) => {
  const film = aFilmView({ notice });
  await showRound(
    aPlay({ progress: { phase: 'guessing', round: running }, attempt: anAttempt({ film }) }),
  );
  await expect.element(page.getByText(words)).toBeVisible();
});
