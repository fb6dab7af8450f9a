import { MOST_SKIPS } from '@outoften/rules/room/room';
import { REVEAL_MS } from '@outoften/rules/room/rounds/next-round-at';
import { isTooLateToJoin } from '@outoften/rules/room/seats/late-join';
import { isSentOut } from '@outoften/rules/room/seats/let-back-in';
import { joinableAs } from '@outoften/rules/room/view/view-joining';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { AllowanceField } from '../../play/choice/allowance-field.tsx';
import { shareText } from '../../play/result/use-share-result.tsx';
import { ApprovalSwitch, GuestsAtDoor } from '../../room/door.tsx';
import { LeaveDialog } from '../../room/leaving.tsx';
import { SeatRemoval } from '../../room/removal.tsx';
import { joinAddress, stagePath, useCodeCover } from '../../room/room-link.ts';
import { useLinkCopy } from '../../room/share-link.ts';
import { useRequest } from '../../room/use-request.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import textAct from '../../ui/acts/text-act.module.css';
import { TextButton } from '../../ui/acts/text-act.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { CodeTiles } from '../../ui/fields/code-tiles.tsx';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import {
  Copy,
  Eye,
  EyeOff,
  Pause,
  Play,
  Share2,
  SkipForward,
  Tv,
  UserPlus,
  Users,
  X,
} from '../../ui/icons.ts';
import { PlayerName } from '../../ui/pictures/player-name.tsx';
import { QrSquare } from '../../ui/pictures/qr-square.tsx';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import { isController, type RoundPlay } from '../parts/round-parts.tsx';
import inviteStyles from './invite.module.css';
import options from './options.module.css';
import optionsStyles from './options.module.css';
import styles from './room-options.module.css';

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
        <LeaveDialog leaving="session" leave={acts.close} onClose={() => setEnding(false)} />
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

/** The code, the QR code and the link during a game; or why no one can join. */
export function Invite({ view }: Pick<RoundPlay, 'view'>) {
  const say = useMessages();
  const { settings } = view.meta;
  const joinable = joinableAs(view);
  const isLate = isTooLateToJoin({ settings, progress: view.progress });
  return (
    <section className={inviteStyles.invite} aria-labelledby="invite">
      <h3 id="invite">{say('room.invite')}</h3>
      {joinable !== undefined && <Code code={view.meta.code} />}
      {joinable !== 'player' && (
        <p className={inviteStyles.note}>
          {say(noteFor({ isLate, hasAudience: joinable !== undefined }))}
        </p>
      )}
    </section>
  );
}

function noteFor({
  isLate,
  hasAudience,
}: Readonly<{ isLate: boolean; hasAudience: boolean }>): MessageId {
  if (hasAudience) return isLate ? 'room.invite.late.audience' : 'room.invite.full.audience';
  return isLate ? 'room.invite.late' : 'room.invite.full';
}

function Code({ code }: Pick<RoundPlay['view']['meta'], 'code'>) {
  const say = useMessages();
  const copyLink = useLinkCopy();
  const { isWanted, isCovered, toggle } = useCodeCover();
  const address = joinAddress(location.origin, code);
  const copy = () => copyLink(address, { isSecret: isWanted });

  async function share(): Promise<void> {
    const shared = await shareText(say('room.invite.text', { code }), address);
    if (shared === 'failed') await copy();
  }

  return (
    <>
      <div className={inviteStyles.square}>
        {isCovered ? (
          <div className={inviteStyles.cover}>
            <EyeOff aria-hidden />
          </div>
        ) : (
          <QrSquare text={address} label={say('room.invite.square')} />
        )}
      </div>
      <div className={inviteStyles.code}>
        <CodeTiles
          code={code}
          label={say('room.invite.code')}
          cover={isCovered ? say('room.invite.hidden') : undefined}
        />
      </div>
      <div className={inviteStyles.acts}>
        {/* Not if codes are hidden, because the system's dialog shows the link. */}
        {!isWanted && navigator.share !== undefined && (
          <TextButton icon={Share2} onClick={share}>
            {say('room.invite.send')}
          </TextButton>
        )}
        <TextButton icon={Copy} onClick={copy}>
          {say('room.link.copy')}
        </TextButton>
        {isWanted && (
          <button type="button" className={textAct.act} {...toggle}>
            {isCovered ? <Eye size={20} aria-hidden /> : <EyeOff size={20} aria-hidden />}
            {say('room.invite.show')}
          </button>
        )}
      </div>
    </>
  );
}

/** Players who were removed or denied, with buttons to let them back in. Absent if there are none. */
function SentOut({ view, acts }: Pick<RoundPlay, 'view' | 'acts'>) {
  const seats = view.seats.filter(isSentOut);
  const say = useMessages();
  if (seats.length === 0) return null;
  return (
    <section className={optionsStyles.sentOut} aria-labelledby="sent-out">
      <h3 id="sent-out">{say('room.sent-out')}</h3>
      <ul>
        {seats.map((seat) => (
          <li key={seat.id}>
            <Player seat={seat} letBackIn={acts.letBackIn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlayerProps = Readonly<{ seat: SeatView }> & Pick<RoundPlay['acts'], 'letBackIn'>;

function Player({ seat, letBackIn }: PlayerProps) {
  const say = useMessages();
  const { isWaiting, send } = useRequest();
  return (
    <div className={optionsStyles.row}>
      <SeatPicture face={seat.avatar} size={36} />
      <p className={optionsStyles.words}>
        <strong>
          <PlayerName name={seat.name} />
        </strong>
        <small>{reasonOf(seat, say)}</small>
      </p>
      <TextButton
        icon={UserPlus}
        className={optionsStyles.end}
        isInert={isWaiting}
        label={say('room.sent-out.back.name', { name: seat.name })}
        onClick={() => void send(() => letBackIn(seat.id))}
      >
        {say('room.sent-out.back')}
      </TextButton>
    </div>
  );
}

/** For players who were removed in an earlier game, the round is unknown. */
function reasonOf(
  { state, reason, sentOutIn }: SeatView,
  say: ReturnType<typeof useMessages>,
): string {
  const isDenied = state === 'denied' && reason === 'by-host';
  if (sentOutIn === undefined) {
    if (reason === 'barred') return say('room.sent-out.barred');
    return say(isDenied ? 'room.sent-out.denied' : 'room.sent-out.removed');
  }
  const round = { round: sentOutIn };
  if (reason === 'barred') return say('room.sent-out.barred.in', round);
  return say(isDenied ? 'room.sent-out.denied.in' : 'room.sent-out.removed.in', round);
}
