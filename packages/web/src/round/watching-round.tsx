import type { StageView } from '@outoften/rules/room/view-room';
import { useMessages } from '../messages/use-messages.ts';
import { FilmCrew } from '../play/film-crew.tsx';
import { ResultFrame } from '../play/result-frame.tsx';
import { Countdown } from '../scores/countdown.tsx';
import { GuesserRow } from '../scores/guesser-row.tsx';
import { guessersOf } from '../scores/guessers.ts';
import { Poster } from '../ui/poster.tsx';
import { useFirstFocus } from '../ui/use-first-focus.ts';
import { useStartAtTop } from '../ui/use-start-at-top.ts';
import { HandClosing } from './hand-closing.tsx';
import { OptionsButton } from './options-button.tsx';
import { RoundHeader } from './round-header.tsx';
import type { RoundPlay } from './round-play.ts';
import styles from './watching-round.module.css';

type WatchingRoundProps = Readonly<{ play: RoundPlay<StageView & { phase: 'guessing' }> }>;

/** A round that runs without this seat, which came too late for it. */
export function WatchingRound({ play }: WatchingRoundProps) {
  const say = useMessages();
  const { view, own, film, clock } = play;
  const { round } = view.stage;
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
          <Countdown
            startedAt={round.startedAt}
            deadline={round.deadline}
            pausedAt={round.pause?.since}
            clock={clock}
          />
        </div>
      }
      receipt={film !== undefined && <FilmCrew crew={film.crew} />}
      acts={
        <>
          <HandClosing play={play} />
          <OptionsButton play={play} />
        </>
      }
      side={<GuesserRow guessers={guessersOf(view.seats, own)} />}
    />
  );
}
