import type { ComponentProps } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Cutting } from '../ui/cutting.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './opened-hint.module.css';

export type ReadableHint = 'overview' | 'review';

/** A review as it is shown: cleaned, and without the film's average. */
export type ReadableReview = ComponentProps<typeof Cutting>;

type OpenedHintProps = Readonly<{
  hint: ReadableHint;
  overview: string | undefined;
  review: ReadableReview | undefined;
  onClose: () => void;
}>;

/** An overview or a review, read at leisure. */
export function OpenedHint({ hint, overview, review, onClose }: OpenedHintProps) {
  const say = useMessages();
  if (hint === 'overview') {
    return (
      <Sheet title={say('play.hint.overview')} onClose={onClose}>
        <p className={styles.overview} lang="en">
          {overview}
        </p>
      </Sheet>
    );
  }
  return (
    <Sheet title={say('play.hint.review')} onClose={onClose}>
      {review !== undefined && <Cutting {...review} />}
    </Sheet>
  );
}
