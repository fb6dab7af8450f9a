import { join } from 'node:path';
import { buildClient } from '../../../packages/web/build/build-client.ts';
import { CATALOGUE, WEB } from './step-folders.ts';

await buildClient({ dist: WEB, posters: join(CATALOGUE, 'posters') });
