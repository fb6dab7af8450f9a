import type { HintStates } from '@outoften/rules/guessing/hints';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import hintRow from '../../play/hints/hint-row.module.css';
import type { ReadableHint } from '../../play/hints/opened-hint.tsx';
import { Check, FileText, type LucideIcon, Newspaper } from '../../ui/icons.ts';
import { PAUSE_NOTICE_ID } from '../../ui/news/pause-notice-id.ts';
import styles from './free-hints.module.css';

type FreeHintsProps = Readonly<{
  hints: HintStates;
  /** True while no hint can be opened. Open ones can still be read. */
  isPaused: boolean;
  onOpen: (hint: ReadableHint) => void;
}>;

type HintWords = Readonly<{ name: MessageId; locked: MessageId; icon: LucideIcon }>;

const WORDS: Readonly<Record<ReadableHint, HintWords>> = {
  overview: { name: 'play.hint.overview', locked: 'play.hint.overview.locked', icon: FileText },
  review: { name: 'play.hint.reviews', locked: 'play.hint.reviews.locked', icon: Newspaper },
};

const READABLE = ['overview', 'review'] as const satisfies readonly ReadableHint[];

/** Hints to read while the others are guessing. They are free after the own guess. */
export function FreeHints({ hints, isPaused, onOpen }: FreeHintsProps) {
  const say = useMessages();
  return (
    <section aria-labelledby="free-hints">
      <h2 id="free-hints" className={styles.heading}>
        {say('round.hints-free')}
      </h2>
      <ul className={styles.hints}>
        {READABLE.map((hint) => {
          const { name, locked, icon } = WORDS[hint];
          const isOpen = hints[hint] !== 'locked';
          const isHeld = isPaused && !isOpen;
          const Icon = isOpen ? Check : icon;
          return (
            <li key={hint}>
              <button
                type="button"
                className={`${hintRow.act} ${styles.hint}`}
                data-open={isOpen || undefined}
                aria-disabled={isHeld || undefined}
                aria-describedby={isHeld ? PAUSE_NOTICE_ID : undefined}
                onClick={isHeld ? undefined : () => onOpen(hint)}
              >
                <span className={hintRow.name}>
                  <Icon size={20} aria-hidden />
                  <span>{say(name)}</span>
                </span>
                <span className={`${hintRow.note} ${styles.note}`}>{say(locked)}</span>
                <span className={`${hintRow.cost} ${styles.act}`}>
                  {say(isOpen ? 'round.read' : 'play.free')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
