import { runBackupCommand } from './backup-command.ts';

await runBackupCommand('restore', { environment: process.env, args: process.argv.slice(2) });
