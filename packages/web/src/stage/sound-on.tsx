import { chooseSound } from '@outoften/rules/saved-data';
import { Volume2 } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import styles from './sound-on.module.css';

/** Turns sound on where a television shows the stage; absent once it is on. */
export function SoundOn() {
  const say = useMessages();
  const { data, save } = useSavedData();
  if (!data.settings.isAudioMuted) return null;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => save({ settings: chooseSound(data.settings, 'on') })}
    >
      <Volume2 aria-hidden />
      {say('stage.sound.on')}
    </button>
  );
}
