import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { X } from '../../ui/icons.ts';
import styles from './side-page.module.css';

type SidePageProps = Readonly<{
  title: string;
  /** The id of the text that screen readers read with the title. */
  describedBy: string;
  onClose: () => void;
  children: ReactNode;
}>;

/** A page beside the film. The focus moves to its heading, and returns when the page is closed. */
export function SidePage({ title, describedBy, onClose, children }: SidePageProps) {
  const say = useMessages();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its heading too
  useEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus();
  }, [title]);

  function close(): void {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }

  return (
    // Escape closes it from inside any control, as in a sheet.
    <section
      className={styles.page}
      data-side-page
      aria-labelledby={headingId}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1} aria-describedby={describedBy}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={say('shell.sheet.close')}
          onClick={close}
        >
          <X size={22} aria-hidden />
        </button>
      </div>
      {children}
    </section>
  );
}
