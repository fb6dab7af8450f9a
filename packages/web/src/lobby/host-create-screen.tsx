import { ANY_FILM, type FilmFilter } from '@outoften/rules/film-filter';
import { useEffect } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { dropInvitation } from '../room/room-address.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { AccountNeeded } from './account-needed.tsx';
import { CreateRoom } from './create-room.tsx';
import { PlayerGate } from './player-gate.tsx';
import { useWalkIns } from './use-walk-ins.ts';

/** Where a room is opened: in one step, by an account's player or a guest with a name. */
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
  // The gate lets nobody through without a name.
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
