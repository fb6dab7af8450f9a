import { existsSync } from 'node:fs';
import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Links to the build that new servers start with, and to the one before it. */
const CURRENT = 'current';
const PREVIOUS = 'previous';

/** The name of a build while it is being made. It gets its own name once it is complete. */
const UNFINISHED = 'unfinished';

/** True if the build of that name is the one that servers start with. */
export async function isCurrent(builds: string, name: string): Promise<boolean> {
  return (await findLinked(builds, CURRENT)) === name;
}

/** Removes all builds but the current one and the one before it, which running servers may be using. */
export async function removeOldBuilds(builds: string): Promise<void> {
  const kept = await Promise.all([CURRENT, PREVIOUS].map((link) => findLinked(builds, link)));
  for (const entry of await readdir(builds, { withFileTypes: true })) {
    if (entry.isDirectory() && !kept.includes(entry.name)) {
      await rm(join(builds, entry.name), { recursive: true });
    }
  }
}

/**
 * Makes a build in a separate folder, then makes it the current one. An existing build of that name is used unchanged.
 */
export async function addBuild(
  builds: string,
  { name, make }: Readonly<{ name: string; make: (folder: string) => Promise<void> }>,
): Promise<void> {
  if (!existsSync(join(builds, name))) {
    const folder = join(builds, UNFINISHED);
    await make(folder);
    await rename(folder, join(builds, name));
  }
  const before = await findLinked(builds, CURRENT);
  if (before !== undefined) await link(builds, { from: PREVIOUS, to: before });
  await link(builds, { from: CURRENT, to: name });
}

async function findLinked(builds: string, name: string): Promise<string | undefined> {
  return readlink(join(builds, name)).catch(() => undefined);
}

/** Replaces the link in one step, so that it always exists. */
async function link(builds: string, { from, to }: Readonly<{ from: string; to: string }>) {
  const made = join(builds, `${from}.new`);
  await rm(made, { force: true });
  await symlink(to, made, 'dir');
  await rename(made, join(builds, from));
}
