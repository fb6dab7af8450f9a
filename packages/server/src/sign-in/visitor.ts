import type { Caller } from './caller.ts';

type KnownCaller = Exclude<Caller, Readonly<{ type: 'anonymous' }>>;

/** Who films are drawn for, beside the ids of the visitor cookie, which have neither colon nor this length. */
export function visitorOf(caller: KnownCaller): string {
  switch (caller.type) {
    case 'guest':
      return caller.id;
    case 'account':
      return visitorOfAccount(caller.owner);
    case 'api-key':
      return `api-key:${caller.name}`;
  }
}

export function visitorOfAccount(owner: string): string {
  return `account:${owner}`;
}
