import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { ClosedRoundView } from '@outoften/rules/room/view/view-room';
import { useMessages } from '../../messages/use-messages.ts';
import { PickedReview } from '../../play/film/film-facts.tsx';
import { coveredReviews } from '../../play/hints/readable-reviews.ts';
import type { Players } from './room-play.ts';
import { furthestWords } from './round-words.ts';
import styles from './table-talk.module.css';

type TableTalkProps = Players & Readonly<{ round: ClosedRoundView; film: FilmView | undefined }>;

/** What a table talks about after a round: who liked the film more or less than all others, and a review. */
export function TableTalk({ round, film, seats, own }: TableTalkProps) {
  const say = useMessages();
  const furthest = furthestWords(round, { film, seats, own }, say);
  return (
    <div className={styles.talk}>
      {furthest !== undefined && <p>{furthest}</p>}
      <PickedReview reviews={coveredReviews(film?.reviews)} />
    </div>
  );
}
