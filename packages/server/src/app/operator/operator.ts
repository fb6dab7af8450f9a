import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand(process.env, process.argv.slice(2));
