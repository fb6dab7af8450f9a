// Loaded into every child process before its own files. An aborted run leaves no child. At the signal it runs a full
// collection, as our server does at rest, so that garbage is not counted as memory in use.
process.on('disconnect', () => process.exit());
process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  process.send?.('collected');
});
