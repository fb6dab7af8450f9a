import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPageMessages } from './own-language.ts';

const FILE = '/assets/messages-1a2b.json';
const MESSAGES = { language: 'en', messages: { shell: { 'shell.loading': 'Loading' } } };

beforeEach(() => void vi.stubGlobal('document', { querySelector: () => ({ content: FILE }) }));
afterEach(() => void vi.unstubAllGlobals());

test('the messages of a page come from the file that the page names', async () => {
  const fetchFile = vi.fn(async () => Response.json(MESSAGES));
  expect(await fetchPageMessages(fetchFile)).toEqual(MESSAGES);
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith(FILE, expect.anything());
});

test('a page whose messages never arrive continues without them', async () => {
  const giveUp = new AbortController();
  const fetchFile = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const fetching = fetchPageMessages(fetchFile, giveUp.signal);
  expect(fetchFile).toHaveBeenCalledWith(FILE, { signal: giveUp.signal });
  giveUp.abort();
  expect(await fetching).toBeUndefined();
});

test.each([
  { name: 'a page in place of the messages', body: '<!doctype html>', status: 200 },
  { name: 'a file that breaks off', body: '{"language":"en","mess', status: 200 },
  { name: 'an error of the server', body: '{}', status: 503 },
])('a page that gets $name continues without messages', async ({ body, status }) => {
  expect(await fetchPageMessages(async () => new Response(body, { status }))).toBeUndefined();
});
