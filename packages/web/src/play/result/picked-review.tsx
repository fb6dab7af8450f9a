import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Cutting } from '../../ui/pictures/cutting.tsx';
import type { ReadableReview } from '../hints/opened-hint.tsx';
import { pickReview } from '../hints/readable-reviews.ts';

/** One review beside the result of a film. The others are among the film's details. */
export function PickedReview({ reviews }: Readonly<{ reviews: readonly ReadableReview[] }>) {
  const say = useMessages();
  const heading = useId();
  const { picked } = pickReview(reviews);
  if (picked === undefined) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {say('play.result.wrote', { reviews: 1 })}
      </h2>
      <Cutting {...picked} />
    </section>
  );
}
