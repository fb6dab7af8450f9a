import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type LiveMetrics = ReturnType<typeof addLiveMetrics>;

/** The rooms, seats and connections of this server. No other server counts the same ones. */
export type FollowedCounts = {
  /** Rooms whose first connected seat is connected here, by the phase of their game. */
  readonly rooms: Record<(typeof PHASES)[number], number>;
  /** Seats that are taken and connected here. */
  seats: number;
  /** Connections of members of an audience. */
  audience: number;
  /** Connections of stages. */
  stages: number;
};

const PHASES = ['lobby', 'guessing', 'revealed', 'over'] as const;

export function nothingFollowed(): FollowedCounts {
  const rooms = { lobby: 0, guessing: 0, revealed: 0, over: 0 };
  return { rooms, seats: 0, audience: 0, stages: 0 };
}

const DELIVERY_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Codes with a label of their own. Labels take few values, and a client may close with any number. */
const KNOWN_CODES = new Set([
  1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1011, 1013, 4400, 4401, 4403, 4406, 4408,
  4409, 4429, 4500,
]);

/** Adds the counters of live delivery. */
export function addLiveMetrics(registry: Registry) {
  const registers = [registry];
  const sockets = new Gauge({ name: 'live_sockets', help: 'Open sockets', registers });
  const closed = new Counter({
    name: 'live_sockets_closed_total',
    help: 'Sockets closed, by code',
    labelNames: ['code'],
    registers,
  });
  const streams = new Gauge({ name: 'live_streams', help: 'Open event streams', registers });
  const subscriptions = new Gauge({
    name: 'live_subscriptions',
    help: 'Running subscriptions',
    registers,
  });
  const groups = new Gauge({
    name: 'live_groups',
    help: 'Groups of subscriptions that share each execution',
    registers,
  });
  const add = (name: string, help: string) => addTotal({ name, help, registry });
  const events = add('live_events_total', 'Changes of rooms that were followed here');
  const executions = add('live_executions_total', 'Results made, once for all who get the same');
  const frames = add('live_frames_total', 'Messages sent to clients');
  const writes = add('live_writes_total', 'Writes to clients, of a message or more');
  const bytes = add('live_sent_bytes_total', 'Bytes written to clients');
  const { observe: countDelivery } = new Histogram({
    name: 'live_delivery_seconds',
    help: 'Time from when a change of a room is saved to when it is written to its followers here',
    buckets: DELIVERY_BUCKETS_S,
    registers,
  }).labels();
  return {
    /** A saved change was written to all its followers here, so many seconds after it was saved. */
    countDelivery,
    /** Sets the function that counts the followed rooms at each scrape. */
    countRoomsBy: addFollowedGauges(registry),
    countOpened: () => sockets.inc(),
    countClosed(code: number): void {
      sockets.dec();
      closed.inc({ code: KNOWN_CODES.has(code) ? code : 'other' });
    },
    countStream: (change: 1 | -1) => streams.inc(change),
    countSubscription: (change: 1 | -1) => subscriptions.inc(change),
    countGroup: (change: 1 | -1) => groups.inc(change),
    /** A change of a room with followers here. */
    countEvent: () => events(1),
    /** A result made for a group. */
    countExecution: () => executions(1),
    countWrite(sentFrames: number, sentBytes: number): void {
      writes(1);
      frames(sentFrames);
      bytes(sentBytes);
    },
  };
}

function addFollowedGauges(registry: Registry) {
  // Sockets and streams are loaded with the first of them.
  let count: () => FollowedCounts = nothingFollowed;
  const registers = [registry];
  new Gauge({
    name: 'rooms_open',
    help: 'Rooms whose first connected seat is connected here, by phase',
    labelNames: ['phase'],
    registers,
    collect() {
      const { rooms } = count();
      for (const phase of PHASES) this.set({ phase }, rooms[phase]);
    },
  });
  const add = (name: string, help: string, read: (counts: FollowedCounts) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(count()));
      },
    });
  add('room_seats', 'Seats whose players are connected here', ({ seats }) => seats);
  add('room_audience', 'Connections of the audience', ({ audience }) => audience);
  add('room_stages', 'Connections of stages', ({ stages }) => stages);
  return (read: () => FollowedCounts): void => {
    count = read;
  };
}

type Total = Readonly<{ name: string; help: string; registry: Registry }>;

/**
 * A counter that only costs an addition. It counts a hundred thousand times a second, and is read every few seconds.
 */
function addTotal({ name, help, registry }: Total): (more: number) => void {
  // An object, because its number is changed in place.
  const uncounted = { sum: 0 };
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.inc(uncounted.sum);
      uncounted.sum = 0;
    },
  });
  return (more) => {
    uncounted.sum += more;
  };
}
