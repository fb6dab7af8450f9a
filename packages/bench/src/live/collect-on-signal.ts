// Loaded into every contender before its own files: garbage is not counted as memory in use. A full collection, as our
// server does it at rest. Otherwise the garbage of a rush is measured, not what is kept.
process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  process.send?.('collected');
});
