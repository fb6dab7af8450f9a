import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Environment } from '../platform/read-setting.ts';
import { SOCIAL_ENDINGS } from './setting-warnings.ts';
import { parseSettings, SETTINGS } from './settings.ts';

/** Settings whose companions are read only with them. */
const WITH_COMPANIONS = {
  OIDC_ISSUER: 'https://issuer.example.com',
  OIDC_CLIENT_ID: 'ten',
  SOCIAL_CLUB_ISSUER: 'https://club.example.com',
  SOCIAL_CLUB_CLIENT_ID: 'ten',
};

test('each name is read, and no other variable is', () => {
  const read = new Set<string>();
  const environment: Environment = new Proxy<Record<string, string>>(WITH_COMPANIONS, {
    get: (target, name: string) => {
      read.add(name);
      return target[name];
    },
  });
  parseSettings(environment);
  const socials = SOCIAL_ENDINGS.map((ending) => `SOCIAL_CLUB_${ending}`);
  expect([...read].sort()).toEqual([...Object.keys(SETTINGS), ...socials].sort());
});

test('the README lists each name', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  for (const name of Object.keys(SETTINGS)) expect(readme).toContain(`\`${name}\``);
});
