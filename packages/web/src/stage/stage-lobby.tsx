import { titleStyle } from '@outoften/rules/film/title-style';
import { joinableAs } from '@outoften/rules/room/view/view-joining';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useMusicStatus } from '../audio/status.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SeatBack } from '../scores/guessers/seat-back.tsx';
import { isPlaying } from '../scores/standings/standing-rows.ts';
import { BulbEdge } from '../ui/house/board-heading.tsx';
import { Wordmark } from '../ui/house/entrance.tsx';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import { FreeSeat } from '../ui/pictures/seat-picture.tsx';
import styles from './stage-lobby.module.css';
import { JoiningBoard, type StagePlay } from './stage-parts.tsx';

/** More players sit in rows of faces, without their names. */
const MOST_FACES = 24;
/** In a crowd, this many of the latest players are named. */
const LATEST_NAMES = 6;

/** Before the first film: how to join, and who is there. */
export function StageLobby({ play }: Readonly<{ play: StagePlay }>) {
  const say = useMessages();
  const { view, audience } = play;
  const { meta } = view;
  const seats = view.seats.filter(isPlaying);
  const all = meta.settings.maxPlayers;
  return (
    <div className={styles.lobby}>
      <div className={styles.way}>
        <div>
          <div className={styles.panel}>
            <Wordmark label="Out of Ten" />
          </div>
          <BulbEdge />
        </div>
        <WayIn play={play} />
      </div>
      <section className={styles.people} aria-labelledby="seats">
        <h1 data-style={titleStyle(meta.name)}>{meta.name}</h1>
        <h2 id="seats">
          {say('stage.seats', { taken: seats.length, seats: all })}
          {meta.settings.isAudienceSession &&
            ` ${say('stage.audience', { members: audience.members })}`}
        </h2>
        {seats.length === 0 && <p className={styles.quiet}>{say('stage.empty')}</p>}
        {seats.length <= MOST_FACES ? (
          <Seats seats={seats} all={all} />
        ) : (
          <Crowd seats={seats} all={all} />
        )}
        <p className={styles.warmUp}>{say('stage.warm-up')}</p>
      </section>
    </div>
  );
}

/** The code and the QR code, or why the room is closed. */
function WayIn({ play }: Readonly<{ play: StagePlay }>) {
  const say = useMessages();
  const music = useMusicStatus();
  const joinable = joinableAs(play.view);
  return (
    <>
      {joinable === undefined ? (
        <p>{say('stage.full')}</p>
      ) : (
        <JoiningBoard
          play={play}
          size="large"
          note={joinable === 'audience' ? say('stage.full') : undefined}
        />
      )}
      {music.type === 'untouched' && <p className={styles.sound}>{say('stage.sound')}</p>}
    </>
  );
}

type SeatsProps = Readonly<{
  seats: readonly SeatView[];
  /** The number of all seats. */
  all: number;
}>;

/** This many seats fill the height. Further free ones are counted. */
const MOST_DRAWN = 12;

/** The players in their seats, and the free seats. */
function Seats({ seats, all }: SeatsProps) {
  const say = useMessages();
  const free = Math.max(0, all - seats.length);
  const drawn = Math.min(free, Math.max(0, MOST_DRAWN - seats.length));
  return (
    <>
      <ul className={styles.seats} data-large={seats.length + drawn <= 8 || undefined}>
        {seats.map(({ id, name, avatar, state }) => (
          <li key={id}>
            <SeatBack avatar={avatar} mood={state === 'away' ? 'away' : undefined} />
            <span>
              <PlayerName name={name} />
            </span>
            {state === 'away' && <span className={styles.away}>{say('scores.mood.away')}</span>}
          </li>
        ))}
        {places(drawn).map((place) => (
          <li key={place} className={styles.free} aria-hidden>
            <FreeSeat />
            <span>{say('stage.free')}</span>
          </li>
        ))}
      </ul>
      {free > drawn && drawn > 0 && (
        <p className={styles.quiet}>{say('stage.free.more', { free: free - drawn })}</p>
      )}
    </>
  );
}

/** All seats in rows like those of a cinema, and the names of the latest players. */
function Crowd({ seats, all }: SeatsProps) {
  const say = useMessages();
  return (
    <>
      <div className={styles.crowd} style={{ '--count': all }} aria-hidden>
        {seats.map(({ id, avatar, state }, place) => (
          <span key={id} data-newest={place === seats.length - 1 || undefined}>
            <SeatBack avatar={avatar} mood={state === 'away' ? 'away' : undefined} />
          </span>
        ))}
        {places(all - seats.length).map((place) => (
          <span key={place} className={styles.free}>
            <FreeSeat />
          </span>
        ))}
      </div>
      <ul className={styles.latest}>
        {seats.slice(-LATEST_NAMES).map(({ id, name, state }) => (
          <li key={id}>
            <PlayerName name={name} />
            {state === 'away' && <span className={styles.away}>{say('scores.mood.away')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}
