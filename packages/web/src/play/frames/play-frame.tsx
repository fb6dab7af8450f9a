import type { CrewEntry, FilmNotice } from '@outoften/rules/film/film';
import { HINTS, type HintStates } from '@outoften/rules/guessing/hints';
import { castPoints } from '@outoften/rules/guessing/score';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Curtain } from '../../ui/house/curtain.tsx';
import { announce, useSpoken } from '../../ui/news/announcements.ts';
import { useMediaQuery } from '../../ui/page/browser-state.ts';
import { usePosterDescription } from '../../ui/pictures/poster.tsx';
import { FilmCrew } from '../film/film-crew.tsx';
import { FilmCurtain } from '../film/film-curtain.tsx';
import { type FilmSpoken, useFilmSpoken } from '../film/film-title.tsx';
import { GuessDock } from '../guess/guess-dock.tsx';
import { HintPanel, hintKey } from '../hints/hint-panel.tsx';
import { type ReadableReview, type UnlockHint, useOpenedHint } from '../hints/opened-hint.tsx';
import { PosterTicket } from '../hints/poster-ticket.tsx';
import { HeaderPoints, RulesLink } from './game-header.tsx';
import styles from './play-frame.module.css';

type HintsSpokenParts = Readonly<{
  poster: string | undefined;
  hints: HintStates;
  /** How many reviews the film shows. */
  reviews: number;
  points: number;
}>;

type PlayFrameProps = Readonly<{
  /** Gets the points, which it shows on a phone. */
  header: (points: ReactNode) => ReactNode;
  spoken: FilmSpoken;
  /** The film's title as a level 1 heading, and the content beside it. */
  title: ReactNode;
  film: Readonly<{
    title: string;
    releaseYear: number;
    /** Shown once its hint is open. A room does not send it earlier. */
    poster: string | undefined;
    overview: string | undefined;
    crew: readonly CrewEntry[];
    notice?: FilmNotice | undefined;
  }>;
  attempt: Pick<OwnAttempt, 'hints' | 'slots'>;
  reviews: readonly ReadableReview[];
  /** Shown in place of the hints in games without them. */
  noHints?: string | undefined;
  isPaused?: boolean;
  unlock: UnlockHint;
  cast: ReactNode;
  guess: ComponentProps<typeof GuessDock>;
  /** Points left before the guess, with those for cast names. */
  points: number;
  /** The other players and whether they have guessed. */
  seats?: ReactNode;
  /** The last buttons: in the side column, below the poster, or on a phone below the cast. */
  foot?: ReactNode;
  /** The column on wide screens: points, then the content, then the open page, then the foot. */
  side: Readonly<{ label: string; content?: ReactNode }>;
}>;

/** The screen on which a film is guessed, in every kind of game: film, hints, cast, guess and side column. */
export function PlayFrame(props: PlayFrameProps) {
  const { film, reviews, noHints, isPaused = false, unlock, points, seats, side } = props;
  const { hints, slots } = props.attempt;
  const named = castPoints(slots);
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
  useFilmSpoken(film, props.spoken);
  useHintsSpoken({
    ...{ poster: film.poster, hints },
    reviews: reviews.length,
    points: points - named,
  });

  const foot = (
    <div className={styles.foot}>
      {props.foot}
      <RulesLink />
    </div>
  );
  return (
    <div
      className={seats ? `${styles.frame} ${styles.seated}` : styles.frame}
      data-arriving
      ref={screen}
    >
      {props.header(<HeaderPoints {...{ points, named }} />)}
      <main className={styles.main} data-news-beside>
        <div className={styles.middle}>
          <div className={styles.title}>
            {!isDesktop && seats && <div className={styles.seatsAbove}>{seats}</div>}
            {props.title}
          </div>
          <div className={styles.left}>
            <div className={styles.poster}>
              <FilmCurtain
                src={hints.poster === 'locked' ? undefined : film.poster}
                title={film.title}
                place="guessing"
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
            {isDesktop && !hasSide && foot}
          </div>
          <div className={styles.hints}>
            {noHints === undefined ? (
              <HintPanel
                {...{ hints, isPaused }}
                hasOneReview={reviews.length === 1}
                overview={film.overview}
                onOpen={open}
              />
            ) : (
              <p>{noHints}</p>
            )}
          </div>
          <div className={styles.cast}>
            {props.cast}
            {!isDesktop && foot}
          </div>
        </div>
        <section className={styles.dock} data-night aria-label={say('play.your-guess')}>
          <GuessDock {...props.guess} isPaused={isPaused} />
        </section>
      </main>
      {hasSide && (
        <aside className={styles.side} aria-label={side.label}>
          <p className={styles.hand}>
            <strong>{points - named}</strong>
            <span>{say('play.in-hand', { points: points - named, named })}</span>
          </p>
          <div className={styles.beside}>
            {seats}
            {side.content}
          </div>
          {opened}
          {foot}
        </aside>
      )}
    </div>
  );
}

/** The same screen before its film is known, with words that appear only if the wait is long. */
export function ComingFilm({ header, words }: Readonly<{ header: ReactNode; words: string }>) {
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

/** Announces the points that are left after each hint and name. */
function useHintsSpoken({ poster, hints, reviews, points }: HintsSpokenParts): void {
  const say = useMessages();
  // A poster that was open from the beginning is described where it stands.
  const [isNews] = useState(hints.poster === 'locked');
  const isOpened = isNews && hints.poster !== 'locked';
  useSpoken(usePosterDescription(isOpened ? poster : undefined));
  const before = useRef({ hints, points });
  useEffect(() => {
    const { current: known } = before;
    before.current = { hints, points };
    const opened = HINTS.find((hint) => known.hints[hint] === 'locked' && hints[hint] !== 'locked');
    if (opened !== undefined) {
      const name = hintKey(opened, reviews === 1);
      announce(say('play.spoken.hint', { hint: say(`play.hint.${name}`), points }));
    } else if (known.points !== points) announce(say('play.spoken.points', { points }));
  }, [hints, reviews, points, say]);
}
