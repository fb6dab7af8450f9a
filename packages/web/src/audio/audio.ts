import type { Cues } from './cues.ts';
import type { Music, MusicParts, MusicState } from './music.ts';
import type { Cue } from './play-sound.ts';
import type { Sound, SoundBoard } from './sound-board.ts';
import type { Speaker } from './speaker.ts';
import type { MusicStatus, Volumes } from './status.ts';
import type { Floor } from './tab-floor.ts';

/** Made at the first touch of the page. Before it, browsers allow no sound. */
export type Equipment = Readonly<{
  speaker: Speaker;
  music: Music;
  cues: Cues;
  board: SoundBoard;
}>;

type AudioParts = Readonly<{
  equip: (
    calls: Pick<MusicParts, 'mayPlay' | 'changed'> & { speakerChanged: () => void },
  ) => Equipment;
  floor: (changed: () => void) => Floor;
  volumes: Volumes;
  isVisible: boolean;
  show: (status: MusicStatus) => void;
}>;

/** Seconds to reach a new volume, so that moving a slider does not click. */
const SETTLING = 0.05;

/** All audio of one tab. It plays while the tab was touched, is visible and has the floor. */
export function createAudio(parts: AudioParts) {
  const floor = parts.floor(floorChanged);
  let { volumes, isVisible } = parts;
  let isTouched = false;
  let equipment: Equipment | undefined;
  let musicState: MusicState = { type: 'silent' };

  /** Takes the floor if this tab has something to play, because the player is here now. */
  function arrive(): void {
    if (isTouched && isVisible && isAudible(volumes)) floor.take();
    settle();
  }

  function floorChanged(): void {
    if (floor.getState() === 'free') arrive();
    else settle();
  }

  /** Starts or silences speaker, music and cues, as volumes, visibility and floor allow. */
  function settle(): void {
    if (!isPresent()) {
      equipment?.cues.hold();
      equipment?.speaker.sleep();
    } else {
      equipment ??= parts.equip({ mayPlay, speakerChanged: settle, changed: musicChanged });
      const { speaker, music, cues, board } = equipment;
      speaker.glide('music', [{ level: volumes.music, over: SETTLING }]);
      speaker.glide('sounds', [{ level: volumes.ui, over: SETTLING }]);
      speaker.wake();
      if (volumes.music === 0) {
        cues.hold();
        music.stop();
      } else if (mayPlay()) {
        void music.start();
        void cues.resume();
      }
      if (volumes.ui > 0 && speaker.isRunning()) void board.prepare();
    }
    showStatus();
  }

  function isPresent(): boolean {
    return isTouched && isVisible && isAudible(volumes) && floor.getState() === 'own';
  }

  function mayPlay(): boolean {
    return isPresent() && volumes.music > 0 && equipment?.speaker.isRunning() === true;
  }

  function musicChanged(state: MusicState): void {
    musicState = state;
    showStatus();
  }

  function showStatus(): void {
    parts.show(status());
  }

  function status(): MusicStatus {
    if (volumes.isMuted || volumes.music === 0) return { type: 'off' };
    if (floor.getState() === 'elsewhere') return { type: 'elsewhere' };
    if (equipment?.speaker.isRunning() !== true) return { type: 'untouched' };
    return musicState.type === 'silent' ? { type: 'loading' } : musicState;
  }

  showStatus();

  return {
    /** Call at each press of the player. Browsers allow sound from then on. */
    touch(): void {
      if (isPresent() && equipment?.speaker.isRunning()) return;
      isTouched = true;
      arrive();
    },
    setVisible(visible: boolean): void {
      isVisible = visible;
      if (visible) arrive();
      else {
        floor.leave();
        settle();
      }
    },
    /** The volumes were changed in this tab, which then takes the floor, or in another one. */
    setVolumes(chosen: Volumes, where: 'here' | 'elsewhere'): void {
      volumes = chosen;
      if (!isAudible(chosen)) floor.leave();
      if (where === 'here') arrive();
      else settle();
    },
    /** Call when the network is back. Fetches again what could not be reached. */
    retry: settle,
    play(sound: Sound): void {
      if (!isPresent() || volumes.ui === 0 || !equipment?.speaker.isRunning()) return;
      void equipment.board.play(sound);
    },
    cues: {
      prepare: (cue: Cue) => equipment?.cues.prepare(cue),
      play: (cue: Cue, from: number) => void equipment?.cues.play(cue, from),
      stop: (cue: Cue) => equipment?.cues.stop(cue),
    },
  };
}

function isAudible({ isMuted, music, ui }: Volumes): boolean {
  return !isMuted && (music > 0 || ui > 0);
}
