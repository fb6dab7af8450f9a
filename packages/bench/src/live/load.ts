import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../rounds.ts';
import { createDraftTurns } from './draft-turns.ts';
import { createGuessClock } from './guess-clock.ts';
import { createLobbyTurns, type RoomPlace } from './lobby-turns.ts';
import { CORES } from './pinned-process.ts';
import { readBusySeconds, readProcessSeconds } from './process-time.ts';
import { openRawSocket, type RawSocket } from './raw-socket.ts';
import { type Place, placesOf, type Shape } from './shape.ts';
import type { Wire } from './wires/wire.ts';

/** How many sockets connect at the same time. */
const COMING_IN = 100;
/**
 * The last member of a lobby observes, because the server sends to it last. In a large lobby, every fiftieth member
 * before it observes too.
 */
const OBSERVERS_APART = 50;
const WARM_UP_MS = 150;
/** A guess that has not arrived this long after the last one counts as lost. */
const PATIENCE_MS = 2500;
const TICK_MS = 1;
/** As many drafts as a player sends while choosing a value. */
const DRAFTS_A_GUESS = 5;
const OPENING_TICK_MS = 20;
const OPENED_WITHIN_MS = 30_000;
/** After opening a thousand rounds a server has work left, which is not measured. */
const REST_MS = 600;

export type LoadStep = Readonly<{
  /** Guesses a second. */
  rate: number;
  forMs: number;
}>;

export type LoadResult = Readonly<{
  /** Guesses a second that were really sent. */
  rate: number;
  /** Milliseconds from sending a guess to its arrival at an observer. */
  p50: number;
  p99: number;
  missing: number;
  /** Shares of a core. */
  loadShare: number;
  serverShare: number;
  /** The share of both cores together that other programs used. */
  othersShare: number;
}>;

export type Load = Readonly<{
  comeIn: () => Promise<void>;
  run: (step: LoadStep) => Promise<LoadResult>;
  /** Cuts all connections without closing them properly. */
  cut: () => void;
}>;

/** A server to which players are connected. */
export type LoadedServer = Readonly<{
  origin: string;
  /** The process, whose time is measured. */
  pid: number;
}>;

export type LoadParts = Readonly<{
  wire: Wire;
  shape: Shape;
  /** Several servers share all lobbies, or the members of each lobby. */
  servers: readonly LoadedServer[];
  sharedBy?: 'lobby' | 'member';
}>;

/** Connects all players on separate sockets in one process. */
export function createLoad({ wire, shape, servers, sharedBy = 'lobby' }: LoadParts): Load {
  const sockets = new Map<string, RawSocket>();
  const observers = placesOf(shape).filter((place) => observes(place, shape));
  const clock = createGuessClock({ observersIn: observers.length / shape.lobbies });
  const { nextRound } = wire;
  const rooms = nextRound ? shape.rooms : 1;
  const turns = createLobbyTurns({ ...shape, rooms });
  const drafts = createDraftTurns(turns, shape);

  const socketOf = ({ lobby, member }: Place): RawSocket => {
    const socket = sockets.get(`${lobby}.${member}`);
    if (socket === undefined) throw new Error(`No member is in as ${lobby}.${member}`);
    return socket;
  };
  const over: RoomPlace[] = [];
  const observe = (place: Place, payload: Buffer) => {
    const news = wire.read(place, payload);
    if (news === undefined) return;
    const { room, guessed, isOver, isOpen } = news;
    const { lobby } = place;
    const now = performance.now();
    const fresh = guessed.reduce(
      (sum, seat) => sum + clock.arrive(place.member, { lobby, room, ...seat }, now),
      0,
    );
    if (!directs(place, shape)) return;
    if (fresh > 0) turns.arrive(lobby, fresh);
    if (isOver) over.push({ lobby, room });
    if (isOpen) turns.open({ lobby, room });
  };
  const comeIn = (place: Place) =>
    new Promise<void>((resolve, reject) => {
      const isObserver = observes(place, shape);
      let isIn = false;
      const socket = openRawSocket({
        origin: servers[place[sharedBy] % servers.length]?.origin ?? '',
        route: wire.route(place),
        protocol: wire.protocol,
        onOpen: (opened) => {
          for (const frame of wire.opening(place)) opened.send(frame);
          isIn = wire.isInAtOnce ?? false;
          if (isIn) resolve();
        },
        onMessage: (payload) => {
          const reply = wire.keepUp?.(payload);
          if (reply !== undefined) return socket.send(reply);
          if (isIn) {
            if (isObserver) observe(place, payload);
            return;
          }
          const greeted = wire.greet(place, payload);
          if (greeted.reply) socket.send(greeted.reply);
          isIn = greeted.isIn;
          if (isIn) resolve();
        },
        onLost: (reason) => {
          const lost = new Error(`${place.lobby}.${place.member} was lost: ${reason}`);
          if (isIn) throw lost;
          reject(lost);
        },
      });
      sockets.set(`${place.lobby}.${place.member}`, socket);
    });
  const guess = (): boolean => {
    const next = turns.next();
    if (next === undefined) return false;
    clock.send(next, performance.now());
    socketOf(next).send(wire.guess(next, next.room));
    if (next.isLast && !nextRound) turns.open(next);
    return true;
  };
  /** Sends fewer drafts while all seats have just moved their sliders. */
  const draft = (): void => {
    for (let sent = 0; sent < DRAFTS_A_GUESS; sent++) {
      const next = drafts.next(performance.now());
      if (next === undefined) return;
      socketOf(next).send(wire.draft(next, next.room));
    }
  };
  /** Guesses at the rate, until the time is over or no seat has a guess left. */
  const guessAt = async (rate: number, forMs: number): Promise<void> => {
    const start = performance.now();
    for (let sent = 0; performance.now() < start + forMs; ) {
      await wait(TICK_MS);
      const due = ((performance.now() - start) * rate) / 1000;
      while (sent < due && guess()) {
        draft();
        sent++;
      }
      if (!turns.isAnyLeft()) return;
    }
  };
  /** Opens the next round in every room in which all have guessed. */
  const openRounds = async () => {
    if (turns.usedUp().length === 0) return;
    const deadline = performance.now() + OPENED_WITHIN_MS;
    while (turns.usedUp().length > 0) {
      for (const { lobby, room } of over.splice(0)) {
        if (nextRound) socketOf({ lobby, member: 0 }).send(nextRound(lobby, room));
      }
      if (performance.now() > deadline) throw new Error('The next rounds were not opened');
      await wait(OPENING_TICK_MS);
    }
    await wait(REST_MS);
  };

  return {
    comeIn: async () => {
      const places = placesOf(shape);
      for (let from = 0; from < places.length; from += COMING_IN) {
        await Promise.all(places.slice(from, from + COMING_IN).map(comeIn));
      }
      await wire.begin?.();
    },
    run: async ({ rate, forMs }) => {
      await openRounds();
      await guessAt(rate, WARM_UP_MS);
      const start = performance.now();
      const before = readSeconds(servers);
      clock.begin(start);
      await guessAt(rate, forMs);
      const end = performance.now();
      clock.end(end);
      const after = readSeconds(servers);
      const seconds = (end - start) / 1000;
      const shareOf = (who: keyof Seconds) => (after[who] - before[who]) / seconds;
      const [loadShare, serverShare] = [shareOf('load'), shareOf('server')];
      while (clock.missing() > 0 && performance.now() < end + PATIENCE_MS) await wait(10);
      const latencies = clock.latencies();
      return {
        rate: clock.sent() / seconds,
        p50: percentile(latencies, 0.5),
        p99: percentile(latencies, 0.99),
        missing: clock.missing(),
        loadShare,
        serverShare,
        othersShare: Math.max(0, shareOf('all') - loadShare - serverShare),
      };
    },
    cut: () => {
      for (const socket of sockets.values()) socket.close();
    },
  };
}

/** True for the lobby's last member, who gets the ends of its rounds last. */
function directs({ member }: Place, { members }: Shape): boolean {
  return member === members - 1;
}

function observes({ member }: Place, { members }: Shape): boolean {
  return (members - 1 - member) % OBSERVERS_APART === 0;
}

type Seconds = Readonly<{ load: number; server: number; all: number }>;

function readSeconds(servers: readonly LoadedServer[]): Seconds {
  return {
    load: readProcessSeconds(process.pid),
    server: servers.reduce((sum, { pid }) => sum + readProcessSeconds(pid), 0),
    all: readBusySeconds(Object.values(CORES)),
  };
}
