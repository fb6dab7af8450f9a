import type { HintStates } from '@outoften/rules/guessing/hints';
import { useMessages } from '../../messages/use-messages.ts';
import { HINT_ICONS, hintKey, READABLE_HINTS } from '../../play/hints/hint-panel.tsx';
import hintRow from '../../play/hints/hint-row.module.css';
import type { ReadableHint } from '../../play/hints/opened-hint.tsx';
import { Check } from '../../ui/icons.ts';
import { PAUSE_NOTICE_ID } from '../../ui/news/pause-notice-id.ts';
import styles from './free-hints.module.css';

type FreeHintsProps = Readonly<{
  hints: HintStates;
  /** True while no hint can be opened. Open ones can still be read. */
  isPaused: boolean;
  onOpen: (hint: ReadableHint) => void;
}>;

/** Hints to read while the others are guessing. They are free after the own guess. */
export function FreeHints({ hints, isPaused, onOpen }: FreeHintsProps) {
  const say = useMessages();
  return (
    <section aria-labelledby="free-hints">
      <h2 id="free-hints" className={styles.heading}>
        {say('round.hints-free')}
      </h2>
      <ul className={styles.hints}>
        {READABLE_HINTS.map((hint) => {
          const name = hintKey(hint, false);
          const isOpen = hints[hint] !== 'locked';
          const isHeld = isPaused && !isOpen;
          const Icon = isOpen ? Check : HINT_ICONS[hint];
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
                  <span>{say(`play.hint.${name}`)}</span>
                </span>
                <span className={`${hintRow.note} ${styles.note}`}>
                  {say(`play.hint.${name}.locked`)}
                </span>
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
