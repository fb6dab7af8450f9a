import type { RoomCode } from '@outoften/rules/room/room-code';
import { useMessages } from '../../messages/use-messages.ts';
import { TextLink } from '../../ui/acts/text-link.tsx';
import { TicketButton, TicketLink } from '../../ui/acts/ticket.tsx';
import { Curtain } from '../../ui/house/curtain.tsx';
import { DoorOpen, House, RotateCcw } from '../../ui/icons.ts';
import { useFirstFocus } from '../../ui/page/use-first-focus.ts';
import type { Ending, RoomState } from '../room-state.ts';
import { room, serverClock } from '../use-room.ts';
import { endingWords, isOldVersion } from './ending-words.ts';
import styles from './room-ended.module.css';
import { TurnedAway } from './turned-away.tsx';

type RoomEndedProps = Readonly<{ state: Extract<RoomState, { phase: 'ended' }> }>;

/** {@link RoomEnded} as a whole screen. */
export function EndedRoomScreen({ state }: RoomEndedProps) {
  return (
    <main className={styles.whole}>
      <RoomEnded state={state} />
    </main>
  );
}

/** Says why this tab is not in the room, and what the player can do. */
export function RoomEnded({ state: { ending, code } }: RoomEndedProps) {
  const say = useMessages();
  const heading = useFirstFocus<HTMLHeadingElement>();
  const isTurnedAway = ending.type === 'turned-away' && code !== undefined;
  const words = endingWords(ending);
  return (
    <section className={styles.screen}>
      <div className={styles.curtain}>
        <Curtain behind={undefined} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {say(words.heading)}
      </h1>
      {isTurnedAway ? (
        <TurnedAway
          ending={ending}
          code={code}
          clock={serverClock.now}
          ask={(asked) => void room.enter(asked)}
          watch={(watched) => void room.enter(watched, 'watch')}
          leave={room.stepOut}
        />
      ) : (
        <WaysOn ending={ending} code={code} />
      )}
    </section>
  );
}

/** Enters again. An app that is too old is updated first. */
async function comeBack(ending: Ending, code: RoomCode): Promise<void> {
  if (isOldVersion(ending)) {
    const { loadNewest } = await import('../../offline/service-worker.ts');
    await loadNewest();
  } else await room.enter(code, ending.type === 'failed' ? ending.aim : 'play');
}

function WaysOn({ ending, code }: Pick<RoomEndedProps['state'], 'ending' | 'code'>) {
  const say = useMessages();
  const words = endingWords(ending);
  return (
    <>
      <p role="alert">{say(words.text)}</p>
      {words.again !== undefined && code !== undefined ? (
        <>
          <TicketButton
            kind="amber"
            stub={<RotateCcw size={20} aria-hidden />}
            onClick={() => comeBack(ending, code)}
          >
            {say(words.again)}
          </TicketButton>
          <TextLink to="/game/home" icon={House} onClick={room.stepOut}>
            {say('room.ended.home')}
          </TextLink>
        </>
      ) : (
        <>
          <TicketLink
            kind="amber"
            to="/game/home"
            stub={<House size={20} aria-hidden />}
            onClick={room.stepOut}
          >
            {say('room.ended.home')}
          </TicketLink>
          <TextLink to="/game/joining" icon={DoorOpen} onClick={room.stepOut}>
            {say('room.ended.other')}
          </TextLink>
        </>
      )}
    </>
  );
}
