// JavaScript, and the build as a process of its own, so that the server takes no memory for what came before it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('./build.ts', import.meta.url));
const END_SIGNALS = ['SIGINT', 'SIGTERM'];

// Builds if anything was changed, then becomes the server: one process, which gets the signals that npm passes on.
const build = spawn(process.execPath, [BUILD], { stdio: 'inherit' });
const endBuild = (signal) => build.kill(signal);
for (const signal of END_SIGNALS) process.on(signal, endBuild);
const [code] = await once(build, 'exit');
for (const signal of END_SIGNALS) process.off(signal, endBuild);
if (code !== 0) process.exit(code ?? 1);

await import('../packages/server/src/main.js');
