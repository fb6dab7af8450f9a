import type { PuzzleView } from '@outoften/rules/daily/daily-game';
import { openedReviews } from '@outoften/rules/film';
import type { Rating } from '@outoften/rules/rating';
import { cleanReview } from '@outoften/rules/review-text';
import { useEffect, useState } from 'react';
import { fetchViewers, type Viewers } from '../api/daily.ts';
import type { ReadableReview } from '../play/opened-hint.tsx';
import { readableReviews } from './readable-reviews.ts';

type ToldFilm = Readonly<{ voteCount: number | undefined; reviews: readonly ReadableReview[] }>;

/** What viewers wrote and how many voted, fetched once the puzzle is finished; its one review until then, and without a network. */
export function useToldFilm(puzzle: PuzzleView, rating: Rating): ToldFilm {
  const { number } = puzzle;
  const [viewers, setViewers] = useState<Viewers>();
  useEffect(() => {
    let isHere = true;
    void fetchViewers(number).then((answer) => {
      if (isHere && answer.ok) setViewers(answer.value);
    });
    return () => {
      isHere = false;
    };
  }, [number]);
  if (viewers === undefined || viewers.reviews.length === 0) {
    return { voteCount: viewers?.voteCount, reviews: readableReviews(puzzle) };
  }
  const reviews = openedReviews(viewers, viewers.firstId).map(({ content, ...review }) => ({
    ...review,
    paragraphs: cleanReview(content, rating),
  }));
  return { voteCount: viewers.voteCount, reviews };
}
