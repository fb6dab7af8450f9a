import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from './catalogue.ts';
import { PACKED_FILMS } from './packed-films.ts';

/**
 * Writes all films to `<outDir>/films.json`, from which a server reads them without keeping them in memory. Writes the
 * ids of those that browsers store to `<outDir>/packed-films.json`.
 */
export function buildFilms(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'films.json'), JSON.stringify(CATALOGUE));
  const packed = PACKED_FILMS.map(({ id }) => String(id));
  writeFileSync(join(outDir, 'packed-films.json'), JSON.stringify(packed));
}
