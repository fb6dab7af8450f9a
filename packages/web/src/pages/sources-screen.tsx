import { type ReactNode, useEffect, useState } from 'react';
import musicManifest from '../../public/music/manifest.json';
import { type FilmOrigin, fetchFilmOrigins } from '../api/film-origins.ts';
import { parseMusicManifest, type Track } from '../audio/music-manifest.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { type Credit, FILM_DATABASE_ADDRESS, ICONS, KNOWLEDGE_GRAPH_ADDRESS, licenceAddress, POSTER_FACES, SCREEN_FACES, SOFTWARE, WORD_LISTS, isAddress, SOUNDFONT_ADDRESS, SOUNDFONT_LICENCE_ADDRESS } from './credits.tsx';
import { LinkedText } from './credits.tsx';
import { PageArticle } from './page-article.tsx';
import styles from './sources-screen.module.css';

/** The manifest at the time of the build, so that added recordings are credited too. */
const TRACKS = parseMusicManifest(musicManifest);

export function SourcesScreen() {
  const say = useMessages();
  const [origins, setOrigins] = useState<readonly FilmOrigin[]>([]);

  // Only the server knows its sources, and the page is prerendered.
  useEffect(() => {
    let isGone = false;
    void fetchFilmOrigins().then((told) => {
      if (told.ok && !isGone) setOrigins(told.value);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return (
    <PageArticle heading={say('sources.heading')}>
      <section>
        <h2>{say('sources.music')}</h2>
        <MusicCredits tracks={TRACKS} />
      </section>
      <section>
        <h2>{say('sources.art')}</h2>
        <p>{say('sources.art.own')}</p>
        <CreditList credits={[ICONS]} />
      </section>
      <section>
        <h2>{say('sources.type')}</h2>
        <CreditList credits={SCREEN_FACES} />
        <p>{say('sources.type.posters', { faces: POSTER_FACES.join(', ') })}</p>
      </section>
      <section>
        <h2>{say('sources.tech')}</h2>
        <p>{say('sources.tech.software')}</p>
        <CreditList credits={SOFTWARE} />
        <p>
          <a href="/licences.txt">{say('sources.tech.licences')}</a>
        </p>
        <p>{say('sources.tech.names')}</p>
        <CreditList credits={WORD_LISTS} />
        <p>
          <Message id="sources.tech.films" components={{ database: <FilmDatabaseLink /> }} />
        </p>
        {origins.includes('TMDB') && (
          <p className={styles.notice}>
            <Message id="sources.tech.notice" components={{ database: <FilmDatabaseLink /> }} />
          </p>
        )}
        {origins.includes('KNOWLEDGE_GRAPH') && (
          <p>
            <Message id="sources.tech.people" components={{ graph: <KnowledgeGraphLink /> }} />
          </p>
        )}
      </section>
    </PageArticle>
  );
}

function CreditList({ credits }: Readonly<{ credits: readonly Credit[] }>) {
  return (
    <ul className={styles.credits}>
      {credits.map(({ name, licence, address }) => (
        <li key={name}>
          <a href={address}>{name}</a>
          <span className={styles.licence}>
            <LinkedText text={licence} address={licenceAddress(licence)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Its text comes from the message around it. */
function FilmDatabaseLink({ children }: Readonly<{ children?: ReactNode }>) {
  return <a href={FILM_DATABASE_ADDRESS}>{children}</a>;
}

/** Its text comes from the message around it. */
function KnowledgeGraphLink({ children }: Readonly<{ children?: ReactNode }>) {
  return <a href={KNOWLEDGE_GRAPH_ADDRESS}>{children}</a>;
}

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
