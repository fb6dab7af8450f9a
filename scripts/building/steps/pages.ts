import { join } from 'node:path';
import { buildPages } from '../../../packages/web/build/build-pages.ts';
import { buildWorker } from '../../../packages/web/build/build-worker.ts';
import { CATALOGUE, WEB } from './step-folders.ts';

await buildPages({ dist: WEB, posters: join(CATALOGUE, 'posters') });
await buildWorker(WEB);
