import { type Highlight, type PaidHint, recap } from '@outoften/rules/room/rounds/recap';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatTenths } from '../../messages/format-tenths.ts';
import { formatWhole } from '../../messages/format-whole.ts';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import { ChevronDown } from '../../ui/icons.ts';
import { offWords } from '../rounds/off-words.ts';
import type { OwnTally } from './own-tally.ts';
import type { PlayedRound } from './played-round.ts';
import { RecapRound } from './recap-round.tsx';
import styles from './recap-view.module.css';

/** How many films of a long game are shown at first. */
const FEW_FILMS = 4;

type RecapViewProps = Readonly<{
  played: readonly PlayedRound[];
  seats: readonly SeatView[];
  /** Undefined in the audience. */
  own: SeatId | undefined;
  /** Undefined for a viewer who did not play. */
  tally: OwnTally | undefined;
}>;

/** The recap of a game: its highlights, and every film. */
export function RecapView({ played, seats, own, tally }: RecapViewProps) {
  const say = useMessages();
  const { closest, boldest, bestHint } = recap(played, seats);
  return (
    <section className={styles.recap} aria-labelledby="recap">
      <h2 id="recap">{say('scores.recap')}</h2>
      <dl className={styles.highlights}>
        <HighlightLine name={say('scores.recap.closest')} found={closest} seats={seats} own={own}>
          {guessWords(say, ({ distance }) => offWords(distance, say))}
        </HighlightLine>
        <HighlightLine name={say('scores.recap.boldest')} found={boldest} seats={seats} own={own}>
          {guessWords(say, ({ distance }) =>
            say('scores.recap.from-others', { distance: formatTenths(distance) }),
          )}
        </HighlightLine>
        <HighlightLine
          name={say('scores.recap.best-hint')}
          found={bestHint}
          seats={seats}
          own={own}
        >
          {hintWords(say)}
        </HighlightLine>
      </dl>
      <PlayedFilms tally={tally} played={played} seats={seats} own={own} />
    </section>
  );
}

/** Words for outstanding guesses. If several players share a highlight, they have to be true of each. */
function guessWords(say: Say, how: (first: Highlight) => string): Words<Highlight> {
  return (first, found) => {
    const { guess, round } = first;
    if (!found.every((each) => each.guess === guess && each.round === round)) return how(first);
    return say('scores.recap.guess', { rating: formatTenths(guess), round, how: how(first) });
  };
}

function hintWords(say: Say): Words<PaidHint> {
  return ({ hints, round, spent, won }, found) => {
    if (found.length > 1) return say('scores.recap.hint-gain', { gain: won - spent });
    const [only, ...others] = hints;
    const hint = others.length === 0 && only !== undefined ? only : 'several';
    return say('scores.recap.hint', { hint, round, spent, won });
  };
}

/**
 * All films with the player's own points, as a sum that adds up. A long game shows the first few until the player asks
 * for all.
 */
function PlayedFilms({ played, seats, own, tally }: RecapViewProps) {
  const say = useMessages();
  const [showsAll, setShowsAll] = useState(played.length <= FEW_FILMS + 1);
  const list = useRef<HTMLOListElement>(null);
  const { given } = tally ?? {};
  const shown = showsAll ? played : played.slice(0, FEW_FILMS);

  function showAll(): void {
    // The button disappears, so the focus moves to the first film that appeared.
    flushSync(() => setShowsAll(true));
    list.current?.children[FEW_FILMS]?.querySelector('summary')?.focus();
  }

  return (
    <div className={styles.rounds}>
      {given !== undefined && (
        <SumLine name={say('scores.recap.given', { round: given.round })} points={given.points} />
      )}
      <ol ref={list}>
        {shown.map((each, place) => (
          <li key={each.number}>
            <RecapRound round={each} ownTry={tally?.tries[place]} seats={seats} own={own} />
          </li>
        ))}
      </ol>
      {!showsAll && (
        <button type="button" className={styles.more} onClick={showAll}>
          {say('scores.recap.more', { films: played.length - FEW_FILMS })}
          <ChevronDown size={20} aria-hidden />
        </button>
      )}
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
      <strong>{formatWhole(points)}</strong>
      <span className="visually-hidden">{say('scores.points', { points })}</span>
    </p>
  );
}

/** Describes a highlight by the first of the players who share it. */
type Words<Found> = (first: Found, found: readonly Found[]) => string;

type HighlightLineProps<Found> = Readonly<{
  name: string;
  found: readonly Found[];
  seats: readonly SeatView[];
  own: SeatId | undefined;
  children: Words<Found>;
}>;

/** A highlight with one player, and the number of others who share it. */
function HighlightLine<Found extends Readonly<{ seat: SeatId }>>({
  name,
  found,
  seats,
  own,
  children,
}: HighlightLineProps<Found>) {
  const say = useMessages();
  const first = found.find(({ seat }) => seat === own) ?? found[0];
  if (first === undefined) return null;
  const seat = seats.find(({ id }) => id === first.seat);
  const who = first.seat === own ? say('scores.you') : (seat?.name ?? '');
  const others = new Set(found.map(({ seat }) => seat)).size - 1;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{say('scores.recap.who', { who, others })}</strong>
        <span>{children(first, found)}</span>
      </dd>
    </div>
  );
}
