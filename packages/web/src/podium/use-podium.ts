import { type PodiumStep, podium } from '@outoften/rules/room/rounds/standings';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useEffect, useMemo, useRef, useState } from 'react';
import { playCue, playSound, prepareCue, stopCue } from '../audio/play-sound.ts';
import type { Sound } from '../audio/sound-board.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSkipping } from '../reveal/use-reveal.ts';
import type { Clock } from '../room/countdown.ts';
import { isPlaying } from '../scores/standings/standing-rows.ts';
import { announce } from '../ui/news/announcements.ts';
import { isStill } from '../ui/page/browser-state.ts';
import { useStepWords } from './podium-heading.tsx';
import {
  isReached,
  type Moment,
  momentAt,
  momentOfRank,
  nextMoment,
  podiumTimeline,
  type TimedMoment,
} from './podium-timeline.ts';

export type PodiumShow = Readonly<{
  moment: Moment;
  has: (wanted: Moment) => boolean;
  /** The first three places, including empty ones. */
  steps: readonly PodiumStep<SeatView>[];
  own: SeatId | undefined;
  /** How long ago the podium ended, in milliseconds. */
  sinceEnd: () => number;
  /** True if the end is shown without the moments before it. */
  isLater: boolean;
}>;

type PodiumParts = Readonly<{
  seats: readonly SeatView[];
  own: SeatId | undefined;
  /** When the game ended, by the clock. If undefined, everything is shown at once. */
  endedAt: number | undefined;
  /** The server's clock, so that all screens show the same moment. */
  clock: Clock;
  /** True if a tap or a key skips to the next moment, on a screen that one person holds. */
  canSkip: boolean;
  /** What a screen reader says after the winner, in the same sentence: the own place of a player who did not win. */
  ownWords?: string | undefined;
}>;

const SOUNDS: Partial<Record<Moment, Sound>> = {
  third: 'drum',
  second: 'drum-twice',
  pause: 'roll',
  first: 'podium',
};

/** Shows the places of a finished game one after another, by the clock. A late start begins in the middle. */
export function usePodium({
  seats,
  own,
  endedAt,
  clock,
  canSkip,
  ownWords,
}: PodiumParts): PodiumShow {
  const playing = seats.filter(isPlaying);
  const steps = stepsOf(playing);
  const ranks = steps.filter((step) => step.seats.length > 0).map(({ rank }) => rank);
  const places = ranks.join();
  const hasEnded = endedAt === undefined || places === '';
  const [still] = useState(() => !hasEnded && isStill());
  const timeline = useMemo(
    () => podiumTimeline(places.split(',').map(Number), { isStill: still }),
    [places, still],
  );
  // How far taps have moved this screen ahead of the clock, in milliseconds.
  const [ahead, setAhead] = useState(0);
  const elapsed = () => (hasEnded ? Number.POSITIVE_INFINITY : clock() - endedAt + ahead);
  const [ms, setMs] = useState(elapsed);
  const moment = momentAt(timeline, ms);

  const isOver = moment === 'end';
  const latestElapsed = useRef(elapsed);
  latestElapsed.current = elapsed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look at the clock sets the next one
  useEffect(() => {
    if (isOver) return undefined;
    const spent = latestElapsed.current();
    // A busy browser may have missed a moment. It continues from the clock.
    const wait = momentAt(timeline, spent) === moment ? nextMoment(timeline, spent) : undefined;
    const timer = setTimeout(
      () => setMs(latestElapsed.current()),
      wait === undefined ? 0 : Math.max(1, Math.ceil(wait.at - spent)),
    );
    return () => clearTimeout(timer);
  }, [ms, ahead, moment, timeline, isOver]);

  const stepOn = () => {
    const spent = latestElapsed.current();
    const next = nextMoment(timeline, spent);
    if (next === undefined) return;
    setAhead(ahead + next.at - spent);
    setMs(next.at);
  };
  useSkipping(canSkip && !isOver ? stepOn : undefined);

  const [isLater] = useState(isOver);
  usePodiumEffects({ moment, timeline, steps, own, isLater, ownWords });
  const sinceEnd = () => elapsed() - (timeline.at(-1)?.at ?? 0);
  return { moment, has: (wanted) => isReached(moment, wanted), steps, own, sinceEnd, isLater };
}

type EffectParts = Pick<PodiumShow, 'moment' | 'steps' | 'own' | 'isLater'> &
  Pick<PodiumParts, 'ownWords'> &
  Readonly<{ timeline: readonly TimedMoment[] }>;

/** The sounds, music and announcements of a podium, each at its moment. The music stops when the player leaves. */
function usePodiumEffects({ moment, timeline, steps, own, isLater, ownWords }: EffectParts): void {
  const say = useMessages();
  const spoken = useStepWords(steps, own);
  const before = useRef<Moment>(undefined);
  useEffect(() => {
    if (isLater) return undefined;
    prepareCue('podium');
    return () => stopCue('podium');
  }, [isLater]);
  useEffect(() => {
    const last = before.current;
    if (last === moment) return;
    before.current = moment;
    if (isLater) return;
    const sound = SOUNDS[moment];
    if (sound !== undefined) playSound(sound);
    if (moment === 'first') playCue('podium', 0);
    // Announces moments that a busy browser skipped, but none from before a late start.
    for (const each of timeline.map((timed) => timed.moment)) {
      if (!isReached(moment, each) || (each !== moment && isReached(last ?? moment, each)))
        continue;
      if (each === 'pause') announce(say('scores.podium.pause'));
      const risen = steps.find(
        ({ rank, seats }) => seats.length > 0 && momentOfRank(rank) === each,
      );
      if (risen === undefined) continue;
      const words = spoken(risen);
      // One text: two of the same moment may be spoken in either order.
      announce(risen.rank === 1 && ownWords !== undefined ? `${words} ${ownWords}` : words);
    }
  });
}

/** Returns as many steps as there are places and players. */
function stepsOf(playing: readonly SeatView[]): readonly PodiumStep<SeatView>[] {
  const taken = podium(playing);
  return [1, 2, 3]
    .filter((rank) => rank <= playing.length)
    .map((rank) => taken.find((step) => step.rank === rank) ?? { rank, seats: [] });
}
