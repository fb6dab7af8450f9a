import { describe, expect, test } from 'vitest';
import { AVATAR_COUNT, FIRST_AVATAR, formatAvatar, nearestAvatar, parseAvatar } from './avatar.ts';

test('each picture is read as it is written', () => {
  const names = Array.from({ length: AVATAR_COUNT }, (_, index) => `profile${index}.jpg`);
  expect(names).toHaveLength(18);
  for (const [index, name] of names.entries()) {
    expect(parseAvatar(name)).toBe(index);
    expect(formatAvatar(nearestAvatar(index))).toBe(name);
  }
});

test('a new player has the first picture', () => {
  expect(formatAvatar(FIRST_AVATAR)).toBe('profile0.jpg');
});

describe('a picture out of range is the nearest one', () => {
  test.each([
    { text: 'profile18.jpg', avatar: 17 },
    { text: 'profile999999999.jpg', avatar: 17 },
    { text: 'profile-1.jpg', avatar: 0 },
    { text: 'profile05.jpg', avatar: 5 },
  ])('from "$text"', ({ text, avatar }) => {
    expect(parseAvatar(text)).toBe(avatar);
  });

  test.each([
    { index: 2.9, avatar: 2 },
    { index: -0.5, avatar: 0 },
    { index: Number.POSITIVE_INFINITY, avatar: 17 },
    { index: Number.NEGATIVE_INFINITY, avatar: 0 },
    { index: Number.NaN, avatar: 0 },
  ])('from $index', ({ index, avatar }) => {
    expect(nearestAvatar(index) + 0).toBe(avatar);
  });
});

test.each([
  '',
  'profile.jpg',
  'profile0',
  'profile0.svg',
  'Profile0.jpg',
  'xprofile0.jpg',
  'profile0.jpg?x',
  'profile1.5.jpg',
  'profile--1.jpg',
  'profile1234567890.jpg',
  '../profile0.jpg',
  'https://evil.example/profile0.jpg',
  'javascript:alert(1)',
])('"%s" is no picture', (text) => {
  expect(parseAvatar(text)).toBeUndefined();
});
