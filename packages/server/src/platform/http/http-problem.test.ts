import fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorSender } from './http-problem.ts';

test.each([
  {
    name: 'a store that is away',
    fault: { code: 'ECONNREFUSED' },
    status: 503,
    code: 'UNAVAILABLE',
  },
  { name: 'a fault of ours', fault: {}, status: 500, code: 'INTERNAL' },
])('$name answers $code, and is reported', async ({ fault, status, code }) => {
  const reported: unknown[] = [];
  const thrown = Object.assign(new Error('secret of /srv'), fault);
  const app = fastify();
  app.setErrorHandler(errorSender((each) => reported.push(each)));
  app.get('/', () => Promise.reject(thrown));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ code, message: expect.not.stringContaining('secret') });
  expect(reported).toEqual([thrown]);
  await app.close();
});
