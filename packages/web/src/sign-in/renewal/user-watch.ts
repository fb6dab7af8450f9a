import { type RenewalParts, renewTokens } from './renew-tokens.ts';

export type UserWatchParts = RenewalParts &
  Readonly<{
    /** Milliseconds since 1970. */
    now: () => number;
    /** Calls again and again, until the signal. */
    every: (milliseconds: number, call: () => void, until: AbortSignal) => void;
    /** Calls whenever the player comes back to this tab, until the signal. */
    onReturn: (call: () => void, until: AbortSignal) => void;
  }>;

const CHECK_EVERY_MS = 10 * 60 * 1000;

/** Who was there so lately, in this tab or another, is not asked for again. */
const LATELY_MS = 60 * 1000;

/** Checks every ten minutes and on return to the tab whether the user is still signed in, until the signal. */
export function watchUser(parts: UserWatchParts, until: AbortSignal): void {
  const check = () => void checkUser(parts);
  parts.every(CHECK_EVERY_MS, check, until);
  parts.onReturn(check, until);
}

/** The issuer is asked for new tokens: only it knows of a sign-out elsewhere. One that can't be asked is asked next time. */
export async function checkUser(parts: Omit<UserWatchParts, 'every' | 'onReturn'>): Promise<void> {
  const now = parts.now();
  const isStale = ({ renewedAt }: Readonly<{ renewedAt: number }>) =>
    Math.abs(now - renewedAt) >= LATELY_MS;
  await renewTokens(parts, isStale).catch(() => undefined);
}
