import type { Caller } from './caller.ts';

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    /** Returns the caller's id for draws. The first call for a browser without a token sets a cookie. */
    readonly visitorId: () => string;
    /** As `visitorId`, but for the browser, even if the caller is known. */
    readonly browserId: () => string;
  }
}

type KnownCaller = Exclude<Caller, Readonly<{ type: 'anonymous' }>>;

/** Returns the id that films are drawn for. Ids of the visitor cookie contain no colon, so the two never collide. */
export function visitorOf(caller: KnownCaller): string {
  return caller.type === 'api-key' ? `api-key:${caller.name}` : visitorOfOwner(caller.owner);
}

/** Returns the visitor id of an account or guest, by its name in the store. */
export function visitorOfOwner(owner: string): string {
  return `account:${owner}`;
}
