import { keepIssuerCard } from './issuer-card.ts';

const PATIENCE_MS = 8000;

/** From the server that this page came from. */
export const issuerCard = keepIssuerCard(() =>
  fetch('/issuer.json', { signal: AbortSignal.timeout(PATIENCE_MS) }),
);
