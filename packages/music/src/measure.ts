import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeTrack } from './files/decode-track.ts';
import { MUSIC_FOLDER } from './files/folders.ts';
import { loopSamples } from './files/manifest.ts';
import { loopOf } from './files/track-file.ts';
import { measureTrack } from './measure/measure-track.ts';
import { measureSeam } from './measure/seam.ts';
import { CUES, SCORES } from './scores/all-scores.ts';

/** Prints the measures of all tracks and cues as rows of a table. Another folder may be given. */
const [folder = MUSIC_FOLDER] = process.argv.slice(2);

for (const score of [...SCORES, ...CUES]) {
  const { id } = score;
  const file = await stat(join(folder, `${id}.mp3`)).catch(() => undefined);
  if (file === undefined) continue;
  const sound = await decodeTrack(id, folder);
  const { loudness, range, peak, width, widths, colours } = measureTrack(sound);
  const seam = CUES.includes(score) ? [] : [measureSeam(sound, loopOf(loopSamples(score)))];
  const cells = [
    ...[width, ...widths, ...colours, range, peak].map((value) => value.toFixed(1)),
    ...[loudness, ...seam, file.size / 1e6].map((value) => value.toFixed(2)),
  ];
  console.log(`| ${id} | ${cells.join(' | ')} |`);
}
