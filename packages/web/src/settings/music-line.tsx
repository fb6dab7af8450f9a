import { Music } from 'lucide-react';
import { useEffect } from 'react';
import { loadAudio } from '../audio/load-audio.ts';
import { type MusicStatus, useMusicStatus } from '../audio/music-status.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from './music-line.module.css';

const WORDS = {
  untouched: 'settings.music.untouched',
  off: 'settings.music.off',
  elsewhere: 'settings.music.elsewhere',
  loading: 'settings.music.loading',
  playing: 'settings.music.playing',
  unavailable: 'settings.music.unavailable',
} as const satisfies Record<MusicStatus['type'], MessageId>;

const NOBODYS = { title: '', composer: '' };

/** Which music plays and whose it is, or why there is none. */
export function MusicLine() {
  const say = useMessages();
  const status = useMusicStatus();
  useEffect(() => void loadAudio(), []);
  const { title, composer } = status.type === 'playing' ? status.track : NOBODYS;
  return (
    <p className={styles.line} data-on={status.type === 'playing' || undefined}>
      <Music size={20} aria-hidden />
      <span>{say(WORDS[status.type], { title, composer })}</span>
    </p>
  );
}
