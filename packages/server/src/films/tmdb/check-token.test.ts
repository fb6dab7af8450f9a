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
  expect(await check(STAND_IN_TOKEN)).toBeUndefined();
  expect(standIn.asked).toEqual(['/3/authentication']);
});

test('a refused token stops the start, and is not printed', async () => {
  await expect(check('made-up')).rejects.toThrow(
    'TMDB_READ_TOKEN is "***": a token that the film database accepts is wanted',
  );
});

test.each(['html', 'cut-off'] as const)(
  'a token counts as valid while the film database is %s',
  async (failure) => {
    standIn.switch({ failure });
    expect(await check('made-up')).toBeUndefined();
  },
);

test.each(['down', 'silent'] as const)(
  'a token that can’t be checked while the film database is %s causes a warning',
  async (failure) => {
    standIn.switch({ failure });
    expect(await check('made-up')).toMatch(/TMDB_READ_TOKEN could not be checked/);
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
