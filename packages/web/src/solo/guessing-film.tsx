import type { Attempt } from '@outoften/rules/attempt';
import type { Hint } from '@outoften/rules/hints';
import type { Rating } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { pointsInHand } from '@outoften/rules/score';
import type { SoloGame } from '@outoften/rules/solo-game';
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
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { Curtain } from '../ui/curtain.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Poster } from '../ui/poster.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { nextLesson } from './coach.ts';
import { CoachLine } from './coach-line.tsx';
import { readableReviews } from './readable-reviews.ts';
import { SidePoints } from './side-points.tsx';
import { SoloHeader } from './solo-header.tsx';
import { soloGame } from './use-solo-game.ts';

type GuessingFilmProps = Readonly<{
  game: SoloGame;
  attempt: Attempt & { phase: 'guessing' };
  guess: Rating;
}>;

/** A film to be guessed: hints for points, cast names, and the slider. */
export function GuessingFilm({ game, attempt, guess }: GuessingFilmProps) {
  const say = useMessages();
  const { film, filmNumber: number } = game;
  usePageTitle(
    say('play.title.film', { place: say('solo.film-number', { number }), title: film.title }),
  );
  const { data, save } = useSavedData();
  const { isCoached = false } = data;
  const [reading, setReading] = useState<ReadableHint>();
  const screen = useRef<HTMLDivElement>(null);
  const isDesktop = useMediaQuery('(width >= 1024px)');
  const hasSide = useMediaQuery('(width >= 1280px)');
  const points = pointsInHand(attempt.mode, attempt);
  const reviews = readableReviews(game.film);

  // The film's name is where a screen reader, or the keyboard, begins.
  useEffect(() => screen.current?.querySelector('h1')?.focus(), []);

  function nameCast(guess: Readonly<{ slot: number; name: string }>): NamingAnswer {
    const named = soloGame.nameCast(guess);
    if (!named.ok) return named;
    const slot = named.value.slots[guess.slot];
    return slot === undefined ? refuse('no-such-slot') : ok(slot);
  }

  function open(hint: Hint): void {
    if (attempt.hints[hint] === 'locked' && soloGame.unlock(hint).ok) playSound('unlock');
    if (hint === 'review' || (hint === 'overview' && !isDesktop)) setReading(hint);
  }

  function submit(): void {
    soloGame.submit();
    if (!isCoached) save({ isCoached: true });
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
      <SoloHeader game={game}>
        <HeaderPoints points={points} />
      </SoloHeader>
      <main className={frame.main}>
        <div className={frame.middle}>
          <div className={frame.title}>
            <FilmTitle film={film} />
            {!isCoached && <CoachLine lesson={nextLesson(attempt, guess)} />}
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
            <HintPanel hints={attempt.hints} overview={film.overview} onOpen={open} />
          </div>
          <div className={frame.cast}>
            <CastPanel slots={attempt.slots} nameCast={nameCast} />
          </div>
        </div>
        <section className={frame.dock} data-night aria-label={say('play.your-guess')}>
          <GuessDock guess={guess} setGuess={soloGame.setGuess} submit={() => afterPaint(submit)} />
        </section>
      </main>
      <aside className={frame.side} aria-label={say('solo.points')}>
        <SidePoints game={game} points={points} />
        {hasSide && opened}
      </aside>
    </div>
  );
}
