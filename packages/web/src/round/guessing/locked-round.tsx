import { titleStyle } from '@outoften/rules/film/title-style';
import type { Rating } from '@outoften/rules/rating';
import type { SeatId } from '@outoften/rules/room/seat';
import type { GuessView, OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import { formatTenths } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { FilmCrew } from '../../play/film/film-crew.tsx';
import { FilmCurtain } from '../../play/film/film-curtain.tsx';
import { RulesLink } from '../../play/frames/game-header.tsx';
import { useOpenedHint } from '../../play/hints/opened-hint.tsx';
import { PosterTicket } from '../../play/hints/poster-ticket.tsx';
import { coveredReviews } from '../../play/hints/readable-reviews.ts';
import { useRequest } from '../../room/use-request.ts';
import { RemainingTime, roundTime } from '../../scores/guessers/countdown.tsx';
import { GuesserRow } from '../../scores/guessers/guesser-row.tsx';
import { countGuesses, guessersOf } from '../../scores/guessers/guessers.ts';
import { ReactionBar } from '../../scores/reactions/reaction-bar.tsx';
import type { Guessing } from '../../scores/rounds/room-play.ts';
import { RatingStrip } from '../../ui/fields/rating-slider.tsx';
import { useSpoken } from '../../ui/news/announcements.ts';
import { useMediaQuery } from '../../ui/page/browser-state.ts';
import { useFirstFocus } from '../../ui/page/focus.ts';
import { useStartAtTop } from '../../ui/page/use-start-at-top.ts';
import { useThrottled } from '../../ui/page/use-throttled.ts';
import { OpenRoundButtons, RoundHeader, type RoundPlay } from '../parts/round-parts.tsx';
import { FreeHints } from './free-hints.tsx';
import styles from './locked-round.module.css';

type LockedRoundProps = Readonly<{
  play: RoundPlay<Guessing>;
  attempt: OwnAttempt;
  guess: GuessView;
}>;

/**
 * A round after the player's guess. Shows the guess and the players who are still guessing. Everyone sees the answer at
 * the same time.
 */
export function LockedRound({ play, attempt, guess }: LockedRoundProps) {
  const say = useMessages();
  const { view, own, acts } = play;
  const { round } = view.progress;
  const { film, hints } = attempt;
  const isPaused = round.pause !== undefined;
  const title = useFirstFocus<HTMLHeadingElement>();
  useStartAtTop();
  const request = useRequest();
  const { open, opened } = useOpenedHint({
    ...{ film, hints },
    reviews: coveredReviews(film.reviews),
    unlock: (hint) => request.send(() => acts.unlock(hint)),
  });
  const isDesktop = useMediaQuery('(width >= 1024px)');
  const guessers = guessersOf(withOwnGuess(view.seats, own, guess), own);
  const counted = say('scores.guessed', countGuesses(guessers));
  const heading =
    guess.value === undefined
      ? say('scores.no-guess')
      : say('round.locked', { rating: formatTenths(guess.value) });

  useWaitingNews(
    guess.value === undefined ? `${heading}.` : `${heading}. ${say('round.locked.final')}`,
    counted,
  );

  return (
    <div className={styles.screen}>
      <RoundHeader play={play} round={round.number} note={isDesktop ? undefined : counted}>
        {!isDesktop && <TimeLeft play={play} />}
      </RoundHeader>
      <main className={styles.middle} data-news-below>
        <div className={styles.film}>
          <p className={styles.title} data-style={titleStyle(film.title)}>
            <strong lang="en">{film.title}</strong> <span>{film.releaseYear}</span>
          </p>
          {isDesktop && <TimeLeft play={play} />}
        </div>
        <div className={styles.words}>
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          <p>
            {guess.value === undefined
              ? say('round.no-guess.lead', { title: film.title })
              : say('round.together')}{' '}
            {guess.value !== undefined && say('round.locked.final')}
          </p>
        </div>
        <div className={styles.line}>
          <LockedLine guess={guess.value} />
        </div>
        <div className={styles.left}>
          <FilmCurtain
            src={film.posterPath}
            title={film.title}
            place="guessing"
            tag={
              <PosterTicket
                film={{ poster: undefined, notice: film.notice }}
                isFree
                isPaused={isPaused}
                onOpen={() => open('poster')}
              />
            }
          />
          <div className={styles.crew}>
            <FilmCrew crew={film.crew} />
          </div>
        </div>
        <div className={styles.hints}>
          <FreeHints hints={hints} isPaused={isPaused} onOpen={open} />
          {opened}
          <div className={styles.acts}>
            <OpenRoundButtons play={play} />
            <RulesLink />
          </div>
        </div>
        <div className={styles.side}>
          <GuesserRow guessers={guessers} isWaiting />
        </div>
        <section className={styles.reactions} aria-label={say('scores.reactions')}>
          <ReactionBar reactions={play.reactions} react={acts.react} />
        </section>
      </main>
    </div>
  );
}

/** Returns the seats with the own guess counted, before the room's event about it arrives. */
function withOwnGuess(
  seats: readonly SeatView[],
  own: SeatId | undefined,
  { value }: GuessView,
): readonly SeatView[] {
  if (value === undefined) return seats;
  return seats.map((seat) => (seat.id === own ? { ...seat, hasGuessed: true } : seat));
}

/** The time that the others have left. */
function TimeLeft({ play: { view, clock } }: Pick<LockedRoundProps, 'play'>) {
  return <RemainingTime {...roundTime(view.progress.round, clock)} className={styles.leader} />;
}

/** Below this rating there is no room for a label at the left, in tenths. */
const ROOM_FOR_LABEL = 25;

type LockedLineProps = Readonly<{
  /** Undefined for a seat without a guess. */
  guess: Rating | undefined;
}>;

/** The scale before the answer is known, with only the own guess on it. */
function LockedLine({ guess }: LockedLineProps) {
  const say = useMessages();
  if (guess === undefined) {
    return (
      <figure className={styles.locked} aria-hidden>
        <RatingStrip />
      </figure>
    );
  }
  return (
    <figure
      className={styles.locked}
      style={{ '--guess': guess / 100, '--signs': formatTenths(guess).length }}
    >
      <RatingStrip>
        <div className={styles.needle} />
      </RatingStrip>
      <p className={styles.guess} data-low={guess < ROOM_FOR_LABEL || undefined}>
        <span>{say('play.you')}</span>
        <strong>{formatTenths(guess)}</strong>
      </p>
    </figure>
  );
}

/** The time between two counts that are read aloud, in milliseconds. */
const SPOKEN_EVERY_MS = 5_000;

/** Announces that the guess is submitted and how many others are, then each new count. Names no player. */
function useWaitingNews(heading: string, counted: string): void {
  const spoken = useThrottled(counted, SPOKEN_EVERY_MS);
  const [first] = useState(counted);
  useSpoken(spoken === first ? `${heading} ${spoken}.` : `${spoken}.`);
}
