import type { StageView } from '@outoften/rules/room/view-room';
import { useMessages } from '../messages/use-messages.ts';
import frame from '../play/game-frame.module.css';
import { Curtain } from '../ui/curtain.tsx';
import styles from './opening-round.module.css';
import { RoundHeader } from './round-header.tsx';
import type { RoundPlay } from './round-play.ts';

type OpeningRoundProps = Readonly<{ play: RoundPlay<StageView & { phase: 'guessing' }> }>;

/** A round that has begun, until the player's own part of it is there. It is said to be waited for once that is long. */
export function OpeningRound({ play }: OpeningRoundProps) {
  const say = useMessages();
  return (
    <div className={frame.frame}>
      <RoundHeader play={play} round={play.view.stage.round.number} />
      <main className={frame.middle} aria-busy>
        <div className={frame.title}>
          <p className={styles.coming}>{say('round.coming')}</p>
        </div>
        <div className={frame.left}>
          <div className={frame.poster}>
            <Curtain behind={undefined} />
          </div>
        </div>
      </main>
    </div>
  );
}
