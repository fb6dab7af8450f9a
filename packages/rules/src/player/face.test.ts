import { describe, expect, test } from 'vitest';
import { AVATAR_COUNT, nearestAvatar } from './avatar.ts';
import {
  chooseFace,
  FACE_COUNT,
  type Face,
  formatFace,
  GROUNDS,
  onGround,
  parseFace,
  readFace,
} from './face.ts';

const USHER = nearestAvatar(0);
const MONSTER = nearestAvatar(15);

test('every face is read as it is written', () => {
  const names = Array.from({ length: FACE_COUNT }, (_, face) => formatFace(face as Face));
  expect(new Set(names).size).toBe(162);
  expect(names.map(parseFace)).toEqual(Array.from(names.keys()));
});

test('a picture on its own ground has the picture’s name', () => {
  expect(formatFace(MONSTER)).toBe('profile15.jpg');
  expect(readFace(MONSTER)).toEqual({ avatar: 15, ground: undefined });
});

test('a picture on another ground is named after both', () => {
  const face = onGround(MONSTER, 'teal');
  expect(formatFace(face)).toBe('profile15-teal.jpg');
  expect(readFace(face)).toEqual({ avatar: 15, ground: 'teal' });
});

test.each(['', 'profile15-pink.jpg', 'profile15-.jpg', 'profile-teal.jpg', 'x/profile1-teal.jpg'])(
  '"%s" is no face',
  (text) => {
    expect(parseFace(text)).toBeUndefined();
  },
);

describe('a face is chosen', () => {
  test('on the picture’s own ground if that is free', () => {
    expect(chooseFace(MONSTER, new Set([USHER]))).toBe(MONSTER);
  });

  test('on the first free ground', () => {
    const taken = new Set<Face>([MONSTER]);
    const given = GROUNDS.map(() => {
      const face = chooseFace(MONSTER, taken);
      taken.add(face);
      return readFace(face);
    });
    expect(given).toEqual(GROUNDS.map((ground) => ({ avatar: 15, ground })));
  });

  test('on a ground of the picture’s own colour only as the last one', () => {
    const taken = new Set<Face>([USHER]);
    expect(readFace(chooseFace(USHER, taken)).ground).toBe('rust');
    for (const ground of GROUNDS.slice(1)) taken.add(onGround(USHER, ground));
    expect(readFace(chooseFace(USHER, taken)).ground).toBe('teal');
  });

  test('with the next picture once all grounds are taken, and a second time only when all faces are taken', () => {
    const taken = new Set<Face>();
    for (let seat = 0; seat < FACE_COUNT; seat++) taken.add(chooseFace(MONSTER, taken));
    expect(taken.size).toBe(FACE_COUNT);
    expect([...taken][GROUNDS.length + 1]).toBe(16);
    expect(chooseFace(MONSTER, taken)).toBe(MONSTER);
    expect(AVATAR_COUNT).toBe(18);
  });
});
