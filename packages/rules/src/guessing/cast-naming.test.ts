import { describe, expect, test } from 'vitest';
import { refuse } from '../result.ts';
import { slotsWith } from '../testing/attempt-builder.ts';
import { castNamed } from '../testing/film-builder.ts';
import { tryCastName } from './cast-naming.ts';
import {
  type CastSlots,
  creditedNames,
  EMPTY_SLOTS,
  LONGEST_CAST_NAME,
  missedNames,
  triesLeft,
  wrongNameCount,
} from './cast-slots.ts';

const cast = castNamed('Ada Quill', 'Bo Stern', 'Cy Marsh', 'Di Vance', 'Ed Frost');

/** The slots after these names were tried one after another, none of them refused. */
function afterTrying(
  names: readonly Readonly<{ slot: number; name: string }>[],
  people = cast,
): CastSlots {
  return names.reduce((slots, guess) => {
    const tried = tryCastName(slots, guess, people);
    if (!tried.ok) throw new Error(`${guess.name}: ${tried.refusal}`);
    return tried.value;
  }, EMPTY_SLOTS);
}

describe('a name of the cast', () => {
  test('fills its slot with the film’s spelling of the name', () => {
    const slots = afterTrying([{ slot: 2, name: ' ada  QUILL ' }]);
    expect(slots[2]).toEqual({
      state: 'credited',
      person: 'person-0',
      name: 'Ada Quill',
      wrongNames: [],
    });
    expect(slots.map(triesLeft)).toEqual([3, 3, 0, 3]);
    expect(creditedNames(slots)).toEqual(['Ada Quill']);
  });

  test('is recognised in its usual and in its original form', () => {
    const [entry] = castNamed('Toshiro Mifune');
    const people = entry === undefined ? [] : [{ ...entry, originalName: '三船 敏郎' }];
    for (const name of ['三船　敏郎', 'toshiro mifune']) {
      const slots = afterTrying([{ slot: 0, name }], people);
      expect(creditedNames(slots)).toEqual(['Toshiro Mifune']);
    }
  });

  test('is recognised in its original form without accents', () => {
    const [entry] = castNamed('Ada Quill');
    const people = entry === undefined ? [] : [{ ...entry, originalName: 'Ádám Küll' }];
    const slots = afterTrying([{ slot: 0, name: 'adam kull' }], people);
    expect(creditedNames(slots)).toEqual(['Ada Quill']);
  });

  test('is credited at the third try, and the wrong names stay', () => {
    const slots = afterTrying([
      { slot: 0, name: 'Nobody' },
      { slot: 0, name: 'No One' },
      { slot: 0, name: 'Ada Quill' },
    ]);
    expect(slots[0]).toMatchObject({ state: 'credited', wrongNames: ['Nobody', 'No One'] });
  });

  test('is credited once, and a second try costs nothing', () => {
    const slots = afterTrying([{ slot: 0, name: 'Ada Quill' }]);
    const again = tryCastName(slots, { slot: 1, name: 'ada quill' }, cast);
    expect(again).toEqual(refuse('already-credited'));
  });

  test('is credited once to a person with two roles', () => {
    const [ada] = cast;
    const people = ada === undefined ? [] : [ada, { ...ada, character: 'Her twin' }];
    const slots = afterTrying([{ slot: 0, name: 'Ada Quill' }], people);
    const again = tryCastName(slots, { slot: 1, name: 'Ada Quill' }, people);
    expect(again).toEqual(refuse('already-credited'));
  });

  test('is credited to each of two people who share it', () => {
    const people = castNamed('Ada Quill', 'Ada Quill');
    const slots = afterTrying(
      [
        { slot: 0, name: 'Ada Quill' },
        { slot: 1, name: 'Ada Quill' },
      ],
      people,
    );
    expect(slots).toMatchObject([{ person: 'person-0' }, { person: 'person-1' }, {}, {}]);
  });
});

describe('a wrong name', () => {
  test('costs a try of its slot only, and is saved as it was typed', () => {
    const slots = afterTrying([{ slot: 1, name: ' Nobody  At All ' }]);
    expect(slots[1]).toEqual({ state: 'open', wrongNames: ['Nobody  At All'] });
    expect(slots.map(triesLeft)).toEqual([3, 2, 3, 3]);
  });

  test('closes its slot when it is the third', () => {
    const slots = afterTrying(['A', 'B', 'C'].map((name) => ({ slot: 3, name })));
    expect(slots[3]).toEqual({ state: 'spent', wrongNames: ['A', 'B', 'C'] });
    expect(slots.map(triesLeft)).toEqual([3, 3, 3, 0]);
    expect(wrongNameCount(slots)).toBe(3);
    expect(missedNames(slots)).toHaveLength(3);
  });

  test.each([0, 1])('costs no second try when it is repeated in slot %d', (slot) => {
    const slots = afterTrying([{ slot: 0, name: 'Nobody' }]);
    expect(tryCastName(slots, { slot, name: 'NOBODY ' }, cast)).toEqual(refuse('already-wrong'));
  });

  test('can be a part of a name, or a look-alike from another alphabet', () => {
    const slots = afterTrying([
      { slot: 0, name: 'Ada' },
      { slot: 1, name: 'Аda Quill' },
    ]);
    expect(wrongNameCount(slots)).toBe(2);
  });

  test('may be as long as the longest name', () => {
    const slots = afterTrying([{ slot: 0, name: ` ${'x'.repeat(LONGEST_CAST_NAME)} ` }]);
    expect(wrongNameCount(slots)).toBe(1);
  });

  test('may be a reserved word of JavaScript', () => {
    const slots = afterTrying(['__proto__', 'constructor'].map((name) => ({ slot: 0, name })));
    expect(slots[0]).toEqual({ state: 'open', wrongNames: ['__proto__', 'constructor'] });
  });
});

describe('trying a name is refused', () => {
  test.each([4, -1, 0.5, Number.NaN])('in slot %d, which does not exist', (slot) => {
    const tried = tryCastName(EMPTY_SLOTS, { slot, name: 'Ada Quill' }, cast);
    expect(tried).toEqual(refuse('no-such-slot'));
  });

  test.each([
    { name: 'credited', slots: slotsWith({ credited: 1 }) },
    { name: 'spent', slots: slotsWith({ wrong: 3 }) },
  ])('in a slot that is $name', ({ slots }) => {
    const tried = tryCastName(slots, { slot: 0, name: 'Ed Frost' }, cast);
    expect(tried).toEqual(refuse('slot-closed'));
  });

  test.each(['', '   ', '...', '\u200b', '🎬', 'x'.repeat(LONGEST_CAST_NAME + 1)])(
    'for "%s", which is no name',
    (name) => {
      expect(tryCastName(EMPTY_SLOTS, { slot: 0, name }, cast)).toEqual(refuse('no-name'));
    },
  );

  test('for an empty name, even if a person of the cast has one', () => {
    const nameless = castNamed('', '?');
    expect(tryCastName(EMPTY_SLOTS, { slot: 0, name: '?' }, nameless)).toEqual(refuse('no-name'));
  });
});
