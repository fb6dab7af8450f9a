import { createClockSkew } from './clock-skew.ts';
import { keepIssuerCard } from './issuer-card.ts';

const PATIENCE_MS = 8000;

/** How wrong the clock of this device is. */
export const clockSkew = createClockSkew(Date.now);

/** From the server that this page came from. A cached answer would have an old `Date`. */
export const issuerCard = keepIssuerCard(async () =>
  clockSkew.note(
    await fetch('/issuer.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }),
  ),
);
