import { isSameShallow } from '@outoften/rules/room/view/same-shallow';
import {
  isFromDoor,
  type RoomView,
  type RoundView,
  type SeatView,
} from '@outoften/rules/room/view/view-room';
import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { demandPlaying } from '../../identity/callers/permissions.ts';
import { codedError } from '../../platform/error-code.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { findByCode } from '../../rooms/api/access/code-tries.ts';
import { sessionError } from '../../rooms/api/access/room-error.ts';
import { openRoomToFollow, type ViewingArgs } from '../../rooms/api/access/viewer.ts';
import { liveField } from '../../rooms/api/live-field.ts';
import { writeChange } from '../../rooms/api/sight/room-films.ts';
import type { Opening } from '../../rooms/live/follow/room-hub.ts';
import type { LiveChange } from '../../rooms/live/follow/room-views.ts';
import { findRoomBySession } from '../../rooms/store/room-lookup.ts';
import { parseConnectionId } from '../../rooms/store/seat-ids.ts';
import type { Answer } from '../answer.ts';
import { type ConnectionAnswer, seatInView } from './connection.ts';
import { coveredResult, guessAnswer, guessesIn, roundAnswer, roundOf } from './round.ts';
import { roomAnswer, sessionAnswer } from './session.ts';

type Changed = LiveChange & { type: 'changed' };

/** The account of the caller. With it, only its own records are sent; events of a whole room ignore it. */
type OwnerArgs = Readonly<{ owner?: string | null | undefined }>;

type OfRoomArgs = OwnerArgs & Readonly<{ public_session_id: string }>;

const ofRoom = {
  open: ({ public_session_id, owner }: OfRoomArgs, context: GraphqlContext) => {
    checkOwner(owner, context);
    return openRoomToFollow(public_session_id, {}, context);
  },
};

/** The subscriptions of the specification, and `onRoom`, with which the web app follows a room. */
export const subscriptions = {
  onRoom: liveField<ViewingArgs & Readonly<{ id: string; wire: number }>, LiveChange>({
    open: ({ id, wire, ...viewing }, context) => {
      if (wire !== WIRE_VERSION) throw codedError('OLD_CLIENT', 'Load the new version.');
      return openRoomToFollow(id, viewing, context, { isWindow: true });
    },
    payloads: (change) => (change.type === 'audience' && isFromDoor(change.view) ? [] : [change]),
    write: writeChange,
  }),
  onCreatePlayerSessionConnection: liveField<
    OwnerArgs & Readonly<{ session_code: string }>,
    ConnectionAnswer
  >({
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
  onUpdatePlayerSessionConnection: liveField<
    OwnerArgs & Readonly<{ id?: string | null; public_session_id?: string | null }>,
    ConnectionAnswer
  >({
    open: async ({ id, public_session_id, owner }, context) => {
      const roomId = public_session_id ?? parseConnectionId(id ?? '')?.roomId;
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
        : namedSeat(change, id);
    },
  }),
  onUpdatePublicSession: liveField<
    OwnerArgs & Readonly<{ id: string; session_is_closed?: boolean | null }>,
    Answer<'PublicSession'>
  >({
    open: ({ id, owner }, context) => ofRoom.open({ public_session_id: id, owner }, context),
    payloads: (change, { session_is_closed }) => {
      if (change.type !== 'changed') return [];
      const isClosed = change.view.progress.phase === 'closed';
      const isMeant = session_is_closed == null || session_is_closed === isClosed;
      return isMeant ? [roomAnswer(change.view)] : [];
    },
  }),
  onUpdateOutOfTenSession: liveField<
    OwnerArgs & Readonly<{ id: string }>,
    Answer<'OutOfTenSession'>
  >({
    open: async ({ id, owner }, context) => {
      checkOwner(owner, context);
      const account = demandPlaying(context);
      const record = await findRoomBySession(context.db, id);
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
      return [sessionAnswer(id, { id: roomId, ...facts }, isOwn)];
    },
  }),
  onCreateSessionRound: liveField<OfRoomArgs, Answer<'SessionRound'>>({
    ...ofRoom,
    payloads: (change) =>
      changedRounds(change)
        .filter(({ isNew }) => isNew)
        .map(({ view, round }) => roundAnswer(view, round)),
  }),
  onUpdateSessionRound: liveField<OfRoomArgs, Answer<'SessionRound'>>({
    ...ofRoom,
    payloads: (change) =>
      changedRounds(change)
        .filter(({ isNew }) => !isNew)
        .map(({ view, round }) => roundAnswer(view, round)),
  }),
  onCreatePlayerGuess: liveField<OfRoomArgs, Answer<'PlayerGuess'>>({
    open: ({ public_session_id, owner }, context) => openOwn(public_session_id, owner, context),
    payloads: (change, { owner }) => {
      const guesses = [
        ...newGuesses(change),
        ...changedRounds(change).flatMap(({ view, round, isClosing }) =>
          isClosing ? guessesIn(view, round) : [],
        ),
      ];
      if (owner == null) return guesses;
      const own = guesses.filter(
        ({ session_connection_id }) => session_connection_id === change.own?.id,
      );
      return own.map((each) => ({ ...each, owner }));
    },
  }),
};

type ChooseSeat = (before: SeatView['state'] | undefined, seat: SeatView) => boolean;

/**
 * Returns the chosen seats among those that changed. `isChosen` gets each seat's state before; undefined for a new
 * seat.
 */
function seatsThat(change: LiveChange, isChosen: ChooseSeat): ConnectionAnswer[] {
  if (change.type !== 'changed') return [];
  const { before, view } = change;
  const states = new Map(before.seats.map(({ id, state }) => [id, state]));
  return changedSeats(change)
    .filter((seat) => isChosen(states.get(seat.id), seat))
    .map((seat) => seatInView(view, seat));
}

/**
 * Returns the seats that changed. When a room closes, these are all seats that were not gone, because it closes their
 * connections.
 */
function changedSeats({ before, patch, view }: Changed): readonly SeatView[] {
  if (patch.progress?.phase !== 'closed') return patch.seats;
  const changed = new Set(patch.seats.map(({ id }) => id));
  const gone = new Set(before.seats.filter(({ state }) => state === 'gone').map(({ id }) => id));
  return view.seats.filter(({ id }) => changed.has(id) || !gone.has(id));
}

/** Returns the seat if it changed. Outside the room only its own player gets it. */
function namedSeat(change: LiveChange, id: string): ConnectionAnswer[] {
  if (change.type !== 'changed') return [];
  const changed = seatsThat(change, (_before, seat) => seat.id === id);
  const { own, ownBefore, view } = change;
  if (changed.length > 0 || own?.id !== id || view.seats.some((seat) => seat.id === id)) {
    return changed;
  }
  const isAsBefore = ownBefore !== undefined && isSameShallow(ownBefore, own);
  return isAsBefore ? [] : [seatInView(view, own)];
}

/** Returns the account's own connections, marked as its own. */
function ownConnections(
  connections: readonly ConnectionAnswer[],
  { own }: LiveChange,
  owner: string,
): ConnectionAnswer[] {
  return connections.filter(({ id }) => id === own?.id).map((each) => ({ ...each, owner }));
}

/** Returns the guesses since the version before, in a round that is still open. */
function newGuesses(change: LiveChange) {
  const { view } = change;
  if (change.type !== 'changed' || view.progress.phase !== 'guessing') return [];
  const { id: roundId } = view.progress.round;
  const hadGuessed = new Set(
    roundOf(change.before)?.id === roundId
      ? change.before.seats.filter(({ hasGuessed }) => hasGuessed).map(({ id }) => id)
      : [],
  );
  return change.patch.seats
    .filter(({ id, hasGuessed }) => hasGuessed && !hadGuessed.has(id))
    .map(({ id, name }) =>
      guessAnswer({ roomId: view.id, roundId, name, result: coveredResult(id) }),
    );
}

type ChangedRound = Readonly<{
  view: RoomView;
  round: RoundView;
  isNew: boolean;
  isClosing: boolean;
}>;

function changedRounds(change: LiveChange): readonly ChangedRound[] {
  if (change.type !== 'changed') return [];
  if (change.patch.progress === undefined && !hasNewGuess(change)) return [];
  const { view } = change;
  const round = roundOf(view);
  if (round === undefined) return [];
  const earlier = roundOf(change.before);
  const isNew = earlier?.id !== round.id;
  return [{ view, round, isNew, isClosing: round.isOver && (isNew || !earlier.isOver) }];
}

function hasNewGuess({ before, patch }: Changed): boolean {
  const guessed = patch.seats.filter(({ hasGuessed }) => hasGuessed);
  return guessed.some(({ id }) => before.seats.some((seat) => seat.id === id && !seat.hasGuessed));
}

/** Opens the room. With an owner, for events about the account's own seat. */
async function openOwn(
  id: string,
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

/** Checks a filter for one's own records. Another account is refused, because its subscription would stay silent. */
function checkOwner(owner: string | null | undefined, context: GraphqlContext): void {
  const { owner: own } = demandPlaying(context);
  if (owner != null && owner !== own) throw sessionError('not-yours');
}
