import * as v from 'valibot';

/** What the browser went to the issuer for, to be known again by its state. */
export type Errand = Readonly<
  { type: 'sign-in'; state: string; verifier: string } | { type: 'sign-out'; state: string }
>;

export type ErrandStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const ERRAND_KEY = 'out-of-ten.errand';

const errandSchema = v.variant('type', [
  v.object({ type: v.literal('sign-in'), state: v.string(), verifier: v.string() }),
  v.object({ type: v.literal('sign-out'), state: v.string() }),
]);

/** Throws what a storage that refuses throws: nobody could be known again. */
export function keepErrand(storage: ErrandStorage, errand: Errand): void {
  storage.setItem(ERRAND_KEY, JSON.stringify(errand));
}

/** Each errand is good for one return. Undefined if there is none. */
export function takeErrand(storage: ErrandStorage): Errand | undefined {
  try {
    const text = storage.getItem(ERRAND_KEY);
    storage.removeItem(ERRAND_KEY);
    return text === null ? undefined : v.parse(errandSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
