import type { Film } from '@outoften/rules/film/film';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { RatingStrip } from '../../ui/fields/rating-slider.tsx';
import { Curtain } from '../../ui/house/curtain.tsx';
import { useSpokenChange } from '../../ui/news/announcements.ts';
import { useFirstFocus } from '../../ui/page/focus.ts';
import { FilmCurtain } from '../film/film-curtain.tsx';
import styles from './before-film.module.css';
import filmBlocksStyles from './film-blocks.module.css';
import frame from './play-frame.module.css';

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

/** Placeholders for a film. All parts already have their final size. */
export function FilmBlocks({ header, heading }: Readonly<{ header: ReactNode; heading: string }>) {
  useSpokenChange(heading);
  return (
    <div className={frame.frame}>
      {header}
      <main className={frame.middle}>
        <div className={frame.title}>
          <h1 className="visually-hidden">{heading}</h1>
          <div className={filmBlocksStyles.title} />
          <div className={filmBlocksStyles.line} />
        </div>
        <div className={frame.left}>
          <div className={frame.poster}>
            <Curtain behind={undefined} />
          </div>
          <div className={frame.crew}>
            <div className={filmBlocksStyles.line} />
            <div className={filmBlocksStyles.line} />
          </div>
        </div>
        <div className={`${frame.hints} ${filmBlocksStyles.hints}`} />
        <div className={`${frame.cast} ${filmBlocksStyles.cast}`}>
          <div />
          <div />
          <div />
          <div />
        </div>
      </main>
      <div className={`${frame.dock} ${filmBlocksStyles.dock}`}>
        <div className={filmBlocksStyles.figure} />
        <div className={filmBlocksStyles.strip}>
          <RatingStrip />
        </div>
        <div className={filmBlocksStyles.ticket} />
      </div>
      <div className={frame.side}>
        <div className={filmBlocksStyles.points} />
      </div>
    </div>
  );
}
