import type { CallProblem } from '../api/graphql-client.ts';
import type { MessageId } from '../messages/i18n.ts';

/** What the server's and the network's codes mean to a player. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'player.problem.offline',
  timeout: 'player.problem.timeout',
  TOO_MANY_REQUESTS: 'player.problem.too-many',
  UNAUTHORIZED: 'player.problem.unauthorized',
};

export function callProblemMessage(problem: CallProblem): MessageId {
  return PROBLEMS[problem] ?? 'player.problem.other';
}
