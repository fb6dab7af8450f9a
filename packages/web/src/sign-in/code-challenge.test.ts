import { expect, test } from 'vitest';
import { codeChallenge } from './issuer-client.ts';
import { randomText } from './random-text.ts';

// The example of RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

test('the challenge is the verifier’s hash, with and without the browser’s SHA-256', async () => {
  expect(await codeChallenge(VERIFIER, crypto.subtle)).toBe(CHALLENGE);
  expect(await codeChallenge(VERIFIER, undefined)).toBe(CHALLENGE);
});

test('both ways agree on any verifier', async () => {
  for (let round = 0; round < 50; round++) {
    const verifier = randomText(128);
    const withheld = await codeChallenge(verifier, undefined);
    expect(withheld).toBe(await codeChallenge(verifier, crypto.subtle));
  }
});
