import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { removeExpired } from '../../app/expiry.ts';
import { endSession, endSessions, issuerRecords } from './issuer-records.ts';

const NOW = 1_760_000_000_000;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  /** Accounts whose grants were published as ended. */
  let ended: string[];
  beforeEach(async () => {
    store = await underTest.openMigrated();
    ended = [];
  });
  afterEach(() => store.close());

  test('a record is read unchanged, by its id only', async () => {
    await records('RefreshToken').upsert('secret', { jti: 'secret', accountId: 'ana' }, 60);
    const found = { jti: 'secret', accountId: 'ana' };
    expect(await records('RefreshToken').find('secret')).toEqual(found);
    expect(await records('AccessToken').find('secret')).toBeUndefined();
    expect(await records('RefreshToken').find('other')).toBeUndefined();
  });

  test('a stolen copy of the table cannot be used', async () => {
    await records('Session').upsert('secret', { jti: 'secret', uid: 'u', accountId: 'ana' }, 60);
    const session = { accountId: 'ana', cookie: 'secret' };
    await records('Interaction').upsert('visit', { jti: 'visit', session }, 60);
    const rows = await store.db.selectFrom('issuer_record').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('secret');
    expect(JSON.stringify(rows)).not.toContain('visit');
  });

  test('of twenty who consume a record at once, one succeeds', async () => {
    await records('RefreshToken').upsert('secret', { jti: 'secret', grantId: 'g' }, 60);
    const consumed = await Promise.allSettled(
      Array.from({ length: 20 }, () => records('RefreshToken').consume('secret')),
    );
    expect(consumed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('using a used record ends its grant', async () => {
    await records('Grant').upsert('g', { jti: 'g', accountId: 'ana' }, 60);
    const given = { grantId: 'g', accountId: 'ana' };
    await records('AuthorizationCode').upsert('code', { jti: 'code', ...given }, 60);
    await records('RefreshToken').upsert('token', { jti: 'token', ...given }, 60);
    await records('AuthorizationCode').consume('code');
    expect(await records('AuthorizationCode').find('code')).toMatchObject({
      consumed: NOW / 1000,
    });
    expect(ended).toEqual([]);
    await expect(records('AuthorizationCode').consume('code')).rejects.toThrow('used before');
    expect(ended).toEqual(['ana']);
    expect(await records('Grant').find('g')).toBeUndefined();
    expect(await records('RefreshToken').find('token')).toBeUndefined();
  });

  test('a session ends with its grants, and no other session ends', async () => {
    const authorizations = { spa: { grantId: 'g' } };
    await records('Session').upsert('one', { uid: 'u1', accountId: 'ana', authorizations }, 60);
    await records('Session').upsert('two', { uid: 'u2', accountId: 'ana' }, 60);
    await records('Grant').upsert('g', { accountId: 'ana' }, 60);
    await records('RefreshToken').upsert('token', { grantId: 'g', accountId: 'ana' }, 60);
    await endSession(store.db, 'u1');
    await endSession(store.db, 'u1');
    expect(await records('Session').findByUid('u1')).toBeUndefined();
    expect(await records('Grant').find('g')).toBeUndefined();
    expect(await records('RefreshToken').find('token')).toBeUndefined();
    expect(await records('Session').findByUid('u2')).toMatchObject({ accountId: 'ana' });
  });

  test('all sessions of one account end, and no other account’s', async () => {
    for (const accountId of ['ana', 'ben']) {
      for (const kind of ['Session', 'Grant', 'RefreshToken', 'AuthorizationCode']) {
        await records(kind).upsert(`${accountId} ${kind}`, { accountId }, 60);
      }
    }
    await endSessions(store.db, 'ana');
    const left = await store.db.selectFrom('issuer_record').select('account_id').execute();
    expect(left.map((row) => row.account_id)).toEqual(['ben', 'ben', 'ben', 'ben']);
  });

  test('the end of a grant is published with its account, and the end of other records is not', async () => {
    for (const kind of ['Grant', 'Session', 'Interaction']) {
      await records(kind).upsert('id', { accountId: 'ana' }, 60);
    }
    await records('Session').destroy('id');
    await records('Interaction').destroy('id');
    expect(ended).toEqual([]);
    await records('Grant').destroy('id');
    await records('Grant').destroy('id');
    expect(ended).toEqual(['ana']);
  });

  test('an expired record is removed', async () => {
    await records('Session').upsert('id', { uid: 'u' }, 60);
    await removeExpired(store.db, NOW + 60_001);
    expect(await records('Session').find('id')).toBeUndefined();
  });

  test('records can be destroyed, and revoked by their grant', async () => {
    const tokens = records('RefreshToken');
    await tokens.upsert('one', { grantId: 'g' }, 60);
    await tokens.upsert('two', { grantId: 'g' }, 60);
    await tokens.destroy('one');
    expect(await tokens.find('one')).toBeUndefined();
    await tokens.revokeByGrantId('g');
    expect(await tokens.find('two')).toBeUndefined();
  });

  function records(kind: string) {
    const usedBefore = () => new Error('used before');
    return issuerRecords({
      db: store.db,
      now: () => NOW,
      usedBefore,
      onAccessEnded: (accountId) => ended.push(accountId),
    })(kind);
  }
});
