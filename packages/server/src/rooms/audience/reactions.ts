import { REACTIONS, WARM_UP_ANSWERS } from '@outoften/rules/room/wire/room-message';
import { createRecentMap } from '../../platform/recent-map.ts';

/** What may be sent to the room as a reaction; pictures of them are the client's. */
export const SENT = [...REACTIONS, ...WARM_UP_ANSWERS] as const;

export type Sent = (typeof SENT)[number];

export const NO_REACTIONS = Object.fromEntries(SENT.map((each) => [each, 0])) as Readonly<
  Record<Sent, number>
>;

const ONE_EVERY_MS = 2_000;

/** People whose latest reaction is remembered at most; half of them are more than react at once anywhere. */
const REMEMBERED = 50_000;

/**
 * Answers whether the person may react now, and counts it if so: one in two seconds on this server. Whoever is on two at
 * once may send twice as many: to share it would cost a write for each of thousands of reactions.
 */
export function createReactionLimit(): (personId: string, now: number) => boolean {
  const latest = createRecentMap<string, number>(REMEMBERED);
  return (personId, now) => {
    const before = latest.get(personId);
    if (before !== undefined && now < before + ONE_EVERY_MS) return false;
    latest.set(personId, now);
    return true;
  };
}
