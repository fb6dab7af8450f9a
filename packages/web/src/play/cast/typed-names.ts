import { useEffect, useRef } from 'react';

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
