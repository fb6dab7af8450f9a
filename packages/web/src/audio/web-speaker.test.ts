import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSpeaker } from './speaker.ts';

beforeEach(() => {
  // Immediates stay real. Fake ones of another file in the same worker could run here without end.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

type Call = readonly [name: string, ...values: number[]];

/** A fake AudioContext. The test moves its time and reads the calls to its nodes. */
function fakeContext() {
  const gains: { calls: Call[]; gain: { value: number } }[] = [];
  const sources: { onended: (() => void) | null; loop: boolean; calls: Call[] }[] = [];
  const listeners: (() => void)[] = [];
  const context = {
    state: 'suspended',
    currentTime: 0,
    destination: {},
    addEventListener: (_: string, call: () => void) => listeners.push(call),
    async resume() {
      enter('running');
    },
    async suspend() {
      enter('suspended');
    },
    decodeAudioData: async () => ({ duration: 60 }),
    createGain() {
      const calls: Call[] = [];
      const note =
        (name: string) =>
        (...values: number[]) =>
          calls.push([name, ...values]);
      const node = {
        calls,
        connect: (into: object) => into,
        disconnect: note('disconnect'),
        gain: {
          value: 1,
          cancelScheduledValues: note('cancel'),
          setValueAtTime: note('set'),
          linearRampToValueAtTime: note('ramp'),
        },
      };
      gains.push(node);
      return node;
    },
    createBufferSource() {
      const calls: Call[] = [];
      const source = {
        calls,
        onended: null,
        loop: false,
        connect: (into: object) => into,
        start: (...values: number[]) => calls.push(['start', ...values]),
        stop: (at: number) => calls.push(['stop', at]),
      };
      sources.push(source);
      return source;
    },
  };
  function enter(state: string): void {
    context.state = state;
    for (const call of listeners) call();
  }
  return { context, browser: context as unknown as AudioContext, gains, sources };
}

const nothing = () => undefined;

test('a speaker runs after it was woken and reports that', async () => {
  const { browser } = fakeContext();
  const changed = vi.fn();
  const speaker = openSpeaker(browser, changed);
  expect(speaker.isRunning()).toBe(false);
  speaker.wake();
  await vi.runAllTimersAsync();
  expect(speaker.isRunning()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});

test('a speaker fades out before it sleeps', async () => {
  const { browser } = fakeContext();
  const speaker = openSpeaker(browser, nothing);
  speaker.wake();
  await vi.runAllTimersAsync();
  speaker.sleep();
  await vi.advanceTimersByTimeAsync(199);
  expect(speaker.isRunning()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(speaker.isRunning()).toBe(false);
});

test('a speaker that is woken while it fades out stays awake', async () => {
  const { browser } = fakeContext();
  const speaker = openSpeaker(browser, nothing);
  speaker.wake();
  await vi.runAllTimersAsync();
  speaker.sleep();
  await vi.advanceTimersByTimeAsync(100);
  speaker.wake();
  await vi.runAllTimersAsync();
  expect(speaker.isRunning()).toBe(true);
});

test('a speaker that the browser refuses can be woken later', async () => {
  const { context, browser } = fakeContext();
  const resume = vi.spyOn(context, 'resume').mockRejectedValueOnce(new Error('not allowed'));
  const speaker = openSpeaker(browser, nothing);
  speaker.wake();
  await vi.runAllTimersAsync();
  expect(speaker.isRunning()).toBe(false);
  speaker.wake();
  await vi.runAllTimersAsync();
  expect(speaker.isRunning()).toBe(true);
  expect(resume).toHaveBeenCalledTimes(2);
});

test('a new glide begins at the current volume of an unfinished one', () => {
  const { context, browser, gains } = fakeContext();
  const speaker = openSpeaker(browser, nothing);
  const [, music] = gains;
  speaker.glide('music', [{ level: 0, over: 2 }]);
  context.currentTime = 1;
  speaker.glide('music', [
    { level: 1, over: 4 },
    { level: 0.5, over: 0 },
  ]);
  expect(music?.calls.slice(3)).toEqual([
    ['cancel', 1],
    ['set', 0.5, 1],
    ['ramp', 1, 5],
    ['set', 0.5, 5],
  ]);
});

test('a clip plays at its level, repeats its loop and reports its end', async () => {
  const { browser, sources, gains } = fakeContext();
  const speaker = openSpeaker(browser, nothing);
  const ended = vi.fn();
  const clip = await speaker.decode(new ArrayBuffer(0));
  expect(clip.seconds).toBe(60);
  clip.play({ line: 'track', level: 0.2, loop: { start: 1, end: 59 }, ended });
  expect(sources[0]).toMatchObject({
    loop: true,
    loopStart: 1,
    loopEnd: 59,
    calls: [['start', 0, 0]],
  });
  expect(gains.at(-1)?.gain.value).toBe(0.2);
  sources[0]?.onended?.();
  expect(ended).toHaveBeenCalledOnce();
});

test('a stopped clip ends after its fade and does not report its end', async () => {
  const { context, browser, sources } = fakeContext();
  const speaker = openSpeaker(browser, nothing);
  const ended = vi.fn();
  const clip = await speaker.decode(new ArrayBuffer(0));
  const playing = clip.play({ line: 'track', level: 1, loop: undefined, ended });
  context.currentTime = 10;
  playing.stop(0.6);
  sources[0]?.onended?.();
  expect(sources[0]?.calls).toEqual([
    ['start', 0, 0],
    ['stop', 10.6],
  ]);
  expect(ended).not.toHaveBeenCalled();
});

test('a clip can begin at a later second', async () => {
  const { browser, sources } = fakeContext();
  const speaker = openSpeaker(browser, nothing);
  const clip = await speaker.decode(new ArrayBuffer(0));
  clip.play({ line: 'cue', level: 1, from: 4.5, loop: undefined, ended: nothing });
  expect(sources[0]?.calls).toEqual([['start', 0, 4.5]]);
});
