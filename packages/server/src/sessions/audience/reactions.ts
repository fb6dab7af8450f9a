import { createRecentMap } from '../../recent-map.ts';

/** What may be sent to the room; pictures of them are the client's. The last two tell what came of a warm-up's poster. */
export const REACTIONS = [
  'applause',
  'laugh',
  'gasp',
  'tears',
  'popcorn',
  'warm_up_right',
  'warm_up_wrong',
] as const;

export type Reaction = (typeof REACTIONS)[number];

export const NO_REACTIONS: Readonly<Record<Reaction, number>> = {
  applause: 0,
  laugh: 0,
  gasp: 0,
  tears: 0,
  popcorn: 0,
  warm_up_right: 0,
  warm_up_wrong: 0,
};

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
