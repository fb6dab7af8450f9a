import { createSecretKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createLocalJWKSet, exportJWK, type JWTPayload, SignJWT } from 'jose';
import type { AccessTokens } from '../../src/identity/callers/caller.ts';
import { accessTokenVerifier } from '../../src/identity/tokens/access-tokens.ts';

/** An issuer with its own key. Its tokens are verified like those of any issuer. */
export type IssuerUnderTest = Readonly<{
  accessTokens: AccessTokens;
  publicKey: KeyObject;
  /** Returns a valid token, except for the given deviations. */
  sign: (about?: TokenAbout) => Promise<string>;
}>;

type TokenAbout = Readonly<{
  claims?: JWTPayload;
  type?: string;
  /** Seconds since 1970. */
  expiresAt?: number;
  key?: KeyObject;
  algorithm?: string;
}>;

const AUDIENCE = 'http://localhost:3000/graphql';

/** `now` is the time at which tokens are made and verified, in milliseconds. */
export async function openIssuer(
  about: Readonly<{ issuer: string; isOurs: boolean; now: number }>,
): Promise<IssuerUnderTest> {
  const { issuer, isOurs, now } = about;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const getKey = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] });
  const verify = accessTokenVerifier(() => ({
    issuer,
    audience: AUDIENCE,
    audienceClaim: 'aud',
    clientId: undefined,
    type: 'at+jwt',
    use: undefined,
    isGrantKept: undefined,
    isDeleted: undefined,
    scopes: ['openid'],
    algorithms: ['ES256'],
    getKey,
    now: () => now,
  }));
  const seconds = Math.floor(now / 1000);
  return {
    accessTokens: { issuer: () => issuer, isOurs, verify },
    publicKey,
    sign: ({ claims, type = 'at+jwt', expiresAt, key, algorithm = 'ES256' } = {}) =>
      new SignJWT({ iss: issuer, aud: AUDIENCE, sub: 'ana', scope: 'openid', ...claims })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuedAt(seconds)
        .setExpirationTime(expiresAt ?? seconds + 600)
        .sign(key ?? privateKey),
  };
}

/** The public key as a shared secret. A careless verifier would accept signatures made with it. */
export function publicKeyAsSecret(publicKey: KeyObject): KeyObject {
  return createSecretKey(Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })));
}

/** Returns the token without a signature. */
export function unsigned(token: string): string {
  const [header, payload] = token.split('.');
  const claimed = JSON.parse(Buffer.from(header ?? '', 'base64url').toString());
  return `${encode({ ...claimed, alg: 'none' })}.${payload}.`;
}

/** Returns the token with other claims and the old signature. */
export function tampered(token: string, claims: JWTPayload): string {
  const [header, payload, signature] = token.split('.');
  const claimed = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
  return `${header}.${encode({ ...claimed, ...claims })}.${signature}`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
