import { type Avatar as AvatarIndex, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { Link } from 'wouter';
import { useAddress, useNavigate } from '../address/address-router.tsx';
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

/** The player's card in the header. It leads to the profile, or to the screen that creates a player. */
export function PlayerCard() {
  const say = useMessages();
  const isOnline = useIsOnline();
  const session = useSession();
  const player = usePlayer();
  const { walkIn } = useSavedData().data.userData;
  const offline = isOnline ? undefined : say('shell.player.offline');
  if (session.type === 'none') {
    // A guest who was in a room has the name from there.
    const avatar = walkIn?.avatar ?? FIRST_AVATAR;
    const act = offline ?? say('shell.player.guest.open');
    return <ProfileCard name={walkIn?.name} avatar={avatar} act={act} />;
  }
  if (session.type === 'unknown') return null;
  if (player.type === 'none') return <NamelessCard />;
  if (player.type !== 'there') return null;
  // An account's player can't be changed offline.
  const act = offline ?? say('shell.player.open');
  return <ProfileCard {...player.player} act={act} isDisabled={!isOnline} />;
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
