import { expect, test } from 'vitest';
import { type Lease, type Leases, leaseLock } from './tab-lock.ts';

/** Leases in memory; `kept` is the current one. */
function someLeases(kept?: Lease) {
  const state = { kept };
  const leases: Leases = {
    async take(lease, mayOverwrite) {
      const isFree = state.kept === undefined || mayOverwrite(state.kept);
      if (isFree) state.kept = lease;
      return isFree;
    },
    giveBack(holder) {
      if (state.kept?.holder === holder) state.kept = undefined;
    },
  };
  return { state, leases };
}

const NOW = 1_760_000_000_000;

/** Tabs of one browser. Time passes only while all of them wait. */
function aBrowser({ leases } = someLeases()) {
  const clock = { now: NOW };
  const sleepers: { until: number; wake: () => void }[] = [];
  const leaving: (() => void)[] = [];
  const wait = (milliseconds: number) =>
    new Promise<void>((wake) => sleepers.push({ until: clock.now + milliseconds, wake }));
  const onLeave = (call: () => void) => {
    leaving.push(call);
    return () => void leaving.splice(leaving.indexOf(call), 1);
  };
  const openTab = () => leaseLock({ leases, now: () => clock.now, wait, onLeave });

  /** Lets time pass until the work is done. */
  async function pass<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => undefined);
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (isDone) return done;
      sleepers.sort((one, other) => one.until - other.until);
      const next = sleepers.shift();
      if (next === undefined) throw new Error('All tabs wait for nothing');
      clock.now = Math.max(clock.now, next.until);
      next.wake();
    }
  }
  return { openTab, wait, pass, clock, leaving };
}

test('of several tabs that want the lock at once, one works at a time', async () => {
  const browser = aBrowser();
  let working = 0;
  let most = 0;
  const tabs = Array.from({ length: 6 }, browser.openTab);
  const done = tabs.map((lock, index) =>
    lock(async () => {
      working += 1;
      most = Math.max(most, working);
      await browser.wait(700);
      working -= 1;
      return index;
    }),
  );
  expect(await browser.pass(Promise.all(done))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(1);
});

test('work that fails releases the lock and rejects', async () => {
  const browser = aBrowser();
  const failing = browser.openTab()(() => Promise.reject(new Error('no issuer')));
  await expect(browser.pass(failing)).rejects.toThrow('no issuer');
  const before = browser.clock.now;
  await browser.pass(browser.openTab()(async () => undefined));
  expect(browser.clock.now - before).toBeLessThan(1_000);
});

test('a tab that is closed during work releases the lock', async () => {
  const kept = someLeases();
  const browser = aBrowser(kept);
  const stuck = browser.openTab()(() => browser.wait(9_000_000));
  stuck.catch(() => undefined);
  await browser.pass(browser.wait(100));
  expect(kept.state.kept).toBeDefined();
  for (const leave of browser.leaving) leave();
  expect(kept.state.kept).toBeUndefined();
});

test('other tabs wait for a tab that crashed, but only for a limited time', async () => {
  const browser = aBrowser(someLeases({ holder: 'dead', until: NOW + 20_000 }));
  await browser.pass(browser.openTab()(async () => undefined));
  expect(browser.clock.now - NOW).toBeGreaterThanOrEqual(20_000);
  expect(browser.clock.now - NOW).toBeLessThan(21_000);
});

test('a lease from before the clock was set back blocks no tab', async () => {
  const browser = aBrowser(someLeases({ holder: 'dead', until: NOW + 20_001 }));
  expect(await browser.pass(browser.openTab()(async () => browser.clock.now))).toBe(NOW);
});

test('in a browser that stores no leases, work is done anyway', async () => {
  const leases = { take: () => Promise.reject(new Error('denied')), giveBack: () => undefined };
  const browser = aBrowser({ ...someLeases(), leases });
  expect(await browser.pass(browser.openTab()(async () => 'done'))).toBe('done');
  expect(browser.leaving).toEqual([]);
});
