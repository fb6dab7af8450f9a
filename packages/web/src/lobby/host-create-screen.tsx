import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { useEffect } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { dropInvitation, keepHosting } from '../room/link/room-address.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TextLink } from '../ui/acts/text-link.tsx';
import { TicketLink } from '../ui/acts/ticket.tsx';
import { BoardHeading } from '../ui/house/board-heading.tsx';
import { DoorOpen, LogIn } from '../ui/icons.ts';
import { CreateRoom } from './create/create-room.tsx';
import styles from './create/player-gate.module.css';
import { PlayerGate } from './create/player-gate.tsx';
import { useWalkIns } from './create/use-walk-ins.ts';

/** The screen for opening a room, for players with an account and for guests. */
export function HostCreateScreen() {
  const say = useMessages();
  const isGuest = useSession().type === 'none';
  const walkIns = useWalkIns();
  useEffect(() => dropInvitation(), []);
  if (isGuest && walkIns === 'loading') return <p role="status">{say('shell.loading')}</p>;
  if (isGuest && (walkIns === 'join' || walkIns === 'off')) {
    return <AccountNeeded mayJoin={walkIns === 'join'} />;
  }
  return (
    <PlayerGate heading={say('lobby.create.heading')}>
      <CreateAsHost guestsNeedAccount={walkIns === 'off'} />
    </PlayerGate>
  );
}

function CreateAsHost({ guestsNeedAccount }: Readonly<{ guestsNeedAccount: boolean }>) {
  const { data, save } = useSavedData();
  const player = usePlayer();
  const isGuest = useSession().type === 'none';
  const walkIn = isGuest ? data.userData.walkIn : undefined;
  const host = walkIn ?? (player.type === 'there' ? player.player : undefined);
  // Without a name the gate shows something else instead.
  if (host === undefined) return null;
  return (
    <CreateRoom
      host={host}
      walkIn={walkIn}
      guestsNeedAccount={guestsNeedAccount}
      filter={data.soloFilter ?? ANY_FILM}
      setFilter={(soloFilter: FilmFilter) => save({ soloFilter })}
    />
  );
}

type AccountNeededProps = Readonly<{
  /** True if guests may join the rooms of others. */
  mayJoin: boolean;
}>;

/** Shown if guests may not open rooms. Leads to the sign-in and back here. */
function AccountNeeded({ mayJoin }: AccountNeededProps) {
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
