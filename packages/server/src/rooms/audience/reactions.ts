import { REACTIONS, WARM_UP_ANSWERS } from '@outoften/rules/room/wire/room-message';
import { createRecentMap } from '../../platform/recent-map.ts';

/** The names of reactions. Each client has its own pictures of them. */
export const SENT = [...REACTIONS, ...WARM_UP_ANSWERS] as const;

export type Sent = (typeof SENT)[number];

export const NO_REACTIONS = Object.fromEntries(SENT.map((each) => [each, 0])) as Readonly<
  Record<Sent, number>
>;

const ONE_EVERY_MS = 2_000;

/** How many people's latest reaction is remembered, at most. Half of them are more than react at once anywhere. */
const REMEMBERED = 50_000;

/**
 * Returns a function that is true if the person may react now, and then counts it: one in two seconds on this server. A
 * person on two servers may send twice as many. To share the count would cost a write for each of thousands of
 * reactions.
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
