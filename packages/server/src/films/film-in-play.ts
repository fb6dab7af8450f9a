import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    /** The films of the caller's open rounds, by id. Empty for a caller without an account or a guest token. */
    readonly findFilmsInPlay: () => Promise<ReadonlySet<string>>;
  }
}

/** Throws ROUND_OPEN if the film is in an open round of the caller: an answer could show its rating. */
export async function demandNotInPlay(
  filmId: string,
  { findFilmsInPlay }: Pick<GraphqlContext, 'findFilmsInPlay'>,
): Promise<void> {
  if (!(await findFilmsInPlay()).has(filmId)) return;
  throw codedError('ROUND_OPEN', 'This film is in a round of yours that is still open.');
}
