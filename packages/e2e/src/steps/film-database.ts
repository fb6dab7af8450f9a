import { expect } from '@playwright/test';
import { freePort } from '../../../../scripts/free-port.ts';
import {
  openStandIn,
  STAND_IN_TOKEN,
  type StandIn,
  type StandInSwitches,
} from '../../../server/testing/films/stand-in-under-test.ts';
import { startServer } from './own-server.ts';
import { test as journey } from './room.ts';

/** The film database's limit. */
const REQUESTS_PER_SECOND = 40;

/** A journey on a separate server. Its films come from a film database that can be made to fail. */
export const test = journey.extend<{ switches: StandInSwitches; filmDatabase: StandIn }>({
  switches: [{}, { option: true }],
  filmDatabase: async ({ switches }, use) => {
    const standIn = await openStandIn();
    standIn.switch(switches);
    const began = Date.now();
    await use(standIn);
    await standIn.close();
    // Only the server knows how many requests it sends in a second. Here they may arrive together.
    const seconds = Math.ceil((Date.now() - began) / 1000);
    const asked = standIn.asked.filter((address) => !address.startsWith('/images/'));
    expect(asked.length).toBeLessThanOrEqual(REQUESTS_PER_SECOND * seconds);
  },
  baseURL: async ({ filmDatabase: { base, imageBase } }, use) => {
    const port = await freePort();
    const server = await startServer({
      PORT: String(port),
      TMDB_READ_TOKEN: STAND_IN_TOKEN,
      TMDB_API_URL: base,
      TMDB_IMAGE_URL: imageBase,
    });
    await use(`http://localhost:${port}`);
    await server.stop();
  },
});
