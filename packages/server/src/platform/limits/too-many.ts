import type { GraphQLError } from 'graphql';
import { codedError } from '../error-code.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import type { LimitName } from './limit-name.ts';

/** Returns the error for a caller that a limit refuses. Counts the refusal. */
export function tooMany(
  { onLimit }: Pick<GraphqlContext, 'onLimit'>,
  limit: LimitName,
  message: string,
): GraphQLError {
  onLimit(limit);
  return codedError('TOO_MANY_REQUESTS', message);
}
