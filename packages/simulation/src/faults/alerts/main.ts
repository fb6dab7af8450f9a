import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureLine } from '../../../../../scripts/checks/check-log.ts';
import { concludeWith, secondsSince } from '../../../../../scripts/checks/steps.ts';
import { findProgram } from '../../../../../scripts/programs.ts';
import { ROOT } from '../../../../../scripts/run.ts';
import { takeTemporaryFolder } from '../../../../../scripts/temporary-folder.ts';
import {
  type GameServer,
  type ServerOptions,
  startGameServer,
} from '../../services/game-server.ts';
import { makeFolder } from '../../services/program.ts';
import { type AlertCase, makeAlertCases } from './alert-cases.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';

const METRICS_TOKEN = 'a-token-of-this-test';

takeTemporaryFolder();
const startedAt = performance.now();
/** Alerts to try; all if none is named. */
const only = process.argv.slice(2);
const undo: (() => unknown)[] = [];
const failures: string[] = [];
let passed = 0;
const running = new Set<GameServer>();

const program = findProgram('prometheus');
if (program === undefined) {
  console.log('Not checked: prometheus is not installed (Debian: apt-get install prometheus)');
} else {
  try {
    await runCases(program);
  } catch (fault) {
    failures.push(failureLine('alerts', String(fault)));
  } finally {
    await endServers();
    for (const each of undo.reverse()) await each();
  }
}
concludeWith([{ step: 'alerts', passed, content: 0, failures, seconds: secondsSince(startedAt) }]);

async function runCases(path: string): Promise<void> {
  const rules = readFileSync(join(ROOT, 'deploy/alerts.yml'), 'utf8');
  const folder = makeFolder();
  undo.push(() => folder[Symbol.dispose]());
  const prometheus = await startPrometheus({
    program: path,
    folder: folder.path,
    deployed: readFileSync(join(ROOT, 'deploy/prometheus.yml'), 'utf8'),
    rules,
    metricsToken: METRICS_TOKEN,
  });
  undo.push(() => prometheus.child.kill('SIGKILL'));
  const cases = await makeAlertCases({
    root: ROOT,
    startServer,
    atEnd: (each) => undo.push(each),
  });
  for (const [, alert] of rules.matchAll(/alert: (\w+)/g)) {
    const isTried = cases.some((each) => each.alert === alert);
    if (!isTried) failures.push(failureLine('alerts', `nothing breaks ${alert}`));
  }
  console.log('alert | what was broken | seconds | what the log said');
  for (const each of cases) {
    if (only.length === 0 || only.includes(each.alert)) await runCase(prometheus, each);
  }
}

async function runCase(prometheus: Prometheus, tried: AlertCase): Promise<void> {
  const { alert, broken, settings, files, copy: root = ROOT, says, by } = tried;
  const within = files === undefined ? [] : ['sh', '-c', `ulimit -n ${files}; exec "$0" "$@"`];
  const server = await startServer({ root, within, ...(settings && { env: settings }) });
  const instance = `127.0.0.1:${server.port}`;
  await prometheus.watch(instance);
  await by?.(server);
  const began = performance.now();
  const isFiring = await prometheus.waitFor(alert, instance);
  const seconds = Math.round((performance.now() - began) / 1000);
  const line = says && server.lines().find((each) => each.startsWith('{') && says.test(each));
  const said = line === undefined ? '' : messageOf(line);
  console.log(`${alert} | ${broken} | ${isFiring ? seconds : 'never'} | ${said}`);
  if (isFiring && (says === undefined || line !== undefined)) passed += 1;
  else failures.push(failureLine('alerts', `${alert}: ${broken}`));
  await endServers();
}

async function startServer({ env, ...options }: ServerOptions): Promise<GameServer> {
  const server = await startGameServer({
    ...options,
    env: { METRICS_TOKEN, LOG_LEVEL: 'info', ...env },
  });
  running.add(server);
  return server;
}

async function endServers(): Promise<void> {
  for (const server of running) {
    running.delete(server);
    server.send('SIGCONT');
    await server.kill();
    await server[Symbol.asyncDispose]();
  }
}

function messageOf(line: string): string {
  const { msg, reason, err } = JSON.parse(line);
  return [msg, reason ?? err?.message].filter(Boolean).join(': ');
}
