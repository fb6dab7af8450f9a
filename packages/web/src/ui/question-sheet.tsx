import type { ReactNode } from 'react';
import styles from './question-sheet.module.css';
import { Sheet } from './sheet.tsx';

type QuestionSheetProps = Readonly<{
  title: string;
  /** What the answer costs. */
  text: string;
  onClose: () => void;
  /** The answers, each a ticket. */
  children: ReactNode;
}>;

/** Asks before something is given up. */
export function QuestionSheet({ title, text, onClose, children }: QuestionSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <p className={styles.text}>{text}</p>
      <div className={styles.answers}>{children}</div>
    </Sheet>
  );
}
