import type { Reaction } from '@outoften/rules/room/wire/room-message';
import { useEffect, useState } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { notifyOfProblem } from '../../room/notices/notify-of-problem.ts';
import { roomProblemMessage } from '../../room/notices/room-problem-message.ts';
import type { AudienceFigures, Outcome } from '../../room/room-state.ts';
import styles from './reaction-bar.module.css';
import { ReactionSign } from './reaction-sign.tsx';
import { REACTIONS } from './reactions.ts';
import { useReactionSums } from './use-reaction-sums.ts';

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
      {REACTIONS.map(({ reaction, name }) => {
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
                {say('scores.reaction.counted', { name: say(name), count })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
