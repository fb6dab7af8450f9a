import { useLingui } from '@lingui/react';
import { POINTS_PER_NAME } from '@outoften/rules/guessing/cast-slots';
import { HINT_PRICES, HINTS, type HintStates } from '@outoften/rules/guessing/hints';
import type { Score } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import styles from './receipt.module.css';
import { offWords } from './result-words.ts';

export type ReceiptLines = Readonly<{
  score: Score;
  hints: HintStates;
  /** Names that the player found. */
  credited: readonly string[];
  /** Names that are not in the cast. */
  missed: readonly string[];
  /** The number of wrong names, if the names are not known. */
  missedCount?: number;
}>;

type ReceiptProps = ReceiptLines &
  Readonly<{
    guess: Rating;
    rating: Rating;
    /** The total while it counts up. The full total if left out. */
    total?: number;
  }>;

/** A receipt of the points, line by line. The lines add up to the total. */
export function Receipt({ score, hints, credited, missed, guess, rating, ...rest }: ReceiptProps) {
  const { missedCount = missed.length, total = score.total } = rest;
  const say = useMessages();
  const { i18n } = useLingui();
  const kept = score.start - score.spent;
  const heldBack = score.accuracy + kept + score.credited - score.total;
  return (
    <section className={styles.receipt} aria-label={say('play.receipt')}>
      <dl className={styles.lines}>
        <Line
          name={say('play.receipt.guess')}
          note={offWords(say, guess, rating)}
          points={String(score.accuracy)}
        />
        {score.start > 0 && (
          <Line
            name={say('play.receipt.kept')}
            note={score.spent > 0 && [score.start, ...spentWords(hints, say)].join(', ')}
            points={String(kept)}
          />
        )}
        {credited.map((name) => (
          <Line key={name} name={name} points={`+${POINTS_PER_NAME}`} />
        ))}
        {heldBack > 0 && (
          <Line
            name={say('play.receipt.held', { most: score.total, names: missedCount })}
            points={`−${heldBack}`}
            isLoss
          />
        )}
      </dl>
      {missed.length > 0 && heldBack === 0 && (
        <p className={styles.missed}>
          {say('play.receipt.missed')}{' '}
          <s>{new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(missed)}</s>
        </p>
      )}
      <p className={styles.total}>
        <span>{say('play.receipt.total')}</span>
        <strong>{total}</strong>
      </p>
    </section>
  );
}

function spentWords(hints: HintStates, say: Say): readonly string[] {
  return HINTS.filter((hint) => hints[hint] === 'bought').map((hint) =>
    say(`play.receipt.spent.${hint}`, { points: HINT_PRICES[hint] }),
  );
}

function Line({
  name,
  note,
  points,
  isLoss,
}: Readonly<{ name: string; note?: string | false; points: string; isLoss?: boolean }>) {
  return (
    <div data-loss={isLoss || undefined}>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd>{points}</dd>
    </div>
  );
}
