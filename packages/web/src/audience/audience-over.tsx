import type { AudienceStanding } from '@outoften/rules/room/wire/room-message';
import { useMessages } from '../messages/use-messages.ts';
import { GameEnd, useGameEnd } from '../podium/game-end.tsx';
import { ReactionBar } from '../scores/reactions/reaction-bar.tsx';
import { tallyOfMember } from '../scores/recap/played-round.ts';
import type { Over } from '../scores/rounds/room-play.ts';
import styles from './audience-over.module.css';
import type { AudiencePlay } from './audience-play.ts';

/** The end of a game: the member's place in the audience, the players' places, and the films. */
export function AudienceOver({ play }: Readonly<{ play: AudiencePlay<Over> }>) {
  const say = useMessages();
  const { standing, played } = play;
  const placed = standing?.type === 'placed' ? standing : undefined;
  const ownWords =
    standing && (placed ? say('audience.place', placeOf(placed)) : say('audience.no-place'));
  const tally = placed && tallyOfMember(played, placed.guesses);
  const place = placed && say('audience.share.place', placeOf(placed));
  const end = useGameEnd(play, { own: undefined, ownWords, place, tally });
  return (
    <div className={styles.over}>
      <GameEnd
        end={end}
        reactions={
          <>
            {!end.isTold && <p className={styles.skip}>{say('play.reveal.skip')}</p>}
            <ReactionBar reactions={play.figures.reactions} react={play.acts.react} />
          </>
        }
        lead={
          <>
            {ownWords !== undefined && <p className={styles.place}>{ownWords}</p>}
            {end.shareButton}
          </>
        }
        standings={say('audience.standings')}
      />
    </div>
  );
}

function placeOf({ place, score }: AudienceStanding & { type: 'placed' }) {
  return { place, points: score };
}
