import { randomUUID } from 'node:crypto';
import { PROCESS_TIMERS, type Timers } from '../platform/clock.ts';
import { createSecretKeys } from '../platform/secrets.ts';
import type { TickPace } from '../platform/tick-queue.ts';
import { createCodeTries } from './api/access/code-tries.ts';
import { createRoomSecrets } from './api/access/room-secrets.ts';
import { createAudienceGuesses, createOwnGuesses } from './audience/audience-guesses.ts';
import { createAudienceJoins } from './audience/audience-joins.ts';
import { createNewsroom, createReactionLimit } from './audience/audience-news.ts';
import { createAudiencePlaces } from './audience/audience-places.ts';
import type { RoomBus } from './live/bus/room-bus.ts';
import type { RoundParts } from './play/begin-round.ts';
import { createDraftKeeper } from './play/draft-keeper.ts';
import { createRoomClock } from './play/room-clock.ts';
import { createPresence } from './play/seat-presence.ts';
import { NO_ROOM_METERS, type RoomMeters } from './room-meters.ts';
import { createRoomKeeper } from './store/room-keeper.ts';
import { createLifeFinder } from './store/room-lookup.ts';
import { findVersions } from './store/room-rows.ts';
import { createRoundsLeftFinder, keepRoundFilms } from './store/round-rows.ts';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly rooms: Rooms;
  }
}

/** Everything about rooms that operations may use. */
export type Rooms = RunningRooms['rooms'];

export type RunningRooms = ReturnType<typeof createRooms>;

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

/** No player waits for a draft, so a commit has those of a time that is so much longer. */
const DRAFTS_GATHERED = 16;

export type RoomsParts = Omit<RoundParts, 'keeper' | 'roundFilms'> &
  Readonly<{
    bus: RoomBus;
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

/** The rooms of this server, whose clock has still to be started. */
export function createRooms(parts: RoomsParts) {
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
  const draftPace = { ...pace, apartMs: pace.apartMs * DRAFTS_GATHERED, enough: Infinity };
  const drafts = createDraftKeeper(db, clockKeeper, draftPace);
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
  const rooms = {
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
    /** Whether the person may react now; counts it if so. */
    mayReact: createReactionLimit(),
  };
  return {
    rooms,
    presence,
    /** The interface for live delivery. */
    live: {
      read: keeper.read,
      findVersions: (roomIds: readonly string[]) => findVersions(db, roomIds),
      reportHere: presence.reportHere,
      miss: presence.miss,
    },
    clock,
    /** Saves and publishes all changes in progress. */
    stop: async () => {
      presence.stop();
      await clock.stop();
      const queues = [keeper, codeTries, audienceJoins, guesses, places, ownGuesses];
      await Promise.all(queues.map((queue) => queue.settle()));
      await drafts.settle();
      await newsroom.settle();
    },
  };
}
