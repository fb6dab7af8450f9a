import type { RoomCode } from '@outoften/rules/room/room-code';
import type { SeatId } from '@outoften/rules/room/seat';
import { joinableAs } from '@outoften/rules/room/view/view-joining';
import {
  isTaken,
  type RoomMeta,
  type RoomView,
  type SeatView,
} from '@outoften/rules/room/view/view-room';
import { useEffect, useState } from 'react';
import type { MessageId } from '../messages/i18n.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { AllowanceField } from '../play/choice/allowance-field.tsx';
import { shareText } from '../play/result/use-share-result.tsx';
import { Door } from '../room/door.tsx';
import type { KeptSeat } from '../room/kept-seats.ts';
import { LeaveDialog } from '../room/leaving.tsx';
import { RemoveDialog } from '../room/removal.tsx';
import { joinAddress, stagePath, useCodeCover } from '../room/room-link.ts';
import type { InsideRoom } from '../room/room-state.ts';
import { useLinkCopy } from '../room/share-link.ts';
import { useRequest } from '../room/use-request.ts';
import { room, serverClock } from '../room/use-room.ts';
import { SeatBack } from '../scores/guessers/seat-back.tsx';
import { SoundSwitch } from '../ui/acts/sound-switch.tsx';
import acts from '../ui/acts/text-act.module.css';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { CodeTiles } from '../ui/fields/code-tiles.tsx';
import { ArrowLeft, Copy, Eye, EyeOff, Play, Share2, Tv, UserMinus } from '../ui/icons.ts';
import { useSpoken } from '../ui/news/announcements.ts';
import { useMediaQuery } from '../ui/page/browser-state.ts';
import { useKeptFocus, useLostFocus } from '../ui/page/focus.ts';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import { QrSquare } from '../ui/pictures/qr-square.tsx';
import { FreeSeat } from '../ui/pictures/seat-picture.tsx';
import styles from './lobby.module.css';
import { TheGame } from './the-game.tsx';
import { useWalkIns } from './use-walk-ins.ts';
import { WarmUp } from './warm-up.tsx';

/** A game needs two players. */
const ENOUGH_PLAYERS = 2;

/** A room that lets everyone in does so faster than this, so its requests are not shown. */
const LONGER_THAN_AUTOMATIC_MS = 4_000;

/** On a phone, a word with more letters than this does not fit between the buttons. */
const LONG_NAME = 18;

/** The room before its game: code, seats and warm-up, and for the host requests and the start button. */
export function Lobby({ state, seat }: Readonly<{ state: InsideRoom; seat: KeptSeat }>) {
  const say = useMessages();
  const [isLeaving, setLeaving] = useState(false);
  const seatsFocus = useKeptFocus<HTMLElement>();
  const { view, role, audience } = state;
  const { meta, seats } = view;
  const own = seat.connectionId;
  const taken = seats.filter(isTaken);
  const isController = meta.controller === own;
  const waiting = seats.find(({ state: place }) => place === 'waiting');
  const isWaitedAtDoor = useHasLasted(waiting?.id, LONGER_THAN_AUTOMATIC_MS);
  const isDoorWanted = meta.approval === 'by-hand' || isWaitedAtDoor;
  const [isDoorShown, setDoorShown] = useState(isDoorWanted);
  // Once shown it stays, because the host who decides on the last request would lose the focus.
  if (isDoorWanted && !isDoorShown) setDoorShown(true);
  const isAudience = role.type === 'audience';
  const leaving = meta.host === own ? 'session' : isAudience ? 'audience' : 'seat';
  const isEnough = taken.length >= ENOUGH_PLAYERS;
  const { name = '' } = seats.find(({ id }) => id === meta.controller) ?? {};
  const waitingFor = say('lobby.waiting.host', { name });
  const startWords = say(isEnough ? 'lobby.start.enough' : 'lobby.start.too-few');
  useLobbySpoken(isController ? startWords : waitingFor, meta.game > 1);

  const invitation = (
    <div key="invitation" className={styles.invitation}>
      <Invitation code={meta.code} joinable={joinableAs(view)} />
    </div>
  );
  const seatList = (
    <section {...seatsFocus} key="seats" className={styles.seats} aria-labelledby="seats-heading">
      <div className={styles.head}>
        <h2 id="seats-heading">
          {say('room.seats', { taken: taken.length, seats: meta.settings.maxPlayers })}
        </h2>
        {meta.settings.isAudienceSession && (
          <p>{say('room.audience', { members: audience.members })}</p>
        )}
      </div>
      <SeatRows seats={taken} meta={meta} own={own} />
    </section>
  );
  const warmUp = (
    <div key="warm-up" className={styles.warmUp}>
      <WarmUp
        roomId={view.id}
        clock={serverClock.now}
        told={audience.reactions}
        answer={room.react}
      />
    </div>
  );

  return (
    <main className={styles.lobby} data-role={isController ? 'host' : 'guest'}>
      <LobbyHeader view={view} stageKey={seat.stageKey} leave={() => setLeaving(true)} />
      <div className={styles.main} data-news-below>
        {isController ? [invitation, seatList, warmUp] : [warmUp, seatList, invitation]}
      </div>
      <section className={styles.panel} aria-label={say('lobby.panel')}>
        {isController && isDoorShown && (
          <div className={styles.door}>
            <Door view={view} />
          </div>
        )}
        <section className={styles.side} aria-labelledby="game-heading">
          <TheGame meta={meta} taken={taken.length} isController={isController} />
          {role.type === 'player' && meta.settings.timeLimit > 0 && (
            <div className={styles.allowance}>
              <AllowanceField />
            </div>
          )}
        </section>
        <div className={styles.dock}>
          {isController ? (
            <Start words={startWords} isEnough={isEnough} />
          ) : (
            <Wait words={waitingFor} name={name} isAudience={isAudience} />
          )}
        </div>
      </section>
      {isLeaving && (
        <LeaveDialog
          leaving={leaving}
          leave={leaving === 'session' ? room.close : room.leave}
          onClose={() => setLeaving(false)}
        />
      )}
    </main>
  );
}

type LobbyHeaderProps = Readonly<{
  view: RoomView;
  /** Undefined for players who may not open the stage. */
  stageKey: string | undefined;
  leave: () => void;
}>;

function LobbyHeader({ view, stageKey, leave }: LobbyHeaderProps) {
  const say = useMessages();
  const heading = useLostFocus<HTMLHeadingElement>();
  const { name } = view.meta;
  return (
    <header className={styles.header}>
      <button type="button" className={styles.quiet} onClick={leave}>
        <ArrowLeft size={20} aria-hidden />
        {say('lobby.back')}
      </button>
      <h1
        ref={heading}
        className={styles.name}
        data-long={name.length > LONG_NAME || undefined}
        tabIndex={-1}
      >
        {name}
      </h1>
      <div className={styles.end}>
        {stageKey !== undefined && (
          <a
            className={`${acts.act} ${styles.stage}`}
            href={stagePath({ roomId: view.id, stageKey })}
            target="_blank"
            rel="noreferrer"
          >
            <Tv size={20} aria-hidden />
            <span>{say('lobby.stage')}</span>
          </a>
        )}
        <SoundSwitch />
      </div>
    </header>
  );
}

/** The start button, for the host. It works once there are enough players. */
function Start({ words, isEnough }: Readonly<{ words: string; isEnough: boolean }>) {
  const say = useMessages();
  const request = useRequest();
  return (
    <>
      <TicketButton
        kind="amber"
        wide
        icon={Play}
        iconSize={22}
        isDisabled={!isEnough}
        isWorking={request.isWaiting}
        onClick={() => request.send(room.startRound)}
      >
        {say('lobby.start')}
      </TicketButton>
      <p>{words}</p>
    </>
  );
}

type WaitProps = Readonly<{ words: string; name: string; isAudience: boolean }>;

/** Says whom the others wait for. */
function Wait({ words, name, isAudience }: WaitProps) {
  const say = useMessages();
  return (
    <>
      <p className={styles.waiting}>
        {isAudience ? say('lobby.waiting.audience') : say('lobby.waiting', { name })}
      </p>
      <p>{words}</p>
    </>
  );
}

/** Announces who starts the game, on entering and after a change, and on coming back from a game that one is back. */
function useLobbySpoken(words: string, isBack: boolean): void {
  const say = useMessages();
  const [first] = useState(words);
  useSpoken(isBack && words === first ? `${say('lobby.back-in')} ${words}` : words);
}

/** True once the value has been the same for this many milliseconds. False for undefined. */
function useHasLasted(thing: string | undefined, milliseconds: number): boolean {
  const [lasting, setLasting] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLasting(thing), milliseconds);
    return () => clearTimeout(timer);
  }, [thing, milliseconds]);
  return thing !== undefined && thing === lasting;
}

type SeatRowsProps = Readonly<{ seats: readonly SeatView[]; meta: RoomMeta; own: SeatId }>;

/** More free seats than this are counted, not drawn. A phone draws only as many as fill the last row. */
const MOST_FREE_DRAWN = 8;

/** All seats, taken ones first. */
export function SeatRows({ seats, meta, own }: SeatRowsProps) {
  const say = useMessages();
  const [removing, setRemoving] = useState<SeatView>();
  const isController = meta.controller === own;
  const free = Math.max(0, meta.settings.maxPlayers - seats.length);
  const isWide = useMediaQuery('(width >= 768px)');
  const filling = Math.min(free, (4 - (seats.length % 4)) % 4);
  const drawn = isWide && free <= MOST_FREE_DRAWN ? free : filling;
  return (
    <>
      <ul className={styles.rows}>
        {seats.map((seat) => (
          <li key={seat.id} className={styles.seat} data-own={seat.id === own || undefined}>
            <span className={styles.back}>
              <SeatBack avatar={seat.avatar} mood={seat.state === 'away' ? 'away' : undefined} />
            </span>
            <span className={styles.seatRowsName}>
              <PlayerName name={seat.name} />
            </span>
            <SeatNote seat={seat} meta={meta} own={own} />
            {isController && seat.id !== own && seat.id !== meta.host && (
              <button
                type="button"
                className={styles.remove}
                aria-label={say('lobby.remove', { name: seat.name })}
                onClick={() => setRemoving(seat)}
              >
                <UserMinus size={18} aria-hidden />
              </button>
            )}
          </li>
        ))}
        {Array.from({ length: drawn }, (_, place) => (
          // Free seats are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place} className={styles.seat} data-free aria-hidden>
            <span className={styles.back}>
              <FreeSeat />
            </span>
            <span className={styles.seatRowsName}>{say('lobby.free')}</span>
          </li>
        ))}
      </ul>
      {free > drawn && (
        <p className={styles.more}>{say('lobby.free.more', { free: free - drawn })}</p>
      )}
      {removing !== undefined && (
        <RemoveDialog seat={removing} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}

function SeatNote({
  seat,
  meta,
  own,
}: Readonly<{ seat: SeatView }> & Omit<SeatRowsProps, 'seats'>) {
  const say = useMessages();
  const notes: MessageId[] = [];
  if (seat.id === meta.host) notes.push(seat.id === own ? 'lobby.host-you' : 'lobby.host');
  if (seat.id === meta.controller && seat.id !== meta.host) notes.push('lobby.deputy');
  if (seat.id === own && seat.id !== meta.host) notes.push('lobby.you');
  if (seat.state === 'away') notes.push('lobby.away');
  if (notes.length === 0) return null;
  return <span className={styles.note}>{notes.map((note) => say(note)).join(', ')}</span>;
}

type InvitationProps = Readonly<{
  code: RoomCode;
  /** The role that newcomers get; undefined while the room accepts no one. */
  joinable: 'player' | 'audience' | undefined;
}>;

/** The code in tiles, the QR code of the link, and buttons to send it. */
export function Invitation({ code, joinable }: InvitationProps) {
  const say = useMessages();
  const { isWanted, isCovered, toggle } = useCodeCover();
  const copyLink = useLinkCopy();
  const walkIns = useWalkIns();
  const isOpenToGuests = walkIns === 'host' || walkIns === 'join';
  const address = joinAddress(location.origin, code);

  const copy = () => copyLink(address, { isSecret: isWanted });

  async function share(): Promise<void> {
    const shared = await shareText(say('lobby.invite.text', { code }), address);
    if (shared === 'failed') await copy();
  }

  return (
    <section className={styles.invitationInvitation} aria-label={say('lobby.invite')}>
      <div className={styles.code}>
        <CodeTiles
          code={code}
          label={say('lobby.code')}
          cover={isCovered ? say('lobby.code.hidden') : undefined}
        />
      </div>
      <div className={styles.square}>
        {isCovered ? (
          <div className={styles.cover}>
            <EyeOff aria-hidden />
          </div>
        ) : (
          <QrSquare text={address} label={say('lobby.invite.square')} />
        )}
      </div>
      <div className={styles.words}>
        <p>
          <Message
            id={howToJoin(joinable)}
            values={{ host: location.host }}
            components={{ strong: <strong /> }}
          />
          {joinable === 'player' && isOpenToGuests && (
            <span className={styles.wide}> {say('lobby.invite.no-account')}</span>
          )}
        </p>
        <div className={styles.acts}>
          {/* Not if codes are hidden, because the system's dialog shows the link. */}
          {!isWanted && navigator.share !== undefined && (
            <button type="button" className={acts.act} onClick={share}>
              <Share2 size={20} aria-hidden />
              {say('lobby.invite.share')}
            </button>
          )}
          <button type="button" className={acts.act} onClick={copy}>
            <Copy size={20} aria-hidden />
            {say('lobby.invite.copy')}
          </button>
          {isWanted && (
            <button type="button" className={acts.act} {...toggle}>
              {isCovered ? <Eye size={20} aria-hidden /> : <EyeOff size={20} aria-hidden />}
              {say('lobby.code.show')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function howToJoin(joinable: InvitationProps['joinable']): MessageId {
  if (joinable === undefined) return 'lobby.invite.full';
  return joinable === 'player' ? 'lobby.invite.how' : 'lobby.invite.audience';
}
