import { type ComponentProps, useId } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Cutting } from '../ui/cutting.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import styles from './opened-hint.module.css';
import { SidePage } from './side-page.tsx';

export type ReadableHint = 'overview' | 'review';

/** A review as it is shown: cleaned, and without the film's average. */
export type ReadableReview = ComponentProps<typeof Cutting>;

type OpenedHintProps = Readonly<{
  hint: ReadableHint;
  overview: string | undefined;
  /** With each reviewer's rating; one in the daily. */
  reviews: readonly ReadableReview[];
  onClose: () => void;
}>;

/** An overview or the reviews, read at leisure: beside the film where there is room, else in a sheet over it. */
export function OpenedHint({ hint, overview, reviews, onClose }: OpenedHintProps) {
  const say = useMessages();
  const textId = useId();
  const isBeside = useMediaQuery('(width >= 1024px)');
  const Frame = isBeside ? SidePage : Sheet;
  if (hint === 'overview') {
    return (
      <Frame title={say('play.hint.overview')} describedBy={textId} onClose={onClose}>
        <p id={textId} className={styles.overview} lang="en">
          {overview}
        </p>
      </Frame>
    );
  }
  return (
    <Frame
      title={say(reviews.length === 1 ? 'play.hint.review' : 'play.hint.reviews')}
      describedBy={textId}
      onClose={onClose}
    >
      <div id={textId} className={styles.cuttings}>
        {reviews.map((review, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one author may have written two, and none comes or goes
          <Cutting key={place} {...review} />
        ))}
      </div>
    </Frame>
  );
}
