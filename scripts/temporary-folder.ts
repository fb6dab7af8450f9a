import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process and all it starts a temporary folder of their own, removed when this process ends. Browsers,
 * servers and tests may be killed and leave files there.
 */
export function takeTemporaryFolder(): void {
  // A short name: paths of sockets in it have at most 107 characters.
  const folder = mkdtempSync(join(tmpdir(), 'oot-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
