import { createPrivateKey, sign } from 'node:crypto';
import type { SigningKey } from '@outoften/server/src/identity/tokens/issuer-keys.ts';

export type TokenParts = Readonly<{
  key: SigningKey;
  /** The origin of the server that issues and accepts it. */
  origin: string;
  subject: string;
  /** Seconds. */
  goodFor: number;
  /** The mark of the grant that it belongs to; none if not given, as in tokens of version 0.9. */
  grant?: string;
}>;

/** An access token as the embedded issuer issues it. @see RFC 7515 and RFC 9068 */
export function signAccessToken({ key, origin, subject, goodFor, grant }: TokenParts): string {
  const seconds = Math.floor(Date.now() / 1000);
  const header = encode({ alg: 'ES256', typ: 'at+jwt', kid: key.kid });
  const payload = encode({
    iss: origin,
    aud: `${origin}/graphql`,
    sub: subject,
    scope: 'openid profile email',
    iat: seconds,
    exp: seconds + goodFor,
    grant,
  });
  const signature = sign('sha256', Buffer.from(`${header}.${payload}`), {
    key: createPrivateKey({ key, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  });
  return `${header}.${payload}.${signature.toString('base64url')}`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
