import { openSealedText, sealText } from '../secrets/sealed-text.ts';
import type { GetSecretKey } from '../secrets/secret-keys.ts';

/** Tokens for the next page of a list. They are sealed, so that clients can neither read nor change them. */
export type ListCursors = Readonly<{
  seal: (place: Place) => Promise<string>;
  /**
   * Returns the place where the next page begins; undefined for a token that is not ours or belongs to another list.
   */
  open: (token: Readonly<{ text: string; list: string }>) => Promise<string | undefined>;
}>;

type Place = Readonly<{
  /** Names the list and its filter. A token is valid for these only. */
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
