import { joinableAs } from '@outoften/rules/room/view-joining';
import { titleStyle } from '@outoften/rules/title-style';
import { useMusicStatus } from '../audio/music-status.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SeatBack, SmallSeat } from '../scores/seat-back.tsx';
import { isPlaying } from '../scores/standing-rows.ts';
import { PlayerName } from '../ui/player-name.tsx';
import { JoiningBoard } from './joining-board.tsx';
import styles from './stage-lobby.module.css';
import type { StagePlay } from './stage-play.ts';

/** With more seats than that, each is only its back. */
const MOST_FACES = 24;
/** Of a crowd, those who came last are named. */
const LATEST_NAMES = 6;

/** Before the first film: the way in, and who is here. */
export function StageLobby({ play }: Readonly<{ play: StagePlay }>) {
  const say = useMessages();
  const { view, audience, joinAddress } = play;
  const { meta } = view;
  const joinable = joinableAs(view);
  const music = useMusicStatus();
  const seats = view.seats.filter(isPlaying);
  const shown = seats.length <= MOST_FACES ? seats : seats.slice(-LATEST_NAMES);
  return (
    <div className={styles.lobby}>
      <div className={styles.way}>
        <h1 data-style={titleStyle(meta.name)}>{meta.name}</h1>
        {joinable === undefined ? (
          <p>{say('stage.full')}</p>
        ) : (
          <JoiningBoard
            as={joinable}
            code={meta.code}
            joinAddress={joinAddress}
            size="large"
            note={joinable === 'audience' ? say('stage.full') : undefined}
          />
        )}
        {music.type === 'untouched' && <p className={styles.sound}>{say('stage.sound')}</p>}
      </div>
      <section className={styles.people} aria-labelledby="seats">
        <h2 id="seats">
          {say('room.seats', { taken: seats.length, seats: meta.settings.maxPlayers })}
        </h2>
        {meta.settings.isAudienceSession && (
          <p className={styles.audience}>{say('room.audience', { members: audience.members })}</p>
        )}
        {seats.length === 0 && <p className={styles.audience}>{say('stage.empty')}</p>}
        {seats.length > MOST_FACES && (
          <div className={styles.crowd} aria-hidden>
            {places(meta.settings.maxPlayers).map((place) => (
              <SmallSeat
                key={place}
                mood={place < seats.length ? 'guessed' : 'thinking'}
                isOwn={false}
              />
            ))}
          </div>
        )}
        <ul className={styles.seats} data-many={seats.length > MOST_FACES || undefined}>
          {shown.map(({ id, name, avatar, state }) => (
            <li key={id}>
              {seats.length <= MOST_FACES && (
                <SeatBack avatar={avatar} mood={state === 'away' ? 'away' : undefined} />
              )}
              <span>
                <PlayerName name={name} />
              </span>
              {state === 'away' && <span className={styles.away}>{say('scores.mood.away')}</span>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}
