import { isIP } from 'node:net';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@outoften/rules/daily/calendar-date';
import type { ServerPolicy } from '@outoften/rules/server-policy';
import { REMEMBERED_DRAWS } from '../../films/drawn-films.ts';
import { addAnswerScalars } from '../../films/json-scalars.ts';
import { CODE_LIFE_MS } from '../../identity/accounts/email-codes.ts';
import { KNOWN_BROWSER_S } from '../../identity/accounts/known-browser.ts';
import type { ApiKeys } from '../../identity/callers/caller.ts';
import { demand } from '../../identity/callers/permissions.ts';
import { VISITOR_COOKIE_S } from '../../identity/callers/visitor.ts';
import type { EmbeddedSignIn } from '../../identity/hosted/hosted-visit.ts';
import { SESSION_S } from '../../identity/issuer/issuer.ts';
import type { OutsideIssuer } from '../../identity/outside/outside-issuer.ts';
import type { Builder, Told } from '../../platform/graphql/schema-builder.ts';
import { LONGEST_WINDOW_MS } from '../../platform/limits/attempts.ts';
import { NAME_KEPT_MS } from '../../players/player-names.ts';
import { WALK_IN_TTL_MS } from '../../players/walk-ins.ts';
import { CLOSED_ROOM_TTL_MS, ROOM_TTL_MS } from '../../rooms/store/room-rows.ts';
import { ANSWER_KEPT_MS, ROOM_KEPT_MS, RUN_EVERY_MS, VISITOR_MEMORY_MS } from '../expiry.ts';
import { NO_OPERATOR, type Operator } from './operator.ts';

declare module '../../platform/graphql/schema-builder.ts' {
  interface SchemaScalars {
    ServerPolicy: Told<ServerPolicy>;
  }
}

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly policy: Policy;
  }
}

/** What the settings say. */
export type Policy = Pick<ServerPolicy, 'operator' | 'accounts' | 'hasApiKeys'>;

/** The part of the policy that only the settings know. */
export type PolicySettings = Readonly<{
  /** {@link NO_OPERATOR} if not given. */
  operator?: Operator;
  /** The address of the mail server. */
  smtpUrl?: string | undefined;
}>;

export type PolicyParts = PolicySettings &
  Readonly<{
    signIn: Pick<EmbeddedSignIn, 'mail' | 'socials'> | undefined;
    outsideIssuer?: Pick<OutsideIssuer, 'issuer' | 'identityProviders'> | undefined;
    callers: Readonly<{ apiKeys: ApiKeys }>;
  }>;

export function composePolicy(parts: PolicyParts): Policy {
  return {
    operator: parts.operator ?? NO_OPERATOR,
    accounts: composeAccounts(parts),
    hasApiKeys: parts.callers.apiKeys.size > 0,
  };
}

function composeAccounts({ signIn, outsideIssuer, smtpUrl }: PolicyParts): Policy['accounts'] {
  if (outsideIssuer !== undefined) {
    const { issuer, identityProviders } = outsideIssuer;
    const providers = identityProviders.map(({ label }) => ({ label, host: undefined }));
    return { outsideHost: new URL(issuer).host, mail: undefined, mailHost: undefined, providers };
  }
  const providers = (signIn?.socials ?? []).map(({ label, issuer }) => ({
    label,
    host: new URL(issuer).host,
  }));
  const mail = signIn?.mail.type;
  const mailHost = mail === 'smtp' && smtpUrl !== undefined ? publicHost(smtpUrl) : undefined;
  return { outsideHost: undefined, mail, mailHost, providers };
}

/** Endings of host names that are known only in the operator's own network. */
const INNER_NAMES = /\.(?:internal|local|localdomain|localhost|lan|home|corp|arpa)$/;

/** Returns the name of a host on the internet; undefined for an IP address or a name of the operator's network. */
export function publicHost(address: string): string | undefined {
  const name = new URL(address).hostname.toLowerCase().replace(/\.$/, '');
  const isPublic = name.includes('.') && isIP(name) === 0 && !INNER_NAMES.test(name);
  return isPublic ? name : undefined;
}

const SECOND_MS = 1000;

/** How long records live, read from the constants that remove them. All numbers are whole. */
export const RECORD_LIVES = {
  rememberedFilms: REMEMBERED_DRAWS,
  visitorCookieDays: (VISITOR_COOKIE_S * SECOND_MS) / DAY_MS,
  visitorDays: VISITOR_MEMORY_MS / DAY_MS,
  guestHours: WALK_IN_TTL_MS / HOUR_MS,
  roomIdleHours: ROOM_TTL_MS / HOUR_MS,
  roomClosedHours: Math.ceil((CLOSED_ROOM_TTL_MS + ROOM_KEPT_MS) / HOUR_MS),
  signInDays: (SESSION_S * SECOND_MS) / DAY_MS,
  knownBrowserDays: (KNOWN_BROWSER_S * SECOND_MS) / DAY_MS,
  codeMinutes: CODE_LIFE_MS / MINUTE_MS,
  freedNameHours: NAME_KEPT_MS / HOUR_MS,
  limitMinutes: LONGEST_WINDOW_MS / MINUTE_MS,
  searchDays: ANSWER_KEPT_MS / DAY_MS,
  cleanupMinutes: RUN_EVERY_MS / MINUTE_MS,
} as const;

/** Adds `serverPolicy`. */
export function addPolicyOperations(builder: Builder): void {
  addAnswerScalars(builder, { ServerPolicy: '`ServerPolicy` of the rules.' });
  builder.queryField('serverPolicy', (t) =>
    t.field({
      type: 'ServerPolicy',
      description:
        'What the terms and the privacy policy of this server say about it, where its films come from, and what players without an account may do.',
      resolve: (_root, _args, context) => {
        demand('play-alone', context);
        const { policy, films, walkIns } = context;
        return { ...policy, recordLives: RECORD_LIVES, filmOrigins: films.origins, walkIns };
      },
    }),
  );
}
