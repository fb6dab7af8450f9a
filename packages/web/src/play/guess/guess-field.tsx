import { HIGHEST_RATING, moveRating, parseRating, type Rating } from '@outoften/rules/rating';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { formatTenths } from '../../messages/format-tenths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './guess-field.module.css';

type GuessFieldProps = Readonly<{
  ref: Ref<HTMLInputElement>;
  guess: Rating;
  setGuess: (guess: Rating) => void;
  submit: () => void;
}>;

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The large figure. A press turns it into a field for a typed number. */
export function GuessField({ ref, guess, setGuess, submit }: GuessFieldProps) {
  const say = useMessages();
  const refusalId = useId();
  /** The text while it is being typed: "7." is not a rating yet. */
  const [draft, setDraft] = useState<string>();
  /** True after a text that is no rating was submitted. */
  const [isRefused, setRefused] = useState(false);

  function type(text: string): void {
    setDraft(text);
    setRefused(false);
    const rating = parseRating(text.trim());
    if (rating !== undefined) setGuess(rating);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps = KEY_STEPS[event.key];
    if (event.key === 'Enter') {
      if (isComplete(draft)) submit();
      else setRefused(true);
    }
    if (steps === undefined) return;
    event.preventDefault();
    forget();
    setGuess(moveRating(guess, steps));
  }

  function forget(): void {
    setDraft(undefined);
    setRefused(false);
  }

  return (
    <div className={styles.field} data-typing={draft !== undefined || undefined}>
      <span className={styles.shown} aria-hidden>
        <RatingFigure rating={guess} />
      </span>
      <input
        ref={ref}
        className={styles.input}
        inputMode="decimal"
        maxLength={4}
        aria-label={say('play.type-guess')}
        aria-invalid={isRefused}
        aria-errormessage={isRefused ? refusalId : undefined}
        value={draft ?? formatTenths(guess)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={forget}
        onKeyDown={onKeyDown}
      />
      {isRefused && (
        <p id={refusalId} role="alert" className={styles.refusal}>
          {say('play.type-guess.refused')}
        </p>
      )}
    </div>
  );
}

function isComplete(draft: string | undefined): boolean {
  return draft === undefined || parseRating(draft.trim()) !== undefined;
}

/** A rating in large digits of equal width, because those of the display typeface differ. */
function RatingFigure({ rating }: Readonly<{ rating: Rating }>) {
  return (
    <span className={styles.figure} data-highest={rating === HIGHEST_RATING || undefined}>
      {[...formatTenths(rating)].map((sign, place) => (
        // A figure is its place: signs change where they stand.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <span key={place} className={/\d/.test(sign) ? styles.digit : styles.point}>
          {sign}
        </span>
      ))}
    </span>
  );
}
