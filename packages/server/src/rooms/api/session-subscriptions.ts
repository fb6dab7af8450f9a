import { isSameShallow } from '@outoften/rules/room/view/same-shallow';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { demandPlaying } from '../../identity/callers/unauthorized.ts';
import { codedError } from '../../platform/error-code.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../platform/graphql/schema-builder.ts';
import { type LiveChange, liveField, type Opening } from '../live/follow/live-subscription.ts';
import { findRoomBySession } from '../store/room-lookup.ts';
import { parseConnectionId } from '../store/seat-ids.ts';
import { findByCode } from './access/find-by-code.ts';
import { openRoomToFollow } from './access/open-to-follow.ts';
import { sessionError } from './access/room-error.ts';
import type { ConnectionRoot } from './types/connection-type.ts';
import { type PublicSessionRoot, roundOf, seatRoot } from './types/public-session-type.ts';
import { coveredResult, type GuessRoot, listGuesses, type RoundRoot } from './types/round-types.ts';
import type { SessionRoot } from './types/session-type.ts';
import type { SessionTypes } from './types/session-types.ts';

/** Adds the subscriptions of the specification. */
export function addSessionSubscriptions(builder: Builder, types: SessionTypes): void {
  addConnectionSubscriptions(builder, types);
  addSessionUpdates(builder, types);
  addRoundSubscriptions(builder, types);
}

type Id = string | number;

type RoomArgs = Readonly<{ id: Id }>;

type OwnerArgs = Readonly<{ owner?: string | null | undefined }>;

function addConnectionSubscriptions(builder: Builder, { connection }: SessionTypes): void {
  builder.subscriptionField('onCreatePlayerSessionConnection', (t) =>
    t.field({
      type: connection,
      description: 'A guest asked for a seat. Only for the host.',
      args: {
        session_code: t.arg.string({ required: true }),
        owner: t.arg.string({ description: OWN_ALONE }),
      },
      ...liveField<OwnerArgs & Readonly<{ session_code: string }>, ConnectionRoot>({
        identityArguments: [],
        open: async ({ session_code, owner }, context) => {
          const account = demandPlaying(context);
          const record = await findByCode(session_code, context, account.owner);
          return openOwn(record.id, owner, context);
        },
        payloads: (change, { owner }) => {
          const asking = seatsThat(
            change,
            (before, { state }) => state === 'waiting' && before !== 'waiting',
          );
          return owner == null ? asking : ownConnections(asking, change, owner);
        },
      }),
    }),
  );
  builder.subscriptionField('onUpdatePlayerSessionConnection', (t) =>
    t.field({
      type: connection,
      description:
        'The named connection changed, or any connection of a room. Members of an audience are not included; they follow `onRoom`.',
      args: {
        id: t.arg.id(),
        public_session_id: t.arg.id(),
        owner: t.arg.string({ description: OWN_ALONE }),
      },
      ...liveField<ConnectionArgs & OwnerArgs, ConnectionRoot>({
        identityArguments: [],
        open: async ({ id, public_session_id, owner }, context) => {
          const roomId = public_session_id ?? parseConnectionId(String(id ?? ''))?.roomId;
          if (roomId == null) {
            throw codedError('BAD_USER_INPUT', 'Send the id of a connection or of a room.');
          }
          const opening = await openOwn(roomId, owner, context);
          const { viewer } = opening;
          const isOwn = viewer.type === 'seat' && viewer.seat === id;
          return isOwn ? { ...opening, own: viewer.seat } : opening;
        },
        payloads: (change, { id, owner }) => {
          if (owner != null) {
            const own = change.own ? namedSeat(change, change.own.id) : [];
            const isMeant = id == null || id === change.own?.id;
            return isMeant ? ownConnections(own, change, owner) : [];
          }
          return id == null
            ? seatsThat(change, (before) => before !== undefined)
            : namedSeat(change, String(id));
        },
      }),
    }),
  );
}

type ConnectionArgs = Readonly<{ id?: Id | null; public_session_id?: Id | null }>;

type ChooseSeat = (before: SeatView['state'] | undefined, seat: SeatView) => boolean;

/**
 * Returns the chosen seats among those that changed. `isChosen` gets each seat's state before; undefined for a new
 * seat.
 */
function seatsThat(change: LiveChange, isChosen: ChooseSeat): ConnectionRoot[] {
  if (change.type !== 'changed') return [];
  const { before, view } = change;
  const states = new Map(before.seats.map(({ id, state }) => [id, state]));
  return changedSeats(change)
    .filter((seat) => isChosen(states.get(seat.id), seat))
    .map((seat) => seatRoot(view, seat));
}

/**
 * Returns the seats that changed. When a room closes, these are all seats that were not gone, because it closes their
 * connections.
 */
function changedSeats({
  before,
  patch,
  view,
}: LiveChange & { type: 'changed' }): readonly SeatView[] {
  if (patch.progress?.phase !== 'closed') return patch.seats;
  const changed = new Set(patch.seats.map(({ id }) => id));
  const gone = new Set(before.seats.filter(({ state }) => state === 'gone').map(({ id }) => id));
  return view.seats.filter(({ id }) => changed.has(id) || !gone.has(id));
}

/** Returns the seat if it changed. Outside the room only its own player gets it. */
function namedSeat(change: LiveChange, id: string): ConnectionRoot[] {
  if (change.type !== 'changed') return [];
  const changed = seatsThat(change, (_before, seat) => seat.id === id);
  const { own, ownBefore, view } = change;
  if (changed.length > 0 || own?.id !== id || view.seats.some((seat) => seat.id === id)) {
    return changed;
  }
  const isAsBefore = ownBefore !== undefined && isSameShallow(ownBefore, own);
  return isAsBefore ? [] : [seatRoot(view, own)];
}

/** Returns the account's own connections, marked as its own. */
function ownConnections(
  connections: readonly ConnectionRoot[],
  { own }: LiveChange,
  owner: string,
): ConnectionRoot[] {
  return connections
    .filter((root) => root.type === 'seat' && root.seat.id === own?.id)
    .map((root) => ({ ...root, own: { owner } }));
}

function addSessionUpdates(builder: Builder, { publicSession, session }: SessionTypes): void {
  builder.subscriptionField('onUpdatePublicSession', (t) =>
    t.field({
      type: publicSession,
      description: 'The room changed; with session_is_closed, only when it is closed.',
      args: {
        id: t.arg.id({ required: true }),
        session_is_closed: t.arg.boolean(),
        owner: t.arg.string({ description: OF_THE_ROOM }),
      },
      ...liveField<
        RoomArgs & OwnerArgs & Readonly<{ session_is_closed?: boolean | null }>,
        PublicSessionRoot
      >({
        identityArguments: ['owner'],
        open: ({ id, owner }, context) => {
          checkOwner(owner, context);
          return openRoomToFollow(id, {}, context);
        },
        payloads: (change, { session_is_closed }) => {
          if (change.type !== 'changed') return [];
          const isClosed = change.view.progress.phase === 'closed';
          const isMeant = session_is_closed == null || session_is_closed === isClosed;
          return isMeant ? [{ view: change.view }] : [];
        },
      }),
    }),
  );
  builder.subscriptionField('onUpdateOutOfTenSession', (t) =>
    t.field({
      type: session,
      description: 'The settings changed, or the session ended.',
      args: {
        id: t.arg.id({ required: true }),
        owner: t.arg.string({ description: OWN_ALONE }),
      },
      ...liveField<RoomArgs & OwnerArgs, SessionRoot>({
        identityArguments: [],
        open: async ({ id, owner }, context) => {
          checkOwner(owner, context);
          const account = demandPlaying(context);
          const record = await findRoomBySession(context.db, String(id));
          if (!record) throw sessionError('no-such-room');
          const opening = await openRoomToFollow(record.id, {}, context);
          return record.owner === account.owner ? withOwn(opening) : opening;
        },
        payloads: (change, { id, owner }) => {
          const isOwn = change.own !== undefined;
          if (change.type !== 'changed' || (owner != null && !isOwn)) return [];
          const { meta, progress } = change.patch;
          if (meta === undefined && progress?.phase !== 'closed') return [];
          const { id: roomId, meta: facts } = change.view;
          return [{ sessionId: String(id), room: { id: roomId, ...facts }, isOwn }];
        },
      }),
    }),
  );
}

function addRoundSubscriptions(builder: Builder, { round, guess }: SessionTypes): void {
  builder.subscriptionField('onCreateSessionRound', (t) =>
    t.field({
      type: round,
      description: 'A round began.',
      args: {
        public_session_id: t.arg.id({ required: true }),
        owner: t.arg.string({ description: OF_THE_ROOM }),
      },
      ...liveField<OfRoomArgs, RoundRoot>({
        ...ofRoom,
        payloads: (change) => changedRounds(change).filter(({ isNew }) => isNew),
      }),
    }),
  );
  builder.subscriptionField('onUpdateSessionRound', (t) =>
    t.field({
      type: round,
      description: 'The round changed: a seat guessed, or it is over.',
      args: {
        public_session_id: t.arg.id({ required: true }),
        owner: t.arg.string({ description: OF_THE_ROOM }),
      },
      ...liveField<OfRoomArgs, RoundRoot>({
        ...ofRoom,
        payloads: (change) => changedRounds(change).filter(({ isNew }) => !isNew),
      }),
    }),
  );
  builder.subscriptionField('onCreatePlayerGuess', (t) =>
    t.field({
      type: guess,
      description:
        'A seat guessed: without the value while the round is open, and again with it when it is over.',
      args: {
        public_session_id: t.arg.id({ required: true }),
        owner: t.arg.string({ description: OWN_ALONE }),
      },
      ...liveField<OfRoomArgs, GuessRoot>({
        identityArguments: [],
        open: ({ public_session_id, owner }, context) => openOwn(public_session_id, owner, context),
        payloads: (change, { owner }) => {
          const guesses = [
            ...newGuesses(change),
            ...changedRounds(change).flatMap((root) => (root.isClosing ? listGuesses(root) : [])),
          ];
          if (owner == null) return guesses;
          const own = guesses.filter(({ result }) => result.seat === change.own?.id);
          return own.map((each) => ({ ...each, owner }));
        },
      }),
    }),
  );
}

/** Returns the guesses since the version before, in a round that is still open. */
function newGuesses(change: LiveChange): GuessRoot[] {
  const { view } = change;
  if (change.type !== 'changed' || view.progress.phase !== 'guessing') return [];
  const { id: roundId } = view.progress.round;
  const hadGuessed = new Set(
    roundOf(change.before)?.round.id === roundId
      ? change.before.seats.filter(({ hasGuessed }) => hasGuessed).map(({ id }) => id)
      : [],
  );
  return change.patch.seats
    .filter(({ id, hasGuessed }) => hasGuessed && !hadGuessed.has(id))
    .map(({ id, name }) => ({ roomId: view.id, roundId, name, result: coveredResult(id) }));
}

type OfRoomArgs = OwnerArgs & Readonly<{ public_session_id: Id }>;

const ofRoom = {
  identityArguments: ['owner' as const],
  open: ({ public_session_id, owner }: OfRoomArgs, context: GraphqlContext) => {
    checkOwner(owner, context);
    return openRoomToFollow(public_session_id, {}, context);
  },
};

type ChangedRound = RoundRoot & Readonly<{ isNew: boolean; isClosing: boolean }>;

function changedRounds(change: LiveChange): readonly ChangedRound[] {
  if (change.type !== 'changed') return [];
  if (change.patch.progress === undefined && !hasNewGuess(change)) return [];
  const root = roundOf(change.view);
  if (root === undefined) return [];
  const earlier = roundOf(change.before)?.round;
  const isNew = earlier?.id !== root.round.id;
  return [{ ...root, isNew, isClosing: root.round.isOver && (isNew || !earlier.isOver) }];
}

function hasNewGuess({ before, patch }: LiveChange & { type: 'changed' }): boolean {
  const guessed = patch.seats.filter(({ hasGuessed }) => hasGuessed);
  return guessed.some(({ id }) => before.seats.some((seat) => seat.id === id && !seat.hasGuessed));
}

/** Opens the room. With an owner, for events about the account's own seat. */
async function openOwn(
  id: Id,
  owner: string | null | undefined,
  context: GraphqlContext,
): Promise<Opening> {
  checkOwner(owner, context);
  const opening = await openRoomToFollow(id, {}, context);
  return owner == null ? opening : withOwn(opening);
}

/** Adds events about the account's own seat. The audience has none. */
function withOwn(opening: Opening): Opening {
  const { viewer } = opening;
  return viewer.type === 'seat' ? { ...opening, own: viewer.seat } : opening;
}

const OWN_ALONE = 'The caller’s account: then only its own records are sent.';
const OF_THE_ROOM = 'Ignored: these events belong to all of a room.';

/** Checks a filter for one's own records. Another account is refused, because its subscription would stay silent. */
function checkOwner(owner: string | null | undefined, context: GraphqlContext): void {
  const { owner: own } = demandPlaying(context);
  if (owner != null && owner !== own) throw sessionError('not-yours');
}
