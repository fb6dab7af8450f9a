import { expect } from '@playwright/test';
import { type Gate, openGate } from './gate.ts';
import { freePort, type OwnServer, startServer } from './own-server.ts';
import {
  guess,
  moveSlider,
  openRoom,
  readStandings,
  startGame,
  submitButton,
  takePhone,
  takeSeat,
  test,
} from './room.ts';

const PORT = await freePort();

test('a guess that was pressed while cut off counts once the connection is back', async ({
  newPerson,
  expectedErrors,
}) => {
  expectedErrors.push('WebSocket connection to', 'Failed to load resource');
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const phone = await takePhone(guest);
  const code = await openRoom(host, { max_rounds: 1 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  await phone.sleep();
  await moveSlider(guest, '7.1');
  await submitButton(guest.page).click();
  const kept = guest.page.getByText('Your guess is kept and sent as soon as you are connected.');
  await expect(kept).toBeVisible();
  await phone.wake();
  await expect(submitButton(guest.page)).toHaveCount(0);
  await expect(kept).toHaveCount(0);
  await guess(host, '6.3');
  const rows = await readStandings(host);
  expect(rows.find(({ who }) => who === guest.name)?.note).toContain('7.1');
});

test.describe('behind a network that blocks WebSockets', () => {
  let gate: Gate;
  let server: OwnServer;

  test.use({ baseURL: `http://localhost:${PORT}` });
  test.beforeAll(async () => {
    const opened = await openGate(PORT);
    const own = await freePort();
    server = await startServer({ PORT: String(own), PUBLIC_URL: opened.origin });
    opened.lead(own);
    gate = opened;
  });
  test.afterAll(async () => {
    await gate.close();
    await server.stop();
  });

  test('the lobby says that the network blocks live connections', async ({
    newPerson,
    expectedErrors,
  }) => {
    expectedErrors.push('WebSocket connection to');
    const host = await newPerson();
    await openRoom(host, {});
    await expect(host.page.getByText('This network blocks live connections.')).toBeVisible();
  });
});
