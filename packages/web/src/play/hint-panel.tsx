import {
  HINT_PRICES,
  HINTS,
  type Hint,
  type HintState,
  type HintStates,
} from '@outoften/rules/hints';
import { Check, FileText, Image, type LucideIcon, Newspaper } from 'lucide-react';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PAUSE_NOTICE_ID } from '../ui/pause-notice-id.ts';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import styles from './hint-panel.module.css';

type HintPanelProps = Readonly<{
  hints: HintStates;
  /** Undefined while it is under cover. */
  overview: string | undefined;
  /** True in the daily: one review, the same for all. */
  hasOneReview?: boolean;
  /** True while none can be bought; those that are open can be read. */
  isPaused?: boolean;
  onOpen: (hint: Hint) => void;
}>;

type HintWords = Readonly<{
  name: MessageId;
  locked: MessageId;
  open: MessageId;
  icon: LucideIcon;
}>;

const WORDS: Readonly<Record<Hint, HintWords>> = {
  poster: {
    name: 'play.hint.poster',
    locked: 'play.hint.poster.locked',
    open: 'play.hint.poster.open',
    icon: Image,
  },
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

/** The three things that can be bought, each with its price until it is open. */
export function HintPanel({
  hints,
  overview,
  hasOneReview = false,
  isPaused = false,
  onOpen,
}: HintPanelProps) {
  const kept = useKeptFocus<HTMLUListElement>();
  return (
    <ul {...kept} className={styles.hints}>
      {HINTS.map((hint) => (
        <li key={hint} data-hint={hint}>
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
  );
}

type HintRowProps = Readonly<{
  hint: Hint;
  words: HintWords;
  state: HintState;
  /** What larger screens show in the row itself. */
  text: string | undefined;
  isPaused: boolean;
  onOpen: () => void;
}>;

function HintRow({ hint, words, state, text, isPaused, onOpen }: HintRowProps) {
  const say = useMessages();
  const isOpen = state !== 'locked';
  const Icon = isOpen ? Check : words.icon;
  const points = HINT_PRICES[hint];
  const face = (
    <>
      <span className={styles.name}>
        <Icon size={20} aria-hidden />
        <span>{say(words.name)}</span>
      </span>
      <span className={styles.note} lang={text && 'en'}>
        {text ?? say(isOpen ? words.open : words.locked)}
      </span>
      {!isOpen && (
        <span className={styles.price}>
          <strong>{points}</strong> <span>{say('play.hint.points', { points })}</span>
        </span>
      )}
    </>
  );
  // The poster hangs in sight once it is open: there is nothing more to press.
  if (isOpen && hint === 'poster') {
    return (
      <div className={styles.row} data-open>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.row}
      data-open={isOpen || undefined}
      aria-disabled={isPaused || undefined}
      aria-describedby={isPaused ? PAUSE_NOTICE_ID : undefined}
      onClick={isPaused ? undefined : onOpen}
    >
      {face}
      {text !== undefined && <span className={styles.more}>{say('play.hint.read')}</span>}
    </button>
  );
}
