import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { createRowsStatement } from './rows-statement.ts';
import type { Database } from './tables.ts';

describe.each(STORES_UNDER_TEST)('a statement over rows on $name', ({ openEmpty }) => {
  let store: OpenStore;
  let db: Kysely<Database>;
  beforeEach(async () => {
    store = await openEmpty();
    ({ db } = store);
  });
  afterEach(() => store.close());

  test('runs with the given rows, and its text is written once for each number of rows', async () => {
    let timesWritten = 0;
    const list = createRowsStatement<{ name: string; age: number }>((rows) => {
      timesWritten += 1;
      const values = rows.map(
        ([name, age]) => sql`select cast(${name} as text) as name, cast(${age} as integer) as age`,
      );
      return sql`${sql.join(values, sql` union all `)}`;
    });
    const [ana, ben, carl] = [['Ana', 31] as const, ['Ben', 22] as const, ['Carl', 27] as const];
    const listed = async (...rows: readonly (readonly [string, number])[]) =>
      (await list(db, rows)).rows.toSorted((a, b) => a.age - b.age);
    expect(await listed(ana, ben)).toEqual([named(ben), named(ana)]);
    expect(await listed(carl, ana)).toEqual([named(carl), named(ana)]);
    expect(await listed(ben, carl)).toEqual([named(ben), named(carl)]);
    expect(timesWritten).toBe(1);
    expect(await listed(carl)).toEqual([named(carl)]);
  });

  test('returns the number of changes in all rows', async () => {
    await sql`create table person (name text)`.execute(db);
    const insert = createRowsStatement((rows) => {
      const values = rows.map((row) => sql`(${sql.join(row)})`);
      return sql`insert into person (name) values ${sql.join(values)}`;
    });
    expect((await insert(db, [['Ana'], ['Ben'], ['Ben']])).changed).toBe(3n);
    const remove = createRowsStatement((rows) => {
      const names = rows.map(([name]) => sql`${name}`);
      return sql`delete from person where name in (${sql.join(names)})`;
    });
    expect((await remove(db, [['Ben'], ['Carl']])).changed).toBe(2n);
  });
});

function named([name, age]: readonly [string, number]) {
  return { name, age };
}
