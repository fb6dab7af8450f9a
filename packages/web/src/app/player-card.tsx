import { type Avatar as AvatarIndex, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { Link } from 'wouter';
import { useAddress, useNavigate } from '../address/address-router.tsx';
import type { Player } from '../api/players.ts';
import { useDailyStanding } from '../home/use-daily-standing.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../player/own-player.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { useIsOnline } from '../ui/page/browser-state.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import styles from './player-card.module.css';

const PROFILE = '/game/profile';

/** The player's card in the header. */
export function PlayerCard() {
  const session = useSession();
  const player = usePlayer();
  switch (session.type) {
    case 'unknown':
      return null;
    case 'none':
      return <GuestCard />;
    case 'signed-in':
      break;
  }
  switch (player.type) {
    case 'there':
      return <AccountCard player={player.player} />;
    case 'none':
      return <NamelessCard />;
    case 'unknown':
    case 'loading':
    case 'failed':
      return null;
  }
}

/** An account's player can't be changed offline. */
function AccountCard({ player: { name, avatar } }: Readonly<{ player: Player }>) {
  const say = useMessages();
  const isOnline = useIsOnline();
  return (
    <ProfileCard
      name={name}
      avatar={avatar}
      act={say(isOnline ? 'shell.player.open' : 'shell.player.offline')}
      isDisabled={!isOnline}
    />
  );
}

/** For an account without a player. Leads to the screen that creates one. */
function NamelessCard() {
  const say = useMessages();
  const { pathname } = useAddress();
  if (pathname === '/game/create-player') return null;
  return (
    <Link to="/game/create-player" className={styles.card}>
      <Avatar index={FIRST_AVATAR} size={36} />
      <span>
        <span className={styles.name}>{say('shell.player.none')}</span>
        <span className={styles.standing}>{say('shell.player.create')}</span>
      </span>
    </Link>
  );
}

/** Leads to the guest's name, picture and sign-in. A guest who was in a room has the name from there. */
function GuestCard() {
  const say = useMessages();
  const isOnline = useIsOnline();
  const { walkIn } = useSavedData().data.userData;
  return (
    <ProfileCard
      name={walkIn?.name}
      avatar={walkIn?.avatar ?? FIRST_AVATAR}
      act={say(isOnline ? 'shell.player.guest.open' : 'shell.player.offline')}
    />
  );
}

/** Returns the text for the streak; undefined before the first daily. */
function useStreak(): string | undefined {
  const say = useMessages();
  const daily = useDailyStanding();
  if (daily === undefined) return undefined;
  const { current, best } = daily.standing.streaks;
  return best === 0 ? undefined : say('shell.player.streak', { streak: current.length, best });
}

type ProfileCardProps = Readonly<{
  /** Undefined for a guest without a name. */
  name: string | undefined;
  avatar: AvatarIndex;
  /** The label for screen readers: what a press does. */
  act: string;
  isDisabled?: boolean;
}>;

/** Opens the profile, and closes it to the screen before. */
function ProfileCard({ name, avatar, act, isDisabled = false }: ProfileCardProps) {
  const say = useMessages();
  const navigate = useNavigate();
  const { pathname, state } = useAddress();
  const streak = useStreak();
  const isOpen = pathname === PROFILE;
  const hasStreak = streak !== undefined && !isDisabled && !isOpen;

  function toggle(): void {
    if (isOpen) navigate(openedFrom(state));
    else navigate(PROFILE, { state: { openedFrom: pathname } });
  }

  return (
    <button
      type="button"
      aria-disabled={isDisabled || undefined}
      className={styles.card}
      onClick={isDisabled ? undefined : toggle}
    >
      <Avatar index={avatar} size={36} />
      <span>
        <span className={styles.name}>
          {name === undefined ? say('shell.player.guest') : <PlayerName name={name} />}
        </span>
        {hasStreak && <span className={styles.standing}>{streak}</span>}
        <span className={hasStreak ? 'visually-hidden' : styles.standing}>
          {isOpen && !isDisabled ? say('shell.player.close') : act}
        </span>
      </span>
    </button>
  );
}

/** The screen from which the card opened the profile; home if the profile was opened by its address. */
function openedFrom(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('openedFrom' in state)) return '/game/home';
  return typeof state.openedFrom === 'string' ? state.openedFrom : '/game/home';
}
