import { FRESH_SAVED_DATA } from '@outoften/rules/player/saved-data';
import { expect, test } from 'vitest';
import { draftOf, settleDraft, volumesOf } from './settings-draft.ts';

const fresh = FRESH_SAVED_DATA.settings;

test('a new player finds both volumes at a tenth and sound off', () => {
  expect(draftOf(fresh)).toEqual({ music: 10, ui: 10, isSoundOn: false });
});

test('volumes are kept as fractions', () => {
  const settled = settleDraft(fresh, { music: 45, ui: 100, isSoundOn: false });
  expect(settled).toMatchObject({ musicVolume: 0.45, uiVolume: 1, isAudioMuted: true });
});

test('settling marks the settings as chosen and leaves the rest alone', () => {
  const settled = settleDraft({ ...fresh, hasConfirmedTermsOfService: true }, draftOf(fresh));
  expect(settled).toEqual({
    ...fresh,
    hasConfirmedTermsOfService: true,
    hasInteractedWithSettings: true,
  });
});

test('every step of a slider comes back as it was set', () => {
  for (let percent = 0; percent <= 100; percent += 5) {
    const draft = { music: percent, ui: percent, isSoundOn: true };
    expect(draftOf(settleDraft(fresh, draft))).toEqual(draft);
  }
});

test('settings on the screen sound as they would be saved', () => {
  const draft = { music: 45, ui: 0, isSoundOn: false };
  expect(volumesOf(draft)).toEqual({ isMuted: true, music: 0.45, ui: 0 });
});
