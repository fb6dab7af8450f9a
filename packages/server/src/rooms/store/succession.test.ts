import { expect, test } from 'vitest';
import { createSuccession } from './succession.ts';

/** A succession that notes which tasks were done, and what each turn waits for. */
function aSuccession() {
  const succession = createSuccession();
  const done: string[] = [];
  const add = (name: string) => {
    const awaited = Promise.withResolvers<void>();
    succession.add(awaited.promise, {
      whenTrue: () => done.push(name),
      otherwise: (fault) => done.push(`${name}: ${fault}`),
    });
    return awaited;
  };
  return { succession, done, add };
}

test('a task that is ready early waits for earlier tasks', async () => {
  const { succession, done, add } = aSuccession();
  const [first, second] = [add('first'), add('second')];
  second.resolve();
  await second.promise;
  expect(done).toEqual([]);
  first.resolve();
  await succession.settle();
  expect(done).toEqual(['first', 'second']);
});

test('a failed task is reported in its turn, and delays no other', async () => {
  const { succession, done, add } = aSuccession();
  const [first, second] = [add('first'), add('second')];
  first.reject('EIO');
  second.resolve();
  await succession.settle();
  expect(done).toEqual(['first: EIO', 'second']);
});

test('it has settled once tasks that were added meanwhile are done as well', async () => {
  const { succession, done, add } = aSuccession();
  const first = add('first');
  succession.add(first.promise, {
    whenTrue: () => add('late').resolve(),
    otherwise: () => {},
  });
  first.resolve();
  await succession.settle();
  expect(done).toEqual(['first', 'late']);
});
