import { expect } from '@playwright/test';
import { guessSlider } from '../steps/journey.ts';
import {
  comeBack,
  guess,
  leaveSlider,
  nextRound,
  openRoom,
  type Person,
  readStandings,
  type StandingRow,
  startGame,
  submitButton,
  takeSeat,
  test,
} from '../steps/room.ts';

test('over three rounds no player loses a point by a reload, a second tab or entering the code again @nightly', async ({
  newPerson,
}) => {
  const people = await Promise.all([newPerson(), newPerson(), newPerson(), newPerson()]);
  const [host, reloader, tabber, typist] = people;
  const guests = [reloader, tabber, typist];
  const code = await openRoom(host, { max_players: 4, max_rounds: 3, advanced_mode: true });
  for (const guest of guests) await takeSeat(guest, code);
  await startGame(host, guests);
  const played: (readonly StandingRow[])[] = [];

  await test.step('a reload in the middle brings back hints, names and the slider', async () => {
    const { page } = reloader;
    await page.getByRole('button', { name: /^Overview/ }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Overview' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill('Wrong One');
    await page.getByRole('button', { name: 'Try Wrong One' }).click();
    await expect(page.getByText('Wrong One is not in it.')).toBeVisible();
    await leaveSlider(reloader, '8.1');
    await page.reload();
    await expect(guessSlider(page)).toHaveValue('81');
    await expect(page.getByText('Wrong One')).toBeVisible();
    await expect(page.getByRole('complementary').getByText('75', { exact: true })).toBeVisible();
    await submitButton(page).click();
    await guess(tabber, '7.0');
    await guess(typist, '6.0');
    await guess(host, '5.0');
    played.push(await readStandings(host));
    await expect(page.getByText('Not in it: Wrong One')).toBeVisible();
  });

  await nextRound(host, { guests, round: 2 });
  let secondTab = tabber;
  await test.step('a second tab takes the seat over, and the first says so', async () => {
    const page = await tabber.page.context().newPage();
    secondTab = { ...tabber, page };
    await comeBack(secondTab, code);
    await expect(submitButton(page)).toBeVisible();
    await expect(
      tabber.page.getByRole('heading', { name: 'You play elsewhere now' }),
    ).toBeVisible();
    await Promise.all([host, reloader, secondTab].map((person) => guess(person, '6.5')));
  });

  await test.step('a player who guessed and types the code again finds the guess', async () => {
    await guess(typist, '7.5');
    played.push(await readStandings(host));
    await comeBack(typist, code);
    await expect(typist.page).toHaveURL(/\/game\/active$/);
    expect(await readStandings(typist)).toMatchObject(
      played[1]?.map(({ place, points }) => ({ place, points })) ?? [],
    );
  });

  await test.step('the first tab has the seat back when it asks for it', async () => {
    await tabber.page.getByRole('button', { name: 'Play here' }).click();
    await expect(tabber.page).toHaveURL(/\/game\/active$/);
    await expect(
      secondTab.page.getByRole('heading', { name: 'You play elsewhere now' }),
    ).toBeVisible();
  });

  await nextRound(host, { guests, round: 3 });
  await Promise.all(people.map((person) => guess(person, '7.2')));
  played.push(await readStandings(host));
  await host.page.getByRole('button', { name: 'To the podium' }).click();
  for (const person of people) await checkTotals(person, { people, played });
});

/** Checks that everyone's points per round add up to their total, in the order of the places. */
async function checkTotals(
  reader: Person,
  {
    people,
    played,
  }: Readonly<{ people: readonly Person[]; played: readonly (readonly StandingRow[])[] }>,
): Promise<void> {
  await expect(reader.page.getByRole('heading', { name: 'Recap' })).toBeVisible();
  const last = await readStandings(reader);
  const totals = people.map(({ name }) => {
    const rows = played.flat().filter(({ who }) => who === name);
    return [name, rows.reduce((sum, { gain }) => sum + gain, 0)];
  });
  expect(Object.fromEntries(last.map(({ who, points }) => [who, points]))).toEqual(
    Object.fromEntries(totals),
  );
  const points = last.map((row) => row.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
}

test('a player who deletes all data in one tab is out of the room in the other, and nothing of the account stays', async ({
  newPerson,
  expectedErrors,
}) => {
  // The server refuses the calls of the deleted account.
  expectedErrors.push('Failed to load resource', 'WebSocket');
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, {});
  await takeSeat(guest, code);
  const first = await guest.page.context().newPage();
  await first.goto('/game/profile');
  await first.getByRole('button', { name: 'Delete my data' }).click();
  await first.getByRole('button', { name: 'Delete for good' }).click();
  await expect(first.getByText('Your data is deleted.')).toBeVisible();
  await expect(guest.page).toHaveURL(/\/game\/home$/);
  await guest.page.reload();
  for (const page of [first, guest.page]) {
    await expect(page.getByRole('banner').getByRole('button', { name: 'Guest' })).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(new RegExp(`${code}|${guest.name}`));
  }
  await expect(host.page.getByRole('heading', { name: '1 of 2 seats taken' })).toBeVisible();
});
