import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseTrack } from './music.ts';
import { aTrack } from './track-under-test.ts';

const NONE: ReadonlySet<string> = new Set();
const three = ['slow', 'fast', 'blue'].map((id) => aTrack({ id }));

describe('the next track', () => {
  test.each([
    { chance: 0, id: 'slow' },
    { chance: 0.34, id: 'fast' },
    { chance: 0.999, id: 'blue' },
  ])('is $id for the random number $chance', ({ chance, id }) => {
    expect(chooseTrack(three, { last: undefined, broken: NONE }, chance)?.id).toBe(id);
  });

  test('is never the last one', () => {
    const ids = fc.constantFrom('slow', 'fast', 'blue');
    const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(ids, chances, (last, chance) => {
        const next = chooseTrack(three, { last, broken: NONE }, chance);
        return next !== undefined && next.id !== last;
      }),
    );
  });

  test('is not one that could not be played', () => {
    const broken = new Set(['slow', 'blue']);
    expect(chooseTrack(three, { last: undefined, broken }, 0.9)?.id).toBe('fast');
  });

  test('is the same one again if it is the only one', () => {
    const broken = new Set(['slow', 'blue']);
    expect(chooseTrack(three, { last: 'fast', broken }, 0.5)?.id).toBe('fast');
  });

  test.each([
    { name: 'the manifest lists none', tracks: [], broken: NONE },
    { name: 'all are broken', tracks: three, broken: new Set(['slow', 'fast', 'blue']) },
  ])('does not exist if $name', ({ tracks, broken }) => {
    expect(chooseTrack(tracks, { last: undefined, broken }, 0.5)).toBeUndefined();
  });
});
