import type { Result } from '@outoften/rules/result';
import type { FileRefusal } from './fetch-file.ts';
import type { Sound } from './play-sound.ts';
import type { Clip, Speaker, SpeakerLine } from './speaker.ts';

type SoundBoardParts = Readonly<{
  speaker: Pick<Speaker, 'glide' | 'decode'>;
  fetchFile: (address: string) => Promise<Result<ArrayBuffer, FileRefusal>>;
  /** Milliseconds. */
  now: () => number;
}>;

export type SoundBoard = ReturnType<typeof createSoundBoard>;

type Character = Readonly<{
  line: SpeakerLine;
  level: number;
  /** Lowers the track while it plays. */
  ducks: boolean;
}>;

const PLAIN: Character = { line: 'sounds', level: 1, ducks: false };

const CHARACTERS = {
  click: PLAIN,
  unlock: PLAIN,
  correct: PLAIN,
  wrong: PLAIN,
  lock: PLAIN,
  curtain: PLAIN,
  flag: PLAIN,
  sweep: PLAIN,
  reveal: { ...PLAIN, ducks: true },
  stamp: PLAIN,
  printer: PLAIN,
  total: PLAIN,
  exact: { ...PLAIN, ducks: true },
  best: PLAIN,
  near: PLAIN,
  closest: PLAIN,
  clack: PLAIN,
  shuffle: PLAIN,
  tick: PLAIN,
  'last-tick': PLAIN,
  // Calls a host who waits and looks elsewhere, so it ignores the volume of the interface.
  join: { line: 'all', level: 0.2, ducks: false },
  drum: PLAIN,
  'drum-twice': PLAIN,
  roll: { ...PLAIN, ducks: true },
  podium: { ...PLAIN, ducks: true },
  hover: PLAIN,
} satisfies Record<Sound, Character>;

/** All sounds but the one for hovering, in the order in which they are likely to be needed. */
const SURELY_WANTED: readonly Sound[] = [
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
  'shuffle',
];

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
    const { line, level, ducks } = CHARACTERS[sound];
    clip.play({ line, level, loop: undefined, ended: () => undefined });
    if (!ducks) return;
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
