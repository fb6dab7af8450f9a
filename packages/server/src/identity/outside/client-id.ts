import type { Environment } from '../../platform/read-setting.ts';
import { settingProblem } from '../../platform/start-problem.ts';

/** What a provider knows this server as. Throws StartProblem where the variable has none. */
export function getClientId(environment: Environment, name: string): string {
  const text = environment[name];
  if (text) return text;
  throw settingProblem({ name, given: '', wanted: 'the id your provider gave the game is wanted' });
}
