import { isDeepStrictEqual } from 'node:util';
import { hasPresence } from '@outoften/rules/room/presence';
import { findSeat, findSeatOf, type Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { type FollowedView, followChange } from './followed-view.ts';
import type { GameRecord } from './game-record.ts';
import type { Reader } from './leak-search.ts';
import { FOLLOW, OPERATIONS } from './operations.ts';
import type { Person } from './person.ts';
import type { SimulatedServer } from './simulated-server.ts';
import { demand } from './violation.ts';

/** A subscription on a socket of its own. */
export type Line = {
  /** Undefined for the stage. */
  readonly by: Person | undefined;
  /** As what the room is followed. */
  readonly connection: string | undefined;
  /** True for the one that carries everything, of which a seat has one at a time. */
  readonly isWhole: boolean;
  view: FollowedView | undefined;
  isOver: boolean;
  hangUp: () => Promise<unknown>;
};

export type FurtherLine = Readonly<{ query: string; variables: object }>;

/** All who follow a room. */
export type GameLines = Readonly<{
  all: ReadonlySet<Line>;
  /** Follows everything, as the stage without a person; or something further. Undefined if it is refused. */
  follow: (by: Person | undefined, further?: FurtherLine) => Promise<Line | undefined>;
  /** Compares what a follower has with what it would fetch. */
  compare: (line: Line) => Promise<void>;
  /** Ends all lines, as their server does. */
  cut: (isKilled: boolean) => Promise<void>;
  check: () => void;
}>;

export type GameLinesParts = Readonly<{
  server: SimulatedServer;
  record: GameRecord;
  roomId: string;
  stageKey: string;
  /** Keeps what the work throws until somebody can be told. */
  guard: (work: () => void) => void;
  note: (text: string) => void;
}>;

/** The lines of a killed server are noticed to be gone by then. */
export const KILL_NOTICED_MS = 10_000;

const ANYBODY: Reader = { owner: undefined, connection: undefined, sent: new Set() };

export function createGameLines(parts: GameLinesParts): GameLines {
  const { server, record, roomId, stageKey, guard, note } = parts;
  const lines = new Set<Line>();
  let opened = 0;
  let killedAt = Number.NEGATIVE_INFINITY;

  const viewingOf = (by: Person | undefined) =>
    by === undefined
      ? { id: roomId, stage: stageKey }
      : { id: roomId, connection: by.connection, secret: by.secret };
  const callerOf = (by: Person | undefined) => by?.caller ?? ({ type: 'anonymous' } as const);
  const hear = (line: Line, frame: Buffer) => {
    record.tally.frames += 1;
    demand(!line.isOver, () => 'a line that is over is told something');
    const text = readFrame(frame);
    const { payload } = JSON.parse(text);
    demand(payload.errors === undefined, () => `an event fails: ${text}`);
    const change = payload.data.onPublicSessionChange;
    const hidden = change ? record.hiddenAt(change.version) : record.hiddenNow();
    // A session is told to whoever made it as their own; all else is shared by many.
    const owner = payload.data.onUpdateOutOfTenSession ? line.by?.caller.owner : undefined;
    record.search(text, { ...ANYBODY, owner }, [hidden]);
    if (line.isWhole) line.view = followChange(line.view, change);
  };
  const open = async (line: Line, { query, variables }: FurtherLine) => {
    const results = await server.follow({
      id: 'follow',
      socketId: `socket ${opened++}`,
      query,
      variables,
      caller: callerOf(line.by),
      send: (frame) => guard(() => hear(line, frame)),
      onEnded: (errors) => {
        line.isOver = true;
        lines.delete(line);
        for (const error of errors) {
          guard(() => demand(error.includes('SEAT_TAKEN_OVER'), () => `a line ends: ${error}`));
        }
      },
    });
    line.hangUp = async () => results.return(undefined);
    lines.add(line);
  };
  return {
    all: lines,
    follow: async (by, further) => {
      const line: Line = {
        by,
        connection: further === undefined ? by?.connection : ownConnection(record.room(), by),
        isWhole: further === undefined,
        view: undefined,
        isOver: false,
        hangUp: async () => {},
      };
      try {
        await open(line, further ?? { query: FOLLOW, variables: viewingOf(by) });
        return line;
      } catch (fault) {
        const code = (fault as { extensions?: { code?: string } }).extensions?.code;
        demand(code !== undefined, () => `following fails: ${String(fault)}`);
        note(`  following is refused: ${code}`);
        return undefined;
      }
    },
    compare: async ({ by, view, isOver }) => {
      if (view === undefined || isOver) return;
      const { version, session, players } = view;
      demand(version === record.version(), () => `a follower is at ${version} only`);
      const query = OPERATIONS.look;
      const fetched = await server.answer({
        query,
        variables: viewingOf(by),
        caller: callerOf(by),
      });
      const text = JSON.stringify(fetched);
      record.search(text, { ...ANYBODY, owner: by?.caller.owner }, [record.hiddenNow()]);
      const { getPublicSession } = JSON.parse(text).data;
      const followed = { ...session, version, connected_players: players };
      demand(
        isDeepStrictEqual(followed, getPublicSession),
        () => `followed ${JSON.stringify(followed)}, fetched ${text}`,
      );
    },
    cut: async (isKilled) => {
      if (isKilled) killedAt = server.time.now();
      for (const line of [...lines]) {
        lines.delete(line);
        if (!isKilled) await line.hangUp();
        line.isOver = true;
      }
      await server.settle();
    },
    check: () => {
      const held = checkHeld(lines, record.room());
      const isAllNoticed = server.time.now() - killedAt > KILL_NOTICED_MS;
      if (isAllNoticed) checkAbsent(held, record.room());
    },
  };
}

/** What the account is in the room, where none of its connections is named: its seat, whatever else it has. */
function ownConnection(room: Room, by: Person | undefined): string | undefined {
  const seat = by && findSeatOf(room, by.caller.owner);
  return seat && hasPresence(seat) ? seat.id : by?.connection;
}

/** Whoever follows anything of a room as a seat is in it, and here. Answers the seats that are held. */
function checkHeld(lines: ReadonlySet<Line>, room: Room): ReadonlySet<string> {
  const held = new Set<string>();
  const played = new Set<string>();
  const isClosed = room.stage.phase === 'closed';
  for (const { connection, isWhole } of lines) {
    const seat = connection === undefined ? undefined : findSeat(room, connection as SeatId);
    if (seat === undefined) continue;
    demand(hasPresence(seat), () => `${seat.id} is ${seat.place.state} and still told everything`);
    demand(!isWhole || !played.has(seat.id), () => `${seat.id} is played twice`);
    if (isWhole) played.add(seat.id);
    held.add(seat.id);
    const { type } = seat.presence;
    demand(isClosed || type === 'here', () => `${seat.id} listens and is ${type}`);
  }
  return held;
}

function checkAbsent(held: ReadonlySet<string>, room: Room): void {
  if (room.stage.phase === 'closed') return;
  for (const { id, presence } of room.seats.filter(hasPresence)) {
    demand(presence.type !== 'here' || held.has(id), () => `${id} is here and does not listen`);
  }
}

const SHORT_HEADER = 2;
const LONG_HEADERS: Readonly<Record<number, number>> = { 126: 4, 127: 10 };

/** The text in a frame of the server's. */
function readFrame(frame: Buffer): string {
  return frame.toString('utf8', LONG_HEADERS[frame[1] ?? 0] ?? SHORT_HEADER);
}
