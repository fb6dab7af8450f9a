import { mkdir } from 'node:fs/promises';
import { run } from '../run.ts';

/** Each in the file of its name in `steps`, in this order. */
const STEPS = ['catalogue', 'client', 'pages', 'film-pack', 'compress', 'warm-server'] as const;

/** Bundlers take memory for each thread: with one they take 450 MB instead of 530, and on two cores no longer. */
const SPARING = {
  MALLOC_ARENA_MAX: '1',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  UV_THREADPOOL_SIZE: '2',
};

/** Makes a whole build in the folder. Each step is a process of its own, as bundlers give memory back only by ending. */
export async function runBuildSteps(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const step of STEPS) {
    const code = await run('node', [`scripts/building/steps/${step}.ts`, folder], SPARING);
    if (code !== 0) throw new Error(`The build failed: ${step} ended with exit code ${code}`);
  }
}
