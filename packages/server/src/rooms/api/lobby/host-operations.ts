import type { Approval, Pace, Room } from '@outoften/rules/room/room';
import type { PlayingCaller } from '../../../identity/callers/caller.ts';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import {
  type AttemptLimit,
  countAttempt,
  countFromNetwork,
} from '../../../platform/limits/attempts.ts';
import { tooMany } from '../../../platform/limits/too-many.ts';
import { openSession, sessionIdFor } from '../../store/open-session.ts';
import { findLatestRoomOf, findRoomBySession } from '../../store/room-lookup.ts';
import { isId } from '../../store/seat-ids.ts';
import { demandPlayer } from '../access/own-player.ts';
import { granted, sessionError } from '../access/room-error.ts';
import { changeRoom, demandCleanName, demandEnoughFilms } from '../commands/game-commands.ts';
import { answerRoom, readRoom } from '../types/answers.ts';
import type { SessionTypes } from '../types/session-types.ts';
import { readSettings, type SettingsInput } from '../types/settings-types.ts';

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
        const { settings } = args.input;
        if (settings?.session_name != null) demandCleanName(settings.session_name, context);
        const chosen = readSettings(settings);
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
        const choose = chooseBy(args.input.settings, context);
        if (choose) await changeRoom(latest.id, { choose }, context);
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
        const { session_is_closed, auto_approve, auto_next, settings } = changes;
        const changed = {
          isClosing: session_is_closed === true,
          approval: auto_approve == null ? undefined : byItself(auto_approve),
          pace: auto_next == null ? undefined : byItself(auto_next),
          choose: chooseBy(settings, context),
        };
        await changeRoom(roomId, changed, context);
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
        await changeRoom(record.id, { isClosing: true }, context);
        const { room } = await readRoom(record.id, context);
        return { sessionId: record.sessionId, room, isOwn: record.owner === owner };
      },
    }),
  );
}

function byItself(isByItself: boolean): Approval & Pace {
  return isByItself ? 'by-itself' : 'by-hand';
}

/** Returns the function that changes the settings as they are sent. Absent fields keep their values. */
function chooseBy(sent: SettingsInput | null | undefined, context: GraphqlContext) {
  if (sent == null) return undefined;
  if (sent.session_name != null) demandCleanName(sent.session_name, context);
  return (before: Room) => readSettings(sent, before);
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
