/**
 * A step with fewer checks than this fails the run: a changed pattern or a renamed folder can silently leave out tests.
 * The numbers are a little below the real ones, so that tests can be deleted. Raise them after adding many.
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
