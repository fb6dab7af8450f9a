import type { Caller } from './caller.ts';

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    /** Names the caller for draws. The first call for a browser without a token sets a cookie. */
    readonly visitorId: () => string;
  }
}

type KnownCaller = Exclude<Caller, Readonly<{ type: 'anonymous' }>>;

/** Who films are drawn for, beside the ids of the visitor cookie, which have neither colon nor this length. */
export function visitorOf(caller: KnownCaller): string {
  return caller.type === 'api-key' ? `api-key:${caller.name}` : visitorOfOwner(caller.owner);
}

/** The visitor that an account or a guest is, by its name in the store. */
export function visitorOfOwner(owner: string): string {
  return `account:${owner}`;
}
