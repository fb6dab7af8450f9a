import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSpokenChange } from '../ui/use-spoken-change.ts';
import type { Lesson } from './coach.ts';
import styles from './coach-line.module.css';

const WORDS: Readonly<Record<Lesson, MessageId>> = {
  slider: 'solo.coach.slider',
  hint: 'solo.coach.hint',
  cast: 'solo.coach.cast',
  submit: 'solo.coach.submit',
};

/** One line of what a new player can do next. */
export function CoachLine({ lesson }: Readonly<{ lesson: Lesson }>) {
  const say = useMessages();
  const words = say(WORDS[lesson]);
  useSpokenChange(words);
  return <p className={styles.line}>{words}</p>;
}
