import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, postGraphql } from '../../testing/app/app-under-test.ts';
import {
  CREATE,
  DELETE,
  EXPORT,
  KEY,
  LIST,
  openPlayers,
  type PlayersUnderTest,
  RESERVE,
  UPDATE,
} from '../../testing/players/players-under-test.ts';

let players: PlayersUnderTest;
beforeEach(async () => {
  players = await openPlayers();
});
afterEach(() => players.close());

describe('createPlayer', () => {
  test('returns a player with the fields of the specification', async () => {
    const created = await players.ask(CREATE, { name: 'Ana' });
    expect(created.json()).toEqual({
      data: {
        createPlayer: {
          id: expect.any(String),
          name: 'Ana',
          score: 0,
          ttl: null,
          user_pool_id: 'ana',
          daily_guesses: 0,
          average_accuracy: null,
          avatar_url: 'profile0.jpg',
          createdAt: '2025-10-09T08:53:20.000Z',
          updatedAt: '2025-10-09T08:53:20.000Z',
          owner: 'ana',
        },
      },
    });
  });

  test('accepts the picture and the caller’s subject, and ignores a score', async () => {
    const input = { name: 'Ana', avatar_url: 'profile99.jpg', user_pool_id: 'ana', score: 9000 };
    const created = await players.ask(CREATE, input);
    expect(created.json().data.createPlayer).toMatchObject({
      avatar_url: 'profile17.jpg',
      score: 0,
    });
  });

  test('for another account is refused', async () => {
    const refused = await players.ask(CREATE, { name: 'Ana', user_pool_id: 'ben' });
    expect(codeOf(refused)).toBe('UNAUTHORIZED');
  });

  test('suggests free names if the name is taken', async () => {
    await players.ask(CREATE, { name: 'Ana' });
    const refused = await players.ask(CREATE, { name: 'aNA' }, 'ben');
    expect(refused.json().errors).toMatchObject([
      {
        message: 'This name is taken.',
        extensions: { code: 'NAME_TAKEN', suggestions: ['aNA_reel', 'aNA_10', 'the_aNA'] },
      },
    ]);
    const [suggestion] = refused.json().errors[0].extensions.suggestions;
    expect(codeOf(await players.ask(CREATE, { name: suggestion }, 'ben'))).toBeUndefined();
  });

  test('a second time answers PLAYER_EXISTS', async () => {
    await players.ask(CREATE, { name: 'Ana' });
    expect(codeOf(await players.ask(CREATE, { name: 'Anabel' }))).toBe('PLAYER_EXISTS');
  });

  test.each([
    { kind: 'two letters', name: 'An', refusal: 'too-short' },
    { kind: '21 letters', name: 'x'.repeat(21), refusal: 'too-long' },
    { kind: '50,000 letters', name: 'x'.repeat(50_000), refusal: 'too-long' },
    { kind: 'an exclamation mark', name: 'Ana!', refusal: 'wrong-character' },
    { kind: 'two hyphens', name: 'Ana--Maria', refusal: 'misplaced-sign' },
    { kind: 'an emoji', name: 'Ana😀', refusal: 'emoji' },
    { kind: 'a Cyrillic A', name: '\u0410nna', refusal: 'mixed-scripts' },
    { kind: 'digits alone', name: '1984', refusal: 'no-letter' },
    { kind: 'a zero byte', name: 'Ana\u0000', refusal: 'invisible-character' },
    { kind: 'a bell', name: 'An\u0007a', refusal: 'invisible-character' },
    { kind: 'an invisible space', name: 'Ana\u200b', refusal: 'invisible-character' },
    { kind: 'a change of direction', name: '\u202eanA', refusal: 'invisible-character' },
    { kind: 'a disguised swear word', name: 'sh1t', refusal: 'profane' },
  ])('everywhere refuses a name with $kind: $refusal', async ({ name, refusal }) => {
    await players.ask(CREATE, { name: 'Ben' }, 'ben');
    const id = await players.idOf('ben');
    for (const refused of [
      await players.ask(CREATE, { name }),
      await players.ask(RESERVE, { name }),
      await players.ask(UPDATE, { id, name }, 'ben'),
    ]) {
      expect(refused.json().errors[0].extensions).toEqual({ code: 'INVALID_NAME', refusal });
    }
    expect((await players.list({})).items).toHaveLength(1);
  });

  test.each(['Fukuda', 'Dickinson', 'José', 'Иван', 'Анна Мария', '田中さん'])(
    'accepts the name %s',
    async (name) => {
      const created = await players.ask(CREATE, { name });
      expect(created.json().data.createPlayer).toMatchObject({ name });
    },
  );

  test('suggests free names if the name looks like another', async () => {
    await players.ask(CREATE, { name: 'Ana' });
    const refused = await players.ask(CREATE, { name: 'ɑnɑ' }, 'ben');
    expect(codeOf(refused)).toBe('NAME_TAKEN');
    expect(refused.json().errors[0].extensions.suggestions).toHaveLength(3);
  });

  test.each(['https://evil.example/a.jpg', 'profile.jpg', 'javascript:alert(1)', ''])(
    'refuses the picture "%s"',
    async (avatar_url) => {
      const refused = await players.ask(CREATE, { name: 'Ana', avatar_url });
      expect(codeOf(refused)).toBe('BAD_USER_INPUT');
    },
  );
});

describe('updatePlayer', () => {
  test('changes name and picture, but neither score nor ttl', async () => {
    await players.ask(CREATE, { name: 'Ana' });
    const input = { name: 'Bea', avatar_url: 'profile3.jpg', score: 9000, ttl: 1 };
    const updated = await players.ask(UPDATE, { id: await players.idOf('ana'), ...input });
    expect(updated.json().data.updatePlayer).toMatchObject({
      name: 'Bea',
      avatar_url: 'profile3.jpg',
      score: 0,
      ttl: null,
    });
  });

  test('suggests free names if the name is taken, and changes nothing', async () => {
    await players.ask(CREATE, { name: 'Ana' });
    await players.ask(CREATE, { name: 'Ben' }, 'ben');
    const refused = await players.ask(UPDATE, {
      id: await players.idOf('ana'),
      name: 'ben',
      avatar_url: 'profile3.jpg',
    });
    expect(refused.json().errors[0].extensions).toMatchObject({
      code: 'NAME_TAKEN',
      suggestions: ['ben_reel', 'ben_10', 'the_ben'],
    });
    expect((await players.list({ name: { eq: 'ana' } })).items).toMatchObject([
      { name: 'Ana', avatar_url: 'profile0.jpg' },
    ]);
  });

  test('refuses another’s player and a missing player with the same words', async () => {
    await players.ask(CREATE, { name: 'Ana' });
    const others = await players.ask(
      UPDATE,
      { id: await players.idOf('ana'), name: 'Mine' },
      'ben',
    );
    const missing = await players.ask(UPDATE, { id: 'missing', name: 'Mine' }, 'ben');
    expect(codeOf(others)).toBe('UNAUTHORIZED');
    expect(missing.json()).toEqual(others.json());
    expect((await players.list({})).items).toMatchObject([{ name: 'Ana' }]);
  });

  test('refuses the player of the same subject at another issuer', async () => {
    await players.ask(CREATE, { name: 'Ana' });
    const headers = { authorization: `Bearer ${await players.outside.sign()}` };
    const variables = { input: { id: await players.idOf('ana'), name: 'Mine' } };
    const refused = await postGraphql(players.app, {
      headers,
      payload: { query: UPDATE, variables },
    });
    expect(codeOf(refused)).toBe('UNAUTHORIZED');
  });
});

test('a reserved name belongs to its account', async () => {
  const reserved = await players.ask(RESERVE, { name: 'Ana' });
  expect(reserved.json().data.createReservedPlayerName).toEqual({
    id: expect.any(String),
    name: 'Ana',
    owner: 'ana',
  });
  expect(codeOf(await players.ask(CREATE, { name: 'ANA' }, 'ben'))).toBe('NAME_TAKEN');
  expect(codeOf(await players.ask(RESERVE, { name: 'ANA' }, 'ben'))).toBe('NAME_TAKEN');
  expect(codeOf(await players.ask(CREATE, { name: 'Ana' }))).toBeUndefined();
});

describe('permissions for player operations', () => {
  const OPERATIONS = {
    drawMovie: { query: 'mutation { drawMovie }' },
    movie: { query: '{ movie(id: "539") }' },
    searchPeople: { query: '{ searchPeople(query: "Ana S") }' },
    listPlayers: { query: LIST },
    createPlayer: { query: CREATE, variables: { input: { name: 'Ana' } } },
    updatePlayer: { query: UPDATE, variables: { input: { id: 'missing' } } },
    createReservedPlayerName: { query: RESERVE, variables: { input: { name: 'Ana' } } },
    exportMyData: { query: EXPORT },
    deleteMyData: { query: DELETE },
  } as const;
  const EVERYONE = ['drawMovie', 'movie', 'searchPeople'];
  const ALLOWED = {
    anonymous: EVERYONE,
    guest: [...EVERYONE, 'createPlayer', 'updatePlayer'],
    'api-key': [...EVERYONE, 'listPlayers'],
  } as const;

  const cells = Object.entries(ALLOWED).flatMap(([caller, allowed]) =>
    Object.keys(OPERATIONS).map((operation) => ({
      caller,
      operation,
      isAllowed: (allowed as readonly string[]).includes(operation),
    })),
  );

  test.each(cells)(
    'of $caller for $operation: $isAllowed',
    async ({ caller, operation, isAllowed }) => {
      const payload = OPERATIONS[operation as keyof typeof OPERATIONS];
      const answer = await postGraphql(players.app, { payload, headers: await headersOf(caller) });
      expect(answer.statusCode).toBe(200);
      if (isAllowed) return expect(codeOf(answer)).not.toBe('UNAUTHORIZED');
      expect(codeOf(answer)).toBe('UNAUTHORIZED');
      const [{ message, extensions }] = answer.json().errors;
      expect(message).toBe('Unauthorized');
      expect(extensions.hint).toContain('Authorization: Bearer <token>');
    },
  );

  async function headersOf(caller: string): Promise<Record<string, string>> {
    if (caller === 'anonymous') return {};
    if (caller === 'api-key') return { 'x-api-key': KEY };
    const answer = await players.app.inject({ method: 'POST', url: '/guest/token', payload: {} });
    return { authorization: `Bearer ${answer.json().access_token}` };
  }
});
