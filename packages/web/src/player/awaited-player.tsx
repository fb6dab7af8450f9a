import { useMessages } from '../messages/use-messages.ts';
import type { PlayerState } from '../own-player/player-store.ts';
import { ownPlayer } from '../own-player/use-player.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { RotateCcw } from '../ui/icons.ts';
import { callProblemMessage } from './call-problem-message.ts';

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
      <TicketButton
        kind="amber"
        wide
        stub={<RotateCcw size={20} aria-hidden />}
        onClick={() => ownPlayer.load(subject)}
      >
        {say('player.again')}
      </TicketButton>
    </>
  );
}
