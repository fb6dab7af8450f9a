import type { ProgressView } from '@outoften/rules/room/view/view-room';
import { useMessages } from '../../messages/use-messages.ts';
import { useRequest } from '../../room/notices/use-request.ts';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { Bell } from '../../ui/icons.ts';
import { isController, type RoundPlay } from '../parts/round-play.ts';

type HandClosingProps = Readonly<{ play: RoundPlay<ProgressView & { phase: 'guessing' }> }>;

/** Lets the host end a round without a time limit, once there is a guess. */
export function HandClosing({ play }: HandClosingProps) {
  const say = useMessages();
  const request = useRequest();
  const { seats, progress } = play.view;
  if (!isController(play) || progress.round.deadline !== undefined) return null;
  if (!seats.some(({ hasGuessed }) => hasGuessed)) return null;
  return (
    <TicketButton
      kind="paper"
      stub={<Bell size={18} aria-hidden />}
      isWorking={request.isWaiting}
      onClick={() => request.send(play.acts.closeRound)}
    >
      {say('round.close')}
    </TicketButton>
  );
}
