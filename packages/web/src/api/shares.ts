import type { DailyResult } from '@outoften/rules/daily/daily-result';
import { shownLanguage } from '../messages/i18n.ts';
import { toResultInput } from './daily-results.ts';
import { graphql } from './graphql.ts';
import { type Calls, runMutation } from './graphql-client.ts';

/** The token in a link to a result, and the text of its picture. */
export type ShareLink = Readonly<{ token: string; alt: string }>;

const shareDailyDocument = graphql(`
  mutation ShareDailyResult($result: DailyResultInput!, $streak: Int!, $language: String!) {
    shareDailyResult(result: $result, streak: $streak, language: $language) {
      token
      alt
    }
  }
`);

const shareGameDocument = graphql(`
  mutation ShareGame($id: ID!, $language: String!) {
    shareGame(id: $id, language: $language) {
      token
      alt
    }
  }
`);

/** Undefined if the server can't be reached or does not know the puzzle. */
export async function makeDailyLink(
  result: DailyResult,
  streak: number,
): Promise<ShareLink | undefined> {
  const variables = { result: toResultInput(result), streak, language: shownLanguage() };
  const made = await runMutation(shareDailyDocument, variables);
  return made.ok ? made.value.shareDailyResult : undefined;
}

/** Undefined if the server can't be reached or the room no longer exists. */
export async function makeGameLink(
  roomId: string,
  { runMutation: run }: Pick<Calls, 'runMutation'>,
): Promise<ShareLink | undefined> {
  const made = await run(shareGameDocument, { id: roomId, language: shownLanguage() });
  return made.ok ? made.value.shareGame : undefined;
}

/** Returns where the server draws the picture of a link. */
export function sharedPicture(kind: 'shared' | 'challenge', { token, alt }: ShareLink) {
  return { path: `/previews/${kind}/${token}.png`, alt };
}
