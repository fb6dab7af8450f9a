import { expect, test } from 'vitest';
import { createConnectionToken, SignedOutError } from './connection-token.ts';

/** A browser that has these tokens, one after the other. */
function aToken(...tokens: readonly string[]) {
  return createConnectionToken({
    token: async () => tokens[0],
    anotherToken: async (refused) => tokens[tokens.indexOf(refused) + 1],
  });
}

test('connections use the same token until it is refused', async () => {
  const token = aToken('one', 'two');
  expect([await token.take(), await token.take()]).toEqual(['one', 'one']);
  token.refuse();
  expect(await token.take()).toBe('two');
});

test('no other token is needed while none is refused', async () => {
  expect(await aToken().take()).toBeUndefined();
});

test('a player with only a refused token has signed out elsewhere, and may sign in again', async () => {
  const token = aToken('one');
  await token.take();
  token.refuse();
  await expect(token.take()).rejects.toThrow(SignedOutError);
  expect(await token.take()).toBe('one');
});

test('after four refusals in a row no other token is tried', async () => {
  const token = aToken('one', 'two', 'three', 'four', 'five');
  for (let n = 0; n < 4; n++) {
    await token.take();
    token.refuse();
  }
  await expect(token.take()).rejects.toThrow(SignedOutError);
});

test('an accepted token resets the count of refused ones', async () => {
  const token = aToken('one', 'two');
  await token.take();
  token.refuse();
  await token.take();
  token.accept();
  expect(await token.take()).toBe('one');
});
