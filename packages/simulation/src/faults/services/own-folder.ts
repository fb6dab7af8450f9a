import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idsOf } from './program.ts';

/** A temporary folder, of another user if one is given. It is removed when disposed of. */
export function makeFolder(user?: string): Readonly<{ path: string }> & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'fault-'));
  if (user !== undefined) {
    const { uid, gid } = idsOf(user);
    chownSync(path, uid, gid);
    // A program of that user must be able to get there.
    chmodSync(tmpdir(), 0o711);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
