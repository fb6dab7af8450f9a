import type { SeatView } from '@outoften/rules/room/view/view-room';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { type Cue, handCuesTo } from '../audio/play-sound.ts';
import { aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { announcements, forgetAnnouncements } from '../ui/news/announcements.ts';
import { PodiumHeading } from './podium-heading.tsx';
import { Podium } from './podium-view.tsx';
import { usePodium } from './use-podium.ts';

const steps = page.getByRole('listitem');
const heading = page.getByRole('heading', { level: 1 });

/** This clock, on which a game of 1000 s ended at 0. */
let now = 1_000_000;

type SceneProps = Readonly<{ seats: readonly SeatView[]; endedAt?: number }>;

function Scene({ seats, endedAt }: SceneProps) {
  const shown = usePodium({
    seats,
    own: seatId('ben'),
    endedAt,
    clock: () => now,
    canSkip: true,
  });
  return (
    <Podium
      show={shown}
      heading={<PodiumHeading show={shown} />}
      note={({ score }) => (score === 90 ? 'Beat the House twice' : undefined)}
    />
  );
}

/** Shows the podium for players with these points, in their order of joining. */
async function showPodium(points: Readonly<Record<string, number>>, endedAt?: number) {
  const seats = Object.entries(points).map(([name, score], order) =>
    aSeat(name, { order, score, error: 100 - score }),
  );
  return show(<Scene seats={seats} {...(endedAt !== undefined && { endedAt })} />);
}

/** The middle of a step, in pixels from the left. */
function middleOf(rank: number): number {
  const box = document.querySelector(`[data-rank="${rank}"]`)?.getBoundingClientRect();
  if (box === undefined) throw new Error(`There is no step ${rank}`);
  return box.left + box.width / 2;
}

/** The calls to the cue player, in order. */
let asked: (readonly [what: string, cue: Cue, from?: number])[] = [];

const spoken = () => announcements.get().map(({ text }) => text);
const FOUR = { ana: 20, ben: 90, cyd: 60, dee: 40 };

beforeEach(() => {
  now = 1_000_000;
  forgetAnnouncements();
  asked = [];
  handCuesTo({
    prepare: (cue) => asked.push(['prepare', cue]),
    play: (cue, from) => asked.push(['play', cue, from]),
    stop: (cue) => asked.push(['stop', cue]),
  });
});
afterEach(() => void delete document.documentElement.dataset.motion);

test('at the end the first three are in the order of their points, with the winner in the middle', async () => {
  await showPodium(FOUR);
  await expect.element(steps).toHaveLength(3);
  await expect.element(steps.nth(0)).toMatchTextContent(/^Place 1: ben, 90 points.*Beat the House/);
  await expect.element(steps.nth(1)).toMatchTextContent(/^Place 2: cyd, 60 points/);
  await expect.element(steps.nth(2)).toMatchTextContent(/^Place 3: dee, 40 points/);
  expect(middleOf(2)).toBeLessThan(middleOf(1));
  expect(middleOf(1)).toBeLessThan(middleOf(3));
  const heights = [1, 2, 3].map(
    (rank) => document.querySelector(`[data-rank="${rank}"] p strong`)?.getBoundingClientRect().top,
  );
  expect(heights[0]).toBeLessThan(heights[1] ?? 0);
  expect(heights[1]).toBeLessThan(heights[2] ?? 0);
  expect(document.querySelector('[data-own]')?.textContent).toBe('ben');
});

test('a screen reader reads a step as one line, place first', async () => {
  await showPodium(FOUR);
  const step = document.querySelector('[data-rank="2"]')?.cloneNode(true) as HTMLElement;
  for (const hidden of step.querySelectorAll('[aria-hidden]')) hidden.remove();
  expect(step.textContent).toBe('Place 2: cyd, 60 points');
});

test('players who share a place are on one step, and more than three are counted', async () => {
  await showPodium({ ana: 90, ben: 90, cyd: 90, dee: 90, eve: 10 });
  await expect.element(steps).toHaveLength(1);
  await expect
    .element(steps.nth(0))
    .toMatchTextContent(/^Place 1: ana, ben, cyd and one more, 90 points.*Shared place$/);
  await expect.element(steps.nth(0)).not.toMatchTextContent(/dee/);
});

test('each press moves one step on, and each step is announced', async () => {
  await showPodium(FOUR, now);
  await expect.element(heading).toMatchTextContent(/^The podium$/);
  await expect.element(steps).toHaveLength(0);
  await userEvent.keyboard('a');
  await expect.element(heading).toMatchTextContent(/^Third place$/);
  await expect.element(steps).toHaveLength(1);
  await userEvent.keyboard('a');
  await expect.element(heading).toMatchTextContent(/^Second place$/);
  expect(document.body.textContent).not.toMatch(/ben|90/);
  await userEvent.keyboard('a');
  await expect.element(heading).toMatchTextContent(/^And the winner is…$/);
  expect(document.body.textContent).not.toMatch(/ben|90/);
  expect(spoken()).toEqual([
    'Third: dee, 40 points.',
    'Second: cyd, 60 points.',
    'And the winner is…',
  ]);
  await userEvent.keyboard('a');
  await expect.element(heading).toMatchTextContent(/^You win$/);
  expect(spoken().at(-1)).toBe('You win. 90 points, 30 ahead of cyd.');
});

test.each([
  { points: FOUR, won: 'You win', lead: '90 points, 30 ahead of cyd.' },
  { points: { ana: 90, ben: 20, cyd: 60 }, won: 'ana wins', lead: '90 points, 30 ahead of cyd.' },
  { points: { ana: 90, ben: 20, cyd: 10 }, won: 'ana wins', lead: '90 points, 70 ahead of you.' },
  {
    points: { ana: 90, ben: 20, cyd: 90, dee: 10 },
    won: 'ana and cyd share the win',
    lead: '90 points each, 70 ahead of you.',
  },
  {
    points: { ana: 90, ben: 50, cyd: 50 },
    won: 'ana wins',
    lead: '90 points, 40 ahead of ben and cyd.',
  },
  { points: { ana: 90, ben: 90 }, won: /^You share the win/, lead: '90 points each.' },
  { points: { ben: 1 }, won: 'You win', lead: '1 point.' },
])('below the winner stand the points and the lead: $lead', async ({ points, won, lead }) => {
  await showPodium(points);
  await expect.element(heading).toMatchTextContent(won);
  await expect.element(page.getByText(lead, { exact: true })).toBeVisible();
});

test('a player who comes late sees the same moment as the others', async () => {
  await showPodium(FOUR, now - 3000);
  await expect.element(heading).toMatchTextContent(/^Second place$/);
  await expect.element(steps).toHaveLength(2);
  expect(spoken()).toEqual(['Second: cyd, 60 points.']);
});

test('a player who comes after the end sees all of it, without sound', async () => {
  await showPodium(FOUR, now - 60_000);
  await expect.element(steps).toHaveLength(3);
  expect(spoken()).toEqual([]);
});

test('with less motion the second place appears after it does for the others', async () => {
  document.documentElement.dataset.motion = 'less';
  await showPodium(FOUR, now - 2700);
  await expect.element(heading).toMatchTextContent(/^Third place$/);
});

test('with less motion the winner appears at the same time', async () => {
  document.documentElement.dataset.motion = 'less';
  await showPodium(FOUR, now - 6400);
  await expect.element(heading).toMatchTextContent(/^You win$/);
});

test('the music of the podium is loaded first, begins with the winner and stops with the podium', async () => {
  const shown = await showPodium(FOUR, now);
  expect(asked).toEqual([['prepare', 'podium']]);
  for (const _step of ['third', 'second', 'pause']) await userEvent.keyboard('a');
  await expect.element(heading).toMatchTextContent(/^And the winner is…$/);
  expect(asked).toHaveLength(1);
  await userEvent.keyboard('a');
  await expect.element(heading).toMatchTextContent(/^You win$/);
  expect(asked.slice(1)).toEqual([['play', 'podium', 0]]);
  await shown.unmount();
  expect(asked.slice(2)).toEqual([['stop', 'podium']]);
});

test('a podium that is entered after its end has no music', async () => {
  const shown = await showPodium(FOUR, now - 60_000);
  await shown.unmount();
  expect(asked).toEqual([]);
});
