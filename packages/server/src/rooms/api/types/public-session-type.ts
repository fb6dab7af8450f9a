import type { GameMode } from '@outoften/rules/guessing/game-mode';
import {
  isFromDoor,
  isTaken,
  type ProgressView,
  type RoomView,
  type RoundView,
  type SeatView,
} from '@outoften/rules/room/view/view-room';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { TIME_RULE } from '../../../platform/graphql/time-format.ts';
import { listMembers } from '../../audience/audience-rows.ts';
import { withRoundShown } from '../../store/round-results.ts';
import { countOf } from '../sight/seat-sight.ts';
import { roomOfView } from './connection-room.ts';
import type { addConnectionType, ConnectionRoot } from './connection-type.ts';
import { findTtl, TTL_RULE } from './room-ttl.ts';
import type { RoundRoot, RoundTypes } from './round-types.ts';
import type { SettingsTypes } from './settings-types.ts';

/** A room as a class of viewers sees it. */
export type PublicSessionRoot = Readonly<{ view: RoomView }>;

export type PublicSessionParts = SettingsTypes &
  RoundTypes &
  Readonly<{ connection: ReturnType<typeof addConnectionType> }>;

/** An audience may have thousands of members. Only this many are listed. */
const LISTED_AUDIENCE = 100;

const PHASES = {
  lobby: 'LOBBY',
  guessing: 'GUESSING',
  revealed: 'REVEALED',
  over: 'OVER',
  closed: 'CLOSED',
} as const satisfies Record<ProgressView['phase'], string>;

/** Adds `PublicSession`. */
export function addPublicSessionType(builder: Builder, types: PublicSessionParts) {
  const phase = builder.enumType('SessionPhase', { values: Object.values(PHASES) });
  return builder.objectRef<PublicSessionRoot>('PublicSession').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ view }) => view.id }),
      version: t.int({
        description:
          'Counts the changes. If it is one more than the last known version, no change was missed.',
        resolve: ({ view }) => view.version,
      }),
      code: t.string({ resolve: ({ view }) => view.meta.code }),
      settings: t.field({ type: types.settings, resolve: ({ view }) => view.meta }),
      phase: t.field({ type: phase, resolve: ({ view }) => PHASES[view.progress.phase] }),
      game_number: t.int({
        description: '1, and one more after each rematch.',
        resolve: ({ view }) => view.meta.game,
      }),
      auto_approve: t.boolean({ resolve: ({ view }) => view.meta.approval === 'by-itself' }),
      auto_next: t.boolean({ resolve: ({ view }) => view.meta.pace === 'by-itself' }),
      host_connection: t.id({ resolve: ({ view }) => view.meta.host }),
      acting_host: t.id({
        description: 'The connection that has the host’s controls now.',
        resolve: ({ view }) => view.meta.controller,
      }),
      skips_left: t.int({
        description: 'How many films the host may still skip in this game, at most three.',
        resolve: ({ view }) => view.meta.skipsLeft,
      }),
      player_session_connection: t.idList({
        description: 'The ids of the approved connections.',
        resolve: ({ view }) => view.seats.filter(isTaken).map(({ id }) => id),
      }),
      player_count: t.int({
        description: 'How many players have a seat. A waiting guest sees only this number.',
        resolve: ({ view }) => view.meta.playersInside ?? view.seats.filter(isTaken).length,
      }),
      connected_players: t.field({
        type: [types.connection],
        description:
          'In the order of their requests. The host also sees waiting and denied guests. A waiting guest sees only the host.',
        resolve: listConnections,
      }),
      connected_audience: t.field({
        type: [types.connection],
        description: `The first ${LISTED_AUDIENCE} members, as they are when queried. Events have only their number.`,
        resolve: listAudience,
      }),
      audience_count: t.int({
        resolve: async (root, _args, context) => (await countOf(root.view, context)).members,
      }),
      audience_guessed: t.int({
        description: 'How many of the audience have guessed in the open round.',
        resolve: async (root, _args, context) => (await countOf(root.view, context)).guessed,
      }),
      current_round: t.id({
        nullable: true,
        resolve: ({ view }) => roundOf(view)?.round.id ?? null,
      }),
      round: t.field({
        type: types.round,
        nullable: true,
        resolve: ({ view }) => roundOf(view) ?? null,
      }),
      past_rounds: t.field({
        type: [types.round],
        description: 'The rounds of this game that are over.',
        resolve: listPast,
      }),
      next_round_at: t.float({
        nullable: true,
        description: `${TIME_RULE} Null if the host starts the next round.`,
        resolve: ({ view: { progress } }) =>
          progress.phase === 'revealed' ? (progress.nextAt ?? null) : null,
      }),
      game_ended_at: t.float({
        nullable: true,
        description: `${TIME_RULE} All clients show the podium from this time on. Null before the podium.`,
        resolve: ({ view: { progress } }) =>
          progress.phase === 'over' ? (progress.endedAt ?? null) : null,
      }),
      session_is_closed: t.boolean({ resolve: ({ view }) => view.progress.phase === 'closed' }),
      closing_reason: t.string({
        nullable: true,
        description: 'by-host, empty or expired.',
        resolve: ({ view: { progress } }) => (progress.phase === 'closed' ? progress.reason : null),
      }),
      server_time: t.float({ description: TIME_RULE, resolve: (_root, _args, { now }) => now() }),
      ttl: t.int({
        description: TTL_RULE,
        resolve: ({ view }, _args, context) => findTtl(view.id, 'public-session', context),
      }),
      owner: t.string({
        nullable: true,
        description: 'The connection that made it. Its account is not shown.',
        resolve: ({ view }) => view.meta.host,
      }),
    }),
  });
}

function listConnections({ view }: PublicSessionRoot): ConnectionRoot[] {
  return view.seats.map((seat) => seatRoot(view, seat));
}

export function seatRoot(view: RoomView, seat: SeatView): ConnectionRoot & { type: 'seat' } {
  return { type: 'seat', room: roomOfView(view), seat };
}

/** Returns the open round, or else the last one; undefined before the first and after the last. */
export function roundOf(view: RoomView): RoundRoot | undefined {
  const { progress } = view;
  if (progress.phase !== 'guessing' && progress.phase !== 'revealed') return undefined;
  return { roomId: view.id, round: progress.round, ...roundFacts(view) };
}

function roundFacts(view: RoomView): Pick<RoundRoot, 'mode' | 'seats'> {
  const mode: GameMode = { type: 'lobby', scoring: view.meta.settings.scoring };
  return { mode, seats: view.seats };
}

async function listPast(
  { view }: PublicSessionRoot,
  _args: unknown,
  { rooms }: GraphqlContext,
): Promise<RoundRoot[]> {
  if (isFromDoor(view)) return [];
  const { id: roomId, progress } = view;
  const game = { roomId, game: view.meta.game };
  const left = await rooms.findRoundsLeft({ ...game, version: view.version });
  const over = left.map((round): RoundView => ({ ...round, isOver: true }));
  const shown = progress.phase === 'revealed' ? progress.round : undefined;
  const { find, findPast } = rooms.roundFilms;
  const findLeft = findPast(game);
  return withRoundShown(over, shown).map((round) => {
    const findRound = round === shown ? find : findLeft;
    return { roomId, round, findRound, ...roundFacts(view) };
  });
}

async function listAudience(
  { view }: PublicSessionRoot,
  _args: unknown,
  { db }: GraphqlContext,
): Promise<ConnectionRoot[]> {
  if (!view.meta.settings.isAudienceSession || isFromDoor(view)) return [];
  const members = await listMembers(db, { roomId: view.id, limit: LISTED_AUDIENCE });
  const room = roomOfView(view);
  return members.map((member) => ({ type: 'member', room, member }));
}
