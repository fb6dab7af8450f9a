import { Counter, type Registry } from 'prom-client';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly playerMeters: PlayerMeters;
  }
}

export type PlayerMeters = Readonly<ReturnType<typeof addPlayerMeters>>;

export function addPlayerMeters(registry: Registry) {
  const walkIns = new Counter({
    name: 'walk_ins_total',
    help: 'Guests that took a name or a place in an audience for the first time',
    registers: [registry],
  });
  /** A guest takes a name, or a place in an audience, for the first time. */
  return { countWalkIn: () => walkIns.inc() };
}
