import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import styles from './selectable.module.css';

/** Where nothing else works, the text is there to be marked and copied. */
export function Selectable({ text }: Readonly<{ text: string }>) {
  const say = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <label className={styles.selectable}>
      {say('scores.share.failed')}
      <textarea ref={field} readOnly rows={5} value={text} />
    </label>
  );
}
