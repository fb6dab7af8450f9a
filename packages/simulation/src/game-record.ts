import type { Rating } from '@outoften/rules/rating';
import { findSeatOf, isSeated, type Room } from '@outoften/rules/room/room';
import type { ClosedRound } from '@outoften/rules/room/round';
import type { Door } from './door.ts';
import { findLeak, type Hidden, type Reader } from './leak-search.ts';
import type { MarkedFilms } from './marked-films.ts';
import { type Person, playerName } from './person.ts';
import { checkStep, checkSums } from './room-invariants.ts';
import { demand } from './violation.ts';

/** A game in numbers. */
export type Tally = {
  requests: number;
  refusals: number;
  frames: number;
  bytes: number;
  rounds: number;
  /** Answers and events to people at the door. */
  atDoor: number;
};

export const NO_TALLY: Readonly<Tally> = {
  requests: 0,
  refusals: 0,
  frames: 0,
  bytes: 0,
  rounds: 0,
  atDoor: 0,
};

/** Versions whose frames may still be on their way. */
const KEPT_VERSIONS = 200;

export type GameRecord = ReturnType<typeof createGameRecord>;

/** Notes a room as its events describe it, with the hidden parts of each version. */
export function createGameRecord({
  films,
  revealed,
  drafts,
}: Readonly<{
  films: MarkedFilms;
  revealed: Set<Rating>;
  /** The last drafts of the open round, by their seats. */
  drafts: ReadonlyMap<string, Rating>;
}>) {
  const tally: Tally = { ...NO_TALLY };
  const history = new Map<number, Hidden>();
  const audience = new Map<string, Rating>();
  const secrets: { owner: string; secret: string }[] = [];
  const seatedLast = new Map<string, number>();
  const hosts = new Set<string>();
  let members: ReadonlySet<string> = new Set();
  let joining = new Set<string>();
  let current: Readonly<{ room: Room; version: number }> | undefined;
  let rounds: readonly ClosedRound[] = [];
  let isRoundUnseen = false;
  let leaders = new Set<string>();
  let stage = { key: 'no stage yet', owner: '' };

  const version = () => current?.version ?? 0;
  const hiddenAt = (of: number): Hidden => {
    const hidden = history.get(of);
    demand(hidden !== undefined, () => `nothing is known of version ${of}`);
    return { ...hidden, secrets, stageKey: stage.key, stageOwner: stage.owner };
  };
  const hiddenNow = () => hiddenAt(version());
  const hiddenSince = (from: number) =>
    Array.from({ length: version() - from + 1 }, (_, later) => from + later)
      .filter((each) => history.has(each))
      .map(hiddenAt);
  const learnReveal = (round: ClosedRound) => {
    if (rounds.some(({ id }) => id === round.id)) return;
    rounds = [...rounds, round];
    tally.rounds += 1;
    audience.clear();
    revealed.add(round.answer);
    if (round.house) revealed.add(round.house.rating);
    for (const { guess } of round.results) if (guess !== undefined) revealed.add(guess);
  };
  const addLeaders = ({ host, deputy }: Room) => {
    leaders.add(host);
    if (deputy !== undefined) leaders.add(deputy);
  };
  const notePlaces = (room: Room, at: number) => {
    hosts.add(room.host);
    for (const seat of room.seats) if (isSeated(seat)) seatedLast.set(seat.owner, at);
  };
  return {
    tally,
    isOpen: () => current !== undefined,
    room: () => hiddenNow().room,
    version,
    /** Adds the next version. Throws Violation if it can't follow the last one. */
    learn: (room: Room, next: number) => {
      const before = current;
      current = { room, version: next };
      addLeaders(room);
      notePlaces(room, next);
      if (before && room.game !== before.room.game) {
        rounds = [];
        isRoundUnseen = false;
      } else if (before && hasLeftRound(before.room, room)) {
        isRoundUnseen = true;
      }
      if (room.progress.phase === 'revealed') learnReveal(room.progress.round);
      const film =
        room.progress.phase === 'guessing' ? films.recall(room.progress.round.filmId) : undefined;
      history.set(next, {
        room,
        film,
        audience,
        drafts,
        revealed: new Set(revealed),
        secrets,
        stageKey: stage.key,
        stageOwner: stage.owner,
      });
      history.delete(next - KEPT_VERSIONS);
      if (before === undefined) return;
      demand(next === before.version + 1, () => `${next} was saved after ${before.version}`);
      checkStep({ before: before.room, after: room });
      if (!isRoundUnseen) checkSums(room, rounds);
    },
    /** True after a version in which a round ended and the next phase began. Events then do not show the round's end. */
    isRoundUnseen: () => isRoundUnseen,
    /** Adds the finished rounds of the game, as the store has them. */
    learnPast: (past: readonly ClosedRound[]) => {
      for (const round of past) learnReveal(round);
      rounds = past;
      isRoundUnseen = false;
      checkSums(hiddenNow().room, rounds);
    },
    learnStage: (learned: Readonly<{ key: string; owner: string }>) => {
      stage = learned;
    },
    learnSecret: (learned: Readonly<{ owner: string; secret: string }>) =>
      void secrets.push(learned),
    learnAudienceGuess: (connection: string, guess: Rating) => void audience.set(connection, guess),
    /** Adds the accounts of the audience, as the store has them. */
    learnMembers: (owners: readonly string[]) => {
      members = new Set(owners);
      joining = new Set();
    },
    /** Notes that an account may be in the audience, if there is one, until the next `learnMembers`. */
    noteJoining: (owner: string) => void joining.add(owner),
    isMember: (owner: string) => members.has(owner),
    /** True for an account without a seat or a place in the audience from that version to now. True without an account. */
    isAtDoor: (owner: string | undefined, since: number) => {
      if (owner === undefined) return true;
      // The host may have let the audience in while the request was on its way.
      const hadAudience = hiddenSince(since).some(({ room }) => room.settings.isAudienceSession);
      const isInAudience = members.has(owner) || (hadAudience && joining.has(owner));
      return !isInAudience && (seatedLast.get(owner) ?? 0) < since;
    },
    /** Returns what the person may see from the door. */
    doorOf: (by: Person | undefined) => doorOf(hiddenNow(), hosts, by),
    hiddenNow,
    hiddenAt,
    /** Returns the hidden parts at each version from the given one to now. */
    hiddenSince,
    /** Counts the bytes, and throws Violation if the text contains a hidden part. */
    search: (text: string, reader: Reader, possible: readonly Hidden[]) => {
      tally.bytes += Buffer.byteLength(text);
      const leak = findLeak(text, reader, possible);
      demand(leak === undefined, () => `${leak} is sent to ${reader.owner ?? 'many'}: ${text}`);
    },
    /** All who were the host or deputy since the last step began. */
    leaders: (): ReadonlySet<string> => leaders,
    beginStep: () => {
      leaders = new Set();
      if (current !== undefined) addLeaders(current.room);
    },
  };
}

function doorOf(
  { room, stageOwner }: Hidden,
  hosts: ReadonlySet<string>,
  by: Person | undefined,
): Door {
  const owner = by?.caller.owner;
  const seat = owner === undefined ? undefined : findSeatOf(room, owner);
  const own = new Set([seat?.id, by?.connection].filter((id) => id !== undefined));
  const inviting = room.seats.filter(({ id }) => hosts.has(id)).map(({ name }) => name);
  const names = new Set(by ? [...inviting, playerName(by)] : inviting);
  return { own, hosts, names, isMaker: owner === stageOwner };
}

/** All changes of a tick make one version: in one version, one player may guess last and another end the game. */
function hasLeftRound({ progress: before }: Room, { progress: after }: Room): boolean {
  if (before.phase !== 'guessing') return false;
  return !('round' in after) || after.round.id !== before.round.id;
}
