import { vi } from 'vitest';

/**
 * Lets time pass up to a moment of the fake clock, in milliseconds. Where a test waits for an element, fake time passes
 * as well, so that a span alone would end too late.
 */
export async function advanceTo(moment: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(Math.max(0, moment - Date.now()));
}
