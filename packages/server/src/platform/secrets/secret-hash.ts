import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a secret in base64url. The secret must be too random to be guessed. */
export function hashSecret(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
