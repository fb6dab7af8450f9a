import type { CastEntry } from '@outoften/rules/film/film';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './billed-cast.module.css';

type BilledCastProps = Readonly<{
  /** Undefined where naming them earns points. */
  cast: readonly CastEntry[] | undefined;
}>;

/** More names than these fill the panel and tell little more. */
const NAMES_BILLED = 6;

/** Who is in the film, where naming them earns nothing. */
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
