import type { Attempt } from '@outoften/rules/guessing/attempt';
import { creditedNames, missedNames } from '@outoften/rules/guessing/cast-slots';
import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { isBestFilm, isRunOver, type SoloGame, soloRun } from '@outoften/rules/solo/solo-game';
import {
  offBy,
  type PlayedFilm,
  REMEMBERED_FILMS,
  type RunSummary,
  summariseRun,
} from '@outoften/rules/solo/solo-run';
import { useId } from 'react';
import { fetchChallengeGuess } from '../api/shares.ts';
import { formatTenths } from '../messages/format-number.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { cleanedReviews } from '../play/hints/readable-reviews.ts';
import { FilmResult } from '../play/result/film-result.tsx';
import { TextButton, TextLink } from '../ui/acts/text-act.tsx';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { colourVariable } from '../ui/fields/rating-slider.tsx';
import { House, ListChecks, Share2, SlidersHorizontal, Swords, Ticket } from '../ui/icons.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { useAnswer } from '../ui/page/use-answer.ts';
import styles from './run-panel.module.css';
import { SoloHeader } from './solo-header.tsx';
import { useShareChallenge } from './use-share-challenge.ts';
import { soloGame } from './use-solo-game.ts';

type Own = Readonly<{ guess: Rating; rating: Rating }>;

type ScoredFilmProps = Readonly<{
  game: SoloGame;
  attempt: Attempt & { phase: 'scored' };
  /** True if the guess was made just now, and not before a reload. */
  isFresh: boolean;
}>;

/** The result of a film of a run. */
export function ScoredFilm({ game, attempt, isFresh }: ScoredFilmProps) {
  const say = useMessages();
  const { film } = game;
  const { guess, score, hints, slots } = attempt;

  const sharing = useShareChallenge();
  const rival = useRival(game.challenge, { guess, rating: film.rating });
  const challenge = () => void sharing.challenge({ ...film, guess });

  return (
    <FilmResult
      header={
        <SoloHeader game={game}>
          <TextButton icon={Share2} onClick={challenge}>
            {say('solo.share')}
          </TextButton>
        </SoloHeader>
      }
      film={film}
      guess={guess}
      rating={film.rating}
      receipt={{ score, hints, credited: creditedNames(slots), missed: missedNames(slots) }}
      reviews={cleanedReviews(film, film)}
      hadPoster={hints.poster !== 'locked'}
      isFresh={isFresh}
      isPersonalBest={isBestFilm(game)}
      rival={rival === 'failed' ? undefined : rival}
      notes={rival === 'failed' && <p role="status">{say('solo.challenge.no-guess')}</p>}
      act={
        game.challenge !== undefined ? (
          <TicketButton kind="amber" wide icon={Swords} iconSize={22} onClick={challenge}>
            {say('solo.challenge.back')}
          </TicketButton>
        ) : isRunOver(game) ? (
          <TicketButton
            kind="amber"
            wide
            icon={ListChecks}
            iconSize={22}
            onClick={() => afterPaint(soloGame.lookBack)}
          >
            {say('solo.look-back')}
          </TicketButton>
        ) : (
          <TicketButton
            kind="amber"
            wide
            icon={Ticket}
            iconSize={22}
            onClick={() => afterPaint(() => void soloGame.next())}
          >
            {say('solo.play-again')}
          </TicketButton>
        )
      }
      links={{
        label: say('solo.next'),
        content: (
          <>
            <TextLink to="/game/home" icon={House}>
              {say('solo.home')}
            </TextLink>
            {game.challenge === undefined && (
              <TextButton icon={Swords} onClick={challenge}>
                {say('solo.challenge')}
              </TextButton>
            )}
            <TextLink to="/game/solo-create" icon={SlidersHorizontal}>
              {say(game.challenge === undefined ? 'solo.change-filters' : 'solo.name')}
            </TextLink>
          </>
        ),
      }}
    >
      {game.challenge === undefined && <RunPanel run={soloRun(game)} />}
      {sharing.sheet}
    </FilmResult>
  );
}

/** The friend's guess of a challenge, and who wins; undefined until it is here, and without a challenge. */
function useRival(token: string | undefined, own: Own) {
  const say = useMessages();
  const answer = useAnswer(token, () => fetchChallengeGuess(token ?? ''));
  if (answer === undefined) return undefined;
  if (!answer.ok) return 'failed';
  const friend = answer.value;
  return {
    name: say('solo.challenge.friend'),
    guess: friend,
    headline: say(verdict(friend, own)),
    lead: say('solo.challenge.both', {
      friend: formatTenths(friend),
      own: formatTenths(own.guess),
    }),
  };
}

function verdict(friend: Rating, { guess, rating }: Own): MessageId {
  const ahead = distance(friend, rating) - distance(guess, rating);
  if (ahead === 0) return 'solo.challenge.level';
  return ahead > 0 ? 'solo.challenge.closer' : 'solo.challenge.farther';
}

/** The latest films of this run as frames on a film strip, the latest first. */
export function RunPanel({ run }: Readonly<{ run: readonly PlayedFilm[] }>) {
  const say = useMessages();
  const heading = useId();
  const summary = summariseRun(run);
  const frames = Array.from({ length: REMEMBERED_FILMS }, (_, place) => ({
    place,
    film: run.at(-1 - place),
  }));
  return (
    <section className={styles.run} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{say('solo.run', { films: run.length })}</h2>
        {summary === undefined ? (
          <p className={styles.first}>{say('solo.side.first')}</p>
        ) : (
          <Summary summary={summary} />
        )}
      </div>
      <ol className={styles.strip}>
        {frames.map(({ place, film }) =>
          film === undefined ? (
            <li key={place} className={styles.blank} aria-hidden />
          ) : (
            <Frame key={place} film={film} summary={summary} />
          ),
        )}
      </ol>
    </section>
  );
}

function Summary({ summary }: Readonly<{ summary: RunSummary }>) {
  const say = useMessages();
  const { averageDistance, best, worst } = summary;
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{say('solo.run.average')}</dt>
        <dd>{say('play.receipt.off', { distance: formatTenths(averageDistance) })}</dd>
      </div>
      <div>
        <dt>{say('solo.run.best')}</dt>
        <dd>{best.title}</dd>
      </div>
      <div>
        <dt>{say('solo.run.worst')}</dt>
        <dd>{worst.title}</dd>
      </div>
    </dl>
  );
}

function Frame({ film, summary }: Readonly<{ film: PlayedFilm; summary: RunSummary | undefined }>) {
  const say = useMessages();
  const { title, guess, rating, points } = film;
  const off = offBy(film);
  const mark = film === summary?.best ? 'best' : film === summary?.worst ? 'worst' : undefined;
  return (
    <li className={styles.frame} data-mark={mark}>
      <p className={styles.title}>{title}</p>
      <p className={styles.off}>
        {mark && <em>{say(`solo.run.${mark}`)}</em>}{' '}
        {off === 0
          ? say('play.receipt.exact')
          : say('play.receipt.off', { distance: formatTenths(off) })}
      </p>
      <dl className={styles.figures}>
        <div className={styles.guess}>
          <dt>{say('play.you')}</dt>
          <dd>{formatTenths(guess)}</dd>
        </div>
        <div style={{ '--colour': colourVariable(rating) }}>
          <dt>{say('play.audience')}</dt>
          <dd>{formatTenths(rating)}</dd>
        </div>
      </dl>
      <p className={styles.points}>
        <strong>{points}</strong> <span>{say('play.hint.points', { points })}</span>
      </p>
    </li>
  );
}
