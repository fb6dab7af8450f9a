import { type SeatsByProgress, sortByProgress } from '@outoften/rules/room/seat-progress';
import { isTaken, type RoomView, type SeatView } from '@outoften/rules/room/view-room';
import type { Builder } from '../../graphql/schema-builder.ts';
import type { AudienceNews } from '../../live/bus/room-bus.ts';
import type { LiveChange } from '../../live/live-field.ts';
import type { addConnectionType } from './connection-type.ts';
import {
  type addPublicSessionType,
  type PublicSessionRoot,
  seatRoot,
} from './public-session-type.ts';

/** What is new in a room to those who follow it. */
export type SessionChangeRoot = Readonly<{
  view: RoomView;
  /** True if it tells all there is, not only what changed. */
  isWhole: boolean;
  /** Undefined where no more changed of the session than its stage. */
  facts: PublicSessionRoot | undefined;
  stage: PublicSessionRoot | undefined;
  seats: readonly SeatView[];
  byProgress: SeatsByProgress;
  dropped: readonly string[];
  audience: Partial<Pick<AudienceNews, 'members' | 'guessed' | 'reactions'>>;
}>;

export type SessionChangeParts = Readonly<{
  publicSession: ReturnType<typeof addPublicSessionType>;
  connection: ReturnType<typeof addConnectionType>;
}>;

const IN_FEWER_BYTES = 'For followers that want it in fewer bytes.';

/** Adds `PublicSessionChange`. */
export function addSessionChangeType(
  builder: Builder,
  { publicSession, connection }: SessionChangeParts,
) {
  const reactionCount = builder
    .objectRef<Readonly<{ reaction: string; count: number }>>('ReactionCount')
    .implement({
      fields: (t) => ({
        reaction: t.exposeString('reaction'),
        count: t.exposeInt('count'),
      }),
    });
  const progress = builder.objectRef<SeatView>('PlayerProgress').implement({
    description: 'What of a player changes as a game goes on.',
    fields: (t) => ({
      id: t.exposeID('id'),
      is_away: t.boolean({ resolve: ({ state }) => state === 'away' }),
      has_guessed: t.exposeBoolean('hasGuessed'),
      player_score: t.exposeInt('score'),
      total_error: t.float({ resolve: ({ error }) => error / 10 }),
      exact_guesses: t.exposeInt('exact'),
      points_spent: t.exposeInt('spent'),
      beat_house: t.exposeInt('beatHouse'),
    }),
  });
  return builder.objectRef<SessionChangeRoot>('PublicSessionChange').implement({
    description: 'What changed in a room. What is null or empty is as it was.',
    fields: (t) => ({
      version: t.int({
        description:
          'One more than before means nothing was missed; the same, news of the audience.',
        resolve: ({ view }) => view.version,
      }),
      is_whole: t.exposeBoolean('isWhole', {
        description: 'True if everything is told anew: what is not in it is not there.',
      }),
      public_session: t.field({
        type: publicSession,
        nullable: true,
        description:
          'Null unless something beside the connections changed; who has a seat is told with them and here.',
        resolve: ({ facts, stage }) => facts ?? stage ?? null,
      }),
      session_facts: t.field({
        type: publicSession,
        nullable: true,
        description: `The session, if more of it changed than its phase and its round. ${IN_FEWER_BYTES}`,
        resolve: ({ facts }) => facts ?? null,
      }),
      session_stage: t.field({
        type: publicSession,
        nullable: true,
        description: `The session, if its phase or its round changed. ${IN_FEWER_BYTES}`,
        resolve: ({ stage }) => stage ?? null,
      }),
      connected_players: t.field({
        type: [connection],
        description: 'New and changed ones.',
        resolve: ({ view, seats }) => seats.map((seat) => seatRoot(view, seat)),
      }),
      changed_players: t.field({
        type: [connection],
        description: `Those of connected_players that are in neither of the two lists that follow. ${IN_FEWER_BYTES}`,
        resolve: ({ view, byProgress }) => byProgress.changed.map((seat) => seatRoot(view, seat)),
      }),
      progress: t.field({
        type: [progress],
        description: 'Those of whom no more changed than this.',
        resolve: ({ byProgress }) => [...byProgress.progressed],
      }),
      guessed_players: t.idList({
        description: 'Those of whom nothing changed but that they have guessed.',
        resolve: ({ byProgress }) => [...byProgress.guessed],
      }),
      dropped_players: t.idList({
        description: 'Connections that are no longer to be seen.',
        resolve: ({ dropped }) => [...dropped],
      }),
      audience_count: t.int({
        nullable: true,
        resolve: ({ audience }) => audience.members ?? null,
      }),
      audience_guessed: t.int({
        nullable: true,
        resolve: ({ audience }) => audience.guessed ?? null,
      }),
      reactions: t.field({
        type: [reactionCount],
        description: 'How often each was sent since the news before.',
        resolve: ({ audience }) =>
          Object.entries(audience.reactions ?? {})
            .filter(([, count]) => count > 0)
            .map(([reaction, count]) => ({ reaction: reaction.toUpperCase(), count })),
      }),
    }),
  });
}

/** What there is to tell of it. */
export function sessionChange(told: LiveChange): SessionChangeRoot {
  const { view } = told;
  switch (told.type) {
    case 'whole':
      return wholeSession(view);
    case 'changed': {
      if (told.isAfterGap) return wholeSession(view);
      const { meta, stage, dropped } = told.patch;
      const seats = changedSeats(told);
      const byProgress = isClosing(told)
        ? { ...NO_SEATS.byProgress, changed: seats }
        : sortByProgress(told.before.seats, seats);
      const isChanged = meta !== undefined || isSeatingChanged(told, byProgress.changed);
      return {
        view,
        isWhole: false,
        facts: isChanged ? { view } : undefined,
        stage: stage && { view },
        seats,
        byProgress,
        dropped,
        audience: roundIn(told.before) === roundIn(view) ? {} : { guessed: 0 },
      };
    }
    case 'audience':
      return {
        view,
        isWhole: false,
        facts: undefined,
        stage: undefined,
        ...NO_SEATS,
        audience: told,
      };
  }
}

type Changed = LiveChange & { type: 'changed' };

/** The seats of which something changed. As a room closes that is all that were not gone: it closes their connections. */
export function changedSeats(told: Changed): readonly SeatView[] {
  if (!isClosing(told)) return told.patch.seats;
  const { before, patch, view } = told;
  const changed = new Set(patch.seats.map(({ id }) => id));
  const gone = new Set(before.seats.filter(({ state }) => state === 'gone').map(({ id }) => id));
  return view.seats.filter(({ id }) => changed.has(id) || !gone.has(id));
}

function isClosing({ patch }: Changed): boolean {
  return patch.stage?.phase === 'closed';
}

/** Whether somebody took a seat or left one: the session tells of it, beside the seats themselves. */
function isSeatingChanged({ before, patch }: Changed, changed: readonly SeatView[]): boolean {
  if (changed.length === 0 && patch.dropped.length === 0) return false;
  const taken = new Set(before.seats.filter(isTaken).map(({ id }) => id));
  return (
    patch.dropped.some((id) => taken.has(id)) ||
    changed.some((seat) => isTaken(seat) !== taken.has(seat.id))
  );
}

/** The round people guess in; undefined where there is none. Nobody in the audience has guessed as it begins. */
function roundIn({ stage }: RoomView): string | undefined {
  return stage.phase === 'guessing' ? stage.round.id : undefined;
}

const NO_SEATS = {
  seats: [],
  byProgress: { changed: [], progressed: [], guessed: [] },
  dropped: [],
} as const satisfies Partial<SessionChangeRoot>;

function wholeSession(view: RoomView): SessionChangeRoot {
  const { seats } = view;
  const byProgress = { ...NO_SEATS.byProgress, changed: seats };
  const session = { view };
  return {
    view,
    isWhole: true,
    facts: session,
    stage: session,
    seats,
    byProgress,
    dropped: [],
    audience: {},
  };
}
