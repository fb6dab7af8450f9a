import { type Highlight, recap } from '@outoften/rules/room/recap';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view-room';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
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
  const { closest, boldest } = recap(played, seats);
  return (
    <section className={styles.recap} aria-labelledby="recap">
      <h2 id="recap">{say('round.recap')}</h2>
      <dl className={styles.highlights}>
        <HighlightLine name={say('round.recap.closest')} found={closest} seats={seats} own={own}>
          {({ distance }) =>
            distance === 0
              ? say('round.recap.exact')
              : say('round.recap.off', { distance: formatTenths(distance) })
          }
        </HighlightLine>
        <HighlightLine name={say('round.recap.boldest')} found={boldest} seats={seats} own={own}>
          {({ distance }) => say('round.recap.from-the-room', { distance: formatTenths(distance) })}
        </HighlightLine>
      </dl>
      <div className={styles.scroll}>
        <table className={styles.rounds}>
          <thead>
            <tr>
              <th scope="col">{say('round.recap.film')}</th>
              <th scope="col">{say('play.audience')}</th>
              <th scope="col">{say('scores.you')}</th>
              <th scope="col">{say('round.recap.points')}</th>
            </tr>
          </thead>
          <tbody>
            {played.map((round) => (
              <RoundRow key={round.number} round={round} own={own} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function RoundRow({ round, own }: Readonly<{ round: PlayedRound; own: SeatId }>) {
  const say = useMessages();
  const result = round.results.find(({ seat }) => seat === own);
  return (
    <tr>
      <th scope="row" lang={round.title && 'en'}>
        {round.title ?? say('round.recap.round', { round: round.number })}
      </th>
      <td>{formatTenths(round.answer)}</td>
      <td>{result?.guess === undefined ? '–' : formatTenths(result.guess)}</td>
      <td>{result === undefined ? '–' : result.score.total}</td>
    </tr>
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
