import { randomUUID } from 'node:crypto';
import { createSecretKeys } from '../platform/secrets/secret-keys.ts';
import type { TickPace } from '../platform/tick-queue.ts';
import { PROCESS_TIMERS, type Timers } from '../platform/timers.ts';
import { type CodeTries, createCodeTries } from './api/access/code-tries.ts';
import { createRoomSecrets, type RoomSecrets } from './api/access/room-secrets.ts';
import { type AudienceGuesses, createAudienceGuesses } from './audience/audience-guesses.ts';
import { type AudienceJoins, createAudienceJoins } from './audience/audience-joins.ts';
import { type AudienceNewsroom, createNewsroom } from './audience/audience-news.ts';
import { type AudiencePlaces, createAudiencePlaces } from './audience/audience-places.ts';
import { createOwnGuesses, type OwnGuesses } from './audience/own-guesses.ts';
import { createReactionLimit } from './audience/reactions.ts';
import type { DraftBus } from './live/bus/draft-bus.ts';
import type { RoomBus } from './live/bus/room-bus.ts';
import type { LiveRooms } from './live/follow/live-rooms.ts';
import { createDraftKeeper, type DraftKeeper } from './play/draft-keeper.ts';
import { createRoomClock, type RoomClock } from './play/room-clock.ts';
import { createPresence, type SeatPresence } from './play/seat-presence.ts';
import type { RoundParts } from './play/start-next-round.ts';
import { NO_ROOM_METERS, type RoomMeters } from './room-meters.ts';
import { createRoomKeeper, type RoomKeeper } from './store/room-keeper.ts';
import { createLifeFinder, type FindLife } from './store/room-lookup.ts';
import { findVersions } from './store/room-rows.ts';
import { keepRoundFilms, type RoundFilms } from './store/round-films.ts';
import { createRoundsLeftFinder, type FindRoundsLeft } from './store/round-results.ts';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly rooms: Rooms;
  }
}

/** Everything about rooms that operations may use. */
export type Rooms = Readonly<{
  keeper: RoomKeeper;
  drafts: DraftKeeper;
  secrets: RoomSecrets;
  roundFilms: RoundFilms;
  findLife: FindLife;
  findRoundsLeft: FindRoundsLeft;
  codeTries: CodeTries;
  audienceJoins: AudienceJoins;
  places: AudiencePlaces;
  ownGuesses: OwnGuesses;
  guesses: AudienceGuesses;
  newsroom: AudienceNewsroom;
  meters: RoomMeters;
  /** Whether the person may react now; counts it if so. */
  mayReact: (personId: string, now: number) => boolean;
}>;

/** How guesses and other requests are collected when there are many. */
export type Gathering = Pick<TickPace, 'apartMs' | 'enough' | 'turns'>;

const GATHERING: Gathering = {
  // A commit costs as much as ten guesses. No player notices that a guess waited for one.
  apartMs: 16,
  // With this many, each pays so little for the commit that waiting for more saves nothing.
  enough: 32,
  // The disk has often synced within these turns. News then does not wait for the decisions about the next rooms, and
  // requests that arrive meanwhile share their commit.
  turns: 8,
};

export type RoomsParts = Omit<RoundParts, 'keeper' | 'roundFilms'> &
  Readonly<{
    bus: RoomBus & DraftBus;
    /** Milliseconds of a clock that is never set; `now` if not given. */
    steadyNow?: () => number;
    /** {@link GATHERING} if not given. */
    gathering?: Gathering;
    /** The process's timers if not given. */
    timers?: Timers;
    /** Nothing is measured if not given. */
    meters?: RoomMeters;
    onFault: (fault: unknown) => void;
  }>;

export type RunningRooms = Readonly<{
  rooms: Rooms;
  presence: SeatPresence;
  /** The interface for live delivery. */
  live: LiveRooms;
  clock: RoomClock;
  /** Saves and publishes all changes in progress. */
  stop: () => Promise<void>;
}>;

/** The rooms of this server, whose clock has still to be started. */
export function createRooms(parts: RoomsParts): RunningRooms {
  const { db, now, bus, timers = PROCESS_TIMERS, gathering = GATHERING } = parts;
  const { meters = NO_ROOM_METERS, steadyNow = now } = parts;
  const pace = { ...gathering, now, pause: timers.pause };
  // Names this process among those on the same store.
  const serverId = randomUUID();
  const clockKeeper = createRoomKeeper({
    ...parts,
    pause: timers.pause,
    pace,
    onSaved: ({ room, version }) => {
      bus.publish({ type: 'room', id: room.id, room, version, savedAt: now() });
      clock.watch(room);
    },
  });
  const roundFilms = keepRoundFilms(db);
  const drafts = createDraftKeeper({ ...parts, timers, keeper: clockKeeper });
  const clock = createRoomClock({
    ...parts,
    timers,
    serverId,
    steadyNow,
    keeper: clockKeeper,
    drafts,
    roundFilms,
    onDone: meters.deadline,
  });
  const keeper = {
    ...clockKeeper,
    change: clock.afterCatchingUp(clockKeeper.change),
    read: clock.afterCatchingUp(clockKeeper.read),
  };
  const presence = createPresence({ ...parts, timers, serverId, keeper });
  const newsroom = createNewsroom({ ...parts, timers, keeper });
  const audienceGuesses = createAudienceGuesses(db, pace);
  const place = clock.afterCatchingUp(audienceGuesses.place);
  const guesses = { ...audienceGuesses, place };
  const codeTries = createCodeTries({ db, now });
  const audienceJoins = createAudienceJoins(db);
  const places = createAudiencePlaces(db);
  const ownGuesses = createOwnGuesses(db);
  const rooms: Rooms = {
    keeper,
    drafts,
    secrets: createRoomSecrets(createSecretKeys(db)),
    roundFilms,
    findLife: createLifeFinder(db),
    findRoundsLeft: createRoundsLeftFinder(db),
    codeTries,
    audienceJoins,
    places,
    ownGuesses,
    guesses,
    newsroom,
    meters,
    mayReact: createReactionLimit(),
  };
  return {
    rooms,
    presence,
    live: {
      read: keeper.read,
      findVersions: (roomIds) => findVersions(db, roomIds),
      reportHere: presence.reportHere,
      miss: presence.miss,
    },
    clock,
    stop: async () => {
      presence.stop();
      await clock.stop();
      const asked = [keeper, codeTries, audienceJoins, guesses, places, ownGuesses];
      await Promise.all(asked.map((each) => each.settle()));
      await drafts.settle();
      await newsroom.settle();
    },
  };
}
