import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureLine } from '../checks/check-log.ts';
import { concludeWith, type StepResult, secondsSince } from '../checks/steps.ts';
import { findProgram } from '../programs.ts';
import { ROOT } from '../run.ts';
import { takeTemporaryFolder } from '../temporary-folder.ts';
import { CERTIFICATE, checkable, DEPLOY_CHECKS, type DeployCheck } from './deploy-checks.ts';

const DEPLOY = join(ROOT, 'deploy');
const LIMIT_MS = 60_000;

/** Files that no program here can check. */
const UNREAD = [
  'Containerfile: only a build reads it, such as `podman build` in docs/operations.md',
];

takeTemporaryFolder();
const startedAt = performance.now();
const certificate = makeCertificate();
const failures: string[] = [];
const unchecked: string[] = [...UNREAD];
let passed = 0;

for (const check of DEPLOY_CHECKS) runCheck(check);
for (const line of unchecked) console.log(`Not checked: ${line}`);
const result: StepResult = {
  step: 'deploy',
  passed,
  content: 0,
  failures:
    passed + failures.length > 0 ? failures : [failureLine('deploy', 'nothing was checked')],
  seconds: secondsSince(startedAt),
};
concludeWith([result]);

/** Checks the file, and then the file with a wrong line, which the program must refuse. */
function runCheck(check: DeployCheck): void {
  const { file, program, debian, env = {} } = check;
  const path = findProgram(program);
  if (path === undefined) {
    unchecked.push(`${file}: ${program} is not installed (Debian: apt-get install ${debian})`);
    return;
  }
  const text = readFileSync(join(DEPLOY, file), 'utf8');
  const whole = ask(path, check, text);
  note(`${program} takes ${file}`, whole.isTaken, whole.said);
  const broken = ask(path, check, `${text}\n${check.broken}\n`);
  note(`${program} refuses a broken ${file}`, !broken.isTaken, broken.said);
  for (const name of check.needs ?? []) {
    const { isTaken, said } = ask(path, { ...check, env: { ...env, [name]: '' } }, text);
    note(`${program} refuses ${file} without ${name}`, !isTaken && said.includes(name), said);
  }
}

type Answer = Readonly<{ isTaken: boolean; said: string }>;

/** Runs the program on the text. */
function ask(program: string, check: DeployCheck, text: string): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync(certificate, join(folder, CERTIFICATE));
  const file = join(folder, check.file);
  writeFileSync(file, checkable(text, { ...check, folder }));
  const path = check.around ? join(folder, 'around') : file;
  if (check.around) writeFileSync(path, check.around(file));
  const { status, stdout, stderr, error } = spawnSync(program, check.args({ path, folder }), {
    cwd: folder,
    encoding: 'utf8',
    timeout: LIMIT_MS,
    env: { PATH: process.env.PATH, HOME: folder, ...check.env },
  });
  const said = `${stdout}${stderr}${error ?? ''}`.trim();
  return { isTaken: status === 0 && !(check.isSilent && said !== ''), said };
}

function note(what: string, isAsExpected: boolean, said: string): void {
  console.log(`${isAsExpected ? 'ok' : 'FAILED'}: ${what}`);
  if (isAsExpected) passed += 1;
  else failures.push(failureLine('deploy', `${what}: ${said}`));
}

/** Makes a temporary certificate with its key, because proxies check that theirs exists. */
function makeCertificate(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'deploy-')), CERTIFICATE);
  const key = `${path}.key`;
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-subj', '/CN=game.example', '-days', '1', '-keyout', key, '-out', path],
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  appendFileSync(path, readFileSync(key));
  return path;
}
