import { deadlineWith } from '@outoften/rules/allowance';
import { titleStyle } from '@outoften/rules/film/title-style';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import type { AudienceGuess } from '@outoften/rules/room/wire/room-message';
import { useState } from 'react';
import { formatTenths } from '../messages/format-number.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BilledCast } from '../play/cast/cast-panel.tsx';
import { FilmCrew } from '../play/film/film-crew.tsx';
import { FilmCurtain } from '../play/film/film-curtain.tsx';
import { FilmOrigin, useFilmSpoken } from '../play/film/film-title.tsx';
import { GuessDock } from '../play/guess/guess-dock.tsx';
import { secondsToGuess } from '../room/countdown.ts';
import { useRequest } from '../room/use-request.ts';
import { Countdown, RemainingTime, roundTime } from '../scores/guessers/countdown.tsx';
import { GuessedCount } from '../scores/guessers/guesser-row.tsx';
import type { Guessing } from '../scores/rounds/room-play.ts';
import { useSpoken } from '../ui/news/announcements.ts';
import { useFirstFocus, useLostFocus } from '../ui/page/focus.ts';
import styles from './audience-guessing.module.css';
import { type AudiencePlay, countGuesses } from './audience-play.ts';

type AudienceGuessingProps = Readonly<{ play: AudiencePlay<Guessing> }>;

/** The form for a member's guess. Until the round ends, only the number of other guesses is shown. */
export function AudienceGuessing({ play }: AudienceGuessingProps) {
  const say = useMessages();
  const { view, film, guess, clock } = play;
  const { round } = view.progress;
  const { number, startedAt } = round;
  const deadline = deadlineWith(play.allowance, round);
  const time = roundTime({ ...round, deadline }, clock);
  const title = useFirstFocus<HTMLHeadingElement>();
  const counted = say('audience.guessed', countGuesses(play));
  const [seconds] = useState(() => secondsToGuess(startedAt, deadline, clock()) ?? 0);
  const place = say('round.number', { round: number, rounds: view.meta.settings.maxRounds });
  useFilmSpoken(film, { place, seconds });
  return (
    <div className={styles.guessing}>
      <div className={styles.film}>
        <div className={styles.poster}>
          <FilmCurtain src={film?.posterPath} title={film?.title} place="guessing" />
        </div>
        <div className={styles.words}>
          <h1
            ref={title}
            tabIndex={-1}
            data-style={titleStyle(film?.title ?? '')}
            lang={film && 'en'}
          >
            {film?.title ?? say('audience.before')}
          </h1>
          {film !== undefined && (
            <>
              <p className={styles.origin}>
                <FilmOrigin film={film} />
              </p>
              <FilmCrew crew={film.crew} />
            </>
          )}
          <div className={styles.time}>
            {guess === undefined ? (
              <div className={styles.leader}>
                <Countdown {...time} />
              </div>
            ) : (
              <RemainingTime {...time} className={styles.leader} />
            )}
            <GuessedCount text={counted} />
          </div>
        </div>
        <div className={styles.cast}>
          <BilledCast cast={film?.cast} />
        </div>
      </div>
      {guess === undefined ? <Dock play={play} /> : <Done guess={guess} />}
    </div>
  );
}

function Done({ guess }: Readonly<{ guess: AudienceGuess }>) {
  const say = useMessages();
  const words = useLostFocus<HTMLParagraphElement>();
  const text =
    guess === 'spent'
      ? say('audience.spent')
      : say('audience.done', { rating: formatTenths(guess) });
  useSpoken(text);
  return (
    <p ref={words} tabIndex={-1} className={styles.done}>
      {guess !== 'spent' && <strong aria-hidden>{formatTenths(guess)}</strong>}
      <span>{text}</span>
    </p>
  );
}

function Dock({ play }: AudienceGuessingProps) {
  const say = useMessages();
  const [guess, setGuess] = useState<Rating>(DEFAULT_GUESS);
  const request = useRequest();
  return (
    <section aria-label={say('play.your-guess')} className={styles.dock} data-night>
      <GuessDock
        guess={guess}
        setGuess={setGuess}
        submit={() => void request.send(() => play.acts.guess(guess))}
        isSubmitting={request.isWaiting}
        isPaused={play.view.progress.round.pause !== undefined}
      />
      <p className={styles.rule}>{say('audience.submit')}</p>
    </section>
  );
}
