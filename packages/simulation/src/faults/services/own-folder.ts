import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idsOf } from './program.ts';

/** Makes a temporary folder, owned by another user if one is given. Disposing of it removes it. */
export function makeFolder(user?: string): Readonly<{ path: string }> & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'fault-'));
  if (user !== undefined) {
    const { uid, gid } = idsOf(user);
    chownSync(path, uid, gid);
    // Programs of that user must be able to reach the folder.
    chmodSync(tmpdir(), 0o711);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
