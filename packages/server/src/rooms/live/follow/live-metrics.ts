import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** The counters of live delivery. */
export type LiveMetrics = Readonly<{
  countOpened: () => void;
  countClosed: (code: number) => void;
  /** Open event streams: one more or one less. */
  countStream: (change: 1 | -1) => void;
  /** Subscriptions that run: one more or one less. */
  countSubscription: (change: 1 | -1) => void;
  /** Groups of subscriptions that share each execution: one more or one less. */
  countGroup: (change: 1 | -1) => void;
  /** A change of a room with followers here. */
  countEvent: () => void;
  /** An event executed for a group. */
  countExecution: () => void;
  countWrite: (frames: number, bytes: number) => void;
  /** A saved change was written to all its followers here, so many seconds after it was saved. */
  countDelivery: (seconds: number) => void;
  /** Sets the function that counts the followed rooms at each scrape. */
  countRoomsBy: (count: () => FollowedCounts) => void;
}>;

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

export function addLiveMetrics(registry: Registry): LiveMetrics {
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
  const executions = add('live_executions_total', 'Events worked out, once for all told the same');
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
    countDelivery,
    countRoomsBy: addFollowedGauges(registry),
    countOpened: () => sockets.inc(),
    countClosed: (code) => {
      sockets.dec();
      closed.inc({ code: KNOWN_CODES.has(code) ? code : 'other' });
    },
    countStream: (change) => streams.inc(change),
    countSubscription: (change) => subscriptions.inc(change),
    countGroup: (change) => groups.inc(change),
    countEvent: () => events(1),
    countExecution: () => executions(1),
    countWrite: (sentFrames, sentBytes) => {
      writes(1);
      frames(sentFrames);
      bytes(sentBytes);
    },
  };
}

function addFollowedGauges(registry: Registry): LiveMetrics['countRoomsBy'] {
  // Sockets and streams are loaded with the first of them.
  let count = nothingFollowed;
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
  return (read) => {
    count = read;
  };
}

type Total = Readonly<{ name: string; help: string; registry: Registry }>;

/**
 * A counter that only costs an addition. It counts a hundred thousand times a second, and is read every few seconds.
 */
function addTotal({ name, help, registry }: Total): (more: number) => void {
  // An object, because its number is changed in place.
  const untold = { sum: 0 };
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.inc(untold.sum);
      untold.sum = 0;
    },
  });
  return (more) => {
    untold.sum += more;
  };
}
