import { type Highlight, type RecapRow, recap } from '@outoften/rules/room/recap';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view-room';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { offWords } from './off-words.ts';
import { RecapRound } from './recap-round.tsx';
import styles from './recap-view.module.css';
import type { PlayedRound } from './round-play.ts';

type RecapViewProps = Readonly<{
  played: readonly PlayedRound[];
  seats: readonly SeatView[];
  own: SeatId;
}>;

/** The game looked back on: the guesses worth telling of, and every round. */
export function RecapView({ played, seats, own }: RecapViewProps) {
  const say = useMessages();
  const { rows, closest, boldest } = recap(played, seats);
  const row = rows.find(({ seat }) => seat.id === own);
  return (
    <section className={styles.recap} aria-labelledby="recap">
      <h2 id="recap">{say('round.recap')}</h2>
      <dl className={styles.highlights}>
        <HighlightLine name={say('round.recap.closest')} found={closest} seats={seats} own={own}>
          {({ distance }) => offWords(distance, say)}
        </HighlightLine>
        <HighlightLine name={say('round.recap.boldest')} found={boldest} seats={seats} own={own}>
          {({ distance }) => say('round.recap.from-the-room', { distance: formatTenths(distance) })}
        </HighlightLine>
      </dl>
      <OwnRounds row={row} played={played} seats={seats} />
    </section>
  );
}

type OwnRoundsProps = Readonly<{
  /** Undefined for whoever came too late to have a part in the game. */
  row: RecapRow<SeatView> | undefined;
  played: readonly PlayedRound[];
  seats: readonly SeatView[];
}>;

/** Every film with what it brought oneself, as a sum that adds up. */
function OwnRounds({ row, played, seats }: OwnRoundsProps) {
  const say = useMessages();
  const round = row?.seat.joinedInRound;
  return (
    <div className={styles.rounds}>
      <p className={styles.head} aria-hidden>
        <span>{say('round.recap.film')}</span>
        <span>{say('play.audience')}</span>
        <span>{say('scores.you')}</span>
        <span>{say('round.recap.points')}</span>
      </p>
      {round !== undefined && row !== undefined && row.joinedWith > 0 && (
        <SumLine name={say('round.recap.given', { round })} points={row.joinedWith} />
      )}
      <ol>
        {played.map((each, place) => (
          <li key={each.number}>
            <RecapRound
              round={each}
              result={row?.results[place]}
              seats={seats}
              own={row?.seat.id}
            />
          </li>
        ))}
      </ol>
      {round !== undefined && row !== undefined && (
        <SumLine name={say('round.recap.total')} points={row.total} isTotal />
      )}
    </div>
  );
}

type SumLineProps = Readonly<{ name: string; points: number; isTotal?: boolean }>;

function SumLine({ name, points, isTotal }: SumLineProps) {
  const say = useMessages();
  return (
    <p className={styles.sum} data-total={isTotal || undefined}>
      <span>{name}</span>
      <strong>{points}</strong>
      <span className="visually-hidden">{say('scores.points', { points })}</span>
    </p>
  );
}

type HighlightLineProps = Readonly<{
  name: string;
  found: readonly Highlight[];
  seats: readonly SeatView[];
  own: SeatId;
  children: (highlight: Highlight) => string;
}>;

/** One guess that stands out, or how many share it. */
function HighlightLine({ name, found, seats, own, children }: HighlightLineProps) {
  const say = useMessages();
  const first = found.find(({ seat }) => seat === own) ?? found[0];
  if (first === undefined) return null;
  const seat = seats.find(({ id }) => id === first.seat);
  const who = first.seat === own ? say('scores.you') : (seat?.name ?? '');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{say('round.recap.who', { who, others: found.length - 1 })}</strong>
        <span>
          {say('round.recap.guess', {
            rating: formatTenths(first.guess),
            round: first.round,
            how: children(first),
          })}
        </span>
      </dd>
    </div>
  );
}
