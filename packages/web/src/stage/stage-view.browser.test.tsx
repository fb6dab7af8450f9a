import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { aView } from '../room/view-under-test.ts';
import { StageView } from './stage-view.tsx';

test('the lobby of the stage is accessible', async () => {
  await show(
    <StageView
      play={{
        view: aView({ stage: { phase: 'lobby' }, meta: { settings: DEFAULT_SETTINGS } }),
        film: undefined,
        audience: { members: 0, guessed: 0, reactions: {} },
        house: undefined,
        clock: () => 0,
        joinAddress: { url: 'https://example.com/join/BCDFG', host: 'example.com' },
      }}
    />,
  );
  await expect.element(page.getByRole('heading', { name: /seats taken/ })).toBeVisible();
  await expectAccessible('the lobby');
  await expectUncut('the lobby');
  await expectReadableTwiceAsLarge('the lobby');
});
