import { REVEAL_MS } from '@outoften/rules/room/next-round-at';
import { ALLOWANCES, type Allowance } from '@outoften/rules/room/seat';
import { useState } from 'react';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Door } from '../room/door.tsx';
import { LeaveDialog } from '../room/leave-dialog.tsx';
import { SeatRemoval } from '../room/seat-removal.tsx';
import { useWish } from '../room/use-wish.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import { ToggleSwitch } from '../ui/toggle-switch.tsx';
import { SentOut } from './options/sent-out.tsx';
import { SkipFilm } from './options/skip-film.tsx';
import styles from './room-options.module.css';
import { isController, type RoundPlay } from './round-play.ts';
import { useLatestWish } from './use-latest-wish.ts';

type RoomOptionsProps = Readonly<{ play: RoundPlay; onClose: () => void }>;

const ALLOWANCE_NAMES = {
  1: 'round.allowance.once',
  1.5: 'round.allowance.half-more',
  2: 'round.allowance.twice',
} satisfies Record<Allowance, MessageId>;

/** What a seat sets for itself, and the host for all. */
export function RoomOptions({ play, onClose }: RoomOptionsProps) {
  const say = useMessages();
  return (
    <Sheet title={say('round.options')} onClose={onClose}>
      {play.view.meta.settings.timeLimit > 0 && <AllowanceChoice play={play} />}
      {isController(play) && <HostOptions play={play} />}
    </Sheet>
  );
}

/** More time for whoever needs it. Nobody else is told. */
function AllowanceChoice({ play }: Pick<RoomOptionsProps, 'play'>) {
  const say = useMessages();
  const { wanted, make } = useLatestWish(play.acts.setAllowance);
  return (
    <ChoiceField
      label={say('round.allowance')}
      note={say('round.allowance.private')}
      choices={ALLOWANCES.map((value) => ({ value, label: say(ALLOWANCE_NAMES[value]) }))}
      chosen={wanted ?? play.allowance}
      onChoose={make}
    />
  );
}

function HostOptions({ play }: Readonly<{ play: RoundPlay }>) {
  const say = useMessages();
  const wish = useWish();
  const [isEnding, setEnding] = useState(false);
  const { view, own, acts } = play;
  const goesByItself = view.meta.pace === 'by-itself';
  return (
    <div className={styles.host}>
      <SkipFilm view={view} acts={acts} />
      <Door view={view} />
      <ToggleSwitch
        label={say('round.pace')}
        note={say('round.pace.note', { seconds: REVEAL_MS / 1000 })}
        state={say(goesByItself ? 'round.pace.on' : 'round.pace.off')}
        isOn={goesByItself}
        onChange={(isOn) => void wish.make(() => acts.setPace(isOn ? 'by-itself' : 'by-hand'))}
      />
      <SeatRemoval view={view} own={own} />
      <SentOut view={view} acts={acts} />
      <TicketButton kind="velvet" wide onClick={() => setEnding(true)}>
        {say('room.end')}
      </TicketButton>
      {isEnding && (
        <LeaveDialog leaving="session" leave={acts.endSession} onClose={() => setEnding(false)} />
      )}
    </div>
  );
}
