import type { ReactNode } from 'react';
import { formatTenths, formatWhole } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { BrassPlate } from '../../ui/house/brass-plate.tsx';
import { ArrowDown, ArrowUp, Minus, Trophy, Users } from '../../ui/icons.ts';
import { PlayerName } from '../../ui/pictures/player-name.tsx';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import type { HouseStanding, StandingRow } from './standing-rows.ts';
import styles from './standings-list.module.css';

/** All seats by place, with the House between them. */
export function StandingsList({
  rows,
  house,
}: Readonly<{ rows: readonly StandingRow[]; house: HouseStanding | undefined }>) {
  const ahead = house === undefined ? rows : rows.filter(({ seat }) => seat.score >= house.score);
  const behind = rows.slice(ahead.length);
  return (
    <ol
      className={styles.list}
      data-still={rows.every(({ climbed }) => climbed === undefined) || undefined}
    >
      {[
        ...ahead.map((row) => <Row key={row.seat.id} row={row} />),
        house !== undefined && <HouseRow key="house" house={house} />,
        ...behind.map((row) => <Row key={row.seat.id} row={row} />),
      ]}
    </ol>
  );
}

function Row({ row }: Readonly<{ row: StandingRow }>) {
  const say = useMessages();
  const { rank, seat, climbed, result, isOwn, plate } = row;
  return (
    <li
      className={styles.row}
      data-own={isOwn || undefined}
      data-away={seat.state === 'away' || undefined}
    >
      <span className={styles.rank}>
        <Rank rank={rank} />
      </span>
      <span>{climbed !== undefined && <Move climbed={climbed} />}</span>
      <span className={styles.face}>
        <SeatPicture face={seat.avatar} size={40} />
      </span>
      <span className={styles.who}>
        <strong className={styles.name}>
          {plate !== undefined && (
            <span className={styles.plate}>
              <BrassPlate number={plate} />
            </span>
          )}
          <PlayerName name={isOwn ? say('scores.you-named', { name: seat.name }) : seat.name} />
        </strong>
        <Note row={row} />
      </span>
      <span className={styles.points}>
        <StandingPoints points={seat.score} gain={result?.score.total}>
          <strong aria-hidden>{formatWhole(seat.score)}</strong>
          {result !== undefined && (
            <span className={styles.gain} aria-hidden>
              {say('scores.gain', { points: result.score.total })}
            </span>
          )}
        </StandingPoints>
      </span>
    </li>
  );
}

/** A place, which screen readers read as "Place 2". */
export function Rank({ rank }: Readonly<{ rank: number }>) {
  const say = useMessages();
  return (
    <>
      <span className="visually-hidden">{say('scores.place', { rank })}</span>
      <span aria-hidden>{rank}</span>
    </>
  );
}

/** A note about a seat beside its points. */
export function Note({ row }: Readonly<{ row: StandingRow }>) {
  const say = useMessages();
  const { seat, result, isShared } = row;
  const notes = [];
  if (seat.state === 'away') notes.push(say('scores.mood.away'));
  if (result?.guess !== undefined && result.distance !== undefined) {
    notes.push(
      result.distance === 0
        ? say('scores.note.exact', { rating: formatTenths(result.guess) })
        : say('scores.note.guess', {
            rating: formatTenths(result.guess),
            distance: formatTenths(result.distance),
          }),
    );
  } else if (result !== undefined) notes.push(say('scores.note.no-guess'));
  else if (seat.error > 0 || seat.exact > 0) {
    notes.push(say('scores.note.error', { distance: formatTenths(seat.error) }));
  }
  if (isShared) notes.push(say('scores.note.shared'));
  if (seat.joinedInRound !== undefined && seat.joinedInRound > 1) {
    const { joinedInRound: round, joinedWith: points } = seat;
    notes.push(say('scores.note.joined', { round, points }));
  }
  return (
    <span className={styles.note}>
      {notes.join(' · ')}
      {result?.beatHouse === true && <BeatHouseMark />}
    </span>
  );
}

export function Move({ climbed }: Readonly<{ climbed: number }>) {
  const say = useMessages();
  const Icon = climbed === 0 ? Minus : climbed > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={styles.moved} data-way={climbed === 0 ? 'none' : climbed > 0 ? 'up' : 'down'}>
      <Icon size={14} strokeWidth={3} aria-hidden />
      {climbed !== 0 && <span aria-hidden>{Math.abs(climbed)}</span>}
      <span className="visually-hidden">
        {climbed === 0 && say('scores.moved.none')}
        {climbed > 0 && say('scores.moved.up', { places: climbed })}
        {climbed < 0 && say('scores.moved.down', { places: -climbed })}
      </span>
    </span>
  );
}

/** The House's row. It takes no place. */
export function HouseRow({ house }: Readonly<{ house: HouseStanding }>) {
  const say = useMessages();
  return (
    <li className={styles.row} data-house>
      <span className={styles.rank} />
      <span />
      <span className={styles.face}>
        <span className={styles.ring}>
          <Users size={20} aria-hidden />
        </span>
      </span>
      <span className={styles.who}>
        <strong className={styles.name}>{say('scores.house')}</strong>
        <span className={styles.note}>{say('scores.house.note', { guesses: house.guesses })}</span>
      </span>
      <span className={styles.points}>
        <StandingPoints points={house.score} gain={undefined}>
          <strong aria-hidden>{formatWhole(house.score)}</strong>
        </StandingPoints>
      </span>
    </li>
  );
}

/** Marks a seat that was closer than the House. It earns no points. */
export function BeatHouseMark() {
  const say = useMessages();
  return (
    <span className={styles.beatHouse}>
      <Trophy size={14} aria-hidden />
      {say('scores.beat-house')}
    </span>
  );
}

type StandingPointsProps = Readonly<{
  points: number;
  /** The points of the round; undefined between games. */
  gain: number | undefined;
  /** The points as they are shown. */
  children: ReactNode;
}>;

/** The points in a row of the standings, which screen readers read as one phrase. */
export function StandingPoints({ points, gain, children }: StandingPointsProps) {
  const say = useMessages();
  return (
    <>
      <span className="visually-hidden">
        {gain === undefined
          ? say('scores.podium.points', { points })
          : say('scores.points-and-gain', { points, gain })}
      </span>
      {children}
    </>
  );
}
