import type { ReactNode } from 'react';
import type { Track } from '../audio/music-manifest.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import {
  isAddress,
  licenceAddress,
  SOUNDFONT_ADDRESS,
  SOUNDFONT_LICENCE_ADDRESS,
} from './credits.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './sources-screen.module.css';

/** The tracks with composer, licence and source, and the soundfont they use. */
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
      <p>
        <Message
          id="sources.music.instruments"
          components={{ soundfont: <SoundfontLink />, licence: <SoundfontLicenceLink /> }}
        />
      </p>
      <p>{say('sources.music.sounds')}</p>
    </>
  );
}

/** Its text comes from the message around it. */
function SoundfontLink({ children }: Readonly<{ children?: ReactNode }>) {
  return <a href={SOUNDFONT_ADDRESS}>{children}</a>;
}

/** Its text comes from the message around it. */
function SoundfontLicenceLink({ children }: Readonly<{ children?: ReactNode }>) {
  return <a href={SOUNDFONT_LICENCE_ADDRESS}>{children}</a>;
}
