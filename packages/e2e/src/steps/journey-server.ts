import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';
import { OUTBOX_LINE } from './outbox.ts';

/** Every worker reads a config file as well. The first reader chooses the port. */
process.env.JOURNEY_PORT ??= String(await freePort());
const PORT = process.env.JOURNEY_PORT;

/** Removed by `remove-data.ts`. */
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), 'out-of-ten-'));

/** The address of the server that all journeys of a run share. */
export const SERVER = `http://localhost:${PORT}`;

/** How Playwright starts the server. */
export const JOURNEY_SERVER = {
  command: 'node packages/server/src/main.js',
  cwd: join(import.meta.dirname, '../../../..'),
  // Playwright puts the outbox's address into the journeys' environment.
  wait: { stdout: OUTBOX_LINE },
  env: {
    PORT,
    LOG_LEVEL: 'warn',
    DATA_DIR: process.env.JOURNEY_DATA,
  },
};
