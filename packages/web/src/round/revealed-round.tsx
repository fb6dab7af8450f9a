import { missedNames } from '@outoften/rules/cast-slots';
import type { Rating } from '@outoften/rules/rating';
import type { RoundResult } from '@outoften/rules/room/round';
import type { StageView } from '@outoften/rules/room/view-room';
import { useSound } from '../audio/use-sound.ts';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Receipt } from '../play/receipt.tsx';
import { distanceWords } from '../play/result-words.ts';
import { vibrate } from '../play/vibration.ts';
import { findClosest } from '../scores/closest.ts';
import { houseStanding } from '../scores/house-standing.ts';
import { lineGuesses } from '../scores/line-guesses.ts';
import { OpenNumberLine } from '../scores/open-number-line.tsx';
import { ReactionSums } from '../scores/reaction-sums.tsx';
import { closestWords, houseWords } from '../scores/round-words.ts';
import { standingRows } from '../scores/standing-rows.ts';
import { StandingsList } from '../scores/standings-list.tsx';
import { colourVariable } from '../ui/rating-colour.ts';
import { RatingFigure } from '../ui/rating-figure.tsx';
import { NextActs } from './next-acts.tsx';
import { OptionsButton } from './options-button.tsx';
import { ResultFrame } from './result-frame.tsx';
import styles from './revealed-round.module.css';
import type { RoundPlay } from './round-play.ts';

type RevealedRoundProps = Readonly<{ play: RoundPlay<StageView & { phase: 'revealed' }> }>;

/** The truth, everybody's guess beside it, and where all stand now. */
export function RevealedRound({ play }: RevealedRoundProps) {
  const say = useMessages();
  const { view, own, film, played } = play;
  const { round } = view.stage;
  const { answer, results, house } = round;
  const ownResult = results.find(({ seat }) => seat === own);
  // Told to this seat alone, until the next round.
  const tried = play.attempt?.roundId === round.id ? play.attempt : undefined;
  const closest = findClosest(results, { seats: view.seats, own });
  const rows = standingRows(view.seats, { own, round });
  useSound('reveal');
  return (
    <ResultFrame
      play={play}
      round={round.number}
      film={film}
      heading={useHeading(ownResult, play)}
      lead={
        <>
          {closestWords(closest, say)} {house !== undefined && houseWords(house, results, say)}
        </>
      }
      figure={<TruthFigure answer={answer} />}
      line={
        <OpenNumberLine
          answer={answer}
          guesses={lineGuesses(results, { seats: view.seats, own })}
          house={house}
        />
      }
      receipt={
        ownResult?.guess !== undefined && (
          <Receipt
            score={ownResult.score}
            hints={ownResult.hints}
            credited={ownResult.credited}
            missed={tried === undefined ? [] : missedNames(tried.slots)}
            guess={ownResult.guess}
            rating={answer}
          />
        )
      }
      acts={
        <>
          <NextActs play={play} />
          <OptionsButton play={play} />
        </>
      }
      foot={
        view.meta.settings.isAudienceSession && (
          <section className={styles.reactions} aria-label={say('scores.reactions')}>
            <ReactionSums reactions={play.reactions} />
          </section>
        )
      }
      side={
        <section aria-labelledby="standings">
          <h2 id="standings">{say('round.standings')}</h2>
          <StandingsList rows={rows} house={houseStanding(played)} />
        </section>
      }
    />
  );
}

function TruthFigure({ answer }: Readonly<{ answer: Rating }>) {
  const say = useMessages();
  return (
    <p className={styles.figure} style={{ '--colour': colourVariable(answer) }}>
      <span>{say('play.audience')}</span>
      <strong onAnimationEnd={() => vibrate('reveal')}>
        <span className="visually-hidden">{formatTenths(answer)}</span>
        <span aria-hidden>
          <RatingFigure rating={answer} />
        </span>
      </strong>
    </p>
  );
}

/** What the round brought oneself. */
function useHeading(
  result: RoundResult | undefined,
  { film, view }: RevealedRoundProps['play'],
): string {
  const say = useMessages();
  const { answer } = view.stage.round;
  if (result === undefined) {
    return say('round.watched', { title: film?.title ?? '', rating: formatTenths(answer) });
  }
  if (result.guess === undefined) return say('round.no-guess');
  const words = distanceWords(result.guess, answer);
  return say(words.message, { ...words.values, points: result.score.accuracy });
}
