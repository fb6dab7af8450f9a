import { ASK_AGAIN_AFTER_MS } from '@outoften/rules/room/asking-again';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { LeavingReason } from '@outoften/rules/room/seat';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { TextButton, TextLink } from '../ui/acts/text-act.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { Curtain } from '../ui/house/curtain.tsx';
import { DoorOpen, Eye, House, RotateCcw } from '../ui/icons.ts';
import { useFirstFocus } from '../ui/page/focus.ts';
import { type Clock, useCountdown } from './countdown.ts';
import styles from './room-ended.module.css';
import type { Ending, RoomState } from './room-state.ts';
import { room, serverClock } from './use-room.ts';

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
    const { loadNewest } = await import('../offline/service-worker.ts');
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
          <TicketButton kind="amber" icon={RotateCcw} onClick={() => comeBack(ending, code)}>
            {say(words.again)}
          </TicketButton>
          <TextLink to="/game/home" icon={House} onClick={room.stepOut}>
            {say('room.ended.home')}
          </TextLink>
        </>
      ) : (
        <>
          <TicketLink kind="amber" to="/game/home" icon={House} onClick={room.stepOut}>
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

type EndingWords = Readonly<{
  heading: MessageId;
  text: MessageId;
  /** The button that enters again; undefined if the code leads nowhere. */
  again: MessageId | undefined;
}>;

/** Reasons after which the code leads nowhere. */
const FOR_GOOD: readonly LeavingReason[] = ['left', 'barred'];

const OLD_VERSION: EndingWords = {
  heading: 'room.ended.old',
  text: 'room.ended.old.text',
  again: 'room.ended.load',
};

/** The words for codes of the server and the network on entering. */
const PROBLEMS: Readonly<Record<string, EndingWords>> = {
  SESSION_NOT_FOUND: noRetry('room.ended.not-found'),
  SESSION_CLOSED: noRetry('room.ended.closed.expired'),
  SESSION_FULL: { ...noRetry('room.ended.denied.full'), again: 'room.ended.again' },
  'audience-full': { ...noRetry('room.ended.audience-full'), again: 'room.ended.again' },
  'no-audience': gone('room.ended.no-audience'),
  TOO_LATE: noRetry('room.ended.denied.too-late'),
  BARRED: noRetry('room.ended.denied.barred'),
  BARRED_BY_OPERATOR: noRetry('room.ended.barred-by-operator'),
  'ask-later': { ...noRetry('room.denied.soon'), again: 'room.ended.again' },
  'denied-for-good': noRetry('room.denied.final'),
  'left-for-good': noRetry('room.ended.gone.left'),
  NOT_SEATED: gone('room.problem.not-seated'),
  OLD_CLIENT: OLD_VERSION,
  GRAPHQL_VALIDATION_FAILED: OLD_VERSION,
  INVALID_NAME: failed('room.problem.player-name'),
  UNAUTHORIZED: noRetry('room.ended.signed-out'),
  TOO_MANY_REQUESTS: failed('room.ended.too-many'),
  UNAVAILABLE: failed('room.problem.unavailable'),
  'server-error': failed('room.problem.unavailable'),
  SESSION_BUSY: failed('room.problem.busy'),
  offline: failed('room.ended.offline'),
  timeout: failed('room.ended.offline'),
};

/** True if server and app are of different versions. A reload leads back to the kept seat. */
function isOldVersion(ending: Ending): boolean {
  return ending.type === 'failed' && PROBLEMS[ending.problem] === OLD_VERSION;
}

export function endingWords(ending: Ending): EndingWords {
  switch (ending.type) {
    case 'denied':
      return {
        heading: 'room.ended.denied',
        text: `room.ended.denied.${ending.reason ?? 'by-host'}`,
        again: ending.reason === 'full' ? 'room.ended.again' : undefined,
      };
    case 'turned-away':
      return { ...noRetry('room.denied.final'), heading: 'room.denied.heading' };
    case 'gone': {
      const { reason = 'left' } = ending;
      const text: MessageId =
        reason === 'barred' ? 'room.ended.denied.barred' : `room.ended.gone.${reason}`;
      return FOR_GOOD.includes(reason) ? { ...gone(text), again: undefined } : gone(text);
    }
    case 'out-of-audience':
      return { heading: 'room.ended.audience', ...audienceWords(ending.reason) };
    case 'closed':
      return {
        heading: 'room.ended.closed',
        text: `room.ended.closed.${ending.reason ?? 'expired'}`,
        again: undefined,
      };
    case 'taken-over':
      return {
        heading: 'room.ended.taken-over',
        text: 'room.ended.taken-over.text',
        again: 'room.ended.play-here',
      };
    case 'failed':
      return PROBLEMS[ending.problem] ?? failed('room.ended.failed.text');
  }
}

/** A viewer may always enter the audience again, if there is one. */
function audienceWords(
  reason: Extract<Ending, { type: 'out-of-audience' }>['reason'],
): Omit<EndingWords, 'heading'> {
  switch (reason) {
    case 'left':
      return { text: 'room.ended.audience.left', again: 'room.ended.back' };
    case 'no-audience':
      return { text: 'room.ended.audience.closed', again: 'room.ended.ask' };
    case undefined:
      return { text: 'room.ended.audience.gone', again: 'room.ended.back' };
  }
}

function noRetry(text: MessageId): EndingWords {
  return { heading: 'room.ended.denied', text, again: undefined };
}

function gone(text: MessageId): EndingWords {
  return { heading: 'room.ended.gone', text, again: 'room.ended.ask' };
}

function failed(text: MessageId): EndingWords {
  return { heading: 'room.ended.failed', text, again: 'room.ended.again' };
}

type TurnedAwayProps = Readonly<{
  ending: Extract<Ending, { type: 'turned-away' }>;
  code: RoomCode;
  /** The server's. */
  clock: Clock;
  ask: (code: RoomCode) => void;
  watch: (code: RoomCode) => void;
  leave: () => void;
}>;

/** A guest whom the host denied can ask again after a while, or watch. */
export function TurnedAway({ ending, code, clock, ask, watch, leave }: TurnedAwayProps) {
  const say = useMessages();
  const { askAgainAt, hasAudience } = ending;
  const deniedAt = (askAgainAt ?? 0) - ASK_AGAIN_AFTER_MS;
  const seconds = useCountdown(deniedAt, askAgainAt, clock)?.seconds ?? 0;
  const isOpen = seconds === 0;
  return askAgainAt === undefined ? (
    <>
      <p>{say(hasAudience ? 'room.denied.final.watch' : 'room.denied.final')}</p>
      <TicketLink kind="amber" to="/game/home" icon={House} onClick={leave}>
        {say('room.ended.home')}
      </TicketLink>
      {hasAudience && (
        <TextButton icon={Eye} onClick={() => watch(code)}>
          {say('room.denied.watch')}
        </TextButton>
      )}
    </>
  ) : (
    <>
      {/* Screen readers announce only the end of the wait, not every second. */}
      <p role="status">{isOpen && say('room.denied.now')}</p>
      {!isOpen && <p role="timer">{say('room.denied.later', { seconds })}</p>}
      <TicketButton kind="amber" icon={RotateCcw} isDisabled={!isOpen} onClick={() => ask(code)}>
        {say('room.denied.ask')}
      </TicketButton>
      <TextLink to="/game/home" icon={House} onClick={leave}>
        {say('room.ended.home')}
      </TextLink>
    </>
  );
}
