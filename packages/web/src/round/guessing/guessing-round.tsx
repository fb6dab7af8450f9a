import { refuse } from '@outoften/rules/result';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { BilledCast, CastPanel } from '../../play/cast/cast-panel.tsx';
import { FilmTitle } from '../../play/film/film-title.tsx';
import { PlayFrame } from '../../play/frames/play-frame.tsx';
import { coveredReviews } from '../../play/hints/readable-reviews.ts';
import { secondsToGuess } from '../../room/countdown.ts';
import { useRequest } from '../../room/use-request.ts';
import { Countdown, roundTime } from '../../scores/guessers/countdown.tsx';
import { GuesserRow } from '../../scores/guessers/guesser-row.tsx';
import { countGuesses, guessersOf, MOST_FACES } from '../../scores/guessers/guessers.ts';
import type { Guessing } from '../../scores/rounds/room-play.ts';
import { useMediaQuery } from '../../ui/page/browser-state.ts';
import { OpenRoundButtons, RoundHeader, type RoundPlay } from '../parts/round-parts.tsx';
import styles from './guessing-round.module.css';
import { useOwnGuess } from './use-own-guess.ts';

type GuessingRoundProps = Readonly<{
  play: RoundPlay<Guessing>;
  attempt: OwnAttempt;
}>;

/** A round before the player's guess. */
export function GuessingRound({ play, attempt }: GuessingRoundProps) {
  const say = useMessages();
  const { view, own, clock, acts } = play;
  const { round } = view.progress;
  const { allowHints, advancedMode } = view.meta.settings.scoring;
  const { film, pointsInHand: points } = attempt;
  const isPaused = round.pause !== undefined;
  // Counted from the round's start, which everyone gets again after a pause. The seat's own part may be older.
  const { timeMs } = attempt;
  const deadline = timeMs === undefined ? undefined : round.startedAt + timeMs;
  const { roundId, draft } = attempt;
  const time = { roundId, draft, deadline, isPaused, hasPlayed: hasPlayed(attempt) };
  const guess = useOwnGuess(time, acts, clock);
  const request = useRequest();
  const isDesktop = useMediaQuery('(width >= 1024px)');

  const [seconds] = useState(() => secondsToGuess(round.startedAt, deadline, clock()));

  const listed = guessersOf(view.seats, own);
  const counted = say('scores.guessed', countGuesses(listed));
  const isCounted = !isDesktop && listed.length <= MOST_FACES;
  const countdown = (
    <div className={styles.leader}>
      <Countdown {...roundTime({ ...round, deadline }, clock)} />
    </div>
  );
  return (
    <PlayFrame
      header={(inHand) => (
        <RoundHeader play={play} round={round.number} note={isCounted ? counted : undefined}>
          {!isDesktop && countdown}
          {inHand}
        </RoundHeader>
      )}
      spoken={{
        place: say('round.number', {
          round: round.number,
          rounds: view.meta.settings.maxRounds,
        }),
        seconds,
      }}
      title={
        <div className={styles.heading}>
          <div className={styles.title}>
            <FilmTitle film={film} />
          </div>
          {isDesktop && countdown}
        </div>
      }
      film={{ ...film, poster: film.posterPath }}
      attempt={attempt}
      reviews={coveredReviews(film.reviews)}
      noHints={allowHints || advancedMode ? undefined : say('round.no-hints')}
      {...{ guess, isPaused, points }}
      unlock={(hint) => request.send(() => acts.unlock(hint))}
      cast={
        advancedMode ? (
          <CastPanel
            slots={attempt.slots}
            nameCast={isPaused ? async () => refuse('paused') : acts.nameCast}
          />
        ) : (
          <BilledCast cast={film.cast} />
        )
      }
      seats={<GuesserRow guessers={listed} isCounted={isCounted} />}
      foot={<OpenRoundButtons play={play} />}
      side={{ label: say('round.side') }}
    />
  );
}

/** True once a hint was bought or a name was tried. */
function hasPlayed({ hints, slots }: OwnAttempt): boolean {
  const isTried = slots.some(({ state, wrongNames }) => state !== 'open' || wrongNames.length > 0);
  return isTried || Object.values(hints).includes('bought');
}
