import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Sealing = Readonly<{
  key: Uint8Array;
  /** The purpose of the text. Text sealed for one purpose can't be opened for another. */
  purpose?: string;
}>;

/** Returns the text as characters for an address. Without the key they can be neither read nor changed. */
export function sealText(text: string, { key, purpose = '' }: Sealing): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Reads what {@link sealText} wrote. Undefined for anything that was not sealed with the key for the purpose. */
export function openSealedText(sealed: string, { key, purpose = '' }: Sealing): string | undefined {
  if (!/^[\w-]+$/.test(sealed)) return undefined;
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(content), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
