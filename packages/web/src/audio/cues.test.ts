import { ok, type Result, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { createCues } from './cues.ts';
import type { FileRefusal } from './fetch-file.ts';
import { bytesOf, createSpeakerUnderTest } from './speaker-under-test.ts';

const BED = '/music/cue-countdown.mp3';

/** Cues whose files contain their own address, except the given ones. */
function cuesWith(files: Record<string, string | FileRefusal> = {}) {
  const { speaker, heard, glides } = createSpeakerUnderTest();
  const fetched: string[] = [];
  const clock = { now: 0 };
  const switches = { mayPlay: true };
  const cues = createCues({
    speaker,
    async fetchFile(address): Promise<Result<ArrayBuffer, FileRefusal>> {
      fetched.push(address);
      const file = files[address] ?? address;
      return file === 'missing' || file === 'unreachable' ? refuse(file) : ok(bytesOf(file));
    },
    now: () => clock.now,
    mayPlay: () => switches.mayPlay,
  });
  const trackLevel = () => glides.findLast(({ line }) => line === 'backdrop')?.steps.at(-1)?.level;
  return { cues, heard, fetched, files, clock, switches, trackLevel };
}

test('a cue is fetched when it is first needed, and only once', async () => {
  const { cues, heard, fetched } = cuesWith();
  expect(fetched).toEqual([]);
  cues.prepare('countdown');
  expect(fetched).toEqual([BED]);
  await cues.play('countdown', 0);
  await cues.play('countdown', 0);
  expect(fetched).toEqual([BED]);
  expect(heard).toMatchObject([
    { bytes: BED, line: 'cue', loop: undefined, stoppedAfter: 0.6 },
    { bytes: BED, line: 'cue', loop: undefined, stoppedAfter: undefined },
  ]);
});

test('the track is silent while a cue plays, and comes back when the cue ends', async () => {
  const { cues, heard, trackLevel } = cuesWith();
  await cues.play('podium', 0);
  expect(trackLevel()).toBe(0);
  heard[0]?.ended();
  expect(trackLevel()).toBe(1);
});

test('a cue that is played late begins where it would be by then', async () => {
  const { cues, heard, clock, switches } = cuesWith();
  switches.mayPlay = false;
  await cues.play('countdown', 2.5);
  expect(heard).toEqual([]);
  clock.now += 3000;
  switches.mayPlay = true;
  await cues.resume();
  expect(heard).toMatchObject([{ from: 5.5 }]);
});

test('a stopped cue fades out, and the track comes back', async () => {
  const { cues, heard, trackLevel } = cuesWith();
  await cues.play('countdown', 0);
  cues.stop('podium');
  expect(heard[0]?.stoppedAfter).toBeUndefined();
  cues.stop('countdown');
  expect(heard[0]?.stoppedAfter).toBe(0.6);
  expect(trackLevel()).toBe(1);
  await cues.resume();
  expect(heard).toHaveLength(1);
});

test('a cue that is stopped while it loads is never played', async () => {
  const { cues, heard } = cuesWith();
  const playing = cues.play('countdown', 0);
  cues.stop('countdown');
  await playing;
  expect(heard).toEqual([]);
});

test('a held cue goes on from where it would be, and not after its end', async () => {
  const { cues, heard, clock } = cuesWith();
  await cues.play('countdown', 0);
  cues.hold();
  expect(heard[0]?.stoppedAfter).toBe(0.15);
  clock.now += 4000;
  await cues.resume();
  await cues.resume();
  expect(heard).toMatchObject([{ from: 0 }, { from: 4 }]);
  cues.hold();
  clock.now += 60_000;
  await cues.resume();
  expect(heard).toHaveLength(2);
});

test('while music may not be played no cue is fetched', async () => {
  const { cues, fetched, switches } = cuesWith();
  switches.mayPlay = false;
  cues.prepare('countdown');
  await cues.play('countdown', 0);
  expect(fetched).toEqual([]);
});

test.each(['missing', 'broken'])(
  'a cue whose file is %s is silent and not fetched again',
  async (file) => {
    const { cues, heard, fetched, trackLevel } = cuesWith({ [BED]: file });
    await cues.play('countdown', 0);
    await cues.play('countdown', 0);
    expect(heard).toEqual([]);
    expect(fetched).toEqual([BED]);
    expect(trackLevel()).toBeUndefined();
  },
);

test('a cue that could not be reached is fetched again the next time', async () => {
  const { cues, heard, files } = cuesWith({ [BED]: 'unreachable' });
  await cues.play('countdown', 0);
  delete files[BED];
  await cues.play('countdown', 0);
  expect(heard).toHaveLength(1);
});
