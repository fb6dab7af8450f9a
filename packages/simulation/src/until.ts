import { setTimeout as pause } from 'node:timers/promises';

/** A game without progress for this long is stuck. The longest fault takes 20 s, and a busy machine gets more time. */
export const PATIENCE_MS = 90_000;

const LOOK_EVERY_MS = 20;

/** Waits until `look` returns a value. Throws if that takes too long. `about` describes what it waits for. */
export async function until<T>(
  about: () => string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > deadline) throw new Error(`Waited ${patienceMs} ms until ${about()}`);
    await pause(LOOK_EVERY_MS);
  }
}
