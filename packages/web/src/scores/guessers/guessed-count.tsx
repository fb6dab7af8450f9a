import { useThrottled } from '../../ui/page/use-throttled.ts';

type GuessedCountProps = Readonly<{ text: string; className?: string | undefined }>;

/** Between two counts that are read aloud, in milliseconds: a hundred guesses are not a hundred pieces of news. */
const SPOKEN_EVERY_MS = 10_000;

/** How many have guessed: seen at every guess, and read aloud now and then. */
export function GuessedCount({ text, className }: GuessedCountProps) {
  const spoken = useThrottled(text, SPOKEN_EVERY_MS);
  return (
    <>
      <p className={className} aria-hidden>
        {text}
      </p>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  );
}
