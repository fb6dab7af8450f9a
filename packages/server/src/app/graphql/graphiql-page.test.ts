import type { InjectOptions } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../../testing/app/app-under-test.ts';

let open: AppUnderTest;
afterEach(() => open.close());

test('if GraphiQL is installed, browsers get it under its own policy', async () => {
  open = await openApp({ renderGraphiql: async () => '<!doctype html><script>start()</script>' });
  const page = await open.app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
  expect(page.payload).toContain('<script>start()</script>');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+' blob:;/);
  const other = await open.app.inject({
    url: '/graphql',
    headers: { accept: 'application/json' },
  });
  expect(other.statusCode).toBe(405);
});

test('the page of GraphiQL is made once for any number of requests', async () => {
  let made = 0;
  open = await openApp({ renderGraphiql: async () => `<p>made ${++made} times</p>` });
  const again = () => open.app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
  await again();
  expect((await again()).payload).toBe('<p>made 1 times</p>');
});

test.each<Readonly<{ name: string; from: InjectOptions }>>([
  { name: 'another machine', from: { remoteAddress: '192.168.1.21' } },
  { name: 'a proxy on this one', from: { headers: { 'x-forwarded-for': '127.0.0.1' } } },
  { name: 'the public name', from: { headers: { host: 'ten.example' } } },
])('a browser that asks from $name finds no page unless it is open to all', async ({ from }) => {
  const headers = { accept: 'text/html', ...from.headers };
  const asked = { url: '/graphql', ...from, headers };
  const renderGraphiql = async () => '<p>GraphiQL</p>';
  open = await openApp({ renderGraphiql });
  const closed = await open.app.inject(asked);
  expect(closed.statusCode).toBe(404);
  expect(closed.payload).not.toContain('GraphiQL');
  await open.close();
  open = await openApp({ renderGraphiql, isGraphiqlOpen: true });
  expect((await open.app.inject(asked)).payload).toBe('<p>GraphiQL</p>');
});

test('without GraphiQL, browsers get the hint to use POST', async () => {
  open = await openApp();
  const page = await open.app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(405);
});
