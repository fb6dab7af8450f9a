import { REVEAL_MS } from '@outoften/rules/room/rounds/next-round-at';
import { MOST_SKIPS } from '@outoften/rules/room/skips-left';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { AllowanceField } from '../../play/choice/allowance-field.tsx';
import { LeaveDialog } from '../../room/ended/leave-dialog.tsx';
import { ApprovalSwitch, GuestsAtDoor } from '../../room/host/door.tsx';
import { SeatRemoval } from '../../room/host/seat-removal.tsx';
import { stagePath } from '../../room/link/room-address.ts';
import { useLinkCopy } from '../../room/link/use-link-copy.ts';
import { useRequest } from '../../room/notices/use-request.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { TextButton } from '../../ui/acts/text-button.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { Copy, Pause, Play, SkipForward, Tv, Users, X } from '../../ui/icons.ts';
import { isController, type RoundPlay } from '../parts/round-play.ts';
import { Invite } from './invite.tsx';
import options from './options.module.css';
import styles from './room-options.module.css';
import { SentOut } from './sent-out.tsx';

/** The options of a room. A guest can set only their own time. */
export function RoomOptions({ play, onClose }: Readonly<{ play: RoundPlay; onClose: () => void }>) {
  const say = useMessages();
  const isHost = isController(play);
  return (
    <Sheet title={say('round.options')} isLarge={isHost} onClose={onClose}>
      {isHost ? <HostOptions play={play} /> : <AllowanceField />}
    </Sheet>
  );
}

function HostOptions({ play }: Readonly<{ play: RoundPlay }>) {
  const say = useMessages();
  const request = useRequest();
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
          <AllowanceField />
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
          onChange={(isOn) => void request.send(() => acts.setPace(isOn ? 'by-itself' : 'by-hand'))}
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

/** Pauses or resumes the open round. Absent between rounds. */
function PauseTicket({ view: { progress }, acts }: Pick<RoundPlay, 'view' | 'acts'>) {
  const say = useMessages();
  const { isWaiting, send } = useRequest();
  if (progress.phase !== 'guessing') return null;
  const isPaused = progress.round.pause !== undefined;
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

/** Skips the film of the open round while the host has skips left. Absent between rounds. */
function SkipFilm({ view, acts }: Pick<RoundPlay, 'view' | 'acts'>) {
  const say = useMessages();
  const { isWaiting, send } = useRequest();
  if (view.progress.phase !== 'guessing') return null;
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

/** The link of the stage, for a television. Absent for a deputy, who does not get its key. */
function StageLink({ view, stageKey }: Pick<RoundPlay, 'view' | 'stageKey'>) {
  const say = useMessages();
  const copyLink = useLinkCopy();
  if (stageKey === undefined) return null;
  const address = `${location.origin}${stagePath({ roomId: view.id, stageKey })}`;
  return (
    <section className={options.row} aria-labelledby="stage-link">
      <Tv size={20} aria-hidden />
      <p className={options.words}>
        <strong id="stage-link">{say('room.stage')}</strong>
        <small>{say('room.stage.note')}</small>
      </p>
      <TextButton icon={Copy} className={options.end} onClick={() => copyLink(address)}>
        {say('room.link.copy')}
      </TextButton>
    </section>
  );
}
