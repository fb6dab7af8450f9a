import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import styles from './sheet.module.css';

type SheetProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;

/** A dialog that rises from the bottom of a phone and stands in the middle of larger screens. Open while it is rendered. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const say = useMessages();
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // Pressing the backdrop presses the dialog itself; the keyboard closes it by Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the element brings its own key
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={say('shell.sheet.close')}
            onClick={() => dialog.current?.close()}
          >
            <X size={22} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
