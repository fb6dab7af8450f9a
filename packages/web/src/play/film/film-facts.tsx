import { useLingui } from '@lingui/react';
import type { CastEntry, CrewEntry } from '@outoften/rules/film/film';
import { POINTS_PER_NAME } from '@outoften/rules/guessing/cast-slots';
import { useId } from 'react';
import { Message } from '../../messages/message.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Check } from '../../ui/icons.ts';
import { Cutting, Portrait } from '../../ui/pictures/cutting.tsx';
import type { ReadableReview } from '../hints/opened-hint.tsx';
import { pickReview } from '../hints/readable-reviews.ts';
import { wholeCrew } from './film-crew.tsx';
import styles from './film-facts.module.css';

type FilmFactsProps = Readonly<{
  film: Readonly<{
    overview: string;
    cast: readonly CastEntry[];
    crew: readonly CrewEntry[];
    voteCount?: number | undefined;
  }>;
  /** Names of cast members that the player found. */
  found: readonly string[];
  reviews: readonly ReadableReview[];
}>;

/** Later names belong to extras. Those that the player found are always listed. */
const NAMES_LISTED = 20;

/** Details of a film whose rating is known: cast, crew, plot, and the reviews but the one beside the result. */
export function FilmFacts({ film, found, reviews }: FilmFactsProps) {
  const say = useMessages();
  const { i18n } = useLingui();
  const cast = useId();
  const crew = useId();
  const story = useId();
  const wrote = useId();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const { voteCount } = film;
  const { others } = pickReview(reviews);
  const listed = film.cast.filter(
    ({ name }, place) => place < NAMES_LISTED || found.includes(name),
  );
  return (
    <div className={styles.film}>
      <section className={styles.cast} aria-labelledby={cast}>
        <h2 id={cast}>{say('play.result.cast')}</h2>
        <ul>
          {listed.map(({ id, name, character, portrait }) => (
            <li key={id}>
              <span className={styles.name}>
                {portrait !== undefined && <Portrait src={portrait} />}
                {found.includes(name) && (
                  <>
                    <Check size={18} aria-hidden />
                    <span className="visually-hidden">{say('play.result.found')} </span>
                  </>
                )}
                {name}
                {found.includes(name) && <em>+{POINTS_PER_NAME}</em>}
              </span>
              <span className={styles.character} lang="en">
                {character}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.crew} aria-labelledby={crew}>
        <h2 id={crew}>{say('play.result.crew')}</h2>
        <ul>
          {wholeCrew(film.crew).map(({ message, job, names }) => (
            <li key={job}>
              <Message
                id={message}
                values={{ job, names: list.format(names) }}
                components={{ strong: <strong /> }}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.story} aria-labelledby={story}>
        <h2 id={story}>{say('play.hint.overview')}</h2>
        <p lang="en">{film.overview}</p>
      </section>
      {others.length > 0 && (
        <section className={styles.reviews} aria-labelledby={wrote}>
          <h2 id={wrote}>{say('play.result.reviews')}</h2>
          <p>
            {voteCount === undefined
              ? say('play.result.wrote', { reviews: others.length })
              : say('play.result.voted', { voters: voteCount, reviews: others.length })}
          </p>
          <div className={styles.cuttings}>
            {others.map((review, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the reviews of a film never change
              <Cutting key={place} {...review} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** One review beside the result of a film. The others are among the film's details. */
export function PickedReview({ reviews }: Readonly<{ reviews: readonly ReadableReview[] }>) {
  const say = useMessages();
  const heading = useId();
  const { picked } = pickReview(reviews);
  if (picked === undefined) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {say('play.result.wrote', { reviews: 1 })}
      </h2>
      <Cutting {...picked} />
    </section>
  );
}
