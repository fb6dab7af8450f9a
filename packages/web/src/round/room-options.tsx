import { REVEAL_MS } from '@outoften/rules/room/next-round-at';
import { ALLOWANCES, type Allowance } from '@outoften/rules/room/seat';
import { SkipForward, Users, X } from 'lucide-react';
import { useState } from 'react';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ApprovalSwitch, GuestsAtDoor } from '../room/door.tsx';
import { LeaveDialog } from '../room/leave-dialog.tsx';
import { SeatRemoval } from '../room/seat-removal.tsx';
import { useWish } from '../room/use-wish.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { ToggleSwitch } from '../ui/toggle-switch.tsx';
import { Invite } from './options/invite.tsx';
import options from './options/options.module.css';
import { PauseTicket } from './options/pause-ticket.tsx';
import { SentOut } from './options/sent-out.tsx';
import { SkipFilm } from './options/skip-film.tsx';
import { StageLink } from './options/stage-link.tsx';
import styles from './room-options.module.css';
import { isController, type RoundPlay } from './round-play.ts';
import { useLatestWish } from './use-latest-wish.ts';

type RoomOptionsProps = Readonly<{ play: RoundPlay; onClose: () => void }>;

const ALLOWANCE_NAMES = {
  1: 'round.allowance.once',
  1.5: 'round.allowance.half-more',
  2: 'round.allowance.twice',
} satisfies Record<Allowance, MessageId>;

/** What the host sets for all; a guest sets the own time alone. */
export function RoomOptions({ play, onClose }: RoomOptionsProps) {
  const say = useMessages();
  const isHost = isController(play);
  return (
    <Sheet title={say('round.options')} isLarge={isHost} onClose={onClose}>
      {isHost ? <HostOptions play={play} /> : <AllowanceChoice play={play} />}
    </Sheet>
  );
}

/** More time for a player who needs it. The others do not see it. */
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
      <div className={styles.urgent}>
        <div className={options.tickets}>
          <PauseTicket view={view} acts={acts} />
          <SkipFilm view={view} acts={acts} />
        </div>
        <GuestsAtDoor view={view} />
      </div>
      <Invite view={view} />
      <StageLink view={view} stageKey={play.stageKey} />
      <SentOut view={view} acts={acts} />
      {view.meta.settings.timeLimit > 0 && (
        <div>
          <AllowanceChoice play={play} />
        </div>
      )}
      <div className={styles.switch}>
        <Users size={20} aria-hidden />
        <ApprovalSwitch meta={view.meta} />
      </div>
      <div className={styles.switch}>
        <SkipForward size={20} aria-hidden />
        <ToggleSwitch
          label={say('round.pace')}
          note={say('round.pace.note', { seconds: REVEAL_MS / 1000 })}
          state={say(goesByItself ? 'round.pace.on' : 'round.pace.off')}
          isOn={goesByItself}
          onChange={(isOn) => void wish.make(() => acts.setPace(isOn ? 'by-itself' : 'by-hand'))}
        />
      </div>
      <div className={styles.last}>
        <SeatRemoval view={view} own={own} />
        <TextButton icon={X} className={styles.end} onClick={() => setEnding(true)}>
          {say('room.end')}
        </TextButton>
      </div>
      {isEnding && (
        <LeaveDialog leaving="session" leave={acts.endSession} onClose={() => setEnding(false)} />
      )}
    </div>
  );
}
