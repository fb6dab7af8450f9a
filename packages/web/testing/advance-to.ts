import { vi } from 'vitest';

/**
 * Advances the fake clock to a moment, in milliseconds. Fake time also passes while a test waits for an element, so
 * advancing by a fixed span would end too late.
 */
export async function advanceTo(moment: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(Math.max(0, moment - Date.now()));
}
