import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartProblem } from '../../platform/read-setting.ts';
import { loadCustomVerifier, type VerifyCustomToken } from './custom-verifier.ts';

const folder = mkdtempSync(join(tmpdir(), 'outoften-verifier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a module that verifies tokens', () => {
  let verify: VerifyCustomToken;
  beforeAll(async () => {
    const path = write(
      'club.mjs',
      `const ANSWERS = {
        ana: { subject: 'ana', email: 'ana@club.example', emailVerified: true, role: 'chair' },
        ben: { subject: 'ben' },
        nameless: { subject: '' },
        numbered: { subject: 7 },
        truth: true,
      };
      export async function verifyToken(token) {
        if (token === 'fault') throw new Error('no answer');
        return ANSWERS[token];
      }`,
    );
    verify = await loadCustomVerifier(relative('.', path));
  });

  test('names the account, and its other fields are ignored', async () => {
    expect(await verify('ana')).toEqual({
      subject: 'ana',
      issuer: 'custom',
      email: 'ana@club.example',
      emailVerified: true,
    });
    expect(await verify('ben')).toEqual({
      subject: 'ben',
      issuer: 'custom',
      email: undefined,
      emailVerified: false,
    });
  });

  test('returns nothing for a wrong token', async () => {
    expect(await verify('other')).toBeUndefined();
  });

  test.each(['fault', 'nameless', 'numbered', 'truth'])(
    'refuses all tokens if it fails with "%s"',
    async (token) => {
      await expect(verify(token)).rejects.toThrow();
    },
  );
});

describe('a start with a wrong module fails with one line:', () => {
  test.each([
    { name: 'there is no module', path: () => join(folder, 'missing.mjs') },
    {
      name: 'the module lacks the function',
      path: () => write('empty.mjs', 'export const a = 1;'),
    },
    {
      name: 'the function is not callable',
      path: () => write('text.mjs', "export const verifyToken = 'yes';"),
    },
    { name: 'the module can’t be read', path: () => write('broken.mjs', 'export function {') },
  ])('$name', async ({ path }) => {
    const given = path();
    const loading = loadCustomVerifier(given);
    await expect(loading).rejects.toThrow(StartProblem);
    await expect(loading).rejects.toThrow(`CUSTOM_TOKEN_VERIFIER is ${JSON.stringify(given)}: `);
    await expect(loading).rejects.not.toThrow('\n');
  });
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
