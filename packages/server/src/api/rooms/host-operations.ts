import type { Approval, Pace, Room } from '@outoften/rules/room/room';
import { viewRoom } from '@outoften/rules/room/view/view-room';
import type { PlayingCaller } from '../../identity/callers/caller.ts';
import { demandPlaying } from '../../identity/callers/permissions.ts';
import { codedError } from '../../platform/error-code.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { tooMany } from '../../platform/limits/address-limits.ts';
import {
  type AttemptLimit,
  countAttempt,
  countFromNetwork,
} from '../../platform/limits/attempts.ts';
import { readRoom } from '../../rooms/api/access/acting-seat.ts';
import { granted, sessionError } from '../../rooms/api/access/room-error.ts';
import {
  changeRoom,
  demandCleanName,
  demandEnoughFilms,
} from '../../rooms/api/commands/game-commands.ts';
import { demandOpenRound, endRound, startRound } from '../../rooms/api/commands/round-commands.ts';
import { demandPlayer } from '../../rooms/api/lobby/join-session.ts';
import { openSession, sessionIdFor } from '../../rooms/store/open-session.ts';
import { findLatestRoomOf, findRoomBySession } from '../../rooms/store/room-lookup.ts';
import { findRound } from '../../rooms/store/round-rows.ts';
import { isId } from '../../rooms/store/seat-ids.ts';
import type { Args, Operations } from '../answer.ts';
import { roundAnswer, roundOf } from './round.ts';
import { answerRoom, sessionAnswer } from './session.ts';
import { readSettings, type SettingsInput } from './settings.ts';

/** Sessions that one account opens, or all guests of one network together. A guest's id is free, an account is not. */
const OPENED_SESSIONS: AttemptLimit = { max: 30, windowMs: 60 * 60_000 };

/** The operations of a host on sessions and rounds. */
export const hostOperations = {
  createOutOfTenSession: async ({ input }: Args<'CreateOutOfTenSessionInput'>, context) => {
    const caller = demandPlaying(context, 'host-room');
    const host = await demandPlayer(context, 'host-room');
    const { settings } = input;
    if (settings?.session_name != null) demandCleanName(settings.session_name, context);
    const chosen = readSettings(settings);
    const id = sessionIdFor(host.owner, readRequestId(input.request_id));
    let record = await findRoomBySession(context.db, id);
    if (record === undefined) {
      await demandEnoughFilms(chosen, context);
      await countOpenedSession(context, caller);
      const opening = { id, host, ...chosen, now: context.now() };
      record = granted(await openSession(context.db, opening));
    }
    const { room } = await readRoom(record.id, context);
    context.films.prepare(room.filter);
    return sessionAnswer(id, room, true);
  },
  createPublicSession: async ({ input }: Args<'CreatePublicSessionInput'>, context) => {
    const { owner } = demandPlaying(context);
    const latest = await findLatestRoomOf(context.db, owner);
    if (!latest) throw sessionError('no-such-room');
    const choose = chooseBy(input.settings, context);
    if (choose) await changeRoom(latest.id, { choose }, context);
    return answerRoom(latest.id, context);
  },
  updatePublicSession: async ({ input }: Args<'UpdatePublicSessionInput'>, context) => {
    const { id, session_is_closed, auto_approve, auto_next, settings } = input;
    const changed = {
      isClosing: session_is_closed === true,
      approval: auto_approve == null ? undefined : byItself(auto_approve),
      pace: auto_next == null ? undefined : byItself(auto_next),
      choose: chooseBy(settings, context),
    };
    await changeRoom(id, changed, context);
    return answerRoom(id, context);
  },
  deleteSession: async ({ input }: Args<'DeleteSessionInput'>, context) => {
    const { owner } = demandPlaying(context);
    const record = await findRoomBySession(context.db, input.id);
    if (!record) throw sessionError('no-such-room');
    await changeRoom(record.id, { isClosing: true }, context);
    const { room } = await readRoom(record.id, context);
    return sessionAnswer(record.sessionId, room, record.owner === owner);
  },
  createSessionRound: async ({ input }: Args<'CreateSessionRoundInput'>, context) => {
    const { public_session_id: room, round_number } = input;
    return currentRound(await startRound({ room, number: round_number ?? undefined }, context));
  },
  updateSessionRound: async ({ input }: Args<'UpdateSessionRoundInput'>, context) => {
    demandPlaying(context);
    const stored = await findRound(context.db, input.id);
    if (!stored) throw sessionError('no-round');
    const round = { room: stored.roomId, round: stored.id };
    if (input.is_round_over) return currentRound(await endRound(round, context));
    return currentRound((await demandOpenRound(round, context)).room);
  },
} satisfies Operations<'Mutation'>;

/** Returns the current round after a change, as all may see it. */
function currentRound(room: Room) {
  const view = viewRoom(room, { version: 0, viewer: 'player' });
  const round = roundOf(view);
  if (round) return roundAnswer(view, round);
  throw sessionError('no-round');
}

function readRequestId(sent: string | null | undefined): string | undefined {
  if (sent == null) return undefined;
  if (isId(sent)) return sent;
  throw codedError('BAD_USER_INPUT', 'A request id is 1 to 100 letters, digits, _, . and -.');
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

/** Throws if the caller opens too many sessions. */
async function countOpenedSession(
  context: GraphqlContext,
  { owner, type }: PlayingCaller,
): Promise<void> {
  const key = ['sessions of', owner] as const;
  const isCounted =
    type === 'account'
      ? await countAttempt(context.db, { key, limit: OPENED_SESSIONS, now: context.now() })
      : await countFromNetwork('sessions from', OPENED_SESSIONS, context);
  if (!isCounted) throw tooMany(context, 'rooms', 'Too many sessions; wait an hour.');
}
