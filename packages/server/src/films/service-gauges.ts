import { Gauge, type Registry } from 'prom-client';
import type { OutsideService } from './open-films.ts';

/** Adds how it is with the services that are asked for films and people, read at each scrape; nothing where there are none. */
export function addServiceGauges(registry: Registry, services: readonly OutsideService[]): void {
  if (services.length === 0) return;
  const add = (name: string, help: string, read: (service: OutsideService) => boolean) =>
    new Gauge({
      name,
      help,
      labelNames: ['service'],
      registers: [registry],
      collect() {
        for (const service of services) this.set({ service: service.name }, read(service) ? 1 : 0);
      },
    });
  add(
    'outside_service_up',
    '1 while the last request was answered',
    ({ isFailing }) => !isFailing(),
  );
  add(
    'outside_service_breaker_open',
    '1 while a service failed so often that it is asked now and then only',
    ({ isResting }) => isResting(),
  );
}
