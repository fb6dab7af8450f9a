import { useLingui } from '@lingui/react';
import { titleStyle } from '@outoften/rules/film/title-style';
import type { FilmView } from '@outoften/rules/room/view/view-film';
import { formatTenths } from '../messages/format-number.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { mainCrew } from '../play/film/film-crew.tsx';
import { FilmCurtain } from '../play/film/film-curtain.tsx';
import { Stamp } from '../reveal/result-head.tsx';
import { RevealLight } from '../reveal/reveal-light.tsx';
import { NumberLine } from '../scores/line/number-line.tsx';
import type { Revealed } from '../scores/rounds/room-play.ts';
import { useRoundReveal } from '../scores/rounds/use-round-reveal.ts';
import { standingRows } from '../scores/standings/standing-rows.ts';
import { colourVariable } from '../ui/fields/rating-slider.tsx';
import { Wordmark } from '../ui/house/entrance.tsx';
import { JoiningBoard, type StagePlay, useTurns } from './stage-parts.tsx';
import styles from './stage-reveal.module.css';
import { StageStandings } from './stage-standings.tsx';

type StageRevealProps = Readonly<{ play: StagePlay<Revealed> }>;

/**
 * How long after the round's end the standings appear, in milliseconds. It is a little over half of the 12 s after
 * which a room continues automatically.
 */
const STANDINGS_AT_MS = 6500;

/** Shows the answer among all guesses, and then the standings. */
export function StageReveal({ play }: StageRevealProps) {
  const { view, house, clock } = play;
  const { round } = view.progress;
  const spent = clock() - round.closedAt;
  const waited = useTurns(1, { length: STANDINGS_AT_MS, spent });
  if (waited === 0) return <Truth play={play} />;
  const rows = standingRows(view.seats, { own: undefined, round });
  return <StageStandings play={play} rows={rows} house={house} />;
}

function Truth({ play }: StageRevealProps) {
  const say = useMessages();
  const { view, film } = play;
  const { round } = view.progress;
  const shown = useRoundReveal(play, { type: 'stage' });
  const { line, stamp, closest, ofHouse, locked } = shown;
  const { answer } = line;
  const { has } = shown.reveal;
  return (
    <div className={styles.reveal}>
      <RevealLight {...shown} />
      <p className={styles.number}>
        <Wordmark label={say('product.name')} />
        <span>
          {say('stage.round', { round: round.number, rounds: view.meta.settings.maxRounds })}
        </span>
      </p>
      <div className={styles.poster}>
        <FilmCurtain
          src={has('curtain') ? film?.posterPath : undefined}
          title={film?.title}
          place="stage"
        />
      </div>
      <div className={styles.words}>
        {film !== undefined && (
          <>
            <h1 data-style={titleStyle(film.title)} lang="en">
              {film.title}
            </h1>
            <p className={styles.origin}>
              {film.releaseYear}
              <MadeBy film={film} />
            </p>
          </>
        )}
        {has('landed') ? (
          <div className={styles.truth}>
            <p className={styles.figure} style={{ '--colour': colourVariable(answer) }}>
              {formatTenths(answer)}
            </p>
            <div className={styles.told}>
              {has('stamp') && stamp !== undefined && (
                <div>
                  <Stamp>{stamp}</Stamp>
                </div>
              )}
              {has('headline') && (
                <>
                  <p>
                    <strong>{closest}</strong>
                  </p>
                  {ofHouse !== undefined && <p>{ofHouse}</p>}
                </>
              )}
            </div>
          </div>
        ) : (
          <p className={styles.state} data-asked={has('needle') || undefined}>
            {has('needle') ? say('play.reveal.asked') : locked}
          </p>
        )}
      </div>
      <div className={styles.joining}>
        <JoiningBoard play={play} size="small" />
      </div>
      <div className={styles.line}>
        <NumberLine {...line} hasFigure={false} />
      </div>
    </div>
  );
}

/** How many names are shown beside a result. */
const NAMES_BILLED = 4;

/** The director and the cast. */
function MadeBy({ film }: Readonly<{ film: FilmView }>) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const [first] = mainCrew(film.crew);
  const cast = film.cast?.slice(0, NAMES_BILLED).map(({ name }) => name) ?? [];
  return (
    <>
      {first !== undefined && (
        <>
          {' · '}
          <Message
            id={first.message}
            values={{ names: list.format(first.names) }}
            components={{ strong: <span /> }}
          />
        </>
      )}
      {cast.length > 0 && <span className={styles.cast}>{list.format(cast)}</span>}
    </>
  );
}
