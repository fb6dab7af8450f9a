import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { endingWords } from '../room/ended/ending-words.ts';
import { keepInvitation } from '../room/link/room-address.ts';
import type { Aim, Ending } from '../room/room-state.ts';
import { room } from '../room/use-room.ts';
import { TextButton } from '../ui/acts/text-button.tsx';
import { TextLink } from '../ui/acts/text-link.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { Eye, House, LogIn, RotateCcw } from '../ui/icons.ts';
import type { Invitation, JoinablePlace } from './invitation.ts';
import styles from './no-place.module.css';

type NoPlaceProps = Readonly<{
  invitation: Invitation;
  entering: Aim | undefined;
  failure: Ending | undefined;
  reload: () => void;
}>;

type Words = Readonly<{ heading: MessageId; text: MessageId }>;

const WORDS: Readonly<Record<Exclude<JoinablePlace, 'seat' | 'audience'>, Words>> = {
  full: { heading: 'join.full', text: 'join.full.wait' },
  'too-late': { heading: 'join.late', text: 'join.late.text' },
  'account-needed': { heading: 'join.account', text: 'join.account.text' },
};

/** Says why the room has no seat for the player, and what to do instead. */
export function NoPlace({ invitation, entering, failure, reload }: NoPlaceProps) {
  const say = useMessages();
  const { place, isFull, audience } = invitation;
  const words = wordsFor(place, isFull);
  return (
    <div className={styles.words}>
      <h2>{say(words.heading)}</h2>
      <p>{say(words.text)}</p>
      {place === 'audience' && audience > 0 && <p>{say('join.watching', { audience })}</p>}
      {failure?.type === 'failed' && (
        <p className={styles.trouble} role="alert">
          {say(endingWords(failure).text)}
        </p>
      )}
      <Way invitation={invitation} isEntering={entering !== undefined} />
      <div className={styles.quiet}>
        {isFull && (
          <TextButton icon={RotateCcw} onClick={reload}>
            {say('join.look-again')}
          </TextButton>
        )}
        <TextLink to="/game/home" icon={House}>
          {say('join.home')}
        </TextLink>
      </div>
    </div>
  );
}

function wordsFor(place: JoinablePlace, isFull: boolean): Words {
  if (place !== 'audience' && place !== 'seat') return WORDS[place];
  return { heading: isFull ? 'join.full' : 'join.late', text: 'join.audience' };
}

type WayProps = Readonly<{ invitation: Invitation; isEntering: boolean }>;

function Way({ invitation: { place, code }, isEntering }: WayProps) {
  const say = useMessages();
  if (place === 'audience') {
    return (
      <TicketButton
        kind="amber"
        wide
        stub={<Eye size={24} aria-hidden />}
        isWorking={isEntering}
        onClick={() => void room.enter(code, 'watch')}
      >
        {say('join.watch-along')}
      </TicketButton>
    );
  }
  if (place !== 'account-needed') return null;
  return (
    <TicketLink
      kind="amber"
      wide
      to="/game/login"
      stub={<LogIn size={20} aria-hidden />}
      onClick={() => keepInvitation(code)}
    >
      {say('join.sign-in')}
    </TicketLink>
  );
}
