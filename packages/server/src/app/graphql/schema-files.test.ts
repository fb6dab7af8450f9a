import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { listSchemaFiles } from './schema-files.ts';

test.each(listSchemaFiles().map((file) => ({ name: basename(file.url.pathname), ...file })))(
  '$name fits the schema (else run `npm run schema`)',
  ({ url, text }) => {
    expect(readFileSync(url, 'utf8')).toBe(text);
  },
);
