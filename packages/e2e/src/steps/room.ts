import { type APIRequestContext, expect, type Page, type WebSocketRoute } from '@playwright/test';
import { callApi, keepSession, openAccount } from './account.ts';
import { gatherErrors, test as journey } from './journey.ts';
import { submitGuess } from './submit-guess.ts';

/** A person with a separate browser. */
export type Person = Readonly<{ page: Page; name: string }>;

/** The host's settings. The server chooses those that are left out. */
export type Choices = Readonly<{
  max_players?: number;
  max_rounds?: number;
  time_limit?: number;
  advanced_mode?: boolean;
  allow_hints?: boolean;
  allow_image?: boolean;
  is_audience_session?: boolean;
}>;

/** One row of the standings, as a person reads it. */
export type StandingRow = Readonly<{
  place: number;
  who: string;
  note: string;
  points: number;
  gain: number;
}>;

/** A journey of several signed-in people. Each has a blank browser. The journey fails on unexpected console errors. */
export const test = journey.extend<{
  newPerson: () => Promise<Person>;
  /** A person without a browser, for those who only add to a number. */
  newAsker: () => Promise<APIRequestContext>;
}>({
  newPerson: async ({ browser, expectedErrors }, use, testInfo) => {
    // Several browsers share the processor.
    testInfo.slow();
    const stray: string[] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      context.on('page', (page) => gatherErrors(page, { stray, expectedErrors }));
      const page = await context.newPage();
      const { name, session } = await openAccount(page);
      await keepSession(page, session);
      return { page, name };
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(stray, 'errors in the consoles').toEqual([]);
  },
  newAsker: async ({ playwright, baseURL }, use) => {
    const askers: APIRequestContext[] = [];
    await use(async () => {
      const asker = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      askers.push(asker);
      return asker;
    });
    await Promise.all(askers.map((asker) => asker.dispose()));
  },
});

/** Opens a room through the API and takes the host's seat in it. Resolves to its code. */
export async function openRoom(host: Person, choices: Choices): Promise<string> {
  return (await openRoomWithStage(host, choices)).code;
}

/** Like {@link openRoom}. Also returns the stage, the address that shows the room on a television. */
export async function openRoomWithStage(host: Person, choices: Choices) {
  const room = await createRoom(host, choices);
  await typeCode(host, room.code);
  await expect(host.page).toHaveURL(/\/game\/host-waiting$/);
  return room;
}

/** Like {@link openRoomWithStage}, without a seat taken. */
export async function createRoom({ page }: Person, choices: Choices) {
  const data = await callApi(page, {
    token: await tokenOf(page),
    query: `mutation ($settings: SessionSettingsInput!) {
      createOutOfTenSession(input: { settings: $settings }) {
        code public_session_id stage_key } }`,
    variables: { settings: { session_name: 'Friday film night', ...choices } },
  });
  const made = (data as Readonly<{ createOutOfTenSession: Readonly<Record<string, string>> }>)
    .createOutOfTenSession;
  const { code = '', public_session_id, stage_key } = made;
  return { code, stage: `/stage/${public_session_id}#${stage_key}` };
}

/** Asks for a seat, as a person who opened the link. */
export async function typeCode({ page }: Person, code: string): Promise<void> {
  await page.goto(`/join/${code}`);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** Opens a room's link in a browser that has a seat in it. */
export async function comeBack({ page }: Person, code: string): Promise<void> {
  await page.goto(`/join/${code}`);
}

/** Takes a seat in a lobby that lets everyone in. */
export async function takeSeat(guest: Person, code: string): Promise<void> {
  await typeCode(guest, code);
  await expect(guest.page).toHaveURL(/\/game\/guest-waiting$/);
  await expect(guest.page.getByText(/^Waiting for /)).toBeVisible();
}

/** Starts the game as the host. Resolves once everyone has a film. */
export async function startGame(host: Person, guests: readonly Person[]): Promise<void> {
  const { page } = host;
  await expect(seatsTaken(page)).toContainText(`${guests.length + 1} of `);
  await page.getByRole('button', { name: 'Start' }).click();
  await Promise.all([host, ...guests].map((person) => seeRound(person, 1)));
}

export async function nextRound(
  host: Person,
  { guests, round }: Readonly<{ guests: readonly Person[]; round: number }>,
): Promise<void> {
  await host.page.getByRole('button', { name: 'Next round' }).click();
  await Promise.all([host, ...guests].map((person) => seeRound(person, round)));
}

/** Waits until the round can be played. */
export async function seeRound({ page }: Person, round: number): Promise<void> {
  await expect(page.getByText(new RegExp(`^Round ${round} of \\d+$`))).toBeVisible();
  await expect(submitButton(page)).toBeVisible();
}

/** What the console says if a tab pings when its network goes, and the test's relay has just closed the socket. */
export const PINGED_LATE = 'WebSocket is already in CLOSING or CLOSED state.';

/** A phone that can sleep. Its connections then stop without a word, and new ones fail until it wakes. */
export async function takePhone({ page }: Person) {
  const awake = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/graphql$/, (line) => {
    const server = line.connectToServer();
    awake.add(server);
    server.onClose(() => {
      // New attempts fail at once while it sleeps, as without a network.
      if (awake.delete(server)) void line.close();
    });
  });
  const network = page.context();
  return {
    async sleep() {
      await network.setOffline(true);
      const lines = [...awake];
      awake.clear();
      await Promise.all(lines.map((line) => line.close()));
    },
    wake: () => network.setOffline(false),
  };
}

/** Moves the slider to the rating and submits it. */
export async function guess(person: Person, rating: string): Promise<void> {
  await moveSlider(person, rating);
  await submitGuess(person.page);
  await expect(submitButton(person.page)).toHaveCount(0);
}

export async function moveSlider({ page }: Person, rating: string): Promise<void> {
  await page.getByRole('textbox', { name: /Your guess/ }).fill(rating);
  await expect(submitButton(page)).toHaveText(new RegExp(`Submit ${rating}`));
}

/** Moves the slider without submitting. The server keeps the value. */
export async function leaveSlider(person: Person, rating: string): Promise<void> {
  await moveSlider(person, rating);
  const readDraft = async () => (await resumeSeat(person)).own?.draft;
  await expect.poll(readDraft).toBe(Math.round(Number(rating) * 10));
}

/** What a seat receives in a round with a time limit. Only the fields that are read here. */
type SeatSight = Readonly<{
  sight: { view: { progress: { round: { deadline: number } } } };
  own?: { draft?: number };
}>;

/** Returns what the server tells this player about the seat in their browser. */
export async function resumeSeat({ page }: Person): Promise<SeatSight> {
  const [seat] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('out-of-ten.seats') ?? '[]'),
  );
  const data = await callApi(page, {
    token: await tokenOf(page),
    query: `mutation ($code: String!, $id: ID!, $secret: String!) {
      resumeSession(code: $code, connection_id: $id, seat_secret: $secret) }`,
    variables: { code: seat.code, id: seat.connectionId, secret: seat.secret },
  });
  return (data as Readonly<{ resumeSession: SeatSight }>).resumeSession;
}

export function submitButton(page: Page) {
  return page.getByRole('button', { name: /^Submit/ });
}

export function seatsTaken(page: Page) {
  return page.getByRole('heading', { name: /seats taken/ });
}

/** Returns the standings of a round that is over, or of the whole game. */
export async function readStandings({ page }: Person): Promise<readonly StandingRow[]> {
  const rows = page.getByRole('region', { name: 'Standings' }).getByRole('listitem');
  // The round may first wait for its deadline or for silent players.
  await expect(rows.first()).toBeVisible({ timeout: 60_000 });
  // Until the reveal has ended, the earlier standings are shown.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  return (await rows.all()).reduce<Promise<StandingRow[]>>(async (read, row) => {
    const text = await row.innerText();
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const [points, gain] = text.match(/\d+(\s*\+\d+)?\s*$/)?.[0].split(/\s*\+/) ?? [];
    const who = (await row.locator('strong').first().innerText()).replace(/\s/g, '');
    return [
      ...(await read),
      {
        place: Number(lines[0]?.match(/\d+/)?.[0]),
        who: who.replace(/,you$/, ''),
        note: lines.join(' '),
        points: Number(points),
        gain: Number(gain ?? 0),
      },
    ];
  }, Promise.resolve([]));
}

export async function tokenOf(page: Page): Promise<string> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('out-of-ten.session') ?? '{}').tokens.access,
  );
}
