/** Why the server can't start, in one line for the operator: what is wrong, and what to do. */
export class StartProblem extends Error {
  readonly code = 'START_PROBLEM';
}

/** Returns the line for a setting with a wrong value: its name, the given value, and what is wanted. */
export function settingProblem(
  problem: Readonly<{ name: string; given: string; wanted: string }>,
  cause?: unknown,
): StartProblem {
  const { name, given, wanted } = problem;
  return new StartProblem(`${name} is ${JSON.stringify(given)}: ${wanted}`, { cause });
}
