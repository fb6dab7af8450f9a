import { test } from 'vitest';
import { KILLS, killWhilePlaying } from './kill-while-playing.ts';
import { makeFolder } from './services/own-folder.ts';

test(`nothing acknowledged is lost when a server on SQLite is killed ${KILLS} times`, async () => {
  using folder = makeFolder();
  await killWhilePlaying('SIGKILL on SQLite', { DATA_DIR: folder.path });
});
