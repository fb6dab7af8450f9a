import { MOST_SKIPS } from '@outoften/rules/room/host/skips-left';
import { SkipForward } from 'lucide-react';
import { useMessages } from '../../messages/use-messages.ts';
import { useRequest } from '../../room/use-request.ts';
import { TicketButton } from '../../ui/ticket.tsx';
import type { RoundPlay } from '../round-play.ts';

/** Skips the film of the open round, as long as the host has skips left. Absent between rounds. */
export function SkipFilm({ view, acts }: Pick<RoundPlay, 'view' | 'acts'>) {
  const say = useMessages();
  const { isWaiting, send } = useRequest();
  if (view.stage.phase !== 'guessing') return null;
  const { skipsLeft } = view.meta;
  return (
    <TicketButton
      kind="paper"
      wide
      stub={<SkipForward size={20} aria-hidden />}
      isWorking={isWaiting}
      isDisabled={skipsLeft === 0}
      onClick={() => void send(acts.skipFilm)}
    >
      <span>{say('room.skip')}</span>{' '}
      <small>
        {skipsLeft === 0
          ? say('room.skip.none')
          : say('room.skip.left', { left: skipsLeft, most: MOST_SKIPS })}
      </small>
    </TicketButton>
  );
}
