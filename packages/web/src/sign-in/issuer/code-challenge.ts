import { calculatePKCECodeChallenge } from 'oauth4webapi';

/**
 * Returns the challenge for a verifier. Browsers withhold their SHA-256 from pages without https, so those load ours.
 * @see RFC 7636, section 4.2
 */
export async function codeChallenge(
  verifier: string,
  own: SubtleCrypto | undefined,
): Promise<string> {
  if (own !== undefined) return calculatePKCECodeChallenge(verifier);
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = sha256(new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
