import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import { addPreviewPictures, type PreviewRouteParts } from './preview-routes.ts';

test('a picture that is not drawn in time is answered with 503, and is there for who asks again', async () => {
  const clock = clockUnderTest();
  const { promise: drawn, resolve: finish } = Promise.withResolvers<Buffer>();
  let orders = 0;
  const draw = () => {
    orders += 1;
    return drawn;
  };
  const drawer = { draw, close: async () => {} };
  const app = Fastify();
  app.register(fastifyCookie);
  app.after(() =>
    addPreviewPictures(app, {
      drawer,
      clock,
      allowanceOf: () => 1,
    } as unknown as PreviewRouteParts),
  );
  const asked = app.inject('/previews/start.png');
  await clock.elapse(asked);
  const late = await asked;
  expect(late.statusCode).toBe(503);
  expect(late.headers['retry-after']).toBe('10');
  finish(Buffer.from('png'));
  expect((await app.inject('/previews/start.png')).body).toBe('png');
  expect(orders).toBe(1);
  await app.close();
});
