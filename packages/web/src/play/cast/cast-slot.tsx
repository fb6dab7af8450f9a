import { TRIES_PER_SLOT } from '@outoften/rules/guessing/cast-slots';
import { useEffect, useRef } from 'react';
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

/** The most characters that fit into two lines of a slot at the usual size. */
const MOST_CHARACTERS = 18;

/** True if a name, or one word of it, needs smaller letters to fit its slot. */
export function isLongName(name: string): boolean {
  return name.length > MOST_CHARACTERS || name.split(/[\s-]/).some((word) => word.length > 11);
}

/** A name in a slot's field that was not tried. */
export type TypedName = Readonly<{
  name: string;
  /** True if it is spelled like a suggestion, from the first letter to the last. */
  isWhole: boolean;
  tryIt: () => Promise<unknown>;
}>;

const fields = new Set<() => TypedName | undefined>();

/** Returns the names that stand in the fields of the film on the screen and were not tried. */
export function typedNames(): readonly TypedName[] {
  return [...fields].map((read) => read()).filter((name) => name !== undefined);
}

/** Makes the text of a field known while the field is on the screen; undefined for an empty one. */
export function useTypedName(typed: TypedName | undefined): void {
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    const read = () => latest.current;
    fields.add(read);
    return () => void fields.delete(read);
  }, []);
}
