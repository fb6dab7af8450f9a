import { expect, test } from 'vitest';
import { BESIDE_NEEDLE, type Flag, type FlagPlace, placeFlags, tierCount } from './flag-places.ts';

const LINE = 1000;

function flagsAt(poles: readonly number[], width = 200): readonly Flag[] {
  return poles.map((at) => ({ at, width }));
}

test.each([
  { name: 'that stand alone hang lowest', at: [100, 400, 700], tiers: [0, 0, 0] },
  { name: 'too near each other rise like a stair', at: [400, 410, 420], tiers: [2, 1, 0] },
  { name: 'on one pole hang above each other', at: [400, 400], tiers: [1, 0] },
  { name: 'at the right end fly to the left', at: [960, 980, 1000], tiers: [0, 1, 2] },
  { name: 'at both ends fly towards the middle', at: [0, 10, 990, 1000], tiers: [1, 0, 0, 1] },
])('flags $name', ({ at, tiers }) => {
  const places = placeFlags(flagsAt(at), LINE);
  expect(places.map(({ tier }) => tier)).toEqual(tiers);
});

test('a line without guesses has no flags', () => {
  expect(placeFlags([], LINE)).toEqual([]);
  expect(tierCount([])).toBe(0);
});

test.each([
  { name: 'seven close guesses', at: [690, 700, 710, 720, 730, 740, 750] },
  { name: 'seven close guesses in the middle', at: [490, 495, 500, 505, 510, 515, 520] },
  { name: 'a room of eight', at: [310, 520, 640, 690, 740, 780, 830, 900] },
  { name: 'a room at odds', at: [0, 20, 40, 980, 990, 1000] },
])('the poles of $name pass beside all flags below them', ({ at }) => {
  const flags = flagsAt(at);
  expect(hiddenPoles(flags, placeFlags(flags, LINE))).toEqual([]);
});

test.each([
  { name: 'two far apart', at: [279, 508], width: 215, line: 558 },
  { name: 'three in the right half', at: [150, 210, 273], width: 140, line: 300 },
  { name: 'two near the right end', at: [440, 520], width: 200, line: 558 },
])('flags of $name hang from their own poles if the line has room', ({ at, width, line }) => {
  placeFlags(flagsAt(at, width), line).forEach(({ left, way }, place) => {
    expect(way === 'right' ? left : left + width).toBe(at[place]);
  });
});

test('for any guesses, no flag covers another one or leaves the line', () => {
  for (let game = 0; game < 200; game++) {
    const flags = Array.from({ length: 1 + (game % 20) }, (_, place) => ({
      at: (game * 389 + place * place * 211) % 1001,
      width: 90 + ((game * 31 + place * 97) % 400),
    })).sort((a, b) => a.at - b.at);
    const places = placeFlags(flags, LINE);
    places.forEach((place, one) => {
      const right = place.left + (flags[one]?.width ?? 0);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(LINE);
      places.slice(0, one).forEach((other, index) => {
        if (other.tier !== place.tier) return;
        const otherRight = other.left + (flags[index]?.width ?? 0);
        expect(place.left >= otherRight || other.left >= right).toBe(true);
      });
    });
  }
});

test('for any guesses, rating and width, no flag is under the needle, over another or beyond the line', () => {
  for (let game = 0; game < 600; game++) {
    const line = [288, 300, 540, 1000, 1750][game % 5] ?? LINE;
    const needle = ((1 + ((game * 37) % 100)) * line) / 100;
    const longest = Math.max(needle, line - needle) - BESIDE_NEEDLE;
    const flags = Array.from({ length: 1 + (game % 20) }, (_, place) => ({
      at: ((1 + ((game * 89 + place * place * 31) % 100)) * line) / 100,
      width: Math.min(longest, 60 + ((game * 31 + place * 97) % 260)),
    })).sort((a, b) => a.at - b.at);
    const places = placeFlags(flags, line, needle);
    places.forEach((place, one) => {
      const right = place.left + (flags[one]?.width ?? 0);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(line + 1e-6);
      const isBeside =
        right <= needle - BESIDE_NEEDLE + 1e-6 || place.left >= needle + BESIDE_NEEDLE - 1e-6;
      expect(isBeside, `game ${game}, flag ${one}`).toBe(true);
      places.slice(0, one).forEach((other, index) => {
        if (other.tier !== place.tier) return;
        const otherRight = other.left + (flags[index]?.width ?? 0);
        expect(place.left >= otherRight || other.left >= right).toBe(true);
      });
    });
  }
});

/** Pairs of a flag and a pole behind it. */
function hiddenPoles(flags: readonly Flag[], places: readonly FlagPlace[]) {
  return places.flatMap(({ left, tier }, one) =>
    flags.flatMap(({ at }, other) => {
      const isBehind = left < at && at < left + (flags[one]?.width ?? 0);
      return isBehind && (places[other]?.tier ?? 0) > tier ? [[one, other]] : [];
    }),
  );
}
