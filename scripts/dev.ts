import { spawn } from 'node:child_process';
import { ROOT, run } from './run.ts';

const WEB = 'http://localhost:5173';

// The server sends posters and data. Vite sends the web app, and passes calls on to the server. The server needs a
// built app to start, but does not use it here.
if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);
const children = [
  start('node', ['--watch', '--watch-preserve-output', 'packages/server/src/main.js'], {
    PUBLIC_URL: WEB,
  }),
  start('vite', ['packages/web'], {}),
];
console.log(`Open ${WEB}: changes to the web app show at once, changes to the server restart it`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.on('close', (code) => process.exit(code ?? 0));
  return child;
}
