import {
  offBy,
  type PlayedFilm,
  REMEMBERED_FILMS,
  type RunSummary,
  summariseRun,
} from '@outoften/rules/solo/solo-run';
import { useId } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { colourVariable } from '../ui/fields/rating-colour.ts';
import styles from './run-panel.module.css';

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
