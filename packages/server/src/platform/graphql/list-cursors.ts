import { openSealedText, sealText } from '../secrets/sealed-text.ts';
import type { GetSecretKey } from '../secrets/secret-keys.ts';

/** Where a list goes on, as clients carry it: sealed, so that they can neither read nor change it. */
export type ListCursors = Readonly<{
  seal: (place: Place) => Promise<string>;
  /** Where the list goes on; undefined if the token is not one of ours, or of another list. */
  open: (token: Readonly<{ text: string; list: string }>) => Promise<string | undefined>;
}>;

type Place = Readonly<{
  /** Which list with which filter it is: a token is good for that one only. */
  list: string;
  after: string;
}>;

const LONGEST_TOKEN = 200;

export function createListCursors(getSecretKey: GetSecretKey): ListCursors {
  const readKey = () => getSecretKey('list-cursors');
  return {
    seal: async ({ list, after }) => sealText(after, { key: await readKey(), purpose: list }),
    open: async ({ text, list }) =>
      text.length > LONGEST_TOKEN
        ? undefined
        : openSealedText(text, { key: await readKey(), purpose: list }),
  };
}
