import musicManifest from '../../public/music/manifest.json';
import { parseMusicManifest, type Track } from '../audio/music-manifest.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import {
  type Credit,
  FILM_DATABASE_ADDRESS,
  ICONS,
  isAddress,
  KNOWLEDGE_GRAPH_ADDRESS,
  LinkedText,
  licenceAddress,
  OutsideLink,
  POSTER_FACES,
  SCREEN_FACES,
  SOFTWARE,
  SOUNDFONT_ADDRESS,
  SOUNDFONT_LICENCE_ADDRESS,
  WORD_LISTS,
} from './credits.tsx';
import { PageArticle } from './page-article.tsx';
import { useServerPolicy } from './server-policy.tsx';
import styles from './sources-screen.module.css';

/** The manifest at the time of the build, so that added recordings are credited too. */
const TRACKS = parseMusicManifest(musicManifest);

export function SourcesScreen() {
  const say = useMessages();
  const known = useServerPolicy();
  const origins = known.state === 'known' ? known.policy.filmOrigins : [];
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
        <p>{say('sources.type.posters', { faces: POSTER_FACES })}</p>
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
          <Message
            id="sources.tech.films"
            components={{ database: <OutsideLink to={FILM_DATABASE_ADDRESS} /> }}
          />
        </p>
        {origins.includes('tmdb') && (
          <p className={styles.notice}>
            <Message
              id="sources.tech.notice"
              components={{ database: <OutsideLink to={FILM_DATABASE_ADDRESS} /> }}
            />
          </p>
        )}
        {origins.includes('knowledge-graph') && (
          <p>
            <Message
              id="sources.tech.people"
              components={{ graph: <OutsideLink to={KNOWLEDGE_GRAPH_ADDRESS} /> }}
            />
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
          components={{
            soundfont: <OutsideLink to={SOUNDFONT_ADDRESS} />,
            licence: <OutsideLink to={SOUNDFONT_LICENCE_ADDRESS} />,
          }}
        />
      </p>
      <p>{say('sources.music.sounds')}</p>
    </>
  );
}
