import { expect, test } from 'vitest';
import { EARLIEST_YEAR } from '../film/film-filter.ts';
import { TURN_MS, warmUpTurn } from './warm-up.ts';
import { WARM_UP_FILMS } from './warm-up-films.ts';

const START = 60_000 * TURN_MS;

/** Returns this many turns of a room, one after another. */
function turns(count: number, roomId = 'room') {
  return Array.from({ length: count }, (_, turn) => warmUpTurn(roomId, START + turn * TURN_MS));
}

test('no game can draw a film of the warm-up: all are older than the earliest year of a filter', () => {
  expect(Math.max(...WARM_UP_FILMS.map(({ year }) => year))).toBeLessThan(EARLIEST_YEAR);
});

test('all phones of a room show the same film at the same time', () => {
  const turn = warmUpTurn('room', START);
  expect(turn.startsAt).toBe(START);
  expect(warmUpTurn('room', START + TURN_MS - 1)).toEqual(turn);
  expect(warmUpTurn('room', START + TURN_MS).number).toBe(turn.number + 1);
});

test('a film comes again only after all others', () => {
  const films = turns(WARM_UP_FILMS.length).map(({ film }) => film.id);
  expect(new Set(films).size).toBe(WARM_UP_FILMS.length);
});

test('four different titles are offered, with the right one at any position', () => {
  const all = turns(200);
  for (const { film, choices } of all) {
    expect(new Set(choices).size).toBe(4);
    expect(choices).toContain(film);
  }
  const places = new Set(all.map(({ film, choices }) => choices.indexOf(film)));
  expect(places).toEqual(new Set([0, 1, 2, 3]));
});

test('each room has its own order', () => {
  const orders = ['a', 'b', 'c'].map((id) =>
    turns(6, id)
      .map(({ film }) => film.id)
      .join(),
  );
  expect(new Set(orders).size).toBe(3);
});
