import {
  HINT_PRICES,
  type Hint,
  type HintState,
  type HintStates,
} from '@outoften/rules/guessing/hints';
import { distanceWorth } from '@outoften/rules/guessing/score';
import { useEffect, useId, useRef } from 'react';
import { formatTenths } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Check, FileText, type LucideIcon, Newspaper } from '../../ui/icons.ts';
import { PAUSE_NOTICE_ID } from '../../ui/news/pause-notice-id.ts';
import { useMediaQuery } from '../../ui/page/browser-state.ts';
import { useKeptFocus } from '../../ui/page/focus.ts';
import styles from './hint-panel.module.css';
import hintRow from './hint-row.module.css';
import type { ReadableHint } from './opened-hint.tsx';

type HintPanelProps = Readonly<{
  hints: HintStates;
  /** Undefined while it is hidden. */
  overview: string | undefined;
  /** True in the daily, which has one review for everyone. */
  hasOneReview?: boolean;
  /** True while no hint can be bought. Open hints can still be read. */
  isPaused?: boolean;
  onOpen: (hint: Hint) => void;
}>;

/** The poster is bought with the ticket on its curtain. */
export const READABLE_HINTS: readonly ReadableHint[] = ['overview', 'review'];

export const HINT_ICONS: Readonly<Record<ReadableHint, LucideIcon>> = {
  overview: FileText,
  review: Newspaper,
};

/** The part of a hint's messages that names it. */
export function hintKey<H extends Hint>(hint: H, hasOneReview: boolean) {
  return hint === 'review' && !hasOneReview ? 'reviews' : hint;
}

/** The hints, each with its price until it is open. Larger screens show the overview inside its row. */
export function HintPanel({
  hints,
  overview,
  hasOneReview = false,
  isPaused = false,
  onOpen,
}: HintPanelProps) {
  const say = useMessages();
  const kept = useKeptFocus<HTMLUListElement>();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        {say('play.hints')}
      </h2>
      <ul {...kept} className={styles.hints}>
        {READABLE_HINTS.map((hint) => (
          <li key={hint}>
            <HintRow
              hint={hint}
              name={hintKey(hint, hasOneReview)}
              state={hints[hint]}
              text={hint === 'overview' && hints.overview !== 'locked' ? overview : undefined}
              isPaused={isPaused && hints[hint] === 'locked'}
              onOpen={() => onOpen(hint)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type HintRowProps = Readonly<{
  hint: ReadableHint;
  name: ReturnType<typeof hintKey<ReadableHint>>;
  state: HintState;
  /** The text in the row itself, on larger screens. */
  text: string | undefined;
  isPaused: boolean;
  onOpen: () => void;
}>;

function HintRow({ hint, name, state, text, isPaused, onOpen }: HintRowProps) {
  const say = useMessages();
  const isOpen = state !== 'locked';
  const Icon = isOpen ? Check : HINT_ICONS[hint];
  const points = HINT_PRICES[hint];
  const distance = formatTenths(distanceWorth(points));
  const isDesktop = useMediaQuery('(width >= 1024px)');
  const isReadHere = isDesktop && text !== undefined;
  const shown = useRef<HTMLParagraphElement>(null);
  const wasReadHere = useRef(isReadHere);
  // Moves the focus to the text that was just opened, because the button disappears.
  useEffect(() => {
    if (isReadHere && !wasReadHere.current) shown.current?.focus({ preventScroll: true });
    wasReadHere.current = isReadHere;
  }, [isReadHere]);
  const heading = (
    <span className={hintRow.name}>
      <Icon size={20} aria-hidden />
      <span>{say(`play.hint.${name}`)}</span>
    </span>
  );
  if (isReadHere) {
    return (
      <div className={styles.row} data-open>
        <h3 className={`${hintRow.act} ${styles.act}`}>{heading}</h3>
        <p className={`${hintRow.note} ${styles.note}`} ref={shown} tabIndex={-1} lang="en">
          {text}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.row} data-open={isOpen || undefined}>
      <button
        type="button"
        className={`${hintRow.act} ${styles.act}`}
        aria-label={text === undefined ? undefined : say('play.hint.overview.open-name')}
        aria-disabled={isPaused || undefined}
        aria-describedby={isPaused ? PAUSE_NOTICE_ID : undefined}
        onClick={isPaused ? undefined : onOpen}
      >
        {heading}
        {text === undefined && (
          <span className={`${hintRow.note} ${styles.note}`}>
            {say(`play.hint.${name}.${isOpen ? 'open' : 'locked'}`)}
            {!isOpen && ` ${say('play.hint.pays', { distance })}`}
          </span>
        )}
        {!isOpen && (
          <span className={`${hintRow.cost} ${styles.price}`}>
            <strong>{points}</strong> <span>{say('play.hint.points', { points })}</span>
          </span>
        )}
        {!isOpen && (
          <small className={styles.closer}>{say('play.hint.closer', { distance })}</small>
        )}
      </button>
      {text !== undefined && (
        <p className={`${hintRow.note} ${styles.note}`} lang="en">
          {text}
        </p>
      )}
    </div>
  );
}
