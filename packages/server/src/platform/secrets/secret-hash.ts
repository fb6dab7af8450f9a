import { createHash } from 'node:crypto';

/** How something secret is kept that has enough chance in it to be safe from guessing: as SHA-256 in base64url. */
export function hashSecret(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
