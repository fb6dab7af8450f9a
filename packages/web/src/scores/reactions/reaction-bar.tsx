import { REACTIONS, type Reaction } from '@outoften/rules/room/wire/room-message';
import { type ReactNode, useEffect, useState } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { AudienceFigures, Outcome } from '../../room/room-state.ts';
import { notifyOfProblem, roomProblemMessage } from '../../room/use-request.ts';
import signs from '../../ui/art/reactions.svg';
import styles from './reaction-bar.module.css';

type Reactions = AudienceFigures['reactions'];

/**
 * The server accepts one reaction every two seconds from each person, measured on arrival. The rest is for differences
 * in travel time.
 */
const PAUSE_MS = 2300;

/** How long a reaction counts, in milliseconds. */
const COUNTED_MS = 4000;

const PROBLEMS: Readonly<Record<string, MessageId>> = {
  ROUND_OPEN: 'scores.reaction.guess-first',
  TOO_MANY_REQUESTS: 'scores.reaction.wait',
};

/** The buttons for reactions, each with its recent count. After a reaction the buttons pause. */
export function ReactionBar({
  reactions,
  react,
}: Readonly<{ reactions: Reactions; react: (reaction: Reaction) => Outcome }>) {
  const say = useMessages();
  const countOf = useRecentCounts(reactions);
  const [sent, setSent] = useState<Reaction>();

  useEffect(() => {
    if (sent === undefined) return undefined;
    const timer = setTimeout(() => setSent(undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  async function send(reaction: Reaction): Promise<void> {
    if (sent !== undefined) return;
    setSent(reaction);
    const reacted = await react(reaction);
    if (reacted.ok) return;
    const { refusal } = reacted;
    notifyOfProblem(refusal, say(PROBLEMS[refusal] ?? roomProblemMessage(refusal)));
  }

  return (
    <ul className={styles.bar} aria-label={say('scores.reactions')}>
      {REACTIONS.map((reaction) => {
        const count = countOf(reaction);
        return (
          <li key={reaction}>
            <button
              type="button"
              className={styles.reaction}
              data-sent={sent === reaction || undefined}
              aria-disabled={sent !== undefined || undefined}
              onClick={() => void send(reaction)}
            >
              <Sign reaction={reaction}>{say(`scores.reaction.send.${reaction}`)}</Sign>
              {count > 0 && (
                <span className={styles.count} aria-hidden>
                  {count}
                </span>
              )}
            </button>
            {count > 0 && <Counted reaction={reaction} count={count} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the counts of the audience's latest reactions. It disappears automatically, and moves nothing. */
export function ReactionSums({ reactions }: Readonly<{ reactions: Reactions }>) {
  const say = useMessages();
  const countOf = useRecentCounts(reactions);
  const sent = REACTIONS.filter((reaction) => countOf(reaction) > 0);
  if (sent.length === 0) return null;
  return (
    <ul className={styles.sums} aria-label={say('scores.reactions')}>
      {sent.map((reaction) => (
        <li key={reaction}>
          <Sign reaction={reaction} />
          <Counted reaction={reaction} count={countOf(reaction)} />
          <span aria-hidden>{countOf(reaction)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The drawing of a reaction, with words for screen readers. */
function Sign({ reaction, children }: Readonly<{ reaction: Reaction; children?: ReactNode }>) {
  return (
    <>
      <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden="true">
        <use href={`${signs}#${reaction}`} />
      </svg>
      {children && <span className="visually-hidden">{children}</span>}
    </>
  );
}

function Counted({ reaction, count }: Readonly<{ reaction: Reaction; count: number }>) {
  const say = useMessages();
  const name = say(`scores.reaction.${reaction}`);
  return <span className="visually-hidden">{say('scores.reaction.counted', { name, count })}</span>;
}

/** Sums an audience's latest reactions. Each event contains those since the one before. */
function useRecentCounts(reactions: Reactions): (reaction: Reaction) => number {
  const [recent, setRecent] = useState<readonly Reactions[]>([]);
  useEffect(() => {
    // In development, React runs an effect twice.
    setRecent((others) => [...others.filter((each) => each !== reactions), reactions]);
    setTimeout(() => setRecent((all) => all.filter((each) => each !== reactions)), COUNTED_MS);
  }, [reactions]);
  return (reaction) => recent.reduce((sum, each) => sum + (each[reaction] ?? 0), 0);
}
