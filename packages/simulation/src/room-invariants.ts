import { findSeat, isSeated, type Room, seatedSeats } from '@outoften/rules/room/room';
import type { ClosedRound, RoundResult } from '@outoften/rules/room/round';
import { nextDueAt } from '@outoften/rules/room/rounds/advance';
import { recap } from '@outoften/rules/room/rounds/recap';
import { standings } from '@outoften/rules/room/rounds/standings';
import { ERROR_WITHOUT_GUESS } from '@outoften/rules/room/seat';
import { findAttempt } from '@outoften/rules/room/seat-attempts';
import { isHere } from '@outoften/rules/room/seats/leadership';
import { type SeatView, viewRoom } from '@outoften/rules/room/view/view-room';
import { demand } from './violation.ts';

/** A room before and after a change. */
export type Step = Readonly<{
  before: Room;
  after: Room;
}>;

/** A guest can ask for a seat once, and three more times. */
const MOST_DENIALS = 4;

/** Checks the rules that always hold. Throws Violation. */
export function checkStep({ before, after }: Step): void {
  checkGuessesStay(before, after);
  checkTotalsWait(before, after);
  checkPauseHolds(before, after);
  checkRoom(after);
  if (after.progress.phase === 'revealed') checkResults(after.progress.round, after);
}

function checkGuessesStay(before: Room, after: Room): void {
  if (before.progress.phase !== 'guessing') return;
  const { round } = before.progress;
  for (const { seat, guess } of round.attempts) {
    if (guess === undefined) continue;
    const { progress } = after;
    if (progress.phase === 'guessing' && progress.round.id === round.id) {
      const now = findAttempt(progress.round.attempts, seat)?.guess;
      demand(JSON.stringify(now) === JSON.stringify(guess), () => `the guess of ${seat} changed`);
    }
    if (progress.phase === 'revealed' && progress.round.id === round.id) {
      const counted = progress.round.results.filter((result) => result.seat === seat);
      demand(counted.length === 1, () => `${seat} was scored ${counted.length} times`);
      demand(
        counted[0]?.guess === guess.value,
        () => `the guess of ${seat} was counted as another`,
      );
    }
  }
}

/** A total that changed with a guess would show its score. */
function checkTotalsWait(before: Room, after: Room): void {
  if (before.progress.phase !== 'guessing' || after.progress.phase !== 'guessing') return;
  const { id, attempts } = before.progress.round;
  if (after.progress.round.id !== id) return;
  for (const { seat } of attempts) {
    const totalsIn = (room: Room) => JSON.stringify(findSeat(room, seat)?.totals);
    demand(totalsIn(before) === totalsIn(after), () => `the totals of ${seat} changed early`);
  }
}

/** While a round is paused, it accepts no guess and no hint, and no deadline moves. */
function checkPauseHolds(before: Room, after: Room): void {
  if (before.progress.phase !== 'guessing' || after.progress.phase !== 'guessing') return;
  const { id, attempts, pause } = before.progress.round;
  const { round } = after.progress;
  if (pause === undefined || round.id !== id || round.pause?.since !== pause.since) return;
  for (const { seat, ...attempt } of round.attempts) {
    const known = findAttempt(attempts, seat);
    // In one tick the round was resumed, guessed in and paused again.
    if (attempt.guess?.at === pause.since) continue;
    const playOf = ({ hints, slots, deadline, guess }: typeof attempt) =>
      JSON.stringify({ hints, slots, deadline, guess });
    demand(
      known !== undefined && playOf(known) === playOf(attempt),
      () => `${seat} played on while the round was paused`,
    );
  }
}

function checkRoom(room: Room): void {
  const { seats, drawn, settings, progress } = room;
  demand(new Set(drawn).size === drawn.length, () => 'a film was drawn twice');
  demand(new Set(seats.map(({ owner }) => owner)).size === seats.length, () => 'two seats of one');
  demand(seatedSeats(room).length <= settings.maxPlayers, () => 'more are seated than may be');
  for (const { owner, place, id, denials } of seats) {
    const isBarred = room.barred.includes(owner);
    demand(!isBarred || place.state !== 'seated', () => `${id} is barred and seated`);
    demand((denials?.count ?? 0) <= MOST_DENIALS, () => `${id} asked for a seat too often`);
  }
  if (progress.phase === 'closed') return;
  const host = findSeat(room, room.host);
  demand(host !== undefined && isSeated(host), () => 'the host has no seat');
  const deputy = room.deputy === undefined ? undefined : findSeat(room, room.deputy);
  demand(deputy === undefined || isSeated(deputy), () => 'the deputy has no seat');
  checkWhoSitsOut(room);
}

/** Viewers inside see whether each seat plays the open round. */
function checkWhoSitsOut(room: Room): void {
  const { progress } = room;
  const playing = progress.phase === 'guessing' ? progress.round.attempts : undefined;
  for (const { id, state, sitsOut } of viewRoom(room, { version: 0, viewer: 'host' }).seats) {
    const isInside = state === 'seated' || state === 'away';
    const isLeftOut = playing !== undefined && isInside && !playing.some(({ seat }) => seat === id);
    demand(sitsOut === isLeftOut, () => `${id} sits out: ${sitsOut}, and should: ${isLeftOut}`);
  }
}

/** Checks the points, computed by the documents and not by the rules' code. */
function checkResults(round: ClosedRound, room: Room): void {
  const { advancedMode, allowHints } = room.settings.scoring;
  const start = advancedMode || allowHints ? 100 : 0;
  const most = advancedMode ? 300 : 100 + start;
  const seen = new Set<string>();
  for (const { seat, guess, score, distance, hints, credited, beatHouse } of round.results) {
    demand(!seen.has(seat), () => `${seat} was scored twice`);
    seen.add(seat);
    if (guess === undefined) {
      demand(score.total === 0 && distance === undefined, () => `${seat} scored without a guess`);
      continue;
    }
    const off = Math.abs(guess - round.answer);
    const bought = [
      hints.poster === 'bought',
      hints.overview === 'bought',
      hints.review === 'bought',
    ];
    const spent = [25, 25, 50].reduce((sum, price, place) => sum + (bought[place] ? price : 0), 0);
    const total = Math.min(
      most,
      start - spent + 25 * credited.length + 100 - Math.min(100, 5 * off),
    );
    demand(distance === off, () => `${seat} is ${off} away, not ${distance}`);
    demand(score.total === total, () => `${seat} scored ${score.total} in place of ${total}`);
    const { house } = round;
    const isCloser = house !== undefined && off < Math.abs(house.rating - round.answer);
    demand(beatHouse === isCloser, () => `${seat} and the House: ${beatHouse}`);
  }
}

/** The scores of the seats are the sums of the game's finished rounds, in their order. Throws Violation. */
export function checkSums(room: Room, rounds: readonly ClosedRound[]): void {
  const { seats } = viewRoom(room, { version: 0, viewer: 'host' });
  const looked = recap(rounds, seats);
  for (const { seat, total } of looked.rows) {
    if (seat.joinedInRound === undefined) continue;
    demand(total === seat.score, () => `${seat.id} has ${seat.score}, the recap says ${total}`);
    const results = rounds.map((round) => round.results.find((result) => result.seat === seat.id));
    // A player who joins during a round has an error for it as if they had missed it, already before it ends.
    const ahead = Math.max(0, seat.joinedInRound - 1 - rounds.length) * ERROR_WITHOUT_GUESS;
    const error = results.reduce((sum, result) => sum + errorOf(result), ahead);
    demand(error === seat.error, () => `${seat.id} is ${seat.error} off in all, not ${error}`);
    const exact = results.filter((result) => result?.distance === 0).length;
    demand(exact === seat.exact, () => `${seat.id} was exact ${seat.exact} times, not ${exact}`);
    const beaten = results.filter((result) => result?.beatHouse === true).length;
    demand(beaten === seat.beatHouse, () => `${seat.id} beat the House ${seat.beatHouse} times`);
  }
  checkPlaces(seats);
}

function errorOf(result: RoundResult | undefined): number {
  return result?.distance ?? ERROR_WITHOUT_GUESS;
}

/** 1, 1, 3: sorted by the four criteria, a place is shared by all that are level in all four. */
function checkPlaces(seats: readonly SeatView[]): void {
  const sorted = [...seats].sort(
    (a, b) => b.score - a.score || a.error - b.error || b.exact - a.exact || a.spent - b.spent,
  );
  const keyOf = ({ score, error, exact, spent }: SeatView) => `${score} ${error} ${exact} ${spent}`;
  const keys = sorted.map(keyOf);
  for (const { rank, seat } of standings(seats)) {
    const place = keys.indexOf(keyOf(seat)) + 1;
    demand(rank === place, () => `${seat.id} is on place ${rank} in place of ${place}`);
  }
}

/** A patrol makes changes that became due while no server ran. It waits for a second and runs every second. */
const PATROLLED_WITHIN_MS = 2_000;

/** Checks that the room can continue, by a player or by time. */
export function checkWayOn(room: Room, now: number): void {
  if (room.progress.phase === 'closed') return;
  checkNoneBlocks(room, now);
  const due = nextDueAt(room);
  demand(
    due === undefined || due > now - PATROLLED_WITHIN_MS,
    () => `what was due at ${due} is undone at ${now}`,
  );
  const isAnybodyHere = room.seats.some(isHere);
  if (!isAnybodyHere) {
    demand(room.emptySince !== undefined, () => 'no one is here, and the room does not know it');
    return;
  }
  demand(room.emptySince === undefined, () => 'the room counts as empty with a player in it');
  const leads = room.seats.some(
    (seat) => isHere(seat) && (seat.id === room.host || seat.id === room.deputy),
  );
  demand(leads || due !== undefined, () => 'no one who is here leads, and time changes nothing');
}

/** How long present players wait for a round whose seats all disconnected. */
const WAITED_FOR_MS = 30_000;

/**
 * A round ends when all seats that are not away have guessed, so players who are away do not block it. A paused round
 * waits for its host or deputy.
 */
function checkNoneBlocks({ progress, seats }: Room, now: number): void {
  if (progress.phase !== 'guessing' || progress.round.pause !== undefined) return;
  const { attempts } = progress.round;
  const waitedFor = seats.filter(
    ({ id, place, presence }) =>
      findAttempt(attempts, id) && place.state === 'seated' && presence.type !== 'away',
  );
  const isMissing = waitedFor.some(({ id }) => findAttempt(attempts, id)?.guess === undefined);
  demand(waitedFor.length === 0 || isMissing, () => 'all have guessed, and the round is open');
  if (waitedFor.length > 0 || !seats.some(isHere)) return;
  const isLately = seats.some(
    ({ id, place, presence }) =>
      findAttempt(attempts, id) &&
      place.state === 'seated' &&
      presence.type !== 'here' &&
      presence.since > now - WAITED_FOR_MS - PATROLLED_WITHIN_MS,
  );
  demand(isLately, () => 'a player waits for a round whose seats are all away');
}
