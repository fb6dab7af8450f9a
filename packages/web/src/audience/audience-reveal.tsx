import { accuracyPoints } from '@outoften/rules/guessing/score';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import { useMemo } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { headlineWords, saidWords } from '../play/result/result-words.ts';
import { pickCeremony } from '../reveal/ceremonies.ts';
import { ResultHead } from '../reveal/result-head.tsx';
import { RevealLight } from '../reveal/reveal-light.tsx';
import { stampWords } from '../reveal/stamps.ts';
import { useRevealEffects } from '../reveal/use-reveal-effects.ts';
import { lineGuesses } from '../scores/line/line-guesses.ts';
import { OpenNumberLine } from '../scores/line/open-number-line.tsx';
import { celebratedByAll } from '../scores/rounds/celebrated.ts';
import { findClosest } from '../scores/rounds/closest.ts';
import { closestWords, houseWords, lockedWords } from '../scores/rounds/round-words.ts';
import { TableTalk } from '../scores/rounds/table-talk.tsx';
import { useRoomReveal } from '../scores/rounds/use-room-reveal.ts';
import { MovingStandings } from '../scores/standings/moving-standings.tsx';
import { Curtain } from '../ui/house/curtain.tsx';
import { Poster } from '../ui/pictures/poster.tsx';
import type { AudiencePlay } from './audience-play.ts';
import styles from './audience-reveal.module.css';

type AudienceRevealProps = Readonly<{ play: AudiencePlay<ProgressView & { phase: 'revealed' }> }>;

/** The answer among the players' flags, with the member's guess on the same strip. */
export function AudienceReveal({ play }: AudienceRevealProps) {
  const say = useMessages();
  const { view, film, house: total, clock } = play;
  const { round } = view.progress;
  const guess = play.guess === 'spent' ? undefined : play.guess;
  const { answer, results, house } = round;
  const { reveal, isOver } = useRoomReveal(round, clock);
  const { has, skip } = reveal;
  const players = celebratedByAll(round);
  const own = guess === undefined ? undefined : pickCeremony({ guess, rating: answer });
  const ceremony = own ?? players.ceremony;
  const stamp = guess === undefined ? players.stamp : stampWords(guess, answer);
  const guesses = lineGuesses(results, { seats: view.seats, own: undefined });

  const rating = formatTenths(answer);
  const locked =
    guess === undefined
      ? lockedWords(results, say)
      : say('play.reveal.locked', { guess: formatTenths(guess) });
  const headline =
    guess === undefined ? say('scores.answer', { rating }) : headlineWords(say, guess, answer);
  const lead = [
    closestWords(findClosest(results, { seats: view.seats, own: undefined }), say),
    house === undefined ? '' : houseWords(house, results, say),
  ]
    .filter(Boolean)
    .join(' ');
  const landed = say('play.reveal.told', { title: film?.title ?? '', rating });
  const points = guess === undefined ? 0 : accuracyPoints(guess, answer);
  const ofOwn = guess === undefined ? '' : ` ${saidWords(say, guess, points)}`;
  const result = `${landed}${ofOwn} ${lead}`;
  const words = useMemo(() => ({ locked: undefined, result }), [result]);
  useRevealEffects({ reveal, rating: answer, words, ceremony, flags: guesses.length, isOver });
  const isHeadlined = has('headline');

  return (
    <div className={styles.reveal}>
      <RevealLight {...{ reveal, ceremony, isOver }} />
      <div className={styles.poster}>
        <Curtain
          behind={
            has('curtain') && film?.posterPath !== undefined ? (
              <Poster src={film.posterPath} title={film.title} place="guessing" />
            ) : undefined
          }
        />
      </div>
      <div className={styles.words}>
        <ResultHead {...{ film, reveal, locked, headline }} stamp={stamp && say(stamp)} />
        <p>{isHeadlined && lead}</p>
        {skip !== undefined && !isHeadlined && <p>{say('play.reveal.skip')}</p>}
      </div>
      <section className={styles.everyone} aria-labelledby="players">
        <h2 id="players">{say('audience.players')}</h2>
        <OpenNumberLine
          reveal={reveal}
          answer={answer}
          guesses={guesses}
          house={house}
          ceremony={ceremony}
          lit={players.lit}
          guess={guess}
        />
      </section>
      {has('end') && (
        <div className={styles.talk}>
          <TableTalk {...{ round, film }} seats={view.seats} own={undefined} />
        </div>
      )}
      <section className={styles.standings} aria-labelledby="standings">
        <h2 id="standings">{say('audience.standings')}</h2>
        <MovingStandings
          reveal={reveal}
          seats={view.seats}
          own={undefined}
          round={round}
          house={total}
        />
      </section>
    </div>
  );
}
