import { isAddress } from './credits.ts';

/** Shows the text as a link if it has a valid address. */
export function LinkedText({
  text,
  address,
}: Readonly<{ text: string; address: string | undefined }>) {
  return address !== undefined && isAddress(address) ? <a href={address}>{text}</a> : text;
}
