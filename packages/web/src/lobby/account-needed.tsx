import { DoorOpen, LogIn } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { keepHosting } from '../room/room-address.ts';
import { BoardHeading } from '../ui/board-heading.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { TicketLink } from '../ui/ticket.tsx';
import styles from './player-gate.module.css';

type AccountNeededProps = Readonly<{
  /** Guests may take seats in the rooms of others. */
  mayJoin: boolean;
}>;

/** Where guests open no rooms: the way to sign in, and back to here. */
export function AccountNeeded({ mayJoin }: AccountNeededProps) {
  const say = useMessages();
  return (
    <section className={styles.screen}>
      <BoardHeading text={say('lobby.create.heading')} />
      <div className={styles.panel}>
        <p>{say('lobby.gate.account')}</p>
        <TicketLink
          kind="amber"
          wide
          to="/game/login"
          stub={<LogIn size={20} aria-hidden />}
          onClick={() => keepHosting()}
        >
          {say('lobby.account.sign-in')}
        </TicketLink>
        {mayJoin && (
          <TextLink to="/game/joining" icon={DoorOpen}>
            {say('lobby.account.join')}
          </TextLink>
        )}
      </div>
    </section>
  );
}
