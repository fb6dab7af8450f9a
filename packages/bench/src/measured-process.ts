import { takeCoverage } from 'node:v8';

// Loaded into a measured process before its own files. At the signal it runs a full collection, as our server does at
// rest, so that garbage is not counted as memory in use, and writes which functions were called since the last signal.
process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  takeCoverage();
  console.log('measured');
});
