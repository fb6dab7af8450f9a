import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addBuild } from '../../../../scripts/building/build-folders.ts';
import { makeOtherBuild } from './other-build.ts';

const CURRENT = join(import.meta.dirname, '../../../../builds/current');

/** A separate folder of builds, like that of a machine that gets an upgrade. */
export type TwoBuilds = Readonly<{
  builds: string;
  /** Makes the second build the current one, for servers that start later. */
  upgrade: () => Promise<void>;
  remove: () => Promise<void>;
}>;

/** Makes the project's build the current one. */
export async function makeTwoBuilds(): Promise<TwoBuilds> {
  const builds = await mkdtemp(join(tmpdir(), 'out-of-ten-'));
  const other = await makeOtherBuild();
  const make = async (folder: string, { web }: Readonly<{ web: string }>) => {
    await cp(web, join(folder, 'web'), { recursive: true });
    await cp(other.catalogue, join(folder, 'catalogue'), { recursive: true });
  };
  await addBuild(builds, {
    name: 'before',
    make: (folder) => make(folder, { web: join(CURRENT, 'web') }),
  });
  return {
    builds,
    upgrade: () => addBuild(builds, { name: 'after', make: (folder) => make(folder, other) }),
    remove: async () => {
      await other.remove();
      await rm(builds, { recursive: true });
    },
  };
}
