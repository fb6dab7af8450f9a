import { ALLOWANCES, type Allowance } from '@outoften/rules/allowance';
import { FIRST_AVATAR } from '@outoften/rules/avatar';
import type { CastSlotView } from '@outoften/rules/cast-slots';
import { parseFace } from '@outoften/rules/face';
import { type LobbyScoring, startingPoints } from '@outoften/rules/game-mode';
import { HINTS, type Hint, type HintStates } from '@outoften/rules/hints';
import { type Rating, ratingFromAverage } from '@outoften/rules/rating';
import type { ClosingReason } from '@outoften/rules/room/room';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { RoundPause, RoundResult } from '@outoften/rules/room/round';
import type { DenialReason, LeavingReason, SeatId } from '@outoften/rules/room/seat';
import type { SeatProgress } from '@outoften/rules/room/seat-progress';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { FilmView } from '@outoften/rules/room/view-film';
import type {
  ClosedRoundView,
  OpenRoundView,
  RoomMeta,
  SeatView,
  StageView,
} from '@outoften/rules/room/view-room';
import { readCastMember } from '../api/cast-member.ts';
import { readNotice } from '../api/film-notice.ts';
import { readFilter } from '../api/wire-filter.ts';
import type {
  WireConnection,
  WireFacts,
  WireGuess,
  WireMovie,
  WireOwnRound,
  WireProgress,
  WireRound,
  WireStage,
} from './room-parts.ts';

export function readMeta(session: WireFacts): RoomMeta {
  const { settings } = session;
  return {
    code: session.code as RoomCode,
    name: settings.session_name as SessionName,
    settings: {
      maxPlayers: settings.max_players,
      maxRounds: settings.max_rounds,
      timeLimit: settings.time_limit,
      scoring: {
        advancedMode: settings.advanced_mode,
        allowHints: settings.allow_hints,
        allowImage: settings.allow_image,
      },
      isAudienceSession: settings.is_audience_session,
    },
    filter: readFilter(settings),
    approval: session.auto_approve ? 'by-itself' : 'by-hand',
    pace: session.auto_next ? 'by-itself' : 'by-hand',
    host: session.host_connection as SeatId,
    controller: session.acting_host as SeatId,
    skipsLeft: session.skips_left,
    game: session.game_number,
    playersInside: session.player_count,
  };
}

/** How many rounds were played is told by none but the rounds: `rounds` stands for them at the end. */
export function readStage(
  session: WireStage,
  { scoring, rounds }: Readonly<{ scoring: LobbyScoring; rounds: number }>,
): StageView {
  const { phase, round } = session;
  if (phase === 'CLOSED') {
    return { phase: 'closed', reason: (session.closing_reason ?? 'expired') as ClosingReason };
  }
  if (phase === 'GUESSING' && round != null) {
    return { phase: 'guessing', round: readOpenRound(round) };
  }
  const closed =
    phase === 'REVEALED' && round != null ? readClosedRound(round, scoring) : undefined;
  if (closed !== undefined) {
    return { phase: 'revealed', round: closed, nextAt: session.next_round_at ?? undefined };
  }
  if (phase !== 'OVER') return { phase: 'lobby' };
  const endedAt = session.game_ended_at ?? undefined;
  return { phase: 'over', rounds, ...(endedAt !== undefined && { endedAt }) };
}

/** What everybody may see of the film of the round. */
export function readFilm({ round }: WireStage): FilmView | undefined {
  return round?.movie ? readMovie(round.movie) : undefined;
}

function readOpenRound(round: WireRound): OpenRoundView {
  return {
    ...roundFacts(round),
    isOver: false,
    attempts: round.players_in_round,
    pause: readPause(round),
  };
}

function readPause({ paused_at, paused_by }: WireRound): RoundPause | undefined {
  return paused_at == null ? undefined : { since: paused_at, by: (paused_by ?? '') as SeatId };
}

/** Undefined if the round tells no answer, which one that is over always does. */
export function readClosedRound(
  round: WireRound,
  scoring: LobbyScoring,
): ClosedRoundView | undefined {
  const answer = ratingFromAverage(round.correct_answer ?? 0);
  if (answer === undefined) return undefined;
  const { house } = round;
  return {
    ...roundFacts(round),
    isOver: true,
    closedAt: round.closed_at ?? round.started_at,
    filmId: round.movie_id ?? '',
    answer,
    results: round.guesses.map((guess) => readResult(guess, scoring)),
    house: house
      ? {
          rating: readRating(house.guess_value) ?? answer,
          guesses: house.guesses,
          score: house.score,
        }
      : undefined,
  };
}

function roundFacts(round: WireRound) {
  return {
    id: round.id,
    number: round.round_number,
    startedAt: round.started_at,
    deadline: round.deadline ?? undefined,
  };
}

function readResult(guess: WireGuess, scoring: LobbyScoring): RoundResult {
  const data = guess.guess_data;
  const isOpen = {
    poster: data.poster_unlocked,
    overview: data.summary_unlocked,
    review: data.review_unlocked,
  };
  return {
    seat: guess.session_connection_id as SeatId,
    guess: readRating(guess.guess_value),
    score: {
      accuracy: guess.accuracy ?? 0,
      start: startingPoints({ type: 'lobby', scoring }),
      spent: guess.points_spent,
      credited: guess.points_credited ?? 0,
      total: guess.score ?? 0,
    },
    distance: guess.distance == null ? undefined : Math.round(guess.distance * 10),
    hints: readHints((hint) => isOpen[hint], data.bought_hints),
    credited: data.correct_actor_guess_names,
    beatHouse: guess.beat_house,
  };
}

export function readSeat(connection: WireConnection): SeatView {
  return {
    id: connection.id as SeatId,
    order: connection.order,
    name: connection.player_name,
    avatar: parseFace(connection.avatar_url) ?? FIRST_AVATAR,
    state: seatState(connection),
    reason: (connection.denial_reason ??
      connection.closing_reason ??
      undefined) as SeatView['reason'],
    score: connection.player_score,
    error: Math.round(connection.total_error * 10),
    exact: connection.exact_guesses,
    spent: connection.points_spent,
    beatHouse: connection.beat_house,
    joinedInRound: connection.joined_in_round ?? undefined,
    joinedWith: connection.joined_with,
    hasGuessed: connection.has_guessed,
    sitsOut: connection.sits_out,
    sentOutIn: connection.sent_out_in_round ?? undefined,
  };
}

export function readProgress(progress: WireProgress): SeatProgress {
  return {
    state: progress.is_away ? 'away' : 'seated',
    score: progress.player_score,
    error: Math.round(progress.total_error * 10),
    exact: progress.exact_guesses,
    spent: progress.points_spent,
    beatHouse: progress.beat_house,
    hasGuessed: progress.has_guessed,
  };
}

function seatState(connection: WireConnection): SeatView['state'] {
  // Who was in a room as it was closed is on its podium.
  const isClosedWithRoom = connection.closing_reason === 'closed';
  if (connection.connection_is_closed && !isClosedWithRoom) return 'gone';
  if (connection.host_denied) return 'denied';
  if (!connection.host_approved) return 'waiting';
  return connection.is_away ? 'away' : 'seated';
}

/** Where a connection is, as its own browser needs it. */
export type OwnPlace = Readonly<
  | { state: 'waiting' }
  | { state: 'seated' }
  | { state: 'audience' }
  | { state: 'denied'; reason: DenialReason | undefined }
  | { state: 'gone'; reason: LeavingReason | undefined }
>;

export function readPlace(connection: WireConnection): OwnPlace {
  if (connection.is_audience) return { state: 'audience' };
  const { state, reason } = readSeat(connection);
  if (state === 'denied') return { state, reason: reason as DenialReason | undefined };
  if (state === 'gone') return { state, reason: reason as LeavingReason | undefined };
  return state === 'waiting' ? { state } : { state: 'seated' };
}

export function readAllowance(allowance: number | null): Allowance | undefined {
  return ALLOWANCES.find((each) => each === allowance);
}

export function readOwnRound(own: WireOwnRound, scoring: LobbyScoring): OwnAttempt {
  const { guess } = own;
  return {
    roundId: own.round_id,
    hints: readHints((hint) => own.unlocked_hints.includes(hint.toUpperCase()), own.bought_hints),
    slots: own.slots.map(readSlot),
    draft: readRating(own.draft),
    timeMs: own.time_ms ?? undefined,
    pointsInHand: own.points_in_hand,
    film: readMovie(own.movie),
    guess: guess
      ? {
          value: readRating(guess.guess_value),
          score: guess.score == null ? undefined : readResult(guess, scoring).score,
        }
      : undefined,
    answer: readRating(own.correct_answer),
  };
}

function readHints(isOpen: (hint: Hint) => boolean, bought: readonly string[]): HintStates {
  const state = (hint: Hint) => {
    if (!isOpen(hint)) return 'locked';
    return bought.includes(hint.toUpperCase()) ? 'bought' : 'given';
  };
  return Object.fromEntries(HINTS.map((hint) => [hint, state(hint)])) as HintStates;
}

function readSlot({ state, wrong_names, name }: WireOwnRound['slots'][number]): CastSlotView {
  const wrongNames = wrong_names;
  if (state === 'CREDITED') return { state: 'credited', name: name ?? '', wrongNames };
  return { state: state === 'SPENT' ? 'spent' : 'open', wrongNames };
}

export function readMovie(movie: WireMovie): FilmView {
  return {
    title: movie.title,
    releaseDate: movie.release_date,
    releaseYear: Number(movie.release_date.slice(0, 4)),
    crew: movie.crew.map(({ original_name, ...entry }) => ({
      ...entry,
      originalName: original_name,
    })),
    cast: movie.cast?.map(readCastMember),
    posterPath: movie.poster_path ?? undefined,
    notice: readNotice(movie.notice),
    overview: movie.overview ?? undefined,
    reviews: movie.reviews?.map(({ created_at, rating, avatar_path, ...review }) => ({
      ...review,
      createdAt: created_at,
      rating: readRating(rating),
      ...(avatar_path != null && { avatar: avatar_path }),
    })),
    id: movie.id ?? undefined,
    rating: readRating(movie.vote_average),
  };
}

export function readRating(points: number | null | undefined): Rating | undefined {
  return points == null ? undefined : ratingFromAverage(points);
}
