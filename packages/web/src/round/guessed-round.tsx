import { creditedNames, missedNames } from '@outoften/rules/cast-slots';
import type { Rating } from '@outoften/rules/rating';
import type { GuessView, OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { StageView } from '@outoften/rules/room/view-room';
import { useSound } from '../audio/use-sound.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Receipt } from '../play/receipt.tsx';
import { ResultLine } from '../play/result-line.tsx';
import { distanceWords, verdictWords } from '../play/result-words.ts';
import { RemainingTime } from '../scores/countdown.tsx';
import { GuesserRow } from '../scores/guesser-row.tsx';
import { guessersOf } from '../scores/guessers.ts';
import { HandClosing } from './hand-closing.tsx';
import { OptionsButton } from './options-button.tsx';
import styles from './result-frame.module.css';
import { ResultFrame } from './result-frame.tsx';
import type { RoundPlay } from './round-play.ts';

type GuessedRoundProps = Readonly<{
  play: RoundPlay<StageView & { phase: 'guessing' }>;
  attempt: OwnAttempt;
  guess: GuessView;
  answer: Rating;
}>;

/** What one's own guess brought, while others are still thinking. */
export function GuessedRound({ play, attempt, guess, answer }: GuessedRoundProps) {
  const say = useMessages();
  const { view, own, clock } = play;
  const { round } = view.stage;
  const { film } = attempt;
  useSound('reveal');
  const words = guess.value === undefined ? undefined : distanceWords(guess.value, answer);
  return (
    <ResultFrame
      play={play}
      round={round.number}
      time={
        <RemainingTime
          startedAt={round.startedAt}
          deadline={round.deadline}
          pausedAt={round.pause?.since}
          clock={clock}
          className={styles.leader}
        />
      }
      film={film}
      heading={
        words === undefined
          ? say('round.no-guess')
          : say(words.message, { ...words.values, points: guess.score.accuracy })
      }
      lead={
        guess.value === undefined
          ? say('round.no-guess.lead', { title: film.title })
          : say(verdictWords(guess.value, answer), { title: film.title })
      }
      line={guess.value !== undefined && <ResultLine guess={guess.value} rating={answer} />}
      receipt={
        guess.value !== undefined && (
          <Receipt
            score={guess.score}
            hints={attempt.hints}
            credited={creditedNames(attempt.slots)}
            missed={missedNames(attempt.slots)}
            guess={guess.value}
            rating={answer}
          />
        )
      }
      acts={
        <>
          <p className={styles.waiting}>
            {say(guess.value === undefined ? 'round.waiting.no-guess' : 'round.waiting')}
          </p>
          <HandClosing play={play} />
          <OptionsButton play={play} />
        </>
      }
      side={<GuesserRow guessers={guessersOf(view.seats, own)} />}
    />
  );
}
