import { mkdir } from 'node:fs/promises';
import { run } from '../run.ts';

/** The steps in order. Each is the file of that name in `steps`. */
const STEPS = ['catalogue', 'client', 'pages', 'film-pack', 'compress', 'warm-server'] as const;

/** With one thread, bundlers take 450 MB instead of 530, and no more time on two cores. */
const SPARING = {
  MALLOC_ARENA_MAX: '1',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  UV_THREADPOOL_SIZE: '2',
};

/**
 * Makes a whole build in the folder. Each step is a separate process, because bundlers free their memory only at their
 * end.
 */
export async function runBuildSteps(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const step of STEPS) {
    const code = await run('node', [`scripts/building/steps/${step}.ts`, folder], SPARING);
    if (code !== 0) throw new Error(`The build failed: ${step} ended with exit code ${code}`);
  }
}
