import type { Result } from '@outoften/rules/result';
import type { FileRefusal } from './fetch-file.ts';
import { parseMusicManifest, type Track } from './music-manifest.ts';
import type { Playing, Speaker } from './speaker.ts';

/** The state of the music. `unavailable` means that no track can be played, for now or for this visit. */
export type MusicState = Readonly<
  | { type: 'silent' }
  | { type: 'loading' }
  | { type: 'playing'; track: Track }
  | { type: 'unavailable' }
>;

export type MusicParts = Readonly<{
  speaker: Pick<Speaker, 'glide' | 'decode'>;
  fetchFile: (address: string) => Promise<Result<ArrayBuffer, FileRefusal>>;
  /** A random number from 0 to below 1. */
  chance: () => number;
  /** False while nothing may be fetched or started. `start` is called once it may again. */
  mayPlay: () => boolean;
  changed: (state: MusicState) => void;
}>;

export type Music = ReturnType<typeof createMusic>;

const FOLDER = '/music/';
const MANIFEST = `${FOLDER}manifest.json`;

/** Seconds. */
const FADE_IN = 1.5;
const FADE_OUT = 3;
const BREAK_OFF = 0.6;

/** Plays one track after the other and fetches each when its turn comes. A broken track is not fetched again. */
export function createMusic({ speaker, fetchFile, chance, mayPlay, changed }: MusicParts) {
  let state: MusicState = { type: 'silent' };
  let tracks: readonly Track[] | undefined;
  let last: string | undefined;
  let playing: Playing | undefined;
  const broken = new Set<string>();
  /** Counts starts and stops, so that results of earlier ones are ignored. */
  let turn = 0;

  function move(to: MusicState): void {
    state = to;
    changed(to);
  }

  /** Plays a random track, unless one plays already. */
  async function start(): Promise<void> {
    if (state.type === 'playing' || state.type === 'loading') return;
    turn += 1;
    const mine = turn;
    move({ type: 'loading' });
    tracks ??= await fetchTracks();
    if (mine === turn) await playNext(mine);
  }

  function stop(): void {
    turn += 1;
    speaker.glide('track', [{ level: 0, over: BREAK_OFF }]);
    playing?.stop(BREAK_OFF);
    playing = undefined;
    if (state.type !== 'silent') move({ type: 'silent' });
  }

  /** Undefined if the manifest could not be reached. Empty if it has no usable track. */
  async function fetchTracks(): Promise<readonly Track[] | undefined> {
    const fetched = await fetchFile(MANIFEST);
    if (!fetched.ok) return fetched.refusal === 'missing' ? [] : undefined;
    try {
      return parseMusicManifest(JSON.parse(new TextDecoder().decode(fetched.value)));
    } catch {
      return [];
    }
  }

  async function playNext(mine: number): Promise<void> {
    while (mine === turn) {
      if (!mayPlay()) return move({ type: 'silent' });
      const track = chooseTrack(tracks ?? [], { last, broken }, chance());
      if (track === undefined) return move({ type: 'unavailable' });
      const fetched = await fetchFile(`${FOLDER}${track.file}`);
      if (mine !== turn) return;
      if (fetched.ok) {
        const clip = await speaker.decode(fetched.value).catch(() => undefined);
        if (mine !== turn) return;
        if (clip !== undefined) return play(track, clip);
      } else if (fetched.refusal === 'unreachable') return move({ type: 'unavailable' });
      broken.add(track.id);
    }
  }

  function play(track: Track, clip: Awaited<ReturnType<Speaker['decode']>>): void {
    const mine = turn;
    const isAlone = (tracks ?? []).every(({ id }) => id === track.id || broken.has(id));
    last = track.id;
    playing = clip.play({
      line: 'track',
      level: 1,
      // The only track is repeated without a gap.
      loop: isAlone ? (track.loop ?? { start: 0, end: clip.seconds }) : undefined,
      ended() {
        if (mine !== turn) return;
        playing = undefined;
        move({ type: 'loading' });
        void playNext(mine);
      },
    });
    const fadeIn = [
      { level: 0, over: 0 },
      { level: 1, over: FADE_IN },
    ];
    const fadeOut = [
      { level: 1, over: Math.max(0, clip.seconds - FADE_IN - FADE_OUT) },
      { level: 0, over: FADE_OUT },
    ];
    speaker.glide('track', isAlone ? fadeIn : [...fadeIn, ...fadeOut]);
    move({ type: 'playing', track });
  }

  return { start, stop };
}

/** The id of the last track, and the tracks that could not be played. */
type Heard = Readonly<{ last: string | undefined; broken: ReadonlySet<string> }>;

/**
 * The next track, by a random number from 0 to below 1. It is never the last one if there is another. Undefined if no
 * track is left.
 */
export function chooseTrack(
  tracks: readonly Track[],
  { last, broken }: Heard,
  chance: number,
): Track | undefined {
  const whole = tracks.filter(({ id }) => !broken.has(id));
  const others = whole.filter(({ id }) => id !== last);
  const choice = others.length > 0 ? others : whole;
  return choice[Math.floor(chance * choice.length)];
}
