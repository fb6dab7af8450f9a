import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const CURRENT = join(import.meta.dirname, '../../../../builds/current');

const HASHED = /-([\w-]{8})\.(?:js|css|json)$/;
const TEXT = /\.(?:js|css|json|html)$/;
const COMPRESSED = /\.(?:br|gz)$/;

export type OtherBuild = Readonly<{ web: string; catalogue: string; remove: () => Promise<void> }>;

/** A build of another version: the current one with new names for all scripts and styles. */
export async function makeOtherBuild(): Promise<OtherBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'out-of-ten-'));
  const web = join(folder, 'web');
  await cp(join(CURRENT, 'web'), web, {
    recursive: true,
    filter: (path) => !COMPRESSED.test(path),
  });
  const assets = await readdir(join(web, 'assets'));
  const hashes = new Map(
    assets
      .map((name) => HASHED.exec(name)?.[1])
      .flatMap((hash) => (hash ? [[hash, turn(hash)]] : [])),
  );
  const known = new RegExp([...hashes.keys()].join('|'), 'g');
  const renamed = (text: string) => text.replace(known, (hash) => hashes.get(hash) ?? hash);
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter(
    (entry) => entry.isFile() && TEXT.test(entry.name),
  )) {
    const text = await readFile(join(parentPath, name), 'utf8');
    await rm(join(parentPath, name));
    const isAsset = basename(parentPath) === 'assets';
    await writeFile(join(parentPath, isAsset ? renamed(name) : name), renamed(text));
  }
  return {
    web,
    catalogue: join(CURRENT, 'catalogue'),
    remove: () => rm(folder, { recursive: true }),
  };
}

function turn(hash: string): string {
  return [...hash].reverse().join('');
}
