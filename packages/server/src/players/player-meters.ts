import { Counter, type Registry } from 'prom-client';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly playerMeters: PlayerMeters;
  }
}

export type PlayerMeters = Readonly<{
  /** A guest takes a name, or a place in an audience, for the first time. */
  countWalkIn: () => void;
}>;

export function addPlayerMeters(registry: Registry): PlayerMeters {
  const walkIns = new Counter({
    name: 'walk_ins_total',
    help: 'Guests that took a name or a place in an audience for the first time',
    registers: [registry],
  });
  return { countWalkIn: () => walkIns.inc() };
}
