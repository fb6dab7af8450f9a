import { REACTIONS, type Reaction } from '@outoften/rules/room/wire/room-message';
import { useEffect, useState } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { AudienceFigures, Outcome } from '../../room/room-state.ts';
import { notifyOfProblem, roomProblemMessage } from '../../room/use-request.ts';
import styles from './reaction-bar.module.css';
import { ReactionSign } from './reaction-sign.tsx';

/**
 * The server accepts one reaction every two seconds from each person, measured on arrival. The rest is for differences
 * in travel time.
 */
const PAUSE_MS = 2300;

const PROBLEMS: Readonly<Record<string, MessageId>> = {
  ROUND_OPEN: 'scores.reaction.guess-first',
  TOO_MANY_REQUESTS: 'scores.reaction.wait',
};

/** The buttons for reactions, each with its recent count. After a reaction the buttons pause. */
export function ReactionBar({
  reactions,
  react,
}: Readonly<{ reactions: AudienceFigures['reactions']; react: (reaction: Reaction) => Outcome }>) {
  const say = useMessages();
  const sums = useReactionSums(reactions);
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
        const count = sums[reaction] ?? 0;
        return (
          <li key={reaction}>
            <button
              type="button"
              className={styles.reaction}
              data-sent={sent === reaction || undefined}
              aria-disabled={sent !== undefined || undefined}
              onClick={() => void send(reaction)}
            >
              <ReactionSign reaction={reaction} />
              <span className="visually-hidden">{say('scores.reaction.send', { reaction })}</span>
              {count > 0 && (
                <span className={styles.count} aria-hidden>
                  {count}
                </span>
              )}
            </button>
            {count > 0 && (
              <span className="visually-hidden">
                {say('scores.reaction.counted', {
                  name: say(`scores.reaction.${reaction}`),
                  count,
                })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the counts of the audience's latest reactions. It disappears automatically, and moves nothing. */
export function ReactionSums({ reactions }: Readonly<{ reactions: AudienceFigures['reactions'] }>) {
  const say = useMessages();
  const sums = useReactionSums(reactions);
  const sent = REACTIONS.map((reaction) => ({ reaction, count: sums[reaction] ?? 0 }));
  if (sent.every(({ count }) => count === 0)) return null;
  return (
    <ul className={styles.sums} aria-label={say('scores.reactions')}>
      {sent
        .filter(({ count }) => count > 0)
        .map(({ reaction, count }) => (
          <li key={reaction}>
            <ReactionSign reaction={reaction} />
            <span className="visually-hidden">
              {say('scores.reaction.counted', { name: say(`scores.reaction.${reaction}`), count })}
            </span>
            <span aria-hidden>{count}</span>
          </li>
        ))}
    </ul>
  );
}

/** Sums an audience's latest reactions. Each event contains those since the one before. */
function useReactionSums(reactions: AudienceFigures['reactions']) {
  const [sums, setSums] = useState<AudienceFigures['reactions']>({});
  const [tally] = useState(() => createReactionTally(setSums));
  useEffect(() => tally.add(reactions), [tally, reactions]);
  useEffect(() => tally.stop, [tally]);
  return sums;
}

type Reactions = AudienceFigures['reactions'];

/** How long a reaction counts, in milliseconds. */
const COUNTED_MS = 4000;

/** Sums an audience's latest reactions, and calls back with each change. */
export function createReactionTally(tell: (sums: Reactions) => void) {
  const timers = new Map<Reactions, ReturnType<typeof setTimeout>>();

  /** The same event counts once. */
  function add(sent: Reactions): void {
    if (timers.has(sent) || Object.keys(sent).length === 0) return;
    timers.set(
      sent,
      setTimeout(() => drop(sent), COUNTED_MS),
    );
    tell(sum([...timers.keys()]));
  }

  function drop(sent: Reactions): void {
    timers.delete(sent);
    tell(sum([...timers.keys()]));
  }

  function stop(): void {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  }

  return { add, stop };
}

function sum(all: readonly Reactions[]): Reactions {
  return Object.fromEntries(
    REACTIONS.map((reaction) => [
      reaction,
      all.reduce((count, sent) => count + (sent[reaction] ?? 0), 0),
    ]),
  );
}
