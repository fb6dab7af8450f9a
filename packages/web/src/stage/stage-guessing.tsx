import { titleStyle } from '@outoften/rules/film/title-style';
import { useMessages } from '../messages/use-messages.ts';
import { BilledCast } from '../play/cast/cast-panel.tsx';
import { FilmCrew } from '../play/film/film-crew.tsx';
import { FilmCurtain } from '../play/film/film-curtain.tsx';
import { FilmOrigin } from '../play/film/film-title.tsx';
import { Countdown, roundTime } from '../scores/guessers/countdown.tsx';
import {
  countGuesses,
  guessersOf,
  isSidelined,
  MOST_FACES,
  SIDELINED_NAMES,
} from '../scores/guessers/guessers.ts';
import { SeatBack } from '../scores/guessers/seat-back.tsx';
import type { Guessing } from '../scores/rounds/room-play.ts';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import styles from './stage-guessing.module.css';
import { JoiningBoard, type StagePlay } from './stage-parts.tsx';

/** More players have smaller faces and letters, as in the style sheet, and fewer words. */
const MOST_WIDE_FACES = 7;

/** A round before its end: the film, the time, and who has guessed. */
export function StageGuessing({ play }: Readonly<{ play: StagePlay<Guessing> }>) {
  const say = useMessages();
  const { view, film, audience, clock } = play;
  const { round } = view.progress;
  const { meta } = view;
  const guessers = guessersOf(view.seats, undefined);
  const isCrowd = guessers.length > MOST_FACES;
  const isTight = guessers.length > MOST_WIDE_FACES;
  return (
    <div className={styles.guessing}>
      <div className={styles.poster}>
        <FilmCurtain src={film?.posterPath} title={film?.title} place="stage" />
      </div>
      <div className={styles.film}>
        <p className={styles.number}>
          {say('stage.round', { round: round.number, rounds: meta.settings.maxRounds })}
        </p>
        {film !== undefined && (
          <>
            <h1 data-style={titleStyle(film.title)} lang="en">
              {film.title}
            </h1>
            <p className={styles.origin}>
              <FilmOrigin film={film} />
            </p>
            <div className={styles.people}>
              <FilmCrew crew={film.crew} />
              <BilledCast cast={film.cast} />
            </div>
          </>
        )}
        <div className={styles.time}>
          <div className={styles.leader}>
            <Countdown {...roundTime(round, clock)} />
          </div>
          <p className={styles.count}>
            <strong>{say('stage.of', countGuesses(guessers))}</strong>
            <span>{say('stage.have-guessed')}</span>
            {meta.settings.isAudienceSession && (
              <span className={styles.audience}>
                {say('stage.audience.guessed', {
                  guessed: audience.guessed,
                  members: audience.members,
                })}
              </span>
            )}
          </p>
        </div>
      </div>
      <div className={styles.joining}>
        <JoiningBoard play={play} />
      </div>
      <ul
        className={styles.seats}
        data-crowd={isCrowd || undefined}
        style={{ '--count': guessers.length }}
      >
        {guessers.map(({ id, name, avatar, mood }) => (
          <li key={id} data-mood={mood}>
            <SeatBack avatar={avatar} mood={mood} />
            <span className={isCrowd ? 'visually-hidden' : undefined}>
              <PlayerName name={name} />
            </span>
            <span className={isSidelined(mood) && !isCrowd ? undefined : 'visually-hidden'}>
              {say(isTight && isSidelined(mood) ? SIDELINED_NAMES[mood] : `scores.mood.${mood}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
