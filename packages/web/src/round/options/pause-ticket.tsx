import { Pause, Play } from 'lucide-react';
import { useMessages } from '../../messages/use-messages.ts';
import { useRequest } from '../../room/use-request.ts';
import { TicketButton } from '../../ui/ticket.tsx';
import type { RoundPlay } from '../round-play.ts';

/** Pauses the open round for all, or goes on with it. Absent between rounds. */
export function PauseTicket({ view: { stage }, acts }: Pick<RoundPlay, 'view' | 'acts'>) {
  const say = useMessages();
  const { isWaiting, send } = useRequest();
  if (stage.phase !== 'guessing') return null;
  const isPaused = stage.round.pause !== undefined;
  const Sign = isPaused ? Play : Pause;
  return (
    <TicketButton
      kind="amber"
      wide
      stub={<Sign size={20} aria-hidden />}
      isWorking={isWaiting}
      onClick={() => void send(isPaused ? acts.resumeRound : acts.pauseRound)}
    >
      <span>{say(isPaused ? 'round.go-on' : 'round.pause')}</span>{' '}
      <small>{say('round.pause.note')}</small>
    </TicketButton>
  );
}
