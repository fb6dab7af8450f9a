import { LogIn, RotateCcw, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { ownPlayer, usePlayer } from '../own-player/use-player.ts';
import { roomProblemMessage } from '../room/room-problem-message.ts';
import { useSession } from '../sign-in/use-session.ts';
import { BoardHeading } from '../ui/board-heading.tsx';
import { TicketButton, TicketLink } from '../ui/ticket.tsx';
import styles from './player-gate.module.css';

type PlayerGateProps = Readonly<{ heading: string; children: ReactNode }>;

/** Rooms are for signed-in players: others are told the way to become one. */
export function PlayerGate({ heading, children }: PlayerGateProps) {
  const session = useSession();
  const player = usePlayer();
  if (session.type === 'signed-in' && player.type === 'there') return children;
  return (
    <section className={styles.screen}>
      <BoardHeading text={heading} />
      <div className={styles.panel}>
        <Obstacle />
      </div>
    </section>
  );
}

function Obstacle() {
  const say = useMessages();
  const session = useSession();
  const player = usePlayer();
  if (session.type === 'none') {
    return (
      <>
        <p>{say('lobby.gate.sign-in')}</p>
        <TicketLink kind="amber" wide to="/game/login" stub={<LogIn size={20} aria-hidden />}>
          {say('lobby.gate.to-login')}
        </TicketLink>
      </>
    );
  }
  if (player.type === 'none') {
    return (
      <>
        <p>{say('lobby.gate.no-player')}</p>
        <TicketLink
          kind="amber"
          wide
          to="/game/create-player"
          stub={<UserPlus size={20} aria-hidden />}
        >
          {say('lobby.gate.to-player')}
        </TicketLink>
      </>
    );
  }
  if (player.type === 'failed') {
    return (
      <>
        <p role="alert">{say(roomProblemMessage(player.problem))}</p>
        <TicketButton
          kind="amber"
          wide
          stub={<RotateCcw size={20} aria-hidden />}
          onClick={() => ownPlayer.load(player.subject)}
        >
          {say('lobby.again')}
        </TicketButton>
      </>
    );
  }
  return <p role="status">{say('shell.loading')}</p>;
}
