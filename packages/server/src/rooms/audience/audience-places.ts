import { ERROR_WITHOUT_GUESS } from '@outoften/rules/room/seat';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { gatherAnswers } from '../../platform/tick-queue.ts';
import { type AudienceMember, type AudienceStanding, countStandings } from './audience-rows.ts';

/** Finds members' places. All requests of one tick share one query for each room. */
export function createAudiencePlaces(db: Kysely<Database>) {
  const { ask, settle } = gatherAnswers((members: readonly AudienceMember[]) =>
    findPlaces(db, members),
  );
  return {
    /**
     * The place among the audience, from 1 on: by score, then by smaller error. Equal ones share a place. Undefined for
     * a member without a guess in any finished round.
     */
    find: ask,
    settle,
  };
}

async function findPlaces(
  db: Kysely<Database>,
  members: readonly AudienceMember[],
): Promise<readonly (number | undefined)[]> {
  const rankings = new Map<string, Promise<PlaceOf>>();
  const findPlace = async (member: AudienceMember) => {
    if (member.rounds === 0) return undefined;
    const ranking = rankings.get(member.roomId) ?? rankRoom(db, member.roomId);
    rankings.set(member.roomId, ranking);
    return (await ranking)(member);
  };
  return Promise.all(members.map(findPlace));
}

type PlaceOf = (standing: AudienceStanding) => number;

async function rankRoom(db: Kysely<Database>, roomId: string): Promise<PlaceOf> {
  const counted = await countStandings(db, roomId);
  const standings = counted.toSorted(compare);
  const places: number[] = [];
  let before = 0;
  for (const { members } of standings) {
    places.push(before + 1);
    before += members;
  }
  return (standing) => places[firstNotBefore(standings, standing)] ?? before + 1;
}

/** Negative if the first is better than the second. */
function compare(one: AudienceStanding, other: AudienceStanding): number {
  return other.score - one.score || errorOf(one) - errorOf(other);
}

/** As for players, each round with a guess takes away the error of one missed round. */
function errorOf({ error, rounds }: AudienceStanding): number {
  return error - rounds * ERROR_WITHOUT_GUESS;
}

function firstNotBefore(standings: readonly AudienceStanding[], wanted: AudienceStanding): number {
  let [low, high] = [0, standings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const standing = standings[middle];
    if (standing !== undefined && compare(standing, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
