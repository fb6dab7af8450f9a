import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import type { AudienceFigures } from '../room/room-state.ts';
import { ReactionSign } from './reaction-sign.tsx';
import styles from './reaction-sums.module.css';
import { REACTIONS } from './reactions.ts';

type ReactionSumsProps = Readonly<{ reactions: AudienceFigures['reactions'] }>;

/** How long what was sent is shown, in milliseconds. */
const SHOWN_MS = 4000;

/** What the audience has just sent, summed, to everybody who does not send. It goes by itself, and moves nothing. */
export function ReactionSums({ reactions }: ReactionSumsProps) {
  const say = useMessages();
  const [gone, setGone] = useState<AudienceFigures['reactions']>();
  useEffect(() => {
    const timer = setTimeout(() => setGone(reactions), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [reactions]);
  const sent = REACTIONS.map((each) => ({ ...each, count: reactions[each.reaction] ?? 0 }));
  if (gone === reactions || sent.every(({ count }) => count === 0)) return null;
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
