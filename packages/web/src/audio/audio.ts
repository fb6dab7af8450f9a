import type { Floor } from './floor.ts';
import type { Music, MusicParts, MusicState } from './music.ts';
import type { MusicStatus } from './music-status.ts';
import type { Sound } from './play-sound.ts';
import type { SoundBoard } from './sound-board.ts';
import type { Speaker } from './speaker.ts';
import type { Volumes } from './volumes.ts';

/** What there is once the page was touched: before, browsers give no speaker. */
export type Equipment = Readonly<{ speaker: Speaker; music: Music; board: SoundBoard }>;

export type AudioParts = Readonly<{
  equip: (
    calls: Pick<MusicParts, 'mayPlay' | 'changed'> & { speakerChanged: () => void },
  ) => Equipment;
  floor: (changed: () => void) => Floor;
  volumes: Volumes;
  isVisible: boolean;
  show: (status: MusicStatus) => void;
}>;

/** Seconds for a volume to settle, so that a slider doesn't crackle. */
const SETTLING = 0.05;

/** All that is heard of one tab: it plays where it was touched, can be seen, and has the floor. */
export function createAudio(parts: AudioParts) {
  const floor = parts.floor(floorChanged);
  let { volumes, isVisible } = parts;
  let isTouched = false;
  let equipment: Equipment | undefined;
  let musicState: MusicState = { type: 'silent' };

  /** Takes the floor where there is something to be heard, since the player is here now. */
  function arrive(): void {
    if (isTouched && isVisible && isAudible(volumes)) floor.take();
    settle();
  }

  function floorChanged(): void {
    if (floor.getState() === 'free') arrive();
    else settle();
  }

  /** Brings speaker and music in line with what may be heard now. */
  function settle(): void {
    if (!isPresent()) equipment?.speaker.sleep();
    else {
      equipment ??= parts.equip({ mayPlay, speakerChanged: settle, changed: musicChanged });
      const { speaker, music, board } = equipment;
      speaker.glide('music', [{ level: volumes.music, over: SETTLING }]);
      speaker.glide('sounds', [{ level: volumes.ui, over: SETTLING }]);
      speaker.wake();
      if (volumes.music === 0) music.stop();
      else if (mayPlay()) void music.start();
      if (volumes.ui > 0 && speaker.isRunning()) void board.prepare();
    }
    tell();
  }

  function isPresent(): boolean {
    return isTouched && isVisible && isAudible(volumes) && floor.getState() === 'own';
  }

  function mayPlay(): boolean {
    return isPresent() && volumes.music > 0 && equipment?.speaker.isRunning() === true;
  }

  function musicChanged(state: MusicState): void {
    musicState = state;
    tell();
  }

  function tell(): void {
    parts.show(status());
  }

  function status(): MusicStatus {
    if (volumes.isMuted || volumes.music === 0) return { type: 'off' };
    if (floor.getState() === 'elsewhere') return { type: 'elsewhere' };
    if (equipment?.speaker.isRunning() !== true) return { type: 'untouched' };
    return musicState.type === 'silent' ? { type: 'loading' } : musicState;
  }

  tell();

  return {
    /** The player has pressed something: now browsers let sound out. */
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
    /** Chosen here, or in another tab, which then is where the player wants to hear something. */
    setVolumes(chosen: Volumes, where: 'here' | 'elsewhere'): void {
      volumes = chosen;
      if (!isAudible(chosen)) floor.leave();
      if (where === 'here') arrive();
      else settle();
    },
    /** The network is back: what could not be fetched is tried again. */
    retry: settle,
    play(sound: Sound): void {
      if (!isPresent() || volumes.ui === 0 || !equipment?.speaker.isRunning()) return;
      void equipment.board.play(sound);
    },
  };
}

function isAudible({ isMuted, music, ui }: Volumes): boolean {
  return !isMuted && (music > 0 || ui > 0);
}
