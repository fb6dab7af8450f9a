import { type RenewalParts, renewTokens } from './renew-tokens.ts';

export type UserWatchParts = RenewalParts &
  Readonly<{
    /** Milliseconds since 1970. */
    now: () => number;
    /** Calls back repeatedly, until the signal. */
    every: (milliseconds: number, call: () => void, until: AbortSignal) => void;
    /** Calls back whenever the player returns to this tab, until the signal. */
    onReturn: (call: () => void, until: AbortSignal) => void;
  }>;

const CHECK_EVERY_MS = 10 * 60 * 1000;

/** A check in this tab or another makes further checks unnecessary for this long. */
const LATELY_MS = 60 * 1000;

/** Checks every ten minutes and on return to the tab whether the user is still signed in, until the signal. */
export function watchUser(parts: UserWatchParts, until: AbortSignal): void {
  const check = () => void checkUser(parts);
  parts.every(CHECK_EVERY_MS, check, until);
  parts.onReturn(check, until);
}

/**
 * Asks the issuer for new tokens, because only the issuer knows of a sign-out elsewhere. If it cannot be reached, the
 * next check asks again.
 */
export async function checkUser(parts: Omit<UserWatchParts, 'every' | 'onReturn'>): Promise<void> {
  const now = parts.now();
  const isStale = ({ renewedAt }: Readonly<{ renewedAt: number }>) =>
    Math.abs(now - renewedAt) >= LATELY_MS;
  await renewTokens(parts, isStale).catch(() => undefined);
}
