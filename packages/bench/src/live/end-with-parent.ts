// Loaded into every process that is started here: a run that is broken off leaves none behind.
process.on('disconnect', () => process.exit());
