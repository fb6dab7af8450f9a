import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMusicManifest } from '../../packages/web/src/audio/music-manifest.ts';

/** Returns what is wrong with a folder of music: unusable entries, and files that are missing or not listed. */
export async function findMusicFaults(folder: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const tracks = parseMusicManifest(manifest, (fault) => faults.push(fault));
  const listed = tracks.map(({ file }) => file);
  const files = (await readdir(folder)).filter((file) => file !== 'manifest.json');
  for (const file of listed)
    if (!files.includes(file)) faults.push(`The music manifest lists ${file}, which is not there`);
  for (const file of files)
    if (!listed.includes(file))
      faults.push(`${file} is not in the music manifest: it is never played`);
  return faults;
}
