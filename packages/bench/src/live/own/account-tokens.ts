import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'account-tokens.json';

/** Gives the load the tokens of all accounts, each with a player. */
export function writeAccountTokens(dataDir: string, tokens: readonly string[]): void {
  writeFileSync(join(dataDir, NAME), JSON.stringify(tokens), { mode: 0o600 });
}

export function readAccountTokens(dataDir: string): readonly string[] {
  return JSON.parse(readFileSync(join(dataDir, NAME), 'utf8')) as readonly string[];
}
