import type { Film } from '@outoften/rules/film/film';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useFirstFocus } from '../../ui/page/use-first-focus.ts';
import { FilmCurtain } from '../film/film-curtain.tsx';
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
  return (
    <div className={styles.screen}>
      {header}
      <main className={styles.middle}>
        <div className={film === undefined ? styles.curtain : styles.poster}>
          <FilmCurtain src={film?.poster} title={film?.title} place="challenge" />
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
