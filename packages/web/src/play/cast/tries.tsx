import { TRIES_PER_SLOT } from '@outoften/rules/guessing/cast-slots';
import { Circle, X } from '../../ui/icons.ts';
import styles from './cast-slot.module.css';

const PLACES = Array.from({ length: TRIES_PER_SLOT }, (_, place) => place);

/** Rings for tries that are left, crosses for used ones. Screen readers get this from the field. */
export function Tries({ wrong }: Readonly<{ wrong: number }>) {
  return (
    <span className={styles.tries} aria-hidden>
      {PLACES.map((place) =>
        place < wrong ? (
          <X key={place} size={10} strokeWidth={4} />
        ) : (
          <Circle key={place} size={10} strokeWidth={3.4} />
        ),
      )}
    </span>
  );
}
