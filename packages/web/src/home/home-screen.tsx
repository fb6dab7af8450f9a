import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { Curtain } from '../ui/curtain.tsx';
import { Marquee } from '../ui/marquee.tsx';
import { BoardRow, ClosedBoardRow, Readerboard } from '../ui/readerboard.tsx';
import { useIsOnline } from '../ui/use-is-online.ts';
import { DisplayCase } from './display-case.tsx';
import styles from './home-screen.module.css';
import { LastFilmCase } from './last-film-case.tsx';
import { useDailyNote } from './use-daily-note.ts';

/** The entrance: a sign, a board with what there is to play, and on wide screens a display case at each side. */
export function HomeScreen() {
  const say = useMessages();
  const { data } = useSavedData();
  const closed = useClosedReason();
  const dailyNote = useDailyNote();
  return (
    <div className={styles.home}>
      <Marquee name={say('product.name')} />
      <div className={styles.canopy}>
        <div className={styles.board}>
          <Readerboard>
            <BoardRow text={say('home.solo')} note={say('home.solo.note')} to="/game/solo-create" />
            <BoardRow text={say('home.daily')} note={dailyNote} to="/game/daily" />
            {closed === undefined ? (
              <>
                <BoardRow text={say('home.join')} note={say('home.join.note')} to="/game/joining" />
                <BoardRow
                  text={say('home.host')}
                  note={say('home.host.note')}
                  to="/game/host-create"
                />
              </>
            ) : (
              <>
                <ClosedBoardRow text={say('home.join')} reason={say(closed)} />
                <ClosedBoardRow text={say('home.host')} reason={say(closed)} />
              </>
            )}
          </Readerboard>
        </div>
        <div className={styles.left}>
          <LastFilmCase lastFilm={data.lastFilm} />
        </div>
        <div className={styles.right}>
          <DisplayCase
            picture={<Curtain behind={undefined} />}
            title={say('home.next')}
            lines={[say('home.next.unknown'), say('home.next.soon')]}
          />
        </div>
      </div>
    </div>
  );
}

/** Why nobody can be played with now; undefined if they can. */
function useClosedReason(): MessageId | undefined {
  const session = useSession();
  const player = usePlayer();
  const isOnline = useIsOnline();
  if (!isOnline) return 'home.offline';
  if (session.type !== 'signed-in') return 'home.signed-out';
  return player.type === 'there' ? undefined : 'home.no-player';
}
