import { readFile } from 'node:fs/promises';
import { ownChangeSchema, roomCommandSchema } from '@outoften/rules/room/room-command';
import {
  pastRoundsSchema,
  roomMessageSchema,
  seatSightSchema,
} from '@outoften/rules/room/wire/message-schemas';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../../platform/error-code.ts';
import { CLOSINGS } from './connections/connection.ts';

const page = await readPage('protocol.md');
const api = await readPage('api.md');

describe('docs/protocol.md', () => {
  test('contains only examples that our app can read', () => {
    const examples = readExamples();
    expect(examples.filter(({ schema }) => schema !== undefined).length).toBeGreaterThan(15);
    for (const { example, schema } of examples) {
      if (schema) expect(v.safeParse(schema, example).issues).toBeUndefined();
    }
  });

  test.each(Object.values(CLOSINGS))('explains close code $code', ({ code }) => {
    expect(page).toContain(`\n| ${code} |`);
  });
});

test.each(ERROR_CODES)('docs/api.md explains error code %s', (code) => {
  expect(api).toMatch(new RegExp(`^\\| [^|]*\`${code}\``, 'm'));
});

function readPage(name: string): Promise<string> {
  return readFile(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');
}

/** The page's JSON, and the schema of what it is an example of. Messages of graphql-transport-ws have none. */
function readExamples() {
  const blocks = page.matchAll(/^ *```json\n([\s\S]*?)^ *```/gm);
  return [...blocks].map(([, text = '']) => {
    const example: object = JSON.parse(text);
    return { example, schema: schemaOf(example) };
  });
}

function schemaOf(example: object) {
  if (Array.isArray(example)) return pastRoundsSchema;
  if ('view' in example || 'patch' in example || 'audience' in example) return roomMessageSchema;
  if ('command' in example) return v.object({ command: roomCommandSchema });
  if ('place' in example) return seatSightSchema;
  return 'roundId' in example ? ownChangeSchema : undefined;
}
