import type { Result } from '@outoften/rules/result';
import type { FileRefusal } from './fetch-file.ts';
import type { Clip, Speaker } from './speaker.ts';

type SoundBoardParts = Readonly<{
  speaker: Pick<Speaker, 'glide' | 'decode'>;
  fetchFile: (address: string) => Promise<Result<ArrayBuffer, FileRefusal>>;
  /** Milliseconds. */
  now: () => number;
}>;

export type SoundBoard = ReturnType<typeof createSoundBoard>;

/** All sounds but the one for hovering, in the order in which they are likely to be needed. */
const SURELY_WANTED = [
  'click',
  'unlock',
  'correct',
  'wrong',
  'lock',
  'curtain',
  'flag',
  'sweep',
  'reveal',
  'stamp',
  'printer',
  'total',
  'tick',
  'last-tick',
  'join',
  'shuffle',
  'drum',
  'drum-twice',
  'roll',
  'podium',
  'near',
  'exact',
  'best',
  'closest',
  'clack',
] as const;

/** The sounds of the interface. */
export type Sound = (typeof SURELY_WANTED)[number] | 'hover';

/** Important sounds, which lower the track while they play. */
const DUCKING: readonly Sound[] = ['reveal', 'exact', 'roll', 'podium'];

/** A sound that would be later than this is not played, in milliseconds. */
const LATEST = 300;

/** The same sound is not repeated within this time, in milliseconds. */
const SHORTEST_GAP = 60;

const DUCKED = 0.25;

/** Plays the sounds of the interface. */
export function createSoundBoard({ speaker, fetchFile, now }: SoundBoardParts) {
  const clips = new Map<Sound, Clip>();
  const fetches = new Map<Sound, Promise<Clip | undefined>>();
  const playedAt = new Map<Sound, number>();

  /** Undefined for a sound that cannot be loaded. */
  function take(sound: Sound): Promise<Clip | undefined> {
    const taken = fetches.get(sound) ?? fetchClip(sound);
    fetches.set(sound, taken);
    return taken;
  }

  async function fetchClip(sound: Sound): Promise<Clip | undefined> {
    const fetched = await fetchFile(`/sfx/${sound}.wav`);
    if (!fetched.ok) {
      // A missing file is not fetched again. An unreachable one is, the next time.
      if (fetched.refusal === 'unreachable') fetches.delete(sound);
      return undefined;
    }
    const clip = await speaker.decode(fetched.value).catch(() => undefined);
    if (clip !== undefined) clips.set(sound, clip);
    return clip;
  }

  function begin(sound: Sound, clip: Clip): void {
    // Joining calls a host who waits and looks elsewhere, so it ignores the volume of the interface.
    const channel =
      sound === 'join'
        ? ({ line: 'all', level: 0.2 } as const)
        : ({ line: 'sounds', level: 1 } as const);
    clip.play({ ...channel, loop: undefined, ended: () => undefined });
    if (!DUCKING.includes(sound)) return;
    speaker.glide('duck', [
      { level: DUCKED, over: 0.15 },
      { level: DUCKED, over: clip.seconds },
      { level: 1, over: 1.2 },
    ]);
  }

  return {
    /** Loads the sounds that will be needed, one at a time, so that they play without delay. */
    async prepare(): Promise<void> {
      for (const sound of SURELY_WANTED) await take(sound);
    },
    async play(sound: Sound): Promise<void> {
      const askedAt = now();
      if (askedAt - (playedAt.get(sound) ?? Number.NEGATIVE_INFINITY) < SHORTEST_GAP) return;
      playedAt.set(sound, askedAt);
      const here = clips.get(sound);
      if (here !== undefined) return begin(sound, here);
      const clip = await take(sound);
      if (clip !== undefined && now() - askedAt <= LATEST) begin(sound, clip);
    },
  };
}
