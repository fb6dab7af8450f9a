import { runBackupCommand } from './backup-command.ts';

await runBackupCommand('backup', { environment: process.env, args: process.argv.slice(2) });
