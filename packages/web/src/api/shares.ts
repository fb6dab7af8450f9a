import type { DailyResult } from '@outoften/rules/daily/daily-result';
import { type DrawnFilm, filmSchema } from '@outoften/rules/film/film';
import { ratingSchema } from '@outoften/rules/film/saved-schemas';
import type { Rating } from '@outoften/rules/rating';
import { ok, type Result } from '@outoften/rules/result';
import { shownLanguage } from '../messages/i18n.ts';
import { graphql } from './graphql.ts';
import { type CallProblem, type Calls, parsed, runMutation, runQuery } from './graphql-client.ts';

/** The token in a link to a result or a challenge, and the text of its picture. */
export type ShareLink = Readonly<{ token: string; alt: string }>;

const shareDailyDocument = graphql(`
  mutation ShareDailyResult($result: DailyResult!, $streak: Int!, $language: String!) {
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

const createChallengeDocument = graphql(`
  mutation CreateChallenge($id: ID!, $guess: Int!, $language: String!) {
    createChallenge(movie_id: $id, guess: $guess, language: $language) {
      token
      alt
    }
  }
`);

const challengeFilm = graphql(`
  query ChallengeFilm($token: String!) {
    challenge(token: $token) {
      movie
    }
  }
`);

const challengeGuess = graphql(`
  query ChallengeGuess($token: String!) {
    challenge(token: $token) {
      guess
    }
  }
`);

/** Undefined if the server can't be reached or does not know the puzzle. */
export async function makeDailyLink(
  result: DailyResult,
  streak: number,
): Promise<ShareLink | undefined> {
  const made = await runMutation(shareDailyDocument, {
    result,
    streak,
    language: shownLanguage(),
  });
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

/** Creates a link with which a friend plays the same film. */
export async function createChallenge({
  filmId: id,
  guess,
}: Readonly<{ filmId: string; guess: Rating }>): Promise<Result<ShareLink, CallProblem>> {
  const made = await runMutation(createChallengeDocument, { id, guess, language: shownLanguage() });
  return made.ok ? ok(made.value.createChallenge) : made;
}

/** Fetches the film of a link, without the friend's guess. */
export async function fetchChallengeFilm(token: string): Promise<Result<DrawnFilm, CallProblem>> {
  const answer = await runQuery(challengeFilm, { token });
  return answer.ok ? parsed(filmSchema, answer.value.challenge.movie) : answer;
}

/** Fetches the friend's guess. Call it only after the player's own guess. */
export async function fetchChallengeGuess(token: string): Promise<Result<Rating, CallProblem>> {
  const answer = await runQuery(challengeGuess, { token });
  return answer.ok ? parsed(ratingSchema, answer.value.challenge.guess) : answer;
}

/** Returns where the server draws the picture of a link. */
export function sharedPicture(kind: 'shared' | 'challenge', { token, alt }: ShareLink) {
  return { path: `/previews/${kind}/${token}.png`, alt };
}
