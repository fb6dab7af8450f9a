import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOTIFS } from './motifs.ts';

const folder = new URL('./motifs/', import.meta.url);

test('every motif of every file is in the library under a name of its own', async () => {
  const names: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const module: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href);
    for (const collection of Object.values(module)) {
      if (typeof collection === 'object' && collection) names.push(...Object.keys(collection));
    }
  }
  expect(names.toSorted()).toEqual(Object.keys(MOTIFS).toSorted());
});
