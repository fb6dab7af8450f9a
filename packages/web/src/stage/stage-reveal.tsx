import { useLingui } from '@lingui/react';
import { titleStyle } from '@outoften/rules/film/title-style';
import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import { useMemo } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { mainCrew } from '../play/film/main-crew.ts';
import { RevealLight } from '../reveal/reveal-light.tsx';
import { Stamp } from '../reveal/stamp.tsx';
import type { Reveal } from '../reveal/use-reveal.ts';
import { useRevealEffects } from '../reveal/use-reveal-effects.ts';
import { lineGuesses } from '../scores/line/line-guesses.ts';
import { NumberLine } from '../scores/line/number-line.tsx';
import { celebratedByAll } from '../scores/rounds/celebrated.ts';
import { findClosest } from '../scores/rounds/closest.ts';
import { closestWords, houseWords, lockedWords } from '../scores/rounds/round-words.ts';
import { useRoomReveal } from '../scores/rounds/use-room-reveal.ts';
import { standingRows } from '../scores/standings/standing-rows.ts';
import { colourVariable } from '../ui/fields/rating-colour.ts';
import { Curtain } from '../ui/house/curtain.tsx';
import { Wordmark } from '../ui/house/wordmark.tsx';
import { Poster } from '../ui/pictures/poster.tsx';
import { JoiningBoard } from './joining-board.tsx';
import type { StagePlay } from './stage-play.ts';
import styles from './stage-reveal.module.css';
import { StageStandings } from './stage-standings.tsx';
import { useTurns } from './use-turns.ts';

type StageRevealProps = Readonly<{ play: StagePlay<ProgressView & { phase: 'revealed' }> }>;

/**
 * How long after the round's end the standings appear, in milliseconds. It is a little over half of the 12 s after
 * which a room continues automatically.
 */
const STANDINGS_AT_MS = 6500;

/** Shows the answer among all guesses, and then the standings. */
export function StageReveal({ play }: StageRevealProps) {
  const { view, house, clock } = play;
  const { round } = view.progress;
  const { reveal, isOver } = useRoomReveal(round, clock);
  const spent = clock() - round.closedAt;
  const waited = useTurns(1, { length: STANDINGS_AT_MS, spent });
  if (waited === 0) return <Truth play={play} reveal={reveal} isOver={isOver} />;
  const rows = standingRows(view.seats, { own: undefined, round });
  return <StageStandings play={play} rows={rows} house={house} />;
}

type TruthProps = StageRevealProps & Readonly<{ reveal: Reveal; isOver: boolean }>;

function Truth({ play, reveal, isOver }: TruthProps) {
  const say = useMessages();
  const { view, film } = play;
  const { round } = view.progress;
  const { answer, results, house } = round;
  const { has } = reveal;
  const { ceremony, stamp, lit } = celebratedByAll(round);
  const guesses = lineGuesses(results, { seats: view.seats, own: undefined });
  const locked = lockedWords(results, say);
  const landed = say('play.reveal.told', {
    title: film?.title ?? '',
    rating: formatTenths(answer),
  });
  const closest = closestWords(findClosest(results, { seats: view.seats, own: undefined }), say);
  const words = useMemo(
    () => ({ locked: `${locked}.`, result: `${landed} ${closest}` }),
    [locked, landed, closest],
  );
  useRevealEffects({ reveal, rating: answer, words, ceremony, flags: guesses.length, isOver });
  return (
    <div className={styles.reveal}>
      <RevealLight {...{ reveal, ceremony, isOver }} />
      <p className={styles.number}>
        <Wordmark label={say('product.name')} />
        <span>
          {say('stage.round', { round: round.number, rounds: view.meta.settings.maxRounds })}
        </span>
      </p>
      <div className={styles.poster}>
        <Curtain
          behind={
            has('curtain') && film?.posterPath !== undefined ? (
              <Poster src={film.posterPath} title={film.title} place="stage" />
            ) : undefined
          }
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
                  <Stamp>{say(stamp)}</Stamp>
                </div>
              )}
              {has('headline') && (
                <>
                  <p>
                    <strong>{closest}</strong>
                  </p>
                  {house !== undefined && <p>{houseWords(house, results, say)}</p>}
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
        <NumberLine
          reveal={reveal}
          answer={answer}
          guesses={guesses}
          house={house}
          ceremony={ceremony}
          lit={lit}
          hasFigure={false}
        />
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
