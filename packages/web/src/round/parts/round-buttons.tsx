import { useMessages } from '../../messages/use-messages.ts';
import { useRequest } from '../../room/notices/use-request.ts';
import type { Guessing } from '../../scores/rounds/room-play.ts';
import { TextButton } from '../../ui/acts/text-button.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { Bell, SlidersHorizontal, UserPlus } from '../../ui/icons.ts';
import { hasOptions, isController, type RoundPlay } from './round-play.ts';

type OpenRoundProps = Readonly<{ play: RoundPlay<Guessing> }>;

/** The buttons of an open round: the host's to end it by hand, and the room's options. */
export function OpenRoundButtons({ play }: OpenRoundProps) {
  return (
    <>
      <HandClosing play={play} />
      <OptionsButton play={play} />
    </>
  );
}

/** Lets the host end a round without a time limit, once there is a guess. */
function HandClosing({ play }: OpenRoundProps) {
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

/** Opens the room's options, and shows the host how many ask for a seat. Absent if there are no options. */
export function OptionsButton({ play }: Readonly<{ play: RoundPlay }>) {
  const say = useMessages();
  if (!hasOptions(play)) return null;
  const asking = play.view.seats.filter(({ state }) => state === 'waiting').length;
  return (
    <TextButton
      icon={asking > 0 ? UserPlus : SlidersHorizontal}
      isAwaited={asking > 0}
      onClick={() => play.openSheet('options')}
    >
      {asking > 0 ? say('round.options.asked', { asking }) : say('round.options')}
    </TextButton>
  );
}
