import { useMessages } from '../../messages/use-messages.ts';
import type { AudienceFigures } from '../../room/room-state.ts';
import { ReactionSign } from './reaction-sign.tsx';
import styles from './reaction-sums.module.css';
import { REACTIONS } from './reactions.ts';
import { useReactionSums } from './use-reaction-sums.ts';

/** Shows the counts of the audience's latest reactions. It disappears automatically, and moves nothing. */
export function ReactionSums({ reactions }: Readonly<{ reactions: AudienceFigures['reactions'] }>) {
  const say = useMessages();
  const sums = useReactionSums(reactions);
  const sent = REACTIONS.map((each) => ({ ...each, count: sums[each.reaction] ?? 0 }));
  if (sent.every(({ count }) => count === 0)) return null;
  return (
    <ul className={styles.sums} aria-label={say('scores.reactions')}>
      {sent
        .filter(({ count }) => count > 0)
        .map(({ reaction, name, count }) => (
          <li key={reaction}>
            <ReactionSign reaction={reaction} />
            <span className="visually-hidden">
              {say('scores.reaction.counted', { name: say(name), count })}
            </span>
            <span aria-hidden>{count}</span>
          </li>
        ))}
    </ul>
  );
}
