/** A seat in a room. */
export type SeatPlace = Readonly<{ lobby: number; room: number; member: number }>;

/** Measures how long guesses take to reach observers of their room. */
export type GuessClock = Readonly<{
  send: (seat: SeatPlace, now: number) => void;
  /** Notes that an observer of the lobby now knows of this many guesses of the seat. Returns how many are new to it. */
  arrive: (observer: number, seat: SeatPlace & Readonly<{ times: number }>, now: number) => number;
  /** Forgets all results, and measures guesses from now on. */
  begin: (now: number) => void;
  /** Measures no further guesses. */
  end: (now: number) => void;
  /** Milliseconds of each measured guess to each observer; infinite for a guess that has not arrived. */
  latencies: () => readonly number[];
  sent: () => number;
  missing: () => number;
}>;

export function createGuessClock({ observersIn }: Readonly<{ observersIn: number }>): GuessClock {
  const sentAt = new Map<string, number[]>();
  const arrived = new Map<string, number>();
  let taken: number[] = [];
  let sent = 0;
  let from = Number.POSITIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  const isMeasured = (at: number) => from <= at && at < until;
  const missing = () => sent * observersIn - taken.length;
  return {
    send: (seat, now) => {
      const key = keyOf(seat);
      const times = sentAt.get(key) ?? [];
      sentAt.set(key, times);
      times.push(now);
      if (isMeasured(now)) sent++;
    },
    arrive: (observer, seat, now) => {
      const key = keyOf(seat);
      const known = arrived.get(`${observer} ${key}`) ?? 0;
      if (seat.times <= known) return 0;
      arrived.set(`${observer} ${key}`, seat.times);
      const guesses = (sentAt.get(key) ?? []).slice(known, seat.times);
      if (guesses.length < seat.times - known) throw new Error('A guess arrived that was not sent');
      for (const at of guesses) if (isMeasured(at)) taken.push(now - at);
      return guesses.length;
    },
    begin: (now) => {
      taken = [];
      sent = 0;
      from = now;
      until = Number.POSITIVE_INFINITY;
    },
    end: (now) => {
      until = now;
    },
    latencies: () => [...taken, ...new Array<number>(missing()).fill(Number.POSITIVE_INFINITY)],
    sent: () => sent,
    missing,
  };
}

function keyOf({ lobby, room, member }: SeatPlace): string {
  return `${lobby}.${room}.${member}`;
}
