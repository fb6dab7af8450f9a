import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergePatch, withPatch } from './merge-patch.ts';

describe('a patch', () => {
  test.each([
    { name: 'nothing for equal values', before: { a: 1 }, after: { a: 1 }, patch: undefined },
    { name: 'the changed value', before: { a: 1, b: 1 }, after: { a: 2, b: 1 }, patch: { a: 2 } },
    { name: 'a new name', before: {}, after: { a: { b: [] } }, patch: { a: { b: [] } } },
    {
      name: 'null for a removed name',
      before: { a: 1, b: 1 },
      after: { b: 1 },
      patch: { a: null },
    },
    { name: 'a null', before: { a: 1 }, after: { a: null }, patch: { a: null } },
    {
      name: 'nested values',
      before: { a: { b: { c: 1, d: 1 } }, e: { f: 1 } },
      after: { a: { b: { c: 2, d: 1 } }, e: { f: 1 } },
      patch: { a: { b: { c: 2 } } },
    },
    {
      name: 'entries of a list that is as long as before',
      before: { a: [{ b: 1, c: 1 }, { b: 1 }, 5] },
      after: { a: [{ b: 1, c: 2 }, { b: 1 }, 6] },
      patch: { a: { 0: { c: 2 }, 2: 6 } },
    },
    {
      name: 'a list that has grown',
      before: { a: [1] },
      after: { a: [1, 2] },
      patch: { a: [1, 2] },
    },
    { name: 'a list that was none', before: { a: { b: 1 } }, after: { a: [1] }, patch: { a: [1] } },
  ])('has $name', ({ before, after, patch }) => {
    expect(mergePatch(before, after)).toEqual(patch);
  });

  test('treats undefined as missing', () => {
    expect(mergePatch({ a: undefined, b: 1 }, { b: undefined, c: undefined })).toEqual({ b: null });
  });

  test('does not compare an object with itself', () => {
    const same = new Proxy({}, { ownKeys: () => expect.fail('it was looked into') });
    expect(mergePatch({ a: same, b: 1 }, { a: same, b: 2 })).toEqual({ b: 2 });
  });

  test('turns any value into any other, also as JSON', () => {
    fc.assert(
      fc.property(anyObject(), anyObject(), (before, after) => {
        const patch: unknown = JSON.parse(JSON.stringify(mergePatch(before, after) ?? {}));
        expect(withPatch(before, patch)).toEqual(after);
      }),
    );
  });
});

/** Objects use few names, so that two of them share some. Lists have their own name. */
function anyObject() {
  return fc.letrec<{ object: object; list: readonly unknown[]; inside: unknown }>((tie) => ({
    inside: fc.oneof({ depthSize: 'small' }, fc.nat(2), tie('object')),
    list: fc.array(tie('inside'), { maxLength: 2 }),
    object: fc.record(
      { a: tie('inside'), b: tie('inside'), list: tie('list') },
      { requiredKeys: [] },
    ),
  })).object;
}
