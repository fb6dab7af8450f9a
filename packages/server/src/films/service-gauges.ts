import { Gauge, type Registry } from 'prom-client';
import type { OutsideService } from './open-films.ts';

/**
 * Adds the state of the services for films and people, which is read at each scrape. Adds nothing if there are none.
 */
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
