import type { StageView } from '@outoften/rules/room/view-room';
import { accuracyPoints } from '@outoften/rules/score';
import { useSound } from '../audio/use-sound.ts';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ResultLine } from '../play/result-line.tsx';
import { distanceWords } from '../play/result-words.ts';
import { findClosest } from '../scores/closest.ts';
import { lineGuesses } from '../scores/line-guesses.ts';
import { OpenNumberLine } from '../scores/open-number-line.tsx';
import { closestWords, houseWords } from '../scores/round-words.ts';
import { standingRows } from '../scores/standing-rows.ts';
import { StandingsList } from '../scores/standings-list.tsx';
import { Curtain } from '../ui/curtain.tsx';
import { Poster } from '../ui/poster.tsx';
import { useFirstFocus } from '../ui/use-first-focus.ts';
import type { AudiencePlay } from './audience-play.ts';
import styles from './audience-reveal.module.css';

type AudienceRevealProps = Readonly<{ play: AudiencePlay<StageView & { phase: 'revealed' }> }>;

/** The truth beside one's own guess, then beside everybody's. */
export function AudienceReveal({ play }: AudienceRevealProps) {
  const say = useMessages();
  const { view, film, house: total } = play;
  const { round } = view.stage;
  const guess = play.guess === 'spent' ? undefined : play.guess;
  const { answer, results, house } = round;
  const heading = useFirstFocus<HTMLHeadingElement>();
  const words = guess === undefined ? undefined : distanceWords(guess, answer);
  useSound('reveal');
  return (
    <div className={styles.reveal}>
      <div className={styles.poster}>
        <Curtain
          behind={
            film?.posterPath === undefined ? undefined : (
              <Poster src={film.posterPath} title={film.title} place="guessing" />
            )
          }
        />
      </div>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {words === undefined || guess === undefined
            ? say('audience.answer', { title: film?.title ?? '', rating: formatTenths(answer) })
            : say(words.message, { ...words.values, points: accuracyPoints(guess, answer) })}
        </h1>
        <p>
          {closestWords(findClosest(results, { seats: view.seats, own: undefined }), say)}{' '}
          {house !== undefined && houseWords(house, results, say)}
        </p>
      </div>
      {guess !== undefined && (
        <div className={styles.line}>
          <ResultLine guess={guess} rating={answer} />
        </div>
      )}
      <section className={styles.everybody} aria-labelledby="players">
        <h2 id="players">{say('audience.players')}</h2>
        <OpenNumberLine
          answer={answer}
          guesses={lineGuesses(results, { seats: view.seats, own: undefined })}
          house={house}
        />
      </section>
      <section className={styles.standings} aria-labelledby="standings">
        <h2 id="standings">{say('audience.standings')}</h2>
        <StandingsList rows={standingRows(view.seats, { own: undefined, round })} house={total} />
      </section>
    </div>
  );
}
