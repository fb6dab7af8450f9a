import { ok } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { createAudio } from './audio.ts';
import { createFloor } from './floor.ts';
import { createMusic } from './music.ts';
import type { MusicStatus } from './music-status.ts';
import { createSoundBoard } from './sound-board.ts';
import { bytesOf, createSpeakerUnderTest } from './speaker-under-test.ts';
import { aTrack } from './track-under-test.ts';
import type { Volumes } from './volumes.ts';

const QUIET: Volumes = { isMuted: false, music: 0.1, ui: 0.1 };
const slow = aTrack({ id: 'slow' });
const fast = aTrack({ id: 'fast' });

/** A tab as it is just after loading, not touched yet. */
function aTab(volumes: Volumes = QUIET) {
  const room = createSpeakerUnderTest();
  const fetched: string[] = [];
  const statuses: MusicStatus[] = [];
  let hearOthers: (message: unknown) => void = () => undefined;
  let hasSpeaker = false;
  const clock = { now: 1000 };
  const fetchFile = async (address: string) => {
    fetched.push(address);
    const isManifest = address.endsWith('.json');
    return ok(bytesOf(isManifest ? JSON.stringify([slow, fast]) : address));
  };
  const audio = createAudio({
    equip({ speakerChanged, ...calls }) {
      hasSpeaker = true;
      room.onChange(speakerChanged);
      const { speaker } = room;
      return {
        speaker,
        music: createMusic({ ...calls, speaker, fetchFile, chance: () => 0 }),
        board: createSoundBoard({ speaker, fetchFile, now: () => clock.now }),
      };
    },
    floor: (changed) =>
      createFloor({
        id: 'a',
        now: () => clock.now,
        channel: {
          send: () => undefined,
          listen: (call) => {
            hearOthers = call;
          },
        },
        changed,
      }),
    volumes,
    isVisible: true,
    show: (status) => statuses.push(status),
  });
  return {
    audio,
    ...room,
    clock,
    fetched,
    hasSpeaker: () => hasSpeaker,
    status: () => statuses.at(-1),
    music: () => room.heard.filter(({ line }) => line === 'track').map(({ bytes }) => bytes),
    sounds: () => room.heard.filter(({ line }) => line !== 'track').map(({ bytes }) => bytes),
    anotherTab(message: object) {
      clock.now += 1000;
      hearOthers({ at: clock.now, id: 'b', ...message });
    },
  };
}

/** All answers that are due have come. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 80; turn++) await Promise.resolve();
}

test('before the first touch there is no speaker, nothing is fetched and nothing heard', async () => {
  const tab = aTab();
  tab.audio.play('join');
  tab.audio.setVolumes({ ...QUIET, music: 1 }, 'here');
  tab.audio.setVisible(true);
  tab.audio.retry();
  await settled();
  expect(tab.hasSpeaker()).toBe(false);
  expect(tab.fetched).toEqual([]);
  expect(tab.status()).toEqual({ type: 'untouched' });
});

test('a tab that is muted says so before it is touched', () => {
  expect(aTab({ ...QUIET, isMuted: true }).status()).toEqual({ type: 'off' });
});

test('from the first touch on music plays, at its own volume', async () => {
  const tab = aTab({ isMuted: false, music: 0.35, ui: 0.8 });
  tab.audio.touch();
  await settled();
  expect(tab.music()).toEqual(['/music/slow.mp3']);
  expect(tab.status()).toEqual({ type: 'playing', track: slow });
  expect(tab.glides.find(({ line }) => line === 'music')?.steps.at(-1)?.level).toBe(0.35);
  expect(tab.glides.find(({ line }) => line === 'sounds')?.steps.at(-1)?.level).toBe(0.8);
});

test('muted, a touch brings nothing and nothing is fetched', async () => {
  const tab = aTab({ ...QUIET, isMuted: true });
  tab.audio.touch();
  tab.audio.play('click');
  await settled();
  expect(tab.hasSpeaker()).toBe(false);
  expect(tab.fetched).toEqual([]);
  expect(tab.status()).toEqual({ type: 'off' });
});

test('at music volume 0 sounds are heard, and no music is fetched', async () => {
  const tab = aTab({ ...QUIET, music: 0 });
  tab.audio.touch();
  tab.audio.play('click');
  await settled();
  expect(tab.sounds()).toEqual(['/sfx/click.wav']);
  expect(tab.fetched.filter((address) => address.startsWith('/music'))).toEqual([]);
  expect(tab.status()).toEqual({ type: 'off' });
});

test('at interface volume 0 music plays, and no sound is fetched, not even of somebody joining', async () => {
  const tab = aTab({ ...QUIET, ui: 0 });
  tab.audio.touch();
  tab.audio.play('join');
  await settled();
  expect(tab.music()).toHaveLength(1);
  expect(tab.fetched.filter((address) => address.startsWith('/sfx'))).toEqual([]);
});

test('muting holds the track where it is, and unmuting goes on with it', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.audio.setVolumes({ ...QUIET, isMuted: true }, 'here');
  expect(tab.speaker.isRunning()).toBe(false);
  expect(tab.status()).toEqual({ type: 'off' });
  tab.audio.play('click');
  await settled();
  expect(tab.sounds()).toEqual([]);
  tab.audio.setVolumes(QUIET, 'here');
  await settled();
  expect(tab.speaker.isRunning()).toBe(true);
  expect(tab.music()).toEqual(['/music/slow.mp3']);
  expect(tab.status()).toEqual({ type: 'playing', track: slow });
});

test('muted in another tab this one is silent, and unmuted there it waits for a touch', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.audio.setVolumes({ ...QUIET, isMuted: true }, 'elsewhere');
  expect(tab.speaker.isRunning()).toBe(false);
  expect(tab.status()).toEqual({ type: 'off' });
  tab.audio.setVolumes(QUIET, 'elsewhere');
  await settled();
  expect(tab.speaker.isRunning()).toBe(false);
  tab.audio.touch();
  await settled();
  expect(tab.status()).toEqual({ type: 'playing', track: slow });
});

test('music turned down to 0 ends, and turned up again begins with another track', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.audio.setVolumes({ ...QUIET, music: 0 }, 'here');
  expect(tab.heard.find(({ line }) => line === 'track')?.stoppedAfter).toBeDefined();
  tab.audio.setVolumes({ ...QUIET, music: 0.05 }, 'here');
  await settled();
  expect(tab.music()).toEqual(['/music/slow.mp3', '/music/fast.mp3']);
});

test('a tab out of sight is silent, and goes on where it was when it is back', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.audio.setVisible(false);
  expect(tab.speaker.isRunning()).toBe(false);
  tab.audio.setVisible(true);
  await settled();
  expect(tab.speaker.isRunning()).toBe(true);
  expect(tab.music()).toEqual(['/music/slow.mp3']);
});

test('a track that ends out of sight fetches no other until the tab is back', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.audio.setVisible(false);
  tab.heard.find(({ line }) => line === 'track')?.ended();
  await settled();
  expect(tab.music()).toHaveLength(1);
  tab.audio.setVisible(true);
  await settled();
  expect(tab.music()).toEqual(['/music/slow.mp3', '/music/fast.mp3']);
});

test('a tab falls silent when another takes the floor, and takes it back at a touch', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.anotherTab({ type: 'taken' });
  expect(tab.speaker.isRunning()).toBe(false);
  expect(tab.status()).toEqual({ type: 'elsewhere' });
  tab.audio.play('reveal');
  await settled();
  expect(tab.sounds()).toEqual([]);
  tab.clock.now += 1000;
  tab.audio.touch();
  expect(tab.speaker.isRunning()).toBe(true);
  expect(tab.status()).toEqual({ type: 'playing', track: slow });
});

test('a tab in sight takes the floor that another has left', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.anotherTab({ type: 'taken' });
  tab.anotherTab({ type: 'left' });
  expect(tab.speaker.isRunning()).toBe(true);
});

test('a tab that was never touched takes no floor', () => {
  const tab = aTab();
  tab.anotherTab({ type: 'taken' });
  tab.anotherTab({ type: 'left' });
  expect(tab.hasSpeaker()).toBe(false);
});

test('where the browser blocks sound nothing is fetched, and the next touch tries again', async () => {
  const tab = aTab();
  tab.block(true);
  tab.audio.touch();
  tab.audio.play('click');
  await settled();
  expect(tab.fetched).toEqual([]);
  expect(tab.status()).toEqual({ type: 'untouched' });
  tab.block(false);
  tab.audio.touch();
  await settled();
  expect(tab.music()).toEqual(['/music/slow.mp3']);
});
