import type { CrewEntry, FilmNotice } from '@outoften/rules/film/film';
import type { HintStates } from '@outoften/rules/guessing/hints';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Curtain } from '../../ui/house/curtain.tsx';
import { useMediaQuery } from '../../ui/page/use-media-query.ts';
import { Poster } from '../../ui/pictures/poster.tsx';
import { FilmCrew } from '../film/film-crew.tsx';
import { GuessDock } from '../guess/guess-dock.tsx';
import { HintPanel } from '../hints/hint-panel.tsx';
import { type ReadableReview, type UnlockHint, useOpenedHint } from '../hints/opened-hint.tsx';
import { PosterTicket } from '../hints/poster-ticket.tsx';
import styles from './play-frame.module.css';

type PlayFrameProps = Readonly<{
  header: ReactNode;
  /** The film's title as a level 1 heading, and the content beside it. */
  title: ReactNode;
  film: Readonly<{
    title: string;
    /** Shown once its hint is open. A room does not send it earlier. */
    poster: string | undefined;
    overview: string | undefined;
    crew: readonly CrewEntry[];
    notice?: FilmNotice | undefined;
  }>;
  hints: HintStates;
  reviews: readonly ReadableReview[];
  /** True in the daily, which has one review for everyone. */
  hasOneReview?: boolean;
  /** Shown in place of the hints in games without them. */
  noHints?: string | undefined;
  isPaused?: boolean;
  unlock: UnlockHint;
  cast: ReactNode;
  guess: ComponentProps<typeof GuessDock>;
  points: number;
  /** The other players and whether they have guessed. */
  seats?: ReactNode;
  /** Below the cast, on screens without a side column. */
  belowCast?: ReactNode;
  /** The column on wide screens: points, then the content, then the open page, then the end. */
  side: Readonly<{ label: string; content?: ReactNode; end?: ReactNode }>;
}>;

/** The screen on which a film is guessed, in every kind of game: film, hints, cast, guess and side column. */
export function PlayFrame(props: PlayFrameProps) {
  const { film, hints, reviews, hasOneReview = false, noHints, isPaused = false } = props;
  const { unlock, points, seats, side } = props;
  const say = useMessages();
  const screen = useRef<HTMLDivElement>(null);
  const isDesktop = useMediaQuery('(width >= 1024px)');
  const hasSide = useMediaQuery('(width >= 1280px)');
  const { open, opened } = useOpenedHint({
    ...{ film, hints, reviews, unlock },
    isOverviewInRow: isDesktop,
  });

  // Screen readers and the keyboard start at the film's title.
  useEffect(() => screen.current?.querySelector('h1')?.focus(), []);

  return (
    <div className={seats ? `${styles.frame} ${styles.seated}` : styles.frame} ref={screen}>
      {props.header}
      <main className={styles.main} data-news-beside>
        <div className={styles.middle}>
          <div className={styles.title}>
            {!isDesktop && seats && <div className={styles.seatsAbove}>{seats}</div>}
            {props.title}
          </div>
          <div className={styles.left}>
            <div className={styles.poster}>
              <Curtain
                behind={
                  hints.poster !== 'locked' && film.poster !== undefined ? (
                    <Poster src={film.poster} title={film.title} place="guessing" />
                  ) : undefined
                }
                tag={
                  noHints === undefined && (
                    <PosterTicket film={film} isPaused={isPaused} onOpen={() => open('poster')} />
                  )
                }
              />
            </div>
            <div className={styles.crew}>
              <FilmCrew crew={film.crew} />
            </div>
            {!hasSide && opened}
            {isDesktop && !hasSide && seats && <div className={styles.seatsBelow}>{seats}</div>}
          </div>
          <div className={styles.hints}>
            {noHints === undefined ? (
              <HintPanel
                {...{ hints, hasOneReview, isPaused }}
                overview={film.overview}
                onOpen={open}
              />
            ) : (
              <p>{noHints}</p>
            )}
          </div>
          <div className={styles.cast}>
            {props.cast}
            {!hasSide && props.belowCast}
          </div>
        </div>
        <section className={styles.dock} data-night aria-label={say('play.your-guess')}>
          <GuessDock {...props.guess} isPaused={isPaused} />
        </section>
      </main>
      {hasSide && (
        <aside className={styles.side} aria-label={side.label}>
          <p className={styles.hand}>
            <strong>{points}</strong>
            <span>{say('play.in-hand', { points })}</span>
          </p>
          <div className={styles.beside}>
            {seats}
            {side.content}
          </div>
          {opened}
          {side.end}
        </aside>
      )}
    </div>
  );
}

type ComingFilmProps = Readonly<{ header: ReactNode; words: string }>;

/** The same screen before its film is known, with words that appear only if the wait is long. */
export function ComingFilm({ header, words }: ComingFilmProps) {
  return (
    <div className={styles.frame}>
      {header}
      <main className={styles.middle} aria-busy>
        <div className={styles.title}>
          <p className={styles.coming}>{words}</p>
        </div>
        <div className={styles.left}>
          <div className={styles.poster}>
            <Curtain behind={undefined} />
          </div>
        </div>
      </main>
    </div>
  );
}
