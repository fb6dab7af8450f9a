import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { addServiceGauges } from './service-gauges.ts';

test('each service has metrics for whether it answers and whether requests are paused', async () => {
  const registry = new Registry();
  let isFailing = false;
  let isResting = false;
  const service = { isFailing: () => isFailing, isResting: () => isResting };
  addServiceGauges(registry, [
    { name: 'film-database', ...service },
    { name: 'knowledge-graph', isFailing: () => false, isResting: () => false },
  ]);
  const up = 'outside_service_up{service="film-database"}';
  const open = 'outside_service_breaker_open{service="film-database"}';
  const read = async () => (await registry.metrics()).split('\n');
  expect(await read()).toEqual(expect.arrayContaining([`${up} 1`, `${open} 0`]));
  isFailing = true;
  expect(await read()).toEqual(expect.arrayContaining([`${up} 0`, `${open} 0`]));
  isResting = true;
  const metrics = await read();
  expect(metrics).toEqual(expect.arrayContaining([`${up} 0`, `${open} 1`]));
  expect(metrics).toContain('outside_service_up{service="knowledge-graph"} 1');
});

test('a service that is not used has no metric', async () => {
  const registry = new Registry();
  addServiceGauges(registry, []);
  expect(await registry.metrics()).not.toContain('outside_service');
});
