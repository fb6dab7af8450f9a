import { expect } from '@playwright/test';
import {
  guess,
  moveSlider,
  nextRound,
  openRoom,
  readStandings,
  resumeSeat,
  seatsTaken,
  startGame,
  takeSeat,
  test,
} from '../steps/room.ts';
import { watchOperations, withOlderWire } from '../steps/sent-operations.ts';

test('guesses and drafts use the socket while it is open, and HTTP while it is not', async ({
  newPerson,
  expectedErrors,
}) => {
  expectedErrors.push('WebSocket connection to', 'Failed to load resource');
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const sentOn = watchOperations(guest.page);
  let isBlocked = false;
  const cut: (() => Promise<unknown>)[] = [];
  await guest.page.routeWebSocket(/\/graphql$/, (line) => {
    if (isBlocked) void line.close();
    else {
      const server = line.connectToServer();
      cut.push(() => Promise.all([line.close(), server.close()]));
    }
  });
  const code = await openRoom(host, { max_rounds: 2 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  await moveSlider(guest, '7.1');
  await expect.poll(() => sentOn('draft')).toContain('socket');
  await guess(guest, '7.1');
  await expect.poll(() => sentOn('guess')).toEqual(['socket']);
  await guess(host, '6.0');
  await nextRound(host, { guests: [guest], round: 2 });

  isBlocked = true;
  for (const cutOff of cut) await cutOff();
  await expect(guest.page.getByText('You are cut off.')).toBeVisible();
  await guess(guest, '8.2');
  await expect.poll(() => sentOn('guess')).toEqual(['socket', 'http']);
  expect((await resumeSeat(guest)).own).toMatchObject({ guess: { value: 82 } });
  isBlocked = false;
  await guess(host, '6.0');
  const rows = await readStandings(guest);
  expect(rows.find(({ who }) => who === guest.name)?.note).toContain('8.2');
});

test('a tab older than its server says so on a socket, and keeps its seat', async ({
  newPerson,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, {});
  await takeSeat(guest, code);
  let isOld = true;
  await guest.page.routeWebSocket(/\/graphql$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => server.send(isOld ? withOlderWire(String(message)) : message));
  });
  await guest.page.reload();
  const heading = guest.page.getByRole('heading', { name: 'There is a new version' });
  await expect(heading).toBeVisible();
  await expect(seatsTaken(host.page)).toContainText('2 of ');
  isOld = false;
  await guest.page.reload();
  await expect(guest.page.getByText(/^Waiting for /)).toBeVisible();
});
