import type { Puzzle } from '@outoften/rules/daily/daily-game';
import { type CalendarDate, isPuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { toFilm, wholeMovie } from './films.ts';
import { graphql } from './graphql.ts';
import { type CallProblem, runQuery } from './graphql-client.ts';

const findDaily = graphql(`
  query FindDaily($today: String!) {
    listMovieDles(filter: { begin_at: { le: $today }, end_at: { gt: $today } }) {
      items {
        id
      }
    }
  }
`);

const getDaily = graphql(
  `
    query GetDaily($id: ID!) {
      getMovieDle(id: $id) {
        number
        review_id
        movie {
          ...WholeMovie
        }
      }
    }
  `,
  [wholeMovie],
);

/** The puzzle of a date, as the player's clock has it. */
export async function fetchPuzzle(today: CalendarDate): Promise<Result<Puzzle, CallProblem>> {
  const found = await runQuery(findDaily, { today });
  if (!found.ok) return found;
  const id = found.value.listMovieDles.items[0]?.id;
  if (id === undefined) return refuse('MOVIE_DLE_NOT_FOUND');
  const daily = await runQuery(getDaily, { id });
  if (!daily.ok) return daily;
  const { number, review_id: reviewId, movie } = daily.value.getMovieDle;
  const film = movie === null ? undefined : toFilm(movie);
  if (film === undefined || !isPuzzleNumber(number)) return refuse('server-error');
  return ok({ number, film, reviewId });
}
