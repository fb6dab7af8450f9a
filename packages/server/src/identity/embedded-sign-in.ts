import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { PROCESS_TIMERS, type Timers } from '../platform/clock.ts';
import type { StoreAccess } from '../platform/db/health/store-access.ts';
import type { Database } from '../platform/db/tables.ts';
import type { AllowanceOf, OnLimit } from '../platform/limits/address-limits.ts';
import type { RequestRate } from '../platform/limits/request-counts.ts';
import { createSecretKeys } from '../platform/secrets.ts';
import type { ReportEvent } from '../platform/security/security-log.ts';
import type { AccountMeters } from './account-meters.ts';
import { createKnownBrowsers } from './accounts/known-browser.ts';
import type { HashingCost } from './accounts/password.ts';
import type { SocialProvider } from './accounts/social-providers.ts';
import type { AccessTokens } from './callers/caller.ts';
import { addHostedRoutes } from './hosted/hosted-routes.ts';
import { addOutboxRoute } from './hosted/outbox-route.ts';
import { audienceOf, keepIssuer } from './issuer/issuer.ts';
import { addIssuerRoutes } from './issuer/issuer-routes.ts';
import type { Mailing, SendMail } from './mail/mailing.ts';
import { hostedStyle } from './pages/hosted-style.ts';
import { accessTokenVerifier, embeddedTokenRules } from './tokens/access-tokens.ts';
import type { OnAccessEnded } from './tokens/grants.ts';

/** The embedded issuer's settings, for a server without an outside issuer. */
export type EmbeddedSignIn = Readonly<{
  hashingCost: HashingCost;
  mail: Mailing;
  socials: readonly SocialProvider[];
  /** The process's timers if not given. */
  timers?: Pick<Timers, 'after'>;
}>;

export type EmbeddedSignInParts = EmbeddedSignIn &
  Readonly<{
    db: Kysely<Database>;
    store?: StoreAccess | undefined;
    /** Milliseconds since 1970. */
    now: () => number;
    publicUrl: () => string;
    webPaths: ReadonlySet<string>;
    /** The limit of requests to the issuer. */
    rate: RequestRate;
    allowanceOf: AllowanceOf;
    /** The name of the account's player; undefined if it has none. */
    findPlayerName: (accountId: string) => Promise<string | undefined>;
    onAccessEnded: OnAccessEnded;
    meters: AccountMeters;
    onLimit: OnLimit;
    reportEvent: ReportEvent;
    onFault: (fault: unknown) => void;
  }>;

/** Serves the embedded issuer and its pages. Returns the verifier of its tokens. */
export function addEmbeddedSignIn(app: FastifyInstance, parts: EmbeddedSignInParts): AccessTokens {
  const { db, store, now, publicUrl, onFault, reportEvent } = parts;
  const { findPlayerName, onAccessEnded } = parts;
  const mail = countMails(parts.mail, parts.meters);
  const issuer = keepIssuer({ db, now, publicUrl, reportEvent, onFault, onAccessEnded });
  const audience = () => audienceOf(publicUrl());
  const verify = accessTokenVerifier(
    embeddedTokenRules({ db, store, issuer: publicUrl, audience, now }),
  );
  addIssuerRoutes(app, { issuer, publicUrl, verifyAccessToken: verify, rate: parts.rate });
  addHostedRoutes(app, {
    rate: parts.rate,
    db,
    now,
    publicUrl,
    issuer,
    hashingCost: parts.hashingCost,
    mail,
    knownBrowsers: createKnownBrowsers({ db, getSecretKey: createSecretKeys(db), publicUrl }),
    socials: parts.socials,
    style: hostedStyle(parts.webPaths),
    allowanceOf: parts.allowanceOf,
    timers: parts.timers ?? PROCESS_TIMERS,
    findPlayerName,
    onAccessEnded,
    meters: parts.meters,
    onLimit: parts.onLimit,
    reportEvent,
    onFault,
  });
  if (mail.type === 'outbox') addOutboxRoute(app, { ...mail, publicUrl, reportEvent });
  return { issuer: publicUrl, isOurs: true, verify };
}

/** Counts mail that a server sends. Mail in the outbox is not sent, and not counted. */
function countMails(mail: Mailing, { countMail }: AccountMeters): Mailing {
  if (mail.type !== 'smtp') return mail;
  const send: SendMail = async (message) => {
    try {
      await mail.send(message);
      countMail('sent');
    } catch (fault) {
      countMail('failed');
      throw fault;
    }
  };
  return { ...mail, send };
}
