import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AllowanceOf } from '../address-allowance.ts';
import type { Database } from '../db/tables.ts';
import type { RequestRate } from '../http/request-rate.ts';
import { accessTokenVerifier, embeddedTokenRules } from './access-tokens.ts';
import type { AccessTokens } from './caller.ts';
import { addHostedRoutes } from './hosted/hosted-routes.ts';
import { hostedStyle } from './hosted/hosted-style.ts';
import { audienceOf, keepIssuer } from './issuer/issuer.ts';
import { addIssuerRoutes } from './issuer/issuer-routes.ts';
import { createKnownBrowsers } from './known-browser.ts';
import type { Mailing } from './mail/mailing.ts';
import { addOutboxRoute } from './mail/outbox-route.ts';
import type { HashingCost } from './password.ts';
import { createSecretKeys } from './secret-keys.ts';
import type { SocialProvider } from './social-providers.ts';

/** What players sign in with, where no other issuer is set. */
export type EmbeddedSignIn = Readonly<{
  hashingCost: HashingCost;
  mail: Mailing;
  socials: readonly SocialProvider[];
}>;

export type EmbeddedSignInParts = EmbeddedSignIn &
  Readonly<{
    db: Kysely<Database>;
    /** Milliseconds since 1970. */
    now: () => number;
    publicUrl: () => string;
    webPaths: ReadonlySet<string>;
    /** Requests to the issuer. */
    rate: RequestRate;
    allowanceOf: AllowanceOf;
  }>;

/** Serves the embedded issuer and its pages, and answers how its tokens are verified. */
export function addEmbeddedSignIn(app: FastifyInstance, parts: EmbeddedSignInParts): AccessTokens {
  const { db, now, publicUrl, mail } = parts;
  const onFault = (fault: unknown) => app.log.error({ err: fault }, 'fault');
  const issuer = keepIssuer({ db, now, publicUrl, onFault });
  const audience = () => audienceOf(publicUrl());
  const verify = accessTokenVerifier(embeddedTokenRules({ db, issuer: publicUrl, audience, now }));
  addIssuerRoutes(app, { issuer, publicUrl, verifyAccessToken: verify, rate: parts.rate });
  addHostedRoutes(app, {
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
    onFault,
  });
  if (mail.type === 'outbox') addOutboxRoute(app, { outbox: mail.outbox, publicUrl });
  return { issuer: publicUrl, isOurs: true, verify };
}
