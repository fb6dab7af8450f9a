import { refuse } from '@outoften/rules/result';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { OpenRoundView, ProgressView } from '@outoften/rules/room/view/view-room';
import { useMessages } from '../../messages/use-messages.ts';
import { BilledCast } from '../../play/cast/billed-cast.tsx';
import { CastPanel, type NamingAnswer } from '../../play/cast/cast-panel.tsx';
import { FilmTitle } from '../../play/film/film-title.tsx';
import { HeaderPoints } from '../../play/frames/game-header.tsx';
import { PlayFrame } from '../../play/frames/play-frame.tsx';
import { coveredReviews } from '../../play/hints/readable-reviews.ts';
import { useRequest } from '../../room/notices/use-request.ts';
import { Countdown } from '../../scores/guessers/countdown.tsx';
import { GuesserRow } from '../../scores/guessers/guesser-row.tsx';
import { countGuesses, guessersOf, MOST_FACES } from '../../scores/guessers/guessers.ts';
import { useMediaQuery } from '../../ui/page/use-media-query.ts';
import { OptionsButton } from '../parts/options-button.tsx';
import { RoundHeader } from '../parts/round-header.tsx';
import type { RoundPlay } from '../parts/round-play.ts';
import styles from './guessing-round.module.css';
import { HandClosing } from './hand-closing.tsx';
import { useOwnGuess } from './use-own-guess.ts';
import { useRoundSpoken } from './use-round-spoken.ts';

type GuessingRoundProps = Readonly<{
  play: RoundPlay<ProgressView & { phase: 'guessing' }>;
  attempt: OwnAttempt;
}>;

/** A round before the player's guess. */
export function GuessingRound({ play, attempt }: GuessingRoundProps) {
  const say = useMessages();
  const { view, own, clock, acts } = play;
  const { round } = view.progress;
  const { allowHints, advancedMode } = view.meta.settings.scoring;
  const { film, pointsInHand: points } = attempt;
  const pausedAt = round.pause?.since;
  const isPaused = pausedAt !== undefined;
  const deadline = ownDeadline(round, attempt);
  const time = { draft: attempt.draft, deadline, isPaused, hasPlayed: hasPlayed(attempt) };
  const guess = useOwnGuess(time, acts, clock);
  const request = useRequest();
  const isDesktop = useMediaQuery('(width >= 1024px)');

  useRoundSpoken({ play, attempt, deadline });

  const listed = guessersOf(view.seats, own);
  const counted = say('scores.guessed', countGuesses(listed));
  const isCounted = !isDesktop && listed.length <= MOST_FACES;
  const countdown = (
    <div className={styles.leader}>
      <Countdown
        startedAt={round.startedAt}
        deadline={deadline}
        pausedAt={pausedAt}
        clock={clock}
      />
    </div>
  );
  const foot = (
    <div className={styles.foot}>
      <HandClosing play={play} />
      <OptionsButton play={play} />
    </div>
  );
  return (
    <PlayFrame
      header={
        <RoundHeader play={play} round={round.number} note={isCounted ? counted : undefined}>
          {!isDesktop && countdown}
          <HeaderPoints points={points} />
        </RoundHeader>
      }
      title={
        <div className={styles.heading}>
          <div className={styles.title}>
            <FilmTitle film={film} />
          </div>
          {isDesktop && countdown}
        </div>
      }
      film={{ ...film, poster: film.posterPath }}
      hints={attempt.hints}
      reviews={coveredReviews(film.reviews)}
      noHints={allowHints || advancedMode ? undefined : say('round.no-hints')}
      {...{ guess, isPaused, points }}
      unlock={(hint) => request.send(() => acts.unlock(hint))}
      cast={
        advancedMode ? (
          <CastPanel slots={attempt.slots} nameCast={isPaused ? refusePaused : acts.nameCast} />
        ) : (
          <BilledCast cast={film.cast} />
        )
      }
      seats={<GuesserRow guessers={listed} isCounted={isCounted} />}
      belowCast={foot}
      side={{ label: say('round.side'), end: foot }}
    />
  );
}

/** True once a hint was bought or a name was tried. */
function hasPlayed({ hints, slots }: OwnAttempt): boolean {
  const isTried = slots.some(({ state, wrongNames }) => state !== 'open' || wrongNames.length > 0);
  return isTried || Object.values(hints).includes('bought');
}

/** Refuses a name during a pause. The name stays in its field. */
function refusePaused(): NamingAnswer {
  return refuse('paused');
}

/**
 * Returns when the seat's time is over; undefined without a limit. It is computed from the round's start, which
 * everyone gets again when a pause ends. The seat's own part may be older.
 */
function ownDeadline(
  { startedAt }: Pick<OpenRoundView, 'startedAt'>,
  { timeMs }: Pick<OwnAttempt, 'timeMs'>,
): number | undefined {
  return timeMs === undefined ? undefined : startedAt + timeMs;
}
