import { enableCompileCache } from 'node:module';

// Tests start this file as a process, with the folders of a build or with a folder of builds. It starts as fast as the
// real server.
enableCompileCache();

const { findBuild } = await import('../../src/app/build/built-folders.ts');
const { serve } = await import('../../src/app/serve.ts');

const [web = '', catalogue] = process.argv.slice(2);
await serve(process.env, catalogue === undefined ? findBuild(web) : { web, catalogue });
