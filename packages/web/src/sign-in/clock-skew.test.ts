import { expect, test } from 'vitest';
import { createClockSkew } from './issuer-card.ts';

const NOON = Date.UTC(2026, 0, 2, 12);

function answeredAt(date: string | undefined): Response {
  return new Response('', { headers: date === undefined ? {} : { date } });
}

test.each([
  { name: 'ahead', date: 'Sat, 03 Jan 2026 12:00:00 GMT', seconds: 24 * 60 * 60 },
  { name: 'behind', date: 'Fri, 02 Jan 2026 00:00:00 GMT', seconds: -12 * 60 * 60 },
])('an answer shows how far the server’s clock is $name', ({ date, seconds }) => {
  const skew = createClockSkew(() => NOON);
  skew.note(answeredAt(date));
  expect(skew.seconds()).toBe(seconds);
});

test.each([undefined, 'soon'])('an answer with the date %s changes nothing', (date) => {
  const skew = createClockSkew(() => NOON);
  expect(skew.seconds()).toBe(0);
  skew.note(answeredAt('Fri, 02 Jan 2026 12:00:09 GMT'));
  skew.note(answeredAt(date));
  expect(skew.seconds()).toBe(9);
});
