import type { DrawnFilm } from '@outoften/rules/film/film';
import { isRating, type Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { shownLanguage } from '../messages/i18n.ts';
import { toFilm, wholeMovie } from './films.ts';
import { graphql } from './graphql.ts';
import { type CallProblem, runMutation, runQuery } from './graphql-client.ts';
import type { ShareLink } from './shares.ts';

const createChallengeDocument = graphql(`
  mutation CreateChallenge($id: ID!, $guess: Float!, $language: String!) {
    createChallenge(movie_id: $id, guess: $guess, language: $language) {
      token
      alt
    }
  }
`);

const challengeFilm = graphql(
  `
  query ChallengeFilm($token: String!) {
    challenge(token: $token) {
      movie {
        ...WholeMovie
      }
    }
  }
`,
  [wholeMovie],
);

const challengeGuess = graphql(`
  query ChallengeGuess($token: String!) {
    challenge(token: $token) {
      guess
    }
  }
`);

/** Creates a link with which a friend plays the same film. */
export async function createChallenge(
  played: Readonly<{ filmId: string; guess: Rating }>,
): Promise<Result<ShareLink, CallProblem>> {
  const { filmId, guess } = played;
  const variables = { id: filmId, guess: guess / 10, language: shownLanguage() };
  const made = await runMutation(createChallengeDocument, variables);
  return made.ok ? ok(made.value.createChallenge) : made;
}

/** Fetches the film of a link, without the friend's guess. */
export async function fetchChallengeFilm(token: string): Promise<Result<DrawnFilm, CallProblem>> {
  const answer = await runQuery(challengeFilm, { token });
  if (!answer.ok) return answer;
  const film = toFilm(answer.value.challenge.movie);
  return film === undefined ? refuse('server-error') : ok(film);
}

/** Fetches the friend's guess. Call it only after the player's own guess. */
export async function fetchChallengeGuess(token: string): Promise<Result<Rating, CallProblem>> {
  const answer = await runQuery(challengeGuess, { token });
  if (!answer.ok) return answer;
  const tenths = Math.round(answer.value.challenge.guess * 10);
  return isRating(tenths) ? ok(tenths) : refuse('server-error');
}
