import type { Title } from '@outoften/rules/room/rounds/titles';
import { formatTenths } from '../../messages/format-number.ts';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import type { Players } from '../rounds/room-play.ts';
import { offWords } from '../rounds/round-words.ts';
import styles from './title-list.module.css';

type TitleListProps = Players & Readonly<{ titles: readonly Title[] }>;

/** Titles with their players, and what they did for them. */
export function TitleList({ titles, seats, own }: TitleListProps) {
  const say = useMessages();
  if (titles.length === 0) return null;
  return (
    <section className={styles.section} aria-label={say('scores.titles')}>
      <dl className={styles.titles}>
        {titles.map((each) => {
          const seat = seats.find(({ id }) => id === each.seat);
          return (
            <div key={each.title} className={styles.title}>
              <dt>
                {seat !== undefined && <SeatPicture face={seat.avatar} size={96} />}
                {say('scores.title', { title: each.title })}
              </dt>
              <dd>
                <strong>{each.seat === own ? say('scores.you') : seat?.name}</strong>
                <span>{reasonFor(each, say)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function reasonFor(title: Title, say: Say): string {
  switch (title.title) {
    case 'closest':
    case 'boldest': {
      const { guess, round, distance } = title;
      const how =
        title.title === 'closest'
          ? offWords(distance, say)
          : say('scores.recap.from-others', { distance: formatTenths(distance) });
      return say('scores.recap.guess', { rating: formatTenths(guess), round, how });
    }
    case 'best-hint': {
      const { hints, round, spent, won } = title;
      const hint = hints.length === 1 ? (hints[0] ?? '') : 'several';
      return say('scores.recap.hint', { hint, round, spent, won });
    }
    default:
      return say('scores.title.habit', {
        title: title.title,
        distance: formatTenths(title.distance),
      });
  }
}
