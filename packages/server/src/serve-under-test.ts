import { serve } from './serve.ts';

// Started as a process by the tests, with the folders of a small build.
const [web = '', catalogue = ''] = process.argv.slice(2);
await serve(process.env, { web, catalogue });
