/** PostgreSQL's code for two transactions that wait for each other. It ends one of the two. */
const DEADLOCK = '40P01';

const MAX_ATTEMPTS = 5;

/** Runs the transaction again after a deadlock. Throws the error of the last attempt. */
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
