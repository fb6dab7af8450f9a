import { useMessages } from '../messages/use-messages.ts';
import { FilmCurtain } from '../play/film/film-curtain.tsx';
import { ResultHead } from '../reveal/result-head.tsx';
import { RevealLight } from '../reveal/reveal-light.tsx';
import { OpenNumberLine } from '../scores/line/number-line.tsx';
import type { Revealed } from '../scores/rounds/room-play.ts';
import { TableTalk } from '../scores/rounds/table-talk.tsx';
import { useRoundReveal } from '../scores/rounds/use-round-reveal.ts';
import { MovingStandings } from '../scores/standings/moving-standings.tsx';
import type { AudiencePlay } from './audience-play.ts';
import styles from './audience-reveal.module.css';

/** The answer among the players' flags, with the member's guess on the same strip. */
export function AudienceReveal({ play }: Readonly<{ play: AudiencePlay<Revealed> }>) {
  const say = useMessages();
  const { view, film, house } = play;
  const { seats, progress } = view;
  const { round } = progress;
  const guess = play.guess === 'spent' ? undefined : play.guess;
  const shown = useRoundReveal(play, { type: 'member', guess });
  const { reveal, lead, line } = shown;
  const { has, skip } = reveal;
  const isHeadlined = has('headline');
  return (
    <div className={styles.reveal}>
      <RevealLight {...shown} />
      <div className={styles.poster}>
        <FilmCurtain
          src={has('curtain') ? film?.posterPath : undefined}
          title={film?.title}
          place="guessing"
        />
      </div>
      <div className={styles.words}>
        <ResultHead film={film} {...shown} />
        <p>{isHeadlined && lead}</p>
        {skip !== undefined && !isHeadlined && <p>{say('play.reveal.skip')}</p>}
      </div>
      <section className={styles.everyone} aria-labelledby="players">
        <h2 id="players">{say('audience.players')}</h2>
        <OpenNumberLine {...line} guess={guess} />
      </section>
      {has('end') && (
        <div className={styles.talk}>
          <TableTalk {...{ round, film, seats }} own={undefined} />
        </div>
      )}
      <section className={styles.standings} aria-labelledby="standings">
        <h2 id="standings">{say('audience.standings')}</h2>
        <MovingStandings {...{ reveal, seats, round, house }} own={undefined} />
      </section>
    </div>
  );
}
