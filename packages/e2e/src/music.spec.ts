import { expect } from '@playwright/test';
import { test } from './steps/journey.ts';

type Listed = Readonly<{ id: string; file: string; loop: { start: number; end: number } }>;

test('every track decodes in the browser, and loops without an audible seam @nightly', async ({
  page,
}) => {
  await page.goto('/sources');
  const measured = await page.evaluate(async () => {
    const tracks: Listed[] = await (await fetch('/music/manifest.json')).json();
    const context = new OfflineAudioContext(2, 1, 44_100);
    const seams: { id: string; spare: number; seam: number; apart: number }[] = [];
    for (const { id, file, loop } of tracks) {
      const answer = await fetch(`/music/${file}`);
      const sound = await context.decodeAudioData(await answer.arrayBuffer());
      const samples = sound.getChannelData(0);
      const first = Math.round(loop.start * sound.sampleRate);
      const after = Math.round(loop.end * sound.sampleRate);
      const step = (a: number, b: number) => Math.abs((samples[a] ?? 9) - (samples[b] ?? 9));
      let most = 0.001;
      for (let i = after - 20_000; i < after; i++) most = Math.max(most, step(i, i - 1));
      // The loop's beginning must follow its end.
      let apart = 0;
      let loud = 0;
      for (let i = 0; i < 1000; i++) {
        apart += step(first + i, after + i) ** 2;
        loud += (samples[first + i] ?? 0) ** 2;
      }
      seams.push({
        id,
        spare: sound.duration - loop.end,
        seam: step(after - 1, first) / most,
        apart: Math.sqrt(apart / (loud + 1e-6)),
      });
    }
    return seams;
  });
  expect(measured.length).toBeGreaterThanOrEqual(7);
  for (const { id, spare, seam, apart } of measured) {
    expect(spare, `${id}: what is left of the file after the loop`).toBeGreaterThan(0.02);
    expect(seam, `${id}: the step from the end to the beginning`).toBeLessThanOrEqual(1);
    expect(apart, `${id}: the beginning, played after the end`).toBeLessThan(0.5);
  }
});
