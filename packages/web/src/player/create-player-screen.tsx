import { parsePlayerName } from '@outoften/rules/names/player-name';
import { type Avatar as AvatarIndex, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { type FormEvent, useActionState, useState } from 'react';
import { Redirect } from 'wouter';
import { createPlayer } from '../api/players.ts';
import { useMessages } from '../messages/use-messages.ts';
import { invitedPath } from '../room/room-link.ts';
import { lastWalkIn } from '../sign-in/guest.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { PanelScreen } from '../ui/house/panel-screen.tsx';
import { RotateCcw, Ticket } from '../ui/icons.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import styles from './create-player-screen.module.css';
import { callProblemMessage, type FailedName, NameField } from './name-fields.tsx';
import { ownPlayer, type PlayerState, usePlayer } from './own-player.ts';
import { PictureChooser } from './picture-chooser.tsx';

type AwaitedPlayerProps = Readonly<{
  player: Extract<PlayerState, { type: 'unknown' | 'loading' | 'failed' }>;
}>;

/** Shown on a player's screen while there is no player to show. */
export function AwaitedPlayer({ player }: AwaitedPlayerProps) {
  const say = useMessages();
  if (player.type !== 'failed') return <p role="status">{say('shell.loading')}</p>;
  const { subject, problem } = player;
  return (
    <>
      <p role="alert">{say(callProblemMessage(problem))}</p>
      <TicketButton kind="amber" wide icon={RotateCcw} onClick={() => ownPlayer.load(subject)}>
        {say('player.again')}
      </TicketButton>
    </>
  );
}

/** React resets a form after its action, which would select the first picture again. */
export function keepFields(reset: FormEvent): void {
  reset.preventDefault();
}

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
    <PanelScreen heading={say('player.create.heading')}>
      {player.type === 'none' ? (
        <CreatePlayerForm subject={player.subject} />
      ) : (
        <AwaitedPlayer player={player} />
      )}
    </PanelScreen>
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
        icon={Ticket}
        iconSize={22}
        isWorking={isCreating}
      >
        {say('player.create.action')}
      </TicketButton>
    </form>
  );
}
