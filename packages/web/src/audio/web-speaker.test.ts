import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSpeaker } from './web-speaker.ts';

beforeEach(() => {
  // Immediates stay real: what another file of the same worker has left running must not be run here without end.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

type Call = readonly [name: string, ...values: number[]];

/** A browser's audio whose time the test moves, with what was asked of each of its parts in the order they were made. */
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
        start: () => calls.push(['start']),
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

test('it runs from its waking on, and tells so', async () => {
  const { browser } = fakeContext();
  const changed = vi.fn();
  const speaker = openSpeaker(browser, changed);
  expect(speaker.isRunning()).toBe(false);
  speaker.wake();
  await vi.runAllTimersAsync();
  expect(speaker.isRunning()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});

test('it grows silent before it sleeps', async () => {
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

test('woken while it grows silent, it does not fall asleep', async () => {
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

test('a browser that refuses leaves it asleep, and it may be asked again', async () => {
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

test('a loudness moves on from where it stands, whatever it was on its way to', () => {
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

test('a clip plays at its level, goes round its loop, and tells of its end', async () => {
  const { browser, sources, gains } = fakeContext();
  const speaker = openSpeaker(browser, nothing);
  const ended = vi.fn();
  const clip = await speaker.decode(new ArrayBuffer(0));
  expect(clip.seconds).toBe(60);
  clip.play({ line: 'track', level: 0.2, loop: { start: 1, end: 59 }, ended });
  expect(sources[0]).toMatchObject({ loop: true, loopStart: 1, loopEnd: 59, calls: [['start']] });
  expect(gains.at(-1)?.gain.value).toBe(0.2);
  sources[0]?.onended?.();
  expect(ended).toHaveBeenCalledOnce();
});

test('a clip that is stopped ends when it was told to, without a word', async () => {
  const { context, browser, sources } = fakeContext();
  const speaker = openSpeaker(browser, nothing);
  const ended = vi.fn();
  const clip = await speaker.decode(new ArrayBuffer(0));
  const playing = clip.play({ line: 'track', level: 1, loop: undefined, ended });
  context.currentTime = 10;
  playing.stop(0.6);
  sources[0]?.onended?.();
  expect(sources[0]?.calls).toEqual([['start'], ['stop', 10.6]]);
  expect(ended).not.toHaveBeenCalled();
});
