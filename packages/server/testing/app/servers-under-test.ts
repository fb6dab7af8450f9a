import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { writeBuild } from './build-under-test.ts';
import { findLine, freePort } from './processes-under-test.ts';

const SCRIPT = fileURLToPath(new URL('./serve-under-test.ts', import.meta.url));

export type Variables = Readonly<Record<string, string>>;

/** Starts servers as processes, each test with a build and a data folder of its own. Ends them after the test. */
export function useServers() {
  const running = new Set<ChildProcess>();
  let build: ReturnType<typeof writeBuild>;
  beforeEach(() => {
    build = writeBuild();
  });
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
    build.remove();
  });

  const launch = (variables: Variables, folders = build.folders): ChildProcess => {
    const child = spawn(process.execPath, [SCRIPT, folders.web, folders.catalogue], {
      env: { DATA_DIR: build.dataDir, PORT: '0', LOG_LEVEL: 'silent', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    return child;
  };
  return {
    build: () => build,
    launch,
    /** Waits until the server is ready. */
    run: async (variables: Variables = {}) => {
      const port = await freePort();
      const child = launch({ PORT: `${port}`, ...variables });
      return { child, port, url: `http://127.0.0.1:${port}`, ready: await findReady(child) };
    },
  };
}

/** Returns the fields of the line that says the server is ready. */
export async function findReady(
  child: ChildProcess,
): Promise<Readonly<{ address: string; outbox: string }>> {
  return JSON.parse(await findLine(child, /"state":"ready"/));
}
