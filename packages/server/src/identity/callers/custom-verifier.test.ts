import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartProblem } from '../../platform/start-problem.ts';
import { loadCustomVerifier, type VerifyCustomToken } from './custom-verifier.ts';

const folder = mkdtempSync(join(tmpdir(), 'outoften-verifier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a module that vouches for tokens', () => {
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

  test('names the account, and whatever else it says is left aside', async () => {
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

  test('answers nothing for a token that is not good', async () => {
    expect(await verify('other')).toBeUndefined();
  });

  test.each(['fault', 'nameless', 'numbered', 'truth'])(
    'fails on "%s", and nobody is let in',
    async (token) => {
      await expect(verify(token)).rejects.toThrow();
    },
  );
});

describe('the start is stopped with one line', () => {
  test.each([
    { name: 'no module', path: () => join(folder, 'missing.mjs') },
    {
      name: 'a module without the function',
      path: () => write('empty.mjs', 'export const a = 1;'),
    },
    {
      name: 'a function by the name only',
      path: () => write('text.mjs', "export const verifyToken = 'yes';"),
    },
    { name: 'a module that can’t be read', path: () => write('broken.mjs', 'export function {') },
  ])('by $name', async ({ path }) => {
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
