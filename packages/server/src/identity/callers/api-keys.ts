import { hashSecret } from '../../platform/secrets/secret-hash.ts';

/** Names of programs that may use the API, by the hash of their key. The keys themselves are not kept. */
export type ApiKeys = ReadonlyMap<string, string>;

export const NO_API_KEYS: ApiKeys = new Map();

const SHORTEST_KEY = 16;
const LONGEST_KEY = 200;

/**
 * Reads `name:key` pairs with commas between them. Undefined if a pair is wrong, or if two have the same name or key.
 */
export function parseApiKeys(text: string): ApiKeys | undefined {
  const keys = new Map<string, string>();
  for (const pair of text.split(',')) {
    const [, name, key] = /^\s*([a-z][a-z0-9-]{0,31}):([\w.~+/=-]+)\s*$/.exec(pair) ?? [];
    if (name === undefined || key === undefined) return undefined;
    if (key.length < SHORTEST_KEY || key.length > LONGEST_KEY) return undefined;
    const hash = hashSecret(key);
    if (keys.has(hash) || [...keys.values()].includes(name)) return undefined;
    keys.set(hash, name);
  }
  return keys;
}

/**
 * Returns the name of the key's program. Looks the key up by its hash, so that timing says nothing about other keys.
 */
export function findApiKey(keys: ApiKeys, key: string): string | undefined {
  return key.length > LONGEST_KEY ? undefined : keys.get(hashSecret(key));
}
