import { ok, type Result, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import type { FileRefusal } from './fetch-file.ts';
import { createSoundBoard } from './sound-board.ts';
import { bytesOf, createSpeakerUnderTest } from './speaker-under-test.ts';

/** A board whose files contain their own address, except the given ones. Each takes `takes` milliseconds to load. */
function boardWith(files: Record<string, string | FileRefusal> = {}, { takes = 0 } = {}) {
  const { speaker, heard, glides } = createSpeakerUnderTest();
  const fetched: string[] = [];
  const clock = { now: 0 };
  const board = createSoundBoard({
    speaker,
    async fetchFile(address): Promise<Result<ArrayBuffer, FileRefusal>> {
      fetched.push(address);
      clock.now += takes;
      const file = files[address] ?? address;
      return file === 'missing' || file === 'unreachable' ? refuse(file) : ok(bytesOf(file));
    },
    now: () => clock.now,
  });
  return { board, heard, glides, fetched, files, clock };
}

test('a sound is fetched once and can be played several times', async () => {
  const { board, heard, fetched, clock } = boardWith();
  await board.play('click');
  clock.now += 1000;
  await board.play('click');
  expect(fetched).toEqual(['/sfx/click.wav']);
  expect(heard).toHaveLength(2);
});

test('preparing fetches all sounds except the one for hovering', async () => {
  const { board, fetched } = boardWith();
  await board.prepare();
  await board.prepare();
  expect(fetched[0]).toBe('/sfx/click.wav');
  expect(new Set(fetched).size).toBe(25);
  expect(fetched).toHaveLength(25);
  expect(fetched).not.toContain('/sfx/hover.wav');
});

test('a loaded sound begins at once, even in a busy browser', async () => {
  const { board, heard, clock } = boardWith();
  await board.prepare();
  void board.play('reveal');
  clock.now += 1000;
  expect(heard).toHaveLength(1);
});

test('a sound that would be more than 300 ms late is not played', async () => {
  const { board, heard } = boardWith({}, { takes: 301 });
  await board.play('click');
  expect(heard).toEqual([]);
});

test('the same sound twice within 60 ms is played once', async () => {
  const { board, heard, clock } = boardWith();
  await board.play('join');
  clock.now += 59;
  await board.play('join');
  await board.play('click');
  expect(heard.map(({ bytes }) => bytes)).toEqual(['/sfx/join.wav', '/sfx/click.wav']);
});

test('the sound for joining plays at 0.2 at any volume of the interface', async () => {
  const { board, heard } = boardWith();
  await board.play('join');
  expect(heard).toMatchObject([{ line: 'all', level: 0.2 }]);
});

test.each(['reveal', 'podium'] as const)(
  'the track gets quieter during %s and comes back',
  async (sound) => {
    const { board, glides } = boardWith();
    await board.play(sound);
    const steps = glides.find(({ line }) => line === 'duck')?.steps;
    expect(steps?.[0]?.level).toBeLessThan(0.5);
    expect(steps?.at(-1)?.level).toBe(1);
  },
);

test('other sounds do not change the volume of the track', async () => {
  const { board, glides } = boardWith();
  await board.play('correct');
  expect(glides).toEqual([]);
});

test.each(['missing', 'broken'])(
  'a sound whose file is %s is silent and not fetched again',
  async (file) => {
    const { board, heard, fetched, clock } = boardWith({ '/sfx/wrong.wav': file });
    await board.play('wrong');
    clock.now += 1000;
    await board.play('wrong');
    expect(heard).toEqual([]);
    expect(fetched).toHaveLength(1);
  },
);

test('a sound that could not be reached is fetched again the next time', async () => {
  const { board, heard, files, clock } = boardWith({ '/sfx/wrong.wav': 'unreachable' });
  await board.play('wrong');
  delete files['/sfx/wrong.wav'];
  clock.now += 1000;
  await board.play('wrong');
  expect(heard).toHaveLength(1);
});
