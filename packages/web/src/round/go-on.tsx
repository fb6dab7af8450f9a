import { Play } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { useRequest } from '../room/use-request.ts';
import { TicketButton } from '../ui/ticket.tsx';
import { isController, type RoundPlay } from './round-play.ts';

/** Lets the host go on with a paused round; nothing for others. */
export function GoOn({ play }: Readonly<{ play: Pick<RoundPlay, 'view' | 'own' | 'acts'> }>) {
  const say = useMessages();
  const { isWaiting, send } = useRequest();
  if (!isController(play)) return null;
  return (
    <TicketButton
      kind="paper"
      stub={<Play size={18} aria-hidden />}
      isWorking={isWaiting}
      onClick={() => void send(play.acts.resumeRound)}
    >
      {say('round.go-on')}
    </TicketButton>
  );
}
