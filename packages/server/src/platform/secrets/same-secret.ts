import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time: a secret that is nearly right takes as long as any other. */
export function isSameSecret(sent: unknown, secret: string): boolean {
  return typeof sent === 'string' && timingSafeEqual(digest(sent), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
