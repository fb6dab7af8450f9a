import { type SoloGame, soloPoints } from '@outoften/rules/solo-game';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import styles from '../play/side-points.module.css';

type SidePointsProps = Readonly<{ game: SoloGame; points: number }>;

/** Points in hand, and those of the run so far; a challenge is one film and no run. */
export function SidePoints({ game, points }: SidePointsProps) {
  const say = useMessages();
  return (
    <div className={styles.side}>
      <p className={styles.hand}>
        <strong>{points}</strong>
        <span>{say('solo.side.in-hand', { points })}</span>
      </p>
      {game.challenge === undefined && (
        <p className={styles.run}>
          {game.filmNumber === 1 ? (
            say('solo.side.first')
          ) : (
            <Message
              id="solo.side.run"
              values={{ points: soloPoints(game), films: game.filmNumber - 1 }}
              components={{ strong: <strong /> }}
            />
          )}
        </p>
      )}
    </div>
  );
}
