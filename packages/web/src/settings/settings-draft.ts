import {
  chooseSound,
  percentFromVolume,
  type SavedSettings,
  volumeFromPercent,
} from '@outoften/rules/player/saved-data';
import type { Volumes } from '../audio/volumes.ts';

/**
 * The settings on the screen. They can be heard at once, and are saved when the player goes back. Volumes are per cent
 * in steps of 5.
 */
export type SettingsDraft = Readonly<{ music: number; ui: number; isSoundOn: boolean }>;

export function draftOf({ musicVolume, uiVolume, isAudioMuted }: SavedSettings): SettingsDraft {
  return {
    music: percentFromVolume(musicVolume),
    ui: percentFromVolume(uiVolume),
    isSoundOn: !isAudioMuted,
  };
}

export function volumesOf({ music, ui, isSoundOn }: SettingsDraft): Volumes {
  return { isMuted: !isSoundOn, music: volumeFromPercent(music), ui: volumeFromPercent(ui) };
}

/** Returns the settings with the draft's values, marked as chosen by the player. */
export function settleDraft(settings: SavedSettings, draft: SettingsDraft): SavedSettings {
  return {
    ...chooseSound(settings, draft.isSoundOn ? 'on' : 'off'),
    musicVolume: volumeFromPercent(draft.music),
    uiVolume: volumeFromPercent(draft.ui),
  };
}
