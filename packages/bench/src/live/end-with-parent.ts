// Loaded into every process that is started here, so that a run that is aborted leaves none behind.
process.on('disconnect', () => process.exit());
