import type { CallProblem } from '../api/graphql-client.ts';
import type { MessageId } from '../messages/i18n.ts';

/** Messages for codes of the server and the network. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'player.problem.offline',
  timeout: 'player.problem.timeout',
  TOO_MANY_REQUESTS: 'player.problem.too-many',
  UNAUTHORIZED: 'player.problem.unauthorized',
};

export function callProblemMessage(problem: CallProblem): MessageId {
  return PROBLEMS[problem] ?? 'player.problem.other';
}
