import type { Attempt } from '@outoften/rules/guessing/attempt';
import { wrongNameCount } from '@outoften/rules/guessing/cast-slots';
import { HINTS } from '@outoften/rules/guessing/hints';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { savedData, useSavedData } from '../../saved-data/use-saved-data.ts';
import { useSpoken } from '../../ui/news/announcements.ts';
import styles from './coach-line.module.css';

/** How long a guess stays the same before the next line, so that no line interrupts one who types. In milliseconds. */
const REST_MS = 1000;

type CoachLineProps = Readonly<{ attempt: Attempt; guess: Rating }>;

/** A line that tells a new player what to do next, until the first guess ever. */
export function CoachLine(props: CoachLineProps) {
  const { isCoached = false } = useSavedData().data;
  return isCoached ? null : <Line {...props} />;
}

/** Shows no more lines from now on. */
export function endCoaching(): void {
  if (savedData.getState().data.isCoached !== true) savedData.save({ isCoached: true });
}

/** Screen readers say each line once. The first one is read with the page. */
function Line({ attempt, guess }: CoachLineProps) {
  const say = useMessages();
  const lesson = nextLesson(attempt, useRested(guess));
  const [told, setTold] = useState<
    Readonly<{ last: Lesson; all: readonly Lesson[]; spoken?: Lesson }>
  >({ last: lesson, all: [lesson] });
  if (told.last !== lesson) {
    const isNew = !told.all.includes(lesson);
    setTold({ last: lesson, all: [...told.all, lesson], ...(isNew && { spoken: lesson }) });
  }
  useSpoken(told.spoken && say(`play.coach.${told.spoken}`));
  return <p className={styles.line}>{say(`play.coach.${lesson}`)}</p>;
}

/** The value, once it has stayed the same for a while. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** What the game explains to a new player next. */
type Lesson = 'slider' | 'hint' | 'cast' | 'submit';

/** Returns the first action that the player has not done yet. */
export function nextLesson({ hints, slots }: Attempt, guess: Rating): Lesson {
  if (guess === DEFAULT_GUESS) return 'slider';
  if (HINTS.every((hint) => hints[hint] !== 'bought')) return 'hint';
  const hasNamed = slots.some(({ state }) => state === 'credited') || wrongNameCount(slots) > 0;
  return hasNamed ? 'submit' : 'cast';
}
