import { Play } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { useWish } from '../room/use-wish.ts';
import { TicketButton } from '../ui/ticket.tsx';
import { isController, type RoundPlay } from './round-play.ts';

/** Lets the host go on with a paused round; nothing for others. */
export function GoOn({ play }: Readonly<{ play: Pick<RoundPlay, 'view' | 'own' | 'acts'> }>) {
  const say = useMessages();
  const { isWaiting, make } = useWish();
  if (!isController(play)) return null;
  return (
    <TicketButton
      kind="paper"
      stub={<Play size={18} aria-hidden />}
      isWorking={isWaiting}
      onClick={() => void make(play.acts.resumeRound)}
    >
      {say('round.go-on')}
    </TicketButton>
  );
}
