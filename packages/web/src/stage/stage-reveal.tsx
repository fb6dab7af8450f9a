import type { StageView } from '@outoften/rules/room/view-room';
import { titleStyle } from '@outoften/rules/title-style';
import { useState } from 'react';
import { useSound } from '../audio/use-sound.ts';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { findClosest } from '../scores/closest.ts';
import { lineGuesses } from '../scores/line-guesses.ts';
import { NumberLine } from '../scores/number-line.tsx';
import { closestWords, houseWords } from '../scores/round-words.ts';
import { standingRows } from '../scores/standing-rows.ts';
import { useCountdown } from '../scores/use-countdown.ts';
import { Curtain } from '../ui/curtain.tsx';
import { Poster } from '../ui/poster.tsx';
import { colourVariable } from '../ui/rating-colour.ts';
import { JoiningCorner } from './joining-corner.tsx';
import type { StagePlay } from './stage-play.ts';
import styles from './stage-reveal.module.css';
import { StageStandings } from './stage-standings.tsx';

type StageRevealProps = Readonly<{ play: StagePlay<StageView & { phase: 'revealed' }> }>;

/**
 * How long the truth stands before the standings come, in milliseconds: somewhat over half of the 12 s after which a room
 * goes on by itself.
 */
const TRUTH_STANDS_MS = 6500;

/** After the bell: the truth among all guesses, then where everybody stands. */
export function StageReveal({ play }: StageRevealProps) {
  const { view, house, clock } = play;
  const { round } = view.stage;
  // From when this screen shows it: a stage that was opened late has its reveal, too.
  const [shownAt] = useState(clock);
  const truth = useCountdown(shownAt, shownAt + TRUTH_STANDS_MS, clock);
  if (truth !== undefined && truth.seconds > 0) return <Truth play={play} />;
  const rows = standingRows(view.seats, { own: undefined, round });
  return <StageStandings play={play} rows={rows} house={house} />;
}

function Truth({ play }: StageRevealProps) {
  const say = useMessages();
  useSound('reveal');
  const { view, film } = play;
  const {
    round,
    round: { answer, results, house },
  } = view.stage;
  const closest = findClosest(results, { seats: view.seats, own: undefined });
  return (
    <div className={styles.reveal}>
      <div className={styles.poster}>
        <Curtain
          behind={
            film?.posterPath === undefined ? undefined : (
              <Poster src={film.posterPath} title={film.title} place="stage" />
            )
          }
        />
      </div>
      <div className={styles.words}>
        <p className={styles.number}>
          {say('stage.round', { round: round.number, rounds: view.meta.settings.maxRounds })}
        </p>
        {film !== undefined && (
          <h1 data-style={titleStyle(film.title)} lang="en">
            {film.title}
          </h1>
        )}
        <div className={styles.truth}>
          <p className={styles.figure} style={{ '--colour': colourVariable(answer) }}>
            {formatTenths(answer)}
          </p>
          <div className={styles.told}>
            <p>
              <strong>{closestWords(closest, say)}</strong>
            </p>
            {house !== undefined && <p>{houseWords(house, results, say)}</p>}
          </div>
        </div>
      </div>
      <JoiningCorner play={play} className={styles.joining} />
      <div className={styles.line}>
        <NumberLine
          answer={answer}
          guesses={lineGuesses(results, { seats: view.seats, own: undefined })}
          house={house}
        />
      </div>
    </div>
  );
}
