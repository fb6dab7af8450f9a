/** A broken rule: something that must hold in every game does not. */
export class Violation extends Error {
  readonly code = 'VIOLATION';
}

export function demand(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Violation(otherwise());
}
