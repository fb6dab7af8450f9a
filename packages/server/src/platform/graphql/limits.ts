import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ASTVisitor, GraphQLError, ValidationRule } from 'graphql';
import { codedError } from '../error-code.ts';

/** Two to three times as many as the web app's largest query has. The introspection query of tools fits too. */
export const MAX_TOKENS = 1000;
const MAX_DEPTH = 10;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 20;
/**
 * In characters. The web app's largest query has a quarter of it. Tokens alone are no bound: comments are not counted
 * as tokens, but are kept in memory as long as their subscription runs.
 */
export const LONGEST_QUERY = 10_000;
/** In characters. An alias is repeated for each value in the answer. */
const LONGEST_NAME = 64;
/**
 * The largest weight of a query, by `queryWeight`. A query for everything in a session, each field once, has it. The
 * web app's heaviest query asks for the results of all rounds, and has a sixth of it.
 */
export const MAX_WEIGHT = 1_600_000;
/** A query or mutation up to this weight counts as one operation. A heavier one counts as several. */
export const WEIGHT_OF_ANSWER = 50_000;
/** The same for a subscription. It is lower, because each change needs a new answer. */
const WEIGHT_OF_EVENT = 10_000;

/**
 * Returns validation rules that refuse costly queries before they are executed. The rules throw. They work with any
 * GraphQL server, although their package is made for Apollo.
 */
export function limitingRules(): readonly ValidationRule[] {
  const onReject = [refuse];
  const { validationRules } = new ApolloArmor({
    // Fragments do not make an answer deeper, so they do not count.
    maxDepth: { n: MAX_DEPTH, flattenFragments: true, onReject },
    maxAliases: { n: MAX_ALIASES, onReject },
    maxDirectives: { n: MAX_DIRECTIVES, onReject },
    // The package counts a list like a single value. `queryWeight` replaces it.
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

/** Returns how many operations a query of this weight counts as, for limits of operations. */
export function countAsked(weight: number): number {
  return Math.max(1, Math.ceil(weight / WEIGHT_OF_ANSWER));
}

/** Returns how many subscriptions one of this weight counts as, for limits of running subscriptions. */
export function countFollowed(weight: number): number {
  return Math.max(1, Math.ceil(weight / WEIGHT_OF_EVENT));
}

export function queryTooComplex(message: string): GraphQLError {
  return codedError('QUERY_TOO_COMPLEX', message);
}
