import { run } from '../../../scripts/run.ts';
import { measureIdleServer } from './idle.ts';
import { measurePeopleSearch } from './people.ts';
import { formatTable } from './row.ts';

if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);

const rows = [...(await measurePeopleSearch()), ...(await measureIdleServer())];
console.log(formatTable(rows));
process.exitCode = rows.some(({ isWithin }) => isWithin === false) ? 1 : 0;
