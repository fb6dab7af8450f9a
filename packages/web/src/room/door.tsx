import type { RoomView, SeatView } from '@outoften/rules/room/view/view-room';
import { useMessages } from '../messages/use-messages.ts';
import { ToggleSwitch } from '../ui/fields/toggle-switch.tsx';
import { Check, X } from '../ui/icons.ts';
import { useKeptFocus } from '../ui/page/focus.ts';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import { SeatPicture } from '../ui/pictures/seat-picture.tsx';
import styles from './door.module.css';
import { useRequest } from './use-request.ts';
import { room } from './use-room.ts';

/** The requests for a seat, and the switch for approval. */
export function Door({ view }: Readonly<{ view: RoomView }>) {
  const say = useMessages();
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} className={styles.door} aria-labelledby="door-heading">
      <h2 id="door-heading" data-door>
        {say('room.door')}
      </h2>
      <Guests seats={view.seats.filter(isWaiting)} />
      <ApprovalSwitch meta={view.meta} />
    </section>
  );
}

/** The requests for a seat during a game. Without a heading if there are none. */
export function GuestsAtDoor({ view }: Readonly<{ view: Pick<RoomView, 'seats'> }>) {
  const say = useMessages();
  const kept = useKeptFocus<HTMLElement>();
  const waiting = view.seats.filter(isWaiting);
  return (
    <section {...kept} className={styles.door} aria-label={say('room.door')}>
      {waiting.length > 0 && <h3 data-door>{say('room.door')}</h3>}
      <Guests seats={waiting} />
    </section>
  );
}

/** Switches between approving all requests and asking the host. */
export function ApprovalSwitch({ meta }: Readonly<{ meta: Pick<RoomView['meta'], 'approval'> }>) {
  const say = useMessages();
  const request = useRequest();
  const isAutomatic = meta.approval === 'by-itself';
  return (
    <ToggleSwitch
      label={say('room.approval')}
      note={say(isAutomatic ? 'room.approval.automatic' : 'room.approval.by-hand')}
      state={say(isAutomatic ? 'room.approval.on' : 'room.approval.off')}
      isOn={isAutomatic}
      onChange={(isOn) => void request.send(() => room.setApproval(isOn ? 'by-itself' : 'by-hand'))}
    />
  );
}

function Guests({ seats }: Pick<RoomView, 'seats'>) {
  if (seats.length === 0) return null;
  return (
    <ul className={styles.guests}>
      {seats.map((seat) => (
        <li key={seat.id}>
          <Guest seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function isWaiting({ state }: SeatView): boolean {
  return state === 'waiting';
}

const ANSWERS = [
  ['deny', X],
  ['approve', Check],
] as const;

function Guest({ seat }: Readonly<{ seat: SeatView }>) {
  const say = useMessages();
  const request = useRequest();
  // A disabled button would lose the focus, which could then not be moved on.
  return (
    <div className={styles.guest}>
      <SeatPicture face={seat.avatar} size={40} />
      <p>
        <strong>
          <PlayerName name={seat.name} />
        </strong>
        <span>{say('room.door.wants')}</span>
      </p>
      {ANSWERS.map(([answer, Icon]) => (
        <button
          key={answer}
          type="button"
          className={styles[answer]}
          aria-disabled={request.isWaiting || undefined}
          aria-label={say(`room.${answer}.name`, { name: seat.name })}
          onClick={() => request.send(() => room[answer](seat.id))}
        >
          <Icon size={20} aria-hidden />
          {say(`room.${answer}`)}
        </button>
      ))}
    </div>
  );
}
