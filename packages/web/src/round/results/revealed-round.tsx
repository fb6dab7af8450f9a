import { missedNames } from '@outoften/rules/guessing/cast-slots';
import { useMessages } from '../../messages/use-messages.ts';
import { FilmFacts } from '../../play/film/film-facts.tsx';
import { OpenPoster } from '../../play/film/open-poster.tsx';
import { ResultFrame } from '../../play/frames/result-frame.tsx';
import { coveredReviews } from '../../play/hints/readable-reviews.ts';
import { Receipt } from '../../play/result/receipt.tsx';
import { ReceiptSlot, useCountUp } from '../../reveal/receipt-slot.tsx';
import { ResultHead } from '../../reveal/result-head.tsx';
import { RevealLight } from '../../reveal/reveal-light.tsx';
import { OpenNumberLine } from '../../scores/line/open-number-line.tsx';
import { ReactionBar } from '../../scores/reactions/reaction-bar.tsx';
import type { Revealed } from '../../scores/rounds/room-play.ts';
import { TableTalk } from '../../scores/rounds/table-talk.tsx';
import { useRoundReveal } from '../../scores/rounds/use-round-reveal.ts';
import { houseStanding } from '../../scores/standings/house-standing.ts';
import { MovingStandings } from '../../scores/standings/moving-standings.tsx';
import { useStartAtTop } from '../../ui/page/use-start-at-top.ts';
import { OptionsButton } from '../parts/round-buttons.tsx';
import { RoundHeader } from '../parts/round-header.tsx';
import { isController, type RoundPlay } from '../parts/round-play.ts';
import { NextActs } from './next-acts.tsx';
import styles from './revealed-round.module.css';

type RevealedRoundProps = Readonly<{ play: RoundPlay<Revealed> }>;

/** A finished round: everyone's flags and the answer, then the points and the standings. */
export function RevealedRound({ play }: RevealedRoundProps) {
  const say = useMessages();
  const { view, own, film, played } = play;
  const { seats, progress } = view;
  const { round } = progress;
  const { answer, results } = round;
  useStartAtTop();
  const ownResult = results.find(({ seat }) => seat === own);
  const guess = ownResult?.guess;
  // Only this seat knows its attempt, and only until the next round.
  const tried = play.attempt?.roundId === round.id ? play.attempt : undefined;
  const isBySlider = tried?.guess?.isDraft === true;
  const shown = useRoundReveal(play, { type: 'seat', seat: own, isBySlider });
  const { reveal, line } = shown;
  const { has, skip } = reveal;
  const total = useCountUp(ownResult?.score.total ?? 0, reveal);

  return (
    <ResultFrame
      layout="shared"
      header={<RoundHeader play={play} round={round.number} />}
      light={<RevealLight {...shown} />}
      words={<ResultHead film={film} {...shown} />}
      lead={has('headline') && shown.lead}
      poster={
        has('curtain') && film?.posterPath !== undefined ? (
          <OpenPoster src={film.posterPath} title={film.title} canEnlarge={has('end')} />
        ) : undefined
      }
      line={<OpenNumberLine {...line} />}
      receipt={
        ownResult !== undefined &&
        guess !== undefined && (
          <ReceiptSlot reveal={reveal}>
            <Receipt
              {...{ ...ownResult, guess, total }}
              missed={tried === undefined ? [] : missedNames(tried.slots)}
              rating={answer}
            />
          </ReceiptSlot>
        )
      }
      acts={
        <>
          {skip !== undefined && !isController(play) ? (
            <p>{say('play.reveal.skip')}</p>
          ) : (
            <NextActs play={play} />
          )}
          <OptionsButton play={play} />
        </>
      }
      foot={
        <section className={styles.reactions} aria-label={say('scores.reactions')}>
          {has('landed') && <ReactionBar reactions={play.reactions} react={play.acts.react} />}
        </section>
      }
      talk={has('end') && <TableTalk {...{ round, film, own, seats }} />}
      side={
        <section aria-labelledby="standings">
          <h2 id="standings">{say('round.standings')}</h2>
          <MovingStandings {...{ reveal, seats, own, round }} house={houseStanding(played)} />
        </section>
      }
      rest={
        has('end') &&
        film?.overview !== undefined && (
          <FilmFacts
            film={{ ...film, overview: film.overview, cast: film.cast ?? [] }}
            found={ownResult?.credited ?? []}
            reviews={coveredReviews(film.reviews)}
          />
        )
      }
    />
  );
}
