import { type APIRequestContext, expect } from '@playwright/test';
import { callApi, openAccount } from '../steps/account.ts';
import {
  guess,
  moveSlider,
  openRoomWithStage,
  startGame,
  submitButton,
  takeSeat,
  test,
} from '../steps/room.ts';

/** The House's sentence for two players and any rating. */
const HOUSE_SAID = /closest.* The House said 6\.0(\. No one beat it|, and (one|2) of 2 beat it)\./;

test('a player without a seat joins the audience, and its median plays as the House, also on a television', async ({
  newPerson,
  newAsker,
}) => {
  const [host, ana, fan] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const choices = { max_players: 2, max_rounds: 2, is_audience_session: true };
  const { code, stage } = await openRoomWithStage(host, choices);
  const television = await host.page.context().newPage();
  await television.goto(stage);
  await takeSeat(ana, code);
  await fan.page.goto(`/join/${code}`);
  await fan.page.getByRole('button', { name: 'Watch and guess along' }).click();
  await expect(fan.page.getByText('You are in the audience')).toBeVisible();
  // The House needs five guesses.
  const crowd = [4.1, 5, 7, 8.2].map(async (rating) =>
    sitInAudience(await newAsker(), { code, rating }),
  );
  const members = await Promise.all(crowd);
  await expect(host.page.getByText('5 in the audience', { exact: true })).toBeVisible();
  await expect(television.getByRole('heading', { name: '2 of 2 seats taken' })).toBeVisible();
  await startGame(host, [ana]);

  await moveSlider(fan, '6.0');
  await submitButton(fan.page).click();
  await expect(fan.page.getByRole('main').getByText('Your 6.0 is locked in.')).toBeVisible();
  await Promise.all(members.map((guessOnce) => guessOnce()));
  await expect(fan.page.getByText('5 of 5 in the audience have guessed').first()).toBeVisible();
  await fan.page.reload();
  await expect(fan.page.getByRole('main').getByText('Your 6.0 is locked in.')).toBeVisible();

  await guess(host, '6.4');
  await guess(ana, '7.4');
  for (const { page } of [host, fan]) {
    await expect(page.getByRole('main').getByText(HOUSE_SAID)).toBeVisible();
  }
  const standings = television.getByRole('region', { name: 'Standings' });
  await expect(
    standings.getByRole('listitem').filter({ hasText: 'Median of 5 guesses' }),
  ).toBeVisible();
  // Everyone sees reactions as they are sent.
  const applause = ana.page.getByRole('list', { name: 'Reactions' });
  await Promise.all([
    fan.page.getByRole('button', { name: 'Send applause' }).click(),
    expect(applause).toContainText('Applause, sent once just now'),
    expect(fan.page.getByRole('list', { name: 'Reactions' })).toContainText(
      'Applause, sent once just now',
    ),
  ]);
});

/**
 * Takes a place in the audience with a new account, through the API. Resolves to a function that sends the member's
 * guess.
 */
async function sitInAudience(
  request: APIRequestContext,
  { code, rating }: Readonly<{ code: string; rating: number }>,
): Promise<() => Promise<unknown>> {
  const { session } = await openAccount({ request });
  const token = session.tokens.access;
  const data = await callApi(
    { request },
    {
      token,
      query: `mutation ($code: String!) {
      createPlayerSessionConnection(input: { session_code: $code }) {
        id public_session_id is_audience } }`,
      variables: { code },
    },
  );
  const { createPlayerSessionConnection: member } = data as Readonly<{
    createPlayerSessionConnection: Readonly<{ public_session_id: string; is_audience: boolean }>;
  }>;
  expect(member.is_audience).toBe(true);
  return () =>
    callApi(
      { request },
      {
        token,
        query: `mutation ($id: ID!, $rating: Float!) {
        createPlayerGuess(input: { public_session_id: $id, guess_value: $rating }) { id } }`,
        variables: { id: member.public_session_id, rating },
      },
    );
}
