import { useMessages } from '../../messages/use-messages.ts';
import { FilmCrew } from '../../play/film/film-crew.tsx';
import { ResultFrame } from '../../play/frames/result-frame.tsx';
import { Countdown, roundTime } from '../../scores/guessers/countdown.tsx';
import { GuesserRow } from '../../scores/guessers/guesser-row.tsx';
import { guessersOf } from '../../scores/guessers/guessers.ts';
import type { Guessing } from '../../scores/rounds/room-play.ts';
import { useFirstFocus } from '../../ui/page/use-first-focus.ts';
import { useStartAtTop } from '../../ui/page/use-start-at-top.ts';
import { Poster } from '../../ui/pictures/poster.tsx';
import { OpenRoundButtons } from '../parts/round-buttons.tsx';
import { RoundHeader } from '../parts/round-header.tsx';
import type { RoundPlay } from '../parts/round-play.ts';
import styles from './watching-round.module.css';

type WatchingRoundProps = Readonly<{ play: RoundPlay<Guessing> }>;

/** A round for a player who joined too late for it. */
export function WatchingRound({ play }: WatchingRoundProps) {
  const say = useMessages();
  const { view, own, film, clock } = play;
  const { round } = view.progress;
  const heading = useFirstFocus<HTMLHeadingElement>();
  useStartAtTop();
  return (
    <ResultFrame
      layout="shared"
      header={<RoundHeader play={play} round={round.number} />}
      poster={
        film?.posterPath !== undefined ? (
          <Poster src={film.posterPath} title={film.title} place="result" />
        ) : undefined
      }
      words={
        <>
          <h1 ref={heading} tabIndex={-1}>
            {film?.title ??
              say('round.number', { round: round.number, rounds: view.meta.settings.maxRounds })}
          </h1>
          <p>{say('round.watching')}</p>
        </>
      }
      line={
        <div className={styles.leader}>
          <Countdown {...roundTime(round, clock)} />
        </div>
      }
      receipt={film !== undefined && <FilmCrew crew={film.crew} />}
      acts={<OpenRoundButtons play={play} />}
      side={<GuesserRow guessers={guessersOf(view.seats, own)} />}
    />
  );
}
