import { type ReactNode, startTransition, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { X } from '../icons.ts';
import styles from './sheet.module.css';
import { TicketButton } from './ticket.tsx';
import { raiseSheet } from './top-sheet.ts';

type SheetProps = Readonly<{
  title: string;
  /** The id of the text that a screen reader reads with the title. */
  describedBy?: string;
  /** For a lot of content: with the full height, and wider on large screens. */
  isLarge?: boolean;
  onClose: () => void;
  children: ReactNode;
}>;

/** A dialog, at the bottom of a phone and in the middle of larger screens. It is open while it is rendered. */
export function Sheet({ title, describedBy, isLarge = false, onClose, children }: SheetProps) {
  const say = useMessages();
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    if (sheet === null) return undefined;
    const opener = document.activeElement;
    const around = opener?.parentElement?.closest('[tabindex]');
    if (!sheet.open) sheet.showModal();
    // The heading gets the focus, because the first control is the button that closes the sheet.
    heading.current?.focus();
    const lower = raiseSheet(sheet);
    return () => {
      lower();
      // If the sheet disappears without being closed, the focus moves on. The element that opened it may have
      // disappeared too.
      const heirs = [opener, around, document.querySelector('main h1')];
      const heir = heirs.find((element) => element?.isConnected && element !== document.body);
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && heir instanceof HTMLElement) heir.focus({ preventScroll: true });
    };
  }, []);
  return (
    // Pressing the backdrop presses the dialog itself; the keyboard closes it by Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the element brings its own key
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-large={isLarge || undefined}
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      // React also reports the closing of a sheet inside this one.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
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

type QuestionSheetProps = Readonly<{
  title: string;
  /** What the action costs. */
  text: string;
  onClose: () => void;
  /** The answers, as tickets. */
  children: ReactNode;
}>;

/** Asks for confirmation. */
export function QuestionSheet({ title, text, onClose, children }: QuestionSheetProps) {
  const textId = useId();
  return (
    <Sheet title={title} describedBy={textId} onClose={onClose}>
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <div className={styles.answers}>{children}</div>
    </Sheet>
  );
}

type UnsavedQuestionProps = Readonly<{
  save: () => void;
  drop: () => void;
  /** Called when the sheet is closed without an answer. */
  onClose: () => void;
}>;

/** Asks what to do with a form that is left with changes. */
export function UnsavedQuestion({ save, drop, onClose }: UnsavedQuestionProps) {
  const say = useMessages();
  return (
    <QuestionSheet
      title={say('shell.unsaved.heading')}
      text={say('shell.unsaved.text')}
      onClose={onClose}
    >
      <TicketButton kind="amber" onClick={() => startTransition(save)}>
        {say('shell.unsaved.save')}
      </TicketButton>
      <TicketButton kind="velvet" onClick={drop}>
        {say('shell.unsaved.drop')}
      </TicketButton>
    </QuestionSheet>
  );
}
