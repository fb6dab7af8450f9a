import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENDERS, OWN_OPTIONS } from './contender.ts';

test('our server is measured with the options of npm start', () => {
  const { scripts } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  );
  expect(scripts.start).toContain(`node ${OWN_OPTIONS.join(' ')} scripts/start.js`);
  const own = CONTENDERS.filter(({ main }) => main === 'own/own-server.ts');
  expect(own.map(({ options }) => options)).toEqual([OWN_OPTIONS, OWN_OPTIONS]);
});
