import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import { networkOf, tooMany } from '../platform/limits/address-limits.ts';
import { type Counting, countAttempt, countFromNetwork } from '../platform/limits/attempts.ts';
import { isWithin, type WindowCounts } from '../platform/limits/request-counts.ts';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    /** Counts draws on this server while the store is away. */
    readonly drawCounts: WindowCounts;
  }
}

const HOUR_MS = 60 * 60_000;

/** More films than a person plays in an hour. It spares the server and the film database. */
export const DRAWS_OF_VISITOR = 240;

/** The limit of a network. A visitor without a token can become another visitor at any time. */
export const DRAWS_FROM_NETWORK = 2_000;

export type CountingDraws = Counting & Pick<GraphqlContext, 'store' | 'drawCounts' | 'onLimit'>;

/** Throws TOO_MANY_REQUESTS if the visitor or the network has drawn too many films in this hour. */
export async function countDraw(context: CountingDraws, visitorId: string): Promise<void> {
  const isCounted = await context.store.orWithout(
    () => countStored(context, visitorId),
    () => countHere(context, visitorId),
  );
  if (!isCounted) throw tooMany(context, 'draws', 'Too many films were drawn; wait an hour.');
}

async function countStored(context: Counting, visitorId: string): Promise<boolean> {
  const key = ['draws of', visitorId] as const;
  const ofVisitor = { max: DRAWS_OF_VISITOR, windowMs: HOUR_MS };
  const fromNetwork = { max: DRAWS_FROM_NETWORK, windowMs: HOUR_MS };
  return (
    (await countAttempt(context.db, { key, limit: ofVisitor, now: context.now() })) &&
    (await countFromNetwork('draws from', fromNetwork, context))
  );
}

function countHere({ drawCounts, address, allowance }: CountingDraws, visitorId: string): boolean {
  const ofVisitor = { max: DRAWS_OF_VISITOR, windowMs: HOUR_MS };
  const fromNetwork = { max: DRAWS_FROM_NETWORK * allowance, windowMs: HOUR_MS };
  return (
    isWithin(drawCounts, `of ${visitorId}`, ofVisitor) &&
    isWithin(drawCounts, `from ${networkOf(address)}`, fromNetwork)
  );
}
