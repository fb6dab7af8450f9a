import { describe, expect, test } from 'vitest';
import { parseMusicManifest } from './music-manifest.ts';

const entry = {
  id: 'late-show',
  title: 'Late Show',
  composer: 'Ana Solo',
  licence: 'CC BY 4.0',
  source: 'https://example.com/late-show',
  file: 'late-show.mp3',
};

test('an entry becomes a track, with its loop if it has one', () => {
  expect(
    parseMusicManifest([entry, { ...entry, id: 'round', loop: { start: 0, end: 70.5 } }]),
  ).toEqual([
    { ...entry, loop: undefined },
    { ...entry, id: 'round', loop: { start: 0, end: 70.5 } },
  ]);
});

describe('an invalid entry is left out and reported, and the others stay:', () => {
  test.each([
    { name: 'no entry at all', wrong: null, told: /^Track 2 of the music manifest: the entry/ },
    { name: 'no title', wrong: { ...entry, title: ' ' }, told: /title: is empty$/ },
    { name: 'no licence', wrong: { ...entry, licence: undefined }, told: /licence: / },
    { name: 'an id with a space', wrong: { ...entry, id: 'a b' }, told: /id: has other signs/ },
    { name: 'a second of the same id', wrong: entry, told: /id late-show was listed before$/ },
    {
      name: 'a loop that runs backwards',
      wrong: { ...entry, loop: { start: 2, end: 1 } },
      told: /loop: ends/,
    },
    { name: 'a loop without an end', wrong: { ...entry, loop: { start: 2 } }, told: /loop\.end: / },
  ])('$name', ({ wrong, told }) => {
    const faults: string[] = [];
    const tracks = parseMusicManifest([entry, wrong], (fault) => faults.push(fault));
    expect(tracks).toEqual([{ ...entry, loop: undefined }]);
    expect(faults).toEqual([expect.stringMatching(told)]);
  });

  test.each([
    '../secret.mp3',
    '/etc/passwd.mp3',
    'a/b.mp3',
    'a\\b.mp3',
    '%2e%2e%2fb.mp3',
    '..mp3',
    'https://example.com/a.mp3',
    'a.mp3?x',
    '.mp3',
    'noise',
    '',
  ])('a track with the file "%s" is left out, because the file may be elsewhere', (file) => {
    expect(parseMusicManifest([{ ...entry, file }])).toEqual([]);
  });
});

test.each([{}, null, 'music', undefined, 7])(
  '%j is not a manifest and gives no tracks',
  (value) => {
    const faults: string[] = [];
    expect(parseMusicManifest(value, (fault) => faults.push(fault))).toEqual([]);
    expect(faults).toHaveLength(1);
  },
);
