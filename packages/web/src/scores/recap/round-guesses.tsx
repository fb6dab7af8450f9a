import { distance } from '@outoften/rules/guessing/score';
import type { House } from '@outoften/rules/room/round';
import { type PlaceInRound, placesInRound } from '@outoften/rules/room/rounds/recap';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { formatTenths } from '../../messages/format-tenths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Users } from '../../ui/icons.ts';
import { PlayerName } from '../../ui/pictures/player-name.tsx';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import type { Players } from '../rounds/room-play.ts';
import { offWords } from '../rounds/round-words.ts';
import { BeatHouseMark } from '../standings/standings-list.tsx';
import type { PlayedRound } from './played-round.ts';
import styles from './round-guesses.module.css';

/** Shows everyone's guess in a round and its points, by place in that round, with the House among them. */
export function RoundGuesses({ round, seats, own }: Players & Readonly<{ round: PlayedRound }>) {
  const { results, house } = round;
  const places = placesInRound(results);
  const ahead = house === undefined ? places : places.filter(isAheadOf(house));
  const row = (place: PlaceInRound) => (
    <SeatRow
      key={place.result.seat}
      place={place}
      seat={seats.find(({ id }) => id === place.result.seat)}
      isOwn={place.result.seat === own}
    />
  );
  return (
    <ol className={styles.guesses}>
      {ahead.map(row)}
      {house !== undefined && <HouseRow house={house} answer={round.answer} />}
      {places.slice(ahead.length).map(row)}
    </ol>
  );
}

function isAheadOf(house: House) {
  return ({ result }: PlaceInRound) => result.score.total >= house.score;
}

function SeatRow({
  place: { rank, result },
  seat,
  isOwn,
}: Readonly<{ place: PlaceInRound; seat: SeatView | undefined; isOwn: boolean }>) {
  const say = useMessages();
  const name = seat?.name ?? '';
  const { guess, distance: off, beatHouse } = result;
  const points = result.score.total;
  return (
    <li className={styles.row} data-own={isOwn || undefined}>
      <span className={styles.rank}>
        <span className="visually-hidden">{say('scores.place', { rank })}</span>
        <span aria-hidden>{rank}</span>
      </span>
      <span className={styles.face}>{seat && <SeatPicture face={seat.avatar} size={32} />}</span>
      <strong className={styles.name}>
        <PlayerName name={isOwn ? say('scores.you-named', { name }) : name} />
      </strong>
      <span className={styles.guess}>
        {guess === undefined ? <span aria-hidden>–</span> : formatTenths(guess)}
      </span>
      <span className={styles.note}>
        {off === undefined ? say('scores.note.no-guess') : offWords(off, say)}
        {beatHouse && <BeatHouseMark />}
      </span>
      <Points points={points} />
    </li>
  );
}

/** The House's row. It takes no place. */
function HouseRow({ house, answer }: Readonly<{ house: House; answer: PlayedRound['answer'] }>) {
  const say = useMessages();
  return (
    <li className={styles.row} data-house>
      <span className={styles.rank} />
      <span className={styles.face}>
        <span className={styles.ring}>
          <Users size={18} aria-hidden />
        </span>
      </span>
      <strong className={styles.name}>{say('scores.house')}</strong>
      <span className={styles.guess}>{formatTenths(house.rating)}</span>
      <span className={styles.note}>{offWords(distance(house.rating, answer), say)}</span>
      <Points points={house.score} />
    </li>
  );
}

function Points({ points }: Readonly<{ points: number }>) {
  const say = useMessages();
  return (
    <span className={styles.points}>
      {say('scores.gain', { points })}
      <span className="visually-hidden"> {say('scores.points', { points })}</span>
    </span>
  );
}
