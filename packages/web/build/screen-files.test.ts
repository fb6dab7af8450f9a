import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCREEN_FILES } from './screen-files.ts';

const WEB = join(import.meta.dirname, '..');

test.each(Object.entries(SCREEN_FILES))(
  'the files of the screen at %s are listed correctly',
  (_path, files) => {
    expect(files.filter((file) => !existsSync(join(WEB, file)))).toEqual([]);
  },
);
