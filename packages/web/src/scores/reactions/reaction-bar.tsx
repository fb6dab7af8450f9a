import type { Reaction } from '@outoften/rules/room/wire/room-message';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { AudienceFigures, Outcome } from '../../room/room-state.ts';
import styles from './reaction-bar.module.css';
import { ReactionSign } from './reaction-sign.tsx';
import { REACTIONS } from './reactions.ts';
import { useReactionSums } from './use-reaction-sums.ts';

type ReactionBarProps = Readonly<{
  reactions: AudienceFigures['reactions'];
  react: (reaction: Reaction) => Outcome;
}>;

/**
 * The server accepts one reaction every two seconds from each person, measured on arrival. The rest is for differences
 * in travel time.
 */
const PAUSE_MS = 2300;

/** The buttons for reactions, each with its recent count. After a reaction the buttons pause. */
export function ReactionBar({ reactions, react }: ReactionBarProps) {
  const say = useMessages();
  const sums = useReactionSums(reactions);
  const [sent, setSent] = useState<Reaction>();

  useEffect(() => {
    if (sent === undefined) return undefined;
    const timer = setTimeout(() => setSent(undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  function send(reaction: Reaction): void {
    if (sent !== undefined) return;
    setSent(reaction);
    void react(reaction);
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
              onClick={() => send(reaction)}
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
