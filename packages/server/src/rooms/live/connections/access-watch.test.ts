import { expect, test } from 'vitest';
import type { AccountCaller } from '../../../identity/callers/caller.ts';
import { createAccessNews, type GrantMark } from '../../../identity/tokens/grants.ts';
import { createAccessWatch } from './access-watch.ts';

const LOOK_EVERY_MS = 10_000;

function caller(subject: string, grant: string | undefined): AccountCaller {
  const account = { subject, issuer: 'https://play.example.com', email: undefined };
  const mark = grant === undefined ? {} : { grant: grant as GrantMark };
  const isOurs = true;
  return {
    type: 'account',
    account: { ...account, emailVerified: true, ...mark },
    owner: subject,
    isOurs,
  };
}

/** Opens a watch over a store. Tests can end grants, and make the store fail. */
function open() {
  const kept = new Set(['phone', 'laptop', 'of ben']);
  const accessNews = createAccessNews();
  const ended: string[] = [];
  const looks: (readonly string[])[] = [];
  const store = { isAway: false };
  let now = 0;
  const watch = createAccessWatch({
    accessNews,
    listKeptGrants: async (marks) => {
      looks.push(marks);
      if (store.isAway) throw new Error('the store is away');
      return new Set(marks.filter((mark) => kept.has(mark)));
    },
    lookEveryMs: LOOK_EVERY_MS,
    now: () => now,
  });
  const add = (subject: string, grant: string | undefined, name = grant ?? subject) =>
    watch.watch(caller(subject, grant), () => ended.push(name));
  const pass = (ms: number) => {
    now += ms;
    watch.check();
  };
  return { ...watch, add, pass, kept, accessNews, ended, looks, store };
}

test('an event that a grant ended closes its connections, and no others', async () => {
  const { add, kept, accessNews, ended } = open();
  add('ana', 'phone');
  add('ana', 'phone', 'another tab');
  add('ana', 'laptop');
  add('ben', 'of ben');
  kept.delete('phone');
  accessNews.publishEnded('ana');
  await expect.poll(() => ended).toEqual(['phone', 'another tab']);
});

test('a connection is closed once', async () => {
  const { add, kept, accessNews, ended, looks } = open();
  add('ana', 'phone');
  kept.delete('phone');
  accessNews.publishEnded('ana');
  accessNews.publishEnded('ana');
  await expect.poll(() => ended).toEqual(['phone']);
  const before = looks.length;
  accessNews.publishEnded('ana');
  expect(looks).toHaveLength(before);
});

test('a grant that ends while its caller is identified is noticed', async () => {
  const { add, kept, ended } = open();
  kept.delete('phone');
  add('ana', 'phone');
  await expect.poll(() => ended).toEqual(['phone']);
});

test('the next check finds a grant whose end was not published', async () => {
  const { add, pass, kept, ended, looks } = open();
  add('ana', 'phone');
  add('ben', 'of ben');
  kept.delete('phone');
  pass(LOOK_EVERY_MS - 1);
  expect(looks).toEqual([['phone'], ['of ben']]);
  pass(1);
  expect(looks.at(-1)).toEqual(['phone', 'of ben']);
  await expect.poll(() => ended).toEqual(['phone']);
});

test('while the store is away no connection is closed, and the check is repeated', async () => {
  const { add, pass, kept, accessNews, ended, store } = open();
  add('ana', 'phone');
  kept.delete('phone');
  store.isAway = true;
  accessNews.publishEnded('ana');
  pass(LOOK_EVERY_MS);
  expect(ended).toEqual([]);
  store.isAway = false;
  pass(LOOK_EVERY_MS);
  await expect.poll(() => ended).toEqual(['phone']);
});

test('a closed connection is no longer checked', () => {
  const { add, accessNews, looks } = open();
  const stop = add('ana', 'phone');
  stop();
  accessNews.publishEnded('ana');
  expect(looks).toEqual([['phone']]);
});

test('callers without a grant of ours are not checked', () => {
  const { add, watch, pass, looks } = open();
  add('ana', undefined);
  watch({ type: 'guest', owner: 'guest', walkIns: 'host' }, () => {});
  pass(LOOK_EVERY_MS);
  expect(looks).toEqual([]);
});

test('all grants are looked at again after the clock was set back', async () => {
  const { add, kept, pass, ended } = open();
  add('ana', 'phone');
  pass(10 * LOOK_EVERY_MS);
  kept.delete('phone');
  pass(-5 * LOOK_EVERY_MS);
  await expect.poll(() => ended).toEqual(['phone']);
});
