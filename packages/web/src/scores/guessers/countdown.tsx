import type { OpenRoundView } from '@outoften/rules/room/view/view-room';
import { useEffect } from 'react';
import { playCue, playSound, prepareCue, stopCue } from '../../audio/play-sound.ts';
import { useMessages } from '../../messages/use-messages.ts';
import {
  type Clock,
  type CountdownTime,
  countdownSound,
  spokenSeconds,
  useCountdown,
} from '../../room/countdown.ts';
import { LAST_SECONDS, Leader } from '../../ui/house/leader.tsx';
import { vibrate } from '../../ui/page/vibration.ts';

/** The length of the cue. Its last beat comes at the deadline. */
const CUE_SECONDS = 10;

/** Seconds left when the cue is loaded. */
const LOAD_SECONDS = 20;

type CountdownProps = Readonly<{
  startedAt: number;
  /** Undefined without a time limit. */
  deadline: number | undefined;
  /** When the round was paused; undefined while its time runs. */
  pausedAt?: number | undefined;
  clock: Clock;
}>;

/** The time of a round, by the server's clock. A seat or a member of the audience may have longer than others. */
export function roundTime({ startedAt, deadline, pause }: OpenRoundView, clock: Clock) {
  return { startedAt, deadline, pausedAt: pause?.since, clock };
}

/** The time that is left to guess. It changes every second, and screen readers announce it at a few moments only. */
export function Countdown({ startedAt, deadline, pausedAt, clock }: CountdownProps) {
  const say = useMessages();
  const time = useCountdown(startedAt, deadline, clock, pausedAt);
  const isPaused = pausedAt !== undefined;
  const seconds = isPaused ? undefined : time?.seconds;
  useFeltSeconds(seconds);
  useCountdownCue(seconds, deadline, clock);
  const sound = countdownSound(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the last seconds plays a sound
  useEffect(() => {
    if (sound !== undefined) playSound(sound);
  }, [sound, seconds]);
  if (time === undefined || deadline === undefined) {
    return (
      <div role="img" aria-label={say('scores.no-limit')}>
        <Leader seconds={undefined} gone={0} isPaused={isPaused} />
      </div>
    );
  }
  const spoken = spokenSeconds(time.seconds, Math.round((deadline - startedAt) / 1000));
  return (
    <>
      <TimedLeader time={time} isPaused={isPaused} />
      <span role="status" className="visually-hidden">
        {spoken !== undefined && !isPaused && say('scores.seconds-left', { seconds: spoken })}
      </span>
    </>
  );
}

type RemainingTimeProps = CountdownProps & Readonly<{ className?: string | undefined }>;

/** The others' time, for a player who has guessed: visible, without sound or vibration. Empty if no time runs. */
export function RemainingTime({ className, ...given }: RemainingTimeProps) {
  const { startedAt, deadline, pausedAt, clock } = given;
  const time = useCountdown(startedAt, deadline, clock, pausedAt);
  if (time === undefined || time.seconds === 0) return null;
  return (
    <div className={className}>
      <TimedLeader time={time} isPaused={pausedAt !== undefined} />
    </div>
  );
}

type TimedLeaderProps = Readonly<{ time: CountdownTime; isPaused: boolean }>;

function TimedLeader({ time: { seconds, gone }, isPaused }: TimedLeaderProps) {
  const say = useMessages();
  const left = say('scores.seconds-left', { seconds });
  return (
    <div role="timer" aria-label={isPaused ? say('scores.paused', { left }) : left}>
      <Leader seconds={seconds} gone={gone} isPaused={isPaused} />
    </div>
  );
}

/** Vibrates in each of the last seconds. */
function useFeltSeconds(seconds: number | undefined): void {
  useEffect(() => {
    if (seconds !== undefined && 0 < seconds && seconds <= LAST_SECONDS) vibrate('second');
  }, [seconds]);
}

/**
 * Plays music under the last ten seconds, in time with the deadline. It stops when the countdown leaves the screen, is
 * paused or gets another deadline. When the time is up it plays to its end.
 */
function useCountdownCue(
  seconds: number | undefined,
  deadline: number | undefined,
  clock: Clock,
): void {
  const isNear = isWithin(seconds, LOAD_SECONDS);
  useEffect(() => {
    if (isNear) prepareCue('countdown');
  }, [isNear]);
  const isLast = isWithin(seconds, CUE_SECONDS);
  useEffect(() => {
    if (!isLast || deadline === undefined) return undefined;
    playCue('countdown', Math.max(0, CUE_SECONDS - (deadline - clock()) / 1000));
    return () => {
      if (clock() < deadline) stopCue('countdown');
    };
  }, [isLast, deadline, clock]);
}

function isWithin(seconds: number | undefined, most: number): boolean {
  return seconds !== undefined && 0 < seconds && seconds <= most;
}
