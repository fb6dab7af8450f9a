import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { Curtain } from '../ui/curtain.tsx';
import { Marquee } from '../ui/marquee.tsx';
import { BoardRow, Readerboard } from '../ui/readerboard.tsx';
import { useIsOnline } from '../ui/use-is-online.ts';
import { DisplayCase } from './display-case.tsx';
import { findDoor } from './door.ts';
import { DoorRow } from './door-row.tsx';
import styles from './home-screen.module.css';
import { LastFilmCase } from './last-film-case.tsx';
import { useDailyNote } from './use-daily-note.ts';
import { useHeldPress } from './use-held-press.ts';

/** The entrance: a sign, a board with what there is to play, and on wide screens a display case at each side. */
export function HomeScreen() {
  const say = useMessages();
  const { data } = useSavedData();
  const door = findDoor({
    session: useSession(),
    player: usePlayer(),
    isOnline: useIsOnline(),
  });
  const press = useHeldPress(door);
  const dailyNote = useDailyNote();
  return (
    <div className={styles.home}>
      <Marquee name={say('product.name')} />
      <div className={styles.canopy}>
        <div className={styles.board}>
          <Readerboard>
            <BoardRow text={say('home.solo')} note={say('home.solo.note')} to="/game/solo-create" />
            <BoardRow text={say('home.daily')} note={dailyNote} to="/game/daily" />
            <DoorRow
              text={say('home.join')}
              note={say('home.join.note')}
              to="/game/joining"
              door={door}
              press={press}
            />
            <DoorRow
              text={say('home.host')}
              note={say('home.host.note')}
              to="/game/host-create"
              door={door}
              press={press}
            />
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
