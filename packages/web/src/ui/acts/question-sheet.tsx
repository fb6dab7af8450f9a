import { type ReactNode, useId } from 'react';
import styles from './question-sheet.module.css';
import { Sheet } from './sheet.tsx';

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
