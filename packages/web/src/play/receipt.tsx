import { useLingui } from '@lingui/react';
import { POINTS_PER_NAME } from '@outoften/rules/cast-slots';
import { HINT_PRICES, HINTS, type Hint, type HintStates } from '@outoften/rules/hints';
import type { Rating } from '@outoften/rules/rating';
import type { Score } from '@outoften/rules/score';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from './receipt.module.css';
import { distanceWords } from './result-words.ts';

type ReceiptProps = Readonly<{
  score: Score;
  hints: HintStates;
  /** Names of the cast that were found. */
  credited: readonly string[];
  /** Names that were tried and are not in it. */
  missed: readonly string[];
  guess: Rating;
  rating: Rating;
}>;

const HINT_NAMES = {
  poster: 'play.hint.poster',
  overview: 'play.hint.overview',
  review: 'play.hint.review',
} satisfies Record<Hint, MessageId>;

/** How the points came about, line by line, as on a till roll. */
export function Receipt({ score, hints, credited, missed, guess, rating }: ReceiptProps) {
  const say = useMessages();
  const { i18n } = useLingui();
  const distance = distanceWords(guess, rating);
  const bought = HINTS.filter((hint) => hints[hint] === 'bought');
  return (
    <section className={styles.receipt} aria-label={say('play.receipt')}>
      <dl className={styles.lines}>
        <Line name={say(distance.short, distance.values)} points={String(score.accuracy)} />
        <Line name={say('play.receipt.start')} points={String(score.start)} />
        {bought.map((hint) => (
          <Line key={hint} name={say(HINT_NAMES[hint])} points={`−${HINT_PRICES[hint]}`} />
        ))}
        {credited.map((name) => (
          <Line key={name} name={name} points={`+${POINTS_PER_NAME}`} />
        ))}
      </dl>
      {missed.length > 0 && (
        <p className={styles.missed}>
          {say('play.receipt.missed')}{' '}
          <s>{new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(missed)}</s>
        </p>
      )}
      <p className={styles.total}>
        <span>{say('play.receipt.total')}</span>
        <strong>{score.total}</strong>
      </p>
    </section>
  );
}

function Line({ name, points }: Readonly<{ name: string; points: string }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{points}</dd>
    </div>
  );
}
