import { enableCompileCache } from 'node:module';

// Started as a process by the tests, with the folders of a build or with a folder of builds, and as fast as the process
// it stands for.
enableCompileCache();

const { findBuild } = await import('../../src/app/build/built-folders.ts');
const { serve } = await import('../../src/app/serve.ts');

const [web = '', catalogue] = process.argv.slice(2);
await serve(process.env, catalogue === undefined ? findBuild(web) : { web, catalogue });
