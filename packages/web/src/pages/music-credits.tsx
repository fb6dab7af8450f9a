import type { Track } from '../audio/music-manifest.ts';
import { useMessages } from '../messages/use-messages.ts';
import { isAddress, licenceAddress } from './credits.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './sources-screen.module.css';

/** Who made the music, under which licence, and where it comes from, if that is an address. */
export function MusicCredits({ tracks }: Readonly<{ tracks: readonly Track[] }>) {
  const say = useMessages();
  if (tracks.length === 0) return <p>{say('sources.music.none')}</p>;
  return (
    <>
      <p>{say('sources.music.heard')}</p>
      <ul className={styles.tracks}>
        {tracks.map((track) => (
          <li key={track.id}>
            <span className={styles.trackTitle}>{track.title}</span>
            <span>{say('sources.music.by', { composer: track.composer })}</span>
            {isAddress(track.source) && (
              <span className={styles.trackSource}>
                <a href={track.source}>{track.source}</a>
              </span>
            )}
            <span className={styles.licence}>
              <LinkedText text={track.licence} address={licenceAddress(track.licence)} />
            </span>
          </li>
        ))}
      </ul>
      <p>{say('sources.music.sounds')}</p>
    </>
  );
}
