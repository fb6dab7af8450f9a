import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openStandIn,
  STAND_IN_TOKEN,
  type StandIn,
} from '../../../testing/films/stand-in-under-test.ts';
import { checkToken } from './check-token.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await openStandIn();
});
afterEach(() => standIn.close());

test('an accepted token is valid', async () => {
  await check(STAND_IN_TOKEN);
  expect(standIn.asked).toEqual(['/3/authentication']);
});

test('a refused token stops the start, and is not printed', async () => {
  await expect(check('made-up')).rejects.toThrow(
    'TMDB_READ_TOKEN is "***": a token that the film database accepts is wanted',
  );
});

test.each(['down', 'html', 'cut-off', 'silent'] as const)(
  'a token cannot be checked while the film database is %s',
  async (failure) => {
    standIn.switch({ failure });
    await check('made-up');
  },
);

test('no request is sent without a token', async () => {
  await checkToken({ tmdb: undefined, knowledgeGraph: undefined });
  expect(standIn.asked).toEqual([]);
});

function check(token: string) {
  const { base, imageBase } = standIn;
  return checkToken({ tmdb: { token, base, imageBase }, knowledgeGraph: undefined });
}
