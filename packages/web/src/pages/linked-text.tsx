import { isAddress } from './credits.ts';

/** A link where the address is one. */
export function LinkedText({
  text,
  address,
}: Readonly<{ text: string; address: string | undefined }>) {
  return address !== undefined && isAddress(address) ? <a href={address}>{text}</a> : text;
}
