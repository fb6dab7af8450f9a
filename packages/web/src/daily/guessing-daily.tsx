import type { Attempt } from '@outoften/rules/attempt';
import type { Hint } from '@outoften/rules/hints';
import { ok, refuse } from '@outoften/rules/result';
import { attainableMaximum, pointsInHand } from '@outoften/rules/score';
import { CalendarDays } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { playSound } from '../audio/play-sound.ts';
import { useMessages } from '../messages/use-messages.ts';
import { CastPanel, type NamingAnswer } from '../play/cast-panel.tsx';
import { FilmCrew } from '../play/film-crew.tsx';
import { FilmTitle } from '../play/film-title.tsx';
import frame from '../play/game-frame.module.css';
import { HeaderPoints } from '../play/game-frame.tsx';
import { GuessDock } from '../play/guess-dock.tsx';
import { HintPanel } from '../play/hint-panel.tsx';
import { OpenedHint, type ReadableHint } from '../play/opened-hint.tsx';
import { PosterTicket } from '../play/poster-ticket.tsx';
import styles from '../play/side-points.module.css';
import { afterPaint } from '../ui/after-paint.ts';
import { Curtain } from '../ui/curtain.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Poster } from '../ui/poster.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { DailyHeader } from './daily-header.tsx';
import { DailyNotes } from './daily-notes.tsx';
import type { DailyState } from './daily-store.ts';
import { readableReviews } from './readable-reviews.ts';
import { daily } from './use-daily.ts';

type GuessingDailyProps = Readonly<{
  state: Extract<DailyState, { phase: 'guessing' }>;
  attempt: Attempt & { phase: 'guessing' };
}>;

/** The film of the day, to be guessed: hints for points, cast names that can cost, and the slider. */
export function GuessingDaily({ state, attempt }: GuessingDailyProps) {
  const say = useMessages();
  const { game, guess } = state;
  const { film, number } = game.puzzle;
  usePageTitle(
    say('play.title.film', { place: say('daily.title', { number }), title: film.title }),
  );
  const [reading, setReading] = useState<ReadableHint>();
  const screen = useRef<HTMLDivElement>(null);
  const points = pointsInHand(attempt.mode, attempt);
  const reviews = readableReviews(game.puzzle);
  const most = say('daily.most', { most: attainableMaximum(attempt.mode, attempt) });
  const isDesktop = useMediaQuery('(width >= 1024px)');
  const hasSide = useMediaQuery('(width >= 1280px)');

  // The film's name is where a screen reader, or the keyboard, begins.
  useEffect(() => screen.current?.querySelector('h1')?.focus(), []);

  function nameCast(guess: Readonly<{ slot: number; name: string }>): NamingAnswer {
    const named = daily.nameCast(guess);
    if (!named.ok) return named;
    const slot = named.value.attempt.slots[guess.slot];
    return slot === undefined ? refuse('no-such-slot') : ok(slot);
  }

  function open(hint: Hint): void {
    if (attempt.hints[hint] === 'locked' && daily.unlock(hint).ok) playSound('unlock');
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
      <DailyHeader number={number}>
        <HeaderPoints points={points} />
      </DailyHeader>
      <main className={frame.main}>
        <div className={frame.middle}>
          <div className={frame.title}>
            <DailyNotes state={state} />
            <FilmTitle film={film} />
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
            <HintPanel hints={attempt.hints} overview={film.overview} hasOneReview onOpen={open} />
          </div>
          <div className={frame.cast}>
            <CastPanel slots={attempt.slots} nameCast={nameCast} />
            {!hasSide && <p className={styles.run}>{most}</p>}
          </div>
        </div>
        <section className={frame.dock} data-night aria-label={say('play.your-guess')}>
          <GuessDock
            guess={guess}
            setGuess={daily.setGuess}
            submit={() => afterPaint(daily.submit)}
          />
        </section>
      </main>
      <aside className={frame.side} aria-label={say('daily.points')}>
        <div className={styles.side}>
          <p className={styles.hand}>
            <strong>{points}</strong>
            <span>{say('daily.in-hand', { points })}</span>
          </p>
          {hasSide && <p className={styles.run}>{most}</p>}
          <TextLink to="/game/daily/archive" icon={CalendarDays}>
            {say('daily.all')}
          </TextLink>
        </div>
        {hasSide && opened}
      </aside>
    </div>
  );
}
