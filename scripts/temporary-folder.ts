import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process and its children a separate temporary folder, which is removed when this process ends. Browsers,
 * servers and tests may be killed and leave files there.
 */
export function takeTemporaryFolder(): void {
  // The name is short, because paths of sockets may have at most 107 characters.
  const folder = mkdtempSync(join(tmpdir(), 'oot-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
