import type { Film } from '@outoften/rules/film/film';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Curtain } from '../../ui/house/curtain.tsx';
import { useFirstFocus } from '../../ui/page/use-first-focus.ts';
import { Poster } from '../../ui/pictures/poster.tsx';
import styles from './before-film.module.css';

type BeforeFilmProps = Readonly<{
  header: ReactNode;
  text: string;
  /** The possible actions. */
  children: ReactNode;
  /** A link to another screen. */
  other?: Readonly<{ to: string; label: string }> | undefined;
}> &
  Readonly<{ film: Pick<Film, 'title' | 'poster'> } | { problem: string }>;

/** The screen that offers a film, or says why there is none. */
export function BeforeFilm({ header, text, children, other, ...subject }: BeforeFilmProps) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const film = 'film' in subject ? subject.film : undefined;
  const poster = film?.poster;
  return (
    <div className={styles.screen}>
      {header}
      <main className={styles.middle}>
        <div className={film === undefined ? styles.curtain : styles.poster}>
          <Curtain
            behind={
              film === undefined || poster === undefined ? undefined : (
                <Poster src={poster} title={film.title} place="challenge" />
              )
            }
          />
        </div>
        <h1 ref={heading} tabIndex={-1} lang={film && 'en'}>
          {'film' in subject ? subject.film.title : subject.problem}
        </h1>
        <p role={film === undefined ? 'alert' : undefined}>{text}</p>
        {children}
        {other !== undefined && (
          <Link to={other.to} className={styles.other}>
            {other.label}
          </Link>
        )}
      </main>
    </div>
  );
}
