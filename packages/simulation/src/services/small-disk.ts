import { execFileSync } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './program.ts';

const SIZE = 64 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 1);

const mounted = new Set<string>();

// An aborted test must leave no mount.
process.on('exit', () => {
  for (const path of mounted) execFileSync('umount', ['--lazy', path]);
});

/** Makes a separate disk in a file. Only root may mount one. */
export function makeSmallDisk() {
  const folder = makeFolder();
  const image = join(folder.path, 'image');
  const path = join(folder.path, 'disk');
  const filler = join(path, 'filler');
  closeSync(openSync(image, 'w'));
  truncateSync(image, SIZE);
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
  mkdirSync(path);
  const mount = () => {
    execFileSync('mount', ['-o', 'loop', image, path]);
    mounted.add(path);
  };
  const unmount = () => {
    execFileSync('umount', [path]);
    mounted.delete(path);
  };
  mount();
  return {
    path,
    /** Fills the remaining space but so many bytes; all of it if not given. */
    fill: (left = 0) => fillDisk(filler, left),
    free: () => rmSync(filler, { force: true }),
    /**
     * Makes the kernel abandon the disk, as after a fault of the hardware. It becomes read-only, and data that was not
     * synced is lost when it is mounted again.
     */
    breakDown: () => execFileSync('mount', ['-o', 'remount,abort', path]),
    /** Mounts it again, as after a restart of the machine. Nothing may have a file open on it. */
    replug: () => {
      unmount();
      mount();
    },
    [Symbol.dispose]: () => {
      if (mounted.has(path)) unmount();
      folder[Symbol.dispose]();
    },
  };
}

function fillDisk(filler: string, left: number): void {
  const file = openSync(filler, 'a');
  let piece = PIECE;
  try {
    while (piece.length > 0) {
      try {
        writeSync(file, piece);
      } catch (fault) {
        if ((fault as NodeJS.ErrnoException).code !== 'ENOSPC') throw fault;
        piece = piece.subarray(0, piece.length >> 1);
      }
    }
    ftruncateSync(file, Math.max(0, fstatSync(file).size - left));
  } finally {
    closeSync(file);
  }
}
