import { useMessages } from '../../messages/use-messages.ts';
import { TextButton } from '../../ui/acts/text-button.tsx';
import { SlidersHorizontal, UserPlus } from '../../ui/icons.ts';
import { hasOptions, type RoundPlay } from './round-play.ts';

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
