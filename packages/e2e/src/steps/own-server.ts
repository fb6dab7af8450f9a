import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { noteOutbox } from './outbox.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The game as a separate process, for journeys about its settings. */
export type OwnServer = Readonly<{
  stop: () => Promise<void>;
  /** Kills it, so that it cannot tidy up. What it stored stays. */
  kill: () => Promise<void>;
}>;

/** A build, or the current build in a folder of builds. */
export type Build = Readonly<{ web: string; catalogue: string } | { builds: string }>;

/**
 * Starts the server with the current build, unless another one is given. Resolves once it is ready. Throws if it does
 * not start.
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  build?: Build,
): Promise<OwnServer> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'out-of-ten-'));
  const script = build
    ? ['packages/server/testing/app/serve-under-test.ts', ...foldersOf(build)]
    : ['packages/server/src/main.js'];
  const child = spawn(process.execPath, script, {
    cwd: ROOT,
    env: { LOG_LEVEL: 'warn', ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let problem = '';
  child.stderr.on('data', (chunk: Buffer) => {
    problem += String(chunk);
  });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(dataDir, { recursive: true });
  };
  const lines = createInterface(child.stdout);
  const ready = new Promise<string>((resolve) =>
    lines.on('line', (line) => line.includes('"state":"ready"') && resolve(line)),
  );
  const line = await Promise.race([ready, ended.then(() => undefined)]);
  if (line !== undefined) {
    noteOutbox(line);
    return { stop, kill: () => end('SIGKILL') };
  }
  await stop();
  throw new Error(`The server did not start: ${problem}`);
}

function foldersOf(build: Build): readonly string[] {
  return 'builds' in build ? [build.builds] : [build.web, build.catalogue];
}
