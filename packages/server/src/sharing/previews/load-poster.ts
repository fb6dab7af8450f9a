import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { parsePosterFile } from '@outoften/rules/film/poster-address';
import { type Posters, posterFileAt } from '../../films/posters/posters.ts';
import type { FetchPoster } from '../../films/tmdb/poster-images.ts';
import { svgAddress } from '../pictures/picture-art.ts';

/** Loads the poster at an address of this server as a data address; undefined if it is unavailable now. */
export type LoadPoster = (address: string) => Promise<string | undefined>;

/** The image types that the renderer reads. */
const TYPES = new Set(['image/jpeg', 'image/png']);

const MOST_BYTES = 2_000_000;

/** Messengers wait no longer. */
const PATIENCE_MS = 3_000;

export function posterLoader({
  posters,
  fetchPoster,
}: Readonly<{ posters: Posters; fetchPoster?: FetchPoster | undefined }>): LoadPoster {
  return async (address) => {
    const file = posterFileAt(posters, address);
    if (file !== undefined) return svgAddress(await readFile(join(posters.root, file)));
    const poster = parsePosterFile(address);
    if (poster === undefined || fetchPoster === undefined) return undefined;
    const image = await fetchPoster({ ...poster, size: 'w500' }).catch(() => undefined);
    if (image === undefined) return undefined;
    const bytes = TYPES.has(image.type) ? await readWhole(image.content) : undefined;
    if (bytes === undefined) image.content.destroy();
    return bytes && `data:${image.type};base64,${bytes.toString('base64')}`;
  };
}

/** Returns undefined for an image that is too large, too slow or incomplete. */
async function readWhole(content: Readable): Promise<Buffer | undefined> {
  const stop = setTimeout(() => content.destroy(), PATIENCE_MS);
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of content) {
      parts.push(part);
      length += part.length;
      if (length > MOST_BYTES) return undefined;
    }
    return Buffer.concat(parts);
  } catch {
    return undefined;
  } finally {
    clearTimeout(stop);
  }
}
