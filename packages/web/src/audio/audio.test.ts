import { ok } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { createAudio } from './audio.ts';
import { createCues } from './cues.ts';
import { createMusic } from './music.ts';
import { createSoundBoard } from './sound-board.ts';
import { bytesOf, createSpeakerUnderTest } from './speaker-under-test.ts';
import type { MusicStatus, Volumes } from './status.ts';
import { createFloor } from './tab-floor.ts';
import { aTrack } from './track-under-test.ts';

const QUIET: Volumes = { isMuted: false, music: 0.1, ui: 0.1 };
const slow = aTrack({ id: 'slow' });
const fast = aTrack({ id: 'fast' });

/** A tab just after loading. It was not touched yet. */
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
        cues: createCues({ ...calls, speaker, fetchFile, now: () => clock.now }),
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
    cues: () => room.heard.filter(({ line }) => line === 'cue'),
    sounds: () =>
      room.heard.filter(({ line }) => !['track', 'cue'].includes(line)).map(({ bytes }) => bytes),
    anotherTab(message: object) {
      clock.now += 1000;
      hearOthers({ at: clock.now, id: 'b', ...message });
    },
  };
}

/** Waits until all pending promises are settled. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 80; turn++) await Promise.resolve();
}

test('before the first touch nothing is fetched or played, and there is no speaker', async () => {
  const tab = aTab();
  tab.audio.play('join');
  tab.audio.cues.prepare('countdown');
  tab.audio.cues.play('countdown', 0);
  tab.audio.setVolumes({ ...QUIET, music: 1 }, 'here');
  tab.audio.setVisible(true);
  tab.audio.retry();
  await settled();
  expect(tab.hasSpeaker()).toBe(false);
  expect(tab.fetched).toEqual([]);
  expect(tab.status()).toEqual({ type: 'untouched' });
});

test('a muted tab shows that the music is off before it is touched', () => {
  expect(aTab({ ...QUIET, isMuted: true }).status()).toEqual({ type: 'off' });
});

test('from the first touch on music plays at its own volume', async () => {
  const tab = aTab({ isMuted: false, music: 0.35, ui: 0.8 });
  tab.audio.touch();
  await settled();
  expect(tab.music()).toEqual(['/music/slow.mp3']);
  expect(tab.status()).toEqual({ type: 'playing', track: slow });
  expect(tab.glides.find(({ line }) => line === 'music')?.steps.at(-1)?.level).toBe(0.35);
  expect(tab.glides.find(({ line }) => line === 'sounds')?.steps.at(-1)?.level).toBe(0.8);
});

test('in a muted tab a touch fetches and plays nothing', async () => {
  const tab = aTab({ ...QUIET, isMuted: true });
  tab.audio.touch();
  tab.audio.play('click');
  await settled();
  expect(tab.hasSpeaker()).toBe(false);
  expect(tab.fetched).toEqual([]);
  expect(tab.status()).toEqual({ type: 'off' });
});

test('at music volume 0 sounds play and no music is fetched', async () => {
  const tab = aTab({ ...QUIET, music: 0 });
  tab.audio.touch();
  tab.audio.play('click');
  await settled();
  expect(tab.sounds()).toEqual(['/sfx/click.wav']);
  expect(tab.fetched.filter((address) => address.startsWith('/music'))).toEqual([]);
  expect(tab.status()).toEqual({ type: 'off' });
});

test('at interface volume 0 music plays and no sound is fetched, not even the one for joining', async () => {
  const tab = aTab({ ...QUIET, ui: 0 });
  tab.audio.touch();
  tab.audio.play('join');
  await settled();
  expect(tab.music()).toHaveLength(1);
  expect(tab.fetched.filter((address) => address.startsWith('/sfx'))).toEqual([]);
});

test('muting stops the track at its place, and unmuting continues it', async () => {
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

test('muting in another tab silences this one, which stays silent until it is touched again', async () => {
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

test('music at volume 0 ends, and begins with another track when it is turned up again', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.audio.setVolumes({ ...QUIET, music: 0 }, 'here');
  expect(tab.heard.find(({ line }) => line === 'track')?.stoppedAfter).toBeDefined();
  tab.audio.setVolumes({ ...QUIET, music: 0.05 }, 'here');
  await settled();
  expect(tab.music()).toEqual(['/music/slow.mp3', '/music/fast.mp3']);
});

test('a hidden tab is silent and continues its track when it is visible again', async () => {
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

test('after a track ended in a hidden tab the next one is fetched when the tab is visible', async () => {
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

test('a tab is silent after another took the floor, and takes it back at a touch', async () => {
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

test('a visible tab takes the floor that another tab has left', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.anotherTab({ type: 'taken' });
  tab.anotherTab({ type: 'left' });
  expect(tab.speaker.isRunning()).toBe(true);
});

test('a tab that was never touched does not take the floor', () => {
  const tab = aTab();
  tab.anotherTab({ type: 'taken' });
  tab.anotherTab({ type: 'left' });
  expect(tab.hasSpeaker()).toBe(false);
});

test('if the browser blocks sound nothing is fetched until a later touch works', async () => {
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

test('a cue plays in place of the track, at the volume of the music', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.audio.cues.play('podium', 0);
  await settled();
  expect(tab.cues()).toMatchObject([{ bytes: '/music/cue-podium.mp3', from: 0 }]);
  expect(tab.status()).toEqual({ type: 'playing', track: slow });
});

test('at music volume 0 no cue is fetched or played', async () => {
  const tab = aTab({ ...QUIET, music: 0 });
  tab.audio.touch();
  tab.audio.cues.prepare('podium');
  tab.audio.cues.play('podium', 0);
  await settled();
  expect(tab.fetched.filter((address) => address.startsWith('/music'))).toEqual([]);
  expect(tab.cues()).toEqual([]);
});

test('a cue that is muted for two seconds goes on two seconds later', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.audio.cues.play('countdown', 0);
  await settled();
  tab.audio.setVolumes({ ...QUIET, isMuted: true }, 'here');
  expect(tab.cues()).toMatchObject([{ stoppedAfter: 0.15 }]);
  tab.clock.now += 2000;
  tab.audio.setVolumes(QUIET, 'here');
  await settled();
  expect(tab.cues()).toMatchObject([{ from: 0 }, { from: 2, stoppedAfter: undefined }]);
});

test('a cue that is stopped while the tab is hidden does not play when the tab is back', async () => {
  const tab = aTab();
  tab.audio.touch();
  await settled();
  tab.audio.cues.play('countdown', 0);
  await settled();
  tab.audio.setVisible(false);
  tab.audio.cues.stop('countdown');
  tab.audio.setVisible(true);
  await settled();
  expect(tab.cues()).toHaveLength(1);
});
