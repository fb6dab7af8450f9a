import { isBestRun, type SoloGame, soloPoints, soloRun } from '@outoften/rules/solo/solo-game';
import { countSides, type PlayedFilm, summariseRun } from '@outoften/rules/solo/solo-run';
import { useEffect, useRef } from 'react';
import { formatTenths } from '../messages/format-number.ts';
import { useMessages } from '../messages/use-messages.ts';
import { FilmRow, figureWords } from '../play/film/film-row.tsx';
import { useShareResult } from '../play/result/use-share-result.tsx';
import { Stamp } from '../reveal/result-head.tsx';
import { TextButton, TextLink } from '../ui/acts/text-act.tsx';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { House, RotateCcw, Share2, Swords } from '../ui/icons.ts';
import { forgetAnnouncements, useSpoken } from '../ui/news/announcements.ts';
import { usePageTitle } from '../ui/news/page-title.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import styles from './recap-screen.module.css';
import { SoloHeader } from './solo-header.tsx';
import { useShareChallenge } from './use-share-challenge.ts';
import { soloGame } from './use-solo-game.ts';

/** The recap of a run: its points, its films and its highlights. */
export function RecapScreen({ game }: Readonly<{ game: SoloGame }>) {
  const say = useMessages();
  usePageTitle(say('solo.recap.title'));
  const heading = useRef<HTMLHeadingElement>(null);
  const points = soloPoints(game);
  const run = soloRun(game);
  const closest = summariseRun(run)?.best;
  const isBest = isBestRun(game);
  const total = say('play.reveal.points', { points });
  const spoken = isBest ? `${total}. ${say('play.ceremony.personal-best')}.` : `${total}.`;

  useEffect(() => {
    heading.current?.focus();
    return forgetAnnouncements;
  }, []);
  useSpoken(spoken);

  const sharing = useShareChallenge();
  const { share, sheet } = useShareResult();
  function shareRun(): void {
    const words = say('solo.recap.share', { points, films: run.length });
    void share({ words, url: location.origin, picture: undefined });
  }

  return (
    <div className={styles.screen}>
      <SoloHeader game={game} />
      <main className={styles.middle}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {say('solo.recap.heading')}
          </h1>
          <p className={styles.total}>
            <strong>{total}</strong>
            {isBest && <Stamp>{say('play.ceremony.personal-best')}</Stamp>}
          </p>
          <p className={styles.lead}>{compare(say, game)}</p>
        </div>
        <div className={styles.films}>
          <RecapFilms run={run} points={points} />
          <RecapFacts run={run} />
        </div>
        <div className={styles.dock}>
          <TicketButton
            kind="amber"
            wide
            icon={RotateCcw}
            iconSize={22}
            onClick={() => afterPaint(() => void soloGame.start(game))}
          >
            {say('solo.recap.again')}
          </TicketButton>
          <nav className={styles.links} aria-label={say('solo.next')}>
            {closest?.id !== undefined && (
              <TextButton
                icon={Swords}
                onClick={() => void sharing.challenge({ ...closest, id: closest.id ?? '' })}
              >
                {say('solo.challenge.short')}
              </TextButton>
            )}
            <TextButton icon={Share2} onClick={shareRun}>
              {say('solo.share')}
            </TextButton>
            <TextLink to="/game/home" icon={House}>
              {say('solo.home')}
            </TextLink>
          </nav>
        </div>
      </main>
      {sharing.sheet}
      {sheet}
    </div>
  );
}

/** Compares the run with earlier ones of the same length. */
function compare(say: ReturnType<typeof useMessages>, game: SoloGame): string {
  const films = game.filmNumber;
  const before = game.bests.run;
  if (before === undefined) return say('solo.recap.first', { films });
  return say(isBestRun(game) ? 'solo.recap.best' : 'solo.recap.not-best', { films, before });
}

/** The highlights of a run: the closest guess, and how player and viewers agree. */
function RecapFacts({ run }: Readonly<{ run: readonly PlayedFilm[] }>) {
  const say = useMessages();
  const summary = summariseRun(run);
  if (summary === undefined) return null;
  const { averageDistance, best } = summary;
  const distance = formatTenths(Math.round(averageDistance));
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say('solo.recap.closest')}</dt>
        <dd>
          <strong lang="en">{best.title}</strong>
          <span>{figureWords(say, best)}</span>
        </dd>
      </div>
      <div>
        <dt>{say('solo.recap.viewers')}</dt>
        <dd>
          <strong>{say('solo.recap.average', { distance })}</strong>
          <span>{say('solo.recap.sides', countSides(run))}</span>
        </dd>
      </div>
    </dl>
  );
}

/** A row for each film of a run, and the sum. */
function RecapFilms({ run, points }: Readonly<{ run: readonly PlayedFilm[]; points: number }>) {
  const say = useMessages();
  return (
    <section aria-label={say('solo.recap.films')}>
      <ol className={styles.rows}>
        {run.map(({ title, poster, guess, rating, points: own }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the films of a run that is over never change
          <li key={place}>
            <FilmRow
              title={title}
              poster={poster}
              name={<h2 lang="en">{title}</h2>}
              guess={guess}
              rating={rating}
              points={own}
            />
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        <span>{say('play.films', { films: run.length })}</span>
        <strong>
          {points}
          <span className="visually-hidden"> {say('play.hint.points', { points })}</span>
        </strong>
      </p>
    </section>
  );
}
