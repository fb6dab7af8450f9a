import { test as base, expect } from '@playwright/test';
import { type Cluster, openCluster } from '../steps/cluster.ts';
import { gatherErrors } from '../steps/journey.ts';
import type { Person } from '../steps/room.ts';
import { openAsWalkIn, sitDown } from '../steps/walk-in.ts';

/** A room whose host is connected to server a, and whose guests are connected to server b. */
export type SplitRoom = Readonly<{ host: Person; guests: readonly [Person, Person] }>;

type ClusterParts = Readonly<{
  cluster: Cluster;
  /** A person without an account, with a separate browser. */
  newGuest: (name: string) => Promise<Person>;
}>;

/** Browsers report connections that a stopped server has closed. */
const EXPECTED = ['WebSocket connection to', 'WebSocket is already in', 'Failed to load resource'];

/** A journey through two servers behind HAProxy. It fails on unexpected console errors. */
export const test = base.extend<ClusterParts>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it takes
  cluster: async ({}, use, testInfo) => {
    testInfo.slow();
    const cluster = await openCluster();
    await use(cluster);
    await cluster.close();
  },
  baseURL: async ({ cluster }, use) => use(cluster.origin),
  newGuest: async ({ browser, baseURL }, use) => {
    const stray: string[] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      contexts.push(context);
      const page = await context.newPage();
      gatherErrors(page, { stray, expectedErrors: EXPECTED });
      return { page, name };
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(stray, 'errors in the consoles').toEqual([]);
  },
});

/** Opens a room on both servers, with everyone seated in its lobby. */
export async function openSplitRoom(
  { cluster, newGuest }: ClusterParts,
  rounds: number,
): Promise<SplitRoom> {
  const [host, bea, cy] = [await newGuest('Ana'), await newGuest('Bea'), await newGuest('Cy')];
  await cluster.leadTo('a');
  const code = await openAsWalkIn(host, { rounds, seconds: 180 });
  await expect.poll(() => cluster.countSockets('a')).toBe(1);
  await cluster.leadTo('b');
  for (const guest of [bea, cy]) await sitDown(guest, code);
  await expect.poll(() => cluster.countSockets('b')).toBe(2);
  expect(await cluster.countSockets('a')).toBe(1);
  await cluster.leadTo('a', 'b');
  return { host, guests: [bea, cy] };
}
