import { useSpokenChange } from '../../ui/news/use-spoken-change.ts';
import { useThrottled } from '../../ui/page/use-throttled.ts';

type GuessedCountProps = Readonly<{ text: string; className?: string | undefined }>;

/**
 * The time between two counts that are read aloud, in milliseconds, so that a hundred guesses are not announced one by
 * one.
 */
const SPOKEN_EVERY_MS = 10_000;

/** How many players have guessed. It changes at every guess, and is read aloud now and then. */
export function GuessedCount({ text, className }: GuessedCountProps) {
  useSpokenChange(useThrottled(text, SPOKEN_EVERY_MS));
  return <p className={className}>{text}</p>;
}
