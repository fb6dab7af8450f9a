import {
  type ReviewParagraph,
  type ReviewSpan,
  reviewColourRating,
} from '@outoften/rules/film/review-text';
import type { Rating } from '@outoften/rules/rating';
import { useState } from 'react';
import { formatTenths } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { litColourVariable } from '../fields/rating-slider.tsx';
import styles from './cutting.module.css';

type CuttingProps = Readonly<{
  author: string;
  rating: Rating | undefined;
  /** The address of the reviewer's picture, if there is one. */
  avatar?: string | undefined;
  /** Cleaned text, in which the film's rating is hidden. */
  paragraphs: readonly ReviewParagraph[];
}>;

/** A review, designed as a newspaper cutting. */
export function Cutting({ author, rating, avatar, paragraphs }: CuttingProps) {
  const say = useMessages();
  const colour = litColourVariable(reviewColourRating(rating));
  return (
    <article className={styles.cutting}>
      <header className={styles.head}>
        <h3>
          {avatar !== undefined && <Portrait src={avatar} />}
          {author}
        </h3>
        <p className={styles.rating} style={{ '--colour': colour }}>
          {rating === undefined
            ? say('shell.review.unrated')
            : say('shell.review.rating', { rating: withoutZero(rating) })}
        </p>
      </header>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a review never changes
        <p key={place} lang="en">
          {paragraph.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Span key={index} span={span} />
          ))}
        </p>
      ))}
    </article>
  );
}

function Span({ span }: Readonly<{ span: ReviewSpan }>) {
  const say = useMessages();
  switch (span.style) {
    case 'plain':
      return span.text;
    case 'emphasis':
      return <em>{span.text}</em>;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'blanked':
      return (
        <span className={styles.blanked}>
          <span className="visually-hidden">{say('shell.review.blanked')}</span>
        </span>
      );
  }
}

/** Writes "8" for "8.0", because reviewers rate in whole points. */
function withoutZero(rating: Rating): string {
  return formatTenths(rating).replace(/\D0$/, '');
}

/** The round picture beside the name of an actor or a reviewer. Absent if it cannot be loaded. */
export function Portrait({ src }: Readonly<{ src: string }>) {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <img
      className={styles.portrait}
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      onError={() => setLost(true)}
    />
  );
}
