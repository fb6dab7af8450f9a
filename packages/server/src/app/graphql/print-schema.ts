import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listSchemaFiles } from './schema-files.ts';

for (const { url, text } of listSchemaFiles()) {
  // Writing a file triggers programs that watch it, even if nothing changed.
  if (existsSync(url) && readFileSync(url, 'utf8') === text) continue;
  mkdirSync(new URL('.', url), { recursive: true });
  writeFileSync(url, text);
  console.log(`wrote ${fileURLToPath(url)}`);
}
