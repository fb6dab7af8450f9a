/** The moments of a podium in order. At `empty` no step is taken; at `end` everything is visible. */
export type Moment = 'empty' | 'third' | 'second' | 'pause' | 'first' | 'end';

/** A moment and its start, in milliseconds from the end of the game. */
export type TimedMoment = Readonly<{ moment: Moment; at: number }>;

const ORDER: readonly Moment[] = ['empty', 'third', 'second', 'pause', 'first', 'end'];

const FIRST_STEP_MS = 600;
const STEP_MS = 2000;
/** How long the lamp wanders before the winner rises, in milliseconds. */
export const PAUSE_MS = 1800;
/** How long tickets fall after that, in milliseconds. */
const TICKETS_MS = 2600;
const STILL_MS = 1500;

/**
 * Returns the moments of a podium with these ranks. Some ranks may be missing: if two players share the first, there is
 * no second. Without motion each moment lasts 1.5 s, and the winner appears at the same time as with motion.
 */
export function podiumTimeline(
  ranks: readonly number[],
  { isStill }: Readonly<{ isStill: boolean }>,
): readonly TimedMoment[] {
  const steps: readonly Moment[] = [
    ...(ranks.includes(3) ? ['third' as const] : []),
    ...(ranks.includes(2) ? ['second' as const] : []),
    'pause',
  ];
  const winnerAt = FIRST_STEP_MS + (steps.length - 1) * STEP_MS + PAUSE_MS;
  const timed = steps.map((moment, place) => ({
    moment,
    at: isStill ? winnerAt - (steps.length - place) * STILL_MS : FIRST_STEP_MS + place * STEP_MS,
  }));
  return [
    { moment: 'empty', at: 0 },
    ...timed,
    { moment: 'first', at: winnerAt },
    { moment: 'end', at: winnerAt + (isStill ? STILL_MS : TICKETS_MS) },
  ];
}

/**
 * Returns the moment at a time, in milliseconds from the start. A time before the start belongs to the first moment.
 */
export function momentAt(timeline: readonly TimedMoment[], ms: number): Moment {
  return timeline.findLast(({ at }) => at <= ms)?.moment ?? 'empty';
}

/** Returns the next moment after a time, in milliseconds from the start; undefined at the end. */
export function nextMoment(timeline: readonly TimedMoment[], ms: number): TimedMoment | undefined {
  return timeline.find(({ at }) => at > ms);
}

export function isReached(moment: Moment, wanted: Moment): boolean {
  return ORDER.indexOf(moment) >= ORDER.indexOf(wanted);
}

/** Returns the moment at which the players of a rank appear. */
export function momentOfRank(rank: number): Moment {
  if (rank === 1) return 'first';
  return rank === 2 ? 'second' : 'third';
}
