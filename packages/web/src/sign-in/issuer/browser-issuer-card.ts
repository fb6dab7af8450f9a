import { createClockSkew } from './clock-skew.ts';
import { keepIssuerCard } from './issuer-card.ts';

const PATIENCE_MS = 8000;

/** How far this device's clock is off. */
export const clockSkew = createClockSkew(Date.now);

/** Fetched from this page's server, past the cache: a cached answer has an old `Date`. */
export const issuerCard = keepIssuerCard(async () =>
  clockSkew.note(
    await fetch('/issuer.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }),
  ),
);
