import { describe, expect, test } from 'vitest';
import { RATING_BANDS } from '../film/bands.ts';
import { tenths } from '../rating.ts';
import { seededChance } from '../seeded-chance.ts';
import { type Draw, drawBalanced } from './draw-balanced.ts';

type RatedFilm = Readonly<{ id: string; rating: ReturnType<typeof tenths> }>;

/** Most films are good ones: 10, 20, 40, 100 and 30 in the bands. */
const FILMS = [
  ...films('awful', { count: 10, rating: 42 }),
  ...films('weak', { count: 20, rating: 55 }),
  ...films('fair', { count: 40, rating: 63 }),
  ...films('good', { count: 100, rating: 74 }),
  ...films('great', { count: 30, rating: 84 }),
];

function films(name: string, { count, rating }: Readonly<{ count: number; rating: number }>) {
  return Array.from({ length: count }, (_, n) => ({ id: `${name} ${n}`, rating: tenths(rating) }));
}

function aDraw(about: Partial<Draw> = {}): Draw {
  return { avoid: new Set(), memories: [], bands: RATING_BANDS, random: seededChance(7), ...about };
}

/** As a player sees them: the last 50 are remembered. */
function drawMany(from: readonly RatedFilm[], times: number): readonly string[] {
  const random = seededChance(7);
  const drawn: string[] = [];
  while (drawn.length < times) {
    const film = drawBalanced(from, aDraw({ memories: [drawn.slice(-50)], random }));
    drawn.push(film?.id ?? 'none');
  }
  return drawn;
}

function nameOf(id: string): string {
  return id.split(' ')[0] ?? '';
}

const idsOf = (list: readonly RatedFilm[]) => list.map(({ id }) => id);

test('each band is drawn by its weight, however many films it has', () => {
  const random = seededChance(7);
  const drawn = Array.from({ length: 9900 }, () => drawBalanced(FILMS, aDraw({ random })));
  const counts = Map.groupBy(drawn, (film) => nameOf(film?.id ?? ''));
  const shares = ['awful', 'weak', 'fair', 'good', 'great'].map((name) =>
    Math.round((counts.get(name)?.length ?? 0) / 100),
  );
  expect(shares).toEqual([23, 19, 15, 19, 23].map((share) => expect.closeTo(share, -0.5)));
});

test('a player sees a film again only after 50 others', () => {
  const drawn = drawMany(FILMS, 1000);
  for (const [nth, id] of drawn.entries()) {
    expect(drawn.slice(Math.max(0, nth - 50), nth)).not.toContain(id);
  }
});

test('a band whose films are all known is left out while another has fresh films', () => {
  const seen = FILMS.filter(({ id }) => !id.startsWith('weak')).map(({ id }) => id);
  const drawn = drawBalanced(FILMS, aDraw({ memories: [seen], random: () => 0.99 }));
  expect(drawn?.id).toMatch(/^weak/);
});

test('if all films are known, one of the older half of the band is drawn', () => {
  const great = films('great', { count: 6, rating: 84 });
  const memories = [idsOf(great)];
  const drawn = [0, 0.5, 0.99].map((at) =>
    drawBalanced(great, aDraw({ memories, random: () => at })),
  );
  expect(drawn.map((film) => film?.id)).toEqual(['great 0', 'great 1', 'great 2']);
});

test('films to avoid are never drawn, even if there are no others', () => {
  const [one, two] = films('fair', { count: 2, rating: 63 });
  expect(drawBalanced([one!, two!], aDraw({ avoid: new Set([one!.id]) }))).toBe(two);
  expect(drawBalanced([one!], aDraw({ avoid: new Set([one!.id]) }))).toBeUndefined();
});

test('films of the last dailies are drawn only if there are no others', () => {
  const [one, two] = films('fair', { count: 2, rating: 63 });
  const draw = aDraw({ lately: new Set([one!.id]), memories: [[two!.id]] });
  expect(drawBalanced([one!, two!], draw)).toBe(two);
  expect(drawBalanced([one!], draw)).toBe(one);
});

test('a film between the bands is never drawn', () => {
  const bands = RATING_BANDS.filter(({ from }) => from !== 60);
  expect(drawBalanced(films('fair', { count: 3, rating: 63 }), aDraw({ bands }))).toBeUndefined();
});

describe('in a room', () => {
  test('the band is drawn first, though all but one of the players know most of its films', () => {
    const awful = FILMS.slice(0, 10);
    const memories = [idsOf(awful), [], [], []];
    const drawn = drawBalanced(FILMS, aDraw({ memories, random: () => 0 }));
    expect(drawn?.id).toMatch(/^awful/);
  });

  test('a film that more than a quarter of the players know is drawn after the others', () => {
    const [one, two] = films('awful', { count: 2, rating: 42 });
    const memories = [[one!.id], [one!.id], [two!.id], []];
    expect(drawBalanced([one!, two!], aDraw({ memories, random: () => 0.99 }))).toBe(two);
  });

  test('a film that the fewest players know is drawn from the band', () => {
    const [one, two, three] = films('awful', { count: 3, rating: 42 });
    const memories = [[one!.id], [two!.id], [], []];
    expect(drawBalanced([one!, two!, three!], aDraw({ memories }))).toBe(three);
  });
});
