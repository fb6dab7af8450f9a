import { titlesOf } from '@outoften/rules/room/rounds/titles';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import type { AudienceStanding } from '@outoften/rules/room/wire/room-message';
import { useMessages } from '../messages/use-messages.ts';
import { PodiumHeading } from '../podium/podium-heading.tsx';
import { Podium } from '../podium/podium-view.tsx';
import { usePodium } from '../podium/use-podium.ts';
import { ReactionBar } from '../scores/reactions/reaction-bar.tsx';
import { seatNote } from '../scores/recap/game-words.ts';
import { tallyOfMember } from '../scores/recap/own-tally.ts';
import { RecapView } from '../scores/recap/recap-view.tsx';
import { shareWords } from '../scores/recap/share-words.ts';
import { useShare } from '../scores/recap/use-share.ts';
import { standingRows } from '../scores/standings/standing-rows.ts';
import { StandingsList } from '../scores/standings/standings-list.tsx';
import { TitleList } from '../scores/titles/title-list.tsx';
import { TextButton } from '../ui/acts/text-button.tsx';
import { Share2 } from '../ui/icons.ts';
import { useFirstFocus } from '../ui/page/use-first-focus.ts';
import { useStartAtTop } from '../ui/page/use-start-at-top.ts';
import styles from './audience-over.module.css';
import type { AudiencePlay } from './audience-play.ts';

type AudienceOverProps = Readonly<{ play: AudiencePlay<ProgressView & { phase: 'over' }> }>;

/** The end of a game: the member's place in the audience, the players' places, and the films. */
export function AudienceOver({ play }: AudienceOverProps) {
  const say = useMessages();
  const { view, standing, house, played } = play;
  const heading = useFirstFocus<HTMLHeadingElement>();
  useStartAtTop();
  const { endedAt } = view.progress;
  const isPlaced = standing?.type === 'placed';
  const placeWords =
    standing && (isPlaced ? say('audience.place', placeOf(standing)) : say('audience.no-place'));
  const show = usePodium({
    seats: view.seats,
    own: undefined,
    endedAt,
    clock: play.clock,
    canSkip: true,
    ownWords: placeWords,
  });
  const isTold = show.has('first');
  const tally = isPlaced ? tallyOfMember(played, standing.guesses) : undefined;
  const { share, sheet } = useShare(view.id, () =>
    shareWords(
      {
        room: view.meta.name,
        seats: view.seats,
        rounds: view.progress.rounds,
        place: isPlaced ? say('audience.share.place', placeOf(standing)) : undefined,
        tally,
      },
      say,
    ),
  );
  return (
    <div className={styles.over}>
      <section className={styles.show} aria-labelledby="winner">
        <Podium
          show={show}
          note={(seat) => seatNote(seat, say)}
          heading={<PodiumHeading show={show} heading={heading} />}
        />
        {!isTold && <p className={styles.skip}>{say('play.reveal.skip')}</p>}
        <ReactionBar reactions={play.figures.reactions} react={play.acts.react} />
      </section>
      {isTold && (
        <section className={styles.standings} aria-labelledby="standings">
          {placeWords !== undefined && <p className={styles.place}>{placeWords}</p>}
          <TextButton icon={Share2} onClick={share}>
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
      {sheet}
    </div>
  );
}

function placeOf({ place, score }: AudienceStanding & { type: 'placed' }) {
  return { place, points: score };
}
