import type { Loop } from '../measure/seam.ts';
import type { Score } from '../notation/score.ts';
import { SAMPLE_RATE } from '../synth/stereo.ts';
import { loopOf } from './track-file.ts';

/** A track in the manifest, which the player and the credits read. */
type ListedTrack = Readonly<{
  id: string;
  title: string;
  composer: string;
  licence: string;
  source: string;
  file: string;
  loop: Loop;
}>;

const COMPOSER = 'Out of Ten';
const LICENCE = 'CC BY 4.0';

/** The manifest with the tracks of the scores first. Other listed tracks stay. */
export function listTracks(scores: readonly Score[], listed: unknown): readonly unknown[] {
  const own = new Set(scores.map(({ id }) => id));
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const others = entries.filter(
    (entry) => !own.has((entry as Partial<ListedTrack> | null)?.id ?? ''),
  );
  return [...scores.map(listTrack), ...others];
}

function listTrack(score: Score): ListedTrack {
  const { id, title } = score;
  return {
    id,
    title,
    composer: COMPOSER,
    licence: LICENCE,
    source: `packages/music/src/scores/${id}.ts`,
    file: `${id}.mp3`,
    loop: loopOf(loopSamples(score)),
  };
}

/** The length of a score in samples. */
export function loopSamples(score: Score): number {
  return Math.round((scoreBeats(score) * 60 * SAMPLE_RATE) / score.tempo);
}

function scoreBeats({ form, sections, beatsInBar }: Score): number {
  const bars = form.map((name) => sections[name]?.chart.split('|').length ?? 0);
  return bars.reduce((sum, each) => sum + each, 0) * beatsInBar;
}
