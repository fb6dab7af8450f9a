/** PostgreSQL's code where two transactions wait for each other; it ends one of them. */
const DEADLOCK = '40P01';

const MAX_ATTEMPTS = 5;

/** Runs the transaction again if it and another one waited for each other; throws what the last attempt threw. */
export async function retryDeadlocks<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact();
    } catch (error) {
      const isDeadlock = (error as Readonly<{ code?: unknown }> | null)?.code === DEADLOCK;
      if (!isDeadlock || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
