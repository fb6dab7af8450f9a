import { ok, type Result, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import type { FileRefusal } from './fetch-file.ts';
import { createSoundBoard } from './sound-board.ts';
import { bytesOf, createSpeakerUnderTest } from './speaker-under-test.ts';

/** A board whose files all read as their name, but for those given. Each takes so many milliseconds to come. */
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

test('a sound is fetched once, and heard as often as it is wanted', async () => {
  const { board, heard, fetched, clock } = boardWith();
  await board.play('click');
  clock.now += 1000;
  await board.play('click');
  expect(fetched).toEqual(['/sfx/click.wav']);
  expect(heard).toHaveLength(2);
});

test('made ready, all sounds are there but that of a mouse, which waits for one', async () => {
  const { board, fetched } = boardWith();
  await board.prepare();
  await board.prepare();
  expect(fetched[0]).toBe('/sfx/click.wav');
  expect(new Set(fetched).size).toBe(25);
  expect(fetched).toHaveLength(25);
  expect(fetched).not.toContain('/sfx/hover.wav');
});

test('a sound that is there begins at once, however busy the browser is', async () => {
  const { board, heard, clock } = boardWith();
  await board.prepare();
  void board.play('reveal');
  clock.now += 1000;
  expect(heard).toHaveLength(1);
});

test('a sound that comes too late is not heard', async () => {
  const { board, heard } = boardWith({}, { takes: 301 });
  await board.play('click');
  expect(heard).toEqual([]);
});

test('what happens several times at once is heard once', async () => {
  const { board, heard, clock } = boardWith();
  await board.play('join');
  clock.now += 59;
  await board.play('join');
  await board.play('click');
  expect(heard.map(({ bytes }) => bytes)).toEqual(['/sfx/join.wav', '/sfx/click.wav']);
});

test('somebody joining is heard at 0.2, whatever the volume of the interface', async () => {
  const { board, heard } = boardWith();
  await board.play('join');
  expect(heard).toMatchObject([{ line: 'all', level: 0.2 }]);
});

test.each(['reveal', 'podium'] as const)(
  'music steps back under the %s, and returns',
  async (sound) => {
    const { board, glides } = boardWith();
    await board.play(sound);
    const steps = glides.find(({ line }) => line === 'duck')?.steps;
    expect(steps?.[0]?.level).toBeLessThan(0.5);
    expect(steps?.at(-1)?.level).toBe(1);
  },
);

test('music stays as it is under other sounds', async () => {
  const { board, glides } = boardWith();
  await board.play('correct');
  expect(glides).toEqual([]);
});

test.each(['missing', 'broken'])(
  'a sound whose file is %s is silent, and not asked for again',
  async (file) => {
    const { board, heard, fetched, clock } = boardWith({ '/sfx/wrong.wav': file });
    await board.play('wrong');
    clock.now += 1000;
    await board.play('wrong');
    expect(heard).toEqual([]);
    expect(fetched).toHaveLength(1);
  },
);

test('a sound that could not be reached is asked for again', async () => {
  const { board, heard, files, clock } = boardWith({ '/sfx/wrong.wav': 'unreachable' });
  await board.play('wrong');
  delete files['/sfx/wrong.wav'];
  clock.now += 1000;
  await board.play('wrong');
  expect(heard).toHaveLength(1);
});
