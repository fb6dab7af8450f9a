import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadableSpacedOut, setSize } from '../../testing/look.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { answerServerPolicy } from '../../testing/server-policy.ts';
import { show } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { doEverything, guess, leaveSoloGames, openFilm } from '../../testing/solo.ts';
import { installStubServer } from '../../testing/stub-server.ts';
import { FriendsView } from '../lobby/create-room.tsx';
import { aSeat } from '../room/testing/seats-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { standingRows } from '../scores/standings/standing-rows.ts';
import { StandingsList } from '../scores/standings/standings-list.tsx';

installStubServer();
forgetSavedData();
leaveSoloGames();
afterEach(() => void delete document.documentElement.dataset.motion);

test.each([
  '/landing',
  '/terms-of-service',
  '/sources',
  '/game/home',
  '/game/login',
  '/game/settings',
  '/game/solo-create',
  '/game/host-create',
  '/game/joining',
  '/game/daily/archive',
])('%s is readable with spaced text', async (path) => {
  answerServerPolicy({ filmOrigins: ['catalogue'] });
  await showApp(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectReadableSpacedOut(path);
});

test.each([360, 1280])('no name is shortened with spaced text at %d', async (width) => {
  const name = 'Ana_Wolfeschlegel';
  savedData.save({
    userData: { ...savedData.getState().data.userData, walkIn: { name, avatar: FIRST_AVATAR } },
  });
  await setSize({ width, height: 800 });
  document.body.style.letterSpacing = '0.12em';
  onTestFinished(() => void document.body.style.removeProperty('letter-spacing'));
  await showApp('/game/home');
  const inCard = () => page.getByRole('banner').getByText(name).element();
  await expect.poll(inCard).toBeVisible();
  expect(inCard().scrollWidth).toBeLessThanOrEqual(inCard().clientWidth);
  await show(
    <>
      <StandingsList
        rows={standingRows([aSeat(name, { score: 90 })], { own: undefined, round: undefined })}
        house={undefined}
      />
      <FriendsView roomName="Films" host={{ name, avatar: FIRST_AVATAR }} seats={4} />
    </>,
  );
  for (const { scrollWidth, clientWidth } of page.getByText(name).elements()) {
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});

test('a film with open hints and names, and its result, are readable with spaced text', async () => {
  document.documentElement.dataset.motion = 'less';
  await openFilm();
  await expectReadableSpacedOut('a film');
  await doEverything();
  await expectReadableSpacedOut('a film with all that was done');
  await guess('7.4');
  await expect.element(page.getByRole('button', { name: 'Next film' })).toBeVisible();
  await expectReadableSpacedOut('a result');
});
