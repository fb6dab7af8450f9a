import type { StageView } from '@outoften/rules/room/view-room';
import { useMessages } from '../messages/use-messages.ts';
import { seatNote } from '../scores/game-words.ts';
import { Podium } from '../scores/podium-view.tsx';
import { standingRows } from '../scores/standing-rows.ts';
import { StandingsList } from '../scores/standings-list.tsx';
import { useFirstFocus } from '../ui/use-first-focus.ts';
import styles from './audience-over.module.css';
import type { AudiencePlay } from './audience-play.ts';

type AudienceOverProps = Readonly<{ play: AudiencePlay<StageView & { phase: 'over' }> }>;

/** The end of a game: one's own place in the audience, then the players'. */
export function AudienceOver({ play }: AudienceOverProps) {
  const say = useMessages();
  const { view, standing, house } = play;
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className={styles.over}>
      <section className={styles.show} aria-labelledby="over">
        <h1 id="over" ref={heading} tabIndex={-1}>
          {say('audience.over')}
        </h1>
        {standing !== undefined && (
          <p className={styles.place} role="status">
            {standing.type === 'placed'
              ? say('audience.place', { place: standing.place, points: standing.score })
              : say('audience.no-place')}
          </p>
        )}
        <Podium seats={view.seats} own={undefined} note={(seat) => seatNote(seat, say)} />
      </section>
      <section className={styles.standings} aria-labelledby="standings">
        <h2 id="standings">{say('audience.standings')}</h2>
        <StandingsList
          rows={standingRows(view.seats, { own: undefined, round: undefined })}
          house={house}
        />
      </section>
    </div>
  );
}
