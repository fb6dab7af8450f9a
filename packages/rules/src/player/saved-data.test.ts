import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLOWANCES } from '../allowance.ts';
import { ANY_FILM } from '../film/film-filter.ts';
import { GENRES } from '../film/genre.ts';
import { LANGUAGES } from '../language.ts';
import { ok, refuse } from '../result.ts';
import {
  chooseSound,
  decodeSavedData,
  encodeSavedData,
  FRESH_SAVED_DATA,
  MOTIONS,
  percentFromVolume,
  type SavedData,
  THEMES,
  volumeFromPercent,
} from './saved-data.ts';

const full: SavedData = {
  settings: {
    isAudioMuted: true,
    musicVolume: 0.35,
    uiVolume: 1,
    theme: 'light',
    motion: 'less',
    vibrates: false,
    hidesRoomCode: true,
    allowance: 2,
    hasInteractedWithSettings: true,
    hasConfirmedTermsOfService: true,
    language: 'de',
  },
  userData: { userId: 'guest-7f3a' },
  soloFilter: { genres: ['action', 'comedy', 'drama'], fromYear: 1980, toYear: 1999 },
  soloLength: 10,
  soloBests: { runs: { 5: 912, '5 masterpieces': 1100 }, film: 225, films: 12 },
  isCoached: true,
};

/** The full data as it is stored, with some parts of it replaced by whatever is given. */
function stored(parts: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...JSON.parse(encodeSavedData(full)), ...parts });
}

const withSettings = (parts: object) => stored({ settings: { ...full.settings, ...parts } });
const withFilter = (parts: object) => stored({ soloFilter: { ...full.soloFilter, ...parts } });

test('a first visit begins with sound off and no choices', () => {
  expect(FRESH_SAVED_DATA).toStrictEqual({
    settings: {
      isAudioMuted: true,
      musicVolume: 0.1,
      uiVolume: 0.1,
      theme: 'system',
      motion: 'system',
      vibrates: true,
      hidesRoomCode: false,
      allowance: 1,
      hasInteractedWithSettings: false,
      hasConfirmedTermsOfService: false,
      language: undefined,
    },
    userData: { userId: undefined },
    soloFilter: undefined,
  });
});

test('data from before themes existed is read like a first visit', () => {
  const {
    theme: _,
    motion: __,
    vibrates: ___,
    hidesRoomCode: ____,
    allowance: _____,
    ...before
  } = full.settings;
  expect(decodeSavedData(stored({ settings: before }))).toMatchObject({
    value: {
      settings: {
        theme: 'system',
        motion: 'system',
        vibrates: true,
        hidesRoomCode: false,
        allowance: 1,
      },
    },
  });
});

test.each([
  { name: 'never chose', isAudioMuted: false, hasChosen: false, isSilent: true },
  {
    name: 'saved the settings with sound on',
    isAudioMuted: false,
    hasChosen: true,
    isSilent: false,
  },
  {
    name: 'saved the settings with sound off',
    isAudioMuted: true,
    hasChosen: true,
    isSilent: true,
  },
  { name: 'muted with the switch alone', isAudioMuted: true, hasChosen: false, isSilent: true },
])('data of a player who $name is read, from the time when sound was on by default', (player) => {
  const { isAudioMuted, hasChosen: hasInteractedWithSettings, isSilent } = player;
  expect(decodeSavedData(withSettings({ isAudioMuted, hasInteractedWithSettings }))).toMatchObject({
    value: { settings: { isAudioMuted: isSilent } },
  });
});

test('sound that was turned on stays on', () => {
  const settings = chooseSound(FRESH_SAVED_DATA.settings, 'on');
  expect(settings.isAudioMuted).toBe(false);
  const kept = decodeSavedData(encodeSavedData({ ...FRESH_SAVED_DATA, settings }));
  expect(kept).toMatchObject({ value: { settings } });
  expect(chooseSound(settings, 'off').isAudioMuted).toBe(true);
});

describe('saved data', () => {
  const percents = fc.integer({ min: 0, max: 20 }).map((steps) => 5 * steps);
  const anyVolume = percents.map(volumeFromPercent);
  const anyFilter = fc.record({
    genres: fc.subarray([...GENRES], { minLength: 3 }),
    fromYear: fc.integer({ min: 1960, max: 1990 }),
    toYear: fc.integer({ min: 2000, max: 2024 }),
  });
  const anySavedData: fc.Arbitrary<SavedData> = fc.record({
    settings: fc.record({
      isAudioMuted: fc.boolean(),
      musicVolume: anyVolume,
      uiVolume: anyVolume,
      theme: fc.constantFrom(...THEMES),
      motion: fc.constantFrom(...MOTIONS),
      vibrates: fc.boolean(),
      hidesRoomCode: fc.boolean(),
      allowance: fc.constantFrom(...ALLOWANCES),
      hasInteractedWithSettings: fc.boolean(),
      hasConfirmedTermsOfService: fc.boolean(),
      language: fc.constantFrom(undefined, ...LANGUAGES),
    }),
    userData: fc.record({
      userId: fc.option(fc.stringMatching(/^[\w-]{1,64}$/), { nil: undefined }),
    }),
    soloFilter: fc.option(anyFilter, { nil: undefined }),
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(anySavedData, (data) => {
        // Sound that is on has been chosen.
        fc.pre(data.settings.isAudioMuted || data.settings.hasInteractedWithSettings);
        expect(decodeSavedData(encodeSavedData(data))).toEqual(ok(data));
      }),
    );
  });

  test.each([FRESH_SAVED_DATA, full])('has a version number', (data) => {
    expect(JSON.parse(encodeSavedData(data))).toMatchObject({ version: 1 });
    expect(decodeSavedData(encodeSavedData(data))).toEqual(ok(data));
  });

  test('may have the highest and lowest value of each field', () => {
    const userId = 'y'.repeat(64);
    expect(decodeSavedData(stored({ userData: { userId } }))).toMatchObject({ ok: true });
    expect(decodeSavedData(withSettings({ musicVolume: 0, uiVolume: 1 }))).toMatchObject({
      ok: true,
    });
  });

  test('has its volumes rounded to the steps of the slider', () => {
    const read = decodeSavedData(withSettings({ musicVolume: 0.123, uiVolume: 0.98 }));
    expect(read).toMatchObject({ value: { settings: { musicVolume: 0.1, uiVolume: 1 } } });
  });

  test('from before there were languages to choose leaves the choice to the browser', () => {
    const { language: _, ...settings } = full.settings;
    const read = decodeSavedData(stored({ settings }));
    expect(read).toMatchObject({ ok: true, value: { settings: { language: undefined } } });
  });

  test('has its filter in the usual order', () => {
    const genres = ['drama', 'comedy', 'action', 'drama'];
    expect(decodeSavedData(withFilter({ genres }))).toEqual(ok(full));
    expect(decodeSavedData(stored({ soloFilter: ANY_FILM }))).toMatchObject({ ok: true });
  });

  test('loses unknown parts', () => {
    const lastFilm = { title: 'The Lamp Room', rating: 77, guess: 75 };
    expect(decodeSavedData(stored({ score: 300, lastFilm }))).toEqual(ok(full));
  });
});

describe('saved data is set aside when it is', () => {
  test.each([
    { name: 'nothing', text: '' },
    { name: 'no JSON', text: '{' },
    { name: 'a word', text: 'undefined' },
    { name: 'null', text: 'null' },
    { name: 'a number', text: '1' },
    { name: 'a text', text: '"version"' },
    { name: 'a list', text: '[1]' },
    { name: 'an object without a version', text: '{}' },
    { name: 'a version and nothing else', text: '{"version":1}' },
    { name: 'coaching that is a word', text: stored({ isCoached: 'yes' }) },
    { name: 'a run of an impossible length', text: stored({ soloLength: 7 }) },
    {
      name: 'a best film of half a point',
      text: stored({ soloBests: { runs: {}, film: 0.5, films: 1 } }),
    },
    {
      name: 'a best run that is text',
      text: stored({ soloBests: { runs: { 5: 'x' }, film: 0, films: 1 } }),
    },
    { name: 'no settings', text: stored({ settings: undefined }) },
    { name: 'settings that are null', text: stored({ settings: null }) },
    { name: 'a switch that is neither on nor off', text: withSettings({ isAudioMuted: 1 }) },
    { name: 'settings that lack a switch', text: withSettings({ isAudioMuted: undefined }) },
    {
      name: 'a terms switch that is text',
      text: withSettings({ hasConfirmedTermsOfService: 'true' }),
    },
    {
      name: 'a settings switch that is null',
      text: withSettings({ hasInteractedWithSettings: null }),
    },
    { name: 'a volume below silence', text: withSettings({ musicVolume: -0.1 }) },
    { name: 'an unknown theme', text: withSettings({ theme: 'sepia' }) },
    { name: 'an unknown kind of motion', text: withSettings({ motion: 'more' }) },
    { name: 'a volume above full', text: withSettings({ uiVolume: 1.01 }) },
    { name: 'a volume that is text', text: withSettings({ uiVolume: '1' }) },
    { name: 'a volume that is no number', text: withSettings({ uiVolume: Number.NaN }) },
    { name: 'an endless volume', text: stored().replace('0.35', '1e999') },
    { name: 'no user data', text: stored({ userData: undefined }) },
    { name: 'an empty user id', text: stored({ userData: { userId: '' } }) },
    { name: 'a user id that is too long', text: stored({ userData: { userId: 'y'.repeat(65) } }) },
    { name: 'a user id with markup', text: stored({ userData: { userId: '<b>' } }) },
    { name: 'a user id of two lines', text: stored({ userData: { userId: 'a\nb' } }) },
    { name: 'a user id that is a number', text: stored({ userData: { userId: 7 } }) },
    { name: 'a filter with two genres', text: withFilter({ genres: ['action', 'war'] }) },
    {
      name: 'a filter with an unknown genre',
      text: withFilter({ genres: ['action', 'war', 'music', 'toString'] }),
    },
    { name: 'a filter with a year of text', text: withFilter({ fromYear: '1980' }) },
    { name: 'a filter with a last year of text', text: withFilter({ toYear: null }) },
    { name: 'a filter with a year to come', text: withFilter({ toYear: 2025 }) },
    { name: 'a filter with genres that are no list', text: withFilter({ genres: { length: 3 } }) },
    { name: 'deep nesting', text: '['.repeat(100_000) },
    {
      name: 'deep nesting in a setting',
      text: stored().replace('0.35', `${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    },
    { name: 'a prototype in place of its data', text: '{"__proto__":{"version":1}}' },
  ])('$name', ({ text }) => {
    expect(decodeSavedData(text)).toEqual(refuse('unreadable'));
  });

  test.each([0, 2, '1', null, [1]])('of version %j', (version) => {
    expect(decodeSavedData(stored({ version }))).toEqual(refuse('unknown-version'));
  });

  test('a huge list', () => {
    expect(decodeSavedData(withFilter({ genres: Array(500_000).fill(0) }))).toMatchObject({
      ok: false,
    });
  });

  test('unreadable text of any kind, without an exception', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record({ version: fc.constant(1), settings: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
      fc
        .dictionary(
          fc.constantFrom(...Object.keys(full), '__proto__', 'constructor'),
          fc.jsonValue(),
        )
        .map(stored),
    );
    fc.assert(fc.property(anyText, (text) => typeof decodeSavedData(text).ok === 'boolean'));
  });
});

test('saved data can’t change Object.prototype', () => {
  const poison = '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},';
  const text = stored().replaceAll('{', `{${poison}`);
  const read = decodeSavedData(text);
  expect(read).toEqual(ok(full));
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

describe('a volume', () => {
  test.each([
    { percent: 0, volume: 0 },
    { percent: 5, volume: 0.05 },
    { percent: 10, volume: 0.1 },
    { percent: 35, volume: 0.35 },
    { percent: 100, volume: 1 },
  ])('of $percent per cent is saved as $volume', ({ percent, volume }) => {
    expect(volumeFromPercent(percent)).toBe(volume);
    expect(percentFromVolume(volume)).toBe(percent);
  });

  test.each([
    { percent: 7, volume: 0.05 },
    { percent: 8, volume: 0.1 },
    { percent: -20, volume: 0 },
    { percent: 120, volume: 1 },
  ])('of $percent per cent is limited to the scale: $volume', ({ percent, volume }) => {
    expect(volumeFromPercent(percent)).toBe(volume);
  });
});
