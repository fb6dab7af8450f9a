import type { Rating } from '@outoften/rules/rating';
import type { RoomPatch } from '@outoften/rules/room/room-patch';
import type { SeatId } from '@outoften/rules/room/seat';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { FilmView } from '@outoften/rules/room/view-film';
import type { RoomView } from '@outoften/rules/room/view-room';
import type { ResultOf } from 'gql.tada';
import type { resumeSession, WireChange } from './room-documents.ts';
import type { WireWholeSession } from './room-parts.ts';
import type { AudienceFigures, AudienceStanding } from './room-state.ts';
import {
  type OwnPlace,
  readOwnRound,
  readPlace,
  readRating,
  readSeat,
  readSession,
} from './room-wire.ts';

/** A room as one who looks at it sees it. */
export type RoomSight = Readonly<{
  view: RoomView;
  film: FilmView | undefined;
  audience: AudienceFigures;
}>;

/** What one connection alone knows of the round at hand. */
export type OwnPart = Readonly<{
  own: OwnAttempt | undefined;
  /** What a member of the audience guessed. */
  audienceGuess: Rating | undefined;
  audienceStanding: AudienceStanding | undefined;
}>;

/** All that a connection may know: where it is, and what it sees from there. */
export type SeatSight = OwnPart &
  Readonly<{
    place: OwnPlace;
    sight: RoomSight | undefined;
    /** Opens the room's stage; told to its host alone. */
    stageKey: string | undefined;
  }>;

/** What has changed in a room; everything, where it is told anew. */
export type RoomChange = Readonly<
  { film: FilmView | undefined; audience: Partial<AudienceFigures> } & (
    | { whole: RoomView }
    | { whole: undefined; patch: RoomPatch }
  )
>;

export function readWhole(session: WireWholeSession): RoomSight {
  const { meta, stage, film } = readSession(session, session.past_rounds.length);
  return {
    view: {
      id: session.id,
      version: session.version,
      meta,
      seats: session.connected_players.map(readSeat),
      stage,
    },
    film,
    audience: {
      members: session.audience_count,
      guessed: session.audience_guessed,
      reactions: {},
    },
  };
}

export function readSeatState(state: ResultOf<typeof resumeSession>['resumeSession']): SeatSight {
  const { connection, public_session: session, own_round: own } = state;
  const sight = session ? readWhole(session) : undefined;
  const scoring = sight?.view.meta.settings.scoring;
  return {
    place: readPlace(connection),
    sight,
    own: own && scoring ? readOwnRound(own, scoring) : undefined,
    audienceGuess: readRating(state.audience_guess),
    audienceStanding:
      connection.audience_place == null
        ? undefined
        : { place: connection.audience_place, score: connection.player_score },
    stageKey: state.stage_key ?? undefined,
  };
}

export function readChange(change: WireChange, before: RoomView): RoomChange {
  const { version } = change;
  const facts = change.public_session
    ? readSession(change.public_session, roundsPlayed(before))
    : undefined;
  const seats = change.connected_players.map(readSeat);
  const told = { film: facts?.film, audience: readAudience(change) };
  if (change.is_whole && facts !== undefined) {
    const { meta, stage } = facts;
    return { ...told, whole: { id: before.id, version, meta, seats, stage } };
  }
  const dropped = change.dropped_players as SeatId[];
  const patch = { version, meta: facts?.meta, seats, dropped, stage: facts?.stage };
  return { ...told, whole: undefined, patch };
}

function roundsPlayed({ stage }: RoomView): number {
  if (stage.phase === 'over') return stage.rounds;
  return 'round' in stage ? stage.round.number : 0;
}

function readAudience(change: WireChange): Partial<AudienceFigures> {
  const { audience_count: members, audience_guessed: guessed, reactions } = change;
  return {
    ...(members !== null && { members }),
    ...(guessed !== null && { guessed }),
    ...(reactions.length > 0 && {
      reactions: Object.fromEntries(
        reactions.map(({ reaction, count }) => [reaction.toLowerCase(), count]),
      ),
    }),
  };
}
