import type { Hint } from '@outoften/rules/hints';
import { refuse } from '@outoften/rules/result';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { FilmView } from '@outoften/rules/room/view-film';
import type { StageView } from '@outoften/rules/room/view-room';
import { useEffect, useRef, useState } from 'react';
import { playSound } from '../audio/play-sound.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BilledCast } from '../play/billed-cast.tsx';
import { CastPanel, type NamingAnswer } from '../play/cast-panel.tsx';
import { readCoveredReview } from '../play/covered-review.ts';
import { FilmCrew } from '../play/film-crew.tsx';
import { FilmTitle } from '../play/film-title.tsx';
import frame from '../play/game-frame.module.css';
import { HeaderPoints } from '../play/game-frame.tsx';
import { GuessDock } from '../play/guess-dock.tsx';
import { HintPanel } from '../play/hint-panel.tsx';
import { OpenedHint, type ReadableHint } from '../play/opened-hint.tsx';
import { PosterTicket } from '../play/poster-ticket.tsx';
import { useRequest } from '../room/use-request.ts';
import { Countdown } from '../scores/countdown.tsx';
import { GuesserRow } from '../scores/guesser-row.tsx';
import { countGuesses, guessersOf, MOST_FACES } from '../scores/guessers.ts';
import { Curtain } from '../ui/curtain.tsx';
import { Poster } from '../ui/poster.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import styles from './guessing-round.module.css';
import { HandClosing } from './hand-closing.tsx';
import { OptionsButton } from './options-button.tsx';
import { ownDeadline } from './own-deadline.ts';
import { RoundHeader } from './round-header.tsx';
import type { RoundPlay } from './round-play.ts';
import { useOwnGuess } from './use-own-guess.ts';
import { useRoundSpoken } from './use-round-spoken.ts';

type GuessingRoundProps = Readonly<{
  play: RoundPlay<StageView & { phase: 'guessing' }>;
  attempt: OwnAttempt;
}>;

/** A film that all guess at the same time. */
export function GuessingRound({ play, attempt }: GuessingRoundProps) {
  const say = useMessages();
  const { view, own, clock, acts } = play;
  const { round } = view.stage;
  const { scoring } = view.meta.settings;
  const { film, hints } = attempt;
  const reviews = film.reviews?.map(readCoveredReview) ?? [];
  const screen = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState<ReadableHint>();
  const pausedAt = round.pause?.since;
  const isPaused = pausedAt !== undefined;
  const deadline = ownDeadline(round, attempt);
  const time = { draft: attempt.draft, deadline, isPaused, hasPlayed: hasPlayed(attempt) };
  const ownGuess = useOwnGuess(time, acts, clock);
  const request = useRequest();
  const isDesktop = useMediaQuery('(width >= 1024px)');
  const hasSide = useMediaQuery('(width >= 1280px)');

  useRoundSpoken({ play, attempt, deadline });

  // The film's name is where a screen reader, or the keyboard, begins.
  useEffect(() => screen.current?.querySelector('h1')?.focus(), []);

  async function open(hint: Hint): Promise<void> {
    const isLocked = hints[hint] === 'locked';
    if (isLocked && !(await request.send(() => acts.unlock(hint)))) return;
    if (isLocked) playSound('unlock');
    if (hint === 'review' || (hint === 'overview' && !isDesktop)) setReading(hint);
  }

  const sellsHints = scoring.allowHints || scoring.advancedMode;
  const listed = guessersOf(view.seats, own);
  const counted = say('scores.guessed', countGuesses(listed));
  const isCounted = !isDesktop && listed.length <= MOST_FACES;
  const guessers = <GuesserRow guessers={listed} isCounted={isCounted} />;
  const countdown = (
    <Countdown startedAt={round.startedAt} deadline={deadline} pausedAt={pausedAt} clock={clock} />
  );
  const opened = reading !== undefined && (
    <OpenedHint
      hint={reading}
      overview={film.overview}
      reviews={reviews}
      onClose={() => setReading(undefined)}
    />
  );
  return (
    <div className={`${frame.frame} ${styles.round}`} ref={screen}>
      <RoundHeader play={play} round={round.number} note={isCounted ? counted : undefined}>
        {!isDesktop && <div className={styles.leader}>{countdown}</div>}
        <HeaderPoints points={attempt.pointsInHand} />
      </RoundHeader>
      <main className={frame.main}>
        <div className={frame.middle}>
          <div className={frame.title}>
            {!isDesktop && <div className={styles.guessers}>{guessers}</div>}
            <div className={styles.heading}>
              <div className={styles.title}>
                <FilmTitle film={film} />
              </div>
              {isDesktop && <div className={styles.leader}>{countdown}</div>}
            </div>
          </div>
          <div className={frame.left}>
            <div className={frame.poster}>
              <Curtain
                behind={posterOf(film)}
                tag={
                  sellsHints && (
                    <PosterTicket
                      film={{ poster: undefined, notice: film.notice }}
                      isPaused={isPaused}
                      onOpen={() => open('poster')}
                    />
                  )
                }
              />
            </div>
            <div className={frame.crew}>
              <FilmCrew crew={film.crew} />
            </div>
            {!hasSide && opened}
            {isDesktop && !hasSide && <div className={styles.leftSeats}>{guessers}</div>}
          </div>
          <div className={frame.hints}>
            {sellsHints ? (
              <HintPanel hints={hints} overview={film.overview} isPaused={isPaused} onOpen={open} />
            ) : (
              <p className={styles.alone}>{say('round.no-hints')}</p>
            )}
          </div>
          <div className={frame.cast}>
            {scoring.advancedMode ? (
              <CastPanel slots={attempt.slots} nameCast={isPaused ? refusePaused : acts.nameCast} />
            ) : (
              <BilledCast cast={film.cast} />
            )}
            {!hasSide && <Foot play={play} />}
          </div>
        </div>
        <section className={frame.dock} data-night aria-label={say('play.your-guess')}>
          <GuessDock {...ownGuess} isPaused={isPaused} />
        </section>
      </main>
      {hasSide && (
        <aside className={frame.side} aria-label={say('round.side')}>
          <p className={styles.hand}>
            <strong>{attempt.pointsInHand}</strong>
            <span>{say('round.in-hand', { points: attempt.pointsInHand })}</span>
          </p>
          {guessers}
          {opened}
          <Foot play={play} />
        </aside>
      )}
    </div>
  );
}

/** True once a hint was bought or a name was tried. */
function hasPlayed({ hints, slots }: OwnAttempt): boolean {
  const isTried = slots.some(({ state, wrongNames }) => state !== 'open' || wrongNames.length > 0);
  return isTried || Object.values(hints).includes('bought');
}

/** The name stays in its field, to be tried when the game goes on. */
function refusePaused(): NamingAnswer {
  return refuse('paused');
}

function Foot({ play }: Pick<GuessingRoundProps, 'play'>) {
  return (
    <div className={styles.foot}>
      <HandClosing play={play} />
      <OptionsButton play={play} />
    </div>
  );
}

function posterOf({ posterPath, title }: FilmView) {
  return posterPath === undefined ? undefined : (
    <Poster src={posterPath} title={title} place="guessing" />
  );
}
