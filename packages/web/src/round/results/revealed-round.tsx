import { missedNames } from '@outoften/rules/guessing/cast-slots';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import { useMemo } from 'react';
import { formatTenths } from '../../messages/format-tenths.ts';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import { FilmFacts } from '../../play/film/film-facts.tsx';
import { OpenPoster } from '../../play/film/open-poster.tsx';
import { ResultFrame } from '../../play/frames/result-frame.tsx';
import { coveredReviews } from '../../play/hints/readable-reviews.ts';
import { Receipt } from '../../play/result/receipt.tsx';
import { headlineWords, saidWords } from '../../play/result/result-words.ts';
import { ReceiptSlot } from '../../reveal/receipt-slot.tsx';
import { ResultHead } from '../../reveal/result-head.tsx';
import { RevealLight } from '../../reveal/reveal-light.tsx';
import { useCountUp } from '../../reveal/use-count-up.ts';
import { useRevealEffects } from '../../reveal/use-reveal-effects.ts';
import { lineGuesses } from '../../scores/line/line-guesses.ts';
import { OpenNumberLine } from '../../scores/line/open-number-line.tsx';
import { ReactionBar } from '../../scores/reactions/reaction-bar.tsx';
import { celebratedFor } from '../../scores/rounds/celebrated.ts';
import { findClosest } from '../../scores/rounds/closest.ts';
import {
  closestWords,
  houseWords,
  lockedWords,
  placeWords,
} from '../../scores/rounds/round-words.ts';
import { TableTalk } from '../../scores/rounds/table-talk.tsx';
import { useRoomReveal } from '../../scores/rounds/use-room-reveal.ts';
import { houseStanding } from '../../scores/standings/house-standing.ts';
import { MovingStandings } from '../../scores/standings/moving-standings.tsx';
import { standingRows } from '../../scores/standings/standing-rows.ts';
import { useStartAtTop } from '../../ui/page/use-start-at-top.ts';
import { OptionsButton } from '../parts/options-button.tsx';
import { RoundHeader } from '../parts/round-header.tsx';
import { isController, type RoundPlay } from '../parts/round-play.ts';
import { NextActs } from './next-acts.tsx';
import styles from './revealed-round.module.css';

type RevealedRoundProps = Readonly<{ play: RoundPlay<ProgressView & { phase: 'revealed' }> }>;

/** A finished round: everyone's flags and the answer, then the points and the standings. */
export function RevealedRound({ play }: RevealedRoundProps) {
  const say = useMessages();
  const { view, own, film, played, clock } = play;
  const { round } = view.progress;
  const { answer, results, house } = round;
  const { reveal, isOver } = useRoomReveal(round, clock);
  const { has, skip } = reveal;
  useStartAtTop();
  const ownResult = results.find(({ seat }) => seat === own);
  const guess = ownResult?.guess;
  // Only this seat knows its attempt, and only until the next round.
  const tried = play.attempt?.roundId === round.id ? play.attempt : undefined;
  const { ceremony, stamp, lit } = celebratedFor(own, round);
  const total = useCountUp(ownResult?.score.total ?? 0, reveal);
  const guesses = lineGuesses(results, { seats: view.seats, own });
  const words = useResultWords(play, say);
  useRevealEffects({
    reveal,
    rating: answer,
    words: words.spoken,
    ceremony,
    flags: guesses.length,
    isOver,
  });

  return (
    <ResultFrame
      layout="shared"
      header={<RoundHeader play={play} round={round.number} />}
      light={<RevealLight {...{ reveal, ceremony, isOver }} />}
      words={
        <ResultHead
          {...{ film, reveal }}
          locked={words.locked}
          headline={words.headline}
          stamp={stamp && say(stamp)}
        />
      }
      lead={has('headline') && words.lead}
      poster={
        has('curtain') && film?.posterPath !== undefined ? (
          <OpenPoster src={film.posterPath} title={film.title} canEnlarge={has('end')} />
        ) : undefined
      }
      line={
        <OpenNumberLine
          reveal={reveal}
          answer={answer}
          guesses={guesses}
          house={house}
          ceremony={ceremony}
          lit={lit}
        />
      }
      receipt={
        ownResult !== undefined &&
        guess !== undefined && (
          <ReceiptSlot reveal={reveal}>
            <Receipt
              score={ownResult.score}
              hints={ownResult.hints}
              credited={ownResult.credited}
              missed={tried === undefined ? [] : missedNames(tried.slots)}
              guess={guess}
              rating={answer}
              total={total}
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
      talk={has('end') && <TableTalk {...{ round, film, own }} seats={view.seats} />}
      side={
        <section aria-labelledby="standings">
          <h2 id="standings">{say('round.standings')}</h2>
          <MovingStandings
            reveal={reveal}
            seats={view.seats}
            own={own}
            round={round}
            house={houseStanding(played)}
          />
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

/** The words about the own result, for display and for screen readers. */
function useResultWords({ view, own, film, attempt }: RevealedRoundProps['play'], say: Say) {
  const { round } = view.progress;
  const { answer, results, house } = round;
  const rating = formatTenths(answer);
  const result = results.find(({ seat }) => seat === own);
  const guess = result?.guess;
  const nearest = closestWords(findClosest(results, { seats: view.seats, own }), say);
  const said = house === undefined ? '' : houseWords(house, results, say);
  const place = placeWords(standingRows(view.seats, { own, round }), say);
  const everyone = lockedWords(results, say);

  let locked = everyone;
  let headline = say('scores.answer', { rating });
  let ofOwn = '';
  if (result !== undefined && guess === undefined) {
    headline = say('round.no-guess');
    ofOwn = `${headline}.`;
  }
  if (result !== undefined && guess !== undefined) {
    locked = say('play.reveal.locked', { guess: formatTenths(guess) });
    headline = headlineWords(say, guess, answer);
    ofOwn = saidWords(say, guess, result.score.total);
  }
  const isBySlider = attempt?.roundId === round.id && attempt.guess?.isDraft === true;
  const lead = [isBySlider && say('round.by-slider'), nearest, said, place]
    .filter(Boolean)
    .join(' ');
  const landed = say('play.reveal.told', { title: film?.title ?? '', rating });
  const told = [landed, ofOwn, lead].filter(Boolean).join(' ');
  const spoken = useMemo(
    () => ({ locked: locked === everyone ? undefined : `${everyone}.`, result: told }),
    [locked, everyone, told],
  );
  return { locked, headline, lead, spoken };
}
