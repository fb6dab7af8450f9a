import { titlesOf } from '@outoften/rules/room/rounds/titles';
import type { AudienceStanding } from '@outoften/rules/room/wire/room-message';
import { useMessages } from '../messages/use-messages.ts';
import { PodiumHeading } from '../podium/podium-heading.tsx';
import { Podium } from '../podium/podium-view.tsx';
import { useGameEnd } from '../podium/use-game-end.ts';
import { ReactionBar } from '../scores/reactions/reaction-bar.tsx';
import { seatNote } from '../scores/recap/game-words.ts';
import { tallyOfMember } from '../scores/recap/played-round.ts';
import { RecapView } from '../scores/recap/recap-view.tsx';
import type { Over } from '../scores/rounds/room-play.ts';
import { standingRows } from '../scores/standings/standing-rows.ts';
import { StandingsList } from '../scores/standings/standings-list.tsx';
import { TitleList } from '../scores/titles/title-list.tsx';
import { TextButton } from '../ui/acts/text-act.tsx';
import { Share2 } from '../ui/icons.ts';
import styles from './audience-over.module.css';
import type { AudiencePlay } from './audience-play.ts';

type AudienceOverProps = Readonly<{ play: AudiencePlay<Over> }>;

/** The end of a game: the member's place in the audience, the players' places, and the films. */
export function AudienceOver({ play }: AudienceOverProps) {
  const say = useMessages();
  const { view, standing, house, played } = play;
  const placed = standing?.type === 'placed' ? standing : undefined;
  const ownWords =
    standing && (placed ? say('audience.place', placeOf(placed)) : say('audience.no-place'));
  const tally = placed && tallyOfMember(played, placed.guesses);
  const place = placed && say('audience.share.place', placeOf(placed));
  const end = useGameEnd(play, { own: undefined, ownWords, place, tally });
  const { show, isTold } = end;
  return (
    <div className={styles.over}>
      <section className={styles.show} aria-labelledby="winner">
        <Podium
          show={show}
          note={(seat) => seatNote(seat, say)}
          heading={<PodiumHeading show={show} heading={end.heading} />}
        />
        {!isTold && <p className={styles.skip}>{say('play.reveal.skip')}</p>}
        <ReactionBar reactions={play.figures.reactions} react={play.acts.react} />
      </section>
      {isTold && (
        <section className={styles.standings} aria-labelledby="standings">
          {ownWords !== undefined && <p className={styles.place}>{ownWords}</p>}
          <TextButton icon={Share2} onClick={end.share}>
            {say('scores.share')}
          </TextButton>
          <TitleList titles={titlesOf(played, view.seats)} seats={view.seats} own={undefined} />
          <h2 id="standings">{say('audience.standings')}</h2>
          <StandingsList
            rows={standingRows(view.seats, { own: undefined, round: undefined })}
            house={house}
          />
        </section>
      )}
      {isTold && played.length > 0 && (
        <div className={styles.recap}>
          <RecapView played={played} seats={view.seats} own={undefined} tally={tally} />
        </div>
      )}
      {end.sheet}
    </div>
  );
}

function placeOf({ place, score }: AudienceStanding & { type: 'placed' }) {
  return { place, points: score };
}
