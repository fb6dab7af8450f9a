import { ok, refuse } from '@outoften/rules/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anEmail, aPassword, CHEAP_HASHING } from '../../../testing/identity/sign-in-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import {
  changePassword,
  createAccount,
  deleteAccount,
  findAccount,
  findOwner,
  openByPassword,
  openBySocialIdentity,
  type SocialIdentity,
} from './accounts.ts';
import { hashPassword } from './password.ts';

const NOW = 1_760_000_000_000;
const email = anEmail('ana@example.com');
const password = aPassword('wizard of ten');
const cost = CHEAP_HASHING;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('an account is opened by its password and no other', async () => {
    const id = await create();
    expect(await open('wizard of ten')).toEqual(ok(id));
    expect(await open('wizard of nine')).toEqual(refuse('wrong-credentials'));
    expect(await findAccount(store.db, id)).toEqual({ id, email, emailVerified: true });
  });

  test('no password opens an account that does not exist', async () => {
    expect(await open('wizard of ten')).toEqual(refuse('wrong-credentials'));
    expect(await findAccount(store.db, 'nobody')).toBeUndefined();
  });

  test('of twenty who prove one address at once, one gets the account', async () => {
    const passwordHash = await hashPassword(password, cost);
    const created = await Promise.all(
      Array.from({ length: 20 }, () =>
        createAccount(store.db, { email, passwordHash, isProven: true, now: NOW }),
      ),
    );
    expect(created.filter((one) => one.ok)).toHaveLength(1);
    expect(created.filter((one) => !one.ok)).toHaveLength(19);
    expect(await countAccounts()).toBe(1);
  });

  test('after a change only the new password opens the account', async () => {
    const id = await create();
    const passwordHash = await hashPassword(aPassword('a new one!'), cost);
    expect(await changePassword(store.db, { email, passwordHash, provenAt: NOW })).toBe(id);
    expect(await open('wizard of ten')).toEqual(refuse('wrong-credentials'));
    expect(await open('a new one!')).toEqual(ok(id));
    const other = anEmail('ben@example.com');
    expect(
      await changePassword(store.db, { email: other, passwordHash, provenAt: NOW }),
    ).toBeUndefined();
  });

  test('a social account always opens the same account', async () => {
    const id = await openSocial();
    expect(await openSocial({ email: anEmail('moved@example.com') })).toBe(id);
    expect(await countAccounts()).toBe(1);
  });

  test('two first visits at once make one account', async () => {
    const ids = await Promise.all([openSocial(), openSocial(), openSocial()]);
    expect(new Set(ids).size).toBe(1);
    expect(await countAccounts()).toBe(1);
  });

  test('two first visits at once with an unverified address make one account', async () => {
    const unverified = { emailVerified: false };
    const ids = await Promise.all([openSocial(unverified), openSocial(unverified)]);
    expect(new Set(ids).size).toBe(1);
    expect(await countAccounts()).toBe(1);
  });

  test('an address that the provider has verified opens its owner’s account', async () => {
    const id = await create();
    expect(await openSocial()).toBe(id);
    expect(await open('wizard of ten')).toEqual(ok(id));
  });

  test('an unverified address opens no existing account, and does not lock its owner out', async () => {
    const id = await create();
    const stranger = await openSocial({ emailVerified: false });
    expect(stranger).not.toBe(id);
    expect(await findAccount(store.db, stranger)).toMatchObject({ emailVerified: false });
    expect(await open('wizard of ten')).toEqual(ok(id));
    await deleteAccount(store.db, id);
    expect(await findOwner(store.db, email)).toBeUndefined();
    await create();
    expect(await findOwner(store.db, email)).toBeDefined();
  });

  test('a password makes an account the owner of its address, also without proof by mail', async () => {
    const id = await create({ isProven: false });
    expect(await findAccount(store.db, id)).toMatchObject({ emailVerified: false });
    expect(await open('wizard of ten')).toEqual(ok(id));
    expect(await findOwner(store.db, email)).toBeDefined();
    const passwordHash = await hashPassword(password, cost);
    const again = { email, passwordHash, isProven: true, now: NOW };
    expect(await createAccount(store.db, again)).toEqual(refuse('email-taken'));
  });

  test('the code for a new password proves the address', async () => {
    const id = await create({ isProven: false });
    const passwordHash = await hashPassword(aPassword('a new one!'), cost);
    await changePassword(store.db, { email, passwordHash, provenAt: NOW });
    expect(await findAccount(store.db, id)).toMatchObject({ emailVerified: true });
  });

  test('a password on an unproved address is removed once the owner proves the address', async () => {
    const id = await create({ isProven: false });
    const record = { grant_id: null, session_uid: null, consumed_at: null, expires_at: NOW };
    await store.db
      .insertInto('issuer_record')
      .values({ id_hash: 'x', kind: 'Session', payload: '{}', account_id: id, ...record })
      .execute();
    expect(await openSocial()).toBe(id);
    expect(await open('wizard of ten')).toEqual(refuse('wrong-credentials'));
    expect(await findAccount(store.db, id)).toMatchObject({ emailVerified: true });
    expect(await store.db.selectFrom('issuer_record').select('kind').execute()).toEqual([]);
  });

  test('no password opens an account without one', async () => {
    await openSocial();
    expect(await open('wizard of ten')).toEqual(refuse('wrong-credentials'));
  });

  test('a deleted account is removed with its credentials', async () => {
    const id = await create();
    await openSocial();
    await deleteAccount(store.db, id);
    expect(await findAccount(store.db, id)).toBeUndefined();
    expect(await open('wizard of ten')).toEqual(refuse('wrong-credentials'));
    expect(await openSocial()).not.toBe(id);
  });

  async function create({ isProven = true } = {}) {
    const passwordHash = await hashPassword(password, cost);
    const created = await createAccount(store.db, { email, passwordHash, isProven, now: NOW });
    return created.ok ? created.value : expect.unreachable(created.refusal);
  }

  function open(typed: string) {
    return openByPassword(store.db, { email, password: aPassword(typed), cost });
  }

  async function openSocial(about: Partial<SocialIdentity> = {}) {
    const identity = {
      issuer: 'https://social.example',
      subject: 'ana-elsewhere',
      email,
      emailVerified: true,
      ...about,
    };
    const { accountId } = await openBySocialIdentity(store.db, { identity, now: NOW });
    return accountId;
  }

  async function countAccounts() {
    return (await store.db.selectFrom('account').select('id').execute()).length;
  }
});
