import { expect, test } from 'vitest';
import { createKnowledgeGraphApi } from './knowledge-graph-api.ts';

const ANA = { '@id': 'kg:/m/0dl567', name: ' Ana First ', '@type': ['Thing', 'Person'] };

test('one person is requested and read', async () => {
  const { found, asked } = await search({ itemListElement: [{ result: ANA, resultScore: 10 }] });
  expect(found).toEqual([{ id: 'kg:/m/0dl567', name: 'Ana First', originalName: 'Ana First' }]);
  expect(asked).toEqual([
    'https://graph.example/v1/entities:search?query=ana%26first&types=Person&limit=1&key=secret',
  ]);
});

test.each([
  undefined,
  null,
  {},
  [],
  { itemListElement: [] },
  { itemListElement: [{}] },
  { itemListElement: [{ result: { '@id': 'kg:/m/1' } }] },
  { itemListElement: [{ result: { ...ANA, name: ' ' } }] },
  { itemListElement: [{ result: { ...ANA, name: [{ '@language': 'en', '@value': 'Ana' }] } }] },
  { itemListElement: [{ result: { ...ANA, name: 'x'.repeat(100_000) } }] },
  { itemListElement: [{ result: { name: 'Ana First' } }] },
  { error: { code: 403, status: 'PERMISSION_DENIED' } },
])('no one is found in answer %#', async (answer) => {
  expect((await search(answer)).found).toEqual([]);
});

async function search(answer: unknown) {
  const asked: string[] = [];
  const get = async (address: URL) => {
    asked.push(address.href);
    return answer;
  };
  const parts = { base: 'https://graph.example/v1', key: 'secret' };
  const graph = createKnowledgeGraphApi({ get, isFailing: () => false }, parts);
  return { found: await graph.searchPerson('ana&first', 1000), asked };
}
