import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ASTVisitor, GraphQLError, ValidationRule } from 'graphql';
import { codedError } from '../error-code.ts';

/** Two to three times what the web app's largest query needs; introspection by tools fits as well. */
export const MAX_TOKENS = 1000;
const MAX_DEPTH = 10;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 20;
/** Characters. The web app's largest query has a quarter of it; comments are no tokens, and kept as long as a subscription. */
export const LONGEST_QUERY = 10_000;
/** Characters: an alias is repeated in an answer as often as what it names is in it. */
const LONGEST_NAME = 64;
/**
 * What an answer may weigh, by `queryWeight`: all there is of a session, each once. The web app's heaviest query, for
 * what came of all rounds, has a sixth of it.
 */
export const MAX_WEIGHT = 1_600_000;
/** What a query or mutation may weigh and count as one; what weighs more counts as several. */
const WEIGHT_OF_ANSWER = 50_000;
/** The same of a subscription, whose answer is worked out at every change. */
const WEIGHT_OF_EVENT = 10_000;

/**
 * Rules that refuse queries made to be costly, by throwing, before anything of them is executed. They are
 * plain validation rules, whatever server the package names them after.
 */
export function limitingRules(): readonly ValidationRule[] {
  const onReject = [refuse];
  const { validationRules } = new ApolloArmor({
    // A fragment is a name for fields, and makes an answer no deeper.
    maxDepth: { n: MAX_DEPTH, flattenFragments: true, onReject },
    maxAliases: { n: MAX_ALIASES, onReject },
    maxDirectives: { n: MAX_DIRECTIVES, onReject },
    // It counts fields by their depth, and takes a list for no more than what is not one.
    costLimit: { enabled: false },
  }).protect();
  return [...validationRules, refuseLongNames];
}

function refuseLongNames(): ASTVisitor {
  return {
    Name: ({ value }) => {
      if (value.length > LONGEST_NAME) {
        throw queryTooComplex(`A name has at most ${LONGEST_NAME} characters.`);
      }
    },
  };
}

function refuse(_context: unknown, error: GraphQLError): never {
  throw queryTooComplex(error.message.replace('Syntax Error: ', ''));
}

/** As how many operations one counts, where it is limited how many are asked for. */
export function countAsked(weight: number): number {
  return Math.max(1, Math.ceil(weight / WEIGHT_OF_ANSWER));
}

/** As how many subscriptions one counts, where it is limited how many run. */
export function countFollowed(weight: number): number {
  return Math.max(1, Math.ceil(weight / WEIGHT_OF_EVENT));
}

export function queryTooComplex(message: string): GraphQLError {
  return codedError('QUERY_TOO_COMPLEX', message);
}
