import type { GraphqlContext } from './graphql-context.ts';
import type { ReadSelection } from './ready-selection.ts';

/** Nothing where execution has to take over; a promise where something is looked up, of nothing or of what was read. */
export type ReadWhileItPays = (value: unknown, context: GraphqlContext) => unknown;

/** Where reading failed so often in a row it is no longer tried: what is looked up on the way is looked up twice then. */
const MOST_MISSES = 8;

/** Reads until that was in vain too often. */
export function whileItPays(read: ReadSelection): ReadWhileItPays {
  let misses = 0;
  const note = (data: unknown) => {
    misses = data ? 0 : misses + 1;
    return data;
  };
  return (value, context) => {
    if (misses === MOST_MISSES) return undefined;
    const data = read(value, context);
    // A lookup that fails is made again by execution, which says so as GraphQL does.
    return data instanceof Promise ? data.catch(() => undefined).then(note) : note(data);
  };
}
