import {
  HINT_PRICES,
  type Hint,
  type HintState,
  type HintStates,
} from '@outoften/rules/guessing/hints';
import { useEffect, useId, useRef } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Check, FileText, type LucideIcon, Newspaper } from '../../ui/icons.ts';
import { PAUSE_NOTICE_ID } from '../../ui/news/pause-notice-id.ts';
import { useKeptFocus } from '../../ui/page/use-kept-focus.ts';
import { useMediaQuery } from '../../ui/page/use-media-query.ts';
import styles from './hint-panel.module.css';
import hintRow from './hint-row.module.css';

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

type HintWords = Readonly<{
  name: MessageId;
  locked: MessageId;
  open: MessageId;
  icon: LucideIcon;
}>;

/** The poster is bought with the ticket on its curtain. */
type ReadHint = Exclude<Hint, 'poster'>;

const READ_HINTS: readonly ReadHint[] = ['overview', 'review'];

const WORDS: Readonly<Record<ReadHint, HintWords>> = {
  overview: {
    name: 'play.hint.overview',
    locked: 'play.hint.overview.locked',
    open: 'play.hint.overview.open',
    icon: FileText,
  },
  review: {
    name: 'play.hint.reviews',
    locked: 'play.hint.reviews.locked',
    open: 'play.hint.reviews.open',
    icon: Newspaper,
  },
};

const ONE_REVIEW: HintWords = {
  name: 'play.hint.review',
  locked: 'play.hint.review.locked',
  open: 'play.hint.review.open',
  icon: Newspaper,
};

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
        {READ_HINTS.map((hint) => (
          <li key={hint}>
            <HintRow
              hint={hint}
              words={hint === 'review' && hasOneReview ? ONE_REVIEW : WORDS[hint]}
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
  hint: ReadHint;
  words: HintWords;
  state: HintState;
  /** The text in the row itself, on larger screens. */
  text: string | undefined;
  isPaused: boolean;
  onOpen: () => void;
}>;

function HintRow({ hint, words, state, text, isPaused, onOpen }: HintRowProps) {
  const say = useMessages();
  const isOpen = state !== 'locked';
  const Icon = isOpen ? Check : words.icon;
  const points = HINT_PRICES[hint];
  const isDesktop = useMediaQuery('(width >= 1024px)');
  const isReadHere = isDesktop && text !== undefined;
  const shown = useRef<HTMLParagraphElement>(null);
  const wasReadHere = useRef(isReadHere);
  // Moves the focus to the text that was just opened, because the button disappears.
  useEffect(() => {
    if (isReadHere && !wasReadHere.current) shown.current?.focus({ preventScroll: true });
    wasReadHere.current = isReadHere;
  }, [isReadHere]);
  const name = (
    <span className={hintRow.name}>
      <Icon size={20} aria-hidden />
      <span>{say(words.name)}</span>
    </span>
  );
  if (isReadHere) {
    return (
      <div className={styles.row} data-open>
        <h3 className={`${hintRow.act} ${styles.act}`}>{name}</h3>
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
        {name}
        {text === undefined && (
          <span className={`${hintRow.note} ${styles.note}`}>
            {say(isOpen ? words.open : words.locked)}
          </span>
        )}
        {!isOpen && (
          <span className={`${hintRow.cost} ${styles.price}`}>
            <strong>{points}</strong> <span>{say('play.hint.points', { points })}</span>
          </span>
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
