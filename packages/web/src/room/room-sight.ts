import type { Allowance } from '@outoften/rules/allowance';
import type { RoomPatch } from '@outoften/rules/room/room-patch';
import type { SeatId } from '@outoften/rules/room/seat';
import { withGuess, withProgress } from '@outoften/rules/room/seat-progress';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { FilmView } from '@outoften/rules/room/view-film';
import type { RoomView, SeatView } from '@outoften/rules/room/view-room';
import type { ResultOf } from 'gql.tada';
import type { resumeSession, WireChange } from './room-documents.ts';
import type { WireWholeSession } from './room-parts.ts';
import type { AudienceFigures, AudienceGuess, AudienceStanding } from './room-state.ts';
import {
  type OwnPlace,
  readAllowance,
  readFilm,
  readMeta,
  readOwnRound,
  readPlace,
  readProgress,
  readRating,
  readSeat,
  readStage,
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
  /** How much of the time limit a seat has from the next round on; undefined without one. */
  allowance: Allowance | undefined;
  /** What a member of the audience guessed. */
  audienceGuess: AudienceGuess | undefined;
  audienceStanding: AudienceStanding | undefined;
}>;

/** All that a connection may know: where it is, and what it sees from there. */
export type SeatSight = OwnPart &
  Readonly<{
    place: OwnPlace;
    sight: RoomSight | undefined;
    /** When a guest whom the host denied may ask again, by the server's clock; undefined for never, and for others. */
    askAgainAt: number | undefined;
    hasAudience: boolean;
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
  const meta = readMeta(session);
  const { scoring } = meta.settings;
  return {
    view: {
      id: session.id,
      version: session.version,
      meta,
      seats: session.connected_players.map(readSeat),
      stage: readStage(session, { scoring, rounds: session.past_rounds.length }),
    },
    film: readFilm(session),
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
    askAgainAt: connection.ask_again_at == null ? undefined : connection.ask_again_at * 1000,
    hasAudience: state.has_audience,
    own: own && scoring ? readOwnRound(own, scoring) : undefined,
    allowance: readAllowance(state.allowance),
    audienceGuess: connection.is_audience ? readAudienceGuess(state) : undefined,
    audienceStanding: connection.is_audience ? readAudienceStanding(state) : undefined,
    stageKey: state.stage_key ?? undefined,
  };
}

export function readChange(change: WireChange, before: RoomView): RoomChange {
  const { version, session_facts: facts, session_stage: staged } = change;
  const meta = facts ? readMeta(facts) : undefined;
  const { scoring } = (meta ?? before.meta).settings;
  const stage = staged ? readStage(staged, { scoring, rounds: roundsPlayed(before) }) : undefined;
  const told = {
    film: staged ? readFilm(staged) : undefined,
    audience: readAudience(change),
  };
  if (change.is_whole && meta !== undefined && stage !== undefined) {
    const seats = change.changed_players.map(readSeat);
    return { ...told, whole: { id: before.id, version, meta, seats, stage } };
  }
  const dropped = change.dropped_players as SeatId[];
  const seats = readSeats(change, before.seats);
  return { ...told, whole: undefined, patch: { version, meta, seats, dropped, stage } };
}

function readAudienceGuess({
  connection,
  audience_guess: guess,
}: ResultOf<typeof resumeSession>['resumeSession']): AudienceGuess | undefined {
  return readRating(guess) ?? (connection.has_guessed ? 'spent' : undefined);
}

function readAudienceStanding({
  connection: { audience_place: place, player_score: score },
  audience_guesses,
}: ResultOf<typeof resumeSession>['resumeSession']): AudienceStanding {
  if (place == null) return { type: 'unplaced' };
  const guesses = audience_guesses.flatMap(({ round_number: round, guess_value }) => {
    const guess = readRating(guess_value);
    return guess === undefined ? [] : { round, guess };
  });
  return { type: 'placed', place, score, guesses };
}

/** Those that changed. What follows on a version that was missed is fetched anew, whatever is made of it here. */
function readSeats(change: WireChange, before: readonly SeatView[]): readonly SeatView[] {
  const known = new Map<string, SeatView>(before.map((seat) => [seat.id, seat]));
  const progressed = change.progress.map((progress) => {
    const seat = known.get(progress.id);
    return seat && withProgress(seat, readProgress(progress));
  });
  const guessed = change.guessed_players.map((id) => {
    const seat = known.get(id);
    return seat && withGuess(seat);
  });
  const changed = change.changed_players.map(readSeat);
  return [...changed, ...progressed, ...guessed].filter((seat) => seat !== undefined);
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
