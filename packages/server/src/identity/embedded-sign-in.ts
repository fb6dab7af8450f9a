import type { FastifyInstance } from 'fastify';
import { PROCESS_TIMERS } from '../platform/clock.ts';
import type { StoreAccess } from '../platform/db/health/store-access.ts';
import { createSecretKeys } from '../platform/secrets.ts';
import type { AccountMeters } from './account-meters.ts';
import { createKnownBrowsers } from './accounts/known-browser.ts';
import type { AccessTokens } from './callers/caller.ts';
import { addHostedRoutes } from './hosted/hosted-routes.ts';
import type { EmbeddedSignIn, SignInParts } from './hosted/hosted-visit.ts';
import { addOutboxRoute } from './hosted/outbox-route.ts';
import { audienceOf, keepIssuer } from './issuer/issuer.ts';
import { addIssuerRoutes } from './issuer/issuer-routes.ts';
import type { Mailing, SendMail } from './mail/mailing.ts';
import { hostedStyle } from './pages/hosted-style.ts';
import { accessTokenVerifier, embeddedTokenRules } from './tokens/access-tokens.ts';

/** Serves the embedded issuer and its pages. Returns the verifier of its tokens. */
export function addEmbeddedSignIn(
  app: FastifyInstance,
  parts: EmbeddedSignIn &
    SignInParts &
    Readonly<{ store?: StoreAccess | undefined; webPaths: ReadonlySet<string> }>,
): AccessTokens {
  const { db, publicUrl, timers = PROCESS_TIMERS } = parts;
  const mail = countMails(parts.mail, parts.meters);
  const issuer = keepIssuer(parts);
  const audience = () => audienceOf(publicUrl());
  const verify = accessTokenVerifier(embeddedTokenRules({ ...parts, issuer: publicUrl, audience }));
  addIssuerRoutes(app, { ...parts, issuer, verifyAccessToken: verify });
  const knownBrowsers = createKnownBrowsers({ ...parts, getSecretKey: createSecretKeys(db) });
  const style = hostedStyle(parts.webPaths);
  addHostedRoutes(app, { ...parts, timers, mail, issuer, knownBrowsers, style });
  if (mail.type === 'outbox') addOutboxRoute(app, { ...mail, ...parts });
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
