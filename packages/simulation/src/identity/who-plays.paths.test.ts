import { afterAll, expect, test, vi } from 'vitest';
import { ACTS, keyOf, type World } from './identity-state-under-test.ts';
import { openIdentityWorld } from './identity-world-under-test.ts';

const ACTS_IN_A_PATH = 6;

/** Far more than it needs: only for a test that hangs. */
const PATIENCE_MS = 900_000;

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A state, with one of the paths that lead to it and the number of them all. */
type Reached = Readonly<{ world: World; path: string; ways: number }>;

// The acts of equal states are tried once: the paths through them are counted, not walked.
test(
  'on any path of six acts no seat is dead, no film is guessed twice, no result is lost, and nothing is left of who was deleted',
  async () => {
    const { start, after, close } = await openIdentityWorld();
    const ends = new Map<string, readonly World[]>();
    let reached = new Map([[keyOf(start), { world: start, path: '', ways: 1 } as Reached]]);
    const states = new Set(reached.keys());
    for (let act = 0; act < ACTS_IN_A_PATH; act++) {
      const next = new Map<string, Reached>();
      for (const [key, { world, path, ways }] of reached) {
        const worlds = ends.get(key) ?? (await inTurn(world, path));
        ends.set(key, worlds);
        for (const [n, end] of worlds.entries()) {
          const name = keyOf(end);
          const known = next.get(name) ?? { world: end, path: `${path} ${ACTS[n]},`, ways: 0 };
          next.set(name, { ...known, ways: known.ways + ways });
          states.add(name);
        }
      }
      reached = next;
    }

    async function inTurn(world: World, path: string): Promise<readonly World[]> {
      const worlds: World[] = [];
      for (const act of ACTS) worlds.push(await after(world, act, path));
      return worlds;
    }

    await close();
    const paths = [...reached.values()].reduce((sum, { ways }) => sum + ways, 0);
    expect({ paths, states: states.size, tried: ends.size * ACTS.length }).toEqual({
      paths: 1_000_000,
      states: 6739,
      tried: 18_870,
    });
  },
  PATIENCE_MS,
);
