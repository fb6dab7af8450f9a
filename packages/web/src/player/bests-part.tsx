import { ANY_FILM, filterOf } from '@outoften/rules/film/film-filter';
import { PROGRAMMES, type Programme } from '@outoften/rules/film/programme';
import { FILMS_BEFORE_A_BEST, runKind } from '@outoften/rules/solo/solo-bests';
import { RUN_LENGTHS } from '@outoften/rules/solo/solo-run';
import { useId } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import styles from './bests-part.module.css';
import part from './profile-part.module.css';

type RunBest = Readonly<{ programme: Programme | undefined; length: number; points: number }>;

/**
 * Shows the best points of solo runs by kind, and of one film, as saved in this browser. Shows nothing before the
 * first.
 */
export function BestsPart() {
  const say = useMessages();
  const heading = useId();
  const { soloBests: bests } = useSavedData().data;
  const runs = listRuns(bests?.runs ?? {});
  const film = bests !== undefined && bests.films > FILMS_BEFORE_A_BEST ? bests.film : undefined;
  if (runs.length === 0 && film === undefined) return null;
  return (
    <section className={part.part} aria-labelledby={heading}>
      <h2 id={heading}>{say('player.bests')}</h2>
      <dl className={styles.bests}>
        {runs.map(({ programme, length, points }) => (
          <div key={`${length} ${programme}`}>
            <dt>
              {say('player.bests.run', { films: length })}
              {programme !== undefined && <span>{say(`play.programme.${programme}`)}</span>}
            </dt>
            <dd>{say('player.bests.points', { points })}</dd>
          </div>
        ))}
        {film !== undefined && (
          <div>
            <dt>{say('player.bests.film')}</dt>
            <dd>{say('player.bests.points', { points: film })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** Returns the kinds of runs that have a best, in a fixed order. */
function listRuns(runs: Readonly<Record<string, number>>): readonly RunBest[] {
  const kinds = [undefined, ...PROGRAMMES].flatMap((programme) =>
    RUN_LENGTHS.flatMap((length) => {
      const filter = programme === undefined ? ANY_FILM : filterOf(programme);
      const kind = runKind({ filter, length });
      const isOwnKind = programme === undefined || kind !== runKind({ filter: ANY_FILM, length });
      return kind === undefined || length === 'endless' || !isOwnKind
        ? []
        : [{ programme, length, points: runs[kind] }];
    }),
  );
  return kinds.flatMap(({ points, ...kind }) => (points === undefined ? [] : { ...kind, points }));
}
