import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createProfanityCheck } from '../../identity/names/profanity.ts';
import { storeTroubleOf } from '../../platform/db/health/store-trouble.ts';
import { openStore } from '../../platform/db/open-store.ts';
import { STORE_FILE } from '../../platform/db/sqlite-store.ts';
import { type Environment, StartProblem } from '../../platform/read-setting.ts';
import { createSecretKeys } from '../../platform/secrets.ts';
import { createSecurityLog, type ReportEvent } from '../../platform/security/security-log.ts';
import { createRoomSecrets } from '../../rooms/api/access/room-secrets.ts';
import { createRoomKeeper } from '../../rooms/store/room-keeper.ts';
import { parseSettings } from '../settings.ts';
import { ACTS, OperatorProblem, type Tools } from './operator-acts.ts';

/** Runs one command on the store as this process, also while servers run on it. A failure is printed as one line. */
export async function runOperatorCommand(
  environment: Environment,
  [name = '', ...args]: readonly string[],
): Promise<void> {
  try {
    const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
    if (act?.takes.length !== args.length) throw new OperatorProblem(USAGE);
    const text = await onStore(environment, async (tools, report) => {
      const done = await act.run(tools, args);
      if (typeof done === 'string') return done;
      const { text, account } = done;
      report('operator-acted', { account, details: { act: name } });
      return text;
    });
    process.stdout.write(`${text}\n`);
  } catch (error) {
    process.stderr.write(`${problemOf(error)}\n`);
    process.exitCode = 1;
  }
}

function problemOf(error: unknown): string {
  if (error instanceof OperatorProblem || error instanceof StartProblem) return error.message;
  const trouble = storeTroubleOf(error);
  // A fault of ours looks like `away` too.
  if (trouble === undefined || trouble === 'away') throw error;
  return `The store is ${trouble} (${(error as Error).message}).`;
}

const USAGE = [
  'Usage: npm run operator -- COMMAND',
  ...Object.entries(ACTS).map(
    ([name, { takes, does }]) => `  ${[name, ...takes].join(' ').padEnd(28)}${does}`,
  ),
  'PLAYER is a name, an e-mail address or an id. WHO is an address, a player, or a guest as "room" lists it.',
].join('\n');

async function onStore(
  environment: Environment,
  act: (tools: Tools, report: ReportEvent) => Promise<string>,
): Promise<string> {
  const settings = parseSettings(environment);
  const { dataDir, databaseUrl, names } = settings;
  // The command would make an empty store, and seem to work.
  if (databaseUrl === undefined && !existsSync(join(dataDir, STORE_FILE))) {
    const where = resolve(dataDir);
    throw new OperatorProblem(`There is no store in ${where}. Set DATA_DIR as for the server.`);
  }
  const db = await openStore(settings);
  try {
    const getSecretKey = createSecretKeys(db);
    const faults: unknown[] = [];
    const now = Date.now;
    const onFault = (fault: unknown) => faults.push(fault);
    const keeper = createRoomKeeper({ db, now, random: Math.random, pause, onSaved, onFault });
    const { report } = createSecurityLog({
      getSecretKey,
      now,
      countEvent: () => {},
      countRefusal: () => {},
      write: (fields, msg) => {
        const line = { level: 30, time: now(), ...fields, msg };
        process.stderr.write(`${JSON.stringify(line)}\n`);
      },
    });
    const secrets = createRoomSecrets(getSecretKey);
    const isProfane = createProfanityCheck(names);
    const text = await act({ db, keeper, secrets, now, isProfane }, report);
    await keeper.settle();
    // The key of the log is read before the store is closed.
    await getSecretKey('log-hashes');
    if (faults.length > 0) throw faults[0];
    return text;
  } finally {
    await db.destroy();
  }
}

/** Servers look for rooms that another process saved. */
function onSaved(): void {}
