import { ERROR_WITHOUT_GUESS } from '@outoften/rules/room/seat';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { gatherTicks } from '../../tick-queue.ts';
import { type AudienceMember, type AudienceStanding, countStandings } from './audience-rows.ts';

/** Finds members' places, all that are asked for in one tick by one look at their room. */
export type AudiencePlaces = Readonly<{
  /** Among the audience, from 1 on: by score, then by the smaller error. Equals share a place. */
  find: (member: AudienceMember) => Promise<number>;
}>;

type Asked = Readonly<{
  member: AudienceMember;
  answer: (place: number) => void;
  fail: (fault: unknown) => void;
}>;

export function createAudiencePlaces(db: Kysely<Database>): AudiencePlaces {
  const queue = gatherTicks<Asked>(async (asked) => {
    for (const [roomId, ofRoom] of Map.groupBy(asked, ({ member }) => member.roomId)) {
      try {
        const placeOf = await rankRoom(db, roomId);
        for (const { member, answer } of ofRoom) answer(placeOf(member));
      } catch (fault) {
        for (const { fail } of ofRoom) fail(fault);
      }
    }
  });
  return {
    find: (member) => new Promise((answer, fail) => queue.submit({ member, answer, fail })),
  };
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

/** Below 0 if the one is better than the other. */
function compare(one: AudienceStanding, other: AudienceStanding): number {
  return other.score - one.score || errorOf(one) - errorOf(other);
}

/** As with players: the more rounds somebody guessed in, the fewer count as missed. */
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
