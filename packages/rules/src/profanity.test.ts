import { expect, test } from 'vitest';
import { isProfane } from './profanity.ts';

test.each([
  'shit',
  'SHIT',
  'sh1t',
  'shiiit',
  '$hit',
  'what a shit film',
  'big_shit',
  'my_ass',
  'xx_fuck_xx',
])('"%s" is profane', (text) => {
  expect(isProfane(text)).toBe(true);
});

test.each(['sh_it', 's_h_i_t', 'ana_sh_it', 'an_a_sh_it', '_f_u_c_k_'])(
  '"%s" hides a word behind underscores and is profane',
  (text) => {
    expect(isProfane(text)).toBe(true);
  },
);

test.each(['push_it', 'wash_it_2', 'class_hit'])(
  '"%s" only seems to hide a word and is clean',
  (text) => {
    expect(isProfane(text)).toBe(false);
  },
);

test.each([
  '',
  'Ana',
  'film_fan_77',
  'Scunthorpe',
  'Hitchcock',
  'classic',
  'peacock',
  'Cumpleaños de Ana',
  'La cumbre',
  'Friday night',
])('"%s" is clean', (text) => {
  expect(isProfane(text)).toBe(false);
});
