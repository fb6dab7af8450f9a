import type { Environment } from '../../platform/read-setting.ts';
import { settingProblem } from '../../platform/start-problem.ts';

/** Returns the id that a provider gave this server. Throws StartProblem if the variable is empty. */
export function getClientId(environment: Environment, name: string): string {
  const text = environment[name];
  if (text) return text;
  throw settingProblem({ name, given: '', wanted: 'the id your provider gave the game is wanted' });
}
