import type { Attempt } from '@outoften/rules/attempt';
import type { CastSlot } from '@outoften/rules/cast-slots';
import type { Film } from '@outoften/rules/film';
import type { Hint } from '@outoften/rules/hints';
import type { Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { playSound } from '../audio/play-sound.ts';
import { useMessages } from '../messages/use-messages.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { Curtain } from '../ui/curtain.tsx';
import { Poster } from '../ui/poster.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { CastPanel, type NamingAnswer, type NamingProblem } from './cast-panel.tsx';
import { FilmCrew } from './film-crew.tsx';
import { FilmTitle } from './film-title.tsx';
import frame from './game-frame.module.css';
import { GuessDock } from './guess-dock.tsx';
import { HintPanel } from './hint-panel.tsx';
import { OpenedHint, type ReadableHint, type ReadableReview } from './opened-hint.tsx';
import { PosterTicket } from './poster-ticket.tsx';

type CastGuess = Readonly<{ slot: number; name: string }>;

type FilmFrameProps = Readonly<{
  header: ReactNode;
  film: Omit<Film, 'rating' | 'reviews'>;
  attempt: Attempt & { phase: 'guessing' };
  guess: Rating;
  reviews: readonly ReadableReview[];
  hasOneReview?: boolean;
  unlock: (hint: Hint) => Result<unknown, string>;
  /** The slots after the try. */
  nameCast: (guess: CastGuess) => Result<readonly CastSlot[], NamingProblem>;
  setGuess: (guess: Rating) => void;
  submit: () => void;
  aboveTitle?: ReactNode;
  belowTitle?: ReactNode;
  /** What stands below the cast where there is no side. */
  belowCast?: ReactNode;
  side: Readonly<{ label: string; content: (hasSide: boolean) => ReactNode }>;
}>;

/** A film to be guessed alone: hints for points, cast names, and the slider. */
export function FilmFrame(props: FilmFrameProps) {
  const { film, attempt, guess, reviews, hasOneReview = false, unlock, side } = props;
  const say = useMessages();
  const [reading, setReading] = useState<ReadableHint>();
  const screen = useRef<HTMLDivElement>(null);
  const isDesktop = useMediaQuery('(width >= 1024px)');
  const hasSide = useMediaQuery('(width >= 1280px)');

  // The film's name is where a screen reader, or the keyboard, begins.
  useEffect(() => screen.current?.querySelector('h1')?.focus(), []);

  function nameCast(tried: CastGuess): NamingAnswer {
    const named = props.nameCast(tried);
    if (!named.ok) return named;
    const slot = named.value[tried.slot];
    return slot === undefined ? refuse('no-such-slot') : ok(slot);
  }

  function open(hint: Hint): void {
    if (attempt.hints[hint] === 'locked' && unlock(hint).ok) playSound('unlock');
    if (hint === 'review' || (hint === 'overview' && !isDesktop)) setReading(hint);
  }

  const opened = reading !== undefined && (
    <OpenedHint
      hint={reading}
      overview={film.overview}
      reviews={reviews}
      onClose={() => setReading(undefined)}
    />
  );
  return (
    <div className={frame.frame} ref={screen}>
      {props.header}
      <main className={frame.main}>
        <div className={frame.middle}>
          <div className={frame.title}>
            {props.aboveTitle}
            <FilmTitle film={film} />
            {props.belowTitle}
          </div>
          <div className={frame.left}>
            <div className={frame.poster}>
              <Curtain
                behind={
                  attempt.hints.poster !== 'locked' && film.poster !== undefined ? (
                    <Poster src={film.poster} title={film.title} place="guessing" />
                  ) : undefined
                }
                tag={<PosterTicket film={film} onOpen={() => open('poster')} />}
              />
            </div>
            <div className={frame.crew}>
              <FilmCrew crew={film.crew} />
            </div>
            {!hasSide && opened}
          </div>
          <div className={frame.hints}>
            <HintPanel
              hints={attempt.hints}
              overview={film.overview}
              hasOneReview={hasOneReview}
              onOpen={open}
            />
          </div>
          <div className={frame.cast}>
            <CastPanel slots={attempt.slots} nameCast={nameCast} />
            {!hasSide && props.belowCast}
          </div>
        </div>
        <section className={frame.dock} data-night aria-label={say('play.your-guess')}>
          <GuessDock
            guess={guess}
            setGuess={props.setGuess}
            submit={() => afterPaint(props.submit)}
          />
        </section>
      </main>
      <aside className={frame.side} aria-label={side.label}>
        {side.content(hasSide)}
        {hasSide && opened}
      </aside>
    </div>
  );
}
