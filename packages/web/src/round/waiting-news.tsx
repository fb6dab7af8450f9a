import { useEffect, useState } from 'react';
import { useSpaced } from '../ui/use-spaced.ts';

/** Between two counts that are read aloud, in milliseconds. */
const SPOKEN_EVERY_MS = 5_000;

type WaitingNewsProps = Readonly<{ heading: string; counted: string }>;

/** For screen readers: that the guess is in and how many are, then each further count. It names no player. */
export function WaitingNews({ heading, counted }: WaitingNewsProps) {
  const spoken = useSpaced(counted, SPOKEN_EVERY_MS);
  const [first, setFirst] = useState<string>();
  // Screen readers read what changes in a region that is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first count alone
  useEffect(() => setFirst(counted), []);
  return (
    <p className="visually-hidden" role="status">
      {first !== undefined && (spoken === first ? `${heading}. ${spoken}.` : `${spoken}.`)}
    </p>
  );
}
