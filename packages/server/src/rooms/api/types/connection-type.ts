import { formatFace } from '@outoften/rules/player/face';
import { ERROR_WITHOUT_GUESS } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import type { AudienceMember } from '../../audience/audience-rows.ts';
import type { ConnectionRoom } from './connection-room.ts';
import { findTtl, TTL_RULE } from './room-ttl.ts';

/** A connection as the API sends it: a seat, or a member of the audience. */
export type ConnectionRoot = Readonly<
  { room: ConnectionRoom; own?: OwnConnection | undefined } & (
    | { type: 'seat'; seat: SeatView }
    | { type: 'member'; member: AudienceMember; hasLeft?: boolean }
  )
>;

/** Sent only to the owner of the connection. */
export type OwnConnection = Readonly<{
  owner: string;
  /** Undefined if it is not sent. */
  secret?: string;
  /** The place among the audience, from 1 on; undefined for a member without a guess. */
  findPlace?: () => Promise<number | undefined>;
  /** Whether a member of the audience has guessed. Other viewers only see how many have. */
  hasGuessed?: () => Promise<boolean>;
  /** When a denied guest may ask again, in milliseconds. Undefined if never, and for other viewers. */
  askAgainAt?: number | undefined;
}>;

const NOT_A_SEAT = {
  state: 'seated',
  reason: undefined,
  exact: 0,
  spent: 0,
  beatHouse: 0,
  joinedInRound: undefined,
  joinedWith: 0,
  hasGuessed: false,
  sitsOut: false,
  sentOutIn: undefined,
  order: 0,
} as const;

const LEFT = { ...NOT_A_SEAT, state: 'gone', reason: 'left' } as const;

/** Adds `PlayerSessionConnection`. */
export function addConnectionType(builder: Builder) {
  return builder.objectRef<ConnectionRoot>('PlayerSessionConnection').implement({
    description: 'A seat in a session, or a place in its audience.',
    fields: (t) => ({
      id: t.id({ resolve: (root) => common(root).id }),
      session_code: t.string({ resolve: ({ room }) => room.code }),
      player_score: t.int({ resolve: (root) => common(root).score }),
      player_name: t.string({ resolve: (root) => common(root).name }),
      avatar_url: t.string({
        description:
          'profile0.jpg to profile17.jpg: a name, not an address. If another seat has the same picture, its background differs: profile3-teal.jpg.',
        resolve: (root) => formatFace(common(root).avatar),
      }),
      host_approved: t.boolean({
        resolve: (root) => ['seated', 'away'].includes(seatOf(root).state),
      }),
      host_denied: t.boolean({ resolve: (root) => seatOf(root).state === 'denied' }),
      denial_reason: t.string({
        nullable: true,
        description: 'by-host, full, too-late, barred or closed.',
        resolve: (root) => reasonOf(root, 'denied'),
      }),
      connection_is_closed: t.boolean({
        description: 'True for a connection that is gone, and for all once the session is closed.',
        resolve: (root) => root.room.isClosed || seatOf(root).state === 'gone',
      }),
      closing_reason: t.string({
        nullable: true,
        description:
          'left, removed, barred, freed, withdrawn or let-back (sent out earlier, and free to return); closed with the session.',
        resolve: (root) => {
          // Not every viewer may see why a seat is gone. In any case it did not close with the session.
          if (seatOf(root).state === 'gone') return reasonOf(root, 'gone');
          return root.room.isClosed ? 'closed' : null;
        },
      }),
      public_session_id: t.id({
        nullable: true,
        description: 'Null until the host approves.',
        resolve: (root) => (isApproved(root) ? root.room.id : null),
      }),
      ttl: t.int({
        description: TTL_RULE,
        resolve: ({ room }, _args, context) => findTtl(room.id, 'connection', context),
      }),
      owner: t.string({
        nullable: true,
        description:
          'The account it belongs to. Only in answers about the caller’s own connection, and in subscriptions with that owner. Null in events that all viewers of a room share.',
        resolve: ({ own }) => own?.owner ?? null,
      }),
      seat_secret: t.string({
        nullable: true,
        description:
          'Proves that the connection is the caller’s. Only in answers to creating and resuming it.',
        resolve: ({ own }) => own?.secret ?? null,
      }),
      ask_again_at: t.int({
        nullable: true,
        description:
          'When a denied guest may ask again, in seconds since 1970. Null if never, and for guests who were not denied. Only in answers about the caller’s own connection, and never in events.',
        resolve: ({ own }) => toEpochSecond(own?.askAgainAt),
      }),
      sent_out_in_round: t.int({
        nullable: true,
        description:
          'The round in which the host removed or denied the player; 0 before the first round. Null for all other players.',
        resolve: (root) => seatOf(root).sentOutIn ?? null,
      }),
      is_audience: t.boolean({ resolve: ({ type }) => type === 'member' }),
      audience_place: t.int({
        nullable: true,
        description:
          'The place among the audience, from 1 on. Only for the member itself. Null before a guess was scored.',
        resolve: ({ own }) => own?.findPlace?.() ?? null,
      }),
      order: t.int({
        description: 'Its place in the order of requests.',
        resolve: (root) => seatOf(root).order,
      }),
      has_guessed: t.boolean({
        description:
          'Whether it has guessed in the current round. For audience members, only shown to the member itself.',
        resolve: (root) => root.own?.hasGuessed?.() ?? seatOf(root).hasGuessed,
      }),
      sits_out: t.boolean({
        description:
          'True if it was approved after the open round began. It plays from the next round on.',
        resolve: (root) => seatOf(root).sitsOut,
      }),
      is_away: t.boolean({ resolve: (root) => seatOf(root).state === 'away' }),
      joined_in_round: t.int({
        nullable: true,
        description: 'The first round it plays, 1 for the start; null before it was approved.',
        resolve: (root) => seatOf(root).joinedInRound ?? null,
      }),
      joined_with: t.int({
        description: 'Points given for joining late, so that it is level with the lowest score.',
        resolve: (root) => seatOf(root).joinedWith,
      }),
      total_error: t.float({
        description: 'In points of a rating; a round without a guess counts 10.',
        resolve: totalError,
      }),
      exact_guesses: t.int({ resolve: (root) => seatOf(root).exact }),
      points_spent: t.int({ resolve: (root) => seatOf(root).spent }),
      beat_house: t.int({
        description: 'Rounds in which it was strictly closer than the House.',
        resolve: (root) => seatOf(root).beatHouse,
      }),
    }),
  });
}

/** Rounded up, so that a request at that second is not too early. */
function toEpochSecond(milliseconds: number | undefined): number | null {
  return milliseconds === undefined ? null : Math.ceil(milliseconds / 1000);
}

function common(root: ConnectionRoot) {
  return root.type === 'seat' ? root.seat : root.member;
}

function seatOf(root: ConnectionRoot) {
  if (root.type === 'seat') return root.seat;
  return root.hasLeft ? LEFT : NOT_A_SEAT;
}

function totalError(
  root: ConnectionRoot,
  _args: unknown,
  { rooms }: GraphqlContext,
): number | Promise<number> {
  if (root.type === 'seat') return root.seat.error / 10;
  const { member, room } = root;
  const withMissed = (roundsOver: number) =>
    (member.error + Math.max(0, roundsOver - member.rounds) * ERROR_WITHOUT_GUESS) / 10;
  if (room.roundsOver !== undefined) return withMissed(room.roundsOver);
  const { id: roomId, game } = room;
  return rooms
    .findRoundsLeft({ roomId, game, version: 'closed' })
    .then(({ length }) => withMissed(length));
}

/** True also for a player who had a seat and left. */
function isApproved(root: ConnectionRoot): boolean {
  const { state, reason } = seatOf(root);
  return state !== 'waiting' && state !== 'denied' && reason !== 'withdrawn';
}

function reasonOf(root: ConnectionRoot, state: SeatView['state']): string | null {
  const seat = seatOf(root);
  return seat.state === state ? (seat.reason ?? null) : null;
}
