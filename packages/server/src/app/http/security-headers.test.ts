import { afterEach, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../../testing/app/app-under-test.ts';
import { anOutsideIssuer } from '../../../testing/identity/outside-issuer-under-test.ts';
import type { AppParts } from '../app.ts';

let open: AppUnderTest | undefined;
afterEach(() => open?.close());

test.each([
  { publicUrl: 'https://play.example.com', policy: 'same-origin' },
  { publicUrl: 'http://localhost:3000', policy: 'same-origin' },
  { publicUrl: undefined, policy: 'same-origin' },
  { publicUrl: 'http://192.168.1.20:3000', policy: undefined },
])('at $publicUrl pages are isolated from others: $policy', async ({ publicUrl, policy }) => {
  const headers = await headersOf({ publicUrl });
  expect(headers['cross-origin-opener-policy']).toBe(policy);
  expect(headers['origin-agent-cluster']).toBe(policy && '?1');
});

test('pages may contact the outside issuer’s addresses', async () => {
  const outsideIssuer = {
    ...anOutsideIssuer(),
    metadata: {
      issuer: 'https://issuer.example',
      authorization_endpoint: 'https://pages.example/authorize',
      token_endpoint: 'https://doors.example/token',
      end_session_endpoint: 'https://pages.example/logout',
    },
    keysUrl: 'https://doors.example/keys',
  };
  const policy = String((await headersOf({ outsideIssuer }))['content-security-policy']);
  expect(policy).toContain("connect-src 'self' https://doors.example;");
  expect(policy).toContain("form-action 'self' https://pages.example;");
});

async function headersOf(about: Partial<AppParts>) {
  open = await openApp(about);
  return (await open.app.inject({ method: 'GET', url: '/' })).headers;
}
