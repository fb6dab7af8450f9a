import type { Film } from '@outoften/rules/film/film';
import { startAttempt } from '@outoften/rules/guessing/attempt';
import { creditedNames } from '@outoften/rules/guessing/cast-slots';
import { hasCastNaming } from '@outoften/rules/guessing/game-mode';
import type { Rating } from '@outoften/rules/rating';
import { findSeatOf, type Room } from '@outoften/rules/room/room';
import type { OpenRound, SeatAttempt } from '@outoften/rules/room/round';
import { modeOf } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import { findAttempt } from '@outoften/rules/room/seat-attempts';
import { marksOf } from './marked-films.ts';
import { OWNER_MARK } from './person.ts';

/** The hidden parts of a room, as they were when the searched text was made. */
export type Hidden = Readonly<{
  room: Room;
  /** The film of the open round. */
  film: Film | undefined;
  /** The audience's guesses in the open round, by their connections. */
  audience: ReadonlyMap<string, Rating>;
  /** The drafts of the seats in the open round. */
  drafts: ReadonlyMap<string, Rating>;
  /** Ratings that all may know from finished rounds. */
  revealed: ReadonlySet<Rating>;
  /** Secrets of connections, by the account they belong to. */
  secrets: readonly Readonly<{ owner: string; secret: string }>[];
  stageKey: string;
  /** The account that opened the room. */
  stageOwner: string;
}>;

/** The receiver of a text. */
export type Reader = Readonly<{
  /** Undefined for text that is shared by many, and for the stage. */
  owner: string | undefined;
  /** The seat or member, if it is sent to this one alone. */
  connection: string | undefined;
  /** Ratings that it sent, which the server may send back to it. */
  sent: ReadonlySet<number>;
  /** True for a solo player, who may read any film. */
  isOutside?: boolean;
}>;

/**
 * Returns the first leak in a text; undefined for none. A text that was made while the room changed may belong to any
 * of the given versions.
 */
export function findLeak(
  text: string,
  reader: Reader,
  possible: readonly Hidden[],
): string | undefined {
  const ofRound = [findFilm, findRating, findScore];
  const isFree = reader.isOutside || isSentOut(reader, possible);
  const finders = isFree ? [findSecret] : [findSecret, ...ofRound];
  for (const find of finders) {
    const found = possible.map((hidden) => find(text, reader, hidden));
    if (!found.includes(undefined)) return found[0];
  }
  return undefined;
}

/** True for a seat that was removed from the round in the same moment in which another request of it was granted. */
function isSentOut({ connection }: Reader, possible: readonly Hidden[]): boolean {
  const [before, ...after] = possible.map(({ room: { progress } }) =>
    progress.phase === 'guessing' ? attemptOf(progress.round, connection) !== undefined : undefined,
  );
  return before === true && after.includes(false);
}

function findSecret(text: string, { owner }: Reader, hidden: Hidden): string | undefined {
  const others = hidden.secrets.filter((each) => each.owner !== owner);
  if (others.some(({ secret }) => text.includes(secret))) return 'the secret of a connection';
  if (!hasStage(owner, hidden) && text.includes(hidden.stageKey)) return 'the key of the stage';
  if (!text.includes(OWNER_MARK)) return undefined;
  const rest = owner === undefined ? text : text.replaceAll(`"${owner}"`, '');
  return rest.includes(OWNER_MARK) ? 'the account of another player' : undefined;
}

/** True for the account that opened the room, and for the host's account. */
function hasStage(owner: string | undefined, { room, stageOwner }: Hidden): boolean {
  if (owner === undefined) return false;
  return owner === stageOwner || findSeatOf(room, owner)?.id === room.host;
}

function findFilm(text: string, { connection }: Reader, hidden: Hidden): string | undefined {
  const { room, film } = hidden;
  if (room.progress.phase !== 'guessing' || film === undefined) return undefined;
  const { round } = room.progress;
  const own = attemptOf(round, connection);
  const mode = modeOf(room);
  const { hints } = own ?? startAttempt(mode);
  const marks = marksOf(film);
  if (text.includes(marks.id)) return 'the film’s id';
  if (hints.poster === 'locked' && text.includes(round.posterKey)) return 'the poster';
  if (hints.overview === 'locked' && text.includes(marks.overview)) return 'the overview';
  if (hints.review === 'locked' && text.includes(marks.review)) return 'the review';
  if (!hasCastNaming(mode) || !text.includes(marks.cast)) return undefined;
  const named = own === undefined ? [] : creditedNames(own.slots);
  const unnamed = film.cast.filter(({ name }) => !named.includes(name));
  return unnamed.some(({ name }) => text.includes(name)) ? 'a person of the cast' : undefined;
}

function attemptOf(round: OpenRound, connection: string | undefined): SeatAttempt | undefined {
  if (connection === undefined) return undefined;
  return findAttempt(round.attempts, connection as SeatId);
}

/** Numbers that may have any value at any time, and times of day. */
const OPEN_NUMBERS =
  /"(?:version|avatar|total_error|error|distance|line|column)":[\d.]+|"\d{4}-\d\d-\d\dT[\d:.]+Z"/g;

/** A rating that a player chose, as a whole number of tenths. */
const CHOSEN = /"(?:value|guess|draft)":(\d+)/g;

const A_NUMBER = /(?<![\w-]|\d\.)\d{1,2}(?:\.\d)?(?![\w-]|\.\d)/g;

function findRating(text: string, reader: Reader, hidden: Hidden): string | undefined {
  const { room, revealed } = hidden;
  if (room.progress.phase !== 'guessing') return undefined;
  const { round } = room.progress;
  const known = knownRatings(round, reader, hidden);
  const numbers = new Set(text.replaceAll(OPEN_NUMBERS, '').match(A_NUMBER));
  const { answer } = round;
  const isAnswerOpen = known.has(answer) || revealed.has(answer);
  // An answer in whole tenths would be a leak as well. Guesses in whole tenths equal too many other numbers, except in
  // certain fields.
  if (!isAnswerOpen && (numbers.has(inPoints(answer)) || numbers.has(String(answer)))) {
    return `the answer ${inPoints(answer)}`;
  }
  const chosen = new Set([...text.matchAll(CHOSEN)].map(([, tenths]) => tenths));
  const others = privateRatings(round, hidden).filter((value) => {
    const isShown = numbers.has(inPoints(value)) || chosen.has(String(value));
    return !known.has(value) && !revealed.has(value) && isShown;
  });
  return others[0] === undefined ? undefined : `another’s ${inPoints(others[0])}`;
}

/** Fields that show how near a guess was. Profiles have another `score`. */
const A_MEASURE = /"(?:accuracy|points_credited|distance)":\d/;

/** Before the first round is over, no text contains a score. Later texts may contain scores of finished rounds. */
function findScore(text: string, _reader: Reader, { room, revealed }: Hidden): string | undefined {
  const isFirst = room.progress.phase === 'guessing' && revealed.size === 0;
  return isFirst && A_MEASURE.test(text) ? 'the score of a guess' : undefined;
}

/** The ratings that the reader chose. */
function knownRatings(
  round: OpenRound,
  { connection, sent }: Reader,
  { audience }: Hidden,
): ReadonlySet<number | undefined> {
  const own = attemptOf(round, connection);
  const member = connection === undefined ? undefined : audience.get(connection);
  return new Set([...sent, own?.guess?.value, member]);
}

function privateRatings(round: OpenRound, { audience, drafts }: Hidden): readonly Rating[] {
  const ofSeats = round.attempts.map(({ guess }) => guess?.value);
  return [...ofSeats, ...drafts.values(), ...audience.values()].filter(isThere);
}

function isThere(rating: Rating | undefined): rating is Rating {
  return rating !== undefined;
}

function inPoints(rating: Rating): string {
  return String(rating / 10);
}
