import { winnersOf } from '@outoften/rules/room/standings';
import { titleStyle } from '@outoften/rules/title-style';
import { useMessages } from '../messages/use-messages.ts';
import { seatNote, winnerWords } from '../scores/game-words.ts';
import { Podium } from '../scores/podium-view.tsx';
import { isPlaying, standingRows } from '../scores/standing-rows.ts';
import { StandingsList } from '../scores/standings-list.tsx';
import { findHouseColumn } from './house-column.ts';
import styles from './stage-over.module.css';
import type { StagePlay } from './stage-play.ts';

/** More rows than these can't be read from a sofa. */
const MOST_ROWS = 8;

/** The end of a game: the podium, and those behind. */
export function StageOver({ play }: Readonly<{ play: StagePlay }>) {
  const say = useMessages();
  const { view, house } = play;
  const rows = standingRows(view.seats, { own: undefined, round: undefined });
  const won = winnerWords(winnersOf(view.seats.filter(isPlaying)), undefined, say);
  const shown = rows.slice(0, MOST_ROWS);
  const others = rows.length - shown.length;
  const hasHouse = findHouseColumn([shown], { house, others }) === 0;
  return (
    <div className={styles.over}>
      <section
        className={styles.show}
        data-long={titleStyle(won) === 'longest' || undefined}
        aria-labelledby="winner"
      >
        <h1 id="winner">{won}</h1>
        <div className={styles.podium}>
          <Podium seats={view.seats} own={undefined} note={(seat) => seatNote(seat, say)} />
        </div>
      </section>
      <section className={styles.standings} aria-labelledby="standings">
        <h2 id="standings">{say('stage.standings')}</h2>
        <StandingsList rows={shown} house={hasHouse ? house : undefined} />
        {others > 0 && <p>{say('scores.others', { others })}</p>}
      </section>
    </div>
  );
}
