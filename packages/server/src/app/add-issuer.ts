import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AccessTokens } from '../identity/callers/caller.ts';
import {
  addEmbeddedSignIn,
  type EmbeddedSignIn,
  type EmbeddedSignInParts,
} from '../identity/embedded-sign-in.ts';
import { addIssuerCardRoute, embeddedIssuerCard } from '../identity/issuer/issuer-card.ts';
import {
  type DiscoveredIssuer,
  outsideAccessTokens,
  outsideIssuerCard,
} from '../identity/outside/outside-issuer.ts';
import type { Database } from '../platform/db/tables.ts';
import { findOwnPlayer } from '../players/find-players.ts';

type OwnParts = 'db' | 'store' | 'now' | 'publicUrl' | 'webPaths';

export type IssuingParts = Pick<EmbeddedSignInParts, OwnParts> &
  Readonly<{
    db: Kysely<Database>;
    /** What players sign in with; undefined leaves it to the outside issuer. */
    signIn: EmbeddedSignIn | undefined;
    outsideIssuer?: DiscoveredIssuer | undefined;
    /** What the embedded issuer shares with the rest of the server. */
    shared: Omit<EmbeddedSignInParts, OwnParts | keyof EmbeddedSignIn | 'findPlayerName'>;
  }>;

/** Returns how the issuer's tokens are verified; undefined where there is none. */
export function addIssuer(app: FastifyInstance, parts: IssuingParts): AccessTokens | undefined {
  const { db, store, now, publicUrl, webPaths, shared, signIn } = parts;
  const { outsideIssuer: outside } = parts;
  if (outside !== undefined) {
    addIssuerCardRoute(app, () => outsideIssuerCard(outside, publicUrl()));
    return outsideAccessTokens(outside, now);
  }
  if (signIn === undefined) return undefined;
  addIssuerCardRoute(app, () => embeddedIssuerCard(publicUrl(), signIn.socials));
  // The store names the owner of an account of this server by its subject alone.
  const findPlayerName = async (accountId: string) => (await findOwnPlayer(db, accountId))?.name;
  return addEmbeddedSignIn(app, {
    ...signIn,
    ...shared,
    db,
    store,
    now,
    publicUrl,
    webPaths,
    findPlayerName,
  });
}
