import { expect, test } from 'vitest';
import { keepAwake } from './wake-lock.ts';

function aScreen({ isVisible = true }: Readonly<{ isVisible?: boolean }> = {}) {
  const screen = { isVisible, held: 0, listeners: new Set<() => void>() };
  const parts = {
    request: async () => {
      screen.held += 1;
      return {
        release: async () => {
          screen.held -= 1;
        },
      };
    },
    isVisible: () => screen.isVisible,
    onVisibility: (call: () => void) => {
      screen.listeners.add(call);
      return () => screen.listeners.delete(call);
    },
  };
  const show = async (seen: boolean) => {
    screen.isVisible = seen;
    for (const listener of screen.listeners) listener();
    await settle();
  };
  return { screen, parts, show };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('the screen stays awake until the lock is released', async () => {
  const { screen, parts } = aScreen();
  const letGo = keepAwake(parts);
  await settle();
  expect(screen.held).toBe(1);
  letGo();
  await settle();
  expect(screen.held).toBe(0);
});

test('a tab that becomes visible again requests one new lock', async () => {
  const { screen, parts, show } = aScreen({ isVisible: false });
  const letGo = keepAwake(parts);
  await settle();
  expect(screen.held).toBe(0);
  await show(true);
  await show(false);
  await show(true);
  expect(screen.held).toBe(1);
  letGo();
  await settle();
  expect([screen.held, screen.listeners.size]).toEqual([0, 0]);
});

test('a lock that is granted after its release is released', async () => {
  const { screen, parts } = aScreen();
  keepAwake(parts)();
  await settle();
  expect(screen.held).toBe(0);
});

test('a browser that refuses a lock is asked again when the tab becomes visible', async () => {
  const { screen, parts, show } = aScreen();
  let isRefused = true;
  // The refusal must be caught: an unhandled rejection fails the run without failing this test.
  const request = () =>
    isRefused ? Promise.reject(new Error('NotAllowedError')) : parts.request();
  keepAwake({ ...parts, request });
  await settle();
  isRefused = false;
  await show(true);
  expect(screen.held).toBe(1);
});

test('a browser without wake locks gets no listener', () => {
  const { screen, parts } = aScreen();
  keepAwake({ ...parts, request: undefined });
  expect(screen.listeners.size).toBe(0);
});
