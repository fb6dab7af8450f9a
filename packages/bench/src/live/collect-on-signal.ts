// Loaded into every contender before its own files: what is left to collect is not counted as memory in use. Of last
// resort, as ours does by itself when it comes to rest: otherwise what a rush left behind, not what is kept, is measured.
process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  process.send?.('collected');
});
