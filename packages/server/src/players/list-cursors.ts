import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { GetSecretKey } from '../sign-in/secret-keys.ts';

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

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LONGEST_TOKEN = 200;

export function createListCursors(getSecretKey: GetSecretKey): ListCursors {
  return {
    seal: async ({ list, after }) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, await getSecretKey('list-cursors'), nonce);
      cipher.setAAD(Buffer.from(list));
      const sealed = Buffer.concat([cipher.update(after), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: async ({ text, list }) => {
      if (text.length > LONGEST_TOKEN || !/^[\w-]+$/.test(text)) return undefined;
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, await getSecretKey('list-cursors'), nonce);
      decipher.setAAD(Buffer.from(list));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
      } catch {
        return undefined;
      }
    },
  };
}
