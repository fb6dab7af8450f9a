import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRowsStatement } from './rows-statement.ts';
import { type OpenStore, STORES_UNDER_TEST } from './stores-under-test.ts';
import type { Database } from './tables.ts';

describe.each(STORES_UNDER_TEST)('a statement over rows on $name', ({ openEmpty }) => {
  let store: OpenStore;
  let db: Kysely<Database>;
  beforeEach(async () => {
    store = await openEmpty();
    ({ db } = store);
  });
  afterEach(() => store.close());

  test('is executed with the rows it is given, as often as there are so many of them', async () => {
    let timesWritten = 0;
    const list = createRowsStatement<{ name: string; age: number }>((rows) => {
      timesWritten += 1;
      const values = rows.map(
        ([name, age]) => sql`select cast(${name} as text) as name, cast(${age} as integer) as age`,
      );
      return sql`select * from (${sql.join(values, sql` union all `)}) as listed order by age`;
    });
    const [ana, ben, carl] = [['Ana', 31] as const, ['Ben', 22] as const, ['Carl', 27] as const];
    expect((await list(db, [ana, ben])).rows).toEqual([named(ben), named(ana)]);
    expect((await list(db, [carl, ana])).rows).toEqual([named(carl), named(ana)]);
    expect((await list(db, [carl])).rows).toEqual([named(carl)]);
    expect(timesWritten).toBe(2);
  });
});

function named([name, age]: readonly [string, number]) {
  return { name, age };
}
