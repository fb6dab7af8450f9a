import type { CastEntry } from '@outoften/rules/film/film';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './billed-cast.module.css';

type BilledCastProps = Readonly<{
  /** Undefined if naming the cast earns points. */
  cast: readonly CastEntry[] | undefined;
}>;

/** More names would fill the panel without helping much. */
const NAMES_BILLED = 6;

/** The film's cast, for games in which naming it earns nothing. */
export function BilledCast({ cast }: BilledCastProps) {
  const say = useMessages();
  if (cast === undefined || cast.length === 0) return null;
  return (
    <section className={styles.cast} aria-label={say('play.cast.billed')}>
      <h2>{say('play.cast.billed')}</h2>
      <ul>
        {cast.slice(0, NAMES_BILLED).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
