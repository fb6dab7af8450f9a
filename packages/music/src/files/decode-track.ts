import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import type { Stereo } from '../synth/stereo.ts';
import { MUSIC_FOLDER } from './folders.ts';

/** Decodes the file of a track or cue. Throws if there are errors in it. */
export async function decodeTrack(id: string, folder = MUSIC_FOLDER): Promise<Stereo> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, errors } = decoder.decode(await readFile(join(folder, `${id}.mp3`)));
  decoder.free();
  const [left, right] = channelData;
  if (errors.length > 0 || left === undefined || right === undefined)
    throw new Error(`${id}.mp3 is no MP3 with two channels`);
  return { left, right };
}
