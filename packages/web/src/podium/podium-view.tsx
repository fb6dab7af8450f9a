import type { PodiumStep } from '@outoften/rules/room/rounds/standings';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import type { ReactNode } from 'react';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { TornTickets } from '../reveal/reveal-light.tsx';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import { SeatPicture } from '../ui/pictures/seat-picture.tsx';
import { useNames } from './podium-heading.tsx';
import { type Moment, momentOfRank } from './podium-timeline.ts';
import styles from './podium-view.module.css';
import type { PodiumShow } from './use-podium.ts';

type PodiumProps = Readonly<{
  show: PodiumShow;
  /** The note about a player below the points. */
  note: (seat: SeatView) => string | undefined;
  /** The heading above the steps, or beside them on a stage. */
  heading: ReactNode;
  isOnStage?: boolean;
}>;

/** More faces do not fit side by side on one step. */
const FACES_SHOWN = 3;

/**
 * The steps of the first three places. Players are in the page only from their moment on. Those who share a place share
 * a step.
 */
export function Podium({ show, note, heading, isOnStage }: PodiumProps) {
  const { moment, has, steps, own, isLater } = show;
  return (
    <div className={styles.scene} data-moment={moment} data-stage={isOnStage || undefined}>
      {moment === 'pause' && <div className={styles.dark} aria-hidden />}
      {moment === 'first' && <TornTickets />}
      {heading}
      <ol className={styles.podium} data-podium data-later={isLater || undefined}>
        {steps.map((step) =>
          step.seats.length > 0 && has(momentOfRank(step.rank)) ? (
            <Step key={step.rank} step={step} own={own} note={note} />
          ) : (
            <EmptyStep key={step.rank} rank={step.rank} moment={moment} />
          ),
        )}
      </ol>
    </div>
  );
}

/** An empty step, with the lamp above the winner's. Screen readers skip it. */
function EmptyStep({ rank, moment }: Readonly<{ rank: number; moment: Moment }>) {
  return (
    <li className={styles.place} data-rank={rank} data-empty aria-hidden>
      {rank === 1 && moment === 'pause' && <i className={styles.lamp} data-wandering />}
      <div className={styles.block}>
        <p className={styles.rank}>{rank}</p>
      </div>
    </li>
  );
}

type StepProps = Readonly<{
  step: PodiumStep<SeatView>;
  own: SeatId | undefined;
  note: PodiumProps['note'];
}>;

function Step({ step: { rank, seats }, own, note }: StepProps) {
  const say = useMessages();
  const namesOf = useNames();
  const [first] = seats;
  if (first === undefined) return null;
  const shown = seats.slice(0, FACES_SHOWN);
  const others = seats.length - shown.length;
  const told = seats.length === 1 ? note(first) : say('scores.note.shared');
  return (
    <li className={styles.place} data-rank={rank}>
      <p className="visually-hidden">
        {say('scores.podium.line', { rank, names: namesOf(seats), points: first.score })}
      </p>
      {rank === 1 && <i className={styles.lamp} aria-hidden />}
      <div className={styles.people} data-many={seats.length > 1 || undefined} aria-hidden>
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
        <p className={styles.rank} aria-hidden>
          {rank}
        </p>
        <p className={styles.points} aria-hidden>
          <Message
            id="scores.podium.figure"
            values={{ points: first.score }}
            components={{ strong: <strong /> }}
          />
        </p>
        {told !== undefined && <p className={styles.note}>{told}</p>}
      </div>
    </li>
  );
}
