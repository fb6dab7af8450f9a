import { ok, type Result } from '@outoften/rules/result';
import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { type CallProblem, runQuery } from './graphql-client.ts';

const serverPolicy = graphql(`
  query ServerPolicy {
    filmOrigins
    walkIns
    serverPolicy {
      operator {
        name
        address
        email
        legal_url
      }
      accounts {
        outside_host
        mail
        mail_host
        providers {
          label
          host
        }
      }
      has_api_keys
      record_lives {
        remembered_films
        visitor_cookie_days
        visitor_days
        guest_hours
        room_idle_hours
        room_closed_hours
        sign_in_days
        known_browser_days
        code_minutes
        freed_name_hours
        limit_minutes
        search_days
        cleanup_minutes
      }
    }
  }
`);

type Answer = ResultOf<typeof serverPolicy>;

/** What the terms and the privacy policy say about this server. */
export type ServerPolicy = Answer['serverPolicy'] & Pick<Answer, 'filmOrigins' | 'walkIns'>;

export type Operator = ServerPolicy['operator'];

export async function fetchServerPolicy(): Promise<Result<ServerPolicy, CallProblem>> {
  const answer = await runQuery(serverPolicy, {});
  if (!answer.ok) return answer;
  const { serverPolicy: policy, filmOrigins, walkIns } = answer.value;
  return ok({ ...policy, filmOrigins, walkIns });
}
