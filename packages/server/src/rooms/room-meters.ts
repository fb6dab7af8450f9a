import { Histogram, type Registry } from 'prom-client';

/** Measures what players wait for in rooms. All times are in seconds. */
export type RoomMeters = Readonly<{
  /** A guess was counted: the time from its arrival to its answer. */
  guess: Readonly<{ seat: (seconds: number) => void; audience: (seconds: number) => void }>;
  /** A timed change was saved: the time since it was due. */
  deadline: (seconds: number) => void;
}>;

const ignore = () => {};

export const NO_ROOM_METERS: RoomMeters = {
  guess: { seat: ignore, audience: ignore },
  deadline: ignore,
};

const GUESS_BUCKETS_S = [0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 0.5, 1, 2.5, 10];
const DEADLINE_BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

export function addRoomMeters(registry: Registry): RoomMeters {
  const guesses = new Histogram({
    name: 'guess_duration_seconds',
    help: 'Time from the arrival of a guess that counts to its answer; the count is that of guesses',
    labelNames: ['by'],
    buckets: GUESS_BUCKETS_S,
    registers: [registry],
  });
  const deadlines = new Histogram({
    name: 'room_deadline_lateness_seconds',
    help: 'Time from when a timed change of a room is due to when it is saved',
    buckets: DEADLINE_BUCKETS_S,
    registers: [registry],
  });
  for (const by of ['seat', 'audience']) guesses.zero({ by });
  const { observe: deadline } = deadlines.labels();
  return {
    guess: { seat: guesses.labels('seat').observe, audience: guesses.labels('audience').observe },
    deadline,
  };
}
