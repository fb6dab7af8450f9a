import { FRESH_SAVED_DATA } from '@outoften/rules/player/saved-data';
import { expect, test } from 'vitest';
import { draftOf, settleDraft, volumesOf } from './settings-screen.tsx';

const fresh = FRESH_SAVED_DATA.settings;

test('for a new player both volumes are at a tenth and sound is off', () => {
  expect(draftOf(fresh)).toEqual({ music: 10, ui: 10, isSoundOn: false });
});

test('volumes are saved as fractions', () => {
  const settled = settleDraft(fresh, { music: 45, ui: 100, isSoundOn: false });
  expect(settled).toMatchObject({ musicVolume: 0.45, uiVolume: 1, isAudioMuted: true });
});

test('saving marks the settings as chosen and leaves the rest unchanged', () => {
  const settled = settleDraft({ ...fresh, hasConfirmedTermsOfService: true }, draftOf(fresh));
  expect(settled).toEqual({
    ...fresh,
    hasConfirmedTermsOfService: true,
    hasInteractedWithSettings: true,
  });
});

test('every step of a slider is read as it was saved', () => {
  for (let percent = 0; percent <= 100; percent += 5) {
    const draft = { music: percent, ui: percent, isSoundOn: true };
    expect(draftOf(settleDraft(fresh, draft))).toEqual(draft);
  }
});

test('unsaved settings sound as they would after saving', () => {
  const draft = { music: 45, ui: 0, isSoundOn: false };
  expect(volumesOf(draft)).toEqual({ isMuted: true, music: 0.45, ui: 0 });
});
