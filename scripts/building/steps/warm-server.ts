import { enableCompileCache } from 'node:module';

// Compiles the server's sources into the cache that its process reads, so that the first start takes no more
// memory than later ones.
enableCompileCache();
await import('../../../packages/server/src/app/serve.ts');
