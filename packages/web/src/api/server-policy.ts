import type { Result } from '@outoften/rules/result';
import { type ServerPolicy, serverPolicySchema } from '@outoften/rules/server-policy';
import { graphql } from './graphql.ts';
import { type CallProblem, parsed, runQuery } from './graphql-client.ts';

const serverPolicy = graphql(`
  query ServerPolicy {
    serverPolicy
  }
`);

export async function fetchServerPolicy(): Promise<Result<ServerPolicy, CallProblem>> {
  const answer = await runQuery(serverPolicy, {});
  return answer.ok ? parsed(serverPolicySchema, answer.value.serverPolicy) : answer;
}
