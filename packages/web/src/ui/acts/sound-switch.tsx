import { chooseSound } from '@outoften/rules/player/saved-data';
import { useMessages } from '../../messages/use-messages.ts';
import { useSavedData } from '../../saved-data/use-saved-data.ts';
import { Volume2, VolumeX } from '../icons.ts';
import styles from './sound-switch.module.css';

/** The switch for all sound, on every screen of the game. */
export function SoundSwitch() {
  const say = useMessages();
  const { data, save } = useSavedData();
  const { isAudioMuted } = data.settings;
  const Icon = isAudioMuted ? VolumeX : Volume2;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!isAudioMuted}
      aria-label={say('shell.sound')}
      className={styles.switch}
      onClick={() => save({ settings: chooseSound(data.settings, isAudioMuted ? 'on' : 'off') })}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}
