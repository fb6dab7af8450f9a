// Loaded into every child process, so that an aborted run leaves none.
process.on('disconnect', () => process.exit());
