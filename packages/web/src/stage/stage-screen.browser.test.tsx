import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { OldStage } from './stage-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  delete window.reloadOnce;
});

test('a stage whose page is older than its server reloads until it has the new page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reloadOnce = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  window.reloadOnce = reloadOnce;
  const { unmount } = await show(<OldStage />);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  expect(reloadOnce).toHaveBeenCalledTimes(2);
  await unmount();
  vi.advanceTimersByTime(122_000);
  expect(reloadOnce).toHaveBeenCalledTimes(2);
});
