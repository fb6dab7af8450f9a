import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the real start script beside a build that ends with this code, and a server that only says its name. */
function startAfterBuild(code: number) {
  const folder = mkdtempSync(join(tmpdir(), 'out-of-ten-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{ "type": "module" }');
  write('scripts/build.ts', `process.exit(${code});`);
  write('packages/server/src/main.js', `console.log('server');`);
  cpSync(join(import.meta.dirname, 'start.js'), join(folder, 'scripts/start.js'));
  const ended = spawnSync(process.execPath, [join(folder, 'scripts/start.js')]);
  return { status: ended.status, output: ended.stdout.toString() };
}

test('no server starts after a build that failed', () => {
  expect(startAfterBuild(3)).toEqual({ status: 3, output: '' });
});

test('the server starts after a build that worked', () => {
  expect(startAfterBuild(0)).toEqual({ status: 0, output: 'server\n' });
});
