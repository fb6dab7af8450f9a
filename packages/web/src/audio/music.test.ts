import { ok, type Result, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import type { FileRefusal } from './fetch-file.ts';
import { createMusic, type MusicState } from './music.ts';
import type { Track } from './music-manifest.ts';
import { bytesOf, createSpeakerUnderTest } from './speaker-under-test.ts';
import { aTrack } from './track-under-test.ts';

const MANIFEST = '/music/manifest.json';

/** Music from these files. All other files are missing. The first possible track is always chosen. */
function musicWith(files: Record<string, string | FileRefusal>) {
  const { speaker, heard, glides } = createSpeakerUnderTest();
  const states: MusicState[] = [];
  const fetched: string[] = [];
  let mayPlay = true;
  const music = createMusic({
    speaker,
    async fetchFile(address): Promise<Result<ArrayBuffer, FileRefusal>> {
      fetched.push(address);
      const file = files[address] ?? 'missing';
      return file === 'missing' || file === 'unreachable' ? refuse(file) : ok(bytesOf(file));
    },
    chance: () => 0,
    mayPlay: () => mayPlay,
    changed: (state) => states.push(state),
  });
  return {
    music,
    heard,
    glides,
    fetched,
    files,
    state: () => states.at(-1),
    /** Ends the sound that began last. */
    async end() {
      heard.at(-1)?.ended();
      await settled();
    },
    hold: (holds: boolean) => {
      mayPlay = !holds;
    },
  };
}

/** Waits until all pending promises are settled. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

function listing(...tracks: readonly Track[]): Record<string, string> {
  const files = tracks.map(({ id, file }) => [`/music/${file}`, id]);
  return { [MANIFEST]: JSON.stringify(tracks), ...Object.fromEntries(files) };
}

const slow = aTrack({ id: 'slow' });
const fast = aTrack({ id: 'fast' });
const blue = aTrack({ id: 'blue' });

test('nothing is fetched before the music is started', async () => {
  const { fetched } = musicWith(listing(slow));
  await settled();
  expect(fetched).toEqual([]);
});

test('one track is fetched and played, with fades at its start and end', async () => {
  const { music, heard, glides, fetched, state } = musicWith(listing(slow, fast));
  await music.start();
  expect(fetched).toEqual([MANIFEST, '/music/slow.mp3']);
  expect(heard.map(({ bytes, loop }) => ({ bytes, loop }))).toEqual([
    { bytes: 'slow', loop: undefined },
  ]);
  expect(state()).toEqual({ type: 'playing', track: slow });
  const [steps] = glides.map((glide) => glide.steps);
  expect(steps?.map(({ level }) => level)).toEqual([0, 1, 1, 0]);
  expect(steps?.reduce((sum, { over }) => sum + over, 0)).toBe(60);
});

test('after a track a different one plays', async () => {
  const { music, heard, end, fetched } = musicWith(listing(slow, fast, blue));
  await music.start();
  await end();
  await end();
  await end();
  expect(heard.map(({ bytes }) => bytes)).toEqual(['slow', 'fast', 'slow', 'fast']);
  expect(fetched.filter((address) => address === MANIFEST)).toHaveLength(1);
});

test('a second start changes nothing while a track plays', async () => {
  const { music, heard } = musicWith(listing(slow, fast));
  await music.start();
  await music.start();
  expect(heard).toHaveLength(1);
});

test('a missing file is skipped and not fetched again', async () => {
  const { music, heard, end, fetched } = musicWith({
    ...listing(slow, fast, blue),
    '/music/slow.mp3': 'missing',
  });
  await music.start();
  await end();
  await end();
  expect(heard.map(({ bytes }) => bytes)).toEqual(['fast', 'blue', 'fast']);
  expect(fetched.filter((address) => address === '/music/slow.mp3')).toHaveLength(1);
});

test('a file that is not audio is skipped and not fetched again', async () => {
  const { music, heard, end, fetched } = musicWith({
    ...listing(slow, fast, blue),
    '/music/slow.mp3': 'broken',
  });
  await music.start();
  await end();
  await end();
  expect(heard.map(({ bytes }) => bytes)).toEqual(['fast', 'blue', 'fast']);
  expect(fetched.filter((address) => address === '/music/slow.mp3')).toHaveLength(1);
});

test('the only track left is repeated without a fade at its end', async () => {
  const loop = { start: 2, end: 58 };
  const { music, heard, glides } = musicWith({
    ...listing(slow, { ...fast, loop }),
    '/music/slow.mp3': 'broken',
  });
  await music.start();
  expect(heard.map(({ bytes, loop }) => ({ bytes, loop }))).toEqual([{ bytes: 'fast', loop }]);
  expect(glides.at(-1)?.steps.at(-1)?.level).toBe(1);
});

test.each([
  { name: 'is missing', manifest: 'missing' },
  { name: 'is a page', manifest: '<!doctype html><title>Out of Ten</title>' },
  { name: 'is a word', manifest: '"music"' },
  { name: 'lists nothing', manifest: '[]' },
  { name: 'lists nothing that can be played', manifest: '[{"id":"slow"},null,7]' },
])('there is no music if the manifest $name, and it is not fetched again', async ({ manifest }) => {
  const { music, fetched, state } = musicWith({ [MANIFEST]: manifest });
  await music.start();
  await music.start();
  expect(state()).toEqual({ type: 'unavailable' });
  expect(fetched).toEqual([MANIFEST]);
});

test('if every file is broken there is no music for this visit', async () => {
  const { music, fetched, state } = musicWith({ [MANIFEST]: JSON.stringify([slow, fast]) });
  await music.start();
  await music.start();
  expect(state()).toEqual({ type: 'unavailable' });
  expect(fetched).toEqual([MANIFEST, '/music/slow.mp3', '/music/fast.mp3']);
});

test('files that could not be reached are fetched again at the next start', async () => {
  const { music, files, heard, state } = musicWith({ [MANIFEST]: 'unreachable' });
  await music.start();
  expect(state()).toEqual({ type: 'unavailable' });
  Object.assign(files, listing(slow, fast), { '/music/slow.mp3': 'unreachable' });
  await music.start();
  expect(state()).toEqual({ type: 'unavailable' });
  Object.assign(files, listing(slow, fast));
  await music.start();
  expect(heard.map(({ bytes }) => bytes)).toEqual(['slow']);
});

test('stopped music fades out, and no other track follows', async () => {
  const { music, heard, glides, fetched, end, state } = musicWith(listing(slow, fast));
  await music.start();
  music.stop();
  expect(heard[0]?.stoppedAfter).toBeGreaterThan(0);
  expect(glides.at(-1)?.steps.at(-1)?.level).toBe(0);
  await end();
  expect(state()).toEqual({ type: 'silent' });
  expect(fetched).toHaveLength(2);
});

test('music that is stopped while it loads does not begin', async () => {
  const { music, heard, state } = musicWith(listing(slow));
  const starting = music.start();
  music.stop();
  await starting;
  await settled();
  expect(heard).toEqual([]);
  expect(state()).toEqual({ type: 'silent' });
});

test('a track that ends while nothing may be fetched is followed by another once it may', async () => {
  const { music, heard, hold, fetched, end, state } = musicWith(listing(slow, fast));
  await music.start();
  hold(true);
  await end();
  expect(state()).toEqual({ type: 'silent' });
  expect(fetched).toHaveLength(2);
  hold(false);
  await music.start();
  expect(heard.map(({ bytes }) => bytes)).toEqual(['slow', 'fast']);
});
