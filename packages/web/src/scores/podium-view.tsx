import type { SeatId } from '@outoften/rules/room/seat';
import { type PodiumStep, podium } from '@outoften/rules/room/standings';
import type { SeatView } from '@outoften/rules/room/view-room';
import { useSound } from '../audio/use-sound.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PlayerName } from '../ui/player-name.tsx';
import { SeatPicture } from '../ui/seat-picture.tsx';
import styles from './podium-view.module.css';
import { isPlaying } from './standing-rows.ts';

type PodiumProps = Readonly<{
  seats: readonly SeatView[];
  own: SeatId | undefined;
  /** What a step says of whoever stands on it, below the points. */
  note: (seat: SeatView) => string | undefined;
}>;

/** More faces than these don't fit side by side on one step. */
const FACES_SHOWN = 3;

/** The first three places, the winner in the one spot of light. A place that is shared is stood on together. */
export function Podium({ seats, own, note }: PodiumProps) {
  useSound('podium');
  return (
    <ol className={styles.podium}>
      {podium(seats.filter(isPlaying)).map((step) => (
        <Step key={step.rank} step={step} own={own} note={note} />
      ))}
    </ol>
  );
}

type StepProps = Pick<PodiumProps, 'own' | 'note'> & Readonly<{ step: PodiumStep<SeatView> }>;

function Step({ step: { rank, seats }, own, note }: StepProps) {
  const say = useMessages();
  const [first] = seats;
  if (first === undefined) return null;
  const shown = seats.slice(0, FACES_SHOWN);
  const others = seats.length - shown.length;
  const told = seats.length === 1 ? note(first) : say('scores.note.shared');
  return (
    <li className={styles.place} data-rank={rank}>
      <div className={styles.people} data-many={seats.length > 1 || undefined}>
        {shown.map(({ id, name, avatar }) => (
          <p key={id} className={styles.person} data-own={id === own || undefined}>
            <span className={styles.face}>
              <SeatPicture face={avatar} size={148} />
            </span>
            <strong>
              <PlayerName name={name} />
            </strong>
          </p>
        ))}
        {others > 0 && <p className={styles.others}>{say('scores.others', { others })}</p>}
      </div>
      <div className={styles.block}>
        <p className={styles.rank}>
          <span className="visually-hidden">{say('scores.place', { rank })}</span>
          <span aria-hidden>{rank}</span>
        </p>
        <p className={styles.points}>
          <strong>{first.score}</strong> {say('scores.points', { points: first.score })}
        </p>
        {told !== undefined && <p className={styles.note}>{told}</p>}
      </div>
    </li>
  );
}
