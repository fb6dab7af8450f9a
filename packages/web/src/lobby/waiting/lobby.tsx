import { joinableAs } from '@outoften/rules/room/view/view-joining';
import { isTaken, type RoomView } from '@outoften/rules/room/view/view-room';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { AllowanceField } from '../../play/choice/allowance-field.tsx';
import { LeaveDialog } from '../../room/ended/leave-dialog.tsx';
import { Door } from '../../room/host/door.tsx';
import { stagePath } from '../../room/link/room-address.ts';
import { useRequest } from '../../room/notices/use-request.ts';
import type { InsideRoom } from '../../room/room-state.ts';
import type { KeptSeat } from '../../room/seats/kept-seats.ts';
import { room, serverClock } from '../../room/use-room.ts';
import { SoundSwitch } from '../../ui/acts/sound-switch.tsx';
import acts from '../../ui/acts/text-act.module.css';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { ArrowLeft, Play, Tv } from '../../ui/icons.ts';
import { useSpoken } from '../../ui/news/use-spoken.ts';
import { useKeptFocus } from '../../ui/page/use-kept-focus.ts';
import { useLostFocus } from '../../ui/page/use-lost-focus.ts';
import { WarmUp } from '../warm-up/warm-up.tsx';
import { Invitation } from './invitation.tsx';
import styles from './lobby.module.css';
import { SeatRows } from './seat-rows.tsx';
import { TheGame } from './the-game.tsx';

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
        stub={<Play size={22} aria-hidden />}
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
