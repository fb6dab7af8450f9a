import type { Result } from '@outoften/rules/result';
import type { FileRefusal } from './fetch-file.ts';
import type { Cue } from './play-sound.ts';
import type { Clip, Playing, Speaker } from './speaker.ts';

export type CueParts = Readonly<{
  speaker: Pick<Speaker, 'glide' | 'decode'>;
  fetchFile: (address: string) => Promise<Result<ArrayBuffer, FileRefusal>>;
  /** Milliseconds. */
  now: () => number;
  /** False while nothing may be loaded or played. `resume` is called once it may again. */
  mayPlay: () => boolean;
}>;

export type Cues = ReturnType<typeof createCues>;

/** A cue that the game asked for, and when its first second was or would have been. */
type Wanted = Readonly<{ cue: Cue; startedAt: number }>;

/** Seconds. */
const TRACK_FADE_OUT = 0.8;
const TRACK_FADE_IN = 2;
const STOP_FADE = 0.6;
/** Shorter than the speaker takes to fall asleep, so that nothing is left to play when it wakes. */
const HOLD_FADE = 0.15;

/** Plays cues. The track is silent meanwhile, and goes on afterwards. */
export function createCues({ speaker, fetchFile, now, mayPlay }: CueParts) {
  const clips = new Map<Cue, Promise<Clip | undefined>>();
  let wanted: Wanted | undefined;
  let playing: Playing | undefined;

  /** Undefined for a cue that cannot be loaded. */
  function load(cue: Cue): Promise<Clip | undefined> {
    const loading = clips.get(cue) ?? fetchClip(cue);
    clips.set(cue, loading);
    return loading;
  }

  async function fetchClip(cue: Cue): Promise<Clip | undefined> {
    const fetched = await fetchFile(`/music/cue-${cue}.mp3`);
    if (fetched.ok) return speaker.decode(fetched.value).catch(() => undefined);
    if (fetched.refusal === 'unreachable') clips.delete(cue);
    return undefined;
  }

  /** Plays the wanted cue from where it would be by now. */
  async function resume(): Promise<void> {
    const mine = wanted;
    if (mine === undefined || playing !== undefined || !mayPlay()) return;
    const clip = await load(mine.cue);
    if (clip === undefined || mine !== wanted || playing !== undefined || !mayPlay()) return;
    const from = Math.max(0, (now() - mine.startedAt) / 1000);
    if (from >= clip.seconds) {
      wanted = undefined;
      return;
    }
    speaker.glide('cue', [{ level: 1, over: 0 }]);
    speaker.glide('backdrop', [{ level: 0, over: TRACK_FADE_OUT }]);
    playing = clip.play({
      line: 'cue',
      level: 1,
      from,
      loop: undefined,
      ended() {
        playing = undefined;
        wanted = undefined;
        bringTrackBack();
      },
    });
  }

  function silence(fade: number): void {
    if (playing === undefined) return;
    speaker.glide('cue', [{ level: 0, over: fade }]);
    playing.stop(fade);
    playing = undefined;
    bringTrackBack();
  }

  function bringTrackBack(): void {
    speaker.glide('backdrop', [{ level: 1, over: TRACK_FADE_IN }]);
  }

  return {
    prepare(cue: Cue): void {
      if (mayPlay()) void load(cue);
    },
    /** Plays a cue from this second of it on. A cue that already plays is stopped. */
    async play(cue: Cue, from: number): Promise<void> {
      silence(STOP_FADE);
      wanted = { cue, startedAt: now() - from * 1000 };
      await resume();
    },
    stop(cue: Cue): void {
      if (wanted?.cue !== cue) return;
      wanted = undefined;
      silence(STOP_FADE);
    },
    /** Silences the cue at once. `resume` plays it again from where it would be by then. */
    hold: () => silence(HOLD_FADE),
    resume,
  };
}
