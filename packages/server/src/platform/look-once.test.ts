import { expect, test } from 'vitest';
import { lookOnce } from './recent-map.ts';

test('calls during a search share its result by key, and later calls search again', async () => {
  const once = lookOnce<number>();
  let looks = 0;
  const look = async () => ++looks;
  const asked = await Promise.all([once('a', look), once('a', look), once('b', look)]);
  expect(asked).toEqual([1, 1, 2]);
  expect(await once('a', look)).toBe(3);
});

test('a search that found nothing is repeated by the next call', async () => {
  const once = lookOnce<string>();
  const fail = () => Promise.reject(new Error('away'));
  const asked = await Promise.allSettled([once('a', fail), once('a', fail)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await once('a', async () => 'there')).toBe('there');
});
