import type { Track } from './music-manifest.ts';

export function aTrack(parts: Partial<Track>): Track {
  const id = parts.id ?? 'slow';
  return {
    id,
    title: `The ${id} one`,
    composer: 'Ada Note',
    licence: 'CC BY 4.0',
    source: 'https://example.org',
    file: `${id}.mp3`,
    loop: undefined,
    ...parts,
  };
}
