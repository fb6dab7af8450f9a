import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { parseNickname } from '@outoften/rules/names/player-name';
import { type Avatar, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { NicknameField } from '../player/name-fields.tsx';
import { ownPlayer, type PlayerState, usePlayer } from '../player/own-player.ts';
import { PictureChooser } from '../player/picture-chooser.tsx';
import { dropInvitation, keepHosting } from '../room/room-link.ts';
import { roomProblemMessage } from '../room/use-request.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { becomeGuest, rememberWalkIn } from '../sign-in/guest.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TextLink } from '../ui/acts/text-act.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { PanelScreen } from '../ui/house/panel-screen.tsx';
import { ArrowRight, DoorOpen, LogIn, RotateCcw, UserPlus } from '../ui/icons.ts';
import { CreateRoom } from './create-room.tsx';
import styles from './host-create-screen.module.css';
import { useWalkIns } from './use-walk-ins.ts';

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
    <PlayerGate>
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

/** Shown if guests may not open rooms, but `mayJoin` those of others. Leads to the sign-in and back here. */
function AccountNeeded({ mayJoin }: Readonly<{ mayJoin: boolean }>) {
  const say = useMessages();
  return (
    <PanelScreen heading={say('lobby.create.heading')}>
      <div className={styles.gate}>
        <p>{say('lobby.gate.account')}</p>
        <TicketLink kind="amber" wide to="/game/login" icon={LogIn} onClick={() => keepHosting()}>
          {say('lobby.account.sign-in')}
        </TicketLink>
        {mayJoin && (
          <TextLink to="/game/joining" icon={DoorOpen}>
            {say('lobby.account.join')}
          </TextLink>
        )}
      </div>
    </PanelScreen>
  );
}

/** Makes sure that the host has a name: that of an account's player, or one that a guest chooses here. */
function PlayerGate({ children }: Readonly<{ children: ReactNode }>) {
  const say = useMessages();
  const session = useSession();
  const player = usePlayer();
  const { data } = useSavedData();
  const isGuest = session.type === 'none';
  const isNamed = isGuest ? data.userData.walkIn !== undefined : player.type === 'there';
  if (isNamed) return children;
  return (
    <PanelScreen heading={say('lobby.create.heading')}>
      <div className={styles.gate}>
        {isGuest ? <NameForm /> : <AwaitedPlayer player={player} />}
      </div>
    </PanelScreen>
  );
}

function NameForm() {
  const say = useMessages();
  const [name, setName] = useState('');
  const [avatar, setAvatar] = useState<Avatar>(FIRST_AVATAR);
  const parsed = parseNickname(name);

  function goOn(): void {
    if (!parsed.ok) return;
    becomeGuest();
    rememberWalkIn({ name: parsed.value, avatar });
  }

  return (
    <form className={styles.form} action={goOn}>
      <p>{say('lobby.gate.name')}</p>
      <NicknameField name={name} onChange={setName} taken={undefined} />
      <PictureChooser legend={say('player.avatar')} avatar={avatar} onChange={setAvatar} />
      <TicketButton kind="amber" wide type="submit" icon={ArrowRight}>
        {say('lobby.gate.continue')}
      </TicketButton>
      <TextLink to="/game/login" icon={LogIn} onClick={() => keepHosting()}>
        {say('lobby.gate.to-login')}
      </TextLink>
    </form>
  );
}

function AwaitedPlayer({ player }: Readonly<{ player: PlayerState }>) {
  const say = useMessages();
  switch (player.type) {
    case 'none':
      return (
        <>
          <p>{say('lobby.gate.no-player')}</p>
          <TicketLink
            kind="amber"
            wide
            to="/game/create-player"
            icon={UserPlus}
            onClick={() => keepHosting()}
          >
            {say('lobby.gate.to-player')}
          </TicketLink>
        </>
      );
    case 'failed':
      return (
        <>
          <p role="alert">{say(roomProblemMessage(player.problem))}</p>
          <TicketButton
            kind="amber"
            wide
            icon={RotateCcw}
            onClick={() => ownPlayer.load(player.subject)}
          >
            {say('lobby.again')}
          </TicketButton>
        </>
      );
    default:
      return <p role="status">{say('shell.loading')}</p>;
  }
}
