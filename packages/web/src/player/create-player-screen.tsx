import { parsePlayerName } from '@outoften/rules/names/player-name';
import { type Avatar as AvatarIndex, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { useActionState, useState } from 'react';
import { Redirect } from 'wouter';
import { createPlayer } from '../api/players.ts';
import { lastWalkIn } from '../guest/guest.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PictureChooser } from '../own-player/picture-chooser.tsx';
import { ownPlayer, usePlayer } from '../own-player/use-player.ts';
import { invitedPath } from '../room/link/room-address.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { Ticket } from '../ui/icons.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { AwaitedPlayer } from './awaited-player.tsx';
import styles from './create-player-screen.module.css';
import { keepFields } from './keep-fields.ts';
import { type FailedName, NameField } from './name-field.tsx';
import { PlayerPanel } from './player-panel.tsx';

/** The screen on which an account without a player gets one. */
export function CreatePlayerScreen() {
  const say = useMessages();
  const session = useSession();
  const player = usePlayer();
  if (session.type === 'none') return <Redirect to="/game/login" replace />;
  if (player.type === 'there') {
    return <Redirect to={invitedPath() ?? '/game/home'} replace />;
  }
  return (
    <PlayerPanel heading={say('player.create.heading')}>
      {player.type === 'none' ? (
        <CreatePlayerForm subject={player.subject} />
      ) : (
        <AwaitedPlayer player={player} />
      )}
    </PlayerPanel>
  );
}

function CreatePlayerForm({ subject }: Readonly<{ subject: string }>) {
  const say = useMessages();
  const [name, setName] = useState(() => lastWalkIn()?.name ?? '');
  const [avatar, setAvatar] = useState<AvatarIndex>(() => lastWalkIn()?.avatar ?? FIRST_AVATAR);
  const parsed = parsePlayerName(name);
  const [failure, create, isCreating] = useActionState(
    async (): Promise<FailedName | undefined> => {
      if (!parsed.ok) return undefined;
      const outcome = await createPlayer({ name: parsed.value, avatar });
      if (outcome.type === 'named') {
        ownPlayer.keep(outcome.player);
        return undefined;
      }
      // Another tab has created the player.
      if (outcome.type === 'failed' && outcome.problem === 'PLAYER_EXISTS') {
        ownPlayer.forget();
        await ownPlayer.load(subject);
        return undefined;
      }
      return { ...outcome, name: parsed.value };
    },
    undefined,
  );

  return (
    <form className={styles.form} action={create} onReset={keepFields}>
      <p className={styles.intro}>{say('player.create.intro')}</p>
      <div className={styles.player}>
        <Avatar index={avatar} size={72} />
        <NameField name={name} onChange={setName} failure={failure} />
      </div>
      <PictureChooser legend={say('player.avatar')} avatar={avatar} onChange={setAvatar} />
      <TicketButton
        kind="amber"
        wide
        type="submit"
        stub={<Ticket size={22} aria-hidden />}
        isWorking={isCreating}
      >
        {say('player.create.action')}
      </TicketButton>
    </form>
  );
}
