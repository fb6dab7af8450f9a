/**
 * Fewer checks than these in a step fail the run: a changed pattern or a renamed folder can leave out tests without a
 * word. Somewhat below what there is, so that tests can be deleted; raised when much was added.
 */
export const LEAST_CHECKS = {
  static: 2,
  unit: 7_000,
  components: 540,
  journeys: 60,
  services: 1_100,
  nightly: 3,
  browsers: 6,
  cluster: 4,
  faults: 12,
  faultsShort: 2,
} as const;
