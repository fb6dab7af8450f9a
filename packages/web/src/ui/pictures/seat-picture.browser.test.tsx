import { nearestAvatar } from '@outoften/rules/player/avatar';
import { GROUNDS, onGround } from '@outoften/rules/player/face';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { SeatPicture } from './seat-picture.tsx';

const MONSTER = nearestAvatar(15);

test('seats with the same picture differ in colour, and neighbours also in pattern', async () => {
  const faces = [MONSTER, ...GROUNDS.map((ground) => onGround(MONSTER, ground))];
  await show(faces.map((face) => <SeatPicture key={face} face={face} size={50} />));
  const pictures = [...document.querySelectorAll('img')];
  await expect.poll(() => pictures.every(({ complete }) => complete)).toBe(true);
  expect(pictures.map(({ naturalWidth }) => naturalWidth)).toEqual(faces.map(() => 100));
  const [own, ...others] = pictures;
  expect(own?.src).toMatch(/profile15[^#]*\.svg$/);
  expect(others.map(({ src }) => src)).toEqual(GROUNDS.map(() => `${own?.src}#bare`));
  const looks = others.map((picture) => getComputedStyle(picture));
  expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(8);
  expect(new Set(looks.map(({ backgroundImage }) => backgroundImage)).size).toBe(4);
  for (const [index, { backgroundImage }] of looks.entries()) {
    expect(backgroundImage).not.toBe(looks[index + 1]?.backgroundImage);
  }
});
