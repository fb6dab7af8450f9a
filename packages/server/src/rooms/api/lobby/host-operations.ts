import { checkFilmFilter, isAnyFilm } from '@outoften/rules/film/film-filter';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { changeSettings, setApproval, setPace } from '@outoften/rules/room/host/host-controls';
import type { Room } from '@outoften/rules/room/room';
import type { RoomRefusal } from '@outoften/rules/room/room-refusal';
import type { SeatId } from '@outoften/rules/room/seat';
import { isLeader } from '@outoften/rules/room/seats/leadership';
import { closeRoom } from '@outoften/rules/room/seats/leaving';
import type { Kysely } from 'kysely';
import type { PlayingCaller } from '../../../identity/callers/caller.ts';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import {
  type AttemptLimit,
  countAttempt,
  countFromNetwork,
} from '../../../platform/limits/attempts.ts';
import { tooMany } from '../../../platform/limits/too-many.ts';
import { removeMembers } from '../../audience/audience-rows.ts';
import { openSession, sessionIdFor } from '../../store/open-session.ts';
import { findLatestRoomOf, findRoomBySession } from '../../store/room-lookup.ts';
import { isId } from '../../store/seat-ids.ts';
import { changeByOwnSeat } from '../access/acting-seat.ts';
import { demandPlayer } from '../access/own-player.ts';
import { granted, sessionError } from '../access/room-error.ts';
import { answerRoom, readRoom } from '../types/answers.ts';
import type { SessionTypes } from '../types/session-types.ts';
import { demandCleanName, readSettings, type SettingsInput } from '../types/settings-types.ts';

const HOUR_MS = 60 * 60_000;

/** Sessions that one account opens, or all guests of one network together. A guest's id is free, an account is not. */
const OPENED_SESSIONS: AttemptLimit = { max: 30, windowMs: HOUR_MS };

/** Adds `createOutOfTenSession`, `createPublicSession`, `updatePublicSession` and `deleteSession`. */
export function addHostOperations(builder: Builder, types: SessionTypes): void {
  addCreateSession(builder, types);
  addCreatePublicSession(builder, types);
  addUpdatePublicSession(builder, types);
  addDeleteSession(builder, types);
}

function addCreateSession(builder: Builder, { session, settingsInput }: SessionTypes): void {
  const input = builder.inputType('CreateOutOfTenSessionInput', {
    fields: (t) => ({
      settings: t.field({ type: settingsInput }),
      request_id: t.id({
        description:
          'A random id of the client. If the answer is lost, a second request with the same id returns the same session.',
      }),
      code: t.string({ description: 'Ignored; the server makes codes.' }),
      ttl: t.int({ description: TTL_IGNORED }),
    }),
  });
  builder.mutationField('createOutOfTenSession', (t) =>
    t.field({
      type: session,
      description: 'Opens a session with its room, and a seat for its host.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const caller = demandPlaying(context, 'host-room');
        const host = await demandPlayer(context, 'host-room');
        demandCleanName(args.input.settings, context);
        const chosen = readSettings(args.input.settings);
        const id = sessionIdFor(host.owner, readRequestId(args.input.request_id));
        let record = await findRoomBySession(context.db, id);
        if (record === undefined) {
          await demandEnoughFilms(chosen, context);
          await countOpenedSession(context, caller);
          const opening = { id, host, ...chosen, now: context.now() };
          record = granted(await openSession(context.db, opening));
        }
        const { room } = await readRoom(record.id, context);
        context.films.prepare(room.filter);
        return { sessionId: id, room, isOwn: true };
      },
    }),
  );
}

function readRequestId(sent: string | number | null | undefined): string | undefined {
  if (sent == null) return undefined;
  const id = String(sent);
  if (isId(id)) return id;
  throw codedError('BAD_USER_INPUT', 'A request id is 1 to 100 letters, digits, _, . and -.');
}

function addCreatePublicSession(
  builder: Builder,
  { publicSession, settingsInput }: SessionTypes,
): void {
  const input = builder.inputType('CreatePublicSessionInput', {
    fields: (t) => ({
      settings: t.field({ type: settingsInput, description: 'By default, those of the session.' }),
      player_session_connection: t.idList({ description: DERIVED }),
      current_round: t.id({ description: DERIVED }),
      ttl: t.int({ description: TTL_IGNORED }),
    }),
  });
  builder.mutationField('createPublicSession', (t) =>
    t.field({
      type: publicSession,
      description:
        'Returns the room of the session that the account opened last, with these settings.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const { owner } = demandPlaying(context);
        const latest = await findLatestRoomOf(context.db, owner);
        if (!latest) throw sessionError('no-such-room');
        const { settings } = args.input;
        if (settings) {
          granted(await changeRoom(latest.id, { settings }, context));
          await prepareFilms(latest.id, context);
        }
        return answerRoom(latest.id, context);
      },
    }),
  );
}

function addUpdatePublicSession(
  builder: Builder,
  { publicSession, settingsInput }: SessionTypes,
): void {
  const input = builder.inputType('UpdatePublicSessionInput', {
    description: 'Absent fields stay unchanged.',
    fields: (t) => ({
      id: t.id({ required: true }),
      session_is_closed: t.boolean({ description: 'True closes it permanently.' }),
      auto_approve: t.boolean({ description: 'Guests are approved automatically.' }),
      auto_next: t.boolean({ description: 'The next round begins automatically.' }),
      settings: t.field({ type: settingsInput, description: 'Before the first round only.' }),
      player_session_connection: t.idList({ description: DERIVED }),
      current_round: t.id({ description: DERIVED }),
    }),
  });
  builder.mutationField('updatePublicSession', (t) =>
    t.field({
      type: publicSession,
      description: 'Changes the room. For the host.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, { input: { id, ...changes } }, context) => {
        const roomId = String(id);
        granted(await changeRoom(roomId, changes, context));
        if (changes.settings) await prepareFilms(roomId, context);
        return answerRoom(roomId, context);
      },
    }),
  );
}

function addDeleteSession(builder: Builder, { session }: SessionTypes): void {
  const input = builder.inputType('DeleteSessionInput', {
    fields: (t) => ({
      id: t.id({ required: true, description: 'The id of the OutOfTenSession.' }),
    }),
  });
  builder.mutationField('deleteSession', (t) =>
    t.field({
      type: session,
      description: 'Ends the session and closes its room.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const { owner } = demandPlaying(context);
        const record = await findRoomBySession(context.db, String(args.input.id));
        if (!record) throw sessionError('no-such-room');
        granted(await changeRoom(record.id, { session_is_closed: true }, context));
        const { room } = await readRoom(record.id, context);
        return { sessionId: record.sessionId, room, isOwn: record.owner === owner };
      },
    }),
  );
}

/** Loads films ahead, so that the first round does not wait for them. */
async function prepareFilms(roomId: string, context: GraphqlContext): Promise<void> {
  const { room } = await readRoom(roomId, context);
  context.films.prepare(room.filter);
}

type RoomChanges = Readonly<{
  session_is_closed?: boolean | null | undefined;
  auto_approve?: boolean | null | undefined;
  auto_next?: boolean | null | undefined;
  settings?: SettingsInput | null | undefined;
}>;

/** Makes all changes or none. */
async function changeRoom(roomId: string, changes: RoomChanges, context: GraphqlContext) {
  demandCleanName(changes.settings, context);
  if (changes.settings != null) {
    const { room } = await readRoom(roomId, context);
    await demandEnoughFilms(readSettings(changes.settings, room), context);
  }
  const now = context.now();
  const changed = await changeByOwnSeat(roomId, context, (before, { id: by }) => {
    let changed: Result<Room, RoomRefusal> = ok(before);
    for (const apply of [demandLeader, applySettings, applyApproval, applyPace, applyClosing]) {
      if (!changed.ok) return changed;
      changed = apply(changed.value, { by, changes, now });
    }
    if (!changed.ok) return changed;
    const isAudienceSentOut =
      before.settings.isAudienceSession && !changed.value.settings.isAudienceSession;
    const alongside = (transaction: Kysely<Database>) => removeMembers(transaction, roomId);
    return ok({
      room: changed.value,
      value: { isAudienceSentOut },
      ...(isAudienceSentOut && { alongside }),
    });
  });
  if (changed.ok && changed.value.isAudienceSentOut) context.rooms.newsroom.report(roomId);
  return changed;
}

/**
 * Throws too-few-films if the filter matches fewer films than there are rounds. Films that can't be counted now may be
 * enough. If the whole catalogue is too small, the filter is not the cause.
 */
async function demandEnoughFilms(
  { filter, settings }: Pick<ReturnType<typeof readSettings>, 'filter' | 'settings'>,
  { films }: GraphqlContext,
): Promise<void> {
  if (isAnyFilm(filter) || !checkFilmFilter(filter).ok) return;
  const count = await films.count(filter);
  if (count !== undefined && count < settings.maxRounds) throw sessionError('too-few-films');
}

type Changing = Readonly<{ by: SeatId; changes: RoomChanges; now: number }>;

/** Also checked for a request that changes nothing. */
function demandLeader(room: Room, { by }: Changing): Result<Room, 'not-host'> {
  return isLeader(room, by) ? ok(room) : refuse('not-host');
}

function applySettings(room: Room, { by, changes: { settings } }: Changing) {
  if (settings == null) return ok(room);
  return changeSettings(room, { by, ...readSettings(settings, room) });
}

function applyApproval(room: Room, { by, changes }: Changing) {
  if (changes.auto_approve == null) return ok(room);
  return setApproval(room, { by, approval: changes.auto_approve ? 'by-itself' : 'by-hand' });
}

function applyPace(room: Room, { by, changes, now }: Changing) {
  if (changes.auto_next == null) return ok(room);
  return setPace(room, { by, pace: changes.auto_next ? 'by-itself' : 'by-hand', now });
}

function applyClosing(room: Room, { by, changes }: Changing) {
  return changes.session_is_closed === true ? closeRoom(room, { by }) : ok(room);
}

const DERIVED = 'Ignored; set by the server.';
const TTL_IGNORED = 'Ignored; activity renews it.';

/** Throws if the caller opens too many sessions. */
async function countOpenedSession(
  context: GraphqlContext,
  { owner, type }: PlayingCaller,
): Promise<void> {
  const isCounted =
    type === 'account'
      ? await countAttempt(context.db, {
          key: ['sessions of', owner],
          limit: OPENED_SESSIONS,
          now: context.now(),
        })
      : await countFromNetwork('sessions from', OPENED_SESSIONS, context);
  if (!isCounted) throw tooMany(context, 'rooms', 'Too many sessions; wait an hour.');
}
