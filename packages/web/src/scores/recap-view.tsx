import { type Highlight, recap } from '@outoften/rules/room/recap';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view-room';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { offWords } from './off-words.ts';
import type { OwnTally } from './own-tally.ts';
import type { PlayedRound } from './played-round.ts';
import { RecapRound } from './recap-round.tsx';
import styles from './recap-view.module.css';

type RecapViewProps = Readonly<{
  played: readonly PlayedRound[];
  seats: readonly SeatView[];
  /** Undefined in the audience. */
  own: SeatId | undefined;
  /** Undefined for whoever had no part in the game. */
  tally: OwnTally | undefined;
}>;

/** The game looked back on: the guesses worth telling of, and every round. */
export function RecapView({ played, seats, own, tally }: RecapViewProps) {
  const say = useMessages();
  const { closest, boldest } = recap(played, seats);
  return (
    <section className={styles.recap} aria-labelledby="recap">
      <h2 id="recap">{say('scores.recap')}</h2>
      <dl className={styles.highlights}>
        <HighlightLine name={say('scores.recap.closest')} found={closest} seats={seats} own={own}>
          {({ distance }) => offWords(distance, say)}
        </HighlightLine>
        <HighlightLine name={say('scores.recap.boldest')} found={boldest} seats={seats} own={own}>
          {({ distance }) =>
            say('scores.recap.from-the-room', { distance: formatTenths(distance) })
          }
        </HighlightLine>
      </dl>
      <OwnRounds tally={tally} played={played} seats={seats} own={own} />
    </section>
  );
}

/** Every film with what it brought oneself, as a sum that adds up. */
function OwnRounds({ played, seats, own, tally }: RecapViewProps) {
  const say = useMessages();
  const { given } = tally ?? {};
  return (
    <div className={styles.rounds}>
      <p className={styles.head} aria-hidden>
        <span>{say('scores.recap.film')}</span>
        <span>{say('play.audience')}</span>
        <span>{say('scores.you')}</span>
        <span>{say('scores.recap.points')}</span>
      </p>
      {given !== undefined && (
        <SumLine name={say('scores.recap.given', { round: given.round })} points={given.points} />
      )}
      <ol>
        {played.map((each, place) => (
          <li key={each.number}>
            <RecapRound round={each} ownTry={tally?.tries[place]} seats={seats} own={own} />
          </li>
        ))}
      </ol>
      {tally !== undefined && (
        <SumLine name={say('scores.recap.total')} points={tally.total} isTotal />
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
  own: SeatId | undefined;
  children: (highlight: Highlight) => string;
}>;

/** One guess that stands out, and how many others did as well, each once. */
function HighlightLine({ name, found, seats, own, children }: HighlightLineProps) {
  const say = useMessages();
  const first = found.find(({ seat }) => seat === own) ?? found[0];
  if (first === undefined) return null;
  const seat = seats.find(({ id }) => id === first.seat);
  const who = first.seat === own ? say('scores.you') : (seat?.name ?? '');
  const others = new Set(found.map(({ seat }) => seat)).size - 1;
  // Said of all that are named, so it has to be true of them.
  const isAlike =
    others === 0 ||
    found.every(({ guess, round }) => guess === first.guess && round === first.round);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{say('scores.recap.who', { who, others })}</strong>
        <span>
          {isAlike
            ? say('scores.recap.guess', {
                rating: formatTenths(first.guess),
                round: first.round,
                how: children(first),
              })
            : children(first)}
        </span>
      </dd>
    </div>
  );
}
