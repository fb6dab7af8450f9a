import { setTimeout as pause } from 'node:timers/promises';

/** A game that does not go on for so long is stuck. The longest fault takes 20 s, and a busy machine is given time. */
export const PATIENCE_MS = 90_000;

const LOOK_EVERY_MS = 20;

/** Waits until `look` answers something. Throws if that takes too long; `about` tells what was waited for. */
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
