import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import { callApi, openAccount } from './account.ts';
import {
  guess,
  moveSlider,
  openRoom,
  type Person,
  readStandings,
  seatsTaken,
  startGame,
  submitButton,
  takeSeat,
  test,
  typeCode,
} from './room.ts';

/** Of two players, whatever the film got. */
const HOUSE_SAID = /closest.* The House said 6\.0(\. Nobody beat it|, and (one|2) of 2 beat it)\.$/;

test('who finds no seat sits in the audience, and its median plays along as the House', async ({
  newPerson,
  newAsker,
}) => {
  const [host, ana, fan] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const code = await openRoom(host, { max_players: 2, max_rounds: 2, is_audience_session: true });
  await takeSeat(ana, code);
  await expect(ana.page.getByText('All seats are taken. Whoever scans this')).toBeVisible();
  await typeCode(fan, code);
  await expect(fan.page.getByText('You are in the audience')).toBeVisible();
  const crowd = [4.1, 5, 7, 8.2].map(async (rating) =>
    sitInAudience(await newAsker(), { code, rating }),
  );
  const members = await Promise.all(crowd);
  await expect(host.page.getByText('5 in the audience')).toBeVisible();
  await startGame(host, [ana]);

  await expect(
    fan.page.getByRole('status').getByText('Nobody in the audience has guessed yet'),
  ).toBeVisible();
  await expect(fan.page.getByRole('region', { name: 'Who is in it' })).toBeVisible();
  await moveSlider(fan, '6.0');
  await submitButton(fan.page).click();
  await expect(fan.page.getByText('Your 6.0 is in.')).toBeVisible();
  await Promise.all(members.map((guessOnce) => guessOnce()));
  await expect(
    fan.page.getByRole('status').getByText('5 of 5 in the audience have guessed'),
  ).toBeVisible();
  await fan.page.reload();
  await expect(fan.page.getByText('Your 6.0 is in.')).toBeVisible();
  await expect(fan.page.getByText('The House said')).toHaveCount(0);

  await guess(host, '6.4');
  await guess(ana, '7.4');
  for (const { page } of [host, fan]) {
    await expect(page.getByText(HOUSE_SAID)).toBeVisible();
  }
  const rows = await readStandings(ana);
  const players = rows.filter(({ who }) => who !== 'TheHouse');
  expect(players.map(({ who }) => who).toSorted()).toEqual([host.name, ana.name].toSorted());
  expect(rows).toHaveLength(3);
  // Everybody sees what is sent as it comes, and it goes again by itself.
  const applause = ana.page.getByRole('list', { name: 'Reactions' });
  await ana.page.setViewportSize({ width: 360, height: 740 });
  await Promise.all([
    fan.page.getByRole('button', { name: /^Applause/ }).click(),
    expect(applause).toContainText('Applause, sent once lately'),
    expect(fan.page.getByRole('button', { name: 'Applause, sent once lately' })).toBeVisible(),
  ]);
  expect(await isBelowAllElse(applause), 'a strip of its own for what is sent').toBe(true);
  await expect(applause).toHaveCount(0);
  const unsent = fan.page.getByRole('button', { name: 'Applause, sent by nobody lately' });
  await expect(unsent).toBeVisible();
});

test('who would rather watch sits in the audience while seats are free, from the start or from the door', async ({
  newPerson,
}) => {
  const [host, fan, ana] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const { page } = host;
  const withoutAudience = await openRoom(ana, { max_players: 4 });
  await watch(fan, withoutAudience);
  await expect(fan.page.getByRole('alert')).toContainText('This room has no audience.');
  await expect(fan.page.getByRole('button', { name: 'Just watch' })).toBeDisabled();
  await fan.page.getByRole('button', { name: 'Join Lobby' }).click();
  await expect(fan.page.getByText('Waiting for game')).toBeVisible();

  const code = await openRoom(host, { max_players: 4, is_audience_session: true });
  await page.getByRole('switch', { name: 'Approve by itself' }).click();
  await watch(fan, code);
  await expect(fan.page.getByText('You are in the audience')).toBeVisible();
  await fan.page.reload();
  await expect(fan.page.getByText('You are in the audience')).toBeVisible();
  await expect(page.getByText('One in the audience')).toBeVisible();

  await typeCode(ana, code);
  await expect(page.getByRole('button', { name: `Approve ${ana.name}` })).toBeVisible();
  await ana.page.getByRole('button', { name: 'Watch from the audience' }).click();
  await expect(ana.page.getByText('You are in the audience')).toBeVisible();
  await expect(page.getByText('2 in the audience')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve P/ })).toHaveCount(0);
  await expect(seatsTaken(page)).toContainText('1 of 4');
});

test('who left their seat for good may watch', async ({ newPerson }) => {
  const [host, ana] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, { max_players: 4, is_audience_session: true });
  await takeSeat(ana, code);
  await ana.page.getByRole('button', { name: 'Back' }).click();
  await ana.page.getByRole('button', { name: 'Leave' }).click();
  await expect(host.page.getByText(`${ana.name} has left the lobby.`)).toBeVisible();
  await typeCode(ana, code);
  await expect(ana.page.getByRole('alert')).toContainText('You left this session');
  await expect(ana.page.getByRole('button', { name: 'Join Lobby' })).toBeDisabled();
  await ana.page.getByRole('button', { name: 'Just watch' }).click();
  await expect(ana.page.getByText('You are in the audience')).toBeVisible();
});

async function watch({ page }: Person, code: string): Promise<void> {
  await page.goto(`/join/${code}`);
  await page.getByRole('button', { name: 'Just watch' }).click();
}

/** At the end of the page, where nothing can be scrolled out from behind it any more. */
function isBelowAllElse(shown: Locator): Promise<boolean> {
  return shown.evaluate((list) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const ends = Array.from(
      document.querySelectorAll('main > *'),
      (part) => part.getBoundingClientRect().bottom,
    );
    return Math.max(...ends) <= list.getBoundingClientRect().top;
  });
}

/** A new account sits down at the server's door; resolves to what makes the member's guess. */
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
