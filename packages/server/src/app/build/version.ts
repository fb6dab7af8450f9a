import { readFileSync } from 'node:fs';

/** The product's version, such as "0.9.0": the one in the package.json at the root. */
export const VERSION = readVersion(new URL('../../../../../package.json', import.meta.url));

function readVersion(file: URL): string {
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<{ version: string }>;
  return version;
}
