import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTakeover } from './service-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Message = Readonly<{ type: string }>;

/** A page whose browser has an active worker and a waiting one. */
function aPage() {
  const told: string[] = [];
  const worker = (name: string) => ({
    postMessage: ({ type }: Message) => void told.push(`${name}: ${type}`),
  });
  type Worker = ReturnType<typeof worker>;
  const workers: { waiting: Worker | null; active: Worker | null } = {
    waiting: worker('new'),
    active: worker('old'),
  };
  const reload = vi.fn();
  const takeover = createTakeover({ findWorkers: async () => workers, reload });
  /** The browser ends the wait. The page gets the new worker a moment later. */
  const endWait = () => {
    workers.active = workers.waiting;
    workers.waiting = null;
  };
  return { takeover, told, reload, endWait };
}

test('the page is reloaded when the new worker has taken over', async () => {
  const { takeover, told, reload, endWait } = aPage();
  await takeover.begin();
  expect(told).toEqual(['new: SKIP_WAITING']);
  endWait();
  expect(takeover.finish()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a slow takeover is not disturbed by a reload', async () => {
  const { takeover, reload, endWait } = aPage();
  await takeover.begin();
  await vi.advanceTimersByTimeAsync(8000);
  expect(reload).not.toHaveBeenCalled();
  endWait();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});

test('an old worker that is still busy after three seconds is asked to give up its fetches', async () => {
  const { takeover, told } = aPage();
  await takeover.begin();
  await vi.advanceTimersByTimeAsync(2999);
  expect(told).toEqual(['new: SKIP_WAITING']);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['new: SKIP_WAITING', 'old: GIVE_UP_FETCHES']);
});

test('the new worker is not asked to give up its fetches', async () => {
  const { takeover, told, endWait } = aPage();
  await takeover.begin();
  endWait();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['new: SKIP_WAITING']);
});

test('the page is reloaded after ten seconds if the new worker still waits', async () => {
  const { takeover, reload } = aPage();
  await takeover.begin();
  await vi.advanceTimersByTimeAsync(9999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('the page is reloaded at once if another tab has let the new worker take over', async () => {
  const { takeover, told, reload, endWait } = aPage();
  endWait();
  await takeover.begin();
  expect(reload).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});

test('a takeover that another tab asked for does not reload the page', () => {
  const { takeover, reload } = aPage();
  expect(takeover.finish()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
