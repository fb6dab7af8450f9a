import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/db/tables.ts';
import type { StoreUnderTest } from '../platform/stores-under-test.ts';
import { type IssuerUnderTest, openIssuer } from './issuer-under-test.ts';

/** An issuer on its own store, which is closed with it. */
export type StoredIssuer = IssuerUnderTest & Readonly<{ db: Kysely<Database> }>;

export const ana = { email: 'ana@example.com', password: 'wizard of ten' };

export async function openStoredIssuer(
  { openMigrated }: StoreUnderTest,
  about: Omit<NonNullable<Parameters<typeof openIssuer>[0]>, 'db'> = {},
): Promise<StoredIssuer> {
  const store = await openMigrated();
  const issuer = await openIssuer({ ...about, db: store.db });
  const close = async () => {
    await issuer.close();
    await store.close();
  };
  return { ...issuer, db: store.db, close };
}
