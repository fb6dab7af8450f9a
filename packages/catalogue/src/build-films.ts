import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from './catalogue.ts';

/** Writes all films to `<outDir>/films.json`, from which a server reads them without keeping them in memory. */
export function buildFilms(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'films.json'), JSON.stringify(CATALOGUE));
}
