import { enableCompileCache } from 'node:module';

// Started as a process by the tests, with the folders of a small build, and as fast as the process it stands for.
enableCompileCache();

const { serve } = await import('../../src/app/serve.ts');

const [web = '', catalogue = ''] = process.argv.slice(2);
await serve(process.env, { web, catalogue });
