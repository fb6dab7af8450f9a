import { parseNickname } from '@outoften/rules/names/player-name';
import { type Avatar, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { type ReactNode, useState } from 'react';
import { becomeGuest, rememberWalkIn } from '../../guest/guest.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { NicknameField } from '../../own-player/nickname-field.tsx';
import { PictureChooser } from '../../own-player/picture-chooser.tsx';
import type { PlayerState } from '../../own-player/player-store.ts';
import { ownPlayer, usePlayer } from '../../own-player/use-player.ts';
import { keepHosting } from '../../room/link/room-address.ts';
import { roomProblemMessage } from '../../room/notices/room-problem-message.ts';
import { useSavedData } from '../../saved-data/use-saved-data.ts';
import { useSession } from '../../sign-in/use-session.ts';
import { TextLink } from '../../ui/acts/text-link.tsx';
import { TicketButton, TicketLink } from '../../ui/acts/ticket.tsx';
import { BoardHeading } from '../../ui/house/board-heading.tsx';
import { ArrowRight, LogIn, RotateCcw, UserPlus } from '../../ui/icons.ts';
import styles from './player-gate.module.css';

type PlayerGateProps = Readonly<{ heading: string; children: ReactNode }>;

/** Makes sure that the host has a name: that of an account's player, or one that a guest chooses here. */
export function PlayerGate({ heading, children }: PlayerGateProps) {
  const session = useSession();
  const player = usePlayer();
  const { data } = useSavedData();
  const isGuest = session.type === 'none';
  const isNamed = isGuest ? data.userData.walkIn !== undefined : player.type === 'there';
  if (isNamed) return children;
  return (
    <section className={styles.screen}>
      <BoardHeading text={heading} />
      <div className={styles.panel}>
        {isGuest ? <NameForm /> : <AwaitedPlayer player={player} />}
      </div>
    </section>
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
      <TicketButton kind="amber" wide type="submit" stub={<ArrowRight size={20} aria-hidden />}>
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
            stub={<UserPlus size={20} aria-hidden />}
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
            stub={<RotateCcw size={20} aria-hidden />}
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
