import { useState } from 'react';
import { Redirect } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TicketLink } from '../ui/acts/ticket.tsx';
import { Undo2 } from '../ui/icons.ts';
import { useIsOnline } from '../ui/page/use-is-online.ts';
import { AccountPart } from './account-part.tsx';
import { AwaitedPlayer } from './awaited-player.tsx';
import { BestsPart } from './bests-part.tsx';
import { GuestProfile } from './guest-profile.tsx';
import { OwnDataPart } from './own-data-part.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { ProfileForm } from './profile-form.tsx';
import { StatisticsPart } from './statistics-part.tsx';

/**
 * The screen on which players change how others see them. An account's player is changed by the server only. Players
 * with an account can also sign out here and download or delete their data.
 */
export function ProfileScreen() {
  const say = useMessages();
  const session = useSession();
  const player = usePlayer();
  const isOnline = useIsOnline();
  const [cameAs, setCameAs] = useState(session.type);
  if (cameAs === 'unknown' && session.type !== 'unknown') setCameAs(session.type);
  if (session.type === 'none' && cameAs !== 'signed-in') return <GuestProfile />;
  if (!isOnline || session.type === 'none') return <Redirect to="/game/home" replace />;
  if (player.type === 'none') return <Redirect to="/game/create-player" replace />;
  return (
    <PlayerPanel heading={say('player.profile.heading')}>
      {player.type === 'there' ? (
        <ProfileForm key={player.player.id} player={player.player} />
      ) : (
        <AwaitedPlayer player={player} />
      )}
      <StatisticsPart />
      <BestsPart />
      <TicketLink kind="paper" wide to="/game/home" stub={<Undo2 size={20} aria-hidden />}>
        {say('player.return')}
      </TicketLink>
      {session.type === 'signed-in' && <AccountPart email={session.user.email} />}
      {player.type === 'there' && <OwnDataPart name={player.player.name} />}
    </PlayerPanel>
  );
}
