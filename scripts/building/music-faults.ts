import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMusicManifest } from '../../packages/web/src/audio/music-manifest.ts';
import { CUES } from '../../packages/web/src/audio/play-sound.ts';

/** Files that the manifest does not list: the cues of the game, and the licence of the samples in the music. */
const UNLISTED = [...CUES.map((cue) => `cue-${cue}.mp3`), 'soundfont-licence.txt'];

/** Describes what is wrong with a folder of music: invalid entries, missing files, and files that are never played. */
export async function findMusicFaults(folder: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const tracks = parseMusicManifest(manifest, (fault) => faults.push(fault));
  const listed = tracks.map(({ file }) => file);
  const files = (await readdir(folder)).filter((file) => file !== 'manifest.json');
  for (const file of listed)
    if (!files.includes(file)) faults.push(`The music manifest lists ${file}, which is not there`);
  for (const file of UNLISTED)
    if (!files.includes(file)) faults.push(`${file} is missing beside the music`);
  for (const file of files)
    if (!listed.includes(file) && !UNLISTED.includes(file))
      faults.push(`${file} is not in the music manifest: it is never played`);
  return faults;
}
