import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listSchemaFiles } from './schema-files.ts';

for (const { url, text } of listSchemaFiles()) {
  mkdirSync(new URL('.', url), { recursive: true });
  writeFileSync(url, text);
  console.log(`wrote ${fileURLToPath(url)}`);
}
