import { useLocation, useNavigate } from 'react-router';
import type { Player } from '../api/players.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { PlayerName } from '../ui/player-name.tsx';
import { useIsOnline } from '../ui/use-is-online.ts';
import styles from './player-card.module.css';

const PROFILE = '/game/profile';

/** Who is playing, once somebody is. */
export function PlayerCard() {
  const session = useSession();
  const player = usePlayer();
  const { data } = useSavedData();
  if (session.type !== 'signed-in') {
    return data.userData.userId === undefined ? null : <GuestCard />;
  }
  return player.type === 'there' ? <ProfileCard player={player.player} /> : null;
}

/** A guest has no profile to open, so the card can't be pressed. */
function GuestCard() {
  const say = useMessages();
  return (
    <button type="button" disabled className={styles.card}>
      <Avatar index={0} size={36} />
      <span>
        <span className={styles.name}>{say('shell.player.guest')}</span>
        <span className={styles.standing}>{say('shell.player.offline')}</span>
      </span>
    </button>
  );
}

/** Opens the profile, and leads back to where it was opened. */
function ProfileCard({ player: { name, avatar } }: Readonly<{ player: Player }>) {
  const say = useMessages();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isOnline = useIsOnline();
  const isOpen = pathname === PROFILE;

  function toggle(): void {
    if (isOpen) navigate(openedFrom(state));
    else navigate(PROFILE, { state: { openedFrom: pathname } });
  }

  return (
    <button
      type="button"
      aria-disabled={!isOnline || undefined}
      className={styles.card}
      onClick={isOnline ? toggle : undefined}
    >
      <Avatar index={avatar} size={36} />
      <span>
        <span className={styles.name}>
          <PlayerName name={name} />
        </span>
        <span className={styles.standing}>
          {isOnline
            ? say(isOpen ? 'shell.player.close' : 'shell.player.open')
            : say('shell.player.offline')}
        </span>
      </span>
    </button>
  );
}

/** The screen noted when the profile was opened by its card; home if it was opened by its address. */
function openedFrom(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('openedFrom' in state)) return '/game/home';
  return typeof state.openedFrom === 'string' ? state.openedFrom : '/game/home';
}
